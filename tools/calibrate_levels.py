"""Find the temperatures of the levels for people, measure their steps, write ``docs/levels.md``.

    python tools/calibrate_levels.py --find             # temperatures, from Bruno down and up
    python tools/calibrate_levels.py --measure          # each level over the one below, per box
    python tools/calibrate_levels.py --time             # processor time of a decision
    python tools/calibrate_levels.py --find pip otto    # only these

Temperatures go to ``learned/levels.json`` in the folder of each box, figures to
``docs/levels.json``.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from datetime import UTC, datetime
from itertools import pairwise
from math import log
from pathlib import Path
from statistics import fmean, median, quantiles
from typing import Any, Final

from archrivals.bots import make_bot
from archrivals.bots.levels import LEVELS, Level, temperatures
from archrivals.boxes.ledger import ALL as WITH_BOOKS
from archrivals.engine.language.rules import Setup
from archrivals.engine.sight import Sight
from archrivals.engine.table import Table
from archrivals.lab.blocks import Match
from archrivals.lab.executors import Alone
from archrivals.lab.matches import play_match
from archrivals.lab.simulating import faces_for
from archrivals.lab.sprt import bootstrap

HOUSE: Final = Path(__file__).resolve().parent.parent
BOX_FOLDERS: Final = HOUSE / "src/archrivals/boxes"
KEPT: Final = HOUSE / "docs/levels.json"
PAGE: Final = HOUSE / "docs/levels.md"
BEGIN, END = "<!-- figures -->", "<!-- end of figures -->"

TABLES: Final = (*((box, 2) for box in WITH_BOOKS), ("heroes-unite", 5), ("confrontations", 4))
"""Where time is measured."""

ANCHOR: Final = "bruno"
"""Plays at no temperature; the others are placed by their distance from it."""

STEP: Final = 0.65
HOTTEST: Final = 2.0
FIRST_TRY: Final = 1.0
TRIES: Final = 3
CURVE: Final = 1.5
SLOPE: Final = 0.4
"""Odds were seen to change by about this much with this power of the temperature. A slope of one's
own for each step would be noise, with so few games."""

Figures = dict[str, Any]


def shares(upper: str, lower: str, box: str, blocks: int, seed: str) -> list[float]:
    """The upper one's share of each seed block."""
    match = Match((upper, lower), Setup(box=box), blocks, seed=seed)
    meeting = play_match(match, Alone(match)).meetings[0]
    if meeting.failures:
        raise RuntimeError(f"{upper}, {lower}, {box}: {meeting.failures[0].error}")
    return [block.share for block in meeting.blocks]


# --- Finding ----------------------------------------------------------------------------------


def find(level: Level, box: str, blocks: int) -> float:
    """The temperature at which this step is the one that is wanted."""
    below = level.number <= number_of(ANCHOR)
    other = LEVELS[level.number if below else level.number - 2]
    upper, lower = (other.id, level.id) if below else (level.id, other.id)
    heats = temperatures().setdefault(level.id, {})
    seen: list[tuple[float, float]] = []
    heat = heats.get(box) or FIRST_TRY  # found before: begin there
    for number in range(TRIES):
        heats[box] = heat
        share = fmean(shares(upper, lower, box, blocks, f"find {number}"))
        seen.append((heat**CURVE, logit(min(0.98, max(0.02, share)))))
        print(f"  {level.id}, {box}: {100 * share:.1f} % at {heat:.2f}", flush=True)
        if heat == 0.0 and (share >= STEP) == below:
            return 0.0  # it cannot come nearer: a temperature only weakens
        heat = solved(seen, SLOPE if below else -SLOPE)
    return heat


def solved(seen: list[tuple[float, float]], slope: float) -> float:
    """Return where the line of this slope through the observations has the wanted step."""
    x, y = fmean(each[0] for each in seen), fmean(each[1] for each in seen)
    wanted = x + (logit(STEP) - y) / slope
    return round(min(HOTTEST, float(max(0.0, wanted) ** (1 / CURVE))), 2)


def logit(share: float) -> float:
    """A share as odds on a scale where steps add up."""
    return log(share / (1 - share))


def number_of(name: str) -> int:
    """A level's number."""
    return next(level.number for level in LEVELS if level.id == name)


def outward(levels: list[Level]) -> list[Level]:
    """From the anchor down, then from the anchor up."""
    anchor = number_of(ANCHOR)
    down = [level for level in reversed(levels) if level.number < anchor]
    return down + [level for level in levels if level.number > anchor]


# --- Measuring --------------------------------------------------------------------------------


def measured(level: Level, box: str, blocks: int) -> Figures:
    """A level over the one below, on seeds that no temperature was found on."""
    found = shares(level.id, LEVELS[level.number - 2].id, box, blocks, "levels")
    step = bootstrap(found, f"{level.id}:{box}")
    return {"blocks": blocks, "share": step.mean, "low": step.low, "high": step.high, "all": found}


