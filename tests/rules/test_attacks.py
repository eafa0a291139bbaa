"""Part A, Q5, Q12, Q18: Attacks, Defenses, First Appearances."""

from __future__ import annotations

import json
from typing import Any

import pytest
from script import FIFTH, FOE, FOURTH, ME, THIRD, Script

from archrivals.engine.records import to_plain
from archrivals.engine.views.seats import WaitedFor


def flip(table: Script, villain: str) -> Script:
    """My turn, in which Vandal Savage is beaten and this Super-Villain flipped up."""
    table.super_villains("Vandal Savage", villain, "Graves" if villain != "Graves" else "Amazo")
    table.hand(ME, *["Kick"] * 4)
    for _ in range(4):
        table.play("Kick")
    return table.buy("Vandal Savage").end()


# --- Defending --------------------------------------------------------------------------------


@pytest.mark.rule("A1")
def test_a_defense_saves_its_player_alone(table: Script) -> None:
    table.players(3).hand(ME, "Yellow Lantern Corps Power Ring")
    table.hand(FOE, "Katana", "Punch").deck(FOE, "Kick").hand(THIRD, "Raven")
    table.play("Yellow Lantern Corps Power Ring")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    table.asks(THIRD, "defend", ["none"]).answer("none")
    assert table.hand_of(FOE) == ["Punch", "Kick"]
    assert table.discard_of(FOE) == ["Katana"]
    assert table.hand_of(THIRD) == []
    assert table.discard_of(THIRD) == ["Raven"]


@pytest.mark.rule("A1")
def test_the_attacker_is_not_hit_and_does_not_defend(table: Script) -> None:
    table.hand(ME, "Yellow Lantern Corps Power Ring", "Katana", "Punch").hand(FOE, "Raven")
    table.play("Yellow Lantern Corps Power Ring")
    assert table.table.ask_of(ME) is None
    table.asks(FOE, "defend", ["none"]).answer("none")
    assert sorted(table.hand_of(ME)) == ["Katana", "Punch"]


@pytest.mark.rule("A1")
def test_a_defense_is_used_from_hand_only(table: Script) -> None:
    table.hand(ME, "Deadshot").hand(FOE, "Punch").discard(FOE, "Katana").deck(FOE, "Skeets")
    table.play("Deadshot")
    table.asks(FOE, "defend", ["none"]).answer("none")
    assert sorted(table.discard_of(FOE)) == ["Katana", "Skeets"]


@pytest.mark.rule("A1")
def test_a_card_may_name_another_place_for_its_defense(table: Script) -> None:
    table.hand(ME, "Deadshot").hand(FOE, "Force Field").in_play(FOE, "Force Field")
    table.deck(FOE, "Kick").play("Deadshot")
    table.asks(FOE, "defend", ["Force Field", "none"]).answer("Force Field")
    assert table.in_play_of(FOE) == []
    assert table.hand_of(FOE) == ["Force Field"]
    assert table.deck_of(FOE) == ["Kick"]


@pytest.mark.rule("A1")
def test_a_defense_in_play_serves_a_player_without_a_hand(table: Script) -> None:
    table.hand(ME, "Deadshot").in_play(FOE, "Force Field").deck(FOE, "Kick").play("Deadshot")
    table.asks(FOE, "defend", ["Force Field", "none"]).answer("Force Field")
    assert table.deck_of(FOE) == ["Kick"]
    assert table.discard_of(FOE) == ["Force Field"]


@pytest.mark.rule("A1")
def test_cards_without_defense_do_not_defend(table: Script) -> None:
    table.hand(ME, "Deadshot").hand(FOE, "Punch", "Hero of the Future", "Vulnerability")
    table.deck(FOE, "Kick").play("Deadshot")
    table.asks(FOE, "defend", ["none"]).answer("none")
    assert table.discard_of(FOE) == ["Kick"]


@pytest.mark.rule("A1", "A5")
def test_to_defend_is_never_a_duty(table: Script) -> None:
    table.hand(ME, "Deadshot").hand(FOE, "Katana").deck(FOE, "Kick").play("Deadshot")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("none")
    assert table.discard_of(FOE) == ["Kick"]
    assert table.hand_of(FOE) == ["Katana"]


