"""The Super Powers of Heroes Unite."""

from __future__ import annotations

import pytest
from script import FOE, ME, THIRD, Script

FIVE = ("Vulnerability",) * 5


def hand(table: Script, seat: int) -> list[str]:
    return sorted(table.hand_of(seat))


def attacked(table: Script) -> Script:
    """I play the Yellow Lantern Corps Power Ring: each foe discards a card, or avoids it."""
    return table.hand(ME, "Yellow Lantern Corps Power Ring").play("Yellow Lantern Corps Power Ring")


# --- Canary Cry -------------------------------------------------------------------------------


@pytest.mark.card("canary-cry")
def test_canary_cry_draws_when_no_villain_is_in_the_discard_pile(table: Script) -> None:
    table.hand(ME, "Canary Cry").discard(ME, "Raven").deck(ME, "Kick", "Punch").play("Canary Cry")
    assert table.power == 0
    assert table.hand_of(ME) == ["Kick"]


@pytest.mark.card("canary-cry")
def test_canary_cry_may_move_a_villain_to_the_deck_top_instead(table: Script) -> None:
    table.hand(ME, "Canary Cry").discard(ME, "Talon", "Raven", "Trigon").deck(ME, "Kick")
    table.play("Canary Cry").asks(ME, "move", ["Talon", "Trigon", "none"]).answer("Trigon")
    assert table.deck_of(ME) == ["Trigon", "Kick"]
    assert table.hand_of(ME) == []
    assert sorted(table.discard_of(ME)) == ["Raven", "Talon"]


@pytest.mark.card("canary-cry")
def test_canary_cry_draws_when_no_villain_is_wanted(table: Script) -> None:
    table.hand(ME, "Canary Cry").discard(ME, "Talon").deck(ME, "Kick")
    table.play("Canary Cry").asks(ME, "move", ["Talon", "none"]).answer("none")
    assert table.hand_of(ME) == ["Kick"]
    assert table.discard_of(ME) == ["Talon"]


@pytest.mark.card("canary-cry")
def test_canary_cry_with_nothing_to_draw_does_nothing(table: Script) -> None:
    table.hand(ME, "Canary Cry").play("Canary Cry")
    assert table.hand_of(ME) == []


@pytest.mark.card("canary-cry")
@pytest.mark.rule("A1", "A10")
def test_canary_cry_avoids_an_attack_and_draws(table: Script) -> None:
    table.hand(FOE, "Canary Cry", "Kick").discard(FOE, "Talon").deck(FOE, "Punch", "Raven")
    attacked(table).asks(FOE, "defend", ["Canary Cry", "none"]).answer("Canary Cry")
    table.asks(FOE, "choose", ["mode 0", "mode 1", "none"]).answer("mode 0")
    assert hand(table, FOE) == ["Kick", "Punch"]
    assert table.discard_of(FOE) == ["Talon", "Canary Cry"]
    assert table.power == 2


@pytest.mark.card("canary-cry")
def test_canary_cry_avoids_an_attack_and_moves_a_villain_of_at_most_seven(table: Script) -> None:
    table.hand(FOE, "Canary Cry").deck(FOE, "Punch").line_up()
    table.discard(FOE, "Talon", "The Demon Etrigan", "Vandal Savage", "Raven")
    attacked(table).asks(FOE, "defend", ["Canary Cry", "none"]).answer("Canary Cry")
    table.asks(FOE, "choose", ["mode 0", "mode 1", "none"]).answer("mode 1")
    table.asks(FOE, "move", ["Talon", "The Demon Etrigan"]).answer("The Demon Etrigan")
    assert table.hand_of(FOE) == ["The Demon Etrigan"]
    assert sorted(table.discard_of(FOE)) == ["Canary Cry", "Raven", "Talon", "Vandal Savage"]
    assert table.deck_of(FOE) == ["Punch"]


@pytest.mark.card("canary-cry")
def test_canary_cry_avoids_an_attack_and_neither_is_wanted(table: Script) -> None:
    table.hand(FOE, "Canary Cry", "Kick").discard(FOE, "Talon").deck(FOE, "Punch")
    attacked(table).asks(FOE, "defend", ["Canary Cry", "none"]).answer("Canary Cry")
    table.asks(FOE, "choose", ["mode 0", "mode 1", "none"]).answer("none")
    assert table.hand_of(FOE) == ["Kick"]
    assert table.deck_of(FOE) == ["Punch"]


