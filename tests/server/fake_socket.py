"""A WebSocket without a network, and somebody who talks through it to a gateway."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from seated import until
from starlette.websockets import WebSocketState

from archrivals.hosting import wire
from archrivals.server.accounts.accounts import Person, new_guest
from archrivals.server.accounts.sessions import open_session
from archrivals.server.accounts.tickets import issue
from archrivals.server.core import codec
from archrivals.server.core.store import Store
from archrivals.server.edge.gateway import Gateway

Message = dict[str, Any]


async def ticket_of(store: Store, person: Person) -> str:
    """A ticket for a socket, of a new session of theirs."""
    _, session = await open_session(store, person, "")
    return await issue(store, person.id, "socket", session.token)


class FakeSocket:
    """Keeps every frame; may be so slow that nothing gets through."""

    def __init__(self) -> None:
        self.application_state = WebSocketState.CONNECTED
        self.frames: list[Message] = []
        self.code: int | None = None
        self.flowing = asyncio.Event()
        self.flowing.set()
        self._incoming: asyncio.Queue[Message] = asyncio.Queue()

    async def accept(self) -> None:
        """Connected."""

    async def receive(self) -> Message:
        """The next frame of the client."""
        return await self._incoming.get()

    async def send(self, message: Message) -> None:
        """A frame for the client."""
        await self.flowing.wait()
        self.frames.append(json.loads(message["text"]))

    async def close(self, code: int) -> None:
        """The server cuts the line."""
        self.code = code
        self.application_state = WebSocketState.DISCONNECTED
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": code})

    def say(self, message: wire.FromClient | str | bytes) -> None:
        """Something of the client; text and bytes as they are."""
        if isinstance(message, bytes):
            self._incoming.put_nowait({"type": "websocket.receive", "bytes": message})
            return
        text = message if isinstance(message, str) else codec.encode(message).decode()
        self._incoming.put_nowait({"type": "websocket.receive", "text": text})

    def cut(self) -> None:
        """The client is gone."""
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": 1001})

    # --- What came ----------------------------------------------------------------------------

    def told(self, *types: str) -> list[Message]:
        """The frames of these types."""
        return [each for each in self.frames if each["type"] in types]

    @property
    def codes(self) -> list[str]:
        """Why something was refused."""
        return [each["code"] for each in self.told("refused")]

    async def next(self, *types: str) -> Message:
        """The first frame of these types, taken away with all before it."""
        await until(lambda: self.told(*types))
        at = next(n for n, each in enumerate(self.frames) if each["type"] in types)
        found = self.frames[at]
        del self.frames[: at + 1]
        return found

    async def asked(self, message: wire.FromClient, *types: str) -> Message:
        """Say something; the first answer of these types."""
        self.frames.clear()
        self.say(message)
        return await self.next(*types)

    async def heard_out(self) -> None:
        """Wait until all that was said before has been dealt with."""
        self.say(wire.Ping())
        pongs = len(self.told("pong"))
        await until(lambda: len(self.told("pong")) > pongs or self.code is not None)


class Lines:
    """Sockets at a gateway, closed at the end."""

    def __init__(self, gateway: Gateway) -> None:
        self.gateway = gateway
        self._open: list[tuple[FakeSocket, asyncio.Task[None]]] = []

    def raw(self, address: str = "") -> FakeSocket:
        """A line on which nobody has said anything."""
        line = FakeSocket()
        serving: Any = self.gateway.serve(line, address)  # type: ignore[arg-type]  # enough of one
        self._open.append((line, asyncio.create_task(serving)))
        return line

    async def of(self, person: Person, words: bool = False, address: str = "") -> FakeSocket:
        """A line of somebody, welcomed."""
        line = self.raw(address)
        ticket = await ticket_of(self.gateway.context.store, person)
        line.say(wire.Hello(wire.VERSION, ticket, words))
        welcome = await line.next("welcome", "refused")
        assert welcome["type"] == "welcome", welcome
        return line

    async def guest(self, name: str) -> tuple[Person, FakeSocket]:
        """Somebody new, and their line."""
        person = await new_guest(self.gateway.context.store, name)
        return person, await self.of(person)

    async def over(self, line: FakeSocket) -> None:
        """Wait until the server is done with a line."""
        await asyncio.wait_for(next(task for each, task in self._open if each is line), 20)

    async def close(self) -> None:
        """Everybody goes."""
        for line, _ in self._open:
            line.flowing.set()
            line.cut()
        async with asyncio.timeout(20):
            await asyncio.gather(*(task for _, task in self._open))
