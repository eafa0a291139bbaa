"""The server's pulse: time counts for a sleeping table only while the server runs steadily.

A table that sleeps is due at a time of the clock on the wall, which an operator can set wrong, and
which goes on while the server is off. So hosts write down every few seconds that time goes by.
Where the clock is far from the time written last, the tables that sleep are moved along with it:
neither a jump nor a night without the server costs anybody a game of days.
"""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from archrivals.server.core.schema import heartbeats, tables
from archrivals.server.core.store import Store
from archrivals.server.telemetry.logs import logger

NEVER_MS: Final = 2**52
"""When a table is due that waits for people alone, and without a clock: never, by itself."""

PULSE_INTERVAL_MS: Final = 5_000
"""Milliseconds after which the pulse is written down again."""

MAX_GAP_MS: Final = 60_000
"""A longer time between two beats has not gone by: the clock was set, or the server was off."""

PULSE: Final = "pulse"


async def beat(store: Store) -> int:
    """Feel the pulse before the clock is believed; by how many milliseconds it was wrong."""
    mine = heartbeats.c.id == PULSE
    row = await store.row(sa.select(heartbeats.c.at, store.clock().label("now")).where(mine))
    if row is not None and 0 <= row["now"] - row["at"] < PULSE_INTERVAL_MS:
        return 0
    async with store.begin() as connection:
        # The first statement writes, so that of two hosts the second finds it done.
        found = await connection.execute(
            heartbeats.update()
            .where(mine)
            .values(at=heartbeats.c.at)
            .returning(heartbeats.c.at, store.clock())
        )
        last = found.first()
        if last is None:
            await connection.execute(_first(store))
            return 0
        at, time = last
        gap = int(time - at)
        jumped = abs(gap) > MAX_GAP_MS
        if jumped:
            asleep = (tables.c.wake > 0, tables.c.wake < NEVER_MS, tables.c.status == "playing")
            await connection.execute(
                tables.update().where(*asleep).values(wake=tables.c.wake + gap)
            )
        await connection.execute(heartbeats.update().where(mine).values(at=time))
    if jumped:
        logger("host").warning("the clock jumped, or no host ran", seconds=round(gap / 1000))
    return gap if jumped else 0


def _first(store: Store) -> Any:
    insert = (sqlite if store.sqlite else postgresql).insert(heartbeats)
    return insert.values(id=PULSE, at=store.clock()).on_conflict_do_nothing()
