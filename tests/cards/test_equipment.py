"""The Equipment of Heroes Unite."""

from __future__ import annotations

import pytest
from script import FOE, ME, THIRD, Script

from archrivals.engine.play.scoring import points
from archrivals.engine.state.flat import STACK

FIVE = ("Vulnerability",) * 5
YELLOW = "Yellow Lantern Corps Power Ring"
BATTERY = "White Lantern Power Battery"
RINGS = (
    "Blue Lantern Power Ring",
    "Green Lantern Power Ring",
    "Indigo Tribe Power Ring",
    "Orange Lantern Power Ring",
    "Red Lantern Power Ring",
    "Star Sapphire Power Ring",
    YELLOW,
)


def hand(table: Script, seat: int) -> list[str]:
    return sorted(table.hand_of(seat))


def attacked(table: Script) -> Script:
    """I play Deadshot: each foe reveals the top card, and discards it if it costs something."""
    return table.hand(ME, "Deadshot").play("Deadshot")


# --- Victory Points ---------------------------------------------------------------------------


@pytest.mark.card(
    "blue-lantern-power-ring",
    "green-lantern-power-ring",
    "indigo-tribe-power-ring",
    "orange-lantern-power-ring",
    "red-lantern-power-ring",
    "star-sapphire-power-ring",
    "yellow-lantern-corps-power-ring",
)
@pytest.mark.ruling("C-power-rings")
@pytest.mark.rule("K10", "G4")
def test_each_power_ring_is_worth_one_point_for_each_power_ring(table: Script) -> None:
    table.hand(ME, *RINGS[:2]).deck(ME, *RINGS[2:4]).discard(ME, *RINGS[4:])
    assert points(table.table.state, ME) == 7 * 7


@pytest.mark.card("legion-flight-ring", "white-lantern-power-battery", "blue-lantern-power-ring")
@pytest.mark.ruling("C-power-rings", "C-white-lantern-power-battery")
@pytest.mark.rule("K10")
def test_flight_ring_and_power_battery_are_no_power_rings(table: Script) -> None:
    table.deck(ME, "Blue Lantern Power Ring", "Legion Flight Ring", BATTERY)
    table.deck(FOE, YELLOW)
    assert points(table.table.state, ME) == 1 + 1 + 2


@pytest.mark.card("sciencell")
@pytest.mark.rule("K4")
def test_sciencell_is_worth_one_point_for_each_differently_named_villain(table: Script) -> None:
    table.line_up().hand(ME, "Sciencell", "Talon").deck(ME, "Talon", "Deadshot", "Raven")
    table.discard(ME, "Trigon", "Weakness")
    assert points(table.table.state, ME) == 3 + (1 + 1 + 1 + 1 + 6 - 1)


@pytest.mark.card("sciencell")
def test_sciencell_without_a_villain_is_worth_nothing(table: Script) -> None:
    table.deck(ME, "Sciencell").deck(FOE, "Talon")
    assert points(table.table.state, ME) == 0


# --- Batarang, Legion Flight Ring, Sciencell, Soultaker Sword ---------------------------------


@pytest.mark.card("batarang", "sciencell")
def test_batarang_and_sciencell_give_two_power_each(table: Script) -> None:
    table.hand(ME, "Batarang", "Sciencell").play("Batarang")
    assert table.power == 2
    table.play("Sciencell")
    assert table.power == 4


@pytest.mark.card("legion-flight-ring")
def test_legion_flight_ring_draws(table: Script) -> None:
    table.hand(ME, "Legion Flight Ring").deck(ME, "Kick", "Punch").play("Legion Flight Ring")
    assert table.power == 0
    assert table.hand_of(ME) == ["Kick"]
    assert table.deck_of(ME) == ["Punch"]


@pytest.mark.card("legion-flight-ring")
@pytest.mark.rule("D1")
def test_legion_flight_ring_reshuffles_but_never_itself(table: Script) -> None:
    table.hand(ME, "Legion Flight Ring", "Legion Flight Ring").discard(ME, "Kick")
    table.play("Legion Flight Ring")
    assert hand(table, ME) == ["Kick", "Legion Flight Ring"]
    table.play("Legion Flight Ring")
    assert table.hand_of(ME) == ["Kick"]
    assert table.in_play_of(ME) == ["Legion Flight Ring", "Legion Flight Ring"]


@pytest.mark.card("legion-flight-ring", "kyle-rayner")
@pytest.mark.rule("K10")
def test_legion_flight_ring_is_not_a_power_ring_for_kyle_rayner(table: Script) -> None:
    table.hand(ME, "Legion Flight Ring", "Kyle Rayner").discard(ME, BATTERY).deck(ME, "Punch")
    table.play("Legion Flight Ring").play("Kyle Rayner")
    assert table.power == 3


@pytest.mark.card("soultaker-sword")
def test_soultaker_sword_destroys_a_card_from_hand_only(table: Script) -> None:
    table.hand(ME, "Soultaker Sword", "Punch", "Weakness").discard(ME, "Vulnerability")
    table.play("Soultaker Sword").asks(ME, "destroy", ["Punch", "Weakness", "none"])
    table.answer("Weakness")
    assert table.power == 2
    assert table.hand_of(ME) == ["Punch"]
    assert table.destroyed == ["Weakness"]
    assert table.discard_of(ME) == ["Vulnerability"]


@pytest.mark.card("soultaker-sword")
def test_soultaker_sword_need_not_destroy(table: Script) -> None:
    table.hand(ME, "Soultaker Sword", "Punch").play("Soultaker Sword")
    table.asks(ME, "destroy", ["Punch", "none"]).answer("none")
    assert table.hand_of(ME) == ["Punch"]
    assert table.destroyed == []


@pytest.mark.card("soultaker-sword")
def test_soultaker_sword_with_an_empty_hand_asks_nothing(table: Script) -> None:
    table.hand(ME, "Soultaker Sword").play("Soultaker Sword")
    assert table.power == 2


@pytest.mark.card("soultaker-sword", "kick")
@pytest.mark.rule("D3")
def test_a_kick_destroyed_by_soultaker_sword_does_not_return_to_its_stack(table: Script) -> None:
    table.hand(ME, "Soultaker Sword", "Kick").play("Soultaker Sword")
    table.asks(ME, "destroy", ["Kick", "none"]).answer("Kick")
    assert table.destroyed == ["Kick"]
    assert len(table.names(STACK)) == 15


# --- Blue Lantern Power Ring ------------------------------------------------------------------


@pytest.mark.card("blue-lantern-power-ring")
def test_blue_ring_counts_heroes_discarded_and_played_before_and_after(table: Script) -> None:
    table.discard(ME, "Raven", "Hawkgirl", "Talon")
    table.hand(ME, "Katana", "Blue Lantern Power Ring", "Katana", "Talon")
    table.play("Katana").play("Blue Lantern Power Ring")
    assert table.power == 1 + (1 + 2 + 1)
    table.play("Katana")
    assert table.power == 5 + 1 + 1
    table.play("Talon")
    assert table.power == 7


