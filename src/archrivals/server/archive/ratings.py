"""Ratings: OpenSkill's Plackett-Luce over the places of a game, one rating for each ladder.

A player is a guess of strength (``mu``) and how sure it is (``sigma``). What people see is
``1000 + 40 × (mu − 3 sigma)``, rounded: a strength they have almost surely reached. A newcomer
begins at 1000; a well-known player of a newcomer's strength has about 1750.

A rating is worth something only if it cannot be made up. So a game counts only between people who
all have a verified mail address and have made ``MIN_DECISIONS``; it counts less the more often the
same people have met. A player who leaves early loses all the same.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from math import log, sqrt
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from archrivals.hosting.results import Sitting
from archrivals.server.core import schema
from archrivals.server.core.store import now

MIN_DECISIONS: Final = 20
"""What a person decides in some three turns; in the shortest game of bots each has 30."""

FULL_WEIGHT_GAMES: Final = 10
RECENT_MS: Final = 30 * 86_400_000
"""Who has met the same opponent ten times in thirty days (milliseconds) gains and loses half as
much by the next ten games, and so on."""


class Rating(NamedTuple):
    """A guess of strength, and how sure it is."""

    mu: float
    sigma: float

    def partly(self, before: Rating, weight: float) -> Rating:
        """This rating, if only a part of the way to it counts."""
        mu, sigma = (old + weight * (new - old) for old, new in zip(before, self, strict=True))
        return Rating(mu, sigma)


NEWCOMER: Final = Rating(25.0, 25.0 / 3.0)

A_BOTS_SIGMA: Final = 1.0


def apart(share: float) -> float:
    """Return the lead in ``mu`` of a player who wins this share of games of two against a bot.

    In the model the odds of a game are e to the difference over the root of all the variances; at
    this difference wins and losses in that share leave a rating where it is.

    >>> round(apart(0.65), 2)
    3.75
    """
    beta = PlackettLuce().beta
    return sqrt(2 * (beta**2 + A_BOTS_SIGMA**2)) * log(share / (1 - share))


def _levels(first: float, steps: Mapping[str, float]) -> dict[str, Rating]:
    found: dict[str, Rating] = {}
    for name, share in steps.items():
        first += apart(share)
        found[name] = Rating(round(first, 1), A_BOTS_SIGMA)
    return found


BOT_RATINGS: Final[Mapping[str, Rating]] = {
    "random": Rating(0.0, 1.0),
    "keen": Rating(8.0, 1.0),
    "greedy": Rating(25.0, 1.0),
    "collector": Rating(32.6, 1.0),
    "planner": Rating(37.6, 1.5),
    "mastermind": Rating(39.7, 2.0),
    "prodigy": Rating(38.2, 1.5),
    "archrival": Rating(40.6, 2.0),
    **_levels(
        16.75,
        {
            "pip": 0.5,
            "goldie": 0.64,
            "otto": 0.66,
            "tilda": 0.682,
            "bruno": 0.649,
            "vera": 0.625,
            "sibyl": 0.66,
        },
    ),
}
"""What bots are taken for. They never change: a bot is the same tomorrow.

