"""What is inside a view: the shapes of its public and private part, for schema and clients.

The server never builds these records; it sends what ``engine.views`` writes. A test decodes real
views strictly into them, so that they cannot drift apart.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType


class Shape(Struct, forbid_unknown_fields=True):
    """A part of a view."""


class CardInView(Shape):
    """A card that is seen: ``handle`` is this very card until it is hidden, ``id`` its face."""

    handle: str
    id: str


class CardInHand(Shape):
    """A card in a hand that is seen; ``assist`` if it has Assist now."""

    handle: str
    id: str
    assist: bool | UnsetType = UNSET


class StackInView(Shape):
    """The top card of a stack that can be bought, and how many are left."""

    handle: str
    id: str
    left: int


class TurnInView(Shape):
    """Whose turn it is, what Power there is, and whom they confront (−1: nobody)."""

    number: int
    seat: int
    power: int
    confronting: int


class SeatInView(Shape):
    """What everybody sees of a seat. ``cost`` is what its Character takes to defeat."""

    seat: int
    hand_size: int
    deck: int
    discard: list[CardInView]
    in_play: list[CardInView]
    hero: list[CardInView]
    on_hero: list[CardInView]
    score: list[CardInView]
    team: int
    out: bool
    cost: int | UnsetType = UNSET


class WaitedFor(Shape):
    """A seat that must decide, and what about."""

    seat: int
    kind: str


class CountedInView(Shape):
    """Copies of a card at the end, and what each gives; ``counted`` is what its formula found.

    ``defeated`` if it is a Character that was defeated, and no card of the deck.
    """

    id: str
    copies: int
    each: int
    counted: int | UnsetType = UNSET
    defeated: bool | UnsetType = UNSET


class ResultInView(Shape):
    """How the game ended: by a rule, or ``why`` (conceded, abandoned).

    By a rule there are ``scores``, where each seat's points come from, and ``tie_breaks``, what
    the numbers of ``ties`` count.
    """

    rule: str
    winners: list[int]
    points: list[int]
    ties: list[list[int]]
    scores: list[list[CountedInView]] | UnsetType = UNSET
    tie_breaks: list[str] | UnsetType = UNSET
    why: str | UnsetType = UNSET


class PublicView(Shape):
    """What everybody may see."""

    turn: TurnInView
    active: int
    line_up: list[CardInView]
    main_deck: int
    stacks: list[StackInView]
    weaknesses: int
    super_villain: list[CardInView]
    super_villains_left: int
    destroyed: list[CardInView]
    aside: list[CardInView]
    played: list[CardInView]
    seats: list[SeatInView]
    waiting: list[WaitedFor]
    result: ResultInView | None


class LossInView(Shape):
    """What an Attack takes from who does not defend: cards of the hand, Weaknesses gained."""

    discard: int | UnsetType = UNSET
    destroy: int | UnsetType = UNSET
    weaknesses: int | UnsetType = UNSET


class AssistInView(Shape):
    """A teammate's Assist card, and the Power it would give now."""

    handle: str
    id: str
    seat: int
    gives: int
    at_least: bool | UnsetType = UNSET


class LeadsInView(Shape):
    """What an answer leads to, as far as the seat can know.

    ``power`` is the active player's Power then; in an announcement ``after`` is the Power after
    Play all and ``whole`` that of the whole hand. ``cost`` is the cost of the Character that is
    Confronted then, ``falls`` whether the Power (announced: that of the whole hand) reaches it.
    ``draws`` and ``hand`` are cards: those drawn, and how many more or fewer the hand holds then.
    ``at_least``: there may be more. ``asks``: something must be chosen before it is known.
    ``avoids``: the Attack is avoided; ``loses`` is what it takes. ``wins``: it wins the game.
    ``assists``: what a teammate's Assist cards would give in the Confrontation announced.
    """

    power: int | UnsetType = UNSET
    after: int | UnsetType = UNSET
    whole: int | UnsetType = UNSET
    cost: int | UnsetType = UNSET
    falls: bool | UnsetType = UNSET
    draws: int | UnsetType = UNSET
    hand: int | UnsetType = UNSET
    at_least: bool | UnsetType = UNSET
    asks: bool | UnsetType = UNSET
    avoids: bool | UnsetType = UNSET
    wins: bool | UnsetType = UNSET
    loses: LossInView | UnsetType = UNSET
    assists: list[AssistInView] | UnsetType = UNSET


