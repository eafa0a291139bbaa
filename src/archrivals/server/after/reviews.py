"""Reviews of finished games: asked for once, kept for whoever looks again."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from archrivals.engine.state import Result
from archrivals.server.bus import Bus, NobodyThere
from archrivals.server.coaching import PATIENCE, SUBJECT

from .replays import NoReplay, Row, replay_of, save_of

KEPT: Final = 200
MOST_WAITING: Final = 8

Wanted = tuple[str, int, str]
"""A table, a seat, a language."""


class Busy(Exception):
    """Too many reviews are being made; the message says so to people."""


class Reviews:
    """What the coach has said, and what it has been asked."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._ready: OrderedDict[Wanted, dict[str, Any]] = OrderedDict()
        self._waiting: dict[Wanted, asyncio.Task[None]] = {}

    def look(self, wanted: Wanted) -> dict[str, Any] | None:
        """A review that is there; None if it is not."""
        found = self._ready.get(wanted)
        if found is not None:
            self._ready.move_to_end(wanted)
        return found

    def ask(self, wanted: Wanted, job: bytes) -> None:
        """Have a review made, unless it is being made."""
        if wanted in self._waiting:
            return
        if len(self._waiting) >= MOST_WAITING:
            raise Busy("the coach has more games to look at than it can; try again in a minute")
        self._waiting[wanted] = asyncio.get_running_loop().create_task(self._made(wanted, job))

    async def _made(self, wanted: Wanted, job: bytes) -> None:
        try:
            answer = await self._bus.request(SUBJECT, job, PATIENCE)
            self._ready[wanted] = msgspec.json.decode(answer)
            while len(self._ready) > KEPT:
                self._ready.popitem(last=False)
        except (NobodyThere, TimeoutError):
            pass  # whoever looks again asks again
        finally:
            del self._waiting[wanted]

    async def rested(self) -> None:
        """Wait until nothing is being made."""
        while self._waiting:
            await asyncio.wait(self._waiting.values())


def job_for(row: Row, seat: int, names: Sequence[str], language: str) -> bytes:
    """What the coach is sent of a finished game; refused if it cannot be looked back at."""
    replay = replay_of(row)
    players = replay.setup.players
    if not 0 <= seat < players:
        raise NoReplay("no-seat", f"seats are 0 to {players - 1}")
    ended: Result | None = replay.at(len(replay.answers)).result
    if ended is None:
        raise NoReplay("not-ended", "the coach looks back at games that ended by their rules")
    job = {"save": save_of(row), "seat": seat, "names": list(names), "language": language}
    return msgspec.json.encode(job)
