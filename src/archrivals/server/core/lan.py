"""A server for the house: the address that other machines can use, and a QR code of it."""

from __future__ import annotations

import contextlib
import io
import ipaddress
import socket
from typing import Final

PROBES: Final = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")
"""Addresses out on the internet (reserved, without an owner) and in the three private networks."""

BLOCKS: Final = "▀▄█"
"""What QR codes are drawn with."""

# Bright white on black, on any terminal: cameras want dark modules on a
# light ground, and the half blocks of the code draw its light ones.
_COLOURS: Final = "\x1b[97;40m"
_AS_BEFORE: Final = "\x1b[0m"


def lan_addresses() -> list[str]:
    """The IPv4 addresses under which others find this machine, the likeliest first.

    Connecting a datagram socket sends nothing: the system only says which of its addresses it
    would send from.
    """
    found: list[str] = []
    for probe in PROBES:
        with (
            contextlib.suppress(OSError),
            socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked,
        ):
            asked.connect((probe, 9))
            found.append(asked.getsockname()[0])
    with contextlib.suppress(OSError):
        named = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        found += [str(place[0]) for *_, place in named]
    return [each for each in dict.fromkeys(found) if usable(each)]


def usable(address: str) -> bool:
    """Return whether another machine may find this one there.

    >>> [usable(each) for each in ("192.168.1.20", "127.0.1.1", "169.254.3.4", "0.0.0.0")]
    [True, False, False, False]
    """
    found = ipaddress.ip_address(address)
    return not (found.is_loopback or found.is_link_local or found.is_unspecified)


def qr_image(address: str) -> str:
    """A QR code to show on a page: an SVG as a ``data:`` URI."""
    import segno

    return str(segno.make(address, micro=False).svg_data_uri(border=2, scale=4, light="#fff"))


def qr_code(address: str, *, colours: bool = True) -> str:
    """A QR code to show at a terminal."""
    import segno

    drawn = io.StringIO()
    segno.make(address, micro=False).terminal(drawn, compact=True)
    lines = drawn.getvalue().splitlines()
    if colours:
        lines = [f"{_COLOURS}{line}{_AS_BEFORE}" for line in lines]
    return "\n".join(lines)
