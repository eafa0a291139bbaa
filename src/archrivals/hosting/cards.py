"""The cards of a table and its sides, made once for each box and mixture."""

from __future__ import annotations

from functools import lru_cache

from archrivals.boxes import catalogue_for
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.rules import Recipe, Setup


def cards_for(setup: Setup) -> Catalogue:
    """The faces of a table."""
    return _cards(setup.box, setup.recipe, setup.own_box)


@lru_cache(maxsize=64)
def _cards(box: str, recipe: Recipe | None, own_box: str) -> Catalogue:
    return catalogue_for(Setup(box=box, recipe=recipe, own_box=own_box))


def teams_for(setup: Setup) -> tuple[int, ...]:
    """The team of each seat; everyone alone where there are none."""
    return setup.teams or cards_for(setup).teams_for(setup.players)
