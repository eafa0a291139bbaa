"""The effect language: what a card does, as frozen data.

A card's behaviour is a tree of the records below and nothing else. The resolver runs it, the
text generator says it, the codec writes it as JSON, bots read it as features. Every record is
closed (no code inside), so a stranger's card is safe to run.

Read it like the rulebook: ``Destroy(up_to(1, HAND))`` is "destroy up to 1 card from your hand".
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Final, Literal

from .kinds import AT_LEAST_1, Natural, Positive, Some, effect, kind

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
    min_cost: Natural | None = None
    max_cost: Natural | None = None
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

    places: Some[Place]
    what: Filter = ANY
    n: Annotated[int | Literal["all", "any"] | Per, AT_LEAST_1] = 1
    up_to: bool = False
    at_random: bool = False
    other: bool = False
    same_type: bool = False
    total_cost: Natural | None = None
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


@kind("(Power(1), Power(Per(1, DISCARD, HEROES)))", "count")
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
    at_most: Positive | None = None


@kind("(Reveal(), Power(CostOf(IT)))", "cost")
class CostOf:
    """The printed cost of these cards, added up, within bounds."""

    where: Place
    at_least: Natural = 0
    at_most: Natural | None = None


@kind("(Destroy(one(IN_PLAY)), Power(PowerOf(DONE)))", "power")
class PowerOf:
    """The Power these cards have given this turn."""

    where: Place


@kind("Power(PowerSoFar())", "count")
class PowerSoFar:
    """The Power you have at this moment."""


@kind("(Reveal(), Power(VpOf(IT)))", "points")
class VpOf:
    """The Victory Points of these cards, added up."""

    where: Place


@kind('If(Confronting(), (Power(LevelOf(1, "that-foe")),))', "cost")
class LevelOf:
    """n for each Level of a Character: yours, that foe's, or the one a Block protects."""

    n: int
    whose: Literal["you", "that-foe", "protected"]


@kind("(Power(2), Power(FoesWith(1, DISCARD, HEROES)))", "foes")
class FoesWith:
    """n for each foe who has such a card in a place."""

    n: int
    where: Place
    what: Filter = ANY


Amount = int | Per | CostOf | PowerOf | PowerSoFar | VpOf | LevelOf | FoesWith

# --- Conditions -------------------------------------------------------------------------------


@kind("If(Has(DISCARD, n=4, types=True), (Draw(1),))", "")
class Has:
    """At least n such cards (or different types among them) are in a place."""

    where: Place
    what: Filter = ANY
    n: Positive = 1
    types: bool = False
    whose: Whose = "you"


@kind("If(Lacks(HAND, n=5), (Draw(1),))", "")
class Lacks:
    """No such card is in a place, or fewer than n."""

    where: Place
    what: Filter = ANY
    n: Positive = 1
    whose: Whose = "you"


@kind("If(FoeHasFewer(IN_PLAY, WEAKNESSES), (Draw(1),))", "foes")
class FoeHasFewer:
    """Some foe has fewer such cards in a place than you, or fewer than n."""

    where: Place
    what: Filter = ANY
    n: Positive | None = None


@kind("If(Confronting(), (Draw(2),), (Power(2),))", "confrontation")
class Confronting:
    """You announced a Confrontation this turn and it has not been cancelled (F6, F11).

    ``whose`` "team": you or your teammate did.
    """

    whose: Literal["you", "team"] = "you"


@kind(
    "Attack(EACH_FOE, (GainWeakness(), If(BeingConfronted(), (Move(every(IT), IN_PLAY),))))",
    "confrontation",
)
class BeingConfronted:
    """You are "that foe": your Character is being Confronted."""


@kind("(Power(1), If(AsAssist(), (Power(1),)))", "assist")
class AsAssist:
    """This card was played as an Assist (K5, V5)."""


@kind("If(FoeDiscarded(), (Draw(1),))", "discard")
class FoeDiscarded:
    """A foe has discarded a card earlier this turn."""


@kind("(Reveal(2), If(AllDiffer(IT), (DrawThese(every(IT)),)))", "count")
class AllDiffer:
    """Each of these cards has a type and no two share one."""

    where: Place


@kind("If(FirstCard(), (Draw(2),))", "play")
class FirstCard:
    """This card is the first one you played this turn."""


