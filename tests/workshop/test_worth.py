"""The worth of a card: pairs of games with the same luck, an interval, and warnings."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from archrivals.boxes import BOXES
from archrivals.engine.language.rules import SetupError
from archrivals.workshop.worth import FEWEST_DEALS, Study, lanes_of

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
from write_worths import FILE, written

JSON = dict[str, Any]


def box(*play: JSON, kind: str = "main", **more: Any) -> str:
    """A box with one more card."""
    facts = {"name": "Night Watch", "kind": kind, "type": "Hero", "cost": 4, "vp": 1, "copies": 1}
    card = {**facts, "play": list(play), **more}
    card = {name: value for name, value in card.items() if value is not None}
    data = {"format": 1, "id": "tides", "name": "Tides", "based_on": {"box": "heroes-unite"}}
    return json.dumps({**data, "cards": [card]})


def studied(text: str, deals: int = FEWEST_DEALS) -> Study:
    study = Study.of_box(text, "night-watch", deals)
    for _ in study.steps():
        pass
    return study


def test_a_strong_card_is_worth_more_than_a_punch_and_one_that_does_nothing_less() -> None:
    strong = studied(box({"kind": "Power", "amount": 9})).found()
    nothing = studied(box(vp=0)).found()
    assert strong.low > 0
    assert strong.more > nothing.more + 20
    assert strong.low < strong.more < strong.high
    assert strong.state == nothing.state == "done"


def test_a_study_has_the_same_luck_each_time_and_can_be_stopped_after_each_deal() -> None:
    text = box({"kind": "Power", "amount": 3})
    one, other = Study.of_box(text, "night-watch", 3), Study.of_box(text, "night-watch", 3)
    assert list(one.steps()) == [1, 2, 3]
    other.step()
    assert other.rows[0] == one.rows[0]
    other.stopped = True
    assert list(other.steps()) == []
    found = other.found()
    assert (found.state, found.done, found.verdict) == ("stopped", 1, "unsure")


def test_both_games_of_a_pair_have_the_same_luck() -> None:
    study = studied(box({"kind": "Power", "amount": 1}, vp=0, cost=0), 6)
    pairs = [pair for row in study.rows for pair in row]
    same = [pair.with_it.shares == pair.usual.shares for pair in pairs]
    assert sum(same) > len(pairs) / 2  # it is like the Punch that it replaces, but for its type


def test_a_card_that_is_never_played_is_named() -> None:
    study = studied(box({"kind": "Power", "amount": 1}))
    assert "never-worked" not in {each.what for each in study.found().warnings}
    for at, row in enumerate(study.rows):
        unplayed = [replace(pair, with_it=replace(pair.with_it, played=False)) for pair in row]
        study.rows[at] = tuple(unplayed)
    assert "never-worked" in {each.what for each in study.found().warnings}


def test_a_card_that_wins_by_itself_is_warned_of() -> None:
    found = studied(box({"kind": "Power", "amount": 30}, {"kind": "Draw", "amount": 3})).found()
    assert "wins-alone" in {each.what for each in found.warnings}


def test_a_hero_is_weighed_by_its_seat() -> None:
    ability = {"kind": "EveryTurn", "do": [{"kind": "Power", "amount": 5}]}
    text = box(kind="super-hero", type=None, cost=None, vp=0, abilities=[ability], play=None)
    found = studied(text).found()
    assert found.more > 0
    assert found.lanes == ()


def test_cards_that_no_player_takes_have_no_worth() -> None:
    with pytest.raises(SetupError, match="no worth"):
        Study.of_printed("heroes-unite", "punch")
    with pytest.raises(SetupError, match="no card"):
        Study.of_box(box(), "nobody")


@pytest.mark.parametrize("name", BOXES)
def test_the_printed_cards_stand_in_lanes_by_their_costs(name: str) -> None:
    lanes = lanes_of(name)
    assert [lane.cost for lane in lanes] == sorted({lane.cost for lane in lanes})
    assert sum(len(lane.cards) for lane in lanes) > 30
    for lane in lanes:
        assert lane.low <= lane.high
        assert lane.cards


def test_the_worths_of_printed_cards_are_those_of_the_balance_studies() -> None:
    assert FILE.read_text(encoding="utf-8") == written()
