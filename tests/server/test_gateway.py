"""A gateway and its sockets: who may speak, how much, and who is told what."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
import sqlalchemy as sa
from fake_socket import FakeSocket, Lines, ticket_of
from seated import ANN, BOB, CEM, arranged, command, enter, enter_people, option, until

from archrivals.hosting import wire
from archrivals.hosting.refusal import Refusal
from archrivals.server.accounts.accounts import (
    BLOCKS,
    Person,
    block,
    new_guest,
    person_by_id,
    unblock,
)
from archrivals.server.accounts.tickets import issue
from archrivals.server.context import Context
from archrivals.server.core import codec, schema
from archrivals.server.core.admission import PEOPLE_PER_ADDRESS
from archrivals.server.core.bus import LocalBus
from archrivals.server.core.schema import tables
from archrivals.server.core.settings import Settings
from archrivals.server.core.store import Store
from archrivals.server.edge import gateway as gateways
from archrivals.server.edge import host_requests, housekeeping, joined_tables, sockets
from archrivals.server.edge.gateway import Gateway
from archrivals.server.edge.limits import BURSTS, Allowances, Bucket
from archrivals.server.edge.registry import MAX_SOCKETS_PER_PERSON
from archrivals.server.edge.sockets import BAD_MESSAGE, MAX_TABLES_PER_SOCKET, MAX_UNSENT, TRY_LATER
from archrivals.server.lobby.rooms import room
from archrivals.server.tables.envelopes import ALL, RESUMED, SENDER, packed_parts
from archrivals.server.tables.host import Host
from archrivals.server.telemetry.metrics import Metrics

pytestmark = pytest.mark.anyio

TABLE = "table-one"


class Place:
    """A gateway with a host behind it, and a table for two."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.host = Host(context)
        self.gateway = Gateway(context)
        self.lines = Lines(self.gateway)

    async def person(self, id: str) -> Person:
        """Somebody by their id."""
        found = await person_by_id(self.context.store, id)
        assert found is not None
        return found

    async def line(self, id: str = ANN, words: bool = False) -> FakeSocket:
        """A line of theirs."""
        return await self.lines.of(await self.person(id), words)

    async def at_table(self, id: str, table: str = TABLE) -> FakeSocket:
        """A line of theirs that has joined."""
        line = await self.line(id)
        await line.asked(wire.Join(table), "view")
        return line

    async def ticket(self, id: str = ANN) -> str:
        """A ticket of theirs."""
        return await ticket_of(self.context.store, await self.person(id))

    async def tell(self, parts: dict[str, bytes], table: str = TABLE) -> None:
        """What a host might say."""
        await self.context.bus.publish(f"out.{table}", packed_parts(parts))


@pytest.fixture
async def here(sqlite_settings: Settings, anyio_backend: str) -> AsyncIterator[Place]:
    """Everything in one process."""
    settings = replace(sqlite_settings, lease=3_600_000, window=0, messages_per_second=10_000)
    store, bus = Store(settings), LocalBus()
    place = Place(Context(settings, store, bus, Metrics()))
    await enter_people(store)
    await enter(store, TABLE, arranged(2))
    await place.host.start()
    place.host.take(TABLE)
    await until(lambda: TABLE in place.host.desks)
    yield place
    await place.lines.close()
    await place.host.stop()
    await bus.close()
    await store.close()


async def plays(line: FakeSocket, view: dict[str, Any], verb: str, card: str) -> dict[str, Any]:
    """Answer what was seen."""
    number = option(view["private"], verb, card)
    return await line.asked(
        wire.Answer(TABLE, view["position"], command(), number), "accepted", "refused"
    )


# --- Hello ------------------------------------------------------------------------------------


async def test_who_says_hello_with_a_ticket_is_welcome(here: Place) -> None:
    line = here.lines.raw()
    line.say(wire.Hello(wire.VERSION, await here.ticket()))
    welcome = await line.next("welcome")
    assert (welcome["person"], welcome["name"], welcome["version"]) == (ANN, "Ann", wire.VERSION)


