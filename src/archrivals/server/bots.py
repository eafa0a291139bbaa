"""The bot worker: answers jobs in processes of its own, each within a budget.

A bot that takes too long is given up together with its process, and the seat gets a quick, legal
answer instead: a slow bot never blocks a table. What is imported here is imported by every one
of those processes, so the rest of the server is known by its types only.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing import active_children, get_context, parent_process
from types import TracebackType
from typing import TYPE_CHECKING, Final

import msgspec

from archrivals.bots.afar import answer_job
from archrivals.boxes import catalogue_for
from archrivals.engine.catalogue import Catalogue
from archrivals.engine.rules import Recipe, Setup
from archrivals.engine.saving import setup_from_json

if TYPE_CHECKING:
    from .bus import Note
    from .context import Context

SUBJECT: Final = "bots"
"""Where jobs are put, and the queue group of those who answer them."""

PAUSE: Final = 1.0
"""Seconds before a process that could not be started is tried again."""

log = logging.getLogger(__name__)

# --- In a process of its own ------------------------------------------------------------------


def answer_data(data: bytes) -> int:
    """The answer to a job; this runs in a process of the pool."""
    job = msgspec.json.decode(data)
    setup = setup_from_json(job["setup"])
    return answer_job(job, _catalogue(setup.box, setup.recipe))


@lru_cache(maxsize=8)
def _catalogue(box: str, recipe: Recipe | None) -> Catalogue:
    """The cards of a setup: all that it depends on is the box or the recipe."""
    return catalogue_for(Setup(box=box, recipe=recipe))


def _begin() -> None:
    """An interrupt at the keyboard is for the server, which ends its processes itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """A server that was killed could not end its processes; nobody else would."""
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(1)


# --- The thinker ------------------------------------------------------------------------------


class _Option(msgspec.Struct):
    verb: str


class _Ask(msgspec.Struct):
    options: list[_Option]


class _View(msgspec.Struct):
    seat: int
    ask: _Ask


class _Job(msgspec.Struct):
    """As much of a job as is read on this side."""

    position: int
    view: _View


class _Answer(msgspec.Struct):
    """What comes back."""

    position: int
    seat: int
    option: int


_JOBS: Final = msgspec.json.Decoder(_Job)


def quick_answer(verbs: list[str]) -> int:
    """The answer of a bot that is out of time: to stop or decline if it can, else the first."""
    for at, verb in enumerate(verbs):
        if verb in ("end", "done", "none"):
            return at
    return 0


class Mind:
    """One process that answers one job at a time."""

    def __init__(self) -> None:
        self.pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_begin)
        self._pid = -1

    async def wake(self, answer: Callable[[bytes], object]) -> None:
        """Start the process; it is ready when it has imported what it needs."""
        self._pid = await asyncio.wrap_future(self.pool.submit(_ready, answer))

    def end(self) -> None:
        """Kill the process, whatever it does; it holds nothing that is not elsewhere."""
        for child in active_children():
            if child.pid == self._pid:
                child.kill()
        self.pool.shutdown(wait=False)


def _ready(answer: Callable[[bytes], object]) -> int:
    """Sent with what it will be asked to do, so that importing it is over when it returns."""
    return os.getpid()


