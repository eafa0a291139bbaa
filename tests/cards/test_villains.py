"""The Villains of Heroes Unite."""

from __future__ import annotations

import pytest
from script import FOE, FOURTH, ME, THIRD, Script

from archrivals.engine.state.flat import on_hero

PLAIN_LINE_UP = ("Sciencell", "Oa", "Apokolips", "Metropolis", "Gotham City")


def points_at_the_end(table: Script) -> tuple[int, ...]:
    """End the game at the next refill (G1)."""
    table.main_deck().line_up().end()
    assert table.table.result is not None
    return table.table.result.points


# --- Black Lantern Corps ----------------------------------------------------------------------


@pytest.mark.card("black-lantern-corps")
def test_black_lantern_corps_gives_each_foe_a_weakness(table: Script) -> None:
    table.players(3).hand(ME, "Black Lantern Corps").deck(ME, "Punch").weaknesses(5)
    table.play("Black Lantern Corps")
    assert table.power == 2
    assert table.discard_of(FOE) == ["Weakness"]
    assert table.discard_of(THIRD) == ["Weakness"]
    assert table.discard_of(ME) == []
    assert table.weaknesses_left == 3
    assert table.hand_of(ME) == []


@pytest.mark.card("black-lantern-corps")
@pytest.mark.ruling("C-black-lantern-corps")
@pytest.mark.rule("A4")
def test_black_lantern_corps_draws_when_the_attack_is_avoided(table: Script) -> None:
    table.hand(ME, "Black Lantern Corps").deck(ME, "Punch", "Kick").hand(FOE, "Katana")
    table.deck(FOE, "Raven").play("Black Lantern Corps")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    assert table.discard_of(FOE) == ["Katana"]
    assert table.hand_of(ME) == ["Punch"]
    assert table.power == 2


@pytest.mark.card("black-lantern-corps")
@pytest.mark.ruling("C-black-lantern-corps")
@pytest.mark.rule("W1")
def test_black_lantern_corps_draws_when_the_stack_is_out(table: Script) -> None:
    table.hand(ME, "Black Lantern Corps").deck(ME, "Punch", "Kick").weaknesses(0)
    table.play("Black Lantern Corps")
    assert table.hand_of(ME) == ["Punch"]
    assert table.discard_of(FOE) == []


@pytest.mark.card("black-lantern-corps")
@pytest.mark.rule("A5")
def test_black_lantern_corps_may_be_avoided_though_the_stack_is_out(table: Script) -> None:
    table.hand(ME, "Black Lantern Corps").deck(ME, "Punch", "Kick").weaknesses(0)
    table.hand(FOE, "Katana").deck(FOE, "Raven").play("Black Lantern Corps")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    assert table.hand_of(FOE) == ["Raven"]
    assert table.hand_of(ME) == ["Punch"]


@pytest.mark.card("black-lantern-corps")
def test_black_lantern_corps_draws_one_card_however_many_foes_gain_none(table: Script) -> None:
    table.players(4).hand(ME, "Black Lantern Corps").deck(ME, "Punch", "Kick").weaknesses(1)
    table.hand(THIRD, "Katana").deck(THIRD, "Raven").play("Black Lantern Corps")
    table.asks(THIRD, "defend", ["Katana", "none"]).answer("Katana")
    assert table.discard_of(FOE) == ["Weakness"]
    assert table.discard_of(THIRD) == ["Katana"]
    assert table.discard_of(FOURTH) == []
    assert table.hand_of(ME) == ["Punch"]


@pytest.mark.card("black-lantern-corps")
@pytest.mark.rule("R1")
def test_black_lantern_corps_checks_when_all_foes_have_been_dealt_with(table: Script) -> None:
    table.players(3).hand(ME, "Black Lantern Corps").deck(ME, "Punch").weaknesses(1)
    table.play("Black Lantern Corps")
    assert table.discard_of(FOE) == ["Weakness"]
    assert table.discard_of(THIRD) == []
    assert table.hand_of(ME) == ["Punch"]


# --- Brother Blood ----------------------------------------------------------------------------


@pytest.mark.card("brother-blood")
def test_brother_blood_gives_four_power(table: Script) -> None:
    table.hand(ME, "Brother Blood").play("Brother Blood")
    assert table.power == 4


# --- Deadshot ---------------------------------------------------------------------------------


@pytest.mark.card("deadshot")
def test_deadshot_discards_a_top_card_of_cost_one_or_more(table: Script) -> None:
    table.hand(ME, "Deadshot").deck(FOE, "Talon", "Kick").play("Deadshot")
    assert table.power == 1
    assert table.discard_of(FOE) == ["Talon"]
    assert table.deck_of(FOE) == ["Kick"]


@pytest.mark.card("deadshot")
@pytest.mark.parametrize("name", ["Punch", "Vulnerability", "Weakness"])
def test_deadshot_leaves_a_card_of_cost_zero_on_top(table: Script, name: str) -> None:
    table.hand(ME, "Deadshot").deck(FOE, name, "Kick").play("Deadshot")
    assert table.deck_of(FOE) == [name, "Kick"]
    assert table.discard_of(FOE) == []


@pytest.mark.card("deadshot")
@pytest.mark.rule("R1")
def test_deadshot_hits_every_foe_and_not_his_player(table: Script) -> None:
    table.players(3).hand(ME, "Deadshot").deck(ME, "Kick").deck(FOE, "Kick").deck(THIRD, "Punch")
    table.play("Deadshot")
    assert table.discard_of(FOE) == ["Kick"]
    assert table.deck_of(THIRD) == ["Punch"]
    assert table.deck_of(ME) == ["Kick"]


