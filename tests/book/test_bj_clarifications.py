"""Batman vs. The Joker: the examples of Specific Card Clarifications."""

from __future__ import annotations

import pytest
from bj_table import NINE, batman, cards, joker, no_block, no_defense, plays
from script import FOE, ME, Script

DETECTIVE = "World's Greatest Detective"

# --- Black Canary, Killer Croc ----------------------------------------------------------------


@pytest.mark.book("BJ-057", "Batman vs. The Joker: Clarifications; Black Canary")
def test_bj_057_black_canary_gets_three_power_for_the_last_villain_destroyed(
    table: Script,
) -> None:
    batman(table).hand(ME, "Black Canary")
    table.line_up("Bane", "Huntress", "Batarang", "Wayne Manor", "Oracle").confront(FOE)
    table.play("Black Canary").asks(ME, "destroy", ["Bane", "none"])
    assert table.power == 2
    table.answer("Bane")
    assert table.power == 5
    assert table.destroyed == ["Bane"]
    assert sorted(table.line_up_now) == ["Batarang", "Huntress", "Oracle", "Wayne Manor"]


@pytest.mark.book("BJ-058", "Batman vs. The Joker: Clarifications; Black Canary")
def test_bj_058_black_canary_gets_three_power_where_no_villain_lies(table: Script) -> None:
    batman(table).hand(ME, "Black Canary")
    table.line_up("Robin", "Huntress", "Batarang", "Wayne Manor", "Oracle").confront(FOE)
    assert table.play("Black Canary").power == 5
    assert table.destroyed == []


@pytest.mark.book("BJ-059", "Batman vs. The Joker: Clarifications; Black Canary")
def test_bj_059_a_borrowed_villain_still_lies_in_the_line_up(table: Script) -> None:
    """Keep to the three verbs of the note, which does not name borrowing (the example had 9)."""
    batman(table, 2).hand(ME, "Black Canary", "Grappling Hook")
    table.line_up("Bane", "Killer Croc", "Oracle", "Batarang", "Robin").confront(FOE)
    table.play("Black Canary").asks(ME, "destroy", ["Bane", "Killer Croc", "none"]).answer("Bane")
    assert table.power == 2
    table.play("Grappling Hook")
    table.asks(ME, "play", ["Killer Croc", "Oracle", "Batarang", "Robin"]).answer("Killer Croc")
    table.asks(ME, "destroy", ["Oracle", "Robin", "none"]).answer("none")
    assert table.power == 2 + 2 + 2
    assert sorted(table.line_up_now) == ["Batarang", "Killer Croc", "Oracle", "Robin"]


@pytest.mark.book("BJ-060", "Batman vs. The Joker: Clarifications; Black Canary and buying")
def test_bj_060_black_canary_gets_three_power_for_the_last_villain_bought(table: Script) -> None:
    batman(table).hand(ME, "Black Canary", "The Penguin")
    table.line_up("The Penguin", "Robin", "Oracle", "Superman", "Red Robin")
    table.play("Black Canary").asks(ME, "destroy", ["The Penguin", "none"]).answer("none")
    assert table.power == 2
    table.buy("The Penguin")
    assert table.power == 0 + 3
    assert table.discard_of(ME) == ["The Penguin"]
    assert table.play("The Penguin").power == 3 + 2  # once


@pytest.mark.book("BJ-060", "Batman vs. The Joker: Clarifications; Black Canary and buying")
def test_bj_060_she_gets_it_for_destroying_in_a_normal_turn_too(table: Script) -> None:
    batman(table).hand(ME, "Black Canary")
    table.line_up("The Penguin", "Robin", "Oracle", "Superman", "Red Robin").normal()
    table.play("Black Canary").asks(ME, "destroy", ["The Penguin", "none"]).answer("The Penguin")
    assert table.power == 2 + 3


@pytest.mark.book("BJ-061", "Batman vs. The Joker: Clarifications; Killer Croc as Black Canary")
@pytest.mark.parametrize(("other", "power"), [("Batarang", 3), ("Oracle", 2)])
def test_bj_061_killer_croc_gets_one_power_for_the_last_hero(
    table: Script, other: str, power: int
) -> None:
    joker(table).hand(ME, "Killer Croc").line_up("Robin", other, "Bane").confront(FOE)
    heroes = ["Robin", "Oracle"] if other == "Oracle" else ["Robin"]
    table.play("Killer Croc").asks(ME, "destroy", [*heroes, "none"]).answer("Robin")
    assert table.power == power
    assert table.destroyed == ["Robin"]


