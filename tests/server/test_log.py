"""The log: written in batches, only by the host that has the table, and each position once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import asyncpg
import pytest
import sqlalchemy as sa
from seated import enter, until

from archrivals.hosting.entries import Entry
from archrivals.server.calls.outbox import Call
from archrivals.server.core.schema import calls as call_rows
from archrivals.server.core.schema import entries, tables
from archrivals.server.core.store import Store
from archrivals.server.tables.log import MAX_BATCH, Log, Stood, Writer, log_for
from archrivals.server.telemetry.metrics import Metrics

pytestmark = pytest.mark.anyio

HOST = "host-one"
EPOCH = 3


@pytest.fixture
async def log(store: Store) -> AsyncIterator[Log]:
    """The log of each kind of database, with two tables that the host has."""
    for table in ("table-one", "table-two"):
        await enter(store, table, host=HOST, epoch=EPOCH)
    log = log_for(store)
    yield log
    await log.close()
    async with store.begin() as connection:
        await connection.execute(sa.delete(entries))


def entry(position: int, table: str = "table-one", **changes: Any) -> Entry:
    """A line of a log."""
    plain = Entry(table, position, f"command-{position}", "answer", 0, 4, "", 250, 10**12)
    return replace(plain, **changes)


async def written(store: Store) -> list[tuple[str, int]]:
    """What the database holds."""
    query = sa.select(entries.c.table, entries.c.position).order_by(*entries.primary_key)
    return [(row["table"], row["position"]) for row in await store.rows(query)]


# --- Appending --------------------------------------------------------------------------------


async def test_a_batch_of_several_tables_is_written_and_read_again(store: Store, log: Log) -> None:
    first = [
        entry(0),
        entry(1, kind="undo", value=0),
        entry(0, "table-two", seat=-1, note="greedy"),
    ]
    given = {(each.table, each.position) for each in first}
    assert await log.append(HOST, [(each, EPOCH) for each in first]) == given
    assert await log.append(HOST, [(entry(2), EPOCH)]) == {("table-one", 2)}
    assert await log.read("table-one") == [first[0], first[1], entry(2)]
    assert await log.read("table-two") == [first[2]]
    assert await log.read("table-three") == []


async def test_a_log_is_read_in_the_order_of_its_positions(store: Store, log: Log) -> None:
    shuffled = [entry(position) for position in (2, 0, 1, 10, 9)]
    await log.append(HOST, [(each, EPOCH) for each in shuffled])
    assert [each.position for each in await log.read("table-one")] == [0, 1, 2, 9, 10]


@pytest.mark.parametrize("epoch", [EPOCH, EPOCH - 1], ids=["its host", "an older host"])
async def test_calls_are_written_with_their_entry_or_not_at_all(
    store: Store, log: Log, epoch: int
) -> None:
    call = Call("ann", "table-one", 0, "turn", 0, {"turn": 1}, 10**12, 5)
    other = replace(call, position=1)
    await log.append(HOST, [(entry(0), epoch)], [call, other])
    await log.append(HOST, [(entry(0), epoch)], [call])
    rows = await store.rows(sa.select(call_rows))
    await store.do(sa.delete(call_rows))
    assert [row["position"] for row in rows] == ([0] if epoch == EPOCH else [])
    assert all(row["facts"] == {"turn": 1} and row["due"] == 10**12 + 5 for row in rows)


@pytest.mark.parametrize(
    ("host", "epoch"),
    [("host-two", EPOCH), (HOST, EPOCH - 1), (HOST, EPOCH + 1)],
    ids=["no lease", "old epoch", "an epoch to come"],
)
async def test_a_host_without_the_lease_or_with_an_old_epoch_writes_nothing(
    store: Store, log: Log, host: str, epoch: int
) -> None:
    assert await log.append(host, [(entry(0), epoch), (entry(1), epoch)]) == set()
    assert await written(store) == []


async def test_a_table_that_no_host_has_is_not_written(store: Store, log: Log) -> None:
    await store.do(tables.update().where(tables.c.id == "table-one").values(host=None))
    assert await log.append(HOST, [(entry(0), EPOCH)]) == set()
    assert await log.append(HOST, [(entry(0, "table-none"), EPOCH)]) == set()
    assert await written(store) == []


async def test_in_a_batch_only_the_tables_of_the_host_are_written(store: Store, log: Log) -> None:
    await store.do(tables.update().where(tables.c.id == "table-two").values(host="host-two"))
    batch = [(entry(0), EPOCH), (entry(0, "table-two"), EPOCH), (entry(1), EPOCH)]
    assert await log.append(HOST, batch) == {("table-one", 0), ("table-one", 1)}
    assert await written(store) == [("table-one", 0), ("table-one", 1)]


async def test_a_position_that_another_command_has_is_refused(store: Store, log: Log) -> None:
    await log.append(HOST, [(entry(0), EPOCH)])
    other = entry(0, command="another", value=1)
    batch = [(other, EPOCH), (entry(1), EPOCH)]
    assert await log.append(HOST, batch) == {("table-one", 1)}
    assert await log.read("table-one") == [entry(0), entry(1)]


async def test_the_same_entry_again_counts_as_written(store: Store, log: Log) -> None:
    await log.append(HOST, [(entry(0), EPOCH)])
    batch = [(entry(0), EPOCH), (entry(1), EPOCH)]
    assert await log.append(HOST, batch) == {("table-one", 0), ("table-one", 1)}
    assert await log.read("table-one") == [entry(0), entry(1)]


async def test_the_same_entry_counts_as_written_though_the_lease_is_gone(
    store: Store, log: Log
) -> None:
    await log.append(HOST, [(entry(0), EPOCH)])
    await store.do(tables.update().values(host="host-two", epoch=EPOCH + 1))
    assert await log.append(HOST, [(entry(0), EPOCH)]) == {("table-one", 0)}


@pytest.mark.parametrize("changed", [{"value": 5}, {"seat": 1}, {"kind": "undo"}])
async def test_the_same_command_with_another_meaning_is_refused(
    store: Store, log: Log, changed: dict[str, Any]
) -> None:
    await log.append(HOST, [(entry(0), EPOCH)])
    assert await log.append(HOST, [(entry(0, **changed), EPOCH)]) == set()
    assert await log.read("table-one") == [entry(0)]


async def test_two_hosts_that_both_believe_in_their_lease_write_a_position_once(
    store: Store, log: Log
) -> None:
    other = log_for(store)
    rounds = 12
    for position in range(rounds):
        mine, theirs = entry(position), entry(position, command="theirs")
        told = await asyncio.gather(
            log.append(HOST, [(mine, EPOCH)]), other.append(HOST, [(theirs, EPOCH)])
        )
        assert sorted(map(len, told)) == [0, 1]
    await other.close()
    assert len(await log.read("table-one")) == rounds


# --- The writer -------------------------------------------------------------------------------


@dataclass
class Spy:
    """A log that remembers its batches, and fails or waits as a test wants."""

    under: Log
    batches: list[list[Entry]] = field(default_factory=list)
    troubles: list[Exception] = field(default_factory=list)
    open: asyncio.Event = field(default_factory=asyncio.Event)

    async def append(
        self,
        host: str,
        batch: list[tuple[Entry, int]],
        calls: Sequence[Call] = (),
        stood: Sequence[Stood] = (),
    ) -> set[tuple[str, int]]:
        self.batches.append([each for each, _ in batch])
        await self.open.wait()
        if self.troubles:
            raise self.troubles.pop(0)
        return await self.under.append(host, batch, calls, stood)

    async def read(self, table: str) -> list[Entry]:
        return await self.under.read(table)

    async def close(self) -> None:
        """The log itself is closed elsewhere."""


@pytest.fixture
async def spy(log: Log) -> Spy:
    """A log to watch, not blocked."""
    spy = Spy(log)
    spy.open.set()
    return spy


@pytest.fixture
async def writer(spy: Spy) -> AsyncIterator[Writer]:
    """A writer over it that has begun."""
    writer = Writer(spy, HOST, Metrics())
    writer.start()
    yield writer
    spy.open.set()
    await writer.stop()


async def test_an_entry_is_written_when_the_writer_says_so(store: Store, writer: Writer) -> None:
    assert await writer.write(entry(0), EPOCH)
    assert await written(store) == [("table-one", 0)]
    assert not await writer.write(entry(1), EPOCH + 1)
    assert await written(store) == [("table-one", 0)]


async def test_what_comes_while_a_batch_is_written_goes_into_the_next_together(
    store: Store, spy: Spy, writer: Writer
) -> None:
    spy.open.clear()
    first = asyncio.create_task(writer.write(entry(0), EPOCH))
    await until(lambda: spy.batches)
    later = [
        asyncio.create_task(writer.write(each, EPOCH))
        for each in (entry(1), entry(0, "table-two"), entry(2), entry(1, "table-two"))
    ]
    await until(lambda: writer.depth == 4)
    assert not first.done()
    spy.open.set()
    assert await asyncio.gather(first, *later) == [True] * 5
    assert [len(batch) for batch in spy.batches] == [1, 4]
    assert len(await written(store)) == 5
    assert writer.depth == 0


async def test_a_batch_has_a_largest_size(spy: Spy, writer: Writer) -> None:
    many = [entry(position) for position in range(MAX_BATCH + 3)]
    assert all(await asyncio.gather(*(writer.write(each, EPOCH) for each in many)))
    assert [len(batch) for batch in spy.batches] == [MAX_BATCH, 3]
    assert await spy.read("table-one") == many


async def test_of_one_batch_only_what_stands_is_told_as_written(spy: Spy, writer: Writer) -> None:
    told = await asyncio.gather(
        writer.write(entry(0), EPOCH),
        writer.write(entry(1), EPOCH - 1),
        writer.write(entry(0, "table-two"), EPOCH),
    )
    assert list(told) == [True, False, True]


async def test_on_lapse_nothing_that_waits_is_written(
    store: Store, spy: Spy, writer: Writer
) -> None:
    spy.open.clear()
    on_its_way = asyncio.create_task(writer.write(entry(0), EPOCH))
    await until(lambda: spy.batches)
    waiting = [asyncio.create_task(writer.write(entry(at), EPOCH)) for at in (1, 2)]
    await until(lambda: writer.depth == 2)
    writer.give_up()
    assert await asyncio.gather(*waiting) == [False, False]
    spy.open.set()
    assert await on_its_way  # it had left already: whether it counts is for the database to say
    assert await written(store) == [("table-one", 0)]


@pytest.mark.parametrize(
    "trouble",
    [
        ConnectionResetError("gone"),
        TimeoutError(),
        asyncpg.ConnectionDoesNotExistError("gone"),
        asyncpg.InterfaceError("connection is closed"),
        asyncpg.exceptions.AdminShutdownError("terminating connection"),
        asyncpg.exceptions.CannotConnectNowError("the database system is starting up"),
    ],
    ids=lambda each: type(each).__name__,
)
async def test_after_a_lost_connection_the_same_entries_are_written(
    store: Store, spy: Spy, writer: Writer, trouble: Exception
) -> None:
    spy.troubles = [trouble]
    told = await asyncio.gather(*(writer.write(entry(at), EPOCH) for at in range(3)))
    assert told == [True] * 3
    assert [len(batch) for batch in spy.batches] == [3, 3]
    assert await written(store) == [("table-one", at) for at in range(3)]


async def test_what_cannot_be_written_at_all_does_not_stop_the_writer(
    store: Store, spy: Spy, writer: Writer
) -> None:
    spy.troubles = [ValueError("no such thing")]
    with pytest.raises(ValueError, match="no such thing"):
        await writer.write(entry(0), EPOCH)
    assert await writer.write(entry(0), EPOCH)
    assert await written(store) == [("table-one", 0)]


async def test_an_entry_that_the_database_refuses_does_not_stop_the_writer(
    store: Store, writer: Writer
) -> None:
    beyond = entry(0, value=2**40, at=2**70)  # no database has such numbers
    with pytest.raises(Exception, match=r"range|int|large"):
        await writer.write(beyond, EPOCH)
    assert await writer.write(entry(0), EPOCH)
    assert await written(store) == [("table-one", 0)]


async def test_a_writer_that_stops_writes_what_waits_first(store: Store, log: Log) -> None:
    spy = Spy(log)
    writer = Writer(spy, HOST, Metrics())
    writer.start()
    waiting = [asyncio.create_task(writer.write(entry(at), EPOCH)) for at in range(3)]
    await until(lambda: spy.batches or writer.depth == 3)
    spy.open.set()
    await writer.stop()
    async with asyncio.timeout(10):
        assert await asyncio.gather(*waiting) == [True] * 3
    assert len(await written(store)) == 3


async def test_a_log_goes_on_after_its_own_connection_was_cut(store: Store, log: Log) -> None:
    if store.sqlite:
        pytest.skip("a file has no connection to lose")
    await log.append(HOST, [(entry(0), EPOCH)])
    writer = Writer(log, HOST, Metrics())
    writer.start()
    pid = log._connection.get_server_pid()  # type: ignore[attr-defined]
    await store.rows(sa.select(sa.func.pg_terminate_backend(pid)))
    async with asyncio.timeout(10):
        assert await writer.write(entry(1), EPOCH)
    await writer.stop()
    assert await written(store) == [("table-one", 0), ("table-one", 1)]


async def test_a_writer_stops_although_the_database_is_gone(
    spy: Spy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("archrivals.server.tables.log.STOP_TIMEOUT_S", 0.2)
    spy.troubles = [ConnectionRefusedError("gone") for _ in range(100)]
    writer = Writer(spy, HOST, Metrics())
    writer.start()
    waiting = asyncio.create_task(writer.write(entry(0), EPOCH))
    await until(lambda: spy.batches)
    async with asyncio.timeout(10):
        await writer.stop()
        assert not await waiting
