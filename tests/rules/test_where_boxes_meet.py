"""Where cards and boxes meet: faults of mixed tables, each with the rule that settles it."""

# mypy: no-warn-unreachable
# An assertion narrows what the next call changes.

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from script import FOE, ME, Script

from archrivals.boxes.mixing import mixed, setup_of
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.language.rules import Recipe, Share
from archrivals.engine.play.resolving import destroy
from archrivals.engine.state.flat import WEAKNESSES, in_play
from archrivals.engine.table import Table
from archrivals.engine.views.determinization import hidden_from

HU, BASE, CF = "heroes-unite", "base-set", "confrontations"
BJ, SB = "rivals-batman-joker", "rivals-shazam-black-adam"
MATE, LAST = 2, 3
LAST_OF_THREE = 2

WITH_SHAZAM = RECIPES["confrontations-with-shazam"]
RIVALS = RECIPES["rivals-teams"]

DUEL = Recipe(
    id="duel-of-all",
    name="Confrontations for two with cards of all boxes that fight",
    host=CF,
    players=2,
    main=(Share(CF), Share(BJ), Share(SB)),
    characters=(CF, BJ, SB),
    stacks=(SB,),
    weaknesses=(SB,),
)
WITH_SIRENS = Recipe(
    id="with-sirens",
    name="Shazam! vs. Black Adam with the Heroes of Heroes Unite",
    host=SB,
    players=2,
    main=(Share(SB), Share(HU, types=("Hero",))),
    characters=(SB,),
    stacks=(SB,),
    weaknesses=(SB,),
)
THREE = replace(DUEL, id="three-of-all", players=3, heroes=("Superman", "Lex Luthor", "Circe"))
BOTH_SETS = Recipe(
    id="both-sets",
    name="Both sets whole",
    host=HU,
    players=2,
    main=(Share(HU), Share(BASE)),
    characters=(HU, BASE),
    stacks=(HU,),
    weaknesses=(HU,),
    super_villains=BASE,
)


# --- Weaknesses of two boxes ------------------------------------------------------------------


@pytest.mark.rule("Q38", "X4", "X5")
@pytest.mark.parametrize("recipe", [RIVALS, WITH_SHAZAM], ids=lambda recipe: recipe.id)
def test_weaknesses_of_two_boxes_are_shuffled(recipe: Recipe) -> None:
    cat = mixed(recipe)
    tops: Counter[str] = Counter()
    for seed in range(40):
        s = Table.new(setup_of(recipe), cat, f"weak {seed}").state
        tops[cat.boxes[s.faces[s.zones[WEAKNESSES][-1]]]] += 1
    assert len(tops) == 2
    assert min(tops.values()) >= 5, tops


@pytest.mark.rule("Q38")
def test_nobody_knows_the_order_of_a_mixed_weakness_stack() -> None:
    s = Table.new(setup_of(RIVALS), mixed(RIVALS), "order").state
    assert set(s.zones[WEAKNESSES]) <= {*hidden_from(s, 0)}


@pytest.mark.rule("Q38", "D3")
def test_a_weakness_that_returns_goes_under_the_stack_and_is_known(table: Script) -> None:
    table.mixture(RIVALS).in_play(ME, f"{SB}:weakness").hand(ME, "Punch").hand(FOE, "Punch")
    s = table.table.state
    weak = s.zones[in_play(ME)][0]
    before = len(s.zones[WEAKNESSES])
    destroy(s, weak, 0)
    assert s.zones[WEAKNESSES][0] == weak
    assert len(s.zones[WEAKNESSES]) == before + 1
    assert weak not in hidden_from(s, FOE)


# --- Characters and their cards ---------------------------------------------------------------


