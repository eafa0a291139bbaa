"""Why did this happen? Every line of recorded games has its rule, and tells no hidden card."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

import pytest
from tiers import by_day

from archrivals.boxes import catalogue_for
from archrivals.boxes.ledger import LEDGER, holds_in, ids_of
from archrivals.engine.records import to_json
from archrivals.engine.saving import load, setup_from_json
from archrivals.engine.table import Table
from archrivals.hosting import reference
from archrivals.speech.table_talk import Happening, happenings, log_message
from archrivals.speech.talk.grounds import GROUNDS, WITHOUT_GROUND, Ground, ground_of
from archrivals.speech.talk.messages import CardArg, CardsArg, Message, SeatArg, message
from archrivals.speech.talk.signatures import SENTENCES

REPLAYS = sorted((Path(__file__).parent / "replays").glob("*.json"))
NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve")


@lru_cache(maxsize=1)
def recorded(path: Path) -> Table:
    saved = json.loads(path.read_text(encoding="utf-8"))
    return load(saved, catalogue_for(setup_from_json(saved["setup"])))


def story(table: Table, seat: int) -> Iterator[tuple[Happening, Message]]:
    for what in happenings(table.events(seat), table.setup):
        line = log_message(what, NAMES, table.state.cat)
        if line is not None:
            yield what, line


def held_in(boxes: set[str]) -> frozenset[str]:
    """The rules that hold in any of these boxes."""
    return frozenset().union(*map(ids_of, boxes))


def faults(
    line: Message, ground: Ground | None, rule: str, boxes: set[str], seen: set[str]
) -> list[str]:
    """Name what is wrong with a ground; the record gives its cause, ``rule``, and cards shown."""
    if ground is None:
        return [] if line.id in WITHOUT_GROUND else [f"{line.id} has no ground"]
    found = [] if ground.rules else [f"{line.id} has no rule"]
    for id in ground.rules:
        if id not in LEDGER or not any(holds_in(id, box) for box in boxes):
            found.append(f"{line.id} cites {id}, which does not hold here")
    if rule and rule not in ground.rules:
        found.append(f"{line.id} happened by {rule}, which it does not cite")
    return found + [f"{line.id} shows {id}" for id in ground.cards if id not in seen]


@pytest.mark.parametrize("path", by_day(REPLAYS, 5), ids=[path.stem for path in REPLAYS])
def test_every_line_of_a_recorded_game_has_a_ground_that_its_seat_may_know(path: Path) -> None:
    table = recorded(path)
    boxes = {table.setup.box, *table.state.cat.boxes}
    for seat in range(table.state.seats):
        told = to_json(table.events(seat))
        seen = {id for id in table.state.cat.ids if f'"{id}"' in told}
        lines = list(story(table, seat))
        assert lines
        for what, line in lines:
            in_line = to_json(line)
            shown = {id for id in seen if f'"{id}"' in in_line}
            assert faults(line, ground_of(line, held_in(boxes)), what.rule, boxes, shown) == []


def test_a_spoiled_ground_is_found() -> None:
    line = message(
        "move-discard", who=SeatArg(0), cards=CardsArg(()), origin="other", why=CardArg("a")
    )
    boxes, seen = {"heroes-unite"}, {"a"}
    right = ground_of(line, held_in(boxes))
    assert right is not None
    assert faults(line, right, "D2", boxes, seen) == []
    spoiled = {
        "has no ground": None,
        "has no rule": replace(right, rules=()),
        "cites Z9": replace(right, rules=("D2", "Z9")),
        "cites F1": replace(right, rules=("D2", "F1")),
        "happened by D2": replace(right, rules=("T3",)),
        "shows b": replace(right, cards=("a", "b")),
    }
    for fault, ground in spoiled.items():
        assert any(fault in found for found in faults(line, ground, "D2", boxes, seen)), fault


def test_every_line_that_can_be_told_has_a_ground_or_needs_none() -> None:
    lines = {id for id in SENTENCES if id.startswith(("log-", "move-"))}
    assert set(GROUNDS) | WITHOUT_GROUND == lines
    assert not set(GROUNDS) & WITHOUT_GROUND
    assert len(WITHOUT_GROUND) <= 2


def test_a_ground_asks_for_arguments_and_words_that_its_line_has() -> None:
    sorts = {"number", "seat", "seats", "card", "cards", "phrase", "list", "message", "word"}
    for id, bases in GROUNDS.items():
        for basis in bases:
            assert set(basis.rules) <= set(LEDGER)
            for name, values in basis.when.items():
                sort = SENTENCES[id][name]
                known = {"some", "none"} if sort in sorts else set(sort)
                assert set(values) <= known, (id, name)


def test_cards_that_are_only_counted_stay_hidden() -> None:
    cards = CardsArg((), hidden=3)
    line = message("move-draw", who=SeatArg(1), cards=cards, shuffled="no", why=CardArg(""))
    assert ground_of(line, ids_of("heroes-unite")) == Ground(("E1",), ())


def test_a_rule_of_another_box_is_left_out_and_one_of_a_mixed_card_is_kept() -> None:
    line = message("log-block", who=SeatArg(0), cards=CardsArg((CardArg("x"),)))
    assert ground_of(line, ids_of("confrontations")) == Ground(("F2", "Q24"), ("x",))
    both = {"confrontations", "rivals-shazam-black-adam"}
    assert ground_of(line, held_in(both)) == Ground(("F2", "F8", "Q24"), ("x",))


def test_the_end_names_the_rule_that_ended_the_game() -> None:
    line = message("log-over", ending=message("ending", rule="G2"))
    assert ground_of(line, ids_of("heroes-unite")) == Ground(("G2", "G4"), ())


def test_pages_read_the_same_table() -> None:
    told = reference.rules("de").grounds
    assert set(told) == set(GROUNDS)
    assert told["log-end-turn"] == [
        {"rules": ["E1"], "when": {}},
        {"rules": ["D1"], "when": {"shuffled": ["yes"]}},
    ]
