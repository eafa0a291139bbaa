"""Bringing a database up to date, and seeing that it is."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.config import Config
from alembic.script import ScriptDirectory

from archrivals.server.core import revisions
from archrivals.server.core.schema import heartbeats
from archrivals.server.core.sqlite import connect
from archrivals.server.core.store import Store


def test_the_newest_migration_is_the_one_that_alembic_ends_with() -> None:
    config = Config()
    config.set_main_option("script_location", str(revisions.MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == revisions.newest()


@pytest.mark.anyio
async def test_a_database_that_is_up_to_date_is_left_alone(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.migrate()

    def refuse(connection: object, to: str) -> None:
        raise AssertionError("it was up to date")

    monkeypatch.setattr(revisions, "walk", refuse)
    await store.migrate()


# --- Taking turns -----------------------------------------------------------------------------


@pytest.mark.anyio
async def test_the_log_comes_before_all_who_wait_to_write(sqlite_store: Store) -> None:
    order: list[str] = []
    held = asyncio.Event()

    async def write(name: str, *, first: bool = False) -> None:
        async with sqlite_store.begin(first=first) as connection:
            order.append(name)
            if name == "now":
                await held.wait()
            await connection.execute(heartbeats.insert().values(id=name, at=1))

    writes = [asyncio.create_task(write(name)) for name in ("now", "a", "b", "c")]
    await asyncio.sleep(0)
    writes.append(asyncio.create_task(write("log", first=True)))
    await asyncio.sleep(0)
    held.set()
    await asyncio.gather(*writes)
    assert order[0] == "now"
    assert order.index("log") <= 2  # one may stand at the door already
    assert order[-2:] == ["b", "c"]
    assert len(await sqlite_store.rows(sa.select(heartbeats))) == 5


@pytest.mark.anyio
async def test_many_changes_at_once_all_succeed(sqlite_store: Store) -> None:
    await asyncio.gather(
        *(sqlite_store.do(heartbeats.insert().values(id=str(at), at=at)) for at in range(100))
    )
    assert len(await sqlite_store.rows(sa.select(heartbeats))) == 100


@pytest.mark.anyio
async def test_a_change_that_fails_leaves_nothing_behind(sqlite_store: Store) -> None:
    insert = heartbeats.insert().values(id="twice", at=1)
    await sqlite_store.do(insert)

    async def twice() -> None:
        async with sqlite_store.begin() as connection:
            await connection.execute(heartbeats.delete())
            await connection.execute(insert)
            await connection.execute(insert)

    with pytest.raises(sa.exc.IntegrityError):
        await twice()
    assert len(await sqlite_store.rows(sa.select(heartbeats))) == 1
    await sqlite_store.do(heartbeats.delete())


@pytest.mark.anyio
async def test_the_event_loop_goes_on_while_another_program_writes(sqlite_store: Store) -> None:
    file = str(sa.make_url(sqlite_store.settings.database).database)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        change = asyncio.create_task(sqlite_store.do(heartbeats.insert().values(id="x", at=1)))
        for _ in range(10):
            await asyncio.sleep(0.01)
        assert not change.done()
        other.execute("ROLLBACK")
    assert await change == 1


@pytest.mark.anyio
async def test_a_connection_that_nobody_waits_for_any_more_is_closed(tmp_path: Path) -> None:
    connection = connect(str(tmp_path / "left.db"))

    async def opened() -> None:
        await connection

    opening = asyncio.create_task(opened())
    await asyncio.sleep(0)  # the thread is about to open the file
    opening.cancel()
    with pytest.raises(asyncio.CancelledError):
        await opening
    await asyncio.to_thread(connection._thread.join, 10)
    assert connection._opened is not None
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        connection._opened.execute("SELECT 1")


# --- Closing ----------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_a_connection_in_use_is_closed_when_its_user_is_done(store: Store) -> None:
    begun = asyncio.Event()

    async def slowly() -> None:
        async with store.engine.connect():
            begun.set()
            await asyncio.sleep(0.05)

    pool = store.engine.pool
    task = asyncio.create_task(slowly())
    await begun.wait()
    await store.close()
    assert task.done()
    assert isinstance(pool, sa.QueuePool)
    assert pool.checkedin() == 0
    await task
