"""Two teams of two: seats, Defenses and Blocks for each other, Assist, the end of the game."""

from __future__ import annotations

from typing import Any

import pytest
from script import CATALOGUES, FOE, FOURTH, ME, THIRD, Script

from archrivals.engine.language.effects import Confronting, Plays, When
from archrivals.engine.language.rules import Setup, SetupError
from archrivals.engine.play.counting import holds
from archrivals.engine.play.game import Refused
from archrivals.engine.play.picking import Scene
from archrivals.engine.play.triggers import in_force
from archrivals.engine.state.flat import hand, hero_zone
from archrivals.engine.table import Table

CAT = CATALOGUES["confrontations"]
HEROES = {"Superman", "Wonder Woman", "Aquaman", "Zatanna Zatara"}
VILLAINS = {"Lex Luthor", "Circe", "Ocean Master", "Felix Faust"}
ES = "Enhanced Strength"
NINE = ("Ares", "Impervious", "Punch")


def new(seed: str = "seed", **setup: Any) -> Table:
    return Table.new(Setup(**{"box": "confrontations", "players": 4, **setup}), CAT, seed)


def characters(table: Table) -> list[str]:
    s = table.state
    return [CAT.name[s.faces[s.zones[hero_zone(seat)][-1]]] for seat in range(s.seats)]


def teams(table: Script) -> Script:
    """Superman and Wonder Woman (we) against Lex Luthor and Circe; all of them Level 1."""
    table.box("confrontations").players(4).hero(ME, "Superman").hero(THIRD, "Wonder Woman")
    return table.hero(FOE, "Lex Luthor").hero(FOURTH, "Circe")


def plays(table: Script, *names: str) -> Script:
    for name in names:
        table.play(name)
    return table


def cards(table: Script, seat: int) -> list[str]:
    return sorted(table.hand_of(seat))


def nothing(table: Script, kind: str, *seats: int) -> None:
    """These players are asked, but have nothing to answer with."""
    for seat in seats:
        table.asks(seat, kind, ["none"]).answer("none")


# --- S8, S10, S11: sides, order, hands --------------------------------------------------------


@pytest.mark.rule("S8")
@pytest.mark.parametrize("seed", [f"s{n}" for n in range(8)])
def test_super_heroes_play_against_super_villains(seed: str) -> None:
    names = characters(new(seed))
    assert {names[0], names[2]} < HEROES
    assert {names[1], names[3]} < VILLAINS
    assert len(set(names)) == 4


@pytest.mark.rule("S8")
def test_characters_may_be_chosen_each_side_among_its_own() -> None:
    table = new(hero_choice="pick", first=1)
    offered = []
    for seat in (1, 2, 3, 0):
        ask = table.ask
        assert (ask.seat, ask.kind, ask.source) == (seat, "hero", -1)
        offered.append({CAT.name[table.state.faces[card]] for _, card in ask.options})
        table.answer(seat, len(ask.options) - 1)
    assert offered[0] == HEROES | VILLAINS  # the first pick decides which side is whose
    assert offered[1] == HEROES
    assert offered[2] < VILLAINS
    assert len(offered[2]) == 3
    assert offered[3] < HEROES
    assert table.ask.kind == "announce"


@pytest.mark.rule("S8")
def test_no_character_is_taken_twice() -> None:
    with pytest.raises(SetupError):
        new(heroes=("Superman", "Lex Luthor", "Superman", "Circe"))


@pytest.mark.rule("S10")
def test_teams_alternate_in_an_order_that_never_changes(table: Script) -> None:
    teams(table)
    order = []
    for _ in range(8):
        order.append(table.active)
        table.normal().end()
    assert order == [ME, FOE, THIRD, FOURTH, ME, FOE, THIRD, FOURTH]
    assert table.table.state.teams == (0, 1, 0, 1)


@pytest.mark.rule("S10")
def test_any_player_may_be_first() -> None:
    first = {new(f"seed {n}").state.active for n in range(40)}
    assert first == {0, 1, 2, 3}


@pytest.mark.rule("S10", "F4")
def test_a_defeat_does_not_change_the_order(table: Script) -> None:
    teams(table).hand(ME, *NINE).confront(FOE)
    plays(table, *NINE).done()
    assert table.active == FOE
    assert table.score_of(ME) == ["Lex Luthor"]


@pytest.mark.rule("S11", "D5")
def test_partners_see_each_others_hands_and_foes_do_not(table: Script) -> None:
    teams(table).hand(ME, "Punch").hand(FOE, "Zod").hand(THIRD, "Mera").hand(FOURTH, "Tula")
    seen = {}
    for viewer in range(-1, 4):
        seats = table.table.view(viewer).seats
        seen[viewer] = {
            seat.seat: [card.id for card in seat.hand] for seat in seats if seat.hand is not None
        }
        assert [seat.hand_size for seat in seats] == [1, 1, 1, 1]
    ours = {ME: ["punch"], THIRD: ["mera"]}
    theirs = {FOE: ["zod"], FOURTH: ["tula"]}
    assert seen == {-1: {}, ME: ours, FOE: theirs, THIRD: ours, FOURTH: theirs}


