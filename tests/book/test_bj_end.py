"""Batman vs. The Joker: the examples of the end of the game."""

from __future__ import annotations

import pytest
from bj_table import CALM, batman, joker, plays, verdict
from script import FOE, ME, Script

FIFTEEN = ("Talia Al Ghul", "The Penguin", "The Penguin", *["Punch"] * 8)
STRONG = (
    *("Superman", "Killing Joke", "The Bat-Signal"),  # 3 Victory Points each
    *("Black Canary", "Hugo Strange", "Ra's Al Ghul", "Scarecrow"),  # 2 each
    *("World's Greatest Detective", "Laughing Gas"),
)
"""Nine cards of 21 Victory Points in all."""
FIFTEEN_POINTS = (
    *["Kick"] * 8,
    *["Harley Quinn", "The Riddler", "The Penguin"] * 2,
    "Commissioner Gordon",
)


def ends(table: Script) -> Script:
    """End the turn over a Line-Up that cannot be refilled."""
    return table.main_deck().line_up().end()


@pytest.mark.book("BJ-039", "Batman vs. The Joker: End of Game; the third knock-out")
def test_bj_039_the_third_character_wins_whatever_the_points(table: Script) -> None:
    batman(table, 3, 3).hand(ME, *FIFTEEN).discard(ME, *["Weakness"] * 8)
    table.place("score 0", "the-joker-1", "the-joker-2").place("score 1", "batman-1", "batman-2")
    table.discard(FOE, *STRONG, *["Kick"] * 8, "Robin").confront(FOE)
    plays(table, *FIFTEEN)
    assert table.power == 15
    table.done()
    assert verdict(table) == ("G3", (ME,), (3 + 4 + 6 - 8, 21 + 8 + 1 + 4 + 6))
    assert table.table.asks == ()
    assert table.active == ME
    assert table.in_play_of(ME) == [*FIFTEEN]


@pytest.mark.book("BJ-040", "Batman vs. The Joker: End of Game; which condition comes first")
def test_bj_040_the_knock_out_comes_before_the_refill(table: Script) -> None:
    batman(table, 1, 3).hand(ME, *FIFTEEN).main_deck().line_up(*CALM[:3]).confront(FOE)
    plays(table, *FIFTEEN).done()
    assert verdict(table)[:2] == ("G3", (ME,))
    assert len(table.line_up_now) == 3


@pytest.mark.book("BJ-041", "Batman vs. The Joker: Weakness; none left")
def test_bj_041_a_defense_may_be_used_though_no_weakness_is_left(table: Script) -> None:
    joker(table).weaknesses(0).hand(ME, "Laughing Gas").hand(FOE, "Lucius Fox")
    table.play("Laughing Gas").asks(FOE, "defend", ["Lucius Fox", "none"]).answer("Lucius Fox")
    assert table.power == 2
    assert table.discard_of(FOE) == ["Lucius Fox"]
    assert table.weaknesses_left == 0


@pytest.mark.book("BJ-042", "Batman vs. The Joker: Weakness; at the end of the game")
def test_bj_042_each_weakness_costs_a_point(table: Script) -> None:
    batman(table, 2).deck(ME, *STRONG[:8], "Kick", *["Weakness"] * 3)
    table.deck(FOE, *["Kick"] * 7, "Laughing Gas", "Red Robin", "Robin")
    ends(table.place("score 1", "batman-1"))
    assert verdict(table) == ("G1", (ME,), (20 - 3, 12 + 4))


@pytest.mark.book("BJ-053", "Batman vs. The Joker: End of Game; the Line-Up is not full")
def test_bj_053_the_game_ends_after_the_draw_without_another_turn(table: Script) -> None:
    batman(table).hand(ME, "Superman").deck(ME, *["Punch"] * 5).main_deck("Robin")
    table.line_up("The Penguin", "Vicky Vale", *CALM[:3])
    table.play("Superman").buy("The Penguin").buy("Vicky Vale").end()
    assert verdict(table) == ("G1", (ME,), (3 + 1 + 1, 0))
    assert table.table.asks == ()
    assert sorted(table.line_up_now) == sorted([*CALM[:3], "Robin"])
    assert table.main_deck_now == []


@pytest.mark.book("BJ-054", "Batman vs. The Joker: End of Game; the Line-Up is just full")
def test_bj_054_a_full_line_up_over_an_empty_main_deck_plays_on(table: Script) -> None:
    batman(table).hand(ME, "Superman").deck(ME, *["Punch"] * 5).main_deck("Robin", "Oracle")
    table.line_up("The Penguin", "Vicky Vale", *CALM[:3])
    table.play("Superman").buy("The Penguin").buy("Vicky Vale").end()
    assert len(table.line_up_now) == 5
    assert table.main_deck_now == []
    table.asks(FOE, "announce", ["confront 0", "normal"]).answer("confront 0").done()
    table.asks(ME, "block", ["none"]).answer("none")
    assert not table.table.over
    table.asks(ME, "announce", ["confront 1", "normal"])


@pytest.mark.book("BJ-055", "Batman vs. The Joker: End of Game; defeated Characters")
def test_bj_055_defeated_characters_are_points_and_ones_own_are_not(table: Script) -> None:
    batman(table, 1, 3).place("score 0", "the-joker-1", "the-joker-2")
    ends(table.deck(ME, *FIFTEEN_POINTS).deck(FOE, *STRONG, "Red Robin", "Robin"))
    assert verdict(table) == ("G1", (ME,), (15 + 4 + 6, 24))


@pytest.mark.book("BJ-056", "Batman vs. The Joker: End of Game; a tie")
def test_bj_056_a_tie_goes_to_whoever_defeated_more_characters(table: Script) -> None:
    batman(table, 3, 2).place("score 0", "the-joker-1").deck(ME, *STRONG)
    ends(table.place("score 1", "batman-1", "batman-2").deck(FOE, *FIFTEEN_POINTS))
    assert verdict(table) == ("G1", (FOE,), (21 + 4, 15 + 4 + 6))


@pytest.mark.book("BJ-056", "Batman vs. The Joker: End of Game; a tie")
def test_bj_056_equal_numbers_of_characters_share_the_win(table: Script) -> None:
    batman(table, 2, 2).place("score 0", "the-joker-1").place("score 1", "batman-1")
    others = ("Red Robin", "Robin", "Oracle", "Bane", "Huntress")
    ends(table.deck(ME, *STRONG).deck(FOE, *FIFTEEN_POINTS, *others))
    assert verdict(table) == ("G1", (ME, FOE), (25, 25))
