"""Save files: a game that comes from elsewhere becomes a replay, or a table that goes on."""

from __future__ import annotations

from re import fullmatch
from typing import Any

from archrivals.engine.records import to_plain
from archrivals.engine.saving import sitting_of
from archrivals.engine.table import Table
from archrivals.hosting.continuing import entries_of
from archrivals.hosting.rows import PersonRow, Saved
from archrivals.hosting.save_files import checked, row_of, seats_in
from archrivals.hosting.words import NAME

from .tables import LocalTable


def table_of(saved: Any, id: str, me: PersonRow, at: int) -> LocalTable:
    """The table of a save file, with the log that leads to where it ends."""
    setup, game = checked(saved)
    row = row_of(saved, setup, id, me, at) | {"origin": saved.get("table")}
    table = LocalTable.new(row, seats_in(saved, setup, me))
    table.log = entries_of(id, game.answers, at)
    if game.over or saved.get("result"):
        _end(table, saved, game, at)
        _name(table, saved)
    return table


def _name(table: LocalTable, saved: Any) -> None:
    """Give the players of a finished game the names that the file has for them."""
    for seat, each in zip(table.seats, sitting_of(saved, len(table.seats)), strict=False):
        if fullmatch(NAME, each.name):
            seat["name"] = each.name


def _end(table: LocalTable, saved: Saved, game: Table, at: int) -> None:
    """A game that was over when it was saved: by its rules, or because a player gave up."""
    if game.over:
        table.finish(at)
        return
    result = saved["result"] or {}
    table.row |= {
        "status": "abandoned" if result.get("why") == "abandoned" else "over",
        "answers": [list(answer) for answer in game.answers],
        "digest": saved.get("digest", ""),
        "ended": at,
        "result": to_plain(result),
    }
    table.log = []