@pytest.mark.rule("S11")
def test_partners_do_not_see_each_others_decks(table: Script) -> None:
    teams(table).deck(THIRD, "Mera", "Zod")
    seat = table.table.view(ME).seats[THIRD]
    assert seat.deck == 2
    assert "mera" not in str(seat)


# --- A3, Q28: Defenses for each other ---------------------------------------------------------


@pytest.mark.rule("A3")
def test_a_teammate_may_defend_though_the_attack_hits_one_player_only(table: Script) -> None:
    teams(table).hand(ME, "Silver Banshee").hand(FOURTH, "Krypto", "Punch").deck(FOURTH, ES)
    table.deck(FOE, "Mera").confront(FOE).play("Silver Banshee")
    table.asks(ME, "player", ["seat 1", "seat 3"]).answer("seat 1")
    table.asks(FOURTH, "defend", ["Krypto for 1", "none"]).answer("Krypto for 1")
    assert table.weaknesses_left == 16
    assert table.discard_of(FOURTH) == ["Krypto"]
    assert table.power == 1


@pytest.mark.rule("A3")
def test_a_teammate_who_is_not_hit_cannot_defend_himself(table: Script) -> None:
    teams(table).hand(ME, "Silver Banshee").hand(FOE, "Krypto").hand(FOURTH, "Giganta").confront(
        FOE
    )
    table.play("Silver Banshee").asks(ME, "player", ["seat 1", "seat 3"]).answer("seat 1")
    table.asks(FOURTH, "defend", ["Giganta for 1", "none"]).answer("none")
    table.asks(FOE, "defend", ["Krypto", "none"]).answer("none")
    assert table.deck_of(FOE) == ["Weakness"]


@pytest.mark.rule("A3")
def test_one_player_with_two_defenses_may_defend_both(table: Script) -> None:
    teams(table).hand(ME, "Strife").hand(FOE, "Giganta", "Giganta", "Zod")
    table.hand(FOURTH, "Punch").play("Strife")
    nothing(table, "defend", FOURTH)
    table.asks(FOE, "defend", ["Giganta", "Giganta for 3", "none"]).answer("Giganta for 3")
    table.asks(FOE, "player", ["seat 1", "seat 3"]).answer("seat 1")
    nothing(table, "defend", FOURTH)
    table.asks(FOE, "defend", ["Giganta", "none"]).answer("Giganta")
    table.asks(FOE, "player", ["seat 1", "seat 3"]).answer("seat 1")
    assert table.hand_of(FOE) == ["Zod"]
    assert table.hand_of(FOURTH) == ["Punch"]
    assert table.cost_of(FOE) == 13


@pytest.mark.rule("A3")
def test_a_defense_that_is_kept_serves_once_per_attack(table: Script) -> None:
    teams(table).hand(ME, "Strife", "Nereus").hand(FOE, "Impervious", "Punch")
    table.hand(FOURTH, "Punch", "Zod").play("Strife")
    table.asks(FOE, "defend", ["Impervious", "Impervious for 3", "none"]).answer("Impervious")
    nothing(table, "defend", FOURTH)
    nothing(table, "defend", FOE, FOURTH)
    assert len(table.hand_of(FOURTH)) == 1
    table.play("Nereus")
    table.asks(FOE, "defend", ["Impervious", "Impervious for 3", "none"])
    table.answer("Impervious for 3")
    nothing(table, "defend", FOURTH)
    nothing(table, "defend", FOE, FOURTH)
    assert table.hand_of(FOE) == ["Impervious"]
    assert len(table.hand_of(FOURTH)) == 1


@pytest.mark.rule("A3")
@pytest.mark.ruling("Q28")
def test_both_answer_before_anything_is_known(table: Script) -> None:
    teams(table).hand(ME, "Strife").hand(FOE, "Krypto").hand(FOURTH, "Krypto")
    table.deck(FOE, "Punch").deck(FOURTH, "Punch").play("Strife")
    waiting = [(ask.seat, ask.kind) for ask in table.table.asks]
    assert waiting == [(FOE, "defend"), (FOURTH, "defend")]
    table.asks(FOE, "defend", ["Krypto", "Krypto for 3", "none"]).answer("Krypto")
    assert table.table.view(ME).seats[FOE].discard == ()
    table.asks(FOURTH, "defend", ["Krypto", "Krypto for 1", "none"]).answer("none")
    nothing(table, "defend", FOE)
    table.asks(FOURTH, "defend", ["Krypto", "none"]).answer("none")
    assert len(table.hand_of(FOURTH)) == 1
    assert table.hand_of(FOE) == ["Punch"]


@pytest.mark.rule("A3")
@pytest.mark.ruling("Q28")
def test_two_shields_for_one_player_waste_nothing(table: Script) -> None:
    teams(table).hand(ME, "Silver Banshee").hand(FOE, "Giganta").hand(FOURTH, "Giganta").confront(
        FOE
    )
    table.play("Silver Banshee").asks(ME, "player", ["seat 1", "seat 3"]).answer("seat 3")
    table.asks(FOE, "defend", ["Giganta for 3", "none"]).answer("Giganta for 3")
    table.asks(FOURTH, "defend", ["Giganta", "none"]).answer("Giganta")
    table.asks(FOE, "player", ["seat 1", "seat 3"]).answer("seat 1")
    assert table.discard_of(FOE) == ["Giganta"]
    assert table.hand_of(FOURTH) == ["Giganta"]
    assert (table.cost_of(FOE), table.cost_of(FOURTH)) == (11, 9)


