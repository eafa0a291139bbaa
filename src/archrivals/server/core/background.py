"""Background tasks: kept until they are done, with a log line for each error."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from typing import Any

import structlog


class Asides:
    """The tasks that a part of the server has started and left to themselves."""

    def __init__(self, say: structlog.stdlib.BoundLogger) -> None:
        self._say = say
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Begin something that need not be waited for."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._forget)
        return task

    def __len__(self) -> int:
        """Return the number of tasks under way."""
        return len(self._tasks)

    def __iter__(self) -> Iterator[asyncio.Task[None]]:
        """Those under way."""
        return iter(self._tasks)

    async def done(self) -> None:
        """Wait until nothing is under way."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    def _forget(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._say.error("something broke aside", exc_info=error)
