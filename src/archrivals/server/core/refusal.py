"""Refusals of requests that come too often."""

from __future__ import annotations

import math

from archrivals.hosting.refusal import Refusal


def refuse(wait: int, reason: str) -> None:
    """Refuse a request if there are seconds to wait."""
    if wait:
        shown = f"{wait} seconds" if wait < 120 else f"{math.ceil(wait / 60)} minutes"
        raise Refusal(429, "too-often", f"{reason}; wait {shown} and try again.", wait)
