"""How messages are written and read: what all codecs share, and the one that needs only ``json``.

Every codec writes the same bytes and refuses the same messages; ``tests/test_codecs.py`` compares
them. The server has one of its own, which is faster.
"""

from __future__ import annotations

import json
import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import MISSING, dataclass, fields, is_dataclass, replace
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Final,
    Literal,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from archrivals.engine.language.plain import to_json
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
        """A client's message; ``Malformed`` says what is wrong with it."""
        try:
            text = data.decode() if isinstance(data, bytes) else data
            text.encode()  # half a surrogate pair is no text
            found = json.loads(text, object_pairs_hook=_Pairs, parse_constant=_no_number)
        except (ValueError, RecursionError) as error:
            raise Malformed(str(error)) from None
        if type(found) is not _Pairs:
            raise Malformed("a message is an object")
        types = {str(value) for name, value in found.pairs if name == "type"}
        if len(types) != 1 or (named := types.pop()) not in _FROM_CLIENT:
            raise Malformed("a message has a type that the protocol knows")
        message: wire.FromClient = _read(_FROM_CLIENT[named], found.pairs)
        return message

    def encode(self, message: wire.Message | wire.Reply) -> bytes:
        """A message on its way."""
        return _written(wire.to_object(message))

    def raw(self, text: bytes) -> bytes:
        """What is encoded already and goes into messages as it is."""
        return _Encoded(text)


JSON: Final = JsonCodec()


class _Pairs:
    """A JSON object in which a name may come twice."""

    def __init__(self, pairs: list[tuple[str, Any]]) -> None:
        self.pairs = pairs


def _no_number(name: str) -> Any:
    raise ValueError(f"{name} is no number")


def _written(value: Any) -> bytes:
    """A value of a message; what is encoded already stays as it is."""
    if isinstance(value, _Encoded):
        return value
    if is_dataclass(value):
        return _written({each.name: getattr(value, each.name) for each in fields(value)})
    if isinstance(value, dict):
        members = [to_json(name).encode() + b":" + _written(each) for name, each in value.items()]
        return b"{" + b",".join(members) + b"}"
    if isinstance(value, list | tuple):
        return b"[" + b",".join([_written(each) for each in value]) + b"]"
    return to_json(value).encode()


_FROM_CLIENT: Final[dict[str, type]] = {
    wire.type_of(kind): kind for kind in get_args(wire.FromClient)
}


_NO_LIMIT: Final = wire.Limit()


@dataclass(frozen=True, slots=True)
class _Field:
    """What a field of a client's message takes."""

    kinds: tuple[type, ...]
    among: tuple[str, ...] = ()
    limit: wire.Limit = _NO_LIMIT
    needed: bool = True


@cache
def _fields(kind: type) -> dict[str, _Field]:
    hints = get_type_hints(kind, include_extras=True)
    return {
        each.name: _field(hints[each.name], needed=each.default is MISSING) for each in fields(kind)
    }


def _field(hint: Any, *, needed: bool) -> _Field:
    if get_origin(hint) in (Union, UnionType):  # of a value and None
        value, _ = get_args(hint)
        found = _field(value, needed=needed)
        return replace(found, kinds=(*found.kinds, NoneType))
    if get_origin(hint) is Annotated:
        base, limit = get_args(hint)
        return _Field((base,), limit=limit, needed=needed)
    if get_origin(hint) is Literal:
        return _Field((str,), among=get_args(hint), needed=needed)
    return _Field((hint,), needed=needed)


def _read(kind: type, pairs: list[tuple[str, Any]]) -> Any:
    known = _fields(kind)
    values: dict[str, Any] = {}
    for name, value in pairs:
        if name == "type":
            continue
        if name not in known:
            raise Malformed(f"{wire.type_of(kind)} has no field {name!r}")
        wrong = _wrong(known[name], value)
        if wrong:
            raise Malformed(f"{name} must be {wrong}")
        values[name] = value
    missing = [name for name, each in known.items() if each.needed and name not in values]
    if missing:
        raise Malformed(f"{wire.type_of(kind)} has no {' and no '.join(missing)}")
    return kind(**values)


def _wrong(wanted: _Field, value: Any) -> str:
    """What a value must be and is not."""
    limit = wanted.limit
    if type(value) not in wanted.kinds:
        return f"of type {' or '.join(kind.__name__ for kind in wanted.kinds)}"
    if isinstance(value, int):
        if limit.ge is not None and value < limit.ge:
            return f"{limit.ge} or more"
        if limit.le is not None and value > limit.le:
            return f"{limit.le} or less"
    if isinstance(value, str):
        return _wrong_text(wanted, value)
    return ""


def _wrong_text(wanted: _Field, text: str) -> str:
    limit = wanted.limit
    if any("\ud800" <= letter <= "\udfff" for letter in text):
        return "text"
    if wanted.among and text not in wanted.among:
        return f"one of {', '.join(wanted.among)}"
    if limit.min_length is not None and len(text) < limit.min_length:
        return f"{limit.min_length} characters or more"
    if limit.max_length is not None and len(text) > limit.max_length:
        return f"{limit.max_length} characters or less"
    if limit.pattern is not None and not re.search(limit.pattern, text):
        return f"like {limit.pattern}"
    return ""
