"""Cards as people look them up, and cards of one's own."""

from __future__ import annotations

import json
from os import PathLike
from pathlib import Path
from typing import Any

from archrivals.boxes import BOXES
from archrivals.engine.language import cards as records
from archrivals.engine.language.catalogue import OWN
from archrivals.engine.language.codec import CardError, card_from_json, card_to_json
from archrivals.engine.language.effects import CardType, Vp
from archrivals.speech import rules_text
from archrivals.suggesting import unknown
from archrivals.terminal.rows import full_text, headline


class Card:
    """A card of a box, or one of your own.

    ``record`` is what the engine plays; the text is generated from it.

    >>> print(card("katana"))
    Katana: Hero, cost 2, 1 VP
    +1 Power. Defense: You may discard this card to avoid an Attack. If you do, draw a card.
    """

    __slots__ = ("box", "record")

    def __init__(self, record: records.Card, box: str = OWN) -> None:
        self.record = record
        self.box = box

    def __str__(self) -> str:
        return "\n".join(line for line in (headline(self.record), full_text(self.record)) if line)

    def __repr__(self) -> str:
        return f"<Card {self.id} of {self.box}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Card) and (self.box, self.record) == (other.box, other.record)

    def __hash__(self) -> int:
        return hash((self.box, self.record))

    @property
    def id(self) -> str:
        """Its name in a box, as in ``card("katana")``."""
        return self.record.id

    @property
    def name(self) -> str:
        """Its name as printed.

        >>> card("worlds-mightiest-mortal").name
        "World's Mightiest Mortal"
        """
        return self.record.name

    @property
    def kind(self) -> str:
        """Which pile it belongs to: main, starter, stack, weakness, super-hero and so on."""
        return self.record.kind

    @property
    def type(self) -> CardType | None:
        """Hero, Villain, Equipment, Super Power, Location or Starter."""
        return self.record.type

    @property
    def cost(self) -> int | None:
        """What it costs; None for a Super Hero."""
        return self.record.cost

    @property
    def vp(self) -> Vp:
        """Its Victory Points: a number, or the record of a formula."""
        return self.record.vp

    @property
    def copies(self) -> int:
        """How many are in the box."""
        return self.record.copies

    @property
    def keywords(self) -> tuple[str, ...]:
        """Attack, Defense and all others that it has.

        >>> card("katana").keywords
        ('Defense',)
        """
        return self.record.keywords

    @property
    def text(self) -> str:
        """What it does, in English."""
        return rules_text(self.record)

    def text_in(self, language: str) -> str:
        """What it does, in a language by its code.

        >>> card("kick").text_in("es")
        '+2 de Poder.'
        """
        return rules_text(self.record, language)

    @property
    def rulings(self) -> tuple[str, ...]:
        """What needs saying beside the text."""
        return self.record.rulings

    @property
    def house(self) -> bool:
        """Whether the effect is our own, because no source gives us the printed one."""
        return self.record.source.effect == "house"

    def to_json(self) -> dict[str, Any]:
        """The card as JSON, which :func:`load_cards` reads.

        >>> card("kick").to_json()["play"]
        [{'kind': 'Power', 'amount': 2}]
        """
        return card_to_json(self.record)


def list_boxes() -> list[str]:
    """The ids of all boxes.

    >>> list_boxes()[:2]
    ['heroes-unite', 'confrontations']
    """
    return list(BOXES)


def cards(box: str | None = None) -> list[Card]:
    """The cards of a box, or of all boxes.

    >>> len(cards("heroes-unite"))
    82
    >>> [each.name for each in cards("heroes-unite") if each.cost == 2 and each.type == "Hero"]
    ['Hawkgirl', 'Katana']
    """
    if box is not None and box not in BOXES:
        raise ValueError(unknown("box", box, BOXES))
    return [Card(each, name) for name in ([box] if box else BOXES) for each in BOXES[name].cards]


def card(id: str, box: str | None = None) -> Card:
    """A card by its id; of the first box that has it, where no box is named.

    >>> card("punch", box="base-set")
    <Card punch of base-set>
    >>> card("katanna")
    Traceback (most recent call last):
    ValueError: no card 'katanna'; did you mean 'katana'?
    """
    known = {each.id: each for each in reversed(cards(box))}
    if id not in known:
        raise ValueError(unknown("card", id, known))
    return known[id]


def load_cards(source: str | PathLike[str] | dict[str, Any] | list[Any]) -> list[Card]:
    """Cards of your own, from a JSON file or from JSON that is read already: one card or a list.

    What is wrong with a card is said in a :class:`CardError`, with the place and what would be
    right. The format is in "Adding a card" of the documentation.

    >>> mine = {"id": "night-watch", "name": "Night Watch", "kind": "main", "type": "Hero",
    ...         "cost": 4, "vp": 1, "copies": 2, "play": [{"kind": "Power", "amount": 2}]}
    >>> print(load_cards(mine)[0])
    Night Watch: Hero, cost 4, 1 VP
    +2 Power.
    >>> load_cards(mine | {"type": "Heros"})
    Traceback (most recent call last):
    archrivals.engine.language.codec.CardError: type: "Heros" is no card type; did you mean "Hero"?
    """
    if isinstance(source, dict | list):
        return _read(source, "")
    file = Path(source)
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise CardError(str(file), f"it is not JSON: {error}") from None
    return _read(data, str(file))


def _read(data: Any, where: str) -> list[Card]:
    many = data if isinstance(data, list) else [data]
    found = []
    for number, each in enumerate(many):
        try:
            found.append(Card(card_from_json(each)))
        except CardError as error:
            at = [where] if where else []
            at += [f"card {number + 1}"] if isinstance(data, list) else []
            raise CardError(", ".join([*at, error.path or "card"]), error.problem) from None
    return found
