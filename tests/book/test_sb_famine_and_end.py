"""Examples of Rivals: Shazam! vs. Black Adam: Famine, the end of the game (SB-055 to SB-059)."""

from __future__ import annotations

import pytest
from sb_tables import black_adam, shazam
from script import FOE, ME, Script

FIVE = ["Darla Dudley", "Pedro Pena", "Death", "Isis", "War"]
MORE = ["Lust", "Sloth", "Envy", "Wrath", "Greed"]


@pytest.fixture
def table(table: Script) -> Script:
    """Return the scripted table with Black Adam first and Shazam! second."""
    return black_adam(table)


@pytest.mark.book("SB-055", "Shazam! vs. Black Adam: card text of Famine and its clarification")
def test_sb_055_famine_destroys_one_of_five_cards(table: Script) -> None:
    """Destroy one card of the player's choice; four stay."""
    table.hand(ME, "Famine").line_up(*FIVE).normal().play("Famine")
    table.asks(ME, "destroy", FIVE).answer("Death")
    assert table.power == 2
    assert table.destroyed == ["Death"]
    assert sorted(table.line_up_now) == ["Darla Dudley", "Isis", "Pedro Pena", "War"]
    assert table.table.ask.kind == "turn"


@pytest.mark.book("SB-055", "Shazam! vs. Black Adam: card text of Famine and its clarification")
def test_sb_055b_famine_destroys_nothing_of_three_cards(table: Script) -> None:
    """Destroy only what exceeds four cards.

    The clarification speaks of one card first, the card of what exceeds four: the card counts.
    """
    table.hand(ME, "Courage of Mehen", "Cyclone", "Famine").line_up(*FIVE).normal()
    table.play("Courage of Mehen").play("Cyclone").buy("Darla Dudley").buy("Pedro Pena")
    table.play("Famine")
    assert table.table.ask.kind == "turn"
    assert table.power == 2
    assert table.destroyed == []
    assert sorted(table.line_up_now) == ["Death", "Isis", "War"]


@pytest.mark.book(
    "SB-056", "Shazam! vs. Black Adam: card text of Famine; Ending Your Turn, 1 and 6"
)
@pytest.mark.parametrize(
    ("buying", "added"), [(True, ["Envy", "Wrath"]), (False, ["Envy"])], ids=["one", "none"]
)
def test_sb_056_famine_ends_before_the_refill_of_the_player_to_the_right(
    table: Script, buying: bool, added: list[str]
) -> None:
    """End the limit with that turn, whose first step comes before its refill, the sixth."""
    table.hand(ME, "Famine", "Osiris").line_up(*FIVE).main_deck(*MORE)
    table.hand(FOE, "Wizard Staff").normal()
    table.play("Famine").asks(ME, "destroy", FIVE).answer("Death")
    table.play("Osiris").buy("Darla Dudley").buy("Pedro Pena")
    assert sorted(table.line_up_now) == ["Isis", "War"]
    table.end()
    assert sorted(table.line_up_now) == ["Isis", "Lust", "Sloth", "War"]
    table.normal().play("Wizard Staff")
    left = ["Isis", "Lust", "Sloth", "War"]
    if buying:
        table.buy("Sloth")
        left.remove("Sloth")
    assert sorted(table.line_up_now) == left
    table.end()
    assert table.active == ME
    assert sorted(table.line_up_now) == sorted(left + added)
    assert table.main_deck_now == MORE[2 + len(added) :]


@pytest.mark.book("SB-057", "Shazam! vs. Black Adam: End of Game; card text of Famine")
@pytest.mark.parametrize("buying", [True, False])
def test_sb_057_four_cards_are_enough_for_famine_only(table: Script, buying: bool) -> None:
    """Go on after a refill to four; end the game when the next one cannot reach five."""
    table.hand(ME, "Famine").line_up(*FIVE).main_deck("Lust").hand(FOE, "Osiris").normal()
    table.play("Famine").asks(ME, "destroy", FIVE).answer("Death")
    table.buy("Darla Dudley")
    assert len(table.line_up_now) == 3
    table.end()
    assert not table.table.over
    assert sorted(table.line_up_now) == ["Isis", "Lust", "Pedro Pena", "War"]
    assert table.main_deck_now == []
    table.normal().play("Osiris")
    if buying:
        table.buy("Pedro Pena")
    table.end()
    result = table.table.result
    assert result is not None
    assert result.rule == "G1"


@pytest.mark.book("SB-058", "Shazam! vs. Black Adam: End of Game")
def test_sb_058_cards_in_play_and_defeated_characters_count(table: Script) -> None:
    """Return all cards to the deck; subtract Weaknesses and add the defeated Characters."""
    shazam(table).level(FOE, 2)
    table.in_play(ME, "Rock of Eternity", "Weakness", "Weakness").discard(ME, "Weakness")
    table.deck(ME, "Doctor Fate", "Death").hand(ME, "The Wizard", "Wizard Staff", "Lust")
    table.place("score 0", "black-adam-1").deck(FOE, "Hawkman", "Hippolyta")
    table.discard(FOE, "Isis", "Pestilence").hand(FOE, "Sabbac", "Power of Aten")
    table.line_up("Envy", "Greed", "War").main_deck("Gluttony").normal().end()
    result = table.table.result
    assert result is not None
    assert result.rule == "G1"
    assert result.points == (2 - 3 + 10 + 4, 12)
    assert result.winners == (ME,)


@pytest.mark.book("SB-059", "Shazam! vs. Black Adam: End of Game")
def test_sb_059_of_two_equal_players_the_one_with_more_cards_wins(table: Script) -> None:
    """Compare decks after points and Characters; Weaknesses are cards of a deck, too."""
    shazam(table).level(ME, 2).level(FOE, 2)
    table.place("score 0", "black-adam-1").place("score 1", "shazam-1")
    mine = ("Death", "The Wizard", "Wizard Staff", "Hippolyta", "Isis", "Cyclone", "Lust", "Sloth")
    table.deck(ME, *mine, *["Punch"] * 14).discard(ME, "Weakness", "Weakness")
    theirs = ("Hawkman", "Sabbac", "Pestilence", "Power of Aten", "Courage of Mehen", "Gluttony")
    more = ("Envy", "War", "Famine", "Greed", "Wrath")
    table.deck(FOE, *theirs, *more, *["Vulnerability"] * 6).discard(FOE, *["Weakness"] * 5)
    table.line_up("Doctor Fate").main_deck().normal().end()
    result = table.table.result
    assert result is not None
    assert result.rule == "G1"
    assert result.points == (15, 15)
    assert result.ties == ((1, 24), (1, 22))
    assert result.winners == (ME,)
