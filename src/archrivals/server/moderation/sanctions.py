"""What moderators do about people, for a time; each of it can be undone and appealed against once.

The same functions serve the pages, the command line and the server by itself.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, get_args

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from archrivals.engine.records import fields_of, record
from archrivals.hosting.operations.declared import JsonObject
from archrivals.hosting.refusal import Refusal
from archrivals.hosting.rows import from_row
from archrivals.hosting.words import plain_text
from archrivals.server.accounts import accounts, sessions
from archrivals.server.accounts.names import name_key
from archrivals.server.accounts.standing import FOREVER_MS, Kind, in_force
from archrivals.server.accounts.validation import clean_name
from archrivals.server.core.bus import Bus
from archrivals.server.core.schema import chat, people, reports, roles, sanctions, seats, tables
from archrivals.server.core.store import Store, now

from . import audit

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Wish:
    """A sanction to impose: why, for how long (milliseconds, None for good), after which report.

    A rename may have the new ``name``; a removal has the ``thing``: ``chat:ID`` or ``table:ID``.
    What the server does by itself has what it counted (moderation.conduct).
    """

    kind: Kind
    reason: str
    last: int | None = None
    report: str | None = None
    name: str | None = None
    thing: str | None = None
    counts: Mapping[str, int] | None = None


NO_SANCTION: Final = Refusal(404, "no-sanction", "there is no such action; list them again")


async def act(store: Store, bus: Bus, actor: str, person: str, wish: Wish) -> str:
    """Do something about a person; the id by which it can be undone."""
    reason = plain_text(wish.reason)
    if not reason:
        raise Refusal(422, "invalid", "say why: the person and other moderators read it")
    if await accounts.person_by_id(store, person) is None:
        raise Refusal(404, "nobody", "there is no such person")
    await _may(store, actor, person)
    if wish.kind == "rename" and wish.name is not None:
        await accounts.check_name(store, person, clean_name(wish.name))
    id, at = secrets.token_hex(8), now()  # no id begins as an option of the command line does
    until = None if wish.last is None else at + wish.last
    async with store.begin() as connection:
        details = await _done(connection, person, wish, until)
        await connection.execute(
            sa.insert(sanctions).values(
                id=id,
                person=person,
                kind=wish.kind,
                reason=reason,
                at=at,
                until=until,
                actor=await audit.alias_of(connection, actor),
                report=wish.report,
                details=details,
            )
        )
        if wish.report is not None:
            await _close(connection, wish.report, person, at)
        what = {"until": until} | ({"report": wish.report} if wish.report else {})
        await audit.write(connection, actor, wish.kind, person, id, reason, what)
    await _tell(store, bus, person, wish.kind, details)
    return id


async def _may(store: Store, actor: str, person: str) -> None:
    """Moderators do not act on themselves or on each other: the operator does."""
    if actor in (audit.CONSOLE, audit.SERVER):
        return
    if await store.row(sa.select(roles.c.person).where(roles.c.person == person)):
        reason = "only operators can act on a person who has a role"
        raise Refusal(403, "has-role", reason)


async def _close(connection: AsyncConnection, report: str, person: str, at: int) -> None:
    closed = await connection.execute(
        sa.update(reports)
        .where(reports.c.id == report, reports.c.reported == person)
        .values(closed=at, outcome="acted")
    )
    if not closed.rowcount:
        raise Refusal(404, "no-report", "there is no such report about this person")


async def undo(store: Store, bus: Bus, actor: str, sanction: str, reason: str) -> None:
    """Undo a sanction; the person reads why."""
    reason = plain_text(reason)
    async with store.begin() as connection:
        row = await _undone(connection, sanction, reason)
        await audit.write(connection, actor, "undo", row["person"], sanction, reason)
    await _tell(store, bus, row["person"], row["kind"], row["details"])


async def _undone(connection: AsyncConnection, sanction: str, reason: str) -> Row:
    """Take it back in the caller's transaction; what it was."""
    mine = sanctions.c.id == sanction
    done = await connection.execute(
        sa.update(sanctions)
        .where(mine, sanctions.c.undone.is_(None))
        .values(undone=now(), undone_reason=reason, seen=None)
    )
    found = (await connection.execute(sa.select(sanctions).where(mine))).mappings().first()
    if found is None:
        raise NO_SANCTION
    if not done.rowcount:
        raise Refusal(409, "undone", "this was undone before")
    row = dict(found)
    await _reversed(connection, row)
    return row


# --- What it does to the person ---------------------------------------------------------------


