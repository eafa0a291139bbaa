"""Play the ladder out and write ``docs/ladder.md``: every level against every lower one, per box.

    python tools/write_ladder.py --jobs 2              # the missing games, then the page
    python tools/write_ladder.py --repeat --seconds 900  # everything, more exactly

Played games are kept in ``docs/ladder.json``, so that a run can be stopped and taken up again.
"""

from __future__ import annotations

import argparse
import json
import sys
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from archrivals.boxes import BOXES
from archrivals.boxes.ledger import ALL as WITH_BOOKS
from archrivals.engine.language.rules import Setup
from archrivals.engine.saving import RULES_VERSION
from archrivals.lab.blocks import Match
from archrivals.lab.executors import crew_for
from archrivals.lab.lab_bots import LAB_BOTS
from archrivals.lab.matches import as_json, play_match

DOCS: Final = Path(__file__).resolve().parent.parent / "docs"
KEPT: Final = DOCS / "ladder.json"
PAGE: Final = DOCS / "ladder.md"

RUNGS: Final = ("random", "keen", "greedy", "collector", "planner", "mastermind")
LEVELS: Final = (*RUNGS, "prodigy", "archrival")
MORE: Final = (("heroes-unite", 4), ("confrontations", 4))
"""Four alone, and two on two."""

STEPS: Final = (*((upper, lower) for lower, upper in pairwise(RUNGS)), ("prodigy", "collector"))
"""Return the pairs that meet there."""

STUDIED: Final = (("oracle", "collector"), ("patient", "collector"))
"""Bots of the lab alone, and their opponents."""

HELPING: Final = ("confrontations", 4, "collector", "loner")
"""Collectors against such as do not help each other."""

DECISIONS_S: Final = {
    "planner": 1.5,
    "mastermind": 7.0,
    "prodigy": 0.3,
    "archrival": 7.0,
    "oracle": 5.0,
    "patient": 20.0,
}
"""About how long a game of a bot takes; all others are quick."""

QUICK_DECISION_S: Final = 0.05
MOST, FEWEST = 200, 4
"""Blocks of a meeting."""

Cell = dict[str, Any]
BEGIN, END = "<!-- figures -->", "<!-- end of figures -->"


Meeting = tuple[str, int, str, str]
"""Box, players, candidate, opponent."""


def wanted() -> list[Meeting]:
    """Every meeting of the ladder, those with goals first, those without a question last."""
    meetings: list[Meeting] = []
    for box in WITH_BOOKS:
        for at, candidate in enumerate(LEVELS):
            meetings += [(box, 2, candidate, opponent) for opponent in LEVELS[:at]]
        meetings += [(box, 2, *pair) for pair in STUDIED]
    for box, players in MORE:
        meetings += [(box, players, *pair) for pair in STEPS]
    meetings.append(HELPING)
    return sorted(meetings, key=lambda each: (each[2:] not in GOALS, _foregone(each), cost(each)))


def _foregone(meeting: Meeting) -> bool:
    """Whether a bot that thinks meets one that does not even know a good card."""
    _, _, candidate, opponent = meeting
    return candidate in DECISIONS_S and opponent in RUNGS[:2]


def cost(meeting: Meeting) -> float:
    """About how many seconds a block takes: a game from every side."""
    box, players, candidate, opponent = meeting
    sides = 2 if BOXES[box].rules.confrontations else players
    one = DECISIONS_S.get(candidate, QUICK_DECISION_S)
    other = DECISIONS_S.get(opponent, QUICK_DECISION_S)
    return sides * (one + (sides - 1) * other) * players / sides


def blocks_for(meeting: Meeting, seconds: float) -> int:
    """As many blocks as the time allows; three times as many where a goal is set."""
    share = 3 * seconds if meeting[2:] in GOALS else seconds
    return max(FEWEST, min(MOST, round(share / cost(meeting))))


def played(meeting: Meeting, blocks: int, jobs: int) -> Cell:
    """One meeting."""
    box, players, *pair = meeting
    setup = Setup(box=box, players=players)
    match = Match(names=tuple(pair), setup=setup, blocks=blocks, seed="ladder")
    figures = as_json(play_match(match, crew_for(match, jobs)))
    if figures["failures"]:
        raise RuntimeError(f"{named(*meeting)}: {figures['failures'][0]['error']}")
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


