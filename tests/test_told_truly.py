"""The record tells the truth: what is borrowed, gained and done is told as it was, and of whom."""

from __future__ import annotations

import pytest
from script import FOE, ME, THIRD, Script

from archrivals.speech.table_talk import event_lines, you

PEOPLE = ("Ann", "Bob", "Cy", "Dee")
SPECTATOR = -1


def told(table: Script, seat: int = SPECTATOR, language: str = "en") -> list[str]:
    """What a seat hears of the first turn, without its beginning."""
    s = table.table.state
    names = [you(language) if each == seat else PEOPLE[each] for each in range(s.seats)]
    lines = event_lines(table.table.events(seat), names, s.cat, language)
    return lines[1 + next(at for at, line in enumerate(lines) if " 1: " in line) :]


# --- Borrowed cards ---------------------------------------------------------------------------


def granny() -> Script:
    table = Script().hand(ME, "Granny Goodness").line_up("Brother Blood", "Sciencell")
    return table.play("Granny Goodness")


def test_a_card_that_granny_goodness_plays_comes_from_the_line_up() -> None:
    assert told(granny()) == [
        "Ann plays Granny Goodness.",
        "Ann plays Brother Blood from the Line-Up (+4 Power; Granny Goodness).",
    ]


def test_it_is_back_at_the_end_of_the_turn_for_it_came_from_there() -> None:
    assert "Brother Blood is back in the Line-Up." in told(granny().end())


def test_a_card_that_shazam_plays_comes_off_the_main_deck_and_is_back_there() -> None:
    table = Script().hand(ME, "Shazam!").main_deck("Brother Blood").play("Shazam!")
    assert told(table) == [
        "Ann plays Shazam! (+2 Power).",
        "Ann plays Brother Blood off the main deck (+4 Power; Shazam!).",
        "Brother Blood is back on top of the main deck (Shazam!).",
    ]


def test_another_copy_of_the_card_that_plays_it_is_no_card_from_hand() -> None:
    table = Script().hand(ME, "Shazam!").main_deck("Shazam!", "Brother Blood").play("Shazam!")
    assert "Ann plays Shazam! off the main deck (+2 Power; Shazam!)." in told(table)


def catwoman() -> Script:
    table = Script().box("rivals-batman-joker").hand(ME, "Catwoman")
    return table.deck(FOE, "Red Robin", "Punch").confront(FOE).play("Catwoman")


def test_a_card_that_catwoman_plays_goes_to_the_discard_pile_and_is_not_back() -> None:
    assert told(catwoman())[1:] == [
        "Ann plays Catwoman (+2 Power).",
        "Ann plays Red Robin from Bob's deck (+4 Power; Catwoman).",
        "Ann puts Red Robin into Bob's discard pile (Catwoman).",
    ]


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "Ann plays Red Robin from your deck (+4 Power; Catwoman).",
                "Ann puts Red Robin into your discard pile (Catwoman).",
            ],
        ),
        (
            "de",
            [
                "Ann spielt Red Robin aus deinem Deck (+4 Kraft; Catwoman).",
                "Ann legt Red Robin auf deinen Ablagestapel (Catwoman).",
            ],
        ),
        (
            "es",
            [
                "Ann juega Red Robin de tu mazo (+4 de Poder; Catwoman).",
                "Ann pone Red Robin en tu pila de descarte (Catwoman).",
            ],
        ),
    ],
)
def test_the_foe_whose_card_it_is_hears_whose_it_was(language: str, lines: list[str]) -> None:
    assert told(catwoman(), FOE, language)[2:] == lines


def test_a_card_that_word_of_power_plays_goes_into_the_line_up_and_is_not_back() -> None:
    table = Script().box("rivals-shazam-black-adam").level(ME, 3).hand(ME, "Word of Power")
    table.main_deck("Hippolyta", "Punch").confront(FOE).play("Word of Power")
    table.asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    assert told(table)[3:6] == [
        "Ann returns Word of Power to its stack.",
        "Ann plays Hippolyta off the main deck (+2 Power; Word of Power).",
        "Ann puts Hippolyta into the Line-Up (Word of Power).",
    ]


def test_a_card_that_the_joker_plays_names_him() -> None:
    table = Script().box("rivals-batman-joker").hero(ME, "The Joker").level(ME, 2)
    table.main_deck("Red Robin", "Robin").hand(ME, "The Penguin", "Kick")
    table.play("The Penguin").play("Kick")
    assert told(table) == [
        "Ann plays The Penguin and Kick (+4 Power).",
        "Ann plays Red Robin off the main deck (+4 Power; The Joker, Level 2).",
        "Red Robin is back on top of the main deck (The Joker, Level 2).",
    ]


# --- Gains ------------------------------------------------------------------------------------


def test_cheetah_gains_and_does_not_take() -> None:
    table = Script().box("confrontations").players(2).hero(ME, "Superman")
    table.hand(ME, "Cheetah").line_up("Krypto", "Zod", "Ares").play("Cheetah")
    table.asks(ME, "gain", ["Krypto", "none"]).answer("Krypto")
    assert told(table)[-1] == "Ann gains Krypto from the Line-Up (Cheetah)."
    assert told(table, FOE, "de")[-1] == "Ann erhält Krypto aus der Aufstellung (Cheetah)."
    assert told(table, FOE, "es")[-1] == "Ann obtiene Krypto de la Alineación (Cheetah)."


