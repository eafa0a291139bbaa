"""Heroes Unite: destroying, gaining, and the order of effects."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hu_tables import kicks_left, offered, play_all, standard
from script import ME, Script

from archrivals.boxes.recipes import RECIPES


@pytest.mark.book("HU-075", "Heroes Unite: Destroying Cards")
def test_hu_075_destroyed_cards_do_not_return_to_their_stacks(table: Script) -> None:
    standard(table).place("stack", *["Kick"] * 10).weaknesses(7)
    table.hand(ME, "Soultaker Sword", "Soultaker Sword", "Kick", "Weakness")
    table.play("Soultaker Sword")
    table.asks(ME, "destroy", ["Kick", "Soultaker Sword", "Weakness", "none"]).answer("Kick")
    table.play("Soultaker Sword").asks(ME, "destroy", ["Weakness", "none"]).answer("Weakness")
    assert table.destroyed == ["Kick", "Weakness"]
    assert kicks_left(table) == 10
    assert table.weaknesses_left == 7
    table.end()
    mine = table.hand_of(ME) + table.deck_of(ME) + table.discard_of(ME)
    assert "Kick" not in mine
    assert "Weakness" not in mine


@pytest.mark.book("HU-076", "Heroes Unite: Destroying Cards")
@pytest.mark.parametrize("choice", ["Katana", "none"])
def test_hu_076_a_text_that_destroys_up_to_one_may_destroy_none(table: Script, choice: str) -> None:
    standard(table).hand(ME, "Soultaker Sword", "Katana").play("Soultaker Sword")
    table.asks(ME, "destroy", ["Katana", "none"]).answer(choice)
    assert table.destroyed == [name for name in [choice] if name != "none"]
    assert table.in_play_of(ME) == ["Soultaker Sword"]


@pytest.mark.book("HU-077", "Heroes Unite: Destroying Cards")
@pytest.mark.parametrize(
    ("lost", "left", "power"), [("Brother Blood", "Skeets", 6), ("Skeets", "Brother Blood", 4)]
)
def test_hu_077_the_red_lantern_power_ring_must_destroy_one(
    table: Script, lost: str, left: str, power: int
) -> None:
    standard(table).hand(ME, "Red Lantern Power Ring").deck(ME, "Skeets", "Brother Blood")
    table.play("Red Lantern Power Ring")
    table.asks(ME, "destroy", ["Skeets", "Brother Blood"]).answer(lost)
    assert table.power == power
    assert table.destroyed == [lost]
    assert table.deck_of(ME) == [left]


@pytest.mark.book("HU-078", "Heroes Unite: Ending Your Turn, step 3; Sonic Siren")
def test_hu_078_sonic_siren_refills_her_own_slot_only(table: Script) -> None:
    standard(table).hand(ME, "Kick", "Sonic Siren").main_deck("Batarang", "Raven", "Talon")
    table.line_up("Katana", "Larfleeze", "Sciencell", "Oa", "Starbolt")
    table.play("Kick").buy("Katana").play("Sonic Siren")
    options = ["Larfleeze", "Sciencell", "Oa", "Starbolt", "none"]
    table.asks(ME, "destroy", options).answer("Larfleeze")
    assert sorted(table.line_up_now) == ["Batarang", "Oa", "Sciencell", "Starbolt"]
    assert offered(table, "buy") == ["Batarang"]
    table.end()
    assert sorted(table.line_up_now) == ["Batarang", "Oa", "Raven", "Sciencell", "Starbolt"]


@pytest.mark.book("HU-079", "Heroes Unite: Gaining Cards")
def test_hu_079_a_card_that_is_not_there_is_not_gained(table: Script) -> None:
    standard(table).hand(ME, "Orange Lantern Power Ring")
    table.line_up("Katana", "Raven", "Oa", "Talon", "Starbolt").play("Orange Lantern Power Ring")
    assert table.table.ask.kind == "turn"
    assert table.power == 2
    assert table.hand_of(ME) == []


@pytest.mark.book("HU-080", "Heroes Unite: Gaining Cards")
def test_hu_080_gaining_costs_nothing(table: Script) -> None:
    standard(table).hand(ME, "Starbolt", "Warrior Princess")
    line_up = ["Larfleeze", "Katana", "Raven", "Oa", "Skeets"]
    table.line_up(*line_up).play("Starbolt").play("Warrior Princess")
    table.asks(ME, "gain", line_up).answer("Larfleeze")
    assert table.hand_of(ME) == ["Larfleeze"]
    assert table.power == 2 + 3
    assert offered(table, "play") == ["Larfleeze"]


@pytest.mark.book("HU-081", "Heroes Unite: Gaining Cards")
def test_hu_081_a_card_gained_into_hand_is_not_in_the_discard_pile(table: Script) -> None:
    standard(table).hand(ME, "Teleportation", "Manhunter").main_deck("Manhunter", "Oa")
    table.play("Teleportation")
    assert table.hand_of(ME) == ["Manhunter", "Manhunter"]
    assert table.discard_of(ME) == []
    assert table.play("Manhunter").power == 1
    assert table.play("Manhunter").power == 1 + 1


@pytest.mark.book("HU-082", "Heroes Unite: Specific Cards, Deadman")
def test_hu_082_deadman_works_when_an_effect_gains_him(table: Script) -> None:
    standard(table).hand(ME, "Larfleeze", "Weakness").discard(ME, "Vulnerability")
    table.line_up("Deadman", "Sciencell").play("Larfleeze")
    table.asks(ME, "gain", ["Deadman", "none"]).answer("Deadman")
    options = ["Deadman", "Vulnerability", "Weakness", "none"]
    table.asks(ME, "destroy", options).answer("Weakness")
    table.asks(ME, "destroy", ["Deadman", "Vulnerability", "none"]).answer("Vulnerability")
    assert table.destroyed == ["Weakness", "Vulnerability"]
    assert table.hand_of(ME) == ["Deadman"]
    assert table.power == 0
    table.play("Deadman")
    assert table.power == 2
    assert table.table.ask.kind == "turn"


@pytest.mark.book("HU-083", "Heroes Unite: Resolving Card Abilities")
def test_hu_083_nightwing_draws_after_skeets_has_moved_a_card(table: Script) -> None:
    standard(table).hero(ME, "Nightwing").hand(ME, "Batarang", "Skeets", "Batarang")
    table.discard(ME, "Raven").deck(ME, "Punch")
    assert table.play("Batarang").power == 3
    table.play("Skeets").asks(ME, "move", ["Raven", "none"]).answer("Raven")
    assert table.deck_of(ME) == ["Raven", "Punch"]
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.hand_of(ME) == ["Batarang", "Raven"]
    assert table.play("Batarang").power == 3 + 2
    assert table.hand_of(ME) == ["Raven"]


@pytest.mark.book("HU-084", "Heroes Unite: DC Comics Super Heroes")
def test_hu_084_both_abilities_of_a_super_hero_work_in_one_turn(table: Script) -> None:
    standard(table).hero(ME, "Nightwing").hand(ME, "Batarang", "Legion Flight Ring")
    table.deck(ME, "Raven", "Talon", "Punch").play("Batarang")
    assert table.power == 2 + 1
    table.play("Legion Flight Ring")
    assert table.hand_of(ME) == ["Raven"]
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.hand_of(ME) == ["Raven", "Talon"]


@pytest.mark.book("HU-085", "Heroes Unite: DC Comics Super Heroes")
def test_hu_085_an_ability_may_be_left_unused(table: Script) -> None:
    standard(table).hero(ME, "Nightwing").hand(ME, "Batarang", "Sciencell", "Batarang")
    table.deck(ME).discard(ME, *["Weakness"] * 5)
    play_all(table, "Batarang", "Sciencell").asks(ME, "may", ["yes", "no"]).answer("no")
    assert table.discard_of(ME) == ["Weakness"] * 5
    assert table.deck_of(ME) == []
    table.play("Batarang")
    assert table.table.ask.kind == "turn"
    assert table.discard_of(ME) == ["Weakness"] * 5


@pytest.mark.book("HU-086", "Heroes Unite: Resolving Card Abilities; Combining Sets")
def test_hu_086_both_triggers_come_after_the_card(table: Script) -> None:
    table.mixture(replace(RECIPES["two-sets"], players=2)).hero(ME, "Nightwing")
    table.in_play(ME, "The Batcave").hand(ME, "Batarang").deck(ME, "Kid Flash", "Punch")
    table.play("Batarang")
    assert table.power == 2 + 1
    assert table.hand_of(ME) == ["Kid Flash"]
    assert table.deck_of(ME) == ["Punch"]


@pytest.mark.book("HU-087", "Heroes Unite: Order of Playing Your Cards")
def test_hu_087_a_text_resolves_in_printed_order(table: Script) -> None:
    standard(table).hand(ME, "Mongul", "Punch").deck(ME, "Katana", "Skeets", "Talon")
    table.play("Mongul").asks(ME, "destroy", ["Punch", "Katana", "Skeets"])
    assert table.power == 2
    assert [ask.kind for ask in table.table.asks] == ["destroy"]
    table.answer("Punch")
    assert table.hand_of(ME) == ["Katana", "Skeets"]


@pytest.mark.book("HU-088", "Heroes Unite: Shuffling Your Deck; H'el")
def test_hu_088_hel_draws_through_a_weak_deck(table: Script) -> None:
    standard(table).hand(ME, "H'el").deck(ME, "Punch", "Katana", "Punch")
    table.discard(ME, "Skeets", "Batarang").play("H'el")
    assert table.hand_of(ME)[:3] == ["Punch", "Katana", "Punch"]
    assert sorted(table.hand_of(ME)[3:]) == ["Batarang", "Skeets"]
    assert table.deck_of(ME) == table.discard_of(ME) == []
    assert table.in_play_of(ME) == ["H'el"]
    assert table.power == 0


def mortal(table: Script, *bought: str) -> Script:
    """World's Mightiest Mortal lets both revealed cards join the Line-Up."""
    standard(table).hand(ME, "Kick", "Kick", "World's Mightiest Mortal")
    table.line_up("Katana", "Batarang", "Sciencell", "Oa", "Starbolt")
    table.main_deck("Raven", "Talon", "Skeets", "Deadshot")
    play_all(table, "Kick", "Kick")
    for name in bought:
        table.buy(name)
    table.play("World's Mightiest Mortal")
    return table.asks(ME, "move", ["Raven", "Talon", "none"]).answer("Raven", "Talon")


@pytest.mark.book("HU-089", "Heroes Unite: End of Turn, step 6; World's Mightiest Mortal")
def test_hu_089_cards_that_join_the_line_up_fill_its_empty_slots(table: Script) -> None:
    mortal(table, "Katana", "Batarang").end()
    assert sorted(table.line_up_now) == ["Oa", "Raven", "Sciencell", "Starbolt", "Talon"]
    assert table.main_deck_now == ["Skeets", "Deadshot"]


@pytest.mark.book("HU-089", "Heroes Unite: End of Turn, step 6; World's Mightiest Mortal")
def test_hu_089_a_line_up_of_seven_is_refilled_only_below_five(table: Script) -> None:
    mortal(table).end()
    assert len(table.line_up_now) == 7
    table.end()
    assert len(table.line_up_now) == 7
    assert table.main_deck_now == ["Skeets", "Deadshot"]
