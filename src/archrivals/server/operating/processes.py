"""Which processes run: each writes a line about itself every few seconds, and reads what it should.

A line says what the process measures, so the page of the operator shows what Prometheus reads.
An operator who drains a host writes that into the host's line, and the host finds it there.
"""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import socket
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any, Final, Literal, Protocol, cast

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from archrivals import __version__
from archrivals.engine.records import record
from archrivals.hosting.refusal import Refusal
from archrivals.hosting.rows import from_row
from archrivals.hosting.words import plain_text
from archrivals.server.context import Context
from archrivals.server.core.rows import ProcessRow, QueueRow, ReportRow
from archrivals.server.core.schema import processes, reports, sanctions, tables
from archrivals.server.core.store import Store, new_id, sqlite_file
from archrivals.server.core.trouble import DATABASE_TROUBLE
from archrivals.server.moderation import audit
from archrivals.server.telemetry.logs import logger
from archrivals.server.telemetry.metrics import Metrics

from .live import live

BEAT_INTERVAL_S: Final = 5.0
"""Seconds between two lines of a process."""

LOST_AFTER_MS: Final = 20_000
"""Milliseconds after which a process that wrote nothing counts as lost."""

FORGET_AFTER_MS: Final = 3_600_000
"""Milliseconds after which the line of a lost process is wiped."""

BEATS_PER_WEIGHING: Final = 12
"""Beats between two looks at the size of the database, which takes a while."""

Kind = Literal["serve", "gateway", "host", "bots"]
FRONT: Final[tuple[Kind, ...]] = ("serve", "gateway")
"""Those that measure what all processes share: the database."""

Row = dict[str, Any]

SHOWN: Final = {
    "archrivals_tables_hosted": "tables",
    "archrivals_sockets_open": "sockets",
    "archrivals_bot_seconds_count": "bot_decisions",
    "archrivals_bot_fallbacks_total": "bot_fallbacks",
    "archrivals_fenced_total": "lapses",
    "archrivals_disk_free_bytes": "disk_free",
    "archrivals_disk_size_bytes": "disk_size",
    "archrivals_database_bytes": "database",
    "process_resident_memory_bytes": "memory",
}
"""The measurements that the page shows of a process, by what they are called there."""

QUEUES: Final[dict[str, Literal["depth", "oldest"]]] = {
    "archrivals_queue_depth": "depth",
    "archrivals_queue_oldest_seconds": "oldest",
}


class Drained(Protocol):
    """A host, as far as it is asked to hand its tables over."""

    draining: bool

    async def drain(self) -> None:
        """Hand every table over and take no others."""

    async def resume(self) -> None:
        """Take tables again."""


def report(metrics: Metrics) -> ReportRow:
    """Return the figures of a process now, as far as the page shows them."""
    figures: dict[str, float] = {}
    queues: dict[str, QueueRow] = {}
    for family in metrics.registry.collect():
        for sample in family.samples:
            if sample.name in SHOWN:
                name = SHOWN[sample.name]
                figures[name] = figures.get(name, 0) + sample.value
            elif sample.name in QUEUES:
                line = queues.setdefault(sample.labels["queue"], {"depth": 0, "oldest": 0})
                line[QUEUES[sample.name]] = round(sample.value, 3)
    return cast(ReportRow, figures | {"queues": queues})


