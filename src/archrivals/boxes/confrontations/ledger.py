"""The rules of Confrontations."""

from archrivals.engine.language.ledger import BoxRules, Rule

RULES = BoxRules(
    mark="CF",
    holds="""
        S1 S2 S3 S4 S8 S9 S10 S11 S13
        T1 T2 T3 T4 T5 T6 T7 T8 T9
        E1 E2 E3
        G1 G3 G4 G5 G7
        D1 D2 D3 D4 D5 D6 D8
        R1 R2 R3 R4
        A1 A3 A4 A5 A9 A10
        F1 F2 F3 F4 F5 F6 F7 F9 F10 F11 F12 F13 F14 F15
        K1 K2 K3 K5 K6
        W1 W2 W3
        V1 V2 V3 V4 V5
        X2 X5 X6
        Q1 Q2 Q3 Q4 Q5 Q6 Q7 Q8 Q9 Q10 Q11 Q13 Q14 Q15 Q16 Q17 Q18 Q19 Q20 Q21 Q22 Q23 Q24 Q25 Q26
        Q27 Q28 Q29 Q30 Q36 Q37 Q38 Q39 Q40 Q41
    """,
    own=(
        Rule("C-artemis", "Artemis: a Block discarded to her has no effect (F15)."),
        Rule("C-cold-breath", "Cold Breath: destroy in none to all three of its zones."),
        Rule(
            "C-etrigan",
            'Etrigan: the discarded card counts itself; "your discard pile" is that of whoever discards it.',
        ),
        Rule(
            "C-orion",
            'Orion: the discarded card counts itself; "your discard pile" is that of whoever discards it.',
        ),
        Rule(
            "C-illusions",
            "Illusions: the choice comes right after the draw, and is the confronter's.",
        ),
        Rule("C-klarion", "Klarion: Super Powers already played this turn do not count."),
        Rule("C-mera", "Mera: her Power is fixed when played."),
        Rule("C-steve-trevor", "Steve Trevor: he may discard himself as the price."),
        Rule("C-donna-troy", "Donna Troy: she may discard herself as the price."),
        Rule("C-scientific-genius", "Scientific Genius: a Weakness in hand counts −1."),
        Rule(
            "C-superboy",
            "Superboy: a card played again stays in play once, and all effects of its first play remain (R4).",
        ),
        Rule(
            "C-metallo",
            "Metallo: a card played again stays in play once, and all effects of its first play remain (R4).",
        ),
        Rule(
            "C-themyscira",
            "Themyscira: counts Blocks discarded by any effect, but only from hand (so not through Amnesty Bay).",
        ),
        Rule("C-lex-luthor-12", "Lex Luthor, Level 2: a teammate's Assist gives him nothing (K5)."),
        Rule(
            "C-zatanna-zatara-15",
            "Zatanna Zatara, Level 3: for a Hero she plays as an Assist it is she who may discard, from her own deck.",
        ),
        Rule("C-the-others", "The Others: counts itself, so at least one card is drawn."),
        Rule("C-superman-12", "Superman, Level 2: once a turn, even if still under five cards."),
        Rule(
            "C-circe-12",
            "Circe, Level 2: needs a Confrontation; the played card's Confrontation effect resolves first, then the choice.",
        ),
    ),
    cards="Specific Card Clarifications",
    places={
        "S1": ("1. Your Character and Starting Deck", "Gameplay"),
        "S2": ("2. The Main Deck",),
        "S3": ("3. The Line-Up", "4. The Stacks"),
        "S4": ("4. The Stacks", "Contents"),
        "S8": ("1. Your Character and Starting Deck", "Character Symbols"),
        "S9": ("1. Your Character and Starting Deck", "Oversized Character Cards"),
        "S10": ("Gameplay",),
        "S11": ("Gameplay",),
        "S13": ("1. Your Character and Starting Deck",),
        "T1": ("Turn Sequence", "Confronting Your Opponent"),
        "T2": ("Confronting Your Opponent",),
        "T3": ("Order of Playing Your Cards",),
        "T4": ("Gameplay", "Order of Playing Your Cards"),
        "T5": ("Gameplay",),
        "T6": ("Confronting Your Opponent",),
        "T7": ("Gameplay",),
        "T8": ("Gameplay",),
        "T9": ("Ending Your Turn",),
        "E1": ("End of Turn", "Ending Your Turn"),
        "E2": ("End of Turn", "Ending Your Turn"),
        "E3": ("Assist",),
        "G1": ("End of Game",),
        "G3": ("End of Game",),
        "G4": ("End of Game",),
        "G5": ("End of Game",),
        "G7": ("End of Game",),
        "D1": ("Shuffling Your Deck",),
        "D2": ("Discarding Cards",),
        "D3": ("Destroying Cards",),
        "D4": ("Gaining Cards",),
        "D5": ("Gameplay",),
        "R1": ("Resolving Card Abilities",),
        "R2": ("Resolving Card Abilities",),
        "R3": ("Resolving Card Abilities", "Confronting Your Opponent"),
        "R4": ("Specific Card Clarifications",),
        "A1": ("Attacks and Defenses",),
        "A3": ("Attacks and Defenses",),
        "A4": ("Attacks and Defenses",),
        "A5": ("Weakness",),
        "A9": ("Confronting Your Opponent",),
        "F1": ("Confronting Your Opponent",),
        "F2": ("Confronting Your Opponent", "Blocks"),
        "F3": ("Confronting Your Opponent", "Blocks"),
        "F4": ("Confronting Your Opponent",),
        "F5": ("Blocks",),
        "F6": ("Confronting Your Opponent",),
        "F7": ("Blocks",),
        "F9": ("Blocks",),
        "F10": ("Confronting Your Opponent",),
        "F11": ("Oversized Character Cards",),
        "F12": ("Specific Card Clarifications",),
        "F14": ("Blocks",),
        "F15": ("Specific Card Clarifications",),
        "K1": ("Types of Cards",),
        "K2": ("Locations",),
        "K3": ("Locations",),
        "K5": ("Assist",),
        "K6": ("Assist",),
        "W1": ("Weakness",),
        "W2": ("Weakness",),
        "W3": ("Weakness", "Gameplay"),
        "V1": ("2- and 3-Player Variants",),
        "V2": ("2- and 3-Player Variants",),
        "V3": ("2- and 3-Player Variants",),
        "V4": ("2- and 3-Player Variants",),
        "V5": ("2- and 3-Player Variants",),
        "X2": ("Mixing Confrontations with Rivals",),
        "X5": ("Mixing Confrontations with Rivals",),
        "C-lex-luthor-12": ("Assist",),
        "C-zatanna-zatara-15": ("Assist",),
        "Q9": ("Specific Card Clarifications",),
        "Q14": ("End of Game",),
        "Q20": ("Locations", "Specific Card Clarifications"),
        "Q21": ("Confronting Your Opponent",),
        "Q22": ("Confronting Your Opponent",),
        "Q23": ("Confronting Your Opponent",),
        "Q24": ("Blocks",),
        "Q25": ("Confronting Your Opponent",),
        "Q26": ("Specific Card Clarifications",),
        "Q27": ("Assist",),
        "Q28": ("Attacks and Defenses",),
        "Q29": ("2- and 3-Player Variants",),
        "Q30": ("2- and 3-Player Variants",),
        "Q36": ("Gaining Cards",),
        "Q37": ("Shuffling Your Deck",),
        "Q38": ("Mixing Confrontations with Rivals",),
        "Q41": ("Mixing Confrontations with Rivals",),
    },
)
