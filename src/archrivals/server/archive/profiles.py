"""The public profile of a player: games, ratings, leaderboards.

The id of an unlisted table is the secret that opens it: such a table counts in the sums, but only
its own players find it in their history.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa

from archrivals.boxes import BOXES
from archrivals.engine.records import record
from archrivals.hosting.dealing import from_turn
from archrivals.hosting.history import MAX_LISTED_GAMES, favourite, streak
from archrivals.hosting.operations.archive import (
    Change,
    Game,
    LadderStanding,
    Player,
    Profile,
    left_by,
)
from archrivals.server.core.schema import people, rating_changes, ratings, seats, tables
from archrivals.server.core.store import Store

from .ratings import shown

JSON = dict[str, Any]

LADDERS: Final = (*BOXES, "mixed")
RECENT_GAMES: Final = 100
"""The number of recent games for a streak and a favourite."""

SETTLED_GAMES: Final = 10
"""Rated games until a rating is settled, and shown on a leaderboard."""


@dataclass(frozen=True, slots=True)
class Cursor:
    """The end of a page of history: the next one begins with what ended before."""

    ended: int
    table: str

    def __str__(self) -> str:
        return f"{self.ended}.{self.table}"


def cursor(text: str) -> Cursor:
    """A cursor out of its text.

    >>> cursor("1700000000000.abcdefgh")
    Cursor(ended=1700000000000, table='abcdefgh')
    """
    ended, _, table = text.partition(".")
    return Cursor(int(ended), table)


# --- Leaderboards as they are shown -----------------------------------------------------------


@record
class Ladder:
    """A ladder, and how many have a settled rating on it."""

    ladder: str
    players: int


@record
class Ladders:
    """Every ladder.

    ``verified``: whether this server checks mail addresses. Where it does not, one person can have
    any number of accounts, so places on its ladders mean little.
    """

    ladders: tuple[Ladder, ...]
    verified: bool


@record
class Ranked:
    """A line of a leaderboard."""

    rank: int
    person: str
    name: str
    rating: int
    provisional: bool
    games: int
    wins: int


@record
class Leaderboard:
    """The best of a ladder; ``least`` is how many rated games it takes to be listed.

    ``verified`` is as for all ladders.
    """

    ladder: str
    least: int
    verified: bool
    players: tuple[Ranked, ...]


# --- A player ---------------------------------------------------------------------------------


async def profile(store: Store, person: str, *, unlisted: bool = False) -> Profile | None:
    """Return the public profile of a player, None without one. ``unlisted`` as for ``history``."""
    found = await store.row(
        sa.select(people.c.id, people.c.name, people.c.created).where(people.c.id == person)
    )
    if found is None:
        return None
    won = sa.func.count(sa.case((seats.c.place == 1, 1)))
    sums = await store.row(
        _finished(sa.func.count().label("games"), won.label("wins"), person=person)
    )
    last = await store.rows(
        _finished(seats.c.seat, seats.c.place, tables.c.result, person=person)
        .order_by(tables.c.ended.desc(), tables.c.id.desc())
        .limit(RECENT_GAMES)
    )
    recent, _ = await history(store, person, None, MAX_LISTED_GAMES, unlisted=unlisted)
    return Profile(
        found["id"],
        found["name"],
        since=found["created"],
        **(sums or {}),
        streak=streak(each["place"] == 1 for each in last),
        favourite=favourite((each["seat"], each["result"]) for each in last),
        ladders=tuple(await _standings(store, person)),
        recent=tuple(recent),
    )


def _finished(*columns: Any, person: str) -> sa.Select[Any]:
    """A player's games that came to an end."""
    return (
        sa.select(*columns)
        .select_from(seats.join(tables, tables.c.id == seats.c.table))
        .where(seats.c.person == person, tables.c.status == "over")
    )


async def _standings(store: Store, person: str) -> list[LadderStanding]:
    found = await store.rows(
        sa.select(ratings).where(ratings.c.person == person).order_by(ratings.c.ladder)
    )
    return [LadderStanding(each["ladder"], **_standing(each)) for each in found]


