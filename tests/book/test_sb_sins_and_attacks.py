"""Examples of Rivals: Shazam! vs. Black Adam: Sins, Attacks, Defenses (SB-045 to SB-054)."""

from __future__ import annotations

import pytest
from sb_tables import black_adam, no_defense, shazam
from script import FOE, ME, Script

EIGHT = ("Pestilence", "Osiris", "Courage of Mehen")


@pytest.fixture
def table(table: Script) -> Script:
    """Return the scripted table with Shazam! first and Black Adam second."""
    return shazam(table)


@pytest.mark.book("SB-045", "Shazam! vs. Black Adam: When You Gain This")
def test_sb_045_a_sin_brings_a_weakness_when_bought_or_gained(table: Script) -> None:
    """Gain a Weakness with a Sin however it is gained, while there is one; none by playing it."""
    table.weaknesses(1).hand(ME, "Greed", "Osiris").line_up("Gluttony", "Pride", "Isis").normal()
    table.play("Greed").asks(ME, "gain", ["Gluttony", "Pride", "none"])
    assert table.weaknesses_left == 1
    table.answer("Gluttony")
    assert table.discard_of(ME) == ["Gluttony", "Weakness"]
    assert table.weaknesses_left == 0
    assert table.play("Osiris").power == 4
    table.buy("Pride")
    assert table.discard_of(ME) == ["Gluttony", "Weakness", "Pride"]
    assert table.power == 0


@pytest.mark.book("SB-046", "Shazam! vs. Black Adam: When You Gain This")
def test_sb_046_lust_is_gained_without_a_weakness(table: Script) -> None:
    """Gain Lust without a Weakness: most of the seven carry the banner, and it does not."""
    black_adam(table).hand(ME, "Osiris").line_up("Lust").normal().play("Osiris").buy("Lust")
    assert table.discard_of(ME) == ["Lust"]
    assert table.weaknesses_left == 10


@pytest.mark.book("SB-047", "Shazam! vs. Black Adam: Specific Card Clarifications, Psycho-Pirate")
def test_sb_047_the_attacker_chooses_what_is_passed_into_the_hand(table: Script) -> None:
    """Let the attacker choose from hand and discard pile; the defender may not."""
    table.hand(ME, "Psycho-Pirate", "Punch").discard(ME, "Vulnerability", "Weakness").normal()
    table.play("Psycho-Pirate")
    table.asks(ME, "give", ["Punch", "Vulnerability", "Weakness", "none"]).answer("Weakness")
    assert table.power == 1
    assert table.hand_of(FOE) == ["Weakness"]
    assert table.discard_of(FOE) == []
    assert table.discard_of(ME) == ["Vulnerability"]
    table.end().normal()
    assert table.active == FOE
    assert table.turn_options() == ["play Weakness"]


@pytest.mark.book("SB-047", "Shazam! vs. Black Adam: Specific Card Clarifications, Psycho-Pirate")
def test_sb_047b_the_attacker_may_pass_nothing(table: Script) -> None:
    """Allow the attacker to pass nothing."""
    table.hand(ME, "Psycho-Pirate", "Punch").discard(ME, "Vulnerability").normal()
    table.play("Psycho-Pirate").asks(ME, "give", ["Punch", "Vulnerability", "none"]).answer("none")
    assert table.power == 1
    assert table.hand_of(FOE) == table.discard_of(FOE) == []
    assert table.hand_of(ME) == ["Punch"]


@pytest.mark.book("SB-047", "Shazam! vs. Black Adam: Weakness; Psycho-Pirate")
def test_sb_047c_a_weakness_in_hand_must_be_played_and_cannot_be_passed(table: Script) -> None:
    """Play the Weakness before Psycho-Pirate; a card in play is not passed."""
    table.hand(ME, "Psycho-Pirate", "Weakness").discard(ME, "Vulnerability").normal()
    assert table.turn_options() == ["play Weakness"]
    table.play("Weakness").play("Psycho-Pirate")
    table.asks(ME, "give", ["Vulnerability", "none"]).answer("none")


