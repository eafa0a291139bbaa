"""Super Powers, Equipment, Locations and basics of Rivals: Batman vs. The Joker."""

from __future__ import annotations

import pytest
from script import FOE, ME, Script

from archrivals.engine.state.flat import STACK


@pytest.fixture
def table(table: Script) -> Script:
    return table.box("rivals-batman-joker")


def strike(table: Script, power: int) -> Script:
    """Confront with so many Punches, and say so."""
    table.hand(ME, *["Punch"] * power).confront(FOE)
    for _ in range(power):
        table.play("Punch")
    return table.done()


# --- What several of them do ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "power", "drawn"),
    [
        pytest.param("Insanity", 1, 0, marks=pytest.mark.card("rivals-batman-joker:insanity")),
        pytest.param(
            "Killing Joke", 2, 1, marks=pytest.mark.card("rivals-batman-joker:killing-joke")
        ),
        pytest.param(
            "Maniacal Laugh", 1, 0, marks=pytest.mark.card("rivals-batman-joker:maniacal-laugh")
        ),
        pytest.param(
            "Master Martial Artist",
            2,
            0,
            marks=pytest.mark.card("rivals-batman-joker:master-martial-artist"),
        ),
        pytest.param(
            "World's Greatest Detective",
            1,
            1,
            marks=pytest.mark.card("rivals-batman-joker:worlds-greatest-detective"),
        ),
        pytest.param("Batarang", 1, 1, marks=pytest.mark.card("rivals-batman-joker:batarang")),
        pytest.param(
            "Grappling Hook", 2, 0, marks=pytest.mark.card("rivals-batman-joker:grappling-hook")
        ),
        pytest.param("Joy Buzzer", 1, 0, marks=pytest.mark.card("rivals-batman-joker:joy-buzzer")),
        pytest.param(
            "Laughing Gas", 2, 0, marks=pytest.mark.card("rivals-batman-joker:laughing-gas")
        ),
        pytest.param(
            "The Bat-Signal", 3, 0, marks=pytest.mark.card("rivals-batman-joker:the-bat-signal")
        ),
        pytest.param(
            "Billionaire", 2, 0, marks=pytest.mark.card("rivals-batman-joker:billionaire")
        ),
    ],
)
@pytest.mark.rule("F6", "F9")
def test_a_card_on_a_normal_turn_gives_power_and_cards(
    table: Script, name: str, power: int, drawn: int
) -> None:
    table.hand(ME, name).deck(ME, "Kick", "Punch", "Punch").discard(ME, "Robin").play(name)
    assert table.power == power
    assert table.hand_of(ME) == ["Kick"] * drawn
    assert table.cost_of(ME) == 9
    assert table.in_play_of(ME) == [name]


BLOCKS = pytest.mark.parametrize(
    ("name", "n"),
    [
        pytest.param("Killing Joke", 4, marks=pytest.mark.card("rivals-batman-joker:killing-joke")),
        pytest.param(
            "Master Martial Artist",
            3,
            marks=pytest.mark.card("rivals-batman-joker:master-martial-artist"),
        ),
        pytest.param(
            "Grappling Hook", 2, marks=pytest.mark.card("rivals-batman-joker:grappling-hook")
        ),
        pytest.param("Utility Belt", 3, marks=pytest.mark.card("rivals-batman-joker:utility-belt")),
    ],
)


@BLOCKS
@pytest.mark.rule("F2", "F3", "F8")
def test_a_block_raises_the_cost_and_does_nothing_else(table: Script, name: str, n: int) -> None:
    table.hand(FOE, name, "Punch").deck(FOE, "Kick", "Robin")
    strike(table, 8 + n)
    table.asks(FOE, "block", [name, "none"]).answer(name)
    table.asks(FOE, "block", ["none"])
    assert table.cost_of(FOE) == 9 + n
    assert table.hand_of(FOE) == ["Punch"]
    assert table.discard_of(FOE) == [name]
    table.answer("none")
    assert table.level_of(FOE) == 1


