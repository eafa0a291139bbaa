"""The seven Super Heroes of Heroes Unite."""

from __future__ import annotations

import pytest
from script import FOE, ME, Script

# --- Batgirl ----------------------------------------------------------------------------------


@pytest.mark.card("batgirl")
def test_batgirl_discards_a_punch_to_draw(table: Script) -> None:
    table.hero(ME, "Batgirl").hand(ME, "Punch", "Punch", "Vulnerability").deck(ME, "Kick", "Raven")
    assert table.turn_options() == ["end", "play Punch", "play Vulnerability", "use Batgirl"]
    table.use("Batgirl")
    assert sorted(table.hand_of(ME)) == ["Kick", "Punch", "Vulnerability"]
    assert table.discard_of(ME) == ["Punch"]
    assert table.deck_of(ME) == ["Raven"]
    assert table.power == 0


@pytest.mark.card("batgirl")
@pytest.mark.rule("K11")
def test_batgirl_works_once_a_turn_though_more_punches_are_held(table: Script) -> None:
    table.hero(ME, "Batgirl").hand(ME, "Punch", "Punch").deck(ME, "Punch").use("Batgirl")
    assert table.hand_of(ME) == ["Punch", "Punch"]
    assert table.turn_options() == ["end", "play Punch"]


@pytest.mark.card("batgirl")
@pytest.mark.ruling("C-batgirl")
def test_batgirl_may_wait_until_after_cards_were_played_and_bought(table: Script) -> None:
    table.hero(ME, "Batgirl").hand(ME, "Raven", "Batarang").deck(ME, "Punch", "Katana")
    assert "use Batgirl" not in table.turn_options()
    table.play("Raven")
    assert "use Batgirl" in table.turn_options()
    table.play("Batarang").buy("Kick").use("Batgirl")
    assert table.hand_of(ME) == ["Katana"]
    assert table.discard_of(ME) == ["Kick", "Punch"]
    assert table.power == 0


@pytest.mark.card("batgirl")
@pytest.mark.ruling("C-batgirl")
def test_batgirl_may_be_used_before_anything_else(table: Script) -> None:
    table.hero(ME, "Batgirl").hand(ME, "Punch", "Raven").deck(ME, "Kick", "Katana")
    table.use("Batgirl").play("Raven")
    assert table.hand_of(ME) == ["Kick", "Katana"]


@pytest.mark.card("batgirl")
def test_batgirl_needs_a_punch_in_hand(table: Script) -> None:
    table.hero(ME, "Batgirl").hand(ME, "Vulnerability", "Kick").deck(ME, "Punch")
    table.discard(ME, "Punch")
    assert "use Batgirl" not in table.turn_options()


@pytest.mark.card("batgirl")
@pytest.mark.rule("K11", "T8")
def test_batgirl_need_not_be_used(table: Script) -> None:
    table.hero(ME, "Batgirl").hand(ME, "Punch").deck(ME, "Kick").end()
    assert table.active == FOE
    assert sorted(table.hand_of(ME)) == ["Kick", "Punch"]


@pytest.mark.card("batgirl")
def test_batgirl_draws_out_of_the_shuffled_pile_that_holds_the_punch(table: Script) -> None:
    table.hero(ME, "Batgirl").hand(ME, "Punch").discard(ME, "Kick").use("Batgirl")
    assert table.discard_of(ME) == []
    assert sorted(table.hand_of(ME) + table.deck_of(ME)) == ["Kick", "Punch"]
    assert len(table.hand_of(ME)) == 1


@pytest.mark.card("batgirl")
@pytest.mark.rule("D1")
def test_batgirl_with_no_other_card_discards_the_punch_and_draws_it_again(table: Script) -> None:
    table.hero(ME, "Batgirl").hand(ME, "Punch").use("Batgirl")
    assert table.hand_of(ME) == ["Punch"]
    assert table.discard_of(ME) == []
    assert "use Batgirl" not in table.turn_options()


