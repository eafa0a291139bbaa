"""A table as the server hosts it: msgspec writes its messages."""

from __future__ import annotations

from archrivals.hosting import hosted
from archrivals.server.core import codec


class HostedTable(hosted.HostedTable):
    """One table that people play at."""

    __slots__ = ()
    codec = codec.CODEC
