"""Write the worths of printed cards for makers, from the long balance studies in docs/balance.

python tools/write_worths.py                                       # makes the file
python tools/write_worths.py --compare --box heroes-unite --deals 60 --part 1/4

A made card stands next to these figures (`archrivals box worth`). `--compare` plays the short
study of a maker for every fourth card, here the first, fifth and so on. It prints the rank
correlation with the long study, and the share of cards where both agree within their intervals.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from math import sqrt
from pathlib import Path
from typing import Any

from archrivals.boxes import BOXES
from archrivals.workshop.worth import DEALS, Study

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "src/archrivals/workshop/worths.json"


def long_study(box: str) -> dict[str, tuple[float, float]]:
    """Return the worth of each card as a gift in games of 100, and half of its 95 % interval."""
    path = ROOT / f"docs/balance/{box}.json"
    if not path.exists():
        return {}
    effects: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))["effects"]
    found: dict[str, tuple[float, float]] = {}
    for key in effects["greedy"]:
        kind, _, card = key.partition(":")
        if kind == "gift":
            rows = [level[key] for level in effects.values() if key in level]
            n = sum(deals for deals, *_ in rows)
            mean = sum(row[2] for row in rows) / n
            spread = max(sum(row[3] for row in rows) / n - mean * mean, 1e-6)
            found[card] = round(100 * mean, 1), round(196 * sqrt(spread / n), 1)
    return found


def written() -> str:
    """Return the text of the file."""
    worths = {box: known for box in BOXES if (known := long_study(box))}
    boxes = [
        f'"{box}":{{\n'
        + ",\n".join(f'"{card}":{json.dumps(worth[0])}' for card, worth in sorted(cards.items()))
        + "\n}"
        for box, cards in worths.items()
    ]
    return "{" + ",\n".join(boxes) + "}\n"


def ranks(values: list[float]) -> list[float]:
    """Return the rank of each value; equal ones share theirs."""
    ordered = sorted(values)
    return [ordered.index(each) + (ordered.count(each) - 1) / 2 for each in values]


def correlation(one: list[float], other: list[float]) -> float:
    """Return the rank correlation of two rows of values."""
    a, b = ranks(one), ranks(other)
    mean = (len(a) - 1) / 2
    above = sum((x - mean) * (y - mean) for x, y in zip(a, b, strict=True))
    spread = sqrt(sum((x - mean) ** 2 for x in a) * sum((y - mean) ** 2 for y in b))
    return above / spread


def compare(box: str, deals: int, part: int, parts: int) -> None:
    """Play the short study of some cards, and print how it agrees with the long one."""
    known = long_study(box)
    cards = sorted(known)[part - 1 :: parts]
    began = time.process_time()
    short, agree = [], 0
    for card in cards:
        study = Study.of_printed(box, card, deals)
        for _ in study.steps():
            pass
        found = study.found()
        short.append(found.more)
        apart, half = abs(found.more - known[card][0]), found.high - found.more
        agree += apart <= sqrt(half**2 + known[card][1] ** 2)
        print(f"{card}: {found.more:+.1f} ± {half:.1f}, long {known[card][0]:+.1f}", flush=True)
    same = correlation([known[card][0] for card in cards], short)
    seconds = time.process_time() - began
    print(
        f"{box}: {len(cards)} cards, {deals} deals each, rank correlation {same:.2f}, "
        f"{agree} agree within the intervals, {seconds:.0f} s of processor time"
    )


def main() -> int:
    """Write the file, or compare."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--compare", action="store_true")
    parser.add_argument("--check", action="store_true", help="fail if the file is stale")
    parser.add_argument("--box", choices=tuple(BOXES), default="heroes-unite")
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--part", default="1/1")
    options = parser.parse_args()
    if options.compare:
        part, _, parts = options.part.partition("/")
        compare(options.box, options.deals, int(part), int(parts))
        return 0
    if options.check:
        return int(FILE.read_text(encoding="utf-8") != written())
    FILE.write_text(written(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
