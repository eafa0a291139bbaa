"""How a seed comes about, and what tells an honest game from a forged one."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest
from fairness import write
from random_games import CATALOGUES, new_table, play_on

from archrivals.engine.checking import NOTHING_SEEN, Code, Seen, findings, seen_from_json
from archrivals.engine.fairness import canonical, joint_seed, receipt, seat_commitment
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.record import steps
from archrivals.engine.state.streams import commitment, shuffled
from archrivals.local import LocalServer
from archrivals.speech.talk.voice import TALKS

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
    seen = {
        "table": game["table"],
        "seat": 0,
        "commitment": game["commitment"],
        "commitments": [*game["fair"]["commitments"]],
        "share": game["fair"]["shares"][0],
        "setup": vectors()["setup"],
        "decks": vectors()["decks"],
        "marks": deepcopy(vectors()["marks"]["0"]),
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
    assert live.code == "saw-longer"


def test_a_gap_is_no_forgery() -> None:
    saved, cat, seen = honest()
    seen["marks"] = [*seen["marks"][:5], *seen["marks"][20:22]]
    live = next(each for each in findings(saved, cat, kept(seen)) if each.what == "live")
    assert live.right
    assert live.code == "seen-in-part"
    assert live.n is not None
    assert live.of is not None
    assert 0 < live.n < live.of


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
    assert shares.code == "foreign-shares"


def test_failed_attempts_are_told_and_cannot_be_hidden_or_invented() -> None:
    saved, cat, seen = honest()
    failed = {"commitment": "ab" * 32, "missing": [2]}
    saved["fair"]["tries"] = [failed]
    told = {each.what: each for each in findings(saved, cat, kept(seen | {"tries": [failed]}))}
    assert told["tries"].right
    assert told["tries"].n == 1
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


# --- The page -------------------------------------------------------------------------------------


def page_finds(saved: JSON, seen: JSON | None) -> list[JSON]:
    """What the check finds that a page makes in its own Python."""
    asked = json.dumps({"saved": saved, "seen": seen})
    answer = json.loads(LocalServer().call("POST", "checks", asked))
    assert answer["status"] == 200, answer["body"]
    found: list[JSON] = answer["body"]["findings"]
    return found


def with_share(saved: JSON, seen: JSON) -> None:
    """Replace a share of the watcher together with its commitment."""
    saved["fair"]["shares"][0] = "dd" * 32
    promise = seat_commitment(saved["table"], 0, saved["commitment"], "dd" * 32)
    saved["fair"]["commitments"][0] = promise


def with_share_unseen(saved: JSON, seen: JSON) -> None:
    """Do so before a watcher who has not seen the list of commitments."""
    with_share(saved, seen)
    seen["commitments"] = None


def behind_the_rule_of_old(saved: JSON, seen: JSON) -> None:
    """Have the server draw the seed alone, and commit to it in time."""
    saved |= {"fair": {"rule": "seed-1"}, "commitment": commitment(saved["seed"])}
    seen |= {"commitment": saved["commitment"], "receipt": receipt(saved)}


def other_mark(saved: JSON, seen: JSON) -> None:
    """Change what the browser saw after seven answers."""
    seen["marks"][7][2] = seen["marks"][7][2][::-1]


FAILED = {"commitment": "ab" * 32, "missing": [0]}
Tampering = Callable[[JSON, JSON], Any]
TAMPERINGS: list[tuple[str, Tampering, list[str]]] = [
    ("nothing", lambda saved, seen: None, []),
    (
        "another answer",
        lambda saved, seen: saved["answers"][30].__setitem__(1, 1),
        ["refused-answer", "changed"],
    ),
    (
        "two answers swapped",
        lambda saved, seen: saved["answers"].sort(),
        ["refused-answer", "changed"],
    ),
    (
        "another first player",
        lambda saved, seen: saved["setup"].update(first=1),
        ["secret-differs", "other-setup", "other-position", "changed"],
    ),
    (
        "another Super Hero",
        lambda saved, seen: saved["setup"].update(heroes=["batgirl", "hawkman", "nightwing"]),
        ["secret-differs", "other-setup", "other-position", "changed"],
    ),
    (
        "cards of another deck, told at the table",
        lambda saved, seen: seen.update(decks="cd" * 32),
        ["other-decks"],
    ),
    (
        "cards of another deck, in the file",
        lambda saved, seen: saved.update(cards="cd" * 32),
        ["secret-differs", "other-cards"],
    ),
    ("another event", other_mark, ["saw-other"]),
    (
        "a step left out",
        lambda saved, seen: seen["marks"].__setitem__(9, [seen["marks"][9][0] + 1, 0, "ab" * 16]),
        ["saw-further"],
    ),
    (
        "an end left out",
        lambda saved, seen: seen["marks"].append([99999, 0, "ab" * 16]),
        ["saw-longer"],
    ),
    (
        "a share",
        lambda saved, seen: saved["fair"]["shares"].__setitem__(0, "dd" * 32),
        ["other-share", "other-seed"],
    ),
    (
        "a share with its commitment",
        with_share,
        ["other-commitments", "other-seed"],
    ),
    (
        "a share with its commitment, unseen",
        with_share_unseen,
        ["replaced-share", "other-seed"],
    ),
    (
        "a seat's share left out",
        lambda saved, seen: saved["fair"]["shares"].pop(),
        ["share-count", "other-seed"],
    ),
    (
        "the last answer",
        lambda saved, seen: saved["answers"].pop(),
        ["other-position", "changed"],
    ),
    (
        "the result",
        lambda saved, seen: saved["result"].update(winners=[1]),
        ["other-end"],
    ),
    (
        "the seed",
        lambda saved, seen: saved.update(seed="dd" * 32),
        ["other-seed", "refused-answer", "changed"],
    ),
    (
        "the commitment",
        lambda saved, seen: saved.update(commitment="dd" * 32),
        ["secret-differs", "other-promise", "other-share", "other-seed"],
    ),
    (
        "an unknown rule",
        lambda saved, seen: saved["fair"].update(rule="joint-9"),
        ["unreadable-origin"],
    ),
    ("the rule of old", behind_the_rule_of_old, ["unused-shares"]),
    (
        "a failed attempt hidden",
        lambda saved, seen: seen.update(tries=[FAILED]),
        ["other-tries"],
    ),
    (
        "a failed attempt invented",
        lambda saved, seen: saved["fair"].update(tries=[FAILED]),
        ["other-tries"],
    ),
    (
        "a share called missing that had arrived",
        lambda saved, seen: [
            saved["fair"].update(tries=[FAILED]),
            seen.update(tries=[FAILED], given=[FAILED["commitment"]]),
        ],
        ["called-missing"],
    ),
]


@pytest.mark.parametrize(
    ("tamper", "named"), [each[1:] for each in TAMPERINGS], ids=[each[0] for each in TAMPERINGS]
)
def test_a_page_names_each_tampering(tamper: Tampering, named: list[str]) -> None:
    saved, _, seen = honest()
    tamper(saved, seen)
    found = page_finds(saved, seen)
    assert [each["code"] for each in found if each["right"] is False] == named


def test_a_page_says_at_which_decision_it_saw_something_else() -> None:
    saved, _, seen = honest()
    other_mark(saved, seen)
    [live] = [each for each in page_finds(saved, seen) if each["what"] == "live"]
    assert live["at"] == 7


def test_a_page_claims_nothing_that_its_browser_cannot_know() -> None:
    saved, _, seen = honest()
    codes = {each["what"]: each["code"] for each in page_finds(saved, seen)}
    assert codes["shares"] == "own-share"
    assert codes["live"] == "seen-in-part", "the last answer came after the last mark"
    unknown = [each["code"] for each in page_finds(saved, None) if each["right"] is None]
    assert unknown == ["no-promise", "no-setup", "no-memory", "no-receipt"]
    del saved["answers"][-1], saved["digest"]
    watched = {"seat": -1, "marks": vectors()["marks"]["-1"]}
    codes = {each["what"]: each["code"] for each in page_finds(saved, watched)}
    assert (codes["shares"], codes["live"]) == ("shares", "as-seen")


def test_a_page_makes_every_shuffle_again() -> None:
    saved, _, _ = honest()
    asked = json.dumps({"saved": saved})
    shuffles = json.loads(LocalServer().call("POST", "checks", asked))["body"]["shuffles"]
    assert {"main", "villains", "seat-0"} <= {each["stream"] for each in shuffles}
    for each in shuffles:
        after, _ = shuffled(each["before"], saved["seed"], each["stream"], each["counter"])
        assert after == each["after"]


@pytest.mark.parametrize("saved", [{"setup": 5}, {"setup": {"box": "no-box"}}], ids=str)
def test_a_page_refuses_a_file_that_is_no_game(saved: JSON) -> None:
    answer = json.loads(LocalServer().call("POST", "checks", json.dumps({"saved": saved})))
    assert (answer["status"], answer["body"]["code"]) == (422, "no-save")


def test_every_finding_has_a_sentence_on_the_page() -> None:
    for language in TALKS:
        file = ROOT / "web" / "src" / "base" / "words" / f"{language}.json"
        words = json.loads(file.read_text(encoding="utf-8"))["verify"]["found"]
        assert {re.sub("_(one|other)$", "", name) for name in words} == set(get_args(Code))


def test_a_browser_and_its_page_tell_forged_games_from_honest_ones() -> None:
    """The short form of ``tools/prove_fairness.py``, which proves it with a thousand of each."""
    if shutil.which("node") is None or not (ROOT / "web" / "node_modules").exists():
        pytest.skip("the page's memory needs Node and `npm ci` in web/")
    command = [sys.executable, "tools/prove_fairness.py", "--honest", "8", "--forged", "22"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=500)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "honest games 8: passed 8" in done.stdout
