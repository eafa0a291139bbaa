"""The coach at the terminal: the review of a saved game."""

from __future__ import annotations

import json
from typing import Any

from archrivals.coach.data import review_json
from archrivals.coach.hindsight import Budget, Hindsight
from archrivals.engine.saving import SaveError, load

from .looking_back import review_lines
from .progress import Progress
from .replaying import cards_of_save, check_whole, seat_names


def looked_back(
    saved: dict[str, Any], seat: int, effort: int, *, as_data: bool, language: str = "en"
) -> int:
    """Print what the coach says of a finished game; the effort is in percent of the usual."""
    cat = cards_of_save(saved)
    check_whole(saved)
    table = load(saved, cat)
    if not table.over and not saved.get("result"):
        raise SaveError("the coach reviews finished games, and this one is not over")
    seats = table.setup.players
    if not 0 <= seat < seats:
        raise SaveError(f"no seat {seat}: seats are 0 to {seats - 1}")
    names = seat_names(table, language)
    budget = Budget().of(effort / 100)
    game = Hindsight(table.setup, cat, table.state.seed, table.answers, (seat,), budget)
    with Progress(100, "% reviewed") as progress:
        while game.work():
            progress.at(int(100 * game.share), 100)
    found = game.review(seat)
    assert found is not None  # the work is done
    if as_data:
        print(json.dumps(review_json(found, cat), indent=1, ensure_ascii=False))
    else:
        print("\n".join(review_lines(found, names, cat, language)))
    return 0