@pytest.mark.rule("A2")
def test_one_defense_card_per_attack(table: Script) -> None:
    table.hand(ME, "Deadshot", "Deadshot").hand(FOE, "Katana", "Katana", "Skeets")
    table.deck(FOE, "Batarang", "Kick").play("Deadshot")
    table.asks(FOE, "defend", ["Katana", "Skeets", "none"]).answer("Katana")
    assert table.table.ask.kind == "turn"
    assert sorted(table.hand_of(FOE)) == ["Batarang", "Katana", "Skeets"]
    table.play("Deadshot")
    table.asks(FOE, "defend", ["Katana", "Skeets", "none"]).answer("none")


@pytest.mark.rule("A2", "Q5")
def test_a_defense_drawn_as_a_reward_is_too_late(table: Script) -> None:
    table.hand(ME, "Yellow Lantern Corps Power Ring").hand(FOE, "Katana").deck(FOE, "Katana")
    table.play("Yellow Lantern Corps Power Ring")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    assert table.table.ask.kind == "turn"
    assert table.hand_of(FOE) == ["Katana"]


@pytest.mark.rule("A4")
def test_avoiding_leaves_the_power_of_the_card(table: Script) -> None:
    table.hand(ME, "Deadshot").hand(FOE, "Katana").deck(FOE, "Kick", "Raven").play("Deadshot")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    assert table.power == 1
    assert table.hand_of(FOE) == ["Kick"]
    assert table.deck_of(FOE) == ["Raven"]


@pytest.mark.rule("A4", "C-black-lantern-corps")
def test_a_text_that_counts_players_hit_is_told_who_was_spared(table: Script) -> None:
    table.players(3).hand(ME, "Black Lantern Corps", "Black Lantern Corps")
    table.deck(ME, "Kick").hand(FOE, "Katana").play("Black Lantern Corps")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("none")
    assert table.hand_of(ME) == ["Black Lantern Corps"]
    assert table.discard_of(FOE) == table.discard_of(THIRD) == ["Weakness"]
    table.play("Black Lantern Corps")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    assert table.hand_of(ME) == ["Kick"]
    assert table.discard_of(THIRD) == ["Weakness", "Weakness"]


@pytest.mark.rule("A5", "W1", "C-black-lantern-corps")
def test_a_defense_may_be_used_where_no_weakness_is_left(table: Script) -> None:
    table.hand(ME, "Black Lantern Corps").weaknesses(0).hand(FOE, "Katana").deck(FOE, "Raven")
    table.deck(ME, "Kick").play("Black Lantern Corps")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    assert table.hand_of(FOE) == ["Raven"]
    assert table.hand_of(ME) == ["Kick"]
    assert table.power == 2


@pytest.mark.rule("A5", "A10")
def test_the_reward_comes_though_the_attack_could_do_nothing(table: Script) -> None:
    table.hand(ME, "Yellow Lantern Corps Power Ring").hand(FOE, "Green Lantern Power Ring")
    table.deck(FOE, "Raven", "Kick", "Punch").play("Yellow Lantern Corps Power Ring")
    table.asks(FOE, "defend", ["Green Lantern Power Ring", "none"])
    table.answer("Green Lantern Power Ring")
    assert sorted(table.hand_of(FOE)) == ["Kick", "Raven"]


@pytest.mark.rule("A10")
def test_defense_text_does_nothing_when_the_card_is_played(table: Script) -> None:
    table.hand(ME, "Katana", "Green Lantern Power Ring").deck(ME, "Kick", "Raven")
    table.play("Katana").play("Green Lantern Power Ring")
    assert table.power == 3
    assert table.hand_of(ME) == []
    assert table.in_play_of(ME) == ["Katana", "Green Lantern Power Ring"]


@pytest.mark.rule("A10", "A6")
def test_a_first_appearance_is_an_attack_for_defenses(table: Script) -> None:
    table.deck(ME, *["Punch"] * 5).hand(FOE, "Katana", "Kick").deck(FOE, "Raven")
    flip(table, "Trigon")
    table.asks(ME, "defend", ["none"]).answer("none")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    assert sorted(table.hand_of(FOE)) == ["Kick", "Raven"]
    assert table.destroyed == []


