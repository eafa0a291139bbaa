"""Find questions whose answers all lead to the same table, and list those that are left.

    python tools/find_idle_questions.py --games 200
    python tools/find_idle_questions.py heroes-unite --games 20 --bot greedy --seed more
    python tools/find_idle_questions.py --games 20 --deals 100

Bots play whole games of every box. Before each answer to a question with a choice, every answer is
tried on a fork of the table (``archrivals.lab.idle_asks``). Printed is for each kind of question,
and for each card that asks it, how often it was asked, how often all answers led to the same table,
how often a host answers it by itself (``archrivals.engine.views.alike``), and why the rest is left
to the player. With --deals each question that is answered by itself is tried on that many imagined
tables; one on which the answers differ ends the program with an error. With --witnesses each that
is left to the player, but for those of decision 007, is tried on that many as well: where the
answers differ on one, the player cannot know that they decide nothing.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from archrivals.bots import BOTS
from archrivals.boxes import BOXES, catalogue
from archrivals.engine.language.rules import Setup
from archrivals.engine.state.asks import Ask
from archrivals.engine.views.alike import all_alike
from archrivals.lab.idle_asks import WINDOWS, asked_in, differs, is_idle, why_left

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
    parser.add_argument("--deals", type=int, default=0, help="imagined tables for each that is")
    parser.add_argument("--witnesses", type=int, default=0, help="and for each that is left")
    asked = parser.parse_args()
    seen: Counter[Row] = Counter()
    idle: Counter[Row] = Counter()
    given: Counter[Row] = Counter()
    wrong: Counter[Row] = Counter()
    left: Counter[tuple[str, Row]] = Counter()
    unknowable: Counter[tuple[str, Row]] = Counter()
    for box in asked.boxes:
        cat = catalogue(box)
        for game in range(asked.games):
            setup = Setup(box=box, players=players_of(box, game))
            for table, ask in asked_in(setup, f"{asked.seed}-{box}-{game}", cat, asked.bot):
                row = row_of(box, ask, cat.ids, table.state.faces)
                seen[row] += 1
                alike, nothing = all_alike(table, ask), is_idle(table, ask)
                idle[row] += nothing
                given[row] += alike
                wrong[row] += alike and (not nothing or differs(table, ask, asked.deals))
                if nothing and not alike:
                    key = why_left(table, ask), row
                    left[key] += 1
                    windowed = ask.kind in WINDOWS or len(table.window) > 1
                    unknowable[key] += not windowed and differs(table, ask, asked.witnesses)
    print(f"{sum(seen.values())} questions, {sum(idle.values())} decide nothing")
    print(
        f"{sum(given.values())} are answered by themselves, {sum(wrong.values())} of them wrongly"
    )
    for row, n in idle.most_common():
        if n:
            print(f"{' '.join(row):66} {n:5} of {seen[row]:6}, {given[row]:5} by themselves")
    for row, n in wrong.items():
        if n:
            print(f"Answers differ: {' '.join(row)} {n:5}")
    for why in sorted({why for why, _ in left}):
        print(f"\nLeft, because {why}:")
        for (each, row), n in left.most_common():
            if each == why:
                known = f", {unknowable[why, row]:5} differ elsewhere" if asked.witnesses else ""
                print(f"{' '.join(row):66} {n:5}{known}")
    return 1 if sum(wrong.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
