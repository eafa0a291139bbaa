"""The rules of Rivals: Shazam! vs. Black Adam."""

from archrivals.engine.language.ledger import BoxRules, Rule

RULES = BoxRules(
    mark="SB",
    holds="""
        S1 S2 S3 S4 S9 S12 S13
        T1 T2 T3 T4 T5 T6 T7 T8 T9
        E1 E2
        G1 G3 G4 G5 G8
        D1 D2 D3 D4 D5 D6 D7 D8
        R1 R2 R3 R4
        A1 A2 A4 A5 A8 A9 A10
        F2 F3 F4 F5 F6 F8 F9 F10 F13 F14 F15
        K1 K2 K3 K7 K8 K9
        W1 W2 W4 W5 W6
        X3 X4 X5 X6
        Q1 Q2 Q3 Q4 Q5 Q6 Q7 Q8 Q9 Q10 Q11 Q13 Q14 Q15 Q16 Q17 Q18 Q19 Q21 Q23 Q24 Q25 Q34 Q35 Q36
        Q37 Q38 Q39 Q41
    """,
    own=(
        Rule(
            "C-famine",
            "Famine: destroy from the Line-Up, card by card, until four remain; it refills only to four until the end of the turn of the player to the right (Q34).",
        ),
        Rule(
            "C-word-of-power",
            "Word of Power: the choice is made when it is played, before other cards; returned to its stack, it is no longer controlled. Played as an Assist, it offers both halves to the active player, who gets all benefits of its text (K5).",
        ),
        Rule("C-psycho-pirate", "Psycho-Pirate: the attacker chooses the card."),
        Rule("C-black-adam-9", "Black Adam, Level 1: defeating a Character triggers it (Q36)."),
        Rule(
            "C-black-adam-12", "Black Adam, Level 2: twice a turn at most, once per discarded type."
        ),
        Rule(
            "C-the-wizard",
            "The Wizard: gains one Word of Power into hand, wherever one lies: on its stack, or (in mixtures) in Line-Up or destroyed pile.",
        ),
        Rule(
            "C-the-sins", "The Sins: most of the seven carry K9's text, a Weakness for the gainer."
        ),
    ),
    cards="Specific Card Clarifications",
    places={
        "S1": ("1. Your Character Stack and Starting Deck", "5. First Player"),
        "S2": ("2. The Main Deck",),
        "S3": ("3. The Line-Up", "4. The Stacks"),
        "S4": ("4. The Stacks",),
        "S9": ("1. Your Character Stack and Starting Deck", "Oversized Character Cards"),
        "S12": ("1. Your Character Stack and Starting Deck", "5. First Player"),
        "S13": ("1. Your Character Stack and Starting Deck",),
        "T2": ("Gameplay", "Confronting Your Opponent"),
        "T3": ("Order of Playing Your Cards",),
        "T4": ("Gameplay",),
        "T5": ("Gameplay",),
        "T6": ("Confronting Your Opponent",),
        "T8": ("Gameplay",),
        "T9": ("Ending Your Turn",),
        "E1": ("End of Turn", "Ending Your Turn"),
        "E2": ("End of Turn", "Ending Your Turn"),
        "G1": ("End of Game",),
        "G3": ("End of Game",),
        "G4": ("End of Game",),
        "G5": ("End of Game",),
        "G8": ("End of Game",),
        "D1": ("Shuffling Your Deck",),
        "D2": ("Discarding Cards",),
        "D3": ("Destroying Cards",),
        "D4": ("Gaining Cards",),
        "D5": ("Gameplay",),
        "D6": ("Resolving Card Abilities",),
        "D7": ("Resolving Card Abilities",),
        "D8": ("Controlling Cards",),
        "R2": ("Resolving Card Abilities",),
        "R3": ("Resolving Card Abilities",),
        "A1": ("Attack and Defense",),
        "A2": ("Attack and Defense",),
        "A4": ("Attack and Defense",),
        "A5": ("Attack and Defense",),
        "A8": ("Attack and Defense",),
        "A10": ("Resolving Card Abilities", "Attack and Defense"),
        "F2": ("Block",),
        "F3": ("Confronting Your Opponent", "Block"),
        "F4": ("Confronting Your Opponent",),
        "F5": ("Block",),
        "F6": ("Confronting Your Opponent", "Resolving Card Abilities"),
        "F8": ("Block",),
        "F9": ("Block",),
        "F15": ("Block",),
        "K2": ("Ongoing",),
        "K3": ("Ongoing",),
        "K7": ("Ongoing",),
        "K8": ("Payment Abilities",),
        "K9": ("When You Gain This",),
        "W1": ("Weakness",),
        "W2": ("Weakness",),
        "W4": ("Weakness",),
        "W5": ("Weakness",),
        "W6": ("Weakness",),
        "X3": ("Combining with other Rivals games",),
        "X4": ("Combining with other Rivals games",),
        "X5": ("Combining Sets",),
        "X6": ("Combining Sets", "Resolving Card Abilities"),
        "C-the-sins": ("When You Gain This",),
        "Q4": ("End of Game",),
        "Q9": ("Ending Your Turn",),
        "Q13": ("Ending Your Turn",),
        "Q14": ("End of Game",),
        "Q15": ("Specific Card Clarifications",),
        "Q21": ("Gameplay",),
        "Q23": ("Block",),
        "Q24": ("Block",),
        "Q25": ("Confronting Your Opponent", "Weakness"),
        "Q34": ("Specific Card Clarifications",),
        "Q35": ("Weakness",),
        "Q36": ("Gaining Cards",),
        "Q37": ("Shuffling Your Deck",),
        "Q38": ("Combining Sets", "Combining with other Rivals games"),
        "Q41": ("Combining with other Rivals games",),
    },
)
