"""Games that go on after a window was closed or a process was killed."""

from __future__ import annotations

import json
import os
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from commands import run
from tiers import size

from archrivals.engine.language.rules import Setup
from archrivals.terminal.autosaves import (
    KEPT_GAMES,
    autosave_in,
    broken_off,
    last_game,
    new_autosave,
)
from archrivals.terminal.game import Game, new_game

NOW = datetime(2026, 11, 18, 13, 20)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of its own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "archrivals"


def a_game() -> Game:
    game = new_game(Setup(players=2, first=0), "kept", ("random",))
    game.autosave = new_autosave(NOW)
    return game


# --- Where games are kept ---------------------------------------------------------------------


def test_every_answer_is_saved_and_nothing_before_the_first(folder: Path) -> None:
    game = a_game()
    assert not folder.exists(), "looking at a table leaves no trace"
    for _ in range(3):
        game.answer(0)
        (file,) = (folder / "games").iterdir()
        answers = json.loads(file.read_text("utf-8"))["answers"]
        assert len(answers) == len(game.table.answers)
    assert file.name == "2026-11-18-1320.json"
    assert last_game() == file


def test_a_game_that_is_being_played_is_not_offered() -> None:
    game = a_game()
    game.answer(0)
    assert game.autosave is not None
    assert broken_off() == [], "this process plays it"
    game.autosave.close()
    (found,) = broken_off()
    assert (found.file, found.own) == (game.autosave.file, True)


def test_a_game_that_is_over_or_gone_is_not_offered(folder: Path) -> None:
    game = a_game()
    game.answer(0)
    assert game.autosave is not None
    game.autosave.close()
    game.autosave.file.unlink()
    assert broken_off() == []
    assert not list((folder / "playing").iterdir())


def test_a_game_that_is_saved_elsewhere_is_kept_there_from_then_on(tmp_path: Path) -> None:
    game, mine = a_game(), tmp_path / "mine.json"
    game.answer(0)
    assert game.save(mine) == ""
    game.answer(0)
    assert len(json.loads(mine.read_text("utf-8"))["answers"]) == len(game.table.answers)
    assert game.autosave is not None
    game.autosave.close()
    (found,) = broken_off()
    assert (found.file, found.own) == (mine, False)
    assert last_game() is None, "the file of ours is gone"


def test_two_games_of_one_minute_have_two_files() -> None:
    one, other = a_game(), a_game()
    one.answer(0)
    other.autosave = new_autosave(NOW)
    other.answer(0)
    assert one.autosave is not None
    assert other.autosave.file.name == "2026-11-18-1320-2.json"


def test_the_oldest_finished_games_make_room_and_those_in_play_stay(folder: Path) -> None:
    going_on = a_game()
    going_on.answer(0)
    assert going_on.autosave is not None
    going_on.autosave.close()
    os.utime(going_on.autosave.file, (1, 1))
    finished = [folder / "games" / f"old-{at:03}.json" for at in range(KEPT_GAMES + 3)]
    for at, file in enumerate(finished):
        file.write_text("{}", "utf-8")
        os.utime(file, (2 + at, 2 + at))
    named = folder.parent / "named.json"
    named.write_text("{}", "utf-8")
    new = a_game()
    new.answer(0)
    assert new.autosave is not None
    left = set((folder / "games").iterdir())
    assert left == {going_on.autosave.file, new.autosave.file, *finished[3:]}
    assert named.exists()


def test_a_folder_that_cannot_be_written_to_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "archrivals").write_text("not a folder")
    game = a_game()
    for _ in range(3):
        game.answer(0)
    assert sum("cannot be written" in line for line in game.story.lines) == 1
    assert not game.is_kept


def test_a_device_is_written_to_at_the_end_only() -> None:
    assert autosave_in(Path(os.devnull)) is None


def test_commands_without_a_file_take_the_last_game(capsys: pytest.CaptureFixture[str]) -> None:
    code, told = run(capsys, "replay", "--all")
    assert (code, told.count("\n")) == (2, 1)
    assert "no game has been played here yet" in told
    a_game().answer(0)
    code, told = run(capsys, "replay", "--all")
    assert code == 0
    assert told.startswith("Seat 0 is "), "who sits there is told first"


# --- Terminals --------------------------------------------------------------------------------

PLAY = ("play", "--bots", "random")
OFFER = "Go on with the game of today"


def kept(folder: Path) -> dict[str, Any]:
    """The one game of a data folder."""
    files = list((folder / "archrivals" / "games").glob("*.json"))
    if not files:
        return {"answers": []}
    (file,) = files
    saved: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return saved


WAYS = (("kill", False), ("hang_up", True), ("hang_up", False), ("kill", True))
"""How a terminal ends, and whether the game is played plainly."""


@pytest.mark.skipif(os.name != "posix", reason="needs the terminals of Unix")
def test_a_game_goes_on_after_its_terminal_is_gone(tmp_path: Path) -> None:
    """Twenty times in the long form, in the middle of a turn each time."""
    from terminals import Terminal

    here = {"XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}
    before: list[Any] = []
    for time in range(size(2, 20) + 1):
        end, plain = WAYS[time % len(WAYS)]
        terminal = Terminal(*PLAY, *["--plain"] * plain, environment=here, deaf=time % 8 < 4)
        if time:
            terminal.wait_for(OFFER)
            terminal.type("\n" if plain else "\r")
        goal = len(before) + 3 + time % 3
        enough = partial(is_kept_up_to, tmp_path, goal)
        terminal.until(enough, "1\n" if plain else "\r")
        getattr(terminal, end)()
        after = kept(tmp_path)["answers"]
        assert after[: len(before)] == before, "it went on from where it was"
        before = after


def is_kept_up_to(folder: Path, answers: int) -> bool:
    """Whether so many answers are on the disk."""
    return len(kept(folder)["answers"]) >= answers
