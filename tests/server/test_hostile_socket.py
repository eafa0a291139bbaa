"""Hostile sockets: whatever is sent to a real server, it stays up, and other tables play on.

Everything is sent by one seed: ``ARCHRIVALS_SEED=7 pytest tests/server/test_hostile_socket.py``
repeats what 7 sends.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import secrets
import socket
import sqlite3
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import pytest
from servers import Message, Person, person, small_server, wait_until_ready
from test_games import proven, sat_and_played
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from archrivals.hosting.wire import MAX_MESSAGE_BYTES, VERSION
from archrivals.server.core.store import hashed

pytestmark = pytest.mark.anyio

SEED: Final = int(os.environ.get("ARCHRIVALS_SEED", "1"))
AT_MOST: Final = 10.0
"""Seconds until an answer of the well-behaved must be accepted, on a busy machine."""

PAUSE: Final = 0.03
"""Seconds before each of their answers: they may send 40 messages a second."""

SILENT: Final = 200
LIMITED: Final = {"ARCHRIVALS_MESSAGES_PER_SECOND": "40", "ARCHRIVALS_LOG": "info"}
WISH: Final = {"players": 2, "super_villains": 2, "bots": [None, None]}


# --- Those who attack -------------------------------------------------------------------------


@dataclass
class Attack:
    """Where it is sent to, by which seed, and what came of it."""

    address: str
    folder: Path
    chance: Random
    table: str = ""
    """Where the others play."""

    sent: int = 0
    codes: Counter[str] = field(default_factory=Counter)
    closes: Counter[int] = field(default_factory=Counter)

    @property
    def place(self) -> str:
        """Where sockets are opened."""
        return self.address.replace("http", "ws", 1) + "/ws"

    def line(self, **how: Any) -> connect:
        """A socket that has said nothing."""
        return connect(
            self.place, max_size=None, compression=None, proxy=None, open_timeout=60, **how
        )

    async def send(self, socket: ClientConnection, data: Any, **how: Any) -> None:
        """Anything; a dictionary as JSON."""
        self.sent += 1
        if isinstance(data, dict):
            data = json.dumps(data)
        with contextlib.suppress(ConnectionClosed):
            await socket.send(data, **how)

    async def heard(self, socket: ClientConnection, *until: str, within: float = 20) -> Message:
        """The next message of one of these types or codes; ``closed`` with a code at the end."""
        async with asyncio.timeout(within):
            while True:
                try:
                    message: Message = json.loads(await socket.recv())
                except ConnectionClosed as closed:
                    code = closed.rcvd.code if closed.rcvd else 1006
                    self.closes[code] += 1
                    return {"type": "closed", "code": code}
                code = message.get("code", "")
                if message["type"] == "refused":
                    self.codes[code] += 1
                if not until or message["type"] in until or code in until:
                    return message

    @asynccontextmanager
    async def guest(self, name: str = "Mallory") -> AsyncIterator[httpx.AsyncClient]:
        """Somebody with a session."""
        async with httpx.AsyncClient(base_url=f"{self.address}/api/", timeout=60) as http:
            told = (await http.post("guests", json={"name": name})).raise_for_status().json()
            http.headers["X-Archrivals-CSRF"] = told["csrf"]
            yield http

    async def ticket(self, http: httpx.AsyncClient) -> str:
        """A ticket that is good."""
        told: str = (await http.post("tickets")).raise_for_status().json()["ticket"]
        return told

    @asynccontextmanager
    async def welcomed(self) -> AsyncIterator[tuple[ClientConnection, httpx.AsyncClient]]:
        """Somebody whose socket is open."""
        async with self.guest() as http, self.line() as socket:
            await self.send(socket, hello(await self.ticket(http)))
            assert (await self.heard(socket))["type"] == "welcome"
            yield socket, http


def hello(ticket: str) -> Message:
    """The first message."""
    return {"type": "hello", "version": VERSION, "ticket": ticket}


NESTED: Final = "[" * 3900 + "]" * 3900
BROKEN: Final[tuple[Any, ...]] = (
    *("", b"", " ", "{", "}", "null", "true", "17", '"hello"', "[]", "{}", '{"type"', "\0"),
    *('{"type":null}', '{"type":1}', '{"type":"no-such"}', '{"type":["join"]}', NESTED),
    f'{{"a":{NESTED},"type":"ping"}}',
    f'{{"type":"ping","a":{NESTED}}}',
    '{"type":"hello","version":1,"ticket":"\\ud800"}',
    '{"type":"hello","version":' + "9" * 5000 + ',"ticket":"a"}',
    '{"type":"hello","version":-1,"ticket":"a"}',
    '{"type":"hello","version":NaN,"ticket":"a"}',
    '{"type":"hello","version":1e999,"ticket":"a"}',
    '{"type":"hello","version":1}',
    '{"type":"hello","version":1,"ticket":""}',
    '{"type":"hello","version":1,"ticket":"' + "a" * 200 + '"}',
    '{"type":"hello","version":1,"ticket":"a","seat":0}',
    '{"type":"ping"}{"type":"ping"}',
    b"\xff\xfe\xfd",
    b"\x00" * 100,
    '{"type":"join","table":"abcdefgh\\n"}',
    '{"type":"join","table":"../../etc"}',
)
"""What is no message, or none to begin with."""


async def say_no_hello(attack: Attack) -> None:
    """Anything but a hello is refused, and then the line is cut."""

    async def one(junk: Any) -> None:
        async with attack.line() as socket:
            await attack.send(socket, junk)
            assert (await attack.heard(socket, "refused"))["type"] == "refused", junk
            assert (await attack.heard(socket, "closed"))["code"] == 1008, junk

    for junk in (*BROKEN, '{"type":"ping"}', '{"type":"join","table":"abcdefgh"}'):
        await one(junk)
    async with attack.line() as socket:
        await attack.send(socket, {**hello("a"), "version": 999})
        assert (await attack.heard(socket, "version"))["code"] == "version"
    async with attack.line() as socket:  # bytes that are no text, in a frame of text
        await attack.send(socket, b"\xff\xff", text=True)
        assert (await attack.heard(socket, "closed"))["code"] == 1007


async def show_bad_tickets(attack: Attack) -> None:
    """Tickets count once, for half a minute, and nobody can make one up."""
    async with attack.guest() as http:
        used, old = await attack.ticket(http), await attack.ticket(http)
        with contextlib.closing(sqlite3.connect(attack.folder / "serve.db", timeout=20)) as store:
            kept = {row[0] for row in store.execute("SELECT token FROM tickets")}
            assert used not in kept  # a thief of the database gets no tickets
            assert hashed(used) in kept
        async with attack.line() as socket:
            await attack.send(socket, hello(used))
            assert (await attack.heard(socket))["type"] == "welcome"
            await attack.send(socket, hello(old))  # a second hello does nothing
            assert (await attack.heard(socket, "said-already"))["type"] == "refused"
        with contextlib.closing(sqlite3.connect(attack.folder / "serve.db", timeout=20)) as store:
            token = hashed(old)
            assert store.execute("UPDATE tickets SET expires=1 WHERE token=?", [token]).rowcount
            store.commit()
        for ticket in (used, old, "made-up", secrets.token_urlsafe(32), "'; --", "é" * 60):
            async with attack.line() as socket:
                await attack.send(socket, hello(ticket))
                assert (await attack.heard(socket, "refused"))["code"] == "no-ticket", ticket
                assert (await attack.heard(socket, "closed"))["code"] == 1008


def _value(chance: Random) -> Any:
    """Something that hardly ever fits."""
    whole = (0, 1, -1, 3, 9_999, 10_001, 2**31, 2**63, 2**64, -(2**63), 10**300)
    other: tuple[Any, ...] = (
        None,
        True,
        False,
        0.5,
        -0.0,
        1e308,
        float("nan"),
        float("inf"),
        [],
        {},
        [[]],
        "",
    )
    text = ("\0", "\ud800", "é" * 500, "a" * 501, "play", "buy", "wait", "bot", "<b>", "\n", "*")
    return chance.choice(chance.choice((whole, other, text)))


def _order(chance: Random, table: str) -> Message:
    """A message that may be right, or nearly."""
    command = chance.choice(
        ("again", chance.randbytes(4).hex(), "bot-1-0", "time-3-1", "a\nb", "\0")
    )
    orders: list[Message] = [
        {"type": "answer", "position": chance.randrange(40), "option": chance.randrange(12)},
        {"type": "undo", "position": chance.randrange(40)},
        {"type": "consent", "allow": bool(chance.randrange(2))},
        {"type": "vote", "seat": chance.randrange(5), "choice": chance.choice(("wait", "bot"))},
        {"type": "return"},
        {"type": "resync"},
        {"type": "say", "text": chance.choice(("hi", "\0", "\u202e", " ", "x" * 500, "<script>"))},
        {"type": "mute", "person": chance.randbytes(4).hex()},
        {"type": "whynot", "verb": chance.choice(("play", "buy", "no", "")), "card": "punch"},
        {"type": "ping"},
        {"type": "leave"},
        {"type": "join"},
    ]
    order = chance.choice(orders)
    if order["type"] != "ping":
        order["table"] = chance.choice((table, table, table, "no-such-table", "abcdefgh"))
    if order["type"] in ("answer", "undo", "consent", "return"):
        order["command"] = command
    return order


def mangled(chance: Random, table: str) -> Any:
    """A message, broken in some way more often than not."""
    order = _order(chance, table)
    how = chance.randrange(9)
    if how == 0:
        return chance.choice(BROKEN)
    if how == 1:
        order[chance.choice(list(order))] = _value(chance)
    elif how == 2:
        del order[chance.choice(list(order))]
    elif how == 3:
        order[chance.choice(("seat", "person", "type2", "", "é"))] = _value(chance)
    text = json.dumps(order)
    if how == 4:
        return text[: chance.randrange(len(text))]
    if how == 5:
        at = chance.randrange(len(text))
        return text[:at] + chance.choice('\0{}[]",:9') + text[at + 1 :]
    return text.encode() if how == 6 else text


async def talk_nonsense(attack: Attack, count: int = 75) -> None:
    """Every kind of message, mangled, as a spectator of the others' table; the line stays up."""
    async with attack.welcomed() as (socket, _):
        for _ in range(count):
            await attack.send(socket, mangled(attack.chance, attack.table))
        await asyncio.sleep(1)  # the limit forgets
        await attack.send(socket, {"type": "ping"})
        pings = 0
        while (await attack.heard(socket, "pong", "closed"))["type"] == "pong":
            pings += 1
            with contextlib.suppress(TimeoutError):
                await attack.heard(socket, "closed", within=1)
            break
        assert pings


