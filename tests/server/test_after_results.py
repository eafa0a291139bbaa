"""The end of a table: written in full, in one transaction, and only once."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from databases import DATABASE, need_postgres
from test_after import RIVALS, TEAMS, TWO, bot_game, result_of, table_row

from archrivals.engine.language.rules import Setup
from archrivals.hosting.results import heroes_of
from archrivals.hosting.rows import SeatRow, TableRow
from archrivals.server.archive.ratings import MIN_DECISIONS
from archrivals.server.archive.results import finish
from archrivals.server.core import schema
from archrivals.server.core.settings import Settings
from archrivals.server.core.store import Store

PEOPLE = ("ann-ann-ann", "bob-bob-bob", "cem-cem-cem", "dee-dee-dee")
ANN, BOB, CEM, DEE = PEOPLE


# --- The end, in the database -----------------------------------------------------------------


async def enter_people(store: Store) -> None:
    async with store.begin() as connection:
        for person in PEOPLE:
            await connection.execute(
                schema.people.insert().values(
                    id=person, name=person[:3].title(), created=5, verified=5, preferences={}
                )
            )


async def enter_table(
    store: Store,
    row: TableRow,
    sitting: Sequence[str | None] = PEOPLE,
    log: Sequence[tuple[str, int, str]] = (),
    decisions: int = MIN_DECISIONS,
    commands: str = "c",
) -> list[SeatRow]:
    """Put a table, its seats and the odd entries of its log into the database.

    Everybody has made so many ``decisions`` before, by ``commands`` whose names begin so.
    """
    before = [("answer", seat, "") for seat in range(row["setup"]["players"])] * decisions
    log = [*before, *log]
    entered = {key: value for key, value in row.items() if value is not None}
    seats: list[SeatRow] = [
        {
            "table": row["id"],
            "seat": seat,
            "person": sitting[seat],
            "bot": None if sitting[seat] else "greedy",
            "name": (sitting[seat] or "Bot")[:3].title(),
            "ready": True,
        }
        for seat in range(row["setup"]["players"])
    ]
    async with store.begin() as connection:
        await connection.execute(schema.tables.insert().values(**entered))
        for each in seats:
            await connection.execute(schema.seats.insert().values(**each))
        for position, (kind, seat, note) in enumerate(log):
            await connection.execute(
                schema.entries.insert().values(
                    table=row["id"],
                    position=position,
                    command=f"{commands}{position}",
                    kind=kind,
                    seat=seat,
                    value=0,
                    note=note,
                    spent=0,
                    at=0,
                )
            )
    return seats


def playing(setup: Setup = TWO, table_id: str = "table-one", **changes: Any) -> TableRow:
    """The row of a table whose last answer was just given."""
    unset = {"status": "playing", "result": None, "answers": None, "digest": None, "ended": None}
    return table_row(bot_game(setup), table_id, **(unset | changes))


async def end(store: Store, row: TableRow, seats: Sequence[SeatRow], **changes: Any) -> bool:
    """End a table as its host does."""
    done = table_row(bot_game(TEAMS if row["ladder"] == "confrontations" else TWO))
    given = {"result": done["result"], "status": "over", "ended": 9} | changes
    async with store.begin() as connection:
        return await finish(
            connection, row, seats, answers=done["answers"], digest=done["digest"] or "", **given
        )


async def everything(store: Store) -> dict[str, list[dict[str, Any]]]:
    """All that the end of a table can change."""
    return {
        name: await store.rows(sa.select(table).order_by(*table.primary_key.columns))
        for name, table in (
            ("tables", schema.tables),
            ("seats", schema.seats),
            ("ratings", schema.ratings),
            ("changes", schema.rating_changes),
        )
    }


def on_sqlite(path: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    """Do something with a fresh database with four people in it."""
    _run(Settings(database=f"sqlite:///{path / 'test.db'}"), work)


def _run(settings: Settings, work: Callable[[Store], Awaitable[None]]) -> None:
    async def whole() -> None:
        store = Store(settings)
        try:
            await store.migrate()
            await enter_people(store)
            await work(store)
        finally:
            if settings.schema:
                await store.do(sa.text(f'DROP SCHEMA IF EXISTS "{settings.schema}" CASCADE'))
            await store.close()

    asyncio.run(whole())


def test_the_end_is_written_with_places_points_and_ratings(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        row = playing()
        seats = await enter_table(store, row)
        assert await end(store, row, seats)
        found = await everything(store)
        (table,) = found["tables"]
        done = table_row(bot_game(TWO))
        assert (table["status"], table["ended"]) == ("over", 9)
        assert (table["answers"], table["digest"]) == (done["answers"], done["digest"])
        assert result_of(done).items() <= table["result"].items()
        assert table["result"]["heroes"] == heroes_of(TWO, "after", done["answers"])
        (winner,) = result_of(done)["winners"]
        for seat in found["seats"]:
            assert seat["points"] == result_of(done)["points"][seat["seat"]]
            assert seat["place"] == (1 if seat["seat"] == winner else 2)
        rating = {each["person"]: each for each in found["ratings"]}
        assert rating[PEOPLE[winner]]["mu"] > 25 > rating[PEOPLE[1 - winner]]["mu"]
        assert (rating[PEOPLE[winner]]["wins"], rating[PEOPLE[1 - winner]]["wins"]) == (1, 0)
        assert {each["games"] for each in found["ratings"]} == {1}
        assert {each["ladder"] for each in found["ratings"]} == {"heroes-unite"}
        assert {each["mu_before"] for each in found["changes"]} == {25.0}
        assert all(each["mu"] == rating[each["person"]]["mu"] for each in found["changes"])

    on_sqlite(tmp_path, work)


@pytest.mark.parametrize(("commands", "counts"), [("BOT-", True), ("bot-", False)])
def test_what_bots_answer_is_told_by_a_name_that_no_person_can_take(
    tmp_path: Path, commands: str, counts: bool
) -> None:
    async def work(store: Store) -> None:
        row = playing()
        await end(store, row, await enter_table(store, row, commands=commands))
        assert bool((await everything(store))["changes"]) == counts

    on_sqlite(tmp_path, work)


def test_a_second_end_changes_nothing(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        row = playing()
        seats = await enter_table(store, row)
        assert await end(store, row, seats)
        before = await everything(store)
        assert not await end(store, row, seats)
        assert not await end(store, row, seats, status="abandoned", result=None, ended=10)
        assert await everything(store) == before

    on_sqlite(tmp_path, work)


def test_an_end_that_is_rolled_back_leaves_nothing(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        row = playing()
        seats = await enter_table(store, row)
        before = await everything(store)
        async with store.engine.connect() as connection:
            assert await finish(connection, row, seats, None, [], "", "over", gone=[0])
            await connection.rollback()  # the host dies here
        assert await everything(store) == before

    on_sqlite(tmp_path, work)


@pytest.mark.parametrize(
    ("changes", "ending", "sitting"),
    [
        ({"rated": False}, {}, PEOPLE),
        ({}, {"status": "abandoned", "result": None}, PEOPLE),
        ({}, {}, (ANN, None)),
        ({}, {}, (None, None)),
    ],
    ids=["unrated", "abandoned", "against a bot", "bots alone"],
)
def test_what_does_not_count_changes_no_rating(
    tmp_path: Path, changes: dict[str, Any], ending: dict[str, Any], sitting: tuple[str | None, ...]
) -> None:
    async def work(store: Store) -> None:
        row = playing(**changes)
        seats = await enter_table(store, row, sitting)
        assert await end(store, row, seats, **ending)
        found = await everything(store)
        assert not found["ratings"]
        assert not found["changes"]
        placed = {each["place"] for each in found["seats"]}
        assert placed == ({None} if ending else {1, 2})

    on_sqlite(tmp_path, work)


@pytest.mark.parametrize("kind", ["concede", "timeout", "seat"])
def test_who_left_has_lost_even_if_the_bot_has_won(tmp_path: Path, kind: str) -> None:
    (winner,) = result_of(table_row(bot_game(TWO)))["winners"]

    async def work(store: Store) -> None:
        row = playing()
        seats = await enter_table(store, row, log=[(kind, winner, "greedy")])
        assert await end(store, row, seats)
        found = await everything(store)
        assert found["seats"][winner]["place"] == 2
        rating = {each["person"]: each for each in found["ratings"]}
        assert rating[PEOPLE[winner]]["mu"] < 25 < rating[PEOPLE[1 - winner]]["mu"]
        assert rating[PEOPLE[winner]]["wins"] == 0
        assert found["tables"][0]["result"]["gone"] == [winner]

    on_sqlite(tmp_path, work)


def test_who_came_back_has_won(tmp_path: Path) -> None:
    (winner,) = result_of(table_row(bot_game(TWO)))["winners"]

    async def work(store: Store) -> None:
        row = playing()
        log = [("seat", winner, "greedy"), ("seat", winner, "")]
        assert await end(store, row, await enter_table(store, row, log=log))
        found = await everything(store)
        assert found["seats"][winner]["place"] == 1

    on_sqlite(tmp_path, work)


def test_who_gave_up_cannot_come_back(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        row = playing()
        log = [("concede", 1, "greedy"), ("seat", 1, "")]
        told = {"why": "conceded", "winners": [0]}
        assert await end(store, row, await enter_table(store, row, log=log), result=told)
        found = await everything(store)
        assert [each["place"] for each in found["seats"]] == [1, 2]
        assert [each["points"] for each in found["seats"]] == [None, None]

    on_sqlite(tmp_path, work)


def test_a_mate_who_left_is_last_and_the_one_who_stayed_has_won(tmp_path: Path) -> None:
    winners = result_of(table_row(bot_game(TEAMS)))["winners"]
    left, stayed = winners

    async def work(store: Store) -> None:
        row = playing(TEAMS)
        log = [("seat", left, "greedy")]
        assert await end(store, row, await enter_table(store, row, log=log))
        found = await everything(store)
        placed = {each["seat"]: each["place"] for each in found["seats"]}
        assert placed[stayed] == 1
        assert {place for seat, place in placed.items() if seat != stayed} == {2}
        rating = {each["person"]: each for each in found["ratings"]}
        assert rating[PEOPLE[stayed]]["mu"] > 25 > rating[PEOPLE[left]]["mu"]

    on_sqlite(tmp_path, work)


def test_a_bot_goes_with_the_last_person_of_its_side(tmp_path: Path) -> None:
    winners = result_of(table_row(bot_game(TEAMS)))["winners"]

    async def work(store: Store) -> None:
        row = playing(TEAMS)
        sitting = [None if seat == winners[1] else who for seat, who in enumerate(PEOPLE)]
        log = [("concede", winners[0], "greedy")]
        assert await end(store, row, await enter_table(store, row, sitting, log))
        found = await everything(store)
        assert [found["seats"][seat]["place"] for seat in winners] == [2, 2]

    on_sqlite(tmp_path, work)


def test_a_game_against_somebody_who_deleted_their_account_does_not_count(
    tmp_path: Path,
) -> None:
    async def work(store: Store) -> None:
        row = playing()
        seats = await enter_table(store, row)
        await store.do(sa.delete(schema.people).where(schema.people.c.id == BOB))
        assert await end(store, row, seats)
        found = await everything(store)
        assert found["ratings"] == found["changes"] == []

    on_sqlite(tmp_path, work)


def test_heroes_are_told_by_name_for_every_kind_of_table() -> None:
    for setup in (TWO, TEAMS, RIVALS, Setup(players=3, hero_choice="two")):
        answers = bot_game(setup).answers
        heroes = heroes_of(setup, "after", answers)
        assert len(heroes) == setup.players
        assert all(heroes)
    assert heroes_of(Setup(players=9), "after", []) == []


# --- Two at once ------------------------------------------------------------------------------


def on_postgres(work: Callable[[Store], Awaitable[None]]) -> None:
    """The same on PostgreSQL, in a schema that is dropped afterwards."""
    need_postgres()
    _run(Settings(database=DATABASE, schema=f"after_{secrets.token_hex(6)}"), work)


def test_two_hosts_that_end_a_table_at_once_count_it_once() -> None:
    async def work(store: Store) -> None:
        row = playing()
        seats = await enter_table(store, row)
        done = await asyncio.gather(*(end(store, row, seats, ended=at) for at in range(6)))
        assert sorted(done) == [False] * 5 + [True]
        found = await everything(store)
        assert {each["games"] for each in found["ratings"]} == {1}
        assert len(found["changes"]) == 2
        assert found["tables"][0]["ended"] == done.index(True)

    on_postgres(work)


def test_the_second_host_waits_for_the_first_and_takes_over_if_it_fails() -> None:
    async def work(store: Store) -> None:
        row = playing()
        seats = await enter_table(store, row)
        done = table_row(bot_game(TWO))
        async with store.engine.connect() as connection:
            assert await finish(
                connection, row, seats, done["result"], done["answers"], "x", "over", ended=1
            )
            late = asyncio.create_task(end(store, row, seats, ended=2))
            waited, _ = await asyncio.wait([late], timeout=0.2)
            assert not waited
            await connection.rollback()  # the first host dies here
        assert await late
        found = await everything(store)
        assert found["tables"][0]["ended"] == 2
        assert {each["games"] for each in found["ratings"]} == {1}

    on_postgres(work)


def test_many_tables_of_the_same_people_end_at_once_and_all_count() -> None:
    async def work(store: Store) -> None:
        rows = [playing(table_id=f"table-{number:03}") for number in range(12)]
        sitting = [(ANN, BOB), (BOB, ANN), (CEM, ANN), (BOB, CEM)]
        seated = [await enter_table(store, row, sitting[at % 4]) for at, row in enumerate(rows)]
        done = await asyncio.gather(
            *(end(store, row, seats) for row, seats in zip(rows, seated, strict=True))
        )
        assert all(done)
        found = await everything(store)
        games = {each["person"]: each["games"] for each in found["ratings"]}
        assert games == {ANN: 9, BOB: 9, CEM: 6}
        assert len(found["changes"]) == 24
        for rating in found["ratings"]:  # a chain: each began where another ended
            mine = [each for each in found["changes"] if each["person"] == rating["person"]]
            steps = {each["mu_before"]: each["mu"] for each in mine}
            mu = 25.0
            for _ in mine:
                mu = steps[mu]
            assert mu == rating["mu"]

    on_postgres(work)
