"""Whole games between bots, one after the other or on several processes."""

from __future__ import annotations

import shlex
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, Final

from archrivals.bots import BotError, decide, make_bot
from archrivals.box_files import setup_called
from archrivals.boxes import catalogue_for
from archrivals.boxes.mixing import mixed, setup_of
from archrivals.boxes.own_boxes import box_id
from archrivals.engine.invariants import check, check_quiet
from archrivals.engine.language.cards import Card
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.rules import DEFAULT_BOX, HeroChoice, Recipe, Setup, Variant
from archrivals.engine.saving import load, save, state_digest
from archrivals.engine.sight import Sight
from archrivals.engine.state.flat import hero_zone
from archrivals.engine.table import Table

from .kinds import table_of_kind

MAX_TURNS: Final = 5_000
MAX_ANSWERS: Final = 200_000
"""A game past either bound counts as endless: a failure. Random play needs a tenth of it."""

LOST: Final = "the process that played this game died of it: too little memory, perhaps"


@dataclass(frozen=True, slots=True)
class Plan:
    """The games to play. With ``mix`` the tables differ by the game's number: players, variants,
    Super-Villains, ways to choose heroes; of the box ``all`` every box and mixture. ``recipe_word``
    is how the caller named the recipe, by its id or its file. ``box`` may be the file of a box of
    one's own."""

    box: str = DEFAULT_BOX
    recipe: Recipe | None = None
    recipe_word: str = ""
    players: int | None = None
    bots: tuple[str, ...] = ("random",)
    games: int = 100
    seed: str = "1"
    variants: tuple[Variant, ...] = ()
    super_villains: int = 8
    hero_choice: HeroChoice = "deal"
    mix: bool = False
    first: int = 0
    checked: bool = False
    replays: int = 0
    jobs: int = 1

    def setup(self, game: int) -> Setup:
        """The table of one game."""
        if self.mix:
            return table_of_kind(self.box, game)
        if self.recipe is not None:
            setup = setup_of(self.recipe, self.players, hero_choice=self.hero_choice)
            return replace(setup, super_villains=self.super_villains, variants=self.variants)
        return replace(
            setup_called(self.box, self.players),
            super_villains=self.super_villains,
            hero_choice=self.hero_choice,
            variants=self.variants,
        )

    def seats(self, game: int) -> list[str]:
        """Return the bots by seat: seats rotate from game to game; one name fills every seat."""
        players = self.setup(game).players
        names = [self.bots[seat % len(self.bots)] for seat in range(players)]
        turn = game % players
        return names[turn:] + names[:turn]

    def replays_game(self, game: int) -> bool:
        """Return whether a game is one of the ``replays``, which are spread evenly."""
        at = game - self.first
        return (at + 1) * self.replays // self.games > at * self.replays // self.games

    def command(self, game: int) -> str:
        """The command that plays just this game again."""
        words = ["archrivals", "simulate", "--bots", ",".join(self.bots)]
        words += [] if self.recipe is not None else ["--box", self.box]
        words += ["--seed", self.seed, "--first", str(game), "--games", "1", "--check"]
        if self.mix:
            words.append("--mix")
            return shlex.join(words)
        words += [] if self.recipe is None else ["--recipe", self.recipe_word or self.recipe.id]
        words += ["--players", str(self.setup(game).players), "--heroes", self.hero_choice]
        words += ["--super-villains", str(self.super_villains)]
        words += [word for variant in self.variants for word in ("--variant", variant)]
        return shlex.join(words)


@dataclass(slots=True)
class Played:
    """The result of one game, or of many."""

    games: int = 0
    turns: int = 0
    decisions: int = 0
    answers: int = 0
    replayed: int = 0
    wins: Counter[str] = field(default_factory=Counter)
    seat_wins: Counter[int] = field(default_factory=Counter)
    seated: Counter[str] = field(default_factory=Counter)
    points: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    heroes: Counter[str] = field(default_factory=Counter)
    tables: Counter[str] = field(default_factory=Counter)
    longest: int = 0
    failures: list[tuple[int, str]] = field(default_factory=list)

    def add(self, other: Played) -> None:
        """Take another one in."""
        self.games += other.games
        self.turns += other.turns
        self.decisions += other.decisions
        self.answers += other.answers
        self.replayed += other.replayed
        for name in ("wins", "seat_wins", "seated", "points", "endings", "heroes", "tables"):
            getattr(self, name).update(getattr(other, name))
        self.longest = max(self.longest, other.longest)
        self.failures += other.failures


