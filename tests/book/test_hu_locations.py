"""Heroes Unite: Locations."""

from __future__ import annotations

import pytest
from hu_tables import nobody_defends, offered, play_all, standard
from script import FOE, ME, Script


@pytest.mark.book("HU-068", "Heroes Unite: Locations")
def test_hu_068_a_bought_location_does_nothing_yet(table: Script) -> None:
    standard(table).hand(ME, "Kick", "Kick", "Punch")
    table.line_up("New Genesis", "Sciencell", "Starbolt", "Larfleeze", "Superboy")
    play_all(table, "Kick", "Kick", "Punch").buy("New Genesis")
    assert table.discard_of(ME) == ["New Genesis"]
    assert table.turn_options() == ["end"]


@pytest.mark.book("HU-069", "Heroes Unite: Locations")
def test_hu_069_once_played_it_works_on_each_of_its_owners_turns(table: Script) -> None:
    standard(table).hand(ME, "New Genesis").deck(ME, "Katana", "Skeets", *["Punch"] * 8)
    table.play("New Genesis").use("New Genesis")
    assert table.hand_of(ME) == ["Katana"]
    assert offered(table, "use") == []
    table.end()
    assert table.in_play_of(ME) == ["New Genesis"]
    assert offered(table, "use") == []
    assert table.table.why_not(ME, ("use", "new-genesis")) is not None
    table.end()
    assert offered(table, "use") == ["Batgirl", "New Genesis"]


@pytest.mark.book("HU-070", "Heroes Unite: Locations")
def test_hu_070_two_locations_look_at_one_deck(table: Script) -> None:
    standard(table).in_play(ME, "Apokolips", "New Genesis").deck(ME, "Punch", "Raven", "Talon")
    assert offered(table, "use") == ["Apokolips", "New Genesis"]
    table.use("Apokolips").asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.discard_of(ME) == ["Punch"]
    table.use("New Genesis")
    assert table.hand_of(ME) == ["Raven"]
    assert table.deck_of(ME) == ["Talon"]


@pytest.mark.book("HU-070", "Heroes Unite: Locations")
def test_hu_070_a_card_kept_on_top_is_revealed_again(table: Script) -> None:
    standard(table).in_play(ME, "Apokolips", "New Genesis").deck(ME, "Punch", "Raven", "Talon")
    table.use("Apokolips").asks(ME, "may", ["yes", "no"]).answer("no")
    table.use("New Genesis").asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.hand_of(ME) == []
    assert table.discard_of(ME) == ["Punch"]
    assert table.deck_of(ME) == ["Raven", "Talon"]


@pytest.mark.book("HU-071", "Heroes Unite: Locations")
def test_hu_071_a_location_need_not_be_used(table: Script) -> None:
    standard(table).in_play(ME, "Gotham City").deck(ME, "Batarang", *["Punch"] * 9)
    assert offered(table, "use") == ["Gotham City"]
    table.end()
    assert table.active == FOE
    assert sorted(table.hand_of(ME)) == ["Batarang", *["Punch"] * 4]


@pytest.mark.book("HU-071", "Heroes Unite: Locations")
def test_hu_071_a_matching_card_is_drawn_without_a_choice(table: Script) -> None:
    standard(table).in_play(ME, "Gotham City").deck(ME, "Batarang", *["Punch"] * 9)
    table.use("Gotham City")
    assert table.table.ask.kind == "turn"
    assert table.hand_of(ME) == ["Batarang"]


def my_turn_begins(table: Script, top: str) -> Script:
    """The foe ends a turn; five cards are held, and this Super-Villain is on top."""
    standard(table).options(first=FOE).super_villains(top, "Graves")
    return table.hand(ME, *["Punch"] * 5)


@pytest.mark.book("HU-072", "Heroes Unite: Locations; Oa")
@pytest.mark.parametrize(("top", "held"), [("Nekron", 6), ("Vandal Savage", 5)])
def test_hu_072_oa_looks_at_the_start_of_the_turn(table: Script, top: str, held: int) -> None:
    my_turn_begins(table.in_play(ME, "Oa"), top).end()
    assert table.active == ME
    assert len(table.hand_of(ME)) == held


@pytest.mark.book("HU-072", "Heroes Unite: Locations; Oa")
def test_hu_072_oa_draws_nothing_on_the_turn_it_is_played(table: Script) -> None:
    my_turn_begins(table, "Nekron").hand(ME, "Oa", *["Punch"] * 4).end()
    table.play("Oa")
    assert table.hand_of(ME) == ["Punch"] * 4


@pytest.mark.book("HU-073", "Heroes Unite: End of Turn, steps 7, 8")
def test_hu_073_oa_sees_the_super_villain_that_was_just_flipped(table: Script) -> None:
    standard(table).in_play(FOE, "Oa").super_villains("Graves", "Amazo")
    table.hand(ME, *["Kick"] * 5).hand(FOE, *["Punch"] * 5).deck(FOE, "Raven", "Punch")
    play_all(table, *["Kick"] * 5).buy("Graves").end()
    nobody_defends(table, ME, FOE)
    assert "Raven" not in table.hand_of(FOE)
    for side in ("pass-left", "pass-right"):
        table.asks(ME, side, ["Punch"]).answer("Punch")
        table.asks(FOE, side, ["Punch"]).answer("Punch")
    assert table.active == FOE
    assert table.hand_of(FOE) == [*["Punch"] * 5, "Raven"]


@pytest.mark.book("HU-074", "Heroes Unite: Locations; Power of the Green")
def test_hu_074_a_location_put_into_play_is_not_played(table: Script) -> None:
    standard(table).hand(ME, "Black Adam", "Power of the Green").discard(ME, "Metropolis")
    table.play("Black Adam")
    assert table.power == 2
    table.play("Power of the Green")
    assert table.discard_of(ME) == []
    assert "Metropolis" in table.in_play_of(ME)
    assert table.power == 3 + 2 * 2
    assert offered(table, "use") == ["Metropolis"]
