"""Between processes: subjects, queue groups, requests. Local to one process, or over NATS.

Nothing on the bus is the record: a message may be lost with the process that had it, and a part
that sent it asks again.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Final, Protocol

import nats.errors
from nats.aio.client import Client
from nats.aio.msg import Msg


class NobodyThere(Exception):
    """No process listens to this subject."""


@dataclass(frozen=True, slots=True)
class Note:
    """A message that arrived; ``reply`` answers a request and does nothing otherwise."""

    subject: str
    data: bytes
    reply: Callable[[bytes], Awaitable[None]]


Reader = Callable[[Note], Coroutine[Any, Any, None]]
Stop = Callable[[], Awaitable[None]]


class Bus(Protocol):
    """The line on which the processes of a server talk to each other."""

    async def publish(self, subject: str, data: bytes) -> None:
        """Send a message to all listeners."""

    async def listen(self, subject: str, reader: Reader, group: str = "") -> Stop:
        """Read a subject; of a group only one member gets each message."""

    async def request(self, subject: str, data: bytes, seconds: float) -> bytes:
        """Ask and wait; ``NobodyThere`` or ``TimeoutError`` when no answer comes."""

    def when_back(self, then: Callable[[], Awaitable[None]]) -> None:
        """Call this whenever the line was down and is up again: messages may have been lost."""

    async def close(self) -> None:
        """Stop listening and talking."""

    @property
    def connected(self) -> bool:
        """Return whether messages go through now."""


async def no_reply(data: bytes) -> None:
    """There was no question."""


class LocalBus:
    """The bus of a server that is one process."""

    connected = True

    def __init__(self) -> None:
        self._readers: dict[str, list[tuple[str, Reader]]] = {}
        self._turns: dict[tuple[str, str], int] = {}
        self._running: set[asyncio.Task[None]] = set()

    def _for(self, subject: str) -> list[Reader]:
        """Every reader without a group, and one of each group, in turn."""
        found: list[Reader] = []
        groups: dict[str, list[Reader]] = {}
        for group, reader in self._readers.get(subject, ()):
            if group:
                groups.setdefault(group, []).append(reader)
            else:
                found.append(reader)
        for group, readers in groups.items():
            turn = self._turns.get((subject, group), 0)
            self._turns[subject, group] = turn + 1
            found.append(readers[turn % len(readers)])
        return found

    def _start(self, reader: Reader, note: Note) -> None:
        task = asyncio.get_running_loop().create_task(reader(note))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def publish(self, subject: str, data: bytes) -> None:
        """Send a message to all listeners."""
        for reader in self._for(subject):
            self._start(reader, Note(subject, data, no_reply))

    async def listen(self, subject: str, reader: Reader, group: str = "") -> Stop:
        """Read a subject."""
        entry = (group, reader)
        self._readers.setdefault(subject, []).append(entry)

        async def stop() -> None:
            readers = self._readers.get(subject, [])
            if entry in readers:
                readers.remove(entry)
            if not readers:
                self._readers.pop(subject, None)

        return stop

    async def request(self, subject: str, data: bytes, seconds: float) -> bytes:
        """Ask and wait."""
        readers = self._for(subject)
        if not readers:
            raise NobodyThere(subject)
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

        async def reply(data: bytes) -> None:
            if not answer.done():
                answer.set_result(data)

        for reader in readers:
            self._start(reader, Note(subject, data, reply))
        async with asyncio.timeout(seconds):
            return await answer

    def when_back(self, then: Callable[[], Awaitable[None]]) -> None:
        """The line within a process is never down."""

    async def close(self) -> None:
        """Stop listening."""
        self._readers.clear()
        for task in list(self._running):
            task.cancel()


MAX_PENDING_BYTES: Final = 64 * 1024 * 1024
"""How many bytes of messages a slow reader may have waiting."""

CONNECT_TIMEOUT_S: Final = 5.0
"""Seconds for the first connection: a NATS that is restarted is back within them."""


class NatsBus:
    """The bus of a cluster."""

    def __init__(
        self, client: Client, realm: str, back: list[Callable[[], Awaitable[None]]]
    ) -> None:
        self._client = client
        self._realm = realm
        self._back = back

    @classmethod
    async def connect(
        cls, address: str, realm: str, name: str, within: float = CONNECT_TIMEOUT_S
    ) -> NatsBus:
        """Connect, and connect again for ever when the line breaks.

        After ``within`` seconds without an answer, raise the error of the last try.
        """
        trouble: Exception = TimeoutError(f"no answer within {within:g} s")

        async def quiet(error: Exception) -> None:
            """Connect to NATS; ``connected`` shows a lost line, which the client restores
            itself."""
            nonlocal trouble
            trouble = error

        back: list[Callable[[], Awaitable[None]]] = []

        async def restored() -> None:
            for then in list(back):
                with contextlib.suppress(nats.errors.Error):  # it broke again: then again later
                    await then()

        client = Client()
        try:
            async with asyncio.timeout(within):
                await client.connect(
                    address,
                    name=name,
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=0.2,  # type: ignore[arg-type]  # slept, so any number
                    connect_timeout=2,
                    ping_interval=2,
                    max_outstanding_pings=2,
                    error_cb=quiet,
                    reconnected_cb=restored,
                    pending_size=MAX_PENDING_BYTES,
                    # Views of hands come as answers: a role may read none but its own.
                    inbox_prefix=f"_INBOX.{name}",
                )
        except TimeoutError:
            await client.close()
            raise trouble from None
        return cls(client, realm, back)

    @property
    def connected(self) -> bool:
        """Return whether messages go through now."""
        return self._client.is_connected

    async def publish(self, subject: str, data: bytes) -> None:
        """Send a message to all listeners."""
        await self._client.publish(f"{self._realm}.{subject}", data)

    async def listen(self, subject: str, reader: Reader, group: str = "") -> Stop:
        """Read a subject."""
        start = len(self._realm) + 1

        async def got(message: Msg) -> None:
            async def reply(data: bytes) -> None:
                if message.reply:
                    await self._client.publish(message.reply, data)

            await reader(Note(message.subject[start:], message.data, reply))

        kept: Any = await self._client.subscribe(
            f"{self._realm}.{subject}",
            queue=group,
            cb=got,
            pending_bytes_limit=MAX_PENDING_BYTES,
        )

        async def stop() -> None:
            with contextlib.suppress(nats.errors.Error):  # the line is down, and so is this
                await kept.unsubscribe()

        return stop

    async def request(self, subject: str, data: bytes, seconds: float) -> bytes:
        """Ask and wait."""
        try:
            answer = await self._client.request(f"{self._realm}.{subject}", data, timeout=seconds)
        except nats.errors.NoRespondersError:
            raise NobodyThere(subject) from None
        except nats.errors.TimeoutError:
            raise TimeoutError(subject) from None
        except (nats.errors.Error, OSError) as error:  # the line is down: as good as no answer
            raise TimeoutError(f"{subject}: {error}") from None
        return answer.data

    def when_back(self, then: Callable[[], Awaitable[None]]) -> None:
        """Call this whenever the line was down and is up again."""
        self._back.append(then)

    async def close(self) -> None:
        """Send the remaining messages, then stop."""
        try:
            await asyncio.wait_for(self._client.drain(), 5)
        except (nats.errors.Error, TimeoutError, OSError, RuntimeError):
            with contextlib.suppress(nats.errors.Error, OSError, RuntimeError):
                await self._client.close()  # the line is down: nothing can be said any more
