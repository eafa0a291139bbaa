"""The Heroes of Confrontations; seats 0 and 2 are a team, 1 and 3 the other."""

from __future__ import annotations

import pytest
from script import FOE, ME, Script

MATE, OTHER = 2, 3


# --- Animal Man -------------------------------------------------------------------------------


@pytest.mark.card("confrontations:animal-man")
def test_animal_man_gives_two_power_when_nothing_is_borrowed(duel: Script) -> None:
    duel.hand(ME, "Animal Man").line_up("Lana Lang", "Nereus", "Zod", "Pots!", "Olympus")
    duel.play("Animal Man").asks(ME, "play", ["Lana Lang", "Nereus", "none"]).answer("none")
    assert duel.power == 2


@pytest.mark.card("confrontations:animal-man")
@pytest.mark.ruling("Q15")
def test_animal_man_plays_a_card_out_of_the_line_up_instead_and_puts_it_back(duel: Script) -> None:
    duel.hand(ME, "Animal Man").line_up("Pots!", "Krypto", "Zod", "Black Manta", "Olympus")
    duel.play("Animal Man").asks(ME, "play", ["Krypto", "Black Manta", "none"]).answer("Krypto")
    assert duel.power == 1
    assert duel.in_play_of(ME) == ["Animal Man"]
    assert sorted(duel.line_up_now) == ["Black Manta", "Krypto", "Olympus", "Pots!", "Zod"]


@pytest.mark.card("confrontations:animal-man")
def test_a_card_borrowed_by_animal_man_may_be_bought_afterwards(duel: Script) -> None:
    duel.hero(ME, "Superman").hand(ME, "Animal Man", "Punch", "Punch").line_up("Krypto", "Ares")
    duel.play("Animal Man").asks(ME, "play", ["Krypto", "none"]).answer("Krypto")
    duel.play("Punch").play("Punch")
    assert duel.turn_options() == ["buy Enhanced Strength", "buy Krypto", "end"]
    duel.buy("Krypto")
    assert duel.discard_of(ME) == ["Krypto"]


@pytest.mark.card("confrontations:animal-man", "confrontations:cheetah")
@pytest.mark.ruling("Q15")
def test_a_card_borrowed_by_animal_man_is_out_of_the_line_up_meanwhile(duel: Script) -> None:
    duel.hero(ME, "Superman").hand(ME, "Animal Man").line_up("Cheetah", "Krypto", "Zod")
    duel.play("Animal Man").asks(ME, "play", ["Cheetah", "Krypto", "none"]).answer("Cheetah")
    duel.asks(ME, "gain", ["Krypto", "none"]).answer("Krypto")
    assert duel.discard_of(ME) == ["Krypto"]
    assert sorted(duel.line_up_now) == ["Cheetah", "Zod"]
    assert duel.power == 0


@pytest.mark.card("confrontations:animal-man")
def test_animal_man_gives_two_power_without_such_a_card(duel: Script) -> None:
    duel.hand(ME, "Animal Man").line_up("Zod", "Pots!", "Amnesty Bay", "Magic Bracelets")
    duel.play("Animal Man")
    assert duel.power == 2


@pytest.mark.card("confrontations:animal-man", "confrontations:nereus")
def test_animal_man_attacks_with_a_borrowed_attack(duel: Script) -> None:
    duel.hand(ME, "Animal Man").hand(FOE, "Punch").line_up("Nereus", "Zod")
    duel.play("Animal Man").asks(ME, "play", ["Nereus", "none"]).answer("Nereus")
    duel.asks(FOE, "defend", ["none"]).answer("none")
    assert duel.discard_of(FOE) == ["Punch"]
    assert duel.power == 0


@pytest.mark.card("confrontations:animal-man", "confrontations:jimmy-olsen")
def test_a_card_borrowed_by_animal_man_is_not_played_as_an_assist(duel: Script) -> None:
    duel.hand(ME, "Animal Man").line_up("Jimmy Olsen", "Zod")
    duel.play("Animal Man").asks(ME, "play", ["Jimmy Olsen", "none"]).answer("Jimmy Olsen")
    assert duel.power == 1


# --- Ares -------------------------------------------------------------------------------------


@pytest.mark.card("confrontations:ares")
def test_ares_gives_four_power(duel: Script) -> None:
    duel.hand(ME, "Ares").play("Ares")
    assert duel.power == 4


@pytest.mark.card("confrontations:ares")
@pytest.mark.parametrize(("level", "cost"), [(1, 9 + 2), (2, 12 + 4), (3, 15 + 6)])
def test_ares_adds_twice_the_level(duel: Script, level: int, cost: int) -> None:
    duel.hand(FOE, "Ares", "Punch").level(FOE, level).confront(FOE).done()
    duel.asks(FOE, "block", ["Ares", "none"]).answer("Ares")
    duel.asks(FOE, "block", ["none"])
    assert duel.cost_of(FOE) == cost
    duel.answer("none")


@pytest.mark.card("confrontations:ares")
@pytest.mark.rule("F7")
def test_ares_counts_the_level_of_the_character_he_protects(teams: Script) -> None:
    teams.hand(FOE, "Punch").hand(OTHER, "Ares").level(FOE, 2).level(OTHER, 3)
    teams.confront(FOE).done().asks(FOE, "block", ["none"]).answer("none")
    teams.asks(OTHER, "block", ["Ares", "none"]).answer("Ares")
    teams.asks(FOE, "block", ["none"])
    assert teams.cost_of(FOE) == 12 + 4
    assert teams.cost_of(OTHER) == 15
    teams.answer("none")


# --- Blue Devil -------------------------------------------------------------------------------


@pytest.mark.card("confrontations:blue-devil")
def test_blue_devil_gives_two_power(duel: Script) -> None:
    duel.hand(ME, "Blue Devil").play("Blue Devil")
    assert duel.power == 2


@pytest.mark.card("confrontations:blue-devil")
@pytest.mark.rule("A1")
def test_blue_devil_avoids_and_moves_another_card_onto_the_deck(duel: Script) -> None:
    duel.hand(ME, "Nereus").hand(FOE, "Blue Devil", "Punch").discard(FOE, "Zod", "Kryptonite")
    duel.deck(FOE, "Steel").play("Nereus")
    duel.asks(FOE, "defend", ["Blue Devil", "none"]).answer("Blue Devil")
    duel.asks(FOE, "move", ["Zod", "Kryptonite", "none"]).answer("Zod")
    assert duel.deck_of(FOE) == ["Zod", "Steel"]
    assert sorted(duel.discard_of(FOE)) == ["Blue Devil", "Kryptonite"]
    assert duel.hand_of(FOE) == ["Punch"]


@pytest.mark.card("confrontations:blue-devil")
def test_blue_devil_may_move_nothing(duel: Script) -> None:
    duel.hand(ME, "Nereus").hand(FOE, "Blue Devil").discard(FOE, "Zod").play("Nereus")
    duel.asks(FOE, "defend", ["Blue Devil", "none"]).answer("Blue Devil")
    duel.asks(FOE, "move", ["Zod", "none"]).answer("none")
    assert sorted(duel.discard_of(FOE)) == ["Blue Devil", "Zod"]


@pytest.mark.card("confrontations:blue-devil")
def test_blue_devil_does_not_move_himself(duel: Script) -> None:
    duel.hand(ME, "Nereus").hand(FOE, "Blue Devil").play("Nereus")
    duel.asks(FOE, "defend", ["Blue Devil", "none"]).answer("Blue Devil")
    assert duel.discard_of(FOE) == ["Blue Devil"]
    assert duel.deck_of(FOE) == []


@pytest.mark.card("confrontations:blue-devil")
@pytest.mark.rule("A3")
@pytest.mark.ruling("Q28")
def test_blue_devil_moves_a_card_of_whoever_discards_him(teams: Script) -> None:
    teams.hand(ME, "Nereus").hand(FOE, "Punch").discard(FOE, "Kryptonite")
    teams.hand(OTHER, "Blue Devil").discard(OTHER, "Zod").play("Nereus")
    teams.asks(FOE, "defend", ["none"]).answer("none")
    teams.asks(OTHER, "defend", ["Blue Devil", "Blue Devil for 1", "none"])
    teams.answer("Blue Devil for 1")
    teams.asks(OTHER, "move", ["Zod", "none"]).answer("Zod")
    teams.asks(FOE, "defend", ["none"]).answer("none")
    assert teams.deck_of(OTHER) == ["Zod"]
    assert teams.discard_of(FOE) == ["Kryptonite"]
    assert teams.hand_of(FOE) == ["Punch"]


# --- Deadman ----------------------------------------------------------------------------------


@pytest.mark.card("confrontations:deadman")
@pytest.mark.ruling("Q15")
def test_deadman_plays_a_foes_top_card_and_puts_it_back_on_top(duel: Script) -> None:
    duel.hand(ME, "Deadman").deck(FOE, "Zod", "Punch").play("Deadman")
    duel.asks(ME, "play", ["Zod", "none"]).answer("Zod")
    assert duel.power == 3
    assert duel.deck_of(FOE) == ["Zod", "Punch"]
    assert duel.in_play_of(ME) == ["Deadman"]


