"""Thinking ahead: play options out on imagined tables, and see how each of them stands then.

Every option is tried on the same tables with the same luck to come, so that what differs is the
option. Those that do badly are dropped half by half. What experience says is only overruled by a
clear difference: with few tries a lucky option looks best.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from math import inf, sqrt
from time import perf_counter
from typing import Final

from archrivals.engine.sight import Sight
from archrivals.engine.state.asks import Ask
from archrivals.engine.state.flat import State, hero_zone, score_pile
from archrivals.engine.table import Table
from archrivals.engine.views.determinization import Imagination, Unimaginable

from .conduct import conducted
from .learned import LearnedBot, phase_in
from .open_sight import BETWEEN_ACTIONS, OpenSight, worlds_of
from .worth import Worth, counted, met_in, phase_at

MAX_PLAYOUT_ANSWERS: Final = 600
"""A playout longer than this is judged as it stands."""

MIN_TRIES: Final = 6
CLEAR_STANDARD_ERRORS: Final = 2.5
"""After ``MIN_TRIES`` a difference of ``CLEAR_STANDARD_ERRORS`` is believed."""

SPREAD_OF_ONE: Final = 0.05
"""The standard error of a single try, by guess."""

WIN_VALUE: Final = 1.0
POINT_VALUE: Final = 0.001
MAX_COUNTED_POINTS: Final = 20
"""What a point of the final score adds to a win, and how many count: never as much as is left
between a win and a judgement that is certain, so no bot plays on to win by more."""

DECISIVE_LEAD: Final = 40.0
"""A lead of this worth is as good as won."""

MAX_CERTAINTY: Final = 0.95
"""How sure a judgement can be while the game goes on."""


@dataclass(frozen=True, slots=True)
class Budget:
    """The limits of thinking: how far and how long.

    ``rounds`` is how many rounds a playout goes on after the turn it begins in; ``nodes`` how many
    answers all playouts of a decision may take; ``worlds`` how many tables every option is tried
    on before some are dropped; ``gate`` by how many standard errors an option must beat the one
    that experience says. ``seconds`` is a safety net for a table where people wait: a caller who
    wants to see the same game again goes without.
    """

    rounds: int = 0
    nodes: int = 400
    worlds: int = 3
    options: int = 8
    gate: float = 1.0
    seconds: float = inf


GLANCE: Final = Budget(nodes=800, worlds=4)
"""What comes before a deeper thought."""

A_ROUND: Final = Budget(rounds=1, nodes=2_000, worlds=6, options=4, gate=2.0)
"""A thought a round deep. It is far noisier than one to the end of the turn: few options on many
tables, and a higher gate."""


# --- How a position stands --------------------------------------------------------------------


def standing(w: Worth, s: State, seat: int) -> float:
    """Return what a seat may hope for, from −1 (lost) to 1 (won)."""
    result = s.result
    if result is not None:
        foes = [result.points[foe] for foe in range(s.seats) if s.teams[foe] != s.teams[seat]]
        ahead = POINT_VALUE * max(
            -MAX_COUNTED_POINTS, min(MAX_COUNTED_POINTS, result.points[seat] - max(foes))
        )
        if seat not in result.winners:
            return ahead - WIN_VALUE
        return ahead + (WIN_VALUE if len(result.winners) == len(s.mates(seat)) + 1 else 0.0)
    if seat in s.out:
        return -WIN_VALUE
    values, partners, level, tempo, vp = w.hopes(phase_at(s, w.main_of))
    sides: dict[int, float] = {}
    for other in range(s.seats):
        if other in s.out:
            continue
        counts = counted(s, other)
        total = partners * met_in(w, counts) + (tempo if s.active == other else 0.0)
        for face, n in counts.items():
            total += n * values[face]
        if s.rules.confrontations:
            total += level * len(s.zones[hero_zone(other)])
            for card in s.zones[score_pile(other)]:
                total += vp * w.points[s.faces[card]]
        team = s.teams[other]
        sides[team] = sides.get(team, 0.0) + total
    mine = sides.pop(s.teams[seat])
    ahead = (mine - max(sides.values())) / DECISIVE_LEAD
    return max(-MAX_CERTAINTY, min(MAX_CERTAINTY, ahead))


Judge = Callable[[State, int], float]
"""What a seat may hope for in a position, from −1 to 1."""


# --- Playing on -------------------------------------------------------------------------------


class Playouts:
    """Plays options of one decision out, and counts what it costs."""

    __slots__ = ("_bot", "_judge", "_make", "_seat", "_until", "nodes")

    def __init__(
        self, make: Callable[[int], Table], bot: LearnedBot, judge: Judge, seat: int, until: int
    ) -> None:
        self._make = make
        self._bot = bot
        self._judge = judge
        self._seat = seat
        self._until = until
        self.nodes = 0

    def value(self, option: int, world: int) -> float:
        """Return how the seat stands after an option, at the end of the playout."""
        table = self._make(world)
        table.answer(self._seat, option)
        s = table.state
        sights = [OpenSight(table, seat) for seat in range(s.seats)]
        answer = self._bot.answer
        nodes = 1
        while table.asks and nodes < MAX_PLAYOUT_ANSWERS:
            ask = table.asks[0]
            if s.number >= self._until and ask.kind in ("turn", "announce"):
                break
            nodes += 1
            table.answer(ask.seat, answer(sights[ask.seat], ask))
        self.nodes += nodes
        return self._judge(s, self._seat)


@dataclass(frozen=True, slots=True)
class Thought:
    """The results of options that were played out: how each stood, table by table.

    The first of ``alive`` is what experience says; ``alive`` are those tried on all the tables.
    """

    values: dict[int, list[float]]
    alive: list[int]

    def choice(self, gate: float) -> int:
        """The option that beats the first by more than chance would have it, else the first."""
        first = self.alive[0]
        top, chosen = 0.0, first
        for option in self.alive[1:]:
            mean, spread = _gain(self.values[first], self.values[option])
            if mean > gate * spread + 1e-9 and mean > top:
                top, chosen = mean, option
        return chosen

    def ranked(self, gate: float) -> list[int]:
        """All that was tried: first the choice, then by how well it stood on average."""
        chosen = self.choice(gate)
        rest = [option for option in self.values if option != chosen]
        rest.sort(key=lambda option: -self.mean(option))
        return [chosen, *rest]

    def mean(self, option: int) -> float:
        """Return how an option stood on average."""
        return sum(self.values[option]) / len(self.values[option])


def think(playouts: Playouts, options: list[int], budget: Budget) -> Thought:
    """Try these options, the first of them what experience says; drop the bad ones by halves."""
    values: dict[int, list[float]] = {option: [] for option in options}
    alive = options[:]
    began = perf_counter()
    world = 0
    while len(alive) > 1:
        for _ in range(budget.worlds):
            for option in alive:
                values[option].append(playouts.value(option, world))
            world += 1
            if playouts.nodes > budget.nodes or perf_counter() - began > budget.seconds:
                return Thought(values, alive)
        if len(alive) == 2 and _clear(values[alive[0]], values[alive[1]]):
            break
        if len(alive) > 2:
            ranked = sorted(alive[1:], key=lambda option: -sum(values[option]))
            alive = [alive[0], *ranked[: (len(ranked) + 1) // 2]]
    return Thought(values, alive)


def _clear(first: list[float], other: list[float]) -> bool:
    """Return whether the difference is clear enough that more tries would hardly change it."""
    mean, spread = _gain(first, other)
    return len(first) >= MIN_TRIES and abs(mean) >= CLEAR_STANDARD_ERRORS * spread


def _gain(first: list[float], other: list[float]) -> tuple[float, float]:
    """Return how much better an option did than the first on average, and the standard error."""
    gains = [b - a for a, b in zip(first, other, strict=True)]
    n = len(gains)
    mean = sum(gains) / n
    if n == 1:
        return mean, SPREAD_OF_ONE
    return mean, sqrt(sum((gain - mean) ** 2 for gain in gains) / (n - 1) / n)


# --- The bots ---------------------------------------------------------------------------------


class PlannerBot(LearnedBot):
    """Asks its experience first, and looks ahead where there is something to think about."""

    name = "planner"
    looks_ahead = True
    conducts = True
    budget = Budget()
    experience: type[LearnedBot] = LearnedBot

    def __init__(self, seed: str = "", budget: Budget | None = None) -> None:
        super().__init__(seed)
        if budget is not None:
            self.budget = budget
        self.share = 1.0
        self._inner = self.experience(seed)
        self._sober: LearnedBot = self._inner

    def worth(self, sight: Sight) -> Worth:
        """The worth of this table's cards, as experience has it."""
        return self._inner.worth(sight)

    def answer(self, sight: Sight, ask: Ask) -> int:
        """Return the preferred option, unless the game is decided here."""
        if len(ask.options) == 1:
            return 0
        chosen = self.inclined(sight, ask)
        return conducted(self._sober, sight, ask, chosen) if self.conducts else chosen

    def inclined(self, sight: Sight, ask: Ask) -> int:
        """Return the option of experience, unless looking ahead clearly prefers another."""
        first = self._inner.answer(sight, ask)
        if plain(sight, ask, first):
            return first
        first = self.sensed(sight, ask, first)
        thought = self.thought(sight, ask, first)
        return first if thought is None else self.settled(sight, thought)

    def sensed(self, sight: Sight, ask: Ask, first: int) -> int:
        """Return the option that seems best before any thought; ``first`` is that of experience."""
        return first

    def settled(self, sight: Sight, thought: Thought) -> int:
        """Return the option that a thought leads to."""
        return thought.choice(self.budget.gate)

    def thought(self, sight: Sight, ask: Ask, first: int) -> Thought | None:
        """Play out the options that are worth a thought; None where there is no choice.

        Who thinks further than the turn takes a glance first: of what comes of the options until
        the turn ends. What looks best then is what a deeper thought must clearly beat.
        """
        try:
            imagination = sight.imagination()
        except Unimaginable:
            return None
        options = self.considered(sight, ask, first)
        if self.budget.rounds and len(options) > 1:
            glance = self._tried(imagination, sight, ask, options, GLANCE)
            options = glance.ranked(GLANCE.gate)[: self.budget.options]
        if len(options) < 2:
            return None
        return self._tried(imagination, sight, ask, options, self.budget)

    def _tried(
        self,
        imagination: Imagination[Table],
        sight: Sight,
        ask: Ask,
        options: list[int],
        budget: Budget,
    ) -> Thought:
        seed = f"{self.seed}:{sight.position}{':further' * budget.rounds}"
        make = worlds_of(imagination, seed, quiet=ask.kind in BETWEEN_ACTIONS)
        until = imagination.number + 1 + budget.rounds * sight.seats
        playouts = Playouts(make, self._inner, self.judge(sight), sight.seat, until)
        nodes = round(budget.nodes * self.share)
        return think(playouts, options, replace(budget, nodes=nodes, seconds=self.budget.seconds))

    def considered(self, sight: Sight, ask: Ask, first: int) -> list[int]:
        """The options that are worth a thought, first what experience says."""
        return candidates(self._inner, sight, ask, first, GLANCE.options)

    def judge(self, sight: Sight) -> Judge:
        """Return the judge for the ends of playouts at this table."""
        return partial(standing, self.worth(sight))

    def hurry(self, seconds: float, share: float = 1.0) -> None:
        """Answer within about ``seconds``, on a machine with other work as well.

        A slow machine thinks only a ``share`` of the nodes. It stops there, and not by its clock.
        """
        self.budget = replace(self.budget, seconds=seconds)
        self.share = share


