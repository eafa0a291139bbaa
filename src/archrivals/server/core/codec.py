"""The wire at the server: msgspec reads and writes the messages, and the JSON Schema of all.

``archrivals schema`` prints it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from operator import attrgetter
from types import UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Raw

from archrivals.engine.records import Encoded, Format, Schema, is_record
from archrivals.engine.views.seats import EventInView
from archrivals.hosting.codec import Codec
from archrivals.hosting.wire import VERSION, FromClient, Message, Reply, ToClient, type_of
from archrivals.speech.talk.messages import Arg
from archrivals.speech.talk.signatures import SENTENCES

NO_LINES: Final = Raw(b"[]")


# --- The messages as msgspec knows them ---------------------------------------------------------


@cache
def _struct(kind: type) -> Any:
    """The struct with the fields, limits and words of a message or of a part of one."""
    hints = get_type_hints(kind, include_extras=True)
    members: list[Any] = []
    for each in fields(kind):
        made = _type(hints[each.name])
        if each.default is not MISSING:
            members.append((each.name, made, each.default))
        elif each.default_factory is not MISSING:
            factory = msgspec.field(default_factory=each.default_factory)
            members.append((each.name, made, factory))
        else:
            members.append((each.name, made))
    message = issubclass(kind, Message | Reply)
    return msgspec.defstruct(
        kind.__name__,
        members,
        namespace={"__doc__": kind.__doc__},
        tag_field="type" if message else None,
        tag=type_of(kind) if message else None,
        forbid_unknown_fields=issubclass(kind, Message),
        omit_defaults=message,  # an older release refuses fields that it does not know
    )


def _type(hint: Any) -> Any:
    """A type of a field, with limits as msgspec has them."""
    origin = get_origin(hint)
    if origin is Annotated:
        base, about = get_args(hint)
        return Raw if isinstance(about, Encoded) else Annotated[base, Meta(**about.given())]
    if origin in (Union, UnionType):
        return Union[tuple(_type(each) for each in get_args(hint))]  # noqa: UP007
    if origin is list:
        return list[_type(get_args(hint)[0])]  # type: ignore[misc]
    kind: type = hint
    return _struct(kind) if is_dataclass(hint) else hint


def _values_of(kind: type) -> Callable[[Message | Reply], tuple[Any, ...]]:
    """What gives the values of a message, in the order of its fields."""
    names = [each.name for each in fields(kind)]
    if len(names) > 1:
        return attrgetter(*names)  # by far the fastest
    return lambda message: tuple([getattr(message, name) for name in names])


_FROM_CLIENT: Final = {_struct(kind): kind for kind in get_args(FromClient)}
_WRITTEN: Final = {
    kind: (_struct(kind), _values_of(kind)) for kind in get_args(FromClient | ToClient)
}


# --- Reading and writing ------------------------------------------------------------------------

_decoder: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(
    Union[tuple(_FROM_CLIENT)]  # noqa: UP007
)
_encoder: Final = msgspec.json.Encoder()


class MsgspecCodec(Codec):
    """Reads and writes with msgspec."""

    no_lines = NO_LINES

    def decode(self, data: bytes | str) -> FromClient:
        """Return a client's message; ``msgspec.MsgspecError`` explains a bad one."""
        found = _decoder.decode(data)
        message: FromClient = _FROM_CLIENT[type(found)](*msgspec.structs.astuple(found))
        return message

    def encode(self, message: Message | Reply) -> bytes:
        """A message on its way."""
        struct, values = _WRITTEN[type(message)]
        return _encoder.encode(struct(*values(message)))

    def raw(self, text: bytes) -> bytes:
        """What is encoded already and goes into messages as it is."""
        return Raw(text)


CODEC: Final = MsgspecCodec()
decode: Final = CODEC.decode
encode: Final = CODEC.encode
json_of: Final = CODEC.json_of
listed: Final = CODEC.listed


# --- The JSON Schema ----------------------------------------------------------------------------


class _Schema(Schema):
    """The schemas of messages, which name themselves in ``type``, and of what is in them."""

    def tag(self, kind: type) -> dict[str, str]:
        """Return what tells a message from others."""
        return {"type": type_of(kind)} if issubclass(kind, Message | Reply) else {}

    def is_closed(self, kind: type) -> bool:
        """Return whether a record with other fields is refused: a later server may send more."""
        return issubclass(kind, Message) or is_record(kind)


def schema() -> dict[str, Any]:
    """Return the JSON Schema of both directions."""
    wire = _Schema(Format(), {"EventInView": EventInView, "Arg": Arg})
    both = {}
    for direction, union in (("from_client", FromClient), ("to_client", ToClient)):
        kinds = {type_of(kind): f"#/$defs/{kind.__name__}" for kind in get_args(union)}
        both[direction] = wire.of(union) | {
            "discriminator": {"propertyName": "type", "mapping": kinds}
        }
    wire.definitions["Message"]["properties"]["id"] = {"$ref": "#/$defs/MessageId"}
    wire.definitions["MessageId"] = {"title": "MessageId", "enum": sorted(SENTENCES)}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Archrivals, wire version {VERSION}",
        "properties": both,
        "$defs": wire.definitions,
    }