@pytest.mark.card("batgirl")
def test_batgirl_works_again_on_the_next_turn_and_never_on_a_foes(table: Script) -> None:
    table.hero(ME, "Batgirl").hand(ME, "Punch").hand(FOE, "Punch")
    table.deck(ME, "Kick", "Punch", "Punch", "Punch", "Punch", "Punch", "Katana")
    table.use("Batgirl").end()
    assert table.turn_options() == ["end", "play Punch"]
    table.end().use("Batgirl")
    assert sorted(table.hand_of(ME)) == ["Katana", "Punch", "Punch", "Punch", "Punch"]


# --- Black Canary -----------------------------------------------------------------------------


@pytest.mark.card("black-canary")
def test_black_canary_gets_power_for_a_villain(table: Script) -> None:
    table.hero(ME, "Black Canary").hand(ME, "Manhunter").play("Manhunter")
    assert table.power == 2


@pytest.mark.card("black-canary")
def test_black_canary_counts_each_name_once_a_turn(table: Script) -> None:
    table.hero(ME, "Black Canary").hand(ME, "Manhunter", "Manhunter", "Talon")
    table.play("Manhunter").play("Manhunter")
    assert table.power == 3
    table.play("Talon")
    assert table.power == 4


@pytest.mark.card("black-canary")
@pytest.mark.rule("K4")
def test_black_canary_counts_super_villains(table: Script) -> None:
    table.hero(ME, "Black Canary").hand(ME, "Graves").play("Graves")
    assert table.power == 5


@pytest.mark.card("black-canary")
def test_black_canary_gets_nothing_for_other_cards(table: Script) -> None:
    table.hero(ME, "Black Canary").hand(ME, "Punch", "Katana", "Batarang", "Kick")
    table.play("Punch").play("Katana").play("Batarang").play("Kick")
    assert table.power == 6


@pytest.mark.card("black-canary")
@pytest.mark.ruling("Q16", "C-amazo")
def test_black_canary_gets_nothing_when_a_villain_is_played_again(table: Script) -> None:
    table.hero(ME, "Black Canary").hand(ME, "Manhunter", "Amazo").play("Manhunter").play("Amazo")
    table.asks(ME, "play-again", ["Manhunter", "none"]).answer("Manhunter")
    assert table.power == 2 + 1 + 1


@pytest.mark.card("black-canary", "granny-goodness")
@pytest.mark.ruling("Q15")
def test_black_canary_counts_a_borrowed_villain(table: Script) -> None:
    table.hero(ME, "Black Canary").hand(ME, "Granny Goodness").line_up("Manhunter")
    table.play("Granny Goodness")
    assert table.power == 3


@pytest.mark.card("black-canary")
@pytest.mark.rule("R2")
def test_black_canary_waits_until_the_villain_has_resolved(table: Script) -> None:
    table.hero(ME, "Black Canary").hand(ME, "Jervis Tetch").deck(ME, "Punch").play("Jervis Tetch")
    table.asks(ME, "choose", ["mode 0", "mode 1"])
    assert table.power == 1
    table.answer("mode 1")
    assert table.power == 2


@pytest.mark.card("black-canary")
def test_black_canary_counts_the_same_name_again_on_her_next_turn(table: Script) -> None:
    table.hero(ME, "Black Canary").hand(ME, "Talon").deck(ME, "Talon", *["Kick"] * 5)
    table.play("Talon")
    assert table.power == 1
    table.end().end().play("Talon")
    assert table.power == 1


@pytest.mark.card("black-canary", "vandal-savage")
def test_black_canary_counts_vandal_savage_only_on_the_turn_he_is_played(table: Script) -> None:
    table.super_villains("Graves", "Trigon")
    table.hero(ME, "Black Canary").hand(ME, "Vandal Savage").play("Vandal Savage")
    assert table.power == 2
    table.end().end()
    assert table.in_play_of(ME) == ["Vandal Savage"]
    assert table.power == 1


@pytest.mark.card("black-canary")
def test_black_canary_gets_nothing_on_a_foes_turn(table: Script) -> None:
    table.hero(FOE, "Black Canary").hand(ME, "Manhunter").play("Manhunter")
    assert table.power == 1


# --- Booster Gold -----------------------------------------------------------------------------