async def send_too_much(attack: Attack) -> None:
    """What is too long is refused; what is far too long ends the line."""
    async with attack.welcomed() as (socket, _):
        padded = '{"type":"ping"}' + " " * MAX_MESSAGE_BYTES
        for data in (padded, padded.encode()):
            await attack.send(socket, data)
            assert (await attack.heard(socket, "too-large"))["type"] == "refused"
        await attack.send(socket, {"type": "ping"})
        assert (await attack.heard(socket, "pong"))["type"] == "pong"
        await attack.send(socket, "x" * (3 * MAX_MESSAGE_BYTES))
        assert (await attack.heard(socket, "closed"))["code"] == 1009
    async with attack.line() as socket:
        await attack.send(socket, b"x" * 5_000_000)
        assert (await attack.heard(socket, "closed"))["code"] in (1009, 1006)
    async with attack.line() as socket:  # the same, little by little
        await attack.send(socket, ["x" * 4_000] * 8)
        assert (await attack.heard(socket, "closed"))["code"] in (1009, 1006)


async def meddle_as_a_spectator(attack: Attack) -> None:
    """Whoever only watches changes nothing, whatever they call themselves."""
    async with attack.welcomed() as (socket, http):
        at = {"table": attack.table}
        orders: tuple[Message, ...] = (
            {"type": "answer", "position": 0, "command": "a", "option": 0, **at},
            {"type": "undo", "position": 0, "command": "b", **at},
            {"type": "consent", "command": "c", "allow": True, **at},
            {"type": "concede", "command": "d", **at},
            {"type": "vote", "seat": 0, "choice": "abandon", **at},
            {"type": "return", "command": "e", **at},
            {"type": "whynot", "verb": "play", "card": "punch", **at},
        )
        for order in orders:
            await attack.send(socket, order)
            assert (await attack.heard(socket, "refused"))["code"] == "not-joined", order
        await attack.send(socket, {"type": "join", **at})
        await attack.heard(socket, "view", "room")
        for order in orders:
            await attack.send(socket, order)
            answer = await attack.heard(socket, "refused", "accepted", "reason")
            assert answer.get("code") == "no-seat", (order, answer)
        seat = await http.post(f"tables/{attack.table}/seat")
        assert seat.status_code == 409
        for number in range(12):
            await attack.send(socket, {"type": "join", "table": f"no-such-{number}"})
            assert (await attack.heard(socket, "refused"))["code"] == "no-table"


