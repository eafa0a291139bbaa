"""The Heroes of the original set."""

from __future__ import annotations

from typing import Any

import pytest
from script import FOE, ME, THIRD, Script

from archrivals.engine.sight import Sight
from archrivals.engine.state.flat import SUPER_VILLAINS

FIVE = ("Vulnerability",) * 5
RAS = "Ra's al Ghul"


def base(table: Script) -> Script:
    """Batman against Green Lantern: neither has a bearing on Heroes."""
    return table.box("base-set").hero(ME, "Batman").hero(FOE, "Green Lantern")


def plays(table: Script, *names: str) -> Script:
    for name in names:
        table.play(name)
    return table


def hand(table: Script, seat: int) -> list[str]:
    return sorted(table.hand_of(seat))


def points(table: Script) -> Any:
    """The game ends with this turn: the Victory Points by seat."""
    table.line_up("Starro").main_deck().end()
    assert table.table.result is not None
    return table.table.result.points


@pytest.mark.card(
    "base-set:blue-beetle",
    "base-set:catwoman",
    "base-set:green-arrow",
    "base-set:high-tech-hero",
    "base-set:king-of-atlantis",
    "base-set:man-of-steel",
    "base-set:mera",
    "base-set:robin",
    "base-set:swamp-thing",
    "base-set:zatanna-zatara",
)
@pytest.mark.parametrize(
    ("name", "power"),
    [
        ("Blue Beetle", 3),
        ("Catwoman", 2),
        ("Green Arrow", 2),
        ("High-Tech Hero", 1),
        ("King of Atlantis", 1),
        ("Man of Steel", 3),
        ("Mera", 4),
        ("Robin", 1),
        ("Swamp Thing", 2),
        ("Zatanna Zatara", 1),
    ],
)
def test_a_hero_alone_gives_this_power(table: Script, name: str, power: int) -> None:
    base(table).hand(ME, name).play(name)
    assert table.power == power
    assert table.hand_of(ME) == []


# --- Blue Beetle ------------------------------------------------------------------------------


@pytest.mark.card("base-set:blue-beetle")
@pytest.mark.rule("A1")
def test_blue_beetle_is_shown_against_every_attack_and_kept(table: Script) -> None:
    base(table).hand(ME, "Bane", "Scarecrow").hand(FOE, "Blue Beetle", "Robin")
    for attack in ("Bane", "Scarecrow"):
        table.play(attack).asks(FOE, "defend", ["Blue Beetle", "none"]).answer("Blue Beetle")
    assert hand(table, FOE) == ["Blue Beetle", "Robin"]
    assert table.discard_of(FOE) == []


@pytest.mark.card("base-set:blue-beetle")
def test_blue_beetle_need_not_be_shown(table: Script) -> None:
    base(table).hand(ME, "Scarecrow").hand(FOE, "Blue Beetle").play("Scarecrow")
    table.asks(FOE, "defend", ["Blue Beetle", "none"]).answer("none")
    assert table.discard_of(FOE) == ["Weakness"]


# --- Dark Knight ------------------------------------------------------------------------------


@pytest.mark.card("base-set:dark-knight")
def test_dark_knight_gains_every_equipment_of_the_line_up(table: Script) -> None:
    base(table).hand(ME, "Dark Knight").line_up("Batmobile", "Utility Belt", "Robin", "Lobo")
    assert table.play("Dark Knight").power == 2
    assert sorted(table.discard_of(ME)) == ["Batmobile", "Utility Belt"]
    assert sorted(table.line_up_now) == ["Lobo", "Robin"]


@pytest.mark.card("base-set:dark-knight", "base-set:catwoman")
def test_dark_knight_after_catwoman_lets_me_take_a_gained_card(table: Script) -> None:
    base(table).hand(ME, "Catwoman", "Dark Knight").line_up("Batmobile", "Utility Belt", "Lobo")
    plays(table, "Catwoman", "Dark Knight")
    table.asks(ME, "move", ["Batmobile", "Utility Belt", "none"]).answer("Utility Belt")
    assert table.hand_of(ME) == ["Utility Belt"]
    assert table.discard_of(ME) == ["Batmobile"]


