"""The commands, called as a person calls them."""

from __future__ import annotations

import csv
import io
import json
import multiprocessing
import os
import shlex
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest
from commands import run
from tiers import by_day, size

from archrivals.bots import BOTS
from archrivals.boxes import BOXES
from archrivals.boxes.ledger import LEDGER
from archrivals.engine.language import effects
from archrivals.engine.language.rules import Setup
from archrivals.engine.records import to_plain
from archrivals.engine.saving import load, save
from archrivals.engine.sight import Sight
from archrivals.engine.state.asks import Ask
from archrivals.engine.state.flat import Shuffle
from archrivals.engine.state.streams import commitment
from archrivals.engine.table import Table
from archrivals.lab.exhaustive import exhaust
from archrivals.lab.simulating import LOST, Plan, faces, simulate

HERE = Path(__file__).parent
FORKING = multiprocessing.get_start_method() == "fork"


@pytest.mark.parametrize("box", BOXES)
def test_cards_as_data_agree_with_the_table_of_facts(
    capsys: pytest.CaptureFixture[str], box: str
) -> None:
    code, out = run(capsys, "cards", "--box", box, "--json")
    assert code == 0
    found = {entry["id"]: entry for entry in json.loads(out)}
    with (HERE / "facts" / f"{box.replace('-', '_')}.csv").open(encoding="utf-8") as file:
        facts = list(csv.DictReader(file))
    assert sorted(found) == sorted(row["id"] for row in facts)
    for row in facts:
        entry = found[row["id"]]
        source = entry["source"]
        assert entry["name"] == row["name"]
        assert entry["kind"] == row["kind"]
        assert (entry["type"] or "") == row["type"]
        assert ("" if entry["cost"] is None else str(entry["cost"])) == row["cost"]
        assert str(entry["vp"])[: len(row["vp"])] == row["vp"]
        assert str(entry["copies"]) == row["copies"]
        assert "; ".join(sorted(entry["keywords"])) == row["keywords"]
        assert [source["facts"], source["effect"], source["copies"]] == [
            row["facts"],
            row["effect"],
            row["copies_from"],
        ]
        assert (entry["symbol"] or "") == row.get("symbol", "")
        assert (source["symbol"] or "") == row.get("symbol_from", "")
        assert source["vp"] == (row.get("vp_from") or row["facts"])
        assert entry["ours"] == [part for part, found in source.items() if found == "house"]
        assert ("" if entry["level"] is None else str(entry["level"])) == row.get("level", "")
        assert (entry["side"] or "") == row.get("side", "")
        assert entry["house"] == (row["effect"] == "house")
        assert entry["text"]


@pytest.mark.parametrize(
    ("box", "size"),
    [
        ("heroes-unite", 111),
        ("confrontations", 108),
        ("rivals-batman-joker", 60),
        ("rivals-shazam-black-adam", 60),
        ("base-set", 114),
    ],
)
@pytest.mark.rule("S2")
def test_the_main_deck_is_of_the_right_size(box: str, size: int) -> None:
    assert sum(card.copies for card in BOXES[box].cards if card.kind == "main") == size


def test_the_language_is_small() -> None:
    assert len(get_args(effects.Effect)) < 70


def test_cards_are_found_by_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Katana" in run(capsys, "cards", "katana")[1]
    assert run(capsys, "cards", "starbolt")[1].startswith("Starbolt")  # Warrior Princess names it
    code, out = run(capsys, "cards", "power", "ring", "equipment")
    assert code == 0
    assert "Blue Lantern Power Ring" in out
    assert run(capsys, "cards", "no such card")[0] == 1


def test_rules_are_found_by_id_part_and_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "rules", "t4")[1].startswith("T4 ")
    assert "A1 " in run(capsys, "rules", "A")[1]
    assert "A6 " in run(capsys, "rules", "first", "appearance")[1]
    assert run(capsys, "rules", "borrowed", "cards")[1].startswith("Q15  Borrowed cards  (")
    assert "Setup" in run(capsys, "rules")[1]
    assert run(capsys, "rules", "Z99")[0] == 2


