"""Chat at a table: said, kept for reports, and not shown to those who do not want it."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from archrivals.server import wire
from archrivals.server.context import Context
from archrivals.server.hosting.envelopes import ALL, SENDER, packed_parts
from archrivals.server.people.accounts import Person
from archrivals.server.people.words import plain_text
from archrivals.server.schema import chat, reports
from archrivals.server.store import Store, new_id, now

KEPT_FOR_A_REPORT: Final = 30


async def say(context: Context, person: Person, table: str, text: str) -> None:
    """Write a line down, then tell the table."""
    text = plain_text(text)
    if not text:
        return
    line = wire.Said(table, new_id(9), person.id, person.name, text, now())
    try:
        await context.store.do(
            chat.insert().values(
                id=line.id, table=table, person=person.id, name=person.name, text=text, at=line.at
            )
        )
    except IntegrityError:  # the table has just gone, and everybody at it is told so
        return
    parts = {ALL: wire.encode(line), SENDER: person.id.encode()}
    await context.bus.publish(f"out.{table}", packed_parts(parts))


async def said(store: Store, table: str, most: int = 50) -> list[dict[str, Any]]:
    """The last lines of a table, oldest first."""
    query = sa.select(chat).where(chat.c.table == table).order_by(chat.c.at.desc()).limit(most)
    return list(reversed(await store.rows(query)))


async def report(store: Store, reporter: str, reported: str, table: str, reason: str) -> str:
    """Keep what was said for whoever runs the server."""
    lines = [
        {"name": line["name"], "person": line["person"], "text": line["text"], "at": line["at"]}
        for line in await said(store, table, KEPT_FOR_A_REPORT)
    ]
    id = new_id(9)
    await store.do(
        reports.insert().values(
            id=id,
            at=now(),
            reporter=reporter,
            reported=reported,
            table=table,
            reason=reason,
            said=lines,
        )
    )
    return id
