"""The Super Powers of Confrontations; seats 0 and 2 are a team, 1 and 3 the other."""

from __future__ import annotations

import pytest
from script import FOE, ME, Script

MATE, OTHER = 2, 3


# --- Cold Breath ------------------------------------------------------------------------------


@pytest.mark.card("confrontations:cold-breath")
@pytest.mark.rule("F6")
def test_cold_breath_gives_three_power_without_a_confrontation(duel: Script) -> None:
    duel.hand(ME, "Cold Breath", "Punch").discard(ME, "Weakness").play("Cold Breath")
    assert duel.power == 3


@pytest.mark.card("confrontations:cold-breath")
@pytest.mark.ruling("C-cold-breath")
@pytest.mark.rule("T9")
def test_cold_breath_destroys_a_card_in_each_of_three_zones(duel: Script) -> None:
    duel.hand(ME, "Cold Breath", "Punch", "Zod").discard(ME, "Weakness", "Ares")
    duel.line_up("Orion", "Hera").confront(FOE).play("Cold Breath")
    duel.asks(ME, "destroy", ["Punch", "Zod", "none"]).answer("Punch")
    duel.asks(ME, "destroy", ["Weakness", "Ares", "none"]).answer("Weakness")
    duel.asks(ME, "destroy", ["Orion", "Hera", "none"]).answer("Hera")
    assert duel.power == 3
    assert duel.destroyed == ["Punch", "Weakness", "Hera"]
    assert duel.line_up_now == ["Orion"]


@pytest.mark.card("confrontations:cold-breath")
@pytest.mark.ruling("C-cold-breath")
@pytest.mark.parametrize("keeps", [0, 1, 2, 3])
def test_cold_breath_may_destroy_in_none_or_some_of_its_zones(duel: Script, keeps: int) -> None:
    duel.hand(ME, "Cold Breath", "Punch").discard(ME, "Weakness").line_up("Hera").confront(FOE)
    duel.play("Cold Breath")
    for at, name in enumerate(["Punch", "Weakness", "Hera"]):
        duel.asks(ME, "destroy", [name, "none"]).answer("none" if at < keeps else name)
    assert len(duel.destroyed) == 3 - keeps


@pytest.mark.card("confrontations:cold-breath")
@pytest.mark.rule("D6")
def test_cold_breath_asks_only_where_there_is_a_card(duel: Script) -> None:
    duel.hand(ME, "Cold Breath").line_up("Hera").confront(FOE).play("Cold Breath")
    duel.asks(ME, "destroy", ["Hera", "none"]).answer("none")
    assert duel.destroyed == []


# --- Dark Arts --------------------------------------------------------------------------------


@pytest.mark.card("confrontations:dark-arts")
@pytest.mark.rule("F6")
def test_dark_arts_give_two_power_without_a_confrontation(duel: Script) -> None:
    duel.hand(ME, "Dark Arts").deck(ME, "Zod", "Ares", "Punch").play("Dark Arts")
    assert duel.power == 2
    assert duel.hand_of(ME) == []


@pytest.mark.card("confrontations:dark-arts")
def test_dark_arts_draw_three_and_must_destroy_one_of_them(duel: Script) -> None:
    duel.hand(ME, "Dark Arts", "Steel").deck(ME, "Zod", "Ares", "Punch", "Hera").confront(FOE)
    duel.play("Dark Arts").asks(ME, "destroy", ["Zod", "Ares", "Punch"]).answer("Punch")
    assert duel.power == 0
    assert duel.hand_of(ME) == ["Steel", "Zod", "Ares"]
    assert duel.destroyed == ["Punch"]


@pytest.mark.card("confrontations:dark-arts")
@pytest.mark.rule("D6")
def test_dark_arts_destroy_the_only_card_drawn(duel: Script) -> None:
    duel.hand(ME, "Dark Arts", "Punch").deck(ME, "Zod").confront(FOE).play("Dark Arts")
    assert duel.destroyed == ["Zod"]
    assert duel.hand_of(ME) == ["Punch"]


