"""The twelve Super-Villains of the original set: played, and how they first appear."""

from __future__ import annotations

import pytest
from script import FOE, ME, THIRD, Script

from archrivals.engine.state.flat import SUPER_VILLAINS, under_hero

FIVE = ("Vulnerability",) * 5
RAS = "Ra's al Ghul"


def base(table: Script) -> Script:
    """Batman, Green Lantern, Cyborg: none of them has a say at the end of a turn."""
    table.box("base-set").hero(ME, "Batman").hero(FOE, "Green Lantern")
    return table.hero(THIRD, "Cyborg")


def flip(table: Script, villain: str, *drawn: str) -> None:
    """I defeat Ra's al Ghul and end my turn, drawing the first five: the next one appears."""
    table.super_villains(RAS, villain, "Lex Luthor" if villain != "Lex Luthor" else "Parallax")
    table.hand(ME, "Kick", "Kick", "Kick", "Kick").deck(ME, *drawn)
    table.play("Kick").play("Kick").play("Kick").play("Kick").buy(RAS).end()


def nobody_can_defend(table: Script, *seats: int) -> None:
    """These players hold cards, but no Defense."""
    for seat in seats:
        table.asks(seat, "defend", ["none"]).answer("none")


def hand(table: Script, seat: int) -> list[str]:
    return sorted(table.hand_of(seat))


def aside(table: Script, seat: int) -> list[str]:
    return table.names(under_hero(seat))


# --- Ra's al Ghul -----------------------------------------------------------------------------


@pytest.mark.card("base-set:ras-al-ghul")
@pytest.mark.rule("S6")
def test_ras_al_ghul_starts_face_up_on_the_stack(table: Script) -> None:
    base(table)
    assert table.names(SUPER_VILLAINS)[-1] == RAS
    assert [card.id for card in table.table.view(ME).super_villain] == ["ras-al-ghul"]


@pytest.mark.card("base-set:ras-al-ghul")
def test_ras_al_ghul_goes_to_the_bottom_of_the_deck_before_the_draw(table: Script) -> None:
    base(table).hand(ME, RAS).deck(ME, *FIVE)
    assert table.play(RAS).power == 3
    table.end()
    assert table.hand_of(ME) == list(FIVE)
    assert table.deck_of(ME) == [RAS]
    assert table.discard_of(ME) == []


@pytest.mark.card("base-set:ras-al-ghul")
@pytest.mark.rule("D1")
def test_ras_al_ghul_is_drawn_at_once_from_an_empty_deck(table: Script) -> None:
    base(table).hand(ME, RAS).discard(ME, *FIVE).play(RAS).end()
    assert hand(table, ME) == [RAS, *FIVE[:4]]
    assert table.deck_of(ME) == ["Vulnerability"]


@pytest.mark.card("base-set:ras-al-ghul")
def test_ras_al_ghul_stays_in_the_pile_when_he_was_not_played(table: Script) -> None:
    base(table).hand(ME, RAS).deck(ME, *FIVE).end()
    assert table.discard_of(ME) == [RAS]


@pytest.mark.card("base-set:ras-al-ghul", "base-set:jonn-jonzz")
def test_ras_al_ghul_stays_on_the_stack_when_he_was_borrowed(table: Script) -> None:
    base(table).super_villains(RAS, "Darkseid").hand(ME, "J'onn J'onzz").deck(ME, *FIVE)
    assert table.play("J'onn J'onzz").power == 3
    table.end()
    assert table.names(SUPER_VILLAINS) == ["Darkseid", RAS]
    assert table.deck_of(ME) == []


@pytest.mark.card("base-set:ras-al-ghul", "base-set:clayface")
def test_ras_al_ghul_played_again_gives_power_again_and_goes_once(table: Script) -> None:
    base(table).hand(ME, RAS, "Clayface").deck(ME, *FIVE).play(RAS)
    assert table.play("Clayface").power == 6
    table.end()
    assert table.deck_of(ME) == [RAS]
    assert table.discard_of(ME) == ["Clayface"]


# --- Atrocitus --------------------------------------------------------------------------------


@pytest.mark.card("base-set:atrocitus")
def test_atrocitus_destroys_up_to_two_cards_of_the_discard_pile(table: Script) -> None:
    base(table).hand(ME, "Atrocitus", "Kick").discard(ME, "Punch", "Weakness", "Robin")
    table.play("Atrocitus").asks(ME, "destroy", ["Punch", "Robin", "Weakness", "none"])
    table.answer("Weakness").asks(ME, "destroy", ["Punch", "Robin", "none"]).answer("Punch")
    assert table.power == 2
    assert table.discard_of(ME) == ["Robin"]


