"""Part V, Q29, Q30: Confrontations with two or three players, everybody for themselves."""

from __future__ import annotations

from typing import Any

import pytest
from script import CATALOGUES, FOE, ME, THIRD, Script

from archrivals.engine.language.rules import Setup
from archrivals.engine.state.flat import LINE_UP, MAIN_DECK, UNUSED, hero_zone, on_hero
from archrivals.engine.table import Table

CAT = CATALOGUES["confrontations"]
ES = "Enhanced Strength"
NINE = ("Ares", "Impervious", "Punch")
FIFTEEN = ("Ares", "Impervious", "Zod", "Poseidon", "Punch")
FIVE = ("Vulnerability",) * 5


def new(seed: str = "seed", **setup: Any) -> Table:
    return Table.new(Setup(box="confrontations", **setup), CAT, seed)


def ids(table: Table, zone: int) -> list[str]:
    return [CAT.cards[table.state.faces[card]].id for card in table.state.zones[zone]]


def alone(table: Script, players: int = 2) -> Script:
    """Wonder Woman against Felix Faust, and perhaps Superman; all of them Level 1."""
    table.box("confrontations").players(players).hero(ME, "Wonder Woman").hero(FOE, "Felix Faust")
    return table.hero(THIRD, "Superman") if players == 3 else table


def plays(table: Script, *names: str) -> Script:
    for name in names:
        table.play(name)
    return table


def laid(table: Script, seat: int) -> list[str]:
    return table.names(on_hero(seat))


# --- V1: no teams -----------------------------------------------------------------------------


@pytest.mark.rule("V1")
@pytest.mark.parametrize("players", [2, 3])
def test_everybody_else_is_a_foe_and_turns_go_round(table: Script, players: int) -> None:
    alone(table, players)
    assert table.table.state.teams == tuple(range(players))
    order = []
    for _ in range(2 * players):
        order.append(table.active)
        table.normal().end()
    assert order == [*range(players)] * 2


@pytest.mark.rule("V1")
def test_any_of_the_eight_characters_may_be_played_by_anybody() -> None:
    pairs = [new(f"seed {n}", players=2) for n in range(60)]
    sides = {
        tuple(CAT.cards[t.state.faces[t.state.zones[hero_zone(seat)][-1]]].side for seat in (0, 1))
        for t in pairs
    }
    assert sides == {
        ("hero", "hero"),
        ("hero", "villain"),
        ("villain", "hero"),
        ("villain", "villain"),
    }
    assert {table.state.active for table in pairs} == {0, 1}


@pytest.mark.rule("V1")
def test_an_attack_on_each_foe_hits_everybody_else_and_nobody_shields(table: Script) -> None:
    alone(table, 3).hand(ME, "Nereus").hand(FOE, "Krypto", "Punch").hand(THIRD, "Krypto", "Tula")
    table.deck(FOE, "Zod").play("Nereus")
    table.asks(FOE, "defend", ["Krypto", "none"]).answer("Krypto")
    table.asks(THIRD, "defend", ["Krypto", "none"]).answer("none")
    table.asks(THIRD, "discard", ["Krypto", "Tula"]).answer("Tula")
    assert sorted(table.hand_of(FOE)) == ["Punch", "Zod"]
    assert table.hand_of(THIRD) == ["Krypto"]


@pytest.mark.rule("V1")
def test_nobody_blocks_for_another(table: Script) -> None:
    alone(table, 3).hand(ME, *NINE).hand(THIRD, "Pots!").confront(FOE)
    plays(table, *NINE).done()
    assert table.score_of(ME) == ["Felix Faust"]
    assert table.hand_of(THIRD) == ["Pots!"]


