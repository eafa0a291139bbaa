"""Tickets: random tokens for one use each, of which the database keeps only a hash.

One opens a socket, for the session that asked for it: when that session ends, the ticket is void.
Another comes by mail and resets a password.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from archrivals.hosting.refusal import Refusal
from archrivals.server.core.schema import tickets
from archrivals.server.core.store import Store, hashed, new_id, now

Use = Literal["socket", "reset"]

LIVES: Final[dict[Use, int]] = {"socket": 30_000, "reset": 3_600_000}
"""How long a ticket is good for, in milliseconds."""


@dataclass(frozen=True, slots=True)
class Ticket:
    """The person of a ticket, and their session, by its hashed token."""

    person: str
    session: str | None


async def issue(store: Store, person: str, use: Use, session: str | None = None) -> str:
    """Issue a ticket for one use; ``session`` is the hashed token of the person's session."""
    token = new_id(32)
    try:
        async with store.begin() as connection:
            if use == "reset":  # only the newest mail counts
                await connection.execute(
                    sa.delete(tickets).where(tickets.c.person == person, tickets.c.use == use)
                )
            await connection.execute(
                sa.insert(tickets).values(
                    token=hashed(token),
                    use=use,
                    person=person,
                    session=session,
                    expires=now() + LIVES[use],
                )
            )
    except IntegrityError:  # the session, or the person, has gone since the request came
        raise Refusal(401, "no-session", "You have just been logged out; log in again.") from None
    return token


async def redeem(store: Store, token: str, use: Use) -> Ticket | None:
    """Redeem a ticket: it is gone afterwards, and of two clients who try only one gets it."""
    async with store.begin() as connection:
        return await _taken(connection, token, use)


async def _taken(connection: AsyncConnection, token: str, use: Use) -> Ticket | None:
    """Remove a ticket from the database and return it; None if it was not valid any more."""
    done = await connection.execute(
        sa.delete(tickets)
        .where(tickets.c.token == hashed(token), tickets.c.use == use)
        .returning(tickets.c.person, tickets.c.session, tickets.c.expires)
    )
    found = done.first()
    return Ticket(found.person, found.session) if found and found.expires > now() else None
