"""The end of the game: Victory Points, tie-break, result (part G)."""

from __future__ import annotations

from .cards import Card
from .catalogue import matches
from .effects import Vp
from .state import DECK, DISCARD, HAND, IN_PLAY, Result, State


def owned(s: State, seat: int) -> list[Card]:
    """G4: hand, discard pile and cards in play return to the deck."""
    base = (seat + 1) * 8
    cards = [c for zone in (HAND, DECK, DISCARD, IN_PLAY) for c in s.zones[base + zone]]
    return [s.cat.cards[s.faces[card]] for card in cards if s.owner(card) == seat]


def vp_of(vp: Vp, deck: list[Card]) -> int:
    """What one card is worth in a deck."""
    if isinstance(vp, int):
        return vp
    counted = [card for card in deck if matches(card, vp.what)]
    number = len({card.name for card in counted}) if vp.distinct else len(counted)
    return vp.n * (number // vp.every)


def points(s: State, seat: int) -> int:
    """A seat's Victory Points, as if the game ended now."""
    deck = owned(s, seat)
    return sum(vp_of(card.vp, deck) for card in deck)


def finish(s: State, rule: str, winner: int | None = None) -> None:
    """Count, break ties by Super-Villains (G6), share what is still tied (Q4)."""
    seats = range(s.seats)
    score = tuple(points(s, seat) for seat in seats)
    villains = tuple(sum(card.kind == "super-villain" for card in owned(s, seat)) for seat in seats)
    best = max(zip(score, villains, strict=True))
    winners = tuple(seat for seat in seats if (score[seat], villains[seat]) == best)
    s.result = Result(rule, winners if winner is None else (winner,), score, villains)
    s.cause = rule
    s.note("over", -1, s.result.winners, score)
