"""Moving the logs of tables from one database to another while people play.

A table is moved as it changes hosts: whoever moves it takes the lease, and with it the fences in
both places. Then nobody else can write, and the log is copied, compared, and handed on. A table
that was left half-way is still where it was, and moving it again begins anew.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import aggregate_order_by
from sqlalchemy.ext.asyncio import AsyncConnection

from archrivals.server.core.bus import Bus
from archrivals.server.core.schema import entries, fences, tables
from archrivals.server.core.shards import Span, called, log_lock, prepared, reroute
from archrivals.server.core.starting import CannotStart
from archrivals.server.core.store import Store, new_id
from archrivals.server.core.trouble import DATABASE_TROUBLE

from .envelopes import Envelope, packed
from .leases import Leases
from .log import ShardLog

MOVERS: Final = "mover-"
"""What the names of those begin with who take a table in order to move it."""

SETTLED_WITHIN: Final = 10.0
"""Seconds in which an append that has begun must end."""

WRITING: Final = sa.text("""
SELECT virtualtransaction FROM pg_locks
WHERE locktype = 'relation' AND relation = 'entries'::regclass AND mode = 'RowExclusiveLock'
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
""")
NOT_OURS: Final = "somebody else took the table meanwhile"


class NotMoved(Exception):
    """A table that stays where it is, and why."""


class Taken(NamedTuple):
    """A table whose lease is the mover's."""

    id: str
    epoch: int
    place: str | None
    """Where its log is."""

    awake: bool
    """Whether a host has it, or should have."""


class Moved(NamedTuple):
    """What was done: so many tables with so many entries, and what went wrong."""

    tables: int
    entries: int
    troubles: list[str]


async def route(store: Store, span: Span, to: str | None) -> None:
    """Let new tables of a range begin in a shard."""
    await _check_known(store, to)
    await reroute(store, span, to)


async def move(
    store: Store, bus: Bus, span: Span, to: str | None, say: Callable[[str], object]
) -> Moved:
    """Move a range of tables, and let new ones of it begin there."""
    await _check_known(store, to)
    async with log_lock(store, "a backup or another move"):
        await reroute(store, span, to)
        mover = _Mover(store, bus, to)
        try:
            return await mover.move(span, say)
        finally:
            await mover.end()


async def _check_known(store: Store, shard: str | None) -> None:
    """Refuse a shard that no setting names, or that has no tables yet."""
    if shard is None:
        return
    if shard not in store.shards:
        names = ", ".join([called(None), *store.shards])
        reason = f"there is no shard {shard!r}; ARCHRIVALS_SHARDS has: {names}"
        raise CannotStart(reason)
    try:
        async with store.shards[shard].engine.connect() as connection:
            if await prepared(connection):
                return
    except DATABASE_TROUBLE as error:
        raise CannotStart(f"the shard {shard} does not answer ({error})") from None
    raise CannotStart(f"the shard {shard} has no tables yet; run: archrivals migrate")