@pytest.mark.card("deadshot")
@pytest.mark.rule("D1")
def test_deadshot_reveals_out_of_the_shuffled_discard_pile(table: Script) -> None:
    table.hand(ME, "Deadshot").discard(FOE, "Punch").play("Deadshot")
    assert table.deck_of(FOE) == ["Punch"]
    assert table.discard_of(FOE) == []


@pytest.mark.card("deadshot")
@pytest.mark.rule("D1", "D6")
def test_deadshot_does_nothing_to_a_foe_without_cards(table: Script) -> None:
    table.hand(ME, "Deadshot").play("Deadshot")
    assert table.power == 1
    assert table.deck_of(FOE) == table.discard_of(FOE) == []


@pytest.mark.card("deadshot")
@pytest.mark.rule("A1", "A4")
def test_deadshot_may_be_avoided_and_keeps_his_power(table: Script) -> None:
    table.hand(ME, "Deadshot").hand(FOE, "Katana").deck(FOE, "Punch", "Kick").play("Deadshot")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    assert table.power == 1
    assert table.deck_of(FOE) == ["Kick"]
    assert table.discard_of(FOE) == ["Katana"]


# --- Dr. Sivana -------------------------------------------------------------------------------


@pytest.mark.card("dr-sivana")
def test_dr_sivana_may_put_a_super_power_on_the_deck(table: Script) -> None:
    table.hand(ME, "Dr. Sivana").discard(ME, "Kick", "Starbolt", "Batarang").deck(ME, "Punch")
    table.play("Dr. Sivana").asks(ME, "move", ["Kick", "Starbolt", "none"]).answer("Starbolt")
    assert table.power == 2
    assert table.deck_of(ME) == ["Starbolt", "Punch"]
    assert sorted(table.discard_of(ME)) == ["Batarang", "Kick"]


@pytest.mark.card("dr-sivana")
def test_dr_sivana_may_leave_the_super_power(table: Script) -> None:
    table.hand(ME, "Dr. Sivana").discard(ME, "Kick")
    table.play("Dr. Sivana").asks(ME, "move", ["Kick", "none"]).answer("none")
    assert table.discard_of(ME) == ["Kick"]
    assert table.power == 2


@pytest.mark.card("dr-sivana")
def test_dr_sivana_asks_nothing_without_a_super_power(table: Script) -> None:
    table.hand(ME, "Dr. Sivana", "Kick").discard(ME, "Batarang").play("Dr. Sivana")
    assert table.power == 2


# --- Granny Goodness --------------------------------------------------------------------------


@pytest.mark.card("granny-goodness")
@pytest.mark.ruling("C-granny-goodness", "Q15")
def test_granny_goodness_plays_a_hero_or_villain_out_of_the_line_up(table: Script) -> None:
    table.hand(ME, "Granny Goodness", "Kick")
    table.line_up("Katana", "Brother Blood", "Oa", "Batarang", "Starbolt").play("Granny Goodness")
    table.asks(ME, "play", ["Katana", "Brother Blood"]).answer("Brother Blood")
    assert table.power == 4
    assert sorted(table.in_play_of(ME)) == ["Brother Blood", "Granny Goodness"]
    table.play("Kick")
    options = ["buy Batarang", "buy Katana", "buy Kick", "buy Oa", "buy Starbolt", "end"]
    assert table.turn_options() == options  # Brother Blood costs 6, too, but is not there


@pytest.mark.card("granny-goodness", "larfleeze")
@pytest.mark.ruling("C-granny-goodness")
def test_a_card_borrowed_by_granny_goodness_cannot_be_gained(table: Script) -> None:
    table.hand(ME, "Granny Goodness", "Larfleeze").line_up("Katana", "Oa").play("Granny Goodness")
    assert table.power == 1
    table.play("Larfleeze").asks(ME, "gain", ["Oa", "none"]).answer("none")


@pytest.mark.card("granny-goodness")
def test_granny_goodness_must_play_the_only_one(table: Script) -> None:
    table.hand(ME, "Granny Goodness").line_up("Oa", "Brother Blood").play("Granny Goodness")
    assert table.power == 4
    assert table.line_up_now == ["Oa"]


@pytest.mark.card("granny-goodness")
@pytest.mark.ruling("Q14")
def test_granny_goodness_does_nothing_without_hero_or_villain(table: Script) -> None:
    table.hand(ME, "Granny Goodness").line_up("Oa", "Batarang").play("Granny Goodness")
    assert table.power == 0
    assert sorted(table.line_up_now) == ["Batarang", "Oa"]


@pytest.mark.card("granny-goodness")
@pytest.mark.rule("E1")
def test_granny_goodness_returns_the_card_before_the_refill(table: Script) -> None:
    table.hand(ME, "Granny Goodness").line_up("Katana", *PLAIN_LINE_UP[1:]).main_deck("Raven")
    table.play("Granny Goodness").end()
    assert sorted(table.line_up_now) == sorted(["Katana", *PLAIN_LINE_UP[1:]])
    assert table.main_deck_now == ["Raven"]
    assert table.hand_of(ME) == ["Granny Goodness"]


@pytest.mark.card("granny-goodness")
@pytest.mark.rule("G1")
def test_granny_goodness_does_not_end_the_game_over_an_empty_main_deck(table: Script) -> None:
    table.hand(ME, "Granny Goodness").line_up("Katana", *PLAIN_LINE_UP[1:]).main_deck()
    table.play("Granny Goodness").end()
    assert not table.table.over
    assert len(table.line_up_now) == 5


