"""What happened at a table, as facts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.printed import Card
from archrivals.engine.records import to_plain
from archrivals.engine.views.events import EventInView, PlaceInEvent


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, as a seat may know it.

    ``kind`` is one of move, play, shuffle, choice, over and others. ``seat`` is the player
    whose event it is, or who decided on it; None for an event of the table. ``cards`` are those
    that the viewer sees. ``origin`` and ``target`` are where a card came from and went to, such as
    ``line-up`` or ``hand 0``. The reason is a ``rule`` by its id, or a card, the ``source``.
    ``facts`` has all of it as plain JSON, as a server sends it.

    >>> from archrivals import Table
    >>> table = Table("heroes-unite", seed="winter")
    >>> table.answer(0)
    >>> for event in table.events(since=-1):
    ...     print(event.kind, [card.name for card in event.cards], event.origin, event.target)
    move ['Punch'] hand 0 in-play 0
    play ['Punch'] hand 0 None
    power [] None None
    """

    kind: str
    seat: int | None
    cards: tuple[Card, ...]
    origin: str | None
    target: str | None
    rule: str | None
    source: Card | None
    facts: dict[str, Any] = field(repr=False, hash=False)


def events_of(events: Iterable[EventInView], cat: Catalogue) -> list[Event]:
    """Return events as the API shows them."""
    return [_event(each, cat) for each in events]


def _event(event: EventInView, cat: Catalogue) -> Event:
    shown = getattr(event, "cards", None) or ()
    ids = [each.id for each in shown]
    moved: str | None = getattr(event, "card", None)
    ids += [] if moved is None else [moved]
    by: int = getattr(event, "seat", getattr(event, "by", -1))
    source = event.cause.card
    return Event(
        kind=event.kind,
        seat=None if by < 0 else by,
        cards=tuple(cat.printed(cat.by_id[id]) for id in ids),
        origin=_place(getattr(event, "from_", getattr(event, "zone", None))),
        target=_place(getattr(event, "to", None)),
        rule=event.cause.rule,
        source=None if source is None else cat.printed(cat.by_id[source]),
        facts=to_plain(event),
    )


def _place(place: PlaceInEvent | None) -> str | None:
    if place is None:
        return None
    return place.zone if place.seat < 0 else f"{place.zone} {place.seat}"