@pytest.mark.book("SB-048", "Shazam! vs. Black Adam: When You Gain This; Gaining Cards")
def test_sb_048_a_sin_that_is_passed_brings_its_new_owner_a_weakness(table: Script) -> None:
    """Treat a passed card as gained by its new owner."""
    table.weaknesses(3).hand(ME, "Psycho-Pirate").discard(ME, "Wrath").normal()
    table.play("Psycho-Pirate").asks(ME, "give", ["Wrath", "none"]).answer("Wrath")
    assert table.hand_of(FOE) == ["Wrath"]
    assert table.discard_of(FOE) == ["Weakness"]
    assert table.discard_of(ME) == []
    assert table.weaknesses_left == 2


@pytest.mark.book("SB-049", "Shazam! vs. Black Adam: Attack and Defense")
def test_sb_049_what_would_be_passed_is_not_named_before_the_defense(table: Script) -> None:
    """Pass nothing where the Attack is avoided; keep the +1 and reward the Defense."""
    table.hand(ME, "Psycho-Pirate", "Punch").discard(ME, "Vulnerability").hand(FOE, "Eugene Choi")
    table.deck(FOE, "Isis", "War", "Envy").normal().play("Psycho-Pirate")
    table.asks(FOE, "defend", ["Eugene Choi", "none"]).answer("Eugene Choi")
    table.asks(FOE, "draw", ["Isis", "War"]).answer("War")
    assert table.hand_of(FOE) == ["War"]
    assert sorted(table.discard_of(FOE)) == ["Eugene Choi", "Isis"]
    assert table.deck_of(FOE) == ["Envy"]
    assert table.power == 1
    assert table.hand_of(ME) == ["Punch"]
    assert table.discard_of(ME) == ["Vulnerability"]
    assert table.table.ask.kind == "turn"


@pytest.mark.book("SB-050", "Shazam! vs. Black Adam: Attack and Defense")
def test_sb_050_one_defense_answers_an_attack(table: Script) -> None:
    """Use one Defense card for an Attack; its reward may hit the attacker."""
    black_adam(table).hand(ME, "Sabbac").hand(FOE, "Tawky Tawny", "Hawkgirl").normal()
    table.play("Sabbac").asks(FOE, "defend", ["Hawkgirl", "Tawky Tawny", "none"]).answer("Hawkgirl")
    assert table.table.ask.kind == "turn"  # no second Defense
    assert table.hand_of(FOE) == ["Tawky Tawny"]
    assert table.discard_of(FOE) == ["Hawkgirl"]
    assert table.discard_of(ME) == ["Weakness"]
    assert table.weaknesses_left == 9
    assert table.power == 2


@pytest.mark.book("SB-051", "Shazam! vs. Black Adam: Attack and Defense")
@pytest.mark.parametrize("answer", ["Isis", "none"])
def test_sb_051_power_of_zeus_or_the_card_that_avoids_it(table: Script, answer: str) -> None:
    """Find the card of cost 1 or more, unless it was the Defense that avoided the Attack."""
    table.hand(ME, "Power of Zeus").hand(FOE, "Punch", "Punch", "Isis").deck(FOE, "War").normal()
    table.play("Power of Zeus").asks(FOE, "defend", ["Isis", "none"]).answer(answer)
    if answer == "none":
        table.asks(ME, "discard", ["Isis"]).answer("Isis")
    assert table.power == 2
    assert table.hand_of(FOE) == ["Punch", "Punch", "War"][: 2 + (answer == "Isis")]
    assert table.discard_of(FOE) == ["Isis"]


@pytest.mark.book("SB-051", "Shazam! vs. Black Adam: Attack and Defense")
def test_sb_051b_power_of_zeus_finds_nothing_among_punches(table: Script) -> None:
    """Do nothing where the Attack looks for a card that is not there."""
    table.hand(ME, "Power of Zeus").hand(FOE, "Punch", "Punch").normal().play("Power of Zeus")
    no_defense(table)
    assert table.power == 2
    assert table.hand_of(FOE) == ["Punch", "Punch"]
    assert table.discard_of(FOE) == []
    assert table.table.ask.kind == "turn"


@pytest.mark.book("SB-052", "Shazam! vs. Black Adam: Resolving Card Abilities")
def test_sb_052_lust_does_what_can_be_done(table: Script) -> None:
    """Discard a card where there is no Weakness to gain."""
    black_adam(table).weaknesses(0).hand(ME, "Lust").hand(FOE, "Punch").normal().play("Lust")
    no_defense(table)
    assert table.power == 1
    assert table.hand_of(FOE) == []
    assert table.discard_of(FOE) == ["Punch"]


