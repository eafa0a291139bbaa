"""Examples of Rivals: Shazam! vs. Black Adam: what the Characters can do (SB-036 to SB-044)."""

from __future__ import annotations

import pytest
from sb_tables import black_adam, no_block, shazam
from script import FOE, ME, Script

from archrivals.engine.state.flat import score_pile

ELEVEN = ("Osiris", "Wizard Staff", "Hawkman", "Cyclone")
VILLAIN, SUPER_POWER = 0, 1


@pytest.fixture
def table(table: Script) -> Script:
    """Return the scripted table with Shazam! first and Black Adam second."""
    return shazam(table)


def payments(table: Script) -> list[int]:
    """Return the payments of a Character that are offered, by their numbers on the card."""
    return [what[1] for verb, what in table.table.ask.options if verb == "use"]


def pay(table: Script, number: int) -> Script:
    """Use one of a Character's payment abilities, by its number on the card."""
    ask = table.table.ask
    table.table.answer(
        ask.seat,
        next(at for at, (v, what) in enumerate(ask.options) if v == "use" and what[1] == number),
    )
    return table


@pytest.mark.book("SB-036", "Shazam! vs. Black Adam: Payment Abilities; Shazam!, Level 1")
def test_sb_036_shazam_pays_punches_as_often_as_he_likes(table: Script) -> None:
    """Draw a cheap Hero or Super Power of three cards for a Punch; put the others back."""
    table.hand(ME, "Punch", "Punch", "Vulnerability")
    table.deck(ME, "Vulnerability", "Hawkman", "Freddy Freeman", "Word of Power", "Envy")
    table.normal().use("shazam-1").asks(ME, "order", ["Hawkman", "Vulnerability"]).answer("Hawkman")
    assert table.deck_of(ME) == ["Hawkman", "Vulnerability", "Word of Power", "Envy"]
    table.use("shazam-1").asks(ME, "order", ["Hawkman", "Vulnerability"]).answer("Vulnerability")
    assert table.deck_of(ME) == ["Vulnerability", "Hawkman", "Envy"]
    assert table.hand_of(ME) == ["Vulnerability", "Freddy Freeman", "Word of Power"]
    assert table.discard_of(ME) == ["Punch", "Punch"]
    assert table.power == 0
    assert "use Shazam!" not in table.turn_options()


@pytest.mark.book("SB-037", "Shazam! vs. Black Adam: Payment Abilities; Resolving Card Abilities")
def test_sb_037_a_payment_may_find_nothing(table: Script) -> None:
    """Put all three cards back in any order where none fits; the price stays paid."""
    table.hand(ME, "Punch").deck(ME, "Punch", "Envy", "Sabbac", "Isis").normal().use("shazam-1")
    table.asks(ME, "order", ["Envy", "Punch", "Sabbac"]).answer("Sabbac")
    table.asks(ME, "order", ["Envy", "Punch"]).answer("Punch")
    assert table.hand_of(ME) == []
    assert table.deck_of(ME) == ["Sabbac", "Punch", "Envy", "Isis"]
    assert table.discard_of(ME) == ["Punch"]


@pytest.mark.book("SB-038", "Shazam! vs. Black Adam: Payment Abilities; Discarding Cards")
def test_sb_038_the_price_comes_from_the_hand_in_ones_own_turn(table: Script) -> None:
    """Pay with cards from hand only, and never in the turn of the foe."""
    table.hand(ME, "Punch", "Punch").deck(ME, *["Punch"] * 5).hand(FOE, "Sabbac").normal()
    assert "use Shazam!" in table.turn_options()
    table.play("Punch").play("Punch")
    assert table.turn_options() == ["end"]
    table.end().asks(FOE, "announce", ["confront 0", "normal"]).answer("confront 0")
    assert table.hand_of(ME) == ["Punch"] * 5
    assert table.table.ask_of(ME) is None
    table.play("Sabbac").asks(ME, "defend", ["none"]).answer("none")
    table.done().asks(ME, "block", ["none"]).answer("none")
    assert table.active == ME


@pytest.mark.book("SB-039", "Shazam! vs. Black Adam: Shuffling Your Deck; Payment Abilities")
def test_sb_039_the_punch_that_paid_may_be_shuffled_in_and_revealed(table: Script) -> None:
    """Pay the price first; make a new deck of the discard pile as soon as the old one is out."""
    table.hand(ME, "Punch", "Vulnerability").deck(ME, "Punch").discard(ME, "Cyclone").normal()
    table.use("shazam-1")
    assert table.hand_of(ME) == ["Vulnerability", "Cyclone"]
    assert table.deck_of(ME) == ["Punch", "Punch"]
    assert table.discard_of(ME) == []


