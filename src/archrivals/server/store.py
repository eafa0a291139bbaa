"""The database, opened: SQLAlchemy Core over PostgreSQL or SQLite, brought up to date first."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from .settings import Settings

MIGRATIONS: Final = Path(__file__).parent / "migrations"
POOL: Final = 8
CAREFUL: Final = {"idle_in_transaction_session_timeout": "10s", "lock_timeout": "10s"}
"""A process that is stopped in the middle of a change must not keep its rows from the others."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_id(size: int = 12) -> str:
    """A fresh id that nobody can guess."""
    return secrets.token_urlsafe(size)


def hashed(token: str) -> str:
    """What the database keeps of a secret that was given out."""
    return hashlib.sha256(token.encode()).hexdigest()


class Store:
    """The database of a server; everyday queries go through ``begin`` and ``read``."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.sqlite = settings.database.startswith("sqlite:")
        self.engine: AsyncEngine = create_async_engine(
            async_address(settings.database), **self._options()
        )
        if self.sqlite:
            sa.event.listen(self.engine.sync_engine, "connect", _careful_sqlite)

    def _options(self) -> dict[str, Any]:
        if self.sqlite:
            return {"hide_parameters": True}
        sent = dict(CAREFUL)
        if self.settings.schema:
            sent["search_path"] = self.settings.schema
        return {
            "hide_parameters": True,
            "pool_size": POOL,
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
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it or nothing."""
        async with self.engine.begin() as connection:
            yield connection

    async def rows(self, query: sa.Executable) -> list[dict[str, Any]]:
        """The rows of a query, as dictionaries."""
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def row(self, query: sa.Executable) -> dict[str, Any] | None:
        """The first row of a query, if there is one."""
        found = await self.rows(query)
        return found[0] if found else None

    async def do(self, change: sa.Executable) -> int:
        """One change in a transaction of its own; how many rows it touched."""
        async with self.engine.begin() as connection:
            done = await connection.execute(change)
            return done.rowcount

    async def migrate(self) -> None:
        """Bring the database up to this version's schema."""
        if await self._current():
            return
        async with self.engine.begin() as connection:
            if not self.sqlite:  # one process at a time: the others wait, then find it done
                await connection.execute(sa.text("SELECT pg_advisory_xact_lock(731917)"))
            if self.settings.schema and not self.sqlite:
                await connection.execute(
                    sa.text(f'CREATE SCHEMA IF NOT EXISTS "{self.settings.schema}"')
                )
            await connection.run_sync(_upgrade)

    async def _current(self) -> bool:
        """Whether there is nothing to do: then a process is up the sooner."""
        try:
            row = await self.row(sa.text("SELECT version_num FROM alembic_version"))
        except (sa.exc.ProgrammingError, sa.exc.OperationalError):
            return False  # there is no schema yet
        return row is not None and row["version_num"] == newest_migration()

    async def close(self) -> None:
        """Give the connections back."""
        await self.engine.dispose()


def newest_migration() -> str:
    """The revision of this version's schema: migrations are numbered, and named by their number."""
    return max(file.name for file in (MIGRATIONS / "versions").glob("*.py")).partition("_")[0]


def async_address(address: str) -> str:
    """The address with the driver that we use."""
    kind, _, place = address.partition(":")
    return f"{'sqlite+aiosqlite' if kind == 'sqlite' else 'postgresql+asyncpg'}:{place}"


def _careful_sqlite(connection: Any, record: Any) -> None:
    """Durable, and readers do not wait for the writer."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _upgrade(connection: sa.Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
