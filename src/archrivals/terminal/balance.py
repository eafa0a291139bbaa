"""``archrivals lab``: studies of the game itself."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

from archrivals.boxes import BOXES

from .figures import Progress

Options = argparse.Namespace


def lab_options(made: Any) -> None:
    """What ``archrivals lab`` takes."""
    from archrivals.lab.balance.changes import KINDS
    from archrivals.lab.balance.studies import LEVELS

    made.add_argument("study", choices=["balance"], help="balance: what everything is worth")
    made.add_argument("box", choices=BOXES, metavar="BOX", help=", ".join(BOXES))
    made.add_argument(
        "--kinds",
        default="gift,ban,hero,first",
        metavar="KINDS",
        help="comma between; " + "; ".join(f"{name}: {what}" for name, what in KINDS.items()),
    )
    made.add_argument("--only", default="", metavar="IDS", help="just these cards or heroes")
    made.add_argument(
        "--level",
        action="append",
        choices=LEVELS,
        help="the bot in every seat (default: each in turn)",
    )
    made.add_argument(
        "--deals", type=int, default=20, metavar="N", help="deals for each change (default 20)"
    )
    made.add_argument(
        "--games",
        type=int,
        default=100,
        metavar="N",
        help="games as they are for each number of players (default 100)",
    )
    made.add_argument("--jobs", type=int, default=1, metavar="N", help="processes (default 1)")
    made.add_argument(
        "--out",
        type=Path,
        default=Path("balance"),
        metavar="DIR",
        help="where BOX.json and BOX.html go; a study goes on where its file ends",
    )


def lab(options: Options, usage: Callable[[str], SystemExit]) -> int:
    """Play what is missing and write the report."""
    from archrivals.lab.balance.changes import KINDS
    from archrivals.lab.balance.games import Board
    from archrivals.lab.balance.page import write_page
    from archrivals.lab.balance.studies import (
        LEVELS,
        Study,
        changes_of,
        player_counts,
        run,
        tasks_for,
        watch,
    )
    from archrivals.lab.crews import MissingPackage

    kinds = [name for name in KINDS if name in options.kinds.split(",")]
    if len(kinds) != len([each for each in options.kinds.split(",") if each]):
        raise usage(f"--kinds takes {', '.join(KINDS)}")
    if options.jobs < 1 or options.deals < 0 or options.games < 0:
        raise usage("--jobs is at least 1, --deals and --games at least 0")
    changes = changes_of(options.box, kinds, [each for each in options.only.split(",") if each])
    options.out.mkdir(parents=True, exist_ok=True)
    path = options.out / f"{options.box}.json"
    try:
        study = Study.begun(options.box, path)
    except ValueError as error:
        raise usage(str(error)) from None
    for level in options.level or LEVELS:
        for players in player_counts(options.box):
            board = Board(options.box, players, level)
            with Progress(1, f"parts of games as they are, {players} {level}", 30) as progress:
                watch(study, board, options.games, path, options.jobs, progress.at)
        tasks = list(tasks_for(study, level, changes, options.deals))
        with Progress(len(tasks), f"parts of changes, {level}", 30) as progress:
            run(study, tasks, path, options.jobs, progress.at)
    study.keep(path)
    print(path)
    try:
        write_page(study, path.with_suffix(".html"))
    except MissingPackage as missing:
        print(missing)
        return 0
    print(path.with_suffix(".html"))
    return 0