def _standing(row: Mapping[str, Any]) -> JSON:
    return {
        "rating": shown(row["mu"], row["sigma"]),
        "provisional": row["games"] < SETTLED_GAMES,
        "games": row["games"],
        "wins": row["wins"],
    }


# --- History ----------------------------------------------------------------------------------


async def history(
    store: Store, person: str, before: Cursor | None, count: int, *, unlisted: bool = False
) -> tuple[list[Game], Cursor | None]:
    """A page of a player's games, the latest first, and where the next page begins, if any.

    ``unlisted`` tables are for the player alone.
    """
    query = (
        sa.select(
            tables.c.id.label("table"),
            tables.c.name,
            tables.c.status,
            tables.c.ladder,
            tables.c.rated,
            tables.c.ended,
            tables.c.result,
            tables.c.fair,
            seats.c.seat,
            seats.c.place,
            seats.c.points,
        )
        .select_from(seats.join(tables, tables.c.id == seats.c.table))
        .where(
            seats.c.person == person,
            tables.c.status.in_(("over", "abandoned")),
            tables.c.digest.is_not(None),  # it was played
        )
        .order_by(tables.c.ended.desc(), tables.c.id.desc())
        .limit(count + 1)
    )
    if not unlisted:
        query = query.where(tables.c.listed)
    if before is not None:
        same = sa.and_(tables.c.ended == before.ended, tables.c.id < before.table)
        query = query.where(sa.or_(tables.c.ended < before.ended, same))
    found = await store.rows(query)
    page = found[:count]
    more = Cursor(page[-1]["ended"], page[-1]["table"]) if len(found) > count else None
    ids = [each["table"] for each in page]
    players = await _players(store, ids)
    changes = await _changes(store, person, ids)
    games = [
        Game(
            left=left_by(each.pop("result")),
            from_turn=from_turn(each.pop("fair")),
            players=tuple(players[each["table"]]),
            change=changes.get(each["table"]),
            **each,
        )
        for each in page
    ]
    return games, more


async def _players(store: Store, ids: Sequence[str]) -> dict[str, list[Player]]:
    """Return who sat at these tables, seat by seat."""
    query = sa.select(
        seats.c.table, seats.c.seat, seats.c.name, seats.c.person, seats.c.bot, seats.c.place
    )
    players: dict[str, list[Player]] = {each: [] for each in ids}
    for row in await store.rows(query.where(seats.c.table.in_(ids)).order_by(seats.c.seat)):
        players[row.pop("table")].append(Player(**row))
    return players


async def _changes(store: Store, person: str, ids: Sequence[str]) -> dict[str, Change]:
    """Return the changes that these games made to a player's rating."""
    query = sa.select(rating_changes).where(
        rating_changes.c.person == person, rating_changes.c.table.in_(ids)
    )
    return {
        row["table"]: Change(
            before=shown(row["mu_before"], row["sigma_before"]),
            after=shown(row["mu"], row["sigma"]),
        )
        for row in await store.rows(query)
    }


# --- Leaderboards -----------------------------------------------------------------------------


async def leaderboards(store: Store) -> list[Ladder]:
    """Every ladder, with how many have a settled rating on it."""
    query = (
        sa.select(ratings.c.ladder, sa.func.count().label("players"))
        .where(ratings.c.games >= SETTLED_GAMES)
        .group_by(ratings.c.ladder)
    )
    settled = {row["ladder"]: row["players"] for row in await store.rows(query)}
    return [Ladder(ladder, settled.get(ladder, 0)) for ladder in LADDERS]


async def leaderboard(
    store: Store, ladder: str, count: int, least: int = SETTLED_GAMES
) -> list[Ranked]:
    """The best of a ladder who have played enough; equals always come in the same order."""
    query = (
        sa.select(ratings, people.c.name)
        .join(people, people.c.id == ratings.c.person)
        .where(ratings.c.ladder == ladder, ratings.c.games >= least)
        .order_by((ratings.c.mu - 3 * ratings.c.sigma).desc(), ratings.c.person)
        .limit(count)
    )
    return [
        Ranked(rank, row["person"], row["name"], **_standing(row))
        for rank, row in enumerate(await store.rows(query), 1)
    ]
