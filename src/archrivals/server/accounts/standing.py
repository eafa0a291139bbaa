"""Sanctions in force against a person, read before they chat, play rated, rename or log in."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final, Literal

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from archrivals.hosting.refusal import Refusal
from archrivals.server.core.schema import sanctions
from archrivals.server.core.store import Store, now

Kind = Literal["warn", "mute", "unrated", "ban", "rename", "remove"]
"""What can be done about a person; all but a warning and a removal keep them from something."""

FOREVER_MS: Final = 2**53 - 1
"""As ``people.banned``: until a moderator undoes it."""

REFUSED: Final[dict[Kind, tuple[str, str]]] = {
    "mute": ("muted", "You cannot chat"),
    "unrated": ("unrated", "You cannot play rated games"),
    "ban": ("banned", "You are kept out of this server"),
    "rename": ("renamed", "You cannot change your name"),
}
"""For each kind a code and what it keeps a person from."""


def in_force(at: int) -> sa.ColumnElement[bool]:
    """Return whether a sanction holds at this time."""
    lasts = sanctions.c.until.is_(None) | (sanctions.c.until > at)
    return sanctions.c.undone.is_(None) & lasts


def held(person: str, kind: Kind) -> sa.Select[Any]:
    """The sanction of a kind that holds longest against a person."""
    longest = sanctions.c.until.desc().nulls_first()
    mine = (sanctions.c.person == person, sanctions.c.kind == kind, in_force(now()))
    return sa.select(sanctions).where(*mine).order_by(longest).limit(1)


def refusal(kind: Kind, until: int | None, reason: str, *, counted: bool = False) -> Refusal:
    """Return the refusal for a person who is banned from something: what, until when, why.

    Sanctions that the server imposes by itself have no words: clients have their own for them.
    """
    code, what = REFUSED[kind]
    when = "" if until is None else f" until {shown(until)}"
    wait = 0 if until is None else max(1, (until - now()) // 1000)
    return Refusal(403, code, f"{what}{when}: {reason}", wait, "" if counted else reason)


def shown(at: int) -> str:
    """A time, for people anywhere.

    >>> shown(1_700_000_000_000)
    '2023-11-14 22:13 UTC'
    """
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M} UTC"


async def check(store: Store, person: str, kind: Kind) -> None:
    """Refuse a person who is banned from this."""
    async with store.engine.connect() as connection:
        await check_within(connection, person, kind)


async def check_within(connection: AsyncConnection, person: str, kind: Kind) -> None:
    """The same in the caller's transaction."""
    row = (await connection.execute(held(person, kind))).mappings().first()
    if row is not None:
        raise refusal(kind, row["until"], row["reason"], counted="counts" in row["details"])
