"""The eight Characters of Confrontations, three Levels each, at tables of two teams."""

from __future__ import annotations

import pytest
from script import FOE, FOURTH, ME, THIRD, Script

from archrivals.engine.state.events import Failed

HEROES = ("Superman", "Wonder Woman", "Aquaman", "Zatanna Zatara")
VILLAINS = ("Lex Luthor", "Circe", "Ocean Master", "Felix Faust")
SEVEN = ("Vulnerability",) * 7
ES = "Enhanced Strength"


def played_as(table: Script, name: str, level: int = 1, seat: int = ME) -> Script:
    """Four players, heroes against villains; one of them is this Character, the rest Level 1."""
    mine, theirs = (HEROES, VILLAINS) if name in HEROES else (VILLAINS, HEROES)
    other = next(each for each in mine if each != name)
    table.box("confrontations").players(4)
    table.hero(seat, name).hero((seat + 2) % 4, other)
    table.hero((seat + 1) % 4, theirs[0]).hero((seat + 3) % 4, theirs[1])
    return table.level(seat, level) if level > 1 else table


def hand(table: Script, seat: int) -> list[str]:
    return sorted(table.hand_of(seat))


def plays(table: Script, *names: str) -> Script:
    for name in names:
        table.play(name)
    return table


def silent(table: Script, kind: str, *seats: int) -> None:
    """These players are asked, but have nothing to answer with."""
    for seat in seats:
        table.asks(seat, kind, ["none"]).answer("none")


# --- All of them ------------------------------------------------------------------------------


@pytest.mark.rule("S9")
@pytest.mark.card(
    "confrontations:superman-1",
    "confrontations:wonder-woman-1",
    "confrontations:aquaman-1",
    "confrontations:zatanna-zatara-1",
    "confrontations:lex-luthor-1",
    "confrontations:circe-1",
    "confrontations:ocean-master-1",
    "confrontations:felix-faust-1",
)
@pytest.mark.parametrize("name", [*HEROES, *VILLAINS])
def test_the_first_level_costs_nine(table: Script, name: str) -> None:
    played_as(table, name)
    assert (table.level_of(ME), table.cost_of(ME)) == (1, 9)


@pytest.mark.rule("S9")
@pytest.mark.parametrize(("level", "cost"), [(2, 12), (3, 15)])
@pytest.mark.parametrize("name", [*HEROES, *VILLAINS])
def test_the_second_level_costs_twelve_and_the_third_fifteen(
    table: Script, name: str, level: int, cost: int
) -> None:
    played_as(table, name, level)
    assert (table.level_of(ME), table.cost_of(ME)) == (level, cost)


