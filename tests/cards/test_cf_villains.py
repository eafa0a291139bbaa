"""The Villains of Confrontations; seats 0 and 2 are a team, 1 and 3 the other."""

from __future__ import annotations

import pytest
from script import FOE, ME, Script

MATE, OTHER = 2, 3


def blocked(script: Script, card: str) -> Script:
    """The Confronted foe, who holds this card and a Punch, Blocks with it and is asked again."""
    script.confront(FOE).done().asks(FOE, "block", [card, "none"]).answer(card)
    return script.asks(FOE, "block", ["none"])


def lend(script: Script, card: str) -> Script:
    """Lois Lane gives a card in the teammate's hand Assist, and it is played so."""
    script.play("Lois Lane").asks(MATE, "give-assist", [card, "none"]).answer(card)
    return script.call().asks(MATE, "assist", [card, "none"]).answer(card)


# --- Amazo ------------------------------------------------------------------------------------


@pytest.mark.card("confrontations:amazo")
def test_amazo_alone_counts_himself(duel: Script) -> None:
    duel.hand(ME, "Amazo").play("Amazo")
    assert duel.power == 1


@pytest.mark.card("confrontations:amazo")
@pytest.mark.rule("K1")
def test_amazo_counts_the_types_played_before_once(duel: Script) -> None:
    duel.hand(ME, "Vulnerability", "Punch", "Weakness", "Krypto", "Amazo", "Pots!", "Zod")
    duel.play("Vulnerability").play("Punch").play("Weakness").play("Krypto").play("Zod")
    assert duel.power == 1 + 1 + 3
    duel.play("Amazo")
    assert duel.power == 5 + 3
    duel.play("Pots!")
    assert duel.power == 8 + 1


@pytest.mark.card("confrontations:amazo", "confrontations:lois-lane")
@pytest.mark.rule("K5")
def test_amazo_given_assist_counts_the_active_players_cards_but_not_himself(teams: Script) -> None:
    teams.hand(ME, "Punch", "Lois Lane").hand(MATE, "Amazo").play("Punch")
    lend(teams, "Amazo")
    assert teams.power == 1 + 2 + 2


@pytest.mark.card("confrontations:amazo", "confrontations:animal-man")
def test_amazo_borrowed_counts_himself_and_the_borrower(duel: Script) -> None:
    duel.hand(ME, "Animal Man").line_up("Amazo", "Zod").play("Animal Man")
    duel.asks(ME, "play", ["Amazo", "none"]).answer("Amazo")
    assert duel.power == 2


# --- Apollo -----------------------------------------------------------------------------------


@pytest.mark.card("confrontations:apollo")
@pytest.mark.rule("F6")
def test_apollo_gives_three_power_and_draws(duel: Script) -> None:
    duel.hand(ME, "Apollo").deck(ME, "Punch", "Zod").play("Apollo")
    assert duel.power == 3
    assert duel.hand_of(ME) == ["Punch"]


@pytest.mark.card("confrontations:apollo")
@pytest.mark.rule("F12")
@pytest.mark.ruling("Q26")
def test_apollo_may_cancel_after_the_draw_and_buy(duel: Script) -> None:
    duel.hand(ME, "Apollo").deck(ME, "Mera", "Zod").discard(ME, "Pots!").line_up("Steel", "Ares")
    duel.confront(FOE).play("Apollo").asks(ME, "may", ["yes", "no"])
    assert duel.hand_of(ME) == ["Mera"]
    duel.answer("yes")
    assert duel.turn_options() == ["buy Enhanced Strength", "buy Steel", "end", "play Mera"]
    duel.play("Mera")  # "Otherwise" works from now on
    assert duel.power == 3 + 2
    duel.end()
    assert duel.active == FOE


@pytest.mark.card("confrontations:apollo")
def test_apollo_may_go_on_with_the_confrontation(duel: Script) -> None:
    duel.hand(ME, "Apollo").deck(ME, "Mera").line_up("Steel").confront(FOE).play("Apollo")
    duel.asks(ME, "may", ["yes", "no"]).answer("no")
    assert duel.turn_options() == ["done", "play Mera"]


@pytest.mark.card("confrontations:apollo", "confrontations:black-manta")
@pytest.mark.ruling("Q26")
def test_that_foe_is_nobody_after_apollo_cancelled(duel: Script) -> None:
    duel.hand(ME, "Apollo", "Black Manta").hand(FOE, "Punch").confront(FOE).play("Apollo")
    duel.asks(ME, "may", ["yes", "no"]).answer("yes")
    duel.play("Black Manta")
    assert duel.power == 5
    assert duel.hand_of(FOE) == ["Punch"]


# --- Artemis ----------------------------------------------------------------------------------


@pytest.mark.card("confrontations:artemis")
@pytest.mark.rule("F6")
def test_artemis_attacks_nobody_without_a_confrontation(duel: Script) -> None:
    duel.hand(ME, "Artemis").hand(FOE, "Steel", "Krypto").play("Artemis")
    assert duel.power == 2
    assert sorted(duel.hand_of(FOE)) == ["Krypto", "Steel"]


@pytest.mark.card("confrontations:artemis")
@pytest.mark.rule("F15")
@pytest.mark.ruling("C-artemis")
def test_a_block_discarded_to_artemis_has_no_effect(duel: Script) -> None:
    duel.hand(ME, "Artemis").hand(FOE, "Flight", "Steel", "Punch").deck(FOE, "Zod").confront(FOE)
    duel.play("Artemis").asks(FOE, "defend", ["none"]).answer("none")
    duel.asks(FOE, "discard", ["Flight", "Steel"]).answer("Flight")
    assert duel.power == 2
    assert duel.cost_of(FOE) == 9
    assert sorted(duel.hand_of(FOE)) == ["Punch", "Steel"]
    assert duel.discard_of(FOE) == ["Flight"]


@pytest.mark.card("confrontations:artemis")
@pytest.mark.rule("D6")
def test_artemis_leaves_a_foe_without_a_block(duel: Script) -> None:
    duel.hand(ME, "Artemis").hand(FOE, "Punch").confront(FOE).play("Artemis")
    duel.asks(FOE, "defend", ["none"]).answer("none")
    assert duel.hand_of(FOE) == ["Punch"]


@pytest.mark.card("confrontations:artemis", "confrontations:krypto")
@pytest.mark.rule("A9")
def test_artemis_may_be_avoided(duel: Script) -> None:
    duel.hand(ME, "Artemis").hand(FOE, "Krypto", "Steel").confront(FOE).play("Artemis")
    duel.asks(FOE, "defend", ["Krypto", "none"]).answer("Krypto")
    assert duel.power == 2
    assert duel.hand_of(FOE) == ["Steel", "Krypto"]  # drawn again out of the shuffled pile


@pytest.mark.card("confrontations:artemis")
@pytest.mark.rule("A3", "R3")
def test_artemis_hits_that_foe_alone_whom_the_teammate_may_defend(teams: Script) -> None:
    teams.hand(ME, "Artemis").hand(FOE, "Steel").hand(OTHER, "Doctor Destiny", "Pots!")
    teams.confront(FOE).play("Artemis").asks(FOE, "defend", ["none"]).answer("none")
    teams.asks(OTHER, "defend", ["Doctor Destiny for 1", "none"]).answer("none")
    assert teams.discard_of(FOE) == ["Steel"]
    assert sorted(teams.hand_of(OTHER)) == ["Doctor Destiny", "Pots!"]


