"""Standings in the database: written at the start of turns, read where the rules have changed."""

from __future__ import annotations

from dataclasses import asdict

from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from archrivals.engine.records import to_plain
from archrivals.engine.saving import RULES_VERSION, card_digest
from archrivals.hosting.entries import Entry
from archrivals.hosting.hosted import HostedTable
from archrivals.server.core.schema import entries, standings, tables
from archrivals.server.core.store import Store


async def keep(store: Store, host: str, epoch: int, hosted: HostedTable) -> None:
    """Write the standing of a table that has none yet, between two actions or before the first."""
    text = hosted.standing() or (None if hosted.entries else hosted.opening())
    if text is not None:
        async with store.begin() as connection:
            if await _held(connection, host, epoch, hosted):
                await _put(store, connection, hosted, text)


async def change(store: Store, host: str, epoch: int, hosted: HostedTable, entry: Entry) -> bool:
    """Write down that a game goes on by our rules; false if another host has it by now."""
    async with store.begin() as connection:
        if not await _held(connection, host, epoch, hosted):
            return False
        await connection.execute(entries.insert().values(asdict(entry)))
        cat = hosted.table.state.cat
        await connection.execute(
            tables.update()
            .where(tables.c.id == entry.table)
            .values(
                rules=RULES_VERSION,
                cards=card_digest(cat),
                changes=[to_plain(part) for part in hosted.parts],
            )
        )
        text = hosted.standing()
        if text is not None:
            await _put(store, connection, hosted, text)
    return True


async def cannot_read(store: Store, table: str) -> None:
    """Remember that our rules cannot go on from a standing."""
    mine = standings.c.table == table
    await store.do(standings.update().where(mine).values(unread=RULES_VERSION))


async def _held(connection: AsyncConnection, host: str, epoch: int, hosted: HostedTable) -> bool:
    """Return whether the table is still this host's; no other takes it before this is written."""
    mine = (tables.c.id == hosted.facts.id, tables.c.host == host, tables.c.epoch == epoch)
    done = await connection.execute(tables.update().where(*mine).values(epoch=epoch))
    return done.rowcount == 1


async def _put(store: Store, connection: AsyncConnection, hosted: HostedTable, text: str) -> None:
    insert = (sqlite if store.sqlite else postgresql).insert(standings)
    row = {"entries": hosted.entries, "rules": RULES_VERSION, "standing": text, "unread": None}
    values = insert.values(table=hosted.facts.id, **row)
    await connection.execute(values.on_conflict_do_update(index_elements=["table"], set_=row))
