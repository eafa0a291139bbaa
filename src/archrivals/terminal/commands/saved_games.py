"""``archrivals replay``, ``verify`` and ``coach``."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from .command import Command, Options, Parser, Usage, at_least
from .tables import json_option, language_option, read_json

MAX_FILE_NAME_CHARS: Final = 200
"""A longer one is refused by some file systems before they look for it; it can only be a link."""


def _file(parser: Parser) -> None:
    parser.add_argument(
        "file",
        nargs="?",
        type=Path,
        metavar="FILE",
        help="the saved game, or a link that holds one (default: the last game that "
        "`archrivals play` has kept)",
    )


def _read(file: Path | None) -> dict[str, Any]:
    """The saved game that is meant."""
    from archrivals.terminal.autosaves import last_game

    found = file or last_game()
    if found is None:
        raise Usage("no game has been played here yet: name the file of a saved game")
    from archrivals.engine.links import save_in_link, text_in
    from archrivals.terminal.replaying import cards_of_save

    text = text_in(found.name)
    is_file = len(found.name) <= MAX_FILE_NAME_CHARS and found.exists()
    return read_json(found) if is_file or text is None else save_in_link(text, cards_of_save)


def _replay_options(parser: Parser) -> None:
    _file(parser)
    parser.add_argument(
        "--seat",
        type=int,
        default=-1,
        metavar="N",
        help="show the game as this seat saw it (default: what a spectator saw)",
    )
    parser.add_argument("--all", action="store_true", help="do not wait between decisions")
    parser.add_argument(
        "--json",
        action="store_true",
        help="print one line of JSON for each decision; implies --all",
    )
    parser.add_argument(
        "--link",
        action="store_true",
        help="print the game as the text of a link: put it behind `#/game/` of any page of "
        "Archrivals",
    )
    language_option(parser)


def replay(options: Options) -> int:
    """Step through a saved game."""
    from archrivals.terminal.replaying import print_steps, step_through

    saved = _read(options.file)
    if options.link:
        from archrivals.engine.links import link_text
        from archrivals.terminal.replaying import cards_of_save

        print(link_text(saved, cards_of_save(saved)))
        return 0
    if options.json:
        return print_steps(saved, options.seat, options.language)
    return step_through(saved, options.seat, stop=not options.all, language=options.language)


def _verify_options(parser: Parser) -> None:
    _file(parser)
    parser.add_argument(
        "--commitment", metavar="HEX", help="the commitment that was published before the game"
    )
    parser.add_argument(
        "--seen",
        type=Path,
        metavar="FILE",
        help="what a browser saw of the game, downloaded from the page of the replay",
    )
    json_option(parser, "the proof")
    language_option(parser)


def verify(options: Options) -> int:
    """Check that a saved game was fair."""
    from archrivals.engine.checking import NOTHING_SEEN, seen_from_json
    from archrivals.engine.records import Misfit
    from archrivals.terminal.verifying import verified

    saved = _read(options.file)
    seen = NOTHING_SEEN
    if options.seen is not None:
        try:
            seen = seen_from_json(read_json(options.seen))
        except Misfit as misfit:
            raise Usage(
                f"{options.seen} is not what a browser has seen of a game: {misfit}"
            ) from None
    return verified(
        saved, options.commitment, seen, as_data=options.json, language=options.language
    )


def _coach_options(parser: Parser) -> None:
    _file(parser)
    parser.add_argument(
        "--seat",
        type=at_least(0),
        default=0,
        metavar="N",
        help="the seat whose decisions are reviewed (default: 0)",
    )
    parser.add_argument(
        "--effort",
        type=at_least(1),
        default=100,
        metavar="N",
        help="the effort, in percent of the usual (default: 100); more takes longer, finds more "
        "and measures luck better",
    )
    language_option(parser)
    json_option(parser, "the review")


def coach(options: Options) -> int:
    """Look back at a finished game."""
    from archrivals.terminal.coaching import looked_back

    saved = _read(options.file)
    return looked_back(
        saved, options.seat, options.effort, as_data=options.json, language=options.language
    )


COMMANDS: Final = {
    "replay": Command(
        "It prints what happened after each decision and waits for Enter.",
        "  archrivals replay game.json\n"
        "  archrivals replay game.json --seat 1 --all\n"
        "  archrivals replay game.json --json | jq .lines\n"
        "  archrivals replay game.json --link",
        _replay_options,
        replay,
    ),
    "verify": Command(
        "It checks how the seed came about, plays all answers again from it, and compares the game "
        "with what a browser saw of it. The exit code is 1 if anything differs.",
        "  archrivals verify game.json\n"
        "  archrivals verify game.json --commitment 3f5a…\n"
        "  archrivals verify game.json --seen seen.json\n"
        "  archrivals verify game.json --json",
        _verify_options,
        verify,
    ),
    "coach": Command(
        "The review shows your chance to win turn by turn, how much of it was luck, the three "
        "turns that decided the game, and better choices.",
        "  archrivals coach game.json\n  archrivals coach game.json --seat 1 --json",
        _coach_options,
        coach,
    ),
}