@pytest.mark.card("confrontations:artemis", "confrontations:doctor-destiny")
@pytest.mark.rule("A3")
def test_artemis_is_avoided_by_a_teammates_defense(teams: Script) -> None:
    teams.hand(ME, "Artemis").hand(FOE, "Steel").hand(OTHER, "Doctor Destiny").confront(FOE)
    teams.play("Artemis").asks(FOE, "defend", ["none"]).answer("none")
    teams.asks(OTHER, "defend", ["Doctor Destiny for 1", "none"]).answer("Doctor Destiny for 1")
    assert teams.hand_of(FOE) == ["Steel"]


# --- Atlan ------------------------------------------------------------------------------------


@pytest.mark.card("confrontations:atlan")
def test_atlan_draws_nothing_when_no_foe_discarded(duel: Script) -> None:
    duel.hand(ME, "Tula", "Punch", "Atlan").deck(ME, "Zod", "Ares").play("Tula")
    duel.asks(ME, "discard", ["Punch", "Atlan", "none"]).answer("Punch")
    duel.play("Atlan")
    assert duel.power == 3
    assert duel.hand_of(ME) == ["Zod"]


@pytest.mark.card("confrontations:atlan")
def test_atlan_draws_one_card_after_foes_discarded(teams: Script) -> None:
    teams.hand(ME, "Nereus", "Atlan").hand(FOE, "Punch").hand(OTHER, "Punch")
    teams.deck(ME, "Zod", "Ares").play("Nereus")
    teams.asks(FOE, "defend", ["none"]).answer("none")
    teams.asks(OTHER, "defend", ["none"]).answer("none")
    teams.play("Atlan")
    assert teams.power == 2
    assert teams.hand_of(ME) == ["Zod"]


@pytest.mark.card("confrontations:atlan", "confrontations:giganta")
def test_atlan_counts_a_card_discarded_to_defend(duel: Script) -> None:
    duel.hand(ME, "Nereus", "Atlan").hand(FOE, "Giganta").deck(ME, "Zod").play("Nereus")
    duel.asks(FOE, "defend", ["Giganta", "none"]).answer("Giganta")
    duel.play("Atlan")
    assert duel.hand_of(ME) == ["Zod"]


@pytest.mark.card("confrontations:atlan", "confrontations:mystic-control")
def test_atlan_counts_a_card_discarded_from_the_deck(duel: Script) -> None:
    duel.hand(ME, "Mystic Control", "Atlan").deck(FOE, "Punch").deck(ME, "Zod")
    duel.play("Mystic Control").asks(ME, "play", ["Punch", "none"]).answer("none")
    duel.play("Atlan")
    assert duel.hand_of(ME) == ["Zod"]


@pytest.mark.card("confrontations:atlan")
@pytest.mark.ruling("Q9")
def test_atlan_does_not_see_the_clean_up_of_a_turn(duel: Script) -> None:
    duel.options(first=FOE).hand(FOE, "Zod").hand(ME, "Atlan").deck(ME, "Ares").end()
    assert duel.active == ME
    duel.play("Atlan")
    assert duel.hand_of(ME) == []


@pytest.mark.card("confrontations:atlan", "confrontations:circe-3")
@pytest.mark.rule("K5")
def test_atlan_given_assist_draws_for_the_active_player(teams: Script) -> None:
    teams.hero(MATE, "Circe").level(MATE, 3).hand(ME, "Black Manta").hand(MATE, "Atlan")
    teams.hand(FOE, "Punch").deck(ME, "Zod").deck(MATE, "Ares").confront(FOE).play("Black Manta")
    teams.call().asks(MATE, "assist", ["Atlan", "none"]).answer("Atlan")
    assert teams.power == 2 + 2
    assert teams.hand_of(ME) == ["Zod"]
    assert teams.hand_of(MATE) == []


# --- Bizarro ----------------------------------------------------------------------------------


@pytest.mark.card("confrontations:bizarro")
def test_bizarro_counts_vulnerabilities_and_weaknesses_before_and_after(duel: Script) -> None:
    duel.hand(ME, "Vulnerability", "Bizarro", "Weakness", "Vulnerability", "Punch")
    duel.play("Vulnerability")
    assert duel.power == 0
    duel.play("Bizarro")
    assert duel.power == 3 + 2
    duel.play("Weakness").play("Vulnerability").play("Punch")
    assert duel.power == 5 + 4 + 1


@pytest.mark.card("confrontations:bizarro")
@pytest.mark.rule("K5")
def test_bizarro_as_an_assist_counts_what_the_active_player_plays(teams: Script) -> None:
    teams.hand(ME, "Vulnerability", "Weakness").hand(MATE, "Bizarro").play("Vulnerability")
    teams.call().asks(MATE, "assist", ["Bizarro", "none"]).answer("Bizarro")
    assert teams.power == 3 + 2
    teams.play("Weakness")
    assert teams.power == 5 + 2


@pytest.mark.card("confrontations:bizarro", "confrontations:lois-lane")
@pytest.mark.rule("K5")
def test_bizarro_does_not_count_a_teammates_vulnerability(teams: Script) -> None:
    teams.hand(ME, "Bizarro", "Lois Lane").hand(MATE, "Vulnerability").play("Bizarro")
    lend(teams, "Vulnerability")
    assert teams.power == 3 + 2


# --- Black Manta ------------------------------------------------------------------------------


@pytest.mark.card("confrontations:black-manta")
@pytest.mark.rule("F6")
def test_black_manta_gives_two_power_without_a_confrontation(duel: Script) -> None:
    duel.hand(ME, "Black Manta").hand(FOE, "Punch").play("Black Manta")
    assert duel.power == 2
    assert duel.hand_of(FOE) == ["Punch"]


@pytest.mark.card("confrontations:black-manta")
@pytest.mark.rule("R3")
def test_black_manta_makes_that_foe_discard_without_a_defense(teams: Script) -> None:
    teams.hand(ME, "Black Manta").hand(FOE, "Krypto", "Zod").hand(OTHER, "Impervious", "Punch")
    teams.confront(FOE).play("Black Manta")
    teams.asks(FOE, "discard", ["Krypto", "Zod"]).answer("Krypto")
    assert teams.power == 2
    assert teams.hand_of(FOE) == ["Zod"]
    assert sorted(teams.hand_of(OTHER)) == ["Impervious", "Punch"]


@pytest.mark.card("confrontations:black-manta")
@pytest.mark.rule("D6")
def test_black_manta_does_nothing_to_an_empty_hand(duel: Script) -> None:
    duel.hand(ME, "Black Manta").deck(FOE, "Zod").confront(FOE).play("Black Manta")
    assert duel.deck_of(FOE) == ["Zod"]
    assert duel.power == 2


# --- Blackbriar Thorn -------------------------------------------------------------------------


@pytest.mark.card("confrontations:blackbriar-thorn")
@pytest.mark.rule("F9")
def test_blackbriar_thorn_gives_one_power_and_destroys_nothing(duel: Script) -> None:
    duel.hand(ME, "Blackbriar Thorn").discard(ME, "Punch").play("Blackbriar Thorn")
    assert duel.power == 1


