"""The Locations of Heroes Unite."""

from __future__ import annotations

import pytest
from script import FOE, ME, Script

FIVE = ("Vulnerability",) * 5


# --- What all but Oa have in common -----------------------------------------------------------

DRAWN = pytest.mark.parametrize(
    ("location", "drawn", "other"),
    [
        pytest.param("Apokolips", "Talon", "Raven", marks=pytest.mark.card("apokolips")),
        pytest.param("Gotham City", "Batarang", "Kick", marks=pytest.mark.card("gotham-city")),
        pytest.param("Metropolis", "Kick", "Batarang", marks=pytest.mark.card("metropolis")),
        pytest.param("New Genesis", "Raven", "Talon", marks=pytest.mark.card("new-genesis")),
    ],
)


@DRAWN
def test_a_location_draws_a_card_of_its_type(
    table: Script, location: str, drawn: str, other: str
) -> None:
    table.in_play(ME, location).deck(ME, drawn, other)
    assert table.turn_options() == ["end", f"use {location}"]
    table.use(location)
    assert table.hand_of(ME) == [drawn]
    assert table.deck_of(ME) == [other]
    assert table.power == 0


@DRAWN
def test_a_location_may_discard_another_card(
    table: Script, location: str, drawn: str, other: str
) -> None:
    table.in_play(ME, location).deck(ME, other, drawn)
    table.use(location).asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.hand_of(ME) == []
    assert table.discard_of(ME) == [other]
    assert table.deck_of(ME) == [drawn]


@DRAWN
def test_a_card_not_discarded_stays_on_top(
    table: Script, location: str, drawn: str, other: str
) -> None:
    table.in_play(ME, location).deck(ME, other, drawn)
    table.use(location).asks(ME, "may", ["yes", "no"]).answer("no")
    assert table.discard_of(ME) == []
    assert table.deck_of(ME) == [other, drawn]


@DRAWN
@pytest.mark.rule("K3")
def test_a_location_works_once_on_each_of_its_owner_s_turns(
    table: Script, location: str, drawn: str, other: str
) -> None:
    table.in_play(ME, location).deck(ME, drawn, *FIVE, drawn, other).deck(FOE, *FIVE)
    table.use(location)
    assert table.turn_options() == ["end", f"play {drawn}"]
    table.end()
    assert table.active == FOE
    assert f"use {location}" not in table.turn_options()
    table.end()
    table.use(location)
    assert sorted(table.hand_of(ME)) == sorted([drawn, *FIVE])


@DRAWN
@pytest.mark.rule("K2")
def test_a_location_may_be_used_on_the_turn_it_is_played_and_stays(
    table: Script, location: str, drawn: str, other: str
) -> None:
    table.hand(ME, location).deck(ME, drawn, *FIVE).play(location)
    assert table.hand_of(ME) == []
    table.use(location)
    assert table.hand_of(ME) == [drawn]
    table.end()
    assert table.in_play_of(ME) == [location]


@DRAWN
@pytest.mark.rule("D1")
def test_a_location_reveals_from_a_reshuffled_discard_pile(
    table: Script, location: str, drawn: str, other: str
) -> None:
    table.in_play(ME, location).discard(ME, drawn).use(location)
    assert table.hand_of(ME) == [drawn]
    assert table.discard_of(ME) == table.deck_of(ME) == []


@DRAWN
def test_a_location_cannot_be_used_with_no_card_to_reveal(
    table: Script, location: str, drawn: str, other: str
) -> None:
    table.in_play(ME, location).hand(ME, drawn)
    assert table.turn_options() == ["end", f"play {drawn}"]


@DRAWN
@pytest.mark.rule("K1")
def test_a_weakness_has_no_type_and_is_not_drawn(
    table: Script, location: str, drawn: str, other: str
) -> None:
    table.in_play(ME, location).deck(ME, "Weakness")
    table.use(location).asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.hand_of(ME) == []
    assert table.discard_of(ME) == ["Weakness"]


@DRAWN
def test_a_location_in_hand_does_nothing(
    table: Script, location: str, drawn: str, other: str
) -> None:
    table.hand(ME, location).deck(ME, drawn)
    assert table.turn_options() == ["end", f"play {location}"]


@pytest.mark.card("apokolips", "metropolis")
@pytest.mark.rule("K2")
def test_several_locations_work_one_after_the_other(table: Script) -> None:
    table.in_play(ME, "Apokolips", "Metropolis").deck(ME, "Kick", "Talon")
    table.use("Apokolips").asks(ME, "may", ["yes", "no"]).answer("no")
    table.use("Metropolis")
    assert table.hand_of(ME) == ["Kick"]
    assert table.deck_of(ME) == ["Talon"]
    assert table.turn_options() == ["end", "play Kick"]


@pytest.mark.card("apokolips")
@pytest.mark.ruling("C-apokolips")
@pytest.mark.rule("K4")
def test_apokolips_draws_a_super_villain(table: Script) -> None:
    table.in_play(ME, "Apokolips").deck(ME, "Trigon").use("Apokolips")
    assert table.hand_of(ME) == ["Trigon"]


@pytest.mark.card("new-genesis", "gotham-city")
def test_a_location_draws_by_type_and_not_by_what_the_card_can_do(table: Script) -> None:
    table.in_play(ME, "New Genesis", "Gotham City").deck(ME, "Apokolips", "Katana")
    table.use("Gotham City").asks(ME, "may", ["yes", "no"]).answer("yes")
    table.use("New Genesis")
    assert table.hand_of(ME) == ["Katana"]
    assert table.discard_of(ME) == ["Apokolips"]


