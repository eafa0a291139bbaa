"""Golden replays: whole games that must go on to end as they did when they were recorded."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from archrivals.boxes import BOXES, catalogue_for
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.language.rules import VARIANTS
from archrivals.engine.records import to_plain
from archrivals.engine.saving import SaveError, load, setup_from_json, state_digest

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

from make_replays import log_digest

REPLAYS = sorted((Path(__file__).parent / "replays").glob("*.json"))

REWRITE = """
The same answers no longer lead to the same game. If that was not meant, it is a bug.
If the rules or cards were changed on purpose: raise RULES_VERSION in engine/saving.py when old
saves can no longer be played on, run

    python tools/make_replays.py

and commit the new files with a word on why they changed.
"""


def test_there_are_replays_of_all_sorts() -> None:
    setups = [json.loads(path.read_text(encoding="utf-8"))["setup"] for path in REPLAYS]
    assert len(setups) >= 8
    assert {setup["players"] for setup in setups} == {2, 3, 4, 5}
    variants = {variant for setup in setups for variant in setup["variants"]}
    assert variants == set(VARIANTS)
    assert {setup["box"] for setup in setups if not setup.get("recipe")} == set(BOXES)
    mixed = {setup["recipe"]["id"] for setup in setups if setup.get("recipe")}
    assert mixed == set(RECIPES)


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_a_replay_ends_as_it_was_recorded(path: Path) -> None:
    saved: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    try:
        table = load(saved, catalogue_for(setup_from_json(saved["setup"])))
    except SaveError as error:
        pytest.fail(f"{path.name}: {error}\n{REWRITE}")
    assert table.over, f"{path.name}: the game is not over\n{REWRITE}"
    assert state_digest(table.state) == saved["digest"], REWRITE
    result = to_plain(table.view(-1).result)
    assert result | saved["result"] == result, REWRITE
    assert log_digest(table) == saved["log"], f"the log tells something else\n{REWRITE}"