@pytest.mark.card("blue-lantern-power-ring")
def test_blue_ring_alone_gives_one_power(table: Script) -> None:
    table.hand(ME, "Blue Lantern Power Ring", "Raven").deck(ME, "Raven").discard(FOE, "Raven")
    table.play("Blue Lantern Power Ring")
    assert table.power == 1


@pytest.mark.card("blue-lantern-power-ring")
def test_blue_ring_counts_the_discard_pile_once_when_played(table: Script) -> None:
    table.line_up("Katana").hand(ME, "Blue Lantern Power Ring", "Batarang")
    table.play("Blue Lantern Power Ring").play("Batarang").buy("Katana")
    assert table.discard_of(ME) == ["Katana"]
    assert table.power == 1 + 2 - 2


@pytest.mark.card("blue-lantern-power-ring", "amazo")
@pytest.mark.ruling("Q16")
def test_blue_ring_counts_a_hero_played_again(table: Script) -> None:
    table.hand(ME, "Blue Lantern Power Ring", "Katana", "Amazo")
    table.play("Blue Lantern Power Ring").play("Katana").play("Amazo")
    table.asks(ME, "play-again", ["Katana", "none"]).answer("Katana")
    assert table.power == 1 + (1 + 1) + (1 + 1)


@pytest.mark.card("blue-lantern-power-ring", "shazam")
@pytest.mark.ruling("Q15")
def test_blue_ring_counts_a_borrowed_hero(table: Script) -> None:
    table.hand(ME, "Shazam!", "Blue Lantern Power Ring").main_deck("Katana")
    table.play("Shazam!").play("Blue Lantern Power Ring")
    assert table.power == (2 + 1) + (1 + 1)


# --- Green Lantern Power Ring -----------------------------------------------------------------


@pytest.mark.card("green-lantern-power-ring")
def test_green_ring_gives_two_power(table: Script) -> None:
    table.hand(ME, "Green Lantern Power Ring").deck(ME, "Kick").play("Green Lantern Power Ring")
    assert table.power == 2
    assert table.hand_of(ME) == []


@pytest.mark.card("green-lantern-power-ring")
@pytest.mark.rule("A1")
def test_green_ring_avoids_an_attack_and_draws_two(table: Script) -> None:
    table.hand(FOE, "Green Lantern Power Ring", "Punch").deck(FOE, "Kick", "Raven", "Talon")
    attacked(table).asks(FOE, "defend", ["Green Lantern Power Ring", "none"])
    table.answer("Green Lantern Power Ring")
    assert table.hand_of(FOE) == ["Punch", "Kick", "Raven"]
    assert table.deck_of(FOE) == ["Talon"]
    assert table.discard_of(FOE) == ["Green Lantern Power Ring"]
    assert table.power == 1


@pytest.mark.card("green-lantern-power-ring")
def test_green_ring_need_not_be_used(table: Script) -> None:
    table.hand(FOE, "Green Lantern Power Ring").deck(FOE, "Kick")
    attacked(table).asks(FOE, "defend", ["Green Lantern Power Ring", "none"]).answer("none")
    assert table.hand_of(FOE) == ["Green Lantern Power Ring"]
    assert table.discard_of(FOE) == ["Kick"]


@pytest.mark.card("green-lantern-power-ring")
@pytest.mark.rule("D1", "D6")
def test_green_ring_draws_what_there_is_itself_included(table: Script) -> None:
    table.hand(FOE, "Green Lantern Power Ring")
    attacked(table).asks(FOE, "defend", ["Green Lantern Power Ring", "none"])
    table.answer("Green Lantern Power Ring")
    assert table.hand_of(FOE) == ["Green Lantern Power Ring"]
    assert table.deck_of(FOE) == table.discard_of(FOE) == []


# --- Helmet of Fate ---------------------------------------------------------------------------


@pytest.mark.card("helmet-of-fate")
def test_helmet_of_fate_gives_two_power(table: Script) -> None:
    table.hand(ME, "Helmet of Fate", "Punch").play("Helmet of Fate")
    assert table.power == 2
    assert table.hand_of(ME) == ["Punch"]


@pytest.mark.card("helmet-of-fate")
def test_helmet_of_fate_trades_any_number_of_other_cards(table: Script) -> None:
    table.hand(FOE, "Helmet of Fate", "Punch", "Punch", "Kick").deck(FOE, "Raven", "Talon", "Oa")
    attacked(table).asks(FOE, "defend", ["Helmet of Fate", "none"]).answer("Helmet of Fate")
    table.asks(FOE, "discard", ["Punch", "Kick", "none"]).answer("Punch")
    table.asks(FOE, "discard", ["Punch", "Kick", "none"]).answer("Punch")
    table.asks(FOE, "discard", ["Kick", "none"]).answer("none")
    assert table.hand_of(FOE) == ["Kick", "Raven", "Talon"]
    assert sorted(table.discard_of(FOE)) == ["Helmet of Fate", "Punch", "Punch"]
    assert table.deck_of(FOE) == ["Oa"], "the Attack is avoided"


@pytest.mark.card("helmet-of-fate")
def test_helmet_of_fate_may_go_alone_and_then_draws_nothing(table: Script) -> None:
    table.hand(FOE, "Helmet of Fate", "Punch").deck(FOE, "Kick")
    attacked(table).asks(FOE, "defend", ["Helmet of Fate", "none"]).answer("Helmet of Fate")
    table.asks(FOE, "discard", ["Punch", "none"]).answer("none")
    assert table.hand_of(FOE) == ["Punch"]
    assert table.deck_of(FOE) == ["Kick"]
    assert table.discard_of(FOE) == ["Helmet of Fate"]


@pytest.mark.card("helmet-of-fate")
def test_helmet_of_fate_as_the_only_card_asks_no_more(table: Script) -> None:
    table.hand(FOE, "Helmet of Fate").deck(FOE, "Kick")
    attacked(table).asks(FOE, "defend", ["Helmet of Fate", "none"]).answer("Helmet of Fate")
    assert table.hand_of(FOE) == []
    assert table.deck_of(FOE) == ["Kick"]


@pytest.mark.card("helmet-of-fate")
@pytest.mark.rule("A2")
def test_a_second_helmet_of_fate_may_be_one_of_the_others(table: Script) -> None:
    table.hand(FOE, "Helmet of Fate", "Helmet of Fate").deck(FOE, "Kick", "Raven")
    attacked(table).asks(FOE, "defend", ["Helmet of Fate", "none"]).answer("Helmet of Fate")
    table.asks(FOE, "discard", ["Helmet of Fate", "none"]).answer("Helmet of Fate")
    assert table.hand_of(FOE) == ["Kick"]
    assert table.discard_of(FOE) == ["Helmet of Fate", "Helmet of Fate"]


