"""Play guests of one address who do everything that the limits allow, and a little more.

``bench/hostile`` runs this as a process of its own, at a low priority. It prints a line when the
attack is at its height. It ends by itself after ``--seconds``, or at a signal, and prints
what it has done as one line of JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
from players import BROKEN, http_from, read_ask, read_message
from websockets.asyncio.client import ClientConnection, connect

from archrivals.hosting import wire
from archrivals.server.core import codec

TABLES_OF_GUEST: Final = 30
TABLES_OF_SOCKET: Final = 8
SOCKETS_OF_GUEST: Final = 12
SOCKETS: Final = 120
"""The server's limits."""

MESSAGES: Final = 38.0
ALL_MESSAGES: Final = 320.0
"""Messages a second of each kind on one socket, and on all: twice what an address may."""

HALF_REQUESTS: Final = 300
LOGINS: Final = 40
"""Connections that say half of a request, and logins at a time."""

THINKING: Final = {"box": "heroes-unite", "players": 5, "bots": [None, *["sibyl"] * 4]}
QUICK: Final = {"box": "heroes-unite", "players": 2, "bots": [None, "keen"]}

ATTACKS: Final = ("tables", "resync", "hints", "after", "chat", "logins", "half-sent")


def hasty_answer(verbs: list[str]) -> int:
    """Stop or decline where that is offered; otherwise take the first option."""
    return next((at for at, verb in enumerate(verbs) if verb in ("end", "done", "none")), 0)


@dataclass(slots=True)
class Pest:
    """A guest, with sockets to play and others to pester: what waits on one holds up no other."""

    headers: dict[str, str]
    lines: list[Line] = field(default_factory=list)
    spam: list[Line] = field(default_factory=list)


class Line:
    """A socket with some tables; every ask there is answered at once."""

    def __init__(self, swarm: Swarm, pest: Pest) -> None:
        self.swarm = swarm
        self.pest = pest
        self.tables: list[str] = []
        self.asked: dict[str, int] = {}
        """Where this guest is asked something, and at which position."""

        self.socket: ClientConnection | None = None

    async def join(self, table: str) -> None:
        """Look at one more table, now and after every break."""
        self.tables.append(table)
        await self.send(wire.Join(table))

    async def send(self, message: wire.FromClient) -> None:
        """Send something, if there is a line."""
        if self.socket is not None:
            with contextlib.suppress(*BROKEN):
                await self.socket.send(codec.encode(message), text=True)
                self.swarm.did[type(message).__name__.lower()] += 1

    async def live(self) -> None:
        """Be there, through any number of sockets."""
        for gateway in itertools.cycle(self.swarm.gateways):
            with contextlib.suppress(*BROKEN):
                await self._session(gateway)
            self.socket = None
            self.asked.clear()
            self.swarm.did["broken lines"] += 1
            await asyncio.sleep(0.5)

    async def _session(self, gateway: str) -> None:
        ticket = await self.swarm.call("POST", "/api/tickets", self.pest, gateway)
        address = gateway.replace("http", "ws", 1) + "/ws"
        own = (self.swarm.address, 0)
        async with connect(address, compression=None, max_size=None, local_addr=own) as socket:
            hello = wire.Hello(wire.VERSION, ticket.json()["ticket"])
            await socket.send(codec.encode(hello), text=True)
            self.socket = socket
            for table in self.tables:
                self.swarm.answered.pop(table, None)
                await self.send(wire.Join(table))
            async for data in socket:
                await self._hear(data)

    async def _hear(self, data: str | bytes) -> None:
        message = read_message(data)
        self.swarm.did[f"{message.type} {message.code}".strip()] += 1
        if message.type not in ("view", "update"):
            return
        ask = read_ask(message)
        self.asked.pop(message.table, None)
        if ask is None or message.position == self.swarm.answered.get(message.table):
            return
        self.asked[message.table] = message.position
        if "hints" in self.swarm.attacks and message.table == self.tables[0]:
            return  # here the coach is asked, again and again
        self.swarm.answered[message.table] = message.position
        command = f"{message.table}-{message.position}"
        option = hasty_answer([option.verb for option in ask.options])
        await self.send(wire.Answer(message.table, message.position, command, option))