@pytest.mark.card("confrontations:deadman")
def test_deadman_gives_two_power_when_the_card_is_not_played(duel: Script) -> None:
    duel.hand(ME, "Deadman").deck(FOE, "Zod", "Punch").play("Deadman")
    duel.asks(ME, "play", ["Zod", "none"]).answer("none")
    assert duel.power == 2
    assert duel.deck_of(FOE) == ["Zod", "Punch"]


@pytest.mark.card("confrontations:deadman")
def test_deadman_cannot_play_a_location(duel: Script) -> None:
    duel.hand(ME, "Deadman").deck(FOE, "Olympus", "Punch").play("Deadman")
    assert duel.power == 2
    assert duel.deck_of(FOE) == ["Olympus", "Punch"]


@pytest.mark.card("confrontations:deadman")
def test_deadman_gives_no_power_for_a_played_vulnerability(duel: Script) -> None:
    duel.hand(ME, "Deadman").deck(FOE, "Vulnerability").play("Deadman")
    duel.asks(ME, "play", ["Vulnerability", "none"]).answer("Vulnerability")
    assert duel.power == 0


@pytest.mark.card("confrontations:deadman")
@pytest.mark.parametrize("seat", [FOE, MATE, OTHER])
def test_deadman_may_reveal_the_card_of_any_other_player(teams: Script, seat: int) -> None:
    teams.hand(ME, "Deadman").deck(FOE, "Ares").deck(MATE, "Orion").deck(OTHER, "Zod")
    teams.play("Deadman")
    teams.asks(ME, "player", ["seat 1", "seat 2", "seat 3"]).answer(f"seat {seat}")
    name = {FOE: "Ares", MATE: "Orion", OTHER: "Zod"}[seat]
    teams.asks(ME, "play", [name, "none"]).answer(name)
    assert teams.power == {FOE: 4, MATE: 2, OTHER: 3}[seat]
    assert teams.deck_of(seat) == [name]


@pytest.mark.card("confrontations:deadman")
@pytest.mark.rule("D1")
def test_deadman_reveals_out_of_the_shuffled_discard_pile(duel: Script) -> None:
    duel.hand(ME, "Deadman").discard(FOE, "Zod").play("Deadman")
    duel.asks(ME, "play", ["Zod", "none"]).answer("Zod")
    assert duel.deck_of(FOE) == ["Zod"]
    assert duel.discard_of(FOE) == []


@pytest.mark.card("confrontations:deadman")
@pytest.mark.rule("D6")
def test_deadman_gives_two_power_where_there_is_no_card(duel: Script) -> None:
    duel.hand(ME, "Deadman").play("Deadman")
    assert duel.power == 2


@pytest.mark.card("confrontations:deadman")
def test_deadman_is_not_an_attack(duel: Script) -> None:
    duel.hand(ME, "Deadman").hand(FOE, "Krypto", "Impervious").deck(FOE, "Punch").play("Deadman")
    duel.asks(ME, "play", ["Punch", "none"]).answer("Punch")
    assert duel.power == 1
    assert sorted(duel.hand_of(FOE)) == ["Impervious", "Krypto"]


@pytest.mark.card("confrontations:deadman")
@pytest.mark.ruling("Q16")
def test_deadman_may_play_another_deadman(duel: Script) -> None:
    duel.hand(ME, "Deadman").deck(FOE, "Deadman", "Zod").play("Deadman")
    duel.asks(ME, "play", ["Deadman", "none"]).answer("Deadman")
    duel.asks(ME, "play", ["Zod", "none"]).answer("none")
    assert duel.power == 2
    assert duel.deck_of(FOE) == ["Deadman", "Zod"]


# --- Doctor Fate ------------------------------------------------------------------------------


@pytest.mark.card("confrontations:doctor-fate")
def test_doctor_fate_draws_one_of_three_and_orders_the_rest(duel: Script) -> None:
    duel.hand(ME, "Doctor Fate").deck(ME, "Zod", "Punch", "Krypto", "Pots!").play("Doctor Fate")
    duel.asks(ME, "draw", ["Zod", "Punch", "Krypto"]).answer("Punch")
    duel.asks(ME, "order", ["Zod", "Krypto"]).answer("Krypto")
    assert duel.power == 2
    assert duel.hand_of(ME) == ["Punch"]
    assert duel.deck_of(ME) == ["Krypto", "Zod", "Pots!"]


@pytest.mark.card("confrontations:doctor-fate")
@pytest.mark.rule("D6")
def test_doctor_fate_draws_the_only_card_or_none(duel: Script) -> None:
    duel.hand(ME, "Doctor Fate").deck(ME, "Zod").play("Doctor Fate")
    duel.asks(ME, "draw", ["Zod"]).answer("Zod")
    assert duel.hand_of(ME) == ["Zod"]
    assert duel.power == 2


@pytest.mark.card("confrontations:doctor-fate")
@pytest.mark.rule("D6")
def test_doctor_fate_without_cards_gives_his_power_alone(duel: Script) -> None:
    duel.hand(ME, "Doctor Fate").play("Doctor Fate")
    assert duel.power == 2


@pytest.mark.card("confrontations:doctor-fate")
@pytest.mark.rule("D1")
@pytest.mark.ruling("Q37")
def test_doctor_fate_looks_into_the_shuffled_discard_pile(duel: Script) -> None:
    duel.hand(ME, "Doctor Fate").deck(ME, "Zod").discard(ME, "Punch", "Krypto")
    duel.play("Doctor Fate").asks(ME, "draw", ["Zod", "Punch", "Krypto"]).answer("Zod")
    duel.asks(ME, "order", ["Punch", "Krypto"]).answer("Punch")
    assert duel.deck_of(ME) == ["Punch", "Krypto"]
    assert duel.discard_of(ME) == []


# --- Donna Troy and Steve Trevor --------------------------------------------------------------


@pytest.mark.card("confrontations:donna-troy")
def test_donna_troy_gives_one_power_and_draws(duel: Script) -> None:
    duel.hand(ME, "Donna Troy").deck(ME, "Zod", "Punch").play("Donna Troy")
    assert duel.power == 1
    assert duel.hand_of(ME) == ["Zod"]


@pytest.mark.card("confrontations:steve-trevor")
def test_steve_trevor_gives_one_power_and_draws_nothing(duel: Script) -> None:
    duel.hand(ME, "Steve Trevor").deck(ME, "Zod", "Punch").play("Steve Trevor")
    assert duel.power == 1
    assert duel.hand_of(ME) == []


@pytest.mark.card("confrontations:donna-troy", "confrontations:steve-trevor")
@pytest.mark.parametrize("name", ["Donna Troy", "Steve Trevor"])
def test_a_revealed_defender_stays_when_another_card_is_discarded(duel: Script, name: str) -> None:
    duel.hand(ME, "Strife").hand(FOE, name, "Punch", "Zod").play("Strife")
    duel.asks(FOE, "defend", [name, "none"]).answer(name)
    duel.asks(FOE, "discard", [name, "Punch", "Zod"]).answer("Punch")
    assert sorted(duel.hand_of(FOE)) == sorted([name, "Zod"])
    assert duel.discard_of(FOE) == ["Punch"]
    assert duel.power == 2


@pytest.mark.card("confrontations:donna-troy", "confrontations:steve-trevor")
@pytest.mark.ruling("C-donna-troy", "C-steve-trevor")
@pytest.mark.parametrize("name", ["Donna Troy", "Steve Trevor"])
def test_a_revealed_defender_may_be_the_card_discarded(duel: Script, name: str) -> None:
    duel.hand(ME, "Strife").hand(FOE, name, "Zod").play("Strife")
    duel.asks(FOE, "defend", [name, "none"]).answer(name)
    duel.asks(FOE, "discard", [name, "Zod"]).answer(name)
    assert duel.hand_of(FOE) == ["Zod"]
    assert duel.discard_of(FOE) == [name]


@pytest.mark.card("confrontations:donna-troy", "confrontations:steve-trevor")
@pytest.mark.ruling("C-donna-troy", "C-steve-trevor")
@pytest.mark.parametrize("name", ["Donna Troy", "Steve Trevor"])
def test_a_revealed_defender_alone_in_hand_is_discarded(duel: Script, name: str) -> None:
    duel.hand(ME, "Strife").hand(FOE, name).play("Strife")
    duel.asks(FOE, "defend", [name, "none"]).answer(name)
    assert duel.hand_of(FOE) == []
    assert duel.discard_of(FOE) == [name]


@pytest.mark.card("confrontations:donna-troy", "confrontations:steve-trevor")
@pytest.mark.rule("A3")
@pytest.mark.ruling("Q28")
@pytest.mark.parametrize("name", ["Donna Troy", "Steve Trevor"])
def test_whoever_revealed_the_defender_discards_and_it_serves_once(
    teams: Script, name: str
) -> None:
    teams.hand(ME, "Tegrof!").hand(FOE, "Zod").hand(OTHER, name, "Punch").play("Tegrof!")
    teams.asks(FOE, "defend", ["none"]).answer("none")
    teams.asks(OTHER, "defend", [name, f"{name} for 1", "none"]).answer(f"{name} for 1")
    teams.asks(OTHER, "discard", [name, "Punch"]).answer("Punch")
    teams.asks(FOE, "defend", ["none"]).answer("none")
    teams.asks(OTHER, "defend", ["none"]).answer("none")
    assert teams.hand_of(FOE) == ["Zod"]
    assert teams.discard_of(OTHER) == ["Punch"]
    assert teams.deck_of(OTHER) == [name]


