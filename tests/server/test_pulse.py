"""Clocks that jump and servers that are off: sleeping tables are moved along, and nobody loses."""

from __future__ import annotations

import asyncio

import pytest
import sqlalchemy as sa
from seated import enter

from archrivals.server.core.schema import heartbeats, tables
from archrivals.server.core.store import Store, now
from archrivals.server.tables import pulse
from archrivals.server.tables.leases import Leases
from archrivals.server.tables.pulse import NEVER_MS, PULSE, beat

pytestmark = pytest.mark.anyio

HOUR = 3_600_000
DAY = 24 * HOUR


async def sleeping(store: Store, left: int | None = DAY) -> Leases:
    """A host, and a table that it let sleep."""
    host = Leases(store, "one")
    await host.renew()
    await enter(store)
    assert await host.claim("table-one") is not None
    await host.sleep("table-one", left)
    return host


async def jumps(store: Store, by: int) -> None:
    """As if the clock had jumped: what was written before is earlier by so much."""
    await store.do(heartbeats.update().values(at=heartbeats.c.at - by))
    asleep = tables.c.wake < NEVER_MS
    await store.do(tables.update().where(asleep).values(wake=tables.c.wake - by))


async def left_of(store: Store) -> int:
    row = await store.row(sa.select(tables.c.wake))
    assert row is not None
    return int(row["wake"]) - now()


@pytest.mark.parametrize("by", [3 * DAY, 400 * DAY, -3 * DAY])
async def test_a_clock_that_jumps_costs_a_sleeping_table_nothing(store: Store, by: int) -> None:
    host = await sleeping(store)
    await jumps(store, by)
    assert await host.waiting(10) == []
    assert DAY - HOUR < await left_of(store) <= DAY + HOUR
    claimed = await host.claim("table-one")
    assert claimed is not None
    assert claimed[2] is not None
    assert DAY - HOUR < claimed[2] <= DAY + HOUR


async def test_who_looks_first_after_a_jump_finds_the_time_that_was_left(store: Store) -> None:
    host = await sleeping(store)
    await jumps(store, 3 * DAY)
    claimed = await host.claim("table-one")  # before any host has looked round
    assert claimed is not None
    assert claimed[2] is not None
    assert claimed[2] > DAY - HOUR


async def test_a_table_that_falls_asleep_after_a_jump_sleeps_as_long_as_it_should(
    store: Store,
) -> None:
    host = await sleeping(store)
    assert await host.claim("table-one") is not None
    await jumps(store, 3 * DAY)
    await host.sleep("table-one", DAY)
    assert await beat(store) == 0
    assert DAY - HOUR < await left_of(store) <= DAY + HOUR


async def test_time_that_goes_by_counts(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    host = await sleeping(store, 3 * pulse.MAX_GAP_MS)
    for _ in range(4):
        await jumps(store, pulse.MAX_GAP_MS - 14_000)  # the beats may take their time
        await beat(store)
    assert await host.waiting(10) == ["table-one"]


async def test_a_table_without_a_clock_sleeps_on(store: Store) -> None:
    await sleeping(store, None)
    await jumps(store, 3 * DAY)
    await beat(store)
    row = await store.row(sa.select(tables.c.wake))
    assert row == {"wake": NEVER_MS}


async def test_of_several_hosts_one_moves_the_tables(store: Store) -> None:
    await sleeping(store)
    await jumps(store, 3 * DAY)
    moved = await asyncio.gather(*(beat(store) for _ in range(5)))
    assert sum(each != 0 for each in moved) == 1
    assert DAY - HOUR < await left_of(store) <= DAY + HOUR


async def test_the_pulse_is_written_now_and_then_and_not_each_time(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await asyncio.gather(*(beat(store) for _ in range(3)))
    query = sa.select(heartbeats.c.at).where(heartbeats.c.id == PULSE)
    first = await store.row(query)
    for _ in range(3):
        await beat(store)
    assert await store.row(query) == first
    monkeypatch.setattr(pulse, "PULSE_INTERVAL_MS", 0)
    await asyncio.sleep(0.002)
    await beat(store)
    assert await store.row(query) != first
