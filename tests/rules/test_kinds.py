"""Parts K and W: card types, Locations, Super Heroes, Power Rings, Weaknesses."""

from __future__ import annotations

import pytest
from script import CATALOGUE, FOE, ME, THIRD, Script


@pytest.mark.rule("K1")
def test_there_are_six_types_and_a_weakness_has_none() -> None:
    types = {card.type for card in CATALOGUE.cards if card.kind != "super-hero"}
    assert types == {
        "Starter",
        "Villain",
        "Location",
        "Hero",
        "Super Power",
        "Equipment",
        None,
    }
    without = [card.id for card in CATALOGUE.cards if card.type is None]
    assert [card for card in without if CATALOGUE.kind[CATALOGUE.by_id[card]] != "super-hero"] == [
        "weakness"
    ]


@pytest.mark.rule("K1", "C-red-tornado", "K11")
def test_red_tornado_counts_types_and_a_weakness_is_none(table: Script) -> None:
    table.hero(ME, "red-tornado").discard(ME, "Punch", "Katana", "Batarang", "Weakness")
    assert "use Red Tornado" not in table.turn_options()
    reason = table.table.why_not(ME, ("use", "red-tornado"))
    assert reason is not None
    assert reason.rule == "K11"


@pytest.mark.rule("K1", "C-red-tornado", "K11")
def test_red_tornado_is_used_at_a_moment_of_ones_choice(table: Script) -> None:
    table.hero(ME, "red-tornado").hand(ME, "Kick", "Kick")
    table.discard(ME, "Punch", "Katana", "Batarang").line_up("Brother Blood", "Deadshot")
    table.play("Kick")
    assert "use Red Tornado" not in table.turn_options()
    table.buy("Deadshot").use("Red Tornado")
    assert table.power == 2
    assert "use Red Tornado" not in table.turn_options()
    table.play("Kick")
    assert table.power == 4


@pytest.mark.rule("K2")
def test_a_location_stays_for_the_rest_of_the_game(table: Script) -> None:
    table.hand(ME, "Apokolips", "Gotham City").deck(ME, *["Punch"] * 12)
    table.deck(FOE, *["Punch"] * 12).play("Apokolips").play("Gotham City")
    for _ in range(3):
        assert sorted(table.in_play_of(ME)) == ["Apokolips", "Gotham City"]
        table.end()


@pytest.mark.rule("K2")
def test_a_location_that_was_removed_must_be_drawn_and_played_again(table: Script) -> None:
    table.super_villains("Vandal Savage", "Helspont").hand(ME, *["Kick"] * 4)
    table.deck(ME, *["Punch"] * 5).in_play(ME, "Metropolis")
    table.in_play(FOE, "Apokolips").hand(FOE, "Kick", "Raven")
    for _ in range(4):
        table.play("Kick")
    table.buy("Vandal Savage").end()
    table.asks(ME, "defend", ["none"]).answer("none")
    table.asks(FOE, "defend", ["none"]).answer("none")
    assert table.hand_of(ME) == ["Punch"] * 5
    assert table.in_play_of(ME) == table.in_play_of(FOE) == []
    assert table.discard_of(FOE) == ["Apokolips"]
    assert sorted(table.hand_of(FOE)) == ["Kick", "Raven"]
    assert "use Apokolips" not in table.turn_options()


@pytest.mark.rule("K3")
def test_a_location_works_once_on_each_of_its_owners_turns(table: Script) -> None:
    table.in_play(ME, "Apokolips", "Gotham City").hand(ME, "Kick")
    table.deck(ME, "Deadshot", "Batarang", *["Punch"] * 5, "Deadshot")
    table.use("Apokolips")
    assert "use Apokolips" not in table.turn_options()
    reason = table.table.why_not(ME, ("use", "apokolips"))
    assert reason is not None
    assert reason.rule == "K3"
    table.use("Gotham City")
    assert sorted(table.hand_of(ME)) == ["Batarang", "Deadshot", "Kick"]
    assert table.table.why_not(FOE, ("use", "apokolips")) is not None
    table.end().end().use("Apokolips")
    assert "Deadshot" in table.hand_of(ME)


