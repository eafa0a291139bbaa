"""The people one knows: played with, followed, noted about, invited by name."""

from __future__ import annotations

from typing import Any

import pytest
from lobbies import TWO, Lobby, Player, here

from archrivals.server.core.schema import seats, tables
from archrivals.server.lobby import invitations

__all__ = ["here"]  # a fixture

pytestmark = pytest.mark.anyio


async def played(here: Lobby, *players: Player, places: tuple[int, ...] = (1, 2)) -> str:
    """Enter a game of these people that is over; the first of them opened it."""
    table = await players[0].open(**TWO)
    for player in players[1:]:
        await player.sit(table)
    same = tables.c.id == table
    await here.context.store.do(tables.update().where(same).values(status="over", digest="d"))
    for seat, place in enumerate(places):
        chair = seats.update().where(seats.c.table == table, seats.c.seat == seat)
        await here.context.store.do(chair.values(place=place))
    return table


async def people(player: Player) -> list[dict[str, Any]]:
    """The people that a player knows."""
    found: list[dict[str, Any]] = await player.call("GET", "me/people")
    return found


async def test_the_list_fills_by_itself_and_counts_games_that_are_over(here: Lobby) -> None:
    ann, bob, cem = await here.players("Ann", "Bob", "Cem")
    assert await people(ann) == []
    await played(here, ann, bob)
    await played(here, ann, bob, places=(2, 1))
    last = await played(here, bob, ann)
    await ann.open(**TWO)  # an open table has no game
    (shown,) = await people(ann)
    assert (shown["name"], shown["games"], shown["mine"], shown["theirs"]) == ("Bob", 3, 1, 2)
    game = {"table": last, "ladder": "heroes-unite", "status": "over"}
    assert shown["last"] == {**game, "at": shown["last"]["at"]}
    assert await people(cem) == []


async def test_those_who_are_followed_come_first_and_notes_are_private(here: Lobby) -> None:
    ann, bob, cem = await here.players("Ann", "Bob", "Cem")
    await played(here, ann, bob)
    await ann.call("PUT", f"me/people/{cem.id}", 204, follows=True, note="plays late")
    assert [(each["name"], each["follows"]) for each in await people(ann)] == [
        ("Cem", True),
        ("Bob", False),
    ]
    assert (await ann.call("GET", f"me/people/{cem.id}"))["note"] == "plays late"
    assert (await cem.call("GET", f"me/people/{ann.id}")) == {"follows": False, "note": ""}
    assert await people(cem) == []
    await ann.call("PUT", f"me/people/{cem.id}", 204, follows=False)
    assert [each["name"] for each in await people(ann)] == ["Bob"]
    await ann.refused("PUT", f"me/people/{ann.id}", 409, "yourself", follows=True)
    await ann.refused("PUT", "me/people/no-such-person", 404, "nobody", follows=True)


async def test_a_blocked_person_is_in_neither_list_and_is_not_invited(here: Lobby) -> None:
    ann, bob = await here.players("Ann", "Bob")
    await played(here, ann, bob)
    table = await ann.open(**TWO)
    await bob.call("PUT", f"blocks/{ann.id}", 204)
    assert await people(ann) == await people(bob) == []
    await ann.refused("PUT", f"tables/{table}/invitations/{bob.id}", 403, "not-welcome")


async def test_an_invitation_is_a_call_until_it_is_accepted(here: Lobby) -> None:
    ann, bob = await here.players("Ann", "Bob")
    table = await ann.open(**TWO)
    await bob.refused("PUT", f"tables/{table}/invitations/{ann.id}", 403, "no-seat")
    for _ in range(2):
        await ann.call("PUT", f"tables/{table}/invitations/{bob.id}", 204)
    (waiting,) = await bob.call("GET", "me/invitations")
    assert (waiting["table"], waiting["name"], waiting["by"]) == (table, "Ann", ann.id)
    (notice,) = await bob.call("GET", "me/inbox")
    assert (notice["event"], notice["title"]) == ("invited", "Ann invites you to play")
    assert notice["text"] == "Heroes Unite."
    await bob.sit(table)
    assert await bob.call("GET", "me/inbox") == []


async def test_declining_says_why_and_only_once(here: Lobby) -> None:
    ann, bob, cem = await here.players("Ann", "Bob", "Cem")
    table = await ann.open(players=3)
    for other in (bob, cem):
        await ann.call("PUT", f"tables/{table}/invitations/{other.id}", 204)
    await bob.call("POST", f"tables/{table}/decline", 204, reason="later")
    await cem.call("POST", f"tables/{table}/decline", 204, reason="no")
    assert await bob.call("GET", "me/invitations") == []
    assert await bob.call("GET", "me/inbox") == []
    await bob.refused("POST", f"tables/{table}/decline", 404, "not-invited", reason="no")
    said = {each["title"]: each["text"] for each in await ann.call("GET", "me/inbox?language=de")}
    assert said == {"Bob kommt nicht": "Vielleicht später.", "Cem kommt nicht": "Diesmal nicht."}


async def test_invitations_without_an_answer_are_few(
    here: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(invitations, "MAX_WAITING_INVITATIONS", 1)
    ann, bob, cem = await here.players("Ann", "Bob", "Cem")
    table = await ann.open(players=3)
    await ann.call("PUT", f"tables/{table}/invitations/{bob.id}", 204)
    await ann.refused("PUT", f"tables/{table}/invitations/{cem.id}", 409, "too-many")
    await bob.call("POST", f"tables/{table}/decline", 204, reason="no")
    await ann.call("PUT", f"tables/{table}/invitations/{cem.id}", 204)
