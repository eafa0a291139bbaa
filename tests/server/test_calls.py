"""Calls: the outbox of the log, and the senders that claim them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa
from lobbies import TWO, Lobby, both, here
from receivers import Browser, Receiver, receiver
from seated import ANN, BOB, CEM, RING, answer, arranged, enter, enter_people, sit

from archrivals.hosting import wire
from archrivals.hosting.clocks import ClockRules
from archrivals.server.accounts import mail
from archrivals.server.calls import digest, outbox, vacation, wishes
from archrivals.server.calls.outbox import Call, CallFacts
from archrivals.server.calls.sender import CLAIM_LIFE_MS, Sender
from archrivals.server.calls.wishes import Wishes
from archrivals.server.context import Context
from archrivals.server.core.schema import (
    call_addresses,
    call_settings,
    calls,
    entries,
    looks,
    people,
    tables,
    vacations,
)
from archrivals.server.core.store import Store, now
from archrivals.server.tables.calling import calls_after, calls_at_start

__all__ = ["both", "here"]  # fixtures

pytestmark = pytest.mark.anyio

DAILY = ClockRules(86_400_000, 86_400_000)
FACTS: CallFacts = {"turn": 3, "by": 1, "ends": 10**15, "foes": [1]}


def turn(table: str = "table-one", position: int = 4, **changes: Any) -> Call:
    """A call about a turn of Ann's, who sits in seat 0."""
    plain = Call(ANN, table, position, "turn", 0, FACTS, now(), 0)
    return replace(plain, **changes)


@pytest.fixture
async def phone() -> AsyncIterator[Receiver]:
    """A server that calls are posted to."""
    async with receiver() as found:
        yield found


class Desk:
    """A table of Ann and Bob, with an outbox and its senders."""

    def __init__(self, context: Context, phone: Receiver) -> None:
        settings = replace(context.settings, call_inside=True, key="5e" * 32)
        self.context = replace(context, settings=settings)
        self.context.store.settings = settings
        self.store: Store = context.store
        self.phone = phone

    async def webhook(self, path: str = "hook", kind: wishes.Kind = "plain", **keys: str) -> str:
        """Ann is called there."""
        return await wishes.enter(self.store, ANN, kind, self.phone.address(path), keys)

    async def wants(self, **wanted: Any) -> None:
        """Ann wants to be called like this."""
        await wishes.keep(self.store, ANN, Wishes(**wanted))

    async def write(self, *found: Call) -> None:
        """Write calls into the outbox."""
        async with self.store.begin() as connection:
            await outbox.write(connection, found)

    async def send(self) -> None:
        """Send all calls that are due."""
        sender = Sender(self.context)
        while await sender.step():
            pass

    async def states(self) -> list[str]:
        """Return the states of the calls themselves, by table and position."""
        query = sa.select(calls.c.state).where(calls.c.channel == outbox.INBOX)
        rows = await self.store.rows(query.order_by(calls.c.table, calls.c.position))
        return [row["state"] for row in rows]

    async def answer(self, position: int, seat: int = 0, kind: str = "answer") -> None:
        """An entry in the log."""
        row = {"table": "table-one", "position": position, "command": f"c{position}", "kind": kind}
        more = {"seat": seat, "value": 0, "note": "", "spent": 1, "at": now()}
        await self.store.do(entries.insert().values(**row, **more))


@pytest.fixture
async def desk(context: Context, phone: Receiver) -> AsyncIterator[Desk]:
    """Ann wants calls, at a webhook."""
    found = Desk(context, phone)
    await enter_people(found.store)
    for table in ("table-one", "table-two"):
        await enter(found.store, table)
    await found.wants()
    yield found
    async with found.store.begin() as connection:
        for each in (calls, looks, call_addresses, entries, vacations):
            await connection.execute(sa.delete(each))


# --- What an entry leads to ---------------------------------------------------------------------


def test_the_one_who_is_asked_next_is_called_and_the_one_who_answered_is_not() -> None:
    hosted = sit(arranged(), DAILY)
    assert [(each.person, each.event) for each in calls_at_start(hosted, 7, 5)] == [
        (ANN, "turn"),
        (ANN, "half"),
        (ANN, "tenth"),
    ]
    entry = answer(hosted, 0, "play", "raven")
    assert {each.event for each in calls_after(hosted, entry, 5)} == {"half", "tenth"}
    entry = answer(hosted, 0, "end")
    found = calls_after(hosted, entry, 5)
    assert [(each.person, each.event, each.position) for each in found] == [
        (BOB, "turn", entry.position),
        (BOB, "half", entry.position),
        (BOB, "tenth", entry.position),
    ]
    assert found[0].facts["by"] == 1
    assert found[0].after == 5
    assert found[1].after == DAILY.turn  # half of a day and a day in the bank