class _Mover:
    def __init__(self, store: Store, bus: Bus, to: str | None) -> None:
        self._store = store
        self._bus = bus
        self._to = to
        self._id = f"{MOVERS}{new_id(6)}"
        self._leases = Leases(store, self._id)
        self._logs = {name: ShardLog(shard.settings) for name, shard in store.shards.items()}

    def _at(self, place: str | None) -> Store:
        return self._store if place is None else self._store.shards[place]

    async def end(self) -> None:
        """Give back whatever is still ours."""
        with suppress(*DATABASE_TROUBLE):
            for table in await self._leases.release_all():
                await self._bus.publish("wake", table.encode())
        for log in self._logs.values():
            await log.close()

    async def move(self, span: Span, say: Callable[[str], object]) -> Moved:
        elsewhere = sa.select(tables.c.id).where(
            span.here, tables.c.shard.is_distinct_from(self._to)
        )
        waiting = [row["id"] for row in await self._store.rows(elsewhere.order_by(tables.c.id))]
        done, copied, troubles = 0, 0, []
        for table in waiting:
            await self._leases.renew()
            try:
                copied += await self._move(table)
                done += 1
            except NotMoved as why:
                troubles.append(f"{table}: {why}")
            except DATABASE_TROUBLE as trouble:  # the next one would fare no better
                troubles.append(f"{table}: {trouble or type(trouble).__name__}")
                break
            if done % 100 == 0:
                say(f"{done} of {len(waiting)} tables moved")
        for place in self._store.shards:
            if place != self._to:
                with suppress(*DATABASE_TROUBLE):
                    await self._clean(place, span)
        return Moved(done, copied, troubles)

    # --- One table ----------------------------------------------------------------------------

    async def _move(self, table: str) -> int:
        """How many entries its log has."""
        taken = await self._take(table)
        if taken is None:
            return 0
        try:
            if taken.awake:  # its host lets go, and the players' next order finds the next one
                await self._bus.publish(f"table.{table}", packed(Envelope("reload", -1, "")))
            for place in (taken.place, self._to):
                await self._raise_fence(taken, place)
            await self._settled(self._at(taken.place))
            log = await self._at(taken.place).rows(_log(table))
            if self._to is None:
                async with self._store.begin() as first:
                    await self._copy(first, taken, log)
                    await self._hand_on(first, taken)
            else:
                async with self._at(self._to).begin() as there:
                    await self._copy(there, taken, log)
                async with self._store.begin() as first:
                    await self._hand_on(first, taken)
        finally:
            await self._let_go(taken)
        if taken.place is not None:
            await self._forget(taken)
        return len(log)

    async def _take(self, table: str) -> Taken | None:
        """Take the lease from whoever has it: that host cannot write from now on."""
        async with self._store.begin() as connection:
            found = await connection.execute(
                tables.update()
                .where(tables.c.id == table, tables.c.shard.is_distinct_from(self._to))
                .values(host=self._id, epoch=tables.c.epoch + 1)
                .returning(tables.c.epoch, tables.c.shard, tables.c.status, tables.c.wake)
            )
            row = found.first()
        if row is None:
            return None
        return Taken(table, row.epoch, row.shard, row.status == "playing" and row.wake == 0)

    async def _raise_fence(self, taken: Taken, place: str | None) -> None:
        if place is None:
            return  # there, the lease is the fence
        if not await self._logs[place].fence(taken.id, self._id, taken.epoch):
            raise NotMoved(f"{place} knows a newer host of it; is it of another server?")

    async def _settled(self, place: Store) -> None:
        """Wait for every append that began before the fence was raised; later ones see it.

        A statement locks its table before it looks at any row, so those are the ones that have
        the lock now. To ask for a lock that excludes theirs would hold up everybody else.
        """
        with suppress(TimeoutError):
            async with asyncio.timeout(SETTLED_WITHIN):
                before = {row["virtualtransaction"] for row in await place.rows(WRITING)}
                while before:
                    await asyncio.sleep(0.005)
                    before &= {row["virtualtransaction"] for row in await place.rows(WRITING)}
                return
        raise NotMoved("somebody has been writing logs for long; try again")

    async def _copy(
        self, connection: AsyncConnection, taken: Taken, log: list[dict[str, Any]]
    ) -> None:
        """Write the log where it is to be, instead of what an interrupted move has left there."""
        await self._check(connection, taken, self._to)
        mine = entries.c.table == taken.id
        await connection.execute(entries.delete().where(mine))
        if log:
            await connection.execute(entries.insert(), log)
        there = (await connection.execute(sa.select(*_proof(taken.id)))).one()
        async with self._at(taken.place).engine.connect() as old:
            here = (await old.execute(sa.select(*_proof(taken.id)))).one()
        if here != there:
            raise NotMoved("the copy differs from the log")

    async def _check(self, connection: AsyncConnection, taken: Taken, place: str | None) -> None:
        """Refuse to write where somebody newer has the table, until this transaction ends."""
        if place is None:
            mine = (tables.c.id == taken.id, tables.c.host == self._id)
            query = sa.select(tables.c.id).where(*mine, tables.c.epoch == taken.epoch)
        else:
            mine = (fences.c.table == taken.id, fences.c.host == self._id)
            query = sa.select(fences.c.table).where(*mine, fences.c.epoch == taken.epoch)
        if (await connection.execute(query.with_for_update())).first() is None:
            raise NotMoved(NOT_OURS)

    async def _hand_on(self, connection: AsyncConnection, taken: Taken) -> None:
        """From here on the log is in its new place, and any host may have the table."""
        await self._check(connection, taken, None)
        await connection.execute(
            tables.update().where(tables.c.id == taken.id).values(shard=self._to, host=None)
        )
        if taken.place is None:
            await connection.execute(entries.delete().where(entries.c.table == taken.id))

    async def _let_go(self, taken: Taken) -> None:
        """Let a host have the table; one that sleeps sleeps on."""
        mine = sa.and_(tables.c.id == taken.id, tables.c.host == self._id)
        await self._store.do(tables.update().where(mine).values(host=None))
        if taken.awake:
            await self._bus.publish("wake", taken.id.encode())

    # --- What is left behind ------------------------------------------------------------------

    async def _forget(self, taken: Taken) -> None:
        """Delete the log from its old place. The fence stays: it keeps those out who come late."""
        assert taken.place is not None
        with suppress(NotMoved):  # it has been moved back since
            async with self._at(taken.place).begin() as old:
                await self._check(old, taken, taken.place)
                await old.execute(entries.delete().where(entries.c.table == taken.id))

    async def _clean(self, place: str, span: Span) -> None:
        """Delete what a move has left behind that was interrupted at its very end."""
        left = (
            sa.select(fences.c.table, fences.c.host, fences.c.epoch)
            .where(fences.c.host.startswith(MOVERS))
            .where(sa.exists().where(entries.c.table == fences.c.table))
        )
        shard = self._at(place)
        for row in await shard.rows(left):
            query = sa.select(tables.c.shard).where(tables.c.id == row["table"], span.here)
            known = await self._store.row(query)
            if known is None or known["shard"] == place:
                continue
            same = (fences.c[name] == value for name, value in row.items())
            async with shard.begin() as connection:
                still = sa.select(fences.c.table).where(*same).with_for_update()
                if (await connection.execute(still)).first() is not None:
                    mine = entries.c.table == row["table"]
                    await connection.execute(entries.delete().where(mine))


