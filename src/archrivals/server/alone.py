"""One server on one file: a lock that the operating system keeps, and frees when the process ends.

A lease by time is for hosts that may lose sight of each other. Where one process is the whole
server no other can have its tables, however slow it is; so nothing has to be renewed in time.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from archrivals.server.core.place import ANOTHER_FILE, CannotStart, keep_private
from archrivals.server.core.settings import Settings

LOCK_TIMEOUT_S: Final = 5.0
"""Seconds that another server on the same file has to end."""


@contextmanager
def alone(settings: Settings) -> Iterator[bool]:
    """Be the only server on this database; false where others may come, and leases must do.

    The lock is SQLite's own, on a file next to the database: it works on every system.
    """
    address = sa.make_url(settings.database)
    if not settings.alone or address.get_backend_name() != "sqlite" or address.query:
        yield False
        return
    if address.database in (None, "", ":memory:"):
        yield True
        return
    lock = f"{address.database}.lock"
    with closing(sqlite3.connect(lock, timeout=LOCK_TIMEOUT_S, isolation_level=None)) as connection:
        try:
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            raise CannotStart(
                f"another server uses the database {address.database}; stop it, or {ANOTHER_FILE}"
            ) from None
        keep_private(Path(str(address.database)))
        yield True
