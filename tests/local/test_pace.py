"""Bots of a page think of less on a slow device."""

from __future__ import annotations

import pytest
from pages import Page

from archrivals.bots.learned import LearnedBot
from archrivals.bots.thinking import Budget, PlannerBot
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.rules import Setup
from archrivals.engine.sight import Sight
from archrivals.engine.table import Table
from archrivals.hosting.cards import cards_for
from archrivals.local import pace, server

SETUP = Setup(box="heroes-unite", players=2)


def test_the_rate_is_that_of_the_quickest_round() -> None:
    times = iter([0.0, 1.0, 0.0, 0.02, 0.0, 0.5, 0.0, 0.04])
    rate = pace.measured(SETUP, cards_for(SETUP), lambda: next(times))
    assert rate == pytest.approx(pace.SAMPLE_ANSWERS / 0.02)


def test_a_share_of_the_nodes_is_all_that_is_thought() -> None:
    table = Table.new(SETUP, cards_for(SETUP), "share")
    while len(table.ask.options) < 4 or table.ask.kind != "turn":
        table.answer(table.ask.seat, LearnedBot().answer(Sight(table, table.ask.seat), table.ask))

    def tables_tried(share: float) -> int:
        bot = PlannerBot("seed", Budget(nodes=4_000, worlds=50))
        bot.hurry(60.0, share)
        thought = bot.thought(Sight(table, table.ask.seat), table.ask, 0)
        assert thought is not None
        return len(thought.values[0])

    assert tables_tried(0.1) <= tables_tried(1.0) / 2


def test_a_device_is_measured_once_for_the_bots_that_think_ahead(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shares: list[float] = []
    measured: list[Setup] = []

    def measure(setup: Setup, cat: Catalogue, clock: object) -> float:
        measured.append(setup)
        return pace.FULL_PACE_ANSWERS_PER_S / 4

    def hurried(bot: PlannerBot, seconds: float, share: float = 1.0) -> None:
        shares.append(share)

    monkeypatch.setattr(server, "measured", measure)
    monkeypatch.setattr(PlannerBot, "hurry", hurried)
    page = Page(seed="slow")
    page.greet()
    page.join(page.begin(players=3, bots=[None, "vera", "bruno"]))
    page.think()
    while {0.25, 1.0} - set(shares):
        ask = page.ask
        assert ask is not None
        page.answer(len(ask["options"]) - 1)
        page.think()
    assert len(measured) == 1
