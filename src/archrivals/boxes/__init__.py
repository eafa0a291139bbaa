"""The cards, as data: one package per box, one module per card type; and ready-made mixtures."""

from __future__ import annotations

from archrivals.boxes.base_set import BASE_SET
from archrivals.boxes.confrontations import CONFRONTATIONS
from archrivals.boxes.heroes_unite import HEROES_UNITE
from archrivals.boxes.rivals_batman_joker import RIVALS_BATMAN_JOKER
from archrivals.boxes.rivals_shazam_black_adam import RIVALS_SHAZAM_BLACK_ADAM
from archrivals.engine.cards import Box
from archrivals.engine.catalogue import Catalogue
from archrivals.engine.rules import Setup

BOXES: dict[str, Box] = {
    box.id: box
    for box in (
        HEROES_UNITE,
        CONFRONTATIONS,
        RIVALS_BATMAN_JOKER,
        RIVALS_SHAZAM_BLACK_ADAM,
        BASE_SET,
    )
}


def catalogue(box: str) -> Catalogue:
    """The faces of a table that plays one box."""
    if box not in BOXES:
        raise KeyError(f"no box {box!r}: {', '.join(BOXES)}")
    cards = BOXES[box].cards
    return Catalogue(cards, BOXES[box].rules_for, [box] * len(cards))


def catalogue_for(setup: Setup) -> Catalogue:
    """The faces of a table, mixed or not."""
    from archrivals.boxes.mixing import mixed

    return catalogue(setup.box) if setup.recipe is None else mixed(setup.recipe)
