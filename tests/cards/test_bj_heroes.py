"""The Heroes of Rivals: Batman vs. The Joker."""

from __future__ import annotations

import pytest
from script import FOE, ME, Script

NO_VILLAIN = ("Red Robin", "The Bat-Signal", "Killing Joke")


@pytest.fixture
def table(table: Script) -> Script:
    return table.box("rivals-batman-joker")


def strike(table: Script, power: int) -> Script:
    """Confront with so many Punches, and say so."""
    table.hand(ME, *["Punch"] * power).confront(FOE)
    for _ in range(power):
        table.play("Punch")
    return table.done()


# --- Alfred Pennyworth ------------------------------------------------------------------------


@pytest.mark.card("rivals-batman-joker:alfred-pennyworth")
def test_alfred_puts_a_card_on_top_of_the_deck(table: Script) -> None:
    table.hand(ME, "Alfred Pennyworth").discard(ME, "Kick", "Vulnerability", "Robin")
    table.deck(ME, "Punch").play("Alfred Pennyworth")
    table.asks(ME, "move", ["Kick", "Vulnerability", "Robin"]).answer("Robin")
    assert table.deck_of(ME) == ["Robin", "Punch"]
    assert sorted(table.discard_of(ME)) == ["Kick", "Vulnerability"]
    assert table.power == 0


@pytest.mark.card("rivals-batman-joker:alfred-pennyworth")
def test_alfred_moves_the_only_card_even_if_it_is_a_weakness(table: Script) -> None:
    table.hand(ME, "Alfred Pennyworth").discard(ME, "Weakness").play("Alfred Pennyworth")
    assert table.deck_of(ME) == ["Weakness"]
    assert table.discard_of(ME) == []


@pytest.mark.card("rivals-batman-joker:alfred-pennyworth")
@pytest.mark.rule("D6")
def test_alfred_does_nothing_without_a_discard_pile(table: Script) -> None:
    table.hand(ME, "Alfred Pennyworth").deck(ME, "Punch").discard(FOE, "Kick")
    table.play("Alfred Pennyworth")
    assert table.deck_of(ME) == ["Punch"]
    assert table.in_play_of(ME) == ["Alfred Pennyworth"]


# --- Batwoman, Vicky Vale ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "power"),
    [
        pytest.param("Batwoman", 1, marks=pytest.mark.card("rivals-batman-joker:batwoman")),
        pytest.param("Vicky Vale", 0, marks=pytest.mark.card("rivals-batman-joker:vicky-vale")),
    ],
)
def test_batwoman_and_vicky_vale_draw_a_card(table: Script, name: str, power: int) -> None:
    table.hand(ME, name).deck(ME, "Kick", "Punch").play(name)
    assert table.power == power
    assert table.hand_of(ME) == ["Kick"]
    assert table.deck_of(ME) == ["Punch"]


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("Batwoman", marks=pytest.mark.card("rivals-batman-joker:batwoman")),
        pytest.param("Vicky Vale", marks=pytest.mark.card("rivals-batman-joker:vicky-vale")),
    ],
)
@pytest.mark.rule("D1")
def test_batwoman_and_vicky_vale_are_not_shuffled_into_the_deck_they_draw_from(
    table: Script, name: str
) -> None:
    table.hand(ME, name).discard(ME, "Kick").play(name)
    assert table.hand_of(ME) == ["Kick"]
    assert table.in_play_of(ME) == [name]


# --- Black Canary -----------------------------------------------------------------------------


@pytest.mark.card("rivals-batman-joker:black-canary")
@pytest.mark.ruling("C-black-canary")
def test_black_canary_has_three_more_power_once_the_last_villain_is_destroyed(
    table: Script,
) -> None:
    table.hand(ME, "Black Canary").line_up(*NO_VILLAIN, "Bane").confront(FOE)
    table.play("Black Canary").asks(ME, "destroy", ["Bane", "none"]).answer("Bane")
    assert table.power == 5
    assert table.destroyed == ["Bane"]
    assert "Bane" not in table.line_up_now


@pytest.mark.card("rivals-batman-joker:black-canary")
def test_black_canary_has_two_power_while_a_villain_is_left(table: Script) -> None:
    table.hand(ME, "Black Canary").line_up(*NO_VILLAIN, "Bane", "Scarecrow").confront(FOE)
    table.play("Black Canary").asks(ME, "destroy", ["Bane", "Scarecrow", "none"]).answer("Bane")
    assert table.power == 2
    assert table.destroyed == ["Bane"]


