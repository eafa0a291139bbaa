"""A process that hosts tables by lease; there may be many, and each may vanish at any time."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable, Iterator, Sequence
from time import perf_counter
from typing import Any, Final

import msgspec

from archrivals.engine.saving import RULES_VERSION
from archrivals.hosting.entries import Entry
from archrivals.hosting.hosted import SPECTATOR, HostedTable
from archrivals.hosting.refusal import Refusal
from archrivals.hosting.standings import Stranded, changed_from, standing_from
from archrivals.server.calls import outbox, vacation
from archrivals.server.context import Context
from archrivals.server.core.background import Asides
from archrivals.server.core.bus import Note
from archrivals.server.core.store import new_id, now
from archrivals.server.core.trouble import DATABASE_TROUBLE
from archrivals.server.moderation.conduct import look_at
from archrivals.server.telemetry.logs import logger

from . import standings
from .absences import Absences
from .balance import Balance, LoadMeter
from .bot_seats import BotSeats
from .calling import calls_at_start
from .commits import Commits
from .desk import Desk, pause
from .envelopes import (
    RESUMED,
    Envelope,
    opened,
    opened_replies,
    packed_replies,
)
from .finishing import finish
from .leases import Bearing, Claim, Leases
from .log import Writer, log_for
from .order_queue import OrderQueue
from .orders import HostParts
from .publisher import Publisher

TABLES_PER_SWEEP: Final = 25
MAX_LOADING: Final = 3
"""Tables that are played again at a time, in threads: all at once would hold up our own lease."""

VACATIONS_ROUND_S: Final = 30.0
"""Seconds between two looks for players who have gone on vacation, or have come back."""

GIVEN_FOR_S: Final = 5.0
"""Seconds for which a host leaves a table to others that it has given away."""

ORPHAN_S: Final = 2.0
"""Seconds after which any host takes a table that the chosen one has not taken."""

SWEEPS_PER_LIST: Final = 30
"""Sweeps after which a host asks for its tables by name; in between their number will do."""

IDLE_TIMEOUT_S: Final = 60.0
"""Seconds after which a host lets a table without viewers go."""


class Host:
    """Holds tables by lease: takes them, hands them over, lets them sleep, and watches clocks."""

    def __init__(
        self,
        context: Context,
        name: str = "host",
        *,
        alone: bool = False,
        workers_ready: asyncio.Event | None = None,
    ) -> None:
        self.context = context
        self.id = f"{name}-{new_id(6)}"
        self.desks: dict[str, Desk] = {}
        self.log = log_for(context.store)
        self.writer = Writer(self.log, self.id, context.metrics)
        self.leases = Leases(context.store, self.id, alone=alone)
        self._alone = alone
        self.balance = Balance(self.id)
        self._meter = LoadMeter()
        self._given: dict[str, float] = {}
        """Tables that were given away, and when: they are another host's to take."""

        self._sweeps = 0
        self.time = asyncio.get_running_loop().time  # asking for the loop each time is slow
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._taking = asyncio.Semaphore(MAX_LOADING)
        self._loops: list[asyncio.Task[None]] = []
        self._stops: list[Any] = []
        self._orphans: dict[str, float] = {}
        """Tables without a host, and since when this one has known of them."""

        context.metrics.oldest("tables", lambda: self._age(self._orphans.values()))
        context.metrics.oldest("orders", lambda: self._age(self._orders()))
        self._ticked = self.time()
        """The time at which the clocks were looked at."""

        self._vacations_seen = self.time()
        self._term = 0
        """The number of times the lease has run out: a log read in an earlier term may be old."""

        self._say = logger("host").bind(host=self.id)
        # Where one process is the whole server, it says itself that it has started.
        self._note = self._say.debug if context.settings.alone else self._say.info
        self._asides = asides = Asides(self._say)
        self.publisher = publisher = Publisher(context.bus, self.time)
        self.bots = BotSeats(context, publisher, asides, self.enqueue, self.time, workers_ready)
        self.absences = Absences(publisher, asides, self.enqueue, context.settings.away)
        parts = HostParts(
            context.settings,
            context.metrics,
            self.time,
            publisher,
            self.absences,
            Commits(context, self, publisher, self.time, self._say).commit,
            self.bots.start_hint,
        )
        self._queue = OrderQueue(
            context, parts, publisher, reload=self._reload, take=self.take, log=self._say
        )
        self.stopping = False
        self.draining = False
        """Return whether the operator wants this host to take no tables."""

    def leaving(self) -> bool:
        """Return whether this host takes no tables."""
        return self.stopping or self.draining

    # --- Living -------------------------------------------------------------------------------

    async def start(self) -> None:
        """Take the lease, then listen."""
        await self._renew()
        self.writer.start()
        await self._listen()
        self.context.bus.when_back(self._line_back)
        self._loops = [
            asyncio.create_task(self._every(self.context.settings.lease / 3000, self._beat)),
            asyncio.create_task(self._every(1.0, self._sweep)),
            asyncio.create_task(self._every(0.25, self._clocks)),
            asyncio.create_task(self._every(1.0, self._look_round)),
        ]
        self._note("host started")

    async def stop(self) -> None:
        """Hand every table over: no answer is lost, and no table waits for a lease to run out."""
        self.stopping = True
        await self._hand_over()
        for loop in self._loops:
            loop.cancel()
        await self.writer.stop()
        await self._ended({*self._loops, *self._asides})
        self._note("host stopped")

    async def _listen(self) -> None:
        listen = self.context.bus.listen
        self._stops.append(await listen("wake", self._woken, group="hosts"))
        self._stops.append(await listen(f"wake.{self.id}", self._sent))

    async def drain(self) -> None:
        """Hand every table over and take no others, until ``resume``."""
        self.draining = True
        with contextlib.suppress(*DATABASE_TROUBLE):  # others may go on with games of our rules
            await self._renew()
        await self._hand_over()
        self._note("host drained")

    async def resume(self) -> None:
        """Take tables again."""
        self.draining = False
        await self._renew()
        await self._listen()
        self._note("host takes tables again")

    async def _hand_over(self) -> None:
        while self._stops:
            await self._stops.pop()()
        await self._ended(set(self._loading.values()))  # a table claimed by now is let go as well
        for desk in list(self.desks.values()):
            if desk.stop is not None:
                await desk.stop()
        await self._ended({desk.task for desk in self.desks.values() if desk.task is not None})
        for desk in list(self.desks.values()):
            desk.close()
        with contextlib.suppress(*DATABASE_TROUBLE):
            for table in await self.leases.release_all():
                await self.context.bus.publish("wake", f"{table} {self.id}".encode())
        self.desks.clear()

    async def _ended(self, tasks: set[asyncio.Task[None]]) -> None:
        """Wait for them, though not for long: without the database they would not end."""
        if tasks:
            await asyncio.wait(tasks, timeout=3)

    async def _every(self, seconds: float, work: Any) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except DATABASE_TROUBLE as trouble:
                self._say.warning("database trouble", during=work.__name__, error=repr(trouble))
            except Exception:
                self._say.exception("a loop stumbled", during=work.__name__)

    async def _beat(self) -> None:
        if not self.leases.holds:
            await self._lapse()
        await self._renew()

    async def _renew(self) -> None:
        """Renew the lease, publish our load and read that of the others."""
        load, memory = self._meter.load(), self._meter.memory()
        self.leases.bearing = Bearing(not self.leaving(), len(self.desks), load, memory)
        await self.leases.renew()
        if not self._alone:
            self.balance.heard(await self.leases.peers())

    async def _even_out(self) -> None:
        """Give tables to hosts that have fewer, idle ones first."""
        time = self.time()
        self._given = {table: at for table, at in self._given.items() if time - at < GIVEN_FOR_S}
        surplus = self.balance.surplus(len(self.desks))
        if not surplus:
            return
        quiet = (desk for desk in self.desks.values() if self._can_be_given(desk))
        for desk in sorted(quiet, key=lambda desk: desk.touched)[:surplus]:
            self._given[desk.id] = time
            await self.drop(desk)
            await self.leases.release(desk.id)
            target = self.balance.least()
            if target is not None:
                await self._send(desk.id, target)

    def _can_be_given(self, desk: Desk) -> bool:
        """Return whether nothing is under way at a table."""
        busy = desk.task is not None or desk.queue or desk.undo or desk.hinting
        return not (busy or desk.closed or desk.hosted.over)

    async def _lapse(self) -> None:
        """Drop all tables: the lease ran out, so other hosts may have them."""
        if self.desks:
            self._say.warning("lease lapsed", tables=len(self.desks))
            self.context.metrics.fenced()
        self._term += 1
        self.writer.give_up()
        for desk in list(self.desks.values()):
            await self.drop(desk)

    def _orders(self) -> Iterator[float]:
        """Return the time since which the first order of each table has waited."""
        return (desk.queue[0][2] for desk in self.desks.values() if desk.queue)

    def _age(self, since: Iterable[float]) -> float:
        first = min(since, default=None)
        return 0.0 if first is None else max(0.0, self.time() - first)

    async def _line_back(self) -> None:
        """Ask all viewers to look again: messages sent while the bus was down may be lost."""
        for desk in list(self.desks.values()):
            await self.publisher.publish(desk, {RESUMED: b""})

    async def _sweep(self) -> None:
        self.context.metrics.hosting(len(self.desks))
        self.context.metrics.waiting("log", self.writer.depth)
        self.context.metrics.waiting("orders", sum(len(each.queue) for each in self.desks.values()))
        if self.leaving() or not self.leases.holds:
            return
        time = self.time()
        await self._even_out()
        waiting = await self.leases.waiting(TABLES_PER_SWEEP)
        self._orphans = {table: self._orphans.get(table, time) for table in waiting}
        self.context.metrics.waiting("tables", len(waiting))
        for table in waiting:
            late = time - self._orphans[table] > ORPHAN_S
            if late or (self.balance.chosen(table) == self.id and table not in self._given):
                self.take(table)
        held = list(self.desks.values())
        self._sweeps += 1
        if self._sweeps % SWEEPS_PER_LIST and await self.leases.count() == len(held):
            return
        mine = await self.leases.mine()
        for desk in held:  # taken while this machine was suspended: its clock stood still
            if desk.id not in mine and not desk.hosted.over and not desk.closed:
                self._say.warning("table taken away", table=desk.id)
                await self.drop(desk)
        for table in mine:  # ours, but dropped or never quite taken
            self.take(table)

    # --- Taking and leaving tables --------------------------------------------------------------

    async def _woken(self, note: Note) -> None:
        """One host hears of a table that needs one: it takes it, or sends it to a better one."""
        table, _, leaver = note.data.decode().partition(" ")
        self.balance.left(leaver)  # a host that hands its tables over names itself
        chosen = self.balance.chosen(table)
        if chosen == self.id or table in self._orphans:  # the chosen one has not taken it
            self.take(table)
        else:
            await self._send(table, chosen)

    async def _send(self, table: str, host: str) -> None:
        self.balance.sent[host] += 1
        await self.context.bus.publish(f"wake.{host}", table.encode())

    async def _sent(self, note: Note) -> None:
        self.take(note.data.decode())

    def take(self, table: str) -> None:
        """Take a table that is being played, if no other host has it."""
        if table in self.desks or table in self._loading or self.leaving():
            return
        task = self._loading[table] = self._asides.start(self._take(table))
        task.add_done_callback(lambda _: self._loading.pop(table, None))

    async def _take(self, table: str) -> None:
        try:
            async with self._taking:
                if self.leaving() or not self.leases.holds:
                    return
                term = self._term
                claimed = await self.leases.claim(table)
                if claimed is None:
                    return
                facts, epoch, sleeping = claimed.facts, claimed.epoch, claimed.left
                began = perf_counter()
                entries = await self.log.read(table)
                if facts.rules != RULES_VERSION:
                    changed = await self._go_on(claimed, entries)
                    if changed is None:
                        return
                    hosted = changed
                else:
                    hosted = await asyncio.to_thread(HostedTable.resume, facts, entries)
                    if not claimed.kept:
                        await standings.keep(self.context.store, self.id, epoch, hosted)
                self.context.metrics.resumed(perf_counter() - began)
                away = await self._vacations(hosted)
                await self._call_first(hosted, away)
        except DATABASE_TROUBLE as trouble:
            self._say.warning("table not taken", table=table, error=repr(trouble))
            return
        except Exception:
            self._say.exception("table cannot be resumed", table=table)
            return
        if term != self._term or not self.leases.holds:  # too slow: it may be another's by now
            self._say.warning("lease lapsed", table=table)
            return
        if self.leaving():  # since it was claimed
            await self.leases.release(table)
            return
        desk = Desk(hosted, epoch, opened=self.time(), born=self.time(), vacations=away)
        if sleeping is not None:  # it slept, and time went on
            left = hosted.clock.soonest(desk.asked_people) or 0
            desk.opened -= max(0, left - sleeping + desk.paused(now())) / 1000
        self.desks[table] = desk
        desk.stop = await self.context.bus.listen(f"table.{table}", self._reader(desk))
        if hosted.over:
            await self._finish(desk)
            return
        await self.publisher.publish(desk, {RESUMED: b""})
        self.bots.call(desk)

    async def _go_on(self, claimed: Claim, log: Sequence[Entry]) -> HostedTable | None:
        """Go on by our rules with a game of others; None where that cannot be."""
        facts, store = claimed.facts, self.context.store
        try:
            standing = standing_from(claimed.standing or "")
            hosted, entry = await asyncio.to_thread(HostedTable.go_on, facts, log, standing, now())
        except Stranded as why:
            self._say.error("game cannot go on", table=facts.id, rules=facts.rules, why=str(why))
            await standings.cannot_read(store, facts.id)
            await self.leases.release(facts.id)
            return None
        if not await standings.change(store, self.id, claimed.epoch, hosted, entry):
            return None
        back = changed_from(entry).back
        self.context.metrics.rules_changed(len(back))
        taken = [f"seat {seat}: {name}" for seat, name in back]
        versions = {"before": facts.rules, "after": RULES_VERSION}
        self._say.warning("rules changed", table=facts.id, **versions, taken_back=taken)
        return hosted

    async def _vacations(self, hosted: HostedTable) -> dict[int, int]:
        """Return until when the people of a slow table are on vacation, by their seats."""
        if not hosted.clock.rules.slow:
            return {}
        people = {chair.person: seat for seat, chair in enumerate(hosted.chairs) if chair.person}
        async with self.context.store.engine.connect() as connection:
            found = await vacation.ends(connection, people.keys(), now())
        return {people[person]: until for person, until in found.items()}

    async def _call_first(self, hosted: HostedTable, away: dict[int, int]) -> None:
        """Write the calls of a game that begins; every host that takes it then does so."""
        at, wait = now(), self.context.settings.call_wait
        found = calls_at_start(hosted, at, wait, pause(hosted, away, at))
        if found:
            async with self.context.store.begin() as connection:
                await outbox.write(connection, found)

    async def drop(self, desk: Desk) -> None:
        """Forget a table without a message to anyone."""
        desk.close()
        if self.desks.get(desk.id) is desk:  # and not one that was taken since
            del self.desks[desk.id]
        if desk.stop is not None:
            await desk.stop()

    # --- Orders -------------------------------------------------------------------------------

    def _reader(self, desk: Desk) -> Any:
        async def read(note: Note) -> None:
            if desk.closed:  # its memory may hold an entry that was never written
                return
            if not self.leases.holds:  # asleep for too long: all that we remember may be old
                await self._lapse()
                return
            try:
                envelope = opened(note.data)
            except msgspec.MsgspecError:
                return
            if envelope.kind in ("look", "watch") and not desk.admits(envelope):
                envelope.seat = SPECTATOR
            seat, words, gateway = envelope.seat, envelope.words, envelope.gateway
            if envelope.person and envelope.address:
                desk.addresses[envelope.person] = envelope.address
            if envelope.kind == "look":
                if desk.watch(seat, words, self.time(), gateway):
                    self.bots.call(desk)
                if desk.task is None:
                    await note.reply(packed_replies(self.publisher.look(desk, envelope)))
                    self.absences.settle(desk, seat)
                    return
            elif envelope.kind == "watch":
                if desk.watch(seat, words, self.time(), gateway):
                    self.bots.call(desk)
                    self._show(desk, seat, words)
                return
            elif envelope.kind == "gone":
                desk.unwatch(seat, words, gateway)
                return
            self.enqueue(desk, envelope, note)

        return read

    def _show(self, desk: Desk, seat: int, words: bool) -> None:
        """Send the view to a viewer that is new to us: they may have missed something."""

        async def reply(data: bytes) -> None:
            for message in opened_replies(data):
                await self.publisher.to_viewers(desk, {(seat, words): message})

        self.enqueue(desk, Envelope("look", seat, "", words), Note("", b"", reply))

    def enqueue(self, desk: Desk, envelope: Envelope, note: Note | None) -> None:
        """Put an order into the queue of its table."""
        self._queue.add(desk, envelope, note)

    async def _reload(self, desk: Desk) -> None:
        """Go back to the log: nothing that failed half-way may stay."""
        await self.drop(desk)
        with contextlib.suppress(*DATABASE_TROUBLE):
            await self.leases.release(desk.id)

    def go_on(self, desk: Desk) -> None:
        """Finish a game that is over, or ask the bots that it waits for."""
        if desk.hosted.over:
            self._asides.start(self._finish(desk))
        else:
            self.bots.call(desk)

    async def _finish(self, desk: Desk) -> None:
        """Write the result; a host that resumes a finished table does the same."""
        try:
            first = await finish(self.context.store, desk.hosted)
        except DATABASE_TROUBLE as trouble:
            self._say.warning("result not written yet", table=desk.id, error=repr(trouble))
            await self._reload(desk)
            return
        await self.context.bus.publish(f"room.{desk.id}", b"")
        await self.drop(desk)
        if first:
            await self._look_at_conduct(desk)

    async def _look_at_conduct(self, desk: Desk) -> None:
        """Check whether a player leaves or stalls game after game."""
        store, bus = self.context.store, self.context.bus
        with contextlib.suppress(*DATABASE_TROUBLE, Refusal):  # a player may be deleted by now
            for chair in desk.hosted.chairs:
                if chair.person is not None:
                    await look_at(store, bus, chair.person, desk.id)

    # --- Time -----------------------------------------------------------------------------------

    async def _clocks(self) -> None:
        """End the turns whose clocks have run out."""
        time, at = self.time(), now()
        passed, self._ticked = time - self._ticked, time
        for desk in self.desks.values():
            if desk.hosted.clock.rules.running and not desk.closed and not desk.hosted.over:
                if desk.paused(at):
                    desk.opened = min(time, desk.opened + passed)
                self._clock(desk, time)

    async def _look_round(self) -> None:
        """Look for players who have left, and put tables without viewers to sleep."""
        if not self.leases.holds:
            return
        time = self.time()
        if time - self._vacations_seen > VACATIONS_ROUND_S:
            self._vacations_seen = time
            for desk in list(self.desks.values()):
                desk.vacations = await self._vacations(desk.hosted)
        for desk in list(self.desks.values()):
            if desk.closed or desk.hosted.over:
                continue
            await self.absences.update(desk, time)
            if self._asleep(desk, time):
                asked = desk.asked_people
                due = desk.hosted.clock.soonest(asked)
                left = None if due is None else due - desk.elapsed(time) + desk.paused(now())
                await self.drop(desk)
                await self.leases.sleep(desk.id, left, asked)

    def _clock(self, desk: Desk, time: float) -> None:
        hosted = desk.hosted
        if desk.task is not None:
            return
        elapsed = desk.elapsed(time)
        for seat in hosted.asked:
            if not hosted.chairs[seat].played_by_bot and elapsed >= hosted.clock.left(seat):
                self.enqueue(desk, Envelope("time", seat, ""), None)

    def _asleep(self, desk: Desk, time: float) -> bool:
        """Return whether a table needs no host until a viewer comes or a clock runs out."""
        return (
            not desk.watching(time)
            and not desk.bots
            and desk.task is None
            and time - max(desk.touched, desk.opened, desk.born) > IDLE_TIMEOUT_S
        )