class Endless(RuntimeError):
    """A game that does not end."""


@lru_cache(maxsize=8)
def faces(box: str) -> Catalogue:
    """A box's catalogue, made once a process; the box may be a file."""
    return catalogue_for(setup_called(box))


@lru_cache(maxsize=300)
def mixed_faces(recipe: Recipe) -> Catalogue:
    """A mixture's catalogue, made once a process."""
    return mixed(recipe)


@lru_cache(maxsize=8)
def _own_faces(box: str, recipe: Recipe | None, own_box: str, own: tuple[Card, ...]) -> Catalogue:
    return catalogue_for(Setup(box=box, recipe=recipe, own_box=own_box), own)


def faces_for(setup: Setup, own: tuple[Card, ...] = ()) -> Catalogue:
    """The catalogue of a table; ``own`` are cards that the caller brings along."""
    if own or setup.own_box:
        return _own_faces(setup.box, setup.recipe, setup.own_box, own)
    return faces(setup.box) if setup.recipe is None else mixed_faces(setup.recipe)


def play_game(plan: Plan, game: int) -> Played:
    """One game to its end."""
    setup = plan.setup(game)
    seed = f"{plan.seed}-{game}"
    replay = plan.replays_game(game)
    cat = faces_for(setup)
    names = plan.seats(game)
    bots = [make_bot(name, seed, seat) for seat, name in enumerate(names)]
    ahead = any(getattr(bot, "looks_ahead", True) for bot in bots)  # it forks what it sees
    table = Table.new(setup, cat, seed, log=plan.checked, anchored=ahead)
    sights = [Sight(table, seat) for seat in range(setup.players)]
    decisions = 0
    while table.asks:
        ask = table.asks[0]
        choice = 0
        if len(ask.options) > 1:
            decisions += 1
            choice = decide(bots[ask.seat], sights[ask.seat], ask, names[ask.seat])
        table.answer(ask.seat, choice)
        if plan.checked:
            check_laws(table)
        if len(table.answers) > MAX_ANSWERS or table.state.number > MAX_TURNS:
            raise Endless(f"no end after {table.state.number} turns")
    if replay:
        again = load(save(table), cat, log=False)
        assert state_digest(again.state) == state_digest(table.state)
    return _summary(table, setup, names, decisions, replayed=int(replay))


def check_laws(table: Table) -> None:
    """Check every invariant of a table."""
    check(table)
    if table.asks and table.ask.kind == "turn":
        check_quiet(table.state)


def _summary(
    table: Table, setup: Setup, names: list[str], decisions: int, *, replayed: int
) -> Played:
    result = table.result
    assert result is not None
    played = Played(games=1, turns=table.state.number, decisions=decisions, replayed=replayed)
    played.answers = len(table.answers)
    played.longest = table.state.number
    share = 1 / len(result.winners)
    for seat in result.winners:
        played.wins[names[seat]] += share  # type: ignore[assignment]  # shared wins are halves
        played.seat_wins[seat] += share  # type: ignore[assignment]
    for seat, name in enumerate(names):
        played.seated[name] += 1
        played.points[name] += result.points[seat]
        for hero in table.state.zones[hero_zone(seat)][:1]:
            played.heroes[table.state.cat.name[table.state.faces[hero]]] += 1
    played.endings[result.rule] += 1
    mix = "+".join(setup.variants) or "standard"
    what = box_id(setup) if setup.recipe is None else setup.recipe.id
    played.tables[f"{what}, {setup.players} players, {mix}"] += 1
    return played


Task = tuple[Plan, int, int]
"""A plan, the first of some of its games, and the one after the last."""