@pytest.mark.rule("V1")
def test_text_about_a_teammate_does_nothing_and_the_rest_resolves(table: Script) -> None:
    alone(table).hand(ME, "Hera", "Lois Lane", "Globe of Transportation").discard(ME, "Tula")
    table.hand(FOE, "Zod").in_play(FOE, "Lex Corp").discard(FOE, "Mera")
    plays(table, "Hera", "Lois Lane")
    assert table.power == 5
    table.play("Globe of Transportation").asks(ME, "move", ["Tula", "none"]).answer("Tula")
    assert table.power == 7
    assert table.hand_of(ME) == ["Tula"]
    assert table.hand_of(FOE) == ["Zod"]


@pytest.mark.rule("V1")
def test_you_or_your_teammate_is_you(table: Script) -> None:
    alone(table).in_play(ME, "Olympus").hand(ME, "Zod").deck(ME, "Punch", "Tula").play("Zod")
    assert table.hand_of(ME) == ["Punch"]


@pytest.mark.rule("V1")
def test_krypto_draws_for_his_user_alone(table: Script) -> None:
    alone(table, 3).hand(ME, "Silver Banshee").hand(FOE, "Krypto").deck(FOE, "Tula", "Mera")
    table.deck(ME, "Punch").deck(THIRD, "Punch").confront(FOE).play("Silver Banshee")
    table.asks(ME, "player", ["seat 1", "seat 2"]).answer("seat 1")
    table.asks(FOE, "defend", ["Krypto", "none"]).answer("Krypto")
    assert table.hand_of(FOE) == ["Tula"]
    assert table.hand_of(ME) == table.hand_of(THIRD) == []


@pytest.mark.rule("V1")
def test_nobody_assists_another(table: Script) -> None:
    alone(table, 3).hand(FOE, "Lana Lang").hand(THIRD, "Lana Lang").normal()
    assert table.turn_options() == ["end"]


@pytest.mark.rule("V1", "D5")
def test_nobody_sees_another_hand(table: Script) -> None:
    alone(table, 3).hand(FOE, "Zod").hand(THIRD, "Mera")
    seats = table.table.view(ME).seats
    assert [seat.hand is not None for seat in seats] == [True, False, False]


# --- V2: two players --------------------------------------------------------------------------


@pytest.mark.rule("V2", "G3")
def test_the_first_level_3_to_fall_ends_a_game_of_two(table: Script) -> None:
    alone(table).level(FOE, 3).hand(ME, *FIFTEEN).discard(FOE, "Orion", "Mera").confront(FOE)
    plays(table, *FIFTEEN).done()
    assert table.table.result is not None
    assert (table.table.result.rule, table.table.result.winners) == ("G3", (ME,))


@pytest.mark.rule("V2")
def test_magog_and_swamp_thing_leave_the_game_and_the_next_card_takes_the_slot(
    table: Script,
) -> None:
    alone(table).line_up("Ares", "Zod", "Orion")
    table.main_deck("Magog", "Mera", "Swamp Thing", "Tula", "Flight").normal().end()
    assert table.line_up_now == ["Orion", "Zod", "Ares", "Mera", "Tula"]
    assert table.main_deck_now == ["Flight"]
    assert table.destroyed == []
    gone = {table.name(card) for card in table.table.state.zones[UNUSED]}
    assert {"Magog", "Swamp Thing"} <= gone


@pytest.mark.rule("V2", "G1")
def test_a_slot_that_only_they_could_fill_ends_the_game(table: Script) -> None:
    alone(table).line_up("Ares", "Zod", "Orion", "Apollo").main_deck("Magog", "Swamp Thing")
    table.normal().end()
    assert table.table.result is not None
    assert table.table.result.rule == "G1"


@pytest.mark.rule("V2")
def test_they_never_lie_in_the_opening_line_up_of_two_but_do_in_that_of_three() -> None:
    two = [new(f"seed {n}", players=2) for n in range(60)]
    assert not {"magog", "swamp-thing"} & {card for t in two for card in ids(t, LINE_UP)}
    assert all(len(ids(table, LINE_UP)) == 5 for table in two)
    three = [new(f"seed {n}", players=3) for n in range(60)]
    assert {"magog", "swamp-thing"} <= {card for t in three for card in ids(t, LINE_UP)}
    assert all(len(ids(t, LINE_UP)) + len(ids(t, MAIN_DECK)) == 108 for t in three)


