"""Shards of the log: tables begin by range, move while they are played, and outlive a lost shard.

The first database is the test schema, the shards are two databases of the same server. The way to
the shard ``east`` leads through a line that a test can cut.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import asyncpg
import pytest
import sqlalchemy as sa
from lobbies import TWO, Lobby
from seated import ANN, BOB, enter, until
from services import emptied
from sqlalchemy.engine import make_url
from test_host import House, Viewer, house

from archrivals.hosting import wire
from archrivals.hosting.entries import Entry
from archrivals.hosting.refusal import Refusal
from archrivals.server import doctor
from archrivals.server.core import backups, revisions, starting
from archrivals.server.core.bus import LocalBus
from archrivals.server.core.schema import entries, fences, hosts, metadata, routes, tables
from archrivals.server.core.settings import Settings, SettingsError
from archrivals.server.core.shards import (
    Span,
    log_lock,
    log_rows,
    prepare,
    reroute,
    rerouted,
    routed,
    routes_of,
    span_from,
)
from archrivals.server.core.starting import CannotStart
from archrivals.server.core.store import Store
from archrivals.server.lobby import rooms
from archrivals.server.moderation import reports
from archrivals.server.tables import moving
from archrivals.server.tables.host import Host
from archrivals.server.tables.log import COLUMNS, ShardLog, log_for
from archrivals.server.tables.moving import move, places
from archrivals.terminal.cli import main

pytestmark = pytest.mark.anyio

ALL = Span("", "")
EAST, WEST = "table-east", "table-west"


class Line:
    """A port that leads to PostgreSQL, until it is cut."""

    def __init__(self, host: str, port: int) -> None:
        self._to = (host, port)
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.StreamWriter] = set()
        self.port = 0

    async def mend(self) -> None:
        """Let it lead there."""
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def cut(self) -> None:
        """Break every connection and take no others."""
        assert self._server is not None
        self._server.close()
        for writer in list(self._open):
            writer.transport.abort()

    async def _carry(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        self._open.add(back)
        far, forth = await asyncio.open_connection(*self._to)
        self._open.add(forth)

        async def along(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            with suppress(OSError):
                while data := await reader.read(65_536):
                    writer.write(data)
                    await writer.drain()
            writer.transport.abort()

        try:
            await asyncio.gather(along(near, forth), along(far, back))
        finally:
            for each in (back, forth):
                each.transport.abort()
            self._open -= {back, forth}


@pytest.fixture(scope="module")
def databases(postgres_settings: Settings) -> Any:
    """Two databases of the test server, dropped at the end."""
    names = [f"shard_{secrets.token_hex(4)}" for _ in range(2)]

    async def each(statement: str) -> None:
        connection = await asyncpg.connect(postgres_settings.database)
        try:
            for name in names:
                await connection.execute(statement.format(name))
        finally:
            await connection.close()

    asyncio.run(each("CREATE DATABASE {}"))
    yield names
    asyncio.run(each("DROP DATABASE {} WITH (FORCE)"))


@pytest.fixture
async def line(postgres_settings: Settings, anyio_backend: str) -> AsyncIterator[Line]:
    """The way to the shard ``east``."""
    url = make_url(postgres_settings.database)
    line = Line(url.host or "127.0.0.1", url.port or 5432)
    await line.mend()
    yield line
    await line.cut()


@pytest.fixture
async def sharded(
    postgres_settings: Settings, databases: list[str], line: Line
) -> AsyncIterator[Settings]:
    """Settings with two shards, all empty."""
    url = make_url(postgres_settings.database)
    east = url.set(host="127.0.0.1", port=line.port, database=databases[0])
    west = url.set(database=databases[1])
    shards = ",".join(
        f"{name}={address.render_as_string(hide_password=False)}"
        for name, address in (("east", east), ("west", west))
    )
    settings = replace(postgres_settings, shards=shards)
    await starting.change_schema(settings)
    yield settings
    store = Store(settings)
    await emptied(store)
    for shard in store.shards.values():
        async with shard.begin() as connection:
            await connection.execute(sa.text("TRUNCATE entries, fences"))
    await store.close()


@pytest.fixture
async def store(sharded: Settings) -> AsyncIterator[Store]:
    """The first database, which knows of the shards."""
    store = Store(sharded)
    yield store
    await store.close()


@asynccontextmanager
async def two_tables(settings: Settings, **changes: Any) -> AsyncIterator[House]:
    """A host with a table in each shard."""
    async with house(settings, **changes) as here:
        for table, shard in ((EAST, "east"), (WEST, "west")):
            await enter(here.store, table, shard=shard)
        host = await here.host()
        for table in (EAST, WEST):
            host.take(table)
        await here.rest()
        assert set(host.desks) == {EAST, WEST}
        yield here


async def counted(store: Store) -> dict[str, int]:
    """How many entries each database has."""
    query = sa.select(sa.func.count()).select_from(entries)
    named = {"first": store, **store.shards}
    return {name: (await place.rows(query))[0]["count_1"] for name, place in named.items()}


async def where(store: Store, table: str) -> str | None:
    """Where a table's log is."""
    row = await store.row(sa.select(tables.c.shard).where(tables.c.id == table))
    assert row is not None
    found: str | None = row["shard"]
    return found