``greedy`` is set equal to a newcomer; the collector is as far above it as it wins in
``docs/ladder.md`` (78 %), and so on with those above it (70, 76 and 72 %; the archrival as far
above the mastermind as 54 %). Bruno plays as the collector does, and from him the levels are
apart by the steps that were measured (``docs/levels.md``).
"""

OTHER_BOT: Final = Rating(25.0, 25.0 / 6.0)


def shown(mu: float, sigma: float) -> int:
    """The number people see.

    >>> shown(*NEWCOMER)
    1000
    """
    return round(1000 + 40 * (mu - 3 * sigma))


def counts(sittings: Sequence[Sitting]) -> bool:
    """Return whether a game can be rated: people on two sides at least, each of them once."""
    people = [each.person for each in sittings if each.person is not None]
    with_people = {each.side for each in sittings if each.person is not None}
    return len(with_people) >= 2 and len(set(people)) == len(people)


def new_ratings(
    sittings: Sequence[Sitting], places: Sequence[int], known: Mapping[str, Rating]
) -> dict[str, Rating]:
    """Return all ratings after a game; ``places`` by seat, ``known`` what they had before.

    Who left is last, but the teammate who stayed is where they came in.

    >>> two = [Sitting(0, 0, "ann"), Sitting(1, 1, "bob")]
    >>> after = new_ratings(two, [1, 2], {})
    >>> after["ann"].mu > NEWCOMER.mu > after["bob"].mu
    True
    """
    place_of = {each.side: places[each.seat] for each in sittings}
    usual = _rated(sittings, place_of, known)
    found: dict[str, Rating] = {}
    for each in sittings:
        if each.person is None:
            continue
        if each.left_a_mate(sittings):
            last = place_of | {each.side: max(place_of.values()) + 1}
            found[each.person] = _rated(sittings, last, known)[each.seat]
        else:
            found[each.person] = usual[each.seat]
    return found


def _rated(
    sittings: Sequence[Sitting], place_of: Mapping[int, int], known: Mapping[str, Rating]
) -> dict[int, Rating]:
    """The new rating of each seat if the sides had come in at these places."""
    model = PlackettLuce()
    order = sorted(place_of)
    groups = [[each for each in sittings if each.side == side] for side in order]
    teams = [[_before(model, each, known) for each in group] for group in groups]
    after = model.rate(teams, ranks=[float(place_of[side]) for side in order])
    return {
        each.seat: Rating(rating.mu, rating.sigma)
        for group, ratings in zip(groups, after, strict=True)
        for each, rating in zip(group, ratings, strict=True)
    }


def _before(model: PlackettLuce, each: Sitting, known: Mapping[str, Rating]) -> PlackettLuceRating:
    if each.person is None:
        rating = BOT_RATINGS.get(each.bot, OTHER_BOT)
    else:
        rating = known.get(each.person, NEWCOMER)
    return model.rating(mu=rating.mu, sigma=rating.sigma)


# --- In the database --------------------------------------------------------------------------


async def rate(
    connection: AsyncConnection,
    table: str,
    ladder: str,
    sittings: Sequence[Sitting],
    places: Sequence[int],
) -> None:
    """Rate a finished table in the caller's transaction, which ended the table just before."""
    if not counts(sittings):
        return
    verified = await _verified(connection, [each.person for each in sittings if each.person])
    if len(verified) < 2:
        return
    made = await _decisions(connection, table)
    stayed = {each.person for each in sittings if made.get(each.seat, 0) >= MIN_DECISIONS}
    players = verified & stayed
    leavers = (verified - stayed) & {each.person for each in sittings if each.gone}
    rounds = [
        (who, against, serious)
        for who, against in ((players, players), (leavers, verified))
        if counts(serious := with_these(sittings, against)) and who
    ]
    concerned = {person for who, _, _ in rounds for person in who}
    known = await _known(connection, ladder, verified)
    known |= await _locked(connection, ladder, sorted(concerned))
    met = await _met(connection, players)
    won = {each.person for each in sittings if not each.gone and places[each.seat] == 1}
    for who, against, serious in rounds:
        after = new_ratings(serious, places, known)
        for person in sorted(who & known.keys()):
            before = known[person]
            if who is players:
                found = after[person].partly(before, worth(serious, person, against, met))
            else:  # they can only lose, also among themselves, and nothing is learned of them
                found = Rating(min(before.mu, after[person].mu), before.sigma)
            change = Change(before, found)
            await _write(connection, table, ladder, person, change, won=person in won)


class Change(NamedTuple):
    """A rating before a game and after it."""

    before: Rating
    after: Rating


def with_these(sittings: Sequence[Sitting], people: Collection[str | None]) -> list[Sitting]:
    """The seats of the sides on which one of these people sits, or only bots."""
    sides = {each.side for each in sittings if each.person in people and each.person is not None}
    of_people = {each.side for each in sittings if each.person is not None}
    return [each for each in sittings if each.side in sides or each.side not in of_people]


