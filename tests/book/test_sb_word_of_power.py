"""Examples of Rivals: Shazam! vs. Black Adam: Word of Power, The Wizard (SB-026 to SB-035)."""

from __future__ import annotations

import pytest
from sb_tables import TOP_CARD, TWO_POWER, WORD, black_adam, says, shazam
from script import FOE, ME, Script

from archrivals.engine.state.flat import STACK

FIVE = ["Death", "Doctor Fate", "Hippolyta", "Isis", "War"]


@pytest.fixture
def table(table: Script) -> Script:
    """Return the scripted table with Shazam! first and Black Adam second."""
    return shazam(table)


def with_stack(table: Script, words: int) -> Script:
    """Lay this many Words of Power on their stack, and five cards in the Line-Up."""
    return table.place("stack", *[WORD] * words).line_up(*FIVE)


@pytest.mark.book("SB-026", "Shazam! vs. Black Adam: Word of Power; Specific Card Clarifications")
def test_sb_026_the_second_half_plays_the_top_card_into_the_line_up(table: Script) -> None:
    """Return the Word of Power, play the top card and add it to the Line-Up."""
    with_stack(table, 4).hand(ME, "Atom Smasher", WORD).main_deck("Hawkgirl", "Envy")
    table.confront(FOE)
    assert table.play("Atom Smasher").power == 1
    says(table, TOP_CARD)
    assert table.power == 1 + 2 + 1 + 1  # Hawkgirl, for another Hero; Atom Smasher, for her
    assert len(table.names(STACK)) == 5
    assert table.line_up_now == [*table.line_up_now[:5], "Hawkgirl"]
    assert sorted(table.line_up_now) == sorted([*FIVE, "Hawkgirl"])
    assert table.in_play_of(ME) == ["Atom Smasher"]
    assert table.main_deck_now == ["Envy"]
    assert table.discard_of(ME) == []


@pytest.mark.book("SB-027", "Shazam! vs. Black Adam: Specific Card Clarifications, Word of Power")
def test_sb_027_the_half_is_chosen_when_the_card_is_played(table: Script) -> None:
    """Choose before any other card is played; the choice stands."""
    with_stack(table, 4).hand(ME, WORD, "Cyclone").main_deck("Hawkgirl").confront(FOE)
    says(table, TWO_POWER)
    assert table.power == 2
    assert table.turn_options() == ["done", "play Cyclone"]
    table.play("Cyclone")
    assert table.turn_options() == ["done"]
    assert table.in_play_of(ME) == [WORD, "Cyclone"]
    assert len(table.names(STACK)) == 4
    assert table.main_deck_now == ["Hawkgirl"]


@pytest.mark.book("SB-028", "Shazam! vs. Black Adam: When You Gain This; Word of Power")
def test_sb_028_a_sin_played_from_the_main_deck_is_not_gained(table: Script) -> None:
    """Gain the Weakness of a Sin when the Sin is gained, not when it is played."""
    black_adam(with_stack(table, 4)).hand(ME, WORD).main_deck("Wrath", "Lust", "Sloth")
    table.deck(ME, "Osiris", *["Punch"] * 4).confront(FOE)
    says(table, TOP_CARD)
    assert table.power == 2
    assert "Wrath" in table.line_up_now
    assert table.discard_of(ME) == table.in_play_of(ME) == []
    assert table.weaknesses_left == 10
    table.done().normal().end()
    table.normal().play("Osiris").play("Punch").buy("Wrath")
    assert table.discard_of(ME) == ["Wrath", "Weakness"]
    assert table.weaknesses_left == 9


@pytest.mark.book("SB-029", "Shazam! vs. Black Adam: Attack and Defense; Word of Power")
@pytest.mark.parametrize("answer", ["Tawky Tawny", "none"])
def test_sb_029_an_attack_played_from_the_main_deck_may_be_avoided(
    table: Script, answer: str
) -> None:
    """Defend against it like against any Attack; a Weakness lies in the discard pile."""
    black_adam(with_stack(table, 4)).hand(ME, WORD).main_deck("Sabbac", "Lust")
    table.hand(FOE, "Tawky Tawny").confront(FOE)
    says(table, TOP_CARD).asks(FOE, "defend", ["Tawky Tawny", "none"]).answer(answer)
    assert table.power == 2
    assert table.discard_of(FOE) == ["Weakness" if answer == "none" else "Tawky Tawny"]
    assert table.cost_of(FOE) == 9
    assert "Sabbac" in table.line_up_now
    assert table.in_play_of(ME) == []


@pytest.mark.book("SB-030", "Shazam! vs. Black Adam: Ongoing; Word of Power")
def test_sb_030_a_location_from_the_main_deck_does_not_stay_in_play(table: Script) -> None:
    """Gain nothing from a Location that lies in the Line-Up."""
    black_adam(with_stack(table, 4)).hand(ME, WORD, "Sabbac").deck(ME, "Envy")
    table.main_deck("Khandaq", "Lust").confront(FOE)
    says(table, TOP_CARD)
    assert table.power == 0
    assert "Khandaq" in table.line_up_now
    table.play("Sabbac")
    assert table.hand_of(ME) == []
    assert table.in_play_of(ME) == ["Sabbac"]