# --- Lucius Fox -------------------------------------------------------------------------------


@pytest.mark.book("BJ-062", "Batman vs. The Joker: Clarifications; Lucius Fox")
def test_bj_062_lucius_fox_and_a_block_add_up(table: Script) -> None:
    rest = ("Red Robin", "Superman", "The Penguin")
    joker(table).hand(ME, "Two-Face", *rest).hand(FOE, "Lucius Fox", "Grappling Hook", "Punch")
    table.confront(FOE).play("Two-Face").asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 0")
    table.asks(FOE, "defend", ["Lucius Fox", "none"]).answer("Lucius Fox")
    assert cards(table, FOE) == ["Grappling Hook", "Punch"]
    assert (table.power, table.cost_of(FOE)) == (1, 10)
    assert plays(table, *rest).power == 11
    table.done().asks(FOE, "block", ["Grappling Hook", "none"]).answer("Grappling Hook")
    assert table.cost_of(FOE) == 9 + 1 + 2
    no_block(table)
    assert table.score_of(ME) == []
    assert table.discard_of(FOE) == ["Lucius Fox", "Grappling Hook"]
    assert (table.level_of(FOE), table.cost_of(FOE)) == (1, 9)


@pytest.mark.book("BJ-063", "Batman vs. The Joker: Clarifications; Lucius Fox is no Block")
def test_bj_063_lucius_fox_does_not_block(table: Script) -> None:
    joker(table).hand(ME, *NINE).hand(FOE, "Lucius Fox").confront(FOE)
    no_block(plays(table, *NINE).done())
    assert table.score_of(ME) == ["Batman"]
    assert table.hand_of(FOE) == ["Lucius Fox"]


@pytest.mark.book("BJ-064", "Batman vs. The Joker: Clarifications; Lucius Fox in a normal turn")
def test_bj_064_without_a_confrontation_the_cost_is_of_no_use(table: Script) -> None:
    joker(table).hand(ME, "Laughing Gas").hand(FOE, "Lucius Fox")
    table.play("Laughing Gas").asks(FOE, "defend", ["Lucius Fox", "none"]).answer("Lucius Fox")
    assert table.weaknesses_left == 10
    assert table.discard_of(FOE) == ["Lucius Fox"]
    assert table.cost_of(FOE) == 10
    assert table.end().cost_of(FOE) == 9
    assert table.end().cost_of(FOE) == 9
    assert table.active == ME


@pytest.mark.book("BJ-065", "Batman vs. The Joker: Attacks and Defenses; one Defense per Attack")
def test_bj_065_two_of_them_answer_two_attacks(table: Script) -> None:
    joker(table).hand(ME, "Two-Face", "Laughing Gas").hand(FOE, "Lucius Fox", "Lucius Fox")
    table.confront(FOE).play("Two-Face").asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 0")
    table.asks(FOE, "defend", ["Lucius Fox", "none"]).answer("Lucius Fox")
    assert table.table.ask_of(FOE) is None
    assert table.cost_of(FOE) == 10
    table.play("Laughing Gas")
    table.asks(FOE, "defend", ["Lucius Fox", "none"]).answer("Lucius Fox")
    assert table.cost_of(FOE) == 11
    assert table.weaknesses_left == 10


# --- Poison Ivy -------------------------------------------------------------------------------


@pytest.mark.book("BJ-066", "Batman vs. The Joker: Clarifications; Poison Ivy")
def test_bj_066_a_block_lost_to_poison_ivy_adds_nothing(table: Script) -> None:
    joker(table).hand(ME, "Poison Ivy").hand(FOE, "Superman", "Grappling Hook").confront(FOE)
    no_defense(table.play("Poison Ivy"))
    table.asks(FOE, "discard", ["Superman", "Grappling Hook"]).answer("Grappling Hook")
    assert (table.power, table.cost_of(FOE)) == (2, 9)
    assert table.discard_of(FOE) == ["Grappling Hook"]
    table.done().asks(FOE, "block", ["Superman", "none"]).answer("Superman")
    assert table.score_of(ME) == []


