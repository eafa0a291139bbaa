"""Shards: databases that have the logs of a range of tables each; everything else is in the first.

A table's log is in one place at a time, ``tables.shard``. The routes say where that is for new
tables. No transaction spans two databases.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from archrivals.hosting.refusal import Refusal

from .schema import entries, fences, routes, shard_metadata, tables
from .settings import FIRST
from .store import Store
from .trouble import DATABASE_TROUBLE

ALPHABET: Final = "-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz"
"""What the ids of tables are made of, in byte order; each is as likely as the others."""

Row = dict[str, Any]
Route = tuple[str, str | None]
"""The first id of a range, and the shard of its new tables; None is the first database."""


class Span(NamedTuple):
    """A range of table ids in byte order, without ``end``; an empty ``end`` is the end of all."""

    first: str
    end: str

    def __str__(self) -> str:
        return f"{self.first}..{self.end}"

    @property
    def here(self) -> Any:
        """The condition that a table is in this range."""
        id = tables.c.id.collate("C")
        return sa.and_(id >= self.first, id < self.end if self.end else sa.true())

    @property
    def share(self) -> float:
        """The share of all ids that are in this range.

        >>> Span("V", "").share, Span("", "V").share
        (0.5, 0.5)
        """
        return (_fraction(self.end) if self.end else 1.0) - _fraction(self.first)


def _fraction(id: str) -> float:
    return sum(ALPHABET.index(char) / 64.0 ** (at + 1) for at, char in enumerate(id[:8]))


def span_from(text: str) -> Span:
    """A range as people write it.

    >>> span_from("G..V"), span_from("V.."), span_from("..")
    (Span(first='G', end='V'), Span(first='V', end=''), Span(first='', end=''))
    """
    first, dots, end = text.partition("..")
    if not dots or any(char not in ALPHABET for char in first + end) or (end and first >= end):
        raise ValueError(f"{text!r} is not a range of ids such as ..V, G..V or V..")
    return Span(first, end)


# --- Routes -----------------------------------------------------------------------------------


def routed(known: Sequence[Route], id: str) -> str | None:
    """The shard of a new table.

    >>> routed([("", "east"), ("V", "west")], "Vk3mdw")
    'west'
    """
    found = [shard for first, shard in known if first <= id]
    return found[-1] if found else None


def rerouted(known: Sequence[Route], span: Span, shard: str | None) -> list[Route]:
    """The routes with one range changed; neighbours that lead to the same shard become one.

    >>> rerouted([], Span("V", ""), "west")
    [('V', 'west')]
    >>> rerouted([("V", "west")], Span("", "V"), "west")
    [('', 'west')]
    >>> rerouted([("", "west")], Span("G", "V"), "east")
    [('', 'west'), ('G', 'east'), ('V', 'west')]
    """
    before = [route for route in known if route[0] < span.first]
    after = [route for route in known if span.end and route[0] > span.end]
    rest = [(span.end, routed(known, span.end))] if span.end else []
    merged: list[Route] = []
    for route in [*before, (span.first, shard), *rest, *after]:
        if route[1] != (merged[-1][1] if merged else None):
            merged.append(route)
    return merged


async def routes_of(store: Store) -> list[Route]:
    """The routes as they stand, in the order of ids."""
    query = sa.select(routes.c.first, routes.c.shard).order_by(routes.c.first.collate("C"))
    return [(row["first"], row["shard"]) for row in await store.rows(query)]


async def reroute(store: Store, span: Span, shard: str | None) -> None:
    """Let new tables of a range go to a shard."""
    changed = rerouted(await routes_of(store), span, shard)
    async with store.begin() as connection:
        await connection.execute(sa.delete(routes))
        for first, place in changed:
            await connection.execute(routes.insert().values(first=first, shard=place))


def shard_for(store: Store, id: str) -> Any:
    """The value of ``tables.shard`` for a new table: the database looks at the routes itself."""
    if not store.shards:
        return None
    first = routes.c.first.collate("C")
    query = sa.select(routes.c.shard).where(first <= id).order_by(first.desc()).limit(1)
    return query.scalar_subquery()


# --- Schema and reading -----------------------------------------------------------------------


def called(shard: str | None) -> str:
    """What commands call a place of logs."""
    return FIRST if shard is None else shard


async def prepare(shard: Store) -> None:
    """Make the tables of a shard, where they do not exist."""
    async with shard.engine.begin() as connection:
        await shard.alone_with_schema(connection)
        await connection.run_sync(shard_metadata.create_all)


async def prepared(connection: AsyncConnection) -> bool:
    """Whether a shard has its tables."""
    found = await connection.run_sync(lambda sync: sa.inspect(sync).get_table_names())
    return set(shard_metadata.tables) <= set(found)


async def log_rows(store: Store, ids: Sequence[str], query: sa.Select[Any]) -> list[Row]:
    """Rows of the logs of tables, wherever those are; without those of shards that are lost.

    ``query`` selects from ``entries`` of any tables.
    """
    if not store.shards:
        return await store.rows(query.where(entries.c.table.in_(ids)))
    lying = await store.rows(sa.select(tables.c.id, tables.c.shard).where(tables.c.id.in_(ids)))
    here = [row["id"] for row in lying if row["shard"] is None]
    found = await store.rows(query.where(entries.c.table.in_(here)))
    return found + await _of_shards(store, lying, query, entries.c.table)


async def last_written(store: Store, rows: Sequence[Row]) -> dict[str, int]:
    """When each of these tables was last written, of those whose log is in a shard that answers."""
    at = (
        sa.select(entries.c.at)
        .where(entries.c.table == fences.c.table)
        .order_by(entries.c.position.desc())
        .limit(1)
        .scalar_subquery()
    )
    query = sa.select(fences.c.table, at.label("at"))
    found = await _of_shards(store, rows, query, fences.c.table)
    return {row["table"]: row["at"] for row in found if row["at"] is not None}


async def _of_shards(
    store: Store, rows: Sequence[Row], query: sa.Select[Any], table: sa.Column[str]
) -> list[Row]:
    """What a query finds about these tables in their shards; those that are lost have nothing."""
    found: list[Row] = []
    for shard in store.shards:
        if ids := [row["id"] for row in rows if row["shard"] == shard]:
            with suppress(*DATABASE_TROUBLE):
                found += await store.shards[shard].rows(query.where(table.in_(ids)))
    return found


@asynccontextmanager
async def log_lock(store: Store, others: str, *, shared: bool = False) -> AsyncIterator[None]:
    """Be the only one who moves logs; or, ``shared``, read all of them while nobody does."""
    kind = "_shared" if shared else ""
    key = "731918, hashtext(current_schema())"
    async with store.engine.connect() as opened:
        # Outside of a transaction: one that lasts for hours would be ended.
        connection = await opened.execution_options(isolation_level="AUTOCOMMIT")
        if not (
            await connection.execute(sa.text(f"SELECT pg_try_advisory_lock{kind}({key})"))
        ).scalar():
            raise Refusal(409, "busy", f"{others} is under way; try again when it is done")
        try:
            yield
        finally:
            with suppress(*DATABASE_TROUBLE):
                await connection.execute(sa.text(f"SELECT pg_advisory_unlock{kind}({key})"))
