"""Ratings that somebody makes up with puppets: what they tried, and what they gain by it.

The first case is one that was done: twelve games, given up at once by three guests of one's own,
made a first place in ten seconds.
"""

from __future__ import annotations

import asyncio
import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from fake_socket import FakeSocket
from lobbies import Lobby, Player, here
from seated import command
from test_after import TWO
from test_after_results import ANN, BOB, CEM, DEE, end, enter_table, everything, on_sqlite, playing
from tiers import by_day

from archrivals.engine.language.rules import Setup
from archrivals.hosting import wire
from archrivals.server.archive.profiles import SETTLED_GAMES
from archrivals.server.archive.ratings import MIN_DECISIONS, NEWCOMER, shown
from archrivals.server.core import schema
from archrivals.server.core.store import Store, now

__all__ = ["here"]  # a fixture

FOUR: dict[str, Any] = {"players": 4, "super_villains": 2}
FOUR_SEATS = Setup(players=4, super_villains=2)
GAMES = SETTLED_GAMES + 2


async def given_up(here: Lobby, players: list[Player], lines: list[FakeSocket]) -> str:
    """A game that everybody but the first gives up at once."""
    first, *puppets = players
    table = await first.open(**FOUR)
    for puppet in puppets:
        await puppet.sit(table)
    for player in players:
        await player.ready(table)
    for line in lines:
        await line.asked(wire.Join(table), "view")
        line.say(wire.Concede(table, command()))
        await line.next("accepted")
    async with asyncio.timeout(20):
        while (await first.room(table))["status"] != "over":
            await asyncio.sleep(0.005)
    for line in lines:
        line.say(wire.Leave(table))
    return table


@pytest.mark.anyio
@pytest.mark.parametrize("accounts", by_day([False, True], 1), ids=["guests", "accounts"])
async def test_games_given_up_at_once_gain_nothing(here: Lobby, accounts: bool) -> None:
    players = await here.players("Ann", "Puppet One", "Puppet Two", "Puppet Three")
    if accounts:  # puppets with mail addresses cost more, and gain no more
        for number, player in enumerate(players):
            sent = {"email": f"p{number}@example.org", "password": "four words of mine"}
            assert (await player.http.become("accounts", **sent)).is_success
    async with here.host():
        lines = [await here.line(puppet) for puppet in players[1:]]
        for _ in range(3 if accounts else GAMES):
            await given_up(here, players, lines)
    rows = await here.context.store.rows(sa.select(schema.ratings))
    found = {each["person"]: each for each in rows}
    assert players[0].id not in found  # not a game, not a win, not a point
    board = await players[0].call("GET", "leaderboards/heroes-unite")
    assert players[0].id not in json.dumps(board)
    if accounts:
        assert all(found[puppet.id]["mu"] <= NEWCOMER.mu for puppet in players[1:])
        assert any(found[puppet.id]["mu"] < NEWCOMER.mu for puppet in players[1:])
    else:
        assert found == {}


@pytest.mark.night
def test_puppets_that_play_on_gain_what_twenty_games_do(tmp_path: Path) -> None:
    """With verified mail addresses and real decisions, winning all games against the same three:

    1000 → 1922 by ten games, 2175 by twenty, 2271 by thirty, 2313 by forty; 2351 is the end.
    """

    async def work(store: Store) -> None:
        standing = []
        for number in range(40):
            row = playing(FOUR_SEATS, table_id=f"table-{number:03}")
            seats = await enter_table(store, row)
            result = {"winners": [0], "points": [30, 0, 0, 0], "rule": "G1", "ties": [[0]] * 4}
            assert await end(store, row, seats, result=result, ended=now())
            rating = {each["person"]: each for each in (await everything(store))["ratings"]}
            standing.append(shown(rating[ANN]["mu"], rating[ANN]["sigma"]))
        gains = [after - before for before, after in pairwise(standing)]
        assert min(gains[:9]) > 50
        assert max(gains[30:]) <= 5  # a tenth of that, and half as much by every ten games

    on_sqlite(tmp_path, work)


@pytest.mark.parametrize(
    ("unverified", "few", "counted"),
    [
        ((), (), {ANN, BOB, CEM, DEE}),
        ((BOB,), (), {ANN, CEM, DEE}),
        ((BOB, CEM, DEE), (), set()),
        ((), (BOB,), {ANN, CEM, DEE}),
        ((), (BOB, CEM, DEE), set()),
        ((BOB,), (CEM,), {ANN, DEE}),
    ],
)
def test_only_people_who_are_known_and_took_part_count(
    tmp_path: Path, unverified: tuple[str, ...], few: tuple[str, ...], counted: set[str]
) -> None:
    async def work(store: Store) -> None:
        people = schema.people
        await store.do(people.update().where(people.c.id.in_(unverified)).values(verified=None))
        row = playing(FOUR_SEATS)
        log = [
            ("answer", seat, "")
            for seat, person in enumerate((ANN, BOB, CEM, DEE))
            for _ in range(MIN_DECISIONS - (person in few))
        ]
        seats = await enter_table(store, row, log=log, decisions=0)
        result = {"winners": [0], "points": [30, 20, 10, 0], "rule": "G1", "ties": [[0]] * 4}
        assert await end(store, row, seats, result=result)
        found = await everything(store)
        assert {each["person"] for each in found["ratings"]} == counted
        assert {each["person"] for each in found["changes"]} == counted

    on_sqlite(tmp_path, work)


def test_what_was_taken_back_and_what_a_bot_decided_is_no_decision(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        row = playing(TWO)
        log = [("answer", 0, "")] * MIN_DECISIONS
        log += [("answer", 1, ""), ("undo", 1, "")] * MIN_DECISIONS
        seats = await enter_table(store, row, log=log, decisions=0)
        assert await end(store, row, seats)
        assert (await everything(store))["ratings"] == []

    on_sqlite(tmp_path, work)