@pytest.mark.card("confrontations:lex-luthor-1", "rivals-shazam-black-adam:wrath")
@pytest.mark.rule("X5", "K9", "R2")
def test_lex_luthor_1_looks_at_the_card_he_bought_and_not_at_its_weakness(table: Script) -> None:
    table.mixture(WITH_SHAZAM).hero(ME, "Lex Luthor").hero(FOE, "Superman")
    table.hand(ME, *["Enhanced Strength"] * 2).line_up("Wrath", "Parasite", "Krypto")
    table.play("Enhanced Strength").play("Enhanced Strength").buy("Wrath")
    table.asks(ME, "order-triggers", ["Wrath: GainWeakness", "Lex Luthor: GainCheaper"])
    table.answer("Wrath: GainWeakness")
    assert table.discard_of(ME) == ["Wrath", "Weakness", "Parasite"]


@pytest.mark.rule("X3", "X4")
@pytest.mark.card("rivals-batman-joker:the-joker-1")
@pytest.mark.parametrize(("name", "drawn"), [("Word of Power", 5), ("Insanity", 6)])
def test_the_joker_1_counts_no_card_of_the_tables_stack(
    table: Script, name: str, drawn: int
) -> None:
    table.mixture(RECIPES["shazam-vs-joker"]).hero(ME, "The Joker").hero(FOE, "Shazam!")
    table.hand(ME, *["Punch"] * 5).deck(ME, *["Vulnerability"] * 3, *["Punch"] * 5)
    table.line_up("Insanity").hand(FOE, "Punch")
    for _ in range(5):
        table.play("Punch")
    table.buy(name).end()
    assert len(table.hand_of(ME)) == drawn


# --- Attacks ----------------------------------------------------------------------------------


@pytest.mark.rule("R1", "Q27", "K5")
@pytest.mark.card("confrontations:nereus", "confrontations:circe-3")
def test_an_attack_played_as_an_assist_begins_left_of_whoever_played_it(table: Script) -> None:
    table.box(CF).players(4).hero(MATE, "Circe").level(MATE, 3).hand(MATE, "Nereus")
    table.hand(FOE, "Punch", "Parasite").hand(LAST, "Punch", "Parasite").call()
    table.asks(MATE, "assist", ["Nereus", "none"]).answer("Nereus")
    table.asks(LAST, "defend", ["none"]).answer("none")
    table.asks(FOE, "defend", ["none"]).answer("none")
    assert table.table.ask.seat == LAST
    table.asks(LAST, "discard", ["Parasite", "Punch"]).answer("Punch")
    table.asks(FOE, "discard", ["Parasite", "Punch"]).answer("Punch")


# --- Custom mixtures --------------------------------------------------------------------------


@pytest.mark.rule("Q34", "Q29")
@pytest.mark.card("rivals-shazam-black-adam:famine")
def test_famine_ends_with_the_turn_in_which_its_player_is_knocked_out(table: Script) -> None:
    table.mixture(THREE).level(ME, 3).hand(ME, "Famine").deck(ME, *["Punch"] * 5)
    table.hero(LAST_OF_THREE, "Superman").level(LAST_OF_THREE, 3).hero(ME, "Lex Luthor")
    table.hero(FOE, "Circe")
    table.hand(FOE, *["Punch"] * 15).deck(FOE, *["Punch"] * 6).play("Famine")
    for _ in range(3):
        table.asks(ME, "destroy", sorted({*table.line_up_now})).answer(table.line_up_now[0])
        if len(table.line_up_now) == 4:
            break
    table.end()
    assert table.table.state.limit == (4, ME)
    table.confront(ME)
    for _ in range(15):
        table.play("Punch")
    table.done().asks(ME, "block", ["none"]).answer("none")
    assert table.table.state.out == {ME}
    assert table.table.state.limit is None
    assert len(table.line_up_now) == 5


