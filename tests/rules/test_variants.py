"""Part H, Q31–Q33: Super Hero Synergy, Super-Villain Hunt, Super-Hidden Super-Villains."""

from __future__ import annotations

from typing import Any

import pytest
from script import CATALOGUE, FOE, FOURTH, ME, THIRD, Script

from archrivals.engine.language.rules import Setup
from archrivals.engine.state.flat import LINE_UP, MAIN_DECK, SUPER_VILLAINS, UNUSED, on_hero
from archrivals.engine.table import Table

SUPER_VILLAINS_OF_THE_BOX = {card.id for card in CATALOGUE.cards if card.kind == "super-villain"}
SYNERGY = {
    "batgirl": ("daughter-of-gotham-city", 1),
    "black-canary": ("sonic-siren", 1),
    "booster-gold": ("hero-of-the-future", 1),
    "hawkman": ("winged-warrior", 0),
    "nightwing": ("wonder-of-the-knight", 0),
    "red-tornado": ("crimson-whirlwind", 0),
    "shazam-super-hero": ("worlds-mightiest-mortal", 0),
}


def new(seed: str = "seed", **setup: Any) -> Table:
    return Table.new(Setup(**setup), CATALOGUE, seed)


def ids(table: Table, zone: int) -> list[str]:
    s = table.state
    return [CATALOGUE.cards[s.faces[card]].id for card in s.zones[zone]]


def kicks(table: Script, n: int) -> Script:
    for _ in range(n):
        table.play("Kick")
    return table


# --- H1: Super Hero Synergy -------------------------------------------------------------------


def synergy(table: Script) -> Script:
    """Batgirl against Red Tornado; the Line-Up is dear, the main deck short."""
    table.variants("synergy").hero(ME, "batgirl").hero(FOE, "red-tornado")
    table.line_up("Starbolt", "Sciencell", "Oa", "Brother Blood", "Jason Blood")
    return table.main_deck("Raven", "Katana", "Talon", "Kick")


@pytest.mark.rule("H1")
@pytest.mark.parametrize("hero", list(SYNERGY))
def test_one_copy_of_ones_hero_card_lies_on_the_super_hero(hero: str) -> None:
    other = "hawkman" if hero != "hawkman" else "batgirl"
    table = new(variants=("synergy",), heroes=(hero, other))
    card, left = SYNERGY[hero]
    assert ids(table, on_hero(ME)) == [card]
    deck = ids(table, MAIN_DECK) + ids(table, LINE_UP)
    assert deck.count(card) == left
    assert len(deck) == 109
    for seat in (-1, ME, FOE):
        shown = table.view(seat).seats[ME].on_hero
        assert [each.id for each in shown] == [card]


@pytest.mark.rule("H1", "S5")
@pytest.mark.parametrize("choice", ["deal", "pick", "two"])
def test_the_hero_card_follows_the_super_hero_however_it_was_chosen(choice: str) -> None:
    table = new(variants=("synergy",), hero_choice=choice, players=3)
    while table.ask.kind == "hero":
        table.answer(table.ask.seat, 1)
    for seat in range(3):
        hero = table.view(-1).seats[seat].hero[0].id
        assert ids(table, on_hero(seat)) == [SYNERGY[hero][0]]


@pytest.mark.rule("H1", "Q31", "T4")
def test_on_ones_own_turn_it_is_bought_as_from_the_line_up(table: Script) -> None:
    synergy(table).hand(ME, "Kick", "Punch").deck(ME, *["Punch"] * 5)
    table.play("Kick").play("Punch")
    assert table.turn_options() == ["buy Daughter of Gotham City", "buy Kick", "end"]
    table.buy("Daughter of Gotham City")
    assert table.discard_of(ME) == ["Daughter of Gotham City"]
    assert table.names(on_hero(ME)) == []
    table.end()
    assert len(table.line_up_now) == 5
    assert table.main_deck_now == ["Raven", "Katana", "Talon", "Kick"]


