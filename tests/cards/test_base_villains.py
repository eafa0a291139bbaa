"""The Villains of the original set."""

from __future__ import annotations

from typing import Any

import pytest
from script import FOE, ME, THIRD, Script

FIVE = ("Vulnerability",) * 5


def base(table: Script, players: int = 2) -> Script:
    """Batman against Green Lantern and perhaps Cyborg: none has a bearing on Villains."""
    table.box("base-set").players(players).hero(ME, "Batman").hero(FOE, "Green Lantern")
    return table.hero(THIRD, "Cyborg") if players > 2 else table


def plays(table: Script, *names: str) -> Script:
    for name in names:
        table.play(name)
    return table


def hand(table: Script, seat: int) -> list[str]:
    return sorted(table.hand_of(seat))


def nobody_can_defend(table: Script, *seats: int) -> None:
    for seat in seats:
        table.asks(seat, "defend", ["none"]).answer("none")


def points(table: Script) -> Any:
    """The game ends with this turn: the Victory Points by seat."""
    table.line_up("Super Strength").main_deck().end()
    assert table.table.result is not None
    return table.table.result.points


@pytest.mark.card(
    "base-set:bane",
    "base-set:bizarro",
    "base-set:doomsday",
    "base-set:gorilla-grodd",
    "base-set:harley-quinn",
    "base-set:lobo",
    "base-set:poison-ivy",
    "base-set:scarecrow",
    "base-set:solomon-grundy",
    "base-set:suicide-squad",
)
@pytest.mark.parametrize(
    ("name", "power"),
    [
        ("Bane", 2),
        ("Bizarro", 3),
        ("Doomsday", 4),
        ("Gorilla Grodd", 3),
        ("Harley Quinn", 1),
        ("Lobo", 3),
        ("Poison Ivy", 1),
        ("Scarecrow", 2),
        ("Solomon Grundy", 3),
        ("Suicide Squad", 2),
        ("Two-Face", 1),
    ],
)
def test_a_villain_gives_this_power_though_nobody_can_suffer(
    table: Script, name: str, power: int
) -> None:
    base(table).weaknesses(0).hand(ME, name).play(name)
    assert table.power == power


# --- Bane -------------------------------------------------------------------------------------


@pytest.mark.card("base-set:bane")
def test_bane_makes_each_foe_discard_a_card_of_their_choice(table: Script) -> None:
    base(table, 3).hand(ME, "Bane", "Kick").hand(FOE, "Robin", "Mera")
    table.hand(THIRD, "Lasso of Truth", "Lobo").deck(THIRD, "Kick").play("Bane")
    table.asks(FOE, "defend", ["none"]).answer("none")
    table.asks(THIRD, "defend", ["Lasso of Truth", "none"]).answer("Lasso of Truth")
    table.asks(FOE, "discard", ["Mera", "Robin"]).answer("Mera")
    assert table.hand_of(FOE) == ["Robin"]
    assert hand(table, THIRD) == ["Kick", "Lobo"]
    assert table.hand_of(ME) == ["Kick"]


# --- Bizarro ----------------------------------------------------------------------------------


@pytest.mark.card("base-set:bizarro", "base-set:weakness")
@pytest.mark.parametrize("weaknesses", [0, 1, 4])
def test_bizarro_is_worth_two_per_weakness_which_still_count_minus_one(
    table: Script, weaknesses: int
) -> None:
    base(table).discard(ME, "Bizarro", *["Weakness"] * weaknesses)
    assert points(table)[ME] == weaknesses


# --- Cheetah ----------------------------------------------------------------------------------


@pytest.mark.card("base-set:cheetah")
def test_cheetah_gains_a_line_up_card_of_cost_4_or_less(table: Script) -> None:
    base(table).hand(ME, "Cheetah").line_up("Robin", "Bane", "Scarecrow", "Lobo").play("Cheetah")
    table.asks(ME, "gain", ["Bane", "Robin"]).answer("Bane")
    assert table.discard_of(ME) == ["Bane"]
    assert table.power == 0


@pytest.mark.card("base-set:cheetah")
def test_cheetah_must_gain_the_only_one_and_never_a_kick(table: Script) -> None:
    base(table).hand(ME, "Cheetah", "Cheetah").line_up("Robin", "Lobo")
    plays(table, "Cheetah", "Cheetah")
    assert table.discard_of(ME) == ["Robin"]