@pytest.mark.rule("A10")
def test_a_defense_with_a_choice_gives_it_to_its_user(table: Script) -> None:
    table.hand(ME, "Deadshot").hand(FOE, "Skeets").discard(FOE, "Katana", "Kick")
    table.deck(FOE, "Raven").play("Deadshot")
    table.asks(FOE, "defend", ["Skeets", "none"]).answer("Skeets")
    table.asks(FOE, "choose", ["mode 0", "mode 1", "none"]).answer("mode 1")
    assert table.hand_of(FOE) == ["Katana"]
    assert table.deck_of(FOE) == ["Raven"]


# --- All are asked at once (Q5) ---------------------------------------------------------------


@pytest.mark.rule("Q5")
def test_all_who_are_hit_are_asked_at_once_and_may_answer_in_any_order(table: Script) -> None:
    table.players(5).hand(ME, "Yellow Lantern Corps Power Ring").options(first=ME)
    for seat in (FOE, THIRD, FOURTH):
        table.hand(seat, "Katana").deck(seat, "Punch")
    table.hand(FIFTH, "Kick").play("Yellow Lantern Corps Power Ring")
    assert [ask.seat for ask in table.table.asks] == [FOE, THIRD, FOURTH, FIFTH]
    table.asks(FIFTH, "defend", ["none"]).answer("none")
    table.asks(THIRD, "defend", ["Katana", "none"]).answer("Katana")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("none")
    table.asks(FOURTH, "defend", ["Katana", "none"]).answer("Katana")
    assert [table.hand_of(seat) for seat in range(1, 5)] == [[], ["Punch"], ["Punch"], []]


@pytest.mark.rule("Q5")
def test_an_answer_is_not_shown_before_all_have_answered(table: Script) -> None:
    table.players(3).hand(ME, "Deadshot").hand(FOE, "Katana").deck(FOE, "Raven")
    table.hand(THIRD, "Skeets").deck(THIRD, "Batarang").play("Deadshot")
    table.asks(FOE, "defend", ["Katana", "none"])
    before = table.table.view(THIRD)
    table.answer("Katana")
    after = table.table.view(THIRD)
    assert after.seats == before.seats
    assert '"katana"' not in json.dumps(to_plain(after))
    table.asks(THIRD, "defend", ["Skeets", "none"]).answer("none")
    assert [card.id for card in table.table.view(THIRD).seats[FOE].discard] == ["katana"]


@pytest.mark.rule("Q5")
def test_answers_take_effect_in_turn_order_from_the_attacker() -> None:
    table = Script()
    table.players(4).options(first=THIRD).hand(THIRD, "Deadshot")
    for seat in (ME, FOE, FOURTH):
        table.hand(seat, "Katana").deck(seat, "Punch")
    table.play("Deadshot")
    for seat in (FOE, ME, FOURTH):
        table.asks(seat, "defend", ["Katana", "none"]).answer("Katana")
    used = [event.seat for event in table.table.events(-1) if event.kind == "defend"]
    assert used == [FOURTH, ME, FOE]


@pytest.mark.rule("Q5")
def test_who_holds_no_defense_is_asked_like_one_who_does(table: Script) -> None:
    table.players(3).hand(ME, "Deadshot").hand(FOE, "Katana").hand(THIRD, "Punch")
    table.deck(FOE, "Punch").deck(THIRD, "Punch").play("Deadshot")
    waiting = table.table.view(ME).waiting
    assert waiting == (WaitedFor(FOE, "defend"), WaitedFor(THIRD, "defend"))
    table.asks(FOE, "defend", ["Katana", "none"]).answer("none")
    table.asks(THIRD, "defend", ["none"]).answer("none")


# --- Who picks (Q18) --------------------------------------------------------------------------


@pytest.mark.rule("Q18")
def test_the_owner_picks_the_card_that_is_lost(table: Script) -> None:
    table.hand(ME, "Parasite").hand(FOE, "Kick", "Raven", "Punch").play("Parasite")
    table.asks(FOE, "defend", ["none"]).answer("none")
    table.asks(FOE, "discard", ["Kick", "Raven"]).answer("Raven")
    assert sorted(table.hand_of(FOE)) == ["Kick", "Punch"]


