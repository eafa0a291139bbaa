"""Confrontations: the examples of Locations, destroying, gaining and clarified cards."""

from __future__ import annotations

import pytest
from cf_table import ES, P1, P2, P3, P4, cards, done_with, four, nothing, plays, strength_left
from script import Script

# --- Locations --------------------------------------------------------------------------------


@pytest.mark.book("CF-077", "Confrontations: Locations; once during each of your turns")
def test_cf_077_lex_corp_gives_power_once_and_stays(table: Script) -> None:
    four(table, P2).in_play(P2, "Lex Corp").hand(P2, "Vulnerability", "Parasite", "Power Armor")
    assert table.play("Parasite").power == 1 + 2
    assert table.play("Power Armor").power == 3 + 2 + 1
    assert table.turn_options()[-2:] == ["end", "play Vulnerability"]
    table.end()
    assert table.in_play_of(P2) == ["Lex Corp"]


@pytest.mark.book("CF-077", "Confrontations: Locations; played later in a turn")
def test_cf_077_lex_corp_counts_the_first_of_the_whole_turn(table: Script) -> None:
    """Keep the ruling: "the first each turn" is literal (the example counted from its play)."""
    four(table, P2).hand(P2, "Parasite", "Lex Corp", "Power Armor")
    assert plays(table, "Parasite", "Lex Corp").power == 1
    assert table.play("Power Armor").power == 1 + 2 + 1


@pytest.mark.book("CF-077", "Confrontations: Locations; played later in a turn")
def test_cf_077_lex_corp_played_first_counts_what_follows(table: Script) -> None:
    four(table, P2).hand(P2, "Lex Corp", "Parasite")
    assert plays(table, "Lex Corp", "Parasite").power == 1 + 2


@pytest.mark.book("CF-078", "Confrontations: Locations; discarded from play")
def test_cf_078_the_foe_picks_which_location_dead_kings_sceptor_takes(table: Script) -> None:
    four(table).hand(P1, "Dead King's Sceptor").in_play(P4, "Olympus", "The Deep")
    table.play("Dead King's Sceptor").asks(P1, "player", ["seat 1", "seat 3"]).answer("seat 3")
    table.asks(P4, "discard", ["Olympus", "The Deep"]).answer("Olympus")
    assert table.in_play_of(P4) == ["The Deep"]
    assert (table.hand_of(P4), table.discard_of(P4)) == ([], ["Olympus"])
    assert table.power == 2


@pytest.mark.book("CF-078", "Confrontations: Locations; discarded from play")
def test_cf_078_nothing_happens_to_a_foe_without_a_location(table: Script) -> None:
    four(table).hand(P1, "Dead King's Sceptor").in_play(P4, "Olympus", "The Deep")
    table.play("Dead King's Sceptor").asks(P1, "player", ["seat 1", "seat 3"]).answer("seat 1")
    assert table.turn_options() == ["end"]
    assert sorted(table.in_play_of(P4)) == ["Olympus", "The Deep"]
    assert table.power == 2


@pytest.mark.book("CF-079", "Confrontations: Locations; the teammate's, under Hera")
def test_cf_079_hera_lends_the_teammates_locations_for_the_turn(table: Script) -> None:
    four(table).hand(P1, "Hera", "Pots!").in_play(P3, "Daily Planet", "Themyscira")
    table.deck(P1, "Mera", "Orion", *["Punch"] * 6).deck(P3, "Tula").hand(P3, "Steel")
    table.confront(P2)
    assert table.turn_options() == ["call", "done", "play Hera", "play Pots!"]
    assert table.play("Hera").power == 3
    table.use("Daily Planet").asks(P1, "discard", ["Pots!", "Mera"]).answer("Pots!")
    assert cards(table, P1) == ["Mera", "Orion"]
    assert table.discard_of(P1) == ["Pots!"]
    assert (table.hand_of(P3), table.deck_of(P3)) == (["Steel"], ["Tula"])
    assert "use Daily Planet" not in table.turn_options()
    table.done().asks(P3, "assist", ["Steel", "none"]).answer("none")
    table.end()
    assert sorted(table.in_play_of(P3)) == ["Daily Planet", "Themyscira"]
    table.confront(P2).use("Daily Planet").asks(P3, "discard", ["Steel", "Tula"]).answer("Tula")
    assert "use Daily Planet" not in table.turn_options()


@pytest.mark.book("CF-079", "Confrontations: Locations; the teammate's, under Hera")
def test_cf_079_after_that_turn_they_work_for_their_owner_alone(table: Script) -> None:
    four(table).hand(P1, "Hera", "Punch").in_play(P3, "Daily Planet", "Themyscira")
    table.deck(P1, *["Punch"] * 10).confront(P2).play("Hera").done().end()
    nothing(table.confront(P2).done(), "assist", P1)
    table.end().confront(P2)
    assert "use Daily Planet" not in table.turn_options()