@pytest.mark.book("BJ-067", "Batman vs. The Joker: Attacks and Defenses; Poison Ivy avoided")
def test_bj_067_a_defense_keeps_the_block(table: Script) -> None:
    joker(table).hand(ME, "Poison Ivy").hand(FOE, "Batarang", "Superman").deck(FOE, "Robin")
    table.play("Poison Ivy").asks(FOE, "defend", ["Batarang", "none"]).answer("Batarang")
    assert table.hand_of(FOE) == ["Superman", "Robin"]
    assert table.discard_of(FOE) == ["Batarang"]
    assert table.power == 2


@pytest.mark.book("BJ-067", "Batman vs. The Joker: Attacks and Defenses; Poison Ivy avoided")
def test_bj_067_without_a_block_nothing_is_lost(table: Script) -> None:
    joker(table).hand(ME, "Poison Ivy").hand(FOE, "Red Robin", "Punch").play("Poison Ivy")
    no_defense(table)
    assert cards(table, FOE) == ["Punch", "Red Robin"]
    assert table.power == 2


# --- Batman 15, The Joker 15 ------------------------------------------------------------------


@pytest.mark.book("BJ-068", "Batman vs. The Joker: Clarifications; Batman 15")
@pytest.mark.parametrize(("confronts", "power"), [(True, 14), (False, 11)])
def test_bj_068_batman_15_counts_each_card(table: Script, confronts: bool, power: int) -> None:
    hand = ("Grappling Hook", "Grappling Hook", "Red Robin", "Punch", "Kick")
    batman(table, 3).hand(ME, *hand)
    assert plays(table.confront(FOE) if confronts else table.normal(), *hand).power == power


@pytest.mark.book("BJ-069", "Batman vs. The Joker: Clarifications; The Joker 15")
def test_bj_069_the_joker_15_counts_each_card(table: Script) -> None:
    hand = ("The Penguin", "Kick", "Insanity", "Joy Buzzer")
    joker(table, 3).hand(ME, *hand, "Punch").hand(FOE, "Robin", "Oracle").confront(FOE)
    plays(table, *hand).asks(FOE, "discard", ["Robin", "Oracle"]).answer("Robin")
    assert table.play("Punch").power == 2 + 2 + 1 + 1 + 1 + 3
    assert table.hand_of(FOE) == ["Oracle"]


# --- Red Hood ---------------------------------------------------------------------------------


def red_hood(table: Script, *held: str) -> Script:
    """Confront with Red Hood and others a foe who holds these; keep a Vulnerability in hand."""
    batman(table).discard(ME, "Weakness", "Punch").hand(FOE, *held)
    table.hand(ME, "Red Hood", "Superman", "Talia Al Ghul", "Vulnerability")
    table.deck(ME, *["Kick"] * 5)
    table.confront(FOE).play("Red Hood")
    assert table.power == 2
    return plays(table, "Superman", "Talia Al Ghul")


@pytest.mark.book("BJ-070", "Batman vs. The Joker: Clarifications; Red Hood")
def test_bj_070_red_hood_waits_for_the_success(table: Script) -> None:
    assert red_hood(table).power == 9
    table.done().asks(ME, "destroy", ["Vulnerability", "Weakness", "Punch", "none"])
    assert table.score_of(ME) == ["The Joker"]
    table.answer("Vulnerability")
    table.asks(ME, "destroy", ["Weakness", "Punch", "none"]).answer("Weakness")
    assert sorted(table.destroyed) == ["Vulnerability", "Weakness"]
    assert sorted(table.discard_of(ME)) == ["Punch", "Red Hood", "Superman", "Talia Al Ghul"]
    assert table.active == FOE


@pytest.mark.book("BJ-071", "Batman vs. The Joker: Clarifications; Red Hood without success")
def test_bj_071_after_a_failure_nothing_is_destroyed(table: Script) -> None:
    red_hood(table, "Harley Quinn").done()
    table.asks(FOE, "block", ["Harley Quinn", "none"]).answer("Harley Quinn")
    assert table.active == FOE
    assert table.destroyed == []


