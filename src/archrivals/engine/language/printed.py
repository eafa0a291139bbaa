"""A card as people look it up: its facts, and its text in any language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from . import cards as records
from .codec import card_to_json
from .drawing import card_html
from .effects import CardType, Vp

_SORTS: Final = {
    "super-villain": "Super-Villain",
    "super-hero": "Super Hero",
    "character": "Character",
    "weakness": "Weakness",
}
"""The kinds of card that stand for a type."""


class CardWords(Protocol):
    """Says cards in words. The engine has no words; ``archrivals.speech`` has."""

    def rules_text(self, card: records.Card, language: str = "en") -> str:
        """Return the text of a card."""
        ...

    def vp_text(self, vp: Vp, language: str = "en") -> str:
        """Return what a card is worth, in words."""
        ...


def no_words() -> CardWords:
    """Refuse to say a card: its catalogue was made without words."""
    raise LookupError("these cards were made without words")


class Card:
    """A card of a box, or one of your own.

    ``box`` is the id of its box, or ``own``. ``record`` is what the engine plays; the text is
    generated from it.

    >>> from archrivals import card
    >>> print(card("katana"))
    Katana: Hero, cost 2, 1 VP
    +1 Power. Defense: You may discard this card to avoid an Attack. If you do, draw a card.
    """

    __slots__ = ("_words", "box", "record")

    def __init__(self, record: records.Card, box: str, words: Callable[[], CardWords]) -> None:
        self.record = record
        self.box = box
        self._words = words

    def __str__(self) -> str:
        return "\n".join(filter(None, (self.headline, self._full_text())))

    def _full_text(self) -> str:
        return " ".join(filter(None, (self.text, "[house effect]" if self.house else "")))

    def __repr__(self) -> str:
        return f"<Card {self.id} of {self.box}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Card) and (self.box, self.record) == (other.box, other.record)

    def __hash__(self) -> int:
        return hash((self.box, self.record))

    def _repr_html_(self) -> str:
        """Draw the card in a notebook."""
        return self._drawn()

    def _drawn(self, note: str = "") -> str:
        return card_html(self._title(), self.type or "", self.facts, self._full_text(), note)

    def _title(self) -> str:
        return self.name if self.level is None else f"{self.name} (Level {self.level})"

    @property
    def id(self) -> str:
        """Its name in a box, as in ``card("katana")``."""
        return self.record.id

    @property
    def name(self) -> str:
        """Its name as printed.

        >>> from archrivals import card
        >>> card("worlds-mightiest-mortal").name
        "World's Mightiest Mortal"
        """
        return self.record.name

    @property
    def kind(self) -> str:
        """Return the pile it belongs to: main, starter, stack, weakness, super-hero and so on."""
        return self.record.kind

    @property
    def type(self) -> CardType | None:
        """Hero, Villain, Equipment, Super Power, Location or Starter."""
        return self.record.type

    @property
    def cost(self) -> int | None:
        """Return its cost; None for a Super Hero."""
        return self.record.cost

    @property
    def vp(self) -> Vp:
        """Its Victory Points: a number, or the record of a formula."""
        return self.record.vp

    @property
    def copies(self) -> int:
        """Return how many are in the box."""
        return self.record.copies

    @property
    def level(self) -> int | None:
        """The Level of a Character, 1 to 3; None for every other card."""
        return self.record.level

    @property
    def keywords(self) -> tuple[str, ...]:
        """Attack, Defense and all others that it has.

        >>> from archrivals import card
        >>> card("katana").keywords
        ('Defense',)
        """
        return self.record.keywords

    @property
    def headline(self) -> str:
        """Its name and facts in one line.

        >>> from archrivals import card
        >>> card("katana").headline
        'Katana: Hero, cost 2, 1 VP'
        """
        return f"{self._title()}: {', '.join(self.facts)}"

    @property
    def facts(self) -> list[str]:
        """Its type, cost and Victory Points in words, as far as it has them.

        >>> from archrivals import card
        >>> card("katana").facts
        ['Hero', 'cost 2', '1 VP']
        """
        found = [_SORTS.get(self.kind) or self.type or ""]
        if self.cost is not None and self.kind != "weakness":
            found.append(f"cost {self.cost}")
        if self.kind != "super-hero" and (self.kind, self.vp) != ("character", 0):
            found.append(self._words().vp_text(self.vp))
        return found

    @property
    def text(self) -> str:
        """Return its text, in English."""
        return self.text_in("en")

    def text_in(self, language: str) -> str:
        """Return what it does, in a language by its code.

        >>> from archrivals import card
        >>> card("kick").text_in("es")
        '+2 de Poder.'
        """
        return self._words().rules_text(self.record, language)

    @property
    def rulings(self) -> tuple[str, ...]:
        """Return the rulings that it needs besides its text."""
        return self.record.rulings

    @property
    def house(self) -> bool:
        """Return whether the effect is our own, because no source gives us the printed one."""
        return "effect" in self.ours

    @property
    def ours(self) -> tuple[records.Part, ...]:
        """The parts of the card that we chose ourselves, because no source gives them.

        >>> from archrivals import card
        >>> card("artemis").ours
        ('copies', 'symbol')
        """
        return self.record.source.ours

    def to_json(self) -> dict[str, Any]:
        """Return the card as JSON, which :func:`load_cards` reads.

        >>> from archrivals import card
        >>> card("kick").to_json()["play"]
        [{'kind': 'Power', 'amount': 2}]
        """
        return card_to_json(self.record)
