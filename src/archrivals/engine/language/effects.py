"""The effect language: what a card does, as frozen data.

A card's behaviour is a tree of the records below and nothing else. The resolver runs it, the
text generator says it, the codec writes it as JSON, bots read it as features. Every record is
closed (no code inside), so a stranger's card is safe to run.

Read it like the rulebook: ``Destroy(up_to(1, HAND))`` is "destroy up to 1 card from your hand".
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal

# --- Places -----------------------------------------------------------------------------------

Place = Literal[
    "hand",
    "discard",
    "deck",
    "deck-top",
    "deck-bottom",
    "play",
    "played",
    "front",
    "this",
    "gained",
    "line-up",
    "main-deck-top",
    "main-deck-second",
    "main-deck-bottom",
    "stack",
    "destroyed",
    "score",
    "super-villain",
    "super-villain-top",
    "it",
    "done",
]
"""Where cards are picked from or go to, seen from the player who resolves the effect.

``played`` are the cards that player has played earlier this turn, ``front`` those of them still
in front of them, ``this`` the card whose text it is, ``gained`` what they gained this turn,
``super-villain`` the face-up Super-Villain that may be defeated now, ``super-villain-top`` the top
card of the Super-Villain stack, face up or face down, ``score`` the Characters a player has
defeated, ``it`` the cards just revealed, looked at, gained or pointed at, ``done`` the cards that
the last step moved.
"""

HAND: Final[Place] = "hand"
DISCARD: Final[Place] = "discard"
DECK: Final[Place] = "deck"
DECK_TOP: Final[Place] = "deck-top"
DECK_BOTTOM: Final[Place] = "deck-bottom"
IN_PLAY: Final[Place] = "play"
PLAYED: Final[Place] = "played"
IN_FRONT: Final[Place] = "front"
THIS: Final[Place] = "this"
GAINED: Final[Place] = "gained"
LINE_UP: Final[Place] = "line-up"
MAIN_TOP: Final[Place] = "main-deck-top"
MAIN_SECOND: Final[Place] = "main-deck-second"
MAIN_BOTTOM: Final[Place] = "main-deck-bottom"
STACK: Final[Place] = "stack"
DESTROYED: Final[Place] = "destroyed"
SCORE: Final[Place] = "score"
SUPER_VILLAIN: Final[Place] = "super-villain"
SUPER_VILLAIN_TOP: Final[Place] = "super-villain-top"
IT: Final[Place] = "it"
DONE: Final[Place] = "done"

Whose = Literal[
    "you",
    "teammate",
    "team",
    "a-player",
    "a-foe",
    "any-foe",
    "each-foe",
    "that-foe",
    "attacker",
    "each-player",
]
"""Whose places or which players a text speaks of.