@pytest.mark.rule("Q34", "Q29")
@pytest.mark.card("rivals-shazam-black-adam:famine")
def test_famine_ends_one_seat_earlier_when_the_player_to_the_right_is_out(table: Script) -> None:
    table.mixture(THREE).hand(ME, "Famine").deck(ME, *["Punch"] * 5).level(LAST_OF_THREE, 3)
    table.hero(FOE, "Circe").level(FOE, 3).hand(FOE, *["Punch"] * 15).deck(FOE, *["Punch"] * 6)
    table.line_up("Impervious", "Zod", "Apollo", "Ares").level(ME, 3).hand(LAST_OF_THREE, "Punch")
    table.play("Famine").end().confront(LAST_OF_THREE)
    for _ in range(15):
        table.play("Punch")
    assert table.table.state.limit == (4, ME)
    table.done().asks(LAST_OF_THREE, "block", ["none"]).answer("none")
    assert table.table.state.out == {LAST_OF_THREE}
    assert table.table.state.limit is None  # now the confronter sits to the right


@pytest.mark.rule("Q34", "Q13")
def test_a_card_that_refills_holds_to_the_limit_of_famine(table: Script) -> None:
    """A Word of Power brings a fifth card; destroyed, no other takes its place."""
    left = ("Isis", "Osiris", "Cyclone", "Sloth")
    table.mixture(WITH_SIRENS).hand(ME, "Famine", "Word of Power", "Sonic Siren")
    table.line_up(*left, "Envy").main_deck("Pride", "Khandaq", "Hippolyta").confront(FOE)
    table.play("Famine").asks(ME, "destroy", [*left, "Envy"]).answer("Envy")
    table.play("Word of Power").asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    assert sorted(table.line_up_now) == sorted([*left, "Pride"])
    table.play("Sonic Siren").asks(ME, "destroy", [*left, "Pride", "none"]).answer("Pride")
    assert sorted(table.line_up_now) == sorted(left)
    assert table.main_deck_now == ["Khandaq", "Hippolyta"]


@pytest.mark.rule("V2")
@pytest.mark.card("confrontations:magog", "rivals-shazam-black-adam:word-of-power")
def test_magog_played_by_a_word_of_power_leaves_the_game(table: Script) -> None:
    table.mixture(DUEL).hand(ME, "Word of Power").main_deck("Magog", "Zod").hand(FOE, "Punch")
    table.confront(FOE).play("Word of Power")
    table.asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    assert "Magog" not in table.line_up_now
    assert "Magog" not in table.main_deck_now


@pytest.mark.rule("W4", "Q23")
@pytest.mark.card("confrontations:ocean-master-2", "confrontations:wonder-woman-3")
def test_a_weakness_drawn_after_done_is_still_played(table: Script) -> None:
    table.mixture(DUEL).hero(ME, "Ocean Master").level(ME, 2)
    table.hero(FOE, "Wonder Woman").level(FOE, 3).hand(FOE, "Krypto", "Punch")
    table.deck(ME, "Weakness", *["Punch"] * 6).confront(FOE).done()
    table.asks(FOE, "block", ["use Wonder Woman", "none"]).answer("use Wonder Woman")
    table.asks(FOE, "block", ["none"]).answer("none")
    assert "Weakness" in table.in_play_of(ME)


@pytest.mark.card("confrontations:hera", "rivals-batman-joker:the-batcave")
def test_hera_gives_what_a_teammates_batcave_gives_on_every_turn(table: Script) -> None:
    recipe = RECIPES["confrontations-with-batman"]
    recipe = replace(recipe, id="with-hera", main=(Share(CF), Share(BJ)), swaps=())
    table.mixture(recipe).hand(ME, "Hera").in_play(MATE, "The Batcave").confront(FOE)
    assert table.play("Hera").power == 3 + 1


@pytest.mark.card("confrontations:hera", "rivals-batman-joker:the-batcave")
def test_hera_gives_nothing_of_a_batcave_without_a_confrontation(table: Script) -> None:
    recipe = RECIPES["confrontations-with-batman"]
    recipe = replace(recipe, id="with-hera", main=(Share(CF), Share(BJ)), swaps=())
    table.mixture(recipe).hand(ME, "Hera").in_play(MATE, "The Batcave").normal()
    assert table.play("Hera").power == 3


