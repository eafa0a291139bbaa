"""Examples of two Rivals boxes, two against two (MX-028 to MX-037)."""

from __future__ import annotations

import pytest
from mx_tables import (
    BJ,
    LAST,
    MATE,
    PUNCHES,
    RIVALS,
    SB,
    WORD,
    no_block,
    no_defense,
    plays,
)
from script import FOE, ME, Script

from archrivals.boxes.mixing import mixed, setup_of
from archrivals.engine.state.flat import LINE_UP, MAIN_DECK, STACK, WEAKNESSES, deck, hand
from archrivals.engine.table import Table

FIVE = ["Darla Dudley", "Envy", "Death", "Isis", "War"]
MORE = ["Lust", "Sloth", "Greed", "Wrath"]
NINE = ("Superman", "Red Robin", "Punch")
TEN = ("Sabbac", "Osiris", "Courage of Mehen", "Cyclone")
FIFTEEN = ("Osiris", "Courage of Mehen", "Wizard Staff", "Red Robin", "Cyclone")


@pytest.fixture
def table(table: Script) -> Script:
    """Return the scripted table: Shazam!, Black Adam, Batman, The Joker, in this order."""
    return table.mixture(RIVALS)


@pytest.mark.book("MX-028", "Shazam! vs. Black Adam: Combining with other Rivals games, 2v2")
def test_mx_028_both_main_decks_and_both_stacks() -> None:
    """Shuffle both main decks together and lay out both stacks that cards are bought from.

    The example takes the ten Weaknesses of Shazam! vs. Black Adam. The books are silent; our table
    shuffles those of both boxes, as it plays all other cards of both.
    """
    cat = mixed(RIVALS)
    s = Table.new(setup_of(RIVALS), cat, seed="teams").state
    names = [cat.name[s.faces[card]] for card in s.zones[STACK]]
    assert sorted(names) == sorted(["Kick"] * 8 + [WORD] * 8)
    assert (len(s.zones[MAIN_DECK]), len(s.zones[LINE_UP])) == (115, 5)
    weak = [cat.boxes[s.faces[card]] for card in s.zones[WEAKNESSES]]
    assert sorted(weak) == sorted([BJ] * 10 + [SB] * 10)
    for seat in range(4):
        owned = [cat.name[s.faces[card]] for card in (*s.zones[hand(seat)], *s.zones[deck(seat)])]
        assert (owned.count("Punch"), owned.count("Vulnerability"), len(owned)) == (7, 3, 10)


@pytest.mark.book("MX-028", "Shazam! vs. Black Adam: Combining with other Rivals games, 2v2")
def test_mx_028b_both_stacks_are_for_sale_at_once(table: Script) -> None:
    """Buy from either stack, in the same turn."""
    table.hand(ME, "Osiris", "Courage of Mehen").line_up("Isis").normal()
    plays(table, "Osiris", "Courage of Mehen")
    assert table.turn_options() == ["buy Isis", "buy Kick", f"buy {WORD}", "end"]
    table.buy("Kick").buy(WORD)
    assert table.discard_of(ME) == ["Kick", WORD]
    assert table.power == 0


@pytest.mark.book("MX-029", "Shazam! vs. Black Adam: Combining with other Rivals games, 2v2")
def test_mx_029_the_turns_alternate_between_the_teams(table: Script) -> None:
    """Keep one order of turns for the whole game, with a foe after each player."""
    assert table.table.state.teams == (0, 1, 0, 1)
    order = []
    for _ in range(8):
        order.append(table.active)
        table.normal().end()
    assert order == [ME, FOE, MATE, LAST] * 2


@pytest.mark.book("MX-030", "Shazam! vs. Black Adam: Combining, the foe of lower Level")
def test_mx_030_the_foe_of_lower_level_though_the_other_is_cheaper(table: Script) -> None:
    """Confront the foe of lower Level, whatever the costs are."""
    table.level(FOE, 2).in_play(FOE, *[f"{SB}:weakness"] * 5)
    table.asks(ME, "announce", ["confront 3", "normal"]).answer("normal")
    assert (table.cost_of(FOE), table.cost_of(LAST)) == (7, 9)


@pytest.mark.book("MX-031", "Shazam! vs. Black Adam: Combining, foes of the same Level")
def test_mx_031_either_foe_of_the_same_level(table: Script) -> None:
    """Confront either foe where both are of the same Level, whatever the costs are."""
    table.in_play(FOE, *[f"{SB}:weakness"] * 2).in_play(LAST, "Abandoned Amusement Park")
    table.asks(ME, "announce", ["confront 1", "confront 3", "normal"]).answer("normal")
    assert (table.cost_of(FOE), table.cost_of(LAST)) == (7, 10)


