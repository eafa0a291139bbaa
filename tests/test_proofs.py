"""The tools that prove the rules: their samples, the faults they put back, their mutants."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from random import Random

import pytest
from referee.scenes import SCENES, Stage

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

import mutate
import prove_interactions as proof
from referee.positions import pairs, stratum

ROOT = Path(__file__).resolve().parent.parent
ENGINE = ROOT / "src" / "archrivals" / "engine"


@pytest.mark.parametrize("name", proof.FAULTS)
def test_a_fault_can_be_planted(name: str) -> None:
    """``--fault`` changes the one right place, and the result is still Python."""
    fault = proof.FAULTS[name]
    text = (ROOT / "src" / "archrivals" / fault.file).read_text(encoding="utf-8")
    assert text.count(fault.right) == 1
    ast.parse(text.replace(fault.right, fault.wrong))


def test_the_short_form_plays_every_kind_of_meeting() -> None:
    name = "rivals-batman-joker"
    place = proof.PLACES[name]
    proof.PAIRS[name] = found = pairs(place, crossing=False)
    kinds = {stratum(place, pair) for pair in found}
    numbers = proof.sample(name, 2 * len(kinds))
    assert len(numbers) == 2 * len(kinds)
    assert {stratum(place, found[at % len(found)]) for at in numbers} == kinds


def played(jobs: list[proof.Job]) -> list[tuple[str, str, int]]:
    return sorted((job.table, job.kind, number) for job in jobs for number in job.numbers)


def test_work_can_be_split_without_a_gap() -> None:
    name = "rivals-batman-joker"
    proof.PAIRS[name] = pairs(proof.PLACES[name], crossing=False)[:60]
    tables = [name, proof.MIXTURES]
    whole = proof.Amount(range(150), range(230), range(10))
    ranges = (
        proof.Amount(range(50), range(0), range(4)),
        proof.Amount(range(50, 150), range(230), range(4, 10)),
    )
    together = played(proof.jobs(tables, whole))
    assert played([job for part in ranges for job in proof.jobs(tables, part)]) == together
    parts = [whole._replace(part=(at, 7)) for at in range(7)]
    assert played([job for part in parts for job in proof.jobs(tables, part)]) == together
    assert len(together) == 150 + 230 + 10


@pytest.mark.parametrize("name", SCENES)
def test_every_scene_is_played_at_some_table(name: str) -> None:
    for table, number in ((table, number) for number in range(200) for table in proof.TABLES):
        fitting = proof.scenes_of(proof.place_of(table, number))
        if fitting[number % len(fitting)] == name:
            assert proof.play_scene(table, number).answers
            return
    raise AssertionError(f"no table shows {name}")


def test_a_scene_of_hunts_has_several_super_villains_to_hunt() -> None:
    stage = Stage(proof.PLACES["heroes-unite"], 3, Random("hunts"))
    SCENES["hunts"].lay(stage)
    setup = stage.setup_now()
    assert "hunt" in setup.variants
    piles = [names for place, names in setup.arranged if place.startswith("discard")]
    cat = proof.PLACES["heroes-unite"].cat
    prey = [name for names in piles for name in names if cat.kind[cat.by_id[name]] == VILLAIN]
    assert len(prey) >= 2


VILLAIN = "super-villain"


def test_mixtures_that_name_nobody_are_played_by_two_to_five() -> None:
    place = proof.PLACES["two-sets"]
    chance = Random("seats")
    assert {proof._players(place, chance) for _ in range(60)} == {2, 3, 4, 5}
    assert proof._seating(place, 5).setup.players == 5


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
