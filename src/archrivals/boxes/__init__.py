"""The cards, as data: each folder here is a box, and its name is written nowhere else.

A folder is a package with ``BOX``, its cards and rule values, and a module ``ledger`` with its
rules. docs/adding-a-box.md lists the files next to them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from importlib.resources import files
from pkgutil import iter_modules
from typing import Any, Final

from archrivals.engine.language.cards import Box, Card
from archrivals.engine.language.catalogue import OWN, Catalogue
from archrivals.engine.language.printed import CardWords
from archrivals.engine.language.rules import Setup, SetupError


def folder_of(box: str) -> str:
    """Return the name of the package of a box: its id with underscores."""
    return f"{__name__}.{box.replace('-', '_')}"


@cache
def data_of(box: str, *path: str) -> Any:
    """Return a JSON file in the folder of a box, or None where it has no such file.

    >>> data_of("base-set", "words", "de.json")["name"]
    'Das Grundspiel'
    """
    file = files(folder_of(box)).joinpath(*path)
    return json.loads(file.read_text(encoding="utf-8")) if file.is_file() else None


def _boxes() -> dict[str, Box]:
    folders = [each.name for each in iter_modules(__path__) if each.ispkg]
    boxes = [import_module(f"{__name__}.{name}").BOX for name in folders]
    boxes.sort(key=lambda box: (data_of(box.id, "box.json")["position"], box.id))
    return {box.id: box for box in boxes}


BOXES: Final[dict[str, Box]] = _boxes()
"""Every box by its id, in the order of lists."""


def catalogue(box: str) -> Catalogue:
    """The faces of a table that plays one box."""
    if box not in BOXES:
        raise KeyError(f"no box {box!r}: {', '.join(BOXES)}")
    cards = BOXES[box].cards
    return Catalogue(cards, BOXES[box].rules_for, [box] * len(cards), card_words, rules_held)


def card_words() -> CardWords:
    """Return what says cards in words, which most tables never load."""
    from archrivals import speech

    return speech


def rules_held(box: str) -> frozenset[str]:
    """Return the ids of the rules that hold in a box; most tables never ask."""
    from archrivals.boxes.ledger import ids_of

    return ids_of(box)


MOST_OWN_CARDS: Final = 200


def catalogue_for(setup: Setup, own: Iterable[Card] = ()) -> Catalogue:
    """The faces of a table, mixed or not.

    ``own`` are cards that a player brings along. One with the id of a card of the table takes its
    place, all others are added. A box of one's own has them in its file.
    """
    from archrivals.boxes.mixing import mixed

    if setup.own_box:
        from archrivals.boxes.own_boxes import catalogue_of

        return catalogue_of(setup)
    cat = catalogue(setup.box) if setup.recipe is None else mixed(setup.recipe)
    brought = sorted(own, key=lambda card: card.id)
    return _with_own(cat, brought) if brought else cat


def _with_own(cat: Catalogue, own: list[Card]) -> Catalogue:
    if len(own) > MOST_OWN_CARDS:
        raise SetupError(f"{len(own)} cards of your own: take at most {MOST_OWN_CARDS}")
    by_id = {card.id: card for card in own}
    if len(by_id) < len(own):
        raise SetupError("two cards of your own share an id: give each its own")
    faces: list[tuple[str, Card]] = []
    for box, card in zip(cat.boxes, cat.cards, strict=True):
        if card.id not in by_id:
            faces.append((box, card))
        elif (OWN, by_id[card.id]) not in faces:  # a mixture may have it from two boxes
            faces.append((OWN, by_id[card.id]))
    faces += [(OWN, card) for card in own if (OWN, card) not in faces]
    cards, boxes = [card for _, card in faces], [box for box, _ in faces]
    return Catalogue(cards, cat.rules_for, boxes, card_words, rules_held)
