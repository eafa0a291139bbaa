"""Bots for the lab alone: they cheat, help nobody, or think longer than anybody would wait."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from archrivals.bots.learned import LearnedBot
from archrivals.bots.thinking import (
    Budget,
    MastermindBot,
    Playouts,
    candidates,
    plain,
    standing,
    think,
)
from archrivals.engine.asks import Ask
from archrivals.engine.sight import Sight
from archrivals.engine.table import Table


class OracleBot(LearnedBot):
    """X: knows every shuffle to come, and how everybody will answer.

    It plays every option out on the real table, hidden order and all, to the very end. What it
    wins over a bot of the same experience is about the most that thinking could bring in a box.
    """

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

        playouts = Playouts(
            fork, LearnedBot(), partial(standing, self.worth(sight)), sight.seat, 1 << 30
        )
        return think(playouts, options, Budget(worlds=1, nodes=1)).choice(0.0)


class PatientBot(MastermindBot):
    """The Mastermind with four times as long to think: about a second instead of a quarter."""

    name = "patient"
    budget = replace(MastermindBot.budget, nodes=4 * MastermindBot.budget.nodes, worlds=12)


class LonerBot(LearnedBot):
    """The Collector without a thought for its teammates: no Assists, Blocks or Defenses for them.

    What a team of Collectors wins over Loners is what helping is worth.
    """

    name = "loner"

    def answer(self, sight: Sight, ask: Ask) -> int:
        """As the Collector does, unless it is for somebody else."""
        kind, decline = ask.kind, len(ask.options) - 1
        if kind == "assist" or (kind == "block" and sight.confronting != sight.seat):
            return decline
        answer = super().answer(sight, ask)
        verb, what = ask.options[answer]
        return decline if verb == "call" or (verb == "shield" and what[1] != sight.seat) else answer


LAB_BOTS: Final[dict[str, Callable[[str], LearnedBot]]] = {
    "oracle": OracleBot,
    "patient": PatientBot,
    "loner": LonerBot,
}
