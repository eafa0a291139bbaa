"""Batman vs. The Joker: the examples of Blocks."""

from __future__ import annotations

import pytest
from bj_table import NINE, batman, cards, joker, no_block, no_defense, plays
from script import FOE, ME, Script

TEN = ("Superman", "Red Robin", "The Penguin")
ELEVEN = (*TEN, "Punch")
TWELVE = (*TEN, "Kick")


def done(table: Script, *names: str) -> Script:
    """Confront with these cards, all of which are played, and say that it is all."""
    table.hand(ME, *names).confront(FOE)
    return plays(table, *names).done()


@pytest.mark.book("BJ-025", "Batman vs. The Joker: Blocks; the cost must exceed the Power")
def test_bj_025_a_block_saves_the_character_and_is_not_drawn_back(table: Script) -> None:
    batman(table).hand(FOE, "Harley Quinn", *["Punch"] * 4).deck(FOE, "Robin")
    done(table, *TEN).asks(FOE, "block", ["Harley Quinn", "none"]).answer("Harley Quinn")
    assert (table.power, table.cost_of(FOE)) == (10, 11)
    no_block(table)
    assert table.score_of(ME) == []
    assert table.level_of(FOE) == 1
    assert table.discard_of(FOE) == ["Harley Quinn"]
    assert table.hand_of(FOE) == ["Punch"] * 4
    assert table.active == FOE


@pytest.mark.book("BJ-026", "Batman vs. The Joker: Blocks; equal is not enough")
def test_bj_026_a_block_that_only_draws_level_is_spent_in_vain(table: Script) -> None:
    batman(table).hand(FOE, "Harley Quinn")
    done(table, *ELEVEN).asks(FOE, "block", ["Harley Quinn", "none"]).answer("Harley Quinn")
    assert table.score_of(ME) == ["The Joker"]
    assert table.discard_of(FOE) == ["Harley Quinn"]


@pytest.mark.book("BJ-027", "Batman vs. The Joker: Blocks; more than one")
def test_bj_027_two_blocks_add_up(table: Script) -> None:
    done(batman(table).hand(FOE, "Harley Quinn", "Talia Al Ghul", "Punch"), *TWELVE)
    table.asks(FOE, "block", ["Harley Quinn", "Talia Al Ghul", "none"]).answer("Talia Al Ghul")
    assert (table.power, table.cost_of(FOE)) == (12, 12)
    table.asks(FOE, "block", ["Harley Quinn", "none"]).answer("Harley Quinn")
    assert (table.power, table.cost_of(FOE)) == (12, 14)
    no_block(table)
    assert table.score_of(ME) == []
    assert (table.level_of(FOE), table.hand_of(FOE)) == (1, ["Punch"])
    assert table.discard_of(FOE) == ["Talia Al Ghul", "Harley Quinn"]


@pytest.mark.book("BJ-027", "Batman vs. The Joker: Blocks; more than one")
def test_bj_027_one_alone_is_not_enough(table: Script) -> None:
    done(batman(table).hand(FOE, "Harley Quinn", "Talia Al Ghul"), *TWELVE)
    table.asks(FOE, "block", ["Harley Quinn", "Talia Al Ghul", "none"]).answer("Talia Al Ghul")
    table.asks(FOE, "block", ["Harley Quinn", "none"]).answer("none")
    assert table.score_of(ME) == ["The Joker"]
    assert table.hand_of(FOE) == ["Harley Quinn"]


@pytest.mark.book("BJ-028", "Batman vs. The Joker: Blocks; a lost cause")
def test_bj_028_blocks_that_cannot_help_may_be_kept(table: Script) -> None:
    batman(table).hand(FOE, "Harley Quinn", "Talia Al Ghul")
    done(table, "Superman", "Red Robin", "The Penguin", "The Penguin", "Kick", "Kick")
    assert table.power == 16
    table.asks(FOE, "block", ["Harley Quinn", "Talia Al Ghul", "none"]).answer("none")
    assert table.score_of(ME) == ["The Joker"]
    assert table.active == FOE
    assert cards(table, FOE) == ["Harley Quinn", "Talia Al Ghul"]