@pytest.mark.card("base-set:dark-knight", "base-set:catwoman")
def test_dark_knight_before_catwoman_does_so_when_she_is_played_and_once(table: Script) -> None:
    base(table).hand(ME, "Dark Knight", "Catwoman", "Catwoman", "Kick")
    table.line_up("Batmobile", "Utility Belt", "Robin", "Lobo")
    plays(table, "Kick", "Dark Knight").buy("Robin")
    table.play("Catwoman").asks(ME, "move", ["Batmobile", "Robin", "Utility Belt", "none"])
    table.answer("Robin")
    assert hand(table, ME) == ["Catwoman", "Robin"]
    table.play("Catwoman")
    assert table.hand_of(ME) == ["Robin"]


@pytest.mark.card("base-set:dark-knight", "base-set:catwoman")
def test_dark_knight_may_take_nothing_and_has_nothing_when_nothing_was_gained(
    table: Script,
) -> None:
    base(table).hand(ME, "Dark Knight", "Catwoman").line_up("Batmobile", "Lobo")
    plays(table, "Dark Knight", "Catwoman").asks(ME, "move", ["Batmobile", "none"]).answer("none")
    assert table.discard_of(ME) == ["Batmobile"]


@pytest.mark.card("base-set:dark-knight", "base-set:catwoman")
def test_dark_knight_asks_nothing_when_nothing_was_gained(table: Script) -> None:
    base(table).hand(ME, "Dark Knight", "Catwoman").line_up("Lobo")
    assert plays(table, "Dark Knight", "Catwoman").power == 4


@pytest.mark.card("base-set:dark-knight", "base-set:aquaman")
def test_dark_knight_takes_a_card_from_the_deck_where_it_went(table: Script) -> None:
    base(table).hero(ME, "Aquaman").hand(ME, "Catwoman", "Dark Knight").line_up("Batmobile")
    plays(table, "Catwoman", "Dark Knight")
    table.asks(ME, "place", ["deck-top", "discard"]).answer("deck-top")
    table.asks(ME, "move", ["Batmobile", "none"]).answer("Batmobile")
    assert table.hand_of(ME) == ["Batmobile"]
    assert table.deck_of(ME) == []


@pytest.mark.card("base-set:dark-knight", "base-set:catwoman")
def test_dark_knight_may_take_a_super_villain_defeated_before(table: Script) -> None:
    base(table).hand(ME, "Super Strength", "Super Strength", "Catwoman", "Dark Knight")
    table.line_up("Lobo")
    plays(table, "Super Strength", "Super Strength").buy(RAS)
    plays(table, "Catwoman", "Dark Knight").asks(ME, "move", [RAS, "none"]).answer(RAS)
    assert table.hand_of(ME) == [RAS]


# --- Emerald Knight ---------------------------------------------------------------------------


@pytest.mark.card("base-set:emerald-knight")
def test_emerald_knight_plays_a_card_out_of_the_line_up(table: Script) -> None:
    base(table).hand(ME, "Emerald Knight")
    table.line_up("Catwoman", "Super Strength", "Utility Belt", "Lobo", "The Batcave")
    table.play("Emerald Knight")
    table.asks(ME, "play", ["Catwoman", "Super Strength", "Utility Belt"]).answer("Super Strength")
    assert table.power == 5
    assert sorted(table.line_up_now) == ["Catwoman", "Lobo", "The Batcave", "Utility Belt"]
    assert "buy Super Strength" not in table.turn_options()


@pytest.mark.card("base-set:emerald-knight")
def test_emerald_knight_must_play_the_only_card(table: Script) -> None:
    base(table).hand(ME, "Emerald Knight").line_up("Kid Flash", "Lobo").deck(ME, "Punch")
    table.play("Emerald Knight")
    assert table.hand_of(ME) == ["Punch"]


@pytest.mark.card("base-set:emerald-knight")
@pytest.mark.rule("E1")
def test_emerald_knights_card_is_back_before_the_refill(table: Script) -> None:
    base(table).hand(ME, "Emerald Knight").deck(ME, *FIVE).main_deck("Robin")
    table.line_up("Catwoman", "Lobo", "Starro", "Doomsday", "Gorilla Grodd")
    table.play("Emerald Knight").end()
    assert "Catwoman" in table.line_up_now
    assert len(table.line_up_now) == 5
    assert table.main_deck_now == ["Robin"]
    assert table.discard_of(ME) == ["Emerald Knight"]


