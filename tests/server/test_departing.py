"""Delete me: nothing of a person is left in any table of the database, nor at a table in play."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa
from lobbies import THREE, TWO, Lobby, Player, both, here
from moderators import PASSWORD, account, act, moderator
from seated import until

from archrivals.hosting import wire
from archrivals.hosting.hosted import HostedTable
from archrivals.server.accounts import accounts, sessions
from archrivals.server.accounts.accounts import person_by_id
from archrivals.server.core import schema
from archrivals.server.core.store import Store, new_id, now, sqlite_file
from archrivals.server.lobby import departing
from archrivals.server.lobby.chat import say
from archrivals.server.lobby.retention import DAY_MS, forget_old
from archrivals.server.moderation import reports, roles, sanctions
from archrivals.server.tables.host import Host

__all__ = ["both", "here"]  # fixtures

pytestmark = pytest.mark.anyio

NAME = "Zebedee"
TRACES = (NAME, "zebedee", "wombat", "quokka", "numbat")
"""The person's name, mail address, a line of chat, the text of a report, that of an appeal."""


def who_left(hosted: HostedTable) -> list[int]:
    """The seats whose players have left for good."""
    return [each.seat for each in hosted.left]


async def found(store: Store, *traces: str) -> list[str]:
    """Where these texts stand: every column of every table that the database has, as text."""
    known = sa.MetaData()
    async with store.engine.connect() as connection:
        await connection.run_sync(known.reflect)
        places = []
        for table in known.sorted_tables:
            for column in table.columns:
                text = sa.func.lower(sa.cast(column, sa.Text))
                for trace in traces:
                    there = sa.select(sa.func.count()).where(text.contains(trace.lower()))
                    if (await connection.execute(there)).scalar():
                        places.append(f"{table.name}.{column.name}: {trace}")
    assert len(known.tables) > 20
    return sorted(places)


async def says(lobby: Lobby, player: Player, table: str, text: str) -> None:
    person = await person_by_id(lobby.context.store, player.id)
    assert person is not None
    await say(lobby.context, person, table, text)


async def begun(*players: Player, **wish: Any) -> str:
    """A table at which these play."""
    table = await players[0].open(**wish)
    for player in players[1:]:
        await player.sit(table)
    for player in players:
        await player.ready(table)
    return table


async def a_life(lobby: Lobby, host: Host) -> tuple[Player, Player, str]:
    """Zebedee has done whatever one can; Bea, and the table at which they play with a third."""
    store, bus = lobby.context.store, lobby.context.bus
    zeb, bea, cem = await account(lobby, NAME), *(await lobby.players("Bea", "Cem"))
    waiting = await bea.open(**THREE)
    await zeb.sit(waiting)
    await zeb.call("PUT", f"tables/{waiting}/ready", ready=True, share=True)
    await zeb.open(**TWO, name=f"{NAME}'s den")
    two = await begun(zeb, bea, **TWO, name="wombat den")
    three = await begun(zeb, bea, cem, **THREE)
    await until(lambda: {two, three} <= host.desks.keys())
    await says(lobby, zeb, three, "I am the wombat.")
    await says(lobby, bea, three, "Hello.")
    await zeb.call("POST", f"tables/{three}/reports", 201, person=bea.id, reason="quokka!")
    await bea.call("POST", f"tables/{three}/reports", 201, person=zeb.id, reason="Zebedee is rude")
    await cem.call("POST", f"tables/{three}/reports", 201, person=bea.id, reason="a fool")
    await zeb.call("PUT", f"blocks/{cem.id}", 204)
    await cem.call("PUT", f"blocks/{zeb.id}", 204)
    mo = await moderator(lobby)
    renamed = await act(mo, zeb, "rename", name="Zebedee the Second")
    line = await store.row(sa.select(schema.chat.c.id).where(schema.chat.c.person == zeb.id))
    assert line is not None
    await act(mo, zeb, "remove", thing=f"chat:{line['id']}")
    await act(mo, zeb, "mute")
    await sanctions.appeal(store, zeb.id, renamed, "numbat")
    await sanctions.undo(store, bus, "console", renamed, "so be it")
    await roles.grant(store, zeb.id, "moderator")
    (report, *_) = [each for each in await reports.queue(store) if each.reported == bea.id]
    await reports.dismiss(store, zeb.id, report.id, "nothing in it")
    rated = {"mu": 25.0, "sigma": 8.0}
    await store.do(
        schema.ratings.insert().values(person=zeb.id, ladder="x", games=1, wins=1, **rated)
    )
    await store.do(
        schema.rating_changes.insert().values(
            table=two, person=zeb.id, mu_before=1.0, sigma_before=1.0, **rated
        )
    )
    await store.do(schema.removals.insert().values(table=waiting, person=zeb.id))
    await store.do(schema.devices.insert().values(token="d", person=zeb.id, seen=now()))
    return zeb, bea, three


