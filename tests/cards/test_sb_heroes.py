"""The Heroes of Rivals: Shazam! vs. Black Adam."""

from __future__ import annotations

import pytest
from script import FOE, ME, Script

from archrivals.engine.state.flat import STACK


@pytest.fixture
def table(table: Script) -> Script:
    """The scripted table, with this box."""
    return table.box("rivals-shazam-black-adam")


def weak_foe(table: Script, cost: int) -> Script:
    """A foe of Level 1 whose Weaknesses bring the cost down to this."""
    return table.in_play(FOE, *["Weakness"] * (9 - cost))


# --- Atom Smasher -----------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:atom-smasher")
def test_atom_smasher_counts_heroes_before_and_after_him(table: Script) -> None:
    table.hand(ME, "Cyclone", "Atom Smasher", "Hippolyta", "Punch").play("Cyclone")
    table.play("Atom Smasher")
    assert table.power == 2 + 1 + 1
    table.play("Hippolyta")
    assert table.power == 4 + 2 + 1
    table.play("Punch")
    assert table.power == 8


@pytest.mark.card("rivals-shazam-black-adam:atom-smasher")
def test_atom_smasher_alone_does_not_count_himself(table: Script) -> None:
    table.hand(ME, "Atom Smasher").play("Atom Smasher")
    assert table.power == 1


@pytest.mark.card(
    "rivals-shazam-black-adam:atom-smasher", "rivals-shazam-black-adam:courage-of-achilles"
)
@pytest.mark.rule("R4")
def test_atom_smasher_played_again_is_no_other_hero(table: Script) -> None:
    table.hand(ME, "Atom Smasher", "Courage of Achilles").play("Atom Smasher")
    table.play("Courage of Achilles")
    table.asks(ME, "play-again", ["Atom Smasher", "none"]).answer("Atom Smasher")
    assert table.power == 1 + 2 + 1


@pytest.mark.card(
    "rivals-shazam-black-adam:atom-smasher", "rivals-shazam-black-adam:courage-of-achilles"
)
@pytest.mark.ruling("Q16")
def test_atom_smasher_counts_a_hero_played_again_twice(table: Script) -> None:
    table.hand(ME, "Atom Smasher", "Cyclone", "Courage of Achilles").play("Atom Smasher")
    table.play("Cyclone").play("Courage of Achilles")
    table.asks(ME, "play-again", ["Atom Smasher", "Cyclone", "none"]).answer("Cyclone")
    assert table.power == 1 + (2 + 1) + 2 + (2 + 1)


# --- Cyclone ----------------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:cyclone")
@pytest.mark.rule("F9")
def test_cyclone_played_gives_two_power_and_draws_nothing(table: Script) -> None:
    table.hand(ME, "Cyclone").deck(ME, "Punch").play("Cyclone")
    assert table.power == 2
    assert table.hand_of(ME) == []


@pytest.mark.card("rivals-shazam-black-adam:cyclone")
@pytest.mark.rule("F3", "F5", "F8")
def test_cyclone_blocks_for_two_and_draws(table: Script) -> None:
    weak_foe(table, 2).hand(ME, "Hippolyta").hand(FOE, "Cyclone", "Punch")
    table.deck(FOE, "Isis", "Punch").confront(FOE).play("Hippolyta").done()
    table.asks(FOE, "block", ["Cyclone", "none"]).answer("Cyclone")
    assert table.cost_of(FOE) == 4
    assert sorted(table.hand_of(FOE)) == ["Isis", "Punch"]
    assert table.discard_of(FOE) == ["Cyclone"]
    table.asks(FOE, "block", ["none"]).answer("none")
    assert table.level_of(FOE) == 1
    assert table.score_of(ME) == []
    assert table.cost_of(FOE) == 2
    assert table.active == FOE


@pytest.mark.card("rivals-shazam-black-adam:cyclone", "rivals-shazam-black-adam:hippolyta")
@pytest.mark.ruling("Q24")
def test_a_block_that_cyclone_draws_may_be_used_at_once(table: Script) -> None:
    weak_foe(table, 1).hand(ME, "Osiris").hand(FOE, "Cyclone").deck(FOE, "Hippolyta")
    table.confront(FOE).play("Osiris").done()
    table.asks(FOE, "block", ["Cyclone", "none"]).answer("Cyclone")
    table.asks(FOE, "block", ["Hippolyta", "none"]).answer("Hippolyta")
    table.asks(FOE, "move", ["Cyclone", "none"]).answer("Cyclone")
    assert table.level_of(FOE) == 1
    assert table.deck_of(FOE) == ["Cyclone"]


