"""Lints of a box that can be played: cards that do nothing, twins, texts that are too long."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Final

from archrivals import speech
from archrivals.engine.language.cards import SCANNED, Card, records_in
from archrivals.engine.language.catalogue import matches
from archrivals.engine.language.effects import Filter
from archrivals.engine.records import did_you_mean, quoted

from . import BOXES
from .box_file import Problem
from .own_boxes import OwnBox

HIGHEST_USUAL_COST: Final = 15
"""The cost of a Level 3, which is the highest of all printed cards."""


def lints(box: OwnBox) -> list[Problem]:
    """Return what a maker should think about, for every card that is new or changed."""
    made = [*box.added, *(card for _, card in box.changed)]
    return [problem for card in made for problem in _of_card(card, box)]


def _of_card(card: Card, box: OwnBox) -> Iterator[Problem]:
    place = box.places.get(card.id, "")
    if not _does_anything(card) and card.vp == 0 and card.kind != "starter":
        what = f"{card.name} does nothing and is worth no points: give it an effect or points"
        yield Problem(f"{place}.play", what, "think")
    if card.type == "Location" and not card.ongoing:
        what = f'{card.name} leaves at the end of the turn: a Location stays with "ongoing": true'
        yield Problem(place, what, "think")
    if card.type != "Location" and card.ongoing and not card.abilities:
        what = f"{card.name} stays in play and does nothing there: add abilities"
        yield Problem(f"{place}.ongoing", what, "think")
    if card.cost is not None and card.cost > HIGHEST_USUAL_COST and card.kind in ("main", "stack"):
        what = f"{card.name} costs {card.cost}, and a turn hardly ever has more Power than"
        yield Problem(f"{place}.cost", f"{what} {HIGHEST_USUAL_COST}", "think")
    yield from _names_of_nothing(card, box, place)
    yield from _twins(card, box, place)
    yield from _long_texts(card, box, place)


def _does_anything(card: Card) -> bool:
    texts = (card.play, card.abilities, card.on_gain, card.first_appearance)
    return bool(any(texts) or card.defense or card.block or card.assist)


def _names_of_nothing(card: Card, box: OwnBox, place: str) -> Iterator[Problem]:
    """Yield the sorts of cards in a text that no card of the box is of."""
    names = {each.name for each in box.cards}
    for what in records_in(card):
        if not isinstance(what, Filter) or any(matches(each, what) for each in box.cards):
            continue
        unknown = [name for name in what.names if name not in names]
        if unknown:
            near = did_you_mean(unknown[0], names)
            near = near if "did you mean" in near else ""
            said = f"no card of this box has the name {quoted(unknown[0])}{near}"
        else:
            said = "no card of this box is of a sort that its text names, so that part does nothing"
        yield Problem(place, f"{card.name}: {said}", "think")


def _twins(card: Card, box: OwnBox, place: str) -> Iterator[Problem]:
    for other in (*BOXES[box.host].cards, *box.added):
        if other.id != card.id and _bare(other) == _bare(card) and other.kind == "main":
            what = f"{card.name} is the same as {other.name} except for its name"
            yield Problem(place, what, "know")
            return


def _bare(card: Card) -> Card:
    return replace(
        card, id="", name="", copies=0, symbol=None, rulings=(), source=SCANNED, names=()
    )


@cache
def _longest(box: str, language: str) -> int:
    """Return the length of the longest text of a box of the package."""
    return max(len(speech.rules_text(each, language)) for each in BOXES[box].cards)


def _long_texts(card: Card, box: OwnBox, place: str) -> Iterator[Problem]:
    for language in speech.LANGUAGES:
        length = len(speech.rules_text(card, language))
        longest = _longest(box.host, language)
        if length > longest:
            what = (
                f"the text of {card.name} has {length} characters in {language!r}, and the longest"
            )
            yield Problem(
                place, f"{what} one of {box.host} has {longest}: it is too long for a card", "think"
            )
            return
