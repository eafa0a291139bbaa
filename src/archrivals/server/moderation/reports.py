"""Reports: filed with their evidence, read in a queue, closed with a reason."""

from __future__ import annotations

import secrets
from typing import Any, Final

import sqlalchemy as sa

from archrivals.hosting.refusal import Refusal
from archrivals.hosting.words import plain_text
from archrivals.server.core.schema import chat, entries, people, reports, seats, tables
from archrivals.server.core.store import Store, now

from . import audit, sanctions
from .conduct import conduct_of
from .roles import role_of

LINES_BEFORE: Final = 30
"""Lines of chat that are kept with a report."""

LINES_AFTER: Final = 20
MAX_REPORTS: Final = 200

Row = dict[str, Any]

NO_REPORT: Final = Refusal(404, "no-report", "there is no such report; list them again")


async def file(store: Store, reporter: str, reported: str, table: str, reason: str) -> str:
    """Keep the chat, and the moment of the game, for moderators."""
    lines = [
        {name: line[name] for name in ("id", "name", "person", "text", "at")}
        for line in reversed(await _chat(store, table, chat.c.at <= now(), newest=True))
    ]
    id = secrets.token_hex(8)
    await store.do(
        sa.insert(reports).values(
            id=id,
            at=now(),
            reporter=reporter,
            reported=reported,
            table=table,
            reason=reason,
            said=lines,
            answers=await _answers(store, table),
        )
    )
    return id


async def _chat(store: Store, table: str, when: Any, *, newest: bool) -> list[Row]:
    order = (chat.c.at.desc(), chat.c.id) if newest else (chat.c.at, chat.c.id)
    query = sa.select(chat).where(chat.c.table == table, chat.c.text != "", when)
    return await store.rows(query.order_by(*order).limit(LINES_BEFORE if newest else LINES_AFTER))


async def _answers(store: Store, table: str) -> int | None:
    """Return the number of answers that stand: the moment in the replay; None before it begins."""
    kinds = entries.c.kind.in_(("answer", "undo"))
    query = sa.select(entries.c.kind, entries.c.value).where(entries.c.table == table, kinds)
    rows = await store.rows(query.order_by(entries.c.position))
    count = 0
    for row in rows:
        count = count + 1 if row["kind"] == "answer" else row["value"]
    return count if rows else None


# --- Read -------------------------------------------------------------------------------------


def _with_names() -> sa.Select[Any]:
    by, about = people.alias("by"), people.alias("about")
    return (
        sa.select(
            reports,
            by.c.name.label("reporter_name"),
            about.c.name.label("reported_name"),
            tables.c.name.label("table_name"),
        )
        .outerjoin(by, by.c.id == reports.c.reporter)
        .outerjoin(about, about.c.id == reports.c.reported)
        .outerjoin(tables, tables.c.id == reports.c.table)
    )


async def queue(store: Store, *, closed: bool = False) -> list[Row]:
    """Reports that wait, oldest first; or those that are closed, latest first."""
    if closed:
        query = _with_names().where(reports.c.closed.is_not(None))
        return await store.rows(query.order_by(reports.c.closed.desc()).limit(MAX_REPORTS))
    query = _with_names().where(reports.c.closed.is_(None))
    return await store.rows(query.order_by(reports.c.at, reports.c.id).limit(MAX_REPORTS))


async def about(store: Store, person: str) -> list[Row]:
    """All reports about a person, latest first."""
    query = _with_names().where(reports.c.reported == person)
    return await store.rows(query.order_by(reports.c.at.desc()).limit(MAX_REPORTS))


