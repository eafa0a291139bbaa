"""Measure reviews: processor seconds to the first answer and to the whole, in every box.

    python tools/measure_reviews.py --games 2
    python tools/measure_reviews.py --games 2 --against ../older/src

Bots play the games, and the one who is reviewed slips now and then. Each review runs in a process
of its own; with ``--against`` the same games are reviewed by another copy of the package as well,
in turns, as the speed of a machine changes while it works.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from statistics import fmean
from time import process_time
from typing import Any, Final

from archrivals.bots import make_bot
from archrivals.boxes import BOXES, catalogue
from archrivals.engine.language.rules import Setup
from archrivals.engine.saving import save
from archrivals.engine.sight import Sight
from archrivals.engine.table import Table

TABLES: Final = [
    *((box, 2) for box in BOXES),
    ("heroes-unite", 4),
    ("heroes-unite", 5),
    ("confrontations", 4),
]
"""Boxes and numbers of players."""

BOT: Final = "greedy"
SLIPS: Final = 0.1
"""The share of the answers of the first seat that are drawn by lot: it is the one reviewed."""

SOURCE: Final = Path(__file__).resolve().parent.parent / "src"


def played(box: str, players: int, seed: str) -> dict[str, Any]:
    """Return the save of a whole game of bots."""
    table = Table.new(Setup(box=box, players=players), catalogue(box), seed)
    bots = [make_bot(BOT, seed, seat) for seat in range(players)]
    sights = [Sight(table, seat) for seat in range(players)]
    chance = Random(seed)
    while table.asks:
        ask = table.asks[0]
        answer = bots[ask.seat].answer(sights[ask.seat], ask)
        if ask.seat == 0 and chance.random() < SLIPS:
            answer = chance.randrange(len(ask.options))
        table.answer(ask.seat, answer)
    return save(table)


def reviewed(saved: dict[str, Any]) -> dict[str, Any]:
    """Return how long a review takes in this process, and what it found."""
    first = 0.0
    coaching: Any = import_module("archrivals.hosting.coaching")  # of this or an older release
    began = process_time()
    if not hasattr(coaching, "Reviewing"):  # it is made in one go
        review = coaching.reviews_of(saved, [0])["0"]
        first = process_time() - began
    else:
        making = coaching.Reviewing(saved, [0])
        while making.work():
            if not first and making.of(0).review is not None:
                first = process_time() - began
        review = making.of(0).review
    whole = process_time() - began
    found = {name: review[name] for name in ("start", "luck", "luck_error", "choices", "rest")}
    found["mistakes"] = [[each["position"], each["gain"]] for each in review["mistakes"]]
    return {"first": first, "whole": whole, "answers": len(saved["answers"]), "found": found}


def measured(file: Path, source: Path) -> dict[str, Any]:
    """Return the same, of a copy of the package in a process of its own."""
    command = [sys.executable, __file__, "--one", str(file)]
    environment = os.environ | {"PYTHONPATH": str(source)}
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def rows(asked: argparse.Namespace, folder: Path) -> Iterator[dict[str, Any]]:
    """Yield the measures of every game."""
    sources = {"here": SOURCE} | ({"there": asked.against} if asked.against else {})
    for box, players in TABLES:
        if asked.boxes and box not in asked.boxes:
            continue
        for game in range(asked.games):
            file = folder / "game.json"
            file.write_text(json.dumps(played(box, players, f"{asked.seed}-{game}")))
            for where, source in sources.items():
                row = measured(file, source) | {"box": box, "players": players, "where": where}
                if asked.into:
                    with asked.into.open("a", encoding="utf-8") as out:
                        out.write(json.dumps(row) + "\n")
                yield row


def main(argv: list[str]) -> int:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=1, help="games of each box")
    parser.add_argument("--boxes", nargs="*", default=[], help="these alone")
    parser.add_argument("--against", type=Path, help="the src of another copy of the package")
    parser.add_argument("--seed", default="measured")
    parser.add_argument("--into", type=Path, help="a file for the results, one on a line")
    parser.add_argument("--one", type=Path, help=argparse.SUPPRESS)
    asked = parser.parse_args(argv)
    if asked.one:
        print(json.dumps(reviewed(json.loads(asked.one.read_text(encoding="utf-8")))))
        return 0
    found: dict[tuple[str, int, str], list[dict[str, Any]]] = {}
    with tempfile.TemporaryDirectory() as folder:
        for row in rows(asked, Path(folder)):
            found.setdefault((row["box"], row["players"], row["where"]), []).append(row)
            print(".", end="", file=sys.stderr, flush=True)
    print("\nbox, players, copy: answers, first answer s, whole s, luck error, mistakes")
    for (box, players, where), those in found.items():
        means = [fmean(each[name] for each in those) for name in ("answers", "first", "whole")]
        error = fmean(each["found"]["luck_error"] for each in those)
        mistakes = fmean(len(each["found"]["mistakes"]) for each in those)
        print(
            f"{box}, {players}, {where}: {means[0]:.0f}, {means[1]:.2f}, {means[2]:.2f}, "
            f"{error:.3f}, {mistakes:.1f}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
