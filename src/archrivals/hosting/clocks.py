"""Clocks: an allowance for each turn, and a bank for what goes beyond it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from archrivals.engine.records import record

HOUR_MS: Final = 60 * 60 * 1000


@record
class ClockRules:
    """The milliseconds of a turn, and of a bank for what goes beyond; with neither no time counts.

    A seat's own turn adds ``gain`` to its bank, up to ``most``. A game ``by_days`` without a clock
    is slow all the same.
    """

    turn: int
    bank: int
    gain: int = 0
    most: int = 0
    by_days: bool = False

    @property
    def running(self) -> bool:
        """Return whether time counts at all."""
        return self.turn > 0 or self.bank > 0

    @property
    def slow(self) -> bool:
        """Return whether the game goes on for days, and no player is expected to sit and wait."""
        return self.by_days or max(self.turn, self.bank) >= HOUR_MS


NO_CLOCK: Final = ClockRules(0, 0)


@dataclass(slots=True)
class Clock:
    """The time of every seat. It stands still while no host has the table: no player loses by
    that."""

    rules: ClockRules
    seats: int
    banks: list[int] = field(default_factory=list)
    _used: list[int] = field(default_factory=list)
    _turn: int = -1
    _latest: int = -1

    def __post_init__(self) -> None:
        self.banks = [self.rules.bank] * self.seats
        self._used = [0] * self.seats

    @property
    def kept(self) -> tuple[tuple[int, ...], tuple[int, ...], int, int]:
        """Return what a standing keeps: banks, the time of this turn by seat, and the turns."""
        return tuple(self.banks), tuple(self._used), self._turn, self._latest

    def put(self, banks: Sequence[int], used: Sequence[int], turn: int, latest: int) -> None:
        """Show the time of a standing."""
        self.banks, self._used, self._turn, self._latest = [*banks], [*used], turn, latest

    def at_turn(self, number: int, active: int) -> None:
        """Give everyone a fresh allowance at another turn, and its player the gain of a new one.

        A turn that is played once more after an undo brings no second gain.
        """
        if number == self._turn:
            return
        if number > self._latest:
            if self._latest >= 0:
                gained = min(self.rules.most, self.banks[active] + self.rules.gain)
                self.banks[active] = max(self.banks[active], gained)
            self._latest = number
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
