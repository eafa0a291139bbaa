"""How much is too much: messages of a socket, bytes of a request."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import Final

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from archrivals.server.core.admission import PEOPLE_PER_ADDRESS
from archrivals.server.core.rates import Pace, Shares

SLOWER: Final[dict[str, float]] = {
    "looks": 10,
    "undo": 40,
    "looking": 40,
    "chat": 80,
    "hints": 240,
}
"""The factor by which these are rarer: whole views, undo, signs of input, chat, hints."""

BURSTS: Final[dict[str, int]] = {"looks": 20, "undo": 10, "looking": 20, "chat": 8, "hints": 6}

MAX_BODY_BYTES: Final = 100_000
"""No request needs more bytes than a recipe with all its cards."""


BODY_TIMEOUT_S: Final = 15.0
"""Seconds in which the body of a request must be there."""


class Bucket:
    """A rate per second, twice as many in a burst."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._left = 2.0 * rate
        self._at = monotonic()

    def take(self) -> float:
        """Take one; otherwise the seconds until there is one again. A rate of 0 means no limit."""
        if not self._rate:
            return 0.0
        now = monotonic()
        self._left = min(2.0 * self._rate, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1.0:
            return (1.0 - self._left) / self._rate
        self._left -= 1.0
        return 0.0


class Allowances:
    """The allowances of each person and each address for messages that cost more."""

    def __init__(self, messages_per_second: int, limited: Callable[[str], None]) -> None:
        rate = float(messages_per_second)
        self._messages = Pace(rate, 2 * messages_per_second, monotonic)
        self._of_address = Pace(
            PEOPLE_PER_ADDRESS * rate, 2 * PEOPLE_PER_ADDRESS * messages_per_second, monotonic
        )
        self._costly = {
            name: Shares(BURSTS[name], rate / less, partial(limited, name))
            for name, less in SLOWER.items()
        }

    def pause(self, person: str, address: str) -> float:
        """Seconds to wait before the next message is read: a person's sockets count together."""
        of_person = self._messages.wait(person) if person else 0.0
        return max(of_person, self._of_address.wait(address) if address else 0.0)

    def take(self, what: str, person: str, address: str) -> int:
        """Take one; otherwise the seconds until there is one again."""
        return self._costly[what].take(person, address)


class SmallBodies:
    """Refuses requests with a body that is larger, or later, than anything we take."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Look at the announced length, and count what comes without one."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        announced = dict(scope["headers"]).get(b"content-length", b"0")
        if not announced.isdigit() or int(announced) > MAX_BODY_BYTES:
            reason = f"a request has at most {MAX_BODY_BYTES} bytes"
            refusal = JSONResponse({"code": "too-large", "reason": reason}, 413)
            await refusal(scope, receive, send)
            return
        seen, until, more = 0, monotonic() + BODY_TIMEOUT_S, True

        async def counted() -> Message:
            nonlocal seen, more
            try:  # when it is all there, a second read waits for the end of the line
                async with asyncio.timeout(until - monotonic() if more else None):
                    message = await receive()
            except TimeoutError:
                return {"type": "http.disconnect"}
            more = message.get("more_body", False)
            seen += len(message.get("body", b""))
            if seen > MAX_BODY_BYTES:
                return {"type": "http.disconnect"}
            return message

        await self.app(scope, counted, send)
