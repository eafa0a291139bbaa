"""Moderation: what moderators look up and do, under ``/api/admin``."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from archrivals.engine.records import Limit, record
from archrivals.hosting.operations.declared import needs_server
from archrivals.hosting.operations.people import Name
from archrivals.server.accounts.standing import Kind
from archrivals.server.archive.profiles import SETTLED_GAMES
from archrivals.server.edge.asking import Moderating, WithRole
from archrivals.server.moderation import audit, groups, reports, roles, sanctions
from archrivals.server.moderation.audit import AuditLine
from archrivals.server.moderation.groups import GroupShown
from archrivals.server.moderation.reports import (
    Evidence,
    PersonFile,
    PersonFound,
    ReportShown,
    TableShown,
)
from archrivals.server.moderation.sanctions import AppealShown

Id = Annotated[str, Limit(pattern=r"^[A-Za-z0-9_-]{8,40}$")]
Reason = Annotated[str, Limit(min_length=1, max_length=500, pattern=r"^[^\x00-\x1f\x7f]*$")]
HOURS_IN_TEN_YEARS: Final = 87_600
HOUR_MS: Final = 3_600_000
LOOKING: Final = (401, 403)
CHANGING: Final = (400, 401, 403, 404, 409)


# --- The admin session ------------------------------------------------------------------------


@record
class Code:
    """Six digits of an authenticator."""

    code: Annotated[str, Limit(pattern=r"^[0-9]{6}$")]


@record
class AdminSession:
    """Until when the second factor is good here."""

    role: str
    until: int


@needs_server("POST", "/admin/session", refuses=(400, 401, 403))
async def confirm(asked: Code, by: WithRole) -> AdminSession:
    """Type a code of one's second factor; it opens the pages of moderators for half an hour."""
    who, token = by.person.id, by.session.token
    until = await roles.confirm(by.here.store, who, token, asked.code)
    return AdminSession(by.moderator.role, until)


@needs_server("GET", "/admin/session", refuses=LOOKING)
async def my_admin_session(by: Moderating) -> AdminSession:
    """Until when the second factor is good here."""
    return AdminSession(by.moderator.role, by.moderator.until)


@needs_server("DELETE", "/admin/session", refuses=LOOKING, status=204)
async def leave(by: Moderating) -> None:
    """End the admin session; one stays logged in."""
    await roles.leave(by.here.store, by.session.token)


# --- Reports ----------------------------------------------------------------------------------


@record
class WhichReports:
    """Reports that wait, or those that are closed."""

    closed: bool = False


@needs_server("GET", "/admin/reports", refuses=LOOKING)
async def list_reports(asked: WhichReports, by: Moderating) -> tuple[ReportShown, ...]:
    """Reports that wait, oldest first; or those that are closed, latest first."""
    return tuple(await reports.queue(by.here.store, closed=asked.closed))


@record
class OfReport:
    """A report."""

    report: Id


@needs_server("GET", "/admin/reports/{report}", refuses=(*LOOKING, 404))
async def one_report(asked: OfReport, by: Moderating) -> Evidence:
    """A report with its evidence."""
    return await reports.evidence(by.here.store, asked.report)


@record
class Dismissal(OfReport):
    """The reason to close a report."""

    reason: Reason


@needs_server("POST", "/admin/reports/{report}/dismiss", refuses=CHANGING, status=204)
async def dismiss(asked: Dismissal, by: Moderating) -> None:
    """Close a report without doing anything about the person."""
    await reports.dismiss(by.here.store, by.person.id, asked.report, asked.reason)


@needs_server("GET", "/admin/groups", refuses=LOOKING)
async def list_groups(by: Moderating) -> tuple[GroupShown, ...]:
    """List closed groups: accounts that only play one another and lift one up a ladder."""
    return tuple(await groups.suspicious(by.here.store, SETTLED_GAMES))


# --- People and tables ------------------------------------------------------------------------


@record
class WhichPeople:
    """A part of a name, or an id."""

    find: Annotated[str, Limit(max_length=60, pattern=r"^[^\x00]*$")] = ""


