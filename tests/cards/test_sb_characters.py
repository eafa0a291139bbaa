"""Shazam! and Black Adam, Level by Level."""

# mypy: no-warn-unreachable
# An assertion narrows what the next call changes.

from __future__ import annotations

import pytest
from script import FOE, ME, Script

from archrivals.engine.state.flat import WEAKNESSES

NINE_WEAKNESSES = ["Weakness"] * 9
CHEAP_LINE_UP = ("Khandaq", "Isis", "Pedro Pena", "Amulet of Isis", "Gluttony")


@pytest.fixture
def table(table: Script) -> Script:
    """The scripted table, with this box."""
    return table.box("rivals-shazam-black-adam")


def pay(table: Script, number: int) -> Script:
    """Use one of a Character's two payment abilities, by its number on the card."""
    ask = table.table.ask
    if ask.kind == "announce":
        ask = table.normal().table.ask
    found = [
        at for at, (verb, what) in enumerate(ask.options) if verb == "use" and what[1] == number
    ]
    assert found, "that payment is not offered"
    table.table.answer(ask.seat, found[0])
    return table


def uses(table: Script) -> int:
    """How many abilities may be used now."""
    return sum(option.startswith("use") for option in table.turn_options())


# --- Shazam!, Level 1 -------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:shazam-1")
@pytest.mark.rule("K8", "S9")
def test_shazam_draws_a_cheap_hero_or_super_power_of_three_for_a_punch(table: Script) -> None:
    table.hand(ME, "Punch", "Vulnerability")
    table.deck(ME, "Cyclone", "Hippolyta", "Wisdom of Solomon", "Punch").use("shazam-1")
    table.asks(ME, "discard", ["Punch"]).answer("Punch")
    table.asks(ME, "draw", ["Cyclone", "Wisdom of Solomon"]).answer("Cyclone")
    table.asks(ME, "order", ["Hippolyta", "Wisdom of Solomon"]).answer("Wisdom of Solomon")
    assert sorted(table.hand_of(ME)) == ["Cyclone", "Vulnerability"]
    assert table.deck_of(ME) == ["Wisdom of Solomon", "Hippolyta", "Punch"]
    assert table.discard_of(ME) == ["Punch"]
    assert table.power == 0


@pytest.mark.card("rivals-shazam-black-adam:shazam-1")
def test_shazam_draws_the_only_card_that_fits_and_cannot_refuse(table: Script) -> None:
    table.hand(ME, "Punch").deck(ME, "Gluttony", "Word of Power", "Isis").use("shazam-1")
    table.asks(ME, "order", ["Gluttony", "Isis"]).answer("Isis")
    assert table.hand_of(ME) == ["Word of Power"]
    assert table.deck_of(ME) == ["Isis", "Gluttony"]


@pytest.mark.card("rivals-shazam-black-adam:shazam-1")
@pytest.mark.parametrize(
    "name", ["Hippolyta", "Power of Zeus", "Gluttony", "Magical Subway", "Punch", "Weakness"]
)
def test_shazam_draws_no_costly_card_and_no_card_of_another_type(table: Script, name: str) -> None:
    table.hand(ME, "Punch").deck(ME, name).discard(ME).use("shazam-1")
    if name != "Punch":  # the Punch just paid lies there, too
        table.asks(ME, "order", ["Punch", name]).answer(name)
    assert table.hand_of(ME) == []
    assert table.deck_of(ME) == [name, "Punch"]


@pytest.mark.card("rivals-shazam-black-adam:shazam-1")
@pytest.mark.rule("K8")
def test_shazam_pays_as_often_as_there_are_punches(table: Script) -> None:
    table.hand(ME, "Punch", "Punch", "Punch").deck(ME, "Eugene Choi", "Cyclone", "Darla Dudley")
    table.use("shazam-1").asks(ME, "draw", ["Eugene Choi", "Cyclone", "Darla Dudley"])
    table.answer("Cyclone", "Eugene Choi")
    table.use("shazam-1").asks(ME, "draw", ["Eugene Choi", "Darla Dudley"]).answer("Darla Dudley")
    table.asks(ME, "order", ["Eugene Choi", "Punch"]).answer("Eugene Choi")
    table.use("shazam-1")
    assert sorted(table.hand_of(ME)) == ["Cyclone", "Darla Dudley", "Eugene Choi"]
    assert table.turn_options() == ["end", "play Cyclone", "play Darla Dudley", "play Eugene Choi"]


