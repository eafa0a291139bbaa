"""Who sees which cards, and the names that seen cards have on the wire."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from typing import Final

from .state import (
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
    State,
    under_hero,
)

OPEN_ZONES: Final = frozenset({LINE_UP, STACK, WEAKNESSES, DESTROYED, ASIDE})
OPEN_SEAT_ZONES: Final = frozenset({DISCARD, IN_PLAY, HERO, ON_HERO, SCORE})


def sees(s: State, seat: int, zone: int) -> bool:
    """Whether a seat sees the cards of a zone (D5, S11); −1 is a spectator."""
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


def handle(s: State, card: int, epoch: int) -> str:
    """A card's name on the wire; it changes whenever the card enters a hidden zone."""
    known = s.handles.get((card, epoch))
    if known is None:
        known = sha256(f"{s.seed}:handle:{card}:{epoch}".encode()).hexdigest()[:12]
        s.handles[card, epoch] = known
    return known


@lru_cache(maxsize=64)
def seen_zones(teams: tuple[int, ...], seat: int) -> tuple[bool, ...]:
    """Which zones a seat sees."""
    return tuple(_sees(teams, seat, zone) for zone in range((len(teams) + 1) * 8))