@pytest.mark.rule("V2")
def test_with_three_players_magog_stays_and_switches_the_target(table: Script) -> None:
    alone(table, 3).level(THIRD, 3).hand(ME, "Magog").confront(FOE)
    table.play("Magog").asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.power == 5
    assert table.table.state.turn.target == THIRD


# --- V3, Q29: three players -------------------------------------------------------------------


@pytest.mark.rule("V3", "F1")
def test_the_lowest_cost_foe_must_still_be_the_target(table: Script) -> None:
    alone(table, 3).level(FOE, 2)
    table.asks(ME, "announce", ["confront 2", "normal"])


@pytest.mark.rule("V3", "F1")
def test_on_a_tie_either_foe_may_be_the_target(table: Script) -> None:
    alone(table, 3)
    table.asks(ME, "announce", ["confront 1", "confront 2", "normal"])


def knocked_out(table: Script) -> Script:
    """I defeat Felix Faust's Level 3; he had cards everywhere and a Character of mine."""
    alone(table, 3).level(FOE, 3).level(THIRD, 3).hand(ME, *FIFTEEN).deck(ME, *FIVE)
    table.hand(FOE, "Tula").deck(FOE, "Mera").discard(FOE, "Flight", ES).in_play(FOE, "Olympus")
    table.place("score 1", "aquaman-1").place("on-hero 1", "Lana Lang").confront(FOE)
    plays(table, *FIFTEEN).done()
    return table.asks(FOE, "block", ["none"]).answer("none")


@pytest.mark.rule("V3")
@pytest.mark.ruling("Q29")
def test_a_player_whose_level_3_falls_is_out_with_all_their_cards(table: Script) -> None:
    knocked_out(table)
    assert not table.table.over
    for seen in (table.hand_of, table.deck_of, table.discard_of, table.in_play_of, table.score_of):
        assert seen(FOE) == []
    assert laid(table, FOE) == []
    assert table.score_of(ME) == ["Felix Faust"]
    assert table.table.view(THIRD).seats[FOE].out is True


@pytest.mark.rule("V3")
@pytest.mark.ruling("Q29")
def test_nothing_of_the_loser_returns_to_a_stack(table: Script) -> None:
    alone(table, 3).level(FOE, 3).level(THIRD, 3).hand(ME, *FIFTEEN)
    table.discard(FOE, ES, "Weakness")
    strength = table.table.view(ME).stacks[0].left
    weak = table.weaknesses_left
    plays(table.confront(FOE), *FIFTEEN).done()
    assert table.table.view(ME).stacks[0].left == strength
    assert table.weaknesses_left == weak
    assert table.destroyed == []


@pytest.mark.rule("V3")
@pytest.mark.ruling("Q29")
def test_the_confronter_goes_on_to_the_end_of_the_turn(table: Script) -> None:
    knocked_out(table)
    assert table.active == THIRD
    assert sorted(table.discard_of(ME)) == sorted(FIFTEEN)
    assert table.hand_of(ME) == list(FIVE)


@pytest.mark.rule("V3")
@pytest.mark.ruling("Q29")
def test_the_turns_of_the_loser_are_skipped_and_only_the_survivor_is_a_foe(table: Script) -> None:
    knocked_out(table)
    table.asks(THIRD, "announce", ["confront 0", "normal"]).answer("normal").end()
    assert table.active == ME
    table.asks(ME, "announce", ["confront 2", "normal"]).answer("normal").end()
    assert table.active == THIRD


