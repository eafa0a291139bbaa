"""The welcome of a server that is started at a terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from archrivals.folders import data_folder
from archrivals.server.core.lan import BLOCKS, qr_code
from archrivals.server.core.settings import DATABASE_FILE, Settings, web_address
from archrivals.server.core.store import sqlite_file


def welcome(settings: Settings, lan: Sequence[str] = (), out: TextIO | None = None) -> str:
    """Describe where the server is; ``lan`` are the addresses under which others find this machine.

    A terminal also gets a QR code, for a phone to scan.
    """
    out = out or sys.stderr
    kept = _kept_in(settings)
    if not lan:
        ready = f"Archrivals is ready: {settings.public_url}"
        return "\n".join([ready, *kept, "Press Ctrl-C to stop."])
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
    lines.append("No other device gets through? Let Python through the firewall of this machine.")
    return "\n".join([*lines, *kept, "Press Ctrl-C to stop."])


def _kept_in(settings: Settings) -> list[str]:
    """Return where accounts and games are; an old place is named with the new one."""
    if not settings.database.startswith("sqlite:"):
        return []
    file = sqlite_file(settings.database)
    if file is None:
        return ["Accounts and games are kept nowhere: they end with the server."]
    lines = [f"Accounts and games are in {file.absolute()}"]
    usual = data_folder() / DATABASE_FILE
    if file.absolute() == Path(DATABASE_FILE).absolute() != usual:
        lines.append(f"It was found in this folder; servers started elsewhere use {usual}")
    return lines


def _draws(out: TextIO) -> bool:
    """Return whether the terminal has the characters of a QR code."""
    try:
        BLOCKS.encode(out.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True
