"""Backups: the whole database in one file, made while people play, restored into an empty place.

A backup is a SQLite file for any database of the server. So a backup of PostgreSQL needs no
other program, can be looked into, and can be restored into SQLite, and the other way round. It
holds the state of one moment: SQLite's own copy, or one transaction of PostgreSQL.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import asyncpg
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from . import revisions
from .place import (
    PRIVATE_MODE,
    CannotStart,
    check_known,
    explained,
    file_of,
    opened_to_read,
    refuse_shards,
)
from .settings import Settings
from .store import Store

ROWS_PER_BATCH: Final = 2_000
"""Rows that are carried over at a time."""

WITH_SHARDS: Final = ("0010", "0011")
"""The schemas in which the log of a table could be in another database."""

LET_GO: Final = ("UPDATE tables SET host = NULL WHERE host IS NOT NULL", "DELETE FROM hosts")
"""Free all tables of a restored database: the first host goes on with them."""


@dataclass(frozen=True, slots=True)
class Contents:
    """The contents of a backup, as far as an operator wants to know at a glance."""

    people: int
    finished: int
    playing: int
    revision: str

    def __str__(self) -> str:
        return f"{self.people} people, {self.finished} finished games, {self.playing} in play"


async def back_up(settings: Settings, file: Path) -> Contents:
    """Write a backup; the file must not exist, and it exists only if all went well."""
    source = file_of(settings)
    with _unfinished(file) as partial:
        if settings.database.startswith("sqlite:"):
            if source is None or not source.is_file():
                raise CannotStart(f"there is no database {source or settings.database} to back up")
            await asyncio.to_thread(_copied, source, partial)
        else:
            await _dumped(settings, partial)
        return _looked_into(partial)


async def restore(settings: Settings, file: Path) -> Contents:
    """Bring a backup back into an empty place, at this version's schema; all of it or nothing."""
    if not file.is_file():
        raise CannotStart(f"there is no file {file}")
    found = _looked_into(file)
    check_known(found.revision, "the backup")
    if not settings.database.startswith("sqlite:"):
        await _filled(settings, file, found.revision)
        return found
    place = file_of(settings)
    if place is None:
        raise CannotStart(f"{settings.database} is not a file that a backup could be restored into")
    if not _empty(place):
        raise CannotStart(
            f"{place} has data already; restore into a new file: --database sqlite:///FILE"
        )
    with suppress(FileNotFoundError):
        place.unlink()  # an empty file, such as a failed start leaves behind
    with _unfinished(place) as partial:
        await asyncio.to_thread(_brought_up, partial, found.revision)
        await asyncio.to_thread(_rows_copied, file, partial)
        await asyncio.to_thread(_brought_up, partial, revisions.newest(), LET_GO)
    return found


# --- Files ------------------------------------------------------------------------------------


@contextmanager
def _unfinished(file: Path) -> Iterator[Path]:
    """Make a file that gets its name when it is whole; no other user can read it."""
    if file.exists():
        raise CannotStart(f"there is a file {file} already; name another one")
    partial = file.with_name(f"{file.name}.partial")
    try:
        partial.unlink(missing_ok=True)  # what a killed backup has left
        os.close(os.open(partial, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE_MODE))
    except OSError as error:
        raise CannotStart(f"cannot write {file} ({error.strerror}); name another place") from None
    try:
        yield partial
        partial.rename(file)
    except (sqlite3.Error, sa.exc.DatabaseError, OSError) as error:
        cause = getattr(error, "orig", None) or error
        raise CannotStart(f"cannot write {file} ({cause}); is the disk full?") from error
    finally:
        for ending in ("", "-journal", "-wal", "-shm"):
            partial.with_name(partial.name + ending).unlink(missing_ok=True)


def _copied(source: Path, target: Path) -> None:
    """Copy a SQLite database of which others read and write; they do not wait for it."""
    with (
        closing(opened_to_read(source)) as live,
        closing(sqlite3.connect(target)) as copy,
    ):
        live.backup(copy)  # in one step, which reads one moment
        copy.execute("PRAGMA journal_mode=DELETE")  # so that it is one file


def _rows_copied(source: Path, target: Path) -> None:
    """Copy the rows of a backup into a fresh schema: a trigger or a view in it stays behind."""
    with closing(sqlite3.connect(target.absolute().as_uri(), uri=True)) as fresh:
        fresh.execute("ATTACH ? AS backup", (f"{source.absolute().as_uri()}?mode=ro",))
        with fresh:
            for table in _tables(target):
                names = _names(table)
                fresh.execute(
                    f'INSERT INTO main."{table.name}" ({names}) '
                    f'SELECT {names} FROM backup."{table.name}"'
                )


def _looked_into(file: Path) -> Contents:
    """Return the contents of a backup; report a file that is damaged or not a backup."""
    try:
        with closing(opened_to_read(file)) as copy:
            if (damage := copy.execute("PRAGMA integrity_check(1)").fetchone()[0]) != "ok":
                raise CannotStart(f"{file} is damaged ({damage}); take another backup")

            def count(query: str) -> int:
                return int(copy.execute(f"SELECT count(*) FROM {query}").fetchone()[0])

            return Contents(
                count("people"),
                count("tables WHERE status = 'over'"),
                count("tables WHERE status = 'playing'"),
                str(copy.execute("SELECT version_num FROM alembic_version").fetchone()[0]),
            )
    except (sqlite3.Error, TypeError) as error:
        raise CannotStart(f"{file} is not a database of Archrivals ({error})") from None


