"""The bot worker: decides for the seats that programs play, in processes of its own.

Each of those processes imports the modules named here, so the rest of the server is
known by its types only.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from archrivals.bots import BotError, bot_factory, looks_ahead
from archrivals.bots.remote import THINK_LIMIT_S, answer_job, job_of
from archrivals.boxes import BOXES
from archrivals.engine.language.rules import Setup
from archrivals.engine.saving import setup_from_json
from archrivals.engine.table import Table
from archrivals.hosting.cards import cards_for
from archrivals.server.core.admission import Bounds

from .lanes import Lane, serve

if TYPE_CHECKING:
    from archrivals.server.context import Context

SUBJECT: Final = "bots"
"""Where jobs are put, and the queue group of those who answer them."""

WAITING: Final = Bounds(all=256, person=12)
"""How many decisions may wait; at a person's further tables the stand-in decides."""

WARM_UP_BOTS: Final = ("greedy", "goldie", "archrival")
"""Bots that together use every table of weights there is."""

WARM_UP_S: Final = 0.02
WORKER_NICENESS: Final = 5
"""People come first: bots think with the rest."""


def answer_data(data: bytes, seconds: float, own: tuple[str, ...] = ()) -> bytes:
    """The number of the option that a bot takes, in JSON; this runs in a process of the pool.

    ``own`` are the bots that the operator has listed.
    """
    job = msgspec.json.decode(data)
    setup = setup_from_json(job["setup"])
    cat = cards_for(setup)
    return msgspec.json.encode(answer_job(job, cat, own, seconds))


def warm_up(own: tuple[str, ...]) -> None:
    """Load all that a decision needs, before the first one: a decision has no time for it.

    That is the operator's bots, the cards of every box, and the weights and the networks of ours.
    """
    for name in own:
        with suppress(BotError):  # reported when it is asked for a decision
            bot_factory(name)
    for box in BOXES:
        setup = Setup(box=box)
        table = Table.new(setup, cards_for(setup), "warm-up")
        for bot in WARM_UP_BOTS:
            job = job_of(table, table.ask.seat, bot, "warm-up")
            answer_job(job, table.state.cat, seconds=WARM_UP_S)


def light(bot: str, options: int) -> bool:
    """Return whether a bot decides at once, or there is nothing to decide."""
    return options < 2 or not looks_ahead(bot)


def bot_lane(context: Context, jobs: int) -> Lane:
    """Run the processes in which bots think, and one for those that decide at once."""
    own = context.settings.own_bots
    return Lane(
        SUBJECT,
        partial(answer_data, own=own),
        jobs + 1,
        WAITING,
        context.metrics,
        usual=THINK_LIMIT_S,
        longest=context.settings.bot_budget / 1000,
        reserved=1,
        kindness=WORKER_NICENESS,
        idle=context.settings.idle_time,
        prepare=partial(warm_up, own),
    )


async def work(
    context: Context, stop: asyncio.Event, jobs: int, ready: asyncio.Event | None = None
) -> None:
    """Answer the jobs of the bus until ``stop``; then those that a process has in hand.

    ``ready`` is set once the processes are warm and jobs are taken.
    """
    async with bot_lane(context, jobs) as lane:
        await serve(context.bus, SUBJECT, lane, stop, ready)