@pytest.mark.card("rivals-shazam-black-adam:shazam-1")
@pytest.mark.rule("D1")
@pytest.mark.ruling("Q37")
def test_the_punch_just_paid_may_be_among_the_cards_shazam_reveals(table: Script) -> None:
    table.hand(ME, "Punch").deck(ME, "Cyclone").use("shazam-1")
    assert table.hand_of(ME) == ["Cyclone"]
    assert table.deck_of(ME) == ["Punch"]
    assert table.discard_of(ME) == []


@pytest.mark.card("rivals-shazam-black-adam:shazam-1")
@pytest.mark.rule("K8")
def test_shazam_pays_in_a_confrontation_too_and_only_with_a_punch(table: Script) -> None:
    table.hand(ME, "Punch", "Vulnerability").deck(ME, "Cyclone").confront(FOE)
    assert table.turn_options() == ["done", "play Punch", "play Vulnerability", "use Shazam!"]
    table.play("Punch")
    assert table.turn_options() == ["done", "play Vulnerability"]


@pytest.mark.card("rivals-shazam-black-adam:shazam-1")
@pytest.mark.rule("K8", "F10")
def test_shazam_cannot_pay_in_a_foes_turn(table: Script) -> None:
    table.hand(ME, "Sabbac").hero(ME, "Black Adam").hand(FOE, "Punch").deck(FOE, "Cyclone")
    table.play("Sabbac").asks(FOE, "defend", ["none"]).answer("none")
    table.end()
    assert table.active == FOE
    table.normal()
    assert "use Shazam!" in table.turn_options()


# --- Shazam!, Level 2 -------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:shazam-2")
@pytest.mark.rule("K8")
def test_shazam_two_fetches_a_cheap_hero_and_a_cheap_super_power(table: Script) -> None:
    table.level(ME, 2).hand(ME, "Punch", "Punch", "Punch")
    table.discard(ME, "Cyclone", "Darla Dudley", "Hippolyta", "Word of Power", "Power of Zeus")
    table.use("shazam-2")
    table.asks(ME, "move", ["Cyclone", "Darla Dudley", "Word of Power"]).answer("Cyclone")
    assert sorted(table.hand_of(ME)) == ["Cyclone", "Punch", "Punch"]
    table.use("shazam-2")
    assert sorted(table.hand_of(ME)) == ["Cyclone", "Punch", "Word of Power"]
    left = ["Darla Dudley", "Hippolyta", "Power of Zeus", "Punch", "Punch"]
    assert sorted(table.discard_of(ME)) == left
    table.use("shazam-2")  # a third Punch moves nothing: each type once a turn
    assert sorted(table.hand_of(ME)) == ["Cyclone", "Word of Power"]


@pytest.mark.card("rivals-shazam-black-adam:shazam-2")
def test_shazam_two_moves_the_only_card_that_fits(table: Script) -> None:
    table.level(ME, 2).hand(ME, "Punch").discard(
        ME, "Strength of Amon", "Power of Aten", "Gluttony"
    )
    table.use("shazam-2")
    assert table.hand_of(ME) == ["Strength of Amon"]
    assert sorted(table.discard_of(ME)) == ["Gluttony", "Power of Aten", "Punch"]


@pytest.mark.card("rivals-shazam-black-adam:shazam-2")
def test_shazam_two_takes_no_second_hero_in_a_turn_but_one_in_the_next(table: Script) -> None:
    table.level(ME, 2).hand(ME, "Punch", "Punch").discard(ME, "Cyclone", "Darla Dudley")
    table.use("shazam-2")
    table.asks(ME, "move", ["Cyclone", "Darla Dudley"]).answer("Darla Dudley")
    table.use("shazam-2")
    assert table.hand_of(ME) == ["Darla Dudley"]
    table.end().end()
    table.normal()
    assert uses(table) == 1


@pytest.mark.card("rivals-shazam-black-adam:shazam-2")
@pytest.mark.rule("K8")
def test_a_payment_that_moved_nothing_does_not_count_for_shazam_two(table: Script) -> None:
    table.level(ME, 2).hand(ME, "Punch", "Punch", "Osiris").line_up("Darla Dudley").play("Osiris")
    table.use("shazam-2")
    assert table.discard_of(ME) == ["Punch"]
    table.buy("Darla Dudley")
    table.use("shazam-2")
    assert table.hand_of(ME) == ["Darla Dudley"]


