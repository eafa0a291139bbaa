"""Examples of Heroes Unite with the original set (MX-001 to MX-004)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from mx_tables import BASE, HU, TWO_SETS, main_deck_of
from script import ME, Script

from archrivals.boxes.mixing import mixed, setup_of
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.state.flat import LINE_UP, MAIN_DECK, SUPER_VILLAINS, hero_zone
from archrivals.engine.table import Table

FIRST = {HU: "vandal savage", BASE: "ra's al ghul"}


@pytest.mark.book("MX-001", "Heroes Unite: Combining Sets")
def test_mx_001_each_set_gives_three_of_six_card_types() -> None:
    """Take three types from each set; Super-Villains count as one of the six."""
    cat = mixed(TWO_SETS)
    assert main_deck_of(cat) == {
        (BASE, "Equipment"): 28,
        (BASE, "Super Power"): 16,
        (BASE, "Villain"): 33,
        (HU, "Hero"): 31,
        (HU, "Location"): 5,
    }
    s = Table.new(setup_of(TWO_SETS), cat, seed="three types").state
    assert len(s.zones[MAIN_DECK]) + len(s.zones[LINE_UP]) == 113
    assert {cat.boxes[s.faces[card]] for card in s.zones[SUPER_VILLAINS]} == {HU}


@pytest.mark.book("MX-002", "Heroes Unite: The Super-Villain Stack; Combining Sets")
@pytest.mark.parametrize("seed", ["one", "two", "three"])
@pytest.mark.parametrize(
    ("recipe", "box", "other"), [("two-sets-turned", HU, BASE), ("two-sets", BASE, HU)]
)
def test_mx_002_the_set_of_the_super_villains_gives_the_first_of_them(
    recipe: str, box: str, other: str, seed: str
) -> None:
    """Lay Vandal Savage or Ra's al Ghul face up on seven others, never both."""
    cat = mixed(RECIPES[recipe])
    table = Table.new(setup_of(RECIPES[recipe]), cat, seed=seed)
    s = table.state
    names = [cat.name[s.faces[card]].lower() for card in s.zones[SUPER_VILLAINS]]
    assert len(names) == len(set(names)) == 8
    assert names[-1] == FIRST[box]
    assert FIRST[other] not in names
    shown = table.view(ME).super_villain
    assert [cat.name[cat.by_id[card.id]].lower() for card in shown] == [FIRST[box]]


@pytest.mark.book("MX-003", "Heroes Unite: Combining Sets")
def test_mx_003_five_players_are_dealt_two_super_heroes_each_and_keep_one() -> None:
    """Deal ten of the fourteen; each player keeps one, from whichever set it is."""
    setup = setup_of(TWO_SETS, 5, hero_choice="two")
    assert setup.recipe is not None
    cat = mixed(setup.recipe)
    assert sum(card.kind == "super-hero" for card in cat.cards) == 14
    kept: set[str] = set()
    for seed in range(12):
        table = Table.new(setup, cat, seed=f"heroes {seed}")
        assert [(ask.seat, ask.kind) for ask in table.asks] == [(n, "hero") for n in range(5)]
        assert all(len(ask.options) == 2 for ask in table.asks)
        dealt = {card for ask in table.asks for _, card in ask.options}
        assert len(dealt) == 10
        for ask in table.asks:
            table.answer(ask.seat, 0)
        s = table.state
        mine = [s.zones[hero_zone(seat)] for seat in range(5)]
        assert [len(heroes) for heroes in mine] == [1] * 5
        assert {heroes[0] for heroes in mine} <= dealt
        kept |= {cat.ids[s.faces[heroes[0]]] for heroes in mine}
    assert "batman" in kept  # though no Hero of the original set is in the main deck
    assert (BASE, "Hero") not in main_deck_of(cat)


@pytest.mark.book("MX-004", "Heroes Unite: Combining Sets")
def test_mx_004_a_card_may_ask_for_one_that_is_not_in_the_deck(table: Script) -> None:
    """Play Warrior Princess for her Power alone: Starbolt is no card of this game."""
    table.mixture(replace(TWO_SETS, players=2))
    table.hand(ME, "Warrior Princess", "Super Strength").line_up("Bane", "Doomsday")
    assert "starbolt" not in table.cat.by_id
    assert table.play("Warrior Princess").power == 3
    table.play("Super Strength")
    assert table.hand_of(ME) == []
    assert sorted(table.line_up_now) == ["Bane", "Doomsday"]


@pytest.mark.book("MX-004", "Heroes Unite: Combining Sets")
def test_mx_004b_a_power_ring_of_the_other_set_is_a_power_ring(table: Script) -> None:
    """Count a card by its name, from whichever set it is."""
    table.mixture(replace(TWO_SETS, players=2)).hand(ME, "Kyle Rayner", "Power Ring")
    table.deck(ME, "Punch", "Punch")
    assert table.play("Kyle Rayner").power == 3
    assert table.play("Power Ring").power == 3 + 2 + 2  # the Punch on top costs nothing