@pytest.mark.book("SB-031", "Shazam! vs. Black Adam: Word of Power; card text of Famine")
def test_sb_031_famine_from_the_main_deck_makes_room_for_itself(table: Script) -> None:
    """Leave four cards, then add Famine as the fifth; refill nothing."""
    black_adam(with_stack(table, 4)).hand(ME, WORD).main_deck("Famine", "Lust", "Sloth")
    table.confront(FOE)
    says(table, TOP_CARD).asks(ME, "destroy", FIVE).answer("War")
    assert table.power == 2
    left = sorted(["Famine", *FIVE[:4]])
    assert sorted(table.line_up_now) == left
    table.done()
    assert table.active == FOE
    assert sorted(table.line_up_now) == left
    assert table.main_deck_now == ["Lust", "Sloth"]


@pytest.mark.book("SB-032", "Shazam! vs. Black Adam: Resolving Card Abilities")
@pytest.mark.parametrize(("half", "power", "words"), [(TWO_POWER, 2, 4), (TOP_CARD, 0, 5)])
def test_sb_032_both_halves_are_offered_though_the_main_deck_is_empty(
    table: Script, half: str, power: int, words: int
) -> None:
    """Do as much as possible: return the card, and play nothing."""
    with_stack(table, 4).hand(ME, WORD).main_deck().confront(FOE)
    says(table, half)
    assert table.power == power
    assert len(table.names(STACK)) == words
    assert len(table.in_play_of(ME)) == 5 - words
    assert sorted(table.line_up_now) == sorted(FIVE)


@pytest.mark.book("SB-033", "Shazam! vs. Black Adam: Specific Card Clarifications, Word of Power")
def test_sb_033_a_returned_word_of_power_was_played_but_is_not_controlled(table: Script) -> None:
    """Count it for Mary Marvel at each play of hers; do not offer it to Courage of Achilles."""
    with_stack(table, 4).hand(ME, "Mary Marvel", WORD, "Courage of Achilles")
    table.deck(ME, "Punch", "Vulnerability", "Sloth").main_deck("Envy", "Lust").confront(FOE)
    table.play("Mary Marvel")
    says(table, TOP_CARD)
    assert table.power == 2 + 2
    assert sorted(table.hand_of(ME)) == ["Courage of Achilles", "Punch"]
    table.play("Courage of Achilles").asks(ME, "play-again", ["Mary Marvel", "none"])
    table.answer("Mary Marvel")
    assert table.power == 4 + 2 + 2
    assert table.hand_of(ME) == ["Punch", "Vulnerability"]
    assert table.in_play_of(ME) == ["Mary Marvel", "Courage of Achilles"]


@pytest.mark.book(
    "SB-034", "Shazam! vs. Black Adam: Word of Power; card text of Courage of Achilles"
)
@pytest.mark.parametrize(("half", "left"), [(TWO_POWER, 4), (TOP_CARD, 5)])
def test_sb_034_a_word_of_power_played_again_brings_a_choice_again(
    table: Script, half: str, left: int
) -> None:
    """Offer both halves at the second play; what the first one gave stays."""
    with_stack(table, 4).hand(ME, WORD, "Courage of Achilles").main_deck("Cyclone", "Lust")
    table.confront(FOE)
    says(table, TWO_POWER).play("Courage of Achilles")
    table.asks(ME, "play-again", [WORD, "none"]).answer(WORD)
    table.asks(ME, "choose", [TWO_POWER, TOP_CARD]).answer(half)
    assert table.power == 2 + 2 + 2
    assert len(table.names(STACK)) == left
    assert (WORD in table.in_play_of(ME)) == (half == TWO_POWER)
    assert ("Cyclone" in table.line_up_now) == (half == TOP_CARD)


@pytest.mark.book("SB-035", "Shazam! vs. Black Adam: card text of The Wizard")
def test_sb_035_the_wizard_gains_a_word_of_power_into_the_hand(table: Script) -> None:
    """Gain it even in a Confrontation; it may be played in the same turn."""
    with_stack(table, 1).hand(ME, "The Wizard").main_deck("Cyclone", "Lust").confront(FOE)
    table.play("The Wizard")
    assert table.power == 3
    assert table.hand_of(ME) == [WORD]
    assert table.discard_of(ME) == table.names(STACK) == []
    says(table, TOP_CARD)
    assert table.power == 3 + 2
    assert table.names(STACK) == [WORD]


@pytest.mark.book("SB-035", "Shazam! vs. Black Adam: Gaining Cards; card text of The Wizard")
def test_sb_035b_the_wizard_gains_nothing_where_there_is_no_word_of_power(table: Script) -> None:
    """Gain nothing where no card of that name can be had."""
    with_stack(table, 0).hand(ME, "The Wizard").confront(FOE).play("The Wizard")
    assert table.power == 3
    assert table.hand_of(ME) == table.discard_of(ME) == []
    assert table.turn_options() == ["done"]
