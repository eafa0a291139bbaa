"""``archrivals lab``: studies of the game itself."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from archrivals.suggesting import unknown

from .command import Command, Options, Parser, Usage, at_least
from .tables import box_named, box_names, choice_lines, jobs_option

if TYPE_CHECKING:
    from archrivals.lab.balance.changes import Change, Kind
    from archrivals.lab.balance.studies import Study


def _lab_options(parser: Parser) -> None:
    from archrivals.lab.balance.changes import KINDS
    from archrivals.lab.balance.studies import LEVELS

    parser.add_argument("study", choices=["balance"], help="the kind of study")
    parser.add_argument(
        "box", type=box_named, metavar="BOX", help=f"the box to study\n{', '.join(box_names())}"
    )
    parser.add_argument(
        "--kinds",
        default="gift,ban,hero,first",
        metavar="KIND[,KIND...]",
        help="the changes to study (default: gift,ban,hero,first)\n"
        f"{choice_lines({str(name): what for name, what in KINDS.items()})}",
    )
    parser.add_argument(
        "--only",
        default="",
        metavar="ID[,ID...]",
        help="study these cards or heroes alone (default: all of the box)",
    )
    parser.add_argument(
        "--level",
        action="append",
        choices=LEVELS,
        help="the bot in every seat; can be given more than once (default: each in turn)",
    )
    parser.add_argument(
        "--deals",
        type=at_least(0),
        default=20,
        metavar="N",
        help="number of deals for each change (default: 20)",
    )
    parser.add_argument(
        "--games",
        type=at_least(0),
        default=100,
        metavar="N",
        help="number of unchanged games for each number of players (default: 100)",
    )
    jobs_option(parser)
    parser.add_argument(
        "--out",
        type=Path,
        default=Path("balance"),
        metavar="DIR",
        help="write BOX.json and BOX.html here (default: balance)",
    )


def lab(options: Options) -> int:
    """Play the games that the study lacks, and write the report."""
    from archrivals.lab.balance.page import write_page
    from archrivals.lab.balance.studies import LEVELS, Study, changes_of
    from archrivals.lab.executors import MissingPackage

    changes = changes_of(options.box, _kinds(options.kinds), _ids(options.only, options.box))
    path = options.out / f"{options.box}.json"
    try:
        options.out.mkdir(parents=True, exist_ok=True)
        study = Study.begun(options.box, path)
        study.keep(path)  # a folder that cannot be written to fails before the first game
    except OSError as error:
        raise Usage(f"cannot write to {options.out}: {error.strerror}") from None
    except ValueError as error:
        raise Usage(str(error)) from None
    for level in options.level or LEVELS:
        _play(study, level, changes, options, path)
    study.keep(path)
    print(path)
    try:
        write_page(study, path.with_suffix(".html"))
    except MissingPackage as missing:
        print(missing)
        return 0
    print(path.with_suffix(".html"))
    return 0


def _kinds(text: str) -> list[Kind]:
    from archrivals.lab.balance.changes import KINDS

    named = [each for each in text.split(",") if each]
    for name in named:
        if name not in KINDS:
            raise Usage(unknown("kind of change", name, KINDS))
    return [kind for kind in KINDS if kind in named]


def _ids(text: str, box: str) -> list[str]:
    """The cards and heroes of ``--only``; a Character goes by its name."""
    from archrivals.lab.balance.changes import KINDS
    from archrivals.lab.balance.studies import changes_of

    ids = [each for each in text.split(",") if each]
    known = dict.fromkeys(change.what for change in changes_of(box, KINDS))
    for name in ids:
        if name not in known:
            where = f"`archrivals cards --box {box}` lists all"
            raise Usage(unknown(f"card or hero to study in {box}", name, known, where))
    return ids


def _play(study: Study, level: str, changes: list[Change], options: Options, path: Path) -> None:
    from archrivals.lab.balance.games import Board
    from archrivals.lab.balance.studies import player_counts, run, tasks_for, watch
    from archrivals.terminal.progress import Progress

    for players in player_counts(options.box):
        board = Board(options.box, players, level)
        what = f"batches of unchanged games ({players} players, {level})"
        with Progress(1, what, every=30) as progress:
            watch(study, board, options.games, path, options.jobs, progress.at)
    tasks = list(tasks_for(study, level, changes, options.deals))
    with Progress(len(tasks), f"batches of changed games ({level})", every=30) as progress:
        run(study, tasks, path, options.jobs, progress.at)


COMMANDS: Final = {
    "lab": Command(
        "The lab plays deals as they are, and again with one thing changed for one seat. It keeps "
        "the figures in a JSON file, from which the next run continues, and writes a page of "
        "charts (needs archrivals[lab]).",
        "  archrivals lab balance heroes-unite --out balance\n"
        "  archrivals lab balance confrontations --kinds gift --deals 100 --level greedy --jobs 2\n"
        "  archrivals lab balance confrontations --kinds cost --only ares,olympus --deals 200",
        _lab_options,
        lab,
    ),
}