@pytest.mark.rule("A3")
@pytest.mark.ruling("Q28")
def test_teammates_may_defend_each_other_crosswise(table: Script) -> None:
    teams(table).hand(ME, "Nereus").hand(FOE, "Krypto", "Punch").hand(FOURTH, "Krypto", "Punch")
    table.play("Nereus")
    table.asks(FOE, "defend", ["Krypto", "Krypto for 3", "none"]).answer("Krypto for 3")
    table.asks(FOURTH, "defend", ["Krypto", "Krypto for 1", "none"]).answer("Krypto for 1")
    assert "Punch" in table.hand_of(FOE)
    assert "Punch" in table.hand_of(FOURTH)


@pytest.mark.rule("A3")
@pytest.mark.ruling("Q28")
def test_a_defense_drawn_as_a_reward_is_too_late(table: Script) -> None:
    teams(table).hand(ME, "Nereus").hand(FOE, "Krypto", "Punch").hand(FOURTH, "Punch")
    table.deck(FOE, "Steve Trevor").deck(FOURTH, "Steve Trevor").play("Nereus")
    table.asks(FOURTH, "defend", ["none"]).answer("none")
    table.asks(FOE, "defend", ["Krypto", "Krypto for 3", "none"]).answer("Krypto for 3")
    nothing(table, "defend", FOE, FOURTH)
    table.asks(FOE, "discard", ["Punch", "Steve Trevor"]).answer("Steve Trevor")
    assert cards(table, FOURTH) == ["Punch", "Steve Trevor"]


@pytest.mark.rule("A3")
@pytest.mark.ruling("Q28")
def test_price_and_reward_of_a_shield_are_the_users(table: Script) -> None:
    teams(table).hand(ME, "Silver Banshee").hand(FOE, "Water Control", "Punch").deck(FOE, "Zod")
    table.deck(FOURTH, "Mera").hand(ME, "Silver Banshee", "Tula", "Punch").confront(FOE)
    table.play("Silver Banshee")
    table.asks(ME, "player", ["seat 1", "seat 3"]).answer("seat 3")
    table.asks(FOE, "defend", ["Water Control for 3", "none"]).answer("Water Control for 3")
    table.asks(ME, "discard", ["Punch", "Tula"]).answer("Tula")
    assert cards(table, FOE) == ["Punch", "Zod"]
    assert table.deck_of(FOURTH) == ["Mera"]
    assert table.discard_of(ME) == ["Tula"]


@pytest.mark.rule("A3", "A5")
def test_a_teammate_may_shield_where_the_attack_could_do_nothing(table: Script) -> None:
    teams(table).weaknesses(0).hand(ME, "Silver Banshee").hand(FOURTH, "Krypto")
    table.deck(FOE, "Punch").deck(FOURTH, "Zod").confront(FOE).play("Silver Banshee")
    table.asks(ME, "player", ["seat 1", "seat 3"]).answer("seat 1")
    table.asks(FOURTH, "defend", ["Krypto for 1", "none"]).answer("Krypto for 1")
    assert table.hand_of(FOURTH) == ["Zod"]
    assert table.hand_of(FOE) == ["Punch"]


@pytest.mark.rule("A3")
def test_the_attackers_own_teammate_cannot_shield_a_foe(table: Script) -> None:
    teams(table).hand(ME, "Strife", "Krypto").hand(THIRD, "Krypto").hand(FOE, "Zod")
    table.play("Strife")
    assert [ask.seat for ask in table.table.asks] == [FOE]
    nothing(table, "defend", FOE)
    assert table.hand_of(FOE) == []


# --- F1, Q22: whom to Confront ----------------------------------------------------------------


@pytest.mark.rule("F1")
def test_on_a_tie_the_confronter_chooses(table: Script) -> None:
    teams(table)
    table.asks(ME, "announce", ["confront 1", "confront 3", "normal"]).answer("confront 3")


@pytest.mark.rule("F1")
@pytest.mark.parametrize(("foe", "fourth", "target"), [(2, 1, FOURTH), (2, 3, FOE), (1, 3, FOE)])
def test_the_foe_of_lowest_cost_must_be_confronted(
    table: Script, foe: int, fourth: int, target: int
) -> None:
    teams(table).level(FOE, foe).level(FOURTH, fourth)
    table.asks(ME, "announce", [f"confront {target}", "normal"])


@pytest.mark.rule("F1")
def test_ones_own_teammate_is_no_target_however_cheap(table: Script) -> None:
    teams(table).level(FOE, 3).level(FOURTH, 3)
    table.asks(ME, "announce", ["confront 1", "confront 3", "normal"])


@pytest.mark.rule("F1", "F5")
def test_a_later_change_of_cost_does_not_change_the_target(table: Script) -> None:
    teams(table).hand(ME, *NINE, "Silver Banshee", ES).hand(FOE, "Giganta").confront(FOE)
    table.play("Silver Banshee").asks(ME, "player", ["seat 1", "seat 3"]).answer("seat 1")
    table.asks(FOE, "defend", ["Giganta", "none"]).answer("Giganta")
    table.asks(FOE, "player", ["seat 1", "seat 3"]).answer("seat 1")
    assert (table.cost_of(FOE), table.cost_of(FOURTH)) == (11, 9)
    plays(table, *NINE, ES).done()
    assert table.score_of(ME) == ["Lex Luthor"]


