"""Bots for the lab alone: they cheat, help no teammate, or think longer than a person would
wait."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache, partial
from typing import Final

from archrivals.bots.conduct import CollectorBot
from archrivals.bots.learned import LearnedBot, host_of
from archrivals.bots.thinking import (
    Budget,
    MastermindBot,
    Playouts,
    candidates,
    plain,
    standing,
    think,
)
from archrivals.bots.worth import PHASES, Worth, lessons_for
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.sight import Sight
from archrivals.engine.state.asks import Ask
from archrivals.engine.table import Table


class OracleBot(LearnedBot):
    """X: knows every shuffle to come, and how all will answer.

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
        """As the Collector does, unless it is for another player."""
        kind, decline = ask.kind, len(ask.options) - 1
        if kind == "assist" or (kind == "block" and sight.confronting != sight.seat):
            return decline
        answer = super().answer(sight, ask)
        verb, what = ask.options[answer]
        return decline if verb == "call" or (verb == "shield" and what[1] != sight.seat) else answer


FIGHTING: Final = {"strength": 1.6, "vp": 0.5}
"""How much more, or less, a card's strength and its points count for a Fighter."""

EAGER: Final = {"caution": -0.5, "blocks": 0.25}
"""A Fighter announces as soon as its hand about promises the cost."""


class FightingHabits(LearnedBot):
    """Experience that buys for Confrontations, and fights as soon as there is hope."""

    def appraised(self, sight: Sight) -> Worth:
        """Cards by the Power that they bring rather than by their points."""
        return _fighting_worth(sight.cat, confrontations=sight.confrontations)


@lru_cache(maxsize=8)
def _fighting_worth(cat: Catalogue, *, confrontations: bool) -> Worth:
    lessons = lessons_for(host_of(cat), confrontations=confrontations)
    weights = dict(lessons.weights)
    for name, factor in FIGHTING.items():
        for phase in range(PHASES):
            weights[f"{name}{phase}"] *= factor
    return Worth(cat, replace(lessons, weights=weights | EAGER))


class FighterBot(CollectorBot):
    """The Collector with a knock-out plan: it builds for Confrontations and fights early.

    What it wins against the Collector says whether the points race is the better way to play.
    """

    name = "fighter"
    experience = FightingHabits


LAB_BOTS: Final[dict[str, Callable[[str], LearnedBot]]] = {
    "oracle": OracleBot,
    "patient": PatientBot,
    "loner": LonerBot,
    "fighter": FighterBot,
}
