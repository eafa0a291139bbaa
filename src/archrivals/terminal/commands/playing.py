"""``archrivals open`` and ``archrivals play``."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from .command import Command, Options, Parser, Usage, at_least
from .tables import cast_option, language_option, read_json, setup_from, table_options

if TYPE_CHECKING:
    from archrivals.engine.language.rules import Setup


def _open_options(parser: Parser) -> None:
    parser.add_argument(
        "--port",
        type=at_least(0),
        metavar="N",
        help="port of the page (default: 8776); your browser keeps games by address",
    )
    parser.add_argument(
        "--no-browser", action="store_true", help="only print the address, open nothing"
    )
    language_option(parser)


def open_in_browser(options: Options) -> int:
    """Serve the page to the browser of this machine."""
    from archrivals.terminal.in_browser import play_in_browser
    from archrivals.terminal.words import words
    from archrivals.web_client import PACKAGED

    folder = Path(os.environ.get("ARCHRIVALS_CLIENT") or PACKAGED)
    say = words(options.language)
    return play_in_browser(say, options.port, show=not options.no_browser, folder=folder)


def _play_options(parser: Parser) -> None:
    from archrivals.bots.levels import BY_ID

    parser.description = (
        f"{parser.description} These bots are made for people, from the easiest to the hardest: "
        f"{', '.join(BY_ID)}."
    )
    parser.add_argument(
        "--plain",
        action="store_true",
        help="print one line after the other, for screen readers and pipes",
    )
    table_options(parser, "goldie")
    cast_option(parser)
    language_option(parser)
    parser.add_argument("--load", type=Path, metavar="FILE", help="continue a saved game")
    parser.add_argument("--save", type=Path, metavar="FILE", help="save the game to this file")
    parser.add_argument(
        "--second",
        type=Path,
        metavar="FILE",
        help="play the second game of a match with both sets: FILE is the first one, saved at its "
        "end\n(begin with --recipe two-sets-first-half --save FILE)",
    )


def play(options: Options) -> int:
    """Play at the terminal."""
    from archrivals.terminal.play import PlayOptions
    from archrivals.terminal.play import play as sit_down

    setup, first = setup_from(options), None
    if options.second is not None:
        setup, first = _second(options.second)
    return sit_down(
        PlayOptions(
            plain=options.plain,
            setup=setup,
            seed=options.seed,
            bots=options.bots,
            load=options.load,
            save=options.save,
            first=first,
            language=options.language,
        )
    )


def _second(file: Path) -> tuple[Setup, tuple[int, ...]]:
    """The second game of a match, and the points of the first (X1)."""
    from archrivals.boxes import catalogue_for
    from archrivals.boxes.two_games import second_game
    from archrivals.engine.saving import SaveError, load, setup_from_json

    saved = read_json(file)
    try:
        table = load(saved, catalogue_for(setup_from_json(saved["setup"])), log=False)
    except (SaveError, KeyError) as error:
        raise Usage(f"cannot read {file}: {error}") from None
    if table.result is None:
        raise Usage(f"{file} is not over yet: finish it first (archrivals play --load {file})")
    points = table.result.points
    return second_game(table.setup, table.state.seed, points), points


COMMANDS: Final = {
    "open": Command(
        "The page plays by itself, offline too: Python runs in it. Ctrl-C ends the program; what "
        "you have played stays in your browser.",
        "  archrivals open\n  archrivals open --port 9000 --no-browser",
        _open_options,
        open_in_browser,
    ),
    "play": Command(
        "You sit in the first seat, and bots take the others. Every card explains itself.",
        "  archrivals play\n"
        "  archrivals play --bots otto\n"
        "  archrivals play --language de\n"
        "  archrivals play --players 4 --super-villains 4 --heroes pick\n"
        "  archrivals play --recipe rivals-teams --cast 'Black Adam,Shazam!,The Joker,Batman'\n"
        "  archrivals play --plain --variant synergy --seed monday",
        _play_options,
        play,
    ),
}