@pytest.mark.rule("F1")
def test_a_switched_target_is_legal_whatever_its_cost(table: Script) -> None:
    teams(table).level(FOURTH, 2).hand(ME, "Swamp Thing", *NINE).confront(FOE)
    table.play("Swamp Thing").asks(ME, "may", ["yes", "no"]).answer("yes")
    plays(table, *NINE).done()
    assert table.score_of(ME) == ["Circe"]
    assert (table.level_of(FOE), table.level_of(FOURTH)) == (1, 3)


@pytest.mark.rule("F1")
def test_that_foe_is_the_new_target_after_a_switch(table: Script) -> None:
    teams(table).level(FOURTH, 3).hand(ME, "Magog", "Black Manta", "Doomsday")
    table.hand(FOE, "Zod").hand(FOURTH, "Tula").confront(FOE)
    table.play("Magog").asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.play("Doomsday").power == 3 + 2 + 2 + 3
    table.play("Black Manta")
    assert table.hand_of(FOURTH) == []
    assert table.hand_of(FOE) == ["Zod"]


@pytest.mark.rule("F1")
@pytest.mark.ruling("Q22")
def test_the_cost_at_the_announcement_decides_and_last_turns_changes_are_over(
    table: Script,
) -> None:
    teams(table).hand(FOE, "Silver Banshee").hand(ME, "Giganta").normal().end()
    table.confront(ME).play("Silver Banshee")
    table.asks(FOE, "player", ["seat 0", "seat 2"]).answer("seat 0")
    table.asks(ME, "defend", ["Giganta", "none"]).answer("Giganta")
    table.asks(ME, "player", ["seat 0", "seat 2"]).answer("seat 0")
    assert (table.cost_of(ME), table.cost_of(THIRD)) == (11, 9)
    table.done().end()
    table.asks(FOURTH, "announce", ["confront 0", "confront 2", "normal"])


# --- F2, F7, Q23: Blocks, and what "done" means -----------------------------------------------


@pytest.mark.rule("F7")
def test_the_teammate_may_block_for_the_confronted_character(table: Script) -> None:
    teams(table).hand(ME, *NINE).hand(FOURTH, "Pots!").confront(FOE)
    plays(table, *NINE).done().asks(FOURTH, "block", ["Pots!", "none"]).answer("Pots!")
    assert table.score_of(ME) == []
    assert table.discard_of(FOURTH) == ["Pots!"]


@pytest.mark.rule("F7")
@pytest.mark.ruling("Q24")
def test_teammates_may_alternate_until_neither_wants_more(table: Script) -> None:
    teams(table).hand(ME, *NINE, ES).hand(FOE, "Flight", "Zod").hand(FOURTH, "Magic Bracelets")
    table.deck(FOE, "Pots!").confront(FOE)
    plays(table, *NINE, ES).done()
    table.asks(FOE, "block", ["Flight", "none"]).answer("none")
    table.asks(FOURTH, "block", ["Magic Bracelets", "none"]).answer("Magic Bracelets")
    assert table.cost_of(FOE) == 11
    table.asks(FOE, "block", ["Flight", "none"]).answer("Flight")
    assert table.cost_of(FOE) == 13
    table.asks(FOE, "block", ["Pots!", "none"]).answer("none")
    assert table.score_of(ME) == []
    assert cards(table, FOE) == ["Pots!", "Zod"]


@pytest.mark.rule("F7", "F3")
def test_blocks_of_both_must_make_the_cost_strictly_greater(table: Script) -> None:
    teams(table).hand(ME, *NINE, ES, "Apollo").deck(ME, "Punch").hand(FOE, "Pots!")
    table.hand(FOURTH, "Magic Bracelets").confront(FOE)
    plays(table, *NINE, ES, "Apollo").asks(ME, "may", ["yes", "no"]).answer("no")
    assert table.power == 14
    table.done().asks(FOE, "block", ["Pots!", "none"]).answer("Pots!")
    table.asks(FOURTH, "block", ["Magic Bracelets", "none"]).answer("Magic Bracelets")
    assert table.score_of(ME) == ["Lex Luthor"]


@pytest.mark.rule("F7", "F10")
def test_only_the_confronted_side_may_block(table: Script) -> None:
    teams(table).hand(ME, "Flight").hand(THIRD, "Magic Bracelets").hand(FOE, "Pots!")
    table.confront(FOURTH).done()
    nothing(table, "assist", THIRD)
    table.asks(FOE, "block", ["Pots!", "none"]).answer("none")
    assert table.active == FOE


@pytest.mark.rule("F2")
@pytest.mark.ruling("Q23")
def test_the_teammate_is_asked_for_an_assist_before_done_counts(table: Script) -> None:
    teams(table).hand(ME, "Ares", ES).hand(THIRD, "Zod").hand(FOE, "Pots!").confront(FOE)
    table.play("Ares").done()
    table.asks(THIRD, "assist", ["Zod", "none"]).answer("Zod")
    assert table.power == 7
    assert table.turn_options() == ["done", f"play {ES}"]
    table.play(ES).done()
    table.asks(FOE, "block", ["Pots!", "none"]).answer("none")
    assert table.score_of(ME) == ["Lex Luthor"]