@pytest.mark.card("confrontations:blackbriar-thorn")
@pytest.mark.parametrize("name", ["Vulnerability", "Blackbriar Thorn"])
def test_blackbriar_thorn_adds_three_and_destroys_perhaps_himself(duel: Script, name: str) -> None:
    duel.hand(FOE, "Blackbriar Thorn", "Punch").discard(FOE, "Vulnerability").confront(FOE).done()
    duel.asks(FOE, "block", ["Blackbriar Thorn", "none"]).answer("Blackbriar Thorn")
    duel.asks(FOE, "destroy", ["Vulnerability", "Blackbriar Thorn", "none"]).answer(name)
    duel.asks(FOE, "block", ["none"])
    assert duel.cost_of(FOE) == 12
    assert duel.destroyed == [name]
    duel.answer("none")


@pytest.mark.card("confrontations:blackbriar-thorn")
def test_blackbriar_thorn_may_destroy_nothing(duel: Script) -> None:
    duel.hand(FOE, "Blackbriar Thorn").confront(FOE).done()
    duel.asks(FOE, "block", ["Blackbriar Thorn", "none"]).answer("Blackbriar Thorn")
    duel.asks(FOE, "destroy", ["Blackbriar Thorn", "none"]).answer("none")
    assert duel.destroyed == []
    assert duel.discard_of(FOE) == ["Blackbriar Thorn"]


@pytest.mark.card("confrontations:blackbriar-thorn")
@pytest.mark.rule("F7")
def test_blackbriar_thorn_destroys_out_of_either_teammates_pile(teams: Script) -> None:
    teams.hand(OTHER, "Blackbriar Thorn", "Punch").discard(FOE, "Vulnerability")
    teams.discard(OTHER, "Weakness").discard(ME, "Zod").confront(FOE).done()
    teams.asks(OTHER, "block", ["Blackbriar Thorn", "none"]).answer("Blackbriar Thorn")
    teams.asks(OTHER, "destroy", ["Blackbriar Thorn", "Weakness", "Vulnerability", "none"])
    teams.answer("Vulnerability").asks(OTHER, "block", ["none"])
    assert teams.cost_of(FOE) == 12
    assert teams.destroyed == ["Vulnerability"]
    assert teams.discard_of(FOE) == []
    teams.answer("none")


# --- Cheetah ----------------------------------------------------------------------------------


@pytest.mark.card("confrontations:cheetah")
@pytest.mark.rule("F6", "T6")
def test_cheetah_gives_three_power_in_a_confrontation(duel: Script) -> None:
    duel.hand(ME, "Cheetah").line_up("Krypto", "Mera").confront(FOE).play("Cheetah")
    assert duel.power == 3
    assert sorted(duel.line_up_now) == ["Krypto", "Mera"]


@pytest.mark.card("confrontations:cheetah")
@pytest.mark.rule("D4")
def test_cheetah_gains_a_card_of_cost_four_or_less_otherwise(duel: Script) -> None:
    duel.hero(ME, "Superman").hand(ME, "Cheetah").line_up("Krypto", "Zod", "Amnesty Bay", "Pots!")
    duel.play("Cheetah").asks(ME, "gain", ["Krypto", "Amnesty Bay", "Pots!", "none"])
    duel.answer("Amnesty Bay")
    assert duel.power == 0
    assert duel.discard_of(ME) == ["Amnesty Bay"]
    assert sorted(duel.line_up_now) == ["Krypto", "Pots!", "Zod"]


@pytest.mark.card("confrontations:cheetah")
def test_cheetah_may_gain_nothing(duel: Script) -> None:
    duel.hand(ME, "Cheetah").line_up("Krypto", "Zod").play("Cheetah")
    duel.asks(ME, "gain", ["Krypto", "none"]).answer("none")
    assert duel.discard_of(ME) == []


@pytest.mark.card("confrontations:cheetah")
def test_cheetah_gains_nothing_where_all_is_too_dear(duel: Script) -> None:
    duel.hand(ME, "Cheetah").line_up("Zod", "Ares").play("Cheetah")
    assert duel.discard_of(ME) == []


# --- Chimera ----------------------------------------------------------------------------------


@pytest.mark.card("confrontations:chimera")
@pytest.mark.rule("F6")
def test_chimera_chooses_one_of_three(duel: Script) -> None:
    duel.hand(ME, "Chimera", "Punch").deck(ME, "Zod").play("Chimera")
    duel.asks(ME, "choose", ["mode 0", "mode 1", "mode 2"]).answer("mode 0")
    assert duel.power == 2
    assert duel.hand_of(ME) == ["Punch"]


@pytest.mark.card("confrontations:chimera")
def test_chimera_may_draw(duel: Script) -> None:
    duel.hand(ME, "Chimera", "Punch").deck(ME, "Zod").play("Chimera")
    duel.asks(ME, "choose", ["mode 0", "mode 1", "mode 2"]).answer("mode 1")
    assert duel.power == 0
    assert duel.hand_of(ME) == ["Punch", "Zod"]


@pytest.mark.card("confrontations:chimera")
@pytest.mark.parametrize("name", ["Punch", "Vulnerability", "none"])
def test_chimera_may_destroy_from_hand_or_discard_pile(duel: Script, name: str) -> None:
    duel.hand(ME, "Chimera", "Punch").discard(ME, "Vulnerability").play("Chimera")
    duel.asks(ME, "choose", ["mode 0", "mode 1", "mode 2"]).answer("mode 2")
    duel.asks(ME, "destroy", ["Punch", "Vulnerability", "none"]).answer(name)
    assert duel.destroyed == ([] if name == "none" else [name])
    assert duel.power == 0


@pytest.mark.card("confrontations:chimera")
def test_chimera_chooses_two_different_ones_in_a_confrontation(duel: Script) -> None:
    duel.hand(ME, "Chimera", "Punch").deck(ME, "Zod").confront(FOE).play("Chimera")
    duel.asks(ME, "choose", ["mode 0", "mode 1", "mode 2"]).answer("mode 1")
    duel.asks(ME, "choose", ["mode 0", "mode 2"]).answer("mode 0")
    assert duel.power == 2
    assert duel.hand_of(ME) == ["Punch", "Zod"]


@pytest.mark.card("confrontations:chimera")
def test_chimera_resolves_in_the_order_listed_so_that_a_drawn_card_may_be_destroyed(
    duel: Script,
) -> None:
    duel.hand(ME, "Chimera", "Punch").deck(ME, "Vulnerability").confront(FOE).play("Chimera")
    duel.asks(ME, "choose", ["mode 0", "mode 1", "mode 2"]).answer("mode 2")
    duel.asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    duel.asks(ME, "destroy", ["Punch", "Vulnerability", "none"]).answer("Vulnerability")
    assert duel.hand_of(ME) == ["Punch"]
    assert duel.destroyed == ["Vulnerability"]
    assert duel.power == 0


@pytest.mark.card("confrontations:chimera")
@pytest.mark.rule("D6")
def test_chimera_offers_only_what_can_be_done(duel: Script) -> None:
    duel.hand(ME, "Chimera").confront(FOE).play("Chimera")
    assert duel.power == 2


# --- Doctor Destiny ---------------------------------------------------------------------------


@pytest.mark.card("confrontations:doctor-destiny")
def test_doctor_destiny_gives_one_power(duel: Script) -> None:
    duel.hand(ME, "Doctor Destiny").deck(ME, "Zod").play("Doctor Destiny")
    assert duel.power == 1
    assert duel.hand_of(ME) == []