@pytest.mark.rule("V3")
@pytest.mark.ruling("Q29")
def test_the_last_one_standing_wins(table: Script) -> None:
    alone(table, 3).level(ME, 3).level(FOE, 3).level(THIRD, 3).hand(ME, *FIFTEEN)
    table.hand(THIRD, *[ES] * 8).discard(ME, "Orion").confront(FOE)
    plays(table, *FIFTEEN).done()
    assert table.active == THIRD
    plays(table.confront(ME), *[ES] * 8).done()
    table.asks(ME, "block", block_options(table)).answer("none")
    assert table.table.result is not None
    assert (table.table.result.rule, table.table.result.winners) == ("V3", (THIRD,))


def block_options(table: Script) -> list[str]:
    """What I drew decides whether Ares and Orion may Block."""
    return [*(name for name in ("Ares", "Orion") if name in table.hand_of(ME)), "none"]


@pytest.mark.rule("V3")
@pytest.mark.ruling("Q29")
def test_the_losers_own_fallen_levels_stay_with_whoever_took_them(table: Script) -> None:
    alone(table, 3).level(FOE, 3).level(THIRD, 3).hand(ME, *FIFTEEN)
    table.place("score 2", "felix-faust-1").place("score 0", "felix-faust-2").confront(FOE)
    plays(table, *FIFTEEN).done()
    assert table.score_of(THIRD) == ["Felix Faust"]
    assert table.score_of(ME) == ["Felix Faust", "Felix Faust"]


@pytest.mark.rule("V2", "V3")
@pytest.mark.ruling("Q29")
def test_the_last_two_still_play_the_game_of_three(table: Script) -> None:
    alone(table, 3).level(FOE, 3).level(THIRD, 3).hand(ME, *FIFTEEN)
    table.line_up("Apollo", "Orion", "Strife", "Eclipso").main_deck("Magog", "Tula").confront(FOE)
    plays(table, *FIFTEEN).done()
    assert "Magog" in table.line_up_now
    assert table.main_deck_now == ["Tula"]


@pytest.mark.rule("V3", "G4")
@pytest.mark.ruling("Q29")
def test_only_survivors_score(table: Script) -> None:
    alone(table, 3).level(FOE, 3).level(THIRD, 3).hand(ME, *FIFTEEN).discard(FOE, "Orion")
    table.place("score 1", "superman-1").place("score 2", "felix-faust-1").line_up("Cold Breath")
    table.main_deck().confront(FOE)
    plays(table, *FIFTEEN).done()
    result = table.table.result
    assert result is not None
    assert result.rule == "G1"
    assert result.points == (3 + 2 + 1 + 2 + 0, 0, 4)
    assert result.winners == (ME,)


@pytest.mark.rule("V3")
@pytest.mark.ruling("Q29")
def test_a_loser_does_not_win_though_the_survivors_have_less_than_nothing(table: Script) -> None:
    alone(table, 3).level(FOE, 3).level(THIRD, 3).hand(ME, *FIFTEEN)
    table.discard(ME, *["Weakness"] * 10).discard(THIRD, "Weakness").line_up("Cold Breath")
    table.main_deck().confront(FOE)
    plays(table, *FIFTEEN).done()
    result = table.table.result
    assert result is not None
    assert result.points == (-2, 0, -1)
    assert result.winners == (THIRD,)


# --- V4, V5: an Assist card on one's own Character --------------------------------------------


@pytest.mark.rule("V4")
def test_one_assist_card_a_turn_may_be_laid_on_ones_character(table: Script) -> None:
    alone(table).hand(ME, "Lana Lang", ES, "Mera", "Zod").normal()
    everything = [f"play {name}" for name in (ES, "Lana Lang", "Mera", "Zod")]
    assert table.turn_options() == sorted(
        ["end", f"lay {ES}", "lay Lana Lang", "lay Zod", *everything]
    )
    table.lay("Zod")
    assert laid(table, ME) == ["Zod"]
    assert table.power == 0
    assert table.turn_options() == sorted(["end", *everything[:3]])


