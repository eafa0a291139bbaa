"""The audit log: actions, actors and reasons. It is appended to and read; nothing changes it.

People are in it by an alias. A person who deletes their account takes the alias along, so that the
log stays as it was written and names no person who is gone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from archrivals.engine.records import record
from archrivals.hosting.operations.declared import JsonObject
from archrivals.hosting.rows import from_row
from archrivals.server.core.schema import aliases, audit, people
from archrivals.server.core.store import Store, new_id, now

CONSOLE: Final = "console"
"""Who acts on the command line."""

SERVER: Final = "server"
"""The server by itself."""


async def alias_of(connection: AsyncConnection, person: str) -> str:
    """Return the name of a person in the log."""
    if person in (CONSOLE, SERVER):
        return person
    insert = (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(aliases)
    await connection.execute(insert.values(person=person, alias=new_id(9)).on_conflict_do_nothing())
    found = await connection.execute(sa.select(aliases.c.alias).where(aliases.c.person == person))
    return str(found.scalar_one())


async def write(
    connection: AsyncConnection,
    actor: str,
    action: str,
    person: str | None,
    subject: str,
    reason: str,
    details: Mapping[str, Any] | None = None,
) -> None:
    """Add a line, in the transaction of its action; ``actor`` and ``person`` by their ids."""
    await connection.execute(
        sa.insert(audit).values(
            id=new_id(9),
            at=now(),
            actor=await alias_of(connection, actor),
            action=action,
            person=None if person is None else await alias_of(connection, person),
            subject=subject,
            reason=reason,
            details=dict(details or {}),
        )
    )


@record
class AuditLine:
    """One line of the audit log; who is gone has no name any more."""

    id: str
    at: int
    actor: str
    actor_name: str | None
    action: str
    person_id: str | None
    person_name: str | None
    subject: str
    reason: str
    details: JsonObject


async def read(store: Store, *, before: int | None = None, most: int = 100) -> list[AuditLine]:
    """Return the last lines, latest first, with the names of those who are still here."""
    who, target = aliases.alias("who"), aliases.alias("target")
    by, about = people.alias("by"), people.alias("about")
    query = (
        sa.select(
            audit,
            by.c.name.label("actor_name"),
            about.c.id.label("person_id"),
            about.c.name.label("person_name"),
        )
        .outerjoin(who, who.c.alias == audit.c.actor)
        .outerjoin(by, by.c.id == who.c.person)
        .outerjoin(target, target.c.alias == audit.c.person)
        .outerjoin(about, about.c.id == target.c.person)
        .order_by(audit.c.at.desc(), audit.c.id)
        .limit(most)
    )
    if before is not None:
        query = query.where(audit.c.at < before)
    return [from_row(AuditLine, row) for row in await store.rows(query)]
