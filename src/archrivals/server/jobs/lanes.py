"""Lanes: the processes that do one kind of costly work, their queue, and the way over the bus.

A job that takes too long is given up together with its process. The client learns what became
of every job, so that a table can go on without it. The processes import this module, so it knows
the rest of the server by its types only.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from time import monotonic
from types import TracebackType
from typing import TYPE_CHECKING, Final, Literal

import msgspec
from msgspec import Struct

from archrivals.server.core.admission import Bounds, Dropped, Job, Kind, Queue, Slot

if TYPE_CHECKING:
    from archrivals.server.core.bus import Bus, Note
    from archrivals.server.telemetry.metrics import Metrics

HINTS: Final = "hints"
REVIEWS: Final = "reviews"
"""Where the coach is asked. A hint does not wait for reviews: it has a process of its own."""

RESTART_DELAY_S: Final = 1.0
"""Seconds before a process that could not be started is tried again."""

MAX_STARTS: Final = 3
"""Attempts to start a process before the lane gives up: the system may kill one by mistake."""

RESULT_GRACE_S: Final = 0.25
"""Seconds that a result which was made just in time has for its way."""

UNWATCHED_SHARE: Final = 0.1
"""The share of the usual time for a job that no client waits for."""

MIN_THINK_S: Final = 0.05
"""Seconds that a bot may think, however many others wait."""

Outcome = Literal["done", "full", "late", "outdated", "again", "failed", "nobody"]
Work = Callable[[bytes, float], bytes]
"""What runs in a process: a job's data, and the seconds it should take at most."""

log = logging.getLogger(__name__)


class Result(Struct, array_like=True, frozen=True):
    """The result of a job.

    ``full``: more waits than may. ``late``: it was not started in time. ``outdated``: a newer job
    took its place. ``again``: this worker is about to stop. ``failed``: its process broke, or took
    too long. ``nobody``: there is no worker.
    """

    outcome: Outcome
    data: bytes = b""


_DROPPED: Final[dict[Dropped, Outcome]] = {
    "expired": "late",
    "replaced": "outdated",
    "displaced": "full",
}

# --- A process --------------------------------------------------------------------------------

STOPS: Final = (signal.SIGINT, signal.SIGTERM)
"""Signals that a terminal or a service manager sends to all processes of a server."""


def _begin(kindness: int, idle: bool) -> None:
    """Leave Ctrl-C and a stop of the whole group to the server, which ends its processes itself."""
    for stop in STOPS:
        signal.signal(stop, signal.SIG_IGN)
    if kindness:
        _be_kind(kindness, idle)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _be_kind(kindness: int, idle: bool) -> None:
    """Have a low priority, or take only spare time, where that can be had.

    A process that is merely less important is still left alone for some milliseconds whenever an
    order arrives; on a machine with few cores that happens at every step of its way.
    """
    if idle and hasattr(os, "SCHED_IDLE"):  # Linux
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    elif hasattr(os, "nice"):  # Windows has no such thing
        os.nice(kindness)


def _end_with_the_server() -> None:
    """A server that was killed could not end its processes; nothing else would."""
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(1)


@contextmanager
def _stops_kept_back() -> Iterator[None]:
    """Start processes that no stop ends. ``_begin`` comes too late for that: they import first."""
    if hasattr(signal, "pthread_sigmask"):  # Windows has none
        before = signal.pthread_sigmask(signal.SIG_BLOCK, STOPS)
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
    else:
        yield


def _ready(work: Work, prepare: Callable[[], None]) -> int:
    """Sent with what it will be asked to do, so that importing it is over when it returns."""
    prepare()
    return os.getpid()


def nothing() -> None:
    """Do nothing: the preparation of most processes for their first job."""


class Mind:
    """One process that does one job at a time.

    Every process has a pool to itself: a pool is broken when one of its processes is killed.
    """

    def __init__(self, kindness: int = 0, *, idle: bool = False) -> None:
        self.pool = ProcessPoolExecutor(
            1, mp_context=get_context("spawn"), initializer=_begin, initargs=(kindness, idle)
        )
        self._pid = -1

    async def wake(self, work: Work, prepare: Callable[[], None]) -> None:
        """Start the process; it is ready when it has imported what it needs."""
        with _stops_kept_back():
            ready = self.pool.submit(_ready, work, prepare)
        self._pid = await asyncio.wrap_future(ready)

    def end(self) -> None:
        """Kill the process at once; all its data is also elsewhere."""
        for child in active_children():
            if child.pid == self._pid:
                child.kill()
        self.pool.shutdown(wait=False)


# --- A lane -----------------------------------------------------------------------------------


