"""Real servers for tests, as processes of their own; and people who talk to them as clients do.

``small_server`` is ``archrivals serve`` over a SQLite file, ``cluster`` a ``LocalCluster`` over
PostgreSQL and NATS with a schema and a realm to itself. ``person`` is a guest with a session and
one socket, who knows no more than what the wire tells.
"""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from urllib.error import URLError
from urllib.request import urlopen

import httpx
import msgspec
import sqlalchemy as sa
from databases import BUS, DATABASE, need_cluster
from websockets.asyncio.client import ClientConnection, connect

from archrivals.hosting.wire import VERSION
from archrivals.server.core.settings import Settings
from archrivals.server.core.store import Store
from archrivals.server.local_cluster import READY_TIMEOUT_S, LocalCluster, free_port

UNHURRIED: Final = {
    "ARCHRIVALS_WINDOW": "0",
    "ARCHRIVALS_SIGN_UPS_PER_HOUR": "0",
    "ARCHRIVALS_REQUESTS_PER_MINUTE": "0",
    "ARCHRIVALS_MESSAGES_PER_SECOND": "1000",
    "ARCHRIVALS_SOCKETS_PER_ADDRESS": "0",
    "ARCHRIVALS_BOT_BUDGET": "10000",
    "ARCHRIVALS_BOT_ANSWERS_PER_MINUTE": "0",
    "ARCHRIVALS_LOG": "warning",
}
"""No pauses for people and no limits; bots have time enough on a busy machine."""

PATIENCE: Final = 60.0
"""Seconds without a message after which something is stuck."""

Message = dict[str, Any]
Decide = Callable[[Message], int]
"""The number of an option, from the newest ``view`` or ``update``."""


# --- Servers ----------------------------------------------------------------------------------


def wait_until_ready(address: str, process: subprocess.Popen[bytes] | None = None) -> None:
    """Wait for a server that is starting, or whose disk has just been slow."""
    until = time.monotonic() + READY_TIMEOUT_S
    while time.monotonic() < until and (process is None or process.poll() is None):
        try:
            with urlopen(f"{address}/readyz", timeout=2) as answer:
                if answer.status == 200:
                    return
        except (URLError, OSError):
            time.sleep(0.05)
    raise RuntimeError(f"the server at {address} did not get ready; see its log")


@contextmanager
def small_server(folder: Path, **changes: str) -> Iterator[str]:
    """``archrivals serve`` in a folder: its address. ``changes`` are variables of its environment.

    Its database is ``serve.db`` there, so a second server in the same folder goes on with it.
    """
    with serving(folder, **changes) as (address, _):
        yield address


@contextmanager
def serving(folder: Path, **changes: str) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """The same, for those who do something to its process."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    command = [sys.executable, "-m", "archrivals", "serve", "--port", str(port)]
    command += ["--database", f"sqlite:///{folder / 'serve.db'}"]
    with (folder / "serve.log").open("ab") as log:
        process = subprocess.Popen(
            command,
            env={**os.environ, "ARCHRIVALS_BUS": "local", **UNHURRIED, **changes},
            cwd=folder,
            stdout=log,
            stderr=log,
            stdin=subprocess.DEVNULL,
        )
    try:
        wait_until_ready(address, process)
        yield address, process
    finally:
        process.terminate()
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextmanager
def cluster(folder: Path, *, hosts: int = 1, **settings: str) -> Iterator[LocalCluster]:
    """Two gateways, a host and a bot worker over a schema of their own, dropped at the end."""
    schema = f"games_{secrets.token_hex(6)}"
    need_cluster()
    members = LocalCluster(
        schema,
        hosts=hosts,
        bots=1,
        settings={"ARCHRIVALS_DATABASE": DATABASE, "ARCHRIVALS_BUS": BUS, **UNHURRIED, **settings},
        folder=folder,
    )
    try:
        members.start()
        yield members
    finally:
        members.stop()
        asyncio.run(_dropped(schema))


async def _dropped(schema: str) -> None:
    store = Store(Settings(database=DATABASE))
    try:
        async with store.begin() as connection:
            await connection.execute(sa.text(f'DROP SCHEMA IF EXISTS "{schema}" CASCADE'))
    finally:
        await store.close()


# --- People -----------------------------------------------------------------------------------


@dataclass(slots=True)
class Person:
    """A guest with a session over HTTP and a socket, both at the same gateway."""

    address: str
    http: httpx.AsyncClient
    socket: ClientConnection
    id: str
    rooms: list[Message] = field(default_factory=list)
    """Every ``room`` that was told, in order."""

    commands: list[tuple[str, int]] = field(default_factory=list)
    """The answers that were accepted: command and option."""

    async def call(self, method: str, path: str, **sent: Any) -> Any:
        """A request to the API, which must succeed; what it answers."""
        answer = await self.http.request(method, f"/api/{path}", **sent)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    async def send(self, type: str, **fields: Any) -> None:
        """A message to the server."""
        await self.socket.send(json.dumps({"type": type, **fields}))

    async def next(self, *types: str) -> Message:
        """The next message, or the next of these types."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message: Message = msgspec.json.decode(await self.socket.recv())
                if message["type"] == "room":
                    self.rooms.append(message)
                if not types or message["type"] in types:
                    return message

    async def play(self, table: str, decide: Decide) -> Message:
        """Play to the end; the last ``view`` or ``update``. Nothing may be refused on the way."""
        newest: Message = {"position": -1}
        answered = -1
        sent: dict[str, int] = {}
        while True:
            message = await self.next()
            kind = message["type"]
            assert kind != "refused", message
            if kind == "accepted":
                self.commands.append((message["command"], sent.pop(message["command"])))
            elif kind == "room" and message["status"] in ("over", "abandoned"):
                return newest
            if kind not in ("view", "update") or message["position"] < newest["position"]:
                continue
            newest = message
            ask = message["private"]["ask"]
            if ask is None or message["position"] <= answered:
                continue
            answered = message["position"]
            command = secrets.token_hex(8)
            sent[command] = decide(message)
            await self.send(
                "answer", table=table, position=answered, command=command, option=sent[command]
            )


@asynccontextmanager
async def person(address: str, name: str, words: bool = False) -> AsyncIterator[Person]:
    """Somebody new, with a socket that has been welcomed."""
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
        myself = (await http.post("/api/guests", json={"name": name})).raise_for_status().json()
        http.headers["X-Archrivals-CSRF"] = myself["csrf"]
        ticket = (await http.post("/api/tickets")).raise_for_status().json()["ticket"]
        place = address.replace("http", "ws", 1) + "/ws"
        async with connect(place, max_size=None, compression=None, proxy=None) as socket:
            somebody = Person(address, http, socket, myself["person"]["id"])
            await somebody.send("hello", version=VERSION, ticket=ticket, words=words)
            welcome = await somebody.next()
            assert welcome["type"] == "welcome", welcome
            yield somebody