@pytest.mark.card("rivals-shazam-black-adam:cyclone")
@pytest.mark.rule("D1", "F8")
def test_cyclone_may_draw_herself_back_out_of_the_shuffled_discard_pile(table: Script) -> None:
    weak_foe(table, 1).hand(ME, "Hippolyta").hand(FOE, "Cyclone").confront(FOE)
    table.play("Hippolyta").done()
    table.asks(FOE, "block", ["Cyclone", "none"]).answer("Cyclone")
    table.asks(FOE, "block", ["Cyclone", "none"]).answer("Cyclone")
    assert table.cost_of(FOE) == 5
    table.asks(FOE, "block", ["Cyclone", "none"]).answer("none")
    assert table.hand_of(FOE) == ["Cyclone"]
    assert table.level_of(FOE) == 1


# --- Darla Dudley -----------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:darla-dudley")
def test_darla_dudley_may_fetch_a_punch(table: Script) -> None:
    table.hand(ME, "Darla Dudley").discard(ME, "Punch", "Punch", "Cyclone", "Vulnerability")
    table.play("Darla Dudley").asks(ME, "move", ["Punch", "none"]).answer("Punch")
    assert table.hand_of(ME) == ["Punch"]
    table.play("Punch")
    assert table.power == 2
    assert sorted(table.discard_of(ME)) == ["Cyclone", "Punch", "Vulnerability"]


@pytest.mark.card("rivals-shazam-black-adam:darla-dudley")
def test_darla_dudley_may_leave_the_punch(table: Script) -> None:
    table.hand(ME, "Darla Dudley").discard(ME, "Punch")
    table.play("Darla Dudley").asks(ME, "move", ["Punch", "none"]).answer("none")
    assert table.hand_of(ME) == []
    assert table.power == 1


@pytest.mark.card("rivals-shazam-black-adam:darla-dudley")
def test_darla_dudley_asks_nothing_without_a_punch_in_the_discard_pile(table: Script) -> None:
    table.hand(ME, "Darla Dudley", "Punch").discard(ME, "Vulnerability").play("Darla Dudley")
    assert table.hand_of(ME) == ["Punch"]
    assert table.power == 1


# --- Doctor Fate ------------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:doctor-fate")
def test_doctor_fate_draws_one_of_three_destroys_another_and_returns_the_last(
    table: Script,
) -> None:
    table.hand(ME, "Doctor Fate").deck(ME, "Punch", "Isis", "Weakness", "Cyclone")
    table.play("Doctor Fate").asks(ME, "draw", ["Punch", "Isis", "Weakness"]).answer("Isis")
    table.asks(ME, "destroy", ["Punch", "Weakness", "none"]).answer("Punch")
    assert table.power == 3
    assert table.hand_of(ME) == ["Isis"]
    assert table.destroyed == ["Punch"]
    assert table.deck_of(ME) == ["Weakness", "Cyclone"]


@pytest.mark.card("rivals-shazam-black-adam:doctor-fate")
def test_doctor_fate_may_destroy_nothing_and_orders_the_rest(table: Script) -> None:
    table.hand(ME, "Doctor Fate").deck(ME, "Punch", "Isis", "Weakness", "Cyclone")
    table.play("Doctor Fate").asks(ME, "draw", ["Punch", "Isis", "Weakness"]).answer("Isis")
    table.asks(ME, "destroy", ["Punch", "Weakness", "none"]).answer("none")
    table.asks(ME, "order", ["Punch", "Weakness"]).answer("Weakness")
    assert table.deck_of(ME) == ["Weakness", "Punch", "Cyclone"]
    assert table.destroyed == []


@pytest.mark.card("rivals-shazam-black-adam:doctor-fate")
@pytest.mark.rule("D3")
@pytest.mark.parametrize("name", ["Weakness", "Word of Power"])
def test_doctor_fate_destroys_a_card_back_to_its_stack(table: Script, name: str) -> None:
    table.hand(ME, "Doctor Fate").deck(ME, name, "Isis")
    table.play("Doctor Fate").asks(ME, "draw", [name, "Isis"]).answer("Isis")
    table.asks(ME, "destroy", [name, "none"]).answer(name)
    assert table.destroyed == []
    assert table.weaknesses_left == 10
    assert table.names(STACK) == ["Word of Power"] * 8


@pytest.mark.card("rivals-shazam-black-adam:doctor-fate")
@pytest.mark.rule("D6")
@pytest.mark.ruling("Q37")
def test_doctor_fate_draws_a_card_that_lies_there_alone(table: Script) -> None:
    table.hand(ME, "Doctor Fate").discard(ME, "Isis").play("Doctor Fate")
    assert table.hand_of(ME) == ["Isis"]
    assert table.power == 3