@pytest.mark.card("rivals-batman-joker:black-canary")
def test_black_canary_may_spare_the_villain(table: Script) -> None:
    table.hand(ME, "Black Canary").line_up(*NO_VILLAIN, "Bane").confront(FOE)
    table.play("Black Canary").asks(ME, "destroy", ["Bane", "none"]).answer("none")
    assert table.power == 2
    assert table.destroyed == []


@pytest.mark.card("rivals-batman-joker:black-canary")
@pytest.mark.ruling("C-black-canary")
def test_black_canary_gets_her_three_power_only_once(table: Script) -> None:
    table.hand(ME, "Black Canary", "Punch", "Kick").line_up(*NO_VILLAIN).confront(FOE)
    table.play("Black Canary")
    assert table.power == 5
    table.play("Punch").play("Kick")
    assert table.power == 8


@pytest.mark.card("rivals-batman-joker:black-canary")
@pytest.mark.ruling("C-black-canary")
def test_black_canary_needs_no_confrontation_for_the_last_villain_destroyed(table: Script) -> None:
    table.hand(ME, "Black Canary").line_up(*NO_VILLAIN, "Bane").play("Black Canary")
    table.asks(ME, "destroy", ["Bane", "none"]).answer("Bane")
    assert table.power == 5


@pytest.mark.card("rivals-batman-joker:black-canary")
@pytest.mark.ruling("C-black-canary")
@pytest.mark.rule("T4")
def test_black_canary_gets_three_power_for_the_last_villain_bought(table: Script) -> None:
    table.hand(ME, "Black Canary", "Punch").line_up(*NO_VILLAIN, "The Penguin")
    table.play("Black Canary").asks(ME, "destroy", ["The Penguin", "none"]).answer("none")
    assert table.power == 2
    table.buy("The Penguin")
    assert table.power == 3
    table.play("Punch")
    assert table.power == 4


@pytest.mark.card("rivals-batman-joker:black-canary")
@pytest.mark.ruling("C-black-canary")
def test_black_canary_gets_nothing_while_one_of_two_villains_is_bought(table: Script) -> None:
    table.hand(ME, "Black Canary").line_up(*NO_VILLAIN, "The Penguin", "Bane").play("Black Canary")
    table.asks(ME, "destroy", ["Bane", "The Penguin", "none"]).answer("none").buy("The Penguin")
    assert table.power == 0


@pytest.mark.card("rivals-batman-joker:black-canary")
def test_black_canary_looks_at_the_line_up_alone(table: Script) -> None:
    table.hand(ME, "Black Canary", "Bane").discard(ME, "Scarecrow").line_up(*NO_VILLAIN)
    table.discard(FOE, "The Penguin").main_deck("The Penguin").confront(FOE).play("Black Canary")
    assert table.power == 5


# --- Catwoman ---------------------------------------------------------------------------------


@pytest.mark.card("rivals-batman-joker:catwoman")
@pytest.mark.rule("Q15", "R3")
def test_catwoman_plays_the_top_card_of_the_confronted_foe(table: Script) -> None:
    table.hand(ME, "Catwoman").deck(FOE, "Red Robin", "Punch").confront(FOE).play("Catwoman")
    assert table.power == 6
    assert table.discard_of(FOE) == ["Red Robin"]
    assert table.deck_of(FOE) == ["Punch"]
    assert table.in_play_of(ME) == ["Catwoman"]


@pytest.mark.card("rivals-batman-joker:catwoman")
@pytest.mark.rule("F6")
def test_catwoman_has_two_power_without_a_confrontation(table: Script) -> None:
    table.hand(ME, "Catwoman").deck(FOE, "Red Robin").play("Catwoman")
    assert table.power == 2
    assert table.deck_of(FOE) == ["Red Robin"]


@pytest.mark.card("rivals-batman-joker:catwoman")
@pytest.mark.rule("A1", "A9")
def test_catwoman_is_no_attack(table: Script) -> None:
    table.hand(ME, "Catwoman").hand(FOE, "Lucius Fox", "Insanity").deck(FOE, "Kick")
    table.confront(FOE).play("Catwoman")
    assert table.power == 4
    assert sorted(table.hand_of(FOE)) == ["Insanity", "Lucius Fox"]


