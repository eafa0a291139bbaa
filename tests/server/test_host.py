"""A host over a real database and bus, with people who see and order as a gateway lets them.

The host's rounds (sweep, clocks, who is there) are walked by hand, so that nothing here depends
on how fast the machine is.
"""

# mypy: no-warn-unreachable
# An assertion narrows what the next call changes.

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from seated import (
    ANN,
    BOB,
    PEOPLE,
    RING,
    arranged,
    command,
    enter,
    enter_people,
    option,
    until,
)

from archrivals.engine.language.rules import Setup
from archrivals.engine.records import from_plain, to_plain
from archrivals.engine.table import Table
from archrivals.hosting import wire
from archrivals.hosting.entries import Entry
from archrivals.hosting.hosted import SPECTATOR, HostedTable
from archrivals.hosting.replays import frames
from archrivals.server.archive.profiles import history
from archrivals.server.calls.outbox import Call
from archrivals.server.context import Context
from archrivals.server.core import codec, schema
from archrivals.server.core.bus import LocalBus, NobodyThere, Note
from archrivals.server.core.settings import Settings
from archrivals.server.core.store import Store, now
from archrivals.server.jobs.coach import hints_data
from archrivals.server.jobs.lanes import HINTS, Result, opened_job, packed_result
from archrivals.server.tables import absences
from archrivals.server.tables import host as hosting
from archrivals.server.tables.desk import Desk
from archrivals.server.tables.envelopes import (
    ALL,
    RESUMED,
    Envelope,
    opened_parts,
    opened_replies,
    packed,
    viewer_key,
)
from archrivals.server.tables.finishing import finish
from archrivals.server.tables.host import Host
from archrivals.server.tables.leases import Claim, Leases
from archrivals.server.tables.log import Stood
from archrivals.server.telemetry.metrics import Metrics
from archrivals.speech.talk.messages import Message as TableMessage
from archrivals.speech.talk.signatures import faults

pytestmark = pytest.mark.anyio

TABLE = "table-one"
HOUR = 3_600_000
Message = dict[str, Any]


@dataclass
class Viewer:
    """Somebody at a table, as their gateway stands for them; hears what their socket would."""

    bus: LocalBus
    seat: int
    table: str = TABLE
    words: bool = False
    heard: list[Message] = field(default_factory=list)
    resumed: int = 0

    @property
    def person(self) -> str:
        """Who that is; somebody without a seat is nobody in particular."""
        return PEOPLE[self.seat] if self.seat >= 0 else "sam-sam-sam"

    async def listen(self) -> None:
        """Hear what is told."""

        async def out(note: Note) -> None:
            parts = opened_parts(note.data)
            self.resumed += RESUMED in parts
            message = parts.get(viewer_key(self.seat, self.words), parts.get(ALL))
            if message is not None:
                self.heard.append(json.loads(message))

        await self.bus.listen(f"out.{self.table}", out)

    async def ask(self, kind: Any, body: bytes = b"", seconds: float = 10) -> list[Message]:
        """The answers to an envelope."""
        envelope = packed(Envelope(kind, self.seat, self.person, self.words, body))
        data = await self.bus.request(f"table.{self.table}", envelope, seconds)
        return [json.loads(each) for each in opened_replies(data)]

    async def order(self, message: wire.FromClient, seconds: float = 10) -> list[Message]:
        """The answers to a message."""
        return await self.ask("order", codec.encode(message), seconds)

    async def look(self) -> Message:
        """How the table stands."""
        (view,) = await self.ask("look")
        assert view["type"] == "view"
        return view

    async def gone(self) -> None:
        """The socket is closed."""
        envelope = packed(Envelope("gone", self.seat, "", self.words))
        await self.bus.publish(f"table.{self.table}", envelope)

    async def choice(self, verb: str, card: str = "") -> wire.Answer:
        """An answer to what is seen now."""
        view = await self.look()
        return wire.Answer(
            self.table, view["position"], command(), option(view["private"], verb, card)
        )

    async def play(self, verb: str, card: str = "") -> Message:
        """Answer, which is accepted."""
        (accepted,) = await self.order(await self.choice(verb, card))
        assert accepted["type"] == "accepted", accepted
        return accepted

    async def undo(self) -> tuple[str, list[Message]]:
        """Ask to take the last answer back: under which command, and what comes at once."""
        view = await self.look()
        mine = command()
        return mine, await self.order(wire.Undo(self.table, view["position"], mine))

    def told(self, *types: str) -> list[Message]:
        """What was heard of these types."""
        return [each for each in self.heard if each["type"] in types]


@dataclass
class House:
    """A database, a bus, and as many hosts as wanted."""

    context: Context
    bus: LocalBus
    hosts: list[Host] = field(default_factory=list)

    @property
    def store(self) -> Store:
        """The database."""
        return self.context.store

    async def host(self, *, alone: bool = False) -> Host:
        """One more host, at work."""
        host = Host(self.context, f"host{len(self.hosts)}", alone=alone)
        await host.start()
        self.hosts.append(host)
        return host

    async def viewer(self, seat: int, table: str = TABLE, *, look: bool = True) -> Viewer:
        """Somebody at a table."""
        viewer = Viewer(self.bus, seat, table)
        await viewer.listen()
        if look:
            await viewer.look()
        return viewer

    async def log(self, table: str = TABLE) -> list[Entry]:
        """What is written."""
        return await self.hosts[0].log.read(table)

    async def row(self, table: str = TABLE) -> Any:
        """Return the row of a table."""
        row = await self.store.row(sa.select(schema.tables).where(schema.tables.c.id == table))
        assert row is not None
        return row

    async def rest(self) -> None:
        """Wait until nothing is on its way."""
        quiet = 0
        async with asyncio.timeout(20):
            while quiet < 3:
                busy = self.bus._running or any(
                    host._asides
                    or host._loading
                    or any(desk.task or desk.queue or desk.bots for desk in host.desks.values())
                    for host in self.hosts
                )
                quiet = 0 if busy else quiet + 1
                await asyncio.sleep(0)


@asynccontextmanager
async def house(settings: Settings, **changes: Any) -> AsyncIterator[House]:
    """Open one; nothing in it hurries unless told to."""
    unhurried = {"lease": HOUR, "window": 0, "away": 0} | changes
    settings = replace(settings, **unhurried)
    store, bus = Store(settings), LocalBus()
    here = House(Context(settings, store, bus, Metrics()), bus)
    try:
        await enter_people(store)
        yield here
    finally:
        for host in here.hosts:
            await host.stop()
        await bus.close()
        await store.close()


