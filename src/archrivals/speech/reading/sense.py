"""Trees that can be said and that no player means."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from archrivals.engine.language import effects as fx
from archrivals.engine.language.cards import Card, records_in

_SETS_IT: Final = (
    fx.Reveal,
    fx.Look,
    fx.RevealHand,
    fx.RevealAndDraw,
    fx.Select,
    fx.Gain,
    fx.GainWeakness,
    fx.Attack,
    fx.Others,
    fx.ThisTurn,
    fx.PlayFrom,
    fx.PlayAgain,
    fx.Grant,
)
"""The effects after which ``it`` are some cards."""


def makes_sense(card: Card) -> bool:
    """Return whether a tree is one that a person would mean: nothing in it is idle or doubled.

    Power in two numbers side by side is one number, and ``it`` are cards that a step before showed.
    """
    for record in records_in(card.play):
        if isinstance(record, _SETS_IT):
            break
        if fx.IT in (*getattr(record, "places", ()), getattr(record, "where", "")):
            return False
    return not any(_doubled(row) for row in _rows(card))


def _rows(card: Card) -> list[tuple[object, ...]]:
    """All rows of effects of a card."""
    found: list[tuple[object, ...]] = [card.play, card.on_gain, card.first_appearance]
    for record in records_in((card.play, card.abilities, card.on_gain, card.defense, card.block)):
        for name in ("do", "then", "otherwise", "usual", "other", "options", "price", "first"):
            value = getattr(record, name, ())
            if isinstance(value, tuple):
                found.append(value)
                found += [each for each in value if isinstance(each, tuple)]
    return found


def _doubled(row: tuple[object, ...]) -> bool:
    return any(_is_number(one) and _is_number(other) for one, other in pairwise(row))


def _is_number(effect: object) -> bool:
    return isinstance(effect, fx.Power) and isinstance(effect.amount, int)
