"""Who sees which cards, and the names that seen cards have on the wire."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Final

from archrivals.engine.state.flat import (
    ASIDE,
    DESTROYED,
    DISCARD,
    HAND,
    HERO,
    IN_PLAY,
    LINE_UP,
    ON_HERO,
    SCORE,
    STACK,
    WEAKNESSES,
    CardInView,
    State,
    under_hero,
)

OPEN_ZONES: Final = frozenset({LINE_UP, STACK, WEAKNESSES, DESTROYED, ASIDE})
OPEN_SEAT_ZONES: Final = frozenset({DISCARD, IN_PLAY, HERO, ON_HERO, SCORE})


def sees(s: State, seat: int, zone: int) -> bool:
    """Return whether a seat sees the cards of a zone (D5, S11); −1 is a spectator."""
    return _sees(s.teams, seat, zone)


def _sees(teams: tuple[int, ...], seat: int, zone: int) -> bool:
    if zone < 8:
        return zone in OPEN_ZONES
    if zone % 8 in OPEN_SEAT_ZONES:
        return True
    if seat < 0:
        return False
    if zone % 8 == HAND:
        return teams[zone // 8 - 1] == teams[seat]
    return zone == under_hero(seat)


def shown_card(s: State, card: int) -> CardInView:
    """A card that is seen where it lies now."""
    return shown_then(s, card, s.epoch[card])


def shown_cards(s: State, cards: Sequence[int]) -> tuple[CardInView, ...]:
    """The same for many: half of what a server does is writing cards down."""
    if not cards:
        return ()
    known, epoch = s.shown.get, s.epoch
    return tuple([known((card, epoch[card])) or shown_card(s, card) for card in cards])


def shown_then(s: State, card: int, epoch: int) -> CardInView:
    """A card that was seen in an epoch of its own; mostly the same record each time.

    Its handle, the name on the wire, changes whenever the card enters a hidden zone.
    """
    shown = s.shown.get((card, epoch))
    if shown is None:
        handle = sha256(f"{s.seed}:handle:{card}:{epoch}".encode()).hexdigest()[:12]
        shown = s.shown[card, epoch] = CardInView(handle, s.cat.ids[s.faces[card]])
        s.shown.pop((card, epoch - 2), None)  # a move names two epochs; older ones are rarely sent
    return shown


@lru_cache(maxsize=64)
def seen_zones(teams: tuple[int, ...], seat: int) -> tuple[bool, ...]:
    """Return which zones a seat sees."""
    return tuple(_sees(teams, seat, zone) for zone in range((len(teams) + 1) * 8))
