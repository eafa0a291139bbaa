"""The Locations of Confrontations; seats 0 and 2 are a team, 1 and 3 the other."""

from __future__ import annotations

import pytest
from script import FOE, ME, Script

MATE, OTHER = 2, 3


DEFENSES = ("Krypto", "Krypto", "The Others", "The Others", "Impervious")
FIVE = ("Punch",) * 5


# --- Amnesty Bay ------------------------------------------------------------------------------


@pytest.mark.card("confrontations:amnesty-bay")
@pytest.mark.parametrize(
    ("name", "answer", "power"),
    [
        ("Zod", "Zod", 1),
        ("Punch", "Punch", 0),
        ("Weakness", "Weakness", 0),
        ("Zod", "none", 0),
    ],
)
def test_amnesty_bay_may_discard_the_top_card_for_power(
    duel: Script, name: str, answer: str, power: int
) -> None:
    duel.in_play(ME, "Amnesty Bay").deck(ME, name, "Ares").use("Amnesty Bay")
    duel.asks(ME, "discard", [name, "none"]).answer(answer)
    assert duel.power == power
    assert duel.deck_of(ME) == ([name, "Ares"] if answer == "none" else ["Ares"])
    assert duel.discard_of(ME) == ([] if answer == "none" else [name])


@pytest.mark.card("confrontations:amnesty-bay")
@pytest.mark.rule("K2", "K3")
def test_amnesty_bay_works_once_a_turn_from_the_turn_it_is_played(duel: Script) -> None:
    duel.hand(ME, "Amnesty Bay").deck(ME, "Zod", "Ares", "Punch").play("Amnesty Bay")
    duel.use("Amnesty Bay").asks(ME, "discard", ["Zod", "none"]).answer("none")
    assert duel.turn_options() == ["end"]
    duel.end()
    assert duel.in_play_of(ME) == ["Amnesty Bay"]
    assert "use Amnesty Bay" not in duel.normal().turn_options()


@pytest.mark.card("confrontations:amnesty-bay")
@pytest.mark.rule("K3")
def test_amnesty_bay_may_be_used_again_on_the_next_turn(duel: Script) -> None:
    duel.in_play(ME, "Amnesty Bay").deck(ME, *["Punch"] * 6, "Zod").use("Amnesty Bay")
    duel.asks(ME, "discard", ["Punch", "none"]).answer("Punch")
    duel.end().end()
    duel.use("Amnesty Bay").asks(ME, "discard", ["Zod", "none"]).answer("Zod")
    assert duel.power == 1


@pytest.mark.card("confrontations:amnesty-bay")
@pytest.mark.rule("D1")
def test_amnesty_bay_looks_into_the_shuffled_pile_only_when_used(duel: Script) -> None:
    duel.in_play(ME, "Amnesty Bay").discard(ME, "Zod")
    assert duel.normal().turn_options() == ["end", "use Amnesty Bay"]
    assert duel.discard_of(ME) == ["Zod"]
    duel.use("Amnesty Bay").asks(ME, "discard", ["Zod", "none"]).answer("none")
    assert duel.deck_of(ME) == ["Zod"]


@pytest.mark.card("confrontations:amnesty-bay", "confrontations:themyscira")
@pytest.mark.ruling("C-themyscira")
def test_a_block_discarded_by_amnesty_bay_was_never_in_hand(duel: Script) -> None:
    duel.in_play(ME, "Amnesty Bay", "Themyscira").deck(ME, "Steel", "Ares").use("Amnesty Bay")
    duel.asks(ME, "discard", ["Steel", "none"]).answer("Steel")
    assert duel.power == 1
    assert duel.hand_of(ME) == []


@pytest.mark.card("confrontations:amnesty-bay")
def test_a_teammates_amnesty_bay_is_not_yours(teams: Script) -> None:
    teams.in_play(MATE, "Amnesty Bay").deck(ME, "Zod").deck(MATE, "Ares").normal()
    assert teams.turn_options() == ["end"]


# --- Daily Planet -----------------------------------------------------------------------------


@pytest.mark.card("confrontations:daily-planet")
@pytest.mark.rule("F6")
def test_daily_planet_does_nothing_without_a_confrontation(duel: Script) -> None:
    duel.in_play(ME, "Daily Planet").deck(ME, "Zod").hand(ME, "Punch").normal()
    assert duel.turn_options() == ["end", "play Punch"]