@pytest.mark.card("rivals-shazam-black-adam:doctor-fate")
@pytest.mark.rule("D6")
def test_doctor_fate_does_without_cards_what_he_can(table: Script) -> None:
    table.hand(ME, "Doctor Fate").play("Doctor Fate")
    assert table.power == 3


# --- Eugene Choi ------------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:eugene-choi")
def test_eugene_choi_played_gives_one_power(table: Script) -> None:
    table.hand(ME, "Eugene Choi").deck(ME, "Punch").play("Eugene Choi")
    assert table.power == 1
    assert table.deck_of(ME) == ["Punch"]


@pytest.mark.card("rivals-shazam-black-adam:eugene-choi")
@pytest.mark.rule("A10")
def test_eugene_choi_avoids_an_attack_and_draws_one_of_two(table: Script) -> None:
    table.hand(ME, "Sabbac").hand(FOE, "Eugene Choi", "Punch").deck(FOE, "Isis", "Cyclone", "Punch")
    table.play("Sabbac").asks(FOE, "defend", ["Eugene Choi", "none"]).answer("Eugene Choi")
    table.asks(FOE, "draw", ["Isis", "Cyclone"]).answer("Cyclone")
    assert sorted(table.hand_of(FOE)) == ["Cyclone", "Punch"]
    assert sorted(table.discard_of(FOE)) == ["Eugene Choi", "Isis"]
    assert table.deck_of(FOE) == ["Punch"]
    assert table.weaknesses_left == 10


@pytest.mark.card("rivals-shazam-black-adam:eugene-choi")
@pytest.mark.rule("D1")
@pytest.mark.ruling("Q37")
def test_eugene_choi_is_shuffled_in_when_the_deck_is_short(table: Script) -> None:
    table.hand(ME, "Sabbac").hand(FOE, "Eugene Choi").deck(FOE, "Isis")
    table.play("Sabbac").asks(FOE, "defend", ["Eugene Choi", "none"]).answer("Eugene Choi")
    table.asks(FOE, "draw", ["Isis", "Eugene Choi"]).answer("Isis")
    assert table.hand_of(FOE) == ["Isis"]
    assert table.discard_of(FOE) == ["Eugene Choi"]


@pytest.mark.card("rivals-shazam-black-adam:eugene-choi")
@pytest.mark.rule("D1", "D6")
def test_eugene_choi_revealed_alone_is_drawn(table: Script) -> None:
    table.hand(ME, "Sabbac").hand(FOE, "Eugene Choi").play("Sabbac")
    table.asks(FOE, "defend", ["Eugene Choi", "none"]).answer("Eugene Choi")
    assert table.hand_of(FOE) == ["Eugene Choi"]
    assert table.discard_of(FOE) == []


# --- Freddy Freeman ---------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:freddy-freeman")
@pytest.mark.parametrize("order", [("Freddy Freeman", "Cyclone"), ("Cyclone", "Freddy Freeman")])
def test_freddy_freeman_draws_for_another_hero_before_or_after(
    table: Script, order: tuple[str, str]
) -> None:
    table.hand(ME, "Freddy Freeman", "Cyclone").deck(ME, "Isis", "Punch")
    table.play(order[0])
    assert "Isis" not in table.hand_of(ME)
    table.play(order[1])
    assert table.hand_of(ME) == ["Isis"]
    assert table.power == 4


@pytest.mark.card("rivals-shazam-black-adam:freddy-freeman")
def test_freddy_freeman_draws_once(table: Script) -> None:
    table.hand(ME, "Cyclone", "Freddy Freeman", "Hippolyta").deck(ME, "Isis", "Punch")
    table.play("Cyclone").play("Freddy Freeman").play("Hippolyta").play("Isis")
    assert table.hand_of(ME) == []
    assert table.deck_of(ME) == ["Punch"]


@pytest.mark.card("rivals-shazam-black-adam:freddy-freeman")
def test_freddy_freeman_alone_or_with_others_than_heroes_draws_nothing(table: Script) -> None:
    table.hand(ME, "Freddy Freeman", "Punch", "Gluttony").deck(ME, "Isis", "Punch")
    table.play("Freddy Freeman").play("Punch")
    assert table.hand_of(ME) == ["Gluttony"]


