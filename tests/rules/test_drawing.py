"""Part D, Q36, Q37: drawing, discarding, destroying, gaining; who controls what."""

from __future__ import annotations

import json

import pytest
from script import FOE, ME, Script

from archrivals.engine.records import to_plain
from archrivals.engine.state.flat import STACK

# --- Decks that run out (D1, Q37) -------------------------------------------------------------


@pytest.mark.rule("D1")
def test_an_empty_deck_waits_until_a_card_is_drawn_from_it(table: Script) -> None:
    table.hand(ME, "Legion Flight Ring", "Legion Flight Ring").deck(ME, "Kick")
    table.discard(ME, "Punch", "Katana")
    table.play("Legion Flight Ring")
    assert table.deck_of(ME) == []
    assert sorted(table.discard_of(ME)) == ["Katana", "Punch"]
    table.play("Legion Flight Ring")
    assert table.discard_of(ME) == []
    assert len(table.deck_of(ME)) == 1
    assert sorted([*table.deck_of(ME), *table.hand_of(ME)]) == ["Katana", "Kick", "Punch"]


@pytest.mark.rule("D1")
def test_an_emptied_deck_waits_with_its_cards_in_the_discard_pile(table: Script) -> None:
    table.hand(ME, "Crimson Whirlwind").deck(ME, "Kick", "Punch")
    table.play("Crimson Whirlwind")
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.deck_of(ME) == []
    assert sorted(table.discard_of(ME)) == ["Kick", "Punch"]


@pytest.mark.rule("D1")
def test_a_deck_is_rebuilt_to_be_revealed_or_discarded_from(table: Script) -> None:
    table.hand(ME, "Deadshot").discard(FOE, "Kick", "Kick")
    table.play("Deadshot")
    assert table.discard_of(FOE) == ["Kick"]
    assert table.deck_of(FOE) == ["Kick"]


@pytest.mark.rule("D1", "D6")
def test_with_deck_and_discard_pile_empty_as_much_as_possible_happens(table: Script) -> None:
    table.hand(ME, "Raven", "Mongul").deck(ME, "Kick")
    table.play("Mongul")
    assert table.power == 2
    table.asks(ME, "destroy", ["Raven", "Kick"]).answer("Kick")
    table.play("Raven")
    assert table.power == 3
    assert table.hand_of(ME) == []


@pytest.mark.rule("D1", "E1")
def test_the_new_hand_is_drawn_out_of_the_rebuilt_deck(table: Script) -> None:
    table.hand(ME, "Punch", "Punch", "Kick").deck(ME, "Katana", "Raven").play("Kick")
    table.end()
    assert sorted(table.hand_of(ME)) == ["Katana", "Kick", "Punch", "Punch", "Raven"]
    assert table.hand_of(ME)[:2] == ["Katana", "Raven"]
    assert table.deck_of(ME) == table.discard_of(ME) == []


@pytest.mark.rule("Q37")
def test_a_short_deck_is_used_up_before_the_discard_pile_is_shuffled_under_it(
    table: Script,
) -> None:
    table.hand(ME, "Star Sapphire Power Ring").deck(ME, "Katana").discard(ME, "Katana")
    table.play("Star Sapphire Power Ring")  # two Heroes: both stay
    assert table.deck_of(ME) == ["Katana", "Katana"]
    assert table.discard_of(ME) == []
    assert table.in_play_of(ME) == ["Star Sapphire Power Ring"]


@pytest.mark.rule("Q37")
def test_looking_counts_as_revealing_for_a_short_deck(table: Script) -> None:
    table.hand(ME, "Red Lantern Power Ring").deck(ME, "Kick").discard(ME, "Katana")
    table.play("Red Lantern Power Ring")
    table.asks(ME, "destroy", ["Kick", "Katana"]).answer("Katana")
    assert table.power == 2
    assert table.deck_of(ME) == ["Kick"]


