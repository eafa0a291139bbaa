"""What the pages after a game are made of: the bodies of their answers over HTTP."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field

from archrivals.coach.reasons import Kind
from archrivals.engine.views.seats import Departure
from archrivals.server.edge.security import Problem


class ReplaySeat(BaseModel):
    """Who sat where, and how they came in; ``place`` 1 for the winners."""

    seat: int
    name: str
    person: str | None
    bot: str | None
    team: int
    place: int | None
    points: int | None


class TurnMark(BaseModel):
    """A turn, and the position it begins at."""

    number: int
    seat: int
    position: int


class ReplaySummary(BaseModel):
    """A finished game. ``seed`` gives ``commitment``, which was shown before it began."""

    table: str
    name: str
    status: Literal["over", "abandoned"]
    ladder: str
    rated: bool
    started: int | None
    ended: int | None
    setup: dict[str, Any]
    seats: list[ReplaySeat]
    result: dict[str, Any]
    points: list[int]
    seed: str
    commitment: str
    rules: str
    cards: str
    digest: str
    answers: int
    turns: list[TurnMark]
    """Empty where ``shown`` is not: this server cannot play the game again."""

    shown: Problem | None = None


class TableMessage(BaseModel):
    """A message of the table, to be said in any language: as on the wire (``docs/protocol.md``)."""

    id: str
    args: dict[str, Any]


class Decision(BaseModel):
    """Who decided; ``option`` and ``text`` only for that seat, or where all is seen."""

    seat: int
    kind: str
    option: int | None
    text: TableMessage | None


class Frame(BaseModel):
    """The table after ``position`` answers, and how it got there from the one before.

    ``view`` and ``events`` are those of a live table, as the chosen seat had them. With ``all``
    every seat has its ``hand``, and ``asks`` are all open asks.
    """

    position: int
    decision: Decision | None
    events: list[dict[str, Any]]
    lines: list[TableMessage]
    view: dict[str, Any]


class Frames(BaseModel):
    """Some frames of a replay that has ``answers`` + 1 of them."""

    table: str
    seat: int | Literal["all"]
    answers: int
    frames: list[Frame]


class Shuffled(BaseModel):
    """A shuffle: a stream from block ``counter`` on turns ``before`` into ``after``.

    The last card is the top one.
    ``stream`` is ``deal``, ``main``, ``villains``, ``dice``, or ``seat-0`` and so on.
    """

    position: int
    stream: str
    counter: int
    before: list[str]
    after: list[str]


class Shuffles(BaseModel):
    """Every shuffle of a game in the order in which they were made, those of the opening too."""

    table: str
    shuffles: list[Shuffled]


class Try(BaseModel):
    """A deal that failed: what the server had committed to, and whose shares were missing."""

    commitment: str
    missing: list[int]


class Fair(BaseModel):
    """How the seed came about: by which rule, and what that rule takes.

    ``seed-1``: the server drew it. ``joint-1``: from the server's ``secret`` and the ``shares`` of
    the seats ("" where a seat gave none), which are what their ``commitments`` promised.
    """

    rule: str
    secret: str | None = None
    commitments: list[str] | None = None
    shares: list[str] | None = None
    tries: list[Try] | None = None


class Happened(BaseModel):
    """Something that happened, with cards and zones as numbers; other fields go with the kind."""

    kind: str
    cause: dict[str, str] | None = None
    card: int | None = None
    from_: int | None = Field(None, alias="from")
    to: int | None = None
    bottom: bool | None = None
    seat: int | None = None
    cards: list[int] | None = None
    n: int | list[int] | None = None
    zone: int | None = None
    winners: list[int] | None = None
    points: list[int] | None = None


class Step(BaseModel):
    """An answer (seat and option) and what came of it; the first step is the opening."""

    answer: tuple[int, int] | None
    events: list[Happened]


class Record(BaseModel):
    """A game card by card, for those who check it without knowing the rules."""

    table: str
    rules: str
    cards: str
    setup: dict[str, Any]
    seed: str
    commitment: str
    fair: Fair
    digest: str
    result: dict[str, Any] | None
    steps: list[Step]


class Save(BaseModel):
    """A game in the engine's save format; ``archrivals verify`` plays it again."""

    archrivals: str
    cards: str
    setup: dict[str, Any]
    seed: str
    answers: list[tuple[int, int]]
    digest: str
    table: str
    commitment: str
    fair: Fair
    result: dict[str, Any] | None