@kind("(Discard(one(HAND)), If(Did(), (Draw(2),)))", "")
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


@effect("Power(2)", "power", known="worth fight learned")
class Power:
    """+N Power, at once, for this turn."""

    amount: Amount


@effect("Draw(2)", "draw", known="possible hidden worth fight learned")
class Draw:
    """Draw N, one by one, from your own deck (D1, D7)."""

    amount: Amount = 1


@effect(
    "(Reveal(2), DrawThese(one(IT)), PutBack())",
    "draw",
    known="possible asks hidden worth fight learned",
)
class DrawThese:
    """Draw cards that were revealed, which also counts as a draw."""

    pick: Pick


@effect("RevealAndDraw(7)", "draw", known="possible hidden worth fight learned")
class RevealAndDraw:
    """Reveal and draw your top card; again until the drawn cards cost this much, or while the
    card drawn is of some sort."""

    until_cost: Natural = 0
    again_if: Filter | None = None


@effect("ThisTurn(TurnEnds(), (DrawExtra(2),))", "draw", known="possible learned")
class DrawExtra:
    """At the end of the turn: n more cards with the new hand (Q10)."""

    amount: Amount


@effect("Discard(cards(2, HAND))", "discard", known="possible asks hidden harm")
class Discard:
    """To the discard pile of the player who has the card (D2)."""

    pick: Pick


@effect("Destroy(up_to(1, HAND))", "destroy", known="possible asks hidden worth harm learned")
class Destroy:
    """To the destroyed pile (D3)."""

    pick: Pick


@effect("Gain(one(LINE_UP, HEROES), (HAND,))", "gain", known="possible asks hidden worth learned")
class Gain:
    """Take a card for free (D4); with several destinations the gainer chooses one on seeing it.

    ``any_player`` lets the gainer choose whose discard pile it goes to, and so whose it is.
    """

    pick: Pick
    to: Some[Place] = ("discard",)
    any_player: bool = False


@effect(
    "Attack(A_FOE, (Give(one(HAND).of(ATTACKER).chosen_by_attacker()),))",
    "gain",
    known="possible asks hidden",
)
class Give:
    """The card becomes this player's: passed to their hand (Q36)."""

    pick: Pick


@effect("GainWeakness(2)", "weakness", known="possible harm")
class GainWeakness:
    """Gain n Weaknesses, while they last (W1)."""

    n: Annotated[Amount, AT_LEAST_1] = 1
    to: Place = "discard"


@effect(
    "Move(up_to(2, DISCARD, PUNCHES), HAND)", "move", known="possible asks hidden worth learned"
)
class Move:
    """Just that: not drawing, gaining, discarding or playing."""

    pick: Pick
    to: Place


@effect("(Select(one(PLAYED)), Power(PowerOf(IT)))", "", known="possible asks hidden")
class Select:
    """Point at cards; what follows speaks of them as ``it``."""

    pick: Pick


@effect(
    "(Reveal(), If(Has(IT, HEROES), (DrawThese(every(IT)),)))",
    "reveal",
    known="possible asks hidden",
)
class Reveal:
    """Show the top cards of decks (or random cards of hands) to all players; they stay there."""

    n: Positive = 1
    where: Place = "deck-top"
    whose: Whose = "you"


@effect("Look(2, MAIN_TOP)", "reveal", known="possible hidden")
class Look:
    """Look at the top cards of a deck, alone; they stay there."""

    n: Positive = 1
    where: Place = "deck-top"


@effect("RevealHand()", "reveal", known="")
class RevealHand:
    """Show your hand to all players."""


@effect("(Look(3), Discard(up_to(1, IT)), PutBack())", "move", known="asks")
class PutBack:
    """Leave the rest of the revealed cards on top, in any order."""


@effect("May((Discard(every(HAND)), Draw(4)))", "", known="possible asks hidden worth learned")
class May:
    """You may do all of this."""

    do: Some[Effect]


@effect(
    "Instead((Power(1),), (Destroy(one(HAND)), Power(3)))",
    "choice",
    known="asks hidden worth fight learned",
)
class Instead:
    """This; or, if you like and can, the other instead."""

    usual: Some[Effect]
    other: Some[Effect]


