"""Prove that engine and referee agree: arranged positions of all pairs of cards, and whole games.

The referee (``tests/referee``) is a second, naive interpreter of the cards. For every ordered pair
of cards of which one can touch the other, of every box and every ready-made mixture, a small table
is laid out and played by both; then whole random games. After every answer asks and options, all
zones, Power, costs, owners and score are compared. Any difference is printed with the command that
repeats it, and the exit code is 1.

    python tools/prove_interactions.py                  # all pairs twice, 20,000 games
    python tools/prove_interactions.py --short          # a sample of 3,000 positions, for the gate
    python tools/prove_interactions.py --positions 0 --games 4000:8000  # a part of the work
    python tools/prove_interactions.py --only heroes-unite --position 1234
    python tools/prove_interactions.py --games 0 --fault all  # does it find the faults that were?
"""

from __future__ import annotations

import argparse
import itertools
import multiprocessing
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple, get_args

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from referee.game import Game
from referee.judging import Difference, play_both
from referee.positions import Pair, Place, Stratum, keen_choice, pairs, position, stratum

from archrivals.boxes import BOXES, catalogue
from archrivals.boxes.mixing import mixed, setup_of
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.language.rules import Setup, Variant
from archrivals.engine.state.asks import Ask
from archrivals.engine.table import Table

ROOT = Path(__file__).resolve().parent.parent
ROUNDS = 2
GAMES = 20_000
SHORT_POSITIONS = 3_000
SHORT_ROUNDS = 4
SHORT_GAMES = 32
MOST_ANSWERS = 24
"""How many answers a position is played for: mostly a turn or two."""

CHUNK = 40


class Job(NamedTuple):
    """Some positions or games of a table, by their numbers."""

    table: str
    kind: str
    numbers: list[int]


class Report(NamedTuple):
    """What a job found."""

    job: Job
    answers: int
    differences: list[str]


def _places() -> dict[str, Place]:
    """Every box and every ready-made mixture."""
    found = {box: Place(box, catalogue(box), Setup(box=box)) for box in BOXES}
    for name, recipe in RECIPES.items():
        found[name] = Place(name, mixed(recipe), setup_of(recipe))
    return found


PLACES = _places()
PAIRS: dict[str, list[Pair]] = {}
"""Filled before the workers are forked."""


def _players(place: Place, chance: Random) -> int:
    """2 to 5, as far as the table allows; a recipe that names nobody seats any number (X1)."""
    recipe = place.setup.recipe
    if recipe is not None:
        return recipe.players if recipe.heroes or recipe.teams else chance.randint(2, 5)
    return chance.randint(*BOXES[place.name].rules.players)


@cache
def _place_for(name: str, players: int) -> Place:
    """A kind of table with so many seats: a mixture has starting cards for all of them."""
    place = PLACES[name]
    recipe = place.setup.recipe
    if recipe is None or players == recipe.players:
        return place
    setup = setup_of(recipe, players)
    assert setup.recipe is not None
    return Place(name, mixed(setup.recipe), setup)


def play_position(name: str, number: int) -> Table:
    """Lay out a position and play it with both."""
    found = PAIRS[name]
    pair = found[number % len(found)]
    chance = Random(f"{name} position {number}")
    players = _players(PLACES[name], chance)
    place = _place_for(name, players)
    setup = position(place, pair, players, chance)
    choose = keen_choice(pair, chance)
    return play_both(setup, place.cat, f"position {number}", choose, most=MOST_ANSWERS)


def play_game(name: str, number: int) -> Table:
    """A whole random game with both."""
    chance = Random(f"{name} game {number}")
    place = PLACES[name]
    if place.setup.recipe is not None:
        place = _place_for(name, _players(place, chance))
    setup = place.setup if place.setup.recipe is not None else _any_setup(name, chance)

    def choose(table: Table, game: Game) -> tuple[Ask, int]:
        ask = chance.choice(table.asks)
        options = range(len(ask.options))
        if ask.kind == "turn" and chance.random() < 0.9:
            lazy = ("end", "done", "call")
            keen = [at for at in options if ask.options[at][0] not in lazy]
            return ask, chance.choice(keen or options)
        return ask, chance.choice(options)

    return play_both(setup, place.cat, f"game {number}", choose)