@pytest.mark.card("confrontations:dark-arts")
@pytest.mark.rule("D6")
def test_dark_arts_destroy_nothing_when_nothing_is_drawn(duel: Script) -> None:
    duel.hand(ME, "Dark Arts", "Punch").confront(FOE).play("Dark Arts")
    assert duel.destroyed == []
    assert duel.hand_of(ME) == ["Punch"]


@pytest.mark.card("confrontations:dark-arts", "confrontations:superboy")
@pytest.mark.rule("R4")
def test_dark_arts_played_again_destroy_one_of_the_new_cards(duel: Script) -> None:
    duel.hand(ME, "Dark Arts", "Superboy").deck(ME, *["Punch"] * 3, "Zod", "Ares", "Steel")
    duel.confront(FOE).play("Dark Arts")
    assert duel.destroyed == ["Punch"]
    duel.play("Superboy").asks(ME, "destroy", ["Zod", "Ares", "Steel"]).answer("Steel")
    assert duel.destroyed == ["Punch", "Steel"]


# --- Flight -----------------------------------------------------------------------------------


@pytest.mark.card("confrontations:flight")
@pytest.mark.rule("F9")
def test_flight_gives_one_power_and_draws_nothing(duel: Script) -> None:
    duel.hand(ME, "Flight").deck(ME, "Zod").play("Flight")
    assert duel.power == 1
    assert duel.hand_of(ME) == []


@pytest.mark.card("confrontations:flight")
@pytest.mark.rule("F8")
@pytest.mark.ruling("Q24")
def test_flight_adds_two_and_draws_a_card_that_may_block_at_once(duel: Script) -> None:
    duel.hand(FOE, "Flight").deck(FOE, "Steel", "Punch").confront(FOE).done()
    duel.asks(FOE, "block", ["Flight", "none"]).answer("Flight")
    duel.asks(FOE, "block", ["Steel", "none"])
    assert duel.cost_of(FOE) == 11
    duel.answer("Steel")
    assert sorted(duel.discard_of(FOE)) == ["Flight", "Steel"]


@pytest.mark.card("confrontations:flight")
@pytest.mark.rule("F7")
def test_flight_draws_for_whoever_discards_it(teams: Script) -> None:
    teams.hand(OTHER, "Flight").deck(OTHER, "Zod").deck(FOE, "Ares").confront(FOE).done()
    teams.asks(OTHER, "block", ["Flight", "none"]).answer("Flight")
    teams.asks(OTHER, "block", ["none"])
    assert teams.cost_of(FOE) == 11
    assert teams.hand_of(OTHER) == ["Zod"]
    assert teams.hand_of(FOE) == []
    teams.answer("none")


# --- Illusions --------------------------------------------------------------------------------


@pytest.mark.card("confrontations:illusions")
@pytest.mark.rule("F6")
def test_illusions_only_draw_without_a_confrontation(duel: Script) -> None:
    duel.hand(ME, "Illusions").deck(ME, "Zod").play("Illusions")
    assert duel.hand_of(ME) == ["Zod"]
    assert duel.power == 0


@pytest.mark.card("confrontations:illusions")
@pytest.mark.rule("F12")
@pytest.mark.ruling("C-illusions", "Q26")
def test_illusions_may_cancel_right_after_the_draw(duel: Script) -> None:
    duel.hand(ME, "Zod", "Illusions").deck(ME, "Parasite").line_up("Steel", "Ares").confront(FOE)
    duel.play("Zod")
    assert duel.turn_options() == ["done", "lay Illusions", "play Illusions"]
    duel.play("Illusions").asks(ME, "may", ["yes", "no"])
    assert duel.hand_of(ME) == ["Parasite"]
    duel.answer("yes")
    assert duel.turn_options() == [
        "buy Enhanced Strength",
        "buy Steel",
        "end",
        "lay Parasite",
        "play Parasite",
    ]
    duel.play("Parasite")
    assert duel.power == 3 + 1


