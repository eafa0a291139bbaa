"""Heroes Unite: defeating Super-Villains, and what they are once they are in a deck."""

from __future__ import annotations

import pytest
from hu_tables import (
    nobody_defends,
    offered,
    play_all,
    shown,
    standard,
)
from script import FOE, ME, THIRD, Script


def beat_vandal_savage(table: Script, then: str) -> Script:
    """End the turn in which Vandal Savage is defeated, so that this one is flipped up."""
    table.super_villains("Vandal Savage", then, "Graves").hand(ME, *["Kick"] * 4)
    return play_all(table, *["Kick"] * 4).buy("Vandal Savage").end()


@pytest.mark.book("HU-033", "Heroes Unite: The Super-Villains")
def test_hu_033_the_face_up_one_is_bought_and_the_next_stays_face_down(table: Script) -> None:
    standard(table).hand(ME, *["Kick"] * 5).super_villains("Vandal Savage", "Trigon")
    table.line_up("Katana", "Starbolt", "Sciencell", "Oa", "Larfleeze")
    play_all(table, *["Kick"] * 5).buy("Vandal Savage")
    assert table.discard_of(ME) == ["Vandal Savage"]
    assert table.power == 2
    assert offered(table, "buy") == ["Katana"]
    for viewer in (-1, ME, FOE):
        assert table.table.view(viewer).super_villain == ()
        assert '"trigon"' not in shown(table.table, viewer)


@pytest.mark.book("HU-034", "Heroes Unite: The Super-Villains")
def test_hu_034_one_a_turn_however_much_power(table: Script) -> None:
    standard(table).hand(ME, *["Kick"] * 12).super_villains("Vandal Savage", "Trigon", "Graves")
    line_up = ["Katana", "Larfleeze", "Oa", "Sciencell", "Starbolt"]
    table.line_up(*line_up)
    play_all(table, *["Kick"] * 12)
    assert table.power == 24
    table.buy("Vandal Savage")
    assert table.power == 16
    assert offered(table, "buy") == sorted([*line_up, "Kick"])


@pytest.mark.book("HU-035", "Heroes Unite: End of Turn, steps 5 to 7")
def test_hu_035_a_first_appearance_comes_after_drawing_and_refilling(table: Script) -> None:
    standard(table).deck(ME, "Batarang", *["Punch"] * 9).hand(FOE, *["Punch"] * 5)
    beat_vandal_savage(table, "Trigon")
    assert len(table.hand_of(ME)) == len(table.line_up_now) == 5
    nobody_defends(table, ME, FOE)
    table.asks(ME, "destroy", ["Batarang"]).answer("Batarang")
    assert table.destroyed == ["Batarang"]
    assert table.hand_of(ME) == ["Punch"] * 4
    assert table.hand_of(FOE) == ["Punch"] * 5
    assert table.active == FOE


@pytest.mark.book("HU-036", "Heroes Unite: The Super-Villains")
def test_hu_036_it_hits_the_player_who_revealed_it_too(table: Script) -> None:
    standard(table, 3).deck(ME, "Starbolt", "Killer Croc", *["Punch"] * 3)
    table.hand(FOE, "Killer Croc").hand(THIRD, "Brother Blood", "Raven")
    beat_vandal_savage(table, "Arkillo")
    nobody_defends(table, ME, FOE, THIRD)
    assert table.discard_of(ME).count("Weakness") == 3
    assert table.discard_of(FOE) == []
    assert table.discard_of(THIRD) == ["Weakness"] * 3
    assert table.weaknesses_left == 14


@pytest.mark.book("HU-037", "Heroes Unite: End of Turn, step 7")
def test_hu_037_one_that_is_not_defeated_does_not_appear_again(table: Script) -> None:
    standard(table).super_villains("Mongul", "Graves")
    for seat in (FOE, ME, FOE):
        table.end()
        assert table.active == seat
        assert table.table.ask.kind == "turn"
    assert [card.id for card in table.table.view(ME).super_villain] == ["mongul"]