@pytest.mark.parametrize("first", [wire.Ping(), wire.Join(TABLE), "nonsense", "{}", b"\xff\xfe"])
async def test_who_does_not_say_hello_first_is_cut_off(here: Place, first: Any) -> None:
    line = here.lines.raw()
    line.say(first)
    await here.lines.over(line)
    assert line.codes[-1] == "no-hello"
    assert line.code == BAD_MESSAGE
    assert here.gateway.registry.sockets == set()


async def test_another_version_is_told_to_reload(here: Place) -> None:
    line = here.lines.raw()
    ticket = await here.ticket()
    line.say(wire.Hello(wire.VERSION + 1, ticket))
    await here.lines.over(line)
    assert line.codes == ["version"]
    assert line.code == BAD_MESSAGE
    second = here.lines.raw()  # the ticket is still good
    second.say(wire.Hello(wire.VERSION, ticket))
    await second.next("welcome")


async def test_a_ticket_opens_one_socket(here: Place) -> None:
    ticket = await here.ticket()
    first, second = here.lines.raw(), here.lines.raw()
    first.say(wire.Hello(wire.VERSION, ticket))
    await first.next("welcome")
    second.say(wire.Hello(wire.VERSION, ticket))
    await here.lines.over(second)
    assert second.codes == ["no-ticket"]
    assert second.code == BAD_MESSAGE
    assert first.code is None


@pytest.mark.parametrize("use", ["socket", "reset"])
async def test_a_ticket_that_is_too_old_or_for_something_else_opens_nothing(
    here: Place, use: Any
) -> None:
    ticket = await (here.ticket() if use == "socket" else issue(here.context.store, ANN, use))
    if use == "socket":
        await here.context.store.do(schema.tickets.update().values(expires=1))
    line = here.lines.raw()
    line.say(wire.Hello(wire.VERSION, ticket))
    await here.lines.over(line)
    assert line.codes == ["no-ticket"]