def test_a_fast_table_calls_no_player() -> None:
    hosted = sit(arranged(), ClockRules(60_000, 300_000))
    assert not calls_at_start(hosted, 7, 5)
    assert not calls_after(hosted, answer(hosted, 0, "end"), 5)


def test_an_attack_calls_all_alike_whether_they_hold_a_defense_or_not() -> None:
    def called(bobs: tuple[str, ...], cems: tuple[str, ...]) -> list[tuple[Any, ...]]:
        hosted = sit(arranged(3, hand_0=(RING,), hand_1=bobs, hand_2=cems), DAILY)
        found = calls_after(hosted, answer(hosted, 0, "play", RING), 5)
        return [(each.person, each.event, each.facts | {"ends": 0}) for each in found]

    without = called(("punch",), ("kick",))
    assert [each[:2] for each in without if each[1] == "attack"] == [
        (BOB, "attack"),
        (CEM, "attack"),
    ]
    assert called(("katana",), ("kick",)) == without


# --- Sending ------------------------------------------------------------------------------------


async def test_a_turn_is_called_once_however_often_it_is_written(desk: Desk) -> None:
    await desk.webhook()
    await desk.write(turn())
    await desk.write(turn())
    await desk.send()
    await desk.write(turn())
    await desk.send()
    (posted,) = desk.phone.posted
    assert posted.json["title"] == "Your turn against Bob"
    assert posted.json["link"].endswith("/t/table-one")
    assert posted.headers["idempotency-key"] == posted.json["id"]


async def test_many_senders_send_each_call_once(desk: Desk) -> None:
    await desk.webhook()
    await desk.webhook("other")
    for position in range(20):
        await desk.write(turn(event="over", table=f"table-{position}", position=position))
    await asyncio.gather(*(desk.send() for _ in range(4)))
    for path in ("hook", "other"):
        assert len(desk.phone.at(path)) == 20
        assert len({each.json["id"] for each in desk.phone.at(path)}) == 20


async def test_a_turn_that_was_made_is_not_called(desk: Desk) -> None:
    await desk.webhook()
    await desk.write(turn(), turn(event="half"))
    await desk.answer(5, seat=1)
    await desk.answer(6, seat=0)
    await desk.send()
    assert desk.phone.posted == []
    assert await desk.states() == ["dropped", "dropped"]


async def test_a_turn_stays_true_while_others_answer(desk: Desk) -> None:
    await desk.webhook()
    await desk.write(turn())
    await desk.answer(5, seat=1)
    await desk.send()
    assert len(desk.phone.posted) == 1


async def test_who_looks_is_not_called_and_an_open_tab_does_not_count(desk: Desk) -> None:
    await desk.webhook()
    await outbox.look(desk.store, ANN, "table-one", looking=True)
    await desk.write(turn())
    await desk.send()
    assert (desk.phone.posted, await desk.states()) == ([], ["seen"])
    await outbox.look(desk.store, ANN, "table-two", looking=True)
    await desk.store.do(looks.update().values(at=now() - outbox.LOOK_LIFE_MS - 1))
    await desk.write(turn("table-two"))
    await desk.send()
    assert len(desk.phone.posted) == 1


async def test_a_call_waits_for_its_time(desk: Desk) -> None:
    await desk.webhook()
    await desk.write(turn(after=60_000))
    await desk.send()
    assert (desk.phone.posted, await desk.states()) == ([], ["waiting"])


async def test_quiet_hours_put_calls_off_and_one_call_then_says_how_many_wait(desk: Desk) -> None:
    await desk.webhook()
    await desk.wants(quiet_from=0, quiet_to=24 * 60 - 1)
    await desk.write(turn(), turn("table-two"))
    await desk.send()
    assert (desk.phone.posted, await desk.states()) == ([], ["waiting", "waiting"])
    await desk.wants()
    await desk.store.do(calls.update().values(due=0))
    await desk.send()
    (posted,) = desk.phone.posted
    assert posted.json["title"] == "2 games wait for you"


