"""Heroes Unite: combining the set with the original one."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from hu_tables import offered, play_all
from script import FOE, ME, Script

from archrivals.boxes.mixing import mixed, setup_of
from archrivals.boxes.recipes import RECIPES
from archrivals.boxes.two_games import FIRST, combined, second_game
from archrivals.engine.language.rules import Recipe
from archrivals.engine.state.flat import (
    LINE_UP,
    MAIN_DECK,
    STACK,
    SUPER_VILLAINS,
    UNUSED,
    WEAKNESSES,
    hero_zone,
)
from archrivals.engine.table import Table

COMBINING = "Heroes Unite: Combining Sets"
ORIGINAL_GEAR = replace(RECIPES["two-sets-turned"], players=2)
ORIGINAL_HEROES = replace(RECIPES["two-sets"], players=2)
BOTH = replace(RECIPES["two-sets-first-half"], players=2)
BOTH_OLD_VILLAINS = replace(RECIPES["two-sets-second-half"], players=2)


def begun(recipe: Recipe) -> Table:
    return Table.new(setup_of(recipe), mixed(recipe), seed="book")


def ids(table: Table, *zones: int) -> list[str]:
    s = table.state
    return [s.cat.ids[s.faces[card]] for zone in zones for card in s.zones[zone]]


@pytest.mark.book("HU-137", COMBINING)
def test_hu_137_three_types_of_one_set_and_the_rest_of_the_other() -> None:
    table = begun(ORIGINAL_GEAR)
    s = table.state
    deck = [s.faces[card] for zone in (MAIN_DECK, LINE_UP) for card in s.zones[zone]]
    assert Counter((s.cat.boxes[face], s.cat.type[face]) for face in deck) == {
        ("base-set", "Equipment"): 28,
        ("base-set", "Super Power"): 16,
        ("base-set", "Villain"): 33,
        ("heroes-unite", "Hero"): 31,
        ("heroes-unite", "Location"): 5,
    }
    assert len(deck) == 113
    assert ids(table, STACK) == ["kick"] * 16
    assert ids(table, WEAKNESSES) == ["weakness"] * 20
    stack = ids(table, SUPER_VILLAINS)
    assert stack[-1] == "vandal-savage"
    assert len(stack) == 8
    assert "Ra's al Ghul" not in [s.cat.name[face] for face in s.faces]


@pytest.mark.book("HU-138", COMBINING)
def test_hu_138_the_original_super_villains_start_with_their_own() -> None:
    table = begun(ORIGINAL_HEROES)
    s = table.state
    stack = s.zones[SUPER_VILLAINS]
    assert len(stack) == 8
    top = s.faces[stack[-1]]
    assert (s.cat.name[top], s.cat.cost[top]) == ("Ra's al Ghul", 8)
    assert {s.cat.boxes[s.faces[card]] for card in stack} == {"base-set"}
    assert "Vandal Savage" not in [s.cat.name[face] for face in s.faces]


def dealt_two_each(seed: str) -> tuple[Table, bool]:
    """Deal two Super Heroes to each of five; keep The Flash where he is dealt."""
    recipe = replace(ORIGINAL_HEROES, players=5)
    table = Table.new(setup_of(recipe, hero_choice="two"), mixed(recipe), seed)
    asks = {ask.seat: [card for _, card in ask.options] for ask in table.asks}
    assert [len(two) for two in asks.values()] == [2] * 5
    assert len({card for two in asks.values() for card in two}) == 10
    s = table.state
    fast = False
    for seat, two in asks.items():
        names = [s.cat.name[s.faces[card]] for card in two]
        index = names.index("The Flash") if "The Flash" in names else 0
        fast |= "The Flash" in names
        table.answer(seat, index)
    return table, fast


@pytest.mark.book("HU-139", COMBINING)
def test_hu_139_of_fourteen_super_heroes_ten_are_dealt_and_five_kept() -> None:
    starts = []
    for number in range(8):
        table, fast = dealt_two_each(f"book {number}")
        s = table.state
        kept = [s.zones[hero_zone(seat)] for seat in range(5)]
        assert [len(zone) for zone in kept] == [1] * 5
        names = [s.cat.name[s.faces[zone[0]]] for zone in kept]
        aside = [card for card in s.zones[UNUSED] if s.cat.kind[s.faces[card]] == "super-hero"]
        assert len(aside) == 9
        if fast:
            assert table.ask.seat == names.index("The Flash")
        starts.append(fast)
    assert any(starts), "no deal had The Flash"


@pytest.mark.book("HU-140", COMBINING)
def test_hu_140_the_highest_score_of_both_games_wins() -> None:
    first = setup_of(FIRST, 3)
    setup = second_game(first, "book", (30, 22, 35))
    assert setup.recipe is not None
    table = Table.new(setup, mixed(setup.recipe), "another seed")
    order = []
    while table.ask.kind == "hero":
        order.append(table.ask.seat)
        table.answer(table.ask.seat, 0)
    assert order == [1, 0, 2]
    assert combined((30, 22, 35), (28, 40, 20)) == ([58, 62, 55], [1])


@pytest.mark.book("HU-141", "Heroes Unite: Combining Sets; The Super-Villains")
def test_hu_141_a_cheaper_super_villain_has_no_lower_cost(table: Script) -> None:
    table.mixture(ORIGINAL_GEAR).options(first=FOE).super_villains("Amazo", "Graves")
    table.hand(ME, "Green Arrow's Bow", "Green Arrow's Bow", "Punch", "Punch")
    table.in_play(ME, "Oa").deck(ME, "Vulnerability", *["Punch"] * 5)
    table.line_up("Kyle Rayner", "Jason Blood", "World's Mightiest Mortal", "Superboy", "Katana")
    table.end()
    assert "Vulnerability" in table.hand_of(ME), "Oa still sees a cost of 10"
    play_all(table, "Green Arrow's Bow", "Green Arrow's Bow", "Punch", "Punch")
    assert table.power == 6
    assert offered(table, "buy") == ["Amazo", "Katana", "Kick", "Superboy"]
    table.buy("Amazo")
    assert table.power == 0
    assert offered(table, "buy") == []
    assert table.table.view(ME).super_villain == ()


@pytest.mark.book("HU-142", "Heroes Unite: Turn Sequence; Combining Sets")
def test_hu_142_two_of_three_bought_cards_may_go_onto_the_deck(table: Script) -> None:
    tridents(table).buy("Katana")
    table.asks(ME, "place", ["deck-top", "discard"]).answer("deck-top").buy("Batarang")
    table.asks(ME, "place", ["deck-top", "discard"]).answer("deck-top").buy("Skeets")
    assert table.deck_of(ME) == ["Batarang", "Katana", "Punch"]
    assert table.discard_of(ME) == ["Skeets"]
    assert table.power == 0


@pytest.mark.book("HU-142", "Heroes Unite: Turn Sequence; Combining Sets")
def test_hu_142_all_three_may_stay_in_the_discard_pile(table: Script) -> None:
    bought = ["Katana", "Batarang", "Skeets"]
    tridents(table)
    for name in bought:
        table.buy(name).asks(ME, "place", ["deck-top", "discard"]).answer("discard")
    assert table.deck_of(ME) == ["Punch"]
    assert table.discard_of(ME) == bought


def tridents(table: Script) -> Script:
    """Two Aquaman's Tridents and four Punches are played: 8 Power."""
    table.mixture(BOTH).deck(ME, "Punch").line_up("Katana", "Batarang", "Skeets")
    cards = ["Aquaman's Trident"] * 2 + ["Punch"] * 4
    return play_all(table.hand(ME, *cards), *cards)