async def cheat_at_an_own_table(attack: Attack) -> None:
    """At one's own table: stale, out of range, twice, out of turn, out of place."""
    async with attack.welcomed() as (socket, http):
        wish = {"bots": [None, "random"], "super_villains": 2}
        table = (await http.post("tables", json=wish)).raise_for_status().json()["table"]
        await attack.send(socket, {"type": "join", "table": table})
        await attack.heard(socket, "room")
        (await http.put(f"tables/{table}/ready", json={})).raise_for_status()
        view = await attack.heard(socket, "view", "update")
        while view["private"]["ask"] is None:
            view = await attack.heard(socket, "view", "update")
        position, options = view["position"], len(view["private"]["ask"]["options"])

        async def refused(type: str, code: str, **fields: Any) -> None:
            await attack.send(socket, {"type": type, "table": table, **fields})
            answer = await attack.heard(socket, "refused", "accepted")
            assert answer.get("code") == code, (type, fields, answer)

        right = {"position": position, "command": "one", "option": 0}
        await refused("answer", "illegal", **{**right, "option": options})
        await refused("answer", "illegal", **{**right, "option": 10_000})
        await refused("answer", "stale", **{**right, "position": position + 1})
        await refused("answer", "malformed", **{**right, "position": -1})
        await refused("answer", "malformed", **{**right, "option": 10**30})
        await refused("answer", "reserved", **{**right, "command": f"bot-{position}-1"})
        await refused("undo", "no-undo", position=position, command="u")
        await refused("consent", "nothing-asked", command="u", allow=True)
        await refused("vote", "nothing-asked", seat=1, choice="abandon")
        await refused("vote", "nothing-asked", seat=4, choice="bot")
        await refused("return", "your-seat", command="r")
        await attack.send(socket, {"type": "answer", "table": table, **right})
        first = await attack.heard(socket, "accepted", "refused")
        await attack.send(socket, {"type": "answer", "table": table, **right, "option": 1})
        again = await attack.heard(socket, "accepted", "refused")
        assert first["type"] == "accepted"
        assert again == first
        for verb, card in (
            ("play", "no-such"),
            ("fly", ""),
            ("", ""),
            ("buy", "\0"),
            ("play", "é"),
        ):
            await attack.send(
                socket, {"type": "whynot", "table": table, "verb": verb, "card": card}
            )
            assert (await attack.heard(socket, "reason", "refused"))["type"] in (
                "reason",
                "refused",
            )
        await attack.send(socket, {"type": "concede", "table": table, "command": "over"})
        await attack.heard(socket, "accepted")