@pytest.mark.rule("F2")
@pytest.mark.ruling("Q23")
def test_after_done_neither_of_the_confronters_can_do_anything(table: Script) -> None:
    teams(table).hand(ME, "Ares", ES).in_play(ME, "Daily Planet").hand(THIRD, "Zod")
    table.hand(FOE, "Pots!", "Punch").confront(FOE).done()
    table.asks(THIRD, "assist", ["Zod", "none"]).answer("none")
    table.asks(FOE, "block", ["Pots!", "none"])
    assert [ask.seat for ask in table.table.asks] == [FOE]
    for seat in (ME, THIRD):
        with pytest.raises(Refused):
            table.table.answer(seat, 0)
    table.answer("none")
    assert table.active == FOE
    assert table.hand_of(THIRD) == ["Zod"]


@pytest.mark.rule("F14")
@pytest.mark.ruling("Q23")
def test_the_block_window_opens_though_the_power_is_too_small(table: Script) -> None:
    teams(table).hand(ME, "Punch").hand(FOE, "Pots!").hand(FOURTH, "Punch").confront(FOE)
    table.play("Punch").done().asks(FOE, "block", ["Pots!", "none"]).answer("Pots!")
    nothing(table, "block", FOURTH)
    assert table.discard_of(FOE) == ["Pots!"]


@pytest.mark.ruling("Q23")
@pytest.mark.rule("F12")
def test_an_assist_that_cancels_before_done_counts_lets_the_active_player_buy(
    table: Script,
) -> None:
    teams(table).hand(ME, ES, ES).hand(THIRD, "Illusions").deck(ME, "Punch").confront(FOE)
    plays(table, ES, ES).done()
    table.asks(THIRD, "assist", ["Illusions", "none"]).answer("Illusions")
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.turn_options() == [f"buy {ES}", "end", "play Punch"]


@pytest.mark.rule("F10")
def test_in_a_foes_turn_nothing_but_defenses_and_blocks_is_used(table: Script) -> None:
    teams(table).hand(ME, ES).hand(FOE, "Zod", "Lana Lang", ES).hand(FOURTH, "Parasite")
    table.in_play(FOE, "Amnesty Bay", "The Deep").confront(FOE)
    assert [ask.seat for ask in table.table.asks] == [ME]
    table.play(ES).done()
    nothing(table, "block", FOE, FOURTH)
    assert table.active == FOE


@pytest.mark.rule("F10")
def test_a_block_does_not_answer_an_attack_nor_a_defense_a_confrontation(table: Script) -> None:
    teams(table).hand(ME, "Strife").hand(FOE, "Pots!").hand(FOURTH, "Krypto").confront(FOE)
    table.play("Strife")
    table.asks(FOE, "defend", ["none"]).answer("none")
    table.asks(FOURTH, "defend", ["Krypto", "Krypto for 1", "none"]).answer("none")
    assert table.hand_of(FOE) == table.hand_of(FOURTH) == []
    assert table.discard_of(FOURTH) == ["Krypto"]


# --- F11, F12, Q26 ----------------------------------------------------------------------------


@pytest.mark.rule("F11")
def test_a_confrontation_ability_works_only_for_who_announced(table: Script) -> None:
    teams(table).level(THIRD, 2).hand(ME, "Flight").hand(THIRD, "Steel").deck(THIRD, "Punch")
    table.deck(ME, "Punch").confront(FOE).play("Flight").call()
    table.asks(THIRD, "assist", ["Steel", "none"]).answer("Steel")
    assert table.hand_of(ME) == table.hand_of(THIRD) == []


@pytest.mark.rule("F12")
@pytest.mark.ruling("Q26")
def test_what_was_done_before_the_cancelling_stays_done(table: Script) -> None:
    teams(table).hand(ME, "Black Manta", "Apollo", "Mera").deck(ME, "Parasite", ES)
    table.hand(FOE, "Zod").confront(FOE).play("Black Manta")
    assert table.discard_of(FOE) == ["Zod"]
    table.play("Apollo").asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.power == 2 + 3
    assert table.play("Mera").power == 7
    assert table.play("Parasite").power == 8
    table.buy(ES).end()
    assert table.active == FOE


@pytest.mark.rule("F12")
@pytest.mark.ruling("Q26")
def test_a_cancelled_confrontation_is_not_announced_again(table: Script) -> None:
    teams(table).hand(ME, "Apollo", *NINE).deck(ME, ES).confront(FOE)
    table.play("Apollo").asks(ME, "may", ["yes", "no"]).answer("yes")
    plays(table, *NINE)
    assert not {option for option in table.turn_options() if option.startswith("confront")}
    assert "done" not in table.turn_options()
    table.end()
    assert table.score_of(ME) == []
    assert (table.active, table.level_of(FOE)) == (FOE, 1)


@pytest.mark.ruling("Q26")
def test_that_foe_is_nobody_after_the_cancelling(table: Script) -> None:
    teams(table).hand(ME, "Apollo", "Black Manta", "Siren").deck(ME, ES, "Punch")
    table.hand(FOE, "Zod").confront(FOE).play("Apollo").asks(ME, "may", ["yes", "no"]).answer("yes")
    plays(table, "Black Manta", "Siren")
    assert table.hand_of(FOE) == ["Zod"]