@pytest.mark.rule("Q18")
def test_a_random_loss_is_picked_by_nobody(table: Script) -> None:
    table.hand(ME, "Mind Control Hat").hand(FOE, "Kick", "Raven", "Punch")
    table.play("Mind Control Hat")
    table.asks(FOE, "defend", ["none"]).answer("none")
    assert table.table.ask.kind == "turn"
    assert len(table.hand_of(FOE)) == 2
    assert len(table.discard_of(FOE)) == 1


@pytest.mark.rule("Q18")
def test_a_card_in_the_line_up_is_picked_by_the_player_who_acts(table: Script) -> None:
    table.hand(ME, "Sonic Siren").line_up("Katana", "Raven").main_deck("Oa", "Talon")
    table.play("Sonic Siren")
    table.asks(ME, "destroy", ["Katana", "Raven", "none"]).answer("Raven")
    assert table.destroyed == ["Raven"]


# --- First Appearances ------------------------------------------------------------------------


@pytest.mark.rule("A6")
def test_a_first_appearance_hits_everybody_during_nobodys_turn(table: Script) -> None:
    table.players(3).deck(ME, "Kick", "Raven", *["Punch"] * 3).hand(FOE, "Katana")
    table.hand(THIRD, "Batarang", "Talon")
    flip(table, "Trigon")
    assert table.active == -1
    assert table.power == 0
    table.asks(ME, "defend", ["none"]).answer("none")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("none")
    table.asks(THIRD, "defend", ["none"]).answer("none")
    table.asks(ME, "destroy", ["Kick", "Raven"]).answer("Raven")
    table.asks(THIRD, "destroy", ["Batarang", "Talon"]).answer("Talon")
    assert sorted(table.destroyed) == ["Katana", "Raven", "Talon"]
    assert table.active == FOE


@pytest.mark.rule("A6")
def test_a_super_villain_that_is_played_makes_no_first_appearance(table: Script) -> None:
    table.hand(ME, "Trigon", "Arkillo").main_deck("Kick", "Raven", "Oa").hand(FOE, "Katana")
    table.play("Arkillo").play("Trigon")
    table.asks(ME, "move", ["Kick", "Raven"]).answer("Kick")
    assert table.hand_of(FOE) == ["Katana"]
    assert table.destroyed == []
    assert table.table.ask.kind == "turn"


@pytest.mark.rule("A6", "S6")
def test_vandal_savage_has_no_first_appearance() -> None:
    table = Script()
    table.hand(FOE, "Punch")
    assert table.table.ask.kind == "turn"
    assert not [e for e in table.table.events(-1) if e.kind == "first-appearance"]


@pytest.mark.rule("A7", "C-arkillo", "Q12")
def test_totals_are_told_after_all_defenses_are_decided() -> None:
    table = Script()
    table.players(3).deck(ME, "Kick", *["Punch"] * 4).hand(FOE, "Raven", "Katana")
    table.hand(THIRD, "Starbolt", "Katana").deck(THIRD, "Sciencell")
    flip(table, "Arkillo")

    def told() -> list[Any]:
        return [event.n for event in table.table.events(-1) if event.kind == "total"]

    table.asks(ME, "defend", ["none"]).answer("none")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("none")
    assert told() == []
    table.asks(THIRD, "defend", ["Katana", "none"]).answer("Katana")
    assert told() == [3, 5]
    assert table.discard_of(FOE) == ["Weakness"] * 3
    assert "Weakness" not in table.discard_of(ME) + table.discard_of(THIRD)


@pytest.mark.rule("C-arkillo", "Q12")
def test_all_who_tie_for_the_highest_total_are_hit(table: Script) -> None:
    table.players(3).deck(ME, "Raven", *["Punch"] * 4).hand(FOE, "Kick").hand(THIRD, "Katana")
    flip(table, "Arkillo")
    table.asks(ME, "defend", ["none"]).answer("none")
    table.asks(FOE, "defend", ["none"]).answer("none")
    table.asks(THIRD, "defend", ["Katana", "none"]).answer("none")
    assert table.discard_of(FOE) == ["Weakness"] * 3
    assert table.discard_of(ME).count("Weakness") == 3
    assert table.discard_of(THIRD) == []