@pytest.mark.card("booster-gold")
@pytest.mark.ruling("C-booster-gold")
@pytest.mark.rule("A1")
def test_booster_gold_gets_power_for_every_defense_card_played(table: Script) -> None:
    table.hero(ME, "Booster Gold").hand(ME, "Katana", "Katana", "Helmet of Fate", "Force Field")
    table.play("Katana").play("Katana")
    assert table.power == 4
    table.play("Helmet of Fate")
    assert table.power == 7
    table.play("Force Field")
    assert table.power == 8


@pytest.mark.card("booster-gold")
def test_booster_gold_gets_nothing_for_other_cards(table: Script) -> None:
    table.hero(ME, "Booster Gold").hand(ME, "Punch", "Raven", "Batarang")
    table.play("Punch").play("Raven").play("Batarang")
    assert table.power == 4


@pytest.mark.card("booster-gold")
def test_booster_gold_gets_nothing_for_a_force_field_of_an_earlier_turn(table: Script) -> None:
    table.hero(ME, "Booster Gold").hand(ME, "Force Field").play("Force Field").end().end()
    assert table.in_play_of(ME) == ["Force Field"]
    assert table.power == 0


@pytest.mark.card("booster-gold")
@pytest.mark.ruling("C-booster-gold", "Q7")
@pytest.mark.rule("K11", "F10")
def test_booster_gold_draws_on_a_foes_turn_after_the_reward_of_the_defense(table: Script) -> None:
    table.hero(FOE, "Booster Gold").hand(FOE, "Katana").deck(FOE, "Kick", "Raven", "Punch")
    table.hand(ME, "Deadshot").play("Deadshot")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    assert table.hand_of(FOE) == ["Kick"]
    table.asks(FOE, "may", ["yes", "no"]).answer("yes")
    assert table.hand_of(FOE) == ["Kick", "Raven"]
    assert table.deck_of(FOE) == ["Punch"]


@pytest.mark.card("booster-gold")
@pytest.mark.rule("K11")
def test_booster_gold_need_not_draw(table: Script) -> None:
    table.hero(FOE, "Booster Gold").hand(FOE, "Katana").deck(FOE, "Kick", "Raven")
    table.hand(ME, "Deadshot").play("Deadshot")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    table.asks(FOE, "may", ["yes", "no"]).answer("no")
    assert table.hand_of(FOE) == ["Kick"]
    assert table.deck_of(FOE) == ["Raven"]


@pytest.mark.card("booster-gold", "skeets")
def test_booster_gold_draws_after_the_choice_of_skeets(table: Script) -> None:
    table.hero(FOE, "Booster Gold").hand(FOE, "Skeets").deck(FOE, "Kick").discard(FOE, "Raven")
    table.hand(ME, "Deadshot").play("Deadshot")
    table.asks(FOE, "defend", ["Skeets", "none"]).answer("Skeets")
    table.asks(FOE, "choose", ["mode 0", "mode 1", "none"]).answer("mode 1")
    assert table.hand_of(FOE) == ["Raven"]
    table.asks(FOE, "may", ["yes", "no"]).answer("yes")
    assert table.hand_of(FOE) == ["Raven", "Kick"]


@pytest.mark.card("booster-gold")
@pytest.mark.ruling("C-booster-gold")
def test_booster_gold_draws_nothing_for_an_attack_that_only_fails(table: Script) -> None:
    table.hero(FOE, "Booster Gold").hand(FOE, "Katana").deck(FOE, "Punch", "Kick")
    table.hand(ME, "Deadshot").play("Deadshot")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("none")
    assert table.hand_of(FOE) == ["Katana"]
    assert table.deck_of(FOE) == ["Punch", "Kick"]


@pytest.mark.card("booster-gold")
@pytest.mark.rule("A6", "A10")
@pytest.mark.ruling("Q11")
def test_booster_gold_draws_when_avoiding_a_first_appearance(table: Script) -> None:
    table.hero(FOE, "Booster Gold").hand(FOE, "Katana").deck(FOE, "Kick", "Raven", "Punch")
    table.super_villains("Vandal Savage", "Trigon", "Graves")
    table.hand(ME, "Brother Blood", "Brother Blood").line_up("Sciencell", "Oa", "Apokolips")
    table.play("Brother Blood").play("Brother Blood").buy("Vandal Savage").end()
    table.asks(ME, "defend", ["none"]).answer("none")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    table.asks(FOE, "may", ["yes", "no"]).answer("yes")
    assert table.hand_of(FOE) == ["Kick", "Raven"]
    table.asks(ME, "destroy", ["Brother Blood", "Vandal Savage"]).answer("Brother Blood")
    assert table.active == FOE


