"""The operator's announcements: in one language, for a time, until each reader dismisses them."""

from __future__ import annotations

import secrets

import sqlalchemy as sa

from archrivals.engine.records import record
from archrivals.hosting.refusal import Refusal
from archrivals.hosting.rows import from_row
from archrivals.hosting.words import plain_text
from archrivals.server.core.schema import announcements
from archrivals.server.core.store import Store, now
from archrivals.server.moderation import audit


async def announce(
    store: Store, actor: str, text: str, language: str, last: int, reason: str
) -> str:
    """Announce a text to all for some milliseconds; return the id that ends it."""
    text = plain_text(text)
    if not text:
        raise Refusal(422, "invalid", "the text of an announcement is missing")
    id, at = secrets.token_hex(8), now()
    async with store.begin() as connection:
        row = {"id": id, "at": at, "until": at + last, "language": language, "text": text}
        await connection.execute(sa.insert(announcements).values(row))
        what = {"text": text, "language": language, "until": at + last}
        await audit.write(connection, actor, "announce", None, id, plain_text(reason), what)
    return id


async def end(store: Store, actor: str, id: str, reason: str) -> None:
    """End an announcement."""
    async with store.begin() as connection:
        done = await connection.execute(
            sa.update(announcements)
            .where(announcements.c.id == id, announcements.c.until > now())
            .values(until=now())
        )
        if not done.rowcount:
            raise Refusal(404, "no-announcement", "there is no such announcement, or it is over")
        await audit.write(connection, actor, "end", None, id, plain_text(reason))


@record
class Announcement:
    """A text for all players, in the language in which it was written."""

    id: str
    language: str
    text: str
    at: int
    until: int


async def current(store: Store) -> list[Announcement]:
    """Return the current announcements, the latest first."""
    query = sa.select(announcements).where(announcements.c.until > now())
    query = query.order_by(announcements.c.at.desc(), announcements.c.id).limit(5)
    return [from_row(Announcement, row) for row in await store.rows(query)]