class Thinker:
    """Answers jobs in ``jobs`` processes, each job within ``budget`` seconds of its arrival.

    Every process has a pool to itself: a pool is broken when one of its processes is killed.
    ``answer`` is what runs there; it must be importable. ``fell_back`` is called whenever the
    quick answer had to do.
    """

    def __init__(
        self,
        jobs: int,
        budget: float,
        answer: Callable[[bytes], int] = answer_data,
        fell_back: Callable[[], None] = lambda: None,
    ) -> None:
        self._jobs = jobs
        self.budget = budget
        self._answer = answer
        self._fell_back = fell_back
        self._idle: asyncio.Queue[Mind] = asyncio.Queue()
        self._minds: set[Mind] = set()
        self._tasks: set[asyncio.Task[int | None]] = set()
        self._closing = False

    async def __aenter__(self) -> Thinker:
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
        """Start the processes; they are ready when this returns."""
        try:
            await asyncio.gather(*(self._hire() for _ in range(self._jobs)))
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Answer what is in hand, then end the processes."""
        self._closing = True
        try:
            if self._tasks:
                await asyncio.wait(self._tasks, timeout=2 * self.budget)
        finally:
            for mind in self._minds:
                mind.end()
        await asyncio.gather(*(asyncio.to_thread(mind.pool.shutdown) for mind in self._minds))
        self._minds.clear()

    async def rested(self) -> None:
        """Wait until no process is at work, and those that were given up are replaced."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def think(self, data: bytes) -> bytes:
        """The answer to a job, both in JSON; ``msgspec.DecodeError`` if it is none."""
        job = _JOBS.decode(data)
        verbs = [option.verb for option in job.view.ask.options]
        task = asyncio.get_running_loop().create_task(self._ponder(data))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        await asyncio.wait({task}, timeout=self.budget)
        option = task.result() if task.done() else None
        if option is not None and not 0 <= option < len(verbs):
            log.error("a bot's answer is wrong: there is no option %d", option)
            option = None
        if option is None:
            option = quick_answer(verbs)
            self._fell_back()
        return msgspec.json.encode(_Answer(job.position, job.view.seat, option))

    async def _ponder(self, data: bytes) -> int | None:
        """A bot's own answer; None when there is none in time.

        Whoever asked waits for the budget only; a process has the whole of it from the moment
        that it gets the job, so that it is not ended for having been asked late.
        """
        try:
            async with asyncio.timeout(self.budget):
                mind = await self._idle.get()
        except TimeoutError:
            log.warning("all bot processes were busy for %.1f s", self.budget)
            return None
        try:
            future = asyncio.wrap_future(mind.pool.submit(self._answer, data))
            future.add_done_callback(_heed)
            done, _ = await asyncio.wait({future}, timeout=self.budget)
            if done:
                option = future.result()
                self._idle.put_nowait(mind)
                return option
            log.warning("a bot took longer than %.1f s and was given up", self.budget)
        except BrokenProcessPool:
            log.warning("a bot process ended unasked")
        except Exception:
            log.exception("a bot failed")
            self._idle.put_nowait(mind)
            return None
        await self._replace(mind)
        return None

    async def _replace(self, mind: Mind) -> None:
        """A new process for one that is lost."""
        mind.end()
        self._minds.discard(mind)
        while not self._closing:
            try:
                await self._hire()
            except (BrokenProcessPool, OSError):
                log.exception("a bot process could not be started")
                await asyncio.sleep(PAUSE)
            else:
                return

    async def _hire(self) -> None:
        mind = Mind()
        self._minds.add(mind)
        try:
            await mind.wake(self._answer)
        except (BrokenProcessPool, OSError):
            self._minds.discard(mind)
            mind.end()
            raise
        self._idle.put_nowait(mind)


def _heed(future: asyncio.Future[int]) -> None:
    """Whatever a process that was given up has still to say is no news."""
    if not future.cancelled():
        future.exception()


# --- The worker -------------------------------------------------------------------------------


async def work(context: Context, stop: asyncio.Event, jobs: int) -> None:
    """Answer the jobs of the bus until ``stop``; then those in hand, at most two a process."""
    room = asyncio.Semaphore(2 * jobs)
    in_hand: set[asyncio.Task[None]] = set()
    budget = context.settings.bot_budget / 1000
    async with Thinker(jobs, budget, fell_back=context.metrics.bot_fell_back) as thinker:

        async def answer(note: Note) -> None:
            try:
                await note.reply(await thinker.think(note.data))
            finally:
                room.release()

        async def read(note: Note) -> None:
            await room.acquire()
            if stop.is_set():  # it is asked again, of somebody else
                room.release()
                return
            task = asyncio.get_running_loop().create_task(answer(note))
            in_hand.add(task)
            task.add_done_callback(in_hand.discard)
            task.add_done_callback(_tell)

        unlisten = await context.bus.listen(SUBJECT, read, SUBJECT)
        try:
            await stop.wait()
        finally:
            await unlisten()
            if in_hand:
                await asyncio.wait(in_hand)


def _tell(task: asyncio.Task[None]) -> None:
    """A job that could not be read, or an answer that nobody could be told."""
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("a bot's job was not answered: %s", error)