@pytest.mark.rule("V4")
@pytest.mark.ruling("Q21")
def test_nothing_is_laid_before_the_announcement(table: Script) -> None:
    alone(table).hand(ME, "Lana Lang")
    table.asks(ME, "announce", ["confront 1", "normal"]).answer("confront 1")
    assert table.turn_options() == ["done", "lay Lana Lang", "play Lana Lang"]


@pytest.mark.rule("V4")
def test_a_card_lying_there_is_seen_but_neither_played_discarded_nor_controlled(
    table: Script,
) -> None:
    alone(table).hand(ME, "Zod", "The Trench", "Amazo").in_play(ME, "Lex Corp").normal()
    table.lay("Zod")
    assert table.discard_of(ME) == []
    assert table.in_play_of(ME) == ["Lex Corp"]
    view = table.table.view(FOE).seats[ME].on_hero
    assert [card.id for card in view] == ["zod"]
    assert table.play("The Trench").power == 1 + 2
    assert table.play("Amazo").power == 3 + 1


@pytest.mark.rule("V4")
@pytest.mark.ruling("Q30")
def test_nothing_affects_a_card_lying_there(table: Script) -> None:
    alone(table).hand(ME, "Zod").deck(ME, *FIVE).hand(FOE, "Strife", "Nereus").normal().lay("Zod")
    table.end().play("Strife").asks(ME, "defend", ["none"]).answer("none")
    assert laid(table, ME) == ["Zod"]
    assert len(table.hand_of(ME)) == 4


@pytest.mark.rule("V4")
def test_a_krypto_lying_there_defends_nobody(table: Script) -> None:
    alone(table).hand(ME, "Krypto").deck(ME, *FIVE).hand(FOE, "Strife").normal().lay("Krypto")
    table.end().play("Strife").asks(ME, "defend", ["none"]).answer("none")
    assert laid(table, ME) == ["Krypto"]


@pytest.mark.rule("V4")
def test_a_steel_lying_there_blocks_nothing(table: Script) -> None:
    alone(table).hand(ME, "Steel").deck(ME, *FIVE).normal().lay("Steel").end()
    table.confront(ME).done().asks(ME, "block", ["none"]).answer("none")
    assert laid(table, ME) == ["Steel"]


@pytest.mark.rule("V5")
def test_it_must_be_played_on_the_next_turn_before_the_turn_ends(table: Script) -> None:
    alone(table).hand(ME, "Lana Lang").deck(ME, *["Punch"] * 5).normal().lay("Lana Lang").end()
    table.end().normal()
    assert table.turn_options() == ["play Lana Lang", "play Punch"]
    table.play("Punch")
    assert table.turn_options() == ["play Lana Lang", "play Punch"]
    table.play("Lana Lang")
    assert table.power == 3
    assert laid(table, ME) == []
    assert table.in_play_of(ME) == ["Punch", "Lana Lang"]
    assert table.turn_options() == [f"buy {ES}", "end", "play Punch"]


@pytest.mark.rule("V5")
@pytest.mark.ruling("Q23")
def test_it_must_be_played_before_one_is_done_confronting(table: Script) -> None:
    alone(table).hand(ME, "Parasite").deck(ME, *["Punch"] * 5).normal().lay("Parasite").end()
    table.end().asks(ME, "announce", ["confront 1", "normal"]).answer("confront 1")
    assert table.turn_options() == ["play Parasite", "play Punch"]
    assert table.play("Parasite").power == 3
    assert table.turn_options() == ["done", "play Punch"]


@pytest.mark.rule("V5")
def test_it_is_played_as_an_assist_and_gives_what_that_gives(table: Script) -> None:
    alone(table).hand(ME, ES, ES).deck(ME, *FIVE).normal().lay(ES)
    assert table.play(ES).power == 2
    table.end().end()
    assert table.play(ES).power == 1


