"""Reviews of finished games: made once for all who played, and kept in the database."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import monotonic
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from archrivals.hosting.coaching import COACH_VERSION
from archrivals.hosting.replays import Row, save_of
from archrivals.server.context import Context
from archrivals.server.core.admission import Job
from archrivals.server.core.schema import reviews
from archrivals.server.core.store import now
from archrivals.server.core.trouble import DATABASE_TROUBLE
from archrivals.server.jobs.lanes import REVIEWS, Outcome, ask

REVIEW_TIMEOUT_S: Final = 300.0
"""Seconds that a client waits for a review, those before it included."""

REFUSAL_WAIT_S: Final = 0.3
"""Seconds in which a client learns that the coach has no time."""

ALL_SEATS: Final = -1
"""In place of a seat: the review of all who played."""


class Busy(Exception):
    """Too many reviews are being made; the message says so to people."""


class Reviews:
    """The coach's answers, and its open requests at this gateway."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._waiting: dict[tuple[str, int], asyncio.Task[Outcome]] = {}

    async def look(self, table: str, seat: int) -> dict[str, Any] | None:
        """A review that is there; None if it is not."""
        row = await self._context.store.row(
            sa.select(reviews.c.review).where(
                reviews.c.table == table, reviews.c.seat == seat, reviews.c.coach == COACH_VERSION
            )
        )
        found: dict[str, Any] | None = row["review"] if row else None
        return found

    def asked(self, table: str, sitting: Sequence[Row], seat: int) -> bool:
        """Return whether a review is being made."""
        return (table, _asked_for(sitting, seat)) in self._waiting

    async def ask(
        self, row: Row, sitting: Sequence[Row], seat: int, person: str, address: str
    ) -> None:
        """Have a review made; ``Busy`` when the coach has no time for it."""
        key = (str(row["id"]), _asked_for(sitting, seat))
        if key not in self._waiting:
            people = [each["seat"] for each in sitting if each["person"]]
            data = job_for(row, people if key[1] == ALL_SEATS else [seat])
            job = Job("review", *key, 0, person, address, monotonic() + REVIEW_TIMEOUT_S, data)
            task = asyncio.get_running_loop().create_task(self._made(job))
            self._waiting[key] = task
            task.add_done_callback(lambda _: self._waiting.pop(key, None))
        task = self._waiting[key]
        await asyncio.wait({task}, timeout=REFUSAL_WAIT_S)
        if task.done() and task.result() != "done":
            raise Busy("the coach has no time for another game now; try again in a minute")

    async def _made(self, job: Job) -> Outcome:
        result = await ask(self._context.bus, REVIEWS, job)
        if result.outcome == "done":
            try:
                await self._keep(job.table, msgspec.json.decode(result.data))
            except DATABASE_TROUBLE:
                return "failed"  # the client asks again
        return result.outcome

    async def _keep(self, table: str, found: dict[str, Any]) -> None:
        """Keep a review; it is about seats and names no one."""
        async with self._context.store.begin() as connection:
            for seat, review in found.items():
                kept = {"table": table, "seat": int(seat)}
                old = [reviews.c[name] == value for name, value in kept.items()]
                await connection.execute(sa.delete(reviews).where(*old))
                await connection.execute(
                    sa.insert(reviews).values(**kept, coach=COACH_VERSION, at=now(), review=review)
                )

    async def rested(self) -> None:
        """Wait until nothing is being made."""
        while self._waiting:
            await asyncio.wait(self._waiting.values())


def _asked_for(sitting: Sequence[Row], seat: int) -> int:
    """Return the seats that share a review: all people, or one bot."""
    person = any(each["seat"] == seat and each["person"] for each in sitting)
    return ALL_SEATS if person else seat


def job_for(row: Row, wanted: Sequence[int]) -> bytes:
    """Return the coach's job for a finished game."""
    return msgspec.json.encode({"save": save_of(row), "seats": list(wanted)})