@effect(
    "Choose(((Draw(1),), (Move(one(DISCARD, HEROES), HAND),)))",
    "choice",
    known="possible asks hidden worth fight learned",
)
class Choose:
    """Choose one (or n) of these, among those that can be done; with ``up_to`` perhaps none.

    Several are chosen together and resolved in the order listed. ``by`` a foe: you say which one.
    """

    options: Some[tuple[Effect, ...]]
    up_to: bool = False
    n: Positive = 1
    by: Literal["you", "a-foe"] = "you"


@effect(
    "If(Has(HAND, HEROES), (Draw(1),), (GainWeakness(),))",
    "",
    known="possible asks hidden worth harm fight learned",
)
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


@effect("Attack(EACH_FOE, (Discard(one(HAND)),))", "attack", known="asks hidden worth learned")
class Attack:
    """Each player it hits may use a Defense, then suffers ``do`` as "you" (A1).

    ``first`` happens once and cannot be avoided; ``if_any_spared`` is for the attacker when
    ``do`` did nothing to at least one of them. Afterwards ``it`` are the cards it moved.
    """

    whom: Whose
    do: Some[Effect]
    first: tuple[Effect, ...] = ()
    if_any_spared: tuple[Effect, ...] = ()


@effect(
    "Others(A_FOE, (Discard(one(HAND)),), holding=5)",
    "foes",
    known="possible asks hidden worth learned",
)
class Others:
    """Other players do this, each as "you"; no Attack, so no player can defend.

    Of ``a-foe`` and ``team`` you choose one; ``holding`` asks for that number of cards in a hand.
    """

    whom: Whose
    do: Some[Effect]
    holding: Natural = 0


@effect(
    "(Power(2), ThisTurn(Plays(DEFENSE_CARDS), (Power(2),)))",
    "",
    known="asks hidden worth fight learned",
)
class ThisTurn:
    """For each such event this turn: those before at once, later ones as they come.

    ``at_most`` says how often.
    """

    when: Event
    do: Some[Effect]
    at_most: Natural = 0


@effect("When(Draws(), (Limited(2, (Power(1),)),))", "", known="possible asks hidden worth learned")
class Limited:
    """At most n times each turn."""

    n: Positive
    do: Some[Effect]


@effect("Await(Lacks(LINE_UP, VILLAINS), (Power(3),))", "time", known="asks hidden worth learned")
class Await:
    """Once this turn, as soon as a condition holds."""

    condition: Condition
    do: Some[Effect]


@effect("Grant(Use(pay_power=3, do=(Gain(one(MAIN_TOP)),)))", "", known="asks hidden")
class Grant:
    """You have this ability for the turn."""

    ability: Ability


@effect(
    "PlayFrom(one(LINE_UP, VILLAINS))", "play", known="possible asks hidden worth fight learned"
)
class PlayFrom:
    """Borrow: play cards out of a place that is not your hand, then put them back (Q15).

    ``until_end`` keeps them in front of you to the end of your turn; ``then`` puts them
    elsewhere; ``keep`` plays a card of your own, which stays like any card you play.
    """

    pick: Pick
    until_end: bool = False
    then: Place | None = None
    keep: bool = False


@effect("PlayAgain(one(PLAYED, HEROES))", "play", known="possible asks hidden worth fight learned")
class PlayAgain:
    """The whole text of a card in front of you once more, as a new play (R4, Q16)."""

    pick: Pick


@effect("TakeText(one(DISCARD, EQUIPMENT))", "play", known="possible asks hidden worth learned")
class TakeText:
    """This card has the text of that one for the turn; resolve it."""

    pick: Pick


@effect("(Destroy(up_to(1, LINE_UP)), If(Did(), (Refill(),)))", "move", known="")
class Refill:
    """Fill the Line-Up slots that the last step emptied, at once."""


@effect('ThisTurn(Plays(POWER_RINGS, distinct="name", nth=3), (Win(),))', "points", known="worth")
class Win:
    """You win the game, at once."""


@effect("Attack(EACH_PLAYER, (PassCards(),))", "move", known="")
class PassCards:
    """Everyone hit passes a card from hand to the left and another to the right (Q12)."""


