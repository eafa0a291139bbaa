"""Examples of Shazam! vs. Black Adam with Confrontations (MX-038 to MX-047)."""

from __future__ import annotations

import pytest
from mx_tables import (
    CF,
    LAST,
    MATE,
    PUNCHES,
    SB,
    SHAZAM_WITH_ALL,
    STRENGTH,
    TOP_CARD,
    TWO_POWER,
    WITH_SHAZAM,
    WORD,
    boxes_of,
    cast,
    ends,
    plays,
    says,
)
from script import FOE, ME, Script

from archrivals.boxes.mixing import mixed, setup_of
from archrivals.engine.state.flat import DESTROYED, STACK, WEAKNESSES
from archrivals.engine.table import Table

WEAKNESS = f"{SB}:weakness"
"""A Weakness of Shazam! vs. Black Adam; those of Confrontations are named by their box, too."""


def with_all(table: Script, *heroes: str) -> Script:
    """Seat these four at the table with all cards; Superman, Lex and Shazam! unless named."""
    return cast(
        table, SHAZAM_WITH_ALL, *(heroes or ("Superman", "Lex Luthor", "Shazam!", "Black Adam"))
    )


@pytest.mark.book("MX-038", "Shazam! vs. Black Adam: Combining, Confrontations")
def test_mx_038_both_stacks_are_for_sale() -> None:
    """Lay out both stacks, and shuffle the Weaknesses of both boxes, of which no book speaks."""
    cat = mixed(WITH_SHAZAM)
    s = Table.new(setup_of(WITH_SHAZAM), cat, seed="stacks").state
    names = [cat.name[s.faces[card]] for card in s.zones[STACK]]
    assert sorted(names) == sorted([WORD] * 8 + [STRENGTH] * 16)
    weak = [cat.boxes[s.faces[card]] for card in s.zones[WEAKNESSES]]
    assert sorted(weak) == sorted([CF] * 16 + [SB] * 10)


@pytest.mark.book("MX-038", "Shazam! vs. Black Adam: Combining, Confrontations")
def test_mx_038b_a_turn_buys_from_both_stacks(table: Script) -> None:
    """Buy from either stack, in the same turn."""
    with_all(table).hand(ME, "Zod", "Poseidon").line_up("Isis").normal()
    assert plays(table, "Zod", "Poseidon").power == 6
    assert table.turn_options() == ["buy Enhanced Strength", "buy Isis", f"buy {WORD}", "end"]
    table.buy(WORD).buy(STRENGTH)
    assert table.discard_of(ME) == [WORD, STRENGTH]
    assert table.power == 0


@pytest.mark.book("MX-039", "Confrontations: Confronting; Shazam! vs. Black Adam: Combining")
def test_mx_039_the_cheaper_foe_is_confronted_though_he_is_of_higher_level(table: Script) -> None:
    """Confront the foe of lower cost.

    The example takes the foe of lower Level, by a list in the book of Shazam! vs. Black Adam. That
    list repeats what Confrontations has on Blocks and on winning, so it belongs to its game of two
    against two; for this table the same book sends its reader to the rules of Confrontations.
    """
    with_all(table).level(LAST, 2).in_play(LAST, *[WEAKNESS] * 4)
    table.asks(ME, "announce", ["confront 3", "normal"]).answer("normal")
    assert (table.cost_of(FOE), table.cost_of(LAST)) == (9, 8)


@pytest.mark.book("MX-040", "Confrontations: Confronting; Shazam! vs. Black Adam: Combining")
def test_mx_040_a_rock_of_eternity_decides_among_equal_levels(table: Script) -> None:
    """Confront the foe of lower cost, for the reason given at MX-039; Level allows either."""
    with_all(table).options(first=FOE).in_play(MATE, "Rock of Eternity")
    table.asks(FOE, "announce", ["confront 0", "normal"]).answer("normal")
    assert (table.cost_of(ME), table.cost_of(MATE)) == (9, 10)