@pytest.mark.card(
    "rivals-shazam-black-adam:freddy-freeman", "rivals-shazam-black-adam:courage-of-achilles"
)
@pytest.mark.rule("R4")
def test_freddy_freeman_played_again_draws_for_the_same_hero_again(table: Script) -> None:
    table.hand(ME, "Cyclone", "Freddy Freeman", "Courage of Achilles").deck(ME, "Isis", "Punch")
    table.play("Cyclone").play("Freddy Freeman").play("Courage of Achilles")
    table.asks(ME, "play-again", ["Cyclone", "Freddy Freeman", "none"]).answer("Freddy Freeman")
    assert table.hand_of(ME) == ["Isis", "Punch"]


# --- Hawkgirl ---------------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:hawkgirl")
@pytest.mark.parametrize("order", [("Hawkgirl", "Cyclone"), ("Cyclone", "Hawkgirl")])
def test_hawkgirl_gives_one_more_with_another_hero_before_or_after(
    table: Script, order: tuple[str, str]
) -> None:
    table.hand(ME, "Hawkgirl", "Cyclone", "Hippolyta").play(order[0])
    assert table.power == 2
    table.play(order[1])
    assert table.power == 5
    table.play("Hippolyta")
    assert table.power == 7


@pytest.mark.card("rivals-shazam-black-adam:hawkgirl")
def test_hawkgirl_avoids_an_attack_and_the_attacker_gains_a_weakness(table: Script) -> None:
    table.hand(ME, "Sabbac").hand(FOE, "Hawkgirl").play("Sabbac")
    table.asks(FOE, "defend", ["Hawkgirl", "none"]).answer("Hawkgirl")
    assert table.discard_of(FOE) == ["Hawkgirl"]
    assert table.discard_of(ME) == ["Weakness"]
    assert table.weaknesses_left == 9
    assert table.power == 2


@pytest.mark.card("rivals-shazam-black-adam:hawkgirl")
@pytest.mark.rule("A5", "W1")
def test_hawkgirl_avoids_though_no_weakness_is_left(table: Script) -> None:
    table.hand(ME, "Lust").hand(FOE, "Hawkgirl", "Punch").weaknesses(0).play("Lust")
    table.asks(FOE, "defend", ["Hawkgirl", "none"]).answer("Hawkgirl")
    assert table.discard_of(ME) == []
    assert table.hand_of(FOE) == ["Punch"]


@pytest.mark.card("rivals-shazam-black-adam:hawkgirl")
def test_hawkgirl_not_used_stays_in_hand(table: Script) -> None:
    table.hand(ME, "Sabbac").hand(FOE, "Hawkgirl").play("Sabbac")
    table.asks(FOE, "defend", ["Hawkgirl", "none"]).answer("none")
    assert table.hand_of(FOE) == ["Hawkgirl"]
    assert table.discard_of(FOE) == ["Weakness"]
    assert table.discard_of(ME) == []


# --- Hawkman ----------------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:hawkman")
@pytest.mark.rule("E1")
def test_hawkman_puts_another_hero_on_the_deck_for_the_new_hand(table: Script) -> None:
    table.hand(ME, "Hawkman", "Cyclone", "Hippolyta", "Gluttony", "Isis").deck(ME, *["Punch"] * 5)
    table.play("Hawkman").play("Cyclone").play("Hippolyta")
    assert table.power == 7
    table.end().asks(ME, "move", ["Cyclone", "Hippolyta", "none"]).answer("Hippolyta")
    assert table.hand_of(ME)[0] == "Hippolyta"
    assert sorted(table.hand_of(ME)) == ["Hippolyta", "Punch", "Punch", "Punch", "Punch"]
    assert sorted(table.discard_of(ME)) == ["Cyclone", "Gluttony", "Hawkman", "Isis"]


@pytest.mark.card("rivals-shazam-black-adam:hawkman")
def test_hawkman_may_put_back_nobody(table: Script) -> None:
    table.hand(ME, "Hawkman", "Cyclone").deck(ME, *["Punch"] * 5)
    table.play("Hawkman").play("Cyclone").end()
    table.asks(ME, "move", ["Cyclone", "none"]).answer("none")
    assert table.hand_of(ME) == ["Punch"] * 5


@pytest.mark.card("rivals-shazam-black-adam:hawkman")
def test_hawkman_alone_asks_nothing(table: Script) -> None:
    table.hand(ME, "Hawkman", "Punch").deck(ME, *["Punch"] * 5).play("Hawkman").play("Punch").end()
    assert table.active == FOE
    assert "Hawkman" in table.discard_of(ME)