@pytest.mark.book("CF-080", "Confrontations: Clarifications; Amnesty Bay and Themyscira")
def test_cf_080_a_block_discarded_from_the_deck_draws_nothing(table: Script) -> None:
    four(table, P3, instead={P3: "Aquaman"}).in_play(P3, "Amnesty Bay", "Themyscira")
    table.deck(P3, "Steel", "Zod").normal().use("Amnesty Bay")
    table.asks(P3, "discard", ["Steel", "none"]).answer("Steel")
    assert table.power == 1
    assert (table.hand_of(P3), table.deck_of(P3)) == ([], ["Zod"])
    assert table.discard_of(P3) == ["Steel"]


@pytest.mark.book("CF-081", "Confrontations: Ending Your Turn 2; Themyscira and the clean-up")
def test_cf_081_the_clean_up_lets_themyscira_draw_nothing(table: Script) -> None:
    four(table, P3).in_play(P3, "Themyscira").hand(P3, "Pots!").deck(P3, *["Punch"] * 7)
    table.normal().end()
    assert table.hand_of(P3) == ["Punch"] * 5
    assert (table.deck_of(P3), table.discard_of(P3)) == (["Punch"] * 2, ["Pots!"])


@pytest.mark.book("CF-082", "Confrontations: Clarifications; Themyscira in a foe's turn")
def test_cf_082_themyscira_draws_for_every_block(table: Script) -> None:
    four(table, P2).in_play(P3, "Themyscira").hand(P3, "Pots!", "Magic Bracelets")
    table.deck(P3, "Flight", "Zod", "Punch", "Tula")
    done_with(table, 13, P3).asks(P3, "block", ["Pots!", "Magic Bracelets", "none"])
    table.answer("Pots!").asks(P3, "block", ["Flight", "Magic Bracelets", "none"])
    assert table.cost_of(P3) == 12
    table.answer("Flight").asks(P3, "block", ["Magic Bracelets", "none"])
    assert (table.power, table.cost_of(P3)) == (13, 14)
    table.answer("none")
    assert table.score_of(P2) == []
    assert cards(table, P3) == ["Magic Bracelets", "Punch", "Zod"]
    assert table.deck_of(P3) == ["Tula"]


# --- Destroying and gaining -------------------------------------------------------------------


def cold_breath(table: Script) -> Script:
    """Let Superman play Cold Breath in a Confrontation over stacks of twelve and three."""
    four(table).hand(P1, "Cold Breath", ES, "Punch").discard(P1, "Weakness").weaknesses(3)
    table.discard(P2, ES, ES, ES).line_up("Zod", "Ares", "Orion", "Strife", "Poseidon")
    table.confront(P2).play("Cold Breath")
    assert (strength_left(table), table.weaknesses_left) == (12, 3)
    return table.asks(P1, "destroy", [ES, "Punch", "none"])


@pytest.mark.book("CF-083", "Confrontations: Destroying Cards; the stacks stay as they are")
def test_cf_083_destroyed_cards_do_not_return_to_their_stacks(table: Script) -> None:
    cold_breath(table).answer(ES).asks(P1, "destroy", ["Weakness", "none"]).answer("Weakness")
    table.asks(P1, "destroy", ["Zod", "Ares", "Orion", "Strife", "Poseidon", "none"]).answer("Zod")
    assert sorted(table.destroyed) == [ES, "Weakness", "Zod"]
    assert (strength_left(table), table.weaknesses_left) == (12, 3)
    assert len(table.line_up_now) == 4
    assert table.power == 3
    table.done()
    assert len(table.line_up_now) == 5


@pytest.mark.book("CF-084", "Confrontations: Clarifications; Cold Breath")
@pytest.mark.parametrize("last", ["Zod", "none"])
def test_cf_084_cold_breath_destroys_none_or_one_in_each_zone(table: Script, last: str) -> None:
    cold_breath(table).answer("none").asks(P1, "destroy", ["Weakness", "none"]).answer("none")
    table.asks(P1, "destroy", ["Zod", "Ares", "Orion", "Strife", "Poseidon", "none"]).answer(last)
    assert table.destroyed == ([] if last == "none" else ["Zod"])
    assert cards(table, P1) == [ES, "Punch"]


@pytest.mark.book("CF-084", "Confrontations: Clarifications; Cold Breath")
def test_cf_084_no_second_card_of_the_hand_is_offered(table: Script) -> None:
    cold_breath(table).answer("Punch").asks(P1, "destroy", ["Weakness", "none"]).answer("none")
    table.asks(P1, "destroy", ["Zod", "Ares", "Orion", "Strife", "Poseidon", "none"])
    table.answer("none")
    assert table.destroyed == ["Punch"]
    assert table.hand_of(P1) == [ES]