@pytest.mark.rule("A1")
@pytest.mark.card("plastic-man", "confrontations:wonder-woman-3", "confrontations:circe-3")
@pytest.mark.parametrize(
    ("hero", "text", "power"),
    [
        ("Wonder Woman", "Magic Bracelets", 2 + 1),
        ("Wonder Woman", "Phantom Zone Projector", 0),
        ("Circe", "Magic Bracelets", 2),
        ("Circe", "Phantom Zone Projector", 0 + 1),
    ],
)
def test_plastic_man_is_a_card_played_of_every_keyword_of_the_text_he_takes(
    table: Script, hero: str, text: str, power: int
) -> None:
    with_heroes = (Share(CF), Share(HU, types=("Hero",)))
    table.mixture(replace(DUEL, id="with-plastic-man", main=with_heroes))
    table.hero(ME, hero).level(ME, 3).hero(FOE, "Superman").hand(ME, "Plastic Man")
    table.discard(ME, text).confront(FOE).play("Plastic Man")
    if text == "Phantom Zone Projector":
        table.asks(ME, "destroy", [text, "none"]).answer("none")
    assert table.power == power


@pytest.mark.rule("K6")
@pytest.mark.card("confrontations:circe-3")
def test_a_hand_is_shown_with_the_assist_that_circe_gives(table: Script) -> None:
    table.mixture(DUEL).hero(ME, "Circe").level(ME, 3).hero(FOE, "Superman")
    table.hand(ME, "Giganta", "Mera", "Steel").confront(FOE)
    held = table.table.view(ME).seats[ME].hand
    assert held is not None
    shown = {card.id: card.assist for card in held}
    assert shown == {"giganta": True, "mera": False, "steel": True}


@pytest.mark.card("base-set:batmobile", "indigo-tribe-power-ring")
def test_indigo_tribe_tells_a_batmobile_that_gave_power_from_one_that_gave_none(
    table: Script,
) -> None:
    table.mixture(BOTH_SETS).hand(ME, "Batmobile")
    table.deck(ME, "Batmobile", "Indigo Tribe Power Ring", *["Vulnerability"] * 4)
    table.play("Batmobile").play("Batmobile").play("Indigo Tribe Power Ring")
    (_, first), (_, second) = table.table.ask.options
    assert (table.name(first), table.name(second)) == ("Batmobile", "Batmobile")
    table.table.answer(ME, 1)
    assert table.power == 1 + 1


@pytest.mark.rule("D7", "Q19")
@pytest.mark.card("base-set:the-flash", "rivals-shazam-black-adam:book-of-champions")
def test_the_flash_may_draw_a_revealed_card_which_is_not_put_back(table: Script) -> None:
    recipe = replace(BOTH_SETS, id="with-a-book", main=(Share(HU), Share(SB)))
    table.mixture(recipe).hero(ME, "The Flash").hand(ME, "Book of Champions")
    table.deck(ME, "Kick", "Punch", "Cyclone", "Vulnerability").play("Book of Champions")
    table.asks(ME, "draw", ["Cyclone", "none"]).answer("Cyclone")
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    assert sorted(table.hand_of(ME)) == ["Cyclone", "Kick"]
    assert table.deck_of(ME) == ["Punch", "Vulnerability"]


# --- Heroes Unite with the original set -------------------------------------------------------