# --- Hephaestus -------------------------------------------------------------------------------


@pytest.mark.card("confrontations:hephaestus")
def test_hephaestus_gives_two_power(duel: Script) -> None:
    duel.hand(ME, "Hephaestus").play("Hephaestus")
    assert duel.power == 2


@pytest.mark.card("confrontations:hephaestus")
@pytest.mark.parametrize(
    ("pile", "more"),
    [((), 0), (("Kryptonite", "Magic Bracelets", "Zod", "Olympus"), 2), (("Ares",), 0)],
)
def test_hephaestus_adds_one_for_each_equipment(
    duel: Script, pile: tuple[str, ...], more: int
) -> None:
    duel.hand(FOE, "Hephaestus", "Power Armor").discard(FOE, *pile).confront(FOE).done()
    duel.asks(FOE, "block", ["Hephaestus", "Power Armor", "none"]).answer("Hephaestus")
    duel.asks(FOE, "block", ["Power Armor", "none"])
    assert duel.cost_of(FOE) == 9 + more
    duel.answer("none")


@pytest.mark.card("confrontations:hephaestus")
@pytest.mark.rule("F7")
@pytest.mark.ruling("Q24")
def test_hephaestus_counts_the_pile_of_whoever_discards_him_as_it_is_then(teams: Script) -> None:
    teams.hand(FOE, "Magic Bracelets", "Punch").discard(FOE, "Kryptonite", "Black Diamond")
    teams.hand(OTHER, "Hephaestus", "Power Armor").discard(OTHER, "Crown of Atlantis")
    teams.confront(FOE).done().asks(FOE, "block", ["Magic Bracelets", "none"])
    teams.answer("Magic Bracelets")
    teams.asks(OTHER, "block", ["Hephaestus", "Power Armor", "none"]).answer("Power Armor")
    teams.asks(FOE, "block", ["none"]).answer("none")
    teams.asks(OTHER, "block", ["Hephaestus", "none"]).answer("Hephaestus")
    teams.asks(FOE, "block", ["none"])
    assert teams.cost_of(FOE) == 9 + 2 + 2 + 2
    teams.answer("none")


# --- Hera -------------------------------------------------------------------------------------


@pytest.mark.card("confrontations:hera")
@pytest.mark.rule("V1")
def test_hera_gives_three_power_without_a_teammate(duel: Script) -> None:
    duel.hand(ME, "Hera", "Zod").in_play(FOE, "Lex Corp").play("Hera")
    assert duel.power == 3
    duel.play("Zod")
    assert duel.power == 6


@pytest.mark.card("confrontations:hera", "confrontations:lex-corp")
def test_hera_lets_a_teammates_location_work_for_you(teams: Script) -> None:
    teams.hand(ME, "Hera", "Zod", "Pots!", "Kryptonite").in_play(MATE, "Lex Corp")
    teams.play("Hera")
    assert teams.power == 3
    teams.play("Zod")
    assert teams.power == 3 + 3 + 2
    teams.play("Kryptonite")
    assert teams.power == 8 + 3


@pytest.mark.card("confrontations:hera", "confrontations:lex-corp")
@pytest.mark.ruling("Q19")
def test_hera_comes_too_late_for_the_first_villain_of_the_turn(teams: Script) -> None:
    teams.hand(ME, "Parasite", "Hera", "Zod").in_play(MATE, "Lex Corp")
    teams.play("Parasite").play("Hera").play("Zod")
    assert teams.power == 1 + 3 + 3


@pytest.mark.card("confrontations:hera", "confrontations:amnesty-bay")
def test_hera_does_not_spend_the_teammates_own_use(teams: Script) -> None:
    teams.hand(ME, "Hera").in_play(MATE, "Amnesty Bay").deck(ME, "Pots!").deck(MATE, "Zod")
    assert "use Amnesty Bay" not in teams.normal().turn_options()
    teams.play("Hera").use("Amnesty Bay").asks(ME, "discard", ["Pots!", "none"]).answer("Pots!")
    assert teams.power == 4
    assert teams.discard_of(ME) == ["Pots!"]
    assert "use Amnesty Bay" not in teams.turn_options()
    teams.end().end().normal()
    assert teams.active == MATE
    teams.use("Amnesty Bay").asks(MATE, "discard", ["Zod", "none"]).answer("Zod")
    assert teams.power == 1
    teams.end().asks(ME, "assist", ["none"]).answer("none")
    teams.end()
    assert "use Amnesty Bay" not in teams.normal().turn_options()


@pytest.mark.card("confrontations:hera", "confrontations:olympus")
@pytest.mark.ruling("Q19")
def test_hera_herself_is_the_first_costly_card_of_the_turn(teams: Script) -> None:
    teams.hand(ME, "Hera", "Zod").in_play(MATE, "Olympus").deck(ME, "Punch").deck(MATE, "Krypto")
    teams.play("Hera").play("Zod")
    assert teams.hand_of(ME) == []


@pytest.mark.card("confrontations:hera", "confrontations:daily-planet")
def test_hera_gives_daily_planet_in_a_confrontation(teams: Script) -> None:
    teams.hand(ME, "Hera", "Punch").in_play(MATE, "Daily Planet").deck(ME, "Zod").confront(FOE)
    teams.play("Hera").use("Daily Planet")
    teams.asks(ME, "discard", ["Punch", "Zod"]).answer("Punch")
    assert teams.hand_of(ME) == ["Zod"]


@pytest.mark.card("confrontations:hera", "confrontations:lois-lane")
@pytest.mark.rule("K5")
def test_hera_as_an_assist_lends_the_locations_of_her_player(teams: Script) -> None:
    teams.hand(ME, "Lois Lane", "Zod").hand(MATE, "Hera").in_play(MATE, "Lex Corp")
    teams.play("Lois Lane").asks(MATE, "give-assist", ["Hera", "none"]).answer("Hera")
    teams.call().asks(MATE, "assist", ["Hera", "none"]).answer("Hera")
    assert teams.power == 2 + 3
    teams.play("Zod")
    assert teams.power == 5 + 3 + 2


# --- Hermes -----------------------------------------------------------------------------------


@pytest.mark.card("confrontations:hermes")
@pytest.mark.parametrize("seat", [ME, FOE, MATE, OTHER])
def test_hermes_gains_a_card_into_any_players_pile(teams: Script, seat: int) -> None:
    teams.hero(ME, "Wonder Woman").hand(ME, "Hermes").line_up("Zod", "Ares", "Krypto", "Orion")
    teams.play("Hermes").asks(ME, "gain", ["Zod", "Krypto"]).answer("Zod")
    teams.asks(ME, "player", ["seat 0", "seat 1", "seat 2", "seat 3"]).answer(f"seat {seat}")
    assert teams.discard_of(seat) == ["Zod"]
    assert sorted(teams.line_up_now) == ["Ares", "Krypto", "Orion"]
    assert teams.power == 0


@pytest.mark.card("confrontations:hermes")
def test_hermes_must_gain_the_only_such_card(duel: Script) -> None:
    duel.hero(ME, "Superman").hand(ME, "Hermes").line_up("Zod", "Ares")
    duel.play("Hermes").asks(ME, "player", ["seat 0", "seat 1"]).answer("seat 0")
    assert duel.discard_of(ME) == ["Zod"]


@pytest.mark.card("confrontations:hermes")
@pytest.mark.rule("D4")
def test_hermes_does_nothing_without_such_a_card(duel: Script) -> None:
    duel.hand(ME, "Hermes").line_up("Ares", "Orion").play("Hermes")
    assert duel.power == 0
    assert sorted(duel.line_up_now) == ["Ares", "Orion"]


@pytest.mark.card("confrontations:hermes")
@pytest.mark.rule("T6")
def test_hermes_gains_in_a_confrontation_too(duel: Script) -> None:
    duel.hero(ME, "Superman").hand(ME, "Hermes").line_up("Zod").confront(FOE).play("Hermes")
    duel.asks(ME, "player", ["seat 0", "seat 1"]).answer("seat 1")
    assert duel.discard_of(FOE) == ["Zod"]


@pytest.mark.card("confrontations:hermes", "confrontations:aquaman-1")
def test_hermes_makes_you_the_gainer_whoever_gets_the_card(duel: Script) -> None:
    duel.hero(ME, "Aquaman").hand(ME, "Hermes").deck(ME, "Punch").line_up("Zod")
    duel.play("Hermes").asks(ME, "player", ["seat 0", "seat 1"]).answer("seat 1")
    assert duel.discard_of(FOE) == ["Zod"]
    assert duel.hand_of(ME) == ["Punch"]


