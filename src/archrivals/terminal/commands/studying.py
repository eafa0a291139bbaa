"""``archrivals simulate`` and ``match``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Final

from .command import Command, Options, Parser, Usage, at_least
from .tables import (
    bot_named,
    bot_names,
    box_or_file,
    cast_option,
    jobs_option,
    json_option,
    setup_from,
    table_options,
)

if TYPE_CHECKING:
    from archrivals.lab.matches import Outcome


def _simulate_options(parser: Parser) -> None:
    table_options(parser, "random", _box_or_all)
    parser.add_argument(
        "--games", type=at_least(1), default=100, metavar="N", help="number of games (default: 100)"
    )
    parser.add_argument(
        "--first",
        type=at_least(0),
        default=0,
        metavar="K",
        help="number of the first game (default: 0); a game's number decides its shuffles",
    )
    parser.add_argument(
        "--mix",
        action="store_true",
        help="vary players, variants and heroes from game to game; with --box all also the box",
    )
    parser.add_argument("--check", action="store_true", help="check every invariant at every step")
    parser.add_argument(
        "--replays",
        type=at_least(0),
        default=0,
        metavar="N",
        help="save N of the games, load them again and compare (default: 0)",
    )
    jobs_option(parser)
    json_option(parser, "the figures")


def _box_or_all(name: str) -> str:
    return name if name == "all" else box_or_file(name)


def simulate(options: Options) -> int:
    """Let bots play whole games."""
    from archrivals.box_files import is_file_name
    from archrivals.lab.reports import simulation
    from archrivals.lab.simulating import Plan, as_json
    from archrivals.lab.simulating import simulate as run
    from archrivals.terminal.progress import Progress

    if options.box == "all" and not options.mix:
        raise Usage("--box all needs --mix: it goes through every kind of table")
    if options.mix and is_file_name(options.box):
        raise Usage("--mix goes through the boxes of the package: leave it out for your own box")
    if options.mix and (options.recipe or options.players or options.variant):
        raise Usage("--mix varies the tables by itself: leave out --recipe, --players, --variant")
    plan = Plan(
        box=options.box,
        recipe=options.recipe,
        recipe_word=options.recipe_word,
        players=options.players,
        bots=options.bots,
        games=options.games,
        seed=options.seed or "1",
        variants=tuple(dict.fromkeys(options.variant)),
        super_villains=options.super_villains,
        hero_choice=options.heroes,
        mix=options.mix,
        first=options.first,
        checked=options.check,
        replays=options.replays,
        jobs=options.jobs,
    )
    if not plan.mix:
        from archrivals.engine.play.dealing import check
        from archrivals.lab.simulating import faces_for

        check(plan.setup(0), faces_for(plan.setup(0)))
    with Progress(plan.games, "games") as progress:
        played, seconds = run(plan, progress.at)
    figures = as_json(plan, played, seconds)
    print(json.dumps(figures, indent=1) if options.json else simulation(figures))
    return 1 if played.failures else 0


def _match_options(parser: Parser) -> None:
    parser.add_argument(
        "names",
        nargs="+",
        type=_bot_or_lab_bot,
        metavar="BOT",
        help="two or more bots\n"
        f"{', '.join(bot_names())}\n"
        f"of the lab: {', '.join(_lab_bots())}\n"
        "your own: module:Class, from a file in this folder or an installed module",
    )
    table_options(parser)
    cast_option(parser)
    parser.add_argument(
        "--blocks",
        type=at_least(1),
        default=100,
        metavar="N",
        help="number of deals; each is played from every side (default: 100)",
    )
    parser.add_argument(
        "--first",
        type=at_least(0),
        default=0,
        metavar="K",
        help="number of the first deal (default: 0)",
    )
    parser.add_argument(
        "--sprt",
        nargs=2,
        type=float,
        metavar=("P0", "P1"),
        help="stop a pair as soon as a sequential test shows whether the first bot's share of wins "
        "is nearer P0 or P1 (5 %% errors)",
    )
    jobs_option(parser)
    parser.add_argument(
        "--address",
        metavar="RAY",
        help="play on a Ray cluster instead: auto, or HOST:PORT (needs archrivals[lab])",
    )
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="write every game to a .jsonl or a .parquet file (.parquet needs archrivals[lab])",
    )
    json_option(parser, "the figures")


def _lab_bots() -> tuple[str, ...]:
    from archrivals.lab.lab_bots import LAB_BOTS

    return tuple(LAB_BOTS)


def _bot_or_lab_bot(name: str) -> str:
    return bot_named(name, more=_lab_bots())


def match(options: Options) -> int:
    """Find out which bot is better."""
    from archrivals.engine.play.dealing import check
    from archrivals.lab import blocks, executors, matches, storage
    from archrivals.lab.reports import match_result
    from archrivals.lab.simulating import faces_for
    from archrivals.terminal.progress import Progress

    plan = blocks.Match(
        names=tuple(options.names),
        setup=setup_from(options),
        blocks=options.blocks,
        first=options.first,
        seed=options.seed or "1",
        recipe_word=options.recipe_word,
        box_word=options.box,
    )
    check(plan.setup, faces_for(plan.setup))
    _check_match(options, plan.names)
    try:
        if options.out is not None:
            storage.check_path(options.out)
        crew = executors.crew_for(plan, options.jobs, options.address)
    except (ValueError, executors.MissingPackage, ConnectionError) as error:
        raise Usage(str(error)) from None
    sprt = tuple(options.sprt) if options.sprt else None
    with Progress(plan.blocks * len(plan.pairs), "blocks", every=30) as progress:
        outcome = matches.play_match(plan, crew, sprt, progress.at)
    unkept = None if options.out is None else _unkept(outcome, options.out)
    figures = matches.as_json(outcome)
    print(json.dumps(figures, indent=1) if options.json else match_result(figures))
    if unkept is not None:
        raise Usage(unkept)
    return 130 if outcome.interrupted else 1 if outcome.failures else 0


def _unkept(outcome: Outcome, path: Path) -> str | None:
    """Keep the games; why they could not be kept, for a match has figures anyway."""
    from archrivals.lab import storage

    try:
        storage.keep(outcome, path)
    except OSError as error:  # a disk that has become full, perhaps
        return f"cannot write {path}: {error.strerror}"
    return None


def _check_match(options: Options, names: tuple[str, ...]) -> None:
    if len(names) < 2:
        raise Usage(f"a match needs two bots or more: {', '.join(bot_names())}")
    if len(set(names)) < len(names):
        raise Usage("name each bot once: against itself it plays the same game from every side")
    if options.sprt and not 0 < options.sprt[0] < options.sprt[1] < 1:
        raise Usage("--sprt takes two shares between 0 and 1, the lower one first")


COMMANDS: Final = {
    "simulate": Command(
        "It prints wins, turns, scores and speed. If a game fails, the report names the command "
        "that repeats it, and the exit code is 1.",
        "  archrivals simulate --players 4 --bots greedy,greedy,random,random --games 200\n"
        "  archrivals simulate --mix --games 2000 --check",
        _simulate_options,
        simulate,
    ),
    "match": Command(
        "Every deal is played once from every side of the table, so that luck is the same for "
        "both bots. Each bot meets every other. If a table has more than two sides, the first bot "
        "of a pair takes one and the second bot takes the rest.",
        "  archrivals match greedy random --blocks 200 --jobs 2\n"
        "  archrivals match greedy keen random --players 4 --blocks 100 --out games.parquet\n"
        "  archrivals match greedy keen --sprt 0.50 0.55 --blocks 5000\n"
        "  archrivals match mybot:Mine greedy --blocks 50\n"
        "  archrivals match greedy keen --blocks 100000 --address auto",
        _match_options,
        match,
    ),
}