async def flood(attack: Attack, message: Message, count: int = 4_000) -> None:
    """As fast as the line takes it: told to slow down, then cut."""
    async with attack.welcomed() as (socket, _):
        await attack.send(socket, {"type": "join", "table": attack.table})
        with contextlib.suppress(ConnectionClosed):
            for _ in range(count):
                attack.sent += 1
                await socket.send(json.dumps(message))
        assert (await attack.heard(socket, "closed"))["code"] in (1008, 1006)


async def chat_without_end(attack: Attack) -> None:
    """Nobody has to read a flood of chat."""
    await flood(attack, {"type": "say", "table": attack.table, "text": "buy my cards"})


async def ping_without_end(attack: Attack) -> None:
    """Nor answer a flood of anything."""
    await flood(attack, {"type": "ping"})
    await flood(attack, {"type": "resync", "table": attack.table}, 2_000)


async def say_nothing(attack: Attack) -> None:
    """Many lines that say nothing are all cut."""
    async with AsyncExitStack() as stack:
        lines = []
        for _ in range(SILENT):
            lines.append(await stack.enter_async_context(attack.line()))
        closed = await asyncio.gather(*(attack.heard(each, within=60) for each in lines))
        assert {each["code"] for each in closed} <= {1008, 1006}, closed


async def read_nothing(attack: Attack) -> None:
    """Ask for view after view and read none: the line is cut, though its end is held open."""
    async with attack.guest() as http:
        wish = {"bots": [None, "random"]}
        table = (await http.post("tables", json=wish)).raise_for_status().json()["table"]
        (await http.put(f"tables/{table}/ready", json={})).raise_for_status()
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        host, port = attack.address.removeprefix("http://").split(":")
        line.connect((host, int(port)))
        async with attack.line(sock=line, ping_interval=None, max_queue=1) as deaf:
            await attack.send(deaf, {**hello(await attack.ticket(http)), "words": True})
            await attack.send(deaf, {"type": "join", "table": table})
            until = time.monotonic() + 240
            while not (await counts(attack.address))["slow_consumers_dropped_total"]:
                assert time.monotonic() < until, "a line that nobody reads was not cut"
                for _ in range(200):
                    await attack.send(deaf, {"type": "resync", "table": table})
                await asyncio.sleep(0.2)
            until = time.monotonic() + 10
            while (await counts(attack.address))["sockets_open"] > 2:  # those who play
                assert time.monotonic() < until, "a line that was cut is still there"
                await asyncio.sleep(0.2)
            deaf.transport.abort()


