"""Scripted players: whole tables of them, each with a socket of its own, playing real games.

A player answers by a seeded policy, comes back by any gateway when its socket breaks, and goes on
from the view it gets. All that it received is kept in a ``Record``, to be compared with the log.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from http.cookiejar import CookieJar, DefaultCookiePolicy
from random import Random
from typing import Any, Final

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection, connect

from archrivals.bots import looks_ahead
from archrivals.engine.fairness import seat_commitment
from archrivals.hosting import wire
from archrivals.server.core import codec

IN_FLIGHT_S: Final = 0.1
"""Seconds after a kill in which news may still be from before it."""

SLOW_RESUME_S: Final = 10.0
"""Seconds after which a slow resume is reported."""

RESEND_TIMEOUT_S: Final = 25.0
"""Seconds without a word about an answer, after which it is sent again."""

UNLIMITED: Final = {
    "ARCHRIVALS_SIGN_UPS_PER_HOUR": "0",
    "ARCHRIVALS_REQUESTS_PER_MINUTE": "0",
    "ARCHRIVALS_MESSAGES_PER_SECOND": "5000",
    "ARCHRIVALS_SOCKETS_PER_ADDRESS": "0",
    "ARCHRIVALS_BOT_ANSWERS_PER_MINUTE": "0",
}
"""Settings of a server that a crowd plays at: all its players have one address."""

BROKEN: Final = (OSError, httpx.HTTPError, websockets.WebSocketException, TimeoutError)
OVER: Final = ("over", "abandoned")
LATER: Final = ("unavailable", "broken", "slow-down")
"""Refusals that are none: the same again, a moment later."""


@dataclass(frozen=True, slots=True)
class Game:
    """The game of a table: the request as it is sent, how many sit there and who is a bot."""

    wish: dict[str, Any]
    players: int
    bots: tuple[str | None, ...] = ()

    @property
    def people(self) -> int:
        """How many seats are for people."""
        return self.players - sum(bot is not None for bot in self.bots)

    @property
    def thinking(self) -> bool:
        """Whether one of its bots thinks ahead."""
        return any(bot is not None and looks_ahead(bot) for bot in self.bots)

    def waits_for_bots(self, seats: list[int]) -> bool:
        """Whether a table that waits for these seats waits only for bots."""
        return bool(seats) and all(
            self.bots[seat : seat + 1] not in ((), (None,)) for seat in seats
        )


GAMES: Final = (
    Game({"box": "heroes-unite", "super_villains": 2}, 2),
    Game({"box": "heroes-unite", "super_villains": 3}, 3),
    Game({"box": "heroes-unite", "super_villains": 2}, 4, (None, None, "greedy", "keen")),
    Game({"box": "heroes-unite", "super_villains": 2, "heroes": "pick"}, 2),
    Game({"box": "base-set", "super_villains": 2}, 3, (None, "greedy", None)),
    Game({"box": "base-set", "super_villains": 2}, 4),
    Game({"box": "rivals-batman-joker", "super_villains": 2}, 2),
    Game({"box": "rivals-shazam-black-adam", "super_villains": 2}, 2),
    Game({"box": "confrontations", "super_villains": 2}, 2),
    Game({"box": "confrontations", "super_villains": 2}, 4),  # two on two
    Game({"box": "confrontations", "super_villains": 2}, 4, (None, "keen", None, "keen")),
    Game({"recipe": "two-sets", "super_villains": 2}, 4, (None, None, None, "greedy")),
    Game({"recipe": "shazam-vs-joker", "super_villains": 2}, 2),
    Game({"recipe": "rivals-teams", "super_villains": 2}, 4),
)
"""Every box, player counts from two to four, teams, mixtures, and bots at some of them."""


# --- Received messages ---------------------------------------------------------------------------


def print_of(data: bytes) -> bytes:
    """Return a short fingerprint of a view."""
    return hashlib.blake2b(data, digest_size=8).digest()


@dataclass(slots=True)
class Outage:
    """A table was touched by a kill and has not been heard of since."""

    kind: str
    since: float


@dataclass(slots=True)
class Played:
    """A table of the crowd, as its players know it."""

    id: str
    game: Game
    highest: int = -1
    waiting: list[int] = field(default_factory=list)
    moved: float = 0.0
    begun: bool = False
    over: bool = False
    ended: float = 0.0
    outages: list[Outage] = field(default_factory=list)
    clients: list[Client] = field(default_factory=list)
    bots_asked: float | None = None
    bots_turn: float | None = None
    """Since when the table waits for one answer of a bot, and only for bots."""

    @property
    def playing(self) -> bool:
        """Return whether a player is to move."""
        return self.begun and not self.over


@dataclass(slots=True)
class Record:
    """All messages to the players, and the times at which their lines broke."""

    accepted: list[tuple[str, int, str, int]] = field(default_factory=list)
    """Table, seat, command and the position that came with it."""

    public: dict[tuple[str, int], set[bytes]] = field(default_factory=dict)
    private: dict[tuple[str, int, int], set[bytes]] = field(default_factory=dict)
    tables: dict[str, Played] = field(default_factory=dict)
    refused: Counter[str] = field(default_factory=Counter)
    http: Counter[int] = field(default_factory=Counter)
    breaks: Counter[str] = field(default_factory=Counter)
    resumes: list[tuple[str, float]] = field(default_factory=list)
    slow: list[str] = field(default_factory=list)
    returns: list[float] = field(default_factory=list)
    rounds: list[float] = field(default_factory=list)
    decisions: list[tuple[Played, float]] = field(default_factory=list)
    turns: list[tuple[Played, float]] = field(default_factory=list)
    """How long each answer of a bot took, and all that bots did until a person was asked."""

    backwards: int = 0
    silences: int = 0

    def progress(self, table: Played) -> None:
        """Something new was written at a table: outages there are over."""
        now = time.monotonic()
        table.moved = now
        still: list[Outage] = []
        for outage in table.outages:
            if now - outage.since < IN_FLIGHT_S:
                still.append(outage)
            else:
                self.resumes.append((outage.kind, now - outage.since))
                if now - outage.since > SLOW_RESUME_S:
                    began = time.strftime(
                        "%H:%M:%S", time.localtime(outage.since - now + time.time())
                    )
                    self.slow.append(
                        f"{table.id} stood still for {now - outage.since:.1f} s from {began}, "
                        f"after {outage.kind}, at {table.highest}; {table.game}"
                    )
        table.outages = still

    def waits(self, table: Played, seats: list[int]) -> None:
        """A table waits for these seats now."""
        now = time.monotonic()
        if table.bots_asked is not None:
            self.decisions.append((table, now - table.bots_asked))
        table.waiting = seats
        table.bots_asked = now if table.game.waits_for_bots(seats) else None
        if table.bots_asked is None and table.bots_turn is not None:
            self.turns.append((table, now - table.bots_turn))
            table.bots_turn = None
        elif table.bots_turn is None:
            table.bots_turn = table.bots_asked

    def touched(self, table: Played, kind: str) -> None:
        """A kill hits a table; counted only where a player is to move."""
        if table.playing:
            table.outages.append(Outage(kind, time.monotonic()))

    def finished(self, table: Played) -> None:
        """The game is over."""
        if not table.over:
            table.over = True
            table.ended = time.monotonic()
            self.progress(table)
            table.outages.clear()


# --- Messages, as little of them as a player needs ------------------------------------------------


class _Option(msgspec.Struct):
    verb: str


class _Ask(msgspec.Struct):
    kind: str
    options: list[_Option]


class _Private(msgspec.Struct):
    ask: _Ask | None = None


class _Waiting(msgspec.Struct):
    seat: int


class _Public(msgspec.Struct):
    waiting: list[_Waiting] = []
    result: dict[str, Any] | None = None


class _Told(msgspec.Struct):
    """Any message of the server."""

    type: str
    position: int = 0
    seat: int = -1
    command: str = ""
    code: str = ""
    status: str = ""
    table: str = ""
    undo: str = "no"
    public: msgspec.Raw = msgspec.Raw()
    private: msgspec.Raw = msgspec.Raw()


_told: Final = msgspec.json.Decoder(_Told)
_private: Final = msgspec.json.Decoder(_Private)
_public: Final = msgspec.json.Decoder(_Public)


def read_message(data: str | bytes) -> _Told:
    """A message of the server."""
    return _told.decode(data)


def read_ask(message: _Told) -> _Ask | None:
    """Return the ask of a view or an update."""
    return _private.decode(bytes(message.private)).ask


def choose(random: Random, ask: _Ask) -> int:
    """Play what can be played, then use, confront and buy, then end the turn."""
    verbs = [option.verb for option in ask.options]
    every = range(len(verbs))
    if ask.kind == "turn" and random.random() < 0.95:
        plays = [at for at in every if verbs[at] == "play"]
        acts = [at for at in every if verbs[at] not in ("end", "done", "call")]
        if plays or acts:
            return random.choice(plays or acts)
    if ask.kind == "announce":
        confronts = [at for at in every if verbs[at] == "confront"]
        if confronts and random.random() < 0.8:
            return random.choice(confronts)
    return random.choice(every)


# --- Players ----------------------------------------------------------------------------------


def http_from(address: str = "") -> httpx.AsyncClient:
    """Requests without cookies but those that are given, from an address of this machine."""
    no_cookies = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # each player has their own
    way = httpx.AsyncHTTPTransport(local_address=address or None, verify=False)
    return httpx.AsyncClient(transport=way, timeout=10, cookies=no_cookies, trust_env=False)


@dataclass(slots=True)
class Person:
    """A guest: the cookie works at every gateway."""

    name: str
    address: str = ""
    headers: dict[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class Order:
    """A command on its way: sent again under the same id until it is answered."""

    message: wire.Answer | wire.Undo
    sent: float


class Client:
    """One seat: a person, a socket, a policy."""

    def __init__(self, crowd: Crowd, person: Person, table: Played, seed: str) -> None:
        self.crowd = crowd
        self.person = person
        self.table = table
        self.gateway = ""
        self.random = Random(seed)
        self.position = -1
        self.seat = -1
        self.ask: _Ask | None = None
        self.undo = "no"
        self.order: Order | None = None
        self.broken: float | None = None
        self._commands = 0
        self._due = 0.0
        self._seen = False  # whether this socket has shown the table

    def __repr__(self) -> str:
        asked = "asked" if self.ask else "not asked"
        order = f", {self.order.message.command} under way" if self.order else ""
        line = f"cut for {time.monotonic() - self.broken:.1f} s" if self.broken else self.gateway
        return f"<{self.person.name} at {self.position}, {asked}{order}, {line}>"

    @property
    def left(self) -> bool:
        """Whether there is nothing more to do."""
        return self.table.over or self.crowd.stopped

    async def live(self) -> None:
        """Play until the game is over, through any number of sockets."""
        while not self.left:
            self.gateway = self.random.choice(self.crowd.addresses)
            try:
                await self._session()
            except BROKEN as error:
                self.crowd.record.breaks[type(error).__name__] += 1
                if self.broken is None:
                    self.broken = time.monotonic()
                await asyncio.sleep(self.random.uniform(0.1, 0.5))

    async def _session(self) -> None:
        answer = await self.crowd.http(self.person).post(
            f"{self.gateway}/api/tickets", headers=self.person.headers
        )
        self.crowd.record.http[answer.status_code] += 1
        if answer.status_code != 200:
            raise ConnectionError(f"no ticket: {answer.status_code}")
        address = self.gateway.replace("http", "ws", 1) + "/ws"
        own = self.person.address
        async with connect(
            address,
            compression=None,
            max_size=None,
            open_timeout=10,
            close_timeout=1,
            local_addr=(own, 0) if own else None,
        ) as socket:
            hello = wire.Hello(wire.VERSION, answer.json()["ticket"])
            await self._send(socket, hello)
            await self._send(socket, wire.Join(self.table.id))
            self._due = 0.0
            if self.order is not None:
                self.order.sent = 0.0  # unknown: it is sent again
            await self._play(socket)

    async def _send(self, socket: ClientConnection, message: wire.FromClient) -> None:
        await socket.send(codec.encode(message), text=True)

    async def _play(self, socket: ClientConnection) -> None:
        self._seen = False
        while not self.left:
            wait = self._wait() if self._seen else 30.0
            try:
                data = await asyncio.wait_for(socket.recv(), wait)
            except TimeoutError:
                if self._seen:
                    await self._act(socket)
                elif self.table.begun:  # a room that has not begun is also silent
                    raise ConnectionError("joined, and nothing is shown") from None
                continue
            message = _told.decode(data)
            if message.type in ("view", "update"):
                self._seen = True
                if self.broken is not None:
                    self.crowd.record.returns.append(time.monotonic() - self.broken)
                    self.broken = None
            await self._hear(socket, message)

    def _wait(self) -> float:
        """Until something is to be done, if nothing is heard before."""
        now = time.monotonic()
        if self.order is not None:
            return max(0.0, self.order.sent + RESEND_TIMEOUT_S - now)
        if self.ask is not None:
            return max(0.0, self._due - now)
        return 30.0

    async def _act(self, socket: ClientConnection) -> None:
        """Answer when the time has come, or ask again what became of an answer."""
        now = time.monotonic()
        if self.order is not None:
            if now >= self.order.sent + RESEND_TIMEOUT_S:
                self.crowd.record.silences += self.order.sent > 0
                self.order.sent = now
                await self._send(socket, self.order.message)
        elif self.ask is not None and now >= self._due:
            self._commands += 1
            command = f"{self.person.name}-{self._commands}"
            message: wire.Answer | wire.Undo
            if self.undo == "free" and self.random.random() < self.crowd.undo:
                message = wire.Undo(self.table.id, self.position, command)
            else:
                option = choose(self.random, self.ask)
                message = wire.Answer(self.table.id, self.position, command, option)
            self.order = Order(message, now)
            await self._send(socket, message)

    # --- Hearing ------------------------------------------------------------------------------

    async def _hear(self, socket: ClientConnection, message: _Told) -> None:
        if message.type in ("view", "update"):
            self._look(message)
        elif message.type == "accepted":
            self._accepted(message)
        elif message.type == "refused":
            await self._refused(message)
        elif message.type == "room":
            if message.status in OVER:
                self.crowd.record.finished(self.table)
        elif message.type == "undoasked":
            await self._send(socket, wire.Consent(self.table.id, message.command, True))

    def _look(self, message: _Told) -> None:
        record, table = self.crowd.record, self.table
        public, private = bytes(message.public), bytes(message.private)
        if self.crowd.keeps:
            shown = record.public.setdefault((table.id, message.position), set())
            shown.add(print_of(public))
            own = record.private.setdefault((table.id, message.position, message.seat), set())
            own.add(print_of(private))
        table.begun = True
        if message.position > table.highest:
            known = _public.decode(public)
            new = table.highest >= 0 and message.type == "update"
            table.highest = message.position
            record.waits(table, [each.seat for each in known.waiting])
            if new:
                record.progress(table)
            if known.result is not None:
                record.finished(table)
        if message.position < self.position:  # an old view overtaken by a newer one
            record.backwards += 1
            return
        fresh = message.position > self.position or self.ask is None
        self.position, self.seat = message.position, message.seat
        self.ask = _private.decode(private).ask
        self.undo = message.undo
        if fresh:
            self._due = time.monotonic() + self.crowd.pace * self.random.uniform(0.3, 1.7)

    def _accepted(self, message: _Told) -> None:
        record = self.crowd.record
        record.accepted.append((self.table.id, self.seat, message.command, message.position))
        order = self.order
        if order is not None and order.message.command == message.command:
            if order.sent:
                record.rounds.append(time.monotonic() - order.sent)
            self.order = None
            if order.message.position == self.position and isinstance(order.message, wire.Answer):
                self.ask = None  # the next one comes with an update
        record.progress(self.table)

    async def _refused(self, message: _Told) -> None:
        self.crowd.record.refused[message.code] += 1
        if message.code in ("no-ticket", "not-joined") or (
            message.code in LATER and not self._seen
        ):
            raise ConnectionError(message.code)  # not even joined: from the beginning
        if message.code in LATER:
            if self.order is not None:
                self.order.sent = 0.0
            await asyncio.sleep(0.5)
        elif self.order is not None and message.command in ("", self.order.message.command):
            self.order = None
            self._due = time.monotonic() + 0.2


# --- The crowd --------------------------------------------------------------------------------


class Crowd:
    """Keeps a number of tables in play; players are spread over all gateways.

    With ``own_addresses`` the people of each table have an address of their own. ``keeps``: what
    they were shown is remembered, to be held against the log.
    """

    def __init__(
        self,
        addresses: Callable[[], list[str]] | list[str],
        seed: str,
        *,
        pace: float = 0.4,
        undo: float = 0.02,
        games: tuple[Game, ...] = GAMES,
        own_addresses: bool = False,
        keeps: bool = True,
    ) -> None:
        self._addresses = addresses
        self.seed = seed
        self.pace = pace
        self.undo = undo
        self.games = games
        self.record = Record()
        self.random = Random(f"{seed}:crowd")
        self._own_addresses = own_addresses
        self.keeps = keeps
        self._http: dict[str, httpx.AsyncClient] = {}
        self.failures: list[str] = []
        self.stopped = False
        self._tables: set[asyncio.Task[None]] = set()
        self._opened = 0
        self._keeping: asyncio.Task[None] | None = None

    @property
    def addresses(self) -> list[str]:
        """Where the gateways are."""
        return self._addresses() if callable(self._addresses) else self._addresses

    @property
    def playing(self) -> list[Played]:
        """Return the tables where a player is to move."""
        return [table for table in self.record.tables.values() if table.playing]

    def http(self, person: Person) -> httpx.AsyncClient:
        """What a person's requests are sent with."""
        if person.address not in self._http:
            self._http[person.address] = http_from(person.address)
        return self._http[person.address]

    def on(self, gateway: str) -> list[Played]:
        """The tables that have a socket at this gateway."""
        return [
            table
            for table in self.playing
            if any(client.gateway == gateway and not client.broken for client in table.clients)
        ]

    def keep(self, tables: int) -> None:
        """Set the number of tables; a new one for each that is over."""

        async def keeping() -> None:
            while True:
                while len(self._tables) < tables:
                    self.open()
                    await asyncio.sleep(0.02)
                await asyncio.sleep(0.2)

        self._keeping = asyncio.create_task(keeping())

    async def nearly_all(self, tables: int, within: float) -> int:
        """Wait until nine tenths of the tables are in play, or for a time; return how many are."""
        until = time.monotonic() + within
        while len(self.playing) < 0.9 * tables and time.monotonic() < until:
            await asyncio.sleep(0.2)
        return len(self.playing)

    def open(self, game: Game | None = None) -> None:
        """One more table: the next of the games, or this one."""
        game = game or self.games[self._opened % len(self.games)]
        self._opened += 1
        task = asyncio.create_task(self._table(self._opened, game))
        self._tables.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tables.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.failures.append(f"{error!r}"[:300])

    def no_more(self) -> None:
        """Play on at the tables there are; open none."""
        if self._keeping is not None:
            self._keeping.cancel()

    async def stop(self) -> None:
        """Let all players leave."""
        self.no_more()
        self.stopped = True  # ``wait_for`` of Python 3.11 may lose a cancellation
        for task in list(self._tables):
            task.cancel()
        await asyncio.gather(*self._tables, return_exceptions=True)
        for http in self._http.values():
            await http.aclose()

    # --- Opening a table ----------------------------------------------------------------------

    async def call(
        self, person: Person, method: str, path: str, fine: tuple[int, ...], **sent: Any
    ) -> httpx.Response:
        """Ask any gateway until one answers as it should."""
        while not self.stopped:
            address = self.random.choice(self.addresses)
            try:
                answer = await self.http(person).request(
                    method, address + path, headers=person.headers, **sent
                )
            except httpx.HTTPError as error:
                self.record.breaks[type(error).__name__] += 1
            else:
                self.record.http[answer.status_code] += 1
                if answer.status_code in fine:
                    return answer
                if answer.status_code < 500 and answer.status_code != 429:
                    answer.raise_for_status()
            await asyncio.sleep(0.3)
        raise asyncio.CancelledError

    async def guest(self, name: str, address: str = "") -> Person:
        """A new person."""
        person = Person(name, address)
        answer = await self.call(person, "POST", "/api/guests", (200,), json={"name": name})
        cookies = [each.split(";")[0] for each in answer.headers.get_list("set-cookie")]
        person.headers = {"Cookie": "; ".join(cookies), "X-Archrivals-CSRF": answer.json()["csrf"]}
        return person

    async def _table(self, number: int, game: Game) -> None:
        address = f"127.1.{number // 250}.{number % 250 + 1}" if self._own_addresses else ""
        names = [f"P{number}-{each}" for each in range(game.people)]
        people = [await self.guest(name, address) for name in names]
        wish = {**game.wish, "bots": list(game.bots)}
        if "recipe" not in wish:
            wish["players"] = game.players
        opened = await self.call(people[0], "POST", "/api/tables", (201,), json=wish)
        table = Played(opened.json()["table"], game, moved=time.monotonic())
        self.record.tables[table.id] = table
        path = f"/api/tables/{table.id}"
        for person in people[1:]:
            await self.call(person, "POST", f"{path}/seat", (200, 409))
        table.clients = [
            Client(self, person, table, f"{self.seed}:{person.name}") for person in people
        ]
        async with asyncio.TaskGroup() as group:
            for client in table.clients:
                group.create_task(client.live())
            if number % 2:
                await self._deal(table.id, people)
                return
            for person in people:  # 409: begun, though the news was lost with the line
                await self.call(person, "PUT", f"{path}/ready", (200, 409), json={"ready": True})

    async def _deal(self, table: str, people: list[Person]) -> None:
        """Make all players ready with a share of the seed, and reveal it, despite broken lines."""
        path = f"/api/tables/{table}"
        shares: dict[tuple[str, str], str] = {}

        async def put(person: Person, what: str, **sent: Any) -> None:
            await self.call(person, "PUT", f"{path}/{what}", (200, 409), json=sent)

        while True:
            for person in people:
                room = (await self.call(person, "GET", path, (200,))).json()
                if room["status"] != "open":
                    return
                you, commitment = room["you"], room["commitment"]
                mine = (person.name, commitment)
                share = shares.setdefault(mine, self.random.randbytes(32).hex())
                if not room["seats"][you]["ready"]:
                    await put(person, "ready", ready=True, share=True)
                elif not room["seats"][you]["promise"]:
                    promise = seat_commitment(table, you, commitment, share)
                    await put(person, "promise", commitment=commitment, promise=promise)
                elif room.get("dealing", {}).get("fixed"):
                    await put(person, "share", commitment=commitment, share=share)
            await asyncio.sleep(0.05)
