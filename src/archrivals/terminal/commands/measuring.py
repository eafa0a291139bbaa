"""``archrivals bench`` and ``coverage``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from .command import Command, Options, Parser, Usage, at_least
from .tables import box_named, box_names, json_option


def _bench_options(parser: Parser) -> None:
    parser.add_argument(
        "--rounds", type=at_least(1), default=5, metavar="N", help="number of rounds (default: 5)"
    )
    json_option(parser, "the figures")


def bench(options: Options) -> int:
    """Measure the engine."""
    from archrivals.lab.benching import bench as measure
    from archrivals.lab.reports import speeds
    from archrivals.terminal.progress import Progress

    with Progress(options.rounds, "rounds") as progress:
        figures = measure(options.rounds, progress=progress.at).summary()
    print(json.dumps(figures, indent=1) if options.json else speeds(figures))
    return 0


def _coverage_options(parser: Parser) -> None:
    parser.add_argument(
        "--box", type=box_named, metavar="BOX", help=f"only this box\n{', '.join(box_names())}"
    )
    parser.add_argument(
        "--tests",
        type=Path,
        default=Path("tests"),
        metavar="DIR",
        help="the folder of the tests (default: tests)",
    )
    parser.add_argument(
        "--play",
        action="store_true",
        help="also let bots play until every card was seen doing all it can",
    )


def coverage(options: Options) -> int:
    """Show which cards and rules have tests."""
    from archrivals.terminal.covering import covered

    if not options.tests.is_dir():
        raise Usage(f"no tests in {options.tests}: run this in a checkout, or name --tests DIR")
    boxes = [options.box] if options.box else box_names()
    return covered(boxes, options.tests, play=options.play)


COMMANDS: Final = {
    "bench": Command(
        "It prints decisions, forks and games per second on one core. If pyminion is installed, "
        "its games alternate with ours.",
        "  archrivals bench\n  archrivals bench --rounds 9 --json",
        _bench_options,
        bench,
    ),
    "coverage": Command(
        "A test covers the cards, rules and rulings that its markers name. The exit code is 1 if "
        "one has no test.",
        "  archrivals coverage\n  archrivals coverage --play",
        _coverage_options,
        coverage,
    ),
}
