"""Boxes made of parts of printed cards are played to the end within every law."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from tiers import size

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

from prove_boxes import generated

from archrivals.boxes.own_boxes import canonical
from archrivals.lab.box_trying import try_box


@pytest.mark.parametrize("number", range(size(2, 100)))
def test_a_generated_box_is_played_to_the_end_within_every_law(number: int) -> None:
    games = size(2, 20)
    tried = try_box(canonical(json.dumps(generated(number))), games, f"box-{number}")
    assert [each.what for each in tried.problems if each.level == "fault"] == []
    assert tried.games == games
