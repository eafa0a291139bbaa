"""Cards go to JSON and back; what is wrong is refused with a reason."""

import copy
import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from loops import for_each
from strange_cards import strange_card
from tiers import size

from archrivals.boxes import BOXES
from archrivals.engine.language.cards import Card
from archrivals.engine.language.codec import (
    MAX_DEPTH,
    MAX_RECORDS,
    CardError,
    card_from_json,
    card_schema,
    card_to_json,
    digest,
    text_to_json,
)
from archrivals.engine.language.effects import (
    ANY,
    DISCARD,
    HAND,
    IN_PLAY,
    TEAM,
    Discard,
    Draw,
    Per,
    Pick,
    Plays,
    Power,
    ThisTurn,
    one,
)
from archrivals.speech import rules_text

ROOT = Path(__file__).resolve().parent.parent
CARDS = [card for box in BOXES.values() for card in box.cards]
Data = dict[str, Any]  # JSON that a test is about to spoil

GOOD: Data = {
    "id": "night-watch",
    "name": "Night Watch",
    "kind": "main",
    "type": "Hero",
    "cost": 4,
    "vp": 1,
    "copies": 2,
    "play": [
        {"kind": "Power", "amount": 2},
        {
            "kind": "Discard",
            "pick": {"places": ["hand"], "what": {"types": ["Villain"]}},
        },
        {"kind": "If", "condition": {"kind": "Did"}, "then": [{"kind": "Draw"}]},
    ],
}


