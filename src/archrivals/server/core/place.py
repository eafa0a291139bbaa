"""The place of the database: what may be there, and why it may not be used."""

from __future__ import annotations

import os
import sqlite3
import stat
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from archrivals.folders import data_folder

from . import revisions
from .settings import Settings
from .store import sqlite_file


class CannotStart(Exception):
    """Something outside is not as a server needs it; the message says what to do."""


PRIVATE_MODE: Final = 0o600
SQLITE_SUFFIXES: Final = ("", "-wal", "-shm", "-journal", ".lock", ".lock-journal", ".key")
"""What the names of a database's files end with."""

ANOTHER_FILE: Final = "choose another with --database sqlite:///FILE or ARCHRIVALS_DATABASE"


def check_known(at: str, what: str = "the database") -> None:
    """Refuse a schema that this version has never had."""
    if at not in revisions.known():
        raise CannotStart(
            f"{what} was made by a newer Archrivals; install that version or a newer one"
        )


def refuse_shards(connection: sa.Connection) -> None:
    """Refuse a database of schema 0010 or 0011 that has logs of tables in other databases."""
    elsewhere = sa.text("SELECT count(*) FROM tables WHERE shard IS NOT NULL")
    if connection.execute(elsewhere).scalar():
        raise CannotStart(
            "logs of tables are in shards, which this version cannot read; bring them back with "
            "the version before: archrivals shards move .. first"
        )


# --- SQLite -----------------------------------------------------------------------------------


def file_of(settings: Settings) -> Path | None:
    """The file of the database; None without one, or for one that is opened with options."""
    return None if sa.make_url(settings.database).query else sqlite_file(settings.database)


def opened_to_read(file: Path) -> sqlite3.Connection:
    """A connection that reads; it does not create the file.

    Where it may, it could also write: else SQLite leaves files next to the database behind, which
    belong to the reader, and which keep the server out.
    """
    mode = "rw" if os.access(file, os.W_OK) else "ro"
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode={mode}", uri=True)


def make_place(settings: Settings) -> None:
    """Make the user's data folder, if the database belongs there; other folders must exist."""
    file = file_of(settings)
    if file is not None and file.parent == data_folder():
        with suppress(OSError):  # the check explains the fault
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)


def check_place(settings: Settings) -> None:
    """Refuse a file that cannot be a database, before anything else happens to it."""
    if (file := file_of(settings)) is not None:
        _check_file(file)


def _check_file(file: Path) -> None:
    """Look at the file before the server's driver does, whose threads outlive a failure."""
    if not file.parent.is_dir():
        raise CannotStart(
            f"there is no folder {file.parent} for the database; create it, or {ANOTHER_FILE}"
        )
    if file.is_dir():
        inside = file / "archrivals.db"
        raise CannotStart(f"the database {file} is a folder; name a file: sqlite:///{inside}")
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE_MODE))
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
    """Let no other user of the machine read mail addresses, password hashes and seeds.

    SQLite gives the files that it adds later the mode of the first.
    """
    for ending in SQLITE_SUFFIXES:
        sibling = file.with_name(file.name + ending)
        with suppress(OSError):  # there is none, or it is another's, who may have reasons
            if stat.S_IMODE(sibling.stat().st_mode) & 0o077:
                sibling.chmod(PRIVATE_MODE)


def _file_trouble(file: Path, error: sqlite3.Error) -> str:
    code = getattr(error, "sqlite_errorcode", None)
    if code == sqlite3.SQLITE_NOTADB:
        return f"{file} is not a SQLite database; {ANOTHER_FILE}"
    if code == sqlite3.SQLITE_BUSY:
        return f"another program is writing to the database {file}; stop it, or {ANOTHER_FILE}"
    return f"cannot use the database {file} ({error}); {ANOTHER_FILE}"


# --- PostgreSQL -------------------------------------------------------------------------------


def explained(error: Exception, address: sa.URL) -> str | None:
    """Explain why the database cannot be used; None for an unforeseen reason."""
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
