"""The log of answers: appended durably and in batches, before anything is shown.

An entry counts only if the host that writes it still has the lease of its table (``epoch``) and
no other host has written that position: so a host that was asleep cannot write over another's game.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from collections import deque
from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final, NamedTuple, Protocol

import asyncpg
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from archrivals.engine.saving import RULES_VERSION
from archrivals.hosting.entries import Entry
from archrivals.server.calls.outbox import INBOX, Call, row_of
from archrivals.server.core.schema import entries
from archrivals.server.core.settings import Settings
from archrivals.server.core.sqlite import Connection
from archrivals.server.core.store import Store
from archrivals.server.core.trouble import LOST
from archrivals.server.telemetry.metrics import Metrics

MAX_BATCH: Final = 512
ANSWER_TIMEOUT_S: Final = 2.0
"""Seconds in which a database that is well answers."""

STOP_TIMEOUT_S: Final = 5.0
"""Seconds that a writer which stops waits for the database."""


class Stood(NamedTuple):
    """A table's standing after an entry."""

    table: str
    position: int
    standing: str


class Log(Protocol):
    """The place where entries are stored for good."""

    async def append(
        self,
        host: str,
        batch: list[tuple[Entry, int]],
        calls: Sequence[Call] = (),
        stood: Sequence[Stood] = (),
    ) -> set[tuple[str, int]]:
        """Write entries, each with its table's epoch; which (table, position) stand as given.

        The ``calls`` of an entry and its standing are written with it, or not at all.
        """

    async def read(self, table: str) -> list[Entry]:
        """Everything written about a table."""

    async def close(self) -> None:
        """Give the connection back."""


COLUMNS: Final = ("table", "position", "command", "kind", "seat", "value", "note", "spent", "at")

_ENTRIES: Final = """
INSERT INTO entries ("table", position, command, kind, seat, value, note, spent, at)
SELECT u.t, u.position, u.command, u.kind, u.seat, u.value, u.note, u.spent, u.at
FROM unnest($2::text[], $3::int[], $4::text[], $5::text[], $6::smallint[], $7::int[], $8::text[],
            $9::int[], $10::bigint[], $11::int[])
     AS u(t, position, command, kind, seat, value, note, spent, at, epoch)
JOIN tables ON tables.id = u.t AND tables.host = $1 AND tables.epoch = u.epoch
ON CONFLICT DO NOTHING
RETURNING "table", position
"""
_APPEND: Final = f"""
WITH written AS ({_ENTRIES}), called AS (
  INSERT INTO calls (id, person, "table", position, event, channel, seat, facts, at, due, state,
                     tries)
  SELECT c.id, c.person, c.t, c.position, c.event, '{INBOX}', c.seat, c.facts::json, c.at, c.due,
         'waiting', 0
  FROM unnest($12::text[], $13::text[], $14::text[], $15::int[], $16::text[], $17::smallint[],
              $18::text[], $19::bigint[], $20::bigint[])
       AS c(id, person, t, position, event, seat, facts, at, due)
  JOIN written ON written."table" = c.t AND written.position = c.position
  ON CONFLICT DO NOTHING
), stood AS (
  INSERT INTO standings ("table", entries, rules, standing)
  SELECT s.t, s.position + 1, $24, s.standing
  FROM unnest($21::text[], $22::int[], $23::text[]) AS s(t, position, standing)
  JOIN written ON written."table" = s.t AND written.position = s.position
  ON CONFLICT ("table") DO UPDATE SET entries = excluded.entries, rules = excluded.rules,
    standing = excluded.standing, unread = NULL
)
SELECT "table", position FROM written
"""
_CALL_COLUMNS: Final = ("id", "person", "table", "position", "event", "seat", "facts", "at", "due")
_STANDING: Final = """
SELECT e."table", e.position FROM entries e
JOIN unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::smallint[], $6::int[], $7::text[],
            $8::int[], $9::bigint[])
     AS u(t, position, command, kind, seat, value, note, spent, at)
  ON e."table" = u.t AND e.position = u.position AND e.command = u.command AND e.kind = u.kind
     AND e.seat = u.seat AND e.value = u.value AND e.note = u.note AND e.spent = u.spent
     AND e.at = u.at
"""
_READ: Final = """
SELECT "table", position, command, kind, seat, value, note, spent, at
FROM entries WHERE "table" = $1 ORDER BY position
"""


