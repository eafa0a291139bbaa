"""What is kept how long, and the job that removes what is older; docs/privacy.md tells people."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from archrivals.server.accounts.accounts import person_from
from archrivals.server.context import Context
from archrivals.server.core.schema import (
    chat,
    devices,
    people,
    reports,
    sanctions,
    sessions,
    tables,
)
from archrivals.server.core.store import now

from .departing import depart

DAY: Final = 86_400_000

GUESTS: Final = 180 * DAY
"""A guest whose last session has ended can never come back: nobody else has their cookie."""

CHAT: Final = 30 * DAY
"""After the end of the game; a report keeps the lines that it is about."""

OPEN_TABLES: Final = 30 * DAY
REPORTS: Final = 365 * DAY
"""After they were closed."""

SANCTIONS: Final = 365 * DAY
"""After they ended or were undone."""

DEVICES: Final = 365 * DAY

AT_ONCE: Final = 100
"""Guests that one round forgets: the next one goes on."""


async def forget_old(context: Context) -> dict[str, int]:
    """Remove what nobody needs any more; how much of each."""
    store, at = context.store, now()
    ended = sa.select(tables.c.id).where(tables.c.ended < at - CHAT)
    over = sa.or_(sanctions.c.until < at - SANCTIONS, sanctions.c.undone < at - SANCTIONS)
    warned = sa.and_(sanctions.c.kind == "warn", sanctions.c.at < at - SANCTIONS)
    old = {
        "chat": sa.delete(chat).where(chat.c.table.in_(ended)),
        "tables": sa.delete(tables).where(
            tables.c.status == "open", tables.c.created < at - OPEN_TABLES
        ),
        "reports": sa.delete(reports).where(reports.c.closed < at - REPORTS),
        "sanctions": sa.delete(sanctions).where(over | warned),
        "devices": sa.delete(devices).where(devices.c.seen < at - DEVICES),
    }
    gone = {name: await store.do(change) for name, change in old.items()}
    lost = (
        sa.select(people)
        .where(people.c.email.is_(None), people.c.created < at - GUESTS)
        .where(~sa.exists().where(sessions.c.person == people.c.id))
        .order_by(people.c.created)
        .limit(AT_ONCE)
    )
    guests = await store.rows(lost)
    for row in guests:
        await depart(context, person_from(row))
    return gone | {"guests": len(guests)}