@pytest.mark.card("rivals-shazam-black-adam:hawkman", "rivals-shazam-black-adam:sloth")
@pytest.mark.ruling("Q6")
def test_hawkman_and_sloth_end_the_turn_in_the_players_order(table: Script) -> None:
    table.hand(ME, "Hawkman", "Sloth", "Cyclone").deck(ME, *["Punch"] * 6).play("Hawkman")
    table.play("Sloth").play("Cyclone").end()
    table.asks(ME, "order-triggers", ["Hawkman: Move", "Sloth: If"]).answer("Sloth: If")
    table.asks(ME, "move", ["Cyclone", "none"]).answer("Cyclone")
    assert table.hand_of(ME) == ["Cyclone", *["Punch"] * 6]


@pytest.mark.card("rivals-shazam-black-adam:hawkman", "rivals-shazam-black-adam:mister-mind")
@pytest.mark.ruling("Q15")
def test_hawkman_puts_back_no_borrowed_hero(table: Script) -> None:
    table.hand(ME, "Hawkman", "Mister Mind").deck(FOE, "Cyclone", "Punch").play("Mister Mind")
    table.asks(ME, "play", ["Cyclone", "none"]).answer("Cyclone")
    table.play("Hawkman").end()
    assert table.active == FOE
    assert table.deck_of(FOE) == ["Cyclone", "Punch"]


@pytest.mark.card("rivals-shazam-black-adam:hawkman", "rivals-shazam-black-adam:word-of-power")
@pytest.mark.ruling("C-word-of-power")
def test_hawkman_played_out_of_the_main_deck_still_works_at_the_end(table: Script) -> None:
    table.hand(ME, "Word of Power", "Cyclone").deck(ME, *["Punch"] * 5).line_up(
        "Death", "The Wizard", "Sabbac", "Wizard Staff"
    )
    table.main_deck("Hawkman", "Isis", "Osiris").confront(FOE).play("Word of Power")
    table.asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    table.play("Cyclone").done().asks(ME, "move", ["Cyclone", "none"]).answer("Cyclone")
    assert table.hand_of(ME)[0] == "Cyclone"
    assert "Hawkman" in table.line_up_now


# --- Hippolyta --------------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:hippolyta")
@pytest.mark.rule("F9")
def test_hippolyta_played_gives_two_power_and_moves_nobody(table: Script) -> None:
    table.hand(ME, "Hippolyta").discard(ME, "Cyclone").play("Hippolyta")
    assert table.power == 2
    assert table.discard_of(ME) == ["Cyclone"]


@pytest.mark.card("rivals-shazam-black-adam:hippolyta")
@pytest.mark.rule("F8")
def test_hippolyta_blocks_for_three_and_may_put_another_hero_on_the_deck(table: Script) -> None:
    weak_foe(table, 1).hand(ME, "Osiris").hand(FOE, "Hippolyta").deck(FOE, "Punch")
    table.discard(FOE, "Cyclone", "Isis", "Gluttony", "Punch").confront(FOE).play("Osiris").done()
    table.asks(FOE, "block", ["Hippolyta", "none"]).answer("Hippolyta")
    table.asks(FOE, "move", ["Cyclone", "Isis", "none"]).answer("Isis")
    assert table.level_of(FOE) == 1
    assert table.deck_of(FOE) == ["Isis", "Punch"]
    assert sorted(table.discard_of(FOE)) == ["Cyclone", "Gluttony", "Hippolyta", "Punch"]


@pytest.mark.card("rivals-shazam-black-adam:hippolyta")
@pytest.mark.rule("F8")
def test_hippolyta_may_move_nobody_and_never_herself(table: Script) -> None:
    weak_foe(table, 1).hand(ME, "Osiris").hand(FOE, "Hippolyta").confront(FOE).play("Osiris")
    table.done().asks(FOE, "block", ["Hippolyta", "none"]).answer("Hippolyta")
    assert table.discard_of(FOE) == ["Hippolyta"]
    assert table.level_of(FOE) == 1


@pytest.mark.card("rivals-shazam-black-adam:hippolyta", "rivals-shazam-black-adam:power-of-zeus")
@pytest.mark.rule("F8", "F15")
def test_hippolyta_discarded_to_an_attack_neither_blocks_nor_moves(table: Script) -> None:
    weak_foe(table, 1).hand(ME, "Power of Zeus").hand(FOE, "Hippolyta").discard(FOE, "Cyclone")
    table.confront(FOE).play("Power of Zeus").asks(FOE, "defend", ["none"]).answer("none")
    assert table.cost_of(FOE) == 1
    assert sorted(table.discard_of(FOE)) == ["Cyclone", "Hippolyta"]