@pytest.mark.rule("H1", "Q31")
def test_nobody_else_may_buy_or_gain_it(table: Script) -> None:
    synergy(table).hand(FOE, *["Kick"] * 2, "White Lantern Power Battery", "Sonic Siren")
    table.options(first=FOE).play("Kick").play("Kick")
    assert table.turn_options() == [
        "buy Kick",
        "end",
        "play Sonic Siren",
        "play White Lantern Power Battery",
    ]
    reason = table.table.why_not(FOE, ("buy", "daughter-of-gotham-city"))
    assert reason is not None
    assert reason.rule == "H1"
    seen = ["Starbolt", "Sciencell", "Oa", "Brother Blood", "Jason Blood", "Crimson Whirlwind"]
    table.play("Sonic Siren").asks(FOE, "destroy", [*seen, "none"]).answer("none")
    table.play("White Lantern Power Battery")
    table.asks(FOE, "gain", seen).answer("Oa")


@pytest.mark.rule("H1")
def test_other_copies_in_the_line_up_are_fair_game(table: Script) -> None:
    synergy(table).options(first=FOE).line_up("Daughter of Gotham City", "Oa")
    table.hand(FOE, "Kick", "Punch").play("Kick").play("Punch")
    table.buy("Daughter of Gotham City")
    assert table.discard_of(FOE) == ["Daughter of Gotham City"]
    assert table.names(on_hero(ME)) == ["Daughter of Gotham City"]


@pytest.mark.rule("H1", "T4")
def test_with_a_copy_in_the_line_up_one_may_buy_either(table: Script) -> None:
    synergy(table).line_up("Daughter of Gotham City", "Oa").hand(ME, "Kick", "Punch")
    table.play("Kick").play("Punch")
    assert table.turn_options() == [
        "buy Daughter of Gotham City (line-up)",
        "buy Daughter of Gotham City (on-hero)",
        "buy Kick",
        "end",
    ]


@pytest.mark.rule("Q31")
def test_line_up_effects_see_it_on_its_owners_turn(table: Script) -> None:
    synergy(table).hand(ME, "Granny Goodness", "Larfleeze").deck(ME, *["Punch"] * 5)
    table.discard(ME, "Punch").play("Granny Goodness")
    options = ["Brother Blood", "Jason Blood", "Daughter of Gotham City"]
    table.asks(ME, "play", options).answer("Daughter of Gotham City")
    table.asks(ME, "move", ["Punch", "none"]).answer("none")
    assert table.power == 1
    table.play("Larfleeze")
    table.asks(ME, "gain", ["Starbolt", "Oa", "none"]).answer("none")
    table.end()
    assert table.names(on_hero(ME)) == ["Daughter of Gotham City"]
    assert len(table.line_up_now) == 5


@pytest.mark.rule("Q31", "H1")
def test_it_may_be_gained_on_its_owners_turn(table: Script) -> None:
    synergy(table).hand(ME, "Larfleeze").play("Larfleeze")
    table.asks(ME, "gain", ["Starbolt", "Oa", "Daughter of Gotham City", "none"])
    table.answer("Daughter of Gotham City")
    assert table.hand_of(ME) == ["Daughter of Gotham City"]
    assert table.power == 0


@pytest.mark.rule("Q31", "T9")
def test_destroyed_it_leaves_no_slot_to_refill(table: Script) -> None:
    synergy(table).hand(ME, "Sonic Siren").play("Sonic Siren")
    seen = [
        "Starbolt",
        "Sciencell",
        "Oa",
        "Brother Blood",
        "Jason Blood",
        "Daughter of Gotham City",
        "none",
    ]
    table.asks(ME, "destroy", seen).answer("Daughter of Gotham City")
    assert table.destroyed == ["Daughter of Gotham City"]
    assert len(table.line_up_now) == 5
    assert table.main_deck_now == ["Raven", "Katana", "Talon", "Kick"]


