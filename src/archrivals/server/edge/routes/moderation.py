"""Moderation over HTTP: for moderators under ``/api/admin``, for the person concerned at ``me``."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from fastapi import APIRouter, Depends, Query, Request

from archrivals.hosting.refusal import Refusal
from archrivals.server.accounts import accounts
from archrivals.server.accounts.limits import limits
from archrivals.server.archive.profiles import SETTLED_GAMES
from archrivals.server.context import Context, context
from archrivals.server.edge.security import AnyVisitor, Me, MySession, documented, visitor
from archrivals.server.moderation import audit, groups, reports, roles, sanctions
from archrivals.server.moderation.conduct import Conduct
from archrivals.server.moderation.roles import Moderator

from .moderation_shapes import (
    HOUR_MS,
    Act,
    Acted,
    AdminSession,
    Answer,
    Appeal,
    AppealShown,
    AuditLine,
    BannedAppeal,
    Because,
    Code,
    ConductShown,
    Evidence,
    GameShown,
    GroupShown,
    Id,
    Notice,
    PersonFile,
    PersonFound,
    ReportShown,
    TableShown,
    notice,
)

Here = Annotated[Context, Depends(context)]
LOOKING: Final = documented(401, 403, 404)
CHANGING: Final = documented(400, 401, 403, 404, 409)


async def with_role(mine: MySession, here: Here) -> Moderator:
    """Somebody who has a role, or 403; a FastAPI dependency."""
    found = await roles.moderator(here.store, mine.person, mine.token)
    if found is None:
        raise Refusal(403, "no-role", "Only moderators of this server can do that.")
    return found


async def moderator(found: Annotated[Moderator, Depends(with_role)]) -> Moderator:
    """Somebody who has a role and has typed a code a short while ago; a FastAPI dependency."""
    if not found.confirmed:
        raise Refusal(403, "second-factor", "Type the code that your authenticator shows.")
    return found


By = Annotated[Moderator, Depends(moderator)]

door = APIRouter(prefix="/api/admin", tags=["admin"], dependencies=[Depends(visitor)])
"""What opens an admin session: the one thing that takes a role alone."""

admin = APIRouter(prefix="/api/admin", tags=["admin"], dependencies=[Depends(moderator)])
mine = APIRouter(prefix="/api", tags=["notices"], dependencies=[Depends(visitor)])

routers: Final = (door, admin, mine)


@door.post("/session", responses=documented(400, 401, 403))
async def confirm(
    sent: Code, session: MySession, by: Annotated[Moderator, Depends(with_role)], here: Here
) -> AdminSession:
    """Type a code of one's second factor; it opens the pages of moderators for half an hour."""
    until = await roles.confirm(here.store, by.person.id, session.token, sent.code)
    return AdminSession(role=by.role, until=until)


@admin.get("/session", responses=documented(401, 403))
async def my_admin_session(by: By) -> AdminSession:
    """Until when the second factor is good here."""
    return AdminSession(role=by.role, until=by.until)


@admin.delete("/session", status_code=204, responses=documented(401, 403))
async def leave(session: MySession, here: Here) -> None:
    """End the admin session; one stays logged in."""
    await roles.leave(here.store, session.token)


# --- Reports ----------------------------------------------------------------------------------


@admin.get("/reports", responses=documented(401, 403))
async def list_reports(here: Here, closed: bool = False) -> list[ReportShown]:
    """Reports that wait, oldest first; or those that are closed, latest first."""
    return [ReportShown(**row) for row in await reports.queue(here.store, closed=closed)]


@admin.get("/reports/{report}", responses=LOOKING)
async def one_report(report: Id, here: Here) -> Evidence:
    """A report with its evidence."""
    row = await reports.evidence(here.store, report)
    return Evidence(**row | {"sanctions": [notice(each) for each in row["sanctions"]]})


@admin.post("/reports/{report}/dismiss", status_code=204, responses=CHANGING)
async def dismiss(report: Id, sent: Because, by: By, here: Here) -> None:
    """Close a report without doing anything about the person."""
    await reports.dismiss(here.store, by.person.id, report, sent.reason)


@admin.get("/groups", responses=documented(401, 403))
async def list_groups(here: Here) -> list[GroupShown]:
    """Closed groups: accounts that give one of them a place on a ladder and meet nobody else."""
    return [GroupShown(**row) for row in await groups.suspicious(here.store, SETTLED_GAMES)]


# --- People and tables ------------------------------------------------------------------------