class Presence:
    """A process among the others."""

    def __init__(self, context: Context, kind: Kind, host: Drained | None = None) -> None:
        self.id = new_id(9)
        self.stopping = False
        self._context = context
        self._kind = kind
        self._host = host
        self._beats = 0
        self._say = logger(kind)

    @property
    def state(self) -> str:
        """Return its state: ``running``, ``draining``, or ``stopping``."""
        if self.stopping:
            return "stopping"
        return "draining" if self._host is not None and self._host.draining else "running"

    async def loop(self) -> None:
        """Write a line now and then, also after errors of the database."""
        while True:
            try:
                await self.beat()
            except DATABASE_TROUBLE as trouble:
                self._say.debug("database trouble", during="presence", error=repr(trouble))
            except Exception:
                self._say.exception("this process could not report itself")
            await asyncio.sleep(BEAT_INTERVAL_S)

    async def beat(self) -> None:
        """Measure, write it down, and do what the operator wants."""
        await self._measure()
        store, metrics = self._context.store, self._context.metrics
        values = {"state": self.state, "seen": store.clock(), "report": report(metrics)}
        mine = processes.c.id == self.id
        async with store.begin() as connection:
            done = await connection.execute(sa.update(processes).where(mine).values(values))
            if not done.rowcount:
                await connection.execute(self._first(values))
            found = await connection.execute(sa.select(processes.c.wanted).where(mine))
            wanted = found.scalar_one()
        if self._host is not None and not self.stopping:
            if wanted == "drain" and not self._host.draining:
                await self._host.drain()
            elif wanted is None and self._host.draining:
                await self._host.resume()
        metrics.draining(self.state != "running")

    def _first(self, figures: Row) -> Any:
        return sa.insert(processes).values(
            id=self.id,
            kind=self._kind,
            place=socket.gethostname(),
            version=__version__,
            started=self._context.store.clock(),
            **figures,
        )

    async def _measure(self) -> None:
        settings, metrics = self._context.settings, self._context.metrics
        with contextlib.suppress(OSError):
            disk = shutil.disk_usage(data_directory(settings.database))
            metrics.disk(disk.free, disk.total)
        if self._kind in FRONT:
            await self._measure_database()
        self._beats += 1

    async def _measure_database(self) -> None:
        store, metrics = self._context.store, self._context.metrics
        metrics.live((await live(store)).measured())
        for queue, (count, oldest) in (await _waiting_for_moderators(store)).items():
            metrics.waiting(queue, count)
            metrics.oldest(queue, oldest)
        if self._beats % BEATS_PER_WEIGHING == 0:
            metrics.database(await _size(store), await counted(store))

    async def leave(self) -> None:
        """Mark this process as stopping: it hands over its work."""
        self.stopping = True
        with contextlib.suppress(*DATABASE_TROUBLE):
            await self.beat()

    async def end(self) -> None:
        """This process is gone; so are, after a while, those that could not say so."""
        store = self._context.store
        lost = processes.c.seen < store.clock() - FORGET_AFTER_MS
        with contextlib.suppress(*DATABASE_TROUBLE):
            await store.do(sa.delete(processes).where((processes.c.id == self.id) | lost))


@contextlib.asynccontextmanager
async def present(
    context: Context, kind: Kind, host: Drained | None = None
) -> AsyncIterator[Presence]:
    """Report this process among those of the server while the context is open."""
    presence = Presence(context, kind, host)
    task = asyncio.create_task(presence.loop())
    try:
        yield presence
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await presence.end()


# --- Measuring --------------------------------------------------------------------------------


def data_directory(database: str) -> Path:
    """Return the folder of SQLite's file, or the working directory of a process of a cluster.

    >>> data_directory("sqlite:////var/lib/archrivals/archrivals.db").as_posix()
    '/var/lib/archrivals'
    """
    file = sqlite_file(database)
    return Path.cwd() if file is None else file.absolute().parent


async def _size(store: Store) -> int:
    query = (
        "SELECT page_count * page_size AS size FROM pragma_page_count(), pragma_page_size()"
        if store.sqlite
        else "SELECT pg_database_size(current_database()) AS size"
    )
    row = await store.row(sa.text(query))
    return int(row["size"]) if row else 0


async def counted(store: Store) -> dict[str, int]:
    """Return the number of tables that wait for players, and of those being played."""
    found = await store.rows(
        sa.select(tables.c.status, sa.func.count().label("tables"))
        .where(tables.c.status.in_(("open", "playing")))
        .group_by(tables.c.status)
    )
    return {"open": 0, "playing": 0} | {row["status"]: row["tables"] for row in found}