@pytest.mark.rule("Q31", "E2", "G1")
def test_it_takes_no_slot_and_counts_neither_for_the_refill_nor_for_the_end(
    table: Script,
) -> None:
    synergy(table).main_deck().hand(ME, "Kick").hand(FOE, "Kick").play("Kick").end()
    assert not table.table.over
    assert len(table.line_up_now) == 5
    table.end()
    assert not table.table.over


@pytest.mark.rule("Q31", "G1")
def test_it_does_not_stand_in_for_an_empty_slot(table: Script) -> None:
    synergy(table).main_deck().line_up("Starbolt", "Sciencell", "Oa", "Brother Blood").end()
    assert table.table.over


@pytest.mark.rule("Q31", "G4")
def test_unbought_it_scores_nothing(table: Script) -> None:
    synergy(table).super_villains().discard(ME, "Katana", "Saint Walker").end()
    result = table.table.result
    assert result is not None
    assert result.points == (1 + 2, 0)


@pytest.mark.rule("Q31")
def test_a_first_appearance_does_not_see_it(table: Script) -> None:
    synergy(table).super_villains("Vandal Savage", "Mr. Freeze").hand(ME, *["Kick"] * 4)
    table.deck(ME, *["Punch"] * 5)
    kicks(table, 4).buy("Vandal Savage").end()
    table.asks(ME, "defend", ["none"]).answer("none")
    assert table.destroyed == ["Sciencell"]
    assert table.names(on_hero(ME)) == ["Daughter of Gotham City"]


