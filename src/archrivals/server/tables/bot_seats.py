"""The seats of a host's tables that programs play, and the hints of the coach.

Workers think; the host never waits for them longer than a decision may take. If no worker answers
in time, the host decides as the greedy bot would, logs the reason and counts it. So a table never
stands still, and a bot never throws its turn away.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Final

import msgspec

from archrivals.bots.remote import job_of
from archrivals.engine.fairness import seed_for
from archrivals.hosting import wire
from archrivals.hosting.coaching import ADVISER, told_hints
from archrivals.hosting.orders import bot_command, stand_in_answer
from archrivals.server.context import Context
from archrivals.server.core import codec
from archrivals.server.core.admission import PEOPLE_PER_ADDRESS, Job
from archrivals.server.core.background import Asides
from archrivals.server.core.rates import Pace
from archrivals.server.jobs.bots import SUBJECT, light
from archrivals.server.jobs.lanes import HINTS, Result, ask
from archrivals.server.telemetry.logs import logger
from archrivals.server.telemetry.metrics import FallbackReason
from archrivals.speech.table_talk import question

from .desk import Desk, Enqueue
from .envelopes import Envelope
from .publisher import Publisher

BURST_S: Final = 10.0
"""Seconds' worth of a person's bot answers that may come at once; an address gets no more."""

UNWATCHED_ANSWERS_PER_S: Final = 2.0
"""Answers of bots a second at all tables of a host together that no viewer watches."""

RETRY_DELAY_S: Final = 0.1
"""Seconds before a worker is asked again, where there was none."""

WARM_UP_TIMEOUT_S: Final = 10.0
"""How long the first decisions wait for workers that start with the server."""

HINT_TIMEOUT_S: Final = 20.0
"""Seconds that a player waits for a hint."""


class BotSeats:
    """Asks workers for the decisions of bots at the tables of a host.

    ``workers_ready`` is set once the bot workers of the same server have loaded all they need.
    """

    def __init__(
        self,
        context: Context,
        publisher: Publisher,
        asides: Asides,
        enqueue: Enqueue,
        time: Callable[[], float],
        workers_ready: asyncio.Event | None,
    ) -> None:
        self._context = context
        self._publisher = publisher
        self._asides = asides
        self._enqueue = enqueue
        self._time = time
        self.workers_ready = workers_ready
        rate = context.settings.bot_answers_per_minute / 60
        burst = int(BURST_S * rate)
        self._of_person = Pace(rate, burst, monotonic)
        self._of_address = Pace(rate * PEOPLE_PER_ADDRESS, burst, monotonic)
        self._unwatched = Pace(UNWATCHED_ANSWERS_PER_S, 1, monotonic)
        self._log = logger("bots")

    def call(self, desk: Desk) -> None:
        """Ask the bots that a table waits for, unless no viewer watches it.

        A game of days goes on without viewers, so that the next player gets their turn.
        """
        if not desk.hosted.clock.rules.slow and not desk.watching(self._time()):
            return
        for seat in desk.hosted.asked:
            if desk.hosted.chairs[seat].played_by_bot and seat not in desk.bots:
                desk.bots[seat] = self._asides.start(self._play(desk, seat))

    async def _play(self, desk: Desk, seat: int) -> None:
        """Answer for a seat; the table goes on until the answer is there."""
        hosted = desk.hosted
        try:
            await self._paced(desk)
            await self._warmed_up()
            while not desk.closed and seat in hosted.asked:
                bot = hosted.chairs[seat].bot
                if bot is None:
                    return
                position, command = hosted.position, bot_command(hosted, seat)
                option = await self._decision(desk, seat, bot)
                if hosted.position != position or seat not in hosted.asked:
                    continue
                if isinstance(option, str):
                    option = self._stand_in(desk, seat, bot, option)
                order = wire.Answer(desk.id, position, command, option)
                envelope = Envelope("order", seat, "", False, codec.encode(order))
                self._enqueue(desk, envelope, None)
                return
        finally:
            if desk.bots.get(seat) is asyncio.current_task():
                del desk.bots[seat]

    async def _paced(self, desk: Desk) -> None:
        """Wait while the tables of one person, or of one address, take more than their share.

        Without this the stand-in would let a flood of tables run faster than thinking bots do.
        """
        person = desk.payer
        address = desk.addresses.get(person, "")
        wait = self._of_person.wait(person)
        if address:
            wait = max(wait, self._of_address.wait(address))
        if not desk.watching(self._time()):
            wait = max(wait, self._unwatched.wait(""))
        if wait > 0:
            self._context.metrics.limited("bot-answers")
            await asyncio.sleep(wait)

    async def _warmed_up(self) -> None:
        """Wait for workers that are still loading; it does not count as time to think."""
        ready = self.workers_ready
        if ready is not None and not ready.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(ready.wait(), WARM_UP_TIMEOUT_S)

    async def _decision(self, desk: Desk, seat: int, bot: str) -> int | FallbackReason:
        """Return the option that a worker chose in time, or the reason why none did."""
        found = desk.hosted.table.ask_of(seat)
        assert found is not None  # the seat is asked
        job = self._job(desk, seat, bot, light(bot, len(found.options)))
        with self._context.metrics.bot_job():
            result = await self._asked(job)
        if result.outcome != "done":
            return result.outcome
        option: int = msgspec.json.decode(result.data, type=int)
        return option if 0 <= option < len(found.options) else "no-option"

    def _stand_in(self, desk: Desk, seat: int, bot: str, reason: FallbackReason) -> int:
        """Decide here for a bot that gave no answer."""
        self._context.metrics.bot_fell_back(reason)
        self._log.warning(
            "stand-in decided",
            bot=bot,
            reason=reason,
            table=desk.id,
            seat=seat,
            position=desk.hosted.entries,
        )
        return stand_in_answer(desk.hosted.table, seat)

    def _job(self, desk: Desk, seat: int, bot: str, quickly: bool) -> Job:
        person = desk.payer
        seed = seed_for("bots", desk.hosted.facts.seed)  # no client can foretell their answers
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
            watched=bool(desk.watching(self._time())),
        )

    async def _asked(self, job: Job) -> Result:
        """Ask again while workers come and go, until the deadline."""
        result = Result("late")
        while monotonic() < job.deadline:
            result = await ask(self._context.bus, SUBJECT, job)
            if result.outcome not in ("nobody", "again"):
                break
            await asyncio.sleep(RETRY_DELAY_S)
        return result

    # --- Hints --------------------------------------------------------------------------------

    def start_hint(self, desk: Desk, seat: int, words: bool) -> None:
        """Let the coach think while the table goes on, and send the seat its hint."""
        self._asides.start(self._hint(desk, seat, words))

    async def _hint(self, desk: Desk, seat: int, words: bool) -> None:
        hosted = desk.hosted
        position = hosted.position
        person = hosted.chairs[seat].person or ""
        seed = seed_for("hints", hosted.facts.seed)
        data = job_of(hosted.table, seat, ADVISER, seed)
        asked = hosted.table.ask_of(seat)
        assert asked is not None  # only a seat that is asked gets a hint
        wanted = question(hosted.table, asked)
        job = Job(
            kind="hint",
            table=desk.id,
            seat=seat,
            position=hosted.entries,
            person=person,
            address=desk.addresses.get(person, ""),
            deadline=monotonic() + HINT_TIMEOUT_S,
            data=msgspec.json.encode(data),
        )
        try:
            result = await ask(self._context.bus, HINTS, job)
            if result.outcome == "done":
                found = msgspec.json.decode(result.data)
                reply: wire.Reply = told_hints(hosted, position, seat, found, wanted)
            else:
                reply = wire.Refused("no-coach", "the coach has no time now; ask again", desk.id)
        finally:
            desk.hinting = False
        if not desk.closed:
            await self._publisher.to_viewers(desk, {(seat, words): codec.encode(reply)})
