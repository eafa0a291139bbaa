"""The Villains of Rivals: Shazam! vs. Black Adam."""

from __future__ import annotations

import pytest
from script import FOE, ME, Script

from archrivals.engine.state.flat import STACK

SINS = ["Envy", "Gluttony", "Greed", "Pride", "Sloth", "Wrath"]
REST = ("Death", "The Wizard", "Sabbac", "Wizard Staff")


@pytest.fixture
def table(table: Script) -> Script:
    """The scripted table, with this box."""
    return table.box("rivals-shazam-black-adam")


# --- The Sins ---------------------------------------------------------------------------------


@pytest.mark.card(
    "rivals-shazam-black-adam:envy",
    "rivals-shazam-black-adam:gluttony",
    "rivals-shazam-black-adam:greed",
    "rivals-shazam-black-adam:pride",
    "rivals-shazam-black-adam:sloth",
    "rivals-shazam-black-adam:wrath",
)
@pytest.mark.rule("K9", "D4")
@pytest.mark.ruling("C-the-sins")
@pytest.mark.parametrize("sin", SINS)
def test_a_sin_that_is_bought_brings_a_weakness(table: Script, sin: str) -> None:
    table.hand(ME, "Osiris", "Cyclone").line_up(sin).play("Osiris").play("Cyclone").buy(sin)
    assert sorted(table.discard_of(ME)) == sorted([sin, "Weakness"])
    assert table.weaknesses_left == 9
    assert table.discard_of(FOE) == []


@pytest.mark.card(
    "rivals-shazam-black-adam:envy",
    "rivals-shazam-black-adam:gluttony",
    "rivals-shazam-black-adam:greed",
    "rivals-shazam-black-adam:pride",
    "rivals-shazam-black-adam:sloth",
    "rivals-shazam-black-adam:wrath",
)
@pytest.mark.rule("K9")
@pytest.mark.ruling("C-the-sins", "C-psycho-pirate", "Q36")
@pytest.mark.parametrize("sin", SINS)
def test_a_sin_that_is_passed_brings_its_new_owner_a_weakness(table: Script, sin: str) -> None:
    table.hand(ME, "Psycho-Pirate").discard(ME, sin).play("Psycho-Pirate")
    table.asks(ME, "give", [sin, "none"]).answer(sin)
    assert table.hand_of(FOE) == [sin]
    assert table.discard_of(FOE) == ["Weakness"]
    assert table.discard_of(ME) == []


@pytest.mark.card(
    "rivals-shazam-black-adam:envy",
    "rivals-shazam-black-adam:gluttony",
    "rivals-shazam-black-adam:greed",
    "rivals-shazam-black-adam:pride",
    "rivals-shazam-black-adam:sloth",
    "rivals-shazam-black-adam:wrath",
)
@pytest.mark.rule("K9")
@pytest.mark.ruling("C-the-sins")
@pytest.mark.parametrize("sin", SINS)
def test_a_sin_that_is_played_brings_no_weakness(table: Script, sin: str) -> None:
    table.hand(ME, sin).play(sin)
    assert table.discard_of(ME) == []
    assert table.weaknesses_left == 10


@pytest.mark.card(
    "rivals-shazam-black-adam:envy",
    "rivals-shazam-black-adam:gluttony",
    "rivals-shazam-black-adam:greed",
    "rivals-shazam-black-adam:pride",
    "rivals-shazam-black-adam:sloth",
    "rivals-shazam-black-adam:wrath",
)
@pytest.mark.rule("K9", "W1")
@pytest.mark.parametrize("sin", SINS)
def test_a_sin_brings_nothing_more_when_the_weaknesses_are_out(table: Script, sin: str) -> None:
    table.hand(ME, "Osiris", "Cyclone").line_up(sin).weaknesses(0)
    table.play("Osiris").play("Cyclone").buy(sin)
    assert table.discard_of(ME) == [sin]


@pytest.mark.card("rivals-shazam-black-adam:lust")
@pytest.mark.ruling("C-the-sins")
def test_lust_is_the_sin_without_a_gain_text(table: Script) -> None:
    table.hand(ME, "Osiris").line_up("Lust").play("Osiris").buy("Lust")
    assert table.discard_of(ME) == ["Lust"]


# --- Death ------------------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:death")
def test_death_destroys_up_to_two_cards_from_hand_discard_pile_and_line_up(table: Script) -> None:
    table.hand(ME, "Death", "Punch").discard(ME, "Vulnerability", "Punch").line_up("Isis")
    table.in_play(ME, "Weakness").play("Death")
    all_four = ["Punch (hand)", "Punch (discard)", "Vulnerability", "Isis", "none"]
    table.asks(ME, "destroy", all_four).answer("Isis")
    table.asks(ME, "destroy", all_four[:3] + all_four[4:]).answer("Punch (hand)")
    assert table.power == 4
    assert sorted(table.destroyed) == ["Isis", "Punch"]
    assert table.hand_of(ME) == []
    assert table.line_up_now == []


