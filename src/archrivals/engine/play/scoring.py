"""The end of the game: Victory Points, tie-break, result (part G)."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from archrivals.engine.language.cards import Card
from archrivals.engine.language.catalogue import matches
from archrivals.engine.language.effects import Vp, VpIf, VpPer
from archrivals.engine.state.events import Ended
from archrivals.engine.state.flat import (
    DECK,
    DISCARD,
    HAND,
    IN_PLAY,
    ON_HERO,
    SCORE,
    UNDER,
    Result,
    State,
)


def owned(s: State, seat: int) -> list[Card]:
    """G4: hand, discard pile and cards in play return to the deck (and V5's Assist card)."""
    return [s.cat.cards[face] for face in _owned(s, seat)]


def _owned(s: State, seat: int) -> list[int]:
    """The faces of these cards."""
    base = (seat + 1) * 8
    zones = [HAND, DECK, DISCARD, IN_PLAY, UNDER]
    if s.rules.assist_on_character:
        zones.append(ON_HERO)
    cards = [c for zone in zones for c in s.zones[base + zone]]
    if s.turn.borrowed:  # all others are where their owner is
        cards = [card for card in cards if s.owner(card) == seat]
    faces = s.faces
    return [faces[card] for card in cards]


def vp_of(card: Card, deck: list[Card]) -> int:
    """Return the worth of one card in a deck."""
    vp: Vp = card.vp
    if isinstance(vp, int):
        return vp
    number = _found(card, vp, deck)
    if isinstance(vp, VpIf):
        return vp.n if number >= vp.others else 0
    return vp.n * (number // vp.every)


def _found(card: Card, vp: VpPer | VpIf, deck: list[Card]) -> int:
    """Return how many cards of a deck a formula counts; one that counts others omits itself."""
    counted = [each for each in deck if matches(each, vp.what)]
    if isinstance(vp, VpIf):
        return len(counted) - matches(card, vp.what)
    return len({each.name for each in counted}) if vp.distinct else len(counted)


def score_pile(s: State, seat: int) -> list[Card]:
    """The Characters a seat has defeated (G5)."""
    return [s.cat.cards[s.faces[card]] for card in s.zones[(seat + 1) * 8 + SCORE]]


def points(s: State, seat: int) -> int:
    """A seat's Victory Points, as if the game ended now."""
    cards = s.cat.cards
    deck = owned(s, seat)
    total = 0
    formulas: list[Card] = []
    for card in (*deck, *(cards[s.faces[beaten]] for beaten in s.zones[(seat + 1) * 8 + SCORE])):
        vp = card.vp
        if isinstance(vp, int):
            total += vp
        else:
            formulas.append(card)
    return total + sum(vp_of(card, deck) for card in formulas)


class Counted(NamedTuple):
    """A line of a score: copies of a face, what each gives, and what its formula counted."""

    face: int
    copies: int
    each: int
    counted: int | None
    defeated: bool


def explained(s: State, seat: int) -> list[Counted]:
    """Return the sources of a seat's Victory Points, the largest first, with those of none."""
    faces = _owned(s, seat)
    deck = [s.cat.cards[face] for face in faces]
    beaten = [s.faces[card] for card in s.zones[(seat + 1) * 8 + SCORE]]
    lines = []
    for pile, defeated in ((faces, False), (beaten, True)):
        for face, copies in Counter(pile).items():
            card = s.cat.cards[face]
            counted = None if isinstance(card.vp, int) else _found(card, card.vp, deck)
            lines.append(Counted(face, copies, vp_of(card, deck), counted, defeated))
    return sorted(lines, key=lambda line: (-line.copies * line.each, line.face))


def ties(s: State, seat: int) -> tuple[int, ...]:
    """Return the tie-breaks, most important first (G6–G8)."""
    deck = owned(s, seat)
    worth = {
        "super-villains": sum(card.kind == "super-villain" for card in deck),
        "characters": len(score_pile(s, seat)),
        "cards": len(deck),
    }
    return tuple(worth[name] for name in s.rules.tie_breaks)


def finish(s: State, rule: str, winners: tuple[int, ...] | None = None) -> None:
    """Count, team by team (G5); break ties (G6–G8); share the remaining ties (Q4)."""
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
    if s.log is not None:
        s.log.append(Ended(winners, score, s.cause))