@pytest.mark.book("BJ-071", "Batman vs. The Joker: Clarifications; Red Hood without success")
def test_bj_071_in_a_normal_turn_he_is_two_power(table: Script) -> None:
    batman(table).hand(ME, "Red Hood", "Vulnerability").play("Red Hood")
    assert table.power == 2
    table.end()
    assert table.destroyed == []


@pytest.mark.book("BJ-072", "Batman vs. The Joker: End of Game; Red Hood and the last Character")
def test_bj_072_the_game_is_over_before_anything_is_destroyed(table: Script) -> None:
    batman(table, 1, 3).discard(ME, "Weakness").hand(ME, "Red Hood", *["Punch"] * 13, "Kick")
    plays(table.confront(FOE), "Red Hood", *["Punch"] * 13).done()
    assert table.table.over
    assert table.destroyed == []
    assert table.discard_of(ME) == ["Weakness"]


@pytest.mark.book("BJ-073", "Batman vs. The Joker: Clarifications; Red Hood after the success")
def test_bj_073_he_cannot_be_played_once_it_is_over(table: Script) -> None:
    batman(table).hand(ME, *NINE, "Red Hood", "Vulnerability").deck(ME, *["Kick"] * 5)
    plays(table.confront(FOE), *NINE).done()
    assert table.score_of(ME) == ["The Joker"]
    table.asks(FOE, "announce", ["confront 0", "normal"])
    assert sorted(table.discard_of(ME)) == sorted([*NINE, "Red Hood", "Vulnerability"])
    assert table.destroyed == []


# --- The Riddler ------------------------------------------------------------------------------


@pytest.mark.book("BJ-074", "Batman vs. The Joker: Clarifications; The Riddler")
def test_bj_074_the_riddler_gains_the_card_that_was_shown(table: Script) -> None:
    joker(table).hand(ME, "The Riddler", "Talia Al Ghul").main_deck("Laughing Gas", "Superman")
    assert plays(table, "The Riddler", "Talia Al Ghul").power == 4
    table.use("The Riddler").asks(FOE, "choose", ["mode 0", "mode 1"])
    assert table.power == 1
    assert "laughing-gas" in str(table.table.view(FOE).ask)
    assert "superman" not in str(table.table.view(FOE))
    table.answer("mode 0")
    assert table.discard_of(ME) == ["Laughing Gas"]
    assert table.main_deck_now == ["Superman"]
    assert "superman" not in str(table.table.view(FOE))


