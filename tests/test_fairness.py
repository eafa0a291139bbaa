"""How a seed comes about, and what tells an honest game from a forged one."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fairness import write
from random_games import CATALOGUES, new_table, play_on

from archrivals.engine.checking import NOTHING_SEEN, Seen, findings, seen_from_json
from archrivals.engine.fairness import canonical, joint_seed, receipt, seat_commitment
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.record import steps
from archrivals.engine.state.streams import commitment

ROOT = Path(__file__).resolve().parent.parent
JSON = dict[str, Any]


@cache
def vectors() -> JSON:
    """What both implementations must agree on."""
    known: JSON = json.loads(write.FILE.read_text(encoding="utf-8"))
    return known


def honest() -> tuple[JSON, Catalogue, JSON]:
    """The game of the vectors as a save, its cards, and what seat 0 saw of it."""
    game = deepcopy(vectors()["game"])
    told = game.pop("steps")
    game["archrivals"] = game.pop("rules")
    game["answers"] = [step["answer"] for step in told[1:]]
    seen = {
        "table": game["table"],
        "seat": 0,
        "commitment": game["commitment"],
        "commitments": game["fair"]["commitments"],
        "share": game["fair"]["shares"][0],
        "setup": vectors()["setup"],
        "decks": vectors()["decks"],
        "marks": vectors()["marks"]["0"],
        "result": ["", "abandoned", [], []],
        "receipt": vectors()["receipt"],
    }
    return game, CATALOGUES["heroes-unite"], seen


def kept(seen: JSON | None) -> Seen:
    return NOTHING_SEEN if seen is None else seen_from_json(seen)


def wrong(saved: JSON, seen: JSON | None, promised: str | None = None) -> set[str]:
    """The checks that fail."""
    cat = CATALOGUES["heroes-unite"]
    return {each.what for each in findings(saved, cat, kept(seen), promised) if each.right is False}


def test_the_vectors_are_what_this_engine_makes() -> None:
    assert vectors() == json.loads(json.dumps(write.vectors())), (
        "if that was meant: python tests/fairness/write.py"
    )


def test_everything_about_an_honest_game_is_found_right() -> None:
    saved, cat, seen = honest()
    found = list(findings(saved, cat, kept(seen)))
    assert [each.what for each in found] == [
        "commitment",
        "promise",
        "shares",
        "seed",
        "setup",
        "game",
        "live",
        "end",
    ]
    assert all(each.right for each in found), found


def test_who_was_not_there_is_told_what_cannot_be_known() -> None:
    saved, cat, _ = honest()
    unknown = {each.what for each in findings(saved, cat) if each.right is None}
    assert unknown == {"promise", "setup", "live", "end"}
    assert wrong(saved, None) == set()


def test_a_seat_with_no_share_gives_the_empty_text() -> None:
    seeds = {
        joint_seed("00" * 32, "t", "commitment", shares)
        for shares in (["", ""], ["a", ""], ["", "a"], ["a", "a"])
    }
    assert len(seeds) == 4


def test_what_is_hashed_has_one_form_only() -> None:
    assert canonical({"b": 1, "a": [None, "ñ"]}) == '{"a":[null,"ñ"],"b":1}'
    one = seat_commitment("t", 1, "c", "2")
    assert one not in {seat_commitment("t", 12, "c", ""), seat_commitment("t", 1, "c2", "")}


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"seed": "ff" * 32}, {"seed", "game", "end"}),
        ({"commitment": "ff" * 32}, {"commitment", "promise", "shares", "seed"}),
        ({"table": "another-table"}, {"commitment", "shares", "seed", "live", "end"}),
        ({"digest": "ff" * 32}, {"game", "end"}),
        ({"cards": "ff" * 32}, {"commitment", "game"}),
        ({"result": None}, {"end"}),
    ],
)
def test_each_fact_that_is_changed_is_named(change: JSON, named: set[str]) -> None:
    saved, _, seen = honest()
    assert wrong(saved | change, seen) == named


def test_shares_that_were_exchanged_dropped_or_added_are_named() -> None:
    for shares in (["", "", "c3" * 32], ["a1" * 32, "b2" * 32, "c3" * 32], ["a1" * 32]):
        saved, _, seen = honest()
        saved["fair"]["shares"] = shares
        assert {"shares", "seed"} <= wrong(saved, seen)
        assert {"shares", "seed"} <= wrong(saved, None)


def test_a_share_that_was_exchanged_with_its_commitment_is_named_by_whoever_knew_it() -> None:
    saved, _, seen = honest()
    saved["fair"]["shares"][0] = "dd" * 32
    saved["fair"]["commitments"][0] = seat_commitment(
        saved["table"], 0, saved["commitment"], "dd" * 32
    )
    assert "shares" not in wrong(saved, None)
    assert "shares" in wrong(saved, seen)
    assert "shares" in wrong(saved, seen | {"commitments": None})


def test_an_answer_that_was_changed_is_named_by_whoever_saw_what_came_of_it() -> None:
    saved, cat, seen = honest()
    saved["answers"][-1][1] = 1
    del saved["digest"]
    live = next(each for each in findings(saved, cat, kept(seen)) if each.what == "live")
    assert live.right is True, "the last answer came after the last mark"
    saved, cat, seen = honest()
    saved["answers"] = saved["answers"][:20]
    del saved["digest"]
    live = next(each for each in findings(saved, cat, kept(seen)) if each.what == "live")
    assert live.right is False
    assert live.told == "saw-longer"


def test_a_gap_is_no_forgery() -> None:
    saved, cat, seen = honest()
    seen["marks"] = [*seen["marks"][:5], *seen["marks"][20:22]]
    live = next(each for each in findings(saved, cat, kept(seen)) if each.what == "live")
    assert live.right
    assert int(live.args["known"]) < int(live.args["events"])


def test_another_commitment_than_the_one_shown_is_named() -> None:
    saved, _, _ = honest()
    assert wrong(saved, None, promised="ff" * 32) == {"promise"}
    assert wrong(saved, None, promised=saved["commitment"].upper()) == set()


def test_a_game_by_the_rule_of_old_is_checked_by_that_rule() -> None:
    saved, _, seen = honest()
    old = saved | {"fair": {"rule": "seed-1"}, "commitment": commitment(saved["seed"])}
    seen |= {"commitment": old["commitment"], "receipt": receipt(old)}
    assert wrong(old, seen | {"commitments": None, "share": None}) == set()
    assert wrong(old | {"commitment": saved["commitment"]}, None) == {"commitment"}


def test_a_game_that_hides_its_shares_behind_the_rule_of_old_is_named() -> None:
    saved, _, seen = honest()
    old = saved | {"fair": {"rule": "seed-1"}, "commitment": commitment(saved["seed"])}
    seen |= {"commitment": old["commitment"], "receipt": receipt(old)}
    assert wrong(old, seen) == {"shares"}


def test_where_no_share_was_given_nothing_is_proven() -> None:
    saved, cat, seen = honest()
    shares = next(
        each
        for each in findings(saved, cat, kept(seen | {"share": None, "seat": 1, "marks": []}))
        if each.what == "shares"
    )
    assert shares.right is None
    assert shares.told == "foreign-shares"


def test_failed_attempts_are_told_and_cannot_be_hidden_or_invented() -> None:
    saved, cat, seen = honest()
    failed = {"commitment": "ab" * 32, "missing": [2]}
    saved["fair"]["tries"] = [failed]
    told = {each.what: each for each in findings(saved, cat, kept(seen | {"tries": [failed]}))}
    assert told["tries"].right
    assert told["tries"].args["n"] == 1
    other = failed | {"missing": [0]}
    assert wrong(saved, seen | {"tries": [failed, other]}) == {"tries"}
    assert wrong(saved, seen | {"tries": [other]}) == {"tries"}
    assert wrong(saved, seen) == {"tries"}, "it was there, and heard of none"
    assert wrong(saved, seen | {"commitments": None}) == set()
    saved["fair"]["tries"] = []
    assert wrong(saved, seen | {"tries": [failed]}) == {"tries"}


def test_a_share_that_arrived_and_was_called_missing_is_named_by_its_browser() -> None:
    saved, _, seen = honest()
    tries = [{"commitment": "ab" * 32, "missing": [0]}]
    saved["fair"]["tries"] = seen["tries"] = tries
    assert wrong(saved, seen) == set()
    assert wrong(saved, seen | {"given": ["ab" * 32]}) == {"tries"}
    tries[0]["missing"] = [2]
    assert wrong(saved, seen | {"given": ["ab" * 32]}) == set()


@pytest.mark.parametrize(
    "fair",
    [
        {},
        [],
        {"rule": "joint-9"},
        {"rule": "joint-1"},
        {"rule": "joint-1", "secret": "xyz", "shares": [], "commitments": []},
        {"rule": "joint-1", "secret": "00" * 32, "shares": [1], "commitments": [None]},
        {"rule": "joint-1", "secret": "00" * 32, "shares": [], "commitments": [], "tries": [1]},
    ],
)
def test_what_cannot_be_read_is_not_believed(fair: Any) -> None:
    saved, _, seen = honest()
    assert wrong(saved | {"fair": fair}, seen) == {"commitment"}


# --- The record ---------------------------------------------------------------------------------


@pytest.mark.parametrize("box", CATALOGUES)
def test_a_record_tells_every_event_of_the_log_and_no_order_of_a_pile(box: str) -> None:
    chance = Random(f"record {box}")
    table = play_on(new_table(chance, box=box), chance, 150)
    told = steps(table.setup, table.state.cat, table.state.seed, table.answers)
    events = [event for step in told for event in step["events"] if "cause" in event]
    assert [event["kind"] for event in events] == [event.kind for event in table.state.log or []]
    assert [step["answer"] for step in told[1:]] == [list(answer) for answer in table.answers]
    for event in events:
        if event["kind"] == "shuffle":
            assert set(event) == {"kind", "seat", "zone", "n", "cause"}


# --- Both checks ----------------------------------------------------------------------------------


def test_page_and_command_tell_forged_games_from_honest_ones() -> None:
    """The short form of ``tools/prove_fairness.py``, which proves it with a thousand of each."""
    if shutil.which("node") is None or not (ROOT / "web" / "node_modules").exists():
        pytest.skip("the page's check needs Node and `npm ci` in web/")
    command = [sys.executable, "tools/prove_fairness.py", "--honest", "8", "--forged", "22"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=500)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "honest games 8: passed by page 8, by command 8" in done.stdout
