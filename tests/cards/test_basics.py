"""Starters, the Kick stack and the Weakness stack of Heroes Unite."""

from __future__ import annotations

import pytest
from script import FOE, ME, THIRD, Script

from archrivals.engine.state.flat import STACK


def kicks_left(table: Script) -> int:
    return len(table.names(STACK))


# --- Punch and Vulnerability ------------------------------------------------------------------


@pytest.mark.card("punch")
@pytest.mark.rule("T3")
def test_a_punch_gives_one_power_each(table: Script) -> None:
    table.hand(ME, "Punch", "Punch").play("Punch")
    assert table.power == 1
    table.play("Punch")
    assert table.power == 2
    assert table.in_play_of(ME) == ["Punch", "Punch"]


@pytest.mark.card("punch", "vulnerability")
@pytest.mark.rule("T4")
def test_four_punches_and_a_vulnerability_buy_for_four(table: Script) -> None:
    table.hand(ME, *["Punch"] * 4, "Vulnerability").line_up("Deadman", "Katana", "Raven", "Oa")
    table.play("Vulnerability").play("Punch").play("Punch").play("Punch").play("Punch")
    assert table.turn_options() == ["buy Deadman", "buy Katana", "buy Kick", "buy Raven", "end"]


@pytest.mark.card("vulnerability")
@pytest.mark.rule("T7")
def test_a_vulnerability_is_played_without_effect(table: Script) -> None:
    table.hand(ME, "Vulnerability").deck(ME, "Punch").play("Vulnerability")
    assert table.power == 0
    assert table.hand_of(ME) == []
    assert table.in_play_of(ME) == ["Vulnerability"]


@pytest.mark.card("punch", "vulnerability", "weakness")
@pytest.mark.rule("T7", "T8", "E1")
def test_played_and_kept_cards_leave_at_the_end_of_the_turn(table: Script) -> None:
    table.hand(ME, "Vulnerability", "Vulnerability", "Punch", "Weakness").deck(ME, *["Kick"] * 5)
    table.play("Vulnerability").end()
    assert sorted(table.discard_of(ME)) == ["Punch", "Vulnerability", "Vulnerability", "Weakness"]
    assert table.hand_of(ME) == ["Kick"] * 5
    assert table.in_play_of(ME) == []
    assert table.power == 0


@pytest.mark.card("punch", "vulnerability")
@pytest.mark.rule("K1")
def test_punch_and_vulnerability_are_of_one_type(table: Script) -> None:
    table.hand(ME, "Punch", "Vulnerability", "Black Adam").play("Punch").play("Vulnerability")
    table.play("Black Adam")
    assert table.power == 1 + 2 * 2


# --- Kick -------------------------------------------------------------------------------------


@pytest.mark.card("kick")
def test_a_kick_gives_two_power(table: Script) -> None:
    table.hand(ME, "Kick").play("Kick")
    assert table.power == 2


@pytest.mark.card("kick")
@pytest.mark.rule("S4", "T4", "T5")
def test_any_number_of_kicks_are_bought_within_the_power(table: Script) -> None:
    table.hand(ME, "Brother Blood", "Brother Blood").line_up("Sciencell", "Oa")
    table.play("Brother Blood").play("Brother Blood")
    before = kicks_left(table)
    table.buy("Kick").buy("Kick")
    assert table.discard_of(ME) == ["Kick", "Kick"]
    assert kicks_left(table) == before - 2
    assert table.power == 2
    assert table.turn_options() == ["end"]
    assert table.line_up_now == ["Oa", "Sciencell"]


@pytest.mark.card("kick")
@pytest.mark.rule("S4")
def test_no_kick_is_bought_once_the_stack_is_out(table: Script) -> None:
    table.place("stack", "kick").hand(ME, "Brother Blood", "Kick").line_up()
    table.play("Brother Blood").play("Kick")
    assert table.turn_options() == ["buy Kick", "end"]
    table.buy("Kick")
    assert table.power == 3
    assert table.turn_options() == ["end"]