@pytest.mark.card("granny-goodness", "deadman")
@pytest.mark.ruling("Q15")
def test_granny_goodness_plays_and_does_not_gain(table: Script) -> None:
    table.hand(ME, "Granny Goodness", "Punch").line_up("Deadman", "Oa").play("Granny Goodness")
    assert table.power == 2
    assert table.destroyed == []


@pytest.mark.card("granny-goodness", "deadshot")
@pytest.mark.rule("A1")
def test_granny_goodness_attacks_with_a_borrowed_attack(table: Script) -> None:
    table.hand(ME, "Granny Goodness").line_up("Deadshot", "Oa").deck(FOE, "Kick")
    table.play("Granny Goodness")
    assert table.discard_of(FOE) == ["Kick"]
    assert table.power == 1


@pytest.mark.card("granny-goodness")
@pytest.mark.ruling("Q16")
def test_granny_goodness_may_borrow_another_granny_goodness(table: Script) -> None:
    table.hand(ME, "Granny Goodness").line_up("Granny Goodness", "Katana", "Oa")
    table.main_deck("Raven", "Talon", "Batarang").play("Granny Goodness")
    table.asks(ME, "play", ["Granny Goodness", "Katana"]).answer("Granny Goodness")
    assert table.power == 1
    assert table.line_up_now == ["Oa"]
    table.end()
    assert sorted(table.line_up_now) == ["Granny Goodness", "Katana", "Oa", "Raven", "Talon"]
    assert table.main_deck_now == ["Batarang"]


@pytest.mark.card("granny-goodness", "amazo")
@pytest.mark.ruling("Q15")
def test_a_card_borrowed_by_granny_goodness_cannot_be_played_again(table: Script) -> None:
    table.hand(ME, "Granny Goodness", "Amazo").line_up("Katana", "Oa").play("Granny Goodness")
    table.play("Amazo").asks(ME, "play-again", ["Granny Goodness", "none"]).answer("none")
    assert table.power == 1 + 3


@pytest.mark.card("granny-goodness", "ocean-master")
@pytest.mark.rule("R2")
def test_triggers_of_a_borrowed_card_wait_for_granny_goodness(table: Script) -> None:
    table.hand(ME, "Granny Goodness", "Punch").line_up("Ocean Master", "Oa")
    table.play("Granny Goodness")
    table.asks(ME, "destroy", ["Punch", "none"]).answer("Punch")
    assert table.power == 1
    assert table.destroyed == ["Punch"]


@pytest.mark.card("granny-goodness", "sonic-siren")
@pytest.mark.rule("H1")
@pytest.mark.ruling("Q31")
def test_granny_goodness_may_play_the_synergy_card_which_goes_back(table: Script) -> None:
    table.variants("synergy").hero(ME, "Black Canary").hand(ME, "Granny Goodness")
    table.line_up(*PLAIN_LINE_UP).play("Granny Goodness")
    table.asks(ME, "destroy", [*PLAIN_LINE_UP, "none"]).answer("none")
    assert table.power == 2 + 1
    assert "buy Sonic Siren" not in table.turn_options()
    table.end()
    assert table.names(on_hero(ME)) == ["Sonic Siren"]


@pytest.mark.card("granny-goodness", "amazo")
@pytest.mark.rule("H3")
@pytest.mark.ruling("Q16")
def test_granny_goodness_is_not_played_again_by_the_amazo_she_borrows(table: Script) -> None:
    table.variants("hidden").hand(ME, "Katana", "Granny Goodness").line_up("Amazo", "Oa")
    table.play("Katana").play("Granny Goodness")
    table.asks(ME, "play-again", ["Katana", "none"]).answer("Katana")
    assert table.power == 2


@pytest.mark.card("granny-goodness", "vandal-savage")
@pytest.mark.rule("H3")
@pytest.mark.ruling("Q15")
def test_an_ongoing_card_borrowed_by_granny_goodness_works_at_once(table: Script) -> None:
    table.variants("hidden").hand(ME, "Granny Goodness").line_up("Vandal Savage", "Oa")
    table.play("Granny Goodness")
    assert table.power == 1
    table.end()
    assert "Vandal Savage" in table.line_up_now
    assert table.in_play_of(ME) == []


@pytest.mark.card("granny-goodness", "mind-control-hat", "jervis-tetch")
@pytest.mark.ruling("Q15")
def test_a_card_that_a_borrowed_granny_goodness_took_is_skipped_by_the_hat(table: Script) -> None:
    table.hand(ME, "Mind Control Hat", "Jervis Tetch").line_up("Granny Goodness", "Katana", "Oa")
    table.play("Mind Control Hat").play("Jervis Tetch")
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    table.asks(ME, "order", ["Granny Goodness", "Katana"]).answer("Granny Goodness")
    assert table.power == 1 + 1
    assert sorted(table.line_up_now) == ["Granny Goodness", "Oa"]
    assert "Katana" in table.in_play_of(ME)
    table.end()
    assert "Katana" in table.line_up_now


# --- Jervis Tetch -----------------------------------------------------------------------------


@pytest.mark.card("jervis-tetch")
@pytest.mark.parametrize(("mode", "destroyed"), [("mode 0", True), ("mode 1", False)])
def test_jervis_tetch_destroys_or_discards_the_top_card(
    table: Script, mode: str, destroyed: bool
) -> None:
    table.hand(ME, "Jervis Tetch").deck(ME, "Punch", "Kick").play("Jervis Tetch")
    table.asks(ME, "choose", ["mode 0", "mode 1"]).answer(mode)
    assert table.power == 1
    assert table.deck_of(ME) == ["Kick"]
    assert table.destroyed == (["Punch"] if destroyed else [])
    assert table.discard_of(ME) == ([] if destroyed else ["Punch"])


