"""``archrivals play``."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Final

from .command import Command, Options, Parser
from .tables import setup_from, table_options


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
    parser.add_argument("--load", type=Path, metavar="FILE", help="continue a saved game")
    parser.add_argument("--save", type=Path, metavar="FILE", help="save the game to this file")


def play(options: Options) -> int:
    """Play at the terminal."""
    from archrivals.terminal.play import PlayOptions
    from archrivals.terminal.play import play as sit_down

    setup = setup_from(options)
    foes = setup.players - 1
    return sit_down(
        PlayOptions(
            plain=options.plain,
            setup=setup,
            seed=options.seed or secrets.token_hex(16),
            bots=tuple(options.bots[at % len(options.bots)] for at in range(foes)),
            load=options.load,
            save=options.save,
        )
    )


COMMANDS: Final = {
    "play": Command(
        "You sit in the first seat, and bots take the others. Every card explains itself.",
        "  archrivals play\n"
        "  archrivals play --bots otto\n"
        "  archrivals play --players 4 --super-villains 4 --heroes pick\n"
        "  archrivals play --plain --variant synergy --seed monday",
        _play_options,
        play,
    )
}
