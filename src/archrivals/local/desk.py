"""Who asks within a page, and what those who answer may use: the tables of this device."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from archrivals.coach.futures import Futures
from archrivals.hosting import rooms, wire
from archrivals.hosting.coaching import Reviewed
from archrivals.hosting.entries import Entry
from archrivals.hosting.futures import SLICE_S, FuturesShown, futures_of, work
from archrivals.hosting.operations.reference import Host
from archrivals.hosting.operations.tables import Opened
from archrivals.hosting.refusal import Refusal
from archrivals.hosting.replays import (
    Moment,
    Part,
    Turns,
    Viewer,
    finished,
    frames,
    part_of,
    save_of,
)
from archrivals.hosting.rows import PersonRow, SeatRow, TableRow
from archrivals.hosting.table_request import CLOCKS, Wish
from archrivals.workshop.worth import Study

from .tables import LocalTable

NO_SESSION: Final = Refusal(
    401, "no-session", "You are not logged in here; type a name, or log in."
)


class Device(Protocol):
    """The part of the local server that requests use."""

    person: PersonRow | None
    tables: dict[str, LocalTable]
    futures: dict[tuple[str, int, int], Futures]
    entropy: Callable[[int], bytes]
    study: Study | None

    @property
    def me(self) -> str:
        """Return the id of the player, or nothing."""

    def now(self) -> int:
        """Return the time in milliseconds since 1970."""

    def new_id(self) -> str:
        """Return a fresh id."""

    def keep_person(self) -> None:
        """Write down who plays here."""

    def keep_table(self, table: LocalTable) -> None:
        """Write a table down, and send it to those who look at it."""

    def keep_entry(self, entry: Entry) -> None:
        """Write an entry of a log down."""

    def drop_table(self, table: LocalTable) -> None:
        """Forget a table for good."""

    def try_table(self, table: LocalTable) -> None:
        """Have a table at which a card is tried, in place of the last one."""

    def ask_review(self, table: LocalTable, seat: int) -> None:
        """Have the coach look back at a finished game."""

    def reviewed(self, table: LocalTable, seat: int) -> Reviewed | None:
        """Return how far the coach has come with a game."""


class Desk:
    """The one who asks, and the tables of the device."""

    own_bots: Final[tuple[str, ...]] = ()
    host: Final = Host()

    def __init__(self, server: Device) -> None:
        self.server = server

    @property
    def me(self) -> PersonRow:
        """Return who asks."""
        if self.server.person is None:
            raise NO_SESSION
        return self.server.person

    def person(self, id: str) -> PersonRow:
        """Return the person of an id, who can only be the one who asks."""
        if id != self.me["id"]:
            raise Refusal(404, "no-person", "there is no player with this id")
        return self.me

    def table(self, id: str) -> LocalTable:
        """Return a table of this device."""
        found = self.server.tables.get(id)
        if found is None:
            raise rooms.NO_TABLE
        return found

    def open_table(self, id: str) -> LocalTable:
        """Return a table whose game has not begun."""
        found = self.table(id)
        if found.row["status"] != "open":
            raise rooms.NOT_OPEN
        return found

    def try_table(self, wish: Wish) -> Opened:
        """Open a table that is never kept, in place of the last one."""
        server, me = self.server, self.me
        row = rooms.opened(server.new_id(), wish, me["id"], server.now(), server.entropy)
        row |= {"listed": False, "rated": False, "clock": CLOCKS["none"]}
        table = LocalTable.new(row, rooms.seats_of(wish, me["id"], me["name"]))
        for seat in table.seats:
            seat["ready"] = True
        table.begin(server.now(), server.entropy)
        server.try_table(table)
        return Opened(table.id, f"/t/{table.id}")

    # --- For operations that every door answers alike -----------------------------------------

    async def room(self, table: str) -> wire.Room:
        """Return a table as the player of this page knows it."""
        found = self.table(table)
        return rooms.room_of(found.row, found.seats, self.server.me)

    async def finished(self, table: str) -> TableRow:
        """Return a table that is over; refuse any other."""
        row = self.table(table).row
        finished(row)
        return row

    async def seats(self, table: str) -> list[SeatRow]:
        """Return the seats of a table, in order."""
        return self.table(table).seats

    async def turns(self, row: TableRow) -> Turns:
        """Return where the turns of a game begin."""
        found: Turns = part_of(row, ("turns",))
        return found

    async def moment(self, row: TableRow, position: int) -> Moment:
        """Describe a moment of a game."""
        found: Moment = part_of(row, ("moment", position))
        return found

    async def part(self, row: TableRow, part: Part) -> Any:
        """Return a part of a replay."""
        return part_of(row, part)

    async def frames(
        self, row: TableRow, viewer: Viewer, first: int, count: int, names: Sequence[str]
    ) -> Any:
        """Return some frames of a replay."""
        return frames(row, viewer, first, count, names)

    async def review(self, table: str, seat: int) -> Reviewed | None:
        """Return what the coach has said of a game so far."""
        known = self.table(table).reviews.get(str(seat))
        return Reviewed(1.0, known) if known else self.server.reviewed(self.table(table), seat)

    async def ask_review(self, row: TableRow, seat: int) -> None:
        """Have the coach look back at a game, unless that is happening already."""
        self.server.ask_review(self.table(row["id"]), seat)

    async def futures(self, table: str, position: int, option: int) -> FuturesShown:
        """Play a choice and another option on in a few more futures."""
        key = (table, position, option)
        kept = self.server.futures
        if key not in kept:
            kept.clear()  # one choice is looked at at a time
            kept[key] = futures_of(save_of(self.table(table).row), position, option)
        return work(kept[key], SLICE_S).shown
