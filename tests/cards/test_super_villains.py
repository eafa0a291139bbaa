"""The twelve Super-Villains of Heroes Unite: their text when played, and how they first appear."""

from __future__ import annotations

import pytest
from script import FOE, FOURTH, ME, THIRD, Script

from archrivals.engine.state.flat import SUPER_VILLAINS

FIVE = ("Vulnerability",) * 5


def flip(table: Script, villain: str, *drawn: str) -> None:
    """I defeat Vandal Savage and end my turn, drawing the first five: the next one appears."""
    table.super_villains("Vandal Savage", villain)
    table.hand(ME, "Kick", "Kick", "Kick", "Kick").deck(ME, *drawn)
    table.play("Kick").play("Kick").play("Kick").play("Kick")
    table.buy("Vandal Savage").end()


def nobody_can_defend(table: Script, *seats: int) -> None:
    """These players hold cards, but no Defense."""
    for seat in seats:
        table.asks(seat, "defend", ["none"]).answer("none")


def hand(table: Script, seat: int) -> list[str]:
    return sorted(table.hand_of(seat))


# --- First Appearances in general -------------------------------------------------------------


@pytest.mark.card("arkillo", "trigon", "nekron", "mongul")
@pytest.mark.rule("A6")
def test_a_first_appearance_never_applies_when_the_card_is_played(table: Script) -> None:
    table.hand(ME, "Arkillo", "Trigon", "Nekron", "Mongul", "Punch").hand(FOE, "Raven", "Kick")
    table.main_deck("Batarang")
    table.play("Arkillo").play("Trigon").play("Nekron")
    table.asks(ME, "destroy", ["Batarang", "Mongul", "Punch", "none"]).answer("none")
    table.play("Mongul").asks(ME, "destroy", ["Batarang", "Punch"]).answer("Punch")
    assert hand(table, FOE) == ["Kick", "Raven"]
    assert table.weaknesses_left == 20


@pytest.mark.card("trigon")
@pytest.mark.rule("A6")
def test_a_first_appearance_hits_the_player_whose_turn_ended_and_comes_once(table: Script) -> None:
    table.deck(FOE, *FIVE)
    flip(table, "Trigon", "Kick", *FIVE)
    nobody_can_defend(table, ME)
    assert hand(table, ME) == ["Vulnerability"] * 4
    assert table.destroyed == ["Kick"]
    assert table.active == FOE
    table.end()
    assert table.destroyed == ["Kick"]
    assert table.active == ME


@pytest.mark.card("trigon")
@pytest.mark.rule("A1", "A10")
def test_the_player_whose_turn_ended_may_defend_with_a_card_just_drawn(table: Script) -> None:
    table.hand(FOE, "Kick")
    flip(table, "Trigon", "Katana", "Kick", "Punch", "Punch", "Punch", "Batarang")
    table.asks(ME, "defend", ["Katana", "none"]).answer("Katana")
    nobody_can_defend(table, FOE)
    assert hand(table, ME) == ["Batarang", "Kick", "Punch", "Punch", "Punch"]
    assert table.destroyed == ["Kick"]
    assert table.hand_of(FOE) == []


@pytest.mark.card("trigon", "booster-gold")
@pytest.mark.ruling("Q11")
def test_booster_gold_draws_for_avoiding_a_first_appearance(table: Script) -> None:
    table.hero(FOE, "Booster Gold").hand(FOE, "Katana", "Raven").deck(FOE, "Punch", "Kick")
    flip(table, "Trigon", *FIVE)
    nobody_can_defend(table, ME)
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    table.asks(FOE, "may", ["yes", "no"]).answer("yes")
    assert hand(table, FOE) == ["Kick", "Punch", "Raven"]
    assert table.power == 0


@pytest.mark.card("trigon")
@pytest.mark.rule("A2")
def test_one_defense_is_enough_and_no_second_one_is_asked(table: Script) -> None:
    table.hand(FOE, "Katana", "Katana", "Green Lantern Power Ring").deck(FOE, "Punch", "Punch")
    flip(table, "Trigon", *FIVE)
    nobody_can_defend(table, ME)
    table.asks(FOE, "defend", ["Katana", "Green Lantern Power Ring", "none"])
    table.answer("Green Lantern Power Ring")
    assert hand(table, FOE) == ["Katana", "Katana", "Punch", "Punch"]


@pytest.mark.card("trigon")
@pytest.mark.rule("H2")
@pytest.mark.ruling("Q32")
def test_who_defeated_a_super_villain_is_immune_in_the_hunt(table: Script) -> None:
    table.variants("hunt").hand(FOE, "Kick")
    flip(table, "Trigon", "Kick", "Katana", *FIVE)
    table.asks(FOE, "defend", ["none"]).answer("none")
    assert hand(table, ME) == ["Katana", "Kick"] + ["Vulnerability"] * 3
    assert table.destroyed == ["Kick"]
    assert table.hand_of(FOE) == []


@pytest.mark.card("amazo")
@pytest.mark.rule("H2")
@pytest.mark.ruling("Q12", "Q32")
def test_an_immune_player_is_skipped_when_cards_are_passed(table: Script) -> None:
    table.players(3).variants("hunt").hand(FOE, "Kick", "Raven").hand(THIRD, "Talon")
    flip(table, "Amazo", *FIVE)
    nobody_can_defend(table, FOE, THIRD)
    table.asks(FOE, "pass-left", ["Kick", "Raven"]).answer("Kick")
    table.asks(THIRD, "pass-left", ["Talon"]).answer("Talon")
    table.asks(FOE, "pass-right", ["Raven"]).answer("Raven")
    assert hand(table, ME) == list(FIVE)
    assert table.hand_of(FOE) == ["Talon"]
    assert hand(table, THIRD) == ["Kick", "Raven"]


# --- Amazo ------------------------------------------------------------------------------------


@pytest.mark.card("amazo")
def test_amazo_gives_three_power_when_nothing_was_played(table: Script) -> None:
    table.hand(ME, "Amazo").play("Amazo")
    assert table.power == 3


@pytest.mark.card("amazo")
def test_amazo_gives_three_power_when_neither_villain_nor_hero_was_played(table: Script) -> None:
    table.hand(ME, "Punch", "Batarang", "Kick", "Weakness", "Apokolips", "Amazo")
    table.play("Punch").play("Batarang").play("Kick").play("Weakness").play("Apokolips")
    table.play("Amazo")
    assert table.power == 8


@pytest.mark.card("amazo")
@pytest.mark.ruling("C-amazo")
@pytest.mark.rule("R4")
def test_amazo_plays_a_hero_and_a_villain_again_and_the_first_plays_stay(table: Script) -> None:
    table.hand(ME, "Raven", "Brother Blood", "Kick", "Amazo").deck(ME, "Punch", "Batarang")
    table.play("Raven").play("Brother Blood").play("Kick").play("Amazo")
    table.asks(ME, "play-again", ["Raven", "Brother Blood", "none"]).answer("Raven")
    table.asks(ME, "play-again", ["Brother Blood", "none"]).answer("Brother Blood")
    assert table.power == 1 + 4 + 2 + 1 + 4
    assert hand(table, ME) == ["Batarang", "Punch"]
    assert table.in_play_of(ME) == ["Raven", "Brother Blood", "Kick", "Amazo"]


@pytest.mark.card("amazo")
def test_amazo_may_play_only_one_card_again(table: Script) -> None:
    table.hand(ME, "Raven", "Brother Blood", "Amazo").deck(ME, "Punch", "Batarang")
    table.play("Raven").play("Brother Blood").play("Amazo")
    table.asks(ME, "play-again", ["Raven", "Brother Blood", "none"]).answer("Brother Blood")
    table.asks(ME, "play-again", ["Raven", "none"]).answer("none")
    assert table.power == 1 + 4 + 4
    assert table.hand_of(ME) == ["Punch"]


@pytest.mark.card("amazo")
def test_amazo_who_plays_neither_again_gives_the_power(table: Script) -> None:
    table.hand(ME, "Raven", "Amazo").deck(ME, "Punch", "Kick")
    table.play("Raven").play("Amazo")
    table.asks(ME, "play-again", ["Raven", "none"]).answer("none")
    assert table.power == 1 + 3
    assert table.hand_of(ME) == ["Punch"]


@pytest.mark.card("amazo")
def test_amazo_plays_one_villain_again_not_two(table: Script) -> None:
    table.hand(ME, "Brother Blood", "Killer Croc", "Amazo")
    table.play("Brother Blood").play("Killer Croc").play("Amazo")
    table.asks(ME, "play-again", ["Brother Blood", "Killer Croc", "none"]).answer("Brother Blood")
    assert table.power == 4 + (2 + 1) + 4