class PostgresLog:
    """Over a connection of its own: one statement of any size is one transaction."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._connection: Any = None  # asyncpg's connection is a proxy without types
        self._lock = asyncio.Lock()
        self._closed = False

    async def _connected(self) -> Any:
        if self._closed:  # a reader was still about to begin
            raise asyncpg.InterfaceError("the log is closed")
        if self._connection is None or self._connection.is_closed():
            search = {"search_path": self._settings.schema} if self._settings.schema else {}
            self._connection = await asyncpg.connect(
                self._settings.database, server_settings=search, timeout=2, command_timeout=10
            )
        return self._connection

    async def append(
        self,
        host: str,
        batch: list[tuple[Entry, int]],
        calls: Sequence[Call] = (),
        stood: Sequence[Stood] = (),
    ) -> set[tuple[str, int]]:
        """One INSERT for all of them; an equal entry that was there before counts as written.

        The same command is not enough: a bot that is asked again by another host may decide
        otherwise under the same name, and then this host's memory differs from the log.
        """
        columns: list[list[Any]] = [
            [getattr(entry, name) for entry, _ in batch] for name in COLUMNS
        ]
        async with self._lock:
            connection = await self._connected()
            epochs = [epoch for _, epoch in batch]
            if calls or stood:
                made = [{**row, "facts": json.dumps(row["facts"])} for row in map(row_of, calls)]
                called = [[row[name] for row in made] for name in _CALL_COLUMNS]
                at = [[each[n] for each in stood] for n in range(len(Stood._fields))]
                more = (*called, *at, RULES_VERSION)
                rows = await connection.fetch(_APPEND, host, *columns, epochs, *more)
            else:
                rows = await connection.fetch(_ENTRIES, host, *columns, epochs)
            written = {(row[0], row[1]) for row in rows}
            if len(written) < len(batch):  # ours from before the line broke, or another host's
                rows = await connection.fetch(_STANDING, *columns)
                written |= {(row[0], row[1]) for row in rows}
        return written

    async def read(self, table: str) -> list[Entry]:
        """Everything written about a table."""
        async with self._lock:
            rows = await (await self._connected()).fetch(_READ, table)
        return [Entry(*row) for row in rows]

    async def close(self) -> None:
        """Give the connection back."""
        self._closed = True
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(ANSWER_TIMEOUT_S), self._lock:
                if self._connection is not None and not self._connection.is_closed():
                    await self._connection.close()
                return
        if self._connection is not None:
            self._connection.terminate()


_APPEND_ONE: Final = """
INSERT INTO entries ("table", position, command, kind, seat, value, note, spent, at)
SELECT :table, :position, :command, :kind, :seat, :value, :note, :spent, :at
WHERE EXISTS (SELECT 1 FROM tables WHERE id = :table AND host = :host AND epoch = :epoch)
ON CONFLICT DO NOTHING
"""
_CALL_ONE: Final = """
INSERT INTO calls (id, person, "table", position, event, channel, seat, facts, at, due, state,
                   tries)
VALUES (:id, :person, :table, :position, :event, :channel, :seat, :facts, :at, :due, :state, :tries)
ON CONFLICT DO NOTHING
"""
_STANDS: Final = """
SELECT 1 FROM entries
WHERE "table" = :table AND position = :position AND command = :command AND kind = :kind
  AND seat = :seat AND value = :value AND note = :note AND spent = :spent AND at = :at
"""


_STAND_ONE: Final = """
INSERT INTO standings ("table", entries, rules, standing)
VALUES (:table, :position + 1, :rules, :standing)
ON CONFLICT ("table") DO UPDATE SET entries = excluded.entries, rules = excluded.rules,
  standing = excluded.standing, unread = NULL
