"""The end of a game, in words: the score sheet, the turn that decided, where the game is kept."""

from __future__ import annotations

import shlex
from collections import defaultdict
from pathlib import Path
from typing import Final

from archrivals.coach.turning_point import turning_point
from archrivals.engine.play.scoring import explained
from archrivals.speech.table_talk import Hearer, voice
from archrivals.speech.talk.advice import share_message

from .game import Game
from .position import ME
from .rows import cut, sort_of

MOST_LINES: Final = 6
"""The number of lines of the deciding turn that are shown."""

NAME_WIDTH: Final = 14
"""The room for a player's name above a column."""


def score_sheet(game: Game) -> list[str]:
    """Return where each player's points come from, a column for each player, the total below."""
    state, say = game.table.state, game.say
    seats = range(state.seats)
    worth: dict[str, list[int]] = defaultdict(lambda: [0] * state.seats)
    for seat in seats:
        for line in explained(state, seat):
            sort = sort_of(state.cat.cards[line.face])
            worth[sort][seat] += line.copies * line.each
    rows = {say("sort", sort=sort): n for sort, n in worth.items() if sort and any(n)}
    rows[say("sheet-total")] = [sum(each[seat] for each in worth.values()) for seat in seats]
    names = [cut(name, NAME_WIDTH) for name in game.names]
    first = max(map(len, rows))
    widths = [max(len(name), 3) + 2 for name in names]
    head = "".join(f"{name:>{wide}}" for name, wide in zip(names, widths, strict=True))
    lines = [" " * first + head]
    for label, points in rows.items():
        cells = zip(points, widths, strict=True)
        lines.append(f"{label:<{first}}" + "".join(f"{n:>{wide}}" for n, wide in cells))
    return lines


def deciding_lines(game: Game) -> list[str]:
    """Return the turn that decided the game, and what happened in it.

    Nothing where the rules changed in the middle of it: it cannot be played again as a whole.
    """
    table = game.table
    if game.changed:
        return []
    found = turning_point(table.setup, game.cat, table.state.seed, table.answers, ME)
    hearer = Hearer((), game.cat)
    before, after = (
        voice(game.language).say(share_message(share), hearer)
        for share in (found.before, found.after)
    )
    head = game.say(
        "deciding-turn",
        n=found.number,
        person=game.person(found.turn_of),
        name=game.names[found.turn_of],
        before=before,
        after=after,
    )
    lines = game.story.told_of(found.number)
    shown = lines if len(lines) <= MOST_LINES else [*lines[: MOST_LINES - 1], "…"]
    return [head, *(f"  {line}" for line in shown)]


def file_lines(game: Game, save: Path | None) -> list[str]:
    """Return how to watch the game again and how to look back at it with the coach.

    The commands need no file for a game that is in none of the player's own: it is the last one.
    """
    if save is None and not game.is_kept:
        return [game.say("next-time")]
    file = "" if save is None else f" {shlex.quote(str(save))}"
    return [game.say("watch-again", file=file), game.say("look-back", file=file)]
