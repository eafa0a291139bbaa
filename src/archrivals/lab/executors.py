"""Who plays the blocks: this process, several processes, or the machines of a Ray cluster.

A crew is given chunks of blocks and hands them back played, in any order, each exactly once. A
process or a machine that dies costs time and nothing else: its chunks are played again.
"""

from __future__ import annotations

import importlib
from collections import Counter, deque
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, Protocol

from archrivals.bots import BotError, check_bot

from .blocks import Block, Match, Unit, play_blocks
from .lab_bots import LAB_BOTS

Chunk = tuple[Unit, ...]

DEATHS_BEFORE_SUSPICION: Final = 3
"""How many deaths a chunk may be near to before it is suspected of them."""

LOST: Final = "every process that played this block died of it: too little memory, perhaps"


class Crew(Protocol):
    """Plays chunks of blocks."""

    @property
    def hands(self) -> int:
        """Return how many chunks are played at a time."""
        ...

    def give(self, chunk: Chunk) -> None:
        """Something to do."""
        ...

    def take(self) -> list[Block]:
        """Wait until a chunk is done; its blocks."""
        ...

    def close(self) -> None:
        """Stop all work under way."""
        ...


class MissingPackage(RuntimeError):
    """A package of the extra ``lab`` is wanted; the message says how to install it."""


def package(name: str, why: str) -> Any:
    """A package that only the lab needs, imported when it is wanted."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError:
        first = name.partition(".")[0]
        raise MissingPackage(f"{why} needs {first}: pip install 'archrivals[lab]'") from None


class Alone:
    """This process."""

    hands = 1

    def __init__(self, match: Match) -> None:
        self._match = match
        self._waiting: deque[Chunk] = deque()

    def give(self, chunk: Chunk) -> None:
        """Something to do."""
        self._waiting.append(chunk)

    def take(self) -> list[Block]:
        """Play a chunk."""
        return play_blocks(self._match, self._waiting.popleft())

    def close(self) -> None:
        """Nothing is under way."""
        self._waiting.clear()


class Processes:
    """Several processes of this machine."""

    def __init__(self, match: Match, jobs: int) -> None:
        self._match = match
        self.hands = jobs
        self._pool = ProcessPoolExecutor(jobs)
        self._waiting: dict[Future[list[Block]], Chunk] = {}
        self._deaths: Counter[Chunk] = Counter()
        self._suspects: list[Chunk] = []

    @property
    def workers(self) -> list[int]:
        """The processes' ids."""
        return sorted(self._pool._processes or ())

    def give(self, chunk: Chunk) -> None:
        """Something to do."""
        try:
            self._waiting[self._pool.submit(play_blocks, self._match, chunk)] = chunk
        except BrokenProcessPool:
            self._renew([chunk])

    def take(self) -> list[Block]:
        """Yield the blocks of the chunks that are done; those of a dead worker are played again."""
        blocks: list[Block] = []
        while not blocks:
            if self._suspects:
                return self._watched(self._suspects.pop())
            done, _ = wait(self._waiting, return_when=FIRST_COMPLETED)
            orphans: list[Chunk] = []
            for future in done:
                chunk = self._waiting.pop(future)
                try:
                    blocks += future.result()
                except BrokenProcessPool:
                    orphans.append(chunk)
            if orphans:
                self._renew(orphans)
        return blocks

    def _renew(self, orphans: list[Chunk]) -> None:
        """A new pool, and in it what the old one, broken by the death of a worker, did not finish.

        It is unknown which chunk a worker died of; one that is there at every death is suspect.
        """
        self._pool.shutdown(wait=True, cancel_futures=True)
        self._pool = ProcessPoolExecutor(self.hands)
        lost = [future for future in self._waiting if not _has_result(future)]
        for chunk in [*orphans, *(self._waiting.pop(future) for future in lost)]:
            self._deaths[chunk] += 1
            if self._deaths[chunk] < DEATHS_BEFORE_SUSPICION:
                self.give(chunk)
            else:
                self._suspects.append(chunk)

    def _watched(self, chunk: Chunk) -> list[Block]:
        """Play a chunk in a process of its own; if that dies as well, the chunk is given up."""
        with ProcessPoolExecutor(1) as cell:
            try:
                return cell.submit(play_blocks, self._match, chunk).result()
            except BrokenProcessPool:
                return [Block(pair, number, (), 0.0, LOST) for pair, number in chunk]

    def close(self) -> None:
        """Stop; a chunk under way is played to its end and forgotten."""
        self._pool.shutdown(wait=True, cancel_futures=True)


def _has_result(future: Future[list[Block]]) -> bool:
    return future.done() and not future.cancelled() and future.exception() is None


def _rules_and_cards(match: Match) -> tuple[str, str]:
    """By what rules and cards a machine would play, or which bot it lacks."""
    for name in match.names:
        try:
            check_bot(name, LAB_BOTS)
        except BotError as error:
            return "", str(error)
    return match.rules_and_cards


class RayCluster:
    """The machines of a Ray cluster; each needs this package, in this version."""

    def __init__(self, match: Match, address: str) -> None:
        self._ray = package("ray", "a cluster")
        self._ray.init(address=address, log_to_driver=False, logging_level="error")
        self._match = self._ray.put(match)
        self._play = self._ray.remote(num_cpus=1, max_retries=DEATHS_BEFORE_SUSPICION)(play_blocks)
        self._waiting: dict[Any, Chunk] = {}  # a reference of Ray's has no public type
        self._wake(match)

    def _wake(self, match: Match) -> None:
        """Let every processor lay out the cards: it starts its worker, or reports what it lacks."""
        ready = self._ray.remote(num_cpus=1, scheduling_strategy="SPREAD")(_rules_and_cards)
        try:
            found = self._ray.get([ready.remote(self._match) for _ in range(self.hands)])
        except self._ray.exceptions.RayError as error:
            self._ray.shutdown()
            raise ConnectionError(f"a machine of the cluster cannot play: {error}") from None
        for rules, lacks in found:
            if not rules:
                self._ray.shutdown()
                raise ConnectionError(f"a machine of the cluster cannot play: {lacks}")
        if set(found) != {match.rules_and_cards}:
            self._ray.shutdown()
            raise ConnectionError("a machine of the cluster has other rules or cards than this one")

    @property
    def hands(self) -> int:
        """All processors of the cluster as it is now: machines come and go."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def give(self, chunk: Chunk) -> None:
        """Something to do."""
        self._waiting[self._play.remote(self._match, chunk)] = chunk

    def take(self) -> list[Block]:
        """The blocks of a chunk; Ray itself plays again what died with a machine."""
        done, _ = self._ray.wait(list(self._waiting), num_returns=1)
        chunk = self._waiting.pop(done[0])
        try:
            blocks: list[Block] = self._ray.get(done[0])
        except self._ray.exceptions.RayError as error:
            return [Block(pair, number, (), 0.0, str(error)) for pair, number in chunk]
        return blocks

    def close(self) -> None:
        """Stop the work under way and leave the cluster."""
        for reference in self._waiting:
            self._ray.cancel(reference)
        self._ray.shutdown()


def crew_for(match: Match, jobs: int = 1, address: str | None = None) -> Crew:
    """The crew that was asked for: a cluster by its address, else this number of processes."""
    if address is not None:
        return RayCluster(match, address)
    return Processes(match, jobs) if jobs > 1 else Alone(match)
