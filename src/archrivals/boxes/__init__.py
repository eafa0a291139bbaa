"""The cards, as data: one package per box, one module per card type."""

from __future__ import annotations

from archrivals.boxes.heroes_unite import HEROES_UNITE
from archrivals.engine.cards import Box
from archrivals.engine.catalogue import Catalogue

BOXES: dict[str, Box] = {box.id: box for box in (HEROES_UNITE,)}


def catalogue(*boxes: str) -> Catalogue:
    """The faces of a table that plays with these boxes."""
    for box in boxes:
        if box not in BOXES:
            raise KeyError(f"no box {box!r}: {', '.join(BOXES)}")
    return Catalogue(card for box in boxes for card in BOXES[box].cards)