class Lane:
    """Does jobs in ``places`` processes, in the order of its queue.

    ``work`` runs there; it must be importable. A job is asked to take at most ``usual``
    seconds, less while others wait; after ``longest`` its process is killed. Of several places the
    first ``reserved`` take light jobs alone, so that those never wait for others. The rest run with
    ``kindness`` towards everything else, or while nothing else runs if ``idle``. With ``lazy`` a
    process starts when it is first needed. ``prepare`` is what each does before its first job.
    """

    def __init__(
        self,
        name: str,
        work: Work,
        places: int,
        bounds: Bounds,
        metrics: Metrics,
        *,
        usual: float,
        longest: float,
        reserved: int = 0,
        kindness: int = 0,
        idle: bool = False,
        lazy: bool = False,
        prepare: Callable[[], None] = nothing,
    ) -> None:
        self.name = name
        self.longest = longest
        self._work = work
        self._prepare = prepare
        self._places = places
        self._reserved = reserved
        self._usual = usual
        self._kindness = kindness
        self._idle = idle
        self._lazy = lazy
        self._metrics = metrics
        self.queue = Queue(bounds, monotonic, self._drop)
        metrics.oldest(name, lambda: self.queue.oldest)
        self._results: dict[tuple[Slot, int], asyncio.Future[Result]] = {}
        self._news = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._minds: set[Mind] = set()
        self._busy = 0
        self._closing = False

    async def __aenter__(self) -> Lane:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def start(self) -> None:
        """Start the processes; unless they are lazy, they are ready when this returns."""
        minds: list[Mind | None] = [None] * self._places
        if not self._lazy:
            try:
                lights = [at < self._reserved for at in range(self._places)]
                minds = list(await asyncio.gather(*(self._hire_first(light) for light in lights)))
            except BaseException:
                await self.close()
                raise
        self._tasks = [
            asyncio.get_running_loop().create_task(self._serve(mind, light=at < self._reserved))
            for at, mind in enumerate(minds)
        ]

    async def close(self) -> None:
        """Finish what runs, send back what waits, then end the processes."""
        self._closing = True
        for job in self.queue.drain():
            self._tell(job, Result("again"))
        self._news.set()
        try:
            if self._tasks:
                await asyncio.wait(self._tasks, timeout=self.longest + RESTART_DELAY_S)
        finally:
            for task in self._tasks:
                task.cancel()
            for mind in self._minds:
                mind.end()
        await asyncio.gather(*(asyncio.to_thread(mind.pool.shutdown) for mind in self._minds))
        self._minds.clear()
        for future in self._results.values():
            if not future.done():
                future.set_result(Result("again"))
        self._results.clear()

    # --- Asking -------------------------------------------------------------------------------

    async def ask(self, job: Job) -> Result:
        """Have a job done, and wait until it is, or is known not to be."""
        if self._closing:
            return Result("again")
        offered = self.queue.offer(job)
        self._metrics.admission(self.name, offered)
        self._metrics.waiting(self.name, len(self.queue))
        if offered == "refused":
            return Result("full")
        if offered == "outdated":
            return Result("outdated")
        key = (job.slot, job.position)
        if key not in self._results:
            self._results[key] = asyncio.get_running_loop().create_future()
        self._news.set()
        return await asyncio.shield(self._results[key])

    def _drop(self, job: Job, why: Dropped) -> None:
        self._metrics.admission(self.name, why)
        self._tell(job, Result(_DROPPED[why]))

    def _tell(self, job: Job, result: Result) -> None:
        future = self._results.pop((job.slot, job.position), None)
        if future is not None and not future.done():
            future.set_result(result)

    # --- Working ------------------------------------------------------------------------------

    async def _serve(self, mind: Mind | None, *, light: bool) -> None:
        while not self._closing:
            job = self.queue.next(light=light)
            self._metrics.waiting(self.name, len(self.queue))
            if job is None:
                self._news.clear()
                await self._news.wait()
                continue
            self._busy += 1
            began = monotonic()
            result = Result("failed")
            try:
                mind = mind or await self._hire(light)
                result = await self._done(mind, job)
            except BrokenProcessPool:
                log.warning("a process of %s ended unasked", self.name)
                self._fire(mind)
                mind = None
            except TimeoutError:
                log.warning("%s took longer than %.1f s and was given up", self.name, self.longest)
                self._fire(mind)
                mind = None
            except OSError:
                log.exception("a process of %s could not be started", self.name)
                await asyncio.sleep(RESTART_DELAY_S)
            except Exception:
                log.exception("a job of %s failed", self.name)
            finally:
                self._busy -= 1
                self.queue.finished(job, monotonic() - began)
                self._metrics.admission(self.name, result.outcome)
                self._tell(job, result)
            if mind is None and not self._lazy and not self._closing:
                mind = await self._hired_again(light)

    async def _done(self, mind: Mind, job: Job) -> Result:
        """The result of a job; ``TimeoutError`` when it takes too long."""
        share = self.queue.share(job, max(1, self._places - self._reserved))
        if not job.watched:
            share = min(share, UNWATCHED_SHARE)
        seconds = max(MIN_THINK_S, min(self._usual * share, job.deadline - monotonic()))
        future = asyncio.wrap_future(mind.pool.submit(self._work, job.data, seconds))
        future.add_done_callback(_heed)
        async with asyncio.timeout(self.longest):
            return Result("done", await asyncio.shield(future))

    async def _hire(self, light: bool) -> Mind:
        mind = Mind(0 if light else self._kindness, idle=self._idle)
        self._minds.add(mind)
        try:
            await mind.wake(self._work, self._prepare)
        except BaseException:
            self._fire(mind)
            raise
        return mind

    async def _hire_first(self, light: bool) -> Mind:
        """Start a process with the lane, again if something kills it."""
        for _ in range(MAX_STARTS - 1):
            try:
                return await self._hire(light)
            except BrokenProcessPool:
                log.warning("a process of %s was killed while it started", self.name)
        return await self._hire(light)

    def _fire(self, mind: Mind | None) -> None:
        if mind is not None:
            self._minds.discard(mind)
            mind.end()

    async def _hired_again(self, light: bool) -> Mind | None:
        """A new process for one that is lost."""
        while not self._closing:
            try:
                return await self._hire(light)
            except (BrokenProcessPool, OSError):
                log.exception("a process of %s could not be started", self.name)
                await asyncio.sleep(RESTART_DELAY_S)
        return None


