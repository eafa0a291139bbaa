"""A whole server in one process, people at sockets that keep every byte, and twin tables there.

Host, gateway, log and bus are the real ones. The tables on the host's desks are exchanged between
tests, so that a position of any random game can be put before the same people.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, field, replace
from itertools import count
from random import Random
from typing import Any, Final

import msgspec
from fake_socket import ticket_of
from random_games import CATALOGUES
from starlette.websockets import WebSocketState
from twins import SPECTATOR, asked_about, bound_to_show, exposed, same_answer, twins

from archrivals.bots.remote import answer_job
from archrivals.engine.language.rules import Setup
from archrivals.engine.saving import RULES_VERSION, card_digest
from archrivals.engine.state.streams import commitment
from archrivals.engine.table import Table
from archrivals.hosting import wire
from archrivals.hosting.clocks import NO_CLOCK, Clock
from archrivals.hosting.entries import Entry
from archrivals.hosting.hosted import Chair, Facts, HostedTable
from archrivals.server.accounts.accounts import new_guest
from archrivals.server.calls.outbox import Call
from archrivals.server.context import Context
from archrivals.server.core import codec
from archrivals.server.core.bus import LocalBus, Note
from archrivals.server.core.schema import seats, tables
from archrivals.server.core.settings import Settings
from archrivals.server.core.store import Store
from archrivals.server.edge.gateway import Gateway
from archrivals.server.edge.sockets import Socket
from archrivals.server.jobs.lanes import Result, opened_job, packed_result
from archrivals.server.tables.desk import Desk
from archrivals.server.tables.host import Host
from archrivals.server.tables.log import Stood, Writer
from archrivals.server.telemetry.metrics import Metrics

NAMES: Final = ("Ann", "Bob", "Cem", "Dee", "Eva")
SEED: Final = "the seed of the rows"
UNHURRIED: Final = {"window": 0, "lease": 3_600_000, "messages_per_second": 1_000_000}
"""No pauses, no limits, and a lease that needs no renewal."""

Message = dict[str, Any]


class Line:
    """A WebSocket without a network: what is sent to it is kept, in order."""

    application_state = WebSocketState.CONNECTED

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.socket: Socket | None = None
        self.task: asyncio.Task[None] | None = None
        self._incoming: asyncio.Queue[Message] = asyncio.Queue()

    async def accept(self) -> None:
        """Connected."""

    async def receive(self) -> Message:
        """The next message of the person here."""
        return await self._incoming.get()

    async def send(self, message: Message) -> None:
        """Something for the person here."""
        self.sent.append(message["text"])

    async def close(self, code: int) -> None:
        """Cut off."""

    def say(self, message: wire.FromClient) -> None:
        """Send something to the server."""
        text = codec.encode(message).decode()
        self._incoming.put_nowait({"type": "websocket.receive", "text": text})

    def cut(self) -> None:
        """Close the browser."""
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": 1001})

    def heard(self) -> list[str]:
        """What was sent since the last time."""
        told, self.sent = self.sent, []
        return told

    @property
    def busy(self) -> bool:
        """Whether something is on its way here or from here."""
        socket = self.socket
        if not self._incoming.empty() or socket is None:
            return True
        return bool(socket._sending or socket._reading or socket._unread or socket._unsent)


@dataclass(slots=True)
class PlacedTable(HostedTable):
    """A hosted table that begins in the middle of a game; an undo goes back to there at most."""

    start: Table | None = None

    def _keep(self, answers: int) -> None:
        assert self.start is not None
        kept = self.table.answers[:answers]
        self.table = copied(self.start)
        self.marks = []
        self.latest = {}
        for seat, index in kept:
            self._answered(seat, index)


def copied(table: Table) -> Table:
    """The same position with an empty log."""
    twin = table.fork()
    twin.state.log = []
    return twin


@dataclass
class World:
    """One host, one gateway, five people who play and one who watches."""

    context: Context
    host: Host
    gateway: Gateway
    lines: dict[int, Line] = field(default_factory=dict)
    persons: dict[int, str] = field(default_factory=dict)
    tickets: list[str] = field(default_factory=list)
    _numbers: Any = field(default_factory=lambda: count(1_000, 1_000))

    # --- People -------------------------------------------------------------------------------

    async def invite(self) -> None:
        """Everybody gets a socket; −1 is the spectator."""
        store = self.context.store
        for seat, name in enumerate((*NAMES, "Sam")):
            place = seat if seat < len(NAMES) else SPECTATOR
            guest = await new_guest(store, name)
            self.persons[place] = guest.id
            line = self.lines[place] = Line()
            ticket = await ticket_of(store, guest)
            self.tickets.append(ticket)
            before = set(self.gateway.registry.sockets)
            line.task = asyncio.create_task(self.gateway.serve(line))  # type: ignore[arg-type]
            while not (new := self.gateway.registry.sockets - before):
                await asyncio.sleep(0)
            line.socket = next(iter(new))
            line.say(wire.Hello(wire.VERSION, ticket, words=True))
            while not line.sent:
                await asyncio.sleep(0)
            assert '"welcome"' in line.sent[0]

    async def open(self, name: str, setup: Setup) -> Desk:
        """A table that is being played, hosted here, with everybody at it."""
        store = self.context.store
        async with store.begin() as connection:
            await connection.execute(tables.insert().values(**self._row(name, setup)))
            for seat in range(setup.players):
                row = {"table": name, "seat": seat, "person": self.persons[seat], "ready": True}
                await connection.execute(seats.insert().values(**row, name=NAMES[seat]))
        self.host.take(name)
        await self.settled()
        for seat in (SPECTATOR, *range(setup.players)):
            self.lines[seat].say(wire.Join(name))
        await self.settled()
        desk = self.host.desks[name]
        desk.viewers = dict.fromkeys(desk.viewers, 1e12)
        self.hush()
        return desk

    def _row(self, name: str, setup: Setup) -> dict[str, Any]:
        return {
            "id": name,
            "status": "playing",
            "name": "",
            "ladder": setup.box,
            "setup": json.loads(json.dumps(asdict(setup))),
            "seed": SEED,
            "commitment": commitment(SEED),
            "rules": RULES_VERSION,
            "cards": card_digest(CATALOGUES[setup.box]),
            "listed": True,
            "rated": False,
            "clock": {"turn": 0, "bank": 0},
            "owner": self.persons[0],
            "created": 1,
            "epoch": 0,
            "wake": 0,
        }

    def number(self) -> int:
        """Where the next table that is put on a desk begins to count: never twice the same."""
        return int(next(self._numbers))

    def put(
        self, desk: Desk, table: Table, number: int, bots: Iterable[int] = (), *, live: bool = True
    ) -> PlacedTable:
        """Exchange the table on a desk for this position; at some seats a bot plays on."""
        start = copied(table)
        start.answers = []
        chairs = [
            Chair(NAMES[seat], self.persons[seat], "greedy" if seat in bots else None)
            for seat in range(table.state.seats)
        ]
        facts = replace(desk.hosted.facts, seed=table.state.seed)
        clock = Clock(NO_CLOCK, table.state.seats)
        hosted = PlacedTable(facts, copied(start), chairs, clock, number, number, start=start)
        hosted.table.answers = []
        desk.hosted, desk.undo, desk.away = hosted, None, {}
        desk.opened = desk.born = asyncio.get_running_loop().time()
        if live:
            self.host.bots.call(desk)
        return hosted

    # --- Talking ------------------------------------------------------------------------------

    async def settled(self, but: Iterable[int] = (), waiting: float = 30.0) -> None:
        """Wait until nothing is on its way any more, but to those who still wait for an answer."""
        bus = self.context.bus
        assert isinstance(bus, LocalBus)
        loop = asyncio.get_running_loop()
        until = loop.time() + waiting
        quiet = spins = 0
        while quiet < 3:
            busy = (
                any(line.busy for place, line in self.lines.items() if place not in but)
                or bus._running
                or self.host._asides
                or self.gateway._asides
                or self.host._loading
                or any(
                    desk.task or desk.queue or desk.bots
                    for desk in self.host.desks.values()
                    if not desk.closed
                )
            )
            quiet = 0 if busy else quiet + 1
            assert loop.time() < until, "the server does not come to rest"
            spins += 1
            await asyncio.sleep(0 if spins % 50 else 0.001)  # let the database's thread work, too

    def hush(self) -> None:
        """Forget what was sent."""
        for line in self.lines.values():
            line.heard()

    async def tell(self, seat: int, *messages: wire.FromClient, but: Iterable[int] = ()) -> None:
        """Let somebody send something, and wait for all that comes of it."""
        for message in messages:
            self.lines[seat].say(message)
        await self.settled(but)

    async def asked(
        self, seat: int, *messages: wire.FromClient, but: Iterable[int] = ()
    ) -> list[str]:
        """What somebody is told who sends this; nobody else is told anything."""
        self.hush()
        await self.tell(seat, *messages, but=but)
        told = {place: line.heard() for place, line in self.lines.items()}
        mine = told.pop(seat)
        assert not any(told.values()), f"{messages} of seat {seat} are heard by others"
        return mine


class NoDisk:
    """A log that is not read again: thousands of tables need not wait for a disk."""

    async def append(
        self,
        host: str,
        batch: list[tuple[Entry, int]],
        calls: Sequence[Call] = (),
        stood: Sequence[Stood] = (),
    ) -> set[tuple[str, int]]:
        """Everything stands as given."""
        return {(entry.table, entry.position) for entry, _ in batch}

    async def read(self, table: str) -> list[Entry]:
        """Nothing was kept."""
        return []

    async def close(self) -> None:
        """There is nothing to close."""


@asynccontextmanager
async def world(
    settings: Settings, *, written: bool = True, **changes: Any
) -> AsyncIterator[World]:
    """A server over an empty database, and six people at their sockets."""
    settings = replace(settings, **(UNHURRIED | changes))
    store, bus = Store(settings), LocalBus()
    context = Context(settings, store, bus, Metrics())
    host, gateway = Host(context), Gateway(context)
    if not written:
        host.log = NoDisk()
        host.writer = Writer(host.log, host.id, context.metrics)
    await host.leases.renew()
    host.writer.start()
    await bus.listen("bots", _think, "bots")
    here = World(context, host, gateway)
    try:
        await here.invite()
        yield here
    finally:
        for line in here.lines.values():
            line.cut()
        await asyncio.gather(*(line.task for line in here.lines.values() if line.task))
        await host.stop()
        await bus.close()
        await store.close()


async def _think(note: Note) -> None:
    """The bot worker, in this process."""
    job = msgspec.json.decode(opened_job(note.data).data)
    option = answer_job(job, CATALOGUES[job["setup"]["box"]])
    await note.reply(packed_result(Result("done", msgspec.json.encode(option))))


# --- Twins ------------------------------------------------------------------------------------

_TIMES: Final = re.compile(r'"(at|now|until)":\d+')
_SAID: Final = re.compile(r'^(\{"type":"said".*?"id":")[^"]+')


def normal(text: str, *tables: str) -> str:
    """A message without what is random by design: ids of tables and of chat lines, and times."""
    for table in tables:
        text = text.replace(table, "TABLE")
    return _SAID.sub(r"\1ID", _TIMES.sub(r'"\1":0', text))


class WireLeak(AssertionError):
    """Two tables that somebody cannot tell apart were told differently."""


@dataclass
class Pair:
    """A table and its twin, on two desks; what one viewer hears of both must be the same."""

    world: World
    desks: tuple[Desk, Desk]
    viewer: int
    changed: set[int]
    compared: dict[str, int] = field(default_factory=dict)
    commands: Any = field(default_factory=lambda: count(1))

    @classmethod
    def made(
        cls, world: World, desks: tuple[Desk, Desk], table: Table, viewer: int, chance: Random
    ) -> Pair:
        """Twins of a table in the middle of a game."""
        one, other, changed = twins(table, viewer, chance)
        number = world.number()
        for desk, each in zip(desks, (one, other), strict=True):
            world.put(desk, each, number)
        world.hush()
        return cls(world, desks, viewer, changed)

    @property
    def one(self) -> HostedTable:
        """The table itself."""
        return self.desks[0].hosted

    @property
    def other(self) -> HostedTable:
        """Its twin."""
        return self.desks[1].hosted

    def command(self) -> str:
        """A fresh command id, the same at both tables."""
        return f"command-{next(self.commands)}"

    async def send(self, seat: int, make: Any) -> None:
        """The same message to both tables; ``make`` gets the hosted table. Then compare."""
        for desk in self.desks:
            self.world.lines[seat].say(make(desk.hosted))
        await self.world.settled()
        self.compare(type(make(self.one)).__name__)

    def compare(self, after: str) -> None:
        """What the viewer and the spectator heard of both tables since the last time."""
        ids = [desk.id for desk in self.desks]
        told = {place: line.heard() for place, line in self.world.lines.items()}
        for place in {self.viewer, SPECTATOR}:
            by_table = [
                [normal(text, each) for text in told[place] if f'"{each}"' in text] for each in ids
            ]
            assert sum(map(len, by_table)) == len(told[place])
            if by_table[0] != by_table[1]:
                raise WireLeak(
                    f"after {after}, viewer {place} can tell two tables apart:\n"
                    + _difference(*by_table)
                )
            for text in by_table[0]:
                kind = text[9 : text.index('"', 9)]
                self.compared[kind] = self.compared.get(kind, 0) + 1

    async def step(self, chance: Random) -> bool:
        """One answer at both tables; false when it would show the viewer a card that differs."""
        shadows = copied(self.one.table), copied(self.other.table)
        ask = chance.choice(shadows[0].asks)
        mine = shadows[0].ask_of(self.viewer)
        if mine is not None and chance.random() < 0.3:
            ask = mine
        twin = shadows[1].ask_of(ask.seat)
        assert twin is not None
        answer = same_answer(ask, twin, self.changed, chance)
        if answer is None:
            return False
        for shadow, option in zip(shadows, answer, strict=True):
            shadow.answer(ask.seat, option)
        shown = asked_about(shadows[0], self.viewer) | asked_about(shadows[1], self.viewer)
        for shadow in shadows:
            shown |= exposed(shadow.state, self.viewer, shadow.state.log or [])
        if shown & self.changed or shadows[0].over or shadows[1].over:
            return False
        if bound_to_show(*shadows, self.viewer, self.changed):
            return False
        command = self.command()
        options = {id(self.one): answer[0], id(self.other): answer[1]}
        await self.send(
            ask.seat,
            lambda hosted: wire.Answer(
                hosted.facts.id, hosted.position, command, options[id(hosted)]
            ),
        )
        return True


def _difference(one: list[str], other: list[str]) -> str:
    """The first place where two lists of messages differ."""
    for mine, theirs in zip(one, other, strict=False):
        if mine != theirs:
            at = next(
                (i for i, (a, b) in enumerate(zip(mine, theirs, strict=False)) if a != b),
                min(len(mine), len(theirs)),
            )
            return (
                f"  …{mine[max(0, at - 150) : at + 150]}\n  …{theirs[max(0, at - 150) : at + 150]}"
            )
    return f"  {len(one)} messages and {len(other)}"


def entry_for(hosted: HostedTable, seat: int, option: int) -> Entry:
    """An answer that nobody sent, to come to the position that a test wants."""
    command = f"unsent-{hosted.entries}"
    return Entry(hosted.facts.id, hosted.entries, command, "answer", seat, option, "", 0, 0)


__all__ = [
    "Facts",
    "Line",
    "Pair",
    "PlacedTable",
    "WireLeak",
    "World",
    "copied",
    "entry_for",
    "normal",
    "world",
]