async def evidence(store: Store, id: str) -> Row:
    """A report with what a moderator needs to decide.

    The chat before and after it, the table and the moment in its replay, earlier reports
    about the person and the actions on them.
    """
    row = await store.row(_with_names().where(reports.c.id == id))
    if row is None:
        raise NO_REPORT
    table = await store.row(
        sa.select(tables.c.id, tables.c.name, tables.c.status, tables.c.owner, tables.c.ladder)
        .where(tables.c.id == row["table"])
    )  # fmt: skip
    sitting = sa.select(seats.c.seat, seats.c.name, seats.c.person, seats.c.bot)
    earlier = await about(store, row["reported"])
    return row | {
        "after": await _chat(store, row["table"], chat.c.at > row["at"], newest=False),
        "over": table is not None and table["status"] in ("over", "abandoned"),
        "status": table["status"] if table else None,
        "seats": await store.rows(
            sitting.where(seats.c.table == row["table"]).order_by(seats.c.seat)
        ),
        "earlier": [each for each in earlier if each["id"] != id],
        "sanctions": await sanctions.of_person(store, row["reported"]),
    }


async def dismiss(store: Store, actor: str, id: str, reason: str) -> None:
    """Close a report without doing anything about the person."""
    async with store.begin() as connection:
        done = await connection.execute(
            sa.update(reports)
            .where(reports.c.id == id, reports.c.closed.is_(None))
            .values(closed=now(), outcome="dismissed")
        )
        if not done.rowcount:
            raise Refusal(409, "closed", "this report is closed already, or there is none")
        await audit.write(connection, actor, "dismiss", None, id, plain_text(reason))


# --- People and tables ------------------------------------------------------------------------


async def find_people(store: Store, wanted: str, most: int = 50) -> list[Row]:
    """People by a part of their name, or by their id; the newest first."""
    part = sa.func.lower(people.c.name).contains(wanted.lower(), autoescape=True)
    reported = sa.select(sa.func.count()).where(reports.c.reported == people.c.id).scalar_subquery()
    query = sa.select(
        people.c.id,
        people.c.name,
        people.c.email.is_(None).label("guest"),
        people.c.created,
        people.c.banned,
        reported.label("reports"),
    )
    if wanted:
        query = query.where(part | (people.c.id == wanted))
    return await store.rows(query.order_by(people.c.created.desc(), people.c.id).limit(most))


async def named(store: Store, wanted: str) -> list[str]:
    """Return the ids of people with this id, this mail address, or exactly this name."""
    exactly = sa.or_(
        people.c.id == wanted, people.c.email == wanted.lower(), people.c.name == wanted
    )
    rows = await store.rows(sa.select(people.c.id).where(exactly).order_by(people.c.id).limit(20))
    return [row["id"] for row in rows]


async def person(store: Store, id: str) -> Row:
    """Return what moderators know of a person; not their mail address."""
    found = await find_people(store, id)
    row = next((each for each in found if each["id"] == id), None)
    if row is None:
        raise Refusal(404, "nobody", "there is no such person")
    return row | {
        "role": await role_of(store, id),
        "conduct": await conduct_of(store, id),
        "sanctions": await sanctions.of_person(store, id),
        "about": await about(store, id),
        "tables": await find_tables(store, person=id, most=20),
    }


async def find_tables(
    store: Store, *, status: str | None = None, person: str | None = None, most: int = 50
) -> list[Row]:
    """Tables, the newest first: all, those in a state, or those of a person."""
    query = sa.select(
        tables.c.id, tables.c.name, tables.c.status, tables.c.ladder, tables.c.rated,
        tables.c.listed, tables.c.owner, tables.c.created, tables.c.started, tables.c.ended,
    )  # fmt: skip
    if status is not None:
        query = query.where(tables.c.status == status)
    if person is not None:
        mine = sa.select(seats.c.table).where(seats.c.person == person)
        query = query.where(tables.c.id.in_(mine) | (tables.c.owner == person))
    found = await store.rows(query.order_by(tables.c.created.desc(), tables.c.id).limit(most))
    sitting = await store.rows(
        sa.select(seats.c.table, seats.c.seat, seats.c.name, seats.c.person, seats.c.bot)
        .where(seats.c.table.in_([row["id"] for row in found]))
        .order_by(seats.c.seat)
    )
    for row in found:
        row["seats"] = [
            {name: each[name] for name in ("seat", "name", "person", "bot")}
            for each in sitting
            if each["table"] == row["id"]
        ]
    return found
