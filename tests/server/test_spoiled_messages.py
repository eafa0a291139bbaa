"""Test the leak tests: those of the wire pass on the product and catch a spoiled server."""

from __future__ import annotations

from random import Random

import pytest
import spoiled
from test_non_interference import face_down_table, quiet_table
from test_wire_leaks import (
    free_undos,
    nothing_to_read,
    silent_windows,
    two_tables,
    views_in_windows,
)
from twins import SPECTATOR
from wire_twins import Pair, WireLeak, world

from archrivals.engine.language.rules import Setup
from archrivals.hosting import hosted as hosted_module
from archrivals.hosting import wire
from archrivals.hosting.rows import TableRow
from archrivals.server.core.settings import Settings
from archrivals.server.edge.app import make_app
from archrivals.server.edge.routes import archive
from archrivals.server.tables.desk import Desk

pytestmark = pytest.mark.anyio

PAIRS = 40
"""A spoiled view must be caught within this number of pairs."""


@pytest.mark.rule("D5", "S6")
async def test_twin_tables_at_a_server_catch_every_spoiled_view(sqlite_settings: Settings) -> None:
    missed = []
    desks: dict[int, tuple[Desk, Desk]] = {}
    async with world(sqlite_settings, written=False) as here:
        for change in (*spoiled.VIEWS, None):
            with pytest.MonkeyPatch.context() as monkeypatch:
                if change is None:
                    spoiled.spoil_spectators(monkeypatch)
                else:
                    spoiled.spoil(monkeypatch, change)
                chance = Random(3)
                for number in range(PAIRS):
                    if change is spoiled.face_down_cards:
                        table = face_down_table(chance)
                    else:
                        table = quiet_table(chance, number % 8)
                    await two_tables(here, desks, table.state.seats)
                    pair = Pair.made(here, desks[table.state.seats], table, SPECTATOR, chance)
                    try:
                        await pair.send(SPECTATOR, lambda hosted: wire.Resync(hosted.facts.id))
                        while await pair.step(chance):
                            pass
                    except WireLeak:
                        break
                else:
                    missed.append("spectators" if change is None else change.__name__)
    assert missed == []


@pytest.mark.rule("Q5")
@pytest.mark.parametrize("change", spoiled.WINDOWS, ids=lambda change: change.__name__)
async def test_an_open_window_catches_a_view_that_tells_of_answers(
    change: spoiled.Spoil, sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoiled.spoil(monkeypatch, change)
    with pytest.raises(AssertionError):
        views_in_windows("heroes-unite", 3)
    with pytest.raises(AssertionError):
        await silent_windows(sqlite_settings, "heroes-unite", 3)


def test_an_undo_that_is_free_after_a_look_at_hidden_cards_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hosted_module, "_tells", lambda state, seat, event: False)
    with pytest.raises(AssertionError):
        free_undos("heroes-unite")


async def test_a_replay_that_is_shown_during_the_game_is_caught(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = archive.Looking.finished
    async with world(sqlite_settings) as here:
        desk = await here.open("table-in-play", Setup(players=2))

        async def spoiled_table(looking: archive.Looking, table: str) -> TableRow:
            with monkeypatch.context() as patch:
                patch.setattr(archive, "finished", lambda row: None)
                row = await honest(looking, table)
            return row | {"status": "over", "answers": desk.hosted.table.answers}

        monkeypatch.setattr(archive.Looking, "finished", spoiled_table)
        with pytest.raises(AssertionError, match="the seed of the rows"):
            await nothing_to_read(
                here, make_app(here.context), desk, 0, ["/api/tables/{table}/replay"]
            )
