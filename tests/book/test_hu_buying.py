"""Heroes Unite: playing cards, Power, and what it buys."""

from __future__ import annotations

import pytest
from hu_tables import kicks_left, offered, play_all, standard, villains_left
from script import FOE, ME, Script


@pytest.mark.book("HU-010", "Heroes Unite: Sample Turn Sequence")
def test_hu_010_the_sample_turn(table: Script) -> None:
    standard(table).hand(ME, *["Punch"] * 4, "Vulnerability").main_deck("Raven", "Oa")
    table.line_up("Dr. Sivana", "Sciencell", "Starbolt", "Jason Blood", "Larfleeze")
    play_all(table, *["Punch"] * 4)
    assert table.power == 4
    table.buy("Dr. Sivana")
    assert table.power == 0
    assert table.discard_of(ME) == ["Dr. Sivana"]
    table.end()
    assert sorted(table.discard_of(ME)) == ["Dr. Sivana", *["Punch"] * 4, "Vulnerability"]
    assert len(table.hand_of(ME)) == 5
    assert sorted(table.line_up_now) == [
        "Jason Blood",
        "Larfleeze",
        "Raven",
        "Sciencell",
        "Starbolt",
    ]
    assert table.main_deck_now == ["Oa"]
    assert table.active == FOE


@pytest.mark.book("HU-011", "Heroes Unite: Gameplay")
def test_hu_011_several_cards_are_bought_out_of_one_total(table: Script) -> None:
    standard(table).hand(ME, *["Punch"] * 4)
    table.line_up("Katana", "Batarang", "Skeets", "Raven", "Granny Goodness")
    play_all(table, *["Punch"] * 4)
    assert offered(table, "buy") == ["Batarang", "Katana", "Kick", "Raven", "Skeets"]
    table.buy("Katana")
    assert table.power == 2
    assert offered(table, "buy") == ["Batarang"]
    table.buy("Batarang")
    assert table.power == 0
    assert table.discard_of(ME) == ["Katana", "Batarang"]
    assert sorted(table.line_up_now) == ["Granny Goodness", "Raven", "Skeets"]


@pytest.mark.book("HU-012", "Heroes Unite: Gameplay")
def test_hu_012_two_copies_in_the_line_up_are_two_cards(table: Script) -> None:
    standard(table).hand(ME, *["Kick"] * 3)
    table.line_up("Manhunter", "Manhunter", "Katana", "Skeets", "Oa")
    play_all(table, *["Kick"] * 3)
    table.buy("Manhunter").buy("Manhunter")
    assert table.power == 0
    assert table.discard_of(ME) == ["Manhunter", "Manhunter"]
    assert sorted(table.line_up_now) == ["Katana", "Oa", "Skeets"]


@pytest.mark.book("HU-013", "Heroes Unite: Order of Playing Your Cards")
def test_hu_013_after_a_purchase_the_turn_goes_on(table: Script) -> None:
    standard(table).hand(ME, "Punch", "Punch", "Manhunter", "Manhunter", "Vulnerability")
    table.line_up("Talon", "Manhunter", "Starbolt", "Sciencell", "Oa")
    play_all(table, "Punch", "Punch", "Manhunter")
    assert table.power == 3
    table.buy("Manhunter")
    assert table.power == 0
    table.play("Manhunter")
    assert table.power == 1 + 2, "the one in play is not in the discard pile"
    assert offered(table, "buy") == ["Kick", "Talon"]


@pytest.mark.book("HU-014", "Heroes Unite: Order of Playing Your Cards")
def test_hu_014_power_that_comes_late_can_be_spent(table: Script) -> None:
    standard(table).hand(ME, "Winged Warrior", "Katana", "Hawkgirl")
    table.line_up("Batarang", "Starbolt", "Sciencell", "Oa", "Skeets")
    table.play("Winged Warrior")
    assert table.power == 2
    table.buy("Batarang")
    assert table.power == 0
    table.play("Katana")
    assert table.power == 1 + 3
    assert "Skeets" in offered(table, "buy")
    table.play("Hawkgirl")
    assert table.power == 4 + 1, "a third Hero does not bring three more"


@pytest.mark.book("HU-015", "Heroes Unite: Turn Sequence")
def test_hu_015_one_power_short_is_too_little(table: Script) -> None:
    standard(table).hand(ME, *["Kick"] * 3, "Punch", "Punch")
    table.super_villains("Vandal Savage", "Graves")
    play_all(table, *["Kick"] * 3, "Punch")
    assert table.power == 7
    assert "Vandal Savage" not in offered(table, "buy")
    table.play("Punch")
    assert table.power == 8
    assert "Vandal Savage" in offered(table, "buy")


@pytest.mark.book("HU-016", "Heroes Unite: End of Turn, step 4")
def test_hu_016_unspent_power_is_lost(table: Script) -> None:
    standard(table).hand(ME, "Kick", "Kick", "Punch")
    play_all(table, "Kick", "Kick", "Punch")
    table.buy("Kick")
    assert table.power == 2
    table.end().end()
    assert table.active == ME
    assert table.power == 0


@pytest.mark.book("HU-017", "Heroes Unite: Gameplay")
def test_hu_017_kicks_are_bought_while_the_stack_lasts(table: Script) -> None:
    standard(table).place("stack", "Kick", "Kick").hand(ME, *["Kick"] * 3, "Punch")
    table.deck(ME, *["Kick"] * 5).hand(FOE, *["Kick"] * 2)
    play_all(table, *["Kick"] * 3, "Punch")
    table.buy("Kick").buy("Kick")
    assert table.discard_of(ME) == ["Kick", "Kick"]
    assert table.power == 1
    assert kicks_left(table) == 0
    assert offered(table, "buy") == []
    play_all(table.end(), "Kick", "Kick")
    assert "Kick" not in offered(table, "buy")
    play_all(table.end(), *["Kick"] * 5)
    assert table.active == ME
    assert "Kick" not in offered(table, "buy")


