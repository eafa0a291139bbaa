"""After the game: replays to step through and to download, what the coach says, histories."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Final, Literal, Protocol

from archrivals.coach.reasons import Kind
from archrivals.engine.course import Course
from archrivals.engine.records import Limit, record
from archrivals.engine.views.seats import Departure
from archrivals.hosting.coaching import Reviewed, check_review
from archrivals.hosting.continuing import Luck, Wish
from archrivals.hosting.dealing import from_turn
from archrivals.hosting.futures import FuturesShown
from archrivals.hosting.history import Favourite
from archrivals.hosting.refusal import Problem
from archrivals.hosting.replays import (
    MAX_FRAMES,
    Frame,
    NoReplay,
    Part,
    Shuffled,
    TableMessage,
    Turn,
    Turns,
    Viewer,
    playable,
    save_of,
    team_of,
)
from archrivals.hosting.rows import ResultRow, Saved, SeatRow, TableRow, from_row

from .declared import About, DescribedAs, In, JsonObject, Operation, operation
from .tables import OfTable, Opened, PersonId, TableId

FinalStatus = Literal["over", "abandoned"]

UNCHANGING: Final = "private, max-age=3600"
"""The steps of a finished game never change, and contain no names."""

NAMING: Final = "private, no-cache"
"""Replies with names are fetched each time: a player may have deleted the account since."""


class Here(Protocol):
    """The functions of a door that the operations on finished games use."""

    async def finished(self, table: str) -> TableRow:
        """Return a table that is over; refuse any other."""

    async def seats(self, table: str) -> list[SeatRow]:
        """Return the seats of a table, in order."""

    async def turns(self, row: TableRow) -> Turns:
        """Return where the turns of a game begin."""

    async def part(self, row: TableRow, part: Part) -> Any:
        """Return a part of a replay: data, or encoded already."""

    async def frames(
        self, row: TableRow, viewer: Viewer, first: int, count: int, names: list[str]
    ) -> Any:
        """Return some frames of a replay in the same way."""

    async def review(self, table: str, seat: int) -> Reviewed | None:
        """Return what the coach has said of a game so far."""

    async def ask_review(self, row: TableRow, seat: int) -> None:
        """Have the coach look back at a game, unless that is happening already."""

    async def futures(self, table: str, position: int, option: int) -> FuturesShown:
        """Play a choice and another option on in a few more futures, unless all are known."""


game_part = partial(operation, "GET", page="answers", refuses=(404, 409, 503))
"""Declare an operation that plays a finished game again."""


# --- Replays ----------------------------------------------------------------------------------


@record
class ReplaySeat:
    """A player of the game and how they finished; ``place`` is 1 for the winners."""

    seat: int
    name: str
    person: str | None
    bot: str | None
    team: int
    place: int | None
    points: int | None


@record
class ReplaySummary:
    """A finished game. ``seed`` gives ``commitment``, which was shown before it began.

    ``from_turn`` is the turn from which it went on, if it did from another game.
    """

    table: str
    name: str
    status: FinalStatus
    ladder: str
    rated: bool
    from_turn: int | None
    started: int | None
    ended: int | None
    setup: JsonObject
    seats: tuple[ReplaySeat, ...]
    result: JsonObject
    points: tuple[int, ...]
    seed: str
    commitment: str
    rules: str
    cards: str
    digest: str
    answers: int
    turns: tuple[Turn, ...]
    """Empty where ``shown`` is not: this server cannot play the game again."""

    shown: Problem | None


@game_part("/tables/{table}/replay", cache=NAMING)
async def replay_summary(asked: OfTable, here: Here) -> ReplaySummary:
    """A finished game: who played, how it ended, and where each turn begins."""
    row = await here.finished(asked.table)
    sitting = await here.seats(asked.table)
    made, shown = None, None
    try:
        made = await here.turns(row)
    except NoReplay as why:  # it can still be downloaded
        shown = Problem(why.code, why.reason)
    saved = save_of(row)
    teams = made.teams if made else team_of(saved)
    result = row["result"] or {}
    return from_row(
        ReplaySummary,
        row,
        table=row["id"],
        setup=saved["setup"],
        seats=tuple(from_row(ReplaySeat, each, team=teams[each["seat"]]) for each in sitting),
        from_turn=from_turn(row["fair"]),
        result=result,
        points=tuple(result.get("points", ())),
        digest=row["digest"] or "",
        answers=len(saved["answers"]),
        turns=made.turns if made else (),
        shown=shown,
    )


@record
class Frames:
    """Some frames of a replay that has ``answers`` + 1 of them."""

    table: str
    seat: int | Literal["all"]
    answers: int
    frames: Annotated[Any, DescribedAs(tuple[Frame, ...])]


@record
class FramesOf:
    """The frames that are wanted, and the seat that looks at them."""

    table: TableId
    seat: Annotated[
        str,
        Limit(pattern="^(-1|[0-4]|all)$"),
        About("Whose sight: a seat, -1 for a spectator, or all for every hand."),
    ] = "-1"
    first: Annotated[int, Limit(ge=0, le=1_000_000)] = 0
    count: Annotated[int, Limit(ge=1, le=MAX_FRAMES)] = 20


@game_part("/tables/{table}/replay/frames", cache=UNCHANGING)
async def replay_frames(asked: FramesOf, here: Here) -> Frames:
    """Some steps of a finished game, as one seat saw them."""
    row = await here.finished(asked.table)
    names = [each["name"] for each in await here.seats(asked.table)]
    viewer: Viewer = "all" if asked.seat == "all" else int(asked.seat)
    shown = await here.frames(row, viewer, asked.first, asked.count, names)
    return Frames(asked.table, viewer, len(row["answers"]), shown)


@record
class Shuffles:
    """Every shuffle of a game in the order in which they were made, those of the opening too."""

    table: str
    shuffles: Annotated[Any, DescribedAs(tuple[Shuffled, ...])]


@game_part("/tables/{table}/replay/shuffles", cache=UNCHANGING)
async def replay_shuffles(asked: OfTable, here: Here) -> Shuffles:
    """Every shuffle of a finished game; with the seed anybody can make each of them again."""
    row = await here.finished(asked.table)
    return Shuffles(asked.table, await here.part(row, ("shuffles",)))


@record
class Try:
    """A deal that failed: what the server had committed to, and whose shares were missing."""

    commitment: str
    missing: tuple[int, ...]


@record
class Fair:
    """The origin of the seed: the rule by which it was made, and the inputs of that rule.

    ``seed-1``: the server drew it. ``joint-1``: from the server's ``secret`` and the ``shares`` of
    the seats ("" where a seat gave none), which are what their ``commitments`` promised.
    """

    rule: str
    secret: str | None = None
    commitments: tuple[str, ...] | None = None
    shares: tuple[str, ...] | None = None
    tries: tuple[Try, ...] | None = None


@record
class Happened:
    """Something that happened, with cards and zones as numbers; other fields go with the kind."""

    kind: str
    cause: dict[str, str] | None = None
    card: int | None = None
    from_: int | None = None
    to: int | None = None
    bottom: bool | None = None
    seat: int | None = None
    cards: tuple[int, ...] | None = None
    n: int | tuple[int, ...] | None = None
    zone: int | None = None
    winners: tuple[int, ...] | None = None
    points: tuple[int, ...] | None = None


@record
class Step:
    """An answer (seat and option) and what came of it; the first step is the opening."""

    answer: tuple[int, int] | None
    events: tuple[Happened, ...]


@record
class Record:
    """A game card by card, for those who check it without knowing the rules."""

    table: str
    rules: str
    cards: str
    setup: JsonObject
    seed: str
    commitment: str
    fair: Fair
    digest: str
    result: JsonObject | None
    steps: tuple[Step, ...]


@game_part("/tables/{table}/replay/record", cache=UNCHANGING)
async def replay_record(asked: OfTable, here: Here) -> Annotated[Any, DescribedAs(Record)]:
    """A finished game card by card: enough to deal, shuffle and follow it without the rules."""
    return await here.part(await here.finished(asked.table), ("record",))


@game_part("/tables/{table}/replay/course", cache=UNCHANGING)
async def replay_course(asked: OfTable, here: Here) -> Annotated[Any, DescribedAs(Course)]:
    """A finished game turn by turn: points, cards that were gained, Confrontations, Assists."""
    return await here.part(await here.finished(asked.table), ("course",))


@record
class Save:
    """A game in the engine's save format; ``archrivals verify`` plays it again."""

    archrivals: str
    cards: str
    setup: JsonObject
    seed: str
    answers: tuple[tuple[int, int], ...]
    digest: str
    table: str
    commitment: str
    fair: Fair
    result: JsonObject | None