# --- Clayface ---------------------------------------------------------------------------------


@pytest.mark.card("base-set:clayface")
@pytest.mark.rule("R4")
def test_clayface_plays_any_card_again_and_the_first_play_stays(table: Script) -> None:
    base(table).hand(ME, "Kick", "Punch", "Kid Flash", "Clayface").deck(ME, "Robin", "Mera")
    plays(table, "Kick", "Punch", "Kid Flash", "Clayface")
    table.asks(ME, "play-again", ["Kick", "Kid Flash", "Punch"]).answer("Kid Flash")
    assert hand(table, ME) == ["Mera", "Robin"]
    assert table.power == 3
    assert table.in_play_of(ME) == ["Kick", "Punch", "Kid Flash", "Clayface"]


@pytest.mark.card("base-set:clayface")
def test_clayface_alone_does_nothing_and_earlier_locations_do_not_count(table: Script) -> None:
    base(table).in_play(ME, "The Batcave").hand(ME, "Clayface").play("Clayface")
    assert table.power == 0


@pytest.mark.card("base-set:clayface")
@pytest.mark.ruling("Q16")
def test_a_clayface_played_again_cannot_play_the_one_that_plays_him(table: Script) -> None:
    base(table).hand(ME, "Kick", "Clayface", "Clayface")
    plays(table, "Kick", "Clayface")
    assert table.power == 4
    table.play("Clayface").asks(ME, "play-again", ["Clayface", "Kick"]).answer("Clayface")
    assert table.power == 6


@pytest.mark.card("base-set:clayface", "base-set:scarecrow", "base-set:blue-beetle")
@pytest.mark.ruling("Q16")
def test_clayface_playing_an_attack_again_makes_another_attack(table: Script) -> None:
    base(table).hand(ME, "Scarecrow", "Clayface").hand(FOE, "Blue Beetle").play("Scarecrow")
    table.asks(FOE, "defend", ["Blue Beetle", "none"]).answer("Blue Beetle")
    table.play("Clayface").asks(FOE, "defend", ["Blue Beetle", "none"]).answer("none")
    assert table.discard_of(FOE) == ["Weakness"]
    assert table.power == 4


@pytest.mark.card("base-set:clayface", "base-set:batmobile")
def test_clayface_makes_no_first_card_of_a_batmobile(table: Script) -> None:
    base(table).hero(ME, "Superman").hand(ME, "Batmobile", "Clayface")
    table.deck(ME, "Clayface", *FIVE)
    table.hand(ME, "Batmobile").play("Batmobile").play("Clayface")
    assert table.power == 1
    assert len(table.hand_of(ME)) == 4


@pytest.mark.card("base-set:clayface", "base-set:titans-tower")
def test_clayface_may_play_a_location_again_for_nothing(table: Script) -> None:
    base(table).hand(ME, "Titans Tower", "Clayface")
    assert plays(table, "Titans Tower", "Clayface").power == 0
    assert table.in_play_of(ME) == ["Titans Tower", "Clayface"]


# --- Harley Quinn -----------------------------------------------------------------------------


@pytest.mark.card("base-set:harley-quinn")
def test_harley_quinn_puts_a_punch_or_vulnerability_of_each_foe_onto_their_deck(
    table: Script,
) -> None:
    base(table, 3).hand(ME, "Harley Quinn").discard(FOE, "Punch", "Vulnerability", "Kick")
    table.deck(FOE, "Robin").discard(THIRD, "Kick", "Weakness").deck(THIRD, "Mera")
    table.play("Harley Quinn").asks(FOE, "move", ["Punch", "Vulnerability"])
    table.answer("Vulnerability")
    assert table.deck_of(FOE) == ["Vulnerability", "Robin"]
    assert table.deck_of(THIRD) == ["Mera"]
    assert table.power == 1


@pytest.mark.card("base-set:harley-quinn", "base-set:super-speed")
def test_harley_quinn_can_be_avoided(table: Script) -> None:
    base(table).hand(ME, "Harley Quinn").discard(FOE, "Punch").hand(FOE, "Super Speed")
    table.deck(FOE, "Robin", "Mera").play("Harley Quinn")
    table.asks(FOE, "defend", ["Super Speed", "none"]).answer("Super Speed")
    assert hand(table, FOE) == ["Mera", "Robin"]
    assert table.deck_of(FOE) == []


