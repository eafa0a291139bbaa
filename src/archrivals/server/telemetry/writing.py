"""Whether the database takes what a process writes: on a full disk it may answer and still not."""

from __future__ import annotations

import asyncio
import shutil
from time import monotonic
from typing import Final

from sqlalchemy.dialects import postgresql, sqlite

from archrivals.server.core.schema import heartbeats
from archrivals.server.core.store import Store, new_id, now, sqlite_file

WRITE_TIMEOUT_S: Final = 1.0
"""Seconds in which a line must be written."""

AGAIN: Final = {True: 10.0, False: 1.0}
"""Seconds until the next try, by whether the last one succeeded, however often it is called."""

MIN_FREE_BYTES: Final = 20_000_000
"""Bytes that must be free where SQLite's file is."""

FORGET_AFTER_MS: Final = 3_600_000
"""Milliseconds after which the line of a process that has ended is wiped."""

MINE: Final = "process "


class Writing:
    """One line of the database that this process writes again, now and then, when it is asked."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._id = f"{MINE}{new_id(6)}"
        self._trouble = ""
        self._next = 0.0
        self._trying: asyncio.Task[None] | None = None

    async def trouble(self) -> str:
        """Return why nothing can be written; empty if it can."""
        if full := self._full():
            return full
        if self._trying is None and monotonic() >= self._next:
            self._trying = asyncio.create_task(self._try())
        if self._trying is not None:
            await asyncio.wait({self._trying}, timeout=WRITE_TIMEOUT_S)
        if self._trying is not None:
            return f"database: nothing written within {WRITE_TIMEOUT_S:g} s"
        return self._trouble

    def _full(self) -> str:
        file = sqlite_file(self._store.settings.database)
        if file is None:
            return ""
        try:
            free = shutil.disk_usage(file.absolute().parent).free
        except OSError as error:
            return f"disk: {error.strerror}"
        return "disk: almost full" if free < MIN_FREE_BYTES else ""

    async def _try(self) -> None:
        try:
            await self._write()
        except Exception as error:  # after any error of the driver nothing was written
            self._trouble = f"database: takes no writes ({type(error).__name__})"
        else:
            self._trouble = ""
        finally:
            self._next = monotonic() + AGAIN[not self._trouble]
            self._trying = None

    async def _write(self) -> None:
        insert = (sqlite if self._store.sqlite else postgresql).insert(heartbeats)
        at = now()
        async with self._store.begin(first=True) as connection:
            await connection.execute(
                insert.values(id=self._id, at=at).on_conflict_do_update(
                    index_elements=["id"], set_={"at": at}
                )
            )
            await connection.execute(
                heartbeats.delete().where(
                    heartbeats.c.id.like(f"{MINE}%"), heartbeats.c.at < at - FORGET_AFTER_MS
                )
            )