def test_the_rules_of_a_box_stand_in_playing_order(capsys: pytest.CaptureFixture[str]) -> None:
    _, out = run(capsys, "rules", "confrontations")
    titles = ("Setting up", "Your turn", "Confrontations", "The end of your turn", "Who wins")
    assert sorted(titles, key=lambda title: out.index(f"\n{title}\n--")) == list(titles)
    assert "│      Normal turn or Confrontation?       │" in out
    assert "F12  [Confrontations: Specific Card Clarifications]" in out
    assert "Q26  Cancelled Confrontations  [our ruling; Confrontations: " in out
    assert "Wer gewinnt" in run(capsys, "rules", "confrontations", "--language", "de")[1]
    assert "Quién gana" in run(capsys, "rules", "confrontations", "--language", "es")[1]
    page = json.loads(run(capsys, "rules", "base-set", "--json")[1])
    assert page["chapters"][0]["rows"][0]["text"] == LEDGER["B1"].text
    assert "  base-set " in run(capsys, "rules")[1]


def test_rules_and_rulings_are_looked_up_in_another_language(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert "Preparación" in run(capsys, "rules", "--language", "es")[1]
    assert "Relleno: cada hueco" in run(capsys, "rules", "e2", "--language", "es")[1]
    assert "A6 " in run(capsys, "rules", "primera", "aparición", "--language", "es")[1]
    (rule,) = json.loads(run(capsys, "rules", "g6", "--language", "es", "--json")[1])
    assert (rule["part_title"], rule["text"]) == (
        "El final de la partida",
        "Empate: gana el jugador con más cartas de Supervillano.",
    )
    assert "Aufbau" in run(capsys, "rules", "--language", "de")[1]
    assert "A10 " in run(capsys, "rules", "erster", "auftritt", "--language", "de")[1]
    assert "– El cero es par." in run(capsys, "cards", "zsasz", "--language", "es")[1]
    code, _ = run(capsys, "rules", "T4", "--language", "xx")
    assert code == 2


def test_simulate_prints_wins_and_speed(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "--players", "4", "--bots", "greedy,greedy,random,random", "--games", "4"]
    code, out = run(capsys, *words, "--json")
    figures = json.loads(out)
    assert code == 0
    assert figures["games"] == 4
    assert figures["seats_taken"] == {"greedy": 8, "random": 8}
    assert sum(figures["wins"].values()) == 4
    assert "failures" in run(capsys, *words)[1]


def test_simulate_is_the_same_twice_and_on_several_processes() -> None:
    plan = Plan(games=6, mix=True, replays=3)
    once, _ = simulate(plan)
    again, _ = simulate(Plan(games=6, mix=True, replays=3, jobs=2))
    assert once.failures == again.failures == []
    assert once.replayed == 3
    assert (once.turns, once.decisions, once.wins) == (again.turns, again.decisions, again.wins)


def test_as_many_games_are_replayed_as_were_asked_for() -> None:
    assert simulate(Plan(games=5, first=3, super_villains=2, replays=3))[0].replayed == 3


class Deadly:
    """Ends its process where it is asked in one of the games."""

    looks_ahead = False

    def __init__(self, seed: str) -> None:
        self.fatal = seed.startswith("grim-3:")

    def answer(self, sight: Sight, ask: Ask) -> int:
        if self.fatal:
            os._exit(3)
        return len(ask.options) - 1


@pytest.mark.skipif(not FORKING, reason="only a forked process knows what a test has changed")
def test_a_bot_that_ends_its_process_costs_its_own_game_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(BOTS, "deadly", Deadly)
    bots = ("deadly", "greedy")
    played, _ = simulate(Plan(bots=bots, games=8, seed="grim", super_villains=2, jobs=2))
    assert played.games == 8
    assert played.failures == [(3, LOST)]


@pytest.mark.skipif(not FORKING, reason="only a forked process knows what a test has changed")
def test_failures_are_told_in_the_order_of_their_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("archrivals.lab.simulating.MAX_TURNS", 3)
    plan = Plan(games=12, super_villains=2)
    once, again = simulate(plan)[0], simulate(replace(plan, jobs=2))[0]
    assert [game for game, _ in once.failures] == [*range(12)]
    assert again.failures == once.failures


def test_the_command_that_repeats_a_game_names_the_file_of_its_recipe(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "my recipe.json"
    file.write_text(run(capsys, "recipes", "two-sets")[1], encoding="utf-8")
    monkeypatch.setattr("archrivals.lab.simulating.MAX_TURNS", 3)
    words = ["simulate", "--games", "1", "--recipe", str(file), "--players", "3"]
    code, out = run(capsys, *words)
    assert code == 1
    command = next(line for line in out.splitlines() if line.startswith("repeat it with: "))
    assert f"--recipe '{file}' --players 3" in command
    assert run(capsys, *shlex.split(command)[4:])[0] == 1


def test_a_game_that_fails_is_named_with_its_command(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("archrivals.lab.simulating.MAX_TURNS", 3)
    code, out = run(capsys, "simulate", "--games", "1", "--seed", "x", "--first", "5")
    assert code == 1
    assert "no end after" in out
    assert "archrivals simulate --bots random --box heroes-unite --seed x --first 5" in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["simulate", "--players", "9"], "this table is for 2 to 5"),
        (["simulate", "--players", "0"], "at least 2"),
        (["match", "greedy", "random", "--players", "0"], "at least 2"),
        (["simulate", "--box", "rivals-batman-joker", "--players", "3"], "this table is for 2"),
        (["simulate", "--box", "all"], "needs --mix"),
        (["simulate", "--mix", "--players", "3"], "--mix varies"),
        (["simulate", "--recipe", "nothing"], "there are two-sets"),
        (["recipes", "nothing"], "there are two-sets"),
        (["simulate", "--super-villains", "1"], "take 2 to 12"),
        (["simulate", "--bots", "deep"], "there are random, keen, greedy"),
        (["simulate", "--players", "4", "--heroes", "two"], "7 serve 3 players"),
        (["simulate", "--games", "0"], "at least 1"),
        (["replay", "nowhere.json"], "cannot read nowhere.json"),
        (["coverage", "--tests", "nowhere"], "run this in a checkout"),
    ],
)
def test_mistakes_are_explained(
    capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    code, out = run(capsys, *words)
    assert code == 2
    assert said in out


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A short game in a file."""
    table = Table.new(Setup(players=2, super_villains=2), faces("heroes-unite"), "a seed")
    for _ in range(30):
        table.answer(table.ask.seat, 0)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(save(table)), encoding="utf-8")
    return file


def test_verify_recomputes_a_save(capsys: pytest.CaptureFixture[str], saved: Path) -> None:
    code, out = run(capsys, "verify", str(saved), "--commitment", commitment("a seed"))
    assert code == 0
    assert out.rstrip().endswith("SAME: the answers lead from this seed to this position.")
    made: list[Shuffle] = []
    load(json.loads(saved.read_text(encoding="utf-8")), faces("heroes-unite"), shuffles=made)
    assert {"deal", "main", "villains", "seat-0", "seat-1"} == {each.stream for each in made}
    assert f"shuffles     {len(made)} recomputed, 30 answers played again" in out


def test_verify_tells_a_changed_save(capsys: pytest.CaptureFixture[str], saved: Path) -> None:
    data = json.loads(saved.read_text(encoding="utf-8"))
    for change in ({"seed": "another"}, {"answers": data["answers"][:-1]}, {"cards": "x"}):
        saved.write_text(json.dumps(data | change), encoding="utf-8")
        code, out = run(capsys, "verify", str(saved))
        assert code == 1
        assert "DIFFERENT" in out


@pytest.mark.parametrize(
    "seen", [{"commitment": 5}, {"marks": 5}, {"marks": [5]}, {"setup": 5}], ids=str
)
def test_verify_says_what_it_cannot_compare_with(
    capsys: pytest.CaptureFixture[str], saved: Path, tmp_path: Path, seen: dict[str, object]
) -> None:
    file = tmp_path / "seen.json"
    file.write_text(json.dumps(seen), encoding="utf-8")
    code, out = run(capsys, "verify", str(saved), "--seen", str(file))
    assert code == 2
    assert out.startswith(f"archrivals: {file} is not what a browser has seen of a game: ")
    assert ": expected " in out


def test_verify_tells_a_wrong_commitment(capsys: pytest.CaptureFixture[str], saved: Path) -> None:
    code, out = run(capsys, "verify", str(saved), "--commitment", commitment("b seed"))
    assert code == 1
    assert "DIFFERENT: before the game another commitment was shown" in out


@pytest.mark.parametrize(
    "command", [["replay", "--all"], ["verify"], ["play", "--plain", "--load"]]
)
def test_a_broken_setup_gets_one_line(
    capsys: pytest.CaptureFixture[str], saved: Path, command: list[str]
) -> None:
    data = json.loads(saved.read_text(encoding="utf-8"))
    saved.write_text(json.dumps(data | {"setup": {"box": []}}), encoding="utf-8")
    said = "archrivals: this save's setup cannot be read: box: expected text, found a list\n"
    assert run(capsys, *command, str(saved)) == (2, said)


def test_a_broken_first_game_of_a_match_gets_one_line(
    capsys: pytest.CaptureFixture[str], saved: Path
) -> None:
    saved.write_text('{"setup": 5}', encoding="utf-8")
    code, out = run(capsys, "play", "--second", str(saved))
    assert code == 2
    assert out == f"archrivals: cannot read {saved}: not a save: its setup is not an object\n"


@pytest.mark.parametrize("broken", [{"answers": 5}, {"commitment": 5}, {"result": "x"}], ids=str)
def test_verify_tells_a_broken_save(
    capsys: pytest.CaptureFixture[str], saved: Path, broken: dict[str, object]
) -> None:
    data = json.loads(saved.read_text(encoding="utf-8"))
    saved.write_text(json.dumps(data | broken), encoding="utf-8")
    code, out = run(capsys, "verify", str(saved))
    assert code == 1
    assert "DIFFERENT" in out


def test_a_save_that_is_looked_at_keeps_what_it_claims(
    capsys: pytest.CaptureFixture[str], saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = json.loads(saved.read_text(encoding="utf-8"))
    forged = json.dumps(data | {"commitment": "0" * 64})
    saved.write_text(forged, encoding="utf-8")
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert run(capsys, "play", "--plain", "--load", str(saved))[0] == 0
    assert saved.read_text(encoding="utf-8") == forged
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    assert run(capsys, "play", "--plain", "--load", str(saved))[0] == 0
    assert saved.read_text(encoding="utf-8") != forged
    assert run(capsys, "verify", str(saved))[0] == 1


def test_replay_steps_through_a_save(capsys: pytest.CaptureFixture[str], saved: Path) -> None:
    code, out = run(capsys, "replay", str(saved), "--all", "--seat", "0")
    assert code == 0
    assert "plays" in out
    assert run(capsys, "replay", str(saved), "--seat", "7")[0] == 2


# --- Answers for programs ---------------------------------------------------------------------


def test_a_proof_as_data_names_all_that_was_recomputed(
    capsys: pytest.CaptureFixture[str], saved: Path
) -> None:
    code, out = run(capsys, "verify", str(saved), "--json")
    proof = json.loads(out)
    made: list[Shuffle] = []
    load(json.loads(saved.read_text(encoding="utf-8")), faces("heroes-unite"), shuffles=made)
    assert code == 0
    assert list(proof) == [
        "same",
        "reason",
        "seed",
        "commitment",
        "published",
        "checks",
        "answers",
        "shuffles",
        "streams",
        "seats",
        "winners",
        "rule",
    ]
    assert proof["same"] is True
    right = {each["what"]: each["right"] for each in proof["checks"]}
    unknown = dict.fromkeys(("promise", "setup", "live", "end"), None)
    assert right == unknown | {"commitment": True, "game": True}
    assert (proof["seed"], proof["commitment"]) == ("a seed", commitment("a seed"))
    assert (proof["answers"], proof["shuffles"]) == (30, len(made))
    assert {"deal", "main", "villains", "seat-0", "seat-1"} <= proof["streams"].keys()
    assert [set(each) for each in proof["seats"]] == [{"seat", "name", "points"}] * 2
    assert proof["winners"] is proof["rule"] is proof["reason"] is proof["published"] is None


def test_a_proof_as_data_says_what_differs(capsys: pytest.CaptureFixture[str], saved: Path) -> None:
    code, out = run(capsys, "verify", str(saved), "--json", "--commitment", commitment("b"))
    assert code == 1
    assert json.loads(out)["same"] is False
    assert json.loads(out)["reason"].startswith("before the game another commitment was shown")
    data = json.loads(saved.read_text(encoding="utf-8"))
    saved.write_text(json.dumps(data | {"answers": data["answers"][:-1]}), encoding="utf-8")
    code, out = run(capsys, "verify", str(saved), "--json")
    assert code == 1
    assert "another position" in json.loads(out)["reason"]


def test_a_replay_as_data_is_a_line_for_each_decision(
    capsys: pytest.CaptureFixture[str], saved: Path
) -> None:
    code, out = run(capsys, "replay", str(saved), "--json", "--seat", "0")
    steps = [json.loads(line) for line in out.splitlines()]
    answers = json.loads(saved.read_text(encoding="utf-8"))["answers"]
    assert code == 0
    assert [step["decision"] for step in steps] == list(range(31))
    assert (steps[0]["seat"], steps[0]["option"]) == (None, None)
    assert [[step["seat"], step["option"]] for step in steps[1:]] == answers
    assert all(set(step) == STEP for step in steps)
    assert not any(step["over"] for step in steps)
    told = [line for step in steps for line in step["lines"]]
    assert told == run(capsys, "replay", str(saved), "--all", "--seat", "0")[1].splitlines()[:-2]


STEP = {"decision", "seat", "option", "events", "lines", "over"}


def test_a_replay_as_data_shows_no_more_than_the_seat_saw(
    capsys: pytest.CaptureFixture[str], saved: Path
) -> None:
    end = load(json.loads(saved.read_text(encoding="utf-8")), faces("heroes-unite"))
    for seat in (-1, 0, 1):
        _, out = run(capsys, "replay", str(saved), "--json", "--seat", str(seat))
        shown = [event for line in out.splitlines() for event in json.loads(line)["events"]]
        assert shown == to_plain(end.events(seat))


def test_rules_as_data_are_those_for_reading(capsys: pytest.CaptureFixture[str]) -> None:
    code, out = run(capsys, "rules", "t4", "--json")
    (rule,) = json.loads(out)
    assert code == 0
    assert set(rule) == {"id", "part", "part_title", "boxes", "heading", "text"}
    assert (rule["id"], rule["part"], rule["part_title"]) == ("T4", "T", "The turn")
    assert rule["boxes"] == list(LEDGER["T4"].boxes)
    every = json.loads(run(capsys, "rules", "--json")[1])
    assert [each["id"] for each in every] == list(LEDGER)
    assert rule in every


# --- Playing ----------------------------------------------------------------------------------


def test_the_package_runs_as_a_module() -> None:
    words = [sys.executable, "-m", "archrivals", "rules", "T4"]
    done = subprocess.run(words, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0
    assert "T4" in done.stdout


def test_greedy_beats_random(capsys: pytest.CaptureFixture[str]) -> None:
    code, out = run(capsys, "simulate", "--bots", "greedy,random", "--games", "100", "--json")
    assert code == 0
    assert json.loads(out)["wins"]["greedy"] >= 95


@pytest.mark.parametrize("box", by_day(BOXES, 2))
def test_every_card_is_seen_doing_all_it_can(box: str) -> None:
    seen = exhaust(box, seed="exhaustive", most=600)
    assert seen.missing(faces(box)) == []


def test_coverage_has_full_marks(capsys: pytest.CaptureFixture[str]) -> None:
    code, out = run(capsys, "coverage", "--tests", str(HERE))
    assert code == 0, out
    assert out.count("cards") == len(BOXES)


def test_recipes_are_listed_and_can_be_written_down_and_changed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert "rivals-teams" in run(capsys, "recipes")[1]
    mine = tmp_path / "mine.json"
    mine.write_text(run(capsys, "recipes", "rivals-teams", "--json")[1], encoding="utf-8")
    code, out = run(capsys, "simulate", "--recipe", str(mine), "--games", "1", "--json")
    assert code == 0
    assert list(json.loads(out)["tables"]) == ["rivals-teams, 4 players, standard"]
    data = json.loads(mine.read_text(encoding="utf-8"))
    mine.write_text(json.dumps(data | {"stacks": []}), encoding="utf-8")
    code, out = run(capsys, "simulate", "--recipe", str(mine))
    assert code == 2
    assert "no stack to buy from" in out


def test_every_kind_of_table_can_be_simulated() -> None:
    # The gate plays 120 of them beside the tests.
    games = size(8, 40)
    played, _ = simulate(Plan(box="all", games=games, mix=True, checked=True, replays=4))
    assert played.failures == []
    assert len(played.tables) > games // 2
