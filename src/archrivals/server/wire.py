"""The wire: every message between a client and the server, one tagged union each way.

A message is a JSON object with its ``type``. Both sides say ``hello`` and ``welcome`` first;
``docs/protocol.md`` tells the story, ``archrivals schema`` prints the JSON Schema.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import MISSING, fields, is_dataclass
from inspect import cleandoc
from itertools import chain
from typing import Annotated, Any, Final, Literal, get_args, get_type_hints

import msgspec
from msgspec import Meta, Raw, Struct

from archrivals.coach.reasons import Kind
from archrivals.engine.plain import name_of, to_plain
from archrivals.engine.views import EventInView, PrivateView, PublicView
from archrivals.speech.talk.messages import ARGS, ListArg
from archrivals.speech.talk.messages import Message as TableMessage
from archrivals.speech.talk.signatures import SENTENCES

VERSION: Final = 2
LARGEST: Final = 8_192
"""No message of a client is longer than this, in bytes."""

Id = Annotated[str, Meta(min_length=1, max_length=64)]
# Python's $ lets a newline follow; these go into subjects of the bus and into the log.
TableId = Annotated[str, Meta(min_length=8, max_length=32, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+$(?!\n)")]
Position = Annotated[int, Meta(ge=0, le=10_000_000)]
Choice = Literal["wait", "bot", "abandon"]


class Message(Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """A message of a client."""


# --- From a client ----------------------------------------------------------------------------


class Hello(Message):
    """The first message: a one-use ticket from ``POST /api/tickets``.

    With ``words``, what happens and what is asked is told in messages, to be said in any language,
    and people are told what their answers lead to. Programs want only the data.
    """

    version: Annotated[int, Meta(ge=0, le=1_000_000)]
    ticket: Annotated[str, Meta(min_length=1, max_length=128)]
    words: bool = False


class Join(Message):
    """Take one's seat at a table, or watch it; the answer is ``room`` or ``view``."""

    table: TableId


class Leave(Message):
    """Get up: nothing more of this table is sent."""

    table: TableId


class Answer(Message):
    """Answer one's ask by the number of an option.

    ``position`` is that of the view it was decided on, ``command`` an id of one's own: sent
    twice it counts once.
    """

    table: TableId
    position: Position
    command: CommandId
    option: Annotated[int, Meta(ge=0, le=10_000)]


class Undo(Message):
    """Take one's last answer back: at once if nothing hidden came to light, else others agree."""

    table: TableId
    position: Position
    command: CommandId


class Consent(Message):
    """Allow or refuse what ``undoasked`` asks."""

    table: TableId
    command: CommandId
    allow: bool


class Concede(Message):
    """Give the game up."""

    table: TableId
    command: CommandId


class Vote(Message):
    """What to do about a player who has left: wait, let a bot play on, or abandon the game."""

    table: TableId
    seat: Annotated[int, Meta(ge=0, le=4)]
    choice: Choice


class Return(Message):
    """Take one's own seat back from the bot."""

    table: TableId
    command: CommandId


class Resync(Message):
    """Send the whole view again."""

    table: TableId


class Say(Message):
    """Chat with the table."""

    table: TableId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Message):
    """Hear no more of somebody's chat, until told otherwise or until the line is cut."""

    table: TableId
    person: Id
    on: bool = True


class WhyNot(Message, tag="whynot"):
    """Why can something not be done now? ``verb`` and card id as in the asks' options."""

    table: TableId
    verb: Annotated[str, Meta(max_length=16)]
    card: Annotated[str, Meta(max_length=96)] = ""


class Hint(Message):
    """Ask the coach what to answer; only where nobody but bots sits at the table besides."""

    table: TableId
    position: Position


class Ping(Message):
    """Answered by ``pong``."""


FromClient = (
    Hello
    | Join
    | Leave
    | Answer
    | Undo
    | Consent
    | Concede
    | Vote
    | Return
    | Resync
    | Say
    | Mute
    | WhyNot
    | Hint
    | Ping
)