@pytest.mark.rule("A7", "C-nekron", "Q12")
def test_nekron_compares_those_who_did_not_avoid_him(table: Script) -> None:
    table.players(3).deck(ME, "Kick", *["Punch"] * 4).hand(FOE, "Starbolt", "Katana")
    table.deck(FOE, "Talon").hand(THIRD, "Raven", "Raven")
    flip(table, "Nekron")
    table.asks(ME, "defend", ["none"]).answer("none")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    table.asks(THIRD, "defend", ["none"]).answer("none")
    table.asks(ME, "destroy", ["Kick", "Punch"]).answer("Punch")  # 3 against 6: a card of choice
    assert sorted(table.destroyed) == ["Punch", "Raven"]
    assert sorted(table.hand_of(FOE)) == ["Starbolt", "Talon"]


@pytest.mark.rule("Q12", "C-graves")
def test_graves_has_all_cards_laid_before_any_is_shown(table: Script) -> None:
    table.players(3).deck(ME, "Raven", *["Punch"] * 6).hand(FOE, "Starbolt", "Punch")
    table.deck(FOE, "Talon", "Kick").hand(THIRD, "Kick")
    flip(table, "Graves")
    for seat in (ME, FOE, THIRD):
        table.asks(seat, "defend", ["none"]).answer("none")
    assert [ask.seat for ask in table.table.asks] == [ME, FOE, THIRD]
    table.asks(FOE, "lay", ["Starbolt", "Punch"]).answer("Starbolt")
    assert '"starbolt"' not in json.dumps(to_plain(table.table.view(ME)))
    assert table.destroyed == []
    table.asks(ME, "lay", ["Raven", "Punch"]).answer("Raven")
    table.asks(THIRD, "lay", ["Kick"]).answer("Kick")
    assert sorted(table.destroyed) == ["Kick", "Raven", "Starbolt"]
    assert sorted(table.hand_of(FOE)) == ["Kick", "Punch", "Talon"]
    assert len(table.hand_of(ME)) == 4
    assert table.hand_of(THIRD) == []


@pytest.mark.rule("C-graves")
def test_a_tie_for_highest_draws_for_nobody(table: Script) -> None:
    table.deck(ME, "Raven", *["Punch"] * 6).hand(FOE, "Kick").deck(FOE, "Talon", "Kick")
    flip(table, "Graves")
    table.asks(ME, "defend", ["none"]).answer("none")
    table.asks(FOE, "defend", ["none"]).answer("none")
    table.asks(ME, "lay", ["Raven", "Punch"]).answer("Raven")
    table.asks(FOE, "lay", ["Kick"]).answer("Kick")
    assert len(table.hand_of(ME)) == 4
    assert table.hand_of(FOE) == []


@pytest.mark.rule("Q12", "C-graves")
def test_who_avoids_graves_lays_nothing_and_is_left_out(table: Script) -> None:
    table.players(3).deck(ME, *["Punch"] * 7).hand(FOE, "Katana", "Starbolt")
    table.deck(FOE, "Talon").hand(THIRD, "Kick", "Punch").deck(THIRD, "Oa", "Raven")
    flip(table, "Graves")
    table.asks(ME, "defend", ["none"]).answer("none")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    table.asks(THIRD, "defend", ["none"]).answer("none")
    assert [ask.seat for ask in table.table.asks] == [ME, THIRD]
    table.asks(ME, "lay", ["Punch"]).answer("Punch")
    table.asks(THIRD, "lay", ["Kick", "Punch"]).answer("Kick")
    assert sorted(table.hand_of(FOE)) == ["Starbolt", "Talon"]
    assert sorted(table.hand_of(THIRD)) == ["Oa", "Punch", "Raven"]


@pytest.mark.rule("Q12")
def test_cards_are_passed_left_and_right_at_once(table: Script) -> None:
    table.players(3).deck(ME, "Raven", "Talon", "Oa", *["Punch"] * 2)
    table.hand(FOE, "Kick", "Batarang").hand(THIRD, "Katana", "Starbolt")
    flip(table, "Amazo")
    table.asks(ME, "defend", ["none"]).answer("none")
    table.asks(FOE, "defend", ["none"]).answer("none")
    table.asks(THIRD, "defend", ["Katana", "none"]).answer("none")
    table.asks(ME, "pass-left", ["Raven", "Talon", "Oa", "Punch"]).answer("Raven")
    table.asks(FOE, "pass-left", ["Kick", "Batarang"]).answer("Kick")
    table.asks(THIRD, "pass-left", ["Katana", "Starbolt"]).answer("Katana")
    assert table.hand_of(FOE) in (["Kick", "Batarang"], ["Batarang", "Kick"])
    table.asks(ME, "pass-right", ["Talon", "Oa", "Punch"]).answer("Talon")
    table.asks(FOE, "pass-right", ["Batarang"]).answer("Batarang")
    table.asks(THIRD, "pass-right", ["Starbolt"]).answer("Starbolt")
    assert sorted(table.hand_of(ME)) == ["Batarang", "Katana", "Oa", "Punch", "Punch"]
    assert sorted(table.hand_of(FOE)) == ["Raven", "Starbolt"]
    assert sorted(table.hand_of(THIRD)) == ["Kick", "Talon"]