@pytest.mark.card("booster-gold")
@pytest.mark.rule("H2")
@pytest.mark.ruling("Q32")
def test_booster_gold_draws_nothing_for_immunity(table: Script) -> None:
    table.variants("hunt").super_villains("Vandal Savage", "Trigon", "Graves")
    table.hero(ME, "Booster Gold").hand(ME, "Brother Blood", "Brother Blood")
    table.line_up("Sciencell", "Oa", "Apokolips").deck(ME, *["Punch"] * 6)
    table.play("Brother Blood").play("Brother Blood").buy("Vandal Savage").end()
    assert table.active == FOE
    assert table.hand_of(ME) == ["Punch"] * 5
    assert table.deck_of(ME) == ["Punch"]


@pytest.mark.card("booster-gold")
@pytest.mark.rule("H2")
@pytest.mark.ruling("Q32")
def test_booster_gold_draws_when_avoiding_a_hunt(table: Script) -> None:
    table.variants("hunt").hero(FOE, "Booster Gold").hand(FOE, "Katana").discard(FOE, "Graves")
    table.deck(FOE, "Kick", "Raven").line_up("Oa").hand(
        ME, "Brother Blood", "Brother Blood", "Kick"
    )
    table.play("Brother Blood").play("Brother Blood").play("Kick").hunt("Graves")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    table.asks(FOE, "may", ["yes", "no"]).answer("yes")
    assert table.hand_of(FOE) == ["Kick", "Raven"]
    assert "Graves" in table.discard_of(FOE)
    assert table.power == 10


@pytest.mark.card("booster-gold")
def test_booster_golds_defense_in_an_attack_is_no_play(table: Script) -> None:
    table.hero(FOE, "Booster Gold").hand(FOE, "Katana").hand(ME, "Deadshot").play("Deadshot")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    assert table.power == 1
    assert table.hand_of(FOE) == ["Katana"]  # shuffled and drawn again, so nothing is left to draw


@pytest.mark.card("booster-gold")
@pytest.mark.rule("H3", "K11")
def test_booster_golds_two_abilities_both_work_in_one_turn(table: Script) -> None:
    table.variants("hidden").hero(ME, "Booster Gold").hand(ME, "Katana", "Katana", "Sonic Siren")
    table.line_up("Sciencell", "Oa").main_deck("Trigon").deck(ME, "Kick", "Raven")
    table.play("Katana")
    assert table.power == 2
    table.play("Sonic Siren")
    table.asks(ME, "destroy", ["Sciencell", "Oa", "none"]).answer("Oa")
    table.asks(ME, "defend", ["Katana", "none"]).answer("Katana")
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.hand_of(ME) == ["Kick", "Raven"]
    assert table.power == 4  # the Katana that avoided the Attack was not played


@pytest.mark.card("booster-gold", "granny-goodness")
def test_booster_gold_counts_a_borrowed_defense_card(table: Script) -> None:
    table.hero(ME, "Booster Gold").hand(ME, "Granny Goodness").line_up("Katana")
    table.play("Granny Goodness")
    assert table.power == 2


# --- Hawkman ----------------------------------------------------------------------------------


@pytest.mark.card("hawkman")
def test_hawkman_gets_power_for_every_hero(table: Script) -> None:
    table.hero(ME, "Hawkman").hand(ME, "Katana", "Katana", "Raven")
    table.play("Katana").play("Katana")
    assert table.power == 4
    table.play("Raven")
    assert table.power == 6


@pytest.mark.card("hawkman")
def test_hawkman_gets_nothing_for_other_cards(table: Script) -> None:
    table.hero(ME, "Hawkman").hand(ME, "Punch", "Manhunter", "Batarang", "Kick")
    table.play("Punch").play("Manhunter").play("Batarang").play("Kick")
    assert table.power == 6