@pytest.mark.book("HU-018", "Heroes Unite: Gameplay")
def test_hu_018_a_player_may_pass_with_power_to_spend(table: Script) -> None:
    standard(table).hand(ME, *["Kick"] * 4, "Punch")
    line_up = ["Katana", "Skeets", "Raven", "Oa", "Sciencell"]
    table.line_up(*line_up).main_deck("Batarang", "Talon")
    play_all(table, *["Kick"] * 4, "Punch")
    assert table.power == 9
    assert {*line_up, "Kick", "Vandal Savage"} == set(offered(table, "buy"))
    table.end()
    assert sorted(table.line_up_now) == sorted(line_up)
    assert table.main_deck_now == ["Batarang", "Talon"]
    assert villains_left(table) == 8
    assert table.table.ask.kind == "turn"
    assert table.active == FOE


@pytest.mark.book("HU-019", "Heroes Unite: Weakness")
def test_hu_019_weaknesses_are_not_for_sale(table: Script) -> None:
    standard(table).hand(ME, "Vulnerability")
    assert table.power == 0
    assert table.weaknesses_left == 20
    assert offered(table, "buy") == []
    assert table.table.why_not(ME, ("buy", "weakness")) is not None


@pytest.mark.book("HU-020", "Heroes Unite: Gameplay")
def test_hu_020_a_vulnerability_may_be_played_and_is_a_starter(table: Script) -> None:
    standard(table).hand(ME, "Talon", "Vulnerability").play("Talon")
    assert table.power == 0
    table.play("Vulnerability")
    assert table.power == 2
    assert table.in_play_of(ME) == ["Talon", "Vulnerability"]
    assert table.discard_of(ME) == []
    table.end()
    assert sorted(table.discard_of(ME)) == ["Talon", "Vulnerability"]


@pytest.mark.book("HU-021", "Heroes Unite: Types of Cards")
def test_hu_021_a_weakness_may_be_played_and_has_no_type(table: Script) -> None:
    standard(table).hand(ME, "Black Adam", "Punch", "Vulnerability", "Weakness")
    powers = []
    for name in ("Black Adam", "Punch", "Vulnerability", "Weakness"):
        powers.append(table.play(name).power)
    assert powers == [2, 5, 5, 5]
    assert table.in_play_of(ME)[-1] == "Weakness"


@pytest.mark.book("HU-022", "Heroes Unite: Ending Your Turn, step 3")
def test_hu_022_slots_stay_empty_until_the_turn_is_over() -> None:
    table = Script()
    standard(table).hand(ME, "Brother Blood", "Brother Blood", "Kick", "Kick")
    cheap = ["Katana", "Batarang", "Whirlwind", "Deadshot", "Ocean Master"]
    table.line_up(*cheap).main_deck("Raven", "Oa", "Skeets", "Talon", "Starbolt", "Sciencell")
    play_all(table, "Brother Blood", "Brother Blood", "Kick", "Kick")
    assert table.power == 12
    for name in cheap:
        table.buy(name)
    assert table.power == 2
    assert table.line_up_now == []
    assert offered(table, "buy") == []
    table.end()
    assert sorted(table.line_up_now) == ["Oa", "Raven", "Skeets", "Starbolt", "Talon"]
    moves = [
        event.to.zone
        for event in table.table.events(ME)
        if event.kind == "move" and event.from_.zone in ("deck", "main-deck")
    ]
    assert moves[-10:] == ["hand"] * 5 + ["line-up"] * 5


@pytest.mark.book("HU-023", "Heroes Unite: Shuffling Your Deck")
def test_hu_023_a_card_gained_this_turn_can_be_drawn_this_turn(table: Script) -> None:
    standard(table).deck(ME).hand(ME, "Brother Blood", "Raven")
    table.line_up("Soultaker Sword", "Sciencell", "Starbolt", "Oa", "Larfleeze")
    table.play("Brother Blood").buy("Soultaker Sword").play("Raven")
    assert table.hand_of(ME) == ["Soultaker Sword"]
    assert table.discard_of(ME) == []
    assert table.power == 1
    table.play("Soultaker Sword")
    assert table.power == 1 + 2


@pytest.mark.book("HU-024", "Heroes Unite: End of Turn, step 4")
def test_hu_024_cards_in_play_are_not_shuffled_in(table: Script) -> None:
    standard(table).deck(ME).discard(ME, "Vulnerability")
    table.hand(ME, "Punch", "Punch", "Batarang", "Raven", "Legion Flight Ring")
    play_all(table, "Punch", "Punch", "Batarang", "Raven")
    assert table.hand_of(ME) == ["Legion Flight Ring", "Vulnerability"]
    assert table.in_play_of(ME) == ["Punch", "Punch", "Batarang", "Raven"]
    table.play("Legion Flight Ring")
    assert table.hand_of(ME) == ["Vulnerability"], "there is nothing left to draw"


@pytest.mark.book("HU-025", "Heroes Unite: Shuffling Your Deck")
def test_hu_025_with_nothing_to_draw_the_game_goes_on(table: Script) -> None:
    standard(table).deck(ME).hand(ME, "Legion Flight Ring").play("Legion Flight Ring")
    assert table.hand_of(ME) == table.deck_of(ME) == table.discard_of(ME) == []
    assert table.turn_options() == ["end"]