@pytest.mark.card("rivals-shazam-black-adam:shazam-2")
def test_shazam_two_takes_no_villain_and_no_equipment(table: Script) -> None:
    table.level(ME, 2).hand(ME, "Punch", "Punch").discard(ME, "Gluttony", "Magical Subway")
    table.use("shazam-2")
    assert table.hand_of(ME) == ["Punch"]
    assert sorted(table.discard_of(ME)) == ["Gluttony", "Magical Subway", "Punch"]


@pytest.mark.card("rivals-shazam-black-adam:shazam-2")
@pytest.mark.rule("K8", "S9")
def test_shazam_two_needs_a_punch_in_hand_and_has_lost_the_first_level(table: Script) -> None:
    table.level(ME, 2).hand(ME, "Punch", "Vulnerability").discard(ME, "Cyclone")
    table.deck(ME, "Stargirl").play("Punch")
    assert table.turn_options() == ["end", "play Vulnerability"]
    assert table.cost_of(ME) == 12


# --- Shazam!, Level 3 -------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:shazam-3")
@pytest.mark.rule("K8")
def test_shazam_three_draws_for_a_punch_twice_a_turn(table: Script) -> None:
    table.level(ME, 3).hand(ME, "Punch", "Punch", "Punch").deck(ME, "Isis", "Cyclone", "Osiris")
    table.use("shazam-3").use("shazam-3")
    assert sorted(table.hand_of(ME)) == ["Cyclone", "Isis", "Punch"]
    assert table.discard_of(ME) == ["Punch", "Punch"]
    assert table.turn_options() == ["end", "play Cyclone", "play Isis", "play Punch"]


@pytest.mark.card("rivals-shazam-black-adam:shazam-3")
@pytest.mark.parametrize(
    ("name", "power"),
    [
        ("Cyclone", 3),
        ("Hippolyta", 3),
        ("Osiris", 4),
        ("Strength of Amon", 3),
        ("Stamina of Shu", 2),
        ("Courage of Mehen", 3),
        ("Power of Zeus", 2),
        ("Gluttony", 1),
        ("Magical Subway", 1),
        ("Punch", 1),
        ("Weakness", 0),
    ],
)
def test_shazam_three_adds_one_for_heroes_and_cheap_super_powers_in_a_confrontation(
    table: Script, name: str, power: int
) -> None:
    table.level(ME, 3).hand(ME, name).confront(FOE).play(name)
    assert table.power == power


@pytest.mark.card("rivals-shazam-black-adam:shazam-3")
def test_shazam_three_adds_one_for_a_word_of_power_and_the_hero_it_plays(table: Script) -> None:
    table.level(ME, 3).hand(ME, "Word of Power").main_deck("Hippolyta", "Punch").confront(FOE)
    table.play("Word of Power").asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    assert table.power == 1 + 2 + 1


@pytest.mark.card(
    "rivals-shazam-black-adam:shazam-3", "rivals-shazam-black-adam:courage-of-achilles"
)
@pytest.mark.ruling("Q16")
def test_shazam_three_adds_one_again_for_a_hero_played_again(table: Script) -> None:
    table.level(ME, 3).hand(ME, "Cyclone", "Courage of Achilles").confront(FOE).play("Cyclone")
    table.play("Courage of Achilles")
    table.asks(ME, "play-again", ["Cyclone", "none"]).answer("Cyclone")
    assert table.power == 3 + 2 + 3


@pytest.mark.card("rivals-shazam-black-adam:shazam-3")
@pytest.mark.rule("F6")
def test_shazam_three_adds_nothing_in_a_normal_turn(table: Script) -> None:
    table.level(ME, 3).hand(ME, "Cyclone", "Strength of Amon").play("Cyclone")
    table.play("Strength of Amon")
    assert table.power == 4


@pytest.mark.card("rivals-shazam-black-adam:shazam-3")
@pytest.mark.rule("F6")
def test_shazam_three_adds_nothing_for_the_foe_who_confronts_him(table: Script) -> None:
    table.hero(ME, "Black Adam").level(FOE, 3).hand(ME, "Cyclone").confront(FOE).play("Cyclone")
    assert table.power == 2