# --- Isis -------------------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:isis")
@pytest.mark.rule("D3", "D8")
def test_isis_may_destroy_a_weakness_in_play_or_in_the_discard_pile(table: Script) -> None:
    table.hand(ME, "Isis").in_play(ME, "Weakness").discard(ME, "Weakness", "Vulnerability")
    table.play("Isis")
    table.asks(ME, "destroy", ["Weakness (in-play)", "Weakness (discard)", "none"])
    table.answer("Weakness (discard)")
    assert table.power == 2
    assert table.discard_of(ME) == ["Vulnerability"]
    assert table.weaknesses_left == 9
    assert table.destroyed == []


@pytest.mark.card("rivals-shazam-black-adam:isis")
def test_isis_may_destroy_nothing(table: Script) -> None:
    table.hand(ME, "Isis").discard(ME, "Weakness").play("Isis")
    table.asks(ME, "destroy", ["Weakness", "none"]).answer("none")
    assert table.discard_of(ME) == ["Weakness"]


@pytest.mark.card("rivals-shazam-black-adam:isis")
def test_isis_asks_nothing_without_a_weakness(table: Script) -> None:
    table.hand(ME, "Isis").discard(ME, "Vulnerability").in_play(FOE, "Weakness").play("Isis")
    assert table.power == 2
    assert table.in_play_of(FOE) == ["Weakness"]


@pytest.mark.card("rivals-shazam-black-adam:isis")
def test_isis_avoids_an_attack_and_draws(table: Script) -> None:
    table.hand(ME, "Sabbac").hand(FOE, "Isis").deck(FOE, "Cyclone").play("Sabbac")
    table.asks(FOE, "defend", ["Isis", "none"]).answer("Isis")
    assert table.hand_of(FOE) == ["Cyclone"]
    assert table.discard_of(FOE) == ["Isis"]


# --- Mary Marvel ------------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:mary-marvel", "rivals-shazam-black-adam:word-of-power")
def test_mary_marvel_draws_for_a_word_of_power_played_before_her(table: Script) -> None:
    table.hand(ME, "Word of Power", "Mary Marvel").deck(ME, "Isis", "Punch").play("Word of Power")
    table.play("Mary Marvel")
    assert table.hand_of(ME) == ["Isis"]
    assert table.power == 4


@pytest.mark.card("rivals-shazam-black-adam:mary-marvel", "rivals-shazam-black-adam:word-of-power")
def test_mary_marvel_draws_once_for_words_of_power_played_after_her(table: Script) -> None:
    table.hand(ME, "Word of Power", "Word of Power", "Mary Marvel").deck(ME, "Isis", "Punch")
    table.play("Mary Marvel")
    assert "Isis" not in table.hand_of(ME)
    table.play("Word of Power").play("Word of Power")
    assert table.hand_of(ME) == ["Isis"]


@pytest.mark.card("rivals-shazam-black-adam:mary-marvel", "rivals-shazam-black-adam:word-of-power")
@pytest.mark.ruling("C-word-of-power")
def test_mary_marvel_draws_for_a_word_of_power_returned_to_its_stack(table: Script) -> None:
    table.hand(ME, "Word of Power", "Mary Marvel").deck(ME, "Isis").main_deck("Cyclone", "Punch")
    table.confront(FOE).play("Word of Power")
    table.asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    table.play("Mary Marvel")
    assert table.hand_of(ME) == ["Isis"]
    assert table.in_play_of(ME) == ["Mary Marvel"]


@pytest.mark.card("rivals-shazam-black-adam:mary-marvel")
def test_mary_marvel_without_a_word_of_power_draws_nothing(table: Script) -> None:
    table.hand(ME, "Mary Marvel", "Punch").deck(ME, "Isis").play("Mary Marvel").play("Punch")
    assert table.hand_of(ME) == []
    assert table.power == 3


# --- Osiris -----------------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:osiris")
@pytest.mark.rule("F6")
@pytest.mark.parametrize(("weaknesses", "power"), [(0, 3), (2, 5), (3, 6), (5, 6)])
def test_osiris_gives_one_more_per_weakness_in_a_confrontation(
    table: Script, weaknesses: int, power: int
) -> None:
    table.hand(ME, "Osiris").in_play(ME, *["Weakness"] * weaknesses).discard(ME, "Weakness")
    table.in_play(FOE, "Weakness").confront(FOE).play("Osiris")
    assert table.power == power


@pytest.mark.card("rivals-shazam-black-adam:osiris")
@pytest.mark.rule("F6")
def test_osiris_gives_three_in_a_normal_turn(table: Script) -> None:
    table.hand(ME, "Osiris").in_play(ME, "Weakness").play("Osiris")
    assert table.power == 3