@pytest.mark.card("helmet-of-fate", "booster-gold")
def test_booster_gold_draws_once_after_helmet_of_fate(table: Script) -> None:
    table.hero(FOE, "Booster Gold").hand(FOE, "Helmet of Fate", "Punch")
    table.deck(FOE, "Kick", "Raven", "Talon")
    attacked(table).asks(FOE, "defend", ["Helmet of Fate", "none"]).answer("Helmet of Fate")
    table.asks(FOE, "discard", ["Punch", "none"]).answer("Punch")
    assert table.hand_of(FOE) == ["Kick"]
    table.asks(FOE, "may", ["yes", "no"]).answer("yes")
    assert table.hand_of(FOE) == ["Kick", "Raven"]


# --- Indigo Tribe Power Ring ------------------------------------------------------------------


@pytest.mark.card("indigo-tribe-power-ring")
def test_indigo_ring_gives_the_power_of_a_card_played_earlier(table: Script) -> None:
    table.hand(ME, "Punch", "Batarang", "Vulnerability", "Indigo Tribe Power Ring")
    table.play("Punch").play("Batarang").play("Vulnerability").play("Indigo Tribe Power Ring")
    table.asks(ME, "select", ["Punch", "Batarang", "Vulnerability"]).answer("Batarang")
    assert table.power == 3 + 2


@pytest.mark.card("indigo-tribe-power-ring")
def test_indigo_ring_may_choose_a_card_that_gave_nothing(table: Script) -> None:
    table.hand(ME, "Punch", "Vulnerability", "Indigo Tribe Power Ring")
    table.play("Punch").play("Vulnerability").play("Indigo Tribe Power Ring")
    table.asks(ME, "select", ["Punch", "Vulnerability"]).answer("Vulnerability")
    assert table.power == 1


@pytest.mark.card("indigo-tribe-power-ring", "vandal-savage")
def test_indigo_ring_with_no_earlier_card_gives_nothing(table: Script) -> None:
    table.in_play(ME, "Vandal Savage").hand(ME, "Indigo Tribe Power Ring", "Kick")
    table.play("Indigo Tribe Power Ring")
    assert table.power == 1, "Vandal Savage was not played this turn"


@pytest.mark.card("indigo-tribe-power-ring", "killer-croc")
def test_indigo_ring_includes_conditional_bonuses(table: Script) -> None:
    table.hand(ME, "Killer Croc", "Brother Blood", "Indigo Tribe Power Ring")
    table.play("Killer Croc").play("Brother Blood").play("Indigo Tribe Power Ring")
    table.asks(ME, "select", ["Killer Croc", "Brother Blood"]).answer("Killer Croc")
    assert table.power == 3 + 4 + 3


@pytest.mark.card("indigo-tribe-power-ring", "killer-croc")
def test_indigo_ring_is_fixed_when_the_card_is_chosen(table: Script) -> None:
    table.hand(ME, "Killer Croc", "Indigo Tribe Power Ring", "Brother Blood")
    table.play("Killer Croc").play("Indigo Tribe Power Ring")
    assert table.power == 2 + 2
    table.play("Brother Blood")
    assert table.power == 4 + 4 + 1


@pytest.mark.card("indigo-tribe-power-ring", "hawkman")
def test_indigo_ring_leaves_out_what_a_super_hero_gave_for_the_card(table: Script) -> None:
    table.hero(ME, "Hawkman").hand(ME, "Katana", "Indigo Tribe Power Ring")
    table.play("Katana").play("Indigo Tribe Power Ring")
    assert table.power == 1 + 1 + 1


@pytest.mark.card("indigo-tribe-power-ring")
@pytest.mark.ruling("Q17")
def test_indigo_ring_counts_power_already_spent(table: Script) -> None:
    table.line_up("Katana").hand(ME, "Batarang", "Indigo Tribe Power Ring")
    table.play("Batarang").buy("Katana").play("Indigo Tribe Power Ring")
    assert table.power == 2


@pytest.mark.card("indigo-tribe-power-ring", "shazam")
@pytest.mark.ruling("Q15")
def test_indigo_ring_may_choose_a_borrowed_card_that_went_back(table: Script) -> None:
    table.line_up("Sciencell").hand(ME, "Shazam!", "Indigo Tribe Power Ring")
    table.main_deck("Brother Blood").play("Shazam!").play("Indigo Tribe Power Ring")
    table.asks(ME, "select", ["Shazam!", "Brother Blood"]).answer("Brother Blood")
    assert table.power == 2 + 4 + 4


@pytest.mark.card("indigo-tribe-power-ring", "shazam")
def test_indigo_ring_played_by_shazam_may_choose_shazam(table: Script) -> None:
    table.hand(ME, "Shazam!").main_deck("Indigo Tribe Power Ring").play("Shazam!")
    assert table.power == 2 + 2


@pytest.mark.card("indigo-tribe-power-ring", "amazo")
def test_indigo_ring_counts_what_both_plays_of_a_card_gave(table: Script) -> None:
    table.hand(ME, "Brother Blood", "Amazo", "Indigo Tribe Power Ring")
    table.play("Brother Blood").play("Amazo")
    table.asks(ME, "play-again", ["Brother Blood", "none"]).answer("Brother Blood")
    table.play("Indigo Tribe Power Ring")
    table.asks(ME, "select", ["Brother Blood", "Amazo"]).answer("Brother Blood")
    assert table.power == 8 + 8


# --- Mind Control Hat -------------------------------------------------------------------------


@pytest.mark.card("mind-control-hat")
def test_mind_control_hat_draws_two_and_each_foe_discards_at_random(table: Script) -> None:
    table.players(3).hand(ME, "Mind Control Hat").deck(ME, "Kick", "Raven", "Punch")
    table.hand(FOE, "Kick").hand(THIRD, "Kick", "Punch", "Raven").play("Mind Control Hat")
    table.asks(FOE, "defend", ["none"]).answer("none")
    table.asks(THIRD, "defend", ["none"]).answer("none")
    assert table.power == 0
    assert table.hand_of(ME) == ["Kick", "Raven"]
    assert table.hand_of(FOE) == []
    assert table.discard_of(FOE) == ["Kick"]
    assert len(table.hand_of(THIRD)) == 2
    assert len(table.discard_of(THIRD)) == 1


@pytest.mark.card("mind-control-hat")
@pytest.mark.rule("A4")
def test_mind_control_hat_draws_even_if_its_attack_is_avoided(table: Script) -> None:
    table.hand(ME, "Mind Control Hat").deck(ME, "Kick", "Raven")
    table.hand(FOE, "Katana", "Punch").deck(FOE, "Talon").play("Mind Control Hat")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    assert table.hand_of(ME) == ["Kick", "Raven"]
    assert hand(table, FOE) == ["Punch", "Talon"]


