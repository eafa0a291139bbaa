"""The wire: every message between a client and the host of a table.

A message is a JSON object with its ``type``, which is the name of its class in small letters. Both
sides say ``hello`` and ``welcome`` first; ``docs/protocol.md`` explains them, ``archrivals
schema`` prints the JSON Schema. The classes are data: a codec reads and writes them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Final, Literal

from archrivals.coach.reasons import Kind
from archrivals.engine.records import Encoded, JsonText, Limit
from archrivals.engine.views.seats import EventInView, PrivateView, PublicView
from archrivals.speech.talk.messages import Message as TableMessage

VERSION: Final = 2
MAX_MESSAGE_BYTES: Final = 8_192
"""No message of a client is longer than this, in bytes."""


def other_version(named: object) -> str:
    """Explain why a page that speaks another version is refused."""
    return f"this server speaks version {VERSION}, not {str(named)[:20]}; reload the page"


Id = Annotated[str, Limit(min_length=1, max_length=64)]
# Python's $ lets a newline follow; these go into subjects of the bus and into the log.
TableId = Annotated[str, Limit(min_length=8, max_length=32, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
CommandId = Annotated[str, Limit(min_length=1, max_length=64, pattern=r"^[!-~]+$(?!\n)")]
Position = Annotated[int, Limit(ge=0, le=10_000_000)]
Seat = Annotated[int, Limit(ge=0, le=4)]
Choice = Literal["wait", "bot", "abandon"]


@dataclass(slots=True)
class Message:
    """A message of a client."""


# --- From a client ----------------------------------------------------------------------------


@dataclass(slots=True)
class Hello(Message):
    """The first message: a one-use ticket from ``POST /api/tickets``.

    With ``words``, events and questions come as messages, to be said in any language,
    and people get the consequences of their answers. Programs want only the data.
    """

    version: Annotated[int, Limit(ge=0, le=1_000_000)]
    ticket: Annotated[str, Limit(min_length=1, max_length=128)]
    words: bool = False


@dataclass(slots=True)
class Join(Message):
    """Take one's seat at a table, or watch it; the answer is ``room`` or ``view``.

    Where several people sit before one screen, ``seat`` says who of them looks now.
    """

    table: TableId
    seat: Seat | None = None


@dataclass(slots=True)
class Leave(Message):
    """Get up: nothing more of this table is sent."""

    table: TableId


@dataclass(slots=True)
class Answer(Message):
    """Answer one's ask by the number of an option.

    ``position`` is that of the view it was decided on, ``command`` an id of one's own: sent
    twice it counts once.
    """

    table: TableId
    position: Position
    command: CommandId
    option: Annotated[int, Limit(ge=0, le=10_000)]


@dataclass(slots=True)
class Undo(Message):
    """Take one's last answer back: at once if nothing hidden came to light, else others agree."""

    table: TableId
    position: Position
    command: CommandId


@dataclass(slots=True)
class Consent(Message):
    """Allow or refuse what ``undoasked`` asks."""

    table: TableId
    command: CommandId
    allow: bool


@dataclass(slots=True)
class Concede(Message):
    """Give the game up."""

    table: TableId
    command: CommandId


@dataclass(slots=True)
class Vote(Message):
    """A vote about a player who has left: wait, let a bot play on, or abandon the game."""

    table: TableId
    seat: Seat
    choice: Choice


@dataclass(slots=True)
class Return(Message):
    """Take one's own seat back from the bot."""

    table: TableId
    command: CommandId


@dataclass(slots=True)
class Resync(Message):
    """Send the whole view again."""

    table: TableId


@dataclass(slots=True)
class Say(Message):
    """Chat with the table."""

    table: TableId
    text: Annotated[str, Limit(min_length=1, max_length=500)]


@dataclass(slots=True)
class Mute(Message):
    """Hide a person's chat, until it is allowed again or until the line is cut."""

    table: TableId
    person: Id
    on: bool = True


@dataclass(slots=True)
class WhyNot(Message):
    """A question why something cannot be done. ``verb`` and card id as in the asks' options."""

    table: TableId
    verb: Annotated[str, Limit(max_length=16)]
    card: Annotated[str, Limit(max_length=96)] = ""


@dataclass(slots=True)
class Hint(Message):
    """Ask the coach what to answer; only where all other seats are bots."""

    table: TableId
    position: Position


@dataclass(slots=True)
class Looking(Message):
    """The player looks at a table of days, so they need no call; sent after input, at most twice a
    minute, and with ``on`` false when the window is hidden."""

    table: TableId
    on: bool = True


@dataclass(slots=True)
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
    | Looking
    | Ping
)

# --- To a client ------------------------------------------------------------------------------


@dataclass(slots=True)
class Reply:
    """A message of the server."""


@dataclass(slots=True)
class Welcome(Reply):
    """The socket is open and knows who you are."""

    version: int
    person: str
    name: str
    now: int


