"""The chance to win: how a position looks for each side, if all play on as collectors.

A position is judged as a turn begins. Every seat has a few traits: what its deck is worth, its
Victory Points, its hand, what it could buy or defeat. Their weights, by box and phase, are fitted
to the results of many games (``tools/fit_chances.py`` writes them into the folder of a box); a
side's chance is its share of ``exp(sum)`` over all sides. Of hidden cards only those in a deck
count, never their order.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Any, Final

from archrivals.bots.learned import best_worth, host_of, worth_of
from archrivals.bots.worth import Worth, counted, kin_of, learned_of, phase_at
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.play.confronting import cost_of
from archrivals.engine.play.scoring import points
from archrivals.engine.state.flat import (
    LINE_UP,
    STACK,
    SUPER_VILLAINS,
    Result,
    State,
    hand,
    hero_zone,
)

TRAITS: Final = (
    "cards",
    "points",
    "levels",
    "turn",
    "hand",
    "sale",
    "fight",
)
"""What counts of a seat.

``cards`` is what its deck is worth. Of the seat on turn: ``hand`` is what it holds, ``sale`` the
best it could buy, ``fight`` how far a Confrontation would carry. What the others hold by then was
drawn a moment ago: it would only add noise.
"""

UNDECIDED_VALUE: Final = 0.5
"""What a Confrontation is worth that is neither won nor lost by the cards in hand."""

Traits = tuple[float, ...]


class Chances:
    """Return the chances of all seats of a table in any position."""

    __slots__ = ("_early", "_late", "_many", "worth")

    def __init__(self, worth: Worth, weights: dict[str, Any]) -> None:
        self.worth = worth
        early, late = weights["early"], weights["late"]
        self._early = tuple(float(early.get(name, 0.0)) for name in TRAITS)
        self._late = tuple(float(late.get(name, 0.0)) for name in TRAITS)
        self._many = float(weights.get("many", 1.0))

    def of(self, s: State) -> tuple[float, ...]:
        """The chance of each seat; of a team each of its seats has the team's."""
        if s.result is not None:
            return shares(s, s.result)
        return self._spread(s, [sum(self.weighed(s, seat)) for seat in range(s.seats)])

    def of_terms(self, s: State, terms: Sequence[Traits]) -> tuple[float, ...]:
        """The same, of terms that are there already."""
        return self._spread(s, [sum(each) for each in terms])

    def _spread(self, s: State, sums: list[float]) -> tuple[float, ...]:
        sides: dict[int, float] = {}
        for seat, total in enumerate(sums):
            if seat not in s.out:
                team = s.teams[seat]
                sides[team] = sides.get(team, 0.0) + total
        scale = 1.0 if len(sides) == 2 else self._many
        most = max(sides.values())
        parts = {team: exp(scale * (total - most)) for team, total in sides.items()}
        whole = sum(parts.values())
        return tuple(parts.get(team, 0.0) / whole for team in s.teams)

    def weighed(self, s: State, seat: int) -> Traits:
        """Return how much each trait of a seat adds to its side, in the order of ``TRAITS``."""
        if seat in s.out:
            return (0.0,) * len(TRAITS)
        phase = phase_at(s, self.worth.main_of)
        found = self.traits(s, seat, phase)
        return tuple(
            value * (early + phase * (late - early))
            for value, early, late in zip(found, self._early, self._late, strict=True)
        )

    def traits(self, s: State, seat: int, phase: float) -> Traits:
        """The traits of a seat, in the order of ``TRAITS``; all of them about as large."""
        w = self.worth
        values = w.to_buy(phase)
        counts = counted(s, seat)
        deck = sum(n * values[face] for face, n in counts.items())
        fights = s.rules.confrontations
        lasting = (
            deck / 10,
            points(s, seat) / 10,
            float(len(s.zones[hero_zone(seat)])) if fights else 0.0,
        )
        if s.active != seat:
            return (*lasting, 0.0, 0.0, 0.0, 0.0)
        held = [s.faces[card] for card in s.zones[hand(seat)]]
        grip = sum(w.simple.strength[face] for face in held)
        punch = sum(w.simple.fight[face] for face in held)
        sale = _best_sale(s, values, punch)
        return (*lasting, 1.0, grip / 10, sale / 10, _fight(s, seat, punch) if fights else 0.0)


def shares(s: State, result: Result) -> tuple[float, ...]:
    """Each seat's share of a win: a tie is shared between the sides."""
    winning = {s.teams[seat] for seat in result.winners}
    return tuple((team in winning) / len(winning) for team in s.teams)


def _best_sale(s: State, values: list[float], power: float) -> float:
    """Return the worth of the best set of cards that this Power could buy."""
    have = int(power + 0.5)
    zones, faces, cost = s.zones, s.faces, s.cat.cost
    on_sale = [*zones[LINE_UP], *zones[STACK][-1:]]
    if s.villain_up:
        on_sale += zones[SUPER_VILLAINS][-1:]
    return best_worth(((cost[faces[card]], values[faces[card]]) for card in on_sale), have)


def _fight(s: State, seat: int, punch: float) -> float:
    """Return how a Confrontation would end by the cards in hand, from −1 to 1."""
    foes = [foe for foe in s.foes(seat) if foe not in s.out]
    if not foes:
        return 1.0
    cost = min(cost_of(s, foe) for foe in foes)
    return max(-1.0, min(1.0, (punch - cost) / 6 + UNDECIDED_VALUE))


# --- The fitted weights -----------------------------------------------------------------------


@lru_cache(maxsize=8)
def chances_for(cat: Catalogue, *, confrontations: bool) -> Chances:
    """The chances at tables of a catalogue; a box that was never fitted has its kin's weights."""
    worth = worth_of(cat, confrontations=confrontations)
    known = learned_of(host_of(cat), "chances")
    return Chances(worth, known or learned_of(kin_of(confrontations=confrontations), "chances"))