@BLOCKS
@pytest.mark.rule("F3")
def test_an_equal_cost_does_not_save(table: Script, name: str, n: int) -> None:
    table.hand(FOE, name)
    strike(table, 9 + n)
    table.asks(FOE, "block", [name, "none"]).answer(name)
    assert table.level_of(FOE) == 2


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("Insanity", marks=pytest.mark.card("rivals-batman-joker:insanity")),
        pytest.param("Batarang", marks=pytest.mark.card("rivals-batman-joker:batarang")),
    ],
)
@pytest.mark.rule("A1", "A4", "A10")
def test_insanity_and_batarang_avoid_an_attack_and_draw(table: Script, name: str) -> None:
    table.hand(ME, "Laughing Gas").hand(FOE, name, "Punch").deck(FOE, "Kick", "Robin")
    table.play("Laughing Gas").asks(FOE, "defend", [name, "none"]).answer(name)
    assert table.power == 2
    assert sorted(table.hand_of(FOE)) == ["Kick", "Punch"]
    assert table.discard_of(FOE) == [name]
    assert table.weaknesses_left == 10


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("Insanity", marks=pytest.mark.card("rivals-batman-joker:insanity")),
        pytest.param("Batarang", marks=pytest.mark.card("rivals-batman-joker:batarang")),
    ],
)
@pytest.mark.rule("D1")
def test_insanity_and_batarang_may_be_drawn_anew_for_their_own_reward(
    table: Script, name: str
) -> None:
    table.hand(ME, "Laughing Gas").hand(FOE, name).play("Laughing Gas")
    table.asks(FOE, "defend", [name, "none"]).answer(name)
    assert table.hand_of(FOE) == [name]
    assert table.discard_of(FOE) == []


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("Insanity", marks=pytest.mark.card("rivals-batman-joker:insanity")),
        pytest.param("Batarang", marks=pytest.mark.card("rivals-batman-joker:batarang")),
    ],
)
def test_insanity_and_batarang_may_be_kept(table: Script, name: str) -> None:
    table.hand(ME, "Laughing Gas").hand(FOE, name).deck(FOE, "Kick").play("Laughing Gas")
    table.asks(FOE, "defend", [name, "none"]).answer("none")
    assert table.hand_of(FOE) == [name]
    assert table.discard_of(FOE) == ["Weakness"]


# --- Billionaire ------------------------------------------------------------------------------


@pytest.mark.card("rivals-batman-joker:billionaire")
@pytest.mark.rule("F6", "T6")
def test_billionaire_gains_the_main_deck_s_top_card_in_a_confrontation(table: Script) -> None:
    table.hand(ME, "Billionaire").main_deck("Red Robin", "Bane").confront(FOE).play("Billionaire")
    assert table.power == 0
    assert table.hand_of(ME) == ["Red Robin"]
    assert table.main_deck_now == ["Bane"]
    table.play("Red Robin")
    assert table.power == 4


@pytest.mark.card("rivals-batman-joker:billionaire")
def test_billionaire_gains_nothing_without_a_confrontation(table: Script) -> None:
    table.hand(ME, "Billionaire").main_deck("Red Robin").play("Billionaire")
    assert table.power == 2
    assert table.main_deck_now == ["Red Robin"]


@pytest.mark.card("rivals-batman-joker:billionaire")
@pytest.mark.rule("Q14")
def test_billionaire_gives_no_power_instead_when_the_main_deck_is_empty(table: Script) -> None:
    table.hand(ME, "Billionaire").main_deck().confront(FOE).play("Billionaire")
    assert table.power == 0
    assert table.hand_of(ME) == []


# --- Homicidal Maniac -------------------------------------------------------------------------


@pytest.mark.card("rivals-batman-joker:homicidal-maniac")
def test_homicidal_maniac_may_draw_the_card(table: Script) -> None:
    table.hand(ME, "Homicidal Maniac").deck(ME, "Kick", "Punch").play("Homicidal Maniac")
    table.asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 0")
    assert table.hand_of(ME) == ["Kick"]
    assert table.deck_of(ME) == ["Punch"]
    assert table.power == 0


@pytest.mark.card("rivals-batman-joker:homicidal-maniac")
def test_homicidal_maniac_may_destroy_the_card(table: Script) -> None:
    table.hand(ME, "Homicidal Maniac").deck(ME, "Weakness", "Punch").play("Homicidal Maniac")
    table.asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    assert table.hand_of(ME) == []
    assert table.destroyed == ["Weakness"]
    assert table.deck_of(ME) == ["Punch"]


