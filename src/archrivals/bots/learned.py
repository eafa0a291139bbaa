"""Buys by what it has learned: what cards are worth early, in the middle and late, and together.

It spends its Power on the best set of cards rather than on the best card, keeps count of what
all players own, and does not end a game that it would lose.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final

from archrivals.engine.language import effects as fx
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.play.scoring import vp_of
from archrivals.engine.sight import Sight
from archrivals.engine.state.asks import Ask

from .greedy import (
    DRAW_VALUE,
    GreedyBot,
    alternative,
    best,
    destroy,
    faces_in,
    help_is_at_hand,
    is_paid_for,
    may,
    promised_power,
    stop_at,
    use_score,
)
from .worth import STANDARD_VILLAINS, Worth, lessons_for, phase_of

WIN_VALUE: Final = 50.0
"""What winning at once is worth; its negative is losing."""

Item = tuple[int, float, int]
"""Something for sale: its cost, its worth, and the number of its option."""

Shopper = Callable[[list[Item], int], int]
"""Return the option to buy with this Power; −1 for none."""


@lru_cache(maxsize=8)
def worth_of(cat: Catalogue, *, confrontations: bool, insight: bool = False) -> Worth:
    """The learned worth of a catalogue's cards, worked out once."""
    return Worth(cat, lessons_for(host_of(cat), confrontations=confrontations, insight=insight))


def host_of(cat: Catalogue) -> str:
    """The box that most of a table's cards are of."""
    return Counter(cat.boxes).most_common(1)[0][0]


class LearnedBot(GreedyBot):
    """Like the greedy one, but with learned values where those matter; no luck of its own."""

    name = "collector"
    remembers = True

    def __init__(self, seed: str = "", worth: Worth | None = None) -> None:
        super().__init__(seed)
        self._worth = worth

    def worth(self, sight: Sight) -> Worth:
        """The worth of this table's cards."""
        if self._worth is None or self._worth.cat is not sight.cat:
            self._worth = self.appraised(sight)
        return self._worth

    def appraised(self, sight: Sight) -> Worth:
        """Return what this bot knows of the worth of this table's cards."""
        return worth_of(sight.cat, confrontations=sight.confrontations)

    def answer(self, sight: Sight, ask: Ask) -> int:
        """The option that is worth most."""
        if len(ask.options) == 1:
            return 0
        if ask.kind == "turn":
            return turn(self.worth(sight), sight, ask, self.shopper(sight))
        judge = _JUDGES.get(ask.kind)
        if judge is None:
            return super().answer(sight, ask)
        return judge(self.worth(sight), sight, ask)

    def shopper(self, sight: Sight) -> Shopper:
        """Return how this bot spends its Power."""
        return best_of_sale


def phase_in(w: Worth, sight: Sight) -> float:
    """Return how far the game is, as a seat sees it."""
    fallen = 0
    if sight.confrontations:
        fallen = 3 - min(sight.levels(seat) for seat in range(sight.seats))
    left = sight.super_villains_left
    return phase_of(left, STANDARD_VILLAINS if left else 0, sight.main_deck_left, w.main_of, fallen)


# --- One's own turn ---------------------------------------------------------------------------


def turn(w: Worth, sight: Sight, ask: Ask, shop: Shopper) -> int:
    """First play, then use, then buy the best set that the Power can pay for."""
    v = w.simple
    late = not sight.confrontations and phase_in(w, sight) > 0.7
    top, chosen = 0.0, -1
    sale = False
    for at, (verb, what) in enumerate(ask.options):
        if verb == "play":
            score = 100.0 + v.rank[sight.face(what)]
            if score < 100.0 and not is_paid_for(v, sight, what):
                score = 50.0 if not _may_stop(ask) else -1.0
        elif verb == "use":
            score = use_score(v, sight, what, late=late, counts=True)
            if score < 100.0:
                sale = True
                continue
        elif verb == "call":
            score = 1.0 if help_is_at_hand(v, sight) else -1.0
        else:
            sale = sale or verb in ("buy", "hunt")
            continue
        if score > top:
            top, chosen = score, at
    if top >= 50.0 or not sale:
        return chosen if chosen >= 0 else stop_at(ask)
    bought = shop(_on_sale(w, sight, ask, late=late), sight.power)
    if bought >= 0:
        return bought
    return chosen if chosen >= 0 else stop_at(ask)


def _may_stop(ask: Ask) -> bool:
    return ask.options[-1][0] in ("end", "done")


def _on_sale(w: Worth, sight: Sight, ask: Ask, *, late: bool) -> list[Item]:
    """Return the items that the Power can be spent on."""
    cat = sight.cat
    phase = phase_in(w, sight)
    base = w.to_buy(phase)
    owned = sight.owned(sight.seat)
    counts = Counter(owned)
    together, deny = w.weights["partners"], 1.0 + w.weights["deny"]
    items: list[Item] = []
    for at, (verb, what) in enumerate(ask.options):
        if verb == "use":
            pays = sight.ability(*what).pay_power
            if pays:
                items.append((pays, use_score(w.simple, sight, what, late=late) - 2.0, at))
            continue
        if verb not in ("buy", "hunt"):
            continue
        face = sight.face(what)
        value = base[face] + together * w.together(face, counts, len(owned))
        cost = min(cat.cost[face], sight.power)
        if cat.kind[face] == "stack":
            items.append((cost, value, at))
        elif value > 0:
            value *= deny
        if cat.kind[face] == "super-villain" and verb == "buy":
            value += _end_of_game(w, sight, face, owned)
        items.append((cost, value, at))
    return items