@pytest.fixture
async def here(
    sqlite_settings: Settings, anyio_backend: str, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[House]:
    """A house with one host; players that leave are missed at once."""
    monkeypatch.setattr(absences, "REJOIN_GRACE_S", 0.0)
    async with house(sqlite_settings) as opened:
        await opened.host()
        yield opened


async def seated(
    here: House, players: int = 2, setup: Setup | None = None, **row: Any
) -> tuple[Desk, list[Viewer]]:
    """A table that the first host has, and everybody at it."""
    await enter(here.store, TABLE, setup or arranged(players), **row)
    here.hosts[0].take(TABLE)
    await here.rest()
    bots = row.get("bots", ())
    viewers = [await here.viewer(seat) for seat in range(players) if seat not in bots]
    return here.hosts[0].desks[TABLE], viewers


async def hasty_bots(here: House) -> None:
    """Bots that take the first thing that ends something."""

    async def think(note: Note) -> None:
        job = msgspec.json.decode(opened_job(note.data).data)
        verbs = [each["verb"] for each in job["view"]["ask"]["options"]]
        ends = [at for at, verb in enumerate(verbs) if verb in ("end", "done", "none")]
        answer = msgspec.json.encode(ends[0] if ends else 0)
        await note.reply(packed_result(Result("done", answer)))

    await here.bus.listen("bots", think, "bots")


def silent(viewer: Viewer) -> bool:
    """Whether nothing was heard at all."""
    return not viewer.heard


# --- Seeing and answering ---------------------------------------------------------------------


async def test_whoever_looks_gets_a_view_of_their_own(here: House) -> None:
    _, (ann, bob) = await seated(here)
    sam = await here.viewer(SPECTATOR)
    views = [await each.look() for each in (ann, bob, sam)]
    assert [view["seat"] for view in views] == [0, 1, SPECTATOR]
    assert {view["position"] for view in views} == {0}
    assert views[0]["private"]["ask"] is not None
    assert views[1]["private"]["ask"] is None
    assert views[0]["public"] == views[1]["public"] == views[2]["public"]
    assert views[0]["names"] == ["Ann", "Bob"]


async def test_an_answer_is_accepted_and_everybody_is_told(here: House) -> None:
    _, (ann, bob) = await seated(here)
    sam = await here.viewer(SPECTATOR)
    accepted = await ann.play("play", "punch")
    assert accepted["position"] == 0
    await here.rest()
    for viewer in (ann, bob, sam):
        (update,) = viewer.told("update")
        assert (update["position"], update["seat"]) == (1, viewer.seat)
    assert [entry.command for entry in await here.log()] == [accepted["command"]]


async def test_the_same_order_again_is_accepted_again_and_told_once(here: House) -> None:
    _, (ann, bob) = await seated(here)
    order = await ann.choice("play", "punch")
    first = await ann.order(order)
    await ann.play("play", "raven")
    assert await ann.order(order) == first
    await here.rest()
    assert len(bob.told("update")) == 2
    assert len(await here.log()) == 2


async def test_a_stale_answer_is_refused_with_a_fresh_view(here: House) -> None:
    _, (ann, bob) = await seated(here)
    old = await ann.choice("play", "raven")
    await ann.play("play", "punch")
    refused, view = await ann.order(old)
    assert (refused["type"], refused["code"]) == ("refused", "stale")
    assert refused["command"] == old.command
    assert (view["type"], view["position"]) == ("view", 1)
    await here.rest()
    assert len(bob.heard) == 1


async def test_what_is_refused_is_told_to_its_sender_alone_and_not_written(here: House) -> None:
    _, (ann, bob) = await seated(here)
    sam = await here.viewer(SPECTATOR)
    for viewer, number, code in ((ann, 99, "illegal"), (bob, 0, "not-asked"), (sam, 0, "no-seat")):
        (refused,) = await viewer.order(wire.Answer(TABLE, 0, command(), number))
        assert (refused["type"], refused["code"]) == ("refused", code)
    for message in (wire.Concede(TABLE, command()), wire.Undo(TABLE, 0, command())):
        (refused,) = await sam.order(message)
        assert refused["code"] == "no-seat"
    await here.rest()
    assert all(map(silent, (ann, bob, sam)))
    assert await here.log() == []


async def test_a_seat_is_its_persons_alone(here: House) -> None:
    _, (ann, _) = await seated(here)
    order = await ann.choice("play", "punch")
    thief = Envelope("order", 0, PEOPLE[1], False, codec.encode(order))
    data = await here.bus.request(f"table.{TABLE}", packed(thief), 10)
    (refused,) = [json.loads(each) for each in opened_replies(data)]
    assert refused["code"] == "no-seat"
    assert await here.log() == []


async def test_a_hand_is_shown_to_its_person_alone(here: House) -> None:
    desk, _ = await seated(here)
    desk.viewers.clear()
    sam = await here.viewer(SPECTATOR, look=False)
    ann = await here.viewer(0, look=False)

    def envelope(kind: Any, person: str) -> bytes:
        return packed(Envelope(kind, 0, person, gateway="gateway"))

    data = await here.bus.request(f"table.{TABLE}", envelope("look", BOB), 10)
    (view,) = [json.loads(each) for each in opened_replies(data)]
    assert (view["seat"], view["private"]["hands"]) == (SPECTATOR, {})
    for person in (BOB, ""):
        desk.viewers.clear()
        await here.bus.publish(f"table.{TABLE}", envelope("watch", person))
        await here.rest()
        assert not desk.present(0)
    assert [each["seat"] for each in sam.heard] == [SPECTATOR] * 2
    assert silent(ann)
    await here.bus.publish(f"table.{TABLE}", envelope("watch", ANN))
    await here.rest()
    assert [each["seat"] for each in ann.heard] == [0]


async def test_a_gateway_of_the_release_before_still_says_who_watches(here: House) -> None:
    desk, _ = await seated(here)
    before = dict(desk.viewers)
    await here.bus.publish(f"table.{TABLE}", packed(Envelope("watch", 0, "")))
    await here.rest()
    assert desk.viewers.keys() == before.keys()
    assert desk.viewers[0, False, ""] > before[0, False, ""]


async def test_why_not_tells_the_reason_and_its_rule(here: House) -> None:
    _, (ann, _) = await seated(here)
    (reason,) = await ann.order(wire.WhyNot(TABLE, "buy", "kick"))
    assert (reason["type"], reason["verb"], reason["card"]) == ("reason", "buy", "kick")
    assert reason["lines"][0]["id"] == "why-too-dear"
    assert reason["rule"]
    (none,) = await ann.order(wire.WhyNot(TABLE, "play", "punch"))
    assert none["lines"] == []
    (nowhere,) = await ann.order(wire.WhyNot(TABLE, "buy", "no-such-card"))
    assert nowhere["lines"]
    (unknown,) = await ann.order(wire.WhyNot(TABLE, "dance", "punch"))
    assert unknown["lines"]


async def test_the_coach_gives_hints_to_whoever_plays_against_bots(here: House) -> None:
    go = asyncio.Event()

    async def coach(note: Note) -> None:
        await go.wait()
        found = hints_data(opened_job(note.data).data, 60.0)
        await note.reply(packed_result(Result("done", found)))

    stop = await here.bus.listen(HINTS, coach, HINTS)
    desk, (ann,) = await seated(here, bots=(1,))
    sam = await here.viewer(SPECTATOR)
    position = (await ann.look())["position"]
    assert await ann.order(wire.Hint(TABLE, position)) == []
    (busy,) = await ann.order(wire.Hint(TABLE, position))
    assert busy["code"] == "thinking"
    go.set()
    await here.rest()
    (told,) = ann.told("hints")
    assert (told["table"], told["position"]) == (TABLE, position)
    asked = desk.hosted.table.ask_of(0)
    assert asked is not None
    assert 1 <= len(told["options"]) <= 3
    assert all(0 <= each["option"] < len(asked.options) for each in told["options"])
    assert all(0 <= each["chance"] <= 1 for each in told["options"])
    assert len(told["lines"]) == len(told["options"])
    assert not any(faults(from_plain(TableMessage, each)) for each in told["lines"])
    assert silent(sam)
    assert await here.log() == []
    stale, _ = await ann.order(wire.Hint(TABLE, position + 1))
    assert stale["code"] == "stale"
    await stop()
    assert await ann.order(wire.Hint(TABLE, position)) == []
    await here.rest()
    assert ann.told("refused")[-1]["code"] == "no-coach"


async def test_there_are_no_hints_where_somebody_else_plays(here: House) -> None:
    _, (ann, bob) = await seated(here)
    for each in (ann, bob):
        (refused,) = await each.order(wire.Hint(TABLE, 0))
        assert refused["code"] == "no-hints"
    (watching,) = await (await here.viewer(SPECTATOR)).order(wire.Hint(TABLE, 0))
    assert watching["code"] == "no-seat"


async def test_who_has_left_hears_no_more(here: House) -> None:
    _, (ann, bob) = await seated(here)
    await bob.gone()
    await here.rest()
    await ann.play("play", "punch")
    await here.rest()
    assert bob.told("update") == []


async def test_in_a_window_only_the_seat_that_answered_hears_of_it(here: House) -> None:
    _, viewers = await seated(here, 3)
    ann, bob, cem = viewers
    await ann.play("play", RING)
    await here.rest()
    for viewer in viewers:
        viewer.heard.clear()
    order = await cem.choice("none")
    bobs = await bob.choice("none")
    (accepted,) = await cem.order(order)
    assert accepted["type"] == "accepted"
    await here.rest()
    assert [len(viewer.heard) for viewer in viewers] == [0, 0, 1]
    assert cem.heard[0]["position"] == order.position
    assert cem.heard[0]["private"]["ask"] is None
    assert (await bob.order(bobs))[0]["type"] == "accepted"
    await here.rest()
    assert [len(viewer.told("update")) for viewer in viewers] == [1, 1, 2]
    assert {viewer.heard[-1]["position"] for viewer in viewers} == {3}


# --- Written first ----------------------------------------------------------------------------


@dataclass
class Gate:
    """Lets nothing be written until it is opened."""

    open: asyncio.Event = field(default_factory=asyncio.Event)
    waiting: int = 0

    def bar(self, host: Host, monkeypatch: pytest.MonkeyPatch) -> Gate:
        """Stand before a host's log."""
        append = host.log.append

        async def barred(
            name: str, batch: list[tuple[Entry, int]], calls: Sequence[Call], stood: Sequence[Stood]
        ) -> set[tuple[str, int]]:
            self.waiting += 1
            await self.open.wait()
            return await append(name, batch, calls, stood)

        monkeypatch.setattr(host.log, "append", barred)
        return self


async def test_nothing_is_told_before_it_is_written(
    here: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, (ann, bob) = await seated(here)
    gate = Gate().bar(here.hosts[0], monkeypatch)
    answering = asyncio.create_task(ann.play("play", "punch"))
    await until(lambda: gate.waiting)
    looking = asyncio.create_task(bob.look())
    for _ in range(50):
        await asyncio.sleep(0)
    assert silent(ann)
    assert silent(bob)
    assert not answering.done()
    assert not looking.done()  # nor is it shown to whoever looks just then
    assert await here.log() == []
    gate.open.set()
    await answering
    assert (await looking)["position"] == 1
    assert len(await here.log()) == 1
    await here.rest()
    assert len(bob.told("update")) == 1


async def test_tables_do_not_wait_for_each_other(
    here: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seated(here)
    await enter(here.store, "table-two")
    here.hosts[0].take("table-two")
    await here.rest()
    one, two = await here.viewer(0), await here.viewer(0, "table-two")
    gate = Gate().bar(here.hosts[0], monkeypatch)
    playing = [asyncio.create_task(each.play("play", "punch")) for each in (one, two)]
    await until(lambda: gate.waiting)
    gate.open.set()
    await asyncio.gather(*playing)
    assert (len(await here.log()), len(await here.log("table-two"))) == (1, 1)


async def test_a_fenced_host_drops_the_table_and_says_nothing(here: House) -> None:
    _, (ann, bob) = await seated(here)
    order = await ann.choice("play", "punch")
    two = Host(here.context, "two")
    await two.leases.renew()
    await here.store.do(schema.hosts.delete().where(schema.hosts.c.id == here.hosts[0].id))
    assert await two.leases.claim(TABLE) is not None
    with pytest.raises(TimeoutError):
        await ann.order(order, seconds=0.4)
    await here.rest()
    assert TABLE not in here.hosts[0].desks
    assert silent(ann)
    assert silent(bob)
    assert await here.log() == []
    with pytest.raises(NobodyThere):
        await ann.look()


async def test_a_host_whose_lease_lapsed_drops_everything_before_it_answers(here: House) -> None:
    _, (ann, _) = await seated(here)
    await enter(here.store, "table-two")
    host = here.hosts[0]
    host.take("table-two")
    await here.rest()
    order = await ann.choice("play", "punch")
    host.leases.until = 0.0
    with pytest.raises(TimeoutError):
        await ann.order(order, seconds=0.2)
    assert host.desks == {}
    assert silent(ann)
    assert await here.log() == []


async def test_what_waits_to_be_written_when_the_lease_lapses_is_given_up(
    here: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, (ann, bob) = await seated(here)
    host = here.hosts[0]
    gate = Gate().bar(host, monkeypatch)
    await enter(here.store, "table-two")
    host.take("table-two")
    await here.rest()
    other = await here.viewer(0, "table-two")
    first = asyncio.create_task(other.play("play", "punch"))
    await until(lambda: gate.waiting)
    order = await ann.choice("play", "punch")
    waiting = asyncio.create_task(ann.order(order, seconds=0.3))
    await until(lambda: host.writer.depth)
    host.leases.until = 0.0
    await host._beat()
    assert host.leases.holds
    assert host.desks == {}
    with pytest.raises(TimeoutError):
        await waiting
    assert silent(ann)
    assert silent(bob)
    gate.open.set()
    await first  # this one was on its way, and the database took it
    assert await here.log() == []


async def test_after_a_lapse_the_host_takes_its_tables_again(here: House) -> None:
    _, (ann, _) = await seated(here)
    await ann.play("play", "punch")
    host = here.hosts[0]
    host.leases.until = 0.0
    await host._beat()
    assert host.desks == {}
    await host._sweep()
    await here.rest()
    assert ann.resumed == 1
    assert (await ann.look())["position"] == 1
    await ann.play("play", "raven")


# --- From host to host ------------------------------------------------------------------------


async def die(here: House, host: Host) -> None:
    """A host ends without a word: its process is gone."""
    for loop in host._loops:
        loop.cancel()
    for stop in (*host._stops, *(desk.stop for desk in host.desks.values())):
        assert stop is not None
        await stop()
    for desk in host.desks.values():
        desk.close()
    host.desks.clear()
    await here.store.do(schema.hosts.update().where(schema.hosts.c.id == host.id).values(alive=0))


async def test_a_host_that_was_suspended_drops_the_tables_that_others_took(here: House) -> None:
    """Its clock stood still, so it believes in its lease."""
    await seated(here)
    asleep = here.hosts[0]
    await enter(here.store, "table-two")
    asleep.take("table-two")
    await here.rest()
    await here.store.do(schema.hosts.delete().where(schema.hosts.c.id == asleep.id))
    two = await here.host()
    two.take(TABLE)
    await here.rest()
    await asleep.leases.renew()
    assert set(asleep.desks) == {TABLE, "table-two"}
    await asleep._sweep()
    await here.rest()
    assert set(asleep.desks) == {"table-two"}
    assert set(two.desks) == {TABLE}


async def test_another_host_takes_over_from_a_dead_one_and_the_game_goes_on(here: House) -> None:
    desk, (ann, bob) = await seated(here)
    await ann.play("play", "punch")
    digest = desk.hosted.digest
    await die(here, here.hosts[0])
    two = await here.host()
    await two._sweep()
    await here.rest()
    assert two.desks[TABLE].hosted.digest == digest
    assert two.desks[TABLE].epoch == 2
    assert (ann.resumed, bob.resumed) == (1, 1)
    assert (await bob.look())["position"] == 1
    await ann.look()
    await ann.play("play", "raven")
    await here.rest()
    assert bob.heard[-1]["position"] == 2
    assert [entry.position for entry in await here.log()] == [0, 1]


async def test_an_answer_that_was_sent_to_the_dead_host_too_counts_once(here: House) -> None:
    _, (ann, _) = await seated(here)
    order = await ann.choice("play", "punch")
    first = await ann.order(order)
    await die(here, here.hosts[0])
    two = await here.host()
    await two._sweep()
    await here.rest()
    assert await ann.order(order) == first
    assert len(await here.log()) == 1


async def test_a_host_that_stops_keeps_no_table_that_it_was_taking(
    here: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    claim, claimed = Leases.claim, asyncio.Event()

    async def slow(leases: Leases, table: str) -> Claim | None:
        found = await claim(leases, table)
        claimed.set()
        await asyncio.sleep(0.05)
        return found

    monkeypatch.setattr(Leases, "claim", slow)
    await enter(here.store, TABLE)
    here.hosts[0].take(TABLE)
    await claimed.wait()
    await here.hosts[0].stop()
    assert not len(here.hosts[0]._asides)
    assert (await here.row())["host"] is None


async def test_a_host_that_stops_hands_its_tables_over_at_once(here: House) -> None:
    _, (ann, _) = await seated(here)
    await ann.play("play", "punch")
    two = await here.host()
    await here.hosts[0].stop()
    await here.rest()
    assert TABLE in two.desks
    assert (await ann.look())["position"] == 1


async def test_a_host_does_not_take_what_another_has(here: House) -> None:
    await seated(here)
    two = await here.host()
    await two._sweep()
    two.take(TABLE)
    await here.rest()
    assert two.desks == {}
    assert (await here.row())["epoch"] == 1


async def test_a_finished_game_that_was_not_written_down_is_by_the_next_host(
    here: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, (ann, _) = await seated(here)

    async def lost(store: Store, hosted: HostedTable) -> bool:
        raise OSError("the line is cut")

    monkeypatch.setattr(hosting, "finish", lost)
    await ann.order(wire.Concede(TABLE, command()))
    await here.rest()
    assert (await here.row())["status"] == "playing"
    assert here.hosts[0].desks == {}
    monkeypatch.setattr(hosting, "finish", finish)
    await here.hosts[0]._sweep()
    await here.rest()
    assert (await here.row())["status"] == "over"


# --- When something breaks --------------------------------------------------------------------


async def test_an_exception_in_the_engine_leaves_the_table_as_it_is_written(
    here: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, (ann, bob) = await seated(here)
    await ann.play("play", "punch")
    digest = desk.hosted.digest
    order = await ann.choice("play", "raven")
    whole = Table.answer

    def half(self: Table, seat: int, index: int) -> None:
        whole(self, seat, index)
        raise ZeroDivisionError("half-way")

    bob.heard.clear()
    with monkeypatch.context() as broken:
        broken.setattr(Table, "answer", half)
        with pytest.raises(TimeoutError):
            await ann.order(order, seconds=0.3)
        assert silent(bob)
    await here.hosts[0]._sweep()
    await here.rest()
    assert here.hosts[0].desks[TABLE].hosted.digest == digest
    assert (await bob.look())["position"] == 1
    (accepted,) = await ann.order(order)
    assert (accepted["type"], accepted["command"]) == ("accepted", order.command)


async def test_a_table_whose_log_cannot_be_played_does_not_stop_the_others(
    here: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await enter(here.store, "table-bad", seed="bad")
    await here.store.do(
        schema.entries.insert().values(
            table="table-bad",
            position=0,
            command="x",
            kind="answer",
            seat=1,
            value=99,
            note="",
            spent=0,
            at=1,
        )
    )
    _, (ann, _) = await seated(here)
    await here.hosts[0]._sweep()
    await here.rest()
    assert set(here.hosts[0].desks) == {TABLE}
    await ann.play("play", "punch")


# --- Clocks -----------------------------------------------------------------------------------


def later(desk: Desk, seconds: float) -> None:
    """So much time goes by at a table."""
    desk.opened -= seconds


async def test_who_runs_out_of_time_has_lost(here: House) -> None:
    desk, (ann, bob) = await seated(here, clock={"turn": 60_000, "bank": 60_000})
    later(desk, 119)
    await here.hosts[0]._clocks()
    await here.rest()
    assert await here.log() == []
    later(desk, 2)
    await here.hosts[0]._clocks()
    await here.rest()
    (entry,) = await here.log()
    assert (entry.kind, entry.seat, entry.note) == ("timeout", 0, "greedy")
    assert bob.told("update")[-1]["public"]["result"]["winners"] == [1]
    assert ann.told("update")[-1]["private"]["ask"] is None
    row = await here.row()
    assert (row["status"], row["result"]["gone"]) == ("over", [0])
    assert (row["result"]["why"], bob.told("update")[-1]["clocks"]["banks"][0]) == ("timeout", 0)
    left = {"seat": 0, "how": "timeout", "at": 0}
    assert row["result"]["left"] == [left]
    (game,), _ = await history(here.store, row["owner"], None, 5, unlisted=True)
    assert to_plain(game.left) == [left]
    (first,) = to_plain(frames(row, -1, 0, 1, ["Ann", "Bob"]))
    assert first["lines"][-1] == {"id": "log-timeout", "args": {"who": {"seat": 0}, "bot": "no"}}


async def test_with_three_players_a_bot_plays_on_for_whoever_ran_out_of_time(here: House) -> None:
    await hasty_bots(here)
    desk, _ = await seated(here, 3, clock={"turn": 60_000, "bank": 0})
    later(desk, 61)
    await here.hosts[0]._clocks()
    await here.rest()
    log = await here.log()
    assert [entry.kind for entry in log[:2]] == ["timeout", "answer"]
    assert log[1].seat == 0
    assert desk.hosted.asked == (1,)
    assert not desk.hosted.over


async def test_an_answer_is_charged_with_the_time_it_took(here: House) -> None:
    desk, (ann, _) = await seated(here, clock={"turn": 10_000, "bank": 60_000})
    later(desk, 25)
    order = await ann.choice("play", "punch")
    await ann.order(order)
    (entry,) = await here.log()
    assert 25_000 <= entry.spent < 30_000
    assert desk.hosted.clock.banks[0] == 70_000 - entry.spent
    await here.rest()
    assert ann.told("update")[-1]["clocks"]["turn"] == 0


async def test_nobody_thinks_longer_by_taking_answers_back(here: House) -> None:
    desk, (ann, _) = await seated(here, clock={"turn": 10_000, "bank": 60_000})
    for _ in range(2):
        await ann.play("play", "punch")
        later(desk, 20)
        _, (accepted,) = await ann.undo()
        assert accepted["type"] == "accepted"
    assert desk.hosted.clock.left(0) <= 30_000
    later(desk, 31)
    await here.hosts[0]._clocks()
    await here.rest()
    assert (await here.log())[-1].kind == "timeout"


async def test_what_others_do_does_not_stop_a_clock(here: House) -> None:
    desk, (ann, bob, _) = await seated(here, 3, clock={"turn": 10_000, "bank": 60_000})
    later(desk, 30)
    await bob.order(wire.Concede(TABLE, command()))
    assert desk.elapsed(asyncio.get_running_loop().time()) >= 30_000
    await here.rest()
    clocks = ann.told("update")[-1]["clocks"]
    assert clocks["turn"] == 0
    assert clocks["banks"][0] <= 40_000


async def test_a_clock_stands_still_while_no_host_has_the_table(here: House) -> None:
    desk, (ann, _) = await seated(here, clock={"turn": 60_000, "bank": 0})
    await ann.play("play", "punch")
    later(desk, 50)
    await die(here, here.hosts[0])
    two = await here.host()
    await two._sweep()
    await here.rest()
    assert two.desks[TABLE].elapsed(asyncio.get_running_loop().time()) < 10_000
    assert (await ann.look())["clocks"]["turn"] > 45_000


# --- Somebody leaves --------------------------------------------------------------------------


async def leave(here: House, viewer: Viewer) -> None:
    """Somebody leaves; the host looks round twice: the countdown begins, and is over."""
    await viewer.gone()
    await here.rest()
    await here.hosts[0]._look_round()
    await here.hosts[0]._look_round()
    await here.rest()


async def votes(viewers: list[Viewer], *choices: Any) -> list[Message]:
    """What the last to vote is told."""
    told: list[Message] = []
    for viewer, choice in zip(viewers, choices, strict=True):
        told = await viewer.order(wire.Vote(TABLE, 0, choice))
    return told


async def test_who_leaves_has_a_countdown_and_then_the_others_may_choose(
    sqlite_settings: Settings, anyio_backend: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(absences, "REJOIN_GRACE_S", 0.0)
    async with house(sqlite_settings, away=50) as here:
        await here.host()
        _, (ann, bob, _) = await seated(here, 3)
        await ann.gone()
        await here.rest()
        before = now()
        await here.hosts[0]._look_round()
        await here.rest()
        (away,) = bob.told("away")
        assert (away["seat"], away.get("choose", False)) == (0, False)
        assert 50 <= away["until"] - before < 5_000
        (refused,) = await bob.order(wire.Vote(TABLE, 0, "bot"))
        assert refused["code"] == "nothing-asked"
        async with asyncio.timeout(20):
            while len(bob.told("away")) < 2:
                await asyncio.sleep(0.01)
                await here.hosts[0]._look_round()
        assert bob.told("away")[1]["choose"] is True
        await here.hosts[0]._look_round()
        await here.rest()
        assert len(bob.told("away")) == 2


async def test_who_comes_back_in_time_is_told_and_nothing_is_chosen(here: House) -> None:
    desk, (ann, bob) = await seated(here)
    await leave(here, ann)
    assert bob.told("away")[-1]["choose"] is True
    await ann.look()
    await here.rest()
    assert bob.heard[-1] == {"type": "back", "table": TABLE, "seat": 0}
    assert desk.away == {}
    (refused,) = await bob.order(wire.Vote(TABLE, 0, "abandon"))
    assert refused["code"] == "nothing-asked"


async def test_who_looks_again_is_told_who_is_away_and_how_others_voted(here: House) -> None:
    _, (ann, bob, cem) = await seated(here, 3)
    await leave(here, ann)
    await bob.order(wire.Vote(TABLE, 0, "bot"))
    view, away = await cem.ask("look")
    assert (view["type"], away["type"]) == ("view", "away")
    assert (away["seat"], away["choose"], away["votes"]) == (0, True, {"1": "bot"})


async def test_who_gives_up_while_away_is_no_longer_waited_for(here: House) -> None:
    desk, (ann, bob, _) = await seated(here, 3)
    await leave(here, ann)
    desk.hosted.chairs[0].bot = "greedy"
    await here.hosts[0]._look_round()
    await here.rest()
    assert desk.away == {}
    assert bob.told("back")


async def test_a_fresh_host_gives_viewers_time_to_come_back(
    here: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(absences, "REJOIN_GRACE_S", 60.0)
    desk, (ann, bob) = await seated(here)
    await leave(here, ann)
    assert desk.away == {}
    assert bob.told("away") == []


async def test_most_votes_let_a_bot_take_over_and_the_player_may_return(here: House) -> None:
    desk, (ann, bob, cem, dee) = await seated(here, 4)
    await leave(here, ann)
    told = await votes([bob, cem, dee], "bot", "wait", "bot")
    assert told[0]["type"] == "accepted"
    assert desk.hosted.chairs[0].bot == "greedy"
    assert desk.away == {}
    (entry,) = await here.log()
    assert (entry.kind, entry.seat, entry.note) == ("seat", 0, "greedy")
    assert bob.told("away")[-1]["votes"] == {"1": "bot", "2": "wait", "3": "bot"}

    (refused,) = await ann.order(wire.Answer(TABLE, desk.hosted.position, command(), 0))
    assert refused["code"] == "bot-plays"
    (accepted,) = await ann.order(wire.Return(TABLE, command()))
    assert accepted["type"] == "accepted"
    assert desk.hosted.chairs[0].bot is None
    await ann.play("play", "punch")
    (again,) = await ann.order(wire.Return(TABLE, command()))
    assert again["code"] == "your-seat"
    assert bob.told("back") == [{"type": "back", "table": TABLE, "seat": 0}]


async def test_the_bot_that_took_over_plays(here: House) -> None:
    await hasty_bots(here)
    desk, (ann, bob) = await seated(here)
    await leave(here, ann)
    await votes([bob], "bot")
    await here.rest()
    assert desk.hosted.asked == (1,)
    assert {entry.seat for entry in await here.log()} == {0}
    assert all(entry.command.startswith("bot-") for entry in (await here.log())[1:])


async def test_a_tie_waits_and_asks_again(here: House) -> None:
    desk, (ann, bob, cem) = await seated(here, 3)
    await leave(here, ann)
    await votes([bob, cem], "bot", "abandon")
    await here.rest()
    assert await here.log() == []
    assert bob.told("away")[-1].get("choose", False) is False
    assert desk.away[0].votes == {}
    await here.hosts[0]._look_round()
    await here.rest()
    assert bob.told("away")[-1]["choose"] is True


async def test_the_same_vote_again_is_not_told_again(here: House) -> None:
    _, (ann, bob, cem) = await seated(here, 3)
    await leave(here, ann)
    cem.heard.clear()
    for choice in ("bot", "bot", "bot", "wait"):
        await bob.order(wire.Vote(TABLE, 0, choice))
    await here.rest()
    assert [each["votes"] for each in cem.told("away")] == [{"1": "bot"}, {"1": "wait"}]


async def test_nothing_is_decided_before_all_who_are_there_have_voted(here: House) -> None:
    desk, (ann, bob, cem, dee) = await seated(here, 4)
    await leave(here, ann)
    assert await votes([bob, cem], "bot", "bot") == []
    assert await here.log() == []
    await dee.order(wire.Vote(TABLE, 0, "abandon"))
    assert desk.hosted.chairs[0].bot == "greedy"


async def test_who_leaves_before_voting_holds_up_no_decision(here: House) -> None:
    desk, (ann, bob, cem) = await seated(here, 3)
    await leave(here, ann)
    assert await votes([bob], "bot") == []
    await leave(here, cem)
    assert desk.hosted.chairs[0].bot == "greedy"
    entry = (await here.log())[0]
    assert (entry.kind, entry.seat) == ("seat", 0)
    assert [each["votes"] for each in bob.told("away") if each.get("votes")] == [{"1": "bot"}]


async def test_the_same_vote_again_counts_once_the_others_have_left(
    here: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, (ann, bob, cem) = await seated(here, 3)
    monkeypatch.setattr(here.hosts[0].absences, "_recount", lambda *_: None)
    await leave(here, ann)
    assert await votes([bob], "bot") == []
    await cem.gone()
    await here.rest()
    (accepted,) = await votes([bob], "bot")
    assert accepted["type"] == "accepted"
    assert desk.hosted.chairs[0].bot == "greedy"
    await here.rest()
    assert [each["votes"] for each in bob.told("away") if each.get("votes")] == [{"1": "bot"}]


async def test_votes_of_who_has_left_do_not_count(here: House) -> None:
    desk, (ann, bob, cem, dee) = await seated(here, 4)
    await leave(here, ann)
    await votes([bob, cem], "abandon", "abandon")
    for viewer in (bob, cem):
        await viewer.gone()
    await here.rest()
    (accepted,) = await votes([dee], "bot")
    assert accepted["type"] == "accepted"
    assert desk.hosted.chairs[0].bot == "greedy"
    await here.rest()
    told = [each["votes"] for each in dee.told("away") if each.get("votes")]
    assert told[-1] == {"3": "bot"}


async def test_without_anybody_there_nothing_is_decided(here: House) -> None:
    desk, (ann, bob, cem) = await seated(here, 3)
    await leave(here, ann)
    await votes([bob], "abandon")
    await bob.gone()
    await leave(here, cem)
    assert await here.log() == []
    assert not desk.hosted.over


async def test_an_abandoned_game_counts_for_nobody(here: House) -> None:
    _, (ann, bob) = await seated(here)
    await leave(here, ann)
    await votes([bob], "abandon")
    await here.rest()
    row = await here.row()
    assert (row["status"], row["result"]["why"]) == ("abandoned", "abandoned")
    assert await here.store.rows(sa.select(schema.ratings)) == []
    places = await here.store.rows(sa.select(schema.seats.c.place))
    assert [each["place"] for each in places] == [None, None]


async def test_only_those_who_play_and_are_there_vote(here: House) -> None:
    _, (ann, bob, cem) = await seated(here, 3)
    sam = await here.viewer(SPECTATOR)
    await leave(here, ann)
    await cem.gone()
    await here.rest()
    for viewer, code in ((sam, "no-seat"), (cem, "no-vote"), (ann, "no-vote")):
        (refused,) = await viewer.order(wire.Vote(TABLE, 0, "abandon"))
        assert refused["code"] == code
    (accepted,) = await bob.order(wire.Vote(TABLE, 0, "bot"))
    assert accepted["type"] == "accepted"


async def test_of_a_seat_that_has_given_up_nothing_is_to_be_chosen(here: House) -> None:
    await hasty_bots(here)
    desk, (ann, bob, _) = await seated(here, 3, clock={"turn": 60_000, "bank": 0})
    await leave(here, ann)
    later(desk, 61)
    await here.hosts[0]._clocks()
    await here.rest()
    assert desk.hosted.chairs[0].conceded
    (refused,) = await bob.order(wire.Vote(TABLE, 0, "abandon"))
    assert refused["code"] == "nothing-asked"


# --- Undo by consent --------------------------------------------------------------------------


async def test_a_free_undo_is_done_at_once_and_everybody_sees_it(here: House) -> None:
    _, (ann, bob) = await seated(here)
    await ann.play("play", "punch")
    mine, (accepted,) = await ann.undo()
    assert (accepted["type"], accepted["command"]) == ("accepted", mine)
    await here.rest()
    update = bob.told("update")[-1]
    assert (update["undone"], update["events"], update["position"]) == (True, [], 2)
    assert bob.told("undoasked") == []


async def asked_to_undo(here: House, players: int = 2) -> tuple[Desk, list[Viewer], str]:
    """Seat 0 has drawn a card, and asks to take that back."""
    desk, viewers = await seated(here, players)
    await viewers[0].play("play", "raven")
    mine, told = await viewers[0].undo()
    assert told == []
    await here.rest()
    for viewer in viewers:
        (asked,) = viewer.told("undoasked")
        assert asked == {"type": "undoasked", "table": TABLE, "command": mine, "seat": 0}
    return desk, viewers, mine


async def test_nobody_is_asked_again_to_allow_the_undo_that_they_refused(here: House) -> None:
    desk, (ann, bob), mine = await asked_to_undo(here)
    await bob.order(wire.Consent(TABLE, mine, False))
    _, (refused,) = await ann.undo()
    assert refused["code"] == "no-undo"
    assert (await ann.look()).get("undo", "no") == "no"
    await ann.play("play", "punch")
    assert desk.hosted.undo_state(0) == "free"  # another decision, which shows nothing
    await here.rest()
    assert len(bob.told("undoasked")) == 1


async def test_nobody_is_asked_to_allow_an_undo_again_and_again(here: House) -> None:
    _, (ann, bob), _ = await asked_to_undo(here)
    codes = []
    for _ in range(5):
        _, told = await ann.undo()
        codes += [(each["code"], each["wait"] > 0) for each in told]
    await here.rest()
    assert codes == [("too-often", True)] * 3
    assert len(bob.told("undoasked")) == 3


async def test_an_undo_that_all_others_allow_is_done(here: House) -> None:
    desk, (ann, bob, cem), mine = await asked_to_undo(here, 3)
    assert await bob.order(wire.Consent(TABLE, mine, True)) == []
    assert desk.hosted.entries == 1
    (again,) = await bob.order(wire.Consent(TABLE, mine, True))
    assert again["code"] == "nothing-asked"
    (accepted,) = await cem.order(wire.Consent(TABLE, mine, True))
    assert (accepted["type"], accepted["command"]) == ("accepted", mine)
    await here.rest()
    assert [entry.kind for entry in await here.log()] == ["answer", "undo"]
    assert all(viewer.told("update")[-1]["undone"] for viewer in (ann, bob, cem))
    assert desk.hosted.table.answers == []


async def test_an_undo_that_one_refuses_is_not_done(here: House) -> None:
    desk, (ann, bob, cem), mine = await asked_to_undo(here, 3)
    assert await cem.order(wire.Consent(TABLE, mine, False)) == []
    await here.rest()
    for viewer in (ann, bob):
        (refused,) = viewer.told("undorefused")
        assert (refused["command"], refused["seat"]) == (mine, 2)
    (late,) = await bob.order(wire.Consent(TABLE, mine, True))
    assert late["code"] == "nothing-asked"
    assert desk.hosted.entries == 1


async def test_an_undo_is_not_done_when_the_table_has_moved_on_meanwhile(here: House) -> None:
    desk, (ann, bob), mine = await asked_to_undo(here)
    await ann.play("play", "punch")
    (late,) = await bob.order(wire.Consent(TABLE, mine, True))
    assert late["code"] == "nothing-asked"
    assert [entry.kind for entry in await here.log()] == ["answer", "answer"]
    assert len(desk.hosted.table.answers) == 2


async def test_whoever_asks_cannot_consent_and_spectators_cannot(here: House) -> None:
    desk, (ann, _), mine = await asked_to_undo(here)
    sam = await here.viewer(SPECTATOR)
    for viewer, code in ((ann, "nothing-asked"), (sam, "no-seat")):
        (refused,) = await viewer.order(wire.Consent(TABLE, mine, True))
        assert refused["code"] == code
    assert desk.hosted.entries == 1


async def test_against_bots_alone_everything_can_be_taken_back(here: House) -> None:
    _, (ann,) = await seated(here, 2, bots=(1,))
    await ann.play("play", "raven")
    _, (accepted,) = await ann.undo()
    assert accepted["type"] == "accepted"


async def test_nothing_of_ones_own_is_nothing_to_take_back(here: House) -> None:
    _, (ann, bob) = await seated(here)
    await ann.play("play", "punch")
    _, (refused,) = await bob.undo()
    assert refused["code"] == "no-undo"
    (stale, _) = await ann.order(wire.Undo(TABLE, 0, command()))
    assert stale["code"] == "stale"


# --- Games of days ----------------------------------------------------------------------------

DAILY = {"turn": 24 * HOUR, "bank": 24 * HOUR}


async def fall_asleep(here: House, viewers: list[Viewer]) -> None:
    """Everybody goes, and a while later the table needs no host."""
    for viewer in viewers:
        await viewer.gone()
    await here.rest()
    await here.hosts[0]._look_round()
    assert here.hosts[0].desks == {}
    row = await here.row()
    assert row["host"] is None


@pytest.fixture
def tired(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of days sleep as soon as nobody looks."""
    monkeypatch.setattr(hosting, "IDLE_TIMEOUT_S", -1.0)


@pytest.mark.usefixtures("tired")
async def test_a_game_of_days_sleeps_while_nobody_looks_and_wakes_by_a_look(here: House) -> None:
    _, (ann, bob) = await seated(here, clock=DAILY)
    await ann.play("play", "punch")
    await here.hosts[0]._look_round()
    assert TABLE in here.hosts[0].desks
    await fall_asleep(here, [ann, bob])
    due = (await here.row())["wake"] - now()
    assert 47 * HOUR < due <= 48 * HOUR
    await here.hosts[0]._sweep()
    await here.rest()
    assert here.hosts[0].desks == {}
    with pytest.raises(NobodyThere):
        await ann.look()
    await here.bus.publish("wake", TABLE.encode())  # as a gateway does
    await here.rest()
    assert (await ann.look())["position"] == 1
    await ann.play("play", "raven")


@pytest.mark.usefixtures("tired")
async def test_time_goes_on_while_a_game_of_days_sleeps(here: House) -> None:
    _, (ann, bob) = await seated(here, clock=DAILY)
    await fall_asleep(here, [ann, bob])
    await here.store.do(  # thirty hours go by
        schema.tables.update().values(wake=schema.tables.c.wake - 30 * HOUR)
    )
    here.hosts[0].take(TABLE)
    await here.rest()
    clocks = (await ann.look())["clocks"]
    assert clocks["turn"] == 0
    assert 17 * HOUR < clocks["banks"][0] <= 18 * HOUR
    assert await here.log() == []


@pytest.mark.usefixtures("tired")
async def test_a_game_of_days_wakes_up_when_it_is_due_and_time_is_out(here: House) -> None:
    _, (ann, bob) = await seated(here, clock=DAILY)
    await fall_asleep(here, [ann, bob])
    await here.store.do(schema.tables.update().values(wake=now() - 1))
    await here.hosts[0]._sweep()
    await here.rest()
    await here.hosts[0]._clocks()
    await here.rest()
    (entry,) = await here.log()
    assert (entry.kind, entry.seat) == ("timeout", 0)
    assert (await here.row())["status"] == "over"


@pytest.mark.usefixtures("tired")
async def test_a_quick_game_that_nobody_looks_at_sleeps_until_a_clock_runs_out(
    here: House,
) -> None:
    _, (ann, bob) = await seated(here, clock={"turn": 60_000, "bank": 0})
    await fall_asleep(here, [ann, bob])
    assert 0 < (await here.row())["wake"] - now() <= 60_000


@pytest.mark.usefixtures("tired")
async def test_a_game_without_a_clock_sleeps_until_somebody_looks(here: House) -> None:
    _, (ann, bob) = await seated(here)
    await ann.play("play", "punch")
    await fall_asleep(here, [ann, bob])
    await here.hosts[0]._sweep()
    again = await here.host()  # as after a restart
    await again._sweep()
    await here.rest()
    assert here.hosts[0].desks == again.desks == {}
    await here.bus.publish("wake", TABLE.encode())  # as a gateway does
    await here.rest()
    assert (await ann.look())["position"] == 1


@pytest.mark.usefixtures("tired")
async def test_in_a_game_of_days_nobody_is_missed(here: House) -> None:
    await enter(here.store, "table-two", clock=DAILY)
    here.hosts[0].take("table-two")
    await here.rest()
    cem = await here.viewer(0, "table-two")
    await here.hosts[0]._look_round()
    await here.rest()
    assert cem.told("away") == []


# --- The end ----------------------------------------------------------------------------------


async def test_a_finished_game_is_written_once_with_result_places_and_ratings(
    here: House,
) -> None:
    desk, (ann, _) = await seated(here)
    rooms: list[Note] = []

    async def changed(note: Note) -> None:
        rooms.append(note)

    await here.bus.listen(f"room.{TABLE}", changed)
    await ann.play("play", "punch")
    await ann.order(wire.Concede(TABLE, command()))
    await here.rest()
    row = await here.row()
    assert row["status"] == "over"
    assert (row["result"]["why"], row["result"]["winners"]) == ("conceded", [1])
    assert row["result"]["gone"] == [0]
    assert row["answers"] == [list(each) for each in desk.hosted.table.answers]
    assert row["digest"] == desk.hosted.digest
    assert row["ended"] is not None
    seats = await here.store.rows(sa.select(schema.seats).order_by(schema.seats.c.seat))
    assert [each["place"] for each in seats] == [2, 1]
    ratings = await here.store.rows(sa.select(schema.ratings))
    found = {each["person"]: (each["games"], each["wins"]) for each in ratings}
    assert found == {PEOPLE[0]: (1, 0)}  # so short a game counts for who gave it up
    assert len(rooms) == 1
    assert here.hosts[0].desks == {}

    assert not await finish(here.store, desk.hosted)
    assert await here.store.rows(sa.select(schema.ratings)) == ratings
    assert await here.row() == row


async def test_a_finished_table_has_no_host_any_more(here: House) -> None:
    _, (ann, _) = await seated(here)
    await ann.order(wire.Concede(TABLE, command()))
    await here.rest()
    with pytest.raises(NobodyThere):
        await ann.look()
    await here.bus.publish("wake", TABLE.encode())
    await here.hosts[0]._sweep()
    await here.rest()
    assert here.hosts[0].desks == {}