# --- Lobo -------------------------------------------------------------------------------------


@pytest.mark.card("base-set:lobo")
def test_lobo_destroys_up_to_two_cards_of_hand_and_pile(table: Script) -> None:
    base(table).hand(ME, "Lobo", "Punch", "Kick").discard(ME, "Weakness").play("Lobo")
    table.asks(ME, "destroy", ["Kick", "Punch", "Weakness", "none"]).answer("Punch")
    table.asks(ME, "destroy", ["Kick", "Weakness", "none"]).answer("Weakness")
    assert table.power == 3
    assert sorted(table.destroyed) == ["Punch", "Weakness"]


@pytest.mark.card("base-set:lobo")
def test_lobo_may_stop_after_one(table: Script) -> None:
    base(table).hand(ME, "Lobo", "Punch", "Kick").play("Lobo")
    table.asks(ME, "destroy", ["Kick", "Punch", "none"]).answer("Punch")
    table.asks(ME, "destroy", ["Kick", "none"]).answer("none")
    assert table.destroyed == ["Punch"]


# --- Poison Ivy -------------------------------------------------------------------------------


@pytest.mark.card("base-set:poison-ivy")
def test_poison_ivy_discards_top_cards_and_brings_a_weakness_for_a_dear_one(table: Script) -> None:
    base(table, 3).hand(ME, "Poison Ivy").deck(FOE, "Kick", "Robin").deck(THIRD, "Punch", "Kick")
    table.play("Poison Ivy")
    assert sorted(table.discard_of(FOE)) == ["Kick", "Weakness"]
    assert table.discard_of(THIRD) == ["Punch"]
    assert table.power == 1


@pytest.mark.card("base-set:poison-ivy")
@pytest.mark.rule("D1")
def test_poison_ivy_does_nothing_to_who_has_no_card(table: Script) -> None:
    base(table).hand(ME, "Poison Ivy").play("Poison Ivy")
    assert table.discard_of(FOE) == []
    assert table.weaknesses_left == 20


# --- Scarecrow --------------------------------------------------------------------------------


@pytest.mark.card("base-set:scarecrow")
@pytest.mark.rule("R1", "W1")
def test_scarecrow_brings_weaknesses_while_they_last(table: Script) -> None:
    base(table, 3).weaknesses(1).hand(ME, "Scarecrow").play("Scarecrow")
    assert table.discard_of(FOE) == ["Weakness"]
    assert table.discard_of(THIRD) == []
    assert table.power == 2


# --- Solomon Grundy ---------------------------------------------------------------------------


@pytest.mark.card("base-set:solomon-grundy")
@pytest.mark.rule("K9")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_solomon_grundy_may_go_onto_the_deck_when_he_is_bought(table: Script, answer: str) -> None:
    base(table).hand(ME, "Super Strength", "Kick").deck(ME, "Punch").line_up("Solomon Grundy")
    plays(table, "Super Strength", "Kick").buy("Solomon Grundy")
    table.asks(ME, "may", ["yes", "no"]).answer(answer)
    there = ["Solomon Grundy"]
    assert table.deck_of(ME) == [*(there if answer == "yes" else []), "Punch"]
    assert table.discard_of(ME) == ([] if answer == "yes" else there)


@pytest.mark.card("base-set:solomon-grundy", "base-set:deathstroke")
def test_solomon_grundy_may_do_so_when_he_is_gained_too(table: Script) -> None:
    base(table).hand(ME, "Deathstroke").line_up("Solomon Grundy").play("Deathstroke")
    table.asks(ME, "gain", ["Solomon Grundy", "none"]).answer("Solomon Grundy")
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.deck_of(ME) == ["Solomon Grundy"]


@pytest.mark.card("base-set:solomon-grundy", "base-set:aquamans-trident")
def test_solomon_grundy_put_onto_the_deck_by_a_trident_is_not_asked_about_again(
    table: Script,
) -> None:
    base(table).hand(ME, "Aquaman's Trident", "Super Strength").line_up("Solomon Grundy")
    plays(table, "Aquaman's Trident", "Super Strength").buy("Solomon Grundy")
    table.asks(ME, "place", ["deck-top", "discard"]).answer("deck-top")
    assert table.deck_of(ME) == ["Solomon Grundy"]