@pytest.mark.card("base-set:emerald-knight")
def test_emerald_knight_finds_neither_villain_nor_location(table: Script) -> None:
    base(table).hand(ME, "Emerald Knight").line_up("Lobo", "The Batcave").play("Emerald Knight")
    assert table.power == 0
    assert len(table.line_up_now) == 2


@pytest.mark.card("base-set:emerald-knight", "base-set:clayface")
@pytest.mark.ruling("Q15")
def test_emerald_knights_card_is_in_front_of_me_but_cannot_be_picked(table: Script) -> None:
    base(table).hand(ME, "Emerald Knight", "Clayface").line_up("Catwoman", "Lobo")
    plays(table, "Emerald Knight", "Clayface")  # who replays the Knight: nobody is left to borrow
    assert table.in_play_of(ME) == ["Emerald Knight", "Catwoman", "Clayface"]
    assert table.power == 2
    table.end()
    assert "Catwoman" in table.line_up_now


@pytest.mark.card("base-set:dark-knight", "base-set:king-of-atlantis", "base-set:catwoman")
@pytest.mark.rule("D3")
def test_dark_knight_brings_nothing_back_that_was_destroyed(table: Script) -> None:
    base(table).hand(ME, "Dark Knight", "King of Atlantis", "Catwoman").line_up("Utility Belt")
    table.play("Dark Knight").play("King of Atlantis")
    table.asks(ME, "destroy", ["Utility Belt", "none"]).answer("Utility Belt")
    table.play("Catwoman")
    assert table.hand_of(ME) == []
    assert table.destroyed == ["Utility Belt"]


@pytest.mark.card("base-set:jonn-jonzz", "base-set:lobo")
@pytest.mark.rule("R5")
def test_jonn_jonzz_plays_the_top_of_the_stack_face_down_after_a_defeat(table: Script) -> None:
    base(table).hand(ME, *["Super Strength"] * 2, "J'onn J'onzz").hand(FOE, "Punch")
    table.super_villains("Ra's al Ghul", "Captain Cold", "Lobo").deck(ME, *["Punch"] * 10)
    plays(table, "Super Strength", "Super Strength")
    table.buy("Ra's al Ghul").play("J'onn J'onzz")
    assert table.power == 2 + 2  # Captain Cold, played and put back face down
    s = table.table.state
    assert not s.villain_up
    assert table.names(SUPER_VILLAINS)[-1] == "Captain Cold"
    table.end()  # he is flipped as usual, with his First Appearance
    assert table.table.state.villain_up
    table.asks(ME, "defend", ["none"]).answer("none")
    table.asks(FOE, "defend", ["none"]).answer("none")


@pytest.mark.card("base-set:wonder-woman", "base-set:ras-al-ghul", "base-set:jonn-jonzz")
@pytest.mark.ruling("Q15")
def test_a_merely_borrowed_ras_al_ghul_asks_for_no_order_of_triggers(table: Script) -> None:
    base(table).hero(ME, "Wonder Woman").hand(ME, "J'onn J'onzz", "Super Strength")
    table.super_villains("Ra's al Ghul", "Lobo").line_up("Bane").deck(ME, *["Punch"] * 8)
    table.hand(FOE, "Punch").play("J'onn J'onzz").play("Super Strength").buy("Bane").end()
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    assert len(table.hand_of(ME)) == 6


# --- Green Arrow ------------------------------------------------------------------------------


@pytest.mark.card("base-set:green-arrow")
@pytest.mark.parametrize(
    ("others", "vp"),
    [
        (("Robin", "Robin", "Mera"), 3),
        (("Robin", "Robin", "Mera", "Catwoman"), 4 + 5),
        (("Robin", "Mera", "Catwoman", "Lobo"), 5),
    ],
)
def test_green_arrow_is_worth_five_with_four_other_heroes(
    table: Script, others: tuple[str, ...], vp: int
) -> None:
    base(table).discard(ME, "Green Arrow", *others)
    assert points(table)[ME] == vp


