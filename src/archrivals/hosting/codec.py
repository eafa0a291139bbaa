"""How messages are written and read: what all codecs share, and the one that needs only ``json``.

Every codec writes the same bytes and refuses the same messages; ``tests/test_codecs.py`` compares
them. The server has one of its own, which is faster.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import is_dataclass
from typing import Any, ClassVar, Final, get_args

from archrivals.engine.records import Format, Misfit, fields_of, to_json
from archrivals.engine.views.seats import EventInView, PrivateView, PublicView
from archrivals.speech.talk.messages import Message as TableMessage

from . import wire


class Malformed(ValueError):
    """A message that cannot be read, and why."""


class Codec(ABC):
    """Reads and writes the messages of the wire."""

    no_lines: ClassVar[bytes]
    """An empty list, encoded."""

    @abstractmethod
    def decode(self, data: bytes | str) -> wire.FromClient:
        """A client's message."""

    @abstractmethod
    def encode(self, message: wire.Message | wire.Reply) -> bytes:
        """A message on its way."""

    @abstractmethod
    def raw(self, text: bytes) -> bytes:
        """What is encoded already and goes into messages as it is."""

    def json_of(self, shown: PublicView | PrivateView | TableMessage) -> bytes:
        """A record of the engine or a message of the table."""
        return self.raw(to_json(shown).encode())

    def json_of_all(self, told: Sequence[TableMessage] | Sequence[EventInView]) -> bytes:
        """Events or messages of the table, as a list."""
        return self.raw(to_json(told).encode())

    def listed(self, parts: Iterable[bytes]) -> bytes:
        """What is encoded already, as a list."""
        return self.raw(b"[" + b",".join(parts) + b"]")


# --- By the standard library ------------------------------------------------------------------


class _Encoded(bytes):
    """JSON that goes into a message as it is."""


class JsonCodec(Codec):
    """Reads and writes with ``json``."""

    no_lines = _Encoded(b"[]")

    def decode(self, data: bytes | str) -> wire.FromClient:
        """Return a client's message; ``Malformed`` says what is wrong with it."""
        try:
            text = data.decode() if isinstance(data, bytes) else data
            text.encode()  # half a surrogate pair is not text
            found = json.loads(text, object_pairs_hook=_Pairs, parse_constant=_no_number)
        except (ValueError, RecursionError) as error:
            raise Malformed(str(error)) from None
        if type(found) is not _Pairs:
            raise Malformed("a message is an object")
        types = {str(value) for name, value in found.pairs if name == "type"}
        if len(types) != 1 or (named := types.pop()) not in _FROM_CLIENT:
            raise Malformed("a message has a type that the protocol knows")
        pairs = [(name, value) for name, value in found.pairs if name != "type"]
        fields = dict(pairs)
        try:
            for name, value in pairs if len(pairs) > len(fields) else ():
                _ORDERS.read(_FROM_CLIENT[named], fields | {name: value})
            message: wire.FromClient = _ORDERS.read(_FROM_CLIENT[named], fields)
        except Misfit as misfit:
            raise Malformed(str(misfit)) from None
        return message

    def encode(self, message: wire.Message | wire.Reply) -> bytes:
        """A message on its way."""
        return _written(wire.to_object(message))

    def raw(self, text: bytes) -> bytes:
        """What is encoded already and goes into messages as it is."""
        return _Encoded(text)


JSON: Final = JsonCodec()


class _Pairs(dict[str, Any]):
    """A JSON object in which a name may come twice."""

    def __init__(self, pairs: list[tuple[str, Any]]) -> None:
        super().__init__(pairs)
        self.pairs = pairs


def _no_number(name: str) -> Any:
    raise ValueError(f"{name} is no number")


def _written(value: Any) -> bytes:
    """A value of a message; what is encoded already stays as it is."""
    if isinstance(value, _Encoded):
        return value
    if is_dataclass(value):
        return _written(fields_of(value))
    if isinstance(value, dict):
        members = [to_json(name).encode() + b":" + _written(each) for name, each in value.items()]
        return b"{" + b",".join(members) + b"}"
    if isinstance(value, list | tuple):
        return b"[" + b",".join([_written(each) for each in value]) + b"]"
    return to_json(value).encode()


_FROM_CLIENT: Final[dict[str, type]] = {
    wire.type_of(kind): kind for kind in get_args(wire.FromClient)
}
_ORDERS: Final = Format()
