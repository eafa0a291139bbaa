"""The chapters of a box's rules page in playing order: what players read, and the rows behind it.

A step is one sentence or two for players; its ``rules`` are the rows of the ledger that it
summarizes. A chapter also names every row that belongs to it, so that each row stands in one chapter.
The English words are here; other languages have theirs in ``pages.json`` next to their rules.
"""

from __future__ import annotations

from typing import Final, Literal

from archrivals.boxes.ledger import BOX_RULES, LEDGER, ids_of
from archrivals.engine.records import record, replaced

PictureName = Literal["", "table", "turn", "attack", "confrontation"]


@record
class Step:
    """A sentence or two for players.

    It is for the boxes in which all of ``needs``, or else all of ``rules``, hold and none of
    ``unless`` does. ``text`` may name numbers and cards of the box in braces: ``main``, ``stack``, ``stacks``,
    ``weaknesses`` and ``first_villain``.
    """

    id: str
    rules: tuple[str, ...]
    text: str
    needs: tuple[str, ...] = ()
    unless: tuple[str, ...] = ()

    def is_for(self, held: frozenset[str]) -> bool:
        """Return whether it is for a box in which these rules hold."""
        return held.issuperset(self.needs or self.rules) and held.isdisjoint(self.unless)


@record
class Chapter:
    """A part of the page: its steps, a picture, and the ids of the rows behind it."""

    id: str
    title: str
    steps: tuple[Step, ...]
    rows: tuple[str, ...]
    picture: PictureName = ""


