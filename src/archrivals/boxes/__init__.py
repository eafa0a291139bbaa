"""The cards, as data: one package per box, one module per card type; and ready-made mixtures."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from archrivals.boxes.base_set import BASE_SET
from archrivals.boxes.confrontations import CONFRONTATIONS
from archrivals.boxes.heroes_unite import HEROES_UNITE
from archrivals.boxes.rivals_batman_joker import RIVALS_BATMAN_JOKER
from archrivals.boxes.rivals_shazam_black_adam import RIVALS_SHAZAM_BLACK_ADAM
from archrivals.engine.language.cards import Box, Card
from archrivals.engine.language.catalogue import OWN, Catalogue
from archrivals.engine.language.printed import CardWords
from archrivals.engine.language.rules import Setup, SetupError

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
    return Catalogue(cards, BOXES[box].rules_for, [box] * len(cards), card_words)


def card_words() -> CardWords:
    """Return what says cards in words, which most tables never load."""
    from archrivals import speech

    return speech


MOST_OWN_CARDS: Final = 200


def catalogue_for(setup: Setup, own: Iterable[Card] = ()) -> Catalogue:
    """The faces of a table, mixed or not.

    ``own`` are cards that somebody brings along. One with the id of a card of the table takes its
    place, all others come in beside them.
    """
    from archrivals.boxes.mixing import mixed

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
    return Catalogue(cards, cat.rules_for, boxes, card_words)