@pytest.mark.card("jervis-tetch")
def test_jervis_tetch_shows_the_top_card_to_his_player_alone(table: Script) -> None:
    table.hand(ME, "Jervis Tetch").deck(ME, "Punch", "Kick").play("Jervis Tetch")
    table.asks(ME, "choose", ["mode 0", "mode 1"])
    ask = table.table.view(ME).ask
    assert ask is not None
    assert ask.shown == ("punch",)
    assert table.table.view(FOE).ask is None
    table.answer("mode 1")


@pytest.mark.card("jervis-tetch")
@pytest.mark.rule("D1")
def test_jervis_tetch_looks_at_the_shuffled_discard_pile(table: Script) -> None:
    table.hand(ME, "Jervis Tetch").discard(ME, "Punch").play("Jervis Tetch")
    table.asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 0")
    assert table.destroyed == ["Punch"]
    assert table.deck_of(ME) == table.discard_of(ME) == []


@pytest.mark.card("jervis-tetch")
@pytest.mark.rule("D6")
def test_jervis_tetch_asks_nothing_where_there_is_no_card(table: Script) -> None:
    table.hand(ME, "Jervis Tetch", "Punch").play("Jervis Tetch")
    assert table.power == 1
    assert table.hand_of(ME) == ["Punch"]


@pytest.mark.card("jervis-tetch", "mind-control-hat")
@pytest.mark.ruling("Q15")
def test_jervis_tetch_is_named_by_the_mind_control_hat(table: Script) -> None:
    table.hand(ME, "Mind Control Hat", "Jervis Tetch").line_up("Katana", "Oa")
    table.play("Mind Control Hat").play("Jervis Tetch")
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.power == 2
    assert sorted(table.line_up_now) == ["Katana", "Oa"]


# --- Killer Croc ------------------------------------------------------------------------------


@pytest.mark.card("killer-croc")
def test_killer_croc_alone_gives_two_power(table: Script) -> None:
    table.hand(ME, "Killer Croc", "Katana").discard(ME, "Talon").play("Killer Croc").play("Katana")
    assert table.power == 3


@pytest.mark.card("killer-croc")
def test_killer_croc_counts_a_villain_played_before(table: Script) -> None:
    table.hand(ME, "Talon", "Killer Croc").play("Talon").play("Killer Croc")
    assert table.power == 3


@pytest.mark.card("killer-croc")
def test_killer_croc_counts_a_villain_played_after_and_only_one(table: Script) -> None:
    table.hand(ME, "Talon", "Killer Croc", "Talon").play("Killer Croc").play("Talon")
    assert table.power == 3
    table.play("Talon")
    assert table.power == 3


@pytest.mark.card("killer-croc")
def test_two_killer_crocs_count_each_other(table: Script) -> None:
    table.hand(ME, "Killer Croc", "Killer Croc").play("Killer Croc").play("Killer Croc")
    assert table.power == 6


@pytest.mark.card("killer-croc")
@pytest.mark.rule("K4")
def test_killer_croc_counts_a_super_villain(table: Script) -> None:
    table.hand(ME, "Killer Croc", "Graves").play("Killer Croc").play("Graves")
    assert table.power == 2 + 1 + 4


@pytest.mark.card("killer-croc", "amazo")
@pytest.mark.ruling("C-amazo")
@pytest.mark.rule("R4")
def test_killer_croc_played_again_is_not_another_villain(table: Script) -> None:
    table.hand(ME, "Killer Croc", "Amazo").play("Killer Croc")
    assert table.power == 2
    table.play("Amazo").asks(ME, "play-again", ["Killer Croc", "none"]).answer("Killer Croc")
    assert table.power == 3 + 3  # Amazo is another Villain for both plays


@pytest.mark.card("killer-croc", "vandal-savage")
@pytest.mark.rule("K2")
def test_killer_croc_does_not_count_a_villain_of_an_earlier_turn(table: Script) -> None:
    table.super_villains("Graves", "Trigon").in_play(ME, "Vandal Savage").hand(ME, "Killer Croc")
    table.play("Killer Croc")
    assert table.power == 1 + 2


# --- Larfleeze --------------------------------------------------------------------------------


@pytest.mark.card("larfleeze")
def test_larfleeze_chooses_the_whole_set_before_he_gains_it(table: Script) -> None:
    table.hand(ME, "Larfleeze").line_up("Katana", "Batarang", "Talon", "Brother Blood", "Oa")
    table.play("Larfleeze")
    table.asks(ME, "gain", ["Katana", "Batarang", "Talon", "Oa", "none"]).answer("Katana")
    table.asks(ME, "gain", ["Batarang", "Talon", "none"]).answer("Batarang")
    assert table.hand_of(ME) == []
    assert len(table.line_up_now) == 5
    table.asks(ME, "gain", ["Talon", "none"]).answer("Talon")
    assert sorted(table.hand_of(ME)) == ["Batarang", "Katana", "Talon"]
    assert sorted(table.line_up_now) == ["Brother Blood", "Oa"]
    assert table.power == 0


@pytest.mark.card("larfleeze")
def test_larfleeze_may_stop_below_the_total(table: Script) -> None:
    table.hand(ME, "Larfleeze").line_up("Katana", "Talon").play("Larfleeze")
    table.asks(ME, "gain", ["Katana", "Talon", "none"]).answer("Katana")
    table.asks(ME, "gain", ["Talon", "none"]).answer("none")
    assert table.hand_of(ME) == ["Katana"]
    assert table.line_up_now == ["Talon"]
    assert table.power == 0


