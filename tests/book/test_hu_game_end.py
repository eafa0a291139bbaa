"""Heroes Unite: the score, ties, and a win by a card's text."""

from __future__ import annotations

import pytest
from hu_tables import nobody_defends, play_all, standard
from script import FOE, ME, THIRD, Script


def scored(table: Script) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """End the game, for no Super-Villain can be flipped; return points and winners."""
    result = table.super_villains().end().table.result
    assert result is not None
    assert result.rule == "G2"
    return result.points, result.winners


@pytest.mark.book("HU-090", "Heroes Unite: End of Game")
def test_hu_090_cards_of_all_piles_and_locations_in_play_count(table: Script) -> None:
    table.deck(ME, *["Punch"] * 4).hand(ME, "Katana").discard(ME, "Kick", "Weakness", "Trigon")
    assert scored(table.in_play(ME, "Apokolips")) == ((1 + 1 - 1 + 6 + 1, 0), (ME,))


@pytest.mark.book("HU-091", "Heroes Unite: End of Game")
def test_hu_091_ongoing_cards_that_are_no_locations_count_too(table: Script) -> None:
    points, _ = scored(standard(table).in_play(ME, "Vandal Savage", "Force Field"))
    assert points == (4 + 1, 0)


@pytest.mark.book("HU-092", "Heroes Unite: End of Game")
def test_hu_092_a_tie_goes_to_more_super_villains(table: Script) -> None:
    table.players(3)
    table.discard(ME, "Trigon", "Amazo", "Arkillo", *["Kick"] * 9)
    table.deck(ME, "Jason Blood", "Kyle Rayner", "Warrior Princess")
    table.discard(FOE, "Black Adam", "Hector Hammond", "Mongul", "Nekron", *["Kick"] * 7)
    table.discard(THIRD, "Vandal Savage", "Graves", "H'el", "Helspont", "Mr. Freeze")
    table.deck(THIRD, *["Katana"] * 4, *["Raven"] * 2)
    assert scored(table) == ((31, 31, 30), (FOE,))


@pytest.mark.book("HU-093", "Heroes Unite: End of Game")
def test_hu_093_a_full_tie_is_shared(table: Script) -> None:
    table.discard(ME, "Trigon", "Nekron", "Mongul", *["Kick"] * 13)
    table.discard(FOE, "Black Adam", "Hector Hammond", "Arkillo", *["Katana"] * 4)
    table.deck(FOE, *["Raven"] * 3, *["Batarang"] * 4, *["Manhunter"] * 3)
    assert scored(table) == ((31, 31), (ME, FOE))


@pytest.mark.book("HU-094", "Heroes Unite: End of Game")
def test_hu_094_points_that_depend_on_the_deck(table: Script) -> None:
    table.discard(ME, "Blue Lantern Power Ring", "Green Lantern Power Ring")
    table.hand(ME, "Legion Flight Ring", "White Lantern Power Battery", "Larfleeze")
    table.deck(ME, "Saint Walker", "Saint Walker", "Katana", "Katana", *["Punch"] * 7)
    table.in_play(ME, *["Vulnerability"] * 3, *["Weakness"] * 2)
    points, _ = scored(table)
    assert points[ME] == (2 + 2) + 1 + 2 + (2 + 2) + (1 + 1) - 2 + 21 // 7


@pytest.mark.book("HU-095", "Heroes Unite: End of Game")
def test_hu_095_sciencell_counts_each_name_once(table: Script) -> None:
    table.discard(ME, "Sciencell", "Sciencell", *["Manhunter"] * 3, "Trigon", "Deadshot")
    points, _ = scored(table)
    assert points[ME] == 3 + 3 + 3 + 6 + 1


@pytest.mark.book("HU-096", "Heroes Unite: Kyle Rayner, a third way to win")
def test_hu_096_three_power_rings_with_kyle_rayner_win_at_once(table: Script) -> None:
    rings = ("Red Lantern Power Ring", "Orange Lantern Power Ring", "Star Sapphire Power Ring")
    standard(table).hand(ME, *rings, "Kyle Rayner").discard(FOE, "Trigon", "Nekron", "Mongul")
    table.line_up("Katana", "Raven", "Oa", "Talon", "Starbolt")
    table.deck(ME, "Punch", "Vulnerability", "Katana", "Raven")
    table.play(rings[0]).asks(ME, "destroy", ["Punch", "Vulnerability"]).answer("Punch")
    play_all(table, rings[1], "Kyle Rayner")
    assert not table.table.over
    table.play(rings[2])
    assert "Katana" in table.hand_of(ME), "the ring resolves first"
    result = table.table.result
    assert result is not None
    assert result.winners == (ME,)
    assert result.points[ME] < result.points[FOE]


@pytest.mark.book("HU-096", "Heroes Unite: Kyle Rayner, a third way to win")
def test_hu_096_plastic_man_with_the_text_of_a_ring_is_no_ring(table: Script) -> None:
    rings = ("Yellow Lantern Corps Power Ring", "Orange Lantern Power Ring")
    standard(table).hand(ME, *rings, "Kyle Rayner", "Plastic Man")
    table.line_up("Katana", "Raven", "Oa", "Talon", "Starbolt").play(rings[0])
    nobody_defends(table, FOE)
    table.asks(FOE, "discard", ["Punch", "Vulnerability"]).answer("Punch")
    play_all(table, rings[1], "Kyle Rayner", "Plastic Man")
    table.asks(ME, "take-text", list(rings)).answer(rings[1])
    assert not table.table.over
    assert table.power == 2 + 2 + (3 + 2 * 2) + 2
