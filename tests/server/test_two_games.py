"""X1 at a server: the rematch of a first half is the second game of the match."""

from __future__ import annotations

import json

from archrivals.boxes.mixing import setup_of
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.saving import setup_from_json
from archrivals.hosting.rooms import next_setup
from archrivals.hosting.rows import TableRow
from archrivals.hosting.table_request import plain_setup


def test_after_a_first_half_comes_the_second_and_the_lowest_scorer_picks_first() -> None:
    setup = setup_of(RECIPES["two-sets-first-half"], 2)
    row: TableRow = {"setup": json.loads(json.dumps(plain_setup(setup))), "seed": "first"}
    second = setup_from_json(next_setup(row | {"result": {"points": [30, 20]}}))
    assert second.recipe is not None
    assert (second.recipe.half, second.picks, second.halved_by) == (2, (1, 0), "first")
    assert next_setup(row | {"result": None}) == row["setup"]  # given up: the same again