@pytest.mark.card("confrontations:illusions")
def test_illusions_may_let_the_confrontation_go_on(duel: Script) -> None:
    duel.hand(ME, "Illusions").deck(ME, "Parasite").confront(FOE).play("Illusions")
    duel.asks(ME, "may", ["yes", "no"]).answer("no")
    duel.play("Parasite")
    assert duel.power == 3
    assert duel.turn_options() == ["done"]


@pytest.mark.card("confrontations:illusions")
@pytest.mark.rule("K5")
@pytest.mark.ruling("C-illusions")
def test_illusions_as_an_assist_let_the_confronter_draw_and_decide(teams: Script) -> None:
    teams.hand(MATE, "Illusions").deck(MATE, "Ares").deck(ME, "Zod").confront(FOE).call()
    teams.asks(MATE, "assist", ["Illusions", "none"]).answer("Illusions")
    teams.asks(ME, "may", ["yes", "no"])
    assert teams.hand_of(ME) == ["Zod"]
    teams.answer("yes")
    assert teams.turn_options() == ["end", "play Zod"]


@pytest.mark.card("confrontations:illusions")
@pytest.mark.ruling("Q23")
def test_illusions_offered_before_done_may_still_cancel(teams: Script) -> None:
    teams.hand(MATE, "Illusions").confront(FOE).done()
    teams.asks(MATE, "assist", ["Illusions", "none"]).answer("Illusions")
    teams.asks(ME, "may", ["yes", "no"]).answer("yes")
    assert teams.turn_options() == ["end"]


@pytest.mark.card("confrontations:illusions", "confrontations:superboy")
@pytest.mark.rule("R4")
def test_illusions_played_again_after_a_cancel_only_draw(duel: Script) -> None:
    duel.hand(ME, "Illusions", "Superboy").deck(ME, "Zod", "Ares").confront(FOE)
    duel.play("Illusions").asks(ME, "may", ["yes", "no"]).answer("yes")
    duel.play("Superboy")
    assert sorted(duel.hand_of(ME)) == ["Ares", "Zod"]


# --- Impervious -------------------------------------------------------------------------------


@pytest.mark.card("confrontations:impervious")
def test_impervious_gives_four_power(duel: Script) -> None:
    duel.hand(ME, "Impervious").play("Impervious")
    assert duel.power == 4


@pytest.mark.card("confrontations:impervious")
def test_impervious_is_revealed_and_kept_for_every_attack(duel: Script) -> None:
    duel.hand(ME, "Nereus", "Strife").hand(FOE, "Impervious", "Punch")
    for attack in ("Nereus", "Strife"):
        duel.play(attack).asks(FOE, "defend", ["Impervious", "none"]).answer("Impervious")
    assert sorted(duel.hand_of(FOE)) == ["Impervious", "Punch"]
    assert duel.discard_of(FOE) == []


@pytest.mark.card("confrontations:impervious")
@pytest.mark.rule("A3")
@pytest.mark.ruling("Q28")
@pytest.mark.parametrize(("saving", "hit"), [("Impervious", OTHER), ("Impervious for 3", FOE)])
def test_impervious_defends_one_player_only(teams: Script, saving: str, hit: int) -> None:
    teams.hand(ME, "Nereus").hand(FOE, "Impervious", "Punch").hand(OTHER, "Punch").play("Nereus")
    teams.asks(FOE, "defend", ["Impervious", "Impervious for 3", "none"]).answer(saving)
    teams.asks(OTHER, "defend", ["none"]).answer("none")
    teams.asks(FOE, "defend", ["none"]).answer("none")
    teams.asks(OTHER, "defend", ["none"]).answer("none")
    assert teams.discard_of(hit) == ["Punch"]
    assert teams.discard_of(FOE if hit == OTHER else OTHER) == []


# --- Mystic Control ---------------------------------------------------------------------------