@pytest.mark.card("rivals-shazam-black-adam:osiris")
def test_osiris_counts_once_when_played(table: Script) -> None:
    table.hand(ME, "Osiris", "Gluttony").deck(ME, "Weakness", "Weakness").confront(FOE)
    table.play("Osiris").play("Gluttony").play("Weakness").play("Weakness")
    assert table.power == 3 + 1


# --- Pedro Pena -------------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:pedro-pena")
def test_pedro_pena_gives_one_per_punch_before_and_after_three_at_most(table: Script) -> None:
    table.hand(ME, "Pedro Pena", *["Punch"] * 4).play("Punch").play("Punch").play("Pedro Pena")
    assert table.power == 2 + 1 + 2
    table.play("Punch")
    assert table.power == 7
    table.play("Punch")
    assert table.power == 8


@pytest.mark.card("rivals-shazam-black-adam:pedro-pena")
def test_pedro_pena_alone_gives_one(table: Script) -> None:
    table.hand(ME, "Pedro Pena", "Vulnerability").discard(ME, "Punch").play("Vulnerability")
    table.play("Pedro Pena")
    assert table.power == 1


@pytest.mark.card(
    "rivals-shazam-black-adam:pedro-pena", "rivals-shazam-black-adam:courage-of-achilles"
)
@pytest.mark.rule("R4")
def test_pedro_pena_played_again_counts_the_punches_anew(table: Script) -> None:
    table.hand(ME, "Pedro Pena", "Courage of Achilles", "Punch", "Punch").play("Punch")
    table.play("Pedro Pena").play("Courage of Achilles")
    table.asks(ME, "play-again", ["Pedro Pena", "none"]).answer("Pedro Pena")
    assert table.power == 1 + 2 + 2 + 2
    table.play("Punch")
    assert table.power == 7 + 1 + 2


@pytest.mark.card("rivals-shazam-black-adam:pedro-pena", "rivals-shazam-black-adam:mister-mind")
@pytest.mark.ruling("Q15")
def test_pedro_pena_borrowed_counts_on_though_he_has_gone_back(table: Script) -> None:
    table.hand(ME, "Mister Mind", "Punch", "Punch").deck(FOE, "Pedro Pena").play("Punch")
    table.play("Mister Mind").asks(ME, "play", ["Pedro Pena", "none"]).answer("Pedro Pena")
    assert table.power == 1 + 1 + 2
    table.play("Punch")
    assert table.power == 6
    assert table.deck_of(FOE) == ["Pedro Pena"]


# --- Rosa & Victor Vasquez --------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:rosa-and-victor-vasquez")
def test_rosa_and_victor_vasquez_may_fetch_a_hero_of_cost_four_or_less(table: Script) -> None:
    table.hand(ME, "rosa-and-victor-vasquez")
    table.discard(ME, "Cyclone", "Hippolyta", "Eugene Choi", "Word of Power", "Gluttony")
    table.play("rosa-and-victor-vasquez")
    table.asks(ME, "move", ["Cyclone", "Eugene Choi", "none"]).answer("Cyclone")
    assert table.hand_of(ME) == ["Cyclone"]
    assert table.power == 1


@pytest.mark.card("rivals-shazam-black-adam:rosa-and-victor-vasquez")
def test_rosa_and_victor_vasquez_may_fetch_nobody(table: Script) -> None:
    table.hand(ME, "rosa-and-victor-vasquez").discard(ME, "Cyclone")
    table.play("rosa-and-victor-vasquez").asks(ME, "move", ["Cyclone", "none"]).answer("none")
    assert table.discard_of(ME) == ["Cyclone"]
    assert table.power == 1


@pytest.mark.card("rivals-shazam-black-adam:rosa-and-victor-vasquez")
def test_rosa_and_victor_vasquez_ask_nothing_without_such_a_hero(table: Script) -> None:
    table.hand(ME, "rosa-and-victor-vasquez", "Cyclone").discard(ME, "Hippolyta")
    table.play("rosa-and-victor-vasquez")
    assert table.hand_of(ME) == ["Cyclone"]


# --- Stargirl ---------------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:stargirl", "rivals-shazam-black-adam:vulnerability")
@pytest.mark.rule("D8")
def test_stargirl_may_destroy_a_vulnerability_or_weakness_in_play_or_discarded(
    table: Script,
) -> None:
    table.hand(ME, "Stargirl", "Vulnerability", "Vulnerability").in_play(ME, "Weakness")
    table.discard(ME, "Vulnerability", "Weakness", "Punch").play("Vulnerability").play("Stargirl")
    table.asks(
        ME,
        "destroy",
        [
            "Vulnerability (discard)",
            "Vulnerability (in-play)",
            "Weakness (discard)",
            "Weakness (in-play)",
            "none",
        ],
    ).answer("Vulnerability (in-play)")
    assert table.destroyed == ["Vulnerability"]
    assert sorted(table.in_play_of(ME)) == ["Stargirl", "Weakness"]
    assert table.hand_of(ME) == ["Vulnerability"]
    assert table.power == 2