@effect("Attack(EACH_PLAYER, (CompareHands((GainWeakness(3),)),))", "reveal", known="asks hidden")
class CompareHands:
    """Everyone hit totals the cost of their hand; highest (ties too) and others differ (A7)."""

    highest: tuple[Effect, ...]
    others: tuple[Effect, ...] = ()


@effect("Attack(EACH_PLAYER, (LayFaceDown((Draw(2),)),))", "reveal", known="asks hidden")
class LayFaceDown:
    """Everyone hit lays a card; all are shown and destroyed; a single highest is rewarded."""

    highest: Some[Effect]


@effect("Attack(EACH_PLAYER, (PassLeft(1, (GainWeakness(),)),))", "move", known="asks hidden")
class PassLeft:
    """Everyone hit passes a card from hand to the discard pile on their left; who received one
    of that cost or more suffers ``do`` (Q12)."""

    min_cost: Natural
    do: Some[Effect]


@effect("Attack(EACH_PLAYER, (Redeal(2),))", "move", known="")
class Redeal:
    """Everyone hit sets n cards from hand face down; they are shuffled and dealt out again."""

    n: Positive


@effect('Attack(EACH_PLAYER, (UntilDefeated("hero"),))', "time", known="")
class UntilDefeated:
    """Until this Villain is defeated: a random card from hand lies aside, or the Super Hero
    lies face down."""

    what: Literal["card", "hero"]


@effect('ChangeCost(2, until="your-next-turn")', "cost", known="asks")
class ChangeCost:
    """A Character's cost is n higher (or lower) for as long as said.

    ``whom`` is you, or a member of your team that you choose.
    """

    n: int
    until: Literal["turn", "your-next-turn"] = "turn"
    whom: Literal["you", "team"] = "you"


@effect("Cheaper(2)", "cost", known="")
class Cheaper:
    """This turn such cards are n cheaper for you; their cost is unchanged."""

    n: Positive
    what: Literal["super-villain"] = "super-villain"


@effect("LimitLineUp(4)", "", known="asks")
class LimitLineUp:
    """The Line-Up is destroyed down to n cards of your choice and refills to n only (Q34)."""

    n: Positive


@effect("If(Confronting(), (May((CancelConfrontation(),)),))", "confrontation", known="possible")
class CancelConfrontation:
    """The Confrontation ends without result; you may buy as usual (F12, Q26)."""


@effect("If(Confronting(), (May((SwitchTarget(),)),))", "confrontation", known="possible")
class SwitchTarget:
    """Another foe's Character is Confronted from now on (F1)."""


@effect(
    "Others(TEAMMATE, (GiveAssist(up_to(1, HAND, NOT_LOCATIONS)),))",
    "assist",
    known="possible asks hidden",
)
class GiveAssist:
    """These cards have Assist this turn (K6)."""

    pick: Pick


@effect("ControlLocations()", "ongoing", known="")
class ControlLocations:
    """This turn your teammate's Locations work for you as if you had played them."""


@effect("When(Gains(nth=1, bought=True), (GainCheaper(),))", "gain", known="asks learned")
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

OwnVerb = Literal["cancel-confrontation", "switch-target", "pass-cards"]
"""The verbs of kinds that are said by one verb of their own, called like the kind."""

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


@kind("When(Plays(EQUIPMENT, nth=2), (Draw(1),))", "play")
class Plays:
    """You play such a card; ``who`` "team": you or your teammate.

    ``nth`` 0 is every time, otherwise the n-th such play of the turn only; ``first`` limits it to
    the first plays. ``distinct`` counts each name or type once; ``or_in`` is a place whose cards
    count as if played (once, now); ``each_of`` happens once, when a card of each sort has been
    played.
    """

    what: Filter = ANY
    nth: Natural = 0
    distinct: Literal["", "name", "type"] = ""
    other: bool = False
    or_in: Place | None = None
    first: Natural = 0
    each_of: tuple[Filter, ...] = ()
    who: Literal["you", "team"] = "you"


@kind("When(Gains(VILLAINS, nth=1), (Draw(1),))", "gain")
class Gains:
    """You gain such a card, bought or not; ``bought`` only from the Line-Up for Power;
    ``new_type``: of a type that was not in your discard pile."""

    what: Filter = ANY
    nth: Natural = 0
    bought: bool = False
    new_type: bool = False