@pytest.mark.card("amazo")
def test_amazo_plays_one_hero_again_not_two(table: Script) -> None:
    table.hand(ME, "Katana", "Hawkgirl", "Amazo")
    table.play("Katana").play("Hawkgirl").play("Amazo")
    table.asks(ME, "play-again", ["Katana", "Hawkgirl", "none"]).answer("Hawkgirl")
    assert table.power == 1 + 1 + 1


@pytest.mark.card("amazo")
def test_amazo_plays_them_again_in_the_order_chosen(table: Script) -> None:
    table.hand(ME, "Dr. Sivana", "Raven", "Amazo").discard(ME, "Kick").deck(ME, "Punch", "Batarang")
    table.play("Dr. Sivana").asks(ME, "move", ["Kick", "none"]).answer("none")
    table.play("Raven").play("Amazo")
    table.asks(ME, "play-again", ["Dr. Sivana", "Raven", "none"]).answer("Dr. Sivana", "Raven")
    table.asks(ME, "move", ["Kick", "none"]).answer("Kick")
    assert table.power == 2 + 1 + 2 + 1
    assert hand(table, ME) == ["Kick", "Punch"]
    assert table.deck_of(ME) == ["Batarang"]


@pytest.mark.card("amazo")
def test_amazo_in_the_other_order_draws_before_the_move(table: Script) -> None:
    table.hand(ME, "Dr. Sivana", "Raven", "Amazo").discard(ME, "Kick").deck(ME, "Punch", "Batarang")
    table.play("Dr. Sivana").asks(ME, "move", ["Kick", "none"]).answer("none")
    table.play("Raven").play("Amazo")
    table.asks(ME, "play-again", ["Dr. Sivana", "Raven", "none"]).answer("Raven", "Dr. Sivana")
    table.asks(ME, "move", ["Kick", "none"]).answer("Kick")
    assert hand(table, ME) == ["Batarang", "Punch"]
    assert table.deck_of(ME) == ["Kick"]


@pytest.mark.card("amazo")
@pytest.mark.ruling("Q16")
def test_an_attack_played_again_by_amazo_is_another_attack(table: Script) -> None:
    table.hand(ME, "Deadshot", "Amazo").hand(FOE, "Katana").deck(FOE, "Kick", "Batarang")
    table.play("Deadshot").asks(FOE, "defend", ["Katana", "none"]).answer("none")
    assert table.discard_of(FOE) == ["Kick"]
    table.play("Amazo").asks(ME, "play-again", ["Deadshot", "none"]).answer("Deadshot")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    assert table.power == 2
    assert table.discard_of(FOE) == ["Kick", "Katana"]
    assert table.hand_of(FOE) == ["Batarang"]


@pytest.mark.card("amazo", "hawkman")
@pytest.mark.ruling("Q16")
def test_a_hero_played_again_by_amazo_is_another_play_for_hawkman(table: Script) -> None:
    table.hero(ME, "Hawkman").hand(ME, "Katana", "Amazo")
    table.play("Katana").play("Amazo")
    table.asks(ME, "play-again", ["Katana", "none"]).answer("Katana")
    assert table.power == 1 + 1 + 1 + 1


@pytest.mark.card("amazo", "winged-warrior")
@pytest.mark.ruling("Q16")
def test_a_card_played_again_is_not_another_card(table: Script) -> None:
    table.line_up("Sciencell").hand(ME, "Winged Warrior", "Amazo")
    table.play("Winged Warrior").play("Amazo")
    table.asks(ME, "play-again", ["Winged Warrior", "none"]).answer("Winged Warrior")
    assert table.power == 2 + 2


@pytest.mark.card("amazo", "vandal-savage")
def test_amazo_does_not_double_what_is_ongoing(table: Script) -> None:
    table.hand(ME, "Vandal Savage", "Amazo").play("Vandal Savage").play("Amazo")
    table.asks(ME, "play-again", ["Vandal Savage", "none"]).answer("Vandal Savage")
    assert table.power == 1


@pytest.mark.card("amazo", "vandal-savage")
def test_amazo_cannot_play_again_what_was_not_played_this_turn(table: Script) -> None:
    table.in_play(ME, "Vandal Savage").hand(ME, "Amazo").play("Amazo")
    assert table.power == 1 + 3


@pytest.mark.card("amazo", "shazam")
@pytest.mark.ruling("Q15")
def test_amazo_cannot_play_again_a_borrowed_card_that_went_back(table: Script) -> None:
    table.main_deck("Brother Blood", "Batarang").hand(ME, "Shazam!", "Amazo")
    table.line_up("Sciencell").play("Shazam!").play("Amazo")
    assert table.power == 2 + 4 + 3


@pytest.mark.card("amazo", "granny-goodness")
@pytest.mark.ruling("Q15")
def test_amazo_cannot_pick_a_borrowed_card_though_it_is_in_front(table: Script) -> None:
    table.line_up("Brother Blood", "Sciencell").hand(ME, "Granny Goodness", "Amazo")
    table.play("Granny Goodness").play("Amazo")
    table.asks(ME, "play-again", ["Granny Goodness", "none"]).answer("none")
    assert table.power == 4 + 3
    assert table.line_up_now == ["Sciencell"]


@pytest.mark.card("amazo", "granny-goodness")
@pytest.mark.ruling("Q16")
def test_amazo_cannot_choose_the_card_that_is_borrowing_him(table: Script) -> None:
    table.variants("hidden").line_up("Amazo", "Sciencell").hand(ME, "Katana", "Granny Goodness")
    table.play("Katana").play("Granny Goodness")
    table.asks(ME, "play-again", ["Katana", "none"]).answer("none")
    assert table.power == 1 + 3


@pytest.mark.card("amazo")
@pytest.mark.ruling("Q12")
def test_amazo_appears_and_all_pass_a_card_left_and_one_right(table: Script) -> None:
    table.players(3).hand(FOE, "Batarang", "Kick").hand(THIRD, "Hawkgirl", "Talon")
    flip(table, "Amazo", "Raven", "Punch", "Punch", "Punch", "Punch")
    nobody_can_defend(table, ME, FOE, THIRD)
    table.asks(ME, "pass-left", ["Raven", "Punch"]).answer("Raven")
    table.asks(FOE, "pass-left", ["Batarang", "Kick"]).answer("Batarang")
    table.asks(THIRD, "pass-left", ["Hawkgirl", "Talon"]).answer("Hawkgirl")
    assert table.hand_of(ME).count("Raven") == 1, "nothing moves before all have chosen"
    table.asks(ME, "pass-right", ["Punch"]).answer("Punch")
    table.asks(FOE, "pass-right", ["Kick"]).answer("Kick")
    table.asks(THIRD, "pass-right", ["Talon"]).answer("Talon")
    assert hand(table, ME) == ["Hawkgirl", "Kick", "Punch", "Punch", "Punch"]
    assert hand(table, FOE) == ["Raven", "Talon"]
    assert hand(table, THIRD) == ["Batarang", "Punch"]
    assert table.active == FOE


@pytest.mark.card("amazo")
@pytest.mark.ruling("Q12")
def test_amazo_appears_before_two_players_and_both_cards_go_to_the_other(table: Script) -> None:
    table.hand(FOE, "Batarang", "Kick", "Talon")
    flip(table, "Amazo", "Raven", "Punch", "Punch", "Punch", "Punch")
    nobody_can_defend(table, ME, FOE)
    table.asks(ME, "pass-left", ["Raven", "Punch"]).answer("Punch")
    table.asks(FOE, "pass-left", ["Batarang", "Kick", "Talon"]).answer("Talon")
    table.asks(ME, "pass-right", ["Raven", "Punch"]).answer("Punch")
    table.asks(FOE, "pass-right", ["Batarang", "Kick"]).answer("Batarang")
    assert hand(table, ME) == ["Batarang", "Punch", "Punch", "Raven", "Talon"]
    assert hand(table, FOE) == ["Kick", "Punch", "Punch"]


@pytest.mark.card("amazo")
@pytest.mark.ruling("Q12")
def test_amazo_appears_and_a_lone_card_goes_left_and_no_card_is_no_matter(table: Script) -> None:
    table.players(3).hand(FOE, "Batarang")
    flip(table, "Amazo", "Raven", "Kick", "Punch", "Punch", "Punch")
    nobody_can_defend(table, ME, FOE)
    table.asks(ME, "pass-left", ["Raven", "Kick", "Punch"]).answer("Raven")
    table.asks(FOE, "pass-left", ["Batarang"]).answer("Batarang")
    table.asks(ME, "pass-right", ["Kick", "Punch"]).answer("Kick")
    assert hand(table, ME) == ["Punch", "Punch", "Punch"]
    assert table.hand_of(FOE) == ["Raven"]
    assert hand(table, THIRD) == ["Batarang", "Kick"]


