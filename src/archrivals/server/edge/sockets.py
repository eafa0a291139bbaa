"""The sockets of the players: who they are, which tables they sit at, and what goes to and fro."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Final, Protocol

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from archrivals.hosting import wire
from archrivals.server.accounts.accounts import Person
from archrivals.server.context import Context
from archrivals.server.core import codec
from archrivals.server.core.trouble import DATABASE_TROUBLE

from .limits import Allowances, Bucket

HELLO_TIMEOUT_S: Final = 10.0
MAX_TABLES_PER_SOCKET: Final = 8
MAX_UNSENT: Final = 400
MAX_UNSENT_BYTES: Final = 2_000_000
MAX_UNREAD: Final = 32
MAX_EXCESS_MESSAGES: Final = 200
"""How many more messages than it may a client sends before the line is cut."""

BAD_MESSAGE: Final = 1008
TRY_LATER: Final = 1013
LOGGED_OUT_CODE: Final = 4001
"""The session of a socket has ended; codes from 4000 on are an application's own."""


class Receiver(Protocol):
    """Carries out the messages that sockets read."""

    context: Context
    allowances: Allowances

    async def welcome(self, socket: Socket, hello: wire.Hello) -> bool:
        """Redeem the ticket of a hello; return whether the socket may go on."""

    def pong(self, socket: Socket) -> None:
        """Answer a ping."""

    async def handle(self, socket: Socket, message: wire.FromClient) -> None:
        """Carry out one message of a client."""

    def broken(self, socket: Socket, message: wire.FromClient) -> None:
        """Reply to a message that could not be carried out."""