@pytest.mark.card("mind-control-hat")
def test_mind_control_hat_against_empty_hands_asks_nothing(table: Script) -> None:
    table.hand(ME, "Mind Control Hat").play("Mind Control Hat")
    assert table.hand_of(ME) == table.hand_of(FOE) == []


@pytest.mark.card("mind-control-hat", "jervis-tetch")
def test_mind_control_hat_then_jervis_tetch_plays_the_line_up(table: Script) -> None:
    table.line_up("Raven", "Brother Blood", "Sciencell", "Apokolips", "Kyle Rayner")
    table.hand(ME, "Mind Control Hat", "Jervis Tetch").deck(ME, *FIVE[:3], "Kick", "Punch")
    before = table.line_up_now
    table.play("Mind Control Hat").play("Jervis Tetch")
    table.asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    table.asks(ME, "order", ["Raven", "Brother Blood", "Kyle Rayner"]).answer("Kyle Rayner")
    table.asks(ME, "order", ["Raven", "Brother Blood"]).answer("Raven")
    assert table.power == 1 + 3 + 1 + 4
    assert table.hand_of(ME) == [*FIVE[:2], "Kick"]
    assert table.line_up_now == before
    assert table.in_play_of(ME) == ["Mind Control Hat", "Jervis Tetch"]


@pytest.mark.card("mind-control-hat", "jervis-tetch")
@pytest.mark.rule("R2")
def test_jervis_tetch_then_mind_control_hat_plays_the_line_up_after_the_hat(
    table: Script,
) -> None:
    table.line_up("Brother Blood", "Sciencell").hand(FOE, "Kick")
    table.hand(ME, "Jervis Tetch", "Mind Control Hat").deck(ME, "Punch", "Kick", "Raven")
    table.play("Jervis Tetch").asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 0")
    table.play("Mind Control Hat").asks(FOE, "defend", ["none"]).answer("none")
    assert table.hand_of(ME) == ["Kick", "Raven"]
    assert table.discard_of(FOE) == ["Kick"]
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.power == 1 + 4
    assert table.destroyed == ["Punch"]


@pytest.mark.card("mind-control-hat", "jervis-tetch")
def test_the_line_up_need_not_be_played(table: Script) -> None:
    table.line_up("Brother Blood").hand(ME, "Jervis Tetch", "Mind Control Hat")
    table.play("Jervis Tetch").play("Mind Control Hat")
    table.asks(ME, "may", ["yes", "no"]).answer("no")
    assert table.power == 1
    assert table.line_up_now == ["Brother Blood"]


@pytest.mark.card("mind-control-hat", "jervis-tetch")
def test_a_line_up_without_hero_and_villain_is_not_asked_for(table: Script) -> None:
    table.line_up("Sciencell", "Apokolips").hand(ME, "Jervis Tetch", "Mind Control Hat")
    table.play("Jervis Tetch").play("Mind Control Hat")
    assert table.power == 1


@pytest.mark.card("mind-control-hat", "jervis-tetch", "amazo")
def test_the_line_up_is_played_once_however_often_jervis_tetch_is_played(table: Script) -> None:
    table.line_up("Brother Blood").hand(
        ME, "Jervis Tetch", "Mind Control Hat", "Jervis Tetch", "Amazo"
    )
    table.play("Jervis Tetch").play("Mind Control Hat")
    table.asks(ME, "may", ["yes", "no"]).answer("no")
    table.play("Jervis Tetch").play("Amazo")
    table.asks(ME, "play-again", ["Jervis Tetch", "none"]).answer("Jervis Tetch")
    assert table.power == 3


@pytest.mark.card("mind-control-hat", "jervis-tetch", "katana")
def test_the_line_up_is_played_though_every_foe_avoided_the_attack(table: Script) -> None:
    table.line_up("Brother Blood").hand(ME, "Jervis Tetch", "Mind Control Hat")
    table.hand(FOE, "Katana").play("Jervis Tetch").play("Mind Control Hat")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.power == 1 + 4


@pytest.mark.card("mind-control-hat", "sonic-siren")
def test_a_card_that_has_left_the_line_up_is_skipped_and_a_newcomer_not_played(
    table: Script,
) -> None:
    table.line_up("Sonic Siren", "Raven", "Sciencell").main_deck("Katana", "Talon")
    table.hand(ME, "Jervis Tetch", "Mind Control Hat")
    table.play("Jervis Tetch").play("Mind Control Hat")
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    table.asks(ME, "order", ["Sonic Siren", "Raven"]).answer("Sonic Siren")
    table.asks(ME, "destroy", ["Raven", "Sciencell", "none"]).answer("Raven")
    assert table.power == 1 + 2
    assert sorted(table.line_up_now) == ["Katana", "Sciencell", "Sonic Siren"]
    assert table.main_deck_now == ["Talon"]
    assert table.destroyed == ["Raven"]


@pytest.mark.card("mind-control-hat", "larfleeze")
def test_a_card_gained_out_of_the_line_up_is_skipped(table: Script) -> None:
    table.line_up("Larfleeze", "Talon", "Katana", "Sciencell")
    table.hand(ME, "Jervis Tetch", "Mind Control Hat", "Punch")
    table.play("Punch").play("Jervis Tetch").play("Mind Control Hat")
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    table.asks(ME, "order", ["Larfleeze", "Talon", "Katana"]).answer("Larfleeze")
    table.asks(ME, "gain", ["Talon", "Katana", "none"]).answer("Talon")
    table.asks(ME, "gain", ["Katana", "none"]).answer("none")
    assert table.power == 1 + 1 + 1
    assert table.hand_of(ME) == ["Talon"]
    assert sorted(table.line_up_now) == ["Katana", "Larfleeze", "Sciencell"]


@pytest.mark.card("mind-control-hat", "granny-goodness")
@pytest.mark.ruling("Q15")
def test_a_card_borrowed_to_the_end_of_the_turn_is_skipped(table: Script) -> None:
    table.line_up("Granny Goodness", "Katana", "Sciencell").deck(ME, *FIVE, "Kick", "Kick", "Kick")
    table.main_deck("Talon", "Deadshot", "Oa").hand(ME, "Jervis Tetch", "Mind Control Hat")
    table.play("Jervis Tetch").asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    table.play("Mind Control Hat").asks(ME, "may", ["yes", "no"]).answer("yes")
    table.asks(ME, "order", ["Granny Goodness", "Katana"]).answer("Granny Goodness")
    assert table.power == 1 + 1
    assert sorted(table.line_up_now) == ["Granny Goodness", "Sciencell"]
    table.end()
    expected = ["Deadshot", "Granny Goodness", "Katana", "Sciencell", "Talon"]
    assert sorted(table.line_up_now) == expected