@pytest.mark.card("rivals-shazam-black-adam:death")
def test_death_may_destroy_one_or_nothing(table: Script) -> None:
    table.hand(ME, "Death").line_up("Isis", "Osiris").play("Death")
    table.asks(ME, "destroy", ["Isis", "Osiris", "none"]).answer("Osiris")
    table.asks(ME, "destroy", ["Isis", "none"]).answer("none")
    assert table.power == 3
    assert table.line_up_now == ["Isis"]


@pytest.mark.card("rivals-shazam-black-adam:death")
def test_death_gives_two_power_for_nothing(table: Script) -> None:
    table.hand(ME, "Death").line_up("Isis").play("Death")
    table.asks(ME, "destroy", ["Isis", "none"]).answer("none")
    assert table.power == 2


@pytest.mark.card("rivals-shazam-black-adam:death")
@pytest.mark.rule("D3")
def test_death_gives_power_for_cards_that_go_back_to_their_stacks(table: Script) -> None:
    table.hand(ME, "Death", "Word of Power").discard(ME, "Weakness").line_up("Isis").play("Death")
    table.asks(ME, "destroy", ["Word of Power", "Weakness", "Isis", "none"]).answer("Weakness")
    table.asks(ME, "destroy", ["Word of Power", "Isis", "none"]).answer("Word of Power")
    assert table.power == 4
    assert table.destroyed == []
    assert table.weaknesses_left == 10
    assert table.names(STACK) == ["Word of Power"] * 8


# --- Dr. Sivana -------------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:dr-sivana")
def test_dr_sivana_draws_two_for_a_weakness(table: Script) -> None:
    table.hand(ME, "Dr. Sivana").deck(ME, "Isis", "Osiris", "Punch").play("Dr. Sivana")
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.power == 1
    assert table.hand_of(ME) == ["Isis", "Osiris"]
    assert table.discard_of(ME) == ["Weakness"]
    assert table.weaknesses_left == 9


@pytest.mark.card("rivals-shazam-black-adam:dr-sivana")
def test_dr_sivana_may_be_refused(table: Script) -> None:
    table.hand(ME, "Dr. Sivana").deck(ME, "Isis", "Osiris").play("Dr. Sivana")
    table.asks(ME, "may", ["yes", "no"]).answer("no")
    assert table.hand_of(ME) == table.discard_of(ME) == []
    assert table.weaknesses_left == 10


@pytest.mark.card("rivals-shazam-black-adam:dr-sivana")
@pytest.mark.rule("W1")
def test_dr_sivana_draws_nothing_when_the_weaknesses_are_out(table: Script) -> None:
    table.hand(ME, "Dr. Sivana").deck(ME, "Isis", "Osiris").weaknesses(0).play("Dr. Sivana")
    assert table.hand_of(ME) == []
    assert table.power == 1


@pytest.mark.card("rivals-shazam-black-adam:dr-sivana")
@pytest.mark.rule("D1", "W4")
def test_dr_sivana_may_draw_the_very_weakness_he_brought(table: Script) -> None:
    table.hand(ME, "Dr. Sivana", "Punch").deck(ME, "Isis").play("Dr. Sivana")
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    assert sorted(table.hand_of(ME)) == ["Isis", "Punch", "Weakness"]
    assert table.turn_options() == ["play Weakness", "use Shazam!"]


# --- Envy -------------------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:envy")
@pytest.mark.rule("D8")
@pytest.mark.parametrize(
    ("mine", "theirs", "power"), [(0, 0, 2), (1, 0, 4), (2, 1, 4), (2, 2, 2), (1, 3, 2)]
)
def test_envy_gives_two_more_where_a_foe_controls_fewer_weaknesses(
    table: Script, mine: int, theirs: int, power: int
) -> None:
    table.hand(ME, "Envy").in_play(ME, *["Weakness"] * mine)
    table.in_play(FOE, *["Weakness"] * theirs).discard(ME, "Weakness").discard(FOE, "Weakness")
    table.play("Envy")
    assert table.power == power


@pytest.mark.card("rivals-shazam-black-adam:envy")
def test_envy_is_checked_once_when_played(table: Script) -> None:
    table.hand(ME, "Envy", "Gluttony").deck(ME, "Weakness").play("Envy").play("Gluttony")
    table.play("Weakness")
    assert table.power == 2 + 1


# --- Famine -----------------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:famine")
@pytest.mark.ruling("C-famine")
def test_famine_destroys_one_of_five_cards_in_the_line_up(table: Script) -> None:
    table.hand(ME, "Famine").line_up("Isis", "Osiris", "Cyclone", "Sloth", "Khandaq").play("Famine")
    names = ["Isis", "Osiris", "Cyclone", "Sloth", "Khandaq"]
    table.asks(ME, "destroy", names).answer("Sloth")
    assert table.power == 2
    assert table.destroyed == ["Sloth"]
    assert len(table.line_up_now) == 4


