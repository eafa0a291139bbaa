"""What happened, as a seat may know it: one record for each of ``state/events.py``.

Every event names its kind and its cause.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Any, Final, Literal

from archrivals.engine.play.game import Game
from archrivals.engine.records import Kept, record
from archrivals.engine.state.events import (
    Chose,
    CostRaised,
    Ended,
    Event,
    Failed,
    How,
    Kind,
    Moved,
    Noted,
    Played,
    PlayKind,
    SeenCard,
    Shuffled,
    Sort,
    Why,
)
from archrivals.engine.state.flat import CardInView, State, seat_of, zone_name

from .visibility import seen_zones, shown_then


@record
class PlaceInEvent(Kept):
    """A zone, and whose it is (−1: the table's)."""

    zone: str
    seat: int


@cache
def _place(zone: int) -> PlaceInEvent:
    return PlaceInEvent(zone_name(zone), seat_of(zone))


@record
class CauseInEvent(Kept):
    """A cause: a card, or a rule by its id."""

    rule: str | None = None
    card: str | None = None


@lru_cache(maxsize=4096)
def _by_rule(rule: str) -> CauseInEvent:
    return CauseInEvent(rule)


@lru_cache(maxsize=4096)
def _by_card(id: str) -> CauseInEvent:
    return CauseInEvent(card=id)


def _cause(s: State, event: Event) -> CauseInEvent:
    cause = event.cause
    return _by_rule(cause) if isinstance(cause, str) else _by_card(s.cat.ids[cause])


def _cards(s: State, cards: tuple[SeenCard, ...]) -> tuple[CardInView, ...]:
    return tuple([shown_then(s, each.card, each.epoch) for each in cards])


# --- The records --------------------------------------------------------------------------------


@record
class MovedInView(Kept):
    """A card moved; ``card`` is its face, ``handle`` its name before and ``now`` after it.

    ``by`` is who decided, ``owner`` whose card it is now, ``gained`` who gains it. ``doer`` is
    who does it by the text of the card that causes it.
    """

    kind: Literal["move"]
    cause: CauseInEvent
    from_: PlaceInEvent
    to: PlaceInEvent
    how: How
    by: int
    owner: int
    card: str | None = None
    handle: str | None = None
    now: str | None = None
    gained: int | None = None
    doer: int | None = None


def _moved(s: State, event: Moved, there: bool, here: bool) -> MovedInView:
    """A card is named to who sees where it was or where it is."""
    card, before, after = event.card, event.before, event.after
    handle = shown_then(s, card, before).handle if there else None
    now = None
    if here:
        now = handle if there and before == after else shown_then(s, card, after).handle
    return MovedInView(
        "move",
        _cause(s, event),
        _place(event.frm),
        _place(event.to),
        event.how,
        event.by,
        event.owner,
        s.cat.ids[event.face] if there or here else None,
        handle,
        now,
        None if event.gainer < 0 else event.gainer,
        None if event.doer < 0 else event.doer,
    )


@record
class ShuffledInView(Kept):
    """A pile of ``n`` cards was shuffled."""

    kind: Literal["shuffle"]
    cause: CauseInEvent
    seat: int
    n: int
    zone: PlaceInEvent


def _shuffled(s: State, event: Shuffled) -> ShuffledInView:
    return ShuffledInView("shuffle", _cause(s, event), event.seat, event.n, _place(event.zone))


@record
class NotedInView(Kept):
    """Something with cards, a number, or both; who may not see the cards gets their number."""

    kind: Kind
    cause: CauseInEvent
    seat: int
    cards: tuple[CardInView, ...] | None = None
    n: int | tuple[int, ...] | None = None


def _noted(s: State, event: Noted) -> NotedInView:
    cards = None if event.cards is None else _cards(s, event.cards)
    return NotedInView(event.kind, _cause(s, event), event.seat, cards, event.n)


def _counted(s: State, event: Noted) -> NotedInView:
    return NotedInView(event.kind, _cause(s, event), event.seat, None, len(event.cards or ()))


@record
class PlayedInView(Kept):
    """A card was played: ``by`` a seat, ``owner`` whose it is, ``from_`` where it comes from."""

    kind: PlayKind
    cause: CauseInEvent
    seat: int
    cards: tuple[CardInView, ...]
    from_: PlaceInEvent
    by: int
    owner: int


def _played(s: State, event: Played) -> PlayedInView:
    cause, cards = _cause(s, event), _cards(s, event.cards)
    place = _place(event.frm)
    return PlayedInView(event.kind, cause, event.seat, cards, place, event.by, event.owner)


@record
class ChoseInView(Kept):
    """A player chose something, for a card where one asked."""

    kind: Literal["choice"]
    cause: CauseInEvent
    seat: int
    cards: tuple[CardInView, ...]
    what: Sort
    n: int | str | tuple[int, ...] | None = None


def _chose(s: State, event: Chose) -> ChoseInView:
    cards = _cards(s, event.cards)
    return ChoseInView("choice", _cause(s, event), event.seat, cards, event.what, event.n)


@record
class CostRaisedInView(Kept):
    """A Character's cost is ``n`` higher until a seat's next turn (−1: for this turn)."""

    kind: Literal["cost"]
    cause: CauseInEvent
    seat: int
    n: int
    until: int


def _cost_raised(s: State, event: CostRaised) -> CostRaisedInView:
    return CostRaisedInView("cost", _cause(s, event), event.seat, event.n, event.until)


@record
class FailedInView(Kept):
    """An effect did nothing."""

    kind: Literal["nothing"]
    cause: CauseInEvent
    seat: int
    cards: tuple[CardInView, ...]
    why: Why


def _failed(s: State, event: Failed) -> FailedInView:
    cards = _cards(s, event.cards)
    return FailedInView("nothing", _cause(s, event), event.seat, cards, event.why)


@record
class EndedInView(Kept):
    """The game is over."""

    kind: Literal["over"]
    cause: CauseInEvent
    seat: int
    winners: tuple[int, ...]
    points: tuple[int, ...]


def _ended(s: State, event: Ended) -> EndedInView:
    return EndedInView("over", _cause(s, event), event.seat, event.winners, event.points)


EventInView = (
    MovedInView
    | ShuffledInView
    | NotedInView
    | PlayedInView
    | ChoseInView
    | CostRaisedInView
    | FailedInView
    | EndedInView
)
"""Something that happened, as a seat may know it."""

_TOLD: Final[dict[type, Callable[[State, Any], EventInView]]] = {  # each for its own record
    Noted: _noted,
    Shuffled: _shuffled,
    Played: _played,
    Chose: _chose,
    CostRaised: _cost_raised,
    Failed: _failed,
    Ended: _ended,
}


# --- Telling them -------------------------------------------------------------------------------

Seen = tuple[bool, ...]
"""Which zones a viewer sees."""


def events(table: Game, seat: int, since: int = 0) -> list[EventInView]:
    """Return the events, as a seat may know them."""
    return events_by_seat(table, [seat], since)[seat]


def events_by_seat(
    table: Game, seats: Sequence[int], since: int = 0
) -> dict[int, list[EventInView]]:
    """Return the events as each of these seats may know them; equal knowledge shares a record."""
    s = table.state
    if s.log is None:
        raise ValueError("this table keeps no log")
    by_seat: dict[int, list[EventInView]] = {seat: [] for seat in seats}
    viewers = [(known, seen_zones(s.teams, seat)) for seat, known in by_seat.items()]
    for event in s.log[since:]:
        if isinstance(event, Moved):
            _tell_move(s, event, viewers)
            continue
        shown = others = _TOLD[type(event)](s, event)
        if isinstance(event, Noted) and event.kind == "look":
            others = _counted(s, event)
        for seat, known in by_seat.items():
            known.append(shown if seat == event.seat else others)
    return by_seat


def _tell_move(s: State, event: Moved, viewers: list[tuple[list[EventInView], Seen]]) -> None:
    """Record a move for each viewer, by whether they see where the card was and where it is."""
    known: dict[tuple[bool, bool], MovedInView] = {}
    for events, seen in viewers:
        sight = seen[event.frm], seen[event.to]
        shown = known.get(sight)
        if shown is None:
            shown = known[sight] = _moved(s, event, *sight)
        events.append(shown)
