"""PostgreSQL and NATS for tests: where they are, and what happens to a test without them.

Where they do not answer, a test that needs them is skipped; in the gate and at night
it fails.
"""

from __future__ import annotations

import os
import socket
from functools import cache
from typing import Final, NoReturn
from urllib.parse import urlsplit

import pytest
import sqlalchemy as sa
from tiers import THOROUGH

from archrivals.server.core.schema import metadata
from archrivals.server.core.settings import CLUSTER_BUS, CLUSTER_DATABASE, without_login
from archrivals.server.core.store import Store

DATABASE: Final = os.environ.get("ARCHRIVALS_DATABASE", CLUSTER_DATABASE)
BUS: Final = os.environ.get("ARCHRIVALS_BUS", CLUSTER_BUS)


def need_postgres() -> None:
    """This test needs PostgreSQL."""
    _need("PostgreSQL", DATABASE)


def need_nats() -> None:
    """This test needs NATS."""
    _need("NATS", BUS)


def need_cluster() -> None:
    """This test needs both."""
    need_postgres()
    need_nats()


def _need(name: str, address: str) -> None:
    if trouble := _trouble(address):
        _end(f"{name} does not answer at {without_login(address)}: {trouble}")


def _end(reason: str) -> NoReturn:
    """End this test: skipped, or failed where everything must run."""
    if THOROUGH:
        pytest.fail(reason, pytrace=False)
    pytest.skip(reason)


@cache
def _trouble(address: str) -> str:
    """Why nobody can be reached there; empty when somebody can."""
    place = urlsplit(address)
    usual = 4222 if place.scheme == "nats" else 5432
    try:
        with socket.create_connection((place.hostname, place.port or usual), timeout=5):
            return ""
    except OSError as error:
        return str(error)


async def emptied(store: Store) -> None:
    """Delete every row; the audit log takes that from nobody but a superuser who insists."""
    async with store.begin() as connection:
        if not store.sqlite:
            await connection.execute(sa.text("SET LOCAL session_replication_role = replica"))
        for table in reversed(metadata.sorted_tables):
            await connection.execute(sa.delete(table))
