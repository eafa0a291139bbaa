"""A gateway: reads the messages of its sockets and has them carried out."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from starlette.websockets import WebSocket

from archrivals.hosting import wire
from archrivals.hosting.orders import check_command, refused
from archrivals.hosting.refusal import Refusal
from archrivals.server.calls.outbox import look
from archrivals.server.context import Context
from archrivals.server.core.background import Asides
from archrivals.server.core.store import new_id, now
from archrivals.server.lobby.chat import say
from archrivals.server.telemetry.logs import logger

from .joined_tables import JoinedTables
from .limits import Allowances
from .registry import SocketRegistry
from .sockets import Socket

ANNOUNCE_INTERVAL_S: Final = 10.0
MAX_MUTED: Final = 1_000

COSTLY: Final[dict[type, str]] = {wire.Undo: "undo", wire.Hint: "hints"}
"""Messages that have an allowance of their own: an undo plays a part of the game again."""


class Gateway:
    """Serves all sockets of one process."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self._log = logger("gateway")
        self._asides = Asides(self._log)
        self.registry = SocketRegistry(context, self._log)
        self.tables = JoinedTables(context, new_id(6), self._asides, self._log)
        self.allowances = Allowances(context.settings.messages_per_second, context.metrics.limited)
        context.bus.when_back(self._line_back)

    async def _line_back(self) -> None:
        """Check all sessions and rooms: messages sent while the bus was down are lost."""
        self._asides.start(self.registry.check_sessions(self.registry.sockets))
        self.tables.look_again_everywhere()

    async def serve(self, websocket: WebSocket, address: str = "") -> None:
        """Serve one connection from beginning to end."""
        await websocket.accept()
        socket = Socket(self, websocket, address)
        self.registry.add(socket)
        try:
            await socket.run()
        finally:
            self.registry.remove(socket)
            for table in list(socket.tables):
                await self.tables.leave(socket, table)

    async def announce(self) -> None:
        """Report to hosts again and again who still watches: a gateway may vanish at any time."""
        while True:
            await asyncio.sleep(ANNOUNCE_INTERVAL_S)
            viewers = {
                (table, seat, socket.words, socket.person.id if seat >= 0 else "")
                for socket in self.registry.sockets
                if socket.person is not None
                for table, seat in socket.tables.items()
            }
            try:
                for table, seat, words, person in viewers:
                    await self.tables.requests.publish(table, "watch", seat, words, person)
            except Exception:
                self._log.exception("viewers not announced")

    # --- Messages -------------------------------------------------------------------------------

    async def welcome(self, socket: Socket, hello: wire.Hello) -> bool:
        """Redeem the ticket of a hello; return whether the socket may go on."""
        return await self.registry.welcome(socket, hello)

    def pong(self, socket: Socket) -> None:
        """Answer a ping."""
        socket.say(wire.Pong(now()))

    async def handle(self, socket: Socket, message: wire.FromClient) -> None:
        """Carry out one message of a client."""
        if isinstance(message, wire.Hello | wire.Ping):
            socket.say(wire.Refused("said-already", "hello is said once"))
            return
        if isinstance(message, wire.Join):
            await self._wait_for_view(socket)
            await self.tables.join(socket, message)
            return
        requests = self.tables.requests
        if isinstance(message, wire.Concede) and await requests.gave_up(socket, message):
            return
        if message.table not in socket.tables:
            socket.say(_refused("not-joined", "join the table first", message))
            return
        try:
            check_command(message)
        except Refusal as refusal:
            socket.say(refused(message, refusal, message.table))
            return
        order = requests.order
        if isinstance(message, wire.Leave):
            await self.tables.leave(socket, message.table)
        elif isinstance(message, wire.Looking):
            await self._look(socket, message)
        elif isinstance(message, wire.Mute):
            self._mute(socket, message)
        elif isinstance(message, wire.Say):
            assert socket.person is not None
            if self._allows(socket, "chat", message):
                await self._say_line(socket, message)
        elif isinstance(message, wire.Resync):
            await self._wait_for_view(socket)
            await order(socket, message.table, "order", message)
        else:
            cost = COSTLY.get(type(message))
            if cost is None or self._allows(socket, cost, message):
                await order(socket, message.table, "order", message)

    async def _look(self, socket: Socket, message: wire.Looking) -> None:
        """Note who looks, so that they are not called."""
        assert socket.person is not None
        if socket.tables[message.table] >= 0 and self._allows(socket, "looking", message):
            await look(self.context.store, socket.person.id, message.table, looking=message.on)

    async def _say_line(self, socket: Socket, message: wire.Say) -> None:
        assert socket.person is not None
        try:
            await say(self.context, socket.person, message.table, message.text)
        except Refusal as error:
            socket.say(refused(message, error, message.table))

    def _allows(self, socket: Socket, cost: str, message: wire.FromClient) -> bool:
        """Return whether a person may do this now; if not, send them how long to wait."""
        assert socket.person is not None
        wait = self.allowances.take(cost, socket.person.id, socket.address)
        if wait:
            reason = f"not so fast; wait {wait} second{'s' * (wait > 1)} and try again"
            socket.say(_refused("too-often", reason, message, wait))
        return not wait

    async def _wait_for_view(self, socket: Socket) -> None:
        """Wait until a person may have a whole view again; none is refused."""
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
        """Apologise for a message that could not be carried out through no fault of the client."""
        self._log.exception("a message broke", kind=type(message).__name__)
        reason = "something broke on our side and was written down; try again in a moment"
        socket.say(_refused("broken", reason, message))


def _refused(code: str, reason: str, message: Any, wait: int = 0) -> wire.Refused:
    """Return a refusal that names the table and the command of a client's message."""
    table, command = getattr(message, "table", ""), getattr(message, "command", "")
    return wire.Refused(code, reason, table, command, wait=wait)
