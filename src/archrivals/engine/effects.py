"""The effect language: what a card does, as frozen data.

A card's behaviour is a tree of the records below and nothing else. The resolver runs it, the
text generator says it, the codec writes it as JSON, bots read it as features. Every record is
closed (no code inside), so a stranger's card is safe to run.

Read it like the rulebook: ``Destroy(up_to(1, HAND))`` is "destroy up to 1 card from your hand".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

# --- Places -----------------------------------------------------------------------------------

Place = Literal[
    "hand",
    "discard",
    "deck",
    "deck-top",
    "play",
    "played",
    "line-up",
    "main-deck-top",
    "main-deck-bottom",
    "super-villain",
    "it",
    "done",
]
"""Where cards are picked from or go to, seen from the player who resolves the effect.

``played`` are the cards that player has played earlier this turn, ``super-villain`` the face-up
Super-Villain that may be defeated now, ``it`` the cards just revealed, looked at, gained or
pointed at, ``done`` the cards that the last step moved.
"""

HAND: Final[Place] = "hand"
DISCARD: Final[Place] = "discard"
DECK: Final[Place] = "deck"
DECK_TOP: Final[Place] = "deck-top"
IN_PLAY: Final[Place] = "play"
PLAYED: Final[Place] = "played"
LINE_UP: Final[Place] = "line-up"
MAIN_TOP: Final[Place] = "main-deck-top"
MAIN_BOTTOM: Final[Place] = "main-deck-bottom"
SUPER_VILLAIN: Final[Place] = "super-villain"
IT: Final[Place] = "it"
DONE: Final[Place] = "done"

CardType = Literal["Starter", "Villain", "Location", "Hero", "Super Power", "Equipment"]
Keyword = Literal["Assist", "Attack", "Defense", "Block"]

# --- Which cards ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Filter:
    """Which cards: every part that is set must hold."""

    types: tuple[CardType, ...] = ()
    names: tuple[str, ...] = ()
    word: str = ""
    keyword: Keyword | None = None
    min_cost: int | None = None
    max_cost: int | None = None
    odd: bool | None = None

    def costing(self, *, at_least: int | None = None, at_most: int | None = None) -> Filter:
        """The same cards, within a cost."""
        return Filter(self.types, self.names, self.word, self.keyword, at_least, at_most, self.odd)


ANY: Final = Filter()
HEROES: Final = Filter(types=("Hero",))
VILLAINS: Final = Filter(types=("Villain",))
HEROES_OR_VILLAINS: Final = Filter(types=("Hero", "Villain"))
SUPER_POWERS: Final = Filter(types=("Super Power",))
EQUIPMENT: Final = Filter(types=("Equipment",))
LOCATIONS: Final = Filter(types=("Location",))
STARTERS: Final = Filter(types=("Starter",))
PUNCHES: Final = Filter(names=("Punch",))
DEFENSE_CARDS: Final = Filter(keyword="Defense")
POWER_RINGS: Final = Filter(word="Power Ring")  # K10

Number = int | Literal["all", "any"]


@dataclass(frozen=True, slots=True)
class Pick:
    """Which cards, out of which places, how many, and how they are chosen.

    ``each_of`` asks for at most one card of each of these sorts; ``same_type`` for cards of one
    type; ``total_cost`` bounds their sum; ``other`` leaves out the card that is resolving.
    """

    places: tuple[Place, ...]
    what: Filter = ANY
    n: Number = 1
    up_to: bool = False
    at_random: bool = False
    other: bool = False
    same_type: bool = False
    total_cost: int | None = None
    each_of: tuple[Filter, ...] = ()


def _places(where: Place | tuple[Place, ...]) -> tuple[Place, ...]:
    return (where,) if isinstance(where, str) else where


def one(where: Place | tuple[Place, ...], what: Filter = ANY) -> Pick:
    """One card, required."""
    return Pick(_places(where), what)


def cards(n: int, where: Place | tuple[Place, ...], what: Filter = ANY) -> Pick:
    """Exactly n cards, as far as there are that many."""
    return Pick(_places(where), what, n)


def up_to(n: int, where: Place | tuple[Place, ...], what: Filter = ANY) -> Pick:
    """From none to n cards."""
    return Pick(_places(where), what, n, up_to=True)


def any_number(where: Place | tuple[Place, ...], what: Filter = ANY) -> Pick:
    """From none to all of them."""
    return Pick(_places(where), what, "any", up_to=True)


def every(where: Place | tuple[Place, ...], what: Filter = ANY) -> Pick:
    """All of them, no choice."""
    return Pick(_places(where), what, "all")


def at_random(n: int, where: Place, what: Filter = ANY) -> Pick:
    """n cards that nobody chooses."""
    return Pick(_places(where), what, n, at_random=True)


# --- Amounts ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Per:
    """n for each such card in a place, counted at that moment."""

    n: int
    where: Place
    what: Filter = ANY


@dataclass(frozen=True, slots=True)
class CostOf:
    """The printed cost of these cards, added up."""

    where: Place


@dataclass(frozen=True, slots=True)
class PowerOf:
    """The Power these cards have given this turn."""

    where: Place


Amount = int | Per | CostOf | PowerOf

# --- Conditions -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Has:
    """At least n such cards (or different types among them) are in a place."""

    where: Place
    what: Filter = ANY
    n: int = 1
    types: bool = False


@dataclass(frozen=True, slots=True)
class AllDiffer:
    """Each of these cards has a type and no two share one."""

    where: Place


@dataclass(frozen=True, slots=True)
class FirstCard:
    """This card is the first one you played this turn."""


@dataclass(frozen=True, slots=True)
class Did:
    """The step just before happened, in full."""


Condition = Has | AllDiffer | FirstCard | Did

# --- Effects ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Power:
    """+N Power, at once, for this turn."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw N, one by one, from your own deck (D1, D7)."""

    amount: Amount = 1


