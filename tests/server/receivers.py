"""Servers on loopback that calls go to: a push service, a webhook, ntfy, a mail server."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from archrivals.server.calls.push import _derived, encoded


@dataclass
class Posted:
    """One request."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        """The body of a webhook."""
        return json.loads(self.body)


@dataclass
class Receiver:
    """A server that keeps every request, and replies with a status."""

    status: int = 201
    more: str = ""
    """Further lines of the head of each reply."""

    posted: list[Posted] = field(default_factory=list)
    port: int = 0

    def address(self, path: str) -> str:
        """Return an address that leads here."""
        return f"http://127.0.0.1:{self.port}/{path}"

    def at(self, path: str) -> list[Posted]:
        """Return the requests to a path."""
        return [each for each in self.posted if each.path == f"/{path}"]

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Take one request."""
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            pairs = (line.split(": ", 1) for line in head[1:] if line)
            headers = {name.lower(): value for name, value in pairs}
            body = await reader.readexactly(int(headers.get("content-length", "0")))
            self.posted.append(Posted(head[0].split()[1], headers, body))
            reply = f"HTTP/1.1 {self.status} X\r\n{self.more}content-length: 0\r\n\r\n"
            writer.write(reply.encode())
            await writer.drain()
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()
            with contextlib.suppress(ConnectionError):
                await writer.wait_closed()


@asynccontextmanager
async def receiver() -> AsyncIterator[Receiver]:
    """A receiver that listens on loopback."""
    found = Receiver()
    server = await asyncio.start_server(found.serve, "127.0.0.1", 0)
    found.port = server.sockets[0].getsockname()[1]
    async with server:
        yield found


@asynccontextmanager
async def mailbox() -> AsyncIterator[tuple[int, list[EmailMessage]]]:
    """A mail server on loopback: its port, and the mails that it took."""
    mails: list[EmailMessage] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
            while (verb := (await reader.readuntil(b"\n"))[:4].upper().strip()) != b"QUIT":
                if verb == b"DATA":
                    writer.write(b"354 go on\r\n")
                    found = await reader.readuntil(b"\r\n.\r\n")
                    mails.append(BytesParser(policy=default).parsebytes(found[:-5]))
                writer.write(b"250 fine\r\n")
            writer.write(b"221 bye\r\n")
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1], mails


class Browser:
    """A browser that has subscribed: it reads its messages."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        point = Encoding.X962, PublicFormat.UncompressedPoint
        self._point = self._key.public_key().public_bytes(*point)
        self._auth = b"sixteen bytes .."
        self.keys = {"p256dh": encoded(self._point), "auth": encoded(self._auth)}

    def read(self, body: bytes) -> Any:
        """Decrypt a message, as RFC 8291 has it."""
        salt, length = body[:16], body[20]
        theirs, text = body[21 : 21 + length], body[21 + length :]
        other = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self._key.exchange(ec.ECDH(), other)
        secret = _derived(self._auth, shared, b"WebPush: info\0" + self._point + theirs, 32)
        key = _derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derived(salt, secret, b"Content-Encoding: nonce\0", 12)
        return json.loads(AESGCM(key).decrypt(nonce, text, None).rstrip(b"\x02"))
