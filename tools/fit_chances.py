"""Fit the chance to win to the results of collectors' games; write ``learned/chances.json``.

    python tools/fit_chances.py --games 1200 --jobs 2

At the start of every turn the traits of both seats are noted; a logistic regression of the result
on their differences gives the weights, early and late in the game. Every fourth game is kept out
of the fit: the table that is printed, and the Brier score (0 is to know, 0.25 to toss a coin), are
of those.
"""

from __future__ import annotations

import argparse
import json
import sys
from functools import lru_cache
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from archrivals.bots.learned import LearnedBot, worth_of
from archrivals.bots.worth import phase_at
from archrivals.boxes import BOXES, catalogue
from archrivals.coach.chances import TRAITS, Chances, shares
from archrivals.engine.language.rules import Setup, SetupError
from archrivals.engine.sight import Sight
from archrivals.engine.table import Table

BOX_FOLDERS: Final = Path(__file__).resolve().parent.parent / "src/archrivals/boxes"
KEPT_OUT: Final = 4
RIDGE: Final = 2.0
MANY_PLAYERS: Final = 4
FLAT: Final = {"early": dict.fromkeys(TRAITS, 0.0), "late": dict.fromkeys(TRAITS, 0.0)}

Noted = tuple[float, list[tuple[float, ...]], tuple[float, ...]]
"""The phase, the traits of all seats, and how the game ended for them."""

faces = lru_cache(catalogue)


def positions(task: tuple[str, int, str]) -> list[Noted]:
    """One game of collectors, as positions."""
    box, players, seed = task
    chance = Random(seed)
    table = Table.new(
        Setup(box=box, players=players, super_villains=chance.choice((4, 8, 8, 8))),
        faces(box),
        seed,
        log=False,
        anchored=False,
    )
    s = table.state
    chances = Chances(worth_of(faces(box), confrontations=s.rules.confrontations), FLAT)
    bots = [LearnedBot(f"{seed}:{seat}") for seat in range(players)]
    sights = [Sight(table, seat) for seat in range(players)]
    noted = []
    turn = 0
    while table.asks:
        if s.number != turn and not s.out:
            phase = phase_at(s, chances.worth.main_of)
            noted.append((phase, [chances.traits(s, seat, phase) for seat in range(players)]))
        turn = s.number
        ask = table.asks[0]
        table.answer(ask.seat, bots[ask.seat].answer(sights[ask.seat], ask))
    assert table.result is not None
    ended = shares(s, table.result)
    return [(phase, traits, ended) for phase, traits in noted]


def columns(phase: float, traits: tuple[float, ...]) -> list[float]:
    """What the early weights see, then the late ones."""
    return [value * (1 - phase) for value in traits] + [value * phase for value in traits]


def fitted(rows: list[list[float]], results: list[float]) -> Any:
    """Logistic regression without a constant, by Newton's method; a little penalty for each."""
    x, y = np.array(rows), np.array(results)
    weights = np.zeros(x.shape[1])
    for _ in range(30):
        p = 1 / (1 + np.exp(-x @ weights))
        slope = x.T @ (y - p) - RIDGE * weights
        bend = (x * (p * (1 - p))[:, None]).T @ x + RIDGE * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        weights += step
        if float(np.abs(step).max()) < 1e-6:
            break
    return weights


def difference(noted: Noted) -> list[float]:
    """The first seat's columns less the second's."""
    phase, traits, _ = noted
    one, other = columns(phase, traits[0]), columns(phase, traits[1])
    return [a - b for a, b in zip(one, other, strict=True)]


def table_of(chances: list[float], results: list[float]) -> dict[str, Any]:
    """Said and seen, by tenths; and the Brier score."""
    said, seen = np.array(chances), np.array(results)
    lines = []
    for tenth in range(10):
        here = (said >= tenth / 10) & (said < (tenth + 1) / 10 + (tenth == 9))
        if here.any():
            lines.append(
                [
                    int(here.sum()),
                    round(float(said[here].mean()), 3),
                    round(float(seen[here].mean()), 3),
                ]
            )
    return {"brier": round(float(((said - seen) ** 2).mean()), 4), "said_and_seen": lines}


def of_many(pool: Any, box: str, games: int, seed: str, weights: Any) -> float:
    """By how much the sums count at a table of more than two sides."""
    try:
        Table.new(Setup(box=box, players=MANY_PLAYERS), faces(box), seed, log=False)
    except SetupError:
        return 1.0
    teams = faces(box).teams_for(MANY_PLAYERS)
    if len(set(teams)) == 2:
        return 1.0
    tasks = [(box, MANY_PLAYERS, f"{seed}-many-{game}") for game in range(games)]
    sums, ends = [], []
    for noted in pool.imap_unordered(positions, tasks, chunksize=4):
        for phase, traits, ended in noted:
            sums.append([float(np.dot(columns(phase, each), weights)) for each in traits])
            ends.append(ended)
    x, y = np.array(sums), np.array(ends)
    x -= x.max(axis=1, keepdims=True)

    def likelihood(scale: float) -> float:
        logs = scale * x - np.log(np.exp(scale * x).sum(axis=1, keepdims=True))
        return float((y * logs).sum())

    scales = [step / 20 for step in range(4, 41)]
    return max(scales, key=likelihood)


def fit(pool: Any, box: str, games: int, seed: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """The weights of a box, and how well they do on games that were kept out."""
    tasks = [(box, 2, f"{seed}-{game}") for game in range(games)]
    rows: list[list[float]] = []
    results: list[float] = []
    out_rows: list[list[float]] = []
    out_results: list[float] = []
    for game, noted in enumerate(pool.imap(positions, tasks, chunksize=8)):
        kept_out = game % KEPT_OUT == 0
        for each in noted:
            (out_rows if kept_out else rows).append(difference(each))
            (out_results if kept_out else results).append(each[2][0])
    weights = fitted(rows, results)
    out = 1 / (1 + np.exp(-np.array(out_rows) @ weights))
    n = len(TRAITS)
    found = {
        "early": {name: round(float(weights[at]), 3) for at, name in enumerate(TRAITS)},
        "late": {name: round(float(weights[n + at]), 3) for at, name in enumerate(TRAITS)},
        "many": of_many(pool, box, games // 4, seed, weights),
    }
    report = table_of(out.tolist(), out_results)
    report["games"] = len(range(0, games, KEPT_OUT))
    report["positions"] = len(out_rows)
    return found, report


def main(argv: list[str]) -> int:
    """Fit each box."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("box", nargs="*", help="boxes (default: all)")
    parser.add_argument("--games", type=int, default=1200)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="chances")
    parser.add_argument("--into", type=Path, default=BOX_FOLDERS, help="folder of the boxes")
    asked = parser.parse_args(argv)
    with Pool(asked.jobs) as pool:
        for box in asked.box or BOXES:
            found, report = fit(pool, box, asked.games, asked.seed)
            print(f"{box}: Brier {report['brier']} on {report['games']} games kept out", flush=True)
            for n, said, seen in report["said_and_seen"]:
                print(f"  said {100 * said:5.1f} %  seen {100 * seen:5.1f} %  ({n} positions)")
            file = asked.into / box.replace("-", "_") / "learned" / "chances.json"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
