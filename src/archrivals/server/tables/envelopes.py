"""What gateways and hosts say to each other about a table, as MessagePack."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

import msgspec
from msgspec import Struct

ALL: Final = "*"
"""The key of a message for all viewers of a table."""

RESUMED: Final = "!"
"""The key by which a new host asks the gateways to look again."""

SENDER: Final = "@"
"""The key of whose words these are: those who have blocked them are not sent them."""

SITTING: Final = "="
"""The key of who sits where, with what single seats are sent: a gateway may remember old seats."""

Kind = Literal["order", "look", "watch", "gone", "time", "reload"]


class Envelope(Struct, array_like=True):
    """A client's message (``order``), or news of a viewer, for the host of a table.

    ``seat`` and ``person`` come from the gateway's session, never from the client. ``gateway``
    says where a viewer is: one that leaves there may be back elsewhere already. ``words`` is
    whether they want the story in words. ``address`` is where a person's socket comes from,
    for the shares of costly work. ``reload`` says that who sits there has changed in the database.
    """

    kind: Kind
    seat: int
    person: str
    words: bool = False
    body: bytes = b""
    gateway: str = ""
    address: str = ""


_encoder: Final = msgspec.msgpack.Encoder()
_envelopes: Final[msgspec.msgpack.Decoder[Envelope]] = msgspec.msgpack.Decoder(Envelope)
_parts: Final[msgspec.msgpack.Decoder[dict[str, bytes]]] = msgspec.msgpack.Decoder(dict[str, bytes])
_replies: Final[msgspec.msgpack.Decoder[list[bytes]]] = msgspec.msgpack.Decoder(list[bytes])


def packed(envelope: Envelope) -> bytes:
    """An envelope on its way."""
    return _encoder.encode(envelope)


def opened(data: bytes) -> Envelope:
    """An envelope that arrived."""
    return _envelopes.decode(data)


def viewer_key(seat: int, words: bool) -> str:
    """Return the key of a viewer's part of an update."""
    return f"{seat}:words" if words else f"{seat}:"


def packed_sitting(people: Iterable[str | None]) -> bytes:
    """Pack the person of each seat."""
    return " ".join(person or "" for person in people).encode()


def opened_sitting(data: bytes) -> list[str]:
    """Return the person of each seat; empty for none."""
    return data.decode().split(" ")


def packed_parts(parts: dict[str, bytes]) -> bytes:
    """Messages for the viewers of a table, by viewer."""
    return _encoder.encode(parts)


def opened_parts(data: bytes) -> dict[str, bytes]:
    """Messages by viewer."""
    return _parts.decode(data)


def packed_replies(replies: list[bytes]) -> bytes:
    """The messages that answer an order."""
    return _encoder.encode(replies)


def opened_replies(data: bytes) -> list[bytes]:
    """The messages that answer an order."""
    return _replies.decode(data)
