"""Examples of Rivals: Shazam! vs. Black Adam: Weaknesses (SB-009 to SB-018)."""

from __future__ import annotations

import pytest
from sb_tables import black_adam, no_block, plays, shazam
from script import FOE, ME, Script

from archrivals.engine.state.flat import STACK, score_pile

PUNCHES = ["Punch"] * 3
SIX = ("Osiris", "Courage of Mehen")
FIVE = ("Osiris", "Cyclone")


@pytest.fixture
def table(table: Script) -> Script:
    """Return the scripted table with Shazam! first and Black Adam second."""
    return shazam(table)


@pytest.mark.book("SB-009", "Shazam! vs. Black Adam: Weakness")
def test_sb_009_weaknesses_are_played_before_any_other_card(table: Script) -> None:
    """Play every Weakness in hand before a card of another kind."""
    table.hand(ME, "Weakness", "Weakness", *PUNCHES).normal()
    assert table.turn_options() == ["play Weakness", "use Shazam!"]
    table.play("Weakness")
    assert table.cost_of(ME) == 8
    assert table.turn_options() == ["play Weakness", "use Shazam!"]
    table.play("Weakness")
    assert table.cost_of(ME) == 7
    assert table.power == 0
    assert table.turn_options() == ["end", "play Punch", "use Shazam!"]


@pytest.mark.book("SB-010", "Shazam! vs. Black Adam: Weakness; Payment Abilities")
def test_sb_010_a_payment_is_allowed_with_a_weakness_in_hand(table: Script) -> None:
    """Pay with a card though a Weakness is in hand: to pay is neither to play nor to end."""
    table.hand(ME, "Weakness", "Weakness", *PUNCHES).deck(ME, "Cyclone", "Envy", "Sabbac").normal()
    table.use("shazam-1").asks(ME, "order", ["Envy", "Sabbac"]).answer("Envy")
    assert sorted(table.hand_of(ME)) == ["Cyclone", "Punch", "Punch", "Weakness", "Weakness"]
    assert table.discard_of(ME) == ["Punch"]
    assert table.turn_options() == ["play Weakness", "use Shazam!"]  # no "end", no other card


@pytest.mark.book("SB-011", "Shazam! vs. Black Adam: Weakness")
def test_sb_011_a_weakness_drawn_in_mid_turn_is_the_next_card(table: Script) -> None:
    """Play the Weakness next; what was played before stands, and buying may come first."""
    black_adam(table).hand(ME, "Punch", "Gluttony", "Sabbac", "Punch").deck(ME, "Weakness")
    table.line_up("Darla Dudley", "Cyclone", "Envy", "Khandaq", "Isis").normal()
    table.play("Punch").play("Gluttony")
    assert table.power == 2
    assert sorted(table.hand_of(ME)) == ["Punch", "Sabbac", "Weakness"]
    assert table.turn_options() == ["buy Darla Dudley", "play Weakness"]
    table.buy("Darla Dudley")
    assert table.turn_options() == ["play Weakness"]
    table.play("Weakness")
    assert table.in_play_of(ME) == ["Punch", "Gluttony", "Weakness"]
    assert table.turn_options() == ["end", "play Punch", "play Sabbac"]


@pytest.mark.book("SB-012", "Shazam! vs. Black Adam: Weakness")
def test_sb_012_done_is_not_said_with_a_weakness_in_hand(table: Script) -> None:
    """Play the Weakness before the end: after "done" no card could be played."""
    table.hand(ME, "Speed of Mercury").deck(ME, "Weakness", "Envy").confront(FOE)
    table.play("Speed of Mercury").asks(ME, "discard", ["none"]).answer("none")
    assert table.hand_of(ME) == ["Weakness", "Envy"]
    assert table.turn_options() == ["play Weakness"]
    table.play("Weakness")
    assert table.turn_options() == ["done", "play Envy"]


@pytest.mark.book("SB-013", "Shazam! vs. Black Adam: Weakness")
def test_sb_013_three_weaknesses_make_a_defeat_three_cheaper(table: Script) -> None:
    """Subtract 1 for each Weakness in play; return these at the defeat, and no others."""
    black_adam(table).hand(ME, *SIX).in_play(FOE, *["Weakness"] * 3)
    table.hand(FOE, "Weakness").deck(FOE, "Weakness").discard(FOE, "Weakness").confront(FOE)
    assert table.cost_of(FOE) == 6
    assert plays(table, *SIX).power == 6
    assert table.weaknesses_left == 4
    no_block(table.done())
    assert table.score_of(ME) == ["Shazam!"]
    s = table.table.state
    (fallen,) = s.zones[score_pile(ME)]
    assert (s.cat.cards[s.faces[fallen]].cost, s.cat.cards[s.faces[fallen]].vp) == (9, 4)
    assert table.level_of(FOE) == 2
    assert table.cost_of(FOE) == 12
    assert table.in_play_of(FOE) == []
    assert table.weaknesses_left == 7
    assert table.hand_of(FOE) == table.deck_of(FOE) == table.discard_of(FOE) == ["Weakness"]


@pytest.mark.book("SB-014", "Shazam! vs. Black Adam: Weakness")
def test_sb_014_weaknesses_stay_when_a_confrontation_fails(table: Script) -> None:
    """Leave the Weaknesses in play where the Confrontation fails."""
    black_adam(table).hand(ME, *FIVE).in_play(FOE, *["Weakness"] * 3).confront(FOE)
    assert plays(table, *FIVE).power == 5
    table.done()
    assert table.score_of(ME) == []
    assert (table.level_of(FOE), table.cost_of(FOE)) == (1, 6)
    assert table.in_play_of(FOE) == ["Weakness"] * 3
    assert table.weaknesses_left == 7


