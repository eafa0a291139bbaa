"""Who may begin a game: limits on games in play, and bans from rated games."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from archrivals.hosting.refusal import Refusal
from archrivals.hosting.rows import TableRow
from archrivals.server.accounts import standing
from archrivals.server.context import Context
from archrivals.server.core.schema import people, seats, tables
from archrivals.server.operating.live import live_within


async def check_games(context: Context, connection: Any, person: str, *, lock: bool = True) -> None:
    """Refuse a person who has as many games in play as one may; a bot may have to think in each."""
    most = (await live_within(context.store, connection)).tables_per_person
    if not most:
        return
    if lock and connection.dialect.name != "sqlite":  # which has one writer anyway
        # One request of a person after the other: two at once would both find room.
        own = sa.select(people.c.id).where(people.c.id == person)
        await connection.execute(own.with_for_update())
    in_play = (
        sa.select(sa.func.count())
        .select_from(seats.join(tables, tables.c.id == seats.c.table))
        .where(seats.c.person == person, tables.c.status == "playing")
    )
    if ((await connection.execute(in_play)).scalar() or 0) >= most:
        context.metrics.limited("tables")
        reason = f"you have {most} games in play; finish one, or give one up, first"
        raise Refusal(409, "too-many-games", reason)


async def check_rated(connection: Any, table: TableRow, person: str) -> None:
    """Refuse a person who is banned from rated games; a game is rated if more than one person
    plays."""
    if not table["rated"]:
        return
    query = sa.select(sa.func.count()).where(seats.c.table == table["id"], seats.c.bot.is_(None))
    if ((await connection.execute(query)).scalar() or 0) > 1:
        await standing.check_within(connection, person, "unrated")


async def kept_out(
    context: Context, connection: Any, table: TableRow, players: list[str]
) -> set[str]:
    """Those of the players of a table who may not begin by now, ready or not."""
    found = set()
    for person in players:
        try:
            # Without a lock: the order in which people are locked would be another one each time.
            await check_games(context, connection, person, lock=False)
            await check_rated(connection, table, person)
        except Refusal:
            found.add(person)
    return found
