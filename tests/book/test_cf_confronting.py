"""Confrontations: the examples of announcing a Confrontation, its target and its outcome."""

from __future__ import annotations

import pytest
from cf_table import ES, P1, P2, P3, P4, QUIET, cards, done_with, four, nothing, plays, verdict
from script import Script

NINE = ("Ares", "Impervious", "Punch")


@pytest.mark.book("CF-013", "Confrontations: Confronting Your Opponent; the lowest cost")
def test_cf_013_only_the_foe_of_lowest_cost_is_offered(table: Script) -> None:
    four(table, levels={P2: 2}).asks(P1, "announce", ["confront 3", "normal"])
    assert (table.cost_of(P2), table.cost_of(P4)) == (12, 9)


@pytest.mark.book("CF-014", "Confrontations: Confronting Your Opponent; a tie")
def test_cf_014_on_a_tie_the_active_player_chooses(table: Script) -> None:
    four(table).asks(P1, "announce", ["confront 1", "confront 3", "normal"])
    assert table.table.ask_of(P3) is None


@pytest.mark.book("CF-015", "Confrontations: Turn Sequence; start-of-turn effects")
def test_cf_015_what_happens_at_the_start_comes_before_the_decision(table: Script) -> None:
    four(table, levels={P1: 2}).hand(P1, "Mera", "Tula", "Siren").deck(P1, "Zod", "Orion")
    table.asks(P1, "announce", ["confront 1", "confront 3", "normal"])
    assert cards(table, P1) == ["Mera", "Siren", "Tula", "Zod"]
    assert table.deck_of(P1) == ["Orion"]


@pytest.mark.book("CF-016", "Confrontations: Confronting Your Opponent; the very start")
def test_cf_016_after_an_assist_it_is_too_late(table: Script) -> None:
    four(table, P2).hand(P4, "Zod").hand(P2, "Punch").line_up("Ares", "Orion")
    table.asks(P2, "announce", ["confront 0", "confront 2", "normal"])
    assert table.table.ask_of(P4) is None
    table.answer("normal").call().asks(P4, "assist", ["Zod", "none"]).answer("Zod")
    assert table.turn_options() == [f"buy {ES}", "end", "play Punch"]


@pytest.mark.book("CF-017", "Confrontations: Confronting Your Opponent; equal Power")
def test_cf_017_equal_power_defeats_the_character(table: Script) -> None:
    four(table, P2).hand(P1, "Punch").hand(P2, *NINE, "Zod").confront(P1)
    plays(table, *NINE)
    assert table.power == table.cost_of(P1) == 9
    nothing(table.done(), "block", P1)
    assert table.score_of(P2) == ["Superman"]
    assert (table.level_of(P1), table.cost_of(P1)) == (2, 12)
    assert table.active == P3


@pytest.mark.book("CF-018", "Confrontations: Confronting Your Opponent; only the top card")
def test_cf_018_thirty_power_defeat_one_character(table: Script) -> None:
    hand = ["Ares", "Impervious", *["Punch"] * 22]
    four(table, P2).hand(P2, *hand).confront(P1)
    assert plays(table, *hand).power == 30
    table.done()
    assert table.score_of(P2) == ["Superman"]
    assert (table.level_of(P1), table.level_of(P3)) == (2, 1)
    assert (table.active, table.power) == (P3, 0)


@pytest.mark.book("CF-019", "Confrontations: Confronting Your Opponent; no purchases")
def test_cf_019_hermes_gains_where_nothing_can_be_bought(table: Script) -> None:
    four(table, P3).hand(P3, "Hermes", "Ares", "Impervious", ES, ES)
    table.line_up("Zod", "Orion", "Tula", "Pots!", "Steel").confront(P4).play("Hermes")
    table.asks(P3, "gain", ["Zod", "Tula", "Pots!", "Steel"]).answer("Zod")
    table.asks(P3, "player", ["seat 0", "seat 1", "seat 2", "seat 3"]).answer("seat 0")
    assert table.discard_of(P1) == ["Zod"]
    left = ["Orion", "Pots!", "Steel", "Tula"]
    assert sorted(table.line_up_now) == left
    assert plays(table, "Ares", "Impervious", ES, ES).power == 12
    assert table.turn_options() == ["done"]
    table.done()
    assert table.score_of(P3) == ["Circe"]
    assert table.active == P4
    assert {*left} < {*table.line_up_now}


@pytest.mark.book("CF-019", "Confrontations: Gaining Cards; who gained what Hermes took")
def test_cf_019_the_player_of_hermes_gained_the_card(table: Script) -> None:
    four(table, P3).hand(P3, "Hermes").discard(P1, "Vulnerability")
    table.line_up("Zod", "Orion", "Tula", "Ares", "Steel").confront(P4).play("Hermes")
    table.asks(P3, "gain", ["Zod", "Tula", "Steel"]).answer("Steel")
    table.asks(P3, "player", ["seat 0", "seat 1", "seat 2", "seat 3"]).answer("seat 0")
    table.asks(P3, "destroy", ["Vulnerability", "Steel", "none"]).answer("Vulnerability")
    assert table.discard_of(P1) == ["Steel"]


