"""The bot worker: right answers from other processes, and a slow bot that blocks nobody."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from functools import partial
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import msgspec
import pytest
from databases import BUS, need_nats
from strange_bots import LONG, killed_at_first, policy_there, strange_bots

from archrivals.bots import make_bot
from archrivals.bots.remote import job_of
from archrivals.boxes import BOXES, catalogue_for
from archrivals.boxes.mixing import setup_of
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.language.rules import Setup
from archrivals.engine.sight import Sight
from archrivals.engine.table import Table
from archrivals.server.context import Context
from archrivals.server.core.admission import Bounds, Job
from archrivals.server.core.bus import Bus, LocalBus, NatsBus, Note
from archrivals.server.core.settings import Settings
from archrivals.server.core.store import Store
from archrivals.server.jobs.bots import SUBJECT, WAITING, answer_data, work
from archrivals.server.jobs.lanes import MAX_STARTS, Lane, Mind, Result, Work, ask, nothing
from archrivals.server.telemetry.metrics import Metrics

pytestmark = pytest.mark.anyio


def new_table(setup: Setup | None = None) -> Table:
    setup = setup or Setup(players=2, first=0)
    return Table.new(setup, catalogue_for(setup), "worker")


def data_of(table: Table, bot: str = "greedy") -> bytes:
    return msgspec.json.encode(job_of(table, table.ask.seat, bot, "s"))


def job(table: Table, bot: str = "greedy", at: str = "table", **changes: Any) -> Job:
    """A decision at a table of Ann's; nobody is in a hurry."""
    known: dict[str, Any] = {
        "kind": "bot",
        "table": at,
        "seat": table.ask.seat,
        "position": len(table.answers),
        "person": "ann",
        "address": "203.0.113.1",
        "deadline": time.monotonic() + LONG,
        "data": data_of(table, bot),
    }
    return Job(**known | changes)


def right_answer(table: Table) -> Result:
    seat = table.ask.seat
    option = make_bot("greedy", "", seat).answer(Sight(table, seat), table.ask)
    return Result("done", msgspec.json.encode(option))


def lane(places: int = 1, work: Work | None = None, longest: float = LONG, **changes: Any) -> Lane:
    """A lane of bots, some of them strange."""
    bounds = Bounds(all=100, person=100)
    how = {"usual": 1.0, "longest": longest} | changes
    return Lane("bots", work or strange_bots, places, bounds, Metrics(), **how)


# --- A lane of bots ---------------------------------------------------------------------------


async def test_a_lane_answers_for_every_box_and_recipe() -> None:
    setups = [Setup(box=box, players=2, first=0) for box in BOXES]
    tables = [new_table(setup) for setup in (*setups, setup_of(RECIPES["rivals-teams"]))]
    async with lane(2, answer_data) as bots:
        for _ in range(10):
            jobs = [job(table, at=f"table {n}") for n, table in enumerate(tables)]
            answers = await asyncio.gather(*(bots.ask(each) for each in jobs))
            assert answers == [right_answer(each) for each in tables]
            for table in tables:
                table.answer(table.ask.seat, msgspec.json.decode(right_answer(table).data))


async def test_a_bot_that_sleeps_for_ever_is_cut_off_and_the_next_job_works(
    caplog: pytest.LogCaptureFixture,
) -> None:
    table = new_table()
    async with lane(longest=1.0) as bots:
        start = time.monotonic()
        assert (await bots.ask(job(table, "sleeper"))).outcome == "failed"
        assert 1.0 <= time.monotonic() - start < 5.0
        assert "longer than 1.0 s" in caplog.text
        bots.longest = LONG
        assert await bots.ask(job(table)) == right_answer(table)


async def test_a_slow_bot_does_not_hold_up_the_others() -> None:
    table = new_table()
    async with lane(2, longest=4.0) as bots:
        slow = asyncio.create_task(bots.ask(job(table, "sleeper", "another")))
        for _ in range(3):
            assert await bots.ask(job(table)) == right_answer(table)
        assert not slow.done()
        assert (await slow).outcome == "failed"


