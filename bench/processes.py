"""The resources of processes, as Linux reports them; none for one that has ended."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

PAGE: Final = os.sysconf("SC_PAGE_SIZE")
TICKS: Final = os.sysconf("SC_CLK_TCK")


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    found: list[int] = []
    with suppress(OSError):
        for thread in _place(process, "task").iterdir():
            found += map(int, (thread / "children").read_text().split())
    return found


def family(process: int) -> list[int]:
    """A process, those that it has started, and those that they have."""
    return [process, *(each for child in children(process) for each in family(child))]


def worked(process: int) -> float:
    """Seconds of processor time."""
    with suppress(OSError):
        fields = _place(process, "stat").read_text().rpartition(")")[2].split()
        return sum(map(int, fields[11:13])) / TICKS
    return 0.0


def resident(process: int) -> int:
    """Bytes in memory, with all that it shares."""
    with suppress(OSError):
        return int(_place(process, "statm").read_text().split()[1]) * PAGE
    return 0


def share(process: int) -> int:
    """Bytes in memory, with its share of what several have: those of a family add up."""
    with suppress(OSError, IndexError):  # one that has just ended has an empty file
        text = _place(process, "smaps_rollup").read_text()
        return int(text.partition("\nPss:")[2].split()[0]) << 10
    return 0


def handles(process: int) -> int:
    """Open files, sockets and pipes."""
    with suppress(OSError):
        return len(os.listdir(_place(process, "fd")))
    return 0


def _place(process: int, file: str) -> Path:
    return Path("/proc") / str(process) / file