@pytest.mark.card("rivals-batman-joker:homicidal-maniac")
@pytest.mark.rule("D1")
def test_homicidal_maniac_reveals_out_of_the_shuffled_discard_pile(table: Script) -> None:
    table.hand(ME, "Homicidal Maniac").discard(ME, "Kick").play("Homicidal Maniac")
    table.asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    assert table.destroyed == ["Kick"]


@pytest.mark.card("rivals-batman-joker:homicidal-maniac")
@pytest.mark.rule("D6")
def test_homicidal_maniac_without_any_card_does_nothing(table: Script) -> None:
    table.hand(ME, "Homicidal Maniac").play("Homicidal Maniac")
    assert table.destroyed == table.hand_of(ME) == []


# --- Maniacal Laugh ---------------------------------------------------------------------------


@pytest.mark.card("rivals-batman-joker:maniacal-laugh")
@pytest.mark.rule("F6")
def test_maniacal_laugh_draws_two_in_a_confrontation(table: Script) -> None:
    table.hand(ME, "Maniacal Laugh").deck(ME, "Kick", "Robin", "Punch").confront(FOE)
    table.play("Maniacal Laugh")
    assert table.power == 1
    assert table.hand_of(ME) == ["Kick", "Robin"]


# --- World's Greatest Detective ---------------------------------------------------------------


@pytest.mark.card("rivals-batman-joker:worlds-greatest-detective")
@pytest.mark.ruling("C-worlds-greatest-detective")
@pytest.mark.rule("A2")
def test_the_detective_is_revealed_against_every_attack_and_kept(table: Script) -> None:
    table.hand(ME, "Laughing Gas", "Scarecrow").hand(FOE, "World's Greatest Detective")
    table.deck(FOE, "Kick")
    for attack in ("Laughing Gas", "Scarecrow"):
        table.play(attack)
        table.asks(FOE, "defend", ["World's Greatest Detective", "none"])
        table.answer("World's Greatest Detective")
    assert table.weaknesses_left == 10
    assert table.hand_of(FOE) == ["World's Greatest Detective"]
    assert table.discard_of(FOE) == []
    assert table.power == 2


@pytest.mark.card("rivals-batman-joker:worlds-greatest-detective", "rivals-batman-joker:lucius-fox")
@pytest.mark.rule("A2")
def test_one_defense_is_used_against_one_attack(table: Script) -> None:
    table.hand(ME, "Laughing Gas").hand(FOE, "World's Greatest Detective", "Lucius Fox")
    table.play("Laughing Gas")
    table.asks(FOE, "defend", ["World's Greatest Detective", "Lucius Fox", "none"])
    table.answer("World's Greatest Detective")
    assert len(table.hand_of(FOE)) == 2
    assert table.cost_of(FOE) == 9


@pytest.mark.card("rivals-batman-joker:worlds-greatest-detective")
def test_the_detective_is_worth_two_points(table: Script) -> None:
    table.hand(ME, "World's Greatest Detective").main_deck().line_up().end()
    assert table.table.result is not None
    assert table.table.result.points == (2, 0)


# --- Batmobile --------------------------------------------------------------------------------


@pytest.mark.card("rivals-batman-joker:batmobile")
def test_batmobile_as_the_first_card_trades_the_hand_for_four_cards(table: Script) -> None:
    table.hand(ME, "Batmobile", "Weakness", "Robin").deck(ME, "Kick", *["Punch"] * 3, "Oracle")
    table.play("Batmobile")
    assert table.power == 0
    assert table.hand_of(ME) == ["Kick", "Punch", "Punch", "Punch"]
    assert sorted(table.discard_of(ME)) == ["Robin", "Weakness"]
    assert table.in_play_of(ME) == ["Batmobile"]


@pytest.mark.card("rivals-batman-joker:batmobile")
def test_batmobile_as_a_later_card_gives_two_power(table: Script) -> None:
    table.hand(ME, "Vulnerability", "Batmobile", "Robin").deck(ME, *["Punch"] * 4)
    table.play("Vulnerability").play("Batmobile")
    assert table.power == 2
    assert table.hand_of(ME) == ["Robin"]


@pytest.mark.card("rivals-batman-joker:batmobile")
def test_a_second_batmobile_is_not_the_first_card(table: Script) -> None:
    table.hand(ME, "Batmobile").deck(ME, "Batmobile", *["Punch"] * 3)
    table.play("Batmobile").play("Batmobile")
    assert table.power == 2
    assert table.hand_of(ME) == ["Punch"] * 3


