"""The one way to say no: a code for programs, a sentence for a person."""

from __future__ import annotations

import math


class Refusal(Exception):
    """Something a person asked for and does not get; over HTTP it becomes ``status``.

    ``wait`` is how many seconds to wait before it makes sense to ask again.
    """

    def __init__(self, status: int, code: str, reason: str, wait: int = 0) -> None:
        super().__init__(reason)
        self.status = status
        self.code = code
        self.reason = reason
        self.wait = wait


def refuse(wait: int, reason: str) -> None:
    """Refuse what was asked for too often, if there are seconds to wait."""
    if wait:
        shown = f"{wait} seconds" if wait < 120 else f"{math.ceil(wait / 60)} minutes"
        raise Refusal(429, "too-often", f"{reason}; wait {shown} and try again.", wait)
