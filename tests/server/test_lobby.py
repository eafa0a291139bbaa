"""Before the game, over HTTP: opening, sitting, being ready, finding others; and talking."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import asdict, replace
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from browsers import browser
from lobbies import THREE, TWO, Lobby, both, here, over, sitting
from seated import until

from archrivals.bots import BOTS
from archrivals.bots.levels import LEVELS
from archrivals.boxes import BOXES
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.saving import RULES_VERSION
from archrivals.hosting import wire
from archrivals.hosting.refusal import Refusal
from archrivals.hosting.table_request import CLOCKS
from archrivals.server.core import schema
from archrivals.server.core.bus import LocalBus, Note
from archrivals.server.lobby import rooms
from archrivals.server.lobby.rooms import MAX_OPEN_TABLES_PER_PERSON
from archrivals.speech import LANGUAGES

__all__ = ["both", "here"]  # fixtures

pytestmark = pytest.mark.anyio


# --- Opening ----------------------------------------------------------------------------------


async def test_what_can_be_played_is_told_to_everybody(here: Lobby) -> None:
    client = browser(here.app)
    games = (await client.get("/api/games")).json()
    await client.aclose()
    assert [each["id"] for each in games["boxes"]] == list(BOXES)
    assert [each["id"] for each in games["recipes"]] == list(RECIPES)
    assert list(games["recipe_names"]) == list(RECIPES)
    for id, names in games["recipe_names"].items():
        assert set(names) == set(LANGUAGES)
        assert names["en"] == RECIPES[id].name
    assert games["bots"] == list(BOTS)
    assert games["own_bots"] == []
    assert [each["level"] for each in games["levels"]] == list(range(1, len(LEVELS) + 1))
    assert {each["id"] for each in games["levels"]} <= set(games["bots"])
    assert all(set(each["character"]) == set(LANGUAGES) for each in games["levels"])
    assert games["clocks"] == CLOCKS


async def test_a_table_is_opened_with_its_opener_in_the_first_seat(both: Lobby) -> None:
    ann = await both.player("Ann")
    table = await ann.open(**TWO, name="Come in", clock="live", rated=False)
    room = await ann.room(table)
    assert (room["status"], room["name"], room["you"]) == ("open", "Come in", 0)
    assert (room["owner"], room["listed"], room["rated"]) == (ann.id, False, False)
    assert room["clock"] == CLOCKS["live"]
    assert sitting(room) == ["Ann", ""]
    assert [each["ready"] for each in room["seats"]] == [False, False]
    row = await both.row(table)
    assert row is not None
    assert room["commitment"] == row["commitment"] != ""
    assert room["rule"] == row["fair"]["rule"] == "joint-1"
    assert row["fair"]["secret"] not in str(room)


async def test_every_box_can_be_opened_for_any_number_it_is_for(here: Lobby) -> None:
    ann = await here.player("Ann")
    for box in BOXES:
        fewest, most = BOXES[box].rules.players
        for players in range(fewest, most + 1):
            room = await ann.room(await ann.open(box=box, players=players))
            assert (room["setup"]["box"], len(room["seats"])) == (box, players)
            assert room["setup"]["players"] == players
        if most < 5:
            more = {"box": box, "players": most + 1}
            reason = await ann.refused("POST", "tables", 422, "cannot-be-played", **more)
            assert str(most) in reason


async def test_every_recipe_can_be_opened(here: Lobby) -> None:
    ann = await here.player("Ann")
    for recipe in RECIPES.values():
        room = await ann.room(await ann.open(recipe=recipe.id))
        assert room["setup"]["recipe"]["id"] == recipe.id
        assert len(room["seats"]) == recipe.players
        row = await here.row(room["table"])
        assert row is not None
        assert row["ladder"] == "mixed"


async def test_a_mixture_can_be_opened_with_another_cast(here: Lobby) -> None:
    ann = await here.player("Ann")
    cast = ["Wonder Woman", "The Joker", "Batman", "Superman"]
    told = {"recipe": "confrontations-with-batman", "cast": cast}
    room = await ann.room(await ann.open(**told))
    assert room["setup"]["heroes"] == room["setup"]["recipe"]["heroes"] == cast
    casts = (await ann.call("GET", "games"))["casts"]
    assert set(cast) < set(casts["confrontations-with-batman"])
    assert "two-sets" not in casts
    told["cast"] = [*cast[:3], "Robin"]
    reason = await ann.refused("POST", "tables", 422, "cannot-be-played", **told)
    assert "Robin" in reason


async def test_a_recipe_of_ones_own_can_be_opened(here: Lobby) -> None:
    ann = await here.player("Ann")
    own = asdict(RECIPES["two-sets"]) | {"id": "mine", "name": "Mine", "players": 3}
    room = await ann.room(await ann.open(recipe=own))
    assert room["setup"]["recipe"]["name"] == "Mine"
    assert len(room["seats"]) == 3


BAD_RECIPES: dict[str, dict[str, Any]] = {
    "main deck": {"main": []},
    "no-such-box": {"host": "no-such-box"},
    "9 players": {"players": 9},
    "Super-Villains": {"super_villains": "confrontations"},  # there are none in this box
    "nobody": {"heroes": ["nobody"] * 4},
}
"""What a reason must name, and what is wrong."""


async def test_a_recipe_that_cannot_be_played_is_refused_with_the_reason(here: Lobby) -> None:
    ann = await here.player("Ann")
    for named, changes in BAD_RECIPES.items():
        own = asdict(RECIPES["two-sets"]) | changes
        reason = await ann.refused("POST", "tables", 422, "cannot-be-played", recipe=own)
        assert named in reason
    assert await here.context.store.rows(sa.select(schema.tables)) == []


BAD_WISHES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("heroes-unite", {"box": "no-such-box"}),
    ("two-sets", {"recipe": "no-such-recipe"}),
    ("recipe", {"recipe": {"nonsense": True}}),
    ("2", {"box": "rivals-batman-joker", "players": 3}),
    ("greedy", {"bots": [None, "no-such-bot"]}),
    ("2 players", {"bots": [None, None, None]}),
    ("yourself", {"bots": ["greedy", "greedy"]}),
)


async def test_what_cannot_be_played_is_refused_and_says_what_can(here: Lobby) -> None:
    ann = await here.player("Ann")
    for named, wish in BAD_WISHES:
        assert named in await ann.refused("POST", "tables", 422, "cannot-be-played", **wish)


async def test_a_wish_that_makes_no_sense_is_refused(here: Lobby) -> None:
    ann = await here.player("Ann")
    wishes: list[dict[str, Any]] = [{"players": 1}, {"players": 6}, {"more": 1}]
    for wish in (*wishes, {"clock": "hasty"}, {"super_villains": 1}):
        await ann.call("POST", "tables", 422, **wish)


async def test_bots_sit_where_they_are_wanted_and_are_ready(here: Lobby) -> None:
    ann = await here.player("Ann")
    table = await ann.open(**THREE, bots=["greedy", None, "random"])
    room = await ann.room(table)
    assert sitting(room) == ["Greedy", "Ann", "Random"]
    assert [each["ready"] for each in room["seats"]] == [True, False, True]
    assert await ann.ready(table)


async def test_nobody_has_too_many_tables_waiting(here: Lobby) -> None:
    ann, bob = await here.players("Ann", "Bob")
    tables = [await ann.open(**TWO) for _ in range(MAX_OPEN_TABLES_PER_PERSON)]
    await ann.refused("POST", "tables", 409, "too-many", **TWO)
    await bob.open(**TWO)
    await ann.call("DELETE", f"tables/{tables[0]}/seat", 204)
    await ann.open(**TWO)


async def test_nobody_has_too_many_games_in_play(both: Lobby) -> None:
    most = 3
    store = both.context.store
    store.settings = replace(store.settings, tables_per_person=most)
    ann, bob = await both.players("Ann", "Bob")
    waiting, early = await ann.open(**TWO), await ann.open(**TWO)
    await ann.ready(early)
    bobs = (await bob.call("POST", "quick", 201, **TWO))["table"]
    for _ in range(most):
        await ann.ready(await ann.open(**TWO, bots=[None, "greedy"]))
    await ann.refused("POST", "tables", 409, "too-many-games", **TWO)
    await ann.refused("PUT", f"tables/{waiting}/ready", 409, "too-many-games", ready=True)
    await ann.refused("POST", "quick", 409, "too-many-games", **TWO)
    assert sitting(await bob.room(bobs)) == ["Bob", ""]
    await bob.sit(early)
    assert not await bob.ready(early)
    assert [each["ready"] for each in (await bob.room(early))["seats"]] == [False, True]
    await bob.ready(await bob.open(**TWO, bots=[None, "greedy"]))
    await both.context.store.do(sa.update(schema.tables).values(status="over"))
    await ann.open(**TWO)


async def test_strangers_without_a_session_can_open_nothing(here: Lobby) -> None:
    client = browser(here.app)
    answer: httpx.Response = await client.post("/api/tables", json=TWO)
    await client.aclose()
    assert answer.status_code in (401, 403)


# --- Seats ------------------------------------------------------------------------------------


async def test_seats_are_taken_in_order_or_by_choice_and_once_each(both: Lobby) -> None:
    ann, bob, cem, dee = await both.players("Ann", "Bob", "Cem", "Dee")
    table = await ann.open(**THREE)
    assert await bob.sit(table, 2) == 2
    assert await bob.sit(table) == 2  # twice is the same as once
    await cem.refused("POST", f"tables/{table}/seat?seat=2", 409, "taken")
    await cem.refused("POST", f"tables/{table}/seat?seat=0", 409, "taken")
    await cem.refused("POST", f"tables/{table}/seat?seat=4", 409, "taken")
    assert await cem.sit(table) == 1
    await dee.refused("POST", f"tables/{table}/seat", 409, "full")
    assert sitting(await dee.room(table)) == ["Ann", "Cem", "Bob"]
    assert (await dee.room(table))["you"] == -1


async def test_of_many_who_want_the_last_seat_one_gets_it(
    both: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, together = rooms._open, asyncio.Barrier(4)

    async def all_at_once(*args: Any, **named: Any) -> Any:
        row = await found(*args, **named)
        with contextlib.suppress(TimeoutError, asyncio.BrokenBarrierError):
            await asyncio.wait_for(together.wait(), 0.1)  # unless the others are kept out
        return row

    monkeypatch.setattr(rooms, "_open", all_at_once)
    ann = await both.player("Ann")
    others = await both.players("Bob", "Cem", "Dee", "Eva")
    table = await ann.open(**TWO)
    tried = await asyncio.gather(*(each.http.post(f"/api/tables/{table}/seat") for each in others))
    assert sorted(answer.status_code for answer in tried) == [200, 409, 409, 409]
    winner = next(n for n, answer in enumerate(tried) if answer.status_code == 200)
    assert (await others[winner].room(table))["you"] == 1


async def test_who_takes_another_seat_leaves_the_first_and_is_not_ready(here: Lobby) -> None:
    ann = await here.player("Ann")
    table = await ann.open(**THREE)
    assert not await ann.ready(table)
    assert await ann.sit(table, 2) == 2
    room = await ann.room(table)
    assert sitting(room) == ["", "", "Ann"]
    assert not any(each["ready"] for each in room["seats"])


async def test_the_game_begins_when_everybody_is_ready(both: Lobby) -> None:
    woken: list[str] = []

    async def wake(note: Note) -> None:
        woken.append(note.data.decode())

    await both.context.bus.listen("wake", wake)
    ann, bob, cem = await both.players("Ann", "Bob", "Cem")
    table = await ann.open(**TWO)
    assert not await ann.ready(table)
    await cem.refused("PUT", f"tables/{table}/ready", 403, "no-seat", ready=True)
    await bob.sit(table)
    assert not await ann.ready(table, False)
    assert not await bob.ready(table)
    assert woken == []
    assert await ann.ready(table)
    await until(lambda: woken == [table])
    room = await bob.room(table)
    assert room["status"] == "playing"
    assert room.get("seed") is None
    for method, path in (("POST", "seat"), ("DELETE", "seat"), ("PUT", "ready")):
        sent = {"ready": False} if path == "ready" else {}
        await bob.refused(method, f"tables/{table}/{path}", 409, "not-open", **sent)


async def test_a_level_has_a_name_of_its_own_and_no_two_at_a_table_the_same(here: Lobby) -> None:
    ann = await here.player("Ann")
    table = await ann.open(**THREE, bots=[None, "pip", "pip"])
    assert sitting(await ann.room(table)) == ["Ann", "Pip", "Pip 2"]
    await ann.call("PUT", f"tables/{table}/seats/1", 204, bot="sibyl")
    await ann.call("PUT", f"tables/{table}/seats/2", 204, bot="sibyl")
    assert sitting(await ann.room(table)) == ["Ann", "Sibyl", "Sibyl 2"]


async def test_two_who_are_ready_at_once_begin_one_game(both: Lobby) -> None:
    ann, bob = await both.players("Ann", "Bob")
    table = await ann.open(**TWO)
    await bob.sit(table)
    begun = await asyncio.gather(ann.ready(table), bob.ready(table))
    assert sorted(begun) == [False, True]


async def test_only_the_owner_puts_bots_into_seats(here: Lobby) -> None:
    ann, bob = await here.players("Ann", "Bob")
    table = await ann.open(**THREE)
    await bob.sit(table, 1)
    await bob.refused("PUT", f"tables/{table}/seats/2", 403, "not-owner", bot="greedy")
    await ann.call("PUT", f"tables/{table}/seats/2", 204, bot="greedy")
    assert sitting(await ann.room(table)) == ["Ann", "Bob", "Greedy"]
    await ann.call("PUT", f"tables/{table}/seats/2", 204, bot=None)
    assert sitting(await ann.room(table)) == ["Ann", "Bob", ""]
    await ann.call("PUT", f"tables/{table}/seats/1", 204, bot="greedy")  # Bob gets up
    assert (await bob.room(table))["you"] == -1
    await ann.refused("PUT", f"tables/{table}/seats/0", 409, "your-seat", bot="greedy")
    await ann.refused("PUT", f"tables/{table}/seats/4", 404, "no-seat", bot="greedy")
    await ann.refused("PUT", f"tables/{table}/seats/2", 422, "no-bot", bot="no-such-bot")


async def test_whoever_stands_up_hands_the_table_on_and_the_last_closes_it(both: Lobby) -> None:
    ann, bob, cem = await both.players("Ann", "Bob", "Cem")
    table = await ann.open(**THREE)
    await bob.sit(table)
    await cem.call("DELETE", f"tables/{table}/seat", 204)  # who does not sit changes nothing
    assert (await ann.room(table))["owner"] == ann.id
    await ann.call("DELETE", f"tables/{table}/seat", 204)
    room = await bob.room(table)
    assert (room["owner"], sitting(room)) == (bob.id, ["", "Bob", ""])
    await bob.call("PUT", f"tables/{table}/seats/0", 204, bot="greedy")
    await bob.call("DELETE", f"tables/{table}/seat", 204)
    await bob.refused("GET", f"tables/{table}", 404, "no-table")
    assert await both.context.store.rows(sa.select(schema.seats)) == []


async def test_a_table_that_there_is_not_is_told_as_such(here: Lobby) -> None:
    ann = await here.player("Ann")
    for path in ("", "/chat", "/cards"):
        await ann.refused("GET", f"tables/no-such-table{path}", 404, "no-table")
    for method, path in (("POST", "seat"), ("DELETE", "seat"), ("POST", "rematch")):
        await ann.refused(method, f"tables/no-such-table/{path}", 404, "no-table")


# --- Finding a table --------------------------------------------------------------------------


async def test_the_lobby_shows_listed_tables_only(both: Lobby) -> None:
    ann, bob = await both.players("Ann", "Bob")
    private = await ann.open(**TWO)
    shown = await ann.open(**{**TWO, "rated": True}, listed=True, name="For all")
    (found,) = await bob.call("GET", "tables")
    assert (found["id"], found["name"], found["players"]) == (shown, "For all", 2)
    assert found["seats"] == [
        {"seat": 0, "name": "Ann", "free": False},
        {"seat": 1, "name": "", "free": True},
    ]
    assert "seed" not in found
    assert (found["super_villains"], found["clock"]) == (2, {"turn": 0, "bank": 0})
    assert not found["rated"]  # Ann is a guest, and guests' games do not count
    person = schema.people
    verified = person.update().where(person.c.id == ann.id).values(verified=1)
    async with both.context.store.begin() as connection:
        await connection.execute(verified)
    (counts,) = await bob.call("GET", "tables")
    assert counts["rated"]
    assert await bob.call("GET", "tables?status=playing") == []
    await bob.sit(shown)
    for player in (ann, bob):
        await player.ready(shown)
    assert await bob.call("GET", "tables") == []
    (playing,) = await bob.call("GET", "tables?status=playing")
    assert playing["id"] == shown
    mine = await ann.call("GET", "me/tables")
    assert {each["id"] for each in mine} == {private, shown}
    assert [each["id"] for each in await bob.call("GET", "me/tables")] == [shown]


async def test_tables_that_wait_for_somebody_come_first(both: Lobby) -> None:
    ann, bob = await both.players("Ann", "Bob")
    theirs, mine, awake = [await ann.open(**TWO) for _ in range(3)]
    for table in (theirs, mine, awake):
        await bob.sit(table)
        for player in (ann, bob):
            await player.ready(table)
    waiting = await ann.open(**TWO)
    for table, seat in ((theirs, 1), (mine, 0)):
        change = schema.tables.update().where(schema.tables.c.id == table)
        await both.context.store.do(change.values(waits=[seat]))
    told = await ann.call("GET", "me/tables")
    assert [each["id"] for each in told] == [mine, awake, waiting, theirs]
    assert [each["yours"] for each in told] == [True, None, None, False]
    with_bob = [{"name": "Bob", "person": bob.id, "bot": None}]
    assert [each["others"] for each in told] == [with_bob, with_bob, [], with_bob]
    assert all(each["last"] >= each["created"] for each in told)


async def test_an_invitation_needs_no_session(here: Lobby) -> None:
    ann = await here.player("Ann")
    table = await ann.open(**TWO)
    async with browser(here.app) as stranger:
        room = (await stranger.get(f"/api/tables/{table}")).json()
        assert (room["seats"][0]["name"], room["you"], room.get("seed")) == ("Ann", -1, None)
        told = (await invited(stranger, table, "10.0.0.7:8000")).json()
        assert told["link"] == f"http://10.0.0.7:8000/t/{table}"
        assert told["qr"].startswith("data:image/svg+xml")
        assert (await stranger.get("/api/tables/no-such-table/invitation")).status_code == 404


async def invited(client: httpx.AsyncClient, table: str, host: str) -> httpx.Response:
    return await client.get(f"/api/tables/{table}/invitation", headers={"host": host})


NEAR = ("localhost:8000", "127.0.0.1", "192.168.1.20:8000", "[fe80::1]", "tower", "tower.local")
FAR = (
    *("evil.example", "evil.example:8000", "192.168.1.20.evil.example", "evil.local.example"),
    *("evil example", "tower/@evil.example", "tower@evil.example", "tower:evil", "[::1", "0.0.0.0"),
    *("tower?evil", "tower#evil", "[fe80::1%evil]", "", "-tower"),
)


@pytest.mark.parametrize("host", NEAR)
async def test_without_an_address_an_invitation_takes_a_host_of_the_own_network(
    here: Lobby, host: str
) -> None:
    table = await (await here.player("Ann")).open(**TWO)
    async with browser(here.app) as stranger:
        assert (await invited(stranger, table, host)).json()["link"] == f"http://{host}/t/{table}"


async def test_without_an_address_an_invitation_takes_no_other_host(here: Lobby) -> None:
    table = await (await here.player("Ann")).open(**TWO)
    async with browser(here.app) as stranger:
        told = {host: (await invited(stranger, table, host)).json() for host in FAR}
    assert told == {host: {"link": "", "qr": ""} for host in FAR}


@pytest.mark.parametrize(
    ("changes", "link"),
    [
        ({"url": "https://play.example"}, "https://play.example"),
        ({"origins": "http://evil.example"}, "http://evil.example"),
    ],
    ids=["address", "origin"],
)
async def test_an_invitation_takes_what_the_operator_named(
    here: Lobby, changes: dict[str, Any], link: str
) -> None:
    table = await (await here.player("Ann")).open(**TWO)
    settings = replace(here.context.settings, **changes)
    here.app.state.context = replace(here.context, settings=settings)
    async with browser(here.app) as stranger:
        told = (await invited(stranger, table, "evil.example")).json()
    assert told["link"] == f"{link}/t/{table}"


async def test_a_private_table_is_found_by_its_link(here: Lobby) -> None:
    ann, bob = await here.players("Ann", "Bob")
    table = await ann.open(**TWO)
    assert (await bob.room(table))["you"] == -1
    assert await bob.sit(table) == 1


async def test_quick_match_pairs_two_who_want_the_same(both: Lobby) -> None:
    ann, bob = await both.players("Ann", "Bob")
    first = (await ann.call("POST", "quick", 201, **TWO))["table"]
    assert (await ann.room(first))["listed"]
    second = (await bob.call("POST", "quick", 201, **TWO))["table"]
    assert second == first
    room = await bob.room(first)
    assert (room["status"], sitting(room)) == ("playing", ["Ann", "Bob"])


async def test_quick_match_does_not_pair_those_who_want_something_else(here: Lobby) -> None:
    ann, bob = await here.players("Ann", "Bob")
    first = (await ann.call("POST", "quick", 201, **TWO))["table"]
    others: list[dict[str, Any]] = [
        {"box": "base-set"},
        {"players": 3},
        {"super_villains": 8},
        {"variants": ["hunt"]},
        {"clock": "fast"},
        {"rated": False},
    ]
    found = {(await bob.call("POST", "quick", 201, **TWO | other))["table"] for other in others}
    assert len(found) == len(others)
    assert first not in found


async def test_quick_match_asked_twice_is_the_same_seat(here: Lobby) -> None:
    ann = await here.player("Ann")
    first = (await ann.call("POST", "quick", 201, **TWO))["table"]
    assert (await ann.call("POST", "quick", 201, **TWO))["table"] == first
    assert (await ann.room(first))["status"] == "open"


async def test_quick_match_does_not_pair_people_who_block_each_other(both: Lobby) -> None:
    ann, bob, cem = await both.players("Ann", "Bob", "Cem")
    await ann.call("PUT", f"blocks/{bob.id}", 204)
    first = (await ann.call("POST", "quick", 201, **TWO))["table"]
    assert (await bob.call("POST", "quick", 201, **TWO))["table"] != first
    third = (await cem.call("POST", "quick", 201, **TWO))["table"]
    assert third == first


async def test_quick_match_leaves_the_table_at_which_it_may_not_play(
    here: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = await here.players("Ann", "Bob")
    waiting = (await bob.call("POST", "quick", 201, **TWO))["table"]

    async def refuses(*_: object) -> None:
        raise Refusal(403, "unrated", "not now")

    monkeypatch.setattr(rooms, "check_rated", refuses)
    await ann.refused("POST", "quick", 403, "unrated", **TWO)
    assert sitting(await bob.room(waiting)) == ["Bob", ""]


async def test_quick_match_does_not_look_into_private_tables(here: Lobby) -> None:
    ann, bob = await here.players("Ann", "Bob")
    private = await ann.open(**TWO)
    assert (await bob.call("POST", "quick", 201, **TWO))["table"] != private


# --- Once more --------------------------------------------------------------------------------


async def test_a_rematch_is_the_same_new_table_for_everybody(both: Lobby) -> None:
    ann, bob, cem = await both.players("Ann", "Bob", "Cem")
    table = await ann.open(**THREE, bots=[None, None, "greedy"], clock="fast", name="Ours")
    await bob.sit(table)
    await ann.refused("POST", f"tables/{table}/rematch", 409, "not-over")
    for player in (ann, bob):
        await player.ready(table)
    await ann.refused("POST", f"tables/{table}/rematch", 409, "not-over")
    await over(both, table)
    await cem.refused("POST", f"tables/{table}/rematch", 403, "no-seat")
    paths = [player.call("POST", f"tables/{table}/rematch", 201) for player in (ann, bob, ann)]
    again = {each["table"] for each in await asyncio.gather(*paths)}
    assert len(again) == 1
    (new,) = again
    assert new != table
    assert (await cem.room(table))["rematch"] == new
    before, after = await both.row(table), await both.row(new)
    assert before is not None
    assert after is not None
    assert after["commitment"] != before["commitment"]
    assert after["fair"]["secret"] != before["fair"]["secret"]
    assert after["rules"] == RULES_VERSION
    assert after["cards"] != "older cards"
    room = await bob.room(new)
    assert (room["status"], room["name"], room["you"]) == ("open", "Ours", 1)
    assert room["clock"] == CLOCKS["fast"]
    assert sitting(room) == ["Ann", "Bob", "Greedy"]
    assert [each["ready"] for each in room["seats"]] == [False, False, True]
    assert len(await both.context.store.rows(sa.select(schema.tables.c.id))) == 2


async def test_a_rematch_from_which_all_have_got_up_is_opened_anew(both: Lobby) -> None:
    ann, bob = await both.players("Ann", "Bob")
    table = await ann.open(**TWO)
    await bob.sit(table)
    for player in (ann, bob):
        await player.ready(table)
    await over(both, table)
    first = (await ann.call("POST", f"tables/{table}/rematch", 201))["table"]
    for player in (ann, bob):
        await player.call("DELETE", f"tables/{first}/seat", 204)
    again = [player.call("POST", f"tables/{table}/rematch", 201) for player in (bob, ann)]
    second, third = [each["table"] for each in await asyncio.gather(*again)]
    assert first != second == third
    assert sitting(await ann.room(second)) == ["Ann", "Bob"]


async def test_the_seat_of_somebody_who_is_gone_is_free_in_a_rematch(here: Lobby) -> None:
    ann, bob = await here.players("Ann", "Bob")
    table = await ann.open(**TWO, listed=True)
    await bob.sit(table)
    for player in (ann, bob):
        await player.ready(table)
    await over(here, table)
    await bob.call("DELETE", "me", 204)
    again = (await ann.call("POST", f"tables/{table}/rematch", 201))["table"]
    assert sitting(await ann.room(again)) == ["Ann", ""]


# --- At the gateway ---------------------------------------------------------------------------


async def test_a_change_of_the_room_is_told_to_everybody_who_looks(here: Lobby) -> None:
    ann, bob = await here.players("Ann", "Bob")
    table = await ann.open(**TWO)
    line = await here.line(ann, table)
    await bob.sit(table)
    room = await line.next("room")
    assert (sitting(room), room["you"]) == (["Ann", "Bob"], 0)
    await bob.call("DELETE", f"tables/{table}/seat", 204)
    assert sitting(await line.next("room")) == ["Ann", ""]


async def test_a_table_that_is_closed_is_told_as_gone(here: Lobby) -> None:
    ann, bob = await here.players("Ann", "Bob")
    table = await ann.open(**TWO)
    watching = await here.line(bob, table)
    await ann.call("DELETE", f"tables/{table}/seat", 204)
    assert (await watching.next("refused"))["code"] == "no-table"
    refused = await watching.asked(wire.Say(table, "anybody?"), "refused")
    assert refused["code"] == "not-joined"


async def test_spectators_may_join_a_game_but_not_answer(here: Lobby) -> None:
    async with here.host():
        ann, bob, cem = await here.players("Ann", "Bob", "Cem")
        table = await ann.open(**TWO)
        await bob.sit(table)
        watching = await here.line(cem, table)
        for player in (ann, bob):
            await player.ready(table)
        view = await watching.next("view")
        assert (view["seat"], view["private"]["ask"]) == (-1, None)
        refused = await watching.asked(wire.Answer(table, 0, "x", 0), "refused", "accepted")
        assert refused["code"] == "no-seat"
        players = [await here.line(player) for player in (ann, bob)]
        views = [await line.asked(wire.Join(table), "view") for line in players]
        asked = [view["private"]["ask"] is not None for view in views]
        assert any(asked)
        assert await here.context.store.rows(sa.select(schema.entries)) == []


async def test_who_sits_down_while_looking_gets_their_own_view_when_it_begins(here: Lobby) -> None:
    async with here.host():
        ann, bob = await here.players("Ann", "Bob")
        table = await ann.open(**TWO)
        line = await here.line(bob, table)
        await bob.sit(table)
        for player in (ann, bob):
            await player.ready(table)
        assert (await line.next("view"))["seat"] == 1


# --- Talking ----------------------------------------------------------------------------------


async def test_what_is_said_is_heard_by_all_at_the_table_and_kept(both: Lobby) -> None:
    ann, bob, cem = await both.players("Ann", "Bob", "Cem")
    table = await ann.open(**TWO)
    lines = [await both.line(player, table) for player in (ann, bob, cem)]
    lines[0].say(wire.Say(table, "Hello, all!"))
    for line in lines:
        said = await line.next("said")
        assert (said["name"], said["person"], said["text"]) == ("Ann", ann.id, "Hello, all!")
    (kept,) = await cem.call("GET", f"tables/{table}/chat")
    assert (kept["name"], kept["text"]) == ("Ann", "Hello, all!")


async def test_what_blocked_people_say_does_not_arrive(here: Lobby) -> None:
    ann, bob, cem = await here.players("Ann", "Bob", "Cem")
    table = await ann.open(**TWO)
    await ann.call("PUT", f"blocks/{bob.id}", 204)
    mine, theirs, third = [await here.line(player, table) for player in (ann, bob, cem)]
    theirs.say(wire.Say(table, "you lose"))
    await third.next("said")
    third.say(wire.Say(table, "be nice"))
    await theirs.next("said")
    assert (await mine.next("said"))["text"] == "be nice"
    lines = await ann.call("GET", f"tables/{table}/chat")
    assert [line["text"] for line in lines] == ["be nice"]
    everything = await cem.call("GET", f"tables/{table}/chat")
    assert [line["text"] for line in everything] == ["you lose", "be nice"]
    mine.frames.clear()
    mine.say(wire.Say(table, "I am here"))  # who is blocked hears as before
    await until(lambda: "I am here" in [each["text"] for each in theirs.told("said")])


async def test_who_is_muted_is_not_heard_until_told_otherwise(here: Lobby) -> None:
    ann, bob = await here.players("Ann", "Bob")
    table = await ann.open(**TWO)
    mine, theirs = [await here.line(player, table) for player in (ann, bob)]
    mine.say(wire.Mute(table, bob.id))
    await mine.heard_out()
    theirs.say(wire.Say(table, "one"))
    await theirs.next("said")
    mine.say(wire.Mute(table, bob.id, on=False))
    await mine.heard_out()
    theirs.say(wire.Say(table, "two"))
    assert (await mine.next("said"))["text"] == "two"


async def test_a_report_keeps_what_was_said(both: Lobby) -> None:
    ann, bob = await both.players("Ann", "Bob")
    table = await ann.open(**TWO)
    line = await both.line(bob, table)
    for number in range(33):
        await line.asked(wire.Say(table, f"line {number}"), "said")
    told = await ann.call("POST", f"tables/{table}/reports", 201, person=bob.id, reason="rude")
    (report,) = await both.context.store.rows(sa.select(schema.reports))
    assert report["id"] == told["report"]
    assert (report["reporter"], report["reported"]) == (ann.id, bob.id)
    assert (report["table"], report["reason"]) == (table, "rude")
    assert [each["text"] for each in report["said"]] == [f"line {n}" for n in range(3, 33)]
    await bob.call("DELETE", f"tables/{table}/seat", 204)
    await ann.call("DELETE", f"tables/{table}/seat", 204)  # the table goes, the report stays
    assert len(await both.context.store.rows(sa.select(schema.reports))) == 1
    assert await both.context.store.rows(sa.select(schema.chat)) == []


async def test_nobody_reports_without_end(here: Lobby) -> None:
    ann, bob = await here.players("Ann", "Bob")
    path = f"tables/{await ann.open(**TWO)}/reports"
    for _ in range(5):
        await ann.call("POST", path, 201, person=bob.id, reason="rude")
    await ann.refused("POST", path, 429, "too-often", person=bob.id, reason="rude")
    await bob.call("POST", path, 201, person=ann.id, reason="reports too much")


async def test_reports_need_a_person_and_a_reason(here: Lobby) -> None:
    ann = await here.player("Ann")
    table = await ann.open(**TWO)
    path = f"tables/{table}/reports"
    await ann.refused("POST", path, 404, "nobody", person="no-such-person", reason="rude")
    await ann.call("POST", path, 422, person=ann.id, reason="")


async def test_the_bus_of_a_lobby_is_quiet_when_everybody_has_gone(here: Lobby) -> None:
    ann = await here.player("Ann")
    table = await ann.open(**TWO)
    line = await here.line(ann, table)
    line.cut()
    await here.lines.over(line)
    bus = here.context.bus
    assert isinstance(bus, LocalBus)
    assert bus._for(f"room.{table}") == []
