"""The end of the game: Victory Points, ties, winners (part G)."""

from __future__ import annotations

from archrivals.engine.language import effects as fx
from archrivals.engine.language.cards import Card

from .game import Game, Over, matches


def deck_of(g: Game, seat: int) -> list[Card]:
    """G4: everything a player owns returns to the deck; a borrowed card is not theirs (Q15)."""
    piles = ["hand", "deck", "discard", "in-play", "under"]
    piles += ["on-hero"] if g.rules.assist_on_character else []
    cards = [card for name in piles for card in g.pile(name, seat)]
    return [g.cards[card] for card in cards if g.owner(card) == seat]


def worth(card: Card, deck: list[Card]) -> int:
    """What one card is worth in a deck."""
    vp = card.vp
    if isinstance(vp, int):
        return vp
    such = [other for other in deck if matches(other, vp.what)]
    if isinstance(vp, fx.VpIf):
        others = len(such) - (1 if matches(card, vp.what) else 0)
        return vp.n if others >= vp.others else 0
    number = len({other.name for other in such}) if vp.distinct else len(such)
    return number // vp.every * vp.n


def points(g: Game, seat: int) -> int:
    """A seat's Victory Points, defeated Characters included (G5)."""
    deck = deck_of(g, seat)
    defeated = [g.cards[card] for card in g.pile("score", seat)]
    return sum(worth(card, deck) for card in deck + defeated)


def _tie(g: Game, seat: int) -> list[int]:
    """G6–G8."""
    deck = deck_of(g, seat)
    counts = {
        "super-villains": sum(card.kind == "super-villain" for card in deck),
        "characters": len(g.pile("score", seat)),
        "cards": len(deck),
    }
    return [counts[name] for name in g.rules.tie_breaks]


def finish(g: Game, over: Over) -> None:
    """Who has won; what is tied to the end is shared (Q4)."""
    score = tuple(points(g, seat) for seat in range(g.seats))
    winners = over.winners
    if winners is None:
        totals = {}
        for seat in range(g.seats):
            if seat not in g.out:
                side = [s for s in range(g.seats) if g.teams[s] == g.teams[seat]]
                lines = [[score[s], *_tie(g, s)] for s in side]
                totals[seat] = [sum(column) for column in zip(*lines, strict=True)]
        best = max(totals.values())
        winners = tuple(seat for seat, total in totals.items() if total == best)
    ties = tuple(tuple(_tie(g, seat)) for seat in range(g.seats))
    g.result = (over.rule, winners, score, ties)