async def _done(connection: AsyncConnection, person: str, wish: Wish, until: int | None) -> Row:
    """Let it take effect; what it takes to undo it."""
    if wish.kind == "ban":
        later = FOREVER_MS if until is None else until
        longest = sa.case((people.c.banned > later, people.c.banned), else_=later)
        await connection.execute(
            sa.update(people).where(people.c.id == person).values(banned=longest)
        )
        await accounts.shut_out(connection, person)
    if wish.kind == "rename":
        new = clean_name(wish.name) if wish.name else f"Player {secrets.randbelow(90_000) + 10_000}"
        row = await connection.execute(sa.select(people.c.name).where(people.c.id == person))
        before = str(row.scalar_one())
        await _rename(connection, person, before, new)
        return {"before": before, "name": new}
    if wish.kind == "remove":
        return await _remove(connection, person, wish.thing or "")
    return {"counts": dict(wish.counts)} if wish.counts else {}


async def _reversed(connection: AsyncConnection, row: Row) -> None:
    """Undo the effect of a sanction that is marked as undone already."""
    person, details = row["person"], row["details"]
    if row["kind"] == "ban":
        at = now()
        others = sa.select(sanctions.c.until).where(
            sanctions.c.person == person, sanctions.c.kind == "ban", in_force(at)
        )
        left = [FOREVER_MS if each is None else each for each in await _all(connection, others)]
        await connection.execute(
            sa.update(people).where(people.c.id == person).values(banned=max(left, default=None))
        )
    elif row["kind"] == "rename":
        await _rename(connection, person, details["name"], details["before"])
    elif row["kind"] == "remove":
        place, _, id = details["thing"].partition(":")
        table, column = (chat, chat.c.text) if place == "chat" else (tables, tables.c.name)
        await connection.execute(
            sa.update(table).where(table.c.id == id, column == "").values({column: details["text"]})
        )


async def _all(connection: AsyncConnection, query: sa.Select[Any]) -> list[Any]:
    return list((await connection.execute(query)).scalars())


async def _rename(connection: AsyncConnection, person: str, before: str, after: str) -> None:
    """Another name, also where the old one can still be read."""
    await connection.execute(
        sa.update(people)
        .where(people.c.id == person, people.c.name == before)
        .values(name=after, looks=name_key(after))
    )
    for table in (seats, chat):
        await connection.execute(
            sa.update(table)
            .where(table.c.person == person, table.c.name == before)
            .values(name=after)
        )


async def _remove(connection: AsyncConnection, person: str, thing: str) -> Row:
    """Empty a line of chat, or the name of a table; what it was."""
    place, _, id = thing.partition(":")
    if place not in ("chat", "table"):
        reason = "say what to remove: chat:ID for a line of chat, table:ID for a table's name"
        raise Refusal(422, "invalid", reason)
    table, column, author = (
        (chat, chat.c.text, chat.c.person)
        if place == "chat"
        else (tables, tables.c.name, tables.c.owner)
    )
    mine = (table.c.id == id, author == person)
    where = chat.c.table if place == "chat" else tables.c.id
    found = (await connection.execute(sa.select(column, where).where(*mine))).first()
    if found is None or not found[0]:
        raise Refusal(404, "no-thing", "there is no such thing of this person, or it is empty")
    await connection.execute(sa.update(table).where(*mine).values({column: ""}))
    return {"thing": thing, "text": found[0], "table": found[1]}


async def _tell(store: Store, bus: Bus, person: str, kind: Kind, details: Row) -> None:
    """Have gateways look again at the person it concerns."""
    if kind == "ban":
        await sessions.announce_logout(bus, person)
    changed: Iterable[str] = ()
    line = b""
    if kind == "remove":
        changed = [details["table"]]
        place, _, id = details["thing"].partition(":")
        line = id.encode() if place == "chat" else b""
    elif kind == "rename":
        sitting = sa.select(tables.c.id).join(seats, seats.c.table == tables.c.id)
        open_ones = sitting.where(seats.c.person == person, tables.c.status == "open")
        changed = [row["id"] for row in await store.rows(open_ones)]
    for table in changed:
        await bus.publish(f"room.{table}", line)


async def end_removals(store: Store, bus: Bus) -> int:
    """Show things again whose removal is over; return their number."""
    over = (sanctions.c.kind == "remove", sanctions.c.undone.is_(None), sanctions.c.until <= now())
    rows = await store.rows(sa.select(sanctions.c.id).where(*over))
    for row in rows:
        with suppress(Refusal):  # another gateway or a moderator was faster
            await undo(store, bus, audit.SERVER, row["id"], "its time is over")
    return len(rows)


# --- As it is shown ---------------------------------------------------------------------------


@record
class Counts:
    """A person's last rated games: the number, and those that they left or let others wait in."""

    games: int
    left: int
    timeout: int
    stalled: int


@record
class Notice:
    """A sanction as its subject reads it: kind, reason, end, and the answer to an appeal.

    One that is ``automatic`` the server imposed by how games ended; no person has looked yet.
    ``counts`` is what it counted, so that a page can say the reason in the reader's language.
    """

    id: str
    kind: Kind
    reason: str
    at: int
    until: int | None
    active: bool
    seen: bool
    automatic: bool
    counts: Counts | None
    undone: int | None
    undone_reason: str | None
    appeal: str | None
    appealed: int | None
    answered: int | None
    answer: str | None


