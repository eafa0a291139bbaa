"""Reviews of finished games: made once for all who played, and kept in the database."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import monotonic
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from archrivals.engine.records import from_plain, record
from archrivals.hosting.coaching import COACH_VERSION, Reviewed
from archrivals.hosting.replays import save_of
from archrivals.hosting.rows import SeatRow, TableRow
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


@record
class _Slice:
    """Reviews as far as they are made, by seat, and what it takes to go on with them."""

    reviews: dict[str, Reviewed]
    found: dict[str, Any] | None = None


class Busy(Exception):
    """Too many reviews are being made; the message says so to people."""


class Reviews:
    """The coach's answers, and its open requests at this gateway."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._waiting: dict[tuple[str, int], asyncio.Task[Outcome]] = {}
        self._begun: dict[tuple[str, int], asyncio.Event] = {}
        """Set when the first slice of a review is there, or will never be."""

        self._made_so_far: dict[tuple[str, str], Reviewed] = {}

    async def look(self, table: str, seat: int) -> Reviewed | None:
        """A review that is there, or what has been made of it; None if there is nothing."""
        row = await self._context.store.row(
            sa.select(reviews.c.review).where(
                reviews.c.table == table, reviews.c.seat == seat, reviews.c.coach == COACH_VERSION
            )
        )
        if row is None:
            return self._made_so_far.get((table, str(seat)))
        return Reviewed(1.0, row["review"])

    def asked(self, table: str, sitting: Sequence[SeatRow], seat: int) -> bool:
        """Return whether a review is being made."""
        return (table, _asked_for(sitting, seat)) in self._waiting

    async def ask(
        self, row: TableRow, sitting: Sequence[SeatRow], seat: int, person: str, address: str
    ) -> None:
        """Have a review made; ``Busy`` when the coach has no time for it."""
        key = (str(row["id"]), _asked_for(sitting, seat))
        if key not in self._waiting:
            people = [each["seat"] for each in sitting if each["person"]]
            # the first to be shown something is the one who asks
            people.sort(key=lambda each: each != seat)
            self._begun[key] = asyncio.Event()
            making = self._made(
                row, key, people if key[1] == ALL_SEATS else [seat], person, address
            )
            task = asyncio.get_running_loop().create_task(making)
            self._waiting[key] = task
            task.add_done_callback(lambda _: self._ended(key))
        begun, task = self._begun[key], self._waiting[key]
        waiting = asyncio.get_running_loop().create_task(begun.wait())
        await asyncio.wait({waiting, task}, timeout=REFUSAL_WAIT_S, return_when="FIRST_COMPLETED")
        waiting.cancel()
        if task.done() and task.result() != "done":
            raise Busy("the coach has no time for another game now; try again in a minute")

    def _ended(self, key: tuple[str, int]) -> None:
        del self._waiting[key], self._begun[key]
        table, _ = key
        for each in [each for each in self._made_so_far if each[0] == table]:
            del self._made_so_far[each]

    async def _made(
        self, row: TableRow, key: tuple[str, int], wanted: Sequence[int], person: str, address: str
    ) -> Outcome:
        """Have a review made slice by slice, and keep it."""
        table, found = key[0], None
        deadline = monotonic() + REVIEW_TIMEOUT_S
        while True:
            data = job_for(row, wanted, found)
            job = Job("review", *key, 0, person, address, deadline, data)
            result = await ask(self._context.bus, REVIEWS, job)
            if result.outcome != "done":
                return result.outcome
            made = from_plain(_Slice, msgspec.json.decode(result.data))
            if made.found is None:
                break
            found = made.found
            for seat, each in made.reviews.items():
                self._made_so_far[table, seat] = each
            self._begun[key].set()
        try:
            await self._keep(table, {seat: each.review for seat, each in made.reviews.items()})
        except DATABASE_TROUBLE:
            return "failed"  # the client asks again
        return "done"

    async def _keep(self, table: str, found: dict[str, Any]) -> None:  # reviews as JSON
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


def _asked_for(sitting: Sequence[SeatRow], seat: int) -> int:
    """Return the seats that share a review: all people, or one bot."""
    person = any(each["seat"] == seat and each["person"] for each in sitting)
    return ALL_SEATS if person else seat


def job_for(row: TableRow, wanted: Sequence[int], found: dict[str, Any] | None = None) -> bytes:
    """Return the coach's job for a finished game; ``found`` is where to go on."""
    return msgspec.json.encode({"save": save_of(row), "seats": list(wanted), "found": found})
