"""Two bots choice by choice: where they differ, both choices are played out to the end.

A match of bots that think takes hours until it tells 53 from 50 %. This asks less of luck: what
differs between two playouts is one choice.
"""

from __future__ import annotations

from random import Random
from statistics import fmean
from typing import Final

from archrivals.bots import make_bot
from archrivals.bots.prodigy import InsightBot
from archrivals.bots.thinking import OpenSight, plain
from archrivals.coach.chances import shares
from archrivals.engine.asks import Ask
from archrivals.engine.imagining import Unimaginable
from archrivals.engine.sight import Sight
from archrivals.engine.table import Table

ASKED: Final = 0.25
"""How many of the decisions with something to think about are put to both."""

MOST_ANSWERS: Final = 4_000

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
        if len(ask.options) > 1 and chance.random() < ASKED:
            said = experience.answer(sight, ask)
            if not plain(sight, ask, said):
                bots = [make_bot(name, seed, ask.seat) for name in names]
                one, other = (bot.answer(sight, ask) for bot in bots)
                gains[kind_of(ask, other)].append(gained(sight, ask, one, other, worlds))
        table.answer(ask.seat, players[ask.seat].answer(sight, ask))


def kind_of(ask: Ask, option: int) -> str:
    """What is decided: in a turn by what the second bot would do."""
    return f"turn: {ask.options[option][0]}" if ask.kind == "turn" else ask.kind


def gained(sight: Sight, ask: Ask, one: int, other: int, worlds: int) -> float:
    """How much more of the win comes of one option than of the other."""
    if one == other:
        return 0.0
    try:
        imagination = sight.imagination()
    except Unimaginable:
        return 0.0
    seeds = [f"{sight.position}:{world}" for world in range(worlds)]
    return fmean(
        ending(imagination.table(seed), ask.seat, one)
        - ending(imagination.table(seed), ask.seat, other)
        for seed in seeds
    )


def ending(table: Table, seat: int, option: int) -> float:
    """A seat's share of the win after an option, if all play by experience and insight."""
    table.answer(seat, option)
    sights = [OpenSight(table, each) for each in range(2)]
    bot = InsightBot()
    for _ in range(MOST_ANSWERS):
        if not table.asks:
            break
        ask = table.asks[0]
        table.answer(ask.seat, bot.answer(sights[ask.seat], ask))
    result = table.result
    return 0.5 if result is None else shares(table.state, result)[seat]
