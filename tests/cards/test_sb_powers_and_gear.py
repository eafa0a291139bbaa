"""Super Powers, Equipment, Locations and basics of Rivals: Shazam! vs. Black Adam."""

from __future__ import annotations

import pytest
from script import FOE, ME, Script

from archrivals.engine.state.flat import STACK

REST = ("Death", "The Wizard", "Sabbac", "Wizard Staff")


@pytest.fixture
def table(table: Script) -> Script:
    """The scripted table, with this box."""
    return table.box("rivals-shazam-black-adam")


# --- Punch and Vulnerability ------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:punch")
@pytest.mark.rule("S13")
def test_punch_gives_one_power(table: Script) -> None:
    table.hand(ME, "Punch", "Punch").play("Punch").play("Punch")
    assert table.power == 2


@pytest.mark.card("rivals-shazam-black-adam:vulnerability")
@pytest.mark.rule("T7", "D8")
def test_vulnerability_does_nothing_and_leaves_at_the_end_of_the_turn(table: Script) -> None:
    table.hand(ME, "Vulnerability").play("Vulnerability")
    assert table.power == 0
    assert table.in_play_of(ME) == ["Vulnerability"]
    table.end()
    assert table.in_play_of(ME) == []


# --- Word of Power ----------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:word-of-power")
@pytest.mark.ruling("C-word-of-power")
def test_word_of_power_gives_two_power_in_a_normal_turn_without_a_choice(table: Script) -> None:
    table.hand(ME, "Word of Power").play("Word of Power")
    assert table.power == 2
    assert table.in_play_of(ME) == ["Word of Power"]


@pytest.mark.card("rivals-shazam-black-adam:word-of-power")
@pytest.mark.ruling("C-word-of-power")
def test_word_of_power_may_give_two_power_in_a_confrontation(table: Script) -> None:
    table.hand(ME, "Word of Power", "Punch").confront(FOE).play("Word of Power")
    table.asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 0")
    assert table.power == 2
    assert table.in_play_of(ME) == ["Word of Power"]


@pytest.mark.card("rivals-shazam-black-adam:word-of-power")
@pytest.mark.rule("F6")
@pytest.mark.ruling("C-word-of-power", "Q15")
def test_word_of_power_plays_the_main_decks_top_card_and_adds_it_to_the_line_up(
    table: Script,
) -> None:
    table.hand(ME, "Word of Power").line_up(*REST, "Isis").main_deck("Osiris", "Cyclone")
    table.confront(FOE).play("Word of Power")
    table.asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    assert table.power == 3
    assert table.in_play_of(ME) == []
    assert table.names(STACK) == ["Word of Power"] * 8
    assert sorted(table.line_up_now) == sorted([*REST, "Isis", "Osiris"])
    assert table.main_deck_now == ["Cyclone"]
    assert table.discard_of(ME) == []


@pytest.mark.card("rivals-shazam-black-adam:word-of-power")
@pytest.mark.ruling("C-word-of-power")
@pytest.mark.parametrize("name", ["Khandaq", "Rock of Eternity"])
def test_a_location_played_by_word_of_power_ends_in_the_line_up_and_does_nothing(
    table: Script, name: str
) -> None:
    table.hand(ME, "Word of Power", "Hippolyta").deck(ME, "Punch").main_deck(name, "Cyclone")
    table.confront(FOE).play("Word of Power")
    table.asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    table.play("Hippolyta")
    assert name in table.line_up_now
    assert table.hand_of(ME) == []
    assert table.cost_of(ME) == 9
    assert table.power == 2


@pytest.mark.card("rivals-shazam-black-adam:word-of-power")
@pytest.mark.ruling("C-word-of-power", "Q14")
def test_word_of_power_goes_back_for_nothing_over_an_empty_main_deck(table: Script) -> None:
    table.hand(ME, "Word of Power").main_deck().confront(FOE).play("Word of Power")
    table.asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    assert table.power == 0
    assert table.in_play_of(ME) == []
    assert table.names(STACK) == ["Word of Power"] * 8


@pytest.mark.card("rivals-shazam-black-adam:word-of-power", "rivals-shazam-black-adam:gluttony")
@pytest.mark.rule("K9")
def test_a_sin_played_by_word_of_power_is_not_gained(table: Script) -> None:
    table.hand(ME, "Word of Power").deck(ME, "Isis", "Osiris").main_deck("Gluttony", "Cyclone")
    table.confront(FOE).play("Word of Power")
    table.asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    assert table.hand_of(ME) == ["Isis", "Osiris"]
    assert table.discard_of(ME) == []
    assert table.weaknesses_left == 10


@pytest.mark.card(
    "rivals-shazam-black-adam:word-of-power", "rivals-shazam-black-adam:courage-of-achilles"
)
@pytest.mark.ruling("C-word-of-power")
def test_a_returned_word_of_power_is_not_controlled_and_not_played_again(table: Script) -> None:
    table.hand(ME, "Word of Power", "Cyclone").main_deck("Courage of Achilles", "Isis")
    table.confront(FOE).play("Cyclone").play("Word of Power")
    table.asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    table.asks(ME, "play-again", ["Cyclone", "none"]).answer("Cyclone")
    assert table.power == 2 + 2 + 2


@pytest.mark.card("rivals-shazam-black-adam:word-of-power")
@pytest.mark.rule("D3")
def test_a_destroyed_word_of_power_may_be_bought_again(table: Script) -> None:
    table.hand(ME, "Death", "Punch", "Word of Power").line_up("Isis").place("stack").play("Death")
    table.asks(ME, "destroy", ["Punch", "Word of Power", "Isis", "none"]).answer("Word of Power")
    table.asks(ME, "destroy", ["Punch", "Isis", "none"]).answer("none")
    assert table.names(STACK) == ["Word of Power"]
    table.buy("Word of Power")
    assert table.discard_of(ME) == ["Word of Power"]