@pytest.mark.card("confrontations:daily-planet")
@pytest.mark.parametrize("name", ["Punch", "Zod"])
def test_daily_planet_draws_then_discards_once_in_a_confrontation(duel: Script, name: str) -> None:
    duel.in_play(ME, "Daily Planet").deck(ME, "Zod", "Ares").hand(ME, "Punch").confront(FOE)
    duel.use("Daily Planet").asks(ME, "discard", ["Punch", "Zod"]).answer(name)
    assert duel.discard_of(ME) == [name]
    assert len(duel.hand_of(ME)) == 1
    assert "use Daily Planet" not in duel.turn_options()


@pytest.mark.card("confrontations:daily-planet")
def test_daily_planet_discards_the_card_just_drawn_with_an_empty_hand(duel: Script) -> None:
    duel.in_play(ME, "Daily Planet").deck(ME, "Zod", "Ares").confront(FOE).use("Daily Planet")
    assert duel.discard_of(ME) == ["Zod"]
    assert duel.hand_of(ME) == []


@pytest.mark.card("confrontations:daily-planet")
def test_daily_planet_works_on_the_turn_it_is_played(duel: Script) -> None:
    duel.hand(ME, "Daily Planet").deck(ME, "Zod", "Ares").confront(FOE).play("Daily Planet")
    assert duel.turn_options() == ["done", "use Daily Planet"]


@pytest.mark.card("confrontations:daily-planet", "confrontations:illusions")
@pytest.mark.ruling("Q26")
def test_daily_planet_stops_when_the_confrontation_is_cancelled(duel: Script) -> None:
    duel.in_play(ME, "Daily Planet").hand(ME, "Illusions").deck(ME, "Zod", "Ares").confront(FOE)
    duel.play("Illusions").asks(ME, "may", ["yes", "no"]).answer("yes")
    assert "use Daily Planet" not in duel.turn_options()


@pytest.mark.card("confrontations:daily-planet")
@pytest.mark.rule("F6")
def test_daily_planet_does_nothing_in_a_foes_confrontation(duel: Script) -> None:
    duel.in_play(FOE, "Daily Planet").deck(FOE, "Zod").hand(FOE, "Steel").confront(FOE).done()
    duel.asks(FOE, "block", ["Steel", "none"]).answer("none")
    assert duel.hand_of(FOE) == ["Steel"]


@pytest.mark.card("confrontations:daily-planet", "confrontations:themyscira")
@pytest.mark.ruling("C-themyscira")
def test_a_block_discarded_to_daily_planet_lets_themyscira_draw(duel: Script) -> None:
    duel.in_play(ME, "Daily Planet", "Themyscira").deck(ME, "Zod", "Ares").hand(ME, "Steel")
    duel.confront(FOE).use("Daily Planet").asks(ME, "discard", ["Steel", "Zod"]).answer("Steel")
    assert duel.hand_of(ME) == ["Zod", "Ares"]


# --- Lex Corp ---------------------------------------------------------------------------------


@pytest.mark.card("confrontations:lex-corp")
@pytest.mark.parametrize(
    ("order", "power"),
    [
        (("Zod",), 3 + 2),
        (("Magic Bracelets",), 2 + 2),
        (("Zod", "Magic Bracelets"), 5 + 2),
        (("Magic Bracelets", "Zod"), 5 + 2),
        (("Krypto", "Pots!", "Punch"), 3),
        (("Krypto", "Zod"), 4 + 2),
    ],
)
def test_lex_corp_gives_two_power_for_the_first_villain_or_equipment(
    duel: Script, order: tuple[str, ...], power: int
) -> None:
    duel.in_play(ME, "Lex Corp").hand(ME, *order)
    for name in order:
        duel.play(name)
    assert duel.power == power


@pytest.mark.card("confrontations:lex-corp")
@pytest.mark.ruling("Q19")
def test_lex_corp_gives_nothing_on_a_turn_whose_first_villain_came_before_it(duel: Script) -> None:
    duel.hand(ME, "Zod", "Lex Corp", "Parasite", "Magic Bracelets").play("Zod").play("Lex Corp")
    assert duel.power == 3
    duel.play("Parasite").play("Magic Bracelets")
    assert duel.power == 3 + 1 + 2


@pytest.mark.card("confrontations:lex-corp")
@pytest.mark.rule("K3")
def test_lex_corp_gives_its_power_on_each_of_your_turns(duel: Script) -> None:
    duel.in_play(ME, "Lex Corp").hand(ME, "Zod").play("Zod")
    assert duel.power == 5
    duel.end().end().play("Zod")
    assert duel.power == 5