@pytest.mark.book("CF-020", "Confrontations: Turn Sequence; a Confrontation that fails")
def test_cf_020_a_failure_costs_only_the_turn(table: Script) -> None:
    four(table, P2).hand(P1, "Steel").line_up(*QUIET[:4], "Orion").deck(P2, *["Punch"] * 5)
    done_with(table, 8, P1, "Mera").asks(P1, "block", ["Steel", "none"]).answer("none")
    assert [table.level_of(seat) for seat in range(4)] == [1, 1, 1, 1]
    assert table.score_of(P2) == []
    assert table.hand_of(P1) == ["Steel"]
    assert sorted(table.discard_of(P2)) == ["Mera", *["Punch"] * 8]
    assert (table.active, table.power) == (P3, 0)
    assert sorted(table.line_up_now) == sorted([*QUIET[:4], "Orion"])


@pytest.mark.book("CF-021", "Confrontations: Confronting Your Opponent; without hope")
def test_cf_021_it_may_be_announced_without_hope(table: Script) -> None:
    four(table, P2).hand(P2, *["Vulnerability"] * 5)
    table.asks(P2, "announce", ["confront 0", "confront 2", "normal"])


@pytest.mark.book("CF-022", "Confrontations: End of Game; the last Character")
def test_cf_022_the_third_character_wins_whatever_the_points(table: Script) -> None:
    four_each = ("Orion", "Poseidon", "Doctor Fate", "Swamp Thing", "Cold Breath")
    points = (*four_each, "Scientific Genius", "Book of Magic")  # the last two: 2 each
    four(table, P2, levels={P1: 3, P3: 3}).deck(P1, *[ES] * 16, *points)
    done_with(table, 15, P1)
    assert verdict(table) == ("G3", (P2, P4), (30, 0, 0, 0))
    assert table.level_of(P3) == 3
    assert table.table.asks == ()


@pytest.mark.book("CF-023", "Confrontations: Confronting Your Opponent; a change of cost")
def test_cf_023_a_raised_cost_does_not_move_the_target(table: Script) -> None:
    four(table, P2).hand(P2, "Kryptonite", "Ares", "Impervious").hand(P1, "Giganta")
    table.confront(P1).play("Kryptonite")
    table.asks(P1, "defend", ["Giganta", "Giganta for 2", "none"]).answer("Giganta")
    table.asks(P1, "player", ["seat 0", "seat 2"]).answer("seat 0")
    assert (table.cost_of(P1), table.cost_of(P3)) == (11, 9)
    assert table.turn_options() == ["done", "play Ares", "play Impervious"]
    assert plays(table, "Ares", "Impervious").power == 11
    table.done()
    assert table.score_of(P2) == ["Superman"]
    assert (table.level_of(P1), table.level_of(P3)) == (2, 1)


@pytest.mark.book("CF-024", "Confrontations: Confronting Your Opponent; switching the target")
@pytest.mark.parametrize("switches", [True, False])
def test_cf_024_a_dearer_foe_is_a_legal_new_target(table: Script, switches: bool) -> None:
    hand = ("Ares", "Impervious", *["Punch"] * 3)
    four(table, P2, levels={P3: 3}).hand(P2, "Swamp Thing", *hand)
    table.asks(P2, "announce", ["confront 0", "normal"]).answer("confront 0")
    table.play("Swamp Thing").asks(P2, "may", ["yes", "no"]).answer("yes" if switches else "no")
    assert plays(table, *hand).power == 15
    table.done()
    assert table.score_of(P2) == (["Wonder Woman"] if switches else ["Superman"])
    assert table.level_of(P1) == (1 if switches else 2)
    assert table.table.over is switches
    if switches:
        assert verdict(table)[:2] == ("G3", (P2, P4))


@pytest.mark.book("CF-025", "Confrontations: Resolving Card Abilities; that foe after a switch")
def test_cf_025_that_foe_follows_the_switch_and_what_happened_stays(table: Script) -> None:
    four(table, P2).hand(P2, "Black Manta", "Magog", "Black Manta")
    table.hand(P1, "Mera", "Tula").hand(P3, "Siren", "Atlan").confront(P1).play("Black Manta")
    table.asks(P1, "discard", ["Mera", "Tula"]).answer("Tula")
    table.play("Magog").asks(P2, "may", ["yes", "no"]).answer("yes")
    assert table.power == 2 + 3 + 2
    table.play("Black Manta").asks(P3, "discard", ["Siren", "Atlan"]).answer("Siren")
    assert (table.hand_of(P1), table.discard_of(P1)) == (["Mera"], ["Tula"])
    assert (table.hand_of(P3), table.discard_of(P3)) == (["Atlan"], ["Siren"])
    assert table.power == 9
    nothing(table.done(), "block", P3, P1)
    assert table.score_of(P2) == ["Wonder Woman"]