@pytest.mark.card("rivals-shazam-black-adam:word-of-power")
@pytest.mark.rule("S4", "T4")
def test_any_number_of_words_of_power_may_be_bought(table: Script) -> None:
    table.hand(ME, "Osiris", "Doctor Fate").line_up().play("Osiris").play("Doctor Fate")
    table.buy("Word of Power").buy("Word of Power")
    assert table.power == 0
    assert table.discard_of(ME) == ["Word of Power"] * 2


# --- Weakness ---------------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:weakness")
@pytest.mark.rule("W5", "K7")
def test_a_weakness_stays_in_play_and_lowers_the_cost_by_one(table: Script) -> None:
    table.hand(ME, "Weakness", "Weakness", "Punch").deck(ME, *["Punch"] * 5)
    assert table.cost_of(ME) == 9
    table.play("Weakness")
    assert table.cost_of(ME) == 8
    table.play("Weakness").play("Punch").end()
    assert table.in_play_of(ME) == ["Weakness", "Weakness"]
    assert table.cost_of(ME) == 7


@pytest.mark.card("rivals-shazam-black-adam:weakness")
@pytest.mark.rule("W6")
def test_weaknesses_in_play_are_destroyed_when_their_character_falls(table: Script) -> None:
    table.in_play(FOE, *["Weakness"] * 7).hand(FOE, "Weakness").deck(FOE, "Weakness")
    table.discard(FOE, "Weakness").hand(ME, "Hippolyta").confront(FOE).play("Hippolyta").done()
    table.asks(FOE, "block", ["none"]).answer("none")
    assert table.level_of(FOE) == 2
    assert table.in_play_of(FOE) == []
    assert table.hand_of(FOE) == table.deck_of(FOE) == table.discard_of(FOE) == ["Weakness"]
    assert table.weaknesses_left == 7
    assert table.destroyed == []
    assert table.cost_of(FOE) == 12


@pytest.mark.card("rivals-shazam-black-adam:weakness")
@pytest.mark.rule("K1")
def test_a_weakness_has_no_type(table: Script) -> None:
    table.hand(ME, "Magical Subway", "Punch").deck(ME, "Weakness", "Isis").play("Magical Subway")
    table.asks(ME, "discard", ["Punch", "none"]).answer("Punch")
    table.play("Weakness")
    assert table.cat.type[table.cat.by_id["weakness"]] is None


@pytest.mark.card("rivals-shazam-black-adam:weakness")
@pytest.mark.rule("W2", "G4")
def test_a_weakness_is_one_point_less_wherever_it_lies(table: Script) -> None:
    table.hand(ME, "Weakness").in_play(ME, "Weakness").deck(ME, "Weakness")
    table.discard(ME, "Weakness").main_deck().line_up("Isis").play("Weakness").end()
    assert table.table.result is not None
    assert table.table.result.points == (-4, 0)


# --- Courage of Achilles ----------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:courage-of-achilles")
def test_courage_of_achilles_plays_a_cheap_hero_or_super_power_again(table: Script) -> None:
    names = ("Cyclone", "Hippolyta", "Strength of Amon", "Gluttony", "Punch")
    table.hand(ME, *names, "Courage of Achilles")
    for name in names:
        table.play(name)
    assert table.power == 9
    table.play("Courage of Achilles")
    table.asks(ME, "play-again", ["Cyclone", "Strength of Amon", "none"]).answer("Cyclone")
    assert table.power == 9 + 2 + 2
    assert table.in_play_of(ME).count("Cyclone") == 1


@pytest.mark.card("rivals-shazam-black-adam:courage-of-achilles")
def test_courage_of_achilles_may_play_nothing_again(table: Script) -> None:
    table.hand(ME, "Cyclone", "Courage of Achilles").play("Cyclone").play("Courage of Achilles")
    table.asks(ME, "play-again", ["Cyclone", "none"]).answer("none")
    assert table.power == 4


@pytest.mark.card("rivals-shazam-black-adam:courage-of-achilles")
def test_courage_of_achilles_asks_nothing_without_such_a_card(table: Script) -> None:
    table.hand(ME, "Hippolyta", "Courage of Achilles", "Cyclone").play("Hippolyta")
    table.play("Courage of Achilles")
    assert table.power == 4


@pytest.mark.card(
    "rivals-shazam-black-adam:courage-of-achilles", "rivals-shazam-black-adam:word-of-power"
)
@pytest.mark.rule("R4")
@pytest.mark.ruling("C-word-of-power")
def test_courage_of_achilles_lets_a_word_of_power_be_both(table: Script) -> None:
    table.hand(ME, "Word of Power", "Courage of Achilles").main_deck("Osiris", "Isis").confront(FOE)
    table.play("Word of Power").asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 0")
    table.play("Courage of Achilles")
    table.asks(ME, "play-again", ["Word of Power", "none"]).answer("Word of Power")
    table.asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    assert table.power == 2 + 2 + 3
    assert table.in_play_of(ME) == ["Courage of Achilles"]
    assert "Osiris" in table.line_up_now


