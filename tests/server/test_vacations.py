"""Vacations: slow games that wait for a player who is away stand still, and no call comes."""

from __future__ import annotations

import pytest
import sqlalchemy as sa
from lobbies import Lobby
from lobbies import here as lobby
from seated import ANN, BOB
from test_host import DAILY, HOUR, TABLE, House, fall_asleep, here, seated, tired

from archrivals.hosting.refusal import Refusal
from archrivals.server.calls import vacation
from archrivals.server.core import schema
from archrivals.server.core.schema import calls
from archrivals.server.core.store import now
from archrivals.server.tables import host as hosting

__all__ = ["here", "lobby", "tired"]  # fixtures

pytestmark = pytest.mark.anyio

DAY = 24 * HOUR


async def left(here: House, person: str = ANN) -> vacation.Vacation:
    """A person's vacation."""
    async with here.store.engine.connect() as connection:
        return await vacation.of(connection, person, now())


async def pass_by(here: House, hours: int) -> None:
    """Let time go by while the table sleeps and a vacation lasts."""
    shift = hours * HOUR
    await here.store.do(schema.tables.update().values(wake=schema.tables.c.wake - shift))
    until = schema.vacations.c.until
    await here.store.do(schema.vacations.update().values(until=until - shift))


async def test_a_year_has_thirty_days_and_unused_ones_stay(here: House) -> None:
    assert await left(here) == vacation.Vacation(None, 30)
    await vacation.take(here.store, ANN, 10)
    found = await left(here)
    assert found.until is not None
    assert 9 * DAY < found.until - now() <= 10 * DAY
    assert found.days_left == 20
    await vacation.take(here.store, ANN, 30)  # instead of the ten
    assert (await left(here)).days_left == 0
    half = schema.vacations.c.until - 15 * DAY
    await here.store.do(schema.vacations.update().values(until=half))  # half of it is over
    await vacation.end(here.store, ANN)
    assert await left(here) == vacation.Vacation(None, 15)
    with pytest.raises(Refusal, match="15 days"):
        await vacation.take(here.store, ANN, 16)


@pytest.mark.usefixtures("tired")
async def test_a_sleeping_game_wakes_later_by_a_vacation_and_sooner_by_its_end(here: House) -> None:
    _, (ann, bob) = await seated(here, clock=DAILY)
    await fall_asleep(here, [ann, bob])
    before = (await here.row())["wake"]
    await vacation.take(here.store, BOB, 3)  # the table does not wait for him
    assert (await here.row())["wake"] == before
    await vacation.take(here.store, ANN, 5)
    assert abs((await here.row())["wake"] - before - 5 * DAY) < 60_000
    await vacation.end(here.store, ANN)
    assert abs((await here.row())["wake"] - before) < 60_000


@pytest.mark.usefixtures("tired")
async def test_no_time_passes_on_vacation_and_it_does_before_and_after(here: House) -> None:
    _, (ann, bob) = await seated(here, clock=DAILY)
    await fall_asleep(here, [ann, bob])
    await pass_by(here, 10)
    await vacation.take(here.store, ANN, 5)
    await pass_by(here, 50)  # all of it on vacation
    here.hosts[0].take(TABLE)
    await here.rest()
    clocks = (await ann.look())["clocks"]
    assert abs(clocks["turn"] - 14 * HOUR) < 60_000
    desk = here.hosts[0].desks[TABLE]
    assert abs(desk.paused(now()) - (5 * DAY - 50 * HOUR)) < 60_000
    desk.opened -= 100 * 3_600  # far too late, if time did not stand still
    here.hosts[0]._ticked -= 100 * 3_600
    await here.hosts[0]._clocks()
    await here.rest()
    assert await here.log() == []
    await fall_asleep(here, [ann, bob])
    await pass_by(here, 5 * 24 - 50 + 7)  # and seven hours more
    here.hosts[0].take(TABLE)
    await here.rest()
    assert abs((await ann.look())["clocks"]["turn"] - 7 * HOUR) < 60_000


async def test_playing_ends_a_vacation(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosting, "VACATIONS_ROUND_S", -1.0)
    desk, (ann, _) = await seated(here, clock=DAILY)
    for person in (ANN, BOB):
        await vacation.take(here.store, person, 3)
    await here.hosts[0]._look_round()
    assert desk.vacations.keys() == {0, 1}
    await ann.play("play", "punch")
    assert (await left(here)).until is None
    assert (await left(here, BOB)).until is not None
    assert desk.vacations.keys() == {1}
    await ann.play("end")
    assert desk.paused(now()) > 2 * DAY  # now it waits for Bob
    rows = await here.store.rows(sa.select(calls).where(calls.c.person == BOB))
    due = {row["event"]: row["due"] - now() for row in rows}
    assert due["turn"] < HOUR  # the sender puts it off
    assert 4 * DAY - HOUR < due["half"] < 4 * DAY  # three days away, and half of two days
    await vacation.end(here.store, BOB)
    rows = await here.store.rows(sa.select(calls).where(calls.c.event == "half"))
    assert all(row["due"] - now() <= DAY for row in rows if row["person"] == BOB)
    ends = [row["facts"]["ends"] - now() for row in rows if row["person"] == BOB]
    assert all(2 * DAY - HOUR < each <= 2 * DAY for each in ends)


async def test_vacations_are_asked_for_over_http(lobby: Lobby) -> None:
    (ann,) = await lobby.players("Ann")
    await ann.call("PUT", "me/vacation", 204, days=7)
    shown = (await ann.call("GET", "me/calls"))["vacation"]
    assert shown["days_left"] == 23
    assert shown["until"] > now()
    await ann.call("DELETE", "me/vacation", 204)
    assert (await ann.call("GET", "me/calls"))["vacation"]["until"] is None
