"""The revisions of the schema: which there are, and the way from one to another."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import sqlalchemy as sa

MIGRATIONS: Final = Path(__file__).parent.parent / "migrations"


def known() -> list[str]:
    """Every revision of this version, oldest first: a migration is named by its number."""
    files = (MIGRATIONS / "versions").glob("[0-9]*.py")
    return sorted(file.name.partition("_")[0] for file in files)


def newest() -> str:
    """The revision of this version's schema."""
    return known()[-1]


def after(revision: str) -> str:
    """The revision that follows this one, also if only a newer version has it.

    >>> after("0009")
    '0010'
    """
    return f"{int(revision) + 1:04}"


def walk(connection: sa.Connection, to: str) -> None:
    """Bring the schema from the revision it has to another one, up or down."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    at = current(connection)
    (command.upgrade if at is None or at <= to else command.downgrade)(config, to)


def current(connection: sa.Connection) -> str | None:
    """The revision of a database; None for one without our schema."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)
