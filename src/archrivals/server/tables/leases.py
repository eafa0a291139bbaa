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
from archrivals.server.core.schema import hosts, seats, standings, tables
from archrivals.server.core.store import Store

from .pulse import NEVER_MS, beat

FORGET_AFTER_MS: Final = 86_400_000
"""A host that was killed leaves a line behind; after this many milliseconds a new one wipes it."""

PLAYING: Final = tables.c.status == sa.literal_column("'playing'")
"""Written out, so that the database sees that its partial indexes will do."""

FREE: Final = tables.c.host.is_(None)
OURS: Final = tables.c.rules == RULES_VERSION

_DEAD: Final = """
WITH RECURSIVE owners(host) AS (
  SELECT min(host) FROM tables WHERE status = 'playing' AND host IS NOT NULL
  UNION ALL
  SELECT (SELECT min(tables.host) FROM tables
          WHERE tables.status = 'playing' AND tables.host > owners.host)
  FROM owners WHERE owners.host IS NOT NULL
)
SELECT owners.host FROM owners
WHERE owners.host IS NOT NULL AND owners.host <> :me
  AND NOT EXISTS (SELECT 1 FROM hosts WHERE hosts.id = owners.host AND hosts.alive > {now})
"""
"""The dead hosts that have tables: one step of the index for each host, not one for each table."""


class Claim(NamedTuple):
    """A table that was taken: its facts, the new epoch, and how long it could sleep on.

    That is in milliseconds, below 0 if it is overdue; None if it did not sleep. ``standing`` is
    given where it follows other rules, and ``kept`` says whether there is one at all.
    """

    facts: Facts
    epoch: int
    left: int | None
    kept: bool = True
    standing: str | None = None


class Peer(NamedTuple):
    """A living host, as it describes itself."""

    id: str
    rules: str | None
    taking: bool
    tables: int
    load: float
    memory: float


class Bearing(NamedTuple):
    """The load of this host, published with its lease."""

    taking: bool = True
    tables: int = 0
    load: float = 0.0
    memory: float = 0.0


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
        self.bearing = Bearing()
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
                hosts.update().where(hosts.c.id == self._host).values(alive=alive, **self._said)
            )
            if not done.rowcount:
                long_dead = hosts.c.alive < self._store.clock() - FORGET_AFTER_MS
                dead = sa.true() if self._alone else long_dead
                await connection.execute(hosts.delete().where(dead))
                mine = hosts.insert().values(id=self._host, alive=alive, **self._said)
                await connection.execute(mine)
        self.until = inf if self._alone else asked + self._length / 1000

    @property
    def _said(self) -> dict[str, Any]:
        return {**self.bearing._asdict(), "rules": RULES_VERSION}

    async def peers(self) -> list[Peer]:
        """Return all hosts that live, with their load."""
        query = sa.select(*(hosts.c[name] for name in Peer._fields))
        found = await self._store.rows(query.where(hosts.c.alive > self._store.clock()))
        return [
            Peer(
                *(row["id"], row["rules"], row["taking"] is not False),
                *(row["tables"] or 0, row["load"] or 0.0, row["memory"] or 0.0),
            )
            for row in found
        ]

    def _ours(self) -> Any:
        """Return whether this host plays a table: by its rules, or because no other host does.

        A game of other rules goes on by ours where it has a standing, and no host of its own rules
        lives and takes tables.
        """
        readable = sa.exists().where(
            standings.c.table == tables.c.id,
            sa.or_(standings.c.unread.is_(None), standings.c.unread != RULES_VERSION),
        )
        played = sa.exists().where(
            hosts.c.rules == tables.c.rules,
            hosts.c.taking.is_not(False),
            hosts.c.alive > self._store.clock(),
        )
        return sa.or_(OURS, sa.and_(tables.c.rules != RULES_VERSION, readable, ~played))

    def _free(self) -> Any:
        living = sa.select(hosts.c.id).where(
            hosts.c.id == tables.c.host, hosts.c.alive > self._store.clock()
        )
        return sa.or_(tables.c.host.is_(None), tables.c.host == self._host, ~sa.exists(living))

    async def waiting(self, most: int) -> list[str]:
        """Tables that are being played and that no living host has."""
        await beat(self._store)  # a clock that has jumped must not wake them
        query = sa.select(tables.c.id).where(PLAYING).limit(most)
        # As a query of its own the time is read once, and an index can use it.
        due = tables.c.wake <= sa.select(self._store.clock()).scalar_subquery()
        found: list[Any] = await self._store.rows(query.where(FREE, OURS, due))
        for other in (tables.c.rules < RULES_VERSION, tables.c.rules > RULES_VERSION):
            if len(found) < most:
                found += await self._store.rows(query.where(FREE, other, due, self._ours()))
        if len(found) < most and (dead := await self._dead()):
            here = tables.c.host.in_(dead)
            found += await self._store.rows(query.where(here, due, self._ours()))
        return [row["id"] for row in found[:most]]

    async def _dead(self) -> list[str]:
        """Return the hosts that have tables and live no more."""
        time = self._store.clock().compile(
            dialect=self._store.engine.dialect, compile_kwargs={"literal_binds": True}
        )
        query = sa.text(_DEAD.format(now=time)).bindparams(me=self._host)
        return [row["host"] for row in await self._store.rows(query)]

    async def count(self) -> int:
        """Return how many tables in play this host has."""
        query = sa.select(sa.func.count()).select_from(tables)
        row = await self._store.row(query.where(PLAYING, tables.c.host == self._host))
        return int(row["count"] if "count" in row else next(iter(row.values())))

    async def mine(self) -> list[str]:
        """Tables that are being played and that this host has."""
        query = sa.select(tables.c.id).where(PLAYING, tables.c.host == self._host)
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
                .where(tables.c.id == table, PLAYING, self._ours(), self._free())
                .values(host=self._host, epoch=tables.c.epoch + 1, wake=0, waits=None)
                .returning(
                    *(tables.c.setup, tables.c.seed, tables.c.clock, tables.c.owner),
                    *(tables.c.epoch, tables.c.rules),
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
            here = standings.c.table == table
            other = row["rules"] != RULES_VERSION
            wanted = standings.c.standing if other else sa.null()
            kept = (await connection.execute(sa.select(wanted).where(here))).one_or_none()
        facts = facts_of(cast(TableRow, {**row, "id": table}), chairs)
        return Claim(facts, row["epoch"], left, kept is not None, kept[0] if kept else None)

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
