"""Leases: a table has one host at a time, and the database's clock says which host is dead."""

# mypy: no-warn-unreachable
# An assertion narrows what the next call changes.

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import sqlalchemy as sa
from seated import ANN, BOB, NAMES, arranged, enter, plain

from archrivals.hosting.clocks import ClockRules
from archrivals.server.core.schema import hosts, tables
from archrivals.server.core.store import Store, now
from archrivals.server.tables.leases import FORGET_AFTER_MS, Leases

pytestmark = pytest.mark.anyio

LONG = 3_600_000


async def row(store: Store, table: str = "table-one") -> Any:
    """Return the row of a table."""
    found = await store.row(sa.select(tables).where(tables.c.id == table))
    assert found is not None
    return found


async def living(store: Store, host: str) -> Leases:
    """A host whose lease has just been renewed."""
    leases = Leases(store, host)
    await leases.renew()
    return leases


async def die(store: Store, host: str) -> None:
    """A host says nothing any more, and its lease runs out."""
    await store.do(hosts.update().where(hosts.c.id == host).values(alive=now() - LONG))


# --- Claiming ---------------------------------------------------------------------------------


async def test_a_free_table_is_claimed_with_all_that_is_known_of_it(store: Store) -> None:
    await enter(store, setup=arranged(3), bots=(2,), clock={"turn": 60_000, "bank": 300_000})
    one = await living(store, "one")
    claimed = await one.claim("table-one")
    assert claimed is not None
    facts, epoch, left, *_ = claimed
    assert (epoch, left) == (1, None)
    assert facts.id == "table-one"
    assert facts.setup == plain(arranged(3))
    assert facts.clock == ClockRules(60_000, 300_000)
    assert facts.chairs == (
        (NAMES[0], ANN, None),
        (NAMES[1], BOB, None),
        (NAMES[2], None, "greedy"),
    )
    assert (await row(store))["host"] == "one"


async def test_a_table_of_a_living_host_is_not_claimed(store: Store) -> None:
    await enter(store)
    one, two = await living(store, "one"), await living(store, "two")
    assert await one.claim("table-one") is not None
    assert await two.claim("table-one") is None
    found = await row(store)
    assert (found["host"], found["epoch"]) == ("one", 1)


async def test_ones_own_table_is_claimed_again_with_a_higher_epoch(store: Store) -> None:
    await enter(store)
    one = await living(store, "one")
    epochs = []
    for _ in range(3):
        claimed = await one.claim("table-one")
        assert claimed is not None
        epochs.append(claimed[1])
    assert epochs == [1, 2, 3]


async def test_the_table_of_a_host_that_is_dead_by_the_databases_clock_is_claimed(
    store: Store,
) -> None:
    await enter(store)
    one, two = await living(store, "one"), await living(store, "two")
    await one.claim("table-one")
    await die(store, "one")
    assert one.holds  # it may believe so still: the epoch keeps it from writing
    claimed = await two.claim("table-one")
    assert claimed is not None
    assert claimed[1] == 2
    assert (await row(store))["host"] == "two"


async def test_the_table_of_a_host_that_was_never_heard_of_is_claimed(store: Store) -> None:
    await enter(store, host="nobody", epoch=7)
    one = await living(store, "one")
    claimed = await one.claim("table-one")
    assert claimed is not None
    assert claimed[1] == 8


@pytest.mark.parametrize("status", ["open", "over", "abandoned"])
async def test_only_a_table_that_is_being_played_is_claimed(store: Store, status: str) -> None:
    await enter(store, status=status)
    one = await living(store, "one")
    assert await one.claim("table-one") is None
    assert await one.claim("table-none") is None
    assert (await row(store))["epoch"] == 0


async def test_of_many_hosts_that_claim_at_once_one_gets_the_table(store: Store) -> None:
    await enter(store)
    several = [await living(store, f"host-{number}") for number in range(5)]
    claimed = await asyncio.gather(*(each.claim("table-one") for each in several))
    got = [number for number, each in enumerate(claimed) if each is not None]
    assert len(got) == 1
    assert (await row(store))["host"] == f"host-{got[0]}"
    assert (await row(store))["epoch"] == 1


# --- Living -----------------------------------------------------------------------------------


async def test_a_lease_holds_for_its_length_and_no_longer(store: Store) -> None:
    leases = Leases(store, "one")
    assert not leases.holds
    await leases.renew()
    assert leases.holds
    leases.until -= store.settings.lease / 1000
    assert not leases.holds
    await leases.renew()
    assert leases.holds


