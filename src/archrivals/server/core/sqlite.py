"""SQLite with as few visits to other threads as its promises need.

aiosqlite makes a visit to a thread for every call: to get a cursor, to execute, to fetch and to
close. Each of them waits until thread and event loop have time. A transaction keeps all other
writers waiting at the time, so on a busy server those visits were most of what a write took.

Here a statement is one visit. A change that does not wait for the disk is made ``at_once``, in the
thread of the event loop: it takes less time than a visit.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Self

import aiosqlite

Rows = list[tuple[Any, ...]]
Parameters = Sequence[Any] | dict[str, Any]


class Cursor:
    """A cursor for SQLAlchemy: what a statement finds is fetched with it."""

    arraysize = 1

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._rows: Rows = []
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, sql: str, parameters: Parameters = ()) -> Self:
        """Execute a statement and fetch all that it finds."""
        return await self._done(lambda connection: connection.execute(sql, parameters))

    async def executemany(self, sql: str, parameters: Iterable[Parameters]) -> Self:
        """Execute a statement many times."""
        return await self._done(lambda connection: connection.executemany(sql, parameters))

    async def _done(self, work: Callable[[sqlite3.Connection], sqlite3.Cursor]) -> Self:
        def visit() -> None:
            cursor = work(self._connection.inner)
            self._rows = cursor.fetchall() if cursor.description else []
            self.description = cursor.description
            self.rowcount, self.lastrowid = cursor.rowcount, cursor.lastrowid
            cursor.close()

        await self._connection.visited(visit)
        return self

    async def fetchall(self) -> Rows:
        """Return the rows that the statement found."""
        return self._rows

    async def close(self) -> None:
        """Nothing is left to close."""


class Connection(aiosqlite.Connection):
    """A connection with such cursors."""

    def __init__(self, file: str, **options: Any) -> None:
        super().__init__(self._open, 64)
        self._opened: sqlite3.Connection | None = None
        options["check_same_thread"] = False
        self._how = partial(sqlite3.connect, file, **options)
        self._thread.daemon = True  # as SQLAlchemy does for its own

    def _open(self) -> sqlite3.Connection:
        self._opened = self._how()
        return self._opened

    def stop(self) -> Any:
        """End the thread; also close what it opens for a caller who no longer waits."""
        self._tx.put_nowait((None, self._close_opened))
        return super().stop()

    def _close_opened(self) -> None:
        if self._opened is not None:
            self._opened.close()

    @property
    def inner(self) -> sqlite3.Connection:
        """The connection of the standard library; for the thread alone."""
        return self._conn

    async def visited(self, work: Callable[[], None]) -> None:
        """Do something in the thread."""
        await self._execute(work)  # type: ignore[no-untyped-call]

    def cursor(self) -> Cursor:  # type: ignore[override]  # as much of one as SQLAlchemy uses
        """A cursor, without a visit."""
        return Cursor(self)


class ConnectionAtOnce(Connection):
    """A connection that works in the thread of its user."""

    async def _execute(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        return fn(*args, **kwargs)


def connect(file: str, *, at_once: bool = False, **options: Any) -> Connection:
    """A connection to be awaited; what ``async_creator_fn`` of SQLAlchemy's aiosqlite makes."""
    return (ConnectionAtOnce if at_once else Connection)(file, **options)
