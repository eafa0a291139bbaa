"""Examples of mixtures for two and three in which cards leave the game (MX-053, MX-054)."""

from __future__ import annotations

import pytest
from mx_tables import DUEL, THREE, TOP_CARD, WORD, plays, says
from script import FOE, ME, THIRD, Script

from archrivals.engine.state.flat import STACK, UNUSED

FOUR = ("Ares", "Impervious", "Bizarro", "Zod")


@pytest.mark.book("MX-053", "Confrontations: 2-Player Game Note; Shazam! vs. Black Adam")
@pytest.mark.parametrize("cards", [3, 5])
def test_mx_053_magog_is_replaced_at_once_when_a_word_of_power_brings_him(
    table: Script, cards: int
) -> None:
    """Play Magog without a second foe to switch to; he leaves, and the next card replaces him."""
    line_up = ["Zod", "Ares", "Tula", "Mera", "Orion"][:cards]
    table.mixture(DUEL).hand(ME, WORD).line_up(*line_up).main_deck("Magog", "Cyclone", "Krypto")
    table.confront(FOE)
    words = len(table.names(STACK))
    says(table, TOP_CARD)
    assert table.table.ask.kind == "turn"  # no foe to switch to
    assert table.power == 3
    assert len(table.names(STACK)) == words + 1
    assert sorted(table.line_up_now) == sorted([*line_up, "Cyclone"])
    assert table.main_deck_now == ["Krypto"]
    assert "Magog" in table.names(UNUSED)
    assert table.in_play_of(ME) == table.destroyed == []


@pytest.mark.book("MX-054", "Confrontations: Variants; Shazam! vs. Black Adam: Weakness")
def test_mx_054b_weaknesses_in_play_return_before_their_player_is_out(table: Script) -> None:
    """Return what is controlled at the defeat; all else that the player owned leaves the game."""
    table.mixture(THREE).options(first=THIRD).level(ME, 3).level(FOE, 3)
    table.in_play(ME, "Weakness", "Weakness").discard(ME, WORD, "Weakness").hand(THIRD, *FOUR)
    table.confront(ME)
    weak, words = table.weaknesses_left, len(table.names(STACK))
    assert table.cost_of(ME) == 13
    plays(table, *FOUR).done()
    assert table.score_of(THIRD) == ["Shazam!"]
    assert table.table.state.out == {ME}
    assert not table.table.over
    assert table.weaknesses_left == weak + 2
    assert len(table.names(STACK)) == words
    assert table.in_play_of(ME) == table.discard_of(ME) == []
    left = table.names(UNUSED)
    assert (left.count("Weakness"), left.count(WORD)) == (1, 1)
    assert table.active == FOE