@pytest.mark.card("mind-control-hat", "deadshot", "black-canary")
@pytest.mark.ruling("Q15")
def test_cards_played_out_of_the_line_up_are_one_s_own_plays(table: Script) -> None:
    table.hero(ME, "Black Canary").line_up("Deadshot", "Brother Blood")
    table.hand(ME, "Jervis Tetch", "Mind Control Hat").hand(FOE, "Punch").deck(FOE, "Kick")
    table.play("Jervis Tetch").play("Mind Control Hat")
    table.asks(FOE, "defend", ["none"]).answer("none")
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    table.asks(ME, "order", ["Deadshot", "Brother Blood"]).answer("Deadshot")
    assert table.discard_of(FOE) == ["Punch", "Kick"]
    assert table.power == (1 + 1) + (1 + 1) + (4 + 1)


@pytest.mark.card("mind-control-hat", "shazam", "jervis-tetch")
@pytest.mark.rule("R2")
def test_a_borrowed_jervis_tetch_works_for_the_hat_once_all_has_resolved(table: Script) -> None:
    table.line_up("Brother Blood").main_deck("Jervis Tetch", "Talon").deck(ME, "Punch", "Kick")
    table.hand(ME, "Mind Control Hat", "Shazam!").discard(ME, "Raven").play("Mind Control Hat")
    table.play("Shazam!").asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 0")
    assert table.main_deck_now == ["Jervis Tetch", "Talon"]
    assert table.destroyed == ["Raven"]
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.power == 2 + 1 + 4


@pytest.mark.card("mind-control-hat", "shazam", "jervis-tetch")
@pytest.mark.ruling("Q15")
def test_a_borrowed_hat_still_waits_for_jervis_tetch_when_it_is_back(table: Script) -> None:
    table.line_up("Brother Blood").main_deck("Mind Control Hat", "Talon")
    table.hand(ME, "Shazam!", "Jervis Tetch").play("Shazam!")
    assert table.main_deck_now == ["Mind Control Hat", "Talon"]
    table.play("Jervis Tetch").asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.power == 2 + 1 + 4
    assert table.main_deck_now == ["Mind Control Hat", "Talon"]


@pytest.mark.card("mind-control-hat", "raven")
def test_equal_cards_of_the_line_up_are_both_played_without_asking_for_an_order(
    table: Script,
) -> None:
    table.line_up("Raven", "Raven").hand(ME, "Jervis Tetch", "Mind Control Hat")
    table.play("Jervis Tetch").play("Mind Control Hat")
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.power == 1 + 1 + 1
    assert table.line_up_now == ["Raven", "Raven"]


@pytest.mark.card("mind-control-hat", "warrior-princess")
@pytest.mark.rule("R2")
def test_what_the_line_up_s_cards_trigger_waits_until_all_are_back(table: Script) -> None:
    table.line_up("Warrior Princess", "Katana").deck(ME, "Punch", "Kick", "Talon")
    table.hand(ME, "Starbolt", "Jervis Tetch", "Mind Control Hat").play("Starbolt")
    table.play("Jervis Tetch").asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    table.play("Mind Control Hat").asks(ME, "may", ["yes", "no"]).answer("yes")
    table.asks(ME, "order", ["Warrior Princess", "Katana"]).answer("Warrior Princess")
    assert table.power == 2 + 1 + 3 + 1
    table.asks(ME, "gain", ["Warrior Princess", "Katana"]).answer("Warrior Princess")
    assert hand(table, ME) == ["Kick", "Talon", "Warrior Princess"]
    assert table.line_up_now == ["Katana"]


@pytest.mark.card("mind-control-hat", "plastic-man")
@pytest.mark.ruling("Q16")
def test_two_plastic_men_with_the_hat_s_text_come_to_an_end(table: Script) -> None:
    table.line_up("Plastic Man", "Plastic Man").hand(ME, "Jervis Tetch", "Mind Control Hat")
    table.play("Jervis Tetch").play("Mind Control Hat")
    asked = 0
    while table.table.ask.kind == "may":
        asked += 1
        assert asked < 10, "a loop that never stops"
        table.asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.power == 1


@pytest.mark.card("mind-control-hat", "plastic-man")
@pytest.mark.ruling("Q16")
def test_a_card_whose_trigger_is_resolving_cannot_be_borrowed(table: Script) -> None:
    table.line_up("Plastic Man", "Katana", "Sciencell")
    table.hand(ME, "Jervis Tetch", "Mind Control Hat")
    table.play("Jervis Tetch").play("Mind Control Hat")
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    table.asks(ME, "order", ["Plastic Man", "Katana"]).answer("Plastic Man")
    table.asks(ME, "may", ["yes", "no"]).answer("yes")  # the Hat's text, now on Plastic Man
    assert table.table.ask.kind == "turn", "Katana alone is played, Plastic Man is resolving"
    assert table.power == 1 + 1 + 1


@pytest.mark.card("mind-control-hat", "plastic-man", "amazo")
@pytest.mark.ruling("Q16")
def test_a_card_whose_trigger_is_resolving_cannot_be_played_again(table: Script) -> None:
    table.variants("hidden").line_up("Amazo", "Sciencell").discard(ME, "Mind Control Hat")
    table.deck(ME, *FIVE).hand(ME, "Jervis Tetch", "Plastic Man").play("Jervis Tetch")
    table.asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 0")
    table.play("Plastic Man").asks(ME, "may", ["yes", "no"]).answer("yes")
    table.asks(ME, "play-again", ["Jervis Tetch", "none"]).answer("none")
    assert table.power == 1 + 3


@pytest.mark.card("mind-control-hat")
@pytest.mark.rule("H1")
@pytest.mark.ruling("Q31")
def test_mind_control_hat_plays_the_hero_card_on_one_s_own_super_hero(table: Script) -> None:
    table.variants("synergy").hero(ME, "Batgirl").hero(FOE, "Black Canary").line_up("Sciencell")
    table.hand(ME, "Jervis Tetch", "Mind Control Hat")
    table.play("Jervis Tetch").play("Mind Control Hat")
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.power == 1 + 1
    assert table.line_up_now == ["Sciencell"]


# --- Orange Lantern Power Ring ----------------------------------------------------------------


@pytest.mark.card("orange-lantern-power-ring")
def test_orange_ring_may_gain_an_equipment_of_at_most_five(table: Script) -> None:
    table.line_up("Batarang", "Sciencell", "Red Lantern Power Ring", "Katana")
    table.hand(ME, "Orange Lantern Power Ring").play("Orange Lantern Power Ring")
    table.asks(ME, "gain", ["Batarang", "Red Lantern Power Ring", "none"]).answer("Batarang")
    assert table.power == 0
    assert table.hand_of(ME) == ["Batarang"]
    assert sorted(table.line_up_now) == ["Katana", "Red Lantern Power Ring", "Sciencell"]
    table.play("Batarang")
    assert table.power == 2