@pytest.mark.card("amazo")
@pytest.mark.ruling("Q12")
def test_who_avoids_amazo_is_skipped_as_a_neighbour(table: Script) -> None:
    table.players(4).hand(FOE, "Katana", "Kick").deck(FOE, "Batarang")
    table.hand(THIRD, "Hawkgirl", "Talon").hand(FOURTH, "Deadshot", "Starbolt")
    flip(table, "Amazo", "Raven", "Sciencell", "Punch", "Punch", "Punch")
    nobody_can_defend(table, ME, THIRD, FOURTH)
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    table.asks(ME, "pass-left", ["Raven", "Sciencell", "Punch"]).answer("Raven")
    table.asks(THIRD, "pass-left", ["Hawkgirl", "Talon"]).answer("Hawkgirl")
    table.asks(FOURTH, "pass-left", ["Deadshot", "Starbolt"]).answer("Deadshot")
    table.asks(ME, "pass-right", ["Sciencell", "Punch"]).answer("Sciencell")
    table.asks(THIRD, "pass-right", ["Talon"]).answer("Talon")
    table.asks(FOURTH, "pass-right", ["Starbolt"]).answer("Starbolt")
    assert hand(table, ME) == ["Deadshot", "Punch", "Punch", "Punch", "Talon"]
    assert hand(table, FOE) == ["Batarang", "Kick"]
    assert hand(table, THIRD) == ["Raven", "Starbolt"]
    assert hand(table, FOURTH) == ["Hawkgirl", "Sciencell"]


@pytest.mark.card("amazo")
@pytest.mark.ruling("Q12")
def test_who_alone_does_not_avoid_amazo_passes_to_nobody(table: Script) -> None:
    table.hand(FOE, "Katana").deck(FOE, "Kick")
    flip(table, "Amazo", "Raven", "Punch", "Punch", "Punch", "Punch")
    nobody_can_defend(table, ME)
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    assert hand(table, ME) == ["Punch", "Punch", "Punch", "Punch", "Raven"]
    assert table.hand_of(FOE) == ["Kick"]


# --- Arkillo ----------------------------------------------------------------------------------


@pytest.mark.card("arkillo")
def test_arkillo_brings_back_all_equipment(table: Script) -> None:
    table.discard(ME, "Batarang", "Raven", "Skeets", "Batarang", "Weakness").deck(ME, "Batarang")
    table.hand(ME, "Arkillo").play("Arkillo")
    assert table.power == 2
    assert hand(table, ME) == ["Batarang", "Batarang", "Skeets"]
    assert sorted(table.discard_of(ME)) == ["Raven", "Weakness"]
    assert table.deck_of(ME) == ["Batarang"]


@pytest.mark.card("arkillo")
def test_arkillo_without_equipment_gives_only_power(table: Script) -> None:
    table.discard(ME, "Raven").hand(ME, "Arkillo").play("Arkillo")
    assert table.power == 2
    assert table.hand_of(ME) == []
    assert table.discard_of(ME) == ["Raven"]


@pytest.mark.card("arkillo")
@pytest.mark.ruling("C-arkillo")
@pytest.mark.rule("A7")
def test_arkillo_appears_and_the_costliest_hand_gains_three_weaknesses(table: Script) -> None:
    table.players(3).hand(FOE, "Kick", "Kick").hand(THIRD, "Starbolt")
    flip(table, "Arkillo", *FIVE)
    table.asks(FOE, "defend", ["none"]).answer("none")
    assert table.weaknesses_left == 20, "no total counts before all Defenses are decided"
    nobody_can_defend(table, ME, THIRD)
    assert table.discard_of(FOE) == ["Weakness"] * 3
    assert table.discard_of(THIRD) == []
    assert "Weakness" not in table.discard_of(ME)
    assert table.weaknesses_left == 17
    assert table.hand_of(FOE) == ["Kick", "Kick"]


@pytest.mark.card("arkillo")
@pytest.mark.ruling("Q12")
def test_all_who_tie_for_the_costliest_hand_gain_from_arkillo(table: Script) -> None:
    table.players(3).hand(FOE, "Kick").hand(THIRD, "Raven")
    flip(table, "Arkillo", *FIVE)
    nobody_can_defend(table, ME, FOE, THIRD)
    assert table.discard_of(FOE) == ["Weakness"] * 3
    assert table.discard_of(THIRD) == ["Weakness"] * 3
    assert "Weakness" not in table.discard_of(ME)


@pytest.mark.card("arkillo")
@pytest.mark.ruling("Q12")
def test_a_tie_at_nothing_is_a_tie_too_and_an_empty_hand_is_compared(table: Script) -> None:
    flip(table, "Arkillo", *FIVE)
    nobody_can_defend(table, ME)
    assert table.discard_of(ME).count("Weakness") == 3
    assert table.discard_of(FOE) == ["Weakness"] * 3


@pytest.mark.card("arkillo")
@pytest.mark.ruling("Q12")
def test_who_avoids_arkillo_is_left_out_of_the_comparison(table: Script) -> None:
    table.players(3).hand(FOE, "Katana", "Brother Blood").deck(FOE, "Punch")
    table.hand(THIRD, "Kick")
    flip(table, "Arkillo", *FIVE)
    nobody_can_defend(table, ME, THIRD)
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    assert table.discard_of(FOE) == ["Katana"]
    assert table.discard_of(THIRD) == ["Weakness"] * 3
    assert "Weakness" not in table.discard_of(ME)


@pytest.mark.card("arkillo")
@pytest.mark.rule("R1", "W1")
def test_with_few_weaknesses_left_arkillo_starts_with_who_ended_the_turn(table: Script) -> None:
    table.players(3).weaknesses(4).hand(FOE, "Kick").hand(THIRD, "Kick")
    flip(table, "Arkillo", "Kick", "Punch", "Punch", "Punch", "Punch")
    nobody_can_defend(table, ME, FOE, THIRD)
    assert table.discard_of(ME).count("Weakness") == 3
    assert table.discard_of(FOE) == ["Weakness"]
    assert table.discard_of(THIRD) == []
    assert table.weaknesses_left == 0


# --- Black Adam -------------------------------------------------------------------------------


@pytest.mark.card("black-adam")
@pytest.mark.rule("K4")
def test_black_adam_counts_his_own_type(table: Script) -> None:
    table.hand(ME, "Black Adam").play("Black Adam")
    assert table.power == 2


@pytest.mark.card("black-adam")
def test_black_adam_counts_types_played_before_and_after_each_once(table: Script) -> None:
    table.hand(ME, "Punch", "Vulnerability", "Black Adam", "Batarang", "Batarang", "Katana")
    table.play("Punch").play("Vulnerability").play("Black Adam")
    assert table.power == 1 + 2 * 2
    table.play("Batarang")
    assert table.power == 5 + 2 + 2
    table.play("Batarang")
    assert table.power == 9 + 2
    table.play("Katana")
    assert table.power == 11 + 1 + 2


@pytest.mark.card("black-adam")
@pytest.mark.rule("K1")
def test_black_adam_with_all_six_types(table: Script) -> None:
    table.hand(ME, "Vulnerability", "Black Adam", "Katana", "Kick", "Batarang", "Oa")
    table.play("Vulnerability").play("Black Adam").play("Katana").play("Kick")
    table.play("Batarang").play("Oa")
    assert table.power == 1 + 2 + 2 + 6 * 2


@pytest.mark.card("black-adam")
@pytest.mark.rule("K4")
def test_black_adam_counts_villains_once_and_a_weakness_never(table: Script) -> None:
    table.hand(ME, "Weakness", "Brother Blood", "Black Adam", "Arkillo", "Weakness")
    table.play("Weakness").play("Brother Blood").play("Black Adam")
    table.play("Arkillo").play("Weakness")
    assert table.power == 4 + 2 + 2


@pytest.mark.card("black-adam")
def test_black_adam_does_not_count_cards_in_play_that_were_not_played(table: Script) -> None:
    table.in_play(ME, "Apokolips", "Force Field").hand(ME, "Black Adam").play("Black Adam")
    assert table.power == 2


@pytest.mark.card("black-adam", "amazo")
def test_black_adam_played_again_counts_once_more(table: Script) -> None:
    table.hand(ME, "Punch", "Black Adam", "Amazo", "Batarang")
    table.play("Punch").play("Black Adam").play("Amazo")
    table.asks(ME, "play-again", ["Black Adam", "none"]).answer("Black Adam")
    assert table.power == 1 + 2 * 2 + 2 * 2
    table.play("Batarang")
    assert table.power == 9 + 2 + 2 + 2


