"""How often: buckets that run empty, and a pace for all.

All of it is in the memory of one process, and bounded.
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from .admission import PEOPLE_PER_ADDRESS

MAX_KEYS: Final = 20_000
"""How many keys are remembered; the one not seen for longest is forgotten first."""


class Buckets:
    """Each key may do ``burst`` things at once and ``per_second`` on average; 0: no limit."""

    def __init__(
        self,
        burst: float,
        per_second: float,
        most: int = MAX_KEYS,
        clock: Callable[[], float] = time.monotonic,
        empty: Callable[[], None] = lambda: None,
    ) -> None:
        self.empty = empty
        """Called whenever none is left."""

        self._burst = burst
        self._per_second = per_second
        self._most = most
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._left)

    def take(self, key: str) -> int:
        """Take one; 0 if there was one, else how many seconds until there is."""
        if self._burst <= 0 or self._per_second <= 0:
            return 0
        left = self._now(key)
        self._keep(key, left - 1 if left >= 1 else left)
        if left >= 1:
            return 0
        self.empty()
        return max(1, math.ceil((1 - left) / self._per_second))

    def give_back(self, key: str) -> None:
        """It did not count after all."""
        if key in self._left:
            self._keep(key, min(self._burst, self._now(key) + 1))

    def _now(self, key: str) -> float:
        left, at = self._left.get(key, (self._burst, self._clock()))
        return min(self._burst, left + (self._clock() - at) * self._per_second)

    def _keep(self, key: str, left: float) -> None:
        self._left[key] = (left, self._clock())
        self._left.move_to_end(key)
        while len(self._left) > self._most:
            self._left.popitem(last=False)


class Shares:
    """A bucket for each person and one for each address (``PEOPLE_PER_ADDRESS`` people)."""

    def __init__(self, burst: float, per_second: float, empty: Callable[[], None]) -> None:
        self._people = Buckets(burst, per_second, empty=empty)
        self._addresses = Buckets(
            burst * PEOPLE_PER_ADDRESS, per_second * PEOPLE_PER_ADDRESS, empty=empty
        )

    def give_back(self, person: str, address: str) -> None:
        """It did not count after all."""
        self._people.give_back(person)
        self._addresses.give_back(address)

    def take(self, person: str, address: str) -> int:
        """Take one of each; 0 if there was one, else how many seconds until there is."""
        wait = self._people.take(person) if person else 0
        if wait or not address:
            return wait
        wait = self._addresses.take(address)
        if wait and person:
            self._people.give_back(person)
        return wait


class Pace:
    """A rate per second for each key, ``burst`` at once; the rest wait for their time.

    It returns how long to wait, and relies on the caller to wait.
    """

    __slots__ = ("_at", "_burst", "_clock", "_every")

    def __init__(self, rate: float, burst: int, clock: Callable[[], float]) -> None:
        self._every = 1 / rate if rate > 0 else 0.0
        self._burst = burst * self._every
        self._clock = clock
        self._at: dict[str, float] = {}

    def __len__(self) -> int:
        return len(self._at)

    def wait(self, key: str) -> float:
        """Seconds until the next one of this key may go; 0 while there is no limit."""
        if not self._every:
            return 0.0
        now = self._clock()
        if len(self._at) > 1000:
            self._at = {each: at for each, at in self._at.items() if at > now}
        at = max(now, self._at.get(key, 0.0))
        self._at[key] = at + self._every
        return max(0.0, at + self._every - self._burst - now)