@pytest.mark.rule("Q12")
def test_who_avoids_is_skipped_as_a_neighbour(table: Script) -> None:
    table.players(4).deck(ME, "Raven", "Talon", *["Punch"] * 3)
    table.hand(FOE, "Katana", "Sciencell").deck(FOE, "Oa")
    table.hand(THIRD, "Kick").hand(FOURTH, "Batarang", "Starbolt")
    flip(table, "Amazo")
    table.asks(ME, "defend", ["none"]).answer("none")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    table.asks(THIRD, "defend", ["none"]).answer("none")
    table.asks(FOURTH, "defend", ["none"]).answer("none")
    table.asks(ME, "pass-left", ["Raven", "Talon", "Punch"]).answer("Raven")
    table.asks(THIRD, "pass-left", ["Kick"]).answer("Kick")
    table.asks(FOURTH, "pass-left", ["Batarang", "Starbolt"]).answer("Batarang")
    assert table.table.ask_of(THIRD) is None  # a lone card goes left
    table.asks(ME, "pass-right", ["Talon", "Punch"]).answer("Talon")
    table.asks(FOURTH, "pass-right", ["Starbolt"]).answer("Starbolt")
    assert sorted(table.hand_of(FOE)) == ["Oa", "Sciencell"]
    assert sorted(table.hand_of(THIRD)) == ["Raven", "Starbolt"]
    assert sorted(table.hand_of(FOURTH)) == ["Kick", "Talon"]
    assert sorted(table.hand_of(ME)) == ["Batarang", "Punch", "Punch", "Punch"]


@pytest.mark.rule("Q12")
def test_hands_are_not_topped_up_for_a_first_appearance(table: Script) -> None:
    table.deck(ME, *["Punch"] * 5).deck(FOE, "Kick", "Kick")
    flip(table, "Amazo")
    table.asks(ME, "defend", ["none"]).answer("none")
    table.asks(ME, "pass-left", ["Punch"]).answer("Punch")
    table.asks(ME, "pass-right", ["Punch"]).answer("Punch")
    assert table.hand_of(FOE) == ["Punch", "Punch"]
    assert table.hand_of(ME) == ["Punch"] * 3
    assert table.deck_of(FOE) == ["Kick", "Kick"]


# --- Booster Gold -----------------------------------------------------------------------------


@pytest.mark.rule("C-booster-gold", "K11")
def test_avoiding_means_using_a_defense(table: Script) -> None:
    table.hero(FOE, "booster-gold").hand(ME, "Deadshot", "Deadshot").hand(FOE, "Katana")
    table.deck(FOE, "Vulnerability", "Raven", "Kick").play("Deadshot")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("none")
    assert table.hand_of(FOE) == ["Katana"]  # the Attack did nothing, but was not avoided
    table.play("Deadshot")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    table.asks(FOE, "may", ["yes", "no"]).answer("yes")
    assert table.hand_of(FOE) == ["Vulnerability", "Raven"]


@pytest.mark.rule("C-booster-gold", "C-hero-of-the-future")
def test_a_defense_card_is_one_that_bears_the_word(table: Script) -> None:
    table.hero(ME, "booster-gold").hand(ME, "Hero of the Future", "Katana", "Skeets", "Raven")
    table.play("Katana")
    assert table.power == 1 + 1
    table.play("Hero of the Future")
    assert table.power == 2 + 2 + 2
    table.play("Skeets")
    assert table.power == 6 + 1 + 2
    table.play("Raven")
    assert table.power == 9 + 1