@pytest.mark.rule("Q15", "H3")
@pytest.mark.card("base-set:emerald-knight", "heroes-unite:force-field")
def test_a_borrowed_force_field_is_no_defense_of_its_borrower(table: Script) -> None:
    table.mixture(BOTH_SETS).variants("hidden").hand(ME, "Emerald Knight", "Sonic Siren", "Punch")
    table.line_up("Force Field", "Gorilla Grodd", "Doomsday").main_deck("Captain Cold", "Doomsday")
    table.deck(ME, "Punch").play("Emerald Knight")
    assert table.in_play_of(ME) == ["Emerald Knight", "Force Field"]
    table.play("Sonic Siren").asks(ME, "destroy", ["Doomsday", "Gorilla Grodd", "none"])
    table.answer("Doomsday").asks(ME, "defend", ["none"]).answer("none")
    assert table.in_play_of(ME) == ["Emerald Knight", "Force Field", "Sonic Siren"]


@pytest.mark.rule("Q15")
@pytest.mark.card("base-set:emerald-knight", "base-set:clayface")
def test_a_borrowed_card_is_not_played_again(table: Script) -> None:
    table.mixture(BOTH_SETS).hand(ME, "Emerald Knight", "Clayface", "Kick").line_up("Raven")
    table.deck(ME, "Punch").play("Emerald Knight").play("Kick").play("Clayface")
    table.asks(ME, "play-again", ["Emerald Knight", "Kick"]).answer("Kick")
    assert table.power == 1 + 2 + 2


# --- A cost raised in nobody's turn -----------------------------------------------------------


@pytest.mark.card("giganta")
@pytest.mark.rule("F5", "Q8")
def test_a_cost_that_is_raised_between_two_turns_is_not_raised_in_the_next(table: Script) -> None:
    """Giganta of a box with Characters, against a First Appearance of one without."""
    duels = replace(BOTH_SETS, id="and-duels", main=(Share(HU), Share(CF)), super_villains=HU)
    table.mixture(duels)
    table.super_villains("Vandal Savage", "Trigon").hand(FOE, "Giganta")
    table.hand(ME, "Kick", "Kick", "Kick", "Kick").deck(ME, *("Vulnerability",) * 5)
    table.play("Kick").play("Kick").play("Kick").play("Kick").buy("Vandal Savage").end()
    table.asks(ME, "defend", ["none"]).answer("none")
    table.asks(FOE, "defend", ["Giganta", "none"]).answer("Giganta")
    assert table.active == FOE
    assert table.table.state.cost_changes == ()


# --- What a box alone cannot show -------------------------------------------------------------


def test_lust_attacks_one_foe_of_two(table: Script) -> None:
    table.mixture(RIVALS).hand(ME, "Lust").hand(FOE, "Punch").hand(LAST, "Punch")
    table.normal().play("Lust").asks(ME, "player", ["seat 1", "seat 3"]).answer("seat 3")
    table.asks(LAST, "defend", ["none"]).answer("none")
    table.asks(LAST, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    assert (table.discard_of(LAST), table.hand_of(FOE)) == (["Punch"], ["Punch"])


@pytest.mark.parametrize(("top", "hit"), [("Talon", True), ("Punch", False)])
def test_poison_ivy_counts_a_card_of_cost_1(table: Script, top: str, hit: bool) -> None:
    table.mixture(BOTH_SETS).hand(ME, "Poison Ivy").deck(FOE, top).play("Poison Ivy")
    assert table.discard_of(FOE) == [top] + ["Weakness"] * hit


def test_the_joker_counts_a_card_of_cost_1_that_is_passed(table: Script) -> None:
    table.mixture(BOTH_SETS).super_villains("Ra's al Ghul", "The Joker", "Lex Luthor")
    table.hand(ME, *["Kick"] * 4).deck(ME, *["Punch"] * 5).hand(FOE, "Talon")
    for _ in range(4):
        table.play("Kick")
    table.buy("Ra's al Ghul").end()
    for seat in (ME, FOE):
        table.asks(seat, "defend", ["none"]).answer("none")
    table.asks(ME, "pass-left", ["Punch"]).answer("Punch")
    table.asks(FOE, "pass-left", ["Talon"]).answer("Talon")
    assert table.deck_of(ME) == ["Weakness"]
    assert table.deck_of(FOE) == []