@pytest.mark.card("rivals-batman-joker:catwoman")
@pytest.mark.rule("Q15")
@pytest.mark.parametrize(
    "name",
    ["The Batcave", "Abandoned Amusement Park", "Wayne Manor", "Weakness", "Vulnerability"],
)
def test_a_location_or_weakness_that_catwoman_plays_has_no_effect(table: Script, name: str) -> None:
    table.hand(ME, "Catwoman").discard(ME, "Robin").deck(FOE, name).confront(FOE).play("Catwoman")
    assert table.power == 2
    assert table.cost_of(ME) == table.cost_of(FOE) == 9
    assert table.turn_options() == ["done"]
    assert table.discard_of(FOE) == [name]


@pytest.mark.card("rivals-batman-joker:catwoman", "rivals-batman-joker:harley-quinn")
@pytest.mark.rule("Q15")
def test_what_catwoman_plays_works_for_her_player(table: Script) -> None:
    table.hand(ME, "Catwoman").deck(ME, "Kick").deck(FOE, "Harley Quinn", "Punch")
    table.confront(FOE).play("Catwoman")
    assert table.hand_of(ME) == ["Kick"]
    assert table.deck_of(FOE) == ["Punch"]
    assert table.discard_of(FOE) == ["Harley Quinn"]


@pytest.mark.card("rivals-batman-joker:catwoman", "rivals-batman-joker:scarecrow")
@pytest.mark.rule("R3")
def test_an_attack_that_catwoman_plays_hits_its_owner(table: Script) -> None:
    table.hand(ME, "Catwoman").deck(FOE, "Scarecrow").hand(FOE, "Punch")
    table.confront(FOE).play("Catwoman").asks(FOE, "defend", ["none"]).answer("none")
    assert table.power == 4
    assert sorted(table.discard_of(FOE)) == ["Scarecrow", "Weakness"]
    assert table.discard_of(ME) == []


@pytest.mark.card("rivals-batman-joker:catwoman", "rivals-batman-joker:batmobile")
def test_a_batmobile_that_catwoman_plays_is_not_the_first_card(table: Script) -> None:
    table.hand(ME, "Catwoman", "Punch").deck(FOE, "Batmobile").confront(FOE).play("Catwoman")
    assert table.power == 4
    assert table.hand_of(ME) == ["Punch"]


@pytest.mark.card("rivals-batman-joker:catwoman")
@pytest.mark.rule("D1")
def test_catwoman_has_the_foe_s_discard_pile_shuffled(table: Script) -> None:
    table.hand(ME, "Catwoman").discard(FOE, "Kick").confront(FOE).play("Catwoman")
    assert table.power == 4
    assert table.discard_of(FOE) == ["Kick"]


@pytest.mark.card("rivals-batman-joker:catwoman")
@pytest.mark.rule("D6")
def test_catwoman_plays_nothing_of_a_foe_without_cards(table: Script) -> None:
    table.hand(ME, "Catwoman").hand(FOE, "Kick").confront(FOE).play("Catwoman")
    assert table.power == 2
    assert table.hand_of(FOE) == ["Kick"]


# --- Commissioner Gordon, Superman, Red Robin -------------------------------------------------


@pytest.mark.parametrize(
    ("name", "power"),
    [
        pytest.param(
            "Commissioner Gordon",
            2,
            marks=pytest.mark.card("rivals-batman-joker:commissioner-gordon"),
        ),
        pytest.param("Superman", 4, marks=pytest.mark.card("rivals-batman-joker:superman")),
        pytest.param("Red Robin", 4, marks=pytest.mark.card("rivals-batman-joker:red-robin")),
    ],
)
@pytest.mark.rule("F9")
def test_gordon_superman_and_red_robin_give_power(table: Script, name: str, power: int) -> None:
    table.hand(ME, name).play(name)
    assert table.power == power
    assert table.cost_of(ME) == 9


BLOCKS = pytest.mark.parametrize(
    ("name", "n"),
    [
        pytest.param(
            "Commissioner Gordon",
            2,
            marks=pytest.mark.card("rivals-batman-joker:commissioner-gordon"),
        ),
        pytest.param("Superman", 4, marks=pytest.mark.card("rivals-batman-joker:superman")),
    ],
)