async def test_who_says_nothing_is_cut_off(here: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO_TIMEOUT_S", 0.05)
    line = here.lines.raw()
    await here.lines.over(line)
    assert line.code == BAD_MESSAGE


async def test_nobody_keeps_too_many_pages_open(here: Place) -> None:
    lines = [await here.line() for _ in range(MAX_SOCKETS_PER_PERSON)]
    one_more = here.lines.raw()
    one_more.say(wire.Hello(wire.VERSION, await here.ticket()))
    await here.lines.over(one_more)
    assert one_more.codes == ["too-many-pages"]
    assert one_more.code == BAD_MESSAGE
    await here.line(BOB)  # others are not concerned
    lines[0].cut()
    await here.lines.over(lines[0])
    await here.line()


async def test_a_block_counts_at_once_and_a_mute_stays(here: Place) -> None:
    await here.gateway.registry.listen()
    ann, bob, cem = [await here.at_table(id) for id in (ANN, BOB, CEM)]
    ann.say(wire.Mute(TABLE, CEM))
    await block(here.context.store, await here.person(ANN), BOB)
    await here.context.bus.publish(BLOCKS, ANN.encode())
    (socket,) = here.gateway.registry.by_person[
        ANN
    ]  # the news of a block may come later than what is said
    await until(lambda: socket.blocked)
    bob.say(wire.Say(TABLE, "from Bob"))
    cem.say(wire.Say(TABLE, "from Cem"))
    await cem.next("said")
    await cem.next("said")
    await unblock(here.context.store, await here.person(ANN), BOB)
    await here.context.bus.publish(BLOCKS, ANN.encode())
    await until(lambda: not socket.blocked)
    bob.say(wire.Say(TABLE, "Bob again"))
    said = await ann.next("said")
    assert said["text"] == "Bob again"


async def test_hello_is_said_once(here: Place) -> None:
    line = await here.line()
    refused = await line.asked(wire.Hello(wire.VERSION, await here.ticket()), "refused")
    assert refused["code"] == "said-already"


async def test_a_ping_is_answered(here: Place) -> None:
    line = await here.line()
    assert (await line.asked(wire.Ping(), "pong"))["now"] > 0


# --- Joining ----------------------------------------------------------------------------------


async def test_who_joins_gets_the_room_and_then_the_view_of_their_seat(here: Place) -> None:
    ann = await here.line(ANN)
    room = await ann.asked(wire.Join(TABLE), "room")
    assert (room["you"], room["status"]) == (0, "playing")
    assert "seed" not in room
    view = await ann.next("view")
    assert (view["seat"], view["position"]) == (0, 0)
    cem = await here.line(CEM)
    assert (await cem.asked(wire.Join(TABLE), "room"))["you"] == -1
    watching = await cem.next("view")
    assert watching["seat"] == -1
    assert watching["private"]["ask"] is None


async def test_nobody_looks_from_a_seat_that_is_not_theirs(here: Place) -> None:
    ann = await here.line(ANN)
    refused = await ann.asked(wire.Join(TABLE, 1), "refused")
    assert (refused["code"], refused["table"]) == ("no-seat", TABLE)
    assert (await ann.asked(wire.Resync(TABLE), "refused"))["code"] == "not-joined"
    await ann.asked(wire.Join(TABLE, 0), "room")
    assert (await ann.next("view"))["seat"] == 0


async def test_who_has_not_joined_can_do_nothing_at_a_table(here: Place) -> None:
    line = await here.line()
    for message in (
        wire.Answer(TABLE, 0, "x", 0),
        wire.Undo(TABLE, 0, "x"),
        wire.Consent(TABLE, "x", True),
        wire.Concede(TABLE, "x"),
        wire.Vote(TABLE, 0, "bot"),
        wire.Return(TABLE, "x"),
        wire.Resync(TABLE),
        wire.Say(TABLE, "hello"),
        wire.Mute(TABLE, BOB),
        wire.WhyNot(TABLE, "buy", "kick"),
        wire.Hint(TABLE, 0),
        wire.Leave(TABLE),
    ):
        assert (await line.asked(message, "refused"))["code"] == "not-joined"
    assert await here.context.store.rows(sa.select(schema.entries)) == []
    assert await here.context.store.rows(sa.select(schema.chat)) == []


async def test_a_table_that_there_is_not_cannot_be_joined(here: Place) -> None:
    line = await here.line()
    refused = await line.asked(wire.Join("no-such-table"), "refused")
    assert (refused["code"], refused["table"]) == ("no-table", "no-such-table")
    again = await line.asked(wire.Resync("no-such-table"), "refused")
    assert again["code"] == "not-joined"
    assert here.gateway.tables.joined == {}


async def test_nobody_joins_too_many_tables(here: Place) -> None:
    line = await here.line()
    for number in range(MAX_TABLES_PER_SOCKET + 1):
        await enter(here.context.store, f"table-{number:04}", status="open")
    for number in range(MAX_TABLES_PER_SOCKET):
        await line.asked(wire.Join(f"table-{number:04}"), "room")
    one_more = wire.Join(f"table-{MAX_TABLES_PER_SOCKET:04}")
    assert (await line.asked(one_more, "refused"))["code"] == "too-many"
    await line.asked(wire.Join("table-0000"), "room")  # again is not one more
    line.say(wire.Leave("table-0000"))
    assert (await line.asked(one_more, "room", "refused"))["type"] == "room"


async def test_who_only_watches_cannot_answer(here: Place) -> None:
    cem = await here.at_table(CEM)
    for message in (
        wire.Answer(TABLE, 0, command(), 0),
        wire.Concede(TABLE, command()),
        wire.Undo(TABLE, 0, command()),
        wire.Vote(TABLE, 0, "abandon"),
        wire.Return(TABLE, command()),
    ):
        assert (await cem.asked(message, "refused"))["code"] == "no-seat"
    assert await here.context.store.rows(sa.select(schema.entries)) == []


async def test_ids_of_the_servers_own_commands_are_refused(here: Place) -> None:
    ann = await here.at_table(ANN)
    refused = await ann.asked(wire.Answer(TABLE, 0, "bot-0-1", 0), "refused", "accepted")
    assert (refused["code"], refused["command"]) == ("reserved", "bot-0-1")


# --- Who is told what -------------------------------------------------------------------------


async def test_two_sockets_of_one_person_are_told_the_same(here: Place) -> None:
    one, two, bob = [await here.at_table(id) for id in (ANN, ANN, BOB)]
    view = await one.asked(wire.Resync(TABLE), "view")
    for line in (one, two, bob):
        line.frames.clear()
    for number, card in enumerate(("punch", "raven")):
        line = (one, two)[number]  # either may answer
        chosen = option(view["private"], "play", card)
        line.say(wire.Answer(TABLE, view["position"], command(), chosen))
        await until(
            lambda: all(len(each.told("update")) == number + 1 for each in (one, two, bob))  # noqa: B023
        )
        view = one.told("update")[-1]
        assert view == two.told("update")[-1]
        assert (view["seat"], view["position"]) == (0, number + 1)
        assert view["private"]["ask"] is not None
        assert bob.told("update")[-1]["private"]["ask"] is None


async def test_an_order_is_answered_on_its_own_socket_alone(here: Place) -> None:
    one, two = await here.at_table(ANN), await here.at_table(ANN)
    two.frames.clear()
    refused = await one.asked(wire.Answer(TABLE, 0, command(), 99), "refused")
    assert refused["code"] == "illegal"
    await two.heard_out()
    assert two.told("refused", "accepted") == []


async def test_who_leaves_is_told_no_more_and_the_other_socket_is(here: Place) -> None:
    one, two, bob = [await here.at_table(id) for id in (ANN, ANN, BOB)]
    one.say(wire.Leave(TABLE))
    await until(lambda: len(here.gateway.tables.joined[TABLE].sockets) == 2)
    one.frames.clear()
    view = await two.asked(wire.Resync(TABLE), "view")
    await plays(two, view, "play", "punch")
    await until(lambda: bob.told("update"))
    assert one.frames == []
    refused = await one.asked(wire.Resync(TABLE), "refused")
    assert refused["code"] == "not-joined"


async def test_when_the_last_leaves_nobody_listens_any_more(here: Place) -> None:
    one, two = await here.at_table(ANN), await here.at_table(BOB)
    one.cut()
    two.cut()
    await here.lines.over(one)
    await here.lines.over(two)
    assert here.gateway.tables.joined == {}
    assert here.gateway.registry.sockets == set()
    bus = here.context.bus
    assert isinstance(bus, LocalBus)
    assert bus._for(f"out.{TABLE}") == []
    assert bus._for(f"room.{TABLE}") == []
    assert bus._for(f"said.{TABLE}") == []
    await until(lambda: not here.host.desks[TABLE].viewers)


async def test_a_gateway_can_say_nothing_but_chat_to_the_sockets_of_another(here: Place) -> None:
    ann = await here.at_table(ANN)
    ann.frames.clear()
    said = codec.encode(wire.Said(TABLE, "line-1", BOB, "Bob", "hello", 1))
    for parts in (
        {"0:": codec.encode(wire.Back(TABLE, 0))},
        {ALL: codec.encode(wire.Back(TABLE, 0))},
        {ALL: said, "0:": codec.encode(wire.Back(TABLE, 0))},
        {ALL: said, SENDER: BOB.encode()},
    ):
        await here.context.bus.publish(f"said.{TABLE}", packed_parts(parts))
    await until(lambda: ann.told("said"))
    assert ann.told("back") == []


def _has(line: FakeSocket, message: dict[str, Any]) -> bool:
    return message in line.frames


async def test_each_seat_is_told_its_own_part_and_everybody_what_is_for_all(here: Place) -> None:
    ann, bob, cem = [await here.at_table(id) for id in (ANN, BOB, CEM)]
    for line in (ann, bob, cem):
        line.frames.clear()
    await here.tell({"0:": codec.encode(wire.Back(TABLE, 0)), "-1:": codec.encode(wire.Pong(7))})
    await here.tell({ALL: codec.encode(wire.Back(TABLE, 3))})
    for line in (ann, bob, cem):
        await until(partial(_has, line, {"type": "back", "table": TABLE, "seat": 3}))
    assert [len(line.frames) for line in (ann, bob, cem)] == [2, 1, 2]
    assert cem.frames[0] == {"type": "pong", "now": 7}


async def test_whoever_has_another_seat_than_their_gateway_remembers_sees_no_other_hand(
    here: Place,
) -> None:
    ann, bob = await here.at_table(ANN), await here.at_table(BOB)
    (socket,) = here.gateway.registry.by_person[ANN]
    socket.tables[TABLE] = 1
    await here.gateway.tables.look_again(TABLE)
    view = await ann.next("view")
    assert (view["seat"], view["private"]["hands"]) == (-1, {})
    second = await here.at_table(ANN)  # another page of hers, by which she plays
    await plays(second, await second.asked(wire.Resync(TABLE), "view"), "play", "punch")
    assert (await bob.next("update"))["seat"] == 1
    assert (await ann.next("update"))["seat"] == -1
    await here.gateway._line_back()
    assert (await ann.next("room"))["you"] == 0
    assert (await ann.next("view"))["seat"] == 0


async def test_messages_come_only_to_whoever_wants_words(here: Place) -> None:
    program, person = [await here.line(ANN, words) for words in (False, True)]
    views = [await line.asked(wire.Join(TABLE), "view") for line in (program, person)]
    assert ["talk" in view for view in views] == [False, True]
    assert [bool(view["lines"]) for view in views] == [False, True]


async def test_a_new_host_makes_everybody_look_again(here: Place) -> None:
    ann, bob = await here.at_table(ANN), await here.at_table(BOB)
    view = await ann.asked(wire.Resync(TABLE), "view")
    await plays(ann, view, "play", "punch")
    ann.frames.clear()
    bob.frames.clear()
    await here.tell({RESUMED: b""})
    for line, seat in ((ann, 0), (bob, 1)):
        again = await line.next("view")
        assert (again["position"], again["seat"]) == (1, seat)


async def test_the_game_goes_on_at_another_host_without_the_players_doing_anything(
    here: Place,
) -> None:
    ann, bob = await here.at_table(ANN), await here.at_table(BOB)
    second = Host(here.context, "second")
    await second.start()
    ann.frames.clear()
    bob.frames.clear()
    await here.host.stop()
    views = [await line.next("view") for line in (ann, bob)]
    assert [view["position"] for view in views] == [0, 0]
    assert TABLE in second.desks
    assert (await plays(ann, views[0], "play", "punch"))["type"] == "accepted"
    await until(lambda: bob.told("update"))
    here.host = second


async def test_a_game_of_older_rules_is_answered_with_the_release_that_plays_it(
    here: Place,
) -> None:
    await enter(here.context.store, "older-table", arranged(2))
    change = tables.update().where(tables.c.id == "older-table").values(rules="3")
    await here.context.store.do(change)
    line = await here.line(ANN)
    refused = await line.asked(wire.Join("older-table"), "refused")
    assert refused["code"] == "other-rules"
    assert refused["reason"].endswith("play it with Archrivals 0.1")


async def test_without_a_host_the_order_waits_and_is_then_given_up(
    here: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await here.at_table(ANN)
    await here.host.stop()
    here.host = Host(here.context, "third")
    waiting = ann.asked(wire.Answer(TABLE, 0, "mine", 0), "accepted", "refused")
    task = asyncio.create_task(waiting)
    await asyncio.sleep(0.05)
    await here.host.start()
    assert (await task)["type"] == "accepted"
    await here.host.stop()
    monkeypatch.setattr(host_requests, "ORDER_TIMEOUT_S", 0.05)
    refused = await ann.asked(wire.Concede(TABLE, "other"), "refused")
    assert (refused["code"], refused["command"]) == ("unavailable", "other")
    here.host = Host(here.context, "fourth")
    await here.host.start()


async def test_an_order_that_waits_for_a_host_outlasts_a_database_in_trouble(
    here: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = here.context.store.row

    async def busy(query: sa.Select[Any]) -> Any:
        if query.selected_columns.keys() == ["rules"]:
            raise sa.exc.TimeoutError("every connection is taken")
        return await row(query)

    ann = await here.at_table(ANN)
    await here.host.stop()
    here.host = Host(here.context, "third")
    monkeypatch.setattr(host_requests, "STATUS_INTERVAL_S", 0.0)
    monkeypatch.setattr(here.context.store, "row", busy)
    task = asyncio.create_task(ann.asked(wire.Answer(TABLE, 0, "mine", 0), "accepted", "refused"))
    await asyncio.sleep(0.3)
    monkeypatch.undo()
    await here.host.start()
    assert (await task)["type"] == "accepted"


async def test_the_end_of_a_game_is_told_as_a_room_with_its_seed(here: Place) -> None:
    ann, bob = await here.at_table(ANN), await here.at_table(BOB)
    bob.frames.clear()
    await ann.asked(wire.Concede(TABLE, command()), "accepted")
    room = await bob.next("room")
    assert (room["status"], room["seed"]) == ("over", "the seed of a test")
    after = await bob.asked(wire.Resync(TABLE), "room", "view")
    assert after["type"] == "room"


# --- How much ---------------------------------------------------------------------------------


@pytest.fixture
def slowly(here: Place) -> Place:
    """Two messages a second; four in a burst."""
    here.gateway.context = replace(
        here.context, settings=replace(here.context.settings, messages_per_second=2)
    )
    return here


async def test_who_sends_too_much_is_told_to_slow_down(slowly: Place) -> None:
    line = await slowly.line()
    for _ in range(8):
        line.say(wire.Ping())
    await until(lambda: len(line.frames) == 8)
    assert len(line.told("pong")) in (3, 4)
    assert set(line.codes) == {"slow-down"}
    assert "wait" in line.told("refused")[0]["reason"]
    assert line.code is None


async def test_a_flood_is_not_answered_by_a_flood_and_is_cut(slowly: Place) -> None:
    line = await slowly.line()
    for _ in range(400):
        line.say(wire.Ping())
    await slowly.lines.over(line)
    assert line.code == BAD_MESSAGE
    assert len(line.frames) < 40


async def test_a_flood_of_what_is_too_large_is_cut_too(slowly: Place) -> None:
    line = await slowly.line()
    for _ in range(400):
        line.say("x" * (wire.MAX_MESSAGE_BYTES + 1))
    await slowly.lines.over(line)
    assert line.code == BAD_MESSAGE
    assert len(line.frames) < 40


@pytest.mark.parametrize(
    "data",
    [
        "x" * (wire.MAX_MESSAGE_BYTES + 1),
        b"x" * (wire.MAX_MESSAGE_BYTES + 1),
        "é" * (wire.MAX_MESSAGE_BYTES // 2 + 1),
    ],
    ids=["text", "bytes", "text of many bytes"],
)
async def test_what_is_too_large_is_refused_and_the_line_stays_open(here: Place, data: Any) -> None:
    line = await here.line()
    line.say(data)
    assert (await line.next("refused"))["code"] == "too-large"
    await line.asked(wire.Ping(), "pong")


@pytest.mark.parametrize(
    "data",
    [
        "nonsense",
        "[]",
        '{"type":"dance"}',
        '{"type":"join"}',
        '{"type":"join","table":"a b c d e f"}',
        '{"type":"ping","more":1}',
        '{"type":"answer","table":"table-one","position":-1,"command":"x","option":0}',
        '{"type":"answer","table":"table-one","position":0,"command":"\\u0000","option":0}',
        b"\xff\xfe",
    ],
)
async def test_what_cannot_be_read_is_refused_and_the_line_stays_open(
    here: Place, data: Any
) -> None:
    line = await here.line()
    line.say(data)
    assert (await line.next("refused"))["code"] == "malformed"
    await line.asked(wire.Ping(), "pong")


async def test_messages_may_come_as_bytes(here: Place) -> None:
    line = await here.line()
    line.say(b'{"type":"ping"}')
    await line.next("pong")


async def test_who_cannot_keep_up_is_cut_and_the_others_are_not(here: Place) -> None:
    ann, bob = await here.at_table(ANN), await here.at_table(BOB)
    ann.flowing.clear()
    said = codec.encode(wire.Back(TABLE, 0))
    bob.frames.clear()
    for _ in range(MAX_UNSENT + 10):
        await here.tell({ALL: said})
        await asyncio.sleep(0)
    await until(lambda: ann.code is not None)
    assert ann.code == TRY_LATER
    await until(lambda: len(bob.frames) == MAX_UNSENT + 10)
    assert bob.code is None
    ann.flowing.set()
    await here.lines.over(ann)


async def test_while_a_table_is_slow_a_ping_is_answered_and_the_queue_has_an_end(
    here: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await here.at_table(ANN)
    held = asyncio.Event()
    handle = here.gateway.handle

    async def slow(socket: Any, message: Any) -> None:
        await held.wait()
        await handle(socket, message)

    monkeypatch.setattr(here.gateway, "handle", slow)
    ann.frames.clear()
    ann.say(wire.Resync(TABLE))
    await ann.heard_out()  # it is being dealt with
    for _ in range(sockets.MAX_UNREAD + 2):
        ann.say(wire.Resync(TABLE))
    await ann.heard_out()
    assert ann.codes == ["slow-down", "slow-down"]
    held.set()
    await until(lambda: len(ann.told("view")) == sockets.MAX_UNREAD + 1)


async def test_what_breaks_is_told_and_the_line_goes_on(
    here: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await here.at_table(ANN)

    async def broken(*args: object) -> None:
        raise ZeroDivisionError("half-way")

    monkeypatch.setattr(gateways, "say", broken)
    assert (await ann.asked(wire.Say(TABLE, "hello"), "refused"))["code"] == "broken"
    await ann.asked(wire.Resync(TABLE), "view")


async def test_what_cannot_be_swept_keeps_nothing_else_waiting(
    here: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    forgotten = []

    async def undone(*_: object) -> None:
        raise Refusal(409, "undone", "this was undone before")

    async def forgets(context: Context) -> None:
        forgotten.append(context)

    monkeypatch.setattr(housekeeping, "SWEEP_INTERVAL_S", 0.0)
    monkeypatch.setattr(housekeeping, "end_removals", undone)
    monkeypatch.setattr(housekeeping, "forget_old", forgets)
    sweeping = asyncio.create_task(housekeeping.sweep_old_rows(here.context))
    await until(lambda: len(forgotten) > 1)
    sweeping.cancel()


def test_a_bucket_holds_two_seconds_and_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    at = 100.0
    monkeypatch.setattr("archrivals.server.edge.limits.monotonic", lambda: at)
    bucket = Bucket(10)
    assert [bucket.take() for _ in range(20)] == [0.0] * 20
    assert bucket.take() == pytest.approx(0.1)
    at += 0.25
    assert [bucket.take() == 0.0 for _ in range(3)] == [True, True, False]
    at += 1_000
    assert sum(bucket.take() == 0.0 for _ in range(50)) == 20


def test_a_rate_of_0_is_no_limit() -> None:
    bucket = Bucket(0)
    assert [bucket.take() for _ in range(1_000)] == [0.0] * 1_000


# --- What costs more --------------------------------------------------------------------------


def limited(here: Place, limit: str) -> float:
    """How often a limit was reached."""
    registry = here.context.metrics.registry
    return registry.get_sample_value("archrivals_limited_total", {"limit": limit}) or 0.0


def allow(here: Place, monkeypatch: pytest.MonkeyPatch, slower: float = 1e6) -> None:
    """What a person may have at once, and next to nothing after that: machines may be slow."""
    monkeypatch.setattr("archrivals.server.edge.limits.SLOWER", dict.fromkeys(BURSTS, slower))
    here.gateway.allowances = Allowances(10_000, here.context.metrics.limited)


async def test_chat_has_a_limit_of_its_own_and_says_when_to_go_on(
    here: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = await here.at_table(ANN), await here.at_table(BOB)
    allow(here, monkeypatch)
    for number in range(BURSTS["chat"] + 2):
        ann.say(wire.Say(TABLE, f"line {number}"))
    await ann.heard_out()
    await until(lambda: len(ann.codes) == 2)
    assert ann.codes == ["too-often"] * 2
    assert ann.told("refused")[0]["wait"] >= 1
    await until(lambda: len(bob.told("said")) == BURSTS["chat"])
    assert limited(here, "chat") == 2
    again = await here.at_table(ANN)  # another socket of hers is no way round it
    assert (await again.asked(wire.Say(TABLE, "hello?"), "refused"))["code"] == "too-often"
    assert (await bob.asked(wire.Say(TABLE, "hello"), "said"))["text"] == "hello"


async def test_undo_and_hints_have_limits_of_their_own(
    here: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await here.at_table(ANN)
    allow(here, monkeypatch)
    for number in range(BURSTS["undo"] + 1):
        ann.say(wire.Undo(TABLE, 0, f"undo-{number}"))
    for _ in range(BURSTS["hints"] + 1):
        ann.say(wire.Hint(TABLE, 0))
    await until(lambda: ann.codes.count("too-often") == 2)
    assert (limited(here, "undo"), limited(here, "hints")) == (1, 1)
    assert [each.get("command") for each in ann.told("refused") if each["code"] == "too-often"] == [
        f"undo-{BURSTS['undo']}",
        None,
    ]


async def test_whole_views_come_at_a_pace_and_none_is_refused(
    here: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await here.at_table(ANN)
    allow(here, monkeypatch, 10_000)  # one a second
    ann.frames.clear()
    for _ in range(BURSTS["looks"] + 2):
        ann.say(wire.Resync(TABLE))
    await until(lambda: len(ann.told("view")) == BURSTS["looks"])
    assert limited(here, "looks") >= 1
    await ann.heard_out()  # it is not deaf meanwhile
    await until(lambda: len(ann.told("view")) == BURSTS["looks"] + 2)
    assert ann.codes == []


async def test_many_people_of_one_address_share_what_a_few_may_have(
    here: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [
        await new_guest(here.context.store, f"Guest {n}") for n in range(PEOPLE_PER_ADDRESS + 2)
    ]
    lines = [await here.lines.of(person, address="203.0.113.9") for person in people]
    for line in lines:
        await line.asked(wire.Join(TABLE), "view")
    allow(here, monkeypatch)
    for line in lines:
        for number in range(BURSTS["chat"]):
            line.say(wire.Say(TABLE, f"line {number}"))
        await line.heard_out()
    await until(lambda: sum(len(line.codes) for line in lines) == 2 * BURSTS["chat"])
    bob = await here.at_table(BOB)
    assert (await bob.asked(wire.Say(TABLE, "hello"), "said"))["text"] == "hello"


async def test_the_sockets_of_a_person_are_read_at_one_pace(here: Place) -> None:
    one, two = await here.line(), await here.line()
    here.gateway.allowances = Allowances(2, here.context.metrics.limited)
    for line in (one, two):
        for _ in range(4):
            line.say(wire.Ping())
    await until(lambda: len(one.frames) + len(two.frames) >= 4)
    assert len(one.told("pong")) + len(two.told("pong")) <= 5  # the rest is not read yet
    await until(lambda: len(one.told("pong")) == len(two.told("pong")) == 4)


async def test_an_address_has_only_so_many_sockets(here: Place) -> None:
    here.gateway.registry.context = replace(
        here.context, settings=replace(here.context.settings, sockets_per_address=2)
    )
    ann = await here.person(ANN)
    first = await here.lines.of(ann, address="203.0.113.9")
    assert not here.gateway.registry.crowded("203.0.113.9")
    await here.lines.of(ann, address="203.0.113.9")
    assert here.gateway.registry.crowded("203.0.113.9")
    assert not here.gateway.registry.crowded("203.0.113.8")
    assert limited(here, "sockets") == 1
    first.cut()
    await here.lines.over(first)
    assert not here.gateway.registry.crowded("203.0.113.9")


# --- Closing ----------------------------------------------------------------------------------


async def test_a_gateway_that_closes_tells_clients_to_come_again(here: Place) -> None:
    ann, bob = await here.at_table(ANN), await here.line(BOB)
    await here.gateway.registry.close()
    for line in (ann, bob):
        await here.lines.over(line)
        assert line.code == 1012
    assert here.gateway.tables.joined == {}


async def test_who_left_while_the_room_was_looked_up_has_left(
    here: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await here.at_table(ANN)
    held, looked = asyncio.Event(), asyncio.Event()

    async def slow(*args: Any) -> Any:
        looked.set()
        await held.wait()
        return await room(*args)

    monkeypatch.setattr(joined_tables, "room", slow)
    await here.context.bus.publish(f"room.{TABLE}", b"")
    await looked.wait()
    ann.say(wire.Leave(TABLE))
    await until(lambda: TABLE not in here.gateway.tables.joined)
    bus = here.context.bus
    assert isinstance(bus, LocalBus)
    held.set()
    await until(lambda: not bus._running)
    refused = await ann.asked(wire.Resync(TABLE), "refused", "view")
    assert refused["type"] == "refused"
    assert refused["code"] == "not-joined"