@pytest.mark.card("base-set:green-arrow")
def test_green_arrows_count_each_other(table: Script) -> None:
    base(table).discard(ME, "Green Arrow", "Green Arrow", "Green Arrow", "Robin", "Mera")
    assert points(table)[ME] == 15 + 2


# --- High-Tech Hero ---------------------------------------------------------------------------


@pytest.mark.card("base-set:high-tech-hero")
@pytest.mark.parametrize("other", ["Kick", "Green Arrow's Bow"])
def test_high_tech_hero_counts_cards_before_and_after_once(table: Script, other: str) -> None:
    base(table).hero(ME, "Cyborg").hero(ME, "Wonder Woman").hand(ME, "High-Tech Hero", other, other)
    assert table.play("High-Tech Hero").power == 1
    assert table.play(other).power == 1 + 2 + 2
    assert table.play(other).power == 7


@pytest.mark.card("base-set:high-tech-hero")
def test_high_tech_hero_counts_a_card_played_before_him(table: Script) -> None:
    base(table).hand(ME, "Kick", "High-Tech Hero", "Kick")
    assert plays(table, "Kick", "High-Tech Hero").power == 2 + 3
    assert table.play("Kick").power == 7


@pytest.mark.card("base-set:high-tech-hero")
def test_each_high_tech_hero_gets_his_own_power_and_heroes_give_none(table: Script) -> None:
    base(table).hand(ME, "High-Tech Hero", "High-Tech Hero", "Catwoman", "Kick")
    assert plays(table, "High-Tech Hero", "High-Tech Hero", "Catwoman").power == 4
    assert table.play("Kick").power == 4 + 2 + 2 + 2


# --- J'onn J'onzz -----------------------------------------------------------------------------


@pytest.mark.card("base-set:jonn-jonzz", "base-set:lex-luthor")
def test_jonn_jonzz_plays_the_super_villain_on_top_and_puts_it_back(table: Script) -> None:
    base(table).super_villains("Lex Luthor", "Darkseid").hand(ME, "J'onn J'onzz")
    table.deck(ME, "Kick", "Punch", "Robin").hand(FOE, "Mera").play("J'onn J'onzz")
    assert hand(table, ME) == ["Kick", "Punch", "Robin"]
    assert table.names(SUPER_VILLAINS) == ["Darkseid", "Lex Luthor"]
    assert table.in_play_of(ME) == ["J'onn J'onzz"]
    assert table.discard_of(FOE) == []


@pytest.mark.card("base-set:jonn-jonzz")
def test_jonn_jonzz_leaves_the_super_villain_to_be_defeated(table: Script) -> None:
    base(table).hand(ME, "J'onn J'onzz", "Super Strength").play("J'onn J'onzz")
    assert table.power == 3
    table.play("Super Strength").buy(RAS)
    assert table.discard_of(ME) == [RAS]


@pytest.mark.card("base-set:jonn-jonzz", "base-set:atrocitus")
def test_jonn_jonzz_does_not_show_the_super_villain_below(table: Script) -> None:
    base(table).super_villains("Atrocitus", "Darkseid").hand(ME, "J'onn J'onzz")
    table.discard(ME, "Kick", "Punch").play("J'onn J'onzz")
    table.asks(ME, "destroy", ["Kick", "Punch", "none"])
    assert Sight(table.table, ME).super_villain is None
    table.answer("none")
    assert table.name(Sight(table.table, ME).super_villain or 0) == "Atrocitus"


@pytest.mark.card("base-set:jonn-jonzz")
@pytest.mark.rule("H3")
def test_jonn_jonzz_does_nothing_without_a_stack(table: Script) -> None:
    base(table).variants("hidden").hand(ME, "J'onn J'onzz")
    table.line_up("Doomsday", "Doomsday", RAS, "Lobo", "Starro", "Robin").play("J'onn J'onzz")
    assert table.power == 0


# --- Kid Flash, The Fastest Man Alive ---------------------------------------------------------