@pytest.mark.card("rivals-shazam-black-adam:shazam-3")
@pytest.mark.rule("G3")
def test_defeating_shazam_three_wins_whatever_the_points(table: Script) -> None:
    table.hero(ME, "Black Adam").level(FOE, 3).in_play(FOE, *["Weakness"] * 9)
    table.discard(FOE, "Doctor Fate", "Wizard Staff").hand(ME, *["Punch"] * 6).confront(FOE)
    for _ in range(6):
        table.play("Punch")
    assert table.table.result is None
    table.done()
    result = table.table.result
    assert result is not None
    assert (result.rule, result.winners) == ("G3", (ME,))
    assert result.points[ME] == 0


# --- Black Adam, Level 1 ----------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:black-adam-1")
@pytest.mark.rule("D3")
def test_black_adam_destroys_a_vulnerability_or_weakness_for_a_costly_card(table: Script) -> None:
    table.hero(ME, "Black Adam").hand(ME, "Vulnerability", "Osiris", "Hippolyta")
    table.in_play(ME, "Weakness", "Weakness").line_up(*CHEAP_LINE_UP).discard(ME, "Vulnerability")
    table.play("Vulnerability").play("Osiris").play("Hippolyta").buy("Khandaq")
    table.asks(ME, "destroy", ["Vulnerability", "Weakness", "none"]).answer("Weakness")
    assert table.in_play_of(ME).count("Weakness") == 1
    assert table.weaknesses_left == 9
    assert table.destroyed == []
    assert sorted(table.discard_of(ME)) == ["Khandaq", "Vulnerability"]
    assert table.cost_of(ME) == 8


@pytest.mark.card("rivals-shazam-black-adam:black-adam-1", "rivals-shazam-black-adam:vulnerability")
@pytest.mark.rule("D8")
def test_black_adam_destroys_a_vulnerability_played_this_turn(table: Script) -> None:
    table.hero(ME, "Black Adam").hand(ME, "Vulnerability", "Osiris", "Hippolyta", "Vulnerability")
    table.line_up(*CHEAP_LINE_UP).play("Vulnerability").play("Osiris").play("Hippolyta")
    table.buy("Isis").asks(ME, "destroy", ["Vulnerability", "none"]).answer("Vulnerability")
    assert table.destroyed == ["Vulnerability"]
    assert table.hand_of(ME) == ["Vulnerability"]


@pytest.mark.card("rivals-shazam-black-adam:black-adam-1")
def test_black_adam_may_destroy_nothing(table: Script) -> None:
    table.hero(ME, "Black Adam").hand(ME, "Osiris", "Hippolyta").in_play(ME, "Weakness")
    table.line_up(*CHEAP_LINE_UP).play("Osiris").play("Hippolyta").buy("Isis")
    table.asks(ME, "destroy", ["Weakness", "none"]).answer("none")
    assert "Weakness" in table.in_play_of(ME)


@pytest.mark.card("rivals-shazam-black-adam:black-adam-1")
def test_only_the_first_costly_card_of_a_turn_counts_for_black_adam(table: Script) -> None:
    table.hero(ME, "Black Adam").line_up(*CHEAP_LINE_UP)
    table.hand(ME, "Vulnerability", "Osiris", "Courage of Mehen", "Hawkman", "Hippolyta")
    for name in ("Vulnerability", "Osiris", "Courage of Mehen", "Hawkman", "Hippolyta"):
        table.play(name)
    table.buy("Khandaq").asks(ME, "destroy", ["Vulnerability", "none"]).answer("none")
    table.buy("Isis")
    assert table.power == 1
    assert "Vulnerability" in table.in_play_of(ME)


@pytest.mark.card("rivals-shazam-black-adam:black-adam-1")
def test_black_adam_destroys_again_in_his_next_turn(table: Script) -> None:
    table.hero(ME, "Black Adam").in_play(ME, "Weakness", "Weakness").line_up(*CHEAP_LINE_UP)
    table.hand(ME, "Osiris", "Hippolyta").deck(ME, "Courage of Mehen", "Cyclone")
    table.play("Osiris").play("Hippolyta").buy("Khandaq")
    table.asks(ME, "destroy", ["Weakness", "none"]).answer("Weakness")
    table.end().end()
    table.play("Courage of Mehen").asks(ME, "destroy", ["Weakness", "none"]).answer("none")
    table.play("Cyclone").buy("Isis")
    table.asks(ME, "destroy", ["Weakness", "none"]).answer("Weakness")
    assert table.weaknesses_left == 10