@pytest.mark.rule("V5")
def test_jimmy_olsen_gives_two_power_from_there(table: Script) -> None:
    alone(table).hand(ME, "Jimmy Olsen").deck(ME, *FIVE).normal().lay("Jimmy Olsen").end().end()
    assert table.play("Jimmy Olsen").power == 2


@pytest.mark.rule("V5")
def test_its_player_has_played_it_and_it_leaves_with_the_others(table: Script) -> None:
    alone(table).in_play(ME, "Lex Corp").hand(ME, "Zod", "The Trench").deck(ME, *FIVE)
    table.normal().lay("Zod").end().end()
    assert table.play("Zod").power == 3 + 2
    table.end()
    assert "Zod" in table.discard_of(ME) + table.hand_of(ME) + table.deck_of(ME)
    assert laid(table, ME) == []


@pytest.mark.rule("V5")
def test_superman_3_draws_for_an_assist_card_played_from_his_character(table: Script) -> None:
    table.box("confrontations").hero(ME, "Superman").level(ME, 3).hero(FOE, "Circe")
    table.hand(ME, "Zod").deck(ME, *FIVE, "Tula").normal().lay("Zod")
    assert table.hand_of(ME) == []
    table.end().end().play("Zod")
    assert sorted(table.hand_of(ME)) == ["Tula", *FIVE]


@pytest.mark.rule("V5")
def test_a_choice_of_the_card_is_its_own_players(table: Script) -> None:
    alone(table).hand(ME, "Yawara").deck(ME, *FIVE, "Tula").normal().lay("Yawara").end().end()
    table.play("Yawara").asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.discard_of(ME) == ["Tula"]


@pytest.mark.rule("V5")
def test_another_card_may_be_laid_once_it_is_cleared(table: Script) -> None:
    alone(table).hand(ME, "Lana Lang").deck(ME, "Zod", ES, "Punch", "Punch", "Punch")
    table.normal().lay("Lana Lang").end().end().normal()
    assert not {option for option in table.turn_options() if option.startswith("lay")}
    table.play("Lana Lang")
    assert "lay Zod" in table.turn_options()
    table.lay("Zod")
    assert laid(table, ME) == ["Zod"]
    assert "end" in table.turn_options()
    assert "play Zod" not in table.turn_options()


@pytest.mark.rule("V5")
def test_a_card_laid_this_turn_cannot_be_played_this_turn(table: Script) -> None:
    alone(table).hand(ME, "Lana Lang").normal().lay("Lana Lang")
    assert table.turn_options() == ["end"]


@pytest.mark.rule("V5", "G4")
def test_it_counts_at_scoring(table: Script) -> None:
    alone(table).hand(ME, "Zod").line_up("Ares").main_deck().normal().lay("Zod").end()
    assert table.table.result is not None
    assert table.table.result.points == (1, 0)


@pytest.mark.rule("V5")
@pytest.mark.ruling("Q30")
def test_it_stays_when_a_level_is_defeated_and_is_then_played(table: Script) -> None:
    alone(table).hand(ME, "Lana Lang").deck(ME, *FIVE).hand(FOE, *NINE)
    table.normal().lay("Lana Lang").end().confront(ME)
    plays(table, *NINE).done().asks(ME, "block", ["none"]).answer("none")
    assert table.score_of(FOE) == ["Wonder Woman"]
    assert table.level_of(ME) == 2
    assert laid(table, ME) == ["Lana Lang"]
    assert table.play("Lana Lang").power == 2


@pytest.mark.rule("V4")
@pytest.mark.ruling("Q30")
def test_a_granted_assist_is_enough_to_lay_a_card(table: Script) -> None:
    table.box("confrontations").hero(ME, "Circe").level(ME, 3).hero(FOE, "Superman")
    table.hand(ME, "Giganta", "Flight").deck(ME, *FIVE).normal()
    assert table.turn_options() == ["end", "lay Giganta", "play Flight", "play Giganta"]
    table.lay("Giganta").end().end()
    assert table.play("Giganta").power == 2
