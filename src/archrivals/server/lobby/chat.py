"""Chat at a table: said, kept for reports, and not shown to those who do not want it."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from archrivals.hosting import wire
from archrivals.hosting.operations.lobby import ChatLine
from archrivals.hosting.words import plain_text
from archrivals.server.accounts import standing
from archrivals.server.accounts.accounts import Person, person_by_id
from archrivals.server.context import Context
from archrivals.server.core import codec
from archrivals.server.core.schema import chat
from archrivals.server.core.store import Store, new_id, now
from archrivals.server.tables.envelopes import ALL, SENDER, packed_parts


async def say(context: Context, person: Person, table: str, text: str) -> None:
    """Write a line down, then publish it."""
    text = plain_text(text)
    if not text:
        return
    await standing.check(context.store, person.id, "mute")
    known = await person_by_id(context.store, person.id)  # a moderator may have renamed them
    name = known.name if known else person.name
    line = wire.Said(table, new_id(9), person.id, name, text, now())
    try:
        await context.store.do(
            chat.insert().values(
                id=line.id, table=table, person=person.id, name=name, text=text, at=line.at
            )
        )
    except IntegrityError:  # the table has just gone, which all at it learn
        return
    await context.bus.publish(f"said.{table}", _packed(line))


async def said_again(store: Store, table: str, id: str) -> bytes | None:
    """A line as it is now, for those who have heard it: a moderator may have emptied it."""
    row = await store.row(sa.select(chat).where(chat.c.id == id, chat.c.table == table))
    return None if row is None else _packed(wire.Said(**row))


def _packed(line: wire.Said) -> bytes:
    return packed_parts({ALL: codec.encode(line), SENDER: line.person.encode()})


async def said(store: Store, table: str, most: int = 50) -> list[ChatLine]:
    """The last lines of a table, oldest first."""
    query = sa.select(chat).where(chat.c.table == table, chat.c.text != "")
    rows = await store.rows(query.order_by(chat.c.at.desc()).limit(most))
    return [ChatLine(**row) for row in reversed(rows)]
