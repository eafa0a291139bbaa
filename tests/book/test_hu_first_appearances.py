"""Heroes Unite: what single Super-Villains do when they appear."""

from __future__ import annotations

import json

import pytest
from hu_tables import nobody_defends, offered, play_all, shown, standard
from script import FOE, ME, THIRD, Script

from archrivals.engine.records import to_plain


def beat_vandal_savage(table: Script, then: str) -> Script:
    """End the turn in which Vandal Savage is defeated, so that this one is flipped up."""
    table.super_villains("Vandal Savage", then, "Trigon").hand(ME, *["Kick"] * 4)
    return play_all(table, *["Kick"] * 4).buy("Vandal Savage").end()


@pytest.mark.book("HU-047", "Heroes Unite: Resolving Card Abilities")
def test_hu_047_hector_hammond_gives_two_cards_to_the_first_two_players(table: Script) -> None:
    standard(table, 3).main_deck("Skeets", "Katana")
    beat_vandal_savage(table, "Hector Hammond")
    line_up = table.line_up_now
    nobody_defends(table, ME, FOE, THIRD)
    assert table.discard_of(ME)[-3:] == ["Skeets", "Weakness", "Weakness"]
    assert table.discard_of(FOE) == ["Katana"]
    assert table.discard_of(THIRD) == []
    assert table.weaknesses_left == 18
    assert table.line_up_now == line_up
    assert table.main_deck_now == []
    assert not table.table.over
    assert table.active == FOE


@pytest.mark.book("HU-048", "Heroes Unite: End of Turn, steps 6 to 8")
def test_hu_048_mr_freeze_empties_fresh_slots(table: Script) -> None:
    standard(table).line_up("Batarang", "Katana", "Skeets", "Oa", "Raven")
    table.discard(FOE, "Helmet of Fate").hand(FOE, "Kick", "Kick").main_deck("Talon", "Starbolt")
    beat_vandal_savage(table, "Mr. Freeze")
    nobody_defends(table, ME, FOE)
    assert sorted(table.destroyed) == ["Batarang", "Skeets"]
    left = ["Helmet of Fate", "Katana", "Oa", "Raven"]
    assert sorted(table.line_up_now) == left
    assert table.discard_of(FOE) == []
    assert table.active == FOE
    play_all(table, "Kick", "Kick")
    assert "Helmet of Fate" in offered(table, "buy")
    table.end()
    assert sorted(table.line_up_now) == sorted([*left, "Talon"])


@pytest.mark.book("HU-049", "Heroes Unite: The Super-Villains; Amazo")
def test_hu_049_two_players_pass_both_cards_to_each_other(table: Script) -> None:
    standard(table).deck(ME, "Katana", *["Punch"] * 4)
    table.hand(FOE, "Skeets", "Batarang", *["Punch"] * 3)
    beat_vandal_savage(table, "Amazo")
    table.asks(ME, "defend", ["Katana", "none"]).answer("none")
    table.asks(FOE, "defend", ["Skeets", "none"]).answer("none")
    table.asks(ME, "pass-left", ["Katana", "Punch"]).answer("Katana")
    table.asks(FOE, "pass-left", ["Skeets", "Batarang", "Punch"]).answer("Skeets")
    table.asks(ME, "pass-right", ["Punch"]).answer("Punch")
    table.asks(FOE, "pass-right", ["Batarang", "Punch"]).answer("Batarang")
    assert sorted(table.hand_of(ME)) == ["Batarang", *["Punch"] * 3, "Skeets"]
    assert sorted(table.hand_of(FOE)) == ["Katana", *["Punch"] * 4]


@pytest.mark.book("HU-049", "Heroes Unite: The Super-Villains; Amazo")
def test_hu_049_with_one_player_left_no_card_moves(table: Script) -> None:
    standard(table).deck(ME, "Katana", *["Punch"] * 5)
    beat_vandal_savage(table, "Amazo")
    table.asks(ME, "defend", ["Katana", "none"]).answer("Katana")
    nobody_defends(table, FOE)
    assert table.hand_of(ME) == ["Punch"] * 5
    assert sorted(table.hand_of(FOE)) == [*["Punch"] * 3, *["Vulnerability"] * 2]
    assert table.active == FOE


@pytest.mark.book("HU-050", "Heroes Unite: The Super-Villain Stack, the card of Vandal Savage")
def test_hu_050_vandal_savage_stays_in_play(table: Script) -> None:
    standard(table).super_villains("Graves", "Trigon").hand(ME, "Vandal Savage")
    table.deck(ME, "Killer Croc", *["Punch"] * 9).play("Vandal Savage")
    assert table.power == 1
    table.end().end()
    assert table.in_play_of(ME) == ["Vandal Savage"]
    assert "Vandal Savage" not in table.discard_of(ME)
    assert table.power == 1
    assert table.play("Killer Croc").power == 1 + 2