@pytest.mark.card("black-adam")
def test_black_adam_appears_and_each_player_destroys_a_hero(table: Script) -> None:
    table.players(3).discard(ME, "Raven", "Punch")
    table.hand(FOE, "Raven", "Punch").discard(FOE, "Hawkgirl", "Raven")
    table.hand(THIRD, "Punch").discard(THIRD, "Talon")
    flip(table, "Black Adam", *FIVE)
    nobody_can_defend(table, ME, FOE, THIRD)
    assert table.destroyed == ["Raven"], "mine is the only one, and I am the first"
    table.asks(FOE, "destroy", ["Raven (hand)", "Raven (discard)", "Hawkgirl"])
    table.answer("Raven (discard)")
    assert table.destroyed == ["Raven", "Raven"]
    assert hand(table, FOE) == ["Punch", "Raven"]
    assert table.discard_of(FOE) == ["Hawkgirl"]
    assert table.hand_of(THIRD) == ["Punch"]
    assert table.discard_of(THIRD) == ["Talon"]


@pytest.mark.card("black-adam")
def test_a_hero_used_to_avoid_black_adam_is_safe(table: Script) -> None:
    table.hand(FOE, "Katana").discard(FOE, "Raven").deck(FOE, "Punch")
    flip(table, "Black Adam", *FIVE)
    nobody_can_defend(table, ME)
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    assert table.destroyed == []
    assert sorted(table.discard_of(FOE)) == ["Katana", "Raven"]


@pytest.mark.card("black-adam")
def test_a_defense_not_used_may_be_the_hero_lost_to_black_adam(table: Script) -> None:
    table.hand(FOE, "Katana")
    flip(table, "Black Adam", *FIVE)
    nobody_can_defend(table, ME)
    table.asks(FOE, "defend", ["Katana", "none"]).answer("none")
    assert table.destroyed == ["Katana"]


# --- Graves -----------------------------------------------------------------------------------


@pytest.mark.card("graves")
def test_graves_moves_a_card_to_the_deck_top(table: Script) -> None:
    table.discard(ME, "Raven", "Weakness").deck(ME, "Punch").hand(ME, "Graves", "Kick")
    table.play("Graves").asks(ME, "move", ["Raven", "Weakness", "none"]).answer("Raven")
    assert table.power == 4
    assert table.deck_of(ME) == ["Raven", "Punch"]
    assert table.discard_of(ME) == ["Weakness"]


@pytest.mark.card("graves")
def test_graves_need_not_move_a_card(table: Script) -> None:
    table.discard(ME, "Raven").deck(ME, "Punch").hand(ME, "Graves")
    table.play("Graves").asks(ME, "move", ["Raven", "none"]).answer("none")
    assert table.deck_of(ME) == ["Punch"]
    assert table.discard_of(ME) == ["Raven"]


@pytest.mark.card("graves")
def test_graves_with_an_empty_discard_pile_asks_nothing(table: Script) -> None:
    table.hand(ME, "Graves").play("Graves")
    assert table.power == 4


@pytest.mark.card("graves")
@pytest.mark.ruling("C-graves")
def test_graves_appears_all_lay_before_any_is_shown_and_the_highest_draws(table: Script) -> None:
    table.players(3).hand(FOE, "Starbolt", "Kick").deck(FOE, "Punch", "Batarang", "Katana")
    table.hand(THIRD, "Talon", "Raven")
    flip(table, "Graves", "Punch", "Kick", "Punch", "Punch", "Punch")
    nobody_can_defend(table, ME, FOE, THIRD)
    table.asks(FOE, "lay", ["Starbolt", "Kick"]).answer("Starbolt")
    assert table.destroyed == []
    table.asks(THIRD, "lay", ["Talon", "Raven"]).answer("Raven")
    table.asks(ME, "lay", ["Kick", "Punch"]).answer("Punch")
    assert sorted(table.destroyed) == ["Punch", "Raven", "Starbolt"]
    assert hand(table, FOE) == ["Batarang", "Kick", "Punch"]
    assert table.hand_of(THIRD) == ["Talon"]
    assert hand(table, ME) == ["Kick", "Punch", "Punch", "Punch"]


@pytest.mark.card("graves")
@pytest.mark.ruling("C-graves")
def test_on_a_tie_for_highest_nobody_draws_from_graves(table: Script) -> None:
    table.players(3).hand(FOE, "Kick").deck(FOE, "Punch", "Punch")
    table.hand(THIRD, "Raven").deck(THIRD, "Punch", "Punch")
    flip(table, "Graves", *FIVE, "Punch", "Punch")
    nobody_can_defend(table, ME, FOE, THIRD)
    table.asks(ME, "lay", ["Vulnerability"]).answer("Vulnerability")
    table.asks(FOE, "lay", ["Kick"]).answer("Kick")
    table.asks(THIRD, "lay", ["Raven"]).answer("Raven")
    assert sorted(table.destroyed) == ["Kick", "Raven", "Vulnerability"]
    assert table.hand_of(FOE) == table.hand_of(THIRD) == []
    assert hand(table, ME) == ["Vulnerability"] * 4


@pytest.mark.card("graves")
@pytest.mark.ruling("C-graves")
def test_a_tie_below_the_highest_does_not_matter_to_graves(table: Script) -> None:
    table.players(3).hand(FOE, "Punch").hand(THIRD, "Raven").deck(THIRD, "Kick")
    flip(table, "Graves", *FIVE)
    nobody_can_defend(table, ME, FOE, THIRD)
    table.asks(ME, "lay", ["Vulnerability"]).answer("Vulnerability")
    table.asks(FOE, "lay", ["Punch"]).answer("Punch")
    table.asks(THIRD, "lay", ["Raven"]).answer("Raven")
    assert table.hand_of(THIRD) == ["Kick"]


@pytest.mark.card("graves")
@pytest.mark.ruling("Q12")
def test_without_a_hand_one_is_left_out_and_a_card_laid_alone_is_the_highest(table: Script) -> None:
    table.deck(FOE, "Kick", "Kick")
    flip(table, "Graves", *FIVE, "Kick", "Batarang", "Raven")
    nobody_can_defend(table, ME)
    table.asks(ME, "lay", ["Vulnerability"]).answer("Vulnerability")
    assert table.destroyed == ["Vulnerability"]
    assert hand(table, ME) == ["Batarang", "Kick"] + ["Vulnerability"] * 4
    assert table.hand_of(FOE) == []


@pytest.mark.card("graves")
@pytest.mark.ruling("Q12")
def test_who_avoids_graves_lays_nothing(table: Script) -> None:
    table.players(3).hand(FOE, "Katana", "Starbolt").deck(FOE, "Punch")
    table.hand(THIRD, "Kick").deck(THIRD, "Batarang", "Raven")
    flip(table, "Graves", *FIVE)
    nobody_can_defend(table, ME, THIRD)
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    table.asks(ME, "lay", ["Vulnerability"]).answer("Vulnerability")
    table.asks(THIRD, "lay", ["Kick"]).answer("Kick")
    assert hand(table, FOE) == ["Punch", "Starbolt"]
    assert hand(table, THIRD) == ["Batarang", "Raven"]
    assert sorted(table.destroyed) == ["Kick", "Vulnerability"]


# --- H'el -------------------------------------------------------------------------------------


@pytest.mark.card("hel")
def test_hel_draws_until_the_drawn_cards_cost_seven(table: Script) -> None:
    table.hand(ME, "H'el").deck(ME, "Punch", "Kick", "Batarang", "Katana", "Raven")
    table.play("H'el")
    assert table.hand_of(ME) == ["Punch", "Kick", "Batarang", "Katana"]
    assert table.deck_of(ME) == ["Raven"]
    assert table.power == 0


@pytest.mark.card("hel")
def test_hel_stops_at_more_than_seven_too(table: Script) -> None:
    table.hand(ME, "H'el", "Sciencell").line_up().deck(ME, "Brother Blood", "Starbolt", "Punch")
    table.play("H'el")
    assert hand(table, ME) == ["Brother Blood", "Sciencell", "Starbolt"]
    assert table.deck_of(ME) == ["Punch"]


@pytest.mark.card("hel")
@pytest.mark.rule("D1")
def test_hel_goes_on_through_the_discard_pile_until_both_are_empty(table: Script) -> None:
    table.hand(ME, "H'el").deck(ME, "Punch").discard(ME, "Punch", "Raven", "Weakness")
    table.play("H'el")
    assert hand(table, ME) == ["Punch", "Punch", "Raven", "Weakness"]
    assert table.deck_of(ME) == []
    assert table.discard_of(ME) == []
    assert table.in_play_of(ME) == ["H'el"]


@pytest.mark.card("hel")
def test_hel_with_nothing_to_draw_does_nothing(table: Script) -> None:
    table.hand(ME, "H'el").play("H'el")
    assert table.hand_of(ME) == []