def trigon_before_three(table: Script) -> Script:
    """All three hold one card that Trigon may destroy."""
    standard(table, 3).deck(ME, "Katana", "Sonic Siren", *["Punch"] * 3, "Vulnerability")
    table.hand(FOE, "Skeets").deck(FOE, "Kick").discard(FOE, "Raven").hand(THIRD, "Batarang")
    beat_vandal_savage(table, "Trigon")
    table.asks(ME, "defend", ["Katana", "none"]).answer("Katana")
    table.asks(THIRD, "defend", ["none"]).answer("none")
    return table.asks(FOE, "defend", ["Skeets", "none"])


@pytest.mark.book("HU-038", "Heroes Unite: The Super-Villains")
def test_hu_038_a_defense_against_a_first_appearance_helps_its_player_alone(
    table: Script,
) -> None:
    trigon_before_three(table).answer("none")
    assert table.destroyed == ["Skeets", "Batarang"]
    assert sorted(table.hand_of(ME)) == [*["Punch"] * 3, "Sonic Siren", "Vulnerability"]
    assert table.hand_of(FOE) == table.hand_of(THIRD) == []


@pytest.mark.book("HU-038", "Heroes Unite: The Super-Villains")
@pytest.mark.parametrize(("mode", "got"), [("mode 0", "Kick"), ("mode 1", "Raven")])
def test_hu_038_skeets_draws_or_takes_a_hero_out_of_the_discard_pile(
    table: Script, mode: str, got: str
) -> None:
    trigon_before_three(table).answer("Skeets")
    table.asks(FOE, "choose", ["mode 0", "mode 1", "none"]).answer(mode)
    assert table.destroyed == ["Batarang"]
    assert table.hand_of(FOE) == [got]


@pytest.mark.book("HU-039", "Heroes Unite: The Super-Villains")
def test_hu_039_a_first_appearance_is_in_no_players_turn(table: Script) -> None:
    standard(table).hero(FOE, "Booster Gold").hand(FOE, "Katana", "Helmet of Fate")
    table.deck(FOE, "Punch", "Vulnerability", "Kick")
    beat_vandal_savage(table, "Trigon")
    assert table.active == -1
    assert table.table.why_not(ME, ("use", "batgirl")) is not None
    nobody_defends(table, ME)
    table.asks(FOE, "defend", ["Katana", "Helmet of Fate", "none"]).answer("Katana")
    assert table.hand_of(FOE) == ["Helmet of Fate", "Punch"]
    table.asks(FOE, "may", ["yes", "no"]).answer("yes")
    assert table.hand_of(FOE) == ["Helmet of Fate", "Punch", "Vulnerability"]
    assert table.power == 0
    assert table.destroyed == []


@pytest.mark.book("HU-040", "Heroes Unite: Super-Villain Cards in Your Deck")
def test_hu_040_in_a_deck_its_first_appearance_is_over(table: Script) -> None:
    standard(table).hand(ME, "Trigon").hand(FOE, "Katana").main_deck("Katana", "Skeets", "Talon")
    table.play("Trigon").asks(ME, "move", ["Katana", "Skeets"]).answer("Skeets")
    assert table.hand_of(ME) == ["Skeets"]
    assert table.main_deck_now == ["Talon", "Katana"]
    assert table.table.ask.kind == "turn"
    assert table.hand_of(FOE) == ["Katana"]


@pytest.mark.book("HU-041", "Heroes Unite: The Super-Villains")
def test_hu_041_a_super_villain_is_a_villain(table: Script) -> None:
    standard(table).in_play(ME, "Apokolips").deck(ME, "Amazo", "Punch").hand(ME, "Killer Croc")
    table.use("Apokolips")
    assert table.hand_of(ME) == ["Killer Croc", "Amazo"]
    assert table.play("Killer Croc").power == 2
    table.play("Amazo").asks(ME, "play-again", ["Killer Croc", "none"]).answer("none")
    assert table.power == 2 + 1 + 3