def _empty(place: Path) -> bool:
    if not place.exists() or place.stat().st_size == 0:
        return True
    try:
        with closing(opened_to_read(place)) as there:
            return not there.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    except sqlite3.Error:
        return False  # something else: it is not ours to write over


def _brought_up(file: Path, revision: str, then: tuple[str, ...] = ()) -> None:
    """Give a SQLite file the schema of a revision."""
    engine = sa.create_engine(f"sqlite:///{file}")
    try:
        with engine.begin() as connection:
            revisions.walk(connection, revision)
            for statement in then:
                connection.execute(sa.text(statement))
    finally:
        engine.dispose()


# --- PostgreSQL -------------------------------------------------------------------------------


def _tables(file: Path) -> list[sa.Table]:
    """The tables of a backup, each after those that it refers to."""
    found = sa.MetaData()
    engine = sa.create_engine(f"sqlite:///{file}")
    try:
        found.reflect(engine)
    finally:
        engine.dispose()
    return [table for table in found.sorted_tables if table.name != "alembic_version"]


def _names(table: sa.Table) -> str:
    return ", ".join(f'"{column.name}"' for column in table.columns)


async def _dumped(settings: Settings, file: Path) -> None:
    """Carry one moment of PostgreSQL over into a file with the same schema."""
    store = Store(settings)
    try:
        await _dumped_moment(store, file)
    except (asyncpg.PostgresError, sa.exc.DBAPIError, OSError) as error:
        raise _unreachable(error, settings) from error
    finally:
        await store.close()


async def _dumped_moment(store: Store, file: Path) -> None:
    async with store.engine.connect() as connection:
        revision = await connection.run_sync(revisions.current)
    if revision is None:
        raise CannotStart("this database is empty: there is nothing to back up")
    check_known(revision)
    # Before the transaction begins: PostgreSQL ends one that is idle for long (``CAREFUL``).
    await asyncio.to_thread(_brought_up, file, revision)
    async with store.engine.connect() as connection:
        await connection.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )
        if await connection.run_sync(revisions.current) != revision:
            raise CannotStart("the schema was changed just now; start the backup again")
        if revision in WITH_SHARDS:  # or the backup would lack those logs
            await connection.run_sync(refuse_shards)
        driver: Any = (await connection.get_raw_connection()).driver_connection
        with closing(sqlite3.connect(file)) as copy:
            for table in _tables(file):
                await _carried_out(driver, copy, table)
            copy.commit()


async def _carried_out(driver: Any, copy: sqlite3.Connection, table: sa.Table) -> None:
    """The rows of one table; JSON is text in both."""
    names = _names(table)
    places = ", ".join("?" * len(table.columns))
    insert = f'INSERT INTO "{table.name}" ({names}) VALUES ({places})'
    texts = ", ".join(
        f'"{each.name}"::text' if isinstance(each.type, sa.JSON) else f'"{each.name}"'
        for each in table.columns
    )
    rows = await driver.cursor(f'SELECT {texts} FROM "{table.name}"')
    while batch := await rows.fetch(ROWS_PER_BATCH):
        copy.executemany(insert, (tuple(row) for row in batch))


async def _filled(settings: Settings, file: Path, revision: str) -> None:
    """Bring a backup into PostgreSQL, in one transaction."""
    store = Store(settings)
    try:
        async with store.engine.begin() as connection:
            await store.alone_with_schema(connection)
            await _refuse_data(connection, settings)
            await connection.run_sync(revisions.walk, revision)
            driver: Any = (await connection.get_raw_connection()).driver_connection
            with closing(opened_to_read(file)) as copy:
                for table in _tables(file):
                    await _carried_in(driver, copy, table)
            await connection.run_sync(revisions.walk, revisions.newest())
            for statement in LET_GO:
                await connection.execute(sa.text(statement))
    except (asyncpg.PostgresError, sa.exc.DBAPIError, OSError) as error:
        raise _unreachable(error, settings) from error
    finally:
        await store.close()


async def _carried_in(driver: Any, copy: sqlite3.Connection, table: sa.Table) -> None:
    columns = list(table.columns)
    switches = [at for at, each in enumerate(columns) if isinstance(each.type, sa.Boolean)]
    rows = copy.execute(f'SELECT {_names(table)} FROM "{table.name}"')
    while batch := rows.fetchmany(ROWS_PER_BATCH):
        records = [list(row) for row in batch]
        for record in records:
            for at in switches:  # SQLite has numbers for them
                record[at] = None if record[at] is None else bool(record[at])
        await driver.copy_records_to_table(
            table.name, records=records, columns=[column.name for column in columns]
        )


async def _refuse_data(connection: AsyncConnection, settings: Settings) -> None:
    found = await connection.run_sync(lambda sync: sa.inspect(sync).get_table_names())
    if "alembic_version" in found or "people" in found:
        where = sa.make_url(settings.database).database
        raise CannotStart(
            f"the database {where!r} has tables of Archrivals already; restore into a new one "
            "(createdb NAME), or another ARCHRIVALS_SCHEMA"
        )


def _unreachable(error: Exception, settings: Settings) -> Exception:
    explanation = explained(error, sa.make_url(settings.database))
    return error if explanation is None else CannotStart(explanation)
