"""Examples of Shazam! vs. Black Adam with Batman vs. The Joker, one on one (MX-018 to MX-027)."""

from __future__ import annotations

import pytest
from mx_tables import PUNCHES, SB, TOP_CARD, WORD, boxes_of, no_defense, plays, rivals, says
from script import FOE, ME, Script

from archrivals.boxes.mixing import mixed, setup_of
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.state.flat import LINE_UP, MAIN_DECK, STACK, WEAKNESSES, discard_pile
from archrivals.engine.table import Table


@pytest.mark.book("MX-018", "Shazam! vs. Black Adam: Combining with other Rivals games, 1v1")
def test_mx_018_only_the_cards_of_the_two_characters_are_played() -> None:
    """Take the cards with the emblems of the two who play, and the stack of Words of Power."""
    recipe = RECIPES["shazam-vs-joker"]
    cat = mixed(recipe)
    s = Table.new(setup_of(recipe), cat, seed="two").state
    cards = [s.faces[card] for zone in (MAIN_DECK, LINE_UP) for card in s.zones[zone]]
    emblems = [cat.cards[face].symbol for face in cards]
    assert len(cards) == 60
    assert (emblems.count("Shazam!"), emblems.count("The Joker")) == (30, 30)
    assert len(s.zones[LINE_UP]) == 5
    assert [cat.name[s.faces[card]] for card in s.zones[STACK]] == [WORD] * 8
    assert "kick" not in cat.by_id


@pytest.mark.book("MX-020", "Shazam! vs. Black Adam: Weakness")
def test_mx_020_the_weaknesses_are_those_of_the_host(table: Script) -> None:
    """Gain a Weakness of Shazam! vs. Black Adam, which hosts, with its text.

    The book does not say which Weakness stack is laid out; the host also gives the other stack.
    """
    rivals(table, "The Joker", "Shazam!").hand(ME, "Laughing Gas").deck(ME, *PUNCHES)
    table.hand(FOE, "Punch").deck(FOE, "Hawkman", "Cyclone", "Stargirl").normal()
    assert boxes_of(table, WEAKNESSES) == [SB] * 10
    no_defense(table.play("Laughing Gas"))
    assert table.power == 2
    assert boxes_of(table, discard_pile(FOE)) == [SB]
    assert table.discard_of(FOE) == ["Weakness"]
    table.end().normal().end()  # his new hand takes all he has
    assert table.active == ME
    table.normal().end().normal()
    assert "Weakness" in table.hand_of(FOE)
    assert table.turn_options() == ["play Weakness", "use Shazam!"]
    assert table.play("Weakness").cost_of(FOE) == 8


@pytest.mark.book("MX-021", "Shazam! vs. Black Adam: Combining; card text of The Joker, Level 1")
def test_mx_021_the_joker_draws_nothing_extra_for_a_word_of_power(table: Script) -> None:
    """Draw five cards after buying a Word of Power.

    The example draws six, since only Kick is excepted by name. No book prints the text; our card
    excepts the card of the stack, and here Word of Power takes the place of Kick.
    """
    rivals(table, "The Joker", "Shazam!").hand(ME, "The Penguin", "The Penguin")
    table.deck(ME, *["Punch"] * 7).normal()
    plays(table, "The Penguin", "The Penguin").buy(WORD).end()
    assert table.hand_of(ME) == list(PUNCHES)


@pytest.mark.book("MX-022", "Shazam! vs. Black Adam: Resolving Card Abilities; The Joker, Level 2")
def test_mx_022_a_word_of_power_is_resolved_before_the_joker_plays_a_card(table: Script) -> None:
    """Resolve the card first, with all that it plays, and then the Character."""
    rivals(table, "The Joker", "Shazam!").level(ME, 2).hand(ME, "The Penguin", WORD)
    table.discard(ME, "Punch").main_deck("Cyclone", "Darla Dudley", "Hawkman")
    table.place("stack", *[WORD] * 3).confront(FOE)
    assert table.play("The Penguin").power == 2
    says(table, TOP_CARD).asks(ME, "move", ["Punch", "none"])
    assert table.power == 2 + 2 + 1
    assert "Cyclone" in table.line_up_now
    assert len(table.names(STACK)) == 4
    table.answer("Punch")
    assert table.hand_of(ME) == ["Punch"]
    assert table.main_deck_now == ["Darla Dudley", "Hawkman"]
    assert table.in_play_of(ME) == ["The Penguin"]


