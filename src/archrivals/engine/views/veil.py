"""A state as one seat knows it: what lies face down is a number of cards and nothing else.

The rules run on such a state as on any other. The moment they would look at a hidden card or let
chance decide, ``Unseen`` is raised; so its result depends only on what the seat may
know. The hidden cards are not in the copy at all: no mistake here can reveal them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NoReturn, SupportsIndex

from archrivals.engine.state.flat import SUPER_VILLAINS, WEAKNESSES, State, deck, discard_pile

from .visibility import seen_zones

NOBODY_KNOWS: Final = -1
"""Stands for every card that lies face down."""


class Unseen(Exception):
    """The next step depends on hidden cards or on chance.

    ``drawn`` is how many cards ``seat`` draws at this point, if that is what it is.
    """

    def __init__(self, seat: int = -1, drawn: int = 0) -> None:
        super().__init__(seat, drawn)
        self.seat = seat
        self.drawn = drawn


class FaceDown(list[int]):
    """Cards that no player may look at: they can be counted, and others put with them.

    It holds no cards, only ``n``, how many there are. ``top`` is the one card on top that is face
    up, if there is one.
    """

    __slots__ = ("n", "top")

    def __init__(self, n: int, top: int = NOBODY_KNOWS) -> None:
        self.n = n
        self.top = top

    def _refuse(self, *_: object) -> NoReturn:
        raise Unseen

    def __len__(self) -> int:
        return self.n

    def copy(self) -> FaceDown:
        """As many, for a copy of the state: the most frequent thing that is done with them."""
        twin = FaceDown.__new__(FaceDown)
        twin.n = self.n
        twin.top = self.top
        return twin

    def __getitem__(self, at: Any) -> Any:  # a card for a number, cards for a slice
        if self.top >= 0 and at == -1:
            return self.top
        if self.top >= 0 and at == slice(-1, None):
            return [self.top]
        if at == slice(None):
            return self.copy()
        raise Unseen

    def __iter__(self) -> Iterator[int]:
        raise Unseen

    def append(self, card: int) -> None:
        """Put a card on top: how it lies there is not followed."""
        self.n += 1
        self.top = NOBODY_KNOWS

    def insert(self, at: SupportsIndex, card: int) -> None:
        """Put a card under the others."""
        self.n += 1

    def pop(self, at: SupportsIndex = -1) -> int:
        """Take the card that is face up."""
        if self.top < 0 or at != -1:
            raise Unseen
        taken, self.top = self.top, NOBODY_KNOWS
        self.n -= 1
        return taken

    __contains__ = _refuse
    __add__ = _refuse
    __radd__ = _refuse
    __iadd__ = _refuse
    __eq__ = _refuse
    __delitem__ = _refuse
    __setitem__ = _refuse
    __reversed__ = _refuse
    remove = _refuse
    index = _refuse
    count = _refuse
    extend = _refuse
    __hash__ = None  # as of any list


class VeiledState(State):
    """A state without what a seat does not know."""

    __slots__ = ()

    @classmethod
    def of(cls, s: State, seat: int) -> VeiledState:
        """Return a copy of a state as this seat knows it, also in mid-effect."""
        twin: Any = s.copy()
        twin.__class__ = cls  # it has the same slots
        seen = seen_zones(s.teams, seat)
        zones = twin.zones
        if s.cat.kind.count("weakness") > 1 and zones[WEAKNESSES]:
            zones[WEAKNESSES] = FaceDown(len(zones[WEAKNESSES]))
        for zone, cards in enumerate(zones):
            if cards and not seen[zone]:  # that nothing lies there is known
                zones[zone] = FaceDown(len(cards))
        villains = s.zones[SUPER_VILLAINS]
        if s.villain_up and villains:
            zones[SUPER_VILLAINS] = FaceDown(len(villains), villains[-1])
        twin.counters = FaceDown(len(s.counters))  # nothing is shuffled, no dice are thrown
        twin.seed = ""
        veiled: VeiledState = twin
        return veiled

    def draw(self, seat: int, n: int) -> int:
        """Stop at a draw: how many cards come is known, which ones is not."""
        there = len(self.zones[deck(seat)]) + len(self.zones[discard_pile(seat)])
        drawn = min(n, there)
        if drawn:
            raise Unseen(seat, drawn)
        return 0

    def rest(self) -> None:
        """Come to rest in the middle of a text: the rest of it is not followed."""
        self.queue = []
        self.appearing = []
        self.depth = 0
        self.work = 0
        self.turn.resolving = []