@pytest.mark.book("BJ-029", "Batman vs. The Joker: Blocks; only after the other is done")
def test_bj_029_no_block_before_the_confronter_is_done(table: Script) -> None:
    batman(table).hand(ME, *NINE, "Kick").hand(FOE, "Talia Al Ghul").confront(FOE)
    for name in NINE:
        assert table.play(name).table.ask_of(FOE) is None
    assert table.power == 9
    table.done().asks(FOE, "block", ["Talia Al Ghul", "none"]).answer("none")


@pytest.mark.book("BJ-030", "Batman vs. The Joker: Blocks; nothing more after that")
def test_bj_030_after_done_nothing_is_played_or_used(table: Script) -> None:
    played = ("Superman", "Talia Al Ghul", "The Penguin", "Punch")
    batman(table).hand(ME, *played, "Red Robin").in_play(ME, "Wayne Manor").discard(ME, "Robin")
    table.hand(FOE, "Harley Quinn", "Punch").deck(ME, *["Vulnerability"] * 5).confront(FOE)
    plays(table, *played)
    assert table.turn_options() == ["done", "play Red Robin", "use Wayne Manor"]
    table.done().asks(FOE, "block", ["Harley Quinn", "none"])
    assert table.table.ask_of(ME) is None
    table.answer("Harley Quinn").asks(FOE, "block", ["none"])
    assert (table.power, table.cost_of(FOE)) == (10, 11)
    assert table.table.ask_of(ME) is None
    table.answer("none")
    assert table.score_of(ME) == []
    assert sorted(table.discard_of(ME)) == sorted([*played, "Red Robin", "Robin"])
    assert table.deck_of(ME) == []


@pytest.mark.book("BJ-031", "Batman vs. The Joker: Blocks; until the end of the turn")
def test_bj_031_the_raised_cost_is_gone_next_turn(table: Script) -> None:
    done(batman(table).hand(FOE, "Harley Quinn", "Talia Al Ghul", "Punch"), *TEN)
    table.asks(FOE, "block", ["Harley Quinn", "Talia Al Ghul", "none"]).answer("Harley Quinn")
    table.asks(FOE, "block", ["Talia Al Ghul", "none"]).answer("Talia Al Ghul")
    assert table.cost_of(FOE) == 14
    no_block(table)
    assert table.cost_of(FOE) == 9
    table.end()
    assert (table.active, table.cost_of(FOE)) == (ME, 9)


@pytest.mark.book("BJ-032", "Batman vs. The Joker: Blocks; such a card in one's own turn")
def test_bj_032_played_on_ones_own_turn_it_raises_no_cost(table: Script) -> None:
    batman(table).deck(ME, *["Vulnerability"] * 5).hand(FOE, "Punch")
    no_block(done(table, "Superman", "Grappling Hook"))
    assert (table.cost_of(ME), table.cost_of(FOE)) == (9, 9)
    assert table.discard_of(ME) == ["Superman", "Grappling Hook"]
    no_block(table.confront(ME).done(), ME)
    assert table.active == ME


@pytest.mark.book("BJ-032", "Batman vs. The Joker: Blocks; such a card in one's own turn")
def test_bj_032_it_gives_its_power(table: Script) -> None:
    batman(table).hand(ME, "Superman", "Grappling Hook").confront(FOE)
    assert plays(table, "Superman", "Grappling Hook").power == 4 + 2
    assert table.cost_of(ME) == 9


@pytest.mark.book("BJ-033", "Batman vs. The Joker: Blocks; from the hand")
def test_bj_033_only_a_card_in_hand_blocks(table: Script) -> None:
    batman(table).discard(FOE, "Killing Joke").deck(FOE, "Talia Al Ghul").hand(FOE, "Punch")
    no_block(done(table, *NINE))
    assert table.score_of(ME) == ["The Joker"]


@pytest.mark.book("BJ-034", "Batman vs. The Joker: Blocks; the upper text is not used")
def test_bj_034_a_block_gives_cost_and_nothing_else(table: Script) -> None:
    batman(table).deck(ME, "Utility Belt", *["Vulnerability"] * 4, "Robin", "Oracle")
    table.hand(FOE, "Killing Joke", "Punch").deck(FOE, "Bane")
    done(table, *TWELVE).asks(FOE, "block", ["Killing Joke", "none"]).answer("Killing Joke")
    assert (table.power, table.cost_of(FOE)) == (12, 13)
    assert table.hand_of(FOE) == ["Punch"]
    no_block(table)
    assert table.score_of(ME) == []
    table.confront(ME).done()
    table.asks(ME, "block", ["Utility Belt", "none"]).answer("Utility Belt")
    assert (table.power, table.cost_of(ME)) == (0, 12)
    assert table.hand_of(ME) == ["Vulnerability"] * 4
    assert table.discard_of(ME) == [*TWELVE, "Utility Belt"]
    no_block(table, ME)


