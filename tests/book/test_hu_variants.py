"""Heroes Unite: Super Hero Synergy and the Super-Villain Hunt."""

from __future__ import annotations

import pytest
from hu_tables import nobody_defends, offered, play_all, standard
from script import CATALOGUE, FOE, ME, THIRD, Script

from archrivals.engine.language.rules import Setup
from archrivals.engine.state.flat import LINE_UP, MAIN_DECK, on_hero
from archrivals.engine.table import Table

DEAR = ("Starbolt", "Sciencell", "Oa", "Brother Blood", "Jason Blood")
SYNERGY = "Heroes Unite: Variant Games, Super Hero Synergy"
HUNT = "Heroes Unite: Variant Games, Super-Villain Hunt"


@pytest.mark.book("HU-097", SYNERGY)
def test_hu_097_one_copy_of_each_hero_card_lies_on_the_super_hero() -> None:
    heroes = ("batgirl", "hawkman", "black-canary")
    table = Table.new(Setup(players=3, heroes=heroes, variants=("synergy",)), CATALOGUE, "book")
    s = table.state

    def ids(*zones: int) -> list[str]:
        return [CATALOGUE.ids[s.faces[card]] for zone in zones for card in s.zones[zone]]

    taken = ["daughter-of-gotham-city", "winged-warrior", "sonic-siren"]
    assert ids(*map(on_hero, range(3))) == taken
    left = ids(MAIN_DECK, LINE_UP)
    assert len(left) == 108
    assert [left.count(card) for card in taken] == [1, 0, 1]


def synergy(table: Script) -> Script:
    """Batgirl and Hawkman with their Hero cards, before a Line-Up of dear cards."""
    standard(table).variants("synergy").main_deck("Raven", "Katana", "Talon", "Deadshot")
    return table.line_up(*DEAR)


@pytest.mark.book("HU-098", SYNERGY)
def test_hu_098_the_card_is_for_its_owner_on_the_owners_turn(table: Script) -> None:
    synergy(table).hand(ME, *["Kick"] * 4, "Punch").hand(FOE, "Kick", "Punch")
    table.line_up("Daughter of Gotham City", *DEAR[1:])
    play_all(table, *["Kick"] * 4, "Punch")
    assert table.power == 9
    assert table.turn_options() == [
        "buy Brother Blood",
        "buy Daughter of Gotham City (line-up)",
        "buy Daughter of Gotham City (on-hero)",
        "buy Jason Blood",
        "buy Kick",
        "buy Oa",
        "buy Sciencell",
        "buy Vandal Savage",
        "end",
    ]
    table.asks(ME, "turn", table.turn_options()).answer("buy Daughter of Gotham City (on-hero)")
    assert table.names(on_hero(ME)) == []
    assert table.power == 6
    table.end()
    play_all(table, "Kick", "Punch")
    assert offered(table, "buy") == ["Daughter of Gotham City", "Kick"]


@pytest.mark.book("HU-098", SYNERGY)
def test_hu_098_a_foe_is_not_offered_it_however_rich(table: Script) -> None:
    synergy(table).options(first=FOE).hand(FOE, *["Kick"] * 5)
    play_all(table, *["Kick"] * 5)
    assert "Winged Warrior" in offered(table, "buy")
    assert "Daughter of Gotham City" not in offered(table, "buy")
    assert table.table.why_not(FOE, ("buy", "daughter-of-gotham-city")) is not None


@pytest.mark.book("HU-099", SYNERGY)
def test_hu_099_an_effect_may_gain_the_card(table: Script) -> None:
    synergy(table).hero(ME, "Hawkman").hero(FOE, "Batgirl")
    table.hand(ME, "Starbolt", "Warrior Princess").play("Starbolt").play("Warrior Princess")
    table.asks(ME, "gain", [*DEAR, "Winged Warrior"]).answer("Winged Warrior")
    assert table.hand_of(ME) == ["Winged Warrior"]
    assert table.power == 2 + 3 + 1
    table.play("Winged Warrior")
    assert table.power == 6 + 2 + 3 + 1


@pytest.mark.book("HU-100", SYNERGY)
def test_hu_100_the_extra_card_fills_no_slot(table: Script) -> None:
    synergy(table).hand(ME, "Kick", "Punch")
    play_all(table, "Kick", "Punch").buy("Daughter of Gotham City").end()
    assert sorted(table.line_up_now) == sorted(DEAR)
    assert table.names(on_hero(ME)) == []
    assert table.main_deck_now == ["Raven", "Katana", "Talon", "Deadshot"]


@pytest.mark.book("HU-100", SYNERGY)
def test_hu_100_destroyed_it_is_not_replaced(table: Script) -> None:
    synergy(table).hand(ME, "Sonic Siren").play("Sonic Siren")
    table.asks(ME, "destroy", [*DEAR, "Daughter of Gotham City", "none"])
    table.answer("Daughter of Gotham City")
    assert table.destroyed == ["Daughter of Gotham City"]
    assert sorted(table.line_up_now) == sorted(DEAR)
    assert len(table.main_deck_now) == 4