@operation(
    "GET",
    "/tables/{table}/replay/file",
    page="answers",
    refuses=(404, 409),
    cache=UNCHANGING,
    download="archrivals-{table}.json",
)
async def replay_file(asked: OfTable, here: Here) -> Annotated[Saved, DescribedAs(Save)]:
    """A finished game to keep; `archrivals verify` proves it from its seed."""
    return save_of(await here.finished(asked.table))


@record
class GameLink:
    """A whole game as the text of a link: any page opens it, and `archrivals verify` proves it."""

    link: Annotated[Any, DescribedAs(str)]


@game_part("/tables/{table}/replay/link", cache=NAMING)
async def replay_link(asked: OfTable, here: Here) -> GameLink:
    """A finished game in a link, with the names of its players."""
    row = await here.finished(asked.table)
    sitting = await here.seats(asked.table)
    names = [text for each in sitting for text in (each["name"], each["bot"] or "")]
    return GameLink(await here.part(row, ("link", *names)))


@record
class NewSave:
    """A game in the engine's save format."""

    saved: Annotated[Any, In("document"), DescribedAs(JsonObject)]


KEEP_SAVE: Final = Operation(
    "POST", "/saves", NewSave, Opened, page="answers", refuses=(400, 401, 403, 409), status=201
)