@pytest.mark.book("MX-041", "Confrontations: Attacks and Defenses")
def test_mx_041_two_defenses_for_two_partners(table: Script) -> None:
    """Use one Defense for the partner and one for oneself, with cards of both boxes."""
    with_all(table).options(first=LAST).hand(LAST, "Sabbac").hand(ME, "Hawkgirl", "Krypto")
    table.deck(ME, "Tula", "Mera").deck(MATE, "Isis", "War").normal().play("Sabbac")
    everything = ["Hawkgirl", f"Hawkgirl for {MATE}", "Krypto", f"Krypto for {MATE}", "none"]
    table.asks(ME, "defend", everything).answer(f"Hawkgirl for {MATE}")
    table.asks(ME, "defend", ["Krypto", "none"]).answer("Krypto")
    assert table.discard_of(LAST) == ["Weakness"]
    assert table.hand_of(ME) == ["Tula"]
    assert table.hand_of(MATE) == ["Isis"]
    assert table.discard_of(ME) == ["Hawkgirl", "Krypto"]
    assert table.discard_of(MATE) == []
    assert table.power == 2


@pytest.mark.book("MX-042", "Shazam! vs. Black Adam: Word of Power; card text of Superboy")
@pytest.mark.parametrize("half", [TWO_POWER, TOP_CARD])
def test_mx_042_superboy_plays_a_word_of_power_again_with_a_choice(
    table: Script, half: str
) -> None:
    """Choose again at the second play; what the first one gave stays."""
    with_all(table).hand(ME, WORD, "Superboy").main_deck("Cyclone", "Envy").confront(FOE)
    words = len(with_words(table))
    says(table, TWO_POWER).play("Superboy")
    table.asks(ME, "choose", [TWO_POWER, TOP_CARD]).answer(half)
    assert table.power == 2 + 2
    assert len(with_words(table)) == words + (half == TOP_CARD)
    assert (WORD in table.in_play_of(ME)) == (half == TWO_POWER)
    assert ("Cyclone" in table.line_up_now) == (half == TOP_CARD)


@pytest.mark.book("MX-042", "Shazam! vs. Black Adam: Specific Card Clarifications, Word of Power")
def test_mx_042b_superboy_cannot_repeat_a_word_of_power_that_returned(table: Script) -> None:
    """Repeat nothing: neither the returned card nor the one it played is controlled."""
    with_all(table).hand(ME, WORD, "Superboy").main_deck("Strength of Amon", "Envy").confront(FOE)
    says(table, TOP_CARD)
    assert table.power == 2
    table.play("Superboy")
    assert table.table.ask.kind == "turn"
    assert table.power == 2
    assert table.in_play_of(ME) == ["Superboy"]
    assert "Strength of Amon" in table.line_up_now


def with_words(table: Script) -> list[str]:
    """Return the Words of Power that are for sale."""
    return [name for name in table.names(STACK) if name == WORD]


@pytest.mark.book("MX-044", "Confrontations; Shazam! vs. Black Adam: Destroying Cards")
def test_mx_044_felix_faust_destroys_cards_that_return_to_their_stacks(table: Script) -> None:
    """Return what its own box returns; put an Enhanced Strength on the destroyed pile."""
    with_all(table, "Felix Faust", "Superman", "Black Adam", "Shazam!").level(ME, 3)
    table.hand(ME, WEAKNESS, WORD, STRENGTH).main_deck("Cyclone", "Envy").confront(FOE)
    weak, words = table.weaknesses_left, len(with_words(table))
    strengths = len(table.names(STACK)) - words
    table.play(WEAKNESS)
    says(table, TWO_POWER).play(STRENGTH)
    assert table.power == 2 + 2
    table.use("felix-faust-3")
    table.asks(ME, "destroy", [STRENGTH, "Weakness", WORD, "none"]).answer("Weakness")
    table.asks(ME, "destroy", [STRENGTH, WORD, "none"]).answer(WORD)
    table.asks(ME, "destroy", [STRENGTH, "none"]).answer(STRENGTH)
    assert table.power == 4 + 1 + 2 + 2
    assert table.in_play_of(ME) == []
    assert table.destroyed == [STRENGTH]
    assert (table.weaknesses_left, len(with_words(table))) == (weak + 1, words + 1)
    assert len(table.names(STACK)) == words + 1 + strengths


