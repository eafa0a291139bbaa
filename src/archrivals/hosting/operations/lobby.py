"""Before the game: tables are opened, filled, made ready, found, and played once more."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from archrivals.engine.language.rules import DEFAULT_BOX, VARIANTS, HeroChoice, Variant
from archrivals.engine.records import Limit, fields_of, record
from archrivals.hosting.clocks import ClockRules
from archrivals.hosting.table_request import ClockName, Wish, wish_of
from archrivals.hosting.wire import Room
from archrivals.hosting.words import MAX_BOT_NAME_LENGTH

from .declared import DescribedAs, In, JsonObject, Operation
from .tables import OfTable, Opened, TableId

PLAIN: Final = r"^[^\x00-\x1f\x7f]*$"
SeatNumber = Annotated[int, Limit(ge=0, le=4)]
BotName = Annotated[str, Limit(max_length=MAX_BOT_NAME_LENGTH, pattern=PLAIN)]
Line = Annotated[str, Limit(max_length=60, pattern=PLAIN)]
LOOKING: Final = (401, 403, 404)
CHANGING: Final = (401, 403, 404, 409)
SENDING: Final = (400, 401, 403, 404, 409)


# --- Opening ----------------------------------------------------------------------------------


@record
class NewTable:
    """A table to open. ``bots`` names a bot for each seat, or null for a person.

    ``cast`` names the heroes, seat by seat; in a mixture of Characters the main deck follows.
    ``rated`` null means rated, unless the owner of the table is kept out of rated games.
    """

    box: Annotated[str, Limit(max_length=64, pattern=PLAIN)] = DEFAULT_BOX
    players: Annotated[int, Limit(ge=2, le=5)] | None = None
    recipe: str | JsonObject | None = None
    super_villains: Annotated[int, Limit(ge=2, le=12)] = 8
    heroes: HeroChoice = "deal"
    cast: Annotated[tuple[Annotated[str, Limit(max_length=60)], ...], Limit(max_items=5)] = ()
    variants: Annotated[tuple[Variant, ...], Limit(max_items=len(VARIANTS))] = ()
    bots: Annotated[tuple[str | None, ...], Limit(max_items=5)] = ()
    name: Line = ""
    listed: bool = False
    rated: bool | None = None
    clock: ClockName = "none"


@record
class QuickTable(NewTable):
    """A table to play at soon; with ``share`` the deal waits for this client's share."""

    share: bool = False


def wish(
    asked: NewTable, own: tuple[str, ...] = (), *, rated: bool = True, box_file: str = ""
) -> Wish:
    """Return a wish, checked; ``own`` are the operator's bots, ``rated`` if it does not say.

    ``box_file`` is the text of a box of one's own; such a table is never rated.
    """
    without = ("share", "box_file")
    wanted = {name: value for name, value in fields_of(asked).items() if name not in without}
    if asked.rated is None or box_file:
        wanted["rated"] = rated and not box_file
    return wish_of(**wanted, box_file=box_file, own=own)


@record
class Lesson:
    """A first game."""

    lesson: Annotated[str, Limit(pattern="^[a-z-]{1,32}$")]


OPEN_TABLE: Final = Operation(
    "POST", "/tables", NewTable, Opened, page="answers", refuses=(400, 401, 403, 409), status=201
)
LEARN: Final = Operation(
    "POST", "/lessons/{lesson}", Lesson, Opened, page="answers", refuses=CHANGING, status=201
)
REMATCH: Final = Operation(
    "POST", "/tables/{table}/rematch", OfTable, Opened, "answers", refuses=CHANGING, status=201
)


# --- Seats ------------------------------------------------------------------------------------


@record
class Sit:
    """A seat at a table: this one, or the first that is free."""

    table: TableId
    seat: Annotated[SeatNumber | None, In("query")] = None


@record
class Seated:
    """One's seat."""

    seat: int


@record
class Readiness:
    """Ready, or not yet; with ``share`` the deal waits for this client's share of the seed."""

    table: TableId
    ready: bool = True
    share: bool = False


@record
class Begun:
    """The reply to ``ready``: true once the game has begun."""

    begun: bool


@record
class SeatedBot:
    """A bot by its name; null frees the seat."""

    table: TableId
    seat: SeatNumber
    bot: BotName | None = None


SIT: Final = Operation("POST", "/tables/{table}/seat", Sit, Seated, "answers", refuses=CHANGING)
STAND_UP: Final = Operation(
    "DELETE", "/tables/{table}/seat", OfTable, None, "answers", refuses=CHANGING, status=204
)
READY: Final = Operation(
    "PUT", "/tables/{table}/ready", Readiness, Begun, "answers", refuses=SENDING
)
SET_BOT: Final = Operation(
    "PUT", "/tables/{table}/seats/{seat}", SeatedBot, None, "answers", refuses=SENDING, status=204
)


# --- Finding a table --------------------------------------------------------------------------


@record
class Wanted:
    """The tables to list."""

    status: Literal["open", "playing"] = "open"


@record
class ListedSeat:
    """A seat of a listed table."""

    seat: int
    name: str
    free: bool


@record
class ListedTable:
    """A table that every visitor of the lobby sees.

    ``rated`` is whether the game counts with those who sit there now: a guest's does not.
    ``super_villains`` is how long it is, null in boxes without a stack of them.
    """

    id: str
    name: str
    status: str
    ladder: str
    players: int
    rated: bool
    clock: ClockRules
    super_villains: int | None
    created: int
    seats: tuple[ListedSeat, ...]


@record
class Other:
    """Another person or bot at a table of yours."""

    name: str
    person: str | None
    bot: str | None


@record
class MyTable:
    """A table where you sit and that is not over.

    ``yours`` says whether a sleeping table waits for you; while a table is awake it is null.
    ``last`` is when something last happened there, ``from_turn`` the turn from which the game goes
    on, if it does from another one.
    """

    id: str
    name: str
    status: str
    ladder: str
    created: int
    last: int
    yours: bool | None
    others: tuple[Other, ...]
    from_turn: int | None


@record
class ChatLine:
    """A chat message at a table."""

    id: str
    table: str
    person: str
    name: str
    text: str
    at: int


TABLE: Final = Operation(
    "GET",
    "/tables/{table}",
    OfTable,
    Annotated[Room, DescribedAs(JsonObject)],
    "answers",
    refuses=(404,),
)
LOBBY: Final = Operation(
    "GET", "/tables", Wanted, tuple[ListedTable, ...], "answers", refuses=(401, 403)
)
MY_TABLES: Final = Operation(
    "GET", "/me/tables", None, tuple[MyTable, ...], "answers", refuses=(401, 403)
)
CHAT: Final = Operation(
    "GET", "/tables/{table}/chat", OfTable, tuple[ChatLine, ...], "answers", refuses=LOOKING
)