@record
class Done(Notice):
    """The same for moderators; ``details`` holds the former name or the removed text."""

    person: str
    report: str | None
    details: JsonObject


@record
class AppealShown(Done):
    """An appeal in the queue."""

    name: str


def _notice(row: Row) -> Row:
    """Return a row of ``sanctions`` with the further fields of a notice."""
    lasts = row["until"] is None or row["until"] > now()
    counts = row["details"].get("counts")
    return row | {
        "active": lasts and row["undone"] is None,
        "seen": row["seen"] is not None,
        "automatic": row["actor"] == audit.SERVER,
        "counts": Counts(**counts) if counts else None,
    }


# --- The person concerned ---------------------------------------------------------------------


async def of_person(store: Store, person: str) -> list[Done]:
    """Return everything that was done about a person, latest first."""
    query = sa.select(sanctions).where(sanctions.c.person == person)
    query = query.order_by(sanctions.c.at.desc(), sanctions.c.id).limit(100)
    return [from_row(Done, _notice(row)) for row in await store.rows(query)]


async def notices(store: Store, person: str) -> list[Notice]:
    """Return the same as the person concerned may read it."""
    return [from_row(Notice, fields_of(each)) for each in await of_person(store, person)]


@record
class Marks:
    """The number of notices that a person has not read yet, and their own role."""

    notices: int
    role: str | None


async def moderated(store: Store, person: str) -> Marks:
    """Return a person's unread notices, counted, and their role."""
    unread = (sanctions.c.person == person, sanctions.c.seen.is_(None))
    count = sa.select(sa.func.count()).where(*unread).scalar_subquery()
    role = sa.select(roles.c.role).where(roles.c.person == person).scalar_subquery()
    (row,) = await store.rows(sa.select(count.label("notices"), role.label("role")))
    return Marks(row["notices"], row["role"])


async def mark_seen(store: Store, person: str, sanction: str) -> None:
    """A person has read a notice."""
    mine = (sanctions.c.id == sanction, sanctions.c.person == person)
    if not await store.do(sa.update(sanctions).where(*mine).values(seen=now())):
        raise Refusal(404, "no-notice", "there is no such notice for you")


async def appeal(store: Store, person: str, sanction: str, text: str) -> None:
    """Ask that something be looked at again; once."""
    text = plain_text(text)
    if not text:
        raise Refusal(422, "invalid", "say why it should be undone")
    mine = (sanctions.c.id == sanction, sanctions.c.person == person)
    if await store.row(sa.select(sanctions.c.id).where(*mine)) is None:
        raise Refusal(404, "no-notice", "there is no such notice for you")
    open_to = (sanctions.c.appealed.is_(None), sanctions.c.undone.is_(None))
    async with store.begin() as connection:
        done = await connection.execute(
            sa.update(sanctions).where(*mine, *open_to).values(appeal=text, appealed=now())
        )
        if not done.rowcount:
            reason = "this was undone, or you have appealed against it before; once is enough"
            raise Refusal(409, "appealed", reason)
        await audit.write(connection, person, "appeal", person, sanction, "")


async def appeals(store: Store) -> list[AppealShown]:
    """Return the appeals that wait for an answer, oldest first."""
    rows = await store.rows(
        sa.select(sanctions, people.c.name)
        .join(people, people.c.id == sanctions.c.person)
        .where(sanctions.c.answered.is_(None), sanctions.c.appealed.is_not(None))
        .order_by(sanctions.c.appealed)
        .limit(200)
    )
    return [from_row(AppealShown, _notice(row)) for row in rows]


async def answer(
    store: Store, bus: Bus, actor: str, sanction: str, *, grant: bool, reason: str
) -> None:
    """Answer an appeal: undo the sanction, or let it stand; the person reads the reason."""
    reason = plain_text(reason)
    waiting = (sanctions.c.appealed.is_not(None), sanctions.c.answered.is_(None))
    async with store.begin() as connection:
        done = await connection.execute(
            sa.update(sanctions)
            .where(sanctions.c.id == sanction, *waiting)
            .values(answered=now(), answer=reason, seen=None)
        )
        if not done.rowcount:
            raise Refusal(404, "no-appeal", "no appeal with this id waits for an answer")
        query = sa.select(sanctions).where(sanctions.c.id == sanction)
        row = dict((await connection.execute(query)).mappings().one())
        if grant and row["undone"] is None:
            await _undone(connection, sanction, reason)
        what = {"granted": grant}
        await audit.write(connection, actor, "answer", row["person"], sanction, reason, what)
    if grant:
        await _tell(store, bus, row["person"], row["kind"], row["details"])
