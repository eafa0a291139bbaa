"""Games that cannot go on here: they follow other rules, and nothing is kept to go on from.

Their players can always give them up. No player can play on alone, so the game is abandoned and
does not count.
"""

from __future__ import annotations

from typing import cast

import sqlalchemy as sa

from archrivals.engine.saving import RULES_VERSION
from archrivals.hosting.entries import Entry
from archrivals.hosting.rows import ResultRow, SeatRow, TableRow
from archrivals.hosting.standings import answers_in
from archrivals.server.archive import results
from archrivals.server.core.schema import entries, seats, standings, tables
from archrivals.server.core.store import Store


async def stranded(store: Store, table: str) -> str | None:
    """Return the rules of a game that cannot go on here; None if it can."""
    can = sa.exists().where(
        standings.c.table == tables.c.id,
        sa.or_(standings.c.unread.is_(None), standings.c.unread != RULES_VERSION),
    )
    query = sa.select(tables.c.rules).where(
        tables.c.id == table, tables.c.status == "playing", tables.c.rules != RULES_VERSION, ~can
    )
    row = await store.row(query)
    return None if row is None else str(row["rules"])


async def give_up(store: Store, table: str, person: str) -> bool:
    """End such a game for one of its players; false if the person does not play there."""
    async with store.begin() as connection:
        found = await connection.execute(sa.select(tables).where(tables.c.id == table))
        row = found.mappings().one()
        query = sa.select(seats).where(seats.c.table == table).order_by(seats.c.seat)
        sitting = (await connection.execute(query)).mappings().all()
        if person not in {each["person"] for each in sitting}:
            return False
        log = sa.select(entries).where(entries.c.table == table).order_by(entries.c.position)
        played = [Entry(**each) for each in (await connection.execute(log)).mappings()]
        result: ResultRow = {"why": "abandoned"}
        await results.finish(
            connection,
            cast(TableRow, dict(row)),
            [cast(SeatRow, dict(each)) for each in sitting],
            result,
            answers_in(played),
            "",
            "abandoned",
        )
        await connection.execute(standings.delete().where(standings.c.table == table))
    return True
