"""Part T and F10: the start of a turn, playing, buying, and what others may do meanwhile."""

from __future__ import annotations

import pytest
from script import FOE, ME, THIRD, Script

KICKS = ["Kick"] * 4


@pytest.mark.rule("T1")
def test_start_of_turn_effects_come_before_anything_else(table: Script) -> None:
    table.super_villains("Nekron", "Graves").in_play(FOE, "Oa", "Vandal Savage")
    table.hand(FOE, "Punch").deck(FOE, "Kick")
    table.end()
    assert table.active == FOE
    assert table.hand_of(FOE) == ["Punch", "Kick"]
    assert table.power == 1
    assert table.turn_options() == ["end", "play Kick", "play Punch"]


@pytest.mark.rule("T1")
def test_start_of_turn_effects_are_for_the_player_whose_turn_starts(table: Script) -> None:
    table.super_villains("Nekron", "Graves").in_play(ME, "Oa").deck(ME, *["Kick"] * 7)
    table.deck(FOE, *["Punch"] * 7)
    table.end()
    assert len(table.hand_of(ME)) == 5
    table.end()
    assert len(table.hand_of(ME)) == 6


@pytest.mark.rule("T3")
def test_cards_are_played_in_any_order(table: Script) -> None:
    table.hand(ME, "Punch", "Kick", "Vulnerability")
    assert table.turn_options() == ["end", "play Kick", "play Punch", "play Vulnerability"]
    table.play("Vulnerability").play("Kick").play("Punch")
    assert table.in_play_of(ME) == ["Vulnerability", "Kick", "Punch"]
    assert table.turn_options() == ["buy Kick", "end"]


@pytest.mark.rule("T3")
def test_a_text_resolves_at_once_from_top_to_bottom(table: Script) -> None:
    table.hand(ME, "Mongul", "Punch").deck(ME, "Kick", "Katana", "Raven")
    table.play("Mongul")
    assert table.power == 2
    table.asks(ME, "destroy", ["Punch", "Kick", "Katana"]).answer("Katana")
    assert table.hand_of(ME) == ["Punch", "Kick"]
    assert table.destroyed == ["Katana"]


@pytest.mark.rule("T3")
def test_power_accumulates_for_the_turn_and_only_for_it(table: Script) -> None:
    table.hand(ME, "Punch", "Kick", "Batarang").hand(FOE, "Punch")
    for name, power in (("Punch", 1), ("Kick", 3), ("Batarang", 5)):
        table.play(name)
        assert table.power == power
    table.end()
    assert table.power == 0


@pytest.mark.rule("T4")
def test_four_punches_buy_one_card_of_cost_four(table: Script) -> None:
    table.hand(ME, *["Punch"] * 4, "Vulnerability")
    table.line_up("Dr. Sivana", "Katana", "Hawkgirl", "Raven", "Saint Walker")
    for _ in range(4):
        table.play("Punch")
    assert table.turn_options() == [
        "buy Dr. Sivana",
        "buy Hawkgirl",
        "buy Katana",
        "buy Kick",
        "buy Raven",
        "end",
        "play Vulnerability",
    ]
    table.buy("Dr. Sivana")
    assert table.power == 0
    assert table.turn_options() == ["end", "play Vulnerability"]
    assert table.discard_of(ME) == ["Dr. Sivana"]


@pytest.mark.rule("T4")
def test_four_punches_buy_two_cards_of_cost_two(table: Script) -> None:
    table.hand(ME, *["Punch"] * 4, "Vulnerability")
    table.line_up("Dr. Sivana", "Katana", "Hawkgirl", "Raven", "Saint Walker")
    for _ in range(4):
        table.play("Punch")
    table.buy("Katana")
    assert table.turn_options() == ["buy Hawkgirl", "end", "play Vulnerability"]
    table.buy("Hawkgirl")
    assert table.power == 0
    assert table.discard_of(ME) == ["Katana", "Hawkgirl"]


@pytest.mark.rule("T4", "Q17")
def test_playing_and_buying_alternate_and_nothing_is_bought_on_credit(table: Script) -> None:
    table.hand(ME, "Kick", "Punch", "Kick", "Batarang")
    table.line_up("Katana", "Raven", "Saint Walker", "Starbolt", "Sciencell")
    table.play("Kick").buy("Katana").play("Kick")
    assert "buy Raven" not in table.turn_options()
    table.play("Punch").buy("Raven")
    assert table.power == 0
    table.play("Batarang")
    assert table.power == 2
    assert table.turn_options() == ["end"]


@pytest.mark.rule("T4", "R5")
def test_line_up_stack_and_super_villain_are_all_for_sale(table: Script) -> None:
    table.hand(ME, *["Kick"] * 7).super_villains("Vandal Savage", "Graves")
    table.line_up("Katana", "Jason Blood", "Saint Walker", "Starbolt", "Sciencell")
    table.main_deck("Punch", "Punch")
    for _ in range(7):
        table.play("Kick")
    assert table.turn_options() == [
        "buy Jason Blood",
        "buy Katana",
        "buy Kick",
        "buy Saint Walker",
        "buy Sciencell",
        "buy Starbolt",
        "buy Vandal Savage",
        "end",
    ]
    table.buy("Vandal Savage").buy("Kick").buy("Katana")
    assert table.power == 1
    assert table.discard_of(ME) == ["Vandal Savage", "Kick", "Katana"]


@pytest.mark.rule("T4")
def test_two_equal_cards_in_the_line_up_can_both_be_bought(table: Script) -> None:
    table.hand(ME, *KICKS).line_up("Katana", "Katana", "Brother Blood", "Starbolt", "Sciencell")
    table.play("Kick").play("Kick").buy("Katana").buy("Katana")
    assert table.line_up_now == ["Sciencell", "Starbolt", "Brother Blood"]


