"""The people that a person has played with, follows or has noted something about.

The list fills by itself, and no one is asked to be in it. Where one of two people blocks
the other, neither stands in the list of the other.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from archrivals.engine.records import Limit, record
from archrivals.hosting.refusal import Refusal
from archrivals.server.accounts.accounts import NO_PERSON
from archrivals.server.core.schema import blocks, people, seats, tables, ties
from archrivals.server.core.store import Store

MAX_SHOWN: Final = 100
MAX_NOTE_LENGTH: Final = 500
MAX_GAMES_READ: Final = 2000
"""The latest seats of others at one's tables that are looked at."""

Note = Annotated[str, Limit(max_length=MAX_NOTE_LENGTH, pattern=r"^[^\u0000]*$")]


@record
class LastGame:
    """A game with a person: at which table, of which box, whether it is over, and when it began."""

    table: str
    ladder: str
    status: str
    at: int


@record
class Acquaintance:
    """A person one has played with or follows: games that are over, and the last one.

    ``mine`` and ``theirs`` count the games in which one of both came before the other.
    """

    id: str
    name: str
    follows: bool
    games: int
    mine: int
    theirs: int
    last: LastGame | None


@record
class Tie:
    """Says whether one follows a person, and holds one's private note about them."""

    follows: bool
    note: Note


def apart(person: str) -> sa.ColumnElement[bool]:
    """Return the condition that neither of a person and the person of a row blocks the other."""
    return sa.not_(
        sa.exists().where(
            sa.or_(
                sa.and_(blocks.c.person == person, blocks.c.other == people.c.id),
                sa.and_(blocks.c.other == person, blocks.c.person == people.c.id),
            )
        )
    )


async def known(store: Store, person: str) -> list[Acquaintance]:
    """Return the people that a person knows: those they follow, then by the latest game."""
    mine, theirs = seats.alias("mine"), seats.alias("theirs")
    games = (
        sa.select(
            theirs.c.person,
            tables.c.id,
            tables.c.ladder,
            tables.c.status,
            tables.c.created,
            mine.c.place.label("my_place"),
            theirs.c.place.label("their_place"),
        )
        .select_from(
            mine.join(
                theirs, sa.and_(theirs.c.table == mine.c.table, theirs.c.seat != mine.c.seat)
            ).join(tables, tables.c.id == mine.c.table)
        )
        .where(mine.c.person == person, theirs.c.person.is_not(None))
        .where(tables.c.status.in_(("playing", "over")))
        .order_by(tables.c.created.desc())
        .limit(MAX_GAMES_READ)
    )
    found: dict[str, list[Any]] = {}
    for row in await store.rows(games):
        found.setdefault(row["person"], []).append(row)
    tied = {
        row["other"]: row
        for row in await store.rows(sa.select(ties).where(ties.c.person == person, ties.c.follows))
    }
    wanted = [*tied, *(each for each in found if each not in tied)]
    names = await store.rows(
        sa.select(people.c.id, people.c.name).where(people.c.id.in_(wanted), apart(person))
    )
    called = {row["id"]: row["name"] for row in names}
    shown = [
        _shown(each, called[each], each in tied, found.get(each, []))
        for each in wanted
        if each in called
    ]
    newest = sorted(shown, key=lambda each: -(each.last.at if each.last else 0))
    return sorted(newest, key=lambda each: not each.follows)[:MAX_SHOWN]


def _shown(id: str, name: str, follows: bool, games: list[Any]) -> Acquaintance:
    over = [each for each in games if each["my_place"] and each["their_place"]]
    last = next(
        (each for each in games if each["status"] == "playing"), games[0] if games else None
    )
    return Acquaintance(
        id,
        name,
        follows,
        games=len(over),
        mine=sum(each["my_place"] < each["their_place"] for each in over),
        theirs=sum(each["my_place"] > each["their_place"] for each in over),
        last=last and LastGame(last["id"], last["ladder"], last["status"], last["created"]),
    )


async def tie(store: Store, person: str, other: str) -> Tie:
    """Return one's tie to a person."""
    row = await store.row(
        sa.select(ties.c.follows, ties.c.note).where(ties.c.person == person, ties.c.other == other)
    )
    return Tie(follows=False, note="") if row is None else Tie(row["follows"], row["note"])


async def keep(store: Store, person: str, other: str, wanted: Tie) -> None:
    """Follow a person or not, and keep a note about them; no one else is shown either."""
    if other == person:
        raise Refusal(409, "yourself", "you know yourself")
    both = (ties.c.person == person, ties.c.other == other)
    async with store.begin() as connection:
        await connection.execute(ties.delete().where(*both))
        await check_person(connection, other)
        if not wanted.follows and not wanted.note:
            return
        insert = (sqlite if store.sqlite else postgresql).insert(ties)
        values = {"follows": wanted.follows, "note": wanted.note}
        await connection.execute(
            insert.values(person=person, other=other, **values).on_conflict_do_update(
                index_elements=["person", "other"], set_=values
            )
        )


async def check_person(connection: AsyncConnection, person: str) -> None:
    """Refuse a person who is not there."""
    found = await connection.execute(sa.select(people.c.id).where(people.c.id == person))
    if found.first() is None:
        raise NO_PERSON
