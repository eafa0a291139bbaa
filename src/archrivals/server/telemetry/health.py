"""Is it alive, is it ready, what does it count: ``/healthz``, ``/readyz``, ``/metrics``.

Without a web framework: a host that is started again has none to load. The gateway has ``routes``.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Final

import sqlalchemy as sa

from archrivals.server.core.bus import Bus, Stop
from archrivals.server.core.store import Store

from .metrics import CONTENT_TYPE, Metrics
from .writing import Writing

DATABASE_TIMEOUT_S: Final = 1.0
"""Seconds in which the database must answer."""
MAX_REQUEST_BYTES: Final = 8_192
"""Bytes of a request to ``serve_eyes``."""

Answer = tuple[int, str, bytes]


async def missing(
    store: Store | None,
    bus: Bus | None,
    draining: bool = False,
    writing: Writing | None = None,
) -> list[str]:
    """Return what keeps a process from its work, in words that give no address away."""
    found: list[str] = []
    if store is not None:
        try:
            async with asyncio.timeout(DATABASE_TIMEOUT_S):
                await store.rows(sa.text("SELECT 1"))
        except TimeoutError:
            found.append(f"database: no answer within {DATABASE_TIMEOUT_S:g} s")
        except Exception as error:  # after any error of the driver the database is not there
            found.append(f"database: {type(error).__name__}")
    if writing is not None and not found and (trouble := await writing.trouble()):
        found.append(trouble)
    if bus is not None and not bus.connected:
        found.append("bus: not connected")
    if draining:
        found.append("draining: this process is about to stop")
    return found


def readiness(lacking: list[str]) -> tuple[int, dict[str, object]]:
    """The answer to ``/readyz``."""
    if lacking:
        return HTTPStatus.SERVICE_UNAVAILABLE, {"status": "not ready", "missing": lacking}
    return HTTPStatus.OK, {"status": "ready"}


async def serve_eyes(
    sockets: list[socket.socket],
    metrics: Metrics,
    store: Store | None = None,
    bus: Bus | None = None,
    draining: Callable[[], bool] = lambda: False,
) -> Stop:
    """The same three paths for a process without a web application, on sockets that listen.

    Without a socket nothing is served. What a process does not use, it leaves out.
    """

    writing = Writing(store) if store is not None else None

    async def answer(path: str) -> Answer:
        if path == "/healthz":
            return _json(HTTPStatus.OK, {"status": "ok"})
        if path == "/readyz":
            return _json(*readiness(await missing(store, bus, draining(), writing)))
        if path == "/metrics":
            return HTTPStatus.OK, CONTENT_TYPE, metrics.text()
        return _json(HTTPStatus.NOT_FOUND, {"status": "only /healthz, /readyz and /metrics"})

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
            async with asyncio.timeout(5 * DATABASE_TIMEOUT_S):
                await _one_request(reader, writer, answer)
        writer.close()

    servers = [
        await asyncio.start_server(talk, sock=one, limit=MAX_REQUEST_BYTES) for one in sockets
    ]

    async def stop() -> None:
        for server in servers:
            server.close()
            await server.wait_closed()

    return stop


def _json(status: int, value: dict[str, object] | dict[str, str]) -> Answer:
    return status, "application/json", json.dumps(value).encode()


async def _one_request(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    answer: Callable[[str], Awaitable[Answer]],
) -> None:
    """Read a request, answer it, be done: enough HTTP for a probe and for Prometheus."""
    try:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    except asyncio.LimitOverrunError:
        head = ""
    method, _, rest = head.partition(" ")
    if method in ("GET", "HEAD"):
        status, kind, body = await answer(rest.partition(" ")[0].partition("?")[0])
    else:
        status, kind, body = _json(HTTPStatus.BAD_REQUEST, {"status": "only GET and HEAD"})
    writer.write(
        f"HTTP/1.1 {int(status)} {HTTPStatus(status).phrase}\r\ncontent-type: {kind}\r\n"
        f"content-length: {len(body)}\r\nconnection: close\r\n\r\n".encode("latin-1")
    )
    if method != "HEAD":
        writer.write(body)
    await writer.drain()
