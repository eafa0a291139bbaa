"""Cards and texts as the network reads them: by what they do and by what experience says.

Every number has a name, and the weights are stored by it: what has no weight counts as nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

from archrivals.engine.language.cards import records_in

from .features import FEATURES, features
from .worth import Worth

OPINIONS: Final = (
    *("bought early", "bought midway", "bought late"),
    *("learned early", "learned midway", "learned late"),
    *("strength", "victory points", "fight", "block", "junk", "rank"),
)
"""The features of a card, without its name."""

PLAIN_NUMBERS: Final = (
    *(f"feature {name}" for name in FEATURES),
    *(f"opinion {name}" for name in OPINIONS),
)
"""The numbers of a card besides the kinds of its effects: enough to sum up a pile."""


def effect_name(kind: str) -> str:
    """The name of the number that counts records of a kind.

    >>> effect_name("Power")
    'effect Power'
    """
    return f"effect {kind}"


def effects_in(texts: Iterable[object]) -> dict[str, float]:
    """Return how often a text does what, however deep inside."""
    kinds = Counter(type(record).__name__ for record in records_in(tuple(texts)))
    return {effect_name(kind): float(n) for kind, n in kinds.items()}


@lru_cache(maxsize=8)
def cards_of(worth: Worth) -> list[Mapping[str, float]]:
    """The numbers of every face of a catalogue, by name."""
    return [card_numbers(worth, face) for face in range(len(worth.cat.cards))]


def card_numbers(worth: Worth, face: int) -> Mapping[str, float]:
    """The numbers of one face: those of ``PLAIN_NUMBERS``, and its effects."""
    card = worth.cat.cards[face]
    v = worth.simple
    numbers = (
        *features(card),
        *(worth.to_buy(phase)[face] / 5 for phase in (0.0, 0.5, 1.0)),
        *(each / 20 for each in worth.values[face]),
        v.strength[face] / 4,
        v.vp[face] / 4,
        v.fight[face] / 3,
        v.block[face] / 4,
        v.junk[face] / 2,
        v.rank[face] / 3,
    )
    plain = dict(zip(PLAIN_NUMBERS, numbers, strict=True))
    return plain | effects_in((card.play, card.abilities, card.defense, card.on_gain))
