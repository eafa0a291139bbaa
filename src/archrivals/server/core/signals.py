"""Signals that end a process: Ctrl-C, SIGTERM, and on Windows Ctrl-Break."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

NAMES: Final = ("SIGINT", "SIGTERM", "SIGBREAK")


@contextmanager
def on_stop_signal(stop: Callable[[], None]) -> Iterator[None]:
    """Call ``stop`` at the first signal to end this process; the second one ends it at once."""
    loop = asyncio.get_running_loop()
    before = {
        number: signal.getsignal(number)
        for number in (getattr(signal, name) for name in NAMES if hasattr(signal, name))
    }

    def as_before() -> None:
        for number, handler in before.items():
            signal.signal(number, handler)

    def received() -> None:
        as_before()
        stop()

    for number in before:
        # Not by loop.add_signal_handler, which Windows does not have.
        signal.signal(number, lambda *_: loop.call_soon_threadsafe(received))
    try:
        yield
    finally:
        as_before()


async def until_stop_signal() -> None:
    """Wait for a signal to end this process."""
    stopped = asyncio.Event()
    with on_stop_signal(stopped.set):
        await stopped.wait()
