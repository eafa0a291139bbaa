"""Save files of the terminal: checked as they are read, written whole or not at all."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from archrivals.engine.positions import latest_position
from archrivals.engine.saving import SaveError, WentOn, gone_on, load, save, sitting_of
from archrivals.engine.table import Table

from .replaying import cards_of_save

OURS: Final = ("archrivals", "cards", "seed", "answers", "digest", "own_cards", "bots", "standing")
"""What a save has from the table; anything else came with the file and stays in it."""


@dataclass(frozen=True)
class SaveFile:
    """A file that was loaded: its table, who sits there, and what else is in it.

    ``bots`` are the names of the bots, from the second seat on; ``people`` are those who sat there
    in a browser, by their seats.
    """

    path: Path
    table: Table
    bots: tuple[str, ...]
    people: dict[int, str]
    answers: int
    more: dict[str, Any]
    went_on: WentOn | None = None


def read_save(path: Path) -> SaveFile:
    """A saved game, played again; :class:`SaveError` says why it cannot go on at a terminal."""
    try:
        saved: Any = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise SaveError(f"{path} cannot be read: {error.strerror}") from None
    except ValueError:
        raise SaveError(f"{path} is not a saved game: it is not JSON") from None
    if not isinstance(saved, dict) or not isinstance(saved.get("setup"), dict):
        raise SaveError(f"{path} is not a saved game: it has no setup")
    bots = saved.get("bots", [])
    if not isinstance(bots, list) or not all(isinstance(name, str) for name in bots):
        raise SaveError(f"{path} is not a saved game: its bots are not a list of names")
    cards = cards_of_save(saved)
    went_on = gone_on(saved, cards)
    saved = saved if went_on is None else went_on.saved
    table = load(saved, cards)
    seats = sitting_of(saved, table.setup.players)
    if seats and seats[0].bot:
        mine = next((at for at, seat in enumerate(seats) if not seat.bot), None)
        where = "no seat" if mine is None else f"seat {mine}"
        raise SaveError(
            f"{path} comes from a browser, where you have {where}; "
            "the terminal plays seat 0 only: go on in the browser"
        )
    more = {key: value for key, value in saved.items() if key not in OURS}
    people = {} if bots else {at: seat.name for at, seat in enumerate(seats) if not seat.bot}
    names = tuple(bots or (seat.bot or "" for seat in seats[1:]))
    return SaveFile(path, table, names, people, len(table.answers), more, went_on)


def write_save(
    path: Path,
    table: Table,
    bots: Sequence[str],
    source: SaveFile | None,
    *,
    durable: bool = True,
) -> None:
    """Write a game, and who the bots are; the proof of a browser's game stays in its file."""
    more = {} if source is None else dict(source.more)
    if source is not None and len(table.answers) != source.answers:
        more.pop("result", None)  # it is how the game stood before
    saved = save(table) | more | {"bots": list(bots)}
    standing = latest_position(table)
    if standing is not None:  # a release with other rules goes on from there
        saved["standing"] = standing
    write_whole(path, json.dumps(saved, separators=(",", ":")) + "\n", durable=durable)


def write_whole(path: Path, text: str, *, durable: bool) -> None:
    """Write a file whole or not at all: an older one outlives Ctrl-C, a kill and a full disk.

    A ``durable`` one also outlives a power cut, which takes a few milliseconds more.
    """
    if path.exists() and not path.is_file():  # such as /dev/stdout
        path.write_text(text, encoding="utf-8")
        return
    file = path.resolve()
    new = file.with_name(f"{file.name}.tmp")
    try:
        with new.open("w", encoding="utf-8") as out:
            out.write(text)
            if durable:
                out.flush()
                os.fsync(out.fileno())
        os.replace(new, file)
    finally:
        new.unlink(missing_ok=True)
