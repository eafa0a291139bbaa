"""The end of a table: everything the database keeps of it, in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Literal

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from archrivals.engine.state.flat import Result
from archrivals.hosting.results import LEAVING, ending, gone_by
from archrivals.hosting.rows import ResultRow, SeatRow, TableRow
from archrivals.server.core import schema
from archrivals.server.core.store import now

from .ratings import rate


async def finish(
    connection: AsyncConnection,
    row: TableRow,
    seats: Sequence[SeatRow],
    result: Result | ResultRow | None,
    answers: Sequence[Sequence[int]],
    digest: str,
    status: Literal["over", "abandoned"],
    *,
    ended: int | None = None,
    gone: Sequence[int] | None = None,
) -> bool:
    """Write a table's end in the caller's transaction; false if it has been written before.

    ``row`` and ``seats`` are the table's rows, ``answers`` those that stand, undone ones left out.
    ``gone`` are the seats whose person gave up or was replaced by a bot for good, in that order;
    unless given, it is read from the table's log.
    """
    mine = schema.tables.c.id == row["id"]
    # First of all: a second host waits here, and then finds it done.
    done = await connection.execute(
        schema.tables.update()
        .where(mine, schema.tables.c.status == "playing")
        .values(
            status=status,
            answers=[list(answer) for answer in answers],
            digest=digest,
            ended=now() if ended is None else ended,
        )
    )
    if done.rowcount != 1:
        return False
    if gone is None:
        gone = await _gone(connection, row["id"])
    end = await asyncio.to_thread(ending, row, seats, result, answers, status, gone)
    await connection.execute(schema.tables.update().where(mine).values(result=end.result))
    for each in end.sittings:
        await connection.execute(
            schema.seats.update()
            .where(schema.seats.c.table == row["id"], schema.seats.c.seat == each.seat)
            .values(place=end.places[each.seat], points=end.points[each.seat])
        )
    if status == "over" and row["rated"]:
        await rate(connection, row["id"], row["ladder"], end.sittings, end.by_side)
    return True


async def _gone(connection: AsyncConnection, table: str) -> list[int]:
    """Return the seats whose person gave up, ran out of time or left, in order of the log."""
    log = schema.entries
    query = (
        sa.select(log.c.kind, log.c.seat, log.c.note)
        .where(log.c.table == table, log.c.kind.in_(LEAVING))
        .order_by(log.c.position)
    )
    found = (await connection.execute(query)).all()
    return gone_by((kind, seat, note) for kind, seat, note in found)
