"""Starters, Enhanced Strength and Weakness of Confrontations."""

from __future__ import annotations

import pytest
from script import FOE, ME, Script

from archrivals.engine.language.rules import Setup
from archrivals.engine.state.flat import deck, hand
from archrivals.engine.table import Table

MATE = 2


def points_at_the_end(script: Script) -> tuple[int, ...]:
    """End the game at the next refill (G1)."""
    script.main_deck().line_up().end()
    assert script.table.result is not None
    return script.table.result.points


# --- Punch and Vulnerability ------------------------------------------------------------------


@pytest.mark.card("confrontations:punch")
@pytest.mark.rule("S13")
def test_punch_gives_one_power(duel: Script) -> None:
    duel.hand(ME, "Punch", "Punch").play("Punch").play("Punch")
    assert duel.power == 2


@pytest.mark.card("confrontations:vulnerability", "confrontations:weakness")
@pytest.mark.rule("T7", "W3")
@pytest.mark.parametrize("name", ["Vulnerability", "Weakness"])
def test_vulnerability_and_weakness_have_no_effect(duel: Script, name: str) -> None:
    duel.hand(ME, name).deck(ME, "Punch").confront(FOE).play(name)
    assert duel.power == 0
    assert duel.in_play_of(ME) == [name]
    assert duel.turn_options() == ["done"]


@pytest.mark.card("confrontations:punch", "confrontations:vulnerability")
@pytest.mark.rule("S1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_begins_with_seven_punches_and_three_vulnerabilities(
    table: Script, players: int
) -> None:
    setup = Setup(box="confrontations", players=players)
    fresh = Table.new(setup, table.box("confrontations").cat, seed="basics").state
    for seat in range(players):
        cards = fresh.zones[hand(seat)] + fresh.zones[deck(seat)]
        names = sorted(fresh.cat.name[fresh.faces[card]] for card in cards)
        assert names == ["Punch"] * 7 + ["Vulnerability"] * 3
        assert len(fresh.zones[hand(seat)]) == 5


# --- Weakness ---------------------------------------------------------------------------------


@pytest.mark.card("confrontations:weakness", "confrontations:enhanced-strength")
@pytest.mark.rule("W2", "G4")
def test_weakness_takes_a_victory_point_and_enhanced_strength_gives_one(duel: Script) -> None:
    duel.hand(ME, "Weakness", "Weakness", "Ares").discard(FOE, "Enhanced Strength", "Punch")
    assert points_at_the_end(duel) == (3 - 2, 1)


@pytest.mark.card("confrontations:weakness", "confrontations:mera")
@pytest.mark.rule("K1")
def test_weakness_has_no_type(duel: Script) -> None:
    duel.hand(ME, "Mera").discard(ME, "Weakness", "Vulnerability").confront(FOE).play("Mera")
    assert duel.power == 1


@pytest.mark.card("confrontations:weakness", "confrontations:enhanced-strength")
@pytest.mark.rule("D3")
@pytest.mark.parametrize("name", ["Weakness", "Enhanced Strength"])
def test_a_destroyed_stack_card_does_not_return(duel: Script, name: str) -> None:
    duel.hand(ME, "Phantom Zone Projector", *["Punch"] * 3).discard(ME, name).weaknesses(2)
    duel.place("stack").play("Phantom Zone Projector")
    duel.asks(ME, "destroy", [name, "none"]).answer(name)
    for _ in range(3):
        duel.play("Punch")
    assert duel.destroyed == [name]
    assert duel.weaknesses_left == 2
    assert duel.turn_options() == ["end"]


@pytest.mark.card("confrontations:weakness")
@pytest.mark.rule("S4")
def test_a_weakness_is_never_bought(duel: Script) -> None:
    duel.hand(ME, "Zod").line_up("Ares").play("Zod")
    assert duel.turn_options() == ["buy Enhanced Strength", "end"]


# --- Enhanced Strength ------------------------------------------------------------------------


@pytest.mark.card("confrontations:enhanced-strength")
def test_enhanced_strength_gives_two_power_on_your_own_turn(duel: Script) -> None:
    duel.hand(ME, "Enhanced Strength").play("Enhanced Strength")
    assert duel.power == 2