@pytest.mark.card(
    "rivals-shazam-black-adam:courage-of-achilles", "rivals-shazam-black-adam:mister-mind"
)
@pytest.mark.ruling("Q15")
def test_courage_of_achilles_plays_no_borrowed_card_again(table: Script) -> None:
    table.hand(ME, "Mister Mind", "Courage of Achilles").deck(FOE, "Cyclone").play("Mister Mind")
    table.asks(ME, "play", ["Cyclone", "none"]).answer("Cyclone")
    table.play("Courage of Achilles")
    assert table.power == 1 + 2 + 2


@pytest.mark.card(
    "rivals-shazam-black-adam:courage-of-achilles",
    "rivals-shazam-black-adam:word-of-power",
    "rivals-shazam-black-adam:mister-mind",
)
@pytest.mark.ruling("Q16")
def test_courage_of_achilles_cannot_be_borrowed_into_its_own_text_to_loop(table: Script) -> None:
    table.hand(ME, "Cyclone", "Word of Power", "Mister Mind").deck(FOE, "Courage of Achilles")
    table.main_deck("Hippolyta", "Isis").confront(FOE).play("Cyclone").play("Word of Power")
    table.asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 0")
    table.play("Mister Mind")
    table.asks(ME, "play", ["Courage of Achilles", "none"]).answer("Courage of Achilles")
    table.asks(ME, "play-again", ["Cyclone", "Word of Power", "none"]).answer("Word of Power")
    table.asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    assert table.power == 2 + 2 + 1 + 2 + 2
    assert table.deck_of(FOE) == ["Courage of Achilles"]
    assert sorted(table.in_play_of(ME)) == ["Cyclone", "Mister Mind"]


# --- Courage of Mehen -------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:courage-of-mehen")
@pytest.mark.rule("D3", "W5")
def test_courage_of_mehen_destroys_up_to_two_weaknesses_and_draws_for_each(table: Script) -> None:
    table.hand(ME, "Courage of Mehen").in_play(ME, *["Weakness"] * 3).deck(ME, "Isis", "Osiris")
    table.discard(ME, "Weakness").play("Courage of Mehen")
    table.asks(ME, "destroy", ["Weakness", "none"]).answer("Weakness")
    table.asks(ME, "destroy", ["Weakness", "none"]).answer("Weakness")
    assert table.power == 3
    assert table.hand_of(ME) == ["Isis", "Osiris"]
    assert sorted(table.in_play_of(ME)) == ["Courage of Mehen", "Weakness"]
    assert table.weaknesses_left == 8
    assert table.cost_of(ME) == 8


@pytest.mark.card("rivals-shazam-black-adam:courage-of-mehen")
def test_courage_of_mehen_may_destroy_one_or_none(table: Script) -> None:
    table.hand(ME, "Courage of Mehen").in_play(ME, *["Weakness"] * 2).deck(ME, "Isis", "Osiris")
    table.play("Courage of Mehen").asks(ME, "destroy", ["Weakness", "none"]).answer("Weakness")
    table.asks(ME, "destroy", ["Weakness", "none"]).answer("none")
    assert table.hand_of(ME) == ["Isis"]


@pytest.mark.card("rivals-shazam-black-adam:courage-of-mehen")
@pytest.mark.rule("D6")
def test_courage_of_mehen_without_weaknesses_draws_nothing(table: Script) -> None:
    table.hand(ME, "Courage of Mehen").deck(ME, "Isis").discard(ME, "Weakness")
    table.play("Courage of Mehen")
    assert table.power == 3
    assert table.hand_of(ME) == []


# --- Power of Aten ----------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:power-of-aten")
def test_power_of_aten_gives_two_more_for_a_weakness(table: Script) -> None:
    table.hand(ME, "Power of Aten").play("Power of Aten")
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.power == 5
    assert table.discard_of(ME) == ["Weakness"]


@pytest.mark.card("rivals-shazam-black-adam:power-of-aten")
def test_power_of_aten_may_be_left_at_three(table: Script) -> None:
    table.hand(ME, "Power of Aten").play("Power of Aten")
    table.asks(ME, "may", ["yes", "no"]).answer("no")
    assert table.power == 3
    assert table.weaknesses_left == 10


@pytest.mark.card("rivals-shazam-black-adam:power-of-aten")
@pytest.mark.rule("W1")
def test_power_of_aten_gives_no_more_when_the_weaknesses_are_out(table: Script) -> None:
    table.hand(ME, "Power of Aten").weaknesses(0).play("Power of Aten")
    assert table.power == 3


# --- Power of Zeus ----------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:power-of-zeus")
@pytest.mark.rule("A8")
def test_power_of_zeus_discards_a_card_of_cost_one_or_more_of_the_attackers_choice(
    table: Script,
) -> None:
    table.hand(ME, "Power of Zeus").hand(FOE, "Punch", "Cyclone", "Osiris", "Weakness")
    table.play("Power of Zeus").asks(FOE, "defend", ["none"]).answer("none")
    table.asks(ME, "discard", ["Cyclone", "Osiris"]).answer("Osiris")
    assert table.power == 2
    assert table.discard_of(FOE) == ["Osiris"]
    assert sorted(table.hand_of(FOE)) == ["Cyclone", "Punch", "Weakness"]


@pytest.mark.card("rivals-shazam-black-adam:power-of-zeus")
@pytest.mark.rule("D5")
def test_power_of_zeus_shows_the_whole_hand_to_everybody() -> None:
    table = Script().box("rivals-shazam-black-adam")
    table.hand(ME, "Power of Zeus").hand(FOE, "Punch", "Vulnerability").play("Power of Zeus")
    table.asks(FOE, "defend", ["none"]).answer("none")
    shown = [event for event in table.table.events(ME) if event.kind == "reveal"]
    assert len(shown) == 1
    assert sorted(card.id for card in shown[0].cards or ()) == ["punch", "vulnerability"]
    assert table.discard_of(FOE) == []


