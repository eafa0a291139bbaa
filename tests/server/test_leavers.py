"""Leavers and stallers: noticed by the logs of their games, gently first, and forgiven."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import sqlalchemy as sa
from lobbies import TWO, Lobby, both, here
from moderators import moderator

from archrivals.server.core.rows import LogRow, PlayedRow
from archrivals.server.core.schema import entries, sanctions, seats, tables
from archrivals.server.core.store import now
from archrivals.server.moderation.conduct import (
    NOTE_SCORE,
    PAUSE_SCORE,
    PAUSES_MS,
    STALL_MS,
    conduct_of,
    fault_of,
    look_at,
)

__all__ = ["both", "here"]  # fixtures

pytestmark = pytest.mark.anyio

Row = dict[str, Any]


def entry(kind: str, seat: int = 0, **more: Any) -> Row:
    return {"kind": kind, "seat": seat, "note": "", "command": "c", "spent": 0, **more}


LIVE = {"seat": 0, "clock": {"turn": 60_000, "bank": 300_000}}
DAILY = {"seat": 0, "clock": {"turn": 86_400_000, "bank": 0}}
STALL = entry("answer", spent=STALL_MS)


@pytest.mark.parametrize(
    ("log", "row", "fault"),
    [
        ([], LIVE, None),
        ([entry("seat", note="greedy")], LIVE, "left"),
        ([entry("seat", note="greedy"), entry("seat")], LIVE, None),  # they came back
        ([entry("seat", 1, note="greedy")], LIVE, None),
        ([entry("abandon", -1, command="vote-17-0")], LIVE, "left"),
        ([entry("abandon", -1, command="vote-17-1")], LIVE, None),
        ([entry("timeout")], LIVE, "timeout"),
        ([entry("timeout")], DAILY, "timeout"),
        ([STALL] * 2, LIVE, None),
        ([STALL] * 3, LIVE, "stalled"),
        ([STALL] * 30, DAILY, None),
    ],
)
def test_what_somebody_did_in_a_game_is_read_from_its_log(
    log: list[LogRow], row: PlayedRow, fault: str | None
) -> None:
    assert fault_of(log, row) == fault


class Past:
    """Rated games of two people that are over, one after the other."""

    def __init__(self, lobby: Lobby, person: str, other: str) -> None:
        self.store, self.bus = lobby.context.store, lobby.context.bus
        self.people = (person, other)
        self.count = 0
        self.lobby = lobby

    async def game(self, *log: Row, rated: bool = True, company: bool = True) -> str | None:
        """A game with this log; what the server does about the first person."""
        self.count += 1
        id, at = f"table-{self.count:04}", now() - 1_000_000 + self.count
        row = {
            "id": id, "status": "over", "name": "", "ladder": "heroes-unite", "setup": {},
            "seed": "", "commitment": "", "rules": "", "cards": "", "listed": False,
            "rated": rated, "clock": LIVE["clock"], "owner": self.people[0], "created": at,
            "ended": at, "epoch": 0, "wake": 0,
        }  # fmt: skip
        await self.store.do(sa.insert(tables).values(row))
        for seat, person in enumerate(self.people):
            bot = "greedy" if seat and not company else None
            values = {"person": None if bot else person, "bot": bot, "name": "x", "ready": True}
            await self.store.do(sa.insert(seats).values(table=id, seat=seat, **values))
        for position, each in enumerate(log):
            line: Row = {"table": id, "position": position, "value": 0, "at": at, **each}
            await self.store.do(sa.insert(entries).values(line))
        return await look_at(self.store, self.bus, self.people[0], id)

    async def leave(self) -> str | None:
        return await self.game(entry("seat", note="greedy"))


async def test_a_note_comes_first_then_a_pause_and_good_games_lower_the_score(both: Lobby) -> None:
    mo = await moderator(both)
    ann, bob = await both.players("Ann", "Bob")
    past = Past(both, bob.id, ann.id)
    assert await past.leave() is None  # once may be the network
    assert await past.leave() is not None
    (note,) = await bob.call("GET", "me/notices")
    assert (note["kind"], note["automatic"]) == ("warn", True)
    assert "you left 2 of them" in note["reason"]
    assert note["counts"] == {"games": 2, "left": 2, "timeout": 0, "stalled": 0}
    await bob.open(**TWO, rated=True)  # a note keeps nobody from anything
    assert await past.leave() is not None
    pause, _ = await bob.call("GET", "me/notices")
    assert (pause["kind"], pause["automatic"]) == ("unrated", True)
    assert 0 < pause["until"] - now() <= PAUSES_MS[0]
    error = await bob.call("POST", "tables", 403, **TWO, rated=True)
    assert "you left 3 of them" in error["reason"]
    assert (error["code"], error.get("why", "")) == ("unrated", "")  # clients say it themselves
    assert await past.leave() is None  # while it lasts, no second one
    score = (await conduct_of(past.store, bob.id)).score
    assert score == 8
    for _ in range(8):
        assert await past.game() is None
    assert (await conduct_of(past.store, bob.id)).score < 1
    shown = await mo.call("GET", f"admin/people/{bob.id}")
    assert shown["conduct"]["score"] < 1
    assert [each["fault"] for each in shown["conduct"]["games"]] == [None] * 8 + ["left"] * 4
    assert (await conduct_of(past.store, ann.id)).score == 0
    lines = await mo.call("GET", "admin/audit")
    told = [(each["actor"], each["action"]) for each in lines if each["person_id"] == bob.id]
    assert told == [("server", "unrated"), ("server", "warn")]


async def test_the_next_pause_is_longer(both: Lobby) -> None:
    ann, bob = await both.players("Ann", "Bob")
    past = Past(both, bob.id, ann.id)
    found = []
    for _ in range(6):
        if await past.leave() is not None:
            (latest, *_) = await bob.call("GET", "me/notices")
            lasts = latest["until"] - latest["at"] if latest["until"] else 0
            found.append((latest["kind"], lasts))
            over = sa.update(sanctions).where(sanctions.c.until.is_not(None))
            await past.store.do(over.values(until=sanctions.c.at + 1, at=sanctions.c.at))
            await asyncio.sleep(0.005)
    assert found == [("warn", 0), *(("unrated", PAUSES_MS[min(n, 2)]) for n in range(4))]


async def test_an_appeal_that_is_granted_forgives_what_was_before(both: Lobby) -> None:
    mo = await moderator(both)
    ann, bob = await both.players("Ann", "Bob")
    past = Past(both, bob.id, ann.id)
    await past.leave()
    note = await past.leave()
    assert note is not None
    await bob.call("POST", f"me/notices/{note}/appeal", 204, text="My router broke.")
    (appeal,) = await mo.call("GET", "admin/appeals")
    assert (appeal["id"], appeal["automatic"]) == (note, True)
    answer = {"grant": True, "reason": "That happens."}
    await mo.call("POST", f"admin/appeals/{note}", 204, **answer)
    assert (await conduct_of(past.store, bob.id)).score == 0


async def test_games_that_do_not_count_are_not_looked_at(both: Lobby) -> None:
    ann, bob = await both.players("Ann", "Bob")
    past = Past(both, bob.id, ann.id)
    for _ in range(4):
        assert await past.game(entry("timeout"), rated=False) is None
        assert await past.game(entry("timeout"), company=False) is None
    assert (await conduct_of(past.store, bob.id)).games == ()
    assert PAUSE_SCORE > NOTE_SCORE > 2  # never at the first game


async def test_a_host_looks_when_a_game_ends(here: Lobby) -> None:
    ann, bob = await here.players("Ann", "Bob")
    past = Past(here, bob.id, ann.id)
    await past.leave()
    async with here.host() as host:
        table = await bob.open(**TWO, rated=True, clock="fast")
        await ann.sit(table)
        await bob.ready(table)
        assert await ann.ready(table)
        lines = [await here.line(each, table) for each in (bob, ann)]
        for line in lines:
            await line.next("view")
        desk = host.desks[table]
        while not desk.hosted.over:  # whoever is asked lets the time run out
            desk.opened -= 1_000
            await host._clocks()
            await asyncio.sleep(0.02)
        async with asyncio.timeout(20):
            while not (found := await conduct_of(past.store, bob.id)).games[:1] or (
                found.games[0].table != table
            ):
                await asyncio.sleep(0.02)
        faults = {
            each.id: (await conduct_of(past.store, each.id)).games[0].fault for each in (ann, bob)
        }
        assert sorted(map(str, faults.values())) == ["None", "timeout"]
        if faults[bob.id]:
            async with asyncio.timeout(20):
                while not await bob.call("GET", "me/notices"):
                    await asyncio.sleep(0.02)