@pytest.mark.card("rivals-shazam-black-adam:black-adam-1")
def test_the_first_costly_card_counts_though_there_was_nothing_to_destroy(table: Script) -> None:
    table.hero(ME, "Black Adam").line_up(*CHEAP_LINE_UP)
    table.hand(ME, "Osiris", "Courage of Mehen", "Power of Aten", "Hawkman", "Vulnerability")
    table.play("Osiris").play("Courage of Mehen").play("Hawkman").play("Power of Aten")
    table.asks(ME, "may", ["yes", "no"]).answer("no")
    table.buy("Khandaq").play("Vulnerability").buy("Isis")
    assert table.power == 2
    assert "Vulnerability" in table.in_play_of(ME)


@pytest.mark.card("rivals-shazam-black-adam:black-adam-1")
def test_a_card_of_cost_four_neither_triggers_black_adam_nor_uses_him_up(table: Script) -> None:
    table.hero(ME, "Black Adam").hand(ME, "Osiris", "Courage of Mehen", "Hawkman")
    table.in_play(ME, "Vulnerability").line_up("Mister Mind", "Isis")
    table.play("Osiris").play("Courage of Mehen").play("Hawkman").buy("Mister Mind")
    table.buy("Isis").asks(ME, "destroy", ["Vulnerability", "none"]).answer("Vulnerability")
    assert table.destroyed == ["Vulnerability"]


@pytest.mark.card("rivals-shazam-black-adam:black-adam-1")
@pytest.mark.rule("W6")
@pytest.mark.ruling("C-black-adam-9", "Q25", "Q36")
def test_black_adam_destroys_for_a_defeated_character_whatever_it_cost_to_defeat(
    table: Script,
) -> None:
    table.hero(ME, "Black Adam").in_play(ME, "Weakness").in_play(FOE, *NINE_WEAKNESSES)
    assert table.cost_of(FOE) == 0
    table.confront(FOE).done().asks(ME, "destroy", ["Weakness", "none"])
    assert len(table.table.state.zones[WEAKNESSES]) == 9
    table.answer("Weakness")
    assert table.weaknesses_left == 10
    assert table.score_of(ME) == ["Shazam!"]
    assert table.level_of(FOE) == 2
    assert table.active == FOE


@pytest.mark.card("rivals-shazam-black-adam:black-adam-1", "rivals-shazam-black-adam:psycho-pirate")
@pytest.mark.ruling("Q36")
def test_black_adam_destroys_in_a_foes_turn_for_a_costly_card_passed_to_him(table: Script) -> None:
    table.hand(ME, "Psycho-Pirate", "Hippolyta", "Isis").in_play(FOE, "Weakness")
    table.play("Psycho-Pirate").asks(ME, "give", ["Hippolyta", "Isis", "none"]).answer("Isis")
    table.asks(FOE, "destroy", ["Weakness", "none"]).answer("Weakness")
    assert table.hand_of(FOE) == ["Isis"]
    assert table.weaknesses_left == 10
    assert table.cost_of(FOE) == 9


@pytest.mark.card("rivals-shazam-black-adam:black-adam-1", "rivals-shazam-black-adam:psycho-pirate")
@pytest.mark.ruling("Q36")
def test_a_cheap_card_passed_to_black_adam_lets_him_destroy_nothing(table: Script) -> None:
    table.hand(ME, "Psycho-Pirate", "Cyclone").in_play(FOE, "Weakness")
    table.play("Psycho-Pirate").asks(ME, "give", ["Cyclone", "none"]).answer("Cyclone")
    assert table.in_play_of(FOE) == ["Weakness"]


@pytest.mark.card("rivals-shazam-black-adam:black-adam-1")
@pytest.mark.rule("F4", "S9")
def test_a_fallen_black_adam_one_no_longer_destroys(table: Script) -> None:
    table.hero(ME, "Black Adam").level(ME, 2).hand(ME, "Osiris", "Hippolyta").in_play(
        ME, "Weakness"
    )
    table.line_up(*CHEAP_LINE_UP).play("Osiris").play("Hippolyta").buy("Isis")
    assert "Weakness" in table.in_play_of(ME)