@pytest.mark.card("rivals-shazam-black-adam:famine")
@pytest.mark.ruling("C-famine", "Q13")
def test_famine_destroys_card_by_card_until_four_remain(table: Script) -> None:
    names = ["Isis", "Osiris", "Cyclone", "Sloth", "Khandaq", "Stargirl"]
    table.hand(ME, "Famine").line_up(*names).play("Famine")
    table.asks(ME, "destroy", names).answer("Isis")
    table.asks(ME, "destroy", names[1:]).answer("Khandaq")
    assert sorted(table.line_up_now) == ["Cyclone", "Osiris", "Sloth", "Stargirl"]


@pytest.mark.card("rivals-shazam-black-adam:famine")
def test_famine_destroys_nothing_of_four_cards_or_fewer(table: Script) -> None:
    table.hand(ME, "Famine").line_up(*REST).play("Famine")
    assert sorted(table.line_up_now) == sorted(REST)
    assert table.destroyed == []


@pytest.mark.card("rivals-shazam-black-adam:famine", "rivals-shazam-black-adam:word-of-power")
@pytest.mark.ruling("C-word-of-power", "Q13")
def test_famine_played_out_of_the_main_deck_joins_the_line_up_it_emptied(table: Script) -> None:
    table.hand(ME, "Word of Power").line_up(*REST, "Isis").main_deck("Famine", "Osiris", "Envy")
    table.confront(FOE).play("Word of Power")
    table.asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    table.asks(ME, "destroy", [*REST, "Isis"]).answer("Isis")
    assert sorted(table.line_up_now) == sorted([*REST, "Famine"])
    table.done()
    assert table.main_deck_now == ["Osiris", "Envy"]


# --- Felix Faust ------------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:felix-faust")
def test_felix_faust_destroys_a_weakness_in_play_for_two_power(table: Script) -> None:
    table.hand(ME, "Felix Faust", "Punch", "Isis").in_play(ME, "Weakness").discard(ME, "Weakness")
    table.confront(FOE).play("Felix Faust")
    table.asks(ME, "destroy", ["Weakness", "Punch", "Isis", "none"]).answer("Weakness")
    assert table.power == 4
    assert table.in_play_of(ME) == ["Felix Faust"]
    assert table.weaknesses_left == 9


@pytest.mark.card("rivals-shazam-black-adam:felix-faust")
def test_felix_faust_destroys_a_card_in_hand_for_two_power(table: Script) -> None:
    table.hand(ME, "Felix Faust", "Punch").confront(FOE).play("Felix Faust")
    table.asks(ME, "destroy", ["Punch", "none"]).answer("Punch")
    assert table.power == 4
    assert table.destroyed == ["Punch"]


@pytest.mark.card("rivals-shazam-black-adam:felix-faust")
def test_felix_faust_may_destroy_nothing(table: Script) -> None:
    table.hand(ME, "Felix Faust", "Punch").confront(FOE).play("Felix Faust")
    table.asks(ME, "destroy", ["Punch", "none"]).answer("none")
    assert table.power == 2


@pytest.mark.card("rivals-shazam-black-adam:felix-faust")
@pytest.mark.rule("F6")
def test_felix_faust_gives_two_power_in_a_normal_turn(table: Script) -> None:
    table.hand(ME, "Felix Faust", "Punch").in_play(ME, "Weakness").play("Felix Faust")
    assert table.power == 2


@pytest.mark.card("rivals-shazam-black-adam:felix-faust")
@pytest.mark.rule("D6")
def test_felix_faust_asks_nothing_without_such_a_card(table: Script) -> None:
    table.hand(ME, "Felix Faust").discard(ME, "Weakness").confront(FOE).play("Felix Faust")
    assert table.power == 2


# --- Gluttony ---------------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:gluttony")
def test_gluttony_draws_one(table: Script) -> None:
    table.hand(ME, "Gluttony").deck(ME, "Isis", "Osiris", "Punch").play("Gluttony")
    assert table.power == 1
    assert table.hand_of(ME) == ["Isis"]


@pytest.mark.card("rivals-shazam-black-adam:gluttony")
@pytest.mark.rule("F6")
def test_gluttony_draws_two_in_a_confrontation(table: Script) -> None:
    table.hand(ME, "Gluttony").deck(ME, "Isis", "Osiris", "Punch").confront(FOE).play("Gluttony")
    assert table.power == 1
    assert table.hand_of(ME) == ["Isis", "Osiris"]


# --- Greed ------------------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:greed")
def test_greed_may_gain_a_card_of_cost_four_or_less(table: Script) -> None:
    table.hand(ME, "Greed").line_up("Cyclone", "Isis", "Stamina of Shu", "Famine").play("Greed")
    table.asks(ME, "gain", ["Cyclone", "Stamina of Shu", "none"]).answer("Cyclone")
    assert table.power == 1
    assert table.discard_of(ME) == ["Cyclone"]
    assert sorted(table.line_up_now) == ["Famine", "Isis", "Stamina of Shu"]


