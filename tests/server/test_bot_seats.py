"""Bots at the tables of a host: asked once, not waited for too long, not asked for nobody."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec
import pytest
from seated import PEOPLE, arranged, until
from test_host import DAILY, TABLE, House, hasty_bots, house, seated

from archrivals.engine.fairness import seed_for
from archrivals.server.core.admission import Job
from archrivals.server.core.bus import Note
from archrivals.server.core.settings import Settings
from archrivals.server.jobs.bots import SUBJECT
from archrivals.server.jobs.lanes import Outcome, Result, opened_job, packed_result
from archrivals.server.telemetry.metrics import FallbackReason

pytestmark = pytest.mark.anyio

FOR_SALE: dict[str, Any] = {"line-up": ("kick",) * 5}
"""Cards that cost the 3 Power that Punch and Kick make."""

DROPPED: tuple[Literal["full", "failed", "late", "outdated"], ...]
DROPPED = ("full", "failed", "late", "outdated")
"""What becomes of jobs that a lane does not do."""


@dataclass
class Worker:
    """Answers every job with the same outcome, or not at all."""

    outcome: Outcome | None = "done"
    option: int = 0
    asked: list[Job] = field(default_factory=list)

    async def listen(self, here: House) -> None:
        """Answer from now on."""

        async def think(note: Note) -> None:
            self.asked.append(opened_job(note.data))
            if self.outcome is not None:
                data = msgspec.json.encode(self.option)
                await note.reply(packed_result(Result(self.outcome, data)))

        await here.bus.listen(SUBJECT, think, SUBJECT)


@asynccontextmanager
async def opened(settings: Settings, **changes: Any) -> AsyncIterator[House]:
    async with house(settings, **changes) as here:
        await here.host()
        yield here


def fallbacks(here: House, *reasons: FallbackReason) -> float:
    """How often a stand-in decided: for these reasons, or for any."""
    value = here.context.metrics.registry.get_sample_value
    name = "archrivals_bot_fallbacks_total"
    return sum(
        value(name, {"reason": reason}) or 0 for reason in reasons or get_args(FallbackReason)
    )


async def test_a_stand_in_plays_and_buys_and_is_logged_and_counted_with_its_reason(
    sqlite_template: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for outcome in DROPPED:
        file = tmp_path / f"{outcome}.db"
        shutil.copy(sqlite_template, file)
        caplog.clear()
        async with opened(Settings(database=f"sqlite:///{file}")) as here:
            await Worker(outcome).listen(here)
            desk, (ann,) = await seated(here, bots=(1,), setup=arranged(**FOR_SALE))
            await ann.play("end")
            await here.rest()
            assert desk.hosted.asked == (0,)  # the bot has ended its turn
            log = await here.log()
            told = [record.message for record in caplog.records if "stand-in" in record.message]
            assert len(log) == 5, f"{outcome}: end; two cards, a purchase and end of the bot"
            assert fallbacks(here) == fallbacks(here, outcome) == len(told) == 4, outcome
            for place, line in enumerate(told, 1):
                assert f"'reason': '{outcome}'" in line, line
                assert f"'position': {place}" in line, line


async def test_a_table_does_not_wait_for_workers_that_are_gone(sqlite_settings: Settings) -> None:
    async with opened(sqlite_settings, bot_budget=200) as here:
        desk, (ann,) = await seated(here, bots=(1,))
        await ann.play("end")
        await here.rest()
        assert desk.hosted.asked == (0,)
        assert fallbacks(here, "nobody") >= 1


async def test_a_table_does_not_wait_for_a_worker_that_is_silent(
    sqlite_settings: Settings,
) -> None:
    async with opened(sqlite_settings, bot_budget=200) as here:
        worker = Worker(None)
        await worker.listen(here)
        desk, (ann,) = await seated(here, bots=(1,))
        await ann.play("end")
        await here.rest()
        assert desk.hosted.asked == (0,)
        positions = [job.position for job in worker.asked]
        assert len(positions) == len(set(positions))  # the same job is not sent again
        assert fallbacks(here, "late") >= 1


async def test_a_stand_in_decides_where_a_worker_names_no_option(sqlite_settings: Settings) -> None:
    async with opened(sqlite_settings) as here:
        await Worker(option=10_000).listen(here)
        desk, (ann,) = await seated(here, bots=(1,))
        await ann.play("end")
        await here.rest()
        assert desk.hosted.asked == (0,)
        assert fallbacks(here, "no-option") >= 1


async def test_a_worker_that_stops_is_asked_again_and_costs_nothing(
    sqlite_settings: Settings,
) -> None:
    async with opened(sqlite_settings, bot_budget=60_000) as here:
        worker = Worker("again")
        await worker.listen(here)
        desk, (ann,) = await seated(here, bots=(1,))
        await ann.play("end")
        await until(lambda: len(worker.asked) > 1)
        worker.outcome = "done"
        await until(lambda: desk.hosted.entries > 1)
        assert fallbacks(here) == 0


async def test_the_first_decision_waits_until_the_workers_are_warm(
    sqlite_settings: Settings,
) -> None:
    async with opened(sqlite_settings) as here:
        worker, ready = Worker(None), asyncio.Event()
        await worker.listen(here)
        here.hosts[0].bots.workers_ready = ready
        desk, (ann,) = await seated(here, bots=(1,))
        await ann.play("end")
        await until(lambda: 1 in desk.bots)
        for _ in range(20):
            await asyncio.sleep(0)
        assert worker.asked == []
        ready.set()
        await until(lambda: worker.asked)


async def test_a_job_says_whose_it_is_and_until_when(sqlite_settings: Settings) -> None:
    async with opened(sqlite_settings, bot_budget=60_000) as here:
        worker = Worker(None)
        await worker.listen(here)
        desk, (ann,) = await seated(here, bots=(1,), owner=PEOPLE[0])
        desk.addresses[PEOPLE[0]] = "203.0.113.1"
        await ann.play("end")
        await until(lambda: worker.asked)
        (job,) = worker.asked
        assert (job.kind, job.table, job.seat) == ("bot", TABLE, 1)
        assert (job.person, job.address) == (PEOPLE[0], "203.0.113.1")
        assert job.position == desk.hosted.entries
        assert job.light
        assert job.watched


async def test_what_bots_do_by_chance_follows_from_the_secret_of_the_table_and_nothing_public(
    sqlite_settings: Settings,
) -> None:
    async with opened(sqlite_settings, bot_budget=60_000) as here:
        worker = Worker(None)
        await worker.listen(here)
        desk, (ann,) = await seated(here, bots=(1,))
        await ann.play("end")
        await until(lambda: worker.asked)
        secret = seed_for("bots", desk.hosted.facts.seed)
        told = msgspec.json.decode(worker.asked[0].data)
        assert told["seed"] == sha256(f"{secret}:bot:1:1".encode()).hexdigest()
    assert seed_for("bots", "one") != seed_for("bots", "other")
    assert seed_for("bots", "one") != seed_for("hints", "one")


# --- Where nobody looks -----------------------------------------------------------------------


async def test_bots_wait_where_nobody_looks_and_go_on_when_somebody_does(
    sqlite_settings: Settings,
) -> None:
    async with opened(sqlite_settings) as here:
        worker = Worker("full")
        await worker.listen(here)
        desk, (ann,) = await seated(here, bots=(1,))
        last = await ann.choice("end")
        await ann.gone()
        await here.rest()
        await ann.order(last)
        await here.rest()
        assert (desk.hosted.asked, worker.asked) == ((1,), [])
        await ann.look()
        await here.rest()
        assert desk.hosted.asked == (0,)
        assert worker.asked != []


async def test_a_table_that_is_taken_up_again_asks_no_bot_before_somebody_looks(
    sqlite_settings: Settings,
) -> None:
    async with opened(sqlite_settings) as here:
        worker = Worker("full")
        desk, (ann,) = await seated(here, bots=(1,))
        last = await ann.choice("end")
        await ann.gone()
        await here.rest()
        await ann.order(last)
        await here.hosts[0].drop(desk)
        await worker.listen(here)
        here.hosts[0].take(TABLE)
        await here.rest()
        assert worker.asked == []
        assert here.hosts[0].desks[TABLE].hosted.asked == (1,)
        await ann.look()
        await here.rest()
        assert worker.asked != []


async def test_in_a_game_of_days_bots_go_on_while_nobody_looks(sqlite_settings: Settings) -> None:
    async with opened(sqlite_settings) as here:
        desk, (ann, cem) = await seated(here, 3, bots=(1,), clock=DAILY)
        await hasty_bots(here)
        last = await ann.choice("end")
        for viewer in (ann, cem):
            await viewer.gone()
        await here.rest()
        await ann.order(last)
        await until(lambda: desk.hosted.asked == (2,))


async def test_the_bots_of_one_person_answer_at_a_pace(sqlite_settings: Settings) -> None:
    async with opened(sqlite_settings, bot_answers_per_minute=60) as here:
        worker = Worker("done")
        await worker.listen(here)
        desk, (ann,) = await seated(here, bots=(1,))
        for _ in range(10):
            here.hosts[0].bots._of_person.wait(desk.payer)
        await ann.play("end")
        await until(lambda: 1 in desk.bots)
        for _ in range(20):
            await asyncio.sleep(0)
        assert worker.asked == []  # it waits, and so does its table
        limited = here.context.metrics.registry.get_sample_value(
            "archrivals_limited_total", {"limit": "bot-answers"}
        )
        assert limited == 1