@pytest.mark.card("confrontations:doctor-destiny")
@pytest.mark.parametrize("name", ["Vulnerability", "Doctor Destiny", "none"])
def test_doctor_destiny_avoids_draws_and_destroys(duel: Script, name: str) -> None:
    duel.hand(ME, "Nereus").hand(FOE, "Doctor Destiny", "Punch").deck(FOE, "Zod", "Ares")
    duel.discard(FOE, "Vulnerability").play("Nereus")
    duel.asks(FOE, "defend", ["Doctor Destiny", "none"]).answer("Doctor Destiny")
    duel.asks(FOE, "destroy", ["Vulnerability", "Doctor Destiny", "none"]).answer(name)
    assert duel.hand_of(FOE) == ["Punch", "Zod"]
    assert duel.destroyed == ([] if name == "none" else [name])


@pytest.mark.card("confrontations:doctor-destiny")
@pytest.mark.ruling("Q28")
def test_doctor_destiny_rewards_whoever_discards_him(teams: Script) -> None:
    teams.hand(ME, "Nereus").hand(FOE, "Punch").discard(FOE, "Vulnerability").deck(FOE, "Ares")
    teams.hand(OTHER, "Doctor Destiny").discard(OTHER, "Weakness").deck(OTHER, "Zod")
    teams.play("Nereus").asks(FOE, "defend", ["none"]).answer("none")
    teams.asks(OTHER, "defend", ["Doctor Destiny", "Doctor Destiny for 1", "none"])
    teams.answer("Doctor Destiny for 1")
    teams.asks(OTHER, "destroy", ["Weakness", "Doctor Destiny", "none"]).answer("Weakness")
    teams.asks(FOE, "defend", ["none"]).answer("none")
    teams.asks(OTHER, "defend", ["none"]).answer("none")
    assert teams.hand_of(OTHER) == ["Zod"]
    assert teams.hand_of(FOE) == ["Punch"]
    assert teams.destroyed == ["Weakness"]


# --- Doomsday ---------------------------------------------------------------------------------


@pytest.mark.card("confrontations:doomsday")
@pytest.mark.rule("F6")
def test_doomsday_gives_three_power_without_a_confrontation(duel: Script) -> None:
    duel.hand(ME, "Doomsday").level(FOE, 3).play("Doomsday")
    assert duel.power == 3


@pytest.mark.card("confrontations:doomsday")
@pytest.mark.rule("S9")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_doomsday_counts_the_level_of_that_foe(duel: Script, level: int) -> None:
    duel.hand(ME, "Doomsday").level(FOE, level).confront(FOE).play("Doomsday")
    assert duel.power == 2 + level


@pytest.mark.card("confrontations:doomsday", "confrontations:swamp-thing")
@pytest.mark.rule("R3")
def test_doomsday_is_not_changed_by_a_later_switch(teams: Script) -> None:
    teams.hand(ME, "Doomsday", "Swamp Thing").level(OTHER, 3).confront(FOE).play("Doomsday")
    assert teams.power == 3
    teams.play("Swamp Thing").asks(ME, "may", ["yes", "no"]).answer("yes")
    assert teams.power == 3 + 4


@pytest.mark.card("confrontations:doomsday", "confrontations:swamp-thing")
@pytest.mark.rule("R3")
def test_doomsday_counts_the_new_target_after_a_switch(teams: Script) -> None:
    teams.hand(ME, "Doomsday", "Swamp Thing").level(OTHER, 3).confront(FOE).play("Swamp Thing")
    teams.asks(ME, "may", ["yes", "no"]).answer("yes")
    teams.play("Doomsday")
    assert teams.power == 4 + 5


# --- Eclipso ----------------------------------------------------------------------------------


@pytest.mark.card("confrontations:eclipso")
@pytest.mark.parametrize("name", ["Punch", "Vulnerability"])
def test_eclipso_destroys_and_draws(duel: Script, name: str) -> None:
    duel.hand(ME, "Eclipso", "Punch").discard(ME, "Vulnerability").deck(ME, "Zod").play("Eclipso")
    duel.asks(ME, "destroy", ["Punch", "Vulnerability", "none"]).answer(name)
    assert duel.power == 2
    assert duel.destroyed == [name]
    assert "Zod" in duel.hand_of(ME)


@pytest.mark.card("confrontations:eclipso")
def test_eclipso_draws_nothing_when_nothing_is_destroyed(duel: Script) -> None:
    duel.hand(ME, "Eclipso", "Punch").deck(ME, "Zod").play("Eclipso")
    duel.asks(ME, "destroy", ["Punch", "none"]).answer("none")
    assert duel.hand_of(ME) == ["Punch"]
    assert duel.power == 2


@pytest.mark.card("confrontations:eclipso")
def test_eclipso_draws_nothing_when_there_is_nothing_to_destroy(duel: Script) -> None:
    duel.hand(ME, "Eclipso").deck(ME, "Zod").play("Eclipso")
    assert duel.hand_of(ME) == []
    assert duel.power == 2


# --- Enchantress ------------------------------------------------------------------------------


@pytest.mark.card("confrontations:enchantress")
def test_enchantress_gives_one_power_and_draws(duel: Script) -> None:
    duel.hand(ME, "Enchantress").deck(ME, "Zod", "Ares").play("Enchantress")
    assert duel.power == 1
    assert duel.hand_of(ME) == ["Zod"]


@pytest.mark.card("confrontations:enchantress")
@pytest.mark.rule("K5")
def test_enchantress_as_an_assist_draws_for_the_active_player(teams: Script) -> None:
    teams.hand(MATE, "Enchantress").deck(MATE, "Ares").deck(ME, "Zod").call()
    teams.asks(MATE, "assist", ["Enchantress", "none"]).answer("Enchantress")
    assert teams.power == 1
    assert teams.hand_of(ME) == ["Zod"]
    assert teams.hand_of(MATE) == []


# --- Etrigan ----------------------------------------------------------------------------------


@pytest.mark.card("confrontations:etrigan")
@pytest.mark.rule("F9")
def test_etrigan_gives_two_power(duel: Script) -> None:
    duel.hand(ME, "Etrigan").play("Etrigan")
    assert duel.power == 2


@pytest.mark.card("confrontations:etrigan")
@pytest.mark.ruling("C-etrigan")
@pytest.mark.parametrize(
    ("pile", "more"), [((), 1), (("Zod", "Ares", "Siren", "Siren", "Weakness"), 4)]
)
def test_etrigan_counts_himself_and_other_villains(
    duel: Script, pile: tuple[str, ...], more: int
) -> None:
    duel.hand(FOE, "Etrigan", "Punch").discard(FOE, *pile)
    blocked(duel, "Etrigan")
    assert duel.cost_of(FOE) == 9 + more
    duel.answer("none")


@pytest.mark.card("confrontations:etrigan")
@pytest.mark.ruling("C-etrigan")
def test_etrigan_counts_the_pile_of_whoever_discards_him(teams: Script) -> None:
    teams.hand(OTHER, "Etrigan", "Punch").discard(OTHER, "Zod").discard(FOE, "Siren", "Siren")
    teams.confront(FOE).done().asks(OTHER, "block", ["Etrigan", "none"]).answer("Etrigan")
    teams.asks(OTHER, "block", ["none"])
    assert teams.cost_of(FOE) == 9 + 2
    teams.answer("none")


# --- Faora ------------------------------------------------------------------------------------


@pytest.mark.card("confrontations:faora")
def test_faora_counts_super_powers_in_the_discard_pile_once(duel: Script) -> None:
    duel.hand(ME, "Faora", "Ya'wara").deck(ME, "Flight")
    duel.discard(ME, "Pots!", "Enhanced Strength", "Zod").play("Faora")
    assert duel.power == 2 + 2
    duel.play("Ya'wara").asks(ME, "may", ["yes", "no"]).answer("yes")
    assert duel.power == 4 + 1