@pytest.mark.card("hel")
@pytest.mark.ruling("Q18")
def test_hel_appears_and_the_owner_picks_the_card_destroyed(table: Script) -> None:
    table.deck(FOE, "Punch", "Kick", "Batarang", "Raven")
    flip(table, "H'el", *FIVE, "Punch", "Punch", "Katana", "Raven")
    nobody_can_defend(table, ME)
    assert table.destroyed == ["Katana"], "the only one of cost 1 or more is not asked for"
    table.asks(FOE, "destroy", ["Kick", "Batarang"]).answer("Batarang")
    assert table.destroyed == ["Katana", "Batarang"]
    assert sorted(table.discard_of(FOE)) == ["Kick", "Punch"]
    assert table.deck_of(FOE) == ["Raven"]
    assert table.discard_of(ME).count("Punch") == 2
    assert table.deck_of(ME) == ["Raven"]


@pytest.mark.card("hel")
def test_hel_appears_and_with_nothing_to_destroy_all_three_are_discarded(table: Script) -> None:
    table.deck(FOE, "Punch", "Vulnerability", "Weakness", "Kick")
    flip(table, "H'el", *FIVE, "Punch", "Punch", "Punch")
    nobody_can_defend(table, ME)
    assert table.destroyed == []
    assert sorted(table.discard_of(FOE)) == ["Punch", "Vulnerability", "Weakness"]
    assert table.deck_of(FOE) == ["Kick"]


@pytest.mark.card("hel")
@pytest.mark.ruling("Q37")
def test_hel_appears_before_a_short_deck(table: Script) -> None:
    table.players(3).deck(FOE, "Punch").discard(FOE, "Kick").deck(THIRD)
    flip(table, "H'el", *FIVE, "Punch", "Punch", "Punch")
    nobody_can_defend(table, ME)
    assert table.destroyed == ["Kick"]
    assert table.discard_of(FOE) == ["Punch"]
    assert table.deck_of(FOE) == []
    assert table.discard_of(THIRD) == []


@pytest.mark.card("hel", "force-field")
def test_who_avoids_hel_keeps_the_deck(table: Script) -> None:
    table.in_play(FOE, "Force Field").deck(FOE, "Kick", "Kick", "Kick")
    flip(table, "H'el", *FIVE, "Punch", "Punch", "Punch")
    nobody_can_defend(table, ME)
    table.asks(FOE, "defend", ["Force Field", "none"]).answer("Force Field")
    assert table.deck_of(FOE) == ["Kick", "Kick", "Kick"]
    assert table.discard_of(FOE) == ["Force Field"]


# --- Hector Hammond ---------------------------------------------------------------------------


@pytest.mark.card("hector-hammond")
def test_hector_hammond_moves_two_cards_to_hand(table: Script) -> None:
    table.discard(ME, "Raven", "Kick", "Punch").hand(ME, "Hector Hammond").play("Hector Hammond")
    table.asks(ME, "move", ["Raven", "Kick", "Punch", "none"]).answer("Kick")
    table.asks(ME, "move", ["Raven", "Punch", "none"]).answer("Raven")
    assert table.power == 0
    assert hand(table, ME) == ["Kick", "Raven"]
    assert table.discard_of(ME) == ["Punch"]


@pytest.mark.card("hector-hammond")
def test_hector_hammond_may_move_only_one_card(table: Script) -> None:
    table.discard(ME, "Raven", "Kick").hand(ME, "Hector Hammond").play("Hector Hammond")
    table.asks(ME, "move", ["Raven", "Kick", "none"]).answer("Kick")
    table.asks(ME, "move", ["Raven", "none"]).answer("none")
    assert table.power == 0
    assert table.hand_of(ME) == ["Kick"]


@pytest.mark.card("hector-hammond")
def test_hector_hammond_choosing_no_card_gives_the_power(table: Script) -> None:
    table.discard(ME, "Raven").hand(ME, "Hector Hammond").play("Hector Hammond")
    table.asks(ME, "move", ["Raven", "none"]).answer("none")
    assert table.power == 3
    assert table.discard_of(ME) == ["Raven"]


@pytest.mark.card("hector-hammond")
def test_hector_hammond_with_an_empty_discard_pile_gives_the_power(table: Script) -> None:
    table.hand(ME, "Hector Hammond").deck(ME, "Kick").play("Hector Hammond")
    assert table.power == 3
    assert table.deck_of(ME) == ["Kick"]


@pytest.mark.card("hector-hammond")
@pytest.mark.rule("R1")
def test_hector_hammond_appears_and_gives_main_deck_cards_in_turn_order(table: Script) -> None:
    table.players(3).main_deck("Killer Croc", "Raven", "Starbolt", "Kyle Rayner")
    flip(table, "Hector Hammond", *FIVE)
    nobody_can_defend(table, ME)
    assert table.discard_of(ME)[-3:] == ["Killer Croc", "Weakness", "Weakness"]
    assert table.discard_of(FOE) == ["Raven"], "it costs 3"
    assert table.discard_of(THIRD) == ["Starbolt", "Weakness", "Weakness"]
    assert table.main_deck_now == ["Kyle Rayner"]
    assert table.weaknesses_left == 16


@pytest.mark.card("hector-hammond")
@pytest.mark.ruling("Q14")
def test_hector_hammond_appears_over_a_main_deck_that_runs_out(table: Script) -> None:
    table.players(3).main_deck("Starbolt").hand(FOE, "Katana").deck(FOE, "Punch")
    flip(table, "Hector Hammond", *FIVE)
    nobody_can_defend(table, ME)
    table.asks(FOE, "defend", ["Katana", "none"]).answer("none")
    assert table.discard_of(ME)[-3:] == ["Starbolt", "Weakness", "Weakness"]
    assert table.discard_of(FOE) == table.discard_of(THIRD) == []
    assert table.main_deck_now == []
    assert table.active == FOE, "a full Line-Up over an empty main deck plays on"


@pytest.mark.card("hector-hammond")
@pytest.mark.rule("W1")
def test_hector_hammond_appears_and_the_card_comes_without_weaknesses_left(table: Script) -> None:
    table.main_deck("Starbolt", "Starbolt").weaknesses(3)
    flip(table, "Hector Hammond", *FIVE)
    nobody_can_defend(table, ME)
    assert table.discard_of(ME)[-3:] == ["Starbolt", "Weakness", "Weakness"]
    assert table.discard_of(FOE) == ["Starbolt", "Weakness"]


@pytest.mark.card("hector-hammond")
def test_who_avoids_hector_hammond_gains_nothing_at_all(table: Script) -> None:
    table.players(3).main_deck("Raven", "Starbolt").hand(FOE, "Katana").deck(FOE, "Punch")
    flip(table, "Hector Hammond", *FIVE)
    nobody_can_defend(table, ME)
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    assert table.discard_of(FOE) == ["Katana"]
    assert table.discard_of(THIRD) == ["Starbolt", "Weakness", "Weakness"]


@pytest.mark.card("hector-hammond", "deadman")
@pytest.mark.rule("R2")
def test_deadman_gained_from_hector_hammond_works_when_the_attack_is_over(table: Script) -> None:
    table.players(3).main_deck("Raven", "Deadman", "Batarang").hand(FOE, "Punch")
    flip(table, "Hector Hammond", *FIVE)
    nobody_can_defend(table, ME, FOE)
    assert table.discard_of(THIRD) == ["Batarang"]
    table.asks(FOE, "destroy", ["Punch", "Deadman", "Weakness", "none"]).answer("Weakness")
    table.asks(FOE, "destroy", ["Punch", "Deadman", "Weakness", "none"]).answer("Weakness")
    assert table.discard_of(FOE) == ["Deadman"]
    assert table.destroyed == ["Weakness", "Weakness"]


@pytest.mark.card("hector-hammond", "deadman")
@pytest.mark.ruling("Q6", "Q11")
def test_two_deadmen_gained_from_hector_hammond_work_in_turn_order(table: Script) -> None:
    table.main_deck("Deadman", "Deadman").hand(FOE, "Punch")
    flip(table, "Hector Hammond", *FIVE)
    nobody_can_defend(table, ME, FOE)
    mine = ["Deadman", "Kick", "Vandal Savage", "Vulnerability", "Weakness", "none"]
    table.asks(ME, "destroy", mine).answer("Vulnerability", "Weakness")
    table.asks(FOE, "destroy", ["Deadman", "Punch", "Weakness", "none"]).answer("Punch", "none")
    assert table.destroyed == ["Vulnerability", "Weakness", "Punch"]
    assert table.active == FOE


# --- Helspont ---------------------------------------------------------------------------------


