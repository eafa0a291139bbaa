"""Shazam! vs. Black Adam: who takes the first turn."""

from __future__ import annotations

import pytest
from script import CATALOGUES, FOE, ME, Script

from archrivals.engine.language.rules import Setup
from archrivals.engine.table import Table

SB = "rivals-shazam-black-adam"


@pytest.mark.book("SB-002", "Shazam! vs. Black Adam: Setup, 5")
def test_sb_002_the_player_whom_the_table_names_starts_and_turns_alternate(table: Script) -> None:
    table.box(SB).options(first=FOE).deck(ME, *["Punch"] * 5).deck(FOE, *["Punch"] * 5)
    for seat in (FOE, ME, FOE):
        assert table.active == seat
        table.end()


@pytest.mark.book("SB-002", "Shazam! vs. Black Adam: Setup, 5")
def test_sb_002_where_none_is_named_chance_decides() -> None:
    tables = [Table.new(Setup(box=SB), CATALOGUES[SB], f"book {n}") for n in range(12)]
    assert {table.ask.seat for table in tables} == {ME, FOE}
