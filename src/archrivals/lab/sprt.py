"""What a match says: intervals over blocks, a test that may stop early, what pairing was worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from random import Random
from statistics import fmean, variance
from typing import Final, Literal

RESAMPLES: Final = 2_000
ERROR_RATE: Final = 0.05
"""Intervals are of 95 %."""

ALPHA: Final = 0.05
BETA: Final = 0.05
"""How often the test may say yes to the lower share, and no to the higher one."""

MIN_BLOCKS: Final = 8
"""Before this many nothing is decided: three lucky deals prove nothing."""

UNSEEN_WEIGHT: Final = 1e-3
"""How much of a block a win or loss of all its games counts that has not been seen yet."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean and where it is, 19 times in 20."""

    mean: float
    low: float
    high: float


def bootstrap(blocks: Sequence[float], seed: str = "", resamples: int = RESAMPLES) -> Interval:
    """The mean of block shares, and the percentile interval of resampled blocks.

    Games of one block share their deal, so blocks are drawn, never games. Where all blocks came
    out the same there is nothing to resample: then the interval ends where as many equal blocks
    would be a chance of 1 in 40.

    >>> bootstrap([1.0] * 100).high
    1.0
    >>> round(bootstrap([1.0] * 100).low, 3)
    0.964
    """
    n = len(blocks)
    mean = fmean(blocks)
    if min(blocks) == max(blocks):
        rare: float = 1 - (ERROR_RATE / 2) ** (1 / n)
        return Interval(mean, mean * (1 - rare), mean + (1 - mean) * rare)
    draw = Random(f"bootstrap:{seed}").choices
    means = sorted(fmean(draw(blocks, k=n)) for _ in range(resamples))
    cut = int(resamples * ERROR_RATE / 2)
    return Interval(mean, means[cut], means[-1 - cut])


def normal(blocks: Sequence[float]) -> Interval:
    """The mean of figures without bounds, and its interval by their standard error."""
    mean = fmean(blocks)
    half = 1.96 * sqrt(variance(blocks) / len(blocks)) if len(blocks) > 1 else float("inf")
    return Interval(mean, mean - half, mean + half)


# --- What pairing was worth -------------------------------------------------------------------


def variance_ratio(shares: Sequence[Sequence[float]]) -> float | None:
    """Return how much a block varies, against as many games on seeds of their own.

    ``shares`` are the candidate's, one row a block, one column a seating. A match needs this
    times the games that it would need unpaired. None where the games do not vary at all.
    """
    if len(shares) < 2:
        return None
    apart = sum(variance(column) for column in zip(*shares, strict=True))
    return variance([sum(row) for row in shares]) / apart if apart else None


def correlation(ratio: float, sides: int) -> float:
    """The mean correlation of two games of a block; below 0 where luck changes sides."""
    return (ratio - 1) / (sides - 1)


# --- SPRT -------------------------------------------------------------------------------------

Verdict = Literal["higher", "lower", "open"]


class Sprt:
    """Is the share nearer the higher or the lower of two? Fed with blocks until it is plain.

    The generalised test of fishtest: the likelihood of the blocks seen, as probable as they can
    be made under the one mean and under the other. It holds for blocks of any number of games,
    at any correlation.

    >>> test = Sprt(0.5, 0.6)
    >>> all(test.add(1.0) == "open" for _ in range(16)), test.add(1.0)
    (True, 'higher')
    """

    def __init__(self, lower: float, higher: float) -> None:
        if not 0 < lower < higher < 1:
            raise ValueError(f"a test needs two shares, 0 < {lower} < {higher} < 1 does not hold")
        self.lower = lower
        self.higher = higher
        self.blocks = 0
        self.verdict: Verdict = "open"
        self._seen: Counter[float] = Counter()

    def add(self, share: float) -> Verdict:
        """One more block; once there is a verdict, later blocks change nothing."""
        if self.verdict != "open":
            return self.verdict
        self._seen[share] += 1
        self.blocks += 1
        if self.blocks >= MIN_BLOCKS:
            ratio = self.log_likelihood_ratio
            if ratio >= log((1 - BETA) / ALPHA):
                self.verdict = "higher"
            elif ratio <= log(BETA / (1 - ALPHA)):
                self.verdict = "lower"
        return self.verdict

    @property
    def log_likelihood_ratio(self) -> float:
        """Return how much more probable the blocks are under the higher share."""
        seen: dict[float, float] = {0.0: UNSEEN_WEIGHT, 1.0: UNSEEN_WEIGHT, **self._seen}
        high, low = _tilt(seen, self.higher), _tilt(seen, self.lower)
        return sum(
            n * (log(1 + low * (value - self.lower)) - log(1 + high * (value - self.higher)))
            for value, n in seen.items()
        )


def _tilt(seen: dict[float, float], mean: float) -> float:
    """The multiplier that makes the observations as probable as they can be under a mean.

    Each value gets its frequency over 1 + x·(value − mean); x is where their mean is ``mean``.
    """
    low = -1 / (max(seen) - mean)
    high = 1 / (mean - min(seen))
    for _ in range(60):
        x = (low + high) / 2
        # Falls from +∞ to −∞ between the two bounds.
        if sum(n * (value - mean) / (1 + x * (value - mean)) for value, n in seen.items()) > 0:
            low = x
        else:
            high = x
    return (low + high) / 2