@pytest.mark.card("confrontations:lex-corp")
@pytest.mark.rule("K5")
def test_lex_corp_gives_nothing_for_an_assist_of_either_teammate(teams: Script) -> None:
    teams.in_play(ME, "Lex Corp").in_play(MATE, "Olympus").hand(MATE, "Zod").deck(MATE, "Ares")
    teams.call().asks(MATE, "assist", ["Zod", "none"]).answer("Zod")
    assert teams.power == 3
    assert teams.hand_of(MATE) == []


@pytest.mark.card("confrontations:lex-corp")
@pytest.mark.rule("V5")
def test_lex_corp_counts_a_villain_played_from_your_character(duel: Script) -> None:
    duel.in_play(ME, "Lex Corp").place("on-hero 0", "Zod").play("Zod")
    assert duel.power == 3 + 2


@pytest.mark.card("confrontations:lex-corp", "confrontations:metallo")
@pytest.mark.rule("R4")
def test_lex_corp_does_not_count_a_card_played_again(duel: Script) -> None:
    duel.in_play(ME, "Lex Corp").hand(ME, "Magic Bracelets", "Metallo").play("Magic Bracelets")
    duel.play("Metallo").asks(ME, "play-again", ["Magic Bracelets", "none"])
    duel.answer("Magic Bracelets")
    assert duel.power == 2 + 2 + 2


@pytest.mark.card("confrontations:lex-corp", "confrontations:animal-man")
def test_lex_corp_counts_a_borrowed_villain(duel: Script) -> None:
    duel.in_play(ME, "Lex Corp").hand(ME, "Animal Man").line_up("Parasite").play("Animal Man")
    duel.asks(ME, "play", ["Parasite", "none"]).answer("Parasite")
    assert duel.power == 1 + 2


# --- Olympus ----------------------------------------------------------------------------------


@pytest.mark.card("confrontations:olympus")
@pytest.mark.parametrize("seat", [ME, MATE])
def test_olympus_lets_you_or_your_teammate_draw(teams: Script, seat: int) -> None:
    teams.in_play(ME, "Olympus").hand(ME, "Zod", "Ares").deck(ME, "Punch").deck(MATE, "Steel")
    teams.play("Zod").asks(ME, "player", ["seat 0", "seat 2"]).answer(f"seat {seat}")
    assert teams.hand_of(ME) == (["Ares", "Punch"] if seat == ME else ["Ares"])
    assert teams.hand_of(MATE) == (["Steel"] if seat == MATE else [])
    teams.play("Ares")
    assert teams.power == 7


@pytest.mark.card("confrontations:olympus")
@pytest.mark.rule("V1")
def test_olympus_lets_you_draw_without_a_teammate(duel: Script) -> None:
    duel.in_play(ME, "Olympus").hand(ME, "Mera", "Zod").deck(ME, "Punch", "Steel").play("Mera")
    assert duel.hand_of(ME) == ["Zod"]
    duel.play("Zod")
    assert duel.hand_of(ME) == ["Punch"]


@pytest.mark.card("confrontations:olympus")
@pytest.mark.ruling("Q19")
def test_playing_olympus_itself_is_the_first_costly_card(duel: Script) -> None:
    duel.hand(ME, "Olympus", "Ares").deck(ME, "Punch", "Steel").play("Olympus").play("Ares")
    assert duel.hand_of(ME) == []


@pytest.mark.card("confrontations:olympus", "confrontations:orion")
@pytest.mark.rule("R2")
def test_olympus_draws_after_the_card_has_resolved(teams: Script) -> None:
    teams.in_play(ME, "Olympus").hand(ME, "Orion").deck(ME, "Punch", "Steel").play("Orion")
    teams.asks(ME, "player", ["seat 0", "seat 2"])
    assert teams.hand_of(ME) == ["Punch"]
    teams.answer("seat 0")
    assert teams.hand_of(ME) == ["Punch", "Steel"]


@pytest.mark.card("confrontations:olympus", "confrontations:deadman")
@pytest.mark.rule("R2")
def test_olympus_draws_for_a_borrowed_card_when_all_is_resolved(duel: Script) -> None:
    duel.in_play(ME, "Olympus").hand(ME, "Deadman").deck(ME, "Steel").deck(FOE, "Zod")
    duel.play("Deadman").asks(ME, "play", ["Zod", "none"]).answer("Zod")
    assert duel.power == 3
    assert duel.hand_of(ME) == ["Steel"]
    assert duel.deck_of(FOE) == ["Zod"]