@pytest.mark.rule("Q37", "D1")
def test_cards_in_play_and_in_hand_are_not_shuffled_in(table: Script) -> None:
    table.hand(ME, "Raven", "Legion Flight Ring", "Punch").in_play(ME, "Oa")
    table.play("Raven").play("Legion Flight Ring")
    assert table.hand_of(ME) == ["Punch"]
    assert table.in_play_of(ME) == ["Oa", "Raven", "Legion Flight Ring"]


@pytest.mark.rule("Q37", "Q14")
def test_the_main_deck_is_never_rebuilt(table: Script) -> None:
    table.hand(ME, "Teleportation", "Punch").main_deck()
    table.place("destroyed", "Katana")
    table.play("Teleportation")
    assert table.hand_of(ME) == ["Punch"]
    assert table.main_deck_now == []
    assert table.destroyed == ["Katana"]


# --- Discarding, destroying, gaining ----------------------------------------------------------


@pytest.mark.rule("D2")
def test_discarding_is_from_hand(table: Script) -> None:
    table.hand(ME, "Yellow Lantern Corps Power Ring").hand(FOE, "Punch", "Kick")
    table.deck(FOE, "Katana").in_play(FOE, "Oa")
    table.play("Yellow Lantern Corps Power Ring")
    table.asks(FOE, "defend", ["none"]).answer("none")
    table.asks(FOE, "discard", ["Punch", "Kick"]).answer("Kick")
    assert table.hand_of(FOE) == ["Punch"]
    assert table.discard_of(FOE) == ["Kick"]


@pytest.mark.rule("D2")
def test_a_text_may_name_another_place_to_discard_from(table: Script) -> None:
    table.hand(ME, "Deadshot").deck(FOE, "Katana", "Punch").play("Deadshot")
    assert table.discard_of(FOE) == ["Katana"]
    assert table.deck_of(FOE) == ["Punch"]


@pytest.mark.rule("D3")
def test_destroyed_weaknesses_and_kicks_do_not_return_to_their_stacks(table: Script) -> None:
    table.hand(ME, "Nekron", "Weakness", "Kick", "Punch")
    weaknesses, kicks = table.weaknesses_left, len(table.names(STACK))
    table.play("Nekron")
    table.asks(ME, "destroy", ["Weakness", "Kick", "Punch", "none"])
    table.answer("Weakness", "Kick", "none")
    assert table.destroyed == ["Weakness", "Kick"]
    assert table.weaknesses_left == weaknesses
    assert len(table.names(STACK)) == kicks


@pytest.mark.rule("D3", "D5")
def test_the_destroyed_pile_is_one_for_all_and_face_up(table: Script) -> None:
    table.hand(ME, "Soultaker Sword", "Katana").hand(FOE, "Soultaker Sword", "Kick")
    table.play("Soultaker Sword").asks(ME, "destroy", ["Katana", "none"]).answer("Katana")
    table.end().play("Soultaker Sword")
    table.asks(FOE, "destroy", ["Kick", "none"]).answer("Kick")
    for seat in (-1, ME, FOE):
        shown = [card.id for card in table.table.view(seat).destroyed]
        assert shown == ["katana", "kick"]


@pytest.mark.rule("D4")
def test_a_gained_card_costs_nothing(table: Script) -> None:
    table.hand(ME, "Teleportation", "Punch").main_deck("Nekron", "Katana")
    table.play("Punch").play("Teleportation")
    assert table.power == 1
    assert table.hand_of(ME) == ["Nekron"]


@pytest.mark.rule("D4")
def test_nothing_is_gained_where_there_is_no_such_card(table: Script) -> None:
    table.hand(ME, "White Lantern Power Battery").line_up()
    table.play("White Lantern Power Battery")
    assert table.hand_of(ME) == table.deck_of(ME) == table.discard_of(ME) == []


