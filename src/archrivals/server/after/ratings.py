"""Ratings: OpenSkill's Plackett-Luce over the places of a game, one rating for each ladder.

A player is a guess of strength (``mu``) and how sure it is (``sigma``). What people see is
``1000 + 40 × (mu − 3 sigma)``, rounded: a strength they have almost surely reached. A newcomer
begins at 1000; somebody known well and of a newcomer's strength has about 1750.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log, sqrt
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from archrivals.server import schema


class Rating(NamedTuple):
    """A guess of strength, and how sure it is."""

    mu: float
    sigma: float


class Sitting(NamedTuple):
    """A seat for the ratings; ``gone`` when its person did not stay to the end."""

    seat: int
    side: int
    person: str | None
    bot: str = ""
    gone: bool = False

    def left_a_mate(self, sittings: Sequence[Sitting]) -> bool:
        """Whether their side went on with a person: then they are last, whatever it made of it."""
        return self.gone and any(
            each.side == self.side and each.person is not None and not each.gone
            for each in sittings
        )


NEWCOMER: Final = Rating(25.0, 25.0 / 3.0)

A_BOTS_SIGMA: Final = 1.0


def apart(share: float) -> float:
    """How much more ``mu`` somebody has who wins this share of games of two against a bot.

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
    """Whether a game can be rated: people on two sides at least, each of them once."""
    people = [each.person for each in sittings if each.person is not None]
    with_people = {each.side for each in sittings if each.person is not None}
    return len(with_people) >= 2 and len(set(people)) == len(people)


def new_ratings(
    sittings: Sequence[Sitting], places: Sequence[int], known: Mapping[str, Rating]
) -> dict[str, Rating]:
    """Everybody's rating after a game; ``places`` by seat, ``known`` what they had before.

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
    people = sorted(each.person for each in sittings if each.person is not None)
    known = await _locked(connection, ladder, people)
    after = new_ratings(sittings, places, known)
    won = {each.person for each in sittings if not each.gone and places[each.seat] == 1}
    ratings = schema.ratings
    for person, before in known.items():
        mu, sigma = after[person]
        await connection.execute(
            ratings.update()
            .where(ratings.c.person == person, ratings.c.ladder == ladder)
            .values(
                mu=mu,
                sigma=sigma,
                games=ratings.c.games + 1,
                wins=ratings.c.wins + int(person in won),
            )
        )
        await connection.execute(
            schema.rating_changes.insert().values(
                table=table,
                person=person,
                mu_before=before.mu,
                sigma_before=before.sigma,
                mu=mu,
                sigma=sigma,
            )
        )


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