@pytest.mark.card("larfleeze")
def test_larfleeze_gives_power_if_no_card_is_chosen(table: Script) -> None:
    table.hand(ME, "Larfleeze").line_up("Katana").play("Larfleeze")
    table.asks(ME, "gain", ["Katana", "none"]).answer("none")
    assert table.power == 3
    assert table.line_up_now == ["Katana"]


@pytest.mark.card("larfleeze")
@pytest.mark.parametrize("line_up", [(), ("Brother Blood", "Sciencell")])
def test_larfleeze_gives_power_where_no_card_is_cheap_enough(
    table: Script, line_up: tuple[str, ...]
) -> None:
    table.hand(ME, "Larfleeze").line_up(*line_up).play("Larfleeze")
    assert table.power == 3
    assert len(table.line_up_now) == len(line_up)


@pytest.mark.card("larfleeze")
def test_larfleeze_stops_asking_when_the_total_is_used_up(table: Script) -> None:
    table.hand(ME, "Larfleeze").line_up("Oa", "Talon").play("Larfleeze")
    table.asks(ME, "gain", ["Oa", "Talon", "none"]).answer("Oa")
    assert table.hand_of(ME) == ["Oa"]


@pytest.mark.card("larfleeze")
def test_larfleeze_may_gain_two_equal_cards(table: Script) -> None:
    table.hand(ME, "Larfleeze").line_up("Katana", "Katana", "Katana").play("Larfleeze")
    table.asks(ME, "gain", ["Katana", "none"]).answer("Katana")
    table.asks(ME, "gain", ["Katana", "none"]).answer("Katana")
    assert table.hand_of(ME) == ["Katana", "Katana"]
    assert table.line_up_now == ["Katana"]


@pytest.mark.card("larfleeze", "daughter-of-gotham-city")
@pytest.mark.rule("H1")
@pytest.mark.ruling("Q31")
def test_larfleeze_may_gain_the_synergy_card(table: Script) -> None:
    table.variants("synergy").hero(ME, "Batgirl").hand(ME, "Larfleeze").line_up("Sciencell")
    table.play("Larfleeze")
    table.asks(ME, "gain", ["Daughter of Gotham City", "none"]).answer("Daughter of Gotham City")
    assert table.hand_of(ME) == ["Daughter of Gotham City"]
    assert table.names(on_hero(ME)) == []


@pytest.mark.card("larfleeze")
@pytest.mark.rule("T9")
def test_larfleeze_leaves_the_slots_empty_until_the_refill(table: Script) -> None:
    table.hand(ME, "Larfleeze").line_up("Katana", *PLAIN_LINE_UP[1:]).main_deck("Raven", "Talon")
    table.play("Larfleeze")
    table.asks(ME, "gain", ["Katana", *PLAIN_LINE_UP[1:], "none"]).answer("Katana")
    assert len(table.line_up_now) == 4
    table.end()
    assert "Raven" in table.line_up_now
    assert len(table.line_up_now) == 5


@pytest.mark.card("larfleeze")
@pytest.mark.rule("G4")
@pytest.mark.parametrize(("others", "points"), [(5, 0), (6, 1), (12, 1), (13, 2)])
def test_larfleeze_is_worth_a_point_for_every_seven_cards(
    table: Script, others: int, points: int
) -> None:
    table.hand(ME, "Larfleeze").deck(ME, *["Punch"] * others)
    assert points_at_the_end(table) == (points, 0)


# --- Manhunter --------------------------------------------------------------------------------


@pytest.mark.card("manhunter")
def test_manhunter_alone_gives_one_power(table: Script) -> None:
    table.hand(ME, "Manhunter", "Manhunter").discard(ME, "Talon").deck(ME, "Manhunter")
    table.play("Manhunter").play("Manhunter")
    assert table.power == 2


@pytest.mark.card("manhunter")
@pytest.mark.ruling("C-manhunter")
@pytest.mark.rule("K10")
def test_manhunter_counts_the_manhunters_in_the_discard_pile(table: Script) -> None:
    table.hand(ME, "Manhunter").discard(ME, "Manhunter", "Manhunter", "Talon").play("Manhunter")
    assert table.power == 5


@pytest.mark.card("manhunter")
def test_manhunter_counts_once_when_played(table: Script) -> None:
    table.hand(ME, "Manhunter", "Kick").line_up("Manhunter").play("Manhunter").play("Kick")
    assert table.power == 3
    table.buy("Manhunter")
    assert table.power == 0


@pytest.mark.card("manhunter", "amazo")
@pytest.mark.ruling("C-amazo")
def test_manhunter_played_again_counts_anew(table: Script) -> None:
    table.hand(ME, "Manhunter", "Kick", "Amazo").line_up("Manhunter").play("Manhunter")
    table.play("Kick").buy("Manhunter").play("Amazo")
    table.asks(ME, "play-again", ["Manhunter", "none"]).answer("Manhunter")
    assert table.power == 3


# --- Mr. Zsasz --------------------------------------------------------------------------------


@pytest.mark.card("mr-zsasz")
def test_mr_zsasz_gives_a_weakness_for_an_odd_cost(table: Script) -> None:
    table.hand(ME, "Mr. Zsasz").deck(FOE, "Kick", "Punch").weaknesses(3).play("Mr. Zsasz")
    assert table.power == 2
    assert table.discard_of(FOE) == ["Weakness"]
    assert table.deck_of(FOE) == ["Kick", "Punch"]
    assert table.weaknesses_left == 2


