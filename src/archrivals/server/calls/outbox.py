"""The outbox: calls to people, each written in the transaction of the entry that led to it.

A call is written once for each (person, table, position, event), so that a host or a lobby that
tries again writes nothing twice. A sender (``sender``) claims it when it is due.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypedDict

from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from archrivals.server.core.schema import calls, looks
from archrivals.server.core.store import Store, new_id, now

Event = Literal[
    "turn",
    "attack",
    "assist",
    "asked",
    "half",
    "tenth",
    "over",
    "sat",
    "rematch",
    "invited",
    "declined",
]

INBOX: Final = "inbox"
"""The channel of the call itself, from which those to addresses are made."""

START: Final = -1
"""The position of the calls of a game that has just begun: before its first entry."""

WAITING_EVENTS: Final = ("turn", "attack", "assist", "asked", "half", "tenth")
"""Calls about a decision that a table waits for: they are dropped once it is made."""

ENDED: Final = ("dropped", "replaced", "failed")
"""States of calls that an inbox does not show."""

LOOK_LIFE_MS: Final = 120_000
"""A window with input in this time is looked at; a tab that is merely open is not."""


class CallFacts(TypedDict, total=False):
    """The facts of a call: turn, seat that made the move, when time is over, seats of foes.

    Of an invitation that was declined: who did, and why.
    """

    turn: int
    by: int
    ends: int | None
    foes: list[int]
    who: str
    reason: str


class CallRow(TypedDict, total=False):
    """A row of the outbox; ``now`` is the time by the database's clock."""

    id: str
    person: str
    table: str
    position: int
    event: Event
    channel: str
    seat: int
    facts: CallFacts
    at: int
    due: int
    state: str
    tries: int
    now: int


@dataclass(frozen=True, slots=True)
class Call:
    """A call before it is written; ``after`` is how many milliseconds it waits."""

    person: str
    table: str
    position: int
    event: Event
    seat: int
    facts: CallFacts
    at: int
    after: int


def row_of(call: Call) -> CallRow:
    """Return the columns of a call that waits in the outbox."""
    return {
        "id": new_id(),
        "person": call.person,
        "table": call.table,
        "position": call.position,
        "event": call.event,
        "channel": INBOX,
        "seat": call.seat,
        "facts": call.facts,
        "at": call.at,
        "due": call.at + call.after,
        "state": "waiting",
        "tries": 0,
    }


async def write(connection: AsyncConnection, found: Sequence[Call]) -> None:
    """Write calls in the caller's transaction; those that stand already stay as they are."""
    await write_rows(connection, [row_of(each) for each in found])


async def write_rows(connection: AsyncConnection, rows: Sequence[CallRow]) -> None:
    """Write rows of the outbox that are not there yet."""
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    if rows:
        await connection.execute(
            insert(calls).on_conflict_do_nothing(), [dict(each) for each in rows]
        )


async def look(store: Store, person: str, table: str, *, looking: bool) -> None:
    """Note that a person looks at a table now, or no longer does."""
    mine = (looks.c.person == person, looks.c.table == table)
    if not looking:
        await store.do(looks.delete().where(*mine))
        return
    insert = (sqlite if store.sqlite else postgresql).insert(looks)
    at = now()
    await store.do(
        insert.values(person=person, table=table, at=at).on_conflict_do_update(
            index_elements=["person", "table"], set_={"at": at}
        )
    )