class OptionInView(Shape):
    """One answer: its verb, and what it is about."""

    verb: str
    card: str | UnsetType = UNSET
    zone: str | UnsetType = UNSET
    handle: str | UnsetType = UNSET
    owner: int | UnsetType = UNSET
    mode: int | UnsetType = UNSET
    place: str | UnsetType = UNSET
    ability: int | UnsetType = UNSET
    seat: int | UnsetType = UNSET
    do: Any = UNSET
    granted: Any = UNSET
    leads: LeadsInView | UnsetType = UNSET


class KeptInView(Shape):
    """A card that Play all does not play, and why.

    It would do nothing (``idle``), asks for a ``choice``, an ``ability`` or another ``card`` could
    use it, it ``stays`` in play, it wants to be the ``first`` or the ``last``, or it is played
    ``after`` another that waits for it. ``by`` is the other card that asks, that could use it or
    that comes before it.
    """

    handle: str
    id: str
    why: Literal["idle", "choice", "ability", "card", "stays", "first", "last", "after"]
    by: str | UnsetType = UNSET


class PriceInView(Shape):
    """A card for sale: its price, and the Power missing for it.

    That is ``now``, ``after`` Play all, and when the ``whole`` hand has been played.
    """

    handle: str
    price: int
    now: int
    after: int
    whole: int


class FightInView(Shape):
    """The Character that is Confronted: its cost, and the Power missing, as for a card for sale."""

    seat: int
    price: int
    now: int
    after: int
    whole: int


class OutlookInView(Shape):
    """What Play all does on this turn, what Power it makes, and what that is enough for.

    ``plays`` are the cards it plays, in order; ``option`` plays the first of them (−1: none).
    After each answer there is a new outlook: cards drawn on the way are part of it. ``power`` is
    the Power after Play all, ``whole`` that of the whole hand with all that can be declined
    declined.
    """

    option: int
    plays: list[CardInView]
    keeps: list[KeptInView]
    power: int
    at_least: bool
    whole: int
    whole_at_least: bool
    prices: list[PriceInView]
    fight: FightInView | UnsetType = UNSET
    assists: list[AssistInView] | UnsetType = UNSET
    wins: bool | UnsetType = UNSET


class AskInView(Shape):
    """A decision; it is answered by the number of an option.

    ``leads`` of the options and the ``outlook`` of a turn are told to people, not to programs.
    """

    seat: int
    kind: str
    source: str | None
    shown: list[str]
    options: list[OptionInView]
    outlook: OutlookInView | UnsetType = UNSET


class PrivateView(Shape):
    """What a seat sees beyond the others: hands (its own, its teammate's) and its ask."""

    seat: int
    hands: dict[str, list[CardInHand]]
    ask: AskInView | None


class PlaceInEvent(Shape):
    """A zone, and whose it is (−1: the table's)."""

    zone: str
    seat: int


class CauseInEvent(Shape):
    """Why: a card, or a rule by its id."""

    rule: str | UnsetType = UNSET
    card: str | UnsetType = UNSET


class EventInView(Struct, forbid_unknown_fields=True, rename={"source": "from"}):
    """Something that happened, as a seat may know it."""

    kind: str
    cause: CauseInEvent
    seat: int | UnsetType = UNSET
    cards: list[CardInView] | UnsetType = UNSET
    n: Any = UNSET
    card: str | UnsetType = UNSET
    handle: str | UnsetType = UNSET
    now: str | UnsetType = UNSET
    zone: PlaceInEvent | UnsetType = UNSET
    winners: list[int] | UnsetType = UNSET
    points: list[int] | UnsetType = UNSET
    source: PlaceInEvent | UnsetType = UNSET
    to: PlaceInEvent | UnsetType = UNSET
    how: str | UnsetType = UNSET
    by: int | UnsetType = UNSET
    owner: int | UnsetType = UNSET
    gained: int | UnsetType = UNSET
    what: str | UnsetType = UNSET
    why: str | UnsetType = UNSET
    until: int | UnsetType = UNSET