@pytest.mark.card("confrontations:enhanced-strength")
@pytest.mark.rule("K5", "E3")
def test_enhanced_strength_gives_one_power_as_an_assist(teams: Script) -> None:
    teams.hand(MATE, "Enhanced Strength", "Punch").call()
    teams.asks(MATE, "assist", ["Enhanced Strength", "none"]).answer("Enhanced Strength")
    assert teams.power == 1
    teams.end().asks(MATE, "assist", ["none"]).answer("none")
    assert teams.discard_of(MATE) == ["Enhanced Strength"]
    assert teams.hand_of(MATE) == ["Punch"]


@pytest.mark.card("confrontations:enhanced-strength")
@pytest.mark.rule("V4", "V5")
@pytest.mark.parametrize("players", [2, 3])
def test_enhanced_strength_gives_one_power_from_your_character(table: Script, players: int) -> None:
    table.box("confrontations").players(players).hand(ME, "Enhanced Strength", "Enhanced Strength")
    assert table.normal().turn_options() == [
        "end",
        "lay Enhanced Strength",
        "play Enhanced Strength",
    ]
    table.lay("Enhanced Strength")
    assert table.turn_options() == ["end", "play Enhanced Strength"]  # one, the other from hand
    table.play("Enhanced Strength")
    assert table.power == 2
    for _ in range(players):
        table.end()
    assert table.active == ME
    assert "end" not in table.normal().turn_options()
    assert "lay Enhanced Strength" not in table.turn_options()


@pytest.mark.card("confrontations:enhanced-strength")
@pytest.mark.rule("V5")
def test_enhanced_strength_on_your_character_must_be_played_and_gives_one(duel: Script) -> None:
    duel.place("on-hero 0", "Enhanced Strength").hand(ME, "Steel").normal()
    assert duel.turn_options() == ["play Enhanced Strength", "play Steel"]
    duel.play("Enhanced Strength")
    assert duel.power == 1
    assert duel.turn_options() == ["end", "lay Steel", "play Steel"]


@pytest.mark.card("confrontations:enhanced-strength", "confrontations:superboy")
@pytest.mark.rule("R4")
def test_enhanced_strength_played_again_on_your_own_turn_gives_two(duel: Script) -> None:
    duel.hand(ME, "Enhanced Strength", "Superboy").play("Enhanced Strength").play("Superboy")
    assert duel.power == 2 + 2


@pytest.mark.card("confrontations:enhanced-strength", "confrontations:superboy")
@pytest.mark.rule("R4", "V5")
def test_enhanced_strength_from_your_character_gives_two_when_played_again(duel: Script) -> None:
    duel.place("on-hero 0", "Enhanced Strength").hand(ME, "Superboy").play("Enhanced Strength")
    duel.play("Superboy")
    assert duel.power == 1 + 2


@pytest.mark.card("confrontations:enhanced-strength")
@pytest.mark.rule("S4", "T4")
def test_any_number_of_enhanced_strength_may_be_bought_while_it_lasts(duel: Script) -> None:
    duel.hero(ME, "Superman").hand(ME, "Zod", "Ares", "Bizarro").line_up("Orion").place(
        "stack", "Enhanced Strength", "Enhanced Strength"
    )
    duel.play("Zod").play("Ares").play("Bizarro")
    assert duel.turn_options() == ["buy Enhanced Strength", "buy Orion", "end"]
    duel.buy("Enhanced Strength").buy("Enhanced Strength")
    assert duel.power == 10 - 6
    assert duel.discard_of(ME) == ["Enhanced Strength", "Enhanced Strength"]
    assert duel.turn_options() == ["end"]


@pytest.mark.card("confrontations:enhanced-strength", "confrontations:cheetah")
@pytest.mark.rule("S3")
def test_enhanced_strength_is_not_part_of_the_line_up(duel: Script) -> None:
    duel.hand(ME, "Cheetah").line_up("Zod", "Ares").play("Cheetah")
    assert duel.discard_of(ME) == []


@pytest.mark.card("confrontations:enhanced-strength", "confrontations:klarion")
def test_enhanced_strength_is_a_super_power(duel: Script) -> None:
    duel.hand(FOE, "Klarion", "Punch").discard(FOE, "Enhanced Strength").confront(FOE).done()
    duel.asks(FOE, "block", ["Klarion", "none"]).answer("Klarion")
    duel.asks(FOE, "block", ["none"])
    assert duel.cost_of(FOE) == 10
    duel.answer("none")