@needs_server("GET", "/admin/people", refuses=LOOKING)
async def find_people(asked: WhichPeople, by: Moderating) -> tuple[PersonFound, ...]:
    """People by a part of their name, or by their id."""
    return tuple(await reports.find_people(by.here.store, asked.find))


@record
class OfSomebody:
    """A person."""

    person: Id


@needs_server("GET", "/admin/people/{person}", refuses=(*LOOKING, 404))
async def one_person(asked: OfSomebody, by: Moderating) -> PersonFile:
    """Return the file of a person: reports, sanctions, tables."""
    return await reports.person(by.here.store, asked.person)


@record
class WhichTables:
    """Tables in a state, or all."""

    status: Literal["open", "playing", "over", "abandoned"] | None = None


@needs_server("GET", "/admin/tables", refuses=LOOKING)
async def list_tables(asked: WhichTables, by: Moderating) -> tuple[TableShown, ...]:
    """Tables, the newest first, listed or not."""
    return tuple(await reports.find_tables(by.here.store, status=asked.status))


# --- Actions ----------------------------------------------------------------------------------


@record
class Act:
    """An act of a moderator about a person; ``hours`` null is for good.

    A rename may have a ``name``. A removal has the ``thing``: ``chat:ID`` or ``table:ID``.
    """

    person: Id
    kind: Kind
    reason: Reason
    hours: Annotated[int, Limit(ge=1, le=HOURS_IN_TEN_YEARS)] | None = None
    report: Id | None = None
    name: Name | None = None
    thing: Annotated[str, Limit(pattern=r"^(chat|table):[A-Za-z0-9_-]{8,40}$")] | None = None


@record
class Acted:
    """By this it can be undone."""

    sanction: str


@needs_server("POST", "/admin/people/{person}/sanctions", refuses=CHANGING, status=201)
async def act(asked: Act, by: Moderating) -> Acted:
    """Warn, mute, keep out of rated play, ban, rename, or remove something."""
    wish = sanctions.Wish(
        kind=asked.kind,
        reason=asked.reason,
        last=None if asked.hours is None else asked.hours * HOUR_MS,
        report=asked.report,
        name=asked.name,
        thing=asked.thing,
    )
    here, who = by.here, by.person.id
    return Acted(await sanctions.act(here.store, here.bus, who, asked.person, wish))


@record
class Undoing:
    """The reason to undo an action; the person concerned reads it."""

    sanction: Id
    reason: Reason


@needs_server("POST", "/admin/sanctions/{sanction}/undo", refuses=CHANGING, status=204)
async def undo(asked: Undoing, by: Moderating) -> None:
    """Undo an action of a moderator."""
    here, who = by.here, by.person.id
    await sanctions.undo(here.store, here.bus, who, asked.sanction, asked.reason)


@needs_server("GET", "/admin/appeals", refuses=LOOKING)
async def list_appeals(by: Moderating) -> tuple[AppealShown, ...]:
    """Appeals that wait for an answer, oldest first."""
    return tuple(await sanctions.appeals(by.here.store))


@record
class Answer:
    """The answer to an appeal: undo it, or let it stand."""

    sanction: Id
    grant: bool
    reason: Reason


@needs_server("POST", "/admin/appeals/{sanction}", refuses=CHANGING, status=204)
async def answer(asked: Answer, by: Moderating) -> None:
    """Answer an appeal."""
    here, who, about = by.here, by.person.id, asked.sanction
    grant, reason = asked.grant, asked.reason
    await sanctions.answer(here.store, here.bus, who, about, grant=grant, reason=reason)


@record
class WhichLines:
    """Lines of the audit log before a time in milliseconds, to page on."""

    before: Annotated[int, Limit(ge=0, le=2**53 - 1)] | None = None


@needs_server("GET", "/admin/audit", refuses=LOOKING)
async def list_audit(asked: WhichLines, by: Moderating) -> tuple[AuditLine, ...]:
    """The audit log, latest first; ``before`` is a time in milliseconds, to page on."""
    return tuple(await audit.read(by.here.store, before=asked.before))
