"""Who may moderate, and that it is they: roles from the command line, codes of a second factor."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa

from archrivals.hosting.refusal import Refusal
from archrivals.server.accounts.accounts import Person
from archrivals.server.core import sealing
from archrivals.server.core.refusal import refuse
from archrivals.server.core.rows import HolderRow
from archrivals.server.core.schema import admin_sessions, people, roles
from archrivals.server.core.store import Store, now
from archrivals.server.telemetry.logs import logger

from . import audit, totp

log = logger("moderation")

ROLES: Final = ("moderator", "operator")
"""An operator may do what a moderator may, and sees to the server itself."""

ADMIN_SESSION_MS: Final = 30 * 60_000
"""Milliseconds that a code opens an admin session for."""

MAX_TRIES: Final = 5
LOCKOUT_MS: Final = 15 * 60_000
"""Five wrong codes in a row, and the next one is looked at fifteen minutes later."""


@dataclass(frozen=True, slots=True)
class Moderator:
    """A person with a role; ``until`` is when their admin session ends, 0 without one."""

    person: Person
    role: str
    until: int

    @property
    def confirmed(self) -> bool:
        """Return whether a code was typed in this session a short while ago."""
        return self.until > now()


async def grant(store: Store, person: str, role: str, by: str = audit.CONSOLE) -> str:
    """Give a person a role and a new second factor; return its secret, which is shown once.

    Asked again, it replaces a lost factor: the one before opens nothing any more.
    """
    if role not in ROLES:
        raise Refusal(422, "no-role", f"there is no role {role!r}; there is {', '.join(ROLES)}")
    found = await store.row(sa.select(people.c.email).where(people.c.id == person))
    if found is None:
        raise Refusal(404, "nobody", "there is no such person")
    if found["email"] is None:
        reason = "a guest cannot have a role: they make an account first, on their account page"
        raise Refusal(409, "guest", reason)
    secret = totp.new_secret()
    try:
        sealed = sealing.seal_factor(store.settings, person, secret)
    except sealing.NoKey as error:
        raise Refusal(409, "no-key", str(error)) from None
    async with store.begin() as connection:
        await connection.execute(sa.delete(roles).where(roles.c.person == person))
        await connection.execute(
            sa.insert(roles).values(
                person=person, role=role, granted=now(), secret=sealed, step=0, tries=0, tried=0
            )
        )
        await audit.write(connection, by, "grant", person, role, "")
    return secret


async def revoke(store: Store, person: str, by: str = audit.CONSOLE) -> bool:
    """Take a role away, from now on in every session; whether there was one."""
    async with store.begin() as connection:
        gone = await connection.execute(sa.delete(roles).where(roles.c.person == person))
        if gone.rowcount:
            await audit.write(connection, by, "revoke", person, "", "")
    return gone.rowcount > 0


async def holders(store: Store) -> list[HolderRow]:
    """Return all people with a role."""
    query = (
        sa.select(people.c.id, people.c.name, roles.c.role, roles.c.granted)
        .join(roles, roles.c.person == people.c.id)
        .order_by(people.c.name, people.c.id)
    )
    return await store.rows(query, HolderRow)


async def role_of(store: Store, person: str) -> str | None:
    """The role of a person, if they have one."""
    row = await store.row(sa.select(roles.c.role).where(roles.c.person == person))
    return row["role"] if row else None


async def moderator(store: Store, person: Person, session: str) -> Moderator | None:
    """Return a person with a role, in a session by its hashed token."""
    row = await store.row(
        sa.select(roles.c.role, admin_sessions.c.until)
        .outerjoin(admin_sessions, admin_sessions.c.session == session)
        .where(roles.c.person == person.id)
    )
    return Moderator(person, row["role"], row["until"] or 0) if row else None


# --- The second factor ------------------------------------------------------------------------


async def confirm(store: Store, person: str, session: str, typed: str) -> int:
    """Open an admin session by a code; until when. Each code opens one."""
    await _count_try(store, person)
    row = await store.row(sa.select(roles.c.secret).where(roles.c.person == person))
    secret = _opened(store, person, row["secret"]) if row else None
    step = totp.matching_step(secret, typed, time.time()) if secret else None
    until = now() + ADMIN_SESSION_MS
    async with store.begin() as connection:
        # The step makes a code good for once, also for two who type it at the same time.
        used = await connection.execute(
            sa.update(roles)
            .where(roles.c.person == person, roles.c.step < (step or 0))
            .values(step=step or 0, tries=0)
        )
        if not used.rowcount:
            reason = "That is not the code that your authenticator shows now, or it was used."
            raise Refusal(403, "wrong-code", f"{reason} Wait for the next one.")
        await connection.execute(
            sa.delete(admin_sessions).where(admin_sessions.c.session == session)
        )
        await connection.execute(sa.insert(admin_sessions).values(session=session, until=until))
        await audit.write(connection, person, "confirm", None, "", "")
    return until


def _opened(store: Store, person: str, stored: str) -> str:
    try:
        return sealing.opened_factor(store.settings, person, stored)
    except sealing.NoKey as error:
        log.error("a second factor cannot be opened", person=person, error=str(error))
        reason = "this server cannot check your code: the key of its second factors is missing"
        raise Refusal(
            403, "no-key", f"{reason}; its operator finds the reason in the log"
        ) from None


async def _count_try(store: Store, person: str) -> None:
    """Count a try, at whichever gateway; refuse one that is too many."""
    at = now()
    old = roles.c.tried <= at - LOCKOUT_MS
    counted = await store.do(
        sa.update(roles)
        .where(roles.c.person == person, old | (roles.c.tries < MAX_TRIES))
        .values(tries=sa.case((old, 1), else_=roles.c.tries + 1), tried=at)
    )
    if not counted:
        row = await store.row(sa.select(roles.c.tried).where(roles.c.person == person))
        left = (row["tried"] if row else at) + LOCKOUT_MS - at
        refuse(max(1, left // 1000), "Too many wrong codes were typed")


async def leave(store: Store, session: str) -> None:
    """End an admin session; one stays logged in."""
    await store.do(sa.delete(admin_sessions).where(admin_sessions.c.session == session))