@pytest.mark.book("HU-042", "Heroes Unite: The Super-Villains")
def test_hu_042_super_villain_is_no_second_type(table: Script) -> None:
    standard(table).hand(ME, "Black Adam", "Amazo", "Deadshot")
    table.play("Black Adam").play("Amazo")
    table.asks(ME, "play-again", ["Black Adam", "none"]).answer("none")
    table.play("Deadshot")
    nobody_defends(table, FOE)
    assert table.power == 2 + 3 + 1


@pytest.mark.book("HU-043", "Heroes Unite: End of Game")
def test_hu_043_the_turn_that_defeats_the_last_one_is_finished(table: Script) -> None:
    standard(table).super_villains("Nekron").hand(ME, *["Kick"] * 7).main_deck("Raven", "Talon")
    table.line_up("Katana", "Starbolt", "Sciencell", "Oa", "Larfleeze")
    play_all(table, *["Kick"] * 7).buy("Nekron")
    assert not table.table.over
    table.buy("Katana").end()
    result = table.table.result
    assert result is not None
    assert result.rule == "G2"
    assert len(table.line_up_now) == len(table.hand_of(ME)) == 5
    assert table.main_deck_now == ["Talon"]
    assert table.table.asks == ()
    assert result.points == (6 + 1 + 7, 0)
    assert result.winners == (ME,)


@pytest.mark.book("HU-044", "Heroes Unite: End of Turn, steps 6, 7; End of Game")
def test_hu_044_a_refill_that_fails_leaves_the_next_one_face_down(table: Script) -> None:
    standard(table).super_villains("Vandal Savage", "Arkillo").hand(ME, *["Kick"] * 8)
    table.line_up("Katana", "Batarang", "Deadshot", "Oa", "Sciencell").main_deck("Raven", "Talon")
    play_all(table, *["Kick"] * 8).buy("Vandal Savage")
    table.buy("Katana").buy("Batarang").buy("Deadshot").end()
    result = table.table.result
    assert result is not None
    assert result.rule == "G1"
    assert table.table.view(ME).super_villain == ()
    assert table.weaknesses_left == 20
    assert sorted(table.line_up_now) == ["Oa", "Raven", "Sciencell", "Talon"]


@pytest.mark.book("HU-045", "Heroes Unite: End of Game")
def test_hu_045_with_exactly_enough_cards_the_game_goes_on(table: Script) -> None:
    standard(table).line_up("Katana", "Batarang", "Deadshot", "Oa", "Sciencell")
    table.main_deck("Raven", "Talon", "Skeets").hand(ME, *["Kick"] * 3).deck(ME, *["Kick"] * 5)
    play_all(table, *["Kick"] * 3).buy("Katana").buy("Batarang").buy("Deadshot").end()
    assert len(table.line_up_now) == 5
    assert table.main_deck_now == []
    assert not table.table.over
    table.end()
    assert not table.table.over
    table.play("Kick").buy("Talon").end()
    result = table.table.result
    assert result is not None
    assert result.rule == "G1"


@pytest.mark.book("HU-046", "Heroes Unite: End of Game")
def test_hu_046_a_slot_that_stays_empty_in_mid_turn_ends_nothing_yet(table: Script) -> None:
    standard(table).main_deck().hand(ME, "Sonic Siren", "Punch")
    line_up = ["Katana", "Skeets", "Oa", "Raven", "Sciencell"]
    table.line_up(*line_up).play("Sonic Siren")
    table.asks(ME, "destroy", [*line_up, "none"]).answer("Katana")
    assert sorted(table.line_up_now) == ["Oa", "Raven", "Sciencell", "Skeets"]
    assert not table.table.over
    table.play("Punch").buy("Raven").end()
    result = table.table.result
    assert result is not None
    assert result.rule == "G1"
