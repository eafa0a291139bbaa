"""Sessions: a random token in a cookie, of which the database keeps only a hash."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

import sqlalchemy as sa

from archrivals.hosting.refusal import Refusal
from archrivals.server.core.bus import Bus
from archrivals.server.core.schema import claims, devices, people, sessions, tickets
from archrivals.server.core.store import Store, hashed, new_id, now
from archrivals.server.telemetry.logs import logger

from .accounts import Person, person_from
from .devices import DEVICE_LIFE_MS

DAY_MS: Final = 86_400_000
ACCOUNT_LIFE_MS: Final = 30 * DAY_MS
GUEST_LIFE_MS: Final = 180 * DAY_MS  # a guest has no other way back to their games
LAST_SEEN_INTERVAL_MS: Final = 300_000  # how often "last seen" is written down
PUBLIC_ID_LENGTH: Final = 16  # how much of the hash names a session in public
MAX_AGENT_LENGTH: Final = 200


LOGGED_OUT: Final = "logged-out"
"""The bus subject for people who have lost at least one session."""

SESSIONS_PER_QUERY: Final = 500
"""Sessions that one query asks for."""


@dataclass(frozen=True, slots=True)
class Session:
    """A browser or program that is logged in; ``token`` is the hash of what its cookie holds."""

    token: str
    person: Person
    csrf: str
    agent: str
    created: int
    seen: int
    expires: int

    @property
    def id(self) -> str:
        """Return the public id of this session."""
        return self.token[:PUBLIC_ID_LENGTH]


def life(person: Person) -> int:
    """Return how long a session lasts after its last use, in milliseconds."""
    return GUEST_LIFE_MS if person.guest else ACCOUNT_LIFE_MS


async def open_session(store: Store, person: Person, agent: str) -> tuple[str, Session]:
    """Log a person in; return the cookie's value, and the session."""
    token, at = new_id(32), now()
    shown = "".join(each for each in agent[:MAX_AGENT_LENGTH] if each.isprintable())
    session = Session(hashed(token), person, new_id(24), shown, at, at, at + life(person))
    values = {
        "token": session.token,
        "person": person.id,
        "csrf": session.csrf,
        "agent": session.agent,
        "created": at,
        "seen": at,
        "expires": session.expires,
    }
    # Checking a password takes a while: it may have changed since.
    allowed = [people.c.id == person.id, people.c.banned.is_(None) | (people.c.banned <= at)]
    if person.password is not None:
        allowed.append(people.c.password == person.password)
    row = [sa.literal(value, sessions.c[name].type) for name, value in values.items()]
    chosen = sa.select(*row).where(*allowed).with_for_update(read=True, of=people)
    if not await store.do(sa.insert(sessions).from_select(list(values), chosen)):
        reason = "Your account has just changed; log in again."
        raise Refusal(401, "no-session", reason)
    return token, session


async def find_session(store: Store, token: str) -> Session | None:
    """The session of a cookie, if it is still good; using it makes it last."""
    at = now()
    row = await store.row(
        _with_person().where(sessions.c.token == hashed(token), sessions.c.expires > at)
    )
    if row is None:
        return None
    session = _session_from(row)
    if at - session.seen < LAST_SEEN_INTERVAL_MS:
        return session
    session = replace(session, seen=at, expires=at + life(session.person))
    await store.do(
        sa.update(sessions)
        .where(sessions.c.token == session.token)
        .values(seen=session.seen, expires=session.expires)
    )
    return session


async def sessions_of(store: Store, person: Person) -> list[Session]:
    """Everywhere this person is logged in, latest first."""
    rows = await store.rows(
        _with_person()
        .where(sessions.c.person == person.id, sessions.c.expires > now())
        .order_by(sessions.c.seen.desc(), sessions.c.token)
    )
    return [_session_from(row) for row in rows]


async def close_session(store: Store, person: Person, session: str) -> bool:
    """Log one session out, by its public id; whether there was one."""
    mine = sessions.c.person == person.id
    named = sa.func.substr(sessions.c.token, 1, PUBLIC_ID_LENGTH) == session
    return await store.do(sa.delete(sessions).where(mine, named)) > 0


async def close_every_session(store: Store, person: Person) -> None:
    """Log out everywhere."""
    async with store.begin() as connection:
        await connection.execute(sa.delete(sessions).where(sessions.c.person == person.id))
        await connection.execute(sa.delete(tickets).where(tickets.c.person == person.id))


async def living(store: Store, tokens: Collection[str]) -> set[str]:
    """Those of these sessions, by their hashed tokens, that have not ended."""
    found: set[str] = set()
    wanted = list(tokens)
    for start in range(0, len(wanted), SESSIONS_PER_QUERY):
        query = sa.select(sessions.c.token).where(
            sessions.c.token.in_(wanted[start : start + SESSIONS_PER_QUERY]),
            sessions.c.expires > now(),
        )
        found.update(row["token"] for row in await store.rows(query))
    return found


async def announce_logout(bus: Bus, person: str) -> None:
    """Have every gateway look which sessions this person still has, and close the other sockets."""
    try:
        await bus.publish(LOGGED_OUT, person.encode())
    except Exception:  # the sessions have ended all the same; gateways also look by themselves
        logger("people").exception("the end of a session was not published to the gateways")


async def sweep(store: Store) -> int:
    """Throw away what has expired; how many sessions and tickets that was."""
    at = now()
    await store.do(sa.delete(devices).where(devices.c.seen <= at - DEVICE_LIFE_MS))
    await store.do(sa.delete(claims).where(claims.c.expires <= at))
    gone = await store.do(sa.delete(sessions).where(sessions.c.expires <= at))
    return gone + await store.do(sa.delete(tickets).where(tickets.c.expires <= at))


def _with_person() -> sa.Select[Any]:
    whose = [each.label(f"person_{each.name}") for each in people.c if each.name != "password"]
    waiting = sa.and_(claims.c.person == people.c.id, claims.c.expires > now())
    return (
        sa.select(sessions, *whose, claims.c.email.label("person_pending"))
        .join(people, people.c.id == sessions.c.person)
        .outerjoin(claims, waiting)
    )


def _session_from(row: Mapping[str, Any]) -> Session:
    names = (*(each.name for each in people.c), "pending")
    person = person_from({name: row.get(f"person_{name}") for name in names})
    return Session(
        row["token"],
        person,
        row["csrf"],
        row["agent"],
        row["created"],
        row["seen"],
        row["expires"],
    )
