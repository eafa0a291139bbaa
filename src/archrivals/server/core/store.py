"""The database, opened: SQLAlchemy Core over PostgreSQL or SQLite."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar, overload

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from . import revisions, sqlite
from .settings import Settings

T = TypeVar("T")

POOL_SIZE: Final = 8
CLOSE_TIMEOUT_S: Final = 5.0
"""Seconds that a closing store waits for those who still use a connection."""

LOCK_TIMEOUT_MS: Final = 5_000
"""Milliseconds that another program may keep a SQLite file from us."""

CAREFUL: Final = {"idle_in_transaction_session_timeout": "10s", "lock_timeout": "10s"}
"""A process that is stopped in the middle of a change must not keep its rows from the others."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_id(size: int = 12) -> str:
    """Return a fresh id that cannot be guessed."""
    return secrets.token_urlsafe(size)


def hashed(token: str) -> str:
    """Return the text that the database keeps for a secret that was given out."""
    return hashlib.sha256(token.encode()).hexdigest()


class Store:
    """The database of a server; everyday queries go through ``begin`` and ``read``."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.sqlite = settings.database.startswith("sqlite:")
        self.engine = self._changes = self._opened()
        if sqlite_file(settings.database) is not None:
            self._changes = self._opened(at_once=True)
        self._line = asyncio.Lock()
        self._turn = asyncio.Lock()

    def _opened(self, *, at_once: bool = False) -> AsyncEngine:
        address = async_address(self.settings.database)
        if not self.sqlite:
            return create_async_engine(address, **self._options())
        creator = {"async_creator_fn": partial(sqlite.connect, at_once=at_once)}
        engine = create_async_engine(address, hide_parameters=True, connect_args=creator)
        sa.event.listen(engine.sync_engine, "connect", partial(_careful_sqlite, at_once))
        return engine

    def _options(self) -> dict[str, Any]:
        sent = dict(CAREFUL)
        if self.settings.schema:
            sent["search_path"] = self.settings.schema
        return {
            "hide_parameters": True,
            "pool_size": POOL_SIZE,
            "max_overflow": 4,
            "pool_pre_ping": True,
            "pool_timeout": 10,
            "connect_args": {"server_settings": sent, "timeout": 5},
        }

    def clock(self) -> Any:
        """The time by the database's clock: processes need not agree about it."""
        if self.sqlite:
            return sa.literal(now())
        return sa.cast(sa.extract("epoch", sa.func.clock_timestamp()) * 1000, sa.BigInteger)

    @asynccontextmanager
    async def turn(self, *, first: bool = False) -> AsyncIterator[None]:
        """Be the one who writes, where there can be only one; ``first`` before all who wait.

        A writer that finds SQLite busy tries again after a while: among many, one may try for
        seconds. So writers take turns.
        """
        async with AsyncExitStack() as locks:
            if self.sqlite:
                for lock in (self._turn,) if first else (self._line, self._turn):
                    await locks.enter_async_context(lock)
            yield

    @asynccontextmanager
    async def begin(self, *, first: bool = False) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it or nothing.

        ``first`` is for work that all others wait for. When it ends it is on the disk, together
        with all that was written before; the others leave that to it.
        """
        engine = self.engine if first else self._changes
        async with self.turn(first=first), engine.begin() as connection:
            if engine is not self.engine:
                await _locked(connection)
            yield connection

    @overload
    async def rows(self, query: sa.Executable) -> list[Any]: ...  # the caller knows its columns

    @overload
    async def rows(self, query: sa.Executable, kind: type[T]) -> list[T]: ...

    async def rows(self, query: sa.Executable, kind: object = None) -> list[Any]:
        """Return the rows of a query as dictionaries, of a ``kind`` that has its columns."""
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    @overload
    async def row(self, query: sa.Executable) -> Any: ...  # in the same way

    @overload
    async def row(self, query: sa.Executable, kind: type[T]) -> T | None: ...

    async def row(self, query: sa.Executable, kind: object = None) -> Any:
        """Return the first row of a query, if there is one."""
        found = await self.rows(query)
        return found[0] if found else None

    async def do(self, change: sa.Executable) -> int:
        """One change in a transaction of its own; how many rows it touched."""
        async with self.begin() as connection:
            done = await connection.execute(change)
            return done.rowcount

    async def migrate(self, to: str | None = None) -> None:
        """Bring the database to this version's schema, or to a revision of it."""
        wanted = to or revisions.newest()
        if await self.revision() == wanted:
            return
        async with self.engine.begin() as connection:
            await self.alone_with_schema(connection)
            await connection.run_sync(revisions.walk, wanted)

    async def alone_with_schema(self, connection: AsyncConnection) -> None:
        """Be the only one who changes the schema, which exists then: the others wait."""
        if self.sqlite:
            return
        await connection.execute(sa.text("SET LOCAL lock_timeout = 0"))
        await connection.execute(sa.text("SELECT pg_advisory_xact_lock(731917)"))
        if self.settings.schema:
            create = f'CREATE SCHEMA IF NOT EXISTS "{self.settings.schema}"'
            await connection.execute(sa.text(create))

    async def revision(self) -> str | None:
        """The revision of the schema; None without one."""
        async with self.engine.connect() as connection:
            return await connection.run_sync(revisions.current)

    async def clear_traces(self) -> None:
        """Empty the file in which SQLite keeps the latest writes, deleted things among them."""
        if self.sqlite:
            async with self.turn(), self.engine.connect() as connection:
                await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    async def close(self) -> None:
        """Close all connections, each when its user is done."""
        for engine in {self.engine, self._changes}:
            await _unused(engine.pool)
            await engine.dispose()


