"""A seat's live sight of a table, for programs that play."""

from __future__ import annotations

from typing import Any, Final

from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.effects import Use
from archrivals.engine.language.printed import Card
from archrivals.engine.play.confronting import cost_of
from archrivals.engine.play.picking import line_up_for
from archrivals.engine.play.playing import has_assist
from archrivals.engine.state.asks import Ask, cards_of
from archrivals.engine.state.flat import (
    DECK,
    DISCARD,
    HAND,
    HERO,
    IN_PLAY,
    MAIN_DECK,
    SUPER_VILLAINS,
    UNDER,
    hand,
    on_hero,
    pool_owner,
    zone_name,
)
from archrivals.engine.views.determinization import Imagination
from archrivals.engine.views.seats import offered
from archrivals.engine.views.visibility import sees

from .table import Table

OWNED_ZONES: Final = frozenset({HAND, DECK, DISCARD, IN_PLAY, UNDER})


class Sight:
    """A seat's live sight of a table: what a program that plays may read, and nothing else.

    Cards are numbers, as in the asks. ``card`` identifies a card; ``face`` is its index in the
    catalogue of all cards, ``cat``.

    >>> from archrivals import Table
    >>> sight = Table("heroes-unite", seed="winter").sight(0)
    >>> [sight.card(number).name for number in sight.hand]
    ['Punch', 'Vulnerability', 'Punch', 'Punch', 'Punch']
    >>> sight.hand_size(1), sight.super_villains_left
    (5, 8)
    """

    __slots__ = ("_state", "_table", "seat")

    def __init__(self, table: Table, seat: int) -> None:
        self._table = table
        self._state = table.state
        self.seat = seat

    @property
    def cat(self) -> Catalogue:
        """The catalogue: what every card of the table does is public."""
        return self._state.cat

    @property
    def position(self) -> int:
        """Return how many answers there were when the open asks were put."""
        return self._table.moved

    @property
    def seats(self) -> int:
        """Return how many players there are."""
        return self._state.seats

    @property
    def power(self) -> int:
        """The active player's Power."""
        return self._state.turn.power

    @property
    def confrontations(self) -> bool:
        """Return whether this table has Confrontations at all."""
        return self._state.rules.confrontations

    def may_assist(self, card: int) -> bool:
        """Return whether a card of a hand in sight has Assist now (K6)."""
        return has_assist(self._state, self._state.owner(card), card)

    def offered(self, card: int, number: int) -> Any:
        """A text of one's own that an ask offers, on one's turn or at the time for Blocks."""
        return offered(self._state, self.seat, card, number)

    def ability(self, card: int, number: int) -> Use:
        """An ability of one's own that is offered on one's turn."""
        found = self.offered(card, number)
        assert isinstance(found, Use)
        return found

    @property
    def active(self) -> int:
        """Return whose turn it is."""
        return self._state.active

    @property
    def confronting(self) -> int:
        """Return the seat that the active player Confronts; −1 if there is none."""
        return self._state.turn.target

    def cost_of(self, seat: int) -> int:
        """Return the Power it takes to defeat a seat's Character now."""
        return cost_of(self._state, seat)

    def foes(self) -> list[int]:
        """The players on other sides."""
        return self._state.foes(self.seat)

    def mates(self) -> list[int]:
        """One's teammates."""
        return self._state.mates(self.seat)

    def hand_of(self, mate: int) -> list[int]:
        """A teammate's hand (S11)."""
        if mate not in self.mates():
            raise PermissionError("a seat sees its own hand and its teammate's")
        return self._state.zones[hand(mate)][:]

    @property
    def hand(self) -> list[int]:
        """One's own hand."""
        return self._state.zones[hand(self.seat)][:]

    @property
    def line_up(self) -> list[int]:
        """The Line-Up, with one's own Hero card on one's own turn (H1)."""
        return line_up_for(self._state, self.seat)[:]

    @property
    def super_villain(self) -> int | None:
        """The face-up Super-Villain on the stack."""
        stack = self._state.zones[SUPER_VILLAINS]
        return stack[-1] if stack and self._state.villain_up else None

    @property
    def super_villains_left(self) -> int:
        """Return how many Super-Villains are on the stack."""
        return len(self._state.zones[SUPER_VILLAINS])

    @property
    def main_deck_left(self) -> int:
        """Return how many cards the main deck has."""
        return len(self._state.zones[MAIN_DECK])

    def discard(self, seat: int) -> list[int]:
        """A seat's discard pile."""
        return self._state.zones[(seat + 1) * 8 + DISCARD][:]

    def in_play(self, seat: int) -> list[int]:
        """The cards a seat controls."""
        return self._state.zones[(seat + 1) * 8 + IN_PLAY][:]

    def hand_size(self, seat: int) -> int:
        """Return how many cards a seat holds."""
        return len(self._state.zones[(seat + 1) * 8 + HAND])

    def deck_size(self, seat: int) -> int:
        """Return how many cards a seat's deck has."""
        return len(self._state.zones[(seat + 1) * 8 + DECK])

    def hero(self, seat: int) -> int:
        """A seat's Super Hero."""
        return self._state.zones[(seat + 1) * 8 + HERO][0]

    def levels(self, seat: int) -> int:
        """Return how many Levels of a seat's Character still stand (S9)."""
        return len(self._state.zones[(seat + 1) * 8 + HERO])

    def face(self, card: int) -> int:
        """Return which card it is: of a card in sight, or one named in one's own ask."""
        if not self._may_name(card):
            raise PermissionError("a seat cannot look at a hidden card")
        return self._state.faces[card]

    def asking(self, ask: Ask) -> int:
        """The face of the card that puts one's own ask, which is sent with it; −1 for the rules."""
        if ask.source < 0:
            return -1
        mine = self._table.ask_of(self.seat)
        if mine is None or mine.source != ask.source:
            raise PermissionError("a seat is shown its own asks only")
        return self._state.faces[ask.source]

    def card(self, card: int) -> Card:
        """Return what a card in sight is: its name, cost, type, text and all that it does."""
        return self.cat.printed(self.face(card))

    def zone(self, card: int) -> str:
        """The name of the zone a card in sight is in."""
        return zone_name(self._state.where[card]) if self._may_name(card) else "hidden"

    def owned(self, seat: int) -> list[int]:
        """The faces of a player's cards, sorted, wherever they are: all gains are seen (D5).

        A card that came to them unseen is not among them, one that left them unseen still is.
        """
        s = self._state
        bit = 1 << self.seat
        found = []
        for zone in range(8, len(s.zones)):
            if zone % 8 not in OWNED_ZONES:
                continue
            seen = sees(s, self.seat, zone)
            for card in s.zones[zone]:
                known = seen or s.known[card] & bit
                if (s.owner(card) if known else pool_owner(s.pool[card])) == seat:
                    found.append(s.faces[card])
        if not s.rules.assist_on_character:
            return sorted(found)
        return sorted(found + [s.faces[card] for card in s.zones[on_hero(seat)]])

    def imagination(self) -> Imagination[Table]:
        """Tables that might be this one, to think ahead on; see :mod:`.views.determinization`.

        ``Unimaginable`` where there is none, as while others are asked at the same time.
        """
        return self._table.imagination(self.seat)

    def imagine(self, seed: str) -> Table:
        """One such table."""
        return self.imagination().table(seed)

    def _may_name(self, card: int) -> bool:
        if not 0 <= card < len(self._state.where):
            return False
        zone = self._state.where[card]
        if sees(self._state, self.seat, zone) or card == self.super_villain:
            return True
        ask = self._table.ask_of(self.seat)
        if ask is None:
            return False
        return card in ask.shown or any(card in cards_of(option) for option in ask.options)
