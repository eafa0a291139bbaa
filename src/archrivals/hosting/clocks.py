"""Clocks: an allowance for each turn, and a bank for what goes beyond it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class ClockRules:
    """Milliseconds; with neither there is no clock. A move a day is a turn of 24 hours."""

    turn: int = 0
    bank: int = 0

    @property
    def running(self) -> bool:
        """Return whether time counts at all."""
        return self.turn > 0 or self.bank > 0

    @property
    def slow(self) -> bool:
        """Return whether the game goes on for days, and no player is expected to sit and wait."""
        return self.turn >= 60 * 60 * 1000


@dataclass(slots=True)
class Clock:
    """The time of every seat. It stands still while no host has the table: no player loses by
    that."""

    rules: ClockRules
    seats: int
    banks: list[int] = field(default_factory=list)
    _used: list[int] = field(default_factory=list)
    _turn: int = -1

    def __post_init__(self) -> None:
        self.banks = [self.rules.bank] * self.seats
        self._used = [0] * self.seats

    def at_turn(self, number: int) -> None:
        """A new turn gives everyone a fresh allowance."""
        if number != self._turn:
            self._turn = number
            self._used = [0] * self.seats

    def charge(self, seat: int, spent: int) -> None:
        """A decision took this long."""
        if not self.rules.running:
            return
        before = max(0, self._used[seat] - self.rules.turn)
        self._used[seat] += spent
        after = max(0, self._used[seat] - self.rules.turn)
        self.banks[seat] = max(0, self.banks[seat] - (after - before))

    def left(self, seat: int) -> int:
        """Return the milliseconds that a seat may still think about this decision."""
        return max(0, self.rules.turn - self._used[seat]) + self.banks[seat]

    def soonest(self, seats: Iterable[int]) -> int | None:
        """After how long the first of these seats is out of time."""
        if not self.rules.running:
            return None
        return min((self.left(seat) for seat in seats), default=None)

    def allowance(self, seat: int) -> int:
        """Return the rest of this turn's allowance."""
        return max(0, self.rules.turn - self._used[seat])