def _any_setup(box: str, chance: Random) -> Setup:
    fewest, most = BOXES[box].rules.players
    players = chance.randint(fewest, most)
    if BOXES[box].rules.confrontations:
        return Setup(box=box, players=players, hero_choice=chance.choice(("deal", "pick")))
    names: tuple[Variant, ...] = get_args(Variant)
    return Setup(
        box=box,
        players=players,
        super_villains=chance.choice((2, 4, 8)),
        hero_choice=chance.choice(("deal", "pick", "two") if players < 4 else ("deal", "pick")),
        variants=tuple(variant for variant in names if chance.random() < 0.3),
    )


def work(job: Job) -> Report:
    """Play some positions or games; the differences in words."""
    play = play_position if job.kind == "position" else play_game
    answers = 0
    told = []
    for number in job.numbers:
        try:
            answers += len(play(job.table, number).answers)
        except Difference as found:
            again = f"python tools/prove_interactions.py --only {job.table} --{job.kind} {number}"
            told.append(f"{found}\n  again: {again}")
    return Report(job, answers, told)


# --- Which ------------------------------------------------------------------------------------


def _chunks(table: str, kind: str, numbers: list[int], size: int) -> Iterator[Job]:
    for at in range(0, len(numbers), size):
        yield Job(table, kind, numbers[at : at + size])


