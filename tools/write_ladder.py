"""Play the ladder out and write ``docs/ladder.md``: every level against every lower one, per box.

    python tools/write_ladder.py --jobs 2              # whatever is missing, then the page
    python tools/write_ladder.py --anew --blocks 1000  # everything, more exactly

What was played is kept in ``docs/ladder.json``, so that a run can be stopped and taken up again.
"""

from __future__ import annotations

import argparse
import json
import sys
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from archrivals.bots import BOTS
from archrivals.engine.rules import Setup
from archrivals.engine.saving import RULES_VERSION
from archrivals.lab.blocks import Match
from archrivals.lab.crews import crew_for
from archrivals.lab.matches import as_json, play_match
from archrivals.lab.oracle import OracleBot

DOCS: Final = Path(__file__).resolve().parent.parent / "docs"
KEPT: Final = DOCS / "ladder.json"
PAGE: Final = DOCS / "ladder.md"

LEVELS: Final = ("random", "keen", "greedy", "collector", "planner", "mastermind")
BOXES: Final = (
    "heroes-unite",
    "confrontations",
    "rivals-batman-joker",
    "rivals-shazam-black-adam",
)
ORACLE: Final = "oracle"
SLOW: Final = {"planner": 6, "mastermind": 20, ORACLE: 12}
"""So many times fewer blocks are played of bots that think."""

FEWEST: Final = 8
Cell = dict[str, Any]
BEGIN, END = "<!-- figures -->", "<!-- end of figures -->"


def wanted(tables: list[tuple[str, int]]) -> list[tuple[str, int, str, str]]:
    """Every meeting of the ladder, the quick ones first: box, players, candidate, opponent."""
    meetings = []
    for box, players in tables:
        for at, candidate in enumerate(LEVELS):
            lower = LEVELS[:at] if players == 2 else LEVELS[max(0, at - 1) : at]
            meetings += [(box, players, candidate, opponent) for opponent in lower]
        if players == 2:
            meetings.append((box, players, ORACLE, "collector"))
    return sorted(meetings, key=lambda each: SLOW.get(each[2], 1))


def played(box: str, players: int, pair: tuple[str, str], blocks: int, jobs: int) -> Cell:
    """One meeting."""
    match = Match(names=pair, setup=Setup(box=box, players=players), blocks=blocks, seed="ladder")
    figures = as_json(play_match(match, crew_for(match, jobs)))
    if figures["failures"]:
        raise RuntimeError(f"{box}, {pair}: {figures['failures'][0]['error']}")
    found = figures["pairs"][0]
    kept = ("blocks", "share", "low", "high", "turns", "thinking_ms")
    return {name: found[name] for name in kept} | {
        "fair": figures["fair"],
        "rules": RULES_VERSION,
        "cards": figures["cards"][:12],
        "date": datetime.now(UTC).date().isoformat(),
    }


def named(box: str, players: int, candidate: str, opponent: str) -> str:
    """What a meeting is kept under."""
    return f"{box} {players} {candidate} {opponent}"


# --- The page ---------------------------------------------------------------------------------


def page(kept: dict[str, Cell]) -> str:
    """The tables of all that was played."""
    parts = []
    for box in BOXES:
        parts += [f"### {box}, two players", "", *matrix(kept, box), ""]
        found = kept.get(named(box, 2, ORACLE, "collector"))
        if found is not None:
            parts += [f"X, which sees the hidden order, over collector: {shown(found)}.", ""]
    more = [(box, players) for box in BOXES for players in (3, 4, 5)]
    lines = [line for box, players in more for line in ladder_line(kept, box, players)]
    if lines:
        parts += [
            "### More players",
            "",
            "| table | candidate | share | fair |",
            "|---|---|---|---|",
        ]
        parts += [*lines, ""]
    return "\n".join([*parts, *speeds(kept)])


def matrix(kept: dict[str, Cell], box: str) -> list[str]:
    """Each level (row) over each lower one (column), in per cent."""
    lines = ["| over | " + " | ".join(LEVELS[:-1]) + " |", "|---" * len(LEVELS) + "|"]
    for at, candidate in enumerate(LEVELS[1:], 1):
        cells = [kept.get(named(box, 2, candidate, each)) for each in LEVELS[:at]]
        row = [shown(cell) if cell else "" for cell in cells]
        row += [""] * (len(LEVELS) - 1 - at)
        lines.append(f"| **{candidate}** | " + " | ".join(row) + " |")
    return lines


def ladder_line(kept: dict[str, Cell], box: str, players: int) -> list[str]:
    """One level among others of the next lower one."""
    lines = []
    for lower, candidate in pairwise(LEVELS):
        cell = kept.get(named(box, players, candidate, lower))
        if cell:
            who = f"{candidate} among {lower}s"
            lines.append(f"| {box}, {players} | {who} | {shown(cell)} | {100 * cell['fair']:.0f} |")
    return lines


def shown(cell: Cell) -> str:
    """Share and interval in per cent, and of how many seed blocks."""
    share, low, high = (100 * cell[name] for name in ("share", "low", "high"))
    return f"{share:.1f} ({low:.0f} to {high:.0f}; {cell['blocks']})"


def speeds(kept: dict[str, Cell]) -> list[str]:
    """Milliseconds for a decision, over all that was played."""
    times: dict[str, list[float]] = {}
    for cell in kept.values():
        for name, spent in cell["thinking_ms"].items():
            times.setdefault(name, []).append(spent["mean"])
    lines = ["### Time for a decision", "", "| bot | mean, ms |", "|---|---|"]
    order = [*LEVELS, ORACLE]
    for name in sorted(times, key=order.index):
        lines.append(f"| {name} | {sum(times[name]) / len(times[name]):.2f} |")
    return lines


def write_page(kept: dict[str, Cell]) -> None:
    """Put the tables between their marks; what is written around them stays."""
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    after = rest.partition(END)[2]
    PAGE.write_text(f"{before}{BEGIN}\n\n{page(kept)}\n\n{END}{after}", encoding="utf-8")


def main(argv: list[str]) -> int:
    """Play what is missing, write the page."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--blocks", type=int, default=200, help="seed blocks of quick bots")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--anew", action="store_true", help="play what has been played, too")
    parser.add_argument("--only", nargs="*", help="only meetings with these words in their names")
    asked = parser.parse_args(argv)
    BOTS.setdefault(ORACLE, OracleBot)  # in this tool and nowhere else
    kept: dict[str, Cell] = {}
    if KEPT.exists() and not asked.anew:
        kept = json.loads(KEPT.read_text(encoding="utf-8"))
    tables = [(box, 2) for box in BOXES] + [("heroes-unite", 4), ("confrontations", 4)]
    for box, players, candidate, opponent in wanted(tables):
        name = named(box, players, candidate, opponent)
        if name in kept or (asked.only and not any(each in name for each in asked.only)):
            continue
        slow = max(SLOW.get(each, 1) for each in (candidate, opponent))
        blocks = max(FEWEST, asked.blocks // slow)
        kept[name] = played(box, players, (candidate, opponent), blocks, asked.jobs)
        print(f"{name}: {shown(kept[name])}", flush=True)
        KEPT.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", encoding="utf-8")
        write_page(kept)
    write_page(kept)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