@pytest.mark.card("confrontations:hermes", "confrontations:zatanna-zatara-1")
def test_hermes_card_for_yourself_may_go_onto_zatannas_deck(duel: Script) -> None:
    duel.hero(ME, "Zatanna Zatara").hand(ME, "Hermes").line_up("Krypto").play("Hermes")
    duel.asks(ME, "player", ["seat 0", "seat 1"]).answer("seat 0")
    duel.asks(ME, "place", ["discard", "deck-top"]).answer("deck-top")
    assert duel.deck_of(ME) == ["Krypto"]


@pytest.mark.card("confrontations:hermes", "confrontations:zatanna-zatara-1")
def test_hermes_card_for_a_foe_does_not_go_onto_zatannas_deck(duel: Script) -> None:
    duel.hero(ME, "Zatanna Zatara").hand(ME, "Hermes").line_up("Krypto").play("Hermes")
    duel.asks(ME, "player", ["seat 0", "seat 1"]).answer("seat 1")
    assert duel.discard_of(FOE) == ["Krypto"]


# --- Jimmy Olsen ------------------------------------------------------------------------------


@pytest.mark.card("confrontations:jimmy-olsen")
def test_jimmy_olsen_gives_one_power_on_your_own_turn(duel: Script) -> None:
    duel.hand(ME, "Jimmy Olsen").play("Jimmy Olsen")
    assert duel.power == 1


@pytest.mark.card("confrontations:jimmy-olsen")
@pytest.mark.rule("K5", "E3")
def test_jimmy_olsen_gives_two_power_as_an_assist_and_goes_home(teams: Script) -> None:
    teams.hand(MATE, "Jimmy Olsen").call()
    teams.asks(MATE, "assist", ["Jimmy Olsen", "none"]).answer("Jimmy Olsen")
    assert teams.power == 2
    assert teams.in_play_of(MATE) == ["Jimmy Olsen"]
    teams.end()
    assert teams.discard_of(MATE) == ["Jimmy Olsen"]
    assert teams.in_play_of(MATE) == []


@pytest.mark.card("confrontations:jimmy-olsen")
@pytest.mark.rule("V5")
def test_jimmy_olsen_gives_two_power_from_your_character(duel: Script) -> None:
    duel.place("on-hero 0", "Jimmy Olsen").play("Jimmy Olsen")
    assert duel.power == 2
    assert duel.in_play_of(ME) == ["Jimmy Olsen"]


# --- John Constantine -------------------------------------------------------------------------


@pytest.mark.card("confrontations:john-constantine")
def test_john_constantine_gives_one_more_for_a_card_moved_onto_the_deck(duel: Script) -> None:
    duel.hand(ME, "John Constantine", "Zod", "Punch").deck(ME, "Steel").play("John Constantine")
    duel.asks(ME, "move", ["Zod", "Punch", "none"]).answer("Zod")
    assert duel.power == 3
    assert duel.deck_of(ME) == ["Zod", "Steel"]
    assert duel.hand_of(ME) == ["Punch"]


@pytest.mark.card("confrontations:john-constantine")
def test_john_constantine_may_move_nothing(duel: Script) -> None:
    duel.hand(ME, "John Constantine", "Zod").play("John Constantine")
    duel.asks(ME, "move", ["Zod", "none"]).answer("none")
    assert duel.power == 2


@pytest.mark.card("confrontations:john-constantine")
def test_john_constantine_gives_two_power_with_an_empty_hand(duel: Script) -> None:
    duel.hand(ME, "John Constantine").play("John Constantine")
    assert duel.power == 2


@pytest.mark.card("confrontations:john-constantine", "confrontations:themyscira")
def test_a_block_moved_by_john_constantine_is_not_discarded(duel: Script) -> None:
    duel.hand(ME, "John Constantine", "Steel").in_play(ME, "Themyscira").deck(ME, "Punch")
    duel.play("John Constantine").asks(ME, "move", ["Steel", "none"]).answer("Steel")
    assert duel.hand_of(ME) == []
    assert duel.deck_of(ME) == ["Steel", "Punch"]


# --- Krypto -----------------------------------------------------------------------------------


@pytest.mark.card("confrontations:krypto")
def test_krypto_gives_one_power(duel: Script) -> None:
    duel.hand(ME, "Krypto").play("Krypto")
    assert duel.power == 1


@pytest.mark.card("confrontations:krypto")
@pytest.mark.rule("K5")
def test_krypto_gives_one_power_as_an_assist(teams: Script) -> None:
    teams.hand(MATE, "Krypto", "Punch").call()
    teams.asks(MATE, "assist", ["Krypto", "none"]).answer("Krypto")
    assert teams.power == 1
    assert teams.in_play_of(MATE) == ["Krypto"]


@pytest.mark.card("confrontations:krypto")
@pytest.mark.rule("V1")
def test_krypto_draws_one_card_without_a_teammate(duel: Script) -> None:
    duel.hand(ME, "Nereus").hand(FOE, "Krypto", "Punch").deck(FOE, "Zod", "Steel").play("Nereus")
    duel.asks(FOE, "defend", ["Krypto", "none"]).answer("Krypto")
    assert duel.hand_of(FOE) == ["Punch", "Zod"]
    assert duel.discard_of(FOE) == ["Krypto"]


@pytest.mark.card("confrontations:krypto")
@pytest.mark.rule("A3")
@pytest.mark.parametrize(("saving", "hit"), [("Krypto", OTHER), ("Krypto for 3", FOE)])
def test_krypto_lets_both_teammates_draw_whomever_he_saves(
    teams: Script, saving: str, hit: int
) -> None:
    teams.hand(ME, "Tegrof!").hand(FOE, "Krypto").deck(FOE, "Zod", "Ares").deck(OTHER, "Punch")
    teams.play("Tegrof!").asks(FOE, "defend", ["Krypto", "Krypto for 3", "none"]).answer(saving)
    teams.asks(FOE, "defend", ["none"]).answer("none")
    teams.asks(OTHER, "defend", ["none"]).answer("none")
    assert teams.discard_of(FOE) == ["Krypto"]
    assert teams.hand_of(FOE) == ([] if hit == FOE else ["Zod"])
    assert teams.hand_of(OTHER) == ([] if hit == OTHER else ["Punch"])


@pytest.mark.card("confrontations:krypto")
@pytest.mark.ruling("Q28")
def test_a_defense_drawn_with_krypto_is_too_late_for_that_attack(teams: Script) -> None:
    teams.hand(ME, "Tegrof!").hand(FOE, "Krypto").deck(FOE, "Impervious").deck(OTHER, "Donna Troy")
    teams.play("Tegrof!").asks(FOE, "defend", ["Krypto", "Krypto for 3", "none"]).answer("Krypto")
    teams.asks(FOE, "defend", ["none"]).answer("none")
    teams.asks(OTHER, "defend", ["none"]).answer("none")
    assert teams.deck_of(OTHER) == ["Donna Troy"]
    assert teams.hand_of(FOE) == ["Impervious"]


@pytest.mark.card("confrontations:krypto")
@pytest.mark.ruling("Q28")
def test_two_kryptos_do_not_both_save_the_same_player(teams: Script) -> None:
    teams.hand(ME, "Tegrof!").hand(FOE, "Krypto").hand(OTHER, "Krypto").play("Tegrof!")
    teams.asks(FOE, "defend", ["Krypto", "Krypto for 3", "none"]).answer("Krypto")
    teams.asks(OTHER, "defend", ["Krypto", "Krypto for 1", "none"]).answer("Krypto for 1")
    teams.asks(FOE, "defend", ["none"]).answer("none")
    teams.asks(OTHER, "defend", ["Krypto", "none"]).answer("none")
    assert teams.deck_of(OTHER) == ["Krypto"]


# --- Lana Lang --------------------------------------------------------------------------------


@pytest.mark.card("confrontations:lana-lang")
def test_lana_lang_gives_two_power(duel: Script) -> None:
    duel.hand(ME, "Lana Lang").play("Lana Lang")
    assert duel.power == 2


@pytest.mark.card("confrontations:lana-lang", "confrontations:crown-of-atlantis")
@pytest.mark.rule("K5")
def test_lana_lang_as_an_assist_is_not_played_by_the_active_player(teams: Script) -> None:
    teams.hand(ME, "Crown of Atlantis").hand(MATE, "Lana Lang").call()
    teams.asks(MATE, "assist", ["Lana Lang", "none"]).answer("Lana Lang")
    assert teams.power == 2
    teams.play("Crown of Atlantis")
    assert teams.power == 2 + 1


@pytest.mark.card("confrontations:lana-lang")
@pytest.mark.ruling("Q23")
def test_the_teammate_is_asked_for_lana_lang_before_done_counts(teams: Script) -> None:
    teams.hand(MATE, "Lana Lang").confront(FOE).done()
    teams.asks(MATE, "assist", ["Lana Lang", "none"]).answer("Lana Lang")
    assert teams.power == 2
    assert teams.turn_options() == ["done"]


# --- Lois Lane --------------------------------------------------------------------------------


