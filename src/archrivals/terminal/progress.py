"""Progress on a terminal, for people who wait."""

from __future__ import annotations

import os
import sys
import time
from stat import S_ISFIFO
from types import TracebackType
from typing import Final, TextIO

FIRST_NOTICE_S: Final = 2.0
"""Seconds that a person waits without a word."""


class Progress:
    """A progress bar on standard error, once the work has taken two seconds.

    It is for a person at a terminal: there is none where standard error is a file, or where
    standard output goes to another program, which may write to the same terminal. With ``every``
    there is a line at intervals instead: long work has a log. ``estimate`` is False where
    the last part may take longer than all others.
    """

    def __init__(self, total: int, what: str, every: float = 0.0, *, estimate: bool = True) -> None:
        self.total = total
        self.what = what
        self.estimate = estimate
        self.every = every
        self.began = self.reported = time.monotonic()
        self.watched = sys.stderr.isatty() and not _is_pipe(sys.stdout)
        self.shown = False

    def __enter__(self) -> Progress:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if self.shown:
            print("\r\033[K", end="", file=sys.stderr, flush=True)

    def at(self, done: int, total: int = 0) -> None:
        """Show how far it is; ``total`` where that has changed."""
        self.total = total or self.total
        now = time.monotonic()
        if not done or now - self.began < FIRST_NOTICE_S:
            return
        line = f"{done}/{self.total} {self.what}"
        if self.estimate:
            line += f", {_span((now - self.began) / done * (self.total - done))} left"
        if self.watched:
            self.shown = True
            bar = "#" * (30 * done // self.total)
            print(f"\r\033[K[{bar:<30}] {line} ", end="", file=sys.stderr, flush=True)
        elif self.every and now - self.reported >= self.every:
            self.reported = now
            print(line, file=sys.stderr, flush=True)


def _is_pipe(stream: TextIO) -> bool:
    """Return whether another program reads this output."""
    try:
        return S_ISFIFO(os.fstat(stream.fileno()).st_mode)
    except (OSError, ValueError):  # not a file at all, as under a test
        return False


def _span(seconds: float) -> str:
    """A time as one says it."""
    if seconds < 100:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 6_000 else f"{seconds / 3_600:.1f} h"
