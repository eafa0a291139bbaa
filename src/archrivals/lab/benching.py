"""Speed: our decisions and forks next to another engine's, interleaved in one run."""

from __future__ import annotations

import gc
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from random import Random
from statistics import median
from typing import Any, Final

from archrivals.bots import make_bot
from archrivals.engine.language.rules import DEFAULT_BOX, Setup
from archrivals.engine.sight import Sight
from archrivals.engine.table import Table

from .simulating import faces

BENCH_ROUNDS: Final = 5
FORKS_OF_A_POSITION: Final = 20


@dataclass(slots=True)
class Figures:
    """One list of samples for each thing measured."""

    decisions_per_second: list[float] = field(default_factory=list)
    pyminion_per_second: list[float] = field(default_factory=list)
    fork_quiet: list[float] = field(default_factory=list)
    fork_mid_effect: list[float] = field(default_factory=list)
    greedy_games_per_second: list[float] = field(default_factory=list)

    def summary(self) -> dict[str, float]:
        """The median of each; microseconds for forks."""
        found = {
            "decisions_per_second": median(self.decisions_per_second),
            "fork_quiet_us": median(self.fork_quiet) * 1e6,
            "fork_mid_effect_us": median(self.fork_mid_effect) * 1e6,
            "greedy_4_player_games_per_second": median(self.greedy_games_per_second),
        }
        if self.pyminion_per_second:
            theirs = median(self.pyminion_per_second)
            found["pyminion_decisions_per_second"] = theirs
            found["times_pyminion"] = found["decisions_per_second"] / theirs
        return found


def _rate(work: Callable[[], int | None]) -> float:
    """Units of work per second of this process's own time."""
    gc.collect()
    began = time.process_time()
    done = work()
    return (done or 0) / (time.process_time() - began)


def random_games(games: int, seed: int) -> int:
    """Two-player random legal play with events off; how many decisions it took.

    A decision is an ask with more than one option.
    """
    cat = faces(DEFAULT_BOX)
    decisions = 0
    for game in range(games):
        name = f"bench-{seed}-{game}"
        table = Table.new(Setup(players=2), cat, name, log=False, anchored=False)
        pick = Random(name).random
        while table.asks:
            ask = table.asks[0]
            n = len(ask.options)
            if n > 1:
                decisions += 1
            table.answer(ask.seat, int(pick() * n))
    return decisions


def greedy_games(games: int, seed: int) -> int:
    """Four-player greedy games; how many were played."""
    cat = faces(DEFAULT_BOX)
    for game in range(games):
        name = f"bench-{seed}-{game}"
        table = Table.new(Setup(players=4), cat, name, log=False, anchored=False)
        bots = [make_bot("greedy", name, seat) for seat in range(4)]
        sights = [Sight(table, seat) for seat in range(4)]
        while table.asks:
            ask = table.asks[0]
            table.answer(ask.seat, bots[ask.seat].answer(sights[ask.seat], ask))
    return games


def forks(figures: Figures, seed: int, wanted: int) -> None:
    """Time forks at quiet points and in mid-effect of random games.

    Each position is forked several times, as a search does.
    """
    cat = faces(DEFAULT_BOX)
    done = game = 0
    while done < wanted:
        name = f"bench-fork-{seed}-{game}"
        game += 1
        table = Table.new(Setup(players=2), cat, name, log=False)
        pick = Random(name).random
        while table.asks and done < wanted:
            ask = table.asks[0]
            quiet = ask.kind == "turn"
            if not quiet or pick() < 0.05:
                samples = figures.fork_quiet if quiet else figures.fork_mid_effect
                for _ in range(FORKS_OF_A_POSITION):
                    began = time.perf_counter()
                    table.fork(anchored=False)
                    samples.append(time.perf_counter() - began)
                done += not quiet
            table.answer(ask.seat, int(pick() * len(ask.options)))


def pyminion_games(games: int) -> int | None:
    """BigMoney against itself in pyminion, log off; how many games, or None where it is missing."""
    try:
        from pyminion.bots.examples.big_money import BigMoney
        from pyminion.expansions.base import base_set
        from pyminion.game import Game
    except ImportError:
        return None
    logging.disable(logging.CRITICAL)
    for _ in range(games):
        players = [BigMoney("one"), BigMoney("two")]
        Game(players=players, expansions=[base_set], log_stdout=False).play()
    logging.disable(logging.NOTSET)
    return games


def pyminion_decisions(games: int) -> float:
    """Return how many decisions such a game takes, on average."""
    from pyminion.bots.examples.big_money import BigMoneyDecider

    counted = 0

    def counting(method: Any) -> Any:
        def call(*args: Any, **kwargs: Any) -> Any:
            nonlocal counted
            counted += 1
            return method(*args, **kwargs)

        return call

    names = [name for name in dir(BigMoneyDecider) if name.endswith("_decision")]
    plain = {name: getattr(BigMoneyDecider, name) for name in names}
    for name, method in plain.items():
        setattr(BigMoneyDecider, name, counting(method))
    try:
        pyminion_games(games)
    finally:
        for name, method in plain.items():
            setattr(BigMoneyDecider, name, method)
    return counted / games


def bench(
    rounds: int = BENCH_ROUNDS, scale: int = 1, progress: Callable[[int], None] = lambda done: None
) -> Figures:
    """All figures, measured in turns so that a noisy machine is noisy for all of them.

    ``progress`` is called after each round with the number done.
    """
    figures = Figures()
    random_games(1, 0)
    theirs = pyminion_decisions(50) if pyminion_games(1) else 0.0
    for at in range(rounds):
        figures.decisions_per_second.append(_rate(partial(random_games, 10 * scale, at)))
        if theirs:
            games = _rate(partial(pyminion_games, 100 * scale))
            figures.pyminion_per_second.append(games * theirs)
        forks(figures, at, 200 * scale)
        figures.greedy_games_per_second.append(_rate(partial(greedy_games, 15 * scale, at)))
        progress(at + 1)
    return figures
