"""How often: a bucket for each person, address or mail, in the memory of one process."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from time import monotonic

from starlette.requests import HTTPConnection

from archrivals.server.core.rates import Buckets, Pace, Shares
from archrivals.server.core.refusal import refuse
from archrivals.server.core.settings import Settings

from .attempts import Attempts


class Limits:
    """The buckets of one process; ``limited`` is called with the name of one that is empty.

    What an address may ask for at once is still taken at a ``pace``: others come in between.
    """

    def __init__(
        self, settings: Settings, limited: Callable[[str], None] = lambda name: None
    ) -> None:
        def empty(name: str) -> Callable[[], None]:
            return lambda: limited(name)

        requests, sign_ups = settings.requests_per_minute, settings.sign_ups_per_hour
        self.requests = Buckets(requests, requests / 60, empty=empty("requests"))
        self.pace = Pace(requests / 30, max(10, requests // 10), monotonic)
        self.tables = Shares(requests / 60, requests / 6000, empty("tables"))
        self.sign_ups = Buckets(sign_ups, sign_ups / 3600, empty=empty("sign-ups"))
        self.logins = Attempts(limited)
        self.guesses = Buckets(10, 1 / 60, empty=empty("guesses"))
        self.tries_by_address = Buckets(60, 1 / 3, empty=empty("tries"))
        self.mails_by_place = Buckets(3, 3 / 3600, empty=empty("mails"))
        self.mails = Buckets(6, 6 / 3600, empty=empty("mails"))
        self.reports = Shares(5, 10 / 3600, empty("reports"))
        self.reviews = Shares(6, 30 / 3600, empty("reviews"))
        self.saves = Shares(20, 60 / 3600, empty("saves"))
        self.replays = Shares(60, 2.0, empty("replays"))


def limits(connection: HTTPConnection) -> Limits:
    """The limits of the application that serves this request."""
    state = connection.app.state
    if not hasattr(state, "limits"):
        state.limits = Limits(state.context.settings, state.context.metrics.limited)
    found: Limits = state.limits
    return found


def spend(buckets: Buckets, key: str, reason: str) -> None:
    """Take one, or refuse with the reason and how long to wait."""
    refuse(buckets.take(key), reason)


def client_address(connection: HTTPConnection, settings: Settings) -> str:
    """Return the address of a client; of IPv6 the network, since one person has all of it.

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
