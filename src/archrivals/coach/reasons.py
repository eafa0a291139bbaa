"""One true reason why an option is better than another: the part of the difference that is largest.

The chance to win is a sum of terms, so the difference between two options is a sum of differences,
each seen on the same tables. A reason is given only if its own difference is more than chance would
have it; otherwise the two are called about as good as each other.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from .advice import Advice, Ending, Gain, Tried, gain_of
from .chances import TRAITS

Kind = Literal[
    "even",
    "unclear",
    "end",
    "deck",
    "points",
    "levels",
    "turn",
    "foe-deck",
    "foe-points",
    "foe-levels",
    "foe-turn",
]
"""``even``: no clear difference at all; ``unclear``: a difference, but no single reason for it."""

OF_FOES: Final[tuple[Kind, ...]] = ("foe-deck", "foe-points", "foe-levels", "foe-turn")
"""The kinds that are about the other side."""

UNITS_PER_CHANCE: Final = 4.0
"""What a chance is worth in the units of the terms, where it changes fastest."""

MIN_CARD_SHARE: Final = 0.4
"""A card is named if it makes this share of the difference between two decks."""

MIN_POINTS: Final = 0.5
"""The fewest Victory Points that are worth a mention."""

_AT: Final = {name: at for at, name in enumerate(TRAITS)}
_PARTS: Final[dict[str, tuple[str, ...]]] = {
    "deck": ("cards", "points"),
    "levels": ("levels",),
    "turn": ("turn", "hand", "sale", "fight"),
}


@dataclass(frozen=True, slots=True)
class Reason:
    """The reason why one option is better (or worse) than another, with the numbers that show it.

    ``against`` is the other option; ``share`` how much of the whole difference this is. ``here``
    and ``there`` are what came of the one and of the other: for ``card`` (a face, else −1) how
    often it was owned, or with ``fewer`` how often it was gone; for points and Levels their means;
    for the end the share of tables that were won by then.
    """

    kind: Kind
    against: int
    better: bool
    share: float = 0.0
    card: int = -1
    fewer: bool = False
    here: float = 0.0
    there: float = 0.0


def reason(
    advice: Advice, one: Tried, other: Tried, worth: list[float], teams: tuple[int, ...]
) -> Reason:
    """The one reason; ``worth`` is what the faces are worth now."""
    total = advice.gain(one, other)
    if not total.clear:
        return Reason("even", other.option, better=total.mean >= 0)
    better = total.mean > 0
    mine = teams[advice.seat]
    found: dict[Kind, Gain] = {}
    for kind, measure in _measures(mine, teams).items():
        pairs = zip(one.endings, other.endings, strict=True)
        found[kind] = gain_of([measure(a, b) for a, b in pairs])
    whole = sum(each.mean for each in found.values())
    way = 1.0 if better else -1.0
    clear = {kind: each.mean for kind, each in found.items() if each.clear and each.mean * way > 0}
    if not clear:
        return Reason("unclear", other.option, better=better)
    kind = max(clear, key=lambda each: clear[each] * way)
    share = clear[kind] / whole if whole * way > 0 else 1.0
    made = Reason(kind, other.option, better, share=min(1.0, share))
    if kind in ("deck", "foe-deck"):
        return _of_deck(made, one, other, worth, _whose(made, mine, teams))
    return _with_means(made, one, other, _whose(made, mine, teams))


def _measures(mine: int, teams: tuple[int, ...]) -> dict[Kind, Callable[[Ending, Ending], float]]:
    """Return how much each kind of reason adds to the difference on one table."""
    seats = range(len(teams))
    own = [seat for seat in seats if teams[seat] == mine]
    foes = [seat for seat in seats if teams[seat] != mine]

    def measure(names: tuple[str, ...], whose: list[int], sign: float) -> Callable[..., float]:
        at = [_AT[name] for name in names]

        def summed(one: Ending) -> float:
            return sum(one.terms[seat][n] for seat in whose for n in at)

        def differ(one: Ending, other: Ending) -> float:
            return 0.0 if one.over or other.over else sign * (summed(one) - summed(other))

        return differ

    def end(one: Ending, other: Ending) -> float:
        return UNITS_PER_CHANCE * (one.chance - other.chance) if one.over or other.over else 0.0

    found: dict[Kind, Callable[[Ending, Ending], float]] = {"end": end}
    for name, parts in _PARTS.items():
        found[name] = measure(parts, own, 1.0)  # type: ignore[index]  # each is a Kind
        found[f"foe-{name}"] = measure(parts, foes, -1.0)  # type: ignore[index]
    return found


# --- The numbers ------------------------------------------------------------------------------


def _whose(made: Reason, mine: int, teams: tuple[int, ...]) -> list[int]:
    return [seat for seat, team in enumerate(teams) if (team == mine) != (made.kind in OF_FOES)]


def _with_means(made: Reason, one: Tried, other: Tried, whose: list[int]) -> Reason:
    def levels(ending: Ending) -> float:
        return sum(ending.levels[seat] for seat in whose)

    def won(ending: Ending) -> float:
        return ending.chance if ending.over else 0.0

    if made.kind == "end":
        return _numbered(made, _mean(one, won), _mean(other, won))
    if made.kind not in ("levels", "foe-levels"):
        return made
    here, there = _mean(one, levels), _mean(other, levels)
    if (here > there) == (made.better == (made.kind == "levels")):
        return _numbered(made, here, there)
    return Reason("unclear", made.against, made.better)


def _mean(tried: Tried, number: Callable[[Ending], float]) -> float:
    return sum(map(number, tried.endings)) / len(tried.endings)


def _of_deck(
    made: Reason, one: Tried, other: Tried, worth: list[float], whose: list[int]
) -> Reason:
    """A card that makes most of the difference; else the Victory Points, if those do."""
    with_card = _with_card(made, one, other, worth, whose)
    if with_card.card >= 0:
        return with_card

    def total(ending: Ending) -> float:
        return float(sum(ending.points[seat] for seat in whose))

    pairs = zip(one.endings, other.endings, strict=True)
    more = gain_of([total(a) - total(b) for a, b in pairs])
    own = made.kind == "deck"
    if more.clear and abs(more.mean) >= MIN_POINTS and (more.mean > 0) == (made.better == own):
        kind: Kind = "points" if own else "foe-points"
        found = Reason(kind, made.against, made.better, made.share)
        return _numbered(found, _mean(one, total), _mean(other, total))
    return made


def _with_card(
    made: Reason, one: Tried, other: Tried, worth: list[float], whose: list[int]
) -> Reason:
    """The card that makes the most of the difference: had more often, or gone more often."""
    sign = 1.0 if made.better == (made.kind not in OF_FOES) else -1.0
    here, there = _copies(one, whose), _copies(other, whose)
    n = len(one.endings)
    best, card, whole = 0.0, -1, 0.0
    none = [0] * n
    for face in sorted(here.keys() | there.keys()):
        pairs = zip(here.get(face, none), there.get(face, none), strict=True)
        more = gain_of([float(a - b) for a, b in pairs])
        value = sign * more.mean * worth[face]
        whole += value
        if value > best and more.clear:
            best, card = value, face
    if card < 0 or best < MIN_CARD_SHARE * whole:
        return made
    mine, theirs = here.get(card, none), there.get(card, none)
    low = min(*mine, *theirs)
    high = max(*mine, *theirs)
    fewer = worth[card] < 0
    if fewer:
        return _numbered(made, _share(mine, high), _share(theirs, high), card, fewer=True)
    return _numbered(made, 1 - _share(mine, low + 1), 1 - _share(theirs, low + 1), card)


def _share(counts: list[int], below: int) -> float:
    return sum(count < below for count in counts) / len(counts)


def _copies(tried: Tried, whose: list[int]) -> dict[int, list[int]]:
    """Return how many of each face these seats had, table by table."""
    n = len(tried.endings)
    found: dict[int, list[int]] = {}
    for at, ending in enumerate(tried.endings):
        for seat in whose:
            for face, copies in ending.owned[seat].items():
                found.setdefault(face, [0] * n)[at] += copies
    return found


def _numbered(
    made: Reason, here: float, there: float, card: int = -1, *, fewer: bool = False
) -> Reason:
    return Reason(made.kind, made.against, made.better, made.share, card, fewer, here, there)
