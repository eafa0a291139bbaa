"""After the game at a server: replays from the database, players, leaderboards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from secrets import token_hex
from typing import Annotated, Final, TypeVar

import msgspec
import sqlalchemy as sa
from fastapi import Request

from archrivals.engine.language.rules import DEFAULT_BOX
from archrivals.engine.records import Limit, from_plain, record
from archrivals.hosting import continuing
from archrivals.hosting.coaching import Reviewed
from archrivals.hosting.continuing import Me, Past, Sat
from archrivals.hosting.futures import FuturesShown
from archrivals.hosting.operations import archive
from archrivals.hosting.operations.archive import (
    Games,
    GamesOf,
    NewSave,
    OfPerson,
    PlayOn,
    Profile,
    wish_of,
)
from archrivals.hosting.operations.declared import (
    About,
    Written,
    answers,
    needs_server,
)
from archrivals.hosting.operations.tables import Opened
from archrivals.hosting.refusal import Refusal
from archrivals.hosting.replays import (
    Moment,
    Part,
    Turns,
    Viewer,
    finished,
    known_as,
    pieces,
    playable,
    save_of,
)
from archrivals.hosting.rooms import NO_TABLE
from archrivals.hosting.rows import SeatRow, TableRow, from_row
from archrivals.server.archive import profiles
from archrivals.server.archive.futures import FuturesKnown
from archrivals.server.archive.imports import keep_game
from archrivals.server.archive.profiles import Ladders, Leaderboard
from archrivals.server.archive.rendering import NoTime, Renderer
from archrivals.server.archive.reviews import Busy, Reviews
from archrivals.server.context import Context, context
from archrivals.server.core.refusal import refuse
from archrivals.server.core.schema import people, seats, tables
from archrivals.server.core.store import new_id, now
from archrivals.server.edge.asking import Asking, Member
from archrivals.server.lobby import rooms

Kept = TypeVar("Kept")

NO_PERSON: Final = Refusal(404, "no-person", "there is no player with this id")


def renderer(request: Request) -> Renderer:
    """Return what makes replays at this gateway."""
    return _only(request, "renderer", Renderer)


def reviews(request: Request) -> Reviews:
    """Return what the coach has said, as this gateway knows it."""
    return _only(request, "reviews", Reviews)


def futures(request: Request) -> FuturesKnown:
    """Return the futures that are known at this gateway."""
    return _only(request, "futures", FuturesKnown)


def _only(request: Request, name: str, make: Callable[[Context], Kept]) -> Kept:
    """Return what a gateway keeps under a name; the first request makes it."""
    state = request.app.state
    if not hasattr(state, name):
        setattr(state, name, make(context(request)))
    found: Kept = getattr(state, name)
    return found


@contextmanager
def _refused_if_busy() -> Iterator[None]:
    """Refuse what there is no time for."""
    try:
        yield
    except NoTime:
        reason = "more games are being looked at than this server can show; try again in a moment"
        raise Refusal(503, "busy", reason, 2) from None


class Looking(Asking):
    """Anybody who looks at finished games; what takes work is limited."""

    async def finished(self, table: str) -> TableRow:
        """Return a table that is over; refuse any other."""
        row: TableRow | None = await self.here.store.row(
            sa.select(tables).where(tables.c.id == table)
        )
        if row is None:
            raise NO_TABLE
        finished(row)
        return row

    async def seats(self, table: str) -> list[SeatRow]:
        """Return the seats of a table, in order."""
        query = sa.select(seats).where(seats.c.table == table).order_by(seats.c.seat)
        return await self.here.store.rows(query)

    def _may_render(self, parts: int) -> None:
        """Refuse more renderings than the caller may ask for; stored ones cost nothing."""
        for _ in range(parts):
            wait = self.limits.replays.take(self.visitor.who, self.visitor.address)
            refuse(wait, "You have looked at a lot of games")

    async def _part(self, row: TableRow, part: Part) -> bytes:
        playable(row)
        known = renderer(self.request)
        if not known.has(row, part):
            self._may_render(1)
        with _refused_if_busy():
            return await known.part(row, part, self.visitor.who, self.visitor.address)

    async def turns(self, row: TableRow) -> Turns:
        """Return where the turns of a game begin."""
        return from_plain(Turns, msgspec.json.decode(await self._part(row, ("turns",))))

    async def moment(self, row: TableRow, position: int) -> Moment:
        """Describe a moment of a game."""
        made = await self._part(row, ("moment", position))
        return from_plain(Moment, msgspec.json.decode(made))

    async def part(self, row: TableRow, part: Part) -> Written:
        """Return a part of a replay that is the same for all seats."""
        return Written((await self._part(row, part)).decode())

    async def frames(
        self, row: TableRow, viewer: Viewer, first: int, count: int, names: list[str]
    ) -> Written:
        """Return some frames of a replay, as a seat saw them."""
        playable(row)
        known = renderer(self.request)
        wanted = pieces(first, count, len(row["answers"]))
        self._may_render(
            sum(not known.has(row, ("frames", viewer, piece), names) for piece in wanted)
        )
        who = (self.visitor.who, self.visitor.address)
        with _refused_if_busy():
            shown = await known.frames(row, viewer, first, count, *who, names)
        return Written(msgspec.json.encode(shown).decode())

    async def review(self, table: str, seat: int) -> Reviewed | None:
        """Return what the coach has said of a game so far."""
        return await reviews(self.request).look(table, seat)

    async def ask_review(self, row: TableRow, seat: int) -> None:
        """Have the coach look back at a game, unless that is happening already."""
        known, sitting = reviews(self.request), await self.seats(row["id"])
        who = (self.visitor.who, self.visitor.address)
        if not known.asked(row["id"], sitting, seat):
            refuse(self.limits.reviews.take(*who), "The coach has looked at a lot of games for you")
        try:
            await known.ask(row, sitting, seat, *who)
        except Busy as busy:
            self.limits.reviews.give_back(*who)
            raise Refusal(503, "busy", str(busy), 30) from None

    async def futures(self, table: str, position: int, option: int) -> FuturesShown:
        """Play a choice and another option on in a few more futures, unless all are known."""
        known, key = futures(self.request), (table, position, option)
        who = (self.visitor.who, self.visitor.address)
        if known.of(key) is None:
            refuse(self.limits.reviews.take(*who), "The coach has looked at a lot of games for you")
        try:
            return await known.more(save_of(await self.finished(table)), key, *who)
        except Busy as busy:
            raise Refusal(503, "busy", str(busy), 5) from None


@answers(archive.KEEP_SAVE)
async def keep_save(asked: NewSave, by: Member) -> Opened:
    """Add a finished game that was played within a browser to one's own: unlisted and unrated.

    The server plays it again first, and refuses what does not come out as the file claims.
    """
    me, address = by.person, by.visitor.address
    refuse(by.limits.saves.take(me.id, address), "You have added a lot of games")
    with _refused_if_busy():
        table = await keep_game(by.here.store, renderer(by.request), me, asked.saved, address)
    return Opened(table, f"{by.here.settings.public_url}/replay/{table}")


@answers(archive.PLAY_ON)
async def play_on(asked: PlayOn, by: Member) -> Opened:
    """Play on from a moment of a finished game against bots, at a table of its own."""
    wait = by.limits.tables.take(by.person.id, by.visitor.address)
    refuse(wait, "You have opened a lot of tables")
    looking = Looking(by.request, by.visitor)
    row = await looking.finished(asked.table)
    playable(row)
    past, wish = from_row(Past, row, table=known_as(row)), wish_of(asked)
    continuing.check_moment(past, wish)
    made = continuing.branch(
        past,
        [from_row(Sat, each) for each in await looking.seats(asked.table)],
        wish,
        await looking.moment(row, asked.position),
        Me(by.person.id, by.person.name),
        *(new_id(12), token_hex(8), now()),
    )
    await rooms.begin_branch(by.here, by.person, made)
    return Opened(made.row.id, f"{by.here.settings.public_url}/t/{made.row.id}")


# --- Players ----------------------------------------------------------------------------------


def _is_own(person: str, by: Asking) -> bool:
    session = by.visitor.session
    return session is not None and session.person.id == person


@answers(archive.PROFILE)
async def person_profile(asked: OfPerson, by: Asking) -> Profile:
    """A player: games, ratings, and the last games; unlisted ones for the player alone."""
    unlisted = _is_own(asked.person, by)
    found = await profiles.profile(by.here.store, asked.person, unlisted=unlisted)
    if found is None:
        raise NO_PERSON
    return found


@answers(archive.GAMES)
async def person_games(asked: GamesOf, by: Asking) -> Games:
    """A player's games, the latest first; unlisted ones for the player alone."""
    store, person = by.here.store, asked.person
    if await store.row(sa.select(people.c.id).where(people.c.id == person)) is None:
        raise NO_PERSON
    after = None if asked.before is None else profiles.cursor(asked.before)
    unlisted = _is_own(person, by)
    games, more = await profiles.history(store, person, after, asked.count, unlisted=unlisted)
    return Games(tuple(games), None if more is None else str(more))