@pytest.mark.card("rivals-shazam-black-adam:black-adam-1", "rivals-shazam-black-adam:psycho-pirate")
@pytest.mark.ruling("Q36")
def test_only_the_first_costly_card_passed_in_a_turn_counts_for_black_adam(table: Script) -> None:
    table.hand(ME, "Psycho-Pirate", "Psycho-Pirate", "Hippolyta", "Isis")
    table.in_play(FOE, "Weakness", "Weakness").play("Psycho-Pirate")
    table.asks(ME, "give", ["Psycho-Pirate", "Hippolyta", "Isis", "none"]).answer("Hippolyta")
    table.asks(FOE, "destroy", ["Weakness", "none"]).answer("none")
    table.play("Psycho-Pirate").asks(FOE, "defend", ["none"]).answer("none")
    table.asks(ME, "give", ["Isis", "none"]).answer("Isis")
    assert sorted(table.hand_of(FOE)) == ["Hippolyta", "Isis"]
    assert table.in_play_of(FOE) == ["Weakness", "Weakness"]


# --- Black Adam, Level 2 ----------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:black-adam-2")
@pytest.mark.ruling("C-black-adam-12")
def test_black_adam_two_reveals_three_for_a_villain(table: Script) -> None:
    table.hero(ME, "Black Adam").level(ME, 2).hand(ME, "Envy", "Cyclone")
    table.deck(ME, "Osiris", "Isis", "Punch", "Vulnerability")
    pay(table, 0).asks(ME, "discard", ["Envy"]).answer("Envy")
    table.asks(ME, "draw", ["Osiris", "Isis"]).answer("Osiris")
    table.asks(ME, "discard", ["Isis", "Punch", "none"]).answer("Punch")
    table.asks(ME, "discard", ["Isis", "none"]).answer("none")
    assert sorted(table.hand_of(ME)) == ["Cyclone", "Osiris"]
    assert table.deck_of(ME) == ["Isis", "Vulnerability"]
    assert sorted(table.discard_of(ME)) == ["Envy", "Punch"]


@pytest.mark.card("rivals-shazam-black-adam:black-adam-2")
@pytest.mark.rule("K8")
@pytest.mark.ruling("C-black-adam-12")
def test_black_adam_two_pays_once_with_a_villain_and_once_with_a_super_power(table: Script) -> None:
    table.hero(ME, "Black Adam").level(ME, 2)
    table.hand(ME, "Envy", "Gluttony", "Word of Power", "Stamina of Shu").deck(ME, "Isis")
    pay(table, 0).asks(ME, "discard", ["Envy", "Gluttony"]).answer("Envy")
    table.asks(ME, "discard", ["Envy", "none"]).answer("Envy")
    assert "Isis" in table.hand_of(ME)
    assert uses(table) == 1
    pay(table, 1).asks(ME, "discard", ["Word of Power", "Stamina of Shu"]).answer("Word of Power")
    asked = ["Envy", "Word of Power"]
    table.asks(ME, "discard", [*asked, "none"]).answer("none")
    table.asks(ME, "order", asked).answer("Word of Power")
    assert table.deck_of(ME) == ["Word of Power", "Envy"]
    assert uses(table) == 0


@pytest.mark.card("rivals-shazam-black-adam:black-adam-2")
def test_black_adam_two_draws_the_only_costly_card_and_may_discard_all_others(
    table: Script,
) -> None:
    table.hero(ME, "Black Adam").level(ME, 2).hand(ME, "Word of Power")
    table.deck(ME, "Punch", "Hippolyta", "Cyclone", "Punch")
    pay(table, 1).asks(ME, "discard", ["Punch", "Cyclone", "none"]).answer("Punch", "Cyclone")
    assert table.hand_of(ME) == ["Hippolyta"]
    assert table.deck_of(ME) == ["Punch"]
    assert sorted(table.discard_of(ME)) == ["Cyclone", "Punch", "Word of Power"]