@pytest.mark.card("confrontations:mystic-control")
@pytest.mark.ruling("Q15")
def test_mystic_control_plays_a_discarded_card_and_puts_it_back(duel: Script) -> None:
    duel.hand(ME, "Mystic Control").deck(FOE, "Zod", "Punch").play("Mystic Control")
    duel.asks(ME, "play", ["Zod", "none"]).answer("Zod")
    assert duel.power == 1 + 3
    assert duel.discard_of(FOE) == ["Zod"]
    assert duel.deck_of(FOE) == ["Punch"]


@pytest.mark.card("confrontations:mystic-control")
def test_mystic_control_may_play_nothing(duel: Script) -> None:
    duel.hand(ME, "Mystic Control").deck(FOE, "Zod").discard(FOE, "Ares").play("Mystic Control")
    duel.asks(ME, "play", ["Zod", "none"]).answer("none")
    assert duel.power == 1
    assert sorted(duel.discard_of(FOE)) == ["Ares", "Zod"]


@pytest.mark.card("confrontations:mystic-control")
def test_mystic_control_plays_one_card_of_two_foes(teams: Script) -> None:
    teams.hand(ME, "Mystic Control").deck(FOE, "Zod", "Punch").deck(OTHER, "Ares", "Punch")
    teams.deck(MATE, "Hera").play("Mystic Control")
    teams.asks(ME, "play", ["Zod", "Ares", "none"]).answer("Ares")
    assert teams.power == 1 + 4
    assert teams.discard_of(FOE) == ["Zod"]
    assert teams.discard_of(OTHER) == ["Ares"]
    assert teams.deck_of(MATE) == ["Hera"]


@pytest.mark.card("confrontations:mystic-control")
def test_mystic_control_does_not_play_a_location(duel: Script) -> None:
    duel.hand(ME, "Mystic Control").deck(FOE, "Olympus").play("Mystic Control")
    assert duel.power == 1
    assert duel.discard_of(FOE) == ["Olympus"]


@pytest.mark.card("confrontations:mystic-control")
@pytest.mark.rule("A4")
def test_mystic_control_has_nothing_of_a_foe_who_avoided(teams: Script) -> None:
    teams.hand(ME, "Mystic Control").hand(FOE, "Impervious").deck(FOE, "Zod").deck(OTHER, "Ares")
    teams.play("Mystic Control")
    teams.asks(FOE, "defend", ["Impervious", "Impervious for 3", "none"]).answer("Impervious")
    teams.asks(FOE, "defend", ["none"]).answer("none")
    teams.asks(ME, "play", ["Ares", "none"]).answer("none")
    assert teams.deck_of(FOE) == ["Zod"]
    assert teams.power == 1


@pytest.mark.card("confrontations:mystic-control")
@pytest.mark.rule("D1")
def test_mystic_control_discards_out_of_the_shuffled_pile(duel: Script) -> None:
    duel.hand(ME, "Mystic Control").discard(FOE, "Punch", "Punch")
    duel.play("Mystic Control").asks(ME, "play", ["Punch", "none"]).answer("Punch")
    assert duel.power == 2
    assert duel.deck_of(FOE) == duel.discard_of(FOE) == ["Punch"]


@pytest.mark.card("confrontations:mystic-control")
@pytest.mark.rule("D6")
def test_mystic_control_does_nothing_to_a_foe_without_cards(duel: Script) -> None:
    duel.hand(ME, "Mystic Control").play("Mystic Control")
    assert duel.power == 1


# --- Pots! ------------------------------------------------------------------------------------


@pytest.mark.card("confrontations:pots")
@pytest.mark.rule("F9")
def test_pots_gives_one_power(duel: Script) -> None:
    duel.hand(ME, "Pots!").play("Pots!")
    assert duel.power == 1