def timed(level: Level, box: str, players: int, games: int) -> list[float]:
    """Processor seconds of decisions with a choice, in whole games.

    Of those who think every fourth decision is timed; the others are the anchor's.
    """
    setup = Setup(box=box, players=players)
    every = 4 if level.looks_ahead else 1
    spent: list[float] = []
    decisions = 0
    for game in range(games):
        seed = f"time {game}"
        table = Table.new(setup, faces_for(setup), seed, log=False)
        bots = [make_bot(level.id, seed, seat) for seat in range(players)]
        fillers = [make_bot(ANCHOR, seed, seat) for seat in range(players)]
        sights = [Sight(table, seat) for seat in range(players)]
        while table.asks:
            ask = table.asks[0]
            decisions += len(ask.options) > 1
            if len(ask.options) > 1 and decisions % every == 0:
                began = time.process_time()
                choice = bots[ask.seat].answer(sights[ask.seat], ask)
                spent.append(time.process_time() - began)
            else:
                choice = fillers[ask.seat].answer(sights[ask.seat], ask)
            table.answer(ask.seat, choice)
    return spent


# --- The page ---------------------------------------------------------------------------------


def page(kept: Figures) -> str:
    """Return the tables of the measurements."""
    lines = ["| level | over | all four boxes | " + " | ".join(WITH_BOOKS) + " |"]
    lines.append("|---" * (len(WITH_BOOKS) + 3) + "|")
    for lower, level in pairwise(LEVELS):
        cells = [kept["steps"].get(f"{level.id} {box}") for box in WITH_BOOKS]
        played = [cell for cell in cells if cell]
        whole = ""
        if len(played) == len(WITH_BOOKS):
            every = bootstrap([share for cell in played for share in cell["all"]], level.id)
            mean = fmean(cell["share"] for cell in played)
            whole = f"**{100 * mean:.1f}** (± {50 * (every.high - every.low):.1f})"
        row = [shown(cell) if cell else "" for cell in cells]
        lines.append(
            f"| {level.number} {level.name} | {lower.name} | {whole} | {' | '.join(row)} |"
        )
    lines += [
        "",
        "| level | " + " | ".join(WITH_BOOKS) + " |",
        "|---" * (len(WITH_BOOKS) + 1) + "|",
    ]
    for level in LEVELS:
        heats = temperatures().get(level.id, {})
        row = [f"{heats.get(box, 0.0):.2f}" for box in WITH_BOOKS]
        lines.append(f"| {level.number} {level.name} | " + " | ".join(row) + " |")
    lines += ["", "| level | table | decisions | median, ms | p95, ms | slowest, ms |"]
    lines.append("|---|---|---|---|---|---|")
    for level in LEVELS:
        for box, players in TABLES:
            cell = kept["times"].get(f"{level.id} {box} {players}")
            if cell:
                ms = " | ".join(f"{1000 * cell[name]:.1f}" for name in ("median", "p95", "slowest"))
                lines.append(f"| {level.name} | {box}, {players} | {cell['decisions']} | {ms} |")
    return "\n".join([*lines, "", f"Measured on {kept['date']}."])


def shown(cell: Figures) -> str:
    """Share and interval in per cent, and of how many seed blocks."""
    share, low, high = (100 * cell[name] for name in ("share", "low", "high"))
    return f"{share:.1f} ({low:.0f} to {high:.0f}; {cell['blocks']})"


def write(kept: Figures) -> None:
    """Keep the measurements; put the tables between their marks."""
    kept["date"] = datetime.now(UTC).date().isoformat()
    KEPT.write_text(json.dumps(kept, sort_keys=True) + "\n", encoding="utf-8")
    if PAGE.exists():
        before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
        after = rest.partition(END)[2]
        PAGE.write_text(f"{before}{BEGIN}\n\n{page(kept)}\n\n{END}{after}", encoding="utf-8")


def main(argv: list[str]) -> int:
    """Find, measure, take the time, as asked."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("levels", nargs="*", help="only these levels")
    parser.add_argument("--find", action="store_true", help="find temperatures")
    parser.add_argument("--measure", action="store_true", help="measure steps")
    parser.add_argument("--time", action="store_true", help="measure processor time")
    parser.add_argument("--blocks", type=int, default=200, help="seed blocks of a step per box")
    parser.add_argument("--boxes", nargs="*", default=WITH_BOOKS, help="only these boxes")
    asked = parser.parse_args(argv)
    chosen = [level for level in LEVELS if not asked.levels or level.id in asked.levels]
    kept: Figures = {"steps": {}, "times": {}}
    if KEPT.exists():
        kept = json.loads(KEPT.read_text(encoding="utf-8"))
    if asked.find:
        for level in outward(chosen):
            for box in asked.boxes:
                heat = find(level, box, max(8, asked.blocks // 3))
                temperatures().setdefault(level.id, {})[box] = heat
                found = {each: heats[box] for each, heats in temperatures().items() if box in heats}
                file = BOX_FOLDERS / box.replace("-", "_") / "learned" / "levels.json"
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
                print(f"{level.id}, {box}: {heat:.2f}", flush=True)
    if asked.measure:
        for level in chosen:
            for box in asked.boxes if level.number > 1 else ():
                cell = kept["steps"][f"{level.id} {box}"] = measured(level, box, asked.blocks)
                print(f"{level.id}, {box}: {shown(cell)}", flush=True)
                write(kept)
    if asked.time:
        for level in chosen:
            for box, players in TABLES:
                if box not in asked.boxes:
                    continue
                spent = timed(level, box, players, 1 if level.looks_ahead else 5)
                kept["times"][f"{level.id} {box} {players}"] = {
                    "decisions": len(spent),
                    "median": median(spent),
                    "p95": quantiles(spent, n=20)[-1],
                    "slowest": max(spent),
                }
                write(kept)
    write(kept)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
