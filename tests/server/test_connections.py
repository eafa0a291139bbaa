"""Connections that say nothing, or half of a request."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import uvicorn

from archrivals.server.core.listening import listening, port_of
from archrivals.server.core.settings import Settings
from archrivals.server.edge import connections, limits
from archrivals.server.edge.connections import Connections, protocol_for
from archrivals.server.edge.limits import SmallBodies

pytestmark = pytest.mark.anyio

HEAD = b"POST / HTTP/1.1\r\nHost: here\r\n"


class Served:
    """A server that answers every request when it has all of it."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    async def _app(self, scope: Any, receive: Any, send: Any) -> None:
        while (message := await receive())["type"] == "http.request":
            if not message.get("more_body"):
                await send({"type": "http.response.start", "status": 200, "headers": []})
                await send({"type": "http.response.body", "body": b"well"})
                return

    async def __aenter__(self) -> int:
        config = uvicorn.Config(
            SmallBodies(self._app),
            http=protocol_for(self._settings),
            lifespan="off",
            log_config=None,
        )
        self._server = uvicorn.Server(config)
        self._place = listening("127.0.0.1", 0)
        sockets = self._place.__enter__()
        self._task = asyncio.create_task(self._server._serve(sockets))
        while not self._server.started:
            await asyncio.sleep(0.01)
        return port_of(sockets)

    async def __aexit__(self, *_: object) -> None:
        self._server.should_exit = True
        await self._task
        self._place.__exit__(None, None, None)


async def answered(port: int, *parts: bytes) -> bytes:
    """Everything that a server says to some bytes, until it closes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        for part in parts:
            writer.write(part)
            await asyncio.sleep(0.05)
        async with asyncio.timeout(20):
            try:
                return await reader.read()
            except ConnectionResetError:
                return b""
    finally:
        writer.close()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD_TIMEOUT_S", 0.3)
    monkeypatch.setattr(limits, "BODY_TIMEOUT_S", 0.3)


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize(
    "parts",
    [
        pytest.param([], id="nothing"),
        pytest.param([HEAD], id="half a head"),
        pytest.param([HEAD[:9], HEAD[9:12], HEAD[12:]], id="bit by bit"),
        pytest.param([HEAD + b"\r\n", HEAD], id="half a head after a whole one"),
        pytest.param([HEAD + b"Content-Length: 9\r\n\r\nhalf"], id="half a body"),
    ],
)
async def test_half_a_request_is_not_waited_for(parts: list[bytes]) -> None:
    async with Served(Settings()) as port:
        told = await answered(port, *parts)
    assert told.count(b"well") == (b"\r\n\r\n" in b"".join(parts) and len(parts) == 2)


@pytest.mark.usefixtures("impatient")
async def test_whole_requests_are_answered_for_as_long_as_they_come() -> None:
    whole = HEAD + b"Content-Length: 4\r\n\r\nbody"
    async with Served(Settings()) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for _ in range(8):  # longer than a head may take
            writer.write(whole)
            async with asyncio.timeout(20):
                assert await reader.readuntil(b"well")
            await asyncio.sleep(0.06)
        writer.close()


async def test_one_address_has_a_limited_number_of_connections() -> None:
    known = Connections(Settings(sockets_per_address=2))
    assert [known.came("203.0.113.1") for _ in range(5)] == [True] * 4 + [False]
    assert known.came("203.0.113.2")
    known.went("203.0.113.1")
    known.went("203.0.113.1")
    assert known.came("203.0.113.1")
    assert all(Connections(Settings(sockets_per_address=0)).came("x") for _ in range(1000))
    proxied = Connections(Settings(trust_proxy=True))
    assert all(proxied.came("the proxy") for _ in range(1000))


async def test_the_next_connection_of_a_full_address_is_cut() -> None:
    async with Served(Settings(sockets_per_address=1)) as port:
        held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(2)]
        await asyncio.sleep(0.1)
        assert await answered(port, HEAD + b"\r\n") == b""
        held[0][1].close()
        await asyncio.sleep(0.1)
        assert b"well" in await answered(port, HEAD + b"Connection: close\r\n\r\n")
        held[1][1].close()