@pytest.mark.card("rivals-shazam-black-adam:power-of-zeus", "rivals-shazam-black-adam:cyclone")
@pytest.mark.rule("F15")
def test_a_block_may_not_answer_power_of_zeus(table: Script) -> None:
    table.hand(ME, "Power of Zeus").hand(FOE, "Cyclone").deck(FOE, "Punch").confront(FOE)
    table.play("Power of Zeus").asks(FOE, "defend", ["none"]).answer("none")
    assert table.discard_of(FOE) == ["Cyclone"]
    assert table.hand_of(FOE) == []
    assert table.cost_of(FOE) == 9


@pytest.mark.card("rivals-shazam-black-adam:power-of-zeus")
@pytest.mark.rule("A5")
def test_power_of_zeus_may_be_avoided_with_the_only_card_it_could_take(table: Script) -> None:
    table.hand(ME, "Power of Zeus").hand(FOE, "Isis", "Punch").deck(FOE, "Osiris")
    table.play("Power of Zeus").asks(FOE, "defend", ["Isis", "none"]).answer("Isis")
    assert sorted(table.hand_of(FOE)) == ["Osiris", "Punch"]
    assert table.power == 2


@pytest.mark.card("rivals-shazam-black-adam:power-of-zeus")
@pytest.mark.rule("D6")
def test_power_of_zeus_does_nothing_to_an_empty_hand(table: Script) -> None:
    table.hand(ME, "Power of Zeus").deck(FOE, "Osiris").play("Power of Zeus")
    assert table.power == 2
    assert table.discard_of(FOE) == []


# --- Speed of Mercury -------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:speed-of-mercury")
def test_speed_of_mercury_draws_two_and_a_third_for_a_punch(table: Script) -> None:
    table.hand(ME, "Speed of Mercury").deck(ME, "Punch", "Isis", "Osiris", "Cyclone")
    table.play("Speed of Mercury").asks(ME, "discard", ["Punch", "none"]).answer("Punch")
    assert table.power == 1
    assert sorted(table.hand_of(ME)) == ["Isis", "Osiris"]
    assert table.discard_of(ME) == ["Punch"]


@pytest.mark.card("rivals-shazam-black-adam:speed-of-mercury")
def test_speed_of_mercury_may_keep_the_punch(table: Script) -> None:
    table.hand(ME, "Speed of Mercury", "Punch").deck(ME, "Isis", "Osiris", "Cyclone")
    table.play("Speed of Mercury").asks(ME, "discard", ["Punch", "none"]).answer("none")
    assert sorted(table.hand_of(ME)) == ["Isis", "Osiris", "Punch"]
    assert table.deck_of(ME) == ["Cyclone"]


@pytest.mark.card("rivals-shazam-black-adam:speed-of-mercury")
def test_speed_of_mercury_without_a_punch_draws_two(table: Script) -> None:
    table.hand(ME, "Speed of Mercury").deck(ME, "Vulnerability", "Osiris", "Cyclone")
    table.play("Speed of Mercury").asks(ME, "discard", ["none"]).answer("none")
    assert sorted(table.hand_of(ME)) == ["Osiris", "Vulnerability"]


@pytest.mark.card("rivals-shazam-black-adam:speed-of-mercury")
@pytest.mark.rule("D1")
def test_speed_of_mercury_may_draw_the_punch_it_discarded(table: Script) -> None:
    table.hand(ME, "Speed of Mercury", "Punch").deck(ME, "Isis", "Osiris")
    table.play("Speed of Mercury").asks(ME, "discard", ["Punch", "none"]).answer("Punch")
    assert sorted(table.hand_of(ME)) == ["Isis", "Osiris", "Punch"]


# --- Stamina of Atlas -------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:stamina-of-atlas")
def test_stamina_of_atlas_raises_the_cost_until_the_start_of_the_next_own_turn(
    table: Script,
) -> None:
    table.hand(ME, "Stamina of Atlas").play("Stamina of Atlas")
    assert table.power == 2
    assert table.cost_of(ME) == 11
    table.end()
    assert table.cost_of(ME) == 11
    table.end()
    assert table.active == ME
    assert table.cost_of(ME) == 9


@pytest.mark.card(
    "rivals-shazam-black-adam:stamina-of-atlas", "rivals-shazam-black-adam:courage-of-achilles"
)
def test_several_staminas_of_atlas_add_up(table: Script) -> None:
    table.hand(ME, "Stamina of Atlas", "Courage of Achilles").play("Stamina of Atlas")
    table.play("Courage of Achilles")
    table.asks(ME, "play-again", ["Stamina of Atlas", "none"]).answer("Stamina of Atlas")
    assert table.cost_of(ME) == 13


@pytest.mark.card("rivals-shazam-black-adam:stamina-of-atlas")
@pytest.mark.rule("F3")
def test_stamina_of_atlas_saves_a_character_in_the_foes_turn(table: Script) -> None:
    table.hand(ME, "Stamina of Atlas").in_play(ME, *["Weakness"] * 7).hand(FOE, "Osiris")
    table.play("Stamina of Atlas").end().confront(ME).play("Osiris").done()
    table.asks(ME, "block", ["none"]).answer("none")
    assert table.level_of(ME) == 1
    assert table.active == ME


