"""Alive, ready, counted: what probes and Prometheus are told."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from fastapi import FastAPI

from archrivals.server.context import Context
from archrivals.server.core.bus import LocalBus
from archrivals.server.core.listening import listen, port_of
from archrivals.server.core.schema import heartbeats
from archrivals.server.core.settings import Settings
from archrivals.server.core.store import Store
from archrivals.server.edge.routes import health as routes
from archrivals.server.telemetry import health, writing
from archrivals.server.telemetry.metrics import CountedRequests, Metrics
from archrivals.server.telemetry.writing import Writing


class DeadBus(LocalBus):
    """A bus whose line is cut."""

    connected = False


class SilentStore(Store):
    """A database that never answers."""

    async def rows(self, query: sa.Executable, kind: object = None) -> list[Any]:
        await asyncio.Event().wait()
        return []


def application(settings: Settings, store: Store, bus: LocalBus) -> FastAPI:
    app = FastAPI()
    app.state.metrics = Metrics()
    app.state.context = Context(settings, store, bus, app.state.metrics)
    app.include_router(routes.router)
    app.add_middleware(CountedRequests, metrics=app.state.metrics)
    return app


@pytest.fixture
def settings(sqlite_settings: Settings) -> Settings:
    return sqlite_settings


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slow disk is no fault of the process; a test that is about slowness sets its own limit."""
    monkeypatch.setattr(health, "DATABASE_TIMEOUT_S", 20.0)
    monkeypatch.setattr(writing, "WRITE_TIMEOUT_S", 20.0)


@pytest.fixture
def app(settings: Settings) -> FastAPI:
    return application(settings, Store(settings), LocalBus())


def asked(app: FastAPI, *requests: str) -> list[httpx.Response]:
    """The answers of an application; its database is closed afterwards."""

    async def ask() -> list[httpx.Response]:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://x") as client:
            answers = [await client.request(*each.split()) for each in requests]
        await app.state.context.store.close()
        return answers

    return asyncio.run(ask())


def test_a_process_that_works_is_alive_and_ready(app: FastAPI) -> None:
    alive, ready, told = asked(app, "GET /healthz", "GET /readyz", "GET /metrics")
    assert (alive.status_code, alive.json()) == (200, {"status": "ok"})
    assert (ready.status_code, ready.json()) == (200, {"status": "ready"})
    assert told.headers["content-type"].startswith("text/plain; version=")
    assert "archrivals_sockets_open 0.0" in told.text
    assert app.openapi()["paths"] == {}


def test_requests_are_counted_by_the_template_of_their_route(app: FastAPI) -> None:
    @app.get("/tables/{table}")
    async def table(table: str) -> str:
        return table

    asked(app, "GET /tables/T1", "GET /tables/T2", "GET /nowhere/T3", "BREW /tables/T1")
    told = app.state.metrics.text().decode()
    at = 'archrivals_http_seconds_count{method="GET",route="/tables/{table}",status="2xx"} 2.0'
    assert at in told
    assert '{method="GET",route="none",status="4xx"} 1.0' in told
    assert 'method="other"' in told
    assert "T1" not in told


def test_readyz_tells_what_is_missing(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "DATABASE_TIMEOUT_S", 0.01)
    store = SilentStore(settings)
    app = application(settings, store, DeadBus())
    app.state.draining = True
    answer, alive = asked(app, "GET /readyz", "GET /healthz")
    assert alive.status_code == 200
    assert answer.status_code == 503
    assert answer.json() == {
        "status": "not ready",
        "missing": [
            "database: no answer within 0.01 s",
            "bus: not connected",
            "draining: this process is about to stop",
        ],
    }


def test_readyz_gives_no_address_away() -> None:
    store = Store(Settings(database="postgresql://me:Katana@127.0.0.1:1/games"))

    async def look() -> list[str]:
        lacking = await health.missing(store, LocalBus())
        await store.close()
        return lacking

    (found,) = asyncio.run(look())
    assert found.startswith("database: ")
    assert "Katana" not in found
    assert "games" not in found