@pytest.mark.card("canary-cry")
def test_canary_cry_without_a_cheap_villain_offers_only_the_draw(table: Script) -> None:
    table.hand(FOE, "Canary Cry").discard(FOE, "Vandal Savage").deck(FOE, "Punch")
    attacked(table).asks(FOE, "defend", ["Canary Cry", "none"]).answer("Canary Cry")
    table.asks(FOE, "choose", ["mode 0", "none"]).answer("mode 0")
    assert table.hand_of(FOE) == ["Punch"]


@pytest.mark.card("canary-cry")
@pytest.mark.rule("D1")
def test_canary_cry_is_discarded_before_its_reward_and_may_be_drawn_back(table: Script) -> None:
    table.hand(FOE, "Canary Cry")
    attacked(table).asks(FOE, "defend", ["Canary Cry", "none"]).answer("Canary Cry")
    table.asks(FOE, "choose", ["mode 0", "none"]).answer("mode 0")
    assert table.hand_of(FOE) == ["Canary Cry"]
    assert table.discard_of(FOE) == []


@pytest.mark.card("canary-cry", "booster-gold")
def test_booster_gold_draws_after_canary_cry_s_own_reward(table: Script) -> None:
    table.hero(FOE, "Booster Gold").hand(FOE, "Canary Cry").deck(FOE, "Punch", "Kick")
    attacked(table).asks(FOE, "defend", ["Canary Cry", "none"]).answer("Canary Cry")
    table.asks(FOE, "choose", ["mode 0", "none"]).answer("mode 0")
    assert table.hand_of(FOE) == ["Punch"]
    table.asks(FOE, "may", ["yes", "no"]).answer("yes")
    assert table.hand_of(FOE) == ["Punch", "Kick"]


# --- Force Field ------------------------------------------------------------------------------


@pytest.mark.card("force-field")
def test_force_field_draws_and_stays_in_play(table: Script) -> None:
    table.hand(ME, "Force Field").deck(ME, "Kick", *FIVE).play("Force Field")
    assert table.power == 0
    assert table.hand_of(ME) == ["Kick"]
    table.end()
    assert table.in_play_of(ME) == ["Force Field"]
    assert table.discard_of(ME) == ["Kick"]


@pytest.mark.card("force-field")
def test_force_field_does_not_draw_again_on_later_turns(table: Script) -> None:
    table.in_play(ME, "Force Field").deck(ME, "Kick")
    assert table.turn_options() == ["end"]
    assert table.hand_of(ME) == []


@pytest.mark.card("force-field")
def test_force_field_avoids_an_attack_from_play(table: Script) -> None:
    table.in_play(FOE, "Force Field").hand(FOE, "Kick").deck(FOE, "Punch")
    attacked(table).asks(FOE, "defend", ["Force Field", "none"]).answer("Force Field")
    assert table.in_play_of(FOE) == []
    assert table.discard_of(FOE) == ["Force Field"]
    assert table.hand_of(FOE) == ["Kick"], "the Attack is avoided, and nothing is drawn"


@pytest.mark.card("force-field")
def test_force_field_may_be_kept(table: Script) -> None:
    table.in_play(FOE, "Force Field").hand(FOE, "Kick")
    attacked(table).asks(FOE, "defend", ["Force Field", "none"]).answer("none")
    assert table.in_play_of(FOE) == ["Force Field"]
    assert table.discard_of(FOE) == ["Kick"]


@pytest.mark.card("force-field")
def test_force_field_does_not_work_from_hand(table: Script) -> None:
    table.hand(FOE, "Force Field")
    attacked(table).asks(FOE, "defend", ["none"]).answer("none")
    assert table.discard_of(FOE) == ["Force Field"]


@pytest.mark.card("force-field", "katana")
@pytest.mark.rule("A2")
def test_force_field_and_a_defense_in_hand_are_offered_together(table: Script) -> None:
    table.in_play(FOE, "Force Field").hand(FOE, "Katana").deck(FOE, "Kick")
    attacked(table).asks(FOE, "defend", ["Katana", "Force Field", "none"]).answer("Katana")
    assert table.in_play_of(FOE) == ["Force Field"]
    assert table.hand_of(FOE) == ["Kick"]


