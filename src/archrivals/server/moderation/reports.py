"""Reports: filed with their evidence, read in a queue, closed with a reason."""

from __future__ import annotations

import secrets
from typing import Any, Final, Literal

import sqlalchemy as sa

from archrivals.engine.records import fields_of, record
from archrivals.hosting.refusal import Refusal
from archrivals.hosting.rows import from_row
from archrivals.hosting.words import plain_text
from archrivals.server.core.schema import chat, entries, people, reports, seats, tables
from archrivals.server.core.store import Store, now

from . import audit, sanctions
from .conduct import JudgedGame, conduct_of
from .roles import role_of
from .sanctions import Done

LINES_BEFORE: Final = 30
"""Lines of chat that are kept with a report."""

LINES_AFTER: Final = 20
MAX_REPORTS: Final = 200

Row = dict[str, Any]

NO_REPORT: Final = Refusal(404, "no-report", "there is no such report; list them again")


@record
class Line:
    """A line of chat; those kept by older reports have no id."""

    id: str
    name: str
    person: str
    text: str
    at: int


@record
class ReportShown:
    """A report in the queue."""

    id: str
    at: int
    reporter: str
    reporter_name: str | None
    reported: str
    reported_name: str | None
    table: str
    table_name: str | None
    reason: str
    closed: int | None
    outcome: Literal["acted", "dismissed"] | None


@record
class SeatShown:
    """A seat at a table, and its player."""

    seat: int
    name: str
    person: str | None
    bot: str | None


@record
class Evidence(ReportShown):
    """A report with what there is to know; ``answers`` is the moment in the replay."""

    said: tuple[Line, ...]
    after: tuple[Line, ...]
    answers: int | None
    status: str | None
    over: bool
    seats: tuple[SeatShown, ...]
    earlier: tuple[ReportShown, ...]
    sanctions: tuple[Done, ...]


@record
class TableShown:
    """A table."""

    id: str
    name: str
    status: str
    ladder: str
    rated: bool
    listed: bool
    owner: str
    created: int
    started: int | None
    ended: int | None
    seats: tuple[SeatShown, ...]


@record
class PersonFound:
    """A person, without their mail address."""

    id: str
    name: str
    guest: bool
    created: int
    banned: int | None
    reports: int


@record
class ConductShown:
    """A player's conduct in their last rated games; a note comes at 3, a pause at 5."""

    score: float
    games: tuple[JudgedGame, ...]


@record
class PersonFile(PersonFound):
    """Everything that moderators know of a person."""

    role: str | None
    conduct: ConductShown
    sanctions: tuple[Done, ...]
    about: tuple[ReportShown, ...]
    tables: tuple[TableShown, ...]


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


async def queue(store: Store, *, closed: bool = False) -> list[ReportShown]:
    """Return the reports that wait, oldest first; or those that are closed, latest first."""
    if closed:
        query = _with_names().where(reports.c.closed.is_not(None))
        return await _shown(store, query.order_by(reports.c.closed.desc()))
    query = _with_names().where(reports.c.closed.is_(None))
    return await _shown(store, query.order_by(reports.c.at, reports.c.id))


async def about(store: Store, person: str) -> list[ReportShown]:
    """Return all reports about a person, latest first."""
    query = _with_names().where(reports.c.reported == person)
    return await _shown(store, query.order_by(reports.c.at.desc()))


async def _shown(store: Store, query: sa.Select[Any]) -> list[ReportShown]:
    return [from_row(ReportShown, row) for row in await store.rows(query.limit(MAX_REPORTS))]


async def evidence(store: Store, id: str) -> Evidence:
    """Return a report with what a moderator needs to decide.

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
    sitting = sitting.where(seats.c.table == row["table"]).order_by(seats.c.seat)
    after = await _chat(store, row["table"], chat.c.at > row["at"], newest=False)
    return from_row(
        Evidence,
        row,
        said=tuple(from_row(Line, {"id": "", **each}) for each in row["said"]),
        after=tuple(from_row(Line, each) for each in after),
        over=table is not None and table["status"] in ("over", "abandoned"),
        status=table["status"] if table else None,
        seats=tuple(SeatShown(**each) for each in await store.rows(sitting)),
        earlier=tuple(each for each in earlier if each.id != id),
        sanctions=tuple(await sanctions.of_person(store, row["reported"])),
    )


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


async def find_people(store: Store, wanted: str, most: int = 50) -> list[PersonFound]:
    """Return people by a part of their name, or by their id; the newest first."""
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
    query = query.order_by(people.c.created.desc(), people.c.id).limit(most)
    return [from_row(PersonFound, row) for row in await store.rows(query)]


async def named(store: Store, wanted: str) -> list[str]:
    """Return the ids of people with this id, this mail address, or exactly this name."""
    exactly = sa.or_(
        people.c.id == wanted, people.c.email == wanted.lower(), people.c.name == wanted
    )
    rows = await store.rows(sa.select(people.c.id).where(exactly).order_by(people.c.id).limit(20))
    return [row["id"] for row in rows]


async def person(store: Store, id: str) -> PersonFile:
    """Return what moderators know of a person; not their mail address."""
    found = next((each for each in await find_people(store, id) if each.id == id), None)
    if found is None:
        raise Refusal(404, "nobody", "there is no such person")
    conduct = await conduct_of(store, id)
    return PersonFile(
        **fields_of(found),
        role=await role_of(store, id),
        conduct=ConductShown(conduct.score, conduct.games),
        sanctions=tuple(await sanctions.of_person(store, id)),
        about=tuple(await about(store, id)),
        tables=tuple(await find_tables(store, person=id, most=20)),
    )


async def find_tables(
    store: Store, *, status: str | None = None, person: str | None = None, most: int = 50
) -> list[TableShown]:
    """Return tables, the newest first: all, those in a state, or those of a person."""
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
    shown: dict[str, list[SeatShown]] = {row["id"]: [] for row in found}
    for each in sitting:
        shown[each["table"]].append(from_row(SeatShown, each))
    return [from_row(TableShown, row, seats=tuple(shown[row["id"]])) for row in found]