@pytest.mark.card("rivals-batman-joker:batmobile")
@pytest.mark.rule("D1")
def test_batmobile_may_draw_what_it_has_made_discard(table: Script) -> None:
    table.hand(ME, "Batmobile", "Robin", "Kick").deck(ME, "Punch").play("Batmobile")
    assert sorted(table.hand_of(ME)) == ["Kick", "Punch", "Robin"]
    assert table.deck_of(ME) == table.discard_of(ME) == []


@pytest.mark.card("rivals-batman-joker:batmobile")
def test_batmobile_as_the_last_card_of_the_hand_draws_four(table: Script) -> None:
    table.hand(ME, "Batmobile").deck(ME, *["Punch"] * 5).confront(FOE).play("Batmobile")
    assert table.hand_of(ME) == ["Punch"] * 4
    assert table.power == 0


@pytest.mark.card("rivals-batman-joker:batmobile", "rivals-batman-joker:arkham-asylum")
def test_batmobile_is_the_first_card_though_a_location_was_used_before(
    table: Script,
) -> None:
    table.in_play(ME, "Arkham Asylum").hand(ME, "Batmobile").discard(ME, "Bane")
    table.deck(ME, *["Punch"] * 4).use("Arkham Asylum").play("Batmobile")
    assert table.hand_of(ME) == ["Punch"] * 4
    assert table.deck_of(ME) == ["Bane"]


# --- Joy Buzzer -------------------------------------------------------------------------------


@pytest.mark.card("rivals-batman-joker:joy-buzzer")
@pytest.mark.rule("A9", "Q18", "R3")
def test_joy_buzzer_makes_the_confronted_foe_discard_a_card_of_their_choice(
    table: Script,
) -> None:
    table.hand(ME, "Joy Buzzer").hand(FOE, "Insanity", "Superman", "Punch").deck(FOE, "Kick")
    table.confront(FOE).play("Joy Buzzer")
    table.asks(FOE, "discard", ["Insanity", "Superman", "Punch"]).answer("Insanity")
    assert table.power == 1
    assert table.discard_of(FOE) == ["Insanity"]
    assert sorted(table.hand_of(FOE)) == ["Punch", "Superman"]


@pytest.mark.card("rivals-batman-joker:joy-buzzer")
@pytest.mark.rule("F15")
def test_a_block_discarded_to_joy_buzzer_raises_nothing(table: Script) -> None:
    table.hand(ME, "Joy Buzzer").hand(FOE, "Superman").confront(FOE).play("Joy Buzzer")
    assert table.discard_of(FOE) == ["Superman"]
    assert table.cost_of(FOE) == 9


@pytest.mark.card("rivals-batman-joker:joy-buzzer")
@pytest.mark.rule("F6")
def test_joy_buzzer_takes_nothing_without_a_confrontation(table: Script) -> None:
    table.hand(ME, "Joy Buzzer").hand(FOE, "Punch", "Kick").play("Joy Buzzer")
    assert table.power == 1
    assert len(table.hand_of(FOE)) == 2


@pytest.mark.card("rivals-batman-joker:joy-buzzer")
@pytest.mark.rule("D6")
def test_joy_buzzer_takes_nothing_from_an_empty_hand(table: Script) -> None:
    table.hand(ME, "Joy Buzzer").deck(FOE, "Kick").confront(FOE).play("Joy Buzzer")
    assert table.power == 1
    assert table.deck_of(FOE) == ["Kick"]


# --- Laughing Gas -----------------------------------------------------------------------------


@pytest.mark.card("rivals-batman-joker:laughing-gas")
@pytest.mark.rule("W1")
def test_laughing_gas_gives_the_foe_a_weakness(table: Script) -> None:
    table.hand(ME, "Laughing Gas").play("Laughing Gas")
    assert table.power == 2
    assert table.discard_of(FOE) == ["Weakness"]
    assert table.discard_of(ME) == []
    assert table.weaknesses_left == 9


@pytest.mark.card("rivals-batman-joker:laughing-gas")
@pytest.mark.rule("W1")
def test_laughing_gas_gives_power_though_the_stack_is_out(table: Script) -> None:
    table.hand(ME, "Laughing Gas").weaknesses(0).play("Laughing Gas")
    assert table.power == 2
    assert table.discard_of(FOE) == []


# --- The Bat-Signal ---------------------------------------------------------------------------


