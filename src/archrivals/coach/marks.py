"""Mistakes: decisions where another option was clearly better, looked at twice.

A glance at every decision finds those where something seems better. What does is tried on more
tables, and once more on others, the two options alone; it is marked only if it is clearly better
there as well, and by enough to matter. The reported gain is that of the second look.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from archrivals.engine.sight import Sight
from archrivals.engine.state.asks import Ask
from archrivals.engine.views.determinization import Unimaginable

from .advice import Gain, Sieve, Trial, Tried, forced
from .hints import teams_of, values_in
from .reasons import Reason, reason

CLEAR_STANDARD_ERRORS: Final = 2.0
CERTAIN_STANDARD_ERRORS: Final = 3.0
"""The standard errors of a clear difference, and of one that is certain before all tables are
tried."""

MIN_CHANCE: Final = 0.02
"""The smallest difference in the chance to win that matters."""

MIN_FIRST_LEAD: Final = 0.006
"""An option that is not ahead by this at a glance is not looked at any further."""

RIVALS: Final = 3
"""The options besides the played one that are looked at."""

FIRST_LOOK_TABLES: Final = (8, 8)
SECOND_LOOK_TABLES: Final = (16, 16, 32)
"""The tables of a look, one after the other: it ends where nothing seems better any more."""

LOOK_TABLES: Final = sum(FIRST_LOOK_TABLES) * (RIVALS + 1) + sum(SECOND_LOOK_TABLES) * 2
"""The playouts of both looks where a mistake is found."""


@dataclass(frozen=True, slots=True)
class Breadth:
    """The options of a decision that a glance tries, and on how many tables."""

    options: int = 5
    tables: int = 4
    rounds: int = 0


@dataclass(frozen=True, slots=True)
class Glance:
    """The options of a decision at a glance, the best first, with the chance of each.

    There is none where nothing can be tried. ``nodes`` are the answers that all tries took.
    """

    options: tuple[int, ...]
    chances: tuple[float, ...]
    nodes: int

    def lead(self, played: int) -> float:
        """Return how far the best other option is ahead of the one that was played."""
        if played not in self.options or len(self.options) < 2:
            return 0.0
        own = self.chances[self.options.index(played)]
        return max(self._others(played)) - own

    def spread(self, played: int) -> float:
        """Return how much was at stake: how far the played option is ahead of the worst."""
        if played not in self.options or len(self.options) < 2:
            return 0.0
        return self.chances[self.options.index(played)] - min(self._others(played))

    def _others(self, played: int) -> list[float]:
        both = zip(self.options, self.chances, strict=True)
        return [chance for option, chance in both if option != played]

    def rivals(self, played: int) -> tuple[int, ...]:
        """Return the options to look at, with the one that was played."""
        others = [option for option in self.options if option != played]
        return (*others[:RIVALS], played)


NO_GLANCE: Final = Glance((), (), 0)


@dataclass(frozen=True, slots=True)
class Mark:
    """A decision that was looked at: the choice, the preferred one, and by how much.

    Where the preferred option is the one that was played, ``gain`` is what it has over the next
    best, and ``why`` says of what kind that is.
    """

    played: int
    preferred: int
    gain: Gain
    chance: float
    why: Reason | None

    @property
    def mistake(self) -> bool:
        """Return whether something else would clearly have been better."""
        return self.preferred != self.played


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of a look; ``nodes`` are the answers that all tries took."""

    mark: Mark | None
    nodes: int


def mark(sight: Sight, ask: Ask, played: int, seed: str) -> Mark | None:
    """Judge a decision; look twice at an option that seems better. None without a mistake."""
    if forced(sight, ask):
        return None
    seen = glance(sight, ask, played, seed)
    if seen.lead(played) < MIN_FIRST_LEAD:
        return None
    return look(sight, ask, played, seen, seed).mark


def glance(
    sight: Sight, ask: Ask, played: int, seed: str, breadth: Breadth | None = None
) -> Glance:
    """Try the options of a decision on a few tables."""
    breadth = breadth or Breadth()
    try:
        sieve = Sieve(sight, ask, f"{seed}:glance", breadth.options, played, breadth.rounds)
    except Unimaginable:
        return NO_GLANCE
    found = {
        option: sum(sieve.value(option, table) for table in range(breadth.tables)) / breadth.tables
        for option in sieve.options
    }
    ranked = sorted(found, key=lambda option: -found[option])
    return Glance(tuple(ranked), tuple(found[option] for option in ranked), sieve.nodes)


def look(sight: Sight, ask: Ask, played: int, seen: Glance, seed: str) -> Verdict:
    """Look at what seemed better at a glance, and at what still does a second time."""
    first = Trial(sight, ask, f"{seed}:first", seen.rivals(played))
    best = _ahead(first, played, FIRST_LOOK_TABLES)
    if best is None:
        return Verdict(None, first.nodes)
    second = Trial(sight, ask, f"{seed}:second", (best.option, played))
    better = _ahead(second, played, SECOND_LOOK_TABLES)
    nodes = first.nodes + second.nodes
    if better is None:
        return Verdict(None, nodes)
    advice = second.more(0)
    own = advice.of(played)
    assert own is not None  # it is one of the two
    why = reason(advice, better, own, values_in(sight), teams_of(sight))
    return Verdict(Mark(played, better.option, advice.gain(better, own), own.chance, why), nodes)


def _ahead(trial: Trial, played: int, tables: tuple[int, ...]) -> Tried | None:
    """Return the option that is clearly ahead of the played one; None as soon as none seems so."""
    best, gain = None, Gain(0.0, 0.0)
    for more in tables:
        advice = trial.more(more)
        own = advice.of(played)
        assert own is not None  # it is tried with the others
        best = next(each for each in advice.tried if each is not own)
        gain = advice.gain(best, own)
        if gain.mean + gain.error < MIN_CHANCE:
            return None
        certain = gain.mean - CERTAIN_STANDARD_ERRORS * gain.error >= MIN_CHANCE
        if certain and len(advice.tried) == 2:  # of more, another might still be the best
            return best
    return best if _counts(gain) else None


def _counts(gain: Gain) -> bool:
    return gain.mean >= MIN_CHANCE and gain.mean >= CLEAR_STANDARD_ERRORS * gain.error


def as_played(sight: Sight, ask: Ask, played: int, seen: Glance, seed: str) -> Verdict:
    """Return a mark that favours an unmarked choice; None where nothing can be tried."""
    if played not in seen.options or len(seen.options) < 2:
        return Verdict(None, 0)
    trial = Trial(sight, ask, f"{seed}:played", seen.rivals(played))
    advice = trial.more(sum(FIRST_LOOK_TABLES))
    own = advice.of(played)
    assert own is not None  # the played option is tried to the end
    other = next(each for each in advice.tried if each is not own)
    why = reason(advice, own, other, values_in(sight), teams_of(sight))
    return Verdict(Mark(played, played, advice.gain(own, other), own.chance, why), trial.nodes)