@pytest.mark.card(
    "rivals-shazam-black-adam:stamina-of-atlas", "rivals-shazam-black-adam:mister-mind"
)
@pytest.mark.ruling("Q15")
def test_stamina_of_atlas_borrowed_raises_the_borrowers_cost(table: Script) -> None:
    table.hand(ME, "Mister Mind").deck(FOE, "Stamina of Atlas").play("Mister Mind")
    table.asks(ME, "play", ["Stamina of Atlas", "none"]).answer("Stamina of Atlas")
    assert table.cost_of(ME) == 11
    assert table.cost_of(FOE) == 9


# --- Stamina of Shu ---------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:stamina-of-shu")
@pytest.mark.rule("D8")
def test_stamina_of_shu_draws_with_a_weakness_in_play(table: Script) -> None:
    table.hand(ME, "Stamina of Shu").in_play(ME, "Weakness").deck(ME, "Isis", "Osiris")
    table.play("Stamina of Shu")
    assert table.power == 1
    assert table.hand_of(ME) == ["Isis"]


@pytest.mark.card("rivals-shazam-black-adam:stamina-of-shu")
@pytest.mark.rule("D8")
def test_stamina_of_shu_does_not_see_a_weakness_elsewhere(table: Script) -> None:
    table.hand(ME, "Stamina of Shu").discard(ME, "Weakness").deck(ME, "Isis", "Weakness")
    table.in_play(FOE, "Weakness").play("Stamina of Shu")
    assert table.power == 1
    assert table.hand_of(ME) == []


@pytest.mark.card("rivals-shazam-black-adam:stamina-of-shu")
def test_stamina_of_shu_is_checked_once_when_played(table: Script) -> None:
    table.hand(ME, "Stamina of Shu", "Gluttony").deck(ME, "Weakness", "Isis")
    table.play("Stamina of Shu").play("Gluttony").play("Weakness")
    assert table.hand_of(ME) == []


# --- Strength of Amon -------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:strength-of-amon")
@pytest.mark.parametrize("order", [("Strength of Amon", "Isis"), ("Isis", "Strength of Amon")])
def test_strength_of_amon_gives_one_more_with_a_costly_card_before_or_after(
    table: Script, order: tuple[str, str]
) -> None:
    table.hand(ME, "Strength of Amon", "Isis", "Osiris").play(order[0])
    assert table.power == 2
    table.play(order[1])
    assert table.power == 5
    table.play("Osiris")
    assert table.power == 8


@pytest.mark.card("rivals-shazam-black-adam:strength-of-amon")
def test_strength_of_amon_sees_no_card_of_cost_four(table: Script) -> None:
    table.hand(ME, "Strength of Amon", "Cyclone").play("Strength of Amon").play("Cyclone")
    assert table.power == 4


@pytest.mark.card("rivals-shazam-black-adam:strength-of-amon", "rivals-shazam-black-adam:khandaq")
def test_strength_of_amon_sees_a_location(table: Script) -> None:
    table.hand(ME, "Strength of Amon", "Khandaq").play("Strength of Amon").play("Khandaq")
    assert table.power == 3


# --- Strength of Hercules ---------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:strength-of-hercules")
def test_strength_of_hercules_gives_two_more_for_a_punch(table: Script) -> None:
    table.hand(ME, "Strength of Hercules", "Punch", "Vulnerability").play("Strength of Hercules")
    table.asks(ME, "discard", ["Punch", "none"]).answer("Punch")
    assert table.power == 4
    assert table.discard_of(ME) == ["Punch"]
    assert table.hand_of(ME) == ["Vulnerability"]


@pytest.mark.card("rivals-shazam-black-adam:strength-of-hercules")
def test_strength_of_hercules_takes_one_punch_alone(table: Script) -> None:
    table.hand(ME, "Strength of Hercules", "Punch", "Punch").play("Strength of Hercules")
    table.asks(ME, "discard", ["Punch", "none"]).answer("Punch")
    assert table.power == 4
    assert table.hand_of(ME) == ["Punch"]


@pytest.mark.card("rivals-shazam-black-adam:strength-of-hercules")
def test_strength_of_hercules_may_leave_the_punch(table: Script) -> None:
    table.hand(ME, "Strength of Hercules", "Punch").play("Strength of Hercules")
    table.asks(ME, "discard", ["Punch", "none"]).answer("none")
    assert table.power == 2
    assert table.hand_of(ME) == ["Punch"]


@pytest.mark.card("rivals-shazam-black-adam:strength-of-hercules")
def test_strength_of_hercules_without_a_punch_gives_two(table: Script) -> None:
    table.hand(ME, "Strength of Hercules").discard(ME, "Punch").play("Strength of Hercules")
    assert table.power == 2


# --- Swiftness of Horus -----------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:swiftness-of-horus")
@pytest.mark.parametrize(
    ("name", "power"), [("Isis", 2), ("Khandaq", 2), ("Cyclone", 0), ("Weakness", 0)]
)
def test_swiftness_of_horus_gives_two_power_for_a_costly_card(
    table: Script, name: str, power: int
) -> None:
    table.hand(ME, "Swiftness of Horus").deck(ME, name, "Osiris").play("Swiftness of Horus")
    assert table.hand_of(ME) == [name]
    assert table.power == power
    assert table.deck_of(ME) == ["Osiris"]


@pytest.mark.card("rivals-shazam-black-adam:swiftness-of-horus")
@pytest.mark.rule("D6")
def test_swiftness_of_horus_without_cards_does_nothing(table: Script) -> None:
    table.hand(ME, "Swiftness of Horus").play("Swiftness of Horus")
    assert table.power == 0
    assert table.hand_of(ME) == []