# --- Leaderboards -----------------------------------------------------------------------------


@needs_server("GET", "/leaderboards")
async def all_leaderboards(by: Asking) -> Ladders:
    """Every ladder: one for each box, one for mixed tables."""
    ladders = await profiles.leaderboards(by.here.store)
    return Ladders(tuple(ladders), by.here.settings.verifies_mail)


@record
class LeaderboardOf:
    """The best of a ladder: how many are wanted."""

    ladder: Annotated[str, Limit(pattern="^[a-z0-9-]{1,40}$"), About(example=DEFAULT_BOX)]
    count: Annotated[int, Limit(ge=1, le=100)] = 50


@needs_server("GET", "/leaderboards/{ladder}", refuses=(404,))
async def one_leaderboard(asked: LeaderboardOf, by: Asking) -> Leaderboard:
    """The best of a ladder."""
    if asked.ladder not in profiles.LADDERS:
        ladders = ", ".join(profiles.LADDERS)
        reason = f"there is no ladder {asked.ladder!r}; there are {ladders}"
        raise Refusal(404, "no-ladder", reason)
    players = await profiles.leaderboard(by.here.store, asked.ladder, asked.count)
    verified = by.here.settings.verifies_mail
    return Leaderboard(asked.ladder, profiles.SETTLED_GAMES, verified, tuple(players))
