"""Invitations: a person with a seat at a waiting table calls another one to it by name."""

from __future__ import annotations

from typing import Final, Literal

import sqlalchemy as sa

from archrivals.engine.records import record
from archrivals.hosting.refusal import Refusal
from archrivals.hosting.rooms import NO_TABLE, NOT_OPEN, NOT_SEATED
from archrivals.server.accounts import standing
from archrivals.server.accounts.accounts import Person
from archrivals.server.calls import outbox
from archrivals.server.calls.outbox import START, Call, CallFacts
from archrivals.server.context import Context
from archrivals.server.core.schema import blocks, invitations, people, removals, seats, tables
from archrivals.server.core.store import Store, now

from .acquaintances import apart, check_person

MAX_WAITING_INVITATIONS: Final = 10
"""Invitations of one person that have no answer yet."""

Reason = Literal["no-time", "later", "other-game", "no"]


@record
class Invited:
    """An invitation that waits for one's answer: to which table, of which box, and who invites."""

    table: str
    ladder: str
    by: str
    name: str
    at: int


async def invite(context: Context, person: Person, table: str, other: str) -> None:
    """Call a person to a table where one sits; twice is the same as once."""
    if other == person.id:
        raise Refusal(409, "yourself", "you sit here already")
    await standing.check(context.store, person.id, "mute")
    at = now()
    async with context.store.begin() as connection:
        found = await connection.execute(sa.select(tables.c.status).where(tables.c.id == table))
        status = found.scalar_one_or_none()
        if status is None:
            raise NO_TABLE
        if status != "open":
            raise NOT_OPEN
        await check_person(connection, other)
        sitting = await connection.execute(sa.select(seats).where(seats.c.table == table))
        chairs = sitting.mappings().all()
        mine = [each["seat"] for each in chairs if each["person"] == person.id]
        if not mine:
            raise NOT_SEATED
        if any(each["person"] == other for each in chairs):
            return
        if all(each["person"] or each["bot"] for each in chairs):
            raise Refusal(409, "full", "all seats are taken")
        out = sa.select(removals).where(removals.c.table == table, removals.c.person == other)
        unwelcome = sa.select(blocks).where(
            sa.or_(
                sa.and_(blocks.c.person == other, blocks.c.other == person.id),
                sa.and_(blocks.c.person == person.id, blocks.c.other == other),
            )
        )
        for query in (out, unwelcome):
            if (await connection.execute(query)).first():
                raise Refusal(403, "not-welcome", "you cannot invite this person")
        same = (invitations.c.table == table, invitations.c.person == other)
        if (await connection.execute(sa.select(invitations).where(*same))).first():
            return
        waiting = sa.select(sa.func.count()).where(
            invitations.c.by == person.id,
            invitations.c.answer.is_(None),
            invitations.c.table.in_(sa.select(tables.c.id).where(tables.c.status == "open")),
        )
        if (await connection.execute(waiting)).scalar_one() >= MAX_WAITING_INVITATIONS:
            raise Refusal(
                409, "too-many", f"{MAX_WAITING_INVITATIONS} of your invitations wait for an answer"
            )
        values = {"table": table, "person": other, "by": person.id, "at": at}
        await connection.execute(invitations.insert().values(**values))
        call = Call(other, table, START, "invited", -1, {"by": mine[0]}, at, 0)
        await outbox.write(connection, [call])


async def waiting(store: Store, person: str) -> list[Invited]:
    """Return the invitations that a person has not answered, latest first."""
    rows = await store.rows(
        sa.select(
            invitations.c.table, tables.c.ladder, invitations.c.by, people.c.name, invitations.c.at
        )
        .join(tables, tables.c.id == invitations.c.table)
        .join(people, people.c.id == invitations.c.by)
        .where(invitations.c.person == person, invitations.c.answer.is_(None))
        .where(tables.c.status == "open", apart(person))
        .order_by(invitations.c.at.desc())
    )
    return [Invited(**row) for row in rows]


async def decline(context: Context, person: Person, table: str, reason: Reason) -> None:
    """Say no, with a reason of a few; the one who invited is called."""
    mine = (
        invitations.c.table == table,
        invitations.c.person == person.id,
        invitations.c.answer.is_(None),
    )
    at = now()
    async with context.store.begin() as connection:
        done = await connection.execute(
            invitations.update().where(*mine).values(answer=reason).returning(invitations.c.by)
        )
        by = done.scalar_one_or_none()
        if by is None:
            raise Refusal(404, "not-invited", "you are not invited to this table")
        seat = await connection.execute(
            sa.select(seats.c.seat).where(seats.c.table == table, seats.c.person == by)
        )
        chair = seat.scalar_one_or_none()
        if chair is None:
            return  # they have got up
        answered = sa.select(sa.func.count()).where(
            invitations.c.table == table, invitations.c.answer.is_not(None)
        )
        number = (await connection.execute(answered)).scalar_one()
        facts = CallFacts(who=person.id, reason=reason)
        await outbox.write(connection, [Call(by, table, number, "declined", chair, facts, at, 0)])