# --- Wisdom of Solomon ------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:wisdom-of-solomon")
@pytest.mark.rule("D2")
def test_wisdom_of_solomon_discards_any_number_of_two(table: Script) -> None:
    table.hand(ME, "Wisdom of Solomon").deck(ME, "Punch", "Isis", "Osiris").play(
        "Wisdom of Solomon"
    )
    table.asks(ME, "discard", ["Punch", "Isis", "none"]).answer("Punch")
    table.asks(ME, "discard", ["Isis", "none"]).answer("none")
    assert table.power == 1
    assert table.discard_of(ME) == ["Punch"]
    assert table.deck_of(ME) == ["Isis", "Osiris"]
    assert [each.seat for each in table.table.state.turn.discarded] == [ME]


@pytest.mark.card("rivals-shazam-black-adam:wisdom-of-solomon")
def test_wisdom_of_solomon_may_discard_both(table: Script) -> None:
    table.hand(ME, "Wisdom of Solomon").deck(ME, "Punch", "Isis", "Osiris").play(
        "Wisdom of Solomon"
    )
    table.asks(ME, "discard", ["Punch", "Isis", "none"]).answer("Punch", "Isis")
    assert sorted(table.discard_of(ME)) == ["Isis", "Punch"]
    assert table.deck_of(ME) == ["Osiris"]


@pytest.mark.card("rivals-shazam-black-adam:wisdom-of-solomon")
def test_wisdom_of_solomon_may_put_both_back_in_any_order(table: Script) -> None:
    table.hand(ME, "Wisdom of Solomon").deck(ME, "Punch", "Isis", "Osiris").play(
        "Wisdom of Solomon"
    )
    table.asks(ME, "discard", ["Punch", "Isis", "none"]).answer("none")
    table.asks(ME, "order", ["Punch", "Isis"]).answer("Isis")
    assert table.deck_of(ME) == ["Isis", "Punch", "Osiris"]
    assert table.discard_of(ME) == []


@pytest.mark.card("rivals-shazam-black-adam:wisdom-of-solomon")
@pytest.mark.rule("D1", "D6")
def test_wisdom_of_solomon_looks_at_what_there_is(table: Script) -> None:
    table.hand(ME, "Wisdom of Solomon").discard(ME, "Isis").play("Wisdom of Solomon")
    table.asks(ME, "discard", ["Isis", "none"]).answer("none")
    assert table.deck_of(ME) == ["Isis"]


# --- Wisdom of Zehuti -------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:wisdom-of-zehuti")
def test_wisdom_of_zehuti_draws_two_of_three_and_discards_the_third(table: Script) -> None:
    table.hand(ME, "Wisdom of Zehuti").deck(ME, "Punch", "Isis", "Osiris", "Cyclone")
    table.play("Wisdom of Zehuti").asks(ME, "draw", ["Punch", "Isis", "Osiris"]).answer("Osiris")
    table.asks(ME, "draw", ["Punch", "Isis"]).answer("Isis")
    assert sorted(table.hand_of(ME)) == ["Isis", "Osiris"]
    assert table.discard_of(ME) == ["Punch"]
    assert table.deck_of(ME) == ["Cyclone"]
    assert table.power == 0


@pytest.mark.card("rivals-shazam-black-adam:wisdom-of-zehuti")
@pytest.mark.rule("D6")
@pytest.mark.ruling("Q37")
def test_wisdom_of_zehuti_draws_both_of_two_cards(table: Script) -> None:
    table.hand(ME, "Wisdom of Zehuti").deck(ME, "Punch").discard(ME, "Isis")
    table.play("Wisdom of Zehuti")
    assert sorted(table.hand_of(ME)) == ["Isis", "Punch"]
    assert table.discard_of(ME) == []


# --- Amulet of Isis ---------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:amulet-of-isis")
def test_amulet_of_isis_may_put_a_costly_card_on_the_deck(table: Script) -> None:
    table.hand(ME, "Amulet of Isis").discard(ME, "Isis", "Khandaq", "Cyclone").deck(ME, "Punch")
    table.play("Amulet of Isis").asks(ME, "move", ["Isis", "Khandaq", "none"]).answer("Khandaq")
    assert table.power == 2
    assert table.deck_of(ME) == ["Khandaq", "Punch"]


@pytest.mark.card("rivals-shazam-black-adam:amulet-of-isis")
def test_amulet_of_isis_may_move_nothing(table: Script) -> None:
    table.hand(ME, "Amulet of Isis").discard(ME, "Isis").play("Amulet of Isis")
    table.asks(ME, "move", ["Isis", "none"]).answer("none")
    assert table.discard_of(ME) == ["Isis"]


@pytest.mark.card("rivals-shazam-black-adam:amulet-of-isis")
def test_amulet_of_isis_asks_nothing_without_a_costly_card(table: Script) -> None:
    table.hand(ME, "Amulet of Isis").discard(ME, "Cyclone").play("Amulet of Isis")
    assert table.power == 2


# --- Book of Champions ------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:book-of-champions")
def test_book_of_champions_draws_up_to_two_heroes_of_three(table: Script) -> None:
    table.hand(ME, "Book of Champions").deck(ME, "Cyclone", "Isis", "Stargirl", "Punch")
    table.play("Book of Champions")
    table.asks(ME, "draw", ["Cyclone", "Isis", "Stargirl", "none"]).answer("Isis")
    table.asks(ME, "draw", ["Cyclone", "Stargirl", "none"]).answer("Stargirl")
    assert table.power == 1
    assert sorted(table.hand_of(ME)) == ["Isis", "Stargirl"]
    assert table.deck_of(ME) == ["Cyclone", "Punch"]