class Socket:
    """One connection. Sending never waits: a line that cannot keep up is cut."""

    __slots__ = (
        "_bucket",
        "_closing",
        "_reading",
        "_running",
        "_sending",
        "_socket",
        "_unread",
        "_unsent",
        "_waiting",
        "address",
        "blocked",
        "closed",
        "muted",
        "person",
        "receiver",
        "session",
        "tables",
        "too_fast",
        "words",
    )

    def __init__(self, receiver: Receiver, socket: WebSocket, address: str = "") -> None:
        self.receiver = receiver
        self.address = address
        self._socket = socket
        self.person: Person | None = None
        self.session = ""
        """The session of its ticket, by its hashed token; when that ends, so does the socket."""

        self.words = False
        self.blocked: set[str] = set()
        self.muted: set[str] = set()
        """People whose chat is hidden: for good, and on this line alone."""

        self.tables: dict[str, int] = {}
        """The tables it has joined, and its seat there."""

        self.closed = False
        self.too_fast = 0
        self._unsent: deque[bytes] = deque()
        self._waiting = 0
        self._unread: deque[wire.FromClient] = deque()
        self._sending: asyncio.Task[None] | None = None
        self._reading: asyncio.Task[None] | None = None
        self._closing: asyncio.Task[None] | None = None
        self._running: asyncio.Task[Any] | None = None
        self._bucket = Bucket(receiver.context.settings.messages_per_second)

    # --- Sending ------------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        """Put a message on its way."""
        if self.closed:
            return
        self._waiting += len(message)
        if len(self._unsent) >= MAX_UNSENT or self._waiting > MAX_UNSENT_BYTES:
            self.receiver.context.metrics.slow_consumer_dropped()
            self.close(TRY_LATER)
            return
        self._unsent.append(message)
        if self._sending is None:
            self._sending = asyncio.get_running_loop().create_task(self._send())

    def say(self, message: wire.Reply) -> None:
        """Send a message that is not encoded yet."""
        self.send(self._encoded(message))

    def _encoded(self, message: wire.Reply) -> bytes:
        if isinstance(message, wire.Refused):
            self.receiver.context.metrics.refused(message.code)
        return codec.encode(message)

    async def _send(self) -> None:
        metrics = self.receiver.context.metrics
        try:
            while self._unsent and not self.closed:
                message = self._unsent.popleft()
                await self._socket.send({"type": "websocket.send", "text": message.decode()})
                self._waiting -= len(message)
                metrics.message_out(len(message))
        except (RuntimeError, WebSocketDisconnect, OSError):
            self.closed = True
        finally:
            self._sending = None

    def close(self, code: int, why: wire.Refused | None = None) -> None:
        """End the connection; nothing that comes from now on is heard."""
        if not self.closed:
            self.closed = True
            self._closing = asyncio.get_running_loop().create_task(self._close(code, why))

    async def _close(self, code: int, why: wire.Refused | None) -> None:
        try:
            async with asyncio.timeout(2):
                for last in (*self._unsent, self._encoded(why)) if why is not None else ():
                    await self._socket.send({"type": "websocket.send", "text": last.decode()})
                if self._socket.application_state is not WebSocketState.DISCONNECTED:
                    await self._socket.close(code)
        except TimeoutError:  # it reads nothing, not even why: then without a word
            if self._running is not None:
                self._running.cancel()
        except (RuntimeError, WebSocketDisconnect, OSError):
            return  # it was gone before

    # --- Reading ------------------------------------------------------------------------------

    async def run(self) -> None:
        """Say hello, then read until the line is cut."""
        self._running = asyncio.current_task()
        try:
            async with asyncio.timeout(HELLO_TIMEOUT_S):
                if not await self._greeted():
                    return
            while not self.closed:
                message = await self._next()
                if message is not None:
                    self._take(message)
        except TimeoutError:  # there was no hello
            self.close(BAD_MESSAGE)
        except (WebSocketDisconnect, RuntimeError):
            pass
        except asyncio.CancelledError:
            if self._closing is None:  # the server stops
                raise
        except DATABASE_TROUBLE:  # the person cannot be read: let them come again
            self.close(TRY_LATER)
        finally:
            self.closed = True
            self._running = None
            if self._closing is not None:  # the line is cut when we return: first say why
                await asyncio.wait({self._closing})
            if self._reading is not None:
                self._reading.cancel()
            if self._sending is not None:
                self._sending.cancel()

    async def _next(self) -> wire.FromClient | None:
        """The next message; None for one that was refused."""
        got = await self._socket.receive()
        if got["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(got.get("code", 1000))
        self.receiver.context.metrics.message_in()
        data = got.get("text")
        if data is None:
            data = got.get("bytes") or b""
        wait = self._bucket.take()
        if wait > 0:
            self._refuse("slow-down", f"too many messages; wait {wait:.1f} seconds")
            return None
        pause = self.receiver.allowances.pause(self.person.id if self.person else "", self.address)
        if pause > 0:  # nothing is read for a while, so a flood waits at its source
            await asyncio.sleep(pause)
        self.too_fast = max(0, self.too_fast - 1)
        if (
            len(data if isinstance(data, bytes) else data.encode(errors="replace"))
            > wire.MAX_MESSAGE_BYTES
        ):
            self._refuse("too-large", f"a message has at most {wire.MAX_MESSAGE_BYTES} bytes")
            return None
        try:
            return codec.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self._refuse("malformed", f"this message cannot be read: {error}")
            return None

    def _refuse(self, code: str, reason: str) -> None:
        self.too_fast += code == "slow-down"
        if self.too_fast <= 20:
            self.say(wire.Refused(code, reason))
            return
        self.receiver.context.metrics.refused(code)  # a flood is not answered by a flood
        if self.too_fast > MAX_EXCESS_MESSAGES:
            self.close(BAD_MESSAGE)

    async def _greeted(self) -> bool:
        hello = await self._next()
        if not isinstance(hello, wire.Hello):
            reason = "the first message must be hello, with a ticket"
            self.close(BAD_MESSAGE, wire.Refused("no-hello", reason))
        elif hello.version != wire.VERSION:
            self.close(BAD_MESSAGE, wire.Refused("version", wire.other_version(hello.version)))
        else:
            return await self.receiver.welcome(self, hello)
        return False

    def _take(self, message: wire.FromClient) -> None:
        """One message after the other; a ping is answered even while a table is slow."""
        if isinstance(message, wire.Ping):
            self.receiver.pong(self)
            return
        if len(self._unread) >= MAX_UNREAD:
            self._refuse("slow-down", "wait for the answers to what you sent")
            return
        self._unread.append(message)
        if self._reading is None:
            self._reading = asyncio.get_running_loop().create_task(self._work())

    async def _work(self) -> None:
        try:
            while self._unread and not self.closed:
                message = self._unread.popleft()
                try:
                    await self.receiver.handle(self, message)
                except Exception:
                    self.receiver.broken(self, message)
        finally:
            self._reading = None