@pytest.mark.card("confrontations:lois-lane")
@pytest.mark.rule("K6")
def test_lois_lane_gives_assist_to_a_card_in_the_teammates_hand(teams: Script) -> None:
    teams.hand(ME, "Lois Lane").hand(MATE, "Ares", "Olympus", "Punch").play("Lois Lane")
    assert teams.power == 2
    teams.asks(MATE, "give-assist", ["Ares", "Punch", "none"]).answer("Ares")
    teams.call().asks(MATE, "assist", ["Ares", "none"]).answer("Ares")
    assert teams.power == 6
    assert teams.in_play_of(MATE) == ["Ares"]
    teams.call().asks(MATE, "assist", ["none"]).answer("none")


@pytest.mark.card("confrontations:lois-lane")
def test_lois_lanes_teammate_may_choose_nothing(teams: Script) -> None:
    teams.hand(ME, "Lois Lane").hand(MATE, "Ares").play("Lois Lane")
    teams.asks(MATE, "give-assist", ["Ares", "none"]).answer("none")
    teams.call().asks(MATE, "assist", ["none"]).answer("none")
    assert teams.power == 2


@pytest.mark.card("confrontations:lois-lane")
@pytest.mark.rule("V1")
def test_lois_lane_gives_two_power_without_a_teammate(duel: Script) -> None:
    duel.hand(ME, "Lois Lane", "Ares").hand(FOE, "Punch").play("Lois Lane")
    assert duel.power == 2
    assert "lay Ares" not in duel.turn_options()


@pytest.mark.card("confrontations:lois-lane")
def test_lois_lane_gives_assist_to_one_of_two_equal_cards(teams: Script) -> None:
    teams.hand(ME, "Lois Lane").hand(MATE, "Punch", "Punch").play("Lois Lane")
    teams.asks(MATE, "give-assist", ["Punch", "none"]).answer("Punch")
    teams.call().asks(MATE, "assist", ["Punch", "none"]).answer("Punch")
    assert teams.power == 3
    teams.call().asks(MATE, "assist", ["none"]).answer("none")


@pytest.mark.card("confrontations:lois-lane")
def test_lois_lanes_assist_is_over_with_the_turn(teams: Script) -> None:
    teams.hand(ME, "Lois Lane").hand(MATE, "Ares").play("Lois Lane")
    teams.asks(MATE, "give-assist", ["Ares", "none"]).answer("Ares")
    teams.end().asks(MATE, "assist", ["Ares", "none"]).answer("none")
    teams.end()
    assert teams.active == MATE
    teams.end().asks(ME, "assist", ["none"]).answer("none")
    teams.end()
    assert teams.hand_of(MATE) == ["Ares"]
    teams.call().asks(MATE, "assist", ["none"]).answer("none")


@pytest.mark.card("confrontations:lois-lane", "confrontations:superman-3")
@pytest.mark.rule("K6")
def test_lois_lanes_card_is_an_assist_card_in_play_too(teams: Script) -> None:
    teams.hand(ME, "Lois Lane").hand(MATE, "Ares").deck(MATE, "Punch", "Zod")
    teams.hero(MATE, "Superman").level(MATE, 3).play("Lois Lane")
    teams.asks(MATE, "give-assist", ["Ares", "none"]).answer("Ares")
    teams.call().asks(MATE, "assist", ["Ares", "none"]).answer("Ares")
    assert teams.hand_of(MATE) == ["Punch"]
    assert teams.power == 6


# --- Madame Xanadu ----------------------------------------------------------------------------


@pytest.mark.card("confrontations:madame-xanadu")
def test_madame_xanadu_discards_orders_and_draws(duel: Script) -> None:
    duel.hand(ME, "Madame Xanadu").deck(ME, "Zod", "Punch", "Krypto", "Pots!")
    duel.play("Madame Xanadu")
    duel.asks(ME, "discard", ["Zod", "Punch", "Krypto", "none"]).answer("Punch")
    duel.asks(ME, "discard", ["Zod", "Krypto", "none"]).answer("none")
    duel.asks(ME, "order", ["Zod", "Krypto"]).answer("Krypto")
    assert duel.hand_of(ME) == ["Krypto"]
    assert duel.deck_of(ME) == ["Zod", "Pots!"]
    assert duel.discard_of(ME) == ["Punch"]
    assert duel.power == 0


@pytest.mark.card("confrontations:madame-xanadu")
def test_madame_xanadu_may_discard_all_three(duel: Script) -> None:
    duel.hand(ME, "Madame Xanadu").deck(ME, "Zod", "Punch", "Krypto", "Pots!")
    duel.play("Madame Xanadu").asks(ME, "discard", ["Zod", "Punch", "Krypto", "none"])
    duel.answer("Punch", "Zod", "Krypto")
    assert duel.hand_of(ME) == ["Pots!"]
    assert sorted(duel.discard_of(ME)) == ["Krypto", "Punch", "Zod"]


@pytest.mark.card("confrontations:madame-xanadu")
def test_madame_xanadu_may_discard_nothing(duel: Script) -> None:
    duel.hand(ME, "Madame Xanadu").deck(ME, "Zod", "Punch", "Krypto").play("Madame Xanadu")
    duel.asks(ME, "discard", ["Zod", "Punch", "Krypto", "none"]).answer("none")
    duel.asks(ME, "order", ["Zod", "Punch", "Krypto"]).answer("Punch")
    duel.asks(ME, "order", ["Zod", "Krypto"]).answer("Krypto")
    assert duel.hand_of(ME) == ["Punch"]
    assert duel.deck_of(ME) == ["Krypto", "Zod"]


@pytest.mark.card("confrontations:madame-xanadu")
@pytest.mark.rule("D1")
def test_madame_xanadu_may_draw_what_she_discarded(duel: Script) -> None:
    duel.hand(ME, "Madame Xanadu").deck(ME, "Zod").play("Madame Xanadu")
    duel.asks(ME, "discard", ["Zod", "none"]).answer("Zod")
    assert duel.hand_of(ME) == ["Zod"]


@pytest.mark.card("confrontations:madame-xanadu")
@pytest.mark.rule("K5")
def test_madame_xanadu_as_an_assist_is_for_the_active_player(teams: Script) -> None:
    teams.hand(MATE, "Madame Xanadu").deck(MATE, "Ares").deck(ME, "Zod", "Punch").call()
    teams.asks(MATE, "assist", ["Madame Xanadu", "none"]).answer("Madame Xanadu")
    teams.asks(ME, "discard", ["Zod", "Punch", "none"]).answer("Punch", "none")
    assert teams.hand_of(ME) == ["Zod"]
    assert teams.discard_of(ME) == ["Punch"]
    assert teams.deck_of(MATE) == ["Ares"]
    assert teams.hand_of(MATE) == []


# --- Mera -------------------------------------------------------------------------------------


@pytest.mark.card("confrontations:mera")
@pytest.mark.rule("F6")
def test_mera_gives_two_power_without_a_confrontation(duel: Script) -> None:
    duel.hand(ME, "Mera").discard(ME, "Zod", "Krypto", "Pots!", "Olympus").play("Mera")
    assert duel.power == 2


@pytest.mark.card("confrontations:mera")
@pytest.mark.rule("K1")
@pytest.mark.parametrize(
    ("pile", "power"),
    [
        ((), 0),
        (("Weakness",), 0),
        (("Punch", "Vulnerability", "Zod", "Black Manta", "Krypto", "Weakness"), 3),
        (("Punch", "Zod", "Krypto", "Pots!", "Olympus", "Kryptonite"), 6),
    ],
)
def test_mera_counts_card_types_in_a_confrontation(
    duel: Script, pile: tuple[str, ...], power: int
) -> None:
    duel.hand(ME, "Mera").discard(ME, *pile).confront(FOE).play("Mera")
    assert duel.power == power


@pytest.mark.card("confrontations:mera")
@pytest.mark.ruling("C-mera")
def test_meras_power_is_fixed_when_she_is_played(duel: Script) -> None:
    duel.hand(ME, "Mera", "Ya'wara").discard(ME, "Punch").deck(ME, "Kryptonite").confront(FOE)
    duel.play("Mera").play("Ya'wara").asks(ME, "may", ["yes", "no"]).answer("yes")
    assert duel.power == 1 + 1


# --- Orion ------------------------------------------------------------------------------------


@pytest.mark.card("confrontations:orion")
def test_orion_gives_two_power_and_draws(duel: Script) -> None:
    duel.hand(ME, "Orion").deck(ME, "Zod", "Punch").play("Orion")
    assert duel.power == 2
    assert duel.hand_of(ME) == ["Zod"]


@pytest.mark.card("confrontations:orion")
@pytest.mark.ruling("C-orion")
def test_orion_counts_himself_and_the_heroes_of_his_players_pile(teams: Script) -> None:
    teams.hand(FOE, "Punch").discard(FOE, "Ares", "Hera").hand(OTHER, "Orion", "Krypto")
    teams.discard(OTHER, "Lana Lang", "Zod").deck(OTHER, "Steel").confront(FOE).done()
    teams.asks(FOE, "block", ["none"]).answer("none")
    teams.asks(OTHER, "block", ["Orion", "none"]).answer("Orion")
    teams.asks(FOE, "block", ["none"])
    assert teams.cost_of(FOE) == 9 + 2
    assert teams.hand_of(OTHER) == ["Krypto"]
    teams.answer("none").asks(OTHER, "block", ["none"]).answer("none")


