"""A host: has tables by lease, carries orders out, writes them down, and then tells everyone."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine, Iterable, Iterator
from time import perf_counter
from typing import Any, Final

import msgspec

from archrivals.hosting import wire
from archrivals.hosting.entries import Entry
from archrivals.hosting.hosted import SPECTATOR, Repeat
from archrivals.hosting.orders import begins_anew, refused, viewers_of
from archrivals.hosting.refusal import Refusal
from archrivals.server.context import Context
from archrivals.server.core import codec
from archrivals.server.core.background import Asides
from archrivals.server.core.bus import Note
from archrivals.server.core.store import new_id, now
from archrivals.server.core.trouble import DATABASE_TROUBLE
from archrivals.server.moderation.conduct import look_at
from archrivals.server.telemetry.logs import logger

from . import orders
from .bot_seats import BotSeats
from .desk import Absence, Desk
from .envelopes import (
    ALL,
    RESUMED,
    SITTING,
    Envelope,
    opened,
    opened_replies,
    packed_parts,
    packed_replies,
    packed_sitting,
    viewer_key,
)
from .finishing import finish
from .hosted import HostedTable
from .leases import Leases
from .log import Writer, log_for

TABLES_PER_SWEEP: Final = 25
MAX_LOADING: Final = 3
"""Tables that are played again at a time, in threads: all at once would hold up our own lease."""

IDLE_TIMEOUT_S: Final = 60.0
REJOIN_GRACE_S: Final = 5.0
"""Seconds that viewers have to come back after a table got a new host."""


class Host:
    """One process that hosts tables; there may be many, and any can go at any time.

    ``workers_ready`` is set once the bot workers of the same server have loaded all they need.
    """

    def __init__(
        self,
        context: Context,
        name: str = "host",
        *,
        alone: bool = False,
        workers_ready: asyncio.Event | None = None,
    ) -> None:
        self.context = context
        self.workers_ready = workers_ready
        self.id = f"{name}-{new_id(6)}"
        self.desks: dict[str, Desk] = {}
        self.log = log_for(context.store)
        self.writer = Writer(self.log, self.id, context.metrics)
        self.leases = Leases(context.store, self.id, alone=alone)
        self.time = asyncio.get_running_loop().time  # to ask for the loop each time is dear
        self.bots = BotSeats(self)
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._taking = asyncio.Semaphore(MAX_LOADING)
        self._loops: list[asyncio.Task[None]] = []
        self._stops: list[Any] = []
        self._orphans: dict[str, float] = {}
        """Tables without a host, and since when this one has known of them."""

        context.metrics.oldest("tables", lambda: self._age(self._orphans.values()))
        context.metrics.oldest("orders", lambda: self._age(self._orders()))
        self._term = 0
        """How often the lease has run out: what was read in an earlier term may be old."""

        self._say = logger("host").bind(host=self.id)
        # Where one process is the whole server, it says itself that it has started.
        self._note = self._say.debug if context.settings.alone else self._say.info
        self._asides = Asides(self._say)
        self.stopping = False
        self.draining = False
        """Whether the operator wants this host to take no tables."""

    def leaving(self) -> bool:
        """Whether it takes no tables."""
        return self.stopping or self.draining

    # --- Living -------------------------------------------------------------------------------

    async def start(self) -> None:
        """Take the lease, then listen."""
        await self.leases.renew()
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
        """Hand every table over: no answer is lost, and nobody waits for a lease to run out."""
        self.stopping = True
        await self._hand_over()
        for loop in self._loops:
            loop.cancel()
        await self.writer.stop()
        await self._ended({*self._loops, *self._asides})
        self._note("host stopped")

    async def _listen(self) -> None:
        self._stops.append(await self.context.bus.listen("wake", self._woken, group="hosts"))

    async def drain(self) -> None:
        """Hand every table over and take no others, until ``resume``."""
        self.draining = True
        await self._hand_over()
        self._note("host drained")

    async def resume(self) -> None:
        """Take tables again."""
        self.draining = False
        await self._listen()
        self._note("host takes tables again")

    async def _hand_over(self) -> None:
        while self._stops:
            await self._stops.pop()()
        await self._ended(set(self._loading.values()))  # a table claimed meanwhile is let go, too
        for desk in list(self.desks.values()):
            if desk.stop is not None:
                await desk.stop()
        await self._ended({desk.task for desk in self.desks.values() if desk.task is not None})
        for desk in list(self.desks.values()):
            desk.close()
        with contextlib.suppress(*DATABASE_TROUBLE):
            for table in await self.leases.release_all():
                await self.context.bus.publish("wake", table.encode())
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

    def aside(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Something that need not be waited for."""
        return self._asides.start(work)

    async def _beat(self) -> None:
        if not self.leases.holds:
            await self._lapse()
        await self.leases.renew()

    async def _lapse(self) -> None:
        """The lease ran out: others may have these tables, so nothing remembered is true."""
        if self.desks:
            self._say.warning("lease lapsed", tables=len(self.desks))
            self.context.metrics.fenced()
        self._term += 1
        self.writer.give_up()
        for desk in list(self.desks.values()):
            await self.drop(desk)

    def _orders(self) -> Iterator[float]:
        """Since when the first order of each table has waited."""
        return (desk.queue[0][2] for desk in self.desks.values() if desk.queue)

    def _age(self, since: Iterable[float]) -> float:
        first = min(since, default=None)
        return 0.0 if first is None else max(0.0, self.time() - first)

    async def _line_back(self) -> None:
        """What was told while the bus was down may be lost: let everybody look again."""
        for desk in list(self.desks.values()):
            await self.tell(desk, {RESUMED: b""})

    async def _sweep(self) -> None:
        self.context.metrics.hosting(len(self.desks))
        self.context.metrics.waiting("log", self.writer.depth)
        self.context.metrics.waiting("orders", sum(len(each.queue) for each in self.desks.values()))
        if self.leaving() or not self.leases.holds:
            return
        time = self.time()
        waiting = await self.leases.waiting(TABLES_PER_SWEEP)
        self._orphans = {table: self._orphans.get(table, time) for table in waiting}
        self.context.metrics.waiting("tables", len(waiting))
        for table in waiting:
            self.take(table)
        held = list(self.desks.values())
        mine = await self.leases.mine()
        for desk in held:  # taken while this machine was suspended: its clock stood still
            if desk.id not in mine and not desk.hosted.over and not desk.closed:
                self._say.warning("table taken away", table=desk.id)
                await self.drop(desk)
        for table in mine:  # ours, but dropped or never quite taken
            self.take(table)

    # --- Taking and leaving tables --------------------------------------------------------------

    async def _woken(self, note: Note) -> None:
        self.take(note.data.decode())

    def take(self, table: str) -> None:
        """Take a table, if nobody has it and it is being played."""
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
                facts, epoch, sleeping = claimed
                began = perf_counter()
                entries = await self.log.read(table)
                hosted = await asyncio.to_thread(HostedTable.resume, facts, entries)
                self.context.metrics.resumed(perf_counter() - began)
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
        desk = Desk(hosted, epoch, opened=self.time(), born=self.time())
        if sleeping is not None:  # it slept, and time went on
            left = hosted.clock.soonest(desk.asked_people) or 0
            desk.opened -= max(0, left - sleeping) / 1000
        self.desks[table] = desk
        desk.stop = await self.context.bus.listen(f"table.{table}", self._reader(desk))
        if hosted.over:
            await self._finish(desk)
            return
        await self.tell(desk, {RESUMED: b""})
        self.bots.call(desk)

    async def drop(self, desk: Desk) -> None:
        """Forget a table without a word."""
        desk.close()
        if self.desks.get(desk.id) is desk:  # and not one that was taken since
            del self.desks[desk.id]
        if desk.stop is not None:
            await desk.stop()

    # --- Orders -------------------------------------------------------------------------------

    def _reader(self, desk: Desk) -> Any:
        async def read(note: Note) -> None:
            if desk.closed:  # its memory may hold what was never written
                return
            if not self.leases.holds:  # asleep for too long: whatever we remember may be old
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
                    await note.reply(packed_replies(self.looked(desk, envelope)))
                    self.settled(desk, seat)
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
        """Somebody watches whom we did not know: they may have missed something."""

        async def reply(data: bytes) -> None:
            for message in opened_replies(data):
                await self.tell_viewers(desk, {(seat, words): message})

        self.enqueue(desk, Envelope("look", seat, "", words), Note("", b"", reply))

    def enqueue(self, desk: Desk, envelope: Envelope, note: Note | None) -> None:
        """One order after the other at each table; many tables at a time."""
        desk.touched = self.time()
        desk.queue.append((envelope, note, desk.touched))
        if desk.task is None:
            desk.task = asyncio.create_task(self._serve(desk))

    def _again(self, desk: Desk, envelope: Envelope, note: Note | None) -> None:
        if not desk.closed:
            self.enqueue(desk, envelope, note)

    async def _serve(self, desk: Desk) -> None:
        try:
            while desk.queue and not desk.closed:
                envelope, note, _ = desk.queue.popleft()
                try:
                    with self.context.traces.span("order", table=desk.id, kind=envelope.kind):
                        replies = await self._carried_out(desk, envelope, self_made=note is None)
                except orders.Early as early:  # the table goes on meanwhile: to stand still tells
                    loop = asyncio.get_running_loop()
                    loop.call_later(early.seconds, self._again, desk, envelope, note)
                    continue
                if note is not None and replies is not None:
                    await note.reply(packed_replies(replies))
        except Exception:
            self._say.exception("an order broke the table", table=desk.id)
            await self._reload(desk)
        finally:
            desk.task = None
            if desk.queue and not desk.closed:
                desk.task = asyncio.create_task(self._serve(desk))

    async def _reload(self, desk: Desk) -> None:
        """Back to what is written: nothing that failed half-way may stay."""
        await self.drop(desk)
        with contextlib.suppress(*DATABASE_TROUBLE):
            await self.leases.release(desk.id)

    async def _carried_out(
        self, desk: Desk, envelope: Envelope, *, self_made: bool
    ) -> list[bytes] | None:
        """Do what is asked; the messages for whoever asked, None if we may not speak any more."""
        if envelope.kind == "look":
            return self.looked(desk, envelope)
        if envelope.kind == "reload":
            await self._reload(desk)
            self.take(desk.id)
            return None
        began = perf_counter()
        message: Any = None if envelope.kind == "time" else codec.decode(envelope.body)
        kind = "time" if message is None else type(message).__name__.lower()
        try:
            if message is None:
                done = await orders.timeout(self, desk, envelope.seat)
            else:
                orders.check_person(desk, envelope, self_made=self_made)
                done = await orders.ORDERS[type(message)](self, desk, envelope, message)
        except Repeat as again:
            self.context.metrics.command(kind, "repeated")
            return [_accepted(desk, message.command, again.position)]
        except Refusal as refusal:
            self.context.metrics.command(kind, "refused")
            self.context.metrics.refused(refusal.code)
            answer = [codec.encode(refused(message, refusal, desk.id))]
            if refusal.code == "stale":
                answer += self.looked(desk, envelope)
            return answer
        if done is None:
            return None
        self.context.metrics.command(kind, "done")
        self.context.metrics.shown(perf_counter() - began)
        return done

    def view(self, desk: Desk, envelope: Envelope) -> bytes:
        """Everything a viewer may see now."""
        elapsed = desk.elapsed(self.time())
        return codec.encode(desk.hosted.view(envelope.seat, envelope.words, elapsed))

    # --- Writing down, then telling -------------------------------------------------------------

    async def commit(
        self, desk: Desk, entry: Entry, since: int, *, undone: bool = False
    ) -> list[bytes] | None:
        """Write an entry that has been tried in memory; only then show it to anybody."""
        hosted = desk.hosted
        viewers = viewers_of(hosted, entry, desk.watching(self.time()))
        if begins_anew(hosted, entry):
            desk.opened = self.time()
        elapsed = desk.elapsed(self.time())
        updates = hosted.updates(since, viewers, undone=undone, elapsed=elapsed)
        with self.context.traces.span("append", position=entry.position):
            written = await self.writer.write(entry, desk.epoch)
        if not written:
            self.context.metrics.fenced()
            self._say.warning("fenced", table=desk.id, position=entry.position)
            await self.drop(desk)
            self.take(desk.id)  # unless another host has it: then that one goes on
            return None
        desk.undo = None
        if updates:
            await self.tell_viewers(desk, updates)
        if hosted.over:
            self.aside(self._finish(desk))
        else:
            self.bots.call(desk)
        return [_accepted(desk, entry.command, hosted.seen[entry.seat, entry.command])]

    async def tell(self, desk: Desk, parts: dict[str, bytes]) -> None:
        """Send messages to the viewers of a table, wherever their sockets are."""
        await self.context.bus.publish(f"out.{desk.id}", packed_parts(parts))

    async def tell_viewers(self, desk: Desk, messages: dict[tuple[int, bool], bytes]) -> None:
        """To each viewer their own; a gateway passes a seat's only to who sits there."""
        parts = {viewer_key(*viewer): message for viewer, message in messages.items()}
        parts[SITTING] = packed_sitting(chair.person for chair in desk.hosted.chairs)
        await self.tell(desk, parts)

    async def tell_all(self, desk: Desk, message: wire.Reply) -> None:
        """The same message for everybody at the table."""
        await self.tell(desk, {ALL: codec.encode(message)})

    async def _finish(self, desk: Desk) -> None:
        """The result, for good; whoever resumes a finished table does the same."""
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
        """Whether somebody leaves or stalls game after game."""
        store, bus = self.context.store, self.context.bus
        with contextlib.suppress(*DATABASE_TROUBLE, Refusal):  # somebody may be gone by now
            for chair in desk.hosted.chairs:
                if chair.person is not None:
                    await look_at(store, bus, chair.person, desk.id)

    # --- Time -----------------------------------------------------------------------------------

    async def _clocks(self) -> None:
        """Clocks that run out."""
        time = self.time()
        for desk in self.desks.values():
            if desk.hosted.clock.rules.running and not desk.closed and not desk.hosted.over:
                self._clock(desk, time)

    async def _look_round(self) -> None:
        """Players that have left, tables that sleep."""
        if not self.leases.holds:
            return
        time = self.time()
        for desk in list(self.desks.values()):
            if desk.closed or desk.hosted.over:
                continue
            await self._absences(desk, time)
            if self._asleep(desk, time):
                asked = desk.asked_people
                due = desk.hosted.clock.soonest(asked)
                left = None if due is None else due - desk.elapsed(time)
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
        """A game that nobody looks at needs no host until somebody does, or a clock runs out."""
        return (
            not desk.watching(time)
            and not desk.bots
            and desk.task is None
            and time - max(desk.touched, desk.opened, desk.born) > IDLE_TIMEOUT_S
        )

    def looked(self, desk: Desk, envelope: Envelope) -> list[bytes]:
        """What is so, for somebody who looks; and who else is away."""
        told = [self.view(desk, envelope)]
        for seat, absence in desk.away.items():
            if seat == envelope.seat:
                continue
            until = now() + round(1000 * (absence.until - self.time()))
            votes: dict[str, str] = {str(who): vote for who, vote in desk.votes(seat).items()}
            away = wire.Away(desk.id, seat, until, absence.asked, votes)
            told.append(codec.encode(away))
        return told

    def settled(self, desk: Desk, seat: int) -> None:
        """Nothing is to be decided about a player any more: they came, or are out."""
        if desk.away.pop(seat, None) is not None:
            self.aside(self.tell_all(desk, wire.Back(desk.id, seat)))

    async def _absences(self, desk: Desk, time: float) -> None:
        """Whoever is gone gets a countdown that everybody sees; then the others may choose."""
        if desk.hosted.clock.rules.slow:
            return
        desk.watching(time)
        if time - desk.born < REJOIN_GRACE_S:
            return
        wait = self.context.settings.away / 1000
        for seat in desk.away.keys() - desk.people():
            self.settled(desk, seat)
        for seat in desk.people():
            if desk.present(seat):
                self.settled(desk, seat)
                continue
            absence = desk.away.get(seat)
            if absence is None:
                desk.away[seat] = Absence(time + wait)
                until = now() + self.context.settings.away
                await self.tell_all(desk, wire.Away(desk.id, seat, until))
            elif not absence.asked and time >= absence.until:
                absence.asked = True
                await self.tell_all(desk, wire.Away(desk.id, seat, now(), choose=True))
            elif desk.task is None:
                self._count(desk, seat)

    def _count(self, desk: Desk, seat: int) -> None:
        """Whoever had not voted may have left: where all others have, one votes the same again."""
        votes = desk.votes(seat)
        if votes and len(votes) == len(desk.voters(seat)):
            voter, choice = votes.popitem()
            body = codec.encode(wire.Vote(desk.id, seat, choice))
            self.enqueue(desk, Envelope("order", voter, "", False, body), None)


def _accepted(desk: Desk, command: str, position: int) -> bytes:
    return codec.encode(wire.Accepted(desk.id, command, position))