async def test_whoever_deletes_themselves_is_nowhere_any_more(both: Lobby) -> None:
    store = both.context.store
    async with both.host() as host:
        zeb, bea, table = await a_life(both, host)
        beas = await both.line(bea, table)
        before = await found(store, zeb.id, *TRACES)
        for place in ("seats.name", "tables.name", "tables.fair", "chat.person", "reports.reason"):
            assert any(each.startswith(f"{place}:") for each in before), (place, before)
        for place in ("sanctions.details", "sanctions.appeal", "aliases.person", "people.email"):
            assert any(each.startswith(f"{place}:") for each in before), (place, before)
        history = await store.rows(sa.select(schema.audit.c.id))

        await zeb.call("DELETE", "me", 204, password=PASSWORD)
        assert await found(store, zeb.id, *TRACES) == []
        assert await store.rows(sa.select(schema.audit.c.id)) == history

        # The others play on, with a bot in that seat, and see the name no more.
        beas.frames.clear()
        await until(lambda: table in host.desks and who_left(host.desks[table].hosted) == [0])
        view = await beas.asked(wire.Resync(table), "view")
        assert view["names"] == ["departed", "Bea", "Cem"]
        assert zeb.id not in str(view)
        assert host.desks[table].hosted.chairs[0].played_by_bot
        await until(lambda: len(host.desks) == 1)  # of the two, only one was left
        over = await store.rows(sa.select(schema.tables.c.id).where(schema.tables.c.ended > 0))
        assert len(over) == 1
    assert await found(store, zeb.id, *TRACES) == []
    if (file := sqlite_file(store.settings.database)) is not None:
        await store.clear_traces()
        left = b"".join(each.read_bytes() for each in file.parent.glob(f"{file.name}*")).lower()
        assert b"bea" in left  # no page is packed
        assert [each for each in (zeb.id, *TRACES) if each.lower().encode() in left] == []