async def come_from_elsewhere(attack: Attack) -> None:
    """A page of another site opens no socket."""
    for origin in (
        "https://evil.example",
        "null",
        "http://127.0.0.1:1",
        "é",
        attack.address + "@e",
    ):
        with pytest.raises(InvalidStatus) as refused:
            await attack.line(additional_headers={"Origin": origin})
        assert refused.value.response.status_code == 403
    async with attack.line(additional_headers={"Origin": attack.address}):
        pass


async def speak_no_http(attack: Attack) -> None:
    """Bytes that are no request, and handshakes that are none."""
    host, port = attack.address.removeprefix("http://").split(":")
    upgrade = b"GET /ws HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    for data in (
        b"\0\r\n\r\n",
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /%00%ff%zz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
        b"GET //etc/passwd/../../x HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
        b"GET /..%2f..%2fapp.py HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
        b"TRACE /api/me HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
        b"NONSENSE /api/me HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
        b"OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
        b"POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Length: -5\r\n\r\n{}",
        b"POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Length: 999999999\r\n\r\n{}",
        b"POST /api/guests HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: a\r\nCookie: " + b"a" * 100_000 + b"\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: a\r\nCookie: archrivals_session=\xff\xfe;;=;\r\n\r\n",
        upgrade + b"\r\n",
        upgrade + b"Sec-WebSocket-Version: 99\r\nSec-WebSocket-Key: x\r\n\r\n",
        upgrade + b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: \xff\r\n\r\n",
        upgrade.replace(b"/ws", b"/api/me") + b"Sec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        upgrade.replace(b"/ws", b"/t/abc") + b"Sec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
    ):
        attack.sent += 1
        reader, writer = await asyncio.open_connection(host, int(port))
        with contextlib.suppress(OSError, TimeoutError):
            writer.write(data)
            async with asyncio.timeout(5):
                answer = await reader.read(2_000)
                status = answer[9:10]
                assert status in (b"", b"2", b"4"), (data[:60], answer[:200])
        writer.close()


ATTACKS: Final[tuple[Callable[[Attack], Awaitable[None]], ...]] = (
    say_no_hello,
    show_bad_tickets,
    come_from_elsewhere,
    speak_no_http,
    send_too_much,
    meddle_as_a_spectator,
    cheat_at_an_own_table,
    *(talk_nonsense,) * 8,
    chat_without_end,
    ping_without_end,
)

# --- Those who play ---------------------------------------------------------------------------