@pytest.mark.book("MX-023", "Shazam! vs. Black Adam: When You Gain This; Batman, Level 2")
def test_mx_023_a_borrowed_sin_is_not_gained(table: Script) -> None:
    """Play the Sin for its Power, gain no Weakness, and put it back into the Line-Up."""
    rivals(table, "Batman", "Black Adam").level(ME, 2).hand(ME, "Robin", "Batmobile")
    table.in_play(ME, "Weakness").deck(ME, "Punch").line_up("Wrath", "Khandaq", "Envy").normal()
    assert table.play("Robin").power == 0
    table.play("Batmobile").asks(ME, "play", ["Envy", "Wrath"])  # he must, and takes no Location
    assert table.power == 2
    table.answer("Wrath")
    assert table.power == 2 + 2 + 1
    assert table.discard_of(ME) == []
    assert table.weaknesses_left == 9
    assert sorted(table.line_up_now) == ["Envy", "Khandaq", "Wrath"]
    assert table.in_play_of(ME) == ["Weakness", "Robin", "Batmobile"]


@pytest.mark.book("MX-024", "Shazam! vs. Black Adam: Weakness; card text of Batmobile")
def test_mx_024_batmobile_is_not_the_first_card_after_a_weakness(table: Script) -> None:
    """Play the Weakness first, so that Batmobile gives Power and the hand stays."""
    rivals(table, "Batman", "Black Adam").hand(ME, "Weakness", "Batmobile", *["Punch"] * 3)
    table.deck(ME, "Robin", "Oracle").normal()
    assert table.turn_options() == ["play Weakness"]
    table.play("Weakness").play("Batmobile")
    assert table.power == 2
    assert table.hand_of(ME) == ["Punch"] * 3
    assert table.discard_of(ME) == []
    assert table.cost_of(ME) == 8


@pytest.mark.book("MX-025", "Shazam! vs. Black Adam: Attack and Defense")
def test_mx_025_a_defense_is_rewarded_though_there_is_no_equipment(table: Script) -> None:
    """Avoid the Attack that would have found nothing, for the reward; use one Defense only."""
    rivals(table, "The Joker", "Shazam!").hand(ME, "Mr. Freeze")
    table.hand(FOE, "Tawky Tawny", "Punch").discard(FOE, WORD).deck(FOE, "Cyclone").normal()
    table.play("Mr. Freeze").asks(FOE, "defend", ["Tawky Tawny", "none"]).answer("Tawky Tawny")
    table.asks(FOE, "move", [WORD, "none"]).answer(WORD)
    assert table.deck_of(FOE) == [WORD, "Cyclone"]
    assert table.discard_of(FOE) == ["Tawky Tawny"]
    assert table.hand_of(FOE) == ["Punch"]
    assert table.power == 2
    assert table.table.ask.kind == "turn"


@pytest.mark.book("MX-026", "Shazam! vs. Black Adam: Destroying Cards")
@pytest.mark.parametrize("answer", ["Weakness", "Vulnerability"])
def test_mx_026_a_weakness_that_victor_zsasz_destroys_returns(table: Script, answer: str) -> None:
    """Return the Weakness to its stack; a Weakness in play is not offered."""
    rivals(table, "The Joker", "Shazam!").hand(ME, "Victor Zsasz").in_play(ME, "Weakness")
    table.discard(ME, "Weakness", "Vulnerability").weaknesses(4).normal()
    table.play("Victor Zsasz").asks(ME, "destroy", ["Vulnerability", "Weakness", "none"])
    table.answer(answer)
    assert table.power == 1
    assert table.weaknesses_left == 4 + (answer == "Weakness")
    assert table.destroyed == ["Vulnerability"] * (answer == "Vulnerability")
    assert len(table.discard_of(ME)) == 1
    assert "Weakness" in table.in_play_of(ME)


@pytest.mark.book("MX-027", "Shazam! vs. Black Adam: Ongoing; card text of Catwoman")
def test_mx_027_catwoman_plays_a_weakness_without_effect(table: Script) -> None:
    """Play it, and put it into the foe's pile: its text works only while it stays in play."""
    rivals(table, "Batman", "Black Adam").hand(ME, "Catwoman").deck(FOE, "Weakness", "Isis")
    table.confront(FOE).play("Catwoman")
    assert table.power == 2
    assert table.discard_of(FOE) == ["Weakness"]
    assert table.deck_of(FOE) == ["Isis"]
    assert table.in_play_of(ME) == ["Catwoman"]
    assert (table.cost_of(ME), table.cost_of(FOE)) == (9, 9)
    assert table.weaknesses_left == 9