@pytest.mark.card("kick", "larfleeze", "sonic-siren")
@pytest.mark.rule("S3", "S4")
def test_the_kick_stack_is_no_part_of_the_line_up(table: Script) -> None:
    table.hand(ME, "Larfleeze", "Sonic Siren").line_up("Katana")
    table.play("Larfleeze").asks(ME, "gain", ["Katana", "none"]).answer("none")
    table.play("Sonic Siren").asks(ME, "destroy", ["Katana", "none"]).answer("none")


@pytest.mark.card("kick")
@pytest.mark.rule("D3")
def test_a_destroyed_kick_does_not_return_to_its_stack(table: Script) -> None:
    table.hand(ME, "Red Lantern Corps", "Kick")
    before = kicks_left(table)
    table.play("Red Lantern Corps").asks(ME, "destroy", ["Kick", "none"]).answer("Kick")
    assert table.destroyed == ["Kick"]
    assert kicks_left(table) == before


@pytest.mark.card("kick", "superboy")
@pytest.mark.rule("K1")
def test_a_kick_is_a_super_power(table: Script) -> None:
    table.hand(ME, "Superboy").discard(ME, "Kick").play("Superboy")
    assert table.hand_of(ME) == ["Kick"]


# --- Weakness ---------------------------------------------------------------------------------


@pytest.mark.card("weakness")
@pytest.mark.rule("W3", "T7")
def test_a_weakness_does_nothing_when_drawn_or_played(table: Script) -> None:
    table.hand(ME, "Raven").deck(ME, "Weakness", "Punch").play("Raven")
    assert table.hand_of(ME) == ["Weakness"]
    table.play("Weakness")
    assert table.power == 1
    assert table.in_play_of(ME) == ["Raven", "Weakness"]


@pytest.mark.card("weakness")
@pytest.mark.rule("W2", "G4")
def test_every_weakness_costs_a_point_wherever_it_lies(table: Script) -> None:
    table.hand(ME, "Weakness").discard(ME, "Weakness", "Brother Blood").deck(ME, "Weakness")
    table.deck(FOE, "Weakness").main_deck().line_up("Oa").end()
    assert table.table.result is not None
    assert table.table.result.points == (-1, -1)


@pytest.mark.card("weakness", "black-adam")
@pytest.mark.rule("K1")
def test_a_weakness_has_no_type(table: Script) -> None:
    table.hand(ME, "Weakness", "Black Adam").play("Weakness").play("Black Adam")
    assert table.power == 2


@pytest.mark.card("weakness", "talon")
@pytest.mark.rule("K1")
def test_a_weakness_is_no_starter(table: Script) -> None:
    table.hand(ME, "Talon", "Weakness").play("Talon").play("Weakness")
    assert table.power == 0


@pytest.mark.card("weakness")
@pytest.mark.rule("D3")
def test_a_destroyed_weakness_does_not_return_to_its_stack(table: Script) -> None:
    table.hand(ME, "Red Lantern Corps", "Weakness").weaknesses(3)
    table.play("Red Lantern Corps").asks(ME, "destroy", ["Weakness", "none"]).answer("Weakness")
    assert table.destroyed == ["Weakness"]
    assert table.weaknesses_left == 3


@pytest.mark.card("weakness")
@pytest.mark.rule("S4")
def test_a_weakness_is_never_bought(table: Script) -> None:
    table.hand(ME, "Punch").line_up().play("Punch")
    assert table.turn_options() == ["end"]


@pytest.mark.card("weakness", "black-lantern-corps")
@pytest.mark.rule("R1", "W1")
def test_the_last_weaknesses_go_to_the_first_foes_in_turn_order(table: Script) -> None:
    table.players(4).options(first=ME).weaknesses(2).hand(ME, "Black Lantern Corps")
    table.play("Black Lantern Corps")
    assert table.discard_of(FOE) == ["Weakness"]
    assert table.discard_of(THIRD) == ["Weakness"]
    assert table.discard_of(THIRD + 1) == []
    assert table.weaknesses_left == 0
