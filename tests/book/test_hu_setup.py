"""Heroes Unite: decks, stacks, Super Heroes and the first player."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hu_tables import offered, play_all, shown, standard
from script import CATALOGUE, FOE, FOURTH, ME, THIRD, Script

from archrivals.engine.language.rules import Setup, SetupError
from archrivals.engine.state.flat import (
    LINE_UP,
    MAIN_DECK,
    STACK,
    SUPER_VILLAINS,
    UNUSED,
    WEAKNESSES,
    deck,
    discard_pile,
    hand,
    hero_zone,
)
from archrivals.engine.table import Table

MY_CARDS = (deck, hand, discard_pile)
OTHERS = {card.id for card in CATALOGUE.cards if card.kind == "super-villain"} - {"vandal-savage"}


def new(seed: str = "book", **setup: Any) -> Table:
    return Table.new(Setup(**setup), CATALOGUE, seed)


def ids(table: Table, zone: int) -> list[str]:
    s = table.state
    return [CATALOGUE.ids[s.faces[card]] for card in s.zones[zone]]


@pytest.mark.book("HU-001", "Heroes Unite: DC Comics Super Heroes and Starting; Gameplay")
def test_hu_001_each_player_starts_with_ten_cards_and_holds_five() -> None:
    table = new()
    orders = set()
    for seat in (ME, FOE):
        mine = ids(table, deck(seat)) + ids(table, hand(seat))
        assert Counter(mine) == {"punch": 7, "vulnerability": 3}
        assert len(ids(table, deck(seat))) == len(ids(table, hand(seat))) == 5
        assert ids(table, discard_pile(seat)) == []
        assert len(ids(table, hero_zone(seat))) == 1
        orders |= {tuple(ids(new(str(n)), deck(seat))) for n in range(5)}
    assert len(orders) > 2, "starting decks are shuffled"


@pytest.mark.book("HU-002", "Heroes Unite: Contents")
def test_hu_002_the_box_holds_starting_decks_for_five_players() -> None:
    table = new(players=5)
    used = Counter(
        card for seat in range(5) for pile in MY_CARDS for card in ids(table, pile(seat))
    )
    assert used == {"punch": 35, "vulnerability": 15}
    starters = {"punch", "vulnerability"}
    for zone in (MAIN_DECK, LINE_UP, STACK, WEAKNESSES, SUPER_VILLAINS):
        assert not starters & set(ids(table, zone))
    with pytest.raises(SetupError, match="2 to 5"):
        new(players=6)
    with pytest.raises(SetupError, match="2 to 5"):
        new(players=1)


@pytest.mark.book("HU-003", "Heroes Unite: The Main Deck")
def test_hu_003_of_111_cards_five_lie_open_and_106_face_down() -> None:
    table = new()
    line_up, main_deck = ids(table, LINE_UP), ids(table, MAIN_DECK)
    assert (len(line_up), len(main_deck)) == (5, 106)
    kinds = {CATALOGUE.kind[CATALOGUE.by_id[card]] for card in line_up + main_deck}
    assert kinds == {"main"}
    assert not {"punch", "vulnerability", "kick", "weakness", *OTHERS} & {*line_up, *main_deck}
    assert ids(table, STACK) == ["kick"] * 16
    assert ids(table, WEAKNESSES) == ["weakness"] * 20
    for viewer in (-1, ME, FOE):
        assert [card.id for card in table.view(viewer).line_up] == line_up
        assert table.view(viewer).main_deck == 106


@pytest.mark.book("HU-004", "Heroes Unite: The Super-Villain Stack")
def test_hu_004_seven_unknown_super_villains_lie_under_vandal_savage() -> None:
    table = new()
    stack = ids(table, SUPER_VILLAINS)
    aside = OTHERS & set(ids(table, UNUSED))
    assert len(stack) == 8
    assert stack[-1] == "vandal-savage"
    assert set(stack[:-1]) | aside == OTHERS
    assert len(aside) == 4
    for viewer in (-1, ME, FOE):
        assert [card.id for card in table.view(viewer).super_villain] == ["vandal-savage"]
        assert not [card for card in OTHERS if f'"{card}"' in shown(table, viewer)]
    assert len({tuple(ids(new(str(n)), SUPER_VILLAINS)) for n in range(6)}) == 6


@pytest.mark.book("HU-005", "Heroes Unite: The Super-Villain Stack")
@pytest.mark.parametrize("number", [9, 10, 11, 12])
def test_hu_005_a_longer_game_has_up_to_twelve_super_villains(number: int) -> None:
    table = new(super_villains=number)
    stack = ids(table, SUPER_VILLAINS)
    assert stack[-1] == "vandal-savage"
    assert len(stack) == number
    assert len(OTHERS & set(ids(table, UNUSED))) == 12 - number
    with pytest.raises(SetupError):
        new(super_villains=13)


@pytest.mark.book("HU-006", "Heroes Unite: The Super-Villains")
def test_hu_006_vandal_savage_makes_no_first_appearance(table: Script) -> None:
    begun = new()
    assert begun.ask.kind == "turn"
    kinds = {event.kind for event in begun.events(-1)}
    assert not kinds & {"first-appearance", "attack"}
    standard(table).hand(ME, *["Kick"] * 4)
    play_all(table, *["Kick"] * 4)
    assert table.power == 8
    assert "Vandal Savage" in offered(table, "buy")


@pytest.mark.book("HU-007", "Heroes Unite: DC Comics Super Heroes")
def test_hu_007_three_players_choose_between_two_super_heroes_and_four_cannot() -> None:
    table = new(players=3, hero_choice="two")
    dealt = [[card for _, card in ask.options] for ask in table.asks]
    assert [len(two) for two in dealt] == [2, 2, 2]
    assert len({card for two in dealt for card in two}) == 6
    for seat in range(3):
        table.answer(seat, 0)
    kept = [ids(table, hero_zone(seat))[0] for seat in range(3)]
    assert len(set(kept)) == 3
    with pytest.raises(SetupError, match="S5"):
        new(players=4, hero_choice="two")
    at_random = new(players=4, hero_choice="deal")
    assert len({ids(at_random, hero_zone(seat))[0] for seat in range(4)}) == 4
    chosen = new(players=4, hero_choice="pick")
    for left in (7, 6, 5, 4):
        assert (chosen.ask.kind, len(chosen.ask.options)) == ("hero", left)
        chosen.answer(chosen.ask.seat, 0)
    assert len({ids(chosen, hero_zone(seat))[0] for seat in range(4)}) == 4


@pytest.mark.book("HU-008", "Heroes Unite: Gameplay")
def test_hu_008_turns_go_clockwise_from_the_player_chance_picks() -> None:
    table = new(players=4, first=THIRD)
    order = []
    for _ in range(5):
        order.append(table.ask.seat)
        assert len(ids(table, hand(table.ask.seat))) == 5
        table.answer(table.ask.seat, len(table.ask.options) - 1)
    assert order == [THIRD, FOURTH, ME, FOE, THIRD]
    assert {new(str(n), players=4).ask.seat for n in range(40)} == {0, 1, 2, 3}


@pytest.mark.book("HU-009", "Heroes Unite: Gameplay")
def test_hu_009_stacks_and_main_deck_are_no_part_of_the_line_up(table: Script) -> None:
    standard(table).hand(ME, "Sonic Siren", "Starbolt", "Warrior Princess").line_up("Katana")
    table.play("Sonic Siren").asks(ME, "destroy", ["Katana", "none"]).answer("none")
    play_all(table, "Starbolt", "Warrior Princess")
    assert table.table.ask.kind == "turn", "there is one card to gain, so no choice"
    assert table.hand_of(ME) == ["Katana"]
    assert table.line_up_now == []
    assert table.power == 2 + 2 + 3
