"""X1: a deck of two sets is split in halves and a game is played with each.

The highest combined score wins the match. In the second game the lowest scorer of the first picks
a Super Hero first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from archrivals.engine.language.rules import Setup, SetupError

from .recipes import RECIPES

FIRST, SECOND = RECIPES["two-sets-first-half"], RECIPES["two-sets-second-half"]


def second_game(first: Setup, seed: str, points: Sequence[int]) -> Setup:
    """Return the setup of the second game after a first one with this setup, seed and result.

    Its main deck is the other half of the first one's; its own seed should be another.

    >>> from archrivals.boxes.mixing import setup_of
    >>> second = second_game(setup_of(FIRST, 3), "monday", [40, 25, 31])
    >>> second.picks, second.halved_by, second.recipe.half
    ((1, 2, 0), 'monday', 2)
    """
    recipe = first.recipe
    if recipe is None or recipe.half != 1:
        raise SetupError("a second game follows a first one with half of the cards (X1)")
    ready = replace(recipe, players=FIRST.players) == FIRST
    other = replace(SECOND, players=recipe.players) if ready else replace(recipe, half=2)
    return replace(
        first,
        recipe=other,
        hero_choice="pick",
        heroes=(),
        picks=tuple(sorted(range(first.players), key=lambda seat: points[seat])),
        halved_by=seed,
        first=None,
    )


def combined(first: Sequence[int], second: Sequence[int]) -> tuple[list[int], list[int]]:
    """The points of both games together, and the seats that have most.

    >>> combined([40, 25], [20, 35])
    ([60, 60], [0, 1])
    """
    total = [one + other for one, other in zip(first, second, strict=True)]
    return total, [seat for seat, points in enumerate(total) if points == max(total)]
