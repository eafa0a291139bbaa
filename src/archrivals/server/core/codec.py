"""The wire at the server: msgspec reads and writes the messages, and the JSON Schema of all.

``archrivals schema`` prints it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import MISSING, asdict, fields, is_dataclass
from functools import cache
from inspect import cleandoc
from operator import attrgetter
from types import UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Raw

from archrivals.engine.language.plain import name_of
from archrivals.engine.views.seats import EventInView, PrivateView, PublicView
from archrivals.hosting.codec import Codec
from archrivals.hosting.wire import (
    VERSION,
    Encoding,
    FromClient,
    Limit,
    Message,
    Reply,
    ToClient,
    type_of,
)
from archrivals.speech.talk.messages import ARGS, ListArg
from archrivals.speech.talk.messages import Message as TableMessage
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
        if isinstance(about, Encoding):
            record = {"$ref": f"#/$defs/{about.record}"}
            shape = {"type": "array", "items": record} if about.many else record
            return Annotated[Raw, Meta(extra_json_schema=shape)]
        assert isinstance(about, Limit)
        set_here = {name: value for name, value in asdict(about).items() if value is not None}
        return Annotated[base, Meta(**set_here)]
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


def _union(kinds: Iterable[type]) -> Any:
    """Any of these messages, as a type that msgspec reads."""
    return Union[tuple(_struct(kind) for kind in kinds)]  # noqa: UP007


# --- Reading and writing ------------------------------------------------------------------------

ORDER: Final = _union(get_args(FromClient))
REPLY: Final = _union(get_args(ToClient))
_decoder: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(ORDER)
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


def schema() -> dict[str, Any]:
    """The JSON Schema of both directions."""
    events = get_args(EventInView)
    inside = [PublicView, PrivateView, *events, *ARGS]
    both, shared = msgspec.json.schema_components(
        [ORDER, REPLY, *inside], ref_template="#/$defs/{name}"
    )
    for record in _records(*inside):
        shared[record.__name__] = _as_written(record, shared[record.__name__])
    told = [{"$ref": f"#/$defs/{event.__name__}"} for event in events]
    shared["EventInView"] = {"title": "EventInView", "anyOf": told}
    shared |= _messages(shared)
    for each in shared.values():  # before Python 3.13 a docstring has its indentation
        if "description" in each:
            each["description"] = cleandoc(each["description"])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Archrivals, wire version {VERSION}",
        "properties": {"from_client": both[0], "to_client": both[1]},
        "$defs": shared,
    }


def _messages(shared: dict[str, Any]) -> dict[str, Any]:
    """What a table tells: a message, and what may be put into it, messages among it."""
    records = [{"$ref": f"#/$defs/{each.__name__}"} for each in (*ARGS, ListArg, TableMessage)]
    message, args = {"$ref": "#/$defs/Message"}, {"$ref": "#/$defs/Arg"}
    join = shared["SeatsArg"]["properties"]["join"]
    return {
        "MessageId": {"title": "MessageId", "enum": sorted(SENTENCES)},
        "Message": _closed(
            TableMessage,
            {"id": {"$ref": "#/$defs/MessageId"}, "args": _values(args)},
            ["id", "args"],
        ),
        "ListArg": _closed(
            ListArg, {"list": {"type": "array", "items": message}, "join": join}, ["list"]
        ),
        "Arg": {"title": "Arg", "anyOf": [{"type": "integer"}, {"type": "string"}, *records]},
    }


def _values(kind: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "additionalProperties": kind}


def _closed(record: Any, properties: dict[str, Any], required: list[str]) -> dict[str, Any]:
    return {
        "title": record.__name__,
        "description": record.__doc__,
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": False,
    }


def _records(*kinds: Any) -> set[type]:
    """These records, and all that are in them."""
    found: set[type] = set()
    for kind in kinds:
        if is_dataclass(kind):
            found |= {kind, *_records(*get_type_hints(kind).values())}  # type: ignore[arg-type]
        else:
            found |= _records(*get_args(kind))
    return found


def _as_written(record: Any, shape: dict[str, Any]) -> dict[str, Any]:
    """The schema of a record as ``plain`` writes it: what has its default is left out."""
    told = {}
    for each in fields(record):
        about = dict(shape["properties"][each.name])
        if each.default is None:  # left out, so it is never null
            del about["default"]
            kinds = [kind for kind in about.pop("anyOf", []) if kind != {"type": "null"}]
            about |= kinds[0] if len(kinds) == 1 else {"anyOf": kinds} if kinds else {}
        told[name_of(each)] = about
    always = [name_of(each) for each in fields(record) if each.default is MISSING]
    return shape | {"properties": told, "required": always, "additionalProperties": False}
