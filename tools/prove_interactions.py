"""Prove that engine and referee agree: arranged positions of all pairs of cards, and whole games.

The referee (``tests/referee``) is a second, naive interpreter of the cards. For every ordered pair
of cards of which one can touch the other, of every box and every ready-made mixture, a small table
is laid out and played by both; then whole random games. After every answer asks and options, all
zones, Power, costs, owners and score are compared. Any difference is printed with the command that
repeats it, and the exit code is 1.

    python tools/prove_interactions.py                  # all pairs twice, 20,000 games
    python tools/prove_interactions.py --short          # a sample of 8,000 positions, for the gate
    python tools/prove_interactions.py --only heroes-unite --position 1234
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from referee.game import Game
from referee.judging import Difference, play_both
from referee.positions import Pair, Place, keen_choice, pairs, position

from archrivals.boxes import BOXES, catalogue
from archrivals.boxes.mixing import mixed, setup_of
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.asks import Ask
from archrivals.engine.rules import VARIANTS, Setup, Variant
from archrivals.engine.table import Table

ROUNDS = 2
GAMES = 20_000
SHORT_POSITIONS = 8_000
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
    """2 to 4, as far as the table allows."""
    if place.setup.recipe is not None:
        return place.setup.players
    fewest, most = BOXES[place.name].rules.players
    return chance.randint(fewest, min(most, 4))


def play_position(name: str, number: int) -> Table:
    """Lay out a position and play it with both."""
    place = PLACES[name]
    found = PAIRS[name]
    pair = found[number % len(found)]
    chance = Random(f"{name} position {number}")
    setup = position(place, pair, _players(place, chance), chance)
    choose = keen_choice(pair, chance)
    return play_both(setup, place.cat, f"position {number}", choose, most=MOST_ANSWERS)


def play_game(name: str, number: int) -> Table:
    """A whole random game with both."""
    place = PLACES[name]
    chance = Random(f"{name} game {number}")
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
    names: list[Variant] = list(VARIANTS)  # type: ignore[arg-type]
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


def jobs(tables: list[str], *, short: bool, games: int) -> list[Job]:
    """All positions, or a sample of them spread over all tables; then the games."""
    everything = sum(len(PAIRS[name]) for name in tables)
    found: list[Job] = []
    for name in tables:
        total = len(PAIRS[name])
        numbers = list(range(ROUNDS * total))
        if short:
            n = min(total, -(-SHORT_POSITIONS * total // everything))
            numbers = sorted(Random(f"short {name}").sample(range(total), n))
        found += _chunks(name, "position", numbers, CHUNK)
    for at, name in enumerate(tables):
        n = games // len(tables) + (at < games % len(tables))
        found += _chunks(name, "game", list(range(n)), 2)
    return found


def main() -> int:
    """Run the proof."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--short", action="store_true", help="a sample, for the gate")
    parser.add_argument("--games", type=int, help="how many whole games")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes")
    parser.add_argument("--only", choices=list(PLACES), help="one box or mixture")
    parser.add_argument("--position", type=int, help="play one position and tell it")
    parser.add_argument("--game", type=int, help="play one game and tell it")
    options = parser.parse_args()
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
        games = SHORT_GAMES if options.short else GAMES
    return _run(jobs(tables, short=options.short, games=games), tables, options.jobs)


def _run(todo: list[Job], tables: list[str], processes: int) -> int:
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
