"""Examples of mixtures in which two books speak of one event (MX-043, MX-048, MX-049 …)."""

from __future__ import annotations

import pytest
from mx_tables import (
    MATE,
    SHAZAM_WITH_ALL,
    TOP_CARD,
    TWO_POWER,
    WORD,
    cast,
)
from script import FOE, ME, Script

from archrivals.engine.state.flat import STACK

SEATS = ("Superman", "Lex Luthor", "Shazam!", "Black Adam")


@pytest.mark.book("MX-043", "Confrontations: Assist; Shazam! vs. Black Adam: Word of Power")
@pytest.mark.parametrize("half", [TWO_POWER, TOP_CARD])
def test_mx_043_a_word_of_power_played_as_an_assist_offers_both_halves(
    table: Script, half: str
) -> None:
    """Let the active player choose, who has all benefits of the card; his partner has played it."""
    cast(table, SHAZAM_WITH_ALL, *SEATS).hand(ME, "Lois Lane", "Wizard Staff", "Atom Smasher")
    table.hand(MATE, WORD).main_deck("Cyclone", "Envy").confront(FOE).play("Lois Lane")
    words = table.names(STACK).count(WORD)
    table.asks(MATE, "give-assist", [WORD, "none"]).answer(WORD)
    table.call().asks(MATE, "assist", [WORD, "none"]).answer(WORD)
    table.asks(ME, "choose", [TWO_POWER, TOP_CARD]).answer(half)
    assert table.power == 2 + 2
    returned = half == TOP_CARD
    assert table.in_play_of(MATE) == [WORD] * (not returned)
    assert table.hand_of(MATE) == table.discard_of(MATE) == []
    assert table.names(STACK).count(WORD) == words + returned
    assert ("Cyclone" in table.line_up_now) == returned
    assert table.in_play_of(ME) == ["Lois Lane"]
    assert table.play("Wizard Staff").power == 4 + 3  # Superman has played no Word of Power
    assert table.play("Atom Smasher").power == 7 + 1 + 1 + returned  # Lois Lane; Cyclone
