"""Batman vs. The Joker: the examples of Setup."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from bj_table import BJ, batman, joker, plays
from script import CATALOGUES, FOE, ME, Script

from archrivals.engine.language.rules import Setup
from archrivals.engine.state.flat import LINE_UP, MAIN_DECK, STACK, WEAKNESSES, deck, hand
from archrivals.engine.table import Table

CAT = CATALOGUES[BJ]


def new(seed: str = "seed", **setup: Any) -> Table:
    return Table.new(Setup(**({"box": BJ} | setup)), CAT, seed)


def ids(table: Table, zone: int) -> list[str]:
    return [CAT.ids[table.state.faces[card]] for card in table.state.zones[zone]]


@pytest.mark.book("BJ-001", "Batman vs. The Joker: Setup 1; the starting decks")
def test_bj_001_each_player_shuffles_ten_starters_and_holds_five() -> None:
    openings = set()
    first = set()
    for number in range(20):
        table = new(f"seed {number}")
        for seat in (ME, FOE):
            held = ids(table, hand(seat))
            assert len(held) == 5
            assert Counter(held + ids(table, deck(seat))) == {"punch": 7, "vulnerability": 3}
        elsewhere = [*ids(table, MAIN_DECK), *ids(table, LINE_UP)]
        assert not {"punch", "vulnerability"} & {*elsewhere}
        openings.add(tuple(ids(table, hand(ME)) + ids(table, deck(ME))))
        first.add(table.state.active)
    copies = {CAT.ids[face]: card.copies for face, card in enumerate(CAT.cards)}
    assert (copies["punch"], copies["vulnerability"]) == (14, 6)
    assert len(openings) > 1
    assert first == {ME, FOE}


@pytest.mark.book("BJ-002", "Batman vs. The Joker: Setup 1; the stack of Characters")
def test_bj_002_both_see_three_characters_and_only_the_nine_is_in_force() -> None:
    table = new(heroes=("Batman", "The Joker"), first=ME)
    for viewer in (ME, FOE):
        mine, theirs = table.view(viewer).seats
        assert sorted(card.id for card in mine.hero) == ["batman-1", "batman-2", "batman-3"]
        assert sorted(card.id for card in theirs.hero) == [f"the-joker-{n}" for n in (1, 2, 3)]
        assert (mine.cost, theirs.cost) == (9, 9)
    costs = {card.id: card.cost for card in CAT.cards if card.kind == "character"}
    for name in ("batman", "the-joker"):
        assert [costs[f"{name}-{n}"] for n in (1, 2, 3)] == [9, 12, 15]


@pytest.mark.book("BJ-002", "Batman vs. The Joker: Setup 1; the stack of Characters")
def test_bj_002_the_covered_characters_do_nothing(table: Script) -> None:
    batman(table).line_up("Red Robin").hand(ME, "Vicky Vale", "Grappling Hook").confront(FOE)
    plays(table, "Vicky Vale", "Grappling Hook")
    assert table.power == 2
    assert (table.level_of(ME), table.level_of(FOE)) == (1, 1)


@pytest.mark.book("BJ-003", "Batman vs. The Joker: Setup 2 and 3; main deck and Line-Up")
def test_bj_003_sixty_cards_are_shuffled_and_five_laid_out() -> None:
    decks = set()
    for number in range(5):
        table = new(f"seed {number}")
        assert (len(ids(table, LINE_UP)), len(ids(table, MAIN_DECK))) == (5, 55)
        assert ids(table, STACK) == ["kick"] * 8
        assert ids(table, WEAKNESSES) == ["weakness"] * 10
        decks.add(tuple(ids(table, MAIN_DECK)))
        there = {*ids(table, LINE_UP), *ids(table, MAIN_DECK)}
        assert {CAT.cards[CAT.by_id[card]].symbol for card in there} == {"Batman", "The Joker"}
    assert len(decks) == 5


@pytest.mark.book("BJ-003", "Batman vs. The Joker: Setup 2 and 3; main deck and Line-Up")
@pytest.mark.parametrize("buyer", [batman, joker])
def test_bj_003_either_player_may_buy_any_card(table: Script, buyer: Any) -> None:
    buyer(table).line_up("Vicky Vale", "The Penguin", "Superman").hand(ME, "Kick", "Kick")
    plays(table, "Kick", "Kick")
    assert table.turn_options() == ["buy Kick", "buy The Penguin", "buy Vicky Vale", "end"]
    table.buy("Vicky Vale").buy("The Penguin")
    assert table.discard_of(ME) == ["Vicky Vale", "The Penguin"]


@pytest.mark.book("BJ-004", "Batman vs. The Joker: Setup 3; the stacks are not in the Line-Up")
def test_bj_004_batman_12_plays_nothing_out_of_a_line_up_without_such_a_card(
    table: Script,
) -> None:
    batman(table, 2).line_up("The Batcave").hand(ME, "Vicky Vale", "Grappling Hook")
    plays(table, "Vicky Vale", "Grappling Hook")
    assert table.turn_options() == ["end"]
    assert table.power == 2
    assert table.line_up_now == ["The Batcave"]
    assert table.in_play_of(ME) == ["Vicky Vale", "Grappling Hook"]


@pytest.mark.book("BJ-005", "Batman vs. The Joker: Setup 3; Weaknesses are never bought")
def test_bj_005_a_kick_is_for_sale_and_a_weakness_is_not(table: Script) -> None:
    plays(batman(table).hand(ME, *["Punch"] * 3), *["Punch"] * 3)
    assert table.power == 3
    assert table.turn_options() == ["buy Kick", "end"]
    assert table.weaknesses_left == 10
