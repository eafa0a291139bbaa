"""The sockets of one process: whose they are, how many there may be, and when they must close."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Collection
from typing import Final

import structlog

from archrivals.hosting import wire
from archrivals.hosting.orders import refused
from archrivals.hosting.refusal import Refusal
from archrivals.server.accounts.accounts import BLOCKS, blocked, person_by_id
from archrivals.server.accounts.sessions import LOGGED_OUT, living
from archrivals.server.accounts.standing import check
from archrivals.server.accounts.tickets import redeem
from archrivals.server.context import Context
from archrivals.server.core.bus import Note
from archrivals.server.core.store import now
from archrivals.server.core.trouble import DATABASE_TROUBLE

from .sockets import BAD_MESSAGE, LOGGED_OUT_CODE, Socket

SESSION_CHECK_INTERVALS_S: Final = {True: 0.5, False: 5.0}
"""Seconds between two looks whether the sessions of all sockets have ended, by whether this is the
only process. Gateways hear of every end at once; this is for those that the bus cannot carry:
a session that runs out, a line that is down, another program at the database of one process.
"""

MAX_SOCKETS_PER_PERSON: Final = 12
"""Sockets of one person at one gateway."""


class SocketRegistry:
    """Keeps the sockets by person and address, and closes those whose sessions have ended."""

    def __init__(self, context: Context, log: structlog.stdlib.BoundLogger) -> None:
        self.context = context
        self.sockets: set[Socket] = set()
        self.by_person: dict[str, set[Socket]] = {}
        self._addresses: Counter[str] = Counter()
        self._log = log

    def crowded(self, address: str) -> bool:
        """Return whether an address has as many sockets here as it may."""
        most = self.context.settings.sockets_per_address
        if not most or not address or self._addresses[address] < most:
            return False
        self.context.metrics.limited("sockets")
        return True

    def add(self, socket: Socket) -> None:
        """Count a connection that has just been made."""
        self.sockets.add(socket)
        self._addresses[socket.address] += 1
        self.context.metrics.socket_opened()

    def remove(self, socket: Socket) -> None:
        """Forget a connection that has ended."""
        self.sockets.discard(socket)
        self._addresses[socket.address] -= 1
        if not self._addresses[socket.address]:
            del self._addresses[socket.address]
        if socket.person is not None:
            others = self.by_person[socket.person.id]
            others.discard(socket)
            if not others:
                del self.by_person[socket.person.id]
        self.context.metrics.socket_closed()

    async def welcome(self, socket: Socket, hello: wire.Hello) -> bool:
        """Redeem the ticket of a hello; from here on the socket is a person's."""
        store = self.context.store
        ticket = await redeem(store, hello.ticket, "socket")
        person = await person_by_id(store, ticket.person) if ticket and ticket.session else None
        if ticket is None or person is None:
            reason = "this ticket is used or too old; get a new one"
            socket.close(BAD_MESSAGE, wire.Refused("no-ticket", reason))
            return False
        if len(self.by_person.get(person.id, ())) >= MAX_SOCKETS_PER_PERSON:
            reason = f"you are here {MAX_SOCKETS_PER_PERSON} times already; close another page"
            socket.close(BAD_MESSAGE, wire.Refused("too-many-pages", reason))
            return False
        socket.person = person
        socket.session = ticket.session or ""
        self.by_person.setdefault(person.id, set()).add(socket)
        # From here on this socket closes with its session. It may have ended just before.
        if not await living(store, {socket.session}):
            socket.close(LOGGED_OUT_CODE)
            return False
        socket.words = hello.words
        known = await blocked(store, person.id)
        socket.blocked = {each.id for each in known}
        socket.say(wire.Welcome(wire.VERSION, person.id, person.name, now()))
        return True

    async def listen(self) -> None:
        """Listen for people whose sockets must close, and for new blocks."""

        async def logged_out(note: Note) -> None:
            await self.check_sessions(self.by_person.get(note.data.decode(), ()))

        async def changed_blocks(note: Note) -> None:
            person = note.data.decode()
            if person in self.by_person:
                known = await blocked(self.context.store, person)
                for socket in self.by_person.get(person, ()):
                    socket.blocked = {each.id for each in known}

        await self.context.bus.listen(LOGGED_OUT, logged_out)
        await self.context.bus.listen(BLOCKS, changed_blocks)

    async def check_sessions(self, sockets: Collection[Socket]) -> None:
        """Close those of these sockets whose session has ended."""
        here = [socket for socket in sockets if socket.session]
        if not here:
            return
        try:
            alive = await living(self.context.store, {socket.session for socket in here})
            ended = [socket for socket in here if socket.session not in alive]
            banned = await self._bans({each.person.id for each in ended if each.person})
        except DATABASE_TROUBLE as trouble:  # `watch_sessions` looks again soon
            self._log.warning("database trouble", during="sessions", error=repr(trouble))
            return
        for socket in ended:
            socket.close(LOGGED_OUT_CODE, banned.get(socket.person.id if socket.person else ""))

    async def _bans(self, people: Collection[str]) -> dict[str, wire.Refused]:
        """Return the refusals for those who are banned: a guest cannot log in to read why."""
        found = {}
        for person in people:
            try:
                await check(self.context.store, person, "ban")
            except Refusal as refusal:
                found[person] = refused(None, refusal, "")
        return found

    async def watch_sessions(self) -> None:
        """Check again and again whether the sessions of all sockets have ended."""
        while True:
            await asyncio.sleep(SESSION_CHECK_INTERVALS_S[self.context.settings.alone])
            await self.check_sessions(self.sockets)

    async def close(self) -> None:
        """Ask every client to come back, here or at another gateway."""
        for socket in list(self.sockets):
            socket.close(1012)
        await asyncio.sleep(0.2)