# --- Playing on -------------------------------------------------------------------------------


@record
class PlayOn:
    """From which moment of a finished game to play on, in which seat, and with which luck.

    ``same``: the hidden cards lie as they lay; ``new``: those that the seat could not know are
    dealt again. With ``people``, within a page, others before this screen play for people.
    """

    table: TableId
    position: Annotated[int, Limit(ge=0, le=1_000_000)]
    seat: Annotated[int, Limit(ge=0, le=4)]
    luck: Luck = "same"
    people: bool = False


def wish_of(asked: PlayOn) -> Wish:
    """Return the wish of such a request."""
    return Wish(asked.position, asked.seat, asked.luck, asked.people)


PLAY_ON: Final = Operation(
    "POST",
    "/tables/{table}/replay/continued",
    PlayOn,
    Opened,
    page="answers",
    refuses=(400, 401, 403, 404, 409, 503),
    status=201,
)


# --- The coach --------------------------------------------------------------------------------


@record
class CoachReason:
    """The reason why one option is better (or worse) than another, with the numbers that show it.

    ``card`` is what it is about, if it is about one; ``here`` and ``there`` are how often it was
    owned (with ``fewer``: gone) on the tables tried with the one option and with the other; of
    points and Levels they are means, of the end the share of tables won by then. ``share`` is how
    much of the whole difference this is.
    """

    kind: Kind
    against: int
    better: bool
    share: float
    card: str | None
    fewer: bool
    here: float
    there: float


@record
class CoachOption:
    """An option of a decision, as a message."""

    option: int
    text: TableMessage


@record
class CoachDecision:
    """A decision that the coach looked at: ``gain`` is what ``preferred`` has over ``played``.

    Where the two are the same it is what that has over the next best. ``error`` is its standard
    error, ``chance`` the chance to win with ``played``. ``told`` is the reason as a message.
    """

    position: int
    turn: int
    seat: int
    played: CoachOption
    preferred: CoachOption
    chance: float
    gain: float
    error: float
    reason: CoachReason | None
    told: TableMessage | None


@record
class CoachTurn:
    """A turn on the curve: the chance as it began and as it ended, and what luck and each seat's
    choices did to it."""

    turn: int
    seat: int
    position: int
    before: float
    after: float
    luck: float
    choices: tuple[float, ...]


@record
class CoachDecided:
    """A turn that decided much, and the decision in it that mattered most."""

    turn: int
    decision: CoachDecision | None


@record
class CoachReview:
    """A game as a seat may look back at it, in chances to win from 0 to 1.

    ``start`` + ``luck`` + all ``choices`` + ``rest`` = ``result``; choices are against those of a
    collector, ``rest`` is what the chances did not foresee. ``opens`` is the position to look at
    first. Of a game that was given up or abandoned (not ``ended``) the result is the chance as it
    stood then. Until it is ``whole``, luck and choices are those that are known.
    """

    seat: int
    opens: int
    ended: bool
    whole: bool
    start: float
    result: float
    luck: float
    luck_error: float
    choices: tuple[float, ...]
    rest: float
    turns: tuple[CoachTurn, ...]
    mistakes: tuple[CoachDecision, ...]
    decided: tuple[CoachDecided, ...]


