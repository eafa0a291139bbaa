"""Examples of mixtures for two and three in which cards leave the game (MX-053, MX-054)."""

from __future__ import annotations

import pytest
from mx_tables import DUEL, TOP_CARD, WORD, says
from script import FOE, ME, Script

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