async def test_on_vacation_no_call_comes_and_afterwards_one(desk: Desk) -> None:
    await desk.webhook()
    await vacation.take(desk.store, ANN, 3)
    await desk.write(turn(), turn("table-two"))
    await desk.send()
    assert (desk.phone.posted, await desk.states()) == ([], ["waiting", "waiting"])
    await vacation.end(desk.store, ANN)
    await desk.send()
    (posted,) = desk.phone.posted
    assert posted.json["title"] == "2 games wait for you"


async def test_one_switch_turns_everything_off(desk: Desk) -> None:
    await desk.webhook()
    await desk.wants(on=False)
    await desk.write(turn())
    await desk.send()
    assert (desk.phone.posted, await desk.states()) == ([], ["shown"])


async def test_a_sender_that_dies_leaves_its_calls_to_another(desk: Desk) -> None:
    await desk.webhook()
    await desk.write(turn())
    claimed = calls.update().values(state="claimed", claimed=now())
    await desk.store.do(claimed)
    await desk.send()
    assert desk.phone.posted == []
    await desk.store.do(claimed.values(claimed=now() - CLAIM_LIFE_MS - 1))
    await desk.send()
    assert len(desk.phone.posted) == 1


# --- Addresses ----------------------------------------------------------------------------------


async def test_a_browser_reads_what_is_pushed_to_it_in_its_language(desk: Desk) -> None:
    ann = Browser()
    await desk.webhook("push", "push", **ann.keys)
    await desk.wants(language="de")
    await desk.write(turn())
    await desk.send()
    (posted,) = desk.phone.posted
    shown = ann.read(posted.body)
    assert shown["web_push"] == 8030
    assert shown["notification"]["title"] == "Du bist am Zug gegen Bob"
    assert posted.headers["authorization"].startswith("vapid t=")
    assert len(posted.headers["topic"]) == 32


async def test_a_browser_that_is_gone_is_forgotten(desk: Desk) -> None:
    await desk.webhook("push", "push", **Browser().keys)
    desk.phone.status = 410
    await desk.write(turn())
    await desk.send()
    assert await wishes.addresses(desk.store, ANN) == ()


async def test_after_three_failures_an_address_is_left_alone_and_says_why(desk: Desk) -> None:
    await desk.webhook()
    desk.phone.status = 500
    await desk.write(turn())
    for _ in range(5):
        await desk.send()
        await desk.store.do(calls.update().where(calls.c.state == "waiting").values(due=0))
    assert len(desk.phone.posted) == wishes.MAX_FAILURES
    (address,) = await wishes.addresses(desk.store, ANN)
    assert address.error == "500"
    desk.phone.status = 200
    await desk.webhook()  # entered again
    await desk.write(turn(position=9))
    await desk.send()
    assert len(desk.phone.posted) == wishes.MAX_FAILURES + 1


async def test_ntfy_discord_and_slack_get_what_they_read(desk: Desk) -> None:
    await desk.webhook("room/topic", "ntfy")
    await desk.webhook("discord", "discord")
    await desk.webhook("slack", "slack")
    await desk.write(turn())
    await desk.send()
    (ntfy,) = desk.phone.at("room/")
    assert ntfy.json["topic"] == "topic"
    assert ntfy.json["title"] == "Your turn against Bob"
    assert desk.phone.at("discord")[0].json["allowed_mentions"] == {"parse": []}
    assert desk.phone.at("slack")[0].json["text"].startswith("Your turn against Bob\n")


# --- Mail ---------------------------------------------------------------------------------------


@pytest.fixture
def mails(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str, str]]:
    """The mails that were sent: to whom, subject, text."""
    found: list[tuple[str, str, str]] = []

    async def send(settings: Any, to: str, subject: str, text: str) -> bool:
        found.append((to, subject, text))
        return True

    monkeypatch.setattr(mail, "send", send)
    return found


async def test_one_mail_a_day_lists_what_waits_least_time_first(
    desk: Desk, mails: list[tuple[str, str, str]]
) -> None:
    settings = replace(desk.store.settings, smtp="smtp://127.0.0.1:1")
    desk.store.settings = settings
    await desk.wants(mail=True, language="es")
    await desk.store.do(people.update().where(people.c.id == ANN).values(email="ann@example.org"))
    day_before = call_settings.update().values(mailed=0)
    await desk.store.do(day_before)
    assert await digest.mail_digests(desk.context) == 0  # nothing waits: no mail
    soon: CallFacts = {"turn": 5, "by": 1, "ends": now() + 7_200_500, "foes": [1]}
    await desk.write(turn(), turn("table-two", facts=soon), turn("table-two", 2, event="half"))
    assert sum(await asyncio.gather(*(digest.mail_digests(desk.context) for _ in range(3)))) == 1
    ((to, subject, text),) = mails
    assert (to, subject) == ("ann@example.org", "2 partidas te esperan")
    assert text.index("/t/table-two") < text.index("/t/table-one")
    assert text.count("/t/") == 2
    assert "/settings/calls" in text
    await desk.store.do(day_before)
    for table in ("table-one", "table-two"):
        await desk.store.do(tables.update().where(tables.c.id == table).values(status="over"))
    assert await digest.mail_digests(desk.context) == 0


