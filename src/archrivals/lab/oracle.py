"""X: a bot that cheats, to learn how much luck there is. For the lab alone, never at a table.

It plays every option out on the real table, hidden order and all, to the very end. What it wins
over a bot of the same experience is about the most that thinking could bring in a box.
"""

from __future__ import annotations

from archrivals.bots.learned import LearnedBot
from archrivals.bots.thinking import Budget, Playouts, candidates, choose, plain
from archrivals.engine.asks import Ask
from archrivals.engine.sight import Sight
from archrivals.engine.table import Table


class OracleBot(LearnedBot):
    """Knows every shuffle to come, and how everybody will answer."""

    name = "oracle"
    looks_ahead = True

    def answer(self, sight: Sight, ask: Ask) -> int:
        """The option that leads to the best end."""
        if len(ask.options) == 1:
            return 0
        first = super().answer(sight, ask)
        real = sight._table  # the one place that may: it never sits at anybody's table
        if plain(sight, ask, first) or len(real.window) > 1 or not real.forkable:
            return first
        options = candidates(self, sight, ask, first, 10)

        def fork(world: int) -> Table:
            return real.fork(anchored=False)

        playouts = Playouts(fork, LearnedBot(), self.worth(sight), sight.seat, 1 << 30)
        return choose(playouts, options, Budget(worlds=1, nodes=1, gate=0.0, seconds=60.0))