@pytest.mark.rule("T4")
def test_a_stack_card_in_the_line_up_is_bought_from_there_or_from_the_stack(table: Script) -> None:
    """The Anti-Monitor can put a Kick there; only that copy frees a slot."""
    table.hand(ME, *KICKS).line_up("Kick", *["Sciencell"] * 2)
    table.play("Kick").play("Kick")
    options = ["buy Kick (line-up)", "buy Kick (stack)", "end", "play Kick"]
    table.asks(ME, "turn", options).answer("buy Kick (line-up)")
    assert table.line_up_now == ["Sciencell", "Sciencell"]


@pytest.mark.rule("T5")
def test_a_bought_or_gained_card_goes_to_the_discard_pile_at_once(table: Script) -> None:
    table.hero(ME, "shazam-super-hero").hand(ME, "Kick", "Kick", "Kick")
    table.main_deck("Raven", "Katana", "Punch").line_up("Katana", *["Sciencell"] * 2)
    table.play("Kick").play("Kick").play("Kick").buy("Katana")
    assert table.discard_of(ME) == ["Katana"]
    table.use("shazam-super-hero")
    table.asks(ME, "place", ["discard", "deck-top"]).answer("discard")
    assert table.discard_of(ME) == ["Katana", "Raven"]


@pytest.mark.rule("T5")
def test_a_text_may_send_a_gained_card_elsewhere(table: Script) -> None:
    table.hand(ME, "Teleportation").main_deck("Raven", "Katana")
    table.play("Teleportation")
    assert table.hand_of(ME) == ["Raven"]
    assert table.discard_of(ME) == []


@pytest.mark.rule("T7", "W3")
def test_vulnerability_and_weakness_may_be_played_without_effect(table: Script) -> None:
    table.hand(ME, "Vulnerability", "Weakness").deck(ME, *["Punch"] * 5)
    table.play("Vulnerability").play("Weakness")
    assert table.power == 0
    assert table.in_play_of(ME) == ["Vulnerability", "Weakness"]
    table.end()
    assert table.discard_of(ME) == ["Vulnerability", "Weakness"]


@pytest.mark.rule("T7", "W3", "T8")
def test_vulnerability_and_weakness_may_be_kept_until_the_turn_ends(table: Script) -> None:
    table.hand(ME, "Vulnerability", "Weakness", "Punch").deck(ME, *["Punch"] * 5)
    table.play("Punch")
    assert sorted(table.hand_of(ME)) == ["Vulnerability", "Weakness"]
    table.end()
    assert sorted(table.discard_of(ME)) == ["Punch", "Vulnerability", "Weakness"]


@pytest.mark.rule("T8")
def test_nobody_has_to_play_or_to_spend(table: Script) -> None:
    table.hand(ME, "Kick", "Kick", "Punch").deck(ME, *["Punch"] * 5)
    table.play("Kick").play("Kick")
    assert "buy Kick" in table.turn_options()
    table.end()
    assert sorted(table.discard_of(ME)) == ["Kick", "Kick", "Punch"]
    assert table.active == FOE


@pytest.mark.rule("T9", "E2")
def test_a_line_up_slot_stays_empty_until_the_turn_is_over(table: Script) -> None:
    table.hand(ME, *KICKS).main_deck("Raven", "Deadshot", "Punch")
    table.line_up("Katana", "Hawkgirl", "Brother Blood", "Starbolt", "Sciencell")
    table.play("Kick").buy("Katana").play("Kick").buy("Hawkgirl").play("Kick")
    assert sorted(table.line_up_now) == ["Brother Blood", "Sciencell", "Starbolt"]
    assert table.main_deck_now == ["Raven", "Deadshot", "Punch"]
    table.end()
    assert table.line_up_now[-2:] == ["Raven", "Deadshot"]
    assert table.main_deck_now == ["Punch"]


@pytest.mark.rule("T9")
def test_a_card_may_refill_a_slot_in_mid_turn(table: Script) -> None:
    table.hand(ME, "Sonic Siren").main_deck("Raven", "Deadshot")
    table.line_up("Katana", "Hawkgirl", "Brother Blood", "Starbolt", "Sciencell")
    table.play("Sonic Siren")
    options = ["Katana", "Hawkgirl", "Brother Blood", "Starbolt", "Sciencell", "none"]
    table.asks(ME, "destroy", options).answer("Starbolt")
    assert sorted(table.line_up_now) == [
        "Brother Blood",
        "Hawkgirl",
        "Katana",
        "Raven",
        "Sciencell",
    ]
    assert "buy Katana" in table.turn_options()
    assert "buy Raven" not in table.turn_options()


@pytest.mark.rule("F10")
def test_in_anothers_turn_nothing_but_a_defense_is_used(table: Script) -> None:
    table.players(3).hero(FOE, "batgirl").hand(ME, "Deadshot")
    table.hand(FOE, "Katana", "Punch", "Skeets").deck(FOE, "Kick")
    table.in_play(FOE, "Apokolips")
    for intent in (("play", "punch"), ("buy", "kick"), ("use", "batgirl"), ("use", "apokolips")):
        reason = table.table.why_not(FOE, intent)
        assert reason is not None
        assert reason.rule == "F10"
    assert [ask.seat for ask in table.table.asks] == [ME]
    table.play("Deadshot")
    table.asks(FOE, "defend", ["Katana", "Skeets", "none"])
    for intent in (("play", "katana"), ("use", "batgirl"), ("use", "apokolips")):
        reason = table.table.why_not(FOE, intent)
        assert reason is not None
        assert reason.rule == "F10"
    table.answer("none")
    assert table.table.ask_of(THIRD) is None