@pytest.mark.card("force-field")
@pytest.mark.rule("A6")
def test_force_field_works_against_a_first_appearance_right_after_one_s_turn(
    table: Script,
) -> None:
    table.super_villains("Vandal Savage", "Trigon").hand(ME, "Force Field", *["Kick"] * 4)
    table.deck(ME, "Punch", "Kick", *FIVE).play("Force Field")
    table.play("Kick").play("Kick").play("Kick").play("Kick").buy("Vandal Savage").end()
    table.asks(ME, "defend", ["Force Field", "none"]).answer("Force Field")
    assert table.in_play_of(ME) == []
    assert table.destroyed == []
    assert hand(table, ME) == ["Kick"] + ["Vulnerability"] * 4


@pytest.mark.card("force-field", "booster-gold", "hero-of-the-future")
def test_force_field_is_a_defense_card_when_played(table: Script) -> None:
    table.hero(ME, "Booster Gold").hand(ME, "Hero of the Future", "Force Field")
    table.play("Hero of the Future").play("Force Field")
    assert table.power == 2 + 2 + 1


# --- Power of the Green -----------------------------------------------------------------------


@pytest.mark.card("power-of-the-green")
def test_power_of_the_green_puts_a_location_into_play_that_works_at_once(table: Script) -> None:
    table.hand(ME, "Power of the Green").discard(ME, "Apokolips", "Raven").deck(ME, "Talon")
    table.play("Power of the Green")
    assert table.power == 3
    assert table.in_play_of(ME) == ["Power of the Green", "Apokolips"]
    assert table.discard_of(ME) == ["Raven"]
    table.use("Apokolips")
    assert table.hand_of(ME) == ["Talon"]


@pytest.mark.card("power-of-the-green")
def test_power_of_the_green_must_put_one_of_several_locations_into_play(table: Script) -> None:
    table.hand(ME, "Power of the Green").discard(ME, "Apokolips", "Oa", "Punch")
    table.play("Power of the Green").asks(ME, "move", ["Apokolips", "Oa"]).answer("Oa")
    assert table.power == 3
    assert table.in_play_of(ME) == ["Power of the Green", "Oa"]
    assert sorted(table.discard_of(ME)) == ["Apokolips", "Punch"]


@pytest.mark.card("power-of-the-green")
def test_power_of_the_green_without_any_location_gives_two_power(table: Script) -> None:
    table.hand(ME, "Power of the Green", "Apokolips").discard(ME, "Raven")
    table.play("Power of the Green")
    assert table.power == 2


@pytest.mark.card("power-of-the-green")
def test_power_of_the_green_counts_a_location_already_in_play_once(table: Script) -> None:
    table.in_play(ME, "Apokolips", "Metropolis").hand(ME, "Power of the Green")
    table.play("Power of the Green")
    assert table.power == 3


@pytest.mark.card("power-of-the-green")
def test_power_of_the_green_does_not_count_a_location_played_later(table: Script) -> None:
    table.hand(ME, "Power of the Green", "Apokolips").play("Power of the Green").play("Apokolips")
    assert table.power == 2


@pytest.mark.card("power-of-the-green")
def test_power_of_the_green_does_not_count_a_foe_s_location(table: Script) -> None:
    table.in_play(FOE, "Apokolips").hand(ME, "Power of the Green").play("Power of the Green")
    assert table.power == 2


@pytest.mark.card("power-of-the-green", "black-adam")
def test_a_location_put_into_play_is_not_played(table: Script) -> None:
    table.hand(ME, "Black Adam", "Power of the Green").discard(ME, "Apokolips")
    table.play("Black Adam").play("Power of the Green")
    assert table.power == 2 + 2 + 3


@pytest.mark.card("power-of-the-green")
@pytest.mark.rule("K2")
def test_a_location_put_into_play_stays(table: Script) -> None:
    table.hand(ME, "Power of the Green").discard(ME, "Apokolips").deck(ME, *FIVE)
    table.play("Power of the Green").end()
    assert table.in_play_of(ME) == ["Apokolips"]


# --- Shazam! ----------------------------------------------------------------------------------


@pytest.mark.card("shazam")
@pytest.mark.ruling("Q15")
def test_shazam_plays_the_main_deck_s_top_card_and_puts_it_back(table: Script) -> None:
    table.hand(ME, "Shazam!").main_deck("Raven", "Talon").deck(ME, "Kick").play("Shazam!")
    assert table.power == 2 + 1
    assert table.hand_of(ME) == ["Kick"]
    assert table.main_deck_now == ["Raven", "Talon"]
    assert table.in_play_of(ME) == ["Shazam!"]