@pytest.mark.card("rivals-shazam-black-adam:greed")
def test_greed_may_gain_nothing(table: Script) -> None:
    table.hand(ME, "Greed").line_up("Cyclone").play("Greed")
    table.asks(ME, "gain", ["Cyclone", "none"]).answer("none")
    assert table.discard_of(ME) == []
    assert table.power == 1


@pytest.mark.card("rivals-shazam-black-adam:greed")
@pytest.mark.rule("T6")
def test_greed_gains_in_a_confrontation_too(table: Script) -> None:
    table.hand(ME, "Greed", "Osiris").line_up("Cyclone", "Darla Dudley").confront(FOE).play(
        "Osiris"
    )
    table.play("Greed").asks(ME, "gain", ["Cyclone", "Darla Dudley", "none"]).answer("Cyclone")
    assert table.discard_of(ME) == ["Cyclone"]
    assert table.turn_options() == ["done"]


@pytest.mark.card("rivals-shazam-black-adam:greed", "rivals-shazam-black-adam:sloth")
@pytest.mark.rule("K9")
def test_a_sin_gained_by_greed_brings_a_weakness(table: Script) -> None:
    table.hand(ME, "Greed").line_up("Sloth", "Isis").play("Greed")
    table.asks(ME, "gain", ["Sloth", "none"]).answer("Sloth")
    assert sorted(table.discard_of(ME)) == ["Sloth", "Weakness"]


# --- Lust -------------------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:lust")
@pytest.mark.rule("A8")
def test_lust_lets_the_foe_choose_a_weakness(table: Script) -> None:
    table.hand(ME, "Lust").hand(FOE, "Punch", "Isis").play("Lust")
    table.asks(FOE, "defend", ["Isis", "none"]).answer("none")
    table.asks(FOE, "choose", ["mode 0", "mode 1"]).answer("mode 0")
    assert table.power == 1
    assert table.discard_of(FOE) == ["Weakness"]
    assert sorted(table.hand_of(FOE)) == ["Isis", "Punch"]