def best_of_sale(items: list[Item], power: int) -> int:
    """The option to take first of the set that is worth most; −1 where nothing is worth it.

    >>> best_of_sale([(5, 3.0, 0), (3, 2.0, 1), (4, 2.5, 2)], 7)
    2
    """
    sets: list[tuple[float, tuple[Item, ...]]] = [(0.0, ())] * (power + 1)
    for item in items:
        cost, value, _ = item
        if value <= 0 or cost > power:
            continue
        for have in range(power, cost - 1, -1):
            rest, taken = sets[have - cost]
            if rest + value > sets[have][0]:
                sets[have] = (rest + value, (*taken, item))
    taken = sets[power][1]
    return max(taken, key=lambda item: item[1])[2] if taken else -1


def best_worth(items: Iterable[tuple[int, float]], power: int) -> float:
    """Return the worth of the best set that this Power can pay for, by cost and worth of each.

    >>> best_worth([(5, 3.0), (3, 2.0), (4, 2.5)], 7)
    4.5
    """
    best = [0.0] * (max(0, power) + 1)
    for cost, value in items:
        if value > 0:
            for have in range(len(best) - 1, cost - 1, -1):
                best[have] = max(best[have], best[have - cost] + value)
    return best[-1]


def _end_of_game(w: Worth, sight: Sight, villain: int, owned: list[int]) -> float:
    """Return the worth of the end of the game, or of coming nearer to it."""
    left = sight.super_villains_left
    if left > 2 or left == 0 or not w.counts_points:
        return 0.0
    mine = points_of(sight.cat, [*owned, villain])
    theirs = max(points_of(sight.cat, sight.owned(foe)) for foe in sight.foes())
    if left == 1:
        return WIN_VALUE if mine > theirs else -WIN_VALUE
    return w.weights["haste"] if mine > theirs else -w.weights["haste"]


def points_of(cat: Catalogue, faces: list[int]) -> int:
    """The Victory Points of a deck."""
    deck = [cat.cards[face] for face in faces]
    return sum(vp_of(card, deck) for card in deck)


# --- Confrontations ---------------------------------------------------------------------------


def _announce(w: Worth, sight: Sight, ask: Ask) -> int:
    """Confront when the hand promises the cost and the Blocks that are to be feared."""
    promised = promised_power(w.simple, sight)
    normal = len(ask.options) - 1
    needed = [
        sight.cost_of(what) + w.weights["blocks"] * _blocks(w, sight, what)
        if verb == "confront"
        else 99.0
        for verb, what in ask.options
    ]
    easiest = needed.index(min(needed))
    return easiest if promised >= needed[easiest] + w.weights["caution"] else normal


def _blocks(w: Worth, sight: Sight, foe: int) -> float:
    """The Blocks that a foe holds on average."""
    hidden = Counter(sight.owned(foe))
    hidden.subtract(sight.face(card) for card in [*sight.discard(foe), *sight.in_play(foe)])
    cards = sum(n for n in hidden.values() if n > 0)
    if not cards:
        return 0.0
    block = w.simple.block
    total = sum(n * block[face] for face, n in hidden.items() if n > 0)
    return total / cards * sight.hand_size(foe)


# --- Choosing cards ---------------------------------------------------------------------------


def _destroy(w: Worth, sight: Sight, ask: Ask) -> int:
    """Destroy what the deck can do without; the cards of the Line-Up stay."""
    pick = ask.about.pick if isinstance(ask.about, fx.Destroy) else None
    if pick is None or fx.LINE_UP in pick.places or pick.whose != "you":
        return destroy(w.simple, sight, ask)
    worth = w.to_buy(phase_in(w, sight))
    junk = w.simple.junk
    return best(
        [-w.weights["thin"] if f < 0 else 0.2 * junk[f] - worth[f] for f in faces_in(sight, ask)]
    )


def _gain(w: Worth, sight: Sight, ask: Ask) -> int:
    """Gain the card that is worth most to this deck."""
    floor = alternative(ask) - 1.0
    worth = w.to_buy(phase_in(w, sight))
    owned = sight.owned(sight.seat)
    counts = Counter(owned)
    together = w.weights["partners"]
    return best(
        [
            floor if f < 0 else worth[f] + together * w.together(f, counts, len(owned))
            for f in faces_in(sight, ask)
        ]
    )


def _may(w: Worth, sight: Sight, ask: Ask) -> int:
    """A card that is shown goes if the deck does better without it; otherwise as the greedy one."""
    yes, no = 0, 1
    first = ask.about.do[0]
    from_hand = isinstance(first, fx.Discard) and first.pick.places == (fx.HAND,)
    if from_hand or not ask.shown or not isinstance(first, fx.Discard | fx.Destroy):
        return may(w.simple, sight, ask)
    face = sight.face(ask.shown[0])
    if isinstance(first, fx.Destroy):
        return yes if w.to_buy(phase_in(w, sight))[face] < w.weights["thin"] else no
    return yes if w.simple.strength[face] < DRAW_VALUE else no


_JUDGES: Final = {
    "announce": _announce,
    "destroy": _destroy,
    "gain": _gain,
    "may": _may,
}
"""Other asks are answered as the greedy bot does."""
