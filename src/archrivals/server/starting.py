"""What a server needs before it starts; what is missing is told in a sentence that helps."""

from __future__ import annotations

import os
import sqlite3
import stat
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

import nats.errors
import sqlalchemy as sa

from .bus import FIRST_ANSWER, Bus, LocalBus, NatsBus
from .settings import Settings, without_login
from .store import Store


class CannotStart(Exception):
    """Something outside is not as a server needs it; the message says what to do."""


PRIVATE: Final = 0o600
BESIDE: Final = ("", "-wal", "-shm", "-journal", ".lock", ".lock-journal")
"""What the names of a database's files end with."""

ANOTHER_FILE: Final = "choose another with --database sqlite:///FILE or ARCHRIVALS_DATABASE"


async def open_store(settings: Settings) -> Store:
    """The database, up to date."""
    address = sa.make_url(settings.database)
    if address.get_backend_name() == "sqlite":
        _check_file(address)
    store = Store(settings)
    try:
        await store.migrate()
    except Exception as error:
        await store.close()
        explained = _explained(error, address)
        if explained is None:
            raise
        raise CannotStart(explained) from None
    return store


# --- SQLite -----------------------------------------------------------------------------------


def _check_file(address: sa.URL) -> None:
    """Look at the file before the server's driver does, whose threads outlive a failure."""
    if address.database in (None, "", ":memory:") or address.query:
        return  # no file, or one that is opened with options
    file = Path(str(address.database))
    if not file.parent.is_dir():
        raise CannotStart(
            f"there is no folder {file.parent} for the database; create it, or {ANOTHER_FILE}"
        )
    if file.is_dir():
        inside = file / "archrivals.db"
        raise CannotStart(f"the database {file} is a folder; name a file: sqlite:///{inside}")
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE))
    except OSError as error:
        raise CannotStart(
            f"cannot write the database {file} ({error.strerror}); {ANOTHER_FILE}"
        ) from None
    keep_private(file)
    try:
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
            connection.execute("BEGIN IMMEDIATE")
    except sqlite3.Error as error:
        raise CannotStart(_file_trouble(file, error)) from None


def keep_private(file: Path) -> None:
    """Let nobody else on the machine read mail addresses, password hashes and seeds.

    SQLite gives the files that it adds later the mode of the first.
    """
    for ending in BESIDE:
        beside = file.with_name(file.name + ending)
        with suppress(OSError):  # there is none, or it is another's, who may have reasons
            if stat.S_IMODE(beside.stat().st_mode) & 0o077:
                beside.chmod(PRIVATE)


def _file_trouble(file: Path, error: sqlite3.Error) -> str:
    code = getattr(error, "sqlite_errorcode", None)
    if code == sqlite3.SQLITE_NOTADB:
        return f"{file} is not a SQLite database; {ANOTHER_FILE}"
    if code == sqlite3.SQLITE_BUSY:
        return f"another program is writing to the database {file}; stop it, or {ANOTHER_FILE}"
    return f"cannot use the database {file} ({error}); {ANOTHER_FILE}"


# --- PostgreSQL -------------------------------------------------------------------------------


def _explained(error: Exception, address: sa.URL) -> str | None:
    """Why the database cannot be used; None for what nobody has foreseen."""
    if type(error).__module__.startswith("alembic."):
        return "the database was made by a newer Archrivals; install that version or a newer one"
    where = f"PostgreSQL at {address.host or 'localhost'}:{address.port or 5432}"
    if isinstance(error, TimeoutError | OSError):
        return f"{where} does not answer; start it, or correct ARCHRIVALS_DATABASE"
    # SQLAlchemy 2.0 lets the driver's own error through, 2.1 wraps it.
    state = str(getattr(getattr(error, "orig", error), "sqlstate", ""))
    if state in ("28P01", "28000"):
        return (
            f"{where} refuses the user {address.username!r}; "
            "correct the user and the password in ARCHRIVALS_DATABASE"
        )
    if state == "3D000":
        return (
            f"{where} has no database {address.database!r}; "
            f"create it (createdb {address.database}), or correct ARCHRIVALS_DATABASE"
        )
    if state == "42501":
        return (
            f"{where} does not let {address.username!r} create tables; make that user the owner: "
            f"ALTER DATABASE {address.database} OWNER TO {address.username}"
        )
    if state[:2] in ("53", "57"):  # too many connections; starting up or shutting down
        return f"{where} takes no connections now; try again in a moment"
    return None


# --- NATS -------------------------------------------------------------------------------------


async def open_bus(settings: Settings, name: str) -> Bus:
    """What the processes of this server talk over."""
    if settings.alone:
        return LocalBus()
    where = f"NATS at {without_login(settings.bus)}"
    try:
        return await NatsBus.connect(settings.bus, settings.realm, name, FIRST_ANSWER)
    except nats.errors.AuthorizationError:
        raise CannotStart(
            f"{where} refuses the user or the password in ARCHRIVALS_BUS; correct them"
        ) from None
    except (nats.errors.Error, OSError, TimeoutError, ValueError):
        raise CannotStart(f"{where} does not answer; start it, or correct ARCHRIVALS_BUS") from None