@BLOCKS
@pytest.mark.rule("F2", "F3")
def test_gordon_and_superman_block(table: Script, name: str, n: int) -> None:
    table.hand(FOE, name, "Punch")
    strike(table, 8 + n)
    table.asks(FOE, "block", [name, "none"]).answer(name)
    table.asks(FOE, "block", ["none"])
    assert table.cost_of(FOE) == 9 + n
    assert table.discard_of(FOE) == [name]
    table.answer("none")
    assert table.level_of(FOE) == 1
    assert table.score_of(ME) == []


@BLOCKS
@pytest.mark.rule("F3")
def test_an_equal_cost_does_not_save(table: Script, name: str, n: int) -> None:
    table.hand(FOE, name)
    strike(table, 9 + n)
    table.asks(FOE, "block", [name, "none"]).answer(name)
    assert table.level_of(FOE) == 2
    assert table.score_of(ME) == ["The Joker"]


# --- Huntress ---------------------------------------------------------------------------------


@pytest.mark.card("rivals-batman-joker:huntress")
def test_huntress_may_destroy_a_card_from_the_discard_pile(table: Script) -> None:
    table.hand(ME, "Huntress", "Vulnerability").discard(ME, "Vulnerability", "Kick")
    table.play("Huntress").asks(ME, "destroy", ["Vulnerability", "Kick", "none"])
    table.answer("Vulnerability")
    assert table.power == 2
    assert table.destroyed == ["Vulnerability"]
    assert table.discard_of(ME) == ["Kick"]
    assert table.hand_of(ME) == ["Vulnerability"]


@pytest.mark.card("rivals-batman-joker:huntress")
def test_huntress_may_destroy_nothing(table: Script) -> None:
    table.hand(ME, "Huntress").discard(ME, "Vulnerability")
    table.play("Huntress").asks(ME, "destroy", ["Vulnerability", "none"]).answer("none")
    assert table.power == 2
    assert table.destroyed == []


@pytest.mark.card("rivals-batman-joker:huntress")
def test_huntress_asks_nothing_without_a_discard_pile(table: Script) -> None:
    table.hand(ME, "Huntress", "Vulnerability").discard(FOE, "Kick").play("Huntress")
    assert table.power == 2


# --- Lucius Fox -------------------------------------------------------------------------------


@pytest.mark.card("rivals-batman-joker:lucius-fox")
def test_lucius_fox_gives_one_power(table: Script) -> None:
    table.hand(ME, "Lucius Fox").play("Lucius Fox")
    assert table.power == 1
    assert table.cost_of(ME) == 9


@pytest.mark.card("rivals-batman-joker:lucius-fox")
@pytest.mark.ruling("C-lucius-fox")
@pytest.mark.rule("A9", "F5")
def test_lucius_fox_avoids_an_attack_and_raises_the_cost_by_one(table: Script) -> None:
    table.hand(ME, "Laughing Gas", *["Punch"] * 7).hand(FOE, "Lucius Fox")
    table.confront(FOE).play("Laughing Gas")
    table.asks(FOE, "defend", ["Lucius Fox", "none"]).answer("Lucius Fox")
    assert table.cost_of(FOE) == 10
    assert table.discard_of(FOE) == ["Lucius Fox"]
    for _ in range(7):
        table.play("Punch")
    assert table.power == 9
    table.done()
    assert table.score_of(ME) == []
    assert table.cost_of(FOE) == 9


@pytest.mark.card("rivals-batman-joker:lucius-fox")
@pytest.mark.ruling("C-lucius-fox")
def test_lucius_fox_is_no_block(table: Script) -> None:
    table.hand(FOE, "Lucius Fox")
    strike(table, 9).asks(FOE, "block", ["none"]).answer("none")
    assert table.level_of(FOE) == 2


@pytest.mark.card("rivals-batman-joker:lucius-fox")
@pytest.mark.ruling("C-lucius-fox")
@pytest.mark.rule("F5")
def test_lucius_fox_s_higher_cost_means_nothing_without_a_confrontation(table: Script) -> None:
    table.hand(ME, "Laughing Gas").hand(FOE, "Lucius Fox", *["Punch"] * 9).play("Laughing Gas")
    table.asks(FOE, "defend", ["Lucius Fox", "none"]).answer("Lucius Fox")
    assert table.weaknesses_left == 10
    table.end()
    assert table.cost_of(FOE) == table.cost_of(ME) == 9