@pytest.mark.book("SB-040", "Shazam! vs. Black Adam: card text of Black Adam, Level 1")
@pytest.mark.parametrize("answer", ["Vulnerability", "Weakness"])
def test_sb_040_black_adam_destroys_for_the_first_costly_card_of_a_turn(
    table: Script, answer: str
) -> None:
    """Destroy a Vulnerability or Weakness in play for the first card of cost 5 or more only."""
    black_adam(table).hand(ME, "Vulnerability", *ELEVEN, "Vulnerability")
    table.in_play(ME, "Weakness").discard(ME, "Vulnerability").line_up("Envy", "Sabbac", "War")
    table.normal().play("Vulnerability")
    for name in ELEVEN:
        table.play(name)
    assert table.power == 11
    table.buy("Sabbac").asks(ME, "destroy", ["Vulnerability", "Weakness", "none"]).answer(answer)
    assert table.destroyed == ["Vulnerability"] * (answer == "Vulnerability")
    assert table.weaknesses_left == 9 + (answer == "Weakness")
    assert answer not in table.in_play_of(ME)
    table.buy("War")
    assert table.table.ask.kind == "turn"  # nothing is destroyed for the second one
    assert table.power == 0
    assert sorted(table.discard_of(ME)) == ["Sabbac", "Vulnerability", "War"]
    assert table.hand_of(ME) == ["Vulnerability"]


@pytest.mark.book("SB-041", "Shazam! vs. Black Adam: Specific Card Clarifications, Black Adam (9)")
def test_sb_041_a_defeated_character_is_a_costly_card_that_is_gained(table: Script) -> None:
    """Count the printed cost of the Character, not what Weaknesses made of it."""
    black_adam(table).hand(ME, "Osiris").in_play(ME, "Weakness")
    table.in_play(FOE, *["Weakness"] * 5).confront(FOE)
    assert table.cost_of(FOE) == 4
    assert table.play("Osiris").power == 4
    table.done().asks(ME, "destroy", ["Weakness", "none"])
    assert table.score_of(ME) == ["Shazam!"]
    assert table.in_play_of(FOE) == []
    assert table.weaknesses_left == 9
    table.answer("Weakness")
    assert table.weaknesses_left == 10
    assert "Weakness" not in table.in_play_of(ME)
    assert table.level_of(FOE) == 2


@pytest.mark.book("SB-042", "Shazam! vs. Black Adam: Gaining Cards; Black Adam, Level 1")
def test_sb_042_black_adam_destroys_for_a_costly_card_that_is_passed_to_him(table: Script) -> None:
    """Treat every change of ownership as a gain, in any turn."""
    table.hand(ME, "Psycho-Pirate").discard(ME, "Sabbac").in_play(FOE, "Weakness").normal()
    table.play("Psycho-Pirate").asks(ME, "give", ["Sabbac", "none"]).answer("Sabbac")
    assert table.hand_of(FOE) == ["Sabbac"]
    table.asks(FOE, "destroy", ["Weakness", "none"]).answer("Weakness")
    assert table.in_play_of(FOE) == []
    assert table.weaknesses_left == 10
    assert table.discard_of(ME) == []
    assert table.active == ME


@pytest.mark.book("SB-043", "Shazam! vs. Black Adam: Specific Card Clarifications, Black Adam (12)")
def test_sb_043_black_adam_pays_once_with_each_of_two_types(table: Script) -> None:
    """Pay twice in a turn at most: once with a Villain, once with a Super Power."""
    black_adam(table).level(ME, 2).hand(ME, "Envy", "Wrath", "Stamina of Shu")
    table.deck(ME, "Sabbac", "Punch", "Vulnerability", "War", "Punch").normal()
    assert payments(table) == [VILLAIN, SUPER_POWER]
    pay(table, VILLAIN).asks(ME, "discard", ["Envy", "Wrath"]).answer("Envy")
    table.asks(ME, "discard", ["Punch", "Vulnerability", "none"]).answer("Vulnerability")
    table.asks(ME, "discard", ["Punch", "none"]).answer("none")
    assert table.deck_of(ME) == ["Punch", "War", "Punch"]
    assert sorted(table.discard_of(ME)) == ["Envy", "Vulnerability"]
    assert payments(table) == [SUPER_POWER]
    pay(table, SUPER_POWER).asks(ME, "discard", ["Stamina of Shu"]).answer("Stamina of Shu")
    table.asks(ME, "discard", ["Punch", "none"]).answer("none")
    assert sorted(table.hand_of(ME)) == ["Sabbac", "War", "Wrath"]
    assert payments(table) == []
    assert table.power == 0


@pytest.mark.book("SB-044", "Shazam! vs. Black Adam: Oversized Character Cards")
def test_sb_044_only_the_new_level_works_after_a_defeat(table: Script) -> None:
    """Use the ability of the top Character only; the fallen one lies in the foe's score pile."""
    black_adam(table).in_play(FOE, *["Weakness"] * 9).hand(FOE, "Punch")
    table.deck(FOE, "Stargirl").discard(FOE, "Cyclone").confront(FOE).done()
    no_block(table)
    s = table.table.state
    assert [s.cat.ids[s.faces[card]] for card in s.zones[score_pile(ME)]] == ["shazam-1"]
    table.asks(FOE, "announce", ["confront 0", "normal"]).answer("normal")
    table.use("shazam-2")
    assert table.hand_of(FOE) == ["Cyclone"]  # Level 2 fetches from the discard pile
    assert table.deck_of(FOE) == ["Stargirl"]  # and nothing was revealed, as by Level 1
    assert table.discard_of(FOE) == ["Punch"]
