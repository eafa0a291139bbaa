"""Teach insight: play purchases out to the end of the game, fit what cards are worth then.

    python tools/train_insight.py heroes-unite rows.json --games 3000 --rounds 2 --jobs 2

Where a bot buys, every purchase it could make instead is played out on the same table with the same
luck to come, to the very end. The games differ in the purchases of that turn, and in the winner.
A ridge regression of the winner on the purchases, on top of the learned worths, gives the
correction to the worth of each card, by phase. Each round is played with the last corrections.
The rows are kept, so that more can be added to them; the numbers go into the folder of the box.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from math import tanh
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from archrivals.bots.learned import LearnedBot, phase_in
from archrivals.bots.open_sight import OpenSight
from archrivals.bots.worth import PHASES, Worth, between, counted, lessons_for, met_in
from archrivals.boxes import BOXES, catalogue
from archrivals.coach.chances import shares
from archrivals.engine.language.rules import Setup
from archrivals.engine.sight import Sight
from archrivals.engine.state.asks import Ask
from archrivals.engine.state.flat import State
from archrivals.engine.table import Table

BOX_FOLDERS: Final = Path(__file__).resolve().parent.parent / "src/archrivals/boxes"

PLAYED_OUT: Final = 0.12
CURIOSITY: Final = 0.1
"""How many of the purchases are played out, and how many are made at random."""

MARGIN: Final = 12
"""A lead of this many points is a clear one."""

MOST_ANSWERS: Final = 4_000
PARTS: Final = 5
"""The fit is tested on a part of the rows that it has not seen."""

RIDGE_PER_ROW: Final = 0.0055
"""The ridge for each row: found by playing, for what explains most is not what plays best."""

Insight = dict[str, list[float]]
Counts = dict[int, int]
Row = tuple[float, Counts, list[tuple[float, Counts]]]
"""The phase, a seat's cards, and for each purchase how it ended and what it changed of them."""

faces = lru_cache(catalogue)

# --- Playing ----------------------------------------------------------------------------------


def rows_of(task: tuple[str, str, Insight]) -> list[Row]:
    """What one game of a box has to teach."""
    box, seed, insight = task
    chance = Random(seed)
    worth = worth_with(box, insight)
    table = Table.new(Setup(box=box, players=2), faces(box), seed, log=False)
    bot = LearnedBot("", worth)
    sights: list[Sight] = [OpenSight(table, seat) for seat in range(2)]
    rows: list[Row] = []
    for _ in range(MOST_ANSWERS):
        if not table.asks:
            break
        ask = table.asks[0]
        said = bot.answer(sights[ask.seat], ask)
        purchases = purchases_in(sights[ask.seat], ask, said)
        if len(purchases) > 1 and table.forkable:
            if chance.random() < PLAYED_OUT:
                before = counted(table.state, ask.seat)
                tries = [played_out(table, bot, ask.seat, at, before) for at in purchases]
                rows.append((phase_in(worth, sights[ask.seat]), before, tries))
            if chance.random() < CURIOSITY:
                said = chance.choice(purchases)
        table.answer(ask.seat, said)
    return rows


def worth_with(box: str, insight: Insight) -> Worth:
    """The worth of a box's cards with what has been found so far."""
    lessons = lessons_for(box, confrontations=BOXES[box].rules.confrontations)
    found = {name: tuple(each) for name, each in insight.items()}
    return Worth(faces(box), replace(lessons, insight=found))


def purchases_in(sight: Sight, ask: Ask, said: int) -> list[int]:
    """One option for each thing to buy, and to buy nothing; empty where it is not time to buy."""
    shopping = ("buy", "hunt", "end", "done")
    if ask.kind != "turn" or ask.options[said][0] not in shopping:
        return []
    found: dict[Any, int] = {}
    for at, (verb, what) in enumerate(ask.options):
        if verb in shopping:
            found.setdefault((verb, sight.face(what)) if verb in ("buy", "hunt") else "stop", at)
    return list(found.values())


def played_out(
    table: Table, bot: LearnedBot, seat: int, option: int, before: Counts
) -> tuple[float, Counts]:
    """How a game ends for a seat after an option, and what its turn changed of its cards."""
    table = table.fork(anchored=False)
    s = table.state
    turn = s.number
    table.answer(seat, option)
    sights = [OpenSight(table, each) for each in range(2)]
    changed: Counts | None = None
    for _ in range(MOST_ANSWERS):
        if changed is None and s.number != turn:
            changed = change(before, counted(s, seat))
        if not table.asks:
            break
        ask = table.asks[0]
        table.answer(ask.seat, bot.answer(sights[ask.seat], ask))
    return ending(s, seat), change(before, counted(s, seat)) if changed is None else changed


def change(before: Counts, after: Counts) -> Counts:
    """How many more of each card there are."""
    found = {face: after.get(face, 0) - before.get(face, 0) for face in before | after}
    return {face: n for face, n in found.items() if n}


