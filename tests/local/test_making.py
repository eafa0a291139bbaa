"""The workshop of a page: sentences, cards as parts, boxes, and tables to try a card at."""

from __future__ import annotations

import json
from typing import Any

import pytest
from pages import Page

from archrivals.engine.state.flat import hand
from archrivals.local.making import read
from archrivals.speech.reading import reader as reading
from archrivals.speech.reading.reader import reader_of

JSON = dict[str, Any]
HERO: JSON = {"name": "Night Watch", "kind": "main", "type": "Hero", "cost": 4, "vp": 1}
DIVER: JSON = {
    **HERO,
    "copies": 3,
    "play": [
        {"kind": "Power", "amount": 2},
        {
            "kind": "Move",
            "pick": {"places": ["discard"], "what": {"types": ["Equipment"]}, "up_to": True},
            "to": "hand",
        },
    ],
}
BOX = json.dumps(
    {
        "format": 1,
        "id": "low-tide",
        "name": "Low Tide",
        "author": "Ana",
        "based_on": {"box": "heroes-unite"},
        "changes": {"katana": {"play": [{"kind": "Power", "amount": 3}]}},
        "leave_out": ["raven"],
        "cards": [DIVER],
        "portraits": {"night-watch": "athlete 5 a wave:#e8b64c goggles bright #2f7f86"},
    }
)


@pytest.fixture(scope="module")
def page() -> Page:
    return Page()


def asked(page: Page, what: str, status: int = 200, **body: Any) -> JSON:
    found, reply = page.call("POST", f"making/{what}", body)
    assert found == status, reply
    return dict(reply)


# --- Sentences --------------------------------------------------------------------------------


def test_a_sentence_is_understood_part_by_part(page: Page) -> None:
    text = "2 power. draw two cards"
    told = asked(page, "read", text=text, card=HERO)
    assert (told["state"], told["text"]) == ("understood", "+2 Power. Draw 2 cards.")
    assert [text[part["start"] : part["end"]] for part in told["parts"]] == [
        "2 power.",
        "draw two cards",
    ]
    assert [part["path"] for part in told["parts"]] == ["play[0]", "play[1]"]
    assert told["effect"] == {
        "play": [{"kind": "Power", "amount": 2}, {"kind": "Draw", "amount": 2}]
    }


@pytest.mark.parametrize(
    ("text", "state", "known"),
    [("", "empty", ""), ("Draw 2 ca", "open", "Draw 2"), ("Draw a card, then", "open", None)],
)
def test_a_sentence_that_is_not_finished_is_open(
    page: Page, text: str, state: str, known: str | None
) -> None:
    told = asked(page, "read", text=text, card=HERO)
    assert told["state"] == state
    assert told["known"] == len(text if known is None else known)
    assert told["offers"] == []


def test_what_is_not_understood_is_marked_and_the_rest_is_kept(page: Page) -> None:
    text = "🂡 Draw a card. Gain a Hero from the moon."
    told = asked(page, "read", text=text[2:], card=HERO)
    marked = {part["state"]: text[2:][part["start"] : part["end"]] for part in told["parts"]}
    assert marked == {
        "understood": "Draw a card.",
        "open": "Gain a Hero from the",
        "unknown": "moon.",
    }
    assert told["effect"] == {"play": [{"kind": "Draw"}]}
    first = told["offers"][0]
    assert "".join(piece["text"] for piece in first["pieces"]) == first["text"]
    assert any(piece["other"] for piece in first["pieces"])
    assert not all(piece["other"] for piece in first["pieces"])


def test_places_are_counted_as_a_page_counts_them(page: Page) -> None:
    told = asked(page, "read", text="Draw a card. 🂡 moon.", card=HERO)
    last = told["parts"][-1]
    assert last["state"] == "unknown"
    assert last["end"] == len("Draw a card. 🂡 moon.") + 1  # a surrogate pair