@pytest.mark.card("mr-zsasz")
@pytest.mark.ruling("C-mr-zsasz")
@pytest.mark.rule("K10")
@pytest.mark.parametrize("name", ["Punch", "Weakness", "Katana", "Graves"])
def test_mr_zsasz_takes_zero_for_even(table: Script, name: str) -> None:
    table.hand(ME, "Mr. Zsasz").deck(FOE, name).weaknesses(3).play("Mr. Zsasz")
    assert table.discard_of(FOE) == (["Weakness"] if name == "Graves" else [])
    assert table.deck_of(FOE) == [name]


@pytest.mark.card("mr-zsasz")
@pytest.mark.rule("R1", "W1")
def test_mr_zsasz_gives_the_last_weakness_to_the_first_foe(table: Script) -> None:
    table.players(3).hand(ME, "Mr. Zsasz").deck(FOE, "Kick").deck(THIRD, "Kick").weaknesses(1)
    table.play("Mr. Zsasz")
    assert table.discard_of(FOE) == ["Weakness"]
    assert table.discard_of(THIRD) == []


@pytest.mark.card("mr-zsasz")
@pytest.mark.rule("D1")
def test_mr_zsasz_reveals_out_of_the_shuffled_discard_pile(table: Script) -> None:
    table.hand(ME, "Mr. Zsasz").discard(FOE, "Kick").play("Mr. Zsasz")
    assert table.deck_of(FOE) == ["Kick"]
    assert table.discard_of(FOE) == ["Weakness"]


@pytest.mark.card("mr-zsasz")
@pytest.mark.rule("D6")
def test_mr_zsasz_does_nothing_to_a_foe_without_cards(table: Script) -> None:
    table.hand(ME, "Mr. Zsasz").play("Mr. Zsasz")
    assert table.discard_of(FOE) == []
    assert table.power == 2


@pytest.mark.card("mr-zsasz")
@pytest.mark.rule("A1")
def test_mr_zsasz_may_be_avoided(table: Script) -> None:
    table.hand(ME, "Mr. Zsasz").hand(FOE, "Katana").deck(FOE, "Punch", "Kick").play("Mr. Zsasz")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    assert table.discard_of(FOE) == ["Katana"]
    assert table.power == 2


# --- Ocean Master -----------------------------------------------------------------------------


@pytest.mark.card("ocean-master")
def test_ocean_master_alone_gives_one_power(table: Script) -> None:
    table.hand(ME, "Ocean Master", "Punch").discard(ME, "Talon").play("Ocean Master").play("Punch")
    assert table.power == 2
    assert table.destroyed == []


@pytest.mark.card("ocean-master")
def test_ocean_master_after_a_villain_destroys_from_hand_or_discard_pile(table: Script) -> None:
    table.hand(ME, "Brother Blood", "Ocean Master", "Punch").discard(ME, "Punch", "Kick")
    table.play("Brother Blood").play("Ocean Master")
    options = ["Punch (hand)", "Punch (discard)", "Kick", "none"]
    table.asks(ME, "destroy", options).answer("Punch (discard)")
    assert table.power == 5
    assert table.destroyed == ["Punch"]
    assert table.hand_of(ME) == ["Punch"]
    assert table.discard_of(ME) == ["Kick"]


@pytest.mark.card("ocean-master", "jervis-tetch")
@pytest.mark.rule("R2")
def test_ocean_master_before_a_villain_destroys_when_it_has_resolved(table: Script) -> None:
    table.hand(ME, "Ocean Master", "Jervis Tetch").deck(ME, "Punch").play("Ocean Master")
    table.play("Jervis Tetch").asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    table.asks(ME, "destroy", ["Punch", "none"]).answer("Punch")
    assert table.destroyed == ["Punch"]
    assert table.power == 2


@pytest.mark.card("ocean-master")
def test_ocean_master_destroys_once_however_many_villains(table: Script) -> None:
    table.hand(ME, "Talon", "Ocean Master", "Talon", "Punch").play("Talon").play("Ocean Master")
    table.asks(ME, "destroy", ["Talon", "Punch", "none"]).answer("none")
    table.play("Talon")
    assert table.destroyed == []


@pytest.mark.card("ocean-master")
def test_ocean_master_asks_nothing_where_there_is_no_card(table: Script) -> None:
    table.hand(ME, "Talon", "Ocean Master").play("Talon").play("Ocean Master")
    assert table.power == 1
    assert table.destroyed == []


@pytest.mark.card("ocean-master")
def test_two_ocean_masters_count_each_other(table: Script) -> None:
    table.hand(ME, "Ocean Master", "Ocean Master", "Punch", "Kick").play("Ocean Master")
    table.play("Ocean Master")
    table.asks(ME, "destroy", ["Punch", "Kick", "none"]).answer("Punch")
    table.asks(ME, "destroy", ["Kick", "none"]).answer("Kick")
    assert table.destroyed == ["Punch", "Kick"]


@pytest.mark.card("ocean-master", "mind-control-hat", "jervis-tetch")
@pytest.mark.ruling("Q6")
def test_ocean_master_and_the_hat_are_ordered_by_their_owner(table: Script) -> None:
    table.hand(ME, "Mind Control Hat", "Ocean Master", "Jervis Tetch", "Punch").line_up("Katana")
    table.play("Mind Control Hat").play("Ocean Master").play("Jervis Tetch")
    table.asks(ME, "order-triggers", ["Ocean Master: Destroy", "Mind Control Hat: May"])
    table.answer("Mind Control Hat: May")
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    table.asks(ME, "destroy", ["Punch", "none"]).answer("Punch")
    assert table.power == 1 + 1 + 1
    assert table.destroyed == ["Punch"]