@pytest.mark.card("apokolips")
def test_a_location_may_be_used_between_plays_and_purchases(table: Script) -> None:
    table.in_play(ME, "Apokolips").hand(ME, "Punch", "Punch").line_up("Talon")
    table.deck(ME, "Brother Blood", "Kick").play("Punch").buy("Talon").play("Punch")
    table.use("Apokolips").play("Brother Blood")
    assert table.power == 5


# --- Oa ---------------------------------------------------------------------------------------


@pytest.mark.card("oa")
@pytest.mark.rule("T1")
def test_oa_draws_at_the_start_of_the_turn_under_a_super_villain_of_ten(table: Script) -> None:
    table.in_play(ME, "Oa").super_villains("Amazo", "Trigon").deck(ME, "Kick", "Punch")
    assert table.turn_options() == ["end", "play Kick"]
    assert table.hand_of(ME) == ["Kick"]
    assert table.deck_of(ME) == ["Punch"]


@pytest.mark.card("oa")
def test_oa_draws_under_a_super_villain_of_more_than_ten(table: Script) -> None:
    table.in_play(ME, "Oa").super_villains("Nekron").deck(ME, "Kick")
    assert table.turn_options() == ["end", "play Kick"]


@pytest.mark.card("oa")
def test_oa_does_not_draw_under_a_cheaper_super_villain(table: Script) -> None:
    table.in_play(ME, "Oa").super_villains("Graves", "Nekron").deck(ME, "Kick")
    assert table.turn_options() == ["end"]
    assert table.hand_of(ME) == []


@pytest.mark.card("oa")
def test_oa_draws_nothing_on_the_turn_it_is_played_but_on_the_next(table: Script) -> None:
    table.super_villains("Amazo", "Trigon").hand(ME, "Oa").deck(ME, *FIVE, "Kick", "Punch")
    table.deck(FOE, *FIVE).play("Oa")
    assert table.hand_of(ME) == []
    table.end()
    assert table.hand_of(ME) == list(FIVE)
    assert table.hand_of(FOE) == [], "not on a foe's turn"
    table.end()
    assert table.hand_of(ME) == [*FIVE, "Kick"]
    assert table.turn_options() == ["end", "play Kick", "play Vulnerability"]


@pytest.mark.card("oa", "power-of-the-green")
def test_oa_put_into_play_in_mid_turn_draws_nothing_this_turn(table: Script) -> None:
    table.super_villains("Amazo", "Trigon").hand(ME, "Power of the Green").discard(ME, "Oa")
    table.deck(ME, "Kick").play("Power of the Green")
    assert table.power == 3
    assert table.hand_of(ME) == []


@pytest.mark.card("oa")
def test_oa_sees_the_super_villain_flipped_just_before_the_turn(table: Script) -> None:
    table.in_play(FOE, "Oa").deck(FOE, "Kick", "Punch").super_villains("Vandal Savage", "Trigon")
    table.hand(ME, *["Kick"] * 4).deck(ME, *FIVE)
    table.play("Kick").play("Kick").play("Kick").play("Kick").buy("Vandal Savage").end()
    table.asks(ME, "defend", ["none"]).answer("none")
    assert table.active == FOE
    assert table.hand_of(FOE) == ["Kick"]


@pytest.mark.card("oa")
@pytest.mark.rule("D1")
def test_oa_reshuffles_to_draw(table: Script) -> None:
    table.in_play(ME, "Oa").super_villains("Amazo").discard(ME, "Kick")
    assert table.turn_options() == ["end", "play Kick"]
    assert table.discard_of(ME) == []


@pytest.mark.card("oa")
def test_oa_with_no_cards_to_draw_does_nothing(table: Script) -> None:
    table.in_play(ME, "Oa").super_villains("Amazo")
    assert table.turn_options() == ["end"]


@pytest.mark.card("oa")
@pytest.mark.rule("H3")
def test_oa_checks_the_line_up_where_the_super_villains_are_hidden(table: Script) -> None:
    table.variants("hidden").in_play(ME, "Oa").line_up("Talon", "Trigon").deck(ME, "Kick")
    assert table.turn_options() == ["end", "play Kick"]


@pytest.mark.card("oa")
@pytest.mark.rule("H3")
def test_oa_ignores_cheap_super_villains_and_other_cards_of_the_line_up(table: Script) -> None:
    table.variants("hidden").in_play(ME, "Oa").line_up("Talon", "Graves", "Vandal Savage")
    table.deck(ME, "Kick")
    assert table.turn_options() == ["end"]


@pytest.mark.card("oa", "helspont")
def test_oa_lost_to_helspont_no_longer_draws(table: Script) -> None:
    table.in_play(FOE, "Oa").deck(FOE, "Kick").super_villains("Vandal Savage", "Helspont")
    table.hand(ME, *["Kick"] * 4).deck(ME, *FIVE)
    table.play("Kick").play("Kick").play("Kick").play("Kick").buy("Vandal Savage").end()
    table.asks(ME, "defend", ["none"]).answer("none")
    assert table.active == FOE
    assert table.hand_of(FOE) == []
    assert table.discard_of(FOE) == ["Oa"]
