"""A finished game looked back at: the curve of chances, luck and choices, what decided it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from archrivals.speech.table_talk import Message

from .luck import Step
from .marks import Mark
from .walk import Seats

DECISIVE_TURNS: Final = 3
"""The number of turns that are described."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision that was looked at, with its options; ``teams`` as the table has them."""

    position: int
    number: int
    seat: int
    mark: Mark
    options: tuple[Message, ...]
    teams: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn: whose it was, the chances as it began and ended, and what made the difference."""

    number: int
    seat: int
    position: int
    before: float
    after: float
    luck: float
    choices: Seats

    @property
    def swing(self) -> float:
        """Return the size of the change."""
        return self.after - self.before


@dataclass(frozen=True, slots=True)
class Decided:
    """A turn that decided much, and the decision in it at which most was at stake."""

    turn: Turn
    decision: Judged | None


@dataclass(frozen=True, slots=True)
class Review:
    """A game as one seat may look back at it.

    ``start`` + ``luck`` + all ``choices`` + ``rest`` is the ``result``; ``rest`` is what the
    chances did not foresee. ``luck_error`` is the standard error of the luck. ``opens`` is the
    position to look at first. Of a game that was given up or abandoned (not ``ended``) the result
    is the chance as it stood then. Before the coach is done (``whole``), luck and choices are
    those that are known.
    """

    seat: int
    start: float
    result: float
    luck: float
    luck_error: float
    choices: Seats
    rest: float
    turns: tuple[Turn, ...]
    mistakes: tuple[Judged, ...]
    decided: tuple[Decided, ...]
    opens: int = 0
    ended: bool = True
    whole: bool = True


def turns_of(steps: Sequence[Step], seat: int) -> list[Turn]:
    """The turns of a game for a seat; what comes before the first belongs to it."""
    assert steps[0].chances is not None
    now = steps[0].chances[seat]
    turns: list[Turn] = []
    first = 1
    for at in range(1, len(steps)):
        step = steps[at]
        last = at == len(steps) - 1
        if not last and steps[at + 1].number == step.number:
            continue
        part = steps[first : at + 1]
        after = next((e.chances[seat] for e in reversed(part) if e.chances is not None), now)
        if step.number or last:
            choices = [0.0] * len(step.luck)
            for each in part:
                choices[each.seat] += each.choice[seat]
            luck = sum(each.luck[seat] for each in part)
            turns.append(
                Turn(step.number, step.turn_of, first - 1, now, after, luck, tuple(choices))
            )
        now, first = after, at + 1
    return turns


def weightiest(turns: Iterable[Turn]) -> list[Turn]:
    """Return the turns that changed most, in the order of the game."""
    found = sorted(turns, key=lambda turn: -abs(turn.swing))[:DECISIVE_TURNS]
    return sorted(found, key=lambda turn: turn.number)


def at_stake(judged: Iterable[Judged], turn: Turn) -> Judged | None:
    """The greatest mistake of a turn; where there is none, the choice that was ahead most
    clearly."""
    here = [each for each in judged if (each.number, each.seat) == (turn.number, turn.seat)]
    mistakes = [each for each in here if each.mark.mistake]
    if mistakes:
        return max(mistakes, key=lambda each: each.mark.gain.mean)
    return max(here, key=lambda each: each.mark.gain.mean, default=None)