@pytest.mark.card("rivals-batman-joker:the-bat-signal")
def test_the_bat_signal_fetches_a_hero_in_a_confrontation(table: Script) -> None:
    table.hand(ME, "The Bat-Signal").discard(ME, "Robin", "Superman", "Bane", "Kick")
    table.confront(FOE).play("The Bat-Signal")
    table.asks(ME, "move", ["Robin", "Superman"]).answer("Superman")
    assert table.power == 3
    assert table.hand_of(ME) == ["Superman"]
    assert sorted(table.discard_of(ME)) == ["Bane", "Kick", "Robin"]


@pytest.mark.card("rivals-batman-joker:the-bat-signal")
def test_the_bat_signal_fetches_the_only_hero(table: Script) -> None:
    table.hand(ME, "The Bat-Signal").discard(ME, "Robin", "Bane").confront(FOE)
    table.play("The Bat-Signal")
    assert table.hand_of(ME) == ["Robin"]
    assert table.discard_of(ME) == ["Bane"]


@pytest.mark.card("rivals-batman-joker:the-bat-signal")
@pytest.mark.rule("D6")
def test_the_bat_signal_fetches_nothing_without_a_hero(table: Script) -> None:
    table.hand(ME, "The Bat-Signal").discard(ME, "Bane").discard(FOE, "Robin").confront(FOE)
    table.play("The Bat-Signal")
    assert table.power == 3
    assert table.hand_of(ME) == []


# --- Utility Belt -----------------------------------------------------------------------------


@pytest.mark.card("rivals-batman-joker:utility-belt")
@pytest.mark.rule("F9")
def test_utility_belt_draws_two_then_discards_one(table: Script) -> None:
    table.hand(ME, "Utility Belt", "Punch").deck(ME, "Kick", "Weakness", "Robin")
    table.play("Utility Belt").asks(ME, "discard", ["Punch", "Kick", "Weakness"])
    table.answer("Weakness")
    assert sorted(table.hand_of(ME)) == ["Kick", "Punch"]
    assert table.discard_of(ME) == ["Weakness"]
    assert table.power == 0
    assert table.cost_of(ME) == 9


@pytest.mark.card("rivals-batman-joker:utility-belt")
@pytest.mark.rule("D6")
def test_utility_belt_discards_the_only_card(table: Script) -> None:
    table.hand(ME, "Utility Belt").deck(ME, "Kick").play("Utility Belt")
    assert table.hand_of(ME) == []
    assert table.discard_of(ME) == ["Kick"]


@pytest.mark.card("rivals-batman-joker:utility-belt")
@pytest.mark.rule("D6")
def test_utility_belt_without_any_card_does_nothing(table: Script) -> None:
    table.hand(ME, "Utility Belt").play("Utility Belt")
    assert table.hand_of(ME) == table.discard_of(ME) == []


# --- Abandoned Amusement Park -----------------------------------------------------------------


@pytest.mark.card("rivals-batman-joker:abandoned-amusement-park")
@pytest.mark.rule("K2")
def test_the_amusement_park_raises_its_owner_s_cost_in_every_turn(table: Script) -> None:
    table.hand(ME, "Abandoned Amusement Park").play("Abandoned Amusement Park")
    assert table.cost_of(ME) == 10
    assert table.cost_of(FOE) == 9
    table.end()
    assert table.cost_of(ME) == 10
    table.end()
    assert table.cost_of(ME) == 10
    assert table.in_play_of(ME) == ["Abandoned Amusement Park"]


@pytest.mark.card("rivals-batman-joker:abandoned-amusement-park")
@pytest.mark.rule("F3")
@pytest.mark.parametrize(("power", "level"), [(9, 1), (10, 2)])
def test_nine_power_do_not_defeat_the_owner_of_the_amusement_park(
    table: Script, power: int, level: int
) -> None:
    table.in_play(FOE, "Abandoned Amusement Park")
    strike(table, power)
    assert table.level_of(FOE) == level
    assert table.cost_of(FOE) == (10 if level == 1 else 13)


@pytest.mark.card("rivals-batman-joker:abandoned-amusement-park")
def test_the_amusement_park_does_nothing_from_hand_or_discard_pile(table: Script) -> None:
    table.hand(ME, "Abandoned Amusement Park").discard(FOE, "Kick").normal()
    assert table.cost_of(ME) == 9