@pytest.mark.rule("K3")
def test_a_location_works_on_the_turn_it_is_played(table: Script) -> None:
    table.hand(ME, "Metropolis").deck(ME, "Kick").play("Metropolis").use("Metropolis")
    assert table.hand_of(ME) == ["Kick"]


@pytest.mark.rule("K4", "C-apokolips")
def test_a_revealed_super_villain_is_a_villain(table: Script) -> None:
    table.in_play(ME, "Apokolips").deck(ME, "Nekron", "Punch").use("Apokolips")
    assert table.hand_of(ME) == ["Nekron"]


@pytest.mark.rule("K4")
def test_a_super_villain_is_one_type(table: Script) -> None:
    table.hand(ME, "Black Adam", "Deadshot", "Punch").play("Black Adam")
    assert table.power == 2
    table.play("Deadshot")
    assert table.power == 3
    table.play("Punch")
    assert table.power == 3 + 1 + 2


@pytest.mark.rule("K10", "C-power-rings", "C-white-lantern-power-battery")
def test_a_power_ring_is_one_by_the_words_in_its_name(table: Script) -> None:
    table.hand(ME, "White Lantern Power Battery")
    table.line_up(
        "Blue Lantern Power Ring",
        "Legion Flight Ring",
        "Yellow Lantern Corps Power Ring",
        "Red Lantern Corps",
        "Katana",
    )
    table.play("White Lantern Power Battery")
    table.asks(ME, "gain", ["Legion Flight Ring", "Red Lantern Corps", "Katana"])
    table.answer("Legion Flight Ring")
    rings = ["Blue Lantern Power Ring", "Yellow Lantern Corps Power Ring"]
    assert sorted(table.hand_of(ME)) == rings
    assert table.deck_of(ME) == ["Legion Flight Ring"]


@pytest.mark.rule("K10", "C-kyle-rayner")
def test_three_differently_named_power_rings_and_kyle_rayner_win_at_once(table: Script) -> None:
    colours = ("Blue", "Green", "Orange")
    rings = [f"{colour} Lantern Power Ring" for colour in colours]
    table.hand(ME, "Kyle Rayner", *rings, "Punch").discard(FOE, "Nekron", "Trigon").line_up("Oa")
    table.play("Kyle Rayner")
    for ring in rings:
        assert not table.table.over
        table.play(ring)
    result = table.table.result
    assert result is not None
    assert result.winners == (ME,)
    assert table.table.asks == ()


@pytest.mark.rule("K10", "C-kyle-rayner")
def test_legion_flight_ring_is_no_power_ring_for_kyle_rayner(table: Script) -> None:
    table.hand(ME, "Kyle Rayner", "Blue Lantern Power Ring", "Legion Flight Ring", "Skeets")
    table.discard(ME, "Red Lantern Power Ring", "White Lantern Power Battery")
    table.play("Kyle Rayner")
    assert table.power == 3 + 2
    table.play("Legion Flight Ring")
    assert table.power == 5
    table.play("Blue Lantern Power Ring")
    assert table.power == 5 + 2 + 1 + 1
    assert not table.table.over


@pytest.mark.rule("K10", "C-manhunter")
def test_a_manhunter_is_one_by_its_name(table: Script) -> None:
    table.hand(ME, "Manhunter").discard(ME, "Manhunter", "Manhunter", "Deadshot")
    table.play("Manhunter")
    assert table.power == 5


@pytest.mark.rule("K10", "C-mr-zsasz")
@pytest.mark.parametrize(
    ("top", "weaknesses"), [("Punch", 0), ("Talon", 1), ("Katana", 0), ("Kick", 1)]
)
def test_zero_is_even(table: Script, top: str, weaknesses: int) -> None:
    table.hand(ME, "Mr. Zsasz").deck(FOE, top, "Raven").play("Mr. Zsasz")
    assert table.discard_of(FOE) == ["Weakness"] * weaknesses
    assert table.deck_of(FOE) == [top, "Raven"]