def _log(table: str) -> Any:
    return sa.select(entries).where(entries.c.table == table).order_by(entries.c.position)


def _proof(table: str) -> tuple[Any, ...]:
    """How many entries a log has, and the digest of all that they say."""
    one = (
        sa.select(
            entries.c.position,
            sa.func.concat_ws("\x1f", *(each for each in entries.c)).label("said"),
        )
        .where(entries.c.table == table)
        .subquery()
    )
    said = sa.func.string_agg(one.c.said, aggregate_order_by(sa.literal("\n"), one.c.position))
    return sa.func.count(), sa.func.md5(said)


# --- Looking ----------------------------------------------------------------------------------


class Place(NamedTuple):
    """What one database has of the log; None for what it does not tell, as it is lost."""

    shard: str | None
    tables: int
    entries: int | None
    size: int | None


async def places(store: Store) -> list[Place]:
    """All databases that may have logs."""
    query = sa.select(tables.c.shard, sa.func.count().label("count")).group_by(tables.c.shard)
    counts = {row["shard"]: row["count"] for row in await store.rows(query)}
    found = []
    for shard in dict.fromkeys([None, *store.shards, *counts]):
        told: tuple[int | None, int | None] = (None, None)
        if shard is None or shard in store.shards:
            with suppress(*DATABASE_TROUBLE):
                told = await _size(store if shard is None else store.shards[shard])
        found.append(Place(shard, counts.get(shard, 0), *told))
    return found


async def _size(place: Store) -> tuple[int, int]:
    size = sa.func.pg_total_relation_size(sa.text("'entries'::regclass"))
    rows = await place.rows(
        sa.select(sa.func.count().label("entries"), size.label("size")).select_from(entries)
    )
    return rows[0]["entries"], rows[0]["size"]
