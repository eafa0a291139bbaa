"""What the coach has to say, as messages: hints, and decisions of a game looked back at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from archrivals.engine.language.catalogue import Catalogue
from archrivals.speech.talk.advice import Compared, Point, advice_message, share_message
from archrivals.speech.talk.messages import Message, message

from .hints import Hint
from .reasons import Kind, Reason
from .review import Judged

POINTS: Final[dict[Kind, tuple[Point, bool]]] = {
    "even": ("even", False),
    "unclear": ("unclear", False),
    "end": ("end", False),
    "deck": ("deck", False),
    "points": ("points", False),
    "levels": ("levels", False),
    "turn": ("turn", False),
    "foe-deck": ("deck", True),
    "foe-points": ("points", True),
    "foe-levels": ("levels", True),
    "foe-turn": ("turn", True),
}
"""What a reason compares, and whether it is about the other side."""


def hint_messages(
    found: Sequence[Hint], options: Sequence[Message], seat: int, cat: Catalogue
) -> list[Message]:
    """Return why each of the options that a seat is advised is better or worse than another."""
    chances = {hint.option: hint.chance for hint in found}
    return [_hint(hint, chances, options, seat, cat) for hint in found]


def _hint(
    hint: Hint,
    chances: dict[int, float | None],
    options: Sequence[Message],
    seat: int,
    cat: Catalogue,
) -> Message:
    if hint.chance is None:
        return message("advice-experience")
    other = None if hint.why is None else chances[hint.why.against]
    if hint.why is None or other is None:
        return message("advice-alone", chance=share_message(hint.chance))
    this, that = options[hint.option], options[hint.why.against]
    return advice_message(compared(hint.why, cat), this, that, seat, hint.chance, other)


def judged_message(judged: Judged, cat: Catalogue) -> Message | None:
    """Explain why another option would have been better than the choice, or why it was right."""
    mark, why = judged.mark, judged.mark.why
    if why is None:
        return None
    gain = mark.gain.mean
    here, there = mark.chance, mark.chance - gain
    if mark.mistake:
        here, there = mark.chance + gain, mark.chance
    this, that = judged.options[mark.preferred], judged.options[why.against]
    bounded = (min(1.0, max(0.0, share)) for share in (here, there))
    return advice_message(compared(why, cat), this, that, judged.seat, *bounded)


def compared(why: Reason, cat: Catalogue) -> Compared:
    """A reason by what it compares, its card by its id."""
    point, foe = POINTS[why.kind]
    card = cat.ids[why.card] if why.card >= 0 else ""
    return Compared(point, why.better, foe, card, why.fewer, why.here > why.there)