@pytest.mark.card("confrontations:faora")
def test_faora_does_not_count_super_powers_played_this_turn(duel: Script) -> None:
    duel.hand(ME, "Pots!", "Faora").play("Pots!").play("Faora")
    assert duel.power == 1 + 2


@pytest.mark.card("confrontations:faora")
@pytest.mark.rule("K5")
def test_faora_as_an_assist_counts_the_active_players_pile(teams: Script) -> None:
    teams.hand(MATE, "Faora").discard(MATE, "Pots!", "Illusions").discard(ME, "Flight").call()
    teams.asks(MATE, "assist", ["Faora", "none"]).answer("Faora")
    assert teams.power == 2 + 1


# --- First Born -------------------------------------------------------------------------------


@pytest.mark.card("confrontations:first-born")
def test_first_born_draws_as_the_first_card(duel: Script) -> None:
    duel.hand(ME, "First Born").deck(ME, "Zod", "Ares").play("First Born")
    assert duel.power == 3
    assert duel.hand_of(ME) == ["Zod"]


@pytest.mark.card("confrontations:first-born")
@pytest.mark.parametrize("name", ["Punch", "Weakness", "Olympus"])
def test_first_born_draws_nothing_after_another_card(duel: Script, name: str) -> None:
    duel.hand(ME, name, "First Born").deck(ME, "Zod").play(name)
    before = duel.power
    duel.play("First Born")
    assert duel.power == before + 3
    assert duel.hand_of(ME) == []


@pytest.mark.card("confrontations:first-born", "confrontations:circe-3")
@pytest.mark.rule("K5")
def test_first_born_given_assist_draws_nothing(teams: Script) -> None:
    teams.hero(MATE, "Circe").level(MATE, 3).hand(MATE, "First Born").deck(MATE, "Ares")
    teams.deck(ME, "Zod").call()
    teams.asks(MATE, "assist", ["First Born", "none"]).answer("First Born")
    assert teams.power == 3
    assert teams.hand_of(ME) == teams.hand_of(MATE) == []


@pytest.mark.card("confrontations:first-born", "confrontations:amazo-virus")
def test_first_born_borrowed_is_not_the_first_card(duel: Script) -> None:
    duel.hand(ME, "Amazo Virus").deck(ME, "Zod").discard(FOE, "First Born").play("Amazo Virus")
    duel.asks(ME, "play", ["First Born", "none"]).answer("First Born")
    assert duel.power == 2 + 3
    assert duel.hand_of(ME) == []


# --- Giganta ----------------------------------------------------------------------------------


@pytest.mark.card("confrontations:giganta")
def test_giganta_gives_two_power(duel: Script) -> None:
    duel.hand(ME, "Giganta").play("Giganta")
    assert duel.power == 2
    assert duel.cost_of(ME) == 9


@pytest.mark.card("confrontations:giganta")
@pytest.mark.rule("F5")
def test_giganta_raises_a_cost_until_the_end_of_the_turn(duel: Script) -> None:
    duel.hand(ME, "Nereus", "Ares", "Impervious", "Lana Lang").hand(FOE, "Giganta", "Punch")
    duel.confront(FOE).play("Nereus")
    duel.asks(FOE, "defend", ["Giganta", "none"]).answer("Giganta")
    assert duel.cost_of(FOE) == 11
    assert duel.hand_of(FOE) == ["Punch"]
    duel.play("Ares").play("Impervious").play("Lana Lang").done()
    duel.asks(FOE, "block", ["none"]).answer("none")
    assert duel.score_of(ME) == []
    assert duel.active == FOE
    assert duel.cost_of(FOE) == 9


@pytest.mark.card("confrontations:giganta")
@pytest.mark.rule("F15")
def test_giganta_is_not_a_block(duel: Script) -> None:
    duel.hand(FOE, "Giganta").confront(FOE).done().asks(FOE, "block", ["none"]).answer("none")
    assert duel.hand_of(FOE) == ["Giganta"]


@pytest.mark.card("confrontations:giganta")
@pytest.mark.rule("A3")
@pytest.mark.parametrize("seat", [FOE, OTHER])
def test_giganta_raises_either_teammates_cost(teams: Script, seat: int) -> None:
    teams.hand(ME, "Nereus").hand(FOE, "Giganta").hand(OTHER, "Punch").play("Nereus")
    teams.asks(OTHER, "defend", ["none"]).answer("none")
    teams.asks(FOE, "defend", ["Giganta", "Giganta for 3", "none"]).answer("Giganta for 3")
    teams.asks(FOE, "player", ["seat 1", "seat 3"]).answer(f"seat {seat}")
    teams.asks(OTHER, "defend", ["none"]).answer("none")
    assert teams.cost_of(seat) == 11
    assert teams.cost_of(FOE) + teams.cost_of(OTHER) == 20
    assert teams.hand_of(OTHER) == ["Punch"]


# --- King Shark -------------------------------------------------------------------------------


@pytest.mark.card("confrontations:king-shark")
@pytest.mark.parametrize(("held", "power"), [(5, 1), (4, 2), (0, 2), (6, 1)])
def test_king_shark_smells_a_small_hand(duel: Script, held: int, power: int) -> None:
    duel.hand(ME, "King Shark").hand(FOE, *["Punch"] * held).play("King Shark")
    assert duel.power == power


@pytest.mark.card("confrontations:king-shark")
@pytest.mark.parametrize(("held", "power"), [((5, 0, 5), 1), ((5, 0, 4), 2), ((3, 5, 5), 2)])
def test_king_shark_needs_one_foe_and_no_teammate(
    teams: Script, held: tuple[int, int, int], power: int
) -> None:
    teams.hand(ME, "King Shark")
    for seat, n in zip((FOE, MATE, OTHER), held, strict=True):
        teams.hand(seat, *["Punch"] * n)
    teams.play("King Shark")
    assert teams.power == power


@pytest.mark.card("confrontations:king-shark", "confrontations:black-manta")
def test_king_shark_checks_once(duel: Script) -> None:
    duel.hand(ME, "King Shark", "Black Manta").hand(FOE, *["Punch"] * 5).confront(FOE)
    duel.play("King Shark").play("Black Manta")
    assert len(duel.hand_of(FOE)) == 4
    assert duel.power == 1 + 2


# --- Klarion ----------------------------------------------------------------------------------


@pytest.mark.card("confrontations:klarion")
@pytest.mark.rule("F9")
def test_klarion_gives_two_power(duel: Script) -> None:
    duel.hand(ME, "Klarion").discard(ME, "Pots!").play("Klarion")
    assert duel.power == 2


@pytest.mark.card("confrontations:klarion")
@pytest.mark.parametrize(
    ("pile", "more"), [((), 0), (("Telepathy", "Enhanced Strength", "Zod"), 2)]
)
def test_klarion_counts_super_powers(duel: Script, pile: tuple[str, ...], more: int) -> None:
    duel.hand(FOE, "Klarion", "Punch").discard(FOE, *pile).deck(FOE, "Illusions")
    blocked(duel, "Klarion")
    assert duel.cost_of(FOE) == 9 + more
    duel.answer("none")