def test_a_sentence_goes_on_with_what_can_be_read(page: Page) -> None:
    told = asked(page, "next", text="+2 Power. You may put an eq", card=HERO)
    assert told["rests"][0]["text"] == "uipment from your discard pile into your hand."
    for rest in told["rests"]:
        assert asked(page, "read", text="+2 Power. You may put an eq" + rest["text"], card=HERO)[
            "state"
        ] == ("understood")
    words = [word["text"] for word in asked(page, "next", text="Draw ", card={})["words"]]
    assert "a" in words
    assert "2" in words


def test_a_page_that_lacks_a_grammar_is_told_which_one(monkeypatch: pytest.MonkeyPatch) -> None:
    class Nowhere:
        def joinpath(self, name: str) -> Nowhere:
            return self

        def is_file(self) -> bool:
            return False

    kept = reading._grammar("en")
    reader_of.cache_clear()
    page = Page()
    try:
        with monkeypatch.context() as patch:
            patch.setattr("archrivals.speech.reading.reader.resources.files", lambda _: Nowhere())
            told = asked(page, "read", 424, text="Draw a card.", card=HERO)
            assert (told["code"], told["reason"]) == ("no-grammar", "en")
            page.server.learn("en", kept)
            assert asked(page, "read", text="Draw a card.", card=HERO)["state"] == "understood"
    finally:
        reading._GIVEN.clear()
    assert 424 in read.operation.refuses


# --- Parts ------------------------------------------------------------------------------------


def test_a_card_is_parts_with_slots_whose_choices_make_cards(page: Page) -> None:
    form = asked(page, "form", card=DIVER)
    power, move = form["parts"]
    text = form["text"]
    assert text[move["start"] : move["end"]].startswith("You may put an Equipment")
    slots = {text[slot["start"] : slot["end"]]: slot["path"] for slot in move["slots"]}
    assert slots["Equipment"] == "play[1].pick.what"
    assert slots["into your hand"] == "play[1].to"
    told = asked(page, "choices", card=DIVER, path=slots["into your hand"])
    words = {choice["words"]: choice for choice in told["choices"]}
    assert words["into your hand"]["chosen"]
    top = words["on top of your deck"]
    assert top["effect"]["play"][1]["to"] == "deck-top"
    assert top["text"].endswith("from your discard pile on top of your deck.")
    assert [slot["words"] for slot in power["slots"]] == ["2"]


def test_a_part_that_is_not_there_has_no_choices(page: Page) -> None:
    for path in ("play[9].amount", "cost", "nonsense", "", "play[0].amount.__class__"):
        asked(page, "choices", 404, card=DIVER, path=path)


def test_parts_are_added_moved_and_taken_out(page: Page) -> None:
    moved = asked(page, "edit", card=DIVER, path="play[1]", does="up")
    assert moved["path"] == "play[0]"
    assert moved["text"].endswith("+2 Power.")
    gone = asked(page, "edit", card=DIVER, path="play[1]", does="remove")
    assert gone["text"] == "+2 Power."
    asked(page, "edit", 422, card=DIVER, path="play[1]", does="down")
    asked(page, "edit", 422, card=DIVER, path="name", does="remove")


def test_every_kind_of_part_can_be_added_to_an_empty_card(page: Page) -> None:
    _, told = page.call("GET", "making/parts?language=de", None)
    assert len(told["parts"]) > 40
    assert 4 <= sum(part["usual"] for part in told["parts"]) <= 8
    for part in told["parts"]:
        card = {"name": "X", "kind": "super-villain", "cost": 9, "vp": 4}
        added = asked(
            page, "edit", card=card, path=part["into"], does="add", part=part["part"], language="de"
        )
        assert added["text"] == part["text"], part["kind"]


def test_a_face_has_every_language_and_cards_that_are_much_like_it(page: Page) -> None:
    told = asked(page, "face", card=DIVER, box=BOX)
    assert set(told["faces"]) == {"en", "es", "de"}
    assert told["faces"]["de"]["text"].startswith("+2 Kraft.")
    assert told["long"] == []
    assert told["like"]
    assert asked(page, "face", 422, card={"kind": "Hero"})["code"] == "no-card"


# --- Boxes ------------------------------------------------------------------------------------


