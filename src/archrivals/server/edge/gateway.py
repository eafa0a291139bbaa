"""A gateway: holds sockets, knows who they are, passes orders to hosts and what they tell back."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Collection, Coroutine, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

import sqlalchemy as sa
from starlette.websockets import WebSocket

from archrivals.engine.saving import RULES_VERSION, other_rules
from archrivals.hosting import wire
from archrivals.hosting.orders import check_command, refused
from archrivals.hosting.refusal import Refusal
from archrivals.server.accounts.accounts import BLOCKS, blocked, person_by_id
from archrivals.server.accounts.sessions import LOGGED_OUT, living, sweep
from archrivals.server.accounts.standing import check
from archrivals.server.accounts.tickets import redeem
from archrivals.server.context import Context
from archrivals.server.core import codec
from archrivals.server.core.background import Asides
from archrivals.server.core.bus import NobodyThere, Note, Stop
from archrivals.server.core.schema import tables
from archrivals.server.core.store import new_id, now
from archrivals.server.core.trouble import DATABASE_TROUBLE
from archrivals.server.lobby.chat import said_again, say
from archrivals.server.lobby.retention import forget_old
from archrivals.server.lobby.rooms import end_late_deals, room
from archrivals.server.moderation.sanctions import end_removals
from archrivals.server.tables.envelopes import (
    ALL,
    RESUMED,
    SENDER,
    SITTING,
    Envelope,
    Kind,
    opened_parts,
    opened_replies,
    opened_sitting,
    packed,
    viewer_key,
)
from archrivals.server.telemetry.logs import logger

from .limits import Allowances
from .sockets import BAD_MESSAGE, LOGGED_OUT_CODE, MAX_TABLES_PER_SOCKET, Socket

ORDER_TIMEOUT_S: Final = 20.0
"""Seconds a player's order waits for a host that is being replaced."""

REQUEST_TIMEOUT_S: Final = 3.0
ANNOUNCE_INTERVAL_S: Final = 10.0
WAKE_INTERVAL_S: Final = 2.0
STATUS_INTERVAL_S: Final = 1.0
"""Seconds between two calls for a host, and between two looks whether there is still a game:
for all sockets of a table together, since a host that dies leaves many tables at once.
"""

RETRY_DELAYS_S: Final = (0.1, 0.5)
"""Seconds between two tries to reach a table: at first, and at most."""
SWEEP_INTERVAL_S: Final = 3600.0
DEALS_INTERVAL_S: Final = 1.0
SESSION_CHECK_INTERVALS_S: Final = {True: 0.5, False: 5.0}
"""Seconds between two looks whether the sessions of all sockets have ended, by whether this is the
only process. Gateways are told of every end at once; this is for what cannot be told over the bus:
a session that runs out, a line that is down, another program at the database of one process.
"""

MAX_MUTED: Final = 1_000
MAX_SOCKETS_PER_PERSON: Final = 12
"""Of one person at one gateway."""

CHAT_PREFIX: Final = b'{"type":"said",'
"""How a line of chat begins."""

COSTLY: Final[dict[type, str]] = {wire.Undo: "undo", wire.Hint: "hints"}
"""Messages that have an allowance of their own: an undo plays a part of the game again."""


@dataclass(slots=True)
class Joined:
    """A table that some sockets of this gateway have joined."""

    sockets: set[Socket] = field(default_factory=set)
    stops: list[Stop] = field(default_factory=list)
    listening: asyncio.Event = field(default_factory=asyncio.Event)
    looking: bool = False
    again: bool = False
    woken: float = -WAKE_INTERVAL_S
    asked: float = -STATUS_INTERVAL_S
    over: bool = False