@pytest.mark.rule("F12", "T6")
def test_nothing_can_be_bought_while_confronting(table: Script) -> None:
    teams(table).hand(ME, *NINE).confront(FOE)
    plays(table, *NINE)
    assert table.turn_options() == ["done"]


# --- K5, K6, Q27, E3: Assist ------------------------------------------------------------------


@pytest.mark.rule("K5")
def test_the_active_player_gets_all_benefits_of_an_assist(table: Script) -> None:
    teams(table).hand(THIRD, "Enchantress", "Toymaster").deck(ME, "Punch").deck(THIRD, "Zod")
    table.discard(ME, "Kryptonite").discard(THIRD, "Power Armor").normal().call()
    table.asks(THIRD, "assist", ["Enchantress", "Toymaster", "none"]).answer("Enchantress")
    assert table.hand_of(ME) == ["Punch"]
    assert table.power == 1
    table.call().asks(THIRD, "assist", ["Toymaster", "none"]).answer("Toymaster")
    table.asks(ME, "move", ["Kryptonite", "none"]).answer("Kryptonite")
    assert table.hand_of(ME) == ["Punch", "Kryptonite"]
    assert table.power == 3
    assert table.hand_of(THIRD) == []
    assert table.discard_of(THIRD) == ["Power Armor"]


@pytest.mark.rule("K5")
def test_the_assisting_player_controls_the_card_and_has_played_it(table: Script) -> None:
    teams(table).hand(THIRD, "Zod").hand(ME, "The Trench", "Amazo").normal().call()
    table.asks(THIRD, "assist", ["Zod", "none"]).answer("Zod")
    assert table.in_play_of(THIRD) == ["Zod"]
    assert table.in_play_of(ME) == []
    assert table.play("The Trench").power == 3 + 1
    assert table.play("Amazo").power == 4 + 1


@pytest.mark.rule("K5")
def test_a_location_of_the_active_player_does_not_see_an_assist(table: Script) -> None:
    teams(table).in_play(ME, "Lex Corp").hand(THIRD, "Zod").hand(ME, "Giganta")
    table.normal().call().asks(THIRD, "assist", ["Zod", "none"]).answer("Zod")
    assert table.power == 3
    assert table.play("Giganta").power == 3 + 4


@pytest.mark.rule("K5")
def test_a_location_of_the_assisting_player_is_for_their_own_turns(table: Script) -> None:
    teams(table).in_play(THIRD, "Lex Corp").hand(THIRD, "Zod").normal().call()
    table.asks(THIRD, "assist", ["Zod", "none"]).answer("Zod")
    assert table.power == 3


@pytest.mark.rule("K5")
@pytest.mark.ruling("Q27")
def test_the_assisting_player_is_the_attacker(table: Script) -> None:
    teams(table).hand(ME, "Lois Lane", "Punch", "Tula").hand(THIRD, "Strife", "Mera", "Zod")
    table.hand(FOE, "Water Control").deck(FOE, "Punch").play("Lois Lane")
    table.asks(THIRD, "give-assist", ["Mera", "Strife", "Zod", "none"]).answer("Strife")
    table.call().asks(THIRD, "assist", ["Strife", "Zod", "none"]).answer("Strife")
    table.asks(FOE, "defend", ["Water Control", "Water Control for 3", "none"])
    table.answer("Water Control")
    table.asks(THIRD, "discard", ["Mera", "Zod"]).answer("Mera")
    nothing(table, "defend", FOE)
    assert table.power == 2 + 2
    assert cards(table, ME) == ["Punch", "Tula"]
    assert table.hand_of(THIRD) == ["Zod"]


@pytest.mark.rule("K5", "R1")
@pytest.mark.ruling("Q5", "Q27")
def test_those_attacked_by_an_assist_answer_in_order_from_the_assisting_player(
    table: Script,
) -> None:
    teams(table).options(first=THIRD).hand(THIRD, "Lois Lane").hand(ME, "Strife")
    table.hand(FOE, "Punch", "Punch").hand(FOURTH, "Punch", "Punch").play("Lois Lane")
    table.asks(ME, "give-assist", ["Strife", "none"]).answer("Strife")
    table.call().asks(ME, "assist", ["Strife", "none"]).answer("Strife")
    assert [(ask.seat, ask.kind) for ask in table.table.asks] == [
        (FOE, "defend"),
        (FOURTH, "defend"),
    ]
    table.asks(FOE, "defend", ["none"]).answer("none").asks(FOURTH, "defend", ["none"])
    table.answer("none")
    assert table.power == 2 + 2


@pytest.mark.rule("K6")
def test_only_cards_with_the_keyword_can_assist(table: Script) -> None:
    teams(table).hand(THIRD, "Mera", "Giganta", "Zod", ES, "Punch", "Steel").normal().call()
    table.asks(THIRD, "assist", ["Zod", ES, "Steel", "none"]).answer("none")
    assert table.turn_options() == ["end"]


