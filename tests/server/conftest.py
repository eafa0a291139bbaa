"""A server's parts for tests: a database of each kind, a context, and a client without a network.

Async tests are marked ``anyio``. A test that asks for ``store``, or for anything built on it, runs
on SQLite; in the files of ``BOTH_DATABASES``, and at night in all, it also runs on PostgreSQL, and
in those of ``IN_TURN`` on one of the two. A test that asks for ``sqlite_store`` runs on SQLite.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import shutil
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from zlib import crc32

import pytest
import sqlalchemy as sa
from argon2 import PasswordHasher
from browsers import Client, NewBrowser, Open, browser, people_app
from databases import DATABASE, emptied, need_postgres
from fastapi import FastAPI
from tiers import NIGHT

from archrivals.server.accounts import passwords
from archrivals.server.context import Context
from archrivals.server.core.bus import LocalBus
from archrivals.server.core.settings import Settings
from archrivals.server.core.store import Store
from archrivals.server.telemetry.metrics import Metrics


def pytest_configure(config: pytest.Config) -> None:
    """Load the plugin for async tests, which no other folder has."""
    config.pluginmanager.import_plugin("anyio.pytest_plugin")


@pytest.fixture
def anyio_backend() -> str:
    """Async tests run on asyncio, as the server does."""
    return "asyncio"


@pytest.fixture(autouse=True)
def quick_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same argon2id, with as little work as it can do."""
    quick = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr(passwords, "HASHER", quick)


@pytest.fixture
def _loggers_as_before() -> Iterator[None]:
    """What a process does to the loggers, undone."""
    names = (None, "uvicorn", "uvicorn.error", "uvicorn.access", "asyncio", "alembic")
    loggers = [logging.getLogger(name) for name in names]
    before = [(each, each.handlers[:], each.level, each.propagate) for each in loggers]
    hook = sys.excepthook
    yield
    sys.excepthook = hook
    for each, handlers, level, propagate in before:
        each.handlers[:], each.propagate = handlers, propagate
        each.setLevel(level)


# --- Databases --------------------------------------------------------------------------------


async def _migrated(settings: Settings) -> None:
    store = Store(settings)
    try:
        await store.migrate()
    finally:
        await store.close()


async def _dropped(settings: Settings) -> None:
    store = Store(settings)
    try:
        async with store.begin() as connection:
            await connection.execute(sa.text(f'DROP SCHEMA "{settings.schema}" CASCADE'))
    finally:
        await store.close()


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file that is up to date, and empty."""
    path = tmp_path_factory.mktemp("sqlite") / "empty.db"
    asyncio.run(_migrated(Settings(database=f"sqlite:///{path}")))
    return path


@pytest.fixture(scope="session")
def postgres_settings() -> Iterator[Settings]:
    """A schema of our own in PostgreSQL, dropped at the end."""
    need_postgres()
    settings = Settings(database=DATABASE, schema=f"test_{secrets.token_hex(6)}", key="5e" * 32)
    asyncio.run(_migrated(settings))
    yield settings
    asyncio.run(_dropped(settings))


@pytest.fixture
def sqlite_settings(sqlite_template: Path, tmp_path: Path) -> Settings:
    """A fresh SQLite file."""
    path = tmp_path / "archrivals.db"
    shutil.copy(sqlite_template, path)
    return Settings(database=f"sqlite:///{path}")


DATABASES = ("sqlite", "postgresql")
BOTH_DATABASES = {"test_leases", "test_log", "test_store"}
"""Tests of what is written for both databases: store, log, leases."""
IN_TURN = {"test_calls", "test_dealing", "test_moderation"}
"""Tests of calls, deals and sanctions: by day each runs on one of the two, by its name."""


def databases_of(module: str, test: str) -> tuple[str, ...]:
    """Return the databases on which a test runs."""
    if NIGHT or module in BOTH_DATABASES:
        return DATABASES
    return (DATABASES[crc32(test.encode()) % 2] if module in IN_TURN else DATABASES[0],)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Choose the databases of a test."""
    if "database_kind" in metafunc.fixturenames:
        kinds = databases_of(metafunc.module.__name__, metafunc.function.__name__)
        metafunc.parametrize("database_kind", kinds)


@pytest.fixture
def settings(database_kind: str, request: pytest.FixtureRequest) -> Settings:
    """Settings with an empty database."""
    name = "sqlite_settings" if database_kind == "sqlite" else "postgres_settings"
    found: Settings = request.getfixturevalue(name)
    return found


async def _opened(settings: Settings) -> AsyncIterator[Store]:
    store = Store(settings)
    yield store
    if not store.sqlite:  # the schema is shared by the tests of a run
        await emptied(store)
    await store.close()


@pytest.fixture
async def store(settings: Settings, anyio_backend: str) -> AsyncIterator[Store]:
    """An empty database."""
    async for store in _opened(settings):
        yield store


@pytest.fixture
async def sqlite_store(sqlite_settings: Settings, anyio_backend: str) -> AsyncIterator[Store]:
    """An empty database of the small kind."""
    async for store in _opened(sqlite_settings):
        yield store


# --- A small application ----------------------------------------------------------------------


@pytest.fixture
async def context(store: Store) -> AsyncIterator[Context]:
    """A server's context over an in-process bus."""
    bus = LocalBus()
    yield Context(store.settings, store, bus, Metrics())
    await bus.close()


@pytest.fixture
async def sqlite_context(sqlite_store: Store) -> AsyncIterator[Context]:
    """The same over SQLite alone."""
    bus = LocalBus()
    yield Context(sqlite_store.settings, sqlite_store, bus, Metrics())
    await bus.close()


@pytest.fixture
def app(context: Context) -> FastAPI:
    """People on each database."""
    return people_app(context)


@pytest.fixture
async def browsers(app: FastAPI) -> AsyncIterator[NewBrowser]:
    """As many browsers as a test wants."""
    opened: list[Client] = []

    def new() -> Client:
        opened.append(browser(app))
        return opened[-1]

    yield new
    for each in opened:
        await each.aclose()


@pytest.fixture
def client(browsers: NewBrowser) -> Client:
    """One browser."""
    return browsers()


@pytest.fixture
async def opened(sqlite_context: Context) -> AsyncIterator[Open]:
    """Browsers at an application with these settings; the address is the browser's own."""
    clients: list[Client] = []
    apps: dict[str, FastAPI] = {}

    def new(address: str = "203.0.113.1", **changes: object) -> Client:
        app = apps.setdefault(str(changes), people_app(sqlite_context, **changes))
        clients.append(browser(app, address))
        return clients[-1]

    yield new
    for each in clients:
        await each.aclose()
