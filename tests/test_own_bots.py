"""A bot of one's own, by ``module:Class`` or from an installed package, wherever a name stands."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from pathlib import Path

import pytest
from commands import run

from archrivals.bots import (
    BotError,
    bot_factory,
    decide,
    installed_bots,
    make_bot,
    name_for,
)
from archrivals.bots.random_bot import RandomBot
from archrivals.boxes import catalogue
from archrivals.engine.language.rules import Setup
from archrivals.engine.saving import save
from archrivals.engine.sight import Sight
from archrivals.engine.table import Table
from archrivals.lab import blocks
from archrivals.lab.blocks import Match, play_block
from archrivals.lab.executors import Processes
from archrivals.lab.matches import play_match

MODULE = """
from random import Random

class Mine:
    def __init__(self, seed):
        self.random = Random(seed)
    def answer(self, sight, ask):
        return self.random.randrange(len(ask.options))

class Loud(Mine):
    def answer(self, sight, ask):
        return 1 / 0

class High(Mine):
    def answer(self, sight, ask):
        return 999

class Vague(Mine):
    def answer(self, sight, ask):
        return "the first"

class Leaver(Mine):
    def answer(self, sight, ask):
        raise SystemExit

class Thinker(Mine):
    def answer(self, sight, ask):
        sight.owned(sight.seat)
        return super().answer(sight, ask)

class Shy:
    def __init__(self): ...

class Mute:
    def __init__(self, seed): ...

inner = {"not": "callable"}
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with a file of bots, which one has gone to."""
    (tmp_path / "mybot.py").write_text(MODULE, encoding="utf-8")
    (tmp_path / "broken.py").write_text("1 / 0\n", encoding="utf-8")
    (tmp_path / "needy.py").write_text("import nowhere_to_be_found\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    path = sys.path[:]
    yield tmp_path
    sys.path[:] = path
    for name in ("mybot", "broken", "needy"):
        sys.modules.pop(name, None)
    installed_bots.cache_clear()


@pytest.fixture
def importable(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder is on the path, as if the bots were installed."""
    monkeypatch.syspath_prepend(folder)


SHORT = ["--super-villains", "2", "--blocks", "3", "--seed", "own"]


# --- The example ------------------------------------------------------------------------------

EXAMPLE = Path(__file__).resolve().parent.parent / "examples" / "mybot.py"


def test_a_bot_of_ones_own_is_not_given_the_seed_of_the_table() -> None:
    seeds = []

    class Peeks(RandomBot):
        def __init__(self, seed: str) -> None:
            seeds.append(seed)
            super().__init__(seed)

    for seat in (0, 1, 0):
        make_bot(Peeks, "monday", seat)
    assert seeds[0] == seeds[2] != seeds[1]
    assert not any("monday" in seed for seed in seeds)


