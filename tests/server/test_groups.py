"""Closed groups: who makes up a rating with accounts of their own, and who plays with friends."""

from __future__ import annotations

import pytest
import sqlalchemy as sa
from lobbies import Lobby, here
from moderators import operator
from seated import ANN, BOB, CEM, DEE, arranged, enter, enter_people

from archrivals.server.core.schema import rating_changes, ratings, seats
from archrivals.server.core.store import Store, now
from archrivals.server.moderation.groups import RatedGame, closed_groups, suspicious

__all__ = ["here"]  # a fixture

LADDER = "heroes-unite"


def games(*played: tuple[str, str, int]) -> list[RatedGame]:
    """So many games of two, each won by the first."""
    pairs = [(won, lost) for won, lost, count in played for _ in range(count)]
    return [
        RatedGame(f"{at}", LADDER, frozenset(pair), frozenset(pair[:1]))
        for at, pair in enumerate(pairs)
    ]


def found(*played: tuple[str, str, int]) -> list[tuple[str, ...]]:
    """The groups around Ann, leader first."""
    groups = closed_groups(games(*played), {LADDER: ["ann"]})
    return [(group.leader, *group.others) for group in groups]


def test_whoever_wins_against_accounts_that_meet_nobody_else_is_flagged() -> None:
    one_pet = found(("ann", "pet", 12))
    three_pets = found(("ann", "pet", 4), ("ann", "pot", 4), ("ann", "put", 4))
    with_a_game_outside = found(("ann", "pet", 12), ("zoe", "ann", 1), ("zoe", "yan", 30))
    pets_that_meet = found(("ann", "pet", 6), ("ann", "pot", 6), ("pet", "pot", 5))
    assert one_pet == with_a_game_outside == [("ann", "pet")]
    assert three_pets == [("ann", "pet", "pot", "put")]
    assert pets_that_meet == [("ann", "pet", "pot")]


def test_friends_and_strong_players_are_not_flagged() -> None:
    assert found(("ann", "bob", 6), ("bob", "ann", 6)) == []  # both win
    assert found(("ann", "bob", 9)) == []  # they have only tried it
    assert found(("ann", "bob", 12), ("bob", "cem", 12)) == []  # the loser meets others
    assert found(("ann", "bob", 10), ("ann", "cem", 10), ("cem", "dee", 9)) == []


async def rated(store: Store, number: int, won: str, lost: str) -> None:
    """A rated game that has ended."""
    table = f"rated-{number}"
    people = dict(zip((won, lost), (1, 2), strict=True))
    await enter(store, table, arranged(), status="over", ended=now())
    for seat, (person, place) in enumerate(people.items()):
        here = (seats.c.table == table, seats.c.seat == seat)
        await store.do(sa.update(seats).where(*here).values(person=person, place=place))
        await store.do(
            sa.insert(rating_changes).values(
                table=table, person=person, mu_before=25, sigma_before=8, mu=26, sigma=7
            )
        )


@pytest.mark.anyio
async def test_a_group_is_found_in_the_database_with_names(store: Store) -> None:
    await enter_people(store)
    for person in (ANN, BOB):
        row = {"person": person, "ladder": LADDER, "mu": 30, "sigma": 2, "games": 12, "wins": 12}
        await store.do(sa.insert(ratings).values(row))
    for number in range(12):
        await rated(store, number, ANN, BOB)
    await rated(store, 12, CEM, DEE)
    (group,) = await suspicious(store, 10)
    assert (group.ladder, group.games, group.wins) == (LADDER, 12, 12)
    assert group.leader.name == "Ann"
    assert [each.name for each in group.others] == ["Bob"]


@pytest.mark.anyio
async def test_moderators_are_shown_closed_groups(here: Lobby) -> None:
    op = await operator(here)
    assert await op.call("GET", "admin/groups") == []
