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

from typing import Self, cast

from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.rules import Setup
from archrivals.engine.play.game import Game
from archrivals.engine.play.turns import turn_ask
from archrivals.engine.state.events import Detail
from archrivals.engine.state.flat import Shuffle
from archrivals.engine.views.determinization import Imagination
from archrivals.engine.views.seats import EventInView, View, events, view
from archrivals.engine.views.why import Intent, Reason, why_not

from .continued import NewDeal, deal_again, deals_of


class Table(Game):
    """One game and those who sit at it."""

    __slots__ = ()

    @classmethod
    def new(
        cls,
        setup: Setup,
        cat: Catalogue,
        seed: str,
        *,
        log: bool = True,
        anchored: bool = True,
        shuffles: list[Shuffle] | None = None,
        trail: list[Detail] | None = None,
    ) -> Self:
        """A fresh table, up to its first ask; the seed may be that of a continued game."""
        root, deals = deals_of(seed)
        kept = {"log": log, "anchored": anchored}
        if deals and cls is not Continued:
            table = Continued.new(setup, cat, seed, **kept, shuffles=shuffles, trail=trail)
            return cast(Self, table)
        fresh = super().new(setup, cat, root, **kept, shuffles=shuffles, trail=trail)
        if isinstance(fresh, Continued):
            fresh.expect(deals)
        return fresh

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


class Continued(Table):
    """A table that goes on from the middle of another game, with other luck to come."""

    __slots__ = ("_deals",)

    _deals: tuple[NewDeal, ...]

    def expect(self, deals: tuple[NewDeal, ...]) -> None:
        """Deal again after the answers of each deal, as soon as nothing is half done."""
        self._deals = deals
        self._deal()

    def _deal(self) -> None:
        while self._deals and self._deals[0].at <= len(self.answers) and self._steps is None:
            if not self.over:
                deal_again(self.state, self._deals[0])
                self.asks = (turn_ask(self.state),)
            self._deals = self._deals[1:]

    def answer(self, seat: int, index: int) -> None:
        """Answer a seat's open ask by the number of an option; refused before any change."""
        super().answer(seat, index)
        if hasattr(self, "_deals"):  # a fork gives the answers of an action before it has them
            self._deal()

    def fork(self, *, anchored: bool = True) -> Self:
        """An independent table in the same position, in mid-effect too; it keeps no log."""
        twin = super().fork(anchored=anchored)
        twin._deals = self._deals
        return twin

    def cut_loose(self) -> None:
        """Forget the last quiet state, and what would be dealt again: it is another game now."""
        super().cut_loose()
        self._deals = ()