class MastermindBot(PlannerBot):
    """Thinks a round further, also of what the others will do."""

    name = "mastermind"
    budget = A_ROUND


def plain(sight: Sight, ask: Ask, first: int) -> bool:
    """Return whether there is nothing to think about: a card of Power alone is just played."""
    verb, what = ask.options[first]
    if ask.kind != "turn" or verb != "play":
        return False
    face = sight.face(what)
    return sight.cat.plain[face] >= 0 and not sight.cat.abilities[face]


def candidates(bot: LearnedBot, sight: Sight, ask: Ask, first: int, most: int) -> list[int]:
    """Return the options to think about: that of experience, then those that look next best."""
    others = [at for at in range(len(ask.options)) if at != first]
    if ask.kind == "turn":
        worth = bot.worth(sight)
        to_buy = worth.to_buy(phase_in(worth, sight))
        others = [at for at in others if not _idle(sight, ask, at)]
        others.sort(key=lambda at: -_look(worth, to_buy, sight, ask, at))
    return [first, *others[: most - 1]]


def _idle(sight: Sight, ask: Ask, at: int) -> bool:
    """Playing a card that does nothing is not an alternative."""
    verb, what = ask.options[at]
    return verb == "play" and sight.cat.plain[sight.face(what)] == 0


def _look(w: Worth, to_buy: list[float], sight: Sight, ask: Ask, at: int) -> float:
    verb, what = ask.options[at]
    if verb in ("buy", "hunt"):
        return to_buy[sight.face(what)]
    if verb == "play":
        return 20.0 + w.simple.strength[sight.face(what)]
    return 10.0 if verb == "use" else 0.0
