"""Matches: seatings, shares, repeatability, whoever plays them."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from commands import run

from archrivals.bots import BOTS
from archrivals.bots.random_bot import RandomBot
from archrivals.boxes.mixing import setup_of
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.language.rules import Setup
from archrivals.engine.saving import RULES_VERSION, card_digest
from archrivals.engine.sight import Sight
from archrivals.engine.state.asks import Ask
from archrivals.lab import executors
from archrivals.lab.blocks import Block, Match, play_block
from archrivals.lab.executors import LOST, Alone, Chunk, Processes, RayCluster
from archrivals.lab.matches import Outcome, as_json, play_match
from archrivals.lab.simulating import faces
from archrivals.lab.storage import COLUMNS, keep, rows
from archrivals.terminal.progress import Progress

CLOCKED = ("thinking", "slowest", "seconds")
FORKING = multiprocessing.get_start_method() == "fork"
"""A bot that only a test knows is known to its workers only where they are forked."""


def table(outcome: Outcome) -> list[dict[str, Any]]:
    """The rows without what a clock told."""
    return [{k: v for k, v in row.items() if k not in CLOCKED} for row in rows(outcome)]


# --- Who sits where ---------------------------------------------------------------------------


def test_two_players_change_seats() -> None:
    match = Match(("greedy", "random"))
    assert [match.seated(0, at) for at in range(2)] == [["greedy", "random"], ["random", "greedy"]]
    assert match.fair == 0.5


def test_the_candidate_goes_through_all_seats_of_a_larger_table() -> None:
    match = Match(("greedy", "random"), Setup(players=4))
    assert match.pairs == (("greedy", "random"), ("random", "greedy"))
    seatings = [match.seated(0, at) for at in range(4)]
    assert [names.index("greedy") for names in seatings] == [0, 1, 2, 3]
    assert all(names.count("random") == 3 for names in seatings)
    assert match.fair == 0.25


def test_teams_swap_sides() -> None:
    match = Match(("greedy", "random"), Setup(box="confrontations", players=4))
    assert match.sides == (0, 1)
    assert match.seated(0, 0) == ["greedy", "random", "greedy", "random"]
    assert match.seated(0, 1) == ["random", "greedy", "random", "greedy"]
    assert match.fair == 0.5
    assert Match(("greedy", "random"), setup_of(RECIPES["rivals-teams"])).sides == (0, 1)


def test_all_meet_all() -> None:
    names = ("greedy", "keen", "random")
    assert Match(names).pairs == (("greedy", "keen"), ("greedy", "random"), ("keen", "random"))
    assert len(Match(names, Setup(players=3)).pairs) == 6


# --- What a block is --------------------------------------------------------------------------


def test_the_luck_of_a_block_belongs_to_its_seats() -> None:
    block = play_block(Match(("greedy", "random"), Setup(players=3)), (0, 7))
    assert not block.error
    assert len(block.games) == 3
    assert len({game.heroes for game in block.games}) == 1
    assert len({game.first for game in block.games}) == 1
    assert {game.share for game in block.games} <= {0.0, 0.5, 1 / 3, 1.0}


@pytest.mark.parametrize("players", [2, 4])
def test_a_bot_against_itself_has_its_fair_share_of_every_block(players: int) -> None:
    """Bots are seeded by game and seat: every seating is the same game, one seat wins it."""
    for number in range(3):
        block = play_block(Match(("random", "random"), Setup(players=players)), (0, number))
        assert len({game.points for game in block.games}) == 1
        assert block.share == pytest.approx(1 / players)


@pytest.mark.parametrize(
    "setup",
    [
        Setup(players=4),
        Setup(box="confrontations", players=4),
        Setup(box="confrontations", players=3),
        Setup(players=3, hero_choice="pick"),
    ],
)
def test_the_shares_of_a_game_sum_to_one(setup: Setup) -> None:
    match = Match(("keen", "random"), setup)
    for game in play_block(match, (0, 1)).games:
        winning = {match.teams[seat] for seat in game.winners}
        assert game.share in (0, 1 / len(winning))
        assert (match.sides[game.seating] in winning) == (game.share > 0)
        assert all(game.heroes)
        assert game.first in range(setup.players)


def test_four_seats_of_one_bot_share_each_win_between_them() -> None:
    """The shares of the lone seat over the four seatings, and of the others, are all wins."""
    match = Match(("keen", "greedy"), Setup(players=4, super_villains=3))
    for number in range(2):
        for game in play_block(match, (0, number)).games:
            lone = game.bots.index("keen")
            others = sum(seat != lone for seat in game.winners) / len(game.winners)
            assert game.share + others == 1


# --- Repeating it -----------------------------------------------------------------------------

SHORT = Match(("greedy", "keen", "random"), Setup(super_villains=2), blocks=12, seed="again")


@pytest.mark.night
def test_the_same_match_has_the_same_table_on_one_process_or_two() -> None:
    once = table(play_match(SHORT, Alone(SHORT)))
    assert once == table(play_match(SHORT, Alone(SHORT)))
    assert once == table(play_match(SHORT, Processes(SHORT, 2)))
    assert len(once) == 3 * 12 * 2


@pytest.mark.night
def test_a_match_that_stops_early_stops_at_the_same_block_on_one_process_or_two() -> None:
    match = Match(("greedy", "random"), Setup(super_villains=2), blocks=200)
    once = play_match(match, Alone(match), sprt=(0.5, 0.6))
    assert once.meetings[0].verdict == "higher"
    assert len(once.meetings[0].blocks) < 40
    assert table(once) == table(play_match(match, Processes(match, 2), sprt=(0.5, 0.6)))


def test_a_later_part_of_a_match_is_that_part() -> None:
    later = Match(SHORT.names, SHORT.setup, blocks=5, first=7, seed=SHORT.seed)
    whole = table(play_match(SHORT, Alone(SHORT)))
    assert table(play_match(later, Alone(later))) == [row for row in whole if row["block"] >= 7]


@pytest.mark.night
def test_a_killed_worker_loses_nothing_and_repeats_nothing() -> None:
    crew = Processes(SHORT, 2)
    killed: list[int] = []

    def kill(done: int, total: int) -> None:
        if len(killed) < 2 and done > 4 * len(killed) and crew.workers:
            killed.append(crew.workers[0])
            os.kill(killed[-1], signal.SIGKILL)

    outcome = play_match(SHORT, crew, report=kill)
    assert len(set(killed)) == 2
    assert not outcome.failures
    assert table(outcome) == table(play_match(SHORT, Alone(SHORT)))


class Deadly(RandomBot):
    """Takes its process with it, in one block only."""

    name = "deadly"

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.seed = seed

    def answer(self, sight: Sight, ask: Ask) -> int:
        """The end, in block 3."""
        if self.seed.startswith("again-3:"):
            os._exit(9)
        return super().answer(sight, ask)


class Wrong(RandomBot):
    """Answers what was not offered, in one block only."""

    name = "wrong"

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.seed = seed

    def answer(self, sight: Sight, ask: Ask) -> int:
        """Too much, in block 3."""
        return 999 if self.seed.startswith("again-3:") else super().answer(sight, ask)


@pytest.mark.skipif(not FORKING, reason="the workers would not know the bot")
@pytest.mark.night
def test_a_block_that_kills_every_worker_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "deadly", Deadly)
    match = Match(("deadly", "random"), Setup(super_villains=2), blocks=12, seed="again")
    outcome = play_match(match, Processes(match, 2))
    lost = {block.number for block in outcome.meetings[0].failures}
    assert 3 in lost
    assert {block.error for block in outcome.meetings[0].failures} == {LOST}
    kept = [block.number for block in outcome.meetings[0].blocks]
    assert sorted([*kept, *lost]) == list(range(12))


def test_a_game_that_fails_is_named_with_its_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(BOTS, "wrong", Wrong)
    words = ["match", "wrong", "random", "--seed", "again", "--super-villains", "2"]
    code, out = run(capsys, *words, "--blocks", "5")
    assert code == 1
    assert "wrong answered 999" in out
    command = next(line for line in out.splitlines() if line.startswith("repeat it with: "))
    again = command.removeprefix("repeat it with: archrivals ").split()
    assert run(capsys, *again)[0] == 1
    assert run(capsys, *words, "--blocks", "3")[0] == 0


def test_the_command_that_repeats_a_block_has_its_recipe_players_and_heroes() -> None:
    setup = setup_of(RECIPES["two-sets"], 3, hero_choice="two")
    by_id = Match(("greedy", "random"), setup)
    assert "--recipe two-sets --players 3 --heroes two" in by_id.command(0, 0)
    by_file = Match(("greedy", "random"), setup, recipe_word="mine.json")
    assert "--recipe mine.json --players 3 --heroes two" in by_file.command(0, 0)


# --- The command ------------------------------------------------------------------------------


def test_the_figures_of_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["match", "greedy", "keen", "random", "--super-villains", "2", "--blocks", "12"]
    code, out = run(capsys, *words, "--seed", "again", "--json")
    figures = json.loads(out)
    assert code == 0
    assert figures["rules"] == RULES_VERSION
    assert figures["cards"] == card_digest(faces("heroes-unite"))
    assert [pair["blocks"] for pair in figures["pairs"]] == [12, 12, 12]
    assert list(figures["averages"]) == ["greedy", "keen", "random"]
    for pair in figures["pairs"]:
        assert pair["low"] <= pair["share"] <= pair["high"]
        assert pair["games"] == 24
    played = play_match(SHORT, Alone(SHORT))
    by_hand = [sum(b.share for b in meeting.blocks) / 12 for meeting in played.meetings]
    assert [pair["share"] for pair in figures["pairs"]] == pytest.approx(by_hand, abs=1e-4)
    code, out = run(capsys, *words, "--seed", "again")
    assert "greedy against keen" in out
    assert "average" in out


def test_a_file_that_cannot_be_written_is_told_before_the_match(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "games.jsonl"
    folder.mkdir()
    words = ["match", "greedy", "random", "--super-villains", "2", "--blocks", "1", "--out"]
    code, out = run(capsys, *words, str(folder))
    assert code == 2
    assert out.startswith(f"archrivals: cannot write {folder}: ")

    def full(*_: Any) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("archrivals.lab.storage.keep", full)
    code, out = run(capsys, *words, str(tmp_path / "other.jsonl"))
    assert code == 2
    assert "greedy against random" in out
    assert "No space left on device" in out
    assert not (tmp_path / "other.jsonl").exists()


def test_a_test_is_told_with_its_verdict(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["match", "greedy", "random", "--super-villains", "2", "--sprt", "0.5", "0.6"]
    code, out = run(capsys, *words, "--json")
    assert code == 0
    assert json.loads(out)["pairs"][0]["sprt"]["verdict"] == "higher"
    assert "60.0% rather than 50.0%" in run(capsys, *words)[1]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["greedy"], "two bots or more"),
        (["greedy", "greedy"], "once"),
        (["greedy", "nobody"], "no bot 'nobody'"),
        (["greedy", "random", "--blocks", "0"], "at least 1"),
        (["greedy", "random", "--sprt", "0.6", "0.5"], "the lower one first"),
        (["greedy", "random", "--out", "games.txt"], ".parquet or .jsonl"),
        (["greedy", "random", "--out", "nowhere/games.jsonl"], "no directory"),
        (["greedy", "random", "--players", "9"], "9 players"),
    ],
)
def test_mistakes_are_said_before_a_game_is_played(
    capsys: pytest.CaptureFixture[str], words: list[str], says: str
) -> None:
    code, out = run(capsys, "match", *words)
    assert code == 2
    assert says in out


def test_what_is_missing_is_said(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.setitem(sys.modules, "ray", None)
    code, out = run(capsys, "match", "greedy", "random", "--out", "games.parquet")
    assert code == 2
    assert "needs pyarrow: pip install 'archrivals[lab]'" in out
    code, out = run(capsys, "match", "greedy", "random", "--address", "auto")
    assert code == 2
    assert "needs ray: pip install 'archrivals[lab]'" in out


# --- Kept results -----------------------------------------------------------------------------


def test_results_are_kept_as_lines(tmp_path: Path) -> None:
    outcome = play_match(SHORT, Alone(SHORT))
    file = tmp_path / "games.jsonl"
    assert keep(outcome, file) == 72
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert lines == list(rows(outcome))
    assert all(list(line) == list(COLUMNS) for line in lines)


@pytest.mark.night
def test_results_are_kept_as_parquet(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    outcome = play_match(SHORT, Alone(SHORT))
    file = tmp_path / "games.parquet"
    assert keep(outcome, file) == 72
    found = parquet.read_table(file)
    assert found.to_pylist() == list(rows(outcome))
    metadata = {key.decode(): value.decode() for key, value in found.schema.metadata.items()}
    rules, cards = SHORT.rules_and_cards
    assert (metadata["archrivals rules"], metadata["archrivals cards"]) == (rules, cards)


def test_a_match_that_is_interrupted_keeps_what_it_has() -> None:
    def stop(done: int, total: int) -> None:
        if done >= 6:
            raise KeyboardInterrupt

    outcome = play_match(SHORT, Alone(SHORT), report=stop)
    assert outcome.interrupted
    figures = as_json(outcome)
    assert 6 <= sum(pair["blocks"] for pair in figures["pairs"]) < 36


def test_chunks_become_small_towards_the_end() -> None:
    match = Match(("greedy", "random"), blocks=400)
    given: list[int] = []

    class Steady(Alone):
        hands = 2

        def give(self, chunk: Chunk) -> None:
            given.append(len(chunk))
            super().give(chunk)

        def take(self) -> list[Block]:
            return [Block(*unit, (), 0.0625) for unit in self._waiting.popleft()]

    play_match(match, Steady(match))
    assert sum(given) == 400
    assert max(given) == 16  # of a sixteenth of a second each
    assert given[-4:] == sorted(given[-4:], reverse=True)
    assert given[-1] <= 3


@pytest.mark.long
def test_a_ray_cluster_has_the_same_table() -> None:
    pytest.importorskip("ray")
    assert table(play_match(SHORT, RayCluster(SHORT, "local"))) == table(
        play_match(SHORT, Alone(SHORT))
    )


@pytest.fixture
def machines(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[str, str]]]:
    """A Ray cluster of machines that say by what rules and cards they play."""
    said: list[tuple[str, str]] = []
    left: list[bool] = []
    cluster = SimpleNamespace(
        init=lambda **words: None,
        put=lambda match: match,
        remote=lambda **words: lambda play: SimpleNamespace(remote=lambda match: said.pop()),
        get=lambda found: found,
        cluster_resources=lambda: {"CPU": 2.0},
        shutdown=lambda: left.append(True),
        exceptions=SimpleNamespace(RayError=RuntimeError),
    )
    monkeypatch.setitem(sys.modules, "ray", cluster)
    yield said
    assert left


def test_a_machine_with_other_cards_is_not_played_on(machines: list[tuple[str, str]]) -> None:
    machines += [("3", "other"), ("3", "other")]
    with pytest.raises(ConnectionError, match="other rules or cards"):
        RayCluster(SHORT, "auto")


def test_a_machine_without_one_of_the_bots_is_not_played_on(
    machines: list[tuple[str, str]],
) -> None:
    lacking = Match(("nowhere:Bot", "random"), SHORT.setup)
    machines += [SHORT.rules_and_cards, executors._rules_and_cards(lacking)]
    with pytest.raises(ConnectionError, match="cannot play: no bot 'nowhere:Bot'"):
        RayCluster(SHORT, "auto")


def test_progress_tells_the_time_left_where_there_is_no_terminal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with Progress(10, "blocks", every=1e-9) as progress:
        progress.began -= 6
        progress.at(3)
        progress.at(4, 8)
    with Progress(10, "blocks", every=3_600) as progress:
        progress.at(3)
    with Progress(10, "blocks") as progress:
        progress.at(3)
    lines = capsys.readouterr().err.splitlines()
    assert lines == ["3/10 blocks, 14 s left", "4/8 blocks, 6 s left"]
