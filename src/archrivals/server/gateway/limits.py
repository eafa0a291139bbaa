"""How much is too much: messages of a socket, bytes of a request."""

from __future__ import annotations

from time import monotonic
from typing import Final

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LARGEST_BODY: Final = 100_000
"""No request needs more bytes than a recipe with all its cards."""


class Bucket:
    """So many a second, twice as many in a burst."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._left = 2.0 * rate
        self._at = monotonic()

    def take(self) -> float:
        """Take one; otherwise the seconds until there is one again."""
        now = monotonic()
        self._left = min(2.0 * self._rate, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1.0:
            return (1.0 - self._left) / self._rate
        self._left -= 1.0
        return 0.0


class SmallBodies:
    """Refuses requests with a body that is larger than anything we take."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Look at the announced length, and count what comes without one."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        announced = dict(scope["headers"]).get(b"content-length", b"0")
        if not announced.isdigit() or int(announced) > LARGEST_BODY:
            reason = f"a request has at most {LARGEST_BODY} bytes"
            refusal = JSONResponse({"code": "too-large", "reason": reason}, 413)
            await refusal(scope, receive, send)
            return
        seen = 0

        async def counted() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > LARGEST_BODY:
                return {"type": "http.disconnect"}
            return message

        await self.app(scope, counted, send)