@pytest.mark.card("confrontations:orion")
@pytest.mark.ruling("C-orion")
def test_orion_alone_adds_one(duel: Script) -> None:
    duel.hand(FOE, "Orion", "Punch").confront(FOE).done()
    duel.asks(FOE, "block", ["Orion", "none"]).answer("Orion").asks(FOE, "block", ["none"])
    assert duel.cost_of(FOE) == 10
    duel.answer("none")


# --- Poseidon ---------------------------------------------------------------------------------


@pytest.mark.card("confrontations:poseidon")
@pytest.mark.rule("K1")
@pytest.mark.parametrize(
    ("pile", "drawn"),
    [
        ((), []),
        (("Zod", "Krypto", "Lana Lang", "Weakness"), []),
        (("Zod", "Krypto", "Vulnerability"), ["Steel"]),
    ],
)
def test_poseidon_draws_with_three_types(
    duel: Script, pile: tuple[str, ...], drawn: list[str]
) -> None:
    duel.hand(ME, "Poseidon").discard(ME, *pile).deck(ME, "Steel", "Ares").play("Poseidon")
    assert duel.power == 3
    assert duel.hand_of(ME) == drawn


@pytest.mark.card("confrontations:poseidon")
def test_poseidon_checks_once(duel: Script) -> None:
    duel.hand(ME, "Poseidon", "Ya'wara").discard(ME, "Zod", "Krypto").deck(ME, "Punch", "Ares")
    duel.play("Poseidon").play("Ya'wara").asks(ME, "may", ["yes", "no"]).answer("yes")
    assert duel.hand_of(ME) == []


# --- Ragman -----------------------------------------------------------------------------------


@pytest.mark.card("confrontations:ragman")
@pytest.mark.rule("F6")
def test_ragman_gives_just_power_without_a_confrontation(duel: Script) -> None:
    duel.hand(ME, "Ragman").deck(ME, "Zod", "Krypto").play("Ragman")
    assert duel.power == 1
    assert duel.hand_of(ME) == []


@pytest.mark.card("confrontations:ragman")
@pytest.mark.parametrize(
    ("top", "drawn", "left"),
    [
        (("Zod", "Krypto"), ["Krypto", "Zod"], ["Steel"]),
        (("Zod", "Pots!"), ["Zod"], ["Pots!", "Steel"]),
        (("Olympus", "Krypto"), ["Krypto"], ["Olympus", "Steel"]),
        (("Punch", "Punch"), [], ["Punch", "Punch", "Steel"]),
    ],
)
def test_ragman_draws_heroes_and_villains_of_two_in_a_confrontation(
    duel: Script, top: tuple[str, str], drawn: list[str], left: list[str]
) -> None:
    duel.hand(ME, "Ragman").deck(ME, *top, "Steel").confront(FOE).play("Ragman")
    assert sorted(duel.hand_of(ME)) == drawn
    assert duel.deck_of(ME) == left
    assert duel.power == 1


@pytest.mark.card("confrontations:ragman")
def test_ragman_lets_you_order_two_cards_that_are_put_back(duel: Script) -> None:
    duel.hand(ME, "Ragman").deck(ME, "Pots!", "Punch", "Steel").confront(FOE).play("Ragman")
    duel.asks(ME, "order", ["Pots!", "Punch"]).answer("Punch")
    assert duel.deck_of(ME) == ["Punch", "Pots!", "Steel"]


@pytest.mark.card("confrontations:ragman")
@pytest.mark.rule("D6")
def test_ragman_draws_a_lone_hero(duel: Script) -> None:
    duel.hand(ME, "Ragman").deck(ME, "Steel").confront(FOE).play("Ragman")
    assert duel.hand_of(ME) == ["Steel"]


# --- Steel ------------------------------------------------------------------------------------


@pytest.mark.card("confrontations:steel")
@pytest.mark.rule("F9")
def test_steel_gives_one_power(duel: Script) -> None:
    duel.hand(ME, "Steel").play("Steel")
    assert duel.power == 1
    assert duel.cost_of(ME) == 9


@pytest.mark.card("confrontations:steel")
@pytest.mark.rule("K5")
def test_steel_gives_one_power_as_an_assist(teams: Script) -> None:
    teams.hand(MATE, "Steel").call().asks(MATE, "assist", ["Steel", "none"]).answer("Steel")
    assert teams.power == 1


@pytest.mark.card("confrontations:steel")
@pytest.mark.rule("F3", "F5", "F8")
def test_steel_adds_three_until_the_end_of_the_turn(duel: Script) -> None:
    duel.hand(ME, "Ares", "Impervious", "Lana Lang", "Punch")
    duel.hand(FOE, "Steel").confront(FOE).play("Ares").play("Impervious").play("Lana Lang")
    duel.play("Punch").done().asks(FOE, "block", ["Steel", "none"]).answer("Steel")
    assert duel.score_of(ME) == []
    assert duel.active == FOE
    assert duel.cost_of(FOE) == 9
    assert duel.discard_of(FOE) == ["Steel"]


@pytest.mark.card("confrontations:steel")
@pytest.mark.rule("F7")
def test_steel_of_a_teammate_adds_three(teams: Script) -> None:
    teams.hand(OTHER, "Steel", "Punch").confront(FOE).done()
    teams.asks(OTHER, "block", ["Steel", "none"]).answer("Steel")
    teams.asks(OTHER, "block", ["none"])
    assert teams.cost_of(FOE) == 12
    assert teams.cost_of(OTHER) == 9
    teams.answer("none")


# --- Superboy ---------------------------------------------------------------------------------


@pytest.mark.card("confrontations:superboy")
@pytest.mark.ruling("C-superboy")
@pytest.mark.rule("R4")
def test_superboy_must_play_the_only_super_power_again(duel: Script) -> None:
    duel.hand(ME, "Impervious", "Superboy").play("Impervious").play("Superboy")
    assert duel.power == 4 + 4
    assert duel.in_play_of(ME) == ["Impervious", "Superboy"]


@pytest.mark.card("confrontations:superboy")
def test_superboy_lets_you_choose_among_several_but_not_refuse(duel: Script) -> None:
    duel.hand(ME, "Pots!", "Impervious", "Zod", "Superboy", "Cold Breath").play("Pots!")
    duel.play("Impervious").play("Zod").play("Superboy")
    duel.asks(ME, "play-again", ["Pots!", "Impervious"]).answer("Pots!")
    assert duel.power == 1 + 4 + 3 + 1


@pytest.mark.card("confrontations:superboy")
def test_superboy_does_nothing_without_a_super_power(duel: Script) -> None:
    duel.hand(ME, "Zod", "Superboy", "Pots!").discard(ME, "Flight").play("Zod").play("Superboy")
    assert duel.power == 3


@pytest.mark.card("confrontations:superboy", "confrontations:tegrof")
@pytest.mark.ruling("Q16")
def test_an_attack_played_again_by_superboy_is_another_attack(duel: Script) -> None:
    duel.hand(ME, "Tegrof!", "Superboy").hand(FOE, "Impervious", "Punch").play("Tegrof!")
    duel.asks(FOE, "defend", ["Impervious", "none"]).answer("Impervious")
    duel.play("Superboy").asks(FOE, "defend", ["Impervious", "none"]).answer("none")
    duel.asks(FOE, "move", ["Impervious", "Punch"]).answer("Punch")
    assert duel.power == 4
    assert duel.deck_of(FOE) == ["Punch"]


@pytest.mark.card("confrontations:superboy")
@pytest.mark.rule("K5")
def test_superboy_as_an_assist_plays_the_active_players_super_power(teams: Script) -> None:
    teams.hand(ME, "Pots!", "Impervious").hand(MATE, "Superboy").play("Pots!").play("Impervious")
    teams.call().asks(MATE, "assist", ["Superboy", "none"]).answer("Superboy")
    teams.asks(ME, "play-again", ["Pots!", "Impervious"]).answer("Impervious")
    assert teams.power == 1 + 4 + 4


@pytest.mark.card("confrontations:superboy", "confrontations:enhanced-strength")
@pytest.mark.rule("K5")
def test_superboy_does_not_play_a_teammates_super_power(teams: Script) -> None:
    teams.hand(ME, "Superboy").hand(MATE, "Enhanced Strength").call()
    teams.asks(MATE, "assist", ["Enhanced Strength", "none"]).answer("Enhanced Strength")
    teams.play("Superboy")
    assert teams.power == 1


@pytest.mark.card("confrontations:superboy", "confrontations:enhanced-strength")
@pytest.mark.rule("K5")
def test_superboy_as_an_assist_does_not_play_his_own_players_super_power(teams: Script) -> None:
    teams.hand(MATE, "Superboy", "Enhanced Strength").call()
    teams.asks(MATE, "assist", ["Superboy", "Enhanced Strength", "none"])
    teams.answer("Enhanced Strength")
    teams.call().asks(MATE, "assist", ["Superboy", "none"]).answer("Superboy")
    assert teams.power == 1


