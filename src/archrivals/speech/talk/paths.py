"""Where an effect stands in the data of a card: the name by which a piece of its text is known.

A path is made of field names and numbers. It leads to one effect, to a tuple of effects or to an
ability.

>>> from archrivals.engine.language.cards import hero
>>> from archrivals.engine.language.effects import Defense, Draw, Power
>>> draws = Defense(then=(Draw(1),))
>>> katana = hero("Katana", cost=2, vp=1, copies=4, play=(Power(1),), defense=draws)
>>> [path for path, _ in places_in(katana)]
['play', 'play.0', 'defense', 'defense.then', 'defense.then.0']
>>> at_path(katana, "defense.then")
(Draw(amount=1),)
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import Any, Final

from archrivals.engine.language.cards import Card
from archrivals.engine.language.catalogue import Catalogue

TEXTS: Final = ("play", "abilities", "defense", "on_gain", "first_appearance", "block")
"""The fields of a card that its text is made of."""


def places_in(card: Card) -> Iterator[tuple[str, Any]]:
    """Every tuple of records and every record of a card's text, with its path."""
    for name in TEXTS:
        yield from _inside(name, getattr(card, name))


def _inside(path: str, value: Any) -> Iterator[tuple[str, Any]]:  # any field of any record
    if isinstance(value, tuple):
        if value and (is_dataclass(value[0]) or isinstance(value[0], tuple)):
            yield path, value
            for at, each in enumerate(value):
                yield from _inside(f"{path}.{at}", each)
    elif is_dataclass(value):
        yield path, value
        for each in fields(value):
            yield from _inside(f"{path}.{each.name}", getattr(value, each.name))


def at_path(card: Card, path: str) -> Any:  # an effect, a tuple of effects, an ability
    """Return the record at a path of a card."""
    value: Any = card
    for step in path.split("."):
        value = value[int(step)] if isinstance(value, tuple) else getattr(value, step)
    return value


class Paths:
    """The paths of the texts of a table's cards, by the records themselves."""

    def __init__(self, cat: Catalogue) -> None:
        self._cat = cat
        self._ids = {id(card): name for card, name in zip(cat.cards, cat.ids, strict=True)}
        self._of_card: dict[int, dict[int, str]] = {}
        self._of_all: dict[int, tuple[str, str]] = {}
        self._equal: dict[Any, tuple[str, str]] = {}
        for card, name in zip(cat.cards, cat.ids, strict=True):
            mine = self._of_card[id(card)] = {}
            for path, text in places_in(card):
                mine.setdefault(id(text), path)
                self._of_all.setdefault(id(text), (name, path))
                self._equal.setdefault(text, (name, path))

    def id_of(self, card: Card) -> str:
        """The id of a card at this table."""
        return self._ids[id(card)]

    def knows(self, text: object) -> bool:
        """Return whether a text is on a card of the table."""
        return id(text) in self._of_all or text in self._equal

    def find(self, text: object, source: Card | None = None) -> tuple[str, str]:
        """The card and the path of a text: on the card that asks, or on the one it borrowed."""
        if source is not None:
            path = self._of_card[id(source)].get(id(text))
            if path is not None:
                return self.id_of(source), path
        return self._of_all.get(id(text)) or self._equal[text]


@lru_cache(maxsize=64)
def paths_of(cat: Catalogue) -> Paths:
    """The paths of a table's cards, made once for each catalogue."""
    return Paths(cat)
