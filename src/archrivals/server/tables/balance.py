"""Even load: which host takes a table first, when one takes none, and what one gives away.

Every host publishes its load with its lease and reads that of the others. Two thresholds each keep
tables from going back and forth: a host begins to give away above one and stops at the other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil
from pathlib import Path
from time import monotonic, process_time
from typing import Final
from zlib import crc32

from .leases import Peer

LOAD_WINDOW_S: Final = 10.0
"""Seconds over which the load of a host is measured."""

FULL_SHARE: Final = 0.85
"""The share of a processor or of memory above which a host takes no table …"""

ROOMY_SHARE: Final = 0.60
"""… while another is below this."""

IDLE_LOAD: Final = 0.05
BUSY_WEIGHT: Final = 0.25
"""The weight of processor time next to that of the number of tables, which changes more slowly."""

SPARE_TABLES: Final = 2
BEGIN_GIVING: Final = 1.10
"""A host gives tables away above this multiple of the mean, and a few more …"""

STOP_GIVING: Final = 1.02
"""… and stops at this one."""

MIN_GIVEN_AT_ONCE: Final = 2
EVENING_TIME_S: Final = 15
"""Seconds in which a host gives away what it has too much, looking once a second."""


@dataclass(slots=True)
class Balance:
    """The load of this host, and what follows from that of its peers of the same rules."""

    me: str
    peers: Sequence[Peer] = ()
    giving: bool = False
    sent: Counter[str] = field(default_factory=Counter)
    """The tables that each host was sent since it published how many it has."""

    def heard(self, peers: Sequence[Peer]) -> None:
        """Take note of what all hosts have published."""
        before = {each.id: each.tables for each in self.peers}
        self.sent = Counter(
            {
                each.id: self.sent[each.id]
                for each in peers
                if before.get(each.id) == each.tables and each.id != self.me
            }
        )
        self.peers = peers

    def left(self, host: str) -> None:
        """Send a host no tables until it publishes again that it takes some."""
        self.peers = [each for each in self.peers if each.id != host]

    def takers(self) -> list[Peer]:
        """Return the hosts that take tables of our rules; the full ones only if there is no room
        elsewhere."""
        mine = next((each.rules for each in self.peers if each.id == self.me), None)
        found = [each for each in self.peers if each.taking and each.rules == mine]
        if any(_use(each) < ROOMY_SHARE for each in found):
            found = [each for each in found if _use(each) < FULL_SHARE]
        return found

    def chosen(self, table: str) -> str:
        """Return the host that should take a table: the less loaded of two that its id names."""
        first = sorted(self.takers(), key=lambda each: _rank(table, each.id))[:2]
        return min(first, key=self._weight).id if first else self.me

    def least(self) -> str | None:
        """Return the other host with the fewest tables."""
        others = [each for each in self.takers() if each.id != self.me]
        return min(others, key=self._weight).id if others else None

    def _weight(self, peer: Peer) -> float:
        takers = self.takers()
        tables = sum(each.tables for each in takers) / len(takers)
        load = sum(each.load for each in takers) / len(takers)
        busy = peer.load / load if load > IDLE_LOAD else 1.0
        return (peer.tables + self.sent[peer.id]) / max(1.0, tables) + BUSY_WEIGHT * busy

    def surplus(self, tables: int) -> int:
        """Return how many tables to give away now."""
        others = [each for each in self.takers() if each.id != self.me]
        if not others:
            self.giving = False
            return 0
        theirs = sum(each.tables + self.sent[each.id] for each in others)
        mean = (tables + theirs) / (len(others) + 1)
        if tables > BEGIN_GIVING * mean + SPARE_TABLES:
            self.giving = True
        keep = ceil(STOP_GIVING * mean)
        if tables <= keep:
            self.giving = False
        if not self.giving:
            return 0
        return min(tables - keep, max(MIN_GIVEN_AT_ONCE, (tables - keep) // EVENING_TIME_S))


def _use(peer: Peer) -> float:
    return max(peer.load, peer.memory)


def _rank(table: str, host: str) -> int:
    return crc32(f"{table} {host}".encode())


class LoadMeter:
    """Measures the share of a processor that this process uses, and of its memory."""

    def __init__(self) -> None:
        self._marks = [(monotonic(), process_time())]
        self._limit = _memory_limit()

    def load(self) -> float:
        """Return the share of a processor in the last seconds."""
        now = monotonic(), process_time()
        self._marks = [each for each in self._marks if now[0] - each[0] < LOAD_WINDOW_S] or [
            self._marks[-1]
        ]
        since = self._marks[0]
        self._marks.append(now)
        passed = now[0] - since[0]
        return (now[1] - since[1]) / passed if passed > 0 else 0.0

    def memory(self) -> float:
        """Return the share of the container's memory; 0 where there is no limit to see."""
        if not self._limit:
            return 0.0
        try:
            used = int(Path("/sys/fs/cgroup/memory.current").read_text())
        except (OSError, ValueError):
            return 0.0
        return used / self._limit


def _memory_limit() -> int:
    """Return the limit of this container in bytes; 0 where there is none."""
    try:
        return int(Path("/sys/fs/cgroup/memory.max").read_text())
    except (OSError, ValueError):  # "max", or no container
        return 0
