"""Backups made in the middle of games: restored, finished games verify and the others go on."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import sqlite3
import stat
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from commands import run
from databases import DATABASE, emptied, need_postgres
from seated import arranged, enter
from servers import Message, Person, cluster, person, small_server
from test_games import Game, scripted
from test_host import House, house
from websockets.asyncio.client import connect

from archrivals.boxes import catalogue_for
from archrivals.engine.saving import load, setup_from_json
from archrivals.hosting.hosted import HostedTable
from archrivals.hosting.wire import VERSION
from archrivals.server.core import revisions
from archrivals.server.core.backups import back_up, restore
from archrivals.server.core.place import CannotStart
from archrivals.server.core.schema import entries, metadata, tables
from archrivals.server.core.settings import Settings
from archrivals.server.core.store import Store, new_id
from archrivals.server.tables.leases import Leases
from archrivals.server.tables.log import log_for

TABLES = [f"a-table-{number}" for number in range(6)]


@asynccontextmanager
async def an_empty_place(kind: str, folder: Path) -> AsyncIterator[Settings]:
    """Where a backup can go: a file that does not exist, or a schema of its own."""
    if kind == "sqlite":
        yield Settings(database=f"sqlite:///{folder / 'restored.db'}")
        return
    need_postgres()
    settings = Settings(database=DATABASE, schema=f"restored_{secrets.token_hex(6)}")
    yield settings
    store = Store(replace(settings, schema=""))
    async with store.begin() as connection:
        await connection.execute(sa.text(f'DROP SCHEMA IF EXISTS "{settings.schema}" CASCADE'))
    await store.close()


async def rows_of(store: Store) -> dict[str, list[str]]:
    """Every row of every table, in an order that does not depend on the database."""
    return {
        table.name: sorted(str(row) for row in await store.rows(sa.select(table)))
        for table in metadata.sorted_tables
    }


def positions(file: Path) -> dict[str, int]:
    """How far each game has come in a backup."""
    with closing(sqlite3.connect(file)) as backup:
        query = 'SELECT "table", max(position) + 1 FROM entries GROUP BY "table"'
        return dict(backup.execute(query).fetchall())


async def play(here: House, table: str, rounds: int) -> None:
    """Both people at a table take their last option again and again."""
    viewers = [await here.viewer(seat, table) for seat in range(2)]
    for _ in range(rounds):
        for viewer in viewers:
            ask = (await viewer.look())["private"]["ask"]
            if ask is not None:
                await viewer.play(ask["options"][-1]["verb"])


@pytest.mark.anyio
@pytest.mark.parametrize("into", ["sqlite", "postgresql"])
async def test_a_backup_in_mid_play_is_one_moment_and_every_game_goes_on_from_it(
    settings: Settings, into: str, tmp_path: Path
) -> None:
    file = tmp_path / "mid-play.backup"
    async with house(settings) as here, an_empty_place(into, tmp_path) as place:
        host = await here.host()
        for table in TABLES:
            await enter(here.store, table, arranged())
            host.take(table)
        await here.rest()
        games = [asyncio.create_task(play(here, table, 12)) for table in TABLES]
        while not await here.log(TABLES[-1]) and not games[-1].done():
            await asyncio.sleep(0.001)
        before = {table: len(await here.log(table)) for table in TABLES}
        contents = await back_up(settings, file)
        await asyncio.gather(*games)
        kept = positions(file)
        later = {table: len(await here.log(table)) for table in TABLES}
        assert contents.playing == len(TABLES)
        assert all(before[table] <= kept[table] <= later[table] for table in TABLES)
        assert kept != later  # they played on meanwhile

        assert await restore(place, file) == contents
        store = Store(place)
        try:
            assert await store.rows(sa.select(tables.c.id).where(tables.c.host.is_not(None))) == []
            await goes_on(store, here, kept)
        finally:
            await store.close()
        if not here.store.sqlite:
            for each in here.hosts:
                await each.stop()
            here.hosts.clear()
            await emptied(here.store)


async def goes_on(store: Store, here: House, kept: dict[str, int]) -> None:
    """Every table resumes at the backup's position, as the same game, and takes another answer."""
    leases = Leases(store, f"host-{new_id(6)}")
    await leases.renew()
    log = log_for(store)
    assert sorted(await leases.waiting(100)) == TABLES
    for table in TABLES:
        claimed = await leases.claim(table)
        assert claimed is not None
        facts = claimed.facts
        written = await log.read(table)
        assert written == (await here.log(table))[: kept[table]]
        hosted = HostedTable.resume(facts, written)
        assert hosted.position == kept[table]
        ask = hosted.table.ask_of(hosted.asked[0])
        assert ask is not None
    await log.close()


