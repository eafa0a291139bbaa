"""Advice: the options of a decision tried on imagined tables, with the chance to win after each.

A seat is advised from its sight alone. First all options that are worth a thought are tried on a
few tables, and the worse half is dropped, and again; then the few that are left are tried once
more, on fresh tables: what looked best by luck alone does not look so twice. Only the fresh tries
are told.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

from archrivals.bots.learned import LearnedBot
from archrivals.bots.open_sight import BETWEEN_ACTIONS, worlds_of
from archrivals.bots.thinking import Playouts, candidates, plain
from archrivals.bots.worth import counted
from archrivals.engine.play.scoring import points
from archrivals.engine.sight import Sight
from archrivals.engine.state.asks import Ask
from archrivals.engine.state.flat import State, hero_zone
from archrivals.engine.views.determinization import Unimaginable

from .chances import Chances, Traits, chances_for

ADVISED_OPTIONS: Final = 3
"""How many options are advised."""


@dataclass(frozen=True, slots=True)
class Effort:
    """The limits of a search: ``options``, on ``first`` tables each before halves are dropped,
    and the last few on ``fresh`` tables; each as many ``rounds`` on as are asked for."""

    options: int = 10
    first: int = 6
    fresh: int = 48
    rounds: int = 1


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of one try: the seat's chance, its parts, and what the sides had then."""

    chance: float
    over: bool
    terms: tuple[Traits, ...]
    owned: tuple[dict[int, int], ...]
    points: tuple[int, ...]
    levels: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Tried:
    """An option and its tries on fresh tables, the same for all options."""

    option: int
    endings: tuple[Ending, ...]

    @property
    def chance(self) -> float:
        """The mean chance to win."""
        return sum(each.chance for each in self.endings) / len(self.endings)


@dataclass(frozen=True, slots=True)
class Gain:
    """A mean difference on the same tables, and its standard error."""

    mean: float
    error: float

    @property
    def clear(self) -> bool:
        """Return whether it is more than chance would have it, one way or the other."""
        return abs(self.mean) > 2 * self.error + 1e-9


def gain_of(differences: list[float]) -> Gain:
    """The mean of paired differences."""
    n = len(differences)
    mean = sum(differences) / n
    if n < 2:
        return Gain(mean, abs(mean))
    return Gain(mean, sqrt(sum((each - mean) ** 2 for each in differences) / (n - 1) / n))


@dataclass(frozen=True, slots=True)
class Advice:
    """The options of a decision that were tried, the best first."""

    seat: int
    tried: tuple[Tried, ...]

    def of(self, option: int) -> Tried | None:
        """The tries of an option, if it came so far."""
        return next((each for each in self.tried if each.option == option), None)

    def gain(self, one: Tried, other: Tried) -> Gain:
        """Return how much more one option promises than another."""
        pairs = zip(one.endings, other.endings, strict=True)
        return gain_of([a.chance - b.chance for a, b in pairs])


class _Watch:
    """Judges where a playout ends, and keeps what it saw."""

    __slots__ = ("_chances", "last")

    def __init__(self, chances: Chances) -> None:
        self._chances = chances
        self.last: Ending | None = None

    def chance(self, s: State, seat: int) -> float:
        """The chance alone."""
        return self._chances.of(s)[seat]

    def __call__(self, s: State, seat: int) -> float:
        seats = range(s.seats)
        over = s.result is not None
        terms = () if over else tuple(self._chances.weighed(s, each) for each in seats)
        chances = self._chances.of(s) if over else self._chances.of_terms(s, terms)
        fights = s.rules.confrontations
        self.last = Ending(
            chances[seat],
            over,
            terms,
            tuple(counted(s, each) for each in seats),
            tuple(points(s, each) for each in seats),
            tuple(len(s.zones[hero_zone(each)]) for each in seats) if fights else (),
        )
        return self.last.chance


def advise(
    sight: Sight,
    ask: Ask,
    seed: str,
    effort: Effort | None = None,
    played: int = -1,
    only: tuple[int, ...] = (),
    lead: float | None = None,
) -> Advice | None:
    """The best options of a decision; ``played`` is tried to the end at any worth.

    ``only`` these are tried, if they are named. None where there is no choice, where what is
    hidden cannot be dealt again, or where nothing is ahead of ``played`` by the ``lead`` at first.
    """
    effort = effort or Effort()
    if len(ask.options) < 2:
        return None
    try:
        imagination = sight.imagination()
    except Unimaginable:
        return None
    bot = LearnedBot()
    options = list(only) or _worth_a_thought(bot, sight, ask, effort.options, played)
    quiet = ask.kind in BETWEEN_ACTIONS
    watch = _Watch(chances_for(sight.cat, confrontations=sight.confrontations))
    until = imagination.number + 1 + effort.rounds * sight.seats
    left = options
    if len(options) > ADVISED_OPTIONS or lead is not None:
        sieve = Playouts(
            worlds_of(imagination, f"{seed}:first", quiet=quiet),
            bot,
            watch.chance,
            sight.seat,
            until,
        )
        left, ahead = _sifted(sieve, options, effort, keep=played)
        if lead is not None and ahead < lead:
            return None
    fresh = Playouts(
        worlds_of(imagination, f"{seed}:fresh", quiet=quiet), bot, watch, sight.seat, until
    )
    endings: dict[int, list[Ending]] = {option: [] for option in left}
    for world in range(effort.fresh):
        for option in left:
            fresh.value(option, world)
            assert watch.last is not None
            endings[option].append(watch.last)
    tried = [Tried(option, tuple(each)) for option, each in endings.items()]
    return Advice(sight.seat, tuple(sorted(tried, key=lambda each: -each.chance)))


def _worth_a_thought(bot: LearnedBot, sight: Sight, ask: Ask, most: int, played: int) -> list[int]:
    first = bot.answer(sight, ask)
    options = candidates(bot, sight, ask, first, most)
    if played >= 0 and played not in options:
        options = [*options[: most - 1], played]
    return options


def _sifted(
    playouts: Playouts, options: list[int], effort: Effort, keep: int
) -> tuple[list[int], float]:
    """The few options that do best on the first tables, the worse half dropped each time.

    And how far the best of them is ahead of the one that is kept at any worth.
    """
    totals = dict.fromkeys(options, 0.0)
    left = options[:]
    world = 0
    while not world or len(left) > ADVISED_OPTIONS + (keep in left):
        for _ in range(effort.first):
            for option in left:
                totals[option] += playouts.value(option, world)
            world += 1
        ranked = sorted(left, key=lambda option: -totals[option])
        left = ranked[: max(ADVISED_OPTIONS, (len(ranked) + 1) // 2)]
        if keep in ranked and keep not in left:
            left.append(keep)
    return left, (totals[left[0]] - totals[keep]) / world if keep in left else 0.0


def forced(sight: Sight, ask: Ask) -> bool:
    """Return whether there is nothing to advise: one option, or a card that is simply played."""
    return len(ask.options) < 2 or plain(sight, ask, LearnedBot().answer(sight, ask))
