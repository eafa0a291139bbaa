"""The rules of the original set."""

from archrivals.engine.language.ledger import BoxRules, Rule

RULES = BoxRules(
    mark="OS",
    like="heroes-unite",
    steps=(
        (
            "original-rules",
            ("B1", "B2"),
            "You play the original set like Heroes Unite. The cards and a few numbers differ.",
        ),
        (
            "original-start",
            ("B3", "B4"),
            "{first_villain} is the first Super-Villain. If a player has The Flash, that player begins.",
        ),
    ),
    own=(
        Rule(
            "B1",
            "Play the original set by the rules of Heroes Unite. The rows of this part say what differs; they come from its cards, for we have no rulebook of it.",
        ),
        Rule(
            "B2",
            "Its numbers, in place of those in S2 and S4: a main deck of 114 cards, 16 Kick and 20 Weakness. It has seven Super Heroes and twelve Super-Villains.",
        ),
        Rule(
            "B3",
            "Ra's al Ghul takes the place that Vandal Savage has in S6: he starts face up on top of the Super-Villain stack. He has no First Appearance Attack.",
        ),
        Rule(
            "B4",
            "The player of The Flash takes the first turn, whatever S7 says. Where no player has The Flash, the first player is random.",
        ),
    ),
)