def test_lex_luthor_gains_the_cheaper_card() -> None:
    table = Script().box("confrontations").players(2).hero(ME, "Lex Luthor")
    table.hero(FOE, "Superman").hand(ME, *["Enhanced Strength"] * 3)
    table.line_up("Superboy", "Krypto")
    for _ in range(3):
        table.play("Enhanced Strength")
    table.buy("Superboy")
    assert told(table)[-1] == "Ann gains Krypto from the Line-Up (Lex Luthor, Level 1)."


def test_the_riddler_gains_off_the_main_deck() -> None:
    table = Script().box("base-set").hand(ME, "The Riddler", "Super Strength")
    table.main_deck("Lobo", "Robin").play("The Riddler")
    table.asks(ME, "instead", ["yes", "no"]).answer("yes")
    table.play("Super Strength").use("The Riddler")
    assert told(table)[-1] == "Ann gains Lobo off the main deck (The Riddler)."


def test_hermes_gains_for_his_player_into_the_pile_of_another() -> None:
    table = Script().box("confrontations").players(2).hero(ME, "Superman")
    table.hand(ME, "Hermes").line_up("Zod", "Ares")
    table.play("Hermes").asks(ME, "player", ["seat 0", "seat 1"]).answer("seat 1")
    line = "Ann gains Zod from the Line-Up into your discard pile (Hermes)."
    assert told(table, FOE)[-1] == line


# --- Who did it -------------------------------------------------------------------------------


def test_wonder_woman_destroys_a_card_of_her_teammate() -> None:
    table = Script().box("confrontations").players(4)
    for seat, name in enumerate(("Wonder Woman", "Felix Faust", "Superman", "Lex Luthor")):
        table.hero(seat, name)
    table.hand(ME, *["Enhanced Strength"] * 3).discard(THIRD, "Vulnerability")
    table.line_up("Flight", "Zod")
    for _ in range(3):
        table.play("Enhanced Strength")
    table.buy("Flight").asks(ME, "destroy", ["Flight", "Vulnerability", "none"])
    table.answer("Vulnerability")
    why = "(Wonder Woman, Level 1)"
    assert told(table)[-1] == f"Ann destroys Vulnerability from Cy's discard pile {why}."
    assert told(table, THIRD)[-1] == f"Ann destroys Vulnerability from your discard pile {why}."
    assert told(table, ME)[-1] == f"You destroy Vulnerability from Cy's discard pile {why}."


def test_x_ray_vision_lets_each_foe_reveal_their_own_card() -> None:
    table = Script().box("base-set").players(3).hand(ME, "X-Ray Vision")
    table.deck(FOE, "Doomsday", "Punch").deck(THIRD, "Catwoman").play("X-Ray Vision")
    table.asks(ME, "play", ["Catwoman", "Doomsday", "none"]).answer("Doomsday")
    assert told(table, FOE) == [
        "Ann plays X-Ray Vision.",
        "You reveal Doomsday (X-Ray Vision).",
        "Cy reveals Catwoman (X-Ray Vision).",
        "Ann plays Doomsday from your deck (+4 Power; X-Ray Vision).",
        "Doomsday is back on top of your deck (X-Ray Vision).",
    ]


def test_the_line_up_is_destroyed_by_somebody() -> None:
    table = Script().box("rivals-shazam-black-adam").hand(ME, "Death")
    table.line_up("Hippolyta", "Isis").play("Death")
    table.asks(ME, "destroy", ["Hippolyta", "Isis", "none"]).answer("Isis")
    table.asks(ME, "destroy", ["Hippolyta", "none"]).answer("none")
    assert "Ann destroys Isis in the Line-Up (Death)." in told(table)


def test_a_destroyed_weakness_that_returns_is_told_as_destroyed() -> None:
    table = Script().box("rivals-shazam-black-adam").hand(ME, "Isis").discard(ME, "Weakness")
    table.play("Isis").asks(ME, "destroy", ["Weakness", "none"]).answer("Weakness")
    line = "Ann destroys Weakness from their discard pile, back to the Weakness stack (Isis)."
    assert told(table)[-1] == line


def test_a_deck_that_is_put_into_the_discard_pile_is_not_discarded() -> None:
    table = Script().hand(ME, "Crimson Whirlwind").deck(ME, "Kick", "Punch")
    table.play("Crimson Whirlwind").asks(ME, "may", ["yes", "no"]).answer("yes")
    line = "Ann puts Punch and Kick from their deck into their discard pile (Crimson Whirlwind)."
    assert told(table)[-1] == line


def test_a_hunted_super_villain_is_gained_by_the_hunter() -> None:
    table = Script().variants("hunt").hand(ME, *["Kick"] * 5).discard(FOE, "Graves")
    for _ in range(5):
        table.play("Kick")
    table.hunt("Graves")
    assert told(table)[-1] == "Ann gains Graves from Bob's discard pile for 9 Power."
