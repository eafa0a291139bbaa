"""How messages are written, and how the standard library reads them.

The server reads them by a codec of its own, which is faster and refuses the same messages;
``tests/test_codecs.py`` compares the two.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any, Final, get_args

from archrivals.engine.records import Format, JsonText, Misfit, Writer, to_json
from archrivals.engine.views.seats import EventInView, PrivateView, PublicView
from archrivals.speech.talk.messages import Message as TableMessage

from . import wire
from .operations.declared import Written

# --- Writing ----------------------------------------------------------------------------------


class _Writer(Writer):
    """The functions that write messages and their parts."""

    def tag(self, kind: type) -> dict[str, str]:
        """Return the field by which a reader recognizes the message."""
        return {"type": wire.type_of(kind)} if self.leaves_out(kind) else {}

    def leaves_out(self, kind: type) -> bool:
        """Return whether fields that have their default are left out.

        So an older release, which refuses fields that it does not know, understands a newer one.
        """
        return issubclass(kind, wire.Message | wire.Reply)


_WRITER: Final = _Writer()
NO_LINES: Final[JsonText] = "[]"


def encode(message: wire.Message | wire.Reply) -> bytes:
    """Return a message as it is sent; what has its default is left out.

    >>> encode(wire.Ping())
    b'{"type":"ping"}'
    >>> encode(wire.Refused("over", "the game is over", "a-table-of-ours"))
    b'{"type":"refused","code":"over","reason":"the game is over","table":"a-table-of-ours"}'
    """
    return _WRITER[type(message)](message).encode()


def as_reply(reply: Any) -> Any:  # a record, or what holds records
    """Return a message of the wire as it is sent; other replies are written as they are."""
    return Written(encode(reply).decode()) if isinstance(reply, wire.Reply) else reply


def json_of(shown: PublicView | PrivateView | TableMessage) -> JsonText:
    """Return a record of the engine or a message of the table, as it goes into messages."""
    return to_json(shown)


def json_of_all(shown: Sequence[TableMessage] | Sequence[EventInView]) -> JsonText:
    """Return events or messages of the table as a list."""
    return to_json(shown)


def listed(parts: Iterable[JsonText]) -> JsonText:
    """Return a JSON list of parts that are JSON already."""
    return f"[{','.join(parts)}]"


# --- Reading ----------------------------------------------------------------------------------


class Malformed(ValueError):
    """A message that cannot be read, and why."""


class _Pairs(dict[str, Any]):
    """A JSON object in which a name may come twice."""

    def __init__(self, pairs: list[tuple[str, Any]]) -> None:
        super().__init__(pairs)
        self.pairs = pairs


_FROM_CLIENT: Final[dict[str, type]] = {
    wire.type_of(kind): kind for kind in get_args(wire.FromClient)
}
_ORDERS: Final = Format()


def decode(data: bytes | str) -> wire.FromClient:
    """Return a client's message; :class:`Malformed` explains a bad one."""
    try:
        text = data.decode() if isinstance(data, bytes) else data
        text.encode()  # half a surrogate pair is not text
        found = json.loads(text, object_pairs_hook=_Pairs, parse_constant=_refuse_number)
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


def _refuse_number(name: str) -> Any:
    raise ValueError(f"{name} is not a number")