def play_safely(task: Task) -> Played:
    """A run of games; a game that fails is noted and the next one goes on."""
    plan, start, stop = task
    total = Played()
    for game in range(start, stop):
        try:
            total.add(play_game(plan, game))
        except BotError as broken:
            total.games += 1
            total.failures.append((game, explained(broken)))
        except Exception:
            total.games += 1
            total.failures.append((game, traceback.format_exc(limit=-4)))
    return total


def explained(broken: BotError) -> str:
    """Explain in a sentence what a bot did wrong, and where in its own code."""
    cause = broken.__cause__
    where = [] if cause is None else traceback.format_tb(cause.__traceback__, limit=-3)
    return "".join([f"{broken}\n", *where])


def chunks(plan: Plan) -> Iterator[Task]:
    """The games of a plan in pieces that are worth a process's while."""
    end = plan.first + plan.games
    size = max(1, min(25, plan.games // (4 * plan.jobs) or 1))
    for start in range(plan.first, end, size):
        yield plan, start, min(start + size, end)


def simulate(plan: Plan, progress: Callable[[int], None] | None = None) -> tuple[Played, float]:
    """Play them all; the sum and the seconds it took."""
    total = Played()
    began = time.perf_counter()
    for part in map(play_safely, chunks(plan)) if plan.jobs == 1 else _on_processes(plan):
        total.add(part)
        if progress is not None:
            progress(total.games)
    total.failures.sort()
    return total, time.perf_counter() - began


def _on_processes(plan: Plan) -> Iterator[Played]:
    """The games of a plan on its processes; a game that ends its process is a failure."""
    left = list(chunks(plan))
    while left:
        lost = []
        pool = ProcessPoolExecutor(plan.jobs)
        try:
            given = list(_given(pool, left))
            for chunk, future in zip(left, given, strict=False):
                try:
                    yield future.result()
                except BrokenProcessPool:
                    lost.append(chunk)
            lost += left[len(given) :]
        except BaseException:  # stopped: the chunks under way are not awaited
            for process in (pool._processes or {}).values():
                process.terminate()
            raise
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
        # Chunks are begun in their order: the one that was fatal is among the first.
        for _, start, stop in lost[: plan.jobs]:
            yield from (_watched(plan, game) for game in range(start, stop))
        left = lost[plan.jobs :]


def _given(pool: ProcessPoolExecutor, left: list[Task]) -> Iterator[Future[Played]]:
    """Yield the jobs that a pool takes: all, unless a process dies so soon that it closes."""
    with suppress(BrokenProcessPool):
        for task in left:
            yield pool.submit(play_safely, task)


def _watched(plan: Plan, game: int) -> Played:
    """A game in a process of its own."""
    with ProcessPoolExecutor(1) as cell:
        try:
            return cell.submit(play_safely, (plan, game, game + 1)).result()
        except BrokenProcessPool:
            return Played(games=1, failures=[(game, LOST)])


def as_json(plan: Plan, played: Played, seconds: float) -> dict[str, Any]:
    """The figures as plain data."""
    ended = played.games - len(played.failures) or 1
    return {
        "games": played.games,
        "failures": [
            {"game": game, "error": error, "command": plan.command(game)}
            for game, error in played.failures
        ],
        "wins": {name: round(n, 3) for name, n in sorted(played.wins.items())},
        "seats_taken": dict(sorted(played.seated.items())),
        "wins_by_seat": {str(s): round(n, 3) for s, n in sorted(played.seat_wins.items())},
        "mean_points": {
            name: round(n / played.seated[name], 2) for name, n in sorted(played.points.items())
        },
        "mean_turns": round(played.turns / ended, 2),
        "longest_turns": played.longest,
        "mean_decisions": round(played.decisions / ended, 2),
        "decisions_per_second": round(played.decisions / seconds),
        "games_per_second": round(played.games / seconds, 2),
        "endings": dict(sorted(played.endings.items())),
        "heroes": dict(sorted(played.heroes.items())),
        "tables": dict(sorted(played.tables.items())),
        "replayed": played.replayed,
        "seconds": round(seconds, 2),
    }
