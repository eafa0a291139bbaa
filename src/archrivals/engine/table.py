"""The table: a game, and what its seats may see, ask and imagine.

>>> from archrivals.boxes import catalogue
>>> from archrivals.engine.language.rules import Setup
>>> table = Table.new(Setup(players=2), catalogue("heroes-unite"), seed="demo")
>>> table.ask.kind, table.ask.options[-1]
('turn', ('end', None))
>>> table.answer(table.ask.seat, len(table.ask.options) - 1)
>>> table.state.number
2
"""

from __future__ import annotations

from typing import Self

from archrivals.engine.play.game import Game
from archrivals.engine.views.determinization import Imagination
from archrivals.engine.views.seats import EventInView, View, events, view
from archrivals.engine.views.why import Intent, Reason, why_not


class Table(Game):
    """One game and those who sit at it."""

    __slots__ = ()

    def view(self, seat: int) -> View:
        """Everything a seat may see; −1 is a spectator."""
        return view(self, seat)

    def events(self, seat: int, since: int = 0) -> list[EventInView]:
        """Return the events, as a seat may know them."""
        return events(self, seat, since)

    def why_not(self, seat: int, intent: Intent) -> Reason | None:
        """None when something can be done now; otherwise the reason and its rule."""
        return why_not(self, seat, intent)

    def imagined(self, seat: int, seed: str) -> Self:
        """Return a fork with everything hidden from a seat dealt again
        (:mod:`.views.determinization`)."""
        return self.imagination(seat).table(seed)

    def imagination(self, seat: int) -> Imagination[Self]:
        """Return the cards hidden from a seat now, to be dealt again as often as wanted."""
        return Imagination(self, seat)