# --- Arkham Asylum, Wayne Manor ---------------------------------------------------------------

RETURNING = pytest.mark.parametrize(
    ("location", "mine", "another", "other"),
    [
        pytest.param(
            "Arkham Asylum",
            "Bane",
            "Scarecrow",
            "Robin",
            marks=pytest.mark.card("rivals-batman-joker:arkham-asylum"),
        ),
        pytest.param(
            "Wayne Manor",
            "Robin",
            "Oracle",
            "Bane",
            marks=pytest.mark.card("rivals-batman-joker:wayne-manor"),
        ),
    ],
)


@RETURNING
@pytest.mark.rule("K3")
def test_a_location_puts_a_card_of_its_type_under_the_deck_once_a_turn(
    table: Script, location: str, mine: str, another: str, other: str
) -> None:
    table.in_play(ME, location).discard(ME, mine, another, other).deck(ME, *["Punch"] * 5)
    table.normal()
    assert table.turn_options() == ["end", f"use {location}"]
    table.use(location).asks(ME, "move", [mine, another]).answer(another)
    assert table.deck_of(ME) == [*["Punch"] * 5, another]
    assert sorted(table.discard_of(ME)) == sorted([mine, other])
    assert table.turn_options() == ["end"]
    table.end().end().use(location)
    assert table.deck_of(ME) == [another, mine]


@RETURNING
@pytest.mark.rule("K3", "Q7")
def test_a_location_is_used_at_any_moment_or_not_at_all(
    table: Script, location: str, mine: str, another: str, other: str
) -> None:
    table.in_play(ME, location).discard(ME, mine).hand(ME, "Kick").deck(ME, *["Punch"] * 5)
    table.play("Kick")
    assert f"use {location}" in table.turn_options()
    table.end()
    assert mine in table.discard_of(ME)


@RETURNING
def test_a_location_may_be_used_on_the_turn_it_is_played(
    table: Script, location: str, mine: str, another: str, other: str
) -> None:
    table.hand(ME, location).discard(ME, mine).play(location).use(location)
    assert table.deck_of(ME) == [mine]
    table.end()
    assert table.in_play_of(ME) == [location]


@RETURNING
def test_a_location_without_a_card_of_its_type_offers_nothing(
    table: Script, location: str, mine: str, another: str, other: str
) -> None:
    table.in_play(ME, location).discard(ME, other).discard(FOE, mine).hand(ME, another).normal()
    assert table.turn_options() == ["end", f"play {another}"]


@RETURNING
@pytest.mark.rule("F10")
@pytest.mark.ruling("Q21", "Q23")
def test_a_location_is_used_after_the_announcement_and_before_done(
    table: Script, location: str, mine: str, another: str, other: str
) -> None:
    table.in_play(ME, location).discard(ME, mine).hand(FOE, "Punch")
    table.asks(ME, "announce", ["confront 1", "normal"]).answer("confront 1")
    assert table.turn_options() == ["done", f"use {location}"]
    table.done().asks(FOE, "block", ["none"])
    assert table.table.ask_of(ME) is None
    table.answer("none")
    assert table.deck_of(ME) == []
    assert table.hand_of(ME) == [mine]


@RETURNING
@pytest.mark.rule("F10")
def test_a_location_is_not_used_on_the_foe_s_turn(
    table: Script, location: str, mine: str, another: str, other: str
) -> None:
    table.in_play(FOE, location).discard(FOE, mine).discard(ME, another).normal()
    assert table.turn_options() == ["end"]


# --- The Batcave ------------------------------------------------------------------------------


@pytest.mark.card("rivals-batman-joker:the-batcave")
@pytest.mark.rule("K3", "Q20")
def test_the_batcave_gives_one_power_on_each_confrontation_turn(table: Script) -> None:
    table.in_play(ME, "The Batcave").hand(ME, "Punch").deck(ME, *["Punch"] * 5).confront(FOE)
    assert table.power == 1
    table.play("Punch")
    assert table.power == 2
    table.done().end().confront(FOE)
    assert table.power == 1


@pytest.mark.card("rivals-batman-joker:the-batcave")
@pytest.mark.rule("F6")
def test_the_batcave_gives_nothing_on_a_normal_turn(table: Script) -> None:
    table.in_play(ME, "The Batcave").hand(ME, "Punch").normal()
    assert table.power == 0
    table.play("Punch")
    assert table.power == 1


