"""Admission of costly work: which jobs may wait, which comes next, and which are never started.

Bot moves, hints, reviews and replays all wait in a ``Queue``. The queue is plain data with a clock
handed in: it starts nothing and waits for nothing, so every rule here is tested without a process.

Jobs are ordered by the time that people have used, not by their number: a person with one table
is served before a person with a hundred. An address counts for at most ``PEOPLE_PER_ADDRESS``
people, however many use it.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final, Literal

PEOPLE_PER_ADDRESS: Final = 4
"""How many people an address counts for: a family is served as a family, a flood is not."""

LIGHT_JOB_S: Final = 0.005
HEAVY_JOB_S: Final = 0.1
"""Seconds that a light job and any other job are assumed to take until they have ended."""

Kind = Literal["bot", "hint", "review", "replay"]
Slot = tuple[str, str, int]
"""A kind, a table and a seat: at most one job of each slot waits."""

Offered = Literal["admitted", "repeated", "refused", "outdated"]
Dropped = Literal["expired", "replaced", "displaced"]


@dataclass(frozen=True, slots=True)
class Job:
    """A piece of costly work, for a person at an address; worthless after its deadline.

    ``kind``, ``table``, ``seat`` and ``position`` are its key: the same key is computed once, and a
    newer position replaces an older one. ``light`` jobs take milliseconds. No client waits for a
    job that is not ``watched``: it runs when there is nothing else to do.
    """

    kind: Kind
    table: str
    seat: int
    position: int
    person: str
    address: str
    deadline: float
    data: bytes = field(default=b"", repr=False)
    light: bool = False
    watched: bool = True

    @property
    def slot(self) -> Slot:
        """Return the key under which a newer job of the same kind replaces this one."""
        return self.kind, self.table, self.seat

    @property
    def origin(self) -> str:
        """The address, or the person where no address is known."""
        return self.address or f"person {self.person}"

    @property
    def expected(self) -> float:
        """Return the seconds that it probably takes."""
        return LIGHT_JOB_S if self.light else HEAVY_JOB_S


@dataclass(frozen=True, slots=True)
class Bounds:
    """The limits on waiting jobs: in all, of one person, and of one address."""

    all: int
    person: int

    @property
    def address(self) -> int:
        """Count an address as several people, here as well."""
        return self.person * PEOPLE_PER_ADDRESS


class Usage:
    """The time that each person or address has used, as far as it still matters.

    This is start-time fair queueing: a person who comes back after a pause starts level with the
    others, and saves nothing up.
    """

    __slots__ = ("_used", "level")

    def __init__(self) -> None:
        self._used: dict[str, float] = {}
        self.level = 0.0

    def of(self, who: str) -> float:
        """Return how far a person or address is ahead of their share."""
        return max(self.level, self._used.get(who, 0.0))

    def add(self, who: str, seconds: float) -> None:
        """Add time that a person or address has used or is about to use."""
        self._used[who] = self.of(who) + seconds

    def forget(self) -> None:
        """Drop all who are level with the others."""
        self._used = {who: used for who, used in self._used.items() if used > self.level}


class Queue:
    """Jobs that wait: bounded, without doubles, and fair between people and addresses.

    ``dropped`` is called with every job that was admitted and will not run.
    """

    def __init__(
        self,
        bounds: Bounds,
        clock: Callable[[], float],
        dropped: Callable[[Job, Dropped], None] = lambda job, why: None,
    ) -> None:
        self.bounds = bounds
        self._clock = clock
        self._dropped = dropped
        self._waiting: OrderedDict[Slot, Job] = OrderedDict()
        self._since: dict[Slot, float] = {}
        """The time at which each of them came; a newer job of the same slot starts over."""

        self._running: dict[Slot, Job] = {}
        self._people = Usage()
        self._origins = Usage()

    def __len__(self) -> int:
        return len(self._waiting)

    def __iter__(self) -> Iterator[Job]:
        return iter(self._waiting.values())

    @property
    def oldest(self) -> float:
        """Return the seconds that the first wanted job has waited; 0 without one."""
        now = self._clock()
        waited = (now - self._since[each.slot] for each in self if each.deadline > now)
        return max(waited, default=0.0)

    # --- Coming -------------------------------------------------------------------------------

    def offer(self, job: Job) -> Offered:
        """Let a job wait, unless it is known, out of date, or too much.

        ``repeated``: the same job waits or runs already, and its result serves this one as well.
        """
        self._expire()
        running = self._running.get(job.slot)
        if running is not None and running.position == job.position:
            return "repeated"
        known = self._waiting.get(job.slot)
        if known is not None:
            return self._renew(known, job)
        if not self._has_room(job):
            return "refused"
        self._waiting[job.slot] = job
        self._since[job.slot] = self._clock()
        return "admitted"

    def _renew(self, known: Job, job: Job) -> Offered:
        """The newer of two jobs of one slot keeps the place in the line."""
        if job.position < known.position:
            return "outdated"
        if job.position == known.position and job.deadline <= known.deadline:
            return "repeated"
        self._waiting[job.slot] = job
        if job.position == known.position:
            return "repeated"
        self._since[job.slot] = self._clock()
        self._dropped(known, "replaced")
        return "admitted"

    def _has_room(self, job: Job) -> bool:
        """Return whether a job may wait; in a full queue the person with most jobs makes room."""
        crowd = [*self, job]
        people = Counter(each.person for each in crowd)
        origins = Counter(each.origin for each in crowd)
        if people[job.person] > self.bounds.person or origins[job.origin] > self.bounds.address:
            return False
        if len(crowd) <= self.bounds.all:
            return True
        behind = Counter(origin for origin, _ in {(each.origin, each.person) for each in crowd})

        def weight(each: Job) -> tuple[bool, float, int]:
            share = min(PEOPLE_PER_ADDRESS, behind[each.origin])
            return not each.watched, origins[each.origin] / share, people[each.person]

        last = max(reversed(crowd), key=weight)
        if last is job:
            return False
        self._take_out(last)
        self._dropped(last, "displaced")
        return True

    # --- Going --------------------------------------------------------------------------------

    def next(self, *, light: bool = False) -> Job | None:
        """The job to start now, of the light ones if only those are wanted; it counts as running.

        A job that came too late is not started: no client would read its result.
        """
        self._expire()
        ready = [each for each in self if each.light or not light]
        if not ready:
            return None
        job = min(ready, key=lambda each: (not each.watched, self._rank(each)))
        self._people.level = self._origins.level = min(self._rank(each) for each in self)
        self._take_out(job)
        self._running[job.slot] = job
        self._charge(job, job.expected)
        return job

    def _expire(self) -> None:
        now = self._clock()
        for job in [each for each in self if each.deadline <= now]:
            self._take_out(job)
            self._dropped(job, "expired")

    def _take_out(self, job: Job) -> None:
        del self._waiting[job.slot], self._since[job.slot]

    def _rank(self, job: Job) -> float:
        return max(self._people.of(job.person), self._origins.of(job.origin))

    def _charge(self, job: Job, seconds: float) -> None:
        self._people.add(job.person, seconds)
        self._origins.add(job.origin, seconds / PEOPLE_PER_ADDRESS)

    def finished(self, job: Job, seconds: float) -> None:
        """A job has ended; the time that it really took is charged."""
        if self._running.get(job.slot) is job:
            del self._running[job.slot]
        self._charge(job, seconds - job.expected)
        self._people.forget()
        self._origins.forget()

    def drain(self) -> list[Job]:
        """Every job that waits; none does afterwards."""
        left = list(self)
        self._waiting.clear()
        self._since.clear()
        return left

    # --- How much time there is ---------------------------------------------------------------

    def share(self, job: Job, places: int = 1) -> float:
        """Return the share of the usual time that a job may take, to serve the others soon.

        All who wait have equal parts, and a person who waits for many jobs divides theirs.
        """
        rivals = {each.person: each.origin for each in self if each.watched and not each.light}
        own = sum(each.person == job.person and not each.light for each in self)
        rivals.pop(job.person, None)
        crowds = Counter(rivals.values())
        others = sum(min(PEOPLE_PER_ADDRESS, count) for count in crowds.values())
        return min(1.0, places / (1 + others)) / (1 + own)
