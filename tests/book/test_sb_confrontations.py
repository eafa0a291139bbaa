"""Examples of Rivals: Shazam! vs. Black Adam: Confrontations, Blocks, costs (SB-019 to SB-025)."""

from __future__ import annotations

import pytest
from sb_tables import NINE, black_adam, no_block, plays, shazam
from script import FOE, ME, Script

from archrivals.engine.state.flat import hero_zone

ELEVEN = (*NINE, "Cyclone")
THIRTEEN = (*NINE, "Doctor Fate", "Punch")
THIRTY = (*NINE, "Doctor Fate", "Cyclone", "Isis", *["Punch"] * 14)


@pytest.fixture
def table(table: Script) -> Script:
    """Return the scripted table with Shazam! first and Black Adam second."""
    return shazam(table)


@pytest.mark.book("SB-019", "Shazam! vs. Black Adam: Confronting Your Opponent; Block")
def test_sb_019_equal_is_enough_to_defeat_and_too_little_to_block(table: Script) -> None:
    """Raise the cost above the Power to be saved; resolve what follows the Block first."""
    black_adam(table).hand(ME, *NINE).in_play(FOE, "Weakness", "Weakness")
    table.hand(FOE, "Cyclone", "Hippolyta").deck(FOE, "Punch").confront(FOE)
    assert table.cost_of(FOE) == 7
    assert plays(table, *NINE).power == 9
    table.done().asks(FOE, "block", ["Cyclone", "Hippolyta", "none"]).answer("Cyclone")
    assert table.cost_of(FOE) == 9
    assert table.hand_of(FOE) == ["Hippolyta", "Punch"]
    table.asks(FOE, "block", ["Hippolyta", "none"]).answer("Hippolyta")
    table.asks(FOE, "move", ["Cyclone", "none"]).answer("Cyclone")
    assert table.cost_of(FOE) == 12
    no_block(table)
    assert (table.level_of(FOE), table.score_of(ME)) == (1, [])
    assert table.deck_of(FOE) == ["Cyclone"]
    assert table.discard_of(FOE) == ["Hippolyta"]
    assert table.cost_of(FOE) == 7


@pytest.mark.book("SB-019", "Shazam! vs. Black Adam: Confronting Your Opponent; Block")
def test_sb_019b_a_cost_equal_to_the_power_is_a_defeat(table: Script) -> None:
    """Lose the Character when the cost only matches the Power."""
    black_adam(table).hand(ME, *NINE).in_play(FOE, "Weakness", "Weakness")
    table.hand(FOE, "Cyclone", "Hippolyta").deck(FOE, "Punch").confront(FOE)
    plays(table, *NINE).done()
    table.asks(FOE, "block", ["Cyclone", "Hippolyta", "none"]).answer("Cyclone")
    assert table.cost_of(FOE) == 9
    table.asks(FOE, "block", ["Hippolyta", "none"]).answer("none")
    assert (table.level_of(FOE), table.score_of(ME)) == (2, ["Shazam!"])


@pytest.mark.book("SB-020", "Shazam! vs. Black Adam: Block")
def test_sb_020_any_number_of_blocks_one_after_the_other(table: Script) -> None:
    """Discard a Block that an earlier Block drew, too; the Confronter cannot answer."""
    black_adam(table).hand(ME, *THIRTEEN, "Punch").hand(FOE, "Cyclone")
    table.deck(FOE, "Hippolyta", "Darla Dudley").discard(FOE, "Hawkman").confront(FOE)
    assert plays(table, *THIRTEEN).power == 13
    table.done().asks(FOE, "block", ["Cyclone", "none"]).answer("Cyclone")
    assert table.cost_of(FOE) == 11
    assert table.table.ask_of(ME) is None
    table.asks(FOE, "block", ["Hippolyta", "none"]).answer("Hippolyta")
    table.asks(FOE, "move", ["Cyclone", "Hawkman", "none"])
    assert table.cost_of(FOE) == 14
    assert table.table.ask_of(ME) is None
    table.answer("Hawkman")
    assert (table.level_of(FOE), table.score_of(ME)) == (1, [])
    assert table.deck_of(FOE) == ["Hawkman", "Darla Dudley"]
    assert sorted(table.discard_of(FOE)) == ["Cyclone", "Hippolyta"]