def sqlite_file(database: str) -> Path | None:
    """The file of a SQLite database; None in memory, and for PostgreSQL.

    >>> sqlite_file("sqlite:////var/lib/archrivals/archrivals.db").as_posix()
    '/var/lib/archrivals/archrivals.db'
    """
    address = sa.make_url(database)
    if address.get_backend_name() != "sqlite" or address.database in (None, "", ":memory:"):
        return None
    return Path(str(address.database))


def async_address(address: str) -> str:
    """The address with the driver that we use."""
    kind, _, place = address.partition(":")
    return f"{'sqlite+aiosqlite' if kind == 'sqlite' else 'postgresql+asyncpg'}:{place}"


def _careful_sqlite(at_once: bool, connection: Any, record: Any) -> None:
    """Readers do not wait for the writer, and single statements do not wait for the disk.

    The log is written before anybody sees an answer, and the lease is renewed every second: with
    either, everything written before is also on the disk.
    """
    cursor = connection.cursor()
    pragmas = [f"busy_timeout={LOCK_TIMEOUT_MS}", "journal_mode=WAL", "foreign_keys=ON"]
    pragmas += ["secure_delete=ON"]  # deleted data is overwritten in the file
    if at_once:
        pragmas += ["synchronous=NORMAL", "wal_autocheckpoint=0", "busy_timeout=0"]
    else:
        pragmas += ["synchronous=FULL"]
    for pragma in pragmas:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def _unused(pool: sa.Pool) -> None:
    """Wait until no connection is in use: a disposed pool does not close what comes back later."""
    until = time.monotonic() + CLOSE_TIMEOUT_S
    while isinstance(pool, sa.QueuePool) and pool.checkedout() and time.monotonic() < until:
        await asyncio.sleep(0.01)


async def _locked(connection: AsyncConnection) -> None:
    """Begin to write at once; while another program writes into the file, try again."""
    until = time.monotonic() + LOCK_TIMEOUT_MS / 1000
    while True:
        try:
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
            return
        except sa.exc.OperationalError:
            if time.monotonic() > until:
                raise
        await asyncio.sleep(0.02)
