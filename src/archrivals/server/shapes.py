"""What is inside a view: the shapes of its public and private part, for schema and clients.

The server never builds these records; it sends what ``engine.sight`` writes. A test decodes real
views strictly into them, so that they cannot drift apart.
"""

from __future__ import annotations

from typing import Any

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


class AskInView(Shape):
    """A decision; it is answered by the number of an option."""

    seat: int
    kind: str
    source: str | None
    shown: list[str]
    options: list[OptionInView]


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
