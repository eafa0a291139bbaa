"""Futures of choices in finished games: played by the coach, and known for a while at a gateway."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic
from typing import Any, Final

import msgspec

from archrivals.engine.records import from_plain, to_plain
from archrivals.hosting.futures import FuturesMade, FuturesShown
from archrivals.hosting.refusal import Refusal
from archrivals.server.context import Context
from archrivals.server.core.admission import Job
from archrivals.server.jobs.lanes import REVIEWS, ask

from .reviews import Busy

SLICE_TIMEOUT_S: Final = 30.0
"""Seconds that a client waits for a few more futures, jobs before them included."""

MAX_KNOWN: Final = 128
"""The choices whose futures are known at a gateway; one takes a few kilobytes."""

FUTURES_SLOT: Final = -2
"""In place of a seat: futures wait apart from reviews."""

Key = tuple[str, int, int]
"""A table, a position and an option."""


class FuturesKnown:
    """The futures of choices, as far as they are known at this gateway."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._known: OrderedDict[Key, FuturesMade] = OrderedDict()

    def of(self, key: Key) -> FuturesMade | None:
        """Return the futures of a choice, as far as they are known."""
        return self._known.get(key)

    async def more(self, saved: Any, key: Key, person: str, address: str) -> FuturesShown:
        """Have a few more futures played, unless all are known; ``Busy`` if there is no time."""
        known = self._known.get(key)
        if known is not None and known.shown.done == known.shown.of:
            return known.shown
        table, position, option = key
        plain = None if known is None else to_plain(known)
        job: Any = {"save": saved, "position": position, "option": option, "known": plain}
        deadline = monotonic() + SLICE_TIMEOUT_S
        data = msgspec.json.encode(job)
        slot = (table, FUTURES_SLOT, position)
        result = await ask(
            self._context.bus, REVIEWS, Job("review", *slot, person, address, deadline, data)
        )
        if result.outcome != "done":
            raise Busy("the coach has no time to look ahead now; try again in a minute")
        reply = msgspec.json.decode(result.data)
        if "refused" in reply:
            raise Refusal(*reply["refused"])
        made = from_plain(FuturesMade, reply["made"])
        self._known[key] = made
        self._known.move_to_end(key)
        while len(self._known) > MAX_KNOWN:
            self._known.popitem(last=False)
        return made.shown