@pytest.mark.card("ocean-master", "amazo")
@pytest.mark.ruling("C-amazo", "Q16")
def test_ocean_master_played_again_destroys_once_more(table: Script) -> None:
    table.hand(ME, "Ocean Master", "Amazo", "Punch", "Kick").play("Ocean Master").play("Amazo")
    table.asks(ME, "play-again", ["Ocean Master", "none"]).answer("Ocean Master")
    table.asks(ME, "destroy", ["Punch", "Kick", "none"]).answer("Punch")
    table.asks(ME, "destroy", ["Kick", "none"]).answer("Kick")
    assert table.power == 2
    assert table.destroyed == ["Punch", "Kick"]


@pytest.mark.card("ocean-master", "warrior-princess", "amazo")
@pytest.mark.ruling("Q6", "C-amazo")
def test_two_equal_triggers_of_ocean_master_are_one_option_beside_another(table: Script) -> None:
    table.hand(ME, "Starbolt", "Warrior Princess", "Ocean Master", "Amazo", "Punch", "Kick")
    table.line_up("Katana", "Oa").play("Starbolt").play("Warrior Princess")
    table.asks(ME, "gain", ["Katana", "Oa"]).answer("Katana")
    table.play("Ocean Master").play("Amazo")
    table.asks(ME, "play-again", ["Ocean Master", "Warrior Princess", "none"])
    table.answer("Ocean Master", "Warrior Princess")
    table.asks(ME, "order-triggers", ["Ocean Master: Destroy", "Warrior Princess: Gain"])
    table.answer("Warrior Princess: Gain")
    assert sorted(table.hand_of(ME)) == ["Katana", "Kick", "Oa", "Punch"]
    table.asks(ME, "destroy", ["Katana", "Kick", "Oa", "Punch", "none"]).answer("Punch")
    table.asks(ME, "destroy", ["Katana", "Kick", "Oa", "none"]).answer("none")
    assert table.destroyed == ["Punch"]


# --- Parasite ---------------------------------------------------------------------------------


@pytest.mark.card("parasite")
@pytest.mark.ruling("Q18")
def test_parasite_lets_the_foe_pick_the_card_and_then_fetch_a_punch(table: Script) -> None:
    table.hand(ME, "Parasite").hand(FOE, "Kick", "Brother Blood", "Punch", "Batarang")
    table.discard(FOE, "Punch", "Vulnerability").play("Parasite")
    table.asks(FOE, "defend", ["none"]).answer("none")
    table.asks(FOE, "discard", ["Kick", "Brother Blood"]).answer("Kick")
    table.asks(FOE, "move", ["Punch", "none"]).answer("Punch")
    assert table.power == 2
    assert sorted(table.hand_of(FOE)) == ["Batarang", "Brother Blood", "Punch", "Punch"]
    assert sorted(table.discard_of(FOE)) == ["Kick", "Vulnerability"]


@pytest.mark.card("parasite")
def test_parasites_foe_may_leave_the_punch(table: Script) -> None:
    table.hand(ME, "Parasite").hand(FOE, "Kick").discard(FOE, "Punch").play("Parasite")
    table.asks(FOE, "defend", ["none"]).answer("none")
    table.asks(FOE, "move", ["Punch", "none"]).answer("none")
    assert table.hand_of(FOE) == []
    assert sorted(table.discard_of(FOE)) == ["Kick", "Punch"]


@pytest.mark.card("parasite")
def test_parasites_foe_without_a_punch_is_not_asked(table: Script) -> None:
    table.hand(ME, "Parasite").hand(FOE, "Kick", "Punch").play("Parasite")
    table.asks(FOE, "defend", ["none"]).answer("none")
    assert table.hand_of(FOE) == ["Punch"]
    assert table.discard_of(FOE) == ["Kick"]


@pytest.mark.card("parasite")
def test_parasites_foe_without_such_a_card_keeps_all_and_fetches_no_punch(table: Script) -> None:
    table.hand(ME, "Parasite").hand(FOE, "Punch", "Batarang").discard(FOE, "Punch")
    table.play("Parasite").asks(FOE, "defend", ["none"]).answer("none")
    assert sorted(table.hand_of(FOE)) == ["Batarang", "Punch"]
    assert table.discard_of(FOE) == ["Punch"]


@pytest.mark.card("parasite")
def test_parasite_shows_the_foes_whole_hand_to_everybody() -> None:
    table = Script().players(3).hand(ME, "Parasite").hand(FOE, "Punch", "Batarang").play("Parasite")
    table.asks(FOE, "defend", ["none"]).answer("none")
    shown = [event for event in table.table.events(THIRD) if event.kind == "reveal"]
    assert sorted(card.id for card in shown[0].cards or ()) == ["batarang", "punch"]
    assert shown[0].seat == FOE


@pytest.mark.card("parasite")
@pytest.mark.rule("R1")
def test_parasite_deals_with_one_foe_after_the_other(table: Script) -> None:
    table.players(3).hand(ME, "Parasite").hand(FOE, "Kick").discard(FOE, "Punch")
    table.hand(THIRD, "Kick", "Raven").play("Parasite")
    table.asks(FOE, "defend", ["none"]).answer("none")
    table.asks(THIRD, "defend", ["none"]).answer("none")
    table.asks(FOE, "move", ["Punch", "none"]).answer("Punch")
    table.asks(THIRD, "discard", ["Kick", "Raven"]).answer("Raven")
    assert table.hand_of(FOE) == ["Punch"]
    assert table.hand_of(THIRD) == ["Kick"]


