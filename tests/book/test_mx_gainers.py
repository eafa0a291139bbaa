"""Examples of mixtures in which the box of a card decides (MX-043, MX-048, MX-049)."""

from __future__ import annotations

import pytest
from mx_tables import (
    LAST,
    MATE,
    SHAZAM_WITH_ALL,
    TOP_CARD,
    TWO_POWER,
    WITH_SHAZAM,
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


@pytest.mark.book("MX-049", "Shazam! vs. Black Adam: When You Gain This; Gaining Cards")
def test_mx_049b_a_sin_that_is_passed_brings_its_weakness_at_this_table(table: Script) -> None:
    """Treat the passed Sin as gained: the only book that speaks of it is that of the card."""
    table.mixture(WITH_SHAZAM).options(first=LAST).hand(LAST, "Psycho-Pirate")
    table.discard(LAST, "Pride").normal()
    left = table.weaknesses_left
    table.play("Psycho-Pirate").asks(LAST, "player", ["seat 0", "seat 2"]).answer("seat 0")
    table.asks(LAST, "give", ["Pride", "none"]).answer("Pride")
    assert (table.hand_of(ME), table.discard_of(ME)) == (["Pride"], ["Weakness"])
    assert table.discard_of(LAST) == []
    assert table.weaknesses_left == left - 1


@pytest.mark.book("MX-048", "Shazam! vs. Black Adam: When You Gain This; card text of Hermes")
def test_mx_048_the_player_of_hermes_gains_the_weakness_of_a_sin(table: Script) -> None:
    """Give the Weakness to the player whom the text lets gain, wherever the Sin then lies."""
    cast(table, SHAZAM_WITH_ALL, *SEATS).hand(ME, "Hermes").line_up("Wrath", "Isis", "Death")
    left = table.normal().weaknesses_left
    table.play("Hermes").asks(ME, "gain", ["Isis", "Wrath"]).answer("Wrath")
    table.asks(ME, "player", [f"seat {n}" for n in range(4)]).answer("seat 1")
    assert (table.discard_of(ME), table.discard_of(FOE)) == (["Weakness"], ["Wrath"])
    assert table.weaknesses_left == left - 1
    assert sorted(table.line_up_now) == ["Death", "Isis"]
