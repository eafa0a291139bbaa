"""How often: a bucket for each person, address or mail, in the memory of one process."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from starlette.requests import HTTPConnection

from ..settings import Settings
from .refusal import Refusal

MOST: Final = 20_000
"""How many keys are remembered; whoever was not seen for longest is forgotten first."""


class Buckets:
    """Each key may do ``burst`` things at once and ``per_second`` on average; 0 is no limit."""

    def __init__(
        self,
        burst: float,
        per_second: float,
        most: int = MOST,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._burst = burst
        self._per_second = per_second
        self._most = most
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._left)

    def take(self, key: str) -> int:
        """Take one; 0 if there was one, else how many seconds until there is."""
        if self._burst <= 0 or self._per_second <= 0:
            return 0
        left = self._now(key)
        self._keep(key, left - 1 if left >= 1 else left)
        return 0 if left >= 1 else max(1, math.ceil((1 - left) / self._per_second))

    def give_back(self, key: str) -> None:
        """It did not count after all."""
        if key in self._left:
            self._keep(key, min(self._burst, self._now(key) + 1))

    def _now(self, key: str) -> float:
        left, at = self._left.get(key, (self._burst, self._clock()))
        return min(self._burst, left + (self._clock() - at) * self._per_second)

    def _keep(self, key: str, left: float) -> None:
        self._left[key] = (left, self._clock())
        self._left.move_to_end(key)
        while len(self._left) > self._most:
            self._left.popitem(last=False)


class Limits:
    """The buckets of one process."""

    def __init__(self, settings: Settings) -> None:
        requests, sign_ups = settings.requests_per_minute, settings.sign_ups_per_hour
        self.requests = Buckets(requests, requests / 60)
        self.sign_ups = Buckets(sign_ups, sign_ups / 3600)
        self.tries_by_mail = Buckets(10, 1 / 60)
        self.tries_by_address = Buckets(60, 1 / 3)
        self.mails = Buckets(3, 3 / 3600)


def limits(connection: HTTPConnection) -> Limits:
    """The limits of the application that serves this request."""
    state = connection.app.state
    if not hasattr(state, "limits"):
        state.limits = Limits(state.context.settings)
    found: Limits = state.limits
    return found


def spend(buckets: Buckets, key: str, reason: str) -> None:
    """Take one, or refuse with the reason and how long to wait."""
    wait = buckets.take(key)
    if wait:
        shown = f"{wait} seconds" if wait < 120 else f"{math.ceil(wait / 60)} minutes"
        raise Refusal(429, "too-often", f"{reason}; wait {shown} and try again.", wait)


def client_address(connection: HTTPConnection, settings: Settings) -> str:
    """Where a request comes from; of IPv6 the network, since one person has all of it.

    Of ``X-Forwarded-For`` only the last address counts: the proxy wrote it, the client the rest.
    """
    peer = connection.client.host if connection.client else ""
    if settings.trust_proxy:
        forwarded = ",".join(connection.headers.getlist("x-forwarded-for"))
        peer = forwarded.rpartition(",")[2].strip() or peer
    try:
        address = ipaddress.ip_address(peer)
    except ValueError:  # a local socket, or a proxy that writes names: as good a key as any
        return peer[:64]
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    return str(address.ipv4_mapped or ipaddress.IPv6Network((address, 64), strict=False))