@pytest.mark.book("SB-021", "Shazam! vs. Black Adam: Block")
def test_sb_021_block_text_does_nothing_in_ones_own_turn(table: Script) -> None:
    """Play a Block card like any other card; its Block text does not apply then."""
    table.hand(ME, "Cyclone").deck(ME, "Isis").confront(FOE)
    assert table.turn_options() == ["done", "play Cyclone"]
    table.play("Cyclone")
    assert table.power == 2
    assert table.hand_of(ME) == []
    assert (table.cost_of(ME), table.cost_of(FOE)) == (9, 9)


@pytest.mark.book("SB-022", "Shazam! vs. Black Adam: Block; Ongoing")
def test_sb_022_a_cost_raised_before_the_foes_turn_counts_in_it(table: Script) -> None:
    """Raise the cost by cards that were played before, without a Block."""
    table.hand(ME, "Stamina of Atlas").in_play(ME, "Rock of Eternity").deck(ME, *["Isis"])
    table.hand(FOE, *ELEVEN).normal().play("Stamina of Atlas").end()
    assert table.active == FOE
    table.confront(ME)
    assert plays(table, *ELEVEN).power == 11
    assert table.cost_of(ME) == 9 + 1 + 2
    table.done().asks(ME, "block", ["none"]).answer("none")
    assert (table.level_of(ME), table.score_of(FOE)) == (1, [])
    assert table.active == ME
    assert table.cost_of(ME) == 9 + 1


@pytest.mark.book("SB-023", "Shazam! vs. Black Adam: Confronting Your Opponent")
def test_sb_023_thirty_power_defeat_the_top_character_only(table: Script) -> None:
    """Defeat one Character in a turn, whatever the Power."""
    black_adam(table).hand(ME, *THIRTY).confront(FOE)
    assert plays(table, *THIRTY).power == 30
    table.done()
    assert table.score_of(ME) == ["Shazam!"]
    assert (table.level_of(FOE), table.cost_of(FOE)) == (2, 12)
    assert len(table.table.state.zones[hero_zone(FOE)]) == 2
    assert table.active == FOE


@pytest.mark.book("SB-024", "Shazam! vs. Black Adam: End of Game")
def test_sb_024_the_third_defeat_wins_at_once(table: Script) -> None:
    """Win by defeating the last Character; compare no Victory Points."""
    table.level(FOE, 3).in_play(FOE, *["Weakness"] * 4).hand(ME, *ELEVEN)
    table.discard(FOE, "Death", "The Wizard", "Hawkman", "Isis").level(ME, 2)
    table.place("score 1", "shazam-1").confront(FOE)
    assert table.cost_of(FOE) == 11
    assert plays(table, *ELEVEN).power == 11
    table.done()
    result = table.table.result
    assert result is not None
    assert (result.rule, result.winners) == ("G3", (ME,))
    assert result.points[ME] < result.points[FOE]
    assert table.table.asks == ()


@pytest.mark.book("SB-025", "Shazam! vs. Black Adam: Confronting Your Opponent")
@pytest.mark.parametrize(("confronting", "drawn", "power"), [(False, 1, 3), (True, 2, 5)])
def test_sb_025_confrontation_text_works_in_a_confrontation_only(
    table: Script, confronting: bool, drawn: int, power: int
) -> None:
    """Ignore the text of a Confrontation in a Normal Turn."""
    black_adam(table).hand(ME, "Gluttony", "Osiris").in_play(ME, "Weakness", "Weakness")
    table.deck(ME, "Lust", "War", "Envy")
    if confronting:
        table.confront(FOE)
    else:
        table.normal()
    table.play("Gluttony")
    assert table.power == 1
    assert table.hand_of(ME) == ["Osiris", "Lust", "War"][: 1 + drawn]
    assert table.play("Osiris").power == 1 + power