@pytest.mark.card("rivals-batman-joker:lucius-fox", "rivals-batman-joker:two-face")
@pytest.mark.rule("A2")
def test_two_lucius_foxes_answer_two_attacks_and_not_one(table: Script) -> None:
    table.hand(ME, "Laughing Gas", "Two-Face").hand(FOE, "Lucius Fox", "Lucius Fox", "Punch")
    table.confront(FOE).play("Laughing Gas")
    table.asks(FOE, "defend", ["Lucius Fox", "none"]).answer("Lucius Fox")
    assert table.cost_of(FOE) == 10
    table.play("Two-Face").asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    table.asks(FOE, "defend", ["Lucius Fox", "none"]).answer("Lucius Fox")
    assert table.cost_of(FOE) == 11
    assert table.hand_of(FOE) == ["Punch"]


@pytest.mark.card("rivals-batman-joker:lucius-fox", "rivals-batman-joker:laughing-gas")
@pytest.mark.rule("A5", "A10")
def test_lucius_fox_raises_the_cost_though_the_attack_could_do_nothing(table: Script) -> None:
    table.hand(ME, "Laughing Gas").hand(FOE, "Lucius Fox").weaknesses(0)
    table.confront(FOE).play("Laughing Gas")
    table.asks(FOE, "defend", ["Lucius Fox", "none"]).answer("Lucius Fox")
    assert table.cost_of(FOE) == 10


@pytest.mark.card("rivals-batman-joker:lucius-fox", "rivals-batman-joker:joy-buzzer")
def test_lucius_fox_discarded_to_joy_buzzer_raises_nothing(table: Script) -> None:
    table.hand(ME, "Joy Buzzer").hand(FOE, "Lucius Fox", "Punch").confront(FOE).play("Joy Buzzer")
    table.asks(FOE, "discard", ["Lucius Fox", "Punch"]).answer("Lucius Fox")
    assert table.cost_of(FOE) == 9


# --- Nightwing --------------------------------------------------------------------------------


@pytest.mark.card("rivals-batman-joker:nightwing")
def test_nightwing_draws_on_as_long_as_equipment_comes(table: Script) -> None:
    table.hand(ME, "Nightwing").deck(ME, "Batarang", "Joy Buzzer", "Punch", "Kick")
    table.play("Nightwing")
    assert table.hand_of(ME) == ["Batarang", "Joy Buzzer", "Punch"]
    assert table.deck_of(ME) == ["Kick"]
    assert table.power == 0


@pytest.mark.card("rivals-batman-joker:nightwing")
def test_nightwing_draws_one_card_that_is_no_equipment(table: Script) -> None:
    table.hand(ME, "Nightwing").deck(ME, "Weakness", "Batarang").play("Nightwing")
    assert table.hand_of(ME) == ["Weakness"]
    assert table.deck_of(ME) == ["Batarang"]


@pytest.mark.card("rivals-batman-joker:nightwing")
@pytest.mark.rule("D6")
def test_nightwing_ends_when_there_is_no_card_left(table: Script) -> None:
    table.hand(ME, "Nightwing").deck(ME, "Batarang", "Joy Buzzer").play("Nightwing")
    assert table.hand_of(ME) == ["Batarang", "Joy Buzzer"]
    assert table.deck_of(ME) == table.discard_of(ME) == []


@pytest.mark.card("rivals-batman-joker:nightwing")
@pytest.mark.rule("D1", "Q37")
def test_nightwing_goes_on_with_the_shuffled_discard_pile(table: Script) -> None:
    table.hand(ME, "Nightwing").deck(ME, "Batarang").discard(ME, "Punch", "Punch")
    table.play("Nightwing")
    assert table.hand_of(ME) == ["Batarang", "Punch"]
    assert table.deck_of(ME) == ["Punch"]


@pytest.mark.card("rivals-batman-joker:nightwing")
@pytest.mark.rule("D6")
def test_nightwing_without_any_card_does_nothing(table: Script) -> None:
    table.hand(ME, "Nightwing").play("Nightwing")
    assert table.hand_of(ME) == []


# --- Oracle -----------------------------------------------------------------------------------


@pytest.mark.card("rivals-batman-joker:oracle")
@pytest.mark.parametrize(("drawn", "left"), [("Kick", "Robin"), ("Robin", "Kick")])
def test_oracle_draws_one_of_two_and_leaves_the_other_on_top(
    table: Script, drawn: str, left: str
) -> None:
    table.hand(ME, "Oracle").deck(ME, "Kick", "Robin", "Punch").play("Oracle")
    table.asks(ME, "draw", ["Kick", "Robin"]).answer(drawn)
    assert table.hand_of(ME) == [drawn]
    assert table.deck_of(ME) == [left, "Punch"]
    assert table.power == 0