def jobs(tables: list[str], positions: range | None, games: range) -> list[Job]:
    """These of all positions, or the sample; then these games, the tables in turn."""
    chosen: dict[str, list[int]] = {}
    if positions is None:
        everything = sum(len(PAIRS[name]) for name in tables)
        for name in tables:
            chosen[name] = sample(name, -(-SHORT_POSITIONS * len(PAIRS[name]) // everything))
    else:
        before = 0
        for name in tables:
            total = ROUNDS * len(PAIRS[name])
            inside = range(max(0, positions.start - before), min(total, positions.stop - before))
            chosen[name] = list(inside)
            before += total
    found: list[Job] = []
    for name in tables:
        found += _chunks(name, "position", chosen[name], CHUNK)
    for at, name in enumerate(tables):
        numbers = [game // len(tables) for game in games if game % len(tables) == at]
        found += _chunks(name, "game", numbers, 2)
    return found


def sample(name: str, n: int) -> list[int]:
    """Positions of one table, as many of each kind of meeting; the rare kinds several times."""
    chance = Random(f"short {name}")
    kinds: dict[Stratum, list[int]] = {}
    for at, pair in enumerate(PAIRS[name]):
        kinds.setdefault(stratum(PLACES[name], pair), []).append(at)
    total = len(PAIRS[name])
    for kind in kinds.values():
        chance.shuffle(kind)
        kind += [again * total + at for again in range(1, SHORT_ROUNDS) for at in kind]
    found: list[int] = []
    for each in itertools.zip_longest(*kinds.values()):
        found += [number for number in each if number is not None]
    return sorted(found[:n])


# --- Faults that were ---------------------------------------------------------------------------


class Fault(NamedTuple):
    """A mended fault of the engine, brought back in a copy: the proof must find it."""

    file: str
    mended: str
    was: str


FAULTS = {
    "destroyed-card-returns": Fault(
        "picking.py", '    if "gained" in places:', "    if not places:"
    ),
    "borrowed-card-defends": Fault(
        "attacks.py",
        " and defense.place == place and card not in s.turn.borrowed:",
        " and defense.place == place:",
    ),
    "weakness-hides-the-bought-card": Fault(
        "resolving.py",
        "    face = s.faces[x.event]\n",
        "    face = s.faces[[each.card for each in s.turn.gained if each.seat == x.you][-1]]\n",
    ),
}


def with_fault(name: str, arguments: list[str]) -> bool:
    """Run the proof on a copy of the engine with a fault; whether it finds it."""
    fault = FAULTS[name]
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(ROOT / "src", Path(folder, "src"), ignore=_COMPILED)
        path = Path(folder, "src", "archrivals", "engine", "play", fault.file)
        text = path.read_text(encoding="utf-8")
        if text.count(fault.mended) != 1:
            raise SystemExit(f"{fault.file} no longer has the line that mended {name}")
        path.write_text(text.replace(fault.mended, fault.was), encoding="utf-8")
        paths = os.pathsep.join((str(Path(folder, "src")), str(ROOT / "tests"), str(ROOT)))
        environment = {**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, __file__, *arguments, "--stop"]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    print(f"{name}: {'found' if done.returncode == 1 else 'NOT FOUND'}\n{done.stdout}", flush=True)
    return done.returncode == 1 and "Traceback" not in done.stderr


_COMPILED = shutil.ignore_patterns("__pycache__")


def _span(text: str) -> range:
    """``N`` is the first N, ``A:B`` those from A to before B."""
    first, colon, last = text.rpartition(":")
    return range(int(first) if colon else 0, int(last))


def main() -> int:
    """Run the proof."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--short", action="store_true", help="a sample, for the gate")
    parser.add_argument("--positions", type=_span, help="which positions: N, or A:B")
    parser.add_argument("--games", type=_span, help="which whole games: N, or A:B")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes")
    parser.add_argument("--only", choices=list(PLACES), help="one box or mixture")
    parser.add_argument("--position", type=int, help="play one position and tell it")
    parser.add_argument("--game", type=int, help="play one game and tell it")
    parser.add_argument("--stop", action="store_true", help="stop at the first difference")
    parser.add_argument(
        "--fault", choices=[*FAULTS, "all"], help="with a mended fault put back, in a copy"
    )
    options = parser.parse_args()
    if options.fault:
        at = sys.argv.index("--fault")
        rest = sys.argv[1:at] + sys.argv[at + 2 :]
        names = list(FAULTS) if options.fault == "all" else [options.fault]
        missed = [name for name in names if not with_fault(name, rest)]
        return bool(missed)
    tables = [options.only] if options.only else list(PLACES)
    for name in tables:
        PAIRS[name] = pairs(PLACES[name], crossing=name in RECIPES)
    if options.position is not None or options.game is not None:
        kind, number = "position", options.position
        if options.game is not None:
            kind, number = "game", options.game
        report = work(Job(tables[0], kind, [number]))
        print("\n".join(report.differences) or f"no difference in {report.answers} answers")
        return bool(report.differences)
    games = options.games
    if games is None:
        games = range(SHORT_GAMES if options.short else GAMES)
    positions = options.positions
    if positions is None and not options.short:
        positions = range(ROUNDS * sum(len(PAIRS[name]) for name in tables))
    todo = jobs(tables, positions, games)
    return _run(todo, tables, options.jobs, stop=options.stop)


def _run(todo: list[Job], tables: list[str], processes: int, *, stop: bool) -> int:
    began = time.monotonic()
    counts: Counter[tuple[str, str]] = Counter()
    answers: Counter[str] = Counter()
    differences: Counter[str] = Counter()
    shown = 0
    with multiprocessing.get_context("fork").Pool(processes) as pool:
        for report in pool.imap_unordered(work, todo):
            name = report.job.table
            counts[name, report.job.kind] += len(report.job.numbers)
            answers[name] += report.answers
            differences[name] += len(report.differences)
            for difference in report.differences:
                shown += 1
                if shown <= 20:
                    print(f"{difference}\n", flush=True)
            if stop and shown:
                break
    print(
        f"{'table':28}{'pairs':>8}{'positions':>11}{'games':>8}{'answers':>11}{'differences':>13}"
    )
    for name in tables:
        touching = len({(pair.a, pair.b) for pair in PAIRS[name]})
        placed, whole = counts[name, "position"], counts[name, "game"]
        line = f"{name:28}{touching:8,}{placed:11,}{whole:8,}{answers[name]:11,}"
        print(f"{line}{differences[name]:13,}")
    placed = sum(n for (_, kind), n in counts.items() if kind == "position")
    whole = sum(n for (_, kind), n in counts.items() if kind == "game")
    found = sum(differences.values())
    seconds = time.monotonic() - began
    print(
        f"{placed:,} positions and {whole:,} games, {sum(answers.values()):,} answers, "
        f"{found:,} differences, {seconds:.0f} seconds"
    )
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
