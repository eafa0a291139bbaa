"""A study of a box: which changes are tried, on how many deals, and what came of them.

The figures are sums over deals, kept as JSON: a study that was stopped, or that wants more deals,
goes on where it ended. Deals are numbered; each is played once for every change.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from archrivals.boxes import BOXES
from archrivals.engine.play.dealing import character_names
from archrivals.engine.saving import RULES_VERSION, card_digest

from ..simulating import faces
from .changes import Change, Kind
from .games import Board, Game, usual_game, worth

LEVELS: Final = ("greedy", "collector")
"""L1 and L2: two levels of skill."""

DEALS_PER_CHUNK: Final = 5
"""Deals that a process is given at a time."""

MOMENTS_PER_GAME: Final = 10
"""A game is looked at after each tenth of its turns."""


@dataclass(slots=True)
class Sum:
    """An effect as the sum over deals; a deal is one figure for any number of games."""

    deals: int = 0
    tried: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float | None) -> None:
        """One more deal; None where the change could not be made for any seat."""
        self.tried += 1
        if value is not None:
            self.deals += 1
            self.total = round(self.total + value, 6)
            self.squares = round(self.squares + value * value, 6)


@dataclass(slots=True)
class Usual:
    """The games as they are: who wins, how long they last, whether who leads wins.

    ``heroes`` and ``sides`` have games and wins; ``leads`` has, for each tenth of a game, how often
    one side was ahead, how often that side won, and how often it was not the one before.
    """

    games: int = 0
    first_wins: float = 0.0
    turns: dict[str, int] = field(default_factory=dict)
    endings: dict[str, int] = field(default_factory=dict)
    heroes: dict[str, list[float]] = field(default_factory=dict)
    sides: dict[str, list[float]] = field(default_factory=dict)
    leads: list[list[float]] = field(
        default_factory=lambda: [[0, 0.0, 0] for _ in range(MOMENTS_PER_GAME)]
    )

    def add(self, game: Game, sides: dict[str, str]) -> None:
        """One more game; ``sides`` says of Characters whether they are heroes or villains."""
        self.games += 1
        self.first_wins += game.shares[game.first]
        for table, name in ((self.turns, str(game.turns)), (self.endings, game.rule)):
            table[name] = table.get(name, 0) + 1
        for seat, hero in enumerate(game.setup.heroes):
            _count(self.heroes, hero, game.shares[seat])
        fighting = {sides.get(hero, ""): seat for seat, hero in enumerate(game.setup.heroes)}
        if len(fighting) == len(set(game.teams)) == 2:  # heroes against villains
            for side, seat in fighting.items():
                _count(self.sides, side, game.shares[seat])
        self._add_leads(game)

    def _add_leads(self, game: Game) -> None:
        before: int | None = None
        for moment in range(MOMENTS_PER_GAME):
            leaders = game.leaders[moment * len(game.leaders) // MOMENTS_PER_GAME]
            if len(leaders) != 1:
                continue
            (side,) = leaders
            counts = self.leads[moment]
            counts[0] += 1
            counts[1] += game.shares[game.teams.index(side)]
            counts[2] += before not in (None, side)
            before = side


def _count(table: dict[str, list[float]], name: str, share: float) -> None:
    games, wins = table.get(name, [0, 0.0])
    table[name] = [games + 1, wins + share]


@dataclass(slots=True)
class Study:
    """All figures of a box: games as they are by table, effects by level and change."""

    box: str
    rules: str = ""
    cards: str = ""
    usual: dict[str, Usual] = field(default_factory=dict)
    effects: dict[str, dict[str, Sum]] = field(default_factory=dict)

    @classmethod
    def begun(cls, box: str, path: Path) -> Study:
        """The study in a file, or a new one; figures of other cards are refused."""
        now = cls(box, RULES_VERSION, card_digest(faces(box)))
        if not path.exists():
            return now
        try:
            kept = cls.read(path)
        except (AttributeError, KeyError, TypeError, ValueError):
            raise ValueError(f"{path} has no figures of a study: move it away first") from None
        if (kept.box, kept.rules, kept.cards) != (now.box, now.rules, now.cards):
            raise ValueError(f"{path} has figures of other cards or rules: move it away first")
        return kept

    @classmethod
    def read(cls, path: Path) -> Study:
        """Return the figures in a file, for cards of any version."""
        data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        usual = {name: Usual(**each) for name, each in data["usual"].items() if each["games"]}
        effects = {
            level: {key: Sum(*each) for key, each in found.items()}
            for level, found in data["effects"].items()
        }
        return cls(data["box"], data["rules"], data["cards"], usual, effects)

    def keep(self, path: Path) -> None:
        """Write it; one line for each table and each effect."""
        lines = [
            f' "{name}": {json.dumps(getattr(self, name))}' for name in ("box", "rules", "cards")
        ]
        usual = {name: asdict(each) for name, each in self.usual.items()}
        lines.append(f' "usual": {_by_lines(usual, 2)}')
        effects = {
            level: {
                key: [each.deals, each.tried, each.total, each.squares]
                for key, each in sorted(found.items())
            }
            for level, found in self.effects.items()
        }
        levels = ",\n".join(f'  "{level}": {_by_lines(each, 3)}' for level, each in effects.items())
        lines.append(' "effects": {\n' + levels + "\n }")
        new = path.with_suffix(".new")
        new.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
        new.replace(path)

    def tried(self, level: str, change: Change) -> int:
        """On how many deals a change was tried."""
        found = self.effects.get(level, {}).get(change.key)
        return found.tried if found else 0


def _by_lines(table: dict[str, Any], indent: int) -> str:
    inner = ",\n".join(f"{' ' * indent}{json.dumps(k)}: {json.dumps(v)}" for k, v in table.items())
    return "{\n" + inner + "\n" + " " * (indent - 1) + "}"


# --- Changes ---------------------------------------------------------------------------------


def changes_of(box: str, kinds: Iterable[Kind], only: Iterable[str] = ()) -> list[Change]:
    """All changes of these kinds; ``only`` some cards or heroes."""
    cat = faces(box)
    wanted = set(only)
    main = [name for name, kind in zip(cat.ids, cat.kind, strict=True) if kind == "main"]
    heroes = character_names(cat) or [
        name for name, kind in zip(cat.ids, cat.kind, strict=True) if kind == "super-hero"
    ]
    found: list[Change] = []
    for kind in kinds:
        if kind == "first":
            found.append(Change("first"))
        elif kind == "cost":
            found += [Change(kind, name, by) for name in main for by in (-1, 1)]
        else:
            found += [Change(kind, name) for name in (heroes if kind == "hero" else main)]
    return [each for each in found if not wanted or each.what in wanted]


@dataclass(frozen=True, slots=True)
class Task:
    """Some deals, and the changes to try on each."""

    board: Board
    changes: tuple[Change, ...]
    first: int
    deals: int


def try_all(task: Task) -> list[list[float | None]]:
    """Return the worth of each change, change by change and deal by deal."""
    deals = range(task.first, task.first + task.deals)
    usual = {deal: usual_game(task.board, deal) for deal in deals}
    return [
        [worth(task.board, deal, change, usual[deal]) for deal in deals] for change in task.changes
    ]


def _see(task: Task) -> list[Game]:
    return [usual_game(task.board, deal) for deal in range(task.first, task.first + task.deals)]


def tasks_for(study: Study, level: str, changes: list[Change], deals: int) -> Iterator[Task]:
    """Yield the tasks left until each change was tried on enough deals, in their order."""
    board = Board(study.box, 2, level)
    groups: dict[int, list[Change]] = {}
    for change in changes:
        groups.setdefault(study.tried(level, change), []).append(change)
    for begun, group in sorted(groups.items()):
        for first in range(begun, deals, DEALS_PER_CHUNK):
            yield Task(board, tuple(group), first, min(DEALS_PER_CHUNK, deals - first))


def run(
    study: Study, tasks: list[Task], path: Path, jobs: int, report: Callable[[int, int], None]
) -> None:
    """Try the missing changes and keep the results, piece by piece."""
    for done, (task, found) in enumerate(_in_order(try_all, tasks, jobs), start=1):
        effects = study.effects.setdefault(task.board.bot, {})
        for change, values in zip(task.changes, found, strict=True):
            for value in values:
                effects.setdefault(change.key, Sum()).add(value)
        study.keep(path)
        report(done, len(tasks))


def watch(
    study: Study,
    board: Board,
    games: int,
    path: Path,
    jobs: int,
    report: Callable[[int, int], None],
) -> None:
    """Play unchanged games until ``games`` have been seen."""
    cat = faces(study.box)
    sides = {card.name: str(card.side) for card in cat.cards if card.kind == "character"}
    table = f"{board.bot}, {board.players} players"
    usual = study.usual.get(table, Usual())
    size = 4 * DEALS_PER_CHUNK
    tasks = [
        Task(board, (), first, min(size, games - first))
        for first in range(usual.games, games, size)
    ]
    for done, (_, found) in enumerate(_in_order(_see, tasks, jobs), start=1):
        for game in found:
            usual.add(game, sides)
        study.usual[table] = usual  # a table without games has no averages
        study.keep(path)
        report(done, len(tasks))


def _in_order(
    does: Callable[[Task], Any], tasks: list[Task], jobs: int
) -> Iterator[tuple[Task, Any]]:
    """Tasks and what came of them, in their own order, from all workers."""
    if jobs == 1:
        for task in tasks:
            yield task, does(task)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from zip(tasks, pool.map(does, tasks), strict=True)


def player_counts(box: str) -> range:
    """Return how many can play."""
    fewest, most = BOXES[box].rules.players
    return range(fewest, most + 1)