@pytest.mark.book("HU-143", "Heroes Unite: Combining Sets, the question about defeating")
def test_hu_143_only_a_super_villain_is_defeated(table: Script) -> None:
    table.mixture(BOTH_OLD_VILLAINS).options(first=FOE).hero(ME, "Hawkman")
    table.super_villains("Ra's al Ghul", "Captain Cold", "Darkseid")
    table.hand(FOE, *["Kick"] * 4).deck(FOE, *["Punch"] * 6)
    table.hand(ME, *["Kick"] * 4, "Punch", "Punch", "Katana", "Raven").deck(ME, *["Punch"] * 6)
    table.line_up("Talon", "Doomsday", "Starro", "Lobo", "Larfleeze")
    play_all(table, *["Kick"] * 4).buy("Ra's al Ghul").end()
    table.asks(FOE, "defend", ["none"]).answer("none")
    table.asks(ME, "defend", ["Katana", "none"]).answer("none")
    assert table.active == ME
    play_all(table, *["Kick"] * 4, "Punch", "Punch").buy("Talon")
    assert table.power == 9
    table.play("Raven")
    assert table.power == 9 + 1, "Hawkman lies face down"
    table.buy("Captain Cold")
    assert table.power == 1
    table.play("Katana")
    assert table.power == 1 + 1 + 1