@pytest.mark.book("MX-045", "Shazam! vs. Black Adam: Weakness; Circe, Level 2")
def test_mx_045_the_weakness_is_the_first_card_of_circe(table: Script) -> None:
    """Count the Weakness as the first card of the turn, for Circe and for First Born."""
    with_all(table, "Circe", "Superman", "Black Adam", "Shazam!").level(ME, 2)
    table.hand(ME, WEAKNESS, "First Born", *["Punch"] * 3).deck(ME, "Zod", "Mera").confront(FOE)
    assert table.turn_options() == ["play Weakness"]
    table.play(WEAKNESS).asks(ME, "may", ["yes", "no"]).answer("no")
    table.play("First Born")
    assert table.table.ask.kind == "turn"
    assert table.power == 3
    assert table.hand_of(ME) == ["Punch"] * 3


@pytest.mark.book("MX-046", "Shazam! vs. Black Adam: Ongoing; card text of Bizarro")
def test_mx_046_bizarro_counts_the_weakness_that_was_played_this_turn(table: Script) -> None:
    """Count what is played this turn, not what has lain there longer."""
    with_all(table).options(first=FOE).in_play(FOE, WEAKNESS, WEAKNESS)
    table.hand(FOE, WEAKNESS, "Bizarro").normal().play(WEAKNESS).play("Bizarro")
    assert table.power == 3 + 2
    assert table.cost_of(FOE) == 6


@pytest.mark.book("MX-047", "Confrontations; Shazam! vs. Black Adam: Weakness")
def test_mx_047_each_weakness_keeps_the_rules_of_its_box(table: Script) -> None:
    """Play one kind or not, and lose it to the pile; play the other, which stays."""
    with_all(table).hand(ME, f"{CF}:weakness", "Punch", "Punch").deck(ME, *PUNCHES)
    table.hand(MATE, WEAKNESS, "Punch").normal()
    assert table.turn_options() == ["call", "end", "play Punch", "play Weakness"]
    table.play(f"{CF}:weakness")
    assert table.cost_of(ME) == 9
    ends(table, MATE)
    assert table.in_play_of(ME) == []
    assert sorted(table.discard_of(ME)) == ["Punch", "Punch", "Weakness"]
    table.normal().end().normal()
    assert table.active == MATE
    assert table.turn_options() == ["call", "play Weakness", "use Shazam!"]
    table.play(WEAKNESS)
    assert table.cost_of(MATE) == 8
    ends(table, ME)
    assert table.in_play_of(MATE) == ["Weakness"]
    assert table.cost_of(MATE) == 8


@pytest.mark.book("MX-047", "Confrontations; Shazam! vs. Black Adam: Destroying Cards")
def test_mx_047b_a_destroyed_weakness_goes_where_its_box_says(table: Script) -> None:
    """Destroy one kind for good and return the other to its stack."""
    with_all(table).hand(ME, "Cold Breath", "Isis").in_play(ME, WEAKNESS)
    table.discard(ME, f"{CF}:weakness", "Vulnerability").confront(FOE)
    left = table.weaknesses_left
    table.play("Cold Breath").asks(ME, "destroy", ["Isis", "none"]).answer("none")
    table.asks(ME, "destroy", ["Vulnerability", "Weakness", "none"]).answer("Weakness")
    table.asks(ME, "destroy", [*table.line_up_now, "none"]).answer("none")
    assert boxes_of(table, DESTROYED) == [CF]
    assert table.weaknesses_left == left
    table.play("Isis").asks(ME, "destroy", ["Weakness", "none"]).answer("Weakness")
    assert boxes_of(table, DESTROYED) == [CF]
    assert table.weaknesses_left == left + 1
    assert boxes_of(table, WEAKNESSES)[0] == SB
