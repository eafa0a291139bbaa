"""Cards and texts as the network reads them: by what they do and by what experience says."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, get_args

from archrivals.engine import effects as fx
from archrivals.engine.cards import records_in

from .features import FEATURES, features
from .worth import Worth

OPERATORS: Final = tuple(effect.__name__ for effect in get_args(fx.Effect))
_OPERATOR_AT: Final = {name: at for at, name in enumerate(OPERATORS)}

OPINIONS: Final = (
    *("bought early", "bought midway", "bought late"),
    *("learned early", "learned midway", "learned late"),
    *("strength", "victory points", "fight", "block", "junk", "rank"),
)
"""What experience says of a card, whatever its name."""

CARD_NUMBERS: Final = (*FEATURES, *OPINIONS, *OPERATORS)
PLAIN_NUMBERS: Final = len(FEATURES) + len(OPINIONS)
"""So many of them come without the operators: enough to sum up a pile."""


def operators(effects: Iterable[object]) -> list[float]:
    """How often a text does what, however deep inside."""
    found = [0.0] * len(OPERATORS)
    for record in records_in(tuple(effects)):
        at = _OPERATOR_AT.get(type(record).__name__)
        if at is not None:
            found[at] += 1.0
    return found


@lru_cache(maxsize=8)
def cards_of(worth: Worth) -> list[list[float]]:
    """The numbers of every face of a catalogue."""
    return [card_numbers(worth, face) for face in range(len(worth.cat.cards))]


def card_numbers(worth: Worth, face: int) -> list[float]:
    """The numbers of one face, in the order of ``CARD_NUMBERS``."""
    card = worth.cat.cards[face]
    v = worth.simple
    return [
        *features(card),
        *(worth.to_buy(phase)[face] / 5 for phase in (0.0, 0.5, 1.0)),
        *(each / 20 for each in worth.values[face]),
        v.strength[face] / 4,
        v.vp[face] / 4,
        v.fight[face] / 3,
        v.block[face] / 4,
        v.junk[face] / 2,
        v.rank[face] / 3,
        *operators((card.play, card.abilities, card.defense, card.on_gain)),
    ]