@admin.get("/people", responses=documented(401, 403))
async def find_people(
    here: Here, find: Annotated[str, Query(max_length=60, pattern=r"^[^\x00]*$")] = ""
) -> list[PersonFound]:
    """People by a part of their name, or by their id."""
    return [PersonFound(**row) for row in await reports.find_people(here.store, find)]


@admin.get("/people/{person}", responses=LOOKING)
async def one_person(person: Id, here: Here) -> PersonFile:
    """What is known of a person: reports, what was done, tables."""
    row = await reports.person(here.store, person)
    conduct: Conduct = row["conduct"]
    shown = ConductShown(
        score=conduct.score,
        games=[GameShown(table=g.table, ended=g.ended, fault=g.fault) for g in conduct.games],
    )
    told = {"sanctions": [notice(each) for each in row["sanctions"]], "conduct": shown}
    return PersonFile(**row | told)


@admin.get("/tables", responses=documented(401, 403))
async def list_tables(
    here: Here,
    status: Literal["open", "playing", "over", "abandoned"] | None = None,
) -> list[TableShown]:
    """Tables, the newest first, listed or not."""
    return [TableShown(**row) for row in await reports.find_tables(here.store, status=status)]


# --- What is done -----------------------------------------------------------------------------


@admin.post("/people/{person}/sanctions", status_code=201, responses=CHANGING)
async def act(person: Id, sent: Act, by: By, here: Here) -> Acted:
    """Warn, mute, keep out of rated play, ban, rename, or remove something."""
    wish = sanctions.Wish(
        kind=sent.kind,
        reason=sent.reason,
        last=None if sent.hours is None else sent.hours * HOUR_MS,
        report=sent.report,
        name=sent.name,
        thing=sent.thing,
    )
    done = await sanctions.act(here.store, here.bus, by.person.id, person, wish)
    return Acted(sanction=done)


@admin.post("/sanctions/{sanction}/undo", status_code=204, responses=CHANGING)
async def undo(sanction: Id, sent: Because, by: By, here: Here) -> None:
    """Take back what was done."""
    await sanctions.undo(here.store, here.bus, by.person.id, sanction, sent.reason)


@admin.get("/appeals", responses=documented(401, 403))
async def list_appeals(here: Here) -> list[AppealShown]:
    """Appeals that wait for an answer, oldest first."""
    return [AppealShown(**notice(row)) for row in await sanctions.appeals(here.store)]


@admin.post("/appeals/{sanction}", status_code=204, responses=CHANGING)
async def answer(sanction: Id, sent: Answer, by: By, here: Here) -> None:
    """Answer an appeal."""
    who = by.person.id
    await sanctions.answer(
        here.store, here.bus, who, sanction, grant=sent.grant, reason=sent.reason
    )


@admin.get("/audit", responses=documented(401, 403))
async def list_audit(
    here: Here, before: Annotated[int | None, Query(ge=0, lt=2**53)] = None
) -> list[AuditLine]:
    """The audit log, latest first; ``before`` is a time in milliseconds, to page on."""
    return [AuditLine(**row) for row in await audit.read(here.store, before=before)]


# --- The person concerned ---------------------------------------------------------------------


@mine.get("/me/notices", responses=documented(401))
async def my_notices(me: Me, here: Here) -> list[Notice]:
    """What moderators did about oneself, and why; latest first."""
    return [Notice(**notice(row)) for row in await sanctions.of_person(here.store, me.id)]


@mine.post("/me/notices/{sanction}/seen", status_code=204, responses=documented(401, 403, 404))
async def mark_seen(sanction: Id, me: Me, here: Here) -> None:
    """One has read a notice."""
    await sanctions.mark_seen(here.store, me.id, sanction)


@mine.post("/me/notices/{sanction}/appeal", status_code=204, responses=CHANGING)
async def appeal(sanction: Id, sent: Appeal, me: Me, here: Here) -> None:
    """Ask that it be looked at again; once."""
    await sanctions.appeal(here.store, me.id, sanction, sent.text)


@mine.post("/appeals", status_code=204, responses=documented(400, 401, 403, 404, 409))
async def appeal_against_a_ban(
    sent: BannedAppeal, here: Here, asking: AnyVisitor, request: Request
) -> None:
    """The same against a ban, for an account that cannot log in; it counts as an attempt to."""
    account = sent.email.lower()
    tried = limits(request).logins
    await tried.begin(account, asking.address)
    ban = await accounts.ban_of(here.store, account, sent.password)
    tried.succeeded(account, asking.address)
    await sanctions.appeal(here.store, ban["person"], ban["id"], sent.text)