@pytest.mark.card("confrontations:klarion", "confrontations:pots")
@pytest.mark.ruling("Q24")
def test_klarion_counts_a_super_power_that_blocked_before_but_none_in_hand(duel: Script) -> None:
    duel.hand(FOE, "Klarion", "Pots!", "Cold Breath").confront(FOE).done()
    duel.asks(FOE, "block", ["Klarion", "Pots!", "none"]).answer("Pots!")
    duel.asks(FOE, "block", ["Klarion", "none"]).answer("Klarion")
    duel.asks(FOE, "block", ["none"])
    assert duel.cost_of(FOE) == 9 + 3 + 1
    duel.answer("none")


@pytest.mark.card("confrontations:klarion", "confrontations:enhanced-strength")
@pytest.mark.ruling("C-klarion")
def test_klarion_does_not_count_a_super_power_in_play(teams: Script) -> None:
    teams.in_play(OTHER, "Enhanced Strength").discard(FOE, "Pots!", "Flight")
    teams.hand(OTHER, "Klarion", "Punch").discard(OTHER, "Telepathy").confront(FOE).done()
    teams.asks(OTHER, "block", ["Klarion", "none"]).answer("Klarion")
    teams.asks(OTHER, "block", ["none"])
    assert teams.cost_of(FOE) == 9 + 1
    teams.answer("none")


# --- Magog ------------------------------------------------------------------------------------


@pytest.mark.card("confrontations:magog")
@pytest.mark.rule("F1")
def test_magog_switches_for_two_power(teams: Script) -> None:
    teams.hand(ME, "Magog", "Ares", "Zod").level(OTHER, 2).confront(FOE).play("Magog")
    assert teams.power == 3
    teams.asks(ME, "may", ["yes", "no"]).answer("yes")
    assert teams.power == 5
    teams.play("Ares").play("Zod").done()
    assert teams.score_of(ME) == ["Lex Luthor"]
    assert (teams.level_of(FOE), teams.level_of(OTHER)) == (1, 3)


@pytest.mark.card("confrontations:magog")
def test_magog_gives_three_power_when_the_target_stays(teams: Script) -> None:
    teams.hand(ME, "Magog").confront(OTHER).play("Magog")
    teams.asks(ME, "may", ["yes", "no"]).answer("no")
    assert teams.power == 3


@pytest.mark.card("confrontations:magog")
@pytest.mark.rule("F6")
def test_magog_gives_three_power_without_a_confrontation(teams: Script) -> None:
    teams.hand(ME, "Magog").play("Magog")
    assert teams.power == 3


@pytest.mark.card("confrontations:magog")
def test_magog_needs_a_second_foe(duel: Script) -> None:
    duel.hand(ME, "Magog").confront(FOE).play("Magog")
    assert duel.power == 3


@pytest.mark.card("confrontations:magog", "confrontations:black-manta")
@pytest.mark.rule("R3")
def test_what_a_foe_suffered_before_magog_stands(teams: Script) -> None:
    teams.hand(ME, "Magog", "Black Manta", "Siren").hand(FOE, "Punch", "Zod")
    teams.hand(OTHER, "Steel", "Ares").confront(FOE).play("Black Manta")
    teams.asks(FOE, "discard", ["Punch", "Zod"]).answer("Punch")
    teams.play("Magog").asks(ME, "may", ["yes", "no"]).answer("yes")
    teams.play("Siren").asks(OTHER, "discard", ["Steel", "Ares"]).answer("Steel")
    assert teams.discard_of(FOE) == ["Punch"]
    assert teams.discard_of(OTHER) == ["Steel"]


@pytest.mark.card("confrontations:magog")
@pytest.mark.rule("V2")
def test_magog_leaves_a_game_of_two(duel: Script) -> None:
    duel.line_up("Zod", "Ares", "Orion", "Hera").main_deck("Magog", "Steel", "Krypto").end()
    assert sorted(duel.line_up_now) == ["Ares", "Hera", "Orion", "Steel", "Zod"]
    assert duel.main_deck_now == ["Krypto"]


@pytest.mark.card("confrontations:magog")
@pytest.mark.rule("V2")
def test_magog_stays_in_a_game_of_three(table: Script) -> None:
    table.box("confrontations").players(3).main_deck("Magog", "Steel")
    table.line_up("Zod", "Ares", "Orion", "Hera").end()
    assert "Magog" in table.line_up_now


@pytest.mark.card("confrontations:magog", "confrontations:circe-3")
@pytest.mark.rule("K5")
def test_magog_given_assist_switches_for_the_active_player(teams: Script) -> None:
    teams.hero(MATE, "Circe").level(MATE, 3).hand(MATE, "Magog").hand(ME, "Impervious")
    teams.confront(FOE).play("Impervious").call()
    teams.asks(MATE, "assist", ["Magog", "none"]).answer("Magog")
    teams.asks(ME, "may", ["yes", "no"]).answer("yes")
    assert teams.power == 4 + 3 + 2
    teams.done()
    assert (teams.level_of(FOE), teams.level_of(OTHER)) == (1, 2)


# --- Metallo ----------------------------------------------------------------------------------


@pytest.mark.card("confrontations:metallo")
def test_metallo_gives_two_power_without_an_equipment(duel: Script) -> None:
    duel.hand(ME, "Metallo", "Power Armor").discard(ME, "Kryptonite").play("Metallo")
    assert duel.power == 2


@pytest.mark.card("confrontations:metallo")
@pytest.mark.ruling("C-metallo")
@pytest.mark.rule("R4")
def test_metallo_plays_an_equipment_again_instead(duel: Script) -> None:
    duel.hand(ME, "Magic Bracelets", "Black Diamond", "Metallo").play("Magic Bracelets")
    duel.play("Black Diamond").asks(ME, "destroy", ["Metallo", "none"]).answer("none")
    duel.play("Metallo").asks(ME, "play-again", ["Magic Bracelets", "Black Diamond", "none"])
    duel.answer("Magic Bracelets")
    assert duel.power == 2 + 2 + 2
    assert duel.in_play_of(ME) == ["Magic Bracelets", "Black Diamond", "Metallo"]


@pytest.mark.card("confrontations:metallo")
def test_metallo_may_leave_the_equipment(duel: Script) -> None:
    duel.hand(ME, "Trident of Neptune", "Metallo").play("Trident of Neptune").play("Metallo")
    duel.asks(ME, "play-again", ["Trident of Neptune", "none"]).answer("none")
    assert duel.power == 1 + 2


@pytest.mark.card("confrontations:metallo", "confrontations:power-armor")
def test_metallo_counts_for_the_armor_he_plays_again(duel: Script) -> None:
    duel.hand(ME, "Power Armor", "Metallo").play("Power Armor")
    assert duel.power == 2
    duel.play("Metallo").asks(ME, "play-again", ["Power Armor", "none"]).answer("Power Armor")
    assert duel.power == 2 + 1 + 2 + 1


@pytest.mark.card("confrontations:metallo")
@pytest.mark.rule("K5")
@pytest.mark.parametrize(("answer", "power"), [("Trident of Neptune", 1 + 1), ("none", 1 + 2)])
def test_metallo_as_an_assist_plays_the_active_players_equipment(
    teams: Script, answer: str, power: int
) -> None:
    teams.hand(ME, "Trident of Neptune").hand(MATE, "Metallo").play("Trident of Neptune").call()
    teams.asks(MATE, "assist", ["Metallo", "none"]).answer("Metallo")
    teams.asks(ME, "play-again", ["Trident of Neptune", "none"]).answer(answer)
    assert teams.power == power
    assert teams.in_play_of(MATE) == ["Metallo"]