@dataclass(frozen=True, slots=True)
class DrawThese:
    """Draw cards that were revealed: a draw, too."""

    pick: Pick


@dataclass(frozen=True, slots=True)
class RevealAndDraw:
    """Reveal and draw your top card, again and again until the drawn cards cost so much."""

    until_cost: int


@dataclass(frozen=True, slots=True)
class Discard:
    """To the discard pile of whoever has the card (D2)."""

    pick: Pick


@dataclass(frozen=True, slots=True)
class Destroy:
    """To the destroyed pile (D3)."""

    pick: Pick


@dataclass(frozen=True, slots=True)
class Gain:
    """Take a card for free (D4); with several destinations the gainer chooses one on seeing it."""

    pick: Pick
    to: tuple[Place, ...] = ("discard",)


@dataclass(frozen=True, slots=True)
class GainWeakness:
    """Gain so many Weaknesses, while they last (W1)."""

    n: int = 1


@dataclass(frozen=True, slots=True)
class Move:
    """Just that: not drawing, gaining, discarding or playing."""

    pick: Pick
    to: Place


@dataclass(frozen=True, slots=True)
class Select:
    """Point at cards; what follows speaks of them as ``it``."""

    pick: Pick


@dataclass(frozen=True, slots=True)
class Reveal:
    """Show the top cards of a deck to everybody; they stay there."""

    n: int = 1
    where: Place = "deck-top"


@dataclass(frozen=True, slots=True)
class Look:
    """Look at the top cards of a deck, alone; they stay there."""

    n: int = 1
    where: Place = "deck-top"


@dataclass(frozen=True, slots=True)
class RevealHand:
    """Show your hand to everybody."""


@dataclass(frozen=True, slots=True)
class PutBack:
    """What is left of the revealed cards stays on top, in any order."""


@dataclass(frozen=True, slots=True)
class May:
    """You may do all of this."""

    do: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Instead:
    """This; or, if you like and can, the other instead."""

    usual: tuple[Effect, ...]
    other: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Choose:
    """Choose one of these, among those that can be done; with ``up_to`` perhaps none."""

    options: tuple[tuple[Effect, ...], ...]
    up_to: bool = False


@dataclass(frozen=True, slots=True)
class If:
    """Only under a condition."""

    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


Whom = Literal["each-foe", "each-player"]
EACH_FOE: Final[Whom] = "each-foe"
EACH_PLAYER: Final[Whom] = "each-player"


