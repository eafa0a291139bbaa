"""Requests of a gateway to the hosts of tables, wherever they are."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from archrivals.engine.saving import other_rules
from archrivals.hosting import wire
from archrivals.server.context import Context
from archrivals.server.core import codec
from archrivals.server.core.bus import NobodyThere
from archrivals.server.core.trouble import DATABASE_TROUBLE
from archrivals.server.lobby.rooms import room
from archrivals.server.lobby.stranded import give_up, stranded
from archrivals.server.tables.envelopes import Envelope, Kind, opened_replies, packed

from .sockets import Socket

ORDER_TIMEOUT_S: Final = 20.0
"""Seconds a player's order waits for a host that is being replaced."""

REQUEST_TIMEOUT_S: Final = 3.0
"""Seconds that one request waits for the reply of a host."""

WAKE_INTERVAL_S: Final = 2.0
STATUS_INTERVAL_S: Final = 1.0
"""Seconds between two calls for a host, and between two looks whether there is still a game:
for all sockets of a table together, since a host that dies leaves many tables at once.
"""

RETRY_DELAYS_S: Final = (0.1, 0.5)
"""Seconds between two tries to reach a table: at first, and at most."""


@dataclass(slots=True)
class HostSearch:
    """Remembers when this gateway last looked for the host of a table."""

    woken: float = -WAKE_INTERVAL_S
    asked: float = -STATUS_INTERVAL_S
    over: bool = False


class HostRequests:
    """Sends envelopes to the hosts of tables, and wakes a host where there is none.

    ``searches`` has an entry for each table that a socket of this gateway has joined.
    """

    def __init__(self, context: Context, gateway: str, searches: Mapping[str, HostSearch]) -> None:
        self._context = context
        self._gateway = gateway
        self._searches = searches

    async def publish(
        self, table: str, kind: Kind, seat: int, words: bool, person: str = ""
    ) -> None:
        """Send news of a viewer, which needs no reply."""
        envelope = Envelope(kind, seat, person, words, gateway=self._gateway)
        await self._context.bus.publish(f"table.{table}", packed(envelope))

    async def order(
        self, socket: Socket, table: str, kind: Kind, message: wire.FromClient | None = None
    ) -> bool:
        """Ask the table's host, wherever it is; wake one up if there is none."""
        assert socket.person is not None
        envelope = packed(
            Envelope(
                kind=kind,
                seat=socket.tables.get(table, -1),
                person=socket.person.id,
                words=socket.words,
                body=b"" if message is None else codec.encode(message),
                gateway=self._gateway,
                address=socket.address,
            )
        )
        metrics, loop = self._context.metrics, asyncio.get_running_loop()
        until = loop.time() + ORDER_TIMEOUT_S
        pause, longest = RETRY_DELAYS_S
        while not socket.closed and loop.time() < until:
            try:
                data = await self._context.bus.request(
                    f"table.{table}", envelope, REQUEST_TIMEOUT_S
                )
            except NobodyThere:
                metrics.bus_request("nobody")
                await self._wake(table)
                await asyncio.sleep(pause)
                pause = min(longest, 1.5 * pause)
                if not await self._still_playing(socket, table, message):
                    return False
                continue
            except TimeoutError:
                metrics.bus_request("timeout")
                await asyncio.sleep(RETRY_DELAYS_S[0])  # a line that is down fails at once
                continue
            metrics.bus_request("answered")
            for reply in opened_replies(data):
                socket.send(reply)
            return True
        reason = "the table cannot be reached just now; try again in a moment"
        command = getattr(message, "command", "")
        socket.say(wire.Refused("unavailable", reason, table, command))
        return False

    async def _wake(self, table: str) -> None:
        """Call for a host; one that is free would find the table by itself a little later."""
        search, time = self._searches.get(table), asyncio.get_running_loop().time()
        if search is None or time >= search.woken + WAKE_INTERVAL_S:
            if search is not None:
                search.woken = time
            await self._context.bus.publish("wake", table.encode())

    async def _still_playing(
        self, socket: Socket, table: str, message: wire.FromClient | None
    ) -> bool:
        """Return whether a table without a host is still being played."""
        assert socket.person is not None
        search, time = self._searches.get(table), asyncio.get_running_loop().time()
        if search is not None and not search.over:
            if time < search.asked + STATUS_INTERVAL_S:
                return True
            search.asked = time
        try:
            known = await room(self._context.store, table, socket.person.id)
            if known.status == "playing":
                return await self._can_go_on(socket, table, message)
        except DATABASE_TROUBLE:
            return True  # as far as we know
        if search is not None:
            search.over = True
        socket.say(known)
        return False

    async def _can_go_on(self, socket: Socket, table: str, message: wire.FromClient | None) -> bool:
        """Return whether a host may take a game; refuse it if not."""
        rules = await stranded(self._context.store, table)
        if rules is None:
            return True
        command = getattr(message, "command", "")
        socket.say(wire.Refused("other-rules", other_rules(rules), table, command))
        return False

    async def gave_up(self, socket: Socket, message: wire.Concede) -> bool:
        """End a game that cannot go on here for one of its players; false where it can."""
        assert socket.person is not None
        store, table, person = self._context.store, message.table, socket.person.id
        try:
            if await stranded(store, table) is None or not await give_up(store, table, person):
                return False
            socket.say(wire.Accepted(table, message.command, 0))
            socket.say(await room(store, table, person))
        except DATABASE_TROUBLE:
            return False
        await self._context.bus.publish(f"room.{table}", b"")
        return True