@pytest.mark.card("hawkman")
@pytest.mark.rule("R2")
def test_hawkman_waits_until_the_hero_has_resolved(table: Script) -> None:
    table.hero(ME, "Hawkman").hand(ME, "Sonic Siren").line_up("Oa").play("Sonic Siren")
    table.asks(ME, "destroy", ["Oa", "none"])
    assert table.power == 2
    table.answer("none")
    assert table.power == 3


@pytest.mark.card("hawkman", "granny-goodness")
@pytest.mark.ruling("Q15")
def test_hawkman_counts_a_borrowed_hero(table: Script) -> None:
    table.hero(ME, "Hawkman").hand(ME, "Granny Goodness").line_up("Katana")
    table.play("Granny Goodness")
    assert table.power == 2


@pytest.mark.card("hawkman", "amazo")
@pytest.mark.ruling("Q16")
def test_hawkman_counts_a_hero_that_is_played_again(table: Script) -> None:
    table.hero(ME, "Hawkman").hand(ME, "Katana", "Amazo").play("Katana").play("Amazo")
    table.asks(ME, "play-again", ["Katana", "none"]).answer("Katana")
    assert table.power == 4


@pytest.mark.card("hawkman")
def test_hawkman_gets_nothing_for_a_foes_hero_or_one_used_as_a_defense(table: Script) -> None:
    table.hero(FOE, "Hawkman").hand(FOE, "Katana").hand(ME, "Katana", "Deadshot")
    table.play("Katana").play("Deadshot")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    assert table.power == 2


# --- Nightwing --------------------------------------------------------------------------------


@pytest.mark.card("nightwing")
@pytest.mark.ruling("Q7")
@pytest.mark.rule("K11")
def test_nightwing_gets_power_for_the_first_and_may_draw_for_the_second(table: Script) -> None:
    table.hero(ME, "Nightwing").hand(ME, "Batarang", "Batarang", "Batarang").deck(ME, "Kick", "Oa")
    table.play("Batarang")
    assert table.power == 3
    table.play("Batarang")
    assert table.power == 5
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.hand_of(ME) == ["Batarang", "Kick"]
    table.play("Batarang")
    assert table.power == 7
    assert table.deck_of(ME) == ["Oa"]


@pytest.mark.card("nightwing")
@pytest.mark.rule("K11")
def test_nightwing_may_decline_and_the_third_equipment_gives_nothing(table: Script) -> None:
    table.hero(ME, "Nightwing").hand(ME, "Batarang", "Batarang", "Batarang").deck(ME, "Kick")
    table.play("Batarang").play("Batarang")
    table.asks(ME, "may", ["yes", "no"]).answer("no")
    table.play("Batarang")
    assert table.hand_of(ME) == []
    assert table.deck_of(ME) == ["Kick"]


@pytest.mark.card("nightwing", "skeets")
@pytest.mark.ruling("C-nightwing", "C-skeets")
@pytest.mark.rule("R2")
def test_nightwing_draws_when_skeets_is_finished(table: Script) -> None:
    table.hero(ME, "Nightwing").hand(ME, "Batarang", "Skeets").deck(ME, "Kick")
    table.discard(ME, "Raven").play("Batarang").play("Skeets")
    table.asks(ME, "move", ["Raven", "none"]).answer("Raven")
    assert table.deck_of(ME) == ["Raven", "Kick"]
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.hand_of(ME) == ["Raven"]
    assert table.deck_of(ME) == ["Kick"]


@pytest.mark.card("nightwing")
@pytest.mark.ruling("C-nightwing")
@pytest.mark.rule("R2")
def test_nightwings_first_equipment_resolves_before_the_power(table: Script) -> None:
    table.hero(ME, "Nightwing").hand(ME, "Soultaker Sword", "Punch").play("Soultaker Sword")
    table.asks(ME, "destroy", ["Punch", "none"])
    assert table.power == 2
    table.answer("none")
    assert table.power == 3