@pytest.mark.card("shazam")
@pytest.mark.ruling("C-shazam", "Q15")
def test_a_location_played_by_shazam_does_nothing(table: Script) -> None:
    table.hand(ME, "Shazam!").main_deck("Apokolips", "Talon").deck(ME, "Talon").play("Shazam!")
    assert table.power == 2
    assert table.main_deck_now == ["Apokolips", "Talon"]
    assert table.in_play_of(ME) == ["Shazam!"]
    assert table.turn_options() == ["end"]


@pytest.mark.card("shazam", "force-field")
@pytest.mark.ruling("Q15")
def test_force_field_played_by_shazam_draws_and_goes_back(table: Script) -> None:
    table.hand(ME, "Shazam!").main_deck("Force Field", "Talon").deck(ME, "Kick").play("Shazam!")
    assert table.power == 2
    assert table.hand_of(ME) == ["Kick"]
    assert table.main_deck_now == ["Force Field", "Talon"]
    assert table.in_play_of(ME) == ["Shazam!"]


@pytest.mark.card("shazam")
def test_a_second_shazam_plays_the_card_under_it(table: Script) -> None:
    table.hand(ME, "Shazam!").main_deck("Shazam!", "Batarang", "Talon").play("Shazam!")
    assert table.power == 2 + 2 + 2
    assert table.main_deck_now == ["Shazam!", "Batarang", "Talon"]


@pytest.mark.card("shazam")
def test_two_shazams_play_the_same_top_card(table: Script) -> None:
    table.hand(ME, "Shazam!", "Shazam!").main_deck("Batarang", "Talon")
    table.play("Shazam!").play("Shazam!")
    assert table.power == 8
    assert table.main_deck_now == ["Batarang", "Talon"]


@pytest.mark.card("shazam")
@pytest.mark.ruling("Q14")
def test_shazam_over_an_empty_main_deck_gives_two_power(table: Script) -> None:
    table.hand(ME, "Shazam!").main_deck().play("Shazam!")
    assert table.power == 2


@pytest.mark.card("shazam")
def test_an_attack_played_by_shazam_can_be_avoided(table: Script) -> None:
    table.hand(ME, "Shazam!").main_deck("Deadshot", "Talon")
    table.hand(FOE, "Katana").deck(FOE, "Kick", "Punch").play("Shazam!")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    assert table.hand_of(FOE) == ["Kick"]
    assert table.power == 2 + 1
    assert table.main_deck_now == ["Deadshot", "Talon"]


@pytest.mark.card("shazam", "teleportation")
def test_teleportation_played_by_shazam_gains_the_card_under_it(table: Script) -> None:
    table.hand(ME, "Shazam!").main_deck("Teleportation", "Raven", "Talon").play("Shazam!")
    assert table.hand_of(ME) == ["Raven"]
    assert table.main_deck_now == ["Teleportation", "Talon"]


@pytest.mark.card("shazam", "black-adam", "hawkman")
def test_what_shazam_plays_counts_as_played(table: Script) -> None:
    table.hero(ME, "Hawkman").hand(ME, "Black Adam", "Shazam!").main_deck("Katana", "Talon")
    table.play("Black Adam").play("Shazam!")
    assert table.power == 2 + (2 + 2) + (1 + 2 + 1)


@pytest.mark.card("shazam", "black-adam")
def test_a_location_played_by_shazam_counts_as_played(table: Script) -> None:
    table.hand(ME, "Black Adam", "Shazam!").main_deck("Oa", "Talon")
    table.play("Black Adam").play("Shazam!")
    assert table.power == 2 + (2 + 2) + 2


@pytest.mark.card("shazam", "power-of-the-green")
def test_a_location_that_went_back_is_not_controlled(table: Script) -> None:
    table.hand(ME, "Shazam!", "Power of the Green").main_deck("Oa", "Talon")
    table.play("Shazam!").play("Power of the Green")
    assert table.power == 2 + 2


@pytest.mark.card("shazam", "killer-croc")
def test_a_live_effect_stays_when_its_borrowed_card_is_back(table: Script) -> None:
    table.hand(ME, "Shazam!", "Talon").main_deck("Killer Croc", "Raven")
    table.play("Shazam!")
    assert table.power == 2 + 2
    table.play("Talon")
    assert table.power == 2 + 3
    assert table.main_deck_now == ["Killer Croc", "Raven"]