@pytest.mark.card("confrontations:metallo", "confrontations:phantom-zone-projector")
@pytest.mark.rule("K5")
def test_metallo_as_an_assist_leaves_his_own_players_equipment(teams: Script) -> None:
    teams.hand(MATE, "Metallo", "Phantom Zone Projector").call()
    teams.asks(MATE, "assist", ["Metallo", "Phantom Zone Projector", "none"])
    teams.answer("Phantom Zone Projector")
    teams.call().asks(MATE, "assist", ["Metallo", "none"]).answer("Metallo")
    assert teams.power == 2


# --- Nereus -----------------------------------------------------------------------------------


@pytest.mark.card("confrontations:nereus")
@pytest.mark.rule("R1", "A9")
def test_nereus_makes_each_foe_discard_a_cheap_card(teams: Script) -> None:
    teams.hand(ME, "Nereus", "Punch").hand(MATE, "Punch").hand(FOE, "Zod", "Mera", "Punch")
    teams.hand(OTHER, "Ares", "Weakness", "Steel").confront(FOE).play("Nereus")
    teams.asks(FOE, "defend", ["none"]).answer("none")
    teams.asks(OTHER, "defend", ["none"]).answer("none")
    teams.asks(FOE, "discard", ["Mera", "Punch"]).answer("Mera")
    teams.asks(OTHER, "discard", ["Weakness", "Steel"]).answer("Weakness")
    assert teams.power == 0
    assert teams.discard_of(FOE) == ["Mera"]
    assert teams.discard_of(OTHER) == ["Weakness"]
    assert teams.hand_of(MATE) == ["Punch"]


@pytest.mark.card("confrontations:nereus")
def test_nereus_leaves_a_foe_without_such_a_card(duel: Script) -> None:
    duel.hand(ME, "Nereus").hand(FOE, "Zod", "Ares").play("Nereus")
    duel.asks(FOE, "defend", ["none"]).answer("none")
    assert sorted(duel.hand_of(FOE)) == ["Ares", "Zod"]


@pytest.mark.card("confrontations:nereus")
@pytest.mark.rule("A3")
def test_one_player_with_two_defenses_saves_both_from_nereus(teams: Script) -> None:
    teams.hand(ME, "Nereus").hand(FOE, "Punch").hand(OTHER, "Giganta", "Impervious", "Steel")
    teams.play("Nereus").asks(FOE, "defend", ["none"]).answer("none")
    offers = ["Giganta", "Giganta for 1", "Impervious", "Impervious for 1", "none"]
    teams.asks(OTHER, "defend", offers).answer("Giganta for 1")
    teams.asks(OTHER, "player", ["seat 3", "seat 1"]).answer("seat 3")
    teams.asks(FOE, "defend", ["none"]).answer("none")
    teams.asks(OTHER, "defend", ["Impervious", "none"]).answer("Impervious")
    assert teams.hand_of(FOE) == ["Punch"]
    assert sorted(teams.hand_of(OTHER)) == ["Impervious", "Steel"]


# --- Parasite ---------------------------------------------------------------------------------


@pytest.mark.card("confrontations:parasite")
@pytest.mark.rule("F6")
def test_parasite_gives_one_power_without_a_confrontation(duel: Script) -> None:
    duel.hand(ME, "Parasite").play("Parasite")
    assert duel.power == 1


@pytest.mark.card("confrontations:parasite")
def test_parasite_gives_three_power_in_a_confrontation(duel: Script) -> None:
    duel.hand(ME, "Parasite").confront(FOE).play("Parasite")
    assert duel.power == 3


@pytest.mark.card("confrontations:parasite")
@pytest.mark.rule("K5")
@pytest.mark.ruling("Q27")
@pytest.mark.parametrize("confronts", [True, False])
def test_parasite_as_an_assist_sees_the_active_players_confrontation(
    teams: Script, *, confronts: bool
) -> None:
    teams.hand(MATE, "Parasite")
    if confronts:
        teams.confront(FOE)
    teams.call().asks(MATE, "assist", ["Parasite", "none"]).answer("Parasite")
    assert teams.power == (3 if confronts else 1)


# --- Silver Banshee ---------------------------------------------------------------------------


@pytest.mark.card("confrontations:silver-banshee")
@pytest.mark.rule("W1")
def test_silver_banshee_gives_a_weakness_onto_the_deck(duel: Script) -> None:
    duel.hand(ME, "Silver Banshee").deck(FOE, "Zod").weaknesses(3).confront(FOE)
    duel.play("Silver Banshee")
    assert duel.power == 1
    assert duel.deck_of(FOE) == ["Weakness", "Zod"]
    assert duel.discard_of(FOE) == []
    assert duel.weaknesses_left == 2


@pytest.mark.card("confrontations:silver-banshee")
def test_silver_banshee_attacks_in_a_confrontation_only(duel: Script) -> None:
    duel.hand(ME, "Silver Banshee").weaknesses(3).play("Silver Banshee")
    assert duel.power == 1
    assert duel.weaknesses_left == 3


@pytest.mark.card("confrontations:silver-banshee")
@pytest.mark.rule("A9")
@pytest.mark.parametrize("seat", [FOE, OTHER])
def test_silver_banshee_chooses_either_foe_confronted_or_not(teams: Script, seat: int) -> None:
    teams.hand(ME, "Silver Banshee").weaknesses(3).confront(FOE).play("Silver Banshee")
    teams.asks(ME, "player", ["seat 1", "seat 3"]).answer(f"seat {seat}")
    assert teams.deck_of(seat) == ["Weakness"]
    assert teams.weaknesses_left == 2


@pytest.mark.card("confrontations:silver-banshee")
@pytest.mark.rule("A3")
def test_silver_banshee_may_be_avoided_by_the_teammate_of_the_chosen(teams: Script) -> None:
    teams.hand(ME, "Silver Banshee").hand(FOE, "Impervious").confront(FOE).play("Silver Banshee")
    teams.asks(ME, "player", ["seat 1", "seat 3"]).answer("seat 3")
    teams.asks(FOE, "defend", ["Impervious for 3", "none"]).answer("Impervious for 3")
    assert teams.deck_of(OTHER) == []
    assert teams.power == 1


@pytest.mark.card("confrontations:silver-banshee")
@pytest.mark.rule("W1", "A5")
def test_silver_banshee_gives_her_power_though_the_stack_is_out(duel: Script) -> None:
    duel.hand(ME, "Silver Banshee").hand(FOE, "Impervious").weaknesses(0).confront(FOE)
    duel.play("Silver Banshee")
    duel.asks(FOE, "defend", ["Impervious", "none"]).answer("none")
    assert duel.power == 1
    assert duel.deck_of(FOE) == []


@pytest.mark.card("confrontations:silver-banshee", "confrontations:lois-lane")
@pytest.mark.rule("K5")
@pytest.mark.ruling("Q27")
def test_silver_banshee_given_assist_lets_the_active_player_choose(teams: Script) -> None:
    teams.hand(ME, "Lois Lane").hand(MATE, "Silver Banshee").confront(FOE)
    lend(teams, "Silver Banshee").asks(ME, "player", ["seat 1", "seat 3"]).answer("seat 3")
    assert teams.deck_of(OTHER) == ["Weakness"]
    assert teams.power == 2 + 1


# --- Siren ------------------------------------------------------------------------------------


@pytest.mark.card("confrontations:siren")
@pytest.mark.rule("F6")
def test_siren_only_draws_without_a_confrontation(duel: Script) -> None:
    duel.hand(ME, "Siren").deck(ME, "Zod", "Ares").hand(FOE, "Punch").play("Siren")
    assert duel.power == 0
    assert duel.hand_of(ME) == ["Zod"]
    assert duel.hand_of(FOE) == ["Punch"]


