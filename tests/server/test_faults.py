"""What the kills of ``bench/chaos`` brought to light, one fault at a time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any

import asyncpg
import pytest
from browsers import browser, people_app
from seated import ANN, BOB, enter, sit
from sqlalchemy.exc import IntegrityError

from archrivals.hosting.entries import Entry
from archrivals.server.calls.outbox import Call
from archrivals.server.context import Context
from archrivals.server.core.bus import LocalBus, Note, no_reply
from archrivals.server.core.store import Store
from archrivals.server.edge.gateway import Gateway
from archrivals.server.edge.joined_tables import Joined
from archrivals.server.tables.desk import Desk
from archrivals.server.tables.envelopes import (
    RESUMED,
    SITTING,
    Envelope,
    opened_parts,
    packed,
    viewer_key,
)
from archrivals.server.tables.host import Host
from archrivals.server.tables.log import Stood, Writer, log_for
from archrivals.server.telemetry.metrics import Metrics

pytestmark = pytest.mark.anyio


class ShakyBus(LocalBus):
    """A bus whose line can break and come back."""

    def __init__(self) -> None:
        super().__init__()
        self.back: list[Callable[[], Awaitable[None]]] = []

    def when_back(self, then: Callable[[], Awaitable[None]]) -> None:
        self.back.append(then)

    async def comes_back(self) -> None:
        for then in self.back:
            await then()


@pytest.fixture
async def shaky(sqlite_context: Context) -> Context:
    return replace(sqlite_context, bus=ShakyBus())


@pytest.fixture
async def host(shaky: Context) -> AsyncIterator[Host]:
    """A host with one table of two people, whose loops do not run by themselves."""
    await enter(shaky.store)
    host = Host(shaky)
    await host.leases.renew()
    host.writer.start()
    shaky.bus.when_back(host._line_back)
    yield host
    await host.stop()


async def taken(host: Host) -> Desk:
    """The desk of its table, once it has it."""
    host.take("table-one")
    await asyncio.gather(*host._loading.values())
    return host.desks["table-one"]


# --- The log ----------------------------------------------------------------------------------


class ShakyLog:
    """A log that fails in these ways before it writes."""

    def __init__(self, *errors: Exception) -> None:
        self.errors = list(errors)

    async def append(
        self,
        host: str,
        batch: list[tuple[Entry, int]],
        calls: Sequence[Call] = (),
        stood: Sequence[Stood] = (),
    ) -> set[tuple[str, int]]:
        if self.errors:
            raise self.errors.pop(0)
        return {(entry.table, entry.position) for entry, _ in batch}

    async def read(self, table: str) -> list[Entry]:
        return []

    async def close(self) -> None:
        return


ENTRY = Entry("table-one", 0, "command", "answer", 0, 1, "", 10, 1_000)


@pytest.mark.parametrize(
    "error",
    [
        asyncpg.AdminShutdownError("terminating connection due to administrator command"),
        asyncpg.CrashShutdownError("the database system is in recovery mode"),
        asyncpg.CannotConnectNowError("the database system is starting up"),
        asyncpg.TooManyConnectionsError("sorry, too many clients already"),
        ConnectionRefusedError(),
    ],
)
async def test_what_waits_is_written_when_the_database_is_back(error: Exception) -> None:
    writer = Writer(ShakyLog(error, error), "host", Metrics())
    writer.start()
    assert await asyncio.wait_for(writer.write(ENTRY, 1), 5)
    await writer.stop()


async def test_an_entry_that_cannot_be_written_does_not_end_the_writing() -> None:
    writer = Writer(ShakyLog(asyncpg.DataError("no such number")), "host", Metrics())
    writer.start()
    with pytest.raises(asyncpg.DataError):
        await asyncio.wait_for(writer.write(ENTRY, 1), 5)
    assert await asyncio.wait_for(writer.write(ENTRY, 1), 5)
    await writer.stop()


async def test_the_same_command_with_another_answer_is_not_what_is_written(store: Store) -> None:
    await enter(store, host="one", epoch=1)
    log = log_for(store)
    assert await log.append("one", [(ENTRY, 1)]) == {("table-one", 0)}
    assert await log.append("one", [(ENTRY, 1)]) == {("table-one", 0)}  # ours, sent twice
    other = Entry("table-one", 0, "command", "answer", 0, 2, "", 10, 1_000)
    assert await log.append("one", [(other, 1)]) == set()
    await log.close()


# --- Hosts ------------------------------------------------------------------------------------


async def test_a_table_that_was_dropped_is_taken_again_by_the_host_that_has_it(host: Host) -> None:
    desk = await taken(host)
    await host.drop(desk)
    await host._sweep()
    await asyncio.gather(*host._loading.values())
    assert host.desks["table-one"].epoch == desk.epoch + 1


async def test_an_old_desk_does_not_take_the_new_one_with_it(host: Host) -> None:
    old = await taken(host)
    await host.drop(old)
    new = await taken(host)
    await host.drop(old)
    assert host.desks["table-one"] is new


async def test_a_table_read_before_the_lease_ran_out_is_not_taken(host: Host) -> None:
    host.take("table-one")
    loading = list(host._loading.values())
    await asyncio.sleep(0)  # it has begun
    await host._lapse()
    await asyncio.gather(*loading)
    assert not host.desks


async def test_a_closed_desk_shows_nothing(host: Host) -> None:
    desk = await taken(host)
    read = host._reader(desk)
    told: list[bytes] = []

    async def reply(data: bytes) -> None:
        told.append(data)

    look = Note("", packed(Envelope("look", 0, ANN)), reply)
    await read(look)
    assert len(told) == 1
    await host.drop(desk)
    await read(look)
    assert len(told) == 1


async def test_whoever_left_one_gateway_for_another_is_still_sent_everything() -> None:
    desk = Desk(sit(), 1, 0.0, 0.0)
    assert desk.watch(0, True, 0.0, "old")
    assert desk.watch(0, True, 0.0, "new")
    assert not desk.watch(0, True, 0.0, "new")
    desk.unwatch(0, True, "old")
    assert desk.watching(0.0) == [(0, True)]
    assert desk.present(0)
    desk.unwatch(0, True, "new")
    assert desk.watching(0.0) == []


async def heard(bus: Any) -> list[dict[str, bytes]]:
    """What a table tells from now on."""
    told: list[dict[str, bytes]] = []

    async def hear(note: Note) -> None:
        told.append(opened_parts(note.data))

    await bus.listen("out.table-one", hear)
    return told


async def rest() -> None:
    """Until everything under way within this process is done."""
    for _ in range(20):
        await asyncio.sleep(0)


async def test_a_viewer_whom_the_host_did_not_know_is_shown_the_table(host: Host) -> None:
    desk = await taken(host)
    told = await heard(host.context.bus)
    watch = Note("", packed(Envelope("watch", 1, BOB, False, b"", "gateway")), no_reply)
    await host._reader(desk)(watch)
    await rest()
    assert [list(parts) for parts in told] == [[viewer_key(1, False), SITTING]]
    await host._reader(desk)(watch)
    await rest()
    assert len(told) == 1


async def test_everybody_looks_again_when_the_host_s_line_is_back(host: Host) -> None:
    await taken(host)
    told = await heard(host.context.bus)
    assert isinstance(host.context.bus, ShakyBus)
    await host.context.bus.comes_back()
    await rest()
    assert told == [{RESUMED: b""}]


# --- Gateways ---------------------------------------------------------------------------------


class Looks:
    """Stands for a socket; the host it looks at resumes the table while it does."""

    closed = False

    def __init__(self, gateway: Gateway, name: str, looks: list[str]) -> None:
        self.gateway, self.name, self.looks = gateway, name, looks


async def test_a_table_resumed_while_its_viewers_look_is_looked_at_again(
    shaky: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    gateway = Gateway(shaky)
    looks: list[str] = []

    async def order(socket: Looks, table: str, kind: str) -> bool:
        looks.append(socket.name)
        if len(looks) == 2:  # the second of two: the first has looked at the old host
            await gateway.tables.look_again(table)
        return True

    monkeypatch.setattr(gateway.tables.requests, "order", order)
    sockets: Any = {Looks(gateway, "Ann", looks), Looks(gateway, "Bob", looks)}
    gateway.tables.joined["table-one"] = Joined(sockets=sockets)
    await gateway.tables.look_again("table-one")
    assert sorted(looks) == ["Ann", "Ann", "Bob", "Bob"]


async def test_every_room_is_read_anew_when_the_gateway_s_line_is_back(
    shaky: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    gateway = Gateway(shaky)
    read: list[str] = []

    async def room_changed(table: str) -> None:
        read.append(table)

    monkeypatch.setattr(gateway.tables, "room_changed", room_changed)
    gateway.tables.joined |= {"table-one": Joined(), "table-two": Joined()}
    assert isinstance(shaky.bus, ShakyBus)
    await shaky.bus.comes_back()
    await gateway._asides.done()
    assert read == ["table-one", "table-two"]


async def test_a_database_that_is_away_is_said_to_be_so(sqlite_context: Context) -> None:
    app = people_app(sqlite_context)

    @app.get("/away")
    async def away() -> None:
        raise asyncpg.CannotConnectNowError("the database system is starting up")

    @app.get("/wrong")
    async def wrong() -> None:
        raise IntegrityError("INSERT", None, ValueError("twice"))

    async with browser(app) as client:
        answer = await client.get("/away")
        assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        assert answer.headers["retry-after"] == "1"
        assert (await client.get("/wrong")).status_code == 500
