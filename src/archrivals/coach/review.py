"""A finished game looked back at: the curve of chances, luck and choices, what decided it."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.rules import Setup
from archrivals.engine.sight import Sight
from archrivals.engine.table import Table
from archrivals.speech.table_talk import Message, option_messages, question

from .luck import DEALS_PER_STEP, Progress, Seats, Slices, Step, drained, stepping, steps_of
from .marks import Mark, as_played, mark

DECISIVE_TURNS: Final = 3
"""The number of turns that are described."""

Answers = Sequence[tuple[int, int]]


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
    chances did not foresee. ``luck_error`` is the standard error of the luck.
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


class Hindsight:
    """A finished game, and all that the reviews of its seats share.

    What came of every answer is worked out once (``found``, where that was done before), and every
    decision is looked at once.
    """

    def __init__(
        self,
        setup: Setup,
        cat: Catalogue,
        seed: str,
        answers: Answers,
        deals: int = DEALS_PER_STEP,
        progress: Progress = lambda done, of: None,
        found: tuple[Seats, list[Step]] | None = None,
    ) -> None:
        self._game = (setup, cat, seed)
        self._answers = answers
        found = found or steps_of(setup, cat, seed, answers, deals, progress)
        self._start, self._steps = found
        if self._steps[-1].chances is None or len(self._steps) < 2:
            raise ValueError("only a finished game can be looked back at")
        self._mistakes: dict[int, Mark | None] = {}
        self._played: dict[int, Mark | None] = {}

    def review(
        self,
        seat: int,
        progress: Progress = lambda done, of: None,
    ) -> Review:
        """The game as a seat may look back at it."""
        return drained(self.reviewing(seat), len(self._answers), progress)

    def reviewing(self, seat: int) -> Slices[Review]:
        """The same, a decision at a time."""
        start, steps = self._start, self._steps
        turns = turns_of(steps, seat)
        weightiest = sorted(turns, key=lambda turn: -abs(turn.swing))[:DECISIVE_TURNS]
        wanted = {turn.number: turn.seat for turn in weightiest}

        def to_judge(step: Step) -> bool:
            return step.seat == seat or wanted.get(step.number) == step.seat

        judged = yield from self._judged(to_judge, wanted)
        choices = [0.0] * len(start)
        for step in steps[1:]:
            choices[step.seat] += step.choice[seat]
        luck = sum(step.luck[seat] for step in steps)
        ended = steps[-1].chances
        assert ended is not None  # the game is finished
        return Review(
            seat=seat,
            start=start[seat],
            result=ended[seat],
            luck=luck,
            luck_error=sqrt(sum(step.noise[seat] for step in steps)),
            choices=tuple(choices),
            rest=ended[seat] - start[seat] - luck - sum(choices),
            turns=tuple(turns),
            mistakes=tuple(each for each in judged if each.seat == seat and each.mark.mistake),
            decided=tuple(
                Decided(turn, _at_stake(judged, turn))
                for turn in sorted(weightiest, key=lambda turn: turn.number)
            ),
        )

    def _judged(
        self,
        wanted: Callable[[Step], bool],
        decisive: Container[int],
    ) -> Slices[list[Judged]]:
        """The mistakes among the decisions that are wanted, and all of the ``decisive`` turns, each
        looked at with the eyes of who made it."""
        table = Table.new(*self._game, log=False)
        judged = []
        for at, (who, option) in enumerate(self._answers):
            yield at
            step = self._steps[at + 1]
            found = self._mark(table, at, step.number in decisive) if wanted(step) else None
            if found is not None:
                ask = table.ask_of(who)
                assert ask is not None  # these answers were played before
                asked = question(table, ask)
                options = tuple(option_messages(asked))
                judged.append(Judged(at, table.state.number, who, found, options, asked.teams))
            table.answer(who, option)
        return judged

    def _mark(self, table: Table, at: int, decisive: bool) -> Mark | None:
        """Return a mistake; of a decisive turn also a good choice."""
        who, option = self._answers[at]
        ask = table.ask_of(who)
        assert ask is not None  # these answers were played before
        seed = f"{self._game[2]}:coach:{at}"
        if at not in self._mistakes:
            self._mistakes[at] = mark(Sight(table, who), ask, option, seed)
        if self._mistakes[at] is not None or not decisive:
            return self._mistakes[at]
        if at not in self._played:
            self._played[at] = as_played(Sight(table, who), ask, option, seed)
        return self._played[at]


def looking_back(
    setup: Setup,
    cat: Catalogue,
    seed: str,
    answers: Answers,
    seat: int,
    deals: int = DEALS_PER_STEP,
) -> Slices[Review]:
    """A seat's review of a finished game, made a decision at a time."""
    found = yield from stepping(setup, cat, seed, answers, deals)
    return (yield from Hindsight(setup, cat, seed, answers, found=found).reviewing(seat))


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


def _at_stake(judged: Sequence[Judged], turn: Turn) -> Judged | None:
    """The greatest mistake of a turn; where there is none, the choice that was ahead most
    clearly."""
    here = [each for each in judged if (each.number, each.seat) == (turn.number, turn.seat)]
    mistakes = [each for each in here if each.mark.mistake]
    if mistakes:
        return max(mistakes, key=lambda each: each.mark.gain.mean)
    return max(here, key=lambda each: each.mark.gain.mean, default=None)