@pytest.mark.book("CF-085", "Confrontations: Destroying Cards; Wonder Woman and two piles")
def test_cf_085_wonder_woman_9_may_destroy_a_card_of_her_teammate(table: Script) -> None:
    four(table, P3).hand(P3, *["Punch"] * 6).discard(P1, "Vulnerability")
    table.line_up("Tula", "Steel", "Pots!", "Zod", "Orion")
    plays(table, *["Punch"] * 6).buy("Tula")
    assert table.discard_of(P3) == ["Tula"]
    table.buy("Steel").asks(P3, "destroy", ["Tula", "Steel", "Vulnerability", "none"])
    table.answer("Vulnerability")
    assert (table.destroyed, table.discard_of(P1)) == (["Vulnerability"], [])
    assert table.power == 1
    assert table.turn_options() == ["end"]


@pytest.mark.book("CF-085", "Confrontations: Destroying Cards; Wonder Woman and two piles")
@pytest.mark.parametrize("answer", ["Vulnerability", "none"])
def test_cf_085_a_second_block_gives_nothing(table: Script, answer: str) -> None:
    four(table, P3).hand(P3, *["Punch"] * 6).discard(P1, "Vulnerability", "Punch")
    table.line_up("Tula", "Steel", "Pots!", "Zod", "Orion")
    plays(table, *["Punch"] * 6).buy("Steel")
    table.asks(P3, "destroy", ["Steel", "Vulnerability", "Punch", "none"]).answer(answer)
    table.buy("Pots!")
    assert table.power == 1
    assert table.turn_options() == ["end"]


# --- Clarified cards --------------------------------------------------------------------------


@pytest.mark.book("CF-086", "Confrontations: Clarifications; Mera")
def test_cf_086_meras_power_is_fixed_when_she_is_played(table: Script) -> None:
    four(table).hand(P1, "Mera", "Tempest").discard(P1, "Punch", "Zod").deck(P1, "Orion")
    assert table.confront(P2).play("Mera").power == 2
    table.play("Tempest").asks(P1, "may", ["yes", "no"]).answer("yes")
    assert sorted(table.discard_of(P1)) == ["Orion", "Punch", "Zod"]
    assert table.power == 2 + 1 + 2


@pytest.mark.book("CF-087", "Confrontations: card texts; Supergirl and draws before her")
def test_cf_087_supergirl_counts_every_draw_of_the_turn(table: Script) -> None:
    drawn = ["Tula", "Atlan", "Amazo", "Siren", "Nereus", "Zod", "Mera"]
    four(table, levels={P1: 2}).hand(P1, "Dark Arts", "Supergirl", "Enchantress")
    table.deck(P1, *drawn).asks(P1, "announce", ["confront 1", "confront 3", "normal"])
    assert cards(table, P1) == ["Dark Arts", "Enchantress", "Supergirl", "Tula"]
    table.answer("confront 1").play("Dark Arts").asks(P1, "destroy", drawn[1:4]).answer("Siren")
    assert table.power == 0
    assert table.play("Supergirl").power == 1 + 3 + 1
    assert table.play("Enchantress").power == 5 + 1 + 1
    assert cards(table, P1) == ["Amazo", "Atlan", "Nereus", "Tula", "Zod"]


@pytest.mark.book("CF-088", "Confrontations: Clarifications; Superboy and Metallo")
def test_cf_088_the_first_effect_stays(table: Script) -> None:
    four(table).hand(P1, "Cold Breath", "Superboy", "Metallo")
    assert table.play("Cold Breath").power == 3
    assert table.play("Superboy").power == 3 + 3
    assert table.in_play_of(P1) == ["Cold Breath", "Superboy"]
    assert table.play("Metallo").power == 6 + 2
    assert table.in_play_of(P1) == ["Cold Breath", "Superboy", "Metallo"]


@pytest.mark.book("CF-088", "Confrontations: Clarifications; Superboy and Metallo")
def test_cf_088_superboy_without_a_super_power_does_nothing(table: Script) -> None:
    four(table).hand(P1, "Superboy").in_play(P3, "Flight").play("Superboy")
    assert table.power == 0
    assert table.turn_options() == ["end"]


@pytest.mark.book("CF-089", "Confrontations: Clarifications; Superman Level 2")
def test_cf_089_superman_12_draws_once_a_turn(table: Script) -> None:
    four(table, levels={P1: 2}).hand(P1, "Punch").deck(P1, "Mera", "Tula")
    table.asks(P1, "announce", ["confront 1", "confront 3", "normal"])
    assert cards(table, P1) == ["Mera", "Punch"]
    assert plays(table.answer("normal"), "Punch", "Mera").power == 3
    assert (table.hand_of(P1), table.deck_of(P1)) == ([], ["Tula"])
