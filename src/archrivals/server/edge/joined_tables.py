"""The tables that sockets of this gateway have joined, and the messages that come from them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

import structlog

from archrivals.hosting import wire
from archrivals.hosting.orders import refused
from archrivals.hosting.refusal import Refusal
from archrivals.server.context import Context
from archrivals.server.core.background import Asides
from archrivals.server.core.bus import Note, Stop
from archrivals.server.core.trouble import DATABASE_TROUBLE
from archrivals.server.lobby.chat import said_again
from archrivals.server.lobby.rooms import room
from archrivals.server.tables.envelopes import (
    ALL,
    RESUMED,
    SENDER,
    SITTING,
    opened_parts,
    opened_sitting,
    viewer_key,
)

from .host_requests import HostRequests, HostSearch
from .sockets import MAX_TABLES_PER_SOCKET, Socket

CHAT_PREFIX: Final = b'{"type":"said",'
"""The beginning of a line of chat."""


@dataclass(slots=True)
class Joined(HostSearch):
    """A table that some sockets of this gateway have joined."""

    sockets: set[Socket] = field(default_factory=set)
    stops: list[Stop] = field(default_factory=list)
    listening: asyncio.Event = field(default_factory=asyncio.Event)
    looking: bool = False
    again: bool = False


class JoinedTables:
    """Lets sockets join and leave tables, and passes on the messages of these tables."""

    def __init__(
        self, context: Context, gateway: str, asides: Asides, log: structlog.stdlib.BoundLogger
    ) -> None:
        self._context = context
        self._asides = asides
        self._log = log
        self.joined: dict[str, Joined] = {}
        self.requests = HostRequests(context, gateway, self.joined)

    def look_again_everywhere(self) -> None:
        """Read every room again: messages sent while the bus was down are lost."""
        for table in list(self.joined):
            self._asides.start(self.room_changed(table))

    # --- Joining and leaving --------------------------------------------------------------------

    async def join(self, socket: Socket, message: wire.Join) -> None:
        """Let a socket join a table, at the seat of its person, and send it the room."""
        table = message.table
        assert socket.person is not None
        if len(socket.tables) >= MAX_TABLES_PER_SOCKET and table not in socket.tables:
            reason = f"{MAX_TABLES_PER_SOCKET} tables at a time: leave one first"
            socket.say(wire.Refused("too-many", reason, table))
            return
        await self._listen(table, socket)
        try:
            known = await room(self._context.store, table, socket.person.id)
        except Refusal as error:
            socket.say(refused(message, error, table))
            await self.leave(socket, table)
            return
        except DATABASE_TROUBLE as trouble:  # whose seat this is cannot be read: not joined
            self._log.warning("database trouble", during="join", error=repr(trouble))
            reason = "the table cannot be reached just now; try again in a moment"
            socket.say(wire.Refused("unavailable", reason, table))
            await self.leave(socket, table)
            return
        if message.seat not in (None, known.you):
            socket.say(wire.Refused("no-seat", "this seat is not yours", table))
            await self.leave(socket, table)
            return
        socket.tables[table] = known.you
        socket.say(known)
        if known.status == "playing":
            await self.requests.order(socket, table, "look")

    async def _listen(self, table: str, socket: Socket) -> None:
        """Listen to a table from now on; nothing that happens after this is missed."""
        socket.tables.setdefault(table, -1)
        joined = self.joined.get(table)
        if joined is not None:
            joined.sockets.add(socket)
            await joined.listening.wait()
            return
        self.joined[table] = joined = Joined(sockets={socket})

        async def out(note: Note) -> None:
            self._pass_on(table, note.data)

        async def said(note: Note) -> None:
            self._pass_on_chat(table, note.data)

        async def changed(note: Note) -> None:
            if note.data:
                await self._line_changed(table, note.data.decode())
            else:
                await self.room_changed(table)

        bus = self._context.bus
        try:
            joined.stops.append(await bus.listen(f"out.{table}", out))
            joined.stops.append(await bus.listen(f"said.{table}", said))
            joined.stops.append(await bus.listen(f"room.{table}", changed))
        finally:
            joined.listening.set()

    async def leave(self, socket: Socket, table: str) -> None:
        """Let a socket leave a table; report it to the host if no other socket has its view."""
        seat = socket.tables.pop(table, None)
        joined = self.joined.get(table)
        if joined is None or seat is None:
            return
        joined.sockets.discard(socket)
        same = [
            other
            for other in joined.sockets
            if other.tables.get(table) == seat and other.words == socket.words
        ]
        if not same:
            await self.requests.publish(table, "gone", seat, socket.words)
        if not joined.sockets and self.joined.get(table) is joined:
            del self.joined[table]
            for stop in joined.stops:
                await stop()

    # --- Messages from tables -------------------------------------------------------------------

    def _pass_on_chat(self, table: str, data: bytes) -> None:
        """Pass on a line of chat; other gateways may publish nothing else to our sockets."""
        parts = opened_parts(data)
        if parts.keys() <= {ALL, SENDER} and parts.get(ALL, b"").startswith(CHAT_PREFIX):
            self._pass_on(table, data)

    def _pass_on(self, table: str, data: bytes) -> None:
        joined = self.joined.get(table)
        if joined is None:
            return
        parts = opened_parts(data)
        if RESUMED in parts:
            self._asides.start(self.look_again(table))
            return
        for_all = parts.get(ALL)
        sender = parts.get(SENDER, b"").decode()
        sitting = opened_sitting(parts[SITTING]) if SITTING in parts else None
        for socket in joined.sockets:
            if sender and (sender in socket.blocked or sender in socket.muted):
                continue
            seat = socket.tables.get(table, -1)
            if sitting is not None and seat >= 0 and not _sits(socket, seat, sitting):
                seat = -1
            message = parts.get(viewer_key(seat, socket.words), for_all)
            if message is not None:
                socket.send(message)

    async def look_again(self, table: str) -> None:
        """Get every socket a new view from a new host, which does not know its viewers yet."""
        joined = self.joined.get(table)
        if joined is None:
            return
        joined.again = True  # also for those who have looked already, at a host before this one
        if joined.looking:
            return
        joined.looking = True
        try:
            while joined.again:
                joined.again = False
                for socket in list(joined.sockets):
                    await self.requests.order(socket, table, "look")
        finally:
            joined.looking = False

    async def room_changed(self, table: str) -> None:
        """Send every socket the room as it is now, with its seat."""
        joined = self.joined.get(table)
        if joined is None:
            return
        try:
            known = await room(self._context.store, table, "")
        except Refusal as error:
            for socket in list(joined.sockets):
                socket.say(refused(None, error, table))
                await self.leave(socket, table)
            return
        except DATABASE_TROUBLE:
            self._asides.start(self._room_changed_later(table))
            return
        seat_of = {seat.person: seat.seat for seat in known.seats if seat.person is not None}
        here = list(joined.sockets)
        for socket in here:  # all of them, before the first one looks
            if socket.person is not None and table in socket.tables:
                socket.tables[table] = seat_of.get(socket.person.id, -1)
        for socket in here:
            if table not in socket.tables:  # it has left by now
                continue
            socket.say(replace(known, you=socket.tables[table]))
            if known.status == "playing":
                await self.requests.order(socket, table, "look")

    async def _line_changed(self, table: str, id: str) -> None:
        """Send a line of chat again, as it is now."""
        try:
            line = await said_again(self._context.store, table, id)
        except DATABASE_TROUBLE as trouble:  # a page that is loaded again shows it
            self._log.warning("database trouble", during="chat", error=repr(trouble))
            return
        if line is not None:
            self._pass_on(table, line)

    async def _room_changed_later(self, table: str) -> None:
        """Send the change when the database is back."""
        await asyncio.sleep(1)
        await self.room_changed(table)


def _sits(socket: Socket, seat: int, sitting: Sequence[str]) -> bool:
    return socket.person is not None and sitting[seat : seat + 1] == [socket.person.id]