@pytest.mark.card("confrontations:pots")
@pytest.mark.rule("F3")
@pytest.mark.parametrize(("punches", "won"), [(0, False), (1, True)])
def test_pots_adds_three(duel: Script, punches: int, *, won: bool) -> None:
    duel.hand(ME, "Ares", "Impervious", "Lana Lang", "Punch", *["Punch"] * punches)
    duel.hand(FOE, "Pots!").confront(FOE).play("Ares").play("Impervious").play("Lana Lang")
    for _ in range(punches + 1):
        duel.play("Punch")
    duel.done().asks(FOE, "block", ["Pots!", "none"]).answer("Pots!")
    assert duel.level_of(FOE) == (2 if won else 1)
    assert duel.score_of(ME) == (["Felix Faust"] if won else [])


# --- Scientific Genius ------------------------------------------------------------------------


@pytest.mark.card("confrontations:scientific-genius")
@pytest.mark.rule("F9")
def test_scientific_genius_gives_three_power(duel: Script) -> None:
    duel.hand(ME, "Scientific Genius", "Ares").play("Scientific Genius")
    assert duel.power == 3


@pytest.mark.card("confrontations:scientific-genius")
@pytest.mark.ruling("C-scientific-genius")
@pytest.mark.parametrize(
    ("held", "more"),
    [
        (("Punch",), 0),
        (("Ares", "Zod", "Orion"), 3 + 1 + 2),
        (("Ares", "Enhanced Strength", "Weakness", "Weakness", "Vulnerability"), 3 + 1 - 2),
    ],
)
def test_scientific_genius_adds_the_vp_of_the_hand_without_itself(
    duel: Script, held: tuple[str, ...], more: int
) -> None:
    duel.hand(FOE, "Scientific Genius", *held).discard(FOE, "Hera").confront(FOE).done()
    blocks = ["Ares", "Orion"]
    mine = [name for name in held if name in blocks]
    duel.asks(FOE, "block", ["Scientific Genius", *mine, "none"]).answer("Scientific Genius")
    duel.asks(FOE, "block", [*mine, "none"])
    assert duel.cost_of(FOE) == 9 + more
    duel.answer("none")


@pytest.mark.card("confrontations:scientific-genius")
@pytest.mark.rule("F7")
def test_scientific_genius_counts_the_hand_of_whoever_discards_it(teams: Script) -> None:
    teams.hand(FOE, "Apollo", "Zod").hand(OTHER, "Scientific Genius", "Hera").confront(FOE).done()
    teams.asks(FOE, "block", ["none"]).answer("none")
    teams.asks(OTHER, "block", ["Scientific Genius", "none"]).answer("Scientific Genius")
    teams.asks(FOE, "block", ["none"])
    assert teams.cost_of(FOE) == 9 + 1
    teams.answer("none").asks(OTHER, "block", ["none"]).answer("none")


# --- Strength of the Gods ---------------------------------------------------------------------


@pytest.mark.card("confrontations:strength-of-the-gods")
@pytest.mark.rule("F6")
def test_strength_of_the_gods_gives_two_power_without_a_confrontation(duel: Script) -> None:
    duel.level(ME, 3).hand(ME, "Strength of the Gods").play("Strength of the Gods")
    assert duel.power == 2


@pytest.mark.card("confrontations:strength-of-the-gods")
@pytest.mark.rule("S9")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_strength_of_the_gods_counts_your_own_level(duel: Script, level: int) -> None:
    duel.level(ME, level).level(FOE, 2).hand(ME, "Strength of the Gods").confront(FOE)
    duel.play("Strength of the Gods")
    assert duel.power == 2 + level


@pytest.mark.card("confrontations:strength-of-the-gods", "confrontations:lois-lane")
@pytest.mark.rule("K5")
def test_strength_of_the_gods_given_assist_counts_the_active_players_level(teams: Script) -> None:
    teams.level(MATE, 3).hand(ME, "Lois Lane").hand(MATE, "Strength of the Gods").confront(FOE)
    teams.play("Lois Lane").asks(MATE, "give-assist", ["Strength of the Gods", "none"])
    teams.answer("Strength of the Gods").call()
    teams.asks(MATE, "assist", ["Strength of the Gods", "none"]).answer("Strength of the Gods")
    assert teams.power == 2 + 2 + 1


