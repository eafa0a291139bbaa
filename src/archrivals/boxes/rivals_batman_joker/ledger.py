"""The rules of Rivals: Batman vs. The Joker."""

from archrivals.engine.language.ledger import BoxRules, Rule

RULES = BoxRules(
    mark="BJ",
    holds="""
        S1 S2 S3 S4 S9 S12
        T1 T2 T3 T4 T5 T6 T7 T8 T9
        E1 E2
        G1 G3 G4 G5 G7
        D1 D2 D3 D4 D5 D6 D8
        R1 R2 R3 R4
        A1 A2 A4 A5 A9 A10
        F2 F3 F4 F5 F6 F9 F10 F13 F14 F15
        K1 K2 K3
        W1 W2 W3
        X2 X3 X4 X6
        Q1 Q2 Q3 Q4 Q5 Q6 Q7 Q8 Q9 Q10 Q11 Q13 Q14 Q15 Q16 Q17 Q18 Q19 Q20 Q21 Q23 Q24 Q25 Q36 Q37
        Q38 Q39 Q41
    """,
    own=(
        Rule(
            "C-black-canary",
            "Black Canary: the extra 3 Power comes the moment the last Villain leaves the Line-Up, bought, gained or destroyed, with or without a Confrontation: the book speaks of buying, which a Confrontation turn forbids (T6), so one list that limits it to Confrontations cannot be right.",
        ),
        Rule(
            "C-lucius-fox",
            "Lucius Fox: not a Block; used only when Attacked; +1 cost means nothing unless Confronted.",
        ),
        Rule("C-poison-ivy", "Poison Ivy: Blocks cannot be played to dodge the discard (F15)."),
        Rule("C-batman-15", "Batman, Level 3: +1 Power for each listed card, not for each pair."),
        Rule(
            "C-the-joker-15",
            "The Joker, Level 3: +1 Power for each listed card, not for each pair.",
        ),
        Rule(
            "C-red-hood",
            'Red Hood: "succeed" means defeating the Character this turn, whenever Red Hood was played; two cards in all from hand and discard pile; no card is played afterwards (F13).',
        ),
        Rule(
            "C-the-riddler",
            "The Riddler: if the next card is chosen, the top card of the main deck goes back on top.",
        ),
        Rule(
            "C-scarecrow",
            "Scarecrow: only his first sentence is the Attack: avoiding it leaves his Power.",
        ),
        Rule(
            "C-worlds-greatest-detective",
            "World's Greatest Detective: may be revealed for every Attack, returns to hand.",
        ),
    ),
    cards="Specific Card Clarifications",
    places={
        "S1": ("1. Your Character and Starting Deck", "Gameplay"),
        "S2": ("2. The Main Deck",),
        "S3": ("3. The Line-Up",),
        "S4": ("3. The Line-Up",),
        "S9": ("1. Your Character and Starting Deck", "Oversized Character Cards"),
        "S12": ("1. Your Character and Starting Deck", "Gameplay"),
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
        "G1": ("End of Game",),
        "G3": ("End of Game",),
        "G4": ("End of Game",),
        "G5": ("End of Game",),
        "G7": ("End of Game",),
        "D1": ("Shuffling Your Deck",),
        "D3": ("Destroying Cards",),
        "D4": ("Gaining Cards",),
        "D5": ("Gameplay",),
        "R1": ("Resolving Card Abilities",),
        "R2": ("Resolving Card Abilities",),
        "R3": ("Resolving Card Abilities",),
        "A1": ("Attacks and Defenses",),
        "A2": ("Attacks and Defenses",),
        "A4": ("Attacks and Defenses", "Specific Card Clarifications"),
        "A5": ("Weakness",),
        "A9": ("Confronting Your Opponent",),
        "F2": ("Confronting Your Opponent", "Blocks"),
        "F3": ("Confronting Your Opponent", "Blocks"),
        "F4": ("Confronting Your Opponent",),
        "F5": ("Blocks",),
        "F6": ("Confronting Your Opponent",),
        "F9": ("Blocks",),
        "F10": ("Confronting Your Opponent",),
        "F13": ("Specific Card Clarifications",),
        "F15": ("Blocks", "Specific Card Clarifications"),
        "K1": ("Setup for Your First Game",),
        "K2": ("Locations",),
        "K3": ("Locations",),
        "W1": ("Weakness",),
        "W2": ("Weakness",),
        "W3": ("Weakness",),
        "Q2": ("Ending Your Turn", "End of Turn"),
        "Q14": ("End of Game",),
        "Q20": ("Locations",),
        "Q21": ("Confronting Your Opponent",),
        "Q23": ("Confronting Your Opponent", "Blocks"),
        "Q24": ("Blocks",),
        "Q25": ("Confronting Your Opponent",),
        "Q36": ("Gaining Cards",),
        "Q37": ("Shuffling Your Deck",),
    },
)