async def test_a_table_that_no_host_can_have_does_not_keep_anybody_here(
    here: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(departing, "RETRY_DELAY_S", 0.0)
    zeb, bea = await account(here, NAME), await here.player("Bea")
    await begun(zeb, bea, **TWO)
    await zeb.call("DELETE", "me", 204, password=PASSWORD)
    assert await found(here.context.store, zeb.id, *TRACES) == []


async def test_a_bot_plays_on_though_no_host_heard_that_somebody_gave_up(
    both: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(departing, "RETRY_DELAY_S", 0.0)
    ann, bea = await both.players("Ann", "Bea")
    table = await begun(ann, bea, **TWO)
    await ann.call("DELETE", "me", 204)
    for _ in range(2):  # every host that takes the table
        async with both.host() as host:
            await both.line(bea, table)
            await until(lambda: table in host.desks and host.desks[table].hosted.asked == (1,))
            hosted = host.desks[table].hosted
            assert (hosted.chairs[0].person, hosted.chairs[0].bot) == (None, "greedy")
            assert who_left(hosted) == []


async def test_a_game_that_begins_while_somebody_departs_is_loaded_anew(
    both: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bea = await both.players("Ann", "Bea")
    await begun(ann, bea, **TWO)
    late = await ann.open(**TWO)
    await bea.sit(late)
    await ann.ready(late)
    async with both.host() as host:

        async def begins(*_: object) -> None:
            assert await bea.ready(late)
            await until(lambda: late in host.desks)

        monkeypatch.setattr(departing, "_given_up", begins)
        await ann.call("DELETE", "me", 204)
        await until(lambda: late in host.desks and host.desks[late].hosted.seat_of(ann.id) < 0)
        chair = host.desks[late].hosted.chairs[0]
        assert (chair.name, chair.person, chair.bot) == ("departed", None, "greedy")


# --- Retention --------------------------------------------------------------------------------


async def test_what_is_old_goes_and_the_rest_stays(both: Lobby) -> None:
    store = both.context.store
    ada, bea = await account(both, "Ada"), await both.player("Bea")
    table, fresh = await begun(ada, bea, **TWO), await ada.open(**TWO)
    for where in (table, fresh):
        await says(both, ada, where, "hello")
    old = now() - 400 * DAY_MS
    lost = await accounts.new_guest(store, "Lost Guest")
    kept = await accounts.new_guest(store, "Kept Guest")
    await sessions.open_session(store, kept, "a browser")
    ended = schema.tables.c.id == table
    rows = {
        "reporter": ada.id,
        "reported": bea.id,
        "table": table,
        "reason": "",
        "said": [],
        "at": old,
    }
    for change in (
        sa.update(schema.people).values(created=old),
        sa.update(schema.tables).where(ended).values(status="over", ended=now() - 31 * DAY_MS),
        sa.insert(schema.tables).from_select(
            [column.name for column in schema.tables.columns],
            sa.select(
                *(
                    sa.literal("forgotten")
                    if column.name == "id"
                    else sa.literal(old)
                    if column.name == "created"
                    else column
                    for column in schema.tables.columns
                )
            ).where(schema.tables.c.id == fresh),
        ),
        schema.reports.insert().values(id="closed", closed=old, outcome="acted", **rows),
        schema.reports.insert().values(id="open", **rows),
        *(
            schema.sanctions.insert().values(
                id=new_id(),
                person=bea.id,
                kind="mute",
                reason=reason,
                at=old,
                until=until_when,
                actor="console",
                details={},
            )
            for reason, until_when in (("past", old + 1), ("for good", None))
        ),
        *(
            schema.calls.insert().values(
                id=name,
                person=ada.id,
                table=table,
                position=0,
                event=name,
                channel="inbox",
                seat=0,
                facts={},
                at=due,
                due=due,
                state="sent",
                tries=0,
            )
            for name, due in (("turn", old), ("half", now()))
        ),
        schema.looks.insert().values(person=ada.id, table=table, at=old),
        schema.looks.insert().values(person=bea.id, table=table, at=now()),
        schema.devices.insert().values(token="old", person=ada.id, seen=old),
        schema.devices.insert().values(token="new", person=ada.id, seen=now()),
    ):
        await store.do(change)
    gone = ("chat", "tables", "reports", "sanctions", "calls", "looks", "devices", "guests")
    counted = dict.fromkeys(gone, 1)
    assert await forget_old(both.context) == counted
    assert await forget_old(both.context) == dict.fromkeys(counted, 0)
    assert await found(store, lost.id, "Lost Guest", "forgotten") == []
    names = {row["name"] for row in await store.rows(sa.select(schema.people.c.name))}
    assert names == {"Ada", "Bea", "Kept Guest"}
    assert [row["table"] for row in await store.rows(sa.select(schema.chat.c.table))] == [fresh]
    assert [row["id"] for row in await store.rows(sa.select(schema.reports.c.id))] == ["open"]
    left = await store.rows(sa.select(schema.sanctions.c.reason))
    assert [row["reason"] for row in left] == ["for good"]
    assert (await both.row(table) or {})["status"] == "over"