async def test_light_jobs_have_a_process_of_their_own() -> None:
    table = new_table()
    async with lane(2, reserved=1) as bots:
        slow = [asyncio.create_task(bots.ask(job(table, "sleeper", at))) for at in ("one", "two")]
        for _ in range(3):
            assert await bots.ask(job(table, light=True)) == right_answer(table)
        assert not any(each.done() for each in slow)
        bots.longest = 0.0  # nobody waits for these
        for each in slow:
            each.cancel()


@pytest.mark.night
async def test_a_job_that_found_no_process_in_time_is_not_begun() -> None:
    table = new_table()
    async with lane(longest=2.0) as bots:
        first = asyncio.create_task(bots.ask(job(table, "sleeper", "one")))
        await asyncio.sleep(0)
        late = job(table, at="two", deadline=time.monotonic() + 0.5)
        assert (await bots.ask(late)).outcome == "late"
        assert (await first).outcome == "failed"


@pytest.mark.night
async def test_a_process_that_is_warm_has_the_cards_of_every_box_and_the_networks() -> None:
    """What a first decision would load is loaded before it."""
    code = (
        "from archrivals.server.jobs import bots\n"
        "from archrivals.boxes import BOXES\n"
        "bots.warm_up(())\n"
        "assert bots._catalogue.cache_info().currsize == len(BOXES)\n"
        "import builtins, io, pathlib\n"
        "def refused(*args, **how): raise AssertionError(f'reads {args[0]}')\n"
        "from archrivals.bots import BOTS\n"
        "from archrivals.bots.remote import answer_job, job_of\n"
        "from archrivals.engine.language.rules import Setup\n"
        "from archrivals.engine.table import Table\n"
        "builtins.open = io.open = pathlib.Path.read_text = pathlib.Path.read_bytes = refused\n"
        "for box in BOXES:\n"
        "    cat = bots._catalogue(box, None)\n"
        "    table = Table.new(Setup(box=box), cat, 'x')\n"
        "    for bot in BOTS:\n"
        "        answer_job(job_of(table, table.ask.seat, bot, 'x'), cat, seconds=0.01)\n"
    )
    done = await asyncio.to_thread(
        subprocess.run, [sys.executable, "-c", code], capture_output=True, text=True, timeout=LONG
    )
    assert done.returncode == 0, done.stderr


async def test_the_same_job_is_done_once_for_all_who_ask() -> None:
    table = new_table()
    async with lane() as bots:
        answers = await asyncio.gather(*(bots.ask(job(table)) for _ in range(20)))
        assert answers == [right_answer(table)] * 20
        assert figure(bots, "repeated") == 19
        assert figure(bots, "done") == 1


def figure(lane: Lane, outcome: str) -> float | None:
    """How often something became of a job."""
    labels = {"queue": "bots", "outcome": outcome}
    registry = lane._metrics.registry
    return registry.get_sample_value("archrivals_admission_total", labels)


async def test_whoever_has_many_jobs_waiting_has_less_time_for_each() -> None:
    table = new_table()
    async with lane() as bots:
        alone = await bots.ask(job(table, "clock"))
        assert msgspec.json.decode(alone.data) == 1.0
        many = [bots.ask(job(table, "clock", f"table {n}")) for n in range(10)]
        times = [msgspec.json.decode(each.data) for each in await asyncio.gather(*many)]
        assert times[0] == pytest.approx(0.1)
        assert times[-1] == 1.0
        unwatched = await bots.ask(job(table, "clock", watched=False))
        assert msgspec.json.decode(unwatched.data) == pytest.approx(0.1)


@pytest.mark.parametrize(
    ("bot", "told"), [("crash", "ended unasked"), ("error", "a job of bots failed")]
)
async def test_a_bot_that_fails_costs_one_good_answer_only(
    bot: str, told: str, caplog: pytest.LogCaptureFixture
) -> None:
    table = new_table()
    async with lane() as bots:
        assert (await bots.ask(job(table, bot))).outcome == "failed"
        assert told in caplog.text
        assert await bots.ask(job(table)) == right_answer(table)


