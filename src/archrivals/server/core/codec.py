"""The wire at the server: msgspec reads the messages, and the JSON Schema of all.

``archrivals schema`` prints it.
"""

from __future__ import annotations

from dataclasses import MISSING
from types import UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin

import msgspec

from archrivals.engine.records import Format, Schema, is_record, typed_fields
from archrivals.engine.views.seats import EventInView
from archrivals.hosting.codec import NO_LINES, encode, json_of, listed
from archrivals.hosting.wire import VERSION, FromClient, Message, Reply, ToClient, type_of
from archrivals.speech.talk.messages import Arg
from archrivals.speech.talk.signatures import SENTENCES

__all__ = ["NO_LINES", "decode", "encode", "json_of", "listed", "schema"]

# --- The messages as msgspec knows them ---------------------------------------------------------


def _struct(kind: type) -> Any:
    """The struct with the fields, limits and words of a client's message."""
    return msgspec.defstruct(
        kind.__name__,
        [
            (each.name, _type(hint), msgspec.NODEFAULT if each.default is MISSING else each.default)
            for each, hint in typed_fields(kind)
        ],
        tag_field="type",
        tag=type_of(kind),
        forbid_unknown_fields=True,
    )


def _type(hint: Any) -> Any:
    """A type of a field, with limits as msgspec has them."""
    if get_origin(hint) is Annotated:
        base, limit = get_args(hint)
        return Annotated[base, msgspec.Meta(**limit.given())]
    if get_origin(hint) in (Union, UnionType):
        return Union[tuple(_type(each) for each in get_args(hint))]  # noqa: UP007
    return hint


_FROM_CLIENT: Final = {_struct(kind): kind for kind in get_args(FromClient)}


# --- Reading ------------------------------------------------------------------------------------

_decoder: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(
    Union[tuple(_FROM_CLIENT)]  # noqa: UP007
)


def decode(data: bytes | str) -> FromClient:
    """Return a client's message; ``msgspec.MsgspecError`` explains a bad one."""
    found = _decoder.decode(data)
    message: FromClient = _FROM_CLIENT[type(found)](*msgspec.structs.astuple(found))
    return message


# --- The JSON Schema ----------------------------------------------------------------------------


class _Schema(Schema):
    """The schemas of messages, which name themselves in ``type``, and of their parts."""

    def tag(self, kind: type) -> dict[str, str]:
        """Return the field by which a reader recognizes the message."""
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