@pytest.mark.rule("K6")
def test_assist_given_by_another_card_lasts_for_the_turn(table: Script) -> None:
    teams(table).hand(ME, "Lois Lane").hand(THIRD, "Giganta", "Olympus")
    table.play("Lois Lane").asks(THIRD, "give-assist", ["Giganta", "none"]).answer("Giganta")
    table.call().asks(THIRD, "assist", ["Giganta", "none"]).answer("none")
    table.end().asks(THIRD, "assist", ["Giganta", "none"]).answer("none")
    assert table.active == FOE
    table.end().end()
    nothing(table, "assist", ME)
    table.end()
    assert table.active == ME
    assert "Giganta" in table.hand_of(THIRD)
    table.normal().call()
    nothing(table, "assist", THIRD)


@pytest.mark.rule("K6")
@pytest.mark.ruling("Q27")
def test_an_assist_card_is_an_ordinary_card_on_ones_own_turn(table: Script) -> None:
    teams(table).hand(ME, "Jimmy Olsen", ES)
    assert table.play("Jimmy Olsen").power == 1
    assert table.play(ES).power == 3
    assert sorted(table.in_play_of(ME)) == [ES, "Jimmy Olsen"]


@pytest.mark.ruling("Q27")
def test_assist_cards_give_what_they_say_for_being_played_so(table: Script) -> None:
    teams(table).hand(THIRD, "Jimmy Olsen", ES).normal().call()
    table.asks(THIRD, "assist", [ES, "Jimmy Olsen", "none"]).answer("Jimmy Olsen")
    assert table.power == 2
    table.call().asks(THIRD, "assist", [ES, "none"]).answer(ES)
    assert table.power == 3


@pytest.mark.ruling("Q27")
@pytest.mark.parametrize(("confronting", "power"), [(True, 3), (False, 1)])
def test_the_active_players_confrontation_decides_which_text_works(
    table: Script, confronting: bool, power: int
) -> None:
    teams(table).hand(THIRD, "Parasite")
    if confronting:
        table.confront(FOE)
    else:
        table.normal()
    table.call().asks(THIRD, "assist", ["Parasite", "none"]).answer("Parasite")
    assert table.power == power


@pytest.mark.ruling("Q27")
@pytest.mark.rule("R3")
def test_that_foe_is_the_one_the_active_player_confronts(table: Script) -> None:
    teams(table).hand(THIRD, "Siren").deck(ME, "Punch").hand(FOE, "Zod").hand(FOURTH, "Tula")
    table.confront(FOURTH).call().asks(THIRD, "assist", ["Siren", "none"]).answer("Siren")
    assert table.hand_of(FOURTH) == []
    assert table.hand_of(FOE) == ["Zod"]
    assert table.hand_of(ME) == ["Punch"]


@pytest.mark.ruling("Q27", "Q21")
def test_no_assist_before_the_announcement(table: Script) -> None:
    teams(table).hand(THIRD, "Zod")
    table.asks(ME, "announce", ["confront 1", "confront 3", "normal"])
    assert [ask.seat for ask in table.table.asks] == [ME]


@pytest.mark.ruling("Q27")
def test_assist_is_played_by_the_teammates_decision_alone(table: Script) -> None:
    teams(table).hand(ME, ES).hand(THIRD, "Zod").normal()
    assert table.turn_options() == ["call", "end", f"play {ES}"]
    table.call().asks(THIRD, "assist", ["Zod", "none"]).answer("none")
    assert table.hand_of(THIRD) == ["Zod"]


@pytest.mark.ruling("Q40")
def test_a_call_in_vain_is_repeated_only_after_something_else(table: Script) -> None:
    teams(table).hand(ME, ES).hand(THIRD, "Zod").normal()
    table.call().asks(THIRD, "assist", ["Zod", "none"]).answer("none")
    assert table.turn_options() == ["end", f"play {ES}"]
    reason = table.table.why_not(ME, ("call", ""))
    assert reason is not None
    assert reason.rule == "Q40"
    table.play(ES)
    assert "call" in table.turn_options()


@pytest.mark.ruling("Q27")
@pytest.mark.rule("F10")
def test_no_assist_in_a_foes_turn(table: Script) -> None:
    teams(table).hand(ME, ES).hand(FOE, "Zod").hand(FOURTH, "Parasite")
    table.normal()
    assert table.turn_options() == ["end", f"play {ES}"]
    table.end()
    assert table.hand_of(FOURTH) == ["Parasite"]


@pytest.mark.ruling("Q27", "Q23")
def test_after_an_assist_at_the_end_the_turn_goes_on(table: Script) -> None:
    teams(table).hand(ME, "Punch").hand(THIRD, "Zod").normal().end()
    table.asks(THIRD, "assist", ["Zod", "none"]).answer("Zod")
    assert table.active == ME
    assert table.turn_options() == [f"buy {ES}", "end", "play Punch"]


@pytest.mark.rule("E3")
def test_an_assist_card_leaves_at_the_end_to_its_own_owners_pile(table: Script) -> None:
    teams(table).hero(ME, "Aquaman").hand(ME, "Punch").deck(ME, *["Punch"] * 5)
    table.hand(THIRD, "Zod", "Mera").normal().call().asks(THIRD, "assist", ["Zod", "none"]).answer(
        "Zod"
    )
    assert table.in_play_of(THIRD) == ["Zod"]
    table.play("Punch").end()
    nothing(table, "assist", THIRD)
    assert table.in_play_of(THIRD) == []
    assert table.discard_of(THIRD) == ["Zod"]
    assert table.discard_of(ME) == ["Punch"]
    assert table.hand_of(THIRD) == ["Mera"]