@pytest.mark.card("shazam", "granny-goodness")
@pytest.mark.ruling("Q15")
def test_granny_goodness_played_by_shazam_goes_back_before_what_she_borrowed(
    table: Script,
) -> None:
    table.hand(ME, "Shazam!").main_deck("Granny Goodness", "Talon", "Batarang", "Deadshot")
    table.line_up("Katana", "Sciencell", "Apokolips", "Oa", "Batarang").deck(ME, *FIVE)
    table.play("Shazam!")
    assert table.power == 2 + 1
    assert table.main_deck_now[0] == "Granny Goodness"
    assert table.in_play_of(ME) == ["Shazam!", "Katana"]
    table.end()
    assert sorted(table.line_up_now) == ["Apokolips", "Batarang", "Katana", "Oa", "Sciencell"]
    assert table.main_deck_now == ["Granny Goodness", "Talon", "Batarang", "Deadshot"]


@pytest.mark.card("shazam", "worlds-mightiest-mortal")
def test_a_card_played_by_shazam_returns_on_top_of_what_it_moved(table: Script) -> None:
    table.hand(ME, "Shazam!").main_deck("World's Mightiest Mortal", "Talon", "Raven", "Katana")
    table.line_up("Sciencell").play("Shazam!")
    table.asks(ME, "move", ["Talon", "Raven", "none"]).answer("none")
    table.asks(ME, "order", ["Talon", "Raven"]).answer("Raven")
    assert table.power == 2 + 5
    assert table.main_deck_now == ["World's Mightiest Mortal", "Raven", "Talon", "Katana"]


@pytest.mark.card("shazam", "deadman")
def test_shazam_does_not_gain_what_it_plays(table: Script) -> None:
    table.hand(ME, "Shazam!", "Punch").main_deck("Deadman").play("Shazam!")
    assert table.power == 2 + 2
    assert table.hand_of(ME) == ["Punch"]


# --- Starbolt ---------------------------------------------------------------------------------


@pytest.mark.card("starbolt")
def test_starbolt_gives_more_for_each_super_power_in_the_discard_pile(table: Script) -> None:
    table.discard(ME, "Kick", "Kick", "Starbolt", "Force Field", "Raven", "Batarang", "Weakness")
    table.hand(ME, "Starbolt").play("Starbolt")
    assert table.power == 2 + 4
    assert len(table.discard_of(ME)) == 7


@pytest.mark.card("starbolt")
def test_starbolt_with_an_empty_discard_pile_gives_two(table: Script) -> None:
    table.hand(ME, "Starbolt", "Kick").deck(ME, "Kick").discard(FOE, "Kick").play("Starbolt")
    assert table.power == 2


@pytest.mark.card("starbolt")
def test_starbolt_is_counted_once_when_played(table: Script) -> None:
    table.hand(ME, "Starbolt", *["Kick"] * 2).play("Starbolt").play("Kick")
    assert table.power == 4
    table.buy("Kick")
    assert table.power == 1, "a Super Power that reaches the discard pile later adds nothing"


@pytest.mark.card("starbolt", "warrior-princess")
def test_starbolt_is_named_by_warrior_princess(table: Script) -> None:
    table.hand(ME, "Warrior Princess", "Starbolt").line_up("Raven", "Talon")
    table.play("Warrior Princess").play("Starbolt")
    table.asks(ME, "gain", ["Raven", "Talon"]).answer("Talon")
    assert table.hand_of(ME) == ["Talon"]
    assert table.power == 5


# --- Teleportation ----------------------------------------------------------------------------


@pytest.mark.card("teleportation")
def test_teleportation_gains_the_main_deck_s_top_card_into_hand(table: Script) -> None:
    table.main_deck("Batarang", "Talon").hand(ME, "Teleportation").play("Teleportation")
    assert table.power == 0
    assert table.hand_of(ME) == ["Batarang"]
    assert table.main_deck_now == ["Talon"]
    table.play("Batarang")
    assert table.power == 2


@pytest.mark.card("teleportation")
@pytest.mark.ruling("Q14")
def test_teleportation_over_an_empty_main_deck_does_nothing(table: Script) -> None:
    table.main_deck().hand(ME, "Teleportation").play("Teleportation")
    assert table.hand_of(ME) == []


@pytest.mark.card("teleportation", "deadman")
@pytest.mark.ruling("C-deadman")
def test_deadman_gained_by_teleportation_works_from_hand(table: Script) -> None:
    table.main_deck("Deadman").hand(ME, "Teleportation", "Punch").discard(ME, "Weakness")
    table.play("Teleportation")
    table.asks(ME, "destroy", ["Deadman", "Punch", "Weakness", "none"]).answer("Punch", "Weakness")
    assert table.hand_of(ME) == ["Deadman"]
    assert table.destroyed == ["Punch", "Weakness"]


