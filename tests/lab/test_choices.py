"""Bots compared choice by choice."""

from __future__ import annotations

from collections import defaultdict

import pytest

from archrivals.boxes import catalogue
from archrivals.engine.language.rules import Setup
from archrivals.engine.table import Table
from archrivals.lab.choices import Gains, compared


def gains_of(one: str, other: str, seed: str) -> list[float]:
    gains: Gains = defaultdict(list)
    setup = Setup(players=2, super_villains=3)
    table = Table.new(setup, catalogue("heroes-unite"), seed, log=False)
    compared(table, seed, (one, other), 4, gains)
    return [gain for each in gains.values() for gain in each]


def test_a_bot_gains_nothing_over_itself() -> None:
    gains = gains_of("greedy", "greedy", "itself")
    assert len(gains) > 5
    assert not any(gains)


@pytest.mark.night
def test_random_choices_lose_against_learned_ones() -> None:
    gains = gains_of("random", "collector", "lost") + gains_of("random", "collector", "lost again")
    assert sum(gains) < 0
    assert gains == gains_of("random", "collector", "lost") + gains_of(
        "random", "collector", "lost again"
    )
