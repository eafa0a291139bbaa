"""What was learned and the columns of research go by name: a new kind of effect moves nothing.

Each test makes a copy of the package whose language has kinds of effects that this one has not,
and asks both copies the same.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from packages import SOURCE, copied, run, with_new_kinds
from tiers import size


def told_by(source: Path, answers: int) -> dict[str, Any]:
    """What a copy of the package says."""
    ran = run(source, "tests/told.py", "--answers", str(answers))
    assert ran.returncode == 0, ran.stderr[-2_000:]
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


told_here = lru_cache(lambda answers: told_by(SOURCE, answers))


def compare(source: Path, places: Sequence[str], answers: int) -> None:
    """Fails where a changed copy says anything else."""
    here = dict(told_here(answers))
    there = told_by(with_new_kinds(copied(source), places), answers)
    kinds = there.pop("kinds")
    new = {place: kinds.index(f"New{place.title()}") for place in places}
    assert len(kinds) == len(here.pop("kinds")) + len(new)
    assert new.get("start", 0) == 0
    assert new.get("end", len(kinds) - 1) == len(kinds) - 1
    assert all(len(each) >= answers for each in here["bots"].values())
    assert {"collector", "prodigy", "archrival", "sibyl"} < set(here["bots"])
    assert len(here["environments"]) > 5
    for part, said in here.items():
        for name in said:
            assert there[part][name] == said[name], f"{part}: {name} has changed"
    assert there == here


@pytest.mark.parametrize("place", ["start", "middle", "end"][: size(1, 3)])
def test_a_new_kind_of_effect_changes_no_answer_and_no_column_wherever_it_is_declared(
    place: str, tmp_path: Path
) -> None:
    compare(tmp_path, [place], size(20, 60))


@pytest.mark.night
def test_three_new_kinds_of_effects_change_none_of_a_thousand_answers(tmp_path: Path) -> None:
    assert sum(map(len, told_here(150)["bots"].values())) >= 1_000
    compare(tmp_path, ["start", "middle", "end"], 150)
