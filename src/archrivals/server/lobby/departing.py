"""A person deletes everything about themselves: also where games are in play, and in memory."""

from __future__ import annotations

import asyncio
from typing import Final

import sqlalchemy as sa

from archrivals.hosting import wire
from archrivals.server.accounts import mydata, sessions
from archrivals.server.accounts.accounts import Person
from archrivals.server.context import Context
from archrivals.server.core import codec
from archrivals.server.core.bus import NobodyThere
from archrivals.server.core.schema import seats, tables
from archrivals.server.core.store import new_id
from archrivals.server.tables.envelopes import Envelope, packed

MAX_TRIES: Final = 8
RETRY_DELAY_S: Final = 0.5
"""Seconds until a table that sleeps, or that changes its host, is asked again."""

REQUEST_TIMEOUT_S: Final = 5.0


async def depart(context: Context, person: Person) -> None:
    """Give up every game in play, forget the person, and let hosts and gateways do so as well."""
    store, bus = context.store, context.bus
    playing = await store.rows(
        sa.select(seats.c.table, seats.c.seat)
        .join(tables, tables.c.id == seats.c.table)
        .where(seats.c.person == person.id, tables.c.status == "playing")
        .order_by(seats.c.table)
    )
    at_once = (_given_up(context, row["table"], row["seat"], person.id) for row in playing)
    await asyncio.gather(*at_once)
    left = {row["table"] for row in playing}
    left.update(await mydata.delete(store, person))  # also of games that have begun since
    for table in left:  # the others play on, and a host may still know a name
        await bus.publish(f"table.{table}", packed(Envelope("reload", -1, "")))
    for table in left:
        await bus.publish(f"room.{table}", b"")
    await sessions.announce_logout(bus, person.id)


async def _given_up(context: Context, table: str, seat: int, person: str) -> None:
    """Concede, so that a bot plays on for the others.

    A table that no host can have, of rules that are gone, is left as it is.
    """
    body = codec.encode(wire.Concede(table, new_id()))
    order = packed(Envelope("order", seat, person, False, body))
    for _ in range(MAX_TRIES):
        try:
            await context.bus.request(f"table.{table}", order, REQUEST_TIMEOUT_S)
            return
        except NobodyThere:
            await context.bus.publish("wake", table.encode())
        except TimeoutError:
            pass
        await asyncio.sleep(RETRY_DELAY_S)