@pytest.mark.card("rivals-shazam-black-adam:book-of-champions")
def test_book_of_champions_may_draw_fewer_and_orders_the_rest(table: Script) -> None:
    table.hand(ME, "Book of Champions").deck(ME, "Cyclone", "Gluttony", "Punch", "Isis")
    table.play("Book of Champions").asks(ME, "draw", ["Cyclone", "none"]).answer("none")
    table.asks(ME, "order", ["Cyclone", "Gluttony", "Punch"]).answer("Punch")
    table.asks(ME, "order", ["Cyclone", "Gluttony"]).answer("Gluttony")
    assert table.deck_of(ME) == ["Punch", "Gluttony", "Cyclone", "Isis"]
    assert table.hand_of(ME) == []


@pytest.mark.card("rivals-shazam-black-adam:book-of-champions")
def test_book_of_champions_draws_nobody_but_heroes(table: Script) -> None:
    table.hand(ME, "Book of Champions").deck(ME, "Gluttony", "Punch").play("Book of Champions")
    table.asks(ME, "order", ["Gluttony", "Punch"]).answer("Gluttony")
    assert table.deck_of(ME) == ["Gluttony", "Punch"]


# --- Encyclopedia of Magical Monsters ---------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:encyclopedia-of-magical-monsters")
def test_encyclopedia_may_destroy_a_villain_in_the_line_up(table: Script) -> None:
    table.hand(ME, "Encyclopedia of Magical Monsters").in_play(ME, "Weakness")
    table.line_up("Sloth", "War", "Isis").discard(ME, "Envy", "Weakness")
    table.play("Encyclopedia of Magical Monsters")
    table.asks(ME, "destroy", ["Sloth", "War", "Weakness", "none"]).answer("War")
    assert table.power == 2
    assert table.destroyed == ["War"]
    assert sorted(table.line_up_now) == ["Isis", "Sloth"]


@pytest.mark.card("rivals-shazam-black-adam:encyclopedia-of-magical-monsters")
def test_encyclopedia_may_destroy_a_weakness_in_play(table: Script) -> None:
    table.hand(ME, "Encyclopedia of Magical Monsters").in_play(ME, "Weakness").line_up("Isis")
    table.play("Encyclopedia of Magical Monsters")
    table.asks(ME, "destroy", ["Weakness", "none"]).answer("Weakness")
    assert table.weaknesses_left == 10


@pytest.mark.card("rivals-shazam-black-adam:encyclopedia-of-magical-monsters")
def test_encyclopedia_asks_nothing_without_either(table: Script) -> None:
    table.hand(ME, "Encyclopedia of Magical Monsters").line_up("Isis").in_play(FOE, "Weakness")
    table.play("Encyclopedia of Magical Monsters")
    assert table.power == 2


# --- Magical Subway ---------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:magical-subway")
def test_magical_subway_discards_up_to_two_starters_and_draws_for_each(table: Script) -> None:
    table.hand(ME, "Magical Subway", "Punch", "Vulnerability", "Cyclone").deck(ME, "Isis", "Osiris")
    table.play("Magical Subway")
    table.asks(ME, "discard", ["Punch", "Vulnerability", "none"]).answer("Vulnerability")
    table.asks(ME, "discard", ["Punch", "none"]).answer("Punch")
    assert table.power == 1
    assert sorted(table.hand_of(ME)) == ["Cyclone", "Isis", "Osiris"]
    assert sorted(table.discard_of(ME)) == ["Punch", "Vulnerability"]


@pytest.mark.card("rivals-shazam-black-adam:magical-subway")
def test_magical_subway_may_discard_one_or_none(table: Script) -> None:
    table.hand(ME, "Magical Subway", "Punch", "Vulnerability").deck(ME, "Isis", "Osiris")
    table.play("Magical Subway")
    table.asks(ME, "discard", ["Punch", "Vulnerability", "none"]).answer("Vulnerability", "none")
    assert sorted(table.hand_of(ME)) == ["Isis", "Punch"]


@pytest.mark.card("rivals-shazam-black-adam:magical-subway")
def test_magical_subway_may_discard_nothing_for_nothing(table: Script) -> None:
    table.hand(ME, "Magical Subway", "Punch").deck(ME, "Isis").play("Magical Subway")
    table.asks(ME, "discard", ["Punch", "none"]).answer("none")
    assert table.hand_of(ME) == ["Punch"]
    assert table.power == 1


# --- Wizard Staff -----------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:wizard-staff", "rivals-shazam-black-adam:word-of-power")
def test_wizard_staff_counts_words_of_power_before_and_after(table: Script) -> None:
    table.hand(ME, "Wizard Staff", "Word of Power", "Word of Power").play("Word of Power")
    table.play("Wizard Staff")
    assert table.power == 2 + 3 + 1
    table.play("Word of Power")
    assert table.power == 6 + 2 + 1


@pytest.mark.card("rivals-shazam-black-adam:wizard-staff", "rivals-shazam-black-adam:word-of-power")
@pytest.mark.ruling("C-word-of-power")
def test_wizard_staff_counts_a_word_of_power_that_went_back(table: Script) -> None:
    table.hand(ME, "Wizard Staff", "Word of Power").main_deck("Osiris", "Isis").confront(FOE)
    table.play("Word of Power").asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    table.play("Wizard Staff")
    assert table.power == 3 + 3 + 1


