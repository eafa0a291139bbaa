"""Spoiled products: each shows something that must stay hidden, to try the tests that look for it.

Most change the one function that makes the public view, so the engine's walks and the messages of
a server are spoiled alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

import pytest

from archrivals.engine.play.game import Game
from archrivals.engine.state.asks import cards_of
from archrivals.engine.state.flat import (
    MAIN_DECK,
    SUPER_VILLAINS,
    CardInView,
    State,
    deck,
    hand,
    under_hero,
)
from archrivals.engine.views import seats
from archrivals.engine.views.seats import Piles, PublicView, WaitedFor
from archrivals.engine.views.veil import VeiledState
from archrivals.engine.views.visibility import seen_zones, shown_cards

Spoil = Callable[[Game, PublicView], PublicView]


def _laid_open(s: State, shown: PublicView, zones: Iterable[int]) -> PublicView:
    """Show the cards of hidden zones among those that are set aside."""
    cards = [card for zone in zones for card in s.zones[zone]]
    return replace(shown, aside=(*shown.aside, *shown_cards(s, cards)))


def hands(table: Game, shown: PublicView) -> PublicView:
    """Show every hand to every viewer."""
    s = table.state
    held = [shown_cards(s, s.zones[hand(each.seat)]) for each in shown.seats]
    both = zip(shown.seats, held, strict=True)
    return replace(shown, seats=tuple(replace(each, hand=cards) for each, cards in both))


def deck_order(table: Game, shown: PublicView) -> PublicView:
    """Show every deck from bottom to top."""
    s = table.state
    return _laid_open(s, shown, [MAIN_DECK, *(deck(seat) for seat in range(s.seats))])


def handles(table: Game, shown: PublicView) -> PublicView:
    """Name the cards of every deck by their handles alone."""
    order = deck_order(table, shown).aside[len(shown.aside) :]
    return replace(shown, aside=(*shown.aside, *(CardInView(each.handle, "") for each in order)))


def face_down_villains(table: Game, shown: PublicView) -> PublicView:
    """Show the Super-Villains that lie face down."""
    return _laid_open(table.state, shown, [SUPER_VILLAINS])


def face_down_cards(table: Game, shown: PublicView) -> PublicView:
    """Show the cards that lie face down under the Super Heroes."""
    s = table.state
    return _laid_open(s, shown, [under_hero(seat) for seat in range(s.seats)])


def totals(table: Game, shown: PublicView) -> PublicView:
    """Show the total cost of every hand."""
    s = table.state
    costs = [sum(s.cat.cost[s.faces[card]] for card in s.zones[hand(n)]) for n in range(s.seats)]
    both = zip(shown.seats, costs, strict=True)
    return replace(shown, seats=tuple(replace(each, cost=cost) for each, cost in both))


def choices(table: Game, shown: PublicView) -> PublicView:
    """Show how many options a player has who is waited for."""
    waiting = [WaitedFor(each.seat, str(len(each.options))) for each in table.window]
    return replace(shown, waiting=tuple(waiting))


VIEWS: tuple[Spoil, ...] = (
    *(hands, deck_order, handles, face_down_villains, face_down_cards, totals, choices),
)
"""Views that tell apart what a viewer cannot see: twins find them."""


def laid_cards(table: Game, shown: PublicView) -> PublicView:
    """Show what was answered in a window before all have answered."""
    s = table.state
    cards = [card for option in table._replies.values() for card in cards_of(option)]
    return replace(shown, aside=(*shown.aside, *shown_cards(s, cards)))


def windows(table: Game, shown: PublicView) -> PublicView:
    """Show who has not answered yet in a window."""
    return replace(shown, waiting=tuple(WaitedFor(each.seat, each.kind) for each in table.asks))


WINDOWS: tuple[Spoil, ...] = (laid_cards, windows)
"""Views that change while a window is open: the tests of windows find them."""


def spoil(monkeypatch: pytest.MonkeyPatch, change: Spoil) -> None:
    """Change the public view of every table."""
    honest = seats._table

    def spoiled(table: Game, held: dict[str, tuple[CardInView, ...]], piles: Piles) -> PublicView:
        return change(table, honest(table, held, piles))

    monkeypatch.setattr(seats, "_table", spoiled)


def spoil_spectators(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let spectators see what the first seat sees."""

    def spoiled(teams: tuple[int, ...], seat: int) -> tuple[bool, ...]:
        return seen_zones(teams, max(seat, 0))

    monkeypatch.setattr(seats, "seen_zones", spoiled)


def spoil_foresight(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let foresight try answers on the real state instead of a veiled one."""

    def spoiled(s: State, seat: int) -> State:
        return s.copy()

    monkeypatch.setattr(VeiledState, "of", spoiled)
    monkeypatch.setattr(State, "rest", VeiledState.rest, raising=False)