async def _waiting_for_moderators(store: Store) -> dict[str, tuple[int, float]]:
    """Return how many reports and appeals wait, and for how many seconds the first of each has."""
    appealed = (sanctions.c.answered.is_(None), sanctions.c.appealed.is_not(None))
    found = {}
    for queue, since, waits in (
        ("reports", reports.c.at, (reports.c.closed.is_(None),)),
        ("appeals", sanctions.c.appealed, appealed),
    ):
        query = sa.select(
            sa.func.count().label("count"),
            (store.clock() - sa.func.min(since)).label("age"),
        )
        row = await store.row(query.where(*waits))
        assert row is not None  # a count has a row
        found[queue] = (row["count"], max(0, row["age"] or 0) / 1000)
    return found


# --- For operators ----------------------------------------------------------------------------


@record
class QueueShown:
    """The number of jobs in a queue of a process, and the seconds that the oldest has waited."""

    queue: str
    depth: int
    oldest: float


@record
class ProcessShown:
    """A process, with what it measures; ``age`` is how many milliseconds ago it said so.

    A process that should have said something is ``silent``. ``wanted`` is ``drain`` for a host that
    is asked to hand its tables over. What a process does not measure is null.
    """

    id: str
    kind: Kind
    place: str
    version: str
    started: int
    age: int
    silent: bool
    state: Literal["running", "draining", "stopping"]
    wanted: str | None
    tables: int
    sockets: int
    bot_decisions: int
    bot_fallbacks: int
    lapses: int
    memory: int | None
    disk_free: int | None
    disk_size: int | None
    queues: tuple[QueueShown, ...]


async def running(store: Store) -> list[ProcessRow]:
    """Return every process that wrote a line lately; ``silent`` are those that should have.

    What a silent process measured last is not the case any more, so it reports nothing.
    """
    age = store.clock() - processes.c.seen
    query = sa.select(processes, age.label("age")).where(age < FORGET_AFTER_MS)
    order = (processes.c.kind, processes.c.started, processes.c.id)
    known = await store.rows(query.order_by(*order), ProcessRow)
    for row in known:
        row["silent"] = row["age"] > LOST_AFTER_MS
        if row["silent"]:
            row["report"] = {}
    return known


def shown(row: ProcessRow) -> ProcessShown:
    """Return a process for the operator's page."""
    figures = cast(Mapping[str, float], row["report"])  # but for the queues
    queues = sorted(row["report"].get("queues", {}).items())
    counted = ("tables", "sockets", "bot_decisions", "bot_fallbacks", "lapses")
    measured = ("memory", "disk_free", "disk_size")
    return from_row(
        ProcessShown,
        row,
        **{name: int(figures.get(name, 0)) for name in counted},
        **{name: int(figures[name]) if figures.get(name) else None for name in measured},
        queues=tuple(QueueShown(name, int(each["depth"]), each["oldest"]) for name, each in queues),
    )


async def drain(
    store: Store, actor: str, process: str, reason: str, *, resume: bool = False
) -> None:
    """Have a host hand its tables to the others, or take tables again."""
    async with store.begin() as connection:
        alive = await _living_hosts(store, connection)
        here = alive.get(process)
        if here is None:
            raise Refusal(404, "no-process", "there is no such host, or it does not answer")
        others = [id for id, row in alive.items() if id != process and row["wanted"] is None]
        if not resume and not others:
            reason = "no other host could take its tables; start one first"
            raise Refusal(409, "last-host", reason)
        await connection.execute(
            sa.update(processes)
            .where(processes.c.id == process)
            .values(wanted=None if resume else "drain")
        )
        what = {"place": here["place"], "version": here["version"]}
        action = "resume" if resume else "drain"
        await audit.write(connection, actor, action, None, process, plain_text(reason), what)


async def _living_hosts(store: Store, connection: AsyncConnection) -> dict[str, Row]:
    """The hosts that answer, locked: two operators must not drain the last two at once."""
    alive = (processes.c.kind == "host", processes.c.seen > store.clock() - LOST_AFTER_MS)
    query = sa.select(processes).where(*alive).order_by(processes.c.id).with_for_update()
    return {row["id"]: dict(row) for row in (await connection.execute(query)).mappings()}
