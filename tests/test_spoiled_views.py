"""Test the leak tests: the walks that pass on the product catch every view that is spoiled."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
import spoiled
from test_non_interference import face_down_table, quiet_table
from twins import SPECTATOR, Leak, walk

from archrivals.engine.table import Table

WALKS = 120
"""A spoiled view must be caught within this number of walks; most are caught by the first."""


def leaks(make: Callable[[Random], Table], *, watching: bool = False) -> int:
    """Return the number of the first walk that finds a leak; −1 if all of them pass."""
    chance = Random(3)
    for number in range(WALKS):
        table = make(chance)
        viewer = chance.choice([SPECTATOR, *range(table.state.seats), table.ask.seat])
        try:
            walk(table, SPECTATOR if watching else viewer, chance, steps=8, own_first=True)
        except Leak:
            return number
    return -1


def any_table(chance: Random) -> Table:
    """A random game in progress."""
    return quiet_table(chance, chance.randrange(8))


@pytest.mark.rule("D5", "S6")
@pytest.mark.parametrize("change", spoiled.VIEWS, ids=lambda change: change.__name__)
def test_a_walk_catches_a_spoiled_view(
    change: spoiled.Spoil, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoiled.spoil(monkeypatch, change)
    face_down = change is spoiled.face_down_cards
    assert leaks(face_down_table if face_down else any_table) >= 0


@pytest.mark.rule("D5")
def test_a_walk_catches_a_view_that_shows_hands_to_spectators(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    spoiled.spoil_spectators(monkeypatch)
    assert leaks(any_table, watching=True) >= 0


@pytest.mark.rule("D5", "S6")
def test_a_walk_catches_foresight_without_its_veil(monkeypatch: pytest.MonkeyPatch) -> None:
    spoiled.spoil_foresight(monkeypatch)
    assert leaks(any_table) >= 0
