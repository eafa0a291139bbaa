"""Heroes Unite: the notes on single cards, second half."""

from __future__ import annotations

import pytest
from hu_tables import nobody_defends, offered, play_all, standard
from script import FOE, FOURTH, ME, THIRD, Script

SHAZAM = "shazam-super-hero"
STAR = "Star Sapphire Power Ring"


@pytest.mark.book("HU-127", "Heroes Unite: Specific Cards, Manhunter")
def test_hu_127_manhunters_count_the_discard_pile_alone(table: Script) -> None:
    standard(table).hand(ME, "Manhunter", "Manhunter").discard(ME, "Manhunter", "Manhunter")
    assert table.play("Manhunter").power == 5
    assert table.play("Manhunter").power == 10


@pytest.mark.book("HU-128", "Heroes Unite: Specific Cards, Mr. Zsasz")
def test_hu_128_zero_is_even(table: Script) -> None:
    standard(table, 4).hand(ME, "Mr. Zsasz")
    tops = ((FOE, "Punch"), (THIRD, "Talon"), (FOURTH, "Weakness"))
    for seat, top in tops:
        table.deck(seat, top, "Vulnerability")
    table.play("Mr. Zsasz")
    nobody_defends(table, FOE, THIRD, FOURTH)
    assert table.power == 2
    assert [table.discard_of(seat) for seat, _ in tops] == [[], ["Weakness"], []]
    assert [table.deck_of(seat) for seat, _ in tops] == [[top, "Vulnerability"] for _, top in tops]


@pytest.mark.book("HU-129", "Heroes Unite: Specific Cards, Red Tornado and Batgirl")
def test_hu_129_batgirl_chooses_her_moment_once_a_turn(table: Script) -> None:
    standard(table).hand(ME, "Punch", "Raven").deck(ME, "Kick", "Katana", "Punch")
    table.use("Batgirl")
    assert table.hand_of(ME) == ["Raven", "Kick"]
    assert table.discard_of(ME) == ["Punch"]
    assert table.power == 0
    table.play("Kick").play("Raven")
    assert table.power == 2 + 1
    assert table.hand_of(ME) == ["Katana"]
    assert offered(table, "use") == []


@pytest.mark.book("HU-129", "Heroes Unite: Specific Cards, Red Tornado and Batgirl")
def test_hu_129_a_punch_already_played_cannot_be_discarded(table: Script) -> None:
    standard(table).hand(ME, "Punch", "Raven").deck(ME, "Kick")
    assert offered(table, "use") == ["Batgirl"]
    table.play("Punch")
    assert offered(table, "use") == []


@pytest.mark.book("HU-130", "Heroes Unite: Specific Cards, Red Tornado and Batgirl")
def test_hu_130_red_tornado_waits_for_a_fourth_type(table: Script) -> None:
    standard(table).hero(ME, "Red Tornado").hand(ME, "Kick")
    table.discard(ME, "Punch", "Katana", "Weakness", "Talon")
    table.line_up("Batarang", "Deadshot", "Sciencell", "Oa", "Starbolt").play("Kick")
    assert offered(table, "use") == []
    table.buy("Batarang")
    assert table.power == 0
    table.use("Red Tornado")
    assert table.power == 2
    assert offered(table, "use") == []
    assert offered(table, "buy") == ["Deadshot"]


@pytest.mark.book("HU-131", "Heroes Unite: Specific Cards, Red Tornado and Batgirl")
@pytest.mark.parametrize("first", [True, False])
def test_hu_131_a_reshuffle_takes_the_condition_away(table: Script, first: bool) -> None:
    standard(table).hero(ME, "Red Tornado").deck(ME).hand(ME, "Raven")
    table.discard(ME, "Punch", "Katana", "Batarang", "Talon")
    assert offered(table, "use") == ["Red Tornado"]
    if first:
        table.use("Red Tornado")
    table.play("Raven")
    assert table.power == 1 + 2 * first
    assert table.discard_of(ME) == []
    assert offered(table, "use") == []


