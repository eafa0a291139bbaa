"""Heroes Unite: Attacks, Defenses and Weaknesses."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hu_tables import nobody_defends, play_all, shown, standard
from script import FOE, FOURTH, ME, THIRD, Script

from archrivals.boxes.recipes import RECIPES

RING = "Yellow Lantern Corps Power Ring"


@pytest.mark.book("HU-054", "Heroes Unite: Attacks and Defenses")
def test_hu_054_each_other_player_decides_alone(table: Script) -> None:
    standard(table, 3).hand(ME, RING, "Raven")
    table.hand(FOE, "Katana", "Punch").hand(THIRD, "Katana", "Punch").play(RING)
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    table.asks(THIRD, "defend", ["Katana", "none"]).answer("none")
    table.asks(THIRD, "discard", ["Katana", "Punch"]).answer("Katana")
    assert table.power == 2
    assert table.hand_of(FOE) == ["Punch", "Punch"]
    assert table.discard_of(FOE) == ["Katana"]
    assert table.hand_of(THIRD) == ["Punch"]
    assert table.discard_of(THIRD) == ["Katana"]
    assert table.hand_of(ME) == ["Raven"]
    assert table.table.ask.kind == "turn"


@pytest.mark.book("HU-055", "Heroes Unite: Attacks and Defenses")
def test_hu_055_one_defense_for_each_attack(table: Script) -> None:
    standard(table).hand(ME, RING, "Deadshot").hand(FOE, "Katana", "Katana").play(RING)
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    assert table.table.ask.kind == "turn"
    assert table.hand_of(FOE) == ["Katana", "Punch"]
    table.play("Deadshot").asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    assert table.discard_of(FOE) == ["Katana", "Katana"]


@pytest.mark.book("HU-056", "Heroes Unite: Attacks and Defenses")
def test_hu_056_a_defense_drawn_by_defending_is_too_late(table: Script) -> None:
    standard(table).hand(ME, "Deadshot").hand(FOE, "Katana").deck(FOE, "Skeets", "Punch")
    table.play("Deadshot").asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    assert table.table.ask.kind == "turn"
    assert table.hand_of(FOE) == ["Skeets"]
    assert table.deck_of(FOE) == ["Punch"]
    assert table.discard_of(FOE) == ["Katana"]


@pytest.mark.book("HU-057", "Heroes Unite: Attacks and Defenses")
def test_hu_057_avoiding_leaves_the_power_of_the_card(table: Script) -> None:
    standard(table).hand(ME, "Parasite").hand(FOE, "Canary Cry", "Kyle Rayner")
    table.discard(FOE, "Punch", "Talon").deck(FOE, "Kick").play("Parasite")
    table.asks(FOE, "defend", ["Canary Cry", "none"]).answer("Canary Cry")
    table.asks(FOE, "choose", ["mode 0", "mode 1", "none"]).answer("mode 0")
    assert table.power == 2
    assert table.hand_of(FOE) == ["Kyle Rayner", "Kick"]
    assert sorted(table.discard_of(FOE)) == ["Canary Cry", "Punch", "Talon"]
    assert '"kyle-rayner"' not in shown(table.table, ME)


@pytest.mark.book("HU-058", "Heroes Unite: Attacks and Defenses")
def test_hu_058_all_decide_before_anyone_is_hit(table: Script) -> None:
    standard(table, 4).hand(ME, "Mr. Zsasz").weaknesses(1)
    for seat, top in ((FOE, "Talon"), (THIRD, "Raven"), (FOURTH, "Manhunter")):
        table.hand(seat, "Katana").deck(seat, top)
    table.play("Mr. Zsasz")
    for seat in (FOE, THIRD):
        table.asks(seat, "defend", ["Katana", "none"]).answer("none")
        assert table.table.ask_of(seat) is None, "an answer is final"
    assert table.weaknesses_left == 1
    assert '"talon"' not in shown(table.table, -1)
    table.asks(FOURTH, "defend", ["Katana", "none"]).answer("Katana")
    assert table.power == 2
    assert table.discard_of(FOE) == ["Weakness"], "the first one hit gains the last Weakness"
    assert table.discard_of(THIRD) == []
    assert table.deck_of(FOE) == ["Talon"]
    assert table.deck_of(THIRD) == ["Raven"]
    assert table.hand_of(FOURTH) == ["Manhunter"]


def corps(table: Script) -> Script:
    """Seat 2 plays the Black Lantern Corps at a table of four with two Weaknesses left."""
    standard(table, 4).options(first=THIRD).weaknesses(2)
    return table.hand(THIRD, "Black Lantern Corps").deck(THIRD, "Kick", "Punch")


@pytest.mark.book("HU-059", "Heroes Unite: Resolving Card Abilities")
def test_hu_059_the_last_two_weaknesses_go_to_the_next_two_players(table: Script) -> None:
    corps(table).hand(ME, "Punch").play("Black Lantern Corps")
    nobody_defends(table, FOURTH, ME, FOE)
    assert table.discard_of(FOURTH) == table.discard_of(ME) == ["Weakness"]
    assert table.discard_of(FOE) == []
    assert table.power == 2 + 1, "the third player is Black Canary"
    assert table.hand_of(THIRD) == ["Kick"]
    assert table.deck_of(THIRD) == ["Punch"]


@pytest.mark.book("HU-060", "Heroes Unite: Resolving Card Abilities")
def test_hu_060_a_defense_leaves_the_weakness_to_the_next_player(table: Script) -> None:
    corps(table).hand(ME, "Punch").hand(FOURTH, "Skeets").discard(FOURTH, "Raven")
    table.play("Black Lantern Corps")
    table.asks(FOURTH, "defend", ["Skeets", "none"]).answer("Skeets")
    nobody_defends(table, ME, FOE)
    table.asks(FOURTH, "choose", ["mode 0", "mode 1", "none"]).answer("mode 0")
    assert table.discard_of(ME) == table.discard_of(FOE) == ["Weakness"]
    assert "Weakness" not in table.discard_of(FOURTH)
    assert table.hand_of(THIRD) == ["Kick"]


@pytest.mark.book("HU-061", "Heroes Unite: Weakness")
def test_hu_061_a_defense_is_allowed_where_no_weakness_is_left(table: Script) -> None:
    standard(table).weaknesses(0).hand(ME, "Black Lantern Corps").deck(ME, "Raven", "Punch")
    table.hero(FOE, "Booster Gold").hand(FOE, "Katana").deck(FOE, "Kick", "Talon", "Punch")
    table.play("Black Lantern Corps")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    table.asks(FOE, "may", ["yes", "no"]).answer("yes")
    assert table.hand_of(FOE) == ["Kick", "Talon"]
    assert table.power == 2
    assert table.hand_of(ME) == ["Raven"]


@pytest.mark.book("HU-062", "Heroes Unite: Weakness")
def test_hu_062_without_weaknesses_the_rest_of_the_text_works(table: Script) -> None:
    standard(table).weaknesses(0).super_villains("Vandal Savage", "Hector Hammond")
    table.hand(ME, *["Kick"] * 4).main_deck("Oa", "Skeets", "Talon")
    play_all(table, *["Kick"] * 4).buy("Vandal Savage").end()
    nobody_defends(table, ME, FOE)
    assert sorted(table.discard_of(ME)) == [*["Kick"] * 4, "Oa", "Vandal Savage"]
    assert table.discard_of(FOE) == ["Skeets"]


@pytest.mark.book("HU-063", "Heroes Unite: Shuffling Your Deck")
def test_hu_063_the_defense_itself_can_be_drawn_again(table: Script) -> None:
    standard(table).hand(ME, "Deadshot", "Deadshot").hand(FOE, "Katana", "Punch").deck(FOE)
    table.play("Deadshot").asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    assert table.hand_of(FOE) == ["Punch", "Katana"]
    assert table.discard_of(FOE) == table.deck_of(FOE) == []
    table.play("Deadshot").asks(FOE, "defend", ["Katana", "none"]).answer("none")


@pytest.mark.book("HU-064", "Heroes Unite: Attacks and Defenses; Force Field")
def test_hu_064_force_field_defends_from_play(table: Script) -> None:
    standard(table).hand(ME, RING).in_play(FOE, "Force Field").hand(FOE, "Force Field")
    table.play(RING).asks(FOE, "defend", ["Force Field", "none"]).answer("Force Field")
    assert table.in_play_of(FOE) == []
    assert table.discard_of(FOE) == table.hand_of(FOE) == ["Force Field"]


@pytest.mark.book("HU-064", "Heroes Unite: Attacks and Defenses; Force Field")
def test_hu_064_in_hand_force_field_is_only_a_card_to_discard(table: Script) -> None:
    standard(table).hand(ME, RING).hand(FOE, "Force Field", "Punch").play(RING)
    nobody_defends(table, FOE)
    table.asks(FOE, "discard", ["Force Field", "Punch"]).answer("Force Field")
    assert table.discard_of(FOE) == ["Force Field"]


@pytest.mark.book("HU-065", "Heroes Unite: Shuffling Your Deck")
@pytest.mark.parametrize(("card", "gained"), [("Skeets", 0), ("Manhunter", 1)])
def test_hu_065_a_reveal_rebuilds_an_empty_deck(table: Script, card: str, gained: int) -> None:
    standard(table).hand(ME, "Mr. Zsasz").deck(FOE).discard(FOE, card).play("Mr. Zsasz")
    nobody_defends(table, FOE)
    assert table.deck_of(FOE) == [card]
    assert table.discard_of(FOE) == ["Weakness"] * gained


@pytest.mark.book("HU-066", "Heroes Unite: Shuffling Your Deck")
@pytest.mark.parametrize("mode", ["mode 0", "mode 1"])
def test_hu_066_looking_at_a_card_rebuilds_an_empty_deck_too(table: Script, mode: str) -> None:
    standard(table).hand(ME, "Jervis Tetch").deck(ME).discard(ME, "Vulnerability")
    table.play("Jervis Tetch").asks(ME, "choose", ["mode 0", "mode 1"])
    assert table.discard_of(ME) == []
    table.answer(mode)
    assert table.deck_of(ME) == []
    assert table.discard_of(ME) + table.destroyed == ["Vulnerability"]


@pytest.mark.book("HU-067", "Heroes Unite: Attacks and Defenses; Combining Sets")
def test_hu_067_harm_that_is_no_attack_is_not_defended(table: Script) -> None:
    table.mixture(replace(RECIPES["two-sets-turned"], players=2))
    table.hand(ME, *["Suicide Squad"] * 3).hand(FOE, "Katana", "Punch").deck(FOE, "Punch")
    play_all(table, *["Suicide Squad"] * 3)
    assert table.table.ask.seat == ME
    assert table.hand_of(FOE) == []
    assert sorted(table.discard_of(FOE)) == ["Katana", "Punch"]
    assert table.deck_of(FOE) == ["Punch"]
    assert table.power == 6