def entry(position: int, table: str = EAST) -> Entry:
    """A line of a log."""
    return Entry(table, position, f"c-{position}", "answer", 0, 4, "note", 250, 10**12 + position)


def quiet(text: str) -> None:
    """Nobody listens to how a move goes."""


# --- Settings and routes ----------------------------------------------------------------------


async def test_shards_are_named_databases_of_postgresql() -> None:
    found = Settings(
        database="postgresql://a/b", shards="east=postgresql://u:p@h/e , west=postgresql://h/w,"
    )
    assert found.shard_databases == {"east": "postgresql://u:p@h/e", "west": "postgresql://h/w"}
    assert Settings().shard_databases == {}


@pytest.mark.parametrize(
    ("shards", "told"),
    [
        ("postgresql://u:secret@h/e", "write NAME="),
        ("first=postgresql://h/e", "write NAME="),
        ("East=postgresql://h/e", "write NAME="),
        ("east=sqlite:///e.db", "use postgresql"),
        ("east=postgresql://h/e,east=postgresql://h/f", "twice"),
    ],
)
async def test_shards_that_cannot_be_are_refused(shards: str, told: str) -> None:
    with pytest.raises(SettingsError, match=told) as refused:
        Settings(database="postgresql://a/b", shards=shards)
    assert "secret" not in str(refused.value)


async def test_shards_go_with_postgresql_only() -> None:
    with pytest.raises(SettingsError, match="needs a PostgreSQL"):
        Settings(shards="east=postgresql://h/e")


@pytest.mark.parametrize("text", ["", "V", "V..G", "a..b..c", "ä..", "V..V"])
async def test_what_is_no_range_of_ids_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a range"):
        span_from(text)


async def test_routes_after_any_changes_lead_where_the_last_change_said() -> None:
    shards: list[str | None] = ["east", "west", None]
    known: list[tuple[str, str | None]] = []
    probes = ["-", "0a", "G", "Gz", "V", "Vz", "_", "a", "zz"]
    wanted: dict[str, str | None] = dict.fromkeys(probes)
    for number, text in enumerate(("V..", "..G", "0..a", "G..V", "Gz..", "..", "a..zz", "..V")):
        span, shard = span_from(text), shards[number % 3]
        known = rerouted(known, span, shard)
        for id in probes:
            if id >= span.first and (not span.end or id < span.end):
                wanted[id] = shard
        assert {id: routed(known, id) for id in probes} == wanted
        assert known == sorted(known)


