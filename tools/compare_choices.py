"""Compare two bots choice by choice: where they differ, play both choices out to the end.

    python tools/compare_choices.py confrontations archrival mastermind --decisions 300

In games of the Prodigy some decisions are put to both bots. Where they choose differently, each
choice is played out on the same imagined tables with the same luck to come, to the very end.
Printed is how much more often the first bot's choices win, in thousandths a decision, with its
standard error, and in which kinds of decision.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from math import sqrt
from statistics import fmean, pstdev

from archrivals.bots import BOTS
from archrivals.boxes import BOXES, catalogue
from archrivals.engine.language.rules import Setup
from archrivals.engine.table import Table
from archrivals.lab.choices import Gains, compared


def summary(gains: list[float], of: int) -> str:
    """The part of some decisions in the mean of all, in thousandths."""
    mean, error = fmean(gains) * len(gains) / of, pstdev(gains) * sqrt(len(gains)) / of
    return f"{1000 * mean:+.1f} ± {1000 * error:.1f}"


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("box", choices=list(BOXES))
    parser.add_argument("one", choices=list(BOTS))
    parser.add_argument("other", choices=list(BOTS))
    parser.add_argument("--decisions", type=int, default=300, help="decisions at least")
    parser.add_argument("--worlds", type=int, default=40, help="on which each choice is played out")
    parser.add_argument("--seed", default="choices")
    asked = parser.parse_args()
    gains: Gains = defaultdict(list)
    games = 0
    while sum(map(len, gains.values())) < asked.decisions:
        seed = f"{asked.seed}-{games}"
        table = Table.new(Setup(box=asked.box, players=2), catalogue(asked.box), seed, log=False)
        compared(table, seed, (asked.one, asked.other), asked.worlds, gains)
        games += 1
    everything = [gain for each in gains.values() for gain in each]
    print(
        f"{asked.box}: {asked.one} over {asked.other}, thousandths of a win a decision: "
        f"{summary(everything, len(everything))} ({len(everything)} decisions of {games} games)"
    )
    for kind, each in sorted(gains.items(), key=lambda found: -len(found[1])):
        differ = sum(gain != 0 for gain in each)
        print(
            f"  {kind}: {summary(each, len(everything))} ({len(each)}, {differ} with a difference)"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