@pytest.mark.card("rivals-batman-joker:the-batcave")
def test_the_batcave_gives_its_power_on_the_turn_it_is_played(table: Script) -> None:
    table.hand(ME, "The Batcave", "Punch").confront(FOE)
    assert table.power == 0
    table.play("The Batcave")
    assert table.power == 1
    table.play("Punch").done()
    assert table.in_play_of(ME) == ["The Batcave"]


@pytest.mark.card("rivals-batman-joker:the-batcave")
def test_the_batcave_played_on_a_normal_turn_gives_nothing(table: Script) -> None:
    table.hand(ME, "The Batcave").play("The Batcave")
    assert table.power == 0


@pytest.mark.card("rivals-batman-joker:the-batcave")
@pytest.mark.rule("F6")
def test_the_batcave_gives_nothing_in_the_foe_s_confrontation(table: Script) -> None:
    table.in_play(FOE, "The Batcave").confront(FOE)
    assert table.power == 0


# --- Basics -----------------------------------------------------------------------------------


@pytest.mark.card(
    "rivals-batman-joker:punch",
    "rivals-batman-joker:vulnerability",
    "rivals-batman-joker:kick",
    "rivals-batman-joker:weakness",
)
@pytest.mark.rule("T7", "W3")
@pytest.mark.parametrize(
    ("name", "power"), [("Punch", 1), ("Vulnerability", 0), ("Kick", 2), ("Weakness", 0)]
)
def test_basic_cards_give_their_power_and_nothing_else(
    table: Script, name: str, power: int
) -> None:
    table.hand(ME, name, "Punch").deck(ME, "Kick").play(name)
    assert table.power == power
    assert table.hand_of(ME) == ["Punch"]
    assert table.in_play_of(ME) == [name]


@pytest.mark.card("rivals-batman-joker:kick")
@pytest.mark.rule("S4")
def test_any_number_of_kicks_is_bought_while_the_stack_lasts(table: Script) -> None:
    table.hand(ME, "Superman", "Red Robin", "Punch").place("stack", "Kick", "Kick").line_up()
    table.play("Superman").play("Red Robin").play("Punch").buy("Kick").buy("Kick")
    assert table.power == 3
    assert table.discard_of(ME) == ["Kick", "Kick"]
    assert table.turn_options() == ["end"]


@pytest.mark.card("rivals-batman-joker:kick", "rivals-batman-joker:batman-2")
@pytest.mark.rule("S3")
def test_the_kick_stack_is_no_part_of_the_line_up(table: Script) -> None:
    table.level(ME, 2).line_up("The Penguin").hand(ME, "Commissioner Gordon", "Grappling Hook")
    table.play("Commissioner Gordon").play("Grappling Hook")
    assert table.power == 6


@pytest.mark.card(
    "rivals-batman-joker:kick", "rivals-batman-joker:weakness", "rivals-batman-joker:huntress"
)
@pytest.mark.rule("D3")
@pytest.mark.parametrize("name", ["Kick", "Weakness"])
def test_a_destroyed_kick_or_weakness_does_not_return_to_its_stack(
    table: Script, name: str
) -> None:
    table.hand(ME, "Huntress").discard(ME, name)
    table.play("Huntress").asks(ME, "destroy", [name, "none"]).answer(name)
    assert table.destroyed == [name]
    assert len(table.table.state.zones[STACK]) == (7 if name == "Kick" else 8)
    assert table.weaknesses_left == (9 if name == "Weakness" else 10)


@pytest.mark.card("rivals-batman-joker:weakness")
@pytest.mark.rule("W2")
def test_each_weakness_costs_a_point(table: Script) -> None:
    table.hand(ME, "Weakness", "Kick").discard(ME, "Weakness").deck(FOE, "Superman", "Weakness")
    table.main_deck().line_up().end()
    assert table.table.result is not None
    assert table.table.result.points == (-1, 2)


@pytest.mark.card(
    "rivals-batman-joker:weakness", "rivals-batman-joker:punch", "rivals-batman-joker:vulnerability"
)
@pytest.mark.rule("K1")
def test_a_weakness_has_no_type_and_starters_have_one(table: Script) -> None:
    types = {card.id: card.type for card in table.cat.cards}
    assert types["weakness"] is None
    assert types["punch"] == types["vulnerability"] == "Starter"
    assert types["kick"] == "Super Power"
