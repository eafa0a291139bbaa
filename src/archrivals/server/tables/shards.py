"""A shard as a host sees it: its log, the writer of that log, and whether it answers."""

from __future__ import annotations

from archrivals.server.core.store import Store
from archrivals.server.telemetry.metrics import Metrics

from .log import ShardLog, Writer


class Shard:
    """One database with a part of the log.

    It has a writer of its own, so one that is slow or dead does not hold up the others.
    """

    def __init__(self, name: str, store: Store, host: str, metrics: Metrics) -> None:
        self.name = name
        self.log = ShardLog(store.settings)
        self.writer = Writer(self.log, host, metrics, f"log-{name}")
        self.up = False
        self.answered = 0.0
        """When it last did, by the loop's clock."""