@pytest.mark.rule("K1", "C-star-sapphire-power-ring")
def test_with_a_weakness_revealed_neither_card_is_drawn(table: Script) -> None:
    table.hand(ME, "Star Sapphire Power Ring").deck(ME, "Weakness", "Katana")
    table.play("Star Sapphire Power Ring")
    table.asks(ME, "order", ["Weakness", "Katana"]).answer("Katana")
    assert table.deck_of(ME) == ["Katana", "Weakness"]
    assert table.hand_of(ME) == []


@pytest.mark.rule("K11", "C-batgirl")
def test_batgirl_is_used_at_a_moment_of_ones_choice_or_not_at_all(table: Script) -> None:
    table.hero(ME, "batgirl").hand(ME, "Punch", "Punch", "Kick").deck(ME, "Raven", "Katana")
    table.play("Kick").use("Batgirl")
    assert table.hand_of(ME) == ["Punch", "Raven"]
    assert table.discard_of(ME) == ["Punch"]
    assert "use Batgirl" not in table.turn_options()
    table.play("Punch").end()
    assert table.active == FOE


@pytest.mark.rule("K11")
def test_a_super_hero_is_used_on_ones_own_turn_only(table: Script) -> None:
    table.hero(FOE, "batgirl").hand(FOE, "Punch").deck(FOE, "Kick")
    assert table.table.why_not(FOE, ("use", "batgirl")) is not None
    table.end()
    assert "use Batgirl" in table.turn_options()


@pytest.mark.rule("K11", "C-nightwing")
def test_both_abilities_of_a_super_hero_work_in_one_turn(table: Script) -> None:
    table.hero(ME, "nightwing").hand(ME, *["Batarang"] * 3).deck(ME, "Kick", "Raven")
    table.play("Batarang")
    assert table.power == 3
    table.play("Batarang").asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.power == 5
    table.play("Batarang")
    assert table.power == 7
    assert table.hand_of(ME) == ["Kick"]


@pytest.mark.rule("K11")
def test_a_super_hero_that_answers_something_else_works_in_anothers_turn(table: Script) -> None:
    table.players(3).hero(THIRD, "booster-gold").hand(ME, "Deadshot").hand(THIRD, "Katana")
    table.deck(THIRD, "Kick", "Raven", "Talon").deck(FOE, "Punch").play("Deadshot")
    table.asks(THIRD, "defend", ["Katana", "none"]).answer("Katana")
    table.asks(THIRD, "may", ["yes", "no"]).answer("no")
    assert table.hand_of(THIRD) == ["Kick"]


@pytest.mark.rule("W1")
def test_a_weakness_is_gained_to_the_discard_pile(table: Script) -> None:
    table.hand(ME, "Black Lantern Corps").weaknesses(3).play("Black Lantern Corps")
    assert table.discard_of(FOE) == ["Weakness"]
    assert table.weaknesses_left == 2


@pytest.mark.rule("W1")
def test_with_no_weakness_left_the_rest_of_the_effect_happens(table: Script) -> None:
    table.super_villains("Vandal Savage", "Hector Hammond").hand(ME, *["Kick"] * 4)
    table.weaknesses(3).deck(ME, *["Punch"] * 5).main_deck("Starbolt", "Sciencell", "Oa")
    for _ in range(4):
        table.play("Kick")
    table.buy("Vandal Savage").end()
    table.asks(ME, "defend", ["none"]).answer("none")
    assert sorted(table.discard_of(ME)[-3:]) == ["Starbolt", "Weakness", "Weakness"]
    assert sorted(table.discard_of(FOE)) == ["Sciencell", "Weakness"]
    assert table.weaknesses_left == 0


@pytest.mark.rule("W3")
def test_a_weakness_does_nothing_when_drawn_or_played(table: Script) -> None:
    table.hand(ME, "Legion Flight Ring").deck(ME, "Weakness", "Kick")
    table.play("Legion Flight Ring")
    assert table.hand_of(ME) == ["Weakness"]
    table.play("Weakness")
    assert table.power == 0
    assert table.deck_of(ME) == ["Kick"]