``that-foe`` is the one chosen before or Confronted now (R3), ``attacker`` who played the Attack.
``a-player`` and ``a-foe`` are chosen by the one who resolves; ``any-foe`` is any of their cards.
``team`` is you and your teammate.
"""

CardType = Literal["Starter", "Villain", "Location", "Hero", "Super Power", "Equipment"]
Keyword = Literal["Assist", "Attack", "Defense", "Block"]

# --- Which cards ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Filter:
    """A filter for cards: every part that is set must hold; of several keywords, one.

    ``stack`` False leaves out the cards of the table's buyable stacks, True means them alone.
    """

    types: tuple[CardType, ...] = ()
    names: tuple[str, ...] = ()
    word: str = ""
    keywords: tuple[Keyword, ...] = ()
    min_cost: int | None = None
    max_cost: int | None = None
    odd: bool | None = None
    not_types: tuple[CardType, ...] = ()
    not_names: tuple[str, ...] = ()
    stack: bool | None = None

    def costing(self, *, at_least: int | None = None, at_most: int | None = None) -> Filter:
        """The same cards, within a cost."""
        return replace(self, min_cost=at_least, max_cost=at_most)


ANY: Final = Filter()
HEROES: Final = Filter(types=("Hero",))
VILLAINS: Final = Filter(types=("Villain",))
HEROES_OR_VILLAINS: Final = Filter(types=("Hero", "Villain"))
SUPER_POWERS: Final = Filter(types=("Super Power",))
EQUIPMENT: Final = Filter(types=("Equipment",))
LOCATIONS: Final = Filter(types=("Location",))
STARTERS: Final = Filter(types=("Starter",))
PUNCHES: Final = Filter(names=("Punch",))
DEFENSE_CARDS: Final = Filter(keywords=("Defense",))
BLOCK_CARDS: Final = Filter(keywords=("Block",))
ASSIST_CARDS: Final = Filter(keywords=("Assist",))
WEAKNESSES: Final = Filter(names=("Weakness",))
NOT_LOCATIONS: Final = Filter(not_types=("Location",))
POWER_RINGS: Final = Filter(word="Power Ring")  # K10


@dataclass(frozen=True, slots=True)
class Pick:
    """A choice of cards: a filter, places, a number, and how they are chosen.

    ``each_of`` asks for at most one card of each of these sorts; ``same_type`` for cards of one
    type; ``total_cost`` bounds their sum; ``other`` leaves out the card that is resolving;
    ``whose`` says whose places; ``by`` who chooses; ``played_once`` leaves out cards that were
    played twice this turn; ``also`` are further cards to choose from, in other places.
    """

    places: tuple[Place, ...]
    what: Filter = ANY
    n: int | Literal["all", "any"] | Per = 1
    up_to: bool = False
    at_random: bool = False
    other: bool = False
    same_type: bool = False
    total_cost: int | None = None
    each_of: tuple[Filter, ...] = ()
    whose: Whose = "you"
    by: Literal["you", "attacker"] = "you"
    played_once: bool = False
    also: Pick | None = None

    def of(self, whose: Whose) -> Pick:
        """The same, but out of another player's places."""
        return replace(self, whose=whose)

    def chosen_by_attacker(self) -> Pick:
        """The same, but the attacker chooses."""
        return replace(self, by="attacker")


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
    """n cards that are not chosen."""
    return Pick(_places(where), what, n, at_random=True)


# --- Amounts ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Per:
    """n for each such card in a place (or each different type among them), counted now.

    ``and_this`` also counts the resolving card; ``at_most`` caps the whole amount.
    """

    n: int
    where: Place
    what: Filter = ANY
    types: bool = False
    whose: Whose = "you"
    and_this: bool = False
    at_most: int | None = None


@dataclass(frozen=True, slots=True)
class CostOf:
    """The printed cost of these cards, added up, within bounds."""

    where: Place
    at_least: int = 0
    at_most: int | None = None


@dataclass(frozen=True, slots=True)
class PowerOf:
    """The Power these cards have given this turn."""

    where: Place


@dataclass(frozen=True, slots=True)
class PowerSoFar:
    """The Power you have at this moment."""


@dataclass(frozen=True, slots=True)
class VpOf:
    """The Victory Points of these cards, added up."""

    where: Place


@dataclass(frozen=True, slots=True)
class LevelOf:
    """n for each Level of a Character: yours, that foe's, or the one a Block protects."""

    n: int
    whose: Literal["you", "that-foe", "protected"]


@dataclass(frozen=True, slots=True)
class FoesWith:
    """n for each foe who has such a card in a place."""

    n: int
    where: Place
    what: Filter = ANY


Amount = int | Per | CostOf | PowerOf | PowerSoFar | VpOf | LevelOf | FoesWith

# --- Conditions -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Has:
    """At least n such cards (or different types among them) are in a place."""

    where: Place
    what: Filter = ANY
    n: int = 1
    types: bool = False
    whose: Whose = "you"


@dataclass(frozen=True, slots=True)
class Lacks:
    """No such card is in a place, or fewer than n."""

    where: Place
    what: Filter = ANY
    n: int = 1
    whose: Whose = "you"


@dataclass(frozen=True, slots=True)
class FoeHasFewer:
    """Some foe has fewer such cards in a place than you, or fewer than n."""

    where: Place
    what: Filter = ANY
    n: int | None = None


@dataclass(frozen=True, slots=True)
class Confronting:
    """You announced a Confrontation this turn and it has not been cancelled (F6, F11).

    ``whose`` "team": you or your teammate did.
    """

    whose: Literal["you", "team"] = "you"


@dataclass(frozen=True, slots=True)
class BeingConfronted:
    """You are "that foe": your Character is being Confronted."""


@dataclass(frozen=True, slots=True)
class AsAssist:
    """This card was played as an Assist (K5, V5)."""


@dataclass(frozen=True, slots=True)
class FoeDiscarded:
    """A foe has discarded a card earlier this turn."""


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