async def test_a_renewed_host_is_one_row_that_lives_longer(store: Store) -> None:
    one = await living(store, "one")
    first = await store.rows(sa.select(hosts))
    await asyncio.sleep(0.005)
    await one.renew()
    again = await store.rows(sa.select(hosts))
    assert [each["id"] for each in again] == ["one"]
    assert again[0]["alive"] > first[0]["alive"]
    assert abs(again[0]["alive"] - now() - store.settings.lease) < 1_000


async def test_a_host_that_lives_again_keeps_what_nobody_took(store: Store) -> None:
    await enter(store)
    one, two = await living(store, "one"), await living(store, "two")
    await one.claim("table-one")
    await die(store, "one")
    await one.renew()
    assert await two.claim("table-one") is None
    assert await one.mine() == ["table-one"]


# --- Waiting ----------------------------------------------------------------------------------


async def test_tables_without_a_living_host_wait(store: Store) -> None:
    one, two = await living(store, "one"), await living(store, "two")
    await living(store, "dead")
    await enter(store, "table-free")
    await enter(store, "table-mine", host="one", epoch=1)
    await enter(store, "table-two", host="two", epoch=1)
    await enter(store, "table-dead", host="dead", epoch=1)
    await enter(store, "table-lost", host="unknown", epoch=1)
    await enter(store, "table-open", status="open")
    await enter(store, "table-over", status="over")
    await die(store, "dead")
    assert sorted(await one.waiting(10)) == ["table-dead", "table-free", "table-lost"]
    assert sorted(await two.waiting(10)) == ["table-dead", "table-free", "table-lost"]
    assert await one.mine() == ["table-mine"]
    assert len(await one.waiting(2)) == 2


async def test_a_sleeping_table_waits_for_its_time(store: Store) -> None:
    await enter(store)
    one, two = await living(store, "one"), await living(store, "two")
    await one.claim("table-one")
    await one.sleep("table-one", LONG, [1])
    assert await one.waiting(10) == await two.waiting(10) == []
    assert (await store.row(sa.select(tables.c.waits)) or {})["waits"] == [1]
    await store.do(tables.update().values(wake=now() - 1))
    assert await two.waiting(10) == ["table-one"]


async def test_a_sleeping_table_can_be_woken_before_and_tells_how_long_was_left(
    store: Store,
) -> None:
    await enter(store)
    one, two = await living(store, "one"), await living(store, "two")
    await one.claim("table-one")
    await one.sleep("table-one", LONG)
    claimed = await two.claim("table-one")
    assert claimed is not None
    _, epoch, left, *_ = claimed
    assert epoch == 2
    assert left is not None
    assert LONG - 30_000 < left <= LONG
    assert (await store.row(sa.select(tables.c.waits)) or {})["waits"] is None
    assert (await row(store))["wake"] == 0  # should its host die, it waits for no time


# --- Letting go -------------------------------------------------------------------------------


async def test_a_released_table_is_free_at_once(store: Store) -> None:
    await enter(store)
    one, two = await living(store, "one"), await living(store, "two")
    await one.claim("table-one")
    await two.release("table-one")  # it is not two's to let go
    assert (await row(store))["host"] == "one"
    await one.release("table-one")
    assert await two.waiting(10) == ["table-one"]
    assert await two.claim("table-one") is not None


async def test_a_host_that_stops_lets_go_of_everything_and_is_dead(store: Store) -> None:
    one, two = await living(store, "one"), await living(store, "two")
    for table in ("table-a", "table-b"):
        await enter(store, table)
        await one.claim(table)
    await enter(store, "table-over", status="over", host="one", epoch=1)
    await enter(store, "table-two", host="two", epoch=4)
    assert sorted(await one.release_all()) == ["table-a", "table-b"]
    assert sorted(await two.waiting(10)) == ["table-a", "table-b"]
    assert (await row(store, "table-two"))["host"] == "two"
    assert (await row(store, "table-over"))["host"] is None
    assert [each["id"] for each in await store.rows(sa.select(hosts))] == ["two"]
    assert await one.release_all() == []


async def test_hosts_that_are_long_dead_are_forgotten_when_a_new_one_comes(store: Store) -> None:
    for host in ("killed", "old"):
        await living(store, host)
        await die(store, host)
    await store.do(
        hosts.update().where(hosts.c.id == "old").values(alive=now() - 2 * FORGET_AFTER_MS)
    )
    await living(store, "new")
    assert {each["id"] for each in await store.rows(sa.select(hosts))} == {"killed", "new"}


async def test_a_game_of_other_rules_is_nobodys_here(store: Store) -> None:
    await enter(store)
    await store.do(tables.update().values(rules="3"))
    one = await living(store, "one")
    assert await one.claim("table-one") is None
    assert await one.waiting(9) == []
    found = await row(store)
    assert (found["host"], found["status"]) == (None, "playing")  # as it was, for its own release
