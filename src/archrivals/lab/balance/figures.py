"""The statistics: effects with intervals, the significant ones, and outliers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, inf, sqrt
from statistics import fmean
from typing import Final

from archrivals.boxes import BOXES
from archrivals.engine.language.cards import Card

from .changes import Change, Kind
from .studies import LEVELS, Study, Sum

FALSE_DISCOVERY_RATE: Final = 0.05
"""The share of effects called real that may be chance (Benjamini–Hochberg)."""

Z_95: Final = 1.96
"""Intervals are of 95 %, and a band holds as many of the printed cards."""


@dataclass(frozen=True, slots=True)
class Effect:
    """The worth of a change to a seat: shares of the win more or less."""

    change: Change
    level: str
    deals: int
    mean: float
    error: float
    q: float = 1.0
    """The share of false discoveries if this effect and all plainer ones are called real."""

    @property
    def low(self) -> float:
        """The lower end of its interval."""
        return self.mean - Z_95 * self.error

    @property
    def high(self) -> float:
        """The higher end."""
        return self.mean + Z_95 * self.error

    @property
    def real(self) -> bool:
        """Return whether it is more than chance, with false discoveries held down."""
        return self.q <= FALSE_DISCOVERY_RATE


def mean_and_error(found: Sum) -> tuple[float, float]:
    """The mean of an effect over deals, and its standard error."""
    n = found.deals
    if n < 2:
        return (found.total / n if n else 0.0), inf
    mean = found.total / n
    spread = max(found.squares - n * mean * mean, 0.0) / (n - 1)
    # Deals that all came out alike say little: one that differs may have been missed.
    return mean, sqrt((spread or 1 / n) / n)


def chance(mean: float, error: float) -> float:
    """Return how often chance alone makes a mean this far from 0 (two-sided).

    >>> round(chance(1.96, 1.0), 3)
    0.05
    """
    return erfc(abs(mean) / error / sqrt(2)) if error else 1.0


def false_discovery_rates(chances: Sequence[float]) -> list[float]:
    """Benjamini and Hochberg: for each, the share of false ones among it and all smaller ones.

    >>> false_discovery_rates([0.01, 0.04, 0.03, 0.5])
    [0.04, 0.053, 0.053, 0.5]
    """
    n = len(chances)
    order = sorted(range(n), key=lambda at: chances[at])
    rates = [0.0] * n
    least = 1.0
    for rank in range(n, 0, -1):
        at = order[rank - 1]
        least = min(least, chances[at] * n / rank)
        rates[at] = round(least, 3)
    return rates


def effects(study: Study, kind: Kind, level: str = "") -> list[Effect]:
    """All effects of a kind, the greatest first; without a level the mean over both."""
    levels = [level] if level else list(LEVELS)
    keys = [set(study.effects.get(each, {})) for each in levels]
    found = []
    for key in sorted(set.intersection(*keys)):
        change = Change.from_key(key)
        if change.kind != kind:
            continue
        sums = [study.effects[each][key] for each in levels]
        pairs = [mean_and_error(each) for each in sums]
        mean = fmean(mean for mean, _ in pairs)
        error = sqrt(sum(error * error for _, error in pairs)) / len(pairs)
        deals = sum(each.deals for each in sums)
        found.append(Effect(change, level or "both", deals, mean, error))
    rates = false_discovery_rates([chance(each.mean, each.error) for each in found])
    judged = [
        Effect(each.change, each.level, each.deals, each.mean, each.error, rate)
        for each, rate in zip(found, rates, strict=True)
    ]
    return sorted(judged, key=lambda each: -each.mean)


# --- The band of the printed cards ------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Band:
    """The worth of a printed card as a gift, by its cost: a line, and how far cards lie from it.

    ``spread`` is that of the cards themselves: what chance adds to it is taken away.
    """

    at_nothing: float
    per_cost: float
    spread: float
    cards: int

    def middle(self, cost: float) -> float:
        """Return the worth that a card of this cost should have."""
        return self.at_nothing + self.per_cost * cost

    def low(self, cost: float) -> float:
        """Return the worth that hardly any printed card is below."""
        return self.middle(cost) - Z_95 * self.spread

    def high(self, cost: float) -> float:
        """Return the worth that hardly any printed card is above."""
        return self.middle(cost) + Z_95 * self.spread


def band_of(points: Sequence[tuple[float, float, float]]) -> Band:
    """The band of some cards: cost, worth and its standard error of each."""
    n = len(points)
    cost = fmean(x for x, _, _ in points)
    mean = fmean(y for _, y, _ in points)
    across = sum((x - cost) ** 2 for x, _, _ in points)
    slope = sum((x - cost) * (y - mean) for x, y, _ in points) / across if across else 0.0
    line = Band(mean - slope * cost, slope, 0.0, n)
    left = sum((y - line.middle(x)) ** 2 for x, y, _ in points) / max(n - 2, 1)
    own = left - fmean(error * error for _, _, error in points)
    return Band(line.at_nothing, slope, sqrt(max(own, 0.0)), n)


@dataclass(frozen=True, slots=True)
class Standing:
    """A card of the main deck and where it stands to the band of the printed ones.

    ``beyond`` is how far it lies outside, 0 inside; it is ``out`` where even the nearer end of its
    interval is outside, false discoveries held down over all cards.
    """

    card: Card
    gift: Effect
    middle: float
    beyond: float
    out: bool

    @property
    def house(self) -> bool:
        """Return whether its effect is our own."""
        return self.card.source.effect == "house"


def standings(study: Study, kin: Study | None = None) -> tuple[Band, list[Standing]]:
    """Every card that was given, against the band of the printed ones; the farthest off first."""
    cards = {card.id: card for card in BOXES[study.box].cards}
    gifts = [each for each in effects(study, "gift") if each.change.what in cards]
    points = printed_points(study) + (printed_points(kin) if kin else [])
    band = band_of(points)
    chances = []
    beyond = []
    for gift in gifts:
        cost = cards[gift.change.what].cost or 0
        over = max(gift.mean - band.high(cost), 0.0) + min(gift.mean - band.low(cost), 0.0)
        beyond.append(over)
        chances.append(chance(over, gift.error))
    rates = false_discovery_rates(chances)
    found = [
        Standing(
            cards[gift.change.what],
            gift,
            band.middle(cards[gift.change.what].cost or 0),
            over,
            over != 0 and rate <= FALSE_DISCOVERY_RATE,
        )
        for gift, over, rate in zip(gifts, beyond, rates, strict=True)
    ]
    return band, sorted(found, key=lambda each: -abs(each.gift.mean - each.middle))


def printed_points(study: Study) -> list[tuple[float, float, float]]:
    """Cost, worth as a gift and its error of each printed card of a box."""
    cards = {card.id: card for card in BOXES[study.box].cards if card.source.effect != "house"}
    return [
        (float(cards[each.change.what].cost or 0), each.mean, each.error)
        for each in effects(study, "gift")
        if each.change.what in cards
    ]


def share(games: float, wins: float) -> tuple[float, float, float]:
    """A share of wins and its 95 % Wilson interval.

    >>> [round(each, 2) for each in share(100, 50)]
    [0.5, 0.4, 0.6]
    """
    if not games:
        return 0.0, 0.0, 1.0
    p = wins / games
    z = Z_95 * Z_95
    middle = (p + z / (2 * games)) / (1 + z / games)
    half = Z_95 * sqrt(p * (1 - p) / games + z / (4 * games * games)) / (1 + z / games)
    return p, max(0.0, middle - half), min(1.0, middle + half)