async def test_a_new_table_goes_to_the_shard_of_its_range(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = iter(["Abc", "Vbc", "abc", "-bc"])
    monkeypatch.setattr("archrivals.server.lobby.rooms.new_id", lambda size=12: next(ids))
    await reroute(store, span_from("..V"), "east")
    await reroute(store, span_from("V..a"), "west")
    assert await routes_of(store) == [("", "east"), ("V", "west"), ("a", None)]
    async with house(store.settings) as here:
        lobby = Lobby(here.context)
        ann = await lobby.player("Ann")
        found = {
            table: await where(store, table) for table in [await ann.open(**TWO) for _ in "123"]
        }
        assert found == {"Abc": "east", "Vbc": "west", "abc": None}
        await lobby.close()


# --- Playing ----------------------------------------------------------------------------------


async def step(here: House, table: str, seconds: float = 10) -> None:
    """Whoever is asked takes the last option: ends the turn, or declines."""
    for seat in (0, 1):
        viewer = Viewer(here.bus, seat, table)
        view = await viewer.look()
        if (ask := view["private"]["ask"]) is not None:
            last = len(ask["options"]) - 1
            order = wire.Answer(table, view["position"], secrets.token_hex(6), last)
            (accepted,) = await viewer.order(order, seconds)
            assert accepted["type"] == "accepted", accepted
            return
    raise AssertionError("nobody is asked")


async def taken(here: House, *wanted: str) -> None:
    """Wait until the hosts have these tables."""
    async with asyncio.timeout(20):
        while not all(any(each in host.desks for host in here.hosts) for each in wanted):
            await asyncio.sleep(0.02)


async def test_each_log_is_in_its_shard_and_is_read_from_there(sharded: Settings) -> None:
    async with two_tables(sharded) as here:
        for table in (EAST, EAST, WEST):
            await step(here, table)
        assert await counted(here.store) == {"first": 0, "east": 2, "west": 1}
        query = sa.select(entries.c.table, entries.c.position).order_by(entries.c.position)
        found = await log_rows(here.store, [EAST, WEST], query)
        assert sorted((row["table"], row["position"]) for row in found) == [
            (EAST, 0),
            (EAST, 1),
            (WEST, 0),
        ]
        report = await reports.file(here.store, ANN, BOB, EAST, "odd")
        assert (await reports.evidence(here.store, report))["answers"] == 2
        mine = {row["id"]: row["last"] for row in await rooms.mine(here.store, ANN)}
        assert mine[EAST] > 1_000_000_000_000
        assert {place.shard: place.entries for place in await places(here.store)} == {
            None: 0,
            "east": 2,
            "west": 1,
        }


async def test_a_game_that_ends_in_a_shard_has_its_result_in_the_first(sharded: Settings) -> None:
    async with two_tables(sharded) as here:
        await step(here, EAST)
        await Viewer(here.bus, 0, EAST).order(wire.Concede(EAST, "enough"))
        await here.rest()
        row = await here.row(EAST)
        assert (row["status"], row["result"]["gone"]) == ("over", [0])
        assert await counted(here.store) == {"first": 0, "east": 2, "west": 0}
        ratings = await here.store.rows(sa.select(metadata.tables["ratings"]))
        assert [each["person"] for each in ratings] == [ANN]  # so short a game: who gave it up


async def test_a_table_of_an_unknown_shard_is_left_alone(sharded: Settings) -> None:
    async with house(replace(sharded, shards="")) as here:
        await enter(here.store, EAST, shard="east")
        host = await here.host()
        host.take(EAST)
        await here.rest()
        await host._sweep()
        await here.rest()
        assert host.desks == {}
        assert (await here.row(EAST))["epoch"] == 0


# --- The fence --------------------------------------------------------------------------------


async def test_only_whoever_raised_the_fence_last_can_write(store: Store) -> None:
    log = ShardLog(store.shards["east"].settings)
    assert await log.append("one", [(entry(0), 1)]) == set()  # there is no fence yet
    assert await log.fence(EAST, "one", 1)
    assert await log.append("one", [(entry(0), 1)]) == {(EAST, 0)}
    assert await log.fence(EAST, "two", 2)
    assert await log.append("one", [(entry(1), 1)]) == set()  # it slept
    assert await log.append("one", [(entry(0), 1)]) == {(EAST, 0)}  # this one stands
    assert not await log.fence(EAST, "one", 1)  # nor can it take its fence back
    assert await log.append("two", [(entry(1), 2)]) == {(EAST, 1)}
    assert [each.position for each in await log.read(EAST)] == [0, 1]
    await log.close()


async def test_a_host_that_slept_writes_nothing_and_lets_go(sharded: Settings) -> None:
    async with two_tables(sharded) as here:
        asleep = here.hosts[0]
        await step(here, EAST)
        await here.store.do(hosts.delete().where(hosts.c.id == asleep.id))  # its lease is over
        two = Host(here.context, "two")
        await two.start()
        try:
            two.take(EAST)
            await until(lambda: EAST in two.desks)
            desk = asleep.desks[EAST]
            shard = asleep.shards["east"]
            assert not await shard.writer.write(entry(1), desk.epoch)
            await asleep._sweep()
            assert EAST not in asleep.desks  # it has noticed, though it had nothing to write
            assert WEST in asleep.desks
        finally:
            await two.stop()
        assert await counted(here.store) == {"first": 0, "east": 1, "west": 0}


# --- A lost shard -----------------------------------------------------------------------------


async def test_a_lost_shard_holds_up_nobody_else_and_loses_nothing(
    sharded: Settings, line: Line
) -> None:
    async with two_tables(sharded, lease=1_500) as here:
        host = here.hosts[0]
        await step(here, EAST)
        await line.cut()
        waiting = asyncio.create_task(step(here, EAST, 3))
        for _ in range(5):
            await step(here, WEST)
        assert not waiting.done()
        await until(lambda: EAST not in host.desks)  # people are told that it cannot be reached
        with pytest.raises(TimeoutError):
            await waiting
        host.take(EAST)
        await step(here, WEST)
        await here.rest()
        assert EAST not in host.desks
        assert host.leases.holds
        await line.mend()
        await taken(here, EAST)
        before = (await counted(here.store))["east"]
        await step(here, EAST)
        assert (await counted(here.store))["east"] == before + 1
        assert (await counted(here.store))["west"] == 6


async def test_an_answer_that_waits_for_its_shard_is_written_when_that_is_back(
    sharded: Settings, line: Line
) -> None:
    async with two_tables(sharded, lease=30_000) as here:
        await line.cut()
        waiting = asyncio.create_task(step(here, EAST))
        await until(lambda: here.hosts[0].shards["east"].writer.oldest > 0)
        await step(here, WEST)
        await line.mend()
        await waiting
        assert (await counted(here.store))["east"] == 1


async def test_a_host_starts_and_stops_without_one_of_its_shards(
    sharded: Settings, line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("archrivals.server.tables.log.STOPPED_WITHIN", 0.2)
    await line.cut()
    async with house(sharded) as here:
        for table, shard in ((EAST, "east"), (WEST, "west")):
            await enter(here.store, table, shard=shard)
        host = await here.host()
        host.take(EAST)
        host.take(WEST)
        await here.rest()
        assert set(host.desks) == {WEST}
        mine = {row["id"] for row in await rooms.mine(here.store, ANN)}
        assert mine == {EAST, WEST}
        assert (await here.row(EAST))["epoch"] == 0  # nobody claims it in vain
    await line.mend()


# --- Moving -----------------------------------------------------------------------------------


async def test_a_table_moves_through_all_databases_while_it_is_played(sharded: Settings) -> None:
    async with two_tables(sharded) as here:
        await here.host()
        await step(here, EAST)
        seen = await Viewer(here.bus, 0, EAST).look()
        for number, to in enumerate(("west", None, "east", "west"), 1):
            moved = await move(here.store, here.bus, span_from("table-e..table-f"), to, quiet)
            assert (moved.tables, moved.entries, moved.troubles) == (1, number, [])
            assert await where(here.store, EAST) == to
            await taken(here, EAST)
            again = await Viewer(here.bus, 0, EAST).look()
            if number == 1:
                assert again["public"] == seen["public"]
            await step(here, EAST)
            found = await counted(here.store)
            assert found == {"first": 0, "east": 0, "west": 0} | {to or "first": number + 1}
        assert await where(here.store, WEST) == "west"
        assert await routes_of(here.store) == [("table-e", "west"), ("table-f", None)]
        assert sum(EAST in host.desks for host in here.hosts) == 1


async def test_open_sleeping_and_finished_tables_move_as_they_are(store: Store) -> None:
    bus = LocalBus()
    rows = {"open": ("open", 0), "asleep": ("playing", 2**50), "over": ("over", 0)}
    for table, (status, wake) in rows.items():
        await enter(store, table, status=status, wake=wake, host="gone" if wake == 0 else None)
        await store.do(entries.insert().values(vars_of(entry(0, table))))
    moved = await move(store, bus, ALL, "west", quiet)
    assert (moved.tables, moved.entries) == (3, 3)
    query = sa.select(tables.c.id, tables.c.status, tables.c.wake, tables.c.host, tables.c.shard)
    found = {row.pop("id"): tuple(row.values()) for row in await store.rows(query)}
    assert found == {table: (*row, None, "west") for table, row in rows.items()}
    assert await counted(store) == {"first": 0, "east": 0, "west": 3}
    assert await store.rows(sa.select(hosts)) == []
    assert (await move(store, bus, ALL, "west", quiet)).tables == 0


async def test_an_append_that_has_begun_is_part_of_the_copy(store: Store) -> None:
    log = ShardLog(store.shards["east"].settings)
    await enter(store, EAST, shard="east", host="one", epoch=1)
    await log.fence(EAST, "one", 1)
    await log.append("one", [(entry(0), 1)])
    async with store.shards["east"].begin() as late:
        await late.execute(entries.insert().values(vars_of(entry(1))))
        moving_on = asyncio.create_task(move(store, LocalBus(), ALL, "west", quiet))
        async with asyncio.timeout(20):
            while (await store.shards["east"].row(sa.select(fences.c.epoch)))["epoch"] < 2:  # type: ignore[index]
                await asyncio.sleep(0.01)
        assert await log.append("one", [(entry(2), 1)]) == set()
        assert await log.fence("another", "one", 1)
        assert await log.append("one", [(entry(0, "another"), 1)])  # the others play on
        assert not moving_on.done()
    assert (await moving_on).entries == 2
    await log.close()
    assert await counted(store) == {"first": 0, "east": 1, "west": 2}


@pytest.mark.parametrize(
    ("at", "to"),
    [("_raise_fence", "west"), ("_copy", "west"), ("_hand_on", None), ("_forget", "west")],
)
async def test_a_move_that_was_interrupted_is_made_again(
    sharded: Settings, at: str, to: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_tables(sharded) as here:
        await step(here, EAST)
        right = getattr(moving._Mover, at)

        async def broken(*given: Any) -> None:
            if at == "_copy":
                await right(*given)
            raise OSError("cut")

        with monkeypatch.context() as patched:
            patched.setattr(moving._Mover, at, broken)
            patched.setattr(moving._Mover, "_clean", lambda *_: asyncio.sleep(0))
            moved = await move(here.store, here.bus, span_from("table-e..table-f"), to, quiet)
        assert [each.split(":")[0] for each in moved.troubles] == [EAST]
        await taken(here, EAST)
        await step(here, EAST)
        again = await move(here.store, here.bus, span_from("table-e..table-f"), to, quiet)
        assert (again.tables, again.troubles) == (int(at != "_forget"), [])
        await taken(here, EAST)
        await step(here, EAST)
        assert await where(here.store, EAST) == to
        found = await counted(here.store)
        assert found == {"first": 0, "east": 0, "west": 0} | {to or "first": 3}


async def test_a_mover_that_slept_destroys_nothing(store: Store) -> None:
    """While it sleeps, a host takes the table, and another move brings it where it was going."""
    bus = LocalBus()
    await enter(store, EAST, shard="east", epoch=1)
    log = ShardLog(store.shards["east"].settings)
    await log.fence(EAST, "one", 1)
    await log.append("one", [(entry(0), 1)])
    await log.close()
    asleep = moving._Mover(store, bus, "west")
    held = await asleep._take(EAST)
    assert held is not None
    for place in ("east", "west"):
        await asleep._raise_fence(held, place)
    old = await store.shards["east"].rows(moving._log(EAST))
    assert (await move(store, bus, ALL, "west", quiet)).entries == 1
    with pytest.raises(moving.NotMoved):
        async with store.shards["west"].begin() as there:
            await asleep._copy(there, held, old)
    with pytest.raises(moving.NotMoved):
        async with store.begin() as first:
            await asleep._hand_on(first, held)
    assert (await move(store, bus, ALL, "east", quiet)).entries == 1
    await asleep._forget(held)
    await asleep.end()
    assert await counted(store) == {"first": 0, "east": 1, "west": 0}


async def test_a_move_to_nowhere_or_during_another_is_refused(store: Store) -> None:
    bus = LocalBus()
    with pytest.raises(CannotStart, match="no shard 'north'"):
        await move(store, bus, ALL, "north", quiet)
    async with log_lock(store, "this test"):
        with pytest.raises(Refusal, match="under way"):
            await move(store, bus, ALL, "west", quiet)
        with pytest.raises(CannotStart, match="under way"):
            await backups.back_up(store.settings, Path("/nowhere.backup"))
    assert await routes_of(store) == []


# --- Backups and schema -----------------------------------------------------------------------


async def test_a_backup_has_the_logs_of_all_shards(sharded: Settings, tmp_path: Path) -> None:
    file, place = tmp_path / "all.backup", Settings(database=f"sqlite:///{tmp_path / 'new.db'}")
    async with two_tables(sharded) as here:
        await reroute(here.store, ALL, "east")
        for table in (EAST, EAST, WEST):
            await step(here, table)
        await backups.back_up(sharded, file)
        with pytest.raises(CannotStart, match="name it in ARCHRIVALS_SHARDS"):
            await backups.back_up(replace(sharded, shards=""), tmp_path / "some.backup")
        wanted = [
            each
            for name in ("east", "west")
            for each in await here.hosts[0]
            .shards[name]
            .log.read({"east": EAST, "west": WEST}[name])
        ]
    await backups.restore(place, file)
    restored = Store(place)
    log = log_for(restored)
    assert await log.read(EAST) + await log.read(WEST) == wanted
    assert await restored.rows(sa.select(tables.c.id).where(tables.c.shard.is_not(None))) == []
    assert await restored.rows(sa.select(routes)) == []
    await log.close()
    await restored.close()


async def test_a_backup_is_not_restored_beside_a_shard_that_was_used(store: Store) -> None:
    await backups._refuse_fences(store)
    await store.shards["east"].do(fences.insert().values(table=EAST, host="one", epoch=1))
    with pytest.raises(CannotStart, match="the shard east has data"):
        await backups._refuse_fences(store)


async def test_a_lost_shard_fails_a_backup_in_a_sentence(
    sharded: Settings, store: Store, line: Line, tmp_path: Path
) -> None:
    await enter(store, EAST, shard="east")
    await line.cut()
    with pytest.raises(CannotStart, match=r"shard east: PostgreSQL at .* does not answer"):
        await backups.back_up(sharded, tmp_path / "all.backup")
    assert list(tmp_path.iterdir()) == []
    await line.mend()


async def test_the_schema_goes_back_only_when_all_logs_are_in_the_first_database(
    store: Store,
) -> None:
    await enter(store, EAST, shard="east")
    before = "0009"  # shards came with 0010
    with pytest.raises(CannotStart, match="archrivals shards move"):
        await starting.change_schema(store.settings, before)
    assert await store.revision() == revisions.newest()
    await move(store, LocalBus(), ALL, None, quiet)
    assert await where(store, EAST) is None


async def test_preparing_a_shard_again_changes_nothing(store: Store) -> None:
    await store.shards["east"].do(fences.insert().values(table=EAST, host="one", epoch=1))
    await prepare(store.shards["east"])
    assert len(await store.shards["east"].rows(sa.select(fences))) == 1


# --- Commands ---------------------------------------------------------------------------------


async def test_the_doctor_looks_at_every_shard(sharded: Settings, store: Store, line: Line) -> None:
    told = [str(each) for each in await doctor.shards(sharded)]
    assert [each.split(": ")[0] for each in told] == ["ok    shard east", "ok    shard west"]
    await enter(store, "lost", shard="north")
    await store.shards["west"].do(sa.text("DROP TABLE fences"))
    await line.cut()
    told = [str(each) for each in await doctor.shards(sharded)]
    await line.mend()
    await prepare(store.shards["west"])
    assert "does not answer" in told[0]
    assert "archrivals migrate" in told[1]
    assert "north" in told[2]
    assert all(each.startswith("FAULT") for each in told)


async def test_the_command_lists_routes_and_moves(
    sharded: Settings,
    store: Store,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    await enter(store, "Abc")
    await store.do(entries.insert().values(vars_of(entry(0, "Abc"))))
    for name in ("database", "schema", "shards"):
        monkeypatch.setenv(f"ARCHRIVALS_{name.upper()}", getattr(sharded, name))
    monkeypatch.setenv("ARCHRIVALS_BUS", "local")

    async def said(*words: str) -> tuple[int, str]:
        def run() -> int:
            try:
                return main(["shards", *words])
            except SystemExit as refused:
                return int(refused.code or 0)

        code = await asyncio.to_thread(run)
        return code, "".join(capsys.readouterr())

    assert (await said("route", "V..", "west"))[0] == 0
    assert await said("move", "..V", "east") == (0, "1 tables with 1 entries moved to east.\n")
    code, listed = await said()
    lines = [" ".join(each.split()) for each in listed.splitlines()]
    assert code == 0
    assert lines[0].startswith("first 0 tables, 0 entries")
    assert lines[1].startswith("east 1 tables, 1 entries")
    assert lines[3:] == ["New tables:", "..V to east (50%)", "V.. to west (50%)"]
    assert await said("move", "..", "north") == (
        1,
        "archrivals: there is no shard 'north'; ARCHRIVALS_SHARDS has: first, east, west\n",
    )
    for wrong in (("move", "V"), ("route", "V..A", "east"), ("list", "..")):
        assert (await said(*wrong))[0] == 2


def vars_of(entry: Entry) -> dict[str, Any]:
    """The columns of an entry."""
    return {name: getattr(entry, name) for name in COLUMNS}
