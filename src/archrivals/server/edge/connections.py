"""Connections that say nothing, or half of a request: how many, and for how long."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from archrivals.server.core.settings import Settings

HEAD_TIMEOUT_S: Final = 15.0
"""Seconds in which a connection must have said what it asks for."""

CONNECTIONS_PER_SOCKET: Final = 2
"""Connections for every socket that an address may have: sockets begin as requests."""


class Connections:
    """The number of connections of each address here that are not sockets yet."""

    def __init__(self, settings: Settings) -> None:
        self._most = (
            0 if settings.trust_proxy else CONNECTIONS_PER_SOCKET * settings.sockets_per_address
        )
        self._of: Counter[str] = Counter()

    def came(self, address: str) -> bool:
        """One more; whether it may stay. Behind a proxy all of them are the proxy's."""
        self._of[address] += 1
        return not self._most or self._of[address] <= self._most

    def went(self, address: str) -> None:
        """One less."""
        self._of[address] -= 1
        if not self._of[address]:
            del self._of[address]


class Impatient(H11Protocol):
    """HTTP for those who say what they want."""

    known: Connections

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a connection, unless its address has too many."""
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        self._counted = True
        self._waiting: asyncio.TimerHandle | None = None
        self._wait(True)
        if not self.known.came(self._address):
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """The head of a request, or a part of it."""
        super().data_received(data)
        self._wait(self._counted and self.conn.their_state is h11.IDLE)

    def _wait(self, for_a_head: bool) -> None:
        """From the first byte of a head on; what comes bit by bit gets no more time."""
        if not for_a_head and self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
        elif for_a_head and self._waiting is None:
            self._waiting = self.loop.call_later(HEAD_TIMEOUT_S, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self._let_go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        """It becomes a socket, which is counted elsewhere."""
        self._let_go()
        super().handle_websocket_upgrade(event)

    def _let_go(self) -> None:
        self._wait(False)
        if self._counted:
            self._counted = False
            self.known.went(self._address)


def protocol_for(settings: Settings) -> type[Impatient]:
    """The protocol of one server."""

    class Protocol(Impatient):
        known = Connections(settings)

    return Protocol
