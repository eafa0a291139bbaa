"""What every part of a running server is handed: settings, database, bus, mail, eyes."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import HTTPConnection

from archrivals.server.core.bus import Bus
from archrivals.server.core.settings import Settings
from archrivals.server.core.store import Store
from archrivals.server.telemetry.metrics import Metrics
from archrivals.server.telemetry.traces import OFF, Traces


@dataclass(frozen=True, slots=True)
class Context:
    """One of these for each process, made at its start."""

    settings: Settings
    store: Store
    bus: Bus
    metrics: Metrics
    traces: Traces = OFF


def context(connection: HTTPConnection) -> Context:
    """The context of the application that serves this request; a FastAPI dependency."""
    found: Context = connection.app.state.context
    return found
