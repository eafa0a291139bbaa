"""The seven Super Heroes of the original set."""

from __future__ import annotations

import pytest
from script import CATALOGUES, FOE, ME, THIRD, Script

from archrivals.engine.language.rules import Setup
from archrivals.engine.table import Table

SEVEN = ("Vulnerability",) * 7
CHEAP = ("Robin", "Kid Flash", "Cheetah", "Lobo", "Starro")


def base(table: Script, hero: str) -> Script:
    return table.box("base-set").hero(ME, hero)


def plays(table: Script, *names: str) -> Script:
    for name in names:
        table.play(name)
    return table


def place(table: Script, where: str) -> Script:
    return table.asks(ME, "place", ["deck-top", "discard"]).answer(where)


# --- Aquaman ----------------------------------------------------------------------------------


@pytest.mark.card("base-set:aquaman")
def test_aquaman_decides_for_each_card_of_cost_5_or_less(table: Script) -> None:
    base(table, "Aquaman").hand(ME, "Kick", "Kick", "Kick", "Kick").deck(ME, "Punch")
    table.line_up(*CHEAP)
    plays(table, "Kick", "Kick", "Kick", "Kick").buy("Kick")
    place(table, "deck-top").buy("Robin")
    place(table, "discard").buy("Kid Flash")
    place(table, "deck-top")
    assert table.deck_of(ME) == ["Kid Flash", "Kick", "Punch"]
    assert table.discard_of(ME) == ["Robin"]


@pytest.mark.card("base-set:aquaman")
def test_aquaman_is_asked_for_a_card_of_cost_5_and_not_for_one_of_6(table: Script) -> None:
    base(table, "Aquaman").hand(ME, "Super Strength", "Super Strength", "Kick")
    table.line_up("Doomsday", "Gorilla Grodd", "Lobo")
    plays(table, "Super Strength", "Super Strength", "Kick").buy("Doomsday")
    assert table.discard_of(ME) == ["Doomsday"]
    table.buy("Gorilla Grodd")
    place(table, "deck-top")
    assert table.deck_of(ME) == ["Gorilla Grodd"]


@pytest.mark.card("base-set:aquaman", "base-set:cheetah")
def test_aquaman_is_asked_for_a_card_gained_by_a_text(table: Script) -> None:
    base(table, "Aquaman").hand(ME, "Cheetah").line_up("Robin", "Lobo").play("Cheetah")
    place(table, "deck-top")
    assert table.deck_of(ME) == ["Robin"]


@pytest.mark.card("base-set:aquaman")
def test_aquaman_is_not_asked_for_a_super_villain(table: Script) -> None:
    base(table, "Aquaman").hand(ME, "Super Strength", "Super Strength")
    plays(table, "Super Strength", "Super Strength").buy("Ra's al Ghul")
    assert table.discard_of(ME) == ["Ra's al Ghul"]


@pytest.mark.card("base-set:aquaman", "base-set:scarecrow")
def test_aquaman_is_not_asked_on_a_foes_turn(table: Script) -> None:
    table.box("base-set").hero(FOE, "Aquaman").hand(ME, "Scarecrow").play("Scarecrow")
    assert table.discard_of(FOE) == ["Weakness"]


@pytest.mark.card("base-set:aquaman", "base-set:aquamans-trident")
def test_aquaman_needs_no_trident_for_a_cheap_card_but_for_a_dear_one(table: Script) -> None:
    base(table, "Aquaman").hand(ME, "Aquaman's Trident", "Super Strength", "Super Strength")
    table.line_up("Doomsday", "Robin", "Lobo")
    plays(table, "Aquaman's Trident", "Super Strength", "Super Strength").buy("Robin")
    place(table, "deck-top").buy("Doomsday")
    place(table, "deck-top")
    assert table.deck_of(ME) == ["Doomsday", "Robin"]


# --- Batman -----------------------------------------------------------------------------------


@pytest.mark.card("base-set:batman")
def test_batman_gets_power_for_every_equipment(table: Script) -> None:
    base(table, "Batman").hand(ME, "Lasso of Truth", "Lasso of Truth", "Utility Belt", "Kick")
    assert plays(table, "Lasso of Truth", "Lasso of Truth", "Utility Belt").power == 2 + 2 + 3
    assert table.play("Kick").power == 9


@pytest.mark.card("base-set:batman", "base-set:clayface")
@pytest.mark.rule("R4")
def test_batman_gets_power_for_an_equipment_played_again(table: Script) -> None:
    base(table, "Batman").hand(ME, "Utility Belt", "Clayface")
    assert plays(table, "Utility Belt", "Clayface").power == 3 + 3


