"""Prove that the record is whole: an independent bookkeeper follows games from a spectator's log.

The bookkeeper (``tests/bookkeeper.py``) gets the events of a spectator and knows the
printed cards. After every line Power, the cost of every Character, every player's cards and
the gains of the turn are compared with the table. Differences are printed with the command that
repeats them, and the exit code is 1.

    python tools/prove_record.py                      # 2,000 games of boxes, 200 of each mixture
    python tools/prove_record.py --boxes 50 --mixtures 5
    python tools/prove_record.py --drop pay           # exit code 0 if that is found out
    python tools/prove_record.py --only two-sets --game 17
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from auditing import audited

from archrivals.boxes import BOXES
from archrivals.boxes.recipes import RECIPES

BOX_GAMES = 2_000
MIXTURE_GAMES = 200
CHUNK = 4


class Job(NamedTuple):
    """One game of a box or mixture."""

    table: str
    number: int


class Report(NamedTuple):
    """What its audit found."""

    job: Job
    lines: int
    over: bool
    wrong: list[str]


def audit(job: Job, dropped: tuple[str, ...]) -> Report:
    """Play one game and follow it."""
    found = audited(job.table, job.number, dropped=dropped)
    return Report(job, found.lines, found.table.over, found.wrong)


def jobs(boxes: int, mixtures: int) -> Iterator[Job]:
    """All games: those of the boxes in turn, then those of the mixtures."""
    names = list(BOXES)
    for number in range(boxes):
        yield Job(names[number % len(names)], number // len(names))
    for name in RECIPES:
        for number in range(mixtures):
            yield Job(name, number)


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--boxes", type=int, default=BOX_GAMES, help="games of single boxes")
    parser.add_argument("--mixtures", type=int, default=MIXTURE_GAMES, help="games of each mixture")
    parser.add_argument("--only", choices=[*BOXES, *RECIPES], help="one box or mixture")
    parser.add_argument("--game", type=int, help="one game of it, by its number")
    parser.add_argument("--drop", action="append", default=[], help="a kind of event not to hear")
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    given = parser.parse_args()
    wanted = list(jobs(given.boxes, given.mixtures))
    if given.only:
        wanted = [job for job in wanted if job.table == given.only]
    if given.game is not None:
        wanted = [Job(given.only or next(iter(BOXES)), given.game)]
    return report_drops(wanted, tuple(given.drop), given.jobs)


def report_drops(wanted: list[Job], dropped: tuple[str, ...], workers: int) -> int:
    """Follow all games, print the findings."""
    began = time.monotonic()
    lines = games = ended = differ = 0
    with multiprocessing.get_context("fork").Pool(workers) as pool:
        for report in pool.imap_unordered(partial(audit, dropped=dropped), wanted, CHUNK):
            games += 1
            ended += report.over
            lines += report.lines
            differ += bool(report.wrong)
            if report.wrong and not dropped:
                print(f"{report.wrong[0]}\n  see it again: python tools/prove_record.py", end="")
                print(f" --only {report.job.table} --game {report.job.number}")
    took = time.monotonic() - began
    print(f"{games} games ({ended} ended), {lines} lines: {differ} games with differences", end="")
    print(f" ({took:.0f} s)")
    return int(bool(differ) != bool(dropped))


if __name__ == "__main__":
    sys.exit(main())
