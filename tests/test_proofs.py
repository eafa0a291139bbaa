"""The tools that prove the rules: their samples, the faults they put back, their mutants."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from random import Random

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

import mutate
import prove_interactions as proof
from referee.positions import pairs, stratum

ROOT = Path(__file__).resolve().parent.parent
ENGINE = ROOT / "src" / "archrivals" / "engine"


@pytest.mark.parametrize("name", proof.FAULTS)
def test_a_mended_fault_can_be_put_back(name: str) -> None:
    """``--fault`` changes the one line that mended it, and the result is still Python."""
    fault = proof.FAULTS[name]
    text = (ENGINE / "play" / fault.file).read_text(encoding="utf-8")
    assert text.count(fault.mended) == 1
    ast.parse(text.replace(fault.mended, fault.was))


def test_the_short_form_plays_every_kind_of_meeting() -> None:
    name = "rivals-batman-joker"
    place = proof.PLACES[name]
    proof.PAIRS[name] = found = pairs(place, crossing=False)
    kinds = {stratum(place, pair) for pair in found}
    numbers = proof.sample(name, 2 * len(kinds))
    assert len(numbers) == 2 * len(kinds)
    assert {stratum(place, found[at % len(found)]) for at in numbers} == kinds


def test_work_can_be_split_without_a_gap() -> None:
    name = "rivals-batman-joker"
    proof.PAIRS[name] = pairs(proof.PLACES[name], crossing=False)[:60]
    whole = proof.jobs([name], range(120), range(10))
    parts = proof.jobs([name], range(50), range(4))
    parts += proof.jobs([name], range(50, 120), range(4, 10))

    def played(jobs: list[proof.Job]) -> list[tuple[str, int]]:
        return sorted((job.kind, number) for job in jobs for number in job.numbers)

    assert played(parts) == played(whole)
    assert len(played(whole)) == 130


def test_mixtures_that_name_nobody_are_played_by_two_to_five() -> None:
    place = proof.PLACES["two-sets"]
    chance = Random("seats")
    assert {proof._players(place, chance) for _ in range(60)} == {2, 3, 4, 5}
    assert proof._place_for("two-sets", 5).setup.players == 5


def test_a_mutant_differs_from_its_file_and_can_be_made_again() -> None:
    found = mutate.mutants([ENGINE / "play" / "scoring.py"], mutate.engine_changes)
    plain = ast.unparse(ast.parse((ENGINE / "play" / "scoring.py").read_text(encoding="utf-8")))
    texts = [mutate.changed(mutant) for mutant in found]
    assert len(found) > 10
    assert plain not in texts
    assert texts == [mutate.changed(mutant) for mutant in found]


def test_a_card_mutant_changes_a_text_of_a_card() -> None:
    box = ROOT / "src" / "archrivals" / "boxes" / "base_set" / "heroes.py"
    found = mutate.mutants([box], mutate.card_changes)
    kinds = {mutant.what.split(" ")[0] for mutant in found}
    assert {"last", "DISCARD", "2"} <= kinds
    ast.parse(mutate.with_names(mutate.changed(found[0])))
