"""The orders of each table, carried out one after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any

import structlog

from archrivals.hosting.hosted import Repeat
from archrivals.hosting.orders import refused
from archrivals.hosting.refusal import Refusal
from archrivals.server.context import Context
from archrivals.server.core import codec
from archrivals.server.core.bus import Note

from . import orders
from .commits import accepted
from .desk import Desk
from .envelopes import Envelope, packed_replies
from .orders import HostParts
from .publisher import Publisher


class OrderQueue:
    """Carries out the orders of each table in turn, and those of many tables at a time.

    ``reload`` goes back to the log, after an order failed half-way; ``take`` takes the
    table again.
    """

    def __init__(
        self,
        context: Context,
        parts: HostParts,
        publisher: Publisher,
        *,
        reload: Callable[[Desk], Awaitable[None]],
        take: Callable[[str], None],
        log: structlog.stdlib.BoundLogger,
    ) -> None:
        self._context = context
        self._parts = parts
        self._publisher = publisher
        self._reload = reload
        self._take = take
        self._log = log

    def add(self, desk: Desk, envelope: Envelope, note: Note | None) -> None:
        """Put an order behind the others of its table."""
        desk.touched = self._parts.time()
        desk.queue.append((envelope, note, desk.touched))
        if desk.task is None:
            desk.task = asyncio.create_task(self._serve(desk))

    def _add_again(self, desk: Desk, envelope: Envelope, note: Note | None) -> None:
        if not desk.closed:
            self.add(desk, envelope, note)

    async def _serve(self, desk: Desk) -> None:
        try:
            while desk.queue and not desk.closed:
                envelope, note, _ = desk.queue.popleft()
                try:
                    with self._context.traces.span("order", table=desk.id, kind=envelope.kind):
                        replies = await self._carry_out(desk, envelope, self_made=note is None)
                except orders.Early as early:  # other orders go on: a pause would show something
                    loop = asyncio.get_running_loop()
                    loop.call_later(early.seconds, self._add_again, desk, envelope, note)
                    continue
                if note is not None and replies is not None:
                    await note.reply(packed_replies(replies))
        except Exception:
            self._log.exception("an order broke the table", table=desk.id)
            await self._reload(desk)
        finally:
            desk.task = None
            if desk.queue and not desk.closed:
                desk.task = asyncio.create_task(self._serve(desk))

    async def _carry_out(
        self, desk: Desk, envelope: Envelope, *, self_made: bool
    ) -> list[bytes] | None:
        """Carry out an order; return the replies, or None if this host may not speak any more."""
        if envelope.kind == "look":
            return self._publisher.look(desk, envelope)
        if envelope.kind == "reload":
            await self._reload(desk)
            self._take(desk.id)
            return None
        metrics = self._context.metrics
        began = perf_counter()
        message: Any = None if envelope.kind == "time" else codec.decode(envelope.body)
        kind = "time" if message is None else type(message).__name__.lower()
        try:
            if message is None:
                done = await orders.timeout(self._parts, desk, envelope.seat)
            else:
                orders.check_person(desk, envelope, self_made=self_made)
                order = orders.ORDERS[type(message)]
                done = await order(self._parts, desk, envelope, message)
        except Repeat as again:
            metrics.command(kind, "repeated")
            return [accepted(desk, message.command, again.position)]
        except Refusal as refusal:
            metrics.command(kind, "refused")
            metrics.refused(refusal.code)
            answer = [codec.encode(refused(message, refusal, desk.id))]
            if refusal.code == "stale":
                answer += self._publisher.look(desk, envelope)
            return answer
        if done is None:
            return None
        metrics.command(kind, "done")
        metrics.shown(perf_counter() - began)
        return done