@pytest.mark.card("orange-lantern-power-ring")
def test_orange_ring_may_take_the_power(table: Script) -> None:
    table.line_up("Batarang").hand(ME, "Orange Lantern Power Ring")
    table.play("Orange Lantern Power Ring").asks(ME, "gain", ["Batarang", "none"]).answer("none")
    assert table.power == 2
    assert table.line_up_now == ["Batarang"]


@pytest.mark.card("orange-lantern-power-ring")
def test_orange_ring_with_no_such_equipment_gives_the_power(table: Script) -> None:
    table.line_up("Sciencell", "Katana").hand(ME, "Orange Lantern Power Ring", "Batarang")
    table.play("Orange Lantern Power Ring")
    assert table.power == 2
    assert table.hand_of(ME) == ["Batarang"]


@pytest.mark.card("orange-lantern-power-ring")
@pytest.mark.ruling("Q14")
def test_orange_ring_over_an_empty_line_up_gives_the_power(table: Script) -> None:
    table.line_up().hand(ME, "Orange Lantern Power Ring").play("Orange Lantern Power Ring")
    assert table.power == 2


# --- Red Lantern Power Ring -------------------------------------------------------------------


@pytest.mark.card("red-lantern-power-ring")
def test_red_ring_destroys_one_of_the_top_two_for_its_cost(table: Script) -> None:
    table.deck(ME, "Kick", "Starbolt", "Punch").hand(ME, "Red Lantern Power Ring")
    table.play("Red Lantern Power Ring")
    table.asks(ME, "destroy", ["Kick", "Starbolt"]).answer("Starbolt")
    assert table.power == 5
    assert table.destroyed == ["Starbolt"]
    assert table.deck_of(ME) == ["Kick", "Punch"]


@pytest.mark.card("red-lantern-power-ring")
def test_red_ring_gives_no_power_for_a_card_of_cost_zero(table: Script) -> None:
    table.deck(ME, "Weakness", "Starbolt", "Punch").hand(ME, "Red Lantern Power Ring")
    table.play("Red Lantern Power Ring")
    table.asks(ME, "destroy", ["Weakness", "Starbolt"]).answer("Weakness")
    assert table.power == 0
    assert table.destroyed == ["Weakness"]
    assert table.deck_of(ME) == ["Starbolt", "Punch"]


@pytest.mark.card("red-lantern-power-ring")
def test_red_ring_must_destroy_one_of_two_equal_cards(table: Script) -> None:
    table.deck(ME, "Kick", "Kick").hand(ME, "Red Lantern Power Ring")
    table.play("Red Lantern Power Ring")
    assert table.power == 3
    assert table.destroyed == ["Kick"]
    assert table.deck_of(ME) == ["Kick"]


@pytest.mark.card("red-lantern-power-ring")
def test_red_ring_with_only_one_card_leaves_it_and_gives_no_power(table: Script) -> None:
    table.deck(ME, "Kick").hand(ME, "Red Lantern Power Ring").play("Red Lantern Power Ring")
    assert table.power == 0
    assert table.deck_of(ME) == ["Kick"]
    assert table.destroyed == []


@pytest.mark.card("red-lantern-power-ring")
def test_red_ring_with_no_card_does_nothing(table: Script) -> None:
    table.hand(ME, "Red Lantern Power Ring", "Kick").play("Red Lantern Power Ring")
    assert table.power == 0
    assert table.hand_of(ME) == ["Kick"]


@pytest.mark.card("red-lantern-power-ring")
@pytest.mark.ruling("Q37")
def test_red_ring_looks_on_into_the_reshuffled_discard_pile(table: Script) -> None:
    table.deck(ME, "Kick").discard(ME, "Starbolt").hand(ME, "Red Lantern Power Ring")
    table.play("Red Lantern Power Ring")
    table.asks(ME, "destroy", ["Kick", "Starbolt"]).answer("Kick")
    assert table.power == 3
    assert table.deck_of(ME) == ["Starbolt"]
    assert table.discard_of(ME) == []


@pytest.mark.card("red-lantern-power-ring")
@pytest.mark.ruling("Q37")
def test_cards_looked_at_stay_above_the_reshuffled_ones(table: Script) -> None:
    table.deck(ME, "Starbolt").discard(ME, "Kick", "Kick", "Kick")
    table.hand(ME, "Red Lantern Power Ring").play("Red Lantern Power Ring")
    table.asks(ME, "destroy", ["Starbolt", "Kick"]).answer("Kick")
    assert table.deck_of(ME) == ["Starbolt", "Kick", "Kick"]


# --- Skeets -----------------------------------------------------------------------------------


@pytest.mark.card("skeets")
def test_skeets_draws_when_no_hero_is_in_the_discard_pile(table: Script) -> None:
    table.hand(ME, "Skeets").discard(ME, "Talon").deck(ME, "Kick", "Punch").play("Skeets")
    assert table.power == 0
    assert table.hand_of(ME) == ["Kick"]


@pytest.mark.card("skeets")
def test_skeets_may_move_a_hero_to_the_deck_top_instead(table: Script) -> None:
    table.hand(ME, "Skeets").discard(ME, "Raven", "Talon", "Superboy").deck(ME, "Kick")
    table.play("Skeets").asks(ME, "move", ["Raven", "Superboy", "none"]).answer("Superboy")
    assert table.deck_of(ME) == ["Superboy", "Kick"]
    assert table.hand_of(ME) == []


@pytest.mark.card("skeets")
def test_skeets_draws_when_no_hero_is_wanted(table: Script) -> None:
    table.hand(ME, "Skeets").discard(ME, "Raven").deck(ME, "Kick")
    table.play("Skeets").asks(ME, "move", ["Raven", "none"]).answer("none")
    assert table.hand_of(ME) == ["Kick"]
    assert table.discard_of(ME) == ["Raven"]


@pytest.mark.card("skeets", "nightwing")
@pytest.mark.ruling("C-skeets", "C-nightwing")
@pytest.mark.rule("R2")
def test_skeets_is_finished_before_nightwing_draws(table: Script) -> None:
    table.hero(ME, "Nightwing").hand(ME, "Batarang", "Skeets").discard(ME, "Raven")
    table.deck(ME, "Kick").play("Batarang")
    assert table.power == 2 + 1
    table.play("Skeets").asks(ME, "move", ["Raven", "none"]).answer("Raven")
    assert table.hand_of(ME) == []
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.hand_of(ME) == ["Raven"], "the Hero that Skeets put on top"
    assert table.power == 3