@pytest.mark.card("base-set:kid-flash", "base-set:the-fastest-man-alive")
@pytest.mark.parametrize(("name", "n"), [("Kid Flash", 1), ("The Fastest Man Alive", 2)])
def test_a_fast_hero_draws(table: Script, name: str, n: int) -> None:
    base(table).hand(ME, name).deck(ME, "Kick", "Punch", "Robin").play(name)
    assert table.hand_of(ME) == ["Kick", "Punch"][:n]
    assert table.power == 0


# --- King of Atlantis -------------------------------------------------------------------------


@pytest.mark.card("base-set:king-of-atlantis")
def test_king_of_atlantis_destroys_a_card_of_the_pile_for_three_power(table: Script) -> None:
    base(table).hand(ME, "King of Atlantis", "Kick").discard(ME, "Weakness", "Robin")
    table.play("King of Atlantis").asks(ME, "destroy", ["Robin", "Weakness", "none"])
    table.answer("Weakness")
    assert table.power == 3
    assert table.destroyed == ["Weakness"]


@pytest.mark.card("base-set:king-of-atlantis")
def test_king_of_atlantis_may_leave_the_pile_for_one_power(table: Script) -> None:
    base(table).hand(ME, "King of Atlantis").discard(ME, "Robin").play("King of Atlantis")
    table.asks(ME, "destroy", ["Robin", "none"]).answer("none")
    assert table.power == 1


# --- Man of Steel -----------------------------------------------------------------------------


@pytest.mark.card("base-set:man-of-steel")
def test_man_of_steel_takes_all_super_powers_back_kicks_too(table: Script) -> None:
    base(table).hand(ME, "Man of Steel")
    table.discard(ME, "Kick", "Kick", "Heat Vision", "Robin", "Utility Belt").play("Man of Steel")
    assert table.power == 3
    assert hand(table, ME) == ["Heat Vision", "Kick", "Kick"]
    assert sorted(table.discard_of(ME)) == ["Robin", "Utility Belt"]


# --- Mera -------------------------------------------------------------------------------------


@pytest.mark.card("base-set:mera")
def test_mera_looks_at_the_discard_pile_once(table: Script) -> None:
    base(table).hand(ME, "Mera", "Mera").play("Mera")
    assert table.power == 4
    table.buy("Kick").play("Mera")
    assert table.power == 4 - 3 + 2


# --- Princess Diana of Themyscira -------------------------------------------------------------


@pytest.mark.card("base-set:princess-diana-of-themyscira")
def test_princess_diana_gains_each_villain_of_cost_7_or_less(table: Script) -> None:
    base(table).hand(ME, "Princess Diana of Themyscira")
    table.line_up("Lobo", "Starro", "Bane", "Robin", "Super Strength")
    table.play("Princess Diana of Themyscira")
    assert sorted(table.discard_of(ME)) == ["Bane", "Lobo", "Starro"]
    assert table.power == 0


@pytest.mark.card("base-set:princess-diana-of-themyscira")
@pytest.mark.rule("H3")
def test_princess_diana_leaves_dearer_villains_and_the_stack(table: Script) -> None:
    base(table).variants("hidden").hand(ME, "Princess Diana of Themyscira")
    table.line_up("Lobo", RAS, "Robin", "Robin", "Robin", "Mera")
    table.play("Princess Diana of Themyscira")
    assert table.discard_of(ME) == ["Lobo"]


@pytest.mark.card("base-set:princess-diana-of-themyscira", "base-set:solomon-grundy")
def test_princess_diana_lets_solomon_grundy_go_onto_the_deck(table: Script) -> None:
    base(table).hand(ME, "Princess Diana of Themyscira").line_up("Solomon Grundy", "Bane")
    table.play("Princess Diana of Themyscira").asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.deck_of(ME) == ["Solomon Grundy"]
    assert table.discard_of(ME) == ["Bane"]


# --- Robin ------------------------------------------------------------------------------------


@pytest.mark.card("base-set:robin")
def test_robin_fetches_an_equipment_whether_i_want_it_or_not(table: Script) -> None:
    base(table).hand(ME, "Robin").discard(ME, "Batmobile", "Kick").play("Robin")
    assert table.power == 1
    assert table.hand_of(ME) == ["Batmobile"]