@pytest.mark.parametrize("bot", ["interrupted", "terminated"])
async def test_a_stop_of_all_processes_is_left_to_the_server(bot: str) -> None:
    table = new_table()
    async with lane() as bots:
        assert await bots.ask(job(table, bot)) == right_answer(table)


async def test_a_lane_whose_processes_cannot_start_says_so() -> None:
    with pytest.raises((AttributeError, TypeError)):  # a lambda cannot be sent
        await lane(1, lambda data, seconds: data).start()


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="processes are not killed by signals")
async def test_a_process_that_is_killed_while_its_lane_starts_is_replaced(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    starts = tmp_path / "starts"
    prepare = partial(killed_at_first, starts, MAX_STARTS - 1)
    async with lane(prepare=prepare) as bots:
        assert (await bots.ask(job(table := new_table()))) == right_answer(table)
    assert starts.read_text("utf-8") == "x" * MAX_STARTS
    assert caplog.text.count("was killed while it started") == MAX_STARTS - 1


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="processes are not killed by signals")
async def test_a_lane_whose_processes_are_always_killed_says_so(tmp_path: Path) -> None:
    with pytest.raises(BrokenProcessPool):
        async with lane(prepare=partial(killed_at_first, tmp_path / "starts", 100)):
            raise AssertionError("the lane has started")


