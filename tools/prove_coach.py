"""Prove the coach: is its advice true, and does luck sum to nothing?

    python tools/prove_coach.py advice --mistakes 500 --into advice.jsonl
    python tools/prove_coach.py luck --games 2000 --into luck.jsonl

Boxes take turns. Every result is written as it comes; the same command goes on where it stopped.
The exit code is 0 only if it is shown: advice with an interval above 0 to the very end of the game,
luck with 0 inside the interval of each seat that might be favoured, and the winner's above 0.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from statistics import fmean
from typing import Any

from archrivals.boxes.ledger import ALL as WITH_BOOKS
from archrivals.lab.coach_proof import (
    Checked,
    Lucky,
    checked_games,
    luck_intervals,
    lucky_games,
    mistakes_interval,
)
from archrivals.lab.sprt import Interval


def kept(path: Path) -> list[dict[str, Any]]:
    """Return the earlier results."""
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def keep(path: Path, found: Any) -> None:
    """Write one result down."""
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(asdict(found)) + "\n")


def next_games(rows: list[dict[str, Any]], boxes: Sequence[str]) -> dict[str, int]:
    """The first game of each box that has not been played."""
    return {
        box: max((row["game"] + 1 for row in rows if row["box"] == box), default=0) for box in boxes
    }


def said(name: str, interval: Interval) -> str:
    """A figure with its interval."""
    low, high = 100 * interval.low, 100 * interval.high
    return f"  {name}: {100 * interval.mean:+.2f} % ({low:+.2f} to {high:+.2f})"


def advice(asked: argparse.Namespace) -> int:
    """Mark mistakes until there are enough, and play each to the end."""
    rows = kept(asked.into)
    ahead = next_games(rows, asked.boxes)
    while len(rows) < asked.mistakes:
        for box, game in ahead.items():
            games = range(game, game + 1)
            for one in checked_games(
                box, games, asked.seed, looked_at=asked.share, pairs=asked.pairs
            ):
                keep(asked.into, one)
                rows.append(asdict(one))
            ahead[box] += 1
        print(f"  {len(rows)} mistakes in {sum(ahead.values())} games", file=sys.stderr)
    found = [Checked(**row) for row in rows]
    won = mistakes_interval(found)
    print(f"{len(found)} mistakes, {asked.pairs} pairs of playouts each to the end of the game")
    print(said("the preferred option won more", won))
    print(f"  the coach had said: {100 * fmean(each.said for each in found):+.2f} %")
    for box in WITH_BOOKS:
        part = [each for each in found if each.box == box]
        if part:
            print(said(f"{len(part)} in {box}", mistakes_interval(part)))
    return 0 if won.low > 0 else 1


def luck(asked: argparse.Namespace) -> int:
    """Play whole games, and sum their luck."""
    rows = kept(asked.into)
    ahead = next_games(rows, asked.boxes)
    while len(rows) < asked.games:
        for box, game in ahead.items():
            for one in lucky_games(box, range(game, game + 1), asked.seed, asked.deals):
                keep(asked.into, one)
                rows.append(asdict(one))
            ahead[box] += 1
        if len(rows) % 100 < len(ahead):
            print(f"  {len(rows)} games", file=sys.stderr)
    found = [Lucky(**row) for row in rows]
    intervals = luck_intervals(found)
    print(f"{len(found)} games of collectors, {asked.deals} other deals at each step; mean luck of")
    for name, interval in intervals.items():
        print(said(name.replace("_", " "), interval))
    for box in WITH_BOOKS:
        part = [each for each in found if each.box == box]
        if len(part) > 1:
            print(said(f"first seat, {len(part)} in {box}", luck_intervals(part)["first_seat"]))
    fair = all(each.low <= 0 <= each.high for name, each in intervals.items() if name != "winner")
    return 0 if fair and intervals["winner"].low > 0 else 1


def main(argv: list[str]) -> int:
    """One proof or the other."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("what", choices=("advice", "luck"))
    parser.add_argument("--mistakes", type=int, default=500)
    parser.add_argument("--pairs", type=int, default=6, help="playouts of each option")
    parser.add_argument("--share", type=float, default=0.5, help="of decisions looked at")
    parser.add_argument("--boxes", nargs="+", default=WITH_BOOKS, choices=WITH_BOOKS)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--deals", type=int, default=1, help="other deals at each step")
    parser.add_argument("--seed", default="proof")
    parser.add_argument("--into", type=Path, required=True, help="results, one on a line")
    asked = parser.parse_args(argv)
    return advice(asked) if asked.what == "advice" else luck(asked)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
