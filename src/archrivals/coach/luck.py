"""Luck apart from choices: what came of a decision, against what might have come of it.

Whenever an answer brings something hidden to light (a hand is drawn, the Line-Up filled, a deck
shuffled), the same answer is given again on tables where all unseen cards are dealt again.
The chance to win after what really came, less the mean of what might have come, is luck. Deals that
were as likely as the real one cannot favour a player: over many games luck sums to nothing, however
the chances are worth. A choice is worth what it did better, on those same tables, than a
collector's would have done; so a collector has neither merit nor fault.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from archrivals.bots.learned import LearnedBot
from archrivals.bots.open_sight import OpenSight
from archrivals.bots.thinking import MAX_PLAYOUT_ANSWERS
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.rules import Setup
from archrivals.engine.sight import Sight
from archrivals.engine.state.flat import DECK, MAIN_DECK, SUPER_VILLAINS, State
from archrivals.engine.table import Table
from archrivals.engine.views.determinization import Redeal, Unimaginable

from .chances import chances_for

T = TypeVar("T")

Seats = tuple[float, ...]
"""A number for each seat."""

Progress = Callable[[int, int], None]
"""Called with the number of decisions that are done, and of all."""

Slices = Generator[int, None, T]
"""Work that is done a decision at a time; it reveals_cards how many are done."""

DEALS_PER_STEP: Final = 16
"""On how many other deals a step is judged, where a person waits for it."""


@dataclass(frozen=True, slots=True)
class Looked:
    """The mean chances of some tables, and the squared standard errors of that."""

    mean: Seats
    noise: Seats


def looked(found: Sequence[Seats]) -> Looked:
    """Return the summary of all these tables."""
    n = len(found)
    seats = list(zip(*found, strict=True))
    means = tuple(sum(each) / n for each in seats)
    if n < 2:
        return Looked(means, (0.0,) * len(seats))
    squares = (sum((x - m) ** 2 for x in each) for each, m in zip(seats, means, strict=True))
    return Looked(means, tuple(square / (n - 1) / n for square in squares))


class Foresight:
    """The chances in any position: collectors play the turn to its end, then they are read."""

    __slots__ = ("_chances", "bot")

    def __init__(self, table: Table) -> None:
        s = table.state
        self._chances = chances_for(s.cat, confrontations=s.rules.confrontations)
        self.bot = LearnedBot()

    def of(self, table: Table, until: int = 0) -> Seats:
        """Return the chances of all seats at a table that is not needed any more: it is played on.

        ``until`` is the number of the turn before which it stops; the next one, unless it is said.
        """
        s = table.state
        until = until or s.number + 1
        sights = [OpenSight(table, seat) for seat in range(s.seats)]
        for _ in range(MAX_PLAYOUT_ANSWERS):
            if not table.asks:
                break
            ask = table.asks[0]
            if s.number >= until and ask.kind in ("turn", "announce"):
                break
            table.answer(ask.seat, self.bot.answer(sights[ask.seat], ask))
        return self._chances.of(s)

    def around(self, table: Table, seed: str, deals: int) -> Looked:
        """The chances on tables that might be this one for a viewer who sees all hands."""
        if table.over:
            return looked([self._chances.of(table.state)])
        try:
            redeal = Redeal(table)
        except Unimaginable:  # a real deal is as likely as any other
            return looked([self.of(table.fork(anchored=False))])
        return looked([self.of(redeal.table(f"{seed}:{n}")) for n in range(deals)])

    def after(
        self, table: Table, answer: tuple[int, int], seed: str, deals: int, until: int = 0
    ) -> Looked | None:
        """The chances after an answer, on other deals; None where nothing can be dealt again."""
        try:
            redeal = Redeal(table)
        except Unimaginable:
            return None
        found = []
        for n in range(deals):
            twin = redeal.table(f"{seed}:{n}")
            twin.answer(*answer)
            found.append(self.of(twin, until))
        return looked(found)


@dataclass(frozen=True, slots=True)
class Step:
    """One answer, and what it came to for each seat; the first step of a game is the deal.

    ``number`` and ``turn_of`` are the turn it was given in, ``said`` what a collector would have
    answered. ``noise`` is the squared standard error of the luck. ``chances`` are those after it,
    where they were looked at: as a turn begins, and after each decision of luck.
    """

    seat: int
    option: int
    said: int
    number: int
    turn_of: int
    luck: Seats
    noise: Seats
    choice: Seats
    chances: Seats | None


def steps_of(
    setup: Setup,
    cat: Catalogue,
    seed: str,
    answers: Sequence[tuple[int, int]],
    deals: int = DEALS_PER_STEP,
    progress: Progress = lambda done, of: None,
) -> tuple[Seats, list[Step]]:
    """The chances before a game was dealt, and all its steps, judged on ``deals`` deals each."""
    return drained(stepping(setup, cat, seed, answers, deals), len(answers), progress)


def stepping(
    setup: Setup,
    cat: Catalogue,
    seed: str,
    answers: Sequence[tuple[int, int]],
    deals: int = DEALS_PER_STEP,
) -> Slices[tuple[Seats, list[Step]]]:
    """The same, a decision at a time."""
    table = Table.new(setup, cat, seed, log=False)
    eyes = Foresight(table)
    s = table.state
    nothing = (0.0,) * s.seats
    revealing = reveals_cards(setup, cat, seed, answers)
    deck = looked(
        [
            eyes.of(Table.new(setup, cat, f"{seed}:other:{n}", log=False, anchored=False))
            for n in range(deals)
        ]
    )
    now = eyes.around(table, f"{seed}:deal", deals)
    luck, noise = less(now.mean, deck.mean), plus(now.noise, deck.noise)
    steps = [Step(-1, -1, -1, 0, -1, luck, noise, nothing, now.mean)]
    for at, (seat, option) in enumerate(answers):
        yield at
        number, turn_of = s.number, s.turn.seat
        ask = table.ask_of(seat)
        assert ask is not None  # these answers were played before
        said = eyes.bot.answer(Sight(table, seat), ask)
        here = f"{seed}:{at}"
        might = done = better = None
        if revealing[at]:
            might = eyes.after(table, (seat, option), here, deals)
        if said != option:  # both as far as the end of the next turn, no matter who ends this one
            done = eyes.after(table, (seat, option), here, deals, number + 2)
            better = eyes.after(table, (seat, said), here, deals, number + 2)
        table.answer(seat, option)
        luck = noise = choice = nothing
        chances = None
        if revealing[at] or s.number != number or table.over:
            now = eyes.around(table, f"{here}:now", deals)
            chances = now.mean
            if might is not None:
                luck, noise = less(now.mean, might.mean), plus(now.noise, might.noise)
        if done is not None and better is not None:
            choice = less(done.mean, better.mean)
        steps.append(Step(seat, option, said, number, turn_of, luck, noise, choice, chances))
    return deck.mean, steps


def reveals_cards(
    setup: Setup, cat: Catalogue, seed: str, answers: Sequence[tuple[int, int]]
) -> list[bool]:
    """Return which answers brought something hidden to light, or shuffled something."""
    table = Table.new(setup, cat, seed, log=False, anchored=False)
    revealing = []
    hidden = _hidden(table.state)
    for seat, option in answers:
        table.answer(seat, option)
        now = _hidden(table.state)
        revealing.append(now != hidden)
        hidden = now
    return revealing


def _hidden(s: State) -> tuple[Any, ...]:
    """All that lies face down, who knows of it, and how much has been shuffled."""
    decks = [s.zones[(seat + 1) * 8 + DECK][:] for seat in range(s.seats)]
    piles = [s.zones[MAIN_DECK][:], s.zones[SUPER_VILLAINS][:], *decks]
    return piles, bytes(s.known), s.counters[:], s.villain_up


def drained(slices: Slices[T], of: int, progress: Progress) -> T:
    """Return the result of work that is done in one go."""
    while True:
        try:
            progress(next(slices), of)
        except StopIteration as end:
            found: T = end.value
            return found


def less(these: Seats, those: Seats) -> Seats:
    """Seat by seat."""
    return tuple(a - b for a, b in zip(these, those, strict=True))


def plus(these: Seats, those: Seats) -> Seats:
    """Seat by seat."""
    return tuple(a + b for a, b in zip(these, those, strict=True))
