"""One's own data: told in full, and forgotten in full, while the others keep their games."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from archrivals.server.accounts import accounts, mydata, sessions
from archrivals.server.accounts.accounts import Person
from archrivals.server.accounts.tickets import issue
from archrivals.server.core.schema import (
    blocks,
    chat,
    people,
    rating_changes,
    ratings,
    reports,
    seats,
    tables,
    tickets,
)
from archrivals.server.core.schema import sessions as session_rows
from archrivals.server.core.store import Store, new_id, now

pytestmark = pytest.mark.anyio


async def account(store: Store) -> Person:
    guest = await accounts.new_guest(store, "Ada")
    return await accounts.make_account(store, guest, "ada@example.org", "correct horse")


async def table_of(store: Store, owner: Person, status: str, *sitting: Person) -> str:
    id = new_id()
    await store.do(
        sa.insert(tables).values(
            id=id,
            status=status,
            name="a table",
            ladder="heroes-unite",
            setup={},
            seed="",
            commitment="",
            rules="",
            cards="",
            listed=True,
            rated=True,
            clock={},
            owner=owner.id,
            created=now(),
            epoch=0,
            wake=0,
        )
    )
    for seat, each in enumerate(sitting):
        await store.do(
            sa.insert(seats).values(
                table=id, seat=seat, person=each.id, name=each.name, ready=True, place=1, points=7
            )
        )
    return id


async def a_full_life(store: Store, ada: Person, bea: Person) -> str:
    """Ada has played, chatted, blocked, reported, and was rated; the table she played at."""
    table = await table_of(store, ada, "over", ada, bea)
    await sessions.open_session(store, ada, "a browser")
    await issue(store, ada.id, "socket")
    await accounts.block(store, ada, bea.id)
    await accounts.block(store, bea, ada.id)
    rated = {"mu": 25.0, "sigma": 8.0}
    before = {"mu_before": 24.0, "sigma_before": 8.3}
    for each in (ada, bea):
        await store.do(
            sa.insert(ratings).values(
                person=each.id, ladder="heroes-unite", games=1, wins=1, **rated
            )
        )
        await store.do(
            sa.insert(rating_changes).values(table=table, person=each.id, **rated, **before)
        )
        await store.do(
            sa.insert(chat).values(
                id=new_id(), table=table, person=each.id, name=each.name, text="hello", at=now()
            )
        )
    await store.do(
        sa.insert(reports).values(
            id="report",
            at=now(),
            reporter=ada.id,
            reported=bea.id,
            table=table,
            reason="rude",
            said=[],
        )
    )
    return table


async def test_the_export_has_everything_about_oneself_and_no_secrets(store: Store) -> None:
    ada, bea = await account(store), await accounts.new_guest(store, "Bea")
    table = await a_full_life(store, ada, bea)
    document = await mydata.export(store, ada)
    assert document["profile"]["email"] == "ada@example.org"
    assert [each["agent"] for each in document["sessions"]] == ["a browser"]
    assert [(each["table"], each["place"]) for each in document["games"]] == [(table, 1)]
    assert [each["id"] for each in document["tables"]] == [table]
    assert [each["text"] for each in document["chat"]] == ["hello"]
    assert [each["games"] for each in document["ratings"]] == [1]
    assert [each["table"] for each in document["rating_changes"]] == [table]
    assert document["blocks"] == [{"id": bea.id, "name": "Bea"}]
    assert [each["reason"] for each in document["reports"]] == ["rude"]
    for query in (sa.select(session_rows.c.token), sa.select(session_rows.c.csrf)):
        for row in await store.rows(query):
            assert all(secret not in str(document) for secret in row.values())
    assert "argon2" not in str(document)


async def test_deleting_oneself_leaves_the_games_to_the_others(store: Store) -> None:
    ada, bea = await account(store), await accounts.new_guest(store, "Bea")
    await a_full_life(store, ada, bea)
    await mydata.delete(store, ada)
    sitting = await store.rows(sa.select(seats).order_by(seats.c.seat))
    assert [(each["person"], each["name"], each["points"]) for each in sitting] == [
        (None, "departed", 7),
        (bea.id, "Bea", 7),
    ]
    lines = await store.rows(sa.select(chat.c.name, chat.c.text).order_by(chat.c.name.desc()))
    assert lines == [{"name": "departed", "text": ""}, {"name": "Bea", "text": "hello"}]
    for gone in (session_rows, tickets, blocks):
        assert await store.rows(sa.select(gone)) == []
    for kept in (ratings, rating_changes):
        assert [row["person"] for row in await store.rows(sa.select(kept))] == [bea.id]
    everything = [
        await store.rows(sa.select(each))
        for each in (people, seats, tables, chat, reports, ratings, rating_changes)
    ]
    assert ada.id not in str(everything)
    assert "ada@example.org" not in str(everything)


async def test_an_open_table_passes_from_who_departs_to_who_is_left(store: Store) -> None:
    ada, bea = [await accounts.new_guest(store, name) for name in ("Ada", "Bea")]
    shared = await table_of(store, ada, "open", ada, bea)
    alone = await table_of(store, ada, "open", ada)
    visited = await table_of(store, bea, "open", bea, ada)
    others = await table_of(store, bea, "open", bea)
    assert await mydata.delete(store, ada) == sorted([shared, alone, visited])
    left = {row["id"]: row["owner"] for row in await store.rows(sa.select(tables))}
    assert left == {shared: bea.id, visited: bea.id, others: bea.id}
    freed = await store.rows(sa.select(seats).where(seats.c.person.is_(None)))
    assert {(each["table"], each["name"], each["ready"]) for each in freed} == {
        (shared, "", False),
        (visited, "", False),
    }