# --- Supergirl --------------------------------------------------------------------------------


@pytest.mark.card("confrontations:supergirl")
@pytest.mark.rule("F6")
def test_supergirl_only_draws_without_a_confrontation(duel: Script) -> None:
    duel.hand(ME, "Supergirl", "Enchantress").deck(ME, "Zod", "Punch").play("Supergirl")
    assert duel.power == 0
    assert duel.hand_of(ME) == ["Enchantress", "Zod"]
    duel.play("Enchantress")
    assert duel.power == 1


@pytest.mark.card("confrontations:supergirl")
def test_supergirl_counts_draws_before_and_after_in_a_confrontation(duel: Script) -> None:
    duel.hand(ME, "Enchantress", "Supergirl", "Orion").deck(ME, "Punch", "Punch", "Punch")
    duel.confront(FOE).play("Enchantress")
    assert duel.power == 1
    duel.play("Supergirl")
    assert duel.power == 1 + 2
    duel.play("Orion")
    assert duel.power == 3 + 2 + 1


@pytest.mark.card("confrontations:supergirl", "confrontations:superman-2")
def test_supergirl_counts_a_draw_at_the_start_of_the_turn(duel: Script) -> None:
    duel.hero(ME, "Superman").level(ME, 2).hand(ME, "Supergirl").deck(ME, "Punch", "Zod")
    duel.confront(FOE)
    assert duel.hand_of(ME) == ["Supergirl", "Punch"]
    duel.play("Supergirl")
    assert duel.power == 2


@pytest.mark.card("confrontations:supergirl", "confrontations:toymaster")
def test_supergirl_does_not_count_cards_put_into_hand(duel: Script) -> None:
    duel.hand(ME, "Supergirl", "Toymaster").deck(ME, "Punch").discard(ME, "Kryptonite")
    duel.confront(FOE).play("Supergirl").play("Toymaster")
    duel.asks(ME, "move", ["Kryptonite", "none"]).answer("Kryptonite")
    assert duel.power == 1 + 2


@pytest.mark.card("confrontations:supergirl")
@pytest.mark.rule("D6")
def test_supergirl_gives_nothing_where_no_card_can_be_drawn(duel: Script) -> None:
    duel.hand(ME, "Supergirl").confront(FOE).play("Supergirl")
    assert duel.power == 0


@pytest.mark.card("confrontations:supergirl", "confrontations:doctor-fate", "confrontations:ragman")
def test_supergirl_counts_draws_by_doctor_fate_and_ragman(duel: Script) -> None:
    duel.hand(ME, "Supergirl", "Doctor Fate", "Ragman").deck(ME, "Punch", "Pots!", "Zod", "Ares")
    duel.confront(FOE).play("Supergirl")
    assert duel.power == 1
    duel.play("Doctor Fate").asks(ME, "draw", ["Pots!", "Zod", "Ares"]).answer("Pots!")
    duel.asks(ME, "order", ["Zod", "Ares"]).answer("Zod")
    assert duel.power == 1 + 2 + 1
    duel.play("Ragman")
    assert duel.power == 4 + 1 + 2


@pytest.mark.card("confrontations:supergirl", "confrontations:lois-lane")
@pytest.mark.rule("K5")
def test_supergirl_given_assist_counts_the_active_players_draws(teams: Script) -> None:
    teams.hand(ME, "Enchantress", "Lois Lane", "Orion").hand(MATE, "Supergirl")
    teams.deck(ME, "Punch", "Zod", "Punch").deck(MATE, "Ares").confront(FOE).play("Enchantress")
    teams.play("Lois Lane").asks(MATE, "give-assist", ["Supergirl", "none"]).answer("Supergirl")
    teams.call().asks(MATE, "assist", ["Supergirl", "none"]).answer("Supergirl")
    assert teams.power == 1 + 2 + 2
    assert teams.deck_of(MATE) == ["Ares"]
    teams.play("Orion")
    assert teams.power == 5 + 2 + 1


# --- Swamp Thing ------------------------------------------------------------------------------


@pytest.mark.card("confrontations:swamp-thing")
@pytest.mark.rule("F1")
def test_swamp_thing_switches_to_a_foe_of_higher_cost(teams: Script) -> None:
    teams.hand(ME, "Swamp Thing", "Impervious", "Ares").level(OTHER, 2).confront(FOE)
    teams.play("Impervious").play("Ares").play("Swamp Thing")
    teams.asks(ME, "may", ["yes", "no"]).answer("yes")
    assert teams.power == 12
    teams.done()
    assert teams.score_of(ME) == ["Lex Luthor"]
    assert (teams.level_of(FOE), teams.level_of(OTHER)) == (1, 3)


@pytest.mark.card("confrontations:swamp-thing")
def test_swamp_thing_may_keep_the_target(teams: Script) -> None:
    teams.hand(ME, "Swamp Thing", "Impervious", "Punch").confront(FOE)
    teams.play("Impervious").play("Punch").play("Swamp Thing")
    teams.asks(ME, "may", ["yes", "no"]).answer("no")
    teams.done()
    assert teams.score_of(ME) == ["Felix Faust"]


@pytest.mark.card("confrontations:swamp-thing")
@pytest.mark.rule("F6")
def test_swamp_thing_asks_nothing_without_a_confrontation(teams: Script) -> None:
    teams.hand(ME, "Swamp Thing").play("Swamp Thing")
    assert teams.power == 4


@pytest.mark.card("confrontations:swamp-thing")
def test_swamp_thing_needs_a_second_foe(duel: Script) -> None:
    duel.hand(ME, "Swamp Thing").confront(FOE).play("Swamp Thing")
    assert duel.power == 4
    assert duel.turn_options() == ["done"]


@pytest.mark.card("confrontations:swamp-thing")
@pytest.mark.rule("V1")
def test_swamp_thing_switches_among_three_players(table: Script) -> None:
    table.box("confrontations").players(3).hand(ME, "Swamp Thing", "Impervious", "Punch")
    table.confront(2).play("Impervious").play("Punch").play("Swamp Thing")
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    table.done()
    assert table.level_of(FOE) == 2
    assert table.level_of(2) == 1


@pytest.mark.card("confrontations:swamp-thing", "confrontations:black-manta")
@pytest.mark.rule("R3")
def test_what_a_foe_suffered_before_swamp_thing_stands(teams: Script) -> None:
    teams.hand(ME, "Swamp Thing", "Black Manta", "Black Manta").hand(FOE, "Punch", "Zod")
    teams.hand(OTHER, "Steel", "Ares").confront(FOE).play("Black Manta")
    teams.asks(FOE, "discard", ["Punch", "Zod"]).answer("Punch")
    teams.play("Swamp Thing").asks(ME, "may", ["yes", "no"]).answer("yes")
    teams.play("Black Manta").asks(OTHER, "discard", ["Steel", "Ares"]).answer("Steel")
    assert teams.discard_of(FOE) == ["Punch"]
    assert teams.discard_of(OTHER) == ["Steel"]


@pytest.mark.card("confrontations:swamp-thing")
@pytest.mark.rule("V2")
def test_swamp_thing_leaves_a_game_of_two(duel: Script) -> None:
    duel.line_up("Zod", "Ares", "Orion", "Hera").main_deck("Swamp Thing", "Steel", "Krypto").end()
    assert sorted(duel.line_up_now) == ["Ares", "Hera", "Orion", "Steel", "Zod"]
    assert duel.main_deck_now == ["Krypto"]
    assert duel.destroyed == []


# --- Tempest ----------------------------------------------------------------------------------


@pytest.mark.card("confrontations:tempest")
@pytest.mark.parametrize(("answer", "power"), [("yes", 3), ("no", 1)])
def test_tempest_may_discard_the_third_type(duel: Script, answer: str, power: int) -> None:
    duel.hand(ME, "Tempest").deck(ME, "Zod", "Ares").discard(ME, "Punch", "Krypto").play("Tempest")
    duel.asks(ME, "may", ["yes", "no"]).answer(answer)
    assert duel.power == power
    assert ("Zod" in duel.discard_of(ME)) == (answer == "yes")


@pytest.mark.card("confrontations:tempest")
def test_tempest_counts_though_nothing_was_discarded(duel: Script) -> None:
    duel.hand(ME, "Tempest").deck(ME, "Zod").discard(ME, "Punch", "Krypto", "Pots!")
    duel.play("Tempest").asks(ME, "may", ["yes", "no"]).answer("no")
    assert duel.power == 3
    assert duel.deck_of(ME) == ["Zod"]


@pytest.mark.card("confrontations:tempest")
@pytest.mark.rule("D6")
def test_tempest_asks_nothing_without_any_card(duel: Script) -> None:
    duel.hand(ME, "Tempest").play("Tempest")
    assert duel.power == 1


