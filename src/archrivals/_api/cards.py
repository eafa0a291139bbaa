"""Cards as people look them up, and cards of one's own."""

from __future__ import annotations

import json
from os import PathLike
from pathlib import Path
from typing import Any

from archrivals.boxes import BOXES, card_words
from archrivals.boxes.impossible import impossible
from archrivals.engine.language.catalogue import OWN
from archrivals.engine.language.codec import CardError, card_from_json
from archrivals.engine.language.printed import Card
from archrivals.suggesting import unknown


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
    return [
        Card(each, name, card_words)
        for name in ([box] if box else BOXES)
        for each in BOXES[name].cards
    ]


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

    A faulty card raises a :class:`CardError`, with the place and what would be
    right. The format is in "Adding a card" of the documentation.

    >>> mine = {"id": "night-watch", "name": "Night Watch", "kind": "main", "type": "Hero",
    ...         "cost": 4, "vp": 1, "copies": 2, "play": [{"kind": "Power", "amount": 2}]}
    >>> print(load_cards(mine)[0])
    Night Watch: Hero, cost 4, 1 VP
    +2 Power.
    >>> load_cards(mine | {"type": "Her"})
    Traceback (most recent call last):
    archrivals.engine.language.codec.CardError: type: "Her" is not a card type; did you mean "Hero"?
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
            own = card_from_json(each)
            for path, problem in impossible(own):
                raise CardError(path, problem)
            found.append(Card(own, OWN, card_words))
        except CardError as error:
            at = [where] if where else []
            at += [f"card {number + 1}"] if isinstance(data, list) else []
            raise CardError(", ".join([*at, error.path or "card"]), error.problem) from None
    return found
