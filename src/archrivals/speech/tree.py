"""The sentence tree: the content, before any language says it. No field holds prose.

The planner makes every decision of discourse and writes it down here: which effects share a
clause, who the subject is, what "it" stands for. A lineariser only has to find words and grammar.
The records are named tuples because a text is made of some twenty of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, TypeAlias

from archrivals.engine.language.effects import ANY, Event, Filter, OwnVerb, Place

Person = Literal["you", "they"]
Player = Literal["foe", "player"]
Who = (
    Literal["you", "they", "teammate", "their-teammate", "team", "their-team", "a-player"]
    | Literal["any-player", "a-foe", "any-foe", "each-foe", "that-foe", "attacker"]
    | Literal["each-player", "owner"]
)
"""A player as the subject of a clause or the owner of a place; ``they`` is the player named
before."""

Only = Literal["", "highest", "other", "did", "did-not", "cannot", "does-not", "received"]
Can = Literal["", "may", "instead"]
"""Whether a clause is optional: you do, you may, you may instead."""


@dataclass(frozen=True, slots=True)
class Matching(Filter):
    """Cards whose cost is odd or even, as was chosen before."""

    matches: bool = True


class Subject(NamedTuple):
    """The subject of a sentence. ``only`` narrows it: to those who did, with the highest total …

    ``n`` is how many cards they hold, or the cost of the card that they received. ``named``: "you"
    stands against others and is said in every language. ``name`` is what a player is called.
    """

    who: Who
    player: Player = "player"
    only: Only = ""
    n: int = 0
    named: bool = False
    name: str = ""


class Ref(NamedTuple):
    """Cards spoken of before: how many, how many of them are gone, and the act on them.

    ``size`` 0 is any number. ``other``: this card is not one of them. ``these`` are the cards of
    several players, who must not be taken for "them". ``seen``: they were shown before. ``sorts``
    carry the gender of the words that were used; ``called`` is a name said for the pronoun.
    """

    size: int = 1
    taken: int = 0
    how: VerbId = "choose"
    other: bool = False
    these: bool = False
    seen: bool = False
    sorts: tuple[Filter, ...] = (ANY,)
    villain: bool = False
    called: str = ""

    @property
    def many(self) -> bool:
        """Return whether they are "them" and not "it"."""
        return self.size != 1

    @property
    def left(self) -> Literal["all", "other", "rest"]:
        """All of them, the other one, or the rest."""
        if not self.taken:
            return "all"
        return "other" if self.size == 2 and self.taken == 1 else "rest"


class Spot(NamedTuple):
    """A place of a player: never "your hand", always hand and you."""

    place: Place
    owner: Who = "you"


# --- Noun phrases -----------------------------------------------------------------------------

Number: TypeAlias = "int | Literal['all', 'any', 'bare']"
"""How many: a number, all of them, any number; ``bare`` is said without a number."""


class Cards(NamedTuple):
    """Some cards of a sort, out of some places; ``inside`` says "in" and not "from"."""

    what: Filter
    n: Number = 1
    up_to: bool = False
    other: bool = False
    random: bool = False
    at: tuple[Spot, ...] = ()
    inside: bool = False
    total_cost: int | None = None
    same_type: bool = False
    each_of: tuple[Filter, ...] = ()
    once: bool = False
    per: Bonus | None = None


class It(NamedTuple):
    """The cards spoken of, or the rest of them; ``such`` restricts one card."""

    ref: Ref
    such: Filter = ANY
    random: bool = False
    per: Bonus | None = None


class OfThem(NamedTuple):
    """Some of the cards spoken of."""

    ref: Ref
    n: Number = 1
    up_to: bool = False
    what: Filter = ANY
    random: bool = False
    other: bool = False
    per: Bonus | None = None


class Top(NamedTuple):
    """The card (or n cards) at one end of a deck, this card, the Super-Villain to defeat."""

    spot: Spot
    n: int = 1
    such: Filter = ANY
    per: Bonus | None = None


class Whole(NamedTuple):
    """All of a place."""

    spot: Spot


class OneOf(NamedTuple):
    """Cards of one sort, or of another in another place."""

    first: NounPhrase
    second: NounPhrase
    joint: Literal["or", "and", "and/or"]


class By(NamedTuple):
    """Cards that someone else chooses."""

    thing: NounPhrase
    who: Literal["you", "attacker"]
    what: Filter
    many: bool


class SoMany(NamedTuple):
    """An amount of a thing: 2 cards, a Weakness, a card for each …"""

    thing: Literal["card", "extra-card", "weakness"]
    amount: Bonus


NounPhrase = Cards | It | OfThem | Top | Whole | OneOf | By | SoMany

# --- Amounts ----------------------------------------------------------------------------------


class InPlace(NamedTuple):
    """Each such card in a place, or each type among them."""

    what: Filter
    spot: Spot
    types: bool = False
    and_this: bool = False


class DoneTo(NamedTuple):
    """Each such card of those spoken of."""

    what: Filter
    ref: Ref
    types: bool = False
    and_this: bool = False


class Happening(NamedTuple):
    """Each time an event happens: this turn, on your turn, on each of your turns."""

    event: Event
    when: Literal["this-turn", "on-turn", "each-turn", ""]
    turns: Literal["yours", "team", "any"] = "yours"
    person: Person = "you"


class Level(NamedTuple):
    """Each Level of a Character."""

    whose: Literal["you", "that-foe", "protected"]
    person: Person


class FoeWith(NamedTuple):
    """Each foe who has such a card in a place."""

    what: Filter
    place: Place


Counted = InPlace | DoneTo | Happening | Level | FoeWith


class Equal(NamedTuple):
    """As much as something: the cost of …, the Power … has given, the VP of …"""

    measure: Literal["cost", "power-given", "power-so-far", "vp"]
    of: Ref | Spot | None
    person: Person = "you"
    at_least: int = 0
    at_most: int | None = None


class Bonus(NamedTuple):
    """A number (per each of these; if this holds), or as much as something; capped."""

    n: int = 0
    per: tuple[Counted, ...] = ()
    lead: Lead | None = None
    equal: Equal | None = None
    cap: int | None = None

    @property
    def plain(self) -> bool:
        """Return whether it is a number and nothing else."""
        return not self.per and self.lead is None and self.equal is None


# --- Conditions -------------------------------------------------------------------------------


class Is(NamedTuple):
    """One known card is such, or is not."""

    of: Ref | Top
    what: Filter
    no: bool = False


class SomeAre(NamedTuple):
    """At least n of the cards spoken of are such; or fewer than n."""

    ref: Ref
    what: Filter
    n: int
    fewer: bool = False


class There(NamedTuple):
    """There are n cards; ``fewer``: there are none."""

    n: int
    exact: bool = False
    fewer: bool = False


class Holds(NamedTuple):
    """A player has at least n such cards in a place, or fewer than n."""

    what: Filter
    n: int
    spot: Spot
    fewer: bool = False


class HoldsTypes(NamedTuple):
    """There are at least n card types among such cards."""

    what: Filter
    n: int
    of: Spot | Ref


class FoeFewer(NamedTuple):
    """A foe has fewer such cards than n, or than you."""

    what: Filter
    n: int | None
    place: Place
    person: Person


SayId = (
    Literal["all-differ", "all-differ-in", "first-card", "as-assist", "foe-discarded"]
    | Literal["empty", "card-there", "confronting", "team-confronting", "being-confronted"]
    | Literal["defeatable", "did"]
)


class Say(NamedTuple):
    """A condition with a form of its own."""

    id: SayId
    person: Person = "you"
    spot: Spot | None = None
    what: Filter = ANY


class Done(NamedTuple):
    """The step before was done; perhaps and more."""

    person: Person
    done: Literal["do", "do-not", "cannot"] = "do"
    more: Condition | None = None


class AsSoonAs(NamedTuple):
    """Once this turn, when it comes true."""

    condition: Condition


class Spared(NamedTuple):
    """If any of those hit was spared."""

    player: Player
    what: Literal["weakness", "gain", "discard", "destroy", ""]


class Moment(NamedTuple):
    """A lead without inner parts: on gaining this card, in a Confrontation, the highest card."""

    id: Literal["on-gain", "in-confrontation", "in-team-confrontation", "costs-most"]


Condition = Is | SomeAre | There | Holds | HoldsTypes | FoeFewer | Say | Done | AsSoonAs
Lead = Condition | Happening | Spared | Moment

# --- Clauses ----------------------------------------------------------------------------------

VerbId = (
    OwnVerb
    | Literal["draw", "discard", "destroy", "gain", "gain-cheaper", "put", "put-back"]
    | Literal["return", "reveal", "reveal-and-draw", "look", "choose", "play", "play-again"]
    | Literal["refill", "win", "total", "lay", "set-face-down", "destroy-in-each"]
    | Literal["destroy-down-to", "pass-left", "pass-to", "take", "receive", "turn-hero"]
    | Literal["set-aside", "avoid-by-discard", "avoid-by-reveal", "or"]
)
Tail = Literal["", "any-order", "goes-back", "has-assist", "and-others", "where-it-was"]


class Act(NamedTuple):
    """One verb with its object.

    ``back`` is an act that belongs to it ("then put it back"), ``options`` are the acts of an
    "or", ``when`` the condition of this act alone; ``n`` and ``again`` say how often.
    """

    verb: VerbId
    obj: NounPhrase | None = None
    to: tuple[Spot, ...] = ()
    person: Person = "you"
    when: Condition | None = None
    back: Act | None = None
    tail: Tail = ""
    n: int = 0
    again: Filter | None = None
    options: tuple[Act, ...] = ()
    either: bool = False
    whom: Who = "you"


class Do(NamedTuple):
    """Acts of one subject in a row; no subject is an order.

    ``reward`` is the Power for it; ``leaves``: the other of two cards stays where it is.
    """

    acts: tuple[Act, ...]
    subject: Subject | None = None
    can: Can = ""
    then: bool = False
    reward: Bonus | None = None
    leaves: bool = False


class Gets(NamedTuple):
    """Power. ``but`` is a smaller number under a condition."""

    bonuses: tuple[Bonus, ...]
    subject: Subject | None = None
    can: Can = ""
    then: bool = False
    but: tuple[int, Condition] | None = None


class Cond(NamedTuple):
    """A lead, what follows, and what otherwise; ``at_most`` is how often."""

    lead: Lead
    body: Body
    otherwise: Body = ()
    unless: bool = False
    at_most: int = 0


class Options(NamedTuple):
    """Choose one: …; or …. ``more`` is how many to choose in a Confrontation."""

    n: int
    up_to: bool
    options: tuple[Body, ...]
    subject: Subject | None = None
    can: Can = ""
    more: int = 0
    team: bool = False


class For(NamedTuple):
    """A statement for those named, each by themselves: for each foe, …"""

    subject: Subject
    body: Body


class Attacks(NamedTuple):
    """An Attack, with what comes first."""

    body: Body


class DoThis(NamedTuple):
    """An option as a whole: you may do this: …"""

    body: Body
    subject: Subject | None
    can: Can


class Several(NamedTuple):
    """Clauses that stand as one among others."""

    body: Body


class Limit(NamedTuple):
    """A body that happens at most n times each turn."""

    body: Body
    n: int


class Granted(NamedTuple):
    """An ability for this turn."""

    sentences: tuple[Sentence, ...]
    subject: Subject | None = None
    can: Can = ""


class PaysTo(NamedTuple):
    """A player pays a price this turn for an effect."""

    price: Price
    often: int
    body: Body
    subject: Subject | None
    can: Can


FactId = (
    Literal["nothing", "no-effect", "doubled", "laid-destroyed", "takes-text"]
    | Literal["stays-in-hand", "odd-or-even", "change-cost", "change-team-cost", "cheaper"]
    | Literal["control-locations", "line-up-refills", "redealt", "character-cost"]
    | Literal["first-turn", "first-draw-more", "hand-has-assist", "binding", "returns"]
    | Literal["maximum", "maximum-per-type-moved", "maximum-per-type-discarded"]
    | Literal["maximum-per-price", "maximum-per-option"]
)


Slot = Literal["who", "n", "players", "cards", "granted", "until"]
"""``who`` does it or has it; ``n`` is a number; ``players`` are the people of a kind, ``cards`` the
cards of a sort; ``granted`` says that it is for this turn only, ``until`` when it ends."""

SLOTS: Final[dict[FactId, tuple[Slot, ...]]] = {
    "nothing": (),
    "no-effect": (),
    "doubled": ("who",),
    "laid-destroyed": (),
    "takes-text": (),
    "stays-in-hand": (),
    "odd-or-even": (),
    "change-cost": ("who", "n", "until"),
    "change-team-cost": ("who", "n", "until"),
    "cheaper": ("who", "n"),
    "control-locations": ("who",),
    "line-up-refills": ("who", "n"),
    "redealt": ("n", "players"),
    "character-cost": ("n", "granted"),
    "first-turn": (),
    "first-draw-more": ("n", "granted"),
    "hand-has-assist": ("cards", "granted"),
    "binding": ("cards",),
    "returns": (),
    "maximum": ("n",),
    "maximum-per-type-moved": ("n",),
    "maximum-per-type-discarded": ("n",),
    "maximum-per-price": ("n",),
    "maximum-per-option": ("n",),
}
"""The slots of each fact: each language says all of them."""


class Fact(NamedTuple):
    """A sentence with a form of its own, and typed slots; a cost may last until your next turn."""

    id: FactId
    n: int = 0
    subject: Subject | None = None
    person: Person = "you"
    player: Player = "player"
    what: Filter = ANY
    granted: bool = False
    until_next: bool = False


class Gives(NamedTuple):
    """Cards that are played give something: one gift for each event, or one for all."""

    events: tuple[Happening, ...]
    gifts: tuple[Act | Bonus, ...]


class Whenever(NamedTuple):
    """An event, and what it brings."""

    event: Happening
    only_if: Condition | None
    body: Body


class GoesOnTop(NamedTuple):
    """Cards that you gain may go on top of your deck; ``once``: one of your choice."""

    what: Filter
    nth: int
    once: bool
    granted: bool


class Price(NamedTuple):
    """Power to pay, and what to do."""

    power: int
    acts: Body


class Uses(NamedTuple):
    """So often during each of your turns: a price to pay, or something to do."""

    often: int
    only_if: Condition | None
    price: Price | None
    body: Body
    granted: bool
    confronted: bool = False


class Pays(NamedTuple):
    """A price before a colon; ``often`` -1 is said elsewhere."""

    prices: tuple[Price, ...]
    only_if: Condition | None
    often: int
    granted: bool


class EachTurn(NamedTuple):
    """On each of your turns; ``after``: said last."""

    body: Body
    only_if: Condition | None
    after: bool
    granted: bool


class Blocks(NamedTuple):
    """The effect of a Block on a cost, and its other effects; a hand is revealed for it."""

    amount: Bonus
    body: Body
    reveals: bool


Clause = (
    Do
    | Gets
    | Cond
    | Options
    | For
    | Attacks
    | DoThis
    | Several
    | Limit
    | Granted
    | PaysTo
    | Fact
    | Gives
    | Whenever
    | GoesOnTop
    | Uses
    | Pays
    | EachTurn
    | Blocks
)
Joint = Literal["", "then", "and", ";", ";then", "or"]
Body: TypeAlias = "tuple[tuple[Joint, Clause], ...]"

HeadId = (
    Literal["assist", "attack", "ongoing", "defense", "confrontation"]
    | Literal["team-confrontation", "otherwise", "first-appearance"]
    | Literal["first-appearance-attack"]
)


class Sentence(NamedTuple):
    """Headings, and clauses; a price ends in a colon; ``instead``: of into your discard pile."""

    body: Body = ()
    heads: tuple[HeadId, ...] = ()
    colon: bool = False
    instead: bool = False


class VpEach(NamedTuple):
    """Victory Points for each such card in your deck."""

    n: int
    what: Filter
    distinct: bool
    every: int


class VpOthers(NamedTuple):
    """Victory Points if your deck has a number of other such cards."""

    n: int
    what: Filter
    others: int