class Gateway:
    """All sockets of one process."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.id = new_id(6)
        self.sockets: set[Socket] = set()
        self._people: dict[str, set[Socket]] = {}
        self._addresses: Counter[str] = Counter()
        self._joined: dict[str, Joined] = {}
        self.allowances = Allowances(context.settings.messages_per_second, context.metrics.limited)
        self._say = logger("gateway")
        self._asides = Asides(self._say)
        context.bus.when_back(self._line_back)

    def aside(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that need not be waited for."""
        self._asides.start(work)

    async def _line_back(self) -> None:
        """What was told while the bus was down is lost: who sits where, and what is so now."""
        self.aside(self.check_sessions(self.sockets))
        for table in list(self._joined):
            self.aside(self._room_changed(table))

    def crowded(self, address: str) -> bool:
        """Whether an address has as many sockets here as it may."""
        most = self.context.settings.sockets_per_address
        if not most or not address or self._addresses[address] < most:
            return False
        self.context.metrics.limited("sockets")
        return True

    async def serve(self, websocket: WebSocket, address: str = "") -> None:
        """One connection from beginning to end."""
        await websocket.accept()
        socket = Socket(self, websocket, address)
        self.sockets.add(socket)
        self._addresses[address] += 1
        self.context.metrics.socket_opened()
        try:
            await socket.run()
        finally:
            self.sockets.discard(socket)
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]
            self._gone(socket)
            self.context.metrics.socket_closed()
            for table in list(socket.tables):
                await self._left(socket, table)

    def _gone(self, socket: Socket) -> None:
        if socket.person is not None:
            here = self._people[socket.person.id]
            here.discard(socket)
            if not here:
                del self._people[socket.person.id]

    async def listen(self) -> None:
        """Hear of people whose sockets must close, and of new blocks."""

        async def logged_out(note: Note) -> None:
            await self.check_sessions(self._people.get(note.data.decode(), ()))

        async def changed_blocks(note: Note) -> None:
            person = note.data.decode()
            if person in self._people:
                known = await blocked(self.context.store, person)
                for socket in self._people.get(person, ()):
                    socket.blocked = {each["id"] for each in known}

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
            banned = await self._banned({each.person.id for each in ended if each.person})
        except DATABASE_TROUBLE as trouble:  # `watch_sessions` looks again soon
            self._say.warning("database trouble", during="sessions", error=repr(trouble))
            return
        for socket in ended:
            socket.close(LOGGED_OUT_CODE, banned.get(socket.person.id if socket.person else ""))

    async def _banned(self, people: Collection[str]) -> dict[str, wire.Refused]:
        """Who of these is kept out, and why: a guest cannot log in to be told."""
        found = {}
        for person in people:
            try:
                await check(self.context.store, person, "ban")
            except Refusal as refusal:
                found[person] = refused(None, refusal, "")
        return found

    async def watch_sessions(self) -> None:
        """Look again and again whether the sessions of all sockets have ended."""
        while True:
            await asyncio.sleep(SESSION_CHECK_INTERVALS_S[self.context.settings.alone])
            await self.check_sessions(self.sockets)

    async def sweep(self) -> None:
        """Forget what has run out or is too old, and show what was removed for a time."""
        while True:
            await asyncio.sleep(SWEEP_INTERVAL_S)
            await self._swept(sweep(self.context.store))
            await self._swept(end_removals(self.context.store, self.context.bus))
            await self._swept(forget_old(self.context))
            await self._swept(self.context.store.clear_traces())

    async def _swept(self, job: Awaitable[object]) -> None:
        """What cannot be done now is done an hour later, and keeps nothing else waiting."""
        try:
            await job
        except DATABASE_TROUBLE as trouble:
            self._say.warning("database trouble", during="sweep", error=repr(trouble))
        except Exception:
            self._say.exception("not swept")

    async def deals(self) -> None:
        """Go on with deals for which somebody is too late."""
        while True:
            await asyncio.sleep(DEALS_INTERVAL_S)
            try:
                await end_late_deals(self.context)
            except DATABASE_TROUBLE as trouble:
                self._say.warning("database trouble", during="deals", error=repr(trouble))
            except Exception:
                self._say.exception("late deals not ended")

    async def announce(self) -> None:
        """Tell hosts again and again who still watches: a gateway may vanish without a word."""
        while True:
            await asyncio.sleep(ANNOUNCE_INTERVAL_S)
            viewers = {
                (table, seat, socket.words, socket.person.id if seat >= 0 else "")
                for socket in self.sockets
                if socket.person is not None
                for table, seat in socket.tables.items()
            }
            try:
                for table, seat, words, person in viewers:
                    await self._publish(table, "watch", seat, words, person)
            except Exception:
                self._say.exception("viewers not announced")

    async def _publish(
        self, table: str, kind: Kind, seat: int, words: bool, person: str = ""
    ) -> None:
        envelope = Envelope(kind, seat, person, words, gateway=self.id)
        await self.context.bus.publish(f"table.{table}", packed(envelope))

    async def close(self) -> None:
        """Tell every client to come back, here or at another gateway."""
        for socket in list(self.sockets):
            socket.close(1012)
        await asyncio.sleep(0.2)

    # --- Messages -------------------------------------------------------------------------------

    async def welcome(self, socket: Socket, hello: wire.Hello) -> bool:
        """Redeem the ticket; from here on the socket is somebody."""
        store = self.context.store
        ticket = await redeem(store, hello.ticket, "socket")
        person = await person_by_id(store, ticket.person) if ticket and ticket.session else None
        if ticket is None or person is None:
            reason = "this ticket is used or too old; get a new one"
            socket.close(BAD_MESSAGE, wire.Refused("no-ticket", reason))
            return False
        if len(self._people.get(person.id, ())) >= MAX_SOCKETS_PER_PERSON:
            reason = f"you are here {MAX_SOCKETS_PER_PERSON} times already; close another page"
            socket.close(BAD_MESSAGE, wire.Refused("too-many-pages", reason))
            return False
        socket.person = person
        socket.session = ticket.session or ""
        self._people.setdefault(person.id, set()).add(socket)
        # From here on this socket closes with its session. It may have ended just before.
        if not await living(store, {socket.session}):
            socket.close(LOGGED_OUT_CODE)
            return False
        socket.words = hello.words
        known = await blocked(store, person.id)
        socket.blocked = {each["id"] for each in known}
        socket.say(wire.Welcome(wire.VERSION, person.id, person.name, now()))
        return True

    def pong(self, socket: Socket) -> None:
        """Answer a ping."""
        socket.say(wire.Pong(now()))

    async def handle(self, socket: Socket, message: wire.FromClient) -> None:
        """Carry out one message of a client."""
        if isinstance(message, wire.Hello | wire.Ping):
            socket.say(wire.Refused("said-already", "hello is said once"))
            return
        if isinstance(message, wire.Join):
            await self._in_time(socket)
            await self._join(socket, message)
            return
        if message.table not in socket.tables:
            socket.say(_refused("not-joined", "join the table first", message))
            return
        try:
            check_command(message)
        except Refusal as refusal:
            socket.say(refused(message, refusal, message.table))
            return
        if isinstance(message, wire.Leave):
            await self._left(socket, message.table)
        elif isinstance(message, wire.Mute):
            self._mute(socket, message)
        elif isinstance(message, wire.Say):
            assert socket.person is not None
            if self._may(socket, "chat", message):
                await self._say_line(socket, message)
        elif isinstance(message, wire.Resync):
            await self._in_time(socket)
            await self._order(socket, message.table, "order", message)
        elif COSTLY.get(type(message)) is None or self._may(socket, COSTLY[type(message)], message):
            await self._order(socket, message.table, "order", message)

    async def _say_line(self, socket: Socket, message: wire.Say) -> None:
        assert socket.person is not None
        try:
            await say(self.context, socket.person, message.table, message.text)
        except Refusal as error:
            socket.say(refused(message, error, message.table))

    def _may(self, socket: Socket, what: str, message: wire.FromClient) -> bool:
        """Whether somebody may have this now; if not, they are told when."""
        assert socket.person is not None
        wait = self.allowances.take(what, socket.person.id, socket.address)
        if wait:
            reason = f"not so fast; wait {wait} second{'s' * (wait > 1)} and try again"
            socket.say(_refused("too-often", reason, message, wait))
        return not wait

    async def _in_time(self, socket: Socket) -> None:
        """Wait until somebody may have a whole view again; nothing of it is refused."""
        assert socket.person is not None
        while not socket.closed:
            wait = self.allowances.take("looks", socket.person.id, socket.address)
            if not wait:
                return
            await asyncio.sleep(wait)

    def _mute(self, socket: Socket, message: wire.Mute) -> None:
        if not message.on:
            socket.muted.discard(message.person)
            socket.blocked.discard(message.person)
        elif len(socket.muted) < MAX_MUTED:
            socket.muted.add(message.person)
        else:
            socket.say(_refused("too-many", f"{MAX_MUTED} people are muted already", message))

    def broken(self, socket: Socket, message: wire.FromClient) -> None:
        """A message could not be carried out, and it is not the client's fault."""
        self._say.exception("a message broke", kind=type(message).__name__)
        reason = "something broke on our side and was written down; try again in a moment"
        socket.say(_refused("broken", reason, message))

    async def _order(
        self, socket: Socket, table: str, kind: Kind, message: wire.FromClient | None = None
    ) -> bool:
        """Ask the table's host, wherever it is; wake one up if there is none."""
        assert socket.person is not None
        seat = socket.tables.get(table, -1)
        body = b"" if message is None else codec.encode(message)
        envelope = packed(
            Envelope(*(kind, seat, socket.person.id, socket.words, body, self.id, socket.address))
        )
        loop = asyncio.get_running_loop()
        until = loop.time() + ORDER_TIMEOUT_S
        pause, longest = RETRY_DELAYS_S
        while not socket.closed and loop.time() < until:
            try:
                data = await self.context.bus.request(f"table.{table}", envelope, REQUEST_TIMEOUT_S)
            except NobodyThere:
                self.context.metrics.bus_request("nobody")
                await self._wake(table)
                await asyncio.sleep(pause)
                pause = min(longest, 1.5 * pause)
                if not await self._still_playing(socket, table):
                    return False
                continue
            except TimeoutError:
                self.context.metrics.bus_request("timeout")
                await asyncio.sleep(RETRY_DELAYS_S[0])  # at once, if the line is down
                continue
            self.context.metrics.bus_request("answered")
            for reply in opened_replies(data):
                socket.send(reply)
            return True
        reason = "the table cannot be reached just now; try again in a moment"
        command = getattr(message, "command", "")
        socket.say(wire.Refused("unavailable", reason, table, command))
        return False

    async def _wake(self, table: str) -> None:
        """Call for a host; one that is free would find the table by itself a little later."""
        joined, time = self._joined.get(table), asyncio.get_running_loop().time()
        if joined is None or time >= joined.woken + WAKE_INTERVAL_S:
            if joined is not None:
                joined.woken = time
            await self.context.bus.publish("wake", table.encode())

    async def _still_playing(self, socket: Socket, table: str) -> bool:
        """Nobody hosts this table: perhaps because its game is over."""
        assert socket.person is not None
        joined, time = self._joined.get(table), asyncio.get_running_loop().time()
        if joined is not None and not joined.over:
            if time < joined.asked + STATUS_INTERVAL_S:
                return True
            joined.asked = time
        try:
            known = await room(self.context.store, table, socket.person.id)
            if known.status == "playing":
                return await self._plays_on(socket, table)
        except DATABASE_TROUBLE:
            return True  # as far as we know
        if joined is not None:
            joined.over = True
        socket.say(known)
        return False

    async def _plays_on(self, socket: Socket, table: str) -> bool:
        """Whether a host will come: a game of other rules is for the release that began it."""
        query = sa.select(tables.c.rules).where(tables.c.id == table)
        row = await self.context.store.row(query)
        if row is None or row["rules"] == RULES_VERSION:
            return True
        socket.say(wire.Refused("other-rules", other_rules(row["rules"]), table))
        return False

    # --- Joining and leaving --------------------------------------------------------------------

    async def _join(self, socket: Socket, message: wire.Join) -> None:
        table = message.table
        assert socket.person is not None
        if len(socket.tables) >= MAX_TABLES_PER_SOCKET and table not in socket.tables:
            reason = f"{MAX_TABLES_PER_SOCKET} tables at a time: leave one first"
            socket.say(wire.Refused("too-many", reason, table))
            return
        await self._listen(table, socket)
        try:
            known = await room(self.context.store, table, socket.person.id)
        except Refusal as error:
            socket.say(refused(message, error, table))
            await self._left(socket, table)
            return
        except DATABASE_TROUBLE as trouble:  # whose seat this is cannot be told: not joined
            self._say.warning("database trouble", during="join", error=repr(trouble))
            reason = "the table cannot be reached just now; try again in a moment"
            socket.say(wire.Refused("unavailable", reason, table))
            await self._left(socket, table)
            return
        if message.seat not in (None, known.you):
            socket.say(_refused("no-seat", "this seat is not yours", message))
            await self._left(socket, table)
            return
        socket.tables[table] = known.you
        socket.say(known)
        if known.status == "playing":
            await self._order(socket, table, "look")

    async def _listen(self, table: str, socket: Socket) -> None:
        """Hear of a table from now on; nothing that happens after this is missed."""
        socket.tables.setdefault(table, -1)
        joined = self._joined.get(table)
        if joined is not None:
            joined.sockets.add(socket)
            await joined.listening.wait()
            return
        self._joined[table] = joined = Joined({socket})

        async def out(note: Note) -> None:
            self._out(table, note.data)

        async def said(note: Note) -> None:
            self._said(table, note.data)

        async def changed(note: Note) -> None:
            if note.data:
                await self._line_changed(table, note.data.decode())
            else:
                await self._room_changed(table)

        try:
            joined.stops.append(await self.context.bus.listen(f"out.{table}", out))
            joined.stops.append(await self.context.bus.listen(f"said.{table}", said))
            joined.stops.append(await self.context.bus.listen(f"room.{table}", changed))
        finally:
            joined.listening.set()

    async def _left(self, socket: Socket, table: str) -> None:
        seat = socket.tables.pop(table, None)
        joined = self._joined.get(table)
        if joined is None or seat is None:
            return
        joined.sockets.discard(socket)
        same = [
            other
            for other in joined.sockets
            if other.tables.get(table) == seat and other.words == socket.words
        ]
        if not same:
            await self._publish(table, "gone", seat, socket.words)
        if not joined.sockets and self._joined.get(table) is joined:
            del self._joined[table]
            for stop in joined.stops:
                await stop()

    # --- What is told ---------------------------------------------------------------------------

    def _said(self, table: str, data: bytes) -> None:
        """Chat comes from gateways, which may say nothing else to each other's sockets."""
        parts = opened_parts(data)
        if parts.keys() <= {ALL, SENDER} and parts.get(ALL, b"").startswith(CHAT_PREFIX):
            self._out(table, data)

    def _out(self, table: str, data: bytes) -> None:
        joined = self._joined.get(table)
        if joined is None:
            return
        parts = opened_parts(data)
        if RESUMED in parts:
            self.aside(self._look_again(table))
            return
        everybody = parts.get(ALL)
        sender = parts.get(SENDER, b"").decode()
        sitting = opened_sitting(parts[SITTING]) if SITTING in parts else None
        for socket in joined.sockets:
            if sender and (sender in socket.blocked or sender in socket.muted):
                continue
            seat = socket.tables.get(table, -1)
            if sitting is not None and seat >= 0 and not _sits(socket, seat, sitting):
                seat = -1
            message = parts.get(viewer_key(seat, socket.words), everybody)
            if message is not None:
                socket.send(message)

    async def _look_again(self, table: str) -> None:
        """A new host knows nobody yet: every socket looks anew, and sees what is true now."""
        joined = self._joined.get(table)
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
                    await self._order(socket, table, "look")
        finally:
            joined.looking = False

    async def _room_changed(self, table: str) -> None:
        joined = self._joined.get(table)
        if joined is None:
            return
        try:
            known = await room(self.context.store, table, "")
        except Refusal as error:
            for socket in list(joined.sockets):
                socket.say(refused(None, error, table))
                await self._left(socket, table)
            return
        except DATABASE_TROUBLE:
            self.aside(self._later(table))
            return
        seat_of = {seat.person: seat.seat for seat in known.seats if seat.person is not None}
        here = list(joined.sockets)
        for socket in here:  # all of them, before anybody looks
            if socket.person is not None and table in socket.tables:
                socket.tables[table] = seat_of.get(socket.person.id, -1)
        for socket in here:
            if table not in socket.tables:  # gone meanwhile
                continue
            socket.say(replace(known, you=socket.tables[table]))
            if known.status == "playing":
                await self._order(socket, table, "look")

    async def _line_changed(self, table: str, id: str) -> None:
        """Tell those who have heard a line of chat how it is now."""
        try:
            line = await said_again(self.context.store, table, id)
        except DATABASE_TROUBLE as trouble:  # whoever loads the page anew sees it
            self._say.warning("database trouble", during="chat", error=repr(trouble))
            return
        if line is not None:
            self._out(table, line)

    async def _later(self, table: str) -> None:
        """The database is away: what has changed is told when it is back."""
        await asyncio.sleep(1)
        await self._room_changed(table)


def _sits(socket: Socket, seat: int, sitting: Sequence[str]) -> bool:
    return socket.person is not None and sitting[seat : seat + 1] == [socket.person.id]


def _refused(code: str, reason: str, message: Any, wait: int = 0) -> wire.Refused:
    """A refusal of a client's message, by the table and the command that it names."""
    table, command = getattr(message, "table", ""), getattr(message, "command", "")
    return wire.Refused(code, reason, table, command, wait=wait)