@pytest.mark.card("parasite")
@pytest.mark.rule("A1", "A4")
def test_parasite_may_be_avoided(table: Script) -> None:
    table.hand(ME, "Parasite").hand(FOE, "Katana", "Kick").deck(FOE, "Raven")
    table.discard(FOE, "Punch").play("Parasite")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    assert table.hand_of(FOE) == ["Kick", "Raven"]
    assert table.power == 2


@pytest.mark.card("parasite")
def test_parasite_does_nothing_to_an_empty_hand(table: Script) -> None:
    table.hand(ME, "Parasite").discard(FOE, "Punch").play("Parasite")
    assert table.power == 2
    assert table.discard_of(FOE) == ["Punch"]


# --- Red Lantern Corps ------------------------------------------------------------------------


@pytest.mark.card("red-lantern-corps")
def test_red_lantern_corps_destroys_a_card_for_three_power_instead(table: Script) -> None:
    table.hand(ME, "Red Lantern Corps", "Punch", "Kick").discard(ME, "Weakness")
    table.play("Red Lantern Corps")
    table.asks(ME, "destroy", ["Punch", "Kick", "none"]).answer("Punch")
    assert table.power == 3
    assert table.destroyed == ["Punch"]
    assert table.hand_of(ME) == ["Kick"]


@pytest.mark.card("red-lantern-corps")
def test_red_lantern_corps_gives_one_power_if_nothing_is_destroyed(table: Script) -> None:
    table.hand(ME, "Red Lantern Corps", "Punch").play("Red Lantern Corps")
    table.asks(ME, "destroy", ["Punch", "none"]).answer("none")
    assert table.power == 1
    assert table.hand_of(ME) == ["Punch"]


@pytest.mark.card("red-lantern-corps")
def test_red_lantern_corps_gives_one_power_with_an_empty_hand(table: Script) -> None:
    table.hand(ME, "Red Lantern Corps").discard(ME, "Punch").play("Red Lantern Corps")
    assert table.power == 1
    assert table.destroyed == []


# --- Talon ------------------------------------------------------------------------------------


@pytest.mark.card("talon")
def test_talon_alone_gives_nothing(table: Script) -> None:
    table.hand(ME, "Talon", "Kick").discard(ME, "Punch").play("Talon").play("Kick")
    assert table.power == 2


@pytest.mark.card("talon")
@pytest.mark.rule("K1")
@pytest.mark.parametrize(("name", "own"), [("Punch", 1), ("Vulnerability", 0)])
def test_talon_counts_a_starter_played_before(table: Script, name: str, own: int) -> None:
    table.hand(ME, name, "Talon").play(name).play("Talon")
    assert table.power == own + 2


@pytest.mark.card("talon")
@pytest.mark.parametrize(("name", "own"), [("Punch", 1), ("Vulnerability", 0)])
def test_talon_counts_a_starter_played_after(table: Script, name: str, own: int) -> None:
    table.hand(ME, "Talon", name).play("Talon")
    assert table.power == 0
    table.play(name)
    assert table.power == own + 2


@pytest.mark.card("talon")
def test_talon_gives_his_power_once(table: Script) -> None:
    table.hand(ME, "Punch", "Talon", "Punch", "Vulnerability")
    table.play("Punch").play("Talon").play("Punch").play("Vulnerability")
    assert table.power == 4


@pytest.mark.card("talon")
def test_each_talon_counts_for_itself(table: Script) -> None:
    table.hand(ME, "Talon", "Talon", "Vulnerability").play("Talon").play("Talon")
    table.play("Vulnerability")
    assert table.power == 4


@pytest.mark.card("talon", "amazo")
@pytest.mark.ruling("C-amazo")
def test_talon_played_again_gives_his_power_again(table: Script) -> None:
    table.hand(ME, "Vulnerability", "Talon", "Amazo").play("Vulnerability").play("Talon")
    table.play("Amazo").asks(ME, "play-again", ["Talon", "none"]).answer("Talon")
    assert table.power == 4


# --- The Demon Etrigan ------------------------------------------------------------------------


@pytest.mark.card("the-demon-etrigan")
def test_etrigan_may_put_a_hero_on_the_deck(table: Script) -> None:
    table.line_up(*PLAIN_LINE_UP).hand(ME, "The Demon Etrigan").deck(ME, "Punch")
    table.discard(ME, "Katana", "Raven", "Talon").play("The Demon Etrigan")
    table.asks(ME, "move", ["Katana", "Raven", "none"]).answer("Raven")
    assert table.power == 4
    assert table.deck_of(ME) == ["Raven", "Punch"]
    assert sorted(table.discard_of(ME)) == ["Katana", "Talon"]


@pytest.mark.card("the-demon-etrigan")
def test_etrigan_may_leave_the_hero(table: Script) -> None:
    table.line_up(*PLAIN_LINE_UP).hand(ME, "The Demon Etrigan").discard(ME, "Katana")
    table.play("The Demon Etrigan").asks(ME, "move", ["Katana", "none"]).answer("none")
    assert table.power == 4
    assert table.discard_of(ME) == ["Katana"]


@pytest.mark.card("the-demon-etrigan")
def test_etrigan_asks_nothing_without_a_hero(table: Script) -> None:
    table.line_up(*PLAIN_LINE_UP).hand(ME, "The Demon Etrigan").discard(ME, "Talon", "Batarang")
    table.play("The Demon Etrigan")
    assert table.power == 4
