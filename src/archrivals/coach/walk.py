"""A finished game walked through once: the facts of every answer, and a table at any of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from archrivals.bots.learned import LearnedBot
from archrivals.bots.thinking import plain
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.rules import Setup
from archrivals.engine.sight import Sight
from archrivals.engine.state.asks import Ask
from archrivals.engine.state.flat import DECK, MAIN_DECK, SUPER_VILLAINS, State
from archrivals.engine.table import Table

from .chances import chances_for

Seats = tuple[float, ...]
"""A number for each seat."""

ANSWERS_PER_CHECKPOINT: Final = 16
"""A fork of the table is kept at every sixteenth answer, to play on from."""


@dataclass(frozen=True, slots=True)
class Walked:
    """One answer of a game.

    ``number`` and ``turn_of`` are the turn it was given in, ``said`` is the answer of a collector.
    ``forced``: there was nothing to advise. ``idle``: a card of Power alone was played, which is
    neither a merit nor a mistake. ``reveals``: it brought something hidden to light, or shuffled.
    """

    seat: int
    option: int
    said: int
    number: int
    turn_of: int
    forced: bool
    idle: bool
    reveals: bool


class Walk:
    """A game, walked through answer by answer; then it can be entered anywhere."""

    def __init__(
        self, setup: Setup, cat: Catalogue, seed: str, answers: Sequence[tuple[int, int]]
    ) -> None:
        self.seed = seed
        self.answers = answers
        self.steps: list[Walked] = []
        self.readings: dict[int, Seats] = {}
        """The chances as the table stood when a turn began, and at the end, by position."""

        self._table = Table.new(setup, cat, seed, log=False)
        self._checkpoints = [self._table.fork()]
        self._chances = chances_for(cat, confrontations=self._table.state.rules.confrontations)
        self._bot = LearnedBot()
        self._hidden = hidden_in(self._table.state)
        self._read()

    @property
    def table(self) -> Table:
        """The table where the walk has arrived; nothing may be answered at it."""
        return self._table

    @property
    def done(self) -> bool:
        """Return whether every answer has been given."""
        return len(self.steps) == len(self.answers)

    @property
    def answers_per_turn(self) -> float:
        """Return the mean length of a turn."""
        return len(self.answers) / max(1, len(self.readings) - 1)

    def on(self) -> None:
        """Give the next answer."""
        table, s = self._table, self._table.state
        seat, option = self.answers[len(self.steps)]
        ask = table.ask_of(seat)
        assert ask is not None  # these answers were played before
        sight = Sight(table, seat)
        said = self._bot.answer(sight, ask)
        forced = len(ask.options) < 2 or plain(sight, ask, said)
        idle = plain(sight, ask, option)
        number, turn_of = s.number, s.turn.seat
        table.answer(seat, option)
        now = hidden_in(s)
        reveals = now != self._hidden
        self._hidden = now
        self.steps.append(Walked(seat, option, said, number, turn_of, forced, idle, reveals))
        if s.number != number or self.done:
            self._read()
        if len(self.steps) % ANSWERS_PER_CHECKPOINT == 0:
            self._checkpoints.append(table.fork())

    def _read(self) -> None:
        self.readings[len(self.steps)] = self._chances.of(self._table.state)

    def at(self, position: int) -> Table:
        """Return a table of its own after a number of answers."""
        table = self._checkpoints[position // ANSWERS_PER_CHECKPOINT].fork()
        for seat, option in self.answers[len(table.answers) : position]:
            table.answer(seat, option)
        return table

    def asked(self, position: int) -> tuple[Sight, Ask]:
        """Return the sight of the player who gave an answer, and the question."""
        table = self.at(position)
        seat = self.answers[position][0]
        ask = table.ask_of(seat)
        assert ask is not None  # the walk answered it
        return Sight(table, seat), ask


def walked(setup: Setup, cat: Catalogue, seed: str, answers: Sequence[tuple[int, int]]) -> Walk:
    """Return a walk that has arrived at the end."""
    walk = Walk(setup, cat, seed, answers)
    while not walk.done:
        walk.on()
    return walk


def hidden_in(s: State) -> tuple[Any, ...]:  # piles, knowledge and counters, to be compared
    """Return all that lies face down, who knows of it, and how much has been shuffled."""
    decks = [s.zones[(seat + 1) * 8 + DECK][:] for seat in range(s.seats)]
    piles = [s.zones[MAIN_DECK][:], s.zones[SUPER_VILLAINS][:], *decks]
    return piles, bytes(s.known), s.counters[:], s.villain_up
