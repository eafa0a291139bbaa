"""Watch whether the machine itself stands still, from a process that nothing else can hold up.

A virtual machine may be stopped by its own host for a second. A measurement in that time says
nothing about the programs on it, so a bench measures again.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

PULSE_INTERVAL_S: Final = 0.005
MIN_LATENESS_S: Final = 0.05
"""Seconds of lateness that are reported."""


def beat() -> None:
    """Sleep for a moment, again and again, and report each one that took too long."""
    with contextlib.suppress(AttributeError, OSError):  # without the right it is only less sure
        os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(50))
    last = time.monotonic()
    while os.getppid() != 1:
        time.sleep(PULSE_INTERVAL_S)
        now = time.monotonic()
        if now - last - PULSE_INTERVAL_S > MIN_LATENESS_S:
            print(f"{now:.3f} {now - last - PULSE_INTERVAL_S:.3f}", flush=True)
        last = now


class Pulse:
    """Feels the machine's pulse while a bench runs."""

    def __init__(self, file: Path) -> None:
        self._file = file
        with file.open("w") as out:
            self._process = subprocess.Popen([sys.executable, __file__], stdout=out)

    def stood_still(self, since: float) -> float:
        """The longest time for which the machine stood still since then, in seconds."""
        lines = (line.split() for line in self._file.read_text().splitlines())
        return max((float(late) for at, late in lines if float(at) >= since), default=0.0)

    def end(self) -> None:
        """No more of it."""
        self._process.terminate()
        self._process.wait()


if __name__ == "__main__":
    beat()