@pytest.mark.card("confrontations:tempest")
@pytest.mark.rule("D1")
def test_tempest_shuffles_no_discard_pile_that_need_not_be(duel: Script) -> None:
    duel.hand(ME, "Tempest").discard(ME, "Punch", "Krypto", "Pots!").play("Tempest")
    duel.asks(ME, "may", ["yes", "no"])
    assert len(duel.discard_of(ME)) == 3
    duel.answer("no")
    assert duel.power == 3
    assert duel.deck_of(ME) == []


@pytest.mark.card("confrontations:tempest")
@pytest.mark.rule("D1")
def test_tempest_discards_out_of_the_shuffled_pile_and_counts_the_new_one(duel: Script) -> None:
    duel.hand(ME, "Tempest").discard(ME, "Punch", "Krypto", "Pots!").play("Tempest")
    duel.asks(ME, "may", ["yes", "no"]).answer("yes")
    assert duel.power == 1
    assert len(duel.discard_of(ME)) == 1
    assert len(duel.deck_of(ME)) == 2


# --- The Others -------------------------------------------------------------------------------


@pytest.mark.card("confrontations:the-others")
def test_the_others_give_one_power(duel: Script) -> None:
    duel.hand(ME, "The Others").play("The Others")
    assert duel.power == 1


@pytest.mark.card("confrontations:the-others")
@pytest.mark.ruling("C-the-others")
def test_the_others_alone_draw_one_card(duel: Script) -> None:
    duel.hand(ME, "Nereus").hand(FOE, "The Others", "Punch").deck(FOE, "Zod", "Steel", "Ares")
    duel.play("Nereus").asks(FOE, "defend", ["The Others", "none"]).answer("The Others")
    duel.asks(FOE, "discard", ["Punch", "none"]).answer("none")
    assert duel.hand_of(FOE) == ["Punch", "Zod"]
    assert duel.discard_of(FOE) == ["The Others"]


@pytest.mark.card("confrontations:the-others")
def test_the_others_draw_one_for_each_discarded_card(duel: Script) -> None:
    duel.hand(ME, "Nereus").hand(FOE, "The Others", "Punch", "Weakness", "Orion")
    duel.deck(FOE, "Zod", "Steel", "Ares", "Krypto").play("Nereus")
    duel.asks(FOE, "defend", ["The Others", "none"]).answer("The Others")
    duel.asks(FOE, "discard", ["Punch", "Weakness", "Orion", "none"]).answer("Weakness")
    duel.asks(FOE, "discard", ["Punch", "Orion", "none"]).answer("Punch")
    duel.asks(FOE, "discard", ["Orion", "none"]).answer("none")
    assert duel.hand_of(FOE) == ["Orion", "Zod", "Steel", "Ares"]
    assert sorted(duel.discard_of(FOE)) == ["Punch", "The Others", "Weakness"]


@pytest.mark.card("confrontations:the-others")
def test_the_others_may_exchange_one_card_or_the_whole_hand(duel: Script) -> None:
    duel.hand(ME, "Nereus").hand(FOE, "The Others", "Punch", "Zod", "Orion")
    duel.deck(FOE, "Steel", "Ares", "Krypto", "Hera", "Flight").play("Nereus")
    duel.asks(FOE, "defend", ["The Others", "none"]).answer("The Others")
    duel.asks(FOE, "discard", ["Punch", "Zod", "Orion", "none"]).answer("Punch", "Zod", "Orion")
    assert duel.hand_of(FOE) == ["Steel", "Ares", "Krypto", "Hera"]
    assert duel.deck_of(FOE) == ["Flight"]


@pytest.mark.card("confrontations:the-others", "confrontations:themyscira")
@pytest.mark.ruling("C-themyscira")
def test_a_block_discarded_with_the_others_lets_themyscira_draw(duel: Script) -> None:
    duel.hand(ME, "Nereus").hand(FOE, "The Others", "Pots!").in_play(FOE, "Themyscira")
    duel.deck(FOE, "Zod", "Ares", "Steel", "Hera").play("Nereus")
    duel.asks(FOE, "defend", ["The Others", "none"]).answer("The Others")
    duel.asks(FOE, "discard", ["Pots!", "none"]).answer("Pots!")
    assert duel.hand_of(FOE) == ["Zod", "Ares", "Steel"]


# --- Toymaster --------------------------------------------------------------------------------


@pytest.mark.card("confrontations:toymaster")
@pytest.mark.parametrize("answer", ["Kryptonite", "none"])
def test_toymaster_may_fetch_an_equipment(duel: Script, answer: str) -> None:
    duel.hand(ME, "Toymaster").discard(ME, "Zod", "Kryptonite", "Power Armor").play("Toymaster")
    duel.asks(ME, "move", ["Kryptonite", "Power Armor", "none"]).answer(answer)
    assert duel.power == 2
    assert duel.hand_of(ME) == ([] if answer == "none" else [answer])


@pytest.mark.card("confrontations:toymaster")
def test_toymaster_asks_nothing_without_an_equipment(duel: Script) -> None:
    duel.hand(ME, "Toymaster").discard(ME, "Zod").play("Toymaster")
    assert duel.power == 2


@pytest.mark.card("confrontations:toymaster")
@pytest.mark.rule("K5")
def test_toymaster_as_an_assist_fetches_for_the_active_player(teams: Script) -> None:
    teams.hand(MATE, "Toymaster").discard(MATE, "Power Armor").discard(ME, "Kryptonite").call()
    teams.asks(MATE, "assist", ["Toymaster", "none"]).answer("Toymaster")
    teams.asks(ME, "move", ["Kryptonite", "none"]).answer("Kryptonite")
    assert teams.power == 2
    assert teams.hand_of(ME) == ["Kryptonite"]
    assert teams.discard_of(MATE) == ["Power Armor"]


# --- Tula -------------------------------------------------------------------------------------


@pytest.mark.card("confrontations:tula")
def test_tula_may_exchange_a_card(duel: Script) -> None:
    duel.hand(ME, "Tula", "Punch", "Zod").deck(ME, "Steel", "Ares").play("Tula")
    duel.asks(ME, "discard", ["Punch", "Zod", "none"]).answer("Punch")
    assert duel.power == 1
    assert duel.hand_of(ME) == ["Zod", "Steel"]
    assert duel.discard_of(ME) == ["Punch"]


@pytest.mark.card("confrontations:tula")
def test_tula_draws_nothing_when_nothing_is_discarded(duel: Script) -> None:
    duel.hand(ME, "Tula", "Punch").deck(ME, "Steel").play("Tula")
    duel.asks(ME, "discard", ["Punch", "none"]).answer("none")
    assert duel.hand_of(ME) == ["Punch"]
    assert duel.power == 1


@pytest.mark.card("confrontations:tula")
def test_tula_asks_nothing_with_an_empty_hand(duel: Script) -> None:
    duel.hand(ME, "Tula").deck(ME, "Steel").play("Tula")
    assert duel.hand_of(ME) == []
    assert duel.power == 1


@pytest.mark.card("confrontations:tula")
@pytest.mark.rule("D1")
def test_tula_may_draw_the_card_she_discarded(duel: Script) -> None:
    duel.hand(ME, "Tula", "Punch").play("Tula")
    duel.asks(ME, "discard", ["Punch", "none"]).answer("Punch")
    assert duel.hand_of(ME) == ["Punch"]


# --- Ya'wara ----------------------------------------------------------------------------------


@pytest.mark.card("confrontations:yawara")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_yawara_may_discard_the_top_card(duel: Script, answer: str) -> None:
    duel.hand(ME, "Ya'wara").deck(ME, "Zod", "Ares").play("Ya'wara")
    duel.asks(ME, "may", ["yes", "no"]).answer(answer)
    assert duel.power == 1
    assert duel.discard_of(ME) == (["Zod"] if answer == "yes" else [])


@pytest.mark.card("confrontations:yawara")
@pytest.mark.rule("D5")
def test_yawaras_card_is_discarded_unseen(duel: Script) -> None:
    duel.hand(ME, "Ya'wara").deck(ME, "Zod", "Ares").play("Ya'wara")
    duel.asks(ME, "may", ["yes", "no"])
    assert duel.table.ask.shown == ()
    duel.answer("no")


@pytest.mark.card("confrontations:yawara")
@pytest.mark.rule("D1")
def test_yawara_shuffles_no_discard_pile_that_need_not_be(duel: Script) -> None:
    duel.hand(ME, "Ya'wara").discard(ME, "Zod", "Punch").play("Ya'wara")
    duel.asks(ME, "may", ["yes", "no"]).answer("no")
    assert sorted(duel.discard_of(ME)) == ["Punch", "Zod"]
    assert duel.deck_of(ME) == []


@pytest.mark.card("confrontations:yawara")
@pytest.mark.rule("K5")
def test_yawara_as_an_assist_asks_the_active_player_about_their_deck(teams: Script) -> None:
    teams.hand(MATE, "Ya'wara").deck(MATE, "Ares").deck(ME, "Zod").call()
    teams.asks(MATE, "assist", ["Ya'wara", "none"]).answer("Ya'wara")
    teams.asks(ME, "may", ["yes", "no"]).answer("yes")
    assert teams.power == 1
    assert teams.discard_of(ME) == ["Zod"]
    assert teams.deck_of(MATE) == ["Ares"]
