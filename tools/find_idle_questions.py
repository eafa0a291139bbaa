"""Find questions whose answers all lead to the same table, and list them by kind.

    python tools/find_idle_questions.py --games 250
    python tools/find_idle_questions.py heroes-unite --games 20 --bot greedy --seed more

Bots play whole games of every box. Before each answer to a question with a choice, every answer is
tried on a fork of the table (``archrivals.lab.idle_asks``). Printed is for each kind of question,
and for each card that asks it, how often it was asked and how often all answers led to the same
table.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from archrivals.bots import BOTS
from archrivals.boxes import BOXES, catalogue
from archrivals.engine.language.rules import Setup
from archrivals.engine.state.asks import Ask
from archrivals.lab.idle_asks import asked_in, is_idle

Row = tuple[str, str, str, str]


def players_of(box: str, game: int) -> int:
    """Return how many play: all numbers in turn."""
    fewest, most = BOXES[box].rules.players
    return fewest + game % (most - fewest + 1)


def row_of(box: str, ask: Ask, ids: tuple[str, ...] | list[str], faces: list[int]) -> Row:
    """Return the kind of a question: box, kind, its effect, and the card that asks."""
    source = ids[faces[ask.source]] if ask.source >= 0 else "rules"
    return box, ask.kind, type(ask.about).__name__, source


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("boxes", nargs="*", default=list(BOXES))
    parser.add_argument("--games", type=int, default=50, help="games of each box")
    parser.add_argument("--bot", choices=list(BOTS), default="greedy")
    parser.add_argument("--seed", default="idle")
    asked = parser.parse_args()
    seen: Counter[Row] = Counter()
    idle: Counter[Row] = Counter()
    for box in asked.boxes:
        cat = catalogue(box)
        for game in range(asked.games):
            setup = Setup(box=box, players=players_of(box, game))
            for table, ask in asked_in(setup, f"{asked.seed}-{box}-{game}", cat, asked.bot):
                row = row_of(box, ask, cat.ids, table.state.faces)
                seen[row] += 1
                idle[row] += is_idle(table, ask)
    print(f"{sum(seen.values())} questions, {sum(idle.values())} decide nothing")
    kinds: Counter[tuple[str, str]] = Counter()
    of: Counter[tuple[str, str]] = Counter()
    for (box, kind, *_), n in seen.items():
        of[box, kind] += n
    for (box, kind, *_), n in idle.items():
        kinds[box, kind] += n
    for (box, kind), n in sorted(of.items(), key=lambda found: -kinds[found[0]]):
        print(f"{box:28} {kind:16} {kinds[box, kind]:6} of {n:6}")
    print()
    for row, n in idle.most_common():
        if n:
            print(f"{' '.join(row):72} {n:6} of {seen[row]:6}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
