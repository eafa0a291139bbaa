"""Heroes Unite: the notes on single cards, first half."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hu_tables import nobody_defends, offered, play_all, standard
from script import FOE, FOURTH, ME, THIRD, Script

from archrivals.boxes.recipes import RECIPES


@pytest.mark.book("HU-114", "Heroes Unite: Specific Cards, Amazo")
def test_hu_114_both_plays_of_a_card_count(table: Script) -> None:
    standard(table).hero(ME, "Hawkman").hero(FOE, "Batgirl").discard(ME, "Raven")
    table.hand(ME, "Hawkgirl", "Brother Blood", "Amazo")
    assert table.play("Hawkgirl").power == 3
    assert table.play("Brother Blood").power == 7
    table.play("Amazo")
    table.asks(ME, "play-again", ["Hawkgirl", "Brother Blood", "none"]).answer("Hawkgirl")
    table.asks(ME, "play-again", ["Brother Blood", "none"]).answer("Brother Blood")
    assert table.power == 14
    assert table.in_play_of(ME) == ["Hawkgirl", "Brother Blood", "Amazo"]
    table.end()
    assert sorted(table.discard_of(ME)) == ["Amazo", "Brother Blood", "Hawkgirl", "Raven"]


@pytest.mark.book("HU-115", "Heroes Unite: Specific Cards, Amazo")
@pytest.mark.parametrize("choice", ["none", "Killer Croc"])
def test_hu_115_amazo_plays_a_card_again_or_gives_power(table: Script, choice: str) -> None:
    standard(table).hand(ME, "Killer Croc", "Amazo", "Raven", "Talon")
    assert table.play("Killer Croc").power == 2
    table.play("Amazo").asks(ME, "play-again", ["Killer Croc", "none"])
    assert table.power == 2 + 1, "another Villain is played"
    assert table.answer(choice).power == 2 + 1 + 3


@pytest.mark.book("HU-116", "Heroes Unite: Specific Cards, Amazo; Black Canary")
def test_hu_116_black_canary_counts_a_name_once(table: Script) -> None:
    standard(table).hero(ME, "Black Canary").hand(ME, "Brother Blood", "Amazo")
    assert table.play("Brother Blood").power == 4 + 1
    table.play("Amazo").asks(ME, "play-again", ["Brother Blood", "none"]).answer("Brother Blood")
    assert table.power == 10


@pytest.mark.book("HU-117", "Heroes Unite: Specific Cards, Booster Gold and Hero of the Future")
def test_hu_117_a_defense_card_is_one_that_says_so(table: Script) -> None:
    standard(table).hero(ME, "Booster Gold").deck(ME, "Vulnerability", "Punch")
    cards = ("Hero of the Future", "Katana", "Force Field", "Batarang")
    play_all(table.hand(ME, *cards), *cards)
    assert table.power == 2 + 2 + 2 + 1 + 2 + 1 + 1
    assert table.hand_of(ME) == ["Vulnerability"]
    assert "Force Field" in table.in_play_of(ME)
    table.end()
    assert table.in_play_of(ME) == ["Force Field"]


@pytest.mark.book("HU-118", "Heroes Unite: Specific Cards, Booster Gold")
def test_hu_118_to_have_no_card_is_not_to_avoid(table: Script) -> None:
    ring = "Yellow Lantern Corps Power Ring"
    standard(table).hero(FOE, "Booster Gold").hand(FOE).hand(ME, ring).play(ring)
    assert table.table.ask.kind == "turn"
    assert table.power == 2
    assert table.hand_of(FOE) == table.discard_of(FOE) == []
    assert len(table.deck_of(FOE)) == 10


@pytest.mark.book("HU-119", "Heroes Unite: Specific Cards, Black Lantern Corps")
@pytest.mark.parametrize(("weaknesses", "drawn"), [(0, ["Raven"]), (3, [])])
def test_hu_119_the_black_lantern_corps_draws_at_most_one(
    table: Script, weaknesses: int, drawn: list[str]
) -> None:
    standard(table, 4).weaknesses(weaknesses).hand(ME, "Black Lantern Corps")
    table.deck(ME, "Raven", "Talon", "Punch").hand(FOE, "Katana").play("Black Lantern Corps")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("none" if weaknesses else "Katana")
    nobody_defends(table, THIRD, FOURTH)
    assert table.hand_of(ME) == drawn
    gained = [table.discard_of(seat).count("Weakness") for seat in (FOE, THIRD, FOURTH)]
    assert gained == [bool(weaknesses)] * 3


@pytest.mark.book("HU-120", "Heroes Unite: Specific Cards, Blue Lantern Power Ring and others")
def test_hu_120_power_rings_go_by_their_name(table: Script) -> None:
    standard(table).hand(ME, "White Lantern Power Battery")
    rings = ["Yellow Lantern Corps Power Ring", "Indigo Tribe Power Ring"]
    table.line_up(*rings, "Legion Flight Ring", "Katana", "Skeets")
    table.play("White Lantern Power Battery")
    table.asks(ME, "gain", ["Legion Flight Ring", "Katana", "Skeets"]).answer("Skeets")
    assert sorted(table.hand_of(ME)) == sorted(rings)
    assert table.deck_of(ME)[0] == "Skeets"
    assert table.discard_of(ME) == []


@pytest.mark.book("HU-121", "Heroes Unite: Specific Cards, White Lantern Power Battery")
def test_hu_121_an_empty_line_up_has_no_second_card(table: Script) -> None:
    standard(table).hand(ME, "White Lantern Power Battery")
    table.line_up("Green Lantern Power Ring").play("White Lantern Power Battery")
    assert table.table.ask.kind == "turn"
    assert table.hand_of(ME) == ["Green Lantern Power Ring"]
    assert table.deck_of(ME) == ["Punch"] * 10
    assert table.line_up_now == []


@pytest.mark.book("HU-122", "Heroes Unite: Specific Cards, Kyle Rayner")
def test_hu_122_kyle_rayner_counts_rings_played_and_discarded(table: Script) -> None:
    standard(table).hand(ME, "Red Lantern Power Ring", "Kyle Rayner")
    table.discard(ME, "Green Lantern Power Ring").play("Red Lantern Power Ring")
    table.asks(ME, "destroy", ["Punch"]).answer("Punch")
    assert table.power == 0
    table.play("Kyle Rayner")
    assert table.power == 3 + 2 + 2


@pytest.mark.book("HU-122", "Heroes Unite: Specific Cards, Kyle Rayner; Combining Sets")
def test_hu_122_two_rings_of_one_name_count_once(table: Script) -> None:
    table.mixture(replace(RECIPES["two-sets-first-half"], players=2)).hand(ME, "Kyle Rayner")
    table.discard(ME, "Green Lantern Power Ring", "Power Ring", "Power Ring")
    assert table.play("Kyle Rayner").power == 3 + 2 + 2


@pytest.mark.book("HU-123", "Heroes Unite: Specific Cards, Deadman")
@pytest.mark.parametrize(
    "choice", [("Weakness", "Weakness"), ("Vulnerability", "Weakness"), ("Punch", "Vulnerability")]
)
def test_hu_123_deadman_destroys_two_cards_in_all(table: Script, choice: tuple[str, str]) -> None:
    bought(table)
    options = ["Punch", "Vulnerability", "Weakness", "Deadman", "none"]
    table.asks(ME, "destroy", options).answer(*choice)
    assert table.table.ask.kind == "turn"
    assert table.destroyed == list(choice)
    assert table.in_play_of(ME) == ["Brother Blood"]


@pytest.mark.book("HU-123", "Heroes Unite: Specific Cards, Deadman")
@pytest.mark.parametrize("choice", [("none",), ("Weakness", "none")])
def test_hu_123_deadman_may_destroy_fewer(table: Script, choice: tuple[str, ...]) -> None:
    bought(table)
    options = ["Punch", "Vulnerability", "Weakness", "Deadman", "none"]
    table.asks(ME, "destroy", options).answer(*choice)
    assert table.table.ask.kind == "turn"
    assert table.destroyed == list(choice[:-1])


def bought(table: Script) -> Script:
    """Buy Deadman above two cards in hand and two Weaknesses in the discard pile."""
    standard(table).hand(ME, "Brother Blood", "Vulnerability", "Punch")
    table.discard(ME, "Weakness", "Weakness").line_up("Deadman", "Sciencell")
    return table.play("Brother Blood").buy("Deadman")


@pytest.mark.book("HU-124", "Heroes Unite: Specific Cards, Granny Goodness")
def test_hu_124_a_lent_card_can_be_neither_bought_nor_gained(table: Script) -> None:
    standard(table).hand(ME, "Granny Goodness", "Starbolt", "Warrior Princess")
    table.line_up("Sonic Siren", "Katana", "Oa").main_deck("Raven", "Talon")
    table.play("Granny Goodness")
    table.asks(ME, "play", ["Sonic Siren", "Katana"]).answer("Sonic Siren")
    table.asks(ME, "destroy", ["Katana", "Oa", "none"]).answer("Katana")
    assert table.power == 2
    assert sorted(table.line_up_now) == ["Oa", "Raven"]
    assert "Sonic Siren" not in offered(table, "buy")
    table.play("Starbolt").play("Warrior Princess")
    table.asks(ME, "gain", ["Oa", "Raven"]).answer("Raven")
    assert table.power == 2 + 2 + 3
    assert offered(table, "buy") == ["Kick", "Oa"]


@pytest.mark.book("HU-125", "Heroes Unite: Specific Cards, Granny Goodness")
def test_hu_125_a_lent_attack_may_be_defended_against(table: Script) -> None:
    standard(table).hand(ME, "Granny Goodness", "Killer Croc").line_up("Deadshot", "Oa")
    table.hand(FOE, "Katana").play("Granny Goodness")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    assert table.power == 1
    assert len(table.deck_of(FOE)) == 9
    table.play("Killer Croc")
    assert table.power == 1 + 2 + 1


@pytest.mark.book("HU-126", "Heroes Unite: Specific Cards, Graves")
def test_hu_126_a_card_laid_alone_is_the_highest(table: Script) -> None:
    standard(table).super_villains("Vandal Savage", "Graves").hand(ME, *["Kick"] * 4)
    table.hand(FOE, "Katana", "Talon")
    play_all(table, *["Kick"] * 4).buy("Vandal Savage").end()
    nobody_defends(table, ME)
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    table.asks(ME, "lay", ["Punch"]).answer("Punch")
    assert table.destroyed == ["Punch"]
    assert len(table.hand_of(ME)) == 4 + 2
    assert table.hand_of(FOE) == ["Talon", "Punch"]