@pytest.mark.book("MX-032", "Shazam! vs. Black Adam: Combining, Blocks; Attack and Defense")
def test_mx_032_a_block_protects_the_partner_and_a_defense_does_not(table: Script) -> None:
    """Raise the partner's cost with a Block; avoid an Attack for oneself alone."""
    table.options(first=FOE).hand(FOE, *TEN).hand(ME, "Punch")
    table.hand(MATE, "Batarang", "Grappling Hook").deck(MATE, "Robin").confront(ME).play("Sabbac")
    table.asks(MATE, "defend", ["Batarang", "none"]).answer("Batarang")
    no_defense(table, ME)
    assert table.discard_of(ME) == ["Weakness"]
    assert sorted(table.hand_of(MATE)) == ["Grappling Hook", "Robin"]
    assert plays(table, *TEN[1:]).power == 10
    no_block(table.done(), ME).asks(MATE, "block", ["Grappling Hook", "none"]).answer(
        "Grappling Hook"
    )
    assert table.cost_of(ME) == 11
    no_block(table, ME, MATE)
    assert table.score_of(FOE) == []
    assert table.level_of(ME) == 1


@pytest.mark.book("MX-033", "Shazam! vs. Black Adam: Combining, the end of the game")
def test_mx_033_a_team_wins_when_either_third_level_falls(table: Script) -> None:
    """End the game for both players of the team as soon as one Level 3 of a foe falls."""
    table.level(FOE, 3).level(LAST, 3).hand(ME, *FIFTEEN).discard(FOE, *MORE)
    table.asks(ME, "announce", ["confront 1", "confront 3", "normal"]).answer("confront 3")
    assert plays(table, *FIFTEEN).power == 15
    table.done()
    result = table.table.result
    assert result is not None
    assert (result.rule, result.winners) == ("G3", (ME, MATE))


@pytest.mark.book("MX-034", "Shazam! vs. Black Adam: Specific Card Clarifications, Black Adam (9)")
def test_mx_034_a_character_belongs_to_the_player_who_defeated_it(table: Script) -> None:
    """Trigger nothing of Black Adam where his partner defeats a Character."""
    table.options(first=LAST).in_play(FOE, f"{SB}:weakness").hand(LAST, *NINE).confront(MATE)
    assert plays(table, *NINE).power == 9
    table.done()
    assert table.active == ME  # nobody was asked
    assert table.score_of(LAST) == ["Batman"]
    assert table.score_of(FOE) == []
    assert table.in_play_of(FOE) == ["Weakness"]


@pytest.mark.book("MX-034", "Shazam! vs. Black Adam: Combining, the end of the game")
def test_mx_034b_a_team_adds_up_both_score_piles(table: Script) -> None:
    """Add up the points of both players of a team."""
    table.level(ME, 2).level(MATE, 2).place("score 1", "shazam-1").place("score 3", "batman-1")
    table.discard(ME, *["Death", "The Wizard", "Isis", "Lust"]).main_deck().line_up("War")
    table.normal().end()
    result = table.table.result
    assert result is not None
    assert result.rule == "G1"
    assert result.points == (7, 4, 0, 4)
    assert result.winners == (FOE, LAST)


@pytest.mark.book("MX-035", "Shazam! vs. Black Adam: card text of Famine")
def test_mx_035_famine_lasts_until_the_turn_before_its_players_next(table: Script) -> None:
    """Refill to four until the player before Black Adam in turn order ends a turn."""
    table.options(first=FOE).hand(FOE, "Famine").line_up(*FIVE).main_deck(*MORE)
    table.hand(MATE, "The Penguin").normal().play("Famine")
    table.asks(FOE, "destroy", FIVE).answer("Isis")
    table.end()
    assert sorted(table.line_up_now) == ["Darla Dudley", "Death", "Envy", "War"]
    table.normal().play("The Penguin").buy("Darla Dudley").end()
    assert sorted(table.line_up_now) == ["Death", "Envy", "Lust", "War"]
    table.normal().end()
    assert (table.active, len(table.line_up_now)) == (ME, 4)
    assert table.main_deck_now == MORE[1:]
    table.normal().end()
    assert sorted(table.line_up_now) == ["Death", "Envy", "Lust", "Sloth", "War"]


@pytest.mark.book("MX-036", "Batman vs. The Joker: Resolving Card Abilities")
def test_mx_036_the_last_weakness_goes_to_the_next_player(table: Script) -> None:
    """Resolve an Attack on several foes in turn order, from the attacker on."""
    table.options(first=MATE).place("weaknesses", f"{SB}:weakness").hand(MATE, "Sabbac")
    table.normal().play("Sabbac")
    assert table.power == 2
    assert table.discard_of(LAST) == ["Weakness"]
    assert table.discard_of(FOE) == []
    assert table.weaknesses_left == 0


@pytest.mark.book("MX-037", "Shazam! vs. Black Adam: Combining, 2v2; The Joker, Level 1")
@pytest.mark.parametrize("name", ["Kick", WORD])
def test_mx_037_the_joker_draws_nothing_extra_for_either_stack(table: Script, name: str) -> None:
    """Draw five cards after buying a Kick or a Word of Power.

    The example draws six for a Word of Power, since only Kick is excepted by name. No book prints
    the text; our card excepts the cards of the stacks.
    """
    table.options(first=LAST).hand(LAST, "The Penguin", "The Penguin")
    table.deck(LAST, *["Punch"] * 7).normal()
    plays(table, "The Penguin", "The Penguin").buy(name).end()
    assert table.hand_of(LAST) == list(PUNCHES)
