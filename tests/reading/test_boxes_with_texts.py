"""Cards of a box file whose effect is typed as its sentence."""

from __future__ import annotations

import json
from typing import Any

from loops import for_each

from archrivals.boxes.box_file import box_schema, file_text
from archrivals.boxes.own_boxes import canonical, opened, own_box
from archrivals.engine.language import effects as fx

WATCH: dict[str, Any] = {
    "name": "Night Watch",
    "kind": "main",
    "type": "Hero",
    "cost": 4,
    "vp": 1,
    "copies": 3,
}
TIDES: dict[str, Any] = {
    "format": 1,
    "id": "tides",
    "name": "Low Tide",
    "based_on": {"box": "heroes-unite"},
}


def tides(**more: Any) -> str:
    """The text of a box that changes Heroes Unite."""
    return file_text(TIDES | more)


@for_each(
    "text", ["+2 power. draw a card", "+2 Kraft. Ziehe eine Karte.", "+2 de Poder. Roba una carta."]
)
def test_a_card_with_a_text_does_what_the_text_says(text: str) -> None:
    box = own_box(tides(cards=[WATCH | {"text": text}]))
    assert box.added[0].play == (fx.Power(2), fx.Draw(1))


def test_a_table_keeps_the_effect_and_not_the_sentence() -> None:
    typed = tides(
        cards=[WATCH | {"text": "Draw 2 cards."}], changes={"katana": {"text": "+3 Power."}}
    )
    kept = canonical(typed)
    data = json.loads(kept)
    assert "text" not in data["cards"][0]
    assert data["cards"][0]["play"] == [{"kind": "Draw", "amount": 2}]
    assert "text" not in data["changes"]["katana"]
    assert own_box(kept).digest == own_box(typed).digest


def test_a_changed_text_replaces_the_whole_effect_of_a_card() -> None:
    box = own_box(tides(changes={"katana": {"text": "+3 Power."}}))
    before, after = box.changed[0]
    assert before.defense is not None
    assert (after.play, after.defense) == ((fx.Power(3),), None)


@for_each(
    "card, what",
    [
        ({"text": "Gain a Hero from the moon."}, 'did you mean "Gain a Hero from the Line-Up."?'),
        ({"text": "Draw a card.", "play": []}, "the text says what a card does"),
        ({"text": 2}, 'a sentence such as "Draw 2 cards."'),
        ({"text": "x" * 3_000}, "is not understood"),
    ],
)
def test_a_text_that_is_not_understood_is_a_fault_with_its_line(
    card: dict[str, Any], what: str
) -> None:
    found = opened(tides(cards=[WATCH | card]))
    assert found.box is None
    assert [what in each.what for each in found.problems if each.path == "cards[0].text"] == [True]
    assert all(each.line for each in found.problems)


def test_the_schema_knows_the_text_of_a_card() -> None:
    schema = box_schema()["$defs"]
    assert schema["Card"]["properties"]["text"]["type"] == "string"
    assert "text" in schema["CardChange"]["properties"]
