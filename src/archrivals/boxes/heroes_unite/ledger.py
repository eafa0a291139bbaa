"""The rules of Heroes Unite."""

from archrivals.engine.language.ledger import BoxRules, Rule

RULES = BoxRules(
    mark="HU",
    holds="""
        S1 S2 S3 S4 S5 S6 S7
        T1 T3 T4 T5 T7 T8 T9
        E1 E2
        G1 G2 G4 G6
        D1 D2 D3 D4 D5 D6 D8
        R1 R2 R4 R5
        A1 A2 A4 A5 A6 A7 A10
        F10
        K1 K2 K3 K4 K10 K11
        W1 W2 W3
        H1 H2 H3
        X1 X6
        Q1 Q2 Q3 Q4 Q5 Q6 Q7 Q8 Q9 Q10 Q11 Q12 Q13 Q14 Q15 Q16 Q17 Q18 Q19 Q20 Q31 Q32 Q33 Q36 Q37
        Q38 Q39 Q42
    """,
    own=(
        Rule(
            "C-amazo",
            "Amazo: what a card did at its first play stays when it is played again (R4).",
        ),
        Rule(
            "C-arkillo",
            "Arkillo: every player decides on Defense before the hidden values are told (A7).",
        ),
        Rule(
            "C-nekron",
            "Nekron: every player decides on Defense before the hidden values are told (A7).",
        ),
        Rule(
            "C-booster-gold",
            'Booster Gold: a Defense card is one bearing "Defense:" (A1), and "avoid" means by using one.',
        ),
        Rule(
            "C-hero-of-the-future",
            'Hero of the Future: a Defense card is one bearing "Defense:" (A1), and "avoid" means by using one.',
        ),
        Rule(
            "C-black-lantern-corps",
            "Black Lantern Corps: no Weakness is gained where the stack is out or the Attack was avoided.",
        ),
        Rule("C-deadman", "Deadman: two cards in all, from hand, discard pile or one each."),
        Rule(
            "C-granny-goodness",
            "Granny Goodness: the card taken out of the Line-Up cannot be bought or gained this turn.",
        ),
        Rule(
            "C-graves",
            "Graves: all players lay a card face down before any is shown; one player at most draws; a tie for highest draws for nobody.",
        ),
        Rule("C-mr-zsasz", "Mr. Zsasz: zero is even (K10)."),
        Rule(
            "C-red-tornado",
            "Red Tornado: the ability is used at a moment of one's choice in the turn.",
        ),
        Rule("C-batgirl", "Batgirl: the ability is used at a moment of one's choice in the turn."),
        Rule(
            "C-shazam",
            "Shazam! (Super Power): a revealed Location does nothing, for it is back on the main deck before it could.",
        ),
        Rule(
            "C-shazam-super-hero", "Shazam! (Super Hero): 4 Power may be paid several times a turn."
        ),
        Rule(
            "C-star-sapphire-power-ring",
            "Star Sapphire Power Ring: a revealed Weakness has no type, and with one revealed neither card is drawn.",
        ),
        Rule("C-skeets", "Skeets: a card that triggers it resolves in full first (R2)."),
        Rule(
            "C-nightwing",
            "Nightwing: a card that triggers the ability resolves in full first (R2).",
        ),
        Rule(
            "C-apokolips", "Apokolips: a revealed Super-Villain is a Villain (K4), so it is drawn."
        ),
        Rule("C-power-rings", "Power Rings: a card is one by the words in its name (K10)."),
        Rule(
            "C-white-lantern-power-battery",
            "White Lantern Power Battery: a card is a Power Ring by the words in its name (K10).",
        ),
        Rule(
            "C-kyle-rayner", "Kyle Rayner: a card is a Power Ring by the words in its name (K10)."
        ),
        Rule("C-manhunter", "Manhunter: a card is a Manhunter by the words in its name (K10)."),
    ),
    cards="Specific Cards",
    places={
        "S1": ("1. DC Comics Super Heroes and Starting", "Gameplay"),
        "S2": ("2. The Main Deck",),
        "S4": ("Contents",),
        "S5": ("1. DC Comics Super Heroes and Starting", "DC Comics Super Heroes"),
        "S6": ("3. The Super-Villain Stack",),
        "S7": ("Gameplay",),
        "T3": ("Order of Playing Your Cards",),
        "T4": ("Gameplay", "Order of Playing Your Cards"),
        "T5": ("Gameplay",),
        "T7": ("Gameplay",),
        "T8": ("Gameplay",),
        "T9": ("Ending Your Turn",),
        "E1": ("End of Turn", "Ending Your Turn"),
        "E2": ("End of Turn", "Ending Your Turn"),
        "G1": ("End of Game",),
        "G2": ("End of Game",),
        "G4": ("End of Game",),
        "G6": ("End of Game",),
        "D1": ("Shuffling Your Deck",),
        "D3": ("Destroying Cards",),
        "D4": ("Gaining Cards",),
        "D5": ("Gameplay",),
        "R1": ("Resolving Card Abilities",),
        "R2": ("Resolving Card Abilities",),
        "R4": ("Specific Cards",),
        "R5": ("Combining Sets", "The Super-Villains"),
        "A1": ("Attacks and Defenses",),
        "A2": ("Attacks and Defenses",),
        "A4": ("Attacks and Defenses",),
        "A5": ("Weakness",),
        "A6": ("The Super-Villains", "Super-Villain Cards in Your Deck"),
        "A7": ("Specific Cards",),
        "A10": ("The Super-Villains",),
        "K1": ("Types of Cards",),
        "K2": ("Locations",),
        "K3": ("Locations",),
        "K4": ("The Super-Villains",),
        "K10": ("Specific Cards",),
        "K11": ("DC Comics Super Heroes",),
        "W1": ("Weakness",),
        "W2": ("Weakness",),
        "W3": ("Weakness",),
        "H1": ("Variant Games",),
        "H2": ("Variant Games",),
        "H3": ("Variant Games",),
        "X1": ("Combining Sets",),
        "C-skeets": ("Resolving Card Abilities",),
        "C-nightwing": ("Resolving Card Abilities",),
        "C-apokolips": ("The Super-Villains",),
        "Q1": ("Ending Your Turn", "End of Turn"),
        "Q2": ("Ending Your Turn",),
        "Q7": ("DC Comics Super Heroes",),
        "Q9": ("End of Turn",),
        "Q12": ("The Super-Villains",),
        "Q14": ("End of Game",),
        "Q15": ("Specific Cards",),
        "Q20": ("Locations",),
        "Q31": ("Variant Games",),
        "Q32": ("Variant Games",),
        "Q33": ("Variant Games",),
        "Q36": ("Gaining Cards",),
        "Q37": ("Shuffling Your Deck",),
        "Q38": ("Combining Sets",),
        "Q42": ("Combining Sets",),
    },
)