@pytest.mark.book("CF-026", "Confrontations: Confronting Your Opponent; whom an Attack hits")
def test_cf_026_an_attack_may_aim_at_the_other_foe(table: Script) -> None:
    four(table, P2).hand(P2, "Silver Banshee", "Artemis").hand(P1, "Steel", "Mera")
    table.hand(P3, "Pots!", "Tula").deck(P3, "Zod").confront(P1)
    table.play("Silver Banshee").asks(P2, "player", ["seat 0", "seat 2"]).answer("seat 2")
    nothing(table, "defend", P3, P1)
    assert table.deck_of(P3) == ["Weakness", "Zod"]
    nothing(table.play("Artemis"), "defend", P3, P1)
    table.asks(P1, "discard", ["Steel"]).answer("Steel")
    assert cards(table, P3) == ["Pots!", "Tula"]
    assert table.discard_of(P1) == ["Steel"]
    assert table.power == 1 + 2


@pytest.mark.book("CF-027", "Confrontations: Confronting Your Opponent; text of a normal turn")
def test_cf_027_without_a_confrontation_the_other_text_counts(table: Script) -> None:
    hand = ("Mera", "Dark Arts", "Cold Breath", "Supergirl")
    four(table).hand(P1, *hand).deck(P1, "Zod", "Orion").discard(P1, "Tula", "Siren", "Flight")
    assert table.play("Mera").power == 2
    assert table.play("Dark Arts").power == 2 + 2
    assert table.deck_of(P1) == ["Zod", "Orion"]
    assert table.play("Cold Breath").power == 4 + 3
    assert table.play("Supergirl").power == 7
    assert (table.hand_of(P1), table.deck_of(P1)) == (["Zod"], ["Orion"])
    assert table.destroyed == []


@pytest.mark.book("CF-028", "Confrontations: Blocks; nothing more after that")
def test_cf_028_after_done_neither_attacker_adds_anything(table: Script) -> None:
    four(table, P2).hand(P4, ES).hand(P3, "Magic Bracelets", "Mera")
    done_with(table, 10, P1, "Zod").asks(P4, "assist", [ES, "none"]).answer("none")
    table.asks(P3, "block", ["Magic Bracelets", "none"])
    assert [ask.seat for ask in table.table.asks] == [P3]
    table.answer("Magic Bracelets").asks(P3, "block", ["none"])
    assert (table.power, table.cost_of(P1)) == (10, 11)
    assert [ask.seat for ask in table.table.asks] == [P3]
    table.answer("none")
    assert table.score_of(P2) == []
    assert table.hand_of(P4) == [ES]
    assert table.active == P3


@pytest.mark.book("CF-029", "Confrontations: Confronting Your Opponent; the foes' turn")
def test_cf_029_a_foe_plays_no_assist_and_blocks_only_in_the_end(table: Script) -> None:
    four(table, P2).hand(P2, "Amazo", "Punch").hand(P3, "Lana Lang", "Mera", "Steel").confront(P1)
    for name in ("Amazo", "Punch"):
        assert [ask.seat for ask in table.play(name).table.asks] == [P2]
    table.done().asks(P3, "block", ["Steel", "none"]).answer("none")
    assert cards(table, P3) == ["Lana Lang", "Mera", "Steel"]


@pytest.mark.book("CF-030", "Confrontations: Oversized Character Cards; the next Level")
def test_cf_030_the_first_level_no_longer_destroys(table: Script) -> None:
    four(table, P4).hand(P3, "Mera", "Punch").discard(P3, "Vulnerability")
    table.line_up("Steel", "Ares", "Orion", "Strife", "Poseidon").deck(P3, "Zod")
    nothing(done_with(table, 9, P3, by=P4), "block", P3)
    assert table.score_of(P4) == ["Wonder Woman"]
    nothing(table.end(), "assist", P3)
    nothing(table.end(), "assist", P4)
    assert (table.active, table.level_of(P3)) == (P3, 2)
    assert plays(table, "Mera", "Punch").power == 3
    table.buy("Steel")
    assert table.destroyed == []
    assert table.discard_of(P3) == ["Vulnerability", "Steel"]
    assert table.turn_options() == ["end"]


@pytest.mark.book("CF-030", "Confrontations: Oversized Character Cards; the next Level")
@pytest.mark.parametrize(("confronts", "held"), [(True, ["Zod"]), (False, [])])
def test_cf_030_the_second_level_needs_a_confrontation(
    table: Script, confronts: bool, held: list[str]
) -> None:
    four(table, P3, levels={P3: 2}).hand(P3, "Steel").deck(P3, "Zod")
    (table.confront(P2) if confronts else table.normal()).play("Steel")
    assert table.hand_of(P3) == held
