"""Mixing boxes: part X of the ledger, and whose rule counts (Q38)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from random_games import answer_somehow, play_out
from tiers import by_day

from archrivals.boxes import BOXES
from archrivals.boxes.mixing import mixed, reasons_against, setup_of
from archrivals.boxes.recipes import RECIPES
from archrivals.boxes.two_games import FIRST, second_game
from archrivals.engine.language.cards import Card
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.rules import Recipe, SetupError, Share, Swap, Variant
from archrivals.engine.play.turns import END, turn_ask
from archrivals.engine.saving import load, save, state_digest
from archrivals.engine.state.flat import (
    LINE_UP,
    MAIN_DECK,
    STACK,
    WEAKNESSES,
    hand,
    hero_zone,
    on_hero,
)
from archrivals.engine.table import Table
from archrivals.lab.kinds import FREE_RECIPES, free_recipe

HU, BASE, CF = "heroes-unite", "base-set", "confrontations"
BJ, SB = "rivals-batman-joker", "rivals-shazam-black-adam"


def main_cards(cat: Catalogue) -> list[tuple[str, Card]]:
    return [
        (box, card) for box, card in zip(cat.boxes, cat.cards, strict=True) if card.kind == "main"
    ]


def begun(recipe: Recipe) -> Table:
    return Table.new(setup_of(recipe), mixed(recipe), seed="mixture")


@pytest.mark.parametrize("recipe", by_day(RECIPES.values(), 5), ids=lambda recipe: recipe.id)
def test_every_ready_made_recipe_is_played_to_its_end(recipe: Recipe) -> None:
    cat = mixed(recipe)
    table = play_out(Table.new(setup_of(recipe), cat, seed="whole"), Random(1))
    assert table.result is not None
    again = load(save(table), cat)
    assert state_digest(again.state) == state_digest(table.state)


@pytest.mark.parametrize("number", range(0, FREE_RECIPES, 20))
def test_free_recipes_just_work(number: int) -> None:
    recipe = free_recipe(number)
    assert reasons_against(recipe) == []
    table = play_out(Table.new(setup_of(recipe), mixed(recipe), seed="free"), Random(number))
    assert table.over


@pytest.mark.rule("X1")
def test_three_types_come_from_one_set_and_the_rest_from_the_other() -> None:
    cat = mixed(RECIPES["two-sets"])
    gear = {"Equipment", "Super Power", "Villain"}
    assert {(box, card.type in gear) for box, card in main_cards(cat)} == {
        (HU, True),
        (BASE, False),
    }
    turned = mixed(RECIPES["two-sets-turned"])
    both = Counter(f"{box} {card.id}" for box, card in main_cards(cat) + main_cards(turned))
    assert set(both.values()) == {1}
    assert len(both) == sum(c.kind == "main" for b in (HU, BASE) for c in BOXES[b].cards)


@pytest.mark.rule("X1", "Q38")
def test_the_set_that_gives_the_super_villains_gives_the_starting_one() -> None:
    for recipe, first in (("two-sets", "Ra's al Ghul"), ("two-sets-turned", "Vandal Savage")):
        table = begun(RECIPES[recipe])
        top = table.view(0).super_villain[0].id
        assert table.state.cat.name[table.state.cat.by_id[top]].lower() == first.lower()


@pytest.mark.rule("X1")
def test_super_heroes_of_both_sets_are_dealt() -> None:
    recipe = RECIPES["two-sets"]
    boxes = set()
    for seed in range(20):
        s = Table.new(setup_of(recipe), mixed(recipe), seed=str(seed)).state
        boxes |= {s.cat.boxes[s.faces[s.zones[hero_zone(seat)][0]]] for seat in range(4)}
    assert boxes == {HU, BASE}


@pytest.mark.rule("X1")
def test_a_deck_of_everything_is_played_in_two_halves() -> None:
    first = RECIPES["two-sets-first-half"]
    second = replace(first, half=2)
    halves = []
    for recipe in (first, second):
        s = Table.new(setup_of(recipe), mixed(recipe), seed="halves").state
        halves.append({*s.zones[MAIN_DECK], *s.zones[1]})
    assert abs(len(halves[0]) - 112) <= 1
    assert not halves[0] & halves[1]
    assert len(halves[0] | halves[1]) == 225


@pytest.mark.rule("X2", "X5", "Q41")
@pytest.mark.parametrize("id", ["confrontations-with-batman", "confrontations-with-shazam"])
def test_whole_characters_leave_and_as_many_cards_of_those_in_play_come_in(id: str) -> None:
    recipe = RECIPES[id]
    deck = Counter({(box, card.id): card.copies for box, card in main_cards(mixed(recipe))})
    of_symbol: dict[str, dict[tuple[str, str], int]] = {}
    for box in (CF, BJ, SB):
        for card in BOXES[box].cards:
            if card.kind == "main" and card.symbol:
                of_symbol.setdefault(card.symbol, {})[box, card.id] = card.copies
    for symbol, cards in of_symbol.items():
        here = {card: deck[card] for card in cards}
        if next(iter(cards))[0] == CF:
            assert here == cards or not any(here.values()), symbol
        else:
            assert all(here[card] <= n for card, n in cards.items()), symbol
            assert sum(here.values()) in ((26, 27) if symbol in recipe.heroes else (0,)), symbol
    gone = {symbol for swap in recipe.swaps for symbol in swap.out}
    assert gone == {"Wonder Woman", "Aquaman", "Circe", "Ocean Master"}
    assert deck.total() == 108


@pytest.mark.rule("X2")
def test_as_much_of_each_type_comes_in_as_goes_out_or_nearly() -> None:
    for id in ("confrontations-with-batman", "confrontations-with-shazam"):
        types: Counter[str | None] = Counter()
        for _, card in main_cards(mixed(RECIPES[id])):
            types[card.type] += card.copies
        for card in BOXES[CF].cards:
            if card.kind == "main":
                types[card.type] -= card.copies
        assert all(-2 <= n <= 2 for n in types.values()), types


@pytest.mark.rule("X2")
def test_a_swap_of_nobody_or_of_somebody_who_plays_is_refused() -> None:
    recipe = RECIPES["confrontations-with-batman"]
    nobody = replace(recipe, swaps=(Swap(CF, ("Aquaman",), BJ, ("nobody",)),))
    assert reasons_against(nobody) == [f"no card of {BJ} has the symbol of nobody (X2)"]
    playing = replace(recipe, swaps=(Swap(CF, ("Superman",), BJ, ("Batman",)),))
    assert reasons_against(playing) == ["Superman plays, so these cards must stay (X2)"]


@pytest.mark.rule("X1", "S5", "Q42")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_sets_are_for_two_to_five_with_one_of_two_heroes_kept(players: int) -> None:
    setup = setup_of(RECIPES["two-sets"], players, hero_choice="two")
    assert setup.recipe is not None
    table = Table.new(setup, mixed(setup.recipe), seed="two")
    assert [(ask.kind, len(ask.options)) for ask in table.asks] == [("hero", 2)] * players
    dealt = {card for ask in table.asks for _, card in ask.options}
    assert len(dealt) == 2 * players
    for ask in table.asks:
        table.answer(ask.seat, 1)
    assert table.ask.kind == "turn"


@pytest.mark.rule("X1")
def test_a_recipe_that_names_who_plays_is_for_just_as_many() -> None:
    with pytest.raises(SetupError, match="names who plays: it is for 4 players"):
        setup_of(RECIPES["rivals-teams"], 2)
    with pytest.raises(SetupError, match="none is dealt"):
        setup_of(RECIPES["rivals-teams"], hero_choice="two")


@pytest.mark.rule("X1", "H1", "Q42")
def test_synergy_is_refused_where_somebody_would_go_without_a_card() -> None:
    for id in ("two-sets", "two-sets-turned"):
        setup = replace(setup_of(RECIPES[id]), variants=("synergy",))
        with pytest.raises(SetupError, match="needs the Hero card of every Super Hero"):
            Table.new(setup, mixed(RECIPES[id]), seed="x")


@pytest.mark.rule("X1", "H1", "Q42")
def test_with_both_sets_in_halves_everybody_has_a_synergy_card() -> None:
    recipe = RECIPES["two-sets-first-half"]
    cat = mixed(recipe)
    setup = replace(setup_of(recipe), variants=("synergy",))
    for seed in range(20):
        s = Table.new(setup, cat, seed=str(seed)).state
        assert [len(s.zones[on_hero(seat)]) for seat in range(4)] == [1] * 4


@pytest.mark.rule("H1", "V5", "W4")
def test_a_synergy_card_is_for_sale_where_weaknesses_must_be_played() -> None:
    recipe = replace(RECIPES["two-sets-first-half"], id="own", weaknesses=(SB, HU))
    setup = replace(setup_of(recipe), variants=("synergy",))
    table = Table.new(setup, mixed(recipe), seed="synergy")
    s = table.state
    assert s.cat.binds
    s.turn.power = 20
    options = turn_ask(s).options
    [lying] = s.zones[on_hero(s.turn.seat)]
    assert ("buy", lying) in options
    assert ("play", lying) not in options
    assert END in options


@pytest.mark.rule("X1", "H3")
def test_the_halves_are_the_same_whoever_plays_and_whatever_variant() -> None:
    first, second = RECIPES["two-sets-first-half"], RECIPES["two-sets-second-half"]

    def half(recipe: Recipe, *variants: Variant) -> Counter[str]:
        cat = mixed(recipe)
        setup = replace(setup_of(recipe), variants=variants)
        s = Table.new(setup, cat, seed="same").state
        faces = [s.faces[card] for zone in (MAIN_DECK, LINE_UP) for card in s.zones[zone]]
        return Counter(cat.ids[face] for face in faces if cat.kind[face] == "main")

    every = Counter(
        {
            name: card.copies
            for name, card in zip(mixed(first).ids, mixed(first).cards, strict=True)
            if card.kind == "main"
        }
    )
    assert half(first) + half(second) == every
    assert half(second, "hidden") == half(second)


@pytest.mark.rule("X1")
def test_in_the_second_game_the_lowest_scorer_picks_first_out_of_the_other_half() -> None:
    first = setup_of(FIRST, 3, hero_choice="two")
    assert first.recipe is not None
    one = Table.new(first, mixed(first.recipe), "match")
    for ask in one.asks:
        one.answer(ask.seat, 0)
    setup = second_game(first, "match", (30, 50, 20))
    assert setup.recipe is not None
    cat = mixed(setup.recipe)
    two = Table.new(setup, cat, "another seed")
    order = []
    while two.ask.kind == "hero":
        order.append(two.ask.seat)
        two.answer(two.ask.seat, 0)
    assert order == [2, 0, 1]

    def left(table: Table) -> Counter[str]:
        s = table.state
        cards = [card for zone in (MAIN_DECK, LINE_UP) for card in s.zones[zone]]
        return Counter(s.cat.ids[s.faces[card]] for card in cards)

    every = {n: c.copies for n, c in zip(cat.ids, cat.cards, strict=True) if c.kind == "main"}
    assert left(one) + left(two) == Counter(every)
    again = load(save(two), cat)
    assert state_digest(again.state) == state_digest(two.state)
    with pytest.raises(SetupError, match="half of the cards"):
        second_game(setup, "match", (1, 2, 3))


@pytest.mark.rule("X3")
def test_the_deck_of_two_rivals_is_exactly_their_emblems() -> None:
    cat = mixed(RECIPES["shazam-vs-joker"])
    deck = main_cards(cat)
    assert {card.symbol for _, card in deck} == {"Shazam!", "The Joker"}
    assert sum(card.copies for _, card in deck) == 60
    stacks = [card.name for card in cat.cards if card.kind == "stack"]
    assert stacks == ["Word of Power"]


@pytest.mark.rule("X3", "Q38")
@pytest.mark.parametrize("name", ["black-canary", "heroes-unite:black-canary"])
def test_a_super_hero_is_named_by_an_id_that_a_card_of_another_kind_bears_too(name: str) -> None:
    recipe = Recipe(
        id="canaries",
        name="Two cards with the id black-canary",
        host=HU,
        players=2,
        main=(Share(HU, types=("Equipment", "Super Power", "Villain")), Share(BJ, types=("Hero",))),
        characters=(HU,),
        stacks=(HU,),
        weaknesses=(HU,),
        super_villains=HU,
    )
    cat = mixed(recipe)
    assert {"heroes-unite:black-canary", "rivals-batman-joker:black-canary"} <= set(cat.ids)
    setup = setup_of(recipe, heroes=(name, "nightwing"))
    s = Table.new(setup, cat, seed="canaries").state
    heroes = [cat.cards[s.faces[s.zones[hero_zone(seat)][-1]]] for seat in range(2)]
    assert [(card.kind, card.name) for card in heroes] == [
        ("super-hero", "Black Canary"),
        ("super-hero", "Nightwing"),
    ]
    twice = ("black-canary", "heroes-unite:black-canary")
    with pytest.raises(SetupError, match="taken once"):
        Table.new(setup_of(recipe, heroes=twice), cat, seed="canaries")


def test_weaknesses_of_two_rivals_bind() -> None:
    recipe = RECIPES["batman-vs-black-adam"]
    setup = replace(
        setup_of(recipe), first=0, arranged=(("hand 0", ("weakness", "rivals-batman-joker:kick")),)
    )
    with pytest.raises(SetupError, match="not a card"):
        Table.new(setup, mixed(recipe), seed="x")
    setup = replace(setup, arranged=(("hand 0", ("weakness", "punch")),))
    table = Table.new(setup, mixed(recipe), seed="x")
    table.answer(0, len(table.ask.options) - 1)
    names = [table.state.cat.name[table.state.faces[o[1]]] for o in table.ask.options if o[1]]
    assert names == ["Weakness"]


@pytest.mark.rule("X4", "Q38")
def test_two_rivals_boxes_two_on_two() -> None:
    table = begun(RECIPES["rivals-teams"])
    s = table.state
    assert s.teams == (0, 1, 0, 1)
    assert s.rules.share_blocks
    assert not s.rules.share_defenses
    assert {s.cat.name[s.faces[card]] for card in s.zones[STACK]} == {"Word of Power", "Kick"}
    assert {s.cat.boxes[s.faces[card]] for card in s.zones[WEAKNESSES]} == {SB, BJ}
    assert table.view(0).seats[2].hand is not None
    assert table.view(0).seats[1].hand is None


@pytest.mark.rule("X4")
def test_the_foe_of_lower_level_must_be_confronted() -> None:
    recipe = RECIPES["rivals-teams"]
    setup = replace(
        setup_of(recipe),
        first=0,
        arranged=(("hero 1", ("black-adam-2", "black-adam-3")), ("in-play 3", ())),
    )
    table = Table.new(setup, mixed(recipe), seed="x")
    assert table.ask.options == (("confront", 3), ("normal", None))


@pytest.mark.rule("X4", "S4")
def test_both_stacks_can_be_bought_from() -> None:
    recipe = RECIPES["rivals-teams"]
    wanted = ("rivals-shazam-black-adam:punch",) * 3
    cat = mixed(recipe)
    hand_of_three = tuple(n if n in cat.by_id else "punch" for n in wanted)
    setup = replace(setup_of(recipe), first=0, arranged=(("hand 0", hand_of_three),))
    table = Table.new(setup, cat, seed="x")
    table.answer(0, len(table.ask.options) - 1)
    for _ in range(3):
        table.answer(0, 0)
    bought = {
        table.state.cat.name[table.state.faces[o[1]]] for o in table.ask.options if o[0] == "buy"
    }
    assert {"Word of Power", "Kick"} <= bought


@pytest.mark.rule("X5")
def test_confrontations_with_shazam_has_both_stacks() -> None:
    s = begun(RECIPES["confrontations-with-shazam"]).state
    assert {s.cat.name[s.faces[c]] for c in s.zones[STACK]} == {
        "Enhanced Strength",
        "Word of Power",
    }
    assert {s.cat.boxes[s.faces[card]] for card in s.zones[WEAKNESSES]} == {CF, SB}


@pytest.mark.rule("X6", "Q38")
def test_a_weakness_that_binds_does_so_at_any_table() -> None:
    recipe = Recipe(
        id="mine",
        name="Heroes Unite with binding Weaknesses",
        host=HU,
        players=2,
        main=(Share(HU),),
        characters=(HU,),
        stacks=(HU,),
        weaknesses=(SB,),
        super_villains=HU,
        heroes=("hawkman", "red-tornado"),
    )
    setup = replace(setup_of(recipe), first=0, arranged=(("hand 0", ("weakness", "punch")),))
    table = Table.new(setup, mixed(recipe), seed="x")
    played = [table.state.cat.name[table.state.faces[o[1]]] for o in table.ask.options if o[1]]
    assert played == ["Weakness"]
    table.answer(0, 0)
    assert [o[0] for o in table.ask.options] == ["play", "end"]


@pytest.mark.rule("X6")
def test_a_recipe_that_cannot_be_played_says_why() -> None:
    good = RECIPES["rivals-teams"]
    bad = {
        "take at least 30": replace(good, main=(Share(SB, types=("Location",)),)),
        "no stack to buy from": replace(good, stacks=()),
        "no Weakness stack": replace(good, weaknesses=()),
        "there is no box nowhere": replace(good, host="nowhere"),
        "there must be a foe": replace(good, teams=(0, 0, 0, 0)),
        "two players at most": replace(good, teams=(0, 0, 0, 1)),
        "is none of its Characters": replace(good, heroes=("Hawkman", "A", "B", "C")),
        "is not a rule value": replace(good, rules=(("gravity", 1),)),
        "need Super-Villains": replace(RECIPES["two-sets"], super_villains=""),
    }
    for said, recipe in bad.items():
        assert said in "; ".join(reasons_against(recipe)), said
        with pytest.raises(SetupError, match=r"\w"):
            mixed(recipe)


def test_a_view_tells_cards_of_two_boxes_apart() -> None:
    s = begun(RECIPES["rivals-teams"]).state
    assert len(set(s.cat.ids)) == len(s.cat.ids)
    assert "rivals-batman-joker:weakness" in s.cat.by_id
    assert s.zones[hand(0)]


def test_where_no_card_has_assist_nobody_is_asked_for_one() -> None:
    table = begun(RECIPES["rivals-teams"])
    assert not table.state.cat.assists
    chance = Random(2)
    while not table.over:
        for ask in table.asks:
            assert ask.kind != "assist"
            assert ("call", None) not in ask.options
        answer_somehow(table, chance)
    refused = begun(RECIPES["rivals-teams"]).why_not(0, ("assist", ""))
    assert refused is not None
    assert refused.kind == "no-assists"
