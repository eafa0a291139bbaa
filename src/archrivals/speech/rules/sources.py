"""Where each row of the ledger stands in the rulebooks: book and section.

The names of the sections are those printed in the English books, in every language. A book has no
entry where it is silent.
"""

from __future__ import annotations

from typing import Final

from archrivals.engine.language.ledger import BASE, BJ, CF, HU, LEDGER, SB
from archrivals.engine.language.plain import record


@record
class Place:
    """Sections of a rulebook; the book is named by its box."""

    book: str
    sections: tuple[str, ...]


ABILITIES: Final = "Resolving Card Abilities"
ATTACKS: Final = "Attacks and Defenses"
CARDS: Final = "Specific Card Clarifications"
CHARACTERS: Final = "Oversized Character Cards"
CONFRONTING: Final = "Confronting Your Opponent"
DECK: Final = "2. The Main Deck"
DESTROYING: Final = "Destroying Cards"
DISCARDING: Final = "Discarding Cards"
ENDING: Final = "Ending Your Turn"
END_OF_GAME: Final = "End of Game"
END_OF_TURN: Final = "End of Turn"
FEW: Final = "2- and 3-Player Variants"
GAINING: Final = "Gaining Cards"
GAMEPLAY: Final = "Gameplay"
HEROES: Final = "DC Comics Super Heroes"
LINE_UP: Final = "3. The Line-Up"
LOCATIONS: Final = "Locations"
MIXING: Final = "Mixing Confrontations with Rivals"
ORDER: Final = "Order of Playing Your Cards"
RIVALS_SETS: Final = "Combining with other Rivals games"
SETS: Final = "Combining Sets"
SHUFFLING: Final = "Shuffling Your Deck"
STACKS: Final = "4. The Stacks"
STARTING: Final = "1. Your Character and Starting Deck"
STARTING_SB: Final = "1. Your Character Stack and Starting Deck"
TYPES: Final = "Types of Cards"
VARIANTS: Final = "Variant Games"
VILLAINS: Final = "The Super-Villains"
VILLAIN_STACK: Final = "3. The Super-Villain Stack"

Sections = dict[str, tuple[str, ...]]