@pytest.mark.anyio
@pytest.mark.parametrize("into", ["sqlite", "postgresql"])
async def test_nothing_changes_on_the_way_through_a_backup(
    store: Store, into: str, tmp_path: Path
) -> None:
    await enter(store, "one", arranged(), rated=False, listed=True)
    await enter(store, "two", arranged(), status="over", result=None, answers=[[0, 1]])
    await store.do(
        entries.insert().values(
            table="one",
            position=0,
            command="ä ‘quoted’ \\ \n \t",
            kind="answer",
            seat=0,
            value=1,
            note="",
            spent=7,
            at=2**52,
        )
    )
    file = tmp_path / "one.backup"
    await back_up(store.settings, file)
    async with an_empty_place(into, tmp_path) as place:
        await restore(place, file)
        restored = Store(place)
        try:
            assert await rows_of(restored) == await rows_of(store)
            null = sa.select(tables.c.id).where(tables.c.result.is_(None))
            assert await restored.rows(null) == await store.rows(null)  # SQL's null, not JSON's
        finally:
            await restored.close()


# --- Servers ----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["small", pytest.param("cluster", marks=pytest.mark.night)])
@pytest.mark.night
def test_a_server_goes_on_from_a_backup_that_was_made_while_people_played(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "server.backup"
    if kind == "small":
        with small_server(tmp_path) as address:
            source = f"sqlite:///{tmp_path / 'serve.db'}"
            finished, running, cookies = asyncio.run(played(address, file, source, capsys))
    else:
        with cluster(tmp_path) as members:
            monkeypatch.setenv("ARCHRIVALS_SCHEMA", members.schema)
            finished, running, cookies = asyncio.run(
                played(members.addresses[0], file, DATABASE, capsys)
            )
            monkeypatch.delenv("ARCHRIVALS_SCHEMA")
    kept = positions(file)
    assert kept[running] > 0
    fresh = tmp_path / "fresh"
    fresh.mkdir()
    place = f"sqlite:///{fresh / 'serve.db'}"
    code, told = run(capsys, "restore", str(file), "--database", place)
    assert (code, "1 finished games, 1 in play" in told) == (0, True), told
    code, told = run(capsys, "restore", str(file), "--database", place)
    assert (code, "has data already" in told) == (1, True)
    with small_server(fresh) as address:
        asyncio.run(verified(address, finished, cookies))
        assert asyncio.run(position_at(address, running, cookies)) >= kept[running]


async def played(
    address: str, file: Path, source: str, capsys: pytest.CaptureFixture[str]
) -> tuple[str, str, httpx.Cookies]:
    """One game to its end and one to its middle, where the backup is made; the tables."""
    async with person(address, "Ann") as ann:
        finished = await against_a_bot(ann, None)
        running = await against_a_bot(ann, 20)
        code, told = await asyncio.to_thread(run, capsys, "backup", str(file), "--database", source)
        assert (code, "1 finished games, 1 in play" in told) == (0, True), told
        await ann.call("GET", "me")
        return finished, running, ann.http.cookies


async def against_a_bot(ann: Person, answers: int | None) -> str:
    """A game against a bot, to its end or so many answers far."""
    wish = {**Game(2).wish, "bots": [None, "greedy"]}
    table: str = (await ann.call("POST", "tables", json=wish))["table"]
    await ann.send("join", table=table)
    room = await ann.next("room")
    decide = scripted(catalogue_for(setup_from_json(room["setup"])))
    await ann.call("PUT", f"tables/{table}/ready", json={"ready": True})
    if answers is None:
        await ann.play(table, decide)
        return table
    done = 0

    def some(seen: Message) -> int:
        nonlocal done
        done += 1
        if done > answers:
            raise Enough
        return decide(seen)

    with pytest.raises(Enough):
        await ann.play(table, some)
    return table


class Enough(Exception):
    """Somebody has played as far as wanted."""


async def verified(address: str, table: str, cookies: httpx.Cookies) -> None:
    """The finished game follows from its seed and answers."""
    async with httpx.AsyncClient(base_url=address, cookies=cookies, timeout=60) as http:
        saved = (await http.get(f"/api/tables/{table}/replay/file")).raise_for_status().json()
    again = load(saved, catalogue_for(setup_from_json(saved["setup"])))  # checks the digest
    assert again.over


async def position_at(address: str, table: str, cookies: httpx.Cookies) -> int:
    """Where a game stands for Ann, whose session was restored, too."""
    async with httpx.AsyncClient(base_url=address, cookies=cookies, timeout=60) as http:
        me = (await http.get("/api/me")).raise_for_status().json()
        http.headers["X-Archrivals-CSRF"] = me["csrf"]
        ticket = (await http.post("/api/tickets")).raise_for_status().json()["ticket"]
        place = address.replace("http", "ws", 1) + "/ws"
        async with connect(place, max_size=None, compression=None, proxy=None) as socket:
            ann = Person(address, http, socket, me["person"]["id"])
            await socket.send(
                json.dumps({"type": "hello", "version": VERSION, "ticket": ticket, "words": False})
            )
            await ann.next("welcome")
            await ann.send("join", table=table)
            view = await ann.next("view")
            while view["private"]["ask"] is None:
                view = await ann.next("view", "update")
            await ann.send(
                "answer",
                table=table,
                position=view["position"],
                command=secrets.token_hex(8),
                option=len(view["private"]["ask"]["options"]) - 1,
            )
            await ann.next("accepted")
            return int(view["position"])


# --- What is refused --------------------------------------------------------------------------


@pytest.mark.anyio
async def test_only_an_empty_place_takes_a_backup(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "a.backup"
    await enter(store, "one", arranged())
    await back_up(store.settings, file)
    with pytest.raises(CannotStart, match="already"):
        await restore(store.settings, file)
    assert len(await store.rows(sa.select(tables))) == 1


@pytest.mark.anyio
async def test_a_backup_never_replaces_a_file_and_is_private(
    sqlite_store: Store, tmp_path: Path
) -> None:
    file = tmp_path / "a.backup"
    await back_up(sqlite_store.settings, file)
    before = file.read_bytes()
    if sys.platform != "win32":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with pytest.raises(CannotStart, match=r"there is a file .* already"):
        await back_up(sqlite_store.settings, file)
    assert file.read_bytes() == before
    assert [each.name for each in tmp_path.iterdir() if "partial" in each.name] == []


@pytest.mark.anyio
async def test_a_file_that_is_no_whole_backup_is_told_and_leaves_nothing(
    sqlite_store: Store, tmp_path: Path
) -> None:
    place = Settings(database=f"sqlite:///{tmp_path / 'new.db'}")
    text, cut, newer = (tmp_path / name for name in ("text", "cut", "newer"))
    text.write_text("Remember the milk. " * 100, encoding="utf-8")
    await back_up(sqlite_store.settings, cut)
    await back_up(sqlite_store.settings, newer)
    os.truncate(cut, cut.stat().st_size // 2)
    with closing(sqlite3.connect(newer)) as changed:
        changed.execute("UPDATE alembic_version SET version_num = '9999'")
        changed.commit()
    for file, told in (
        (text, "is not a database of Archrivals"),
        (cut, "damaged|is not a database"),
        (newer, "made by a newer Archrivals"),
        (tmp_path / "nothing", "there is no file"),
    ):
        with pytest.raises(CannotStart, match=told):
            await restore(place, file)
        assert not (tmp_path / "new.db").exists()
    with pytest.raises(CannotStart, match="there is no database"):
        await back_up(place, tmp_path / "b.backup")


@pytest.mark.anyio
async def test_a_backup_of_an_older_version_is_brought_up_to_date(tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    engine = sa.create_engine(f"sqlite:///{old}")
    with engine.begin() as connection:
        revisions.walk(connection, "0001")
        connection.execute(
            sa.text(
                "INSERT INTO people (id, name, created, preferences) VALUES ('a', 'Ann', 1, '{}')"
            )
        )
    engine.dispose()
    file = tmp_path / "old.backup"
    assert (await back_up(Settings(database=f"sqlite:///{old}"), file)).revision == "0001"
    async with an_empty_place("postgresql", tmp_path) as place:
        await restore(place, file)
        store = Store(place)
        found = await store.rows(sa.text("SELECT name, banned FROM people"))
        at = await store.row(sa.text("SELECT version_num FROM alembic_version"))
        await store.close()
    assert found == [{"name": "Ann", "banned": None}]
    assert at == {"version_num": revisions.newest()}


@pytest.mark.anyio
async def test_a_restored_file_has_a_fresh_schema_whatever_the_backup_brings(
    sqlite_settings: Settings, tmp_path: Path
) -> None:
    file = tmp_path / "tampered.backup"
    await back_up(sqlite_settings, file)
    with closing(sqlite3.connect(file)) as backup:
        backup.execute("CREATE TABLE more (id TEXT)")
        backup.execute("CREATE VIEW seen AS SELECT email FROM people")
        backup.execute(
            "CREATE TRIGGER spy AFTER INSERT ON people BEGIN INSERT INTO more VALUES (new.id); END"
        )
        backup.execute(
            "INSERT INTO people (id, name, created, preferences) VALUES ('a', 'Ann', 1, '{}')"
        )
        backup.commit()
    place = Settings(database=f"sqlite:///{tmp_path / 'restored.db'}")
    assert (await restore(place, file)).people == 1

    def schema_of(settings: Settings) -> list[tuple[str, str]]:
        with closing(sqlite3.connect(settings.database.removeprefix("sqlite:///"))) as there:
            query = "SELECT type, name FROM sqlite_master ORDER BY type, name"
            return there.execute(query).fetchall()

    assert schema_of(place) == schema_of(sqlite_settings)