@pytest.mark.card("skeets", "nightwing")
def test_nightwing_need_not_draw_the_hero(table: Script) -> None:
    table.hero(ME, "Nightwing").hand(ME, "Batarang", "Skeets").discard(ME, "Raven")
    table.play("Batarang").play("Skeets").asks(ME, "move", ["Raven", "none"]).answer("Raven")
    table.asks(ME, "may", ["yes", "no"]).answer("no")
    assert table.hand_of(ME) == []
    assert table.deck_of(ME) == ["Raven"]


@pytest.mark.card("skeets")
def test_skeets_avoids_an_attack_and_draws(table: Script) -> None:
    table.hand(FOE, "Skeets").discard(FOE, "Raven").deck(FOE, "Kick", "Punch")
    attacked(table).asks(FOE, "defend", ["Skeets", "none"]).answer("Skeets")
    table.asks(FOE, "choose", ["mode 0", "mode 1", "none"]).answer("mode 0")
    assert table.hand_of(FOE) == ["Kick"]
    assert table.discard_of(FOE) == ["Raven", "Skeets"]


@pytest.mark.card("skeets")
def test_skeets_avoids_an_attack_and_brings_a_hero_of_any_cost(table: Script) -> None:
    table.hand(FOE, "Skeets").discard(FOE, "Raven", "World's Mightiest Mortal", "Talon")
    table.deck(FOE, "Kick")
    attacked(table).asks(FOE, "defend", ["Skeets", "none"]).answer("Skeets")
    table.asks(FOE, "choose", ["mode 0", "mode 1", "none"]).answer("mode 1")
    table.asks(FOE, "move", ["Raven", "World's Mightiest Mortal"])
    table.answer("World's Mightiest Mortal")
    assert table.hand_of(FOE) == ["World's Mightiest Mortal"]
    assert table.deck_of(FOE) == ["Kick"]
    assert sorted(table.discard_of(FOE)) == ["Raven", "Skeets", "Talon"]


@pytest.mark.card("skeets")
def test_skeets_avoids_an_attack_and_neither_is_wanted(table: Script) -> None:
    table.hand(FOE, "Skeets").discard(FOE, "Talon").deck(FOE, "Kick")
    attacked(table).asks(FOE, "defend", ["Skeets", "none"]).answer("Skeets")
    table.asks(FOE, "choose", ["mode 0", "none"]).answer("none")
    assert table.hand_of(FOE) == []
    assert table.deck_of(FOE) == ["Kick"]


# --- Star Sapphire Power Ring -----------------------------------------------------------------


def star_sapphire(table: Script, *deck: str) -> Script:
    """I play the ring over this deck."""
    table.hand(ME, "Star Sapphire Power Ring").deck(ME, *deck)
    return table.play("Star Sapphire Power Ring")


@pytest.mark.card("star-sapphire-power-ring")
def test_star_sapphire_ring_draws_two_cards_of_different_types(table: Script) -> None:
    star_sapphire(table, "Kick", "Raven", "Punch")
    assert table.power == 0
    assert table.hand_of(ME) == ["Kick", "Raven"]
    assert table.deck_of(ME) == ["Punch"]


@pytest.mark.card("star-sapphire-power-ring")
def test_star_sapphire_ring_puts_two_cards_of_one_type_back_in_any_order(table: Script) -> None:
    star_sapphire(table, "Katana", "Raven", "Punch")
    table.asks(ME, "order", ["Katana", "Raven"]).answer("Raven")
    assert table.hand_of(ME) == []
    assert table.deck_of(ME) == ["Raven", "Katana", "Punch"]


@pytest.mark.card("star-sapphire-power-ring")
def test_star_sapphire_ring_may_leave_the_order_as_it_is(table: Script) -> None:
    star_sapphire(table, "Katana", "Raven", "Punch")
    table.asks(ME, "order", ["Katana", "Raven"]).answer("Katana")
    assert table.deck_of(ME) == ["Katana", "Raven", "Punch"]


@pytest.mark.card("star-sapphire-power-ring")
def test_star_sapphire_ring_asks_no_order_of_equal_cards(table: Script) -> None:
    star_sapphire(table, "Punch", "Punch", "Kick")
    assert table.hand_of(ME) == []
    assert table.deck_of(ME) == ["Punch", "Punch", "Kick"]


@pytest.mark.card("star-sapphire-power-ring")
@pytest.mark.rule("K4")
def test_a_villain_and_a_super_villain_share_a_type(table: Script) -> None:
    star_sapphire(table, "Talon", "Trigon")
    table.asks(ME, "order", ["Talon", "Trigon"]).answer("Trigon")
    assert table.hand_of(ME) == []
    assert table.deck_of(ME) == ["Trigon", "Talon"]


@pytest.mark.card("star-sapphire-power-ring")
@pytest.mark.rule("K1")
def test_two_different_starters_share_a_type(table: Script) -> None:
    star_sapphire(table, "Punch", "Vulnerability")
    table.asks(ME, "order", ["Punch", "Vulnerability"]).answer("Punch")
    assert table.hand_of(ME) == []


@pytest.mark.card("star-sapphire-power-ring")
@pytest.mark.ruling("C-star-sapphire-power-ring")
def test_star_sapphire_ring_with_a_weakness_revealed_draws_neither(table: Script) -> None:
    star_sapphire(table, "Weakness", "Raven", "Kick")
    table.asks(ME, "order", ["Weakness", "Raven"]).answer("Raven")
    assert table.hand_of(ME) == []
    assert table.deck_of(ME) == ["Raven", "Weakness", "Kick"]


@pytest.mark.card("star-sapphire-power-ring")
@pytest.mark.ruling("C-star-sapphire-power-ring")
def test_star_sapphire_ring_with_two_weaknesses_revealed_draws_neither(table: Script) -> None:
    star_sapphire(table, "Weakness", "Weakness", "Kick")
    assert table.hand_of(ME) == []
    assert table.deck_of(ME) == ["Weakness", "Weakness", "Kick"]


@pytest.mark.card("star-sapphire-power-ring")
def test_star_sapphire_ring_draws_a_card_revealed_alone(table: Script) -> None:
    star_sapphire(table, "Raven")
    assert table.hand_of(ME) == ["Raven"]


@pytest.mark.card("star-sapphire-power-ring")
def test_star_sapphire_ring_does_not_draw_a_weakness_revealed_alone(table: Script) -> None:
    star_sapphire(table, "Weakness")
    assert table.hand_of(ME) == []
    assert table.deck_of(ME) == ["Weakness"]


@pytest.mark.card("star-sapphire-power-ring")
def test_star_sapphire_ring_with_no_card_does_nothing(table: Script) -> None:
    star_sapphire(table)
    assert table.hand_of(ME) == []


@pytest.mark.card("star-sapphire-power-ring")
@pytest.mark.ruling("Q37")
def test_star_sapphire_ring_reveals_on_into_the_reshuffled_discard_pile(table: Script) -> None:
    table.discard(ME, "Kick")
    star_sapphire(table, "Raven")
    assert table.hand_of(ME) == ["Raven", "Kick"]
    assert table.discard_of(ME) == []


