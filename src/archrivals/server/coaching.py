"""The coach of a server: hints, and finished games looked back at, each in a process of its own.

A review takes seconds of a processor, so it is asked for over the bus and made where bots think,
at a lower priority; whoever wants it looks again later. The processes import this module.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import msgspec

from archrivals.bots.afar import RemoteSight
from archrivals.boxes import catalogue_for
from archrivals.coach.data import hint_json, review_json
from archrivals.coach.hints import hints
from archrivals.coach.luck import DEALS
from archrivals.coach.review import Hindsight
from archrivals.engine.saving import setup_from_json

from .admission import Bounds
from .lanes import HINTS, REVIEWS, Lane, serve

if TYPE_CHECKING:
    from .context import Context

HINTS_WAITING: Final = Bounds(all=32, person=1)
REVIEWS_WAITING: Final = Bounds(all=32, person=3)
"""How many hints and reviews may wait."""

HINT_SECONDS: Final = 15.0
REVIEW_SECONDS: Final = 120.0
"""How long a hint or a review may take once it has begun."""

KINDNESS: Final = 10
"""By how much bots and tables come first."""


def review_data(data: bytes, seconds: float) -> bytes:
    """A game as each of some seats may look back at it; job and result are JSON."""
    job = msgspec.json.decode(data)
    saved: dict[str, Any] = job["save"]
    setup = setup_from_json(saved["setup"])
    cat = catalogue_for(setup)
    answers = [(seat, option) for seat, option in saved["answers"]]
    hindsight = Hindsight(setup, cat, saved["seed"], answers, job.get("deals", DEALS))
    found = {str(seat): review_json(hindsight.review(seat), cat) for seat in job["seats"]}
    return msgspec.json.encode(found)


def hints_data(data: bytes, seconds: float) -> bytes:
    """Hints for a job such as bots get (:mod:`archrivals.bots.afar`), both in JSON."""
    job = msgspec.json.decode(data)
    setup = setup_from_json(job["setup"])
    cat = catalogue_for(setup)
    sight = RemoteSight(job, cat)
    found = hints(sight, sight.ask, job["seed"])
    return msgspec.json.encode([hint_json(each, cat) for each in found])


async def work_as_coach(context: Context, stop: asyncio.Event) -> None:
    """Make reviews and hints until ``stop``."""
    hinting = Lane(
        HINTS,
        hints_data,
        *(1, HINTS_WAITING, context.metrics),
        usual=HINT_SECONDS,
        longest=HINT_SECONDS,
        kindness=KINDNESS,
        idle=context.settings.idle_time,
        lazy=True,
    )
    reviewing = Lane(
        REVIEWS,
        review_data,
        *(1, REVIEWS_WAITING, context.metrics),
        usual=REVIEW_SECONDS,
        longest=REVIEW_SECONDS,
        kindness=KINDNESS,
        idle=context.settings.idle_time,
        lazy=True,
    )
    async with hinting, reviewing:
        await asyncio.gather(
            serve(context.bus, HINTS, hinting, stop),
            serve(context.bus, REVIEWS, reviewing, stop),
        )
