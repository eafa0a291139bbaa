"""The cards of a table by number: every face gets an index, every filter its set of faces."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator
from typing import Final

from .cards import Card
from .effects import Filter, Power

FOR_SALE: Final = ("main", "stack", "super-villain")


def filters_in(record: object) -> Iterator[Filter]:
    """Every filter inside a record, however deep."""
    if isinstance(record, Filter):
        yield record
    elif isinstance(record, tuple):
        for part in record:
            yield from filters_in(part)
    elif dataclasses.is_dataclass(record):
        for each in dataclasses.fields(record):
            yield from filters_in(getattr(record, each.name))


def _plain_power(card: Card) -> int:
    """The Power of a card whose whole text is +N Power or nothing; −1 for every other card."""
    plain = 0
    for effect in card.play:
        if not isinstance(effect, Power) or not isinstance(effect.amount, int):
            return -1
        plain += effect.amount
    return plain


class Catalogue:
    """All faces of a table. A face is an index; the lists below are read at every step."""

    __slots__ = (
        "_faces",
        "abilities",
        "by_id",
        "cards",
        "cheapest",
        "cost",
        "defense",
        "kind",
        "name",
        "on_gain",
        "ongoing",
        "plain",
        "play",
        "type",
        "watched",
    )

    def __init__(self, cards: Iterable[Card]) -> None:
        self.cards = tuple(cards)
        self.by_id = {card.id: face for face, card in enumerate(self.cards)}
        if len(self.by_id) != len(self.cards):
            twice = sorted({c.id for c in self.cards if [o.id for o in self.cards].count(c.id) > 1})
            raise ValueError(f"two cards share an id: {', '.join(twice)}")
        self.name = [card.name for card in self.cards]
        self.kind = [card.kind for card in self.cards]
        self.type = [card.type for card in self.cards]
        self.cost = [card.cost or 0 for card in self.cards]
        self.cheapest = min(card.cost or 0 for card in self.cards if card.kind in FOR_SALE)
        self.play = [card.play for card in self.cards]
        self.plain = [_plain_power(card) for card in self.cards]
        self.ongoing = [card.ongoing for card in self.cards]
        self.defense = [card.defense for card in self.cards]
        self.on_gain = [card.on_gain for card in self.cards]
        self.abilities = [card.abilities for card in self.cards]
        self.watched = [bool(card.abilities) or card.kind == "super-villain" for card in self.cards]
        # Filters are looked up by identity: hashing a record costs more than the whole step.
        # The cards keep the filters alive, so an identity is never given twice.
        self._faces = {
            id(what): self._matching(what) for card in self.cards for what in filters_in(card)
        }

    def faces(self, what: Filter) -> frozenset[int]:
        """The faces that a filter means."""
        found = self._faces.get(id(what))
        return self._matching(what) if found is None else found

    def _matching(self, what: Filter) -> frozenset[int]:
        return frozenset(face for face, card in enumerate(self.cards) if matches(card, what))


def matches(card: Card, what: Filter) -> bool:
    """Whether a card is of that sort; an empty filter means every card.

    A Super Hero is in no zone that a filter looks into, so its missing cost counts as 0.
    """
    cost = card.cost or 0
    return (
        (not what.types or card.type in what.types)
        and (not what.names or card.name in what.names)
        and what.word in card.name
        and (what.keyword is None or card.has(what.keyword))
        and (what.min_cost is None or cost >= what.min_cost)
        and (what.max_cost is None or cost <= what.max_cost)
        and (what.odd is None or (cost % 2 == 1) == what.odd)
    )
