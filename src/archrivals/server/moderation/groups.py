"""Closed groups: accounts that give one of them a place on a ladder and play with no others.

Nothing is done by itself and nothing is kept. Moderators see such groups in their queue, computed
from the rated games of the last weeks, and decide what it is: one person with several accounts, or
friends one of which nearly always wins.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa

from archrivals.engine.records import record
from archrivals.server.core.schema import people, rating_changes, ratings, seats, tables
from archrivals.server.core.store import Store, now

WINDOW_DAYS: Final = 30
MIN_GAMES: Final = 10
"""Rated games within a group in that time; two people who try a box out play fewer."""

MIN_SHARE: Final = 0.8
"""The share of the leader's games that are within the group, and the share of those won."""

MIN_LOYALTY: Final = 0.9
"""The share of a member's rated games that are with the group: members hardly meet others."""

LADDER_PLACES: Final = 50
"""How many places of each ladder are looked at."""


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A rated game: who played, and who came first."""

    table: str
    ladder: str
    players: frozenset[str]
    winners: frozenset[str]


@dataclass(frozen=True, slots=True)
class Group:
    """A closed group on a ladder: its leader, the others, and how the leader did among them."""

    ladder: str
    leader: str
    others: tuple[str, ...]
    games: int
    wins: int


def closed_groups(
    games: Iterable[RatedGame], leaders: Mapping[str, Collection[str]]
) -> list[Group]:
    """Find the closed groups around people who have a place; ``leaders`` by ladder.

    >>> both, ann = frozenset(("ann", "pet")), frozenset(("ann",))
    >>> fed = [RatedGame(f"t{number}", "x", both, ann) for number in range(10)]
    >>> [(group.leader, group.others) for group in closed_groups(fed, {"x": ["ann", "pet"]})]
    [('ann', ('pet',))]
    """
    of_person: dict[str, list[RatedGame]] = defaultdict(list)
    for game in games:
        for player in game.players:
            of_person[player].append(game)
    found = []
    for ladder, placed in leaders.items():
        for leader in placed:
            mine = [game for game in of_person[leader] if game.ladder == ladder]
            group = _group(ladder, leader, mine, of_person)
            if group is not None:
                found.append(group)
    return found


def _group(
    ladder: str, leader: str, mine: list[RatedGame], of_person: Mapping[str, list[RatedGame]]
) -> Group | None:
    circle = frozenset(player for game in mine for player in game.players)
    loyal = {player for player in circle - {leader} if _loyal(of_person[player], circle)}
    inside = [game for game in mine if game.players <= loyal | {leader}]
    wins = sum(leader in game.winners for game in inside)
    if len(inside) < max(MIN_GAMES, MIN_SHARE * len(mine)) or wins < MIN_SHARE * len(inside):
        return None
    others = {player for game in inside for player in game.players} - {leader}
    return Group(ladder, leader, tuple(sorted(others)), len(inside), wins)


def _loyal(games: list[RatedGame], circle: frozenset[str]) -> bool:
    """Return whether a person plays only with people who have met the leader."""
    return sum(game.players <= circle for game in games) >= MIN_LOYALTY * len(games)


# --- In the database --------------------------------------------------------------------------


@record
class Member:
    """A member of a closed group."""

    id: str
    name: str
    created: int


@record
class GroupShown:
    """Accounts that lift their leader up a ladder and only play rated games with one another.

    ``games`` is the number of recent games of the leader with them, ``wins`` the number won.
    """

    ladder: str
    leader: Member
    others: tuple[Member, ...]
    games: int
    wins: int


async def suspicious(store: Store, least: int) -> list[GroupShown]:
    """Return the closed groups of now, with names, for moderators; ``least`` games give a place."""
    leaders = await _leaders(store, least)
    placed = {person for each in leaders.values() for person in each}
    games = await _games(store, placed)
    circle = {player for game in games for player in game.players}
    known = {game.table: game for game in games}
    known |= {game.table: game for game in await _games(store, circle - placed)}
    groups = closed_groups(known.values(), leaders)
    named = {person for group in groups for person in (group.leader, *group.others)}
    query = sa.select(people.c.id, people.c.name, people.c.created).where(people.c.id.in_(named))
    who = {row["id"]: Member(**row) for row in await store.rows(query)}
    return [
        GroupShown(
            group.ladder,
            who[group.leader],
            tuple(who[each] for each in group.others if each in who),
            group.games,
            group.wins,
        )
        for group in groups
        if group.leader in who
    ]


async def _leaders(store: Store, least: int) -> dict[str, list[str]]:
    place = sa.func.row_number().over(
        partition_by=ratings.c.ladder, order_by=(ratings.c.mu - 3 * ratings.c.sigma).desc()
    )
    ranked = (
        sa.select(ratings.c.ladder, ratings.c.person, place.label("place"))
        .where(ratings.c.games >= least)
        .subquery()
    )
    found: dict[str, list[str]] = defaultdict(list)
    query = sa.select(ranked).where(ranked.c.place <= LADDER_PLACES)
    for row in await store.rows(query.order_by(ranked.c.ladder, ranked.c.place)):
        found[row["ladder"]].append(row["person"])
    return found


async def _games(store: Store, who: Collection[str]) -> list[RatedGame]:
    """The rated games of some people in the last weeks."""
    if not who:
        return []
    since = now() - WINDOW_DAYS * 86_400_000
    theirs = (
        sa.select(rating_changes.c.table)
        .join(tables, tables.c.id == rating_changes.c.table)
        .where(rating_changes.c.person.in_(who), tables.c.ended > since)
    )
    rows = await store.rows(
        sa.select(rating_changes.c.table, rating_changes.c.person, tables.c.ladder, seats.c.place)
        .join(tables, tables.c.id == rating_changes.c.table)
        .join(
            seats,
            sa.and_(
                seats.c.table == rating_changes.c.table, seats.c.person == rating_changes.c.person
            ),
        )
        .where(rating_changes.c.table.in_(theirs))
    )
    sides: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for row in rows:
        sides[row["table"]].append(row)
    return [
        RatedGame(
            table,
            together[0]["ladder"],
            frozenset(row["person"] for row in together),
            frozenset(row["person"] for row in together if row["place"] == 1),
        )
        for table, together in sides.items()
    ]