# --- Starro -----------------------------------------------------------------------------------


@pytest.mark.card("base-set:starro")
def test_starro_plays_any_of_the_discarded_top_cards_and_puts_them_back(table: Script) -> None:
    base(table, 3).hand(ME, "Starro").deck(FOE, "Doomsday", "Punch").deck(THIRD, "Catwoman")
    table.play("Starro").asks(ME, "play", ["Catwoman", "Doomsday", "none"]).answer("Catwoman")
    table.asks(ME, "play", ["Doomsday", "none"]).answer("Doomsday")
    table.asks(ME, "order", ["Catwoman", "Doomsday"]).answer("Doomsday")
    assert table.power == 6
    assert table.discard_of(FOE) == ["Doomsday"]
    assert table.discard_of(THIRD) == ["Catwoman"]


@pytest.mark.card("base-set:starro")
def test_starro_need_not_play_and_cannot_play_a_location(table: Script) -> None:
    base(table, 3).hand(ME, "Starro").deck(FOE, "The Batcave").deck(THIRD, "Catwoman")
    table.play("Starro").asks(ME, "play", ["Catwoman", "none"]).answer("none")
    assert table.power == 0
    assert table.discard_of(FOE) == ["The Batcave"]
    assert table.discard_of(THIRD) == ["Catwoman"]


@pytest.mark.card("base-set:starro", "base-set:lasso-of-truth")
@pytest.mark.rule("A4")
def test_starro_cannot_play_the_card_of_who_avoided_him(table: Script) -> None:
    base(table, 3).hand(ME, "Starro").hand(FOE, "Lasso of Truth").deck(FOE, "Punch", "Doomsday")
    table.deck(THIRD, "Catwoman").play("Starro")
    table.asks(FOE, "defend", ["Lasso of Truth", "none"]).answer("Lasso of Truth")
    table.asks(ME, "play", ["Catwoman", "none"]).answer("Catwoman")
    assert table.power == 2
    assert table.discard_of(FOE) == ["Lasso of Truth"]


# --- Suicide Squad ----------------------------------------------------------------------------


@pytest.mark.card("base-set:suicide-squad", "base-set:blue-beetle")
def test_the_third_suicide_squad_makes_foes_discard_their_hands(table: Script) -> None:
    base(table, 3).hand(ME, *["Suicide Squad"] * 3).hand(FOE, "Blue Beetle", "Robin")
    table.hand(THIRD, "Kick")
    plays(table, "Suicide Squad", "Suicide Squad")
    assert hand(table, FOE) == ["Blue Beetle", "Robin"]
    table.play("Suicide Squad")
    assert table.power == 6
    assert table.hand_of(FOE) == table.hand_of(THIRD) == []
    assert sorted(table.discard_of(FOE)) == ["Blue Beetle", "Robin"]


@pytest.mark.card("base-set:suicide-squad", "base-set:clayface")
def test_a_suicide_squad_played_again_is_no_other_one(table: Script) -> None:
    base(table).hand(ME, "Suicide Squad", "Suicide Squad", "Clayface").hand(FOE, "Robin")
    plays(table, "Suicide Squad", "Suicide Squad", "Clayface")
    assert table.power == 6
    assert table.hand_of(FOE) == ["Robin"]


@pytest.mark.card("base-set:suicide-squad")
@pytest.mark.parametrize("n", [1, 2, 3, 6])
def test_suicide_squads_are_worth_their_number_each(table: Script, n: int) -> None:
    base(table).discard(ME, *["Suicide Squad"] * n)
    assert points(table)[ME] == n * n


# --- The Penguin ------------------------------------------------------------------------------


@pytest.mark.card("base-set:the-penguin")
def test_the_penguin_draws_two_then_discards_two(table: Script) -> None:
    base(table).hand(ME, "The Penguin", "Punch").deck(ME, "Kick", "Robin", "Mera")
    table.play("The Penguin").asks(ME, "discard", ["Kick", "Punch", "Robin"]).answer("Punch")
    table.asks(ME, "discard", ["Kick", "Robin"]).answer("Robin")
    assert table.hand_of(ME) == ["Kick"]
    assert sorted(table.discard_of(ME)) == ["Punch", "Robin"]


