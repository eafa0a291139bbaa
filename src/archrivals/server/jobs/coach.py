"""The coach of a server: hints, and finished games looked back at, each in a process of its own.

A review takes seconds of a processor, so it is asked for over the bus and made where bots think,
at a lower priority, a slice at a time; the client looks again later. The processes import this
module.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import msgspec

from archrivals.engine.records import from_plain, to_json
from archrivals.hosting.coaching import Reviewing, hints_for
from archrivals.hosting.futures import FuturesMade, futures_of, work
from archrivals.hosting.refusal import Refusal
from archrivals.server.core.admission import Bounds

from .lanes import HINTS, REVIEWS, Lane, serve

if TYPE_CHECKING:
    from archrivals.server.context import Context

HINTS_WAITING: Final = Bounds(all=32, person=1)
REVIEWS_WAITING: Final = Bounds(all=32, person=3)
"""How many hints and reviews may wait."""

HINT_LIMIT_S: Final = 15.0
REVIEW_LIMIT_S: Final = 120.0
"""The time limits of a hint and of a slice of a review, once they have begun."""

REVIEW_SLICE_S: Final = 1.5
"""The work on a review before its readers see how far it is, and others have their turn."""

FUTURES_SLICE_S: Final = 0.7
"""The work on futures before their reader sees how far they are."""

WORKER_NICENESS: Final = 10
"""By how much bots and tables come first."""


def review_data(data: bytes, seconds: float) -> bytes:
    """Return the reviews of a game for some seats as far as they are made; job and result are JSON.

    ``found`` is what a process needs to go on with them; None when they are whole. A job with an
    ``option`` is about futures.
    """
    job = msgspec.json.decode(data)
    if "option" in job:
        return futures_data(job)
    making = Reviewing(job["save"], job["seats"], job.get("share", 1.0), job.get("found"))
    more = making.work_for(REVIEW_SLICE_S)
    made = {"reviews": making.all(), "found": making.found if more else None}
    return to_json(made).encode()


def futures_data(job: Any) -> bytes:  # an object of JSON
    """Return what has come of some more futures of a choice, or why there are none."""
    known = None if job["known"] is None else from_plain(FuturesMade, job["known"])
    try:
        playing = futures_of(job["save"], job["position"], job["option"], known)
        made: Any = {"made": work(playing, FUTURES_SLICE_S)}
    except Refusal as refusal:
        made = {"refused": [refusal.status, refusal.code, refusal.reason]}
    return to_json(made).encode()


def hints_data(data: bytes, seconds: float) -> bytes:
    """Hints for a job such as bots get (:mod:`archrivals.bots.remote`), both in JSON."""
    return msgspec.json.encode(hints_for(msgspec.json.decode(data)))


async def work_as_coach(context: Context, stop: asyncio.Event) -> None:
    """Make reviews and hints until ``stop``."""
    hinting = Lane(
        HINTS,
        hints_data,
        *(1, HINTS_WAITING, context.metrics),
        usual=HINT_LIMIT_S,
        longest=HINT_LIMIT_S,
        kindness=WORKER_NICENESS,
        idle=context.settings.idle_time,
        lazy=True,
    )
    reviewing = Lane(
        REVIEWS,
        review_data,
        *(1, REVIEWS_WAITING, context.metrics),
        usual=REVIEW_LIMIT_S,
        longest=REVIEW_LIMIT_S,
        kindness=WORKER_NICENESS,
        idle=context.settings.idle_time,
        lazy=True,
    )
    async with hinting, reviewing:
        await asyncio.gather(
            serve(context.bus, HINTS, hinting, stop),
            serve(context.bus, REVIEWS, reviewing, stop),
        )