@pytest.mark.card("nightwing")
def test_nightwing_does_not_count_other_cards(table: Script) -> None:
    table.hero(ME, "Nightwing").hand(ME, "Katana", "Manhunter", "Kick", "Punch").deck(ME, "Oa")
    table.play("Katana").play("Manhunter").play("Kick").play("Punch")
    assert table.power == 5
    assert table.hand_of(ME) == []


@pytest.mark.card("nightwing")
def test_nightwing_is_not_asked_where_no_card_can_be_drawn(table: Script) -> None:
    table.hero(ME, "Nightwing").hand(ME, "Batarang", "Batarang")
    table.play("Batarang").play("Batarang")
    assert table.power == 5
    assert table.hand_of(ME) == []


@pytest.mark.card("nightwing")
@pytest.mark.rule("D1")
def test_nightwing_draws_out_of_the_shuffled_discard_pile(table: Script) -> None:
    table.hero(ME, "Nightwing").hand(ME, "Batarang", "Batarang").discard(ME, "Kick")
    table.play("Batarang").play("Batarang")
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.hand_of(ME) == ["Kick"]
    assert table.discard_of(ME) == []


@pytest.mark.card("nightwing", "shazam")
@pytest.mark.ruling("Q15")
@pytest.mark.rule("R2")
def test_nightwing_counts_a_borrowed_equipment(table: Script) -> None:
    table.hero(ME, "Nightwing").hand(ME, "Batarang", "Shazam!").main_deck("Batarang", "Oa")
    table.deck(ME, "Kick").play("Batarang").play("Shazam!")
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.main_deck_now == ["Batarang", "Oa"]
    assert table.power == 2 + 1 + 2 + 2
    assert table.hand_of(ME) == ["Kick"]


@pytest.mark.card("nightwing", "white-lantern-power-battery", "deadman")
@pytest.mark.ruling("Q6")
def test_nightwing_and_deadman_wait_together_and_their_owner_orders_them(table: Script) -> None:
    table.hero(ME, "Nightwing").hand(ME, "Batarang", "White Lantern Power Battery", "Punch")
    table.deck(ME, "Kick").line_up("Deadman")
    table.play("Batarang").play("White Lantern Power Battery")
    table.asks(ME, "order-triggers", ["Nightwing: Draw", "Deadman: Destroy"])
    table.answer("Nightwing: Draw")
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.hand_of(ME) == ["Punch", "Deadman"]
    table.asks(ME, "destroy", ["Deadman", "Punch", "none"]).answer("Deadman")
    table.asks(ME, "destroy", ["Punch", "none"]).answer("none")
    assert table.destroyed == ["Deadman"]


@pytest.mark.card("nightwing")
@pytest.mark.ruling("Q19")
def test_nightwing_counts_anew_on_each_turn(table: Script) -> None:
    table.hero(ME, "Nightwing").hand(ME, "Batarang").deck(ME, "Batarang", *["Punch"] * 5)
    table.play("Batarang").end().end()
    table.play("Batarang")
    assert table.power == 3
    assert table.hand_of(ME) == ["Punch"] * 4


# --- Red Tornado ------------------------------------------------------------------------------


@pytest.mark.card("red-tornado")
def test_red_tornado_gives_power_once_with_four_types_in_the_discard_pile(table: Script) -> None:
    table.hero(ME, "Red Tornado").discard(ME, "Punch", "Kick", "Katana", "Batarang")
    assert table.turn_options() == ["end", "use Red Tornado"]
    table.use("Red Tornado")
    assert table.power == 2
    assert table.turn_options() == ["end"]


@pytest.mark.card("red-tornado")
@pytest.mark.rule("K1")
def test_red_tornado_counts_a_starter_but_no_weakness(table: Script) -> None:
    table.hero(ME, "Red Tornado").discard(ME, "Kick", "Katana", "Batarang", "Weakness")
    table.hand(ME, "Punch")
    assert table.turn_options() == ["end", "play Punch"]


@pytest.mark.card("red-tornado")
@pytest.mark.rule("K1", "K4")
def test_red_tornado_takes_a_super_villain_for_a_villain(table: Script) -> None:
    table.hero(ME, "Red Tornado").discard(ME, "Punch", "Katana", "Manhunter", "Graves")
    assert table.turn_options() == ["end"]


