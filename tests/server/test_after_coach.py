"""The coach over HTTP: finished games looked back at, made elsewhere and kept."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from fastapi import FastAPI
from test_after import bot_game, table_row
from test_after_results import enter_table, on_sqlite

from archrivals.coach.advice import Effort
from archrivals.engine.rules import Setup
from archrivals.server.after import shapes
from archrivals.server.after.reviews import MOST_WAITING, Busy, Reviews, job_for
from archrivals.server.after.routes import router
from archrivals.server.bus import LocalBus, Note
from archrivals.server.coaching import SUBJECT, review_data, work_apart
from archrivals.server.context import Context
from archrivals.server.eyes.metrics import Metrics
from archrivals.server.gateway.security import install_errors
from archrivals.server.settings import Settings
from archrivals.server.store import Store

SHORT = Setup(box="heroes-unite", players=2, super_villains=2)


@pytest.fixture
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("archrivals.coach.marks.FIRST_LOOK", Effort(options=2, first=1, fresh=2))
    monkeypatch.setattr("archrivals.coach.marks.SECOND_LOOK", Effort(fresh=4))


def strange_coach(data: bytes) -> bytes:
    """Says in which process it is; it can fail, and die. It must be importable there."""
    if data == b"fail":
        raise RuntimeError("this coach fails")
    if data == b"die":
        os._exit(3)
    return str(os.getpid()).encode()


@pytest.mark.usefixtures("_hasty")
def test_a_review_is_asked_for_once_and_is_there_later(tmp_path: Path) -> None:
    asked: list[dict[str, Any]] = []

    async def coach(note: Note) -> None:
        asked.append(msgspec.json.decode(note.data))
        await note.reply(review_data(msgspec.json.encode(asked[-1] | {"deals": 2})))

    async def work(store: Store) -> None:
        await enter_table(store, table_row(bot_game(SHORT)))
        app = FastAPI()
        app.include_router(router)
        install_errors(app)
        bus = LocalBus()
        app.state.context = Context(store.settings, store, bus, Metrics())
        await bus.listen(SUBJECT, coach, SUBJECT)
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://test/api") as client:
            where = "/tables/table-one/coach"
            first = (await client.get(where, params={"seat": 1, "language": "es"})).json()
            assert (first["state"], first["review"]) == ("thinking", None)
            await app.state.reviews.rested()
            told = (await client.get(where, params={"seat": 1, "language": "es"})).json()
            assert told["state"] == "ready"
            assert shapes.Coached.model_validate(told).model_dump(mode="json") == told
            assert told["review"]["seat"] == 1
            assert len(asked) == 1
            assert asked[0]["names"] == ["Ann", "Bob"]
            assert (await client.get(where, params={"seat": 4})).status_code == 404
            assert (await client.get("/tables/no-such-table/coach")).status_code == 404

    on_sqlite(tmp_path, work)


def test_a_game_that_did_not_end_by_its_rules_is_not_looked_back_at() -> None:
    row = table_row(bot_game(SHORT, most=20), status="abandoned")
    with pytest.raises(Exception, match="ended by their rules"):
        job_for(row, 0, ["Ann", "Bob"], "en")
    with pytest.raises(Exception, match="not over"):
        job_for(row | {"status": "playing"}, 0, ["Ann", "Bob"], "en")


@pytest.mark.anyio
async def test_who_asks_too_much_is_told_and_what_is_lost_can_be_asked_again() -> None:
    bus = LocalBus()
    reviews = Reviews(bus)
    for seat in range(MOST_WAITING):
        reviews.ask(("table", seat, "en"), b"{}")
    with pytest.raises(Busy):
        reviews.ask(("table", MOST_WAITING, "en"), b"{}")
    await reviews.rested()  # nobody listens: all are given up
    assert reviews.look(("table", 0, "en")) is None
    reviews.ask(("table", 0, "en"), b"{}")
    await reviews.rested()


@pytest.mark.anyio
async def test_reviews_are_made_in_another_process() -> None:
    bus = LocalBus()
    stop = asyncio.Event()
    context = Context(Settings(), None, bus, Metrics())  # type: ignore[arg-type]  # no database
    working = asyncio.create_task(work_apart(context, stop, SUBJECT, strange_coach))
    await asyncio.sleep(0)
    first = await bus.request(SUBJECT, b"", 120)
    assert first != str(os.getpid()).encode()
    await bus.publish(SUBJECT, b"fail")
    assert await bus.request(SUBJECT, b"", 120) == first
    await bus.publish(SUBJECT, b"die")
    assert await bus.request(SUBJECT, b"", 120) != first
    stop.set()
    await working
