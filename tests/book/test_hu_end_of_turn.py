"""Heroes Unite: the end of a turn, step by step."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hu_tables import nobody_defends, offered, play_all, standard, steps_of_the_end
from script import FOE, ME, Script

from archrivals.boxes.recipes import RECIPES

TWO_SETS = replace(RECIPES["two-sets"], players=2)


@pytest.mark.book("HU-026", "Heroes Unite: End of Turn, steps 2 to 7")
def test_hu_026_the_steps_of_the_end_come_in_order() -> None:
    table = Script()
    standard(table).hand(ME, *["Kick"] * 7, "Granny Goodness", "Vulnerability")
    table.deck(ME, "Batarang", *["Punch"] * 4).super_villains("Vandal Savage", "Trigon")
    table.line_up("Katana", "Manhunter", "Brother Blood", "Sciencell", "Starbolt")
    table.main_deck("Raven", "Talon", "Oa")
    table.play("Granny Goodness")
    table.asks(ME, "play", ["Katana", "Manhunter", "Brother Blood"]).answer("Brother Blood")
    play_all(table, *["Kick"] * 7)
    table.buy("Katana").buy("Manhunter").buy("Vandal Savage").end()
    assert sorted(table.hand_of(ME)) == ["Batarang", *["Punch"] * 4]
    nobody_defends(table, ME, FOE)
    assert table.destroyed == ["Batarang"], "the new hand is hit"
    steps = steps_of_the_end(table)
    assert steps[:2] == ["end-turn", "hand to discard"]
    assert {*steps[2:5]} == {"in-play to discard", "in-play to line-up"}
    assert steps[5:] == [
        "deck to hand",
        "main-deck to line-up",
        "flip",
        "first-appearance",
        "attack",
        "hand to destroyed",
        "turn",
    ]
    assert table.main_deck_now == ["Oa"]
    assert table.active == FOE


@pytest.mark.book("HU-027", "Heroes Unite: End of Turn, step 5 and reshuffling")
def test_hu_027_a_deck_that_runs_out_is_shuffled_with_the_cards_just_played(
    table: Script,
) -> None:
    standard(table).deck(ME, "Katana", "Batarang").hand(ME, *["Punch"] * 4)
    play_all(table, *["Punch"] * 4).buy("Kick").end()
    hand = table.hand_of(ME)
    assert hand[:2] == ["Katana", "Batarang"]
    assert len(hand) == 5
    assert sorted(hand[2:] + table.deck_of(ME)) == ["Kick", *["Punch"] * 4]
    assert len(table.deck_of(ME)) == 2
    assert table.discard_of(ME) == []


@pytest.mark.book("HU-028", "Heroes Unite: End of Turn, reshuffling")
def test_hu_028_an_empty_deck_is_rebuilt_only_when_a_card_is_needed(table: Script) -> None:
    standard(table).deck(ME, *["Vulnerability"] * 5).hand(ME, *["Punch"] * 5)
    table.discard(ME, "Punch").hand(FOE, "Deadshot").end()
    assert table.deck_of(ME) == []
    assert table.discard_of(ME) == ["Punch"] * 6
    table.play("Deadshot")
    nobody_defends(table, ME)
    assert table.deck_of(ME) == ["Punch"] * 6
    assert table.discard_of(ME) == []


def granny(table: Script) -> Script:
    """Granny Goodness plays Brother Blood out of the Line-Up."""
    standard(table).hand(ME, "Granny Goodness")
    table.line_up("Brother Blood", "Katana", "Skeets", "Oa", "Raven")
    table.play("Granny Goodness")
    return table.asks(ME, "play", ["Brother Blood", "Katana", "Raven"]).answer("Brother Blood")


@pytest.mark.book(
    "HU-029", "Heroes Unite: Specific Cards, Granny Goodness; End of Turn, steps 3, 6"
)
def test_hu_029_granny_goodness_gives_back_before_the_refill(table: Script) -> None:
    granny(table.main_deck("Batarang", "Talon"))
    assert table.power == 4
    assert table.in_play_of(ME) == ["Granny Goodness", "Brother Blood"]
    assert sorted(table.line_up_now) == ["Katana", "Oa", "Raven", "Skeets"]
    assert offered(table, "buy") == ["Katana", "Kick", "Raven", "Skeets"]
    table.buy("Skeets").end()
    back = ["Batarang", "Brother Blood", "Katana", "Oa", "Raven"]
    assert sorted(table.line_up_now) == back
    assert table.main_deck_now == ["Talon"]
    assert sorted(table.discard_of(ME)) == ["Granny Goodness", "Skeets"]


@pytest.mark.book("HU-030", "Heroes Unite: End of Turn, steps 3, 6; End of Game")
def test_hu_030_a_card_given_back_fills_its_slot_over_an_empty_main_deck(table: Script) -> None:
    granny(table.main_deck()).end()
    assert len(table.line_up_now) == 5
    assert not table.table.over
    assert table.active == FOE


@pytest.mark.book("HU-031", "Heroes Unite: End of Turn, steps 2, 3; Combining Sets")
def test_hu_031_the_hand_is_discarded_before_effects_at_the_end_of_the_turn() -> None:
    table = Script()
    table.mixture(TWO_SETS).hand(ME, "Ra's al Ghul", *["Punch"] * 7)
    table.super_villains("Captain Cold", "Darkseid")
    play_all(table, "Ra's al Ghul", *["Punch"] * 6).end()
    assert table.hand_of(ME) == ["Ra's al Ghul", *["Punch"] * 4]
    assert table.deck_of(ME) == ["Punch"] * 3
    assert table.discard_of(ME) == []
    steps = steps_of_the_end(table)
    assert steps[:5] == [
        "end-turn",
        "hand to discard",
        "in-play to deck",
        "in-play to discard",
        "deck to hand",
    ]


@pytest.mark.book("HU-032", "Heroes Unite: End of Turn, steps 3 to 5; Combining Sets")
def test_hu_032_extra_cards_are_drawn_with_the_five(table: Script) -> None:
    table.mixture(TWO_SETS).hero(ME, "Wonder Woman").hand(ME, "Kick", "Kick", *["Punch"] * 4)
    table.line_up("Deadshot", "Talon", "Kid Flash", "Larfleeze", "Sciencell")
    play_all(table, "Kick", "Kick", *["Punch"] * 4)
    table.buy("Deadshot").buy("Talon").buy("Kid Flash").end()
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    assert len(table.hand_of(ME)) == 7
    assert len(table.deck_of(ME)) == 2
    assert table.discard_of(ME) == []
    assert sorted(table.hand_of(ME) + table.deck_of(ME)) == sorted(
        ["Deadshot", "Talon", "Kid Flash", "Kick", "Kick", *["Punch"] * 4]
    )