@pytest.mark.card("rivals-shazam-black-adam:wizard-staff")
@pytest.mark.rule("A10")
def test_wizard_staff_avoids_and_gains_a_word_of_power_into_hand(table: Script) -> None:
    table.hand(ME, "Sabbac").hand(FOE, "Wizard Staff").play("Sabbac")
    table.asks(FOE, "defend", ["Wizard Staff", "none"]).answer("Wizard Staff")
    assert table.hand_of(FOE) == ["Word of Power"]
    assert table.discard_of(FOE) == ["Wizard Staff"]
    assert table.names(STACK) == ["Word of Power"] * 7


@pytest.mark.card("rivals-shazam-black-adam:wizard-staff")
@pytest.mark.rule("D4")
def test_wizard_staff_avoids_though_the_stack_is_out(table: Script) -> None:
    table.hand(ME, "Sabbac").hand(FOE, "Wizard Staff").place("stack").play("Sabbac")
    table.asks(FOE, "defend", ["Wizard Staff", "none"]).answer("Wizard Staff")
    assert table.hand_of(FOE) == []
    assert table.discard_of(FOE) == ["Wizard Staff"]


# --- Khandaq ----------------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:khandaq")
@pytest.mark.ruling("Q19")
def test_khandaq_itself_is_the_first_costly_card_of_its_turn(table: Script) -> None:
    table.hand(ME, "Khandaq", "Cyclone", "Hippolyta").deck(ME, "Isis", "Punch")
    table.play("Khandaq").play("Cyclone").play("Hippolyta")
    assert table.hand_of(ME) == []


@pytest.mark.card("rivals-shazam-black-adam:khandaq")
@pytest.mark.rule("K2", "K7")
def test_khandaq_stays_in_play_and_draws_on_every_own_turn(table: Script) -> None:
    table.in_play(ME, "Khandaq").hand(ME, "Hippolyta").deck(ME, "Isis", *["Punch"] * 5)
    table.play("Hippolyta")
    assert table.hand_of(ME) == ["Isis"]
    table.end().end()
    assert table.in_play_of(ME) == ["Khandaq"]
    assert table.active == ME


@pytest.mark.card("rivals-shazam-black-adam:khandaq")
def test_khandaq_does_not_work_in_a_foes_turn(table: Script) -> None:
    table.in_play(FOE, "Khandaq").hand(ME, "Hippolyta").deck(FOE, "Isis").play("Hippolyta")
    assert table.hand_of(FOE) == table.hand_of(ME) == []


@pytest.mark.card("rivals-shazam-black-adam:khandaq")
@pytest.mark.rule("R2")
def test_khandaq_draws_after_the_card_has_resolved(table: Script) -> None:
    table.in_play(ME, "Khandaq").hand(ME, "Doctor Fate").deck(
        ME, "Punch", "Isis", "Cyclone", "Osiris"
    )
    table.play("Doctor Fate").asks(ME, "draw", ["Punch", "Isis", "Cyclone"]).answer("Punch")
    table.asks(ME, "destroy", ["Isis", "Cyclone", "none"]).answer("none")
    table.asks(ME, "order", ["Isis", "Cyclone"]).answer("Cyclone")
    assert table.hand_of(ME) == ["Punch", "Cyclone"]


# --- Rock of Eternity -------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:rock-of-eternity")
@pytest.mark.rule("K7")
def test_rock_of_eternity_raises_the_cost_by_one_while_in_play(table: Script) -> None:
    table.hand(ME, "Rock of Eternity")
    assert table.cost_of(ME) == 9
    table.play("Rock of Eternity")
    assert table.cost_of(ME) == 10
    table.end()
    assert table.cost_of(ME) == 10
    assert table.in_play_of(ME) == ["Rock of Eternity"]


@pytest.mark.card("rivals-shazam-black-adam:rock-of-eternity")
@pytest.mark.rule("K3")
def test_rock_of_eternity_draws_for_a_punch_once_a_turn(table: Script) -> None:
    table.hero(ME, "Black Adam").in_play(ME, "Rock of Eternity").hand(ME, "Punch", "Punch")
    table.deck(ME, "Isis", "Osiris").use("Rock of Eternity")
    assert sorted(table.hand_of(ME)) == ["Isis", "Punch"]
    assert table.discard_of(ME) == ["Punch"]
    assert table.turn_options() == ["end", "play Isis", "play Punch"]


@pytest.mark.card("rivals-shazam-black-adam:rock-of-eternity")
def test_rock_of_eternity_works_on_the_turn_it_comes_and_the_next(table: Script) -> None:
    table.hero(ME, "Black Adam").hand(ME, "Rock of Eternity", "Punch").deck(ME, "Isis", "Punch")
    table.play("Rock of Eternity").use("Rock of Eternity").end().end()
    table.normal()
    assert "use Rock of Eternity" in table.turn_options()


@pytest.mark.card("rivals-shazam-black-adam:rock-of-eternity")
def test_rock_of_eternity_takes_no_other_card_for_a_punch(table: Script) -> None:
    table.hero(ME, "Black Adam").in_play(ME, "Rock of Eternity").hand(ME, "Vulnerability")
    table.deck(ME, "Isis").normal()
    assert table.turn_options() == ["end", "play Vulnerability"]


@pytest.mark.card("rivals-shazam-black-adam:rock-of-eternity")
@pytest.mark.rule("W6")
def test_rock_of_eternity_stays_when_the_character_falls(table: Script) -> None:
    table.in_play(FOE, "Rock of Eternity", *["Weakness"] * 8).hand(ME, "Hippolyta").confront(FOE)
    table.play("Hippolyta").done()
    assert table.level_of(FOE) == 2
    assert table.in_play_of(FOE) == ["Rock of Eternity"]
    assert table.cost_of(FOE) == 13
