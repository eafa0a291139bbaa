"""The wishes of a person for calls: the one switch, quiet hours by their own clock, addresses."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, Final, Literal
from zoneinfo import ZoneInfo, available_timezones

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from archrivals.engine.records import fields_of, record
from archrivals.hosting.refusal import Refusal
from archrivals.hosting.rows import from_row
from archrivals.server.core.schema import call_addresses, call_settings
from archrivals.server.core.settings import Settings
from archrivals.server.core.store import Store, new_id, now
from archrivals.speech.talk.voice import TALKS

from . import outside, push

Kind = Literal["push", "discord", "slack", "plain", "ntfy"]
MAX_ADDRESSES: Final = 10
"""Browsers and webhooks of one person."""

MAX_FAILURES: Final = 3
"""Failures in a row after which an address is left alone."""


@record
class Wishes:
    """A person's wishes for calls; quiet hours are minutes of their day."""

    on: bool = True
    mail: bool = False
    language: str = "en"
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_to: int | None = None


@record
class AddressShown:
    """A place where a person is called; ``error`` says why calls to it have stopped."""

    id: str
    kind: Kind
    address: str
    made: int
    error: str | None


@dataclass(frozen=True, slots=True)
class Target:
    """A place where a call is posted."""

    id: str
    kind: Kind
    address: str
    keys: dict[str, str]
    failures: int


# --- Wishes -------------------------------------------------------------------------------------


async def wishes_of(connection: AsyncConnection, person: str) -> Wishes | None:
    """Return how a person wants to be called; None if they have never said."""
    found = await connection.execute(
        sa.select(call_settings).where(call_settings.c.person == person)
    )
    row = found.mappings().first()
    return None if row is None else from_row(Wishes, dict(row))


async def keep(store: Store, person: str, wanted: Wishes) -> None:
    """Write down how a person wants to be called."""
    if wanted.language not in TALKS:
        raise Refusal(400, "no-language", f"calls speak {', '.join(TALKS)}")
    if wanted.zone not in available_timezones():
        raise Refusal(400, "no-zone", f"{wanted.zone} is not a time zone")
    values = fields_of(wanted)
    insert = (sqlite if store.sqlite else postgresql).insert(call_settings)
    await store.do(
        insert.values(person=person, mailed=now(), **values).on_conflict_do_update(
            index_elements=["person"], set_=values
        )
    )


def quiet_until(wanted: Wishes, at: int) -> int | None:
    """Return when the quiet hours end in which a time falls; None if it falls in none.

    >>> night = Wishes(zone="Europe/Berlin", quiet_from=22 * 60, quiet_to=7 * 60)
    >>> summer = datetime(2026, 7, 1, 21, tzinfo=UTC)  # 23:00 in Berlin
    >>> end = quiet_until(night, int(summer.timestamp() * 1000))
    >>> datetime.fromtimestamp(end / 1000, UTC).isoformat()
    '2026-07-02T05:00:00+00:00'
    >>> quiet_until(night, int((summer - timedelta(hours=2)).timestamp() * 1000))
    """
    begin, end = wanted.quiet_from, wanted.quiet_to
    if begin is None or end is None or begin == end:
        return None
    here = datetime.fromtimestamp(at / 1000, ZoneInfo(wanted.zone))
    minute = here.hour * 60 + here.minute
    quiet = begin <= minute < end if begin < end else minute >= begin or minute < end
    if not quiet:
        return None
    day = here.date() + timedelta(days=minute >= end)
    over = datetime(day.year, day.month, day.day, end // 60, end % 60, tzinfo=here.tzinfo)
    return max(at + 1, int(over.astimezone(UTC).timestamp() * 1000))


# --- Addresses ----------------------------------------------------------------------------------


async def addresses(store: Store, person: str) -> tuple[AddressShown, ...]:
    """Return where a person is called, oldest first."""
    rows = await store.rows(
        sa.select(call_addresses)
        .where(call_addresses.c.person == person)
        .order_by(call_addresses.c.made, call_addresses.c.id)
    )
    return tuple(
        AddressShown(row["id"], row["kind"], row["address"], row["made"], row["error"])
        for row in rows
    )


async def targets(connection: AsyncConnection, person: str) -> list[Target]:
    """Return the addresses of a person that work."""
    found = await connection.execute(
        sa.select(call_addresses).where(
            call_addresses.c.person == person, call_addresses.c.error.is_(None)
        )
    )
    return [target_of(row) for row in found.mappings()]


def target_of(row: Any) -> Target:
    """Return the address of a row."""
    return Target(row["id"], row["kind"], row["address"], row["keys"], row["failures"])


def check_address(settings: Settings, kind: Kind, address: str, keys: dict[str, str]) -> None:
    """Refuse an address that calls cannot go to."""
    try:
        parts = outside.checked(address, inside=settings.call_inside)
        if kind == "push":
            push.check_keys(keys)
    except (outside.NotOutside, KeyError, ValueError) as error:
        raise Refusal(400, "no-address", str(error)) from None
    if kind == "ntfy" and not parts.path.strip("/"):
        raise Refusal(400, "no-address", "the address of ntfy ends with a topic")


async def enter(store: Store, person: str, kind: Kind, address: str, keys: dict[str, str]) -> str:
    """Enter an address, or again one that has stopped; return its id."""
    check_address(store.settings, kind, address, keys)
    id, mine = new_id(), call_addresses.c.person == person
    async with store.begin() as connection:
        same = (mine, call_addresses.c.address == address)
        again = await connection.execute(
            call_addresses.update()
            .where(*same)
            .values(kind=kind, keys=keys, failures=0, error=None)
            .returning(call_addresses.c.id)
        )
        if (known := again.scalar_one_or_none()) is not None:
            return str(known)
        count = await connection.execute(
            sa.select(sa.func.count()).select_from(call_addresses).where(mine)
        )
        if count.scalar_one() >= MAX_ADDRESSES:
            raise Refusal(
                409, "many-addresses", f"{MAX_ADDRESSES} addresses at most; remove one first"
            )
        await connection.execute(
            call_addresses.insert().values(
                id=id, person=person, kind=kind, address=address, keys=keys, made=now(), failures=0
            )
        )
    return id


async def remove(store: Store, person: str, id: str) -> None:
    """Remove an address."""
    mine = (call_addresses.c.person == person, call_addresses.c.id == id)
    if not await store.do(call_addresses.delete().where(*mine)):
        raise Refusal(404, "no-address", "you have not entered this address")
