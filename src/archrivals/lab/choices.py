"""Two bots choice by choice: where they differ, both choices are played out to the end.

A match of bots that think takes hours to distinguish 53 from 50 %. This asks less of luck: what
differs between two playouts is one choice.
"""

from __future__ import annotations

from random import Random
from typing import Final

from archrivals.bots import make_bot
from archrivals.bots.learned import LearnedBot
from archrivals.bots.open_sight import OpenSight
from archrivals.bots.prodigy import InsightBot
from archrivals.bots.thinking import plain
from archrivals.coach.chances import shares
from archrivals.engine.sight import Sight
from archrivals.engine.state.asks import Ask
from archrivals.engine.table import Table
from archrivals.engine.views.determinization import Unimaginable

from .simulating import MAX_ANSWERS, Endless

SAMPLED_SHARE: Final = 0.25
"""How many of the decisions with something to think about are put to both."""

Gains = dict[str, list[float]]
"""By kind of decision, what the first bot's choice gained in each."""


def compared(table: Table, seed: str, names: tuple[str, str], worlds: int, gains: Gains) -> None:
    """Play one game, and compare the choices of both bots in some of its decisions."""
    chance = Random(seed)
    sights = [Sight(table, seat) for seat in range(2)]
    players = [make_bot("prodigy", seed, seat) for seat in range(2)]
    experience = InsightBot(seed)
    while table.asks:
        ask = table.asks[0]
        sight = sights[ask.seat]
        if len(ask.options) > 1 and chance.random() < SAMPLED_SHARE:
            said = experience.answer(sight, ask)
            if not plain(sight, ask, said):
                bots = [make_bot(name, seed, ask.seat) for name in names]
                one, other = (bot.answer(sight, ask) for bot in bots)
                gains[kind_of(ask, other)].append(gained(sight, ask, one, other, worlds))
        table.answer(ask.seat, players[ask.seat].answer(sight, ask))


def kind_of(ask: Ask, option: int) -> str:
    """Return the kind of a decision: in a turn by what the second bot would do."""
    return f"turn: {ask.options[option][0]}" if ask.kind == "turn" else ask.kind


def gained(sight: Sight, ask: Ask, one: int, other: int, worlds: int) -> float:
    """Return how much more often one option wins than the other; 0 if it cannot be judged."""
    if one == other:
        return 0.0
    try:
        return difference(sight, ask, (one, other), f"{sight.position}", worlds, InsightBot())
    except Unimaginable:
        return 0.0


def difference(
    sight: Sight, ask: Ask, two: tuple[int, int], seed: str, pairs: int, bot: LearnedBot
) -> float:
    """Return how much more often the first option wins, when a bot plays the table out."""
    imagination = sight.imagination()
    total = 0.0
    for n in range(pairs):
        won = []
        for option in two:
            table = imagination.table(f"{seed}:{n}")
            table.answer(ask.seat, option)
            won.append(_to_the_end(table, bot)[ask.seat])
        total += won[0] - won[1]
    return total / pairs


def _to_the_end(table: Table, bot: LearnedBot) -> tuple[float, ...]:
    sights = [OpenSight(table, seat) for seat in range(table.state.seats)]
    for _ in range(MAX_ANSWERS):
        if not table.asks:
            assert table.result is not None
            return shares(table.state, table.result)
        ask = table.asks[0]
        table.answer(ask.seat, bot.answer(sights[ask.seat], ask))
    raise Endless("no end of a playout")
