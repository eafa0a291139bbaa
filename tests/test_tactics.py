"""Bots of levels 4 to 7 do not get plain positions wrong, in the lab and on a server alike.

This asks a part of the positions; ``python tools/gather_tactics.py --ask`` asks all of them.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import get_args

import pytest
from tiers import by_day, size

from archrivals.lab.tactics import Theme, Way, chooser, kept, passed

FILE = Path(__file__).parent / "tactics" / "positions.jsonl"
EVERY = {"tilda": 12, "bruno": 12, "vera": 24, "sibyl": 48}
"""Each nth position is asked: those who think take longer."""

ONCE_WRONG = {"win: rivals-shazam-black-adam 2 tactics-102 at 478"}
"""Positions that some level got wrong once are always asked."""


def test_there_are_enough_positions_and_each_has_a_name() -> None:
    found = kept(FILE)
    themes = Counter(position.theme for position in found)
    assert len(found) >= 500
    assert all(themes[theme] >= 150 for theme in get_args(Theme))
    assert len({position.name for position in found}) == len(found)


@pytest.mark.parametrize("way", get_args(Way)[: size(1, 2)])
@pytest.mark.parametrize("level", by_day(EVERY, 2))
def test_no_level_from_4_up_gets_a_plain_position_wrong(level: str, way: Way) -> None:
    choose = chooser(level, way)
    asked = [
        position
        for at, position in enumerate(kept(FILE))
        if at % EVERY[level] == 0 or position.name in ONCE_WRONG
    ]
    wrong = [position.name for position in asked if passed(position, choose) is False]
    assert not wrong, f"ask again: python tools/gather_tactics.py --ask --bots {level}"