@pytest.mark.card("base-set:robin")
def test_robin_lets_me_choose_among_several(table: Script) -> None:
    base(table).hand(ME, "Robin").discard(ME, "Batmobile", "Utility Belt", "Mera").play("Robin")
    table.asks(ME, "move", ["Batmobile", "Utility Belt"]).answer("Utility Belt")
    assert table.hand_of(ME) == ["Utility Belt"]


# --- Supergirl --------------------------------------------------------------------------------


@pytest.mark.card("base-set:supergirl")
def test_supergirl_may_take_a_kick_into_hand(table: Script) -> None:
    base(table).hand(ME, "Supergirl").play("Supergirl")
    table.asks(ME, "move", ["Kick", "none"]).answer("Kick")
    assert table.hand_of(ME) == ["Kick"]
    assert table.table.view(ME).stacks[0].left == 15
    assert table.power == 0


@pytest.mark.card("base-set:supergirl")
def test_supergirl_may_leave_it(table: Script) -> None:
    base(table).hand(ME, "Supergirl").play("Supergirl")
    table.asks(ME, "move", ["Kick", "none"]).answer("none")
    assert table.hand_of(ME) == []


@pytest.mark.card("base-set:supergirl", "base-set:aquaman")
def test_supergirls_kick_is_taken_and_not_gained(table: Script) -> None:
    base(table).hero(ME, "Aquaman").hand(ME, "Supergirl").play("Supergirl")
    table.asks(ME, "move", ["Kick", "none"]).answer("Kick")
    assert table.hand_of(ME) == ["Kick"]
    assert table.table.state.turn.gained == []


@pytest.mark.card("base-set:supergirl")
def test_supergirl_finds_no_kick_on_an_empty_stack(table: Script) -> None:
    base(table).place("stack").hand(ME, "Supergirl").play("Supergirl")
    assert table.hand_of(ME) == []


# --- Swamp Thing ------------------------------------------------------------------------------


@pytest.mark.card("base-set:swamp-thing")
@pytest.mark.parametrize("locations", [("The Batcave",), ("The Batcave", "Titans Tower")])
def test_swamp_thing_gives_five_power_with_a_location(
    table: Script, locations: tuple[str, ...]
) -> None:
    base(table).hand(ME, "Swamp Thing").in_play(ME, *locations).play("Swamp Thing")
    assert table.power == 5


@pytest.mark.card("base-set:swamp-thing")
def test_swamp_thing_looks_once_and_not_at_foes_locations(table: Script) -> None:
    base(table).hand(ME, "Swamp Thing", "Titans Tower").in_play(FOE, "The Batcave")
    assert plays(table, "Swamp Thing", "Titans Tower").power == 2


# --- Zatanna Zatara ---------------------------------------------------------------------------


@pytest.mark.card("base-set:zatanna-zatara")
def test_zatanna_moves_up_to_two_cards_to_the_bottom_of_the_deck(table: Script) -> None:
    base(table).hand(ME, "Zatanna Zatara").deck(ME, "Kick").discard(ME, "Robin", "Mera", "Punch")
    table.play("Zatanna Zatara").asks(ME, "move", ["Mera", "Punch", "Robin", "none"])
    table.answer("Robin").asks(ME, "move", ["Mera", "Punch", "none"]).answer("Mera")
    assert table.power == 1
    assert table.deck_of(ME)[0] == "Kick"
    assert sorted(table.deck_of(ME)[1:]) == ["Mera", "Robin"]
    assert table.discard_of(ME) == ["Punch"]


@pytest.mark.card("base-set:zatanna-zatara")
def test_zatanna_may_move_none(table: Script) -> None:
    base(table).hand(ME, "Zatanna Zatara").discard(ME, "Robin").play("Zatanna Zatara")
    table.asks(ME, "move", ["Robin", "none"]).answer("none")
    assert table.discard_of(ME) == ["Robin"]


@pytest.mark.card("base-set:captain-cold", "base-set:kid-flash")
def test_a_hero_in_the_pile_of_any_of_three_counts_for_foes_alone(table: Script) -> None:
    base(table).players(3).hero(THIRD, "Cyborg").hand(ME, "Captain Cold").discard(THIRD, "Robin")
    assert table.play("Captain Cold").power == 3