class Swarm:
    """All guests of the address, and what they have done."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.address: str = args.address
        self.gateways: list[str] = args.gateways
        self.attacks: list[str] = args.attacks
        self.finished: list[str] = args.finished
        self.guests: int = args.guests
        self.most_tables: int = args.tables
        self.height_at: int = args.height
        self.did: Counter[str] = Counter()
        self.answered: dict[str, int] = {}
        self.parts: set[tuple[str, str]] = set()
        self.reviews: set[str] = set()
        self._http = http_from(args.address)
        self._pests: list[Pest] = []
        self._turn = itertools.cycle(args.gateways)

    @property
    def spam(self) -> list[Line]:
        """Every socket to pester with."""
        return [line for pest in self._pests for line in pest.spam]

    async def call(
        self, method: str, path: str, pest: Pest | None = None, gateway: str = "", **sent: Any
    ) -> httpx.Response:
        """Ask until it is not refused; a refusal says how long to wait, and we hardly do."""
        headers = pest.headers if pest else {}
        while True:
            where = gateway or next(self._turn)
            try:
                got = await self._http.request(method, where + path, headers=headers, **sent)
            except httpx.HTTPError as error:
                self.did[type(error).__name__] += 1
            else:
                self.did[f"{method} {got.status_code}"] += 1
                if got.status_code not in (429, 503):
                    return got
            await asyncio.sleep(0.5)

    # --- Coming -------------------------------------------------------------------------------

    @property
    def _tables_each(self) -> int:
        most = self.most_tables // self.guests if "tables" in self.attacks else 1
        return min(TABLES_OF_GUEST, most)

    async def height(self) -> None:
        """Say when the attack is at its height."""
        plays = set(self.attacks) & {"tables", "resync", "hints", "chat"}
        enough = min(self.height_at, self.guests * self._tables_each) if plays else 0
        while self.did["tables"] < enough:
            await asyncio.sleep(0.05)
        print("at its height", flush=True)

    async def guest(self) -> None:
        """One more guest, with tables to play at."""
        number = len(self._pests)
        pest = Pest({})
        self._pests.append(pest)
        got = await self.call("POST", "/api/guests", json={"name": f"Pest {number}"})
        cookies = "; ".join(each.split(";")[0] for each in got.headers.get_list("set-cookie"))
        pest.headers = {"Cookie": cookies, "X-Archrivals-CSRF": got.json()["csrf"]}
        tables = self._tables_each
        plays = -(-tables // TABLES_OF_SOCKET)
        sockets = min(SOCKETS_OF_GUEST, SOCKETS // self.guests, plays + 2)
        pest.lines = [Line(self, pest) for _ in range(plays)]
        pest.spam = [Line(self, pest) for _ in range(sockets - plays)]
        async with asyncio.TaskGroup() as group:
            for line in pest.lines + pest.spam:
                group.create_task(line.live())
            group.create_task(self._open(pest, tables))

    async def _open(self, pest: Pest, tables: int) -> None:
        wish = THINKING if "tables" in self.attacks else QUICK
        for number in range(tables):
            opened = await self.call("POST", "/api/tables", pest, json=wish)
            if opened.status_code != 201:
                return
            table = opened.json()["table"]
            path = f"/api/tables/{table}/ready"
            await self.call("PUT", path, pest, json={"ready": True})
            self.did["tables"] += 1
            await pest.lines[number % len(pest.lines)].join(table)
            if number == 0:
                for line in pest.spam:
                    await line.join(table)

    # --- Attacks ------------------------------------------------------------------------------

    async def _pestering(self, act: Callable[[Line], Awaitable[None]]) -> None:
        while True:
            began, lines = time.monotonic(), self.spam
            for line in lines:
                await act(line)
            pause = max(1 / MESSAGES, len(lines) / ALL_MESSAGES)
            await asyncio.sleep(max(0.01, began + pause - time.monotonic()))

    async def resync(self) -> None:
        """Ask for whole views."""
        turn = itertools.count()

        async def act(line: Line) -> None:
            if line.tables:
                await line.send(wire.Resync(line.tables[next(turn) % len(line.tables)]))

        await self._pestering(act)

    async def hints(self) -> None:
        """Ask the coach, wherever something is asked."""

        async def act(line: Line) -> None:
            for table, position in list(line.asked.items())[:1]:
                await line.send(wire.Hint(table, position))

        await self._pestering(act)

    async def chat(self) -> None:
        """All talk at the first table."""
        seen: set[Line] = set()

        async def act(line: Line) -> None:
            table = next((each.tables[0] for each in self.spam if each.tables), "")
            if line not in seen and table:
                seen.add(line)
                if table not in line.tables and len(line.tables) < TABLES_OF_SOCKET:
                    await line.join(table)
            if table:
                await line.send(wire.Say(table, "spam " * 98))

        await self._pestering(act)

    async def after(self) -> None:
        """Strangers look at finished games, many at the same part of the same game at once."""
        crowd = max(2, min(8, self.guests))
        parts: list[tuple[str, dict[str, Any]]] = [
            ("replay", {}),
            ("replay/shuffles", {}),
            ("replay/record", {}),
            ("replay/course", {}),
        ]
        parts += [
            ("replay/frames", {"seat": seat, "first": 20 * piece, "count": 20})
            for piece in range(5)
            for seat in ("-1", "0", "1", "all")
        ]
        for path, query in itertools.cycle(parts):
            for table in self.finished:
                self.reviews.add(table)
                await asyncio.gather(
                    *(self._look(gate, table, path, query, crowd) for gate in self.gateways)
                )

    async def _look(
        self, gateway: str, table: str, path: str, query: dict[str, Any], crowd: int
    ) -> None:
        self.parts.add((gateway, f"{table} {path} {query}"))
        place = f"{gateway}/api/tables/{table}"
        asks = [(f"{place}/coach", {"seat": 0})] + [(f"{place}/{path}", query)] * crowd
        headers = {"Accept-Encoding": "gzip"}

        async def ask(where: str, what: dict[str, Any]) -> None:
            try:
                got = await self._http.get(where, params=what, headers=headers)
            except httpx.HTTPError as error:
                self.did[type(error).__name__] += 1
                await asyncio.sleep(0.5)
                return
            self.did[f"{where.rpartition('/')[2]} {got.status_code}"] += 1
            if got.status_code in (429, 503):
                await asyncio.sleep(0.5)

        await asyncio.gather(*(ask(*each) for each in asks))

    async def logins(self) -> None:
        """Try passwords of accounts that do not exist."""

        async def tries(number: int) -> None:
            for attempt in itertools.count():
                account = f"pest{number}-{attempt}@example.org"
                sent = {"email": account, "password": "wrong and wrong"}
                await self.call("POST", "/api/login", json=sent)

        await asyncio.gather(*(tries(number) for number in range(max(4, min(LOGINS, self.guests)))))

    async def half_sent(self) -> None:
        """Begin requests and do not end them."""

        async def half(number: int) -> None:
            head = b"POST /api/login HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
            body = b"Content-Length: 90000\r\n\r\n" + b'{"email":"' + b"x" * 40_000
            port = int(self.gateways[number % len(self.gateways)].rpartition(":")[2])
            while True:
                with contextlib.suppress(OSError):
                    reader, writer = await asyncio.open_connection(
                        "127.0.0.1", port, local_addr=(self.address, 0)
                    )
                    self.did["half-sent"] += 1
                    try:
                        writer.write(head + (body if number % 2 else b"X-Slow: "))
                        await reader.read()
                    finally:
                        writer.close()
                await asyncio.sleep(0.5)

        await asyncio.gather(*(half(number) for number in range(HALF_REQUESTS)))

    # --- Running ------------------------------------------------------------------------------

    async def run(self, seconds: float) -> None:
        """Attack for some seconds, or until a signal."""
        stopped = asyncio.Event()
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stopped.set)
        doing: dict[str, Callable[[], Awaitable[None]]] = {
            "resync": self.resync,
            "hints": self.hints,
            "after": self.after,
            "chat": self.chat,
            "logins": self.logins,
            "half-sent": self.half_sent,
        }
        works: list[Awaitable[None]] = [doing[each]() for each in self.attacks if each in doing]
        works.append(self.height())
        if set(self.attacks) & {"tables", "resync", "hints", "chat"}:
            works += [self.guest() for _ in range(self.guests)]
        tasks = [asyncio.ensure_future(work) for work in works]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(stopped.wait(), seconds)
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception):
                self.did[f"broke: {ended!r}"[:200]] += 1
        await self._http.aclose()


def main() -> None:
    """Attack, and report."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--address", required=True, help="the guests' own")
    parser.add_argument("--gateways", nargs="+", required=True)
    parser.add_argument("--attacks", nargs="+", choices=ATTACKS, required=True)
    parser.add_argument("--finished", nargs="*", default=[], help="games to look back at")
    parser.add_argument("--guests", type=int, default=1)
    parser.add_argument("--tables", type=int, default=500, help="of all guests")
    parser.add_argument("--height", type=int, default=24, help="tables that are enough to measure")
    parser.add_argument("--seconds", type=float, required=True)
    args = parser.parse_args()
    os.nice(5)
    swarm = Swarm(args)
    asyncio.run(swarm.run(args.seconds))
    report = {"did": dict(swarm.did), "parts": len(swarm.parts), "reviews": len(swarm.reviews)}
    print(json.dumps(report))


if __name__ == "__main__":
    main()