@record
class Coached:
    """The coach's review of a finished game; while it is ``thinking``, ask again in a while.

    ``share`` is how much of the work is done; the review has all that is known by then, also the
    moment to look at first.
    """

    table: str
    seat: int
    state: Literal["thinking", "ready"]
    share: float
    review: Annotated[Any, DescribedAs(CoachReview | None)]


@record
class ReviewOf:
    """The game to review, and the seat whose review is wanted."""

    table: TableId
    seat: Annotated[int, Limit(ge=0, le=4), About("The seat whose review it is.")] = 0


@game_part("/tables/{table}/coach")
async def coach(asked: ReviewOf, here: Here) -> Coached:
    """A finished game looked back at: chances, luck, choices, the turns that decided it."""
    found = await here.review(asked.table, asked.seat)
    if found is None or found.share < 1:
        row = await here.finished(asked.table)
        check_review(row, asked.seat)
        await here.ask_review(row, asked.seat)
        found = await here.review(asked.table, asked.seat) or found or Reviewed(0.0)
    state: Final = "ready" if found.share == 1 else "thinking"
    return Coached(asked.table, asked.seat, state, found.share, found.review)


@record
class FuturesOf:
    """A choice of a game that should be played on, and the option in its place."""

    table: TableId
    position: Annotated[int, Limit(ge=0, le=1_000_000), About("The answers before the choice.")]
    option: Annotated[int, Limit(ge=0, le=1_000), About("The number of the other option.")]


@game_part("/tables/{table}/coach/futures")
async def futures(asked: FuturesOf, here: Here) -> FuturesShown:
    """Both choices played on to the end in the same futures, by a bot in all seats.

    Each request plays a few more futures until ``done`` is ``of``, so ask again until then.
    """
    playable(await here.finished(asked.table))
    return await here.futures(asked.table, asked.position, asked.option)


# --- Players ----------------------------------------------------------------------------------


@record
class Change:
    """The change of a rating by a game."""

    before: int
    after: int


@record
class Player:
    """A person or a bot at a table."""

    seat: int
    name: str
    person: str | None
    bot: str | None
    place: int | None


@record
class Left:
    """A player who left a game for good: how, and after how many answers."""

    seat: int
    how: Departure
    at: int


def left_by(result: ResultRow | None) -> tuple[Left, ...]:
    """Return the players who left and so ended a game; none where it ended by a rule."""
    ended = not result or result.get("rule")
    return () if ended else tuple(Left(**each) for each in (result or {}).get("left") or ())


@record
class Game:
    """A game in a player's history, from their seat; ``left`` where players ended it by leaving.

    ``from_turn`` is the turn from which it went on, if it did from another game.
    """

    table: str
    name: str
    status: FinalStatus
    ladder: str
    rated: bool
    from_turn: int | None
    ended: int
    seat: int
    place: int | None
    points: int | None
    left: tuple[Left, ...]
    players: tuple[Player, ...]
    change: Change | None


@record
class Games:
    """A page of history; ``next`` is the ``before`` of the page that follows."""

    games: tuple[Game, ...]
    next: str | None


@record
class LadderStanding:
    """A rating on a ladder, 1000 for a newcomer; provisional until enough games are played."""

    ladder: str
    rating: int
    provisional: bool
    games: int
    wins: int


@record
class Profile:
    """The public profile of a player.

    ``streak`` is 3 after three wins in a row, −2 after two games without.
    """

    id: str
    name: str
    since: int
    games: int
    wins: int
    streak: int
    favourite: Favourite | None
    ladders: tuple[LadderStanding, ...]
    recent: tuple[Game, ...]


@record
class OfPerson:
    """A player."""

    person: PersonId


PROFILE: Final = Operation(
    "GET", "/people/{person}", OfPerson, Profile, page="answers", refuses=(404,)
)


@record
class GamesOf:
    """A page of a player's games."""

    person: PersonId
    before: Annotated[
        str | None,
        Limit(pattern=r"^[0-9]{1,15}\.[A-Za-z0-9_-]{8,32}$"),
        About("`next` of the page before this one."),
    ] = None
    count: Annotated[int, Limit(ge=1, le=100)] = 20


GAMES: Final = Operation(
    "GET", "/people/{person}/games", GamesOf, Games, page="answers", refuses=(404,)
)
