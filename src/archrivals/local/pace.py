"""How quick this device is: on a slow one, bots that think ahead think of less."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from archrivals.bots.learned import LearnedBot
from archrivals.bots.open_sight import OpenSight
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.rules import Setup
from archrivals.engine.table import Table

FULL_PACE_ANSWERS_PER_S: Final = 2_000.0
"""Answers of a playout per second from which on bots think as far as at a server."""

MIN_SHARE: Final = 0.1
"""Less of a thought is not worth its time."""

SAMPLE_GAMES: Final = 4
SAMPLE_ANSWERS: Final = 40
"""Games and answers of a measurement: the first game fills caches, the quickest one counts."""


def share_for(rate: float) -> float:
    """The share of its nodes that a bot thinks, at this number a second.

    >>> share_for(5_000), share_for(500), share_for(20)
    (1.0, 0.25, 0.1)
    """
    return max(MIN_SHARE, min(1.0, rate / FULL_PACE_ANSWERS_PER_S))


def measured(setup: Setup, cat: Catalogue, clock: Callable[[], float]) -> float:
    """Answers of a playout per second, here and now, at a table such as this."""
    rate = 0.0
    for number in range(SAMPLE_GAMES):
        table = Table.new(setup, cat, f"pace {number}", log=False, anchored=False)
        bot = LearnedBot()
        sights = [OpenSight(table, seat) for seat in range(table.state.seats)]
        began, answers = clock(), 0
        while table.asks and answers < SAMPLE_ANSWERS:
            ask = table.asks[0]
            table.answer(ask.seat, bot.answer(sights[ask.seat], ask))
            answers += 1
        rate = max(rate, answers / max(clock() - began, 1e-6))
    return rate