@pytest.mark.card("confrontations:olympus")
@pytest.mark.rule("K5")
def test_olympus_is_silent_on_a_teammates_turn(teams: Script) -> None:
    teams.in_play(MATE, "Olympus").hand(MATE, "Zod").deck(MATE, "Steel").deck(ME, "Punch").call()
    teams.asks(MATE, "assist", ["Zod", "none"]).answer("Zod")
    assert teams.hand_of(ME) == teams.hand_of(MATE) == []


# --- The Deep ---------------------------------------------------------------------------------


@pytest.mark.card("confrontations:the-deep")
def test_the_deep_makes_a_foe_with_five_cards_discard_without_a_defense(duel: Script) -> None:
    duel.in_play(ME, "The Deep").hand(ME, "Punch", "Zod").hand(FOE, *DEFENSES)
    duel.use("The Deep").asks(ME, "discard", ["Punch", "Zod"]).answer("Punch")
    assert duel.discard_of(ME) == ["Punch"]
    assert sorted([*duel.discard_of(FOE), *duel.hand_of(FOE)]) == sorted(DEFENSES)
    assert len(duel.discard_of(FOE)) == 1
    assert duel.turn_options() == ["end", "lay Zod", "play Zod"]


@pytest.mark.card("confrontations:the-deep")
def test_the_deep_may_discard_though_no_foe_qualifies(duel: Script) -> None:
    duel.in_play(ME, "The Deep").hand(ME, "Punch").hand(FOE, *["Punch"] * 4).use("The Deep")
    assert duel.discard_of(ME) == ["Punch"]
    assert len(duel.hand_of(FOE)) == 4


@pytest.mark.card("confrontations:the-deep")
def test_the_deep_needs_a_card_to_discard(duel: Script) -> None:
    duel.in_play(ME, "The Deep").hand(FOE, *FIVE).normal()
    assert duel.turn_options() == ["end"]


@pytest.mark.card("confrontations:the-deep")
@pytest.mark.rule("A9")
def test_the_deep_chooses_among_foes_with_five_cards(teams: Script) -> None:
    teams.in_play(ME, "The Deep").hand(ME, "Zod").hand(FOE, *FIVE).hand(OTHER, *FIVE)
    teams.confront(FOE).use("The Deep")
    teams.asks(ME, "player", ["seat 1", "seat 3"]).answer("seat 3")
    assert teams.discard_of(OTHER) == ["Punch"]
    assert teams.discard_of(FOE) == []


@pytest.mark.card("confrontations:the-deep")
def test_the_deep_takes_the_only_foe_with_five_cards_and_no_teammate(teams: Script) -> None:
    teams.in_play(ME, "The Deep").hand(ME, "Zod").hand(FOE, *["Punch"] * 4).hand(OTHER, *FIVE)
    teams.hand(MATE, *FIVE).use("The Deep")
    assert teams.discard_of(OTHER) == ["Punch"]
    assert teams.discard_of(FOE) == teams.discard_of(MATE) == []


# --- Themyscira -------------------------------------------------------------------------------


@pytest.mark.card("confrontations:themyscira")
@pytest.mark.ruling("C-themyscira", "Q20", "Q24")
def test_themyscira_draws_for_every_block_used_before_the_next_one(duel: Script) -> None:
    duel.in_play(FOE, "Themyscira").hand(FOE, "Pots!").deck(FOE, "Steel", "Zod").confront(FOE)
    duel.done().asks(FOE, "block", ["Pots!", "none"]).answer("Pots!")
    duel.asks(FOE, "block", ["Steel", "none"]).answer("Steel")
    duel.asks(FOE, "block", ["none"])
    assert duel.cost_of(FOE) == 9 + 3 + 3
    assert duel.hand_of(FOE) == ["Zod"]
    duel.answer("none")


@pytest.mark.card("confrontations:themyscira", "confrontations:flight")
@pytest.mark.rule("R2")
def test_themyscira_draws_after_the_blocks_own_text(duel: Script) -> None:
    duel.in_play(FOE, "Themyscira").hand(FOE, "Flight").deck(FOE, "Zod", "Ares", "Punch")
    duel.confront(FOE).done().asks(FOE, "block", ["Flight", "none"]).answer("Flight")
    duel.asks(FOE, "block", ["Ares", "none"])
    assert duel.hand_of(FOE) == ["Zod", "Ares"]
    duel.answer("none")


