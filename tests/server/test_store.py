"""Bringing a database up to date, and seeing that it is."""

from __future__ import annotations

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

from archrivals.server import store as stores
from archrivals.server.store import MIGRATIONS, Store, newest_migration


def test_the_newest_migration_is_the_one_that_alembic_ends_with() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == newest_migration()


@pytest.mark.anyio
async def test_a_database_that_is_up_to_date_is_left_alone(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.migrate()

    def refuse(connection: object) -> None:
        raise AssertionError("it was up to date")

    monkeypatch.setattr(stores, "_upgrade", refuse)
    await store.migrate()