@pytest.mark.rule("D4", "D6")
def test_with_no_power_ring_there_the_rest_of_the_text_still_happens(table: Script) -> None:
    table.hand(ME, "White Lantern Power Battery").line_up("Katana", "Raven")
    table.play("White Lantern Power Battery")
    table.asks(ME, "gain", ["Katana", "Raven"]).answer("Raven")
    assert table.hand_of(ME) == []
    assert table.deck_of(ME) == ["Raven"]


@pytest.mark.rule("Q36")
def test_a_card_that_is_taken_is_not_gained(table: Script) -> None:
    table.hand(ME, "Trigon", "Punch").main_deck("Deadman", "Kick", "Raven")
    table.play("Trigon")
    table.asks(ME, "move", ["Deadman", "Kick"]).answer("Deadman")
    assert table.hand_of(ME) == ["Punch", "Deadman"]
    assert table.main_deck_now == ["Raven", "Kick"]
    assert table.turn_options() == ["end", "play Deadman", "play Punch"]


@pytest.mark.rule("Q36", "Q12")
def test_a_card_that_is_passed_is_not_gained(table: Script) -> None:
    table.super_villains("Vandal Savage", "Amazo").hand(ME, *["Kick"] * 4)
    table.deck(ME, "Deadman", "Deadman", "Punch", "Punch", "Punch").hand(FOE, "Katana", "Raven")
    for _ in range(4):
        table.play("Kick")
    table.buy("Vandal Savage").end()
    table.asks(ME, "defend", ["none"]).answer("none")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("none")
    table.asks(ME, "pass-left", ["Deadman", "Punch"]).answer("Deadman")
    table.asks(FOE, "pass-left", ["Katana", "Raven"]).answer("Katana")
    table.asks(ME, "pass-right", ["Deadman", "Punch"]).answer("Deadman")
    table.asks(FOE, "pass-right", ["Raven"]).answer("Raven")
    assert sorted(table.hand_of(FOE)) == ["Deadman", "Deadman"]
    assert sorted(table.hand_of(ME)) == ["Katana", "Punch", "Punch", "Punch", "Raven"]
    assert table.active == FOE
    assert table.table.ask.kind == "turn"


@pytest.mark.rule("Q36", "D4")
def test_buying_and_gaining_are_both_told_to_the_card(table: Script) -> None:
    table.hand(ME, "Kick", "Kick", "Punch").line_up("Deadman", "Sciencell")
    table.play("Kick").play("Kick").buy("Deadman")
    table.asks(ME, "destroy", ["Punch", "Deadman", "none"]).answer("Punch", "none")
    assert table.destroyed == ["Punch"]
    assert table.discard_of(ME) == ["Deadman"]


@pytest.mark.rule("C-deadman", "Q36")
def test_deadman_destroys_two_cards_in_all_when_he_is_gained(table: Script) -> None:
    table.hand(ME, "Kick", "Kick", "Vulnerability").discard(ME, "Weakness", "Punch")
    table.line_up("Deadman", "Sciencell").play("Kick").play("Kick").buy("Deadman")
    options = ["Vulnerability", "Weakness", "Punch", "Deadman", "none"]
    table.asks(ME, "destroy", options).answer("Weakness")
    table.asks(ME, "destroy", ["Vulnerability", "Punch", "Deadman", "none"])
    table.answer("Vulnerability")
    assert table.table.ask.kind == "turn"
    assert sorted(table.destroyed) == ["Vulnerability", "Weakness"]
    assert sorted(table.discard_of(ME)) == ["Deadman", "Punch"]


@pytest.mark.rule("C-deadman")
def test_deadman_does_it_once_and_not_when_he_is_played(table: Script) -> None:
    table.hand(ME, "Deadman", "Punch").discard(ME, "Weakness").play("Deadman")
    assert table.power == 2
    assert table.table.ask.kind == "turn"


# --- Hidden and open, controlled and not ------------------------------------------------------


