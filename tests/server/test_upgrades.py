"""Upgrades: the schema goes up and down, processes check it, and a file is copied before."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from commands import run
from databases import DATABASE, need_postgres
from seated import arranged, enter
from test_backups import an_empty_place
from test_host import house

from archrivals.server.accounts import standing
from archrivals.server.core import revisions, starting
from archrivals.server.core.backups import back_up, restore
from archrivals.server.core.place import CannotStart
from archrivals.server.core.schema import metadata, people, tables
from archrivals.server.core.settings import Settings
from archrivals.server.core.store import Store


async def _dropped(settings: Settings) -> None:
    store = Store(settings)
    async with store.begin() as connection:
        await connection.execute(sa.text(f'DROP SCHEMA "{settings.schema}" CASCADE'))
    await store.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Settings]:
    """A database of each kind without a schema."""
    if request.param == "sqlite":
        yield Settings(database=f"sqlite:///{tmp_path / 'old.db'}")
        return
    need_postgres()
    settings = Settings(database=DATABASE, schema=f"old_{secrets.token_hex(6)}")
    yield settings
    asyncio.run(_dropped(settings))


async def _walk(store: Store, to: str) -> None:
    async with store.engine.begin() as connection:
        if store.settings.schema:
            await connection.execute(
                sa.text(f'CREATE SCHEMA IF NOT EXISTS "{store.settings.schema}"')
            )
        await connection.run_sync(revisions.walk, to)


@pytest.mark.anyio
async def test_bans_of_before_survive_the_way_there_and_back(empty: Settings) -> None:
    store = Store(empty)
    try:
        await _walk(store, "0007")
        for id, banned in (("ann", "NULL"), ("bob", "1700000000000")):
            await store.do(
                sa.text(
                    "INSERT INTO people (id, name, created, preferences, banned) "
                    f"VALUES ('{id}', '{id}', 1, '{{}}', {banned})"
                )
            )
        for _ in range(2):
            await _walk(store, revisions.newest())
            assert await store.row(standing.held("ann", "ban")) is None
            kept = await store.row(standing.held("bob", "ban"))
            assert kept is not None
            assert "closed this account" in kept["reason"]
            await _walk(store, "0007")
            rows = await store.rows(sa.text("SELECT id FROM people WHERE banned IS NOT NULL"))
            assert [row["id"] for row in rows] == ["bob"]
        await store.migrate()
        row = await store.row(sa.text("SELECT version_num FROM alembic_version"))
        assert row == {"version_num": revisions.newest()}
    finally:
        await store.close()


# --- Up and down ------------------------------------------------------------------------------

Shape = dict[str, tuple[list[str], list[str]]]


async def _shape(store: Store) -> Shape:
    """The tables of a database, each with its columns and indexes."""

    def look(connection: sa.Connection) -> Shape:
        found = sa.inspect(connection)
        return {
            name: (
                sorted(f"{each['name']} {each['nullable']}" for each in found.get_columns(name)),
                sorted(str(each["name"]) for each in found.get_indexes(name)),
            )
            for name in found.get_table_names()
        }

    async with store.engine.connect() as connection:
        return await connection.run_sync(look)


@pytest.mark.anyio
async def test_every_migration_goes_up_and_down_and_up_again(empty: Settings) -> None:
    store = Store(empty)
    try:
        shapes: dict[str, Shape] = {}
        for revision in revisions.known():
            await _walk(store, revision)
            shapes[revision] = await _shape(store)
        newest = shapes[revisions.newest()]
        assert newest.keys() == {*metadata.tables, "alembic_version"}
        for table in metadata.sorted_tables:
            columns = sorted(f"{each.name} {each.nullable}" for each in table.columns)
            assert newest[table.name][0] == columns
            assert set(newest[table.name][1]) >= {each.name for each in table.indexes}
        await store.do(
            people.insert().values(id="ann", name="Ann", created=1, preferences={"sound": True})
        )
        for revision in reversed(revisions.known()):
            await _walk(store, revision)
            assert await store.revision() == revision
            assert await _shape(store) == shapes[revision]
        await _walk(store, revisions.newest())
        assert await _shape(store) == newest
        row = await store.row(sa.select(people.c.name, people.c.preferences))
        assert row == {"name": "Ann", "preferences": {"sound": True}}
    finally:
        await store.close()


# --- Shards, which no release has had ---------------------------------------------------------

only_postgresql = pytest.mark.parametrize("empty", ["postgresql"], indirect=True)


async def _enter_at_0011(store: Store, shard: str | None) -> None:
    """Put a table into a database of schema 0011, with its log in this shard."""
    await _walk(store, "0011")
    await enter(store, "a-table-one", arranged())
    await store.do(sa.text("UPDATE tables SET shard = :shard").bindparams(shard=shard))
    await store.do(sa.text("INSERT INTO routes (first, shard) VALUES ('V', 'west')"))


async def _assert_without_shards(store: Store) -> None:
    """The newest schema, and the table is there."""
    assert await store.revision() == revisions.newest()
    assert await store.rows(sa.select(tables.c.id)) == [{"id": "a-table-one"}]
    shape = await _shape(store)
    assert "routes" not in shape
    assert not [column for column in shape["tables"][0] if column.startswith("shard")]


@pytest.mark.anyio
async def test_shards_that_have_no_logs_are_dropped(empty: Settings) -> None:
    store = Store(empty)
    try:
        await _enter_at_0011(store, None)
        await starting.change_schema(empty)
        await _assert_without_shards(store)
    finally:
        await store.close()


@pytest.mark.anyio
@only_postgresql
@pytest.mark.parametrize("to", ["0009", None])
async def test_the_schema_stays_while_a_log_is_in_a_shard(empty: Settings, to: str | None) -> None:
    store = Store(empty)
    try:
        await _enter_at_0011(store, "west")
        with pytest.raises(CannotStart, match=r"with the version before: archrivals shar"):
            await starting.change_schema(empty, to)
        assert await store.revision() == "0011"
        assert await store.rows(sa.text("SELECT shard FROM tables")) == [{"shard": "west"}]
        assert await store.rows(sa.text("SELECT shard FROM routes")) == [{"shard": "west"}]
        await store.do(sa.text("UPDATE tables SET shard = NULL"))
        assert (await starting.change_schema(empty, to)).before == "0011"
    finally:
        await store.close()


@pytest.mark.anyio
@only_postgresql
async def test_a_backup_that_would_lack_logs_of_shards_is_refused(
    empty: Settings, tmp_path: Path
) -> None:
    store = Store(empty)
    try:
        await _enter_at_0011(store, "west")
        with pytest.raises(CannotStart, match="are in shards"):
            await back_up(empty, tmp_path / "part.backup")
        assert list(tmp_path.iterdir()) == []
    finally:
        await store.close()


@pytest.mark.anyio
@pytest.mark.parametrize("into", ["sqlite", "postgresql"])
async def test_a_backup_from_the_time_of_shards_is_restored(
    empty: Settings, into: str, tmp_path: Path
) -> None:
    store = Store(empty)
    try:
        await _enter_at_0011(store, None)
        await back_up(empty, tmp_path / "old.backup")
    finally:
        await store.close()
    async with an_empty_place(into, tmp_path) as place:
        assert (await restore(place, tmp_path / "old.backup")).revision == "0011"
        restored = Store(place)
        try:
            await _assert_without_shards(restored)
        finally:
            await restored.close()


# --- Processes --------------------------------------------------------------------------------


async def _opened(settings: Settings, *, own: bool = False) -> str | None:
    store = await starting.open_store(settings, own=own)
    try:
        return await store.revision()
    finally:
        await store.close()


@pytest.mark.anyio
async def test_a_process_checks_the_schema_and_does_not_change_it(empty: Settings) -> None:
    with pytest.raises(CannotStart, match="has no tables yet; create them"):
        await _opened(empty)
    store = Store(empty)
    try:
        await _walk(store, "0007")
        with pytest.raises(CannotStart, match=r"0007, and .* then run: archrivals migrat"):
            await _opened(empty)
        assert await store.revision() == "0007"
        await _walk(store, revisions.newest())
        assert await _opened(empty) == revisions.newest()
    finally:
        await store.close()


@pytest.mark.anyio
async def test_a_process_works_with_a_schema_one_step_newer_and_no_further(
    empty: Settings,
) -> None:
    store = Store(empty)
    newer = revisions.after(revisions.newest())
    try:
        await _walk(store, revisions.newest())
        for statement in (
            "ALTER TABLE people ADD COLUMN colour TEXT",
            "ALTER TABLE tables ADD COLUMN colour TEXT DEFAULT 'red'",
            "CREATE TABLE colours (id TEXT PRIMARY KEY)",
            f"UPDATE alembic_version SET version_num = '{newer}'",
        ):
            await store.do(sa.text(statement))
        for own in (False, True):
            assert await _opened(empty, own=own) == newer
        async with house(empty) as here:  # people, a table, a host
            await enter(here.store, "a-table-one", arranged())
            host = await here.host()
            host.take("a-table-one")
            await here.rest()
            ann = await here.viewer(0, "a-table-one")
            await ann.play("play", "punch")
            assert len(await here.log("a-table-one")) == 1
        later = revisions.after(newer)
        await store.do(sa.text(f"UPDATE alembic_version SET version_num = '{later}'"))
        for own in (False, True):
            with pytest.raises(CannotStart, match="made by a newer Archrivals"):
                await _opened(empty, own=own)
        with pytest.raises(CannotStart, match="made by a newer Archrivals"):
            await starting.change_schema(empty)
    finally:
        await store.close()


@pytest.mark.anyio
async def test_a_server_on_a_file_of_its_own_upgrades_it_after_a_backup(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'mine.db'}")
    assert await _opened(settings, own=True) == revisions.newest()
    assert list(tmp_path.glob("*.backup")) == []
    store = Store(settings)
    await _walk(store, "0005")
    await store.do(
        sa.text("INSERT INTO people (id, name, created, preferences) VALUES ('a', 'Ann', 1, '{}')")
    )
    await store.close()
    assert await _opened(settings, own=True) == revisions.newest()
    (copy,) = tmp_path.glob("mine.db-0005-*.backup")
    fresh = Settings(database=f"sqlite:///{tmp_path / 'fresh.db'}")
    assert (await restore(fresh, copy)).revision == "0005"
    assert (await back_up(fresh, tmp_path / "again")).people == 1


def test_the_command_goes_up_and_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ARCHRIVALS_DATABASE", f"sqlite:///{tmp_path / 'a.db'}")
    newest = revisions.newest()
    made = f"The database was empty. It has the tables of schema {newest} now.\n"
    assert run(capsys, "migrate") == (0, made)
    same = f"The database had the schema {newest} already; nothing was changed.\n"
    assert run(capsys, "migrate") == (0, same)
    code, told = run(capsys, "migrate", "--to", "0007")
    changed = f"The database went from schema {newest} to 0007."
    assert (code, told.splitlines()[-1]) == (0, changed)
    assert "A backup from before is" in told
    code, told = run(capsys, "admin", "list")
    assert (code, "make a backup, then run: archrivals migrate" in told) == (1, True)
    assert run(capsys, "migrate")[0] == 0
    assert run(capsys, "admin", "list") == (0, "No person has a role.\n")