def test_a_box_is_looked_at_before_it_is_played(page: Page) -> None:
    told = asked(page, "look", box=BOX)
    assert told["ready"]
    assert [card["name"] for card in told["new_cards"]] == ["Night Watch"]
    assert told["changed"][0]["before"]["text"] != told["changed"][0]["after"]["text"]
    assert [card["name"] for card in told["left_out"]] == ["Raven"]


def test_a_link_holds_the_whole_box(page: Page) -> None:
    link = asked(page, "link", box=BOX)
    told = asked(page, "look", link=f"https://example.org/#/box/{link['text']}")
    assert told["box"] == json.loads(BOX)
    assert told["digest"] == link["digest"]
    assert asked(page, "look", 422, link=link["text"][:-5])["code"] == "cut-off"
    assert asked(page, "look", 422, link="hello")["code"] == "no-box"


def test_problems_name_their_card_and_the_nearest_right_thing(page: Page) -> None:
    told = asked(page, "check", box=BOX.replace('"Move"', '"Mve"'))
    assert not told["ready"]
    first = told["problems"][0]
    assert (first["card"], first["nearest"], first["level"]) == ("night-watch", "Move", "fault")
    assert asked(page, "check", box="{")["problems"][0]["line"] == 1


def test_a_box_of_the_package_and_its_cards_can_be_copied(page: Page) -> None:
    _, told = page.call("GET", "making/boxes/confrontations", None)
    assert json.loads(told["text"])["plays_by"] == "confrontations"
    status, told = page.call("GET", "making/cards/heroes-unite/katana", None)
    assert (status, told["card"]["name"]) == (200, "Katana")
    assert page.call("GET", "making/cards/heroes-unite/nobody", None)[0] == 404


# --- Trying -----------------------------------------------------------------------------------


def test_a_card_is_tried_with_what_it_asks_for_and_nothing_is_kept(page: Page) -> None:
    before = dict(page.rows)
    told = asked(page, "trial", 201, box=BOX, card="night-watch", begin="hand")
    assert [(each["place"]) for each in told["laid"]] == ["discard"]
    table = page.server.tables[told["table"]].hosted.table
    state = table.state
    names = [state.cat.name[state.faces[card]] for card in state.zones[hand(0)]]
    assert "Night Watch" in names
    assert table.asks[0].seat == 0
    again = asked(page, "trial", 201, box=BOX, card="night-watch", begin="line-up")
    assert told["table"] not in page.server.tables
    assert page.call("GET", "me/tables", None)[1] == []
    page.call("DELETE", f"tables/{again['table']}", None)
    assert page.rows == before


def test_a_card_that_is_not_there_cannot_be_tried(page: Page) -> None:
    assert asked(page, "trial", 422, box=BOX, card="nobody")["code"] == "no-trial"
    assert asked(page, "trial", 422, box="{", card="nobody")["code"] == "no-trial"


def test_a_table_is_played_with_a_box_of_ones_own_and_its_cards_are_marked(page: Page) -> None:
    body = {"box_file": BOX, "players": 2, "bots": [None, "pip"], "rated": True}
    status, told = page.call("POST", "tables", body)
    assert status == 201
    row = page.server.tables[told["table"]].row
    assert not row["rated"]
    _, cards = page.call("GET", f"tables/{told['table']}/cards", None)
    made = {card["name"]: card.get("portrait") for card in cards if card.get("made")}
    assert set(made) == {"Night Watch", "Katana"}
    assert made["Night Watch"].startswith("athlete")
    status, told = page.call("POST", "tables", {"box_file": BOX.replace("Move", "Mve")})
    assert (status, told["code"]) == (422, "cannot-be-played")


# --- Worth ------------------------------------------------------------------------------------


def test_a_card_is_measured_while_nothing_else_waits_and_can_be_stopped(page: Page) -> None:
    told = asked(page, "worth", 201, box=BOX, card="night-watch", deals=8)
    assert (told["done"], told["all"], told["state"]) == (0, 8, "measuring")
    for _ in range(3):
        page._take(page.server.think())
    _, told = page.call("GET", "making/worth", None)
    assert told["done"] == 3
    assert page.more
    _, told = page.call("DELETE", "making/worth", None)
    assert told["state"] == "stopped"
    page._take(page.server.think())
    assert not page.more