@pytest.mark.card("rivals-shazam-black-adam:lust")
@pytest.mark.rule("D2")
@pytest.mark.ruling("Q18")
def test_lust_lets_the_foe_choose_a_card_to_discard(table: Script) -> None:
    table.hand(ME, "Lust").hand(FOE, "Punch", "Cyclone").deck(FOE, "Osiris").play("Lust")
    table.asks(FOE, "defend", ["none"]).answer("none")
    table.asks(FOE, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    table.asks(FOE, "discard", ["Punch", "Cyclone"]).answer("Punch")
    assert table.discard_of(FOE) == ["Punch"]
    assert table.hand_of(FOE) == ["Cyclone"]
    assert table.weaknesses_left == 10


@pytest.mark.card("rivals-shazam-black-adam:lust")
def test_lust_with_an_empty_hand_means_a_weakness(table: Script) -> None:
    table.hand(ME, "Lust").deck(FOE, "Punch").play("Lust")
    assert table.discard_of(FOE) == ["Weakness"]
    assert table.deck_of(FOE) == ["Punch"]


@pytest.mark.card("rivals-shazam-black-adam:lust")
@pytest.mark.rule("W1")
def test_lust_without_weaknesses_means_a_discard(table: Script) -> None:
    table.hand(ME, "Lust").hand(FOE, "Punch", "Cyclone").weaknesses(0).play("Lust")
    table.asks(FOE, "defend", ["none"]).answer("none")
    table.asks(FOE, "choose", ["mode 1"]).answer("mode 1")
    table.asks(FOE, "discard", ["Punch", "Cyclone"]).answer("Cyclone")
    assert table.hand_of(FOE) == ["Punch"]


@pytest.mark.card("rivals-shazam-black-adam:lust")
@pytest.mark.rule("D6")
def test_lust_with_neither_does_nothing(table: Script) -> None:
    table.hand(ME, "Lust").weaknesses(0).play("Lust")
    assert table.power == 1


@pytest.mark.card("rivals-shazam-black-adam:lust")
@pytest.mark.rule("A4")
def test_lust_avoided_leaves_her_power(table: Script) -> None:
    table.hand(ME, "Lust").hand(FOE, "Isis").deck(FOE, "Punch").play("Lust")
    table.asks(FOE, "defend", ["Isis", "none"]).answer("Isis")
    assert table.power == 1
    assert table.hand_of(FOE) == ["Punch"]
    assert table.discard_of(FOE) == ["Isis"]


# --- Mister Mind ------------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:mister-mind")
@pytest.mark.ruling("Q15")
def test_mister_mind_may_play_the_foes_top_card_and_puts_it_back(table: Script) -> None:
    table.hand(ME, "Mister Mind").deck(FOE, "Osiris", "Punch").play("Mister Mind")
    table.asks(ME, "play", ["Osiris", "none"]).answer("Osiris")
    assert table.power == 1 + 3
    assert table.deck_of(FOE) == ["Osiris", "Punch"]
    assert table.in_play_of(ME) == ["Mister Mind"]


@pytest.mark.card("rivals-shazam-black-adam:mister-mind")
def test_mister_mind_may_play_nothing(table: Script) -> None:
    table.hand(ME, "Mister Mind").deck(FOE, "Osiris").play("Mister Mind")
    table.asks(ME, "play", ["Osiris", "none"]).answer("none")
    assert table.power == 1
    assert table.deck_of(FOE) == ["Osiris"]


@pytest.mark.card("rivals-shazam-black-adam:mister-mind")
@pytest.mark.parametrize("name", ["Khandaq", "Weakness"])
def test_mister_mind_plays_neither_a_location_nor_a_weakness(table: Script, name: str) -> None:
    table.hand(ME, "Mister Mind").deck(FOE, name, "Osiris").play("Mister Mind")
    assert table.power == 1
    assert table.deck_of(FOE) == [name, "Osiris"]


@pytest.mark.card("rivals-shazam-black-adam:mister-mind")
@pytest.mark.rule("A1")
def test_mister_mind_is_no_attack(table: Script) -> None:
    table.hand(ME, "Mister Mind").hand(FOE, "Isis").deck(FOE, "Punch").play("Mister Mind")
    table.asks(ME, "play", ["Punch", "none"]).answer("Punch")
    assert table.hand_of(FOE) == ["Isis"]
    assert table.power == 2


@pytest.mark.card("rivals-shazam-black-adam:mister-mind", "rivals-shazam-black-adam:lust")
@pytest.mark.rule("A1")
def test_an_attack_played_by_mister_mind_may_be_avoided_by_its_owner(table: Script) -> None:
    table.hand(ME, "Mister Mind").hand(FOE, "Hawkgirl").deck(FOE, "Lust").play("Mister Mind")
    table.asks(ME, "play", ["Lust", "none"]).answer("Lust")
    table.asks(FOE, "defend", ["Hawkgirl", "none"]).answer("Hawkgirl")
    assert table.discard_of(ME) == ["Weakness"]
    assert table.deck_of(FOE) == ["Lust"]


@pytest.mark.card("rivals-shazam-black-adam:mister-mind", "rivals-shazam-black-adam:gluttony")
@pytest.mark.rule("D7", "K9")
def test_a_card_played_by_mister_mind_speaks_of_its_player(table: Script) -> None:
    table.hand(ME, "Mister Mind").deck(ME, "Isis").deck(FOE, "Gluttony", "Osiris")
    table.play("Mister Mind").asks(ME, "play", ["Gluttony", "none"]).answer("Gluttony")
    assert table.hand_of(ME) == ["Isis"]
    assert table.deck_of(FOE) == ["Gluttony", "Osiris"]
    assert table.weaknesses_left == 10


@pytest.mark.card("rivals-shazam-black-adam:mister-mind", "rivals-shazam-black-adam:word-of-power")
@pytest.mark.ruling("C-word-of-power", "Q15")
def test_a_word_of_power_played_by_mister_mind_may_return_itself_to_its_stack(
    table: Script,
) -> None:
    table.hand(ME, "Mister Mind").deck(FOE, "Word of Power", "Punch").main_deck("Hippolyta", "Isis")
    table.confront(FOE).play("Mister Mind")
    table.asks(ME, "play", ["Word of Power", "none"]).answer("Word of Power")
    table.asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    assert table.names(STACK) == ["Word of Power"] * 8
    assert table.deck_of(FOE) == ["Punch"]
    assert "Hippolyta" in table.line_up_now
    assert table.power == 1 + 2


@pytest.mark.card("rivals-shazam-black-adam:mister-mind", "rivals-shazam-black-adam:word-of-power")
@pytest.mark.ruling("Q15")
def test_a_word_of_power_played_by_mister_mind_for_power_goes_back_to_the_deck(
    table: Script,
) -> None:
    table.hand(ME, "Mister Mind").deck(FOE, "Word of Power", "Punch").play("Mister Mind")
    table.asks(ME, "play", ["Word of Power", "none"]).answer("Word of Power")
    assert table.power == 3
    assert table.deck_of(FOE) == ["Word of Power", "Punch"]


@pytest.mark.card("rivals-shazam-black-adam:mister-mind")
@pytest.mark.rule("D1")
def test_mister_mind_reveals_out_of_the_shuffled_discard_pile(table: Script) -> None:
    table.hand(ME, "Mister Mind").discard(FOE, "Osiris").play("Mister Mind")
    table.asks(ME, "play", ["Osiris", "none"]).answer("none")
    assert table.deck_of(FOE) == ["Osiris"]
    assert table.discard_of(FOE) == []


@pytest.mark.card("rivals-shazam-black-adam:mister-mind")
@pytest.mark.rule("D6")
def test_mister_mind_does_nothing_to_a_foe_without_cards(table: Script) -> None:
    table.hand(ME, "Mister Mind").play("Mister Mind")
    assert table.power == 1


@pytest.mark.card("rivals-shazam-black-adam:mister-mind", "rivals-shazam-black-adam:osiris")
@pytest.mark.rule("F6")
def test_a_confrontation_text_works_for_who_borrows_it_in_a_confrontation(table: Script) -> None:
    table.hand(ME, "Mister Mind").in_play(ME, "Weakness").deck(FOE, "Osiris").confront(FOE)
    table.play("Mister Mind").asks(ME, "play", ["Osiris", "none"]).answer("Osiris")
    assert table.power == 1 + 3 + 1


# --- Pestilence -------------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:pestilence")
def test_pestilence_gives_each_foe_a_weakness(table: Script) -> None:
    table.hand(ME, "Pestilence").play("Pestilence")
    assert table.power == 2
    assert table.discard_of(FOE) == ["Weakness"]
    assert table.discard_of(ME) == []
    assert table.cost_of(FOE) == 9


@pytest.mark.card("rivals-shazam-black-adam:pestilence")
@pytest.mark.rule("R3", "W5")
def test_pestilence_puts_the_weakness_into_play_in_a_confrontation(table: Script) -> None:
    table.hand(ME, "Pestilence").discard(FOE, "Weakness").confront(FOE).play("Pestilence")
    assert table.in_play_of(FOE) == ["Weakness"]
    assert table.discard_of(FOE) == ["Weakness"]
    assert table.cost_of(FOE) == 8


@pytest.mark.card("rivals-shazam-black-adam:pestilence")
@pytest.mark.rule("A4")
def test_avoiding_pestilence_avoids_both(table: Script) -> None:
    table.hand(ME, "Pestilence").hand(FOE, "Isis").deck(FOE, "Punch").confront(FOE)
    table.play("Pestilence").asks(FOE, "defend", ["Isis", "none"]).answer("Isis")
    assert table.power == 2
    assert table.in_play_of(FOE) == []
    assert table.discard_of(FOE) == ["Isis"]
    assert table.cost_of(FOE) == 9


@pytest.mark.card("rivals-shazam-black-adam:pestilence")
@pytest.mark.rule("W1")
def test_pestilence_does_nothing_when_the_weaknesses_are_out(table: Script) -> None:
    table.hand(ME, "Pestilence").weaknesses(0).discard(FOE, "Weakness").confront(FOE)
    table.play("Pestilence")
    assert table.in_play_of(FOE) == []
    assert table.discard_of(FOE) == ["Weakness"]
    assert table.cost_of(FOE) == 9


@pytest.mark.card("rivals-shazam-black-adam:pestilence")
@pytest.mark.rule("W6")
def test_the_weakness_of_pestilence_returns_when_the_character_falls(table: Script) -> None:
    table.hand(ME, "Pestilence").in_play(FOE, *["Weakness"] * 6).confront(FOE).play("Pestilence")
    table.done()
    assert table.level_of(FOE) == 2
    assert table.weaknesses_left == 10


# --- Pride ------------------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:pride")
def test_pride_draws_the_revealed_card(table: Script) -> None:
    table.hand(ME, "Pride").deck(ME, "Isis", "Punch").play("Pride")
    table.asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 0")
    assert table.hand_of(ME) == ["Isis"]
    assert table.power == 0
    assert table.deck_of(ME) == ["Punch"]


@pytest.mark.card("rivals-shazam-black-adam:pride")
def test_pride_destroys_the_revealed_card(table: Script) -> None:
    table.hand(ME, "Pride").deck(ME, "Punch", "Isis").play("Pride")
    table.asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    assert table.destroyed == ["Punch"]
    assert table.hand_of(ME) == []


@pytest.mark.card("rivals-shazam-black-adam:pride")
@pytest.mark.rule("D3")
def test_pride_destroys_a_weakness_back_to_its_stack(table: Script) -> None:
    table.hand(ME, "Pride").deck(ME, "Weakness").play("Pride")
    table.asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    assert table.weaknesses_left == 10
    assert table.destroyed == []


@pytest.mark.card("rivals-shazam-black-adam:pride")
@pytest.mark.rule("D6")
def test_pride_without_cards_does_nothing(table: Script) -> None:
    table.hand(ME, "Pride", "Punch").play("Pride")
    assert table.hand_of(ME) == ["Punch"]


# --- Psycho-Pirate ----------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:psycho-pirate")
@pytest.mark.rule("D4")
@pytest.mark.ruling("C-psycho-pirate", "Q36")
def test_psycho_pirate_passes_a_card_of_the_attackers_choice_to_the_foes_hand(
    table: Script,
) -> None:
    table.hand(ME, "Psycho-Pirate", "Punch").discard(ME, "Vulnerability", "Punch")
    table.play("Psycho-Pirate")
    options = ["Punch (hand)", "Punch (discard)", "Vulnerability", "none"]
    table.asks(ME, "give", options).answer("Vulnerability")
    assert table.power == 1
    assert table.hand_of(FOE) == ["Vulnerability"]
    assert table.discard_of(ME) == ["Punch"]
    assert table.hand_of(ME) == ["Punch"]


@pytest.mark.card("rivals-shazam-black-adam:psycho-pirate")
def test_psycho_pirate_may_pass_nothing(table: Script) -> None:
    table.hand(ME, "Psycho-Pirate", "Punch").play("Psycho-Pirate")
    table.asks(ME, "give", ["Punch", "none"]).answer("none")
    assert table.hand_of(ME) == ["Punch"]
    assert table.hand_of(FOE) == []


@pytest.mark.card("rivals-shazam-black-adam:psycho-pirate")
@pytest.mark.rule("A4")
def test_a_defense_stops_the_passing_only(table: Script) -> None:
    table.hand(ME, "Psycho-Pirate", "Punch").hand(FOE, "Isis").deck(FOE, "Osiris")
    table.play("Psycho-Pirate").asks(FOE, "defend", ["Isis", "none"]).answer("Isis")
    assert table.power == 1
    assert table.hand_of(ME) == ["Punch"]
    assert table.hand_of(FOE) == ["Osiris"]


@pytest.mark.card("rivals-shazam-black-adam:psycho-pirate")
@pytest.mark.rule("A5")
def test_psycho_pirate_may_be_avoided_though_there_is_nothing_to_pass(table: Script) -> None:
    table.hand(ME, "Psycho-Pirate").hand(FOE, "Isis").deck(FOE, "Osiris").play("Psycho-Pirate")
    table.asks(FOE, "defend", ["Isis", "none"]).answer("Isis")
    assert table.hand_of(FOE) == ["Osiris"]


@pytest.mark.card("rivals-shazam-black-adam:psycho-pirate", "rivals-shazam-black-adam:weakness")
@pytest.mark.rule("W4")
def test_a_passed_weakness_binds_its_new_owner(table: Script) -> None:
    table.hand(ME, "Psycho-Pirate").discard(ME, "Weakness").hand(FOE, "Punch")
    table.play("Psycho-Pirate").asks(FOE, "defend", ["none"]).answer("none")
    table.asks(ME, "give", ["Weakness", "none"]).answer("Weakness")
    assert table.cost_of(FOE) == 9
    table.end().normal()
    assert table.turn_options() == ["play Weakness"]
    table.play("Weakness")
    assert table.cost_of(FOE) == 8


@pytest.mark.card("rivals-shazam-black-adam:psycho-pirate", "rivals-shazam-black-adam:envy")
@pytest.mark.ruling("Q36")
def test_a_sin_passed_with_the_weaknesses_out_is_passed_all_the_same(table: Script) -> None:
    table.hand(ME, "Psycho-Pirate", "Envy").weaknesses(0).play("Psycho-Pirate")
    table.asks(ME, "give", ["Envy", "none"]).answer("Envy")
    assert table.hand_of(FOE) == ["Envy"]
    assert table.discard_of(FOE) == []


# --- Sabbac -----------------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:sabbac")
@pytest.mark.rule("A8")
def test_sabbac_gives_each_foe_a_weakness(table: Script) -> None:
    table.hand(ME, "Sabbac").confront(FOE).play("Sabbac")
    assert table.power == 2
    assert table.discard_of(FOE) == ["Weakness"]
    assert table.in_play_of(FOE) == []
    assert table.discard_of(ME) == []


@pytest.mark.card("rivals-shazam-black-adam:sabbac")
@pytest.mark.rule("A1", "A4")
def test_sabbac_avoided_keeps_his_power(table: Script) -> None:
    table.hand(ME, "Sabbac").hand(FOE, "Isis").deck(FOE, "Punch").play("Sabbac")
    table.asks(FOE, "defend", ["Isis", "none"]).answer("Isis")
    assert table.power == 2
    assert table.discard_of(FOE) == ["Isis"]


# --- Sloth ------------------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:sloth")
@pytest.mark.ruling("Q10")
def test_sloth_draws_two_extra_when_nothing_was_gained(table: Script) -> None:
    table.hand(ME, "Sloth").deck(ME, *["Punch"] * 7, "Isis").play("Sloth")
    assert table.power == 2
    table.end()
    assert table.hand_of(ME) == ["Punch"] * 7
    assert table.deck_of(ME) == ["Isis"]


@pytest.mark.card("rivals-shazam-black-adam:sloth")
@pytest.mark.parametrize("first", [True, False])
def test_sloth_draws_no_extra_when_a_card_was_bought_before_or_after(
    table: Script, first: bool
) -> None:
    table.hand(ME, "Sloth", "Osiris").deck(ME, *["Punch"] * 7)
    for name in ("Osiris",) if first else ("Osiris", "Sloth"):
        table.play(name)
    table.buy("Word of Power")
    if first:
        table.play("Sloth")
    table.end()
    assert len(table.hand_of(ME)) == 5


@pytest.mark.card("rivals-shazam-black-adam:sloth", "rivals-shazam-black-adam:hawkgirl")
def test_a_weakness_gained_is_a_card_gained_for_sloth(table: Script) -> None:
    table.hand(ME, "Sloth", "Lust").deck(ME, *["Punch"] * 7).hand(FOE, "Hawkgirl").play("Sloth")
    table.play("Lust").asks(FOE, "defend", ["Hawkgirl", "none"]).answer("Hawkgirl")
    table.end()
    assert len(table.hand_of(ME)) == 5


@pytest.mark.card("rivals-shazam-black-adam:sloth", "rivals-shazam-black-adam:psycho-pirate")
@pytest.mark.ruling("Q36")
def test_a_card_that_a_foe_gained_does_not_disturb_sloth(table: Script) -> None:
    table.hand(ME, "Sloth", "Psycho-Pirate", "Envy").deck(ME, *["Punch"] * 7).play("Sloth")
    table.play("Psycho-Pirate").asks(ME, "give", ["Envy", "none"]).answer("Envy")
    assert table.discard_of(FOE) == ["Weakness"]
    table.end()
    assert len(table.hand_of(ME)) == 7


@pytest.mark.card("rivals-shazam-black-adam:sloth")
@pytest.mark.ruling("Q36")
def test_a_defeated_character_is_a_card_gained_for_sloth(table: Script) -> None:
    table.hand(ME, "Sloth").deck(ME, *["Punch"] * 7).in_play(FOE, *["Weakness"] * 7).confront(FOE)
    table.play("Sloth").done()
    assert table.score_of(ME) == ["Black Adam"]
    assert len(table.hand_of(ME)) == 5


@pytest.mark.card("rivals-shazam-black-adam:sloth")
def test_a_failed_confrontation_leaves_sloth_his_two_cards(table: Script) -> None:
    table.hand(ME, "Sloth").deck(ME, *["Punch"] * 7).confront(FOE).play("Sloth").done()
    assert table.score_of(ME) == []
    assert len(table.hand_of(ME)) == 7


# --- The Monster Society ----------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:the-monster-society")
def test_the_monster_society_counts_other_villains_before_and_after(table: Script) -> None:
    table.hand(ME, "Sabbac", "The Monster Society", "Sloth", "Punch").play("Sabbac")
    table.play("The Monster Society")
    assert table.power == 2 + 2 + 1
    table.play("Sloth")
    assert table.power == 5 + 2 + 1
    table.play("Punch")
    assert table.power == 9


@pytest.mark.card(
    "rivals-shazam-black-adam:the-monster-society", "rivals-shazam-black-adam:mister-mind"
)
@pytest.mark.ruling("Q15")
def test_the_monster_society_counts_a_borrowed_villain(table: Script) -> None:
    table.hand(ME, "The Monster Society", "Mister Mind").deck(FOE, "Sloth")
    table.play("The Monster Society").play("Mister Mind")
    table.asks(ME, "play", ["Sloth", "none"]).answer("Sloth")
    assert table.power == 2 + (1 + 1) + (2 + 1)


@pytest.mark.card("rivals-shazam-black-adam:the-monster-society")
def test_the_monster_society_alone_gives_two(table: Script) -> None:
    table.hand(ME, "The Monster Society").play("The Monster Society")
    assert table.power == 2


# --- War --------------------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:war")
def test_war_counts_the_characters_in_all_score_piles(table: Script) -> None:
    table.level(ME, 2).level(FOE, 3).place("score 0", "black-adam-1", "black-adam-2")
    table.place("score 1", "shazam-1").hand(ME, "War").play("War")
    assert table.power == 2 + 3


@pytest.mark.card("rivals-shazam-black-adam:war")
def test_war_gives_two_before_anyone_has_fallen(table: Script) -> None:
    table.hand(ME, "War").play("War")
    assert table.power == 2


# --- Wrath ------------------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:wrath")
@pytest.mark.rule("D8")
@pytest.mark.parametrize(("weaknesses", "power"), [(0, 2), (1, 3), (3, 5), (4, 5)])
def test_wrath_gives_one_more_per_weakness_three_at_most(
    table: Script, weaknesses: int, power: int
) -> None:
    table.hand(ME, "Wrath").in_play(ME, *["Weakness"] * weaknesses).discard(ME, "Weakness")
    table.in_play(FOE, "Weakness").play("Wrath")
    assert table.power == power


@pytest.mark.card("rivals-shazam-black-adam:wrath")
def test_wrath_counts_once_when_played(table: Script) -> None:
    table.hand(ME, "Wrath", "Gluttony").deck(ME, "Weakness").play("Wrath").play("Gluttony")
    table.play("Weakness")
    assert table.power == 2 + 1