@pytest.mark.card("confrontations:siren")
def test_siren_draws_and_makes_that_foe_discard(duel: Script) -> None:
    duel.hand(ME, "Siren").deck(ME, "Zod").hand(FOE, "Impervious", "Punch").confront(FOE)
    duel.play("Siren").asks(FOE, "discard", ["Impervious", "Punch"]).answer("Punch")
    assert duel.hand_of(ME) == ["Zod"]
    assert duel.hand_of(FOE) == ["Impervious"]


@pytest.mark.card("confrontations:siren")
@pytest.mark.rule("K5")
def test_siren_as_an_assist_hits_the_foe_the_active_player_confronts(teams: Script) -> None:
    teams.hand(MATE, "Siren").deck(ME, "Zod").deck(MATE, "Ares").hand(FOE, "Punch")
    teams.hand(OTHER, "Krypto", "Steel").confront(OTHER).call()
    teams.asks(MATE, "assist", ["Siren", "none"]).answer("Siren")
    teams.asks(OTHER, "discard", ["Krypto", "Steel"]).answer("Steel")
    assert teams.hand_of(ME) == ["Zod"]
    assert teams.hand_of(MATE) == []
    assert teams.hand_of(FOE) == ["Punch"]


@pytest.mark.card("confrontations:siren")
@pytest.mark.rule("F6", "K5")
def test_siren_as_an_assist_only_draws_without_a_confrontation(teams: Script) -> None:
    teams.hand(MATE, "Siren").deck(ME, "Zod").hand(FOE, "Punch").call()
    teams.asks(MATE, "assist", ["Siren", "none"]).answer("Siren")
    assert teams.hand_of(ME) == ["Zod"]
    assert teams.hand_of(FOE) == ["Punch"]


# --- Strife -----------------------------------------------------------------------------------


@pytest.mark.card("confrontations:strife")
@pytest.mark.ruling("Q18")
def test_strife_takes_a_random_card_of_each_foe(teams: Script) -> None:
    teams.hand(ME, "Strife").hand(FOE, "Punch", "Zod", "Ares").hand(OTHER, "Mera")
    teams.play("Strife").asks(FOE, "defend", ["none"]).answer("none")
    teams.asks(OTHER, "defend", ["none"]).answer("none")
    assert teams.power == 2
    assert len(teams.hand_of(FOE)) == 2
    assert len(teams.discard_of(FOE)) == 1
    assert teams.discard_of(OTHER) == ["Mera"]


@pytest.mark.card("confrontations:strife")
@pytest.mark.rule("A4")
def test_strife_keeps_her_power_when_avoided(duel: Script) -> None:
    duel.hand(ME, "Strife").hand(FOE, "Impervious").play("Strife")
    duel.asks(FOE, "defend", ["Impervious", "none"]).answer("Impervious")
    assert duel.power == 2
    assert duel.hand_of(FOE) == ["Impervious"]


# --- The Creeper ------------------------------------------------------------------------------


@pytest.mark.card("confrontations:the-creeper")
@pytest.mark.parametrize("name", ["Punch", "Vulnerability", "Weakness"])
@pytest.mark.parametrize("destroys", [True, False])
def test_the_creeper_may_destroy_a_top_card_of_cost_zero(
    duel: Script, name: str, *, destroys: bool
) -> None:
    duel.hand(ME, "The Creeper").deck(ME, name, "Zod").play("The Creeper")
    duel.asks(ME, "destroy", [name, "none"]).answer(name if destroys else "none")
    assert duel.power == 1
    assert duel.destroyed == ([name] if destroys else [])
    assert duel.deck_of(ME) == (["Zod"] if destroys else [name, "Zod"])


@pytest.mark.card("confrontations:the-creeper")
def test_the_creeper_leaves_a_card_with_a_cost(duel: Script) -> None:
    duel.hand(ME, "The Creeper").deck(ME, "Tula", "Punch").play("The Creeper")
    assert duel.power == 1
    assert duel.deck_of(ME) == ["Tula", "Punch"]


@pytest.mark.card("confrontations:the-creeper")
@pytest.mark.rule("D1", "D6")
def test_the_creeper_reveals_out_of_the_shuffled_pile_or_nothing(duel: Script) -> None:
    duel.hand(ME, "The Creeper").discard(ME, "Punch").play("The Creeper")
    duel.asks(ME, "destroy", ["Punch", "none"]).answer("none")
    assert duel.deck_of(ME) == ["Punch"]


@pytest.mark.card("confrontations:the-creeper")
@pytest.mark.rule("D6")
def test_the_creeper_gives_his_power_without_a_deck(duel: Script) -> None:
    duel.hand(ME, "The Creeper").play("The Creeper")
    assert duel.power == 1


# --- The Trench -------------------------------------------------------------------------------


@pytest.mark.card("confrontations:the-trench")
@pytest.mark.parametrize(
    ("before", "power"),
    [
        ((), 1),
        (("Krypto",), 1 + 1),
        (("Zod",), 3 + 2),
        (("Zod", "Parasite"), 4 + 3),
        (("Zod", "Parasite", "Enchantress"), 5 + 3),
    ],
)
def test_the_trench_counts_villains_played_before(
    duel: Script, before: tuple[str, ...], power: int
) -> None:
    duel.hand(ME, *before, "The Trench")
    for name in before:
        duel.play(name)
    duel.play("The Trench")
    assert duel.power == power


@pytest.mark.card("confrontations:the-trench")
def test_the_trench_does_not_count_later_villains(duel: Script) -> None:
    duel.hand(ME, "The Trench", "Zod").play("The Trench").play("Zod")
    assert duel.power == 1 + 3


@pytest.mark.card("confrontations:the-trench")
@pytest.mark.rule("K5")
def test_the_trench_does_not_count_a_teammates_villain(teams: Script) -> None:
    teams.hand(ME, "The Trench").hand(MATE, "Zod").call()
    teams.asks(MATE, "assist", ["Zod", "none"]).answer("Zod")
    teams.play("The Trench")
    assert teams.power == 3 + 1


# --- Zod --------------------------------------------------------------------------------------


@pytest.mark.card("confrontations:zod")
def test_zod_gives_three_power(duel: Script) -> None:
    duel.hand(ME, "Zod").play("Zod")
    assert duel.power == 3


@pytest.mark.card("confrontations:zod")
@pytest.mark.rule("K5", "E3")
def test_zod_as_an_assist_gives_three_power_and_goes_home(teams: Script) -> None:
    teams.hand(MATE, "Zod").call().asks(MATE, "assist", ["Zod", "none"]).answer("Zod")
    assert teams.power == 3
    assert teams.in_play_of(MATE) == ["Zod"]
    teams.end()
    assert teams.discard_of(MATE) == ["Zod"]


@pytest.mark.card("confrontations:zod")
@pytest.mark.rule("V4", "V5")
def test_zod_waits_on_your_character_for_the_next_turn(duel: Script) -> None:
    duel.hand(ME, "Zod").lay("Zod")
    assert duel.hand_of(ME) == []
    assert duel.turn_options() == ["end"]
    duel.end().end()
    assert duel.active == ME
    assert duel.normal().turn_options() == ["play Zod"]
    duel.play("Zod")
    assert duel.power == 3
    assert "end" in duel.turn_options()
