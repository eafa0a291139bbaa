"""What people read of moderators and operators: notices, appeals, announcements."""

from __future__ import annotations

from typing import Annotated

from archrivals.engine.records import Limit, record
from archrivals.hosting.operations.declared import needs_server
from archrivals.server.accounts import accounts
from archrivals.server.edge.asking import Asking, Member
from archrivals.server.moderation import sanctions
from archrivals.server.moderation.sanctions import Notice
from archrivals.server.operating import announcements
from archrivals.server.operating.announcements import Announcement

from .moderation import CHANGING, Id, Reason


@needs_server("GET", "/me/notices", refuses=(401,))
async def my_notices(by: Member) -> tuple[Notice, ...]:
    """List what moderators did about oneself, and why; latest first."""
    return tuple(await sanctions.notices(by.here.store, by.person.id))


@record
class OfNotice:
    """A notice."""

    sanction: Id


@needs_server("POST", "/me/notices/{sanction}/seen", refuses=(401, 403, 404), status=204)
async def mark_seen(asked: OfNotice, by: Member) -> None:
    """One has read a notice."""
    await sanctions.mark_seen(by.here.store, by.person.id, asked.sanction)


@record
class Appeal:
    """The reason why an action should be looked at again."""

    sanction: Id
    text: Reason


@needs_server("POST", "/me/notices/{sanction}/appeal", refuses=CHANGING, status=204)
async def appeal(asked: Appeal, by: Member) -> None:
    """Ask that it be looked at again; once."""
    await sanctions.appeal(by.here.store, by.person.id, asked.sanction, asked.text)


@record
class BannedAppeal:
    """The same from a person who cannot log in."""

    text: Reason
    email: Annotated[str, Limit(max_length=200)]
    password: Annotated[str, Limit(min_length=1, max_length=200)]


@needs_server("POST", "/appeals", refuses=CHANGING, status=204)
async def appeal_against_a_ban(asked: BannedAppeal, by: Asking) -> None:
    """The same against a ban, for an account that cannot log in; it counts as an attempt to."""
    store, account, address = by.here.store, asked.email.lower(), by.visitor.address
    tried = by.limits.logins
    await tried.begin(account, address)
    ban = await accounts.ban_of(store, account, asked.password)
    tried.succeeded(account, address)
    await sanctions.appeal(store, ban["person"], ban["id"], asked.text)


@needs_server("GET", "/announcements")
async def announced(by: Asking) -> tuple[Announcement, ...]:
    """List the announcements of the operator that are shown now, the latest first."""
    return tuple(await announcements.current(by.here.store))