@pytest.mark.rule("E3")
def test_an_assist_card_cannot_be_replayed_by_the_active_player(table: Script) -> None:
    teams(table).hand(THIRD, ES).hand(ME, "Superboy").normal().call()
    table.asks(THIRD, "assist", [ES, "none"]).answer(ES)
    assert table.play("Superboy").power == 1


@pytest.mark.ruling("Q27")
@pytest.mark.rule("K5")
def test_superboy_assisting_replays_a_super_power_of_the_active_player(table: Script) -> None:
    teams(table).hand(ME, ES).hand(THIRD, "Superboy").in_play(THIRD, "Flight").play(ES).call()
    table.asks(THIRD, "assist", ["Superboy", "none"]).answer("Superboy")
    assert table.power == 4


# --- G3, G5, G7: the end for teams ------------------------------------------------------------


def ends_now(table: Script) -> Script:
    """The Line-Up cannot be refilled at the end of this turn."""
    return table.line_up("Ares").main_deck()


@pytest.mark.rule("G3")
def test_a_team_wins_when_a_third_level_of_a_foe_falls(table: Script) -> None:
    teams(table).level(FOE, 3).level(FOURTH, 3).discard(FOE, "Mera", "Zod")
    table.hand(ME, "Ares", "Impervious", "Apollo", "Poseidon", "Punch").deck(ME, "Tula")
    table.confront(FOE)
    plays(table, "Ares", "Impervious", "Apollo").asks(ME, "may", ["yes", "no"]).answer("no")
    plays(table, "Poseidon", "Punch").done()
    assert table.table.over
    assert table.table.result is not None
    assert table.table.result.rule == "G3"
    assert table.table.result.winners == (ME, THIRD)


@pytest.mark.rule("G5")
def test_each_player_totals_alone_and_the_two_totals_are_added(table: Script) -> None:
    ends_now(teams(table)).discard(ME, "Impervious", "Weakness").deck(THIRD, "Zod")
    table.place("score 2", "felix-faust-1").hand(FOE, "Orion").discard(FOURTH, "Poseidon")
    table.place("score 3", "aquaman-2").normal().end()
    result = table.table.result
    assert result is not None
    assert result.rule == "G1"
    assert result.points == (1, 2, 5, 8)
    assert result.winners == (FOE, FOURTH)


@pytest.mark.rule("G5")
def test_the_best_player_of_the_weaker_team_does_not_win(table: Script) -> None:
    ends_now(teams(table)).discard(ME, "Impervious", "Poseidon", "Orion")
    table.discard(FOE, "Book of Magic", "Cold Breath").discard(FOURTH, "Strife", "First Born")
    table.normal().end()
    result = table.table.result
    assert result is not None
    assert result.points == (6, 4, 0, 4)
    assert result.winners == (FOE, FOURTH)


@pytest.mark.rule("G7")
def test_a_tie_goes_to_the_team_with_more_opposing_characters(table: Script) -> None:
    ends_now(teams(table)).place("score 0", "felix-faust-1").place("score 2", "ocean-master-1")
    table.place("score 3", "aquaman-2").discard(FOE, "Orion").normal().end()
    result = table.table.result
    assert result is not None
    assert result.points == (4, 2, 4, 6)
    assert result.ties == ((1,), (0,), (1,), (1,))
    assert result.winners == (ME, THIRD)


@pytest.mark.rule("G7")
@pytest.mark.ruling("Q4")
def test_a_tie_of_points_and_characters_is_shared_by_all(table: Script) -> None:
    ends_now(teams(table)).place("score 0", "felix-faust-1").place("score 3", "aquaman-1")
    table.normal().end()
    result = table.table.result
    assert result is not None
    assert result.winners == (ME, FOE, THIRD, FOURTH)


@pytest.mark.rule("G5")
def test_a_defeated_character_lies_with_the_player_who_defeated_it(table: Script) -> None:
    teams(table).hand(ME, *NINE).confront(FOE)
    plays(table, *NINE).done()
    assert table.score_of(ME) == ["Lex Luthor"]
    assert table.score_of(THIRD) == []
    assert len(table.table.state.zones[hero_zone(FOE)]) == 2
    assert len(table.table.state.zones[hand(ME)]) == 3


# --- Conditions -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "own", "teams_"), [(ME, True, True), (THIRD, False, True), (FOE, False, False)]
)
def test_a_teammates_confrontation_is_the_teams_and_not_ones_own(
    table: Script, seat: int, own: bool, teams_: bool
) -> None:
    s = teams(table).confront(FOE).table.state
    scene = Scene(seat, -1, seat)
    assert holds(s, scene, Confronting()) == own
    assert holds(s, scene, Confronting(whose="team")) == teams_


@pytest.mark.parametrize(("seat", "works"), [(ME, True), (THIRD, True), (FOE, False)])
def test_an_ability_for_the_teams_turns_is_silent_in_a_foes(
    table: Script, seat: int, works: bool
) -> None:
    s = teams(table).normal().table.state
    assert in_force(s, seat, s.zones[hero_zone(seat)][-1], When(Plays(), (), turns="team")) == works
