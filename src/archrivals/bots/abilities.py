"""What using an ability brings, less what it takes, in Power: for bots that do not think ahead."""

from __future__ import annotations

from collections import Counter
from math import comb
from typing import Any, Final

from archrivals.engine.language import effects as fx
from archrivals.engine.language.catalogue import matches
from archrivals.engine.sight import Sight

from .values import Values, strength

CERTAIN_MARGIN: Final = 0.2
UNCERTAIN_MARGIN: Final = 0.9
"""By how much an ability with a price must bring more than it takes: when the rest of the deck is
known, and when it is not."""

WEAKNESS_VALUE: Final = 1.0


def pays(v: Values, sight: Sight, ability: fx.Use, *, counts: bool) -> bool:
    """Return whether an ability that wants cards for it brings more than these are worth.

    ``counts``: whether the bot keeps count of its deck; otherwise it judges the deck by the cards
    of its own that lie in sight.
    """
    price = _price(v, sight, ability.price)
    margin = CERTAIN_MARGIN if counts else UNCERTAIN_MARGIN
    return _brought(v, sight, ability, counts=counts) > price + margin


def _value(v: Values, sight: Sight, face: int) -> float:
    """Return the value of a card in hand now: its Power in a Confrontation, anything otherwise."""
    return v.fight[face] if sight.confronting >= 0 else v.strength[face]


def _price(v: Values, sight: Sight, price: tuple[fx.Effect, ...]) -> float:
    total = 0.0
    for effect in price:
        if isinstance(effect, fx.Discard) and effect.pick.places == (fx.HAND,):
            held = [sight.face(card) for card in sight.hand]
            fitting = [face for face in held if matches(sight.cat.cards[face], effect.pick.what)]
            total += min((_value(v, sight, face) for face in fitting), default=0.0)
        elif isinstance(effect, fx.Destroy) and "Weakness" in effect.pick.what.names:
            total -= WEAKNESS_VALUE
    return total


def _brought(v: Values, sight: Sight, ability: fx.Use, *, counts: bool) -> float:
    total = 0.0
    revealed = 0
    for effect in ability.do:
        if isinstance(effect, fx.Draw) and isinstance(effect.amount, int):
            pool = _pool(sight, counts=counts)
            worth = sum(_value(v, sight, face) for face in pool)
            total += effect.amount * worth / len(pool) if pool else 0.0
        elif isinstance(effect, fx.Reveal):
            revealed = effect.n
        elif isinstance(effect, fx.DrawThese) and revealed:
            total += _best_of(v, sight, effect.pick.what, revealed, counts=counts)
        elif isinstance(effect, fx.Move) and effect.to == fx.HAND:
            total += _best_back(v, sight, effect)
        else:
            total += strength((effect,))
    return total


def _best_back(v: Values, sight: Sight, effect: fx.Move) -> float:
    """The best card that comes back from the discard pile."""
    if fx.DISCARD not in effect.pick.places:
        return strength((effect,))
    faces = [sight.face(card) for card in sight.discard(sight.seat)]
    fitting = [face for face in faces if matches(sight.cat.cards[face], effect.pick.what)]
    return max((_value(v, sight, face) for face in fitting), default=0.0)


def _best_of(v: Values, sight: Sight, what: fx.Filter, n: int, *, counts: bool) -> float:
    """Return the average worth of the best fitting card among the first ones of the deck."""
    pool = _pool(sight, counts=counts)
    size, n = len(pool), min(n, len(pool))
    if not n:
        return 0.0
    fitting = [face for face in pool if matches(sight.cat.cards[face], what)]
    values = sorted((_value(v, sight, face) for face in fitting), reverse=True)
    ways = comb(size, n)
    return sum(
        value * comb(size - rank, n - 1) / ways for rank, value in enumerate(values, start=1)
    )


def _pool(sight: Sight, *, counts: bool) -> list[int]:
    """The faces that the next card of one's deck may have."""
    me = sight.seat
    seen = [sight.face(card) for card in sight.discard(me)]
    if counts:
        left = Counter(sight.owned(me))
        left.subtract(seen)
        left.subtract(sight.face(card) for card in [*sight.hand, *sight.in_play(me)])
        pool = list((+left).elements())
        return pool or seen
    return [*seen, *(sight.face(card) for card in [*sight.hand, *sight.in_play(me)])]


def cost_raised(text: Any) -> int:
    """By how much a text that is used at the time for Blocks raises a Character's cost."""
    return sum(
        effect.n
        for effect in getattr(text, "do", ())
        if isinstance(effect, fx.ChangeCost) and isinstance(effect.n, int)
    )
