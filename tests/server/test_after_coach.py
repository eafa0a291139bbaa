"""The coach over HTTP: finished games looked back at, made elsewhere and kept."""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from fastapi import FastAPI
from test_after import bot_game, table_row
from test_after_results import ANN, enter_table, on_sqlite

from archrivals.engine.language.rules import Setup
from archrivals.hosting.coaching import Reviewing
from archrivals.hosting.coaching import check_review as check
from archrivals.hosting.futures import FuturesShown
from archrivals.hosting.operations.archive import Coached
from archrivals.hosting.replays import NoReplay, save_of
from archrivals.server.accounts.accounts import person_by_id
from archrivals.server.accounts.mydata import delete
from archrivals.server.archive.reviews import Reviews
from archrivals.server.context import Context
from archrivals.server.core.admission import Job
from archrivals.server.core.bus import LocalBus, Note
from archrivals.server.core.store import Store
from archrivals.server.edge.models import model_of
from archrivals.server.edge.operations import PARTS, routes
from archrivals.server.edge.security import install_errors
from archrivals.server.jobs.coach import REVIEWS_WAITING, review_data
from archrivals.server.jobs.lanes import (
    REVIEWS,
    Lane,
    Outcome,
    Result,
    ask,
    opened_job,
    packed_result,
    serve,
)
from archrivals.server.telemetry.metrics import Metrics

SHORT = Setup(box="heroes-unite", players=2, super_villains=2)


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("archrivals.coach.marks.FIRST_LOOK_TABLES", (2,))
    monkeypatch.setattr("archrivals.coach.marks.SECOND_LOOK_TABLES", (4,))
    monkeypatch.setattr("archrivals.coach.hindsight.MIN_DEALS", 1)


def strange_coach(data: bytes, seconds: float) -> bytes:
    """Says in which process it is; it can fail, and die. It must be importable there."""
    if data == b"fail":
        raise RuntimeError("this coach fails")
    if data == b"die":
        os._exit(3)
    return str(os.getpid()).encode()