@pytest.mark.book("BJ-075", "Batman vs. The Joker: Clarifications; The Riddler's next card")
def test_bj_075_the_shown_card_returns_if_the_next_one_is_chosen(table: Script) -> None:
    joker(table).hand(ME, "The Riddler", "The Riddler", "Talia Al Ghul", "Red Robin", "Kick")
    table.main_deck("Laughing Gas", "Superman", "Robin").line_up("Scarecrow", "Bane", "Oracle")
    plays(table, "The Riddler", "Talia Al Ghul")
    table.use("The Riddler").asks(FOE, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    assert table.discard_of(ME) == ["Superman"]
    assert table.main_deck_now == ["Laughing Gas", "Robin"]
    assert table.play("Red Robin").power == 5
    assert "use The Riddler" not in table.turn_options()
    table.play("The Riddler")
    assert "use The Riddler" in table.turn_options()
    table.use("The Riddler").asks(FOE, "choose", ["mode 0", "mode 1"]).answer("mode 0")
    assert table.discard_of(ME) == ["Superman", "Laughing Gas"]
    assert table.power == 3
    assert "use The Riddler" not in table.turn_options()


@pytest.mark.book("BJ-076", "Batman vs. The Joker: Confronting Your Opponent; paying is not buying")
def test_bj_076_what_is_paid_in_a_confrontation_is_gone(table: Script) -> None:
    hand = ("The Riddler", "Superman", "Red Robin", "Talia Al Ghul")
    joker(table).hand(ME, *hand).deck(ME, *["Vulnerability"] * 6).main_deck("Insanity", "Robin")
    assert plays(table.confront(FOE), *hand).power == 12
    assert table.turn_options() == ["done", "use The Riddler"]
    table.use("The Riddler").asks(FOE, "choose", ["mode 0", "mode 1"]).answer("mode 0")
    assert table.discard_of(ME) == ["Insanity"]
    assert table.power == 9
    table.done()
    assert table.score_of(ME) == ["Batman"]
    assert table.hand_of(ME) == ["Vulnerability"] * 6


# --- Scarecrow, World's Greatest Detective ----------------------------------------------------


@pytest.mark.book("BJ-077", "Batman vs. The Joker: Clarifications; Scarecrow avoided")
def test_bj_077_scarecrow_counts_though_his_attack_was_avoided(table: Script) -> None:
    joker(table).hand(ME, "Scarecrow").hand(FOE, "Lucius Fox")
    table.discard(FOE, "Weakness", "Weakness").confront(FOE).play("Scarecrow")
    table.asks(FOE, "defend", ["Lucius Fox", "none"]).answer("Lucius Fox")
    assert table.discard_of(FOE) == ["Weakness", "Weakness", "Lucius Fox"]
    assert (table.power, table.cost_of(FOE)) == (4, 10)


@pytest.mark.book("BJ-078", "Batman vs. The Joker: Clarifications; Scarecrow hits")
@pytest.mark.parametrize(("confronts", "power"), [(True, 4), (False, 0)])
def test_bj_078_the_new_weakness_counts_too(table: Script, confronts: bool, power: int) -> None:
    joker(table).hand(ME, "Scarecrow").hand(FOE, "Punch").discard(FOE, "Weakness")
    no_defense((table.confront(FOE) if confronts else table.normal()).play("Scarecrow"))
    assert table.discard_of(FOE) == ["Weakness", "Weakness"]
    assert table.power == power


@pytest.mark.book("BJ-079", "Batman vs. The Joker: Clarifications; World's Greatest Detective")
def test_bj_079_it_is_shown_against_every_attack(table: Script) -> None:
    joker(table).hand(ME, "Two-Face", "Laughing Gas", "Poison Ivy").deck(FOE, "Robin")
    table.hand(FOE, DETECTIVE, "Superman").play("Two-Face")
    table.asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 1")  # even
    table.asks(FOE, "defend", [DETECTIVE, "none"]).answer(DETECTIVE)
    for name in ("Laughing Gas", "Poison Ivy"):
        table.play(name).asks(FOE, "defend", [DETECTIVE, "none"]).answer(DETECTIVE)
    assert cards(table, FOE) == ["Superman", DETECTIVE]
    assert (table.discard_of(FOE), table.deck_of(FOE)) == ([], ["Robin"])
    assert table.power == 1 + 2 + 2


@pytest.mark.book("BJ-080", "Batman vs. The Joker: Clarifications; what it does not stop")
def test_bj_080_it_is_discarded_to_joy_buzzer(table: Script) -> None:
    joker(table).hand(ME, "Joy Buzzer").hand(FOE, DETECTIVE).confront(FOE).play("Joy Buzzer")
    assert (table.hand_of(FOE), table.discard_of(FOE)) == ([], [DETECTIVE])


@pytest.mark.book("BJ-080", "Batman vs. The Joker: Clarifications; what it does not stop")
def test_bj_080_it_is_no_block(table: Script) -> None:
    no_block(joker(table).hand(FOE, DETECTIVE).confront(FOE).done())
    assert table.hand_of(FOE) == [DETECTIVE]


@pytest.mark.book("BJ-081", "Batman vs. The Joker: Attacks and Defenses; one Defense per Attack")
@pytest.mark.parametrize(
    ("used", "held", "pile"),
    [(DETECTIVE, ["Batarang", DETECTIVE], []), ("Batarang", ["Robin", DETECTIVE], ["Batarang"])],
)
def test_bj_081_after_one_defense_no_other_is_offered(
    table: Script, used: str, held: list[str], pile: list[str]
) -> None:
    joker(table).hand(ME, "Laughing Gas").hand(FOE, DETECTIVE, "Batarang").deck(FOE, "Robin")
    table.play("Laughing Gas")
    table.asks(FOE, "defend", [DETECTIVE, "Batarang", "none"]).answer(used)
    assert table.table.ask_of(FOE) is None
    assert (cards(table, FOE), table.discard_of(FOE)) == (held, pile)
    assert table.weaknesses_left == 10