CHAPTERS: Final = (
    Chapter(
        "original",
        "What is different here",
        tuple(Step(*step) for rules in BOX_RULES.values() for step in rules.steps),
        tuple(rule.id for rules in BOX_RULES.values() for rule in rules.own if rule.part != "C"),
    ),
    Chapter(
        "setup",
        "Setting up",
        (
            Step(
                "setup-deck",
                ("S1",),
                "Each player takes seven Punch and three Vulnerability, shuffles these ten cards and draws five of them.",
            ),
            Step(
                "setup-hero",
                ("S5", "K11"),
                "Each player also gets a Super Hero. You may use its ability from your first turn on.",
            ),
            Step(
                "setup-teams",
                ("S8", "S10", "S11"),
                "Two Super Heroes play as a team against two Super-Villains. Turns alternate between the teams, and teammates may show each other their hands.",
            ),
            Step(
                "setup-rivals",
                ("S12",),
                "Two players face each other, each with one Character of the box's title.",
            ),
            Step(
                "setup-levels",
                ("S9",),
                "Each Character has three Levels, with costs 9, 12 and 15. They lie in a stack, and only the top card works.",
            ),
            Step(
                "setup-market",
                ("S2", "S3", "S4"),
                "Shuffle the main deck of {main} cards and lay its top five cards face up as the Line-Up. Place the stack of {stack} ({stacks} cards) and the stack of Weakness ({weaknesses} cards) next to it.",
            ),
            Step(
                "setup-villains",
                ("S6",),
                "Place eight Super-Villains in a stack: {first_villain} face up on top, the others face down.",
            ),
            Step(
                "setup-first",
                ("S7", "S10", "S12"),
                "A random player takes the first turn.",
                needs=("T1",),
                unless=("B4",),
            ),
        ),
        (
            *("S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9", "S10", "S11", "S12", "S13"),
            *("K1", "Q13"),
        ),
        "table",
    ),
    Chapter(
        "turn",
        "Your turn",
        (
            Step(
                "turn-choice",
                ("T2", "T6"),
                "Decide before you play a card: either you buy cards in this turn, or you Confront a foe. You cannot do both.",
            ),
            Step(
                "turn-play",
                ("T3",),
                "Play cards from your hand in any order. Do what each card says at once, and add up your Power.",
            ),
            Step(
                "turn-buy",
                ("T4", "T9"),
                "Spend your Power on cards of the Line-Up and on {stack}. You may buy several cards, and play more cards after buying. Empty slots stay empty until your turn ends.",
            ),
            Step(
                "turn-bought",
                ("T5",),
                "A card that you buy goes to your discard pile. You can draw it after your next shuffle.",
            ),
            Step(
                "turn-free",
                ("T8",),
                "You never have to play a card or to spend your Power.",
                unless=("W4",),
            ),
        ),
        (
            *("T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8", "T9"),
            *("Q6", "Q7", "Q17", "Q19", "Q21"),
        ),
        "turn",
    ),
    Chapter(
        "cards",
        "Cards and piles",
        (
            Step(
                "cards-shuffle",
                ("D1",),
                "If you need a card and your deck is empty, shuffle your discard pile. It is your new deck.",
            ),
            Step(
                "cards-gain",
                ("D4",),
                "A card that you gain by a text costs nothing. It goes to your discard pile, unless the text names another place.",
            ),
            Step(
                "cards-destroy",
                ("D3",),
                "A card that is destroyed leaves the game.",
                unless=("W4",),
            ),
            Step(
                "cards-destroy-back",
                ("D3",),
                "A card that is destroyed leaves the game. Only a Weakness or {stack} goes back to its stack.",
                needs=("D3", "W4"),
            ),
            Step(
                "cards-location",
                ("K2",),
                "A Location stays in front of you when you have played it, and works turn after turn.",
            ),
            Step(
                "cards-order",
                ("R2",),
                "Finish the text of a card before you resolve what it triggers.",
            ),
        ),
        (
            *("D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8"),
            *("K2", "K3", "K7", "K8", "K9", "K10", "K11", "R1", "R2", "R4"),
            *("Q15", "Q16", "Q18", "Q20", "Q36", "Q37"),
        ),
    ),
    Chapter(
        "attack",
        "Attacks and Defenses",
        (
            Step(
                "attack-defend",
                ("A1", "A2"),
                "If an Attack is made against you, you may use one Defense card from your hand. It protects you and no other player.",
            ),
            Step(
                "attack-defend-team",
                ("A1", "A3"),
                "If an Attack is made against your team, you may use a Defense card from your hand. It protects one player: you or your teammate.",
            ),
            Step(
                "attack-rest",
                ("A4",),
                "The Defense stops the Attack for that player alone. What else the card does still happens.",
            ),
            Step(
                "attack-anyway",
                ("A5", "A10"),
                "You may use a Defense even if the Attack could do nothing to you, for example to get its reward.",
            ),
        ),
        ("A1", "A2", "A3", "A4", "A5", "A7", "A8", "A9", "A10", "F10", "R3", "Q5", "Q28"),
        "attack",
    ),
    Chapter(
        "villains",
        "Super-Villains",
        (
            Step(
                "villains-defeat",
                ("R5", "T4"),
                "With enough Power you defeat the Super-Villain on top of the stack. The card is yours. You can defeat only one of the stack in each turn.",
            ),
            Step(
                "villains-appear",
                ("A6",),
                "After that turn the next Super-Villain is turned face up. The First Appearance is an Attack on all players, also on the one whose turn it was.",
            ),
        ),
        ("R5", "A6", "K4", "Q12"),
    ),
    Chapter(
        "confrontation",
        "Confrontations",
        (
            Step(
                "confrontation-target",
                ("T2", "F1"),
                "Announce a Confrontation before you play a card. You must Confront the foe whose Character costs least.",
            ),
            Step(
                "confrontation-announce",
                ("T2",),
                "Announce a Confrontation before you play a card.",
                unless=("F1",),
            ),
            Step(
                "confrontation-power",
                ("T6", "F2"),
                "Play your cards and add up your Power. When you are done, you can play nothing more.",
            ),
            Step(
                "confrontation-blocks",
                ("F2", "F3"),
                "Now your foe may use Blocks. Each Block raises the cost of the Character in this turn.",
            ),
            Step(
                "confrontation-win",
                ("F3", "F4"),
                "If your Power is equal to the cost or higher, the top card of the Character is defeated and goes to you. The next Level takes its place.",
            ),
        ),
        (
            *("F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9", "F11", "F12", "F13"),
            *("F14", "F15", "Q22", "Q23", "Q24", "Q25", "Q26"),
        ),
        "confrontation",
    ),
    Chapter(
        "team",
        "Playing as a team",
        (
            Step(
                "team-assist",
                ("K5",),
                "In your teammate's turn you may play cards with Assist. Your teammate gets what the card gives.",
            ),
            Step(
                "team-after",
                ("E3",),
                "The card stays yours: when that turn is over, it goes to your discard pile.",
            ),
        ),
        ("K5", "K6", "E3", "Q27", "Q40"),
    ),
    Chapter(
        "weakness",
        "Weaknesses",
        (
            Step(
                "weakness-points",
                ("W2",),
                "Each Weakness in your deck costs you 1 Victory Point at the end of the game.",
            ),
            Step(
                "weakness-idle",
                ("W3", "T7"),
                "It gives no Power and only fills your hand, so destroy it when you can.",
            ),
            Step(
                "weakness-first",
                ("W4", "W5"),
                "You must play a Weakness before other cards. It stays in front of you and lowers the cost of your Character by 1.",
            ),
            Step(
                "weakness-back",
                ("W6",),
                "When your Character is defeated, each Weakness in front of you goes back to its stack.",
            ),
        ),
        ("W1", "W2", "W3", "W4", "W5", "W6", "Q35"),
    ),
    Chapter(
        "end-turn",
        "The end of your turn",
        (
            Step(
                "end-turn-clear",
                ("E1",),
                "Put the cards left in your hand and the cards that you played into your discard pile. Cards that are Ongoing stay. Unspent Power is lost.",
            ),
            Step(
                "end-turn-draw",
                ("E1", "E2"),
                "Draw five cards, then fill the empty slots of the Line-Up from the main deck.",
            ),
            Step(
                "end-turn-flip",
                ("E1", "A6"),
                "If the top card of the Super-Villain stack is face down, turn it face up.",
            ),
        ),
        ("E1", "E2", "Q1", "Q2", "Q8", "Q9", "Q10", "Q11"),
    ),
    Chapter(
        "end-game",
        "Who wins",
        (
            Step(
                "end-game-defeat",
                ("G3",),
                "You win at once if you defeat the last Level of your foe.",
                unless=("S8",),
            ),
            Step(
                "end-game-defeat-team",
                ("G3",),
                "Your team wins at once if you defeat the last Level of a foe.",
                needs=("G3", "S8"),
            ),
            Step(
                "end-game-line-up",
                ("G1",),
                "The game ends if the Line-Up cannot be filled any more.",
            ),
            Step(
                "end-game-stack",
                ("G2",),
                "It also ends if no other Super-Villain can be turned face up.",
            ),
            Step(
                "end-game-points",
                ("G4",),
                "Then count the Victory Points of all your cards. The player with the most wins.",
                unless=("S8",),
            ),
            Step(
                "end-game-points-team",
                ("G4", "G5"),
                "Then count the Victory Points of all your cards and add those of your teammate. The team with the most wins.",
                needs=("G4", "G5", "S8"),
            ),
        ),
        ("G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8", "Q3", "Q4", "Q14", "Q39"),
    ),
    Chapter(
        "few",
        "Two or three players",
        (
            Step(
                "few-foes",
                ("V1",),
                "With two or three players there are no teams: every other player is your foe.",
            ),
            Step(
                "few-last",
                ("V2", "V3"),
                "With two players the first Level 3 that falls ends the game. With three, its player is out, and the last player left wins.",
            ),
            Step(
                "few-lay",
                ("V4", "V5"),
                "Once in your turn you may lay an Assist card onto your Character. You must play it in your next turn.",
            ),
        ),
        ("V1", "V2", "V3", "V4", "V5", "Q29", "Q30"),
    ),
    Chapter(
        "variants",
        "Variants",
        (
            Step(
                "variants-synergy",
                ("H1",),
                "Super Hero Synergy: the Hero card of your Super Hero lies on it, and only you can buy it.",
            ),
            Step(
                "variants-hunt",
                ("H2",),
                "Super-Villain Hunt: you may pay for a Super-Villain in a foe's discard pile and take it. The foe may use a Defense.",
            ),
            Step(
                "variants-hidden",
                ("H3",),
                "Super-Hidden Super-Villains: they are shuffled into the main deck, and the Line-Up has six slots.",
            ),
        ),
        ("H1", "H2", "H3", "Q31", "Q32", "Q33"),
    ),
    Chapter(
        "mixing",
        "Mixing boxes",
        (
            Step(
                "mixing-boxes",
                ("X6", "Q38"),
                "You can play with cards of several boxes. Each card then works by the rules of its own box, and one of the boxes gives the rules of the table.",
            ),
        ),
        ("X1", "X2", "X3", "X4", "X5", "X6", "Q38", "Q41", "Q42"),
    ),
    Chapter(
        "singles",
        "Single cards",
        (
            Step(
                "singles-text",
                (),
                "What the text of a card says counts. Here are the cards that raise a question.",
            ),
        ),
        (*(id for id, rule in LEDGER.items() if rule.part == "C"), "Q34"),
    ),
)


def chapters_of(box: str) -> tuple[Chapter, ...]:
    """Return the chapters of a box, each with the steps and rows that are its own.

    >>> [chapter.id for chapter in chapters_of("confrontations")][-4:]
    ['end-game', 'few', 'mixing', 'singles']
    """
    held = ids_of(box)
    found = []
    for each in CHAPTERS:
        steps = tuple(
            replaced(step, rules=tuple(rule for rule in step.rules if rule in held))
            for step in each.steps
            if step.is_for(held)
        )
        rows = tuple(row for row in each.rows if row in held)
        if rows:
            found.append(replaced(each, steps=steps, rows=rows))
    return tuple(found)