# --- Whirlwind --------------------------------------------------------------------------------


@pytest.mark.card("whirlwind")
def test_whirlwind_as_the_first_card_trades_the_hand_for_four(table: Script) -> None:
    table.hand(ME, "Whirlwind", "Punch", "Weakness").deck(ME, "Kick", "Raven", "Talon", "Katana")
    table.play("Whirlwind").asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.power == 1
    assert table.hand_of(ME) == ["Kick", "Raven", "Talon", "Katana"]
    assert sorted(table.discard_of(ME)) == ["Punch", "Weakness"]


@pytest.mark.card("whirlwind")
def test_whirlwind_may_keep_the_hand(table: Script) -> None:
    table.hand(ME, "Whirlwind", "Punch").deck(ME, "Kick")
    table.play("Whirlwind").asks(ME, "may", ["yes", "no"]).answer("no")
    assert table.power == 1
    assert table.hand_of(ME) == ["Punch"]
    assert table.deck_of(ME) == ["Kick"]


@pytest.mark.card("whirlwind")
def test_whirlwind_after_another_card_gives_only_power(table: Script) -> None:
    table.hand(ME, "Vulnerability", "Whirlwind", "Punch").deck(ME, "Kick")
    table.play("Vulnerability").play("Whirlwind")
    assert table.power == 1
    assert table.hand_of(ME) == ["Punch"]


@pytest.mark.card("whirlwind")
def test_a_second_whirlwind_is_not_the_first_card(table: Script) -> None:
    table.hand(ME, "Whirlwind", "Whirlwind").deck(ME, "Kick")
    table.play("Whirlwind").asks(ME, "may", ["yes", "no"]).answer("no")
    table.play("Whirlwind")
    assert table.power == 2
    assert table.hand_of(ME) == []


@pytest.mark.card("whirlwind", "vandal-savage")
def test_cards_in_play_from_before_and_things_bought_do_not_spoil_whirlwind(
    table: Script,
) -> None:
    table.in_play(ME, "Vandal Savage", "Apokolips").line_up("Talon").deck(ME, "Punch", "Kick")
    table.hand(ME, "Whirlwind").buy("Talon").use("Apokolips")
    table.asks(ME, "may", ["yes", "no"]).answer("no")
    table.play("Whirlwind").asks(ME, "may", ["yes", "no"]).answer("no")
    assert table.power == 1


@pytest.mark.card("whirlwind", "shazam")
def test_whirlwind_played_by_shazam_is_not_the_first_card(table: Script) -> None:
    table.hand(ME, "Shazam!", "Punch").main_deck("Whirlwind").deck(ME, "Kick").play("Shazam!")
    assert table.power == 2 + 1
    assert table.hand_of(ME) == ["Punch"]


@pytest.mark.card("whirlwind")
@pytest.mark.rule("D1")
def test_whirlwind_may_draw_the_discarded_hand_again(table: Script) -> None:
    table.hand(ME, "Whirlwind", "Punch", "Raven").deck(ME, "Kick")
    table.play("Whirlwind").asks(ME, "may", ["yes", "no"]).answer("yes")
    assert hand(table, ME) == ["Kick", "Punch", "Raven"]
    assert table.deck_of(ME) == table.discard_of(ME) == []
    assert table.in_play_of(ME) == ["Whirlwind"]


@pytest.mark.card("whirlwind")
def test_whirlwind_as_the_only_card_may_discard_an_empty_hand(table: Script) -> None:
    table.hand(ME, "Whirlwind").deck(ME, "Kick", "Raven", "Talon", "Katana", "Punch")
    table.play("Whirlwind").asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.hand_of(ME) == ["Kick", "Raven", "Talon", "Katana"]


# --- Several players --------------------------------------------------------------------------


@pytest.mark.card("force-field", "canary-cry")
@pytest.mark.ruling("Q5")
def test_a_defense_protects_its_own_player_alone(table: Script) -> None:
    table.players(3).in_play(FOE, "Force Field").hand(FOE, "Kick").hand(THIRD, "Kick")
    attacked(table).asks(FOE, "defend", ["Force Field", "none"]).answer("Force Field")
    assert table.in_play_of(FOE) == ["Force Field"], "answers are revealed together"
    table.asks(THIRD, "defend", ["none"]).answer("none")
    assert table.in_play_of(FOE) == []
    assert table.hand_of(FOE) == ["Kick"]
    assert table.discard_of(THIRD) == ["Kick"]