@pytest.mark.card("rivals-batman-joker:oracle")
def test_oracle_draws_a_card_revealed_alone(table: Script) -> None:
    table.hand(ME, "Oracle").deck(ME, "Weakness").play("Oracle")
    assert table.hand_of(ME) == ["Weakness"]
    assert table.deck_of(ME) == []


@pytest.mark.card("rivals-batman-joker:oracle")
@pytest.mark.rule("D1", "Q37")
def test_oracle_reveals_the_last_card_and_one_of_the_shuffled_discard_pile(table: Script) -> None:
    table.hand(ME, "Oracle").deck(ME, "Kick").discard(ME, "Robin").play("Oracle")
    table.asks(ME, "draw", ["Kick", "Robin"]).answer("Robin")
    assert table.deck_of(ME) == ["Kick"]
    assert table.discard_of(ME) == []


@pytest.mark.card("rivals-batman-joker:oracle")
@pytest.mark.rule("D6")
def test_oracle_without_any_card_does_nothing(table: Script) -> None:
    table.hand(ME, "Oracle", "Punch").play("Oracle")
    assert table.hand_of(ME) == ["Punch"]


# --- Red Hood ---------------------------------------------------------------------------------


@pytest.mark.card("rivals-batman-joker:red-hood")
@pytest.mark.ruling("C-red-hood", "Q25")
@pytest.mark.rule("F13")
def test_red_hood_destroys_a_card_each_from_hand_and_discard_pile(table: Script) -> None:
    table.hand(ME, "Red Hood", *["Punch"] * 7, "Vulnerability", "Weakness")
    table.discard(ME, "Vulnerability", "Kick").confront(FOE).play("Red Hood")
    for _ in range(7):
        table.play("Punch")
    assert table.power == 9
    options = ["Vulnerability (hand)", "Weakness", "Vulnerability (discard)", "Kick", "none"]
    table.done().asks(ME, "destroy", options)
    assert table.score_of(ME) == ["The Joker"]
    assert table.level_of(FOE) == 2
    table.answer("Vulnerability (discard)")
    table.asks(ME, "destroy", ["Vulnerability", "Weakness", "Kick", "none"]).answer("Weakness")
    assert sorted(table.destroyed) == ["Vulnerability", "Weakness"]
    assert table.weaknesses_left == 9
    assert table.active == FOE


@pytest.mark.card("rivals-batman-joker:red-hood")
@pytest.mark.ruling("C-red-hood")
def test_red_hood_destroys_two_cards_of_the_discard_pile(table: Script) -> None:
    table.hand(ME, "Red Hood", "Red Robin", "Talia Al Ghul")
    table.discard(ME, "Weakness", "Kick", "Vulnerability")
    table.confront(FOE).play("Red Hood").play("Red Robin").play("Talia Al Ghul").done()
    table.asks(ME, "destroy", ["Weakness", "Kick", "Vulnerability", "none"]).answer("Weakness")
    table.asks(ME, "destroy", ["Kick", "Vulnerability", "none"]).answer("Vulnerability")
    assert sorted(table.destroyed) == ["Vulnerability", "Weakness"]


@pytest.mark.card("rivals-batman-joker:red-hood")
@pytest.mark.ruling("C-red-hood")
def test_red_hood_may_be_played_last(table: Script) -> None:
    table.hand(ME, "Red Robin", "Talia Al Ghul", "Red Hood", "Vulnerability", "Vulnerability")
    table.confront(FOE).play("Red Robin").play("Talia Al Ghul").play("Red Hood").done()
    table.asks(ME, "destroy", ["Vulnerability", "none"]).answer("Vulnerability", "Vulnerability")
    assert table.destroyed == ["Vulnerability", "Vulnerability"]


@pytest.mark.card("rivals-batman-joker:red-hood")
@pytest.mark.parametrize("n", [0, 1])
def test_red_hood_may_destroy_fewer_cards(table: Script, n: int) -> None:
    table.hand(ME, "Red Robin", "Talia Al Ghul", "Red Hood").discard(ME, *["Vulnerability"] * 3)
    table.confront(FOE).play("Red Hood").play("Red Robin").play("Talia Al Ghul").done()
    table.asks(ME, "destroy", ["Vulnerability", "none"]).answer(*["Vulnerability"] * n, "none")
    assert table.destroyed == ["Vulnerability"] * n