@pytest.mark.rule("D5")
def test_discard_piles_and_cards_in_play_are_open_decks_and_hands_are_not(table: Script) -> None:
    table.hand(ME, "Katana").deck(ME, "Raven", "Deadshot").discard(ME, "Kick")
    table.in_play(ME, "Oa").hand(FOE, "Skeets").deck(FOE, "Talon").discard(FOE, "Batarang")
    view = table.table.view(FOE)
    mine, theirs = view.seats[FOE], view.seats[ME]
    assert [card.id for card in theirs.discard] == ["kick"]
    assert [card.id for card in theirs.in_play] == ["oa"]
    assert theirs.hand_size == 1
    assert theirs.deck == 2
    assert theirs.hand is None
    assert [card.id for card in mine.hand or ()] == ["skeets"]
    text = json.dumps(to_plain(view))
    for hidden in ("katana", "raven", "deadshot", "talon"):
        assert f'"{hidden}"' not in text
    spectator = json.dumps(to_plain(table.table.view(-1)))
    for hidden in ("katana", "raven", "deadshot", "talon", "skeets"):
        assert f'"{hidden}"' not in spectator
    for seen in ("kick", "oa", "batarang"):
        assert f'"{seen}"' in spectator


@pytest.mark.rule("D6")
def test_what_cannot_be_done_in_full_is_done_as_far_as_possible(table: Script) -> None:
    table.hand(FOE, "Green Lantern Power Ring").hand(ME, "Deadshot").deck(FOE, "Kick")
    table.play("Deadshot")
    table.asks(FOE, "defend", ["Green Lantern Power Ring", "none"])
    table.answer("Green Lantern Power Ring")
    assert sorted(table.hand_of(FOE)) == ["Green Lantern Power Ring", "Kick"]  # drew 2 of 2


@pytest.mark.rule("D6")
def test_a_random_discard_of_two_takes_the_only_card(table: Script) -> None:
    table.super_villains("Vandal Savage", "Mongul").hand(ME, *["Kick"] * 4)
    table.deck(ME, *["Vulnerability"] * 5).hand(FOE, "Punch")
    for _ in range(4):
        table.play("Kick")
    table.buy("Vandal Savage").end()
    table.asks(ME, "defend", ["none"]).answer("none")
    table.asks(FOE, "defend", ["none"]).answer("none")
    table.asks(ME, "choose", ["mode 1"]).answer("mode 1")
    table.asks(FOE, "choose", ["mode 1"]).answer("mode 1")
    assert table.hand_of(FOE) == []
    assert table.discard_of(FOE) == ["Punch"]
    assert len(table.hand_of(ME)) == 3


@pytest.mark.rule("D8")
def test_a_location_is_controlled_in_play_and_nowhere_else(table: Script) -> None:
    table.hand(ME, "Power of the Green", "Oa").deck(ME, "Apokolips")
    table.play("Power of the Green")
    assert table.power == 2
    table.play("Oa")
    assert table.in_play_of(ME) == ["Power of the Green", "Oa"]


@pytest.mark.rule("D8")
def test_a_location_played_this_turn_or_long_ago_is_controlled(table: Script) -> None:
    table.hand(ME, "Power of the Green", "Power of the Green", "Oa").hand(FOE, "Punch")
    table.play("Oa").play("Power of the Green")
    assert table.power == 3
    table.end().end()
    assert table.in_play_of(ME) == ["Oa"]
    table.play("Power of the Green")
    assert table.power == 3


@pytest.mark.rule("D8")
def test_played_cards_are_controlled_until_the_turn_ends(table: Script) -> None:
    table.hand(ME, "Kick").deck(ME, *["Punch"] * 5).play("Kick")
    assert table.in_play_of(ME) == ["Kick"]
    table.end()
    assert table.in_play_of(ME) == []
    assert table.hand_of(ME) == ["Punch"] * 5
