"""Advice: the options of a decision tried on imagined tables, with the chance to win after each.

A seat is advised from its sight alone. First all options that are worth a thought are tried on a
few tables, and the worse half is dropped, and again; then the few that are left are tried once
more, on fresh tables: an option that looked best by luck alone does not look so twice. Only the
fresh tries are reported.
"""

from __future__ import annotations

from collections.abc import Sequence
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


class Trial:
    """Options of a decision tried on the same fresh tables, on more of them as long as wanted.

    ``Unimaginable`` where the hidden cards cannot be dealt again.
    """

    __slots__ = ("_endings", "_playouts", "_seat", "_tables", "_watch")

    def __init__(
        self, sight: Sight, ask: Ask, seed: str, options: Sequence[int], rounds: int = 1
    ) -> None:
        imagination = sight.imagination()
        self._seat = sight.seat
        self._watch = _Watch(chances_for(sight.cat, confrontations=sight.confrontations))
        self._playouts = Playouts(
            worlds_of(imagination, f"{seed}:fresh", quiet=ask.kind in BETWEEN_ACTIONS),
            LearnedBot(),
            self._watch,
            sight.seat,
            imagination.number + 1 + rounds * sight.seats,
        )
        self._endings: dict[int, list[Ending]] = {option: [] for option in options}
        self._tables = 0

    @property
    def nodes(self) -> int:
        """Return the answers that all tries took."""
        return self._playouts.nodes

    def more(self, tables: int) -> Advice:
        """Try every option on more tables; return what has come of all tries."""
        for world in range(self._tables, self._tables + tables):
            for option, endings in self._endings.items():
                self._playouts.value(option, world)
                assert self._watch.last is not None
                endings.append(self._watch.last)
        self._tables += tables
        tried = [Tried(option, tuple(each)) for option, each in self._endings.items()]
        return Advice(self._seat, tuple(sorted(tried, key=lambda each: -each.chance)))


class Sieve:
    """Options of a decision tried on a few tables, by their chances alone."""

    __slots__ = ("_playouts", "options")

    def __init__(
        self, sight: Sight, ask: Ask, seed: str, most: int, played: int, rounds: int = 1
    ) -> None:
        imagination = sight.imagination()
        bot = LearnedBot()
        first = bot.answer(sight, ask)
        self.options = candidates(bot, sight, ask, first, most)
        if played >= 0 and played not in self.options:
            self.options = [*self.options[: most - 1], played]
        watch = _Watch(chances_for(sight.cat, confrontations=sight.confrontations))
        self._playouts = Playouts(
            worlds_of(imagination, f"{seed}:first", quiet=ask.kind in BETWEEN_ACTIONS),
            bot,
            watch.chance,
            sight.seat,
            imagination.number + 1 + rounds * sight.seats,
        )

    @property
    def nodes(self) -> int:
        """Return the answers that all tries took."""
        return self._playouts.nodes

    def value(self, option: int, table: int) -> float:
        """Return the chance with an option on one of the tables."""
        return self._playouts.value(option, table)

    def best(self, tables: int, keep: int) -> list[int]:
        """The few options that do best, the worse half dropped every few tables.

        The option that is to be kept is among them at any worth.
        """
        totals = dict.fromkeys(self.options, 0.0)
        left = self.options[:]
        table = 0
        while not table or len(left) > ADVISED_OPTIONS + (keep in left):
            for _ in range(tables):
                for option in left:
                    totals[option] += self.value(option, table)
                table += 1
            ranked = sorted(left, key=lambda option: -totals[option])
            left = ranked[: max(ADVISED_OPTIONS, (len(ranked) + 1) // 2)]
            if keep in ranked and keep not in left:
                left.append(keep)
        return left


def advise(
    sight: Sight, ask: Ask, seed: str, effort: Effort | None = None, played: int = -1
) -> Advice | None:
    """The best options of a decision; ``played`` is tried to the end at any worth.

    None where there is no choice, or where the hidden cards cannot be dealt again.
    """
    effort = effort or Effort()
    if len(ask.options) < 2:
        return None
    try:
        sieve = Sieve(sight, ask, seed, effort.options, played, effort.rounds)
    except Unimaginable:
        return None
    few = len(sieve.options) <= ADVISED_OPTIONS
    left = sieve.options if few else sieve.best(effort.first, played)
    return Trial(sight, ask, seed, left, effort.rounds).more(effort.fresh)


def forced(sight: Sight, ask: Ask) -> bool:
    """Return whether there is nothing to advise: one option, or a card that is simply played."""
    return len(ask.options) < 2 or plain(sight, ask, LearnedBot().answer(sight, ask))
