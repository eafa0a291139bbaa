"""Heroes Unite: the end of the game with Super-Hidden Super-Villains."""

from __future__ import annotations

import pytest
from hu_tables import play_all, standard
from script import FOE, ME, Script

HIDDEN = "Heroes Unite: Variant Games, Super-Hidden Super-Villains"


def two_slots_empty(table: Script, *main_deck: str) -> Script:
    """Buy two cards of six, above a main deck of just these; no hand is safe from Trigon."""
    standard(table).variants("hidden").hand(ME, "Kick", "Kick").hand(FOE, "Talon")
    table.line_up("Katana", "Batarang", "Starbolt", "Sciencell", "Oa", "Brother Blood")
    table.deck(ME, "Raven", *["Punch"] * 9).main_deck(*main_deck)
    return play_all(table, "Kick", "Kick").buy("Katana").buy("Batarang")


@pytest.mark.book("HU-112", HIDDEN)
def test_hu_112_the_game_ends_when_the_refill_empties_the_main_deck(table: Script) -> None:
    two_slots_empty(table, "Skeets", "Deadshot")
    assert not table.table.over
    table.end()
    assert len(table.line_up_now) == 6
    assert table.main_deck_now == []
    result = table.table.result
    assert result is not None
    assert result.rule == "H3"
    assert result.points == (5, 1), "two Kicks, Katana, Batarang and Raven against Talon"
    assert result.winners == (ME,)
    assert table.table.asks == ()


@pytest.mark.book("HU-112", HIDDEN)
def test_hu_112_a_super_villain_who_comes_last_makes_no_first_appearance(table: Script) -> None:
    two_slots_empty(table, "Skeets", "Trigon").end()
    assert table.table.over
    assert "Trigon" in table.line_up_now
    assert table.destroyed == []
    assert table.hand_of(FOE) == ["Talon"]


@pytest.mark.book("HU-112", HIDDEN)
def test_hu_112_a_main_deck_emptied_in_mid_turn_waits_for_the_refill(table: Script) -> None:
    standard(table).variants("hidden").hand(ME, "Teleportation", "Kick", "Punch")
    table.line_up("Katana", "Batarang", "Starbolt", "Sciencell", "Oa", "Brother Blood")
    table.main_deck("Skeets").play("Teleportation")
    assert table.main_deck_now == []
    assert not table.table.over
    play_all(table, "Kick", "Punch")
    assert not table.table.over
    table.end()
    result = table.table.result
    assert result is not None
    assert result.rule == "H3"
    assert len(table.line_up_now) == 6


@pytest.mark.book("HU-112", HIDDEN)
def test_hu_112_with_a_card_left_in_the_main_deck_the_game_goes_on(table: Script) -> None:
    two_slots_empty(table, "Skeets", "Deadshot", "Raven").end()
    assert not table.table.over
    assert table.active == FOE
    assert table.main_deck_now == ["Raven"]