@pytest.mark.card("helspont")
def test_helspont_moves_cheap_cards_of_one_type(table: Script) -> None:
    table.discard(ME, "Raven", "Katana", "Kick", "Punch", "Killer Croc", "Superboy", "Weakness")
    table.hand(ME, "Helspont").play("Helspont")
    table.asks(ME, "move", ["Raven", "Katana", "Kick", "Punch", "none"]).answer("Raven")
    table.asks(ME, "move", ["Katana", "none"]).answer("Katana")
    assert table.power == 0
    assert hand(table, ME) == ["Katana", "Raven"]
    assert sorted(table.discard_of(ME)) == ["Kick", "Killer Croc", "Punch", "Superboy", "Weakness"]


@pytest.mark.card("helspont")
def test_helspont_moves_any_number_of_that_type(table: Script) -> None:
    table.discard(ME, "Punch", "Punch", "Punch", "Vulnerability", "Kick")
    table.hand(ME, "Helspont").play("Helspont")
    table.asks(ME, "move", ["Punch", "Vulnerability", "Kick", "none"]).answer("Punch")
    table.asks(ME, "move", ["Punch", "Vulnerability", "none"]).answer("Punch")
    table.asks(ME, "move", ["Punch", "Vulnerability", "none"]).answer("Punch")
    table.asks(ME, "move", ["Vulnerability", "none"]).answer("none")
    assert table.hand_of(ME) == ["Punch", "Punch", "Punch"]
    assert table.power == 0


@pytest.mark.card("helspont")
def test_helspont_choosing_no_card_gives_the_power(table: Script) -> None:
    table.discard(ME, "Kick").hand(ME, "Helspont").play("Helspont")
    table.asks(ME, "move", ["Kick", "none"]).answer("none")
    assert table.power == 3


@pytest.mark.card("helspont")
def test_helspont_takes_no_weakness_and_nothing_dearer_than_three(table: Script) -> None:
    table.discard(ME, "Weakness", "Killer Croc", "Skeets").hand(ME, "Helspont").play("Helspont")
    assert table.power == 3
    assert sorted(table.discard_of(ME)) == ["Killer Croc", "Skeets", "Weakness"]


@pytest.mark.card("helspont")
def test_helspont_appears_and_each_player_discards_a_location_or_two_cards(table: Script) -> None:
    table.players(3).in_play(FOE, "Apokolips", "Metropolis").hand(FOE, "Kick", "Raven", "Punch")
    table.hand(THIRD, "Kick", "Raven", "Punch")
    flip(table, "Helspont", *FIVE)
    nobody_can_defend(table, ME, FOE, THIRD)
    assert hand(table, ME) == ["Vulnerability"] * 3
    table.asks(FOE, "discard", ["Apokolips", "Metropolis"]).answer("Metropolis")
    table.asks(THIRD, "discard", ["Kick", "Raven", "Punch"]).answer("Raven")
    table.asks(THIRD, "discard", ["Kick", "Punch"]).answer("Punch")
    assert table.in_play_of(FOE) == ["Apokolips"]
    assert table.discard_of(FOE) == ["Metropolis"]
    assert len(table.hand_of(FOE)) == 3
    assert table.hand_of(THIRD) == ["Kick"]
    assert table.discard_of(THIRD) == ["Raven", "Punch"]


@pytest.mark.card("helspont")
def test_helspont_appears_and_the_only_location_must_go(table: Script) -> None:
    table.in_play(ME, "Apokolips").hand(FOE, "Kick").in_play(FOE, "Force Field")
    flip(table, "Helspont", *FIVE)
    nobody_can_defend(table, ME)
    table.asks(FOE, "defend", ["Force Field", "none"]).answer("none")
    assert table.in_play_of(ME) == []
    assert table.discard_of(ME)[-1] == "Apokolips"
    assert hand(table, ME) == list(FIVE)
    assert table.in_play_of(FOE) == ["Force Field"], "Ongoing, but no Location"
    assert table.discard_of(FOE) == ["Kick"], "one card where there are not two"


@pytest.mark.card("helspont")
def test_helspont_appears_and_an_empty_hand_loses_nothing(table: Script) -> None:
    flip(table, "Helspont", *FIVE)
    nobody_can_defend(table, ME)
    assert table.discard_of(FOE) == []
    assert hand(table, ME) == ["Vulnerability"] * 3


@pytest.mark.card("helspont", "apokolips")
@pytest.mark.rule("K2")
def test_a_location_lost_to_helspont_works_no_more(table: Script) -> None:
    table.in_play(FOE, "Apokolips").deck(FOE, "Kick")
    flip(table, "Helspont", *FIVE)
    nobody_can_defend(table, ME)
    assert table.active == FOE
    assert table.turn_options() == ["end"]


# --- Mongul -----------------------------------------------------------------------------------


@pytest.mark.card("mongul")
def test_mongul_draws_two_then_destroys_a_card_perhaps_one_just_drawn(table: Script) -> None:
    table.hand(ME, "Mongul", "Kick").deck(ME, "Punch", "Raven", "Batarang").play("Mongul")
    table.asks(ME, "destroy", ["Kick", "Punch", "Raven"]).answer("Punch")
    assert table.power == 2
    assert hand(table, ME) == ["Kick", "Raven"]
    assert table.destroyed == ["Punch"]
    assert table.deck_of(ME) == ["Batarang"]


@pytest.mark.card("mongul")
def test_mongul_destroys_the_only_card_unasked(table: Script) -> None:
    table.hand(ME, "Mongul", "Kick").play("Mongul")
    assert table.hand_of(ME) == []
    assert table.destroyed == ["Kick"]


@pytest.mark.card("mongul")
def test_mongul_with_no_cards_at_all_gives_only_power(table: Script) -> None:
    table.hand(ME, "Mongul").play("Mongul")
    assert table.power == 2
    assert table.destroyed == []


@pytest.mark.card("mongul")
@pytest.mark.ruling("C-power-rings")
@pytest.mark.rule("K10")
def test_mongul_appears_and_a_power_ring_or_two_random_cards_go(table: Script) -> None:
    table.hand(FOE, "Orange Lantern Power Ring", "Kick", "Red Lantern Power Ring")
    flip(table, "Mongul", "Blue Lantern Power Ring", *FIVE)
    nobody_can_defend(table, ME, FOE)
    table.asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 0")
    table.asks(FOE, "choose", ["mode 0", "mode 1"]).answer("mode 0")
    table.asks(FOE, "discard", ["Orange Lantern Power Ring", "Red Lantern Power Ring"])
    table.answer("Red Lantern Power Ring")
    assert hand(table, ME) == ["Vulnerability"] * 4
    assert table.discard_of(ME)[-1] == "Blue Lantern Power Ring"
    assert hand(table, FOE) == ["Kick", "Orange Lantern Power Ring"]
    assert table.discard_of(FOE) == ["Red Lantern Power Ring"]