Condition = (
    Has
    | Lacks
    | FoeHasFewer
    | AllDiffer
    | FirstCard
    | Did
    | Confronting
    | BeingConfronted
    | AsAssist
    | FoeDiscarded
)

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
    """Draw cards that were revealed, which also counts as a draw."""

    pick: Pick


@dataclass(frozen=True, slots=True)
class RevealAndDraw:
    """Reveal and draw your top card; again until the drawn cards cost this much, or while the
    card drawn is of some sort."""

    until_cost: int = 0
    again_if: Filter | None = None


@dataclass(frozen=True, slots=True)
class DrawExtra:
    """At the end of the turn: n more cards with the new hand (Q10)."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Discard:
    """To the discard pile of the player who has the card (D2)."""

    pick: Pick


@dataclass(frozen=True, slots=True)
class Destroy:
    """To the destroyed pile (D3)."""

    pick: Pick


@dataclass(frozen=True, slots=True)
class Gain:
    """Take a card for free (D4); with several destinations the gainer chooses one on seeing it.

    ``any_player`` lets the gainer choose whose discard pile it goes to, and so whose it is.
    """

    pick: Pick
    to: tuple[Place, ...] = ("discard",)
    any_player: bool = False


@dataclass(frozen=True, slots=True)
class Give:
    """The card becomes this player's: passed to their hand (Q36)."""

    pick: Pick


@dataclass(frozen=True, slots=True)
class GainWeakness:
    """Gain n Weaknesses, while they last (W1)."""

    n: Amount = 1
    to: Place = "discard"


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
    """Show the top cards of decks (or random cards of hands) to all players; they stay there."""

    n: int = 1
    where: Place = "deck-top"
    whose: Whose = "you"


@dataclass(frozen=True, slots=True)
class Look:
    """Look at the top cards of a deck, alone; they stay there."""

    n: int = 1
    where: Place = "deck-top"


@dataclass(frozen=True, slots=True)
class RevealHand:
    """Show your hand to all players."""


@dataclass(frozen=True, slots=True)
class PutBack:
    """Leave the rest of the revealed cards on top, in any order."""


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
    """Choose one (or n) of these, among those that can be done; with ``up_to`` perhaps none.

    Several are chosen together and resolved in the order listed. ``by`` a foe: you say which one.
    """

    options: tuple[tuple[Effect, ...], ...]
    up_to: bool = False
    n: int = 1
    by: Literal["you", "a-foe"] = "you"


@dataclass(frozen=True, slots=True)
class If:
    """Only under a condition."""

    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


EACH_FOE: Final[Whose] = "each-foe"
EACH_PLAYER: Final[Whose] = "each-player"
A_FOE: Final[Whose] = "a-foe"
ANY_FOE: Final[Whose] = "any-foe"
THAT_FOE: Final[Whose] = "that-foe"
A_PLAYER: Final[Whose] = "a-player"
TEAMMATE: Final[Whose] = "teammate"
TEAM: Final[Whose] = "team"
ATTACKER: Final[Whose] = "attacker"


@dataclass(frozen=True, slots=True)
class Attack:
    """Each player it hits may use a Defense, then suffers ``do`` as "you" (A1).

    ``first`` happens once and cannot be avoided; ``if_any_spared`` is for the attacker when
    ``do`` did nothing to at least one of them. Afterwards ``it`` are the cards it moved.
    """

    whom: Whose
    do: tuple[Effect, ...]
    first: tuple[Effect, ...] = ()
    if_any_spared: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class Others:
    """Other players do this, each as "you"; no Attack, so no player can defend.

    Of ``a-foe`` and ``team`` you choose one; ``holding`` asks for that number of cards in a hand.
    """

    whom: Whose
    do: tuple[Effect, ...]
    holding: int = 0


@dataclass(frozen=True, slots=True)
class ThisTurn:
    """For each such event this turn: those before at once, later ones as they come.

    ``at_most`` says how often.
    """

    when: Event
    do: tuple[Effect, ...]
    at_most: int = 0


@dataclass(frozen=True, slots=True)
class Limited:
    """At most n times each turn."""

    n: int
    do: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Await:
    """Once this turn, as soon as a condition holds."""

    condition: Condition
    do: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Grant:
    """You have this ability for the turn."""

    ability: Ability


