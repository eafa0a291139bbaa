"""What a server says to whoever starts it at a terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TextIO

from archrivals.server.core.lan import BLOCKS, qr_code
from archrivals.server.core.settings import Settings, web_address


def welcome(settings: Settings, lan: Sequence[str] = (), out: TextIO | None = None) -> str:
    """Where the server is; ``lan`` are the addresses under which others find this machine.

    A terminal gets a QR code, too, for a phone to scan.
    """
    out = out or sys.stderr
    if not lan:
        return f"Archrivals is ready: {settings.public_url}\nPress Ctrl-C to stop."
    best, *others = dict.fromkeys(
        [settings.public_url, *(web_address(each, settings.port) for each in lan)]
    )
    lines = []
    if out.isatty() and _draws(out):
        colours = sys.platform != "win32" and "NO_COLOR" not in os.environ
        lines += ["Scan this with a phone:", qr_code(best, colours=colours)]
    lines += [
        "Archrivals is ready.",
        f"On this machine:  {web_address('127.0.0.1', settings.port)}",
        f"In your network:  {best}",
    ]
    if others:
        lines.append(f"If that fails:    {', '.join(others)}")
    lines.append("Nobody gets through? Let Python through the firewall of this machine.")
    return "\n".join([*lines, "Press Ctrl-C to stop."])


def _draws(out: TextIO) -> bool:
    """Whether the terminal has the characters of a QR code."""
    try:
        BLOCKS.encode(out.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True