@pytest.mark.card("confrontations:themyscira", "confrontations:artemis")
@pytest.mark.ruling("C-themyscira")
def test_themyscira_draws_for_a_block_lost_to_an_attack(duel: Script) -> None:
    duel.in_play(FOE, "Themyscira").hand(FOE, "Pots!").deck(FOE, "Zod").hand(ME, "Artemis")
    duel.confront(FOE).play("Artemis").asks(FOE, "defend", ["none"]).answer("none")
    assert duel.discard_of(FOE) == ["Pots!"]
    assert duel.hand_of(FOE) == ["Zod"]
    assert duel.cost_of(FOE) == 9


@pytest.mark.card("confrontations:themyscira", "confrontations:tula")
@pytest.mark.ruling("C-themyscira")
@pytest.mark.parametrize(("name", "drawn"), [("Steel", 2), ("Krypto", 1)])
def test_themyscira_draws_on_your_own_turn_for_blocks_only(
    duel: Script, name: str, drawn: int
) -> None:
    duel.in_play(ME, "Themyscira").hand(ME, "Tula", name).deck(ME, "Zod", "Ares", "Punch")
    duel.play("Tula").asks(ME, "discard", [name, "none"]).answer(name)
    assert duel.hand_of(ME) == ["Zod", "Ares"][:drawn]


@pytest.mark.card("confrontations:themyscira", "confrontations:the-deep")
@pytest.mark.ruling("C-themyscira", "Q20")
def test_themyscira_draws_every_time(duel: Script) -> None:
    duel.in_play(ME, "Themyscira", "The Deep").hand(ME, "Tula", "Steel", "Pots!")
    duel.deck(ME, "Zod", "Ares", "Punch", "Hera").use("The Deep")
    duel.asks(ME, "discard", ["Tula", "Steel", "Pots!"]).answer("Pots!")
    assert duel.hand_of(ME)[-1] == "Zod"
    duel.play("Tula").asks(ME, "discard", ["Steel", "Zod", "none"]).answer("Steel")
    assert sorted(duel.hand_of(ME)) == ["Ares", "Punch", "Zod"]


@pytest.mark.card("confrontations:themyscira", "confrontations:mystic-control")
@pytest.mark.ruling("C-themyscira")
def test_themyscira_does_not_see_a_block_discarded_from_the_deck(duel: Script) -> None:
    duel.in_play(FOE, "Themyscira").deck(FOE, "Steel", "Zod").hand(ME, "Mystic Control")
    duel.play("Mystic Control").asks(ME, "play", ["Steel", "none"]).answer("none")
    assert duel.hand_of(FOE) == []


@pytest.mark.card("confrontations:themyscira")
@pytest.mark.ruling("Q9")
def test_themyscira_does_not_see_the_clean_up(duel: Script) -> None:
    duel.in_play(ME, "Themyscira").hand(ME, "Steel", "Pots!").deck(ME, *["Punch"] * 7)
    duel.play("Pots!").end()
    assert duel.hand_of(ME) == ["Punch"] * 5
    assert sorted(duel.discard_of(ME)) == ["Pots!", "Steel"]


@pytest.mark.card("confrontations:themyscira")
@pytest.mark.rule("F7")
def test_themyscira_does_not_see_a_teammates_block(teams: Script) -> None:
    teams.in_play(FOE, "Themyscira").deck(FOE, "Zod").hand(OTHER, "Steel").deck(OTHER, "Ares")
    teams.confront(FOE).done().asks(OTHER, "block", ["Steel", "none"]).answer("Steel")
    assert teams.hand_of(FOE) == teams.hand_of(OTHER) == []


@pytest.mark.card("confrontations:themyscira")
def test_themyscira_draws_for_your_block_that_protects_a_teammate(teams: Script) -> None:
    teams.in_play(OTHER, "Themyscira").hand(OTHER, "Steel").deck(OTHER, "Ares").confront(FOE)
    teams.done().asks(OTHER, "block", ["Steel", "none"]).answer("Steel")
    teams.asks(OTHER, "block", ["Ares", "none"]).answer("none")
    assert teams.hand_of(OTHER) == ["Ares"]


@pytest.mark.card("confrontations:themyscira", "confrontations:hera", "confrontations:tula")
def test_themyscira_lent_by_hera_draws_for_the_active_player(teams: Script) -> None:
    teams.in_play(MATE, "Themyscira").hand(ME, "Hera", "Tula", "Steel").deck(MATE, "Orion")
    teams.deck(ME, "Zod", "Ares", "Punch").play("Hera").play("Tula")
    teams.asks(ME, "discard", ["Steel", "none"]).answer("Steel")
    assert teams.hand_of(ME) == ["Zod", "Ares"]
    assert teams.hand_of(MATE) == []
