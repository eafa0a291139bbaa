"""The inbox: events at a person's tables; a turn leaves it when it is made."""

from __future__ import annotations

from typing import Final, cast

import sqlalchemy as sa

from archrivals.engine.records import record
from archrivals.server.core.schema import calls
from archrivals.server.core.store import Store

from .facts import about, past
from .outbox import ENDED, INBOX, WAITING_EVENTS, CallRow, Event
from .words import notice

MAX_NOTICES: Final = 100


@record
class NoticeShown:
    """Something that happened at a table; ``waits`` says whether it waits for one's decision.

    ``ends`` is when one's time is over, null without a clock.
    """

    id: str
    event: Event
    table: str
    at: int
    waits: bool
    ends: int | None
    title: str
    text: str


async def of(store: Store, person: str, language: str) -> tuple[NoticeShown, ...]:
    """Return the inbox of a person, latest first; of a table that waits only the first call."""
    query = (
        sa.select(*calls.c, store.clock().label("now"))
        .where(calls.c.person == person, calls.c.channel == INBOX)
        .where(calls.c.state.not_in(ENDED))
        .where(calls.c.event.not_in(("half", "tenth")))
        .order_by(calls.c.at.desc(), calls.c.position.desc())
        .limit(MAX_NOTICES)
    )
    found: list[NoticeShown] = []
    async with store.engine.connect() as connection:
        for each in (await connection.execute(query)).mappings():
            row = cast(CallRow, dict(each))
            if await past(connection, row):
                continue
            said = notice(language, row["event"], await about(connection, row))
            waits = row["event"] in WAITING_EVENTS
            found.append(
                NoticeShown(
                    row["id"],
                    row["event"],
                    row["table"],
                    row["at"],
                    waits,
                    row["facts"].get("ends"),
                    said.title,
                    said.text,
                )
            )
    return tuple(found)