@pytest.mark.rule("Q31")
def test_it_is_not_offered_when_its_owner_is_asked_in_anothers_turn(table: Script) -> None:
    synergy(table).hand(FOE, "Mind Control Hat", "Jervis Tetch").options(first=FOE)
    table.deck(FOE, "Punch", "Punch", "Punch").line_up("Katana", "Oa", "Raven")
    table.play("Jervis Tetch").asks(FOE, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    table.play("Mind Control Hat").asks(FOE, "may", ["yes", "no"]).answer("yes")
    table.asks(FOE, "order", ["Katana", "Raven", "Crimson Whirlwind"]).answer("Crimson Whirlwind")
    table.asks(FOE, "order", ["Katana", "Raven"]).answer("Raven")
    assert table.names(on_hero(FOE)) == ["Crimson Whirlwind"]
    assert table.power == 1 + 2 + 1 + 1


# --- H2: Super-Villain Hunt -------------------------------------------------------------------


def hunting(table: Script) -> Script:
    """Ten Kicks in hand; foes have beaten Super-Villains."""
    table.variants("hunt").hand(ME, *["Kick"] * 10).deck(ME, *["Punch"] * 5)
    return table.super_villains("Amazo", "Arkillo", "Mongul").deck(FOE, "Raven", "Talon")


@pytest.mark.rule("H2", "Q32")
def test_with_enough_power_a_super_villain_is_taken_out_of_a_foes_discard_pile(
    table: Script,
) -> None:
    hunting(table).discard(FOE, "Graves", "Katana").discard(ME, "Hector Hammond")
    kicks(table, 4)
    assert "hunt Graves" not in table.turn_options()
    reason = table.table.why_not(ME, ("hunt", "graves"))
    assert reason is not None
    assert reason.rule == "H2"
    kicks(table, 1)
    assert [each for each in table.turn_options() if each.startswith("hunt")] == ["hunt Graves"]
    table.hunt("Graves")
    assert table.power == 1
    assert table.discard_of(FOE) == ["Katana"]
    assert "Graves" in table.discard_of(ME)


@pytest.mark.rule("H2")
def test_without_the_variant_nobody_hunts(table: Script) -> None:
    table.hand(ME, *["Kick"] * 6).discard(FOE, "Graves")
    kicks(table, 6)
    assert not [each for each in table.turn_options() if each.startswith("hunt")]
    assert table.table.why_not(ME, ("hunt", "graves")) is not None


@pytest.mark.rule("H2", "Q32")
def test_a_hunt_is_an_attack_on_the_owner_alone(table: Script) -> None:
    hunting(table).players(3).discard(FOE, "Graves").hand(FOE, "Katana").hand(THIRD, "Katana")
    kicks(table, 5).hunt("Graves")
    assert [ask.seat for ask in table.table.asks] == [FOE]
    assert table.power == 10  # paid only if it is not avoided
    table.asks(FOE, "defend", ["Katana", "none"]).answer("none")
    assert table.power == 1
    assert "Graves" in table.discard_of(ME)


@pytest.mark.rule("H2", "Q32")
def test_an_avoided_hunt_keeps_the_power_and_ends_the_hunting_for_the_turn(
    table: Script,
) -> None:
    hunting(table).players(3).discard(FOE, "Graves").discard(THIRD, "H'el")
    table.hand(FOE, "Katana")
    kicks(table, 10).hunt("Graves")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    assert table.power == 20
    assert "Graves" in table.discard_of(FOE)
    assert table.hand_of(FOE) == ["Raven"]
    assert not [each for each in table.turn_options() if each.startswith("hunt")]
    for prey in ("graves", "hel"):
        reason = table.table.why_not(ME, ("hunt", prey))
        assert reason is not None
        assert reason.rule == "H2"
    table.buy("Amazo")  # the stack may still be beaten
    assert table.power == 10


@pytest.mark.rule("H2", "Q32")
def test_the_ban_lasts_for_one_turn(table: Script) -> None:
    hunting(table).discard(FOE, "Graves").hand(FOE, "Katana").deck(ME, *["Kick"] * 5)
    table.deck(FOE, "Raven", *["Punch"] * 6)
    kicks(table, 5).hunt("Graves").asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    table.end().end()
    kicks(table, 5).hunt("Graves").asks(FOE, "defend", ["none"]).answer("none")
    assert "Graves" in table.discard_of(ME)


@pytest.mark.rule("Q32")
def test_successful_hunts_may_repeat_and_the_stack_may_be_beaten_too(table: Script) -> None:
    hunting(table).players(3).hand(ME, *["Kick"] * 15).discard(FOE, "Graves")
    table.discard(THIRD, "H'el")
    kicks(table, 15).hunt("Graves").hunt("H'el").buy("Amazo")
    assert table.power == 30 - 9 - 9 - 10
    assert sorted(table.discard_of(ME)) == ["Amazo", "Graves", "H'el"]


@pytest.mark.rule("Q32", "T4")
def test_hunting_is_possible_at_any_moment_for_buying(table: Script) -> None:
    hunting(table).discard(FOE, "Graves").line_up("Katana", "Oa", "Starbolt", "Talon", "Raven")
    kicks(table, 1).buy("Katana")
    kicks(table, 5).hunt("Graves")
    kicks(table, 1).buy("Kick")
    assert table.power == 0


@pytest.mark.rule("Q32", "A10")
def test_a_hunt_brings_no_first_appearance_and_earns_no_immunity(table: Script) -> None:
    hunting(table).discard(FOE, "Graves").deck(ME, "Raven", *["Punch"] * 4).hand(FOE, "Punch")
    table.super_villains("Amazo", "Trigon")
    kicks(table, 5).hunt("Graves").asks(FOE, "defend", ["none"]).answer("none")
    table.end()
    assert table.active == FOE
    assert table.table.ask.kind == "turn"


@pytest.mark.rule("H2", "Q32")
def test_who_beats_the_stack_is_immune_to_the_next_first_appearance(table: Script) -> None:
    table.variants("hunt").super_villains("Vandal Savage", "Trigon", "Graves")
    table.hand(ME, *["Kick"] * 4).deck(ME, "Katana", "Raven", *["Punch"] * 3)
    table.hand(FOE, "Talon")
    kicks(table, 4).buy("Vandal Savage").end()
    assert [ask.seat for ask in table.table.asks] == [FOE]
    table.asks(FOE, "defend", ["none"]).answer("none")
    assert table.destroyed == ["Talon"]
    assert sorted(table.hand_of(ME)) == ["Katana", "Punch", "Punch", "Punch", "Raven"]


@pytest.mark.rule("H2", "Q32")
def test_immunity_covers_one_first_appearance_and_the_next_conqueror_has_it(table: Script) -> None:
    table.variants("hunt").super_villains("Vandal Savage", "Graves", "Black Adam", "Nekron")
    table.hand(ME, *["Kick"] * 4).deck(ME, "Raven", "Superboy", *["Punch"] * 3)
    table.hand(FOE, *["Kick"] * 6).deck(FOE, "Hawkgirl", *["Punch"] * 4)
    kicks(table, 4).buy("Vandal Savage").end()
    table.asks(FOE, "defend", ["none"]).answer("none")
    table.asks(FOE, "lay", ["Kick"]).answer("Kick")
    kicks(table, 5).buy("Graves").end()
    table.asks(ME, "defend", ["none"]).answer("none")
    table.asks(ME, "destroy", ["Raven", "Superboy"]).answer("Raven")
    assert sorted(table.destroyed) == ["Kick", "Raven"]
    assert "Hawkgirl" in table.hand_of(FOE)


@pytest.mark.rule("Q32", "C-booster-gold")
def test_immunity_is_not_avoiding(table: Script) -> None:
    table.variants("hunt").hero(ME, "booster-gold").super_villains("Vandal Savage", "Trigon")
    table.hand(ME, *["Kick"] * 4).deck(ME, *["Punch"] * 6)
    kicks(table, 4).buy("Vandal Savage").end()
    assert table.active == FOE
    assert table.hand_of(ME) == ["Punch"] * 5


@pytest.mark.rule("H2", "A10", "C-booster-gold")
def test_avoiding_a_hunt_is_avoiding_an_attack(table: Script) -> None:
    hunting(table).hero(FOE, "booster-gold").discard(FOE, "Graves").hand(FOE, "Katana")
    kicks(table, 5).hunt("Graves").asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    table.asks(FOE, "may", ["yes", "no"]).answer("yes")
    assert sorted(table.hand_of(FOE)) == ["Raven", "Talon"]


@pytest.mark.rule("Q32", "Q12")
def test_an_immune_player_is_left_out_of_comparisons(table: Script) -> None:
    table.variants("hunt").players(3).super_villains("Vandal Savage", "Arkillo", "Graves")
    table.hand(ME, *["Kick"] * 4).deck(ME, "Sciencell", *["Punch"] * 4)
    table.hand(FOE, "Kick").hand(THIRD, "Batarang")
    kicks(table, 4).buy("Vandal Savage").end()
    table.asks(FOE, "defend", ["none"]).answer("none")
    table.asks(THIRD, "defend", ["none"]).answer("none")
    assert table.discard_of(FOE) == ["Weakness"] * 3
    assert "Weakness" not in table.discard_of(ME) + table.discard_of(THIRD)


# --- H3: Super-Hidden Super-Villains ----------------------------------------------------------


def hidden(table: Script) -> Script:
    """Six slots of dear cards."""
    table.variants("hidden")
    return table.line_up("Starbolt", "Sciencell", "Oa", "Brother Blood", "Jason Blood", "Talon")


@pytest.mark.rule("H3", "S2")
@pytest.mark.parametrize("number", range(30))
def test_all_twelve_are_in_the_main_deck_and_none_in_the_opening_six(number: int) -> None:
    table = new(f"seed {number}", variants=("hidden",), players=2 + number % 4)
    line_up = ids(table, LINE_UP)
    assert len(line_up) == 6
    assert not SUPER_VILLAINS_OF_THE_BOX & set(line_up)
    assert set(ids(table, MAIN_DECK)) >= SUPER_VILLAINS_OF_THE_BOX
    assert len(ids(table, MAIN_DECK)) == 111 + 12 - 6
    assert ids(table, SUPER_VILLAINS) == []
    assert not SUPER_VILLAINS_OF_THE_BOX & set(ids(table, UNUSED))
    assert table.ask.kind == "turn"
    assert not [event for event in table.events(-1) if event.kind == "first-appearance"]


@pytest.mark.rule("H3")
def test_some_openings_had_to_shuffle_one_back() -> None:
    """Twelve of 123: about half of all openings show one at first."""
    back = 0
    for number in range(30):
        table = new(f"seed {number}", variants=("hidden",))
        shuffles = [
            event
            for event in table.events(-1)
            if event.kind == "shuffle" and event.zone.zone == "main-deck"
        ]
        back += len(shuffles) > 1
    assert 5 <= back <= 25


@pytest.mark.rule("H3", "E2", "G1", "Q33")
def test_six_slots_are_refilled_and_six_are_asked_for_at_the_end(table: Script) -> None:
    hidden(table).hand(ME, "Kick").main_deck("Raven", "Katana").play("Kick").buy("Talon").end()
    assert len(table.line_up_now) == 6
    assert not table.table.over
    table.end()
    assert not table.table.over


@pytest.mark.rule("H3", "G1", "Q33", "Q14")
def test_play_goes_on_until_a_sixth_slot_stays_empty(table: Script) -> None:
    hidden(table).hand(ME, "Kick").main_deck().play("Kick").buy("Talon").end()
    result = table.table.result
    assert result is not None
    assert result.rule == "G1"


@pytest.mark.rule("H3", "Q33", "Q14", "A6")
def test_a_refill_that_empties_the_main_deck_ends_the_game_without_an_appearance(
    table: Script,
) -> None:
    hidden(table).hand(ME, "Kick").hand(FOE, "Raven").deck(ME, *["Punch"] * 5)
    table.main_deck("Trigon").play("Kick").buy("Talon").end()
    result = table.table.result
    assert result is not None
    assert result.rule == "H3"
    assert "Trigon" in table.line_up_now
    assert table.hand_of(FOE) == ["Raven"]


@pytest.mark.rule("H3", "Q33")
def test_a_main_deck_that_is_emptied_in_mid_turn_ends_the_game_after_the_turn(
    table: Script,
) -> None:
    hidden(table).hand(ME, "Sonic Siren", "Kick").main_deck("Katana").play("Sonic Siren")
    seen = ["Starbolt", "Sciencell", "Oa", "Brother Blood", "Jason Blood", "Talon", "none"]
    table.asks(ME, "destroy", seen).answer("Oa")
    assert not table.table.over
    table.play("Kick").end()
    assert table.table.result is not None
    assert table.table.result.rule == "H3"


@pytest.mark.rule("H3", "Q14")
def test_without_the_variant_a_full_line_up_over_an_empty_deck_plays_on(table: Script) -> None:
    table.line_up("Starbolt", "Sciencell", "Oa", "Brother Blood").main_deck("Talon").end()
    assert table.main_deck_now == []
    assert not table.table.over


@pytest.mark.rule("Q33", "G2")
def test_there_is_no_stack_and_no_end_by_it(table: Script) -> None:
    hidden(table).hand(ME, *["Kick"] * 6)
    assert table.table.view(ME).super_villain == ()
    assert table.table.view(ME).super_villains_left == 0
    table.end()
    assert not table.table.over
    assert table.active == FOE


@pytest.mark.rule("H3", "A6")
def test_one_that_enters_the_line_up_in_the_refill_attacks_everybody(table: Script) -> None:
    hidden(table).hand(ME, "Kick").deck(ME, "Katana", "Superboy", *["Punch"] * 3)
    table.hand(FOE, "Raven")
    table.main_deck("Trigon", "Raven").play("Kick").buy("Talon").end()
    assert table.active == -1
    table.asks(ME, "defend", ["Katana", "none"]).answer("none")
    table.asks(FOE, "defend", ["none"]).answer("none")
    table.asks(ME, "destroy", ["Katana", "Superboy"]).answer("Katana")
    assert sorted(table.destroyed) == ["Katana", "Raven"]
    assert "Trigon" in table.line_up_now
    assert table.active == FOE


@pytest.mark.rule("Q33")
def test_all_slots_are_filled_then_first_appearances_in_order_of_entry() -> None:
    table = Script()
    hidden(table).line_up("Starbolt", "Oa", "Brother Blood").deck(ME, *["Punch"] * 5)
    table.main_deck("Trigon", "Black Adam", "Raven", "Kick").hand(FOE, "Punch")
    table.end()
    assert len(table.line_up_now) == 6
    for _ in range(2):
        table.asks(ME, "defend", ["none"]).answer("none")
        table.asks(FOE, "defend", ["none"]).answer("none")
    came = [
        event.cards[0].id
        for event in table.table.events(-1)
        if event.kind == "first-appearance" and event.cards
    ]
    assert came == ["trigon", "black-adam"]
    assert table.active == FOE


@pytest.mark.rule("Q33")
def test_one_that_enters_in_mid_turn_attacks_once_the_card_is_done(table: Script) -> None:
    hidden(table).hand(ME, "World's Mightiest Mortal", "Kick").hand(FOE, "Raven")
    table.main_deck("Trigon", "Katana", "Punch").play("World's Mightiest Mortal")
    table.asks(ME, "move", ["Trigon", "Katana", "none"]).answer("Trigon")
    assert table.destroyed == []
    table.asks(ME, "move", ["Katana", "none"]).answer("Katana")
    assert "Katana" in table.line_up_now
    table.asks(ME, "defend", ["none"]).answer("none")
    table.asks(FOE, "defend", ["none"]).answer("none")
    assert sorted(table.destroyed) == ["Kick", "Raven"]
    assert table.active == ME
    assert table.power == 5


@pytest.mark.rule("Q33", "T9")
def test_one_that_refills_a_slot_in_mid_turn_attacks_too(table: Script) -> None:
    hidden(table).hand(ME, "Sonic Siren").hand(FOE, "Katana", "Raven").deck(FOE, "Kick")
    table.main_deck("Trigon", "Katana").play("Sonic Siren")
    seen = ["Starbolt", "Sciencell", "Oa", "Brother Blood", "Jason Blood", "Talon", "none"]
    table.asks(ME, "destroy", seen).answer("Oa")
    assert "Trigon" in table.line_up_now
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    assert table.destroyed == ["Oa"]
    assert sorted(table.hand_of(FOE)) == ["Kick", "Raven"]


@pytest.mark.rule("Q33", "R5")
def test_several_may_be_bought_in_one_turn(table: Script) -> None:
    hidden(table).line_up("Graves", "Vandal Savage", "Oa", "Starbolt", "Talon", "Raven")
    table.hand(ME, *["Kick"] * 9)
    kicks(table, 9).buy("Graves").buy("Vandal Savage")
    assert table.discard_of(ME) == ["Graves", "Vandal Savage"]
    assert table.power == 1


@pytest.mark.rule("Q33")
def test_one_may_be_gained_by_a_card(table: Script) -> None:
    hidden(table).line_up("Nekron", "Oa").hand(ME, "White Lantern Power Battery")
    table.play("White Lantern Power Battery")
    table.asks(ME, "gain", ["Nekron", "Oa"]).answer("Nekron")
    assert table.deck_of(ME) == ["Nekron"]


@pytest.mark.rule("Q33", "A6")
def test_one_that_is_gained_from_the_main_deck_never_appeared(table: Script) -> None:
    hidden(table).hero(ME, "shazam-super-hero").hand(ME, "Kick", "Kick").hand(FOE, "Raven")
    table.main_deck("Trigon", "Katana").play("Kick").play("Kick").use("shazam-super-hero")
    table.asks(ME, "place", ["discard", "deck-top"]).answer("discard")
    assert table.discard_of(ME) == ["Trigon"]
    assert table.hand_of(FOE) == ["Raven"]


@pytest.mark.rule("Q33", "A6")
def test_vandal_savage_is_shuffled_in_and_attacks_nobody(table: Script) -> None:
    hidden(table).hand(ME, "Kick").hand(FOE, "Raven").main_deck("Vandal Savage", "Kick")
    table.play("Kick").buy("Talon").end()
    assert "Vandal Savage" in table.line_up_now
    assert table.active == FOE
    assert table.table.ask.kind == "turn"


@pytest.mark.rule("Q33", "Q15", "A6")
def test_one_that_returns_to_the_line_up_does_not_appear_again(table: Script) -> None:
    hidden(table).line_up("Black Adam", "Oa", "Starbolt", "Sciencell", "Apokolips", "Batarang")
    table.hand(ME, "Granny Goodness").deck(ME, *["Punch"] * 5).hand(FOE, "Raven")
    table.play("Granny Goodness")
    assert table.power == 2
    table.end()
    assert table.active == FOE
    assert table.table.ask.kind == "turn"
    assert "Black Adam" in table.line_up_now


@pytest.mark.rule("H3", "T1")
@pytest.mark.parametrize(("villain", "drawn"), [("Arkillo", 1), ("Graves", 0), ("Nekron", 1)])
def test_oa_checks_the_line_up(table: Script, villain: str, drawn: int) -> None:
    hidden(table).line_up(villain, "Apokolips", "Starbolt", "Sciencell", "Talon", "Batarang")
    table.in_play(FOE, "Oa").deck(FOE, "Kick").end()
    assert len(table.hand_of(FOE)) == drawn


@pytest.mark.rule("H3", "H2", "Q33")
def test_with_the_hunt_nobody_earns_immunity(table: Script) -> None:
    table.variants("hidden", "hunt")
    table.line_up("Graves", "Oa", "Starbolt", "Sciencell", "Talon", "Batarang")
    table.hand(ME, *["Kick"] * 5).hand(FOE, "Hawkgirl")
    table.deck(ME, "Katana", "Superboy", *["Punch"] * 3)
    table.main_deck("Trigon", "Raven")
    kicks(table, 5).buy("Graves").end()
    table.asks(ME, "defend", ["Katana", "none"]).answer("none")
    table.asks(FOE, "defend", ["none"]).answer("none")
    table.asks(ME, "destroy", ["Katana", "Superboy"]).answer("Katana")
    assert sorted(table.destroyed) == ["Hawkgirl", "Katana"]


@pytest.mark.rule("H2", "H3", "Q32", "Q33")
def test_with_the_hunt_one_bought_from_the_line_up_is_prey_in_a_discard_pile(
    table: Script,
) -> None:
    table.variants("hidden", "hunt").options(first=FOE).players(4)
    table.line_up("Graves", "Oa", "Starbolt", "Sciencell", "Talon", "Batarang")
    table.hand(FOE, *["Kick"] * 5).deck(FOE, *["Punch"] * 5).main_deck("Raven", "Katana")
    table.hand(THIRD, *["Kick"] * 5).deck(THIRD, *["Punch"] * 5)
    kicks(table, 5).buy("Graves").end()
    kicks(table, 5).hunt("Graves").asks(FOE, "defend", ["none"]).answer("none")
    assert table.discard_of(THIRD) == ["Graves"]
    assert table.discard_of(FOURTH) == []


@pytest.mark.rule("H1", "H3", "Q31", "Q33")
def test_with_synergy_six_slots_do_not_count_the_card_on_the_super_hero(table: Script) -> None:
    table.variants("hidden", "synergy").hero(ME, "batgirl").hero(FOE, "red-tornado")
    table.line_up("Starbolt", "Sciencell", "Oa", "Brother Blood", "Talon", "Batarang")
    table.main_deck("Raven").hand(ME, "Kick", "Punch").play("Kick").play("Punch")
    table.buy("Daughter of Gotham City").end()
    assert len(table.line_up_now) == 6
    assert table.main_deck_now == ["Raven"]


@pytest.mark.rule("H1", "H2", "H3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_three_variants_go_together(players: int) -> None:
    table = new(variants=("synergy", "hunt", "hidden"), players=players)
    assert len(ids(table, LINE_UP)) == 6
    assert all(len(ids(table, on_hero(seat))) == 1 for seat in range(players))
    assert len(ids(table, MAIN_DECK)) == 111 + 12 - 6 - players