@pytest.mark.book("SB-052", "Shazam! vs. Black Adam: Resolving Card Abilities")
def test_sb_052b_lust_does_nothing_where_nothing_can_be_done(table: Script) -> None:
    """Do nothing without a Weakness and without a card in hand."""
    black_adam(table).weaknesses(0).hand(ME, "Lust").deck(FOE, "Punch").normal().play("Lust")
    assert table.power == 1
    assert table.hand_of(FOE) == table.discard_of(FOE) == []
    assert table.deck_of(FOE) == ["Punch"]


@pytest.mark.book("SB-053", "Shazam! vs. Black Adam: Weakness; card text of Pestilence")
def test_sb_053_pestilence_lowers_the_cost_at_once_in_a_confrontation(table: Script) -> None:
    """Put the Weakness into play, where it stays when the Confrontation fails."""
    black_adam(table).weaknesses(2).hand(ME, "Pestilence").confront(FOE).play("Pestilence")
    assert table.power == 2
    assert table.in_play_of(FOE) == ["Weakness"]
    assert table.discard_of(FOE) == []
    assert (table.cost_of(FOE), table.weaknesses_left) == (8, 1)
    table.done()
    assert table.level_of(FOE) == 1
    assert table.in_play_of(FOE) == ["Weakness"]


@pytest.mark.book("SB-053", "Shazam! vs. Black Adam: Weakness; card text of Pestilence")
def test_sb_053b_the_weakness_of_pestilence_returns_at_the_defeat(table: Script) -> None:
    """Return a Weakness that an effect put into play like one that was played."""
    black_adam(table).weaknesses(2).hand(ME, *EIGHT).confront(FOE)
    for name in EIGHT:
        table.play(name)
    assert (table.power, table.cost_of(FOE)) == (8, 8)
    table.done()
    assert table.score_of(ME) == ["Shazam!"]
    assert table.in_play_of(FOE) == []
    assert (table.weaknesses_left, table.cost_of(FOE)) == (2, 12)


@pytest.mark.book("SB-053", "Shazam! vs. Black Adam: Weakness; card text of Pestilence")
def test_sb_053c_pestilence_in_a_normal_turn_gives_a_weakness_to_the_pile(table: Script) -> None:
    """Put the Weakness into the discard pile where there is no Confrontation."""
    black_adam(table).weaknesses(2).hand(ME, "Pestilence").normal().play("Pestilence")
    assert table.in_play_of(FOE) == []
    assert table.discard_of(FOE) == ["Weakness"]
    assert (table.cost_of(FOE), table.weaknesses_left) == (9, 1)


@pytest.mark.book("SB-054", "Shazam! vs. Black Adam: Resolving Card Abilities")
def test_sb_054_a_borrowed_card_means_the_deck_of_its_borrower(table: Script) -> None:
    """Use the deck of the player who plays the borrowed card; then put that card back."""
    black_adam(table).hand(ME, "Mister Mind").deck(ME, "Isis", "Punch", "War")
    table.deck(FOE, "Wisdom of Solomon", "Envy").normal().play("Mister Mind")
    table.asks(ME, "play", ["Wisdom of Solomon", "none"]).answer("Wisdom of Solomon")
    assert table.power == 1 + 1
    table.asks(ME, "discard", ["Isis", "Punch", "none"]).answer("Punch")
    table.asks(ME, "discard", ["Isis", "none"]).answer("none")
    assert table.deck_of(ME) == ["Isis", "War"]
    assert table.discard_of(ME) == ["Punch"]
    assert table.deck_of(FOE) == ["Wisdom of Solomon", "Envy"]
    assert table.in_play_of(ME) == ["Mister Mind"]


@pytest.mark.book("SB-054", "Shazam! vs. Black Adam: card text of Mister Mind")
@pytest.mark.parametrize("top", ["Weakness", "Khandaq"])
def test_sb_054b_neither_weakness_nor_location_is_borrowed(table: Script, top: str) -> None:
    """Leave a Location or a Weakness on its deck."""
    black_adam(table).hand(ME, "Mister Mind").deck(FOE, top, "Envy").normal()
    table.play("Mister Mind")
    assert table.table.ask.kind == "turn"
    assert table.power == 1
    assert table.deck_of(FOE) == [top, "Envy"]
    assert table.in_play_of(ME) == ["Mister Mind"]