@pytest.mark.card("rivals-batman-joker:red-hood")
def test_red_hood_cannot_destroy_cards_that_were_played(table: Script) -> None:
    table.hand(ME, "Red Robin", "Talia Al Ghul", "Red Hood", "Weakness").confront(FOE)
    table.play("Weakness").play("Red Hood").play("Red Robin").play("Talia Al Ghul").done()
    assert table.destroyed == []
    assert table.score_of(ME) == ["The Joker"]
    assert table.active == FOE


@pytest.mark.card("rivals-batman-joker:red-hood")
def test_red_hood_destroys_nothing_when_the_confrontation_is_lost(table: Script) -> None:
    table.hand(ME, "Red Robin", "Red Hood", "Vulnerability").discard(ME, "Weakness")
    table.confront(FOE).play("Red Hood").play("Red Robin").done()
    assert table.active == FOE
    assert table.destroyed == []


@pytest.mark.card("rivals-batman-joker:red-hood")
def test_red_hood_destroys_nothing_when_a_block_saves_the_foe(table: Script) -> None:
    table.hand(ME, "Red Robin", "Talia Al Ghul", "Red Hood").discard(ME, "Weakness")
    table.hand(FOE, "Grappling Hook").confront(FOE)
    table.play("Red Hood").play("Red Robin").play("Talia Al Ghul").done()
    table.asks(FOE, "block", ["Grappling Hook", "none"]).answer("Grappling Hook")
    assert table.active == FOE
    assert table.destroyed == []


@pytest.mark.card("rivals-batman-joker:red-hood")
@pytest.mark.rule("F6")
def test_red_hood_has_two_power_without_a_confrontation(table: Script) -> None:
    table.hand(ME, "Red Hood").discard(ME, "Weakness").play("Red Hood")
    assert table.power == 2
    table.end()
    assert table.destroyed == []


@pytest.mark.card("rivals-batman-joker:red-hood")
@pytest.mark.ruling("Q25")
@pytest.mark.rule("G3")
def test_red_hood_is_too_late_when_the_third_level_falls(table: Script) -> None:
    table.level(FOE, 3).hand(ME, "Red Hood", *["Punch"] * 13).discard(ME, "Weakness")
    table.confront(FOE).play("Red Hood")
    for _ in range(13):
        table.play("Punch")
    table.done()
    assert table.table.over
    assert table.destroyed == []


# --- Robin ------------------------------------------------------------------------------------


@pytest.mark.card("rivals-batman-joker:robin")
@pytest.mark.parametrize(("name", "cost"), [("The Bat-Signal", 7), ("Joy Buzzer", 2)])
def test_robin_gives_the_cost_of_an_equipment_that_stays_on_top(
    table: Script, name: str, cost: int
) -> None:
    table.hand(ME, "Robin").deck(ME, name, "Punch").play("Robin")
    assert table.power == cost
    assert table.deck_of(ME) == [name, "Punch"]
    assert table.hand_of(ME) == []


@pytest.mark.card("rivals-batman-joker:robin")
@pytest.mark.parametrize("name", ["Superman", "Kick", "The Batcave", "Weakness", "Vulnerability"])
def test_robin_draws_any_other_card(table: Script, name: str) -> None:
    table.hand(ME, "Robin").deck(ME, name, "Punch").play("Robin")
    assert table.power == 0
    assert table.hand_of(ME) == [name]
    assert table.deck_of(ME) == ["Punch"]


@pytest.mark.card("rivals-batman-joker:robin")
@pytest.mark.rule("D1")
def test_robin_reveals_out_of_the_shuffled_discard_pile(table: Script) -> None:
    table.hand(ME, "Robin").discard(ME, "Batarang").play("Robin")
    assert table.power == 4
    assert table.deck_of(ME) == ["Batarang"]


@pytest.mark.card("rivals-batman-joker:robin")
@pytest.mark.rule("D6")
def test_robin_without_any_card_does_nothing(table: Script) -> None:
    table.hand(ME, "Robin").play("Robin")
    assert table.power == 0
    assert table.hand_of(ME) == []