_SECTIONS: Final[dict[str, Sections]] = {
    # S. Setup
    "S1": {
        HU: ("1. DC Comics Super Heroes and Starting", GAMEPLAY),
        CF: (STARTING, GAMEPLAY),
        BJ: (STARTING, GAMEPLAY),
        SB: (STARTING_SB, "5. First Player"),
    },
    "S2": {HU: (DECK,), CF: (DECK,), BJ: (DECK,), SB: (DECK,)},
    "S3": {CF: (LINE_UP, STACKS), BJ: (LINE_UP,), SB: (LINE_UP, STACKS)},
    "S4": {HU: ("Contents",), CF: (STACKS, "Contents"), BJ: (LINE_UP,), SB: (STACKS,)},
    "S5": {HU: ("1. DC Comics Super Heroes and Starting", HEROES)},
    "S6": {HU: (VILLAIN_STACK,)},
    "S7": {HU: (GAMEPLAY,)},
    "S8": {CF: (STARTING, "Character Symbols")},
    "S9": {
        CF: (STARTING, CHARACTERS),
        BJ: (STARTING, CHARACTERS),
        SB: (STARTING_SB, CHARACTERS),
    },
    "S10": {CF: (GAMEPLAY,)},
    "S11": {CF: (GAMEPLAY,)},
    "S12": {BJ: (STARTING, GAMEPLAY), SB: (STARTING_SB, "5. First Player")},
    "S13": {CF: (STARTING,), SB: (STARTING_SB,)},
    # T. The turn
    "T1": {CF: ("Turn Sequence", CONFRONTING)},
    "T2": {CF: (CONFRONTING,), BJ: (CONFRONTING,), SB: (GAMEPLAY, CONFRONTING)},
    "T3": {HU: (ORDER,), CF: (ORDER,), BJ: (ORDER,), SB: (ORDER,)},
    "T4": {HU: (GAMEPLAY, ORDER), CF: (GAMEPLAY, ORDER), BJ: (GAMEPLAY, ORDER), SB: (GAMEPLAY,)},
    "T5": {HU: (GAMEPLAY,), CF: (GAMEPLAY,), BJ: (GAMEPLAY,), SB: (GAMEPLAY,)},
    "T6": {CF: (CONFRONTING,), BJ: (CONFRONTING,), SB: (CONFRONTING,)},
    "T7": {HU: (GAMEPLAY,), CF: (GAMEPLAY,), BJ: (GAMEPLAY,)},
    "T8": {HU: (GAMEPLAY,), CF: (GAMEPLAY,), BJ: (GAMEPLAY,), SB: (GAMEPLAY,)},
    "T9": {HU: (ENDING,), CF: (ENDING,), BJ: (ENDING,), SB: (ENDING,)},
    # E. The end of a turn
    "E1": {
        HU: (END_OF_TURN, ENDING),
        CF: (END_OF_TURN, ENDING),
        BJ: (END_OF_TURN, ENDING),
        SB: (END_OF_TURN, ENDING),
    },
    "E2": {
        HU: (END_OF_TURN, ENDING),
        CF: (END_OF_TURN, ENDING),
        BJ: (END_OF_TURN, ENDING),
        SB: (END_OF_TURN, ENDING),
    },
    "E3": {CF: ("Assist",)},
    # G. The end of the game
    "G1": {HU: (END_OF_GAME,), CF: (END_OF_GAME,), BJ: (END_OF_GAME,), SB: (END_OF_GAME,)},
    "G2": {HU: (END_OF_GAME,)},
    "G3": {CF: (END_OF_GAME,), BJ: (END_OF_GAME,), SB: (END_OF_GAME,)},
    "G4": {HU: (END_OF_GAME,), CF: (END_OF_GAME,), BJ: (END_OF_GAME,), SB: (END_OF_GAME,)},
    "G5": {CF: (END_OF_GAME,), BJ: (END_OF_GAME,), SB: (END_OF_GAME,)},
    "G6": {HU: (END_OF_GAME,)},
    "G7": {CF: (END_OF_GAME,), BJ: (END_OF_GAME,)},
    "G8": {SB: (END_OF_GAME,)},
    # D. Drawing, discarding, destroying, gaining
    "D1": {HU: (SHUFFLING,), CF: (SHUFFLING,), BJ: (SHUFFLING,), SB: (SHUFFLING,)},
    "D2": {CF: (DISCARDING,), SB: (DISCARDING,)},
    "D3": {HU: (DESTROYING,), CF: (DESTROYING,), BJ: (DESTROYING,), SB: (DESTROYING,)},
    "D4": {HU: (GAINING,), CF: (GAINING,), BJ: (GAINING,), SB: (GAINING,)},
    "D5": {HU: (GAMEPLAY,), CF: (GAMEPLAY,), BJ: (GAMEPLAY,), SB: (GAMEPLAY,)},
    "D6": {SB: (ABILITIES,)},
    "D7": {SB: (ABILITIES,)},
    "D8": {SB: ("Controlling Cards",)},
    # R. Resolving
    "R1": {HU: (ABILITIES,), CF: (ABILITIES,), BJ: (ABILITIES,)},
    "R2": {HU: (ABILITIES,), CF: (ABILITIES,), BJ: (ABILITIES,), SB: (ABILITIES,)},
    "R3": {CF: (ABILITIES, CONFRONTING), BJ: (ABILITIES,), SB: (ABILITIES,)},
    "R4": {HU: ("Specific Cards",), CF: (CARDS,)},
    "R5": {HU: (SETS, VILLAINS)},
    # A. Attacks and Defenses
    "A1": {HU: (ATTACKS,), CF: (ATTACKS,), BJ: (ATTACKS,), SB: ("Attack and Defense",)},
    "A2": {HU: (ATTACKS,), BJ: (ATTACKS,), SB: ("Attack and Defense",)},
    "A3": {CF: (ATTACKS,)},
    "A4": {HU: (ATTACKS,), CF: (ATTACKS,), BJ: (ATTACKS, CARDS), SB: ("Attack and Defense",)},
    "A5": {HU: ("Weakness",), CF: ("Weakness",), BJ: ("Weakness",), SB: ("Attack and Defense",)},
    "A6": {HU: (VILLAINS, "Super-Villain Cards in Your Deck")},
    "A7": {HU: ("Specific Cards",)},
    "A8": {SB: ("Attack and Defense",)},
    "A9": {CF: (CONFRONTING,), BJ: (CONFRONTING,)},
    "A10": {HU: (VILLAINS,), SB: (ABILITIES, "Attack and Defense")},
    # F. Confrontations and Blocks
    "F1": {CF: (CONFRONTING,)},
    "F2": {CF: (CONFRONTING, "Blocks"), BJ: (CONFRONTING, "Blocks"), SB: ("Block",)},
    "F3": {CF: (CONFRONTING, "Blocks"), BJ: (CONFRONTING, "Blocks"), SB: (CONFRONTING, "Block")},
    "F4": {CF: (CONFRONTING,), BJ: (CONFRONTING,), SB: (CONFRONTING,)},
    "F5": {CF: ("Blocks",), BJ: ("Blocks",), SB: ("Block",)},
    "F6": {CF: (CONFRONTING,), BJ: (CONFRONTING,), SB: (CONFRONTING, ABILITIES)},
    "F7": {CF: ("Blocks",)},
    "F8": {SB: ("Block",)},
    "F9": {CF: ("Blocks",), BJ: ("Blocks",), SB: ("Block",)},
    "F10": {CF: (CONFRONTING,), BJ: (CONFRONTING,)},
    "F11": {CF: (CHARACTERS,)},
    "F12": {CF: (CARDS,)},
    "F13": {BJ: (CARDS,)},
    "F14": {CF: ("Blocks",)},
    "F15": {CF: (CARDS,), BJ: ("Blocks", CARDS), SB: ("Block",)},
    # K. Card kinds and keywords
    "K1": {HU: (TYPES,), CF: (TYPES,), BJ: ("Setup for Your First Game",)},
    "K2": {HU: (LOCATIONS,), CF: (LOCATIONS,), BJ: (LOCATIONS,), SB: ("Ongoing",)},
    "K3": {HU: (LOCATIONS,), CF: (LOCATIONS,), BJ: (LOCATIONS,), SB: ("Ongoing",)},
    "K4": {HU: (VILLAINS,)},
    "K5": {CF: ("Assist",)},
    "K6": {CF: ("Assist",)},
    "K7": {SB: ("Ongoing",)},
    "K8": {SB: ("Payment Abilities",)},
    "K9": {SB: ("When You Gain This",)},
    "K10": {HU: ("Specific Cards",)},
    "K11": {HU: (HEROES,)},
    # W. Weakness
    "W1": {HU: ("Weakness",), CF: ("Weakness",), BJ: ("Weakness",), SB: ("Weakness",)},
    "W2": {HU: ("Weakness",), CF: ("Weakness",), BJ: ("Weakness",), SB: ("Weakness",)},
    "W3": {HU: ("Weakness",), CF: ("Weakness", GAMEPLAY), BJ: ("Weakness",)},
    "W4": {SB: ("Weakness",)},
    "W5": {SB: ("Weakness",)},
    "W6": {SB: ("Weakness",)},
    # V. Confrontations with two or three players
    "V1": {CF: (FEW,)},
    "V2": {CF: (FEW,)},
    "V3": {CF: (FEW,)},
    "V4": {CF: (FEW,)},
    "V5": {CF: (FEW,)},
    # H. Heroes Unite variants
    "H1": {HU: (VARIANTS,)},
    "H2": {HU: (VARIANTS,)},
    "H3": {HU: (VARIANTS,)},
    # X. Mixing boxes
    "X1": {HU: (SETS,)},
    "X2": {CF: (MIXING,)},
    "X3": {SB: (RIVALS_SETS,)},
    "X4": {SB: (RIVALS_SETS,)},
    "X5": {SB: (SETS,), CF: (MIXING,)},
    "X6": {SB: (SETS, ABILITIES)},
    # C. Rulings on single cards, where they are not in the book's list of cards
    "C-skeets": {HU: (ABILITIES,)},
    "C-nightwing": {HU: (ABILITIES,)},
    "C-apokolips": {HU: (VILLAINS,)},
    "C-lex-luthor-12": {CF: ("Assist",)},
    "C-zatanna-zatara-15": {CF: ("Assist",)},
    "C-the-sins": {SB: ("When You Gain This",)},
    # Q. The places that a ruling reads; where there is none, the books are silent
    "Q1": {HU: (ENDING, END_OF_TURN)},
    "Q2": {BJ: (ENDING, END_OF_TURN), HU: (ENDING,)},
    "Q4": {SB: (END_OF_GAME,)},
    "Q7": {HU: (HEROES,)},
    "Q9": {HU: (END_OF_TURN,), SB: (ENDING,), CF: (CARDS,)},
    "Q12": {HU: (VILLAINS,)},
    "Q13": {SB: (ENDING,)},
    "Q14": {HU: (END_OF_GAME,), CF: (END_OF_GAME,), BJ: (END_OF_GAME,), SB: (END_OF_GAME,)},
    "Q15": {HU: ("Specific Cards",), SB: (CARDS,)},
    "Q20": {HU: (LOCATIONS,), CF: (LOCATIONS, CARDS), BJ: (LOCATIONS,)},
    "Q21": {CF: (CONFRONTING,), BJ: (CONFRONTING,), SB: (GAMEPLAY,)},
    "Q22": {CF: (CONFRONTING,)},
    "Q23": {CF: (CONFRONTING,), BJ: (CONFRONTING, "Blocks"), SB: ("Block",)},
    "Q24": {CF: ("Blocks",), BJ: ("Blocks",), SB: ("Block",)},
    "Q25": {CF: (CONFRONTING,), BJ: (CONFRONTING,), SB: (CONFRONTING, "Weakness")},
    "Q26": {CF: (CARDS,)},
    "Q27": {CF: ("Assist",)},
    "Q28": {CF: (ATTACKS,)},
    "Q29": {CF: (FEW,)},
    "Q30": {CF: (FEW,)},
    "Q31": {HU: (VARIANTS,)},
    "Q32": {HU: (VARIANTS,)},
    "Q33": {HU: (VARIANTS,)},
    "Q34": {SB: (CARDS,)},
    "Q35": {SB: ("Weakness",)},
    "Q36": {SB: (GAINING,), HU: (GAINING,), CF: (GAINING,), BJ: (GAINING,)},
    "Q37": {HU: (SHUFFLING,), CF: (SHUFFLING,), BJ: (SHUFFLING,), SB: (SHUFFLING,)},
    "Q38": {SB: (SETS, RIVALS_SETS), HU: (SETS,), CF: (MIXING,)},
    "Q41": {CF: (MIXING,), SB: (RIVALS_SETS,)},
    "Q42": {HU: (SETS,)},
}

_LISTS: Final = {HU: "Specific Cards", CF: CARDS, BJ: CARDS, SB: CARDS}
"""The section in which each book speaks of single cards."""


def _sections(rule: str) -> Sections:
    if LEDGER[rule].part == "C" and rule not in _SECTIONS:
        return {box: (_LISTS[box],) for box in LEDGER[rule].boxes}
    return _SECTIONS.get(rule, {})


def places_of(rule: str, box: str = "") -> tuple[Place, ...]:
    """Return where a row stands: in the book of this box, or else in the other books.

    >>> places_of("K2", "rivals-shazam-black-adam")
    (Place(book='rivals-shazam-black-adam', sections=('Ongoing',)),)
    >>> places_of("D6", "heroes-unite")
    (Place(book='rivals-shazam-black-adam', sections=('Resolving Card Abilities',)),)
    >>> places_of("Q17")
    ()
    """
    found = _sections(rule)
    own = HU if box == BASE else box
    books = {own: found[own]} if own in found else found
    return tuple(Place(book, sections) for book, sections in books.items())


def is_ours(rule: str) -> bool:
    """Return whether a row is a ruling of ours, and not a rule of a book."""
    return rule[0] == "Q"