# --- Tegrof! ----------------------------------------------------------------------------------


@pytest.mark.card("confrontations:tegrof")
@pytest.mark.rule("R1")
def test_tegrof_makes_each_foe_move_a_card_onto_their_deck(teams: Script) -> None:
    teams.hand(ME, "Tegrof!").hand(FOE, "Zod", "Punch").deck(FOE, "Ares").hand(MATE, "Hera")
    teams.hand(OTHER, "Steel", "Orion").play("Tegrof!")
    teams.asks(FOE, "defend", ["none"]).answer("none")
    teams.asks(OTHER, "defend", ["none"]).answer("none")
    teams.asks(FOE, "move", ["Zod", "Punch"]).answer("Punch")
    teams.asks(OTHER, "move", ["Steel", "Orion"]).answer("Steel")
    assert teams.power == 2
    assert teams.deck_of(FOE) == ["Punch", "Ares"]
    assert teams.deck_of(OTHER) == ["Steel"]
    assert teams.hand_of(MATE) == ["Hera"]


@pytest.mark.card("confrontations:tegrof", "confrontations:atlan")
def test_tegrof_is_no_discarding(duel: Script) -> None:
    duel.hand(ME, "Tegrof!", "Atlan").deck(ME, "Zod").hand(FOE, "Steel").play("Tegrof!")
    duel.asks(FOE, "defend", ["none"]).answer("none")
    duel.play("Atlan")
    assert duel.deck_of(FOE) == ["Steel"]
    assert duel.hand_of(ME) == []


@pytest.mark.card("confrontations:tegrof")
@pytest.mark.rule("A4")
def test_tegrof_keeps_its_power_when_avoided(duel: Script) -> None:
    duel.hand(ME, "Tegrof!").hand(FOE, "Impervious", "Punch").play("Tegrof!")
    duel.asks(FOE, "defend", ["Impervious", "none"]).answer("Impervious")
    assert duel.power == 2
    assert duel.deck_of(FOE) == []


# --- Telepathy --------------------------------------------------------------------------------


@pytest.mark.card("confrontations:telepathy")
@pytest.mark.parametrize(("taken", "left"), [("Zod", "Punch"), ("Punch", "Zod")])
def test_telepathy_draws_one_and_discards_the_other(duel: Script, taken: str, left: str) -> None:
    duel.hand(ME, "Telepathy").deck(ME, "Zod", "Punch", "Ares").play("Telepathy")
    duel.asks(ME, "draw", ["Zod", "Punch"]).answer(taken)
    assert duel.power == 0
    assert duel.hand_of(ME) == [taken]
    assert duel.discard_of(ME) == [left]
    assert duel.deck_of(ME) == ["Ares"]


@pytest.mark.card("confrontations:telepathy")
def test_telepathy_draws_a_card_seen_alone(duel: Script) -> None:
    duel.hand(ME, "Telepathy").deck(ME, "Zod").play("Telepathy")
    duel.asks(ME, "draw", ["Zod"]).answer("Zod")
    assert duel.hand_of(ME) == ["Zod"]
    assert duel.discard_of(ME) == []


@pytest.mark.card("confrontations:telepathy")
@pytest.mark.rule("D6")
def test_telepathy_does_nothing_without_cards(duel: Script) -> None:
    duel.hand(ME, "Telepathy").play("Telepathy")
    assert duel.hand_of(ME) == []


@pytest.mark.card("confrontations:telepathy")
@pytest.mark.ruling("Q37")
def test_telepathy_looks_into_the_shuffled_pile(duel: Script) -> None:
    duel.hand(ME, "Telepathy").deck(ME, "Zod").discard(ME, "Punch", "Punch").play("Telepathy")
    duel.asks(ME, "draw", ["Zod", "Punch"]).answer("Zod")
    assert duel.discard_of(ME) == ["Punch"]
    assert duel.deck_of(ME) == ["Punch"]


