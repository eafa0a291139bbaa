"""Games in progress: each is saved after every answer and offered again at the next start.

A game is saved in the file that the player names, or in a file of its own in the data folder. A
record in the folder ``playing`` names that file until the game is over. A lock next to it, which
the operating system frees at any end of the process, distinguishes a game that was broken off
from one that another terminal plays now.
"""

from __future__ import annotations

import json
import sqlite3
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import Final

from archrivals.folders import data_folder

from .save_files import write_whole

LOCK_TIMEOUT_S: Final = 0.0

KEPT_GAMES: Final = 100
"""Finished games in files of ours that are kept; older ones make room for new ones."""


@dataclass
class Autosave:
    """The place of one game: its file, and the record that it is being played.

    ``own`` files are ours: the player has not named them.
    """

    folder: Path
    file: Path
    own: bool = False
    _open: bool = False
    _lock: sqlite3.Connection | None = None

    def open(self) -> None:
        """Record that this game is being played; raise :class:`OSError` where that is impossible.

        Nothing is written before the first answer, so looking at a table leaves no trace.
        """
        if self._open:
            return
        record = _record_of(self.folder, self.file)
        if self.own:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            _remove_old_games(self.folder)
        record.parent.mkdir(parents=True, exist_ok=True)
        self._lock = _locked(record)  # None: another terminal also plays it
        write_whole(record, json.dumps({"file": str(self.file.resolve())}), durable=True)
        self._open = True

    def move(self, file: Path) -> None:
        """Go on in a file that the player has named; a file of ours is not needed any more."""
        if file.resolve() == self.file.resolve():
            return
        self.forget()
        if self.own:
            self.file.unlink(missing_ok=True)
        self.file, self.own = file, False

    def close(self) -> None:
        """Leave the game; it will be offered again."""
        if self._lock is not None:
            self._lock.close()
        self._open, self._lock = False, None

    def forget(self) -> None:
        """Do not offer this game again; its file stays."""
        self.close()
        record = _record_of(self.folder, self.file)
        for ending in (".json", ".lock", ".lock-journal"):
            with suppress(OSError):
                record.with_suffix(ending).unlink(missing_ok=True)


def autosave_in(file: Path) -> Autosave | None:
    """Return the place of a game in a file that the player has named; None for a device."""
    return None if file.exists() and not file.is_file() else Autosave(data_folder(), file)


def new_autosave(now: datetime) -> Autosave:
    """Return the place of a new game, in a file with the time of its start in its name."""
    folder = data_folder()
    name = f"{now:%Y-%m-%d-%H%M}"
    file, again = folder / "games" / f"{name}.json", 2
    while file.exists() or _record_of(folder, file).exists():
        file, again = folder / "games" / f"{name}-{again}.json", again + 1
    return Autosave(folder, file, own=True)


def broken_off() -> list[Autosave]:
    """Return the games that are not over and that no terminal plays now, the newest first."""
    folder = data_folder()
    found: list[tuple[float, Autosave]] = []
    for record in sorted((folder / "playing").glob("*.json")):
        with suppress(OSError, ValueError, TypeError, KeyError):  # a record that cannot be read
            file = Path(json.loads(record.read_text("utf-8"))["file"])
            place = Autosave(folder, file, own=file.parent == (folder / "games").resolve())
            if not file.exists():
                place.forget()
            elif (lock := _locked(record)) is not None:
                lock.close()
                found.append((file.stat().st_mtime, place))
    return [place for _, place in sorted(found, key=lambda each: -each[0])]


def last_game() -> Path | None:
    """Return the file of the game that was played last, of those in files of ours."""
    games = (data_folder() / "games").glob("*.json")
    return max(games, key=lambda file: file.stat().st_mtime, default=None)


def _remove_old_games(folder: Path) -> None:
    """Remove the oldest of our files; a game that can go on stays, however old it is."""
    finished: list[tuple[float, Path]] = []
    for file in (folder / "games").glob("*.json"):
        with suppress(OSError):  # another terminal has just removed it
            if not _record_of(folder, file).exists():
                finished.append((file.stat().st_mtime, file))
    for _, file in sorted(finished)[:-KEPT_GAMES]:
        with suppress(OSError):
            file.unlink()


def _record_of(folder: Path, file: Path) -> Path:
    """Return the record of a file, the same one however the file is named."""
    name = sha256(str(file.resolve()).encode()).hexdigest()[:16]
    return folder / "playing" / f"{name}.json"


def _locked(record: Path) -> sqlite3.Connection | None:
    """Take the lock of a game; None if another process has it.

    The lock is SQLite's own: it works on every system.
    """
    file = record.with_suffix(".lock")
    try:
        lock = sqlite3.connect(file, timeout=LOCK_TIMEOUT_S, isolation_level=None)
    except sqlite3.OperationalError:  # a folder that cannot be written to
        return None
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        lock.close()
        return None
    return lock