@kind("(Power(1), ThisTurn(Draws(), (Power(1),)))", "")
class Draws:
    """You draw a card."""


@kind('When(Discards(who="foe"), (Power(1),))', "discard")
class Discards:
    """You (or a foe) discard such a card; ``place`` "hand": only from there."""

    what: Filter = ANY
    who: Literal["you", "foe"] = "you"
    nth: Natural = 0
    place: Literal["hand"] | None = None


@kind("When(Avoids(), (Draw(1),))", "defense")
class Avoids:
    """You avoid an Attack by using a Defense."""


@kind("When(TurnStarts(), (Draw(1),))", "time")
class TurnStarts:
    """Your turn starts (T1)."""


@kind("When(TurnEnds(), (If(Has(GAINED, EQUIPMENT), (DrawExtra(1),)),))", "time")
class TurnEnds:
    """Your turn ends (E1)."""


@kind("ThisTurn(Defeats(), (Draw(2),))", "confrontation")
class Defeats:
    """You defeat a foe's Character."""


@kind("When(Falls(), (Destroy(one(THIS)),))", "")
class Falls:
    """Your Character is defeated."""


Event = Plays | Gains | Draws | Discards | Avoids | TurnStarts | TurnEnds | Defeats | Falls

# --- Abilities that work from play ------------------------------------------------------------


@kind("When(Plays(HEROES), (Power(1),))", "")
class When:
    """Triggered: it happens when the event does (R2, Q6).

    On your own turns, on your team's or in any turn; only under a condition; at most so often
    a turn.
    """

    event: Event
    do: Some[Effect]
    turns: Literal["yours", "team", "any"] = "yours"
    only_if: Condition | None = None


@kind("EveryTurn((Power(1),))", "time")
class EveryTurn:
    """On each of your turns: at its start (in a Confrontation: when it is announced), and on
    the turn the card comes into play."""

    do: Some[Effect]
    only_if: Condition | None = None


@kind("Use(price=(Discard(one(HAND, PUNCHES)),), do=(Draw(1),))", "")
class Use:
    """Used at a moment of your choice on your own turn.

    ``pay_power`` and ``price`` are paid first; ``limit`` is how often a turn (0: any number);
    ``payment`` says it as "price: effect" (K8); ``per_type``: each card type is moved once a turn.
    """

    do: Some[Effect]
    price: tuple[Effect, ...] = ()
    pay_power: Natural = 0
    only_if: Condition | None = None
    limit: Natural = 1
    payment: bool = False
    per_type: bool = False


@kind("WhenConfronted((Discard(one(HAND, DEFENSE_CARDS)),), (ChangeCost(2),))", "confrontation")
class WhenConfronted:
    """Once in each Confrontation by a foe, at the time for Blocks: a price, then an effect."""

    price: Some[Effect]
    do: Some[Effect]


@kind("CharacterCost(1)", "cost")
class CharacterCost:
    """Your Character's cost is n higher or lower while this is in play."""

    n: int


@kind("GainOnTop(ANY.costing(at_most=5))", "gain")
class GainOnTop:
    """Such a card that you gain on your turn may go onto your deck instead of your discard pile.

    ``nth`` 0 is each of them, 1 the first on each turn; ``once`` one of your choice.
    """

    what: Filter = ANY
    nth: Natural = 0
    once: bool = False


@kind("HandHasAssist(VILLAINS)", "assist")
class HandHasAssist:
    """Such cards in your hand have Assist (K6)."""

    what: Filter


@kind("FirstDrawMore()", "draw")
class FirstDrawMore:
    """The first time a card lets you draw on each of your turns, draw n more."""

    n: Positive = 1


@kind("TakesFirstTurn()", "time")
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


@kind("VpPer(1, VILLAINS, distinct=True)", "points")
class VpPer:
    """n Victory Points for each such card, or each group of them, in your deck."""

    n: int
    what: Filter = ANY
    distinct: bool = False
    every: Positive = 1


@kind("VpIf(5, HEROES, others=4)", "points")
class VpIf:
    """n Victory Points if your deck has at least a number of other such cards, otherwise none."""

    n: int
    what: Filter
    others: Natural


Vp = int | VpPer | VpIf