class Stopwatch:
    """A socket that knows how long its answers took to be accepted."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._sent: dict[str, float] = {}
        self.waits: list[float] = []

    async def send(self, data: str) -> None:
        """Pass on, and remember when."""
        command = json.loads(data).get("command")
        if command:
            await asyncio.sleep(PAUSE)
            self._sent[command] = time.monotonic()
        await self._socket.send(data)

    async def recv(self) -> Any:
        """Pass on; chat of others is no business of those who play."""
        while True:
            data = await self._socket.recv()
            message = json.loads(data)
            if message["type"] == "accepted":
                self.waits.append(time.monotonic() - self._sent.pop(message["command"]))
            if message["type"] != "said":
                return data


async def opened(one: Person, two: Person) -> str:
    """A table for two people."""
    table: str = (await one.call("POST", "tables", json=WISH))["table"]
    assert await two.call("POST", f"tables/{table}/seat") == {"seat": 1}
    return table


async def counts(address: str) -> dict[str, float]:
    """What the server counts, without its namespace."""
    async with httpx.AsyncClient(timeout=60) as http:
        text = (await http.get(f"{address}/metrics")).raise_for_status().text
    found = re.findall(r"^archrivals_(\S+?(?:\{.*?\})?) (\S+)$", text, re.MULTILINE)
    return {name: float(value) for name, value in found}


async def played_meanwhile(attack: Attack, attacks: Awaitable[None]) -> str:
    """Two people play, one game after the other, for as long as the attacks take."""
    games = 0
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(person(attack.address, "One"))
        two = await stack.enter_async_context(person(attack.address, "Two"))
        watches = [Stopwatch(each.socket) for each in (one, two)]
        one.socket, two.socket = watches  # type: ignore[assignment]  # as far as they know
        attack.table = await opened(one, two)
        attacking = asyncio.ensure_future(attacks)
        while not games or not attacking.done():
            table = attack.table
            ends = await asyncio.gather(
                sat_and_played(one, table, shares=True), sat_and_played(two, table, shares=False)
            )
            games += 1
            await proven(one, two, table, ends, attack.folder)
            for each in (one, two):
                each.rooms.clear()
                each.commands.clear()
            attack.table = await opened(one, two)
        await attacking
    waits = [wait for watch in watches for wait in watch.waits]
    told = f"seed {SEED}: {attack.sent} messages, {games} games, {len(waits)} answers, "
    told += f"the slowest {max(waits):.2f} s; {dict(attack.codes)}; {dict(attack.closes)}\n"
    sys.stdout.write(told)
    assert max(waits) < AT_MOST, told
    return (attack.folder / "serve.log").read_text("utf-8")


@pytest.mark.night
async def test_a_game_is_played_to_its_end_whatever_others_send(tmp_path: Path) -> None:
    client = tmp_path / "client"  # without one the pages would answer 503, which is well-meant
    client.mkdir()
    (client / "index.html").write_text("<!doctype html>", encoding="utf-8")
    with small_server(tmp_path, **LIMITED, ARCHRIVALS_CLIENT=str(client)) as address:
        attack = Attack(address, tmp_path, Random(SEED))

        async def attacks() -> None:
            silent = asyncio.create_task(say_nothing(attack))
            for each in ATTACKS:
                await each(attack)
            await silent

        log = await played_meanwhile(attack, attacks())
        await still_well(address)
    assert not re.search("traceback|exception", log, re.IGNORECASE), log[-5_000:]


@pytest.mark.night
async def test_a_line_that_nobody_reads_is_cut_and_others_play_on(tmp_path: Path) -> None:
    # Without limits: slowed down, nobody could ask for enough to fill a line.
    with small_server(tmp_path, ARCHRIVALS_MESSAGES_PER_SECOND="1000000") as address:
        attack = Attack(address, tmp_path, Random(SEED))
        log = await played_meanwhile(attack, read_nothing(attack))
    assert not re.search("traceback|exception", log, re.IGNORECASE), log[-5_000:]


async def still_well(address: str) -> None:
    """The server lives, works, and has counted what it refused."""
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        assert (await http.get("/healthz")).status_code == 200
    wait_until_ready(address)
    counted = await counts(address)
    for code in (
        *("malformed", "too-large", "slow-down", "no-hello", "no-ticket", "version", "no-table"),
        *("said-already", "not-joined", "no-seat", "stale", "illegal", "no-undo", "nothing-asked"),
        *("your-seat", "reserved"),
    ):
        assert counted.get(f'refused_total{{code="{code}"}}', 0) > 0, (code, counted)
    assert counted["sockets_open"] == 0, counted