@pytest.fixture(scope="module")
def validator() -> jsonschema.Draft202012Validator:
    schema = json.loads((ROOT / "docs" / "card.schema.json").read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


@for_each("card", CARDS, lambda card: card.id)
def test_a_card_goes_to_json_and_back(
    card: Card, validator: jsonschema.Draft202012Validator
) -> None:
    data = json.loads(json.dumps(card_to_json(card)))
    validator.validate(data)
    assert card_from_json(data) == card


@for_each("seed", range(0, size(150, 400), 50))
def test_strange_cards_go_to_json_and_back(
    seed: int, validator: jsonschema.Draft202012Validator
) -> None:
    for strange in range(seed, seed + 50):
        card = strange_card(strange)
        data = json.loads(json.dumps(card_to_json(card)))
        if strange % 10 == 0:  # slow
            assert validator.is_valid(data), f"strange_card({strange})"
        try:
            assert card_from_json(data) == card, f"strange_card({strange})"
        except CardError as error:
            assert "too many records" in str(error), f"strange_card({strange})"  # noqa: PT017


def test_the_schema_in_the_docs_is_up_to_date() -> None:
    written = json.loads((ROOT / "docs" / "card.schema.json").read_text(encoding="utf-8"))
    assert written == card_schema(), "run: python tools/write_docs.py"


def test_the_homebrew_card_of_the_docs_reads_as_they_say() -> None:
    page = (ROOT / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
    block = re.search(r"```json\n(.*?)```\n\nIt reads: \*(.*?)\*", page, re.DOTALL)
    assert block
    data = json.loads(block[1])
    assert rules_text(card_from_json(data)) == block[2]
    data["play"][1]["do"][1]["condition"]["what"]["types"] = ["Vilain"]
    with pytest.raises(CardError) as caught:
        card_from_json(data)
    assert f"```\n{caught.value}\n```" in page


def test_a_record_names_its_kind_and_leaves_out_defaults() -> None:
    assert text_to_json(Power(2)) == {"kind": "Power", "amount": 2}
    assert text_to_json(Draw(Per(1, HAND))) == {
        "kind": "Draw",
        "amount": {"kind": "Per", "n": 1, "where": "hand"},
    }
    assert text_to_json(Discard(one(HAND))) == {"kind": "Discard", "pick": {"places": ["hand"]}}
    assert text_to_json(ThisTurn(Plays(), (Power(1),))) == {
        "kind": "ThisTurn",
        "when": {"kind": "Plays"},
        "do": [{"kind": "Power", "amount": 1}],
    }


def test_a_default_that_is_spelled_out_is_the_default_itself() -> None:
    data = copy.deepcopy(GOOD)
    data["play"][1]["pick"]["what"] = {}
    discard = card_from_json(data).play[1]
    assert isinstance(discard, Discard)
    assert discard.pick.what is ANY


def test_the_digest_is_that_of_these_cards_in_this_order() -> None:
    assert digest(CARDS) == digest(list(CARDS))
    assert re.fullmatch("[0-9a-f]{64}", digest(CARDS))
    assert digest(CARDS) != digest(CARDS[::-1])
    assert digest(CARDS) != digest(CARDS[1:])


def test_the_digest_does_not_depend_on_where_victory_points_are_known_from() -> None:
    known = [replace(card, source=replace(card.source, vp="scan")) for card in CARDS]
    assert known != list(CARDS)
    assert digest(known) == digest(CARDS)


def changed(place: str, value: Any) -> Data:
    """The good card, with another value at a place: ``play[1].pick.n``; ``...`` takes it out."""
    data = copy.deepcopy(GOOD)
    *way, last = (
        int(n) if n else name for name, n in re.findall(r"(\w*[a-z]\w*)|\[(\d+)\]", place)
    )
    inside: Any = data
    for step in way:
        inside = inside[step]
    if value is ...:
        del inside[last]
    elif last == len(inside):
        inside.append(value)
    else:
        inside[last] = value
    return data


def test_a_pick_within_a_pick_goes_to_json_and_back() -> None:
    also = {"places": ["discard"], "also": {"places": ["play"], "whose": "team"}}
    data = changed("play[1].pick.also", also)
    discard = card_from_json(data).play[1]
    assert isinstance(discard, Discard)
    assert discard.pick.also == Pick((DISCARD,), also=Pick((IN_PLAY,), whose=TEAM))
    assert card_to_json(card_from_json(data)) == data


def _also(times: int) -> Data:
    """A pick, in another, in another …"""
    pick: Data = {"places": ["hand"]}
    for _ in range(times):
        pick = {"places": ["hand"], "also": pick}
    return pick


def _may(times: int) -> Data:
    """One record, in another, in another …"""
    effect: Data = {"kind": "Win"}
    for _ in range(times):
        effect = {"kind": "May", "do": [effect]}
    return effect


TOO_DEEP = f"nested too deep; at most {MAX_DEPTH} records in one another"
EMPTY = "the list is empty; name at least one"
NO_KIND = (
    '"kind" is missing; it is one of Has, Lacks, FoeHasFewer, AllDiffer, FirstCard, Did, '
    "Confronting, BeingConfronted, AsAssist, FoeDiscarded"
)
TYPES = "there are Starter, Villain, Location, Hero, Super Power, Equipment"
SOURCE = {"facts": "scan", "effect": "house", "copies": "house", "symbol": "my"}
PICK = "play[1].pick"

# What is set in the good card, to what, where beyond that the error is found, and what it says.
WRONG: list[tuple[str, Any, str, str]] = [
    ("play[0].kind", "Pwer", "", '"Pwer" is not a kind of effect; did you mean "Power"?'),
    ("play[0].kind", "Has", "", "expected a kind of effect; Has is a kind of condition"),
    ("play[2].condition.kind", "Dit", "", '"Dit" is not a kind of condition; did you mean "Did"?'),
    ("play[2].condition", {}, "", NO_KIND),
    (f"{PICK}.places", ["hnad"], "[0]", '"hnad" is not a place; did you mean "hand"?'),
    (
        f"{PICK}.what.types",
        ["Sidekick"],
        "[0]",
        f'"Sidekick" is not a card type; {TYPES}',
    ),
    (f"{PICK}.place", ["hand"], "^", 'Pick has no field "place"; did you mean "places"?'),
    (f"{PICK}.n", "every", "", '"every" is not a choice; there are all, any'),
    (f"{PICK}.places", "hand", "", 'expected a list, found "hand"'),
    (f"{PICK}.places", [], "", EMPTY),
    (f"{PICK}.n", 0, "", "0 is too small; at least 1"),
    ("play[3]", {"kind": "Choose", "options": [[{"kind": "Win"}], []]}, ".options[1]", EMPTY),
    (f"{PICK}.whose", "a-fo", "", '"a-fo" is not a player; did you mean "a-foe"?'),
    (
        f"{PICK}.also",
        {"places": ["stak"]},
        ".places[0]",
        '"stak" is not a place; did you mean "stack"?',
    ),
    ("play[3]", {"kind": "GainWeakness", "n": 0}, ".n", "0 is too small; at least 1"),
    ("play[3]", {"kind": "Others", "whom": "that-foe", "do": []}, ".do", EMPTY),
    (
        "play[3]",
        {"kind": "Grant", "ability": {"kind": "Draw"}},
        ".ability.kind",
        "expected a kind of ability; Draw is a kind of effect",
    ),
    ("block", 2, "", 'expected a Block such as {"amount": 2} or null, found 2'),
    ("block", {"amount": "2"}, ".amount", 'expected a number such as 2, found "2"'),
    ("level", 0, "", "0 is too small; at least 1"),
    ("side", "villian", "", '"villian" is not a choice; did you mean "villain"?'),
    ("source", SOURCE, ".symbol", '"my" is not a source; there are rulebook, scan, listed, house'),
    ("play[0].amount", "2", "", 'expected a number such as 2, found "2"'),
    ("play[0].amount", True, "", "expected a number such as 2, found true"),
    ("play[0].amount", 2.5, "", "expected a number such as 2, found 2.5"),
    ("play[0].amount", 100, "", "100 is too large; at most 99"),
    ("play[3]", "Win", "", 'expected an effect such as {"kind": "Draw", "amount": 1}, found "Win"'),
    ("name", ..., "^", 'Card lacks its field "name"'),
    ("defence", {}, "^", 'Card has no field "defence"; did you mean "defense"?'),
    (
        "defense",
        [],
        "",
        'expected a Defense such as {"then": []} or null, found a list',
    ),
    ("ongoing", 1, "", "expected true or false, found 1"),
    ("cost", -1, "", "-1 is too small; at least 0"),
    ("vp", {"kind": "VpPer", "n": 1, "every": 0}, ".every", "0 is too small; at least 1"),
    ("id", "../etc", "", '"../etc" is not an id; use a-z, 0-9 and single dashes'),
    ("name", "x" * 201, "", "201 characters are too many; at most 200"),
    ("rulings", ["x" * 1001], "[0]", "1001 characters are too many; at most 1000"),
    ("name", "\x1b[2J", "", "the text has characters that cannot be shown; take them out"),
    ("play", [{"kind": "Win"}] * 51, "", "51 items are too many; at most 50"),
    ("play", [_may(MAX_DEPTH)], "[0]" + ".do[0]" * MAX_DEPTH, TOO_DEEP),
    (PICK, _also(MAX_DEPTH), ".also" * (MAX_DEPTH - 1), TOO_DEEP),
    (
        "play",
        [{"kind": "May", "do": [{"kind": "Win"}] * 49}] * 5,
        "[3].do[48]",
        f"too many records; at most {MAX_RECORDS}",
    ),
]


def test_the_good_card_is_good(validator: jsonschema.Draft202012Validator) -> None:
    validator.validate(GOOD)
    assert rules_text(card_from_json(GOOD)) == (
        "+2 Power. Discard a Villain. If you do, draw a card."
    )
    card_from_json(changed("play", [_may(MAX_DEPTH - 1)]))


@pytest.mark.parametrize(("place", "value", "beyond", "problem"), WRONG, ids=[w[3] for w in WRONG])
def test_what_is_wrong_is_said(place: str, value: Any, beyond: str, problem: str) -> None:
    with pytest.raises(CardError) as caught:
        card_from_json(changed(place, value))
    path = place.rpartition(".")[0] if beyond == "^" else place + beyond  # ^: in what is around it
    assert (caught.value.path, caught.value.problem) == (path, problem)
    assert str(caught.value) == f"{path or 'card'}: {problem}"


@pytest.mark.parametrize("data", [None, [], "card", 7, 10**5000, {1: 2}, 0.5], ids=range(7))
def test_what_is_no_card_at_all_is_refused(data: object) -> None:
    with pytest.raises(CardError, match=r"^card: "):
        card_from_json(data)


def test_a_bottomless_card_is_refused_at_once() -> None:
    effect: Data = {"kind": "May"}
    effect["do"] = [effect]
    with pytest.raises(CardError, match="nested too deep"):
        card_from_json(changed("play", [effect]))


def test_the_schema_refuses_what_the_codec_refuses(
    validator: jsonschema.Draft202012Validator,
) -> None:
    beyond = ("nested too deep", "too many records", "cannot be shown")  # not for a schema
    for place, value, _, problem in WRONG:
        if not any(words in problem for words in beyond):
            assert not validator.is_valid(changed(place, value)), f"{place}: {problem}"
