"""Times for which data is kept, and the job that removes older data; see docs/privacy.md."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from archrivals.server.accounts.accounts import person_from
from archrivals.server.context import Context
from archrivals.server.core.schema import (
    calls,
    chat,
    devices,
    looks,
    people,
    reports,
    sanctions,
    sessions,
    tables,
)
from archrivals.server.core.store import now

from .departing import depart

DAY_MS: Final = 86_400_000

GUEST_LIFE_MS: Final = 180 * DAY_MS
"""A guest whose last session has ended can never come back: no other person has their cookie."""

CHAT_LIFE_MS: Final = 30 * DAY_MS
"""After the end of the game; a report keeps the lines that it is about."""

OPEN_TABLE_LIFE_MS: Final = 30 * DAY_MS
REPORT_LIFE_MS: Final = 365 * DAY_MS
"""After they were closed."""

SANCTION_LIFE_MS: Final = 365 * DAY_MS
"""After they ended or were undone."""

CALL_LIFE_MS: Final = 30 * DAY_MS
"""After it was due; an inbox shows no older ones."""

LOOK_LIFE_MS: Final = DAY_MS

DEVICE_LIFE_MS: Final = 365 * DAY_MS

GUESTS_PER_ROUND: Final = 100
"""Guests that one round forgets: the next one goes on."""


async def forget_old(context: Context) -> dict[str, int]:
    """Remove data that is not needed any more; return how much of each."""
    store, at = context.store, now()
    ended = sa.select(tables.c.id).where(tables.c.ended < at - CHAT_LIFE_MS)
    over = sa.or_(
        sanctions.c.until < at - SANCTION_LIFE_MS, sanctions.c.undone < at - SANCTION_LIFE_MS
    )
    warned = sa.and_(sanctions.c.kind == "warn", sanctions.c.at < at - SANCTION_LIFE_MS)
    old = {
        "chat": sa.delete(chat).where(chat.c.table.in_(ended)),
        "tables": sa.delete(tables).where(
            tables.c.status == "open", tables.c.created < at - OPEN_TABLE_LIFE_MS
        ),
        "reports": sa.delete(reports).where(reports.c.closed < at - REPORT_LIFE_MS),
        "sanctions": sa.delete(sanctions).where(over | warned),
        "calls": sa.delete(calls).where(calls.c.due < at - CALL_LIFE_MS),
        "looks": sa.delete(looks).where(looks.c.at < at - LOOK_LIFE_MS),
        "devices": sa.delete(devices).where(devices.c.seen < at - DEVICE_LIFE_MS),
    }
    gone = {name: await store.do(change) for name, change in old.items()}
    lost = (
        sa.select(people)
        .where(people.c.email.is_(None), people.c.created < at - GUEST_LIFE_MS)
        .where(~sa.exists().where(sessions.c.person == people.c.id))
        .order_by(people.c.created)
        .limit(GUESTS_PER_ROUND)
    )
    guests = await store.rows(lost)
    for row in guests:
        await depart(context, person_from(row))
    return gone | {"guests": len(guests)}