@pytest.mark.card("rivals-shazam-black-adam:stargirl")
@pytest.mark.rule("D3", "W5")
def test_stargirl_destroys_a_weakness_back_to_its_stack(table: Script) -> None:
    table.hand(ME, "Stargirl").in_play(ME, "Weakness").play("Stargirl")
    table.asks(ME, "destroy", ["Weakness", "none"]).answer("Weakness")
    assert table.weaknesses_left == 10
    assert table.cost_of(ME) == 9


@pytest.mark.card("rivals-shazam-black-adam:stargirl")
def test_stargirl_may_destroy_nothing(table: Script) -> None:
    table.hand(ME, "Stargirl").discard(ME, "Vulnerability", "Punch").play("Stargirl")
    table.asks(ME, "destroy", ["Vulnerability", "none"]).answer("none")
    assert table.destroyed == []


# --- Tawky Tawny ------------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:tawky-tawny")
def test_tawky_tawny_played_gives_two_power(table: Script) -> None:
    table.hand(ME, "Tawky Tawny").discard(ME, "Word of Power").play("Tawky Tawny")
    assert table.power == 2


@pytest.mark.card("rivals-shazam-black-adam:tawky-tawny")
@pytest.mark.rule("A10")
def test_tawky_tawny_avoids_and_may_put_a_super_power_on_the_deck(table: Script) -> None:
    table.hand(ME, "Sabbac").hand(FOE, "Tawky Tawny").deck(FOE, "Punch")
    table.discard(FOE, "Word of Power", "Power of Zeus", "Cyclone").play("Sabbac")
    table.asks(FOE, "defend", ["Tawky Tawny", "none"]).answer("Tawky Tawny")
    table.asks(FOE, "move", ["Word of Power", "Power of Zeus", "none"]).answer("Power of Zeus")
    assert table.deck_of(FOE) == ["Power of Zeus", "Punch"]
    assert sorted(table.discard_of(FOE)) == ["Cyclone", "Tawky Tawny", "Word of Power"]


@pytest.mark.card("rivals-shazam-black-adam:tawky-tawny")
def test_tawky_tawny_avoids_without_a_super_power_too(table: Script) -> None:
    table.hand(ME, "Sabbac").hand(FOE, "Tawky Tawny").discard(FOE, "Cyclone").play("Sabbac")
    table.asks(FOE, "defend", ["Tawky Tawny", "none"]).answer("Tawky Tawny")
    assert sorted(table.discard_of(FOE)) == ["Cyclone", "Tawky Tawny"]


# --- The Wizard -------------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:the-wizard")
@pytest.mark.ruling("C-the-wizard")
def test_the_wizard_gains_a_word_of_power_into_hand_to_be_played_at_once(table: Script) -> None:
    table.hand(ME, "The Wizard").play("The Wizard")
    assert table.power == 3
    assert table.hand_of(ME) == ["Word of Power"]
    assert table.names(STACK) == ["Word of Power"] * 7
    table.play("Word of Power")
    assert table.power == 5


@pytest.mark.card("rivals-shazam-black-adam:the-wizard")
@pytest.mark.ruling("C-the-wizard")
def test_the_wizard_chooses_the_place_and_cannot_refuse(table: Script) -> None:
    table.hand(ME, "The Wizard").line_up("Word of Power", "Isis")
    table.place("destroyed", "Word of Power", "Cyclone").play("The Wizard")
    places = ["Word of Power (stack)", "Word of Power (line-up)", "Word of Power (destroyed)"]
    table.asks(ME, "gain", places).answer("Word of Power (destroyed)")
    assert table.hand_of(ME) == ["Word of Power"]
    assert table.destroyed == ["Cyclone"]
    assert table.line_up_now == ["Isis", "Word of Power"]


@pytest.mark.card("rivals-shazam-black-adam:the-wizard")
@pytest.mark.rule("D4")
def test_the_wizard_gains_nothing_where_no_word_of_power_is_left(table: Script) -> None:
    table.hand(ME, "The Wizard").place("stack").discard(FOE, "Word of Power").play("The Wizard")
    assert table.hand_of(ME) == []
    assert table.power == 3
    assert table.discard_of(FOE) == ["Word of Power"]
