"""The seats of a host's tables that programs play, and the hints of the coach.

Workers think; the host never waits for them longer than a decision may take. Where no worker has an
answer in time, the quick bot decides here, so a table never stands still.
"""

from __future__ import annotations

import asyncio
import logging
from time import monotonic
from typing import TYPE_CHECKING, Final

import msgspec

from archrivals.bots.remote import job_of
from archrivals.engine.fairness import seed_for
from archrivals.hosting import wire
from archrivals.hosting.coaching import ADVISER, told_hints
from archrivals.hosting.orders import bot_command, quick_answer
from archrivals.server.core import codec
from archrivals.server.core.admission import SHARES, Job
from archrivals.server.core.rates import Pace
from archrivals.server.jobs.bots import SUBJECT, light
from archrivals.server.jobs.lanes import HINTS, Result, ask
from archrivals.speech.table_talk import question

from .desk import Desk
from .envelopes import Envelope

if TYPE_CHECKING:
    from .host import Host

log = logging.getLogger(__name__)

BURST: Final = 10.0
"""Seconds' worth of a person's bot answers that may come at once; an address gets no more."""

UNWATCHED: Final = 2.0
"""Answers of bots a second at all the tables of a host together that nobody looks at."""

AGAIN: Final = 0.1
"""Seconds before a worker is asked again, where there was none."""

HINT_PATIENCE: Final = 20.0
"""Seconds that somebody waits for a hint."""


class BotSeats:
    """Asks for what bots decide at the tables of a host."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._context = host.context
        rate = host.context.settings.bot_answers_per_minute / 60
        burst = int(BURST * rate)
        self._of_person = Pace(rate, burst, monotonic)
        self._of_address = Pace(rate * SHARES, burst, monotonic)
        self._unwatched = Pace(UNWATCHED, 1, monotonic)

    def call(self, desk: Desk) -> None:
        """Ask the bots for what a table waits for from them; but not where nobody would see it.

        A game of days goes on while nobody looks: the next player is asked by what bots do.
        """
        if not desk.hosted.clock.rules.slow and not desk.watching(self._host.time()):
            return
        for seat in desk.hosted.asked:
            if desk.hosted.chairs[seat].played_by_bot and seat not in desk.bots:
                desk.bots[seat] = self._host.aside(self._play(desk, seat))

    async def _play(self, desk: Desk, seat: int) -> None:
        """Answer for a seat; the table goes on without us until the answer is there."""
        hosted = desk.hosted
        try:
            await self._paced(desk)
            while not desk.closed and seat in hosted.asked:
                bot = hosted.chairs[seat].bot
                if bot is None:
                    return
                position, command = hosted.position, bot_command(hosted, seat)
                option = await self._decision(desk, seat, bot)
                if hosted.position != position or seat not in hosted.asked:
                    continue
                order = wire.Answer(desk.id, position, command, option)
                envelope = Envelope("order", seat, "", False, codec.encode(order))
                self._host.enqueue(desk, envelope, None)
                return
        finally:
            if desk.bots.get(seat) is asyncio.current_task():
                del desk.bots[seat]

    async def _paced(self, desk: Desk) -> None:
        """Wait while the tables of one person, or of one address, take more than their part.

        Without this the quick bot would let a flood of tables run faster than thinking bots do.
        """
        person = desk.payer
        address = desk.addresses.get(person, "")
        wait = self._of_person.wait(person)
        if address:
            wait = max(wait, self._of_address.wait(address))
        if not desk.watching(self._host.time()):
            wait = max(wait, self._unwatched.wait(""))
        if wait > 0:
            self._context.metrics.limited("bot-answers")
            await asyncio.sleep(wait)

    async def _decision(self, desk: Desk, seat: int, bot: str) -> int:
        """What a worker answers in time, or else the quick bot."""
        hosted = desk.hosted
        found = hosted.table.ask_of(seat)
        assert found is not None  # the seat is asked
        verbs = [verb for verb, _ in found.options]
        job = self._job(desk, seat, bot, light(bot, len(verbs)))
        with self._context.metrics.bot_job():
            result = await self._asked(job)
        if result.outcome == "done":
            option: int = msgspec.json.decode(result.data, type=int)
            if 0 <= option < len(verbs):
                return option
        if result.outcome in ("done", "failed"):
            log.warning("%s failed or took too long; the quick bot decided for it", bot)
        self._context.metrics.bot_fell_back()
        return quick_answer(verbs)

    def _job(self, desk: Desk, seat: int, bot: str, quickly: bool) -> Job:
        person = desk.payer
        seed = seed_for("bots", desk.hosted.facts.seed)  # nobody can foretell what they do
        return Job(
            kind="bot",
            table=desk.id,
            seat=seat,
            position=desk.hosted.entries,
            person=person,
            address=desk.addresses.get(person, ""),
            deadline=monotonic() + self._context.settings.bot_budget / 1000,
            data=msgspec.json.encode(job_of(desk.hosted.table, seat, bot, seed)),
            light=quickly,
            watched=bool(desk.watching(self._host.time())),
        )

    async def _asked(self, job: Job) -> Result:
        """Ask again while workers come and go, until the deadline."""
        while True:
            result = await ask(self._context.bus, SUBJECT, job)
            if result.outcome not in ("nobody", "again"):
                return result
            await asyncio.sleep(AGAIN)

    # --- Hints --------------------------------------------------------------------------------

    async def hint(self, desk: Desk, seat: int, words: bool) -> None:
        """Let the coach think, and tell the seat; the table may have gone on meanwhile."""
        hosted = desk.hosted
        position = hosted.position
        person = hosted.chairs[seat].person or ""
        seed = seed_for("hints", hosted.facts.seed)
        data = job_of(hosted.table, seat, ADVISER, seed)
        asked = hosted.table.ask_of(seat)
        assert asked is not None  # only whoever is asked gets a hint
        wanted = question(hosted.table, asked)
        job = Job(
            kind="hint",
            table=desk.id,
            seat=seat,
            position=hosted.entries,
            person=person,
            address=desk.addresses.get(person, ""),
            deadline=monotonic() + HINT_PATIENCE,
            data=msgspec.json.encode(data),
        )
        try:
            result = await ask(self._context.bus, HINTS, job)
            if result.outcome == "done":
                found = msgspec.json.decode(result.data)
                told: wire.Reply = told_hints(hosted, position, seat, found, wanted)
            else:
                told = wire.Refused("no-coach", "the coach has no time now; ask again", desk.id)
        finally:
            desk.hinting = False
        if not desk.closed:
            await self._host.tell_viewers(desk, {(seat, words): codec.encode(told)})