def _heed(future: asyncio.Future[bytes]) -> None:
    """Ignore the late results of a process that was given up."""
    if not future.cancelled():
        future.exception()


# --- Over the bus -----------------------------------------------------------------------------


class _Wanted(Struct, array_like=True):
    """A job on its way. Its deadline travels as the time that is left: clocks need not agree."""

    kind: Kind
    table: str
    seat: int
    position: int
    person: str
    address: str
    left: float
    data: bytes
    light: bool
    watched: bool


_encoder: Final = msgspec.msgpack.Encoder()
_wanted: Final[msgspec.msgpack.Decoder[_Wanted]] = msgspec.msgpack.Decoder(_Wanted)
_results: Final[msgspec.msgpack.Decoder[Result]] = msgspec.msgpack.Decoder(Result)


def packed_job(job: Job) -> bytes:
    """A job on its way; its deadline is by ``monotonic``."""
    left = job.deadline - monotonic()
    known = (job.kind, job.table, job.seat, job.position, job.person, job.address)
    return _encoder.encode(_Wanted(*known, left, job.data, job.light, job.watched))


def opened_job(data: bytes) -> Job:
    """A job that arrived."""
    got = _wanted.decode(data)
    known = (got.kind, got.table, got.seat, got.position, got.person, got.address)
    return Job(*known, monotonic() + got.left, got.data, got.light, got.watched)


def packed_result(result: Result) -> bytes:
    """A result on its way."""
    return _encoder.encode(result)


async def ask(bus: Bus, subject: str, job: Job) -> Result:
    """Have a job done by a worker that answers this subject."""
    from archrivals.server.core.bus import NobodyThere

    left = job.deadline - monotonic()
    if left <= 0:
        return Result("late")
    try:
        return _results.decode(await bus.request(subject, packed_job(job), left + RESULT_GRACE_S))
    except NobodyThere:
        return Result("nobody")
    except TimeoutError:
        return Result("late")


async def serve(
    bus: Bus, subject: str, lane: Lane, stop: asyncio.Event, ready: asyncio.Event | None = None
) -> None:
    """Let a lane answer a subject until ``stop``; then what runs is finished first.

    ``ready`` is set once jobs are taken.
    """
    asking: set[asyncio.Task[None]] = set()

    async def answer(note: Note) -> None:
        await note.reply(packed_result(await lane.ask(opened_job(note.data))))

    async def read(note: Note) -> None:
        """At once: what waited in the line of the bus would be in no queue."""
        task = asyncio.get_running_loop().create_task(answer(note))
        asking.add(task)
        task.add_done_callback(asking.discard)
        task.add_done_callback(_told)

    unlisten = await bus.listen(subject, read, subject)
    if ready is not None:
        ready.set()
    try:
        await stop.wait()
    finally:
        await unlisten()
        await lane.close()
        if asking:
            await asyncio.wait(asking)


def _told(task: asyncio.Task[None]) -> None:
    """Log a job that could not be read, or a result that could not be sent."""
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("a job was not answered: %s", error)
