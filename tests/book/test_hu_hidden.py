"""Heroes Unite: Super-Hidden Super-Villains."""

from __future__ import annotations

import pytest
from hu_tables import nobody_defends, offered, play_all, standard, steps_of_the_end
from script import CATALOGUE, FOE, ME, Script

from archrivals.engine.language.rules import Setup
from archrivals.engine.state.flat import LINE_UP, MAIN_DECK, SUPER_VILLAINS
from archrivals.engine.table import Table

HIDDEN = "Heroes Unite: Variant Games, Super-Hidden Super-Villains"
VILLAINS = {card.id for card in CATALOGUE.cards if card.kind == "super-villain"}


def hidden(table: Script, *line_up: str) -> Script:
    """Lay six cards, the standard ones of no bearing after those that are named."""
    rest = ("Starbolt", "Sciencell", "Apokolips", "Brother Blood", "Jason Blood", "Larfleeze")
    laid = (*line_up, *rest)[:6]
    return standard(table).variants("hidden").line_up(*laid)


@pytest.mark.book("HU-106", HIDDEN)
def test_hu_106_all_twelve_are_shuffled_in_and_none_opens() -> None:
    back = 0
    for number in range(12):
        setup = Setup(players=2, variants=("hidden",))
        table = Table.new(setup, CATALOGUE, f"book {number}")
        s = table.state
        line_up = {CATALOGUE.ids[s.faces[card]] for card in s.zones[LINE_UP]}
        main_deck = [CATALOGUE.ids[s.faces[card]] for card in s.zones[MAIN_DECK]]
        assert len(s.zones[LINE_UP]) == 6
        assert not line_up & VILLAINS
        assert set(main_deck) >= VILLAINS
        assert len(main_deck) == 117
        assert s.zones[SUPER_VILLAINS] == []
        assert table.ask.kind == "turn"
        kinds = [event.kind for event in table.events(-1)]
        assert "first-appearance" not in kinds
        shuffles = [
            event
            for event in table.events(-1)
            if event.kind == "shuffle" and event.zone.zone == "main-deck"
        ]
        back += len(shuffles) > 1
    assert back, "in some games a Super-Villain was shuffled back"


@pytest.mark.book("HU-107", HIDDEN)
def test_hu_107_one_that_enters_in_the_refill_attacks_all() -> None:
    table = Script()
    hidden(table, "Katana", "Batarang").hand(ME, "Kick", "Kick").hand(FOE, "Talon")
    table.deck(ME, "Raven", *["Punch"] * 9).main_deck("Skeets", "Trigon", "Oa", "Deadshot")
    play_all(table, "Kick", "Kick").buy("Katana").buy("Batarang").end()
    assert len(table.line_up_now) == 6
    nobody_defends(table, ME, FOE)
    assert sorted(table.destroyed) == ["Raven", "Talon"]
    steps = steps_of_the_end(table)
    assert steps.index("main-deck to line-up") < steps.index("first-appearance")
    assert "flip" not in steps
    assert table.active == FOE


@pytest.mark.book("HU-107", HIDDEN)
def test_hu_107_of_two_the_first_to_enter_attacks_first(table: Script) -> None:
    hidden(table, "Katana", "Batarang").hand(ME, "Kick", "Kick").hand(FOE, "Talon", "Raven")
    table.main_deck("Trigon", "Black Adam", "Oa", "Deadshot")
    play_all(table, "Kick", "Kick").buy("Katana").buy("Batarang").end()
    assert len(table.line_up_now) == 6
    nobody_defends(table, ME, FOE)
    table.asks(FOE, "destroy", ["Talon", "Raven"]).answer("Talon")
    nobody_defends(table, ME, FOE)
    assert table.destroyed == ["Talon", "Katana", "Raven"], "Black Adam takes Heroes"
    assert table.active == FOE


@pytest.mark.book("HU-108", HIDDEN)
def test_hu_108_several_may_be_bought_in_one_turn(table: Script) -> None:
    hidden(table, "Graves", "Vandal Savage").hand(ME, *["Kick"] * 8, "Punch")
    play_all(table, *["Kick"] * 8, "Punch").buy("Graves").buy("Vandal Savage")
    assert table.power == 0
    assert table.discard_of(ME) == ["Graves", "Vandal Savage"]


@pytest.mark.book("HU-109", HIDDEN)
def test_hu_109_one_that_enters_in_mid_turn_attacks_after_the_card(table: Script) -> None:
    hidden(table, "Katana").hand(ME, "Sonic Siren", "Raven", "Punch").hand(FOE, "Talon", "Punch")
    table.main_deck("Trigon", "Oa").play("Sonic Siren")
    options = ["Katana", "Starbolt", "Sciencell", "Apokolips", "Brother Blood", "Jason Blood"]
    table.asks(ME, "destroy", [*options, "none"]).answer("Katana")
    assert "Trigon" in table.line_up_now
    nobody_defends(table, ME, FOE)
    assert sorted(table.destroyed) == ["Katana", "Raven", "Talon"]
    assert table.hand_of(ME) == table.hand_of(FOE) == ["Punch"]
    assert table.active == ME
    assert table.power == 2


@pytest.mark.book("HU-110", HIDDEN)
def test_hu_110_one_that_is_gained_unseen_makes_no_first_appearance(table: Script) -> None:
    hidden(table).hero(ME, "shazam-super-hero").hand(ME, "Teleportation", "Kick", "Kick")
    table.main_deck("Trigon", "Amazo", "Oa").hand(FOE, "Talon").play("Teleportation")
    assert table.hand_of(ME) == ["Kick", "Kick", "Trigon"]
    play_all(table, "Kick", "Kick").use("shazam-super-hero")
    table.asks(ME, "place", ["discard", "deck-top"]).answer("deck-top")
    assert table.deck_of(ME)[0] == "Amazo"
    assert table.power == 0
    assert table.hand_of(FOE) == ["Talon"]
    assert table.table.ask.kind == "turn"


@pytest.mark.book("HU-111", HIDDEN)
@pytest.mark.parametrize(
    ("line_up", "held"), [(("Graves", "Trigon", "Mongul"), 6), (("Graves",), 5)]
)
def test_hu_111_oa_looks_at_the_line_up(table: Script, line_up: tuple[str, ...], held: int) -> None:
    hidden(table, *line_up).options(first=FOE).in_play(ME, "Oa").hand(ME, *["Punch"] * 5).end()
    assert table.active == ME
    assert len(table.hand_of(ME)) == held


@pytest.mark.book("HU-113", HIDDEN)
def test_hu_113_one_that_is_given_back_does_not_appear_again(table: Script) -> None:
    hidden(table, "Graves", "Oa").hand(ME, "Granny Goodness").discard(ME, "Raven", "Weakness")
    table.play("Granny Goodness")
    table.asks(ME, "play", ["Graves", "Brother Blood"]).answer("Graves")
    table.asks(ME, "move", ["Raven", "Weakness", "none"]).answer("Raven")
    assert table.power == 4
    assert table.deck_of(ME)[0] == "Raven"
    assert "Graves" not in offered(table, "buy")
    table.end()
    assert "Graves" in table.line_up_now
    assert table.active == FOE
    assert table.table.ask.kind == "turn"
