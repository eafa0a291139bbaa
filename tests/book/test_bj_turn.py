"""Batman vs. The Joker: the examples of Gameplay and Ending Your Turn."""

from __future__ import annotations

from collections import Counter

import pytest
from bj_table import CALM, batman, joker, plays, verdict
from script import FOE, ME, Script


@pytest.mark.book("BJ-006", "Batman vs. The Joker: Sample Turn Sequence; four Power buy Huntress")
def test_bj_006_four_punches_buy_huntress(table: Script) -> None:
    batman(table).hand(ME, *["Punch"] * 4, "Vulnerability").deck(ME, *["Punch"] * 5)
    table.line_up("Huntress", *CALM[:4]).main_deck("Bane", "Robin").normal()
    plays(table, *["Punch"] * 4)
    assert table.turn_options() == ["buy Huntress", "buy Kick", "end", "play Vulnerability"]
    table.buy("Huntress")
    assert table.power == 0
    assert table.discard_of(ME) == ["Huntress"]
    table.end()
    assert sorted(table.discard_of(ME)) == ["Huntress", *["Punch"] * 4, "Vulnerability"]
    assert table.hand_of(ME) == ["Punch"] * 5
    assert sorted(table.line_up_now) == sorted(["Bane", *CALM[:4]])
    assert table.main_deck_now == ["Robin"]
    table.asks(FOE, "announce", ["confront 0", "normal"])


@pytest.mark.book("BJ-007", "Batman vs. The Joker: Turn Sequence; buying without a Confrontation")
def test_bj_007_who_plays_a_card_first_may_buy_and_no_longer_confront(table: Script) -> None:
    batman(table).hand(ME, "Superman")
    table.asks(ME, "announce", ["confront 1", "normal"]).answer("normal").play("Superman")
    assert table.turn_options() == ["buy Kick", "end"]


@pytest.mark.book("BJ-008", "Batman vs. The Joker: Order of Playing Your Cards; after a purchase")
def test_bj_008_a_card_bought_this_turn_is_drawn_and_played(table: Script) -> None:
    batman(table).hand(ME, "Punch", "Punch", "Batwoman").line_up("The Penguin", *CALM[:4])
    plays(table, "Punch", "Punch").buy("The Penguin").play("Batwoman")
    assert table.hand_of(ME) == ["The Penguin"]
    assert (table.deck_of(ME), table.discard_of(ME)) == ([], [])
    assert table.play("The Penguin").power == 3


@pytest.mark.book("BJ-009", "Batman vs. The Joker: Setup 3; Kicks while the stack lasts")
def test_bj_009_the_last_kick_is_bought_once_and_a_destroyed_one_does_not_return(
    table: Script,
) -> None:
    joker(table).hand(ME, "Superman", "The Penguin", "Bane", "Punch")
    table.line_up("Killing Joke", "The Bat-Signal", "Ra's Al Ghul", "Scarecrow", "Hugo Strange")
    table.discard(FOE, *["Kick"] * 5).hand(FOE, "Kick", "Kick")
    plays(table, "Superman", "The Penguin")
    assert table.power == 6
    assert "buy Kick" in table.turn_options()
    table.buy("Kick")
    assert table.power == 3
    assert table.turn_options() == ["end", "play Bane", "play Punch"]
    table.play("Bane").asks(ME, "destroy", ["Punch", "Kick", "none"]).answer("Kick")
    assert table.destroyed == ["Kick"]
    assert table.power == 4
    assert table.turn_options() == ["end", "play Punch"]
    table.end()
    assert not table.table.over
    plays(table.normal(), "Kick", "Kick")
    assert table.power == 4
    assert table.turn_options() == ["end"]


def last_purchases(table: Script) -> Script:
    """Let Batman buy three cards over a main deck of two."""
    batman(table).hand(ME, "Red Robin", "Kick").deck(ME, "Superman", *["Punch"] * 4)
    table.line_up("The Penguin", "The Riddler", "Victor Zsasz", "Scarecrow", "Wayne Manor")
    table.main_deck("Robin", "Oracle")
    plays(table, "Red Robin", "Kick").buy("The Penguin").buy("The Riddler").buy("Victor Zsasz")
    return table.end()


@pytest.mark.book("BJ-010", "Batman vs. The Joker: Ending Your Turn; drawing and refilling")
def test_bj_010_the_refill_fails_and_all_cards_count(table: Script) -> None:
    last_purchases(table)
    assert verdict(table) == ("G1", (ME,), (2 + 1 + 3 * 1 + 3, 0))
    assert len(table.line_up_now) == 4
    assert table.main_deck_now == []
    assert table.table.asks == ()


@pytest.mark.book("BJ-010", "Batman vs. The Joker: Ending Your Turn; drawing and refilling")
def test_bj_010_the_hand_is_drawn_before_the_line_up_is_refilled() -> None:
    table = last_purchases(Script())  # a fork keeps no log
    moved = [
        (event.from_.zone, event.to.zone)
        for event in table.table.events(ME)
        if event.kind == "move"
    ]
    ends = moved[moved.index(("in-play", "discard")) :]
    order = list(dict.fromkeys(ends))
    assert order[:3] == [("in-play", "discard"), ("deck", "hand"), ("main-deck", "line-up")]


@pytest.mark.book("BJ-011", "Batman vs. The Joker: End of Turn 2 to 5; what is put away and drawn")
def test_bj_011_the_extra_card_comes_with_the_five(table: Script) -> None:
    batman(table).line_up("Grappling Hook", *CALM[:4]).deck(ME, "Punch")
    played = ["The Penguin", "Lucius Fox", *["Vulnerability"] * 3]
    table.hand(ME, *played, "Batwoman")
    plays(table, *played).buy("Grappling Hook")
    assert table.discard_of(ME) == ["Grappling Hook"]
    table.end()
    held, left = table.hand_of(ME), table.deck_of(ME)
    assert (len(held), len(left), table.discard_of(ME)) == (6, 2, [])
    assert held[0] == "Punch"
    assert Counter(held[1:] + left) == Counter([*played, "Batwoman", "Grappling Hook"])


@pytest.mark.book("BJ-012", "Batman vs. The Joker: Gameplay; Vulnerability and Weakness played")
def test_bj_012_they_may_be_played_and_do_nothing(table: Script) -> None:
    joker(table, 3).hand(ME, "Vulnerability", "Weakness", "Kick").confront(FOE)
    assert table.turn_options() == ["done", "play Kick", "play Vulnerability", "play Weakness"]
    assert plays(table, "Vulnerability", "Weakness").power == 0
    assert table.play("Kick").power == 2 + 1
    assert table.in_play_of(ME) == ["Vulnerability", "Weakness", "Kick"]