@dataclass(frozen=True, slots=True)
class Attack:
    """Each player it hits may use a Defense, then suffers ``do`` as "you" (A1).

    ``first`` happens once and cannot be avoided; ``if_any_spared`` is for the attacker when
    ``do`` did nothing to at least one of them.
    """

    whom: Whom
    do: tuple[Effect, ...]
    first: tuple[Effect, ...] = ()
    if_any_spared: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class ThisTurn:
    """For each such play this turn: those before at once, later ones as they come."""

    when: Plays
    do: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class PlayFrom:
    """Borrow: play cards out of a place that is not your hand, then put them back (Q15).

    ``until_end`` keeps them in front of you to the end of your turn.
    """

    pick: Pick
    until_end: bool = False


@dataclass(frozen=True, slots=True)
class PlayAgain:
    """The whole text of a card in front of you once more, as a new play (R4, Q16)."""

    pick: Pick


@dataclass(frozen=True, slots=True)
class TakeText:
    """This card has the text of that one for the turn; resolve it."""

    pick: Pick


@dataclass(frozen=True, slots=True)
class Refill:
    """Fill the Line-Up slots that the last step emptied, at once."""


@dataclass(frozen=True, slots=True)
class Win:
    """You win the game, at once."""


@dataclass(frozen=True, slots=True)
class PassCards:
    """Everyone hit passes a card from hand to the left and another to the right (Q12)."""


@dataclass(frozen=True, slots=True)
class CompareHands:
    """Everyone hit totals the cost of their hand; highest (ties too) and others differ (A7)."""

    highest: tuple[Effect, ...]
    others: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class LayFaceDown:
    """Everyone hit lays a card; all are shown and destroyed; a single highest is rewarded."""

    highest: tuple[Effect, ...]


Effect = (
    Power
    | Draw
    | DrawThese
    | RevealAndDraw
    | Discard
    | Destroy
    | Gain
    | GainWeakness
    | Move
    | Select
    | Reveal
    | Look
    | RevealHand
    | PutBack
    | May
    | Instead
    | Choose
    | If
    | Attack
    | ThisTurn
    | PlayFrom
    | PlayAgain
    | TakeText
    | Refill
    | Win
    | PassCards
    | CompareHands
    | LayFaceDown
)

# --- Events that abilities wait for -----------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Plays:
    """You play such a card.

    ``nth`` 0 is every time, otherwise the n-th such play of the turn only. ``distinct`` counts
    each name or type once; ``or_in`` is a place whose cards count as if played (once, now).
    """

    what: Filter = ANY
    nth: int = 0
    distinct: Literal["", "name", "type"] = ""
    other: bool = False
    or_in: Place | None = None


@dataclass(frozen=True, slots=True)
class Avoids:
    """You avoid an Attack by using a Defense."""


@dataclass(frozen=True, slots=True)
class TurnStarts:
    """Your turn starts (T1)."""


Event = Plays | Avoids | TurnStarts

# --- Abilities that work from play ------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class When:
    """Triggered: it happens when the event does (R2, Q6)."""

    event: Event
    do: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class EveryTurn:
    """On each of your turns: at its start, and on the turn the card comes into play."""

    do: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Use:
    """Used at a moment of your choice on your own turn.

    ``pay_power`` and ``price`` are paid first; ``limit`` is how often a turn (0: any number).
    """

    do: tuple[Effect, ...]
    price: tuple[Effect, ...] = ()
    pay_power: int = 0
    only_if: Condition | None = None
    limit: int = 1


Ability = When | EveryTurn | Use


@dataclass(frozen=True, slots=True)
class Defense:
    """Discard this (from hand or from play), perhaps with other cards, to avoid an Attack."""

    then: tuple[Effect, ...] = ()
    place: Place = "hand"
    others_too: bool = False


# --- Victory Points that depend on the deck ---------------------------------------------------


@dataclass(frozen=True, slots=True)
class VpPer:
    """n Victory Points for each (or every so many) such cards in your deck."""

    n: int
    what: Filter = ANY
    distinct: bool = False
    every: int = 1


Vp = int | VpPer
