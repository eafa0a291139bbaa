"""Leases: which host has which table, by the database's own clock."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from time import monotonic
from typing import Any, Final, NamedTuple, cast

import sqlalchemy as sa

from archrivals.engine.saving import RULES_VERSION
from archrivals.hosting.hosted import Facts
from archrivals.hosting.rooms import facts_of
from archrivals.hosting.rows import TableRow
from archrivals.server.core.schema import hosts, seats, tables
from archrivals.server.core.store import Store

from .pulse import NEVER_MS, beat

FORGET_AFTER_MS: Final = 86_400_000
"""A host that was killed leaves a line behind; after this many milliseconds a new one wipes it."""

PLAYED_HERE: Final = (tables.c.status == "playing", tables.c.rules == RULES_VERSION)
"""Games that this host can play on; others would become another game under its rules."""


class Claim(NamedTuple):
    """A table that was taken: its facts, the new epoch, and how long it could sleep on.

    That is in milliseconds, below 0 if it is overdue; None if it did not sleep.
    """

    facts: Facts
    epoch: int
    left: int | None


class Leases:
    """The lease of a host: renewed for all its tables at once, claimed table by table.

    A host that is ``alone`` has a lock instead: no other can live, so its lease never lapses and
    all tables that others have left behind are free at once.
    """

    def __init__(self, store: Store, host: str, *, alone: bool = False) -> None:
        self._store = store
        self._host = host
        self._alone = alone
        self._length = store.settings.lease
        self.until = 0.0
        """Until when, by this process's monotonic clock, the lease holds for certain."""

    @property
    def holds(self) -> bool:
        """Return whether this host may still believe what it remembers."""
        return monotonic() < self.until  # the loop's own time stands still within a step

    async def renew(self) -> None:
        """Say that this host lives."""
        asked = monotonic()
        alive = self._store.clock() + self._length
        async with self._store.begin(first=True) as connection:
            done = await connection.execute(
                hosts.update().where(hosts.c.id == self._host).values(alive=alive)
            )
            if not done.rowcount:
                long_dead = hosts.c.alive < self._store.clock() - FORGET_AFTER_MS
                dead = sa.true() if self._alone else long_dead
                await connection.execute(hosts.delete().where(dead))
                await connection.execute(hosts.insert().values(id=self._host, alive=alive))
        self.until = inf if self._alone else asked + self._length / 1000

    def _free(self) -> Any:
        living = sa.select(hosts.c.id).where(
            hosts.c.id == tables.c.host, hosts.c.alive > self._store.clock()
        )
        return sa.or_(tables.c.host.is_(None), tables.c.host == self._host, ~sa.exists(living))

    async def waiting(self, most: int) -> list[str]:
        """Tables that are being played and that no living host has."""
        await beat(self._store)  # a clock that has jumped must not wake them
        orphaned = sa.or_(
            tables.c.host.is_(None), sa.and_(tables.c.host != self._host, self._free())
        )
        query = (
            sa.select(tables.c.id)
            .where(*PLAYED_HERE, tables.c.wake <= self._store.clock(), orphaned)
            .limit(most)
        )
        return [row["id"] for row in await self._store.rows(query)]

    async def mine(self) -> list[str]:
        """Tables that are being played and that this host has."""
        query = sa.select(tables.c.id).where(
            *PLAYED_HERE,
            tables.c.wake <= self._store.clock(),
            tables.c.host == self._host,
        )
        return [row["id"] for row in await self._store.rows(query)]

    async def claim(self, table: str) -> Claim | None:
        """Take a table that no host has."""
        await beat(self._store)
        async with self._store.begin() as connection:
            slept = sa.select(tables.c.wake, self._store.clock()).where(tables.c.id == table)
            wake, time = (await connection.execute(slept)).one_or_none() or (0, 0)
            left = int(wake - time) if wake else None
            claimed = await connection.execute(
                tables.update()
                .where(tables.c.id == table, *PLAYED_HERE, self._free())
                .values(host=self._host, epoch=tables.c.epoch + 1, wake=0, waits=None)
                .returning(
                    tables.c.setup, tables.c.seed, tables.c.clock, tables.c.owner, tables.c.epoch
                )
            )
            row = claimed.mappings().first()
            if row is None:
                return None
            query = sa.select(seats.c.name, seats.c.person, seats.c.bot)
            sitting = await connection.execute(
                query.where(seats.c.table == table).order_by(seats.c.seat)
            )
            chairs = tuple((name, person, bot) for name, person, bot in sitting)
        facts = facts_of(cast(TableRow, {**row, "id": table}), chairs)
        return Claim(facts, row["epoch"], left)

    async def release(self, table: str) -> None:
        """Let another host have a table."""
        await self._let_go(table, 0)

    async def sleep(self, table: str, left: int | None, waits: Sequence[int] = ()) -> None:
        """Let a table sleep: for some milliseconds, or until a viewer comes.

        ``waits`` are the seats that must decide, so that their people are notified.
        """
        await beat(self._store)
        wake = NEVER_MS if left is None else self._store.clock() + left
        await self._let_go(table, wake, list(waits))

    async def _let_go(self, table: str, wake: Any, waits: list[int] | None = None) -> None:
        await self._store.do(
            tables.update()
            .where(tables.c.id == table, tables.c.host == self._host)
            .values(host=None, wake=wake, waits=waits)
        )

    async def release_all(self) -> list[str]:
        """Let others have everything; which tables that were."""
        async with self._store.begin() as connection:
            freed = await connection.execute(
                tables.update()
                .where(tables.c.host == self._host)
                .values(host=None, wake=0)
                .returning(tables.c.id, tables.c.status)
            )
            playing = [row.id for row in freed if row.status == "playing"]
            await connection.execute(hosts.delete().where(hosts.c.id == self._host))
        return playing
