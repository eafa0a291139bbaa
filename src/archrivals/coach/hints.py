"""Hints during a game: the best three options, the chance to win with each, and one reason."""

from __future__ import annotations

from dataclasses import dataclass

from archrivals.bots.learned import LearnedBot, phase_in
from archrivals.engine.sight import Sight
from archrivals.engine.state.asks import Ask

from .advice import ADVISED_OPTIONS, Advice, Effort, advise
from .chances import chances_for
from .reasons import Reason, reason


@dataclass(frozen=True, slots=True)
class Hint:
    """An option, the chance to win with it, and why it is better or worse than another.

    ``behind`` is how much less it promises than the best one, ``error`` the standard error of that;
    ``chance`` is None where nothing could be tried and experience alone speaks.
    """

    option: int
    chance: float | None
    behind: float
    error: float
    why: Reason | None


def hints(sight: Sight, ask: Ask, seed: str, effort: Effort | None = None) -> list[Hint]:
    """The best options, the best first; what experience says where nothing can be tried."""
    advice = advise(sight, ask, seed, effort)
    if advice is None:
        return [Hint(LearnedBot().answer(sight, ask), None, 0.0, 0.0, None)]
    return hints_of(advice, sight)


def hints_of(advice: Advice, sight: Sight) -> list[Hint]:
    """Return the best options that were tried, each with a reason: the first against the second,
    the others against the first."""
    values = values_in(sight)
    teams = teams_of(sight)
    best = advice.tried[:ADVISED_OPTIONS]
    found = []
    for each in best:
        other = best[0] if each is not best[0] else best[min(1, len(best) - 1)]
        why = None if other is each else reason(advice, each, other, values, teams)
        gap = advice.gain(best[0], each)
        found.append(Hint(each.option, each.chance, gap.mean, gap.error, why))
    return found


def values_in(sight: Sight) -> list[float]:
    """Return the worth of buying each face now."""
    worth = chances_for(sight.cat, confrontations=sight.confrontations).worth
    return worth.to_buy(phase_in(worth, sight))


def teams_of(sight: Sight) -> tuple[int, ...]:
    """A team number for each seat, of what the seat may know: its mates and all others."""
    mine = {sight.seat, *sight.mates()}
    return tuple(-1 if seat in mine else seat for seat in range(sight.seats))