# --- To a client ------------------------------------------------------------------------------


class Reply(Struct, tag_field="type", tag=str.lower, omit_defaults=True):
    """A message of the server."""


class Welcome(Reply):
    """The socket is open and knows who you are."""

    version: int
    person: str
    name: str
    now: int


class RoomSeat(Struct):
    """Who sits where: a person, a bot, or nobody yet.

    ``promise`` is the commitment to this seat's share of the seed, "" while it is awaited, and null
    where the seat gives none.
    """

    seat: int
    name: str
    person: str | None
    bot: str | None
    ready: bool
    team: int
    promise: str | None = None


class Dealing(Struct):
    """Everybody is ready, and shares of the seed are collected ``until`` then.

    Once all seats have committed to theirs, the commitments are ``fixed`` and shares are revealed.
    """

    until: int
    fixed: bool


class FailedDeal(Struct):
    """An attempt to deal that came to nothing: its commitment, and the seats that were missing."""

    commitment: str
    missing: list[int]


class Room(Reply):
    """A table as everybody knows it: its seats and settings, before, during and after the game.

    ``commitment`` binds the server to the shuffles before they happen; ``seed`` is told after, and
    ``receipt``, the fingerprint of the game as it was written down. ``rule`` names how the seed
    comes about, ``dealing`` tells that it is happening now, and ``tries`` how often it has failed.
    """

    table: str
    name: str
    status: str
    setup: dict[str, Any]
    seats: list[RoomSeat]
    owner: str
    listed: bool
    rated: bool
    clock: dict[str, Any]
    commitment: str
    you: int
    seed: str | None = None
    rematch: str | None = None
    receipt: str | None = None
    rule: str = "seed-1"
    dealing: Dealing | None = None
    tries: list[FailedDeal] = []


class Clocks(Struct):
    """What is left, in milliseconds: of this decision's allowance, and of each seat's bank."""

    turn: int
    banks: list[int]
    running: list[int]


# Records of the engine that are encoded already.
Public = Annotated[Raw, Meta(extra_json_schema={"$ref": "#/$defs/PublicView"})]
Private = Annotated[Raw, Meta(extra_json_schema={"$ref": "#/$defs/PrivateView"})]
Events = Annotated[
    Raw,
    Meta(extra_json_schema={"type": "array", "items": {"$ref": "#/$defs/EventInView"}}),
]


Told = Annotated[Raw, Meta(extra_json_schema={"$ref": "#/$defs/Message"})]
Lines = Annotated[
    Raw, Meta(extra_json_schema={"type": "array", "items": {"$ref": "#/$defs/Message"}})
]


NO_LINES: Final = Raw(b"[]")


class Talk(Struct):
    """An ask as a message, and an answer for each of its options."""

    prompt: Told
    options: Lines


class View(Reply):
    """Everything you may see: ``public`` is the same for all, ``private`` yours alone.

    ``told`` is how many events there have been, ``kept`` how many each undo so far has left.
    """

    table: str
    position: int
    seat: int
    public: Public
    private: Private
    lines: Lines
    names: list[str]
    told: int
    clocks: Clocks | None = None
    talk: Talk | None = None
    undo: Literal["no", "free", "ask"] = "no"
    kept: list[int] = []


class Update(Reply):
    """What happened, as you may know it, and how the table stands now.

    ``told`` is how many events there have been, with these; ``undos`` how often one was undone.
    """

    table: str
    position: int
    seat: int
    events: Events
    public: Public
    private: Private
    lines: Lines
    told: int
    clocks: Clocks | None = None
    talk: Talk | None = None
    undo: Literal["no", "free", "ask"] = "no"
    undone: bool = False
    undos: int = 0


class Accepted(Reply):
    """Your command is written down for good; at ``position``, as all knew it then."""

    table: str
    command: str
    position: int