@pytest.mark.card("rivals-shazam-black-adam:black-adam-2")
@pytest.mark.rule("D6")
def test_black_adam_two_draws_nothing_where_nothing_costs_five(table: Script) -> None:
    table.hero(ME, "Black Adam").level(ME, 2).hand(ME, "Sloth")
    table.deck(ME, "Punch", "Cyclone", "Stargirl")
    pay(table, 0).asks(ME, "discard", ["Punch", "Cyclone", "Stargirl", "none"]).answer("none")
    table.asks(ME, "order", ["Punch", "Cyclone", "Stargirl"]).answer("Stargirl")
    table.asks(ME, "order", ["Punch", "Cyclone"]).answer("Cyclone")
    assert table.hand_of(ME) == []
    assert table.deck_of(ME) == ["Stargirl", "Cyclone", "Punch"]


@pytest.mark.card("rivals-shazam-black-adam:black-adam-2")
@pytest.mark.rule("K8")
def test_black_adam_two_takes_neither_heroes_nor_starters_as_payment(table: Script) -> None:
    table.hero(ME, "Black Adam").level(ME, 2).hand(ME, "Punch", "Cyclone", "Magical Subway")
    table.deck(ME, "Isis").normal()
    assert uses(table) == 0


# --- Black Adam, Level 3 ----------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:black-adam-3")
@pytest.mark.rule("D3", "K8")
def test_black_adam_three_destroys_a_weakness_for_two_power_once_a_turn(table: Script) -> None:
    table.hero(ME, "Black Adam").level(ME, 3).in_play(ME, "Weakness", "Weakness")
    table.use("black-adam-3")
    assert table.power == 2
    assert table.in_play_of(ME) == ["Weakness"]
    assert table.weaknesses_left == 9
    assert table.cost_of(ME) == 14
    assert table.turn_options() == ["end"]


@pytest.mark.card("rivals-shazam-black-adam:black-adam-3")
@pytest.mark.rule("D8", "W4")
def test_black_adam_three_destroys_only_a_weakness_he_controls(table: Script) -> None:
    table.hero(ME, "Black Adam").level(ME, 3).hand(ME, "Weakness").discard(ME, "Weakness")
    table.normal()
    assert table.turn_options() == ["play Weakness"]
    table.play("Weakness").use("black-adam-3")
    assert table.power == 2
    assert table.discard_of(ME) == ["Weakness"]


@pytest.mark.card("rivals-shazam-black-adam:black-adam-3")
@pytest.mark.parametrize(
    ("name", "power"),
    [
        ("Hippolyta", 3),
        ("Courage of Mehen", 4),
        ("Khandaq", 1),
        ("Amulet of Isis", 3),
        ("The Monster Society", 3),
        ("Cyclone", 2),
        ("Punch", 1),
    ],
)
def test_black_adam_three_adds_one_for_costly_cards_in_a_confrontation(
    table: Script, name: str, power: int
) -> None:
    table.hero(ME, "Black Adam").level(ME, 3).hand(ME, name).confront(FOE).play(name)
    assert table.power == power


@pytest.mark.card("rivals-shazam-black-adam:black-adam-3", "rivals-shazam-black-adam:word-of-power")
@pytest.mark.ruling("Q15")
def test_black_adam_three_adds_one_for_a_costly_card_played_out_of_the_main_deck(
    table: Script,
) -> None:
    table.hero(ME, "Black Adam").level(ME, 3).hand(ME, "Word of Power")
    table.main_deck("Khandaq", "Cyclone").confront(FOE)
    table.play("Word of Power").asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    assert table.power == 1


@pytest.mark.card("rivals-shazam-black-adam:black-adam-3")
@pytest.mark.rule("F6")
def test_black_adam_three_adds_nothing_in_a_normal_turn(table: Script) -> None:
    table.hero(ME, "Black Adam").level(ME, 3).hand(ME, "Hippolyta").play("Hippolyta")
    assert table.power == 2


@pytest.mark.card("rivals-shazam-black-adam:black-adam-3")
@pytest.mark.rule("G3")
def test_defeating_black_adam_three_wins_at_once_and_brings_no_points(table: Script) -> None:
    table.level(FOE, 3).in_play(FOE, *["Weakness"] * 10).hand(ME, *["Punch"] * 5).confront(FOE)
    for _ in range(5):
        table.play("Punch")
    table.done()
    result = table.table.result
    assert result is not None
    assert (result.rule, result.winners, result.points[ME]) == ("G3", (ME,), 0)
    assert table.score_of(ME) == ["Black Adam"]
