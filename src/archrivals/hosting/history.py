"""The summary of a player's games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from archrivals.engine.records import record

MAX_LISTED_GAMES: Final = 20
"""Games that a profile lists."""


@record
class Favourite:
    """The Super Hero or Character played most in the last games."""

    name: str
    games: int


def streak(won: Iterable[bool]) -> int:
    """Return the number of equal results in a row, from the latest back: wins up, others down.

    >>> streak([True, True, False]), streak([False, True]), streak([])
    (2, -1, 0)
    """
    length, first = 0, None
    for each in won:
        if first is None:
            first = each
        if each is not first:
            break
        length += 1
    return length if first else -length


def favourite(games: Iterable[tuple[int, Mapping[str, Any] | None]]) -> Favourite | None:
    """The Super Hero or Character played most, by the seat and the result of each game."""
    played: Counter[str] = Counter()
    for seat, result in games:
        heroes = (result or {}).get("heroes", [])
        if seat < len(heroes) and heroes[seat]:
            played[heroes[seat]] += 1
    if not played:
        return None
    name, times = played.most_common(1)[0]
    return Favourite(name, times)