def hunting(table: Script, kicks: int, players: int = 2) -> Script:
    """Two Power for each Kick in hand, and Trigon on the stack."""
    standard(table, players).variants("hunt").super_villains("Trigon", "Arkillo")
    return table.hand(ME, *["Kick"] * kicks)


@pytest.mark.book("HU-101", HUNT)
def test_hu_101_a_super_villain_is_taken_out_of_a_discard_pile(table: Script) -> None:
    hunting(table, 6).discard(FOE, "Amazo").hand(FOE, "Punch", *["Kick"] * 5)
    play_all(table, *["Kick"] * 6)
    assert table.power == 12
    table.hunt("Amazo")
    nobody_defends(table, FOE)
    assert table.power == 2
    assert table.discard_of(ME) == ["Amazo"]
    assert table.discard_of(FOE) == []
    table.end()
    play_all(table, *["Kick"] * 5)
    assert offered(table, "hunt") == ["Amazo"]


@pytest.mark.book("HU-102", HUNT)
def test_hu_102_an_avoided_hunt_keeps_the_power_and_ends_the_hunting(table: Script) -> None:
    hunting(table, 6, 3).discard(FOE, "Amazo", "Graves").discard(THIRD, "Mongul")
    table.hand(FOE, "Katana").deck(FOE, "Raven", "Punch").line_up(*DEAR)
    play_all(table, *["Kick"] * 6)
    assert offered(table, "hunt") == ["Amazo", "Graves", "Mongul"]
    table.hunt("Amazo").asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    assert table.power == 12
    assert table.hand_of(FOE) == ["Raven"]
    assert sorted(table.discard_of(FOE)) == ["Amazo", "Graves", "Katana"]
    assert offered(table, "hunt") == []
    assert offered(table, "buy") == sorted([*DEAR, "Kick", "Trigon"])


@pytest.mark.book("HU-103", HUNT)
def test_hu_103_after_a_success_the_hunt_may_go_on(table: Script) -> None:
    hunting(table, 10).discard(FOE, "Amazo", "Graves").super_villains("Vandal Savage", "Trigon")
    play_all(table, *["Kick"] * 10).hunt("Amazo")
    nobody_defends(table, FOE)
    assert table.power == 10
    assert offered(table, "hunt") == ["Graves"]
    assert "Vandal Savage" in offered(table, "buy")
    table.hunt("Graves")
    nobody_defends(table, FOE)
    assert table.power == 1
    assert table.discard_of(ME) == ["Amazo", "Graves"]


@pytest.mark.book("HU-104", HUNT)
def test_hu_104_cards_in_play_and_in_hand_are_safe(table: Script) -> None:
    hunting(table, 15).in_play(FOE, "Vandal Savage").hand(FOE, "Trigon")
    table.super_villains("Nekron", "Graves")
    table.deck(ME, "Brother Blood", "Brother Blood", "Batarang", "Batarang", "Punch")
    play_all(table, *["Kick"] * 15)
    assert table.power == 30
    assert offered(table, "hunt") == []
    table.end()
    assert table.in_play_of(FOE) == ["Vandal Savage"]
    table.end()
    play_all(table, "Brother Blood", "Brother Blood", "Batarang", "Batarang")
    assert table.power == 12
    assert offered(table, "hunt") == ["Trigon"]


@pytest.mark.book("HU-105", HUNT)
def test_hu_105_who_defeats_the_top_one_is_immune_to_the_next(table: Script) -> None:
    standard(table, 3).variants("hunt").options(first=THIRD).hero(ME, "Booster Gold")
    table.super_villains("Vandal Savage", "Arkillo", "Black Adam", "Nekron")
    table.discard(ME, "Graves").hand(ME, *["Kick"] * 4).hand(THIRD, *["Kick"] * 5)
    table.deck(ME, "Katana", "Brother Blood", "Sciencell", "Starbolt", "Talon")
    table.deck(THIRD, "Raven", *["Punch"] * 4).hand(FOE, "Starbolt", *["Punch"] * 8)
    play_all(table, *["Kick"] * 5).hunt("Graves")
    nobody_defends(table, ME)
    table.end()
    play_all(table, *["Kick"] * 4).buy("Vandal Savage").end()
    assert table.table.ask_of(ME) is None
    nobody_defends(table, FOE, THIRD)
    assert table.discard_of(FOE) == ["Weakness"] * 3
    assert "Weakness" not in table.discard_of(ME) + table.discard_of(THIRD)
    assert len(table.hand_of(ME)) == 5
    assert table.active == FOE
    play_all(table, "Starbolt", *["Punch"] * 8).buy("Arkillo").end()
    assert table.table.ask_of(FOE) is None
    nobody_defends(table, THIRD)
    table.asks(ME, "defend", ["Katana", "none"]).answer("none")
    table.asks(ME, "destroy", ["Katana"]).answer("Katana")
    assert "Katana" in table.destroyed