# --- White Lantern Power Battery --------------------------------------------------------------


@pytest.mark.card("white-lantern-power-battery")
@pytest.mark.ruling("C-white-lantern-power-battery")
@pytest.mark.rule("K10")
def test_power_battery_gains_all_power_rings_then_a_card_to_the_deck_top(table: Script) -> None:
    table.line_up(YELLOW, "Raven", "Legion Flight Ring", "Red Lantern Power Ring", "Sciencell")
    table.deck(ME, "Punch").hand(ME, BATTERY).play(BATTERY)
    assert hand(table, ME) == ["Red Lantern Power Ring", YELLOW]
    table.asks(ME, "gain", ["Raven", "Legion Flight Ring", "Sciencell"]).answer("Sciencell")
    assert table.power == 0
    assert table.deck_of(ME) == ["Sciencell", "Punch"]
    assert sorted(table.line_up_now) == ["Legion Flight Ring", "Raven"]


@pytest.mark.card("white-lantern-power-battery")
def test_power_battery_without_a_power_ring_still_gains_a_card(table: Script) -> None:
    table.line_up("Raven", "Talon").hand(ME, BATTERY).play(BATTERY)
    table.asks(ME, "gain", ["Raven", "Talon"]).answer("Talon")
    assert table.hand_of(ME) == []
    assert table.deck_of(ME) == ["Talon"]


@pytest.mark.card("white-lantern-power-battery")
def test_power_battery_gains_the_last_card_unasked(table: Script) -> None:
    table.line_up("Raven").hand(ME, BATTERY).play(BATTERY)
    assert table.deck_of(ME) == ["Raven"]
    assert table.line_up_now == []


@pytest.mark.card("white-lantern-power-battery")
@pytest.mark.ruling("Q14")
def test_power_battery_over_rings_alone_leaves_nothing_for_the_second_gain(table: Script) -> None:
    table.line_up(YELLOW).main_deck("Raven").hand(ME, BATTERY).play(BATTERY)
    assert table.hand_of(ME) == [YELLOW]
    assert table.deck_of(ME) == []
    assert table.main_deck_now == ["Raven"]


@pytest.mark.card("white-lantern-power-battery")
@pytest.mark.ruling("Q14")
def test_power_battery_over_an_empty_line_up_does_nothing(table: Script) -> None:
    table.line_up().hand(ME, BATTERY).play(BATTERY)
    assert table.hand_of(ME) == table.deck_of(ME) == []


@pytest.mark.card("white-lantern-power-battery", "deadman")
def test_deadman_gained_to_the_deck_top_cannot_destroy_himself(table: Script) -> None:
    table.line_up("Deadman", "Raven").hand(ME, BATTERY, "Punch").discard(ME, "Weakness")
    table.play(BATTERY).asks(ME, "gain", ["Deadman", "Raven"]).answer("Deadman")
    table.asks(ME, "destroy", ["Punch", "Weakness", "none"]).answer("Weakness")
    table.asks(ME, "destroy", ["Punch", "none"]).answer("none")
    assert table.deck_of(ME) == ["Deadman"]
    assert table.destroyed == ["Weakness"]


@pytest.mark.card("white-lantern-power-battery")
@pytest.mark.rule("H1")
@pytest.mark.ruling("Q31")
def test_power_battery_may_gain_the_hero_card_on_one_s_own_super_hero(table: Script) -> None:
    table.variants("synergy").hero(ME, "Batgirl").hero(FOE, "Black Canary").line_up("Sciencell")
    table.hand(ME, BATTERY).play(BATTERY)
    table.asks(ME, "gain", ["Sciencell", "Daughter of Gotham City"])
    table.answer("Daughter of Gotham City")
    assert table.deck_of(ME) == ["Daughter of Gotham City"]


# --- Yellow Lantern Corps Power Ring ----------------------------------------------------------


@pytest.mark.card("yellow-lantern-corps-power-ring")
@pytest.mark.ruling("Q18")
@pytest.mark.rule("R1")
def test_yellow_ring_makes_each_foe_discard_a_card_they_pick(table: Script) -> None:
    table.players(3).hand(ME, YELLOW, "Kick").hand(FOE, "Kick", "Punch", "Punch")
    table.hand(THIRD, "Raven", "Talon").play(YELLOW)
    table.asks(FOE, "defend", ["none"]).answer("none")
    table.asks(THIRD, "defend", ["none"]).answer("none")
    table.asks(FOE, "discard", ["Kick", "Punch"]).answer("Punch")
    table.asks(THIRD, "discard", ["Raven", "Talon"]).answer("Raven")
    assert table.power == 2
    assert hand(table, FOE) == ["Kick", "Punch"]
    assert table.discard_of(FOE) == ["Punch"]
    assert table.hand_of(THIRD) == ["Talon"]
    assert table.hand_of(ME) == ["Kick"]


@pytest.mark.card("yellow-lantern-corps-power-ring")
def test_yellow_ring_takes_the_only_card_unasked_and_none_from_an_empty_hand(
    table: Script,
) -> None:
    table.players(3).hand(ME, YELLOW).hand(FOE, "Kick").deck(THIRD, "Kick").play(YELLOW)
    table.asks(FOE, "defend", ["none"]).answer("none")
    assert table.discard_of(FOE) == ["Kick"]
    assert table.discard_of(THIRD) == []
    assert table.deck_of(THIRD) == ["Kick"]


@pytest.mark.card("yellow-lantern-corps-power-ring", "katana")
@pytest.mark.ruling("Q5")
@pytest.mark.rule("A4")
def test_yellow_ring_s_power_stays_though_its_attack_is_avoided(table: Script) -> None:
    table.players(3).hand(ME, YELLOW).hand(FOE, "Katana", "Kick").deck(FOE, "Punch")
    table.hand(THIRD, "Katana").deck(THIRD, "Talon").play(YELLOW)
    table.asks(THIRD, "defend", ["Katana", "none"]).answer("none")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    assert table.power == 2
    assert table.hand_of(FOE) == ["Kick", "Punch"]
    assert table.discard_of(THIRD) == ["Katana"], "a Defense not used may be the card lost"
    assert table.hand_of(THIRD) == []


@pytest.mark.card("yellow-lantern-corps-power-ring", "katana")
@pytest.mark.rule("A1")
def test_a_defense_drawn_as_a_reward_stays_in_hand(
    table: Script,
) -> None:
    table.hand(ME, YELLOW).hand(FOE, "Katana").deck(FOE, "Katana").play(YELLOW)
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    assert table.hand_of(FOE) == ["Katana"]
    assert table.discard_of(FOE) == ["Katana"]
