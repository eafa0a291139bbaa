"""Mistakes: decisions where another option was clearly better, looked at twice.

What looks better on some tables is tried again on others, the two options alone; it is marked only
if it is clearly better there as well, and by enough to matter. The reported gain is that of the
second look.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from archrivals.engine.sight import Sight
from archrivals.engine.state.asks import Ask

from .advice import Effort, Gain, advise, forced
from .hints import teams_of, values_in
from .reasons import Reason, reason

CLEAR_STANDARD_ERRORS: Final = 2.0
"""The standard errors of a clear difference."""

MIN_CHANCE: Final = 0.02
"""The smallest difference in the chance to win that matters."""

MIN_FIRST_LEAD: Final = 0.01
"""An option that is not ahead by this at first is not looked at any further."""

FIRST_LOOK: Final = Effort(options=6, first=5, fresh=16)
SECOND_LOOK: Final = Effort(fresh=64)


@dataclass(frozen=True, slots=True)
class Mark:
    """A decision that was looked at: the choice, the preferred one, and by how much.

    Where the preferred option is the one that was played, ``gain`` is what it has over the next
    best, and ``why`` says of what kind that is.
    """

    played: int
    preferred: int
    gain: Gain
    chance: float
    why: Reason | None

    @property
    def mistake(self) -> bool:
        """Return whether something else would clearly have been better."""
        return self.preferred != self.played


def mark(sight: Sight, ask: Ask, played: int, seed: str) -> Mark | None:
    """Look at a decision, and where something seems better again; None if it was no mistake."""
    if forced(sight, ask):
        return None
    advice = advise(sight, ask, f"{seed}:first", FIRST_LOOK, played, lead=MIN_FIRST_LEAD)
    if advice is None:
        return None
    best, own = advice.tried[0], advice.of(played)
    assert own is not None  # the played option is tried to the end
    if best is own or not _counts(advice.gain(best, own)):
        return None
    again = advise(sight, ask, f"{seed}:second", SECOND_LOOK, played, only=(best.option, played))
    assert again is not None
    better, own = again.of(best.option), again.of(played)
    assert better is not None
    assert own is not None
    gain = again.gain(better, own)
    if not _counts(gain):
        return None
    why = reason(again, better, own, values_in(sight), teams_of(sight))
    return Mark(played, best.option, gain, own.chance, why)


def _counts(gain: Gain) -> bool:
    return gain.mean >= MIN_CHANCE and gain.mean >= CLEAR_STANDARD_ERRORS * gain.error


def as_played(sight: Sight, ask: Ask, played: int, seed: str) -> Mark | None:
    """Return a mark that favours an unmarked choice; None where nothing can be tried."""
    if forced(sight, ask):
        return None
    advice = advise(sight, ask, f"{seed}:played", FIRST_LOOK, played)
    if advice is None:
        return None
    own = advice.of(played)
    assert own is not None
    other = next((each for each in advice.tried if each is not own), None)
    if other is None:
        return Mark(played, played, Gain(0.0, 0.0), own.chance, None)
    why = reason(advice, own, other, values_in(sight), teams_of(sight))
    return Mark(played, played, advice.gain(own, other), own.chance, why)
