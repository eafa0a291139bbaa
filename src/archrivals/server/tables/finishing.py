"""The end of a game: result, places and ratings, written once."""

from __future__ import annotations

from typing import cast

import sqlalchemy as sa

from archrivals.engine.records import to_plain
from archrivals.hosting.hosted import HostedTable
from archrivals.hosting.rows import SeatRow, TableRow
from archrivals.server.archive import results
from archrivals.server.core.schema import seats, tables
from archrivals.server.core.store import Store


async def finish(store: Store, hosted: HostedTable) -> bool:
    """Write how a table ended; false when another host has done it before."""
    table = hosted.facts.id
    async with store.begin() as connection:
        found = await connection.execute(sa.select(tables).where(tables.c.id == table))
        row = found.mappings().one()
        sitting = await connection.execute(
            sa.select(seats).where(seats.c.table == table).order_by(seats.c.seat)
        )
        return await results.finish(
            connection,
            cast(TableRow, dict(row)),
            [cast(SeatRow, dict(each)) for each in sitting.mappings()],
            to_plain(hosted.result),
            hosted.table.answers,
            hosted.digest,
            "abandoned" if hosted.abandoned else "over",
        )