@dataclass(frozen=True, slots=True)
class PlayFrom:
    """Borrow: play cards out of a place that is not your hand, then put them back (Q15).

    ``until_end`` keeps them in front of you to the end of your turn; ``then`` puts them
    elsewhere; ``keep`` plays a card of your own, which stays like any card you play.
    """

    pick: Pick
    until_end: bool = False
    then: Place | None = None
    keep: bool = False


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


@dataclass(frozen=True, slots=True)
class PassLeft:
    """Everyone hit passes a card from hand to the discard pile on their left; who received one
    of that cost or more suffers ``do`` (Q12)."""

    min_cost: int
    do: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Redeal:
    """Everyone hit sets n cards from hand face down; they are shuffled and dealt out again."""

    n: int


@dataclass(frozen=True, slots=True)
class UntilDefeated:
    """Until this Villain is defeated: a random card from hand lies aside, or the Super Hero
    lies face down."""

    what: Literal["card", "hero"]


@dataclass(frozen=True, slots=True)
class ChangeCost:
    """A Character's cost is n higher (or lower) for as long as said.

    ``whom`` is you, or a member of your team that you choose.
    """

    n: int
    until: Literal["turn", "your-next-turn"] = "turn"
    whom: Literal["you", "team"] = "you"


@dataclass(frozen=True, slots=True)
class Cheaper:
    """This turn such cards are n cheaper for you; their cost is unchanged."""

    n: int
    what: Literal["super-villain"] = "super-villain"


@dataclass(frozen=True, slots=True)
class LimitLineUp:
    """The Line-Up is destroyed down to n cards of your choice and refills to n only (Q34)."""

    n: int


@dataclass(frozen=True, slots=True)
class CancelConfrontation:
    """The Confrontation ends without result; you may buy as usual (F12, Q26)."""


@dataclass(frozen=True, slots=True)
class SwitchTarget:
    """Another foe's Character is Confronted from now on (F1)."""


@dataclass(frozen=True, slots=True)
class GiveAssist:
    """These cards have Assist this turn (K6)."""

    pick: Pick


@dataclass(frozen=True, slots=True)
class ControlLocations:
    """This turn your teammate's Locations work for you as if you had played them."""


@dataclass(frozen=True, slots=True)
class GainCheaper:
    """Gain a Line-Up card of the same type as the one just gained, and cheaper."""


Effect = (
    Power
    | Draw
    | DrawThese
    | DrawExtra
    | RevealAndDraw
    | Discard
    | Destroy
    | Gain
    | GainCheaper
    | GainWeakness
    | Give
    | GiveAssist
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
    | Others
    | ThisTurn
    | Await
    | Limited
    | Grant
    | PlayFrom
    | PlayAgain
    | TakeText
    | Refill
    | Win
    | PassCards
    | PassLeft
    | Redeal
    | CompareHands
    | LayFaceDown
    | UntilDefeated
    | ChangeCost
    | Cheaper
    | LimitLineUp
    | CancelConfrontation
    | SwitchTarget
    | ControlLocations
)

PickEffect = (
    Discard
    | Destroy
    | Gain
    | Give
    | GiveAssist
    | Move
    | DrawThese
    | Select
    | PlayFrom
    | PlayAgain
    | TakeText
)
"""The effects that work on cards which are picked."""

# --- Events that abilities wait for -----------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Plays:
    """You play such a card; ``who`` "team": you or your teammate.

    ``nth`` 0 is every time, otherwise the n-th such play of the turn only; ``first`` limits it to
    the first plays. ``distinct`` counts each name or type once; ``or_in`` is a place whose cards
    count as if played (once, now); ``each_of`` happens once, when a card of each sort has been
    played.
    """

    what: Filter = ANY
    nth: int = 0
    distinct: Literal["", "name", "type"] = ""
    other: bool = False
    or_in: Place | None = None
    first: int = 0
    each_of: tuple[Filter, ...] = ()
    who: Literal["you", "team"] = "you"


@dataclass(frozen=True, slots=True)
class Gains:
    """You gain such a card, bought or not; ``bought`` only from the Line-Up for Power;
    ``new_type``: of a type that was not in your discard pile."""

    what: Filter = ANY
    nth: int = 0
    bought: bool = False
    new_type: bool = False


@dataclass(frozen=True, slots=True)
class Draws:
    """You draw a card."""


