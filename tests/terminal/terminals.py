"""Programs at a terminal of their own, as a window or an ssh connection gives them one."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

DEADLINE_S: Final = 300.0
QUIET_S: Final = 0.15
"""For so long a program that has drawn its screen writes nothing."""

ESCAPES: Final = re.compile(r"\x1b(\[[0-9;?<>=]*[a-zA-Z~]|[PX^_].*?\x1b\\|\][^\x07]*\x07|.)")


class Terminal:
    """``archrivals`` with these words at a pseudo-terminal; ``text`` is what it has written.

    A ``deaf`` one is started as ``nohup`` does it: it ignores that its terminal closes.
    """

    def __init__(
        self,
        *words: str,
        environment: dict[str, str],
        columns: int = 80,
        lines: int = 24,
        deaf: bool = False,
    ) -> None:
        self.text = ""
        self.pid, self._window = pty.fork()
        if self.pid == 0:
            if deaf:
                signal.signal(signal.SIGHUP, signal.SIG_IGN)
            os.execve(
                sys.executable,
                [sys.executable, "-m", "archrivals", *words],
                os.environ | {"TERM": "xterm-256color"} | environment,
            )
        size = struct.pack("HHHH", lines, columns, 0, 0)
        fcntl.ioctl(self._window, termios.TIOCSWINSZ, size)

    def type(self, keys: str) -> None:
        """Press keys, and read until the program has answered them."""
        os.write(self._window, keys.encode())
        self.read()

    def read(self) -> str:
        """What is written until nothing more comes, without colours and movements."""
        fresh = b""
        while select.select([self._window], [], [], QUIET_S)[0]:
            try:
                part = os.read(self._window, 65_536)
            except OSError:  # the program has ended
                break
            if not part:
                break
            fresh += part
        told = ESCAPES.sub(" ", fresh.decode("utf-8", "replace"))
        self.text += told
        return told

    def until(self, come: Callable[[], bool], keys: str = "") -> None:
        """Read, and press ``keys`` each time the program is quiet, until something has come."""
        end = time.monotonic() + DEADLINE_S
        while not come():
            assert time.monotonic() < end, f"it did not come; the last that was shown:\n{self.text}"
            if keys:
                self.type(keys)
            else:
                self.read()

    def wait_for(self, words: str) -> None:
        """Read until these words are shown."""
        self.until(lambda: words in " ".join(self.text.split()))

    def kill(self) -> None:
        """End the program at once, as ``kill -9`` does."""
        os.kill(self.pid, signal.SIGKILL)
        self._end()

    def hang_up(self) -> None:
        """Close the window."""
        os.close(self._window)
        self._window = -1
        self._end()

    def _end(self) -> None:
        with suppress(ChildProcessError):
            os.waitpid(self.pid, 0)
        if self._window >= 0:
            os.close(self._window)
