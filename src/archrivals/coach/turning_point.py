"""The turn that decided a game, found in a moment: the chances to win as each turn began."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.rules import Setup
from archrivals.engine.table import Table

from .chances import chances_for


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A turn, whose it was, and a seat's chance to win as it began and as it ended."""

    number: int
    turn_of: int
    before: float
    after: float

    @property
    def swing(self) -> float:
        """Return the size of the change."""
        return self.after - self.before


def turning_point(
    setup: Setup, cat: Catalogue, seed: str, answers: Sequence[tuple[int, int]], seat: int
) -> TurningPoint:
    """Return the turn of a finished game that moved a seat most towards the result that it got.

    Of a shared win it is the turn that moved the seat most.
    """
    turns = _turns(setup, cat, seed, answers, seat)
    result = turns[-1].after
    if result in (0.0, 1.0):
        return max(turns, key=lambda turn: turn.swing if result else -turn.swing)
    return max(turns, key=lambda turn: abs(turn.swing))


def _turns(
    setup: Setup, cat: Catalogue, seed: str, answers: Sequence[tuple[int, int]], seat: int
) -> list[TurningPoint]:
    """Return all turns; what comes before the first belongs to it."""
    table = Table.new(setup, cat, seed, log=False)
    s = table.state
    chances = chances_for(cat, confrontations=s.rules.confrontations)
    turns: list[TurningPoint] = []
    before = chances.of(s)[seat]
    for who, option in answers:
        number, turn_of = s.number, s.turn.seat
        table.answer(who, option)
        if table.over or (number and s.number != number):
            after = chances.of(s)[seat]
            turns.append(TurningPoint(number, turn_of, before, after))
            before = after
    if not table.over:
        raise ValueError("only a finished game can be looked back at")
    return turns