@pytest.mark.card("confrontations:telepathy", "confrontations:supergirl")
def test_telepathy_is_a_draw(duel: Script) -> None:
    duel.hand(ME, "Telepathy", "Supergirl").deck(ME, "Zod", "Punch", "Ares").confront(FOE)
    duel.play("Telepathy").asks(ME, "draw", ["Zod", "Punch"]).answer("Zod")
    duel.play("Supergirl")
    assert duel.power == 2


# --- Water Control ----------------------------------------------------------------------------


@pytest.mark.card("confrontations:water-control")
def test_water_control_gives_two_power(duel: Script) -> None:
    duel.hand(ME, "Water Control").deck(ME, "Zod").play("Water Control")
    assert duel.power == 2
    assert duel.hand_of(ME) == []


@pytest.mark.card("confrontations:water-control")
@pytest.mark.ruling("Q18")
def test_water_control_draws_and_makes_the_attacker_discard(duel: Script) -> None:
    duel.hand(ME, "Nereus", "Zod", "Punch").hand(FOE, "Water Control", "Steel").deck(FOE, "Ares")
    duel.play("Nereus").asks(FOE, "defend", ["Water Control", "none"]).answer("Water Control")
    duel.asks(ME, "discard", ["Zod", "Punch"]).answer("Punch")
    assert duel.hand_of(FOE) == ["Steel", "Ares"]
    assert duel.hand_of(ME) == ["Zod"]
    assert duel.discard_of(ME) == ["Punch"]


@pytest.mark.card("confrontations:water-control")
@pytest.mark.rule("D6")
def test_water_control_takes_nothing_from_an_empty_hand(duel: Script) -> None:
    duel.hand(ME, "Nereus").hand(FOE, "Water Control").deck(FOE, "Ares").play("Nereus")
    duel.asks(FOE, "defend", ["Water Control", "none"]).answer("Water Control")
    assert duel.hand_of(FOE) == ["Ares"]
    assert duel.discard_of(ME) == []


@pytest.mark.card("confrontations:water-control")
@pytest.mark.ruling("Q28")
def test_water_control_draws_for_whoever_discards_it(teams: Script) -> None:
    teams.hand(ME, "Nereus", "Zod").hand(FOE, "Punch").deck(FOE, "Hera")
    teams.hand(OTHER, "Water Control").deck(OTHER, "Ares").play("Nereus")
    teams.asks(FOE, "defend", ["none"]).answer("none")
    teams.asks(OTHER, "defend", ["Water Control", "Water Control for 1", "none"])
    teams.answer("Water Control for 1")
    teams.asks(FOE, "defend", ["none"]).answer("none")
    teams.asks(OTHER, "defend", ["none"]).answer("none")
    assert teams.hand_of(OTHER) == ["Ares"]
    assert teams.hand_of(FOE) == ["Punch"]
    assert teams.discard_of(ME) == ["Zod"]


@pytest.mark.card("confrontations:water-control", "confrontations:lois-lane")
@pytest.mark.rule("K5")
@pytest.mark.ruling("Q27")
def test_the_attacker_of_an_assist_is_the_one_who_played_it(teams: Script) -> None:
    teams.hand(ME, "Lois Lane", "Zod").hand(MATE, "Nereus", "Ares", "Orion")
    teams.hand(FOE, "Water Control").deck(FOE, "Hera").play("Lois Lane")
    teams.asks(MATE, "give-assist", ["Nereus", "Ares", "Orion", "none"]).answer("Nereus")
    teams.call().asks(MATE, "assist", ["Nereus", "none"]).answer("Nereus")
    teams.asks(FOE, "defend", ["Water Control", "Water Control for 3", "none"])
    teams.answer("Water Control")
    teams.asks(MATE, "discard", ["Ares", "Orion"]).answer("Orion")
    teams.asks(FOE, "defend", ["none"]).answer("none")
    assert teams.hand_of(ME) == ["Zod"]
    assert teams.hand_of(MATE) == ["Ares"]