@pytest.mark.card("base-set:batman", "base-set:emerald-knight")
def test_batman_gets_power_for_a_borrowed_equipment(table: Script) -> None:
    base(table, "Batman").hand(ME, "Emerald Knight").line_up("Utility Belt", "Lobo")
    assert table.play("Emerald Knight").power == 3


@pytest.mark.card("base-set:batman", "base-set:lasso-of-truth", "base-set:bane")
def test_batman_gets_nothing_for_an_equipment_that_defends(table: Script) -> None:
    table.box("base-set").hero(FOE, "Batman").hand(FOE, "Lasso of Truth").deck(FOE, "Punch")
    table.hand(ME, "Bane").play("Bane")
    table.asks(FOE, "defend", ["Lasso of Truth", "none"]).answer("Lasso of Truth")
    assert table.power == 2


# --- Cyborg -----------------------------------------------------------------------------------


@pytest.mark.card("base-set:cyborg")
def test_cyborg_gets_power_for_his_first_super_power_and_a_card_for_his_first_equipment(
    table: Script,
) -> None:
    base(table, "Cyborg").hand(ME, "Kick", "Kick", "Lasso of Truth", "Utility Belt")
    table.deck(ME, "Punch", "Vulnerability")
    assert plays(table, "Kick", "Kick").power == 3 + 2
    table.play("Lasso of Truth").asks(ME, "may", ["yes", "no"]).answer("yes")
    assert sorted(table.hand_of(ME)) == ["Punch", "Utility Belt"]
    table.play("Utility Belt")
    assert table.hand_of(ME) == ["Punch"]
    assert table.power == 5 + 1 + 2


@pytest.mark.card("base-set:cyborg")
@pytest.mark.rule("K11")
def test_cyborg_need_not_draw_and_has_then_had_his_chance(table: Script) -> None:
    base(table, "Cyborg").hand(ME, "Lasso of Truth", "Utility Belt").deck(ME, "Punch")
    table.play("Lasso of Truth").asks(ME, "may", ["yes", "no"]).answer("no")
    table.play("Utility Belt")
    assert table.deck_of(ME) == ["Punch"]


@pytest.mark.card("base-set:cyborg", "base-set:nth-metal")
@pytest.mark.rule("R2")
def test_cyborg_draws_when_the_equipment_has_resolved(table: Script) -> None:
    base(table, "Cyborg").hand(ME, "Nth Metal").deck(ME, "Vulnerability", "Kick").play("Nth Metal")
    table.asks(ME, "destroy", ["Vulnerability", "none"]).answer("Vulnerability")
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.hand_of(ME) == ["Kick"]


@pytest.mark.card("base-set:cyborg")
def test_cyborg_begins_anew_each_turn(table: Script) -> None:
    base(table, "Cyborg").hero(FOE, "Batman").hand(ME, "Kick").deck(ME, "Kick", *SEVEN[:4])
    assert table.play("Kick").power == 3
    table.end().end()
    assert table.play("Kick").power == 3


# --- Green Lantern ----------------------------------------------------------------------------


@pytest.mark.card("base-set:green-lantern")
def test_green_lantern_gets_three_power_with_the_third_different_card(table: Script) -> None:
    base(table, "Green Lantern").hand(ME, "Kick", "Catwoman", "Utility Belt", "Gorilla Grodd")
    assert plays(table, "Kick", "Catwoman").power == 4
    assert table.play("Utility Belt").power == 4 + 2 + 3
    assert table.play("Gorilla Grodd").power == 12


@pytest.mark.card("base-set:green-lantern")
def test_green_lantern_counts_each_name_once_and_no_card_of_cost_0(table: Script) -> None:
    base(table, "Green Lantern").hand(ME, "Kick", "Kick", "Punch", "Vulnerability", "Catwoman")
    assert plays(table, "Kick", "Kick", "Punch", "Vulnerability", "Catwoman").power == 7


@pytest.mark.card("base-set:green-lantern")
def test_green_lantern_gets_it_once_a_turn(table: Script) -> None:
    base(table, "Green Lantern")
    names = ("Kick", "Catwoman", "Utility Belt", "Gorilla Grodd", "Doomsday", "Green Arrow")
    assert plays(table.hand(ME, *names), *names).power == 2 + 2 + 2 + 3 + 4 + 2 + 3


@pytest.mark.card("base-set:green-lantern", "base-set:parallax")
@pytest.mark.rule("R2")
def test_green_lantern_gets_it_when_the_third_card_has_resolved(table: Script) -> None:
    base(table, "Green Lantern").hand(ME, "Kick", "Catwoman", "Parallax")
    assert plays(table, "Kick", "Catwoman", "Parallax").power == 2 * 4 + 3