STUDIES: Final = (
    "X, which sees all hidden cards, against the Collector",
    "Mastermind with four times the nodes (about a second) against the Collector",
)
AIMS: Final = (
    ("L1 over L0", 95, "greedy", "random"),
    ("L2 over L1", 60, "collector", "greedy"),
    ("L3 over L2", 55, "planner", "collector"),
    ("L4 over L2 at 0.25 s", 58, "mastermind", "collector"),
    ("L4 over L2 at 1 s (`patient`)", 62, "patient", "collector"),
    ("L5 alone over L2 at 3 ms", 58, "prodigy", "collector"),
    ("L5 in search over L4 at equal time", 57, "archrival", "mastermind"),
    ("X over L2, the luck ceiling", 0, "oracle", "collector"),
)
"""The goals, for two players: the least share in per cent."""

GOALS: Final = {(upper, lower) for _, _, upper, lower in AIMS if lower not in RUNGS[:2]}
"""Play unclear meetings more exactly."""


def page(kept: dict[str, Cell]) -> str:
    """The tables of all that was played."""
    parts = ["### Goals", "", *aims(kept), ""]
    for box in WITH_BOOKS:
        parts += [f"### {box}, two players", "", *matrix(kept, box), ""]
        for says, pair in zip(STUDIES, STUDIED, strict=True):
            found = kept.get(named(box, 2, *pair))
            if found is not None:
                parts += [f"{says}: {shown(found)}.", ""]
    lines = [line for box, players in MORE for line in ladder_line(kept, box, players)]
    if lines:
        parts += [
            "### More players",
            "",
            "| table | bot | share, % | fair share, % |",
            "|---|---|---|---|",
        ]
        parts += [*lines, ""]
    helping = kept.get(named(*HELPING))
    if helping is not None:
        says = "Two on two, Collectors against Collectors that never help a teammate (`loner`)"
        parts += [f"{says}: {shown(helping)}.", ""]
    return "\n".join([*parts, *speeds(kept)])


def aims(kept: dict[str, Cell]) -> list[str]:
    """Return the table of goals and results; bold where the whole interval is above the goal."""
    lines = ["| goal, % | " + " | ".join(WITH_BOOKS) + " |", "|---" * (len(WITH_BOOKS) + 1) + "|"]
    for says, least, *pair in AIMS:
        row = []
        for box in WITH_BOOKS:
            cell = kept.get(named(box, 2, *pair))
            text = shown(cell) if cell else "not played"
            row.append(f"**{text}**" if cell and 100 * cell["low"] >= least else text)
        lines.append(f"| {says}{f': {least}' if least else ''} | " + " | ".join(row) + " |")
    return lines


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
    """One level among others of a lower one."""
    lines = []
    for candidate, lower in STEPS:
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
    lines = ["### Time per decision", "", "| bot | mean, ms |", "|---|---|"]
    order = [*LEVELS, *LAB_BOTS]
    for name in sorted(times, key=order.index):
        lines.append(f"| {name} | {sum(times[name]) / len(times[name]):.2f} |")
    return lines


def write_page(kept: dict[str, Cell]) -> None:
    """Put the tables between their marks; the text around them stays."""
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    after = rest.partition(END)[2]
    PAGE.write_text(f"{before}{BEGIN}\n\n{page(kept)}\n\n{END}{after}", encoding="utf-8")


def main(argv: list[str]) -> int:
    """Play the missing games, write the page."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--seconds", type=float, default=60, help="for a meeting, about")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument(
        "--repeat", action="store_true", help="also repeat games that have been played"
    )
    parser.add_argument("--only", nargs="*", help="only meetings with all these words")
    asked = parser.parse_args(argv)
    kept: dict[str, Cell] = {}
    if KEPT.exists():
        kept = json.loads(KEPT.read_text(encoding="utf-8"))
    for meeting in wanted():
        name = named(*meeting)
        if asked.only and not all(each in name.split() for each in asked.only):
            continue
        blocks = blocks_for(meeting, asked.seconds)
        if not asked.repeat and name in kept and kept[name]["blocks"] >= blocks / 2:
            continue
        found = played(meeting, blocks, asked.jobs)
        print(f"{name}: {shown(found)}", flush=True)
        kept = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
        kept[name] = found
        KEPT.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", encoding="utf-8")
        write_page(kept)
    write_page(kept)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
