"""The deal: commitments, shares, and what happens when somebody does not keep to them."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from typing import Any

import httpx
import pytest
from browsers import browser
from lobbies import THREE, TWO, Lobby, Player, both, here
from seated import until
from servers import serving, small_server

from archrivals.engine.fairness import joint_seed, seat_commitment
from archrivals.engine.saving import RULES_VERSION
from archrivals.hosting import wire
from archrivals.server.core import schema
from archrivals.server.core.store import now
from archrivals.server.edge.app import make_app
from archrivals.server.lobby import dealing, rooms

__all__ = ["both", "here"]  # fixtures

pytestmark = pytest.mark.anyio


class Sharer:
    """Somebody whose client gives a share, as the web client does."""

    def __init__(self, player: Player, seat: int) -> None:
        self.player = player
        self.seat = seat
        self.share = ""

    async def ready(self, table: str) -> bool:
        """Be ready with a share."""
        done = await self.player.call("PUT", f"tables/{table}/ready", ready=True, share=True)
        return bool(done["begun"])

    async def promise(self, table: str) -> str:
        """Commit to a new share; the commitment."""
        room = await self.player.room(table)
        self.share = secrets.token_hex(32)
        to = seat_commitment(table, self.seat, room["commitment"], self.share)
        sent = {"commitment": room["commitment"], "promise": to}
        await self.player.call("PUT", f"tables/{table}/promise", **sent)
        return to

    async def reveal(self, table: str) -> bool:
        """Tell it; whether the game has begun."""
        room = await self.player.room(table)
        sent = {"commitment": room["commitment"], "share": self.share}
        done = await self.player.call("PUT", f"tables/{table}/share", **sent)
        return bool(done["begun"])


async def two_sharers(here: Lobby, **wish: Any) -> tuple[str, Sharer, Sharer]:
    """Two who are ready with a share, and have committed to it."""
    ann, bob = await here.players("Ann", "Bob")
    table = await ann.open(**TWO | wish)
    await bob.sit(table)
    both = Sharer(ann, 0), Sharer(bob, 1)
    for sharer in both:
        assert not await sharer.ready(table)
        await sharer.promise(table)
    return table, *both


async def too_late(here: Lobby, table: str) -> None:
    """The time for this deal is up."""
    mine = schema.tables.c.id == table
    await here.context.store.do(schema.tables.update().where(mine).values(wake=now() - 60_000))
    assert await rooms.end_late_deals(here.context) == 1


async def fair(here: Lobby, table: str) -> dict[str, Any]:
    """What the server keeps of a deal."""
    row = await here.row(table)
    assert row is not None
    found: dict[str, Any] = row["fair"]
    return found


async def test_a_seed_comes_from_the_secret_and_everybodys_share(both: Lobby) -> None:
    table, ann, bob = await two_sharers(both)
    room = await ann.player.room(table)
    assert room["status"] == "open"
    assert room["dealing"]["fixed"]
    assert not await ann.reveal(table)
    assert not await ann.reveal(table), "twice is the same as once"
    hidden = await bob.player.room(table)
    assert ann.share not in str(hidden)
    assert await bob.reveal(table)
    row = await both.row(table)
    assert row is not None
    assert row["status"] == "playing"
    shares = [ann.share, bob.share]
    assert row["fair"]["shares"] == shares
    assert row["seed"] == joint_seed(row["fair"]["secret"], table, room["commitment"], shares)
    told = await ann.player.room(table)
    assert row["seed"] not in str(told)
    assert row["fair"]["secret"] not in str(told)
    assert [each["promise"] for each in told["seats"]] == row["fair"]["commitments"]
    assert set(row["fair"]) == {"rule", "secret", "commitments", "shares", "tries"}


async def test_without_any_share_a_game_begins_at_once(here: Lobby) -> None:
    ann, bob = await here.players("Ann", "Bob")
    table = await ann.open(**TWO)
    await bob.sit(table)
    assert not await ann.ready(table)
    assert await bob.ready(table)
    row = await here.row(table)
    assert row is not None
    assert row["fair"]["shares"] == row["fair"]["commitments"] == ["", ""]
    assert row["seed"] == joint_seed(row["fair"]["secret"], table, row["commitment"], ["", ""])


async def test_bots_and_old_clients_sit_beside_those_who_share(here: Lobby) -> None:
    ann, bob = await here.players("Ann", "Bob")
    table = await ann.open(**THREE, bots=[None, None, "greedy"])
    await bob.sit(table)
    mine = Sharer(ann, 0)
    await mine.ready(table)
    assert not await bob.ready(table)
    await mine.promise(table)
    room = await bob.room(table)
    assert [bool(each["promise"]) for each in room["seats"]] == [True, False, False]
    assert await mine.reveal(table)
    assert (await fair(here, table))["shares"] == [mine.share, "", ""]


async def test_nobody_reveals_before_all_commitments_are_fixed(here: Lobby) -> None:
    ann, bob = await here.players("Ann", "Bob")
    table = await ann.open(**TWO)
    await bob.sit(table)
    mine, other = Sharer(ann, 0), Sharer(bob, 1)
    await mine.ready(table)
    await mine.promise(table)
    commitment = (await ann.room(table))["commitment"]
    early = {"commitment": commitment, "share": mine.share}
    await ann.refused("PUT", f"tables/{table}/share", 409, "not-fixed", **early)
    await other.ready(table)
    assert (await ann.room(table))["dealing"]["fixed"] is False
    await ann.refused("PUT", f"tables/{table}/share", 409, "not-fixed", **early)
    await mine.promise(table)  # and may think again until then
    await other.promise(table)
    assert (await ann.room(table))["dealing"]["fixed"] is True


async def test_what_was_fixed_cannot_be_changed(here: Lobby) -> None:
    table, ann, _bob = await two_sharers(here)
    room = await ann.player.room(table)
    commitment = room["commitment"]
    other = {"commitment": commitment, "promise": "ab" * 32}
    await ann.player.refused("PUT", f"tables/{table}/promise", 409, "fixed", **other)
    same = {"commitment": commitment, "promise": room["seats"][0]["promise"]}
    await ann.player.call("PUT", f"tables/{table}/promise", **same)
    share = {"commitment": commitment, "share": "cd" * 32}
    await ann.player.refused("PUT", f"tables/{table}/share", 409, "other-share", **share)
    stale = {"commitment": "ef" * 32, "share": ann.share}
    await ann.player.refused("PUT", f"tables/{table}/share", 409, "other-deal", **stale)


async def test_a_share_is_for_ones_own_seat(here: Lobby) -> None:
    table, ann, bob = await two_sharers(here)
    commitment = (await ann.player.room(table))["commitment"]
    sent = {"commitment": commitment, "share": ann.share}
    await bob.player.refused("PUT", f"tables/{table}/share", 409, "other-share", **sent)
    cem = await here.player("Cem")
    await cem.refused("PUT", f"tables/{table}/share", 403, "no-seat", **sent)
    for wrong in ({"share": ann.share[:-1]}, {"share": ann.share.upper()}, {}):
        refused = {"commitment": commitment, **wrong}
        await ann.player.call("PUT", f"tables/{table}/share", 422, **refused)


async def test_a_missing_share_ends_the_attempt_and_nothing_of_it_is_used(both: Lobby) -> None:
    table, ann, bob = await two_sharers(both)
    before = await ann.player.room(table)
    old = await fair(both, table)
    await ann.reveal(table)
    await too_late(both, table)
    room = await ann.player.room(table)
    assert room["status"] == "open"
    assert room["commitment"] != before["commitment"]
    assert room["tries"] == [{"commitment": before["commitment"], "missing": [1]}]
    assert [each["ready"] for each in room["seats"]] == [True, False]
    assert [each["promise"] for each in room["seats"]] == ["", ""]
    assert "dealing" not in room
    assert (await fair(both, table))["secret"] != old["secret"]
    await ann.promise(table)
    await bob.promise(table)
    await bob.ready(table)
    await ann.reveal(table)
    assert await bob.reveal(table)
    assert (await fair(both, table))["tries"] == room["tries"]


async def test_a_missing_commitment_costs_only_ones_readiness(here: Lobby) -> None:
    ann, bob = await here.players("Ann", "Bob")
    table = await ann.open(**TWO)
    await bob.sit(table)
    mine, other = Sharer(ann, 0), Sharer(bob, 1)
    await mine.ready(table)
    await mine.promise(table)
    await other.ready(table)
    before = await ann.room(table)
    await too_late(here, table)
    room = await ann.room(table)
    assert room["commitment"] == before["commitment"]
    assert "tries" not in room
    assert [each["ready"] for each in room["seats"]] == [True, False]
    assert room["seats"][0]["promise"] == before["seats"][0]["promise"]


@pytest.mark.parametrize("how", ["gets up", "is not ready", "is replaced"])
async def test_who_leaves_a_fixed_deal_ends_it(here: Lobby, how: str) -> None:
    table, ann, bob = await two_sharers(here)
    before = (await ann.player.room(table))["commitment"]
    if how == "gets up":
        await bob.player.call("DELETE", f"tables/{table}/seat", 204)
    elif how == "is not ready":
        await bob.player.ready(table, False)
    else:
        await ann.player.call("PUT", f"tables/{table}/seats/1", 204, bot="greedy")
    room = await ann.player.room(table)
    assert room["tries"] == [{"commitment": before, "missing": [1]}]
    assert room["commitment"] != before
    if how == "is replaced":  # everybody is ready: the next attempt has begun
        assert room["dealing"]["fixed"] is False
        await ann.promise(table)
        assert await ann.reveal(table)
        assert (await fair(here, table))["shares"] == [ann.share, ""]


async def test_in_a_game_of_days_shares_have_a_day(here: Lobby) -> None:
    table, ann, _bob = await two_sharers(here, clock="daily")
    left = (await ann.player.room(table))["dealing"]["until"] - now()
    assert 86_300_000 < left <= 86_400_000 + 60_000
    other, cem, _ = await two_sharers(here)
    left = (await cem.player.room(other))["dealing"]["until"] - now()
    assert left <= dealing.SHARE_TIMEOUT_MS + 60_000
    assert await rooms.end_late_deals(here.context) == 0


async def test_quick_players_share_too(here: Lobby) -> None:
    ann, bob = await here.players("Ann", "Bob")
    tables = [
        (await who.call("POST", "quick", 201, **TWO, share=True))["table"] for who in (ann, bob)
    ]
    assert tables[0] == tables[1]
    room = await ann.room(tables[0])
    assert room["status"] == "open"
    assert room["dealing"]["fixed"] is False
    both = Sharer(ann, 0), Sharer(bob, 1)
    for each in both:
        await each.promise(tables[0])
    assert [await each.reveal(tables[0]) for each in both] == [False, True]


async def test_a_table_that_was_opened_before_keeps_its_rule(here: Lobby) -> None:
    ann = await here.player("Ann")
    table = await ann.open(**TWO, bots=[None, "greedy"])
    mine = schema.tables.c.id == table
    before = {"fair": None, "rules": 1, "cards": "older cards"}
    old = schema.tables.update().where(mine).values(seed="a seed", commitment="c", **before)
    await here.context.store.do(old)
    assert (await ann.room(table)).get("rule", "seed-1") == "seed-1"
    sent = {"commitment": "ab" * 32, "promise": "cd" * 32}
    await ann.refused("PUT", f"tables/{table}/promise", 409, "other-deal", **sent)
    assert await Sharer(ann, 0).ready(table)
    row = await here.row(table)
    assert row is not None
    assert row["seed"] == "a seed"
    assert row["rules"] == RULES_VERSION, "no host would play it"


async def test_a_table_opened_under_other_cards_commits_anew(here: Lobby) -> None:
    table, ann, bob = await two_sharers(here)
    mine = schema.tables.c.id == table
    await bob.player.ready(table, False)
    await here.context.store.do(schema.tables.update().where(mine).values(cards="older cards"))
    failed = (await ann.player.room(table))["commitment"]
    await bob.ready(table)
    room = await ann.player.room(table)
    assert room["tries"][-1] == {"commitment": failed, "missing": []}
    assert room["dealing"]["fixed"] is False
    for each in (ann, bob):
        await each.promise(table)
    assert [await each.reveal(table) for each in (ann, bob)] == [False, True]


async def test_a_table_where_nobody_ever_reveals_is_closed(
    here: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dealing, "MAX_DEAL_TRIES", 2)
    table, ann, bob = await two_sharers(here)
    for attempt in range(dealing.MAX_DEAL_TRIES):
        assert len((await ann.player.room(table)).get("tries", [])) == attempt
        await bob.player.ready(table, False)
        if attempt < dealing.MAX_DEAL_TRIES - 1:
            await bob.ready(table)
            for each in (ann, bob):
                await each.promise(table)
    await ann.player.refused("GET", f"tables/{table}", 404, "no-table")


async def test_everybody_at_the_table_is_told_every_step(here: Lobby) -> None:
    ann, bob = await here.players("Ann", "Bob")
    table = await ann.open(**TWO)
    await bob.sit(table)
    line = await here.line(bob, table)
    mine = Sharer(ann, 0)
    await mine.ready(table)
    to = await mine.promise(table)
    async with asyncio.timeout(30):
        while True:
            room = await line.next("room")
            if room["seats"][0].get("promise") == to:
                break


async def test_all_who_reveal_at_once_deal_once(both: Lobby) -> None:
    table, ann, bob = await two_sharers(both)
    async with both.host() as host:
        begun = await asyncio.gather(ann.reveal(table), bob.reveal(table))
        assert sorted(begun) == [False, True]
        line = await both.line(ann.player, table)
        view = await line.asked(wire.Join(table), "view")
        assert view["table"] == table
        row = await both.row(table)
        assert row is not None
        assert host.desks[table].hosted.facts.seed == row["seed"]


# --- Processes that die -----------------------------------------------------------------------


async def test_another_gateway_goes_on_where_one_was_killed(both: Lobby) -> None:
    table, ann, bob = await two_sharers(both)
    await ann.reveal(table)
    other = make_app(both.context)  # nothing of the deal is in the memory of the first
    for sharer in (ann, bob):
        moved = browser(other)
        moved.cookies, moved.headers = sharer.player.http.cookies, sharer.player.http.headers
        sharer.player.http = moved
    assert (await bob.player.room(table))["dealing"]["fixed"]
    assert await bob.reveal(table)
    assert (await fair(both, table))["shares"] == [ann.share, bob.share]
    for sharer in (ann, bob):
        await sharer.player.http.aclose()


async def test_a_table_that_was_dealt_and_told_nobody_finds_a_host(here: Lobby) -> None:
    table, ann, bob = await two_sharers(here)
    await ann.reveal(table)
    person = bob.player.id
    async with here.context.store.begin() as connection:  # all of it but the call for a host
        row = await rooms._open(connection, table)
        seat = await rooms._own_seat(connection, table, person)
        await dealing.reveal(connection, row, seat, row["commitment"], bob.share)
        await dealing.settle(here.context, connection, row)
    assert row["status"] == "playing"
    async with here.host() as host:
        await until(lambda: table in host.desks)
        assert host.desks[table].hosted.facts.seed == row["seed"]


async def test_a_late_deal_is_ended_by_any_gateway_and_once(here: Lobby) -> None:
    table, ann, _bob = await two_sharers(here)
    await ann.reveal(table)
    mine = schema.tables.c.id == table
    await here.context.store.do(schema.tables.update().where(mine).values(wake=1))
    await asyncio.gather(*(rooms.end_late_deals(here.context) for _ in range(3)))
    room = await ann.player.room(table)
    assert [each["missing"] for each in room["tries"]] == [[1]]


async def test_a_server_that_was_killed_deals_when_it_is_back(tmp_path: Path) -> None:
    share = secrets.token_hex(32)
    async with httpx.AsyncClient(timeout=60) as http:

        async def call(method: str, address: str, path: str, **sent: Any) -> dict[str, Any]:
            answer = await http.request(method, f"{address}/api/{path}", json=sent or None)
            found: dict[str, Any] = answer.raise_for_status().json()
            return found

        with serving(tmp_path) as (address, process):
            guest = await call("POST", address, "guests", name="Ann")
            http.headers["X-Archrivals-CSRF"] = guest["csrf"]
            wish = {**TWO, "bots": [None, "greedy"], "clock": "daily"}
            table = (await call("POST", address, "tables", **wish))["table"]
            await call("PUT", address, f"tables/{table}/ready", ready=True, share=True)
            to = (await call("GET", address, f"tables/{table}"))["commitment"]
            promise = seat_commitment(table, 0, to, share)
            await call("PUT", address, f"tables/{table}/promise", commitment=to, promise=promise)
            process.kill()
            process.wait()
        with small_server(tmp_path) as address:
            room = await call("GET", address, f"tables/{table}")
            assert room["commitment"] == to
            assert room["dealing"]["fixed"]
            sent = {"commitment": to, "share": share}
            assert (await call("PUT", address, f"tables/{table}/share", **sent))["begun"]
            assert (await call("GET", address, f"tables/{table}"))["status"] == "playing"
