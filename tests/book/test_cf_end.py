"""Confrontations: the examples of the end of the game."""

from __future__ import annotations

import pytest
from cf_table import CF, ES, P1, P2, P3, P4, four, nothing, plays, verdict
from script import Script

SIXTEEN = (
    *("Ares", "Apollo"),  # 3 Victory Points each
    *("Orion", "Poseidon", "Strife", "Doctor Fate", "First Born"),  # 2 each
)


BOTH = ["confront 1", "confront 3", "normal"]


def two_purchases(table: Script, *main_deck: str) -> Script:
    """Let Lex Luthor buy two cards and end his turn over these of the main deck."""
    four(table, P2).hand(P2, *["Punch"] * 4).deck(P2, *["Vulnerability"] * 5)
    table.line_up("Tula", "Pots!", "Ares", "Orion", "Strife").main_deck(*main_deck)
    return plays(table, *["Punch"] * 4).buy("Tula").buy("Pots!").end()


@pytest.mark.book("CF-090", "Confrontations: End of Game; the Line-Up is not full")
def test_cf_090_the_game_ends_at_once_when_a_slot_stays_empty(table: Script) -> None:
    two_purchases(table, "Mera")
    assert verdict(table) == ("G1", (P2, P4), (0, 1 + 1, 0, 0))
    assert sorted(table.line_up_now) == ["Ares", "Mera", "Orion", "Strife"]
    assert table.main_deck_now == []
    assert table.table.asks == ()


@pytest.mark.book("CF-090", "Confrontations: End of Game; the Line-Up is not full")
def test_cf_090_the_hand_is_drawn_before_that() -> None:
    table = two_purchases(Script(), "Mera")  # a fork keeps no log
    moved = [
        (event.from_.zone, event.to.zone)
        for event in table.table.events(P2)
        if event.kind == "move"
    ]
    ends = moved[moved.index(("in-play", "discard")) :]
    order = list(dict.fromkeys(ends))
    assert order[:3] == [("in-play", "discard"), ("deck", "hand"), ("main-deck", "line-up")]
    assert ends.count(("deck", "hand")) == 5


@pytest.mark.book("CF-091", "Confrontations: End of Game; an empty main deck alone")
def test_cf_091_the_game_goes_on_until_a_slot_stays_empty(table: Script) -> None:
    two_purchases(table.box(CF).hand(P1, "Mera"), "Yawara", "Zod")
    assert (len(table.line_up_now), table.main_deck_now) == (5, [])
    nothing(table.asks(P3, "announce", BOTH).answer("normal").end(), "assist", P1)
    nothing(table.end(), "assist", P2)
    table.asks(P1, "announce", BOTH).answer("normal").play("Mera").buy("Yawara")
    assert not table.table.over
    table.end()
    assert verdict(table)[0] == "G1"
    assert len(table.line_up_now) == 4


@pytest.mark.book("CF-092", "Confrontations: End of Game; counting")
def test_cf_092_each_player_totals_alone_and_the_team_together(table: Script) -> None:
    four(table, P2, levels={P1: 2}).in_play(P2, "Lex Corp").hand(P2, "Zod", "Punch")
    table.discard(P2, "Apollo", "Weakness").deck(P2, "Scientific Genius").deck(P4, *[ES] * 4)
    table.place("score 1", "superman-1").deck(P1, "Ares", "Orion", "Strife").deck(P3, "Poseidon")
    table.main_deck().line_up("Mera").normal().end()
    assert verdict(table) == ("G1", (P2, P4), (3 + 2 + 2, 1 + 1 + 3 - 1 + 2 + 4, 2, 4))


@pytest.mark.book("CF-093", "Confrontations: End of Game; a tie")
def test_cf_093_a_tie_goes_to_the_team_with_more_characters(table: Script) -> None:
    four(table, P1, levels={P1: 2, P2: 2, P4: 2}).place("score 0", "lex-luthor-1", "circe-1")
    table.place("score 1", "superman-1").deck(P2, *[ES] * 16)
    table.deck(P1, *SIXTEEN[:2]).deck(P3, *SIXTEEN[2:5])
    table.main_deck().line_up().normal().end()
    assert verdict(table) == ("G1", (P1, P3), (8 + 6, 4 + 16, 6, 0))


@pytest.mark.book("CF-093", "Confrontations: End of Game; a tie")
def test_cf_093_equal_numbers_of_characters_share_the_win(table: Script) -> None:
    four(table, P1, levels={P1: 2, P2: 2}).place("score 0", "lex-luthor-1")
    table.place("score 1", "superman-1").deck(P2, *[ES] * 16).deck(P1, *SIXTEEN)
    table.main_deck().line_up().normal().end()
    assert verdict(table) == ("G1", (P1, P2, P3, P4), (4 + 16, 4 + 16, 0, 0))