@pytest.mark.card("red-tornado")
def test_red_tornado_counts_types_not_cards(table: Script) -> None:
    table.hero(ME, "Red Tornado").discard(ME, "Punch", "Vulnerability", "Kick", "Katana", "Raven")
    assert table.turn_options() == ["end"]


@pytest.mark.card("red-tornado")
def test_red_tornado_gives_no_more_for_all_six_types(table: Script) -> None:
    table.hero(ME, "Red Tornado")
    table.discard(ME, "Punch", "Kick", "Katana", "Batarang", "Oa", "Manhunter").use("Red Tornado")
    assert table.power == 2


@pytest.mark.card("red-tornado")
@pytest.mark.ruling("C-red-tornado")
def test_red_tornado_may_wait_until_a_purchase_brings_the_fourth_type(table: Script) -> None:
    table.hero(ME, "Red Tornado").discard(ME, "Punch", "Kick", "Batarang").hand(ME, "Kick")
    table.line_up("Katana").play("Kick")
    assert "use Red Tornado" not in table.turn_options()
    table.buy("Katana").use("Red Tornado")
    assert table.power == 2


@pytest.mark.card("red-tornado")
@pytest.mark.ruling("C-red-tornado")
def test_red_tornado_stops_when_a_type_leaves_the_discard_pile(table: Script) -> None:
    table.hero(ME, "Red Tornado").discard(ME, "Punch", "Kick", "Katana", "Batarang")
    table.hand(ME, "Superboy").play("Superboy")
    assert table.hand_of(ME) == ["Kick"]
    assert "use Red Tornado" not in table.turn_options()


@pytest.mark.card("red-tornado")
def test_red_tornado_ignores_types_in_hand_deck_and_play(table: Script) -> None:
    table.hero(ME, "Red Tornado").discard(ME, "Punch", "Kick").hand(ME, "Katana", "Manhunter")
    table.deck(ME, "Batarang").in_play(ME, "Oa").play("Katana")
    assert "use Red Tornado" not in table.turn_options()


@pytest.mark.card("red-tornado")
@pytest.mark.rule("K11")
def test_red_tornado_is_optional_and_works_again_on_the_next_turn(table: Script) -> None:
    table.hero(ME, "Red Tornado").discard(ME, "Punch", "Kick", "Katana", "Batarang")
    table.deck(ME, *["Punch"] * 10).use("Red Tornado").end()
    assert table.turn_options() == ["end"]
    table.end()
    assert table.turn_options() == ["end", "play Punch", "use Red Tornado"]
    table.end()
    assert table.active == FOE


@pytest.mark.card("red-tornado", "crimson-whirlwind")
def test_red_tornado_counts_a_deck_emptied_by_crimson_whirlwind(table: Script) -> None:
    table.hero(ME, "Red Tornado").deck(ME, "Punch", "Kick", "Katana", "Batarang")
    table.hand(ME, "Crimson Whirlwind").play("Crimson Whirlwind")
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    table.use("Red Tornado")
    assert table.power == 4


# --- Shazam! ----------------------------------------------------------------------------------


@pytest.mark.card("shazam-super-hero")
@pytest.mark.ruling("Q17")
def test_shazam_pays_four_power_for_the_top_card_of_the_main_deck(table: Script) -> None:
    table.hero(ME, "shazam-super-hero").hand(ME, "Brother Blood").main_deck("Katana", "Raven")
    table.line_up("Sciencell").play("Brother Blood")
    assert table.turn_options() == ["buy Kick", "end", "use Shazam!"]
    table.use("Shazam!")
    assert table.power == 0
    table.asks(ME, "place", ["discard", "deck-top"]).answer("discard")
    assert table.discard_of(ME) == ["Katana"]
    assert table.main_deck_now == ["Raven"]
    assert table.line_up_now == ["Sciencell"]


@pytest.mark.card("shazam-super-hero")
def test_shazam_may_put_the_gained_card_onto_the_deck(table: Script) -> None:
    table.hero(ME, "shazam-super-hero").hand(ME, "Brother Blood").main_deck("Katana", "Raven")
    table.deck(ME, "Punch").play("Brother Blood").use("Shazam!")
    table.asks(ME, "place", ["discard", "deck-top"]).answer("deck-top")
    assert table.deck_of(ME) == ["Katana", "Punch"]
    assert table.discard_of(ME) == []