@pytest.mark.card("mongul")
def test_mongul_appears_and_two_random_cards_may_go_instead_of_a_ring(table: Script) -> None:
    table.hand(FOE, "Orange Lantern Power Ring", "Kick", "Kick")
    flip(table, "Mongul", *FIVE)
    nobody_can_defend(table, ME, FOE)
    table.asks(ME, "choose", ["mode 1"]).answer("mode 1")
    table.asks(FOE, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    assert hand(table, ME) == ["Vulnerability"] * 3
    assert len(table.hand_of(FOE)) == 1
    assert len(table.discard_of(FOE)) == 2


@pytest.mark.card("mongul", "legion-flight-ring", "white-lantern-power-battery")
@pytest.mark.rule("K10")
def test_flight_ring_and_power_battery_do_not_satisfy_mongul(table: Script) -> None:
    table.hand(FOE, "Legion Flight Ring", "White Lantern Power Battery")
    flip(table, "Mongul", *FIVE)
    nobody_can_defend(table, ME, FOE)
    table.asks(ME, "choose", ["mode 1"]).answer("mode 1")
    table.asks(FOE, "choose", ["mode 1"]).answer("mode 1")
    assert table.hand_of(FOE) == []
    assert sorted(table.discard_of(FOE)) == ["Legion Flight Ring", "White Lantern Power Battery"]


@pytest.mark.card("mongul")
@pytest.mark.rule("D6")
def test_mongul_appears_and_a_single_card_or_none_goes(table: Script) -> None:
    table.players(3).hand(FOE, "Kick")
    flip(table, "Mongul", *FIVE)
    nobody_can_defend(table, ME, FOE)
    table.asks(ME, "choose", ["mode 1"]).answer("mode 1")
    table.asks(FOE, "choose", ["mode 1"]).answer("mode 1")
    assert table.discard_of(FOE) == ["Kick"]
    assert table.discard_of(THIRD) == []


@pytest.mark.card("mongul", "green-lantern-power-ring")
def test_a_power_ring_used_to_avoid_mongul_satisfies_him(table: Script) -> None:
    table.hand(FOE, "Green Lantern Power Ring").deck(FOE, "Kick", "Raven")
    flip(table, "Mongul", *FIVE)
    nobody_can_defend(table, ME)
    table.asks(FOE, "defend", ["Green Lantern Power Ring", "none"])
    table.answer("Green Lantern Power Ring")
    table.asks(ME, "choose", ["mode 1"]).answer("mode 1")
    assert table.discard_of(FOE) == ["Green Lantern Power Ring"]
    assert table.hand_of(FOE) == ["Kick", "Raven"]


# --- Mr. Freeze -------------------------------------------------------------------------------


@pytest.mark.card("mr-freeze")
def test_mr_freeze_may_gain_every_equipment_of_the_line_up(table: Script) -> None:
    table.line_up("Batarang", "Raven", "Sciencell", "Apokolips").hand(ME, "Mr. Freeze")
    table.play("Mr. Freeze").asks(ME, "instead", ["yes", "no"]).answer("yes")
    assert table.power == 0
    assert hand(table, ME) == ["Batarang", "Sciencell"]
    assert sorted(table.line_up_now) == ["Apokolips", "Raven"]


@pytest.mark.card("mr-freeze")
def test_mr_freeze_may_take_the_power(table: Script) -> None:
    table.line_up("Batarang", "Raven").hand(ME, "Mr. Freeze")
    table.play("Mr. Freeze").asks(ME, "instead", ["yes", "no"]).answer("no")
    assert table.power == 3
    assert table.hand_of(ME) == []
    assert sorted(table.line_up_now) == ["Batarang", "Raven"]


@pytest.mark.card("mr-freeze")
def test_mr_freeze_with_no_equipment_there_gives_the_power(table: Script) -> None:
    table.line_up("Raven").hand(ME, "Mr. Freeze").play("Mr. Freeze")
    assert table.power == 3


@pytest.mark.card("mr-freeze")
def test_mr_freeze_over_an_empty_line_up_gives_the_power(table: Script) -> None:
    table.line_up().hand(ME, "Mr. Freeze").play("Mr. Freeze")
    assert table.power == 3


@pytest.mark.card("mr-freeze")
def test_mr_freeze_appears_and_equipment_of_the_players_replaces_the_line_up_s(
    table: Script,
) -> None:
    table.players(3).line_up("Batarang", "Sciencell", "Raven", "Apokolips", "Talon")
    table.hand(FOE, "Legion Flight Ring", "Kick").discard(FOE, "Soultaker Sword", "Raven")
    table.hand(THIRD, "Kick")
    flip(table, "Mr. Freeze", "Skeets", *FIVE)
    nobody_can_defend(table, FOE, THIRD)
    table.asks(ME, "defend", ["Skeets", "none"]).answer("none")
    assert sorted(table.destroyed) == ["Batarang", "Sciencell"]
    assert hand(table, ME) == ["Vulnerability"] * 4
    table.asks(FOE, "move", ["Legion Flight Ring", "Soultaker Sword"]).answer("Soultaker Sword")
    assert sorted(table.line_up_now) == ["Apokolips", "Raven", "Skeets", "Soultaker Sword", "Talon"]
    assert table.discard_of(FOE) == ["Raven"]
    assert table.hand_of(THIRD) == ["Kick"]


@pytest.mark.card("mr-freeze")
def test_a_defense_against_mr_freeze_does_not_save_the_line_up(table: Script) -> None:
    table.line_up("Batarang", "Sciencell", "Raven", "Apokolips", "Talon")
    table.hand(FOE, "Katana").discard(FOE, "Batarang").deck(FOE, "Punch")
    flip(table, "Mr. Freeze", "Katana", *FIVE)
    table.asks(ME, "defend", ["Katana", "none"]).answer("Katana")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    assert sorted(table.destroyed) == ["Batarang", "Sciencell"]
    assert sorted(table.line_up_now) == ["Apokolips", "Raven", "Talon"]
    assert sorted(table.discard_of(FOE)) == ["Batarang", "Katana"]


@pytest.mark.card("mr-freeze")
@pytest.mark.rule("E2")
def test_slots_emptied_by_mr_freeze_wait_for_the_next_refill(table: Script) -> None:
    table.line_up("Batarang", "Sciencell", "Raven", "Apokolips", "Talon")
    table.main_deck("Starbolt", "Hawkgirl", "Deadshot").deck(FOE, *FIVE)
    flip(table, "Mr. Freeze", *FIVE)
    nobody_can_defend(table, ME)
    assert sorted(table.line_up_now) == ["Apokolips", "Raven", "Talon"]
    table.end()
    assert sorted(table.line_up_now) == ["Apokolips", "Hawkgirl", "Raven", "Starbolt", "Talon"]


@pytest.mark.card("mr-freeze")
@pytest.mark.ruling("Q13")
def test_mr_freeze_may_bring_the_line_up_above_its_size(table: Script) -> None:
    table.line_up("Hawkgirl", "Deadshot", "Raven", "Apokolips", "Talon").main_deck("Kyle Rayner")
    table.hand(FOE, "Batarang").deck(FOE, *FIVE)
    flip(table, "Mr. Freeze", "Sciencell", *FIVE)
    nobody_can_defend(table, ME, FOE)
    assert len(table.line_up_now) == 7
    table.end()
    assert len(table.line_up_now) == 7
    assert table.main_deck_now == ["Kyle Rayner"]


# --- Nekron -----------------------------------------------------------------------------------


@pytest.mark.card("nekron")
def test_nekron_destroys_three_cards_then_draws_three(table: Script) -> None:
    table.hand(ME, "Nekron", "Punch", "Kick").discard(ME, "Weakness", "Raven")
    table.deck(ME, "Batarang", "Katana", "Talon", "Starbolt").play("Nekron")
    table.asks(ME, "destroy", ["Punch", "Kick", "Weakness", "Raven", "none"]).answer("Punch")
    table.asks(ME, "destroy", ["Kick", "Weakness", "Raven", "none"]).answer("Weakness")
    table.asks(ME, "destroy", ["Kick", "Raven", "none"]).answer("Kick")
    assert table.power == 0
    assert sorted(table.destroyed) == ["Kick", "Punch", "Weakness"]
    assert table.hand_of(ME) == ["Batarang", "Katana", "Talon"]
    assert table.discard_of(ME) == ["Raven"]


@pytest.mark.card("nekron")
@pytest.mark.rule("D3")
def test_a_weakness_destroyed_by_nekron_does_not_return_to_its_stack(table: Script) -> None:
    table.weaknesses(5).discard(ME, "Weakness").hand(ME, "Nekron").deck(ME, "Kick").play("Nekron")
    table.asks(ME, "destroy", ["Weakness", "none"]).answer("Weakness")
    assert table.weaknesses_left == 5
    assert table.destroyed == ["Weakness"]


@pytest.mark.card("nekron")
def test_nekron_need_not_destroy_and_then_draws_nothing(table: Script) -> None:
    table.hand(ME, "Nekron", "Punch").deck(ME, "Batarang").play("Nekron")
    table.asks(ME, "destroy", ["Punch", "none"]).answer("none")
    assert table.hand_of(ME) == ["Punch"]
    assert table.destroyed == []


@pytest.mark.card("nekron")
def test_nekron_may_destroy_fewer_than_three(table: Script) -> None:
    table.hand(ME, "Nekron", "Punch", "Punch").deck(ME, "Batarang", "Kick").play("Nekron")
    table.asks(ME, "destroy", ["Punch", "none"]).answer("Punch")
    table.asks(ME, "destroy", ["Punch", "none"]).answer("none")
    assert table.hand_of(ME) == ["Punch", "Batarang"]


@pytest.mark.card("nekron")
@pytest.mark.rule("D1")
def test_nekron_draws_after_all_the_destroying(table: Script) -> None:
    table.hand(ME, "Nekron", "Punch").discard(ME, "Raven", "Weakness").play("Nekron")
    table.asks(ME, "destroy", ["Punch", "Raven", "Weakness", "none"]).answer("Punch", "Weakness")
    table.asks(ME, "destroy", ["Raven", "none"]).answer("none")
    assert table.hand_of(ME) == ["Raven"], "only what was not destroyed is shuffled and drawn"
    assert table.deck_of(ME) == table.discard_of(ME) == []


@pytest.mark.card("nekron")
def test_nekron_with_nothing_to_destroy_does_nothing(table: Script) -> None:
    table.hand(ME, "Nekron").deck(ME, "Kick").play("Nekron")
    assert table.hand_of(ME) == []


@pytest.mark.card("nekron")
@pytest.mark.ruling("C-nekron")
@pytest.mark.rule("A7")
def test_nekron_appears_and_the_highest_loses_at_random_the_others_by_choice(
    table: Script,
) -> None:
    table.players(3).hand(FOE, "Kick", "Kick").hand(THIRD, "Raven", "Punch")
    flip(table, "Nekron", "Punch", *FIVE)
    nobody_can_defend(table, ME, THIRD)
    assert table.destroyed == [], "totals are told only after all Defenses are decided"
    nobody_can_defend(table, FOE)
    table.asks(ME, "destroy", ["Punch", "Vulnerability"]).answer("Vulnerability")
    assert table.hand_of(FOE) == ["Kick"]
    table.asks(THIRD, "destroy", ["Raven", "Punch"]).answer("Punch")
    assert table.destroyed == ["Vulnerability", "Kick", "Punch"]
    assert table.hand_of(THIRD) == ["Raven"]


@pytest.mark.card("nekron")
def test_nekron_appears_and_all_who_tie_lose_at_random(table: Script) -> None:
    table.players(3).hand(FOE, "Kick", "Punch").hand(THIRD, "Raven", "Punch")
    flip(table, "Nekron", "Punch", *FIVE)
    nobody_can_defend(table, ME, FOE, THIRD)
    table.asks(ME, "destroy", ["Punch", "Vulnerability"]).answer("Punch")
    assert len(table.hand_of(FOE)) == len(table.hand_of(THIRD)) == 1
    assert len(table.destroyed) == 3


@pytest.mark.card("nekron")
@pytest.mark.ruling("Q12")
def test_who_avoids_nekron_is_left_out_of_the_comparison(table: Script) -> None:
    table.players(3).hand(FOE, "Katana", "Brother Blood").deck(FOE, "Punch")
    table.hand(THIRD, "Kick", "Kick")
    flip(table, "Nekron", *FIVE)
    nobody_can_defend(table, ME, THIRD)
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    assert hand(table, FOE) == ["Brother Blood", "Punch"]
    assert table.hand_of(THIRD) == ["Kick"]
    assert sorted(table.destroyed) == ["Kick", "Vulnerability"]


@pytest.mark.card("nekron")
def test_nekron_appears_and_an_empty_hand_loses_nothing(table: Script) -> None:
    flip(table, "Nekron", "Kick", "Kick", "Kick", "Kick", "Kick")
    nobody_can_defend(table, ME)
    assert table.destroyed == ["Kick"]
    assert table.hand_of(FOE) == []


# --- Trigon -----------------------------------------------------------------------------------


@pytest.mark.card("trigon")
def test_trigon_takes_one_of_two_and_puts_the_other_under_the_main_deck(table: Script) -> None:
    table.main_deck("Batarang", "Raven", "Kyle Rayner", "Talon").hand(ME, "Trigon").play("Trigon")
    table.asks(ME, "move", ["Batarang", "Raven"]).answer("Raven")
    assert table.power == 0
    assert table.hand_of(ME) == ["Raven"]
    assert table.main_deck_now == ["Kyle Rayner", "Talon", "Batarang"]


@pytest.mark.card("trigon", "deadman")
def test_a_card_taken_by_trigon_is_not_gained(table: Script) -> None:
    table.main_deck("Deadman", "Raven", "Talon").hand(ME, "Trigon", "Punch").play("Trigon")
    table.asks(ME, "move", ["Deadman", "Raven"]).answer("Deadman")
    assert hand(table, ME) == ["Deadman", "Punch"]
    assert table.main_deck_now == ["Talon", "Raven"]


@pytest.mark.card("trigon")
def test_trigon_takes_the_last_card_of_the_main_deck(table: Script) -> None:
    table.main_deck("Raven").hand(ME, "Trigon").play("Trigon")
    assert table.hand_of(ME) == ["Raven"]
    assert table.main_deck_now == []


@pytest.mark.card("trigon")
@pytest.mark.ruling("Q14")
def test_trigon_over_an_empty_main_deck_does_nothing(table: Script) -> None:
    table.main_deck().hand(ME, "Trigon").play("Trigon")
    assert table.hand_of(ME) == []


@pytest.mark.card("trigon")
def test_trigon_with_exactly_two_cards_left(table: Script) -> None:
    table.main_deck("Batarang", "Raven").hand(ME, "Trigon").play("Trigon")
    table.asks(ME, "move", ["Batarang", "Raven"]).answer("Batarang")
    assert table.hand_of(ME) == ["Batarang"]
    assert table.main_deck_now == ["Raven"]


@pytest.mark.card("trigon")
def test_trigon_appears_and_each_player_destroys_a_card_that_costs_something(
    table: Script,
) -> None:
    table.players(3).hand(FOE, "Kick", "Raven", "Punch").discard(FOE, "Talon")
    table.hand(THIRD, "Punch", "Weakness")
    flip(table, "Trigon", "Kick", *FIVE)
    nobody_can_defend(table, ME, FOE, THIRD)
    table.asks(FOE, "destroy", ["Kick", "Raven"]).answer("Raven")
    assert table.destroyed == ["Kick", "Raven"]
    assert hand(table, ME) == ["Vulnerability"] * 4
    assert hand(table, FOE) == ["Kick", "Punch"]
    assert hand(table, THIRD) == ["Punch", "Weakness"]


@pytest.mark.card("trigon")
@pytest.mark.rule("A5")
def test_trigon_may_be_avoided_even_where_he_would_do_nothing(table: Script) -> None:
    table.in_play(FOE, "Force Field").hand(FOE, "Punch")
    flip(table, "Trigon", *FIVE)
    nobody_can_defend(table, ME)
    table.asks(FOE, "defend", ["Force Field", "none"]).answer("Force Field")
    assert table.in_play_of(FOE) == []
    assert table.discard_of(FOE) == ["Force Field"]
    assert table.hand_of(FOE) == ["Punch"]


# --- Vandal Savage ----------------------------------------------------------------------------


@pytest.mark.card("vandal-savage")
def test_vandal_savage_gives_power_on_the_turn_he_is_played_and_stays(table: Script) -> None:
    table.hand(ME, "Vandal Savage").deck(ME, *FIVE, *FIVE).deck(FOE, *FIVE)
    table.play("Vandal Savage")
    assert table.power == 1
    table.end()
    assert table.in_play_of(ME) == ["Vandal Savage"]
    assert table.power == 0, "not on a foe's turn"
    table.end()
    assert table.active == ME
    assert table.power == 1
    assert table.in_play_of(ME) == ["Vandal Savage"]


@pytest.mark.card("vandal-savage", "killer-croc")
def test_vandal_savage_is_no_card_played_on_later_turns(table: Script) -> None:
    table.in_play(ME, "Vandal Savage").hand(ME, "Killer Croc").play("Killer Croc")
    assert table.power == 1 + 2


@pytest.mark.card("vandal-savage", "killer-croc")
def test_vandal_savage_is_a_villain_played_on_the_turn_he_is_played(table: Script) -> None:
    table.hand(ME, "Vandal Savage", "Killer Croc").play("Vandal Savage").play("Killer Croc")
    assert table.power == 1 + 2 + 1


@pytest.mark.card("vandal-savage", "granny-goodness")
@pytest.mark.ruling("Q15")
def test_a_borrowed_vandal_savage_works_until_he_goes_home(table: Script) -> None:
    table.variants("hidden").line_up("Vandal Savage", "Sciencell").hand(ME, "Granny Goodness")
    table.main_deck("Batarang", "Batarang", "Batarang", "Batarang", "Skeets")
    table.deck(ME, *FIVE).play("Granny Goodness")
    assert table.power == 1
    assert table.line_up_now == ["Sciencell"]
    table.end()
    assert table.in_play_of(ME) == []
    assert sorted(table.line_up_now) == ["Batarang"] * 4 + ["Sciencell", "Vandal Savage"]


@pytest.mark.card("vandal-savage")
@pytest.mark.rule("S6")
def test_vandal_savage_starts_face_up_on_the_stack(table: Script) -> None:
    table.hand(ME, "Brother Blood", "Kick", "Kick")
    assert table.names(SUPER_VILLAINS)[-1] == "Vandal Savage"
    table.play("Brother Blood").play("Kick").play("Kick")
    assert "buy Vandal Savage" in table.turn_options()
    table.buy("Vandal Savage")
    assert table.power == 0
    assert table.discard_of(ME) == ["Vandal Savage"]


@pytest.mark.card("vandal-savage")
@pytest.mark.rule("A6")
def test_vandal_savage_has_no_first_appearance(table: Script) -> None:
    table.super_villains("Graves", "Vandal Savage").hand(FOE, "Kick", "Katana")
    table.hand(ME, "Punch", "Kick", "Kick", "Kick", "Kick").deck(ME, *FIVE)
    table.play("Punch").play("Kick").play("Kick").play("Kick").play("Kick").buy("Graves").end()
    assert table.active == FOE
    assert table.names(SUPER_VILLAINS) == ["Vandal Savage"]
    assert hand(table, FOE) == ["Katana", "Kick"]
    assert hand(table, ME) == list(FIVE)
