"""The sockets a server listens on: opened first, so that a port in use is found before all else."""

from __future__ import annotations

import errno
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from .place import CannotStart
from .settings import HIGHEST_PORT

BACKLOG: Final = 4_096
"""Connections that may wait until they are accepted."""


@contextmanager
def listening(address: str, port: int, setting: str = "port") -> Iterator[list[socket.socket]]:
    """The same as ``listen``; closed at the end."""
    sockets = listen(address, port, setting)
    try:
        yield sockets
    finally:
        for one in sockets:
            one.close()


def listen(address: str, port: int, setting: str = "port") -> list[socket.socket]:
    """Listen on every address that a name stands for; with port 0 on one that is free.

    ``setting`` is what a person changes when the port cannot be had.
    """
    try:
        found = socket.getaddrinfo(
            address or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
    except (socket.gaierror, UnicodeError):
        raise CannotStart(_no_address(address)) from None
    opened: list[socket.socket] = []
    trouble: OSError | None = None
    for family, kind, protocol, _, place in dict.fromkeys(found):
        # The protocol is named: asyncio switches Nagle's algorithm off only where it is.
        try:
            one = socket.socket(family, kind, protocol)
        except OSError as error:  # no IPv6 on this machine
            trouble = error
            continue
        try:
            _bind(one, (place[0], port_of(opened) or port, *place[2:]))
        except OSError as error:
            one.close()
            trouble = error
            if error.errno != errno.EADDRNOTAVAIL:  # "localhost" may name one that is not there
                break
        else:
            opened.append(one)
    else:
        if opened:
            return opened
    for one in opened:
        one.close()
    raise CannotStart(_explained(trouble, address, port, setting)) from None


def port_of(sockets: list[socket.socket]) -> int:
    """The port they listen on; 0 when there is none."""
    port: int = sockets[0].getsockname()[1] if sockets else 0
    return port


def _bind(one: socket.socket, place: tuple[object, ...]) -> None:
    if os.name == "posix":  # else a server could not start again for a minute after it has ended
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    elif hasattr(socket, "SO_EXCLUSIVEADDRUSE"):  # Windows: no other process may take our port
        one.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
    if one.family == socket.AF_INET6 and hasattr(socket, "IPV6_V6ONLY"):
        one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
    one.bind(place)
    one.listen(BACKLOG)


def _explained(error: OSError | None, address: str, port: int, setting: str) -> str:
    number = error.errno if error is not None else errno.EADDRNOTAVAIL
    other = port + 1 if port < HIGHEST_PORT else port - 1
    wanted = f"--port {other}" if setting == "port" else f"ARCHRIVALS_{setting.upper()}={other}"
    if number == errno.EADDRINUSE:
        return (
            f"port {port} is in use, perhaps by another Archrivals; "
            f"stop that program, or choose another port: {wanted}"
        )
    if number in (errno.EACCES, errno.EPERM):
        other = 8777 if setting == "port" else 9777
        wanted = f"--port {other}" if setting == "port" else f"ARCHRIVALS_{setting.upper()}={other}"
        return f"you may not listen on port {port}; choose one above 1023: {wanted}"
    if number in (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT):
        return _no_address(address)
    return f"cannot listen on {address} port {port}: {error}"


def _no_address(address: str) -> str:
    return (
        f"{address!r} is not an address of this machine to listen on; "
        "use 127.0.0.1 for this machine alone, or 0.0.0.0 for the network"
    )