def test_the_bot_of_twenty_lines_plays_a_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLE.parent)
    words = [sys.executable, "-m", "archrivals", "match", "mybot:Mine", "greedy", "random"]
    done = subprocess.run([*words, *SHORT, "--json"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert not figures["failures"]
    against = {pair["opponent"]: pair["share"] for pair in figures["pairs"][:2]}
    assert against["random"] > 0.5


def test_the_example_has_at_most_twenty_lines_and_is_that_of_the_page() -> None:
    code = EXAMPLE.read_text(encoding="utf-8").partition('"""\n\n')[2]
    assert 10 < len(list(filter(None, code.splitlines()))) <= 20
    page = (EXAMPLE.parent.parent / "docs" / "api" / "bots.md").read_text(encoding="utf-8")
    assert f"```python\n{code}```" in page


# --- By name ----------------------------------------------------------------------------------


def test_a_match_in_a_process_of_its_own_finds_the_bot_in_the_folder(folder: Path) -> None:
    words = [sys.executable, "-m", "archrivals", "match", "mybot:Mine", "greedy", *SHORT]
    done = subprocess.run([*words, "--json"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert figures["games"] == 6
    assert figures["pairs"][0]["candidate"] == "mybot:Mine"
    assert figures["pairs"][0]["share"] == 0.0  # at random against greedy
    assert not figures["failures"]


def test_a_match_on_two_processes_has_the_same_figures(capsys: pytest.CaptureFixture[str]) -> None:
    shares = []
    for jobs in ("1", "2"):
        code, out = run(capsys, "match", "mybot:Mine", "random", *SHORT, "--jobs", jobs, "--json")
        assert code == 0, out
        shares.append([pair["share_by_side"] for pair in json.loads(out)["pairs"]])
    assert shares[0] == shares[1]


@pytest.mark.usefixtures("importable")
def test_a_worker_that_was_not_forked_finds_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(("mybot:Mine", "random"), Setup(super_villains=2), blocks=1, seed="own")
    with get_context("spawn").Pool(1) as pool:
        [block] = pool.starmap(play_block, [(match, (0, 0))])
    assert not block.error
    assert [game.share for game in block.games] == [
        game.share for game in play_block(match, (0, 0)).games
    ]


def test_simulate_takes_it_too(capsys: pytest.CaptureFixture[str]) -> None:
    code, out = run(
        capsys, "simulate", "--bots", "mybot:Mine,mybot:Thinker", "--games", "2", "--json"
    )
    assert code == 0, out
    assert json.loads(out)["seats_taken"] == {"mybot:Mine": 2, "mybot:Thinker": 2}


def test_without_a_colon_the_folder_stays_off_the_path(capsys: pytest.CaptureFixture[str]) -> None:
    before = sys.path[:]
    assert run(capsys, "match", "greedy", "random", *SHORT)[0] == 0
    assert sys.path == before


@pytest.mark.usefixtures("importable")
@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("gredy", "no bot 'gredy'; did you mean 'greedy'?"),
        ("nothing like it", "no bot 'nothing like it'; there are random, keen, greedy"),
        ("mybot:Mien", "mybot has no 'Mien'; did you mean 'Mine'?"),
        ("mybott:Mine", "there is no module 'mybott', neither installed nor here"),
        ("mybot.deeper:Mine", "there is no module 'mybot.deeper'"),
        ("broken:Mine", "broken cannot be imported: ZeroDivisionError: division by zero"),
        ("needy:Mine", "needy needs a module 'nowhere_to_be_found'"),
        ("mybot:inner", "it is not a class"),
        ("mybot:", "write module:Class"),
        (":Mine", "write module:Class"),
        ("../mybot:Mine", "write module:Class"),
        ("mybot:Shy", "mybot:Shy cannot be made from a seed: TypeError"),
        ("mybot:Mute", "mybot:Mute is not a bot: it has no method answer(sight, ask)"),
    ],
)
def test_what_is_wrong_with_a_name_is_said_in_a_sentence(
    capsys: pytest.CaptureFixture[str], name: str, says: str
) -> None:
    with pytest.raises(BotError) as refused:
        make_bot(name)
    assert says in str(refused.value)
    code, out = run(capsys, "match", name, "greedy")
    assert code == 2
    assert says in out
    assert len(out.splitlines()) == 1


# --- From an installed package ----------------------------------------------------------------


@pytest.fixture
def package(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An installed package that offers bots; one has the name of ours."""
    info = folder / "strangers-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: strangers\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[archrivals.bots]\nshark = mybot:Mine\ngreedy = mybot:High\nlost = mybot:Gone\n"
    )
    monkeypatch.syspath_prepend(folder)
    installed_bots.cache_clear()


@pytest.mark.usefixtures("package")
def test_a_package_offers_bots_by_entry_points(capsys: pytest.CaptureFixture[str]) -> None:
    assert sorted(installed_bots()) == ["lost", "shark"]
    assert name_for(bot_factory("shark")) == "mybot:Mine"
    code, out = run(capsys, "match", "shark", "greedy", *SHORT, "--json")
    assert code == 0, out
    assert json.loads(out)["pairs"][0]["candidate"] == "shark"
    with pytest.raises(BotError, match="did you mean 'shark'"):
        bot_factory("sharc")
    with pytest.raises(BotError, match="no bot 'lost': mybot has no 'Gone'"):
        bot_factory("lost")


@pytest.mark.usefixtures("package")
def test_a_package_cannot_take_the_name_of_one_of_ours() -> None:
    assert name_for(bot_factory("greedy")).startswith("archrivals.")


# --- Bots that break down ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        ("Loud", "mybot:Loud broke down when seat {} was asked"),
        ("Leaver", "mybot:Leaver broke down when seat {} was asked"),
        ("High", "mybot:High answered 999 when seat {} was asked"),
        ("Vague", "mybot:Vague answered 'the first' when seat {} was asked"),
    ],
)
def test_a_bot_that_breaks_down_is_named_and_the_match_goes_on(
    capsys: pytest.CaptureFixture[str], bot: str, says: str
) -> None:
    words = ["match", f"mybot:{bot}", "mybot:Mine", "random", *SHORT]
    code, out = run(capsys, *words, "--json")
    assert code == 1
    figures = json.loads(out)
    assert [pair["candidate"] for pair in figures["pairs"]] == ["mybot:Mine"]
    assert figures["pairs"][0]["games"] == 6
    assert len(figures["failures"]) == 6
    for failure in figures["failures"]:
        first = failure["error"].splitlines()[0]
        assert any(first.startswith(says.format(seat)) for seat in (0, 1)), first
        assert f"mybot:{bot}" in failure["command"]
    assert says.format(0) in (text := run(capsys, *words)[1]) or says.format(1) in text


def test_where_a_bot_broke_down_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    code, out = run(capsys, "match", "mybot:Loud", "random", *SHORT)
    assert code == 1
    assert "ZeroDivisionError: division by zero" in out
    assert "mybot.py" in out
    assert "return 1 / 0" in out


def test_a_bot_that_thinks_too_long_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blocks, "MAX_DECISION_S", 0.0)
    match = Match(("random", "greedy"), Setup(super_villains=2), blocks=1)
    assert "s about one decision" in play_block(match, (0, 0)).error


def test_a_bot_that_leaves_does_not_end_the_processes_of_a_match(
    importable: None, folder: Path
) -> None:
    match = Match(("mybot:Leaver", "random"), Setup(super_villains=2), blocks=2, seed="own")
    outcome = play_match(match, Processes(match, 2))
    assert {block.error.partition(" when")[0] for block in outcome.meetings[0].failures} == {
        "mybot:Leaver broke down"
    }


def test_whole_numbers_of_any_kind_are_answers() -> None:
    class Whole:
        def __index__(self) -> int:
            return 1

    class Counts(RandomBot):
        def answer(self, sight: Sight, ask: object) -> int:
            return Whole()  # type: ignore[return-value]  # as a number of numpy's is

    table = Table.new(Setup(players=2), catalogue("heroes-unite"), "whole")
    assert decide(Counts("s"), Sight(table, table.ask.seat), table.ask) == 1


# --- At the terminal --------------------------------------------------------------------------

Typed = Callable[[str], None]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Typed:
    """What a person types next."""
    return lambda text: monkeypatch.setattr("sys.stdin", io.StringIO(text))


@pytest.fixture
def saved(capsys: pytest.CaptureFixture[str], typed: Typed) -> Path:
    """A game against one's own bot, saved in the folder."""
    typed("s game.json\nq\n")
    code, out = run(capsys, "play", "--plain", "--seed", "gone", "--bots", "mybot:Mine")
    assert code == 0, out
    assert "played by mybot:Mine." in out
    assert json.loads(Path("game.json").read_text())["bots"] == ["mybot:Mine"]
    sys.modules.pop("mybot")
    return Path("game.json")


def test_a_saved_game_goes_on_against_ones_own_bot_where_it_is_named_again(
    capsys: pytest.CaptureFixture[str], saved: Path, typed: Typed
) -> None:
    typed("q\n")
    code, out = run(capsys, "play", "--plain", "--load", str(saved), "--bots", "mybot:Mine")
    assert code == 0, out
    assert "plays on" not in out


def test_a_save_alone_imports_nothing(
    capsys: pytest.CaptureFixture[str], saved: Path, typed: Typed
) -> None:
    typed("q\n")
    code, out = run(capsys, "play", "--plain", "--load", str(saved))
    assert code == 0, out
    assert "A greedy bot plays on for mybot:Mine: to play against mybot:Mine again, add" in out
    assert "mybot" not in sys.modules


def test_a_save_keeps_ones_own_bot_while_another_plays_for_it(
    capsys: pytest.CaptureFixture[str], saved: Path, typed: Typed
) -> None:
    typed("a\nq\n")
    code, out = run(capsys, "play", "--plain", "--load", str(saved))
    assert code == 0, out
    game = json.loads(saved.read_text())
    assert game["answers"]
    assert game["bots"] == ["mybot:Mine"]


def test_every_bot_that_is_named_plays_on_in_a_saved_game(
    capsys: pytest.CaptureFixture[str], typed: Typed
) -> None:
    bots = ["--bots", "mybot:Mine,mybot:Thinker"]
    typed("s three.json\nq\n")
    code, out = run(capsys, "play", "--plain", "--players", "3", "--seed", "gone", *bots)
    assert code == 0, out
    typed("q\n")
    code, out = run(capsys, "play", "--plain", "--load", "three.json", *bots)
    assert code == 0, out
    assert "plays on" not in out


@pytest.mark.parametrize(("bots", "played"), [("otto,pip", ["otto", "pip"]), ("pip", ["pip"] * 2)])
def test_a_save_without_bots_takes_those_that_are_named(
    capsys: pytest.CaptureFixture[str], saved: Path, typed: Typed, bots: str, played: list[str]
) -> None:
    table = Table.new(Setup(players=3, first=0), catalogue("heroes-unite"), "whole")
    saved.write_text(json.dumps(save(table)))
    typed("a\nq\n")
    code, out = run(capsys, "play", "--plain", "--load", str(saved), "--bots", bots)
    assert code == 0, out
    assert json.loads(saved.read_text())["bots"] == played


def test_a_save_with_a_bot_that_is_gone_can_be_played_on_replayed_and_verified(
    capsys: pytest.CaptureFixture[str], saved: Path, folder: Path, typed: Typed
) -> None:
    (folder / "mybot.py").unlink()
    game = json.loads(saved.read_text())
    saved.write_text(json.dumps(game | {"bots": ["shark"]}))
    typed("q\n")
    code, out = run(capsys, "play", "--plain", "--load", str(saved))
    assert code == 0, out
    assert "A greedy bot plays on for shark: no bot 'shark'" in out
    assert run(capsys, "replay", "game.json", "--all")[0] == 0
    assert run(capsys, "verify", "game.json")[0] == 0


def test_for_a_bot_that_breaks_down_at_the_terminal_another_plays_on(
    capsys: pytest.CaptureFixture[str], typed: Typed
) -> None:
    typed("e\ne\ne\ne\ne\ne\nq\n")
    code, out = run(capsys, "play", "--plain", "--seed", "1", "--bots", "mybot:High")
    assert code == 0
    assert out.count("mybot:High answered 999 when seat 1 was asked") == 1
    assert "A greedy bot plays on." in out
    assert "buys" in out.partition("plays on.")[2]
