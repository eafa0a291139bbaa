"""The end of a game: result, places and ratings, written once."""

from __future__ import annotations

from typing import cast

import sqlalchemy as sa

from archrivals.engine.records import to_plain
from archrivals.hosting.hosted import HostedTable
from archrivals.hosting.rows import SeatRow, TableRow
from archrivals.server.archive import results
from archrivals.server.calls import outbox
from archrivals.server.core.schema import seats, standings, tables
from archrivals.server.core.store import Store, now

from .calling import calls_at_end


async def finish(store: Store, hosted: HostedTable) -> bool:
    """Write how a table ended; false when another host has done it before."""
    table = hosted.facts.id
    async with store.begin() as connection:
        found = await connection.execute(sa.select(tables).where(tables.c.id == table))
        row = found.mappings().one()
        sitting = await connection.execute(
            sa.select(seats).where(seats.c.table == table).order_by(seats.c.seat)
        )
        first = await results.finish(
            connection,
            cast(TableRow, dict(row)),
            [cast(SeatRow, dict(each)) for each in sitting.mappings()],
            to_plain(hosted.result),
            hosted.table.answers,
            hosted.digest,
            "abandoned" if hosted.abandoned else "over",
        )
        await connection.execute(standings.delete().where(standings.c.table == table))
        if first and hosted.clock.rules.slow:
            wait = store.settings.call_wait
            await outbox.write(connection, calls_at_end(hosted, now(), wait))
        return first