def ending(s: State, seat: int) -> float:
    """How a game ended, from −1 to 1; where points decide it, also by how much."""
    result = s.result
    won = 0.0 if result is None else 2 * shares(s, result)[seat] - 1
    if result is None or s.rules.confrontations:
        return won
    return (won + tanh((result.points[seat] - result.points[1 - seat]) / MARGIN)) / 2


# --- Fitting ----------------------------------------------------------------------------------


def lessons_in(rows: list[Row], worth: Worth) -> Iterator[tuple[Any, Any]]:
    """Each row as a matrix (a column for each card and phase, the last for experience)."""
    size = len(worth.cat.cards) * PHASES + 1
    for phase, before, tries in rows:
        values, partners = worth.to_buy(phase), worth.hopes(phase)[1]
        shares = [between(phase, tuple(np.eye(PHASES)[at])) for at in range(PHASES)]
        met = met_in(worth, before)
        x, y = np.zeros((len(tries), size)), np.zeros(len(tries))
        for at, (ended, changed) in enumerate(tries):
            for face, n in changed.items():
                x[at, face * PHASES : (face + 1) * PHASES] += n * np.array(shares)
                x[at, -1] += n * values[face]
            after = {face: before.get(face, 0) + changed.get(face, 0) for face in before | changed}
            x[at, -1] += partners * (met_in(worth, after) - met)
            y[at] = ended
        yield x - x.mean(0), y - y.mean()


def fitted(box: str, rows: list[Row]) -> Insight:
    """Return the addition to the worth of each card, in the measure of that worth."""
    worth = worth_with(box, {})
    lessons = list(lessons_in(rows, worth))
    squares = [sum(x.T @ x for x, _ in lessons[part::PARTS]) for part in range(PARTS)]
    products = [sum(x.T @ y for x, y in lessons[part::PARTS]) for part in range(PARTS)]

    def solved(without: int, ridge: float) -> Any:
        trust = np.full(len(products[0]), ridge)
        trust[-1] = 1e-3
        rest = [part for part in range(PARTS) if part != without]
        square, product = sum(squares[part] for part in rest), sum(products[part] for part in rest)
        return np.linalg.solve(square + np.diag(trust), product)

    ridge = RIDGE_PER_ROW * len(rows)
    for each, name in ((ridge, "insight"), (1e9, "experience alone")):
        found = [solved(part, each) for part in range(PARTS)]
        left = sum(((y - x @ found[at % PARTS]) ** 2).sum() for at, (x, y) in enumerate(lessons))
        print(f"  {name} explains {1 - left / sum((y**2).sum() for _, y in lessons):.4f}")
    numbers = solved(-1, ridge)
    added = (numbers[:-1] / numbers[-1]).reshape(-1, PHASES)
    return {
        card.id: [round(float(n), 2) for n in added[face]]
        for face, card in enumerate(worth.cat.cards)
        if np.abs(added[face]).max() >= 0.05
    }


# --- The command ------------------------------------------------------------------------------


def read(path: Path, box: str) -> list[Row]:
    """Rows that were kept. They speak of cards by id; of one that is gone they say nothing."""
    if not path.exists():
        return []
    by_id = faces(box).by_id

    def counts(numbers: dict[str, int]) -> Counts:
        return {by_id[name]: n for name, n in numbers.items() if name in by_id}

    rows = [
        (phase, counts(before), [(ended, counts(changed)) for ended, changed in tries])
        for phase, before, tries in json.loads(path.read_text(encoding="utf-8"))
    ]
    if rows and not any(before for _, before, _ in rows):
        raise SystemExit(f"{path} names no card of {box}: give the rows of this box, or a new file")
    return rows


def keep(rows: list[Row], path: Path, box: str) -> None:
    """Write rows down, cards by id: a face has another number as soon as a card is added."""
    ids = faces(box).ids

    def names(counts: Counts) -> dict[str, int]:
        return {ids[face]: n for face, n in counts.items()}

    kept = [
        (phase, names(before), [(ended, names(changed)) for ended, changed in tries])
        for phase, before, tries in rows
    ]
    path.write_text(json.dumps(kept), encoding="utf-8")


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("box", choices=list(BOXES))
    parser.add_argument("rows", type=Path, help="kept here, and added to")
    parser.add_argument("--games", type=int, default=3_000, help="for each round")
    parser.add_argument("--rounds", type=int, default=2, help="0: only fit the stored rows")
    parser.add_argument("--into", type=Path, default=BOX_FOLDERS, help="folder of the boxes")
    parser.add_argument("--seed", default="insight")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    rows = read(asked.rows, asked.box)
    insight = fitted(asked.box, rows) if rows else {}
    for number in range(asked.rounds):
        tasks = [
            (asked.box, f"{asked.seed}-{len(rows)}-{at}", insight) for at in range(asked.games)
        ]
        with Pool(asked.jobs) as pool:
            for more in pool.imap(rows_of, tasks, chunksize=8):
                rows += more
        keep(rows, asked.rows, asked.box)
        print(f"round {number + 1}: {len(rows)} purchases")
        insight = fitted(asked.box, rows)
    lines = [f' "{name}": {each}' for name, each in insight.items()]
    file = asked.into / asked.box.replace("-", "_") / "learned" / "insight.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
