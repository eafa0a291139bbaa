"""Who sits with whom: not people who block each other, nor those that the owner has removed."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from archrivals.hosting.refusal import Refusal
from archrivals.hosting.rows import SeatRow
from archrivals.server.core.schema import blocks, removals, seats
from archrivals.server.core.store import Store


async def check_company(connection: Any, person: str, table: str) -> None:
    """Refuse people that the owner has removed, and those who block or are blocked by a player."""
    out = sa.select(removals).where(removals.c.table == table, removals.c.person == person)
    if (await connection.execute(out)).first():
        reason = "you were asked to leave this table; find another one, or open one yourself"
        raise Refusal(403, "removed", reason)
    there = sa.select(seats.c.person).where(seats.c.table == table, seats.c.person.is_not(None))
    unwanted = sa.select(blocks).where(blocks.c.person == person, blocks.c.other.in_(there))
    if (await connection.execute(unwanted)).first():
        raise Refusal(409, "you-block", "a person you block sits at this table")
    unwelcome = sa.select(blocks).where(blocks.c.other == person, blocks.c.person.in_(there))
    if (await connection.execute(unwelcome)).first():  # without saying by which player
        raise Refusal(403, "not-welcome", "you cannot sit at this table; find another one")


def with_unwanted(person: str) -> sa.Select[tuple[str]]:
    """Return the tables with players that a person blocks or is blocked by."""
    blocked = sa.select(blocks.c.other).where(blocks.c.person == person)
    blocking = sa.select(blocks.c.person).where(blocks.c.other == person)
    return sa.select(seats.c.table).where(seats.c.person.in_(blocked.union(blocking)))


async def without_unwanted(store: Store, sitting: list[SeatRow], person: str) -> list[SeatRow]:
    """The seats of a rematch; if one of two blocks the other, the first to ask stays."""
    there = [each["person"] for each in sitting if each["person"] is not None]
    rows = await store.rows(
        sa.select(blocks).where(blocks.c.person.in_(there), blocks.c.other.in_(there))
    )
    apart = {frozenset((row["person"], row["other"])) for row in rows}
    stay = {person}
    for each in there:
        if not any(frozenset((each, other)) in apart for other in stay):
            stay.add(each)
    empty: SeatRow = {"person": None, "name": ""}
    return [
        each if each["person"] is None or each["person"] in stay else each | empty
        for each in sitting
    ]
