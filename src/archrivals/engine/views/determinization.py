"""Imagined tables: all cards hidden from a seat are dealt again, within its knowledge.

A program that thinks ahead plays on imagined tables. They look to the seat exactly as the real one
does; what lies face down is any of the deals that are possible, each with the same chance; and
their shuffles are drawn from another seed, so nothing of the real future can be learned.

>>> from archrivals.boxes import catalogue
>>> from archrivals.engine.language.rules import Setup
>>> from archrivals.engine.table import Table
>>> table = Table.new(Setup(players=2), catalogue("heroes-unite"), seed="demo")
>>> seat = table.ask.seat
>>> imagined = table.imagined(seat, "one of many")
>>> imagined.view(seat) == table.view(seat)
True
>>> imagined.answer(seat, len(imagined.ask.options) - 1)  # the real table stays as it is
"""

from __future__ import annotations

from typing import Generic, TypeVar

from archrivals.engine.play.game import Game
from archrivals.engine.state.asks import cards_of
from archrivals.engine.state.flat import SUPER_VILLAINS, WEAKNESSES, State
from archrivals.engine.state.streams import shuffled

from .visibility import sees, shown_card

G = TypeVar("G", bound=Game)


class Unimaginable(RuntimeError):
    """A position that cannot be dealt again for a seat; the message says why."""


class Imagination(Generic[G]):
    """The cards hidden from a seat in a position, ready to be dealt again as often as wanted.

    Cards keep their places and get other faces. Only cards of one shuffle change places: main deck
    with main deck, a player's hand and deck with each other, hidden Super-Villains with those in
    the box. ``settled`` says that all that was chosen together has been carried out.
    """

    __slots__ = ("_dealt", "_pools", "_shown", "_table", "seat")

    def __init__(self, table: G, seat: int, *, settled: bool = False) -> None:
        ask = table.ask_of(seat)
        if ask is None:
            raise Unimaginable(f"seat {seat} is not asked anything now")
        if len(table.window) > 1:
            raise Unimaginable(
                "others are asked at the same time: their options would reveal cards"
            )
        if table.joint and not settled:
            raise Unimaginable("what others chose at the same time may still have to happen")
        if not table.forkable:
            raise Unimaginable("this table keeps no quiet state: make it with anchored=True")
        self._table = table
        self.seat = seat
        s = table.state
        named = {card for option in ask.options for card in cards_of(option)} | {*ask.shown}
        hidden = hidden_from(s, seat)
        unseen = frozenset(hidden)
        if unseen & named:  # equal cards are one option, so their number is not shown
            raise Unimaginable("cards are looked through that are hidden otherwise")
        if ask.source in unseen:
            raise Unimaginable("the card that asks has been shuffled into a deck")
        self._pools = pools_of(s, hidden)
        self._dealt: dict[str, tuple[list[int], bytes]] = {}
        seen = [
            card
            for zone, cards in enumerate(s.zones)
            if sees(s, seat, zone)
            for card in cards
            if card not in unseen  # Weaknesses in their stack
        ]
        self._shown = {(card, s.epoch[card]): shown_card(s, card) for card in seen + face_up(s)}

    @property
    def number(self) -> int:
        """The number of the turn."""
        return self._table.state.number

    def table(self, seed: str) -> G:
        """One imagined table; the same seed gives the same one."""
        twin = self._table.fork()
        twin.cut_loose()
        s = twin.state
        if seed not in self._dealt:
            self._dealt[seed] = dealt_anew(s, self._pools, seed)
        s.faces, s.watched = self._dealt[seed]
        s.seed = seed
        s.counters = [0] * len(s.counters)
        s.shown = self._shown.copy()
        return twin


class Redeal(Generic[G]):
    """The cards that no player has seen, ready to be dealt again for a review of the game.

    All hands are open to it, so the players' choices reveal nothing more: every deal of what
    is left has exactly the same chance. What lies on the table and in hands stays.
    """

    __slots__ = ("_pools", "_table")

    def __init__(self, table: G) -> None:
        s = table.state
        unseen = hidden_from_all(s)
        hidden = frozenset(unseen)
        for ask in table.window:
            named = {card for option in ask.options for card in cards_of(option)} | {*ask.shown}
            if hidden & named or ask.source in hidden:
                raise Unimaginable("cards are looked through that are hidden otherwise")
        self._table = table
        self._pools = pools_of(s, unseen)

    def table(self, seed: str) -> G:
        """A fork with other hidden cards and other luck to come; the same seed gives the same."""
        twin = self._table.fork(anchored=False)
        twin.cut_loose()
        s = twin.state
        s.faces, s.watched = dealt_anew(s, self._pools, seed)
        s.seed = seed
        s.counters = [0] * len(s.counters)
        s.shown = {}
        return twin


Pools = dict[int, tuple[list[int], list[int]]]
"""Hidden cards by the shuffle they are of, and the faces of each, sorted."""


def dealt_anew(s: State, pools: Pools, seed: str) -> tuple[list[int], bytes]:
    """The faces of all cards, the hidden ones dealt again, and which of them are watched."""
    faces = s.faces[:]
    watched = bytearray(s.watched)
    for pool, (cards, dealt) in pools.items():
        for card, face in zip(cards, shuffled(dealt, seed, f"pool-{pool}", 0)[0], strict=True):
            faces[card] = face
            watched[card] = s.cat.watched[face]
    return faces, bytes(watched)


def hidden_from(s: State, seat: int) -> list[int]:
    """The cards that a seat neither sees nor knows, in the order of their places.

    What has never been shuffled lies where all know it, or plays no part. A Weakness is seen only
    when it leaves its stack.
    """
    bit = 1 << seat
    known, pool = s.known, s.pool
    hidden = [
        card
        for zone, cards in enumerate(s.zones)
        if cards and (zone == WEAKNESSES or not sees(s, seat, zone))
        for card in cards
        if not known[card] & bit and pool[card]
    ]
    up = face_up(s)
    return [card for card in hidden if card not in up]


def hidden_from_all(s: State) -> list[int]:
    """The cards that no seat sees or knows, in the order of their places."""
    seats = range(s.seats)
    anybody = (1 << s.seats) - 1
    known, pool = s.known, s.pool
    up = face_up(s)
    return [
        card
        for zone, cards in enumerate(s.zones)
        if cards and (zone == WEAKNESSES or not any(sees(s, seat, zone) for seat in seats))
        for card in cards
        if not known[card] & anybody and pool[card] and card not in up
    ]


def face_up(s: State) -> list[int]:
    """The Super-Villain to be seen on the stack."""
    return s.zones[SUPER_VILLAINS][-1:] if s.villain_up else []


def pools_of(s: State, hidden: list[int]) -> Pools:
    """Hidden cards by the pool they are of, and the faces of each pool, sorted."""
    pools: Pools = {}
    for card in hidden:
        cards, faces = pools.setdefault(s.pool[card], ([], []))
        cards.append(card)
        faces.append(s.faces[card])
    for _, faces in pools.values():
        faces.sort()
    return pools