@pytest.mark.book("BJ-035", "Batman vs. The Joker: Blocks; together with a Location")
def test_bj_035_a_block_adds_to_abandoned_amusement_park(table: Script) -> None:
    batman(table).in_play(FOE, "Abandoned Amusement Park").hand(FOE, "Harley Quinn", "Punch")
    table.hand(ME, *ELEVEN)
    assert table.cost_of(FOE) == 10
    plays(table.confront(FOE), *ELEVEN).done()
    table.asks(FOE, "block", ["Harley Quinn", "none"]).answer("Harley Quinn")
    assert (table.power, table.cost_of(FOE)) == (11, 12)
    no_block(table)
    assert table.score_of(ME) == []
    assert table.level_of(FOE) == 1


@pytest.mark.book("BJ-035", "Batman vs. The Joker: Blocks; together with a Location")
def test_bj_035_the_location_stays_and_raises_the_next_cost(table: Script) -> None:
    batman(table).in_play(FOE, "Abandoned Amusement Park").hand(FOE, "Harley Quinn")
    done(table, *ELEVEN).asks(FOE, "block", ["Harley Quinn", "none"]).answer("none")
    assert table.score_of(ME) == ["The Joker"]
    assert table.in_play_of(FOE) == ["Abandoned Amusement Park"]
    assert (table.level_of(FOE), table.cost_of(FOE)) == (2, 13)


@pytest.mark.book("BJ-036", "Batman vs. The Joker: Blocks; a card that a Defense drew")
def test_bj_036_a_card_drawn_by_a_defense_blocks(table: Script) -> None:
    hand = ("Two-Face", "Superman", "Red Robin", "Talia Al Ghul")
    batman(table).hand(ME, *hand).hand(FOE, "Insanity", *["Punch"] * 4)
    table.deck(FOE, "Killing Joke").confront(FOE).play("Two-Face")
    table.asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 1")  # even
    table.asks(FOE, "defend", ["Insanity", "none"]).answer("Insanity")
    assert sorted(table.hand_of(FOE)) == ["Killing Joke", *["Punch"] * 4]
    plays(table, *hand[1:])
    assert table.power == 12
    table.done().asks(FOE, "block", ["Killing Joke", "none"]).answer("Killing Joke")
    assert table.cost_of(FOE) == 13
    no_block(table)
    assert table.score_of(ME) == []


@pytest.mark.book("BJ-037", "Batman vs. The Joker: Confronting Your Opponent; Blocks avoid nothing")
def test_bj_037_a_block_does_not_answer_poison_ivy(table: Script) -> None:
    batman(table).hand(ME, "Poison Ivy").hand(FOE, "Harley Quinn", "Punch").play("Poison Ivy")
    no_defense(table).asks(FOE, "discard", ["Harley Quinn"]).answer("Harley Quinn")
    assert table.hand_of(FOE) == ["Punch"]
    assert table.discard_of(FOE) == ["Harley Quinn"]
    assert (table.power, table.cost_of(FOE)) == (2, 9)


@pytest.mark.book("BJ-038", "Batman vs. The Joker: Blocks; none left")
def test_bj_038_two_joy_buzzers_leave_nothing_to_block_with(table: Script) -> None:
    hand = ("Joy Buzzer", "Joy Buzzer", "Red Robin", "Talia Al Ghul")
    joker(table).hand(ME, *hand).hand(FOE, "Superman", "Punch").confront(FOE)
    table.play("Joy Buzzer").asks(FOE, "discard", ["Superman", "Punch"]).answer("Punch")
    table.play("Joy Buzzer")
    assert table.discard_of(FOE) == ["Punch", "Superman"]
    assert (table.power, table.cost_of(FOE)) == (2, 9)
    plays(table, "Red Robin", "Talia Al Ghul").done()
    assert table.score_of(ME) == ["Batman"]
