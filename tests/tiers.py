"""How much the tests look at. ``ARCHRIVALS_TIER`` names one of three tiers:

* ``quick``, while you work: card scripts run plainly, samples are small, and tests that need
  PostgreSQL or NATS are skipped where these do not answer;
* ``gate``, before a change goes in: card scripts fork at every ask, save and load at their end, and
  PostgreSQL and NATS must answer; of many boxes and mixtures a test tries some;
* ``night``, once a day: samples are whole, card scripts save and load at every ask, and every test
  of the server runs on both databases.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any, Final

import pytest

TIERS: Final = ("quick", "gate", "night")
TIER: Final = os.environ.get("ARCHRIVALS_TIER") or "quick"
if TIER not in TIERS:
    raise SystemExit(f"ARCHRIVALS_TIER is {TIER!r}; it must be one of {', '.join(TIERS)}")

QUICK: Final = TIER == "quick"
"""The tests nearest to a change come first, and there may not be time for all."""
THOROUGH: Final = not QUICK
"""Card scripts fork at every ask, save and load; PostgreSQL and NATS must answer."""
NIGHT: Final = TIER == "night"
"""Every sample is whole."""


def size(short: int, long: int) -> int:
    """Return the size of a sample: ``short``, or ``long`` at night."""
    return long if NIGHT else short


def by_day(values: Iterable[Any], n: int) -> list[Any]:
    """Return the values of a parameter; ``n`` of them, spread over all, are tried by day."""
    every = list(values)
    kept = {at * len(every) // n for at in range(n)}
    return [each if at in kept else at_night(each) for at, each in enumerate(every)]


def at_night(value: Any) -> Any:
    """Return a value of a parameter that is for the night."""
    if hasattr(value, "marks"):  # it is a set of parameters already
        return pytest.param(*value.values, id=value.id, marks=[*value.marks, pytest.mark.night])
    several = value if isinstance(value, tuple) else (value,)
    return pytest.param(*several, marks=pytest.mark.night)