@dataclass
class Coach:
    """The coach on the bus, who may be in a hurry or have no time."""

    outcome: Outcome = "done"
    talking: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when it answers."""

    asked: list[dict[str, Any]] = field(default_factory=list)

    async def listen(self, bus: LocalBus) -> None:
        """Answer from now on."""
        self.talking.set()

        async def review(note: Note) -> None:
            self.asked.append(msgspec.json.decode(opened_job(note.data).data))
            await self.talking.wait()
            found = b""
            if self.outcome == "done":
                found = review_data(msgspec.json.encode(self.asked[-1] | {"share": 0.05}), 60.0)
            await note.reply(packed_result(Result(self.outcome, found)))

        await bus.listen(REVIEWS, review, REVIEWS)


Work = Callable[[Store, httpx.AsyncClient, Coach, Callable[[], Awaitable[None]]], Awaitable[None]]


def coached(path: Path, work: Work) -> None:
    """Do something with a server that has a finished game and a coach."""

    async def whole(store: Store) -> None:
        await enter_table(store, table_row(bot_game(SHORT)))
        app = FastAPI()
        app.routes.extend(routes(PARTS[0]))
        install_errors(app)
        bus, coach = LocalBus(), Coach()
        app.state.context = Context(store.settings, store, bus, Metrics())
        await coach.listen(bus)

        async def rested() -> None:
            await app.state.reviews.rested()

        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://test/api") as client:
            await work(store, client, coach, rested)

    on_sqlite(path, whole)


WHERE = "/tables/table-one/coach"


def test_a_review_is_made_once_for_all_who_played(tmp_path: Path) -> None:
    async def work(
        store: Store, client: httpx.AsyncClient, coach: Coach, rested: Callable[[], Awaitable[None]]
    ) -> None:
        first = (await client.get(WHERE, params={"seat": 1})).json()
        assert first["state"] in ("thinking", "ready")
        await rested()
        told = {}
        for seat in (0, 1):
            answer = (await client.get(WHERE, params={"seat": seat})).json()
            assert answer["state"] == "ready"
            assert model_of(Coached).model_validate(answer).model_dump(mode="json") == answer
            assert answer["review"]["seat"] == seat
            told[seat] = answer["review"]
        assert {tuple(each["seats"]) for each in coach.asked} == {(1, 0)}
        assert told[0] != told[1]
        assert (await client.get(WHERE, params={"seat": 4})).status_code == 404
        assert (await client.get("/tables/no-such-table/coach")).status_code == 404

    coached(tmp_path, work)


def test_a_review_outlives_the_gateway_names_nobody_and_goes_with_who_played(
    tmp_path: Path,
) -> None:
    async def work(
        store: Store, client: httpx.AsyncClient, coach: Coach, rested: Callable[[], Awaitable[None]]
    ) -> None:
        await client.get(WHERE)
        await rested()
        another = Reviews(Context(store.settings, store, LocalBus(), Metrics()))
        found = await another.look("table-one", 0)
        assert found is not None
        assert found.review is not None
        assert found.review["seat"] == 0
        assert "Ann" not in json.dumps(found.review)
        ann = await person_by_id(store, ANN)
        assert ann is not None
        await delete(store, ann)
        assert await another.look("table-one", 0) is None

    coached(tmp_path, work)


def test_a_review_shows_what_is_known_while_it_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def in_hundreds(making: Reviewing, seconds: float) -> bool:
        return all(making.work() for _ in range(100))

    monkeypatch.setattr(Reviewing, "work_for", in_hundreds)

    async def work(
        store: Store, client: httpx.AsyncClient, coach: Coach, rested: Callable[[], Awaitable[None]]
    ) -> None:
        seen = []
        for _ in range(1_000):
            seen.append((await client.get(WHERE)).json())
            if seen[-1]["state"] == "ready":
                break
        shares = [each["share"] for each in seen]
        assert shares == sorted(shares)
        assert shares[-1] == 1
        partly = [each["review"] for each in seen if each["review"] and each["share"] < 1]
        assert partly
        assert not any(each["whole"] for each in partly)
        assert {each["opens"] for each in partly} == {seen[-1]["review"]["opens"]}
        assert len(coach.asked) > 1
        assert (await client.get(WHERE)).json() == seen[-1]

    coached(tmp_path, work)


def test_a_game_that_was_given_up_is_looked_back_at_and_one_without_an_answer_is_not() -> None:
    row = table_row(bot_game(SHORT, most=20), status="abandoned")
    check(row, 0)
    made = Reviewing(save_of(row), [0], 0.05)
    while made.work():
        pass
    review = made.of(0).review
    assert review is not None
    assert not review["ended"]
    assert 0 < review["result"] < 1
    whole = review["start"] + review["luck"] + sum(review["choices"]) + review["rest"]
    assert whole == pytest.approx(review["result"], abs=0.01)
    with pytest.raises(NoReplay, match="nothing was played"):
        check(row | {"answers": []}, 0)
    with pytest.raises(NoReplay, match="not over"):
        check(row | {"status": "playing"}, 0)
    with pytest.raises(NoReplay, match="seats are 0 to 1"):
        check(table_row(bot_game(SHORT)), 2)


def test_a_coach_without_time_says_so_and_can_be_asked_again(tmp_path: Path) -> None:
    async def work(
        store: Store, client: httpx.AsyncClient, coach: Coach, rested: Callable[[], Awaitable[None]]
    ) -> None:
        coach.outcome = "full"
        for _ in range(10):  # and it does not count
            answer = await client.get(WHERE)
            assert (answer.status_code, answer.json()["code"]) == (503, "busy")
            assert answer.headers["retry-after"] == "30"
        await rested()
        assert len(coach.asked) == 10

    coached(tmp_path, work)


def test_nobody_has_the_coach_look_at_everything(tmp_path: Path) -> None:
    async def work(
        store: Store, client: httpx.AsyncClient, coach: Coach, rested: Callable[[], Awaitable[None]]
    ) -> None:
        coach.talking.clear()
        game = bot_game(SHORT)
        for number in range(8):
            await enter_table(store, table_row(game, f"table-no-{number}"))
        seen = []
        for number in range(8):
            for _ in range(2):  # to ask again what it thinks about is no more
                answer = await client.get(f"/tables/table-no-{number}/coach")
            seen.append(answer.status_code)
        assert seen == [200] * 6 + [429] * 2
        assert int(answer.headers["retry-after"]) > 0
        assert len(coach.asked) == 6
        coach.outcome = "late"
        coach.talking.set()
        await rested()

    coached(tmp_path, work)


@pytest.mark.anyio
async def test_reviews_are_made_in_another_process() -> None:
    bus = LocalBus()
    stop = asyncio.Event()
    how: dict[str, Any] = {"usual": 60.0, "longest": 60.0, "lazy": True}
    lane = Lane(REVIEWS, strange_coach, 1, REVIEWS_WAITING, Metrics(), **how)

    async def asked(data: bytes) -> Result:
        deadline = time.monotonic() + 120
        return await ask(bus, REVIEWS, Job("review", "table", 0, 0, "ann", "", deadline, data))

    async with lane:
        working = asyncio.create_task(serve(bus, REVIEWS, lane, stop))
        await asyncio.sleep(0)
        first = await asked(b"")
        assert first.outcome == "done"
        assert first.data != str(os.getpid()).encode()
        assert (await asked(b"fail")).outcome == "failed"
        assert await asked(b"") == first
        assert (await asked(b"die")).outcome == "failed"
        another = await asked(b"")
        assert another.outcome == "done"
        assert another != first
        stop.set()
        await working


def test_futures_are_played_by_the_coach_a_few_with_each_request(tmp_path: Path) -> None:
    async def work(
        store: Store,
        client: httpx.AsyncClient,
        coach: Coach,
        rested: Callable[[], Awaitable[None]],
    ) -> None:
        coach.talking.set()
        played = bot_game(SHORT).answers[0][1]
        where = f"{WHERE}/futures?position=0&option={1 - played if played < 2 else 0}"
        done, requests = 0, 0
        while done < 40:
            shown = (await client.get(where)).json()
            model_of(FuturesShown).model_validate(shown)
            assert shown["done"] > done
            done, requests = shown["done"], requests + 1
        assert shown["verdict"] in ("better", "worse", "close")
        assert len(coach.asked) == requests
        assert (await client.get(where)).json() == shown
        assert len(coach.asked) == requests  # it is known
        wrong = await client.get(f"{WHERE}/futures?position=0&option=999")
        assert (wrong.status_code, wrong.json()["code"]) == (404, "no-choice")
        coach.outcome = "full"
        busy = await client.get(f"{WHERE}/futures?position=1&option=0")
        assert (busy.status_code, busy.json()["code"]) == (503, "busy")

    coached(tmp_path, work)
