"""The coach of a server: hints, and finished games looked back at, each in a process of its own.

A review takes seconds of a processor, so it is asked for over the bus and made where bots think,
at a lower priority; whoever wants it looks again later.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Any, Final

import msgspec

from archrivals.bots.afar import ask_from, sight_of
from archrivals.boxes import catalogue_for
from archrivals.coach.data import hint_json, review_json
from archrivals.coach.hints import hints
from archrivals.coach.luck import DEALS
from archrivals.coach.review import review
from archrivals.engine.saving import setup_from_json

from .bots import Mind

if TYPE_CHECKING:
    from .bus import Note
    from .context import Context

HINTS: Final = "hints"
"""Where hints are asked for; a hint does not wait for reviews, it has a process of its own."""

SUBJECT: Final = "coach"
"""Where reviews are asked for, and the queue group of those who make them."""

PATIENCE: Final = 300.0
"""Seconds that somebody waits for a review, those before it included."""

KINDNESS: Final = 10
"""By how much bots and tables come first."""

log = logging.getLogger(__name__)


def review_data(data: bytes) -> bytes:
    """A review, both in JSON; this runs in a process of its own."""
    job = msgspec.json.decode(data)
    saved: dict[str, Any] = job["save"]
    setup = setup_from_json(saved["setup"])
    cat = catalogue_for(setup)
    answers = [(seat, option) for seat, option in saved["answers"]]
    found = review(
        setup,
        cat,
        saved["seed"],
        answers,
        job["seat"],
        job["names"],
        deals=job.get("deals", DEALS),
        language=job["language"],
    )
    return msgspec.json.encode(review_json(found, cat))


def hints_data(data: bytes) -> bytes:
    """Hints for a job such as bots get (:mod:`archrivals.bots.afar`), both in JSON."""
    job = msgspec.json.decode(data)
    setup = setup_from_json(job["setup"])
    cat = catalogue_for(setup)
    sight = sight_of(job, cat)
    found = hints(sight, ask_from(job, sight), job["seed"])
    return msgspec.json.encode([hint_json(each, cat) for each in found])


def kindly(make: Callable[[bytes], bytes], data: bytes) -> bytes:
    """The same at a lower priority, which stays with the process."""
    os.nice(max(0, KINDNESS - os.nice(0)))
    return make(data)


async def work_as_coach(context: Context, stop: asyncio.Event) -> None:
    """Make reviews and hints until ``stop``."""
    await asyncio.gather(
        work_apart(context, stop, SUBJECT, review_data),
        work_apart(context, stop, HINTS, hints_data),
    )


async def work_apart(
    context: Context, stop: asyncio.Event, subject: str, make: Callable[[bytes], bytes]
) -> None:
    """Answer a subject of the bus until ``stop``; the process starts when it is first needed.

    ``make`` is what runs there; it must be importable.
    """
    one_at_a_time = asyncio.Lock()
    mind: Mind | None = None

    async def read(note: Note) -> None:
        nonlocal mind
        async with one_at_a_time:
            try:
                if mind is None:
                    mind = Mind()
                    await mind.wake(make)
                made = await asyncio.wrap_future(mind.pool.submit(kindly, make, note.data))
            except BrokenProcessPool:
                log.warning("the coach's process ended unasked")
                mind = None
                return
            except Exception:
                log.exception("the coach failed")
                return
        await note.reply(made)

    unlisten = await context.bus.listen(subject, read, subject)
    try:
        await stop.wait()
    finally:
        await unlisten()
        if mind is not None:
            mind.end()