@dataclass(slots=True)
class RoomSeat:
    """The player of a seat: a person, a bot, or none yet.

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


@dataclass(slots=True)
class Dealing:
    """All are ready, and shares of the seed are collected ``until`` then.

    Once all seats have committed to theirs, the commitments are ``fixed`` and shares are revealed.
    """

    until: int
    fixed: bool


@dataclass(slots=True)
class FailedDeal:
    """An attempt to deal that came to nothing: its commitment, and the seats that were missing."""

    commitment: str
    missing: list[int]


@dataclass(slots=True)
class Room(Reply):
    """The public facts of a table: its seats and settings, before, during and after the game.

    ``commitment`` binds the server to the shuffles before they happen; ``seed`` is sent after, and
    ``receipt``, the fingerprint of the game as it was written down. ``rule`` names how the seed
    comes about, ``dealing`` says that it is happening now, and ``tries`` how often it has failed.
    ``from_turn`` is the turn from which the game goes on, if it does from another one.
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
    tries: list[FailedDeal] = field(default_factory=list)
    from_turn: int | None = None


@dataclass(slots=True)
class Clocks:
    """The time left, in milliseconds: of this decision's allowance, and of each seat's bank."""

    turn: int
    banks: list[int]
    running: list[int]


# JSON that is encoded already.
Public = Annotated[JsonText, Encoded(PublicView)]
Private = Annotated[JsonText, Encoded(PrivateView)]
Events = Annotated[JsonText, Encoded(tuple[EventInView, ...])]
Prompt = Annotated[JsonText, Encoded(TableMessage)]
Lines = Annotated[JsonText, Encoded(tuple[TableMessage, ...])]


@dataclass(slots=True)
class Talk:
    """An ask as a message, and an answer for each of its options."""

    prompt: Prompt
    options: Lines


@dataclass(slots=True)
class RulesChange:
    """A change of rules in the middle of a game: the versions before and after, and since when.

    ``entry`` is its place in the log, which no other change has; ``turn`` the number of the turn
    in which it happened. ``back`` counts the answers of that turn that were taken back, by seat;
    it is empty where all of them still held.
    """

    before: str
    after: str
    entry: int
    turn: int
    back: tuple[int, ...] = ()


@dataclass(slots=True)
class View(Reply):
    """Everything you may see: ``public`` is the same for all, ``private`` yours alone.

    ``told`` is the number of events so far, ``kept`` the number that each undo so far has left,
    ``rules`` the last change of rules in this game, if there was one.
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
    kept: list[int] = field(default_factory=list)
    rules: RulesChange | None = None


@dataclass(slots=True)
class Update(Reply):
    """The latest events, as you may know them, and the state of the table now.

    ``told`` is the number of events so far, these included; ``undos`` the number of undos.
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


@dataclass(slots=True)
class Accepted(Reply):
    """Your command is written down for good; at ``position``, as all knew it then."""

    table: str
    command: str
    position: int


@dataclass(slots=True)
class Refused(Reply):
    """Your command changed nothing. ``code`` is for programs, ``reason`` for people.

    ``rule`` names the rule of the ledger it follows from, where there is one; ``wait`` says how
    many seconds to wait before the same makes sense again, ``why`` has the words of a moderator,
    which are in ``reason`` as well.
    """

    code: str
    reason: str
    table: str = ""
    command: str = ""
    rule: str = ""
    wait: int = 0
    why: str = ""


@dataclass(slots=True)
class UndoAsked(Reply):
    """A player wants to take an answer back although something came to light: may they?"""

    table: str
    command: str
    seat: int


@dataclass(slots=True)
class UndoRefused(Reply):
    """A player does not want it undone."""

    table: str
    command: str
    seat: int


@dataclass(slots=True)
class Away(Reply):
    """A player has left; the table waits until then, and after that it may choose."""

    table: str
    seat: int
    until: int
    choose: bool = False
    votes: dict[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class Back(Reply):
    """A player is back, or is out: nothing is to be decided about them any more."""

    table: str
    seat: int


@dataclass(slots=True)
class Said(Reply):
    """Chat. A line that was heard before, by its ``id``, is changed; one without text is gone."""

    table: str
    id: str
    person: str
    name: str
    text: str
    at: int


@dataclass(slots=True)
class Reason(Reply):
    """The answer to ``whynot``: ``lines`` say why, and there are none when it can be done."""

    table: str
    verb: str
    card: str
    lines: Lines
    rule: str = ""


@dataclass(slots=True)
class HintReason:
    """The reason why an option is better or worse than another, with the numbers that show it.

    ``docs/coach.md`` explains the kinds. ``here`` and ``there`` are what came of the one
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


@dataclass(slots=True)
class HintOption:
    """An option, the chance to win with it, and how far it is behind the best one.

    ``chance`` is null where nothing could be tried out and experience alone speaks.
    """

    option: int
    chance: float | None
    behind: float
    error: float
    reason: HintReason | None


@dataclass(slots=True)
class Hints(Reply):
    """The answer to ``hint``: the best options of the ask at that position, the best first.

    ``lines`` say why, one for each option.
    """

    table: str
    position: int
    options: list[HintOption]
    lines: Lines


@dataclass(slots=True)
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


def hint_option(found: dict[str, Any]) -> HintOption:
    """An option of a hint, as the coach gives it in plain data."""
    reason = found["reason"]
    values = {**found, "reason": None if reason is None else HintReason(**reason)}
    return HintOption(**values)


def type_of(kind: type) -> str:
    """The ``type`` of the messages of a class."""
    return kind.__name__.lower()