class Refused(Reply):
    """Your command changed nothing. ``code`` is for programs, ``reason`` for people.

    ``rule`` names the rule of the ledger it follows from, where there is one; ``wait`` tells how
    many seconds to wait before the same makes sense again.
    """

    code: str
    reason: str
    table: str = ""
    command: str = ""
    rule: str = ""
    wait: int = 0


class UndoAsked(Reply, tag="undoasked"):
    """A player wants to take an answer back although something came to light: may they?"""

    table: str
    command: str
    seat: int


class UndoRefused(Reply, tag="undorefused"):
    """Somebody does not want it undone."""

    table: str
    command: str
    seat: int


class Away(Reply):
    """A player has left; the table waits until then, and after that it may choose."""

    table: str
    seat: int
    until: int
    choose: bool = False
    votes: dict[str, str] = {}


class Back(Reply):
    """A player is back."""

    table: str
    seat: int


class Said(Reply):
    """Chat."""

    table: str
    id: str
    person: str
    name: str
    text: str
    at: int


class Reason(Reply):
    """The answer to ``whynot``: empty when it can be done."""

    table: str
    verb: str
    card: str
    reason: str
    rule: str


class HintReason(Struct):
    """Why an option is better or worse than another, with the numbers that show it.

    ``docs/coach.md`` tells what the kinds mean. ``here`` and ``there`` are what came of the one
    option and of the other.
    """

    kind: Kind
    against: int
    better: bool
    share: float
    card: str | None
    fewer: bool
    here: float
    there: float


class HintOption(Struct):
    """An option, the chance to win with it, and how far it is behind the best one.

    ``chance`` is null where nothing could be tried out and experience alone speaks.
    """

    option: int
    chance: float | None
    behind: float
    error: float
    reason: HintReason | None


class Hints(Reply):
    """The answer to ``hint``: the best options of the ask at that position, the best first."""

    table: str
    position: int
    options: list[HintOption]


class Pong(Reply):
    """The answer to ``ping``."""

    now: int


ToClient = (
    Welcome
    | Room
    | View
    | Update
    | Accepted
    | Refused
    | UndoAsked
    | UndoRefused
    | Away
    | Back
    | Said
    | Reason
    | Hints
    | Pong
)

_decoder: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)
_encoder: Final = msgspec.json.Encoder()


def decode(data: bytes | str) -> FromClient:
    """A client's message; ``msgspec.MsgspecError`` says what is wrong with it."""
    return _decoder.decode(data)


def encode(message: Reply) -> bytes:
    """A message for a client."""
    return _encoder.encode(message)


def encode_order(message: FromClient) -> bytes:
    """A client's message, as a client would send it."""
    return _encoder.encode(message)


def json_of(shown: PublicView | PrivateView) -> Raw:
    """A record of the engine, encoded once and put into messages as it is."""
    return Raw(_encoder.encode(to_plain(shown)))


def json_by_seat(told: dict[int, list[EventInView]]) -> dict[int, Raw]:
    """The events of each seat; one that several seats are told is encoded once."""
    known: dict[int, bytes] = {}
    for event in chain(*told.values()):
        at = id(event)
        if at not in known:
            known[at] = _encoder.encode(to_plain(event))
    return {
        seat: Raw(b"[" + b",".join([known[id(event)] for event in events]) + b"]")
        for seat, events in told.items()
    }


def json_of_told(told: TableMessage) -> Raw:
    """A message of the table."""
    return Raw(_encoder.encode(to_plain(told)))


def listed(parts: Iterable[Raw]) -> Raw:
    """What is encoded already, as a list."""
    return Raw(b"[" + b",".join([bytes(part) for part in parts]) + b"]")


def schema() -> dict[str, Any]:
    """The JSON Schema of both directions."""
    events = get_args(EventInView)
    inside = [PublicView, PrivateView, *events, *ARGS]
    both, shared = msgspec.json.schema_components(
        [FromClient, ToClient, *inside], ref_template="#/$defs/{name}"
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