# --- Writing ----------------------------------------------------------------------------------


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every question is a try."""
    monkeypatch.setattr(writing, "AGAIN", {True: 0.0, False: 0.0})


@pytest.mark.anyio
@pytest.mark.usefixtures("impatient")
async def test_a_full_disk_is_noticed_and_so_is_the_end_of_it(sqlite_store: Store) -> None:
    looks = Writing(sqlite_store)
    assert await looks.trouble() == ""

    def most(pages: int) -> None:
        """SQLite says the same as on a full disk: SQLITE_FULL."""

        @sa.event.listens_for(sqlite_store.engine.sync_engine, "begin")
        def full(connection: sa.Connection) -> None:
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

    most(1)
    looks._id = "x" * 100_000  # a line that needs a page of its own
    assert await looks.trouble() == "database: takes no writes (OperationalError)"
    most(2**30)
    assert await looks.trouble() == ""


@pytest.mark.anyio
@pytest.mark.usefixtures("impatient")
async def test_a_disk_that_is_almost_full_is_noticed_before(
    sqlite_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = Writing(sqlite_store)
    monkeypatch.setattr(writing, "MIN_FREE_BYTES", 2**80)
    assert await health.missing(sqlite_store, None, writing=looks) == ["disk: almost full"]


@pytest.mark.anyio
@pytest.mark.usefixtures("impatient")
async def test_a_database_that_another_program_has_locked_is_noticed(
    sqlite_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing, "WRITE_TIMEOUT_S", 0.05)
    looks = Writing(sqlite_store)
    file = str(sa.make_url(sqlite_store.settings.database).database)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        asked = [await looks.trouble() for _ in range(3)]
        assert asked == ["database: nothing written within 0.05 s"] * 3
        other.execute("ROLLBACK")
    monkeypatch.setattr(writing, "WRITE_TIMEOUT_S", 20.0)
    assert await looks.trouble() == ""


@pytest.mark.anyio
@pytest.mark.usefixtures("impatient")
async def test_a_database_that_can_only_be_read_is_noticed(postgres_settings: Settings) -> None:
    class ReadOnly(Store):
        def _options(self) -> dict[str, Any]:
            options = super()._options()
            options["connect_args"]["server_settings"]["default_transaction_read_only"] = "on"
            return options

    store = ReadOnly(postgres_settings)
    (found,) = await health.missing(store, None, writing=Writing(store))
    await store.close()
    assert found.startswith("database: takes no writes")


@pytest.mark.anyio
async def test_probes_write_now_and_then_however_many_there_are(store: Store) -> None:
    looks = Writing(store)
    await asyncio.gather(*(looks.trouble() for _ in range(20)))
    first = await store.rows(sa.select(heartbeats))
    assert [each["id"] for each in first] == [looks._id]
    for _ in range(20):
        assert await looks.trouble() == ""
    assert await store.rows(sa.select(heartbeats)) == first
    await store.do(heartbeats.update().values(at=1))
    assert await Writing(store).trouble() == ""
    (only,) = await store.rows(sa.select(heartbeats))  # that of a process long gone is wiped
    assert only["id"] != looks._id


# --- Without a web application ----------------------------------------------------------------


async def fetch(port: int, request: str) -> tuple[int, str]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(request.encode())
    told = (await reader.read()).decode()
    writer.close()
    await writer.wait_closed()
    head, _, body = told.partition("\r\n\r\n")
    return int(head.split()[1]), body


def test_a_process_without_a_web_application_has_the_same_eyes(settings: Settings) -> None:
    sockets = listen("127.0.0.1", 0)
    port = port_of(sockets)

    async def look() -> dict[str, tuple[int, str]]:
        store, leaving = Store(settings), False
        stop = await health.serve_eyes(sockets, Metrics(), store, LocalBus(), lambda: leaving)
        seen = {}
        for path in ("/healthz", "/readyz?why", "/metrics", "/elsewhere"):
            seen[path] = await fetch(port, f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n")
        leaving = True
        seen["leaving"] = await fetch(port, "GET /readyz HTTP/1.1\r\n\r\n")
        seen["head"] = await fetch(port, "HEAD /healthz HTTP/1.1\r\n\r\n")
        seen["post"] = await fetch(port, "POST /healthz HTTP/1.1\r\n\r\n")
        await stop()
        await store.close()
        return seen

    seen = asyncio.run(look())
    assert seen["/healthz"] == (200, '{"status": "ok"}')
    assert seen["/readyz?why"] == (200, '{"status": "ready"}')
    assert seen["/metrics"][0] == 200
    assert "archrivals_tables_hosted 0.0" in seen["/metrics"][1]
    assert seen["/elsewhere"][0] == 404
    assert seen["leaving"][0] == 503
    assert "draining" in seen["leaving"][1]
    assert seen["head"] == (200, "")
    assert seen["post"][0] == 400


def test_a_host_loads_no_web_framework() -> None:
    """A killed host is back the sooner."""
    asked = "import sys, archrivals.server.running, archrivals.server.tables.host; "
    asked += "print('fastapi' in sys.modules, 'alembic' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, check=True, text=True)
    assert told.stdout.split() == ["False", "False"]
