"""Senders: each claims calls that are due, as hosts claim tables, and sends them.

A claim lapses when its sender dies. A call that was sent just before is then sent once more, with
the same id and topic, by which push services and webhooks know it again.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from time import monotonic
from typing import Any, Final, cast

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from archrivals.server.context import Context
from archrivals.server.core.schema import call_addresses, calls, looks
from archrivals.server.core.store import new_id
from archrivals.server.core.trouble import DATABASE_TROUBLE
from archrivals.server.telemetry.logs import logger

from . import channels, vacation, words
from .digest import mail_digests
from .facts import about, past
from .outbox import INBOX, LOOK_LIFE_MS, WAITING_EVENTS, CallRow, write_rows
from .outside import NoReply, NotOutside
from .wishes import MAX_FAILURES, Target, Wishes, quiet_until, target_of, targets, wishes_of
from .words import Notice

SEND_INTERVAL_S: Final = 1.0
DIGEST_ROUND_S: Final = 60.0
CLAIM_LIFE_MS: Final = 30_000
"""A sender that has not finished after this many milliseconds is believed dead."""

MAX_AT_ONCE: Final = 8
"""Channels of people that one sender serves at a time: a slow address holds up no others."""

RETRY_DELAYS_MS: Final = (15_000, 60_000, 300_000)
GONE: Final = (404, 410)
TOO_MANY: Final = 429


async def send_always(context: Context) -> None:
    """Send all calls that are due, again and again."""
    sender, digests = Sender(context), 0.0
    while True:
        await asyncio.sleep(SEND_INTERVAL_S)
        try:
            while await sender.step():
                pass
            if monotonic() >= digests:
                digests = monotonic() + DIGEST_ROUND_S
                await mail_digests(context)
        except DATABASE_TROUBLE as trouble:
            logger("calls").warning("database trouble", error=repr(trouble))
        except Exception:
            logger("calls").exception("calls were not sent")


class Sender:
    """Sends the calls of all people, next to other senders."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._store = context.store

    async def step(self) -> int:
        """Serve some channels on which a call is due; return how many."""
        oldest = (
            sa.select(calls.c.person, calls.c.channel)
            .where(self._free())
            .group_by(calls.c.person, calls.c.channel)
            .order_by(sa.func.min(calls.c.due))
            .limit(4 * MAX_AT_ONCE)
        )
        due = [(row["person"], row["channel"]) for row in await self._store.rows(oldest)]
        chosen = random.sample(due, min(MAX_AT_ONCE, len(due)))  # not those of other senders
        await asyncio.gather(*(self._serve(*each) for each in chosen))
        return len(chosen)

    def _free(self) -> Any:
        clock = self._store.clock()
        lapsed = sa.and_(calls.c.state == "claimed", calls.c.claimed < clock - CLAIM_LIFE_MS)
        return sa.and_(calls.c.due <= clock, sa.or_(calls.c.state == "waiting", lapsed))

    async def _serve(self, person: str, channel: str) -> None:
        async with self._store.begin() as connection:
            mine = (calls.c.person == person, calls.c.channel == channel)
            found = await connection.execute(
                calls.update()
                .where(*mine, self._free())
                .values(state="claimed", claimed=self._store.clock())
                .returning(*calls.c, self._store.clock().label("now"))
            )
            claimed = [cast(CallRow, dict(row)) for row in found.mappings()]
            if not claimed:
                return  # another sender was faster
            rows = await self._still_true(connection, claimed, claimed[0]["now"])
            wanted = await wishes_of(connection, person)
            if channel == INBOX:
                await self._spread(connection, person, rows, wanted, claimed[0]["now"])
                return
            target = await self._target(connection, channel)
            if target is None or wanted is None or not wanted.on:
                await self._end(connection, rows, "dropped")
                return
            said = await self._said(connection, rows, wanted)
        for notice, sent in said:
            await self._send(target, notice, sent, wanted.language)

    async def _still_true(
        self, connection: AsyncConnection, rows: Sequence[CallRow], at: int
    ) -> list[CallRow]:
        """Drop calls for decisions that were made, and those that their person sees anyway."""
        true: list[CallRow] = []
        for row in sorted(rows, key=lambda each: (each["at"], each["position"])):
            if await past(connection, row):
                await self._end(connection, [row], "dropped")
            elif await _looking(connection, row, at):
                await self._end(connection, [row], "seen")
            else:
                true.append(row)
        return true

    async def _spread(
        self,
        connection: AsyncConnection,
        person: str,
        rows: Sequence[CallRow],
        wanted: Wishes | None,
        at: int,
    ) -> None:
        """Write a call for each address of a person, unless they want none now."""
        until = None if wanted is None else quiet_until(wanted, at)
        away = (await vacation.ends(connection, [person], at)).get(person)
        until = until if away is None else away
        if until is not None and wanted is not None and wanted.on:
            for row in rows:
                same = calls.c.id == row["id"]
                later = calls.update().where(same).values(state="waiting", due=until)
                await connection.execute(later)
            return
        called = wanted is not None and wanted.on
        where = await targets(connection, person) if called else []
        made: list[CallRow] = [
            {
                "id": new_id(),
                "person": person,
                "table": row["table"],
                "position": row["position"],
                "event": row["event"],
                "channel": target.id,
                "seat": row["seat"],
                "facts": row["facts"],
                "at": row["at"],
                "due": at,
                "state": "waiting",
                "tries": 0,
            }
            for row in rows
            for target in where
        ]
        await write_rows(connection, made)
        await self._end(connection, rows, "called" if where else "shown")

    async def _target(self, connection: AsyncConnection, channel: str) -> Target | None:
        same = (call_addresses.c.id == channel, call_addresses.c.error.is_(None))
        found = await connection.execute(sa.select(call_addresses).where(*same))
        row = found.mappings().first()
        return None if row is None else target_of(row)

    async def _said(
        self, connection: AsyncConnection, rows: Sequence[CallRow], wanted: Wishes
    ) -> list[tuple[Notice, list[CallRow]]]:
        """Say the newest call of each table; several that wait are said as one."""
        newest: dict[tuple[str, bool], CallRow] = {}
        older: list[CallRow] = []
        for row in rows:
            key = row["table"], row["event"] in WAITING_EVENTS
            if key in newest:
                older.append(newest[key])
            newest[key] = row
        await self._end(connection, older, "replaced")
        abouts = {row["id"]: await about(connection, row) for row in newest.values()}
        waiting = [row for (_, waits), row in newest.items() if waits]
        said = []
        if len(waiting) > 1:
            several = words.several(wanted.language, [abouts[row["id"]] for row in waiting])
            said.append((several, waiting))
        for (_, waits), row in newest.items():
            if not waits or len(waiting) == 1:
                notice = words.notice(wanted.language, row["event"], abouts[row["id"]])
                said.append((notice, [row]))
        return said

    async def _send(
        self, target: Target, said: Notice, rows: Sequence[CallRow], language: str
    ) -> None:
        """Post a call, and write down what came of it."""
        wait, trouble = 0, ""
        try:
            id = rows[-1]["id"]
            reply = await channels.send(self._context.settings, target, said, id, language)
            wait = reply.wait
            if not 200 <= reply.status < 300:
                trouble = str(reply.status)
        except (NotOutside, NoReply) as error:
            trouble = str(error)
        self._context.metrics.called(target.kind, "failed" if trouble else "sent")
        async with self._store.begin() as connection:
            same = call_addresses.c.id == target.id
            if not trouble:
                await self._end(connection, rows, "sent")
                await connection.execute(call_addresses.update().where(same).values(failures=0))
            elif target.kind == "push" and trouble in map(str, GONE):
                await self._end(connection, rows, "dropped")
                await connection.execute(call_addresses.delete().where(same))
            else:
                await self._failed(connection, target, rows, trouble, wait)

    async def _failed(
        self,
        connection: AsyncConnection,
        target: Target,
        rows: Sequence[CallRow],
        trouble: str,
        wait: int,
    ) -> None:
        """Try again later; after some failures in a row an address is left alone."""
        failures = target.failures + (trouble != str(TOO_MANY))
        stopped = failures >= MAX_FAILURES
        same = call_addresses.c.id == target.id
        change = call_addresses.update().where(same)
        await connection.execute(
            change.values(failures=failures, error=trouble if stopped else None)
        )
        if stopped:
            await self._end(connection, rows, "failed")
            return
        for row in rows:
            delay = RETRY_DELAYS_MS[min(row["tries"], len(RETRY_DELAYS_MS) - 1)]
            later = self._store.clock() + max(delay, min(wait, 3600) * 1000)
            await connection.execute(
                calls.update()
                .where(calls.c.id == row["id"])
                .values(state="waiting", due=later, tries=row["tries"] + 1)
            )

    async def _end(self, connection: AsyncConnection, rows: Sequence[CallRow], state: str) -> None:
        ids = [row["id"] for row in rows]
        if ids:
            await connection.execute(
                calls.update().where(calls.c.id.in_(ids)).values(state=state, claimed=None)
            )


async def _looking(connection: AsyncConnection, row: CallRow, at: int) -> bool:
    query = sa.select(sa.literal(1)).where(
        looks.c.person == row["person"],
        looks.c.table == row["table"],
        looks.c.at > at - LOOK_LIFE_MS,
    )
    return (await connection.execute(query)).first() is not None
