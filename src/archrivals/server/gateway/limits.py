"""How much is too much: token buckets."""

from __future__ import annotations

from time import monotonic


class Bucket:
    """So many a second, twice as many in a burst."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._left = 2.0 * rate
        self._at = monotonic()

    def take(self) -> float:
        """Take one; otherwise the seconds until there is one again."""
        now = monotonic()
        self._left = min(2.0 * self._rate, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1.0:
            return (1.0 - self._left) / self._rate
        self._left -= 1.0
        return 0.0
