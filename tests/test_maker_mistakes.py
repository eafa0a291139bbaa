"""Forty mistakes that makers of cards make: each is answered with its line and the right thing."""

from __future__ import annotations

import json
from typing import Any

from loops import for_each
from test_own_boxes import TIDES, WATCH

from archrivals.boxes import BOXES
from archrivals.boxes.box_file import file_text
from archrivals.boxes.box_lints import lints
from archrivals.boxes.own_boxes import opened, own_box
from archrivals.engine.language.codec import card_to_json

KNOWN = {card.id: card_to_json(card) for card in BOXES["heroes-unite"].cards}
PEOPLE = {card.id: card_to_json(card) for card in BOXES["rivals-batman-joker"].cards}
HERO = KNOWN["nightwing"] | {"id": "mine", "name": "Mine", "synergy": ""}
LEVEL = PEOPLE["batman-1"] | {"id": "mine-1", "name": "Mine"}
DUEL = {"based_on": {"box": "rivals-batman-joker"}, "changes": {}, "leave_out": []}
PLAY = "cards[0].play"
PUNCHES = {"places": ["hand"], "what": {"names": ["Pnch"]}}


def with_card(**fields: Any) -> dict[str, Any]:
    """A box with one card that is a little wrong; ``...`` takes a field out."""
    card = {name: value for name, value in (WATCH | fields).items() if value is not ...}
    return TIDES | {"cards": [card], "words": {}}


def with_box(**fields: Any) -> dict[str, Any]:
    """A box that is a little wrong; ``...`` takes a field out."""
    return {name: value for name, value in (TIDES | fields).items() if value is not ...}


def power(**fields: Any) -> dict[str, Any]:
    return {"kind": "Power", "amount": 2} | fields


# The box, the place that is named, and a part of the answer.
MISTAKES: list[tuple[dict[str, Any], str, str]] = [
    # What is missing or misspelt in a card
    (with_card(type=...), "cards[0]", 'lacks its field "type"'),
    (with_card(copies=...), "cards[0]", 'lacks its field "copies"'),
    (with_card(kind=...), "cards[0]", "it is one of starter, stack"),
    (with_card(type="Her"), "cards[0].type", 'did you mean "Hero"?'),
    (with_card(type="Super Hero"), "cards[0].type", 'write "kind": "super-hero"'),
    (with_card(kind="super-hero", type="Super Hero"), "cards[0].type", 'leave "type" out'),
    (with_card(kind="hero"), "cards[0].kind", 'did you mean "super-hero"?'),
    (with_card(costs=4), "cards[0]", 'did you mean "cost"?'),
    (with_card(cost="4"), "cards[0].cost", 'expected a whole number or null, found "4"'),
    (with_card(cost=-1), "cards[0].cost", "at least 0"),
    (with_card(id="Night Watch"), "cards[0].id", "use a-z, 0-9 and single dashes"),
    (with_card(name="x" * 201), "cards[0].name", "at most 200"),
    # Effects
    (with_card(play=power()), PLAY, "expected a list"),
    (with_card(play=["+2 Power"]), f"{PLAY}[0]", 'an effect such as {"kind": "Draw"'),
    (with_card(play=[{"kind": "Pwer"}]), f"{PLAY}[0].kind", 'did you mean "Power"?'),
    (with_card(play=[power(amount="2")]), f"{PLAY}[0].amount", "a number such as 2"),
    (with_card(play=[{"kind": "Draw", "n": 2}]), f"{PLAY}[0]", "there are amount"),
    (with_card(play=[{"amount": 2}]), f"{PLAY}[0]", '"kind" is missing'),
    (with_card(play=[{"kind": "Has"}]), f"{PLAY}[0].kind", "Has is a kind of condition"),
    (
        with_card(play=[{"kind": "Discard", "pick": {"places": ["hnd"]}}]),
        f"{PLAY}[0].pick.places[0]",
        'did you mean "hand"?',
    ),
    (
        with_card(play=[{"kind": "Redeal", "n": 2}]),
        f"{PLAY}[0]",
        "stands alone in an Attack",
    ),
    (
        with_card(play=[{"kind": "Discard", "pick": {"places": ["deck-bottom"]}}]),
        f"{PLAY}[0]",
        "cards cannot be chosen from",
    ),
    (
        with_card(first_appearance=[power()]),
        "cards[0].first_appearance",
        "only a Super-Villain has this",
    ),
    (with_card(block=2), "cards[0].block", 'a Block such as {"amount": 2}'),
    (with_card(defense=True), "cards[0].defense", 'a Defense such as {"then": []}'),
    # Cards that no rule of the table uses
    (with_card(copies=0), "cards[0].copies", "give it at least 1"),
    (with_card(kind="starter", type=..., cost=...), "cards[0]", "nothing at this table deals it"),
    (TIDES | {"cards": [LEVEL], "words": {}}, "cards[0]", "this table is played with Super Heroes"),
    (TIDES | {"cards": [HERO | {"copies": 2}], "words": {}}, "cards[0]", "give it 1 (S5)"),
    (TIDES | DUEL | {"cards": [LEVEL], "words": {}}, "cards[0]", "has these Levels: 1."),
    (TIDES | DUEL | {"cards": [HERO], "words": {}}, "cards[0]", "is played with Characters"),
    (
        TIDES | DUEL | {"cards": [WATCH | {"symbol": "Batmam"}]},
        "cards[0].symbol",
        'did you mean "Batman"?',
    ),
    (with_box(cards=[WATCH, WATCH]), "cards[1].id", "give each its own"),
    (with_box(cards=[WATCH | {"id": "raven"}], words={}), "cards[0].id", "under changes"),
    # Changes
    (with_box(changes={"Katana": {"copies": 1}}), "changes.Katana", 'did you mean "katana"?'),
    (with_box(changes={"katana": {"kind": "stack"}}), "changes.katana.kind", "keeps the kind"),
    (with_box(changes={"katana": {"copys": 1}}), "changes.katana", 'did you mean "copies"?'),
    (with_box(changes={"punch": {"copies": 13}}), "changes.punch.copies", "need 35 cards"),
    (with_box(changes={"katana": {"copies": 0}}), "changes.katana.copies", "under leave_out"),
    (with_box(leave_out=["ravn"]), "leave_out[0]", 'did you mean "raven"?'),
    (with_box(changes={"katana": 3}), "changes.katana", 'such as {"copies": 3}'),
    # The box
    (with_box(format=...), "", 'write "format": 1'),
    (with_box(format=2), "format", "made with a newer Archrivals"),
    (with_box(id="heroes-unite"), "id", "give it an id of its own"),
    (with_box(based_on=...), "", '"plays_by": "heroes-unite"'),
    (with_box(based_on={"box": "hero-unite"}), "based_on.box", 'did you mean "heroes-unite"?'),
    (with_box(based_on=..., plays_by="heroes-unite"), "changes", 'in place of "plays_by"'),
    (with_box(card=[]), "card", 'a box has no field "card"'),
    (with_box(words={"fr": {}}), "words.fr", "there are en, es, de"),
    (with_box(portraits={"katan": "slim 4"}), "portraits.katan", 'did you mean "katana"?'),
    (WATCH, "", "`archrivals box new`"),
]


