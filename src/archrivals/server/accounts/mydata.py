"""One's own data: all of it in one document, or gone."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from archrivals.engine.records import to_plain
from archrivals.server.core.schema import (
    call_addresses,
    call_settings,
    calls,
    chat,
    devices,
    invitations,
    people,
    rating_changes,
    ratings,
    reports,
    reviews,
    sanctions,
    seats,
    tables,
    ties,
    vacations,
)
from archrivals.server.core.store import Store, now

from .accounts import Person, blocked
from .sessions import sessions_of

DEPARTED: Final = "departed"
NO_PERSON: Final = ""  # in columns that must name a person, for one who is gone


async def export(store: Store, person: Person) -> dict[str, Any]:
    """Everything stored about a person, as one document; secrets are left out."""
    mine = person.id
    games = (
        sa.select(
            seats.c.table,
            tables.c.name.label("table_name"),
            tables.c.status,
            tables.c.created,
            tables.c.started,
            tables.c.ended,
            seats.c.seat,
            seats.c.name,
            seats.c.place,
            seats.c.points,
        )
        .join(tables, tables.c.id == seats.c.table)
        .where(seats.c.person == mine)
        .order_by(tables.c.created, seats.c.table)
    )
    opened = sa.select(tables.c.id, tables.c.name, tables.c.status, tables.c.created)
    lines = sa.select(chat.c.id, chat.c.table, chat.c.name, chat.c.text, chat.c.at)
    ladder = sa.select(*(each for each in ratings.c if each.name != "person"))
    changes = sa.select(*(each for each in rating_changes.c if each.name != "person"))
    return {
        "exported": now(),
        "profile": {
            "id": mine,
            "name": person.name,
            "email": person.email,
            "verified": person.verified,
            "pending": person.pending,
            "created": person.created,
            "preferences": person.preferences,
        },
        "sessions": [
            {
                "id": each.id,
                "agent": each.agent,
                "created": each.created,
                "seen": each.seen,
                "expires": each.expires,
            }
            for each in await sessions_of(store, person)
        ],
        "devices": await store.rows(sa.select(devices.c.seen).where(devices.c.person == mine)),
        "games": await store.rows(games),
        "tables": await store.rows(
            opened.where(tables.c.owner == mine).order_by(tables.c.created, tables.c.id)
        ),
        "chat": await store.rows(lines.where(chat.c.person == mine).order_by(chat.c.at, chat.c.id)),
        "ratings": await store.rows(
            ladder.where(ratings.c.person == mine).order_by(ratings.c.ladder)
        ),
        "rating_changes": await store.rows(changes.where(rating_changes.c.person == mine)),
        "blocks": to_plain(await blocked(store, mine)),
        "reports": await store.rows(
            sa.select(*(each for each in reports.c if each.name != "reporter"))
            .where(reports.c.reporter == mine)
            .order_by(reports.c.at)
        ),
        "call_settings": await store.rows(
            sa.select(*(each for each in call_settings.c if each.name != "person")).where(
                call_settings.c.person == mine
            )
        ),
        "call_addresses": await store.rows(
            sa.select(
                *(each for each in call_addresses.c if each.name not in ("person", "keys"))
            ).where(call_addresses.c.person == mine)
        ),
        "ties": await store.rows(
            sa.select(ties.c.other, ties.c.follows, ties.c.note).where(ties.c.person == mine)
        ),
        "invitations": await store.rows(
            sa.select(*(each for each in invitations.c)).where(
                (invitations.c.person == mine) | (invitations.c.by == mine)
            )
        ),
        "vacations": await store.rows(
            sa.select(vacations.c.until, vacations.c.year, vacations.c.taken).where(
                vacations.c.person == mine
            )
        ),
        "calls": await store.rows(
            sa.select(calls.c.table, calls.c.event, calls.c.channel, calls.c.at, calls.c.state)
            .where(calls.c.person == mine)
            .order_by(calls.c.at)
        ),
        "notices": await store.rows(
            sa.select(*(each for each in sanctions.c if each.name not in ("person", "actor")))
            .where(sanctions.c.person == mine)
            .order_by(sanctions.c.at)
        ),
    }


async def delete(store: Store, person: Person) -> list[str]:
    """Forget a person; the tables that lost a player, before their game began or in play.

    Games that were played stay for those they were played with, under no name.
    """
    mine = person.id
    async with store.begin() as connection:
        # The first statement writes: from here on SQLite lets no other connection write.
        await connection.execute(sa.delete(rating_changes).where(rating_changes.c.person == mine))
        left = await leave_open_tables(connection, mine)
        played = sa.select(seats.c.table).where(seats.c.person == mine)
        playing = sa.select(tables.c.id).where(tables.c.id.in_(played))
        found = await connection.execute(playing.where(tables.c.status == "playing"))
        left += sorted(found.scalars())
        await _forget_lines(connection, mine)
        for forgotten in (
            sa.delete(reviews).where(reviews.c.table.in_(played)),  # older ones name who played
            sa.update(seats).where(seats.c.person == mine).values(person=None, name=DEPARTED),
            sa.update(tables).where(tables.c.owner == mine).values(owner=NO_PERSON, name=""),
            sa.update(chat)
            .where(chat.c.person == mine)
            .values(person=NO_PERSON, name=DEPARTED, text=""),
            sa.update(reports)
            .where(reports.c.reporter == mine)
            .values(reporter=NO_PERSON, reason=""),
            sa.delete(reports).where(reports.c.reported == mine),
            sa.delete(calls).where(calls.c.person == mine),  # the log writes them without a key
            # Sessions, tickets, devices, ratings, blocks, roles, sanctions, aliases and how the
            # person is called go too, by their foreign keys. The audit log names people by their
            # alias alone.
            sa.delete(people).where(people.c.id == mine),
        ):
            await connection.execute(forgotten)
    return left


async def _forget_lines(connection: AsyncConnection, person: str) -> None:
    """Take what a person said out of the reports about others."""
    kept = sa.cast(reports.c.said, sa.Text).contains(person, autoescape=True)
    found = await connection.execute(sa.select(reports.c.id, reports.c.said).where(kept))
    for id, said in found.all():
        lines = [line for line in said if line["person"] != person]
        await connection.execute(sa.update(reports).where(reports.c.id == id).values(said=lines))


async def _forget_hands(connection: AsyncConnection, person: str, left: list[str]) -> None:
    """Take a person out of the deals that have not been made: ``lobby.dealing``."""
    found = await connection.execute(
        sa.select(tables.c.id, tables.c.fair).where(tables.c.id.in_(left))
    )
    for id, fair in found.all():
        hands = (fair or {}).get("hands", {})
        kept = {seat: hand for seat, hand in hands.items() if hand["person"] != person}
        if kept != hands:
            changed = sa.update(tables).where(tables.c.id == id)
            await connection.execute(changed.values(fair={**fair, "hands": kept}))


async def leave_open_tables(connection: AsyncConnection, person: str) -> list[str]:
    """Free one's seats where no game has begun; which tables that were.

    A table passes from its owner to another player, and is deleted when none is left.
    """
    sitting = sa.select(seats.c.table).where(seats.c.person == person)
    waiting = await connection.execute(
        sa.select(tables.c.id)
        .where(tables.c.status == "open")
        .where((tables.c.owner == person) | tables.c.id.in_(sitting))
        .order_by(tables.c.id)
        .with_for_update()
    )
    left: list[str] = list(waiting.scalars())
    await connection.execute(
        sa.update(seats)
        .where(seats.c.person == person, seats.c.table.in_(left))
        .values(person=None, name="", ready=False)
    )
    await _forget_hands(connection, person, left)
    next_owner = (
        sa.select(seats.c.person)
        .where(seats.c.table == tables.c.id, seats.c.person.is_not(None))
        .order_by(seats.c.seat)
        .limit(1)
        .scalar_subquery()
    )
    mine = sa.and_(tables.c.id.in_(left), tables.c.owner == person)
    await connection.execute(sa.delete(tables).where(mine, next_owner.is_(None)))
    taken = sa.update(tables).where(mine).values(owner=next_owner, name="")  # they chose it
    await connection.execute(taken)
    return left
