"""Who sits with whom, and what is shown of a name and a line."""

from __future__ import annotations

import pytest
from lobbies import THREE, TWO, Lobby, both, here, over, sitting

from archrivals.hosting import wire
from archrivals.hosting.words import plain_text

__all__ = ["both", "here"]  # fixtures

pytestmark = pytest.mark.anyio

# --- Blocks -----------------------------------------------------------------------------------


async def test_of_two_of_whom_one_blocks_the_other_the_second_does_not_sit_down(
    both: Lobby,
) -> None:
    ann, bob, cem = await both.players("Ann", "Bob", "Cem")
    await ann.call("PUT", f"blocks/{bob.id}", 204)
    anns, bobs = await ann.open(**THREE), await bob.open(**THREE)
    why = await bob.refused("POST", f"tables/{anns}/seat", 403, "not-welcome")
    assert "block" not in why
    await ann.refused("POST", f"tables/{bobs}/seat", 409, "you-block")
    assert await cem.sit(anns) == 1
    await ann.call("DELETE", f"blocks/{bob.id}", 204)
    assert await bob.sit(anns) == 2


async def test_who_blocks_somebody_at_their_own_table_is_rid_of_them(both: Lobby) -> None:
    ann, bob, cem = await both.players("Ann", "Bob", "Cem")
    table = await ann.open(**THREE)
    await bob.sit(table)
    await cem.sit(table)
    await ann.call("PUT", f"blocks/{bob.id}", 204)
    assert sitting(await ann.room(table)) == ["Ann", "", "Cem"]
    await bob.refused("POST", f"tables/{table}/seat", 403, "not-welcome")


async def test_who_blocks_somebody_at_anothers_table_gets_up_themselves(here: Lobby) -> None:
    ann, bob, cem = await here.players("Ann", "Bob", "Cem")
    table = await ann.open(**THREE)
    await bob.sit(table)
    await cem.sit(table)
    await cem.call("PUT", f"blocks/{ann.id}", 204)
    assert sitting(await ann.room(table)) == ["Ann", "Bob", ""]


async def test_a_rematch_has_no_seat_for_somebody_blocked_since(here: Lobby) -> None:
    ann, bob, cem = await here.players("Ann", "Bob", "Cem")
    table = await ann.open(**THREE)
    for player in (bob, cem):
        await player.sit(table)
    for player in (ann, bob, cem):
        await player.ready(table)
    await over(here, table)
    await bob.call("PUT", f"blocks/{ann.id}", 204)
    new = (await bob.call("POST", f"tables/{table}/rematch", 201))["table"]
    room = await bob.room(new)
    assert sitting(room) == ["", "Bob", "Cem"]
    assert room["owner"] == bob.id
    await ann.refused("POST", f"tables/{new}/seat", 403, "not-welcome")


# --- Removed ----------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", [None, "greedy"])
async def test_who_was_removed_from_a_table_does_not_come_back(
    both: Lobby, bot: str | None
) -> None:
    ann, bob, cem = await both.players("Ann", "Bob", "Cem")
    table, another = await ann.open(**THREE), await ann.open(**THREE)
    assert await bob.sit(table) == 1
    await ann.call("PUT", f"tables/{table}/seats/1", 204, bot=bot)
    await bob.refused("POST", f"tables/{table}/seat", 403, "removed")
    await bob.refused("POST", f"tables/{table}/seat?seat=2", 403, "removed")
    assert await bob.sit(another) == 1
    assert await cem.sit(table) in (1, 2)


async def test_who_got_up_by_themselves_may_come_back(here: Lobby) -> None:
    ann, bob = await here.players("Ann", "Bob")
    table = await ann.open(**TWO)
    await bob.sit(table)
    await bob.call("DELETE", f"tables/{table}/seat", 204)
    assert await bob.sit(table) == 1


async def test_quick_match_does_not_bring_back_who_was_removed(here: Lobby) -> None:
    ann, bob = await here.players("Ann", "Bob")
    table = await ann.open(**THREE, listed=True)
    await bob.sit(table)
    await ann.call("PUT", f"tables/{table}/seats/1", 204, bot=None)
    assert (await bob.call("POST", "quick", 201, **THREE))["table"] != table


# --- Lines ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("well \u202egnidaer\u202c", "well gnidaer"),
        ("\u2067isolated\u2069 \u200fand marked\u061c", "isolated and marked"),
        ("two\nlines\x00\u2028more", "two lines more"),
        ("Z" + "\u0335" * 40 + "algo", "Z" + "\u0335" * 3 + "algo"),
        ("שלום, עולם", "שלום, עולם"),
        ("می‌خواهم 👩‍👩‍👧 crème brûlée", "می‌خواهم 👩‍👩‍👧 crème brûlée"),
        ("\u202e \u200f", ""),
    ],
)
async def test_a_line_is_shown_in_its_own_direction(typed: str, shown: str) -> None:
    assert plain_text(typed) == shown


async def test_chat_and_the_names_of_tables_have_no_marks_of_direction(here: Lobby) -> None:
    ann, bob = await here.players("Ann", "Bob")
    table = await ann.open(**TWO, name="evil\u202etxt.exe", listed=True)
    assert (await bob.room(table))["name"] == "eviltxt.exe"
    line = await here.line(bob, table)
    (await here.line(ann, table)).say(wire.Say(table, "look: \u202eecin\u202c"))
    assert (await line.next("said"))["text"] == "look: ecin"