@dataclass(frozen=True, slots=True)
class Discards:
    """You (or a foe) discard such a card; ``place`` "hand": only from there."""

    what: Filter = ANY
    who: Literal["you", "foe"] = "you"
    nth: int = 0
    place: Literal["hand"] | None = None


@dataclass(frozen=True, slots=True)
class Avoids:
    """You avoid an Attack by using a Defense."""


@dataclass(frozen=True, slots=True)
class TurnStarts:
    """Your turn starts (T1)."""


@dataclass(frozen=True, slots=True)
class TurnEnds:
    """Your turn ends (E1)."""


@dataclass(frozen=True, slots=True)
class Defeats:
    """You defeat a foe's Character."""


@dataclass(frozen=True, slots=True)
class Falls:
    """Your Character is defeated."""


Event = Plays | Gains | Draws | Discards | Avoids | TurnStarts | TurnEnds | Defeats | Falls

# --- Abilities that work from play ------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class When:
    """Triggered: it happens when the event does (R2, Q6).

    On your own turns, on your team's or in any turn; only under a condition; at most so often
    a turn.
    """

    event: Event
    do: tuple[Effect, ...]
    turns: Literal["yours", "team", "any"] = "yours"
    only_if: Condition | None = None


@dataclass(frozen=True, slots=True)
class EveryTurn:
    """On each of your turns: at its start (in a Confrontation: when it is announced), and on
    the turn the card comes into play."""

    do: tuple[Effect, ...]
    only_if: Condition | None = None


@dataclass(frozen=True, slots=True)
class Use:
    """Used at a moment of your choice on your own turn.

    ``pay_power`` and ``price`` are paid first; ``limit`` is how often a turn (0: any number);
    ``payment`` says it as "price: effect" (K8); ``per_type``: each card type is moved once a turn.
    """

    do: tuple[Effect, ...]
    price: tuple[Effect, ...] = ()
    pay_power: int = 0
    only_if: Condition | None = None
    limit: int = 1
    payment: bool = False
    per_type: bool = False


@dataclass(frozen=True, slots=True)
class WhenConfronted:
    """Once in each Confrontation by a foe, at the time for Blocks: a price, then an effect."""

    price: tuple[Effect, ...]
    do: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class CharacterCost:
    """Your Character's cost is n higher or lower while this is in play."""

    n: int


@dataclass(frozen=True, slots=True)
class GainOnTop:
    """Such a card that you gain on your turn may go onto your deck instead of your discard pile.

    ``nth`` 0 is each of them, 1 the first on each turn; ``once`` one of your choice.
    """

    what: Filter = ANY
    nth: int = 0
    once: bool = False


@dataclass(frozen=True, slots=True)
class HandHasAssist:
    """Such cards in your hand have Assist (K6)."""

    what: Filter


@dataclass(frozen=True, slots=True)
class FirstDrawMore:
    """The first time a card lets you draw on each of your turns, draw n more."""

    n: int = 1


@dataclass(frozen=True, slots=True)
class TakesFirstTurn:
    """You take the first turn of the game."""


Ability = (
    When
    | EveryTurn
    | Use
    | WhenConfronted
    | CharacterCost
    | GainOnTop
    | HandHasAssist
    | FirstDrawMore
    | TakesFirstTurn
)


@dataclass(frozen=True, slots=True)
class Defense:
    """Discard this (from hand or from play), perhaps with other cards, to avoid an Attack.

    ``reveal`` shows it from hand instead and keeps it, once for each Attack.
    """

    then: tuple[Effect, ...] = ()
    place: Place = "hand"
    others_too: bool = False
    reveal: bool = False


@dataclass(frozen=True, slots=True)
class Block:
    """Discard this when Confronted: the Character's cost is n higher this turn (F8)."""

    amount: Amount
    then: tuple[Effect, ...] = ()


# --- Victory Points that depend on the deck ---------------------------------------------------


@dataclass(frozen=True, slots=True)
class VpPer:
    """n Victory Points for each such card, or each group of them, in your deck."""

    n: int
    what: Filter = ANY
    distinct: bool = False
    every: int = 1


@dataclass(frozen=True, slots=True)
class VpIf:
    """n Victory Points if your deck has at least a number of other such cards, otherwise none."""

    n: int
    what: Filter
    others: int


Vp = int | VpPer | VpIf