@pytest.mark.card("base-set:the-penguin")
@pytest.mark.rule("D6")
def test_the_penguin_discards_what_there_is(table: Script) -> None:
    base(table).hand(ME, "The Penguin").deck(ME, "Kick").play("The Penguin")
    assert table.hand_of(ME) == []
    assert table.discard_of(ME) == ["Kick"]


# --- The Riddler ------------------------------------------------------------------------------


@pytest.mark.card("base-set:the-riddler")
def test_the_riddler_gives_one_power_and_then_nothing_can_be_paid(table: Script) -> None:
    base(table).hand(ME, "The Riddler", "Super Strength").play("The Riddler")
    table.asks(ME, "instead", ["yes", "no"]).answer("no")
    assert table.power == 1
    table.play("Super Strength")
    assert not {option for option in table.turn_options() if option.startswith("use")}


@pytest.mark.card("base-set:the-riddler")
def test_the_riddler_lets_me_pay_three_power_any_number_of_times(table: Script) -> None:
    base(table).hand(ME, "The Riddler", "Super Strength", "Kick").main_deck("Lobo", "Robin", "Mera")
    table.play("The Riddler").asks(ME, "instead", ["yes", "no"]).answer("yes")
    assert table.power == 0
    assert not {option for option in table.turn_options() if option.startswith("use")}
    table.play("Super Strength").use("The Riddler")
    assert table.power == 2
    assert table.discard_of(ME) == ["Lobo"]
    table.play("Kick").use("The Riddler")
    assert table.power == 1
    assert table.discard_of(ME) == ["Lobo", "Robin"]
    assert table.main_deck_now == ["Mera"]


@pytest.mark.card("base-set:the-riddler")
def test_the_riddlers_offer_ends_with_the_turn(table: Script) -> None:
    base(table).hand(ME, "The Riddler").deck(ME, *["Kick"] * 5).play("The Riddler")
    table.asks(ME, "instead", ["yes", "no"]).answer("yes").end().end()
    plays(table, "Kick", "Kick")
    assert not {option for option in table.turn_options() if option.startswith("use")}


@pytest.mark.card("base-set:the-riddler")
@pytest.mark.ruling("Q14")
def test_the_riddler_sells_nothing_off_an_empty_main_deck(table: Script) -> None:
    base(table).main_deck("Robin").hand(ME, "The Riddler", "Super Strength", "Kick")
    table.play("The Riddler").asks(ME, "instead", ["yes", "no"]).answer("yes")
    plays(table, "Super Strength", "Kick").use("The Riddler")
    assert table.discard_of(ME) == ["Robin"]
    assert not {option for option in table.turn_options() if option.startswith("use")}


@pytest.mark.card("base-set:the-riddler", "base-set:aquaman")
def test_the_riddlers_card_is_gained(table: Script) -> None:
    base(table).hero(ME, "Aquaman").main_deck("Robin").hand(ME, "The Riddler", "Super Strength")
    table.play("The Riddler").asks(ME, "instead", ["yes", "no"]).answer("yes")
    table.play("Super Strength").use("The Riddler")
    table.asks(ME, "place", ["deck-top", "discard"]).answer("deck-top")
    assert table.deck_of(ME) == ["Robin"]


# --- Two-Face ---------------------------------------------------------------------------------


@pytest.mark.card("base-set:two-face")
@pytest.mark.parametrize(
    ("top", "mode", "drawn"),
    [
        ("Kick", "mode 0", True),
        ("Kick", "mode 1", False),
        ("Bane", "mode 0", False),
        ("Bane", "mode 1", True),
        ("Punch", "mode 1", True),
        ("Weakness", "mode 0", False),
    ],
)
def test_two_face_draws_or_discards_by_odd_and_even(
    table: Script, top: str, mode: str, drawn: bool
) -> None:
    base(table).hand(ME, "Two-Face").deck(ME, top, "Robin").play("Two-Face")
    table.asks(ME, "choose", ["mode 0", "mode 1"]).answer(mode)
    assert table.power == 1
    assert table.hand_of(ME) == ([top] if drawn else [])
    assert table.discard_of(ME) == ([] if drawn else [top])
    assert table.deck_of(ME) == ["Robin"]
