"""What to buy so that the game ends with this turn, and is won: counted as its end counts."""

from __future__ import annotations

from typing import Final

from archrivals.engine.play.resolving import line_up_size
from archrivals.engine.play.scoring import owned, points, vp_of
from archrivals.engine.play.turns import price
from archrivals.engine.sight import Sight
from archrivals.engine.state.asks import Ask
from archrivals.engine.state.flat import LINE_UP, MAIN_DECK, SUPER_VILLAINS, State

POINTS_ERROR: Final = 6
"""Points by which a count may be off, because some cards count others: such a plan is tried."""

USUAL_SLOTS: Final = 5
"""The slots of a Line-Up, some of which may be empty when one looks."""


def missing(s: State) -> int:
    """Return how many more cards must leave the Line-Up to end the game this turn (G1, Q14).

    None must where the last Super-Villain is defeated already (G2). Where Super-Villains are hidden
    an empty main deck is enough (H3).
    """
    if s.rules.villain_stack and not s.zones[SUPER_VILLAINS]:
        return 0
    left = len(s.zones[MAIN_DECK]) + len(s.zones[LINE_UP]) - line_up_size(s)
    return max(0, left if s.rules.hidden_villains else left + 1)


def last_villain(s: State) -> int:
    """The Super-Villain whose defeat ends the game (G2); −1 for none."""
    stack = s.zones[SUPER_VILLAINS]
    return stack[-1] if s.rules.villain_stack and len(stack) == 1 and s.villain_up else -1


def plans(s: State, seat: int, ask: Ask) -> list[list[int]]:
    """Cards to buy, in order, for a turn that ends the game and may win it.

    A plan is the set with most points that the Power can pay for: one with the last Super-Villain,
    and one that leaves the Line-Up short.
    """
    for_sale = [what for verb, what in ask.options if verb == "buy"]
    deck = owned(s, seat)
    gains = {card: vp_of(s.cat.cards[s.faces[card]], deck) for card in for_sale}
    short, villain = missing(s), last_villain(s)
    found = []
    if villain in gains:
        rest = [card for card in for_sale if card != villain]
        more = _most(s, rest, gains, s.turn.power - price(s, villain), 0)
        found.append([villain, *(more or ())])
    if short <= len(s.zones[LINE_UP]):
        bought = _most(s, for_sale, gains, s.turn.power, short)
        if bought is not None:
            found.append(bought)
    lead = _lead(s, seat) + POINTS_ERROR
    return [plan for plan in found if lead + sum(gains[card] for card in plan) > 0]


def _lead(s: State, seat: int) -> int:
    totals: dict[int, int] = {}
    for each in range(s.seats):
        if each not in s.out:
            totals[s.teams[each]] = totals.get(s.teams[each], 0) + points(s, each)
    mine = totals.pop(s.teams[seat])
    return mine - max(totals.values(), default=0)


def _most(
    s: State, cards: list[int], gains: dict[int, int], power: int, short: int
) -> list[int] | None:
    """Return the set with most points for this Power and this number of Line-Up cards."""
    best: dict[tuple[int, int], tuple[int, tuple[int, ...]]] = {(0, 0): (0, ())}
    for card in cards:
        cost = price(s, card)
        slot = int(s.where[card] == LINE_UP)
        for (spent, slots), (vp, taken) in list(best.items()):
            key = (spent + cost, min(short, slots + slot))
            if key[0] > power:
                continue
            more = (vp + gains[card], (*taken, card))
            if key not in best or more[0] > best[key][0]:
                best[key] = more
    full = [each for (_, slots), each in best.items() if slots >= short]
    return list(max(full, key=lambda each: each[0])[1]) if full else None


def near(sight: Sight) -> bool:
    """Return whether purchases can end the game this turn: one Super-Villain left, or few cards."""
    slots = max(USUAL_SLOTS, len(sight.line_up))
    return sight.super_villains_left == 1 or sight.main_deck_left < slots
