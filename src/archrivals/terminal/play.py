"""Sitting down to play: on the full screen, or plainly, line by line."""

from __future__ import annotations

import secrets
import sys
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from archrivals.boxes import BOXES
from archrivals.boxes.own_boxes import own_box
from archrivals.boxes.recipes import recipe_names
from archrivals.boxes.two_games import combined
from archrivals.engine.language.rules import Setup
from archrivals.engine.saving import SaveError

from .autosaves import Autosave, autosave_in, broken_off, new_autosave
from .game import Game, Left, new_game, repeated, saved_game
from .plain import play_plainly
from .system import end_with_terminal
from .words import words


@dataclass(frozen=True)
class PlayOptions:
    """A person's place at a table: at seat 0, with bots in all others, teammate or foe.

    A short list of ``bots`` begins again.
    ``setup`` is any box or recipe; ``first`` are the points of the first game of a match (X1).
    Without a ``seed`` any deal will do, so a game that was broken off may go on instead.
    """

    plain: bool
    setup: Setup
    seed: str | None
    bots: tuple[str, ...]
    load: Path | None = None
    save: Path | None = None
    first: tuple[int, ...] | None = None
    language: str = "en"


def play(options: PlayOptions) -> int:
    """Play games until the player leaves; the exit code is 1 if one could not be saved."""
    at_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    offered = _offered(options) if at_terminal else None
    game = offered or _first_game(options)
    offer = "" if offered is None else _offer(offered, datetime.now())
    save = options.save or options.load
    while True:
        if offered is None and (at_terminal or save is not None):
            game.autosave = new_autosave(datetime.now()) if save is None else autosave_in(save)
        if game is offered and game.autosave is not None and not game.autosave.own:
            save = game.autosave.file
        left = _played(game, options, save, offer, at_terminal=at_terminal)
        if game.autosave is not None:
            game.autosave.close()
        result = game.table.result
        if options.first is not None and result is not None:
            print(match_line(options.first, result.points, options.language))
        if not left.again:
            return left.code
        if game is offered and not left.resumed:
            game, save = _declined(game, options), options.save
        else:
            game, save = _another(game), None
        offered, offer = None, ""


def match_line(first: tuple[int, ...], second: tuple[int, ...], language: str = "en") -> str:
    """Describe how a match of two games ended.

    >>> match_line((40, 25), (20, 30))
    'Both games together: seat 0 has 60 points, seat 1 has 55 points. The match goes to seat 0.'
    """
    total, winners = combined(first, second)
    say = words(language)
    points = ", ".join(say("match-seat", seat=seat, n=n) for seat, n in enumerate(total))
    who = say.listed([say("match-winner", seat=seat) for seat in winners])
    return say("match", points=points, winners=who, n=len(winners))


def _first_game(options: PlayOptions) -> Game:
    if options.load is not None:
        return saved_game(options.load, options.bots, options.language)
    bots = repeated(options.bots, options.setup.players - 1)
    seed = options.seed or secrets.token_hex(16)
    return new_game(options.setup, seed, bots, options.language)


def _another(game: Game) -> Game:
    """A new deal of the same table, with the bots that sat there."""
    setup = game.table.setup
    bots = [game.bot(seat) for seat in range(1, setup.players)]
    return new_game(setup, secrets.token_hex(16), bots, game.language)


# --- Games that were broken off ---------------------------------------------------------------


def _offered(options: PlayOptions) -> Game | None:
    """The game that may go on: the one that would be overwritten, else the newest one."""
    if options.load is not None or options.first is not None:
        return None
    if options.save is not None and (named := autosave_in(options.save)) is not None:
        return _resumable(named, options) if named.file.exists() else None
    for place in broken_off() if options.seed is None else ():
        game = _resumable(place, options)
        if game is not None:
            return game
        place.forget()  # of older rules, or damaged; the file stays where it is
    return None


def _resumable(place: Autosave, options: PlayOptions) -> Game | None:
    """The game of a file; None where it is over or no game."""
    with suppress(SaveError):
        game = saved_game(place.file, options.bots, options.language)
        if not game.over:
            game.autosave = place
            with suppress(OSError):  # reported at the first answer
                place.open()
            return game
    return None


def _offer(game: Game, now: datetime) -> str:
    """The question whether a game goes on: when it was played, and what it is."""
    assert game.autosave is not None
    at = datetime.fromtimestamp(game.autosave.file.stat().st_mtime)
    days = (now.date() - at.date()).days
    setup = game.table.setup
    foes = [seat for seat in range(1, setup.players) if seat not in game.mates]
    box = BOXES[setup.box].name
    if setup.own_box:
        box = own_box(setup.own_box).name_in(game.language)
    if setup.recipe is not None:
        box = recipe_names().get(setup.recipe.id, {}).get(game.language, setup.recipe.id)
    return game.say(
        "offer",
        day={0: "today", 1: "yesterday"}.get(days, "earlier"),
        year=f"{at:%Y}",
        month=f"{at:%m}",
        date=f"{at:%d}",
        time=f"{at:%H:%M}",
        box=box,
        n=game.view.turn.number,
        foes=game.say.listed([game.names[seat] for seat in foes]),
    )


def _declined(game: Game, options: PlayOptions) -> Game:
    """A new game; the one that was offered stays in its file and is not offered again."""
    assert game.autosave is not None
    game.autosave.forget()
    if options.save is None:
        print(game.say("stays-in", path=str(game.autosave.file)))
    return _first_game(options)


# --- One game ---------------------------------------------------------------------------------


def _played(
    game: Game, options: PlayOptions, save: Path | None, offer: str, *, at_terminal: bool
) -> Left:
    again = at_terminal and options.first is None
    if at_terminal:
        end_with_terminal()
    if options.plain or not at_terminal:
        if not options.plain:
            print(game.say("no-terminal"))
        return play_plainly(game, sys.stdin, sys.stdout, save, offer, again=again)
    try:
        from .screen import play_on_screen
    except ModuleNotFoundError as error:
        if not (error.name or "").startswith(("textual", "rich")):
            raise
        print(game.say("no-textual"))
        return play_plainly(game, sys.stdin, sys.stdout, save, offer, again=again)
    return play_on_screen(game, save, offer, again=again)