@pytest.mark.book("SB-015", "Shazam! vs. Black Adam: Weakness; Block")
@pytest.mark.parametrize(("answer", "level"), [("Cyclone", 1), ("none", 2)])
def test_sb_015_a_block_saves_who_controls_ten_weaknesses(
    table: Script, answer: str, level: int
) -> None:
    """Add everything before the cost is kept from falling below 0: 9 - 10 + 2 is 1."""
    black_adam(table).in_play(FOE, *["Weakness"] * 10).hand(FOE, "Cyclone")
    table.deck(FOE, "Punch").confront(FOE)
    assert table.cost_of(FOE) == 0
    table.done().asks(FOE, "block", ["Cyclone", "none"]).answer(answer)
    if answer == "Cyclone":
        assert table.cost_of(FOE) == 1
        table.asks(FOE, "block", ["none"]).answer("none")
    assert table.level_of(FOE) == level
    assert table.weaknesses_left == (10 if level == 2 else 0)


@pytest.mark.book("SB-016", "Shazam! vs. Black Adam: Destroying Cards")
def test_sb_016_destroyed_weaknesses_and_words_of_power_return(table: Script) -> None:
    """Return these two to their stacks; put every other destroyed card on the destroyed pile."""
    black_adam(table).hand(ME, "Death", "Word of Power", "Isis").in_play(ME, "Weakness")
    table.weaknesses(0).place("stack", *["Word of Power"] * 5)
    table.line_up("Envy", "Lust", "War", "Sloth", "Greed").confront(FOE)
    table.play("Isis").asks(ME, "destroy", ["Weakness", "none"]).answer("Weakness")
    assert table.weaknesses_left == 1
    line_up = ["Envy", "Greed", "Lust", "Sloth", "War"]
    table.play("Death").asks(ME, "destroy", ["Word of Power", *line_up, "none"])
    table.answer("Word of Power").asks(ME, "destroy", [*line_up, "none"]).answer("War")
    assert table.power == 2 + 2 + 2
    assert len(table.names(STACK)) == 6
    assert table.destroyed == ["War"]
    assert "War" not in table.line_up_now
    assert table.in_play_of(ME) == ["Isis", "Death"]
    assert table.hand_of(ME) == []


@pytest.mark.book("SB-017", "Shazam! vs. Black Adam: Weakness")
def test_sb_017_a_sin_is_gained_without_a_weakness_when_none_is_left(table: Script) -> None:
    """Gain no Weakness from an empty stack; go on with the rest."""
    black_adam(table).weaknesses(0).hand(ME, "Osiris", "Punch").line_up("Wrath").normal()
    table.play("Osiris").play("Punch").buy("Wrath")
    assert table.discard_of(ME) == ["Wrath"]
    assert table.weaknesses_left == 0


@pytest.mark.book("SB-017", "Shazam! vs. Black Adam: Weakness")
def test_sb_017b_dr_sivana_draws_nothing_when_no_weakness_is_left(table: Script) -> None:
    """Draw nothing where no Weakness was gained."""
    black_adam(table).weaknesses(0).hand(ME, "Dr. Sivana").deck(ME, "Isis", "War").normal()
    table.play("Dr. Sivana")
    assert table.power == 1
    assert table.hand_of(ME) == table.discard_of(ME) == []


@pytest.mark.book("SB-017", "Shazam! vs. Black Adam: Weakness; Attack and Defense")
@pytest.mark.parametrize(("answer", "drawn"), [("Isis", ["Punch"]), ("none", ["Isis"])])
def test_sb_017c_an_attack_without_a_weakness_may_still_be_avoided(
    table: Script, answer: str, drawn: list[str]
) -> None:
    """Reward a Defense though the Attack would have found nothing to give."""
    table.weaknesses(0).hand(ME, "Sabbac").hand(FOE, "Isis").deck(FOE, "Punch").normal()
    table.play("Sabbac").asks(FOE, "defend", ["Isis", "none"]).answer(answer)
    assert table.power == 2
    assert table.hand_of(FOE) == drawn
    assert "Weakness" not in table.discard_of(FOE)


@pytest.mark.book("SB-018", "Shazam! vs. Black Adam: Controlling Cards; Weakness")
def test_sb_018_a_weakness_is_a_card_that_one_controls(table: Script) -> None:
    """Play and control a Weakness like other cards, though it has no type."""
    black_adam(table).level(ME, 3).hand(ME, "Weakness", "Stamina of Shu", "Wrath")
    table.deck(ME, "Isis", "Punch").confront(FOE)
    assert table.play("Weakness").power == 0
    assert table.play("Stamina of Shu").power == 1
    assert sorted(table.hand_of(ME)) == ["Isis", "Wrath"]
    assert table.play("Wrath").power == 1 + 3
    assert table.cost_of(ME) == 14
    assert table.weaknesses_left == 9
    table.use("black-adam-3")
    assert table.power == 4 + 2  # Wrath keeps what it gave
    assert table.in_play_of(ME) == ["Stamina of Shu", "Wrath"]
    assert table.weaknesses_left == 10
    assert table.cost_of(ME) == 15
    assert table.destroyed == []