@pytest.mark.card("base-set:green-lantern", "base-set:the-batcave")
def test_green_lantern_counts_locations_and_borrowed_cards(table: Script) -> None:
    base(table, "Green Lantern").hand(ME, "The Batcave", "Emerald Knight")
    table.line_up("Catwoman", "Lobo")
    assert plays(table, "The Batcave", "Emerald Knight").power == 2 + 3


# --- Superman ---------------------------------------------------------------------------------


@pytest.mark.card("base-set:superman")
def test_superman_gets_power_for_each_differently_named_super_power(table: Script) -> None:
    base(table, "Superman").hand(ME, "Kick", "Kick", "Super Strength", "Bulletproof", "Catwoman")
    assert plays(table, "Kick", "Kick").power == 3 + 2
    assert plays(table, "Super Strength", "Bulletproof", "Catwoman").power == 5 + 6 + 3 + 2


@pytest.mark.card("base-set:superman", "base-set:clayface")
def test_superman_counts_a_name_at_its_first_play_only(table: Script) -> None:
    base(table, "Superman").hand(ME, "Super Strength", "Clayface")
    assert plays(table, "Super Strength", "Clayface").power == 6 + 5


@pytest.mark.card("base-set:superman", "base-set:x-ray-vision")
def test_superman_gets_power_for_a_super_power_he_borrows(table: Script) -> None:
    base(table, "Superman").hand(ME, "X-Ray Vision").deck(FOE, "Super Strength")
    table.play("X-Ray Vision").asks(ME, "play", ["Super Strength", "none"])
    assert table.answer("Super Strength").power == 1 + 1 + 5


# --- The Flash --------------------------------------------------------------------------------


def one_more(table: Script) -> Script:
    """Take the extra card, if it is asked for (K11)."""
    if table.table.ask.kind == "may":
        table.asks(ME, "may", ["yes", "no"]).answer("yes")
    return table


@pytest.mark.card("base-set:the-flash")
@pytest.mark.rule("S7")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_flash_takes_the_first_turn(seat: int) -> None:
    heroes = ["batman", "cyborg"]
    heroes.insert(seat, "the-flash")
    for seed in ("a", "b", "c", "d"):
        setup = Setup(box="base-set", players=3, heroes=tuple(heroes))
        assert Table.new(setup, CATALOGUES["base-set"], seed).state.active == seat


@pytest.mark.card("base-set:the-flash")
def test_turns_go_clockwise_from_the_flash(table: Script) -> None:
    table.box("base-set").players(3).hero(FOE, "The Flash")
    assert table.active == FOE
    assert table.end().active == THIRD
    assert table.end().active == ME


@pytest.mark.card("base-set:the-flash", "base-set:kid-flash")
def test_the_flash_draws_one_more_the_first_time_a_card_lets_him_draw(table: Script) -> None:
    base(table, "The Flash").hand(ME, "Kid Flash", "Kid Flash").deck(ME, "Punch", "Robin", "Kick")
    one_more(table.play("Kid Flash"))
    assert sorted(table.hand_of(ME)) == ["Kid Flash", "Punch", "Robin"]
    table.play("Kid Flash")
    assert sorted(table.hand_of(ME)) == ["Kick", "Punch", "Robin"]


@pytest.mark.card("base-set:the-flash", "base-set:the-fastest-man-alive")
def test_the_flash_draws_one_more_and_not_one_more_per_card(table: Script) -> None:
    base(table, "The Flash").hand(ME, "The Fastest Man Alive").deck(ME, *SEVEN)
    one_more(table.play("The Fastest Man Alive"))
    assert len(table.hand_of(ME)) == 3


@pytest.mark.card("base-set:the-flash", "base-set:the-batcave")
def test_the_flash_draws_one_more_for_a_location_which_is_a_card(table: Script) -> None:
    base(table, "The Flash").in_play(ME, "The Batcave").hand(ME, "Utility Belt").deck(ME, *SEVEN)
    one_more(table.play("Utility Belt"))
    assert len(table.hand_of(ME)) == 2


@pytest.mark.card("base-set:the-flash")
def test_the_flash_draws_five_at_the_end_of_the_turn(table: Script) -> None:
    base(table, "The Flash").deck(ME, *SEVEN).end()
    assert len(table.hand_of(ME)) == 5


@pytest.mark.card("base-set:the-flash", "base-set:lasso-of-truth", "base-set:bane")
def test_the_flash_draws_no_more_on_a_foes_turn(table: Script) -> None:
    base(table, "The Flash").deck(ME, "Lasso of Truth", *SEVEN).hand(FOE, "Bane").end()
    table.play("Bane").asks(ME, "defend", ["Lasso of Truth", "none"]).answer("Lasso of Truth")
    assert table.hand_of(ME) == list(SEVEN[:5])


