"""Games with a made box: opened in a page, drawn as their maker wanted, and never rated."""

from __future__ import annotations

import json
from typing import Any

import pytest
from pages import Page

JSON = dict[str, Any]
PORTRAIT = "athlete 5 a wave:#e8b64c goggles bright #2f7f86"
BOX: JSON = {
    "format": 1,
    "id": "low-tide",
    "name": "Low Tide",
    "based_on": {"box": "heroes-unite"},
    "changes": {"katana": {"play": [{"kind": "Power", "amount": 3}]}},
    "cards": [
        {
            "id": "night-watch",
            "name": "Night Watch",
            "kind": "main",
            "type": "Hero",
            "cost": 4,
            "vp": 1,
            "copies": 3,
            "play": [{"kind": "Power", "amount": 2}],
        }
    ],
    "portraits": {"night-watch": PORTRAIT},
}


@pytest.fixture(scope="module")
def page() -> Page:
    return Page()


def opened(page: Page, box: JSON, status: int = 201) -> JSON:
    body = {"box": json.dumps(box), "super_villains": 4, "bots": [None, "random"]}
    found, reply = page.call("POST", "making/tables", body)
    assert found == status, reply
    return dict(reply)


def test_a_game_with_a_made_box_begins_is_kept_and_is_not_rated(page: Page) -> None:
    table = opened(page, BOX)["table"]
    _, room = page.call("GET", f"tables/{table}")
    assert not room["rated"]
    assert json.loads(room["setup"]["own_box"])["id"] == "low-tide"
    _, begun = page.call("PUT", f"tables/{table}/ready", {"ready": True})
    assert begun["begun"]
    _, mine = page.call("GET", "me/tables")
    assert table in [each["id"] for each in mine]


def test_made_cards_are_drawn_as_their_maker_wanted_and_printed_ones_as_ever(page: Page) -> None:
    table = opened(page, BOX)["table"]
    _, cards = page.call("GET", f"tables/{table}/cards")
    by_id = {card["id"]: card for card in cards}
    assert (by_id["night-watch"]["made"], by_id["night-watch"]["portrait"]) == (True, PORTRAIT)
    assert (by_id["katana"]["made"], by_id["katana"]["portrait"]) == (True, "")
    assert "made" not in by_id["raven"]


def test_a_box_that_cannot_be_played_opens_no_table(page: Page) -> None:
    nothing = {**BOX, "cards": [{**BOX["cards"][0], "copies": 0}]}
    assert opened(page, nothing, 422)["code"] == "cannot-be-played"
