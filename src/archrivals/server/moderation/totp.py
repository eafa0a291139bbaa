"""One-time codes of a second factor: RFC 6238 with what every authenticator app expects.

Six digits, SHA-1, a new code every thirty seconds.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import Final
from urllib.parse import quote

DIGITS: Final = 6
PERIOD_S: Final = 30
SECRET_BYTES: Final = 20
"""As long as the hash: RFC 4226, section 4."""

CLOCK_SKEW_PERIODS: Final = 1
"""Periods that a clock may be off: a code may be typed when the next one is shown."""


def new_secret() -> str:
    """A fresh secret, in base32 as apps take it."""
    return base64.b32encode(secrets.token_bytes(SECRET_BYTES)).decode()


def step_at(seconds: float) -> int:
    """The number of the period at this time."""
    return int(seconds) // PERIOD_S


def code(secret: str, step: int) -> str:
    """The code of a period.

    >>> code("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", step_at(59))
    '287082'
    """
    digest = hmac.digest(base64.b32decode(secret), step.to_bytes(8, "big"), hashlib.sha1)
    start = digest[-1] & 0x0F
    number = int.from_bytes(digest[start : start + 4], "big") & 0x7FFFFFFF
    return str(number % 10**DIGITS).zfill(DIGITS)


def matching_step(secret: str, typed: str, seconds: float) -> int | None:
    """The period whose code was typed; None if it is that of no period near this time."""
    now = step_at(seconds)
    found = None
    for step in range(now - CLOCK_SKEW_PERIODS, now + CLOCK_SKEW_PERIODS + 1):
        if hmac.compare_digest(code(secret, step).encode(), typed.encode()):
            found = step
    return found


def address(secret: str, person: str, server: str) -> str:
    """Return the content of the QR code for an authenticator app."""
    label = quote(f"{server}:{person}", safe="")
    return f"otpauth://totp/{label}?secret={secret}&issuer={quote(server, safe='')}"