@pytest.mark.card("base-set:atrocitus")
def test_atrocitus_may_destroy_nothing(table: Script) -> None:
    base(table).hand(ME, "Atrocitus").discard(ME, "Robin").play("Atrocitus")
    table.asks(ME, "destroy", ["Robin", "none"]).answer("none")
    assert table.destroyed == []


@pytest.mark.card("base-set:atrocitus")
@pytest.mark.rule("A6")
def test_atrocitus_sets_a_card_of_each_player_aside_until_he_is_defeated(table: Script) -> None:
    base(table).hand(FOE, "Super Strength", "Super Strength", "Super Strength")
    flip(table, "Atrocitus", *FIVE, "Punch")
    nobody_can_defend(table, ME, FOE)
    assert (len(table.hand_of(ME)), len(table.hand_of(FOE))) == (4, 2)
    assert (aside(table, ME), aside(table, FOE)) == (["Vulnerability"], ["Super Strength"])
    table.play("Super Strength").play("Super Strength").buy("Atrocitus")
    assert aside(table, ME) == aside(table, FOE) == []
    assert table.deck_of(ME) == ["Vulnerability", "Punch"]
    assert table.deck_of(FOE) == ["Super Strength"]


@pytest.mark.card("base-set:atrocitus")
def test_atrocitus_takes_nothing_from_an_empty_hand_or_a_defender(table: Script) -> None:
    base(table)
    flip(table, "Atrocitus", "Lasso of Truth", *FIVE)
    table.asks(ME, "defend", ["Lasso of Truth", "none"]).answer("Lasso of Truth")
    assert aside(table, ME) == aside(table, FOE) == []
    assert hand(table, ME) == list(FIVE)


@pytest.mark.card("base-set:atrocitus")
@pytest.mark.rule("G4")
def test_atrocitus_keeps_no_points_from_their_owner(table: Script) -> None:
    base(table).hand(FOE, "Doomsday", "Doomsday").main_deck()
    table.line_up("Lobo", "Starro", "Robin", "Gorilla Grodd", "Super Strength")
    flip(table, "Atrocitus", *FIVE)
    nobody_can_defend(table, ME, FOE)
    assert aside(table, FOE) == ["Doomsday"]
    table.play("Doomsday").buy("Robin").end()
    assert table.table.result is not None
    assert table.table.result.points == (4 * 1 + 4, 2 + 2 + 1)


@pytest.mark.card("base-set:atrocitus")
def test_atrocitus_set_aside_card_is_seen_by_its_owner_alone(table: Script) -> None:
    base(table).hand(FOE, "Man of Steel")
    flip(table, "Atrocitus", *FIVE)
    nobody_can_defend(table, ME, FOE)
    assert "man-of-steel" not in str(table.table.view(ME).seats)


# --- Black Manta ------------------------------------------------------------------------------


@pytest.mark.card("base-set:black-manta")
def test_black_manta_gives_three_power_and_a_card(table: Script) -> None:
    base(table).hand(ME, "Black Manta").deck(ME, "Kick")
    assert table.play("Black Manta").power == 3
    assert table.hand_of(ME) == ["Kick"]