"""


class SqliteLog:
    """The same promises over the store's own SQLite file, by a connection of its own.

    A batch is one visit to that connection's thread: all writers wait for this one.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._held: AsyncConnection | None = None

    async def append(
        self,
        host: str,
        batch: list[tuple[Entry, int]],
        calls: Sequence[Call] = (),
        stood: Sequence[Stood] = (),
    ) -> set[tuple[str, int]]:
        """One transaction for all of them; an equal entry that was there before counts as
        written."""
        written: set[tuple[str, int]] = set()
        if self._held is None:
            self._held = await self._store.engine.connect()
        driver = (await self._held.get_raw_connection()).driver_connection
        assert isinstance(driver, Connection)

        def work() -> None:
            with driver.inner as connection:  # to the disk, or nothing
                for entry, epoch in batch:
                    values = {name: getattr(entry, name) for name in COLUMNS}
                    parameters = {**values, "host": host, "epoch": epoch}
                    done = connection.execute(_APPEND_ONE, parameters).rowcount
                    if done or connection.execute(_STANDS, values).fetchone():
                        written.add((entry.table, entry.position))
                for call in calls:
                    if (call.table, call.position) in written:
                        row = row_of(call)
                        facts = {"facts": json.dumps(row["facts"])}
                        connection.execute(_CALL_ONE, {**row, **facts})
                for each in stood:
                    if (each.table, each.position) in written:
                        values = {**each._asdict(), "rules": RULES_VERSION}
                        connection.execute(_STAND_ONE, values)

        async with self._store.turn(first=True):
            try:
                await driver.visited(work)
            except sqlite3.Error as error:
                raise sa.exc.DatabaseError("append to the log", None, error) from error
        return written

    async def read(self, table: str) -> list[Entry]:
        """Everything written about a table."""
        query = sa.select(*(entries.c[name] for name in COLUMNS))
        found = await self._store.rows(
            query.where(entries.c.table == table).order_by(entries.c.position)
        )
        return [Entry(**row) for row in found]

    async def close(self) -> None:
        """Give the connection back."""
        if self._held is not None:
            await self._held.close()


def log_for(store: Store) -> Log:
    """The log that goes with a database."""
    return SqliteLog(store) if store.sqlite else PostgresLog(store.settings)


class Pending(NamedTuple):
    """An entry that waits to be written, with its table's epoch, its calls and its standing."""

    entry: Entry
    epoch: int
    calls: Sequence[Call]
    standing: str | None
    done: asyncio.Future[bool]


class Writer:
    """Gathers the entries of all tables of a host and writes each batch as one."""

    def __init__(self, log: Log, host: str, metrics: Metrics) -> None:
        self._log = log
        self._host = host
        self._metrics = metrics
        self._waiting: deque[Pending] = deque()
        self._batch: list[Pending] = []
        self._since: dict[asyncio.Future[bool], float] = {}
        metrics.oldest("log", lambda: self.oldest)
        self._some = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin writing."""
        self._task = asyncio.get_running_loop().create_task(self._write())

    @property
    def depth(self) -> int:
        """Return how many entries wait to be written."""
        return len(self._waiting)

    @property
    def oldest(self) -> float:
        """Return the seconds that the first unwritten entry has waited."""
        return perf_counter() - min(self._since.values()) if self._since else 0.0

    async def write(
        self,
        entry: Entry,
        epoch: int,
        calls: Sequence[Call] = (),
        standing: str | None = None,
    ) -> bool:
        """Wait until an entry is safe; return false if the table is not this host's any more."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(Pending(entry, epoch, calls, standing, done))
        self._since[done] = perf_counter()
        self._some.set()
        try:
            return await done
        finally:
            del self._since[done]

    def give_up(self) -> None:
        """The lease is gone: nothing that waits will be written by this host."""
        while self._waiting:
            done = self._waiting.popleft().done
            if not done.done():
                done.set_result(False)

    async def _write(self) -> None:
        while True:
            await self._some.wait()
            self._some.clear()
            while self._waiting:
                self._batch = batch = [
                    self._waiting.popleft() for _ in range(min(len(self._waiting), MAX_BATCH))
                ]
                began = perf_counter()
                try:
                    written = await self._log.append(
                        self._host,
                        [(each.entry, each.epoch) for each in batch],
                        [call for each in batch for call in each.calls],
                        [
                            Stood(each.entry.table, each.entry.position, each.standing)
                            for each in batch
                            if each.standing is not None
                        ],
                    )
                    self._metrics.appended(len(batch), perf_counter() - began)
                except LOST:
                    self._waiting.extendleft(reversed(batch))  # again, until the lease is over
                    await asyncio.sleep(0.1)
                    continue
                except Exception as error:  # these entries cannot be written; others may
                    for each in batch:
                        if not each.done.done():
                            each.done.set_exception(error)
                    continue
                for each in batch:
                    if not each.done.done():
                        each.done.set_result((each.entry.table, each.entry.position) in written)

    async def stop(self) -> None:
        """Write what waits, then end; what a lost database does not take is given up."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(STOP_TIMEOUT_S):
                while self._waiting or not all(each.done.done() for each in self._batch):
                    await asyncio.sleep(0.01)
        if self._task is not None:
            self._task.cancel()
        self._waiting.extend(self._batch)
        self.give_up()
        await self._log.close()
