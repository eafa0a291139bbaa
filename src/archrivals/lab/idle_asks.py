"""Questions whose answers all lead to the same table: they cost a press and decide nothing.

Here the hidden cards are known. A host answers only those for its players of which they could know
it themselves (``engine/views/alike.py``).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from archrivals.bots import make_bot
from archrivals.engine.language.rules import Setup
from archrivals.engine.sight import Sight
from archrivals.engine.state.asks import Ask
from archrivals.engine.table import Table
from archrivals.engine.views.alike import ORDERS, QUIET, Way, by_chance, end_of, first, last
from archrivals.engine.views.determinization import Imagination, Unimaginable

WAYS: Final[tuple[Way, ...]] = (first, last, by_chance("1"), by_chance("2"))

WINDOWS: Final = frozenset({"defend", "block", "assist"})
"""Kinds of questions in which a player may react to what another does."""


def is_idle(table: Table, ask: Ask) -> bool:
    """Return whether all answers to an open ask lead to the same table."""
    for way in WAYS:
        ends = (end_of(table.fork(), ask.seat, at, way) for at in range(len(ask.options)))
        first_end = next(ends)
        if first_end is None or any(end is None or end.now != first_end.now for end in ends):
            return False
    return True


def differs(table: Table, ask: Ask, deals: int) -> bool:
    """Return whether the answers differ on any of some tables imagined for the seat."""
    try:
        imagination = Imagination(table, ask.seat, settled=ask.kind in ORDERS)
    except Unimaginable:
        return False
    for deal in range(deals):
        seed = f"differs {deal}"
        ends = [
            end_of(imagination.table(seed), ask.seat, at, by_chance(seed))
            for at in range(len(ask.options))
        ]
        if any(end is None or ends[0] is None or end.now != ends[0].now for end in ends):
            return True
    return False


def why_left(table: Table, ask: Ask) -> str:
    """Return why a question that decides nothing is left to its player."""
    if ask.kind in WINDOWS or len(table.window) > 1:
        return "the asking must not reveal who could answer (decision 007)"
    ends = [end_of(table.fork(), ask.seat, 0, way) for way in WAYS]
    if any(end is not None and end.met is not None for end in ends):
        return "another player may react on the way, with a hidden hand (decision 007)"
    return "hidden cards that are revealed, or other ones in their place, may decide"


def asked_in(setup: Setup, seed: str, cat: Any, bot: str) -> Iterator[tuple[Table, Ask]]:
    """Play one game of a bot against itself; yield each ask with a choice before its answer."""
    table = Table.new(setup, cat, seed, log=False)
    bots = [make_bot(bot, seed, seat) for seat in range(setup.players)]
    sights = [Sight(table, seat) for seat in range(setup.players)]
    while table.asks:
        ask = table.asks[0]
        if len(ask.options) > 1 and ask.kind not in QUIET:
            yield table, ask
        table.answer(ask.seat, bots[ask.seat].answer(sights[ask.seat], ask))