@pytest.mark.card("base-set:black-manta")
@pytest.mark.rule("A6")
def test_black_manta_makes_each_destroy_a_dear_top_card_or_discard_the_hand(table: Script) -> None:
    base(table).hand(FOE, "Robin", "Mera").deck(FOE, "Kick")
    flip(table, "Black Manta", *FIVE, "Lobo")
    nobody_can_defend(table, ME, FOE)
    table.asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 0")
    table.asks(FOE, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    assert table.destroyed == ["Lobo"]
    assert hand(table, ME) == list(FIVE)
    assert table.hand_of(FOE) == []
    assert sorted(table.discard_of(FOE)) == ["Kick", "Mera", "Robin"]


@pytest.mark.card("base-set:black-manta")
def test_black_manta_asks_nothing_for_a_top_card_of_cost_0(table: Script) -> None:
    base(table).hand(FOE, "Robin").deck(FOE, "Punch")
    flip(table, "Black Manta", *FIVE, "Weakness")
    nobody_can_defend(table, ME, FOE)
    assert "Weakness" in table.discard_of(ME)
    assert table.discard_of(FOE) == ["Punch"]
    assert table.hand_of(FOE) == ["Robin"]


# --- Brainiac ---------------------------------------------------------------------------------


@pytest.mark.card("base-set:brainiac")
def test_brainiac_plays_a_revealed_card_of_each_foe_and_puts_it_back(table: Script) -> None:
    base(table).players(3).hand(ME, "Brainiac").hand(FOE, "Doomsday").hand(THIRD, "Kid Flash")
    table.deck(ME, "Punch").deck(THIRD, "Robin").play("Brainiac")
    table.asks(ME, "order", ["Doomsday", "Kid Flash"]).answer("Kid Flash")
    assert table.power == 4
    assert table.hand_of(ME) == ["Punch"]
    assert (table.hand_of(FOE), table.hand_of(THIRD)) == (["Doomsday"], ["Kid Flash"])
    assert table.deck_of(THIRD) == ["Robin"]


@pytest.mark.card("base-set:brainiac")
def test_brainiac_plays_no_location_and_needs_a_hand(table: Script) -> None:
    base(table).players(3).hand(ME, "Brainiac").hand(FOE, "The Batcave").play("Brainiac")
    assert table.hand_of(FOE) == ["The Batcave"]
    assert table.in_play_of(ME) == ["Brainiac"]


@pytest.mark.card("base-set:brainiac", "base-set:lasso-of-truth")
@pytest.mark.rule("Q15")
def test_brainiac_attacks_nobody_but_may_borrow_an_attack(table: Script) -> None:
    base(table).hand(ME, "Brainiac").hand(FOE, "Scarecrow").play("Brainiac")
    assert table.discard_of(FOE) == ["Weakness"]
    assert table.hand_of(FOE) == ["Scarecrow"]
    assert table.power == 2


@pytest.mark.card("base-set:brainiac")
@pytest.mark.ruling("Q12")
def test_brainiac_deals_two_cards_of_each_player_anew(table: Script) -> None:
    base(table).hand(FOE, "Robin", "Mera", "Kick")
    flip(table, "Brainiac", "Lobo", "Punch", *FIVE[:3])
    nobody_can_defend(table, ME, FOE)
    table.asks(ME, "lay", ["Lobo", "Punch", "Vulnerability"]).answer("Lobo")
    table.asks(FOE, "lay", ["Robin", "Mera", "Kick"]).answer("Robin")
    table.asks(ME, "lay", ["Punch", "Vulnerability"]).answer("Punch")
    table.asks(FOE, "lay", ["Mera", "Kick"]).answer("Mera")
    assert (len(table.hand_of(ME)), len(table.hand_of(FOE))) == (5, 3)
    assert table.hand_of(ME).count("Vulnerability") == 3
    assert "Kick" in table.hand_of(FOE)
    both = hand(table, ME) + hand(table, FOE)
    assert sorted(both) == sorted(["Lobo", "Punch", *FIVE[:3], "Robin", "Mera", "Kick"])


@pytest.mark.card("base-set:brainiac")
@pytest.mark.ruling("Q12")
def test_brainiac_gives_back_as_many_as_were_set_and_leaves_out_who_avoids(table: Script) -> None:
    base(table).players(3).hand(FOE, "Robin").hand(THIRD, "Lasso of Truth", "Mera")
    table.deck(THIRD, "Lobo")
    flip(table, "Brainiac", *FIVE)
    table.asks(THIRD, "defend", ["Lasso of Truth", "none"]).answer("Lasso of Truth")
    nobody_can_defend(table, ME, FOE)
    table.asks(ME, "lay", ["Vulnerability"]).answer("Vulnerability")
    table.asks(FOE, "lay", ["Robin"]).answer("Robin")
    table.asks(ME, "lay", ["Vulnerability"]).answer("Vulnerability")
    assert (len(table.hand_of(ME)), len(table.hand_of(FOE))) == (5, 1)
    assert hand(table, THIRD) == ["Lobo", "Mera"]


# --- Captain Cold -----------------------------------------------------------------------------


@pytest.mark.card("base-set:captain-cold")
def test_captain_cold_counts_foes_with_a_hero_in_their_pile(table: Script) -> None:
    base(table).players(4).hand(ME, "Captain Cold").discard(FOE, "Robin", "Mera")
    table.discard(THIRD, "Kick").discard(3, "Kid Flash").discard(ME, "Robin")
    assert table.play("Captain Cold").power == 2 + 2


@pytest.mark.card("base-set:captain-cold")
def test_captain_cold_without_such_a_foe_gives_two_power(table: Script) -> None:
    base(table).hand(ME, "Captain Cold").discard(FOE, "Bane").hand(FOE, "Robin")
    assert table.play("Captain Cold").power == 2


@pytest.mark.card("base-set:captain-cold", "base-set:batman")
def test_captain_cold_turns_super_heroes_face_down_until_he_is_defeated(table: Script) -> None:
    base(table).hero(FOE, "Superman").hand(FOE, "Kick", "Super Strength", "Super Strength")
    table.deck(FOE, *["Kick"] * 5)
    flip(table, "Captain Cold", "Utility Belt", "Punch", *FIVE[:3])
    nobody_can_defend(table, ME, FOE)
    assert table.play("Kick").power == 2
    table.play("Super Strength").play("Super Strength").buy("Captain Cold").end()
    nobody_can_defend(table, FOE, ME)
    assert table.active == ME
    assert table.play("Utility Belt").power == 3


@pytest.mark.card("base-set:captain-cold", "base-set:batman")
def test_captain_cold_leaves_a_defender_face_up(table: Script) -> None:
    base(table).hero(FOE, "Superman").hand(FOE, "Lasso of Truth", "Kick").deck(FOE, "Kick")
    flip(table, "Captain Cold", "Utility Belt", *FIVE[:4])
    table.asks(FOE, "defend", ["Lasso of Truth", "none"]).answer("Lasso of Truth")
    nobody_can_defend(table, ME)
    assert table.play("Kick").power == 3
    table.end()
    assert table.play("Utility Belt").power == 2


@pytest.mark.card("base-set:captain-cold", "base-set:aquaman")
def test_captain_cold_silences_abilities_that_answer_something(table: Script) -> None:
    base(table).hero(FOE, "Aquaman").hand(FOE, "Kick", "Kick")
    flip(table, "Captain Cold", *FIVE)
    nobody_can_defend(table, ME, FOE)
    table.play("Kick").play("Kick").buy("Kick")
    assert table.discard_of(FOE) == ["Kick"]


@pytest.mark.card("base-set:captain-cold", "base-set:deathstroke")
@pytest.mark.rule("H3")
@pytest.mark.ruling("Q33")
def test_captain_cold_is_defeated_by_being_gained_from_the_line_up(table: Script) -> None:
    base(table).hero(FOE, "Superman").variants("hidden").hand(FOE, "Deathstroke", "Kick")
    table.line_up("Lobo", "Starro", "Super Strength", "Super Strength", "Super Strength")
    table.main_deck("Captain Cold", "Robin").deck(ME, *FIVE).end()
    nobody_can_defend(table, ME, FOE)
    table.play("Deathstroke").asks(FOE, "gain", ["Captain Cold", "Lobo", "Starro", "none"])
    table.answer("Captain Cold")
    assert table.discard_of(FOE) == ["Captain Cold"]
    assert table.play("Kick").power == 3


@pytest.mark.card("base-set:captain-cold", "base-set:the-anti-monitor")
@pytest.mark.rule("H3")
@pytest.mark.ruling("Q33")
def test_super_heroes_turn_up_again_when_captain_cold_is_destroyed(table: Script) -> None:
    base(table).hero(FOE, "Superman").variants("hidden").hand(FOE, "The Anti-Monitor", "Kick")
    table.line_up("Lobo", "Starro", "Super Strength", "Super Strength", "Super Strength")
    table.main_deck("Captain Cold", "Robin").deck(ME, *FIVE).end()
    nobody_can_defend(table, ME, FOE)
    names = ["Captain Cold", "Lobo", "Starro", "Super Strength", "none"]
    table.play("The Anti-Monitor").asks(FOE, "destroy", names).answer("Captain Cold", "none")
    assert table.destroyed == ["Captain Cold"]
    assert table.play("Kick").power == 2 + 3


@pytest.mark.card("base-set:atrocitus", "base-set:the-anti-monitor")
@pytest.mark.rule("H3")
@pytest.mark.ruling("Q33")
def test_what_atrocitus_set_aside_returns_when_he_is_destroyed(table: Script) -> None:
    base(table).players(3).variants("hidden").hand(FOE, "Kick").deck(FOE, *FIVE)
    table.hand(THIRD, "The Anti-Monitor", "Lasso of Truth").deck(THIRD, "Punch")
    table.line_up("Lobo", "Starro", "Super Strength", "Super Strength", "Super Strength")
    table.main_deck("Atrocitus", "Robin").deck(ME, *FIVE).end()
    nobody_can_defend(table, ME, FOE)
    table.asks(THIRD, "defend", ["Lasso of Truth", "none"]).answer("Lasso of Truth")
    assert (aside(table, FOE), aside(table, THIRD)) == (["Kick"], [])
    names = ["Atrocitus", "Lobo", "Starro", "Super Strength", "none"]
    table.end().play("The Anti-Monitor").asks(THIRD, "destroy", names).answer("Atrocitus", "none")
    assert table.destroyed == ["Atrocitus"]
    assert (aside(table, FOE), table.deck_of(FOE)) == ([], ["Kick"])


# --- Darkseid ---------------------------------------------------------------------------------


@pytest.mark.card("base-set:darkseid")
def test_darkseid_gives_three_power_or_five_for_two_destroyed_cards(table: Script) -> None:
    base(table).hand(ME, "Darkseid", "Punch", "Weakness", "Kick").play("Darkseid")
    table.asks(ME, "destroy", ["Kick", "Punch", "Weakness", "none"]).answer("Weakness")
    table.asks(ME, "destroy", ["Kick", "Punch"]).answer("Punch")
    assert table.power == 5
    assert sorted(table.destroyed) == ["Punch", "Weakness"]
    assert table.hand_of(ME) == ["Kick"]


@pytest.mark.card("base-set:darkseid")
def test_darkseid_destroys_nothing_for_three_power(table: Script) -> None:
    base(table).hand(ME, "Darkseid", "Punch", "Kick").play("Darkseid")
    table.asks(ME, "destroy", ["Kick", "Punch", "none"]).answer("none")
    assert table.power == 3


@pytest.mark.card("base-set:darkseid")
def test_darkseid_cannot_take_one_card_for_two(table: Script) -> None:
    base(table).hand(ME, "Darkseid", "Punch").play("Darkseid")
    assert table.power == 3
    assert table.destroyed == []


@pytest.mark.card("base-set:darkseid")
@pytest.mark.rule("A6")
def test_darkseid_makes_each_discard_two_or_reveal_a_villain(table: Script) -> None:
    base(table).players(3).hand(FOE, "Bane", "Robin", "Mera").hand(THIRD, "Bane", "Kick")
    flip(table, "Darkseid", "Lobo", "Punch", *FIVE[:3])
    nobody_can_defend(table, ME, FOE, THIRD)
    table.asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 0")
    table.asks(ME, "discard", ["Lobo", "Punch", "Vulnerability"]).answer("Lobo")
    table.asks(ME, "discard", ["Punch", "Vulnerability"]).answer("Punch")
    table.asks(FOE, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    table.asks(FOE, "select", ["Bane"]).answer("Bane")
    table.asks(THIRD, "choose", ["mode 0", "mode 1"]).answer("mode 0")
    assert hand(table, ME) == list(FIVE[:3])
    assert hand(table, FOE) == ["Bane", "Mera", "Robin"]
    assert table.hand_of(THIRD) == []


@pytest.mark.card("base-set:darkseid")
@pytest.mark.rule("D6")
def test_darkseid_takes_what_there_is_from_who_has_no_villain(table: Script) -> None:
    base(table).hand(FOE, "Robin")
    flip(table, "Darkseid", *FIVE)
    nobody_can_defend(table, ME, FOE)
    table.asks(ME, "choose", ["mode 0"]).answer("mode 0")
    table.asks(ME, "discard", ["Vulnerability"]).answer("Vulnerability")
    table.asks(ME, "discard", ["Vulnerability"]).answer("Vulnerability")
    table.asks(FOE, "choose", ["mode 0"]).answer("mode 0")
    assert len(table.hand_of(ME)) == 3
    assert table.hand_of(FOE) == []


# --- Deathstroke ------------------------------------------------------------------------------


@pytest.mark.card("base-set:deathstroke")
def test_deathstroke_gives_three_power_or_a_hero_or_villain(table: Script) -> None:
    base(table).hand(ME, "Deathstroke").line_up("Lobo", "Robin", "Kick", "Utility Belt")
    table.line_up("Lobo", "Robin", "Super Strength", "Utility Belt").play("Deathstroke")
    table.asks(ME, "gain", ["Lobo", "Robin", "none"]).answer("Lobo")
    assert table.power == 0
    assert table.discard_of(ME) == ["Lobo"]


@pytest.mark.card("base-set:deathstroke")
def test_deathstroke_may_take_the_power(table: Script) -> None:
    base(table).hand(ME, "Deathstroke").line_up("Robin").play("Deathstroke")
    table.asks(ME, "gain", ["Robin", "none"]).answer("none")
    assert table.power == 3


@pytest.mark.card("base-set:deathstroke")
def test_deathstroke_with_none_in_the_line_up_gives_the_power(table: Script) -> None:
    base(table).hand(ME, "Deathstroke").line_up("Super Strength", "The Batcave")
    assert table.play("Deathstroke").power == 3


@pytest.mark.card("base-set:deathstroke")
@pytest.mark.rule("A6")
def test_deathstroke_destroys_a_card_of_hand_or_discard_pile(table: Script) -> None:
    base(table).hand(FOE, "Robin", "Bane").discard(FOE, "Utility Belt", "Punch", "The Batcave")
    flip(table, "Deathstroke", *FIVE, "Lobo")
    nobody_can_defend(table, ME, FOE)
    table.asks(FOE, "destroy", ["Robin", "Utility Belt"]).answer("Utility Belt")
    assert sorted(table.destroyed) == ["Kick", "Utility Belt"]
    assert hand(table, FOE) == ["Bane", "Robin"]


@pytest.mark.card("base-set:deathstroke")
def test_deathstroke_destroys_nothing_of_who_has_no_such_card(table: Script) -> None:
    base(table).hand(FOE, "Bane", "Punch").discard(FOE, "The Batcave", "Weakness")
    flip(table, "Deathstroke", "Lasso of Truth", *FIVE)
    table.asks(ME, "defend", ["Lasso of Truth", "none"]).answer("Lasso of Truth")
    nobody_can_defend(table, FOE)
    assert table.destroyed == []


# --- Lex Luthor -------------------------------------------------------------------------------


@pytest.mark.card("base-set:lex-luthor")
def test_lex_luthor_draws_three(table: Script) -> None:
    base(table).hand(ME, "Lex Luthor").deck(ME, "Kick", "Punch", "Robin", "Mera")
    table.play("Lex Luthor")
    assert hand(table, ME) == ["Kick", "Punch", "Robin"]


@pytest.mark.card("base-set:lex-luthor")
@pytest.mark.rule("A6", "W1")
def test_lex_luthor_brings_a_weakness_per_villain_in_the_line_up(table: Script) -> None:
    base(table).line_up("Lobo", "Bane", "Robin", "Kid Flash", "Super Strength").weaknesses(3)
    flip(table, "Lex Luthor", *FIVE)
    nobody_can_defend(table, ME)
    assert table.discard_of(ME).count("Weakness") == 2
    assert table.discard_of(FOE) == ["Weakness"]
    assert table.weaknesses_left == 0


@pytest.mark.card("base-set:lex-luthor")
def test_lex_luthor_counts_the_line_up_after_its_refill(table: Script) -> None:
    base(table).line_up("Robin", "Robin", "Kid Flash", "Super Strength").main_deck("Bane", "Mera")
    flip(table, "Lex Luthor", *FIVE)
    nobody_can_defend(table, ME)
    assert table.discard_of(FOE) == ["Weakness"]


# --- Parallax ---------------------------------------------------------------------------------


@pytest.mark.card("base-set:parallax")
def test_parallax_doubles_the_power_so_far(table: Script) -> None:
    base(table).hand(ME, "Kick", "Punch", "Parallax", "Catwoman").play("Kick").play("Punch")
    assert table.play("Parallax").power == 6
    assert table.play("Catwoman").power == 8


@pytest.mark.card("base-set:parallax")
@pytest.mark.ruling("Q17")
def test_parallax_doubles_what_is_left_after_buying(table: Script) -> None:
    base(table).hand(ME, "Kick", "Kick", "Parallax").play("Kick").play("Kick").buy("Kick")
    assert table.play("Parallax").power == 2


@pytest.mark.card("base-set:parallax")
@pytest.mark.rule("A6")
def test_parallax_discards_all_cards_of_cost_2_or_less(table: Script) -> None:
    base(table).hand(FOE, "Robin", "Kid Flash", "Punch", "Weakness", "Lobo")
    flip(table, "Parallax", "Kick", *FIVE[:4])
    nobody_can_defend(table, ME, FOE)
    assert table.hand_of(ME) == ["Kick"]
    assert hand(table, FOE) == ["Lobo", "Robin"]
    assert sorted(table.discard_of(FOE)) == ["Kid Flash", "Punch", "Weakness"]


# --- Sinestro ---------------------------------------------------------------------------------


@pytest.mark.card("base-set:sinestro")
def test_sinestro_destroys_a_revealed_hero_for_power(table: Script) -> None:
    base(table).hand(ME, "Sinestro").main_deck("Robin", "Bane")
    assert table.play("Sinestro").power == 3
    assert table.destroyed == ["Robin"]
    assert table.main_deck_now == ["Bane"]


@pytest.mark.card("base-set:sinestro", "base-set:wonder-woman", "base-set:aquaman")
def test_sinestro_takes_any_other_card_which_is_not_gained(table: Script) -> None:
    base(table).hero(ME, "Aquaman").hand(ME, "Sinestro").main_deck("Bane", "Robin")
    assert table.play("Sinestro").power == 0
    assert table.hand_of(ME) == ["Bane"]


@pytest.mark.card("base-set:sinestro")
@pytest.mark.ruling("Q14")
def test_sinestro_finds_nothing_on_an_empty_main_deck(table: Script) -> None:
    base(table).hand(ME, "Sinestro").main_deck().play("Sinestro")
    assert table.power == 0


@pytest.mark.card("base-set:sinestro")
@pytest.mark.rule("A6")
def test_sinestro_makes_each_discard_a_card_per_hero_in_hand(table: Script) -> None:
    base(table).hand(FOE, "Robin", "Mera", "Kick")
    flip(table, "Sinestro", "Kid Flash", "Kick", *FIVE[:3])
    nobody_can_defend(table, ME, FOE)
    table.asks(ME, "discard", ["Kick", "Kid Flash", "Vulnerability"]).answer("Kick")
    table.asks(FOE, "discard", ["Kick", "Mera", "Robin"]).answer("Robin")
    table.asks(FOE, "discard", ["Kick", "Mera"]).answer("Mera")
    assert hand(table, ME) == ["Kid Flash", *FIVE[:3]]
    assert table.hand_of(FOE) == ["Kick"]


@pytest.mark.card("base-set:sinestro")
def test_sinestro_leaves_a_hand_without_heroes(table: Script) -> None:
    base(table).hand(FOE, "Bane")
    flip(table, "Sinestro", *FIVE)
    nobody_can_defend(table, ME, FOE)
    assert table.hand_of(FOE) == ["Bane"]
    assert len(table.hand_of(ME)) == 5


# --- The Anti-Monitor -------------------------------------------------------------------------


@pytest.mark.card("base-set:the-anti-monitor")
def test_the_anti_monitor_destroys_any_number_and_refills_those_slots(table: Script) -> None:
    base(table).hand(ME, "The Anti-Monitor").line_up("Lobo", "Robin", "Bane", "Mera", "Catwoman")
    table.main_deck("Kid Flash", "Utility Belt", "Starro").play("The Anti-Monitor")
    table.asks(ME, "destroy", ["Bane", "Catwoman", "Lobo", "Mera", "Robin", "none"])
    table.answer("Lobo", "Mera", "none")
    assert table.power == 2
    assert sorted(table.destroyed) == ["Lobo", "Mera"]
    assert sorted(table.line_up_now) == ["Bane", "Catwoman", "Kid Flash", "Robin", "Utility Belt"]


@pytest.mark.card("base-set:the-anti-monitor")
@pytest.mark.rule("T9")
def test_the_anti_monitor_refills_only_the_slots_he_emptied(table: Script) -> None:
    base(table).hand(ME, "Kick", "The Anti-Monitor").line_up("Catwoman", "Robin", "Bane")
    table.main_deck("Kid Flash", "Starro").play("Kick").buy("Catwoman").play("The Anti-Monitor")
    table.asks(ME, "destroy", ["Bane", "Robin", "none"]).answer("Bane", "none")
    assert sorted(table.line_up_now) == ["Kid Flash", "Robin"]


@pytest.mark.card("base-set:the-anti-monitor")
@pytest.mark.rule("A6")
@pytest.mark.ruling("Q13")
def test_the_anti_monitor_moves_a_card_of_each_hand_to_the_line_up(table: Script) -> None:
    base(table).hand(FOE, "Robin", "Bane", "Punch")
    table.line_up("Lobo", "Starro", "Doomsday", "Gorilla Grodd", "Super Strength")
    flip(table, "The Anti-Monitor", "Kick", *FIVE[:4])
    nobody_can_defend(table, ME, FOE)
    table.asks(FOE, "move", ["Bane", "Robin"]).answer("Robin")
    assert table.hand_of(ME) == list(FIVE[:4])
    assert hand(table, FOE) == ["Bane", "Punch"]
    assert len(table.line_up_now) == 7
    assert {"Kick", "Robin"} < set(table.line_up_now)


@pytest.mark.card("base-set:the-anti-monitor")
def test_the_anti_monitor_takes_nothing_of_cost_0(table: Script) -> None:
    base(table).hand(FOE, "Punch", "Weakness")
    flip(table, "The Anti-Monitor", *FIVE)
    nobody_can_defend(table, ME, FOE)
    assert len(table.line_up_now) == 5
    assert hand(table, FOE) == ["Punch", "Weakness"]


# --- The Joker --------------------------------------------------------------------------------


@pytest.mark.card("base-set:the-joker")
def test_the_joker_lets_each_foe_choose_discard_or_my_draw(table: Script) -> None:
    base(table).players(3).hand(ME, "The Joker").deck(ME, "Kick", "Robin")
    table.hand(FOE, "Punch", "Bane").hand(THIRD, "Mera").play("The Joker")
    table.asks(FOE, "choose", ["mode 0", "mode 1"]).answer("mode 0")
    table.asks(THIRD, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    assert table.power == 2
    assert len(table.hand_of(FOE)) == 1
    assert table.hand_of(THIRD) == ["Mera"]
    assert table.hand_of(ME) == ["Kick"]


@pytest.mark.card("base-set:the-joker", "base-set:blue-beetle")
def test_the_joker_is_no_attack_when_played(table: Script) -> None:
    base(table).hand(ME, "The Joker").deck(ME, "Kick").hand(FOE, "Blue Beetle").play("The Joker")
    table.asks(FOE, "choose", ["mode 0", "mode 1"]).answer("mode 0")
    assert table.discard_of(FOE) == ["Blue Beetle"]


@pytest.mark.card("base-set:the-joker")
def test_the_joker_draws_for_a_foe_without_a_hand(table: Script) -> None:
    base(table).hand(ME, "The Joker").deck(ME, "Kick").play("The Joker")
    assert table.hand_of(ME) == ["Kick"]


@pytest.mark.card("base-set:the-joker")
def test_the_joker_makes_a_foe_choose_what_can_be_done(table: Script) -> None:
    base(table).hand(ME, "The Joker").hand(FOE, "Robin").play("The Joker")
    if table.table.ask.kind == "choose":
        table.asks(FOE, "choose", ["mode 0"]).answer("mode 0")
    assert table.discard_of(FOE) == ["Robin"]


@pytest.mark.card("base-set:the-joker")
@pytest.mark.rule("A6")
@pytest.mark.ruling("Q12")
def test_the_joker_passes_cards_to_the_left(table: Script) -> None:
    base(table).players(3).hand(FOE, "Robin", "Punch").hand(THIRD, "Mera", "Punch")
    flip(table, "The Joker", *FIVE)
    nobody_can_defend(table, ME, FOE, THIRD)
    table.asks(ME, "pass-left", ["Vulnerability"]).answer("Vulnerability")
    table.asks(FOE, "pass-left", ["Punch", "Robin"]).answer("Robin")
    table.asks(THIRD, "pass-left", ["Mera", "Punch"]).answer("Punch")
    assert table.discard_of(FOE) == ["Vulnerability"]
    assert table.discard_of(THIRD) == ["Robin"]
    assert "Punch" in table.discard_of(ME)
    assert table.deck_of(THIRD) == ["Weakness"]
    assert table.deck_of(ME) == table.deck_of(FOE) == []


@pytest.mark.card("base-set:the-joker")
@pytest.mark.ruling("Q12")
def test_the_joker_skips_who_avoids_him(table: Script) -> None:
    base(table).players(3).hand(FOE, "Lasso of Truth", "Bane").deck(FOE, "Lobo")
    table.hand(THIRD, "Mera")
    flip(table, "The Joker", "Kick", *FIVE[:4])
    table.asks(FOE, "defend", ["Lasso of Truth", "none"]).answer("Lasso of Truth")
    nobody_can_defend(table, ME, THIRD)
    table.asks(ME, "pass-left", ["Kick", "Vulnerability"]).answer("Kick")
    table.asks(THIRD, "pass-left", ["Mera"]).answer("Mera")
    assert table.discard_of(THIRD) == ["Kick"]
    assert "Mera" in table.discard_of(ME)
    assert (table.deck_of(ME), table.deck_of(THIRD)) == (["Weakness"], ["Weakness"])
    assert hand(table, FOE) == ["Bane", "Lobo"]


@pytest.mark.card("base-set:the-joker")
@pytest.mark.ruling("Q12")
def test_the_joker_gets_nothing_from_an_empty_hand(table: Script) -> None:
    base(table)
    flip(table, "The Joker", "Kick", *FIVE[:4])
    nobody_can_defend(table, ME)
    table.asks(ME, "pass-left", ["Kick", "Vulnerability"]).answer("Kick")
    assert table.discard_of(FOE) == ["Kick"]
    assert table.deck_of(FOE) == ["Weakness"]
    assert table.deck_of(ME) == []
