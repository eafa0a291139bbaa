"""Sitting down to play: on the full screen, or plainly, line by line."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

from archrivals.boxes.two_games import combined
from archrivals.engine.language.rules import Setup

from .game import Game, new_game, repeated, saved_game
from .plain import play_plainly
from .words import words


@dataclass(frozen=True)
class PlayOptions:
    """How a person sits down: at seat 0, with bots in all others, teammate or foe.

    A short list of ``bots`` begins again.
    ``setup`` is any box or recipe; ``first`` are the points of the first game of a match (X1).
    """

    plain: bool
    setup: Setup
    seed: str
    bots: tuple[str, ...]
    load: Path | None = None
    save: Path | None = None
    first: tuple[int, ...] | None = None
    language: str = "en"


def play(options: PlayOptions) -> int:
    """Play one game; the exit code is 0 however it ends, unless it could not be saved."""
    game = _game(options)
    code = _played(game, options)
    result = game.table.result
    if options.first is not None and result is not None:
        print(match_line(options.first, result.points, options.language))
    return code


def match_line(first: tuple[int, ...], second: tuple[int, ...], language: str = "en") -> str:
    """How a match of two games ended.

    >>> match_line((40, 25), (20, 30))
    'Both games together: seat 0 has 60 points, seat 1 has 55 points. The match goes to seat 0.'
    """
    total, winners = combined(first, second)
    say = words(language)
    points = ", ".join(say("match-seat", seat=seat, n=n) for seat, n in enumerate(total))
    who = say.listed([say("match-winner", seat=seat) for seat in winners])
    return say("match", points=points, winners=who, n=len(winners))


def _played(game: Game, options: PlayOptions) -> int:
    save = options.save or options.load
    if options.plain:
        return play_plainly(game, sys.stdin, sys.stdout, save)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        print(game.say("no-terminal"))
        return play_plainly(game, sys.stdin, sys.stdout, save)
    try:
        from .screen import play_on_screen
    except ModuleNotFoundError as error:
        if not (error.name or "").startswith(("textual", "rich")):
            raise
        print(game.say("no-textual"), file=sys.stderr)
        return 2
    return play_on_screen(game, save)


def _game(options: PlayOptions) -> Game:
    if options.load is not None:
        return saved_game(options.load, options.bots, options.language)
    bots = repeated(options.bots, options.setup.players - 1)
    return new_game(options.setup, options.seed, bots, options.language)
