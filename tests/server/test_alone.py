"""One server on one file: nobody else beside it, and no lease that it could lose by being slow."""

from __future__ import annotations

import asyncio
import os
import stat
import sys
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa
from seated import arranged, enter
from servers import serving
from test_host import TABLE, house

from archrivals.server import alone as locking
from archrivals.server.alone import alone
from archrivals.server.core.place import CannotStart
from archrivals.server.core.schema import hosts
from archrivals.server.core.settings import Settings
from archrivals.server.core.starting import open_store
from archrivals.server.core.store import Store, now
from archrivals.server.tables.leases import Leases


def test_a_second_server_on_the_same_file_is_told_of_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(locking, "LOCK_TIMEOUT_S", 0.0)
    settings = Settings(database=f"sqlite:///{tmp_path / 'a.db'}")
    with alone(settings) as first:
        assert first
        with (
            pytest.raises(CannotStart, match="another server uses the database"),
            alone(settings),
        ):
            pass
        with alone(replace(settings, database=f"sqlite:///{tmp_path / 'b.db'}")) as other:
            assert other
    with alone(settings) as again:
        assert again


def test_where_others_may_come_leases_must_do() -> None:
    for settings in (
        Settings(database="postgresql://postgres@127.0.0.1:5432/test"),
        Settings(bus="nats://127.0.0.1:4222"),
    ):
        with alone(settings) as no_others:
            assert not no_others
    with alone(Settings(database="sqlite://")) as no_others:
        assert no_others


def test_a_lock_ends_with_its_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locking, "LOCK_TIMEOUT_S", 0.0)
    settings = Settings(database=f"sqlite:///{tmp_path / 'serve.db'}")
    with serving(tmp_path) as (_, process):
        with pytest.raises(CannotStart), alone(settings):
            pass
        process.kill()
        process.wait()
        with alone(settings) as no_others:
            assert no_others


@pytest.mark.anyio
async def test_the_lease_of_a_host_that_is_alone_never_lapses(sqlite_settings: Settings) -> None:
    async with house(sqlite_settings, lease=1) as here:
        await enter(here.store, TABLE, arranged(2))
        host = await here.host(alone=True)
        host.take(TABLE)
        await here.rest()
        ann = await here.viewer(0)
        await asyncio.sleep(0.01)  # ten times the length of a lease
        assert host.leases.holds
        await host._beat()
        await ann.play("play", "punch")
        assert TABLE in host.desks
        assert here.context.metrics.registry.get_sample_value("archrivals_fenced_total") == 0


@pytest.mark.anyio
async def test_whoever_is_alone_takes_up_at_once_what_a_killed_one_has_left(
    sqlite_store: Store,
) -> None:
    store = sqlite_store
    await enter(store, TABLE, arranged(2))
    dead = Leases(store, "killed")
    await dead.renew()
    assert await dead.claim(TABLE) is not None
    await store.do(sa.update(hosts).values(alive=now() + 3_600_000))  # it would live for an hour
    other = Leases(store, "other")
    await other.renew()
    assert await other.waiting(10) == []
    single = Leases(store, "alone", alone=True)
    await single.renew()
    assert await single.waiting(10) == [TABLE]
    assert await single.claim(TABLE) is not None


# --- Files ------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="modes are of POSIX")
@pytest.mark.anyio
async def test_nobody_else_on_the_machine_can_read_the_database(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    settings = Settings(database=f"sqlite:///{file}")
    before = os.umask(0o022)
    try:
        for older in (False, True):
            store = await open_store(settings, own=True)
            with alone(settings):
                await store.do(sa.delete(hosts))
                files = list(tmp_path.iterdir())
                found = {each.name: stat.S_IMODE(each.stat().st_mode) for each in files}
                assert found.keys() >= {file.name, f"{file.name}-wal", f"{file.name}-shm"}
                assert f"{file.name}.lock" in found
                assert set(found.values()) == {0o600}, (older, found)
                for each in files:  # as earlier versions have left them
                    each.chmod(0o644)
            await store.close()
    finally:
        os.umask(before)