@pytest.mark.book("HU-132", "Heroes Unite: Specific Cards, Shazam! (Super Power)")
def test_hu_132_a_location_played_by_shazam_does_nothing(table: Script) -> None:
    standard(table).hand(ME, "Shazam!").main_deck("Oa", "Katana").play("Shazam!")
    assert table.power == 2
    assert table.main_deck_now == ["Oa", "Katana"]
    assert table.in_play_of(ME) == ["Shazam!"]


@pytest.mark.book("HU-133", "Heroes Unite: Specific Cards, Shazam! (Super Power)")
def test_hu_133_shazam_plays_a_card_without_gaining_it(table: Script) -> None:
    standard(table).hero(ME, "Hawkman").hero(FOE, "Batgirl").hand(ME, "Shazam!", "Weakness")
    table.main_deck("Deadman", "Oa").line_up("Sciencell", "Starbolt", "Larfleeze", "Superboy")
    table.play("Shazam!")
    assert table.table.ask.kind == "turn"
    assert table.power == 2 + 2 + 1
    assert table.main_deck_now == ["Deadman", "Oa"]
    table.end()
    assert "Deadman" in table.line_up_now
    assert table.main_deck_now == ["Oa"]


@pytest.mark.book("HU-134", "Heroes Unite: Specific Cards, Shazam! (Super Hero)")
def test_hu_134_shazam_pays_several_times(table: Script) -> None:
    standard(table).hero(ME, SHAZAM).hand(ME, *["Kick"] * 4, "Punch", "Vulnerability")
    table.main_deck("Katana", "Deadman", "Oa")
    play_all(table, *["Kick"] * 4, "Punch").use(SHAZAM)
    table.asks(ME, "place", ["discard", "deck-top"]).answer("deck-top")
    assert table.deck_of(ME)[0] == "Katana"
    assert table.power == 5
    table.use(SHAZAM).asks(ME, "place", ["discard", "deck-top"]).answer("discard")
    table.asks(ME, "destroy", ["Deadman", "Vulnerability", "none"]).answer("Vulnerability", "none")
    assert table.discard_of(ME) == ["Deadman"]
    assert table.power == 1
    assert offered(table, "use") == []


@pytest.mark.book("HU-134", "Heroes Unite: Specific Cards, Shazam! (Super Hero)")
def test_hu_134_shazam_cannot_pay_for_an_empty_main_deck(table: Script) -> None:
    standard(table).hero(ME, SHAZAM).hand(ME, *["Kick"] * 4).main_deck()
    play_all(table, *["Kick"] * 4)
    assert offered(table, "use") == []


@pytest.mark.book("HU-135", "Heroes Unite: Specific Cards, Star Sapphire Power Ring")
def test_hu_135_with_a_weakness_neither_card_is_drawn(table: Script) -> None:
    standard(table).hand(ME, STAR).deck(ME, "Weakness", "Katana", "Punch").play(STAR)
    table.asks(ME, "order", ["Weakness", "Katana"]).answer("Weakness")
    assert table.hand_of(ME) == []
    assert sorted(table.deck_of(ME)[:2]) == ["Katana", "Weakness"]
    assert table.deck_of(ME)[2] == "Punch"


@pytest.mark.book("HU-135", "Heroes Unite: Specific Cards, Star Sapphire Power Ring")
def test_hu_135_two_weaknesses_are_not_drawn_either(table: Script) -> None:
    standard(table).hand(ME, STAR).deck(ME, "Weakness", "Weakness", "Punch").play(STAR)
    assert table.hand_of(ME) == []
    assert table.deck_of(ME) == ["Weakness", "Weakness", "Punch"]


@pytest.mark.book("HU-136", "Heroes Unite: Specific Cards, Star Sapphire Power Ring")
@pytest.mark.parametrize(
    ("two", "drawn"),
    [(("Katana", "Raven"), False), (("Kick", "Batarang"), True), (("Trigon", "Talon"), False)],
)
def test_hu_136_types_are_compared_and_not_names(
    table: Script, two: tuple[str, str], drawn: bool
) -> None:
    standard(table).hand(ME, STAR).deck(ME, *two, "Punch").play(STAR)
    if not drawn:
        table.asks(ME, "order", list(two)).answer(two[1])
    assert sorted(table.hand_of(ME)) == (sorted(two) if drawn else [])
    assert sorted(table.deck_of(ME)) == sorted(["Punch", *(() if drawn else two)])
