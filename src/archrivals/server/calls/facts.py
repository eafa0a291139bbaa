"""The facts of a call as they are now: whether it is still true, and who is named in it."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from archrivals.server.core.schema import entries, invitations, people, seats, tables

from .outbox import WAITING_EVENTS, CallRow
from .words import About


async def past(connection: AsyncConnection, row: CallRow) -> bool:
    """Return whether what a call is about is over: the decision was made, or the table moved on."""
    found = await connection.execute(sa.select(tables.c.status).where(tables.c.id == row["table"]))
    status = found.scalar_one_or_none()
    if row["event"] in ("sat", "rematch", "declined"):
        return bool(status != "open")
    if row["event"] == "invited":
        return status != "open" or await _answered(connection, row)
    if row["event"] not in WAITING_EVENTS:
        return False
    if status != "playing":
        return True
    log = entries.c
    own = sa.and_(log.seat == row["seat"], log.kind.in_(("answer", "concede", "timeout", "seat")))
    since = sa.select(log.position).where(
        log.table == row["table"],
        log.position > row["position"],
        sa.or_(own, log.kind.in_(("undo", "abandon"))),
    )
    return (await connection.execute(since.limit(1))).first() is not None


async def _answered(connection: AsyncConnection, row: CallRow) -> bool:
    """Return whether an invitation was declined, or its person has a seat by now."""
    mine = (invitations.c.table == row["table"], invitations.c.person == row["person"])
    waits = sa.select(invitations.c.table).where(*mine, invitations.c.answer.is_(None))
    sits = sa.select(seats.c.seat).where(
        seats.c.table == row["table"], seats.c.person == row["person"]
    )
    if (await connection.execute(waits)).first() is None:
        return True
    return (await connection.execute(sits)).first() is not None


async def about(connection: AsyncConnection, row: CallRow) -> About:
    """Return the facts of a call as they are now; names may have changed since."""
    found = await connection.execute(
        sa.select(seats.c.seat, seats.c.name)
        .where(seats.c.table == row["table"], seats.c.name != "")
        .order_by(seats.c.seat)
    )
    names = {row.seat: row.name for row in found}
    ladder = await connection.execute(sa.select(tables.c.ladder).where(tables.c.id == row["table"]))
    facts = row["facts"]
    foes = facts.get("foes") or [seat for seat in names if seat != row["seat"]]
    ends = facts.get("ends")
    by = names.get(facts.get("by", -1), "")
    if who := facts.get("who"):
        named = await connection.execute(sa.select(people.c.name).where(people.c.id == who))
        by = named.scalar_one_or_none() or ""
    return About(
        row["table"],
        ladder.scalar_one_or_none() or "",
        tuple(names[seat] for seat in foes if seat in names),
        by,
        facts.get("turn", 0),
        None if ends is None else max(0, ends - row["now"]),
        facts.get("reason", ""),
    )
