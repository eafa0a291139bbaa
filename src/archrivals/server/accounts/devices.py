"""The browsers that an account knows: a random token in a cookie, of which only a hash is kept.

A device opens nothing. It only proves an earlier login there.
"""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from archrivals.server.core.schema import devices, people
from archrivals.server.core.store import Store, hashed, new_id, now

MAX_DEVICES_PER_PERSON: Final = 20
"""Devices of one person; the ones not seen for longest are forgotten."""

DEVICE_LIFE_MS: Final = 400 * 86_400_000
"""Milliseconds after which a device that was not seen is forgotten."""


async def known_device(store: Store, token: str | None, email: str) -> str:
    """The device of a cookie, if the account with this mail address knows it; else nothing."""
    if not token:
        return ""
    mine = sa.select(devices.c.token).join(people, people.c.id == devices.c.person)
    row = await store.row(
        mine.where(
            devices.c.token == hashed(token),
            devices.c.seen > now() - DEVICE_LIFE_MS,
            people.c.email == email.lower(),
        )
    )
    return row["token"] if row else ""


async def remember_device(store: Store, person: str, device: str = "") -> str | None:
    """Know a browser from now on: what goes into its cookie; None if it has one already."""
    async with store.begin() as connection:
        if device:
            mine = (devices.c.token == device, devices.c.person == person)
            await connection.execute(sa.update(devices).where(*mine).values(seen=now()))
            return None
        token = new_id(32)
        await connection.execute(
            sa.insert(devices).values(token=hashed(token), person=person, seen=now())
        )
        await _forget_oldest(connection, person)
    return token


async def _forget_oldest(connection: AsyncConnection, person: str) -> None:
    newest = (
        sa.select(devices.c.token)
        .where(devices.c.person == person)
        .order_by(devices.c.seen.desc(), devices.c.token)
        .limit(MAX_DEVICES_PER_PERSON)
    )
    kept = (await connection.execute(newest)).scalars().all()
    await connection.execute(
        sa.delete(devices).where(devices.c.person == person, devices.c.token.not_in(kept))
    )
