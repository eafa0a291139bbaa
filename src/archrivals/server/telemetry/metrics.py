"""What a process counts and times, for Prometheus; ``deploy/grafana/dashboard.json`` draws it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from math import inf
from typing import Final, Literal, get_args

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
)
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from archrivals import __version__

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
"""What ``Metrics.text`` is, for the header of an answer."""

LATENCY_BUCKETS_S: Final = (
    0.001,
    0.0025,
    0.005,
    0.01,
    0.025,
    0.05,
    0.1,
    0.25,
    0.5,
    1.0,
    2.5,
    5.0,
    10.0,
)
"""Buckets from 1 ms to 10 s."""
APPENDS: Final = (0.0001, 0.00025, 0.0005, *LATENCY_BUCKETS_S)
BATCH_BUCKETS: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)
FallbackReason = Literal["full", "late", "outdated", "again", "failed", "nobody", "no-option"]
"""Why a stand-in decided for a bot: what became of the job, or an answer that is not an option."""

METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


class Metrics:
    """The eyes of one process: a registry of its own, and one method for each thing that happens.

    Labels take few values each: never an id, a name or anything a player may not see.
    """

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        self._gauge("build_info", "1, with the version that runs.", "version").labels(
            __version__
        ).set(1)
        self._watch_commands()
        self._watch_tables()
        self._watch_sockets()
        self._watch_bots()
        self._watch_house()
        self._watch_http()

    def _counter(self, name: str, what: str, *labels: str) -> Counter:
        return Counter(name, what, labels, namespace="archrivals", registry=self.registry)

    def _gauge(self, name: str, what: str, *labels: str) -> Gauge:
        return Gauge(name, what, labels, namespace="archrivals", registry=self.registry)

    def _histogram(
        self, name: str, what: str, *labels: str, buckets: Sequence[float] = LATENCY_BUCKETS_S
    ) -> Histogram:
        return Histogram(
            name, what, labels, namespace="archrivals", registry=self.registry, buckets=buckets
        )

    def text(self) -> bytes:
        """Everything, in the text format of Prometheus."""
        return generate_latest(self.registry)

    # --- Commands and the log -----------------------------------------------------------------

    def _watch_commands(self) -> None:
        self._commands = self._counter(
            "commands", "Commands of players, by kind and how they ended.", "kind", "outcome"
        )
        self._command = cache(self._commands.labels)  # to look labels up takes longer than to count
        self._refused = self._counter("refused", "Commands refused, by code.", "code")
        self._shown = self._histogram(
            "command_seconds", "From a command received to its outcome shown to the table."
        )
        self._batch = self._histogram(
            "log_batch_entries", "Entries written to the log together.", buckets=BATCH_BUCKETS
        )
        self._append = self._histogram(
            "log_append_seconds", "One durable write of log entries.", buckets=APPENDS
        )

    def command(self, kind: str, outcome: str) -> None:
        """A command has ended: ``done``, ``repeated`` or ``refused``."""
        self._command(kind, outcome).inc()

    def refused(self, code: str) -> None:
        """A command was refused, with this code of the wire."""
        self._refused.labels(code).inc()

    def shown(self, seconds: float) -> None:
        """Record the time from receiving a command to showing its result."""
        self._shown.observe(seconds)

    def appended(self, entries: int, seconds: float) -> None:
        """Record how many entries one write made durable."""
        self._batch.observe(entries)
        self._append.observe(seconds)

    # --- Tables and hosts ---------------------------------------------------------------------

    def _watch_tables(self) -> None:
        self._tables = self._gauge("tables_hosted", "Tables in the memory of this host.")
        self._resumed = self._counter("tables_resumed", "Tables taken up from their log.")
        self._rules = self._counter("rules_changed", "Games that went on by other rules.")
        self._back = self._counter(
            "answers_taken_back", "Answers that a change of rules took back."
        )
        self._replay = self._histogram("replay_seconds", "Replaying a table from its log.")
        self._fenced = self._counter(
            "fenced", "Writes refused because another host has the table: this one let go."
        )
        self._bus = self._counter("bus_requests", "Requests over the bus, by outcome.", "outcome")

    def hosting(self, tables: int) -> None:
        """Record how many tables this host has now."""
        self._tables.set(tables)

    def resumed(self, seconds: float) -> None:
        """A table was replayed from its log and goes on here."""
        self._resumed.inc()
        self._replay.observe(seconds)

    def rules_changed(self, back: int) -> None:
        """A game went on by other rules, which took answers back."""
        self._rules.inc()
        self._back.inc(back)

    def fenced(self) -> None:
        """Another host wrote first."""
        self._fenced.inc()

    def bus_request(self, outcome: str) -> None:
        """A request over the bus: ``answered``, ``nobody`` or ``timeout``."""
        self._bus.labels(outcome).inc()

    # --- Sockets ------------------------------------------------------------------------------

    def _watch_sockets(self) -> None:
        self._sockets = self._gauge("sockets_open", "WebSockets open at this gateway.")
        self._in = self._counter("messages_in", "Messages from clients.")
        self._out = self._counter("messages_out", "Messages to clients.")
        self._bytes = self._counter("bytes_out", "Bytes of messages to clients.")
        self._slow = self._counter(
            "slow_consumers_dropped", "Sockets closed because they did not read their messages."
        )

    def socket_opened(self) -> None:
        """A client is here."""
        self._sockets.inc()

    def socket_closed(self) -> None:
        """A client is gone."""
        self._sockets.dec()

    def message_in(self) -> None:
        """A client said something."""
        self._in.inc()

    def message_out(self, size: int) -> None:
        """Record the bytes of a message that was sent to a client."""
        self._out.inc()
        self._bytes.inc(size)

    def slow_consumer_dropped(self) -> None:
        """A client did not keep up and was let go."""
        self._slow.inc()

    # --- Bots and queues ----------------------------------------------------------------------

    def _watch_bots(self) -> None:
        self._jobs = self._gauge("bot_jobs_in_flight", "Decisions asked of bots, not yet answered.")
        self._thinking = self._histogram("bot_seconds", "A bot's decision, from asked to answered.")
        self._fallbacks = self._counter(
            "bot_fallbacks",
            "Decisions made by the stand-in because a bot gave no answer in time, by reason.",
            "reason",
        )
        for reason in get_args(FallbackReason):
            self._fallbacks.labels(reason)
        self._queue = self._gauge("queue_depth", "What waits, by queue.", "queue")
        self._oldest = self._gauge(
            "queue_oldest_seconds", "How long the first in a queue has waited.", "queue"
        )
        self._lines: dict[str, dict[object, float]] = {}
        self._admission = self._counter(
            "admission", "Costly jobs, by queue and what became of them.", "queue", "outcome"
        )
        self._calls = self._counter(
            "calls", "Calls to people that were sent, or failed.", "kind", "outcome"
        )
        self._limited = self._counter(
            "limited", "Requests refused or put off because of a limit, by limit.", "limit"
        )

    @contextmanager
    def bot_job(self) -> Iterator[None]:
        """Count a decision of a bot as in flight, and time it at its end."""
        self._jobs.inc()
        start = time.perf_counter()
        try:
            yield
        finally:
            self._thinking.observe(time.perf_counter() - start)
            self._jobs.dec()

    def bot_fell_back(self, reason: FallbackReason) -> None:
        """Count a decision that the stand-in made."""
        self._fallbacks.labels(reason).inc()

    def admission(self, queue: str, outcome: str) -> None:
        """A job was offered (``admitted``, ``repeated``, ``refused``, ``outdated``), dropped
        (``expired``, ``replaced``, ``displaced``) or tried (``done``, ``failed``)."""
        self._admission.labels(queue, outcome).inc()

    def limited(self, limit: str) -> None:
        """Count a request for more than a limit allows."""
        self._limited.labels(limit).inc()

    def called(self, kind: str, outcome: str) -> None:
        """Count a call by the kind of its address; the outcome is ``sent`` or ``failed``."""
        self._calls.labels(kind, outcome).inc()

    def waiting(self, queue: str, depth: int) -> None:
        """Record how much waits in a queue now."""
        self._queue.labels(queue).set(depth)

    def oldest(self, queue: str, age: float | Callable[[], float]) -> None:
        """Record how many seconds the first in a queue has waited: now, or at each scrape."""
        gauge = self._oldest.labels(queue)
        if callable(age):
            gauge.set_function(age)
        else:
            gauge.set(age)

    @contextmanager
    def in_line(self, queue: str) -> Iterator[None]:
        """Count something that waits with others of its kind, as a mail on its way."""
        if queue not in self._lines:
            line = self._lines[queue] = {}
            self.oldest(queue, lambda: _age(line.values()))
        line, own = self._lines[queue], object()
        line[own] = time.monotonic()
        self.waiting(queue, len(line))
        try:
            yield
        finally:
            del line[own]
            self.waiting(queue, len(line))

    # --- The house: disk, database, settings ----------------------------------------------------

    def _watch_house(self) -> None:
        self._disk_free = self._gauge("disk_free_bytes", "Free on the disk of the data directory.")
        self._disk_size = self._gauge("disk_size_bytes", "The size of that disk.")
        self._database = self._gauge("database_bytes", "The size of the database.")
        self._known = self._gauge("tables", "Tables in the database, by status.", "status")
        self._draining = self._gauge("draining", "1 while this process takes no new work.")
        self._live = self._gauge("setting", "Settings that change while running.", "setting")

    def disk(self, free: int, size: int) -> None:
        """Record how much room the data directory has."""
        self._disk_free.set(free)
        self._disk_size.set(size)

    def database(self, size: int, tables: Mapping[str, int]) -> None:
        """Record how large the database is, and how many tables wait or are played."""
        self._database.set(size)
        for status, count in tables.items():
            self._known.labels(status).set(count)

    def draining(self, on: bool) -> None:
        """Record whether this process hands its work to others."""
        self._draining.set(on)

    def live(self, settings: Mapping[str, int]) -> None:
        """The settings that an operator can change while the server runs."""
        for name, value in settings.items():
            self._live.labels(name).set(value)

    # --- HTTP ---------------------------------------------------------------------------------

    def _watch_http(self) -> None:
        self._http = self._histogram(
            "http_seconds",
            "HTTP requests, by the template of their route.",
            *("route", "method", "status"),
        )

    def http(self, route: str, method: str, status: int, seconds: float) -> None:
        """A request was answered; ``route`` is a template, as ``/api/tables/{table}``."""
        method = method if method in METHODS else "other"
        self._http.labels(route or "none", method, f"{status // 100}xx").observe(seconds)


def _age(since: Iterable[float]) -> float:
    """Seconds since the first of some moments; 0 without one."""
    return max(0.0, time.monotonic() - min(since, default=inf))


class CountedRequests:
    """ASGI around the application: every HTTP request is counted under its route's template."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, and look at the status on its way out."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        status = 500  # an answer that never began

        async def looked_at(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        start = time.perf_counter()
        try:
            await self.app(scope, receive, looked_at)
        finally:
            # Only the router knows the template; a path that matched nothing gets no label.
            route = getattr(scope.get("route"), "path", "")
            self.metrics.http(route, scope["method"], status, time.perf_counter() - start)
