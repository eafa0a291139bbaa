"""POST to an address that a person has entered: never to a machine inside, never for long.

The name is resolved once and the connection goes to that address, so that a name with a new
address leads nowhere else. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final
from urllib.parse import SplitResult, urlsplit

import h11

POST_TIMEOUT_S: Final = 6.0
MAX_REPLY_BYTES: Final = 65_536
"""Bytes of a reply that are read until its status is known."""

MAX_ADDRESS_LENGTH: Final = 1_000
PORTS: Final = {"http": 80, "https": 443}
Address = ipaddress.IPv4Address | ipaddress.IPv6Address
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")


class NotOutside(ValueError):
    """An address that calls may not go to; the message says why."""


class NoReply(Exception):
    """The other side could not be reached, or said nothing in time."""


@dataclass(frozen=True, slots=True)
class Reply:
    """The status of a reply, and after how many seconds to come again, if it says so."""

    status: int
    wait: int = 0


def checked(address: str, *, inside: bool = False) -> SplitResult:
    """Return the parts of an address; refuse one that calls can never go to."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise NotOutside("this is not an address") from None
    if len(address) > MAX_ADDRESS_LENGTH or not address.isascii() or not address.isprintable():
        raise NotOutside("this is not an address")
    if parts.scheme not in PORTS or not parts.hostname or " " in address:
        raise NotOutside("an address begins with https://")
    if parts.username or parts.password:
        raise NotOutside("an address holds no name and password")
    if inside:
        return parts
    if parts.scheme != "https" or port not in (None, 443):
        raise NotOutside("an address begins with https:// and names no port")
    try:
        found = ipaddress.ip_address(parts.hostname)
    except ValueError:
        return parts
    if not is_outside(found):
        raise NotOutside("this address is inside a network")
    return parts


def is_outside(address: Address) -> bool:
    """Return whether an address belongs to a machine of the open internet."""
    if isinstance(address, ipaddress.IPv6Address):
        within = address.ipv4_mapped or address.sixtofour
        if address in NAT64:
            within = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if within is not None:
            return is_outside(within)
    return address.is_global and not address.is_multicast


async def post(
    address: str, headers: Mapping[str, str], body: bytes, *, inside: bool = False
) -> Reply:
    """Post a body, and return the status of the reply; ``inside`` allows every machine."""
    parts = checked(address, inside=inside)
    try:
        async with asyncio.timeout(POST_TIMEOUT_S):
            return await _posted(parts, headers, body, inside=inside)
    except TimeoutError:
        raise NoReply(f"no answer within {POST_TIMEOUT_S:g} seconds") from None
    except (OSError, h11.RemoteProtocolError, asyncio.IncompleteReadError) as error:
        raise NoReply(type(error).__name__) from None


async def _posted(
    parts: SplitResult, headers: Mapping[str, str], body: bytes, *, inside: bool
) -> Reply:
    host, secure = parts.hostname or "", parts.scheme == "https"
    port = parts.port or PORTS[parts.scheme]
    place = await _resolved(host, port, inside=inside)
    reader, writer = await asyncio.open_connection(
        place,
        port,
        ssl=ssl.create_default_context() if secure else None,
        server_hostname=host if secure else None,
    )
    try:
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        length = {"content-length": str(len(body)), "connection": "close"}
        named = {"host": parts.netloc, **headers, **length}
        line = h11.Connection(h11.CLIENT, max_incomplete_event_size=MAX_REPLY_BYTES)
        asked = h11.Request(method="POST", target=target, headers=list(named.items()))
        for event in (asked, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(line.send(event) or b"")
        await writer.drain()
        return await _reply(line, reader)
    finally:
        writer.close()


async def _resolved(host: str, port: int, *, inside: bool) -> str:
    """Return the address of a name; none of its addresses may be inside."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port)
    places = [str(each[4][0]) for each in found]
    if not places:
        raise NoReply("the name has no address")
    if not inside:
        for place in places:
            if not is_outside(ipaddress.ip_address(place.partition("%")[0])):
                raise NotOutside("this address is inside a network")
    return places[0]


async def _reply(line: h11.Connection, reader: asyncio.StreamReader) -> Reply:
    read = 0
    while True:
        event = line.next_event()
        if event is h11.NEED_DATA:
            data = await reader.read(4096)
            read += len(data)
            if read > MAX_REPLY_BYTES:
                raise NoReply("the answer is too long")
            line.receive_data(data)
        elif isinstance(event, h11.Response):
            waits = [value for name, value in event.headers if name == b"retry-after"]
            wait = int(waits[0]) if waits and waits[0].isdigit() else 0
            return Reply(event.status_code, wait)
        elif not isinstance(event, h11.InformationalResponse):
            raise NoReply("the answer is not HTTP")
