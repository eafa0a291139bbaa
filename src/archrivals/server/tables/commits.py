"""The one step by which a game goes on: write an entry, then show it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import structlog

from archrivals.hosting import wire
from archrivals.hosting.entries import Entry
from archrivals.hosting.orders import begins_anew, viewers_of
from archrivals.server.calls import vacation
from archrivals.server.context import Context
from archrivals.server.core import codec

from .calling import calls_after
from .desk import Desk
from .log import Writer
from .publisher import Publisher


class Holder(Protocol):
    """Holds the tables that entries are written for."""

    writer: Writer

    async def drop(self, desk: Desk) -> None:
        """Forget a table."""

    def take(self, table: str) -> None:
        """Take a table if no other host has it."""

    def go_on(self, desk: Desk) -> None:
        """Finish a game that is over, or ask the bots that it waits for."""


class Commits:
    """Writes entries that were tried in memory, and shows them only when they are written."""

    def __init__(
        self,
        context: Context,
        holder: Holder,
        publisher: Publisher,
        time: Callable[[], float],
        log: structlog.stdlib.BoundLogger,
    ) -> None:
        self._context = context
        self._holder = holder
        self._publisher = publisher
        self._time = time
        self._log = log

    async def commit(
        self, desk: Desk, entry: Entry, since: int, *, undone: bool = False
    ) -> list[bytes] | None:
        """Write an entry that has been tried in memory; only then show it to any viewer."""
        hosted = desk.hosted
        viewers = viewers_of(hosted, entry, desk.watching(self._time()))
        if begins_anew(hosted, entry):
            desk.opened = self._time()
        elapsed = desk.elapsed(self._time())
        updates = hosted.updates(since, viewers, undone=undone, elapsed=elapsed)
        with self._context.traces.span("append", position=entry.position):
            wait = self._context.settings.call_wait
            calls = calls_after(hosted, entry, wait, desk.paused(entry.at))
            standing = hosted.standing()
            written = await self._holder.writer.write(entry, desk.epoch, calls, standing)
        if not written:
            self._context.metrics.fenced()
            self._log.warning("fenced", table=desk.id, position=entry.position)
            await self._holder.drop(desk)
            self._holder.take(desk.id)  # unless another host has it: then that one goes on
            return None
        desk.undo = None
        if entry.kind == "answer" and desk.vacations.pop(entry.seat, None) is not None:
            await vacation.end(self._context.store, hosted.chairs[entry.seat].person or "")
        if updates:
            await self._publisher.to_viewers(desk, updates)
        self._holder.go_on(desk)
        return [accepted(desk, entry.command, hosted.seen[entry.seat, entry.command])]


def accepted(desk: Desk, command: str, position: int) -> bytes:
    """Return the reply to a command that was written at this position."""
    return codec.encode(wire.Accepted(desk.id, command, position))
