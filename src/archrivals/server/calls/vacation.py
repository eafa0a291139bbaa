"""Vacations: while a slow game waits for a person who is away, its clock stands still.

A vacation begins now and ends at a time that the person names, when they end it, or when they play.
Calls for them wait until then. The host of a table shifts its clock (``tables.host``); the time at
which a sleeping table wakes is shifted here, in the transaction that changes the vacation.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, datetime
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from archrivals.engine.records import record
from archrivals.hosting.refusal import Refusal
from archrivals.server.core.schema import calls, seats, tables, vacations
from archrivals.server.core.store import Store, now

from .outbox import INBOX

DAY_MS: Final = 24 * 3_600_000
MAX_DAYS_PER_YEAR: Final = 30
REMINDERS: Final = ("half", "tenth")


@record
class Vacation:
    """Until when a person is away, null if they are not, and the days that are left this year."""

    until: int | None
    days_left: int


async def of(connection: AsyncConnection, person: str, at: int) -> Vacation:
    """Return a person's vacation."""
    row = await _row(connection, person)
    if row is None:
        return Vacation(None, MAX_DAYS_PER_YEAR)
    taken = row["taken"] if row["year"] == _year(at) else 0
    left = max(0, MAX_DAYS_PER_YEAR - round(taken / DAY_MS))
    return Vacation(row["until"] if row["until"] > at else None, left)


async def _row(connection: AsyncConnection, person: str) -> Any:
    found = await connection.execute(sa.select(vacations).where(vacations.c.person == person))
    return found.mappings().first()


async def ends(connection: AsyncConnection, people: Collection[str], at: int) -> dict[str, int]:
    """Return until when those of these people are away who are away."""
    found = await connection.execute(
        sa.select(vacations.c.person, vacations.c.until).where(
            vacations.c.person.in_(people), vacations.c.until > at
        )
    )
    return {row.person: row.until for row in found}


async def take(store: Store, person: str, days: int) -> None:
    """Go away for some days from now on, instead of any vacation before."""
    at = now()
    async with store.begin() as connection:
        await _end(connection, person, at)
        left = (await of(connection, person, at)).days_left
        if days > left:
            raise Refusal(409, "no-vacation", f"{left} days are left this year")
        row = await _row(connection, person)
        taken = row["taken"] if row is not None and row["year"] == _year(at) else 0
        until = at + days * DAY_MS
        values = {"until": until, "year": _year(at), "taken": taken + days * DAY_MS}
        insert = (sqlite if store.sqlite else postgresql).insert(vacations)
        await connection.execute(
            insert.values(person=person, **values).on_conflict_do_update(
                index_elements=["person"], set_=values
            )
        )
        await _shift(connection, person, at, until, at)


async def end(store: Store, person: str) -> None:
    """Come back; unused days stay for later."""
    at = now()
    async with store.begin() as connection:
        await _end(connection, person, at)


async def _end(connection: AsyncConnection, person: str, at: int) -> None:
    row = await _row(connection, person)
    if row is None or row["until"] <= at:
        return
    taken = max(0, row["taken"] - (row["until"] - at))
    mine = vacations.update().where(vacations.c.person == person)
    await connection.execute(mine.values(until=at, taken=taken))
    await _shift(connection, person, row["until"], at, at)
    put_off = (calls.c.person == person, calls.c.channel == INBOX, calls.c.state == "waiting")
    now_due = calls.update().where(*put_off, calls.c.due == row["until"])
    await connection.execute(now_due.values(due=at))


async def _shift(connection: AsyncConnection, person: str, old: int, new: int, at: int) -> None:
    """Move what hangs on the clocks that this person's vacation stops: wakes and reminders."""
    mine = sa.select(seats.c.table).where(seats.c.person == person)
    found = await connection.execute(
        sa.select(tables.c.id, tables.c.wake, tables.c.waits).where(
            tables.c.id.in_(mine), tables.c.status == "playing"
        )
    )
    for table in found.mappings().all():
        if not table["waits"]:  # its host has it, and looks for vacations itself
            continue
        sitting = await connection.execute(
            sa.select(seats.c.seat, seats.c.person).where(
                seats.c.table == table["id"], seats.c.person.is_not(None)
            )
        )
        waiting = {row.person for row in sitting if row.seat in table["waits"]}
        if person not in waiting:
            continue
        others = (await ends(connection, waiting - {person}, at)).values()
        before, after = (max([at, each, *others]) for each in (old, new))
        same = tables.update().where(tables.c.id == table["id"], tables.c.wake == table["wake"])
        await connection.execute(same.values(wake=table["wake"] + after - before))
    later = await connection.execute(
        sa.select(calls.c.id, calls.c.event, calls.c.due, calls.c.facts).where(
            calls.c.person == person, calls.c.channel == INBOX, calls.c.state == "waiting"
        )
    )
    for call in later.mappings().all():
        facts, due = dict(call["facts"]), call["due"]
        if facts.get("ends") is None:
            continue
        facts["ends"] += new - old
        if call["event"] in REMINDERS and due != old:
            due = max(at, due + new - old)
        same = calls.update().where(calls.c.id == call["id"])
        await connection.execute(same.values(facts=facts, due=due))


def _year(at: int) -> int:
    return datetime.fromtimestamp(at / 1000, UTC).year