class Change(BaseModel):
    """What a game did to a rating."""

    before: int
    after: int


class Player(BaseModel):
    """Somebody at a table."""

    seat: int
    name: str
    person: str | None
    bot: str | None
    place: int | None


class Left(BaseModel):
    """A player who left a game for good: how, and after how many answers."""

    seat: int
    how: Departure
    at: int


class Game(BaseModel):
    """A game in somebody's history, from their seat; ``left`` where that ended it."""

    table: str
    name: str
    status: Literal["over", "abandoned"]
    ladder: str
    rated: bool
    ended: int
    seat: int
    place: int | None
    points: int | None
    left: list[Left]
    players: list[Player]
    change: Change | None


class Games(BaseModel):
    """A page of history; ``next`` is the ``before`` of the page that follows."""

    games: list[Game]
    next: str | None


class Standing(BaseModel):
    """A rating, 1000 for a newcomer; provisional until enough games are played."""

    rating: int
    provisional: bool
    games: int
    wins: int


class LadderStanding(Standing):
    """A player's rating on a ladder."""

    ladder: str


class CoachReason(BaseModel):
    """Why one option is better (or worse) than another, with the numbers that show it.

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


class CoachOption(BaseModel):
    """An option of a decision, as a message."""

    option: int
    text: TableMessage


class CoachDecision(BaseModel):
    """A decision that the coach looked at: ``gain`` is what ``preferred`` has over ``played``.

    Where the two are the same it is what that has over the next best. ``error`` is its standard
    error, ``chance`` the chance to win with what was played. ``told`` is the reason as a message.
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


class CoachTurn(BaseModel):
    """A turn on the curve: the chance as it began and as it ended, and what luck and each seat's
    choices did to it."""

    turn: int
    seat: int
    position: int
    before: float
    after: float
    luck: float
    choices: list[float]


class CoachDecided(BaseModel):
    """A turn that decided much, and the decision in it that mattered most."""

    turn: int
    decision: CoachDecision | None


class CoachReview(BaseModel):
    """A game as a seat may look back at it, in chances to win from 0 to 1.

    ``start`` + ``luck`` + all ``choices`` + ``rest`` = ``result``; choices are against those of a
    collector, ``rest`` is what the chances did not foresee.
    """

    seat: int
    start: float
    result: float
    luck: float
    luck_error: float
    choices: list[float]
    rest: float
    turns: list[CoachTurn]
    mistakes: list[CoachDecision]
    decided: list[CoachDecided]


class Coached(BaseModel):
    """What the coach says of a finished game; while it is ``thinking``, ask again in a while."""

    table: str
    seat: int
    state: Literal["thinking", "ready"]
    review: CoachReview | None


class Favourite(BaseModel):
    """The Super Hero or Character played most in the last games."""

    name: str
    games: int


class Profile(BaseModel):
    """A player as everybody may know them.

    ``streak`` is 3 after three wins in a row, −2 after two games without.
    """

    id: str
    name: str
    since: int
    games: int
    wins: int
    streak: int
    favourite: Favourite | None
    ladders: list[LadderStanding]
    recent: list[Game]


class Ladder(BaseModel):
    """A ladder, and how many have a settled rating on it."""

    ladder: str
    players: int


class Ladders(BaseModel):
    """Every ladder.

    ``verified``: whether this server checks mail addresses. Where it does not, one person can have
    any number of accounts, so places on its ladders mean little.
    """

    ladders: list[Ladder]
    verified: bool


class Ranked(Standing):
    """A line of a leaderboard."""

    rank: int
    person: str
    name: str


class Leaderboard(BaseModel):
    """The best of a ladder; ``least`` is how many rated games it takes to be listed.

    ``verified`` is as for all ladders.
    """

    ladder: str
    least: int
    verified: bool
    players: list[Ranked]


class Kept(BaseModel):
    """A game that was added, and the link to its replay."""

    table: str
    link: str
