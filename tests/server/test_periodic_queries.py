"""The queries that every host makes each second read indexes, however many games are in play."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any, Final

import pytest
import sqlalchemy as sa
from databases import emptied
from seated import arranged, enter, enter_people
from tiers import size

from archrivals.server.core.settings import Settings
from archrivals.server.core.store import Store
from archrivals.server.tables.leases import Leases

pytestmark = pytest.mark.anyio

GAMES: Final = size(4_000, 100_000)
HOSTS: Final = 40
MAX_QUERY_MS: Final = 5.0

_MANY: Final = """
INSERT INTO tables (id, status, name, ladder, setup, seed, commitment, rules, cards, listed, rated,
                    clock, owner, created, epoch, wake, host)
SELECT 'many-' || n, CASE WHEN n % 3 = 0 THEN 'playing' ELSE 'over' END, '', ladder, setup, seed,
       commitment, rules, cards, false, true, clock, owner, n, 1,
       CASE WHEN n % 30 = 0 THEN 4503599627370496 ELSE 0 END,
       CASE WHEN n % 30 = 0 THEN NULL ELSE 'host-' || n % {hosts} END
FROM tables, generate_series(1, {rows}) AS n WHERE id = 'table-one'
"""
"""Tables in play on all hosts, a tenth of them asleep, and twice as many that are over."""


@pytest.fixture
async def crowded(postgres_settings: Settings, anyio_backend: str) -> AsyncIterator[Store]:
    """A database with many games."""
    store = Store(postgres_settings)
    await enter_people(store)
    await enter(store, setup=arranged(2))
    async with store.begin() as connection:
        await connection.execute(sa.text(_MANY.format(hosts=HOSTS, rows=3 * GAMES)))
        alive = "SELECT 'host-' || n, 4503599627370496 FROM generate_series(1, :last) AS n"
        insert = sa.text(f"INSERT INTO hosts (id, alive) {alive}")
        await connection.execute(insert, {"last": HOSTS - 1})  # host-0 is dead
    async with store.engine.connect() as connection:
        alone = await connection.execution_options(isolation_level="AUTOCOMMIT")
        await alone.execute(sa.text("VACUUM ANALYZE"))
    yield store
    await emptied(store)
    await store.close()


def scans(plan: dict[str, Any]) -> list[str]:
    """Return the tables that a plan reads as a whole."""
    own = [plan["Relation Name"]] if plan["Node Type"] == "Seq Scan" else []
    return own + [name for part in plan.get("Plans", ()) for name in scans(part)]


async def test_no_query_of_a_round_scans_the_games_in_play(crowded: Store) -> None:
    leases = Leases(crowded, "host-1")
    asked: list[tuple[str, Any]] = []

    def note(_: Any, __: Any, statement: str, parameters: Any, *more: Any) -> None:
        asked.append((statement, parameters))

    engine = crowded.engine
    await leases.renew()
    sa.event.listen(engine.sync_engine, "before_cursor_execute", note)
    try:
        dead = await leases.waiting(25)
        assert 0 < len(dead) <= 25
        mine = await leases.count()
        assert mine == len(await leases.mine()) > 0
        names = asked[-1][0]
        await leases.peers()
        await leases.renew()
    finally:
        sa.event.remove(engine.sync_engine, "before_cursor_execute", note)
    read = [each for each in asked if "tables" in each[0] or "hosts" in each[0]]
    assert len(read) >= 6
    for statement, parameters in read:
        plan, took = await _plan(crowded, statement, parameters)
        assert "tables" not in scans(plan), (statement, json.dumps(plan)[:2000])
        if statement != names:  # asked for twice a minute
            assert took < MAX_QUERY_MS, statement


async def _plan(store: Store, statement: str, parameters: Any) -> tuple[dict[str, Any], float]:
    """Return the plan of a statement as it is carried out, and the least of three times."""
    times = []
    for _ in range(3):
        async with store.engine.connect() as connection:
            explained = f"EXPLAIN (ANALYZE, FORMAT JSON) {statement}"
            found = (await connection.exec_driver_sql(explained, tuple(parameters))).scalar_one()
            await connection.rollback()
        data = json.loads(found) if isinstance(found, str) else found
        times.append(float(data[0]["Execution Time"]))
        await asyncio.sleep(0)
    return data[0]["Plan"], min(times)