# --- Around the game ----------------------------------------------------------------------------


async def test_who_sits_down_calls_those_who_wait_there(both: Lobby) -> None:
    ann, bob = await both.players("Ann", "Bob")
    table = await ann.open(**TWO)
    await bob.sit(table)
    await bob.call("DELETE", f"tables/{table}/seat", 204)
    await bob.sit(table)
    rows = await both.context.store.rows(sa.select(calls))
    assert [(row["person"], row["event"]) for row in rows] == [(ann.id, "sat")]
    (shown,) = await ann.call("GET", "me/inbox")
    assert (shown["event"], shown["waits"]) == ("sat", False)
    assert shown["title"] == "Bob sits down at your table"
    (shown,) = await ann.call("GET", "me/inbox?language=de")
    assert "Bob" in shown["title"]
    assert shown["title"] != "Bob sits down at your table"


async def test_a_slow_game_calls_its_first_player_and_then_the_next(both: Lobby) -> None:
    ann, bob = await both.players("Ann", "Bob")
    async with receiver() as phone, both.host():
        for player in (ann, bob):
            await player.call("PUT", "me/calls", 204, on=True, zone="Europe/Berlin")
        table = await ann.open(**TWO, clock="daily")
        await bob.sit(table)
        await ann.ready(table)
        await bob.ready(table)
        line = await both.line(ann, table)
        asked = (await line.next("view"))["public"]["waiting"]
        first = (ann.id, bob.id)[asked[0]["seat"]]
        rows = await both.context.store.rows(sa.select(calls).where(calls.c.event == "turn"))
        assert [(row["person"], row["position"]) for row in rows] == [(first, outbox.START)]
        assert phone.posted == []


async def test_a_sign_of_input_over_the_socket_counts_as_looking(here: Lobby) -> None:
    (ann,) = await here.players("Ann")
    table = await ann.open(**TWO, clock="daily")
    line = await here.line(ann, table)
    line.say(wire.Looking(table))
    await line.heard_out()
    await until_rows(here, 1)
    line.say(wire.Looking(table, on=False))
    await until_rows(here, 0)


async def until_rows(here: Lobby, count: int) -> None:
    """Wait until this number of people look."""
    for _ in range(200):
        if len(await here.context.store.rows(sa.select(looks))) == count:
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"there are not {count} who look")


async def test_wishes_are_kept_and_bad_ones_are_refused(here: Lobby) -> None:
    (ann,) = await here.players("Ann")
    assert (await ann.call("GET", "me/calls"))["asked"] is False
    await ann.call("PUT", "me/calls", 204, on=True, zone="Europe/Berlin", quiet_from=1320)
    shown = await ann.call("GET", "me/calls")
    assert (shown["asked"], shown["on"], shown["zone"]) == (True, True, "Europe/Berlin")
    assert len(shown["key"]) == 87
    await ann.refused("PUT", "me/calls", 400, "no-zone", on=True, zone="Mars/Base")
    await ann.refused("PUT", "me/calls", 409, "not-verified", on=True, zone="UTC", mail=True)
    hook = {"kind": "plain", "address": "https://127.0.0.1/hook"}
    await ann.refused("POST", "me/calls/addresses", 400, "no-address", **hook)


async def test_an_export_names_addresses_and_a_deletion_forgets_them(here: Lobby) -> None:
    (ann,) = await here.players("Ann")
    store = here.context.store
    await ann.call("PUT", "me/calls", 204, on=True, zone="UTC")
    await wishes.enter(store, ann.id, "plain", "https://example.org/hook", {})
    async with store.begin() as connection:
        await outbox.write(connection, [turn(person=ann.id)])
    mine = await ann.call("GET", "me/export")
    assert mine["call_addresses"][0]["address"] == "https://example.org/hook"
    assert mine["call_settings"][0]["zone"] == "UTC"
    assert mine["calls"][0]["event"] == "turn"
    await ann.call("DELETE", "me", 204)
    for each in (calls, call_settings, call_addresses):
        assert await store.rows(sa.select(each)) == []