@pytest.mark.rule("S9")
@pytest.mark.parametrize(("level", "vp"), [(1, 4), (2, 6)])
@pytest.mark.parametrize("name", [*HEROES, *VILLAINS])
def test_a_defeated_level_is_worth_its_points(
    table: Script, name: str, level: int, vp: int
) -> None:
    table.box("confrontations").players(4)
    others = [[each for each in side if each != name] for side in (HEROES, VILLAINS)]
    for seat in range(4):
        table.hero(seat, others[seat % 2][seat // 2])
    table.place("score 2", f"{name.lower().replace(' ', '-')}-{level}")
    table.line_up("Ares").main_deck().normal().end()
    assert table.table.result is not None
    assert table.table.result.points == (0, 0, vp, 0)


@pytest.mark.rule("S9", "F4")
@pytest.mark.card("confrontations:superman-1", "confrontations:superman-2")
def test_the_next_level_is_in_force_once_the_first_has_fallen(table: Script) -> None:
    played_as(table, "Superman", seat=FOE).deck(FOE, "Punch")
    table.hand(ME, "Ares", "Impervious", ES).confront(FOE)
    plays(table, "Ares", "Impervious", ES).done()
    assert table.score_of(ME) == ["Superman"]
    assert (table.active, table.level_of(FOE), table.cost_of(FOE)) == (FOE, 2, 12)
    assert table.hand_of(FOE) == ["Punch"]


# --- Superman ---------------------------------------------------------------------------------


@pytest.mark.card("confrontations:superman-1")
def test_superman_1_draws_six_after_buying_an_assist_card(table: Script) -> None:
    played_as(table, "Superman").hand(ME, ES, ES).deck(ME, *SEVEN)
    table.line_up("Lana Lang", "Ares", "Zod", "Apollo", "Orion")
    plays(table, ES, ES).buy("Lana Lang").end()
    assert len(table.hand_of(ME)) == 6


@pytest.mark.card("confrontations:superman-1")
def test_superman_1_draws_nothing_extra_for_an_enhanced_strength_he_buys_and_plays(
    table: Script,
) -> None:
    """A card played from a hand keeps its Assist; that does not make it another card."""
    played_as(table, "Superman").deck(ME)
    table.hand(ME, ES, ES, "Madame Xanadu", "Vulnerability", "Vulnerability", "Vulnerability")
    plays(table, ES, ES).buy(ES).play("Madame Xanadu")
    table.asks(ME, "discard", [ES, "none"]).answer("none").play(ES).end()
    assert len(table.hand_of(ME)) == 5


@pytest.mark.card("confrontations:superman-1")
def test_superman_1_draws_one_extra_however_many_assist_cards(table: Script) -> None:
    played_as(table, "Superman").hand(ME, ES, ES, ES, ES).deck(ME, *SEVEN)
    table.line_up("Lana Lang", "Krypto", "Jimmy Olsen", "Apollo", "Orion")
    plays(table, ES, ES, ES, ES).buy("Lana Lang").buy("Krypto").buy("Jimmy Olsen").end()
    assert len(table.hand_of(ME)) == 6


@pytest.mark.card("confrontations:superman-1")
def test_superman_1_draws_for_an_assist_card_gained_by_a_text(table: Script) -> None:
    played_as(table, "Superman").hand(ME, "Cheetah").deck(ME, *SEVEN)
    table.line_up("Parasite", "Ares", "Zod", "Apollo", "Orion").play("Cheetah")
    table.asks(ME, "gain", ["Parasite", "none"]).answer("Parasite").end()
    assert len(table.hand_of(ME)) == 6


@pytest.mark.card("confrontations:superman-1")
def test_superman_1_draws_for_an_assist_card_he_gained_into_another_pile(table: Script) -> None:
    played_as(table, "Superman").hand(ME, "Hermes").deck(ME, *SEVEN)
    table.line_up("Parasite", "Ares", "Apollo", "Orion", "Poseidon").play("Hermes")
    table.asks(ME, "player", ["seat 0", "seat 1", "seat 2", "seat 3"]).answer("seat 2").end()
    assert table.discard_of(THIRD) == ["Parasite"]
    assert len(table.hand_of(ME)) == 6


@pytest.mark.card("confrontations:superman-1")
def test_superman_1_gets_nothing_for_enhanced_strength(table: Script) -> None:
    played_as(table, "Superman").hand(ME, "Apollo").deck(ME, "Punch", *SEVEN)
    table.play("Apollo").buy(ES).end()
    assert len(table.hand_of(ME)) == 5


@pytest.mark.card("confrontations:superman-1")
def test_superman_1_gets_nothing_for_a_card_without_assist(table: Script) -> None:
    played_as(table, "Superman").hand(ME, "Ares").deck(ME, *SEVEN)
    table.line_up("Mera", "Ares", "Zod", "Apollo", "Orion").hand(ME, "Impervious")
    table.play("Impervious").buy("Mera").end()
    assert len(table.hand_of(ME)) == 5


@pytest.mark.card("confrontations:superman-1")
def test_superman_1_gets_nothing_for_playing_an_assist_card(table: Script) -> None:
    played_as(table, "Superman").hand(ME, "Lana Lang", "Jimmy Olsen").deck(ME, *SEVEN)
    plays(table, "Lana Lang", "Jimmy Olsen").end()
    assert len(table.hand_of(ME)) == 5


@pytest.mark.card("confrontations:superman-1")
def test_superman_1_gets_nothing_for_what_his_teammate_gains(table: Script) -> None:
    played_as(table, "Superman", seat=THIRD).deck(THIRD, *SEVEN).hand(ME, ES, ES)
    table.line_up("Lana Lang", "Ares", "Zod", "Apollo", "Orion").deck(ME, *SEVEN[:5])
    plays(table, ES, ES).buy("Lana Lang").end()
    assert len(table.hand_of(ME)) == 5
    table.end()
    assert table.active == THIRD
    assert table.hand_of(THIRD) == []


@pytest.mark.card("confrontations:superman-2")
@pytest.mark.ruling("C-superman-12")
@pytest.mark.rule("T1")
def test_superman_2_draws_one_card_though_still_under_five(table: Script) -> None:
    played_as(table, "Superman", 2).hand(ME, "Punch").deck(ME, ES, "Punch", "Punch")
    table.asks(ME, "announce", ["confront 1", "confront 3", "normal"])
    assert table.hand_of(ME) == ["Punch", ES]


@pytest.mark.card("confrontations:superman-2")
def test_superman_2_draws_with_four_cards(table: Script) -> None:
    played_as(table, "Superman", 2).hand(ME, *SEVEN[:4]).deck(ME, ES, "Punch")
    assert len(table.hand_of(ME)) == 5


@pytest.mark.card("confrontations:superman-2")
def test_superman_2_draws_nothing_with_five_cards(table: Script) -> None:
    played_as(table, "Superman", 2).hand(ME, *SEVEN[:5]).deck(ME, ES, "Punch")
    assert len(table.hand_of(ME)) == 5
    assert table.deck_of(ME) == [ES, "Punch"]


@pytest.mark.card("confrontations:superman-2")
@pytest.mark.ruling("C-superman-12")
def test_superman_2_draws_once_a_turn_though_the_hand_runs_low_again(table: Script) -> None:
    played_as(table, "Superman", 2).hand(ME, "Punch").deck(ME, "Punch", ES)
    plays(table, "Punch", "Punch")
    assert table.hand_of(ME) == []
    assert table.deck_of(ME) == [ES]


@pytest.mark.card("confrontations:superman-2")
def test_superman_2_makes_good_for_what_foes_took_but_only_on_his_own_turn(table: Script) -> None:
    played_as(table, "Superman", 2, seat=FOE).hand(FOE, *SEVEN[:5]).deck(FOE, ES, "Punch")
    table.hand(ME, "Strife").play("Strife")
    silent(table, "defend", FOE)
    assert len(table.hand_of(FOE)) == 4
    table.end()
    assert hand(table, FOE) == [ES, *SEVEN[:4]]


@pytest.mark.card("confrontations:superman-2")
@pytest.mark.rule("D1")
def test_superman_2_shuffles_his_discard_pile_for_it(table: Script) -> None:
    played_as(table, "Superman", 2).discard(ME, "Punch")
    assert table.hand_of(ME) == ["Punch"]


@pytest.mark.card("confrontations:superman-3")
def test_superman_3_draws_for_his_first_two_assist_cards(table: Script) -> None:
    played_as(table, "Superman", 3).hand(ME, ES, "Lana Lang", "Zod", "Mera")
    table.deck(ME, "Punch", "Punch", "Punch")
    table.play("Mera")
    assert len(table.hand_of(ME)) == 3
    table.play(ES)
    assert hand(table, ME) == ["Lana Lang", "Punch", "Zod"]
    table.play("Lana Lang")
    assert hand(table, ME) == ["Punch", "Punch", "Zod"]
    table.play("Zod")
    assert table.hand_of(ME) == ["Punch", "Punch"]
    assert table.power == 2 + 2 + 2 + 3


@pytest.mark.card("confrontations:superman-3")
@pytest.mark.rule("K5")
def test_superman_3_draws_himself_on_his_teammates_turn(table: Script) -> None:
    played_as(table, "Superman", 3, seat=THIRD).hand(THIRD, ES, "Zod").deck(THIRD, "Punch")
    table.deck(ME, "Vulnerability").normal().call()
    table.asks(THIRD, "assist", [ES, "Zod", "none"]).answer("Zod")
    assert table.power == 3
    assert table.hand_of(THIRD) == [ES, "Punch"]
    assert table.hand_of(ME) == []


@pytest.mark.card("confrontations:superman-3")
def test_superman_3_counts_anew_on_each_turn_of_his_team(table: Script) -> None:
    played_as(table, "Superman", 3, seat=THIRD).hand(THIRD, ES, ES, ES, ES)
    table.deck(THIRD, *["Punch"] * 5).normal()
    for left in (4, 4, 3):
        table.call().asks(THIRD, "assist", [ES, "none"]).answer(ES)
        assert len(table.hand_of(THIRD)) == left
    table.end().asks(THIRD, "assist", [ES, "none"]).answer("none")
    table.end()
    assert table.active == THIRD
    table.play(ES)
    assert hand(table, THIRD) == ["Punch", "Punch", "Punch"]


@pytest.mark.card("confrontations:superman-3", "confrontations:superboy")
@pytest.mark.ruling("C-superboy")
def test_superman_3_counts_an_assist_card_played_again(table: Script) -> None:
    played_as(table, "Superman", 3).hand(ME, ES, "Superboy", "Lana Lang")
    table.deck(ME, "Punch", "Punch", "Punch", "Punch")
    plays(table, ES, "Superboy", "Lana Lang")
    assert table.power == 2 + 2 + 2
    assert table.hand_of(ME) == ["Punch", "Punch"]


@pytest.mark.card("confrontations:superman-3", "confrontations:animal-man")
def test_superman_3_counts_an_assist_card_that_he_borrows(table: Script) -> None:
    played_as(table, "Superman", 3).hand(ME, "Animal Man").deck(ME, "Punch", "Punch")
    table.line_up("Lana Lang", "Ares", "Zod", "Apollo", "Orion").play("Animal Man")
    table.asks(ME, "play", ["Lana Lang", "none"]).answer("Lana Lang")
    assert table.hand_of(ME) == ["Punch"]
    assert table.power == 2


@pytest.mark.card("confrontations:superman-3", "confrontations:lois-lane")
@pytest.mark.rule("K6")
def test_superman_3_draws_for_a_card_that_was_given_assist(table: Script) -> None:
    played_as(table, "Superman", 3, seat=THIRD).hand(THIRD, "Flight", "Mera").deck(THIRD, "Punch")
    table.hand(ME, "Lois Lane").play("Lois Lane")
    table.asks(THIRD, "give-assist", ["Flight", "Mera", "none"]).answer("Flight")
    table.call().asks(THIRD, "assist", ["Flight", "none"]).answer("Flight")
    assert table.power == 3
    assert table.hand_of(THIRD) == ["Mera", "Punch"]


@pytest.mark.card("confrontations:superman-3")
def test_superman_3_draws_nothing_for_his_teammates_assist_cards(table: Script) -> None:
    played_as(table, "Superman", 3).deck(ME, "Punch").hand(THIRD, "Lana Lang").normal().call()
    table.asks(THIRD, "assist", ["Lana Lang", "none"]).answer("Lana Lang")
    assert table.power == 2
    assert table.hand_of(ME) == []


@pytest.mark.card("confrontations:superman-3", "confrontations:krypto")
def test_superman_3_draws_nothing_for_an_assist_card_used_as_a_defense(table: Script) -> None:
    played_as(table, "Superman", 3, seat=FOE).hand(FOE, "Krypto").deck(FOE, "Punch", "Punch")
    table.hand(ME, "Silver Banshee").confront(FOURTH).play("Silver Banshee")
    table.asks(ME, "player", ["seat 1", "seat 3"]).answer("seat 1")
    table.asks(FOE, "defend", ["Krypto", "none"]).answer("Krypto")
    assert table.hand_of(FOE) == ["Punch"]


# --- Wonder Woman -----------------------------------------------------------------------------


@pytest.mark.card("confrontations:wonder-woman-1")
def test_wonder_woman_1_destroys_for_her_first_block_or_defense(table: Script) -> None:
    played_as(table, "Wonder Woman").hand(ME, ES, ES, ES).discard(ME, "Vulnerability")
    table.discard(THIRD, "Weakness").discard(FOE, "Mera")
    table.line_up("Flight", "Steve Trevor", "Zod", "Apollo", "Orion")
    plays(table, ES, ES, ES).buy("Flight")
    table.asks(ME, "destroy", ["Flight", "Vulnerability", "Weakness", "none"]).answer("Weakness")
    assert table.destroyed == ["Weakness"]
    assert table.discard_of(THIRD) == []
    table.buy("Steve Trevor")
    assert table.discard_of(ME) == ["Vulnerability", "Flight", "Steve Trevor"]


@pytest.mark.card("confrontations:wonder-woman-1")
def test_wonder_woman_1_may_destroy_the_very_card_she_gained(table: Script) -> None:
    played_as(table, "Wonder Woman").hand(ME, ES, ES)
    table.line_up("Steve Trevor", "Ares", "Zod", "Apollo", "Orion")
    plays(table, ES, ES).buy("Steve Trevor")
    table.asks(ME, "destroy", ["Steve Trevor", "none"]).answer("Steve Trevor")
    assert table.destroyed == ["Steve Trevor"]


@pytest.mark.card("confrontations:wonder-woman-1")
def test_wonder_woman_1_has_one_chance_a_turn_used_or_not(table: Script) -> None:
    played_as(table, "Wonder Woman").hand(ME, ES, ES, ES)
    table.line_up("Flight", "Steve Trevor", "Zod", "Apollo", "Orion")
    plays(table, ES, ES, ES).buy("Flight")
    table.asks(ME, "destroy", ["Flight", "none"]).answer("none").buy("Steve Trevor")
    assert table.destroyed == []
    assert table.turn_options() == ["end"]


@pytest.mark.card("confrontations:wonder-woman-1")
def test_wonder_woman_1_is_not_moved_by_other_cards_which_do_not_count(table: Script) -> None:
    played_as(table, "Wonder Woman").hand(ME, ES, ES, ES).discard(ME, "Punch")
    table.line_up("Parasite", "Steel", "Zod", "Apollo", "Orion")
    plays(table, ES, ES, ES).buy("Parasite")
    assert table.destroyed == []
    table.buy("Steel").asks(ME, "destroy", ["Parasite", "Punch", "Steel", "none"]).answer("Punch")
    assert table.destroyed == ["Punch"]


@pytest.mark.card("confrontations:wonder-woman-1")
def test_wonder_woman_1_works_for_a_card_gained_by_a_text_into_any_pile(table: Script) -> None:
    played_as(table, "Wonder Woman").hand(ME, "Hermes").discard(THIRD, "Punch")
    table.line_up("Krypto", "Ares", "Impervious", "Apollo", "Orion").play("Hermes")
    table.asks(ME, "player", ["seat 0", "seat 1", "seat 2", "seat 3"]).answer("seat 2")
    table.asks(ME, "destroy", ["Krypto", "Punch", "none"]).answer("Punch")
    assert table.discard_of(THIRD) == ["Krypto"]


@pytest.mark.card("confrontations:wonder-woman-1")
def test_wonder_woman_1_is_silent_on_her_teammates_turn(table: Script) -> None:
    played_as(table, "Wonder Woman", seat=THIRD).hand(ME, ES, ES)
    table.line_up("Flight", "Ares", "Zod", "Apollo", "Orion")
    plays(table, ES, ES).buy("Flight")
    assert table.discard_of(ME) == ["Flight"]


@pytest.mark.card("confrontations:wonder-woman-2")
@pytest.mark.rule("F6", "F11")
def test_wonder_woman_2_draws_for_every_defense_and_block_in_her_confrontation(
    table: Script,
) -> None:
    played_as(table, "Wonder Woman", 2).hand(ME, "Flight", "Krypto", "Steel", "Mera")
    table.deck(ME, "Punch", "Punch", "Punch", "Punch").confront(FOE)
    plays(table, "Mera", "Flight", "Krypto", "Steel")
    assert table.hand_of(ME) == ["Punch", "Punch", "Punch"]
    assert table.power == 0 + 1 + 1 + 1


@pytest.mark.card("confrontations:wonder-woman-2")
@pytest.mark.rule("F11")
def test_wonder_woman_2_draws_nothing_on_a_normal_turn(table: Script) -> None:
    played_as(table, "Wonder Woman", 2).hand(ME, "Flight", "Krypto").deck(ME, "Punch")
    plays(table, "Flight", "Krypto")
    assert table.hand_of(ME) == []


@pytest.mark.card("confrontations:wonder-woman-2", "confrontations:illusions")
@pytest.mark.ruling("Q26")
def test_wonder_woman_2_stops_when_the_confrontation_is_cancelled(table: Script) -> None:
    played_as(table, "Wonder Woman", 2).hand(ME, "Flight", "Illusions", "Steel")
    table.deck(ME, "Punch", "Vulnerability", "Punch").confront(FOE)
    plays(table, "Flight", "Illusions").asks(ME, "may", ["yes", "no"]).answer("yes")
    table.play("Steel")
    assert table.hand_of(ME) == ["Punch", "Vulnerability"]


@pytest.mark.card("confrontations:wonder-woman-2")
@pytest.mark.rule("F11", "K5")
def test_wonder_woman_2_draws_nothing_for_her_teammates_assist(table: Script) -> None:
    played_as(table, "Wonder Woman", 2).hand(THIRD, "Steel").deck(ME, "Punch").confront(FOE)
    table.call().asks(THIRD, "assist", ["Steel", "none"]).answer("Steel")
    assert table.power == 1
    assert table.hand_of(ME) == []


@pytest.mark.card("confrontations:wonder-woman-2")
@pytest.mark.rule("F11", "K5")
def test_wonder_woman_2_draws_nothing_in_her_teammates_confrontation(table: Script) -> None:
    played_as(table, "Wonder Woman", 2, seat=THIRD).hand(THIRD, "Steel").deck(THIRD, "Punch")
    table.confront(FOE).call().asks(THIRD, "assist", ["Steel", "none"]).answer("Steel")
    assert table.power == 1
    assert table.hand_of(THIRD) == []


@pytest.mark.card("confrontations:wonder-woman-3")
def test_wonder_woman_3_gets_power_for_every_defense_and_block(table: Script) -> None:
    played_as(table, "Wonder Woman", 3).hand(ME, "Flight", "Krypto", "Pots!", "Mera")
    plays(table, "Flight", "Krypto", "Pots!", "Mera")
    assert table.power == 2 + 2 + 2 + 2


@pytest.mark.card("confrontations:wonder-woman-3")
@pytest.mark.rule("K5")
def test_wonder_woman_3_gets_no_power_for_her_teammates_assist(table: Script) -> None:
    played_as(table, "Wonder Woman", 3).hand(THIRD, "Steel").normal().call()
    table.asks(THIRD, "assist", ["Steel", "none"]).answer("Steel")
    assert table.power == 1


@pytest.mark.card("confrontations:wonder-woman-3")
@pytest.mark.rule("K5")
def test_wonder_woman_3_gives_her_teammate_no_power_for_her_own_assist(table: Script) -> None:
    played_as(table, "Wonder Woman", 3, seat=THIRD).hand(THIRD, "Steel").normal().call()
    table.asks(THIRD, "assist", ["Steel", "none"]).answer("Steel")
    assert table.power == 1


@pytest.mark.card("confrontations:wonder-woman-3")
@pytest.mark.rule("F2", "F10")
def test_wonder_woman_3_discards_a_defense_to_raise_her_own_cost(table: Script) -> None:
    played_as(table, "Wonder Woman", 3, seat=FOE).level(FOURTH, 3)
    table.hand(FOE, "Krypto", "Steve Trevor", "Punch").deck(FOE, "Punch")
    table.hand(ME, "Ares", "Impervious", "Apollo", ES, ES).deck(ME, "Punch").confront(FOE)
    plays(table, "Ares", "Impervious", "Apollo").asks(ME, "may", ["yes", "no"]).answer("no")
    plays(table, ES, ES).done()
    table.asks(FOE, "block", ["use Wonder Woman", "none"]).answer("use Wonder Woman")
    table.asks(FOE, "discard", ["Krypto", "Steve Trevor"]).answer("Krypto")
    table.asks(FOE, "player", ["seat 1", "seat 3"]).answer("seat 1")
    assert (table.cost_of(FOE), table.cost_of(FOURTH)) == (17, 15)
    assert table.discard_of(FOE) == ["Krypto"]
    assert hand(table, FOE) == ["Punch", "Steve Trevor"]
    table.asks(FOE, "block", ["none"]).answer("none")
    assert table.score_of(ME) == []
    assert (table.active, table.cost_of(FOE)) == (FOE, 15)


@pytest.mark.card("confrontations:wonder-woman-3")
def test_wonder_woman_3_may_save_her_confronted_teammate(table: Script) -> None:
    played_as(table, "Wonder Woman", 3, seat=FOURTH).hand(FOURTH, "Krypto", "Pots!")
    table.hand(ME, "Ares", "Impervious", ES).confront(FOE)
    plays(table, "Ares", "Impervious", ES).done()
    table.asks(FOURTH, "block", ["Pots!", "use Wonder Woman", "none"]).answer("use Wonder Woman")
    table.asks(FOURTH, "player", ["seat 1", "seat 3"]).answer("seat 1")
    assert table.cost_of(FOE) == 11
    table.asks(FOURTH, "block", ["Pots!", "none"]).answer("none")
    assert table.score_of(ME) == []


@pytest.mark.card("confrontations:wonder-woman-3")
def test_wonder_woman_3_may_waste_it_on_the_character_who_is_not_confronted(table: Script) -> None:
    played_as(table, "Wonder Woman", 3, seat=FOURTH).hand(FOURTH, "Krypto")
    table.hand(ME, "Ares", "Impervious", ES).confront(FOE)
    plays(table, "Ares", "Impervious", ES).done()
    table.asks(FOURTH, "block", ["use Wonder Woman", "none"]).answer("use Wonder Woman")
    table.asks(FOURTH, "player", ["seat 1", "seat 3"]).answer("seat 3")
    assert len(table.score_of(ME)) == 1


@pytest.mark.card("confrontations:wonder-woman-3")
def test_wonder_woman_3_needs_a_defense_card_in_hand(table: Script) -> None:
    played_as(table, "Wonder Woman", 3, seat=FOURTH).hand(FOURTH, "Pots!", "Punch")
    table.discard(FOURTH, "Krypto").confront(FOE).done()
    table.asks(FOURTH, "block", ["Pots!", "none"]).answer("none")


@pytest.mark.card("confrontations:wonder-woman-3")
def test_wonder_woman_3_cannot_discard_a_defense_when_nobody_confronts(table: Script) -> None:
    played_as(table, "Wonder Woman", 3).hand(ME, "Krypto").hand(THIRD, "Punch")
    table.confront(FOE)
    assert table.turn_options() == ["call", "done", "play Krypto"]


@pytest.mark.card("confrontations:wonder-woman-3")
def test_wonder_woman_3_works_once_in_each_confrontation(table: Script) -> None:
    played_as(table, "Wonder Woman", 3, seat=FOE).hand(FOE, "Krypto", "Steve Trevor", "Giganta")
    table.deck(FOE, *SEVEN[:5]).confront(FOURTH).done()
    table.asks(FOE, "block", ["use Wonder Woman", "none"]).answer("use Wonder Woman")
    table.asks(FOE, "discard", ["Krypto", "Steve Trevor", "Giganta"]).answer("Giganta")
    table.asks(FOE, "player", ["seat 1", "seat 3"]).answer("seat 3")
    table.asks(FOE, "block", ["none"]).answer("none")
    assert hand(table, FOE) == ["Krypto", "Steve Trevor"]


# --- Aquaman ----------------------------------------------------------------------------------


@pytest.mark.card("confrontations:aquaman-1")
def test_aquaman_1_draws_for_the_first_card_of_a_new_type(table: Script) -> None:
    played_as(table, "Aquaman").hand(ME, ES, ES, ES).deck(ME, "Punch", "Vulnerability")
    table.line_up("Flight", "Parasite", "Zod", "Apollo", "Orion")
    plays(table, ES, ES, ES).buy("Flight")
    assert table.hand_of(ME) == ["Punch"]
    table.buy("Parasite")
    assert table.hand_of(ME) == ["Punch"]


@pytest.mark.card("confrontations:aquaman-1")
def test_aquaman_1_waits_for_a_type_that_is_not_in_his_discard_pile(table: Script) -> None:
    played_as(table, "Aquaman").hand(ME, ES, ES, ES).deck(ME, "Punch", "Vulnerability")
    table.discard(ME, "Telepathy").line_up("Flight", "Parasite", "Zod", "Apollo", "Orion")
    plays(table, ES, ES, ES).buy("Flight")
    assert table.hand_of(ME) == []
    table.buy("Parasite")
    assert table.hand_of(ME) == ["Punch"]


@pytest.mark.card("confrontations:aquaman-1")
def test_aquaman_1_counts_a_card_gained_by_a_text(table: Script) -> None:
    played_as(table, "Aquaman").hand(ME, "Cheetah").deck(ME, "Punch").discard(ME, "Mera")
    table.line_up("Flight", "Parasite", "Ares", "Apollo", "Orion").play("Cheetah")
    table.asks(ME, "gain", ["Flight", "Parasite", "none"]).answer("Parasite")
    assert table.hand_of(ME) == ["Punch"]


@pytest.mark.card("confrontations:aquaman-1", "confrontations:kryptonite")
def test_aquaman_1_draws_nothing_for_a_weakness_nor_on_a_foes_turn(table: Script) -> None:
    played_as(table, "Aquaman", seat=FOE).deck(FOE, "Punch").hand(ME, "Kryptonite")
    table.confront(FOE).play("Kryptonite")
    assert table.discard_of(FOE) == ["Weakness"]
    assert table.hand_of(FOE) == []


@pytest.mark.card("confrontations:aquaman-1")
@pytest.mark.rule("D1")
def test_aquaman_1_may_draw_the_gained_card_itself(table: Script) -> None:
    played_as(table, "Aquaman").hand(ME, ES, ES)
    table.line_up("Flight", "Ares", "Zod", "Apollo", "Orion")
    plays(table, ES, ES).buy("Flight")
    assert table.hand_of(ME) == ["Flight"]


@pytest.mark.card("confrontations:aquaman-2")
def test_aquaman_2_gives_two_power_once_with_four_types(table: Script) -> None:
    played_as(table, "Aquaman", 2).discard(ME, "Punch", "Mera", "Zod", "Flight").normal()
    assert table.turn_options() == ["end", "use Aquaman"]
    table.use("aquaman-2")
    assert table.power == 2
    assert table.turn_options() == ["end"]


@pytest.mark.card("confrontations:aquaman-2")
def test_aquaman_2_counts_no_type_twice_and_a_weakness_not_at_all(table: Script) -> None:
    played_as(table, "Aquaman", 2)
    table.discard(ME, "Punch", "Vulnerability", "Mera", "Tula", "Zod", "Weakness").normal()
    assert table.turn_options() == ["end"]


@pytest.mark.card("confrontations:aquaman-2")
def test_aquaman_2_may_wait_for_a_fourth_type_to_be_bought(table: Script) -> None:
    played_as(table, "Aquaman", 2).hand(ME, ES, ES).discard(ME, "Punch", "Mera", "Zod")
    table.line_up("Flight", "Ares", "Amnesty Bay", "Apollo", "Orion")
    plays(table, ES, ES)
    assert "use Aquaman" not in table.turn_options()
    table.buy("Amnesty Bay")
    assert table.turn_options() == ["end", "use Aquaman"]
    table.use("aquaman-2")
    assert table.power == 2


@pytest.mark.card("confrontations:aquaman-2")
def test_aquaman_2_needs_no_confrontation_but_works_in_one(table: Script) -> None:
    played_as(table, "Aquaman", 2).discard(ME, "Punch", "Mera", "Zod", "Flight").confront(FOE)
    assert table.turn_options() == ["done", "use Aquaman"]
    table.use("aquaman-2").done()
    assert table.active == FOE


@pytest.mark.card("confrontations:aquaman-2")
def test_aquaman_2_is_not_for_other_players_turns(table: Script) -> None:
    played_as(table, "Aquaman", 2, seat=THIRD).discard(THIRD, "Punch", "Mera", "Zod", "Flight")
    table.normal()
    assert table.turn_options() == ["end"]


@pytest.mark.card("confrontations:aquaman-3")
def test_aquaman_3_discards_his_top_card_and_counts_it(table: Script) -> None:
    played_as(table, "Aquaman", 3).discard(ME, "Punch", "Mera", "Vulnerability", "Weakness")
    table.deck(ME, "Flight", "Zod").confront(FOE).use("aquaman-3")
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.power == 3
    assert table.discard_of(ME)[-1] == "Flight"
    assert table.deck_of(ME) == ["Zod"]
    assert table.turn_options() == ["done"]


@pytest.mark.card("confrontations:aquaman-3")
def test_aquaman_3_counts_without_discarding(table: Script) -> None:
    played_as(table, "Aquaman", 3).discard(ME, "Punch", "Mera").deck(ME, "Flight")
    table.confront(FOE).use("aquaman-3").asks(ME, "may", ["yes", "no"]).answer("no")
    assert table.power == 2
    assert table.deck_of(ME) == ["Flight"]


@pytest.mark.card("confrontations:aquaman-3")
@pytest.mark.rule("D1")
def test_aquaman_3_counts_one_card_when_the_pile_was_shuffled_to_discard_it(table: Script) -> None:
    played_as(table, "Aquaman", 3).discard(ME, "Punch", "Mera", "Zod").confront(FOE)
    table.use("aquaman-3").asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.power == 1
    assert len(table.deck_of(ME)) == 2


@pytest.mark.card("confrontations:aquaman-3")
def test_aquaman_3_asks_nothing_without_a_card(table: Script) -> None:
    played_as(table, "Aquaman", 3).confront(FOE).use("aquaman-3")
    assert table.power == 0


@pytest.mark.card("confrontations:aquaman-3")
@pytest.mark.rule("F11")
def test_aquaman_3_works_in_his_own_confrontation_only(table: Script) -> None:
    played_as(table, "Aquaman", 3).discard(ME, "Mera").deck(ME, "Punch").normal()
    assert table.turn_options() == ["end"]


@pytest.mark.card("confrontations:aquaman-3", "confrontations:illusions")
@pytest.mark.ruling("Q26")
def test_aquaman_3_is_lost_with_a_cancelled_confrontation(table: Script) -> None:
    played_as(table, "Aquaman", 3).hand(ME, "Illusions").deck(ME, "Punch", "Punch").confront(FOE)
    assert "use Aquaman" in table.turn_options()
    table.play("Illusions").asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.turn_options() == ["end", "play Punch"]


# --- Zatanna Zatara ---------------------------------------------------------------------------


@pytest.mark.card("confrontations:zatanna-zatara-1")
def test_zatanna_1_may_put_her_first_hero_or_super_power_onto_her_deck(table: Script) -> None:
    played_as(table, "Zatanna Zatara").hand(ME, ES, ES, ES, ES).deck(ME, "Punch")
    table.line_up("Flight", "Krypto", "Tula", "Apollo", "Orion")
    plays(table, ES, ES, ES, ES).buy("Flight")
    table.asks(ME, "place", ["deck-top", "discard"]).answer("deck-top")
    assert table.deck_of(ME) == ["Flight", "Punch"]
    table.buy("Krypto").buy("Tula")
    assert table.discard_of(ME) == ["Krypto", "Tula"]


@pytest.mark.card("confrontations:zatanna-zatara-1")
def test_zatanna_1_has_one_chance_a_turn_used_or_not(table: Script) -> None:
    played_as(table, "Zatanna Zatara").hand(ME, ES, ES, ES).deck(ME, "Punch")
    table.line_up("Flight", "Krypto", "Zod", "Apollo", "Orion")
    plays(table, ES, ES, ES).buy("Krypto")
    table.asks(ME, "place", ["deck-top", "discard"]).answer("discard").buy("Flight")
    assert table.discard_of(ME) == ["Krypto", "Flight"]
    assert table.deck_of(ME) == ["Punch"]


@pytest.mark.card("confrontations:zatanna-zatara-1")
def test_zatanna_1_ignores_other_types(table: Script) -> None:
    played_as(table, "Zatanna Zatara").hand(ME, ES, ES, ES, ES, "Zod")
    table.line_up("Flight", "Parasite", "Ares", "Apollo", "Orion")
    plays(table, ES, ES, ES, ES, "Zod").buy("Parasite")
    assert table.discard_of(ME) == ["Parasite"]
    table.buy("Flight").asks(ME, "place", ["deck-top", "discard"]).answer("deck-top")
    assert table.deck_of(ME) == ["Flight"]


@pytest.mark.card("confrontations:zatanna-zatara-1")
def test_zatanna_1_counts_enhanced_strength(table: Script) -> None:
    played_as(table, "Zatanna Zatara").hand(ME, ES, ES, ES)
    plays(table, ES, ES, ES).buy(ES).asks(ME, "place", ["deck-top", "discard"]).answer("deck-top")
    table.buy(ES)
    assert table.deck_of(ME) == [ES]
    assert table.discard_of(ME) == [ES]


@pytest.mark.card("confrontations:zatanna-zatara-1", "confrontations:cheetah")
def test_zatanna_1_works_for_a_card_gained_by_a_text(table: Script) -> None:
    played_as(table, "Zatanna Zatara").hand(ME, "Cheetah")
    table.line_up("Flight", "Ares", "Zod", "Apollo", "Orion").play("Cheetah")
    table.asks(ME, "gain", ["Flight", "none"]).answer("Flight")
    table.asks(ME, "place", ["deck-top", "discard"]).answer("deck-top")
    assert table.deck_of(ME) == ["Flight"]


@pytest.mark.card("confrontations:zatanna-zatara-1", "confrontations:hermes")
def test_zatanna_1_cannot_divert_a_card_bound_for_another_pile(table: Script) -> None:
    played_as(table, "Zatanna Zatara").hand(ME, "Hermes")
    table.line_up("Flight", "Ares", "Impervious", "Apollo", "Orion").play("Hermes")
    table.asks(ME, "player", ["seat 0", "seat 1", "seat 2", "seat 3"]).answer("seat 2")
    assert table.discard_of(THIRD) == ["Flight"]


@pytest.mark.card("confrontations:zatanna-zatara-1", "confrontations:hermes")
def test_zatanna_1_may_divert_what_hermes_sends_to_her_own_pile(table: Script) -> None:
    played_as(table, "Zatanna Zatara").hand(ME, "Hermes")
    table.line_up("Flight", "Ares", "Impervious", "Apollo", "Orion").play("Hermes")
    table.asks(ME, "player", ["seat 0", "seat 1", "seat 2", "seat 3"]).answer("seat 0")
    table.asks(ME, "place", ["deck-top", "discard"]).answer("deck-top")
    assert table.deck_of(ME) == ["Flight"]


@pytest.mark.card("confrontations:zatanna-zatara-2")
@pytest.mark.parametrize(("top", "power"), [("Lana Lang", 2), ("Flight", 1)])
def test_zatanna_2_may_play_a_hero_or_super_power_off_her_deck(
    table: Script, top: str, power: int
) -> None:
    played_as(table, "Zatanna Zatara", 2).deck(ME, top, "Punch").normal()
    assert table.turn_options() == ["end", "use Zatanna Zatara"]
    table.use("zatanna-zatara-2").asks(ME, "play", [top, "none"]).answer(top)
    assert table.power == power
    assert table.in_play_of(ME) == [top]
    assert table.deck_of(ME) == ["Punch"]
    assert table.turn_options() == ["end"]


@pytest.mark.card("confrontations:zatanna-zatara-2")
def test_zatanna_2_may_leave_a_hero_on_top_but_not_discard_him(table: Script) -> None:
    played_as(table, "Zatanna Zatara", 2).deck(ME, "Lana Lang").normal().use("zatanna-zatara-2")
    table.asks(ME, "play", ["Lana Lang", "none"]).answer("none")
    assert table.deck_of(ME) == ["Lana Lang"]
    assert table.discard_of(ME) == []
    assert table.turn_options() == ["end"]


@pytest.mark.card("confrontations:zatanna-zatara-2")
@pytest.mark.parametrize("top", ["Zod", "Magic Bracelets", "Olympus", "Punch", "Weakness"])
def test_zatanna_2_may_discard_any_other_card(table: Script, top: str) -> None:
    played_as(table, "Zatanna Zatara", 2).deck(ME, top, "Flight").normal()
    table.use("zatanna-zatara-2").asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.discard_of(ME) == [top]
    assert table.deck_of(ME) == ["Flight"]
    assert table.power == 0


@pytest.mark.card("confrontations:zatanna-zatara-2")
def test_zatanna_2_may_leave_such_a_card_on_top(table: Script) -> None:
    played_as(table, "Zatanna Zatara", 2).deck(ME, "Zod").confront(FOE)
    table.use("zatanna-zatara-2").asks(ME, "may", ["yes", "no"]).answer("no")
    assert table.deck_of(ME) == ["Zod"]
    assert table.turn_options() == ["done"]


@pytest.mark.card("confrontations:zatanna-zatara-2")
def test_zatanna_2_discards_the_card_she_played_with_the_others(table: Script) -> None:
    played_as(table, "Zatanna Zatara", 2).deck(ME, "Lana Lang", *SEVEN[:5])
    table.normal().use("zatanna-zatara-2").asks(ME, "play", ["Lana Lang", "none"])
    table.answer("Lana Lang").end()
    assert table.discard_of(ME) == ["Lana Lang"]
    assert hand(table, ME) == list(SEVEN[:5])


@pytest.mark.card("confrontations:zatanna-zatara-2")
def test_zatanna_2_needs_a_card_to_reveal(table: Script) -> None:
    played_as(table, "Zatanna Zatara", 2).normal()
    assert table.turn_options() == ["end"]


@pytest.mark.card("confrontations:zatanna-zatara-3")
def test_zatanna_3_discards_for_a_hero_in_her_confrontation_and_keeps_hero_or_super_power(
    table: Script,
) -> None:
    played_as(table, "Zatanna Zatara", 3).hand(ME, "Lana Lang", "Jimmy Olsen", "Zod")
    table.deck(ME, "Flight", "Punch", "Krypto").confront(FOE)
    table.play("Zod").play("Lana Lang").asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.hand_of(ME) == ["Jimmy Olsen", "Flight"]
    table.play("Jimmy Olsen").asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.hand_of(ME) == ["Flight"]
    assert table.discard_of(ME) == ["Punch"]
    table.play("Flight")
    assert table.deck_of(ME) == ["Krypto"]


@pytest.mark.card("confrontations:zatanna-zatara-3")
def test_zatanna_3_need_not_discard(table: Script) -> None:
    played_as(table, "Zatanna Zatara", 3).hand(ME, "Lana Lang").deck(ME, "Flight").confront(FOE)
    table.play("Lana Lang").asks(ME, "may", ["yes", "no"]).answer("no")
    assert table.deck_of(ME) == ["Flight"]


@pytest.mark.card("confrontations:zatanna-zatara-3")
@pytest.mark.rule("F11")
def test_zatanna_3_is_silent_on_a_normal_turn(table: Script) -> None:
    played_as(table, "Zatanna Zatara", 3).hand(ME, "Lana Lang").deck(ME, "Flight")
    table.play("Lana Lang")
    assert table.deck_of(ME) == ["Flight"]


@pytest.mark.card("confrontations:zatanna-zatara-3")
def test_zatanna_3_keeps_three_cards_a_turn_and_may_still_discard(table: Script) -> None:
    played_as(table, "Zatanna Zatara", 3)
    table.hand(ME, "Lana Lang", "Jimmy Olsen", "Steel", "Krypto")
    table.deck(ME, "Flight", "Pots!", "Telepathy", "Tula", "Mera").confront(FOE)
    for name in ("Lana Lang", "Jimmy Olsen", "Steel"):
        table.play(name).asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.hand_of(ME) == ["Krypto", "Flight", "Pots!", "Telepathy"]
    table.play("Krypto").asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.hand_of(ME) == ["Flight", "Pots!", "Telepathy"]
    assert table.discard_of(ME) == ["Tula"]
    assert table.deck_of(ME) == ["Mera"]
    log = table.table.state.log
    if log is not None:  # a fork keeps none
        assert [event.why for event in log if isinstance(event, Failed)] == ["limit"]


@pytest.mark.card("confrontations:zatanna-zatara-3", "confrontations:supergirl")
@pytest.mark.rule("R2")
def test_zatanna_3_waits_until_the_hero_has_resolved(table: Script) -> None:
    played_as(table, "Zatanna Zatara", 3).hand(ME, "Supergirl").deck(ME, "Punch", "Flight", "Tula")
    table.confront(FOE).play("Supergirl").asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.hand_of(ME) == ["Punch", "Flight"]
    assert table.power == 1


@pytest.mark.card("confrontations:zatanna-zatara-3")
def test_zatanna_3_may_discard_when_her_teammate_plays_a_hero_in_theirs(table: Script) -> None:
    played_as(table, "Zatanna Zatara", 3, seat=THIRD).deck(THIRD, "Flight").deck(ME, "Zod")
    table.hand(ME, "Mera").confront(FOE)
    table.play("Mera").asks(THIRD, "may", ["yes", "no"]).answer("yes")
    assert table.hand_of(THIRD) == ["Flight"]
    assert table.deck_of(ME) == ["Zod"]


@pytest.mark.card("confrontations:zatanna-zatara-3")
@pytest.mark.ruling("C-zatanna-zatara-15")
@pytest.mark.rule("K5")
def test_zatanna_3_discards_from_her_own_deck_for_her_own_assist(table: Script) -> None:
    played_as(table, "Zatanna Zatara", 3, seat=THIRD).hand(THIRD, "Lana Lang", "Zod")
    table.deck(THIRD, "Krypto").deck(ME, "Punch").confront(FOE).call()
    table.asks(THIRD, "assist", ["Lana Lang", "Zod", "none"]).answer("Lana Lang")
    table.asks(THIRD, "may", ["yes", "no"]).answer("yes")
    assert hand(table, THIRD) == ["Krypto", "Zod"]
    assert table.deck_of(ME) == ["Punch"]
    assert table.power == 2


@pytest.mark.card("confrontations:zatanna-zatara-3")
def test_zatanna_3_may_discard_for_her_teammates_assist_in_her_confrontation(
    table: Script,
) -> None:
    played_as(table, "Zatanna Zatara", 3).deck(ME, "Flight").hand(THIRD, "Lana Lang")
    table.confront(FOE).call().asks(THIRD, "assist", ["Lana Lang", "none"]).answer("Lana Lang")
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.hand_of(ME) == ["Flight"]


@pytest.mark.card("confrontations:zatanna-zatara-3")
def test_zatanna_3_ignores_heroes_of_foes(table: Script) -> None:
    played_as(table, "Zatanna Zatara", 3, seat=FOE).deck(FOE, "Flight").hand(ME, "Lana Lang")
    table.confront(FOURTH).play("Lana Lang")
    assert table.deck_of(FOE) == ["Flight"]


# --- Lex Luthor -------------------------------------------------------------------------------


@pytest.mark.card("confrontations:lex-luthor-1")
def test_lex_luthor_1_gains_a_cheaper_card_of_the_type_bought(table: Script) -> None:
    played_as(table, "Lex Luthor").hand(ME, ES, ES, ES, ES)
    table.line_up("Mera", "Tula", "Krypto", "Superboy", "Parasite")
    plays(table, ES, ES, ES, ES).buy("Mera")
    table.asks(ME, "gain", ["Tula", "Krypto"]).answer("Krypto")
    assert table.discard_of(ME) == ["Mera", "Krypto"]
    assert sorted(table.line_up_now) == ["Parasite", "Superboy", "Tula"]
    assert table.power == 4
    table.buy("Superboy")
    assert table.discard_of(ME) == ["Mera", "Krypto", "Superboy"]


@pytest.mark.card("confrontations:lex-luthor-1")
def test_lex_luthor_1_gains_the_only_cheaper_card_willy_nilly(table: Script) -> None:
    played_as(table, "Lex Luthor").hand(ME, ES, ES)
    table.line_up("Cheetah", "The Trench", "Tula", "Zod", "Ares")
    plays(table, ES, ES).buy("Cheetah")
    assert table.discard_of(ME) == ["Cheetah", "The Trench"]


@pytest.mark.card("confrontations:lex-luthor-1")
def test_lex_luthor_1_finds_nothing_of_equal_cost_or_other_type(table: Script) -> None:
    played_as(table, "Lex Luthor").hand(ME, ES, ES, ES, ES)
    table.line_up("Parasite", "Siren", "Tula", "Zod", "The Creeper").main_deck("King Shark")
    plays(table, ES, ES, ES, ES).buy("The Creeper")
    assert table.discard_of(ME) == ["The Creeper"]
    table.buy("Parasite")
    assert table.discard_of(ME) == ["The Creeper", "Parasite"]


@pytest.mark.card("confrontations:lex-luthor-1")
def test_lex_luthor_1_does_not_count_the_stack(table: Script) -> None:
    played_as(table, "Lex Luthor").hand(ME, ES, ES, ES, ES)
    table.line_up("Flight", "Pots!", "Tula", "Zod", "Ares")
    plays(table, ES, ES, ES, ES).buy(ES)
    assert table.discard_of(ME) == [ES]
    table.buy("Flight")
    assert table.discard_of(ME) == [ES, "Flight", "Pots!"]


@pytest.mark.card("confrontations:lex-luthor-1", "confrontations:cheetah")
def test_lex_luthor_1_is_for_buying_not_for_gaining(table: Script) -> None:
    played_as(table, "Lex Luthor").hand(ME, "Cheetah", ES, ES)
    table.line_up("Mera", "Tula", "Krypto", "Zod", "Ares").play("Cheetah")
    table.asks(ME, "gain", ["Krypto", "Mera", "Tula", "none"]).answer("Mera")
    assert table.discard_of(ME) == ["Mera"]
    plays(table, ES, ES).buy("Krypto")
    assert table.discard_of(ME) == ["Mera", "Krypto", "Tula"]


@pytest.mark.card("confrontations:lex-luthor-1")
def test_lex_luthor_1_is_silent_on_his_teammates_turn(table: Script) -> None:
    played_as(table, "Lex Luthor", seat=THIRD).hand(ME, ES, ES)
    table.hero(ME, "Ocean Master").line_up("Mera", "Tula", "Krypto", "Zod", "Ares")
    plays(table, ES, ES).buy("Mera")
    assert table.discard_of(ME) == ["Mera"]
    assert table.discard_of(THIRD) == []


@pytest.mark.card("confrontations:lex-luthor-2")
def test_lex_luthor_2_gets_power_for_his_first_villain_and_first_equipment(table: Script) -> None:
    played_as(table, "Lex Luthor", 2)
    table.hand(ME, "Zod", "Giganta", "Magic Bracelets", "Power Armor", ES)
    for name, power in (("Zod", 4), ("Giganta", 6), ("Magic Bracelets", 9)):
        assert table.play(name).power == power
    assert table.play(ES).power == 11


@pytest.mark.card("confrontations:lex-luthor-2")
@pytest.mark.ruling("C-lex-luthor-12")
@pytest.mark.rule("K5")
def test_lex_luthor_2_gets_nothing_for_his_teammates_assist(table: Script) -> None:
    played_as(table, "Lex Luthor", 2).hand(THIRD, "Zod").hand(ME, "Giganta").normal().call()
    table.asks(THIRD, "assist", ["Zod", "none"]).answer("Zod")
    assert table.power == 3
    assert table.play("Giganta").power == 6


@pytest.mark.card("confrontations:lex-luthor-2")
@pytest.mark.ruling("C-lex-luthor-12")
def test_lex_luthor_2_adds_nothing_to_his_own_assist(table: Script) -> None:
    played_as(table, "Lex Luthor", 2, seat=THIRD).hand(THIRD, "Zod").normal().call()
    table.asks(THIRD, "assist", ["Zod", "none"]).answer("Zod")
    assert table.power == 3


@pytest.mark.card("confrontations:lex-luthor-3")
def test_lex_luthor_3_gets_power_for_every_villain_and_equipment(table: Script) -> None:
    played_as(table, "Lex Luthor", 3)
    table.hand(ME, "Zod", "Giganta", "Magic Bracelets", "Magic Bracelets", ES, "Lana Lang")
    plays(table, "Zod", "Giganta", "Magic Bracelets", "Magic Bracelets", ES, "Lana Lang")
    assert table.power == 4 + 3 + 3 + 3 + 2 + 2


@pytest.mark.card("confrontations:lex-luthor-3", "confrontations:metallo")
@pytest.mark.ruling("C-metallo")
def test_lex_luthor_3_counts_a_card_played_again(table: Script) -> None:
    played_as(table, "Lex Luthor", 3).hand(ME, "Magic Bracelets", "Metallo")
    plays(table, "Magic Bracelets", "Metallo")
    table.asks(ME, "play-again", ["Magic Bracelets", "none"]).answer("Magic Bracelets")
    assert table.power == 3 + 1 + 3


@pytest.mark.card("confrontations:lex-luthor-3")
def test_lex_luthor_3_gets_nothing_for_his_teammates_assist(table: Script) -> None:
    played_as(table, "Lex Luthor", 3).hand(THIRD, "Zod").normal().call()
    table.asks(THIRD, "assist", ["Zod", "none"]).answer("Zod")
    assert table.power == 3


# --- Circe ------------------------------------------------------------------------------------


@pytest.mark.card("confrontations:circe-1")
@pytest.mark.parametrize("who", [ME, THIRD])
def test_circe_1_or_her_teammate_draws_for_her_first_villain(table: Script, who: int) -> None:
    played_as(table, "Circe").hand(ME, ES, ES, ES).deck(ME, "Punch").deck(THIRD, "Mera")
    table.line_up("Parasite", "Siren", "Tula", "Zod", "Ares")
    plays(table, ES, ES, ES).buy("Parasite")
    table.asks(ME, "player", ["seat 0", "seat 2"]).answer(f"seat {who}").buy("Siren")
    assert table.hand_of(who) == [{ME: "Punch", THIRD: "Mera"}[who]]
    assert table.hand_of(THIRD if who == ME else ME) == []


@pytest.mark.card("confrontations:circe-1")
def test_circe_1_is_not_moved_by_other_cards(table: Script) -> None:
    played_as(table, "Circe").hand(ME, ES, ES).deck(ME, "Punch")
    table.line_up("Tula", "Siren", "Ares", "Zod", "Orion")
    plays(table, ES, ES).buy("Tula")
    assert table.hand_of(ME) == []


@pytest.mark.card("confrontations:circe-1")
def test_circe_1_draws_for_a_super_power_but_once_for_both(table: Script) -> None:
    played_as(table, "Circe").hand(ME, ES, ES, ES).deck(ME, "Punch", "Punch")
    table.line_up("Parasite", "Siren", "Tula", "Zod", "Ares")
    plays(table, ES, ES, ES).buy(ES)
    table.asks(ME, "player", ["seat 0", "seat 2"]).answer("seat 0").buy("Parasite")
    assert table.hand_of(ME) == ["Punch"]


@pytest.mark.card("confrontations:circe-1", "confrontations:cheetah")
def test_circe_1_draws_for_a_villain_gained_by_a_text(table: Script) -> None:
    played_as(table, "Circe").hand(ME, "Cheetah").deck(ME, "Punch")
    table.line_up("Tula", "Siren", "Ares", "Apollo", "Orion").play("Cheetah")
    table.asks(ME, "gain", ["Siren", "Tula", "none"]).answer("Siren")
    table.asks(ME, "player", ["seat 0", "seat 2"]).answer("seat 0")
    assert table.hand_of(ME) == ["Punch"]


@pytest.mark.card("confrontations:circe-2")
@pytest.mark.rule("F12")
def test_circe_2_may_cancel_after_her_first_card_and_buy(table: Script) -> None:
    played_as(table, "Circe", 2).hand(ME, ES, ES).confront(FOE)
    assert table.turn_options() == ["done", f"play {ES}"]
    table.play(ES).asks(ME, "may", ["yes", "no"]).answer("yes").play(ES)
    assert table.turn_options() == [f"buy {ES}", "end"]
    table.buy(ES)
    assert table.discard_of(ME) == [ES]


@pytest.mark.card("confrontations:circe-2")
def test_circe_2_has_one_chance_only(table: Script) -> None:
    played_as(table, "Circe", 2).hand(ME, ES, ES).confront(FOE)
    table.play(ES).asks(ME, "may", ["yes", "no"]).answer("no").play(ES)
    assert table.turn_options() == ["done"]


@pytest.mark.card("confrontations:circe-2", "confrontations:black-manta")
@pytest.mark.ruling("C-circe-12")
def test_circe_2_chooses_after_the_confrontation_text_has_resolved(table: Script) -> None:
    played_as(table, "Circe", 2).hand(ME, "Black Manta", "Mera").hand(FOE, "Punch", "Zod")
    table.confront(FOE).play("Black Manta").asks(FOE, "discard", ["Punch", "Zod"]).answer("Zod")
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.power == 2
    assert table.discard_of(FOE) == ["Zod"]
    assert table.play("Mera").power == 4


@pytest.mark.card("confrontations:circe-2")
@pytest.mark.ruling("C-circe-12")
@pytest.mark.rule("F11")
def test_circe_2_has_nothing_to_cancel_on_a_normal_turn(table: Script) -> None:
    played_as(table, "Circe", 2).hand(ME, ES).play(ES)
    assert table.turn_options() == ["end"]


@pytest.mark.card("confrontations:circe-2", "confrontations:illusions")
def test_circe_2_is_not_asked_when_her_first_card_cancelled_already(table: Script) -> None:
    played_as(table, "Circe", 2).hand(ME, "Illusions", ES).deck(ME, "Punch").confront(FOE)
    table.play("Illusions").asks(ME, "may", ["yes", "no"]).answer("yes")
    table.play(ES)
    assert table.turn_options() == ["end", "play Punch"]


@pytest.mark.card("confrontations:circe-2", "confrontations:illusions")
def test_circe_2_is_asked_twice_when_her_first_card_offers_it_too(table: Script) -> None:
    played_as(table, "Circe", 2).hand(ME, "Illusions").deck(ME, "Punch").confront(FOE)
    table.play("Illusions").asks(ME, "may", ["yes", "no"]).answer("no")
    table.asks(ME, "may", ["yes", "no"]).answer("no")
    assert table.turn_options() == ["done", "play Punch"]


@pytest.mark.card("confrontations:circe-2")
@pytest.mark.rule("K5")
def test_circe_2_did_not_play_her_teammates_assist(table: Script) -> None:
    played_as(table, "Circe", 2).hand(ME, ES).hand(THIRD, "Zod").confront(FOE).call()
    table.asks(THIRD, "assist", ["Zod", "none"]).answer("Zod")
    table.play(ES).asks(ME, "may", ["yes", "no"]).answer("no")
    assert table.power == 5


@pytest.mark.card("confrontations:circe-2")
def test_circe_2_cannot_cancel_her_teammates_confrontation(table: Script) -> None:
    played_as(table, "Circe", 2, seat=THIRD).hand(THIRD, "Zod").confront(FOE).call()
    table.asks(THIRD, "assist", ["Zod", "none"]).answer("Zod")
    assert table.turn_options() == ["done"]


@pytest.mark.card("confrontations:circe-3", "confrontations:doomsday")
@pytest.mark.rule("K6", "K5")
def test_circe_3_gives_assist_to_every_villain_in_her_hand(table: Script) -> None:
    played_as(table, "Circe", 3, seat=THIRD).hand(THIRD, "Doomsday", "Mera", "Zod", ES)
    table.level(FOE, 2).level(FOURTH, 2).confront(FOE).call()
    table.asks(THIRD, "assist", ["Doomsday", "Zod", ES, "none"]).answer("Doomsday")
    assert table.power == 2 + 2
    assert table.in_play_of(THIRD) == ["Doomsday"]


@pytest.mark.card("confrontations:circe-3")
@pytest.mark.rule("F11")
def test_circe_3_gets_power_for_assist_cards_in_her_own_confrontation(table: Script) -> None:
    played_as(table, "Circe", 3).hand(ME, ES, "Giganta", "Zod", "Flight", "Magic Bracelets")
    table.confront(FOE)
    for name, power in ((ES, 3), ("Giganta", 6), ("Zod", 10), ("Flight", 11)):
        assert table.play(name).power == power
    assert table.play("Magic Bracelets").power == 13


@pytest.mark.card("confrontations:circe-3")
@pytest.mark.rule("F11")
def test_circe_3_gets_no_power_without_a_confrontation_of_her_own(table: Script) -> None:
    played_as(table, "Circe", 3).hand(ME, ES, "Giganta")
    assert plays(table, ES, "Giganta").power == 4


@pytest.mark.card("confrontations:circe-3")
def test_circe_3_adds_no_power_to_her_teammates_confrontation(table: Script) -> None:
    played_as(table, "Circe", 3, seat=THIRD).hand(THIRD, "Giganta").confront(FOE).call()
    table.asks(THIRD, "assist", ["Giganta", "none"]).answer("Giganta")
    assert table.power == 2


@pytest.mark.card("confrontations:circe-3")
def test_circe_3_gets_no_power_for_her_teammates_assist_cards(table: Script) -> None:
    played_as(table, "Circe", 3).hand(THIRD, "Zod", "Giganta").confront(FOE).call()
    table.asks(THIRD, "assist", ["Zod", "none"]).answer("Zod")
    assert table.power == 3


@pytest.mark.card("confrontations:circe-3", "confrontations:amazo-virus")
def test_circe_3_gives_assist_to_no_villain_from_elsewhere(table: Script) -> None:
    played_as(table, "Circe", 3).hand(ME, "Amazo Virus").discard(FOE, "Giganta").confront(FOE)
    table.play("Amazo Virus").asks(ME, "play", ["Giganta", "none"]).answer("Giganta")
    assert table.power == 2 + 2


@pytest.mark.card("confrontations:circe-3", "confrontations:metallo")
def test_circe_3_gets_power_for_an_assist_card_played_again(table: Script) -> None:
    played_as(table, "Circe", 3).hand(ME, "Phantom Zone Projector", "Metallo").confront(FOE)
    plays(table, "Phantom Zone Projector", "Metallo")
    table.asks(ME, "play-again", ["Phantom Zone Projector", "none"])
    table.answer("Phantom Zone Projector")
    assert table.power == 1 + 1 + 1


@pytest.mark.card("confrontations:circe-3")
@pytest.mark.ruling("Q30")
@pytest.mark.rule("V4", "V5")
def test_circe_3_may_lay_any_villain_on_her_character(table: Script) -> None:
    table.box("confrontations").hero(ME, "Circe").level(ME, 3).hero(FOE, "Superman")
    table.hand(ME, "Giganta", "Mera").deck(ME, *["Punch"] * 5).normal()
    assert table.turn_options() == ["end", "lay Giganta", "play Giganta", "play Mera"]
    table.lay("Giganta").end().end().confront(FOE)
    assert table.turn_options() == ["play Giganta", "play Punch"]
    assert table.play("Giganta").power == 2 + 1


# --- Ocean Master -----------------------------------------------------------------------------


@pytest.mark.card("confrontations:ocean-master-1")
def test_ocean_master_1_makes_each_foe_with_five_cards_discard_at_random(table: Script) -> None:
    played_as(table, "Ocean Master").hand(ME, ES, ES, ES)
    table.hand(FOE, *["Punch"] * 5).hand(FOURTH, *["Punch"] * 6)
    table.line_up("Parasite", "Siren", "Tula", "Orion", "Ares")
    plays(table, ES, ES, ES).buy("Parasite")
    assert (table.discard_of(FOE), table.discard_of(FOURTH)) == (["Punch"], ["Punch"])
    table.buy("Siren")
    assert (len(table.hand_of(FOE)), len(table.hand_of(FOURTH))) == (4, 5)


@pytest.mark.card("confrontations:ocean-master-1")
def test_ocean_master_1_is_not_moved_by_an_equipment(table: Script) -> None:
    played_as(table, "Ocean Master").hand(ME, ES, ES).hand(FOURTH, *SEVEN[:5])
    table.line_up("Magic Bracelets", "Apollo", "Tula", "Orion", "Ares")
    plays(table, ES, ES).buy("Magic Bracelets")
    assert len(table.hand_of(FOURTH)) == 5


@pytest.mark.card("confrontations:ocean-master-1")
def test_ocean_master_1_spares_foes_with_four_cards_and_waits_for_the_type(table: Script) -> None:
    played_as(table, "Ocean Master").hand(ME, ES, ES, ES).hand(FOE, *SEVEN[:4])
    table.line_up("Tula", "Parasite", "Zod", "Orion", "Ares")
    plays(table, ES, ES, ES).buy("Tula").buy("Parasite")
    assert len(table.hand_of(FOE)) == 4


@pytest.mark.card("confrontations:ocean-master-1")
def test_ocean_master_1_is_not_moved_by_a_hero(table: Script) -> None:
    played_as(table, "Ocean Master").hand(ME, ES, ES).hand(FOE, *SEVEN[:5])
    table.line_up("Tula", "Parasite", "Zod", "Orion", "Ares")
    plays(table, ES, ES).buy("Tula")
    assert len(table.hand_of(FOE)) == 5


@pytest.mark.card("confrontations:ocean-master-2", "confrontations:strife")
def test_ocean_master_2_draws_once_when_foes_discard(table: Script) -> None:
    played_as(table, "Ocean Master", 2).hand(ME, "Strife", "Strife")
    table.hand(ME, "Strife", "Nereus").deck(ME, "Punch", "Punch")
    table.hand(FOE, "Punch", "Punch").hand(FOURTH, "Punch", "Punch")
    table.play("Strife")
    silent(table, "defend", FOE, FOURTH)
    assert table.hand_of(ME) == ["Nereus", "Punch"]
    table.play("Nereus")
    silent(table, "defend", FOE, FOURTH)
    assert table.hand_of(FOE) == table.hand_of(FOURTH) == []
    assert table.hand_of(ME) == ["Punch"]


@pytest.mark.card("confrontations:ocean-master-2", "confrontations:mystic-control")
def test_ocean_master_2_draws_for_a_card_discarded_from_a_deck(table: Script) -> None:
    played_as(table, "Ocean Master", 2).hand(ME, "Mystic Control").deck(ME, "Punch")
    table.deck(FOE, "Olympus").play("Mystic Control")
    assert table.discard_of(FOE) == ["Olympus"]
    assert table.hand_of(ME) == ["Punch"]


@pytest.mark.card("confrontations:ocean-master-2", "confrontations:krypto")
def test_ocean_master_2_draws_for_a_defense(table: Script) -> None:
    played_as(table, "Ocean Master", 2).hand(ME, "Silver Banshee").deck(ME, "Punch")
    table.hand(FOE, "Krypto").confront(FOE).play("Silver Banshee")
    table.asks(ME, "player", ["seat 1", "seat 3"]).answer("seat 1")
    table.asks(FOE, "defend", ["Krypto", "none"]).answer("Krypto")
    assert table.hand_of(ME) == ["Punch"]
    assert table.weaknesses_left == 16


@pytest.mark.card("confrontations:ocean-master-2")
def test_ocean_master_2_draws_nothing_for_blocks(table: Script) -> None:
    played_as(table, "Ocean Master", 2).hand(ME, "Ares", "Impervious", ES).deck(ME, *SEVEN)
    table.hand(FOE, "Pots!").confront(FOE)
    plays(table, "Ares", "Impervious", ES).done()
    table.asks(FOE, "block", ["Pots!", "none"]).answer("Pots!")
    assert table.score_of(ME) == []
    assert table.discard_of(ME) == ["Ares", "Impervious", ES]
    assert len(table.hand_of(ME)) == 5


@pytest.mark.card("confrontations:ocean-master-2")
def test_ocean_master_2_draws_nothing_on_other_turns_or_for_his_own_side(table: Script) -> None:
    played_as(table, "Ocean Master", 2, seat=THIRD).deck(THIRD, "Punch").hand(ME, "Strife")
    table.hand(FOE, "Punch").play("Strife")
    silent(table, "defend", FOE)
    assert table.discard_of(FOE) == ["Punch"]
    assert table.hand_of(THIRD) == []


@pytest.mark.card("confrontations:ocean-master-2")
def test_ocean_master_2_draws_when_his_teammates_assist_makes_a_foe_discard(table: Script) -> None:
    played_as(table, "Ocean Master", 2).hand(THIRD, "Siren").deck(ME, "Punch", "Mera", "Zod")
    table.hand(FOE, ES).confront(FOE).call()
    table.asks(THIRD, "assist", ["Siren", "none"]).answer("Siren")
    assert table.discard_of(FOE) == [ES]
    assert table.hand_of(ME) == ["Punch", "Mera"]


@pytest.mark.card("confrontations:ocean-master-3", "confrontations:strife")
def test_ocean_master_3_gets_power_for_every_card_foes_discard(table: Script) -> None:
    played_as(table, "Ocean Master", 3).hand(ME, "Strife", "Mystic Control")
    table.hand(FOE, "Punch").hand(FOURTH, "Punch").deck(FOE, "Olympus").deck(FOURTH, "Olympus")
    table.deck(FOURTH, "Amnesty Bay").play("Strife")
    silent(table, "defend", FOE, FOURTH)
    assert table.power == 2 + 2
    assert table.play("Mystic Control").power == 4 + 1 + 2


@pytest.mark.card("confrontations:ocean-master-3", "confrontations:dead-kings-sceptor")
def test_ocean_master_3_gets_power_for_a_discarded_location(table: Script) -> None:
    played_as(table, "Ocean Master", 3).hand(ME, "Dead King's Sceptor").in_play(FOE, "Olympus")
    table.play("Dead King's Sceptor").asks(ME, "player", ["seat 1", "seat 3"]).answer("seat 1")
    assert table.power == 2 + 1
    assert table.discard_of(FOE) == ["Olympus"]


@pytest.mark.card("confrontations:ocean-master-3", "confrontations:the-others")
def test_ocean_master_3_gets_power_for_every_card_of_a_defense(table: Script) -> None:
    played_as(table, "Ocean Master", 3).hand(ME, "Silver Banshee")
    table.hand(FOE, "The Others", "Punch", "Mera").deck(FOE, ES, ES).confront(FOE)
    table.play("Silver Banshee")
    table.asks(ME, "player", ["seat 1", "seat 3"]).answer("seat 1")
    table.asks(FOE, "defend", ["The Others", "none"]).answer("The Others")
    table.asks(FOE, "discard", ["Mera", "Punch", "none"]).answer("Punch", "none")
    assert table.power == 1 + 2
    assert hand(table, FOE) == [ES, ES, "Mera"]


@pytest.mark.card("confrontations:ocean-master-3")
def test_ocean_master_3_gets_nothing_for_blocks_or_his_own_discards(table: Script) -> None:
    played_as(table, "Ocean Master", 3).hand(ME, "Tula", "Ares", "Impervious", "Punch", "Mera")
    table.deck(ME, "Vulnerability").hand(FOE, "Magic Bracelets").confront(FOE)
    table.play("Tula").asks(ME, "discard", ["Ares", "Impervious", "Mera", "Punch", "none"])
    table.answer("Mera")
    assert table.power == 1
    plays(table, "Ares", "Impervious", "Punch")
    assert table.power == 10
    table.done().asks(FOE, "block", ["Magic Bracelets", "none"]).answer("Magic Bracelets")
    assert table.score_of(ME) == []


@pytest.mark.card("confrontations:ocean-master-3")
def test_ocean_master_3_gets_nothing_on_his_teammates_turn(table: Script) -> None:
    played_as(table, "Ocean Master", 3, seat=THIRD).hand(ME, "Strife").hand(FOE, "Punch")
    table.play("Strife")
    silent(table, "defend", FOE)
    assert table.power == 2


# --- Felix Faust ------------------------------------------------------------------------------


@pytest.mark.card("confrontations:felix-faust-1")
def test_felix_faust_1_destroys_a_played_card_after_two_gains(table: Script) -> None:
    played_as(table, "Felix Faust").hand(ME, ES, ES, ES, "Vulnerability", "Punch")
    table.in_play(ME, "Amnesty Bay").line_up("Parasite", "Tula", "Zod", "Orion", "Ares")
    plays(table, ES, ES, ES, "Vulnerability").buy("Parasite").buy("Tula").end()
    table.asks(ME, "destroy", [ES, "Vulnerability", "none"]).answer("Vulnerability")
    assert table.destroyed == ["Vulnerability"]
    assert table.in_play_of(ME) == ["Amnesty Bay"]
    assert "Vulnerability" not in table.hand_of(ME) + table.deck_of(ME) + table.discard_of(ME)


@pytest.mark.card("confrontations:felix-faust-1")
def test_felix_faust_1_may_destroy_a_location_he_played_or_nothing(table: Script) -> None:
    played_as(table, "Felix Faust").hand(ME, ES, ES, ES, "Amnesty Bay")
    table.line_up("Parasite", "Tula", "Zod", "Orion", "Ares")
    plays(table, ES, ES, ES, "Amnesty Bay").buy(ES).buy("Parasite").end()
    table.asks(ME, "destroy", [ES, "Amnesty Bay", "none"]).answer("none")
    assert table.destroyed == []
    assert table.in_play_of(ME) == ["Amnesty Bay"]


@pytest.mark.card("confrontations:felix-faust-1")
def test_felix_faust_1_needs_two_gains(table: Script) -> None:
    played_as(table, "Felix Faust").hand(ME, ES, ES).deck(ME, *SEVEN)
    plays(table, ES, ES).buy(ES).end()
    assert table.destroyed == []
    assert table.active == FOE


@pytest.mark.card("confrontations:felix-faust-1")
def test_felix_faust_1_counts_free_gains_and_cannot_destroy_assist_cards(table: Script) -> None:
    played_as(table, "Felix Faust").hand(ME, "Cheetah", ES).hand(THIRD, "Parasite")
    table.line_up("Tula", "Pots!", "Ares", "Orion", "Apollo").deck(ME, *SEVEN)
    table.play("Cheetah").asks(ME, "gain", ["Pots!", "Tula", "none"]).answer("Pots!")
    table.play(ES).call().asks(THIRD, "assist", ["Parasite", "none"]).answer("Parasite")
    table.buy("Tula").end()
    table.asks(ME, "destroy", ["Cheetah", ES, "none"]).answer("Cheetah")
    assert table.destroyed == ["Cheetah"]
    assert table.discard_of(THIRD) == ["Parasite"]


@pytest.mark.card("confrontations:felix-faust-1", "confrontations:hermes")
@pytest.mark.ruling("Q36")
def test_felix_faust_1_does_not_gain_a_character_that_he_defeats(table: Script) -> None:
    played_as(table, "Felix Faust").hand(ME, "Hermes", "Ares", "Impervious", "Punch")
    table.line_up("Tula", "Apollo", "Poseidon", "Orion", "Eclipso").confront(FOE)
    table.play("Hermes").asks(ME, "player", ["seat 0", "seat 1", "seat 2", "seat 3"])
    table.answer("seat 0")
    plays(table, "Ares", "Impervious", "Punch").done()
    assert len(table.score_of(ME)) == 1
    assert table.active == FOE


@pytest.mark.card("confrontations:felix-faust-2")
@pytest.mark.parametrize(("name", "power"), [("Flight", 3), ("Zod", 1), ("Vulnerability", 1)])
def test_felix_faust_2_destroys_a_card_from_hand_for_power(
    table: Script, name: str, power: int
) -> None:
    played_as(table, "Felix Faust", 2).hand(ME, name, "Tula").normal()
    assert "use Felix Faust" in table.turn_options()
    table.use("felix-faust-2").asks(ME, "destroy", [name, "Tula", "none"]).answer(name)
    assert table.destroyed == [name]
    assert table.power == power
    assert table.turn_options() == (
        ["buy Enhanced Strength", "end", "play Tula"] if power == 3 else ["end", "play Tula"]
    )


@pytest.mark.card("confrontations:felix-faust-2")
def test_felix_faust_2_may_wait_until_cards_were_played_and_bought(table: Script) -> None:
    played_as(table, "Felix Faust", 2).hand(ME, ES, ES).normal()
    plays(table, ES, ES).buy(ES).use("felix-faust-2")
    table.asks(ME, "destroy", [ES, "none"]).answer(ES)
    assert table.power == 1 + 3
    assert table.destroyed == [ES]


@pytest.mark.card("confrontations:felix-faust-2")
def test_felix_faust_2_may_destroy_out_of_the_discard_pile_or_nothing(table: Script) -> None:
    played_as(table, "Felix Faust", 2).discard(ME, "Punch").normal()
    table.use("felix-faust-2").asks(ME, "destroy", ["Punch", "none"]).answer("none")
    assert table.power == 0
    assert table.discard_of(ME) == ["Punch"]


@pytest.mark.card("confrontations:felix-faust-2")
def test_felix_faust_2_needs_a_card_in_hand_and_works_in_a_confrontation(table: Script) -> None:
    played_as(table, "Felix Faust", 2).hand(ME, ES).confront(FOE)
    assert table.turn_options() == ["done", f"play {ES}", "use Felix Faust"]
    table.play(ES)
    assert table.turn_options() == ["done"]


@pytest.mark.card("confrontations:felix-faust-3")
def test_felix_faust_3_destroys_up_to_three_played_cards(table: Script) -> None:
    played_as(table, "Felix Faust", 3).hand(ME, ES, ES, "Punch", "Amnesty Bay", "Zod")
    table.in_play(ME, "Daily Planet").confront(FOE)
    plays(table, ES, ES, "Punch", "Amnesty Bay", "Zod")
    assert table.power == 8
    table.use("felix-faust-3").asks(ME, "destroy", [ES, "Punch", "Zod", "none"]).answer(ES)
    table.asks(ME, "destroy", [ES, "Punch", "Zod", "none"]).answer("Punch")
    table.asks(ME, "destroy", [ES, "Zod", "none"]).answer(ES)
    assert table.power == 8 + 3 + 2
    assert sorted(table.destroyed) == [ES, ES, "Punch"]
    assert sorted(table.in_play_of(ME)) == ["Amnesty Bay", "Daily Planet", "Zod"]
    assert "use Felix Faust" not in table.turn_options()


@pytest.mark.card("confrontations:felix-faust-3")
def test_felix_faust_3_may_stop_early_and_then_has_used_it(table: Script) -> None:
    played_as(table, "Felix Faust", 3).hand(ME, "Punch", ES).confront(FOE)
    table.play("Punch").use("felix-faust-3")
    table.asks(ME, "destroy", ["Punch", "none"]).answer("none")
    assert table.power == 1
    assert table.turn_options() == ["done", f"play {ES}"]


@pytest.mark.card("confrontations:felix-faust-3")
@pytest.mark.rule("F11")
def test_felix_faust_3_works_in_his_confrontation_only(table: Script) -> None:
    played_as(table, "Felix Faust", 3).hand(ME, "Punch").play("Punch")
    assert table.turn_options() == ["end"]


@pytest.mark.card("confrontations:felix-faust-3")
def test_felix_faust_3_cannot_destroy_his_teammates_assist_cards(table: Script) -> None:
    played_as(table, "Felix Faust", 3).hand(ME, "Punch").hand(THIRD, "Zod").confront(FOE)
    table.play("Punch").call().asks(THIRD, "assist", ["Zod", "none"]).answer("Zod")
    table.use("felix-faust-3").asks(ME, "destroy", ["Punch", "none"]).answer("Punch")
    assert table.power == 1 + 3 + 1
    assert table.in_play_of(THIRD) == ["Zod"]


@pytest.mark.card("confrontations:felix-faust-3")
@pytest.mark.rule("F2", "Q23")
def test_felix_faust_3_is_too_late_once_he_is_done(table: Script) -> None:
    played_as(table, "Felix Faust", 3).hand(ME, "Ares", "Impervious").hand(FOE, "Pots!")
    table.confront(FOE)
    plays(table, "Ares", "Impervious").done()
    table.asks(FOE, "block", ["Pots!", "none"]).answer("none")
    assert table.score_of(ME) == []
    assert table.active == FOE