@pytest.mark.card("shazam-super-hero")
@pytest.mark.ruling("C-shazam-super-hero")
@pytest.mark.rule("K8")
def test_shazam_may_pay_several_times_a_turn(table: Script) -> None:
    table.hero(ME, "shazam-super-hero").hand(ME, "Brother Blood", "Brother Blood", "Punch")
    table.line_up("Oa").main_deck("Katana", "Raven", "Talon")
    table.play("Brother Blood").play("Brother Blood").play("Punch").use("Shazam!")
    table.asks(ME, "place", ["discard", "deck-top"]).answer("discard")
    table.use("Shazam!")
    table.asks(ME, "place", ["discard", "deck-top"]).answer("deck-top")
    assert table.discard_of(ME) == ["Katana"]
    assert table.deck_of(ME) == ["Raven"]
    assert table.power == 1
    assert "use Shazam!" not in table.turn_options()


@pytest.mark.card("shazam-super-hero")
def test_shazam_needs_four_power(table: Script) -> None:
    table.hero(ME, "shazam-super-hero").hand(ME, "Kick", "Punch").play("Kick").play("Punch")
    assert "use Shazam!" not in table.turn_options()


@pytest.mark.card("shazam-super-hero")
def test_shazam_sees_the_card_before_choosing_where_it_goes(table: Script) -> None:
    table.hero(ME, "shazam-super-hero").hand(ME, "Brother Blood").main_deck("Katana")
    table.play("Brother Blood").use("Shazam!").asks(ME, "place", ["discard", "deck-top"])
    ask = table.table.view(ME).ask
    assert ask is not None
    assert [option.card for option in ask.options] == ["katana", "katana"]
    table.answer("discard")


@pytest.mark.card("shazam-super-hero")
@pytest.mark.ruling("Q14")
def test_shazam_does_nothing_with_an_empty_main_deck(table: Script) -> None:
    table.hero(ME, "shazam-super-hero").hand(ME, "Brother Blood", "Brother Blood")
    table.line_up("Oa").main_deck("Katana")
    table.play("Brother Blood").play("Brother Blood").use("Shazam!")
    table.asks(ME, "place", ["discard", "deck-top"]).answer("discard")
    assert table.power == 4
    assert "use Shazam!" not in table.turn_options()


@pytest.mark.card("shazam-super-hero", "deadman")
@pytest.mark.rule("K9", "D4")
def test_shazam_gains_the_card_so_deadman_works_and_is_out_of_reach_on_the_deck(
    table: Script,
) -> None:
    table.hero(ME, "shazam-super-hero").hand(ME, "Brother Blood", "Punch").main_deck("Deadman")
    table.play("Brother Blood").use("Shazam!")
    table.asks(ME, "place", ["discard", "deck-top"]).answer("deck-top")
    table.asks(ME, "destroy", ["Punch", "none"]).answer("Punch")
    assert table.deck_of(ME) == ["Deadman"]
    assert table.destroyed == ["Punch"]


@pytest.mark.card("shazam-super-hero")
@pytest.mark.rule("H3", "A6")
def test_shazam_gains_a_hidden_super_villain_without_a_first_appearance(table: Script) -> None:
    table.variants("hidden").hero(ME, "shazam-super-hero").hand(ME, "Brother Blood", "Kick")
    table.line_up("Oa").main_deck("Trigon", "Raven").play("Brother Blood").use("Shazam!")
    table.asks(ME, "place", ["discard", "deck-top"]).answer("discard")
    assert table.discard_of(ME) == ["Trigon"]
    assert table.hand_of(ME) == ["Kick"]


@pytest.mark.card("shazam-super-hero")
@pytest.mark.rule("K11")
def test_shazam_is_never_used_on_a_foes_turn(table: Script) -> None:
    table.hero(FOE, "shazam-super-hero").hand(ME, "Brother Blood").play("Brother Blood")
    assert "use Shazam!" not in table.turn_options()