def worth(
    sittings: Sequence[Sitting],
    person: str,
    people: Collection[str],
    met: Mapping[frozenset[str], int],
) -> float:
    """Return the weight of a game for a person: 1, unless they met all opponents often recently.

    >>> two = [Sitting(0, 0, "ann"), Sitting(1, 1, "bob")]
    >>> times = [0, 9, 10, 20, 30]
    >>> [worth(two, "ann", {"ann", "bob"}, {frozenset(("ann", "bob")): n}) for n in times]
    [1.0, 1.0, 0.5, 0.25, 0.125]
    """
    side = next(each.side for each in sittings if each.person == person)
    others = [each.person for each in sittings if each.side != side and each.person in people]
    rarest = min(met.get(frozenset((person, other)), 0) for other in others if other)
    return (
        1.0
        if rarest < FULL_WEIGHT_GAMES
        else 0.5 ** (1 + (rarest - FULL_WEIGHT_GAMES) // FULL_WEIGHT_GAMES)
    )


async def _verified(connection: AsyncConnection, people: Sequence[str]) -> set[str]:
    accounts = schema.people
    query = sa.select(accounts.c.id).where(
        accounts.c.id.in_(people), accounts.c.verified.is_not(None)
    )
    return set((await connection.execute(query)).scalars())


async def _decisions(connection: AsyncConnection, table: str) -> dict[int, int]:
    """Return how many answers the person of each seat gave, those taken back left out."""
    log = schema.entries
    by_person = sa.case((log.c.kind == "answer", 1), else_=-1)
    query = (
        sa.select(log.c.seat, sa.func.sum(by_person))
        .where(
            log.c.table == table,
            log.c.kind.in_(("answer", "undo")),
            sa.func.substr(log.c.command, 1, 4) != "bot-",  # LIKE ignores case in SQLite
        )
        .group_by(log.c.seat)
    )
    return {seat: int(made) for seat, made in (await connection.execute(query)).all()}


async def _met(connection: AsyncConnection, people: Collection[str]) -> dict[frozenset[str], int]:
    """Return how often each two of these people have played rated games recently."""
    one, other = schema.rating_changes.alias(), schema.rating_changes.alias()
    tables = schema.tables
    query = (
        sa.select(one.c.person, other.c.person, sa.func.count())
        .select_from(
            one.join(other, one.c.table == other.c.table).join(tables, tables.c.id == one.c.table)
        )
        .where(
            one.c.person.in_(people),
            other.c.person.in_(people),
            one.c.person < other.c.person,
            tables.c.ended > now() - RECENT_MS,
        )
        .group_by(one.c.person, other.c.person)
    )
    rows = (await connection.execute(query)).all()
    return {frozenset((first, second)): times for first, second, times in rows}


async def _write(
    connection: AsyncConnection, table: str, ladder: str, person: str, change: Change, *, won: bool
) -> None:
    ratings, (mu, sigma) = schema.ratings, change.after
    await connection.execute(
        ratings.update()
        .where(ratings.c.person == person, ratings.c.ladder == ladder)
        .values(mu=mu, sigma=sigma, games=ratings.c.games + 1, wins=ratings.c.wins + int(won))
    )
    await connection.execute(
        schema.rating_changes.insert().values(
            table=table,
            person=person,
            mu_before=change.before.mu,
            sigma_before=change.before.sigma,
            mu=mu,
            sigma=sigma,
        )
    )


async def _known(
    connection: AsyncConnection, ladder: str, people: Collection[str]
) -> dict[str, Rating]:
    ratings = schema.ratings
    query = sa.select(ratings.c.person, ratings.c.mu, ratings.c.sigma).where(
        ratings.c.ladder == ladder, ratings.c.person.in_(people)
    )
    rows: Sequence[Any] = (await connection.execute(query)).all()
    return {person: Rating(mu, sigma) for person, mu, sigma in rows}


async def _locked(
    connection: AsyncConnection, ladder: str, people: Sequence[str]
) -> dict[str, Rating]:
    """The ratings of those who still have an account, held until the transaction ends.

    Another table of the same people may end at the same time: the rows are made and locked in one
    order everywhere, so that each waits for the other and neither forever.
    """
    accounts = schema.people
    query = sa.select(accounts.c.id).where(accounts.c.id.in_(people))
    there = sorted((await connection.execute(query)).scalars())
    for person in there:
        await connection.execute(
            _insert(connection)
            .values(person=person, ladder=ladder, games=0, wins=0, **NEWCOMER._asdict())
            .on_conflict_do_nothing()
        )
    ratings = schema.ratings
    held = (
        sa.select(ratings.c.person, ratings.c.mu, ratings.c.sigma)
        .where(ratings.c.ladder == ladder, ratings.c.person.in_(there))
        .order_by(ratings.c.person)
        .with_for_update()
    )
    rows: Sequence[Any] = (await connection.execute(held)).all()
    return {person: Rating(mu, sigma) for person, mu, sigma in rows}


def _insert(connection: AsyncConnection) -> postgresql.Insert | sqlite.Insert:
    """An INSERT that can do nothing, in the words of the database."""
    if connection.dialect.name == "postgresql":
        return postgresql.insert(schema.ratings)
    return sqlite.insert(schema.ratings)