@pytest.mark.card("base-set:the-flash", "base-set:two-face")
def test_the_flash_draws_one_more_when_a_revealed_card_is_drawn(table: Script) -> None:
    base(table, "The Flash").hand(ME, "Two-Face").deck(ME, "Kick", "Punch", "Robin")
    table.play("Two-Face").asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 0")
    one_more(table)
    assert sorted(table.hand_of(ME)) == ["Kick", "Punch"]


@pytest.mark.card("base-set:the-flash", "base-set:the-penguin")
def test_the_flash_draws_three_for_the_penguin_before_two_are_discarded(table: Script) -> None:
    base(table, "The Flash").hand(ME, "The Penguin").deck(ME, "Kick", "Robin", "Mera", "Punch")
    one_more(table.play("The Penguin"))
    table.asks(ME, "discard", ["Kick", "Mera", "Robin"]).answer("Kick")
    table.asks(ME, "discard", ["Mera", "Robin"]).answer("Robin")
    assert table.hand_of(ME) == ["Mera"]
    assert table.deck_of(ME) == ["Punch"]


@pytest.mark.card("base-set:the-flash", "base-set:batmobile")
def test_the_flash_draws_six_for_a_batmobile(table: Script) -> None:
    base(table, "The Flash").hand(ME, "Batmobile", "Punch").deck(ME, *SEVEN)
    one_more(table.play("Batmobile"))
    assert len(table.hand_of(ME)) == 6


@pytest.mark.card("base-set:the-flash")
@pytest.mark.rule("K11")
def test_the_flash_need_not_draw_the_extra_card(table: Script) -> None:
    base(table, "The Flash").hand(ME, "Kid Flash").deck(ME, "Punch", "Robin").play("Kid Flash")
    table.asks(ME, "may", ["yes", "no"]).answer("no")
    assert table.hand_of(ME) == ["Punch"]


# --- Wonder Woman -----------------------------------------------------------------------------


@pytest.mark.card("base-set:wonder-woman")
def test_wonder_woman_draws_one_extra_per_villain_she_gained(table: Script) -> None:
    base(table, "Wonder Woman").hand(ME, *["Super Strength"] * 2, "Kick").deck(ME, *SEVEN)
    table.line_up("Cheetah", "Two-Face", "Robin", "Lobo", "Starro")
    plays(table, "Super Strength", "Super Strength").buy("Cheetah").buy("Two-Face").buy("Robin")
    table.end()
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    assert len(table.hand_of(ME)) == 7


@pytest.mark.card("base-set:wonder-woman")
def test_wonder_woman_counts_a_defeated_super_villain(table: Script) -> None:
    base(table, "Wonder Woman").hand(ME, *["Super Strength"] * 2).deck(ME, *SEVEN)
    table.super_villains("Ra's al Ghul", "Lex Luthor").line_up("Robin", "Kid Flash", "Mera")
    table.main_deck("Catwoman", "Catwoman", "Kid Flash")
    plays(table, "Super Strength", "Super Strength").buy("Ra's al Ghul").end()
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    table.asks(ME, "defend", ["none"]).answer("none")
    assert len(table.hand_of(ME)) == 6


@pytest.mark.card("base-set:wonder-woman", "base-set:princess-diana-of-themyscira")
def test_wonder_woman_counts_villains_gained_by_a_text(table: Script) -> None:
    base(table, "Wonder Woman").hand(ME, "Princess Diana of Themyscira").deck(ME, *SEVEN)
    table.line_up("Lobo", "Two-Face", "Robin").play("Princess Diana of Themyscira").end()
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    assert len(table.hand_of(ME)) == 7


@pytest.mark.card("base-set:wonder-woman")
def test_wonder_woman_draws_five_when_she_gained_no_villain(table: Script) -> None:
    base(table, "Wonder Woman").hand(ME, "Kick", "Kick").deck(ME, *SEVEN)
    table.line_up("Robin", "Lobo", "Starro", "Doomsday", "Gorilla Grodd")
    plays(table, "Kick", "Kick").buy("Robin").end()
    assert table.active == FOE
    assert len(table.hand_of(ME)) == 5


@pytest.mark.card("base-set:wonder-woman", "base-set:cheetah")
@pytest.mark.rule("K11")
def test_wonder_woman_is_asked_whether_she_draws_the_extra_cards(table: Script) -> None:
    base(table, "Wonder Woman").hand(ME, "Kick").deck(ME, *SEVEN)
    table.line_up("Cheetah", "Lobo", "Starro", "Doomsday", "Gorilla Grodd")
    table.play("Kick").buy("Cheetah").end()
    table.asks(ME, "may", ["yes", "no"]).answer("no")
    assert len(table.hand_of(ME)) == 5