@for_each("data, path, says", MISTAKES, lambda case: case[2])
def test_a_mistake_is_answered_with_its_place_and_the_right_thing(
    data: dict[str, Any], path: str, says: str
) -> None:
    found = opened(file_text(data))
    assert found.box is None
    faults = [each for each in found.problems if each.level == "fault"]
    matching = [each for each in faults if each.path == path and says in each.what]
    assert matching, [f"{each.path}: {each.what}" for each in faults]
    last = path.rpartition(".")[2].partition("[")[0]
    line = file_text(data).splitlines()[matching[0].line - 1]
    assert matching[0].line == 1 or last in line or path.startswith("cards["), line


UNREADABLE = [
    ('{\n "a": 1\n "b": 2}', 2, "a comma is missing here"),
    ('{\n "a": 1,\n}', 3, "a comma too many"),
    ("{\n 'a': 1}", 2, "single ones"),
    ('{\n "a": Hero}', 2, "without double quotes"),
    ('{\n "a": "x\n}', 2, "over the end of the line"),
    ('{\n "a": 1,\n "a": 2}', 3, "stands twice"),
    ('{\n "a": [1, 2}', 2, "a bracket is not closed"),
    ('{"a": 1}\n}', 2, "a bracket too many"),
]


@for_each("text, line, says", UNREADABLE, lambda case: case[2])
def test_a_text_that_is_not_json_is_answered_with_its_line(text: str, line: int, says: str) -> None:
    problem = opened(text).problems[0]
    assert says in problem.what
    assert problem.line == line


def test_all_mistakes_of_a_box_are_in_one_list() -> None:
    wrong = WATCH | {"cost": -1, "play": [{"kind": "Pwer"}, power(amount="2")], "copys": 2}
    found = opened(file_text(TIDES | {"leave_out": ["ravn"], "cards": [wrong], "words": {}}))
    assert len(found.problems) == 5
    assert [each.line for each in found.problems] == sorted(each.line for each in found.problems)


LINTS: list[tuple[dict[str, Any], str]] = [
    (WATCH | {"play": [], "vp": 0}, "does nothing and is worth no points"),
    (WATCH | {"type": "Location"}, '"ongoing": true'),
    (WATCH | {"ongoing": True}, "does nothing there"),
    (WATCH | {"cost": 30}, "hardly ever has more Power"),
    (KNOWN["raven"] | {"id": "crow", "name": "Crow"}, "is the same as Raven"),
    (WATCH | {"play": [{"kind": "Discard", "pick": PUNCHES}]}, 'did you mean "Punch"?'),
    (WATCH | {"play": [power(), {"kind": "Draw", "amount": 1}] * 20}, "is too long for a card"),
]


@for_each("card, says", LINTS, lambda case: case[1])
def test_a_lint_says_what_to_think_about(card: dict[str, Any], says: str) -> None:
    box = own_box(json.dumps(TIDES | {"leave_out": [], "cards": [card], "words": {}}))
    assert any(says in each.what for each in lints(box)), lints(box)


def test_the_usual_cards_have_no_lint() -> None:
    assert lints(own_box(json.dumps(TIDES))) == []