@pytest.mark.book("HU-051", "Heroes Unite: Locations; The Super-Villains")
def test_hu_051_helspont_takes_a_location_or_two_cards(table: Script) -> None:
    standard(table).super_villains("Graves", "Helspont").hand(ME, *["Kick"] * 5)
    table.in_play(ME, "Apokolips", "Oa").in_play(FOE, "Vandal Savage")
    table.hand(FOE, "Raven", "Talon", *["Punch"] * 3)
    play_all(table, *["Kick"] * 5).buy("Graves").end()
    nobody_defends(table, ME, FOE)
    table.asks(ME, "discard", ["Apokolips", "Oa"]).answer("Apokolips")
    table.asks(FOE, "discard", ["Raven", "Talon", "Punch"]).answer("Talon")
    table.asks(FOE, "discard", ["Raven", "Punch"]).answer("Punch")
    assert table.in_play_of(ME) == ["Oa"]
    assert "Apokolips" in table.discard_of(ME)
    assert len(table.hand_of(ME)) == 5
    assert table.in_play_of(FOE) == ["Vandal Savage"]
    assert sorted(table.hand_of(FOE)) == ["Punch", "Punch", "Raven"]


def graves(table: Script) -> Script:
    """Graves appears before Skeets, the Soultaker Sword and three Punches."""
    standard(table, 3).deck(ME, "Skeets", *["Punch"] * 6)
    table.hand(FOE, "Soultaker Sword", "Punch").hand(THIRD, *["Punch"] * 3)
    beat_vandal_savage(table, "Graves")
    table.asks(ME, "defend", ["Skeets", "none"]).answer("none")
    nobody_defends(table, FOE, THIRD)
    return table.asks(ME, "lay", ["Skeets", "Punch"]).answer("Skeets")


@pytest.mark.book("HU-052", "Heroes Unite: Specific Cards, Graves")
def test_hu_052_cards_are_laid_unseen_and_a_tie_draws_nothing(table: Script) -> None:
    graves(table)
    assert '"skeets"' not in shown(table.table, THIRD)
    table.asks(FOE, "lay", ["Soultaker Sword", "Punch"]).answer("Soultaker Sword")
    assert table.destroyed == []
    assert '"soultaker-sword"' not in json.dumps(to_plain(table.table.view(THIRD)))
    table.asks(THIRD, "lay", ["Punch"]).answer("Punch")
    assert sorted(table.destroyed) == ["Punch", "Skeets", "Soultaker Sword"]
    assert [len(table.hand_of(seat)) for seat in range(3)] == [4, 1, 2]


@pytest.mark.book("HU-052", "Heroes Unite: Specific Cards, Graves")
def test_hu_052_the_highest_card_alone_draws_two(table: Script) -> None:
    graves(table).asks(FOE, "lay", ["Soultaker Sword", "Punch"]).answer("Punch")
    table.asks(THIRD, "lay", ["Punch"]).answer("Punch")
    assert sorted(table.destroyed) == ["Punch", "Punch", "Skeets"]
    assert [len(table.hand_of(seat)) for seat in range(3)] == [6, 1, 2]


@pytest.mark.book("HU-053", "Heroes Unite: Specific Cards, Arkillo and Nekron")
def test_hu_053_totals_are_secret_until_every_defense_is_decided(table: Script) -> None:
    standard(table, 3)
    table.deck(ME, "Katana", "Starbolt", "Superboy", "Punch", "Punch", "Vulnerability")
    table.hand(FOE, "Brother Blood", "Hawkgirl").hand(THIRD, "Raven", "Jervis Tetch")
    beat_vandal_savage(table, "Nekron")
    table.asks(ME, "defend", ["Katana", "none"]).answer("Katana")
    nobody_defends(table, FOE)
    for viewer in (-1, ME, FOE):
        for hidden in ("raven", "jervis-tetch"):
            assert f'"{hidden}"' not in shown(table.table, viewer)
    assert table.destroyed == []
    nobody_defends(table, THIRD)
    assert len(table.hand_of(FOE)) == 1
    assert table.destroyed[0] in ("Brother Blood", "Hawkgirl")
    table.asks(THIRD, "destroy", ["Raven", "Jervis Tetch"]).answer("Raven")
    assert table.hand_of(THIRD) == ["Jervis Tetch"]
    assert sorted(table.hand_of(ME)) == [
        "Punch",
        "Punch",
        "Starbolt",
        "Superboy",
        "Vulnerability",
    ]
    assert len(table.destroyed) == 2
