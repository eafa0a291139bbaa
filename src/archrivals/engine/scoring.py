"""The end of the game: Victory Points, tie-break, result (part G)."""

from __future__ import annotations

from .cards import Card
from .catalogue import matches
from .effects import Vp, VpIf
from .state import DECK, DISCARD, HAND, IN_PLAY, ON_HERO, SCORE, UNDER, Result, State


def owned(s: State, seat: int) -> list[Card]:
    """G4: hand, discard pile and cards in play return to the deck (and V5's Assist card)."""
    base = (seat + 1) * 8
    zones = [HAND, DECK, DISCARD, IN_PLAY, UNDER]
    if s.rules.assist_on_character:
        zones.append(ON_HERO)
    cards = [c for zone in zones for c in s.zones[base + zone]]
    return [s.cat.cards[s.faces[card]] for card in cards if s.owner(card) == seat]


def vp_of(card: Card, deck: list[Card]) -> int:
    """What one card is worth in a deck."""
    vp: Vp = card.vp
    if isinstance(vp, int):
        return vp
    counted = [each for each in deck if matches(each, vp.what)]
    if isinstance(vp, VpIf):
        others = len(counted) - matches(card, vp.what)
        return vp.n if others >= vp.others else 0
    number = len({each.name for each in counted}) if vp.distinct else len(counted)
    return vp.n * (number // vp.every)


def score_pile(s: State, seat: int) -> list[Card]:
    """The Characters a seat has defeated (G5)."""
    return [s.cat.cards[s.faces[card]] for card in s.zones[(seat + 1) * 8 + SCORE]]


def points(s: State, seat: int) -> int:
    """A seat's Victory Points, as if the game ended now."""
    deck = owned(s, seat)
    defeated = score_pile(s, seat)
    return sum(vp_of(card, deck) for card in deck) + sum(vp_of(card, deck) for card in defeated)


def ties(s: State, seat: int) -> tuple[int, ...]:
    """What breaks a tie, most important first (G6–G8)."""
    deck = owned(s, seat)
    worth = {
        "super-villains": sum(card.kind == "super-villain" for card in deck),
        "characters": len(score_pile(s, seat)),
        "cards": len(deck),
    }
    return tuple(worth[name] for name in s.rules.tie_breaks)


def finish(s: State, rule: str, winners: tuple[int, ...] | None = None) -> None:
    """Count, team by team (G5); break ties (G6–G8); share what is still tied (Q4)."""
    seats = range(s.seats)
    score = tuple(points(s, seat) for seat in seats)
    tied = tuple(ties(s, seat) for seat in seats)
    if winners is None:
        ranks = {}
        for team in {s.teams[seat] for seat in seats if seat not in s.out}:
            side = [seat for seat in seats if s.teams[seat] == team]
            both = [sum(parts) for parts in zip(*(tied[seat] for seat in side), strict=True)]
            ranks[team] = (sum(score[seat] for seat in side), *both)
        best = max(ranks.values())
        winners = tuple(seat for seat in seats if ranks.get(s.teams[seat]) == best)
    s.result = Result(rule, winners, score, tied)
    s.cause = rule
    s.note("over", -1, winners, score)
