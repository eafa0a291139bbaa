"""The bot worker: right answers from other processes, and a slow bot that blocks nobody."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import nats.errors
import pytest

from archrivals.bots import make_bot
from archrivals.bots.afar import job_of
from archrivals.boxes import BOXES, catalogue_for
from archrivals.boxes.mixing import setup_of
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.rules import Setup
from archrivals.engine.sight import Sight
from archrivals.engine.table import Table
from archrivals.server.bots import SUBJECT, Thinker, answer_data, quick_answer, work
from archrivals.server.bus import Bus, LocalBus, NatsBus, NobodyThere
from archrivals.server.context import Context
from archrivals.server.eyes.metrics import Metrics
from archrivals.server.settings import CLUSTER_BUS, Settings
from archrivals.server.store import Store

pytestmark = pytest.mark.anyio

LONG = 60.0
"""Seconds that no bot here takes, on a busy machine either."""


def new_table(setup: Setup | None = None) -> Table:
    setup = setup or Setup(players=2, first=0)
    return Table.new(setup, catalogue_for(setup), "worker")


def sent(table: Table, bot: str = "greedy", **changes: Any) -> bytes:
    return msgspec.json.encode(job_of(table, table.ask.seat, bot, "s") | changes)


def right_answer(table: Table) -> dict[str, int]:
    seat = table.ask.seat
    option = make_bot("greedy", "", seat).answer(Sight(table, seat), table.ask)
    return {"position": len(table.answers), "seat": seat, "option": option}


def hasty_answer(table: Table) -> dict[str, int]:
    option = quick_answer([verb for verb, _ in table.ask.options])
    return right_answer(table) | {"option": option}


def decoded(data: bytes) -> dict[str, int]:
    found: dict[str, int] = msgspec.json.decode(data)
    return found


# --- Bots for the tests: they must be importable by the processes -----------------------------


def strange_bots(data: bytes) -> int:
    """Some bots that are no good, and the real ones."""
    bot = msgspec.json.decode(data)["bot"]
    if bot == "sleeper":
        while True:
            time.sleep(LONG)
    if bot == "crash":
        os._exit(3)
    if bot == "error":
        raise RuntimeError("this bot fails")
    if bot == "beyond":
        return 10_000
    if bot == "interrupted":
        os.kill(os.getpid(), signal.SIGINT)
    return answer_data(msgspec.json.encode(msgspec.json.decode(data) | {"bot": "greedy"}))


# --- The thinker ------------------------------------------------------------------------------


async def test_a_thinker_answers_for_every_box_and_recipe() -> None:
    setups = [Setup(box=box, players=2, first=0) for box in BOXES]
    tables = [new_table(setup) for setup in (*setups, setup_of(RECIPES["rivals-teams"]))]
    async with Thinker(2, LONG) as thinker:
        for _ in range(10):
            answers = await asyncio.gather(*(thinker.think(sent(table)) for table in tables))
            assert [decoded(each) for each in answers] == [right_answer(each) for each in tables]
            for table in tables:
                table.answer(table.ask.seat, right_answer(table)["option"])


async def test_a_bot_that_sleeps_for_ever_is_cut_off_and_the_next_job_works(
    caplog: pytest.LogCaptureFixture,
) -> None:
    table = new_table()
    fell_back: list[bool] = []
    budget = 1.0
    async with Thinker(1, budget, strange_bots, lambda: fell_back.append(True)) as thinker:
        start = time.monotonic()
        answer = await thinker.think(sent(table, "sleeper"))
        assert budget <= time.monotonic() - start < 5 * budget
        assert decoded(answer) == hasty_answer(table)
        assert len(fell_back) == 1
        await thinker.rested()
        assert "longer than 1.0 s" in caplog.text
        thinker.budget = LONG
        assert decoded(await thinker.think(sent(table))) == right_answer(table)
        assert len(fell_back) == 1


async def test_a_slow_bot_does_not_hold_up_the_others() -> None:
    table = new_table()
    async with Thinker(2, 4.0, strange_bots) as thinker:
        slow = asyncio.create_task(thinker.think(sent(table, "sleeper")))
        for _ in range(3):
            assert decoded(await thinker.think(sent(table))) == right_answer(table)
        assert not slow.done()
        assert decoded(await slow) == hasty_answer(table)


async def test_a_job_that_finds_all_busy_is_answered_within_its_budget() -> None:
    table = new_table()
    async with Thinker(1, 1.0, strange_bots) as thinker:
        start = time.monotonic()
        jobs = [thinker.think(sent(table, "sleeper")) for _ in range(4)]
        answers = await asyncio.gather(*jobs)
        assert time.monotonic() - start < 4  # one after the other would take longer
        assert [decoded(each) for each in answers] == [hasty_answer(table)] * 4


@pytest.mark.parametrize(
    ("bot", "told"),
    [("crash", "ended unasked"), ("error", "a bot failed"), ("beyond", "no option 10000")],
)
async def test_a_bot_that_fails_costs_one_good_answer_only(
    bot: str, told: str, caplog: pytest.LogCaptureFixture
) -> None:
    table = new_table()
    async with Thinker(1, LONG, strange_bots) as thinker:
        assert decoded(await thinker.think(sent(table, bot))) == hasty_answer(table)
        assert told in caplog.text
        assert decoded(await thinker.think(sent(table))) == right_answer(table)


async def test_an_interrupt_does_not_reach_the_bots() -> None:
    table = new_table()
    async with Thinker(1, LONG, strange_bots) as thinker:
        answer = await thinker.think(sent(table, "interrupted"))
        assert decoded(answer) == right_answer(table)


async def test_what_is_no_job_is_refused() -> None:
    async with Thinker(1, LONG) as thinker:
        for data in (b"", b"{}", b'{"position": 0, "view": {"seat": 0, "ask": null}}'):
            with pytest.raises(msgspec.DecodeError):
                await thinker.think(data)


async def test_a_thinker_whose_processes_cannot_start_says_so() -> None:
    with pytest.raises((AttributeError, TypeError)):  # a lambda cannot be sent
        await Thinker(1, LONG, lambda data: 0).start()


async def test_processes_end_when_the_server_is_killed() -> None:
    code = (
        "import asyncio\n"
        "from archrivals.server.bots import Thinker\n"
        "async def main():\n"
        "    async with Thinker(2, 5.0):\n"
        "        print('ready', flush=True)\n"
        "        await asyncio.Event().wait()\n"
        "asyncio.run(main())\n"
    )

    def killed() -> str:
        process = subprocess.Popen(
            [sys.executable, "-c", code],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        with process:
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n"
            process.kill()
            return process.communicate(timeout=LONG)[0]  # until all have closed their stdout

    assert await asyncio.to_thread(killed) == ""


@pytest.mark.parametrize(
    ("verbs", "option"),
    [
        (["play", "buy", "end"], 2),
        (["play", "done"], 1),
        (["card", "card", "none"], 2),
        (["card", "card"], 0),
        (["yes", "no"], 0),
    ],
)
async def test_the_quick_answer_stops_or_declines_where_it_can(
    verbs: list[str], option: int
) -> None:
    assert quick_answer(verbs) == option


# --- The worker -------------------------------------------------------------------------------


@pytest.fixture(params=["local", "nats"])
async def bus(request: pytest.FixtureRequest) -> AsyncIterator[Bus]:
    """A bus of each kind, in a realm of its own."""
    if request.param == "local":
        local = LocalBus()
        yield local
        await local.close()
        return
    try:
        line = await NatsBus.connect(CLUSTER_BUS, f"test-{secrets.token_hex(6)}", "test")
    except (OSError, nats.errors.Error) as error:
        pytest.skip(f"NATS does not answer at {CLUSTER_BUS}: {error}")
    yield line
    await line.close()


@asynccontextmanager
async def working(bus: Bus, folder: Path, jobs: int, **settings: Any) -> AsyncIterator[Metrics]:
    """A worker that listens, stopped at the end."""
    found = Settings(database=f"sqlite:///{folder}/none.db", **settings)
    context = Context(found, Store(found), bus, Metrics())
    stop = asyncio.Event()
    worker = asyncio.create_task(work(context, stop, jobs))
    while True:
        try:
            await bus.request(SUBJECT, b"knock", 0.05)
        except NobodyThere:
            await asyncio.sleep(0.05)
        except TimeoutError:  # it listens, and does not answer what is no job
            break
    yield context.metrics
    stop.set()
    await worker
    await context.store.close()


async def test_requests_are_answered_over_the_bus(bus: Bus, tmp_path: Path) -> None:
    table = new_table()
    async with working(bus, tmp_path, 2, bot_budget=60_000) as metrics:
        for _ in range(5):
            requests = [bus.request(SUBJECT, sent(table), LONG) for _ in range(12)]
            for answer in await asyncio.gather(*requests):
                assert decoded(answer) == right_answer(table)
            table.answer(table.ask.seat, right_answer(table)["option"])
    assert "archrivals_bot_fallbacks_total 0.0" in metrics.text().decode()


async def test_what_is_in_hand_is_answered_before_a_worker_stops(bus: Bus, tmp_path: Path) -> None:
    table = new_table()
    async with working(bus, tmp_path, 1, bot_budget=60_000):
        # The first answer shows that the worker has the others in hand already.
        requests = [asyncio.create_task(bus.request(SUBJECT, sent(table), LONG)) for _ in range(2)]
        await asyncio.wait(requests, return_when=asyncio.FIRST_COMPLETED)
    for request in requests:
        assert decoded(await request) == right_answer(table)
    with pytest.raises(NobodyThere):
        await bus.request(SUBJECT, sent(table), LONG)


async def test_a_worker_has_at_most_two_jobs_a_process_in_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bus = LocalBus()
    table = new_table()
    now = most = 0
    think = Thinker.think

    async def counted(self: Thinker, data: bytes) -> bytes:
        nonlocal now, most
        now += 1
        most = max(most, now)
        try:
            return await think(self, data)
        finally:
            now -= 1

    monkeypatch.setattr(Thinker, "think", counted)
    async with working(bus, tmp_path, 1, bot_budget=60_000):
        await asyncio.gather(*(bus.request(SUBJECT, sent(table), LONG) for _ in range(20)))
    assert most == 2
    await bus.close()


async def test_a_job_of_an_unknown_bot_gets_the_quick_answer(tmp_path: Path) -> None:
    bus = LocalBus()
    table = new_table()
    async with working(bus, tmp_path, 1, bot_budget=60_000) as metrics:
        answer = await bus.request(SUBJECT, sent(table, "nobody"), LONG)
        assert decoded(answer) == hasty_answer(table)
    assert "archrivals_bot_fallbacks_total 1.0" in metrics.text().decode()
    await bus.close()