async def test_processes_end_when_the_server_is_killed() -> None:
    code = (
        "import asyncio\n"
        "from archrivals.server.core.admission import Bounds\n"
        "from archrivals.server.jobs.bots import answer_data\n"
        "from archrivals.server.telemetry.metrics import Metrics\n"
        "from archrivals.server.jobs.lanes import Lane\n"
        "async def main():\n"
        "    how = {'usual': 1.0, 'longest': 5.0}\n"
        "    async with Lane('bots', answer_data, 2, Bounds(9, 9), Metrics(), **how):\n"
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


# --- The worker -------------------------------------------------------------------------------


@pytest.fixture(params=["local", pytest.param("nats", marks=pytest.mark.night)])
async def bus(request: pytest.FixtureRequest) -> AsyncIterator[Bus]:
    """A bus of each kind, in a realm of its own."""
    if request.param == "local":
        local = LocalBus()
        yield local
        await local.close()
        return
    need_nats()
    line = await NatsBus.connect(BUS, f"test-{secrets.token_hex(6)}", "test")
    yield line
    await line.close()


@asynccontextmanager
async def working(bus: Bus, folder: Path, jobs: int, **settings: Any) -> AsyncIterator[None]:
    """A worker that listens, stopped at the end."""
    found = Settings(database=f"sqlite:///{folder}/none.db", **settings)
    context = Context(found, Store(found), bus, Metrics())
    stop = asyncio.Event()
    worker = asyncio.create_task(work(context, stop, jobs))
    knock = job(new_table(), at="the door")
    while (await ask(bus, SUBJECT, knock)).outcome == "nobody":
        await asyncio.sleep(0.05)
    yield
    stop.set()
    await worker
    await context.store.close()


async def test_jobs_are_done_over_the_bus(bus: Bus, tmp_path: Path) -> None:
    table = new_table()
    async with working(bus, tmp_path, 2, bot_budget=60_000):
        for _ in range(5):
            jobs = [job(table, at=f"table {n}", person=f"person {n}") for n in range(12)]
            results = await asyncio.gather(*(ask(bus, SUBJECT, each) for each in jobs))
            assert results == [right_answer(table)] * 12
            table.answer(table.ask.seat, msgspec.json.decode(right_answer(table).data))


@pytest.mark.night
async def test_more_than_a_person_may_have_waiting_is_refused_at_once(
    bus: Bus, tmp_path: Path
) -> None:
    table = new_table()
    async with working(bus, tmp_path, 1, bot_budget=60_000):
        jobs = [job(table, at=f"table {n}") for n in range(40)]
        results = await asyncio.gather(*(ask(bus, SUBJECT, each) for each in jobs))
        outcomes = Counter(each.outcome for each in results)
        assert set(outcomes) == {"done", "full"}
        assert WAITING.person <= outcomes["done"] <= WAITING.person + 2  # and what ran already


async def test_what_runs_is_finished_before_a_worker_stops(bus: Bus, tmp_path: Path) -> None:
    table = new_table()
    async with working(bus, tmp_path, 1, bot_budget=60_000):
        # The first result shows that the worker has the others, too.
        jobs = [job(table, at=f"table {n}") for n in range(8)]
        asked = [asyncio.create_task(ask(bus, SUBJECT, each)) for each in jobs]
        await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
    results = await asyncio.gather(*asked)
    assert {each.outcome for each in results} <= {"done", "again"}
    assert right_answer(table) in results
    assert (await ask(bus, SUBJECT, job(table))).outcome == "nobody"


async def test_a_job_of_an_unknown_bot_fails(tmp_path: Path) -> None:
    bus = LocalBus()
    table = new_table()
    async with working(bus, tmp_path, 1, bot_budget=60_000):
        unknown = msgspec.json.decode(data_of(table)) | {"bot": "nobody"}
        wrong = job(table, data=msgspec.json.encode(unknown))
        assert (await ask(bus, SUBJECT, wrong)).outcome == "failed"
    await bus.close()


async def test_a_job_that_is_over_on_its_way_is_late(tmp_path: Path) -> None:
    bus = LocalBus()
    table = new_table()
    assert (await ask(bus, SUBJECT, job(table, deadline=time.monotonic()))).outcome == "late"

    async def silent(note: Note) -> None:
        """A worker that was stopped."""

    await bus.listen(SUBJECT, silent, SUBJECT)
    soon = job(table, deadline=time.monotonic() + 0.01)
    assert (await ask(bus, SUBJECT, soon)).outcome == "late"
    await bus.close()


async def test_a_worker_imports_only_the_bots_that_its_operator_lists(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "listed.py").write_text(
        "class Last:\n"
        "    def __init__(self, seed): ...\n"
        "    def answer(self, sight, ask):\n"
        "        sight.owned(1 - sight.seat)\n"
        "        sight.imagine('ahead')\n"
        "        return len(ask.options) - 2\n"
    )
    (tmp_path / "unlisted.py").write_text("raise AssertionError('it was imported')\n")
    monkeypatch.syspath_prepend(tmp_path)
    bus = LocalBus()
    table = new_table()
    async with working(bus, tmp_path, 1, bot_budget=60_000, bots="listed:Last"):
        answer = await ask(bus, SUBJECT, job(table, "listed:Last"))
        assert answer == Result("done", msgspec.json.encode(len(table.ask.options) - 2))
        answer = await ask(bus, SUBJECT, job(table, "unlisted:Last", at="another"))
        assert answer == Result("failed")
        assert "no bot 'unlisted:Last' is allowed here" in caplog.text
        assert "it was imported" not in caplog.text
    await bus.close()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a process has only a priority")
@pytest.mark.night
async def test_what_thinks_takes_the_time_that_nobody_else_wants() -> None:
    mind = Mind(5, idle=True)
    before = set(active_children())
    waking = asyncio.create_task(mind.wake(policy_there, nothing))
    await asyncio.sleep(0)
    (child,) = set(active_children()) - before
    assert child.pid is not None
    try:
        async with asyncio.timeout(60):  # seen from here: on a busy machine it gets no time at all
            while os.sched_getscheduler(child.pid) != os.SCHED_IDLE:
                await asyncio.sleep(0.05)
    finally:
        waking.cancel()
        child.kill()
        mind.end()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a process has only a priority")
@pytest.mark.parametrize(("idle", "kindness"), [(False, 5), (True, 0)])
async def test_other_processes_take_their_share_of_the_time(idle: bool, kindness: int) -> None:
    mind = Mind(kindness, idle=idle)
    try:
        await mind.wake(policy_there, nothing)
        found = await asyncio.wrap_future(mind.pool.submit(policy_there, b"", 1.0))
        assert int(found) == os.SCHED_OTHER
    finally:
        mind.end()
