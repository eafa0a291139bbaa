"""Confrontations: the examples of cancelling a Confrontation and of Blocks."""

from __future__ import annotations

import pytest
from cf_table import ES, P1, P2, P3, P4, QUIET, assists, cards, done_with, four, nothing, plays
from script import Script

# --- Cancelling -------------------------------------------------------------------------------


@pytest.mark.book("CF-049", "Confrontations: Clarifications; Illusions as an Assist")
@pytest.mark.parametrize("cancels", [True, False])
def test_cf_049_the_confronter_decides_right_after_the_draw(table: Script, cancels: bool) -> None:
    four(table, P2).hand(P2, "Ares", "Orion").deck(P2, "Punch").hand(P4, "Illusions")
    table.hand(P1, "Steel").line_up(*QUIET[:3], "Strife", "Poseidon")
    assists(table.confront(P1).play("Ares"), P4, "Illusions")
    table.asks(P2, "may", ["yes", "no"])
    assert [ask.seat for ask in table.table.asks] == [P2]
    assert cards(table, P2) == ["Orion", "Punch"]
    table.answer("yes" if cancels else "no")
    assert table.power == 4
    hand = ["play Orion", "play Punch"]
    if cancels:
        sale = [f"buy {ES}", "buy Lana Lang", "buy Pots!", "buy Tula"]
        assert table.turn_options() == [*sale, "end", *hand]
        table.end()
        assert (table.active, table.hand_of(P1)) == (P3, ["Steel"])
    else:
        assert table.turn_options() == ["done", *hand]
        table.done().asks(P1, "block", ["Steel", "none"]).answer("none")


@pytest.mark.book("CF-050", "Confrontations: Clarifications; Circe Level 2")
def test_cf_050_the_first_card_resolves_fully_before_the_choice(table: Script) -> None:
    four(table, P4, levels={P4: 2}).hand(P4, "Parasite", "Mera", *["Punch"] * 3)
    table.discard(P4, "Punch", "Zod").line_up("Tula", "Krypto", "Ares", "Strife", "Orion")
    table.confront(P1).play("Parasite").asks(P4, "may", ["yes", "no"])
    assert table.power == 3
    table.answer("yes")
    assert table.play("Mera").power == 3 + 2
    sale = [f"buy {ES}", "buy Krypto", "buy Tula"]
    assert table.turn_options() == [*sale, "end", "play Punch"]
    table.buy("Krypto").buy("Tula").end()
    assert table.active == P1
    assert table.score_of(P4) == []


@pytest.mark.book("CF-051", "Confrontations: Clarifications; Circe Level 2, the first card only")
def test_cf_051_she_is_asked_after_her_own_first_card(table: Script) -> None:
    four(table, P4, levels={P4: 2}).hand(P4, "Punch", "Enchantress").hand(P2, "Zod")
    table.deck(P4, "Mera").confront(P1)
    assists(table, P2, "Zod")
    assert table.turn_options() == ["done", "play Enchantress", "play Punch"]
    table.play("Punch").asks(P4, "may", ["yes", "no"]).answer("no")
    table.play("Enchantress")
    assert table.turn_options() == ["done", "play Mera"]


@pytest.mark.book("CF-051", "Confrontations: Clarifications; Circe Level 2, the first card only")
def test_cf_051_she_is_not_asked_on_a_normal_turn(table: Script) -> None:
    four(table, P4, levels={P4: 2}).hand(P4, "Punch").normal().play("Punch")
    assert table.turn_options() == ["end"]


# --- Blocks -----------------------------------------------------------------------------------


@pytest.mark.book("CF-052", "Confrontations: Blocks; the same value is not enough")
@pytest.mark.parametrize(
    ("blocks", "cost", "falls"),
    [
        (["Magic Bracelets", "Pots!"], 14, False),
        (["Magic Bracelets"], 11, True),
        (["Pots!"], 12, False),
    ],
)
def test_cf_052_blocks_must_exceed_the_power(
    table: Script, blocks: list[str], cost: int, falls: bool
) -> None:
    left = ["Magic Bracelets", "Pots!"]
    done_with(four(table, P2).hand(P1, *left, "Mera"), 11, P1)
    for name in blocks:
        table.asks(P1, "block", [*left, "none"]).answer(name)
        left.remove(name)
    table.asks(P1, "block", [*left, "none"])
    assert (table.power, table.cost_of(P1)) == (11, cost)
    table.answer("none")
    assert table.score_of(P2) == (["Superman"] if falls else [])


@pytest.mark.book("CF-053", "Confrontations: Blocks; by the teammate")
def test_cf_053_the_teammate_blocks_and_draws(table: Script) -> None:
    four(table, P2).hand(P1, "Punch").hand(P3, "Flight").deck(P3, "Zod").deck(P1, "Mera")
    nothing(done_with(table, 10, P1), "block", P1)
    table.asks(P3, "block", ["Flight", "none"]).answer("Flight")
    assert (table.cost_of(P1), table.cost_of(P3)) == (11, 9)
    nothing(table, "block", P1, P3)
    assert table.score_of(P2) == []
    assert (table.hand_of(P3), table.discard_of(P3)) == (["Zod"], ["Flight"])
    assert (table.hand_of(P1), table.deck_of(P1)) == (["Punch"], ["Mera"])


@pytest.mark.book("CF-054", "Confrontations: Blocks; one drawn by another")
def test_cf_054_a_block_just_drawn_is_used_and_counts_the_protected_level(table: Script) -> None:
    four(table, P2, levels={P3: 2}).hand(P3, "Flight", "Punch").deck(P3, "Ares", "Mera")
    done_with(table, 12, P1).asks(P3, "block", ["Flight", "none"]).answer("Flight")
    table.asks(P3, "block", ["Ares", "none"]).answer("Ares")
    table.asks(P3, "block", ["none"])
    assert table.cost_of(P1) == 9 + 2 + 2
    table.answer("none")
    assert table.discard_of(P3) == ["Flight", "Ares"]
    assert (table.score_of(P2), table.level_of(P1)) == ([], 1)


@pytest.mark.book("CF-055", "Confrontations: Clarifications; Orion counts himself")
@pytest.mark.parametrize(
    ("order", "costs"), [(("Steel", "Orion"), (12, 15)), (("Orion", "Steel"), (11, 14))]
)
def test_cf_055_orion_counts_himself_and_the_blocks_before(
    table: Script, order: tuple[str, str], costs: tuple[int, int]
) -> None:
    four(table, P2).hand(P1, "Orion", "Steel", "Punch").discard(P1, "Lana Lang", "Zod", "Punch")
    done_with(table.deck(P1, "Tula"), 12, P1)
    table.asks(P1, "block", ["Orion", "Steel", "none"]).answer(order[0])
    assert table.cost_of(P1) == costs[0]
    table.asks(P1, "block", [order[1], "none"]).answer(order[1])
    assert table.cost_of(P1) == costs[1]
    assert table.hand_of(P1) == ["Punch"]
    assert table.deck_of(P1) == ["Tula"]
    nothing(table, "block", P1)
    assert table.score_of(P2) == []


@pytest.mark.book("CF-056", "Confrontations: Clarifications; whose pile Orion counts")
def test_cf_056_orion_counts_the_pile_of_the_player_who_discards_him(table: Script) -> None:
    heroes = ("Lana Lang", "Krypto", "Mera", "Tula", "Hera")
    four(table, P2).hand(P3, "Orion", "Punch").discard(P3, "Punch", "Punch").discard(P1, *heroes)
    done_with(table, 11, P1).asks(P3, "block", ["Orion", "none"]).answer("Orion")
    assert (table.power, table.cost_of(P1)) == (11, 10)
    nothing(table, "block", P3)
    assert table.score_of(P2) == ["Superman"]


@pytest.mark.book("CF-057", "Confrontations: Clarifications; Etrigan counts himself")
def test_cf_057_etrigan_counts_the_villains_in_the_pile(table: Script) -> None:
    four(table).hand(P2, "Etrigan", "Artemis").discard(P2, "Parasite", "Zod")
    done_with(table, 11, P4, by=P1).asks(P2, "block", ["Etrigan", "none"]).answer("Etrigan")
    assert table.cost_of(P4) == 9 + 3
    nothing(table, "block", P2)
    assert table.score_of(P1) == []


@pytest.mark.book("CF-058", "Confrontations: Clarifications; Klarion")
def test_cf_058_klarion_counts_what_lies_in_the_pile(table: Script) -> None:
    four(table).hand(P1, "Kryptonite", *["Punch"] * 7, "Tula").hand(P2, "Water Control", "Klarion")
    table.discard(P2, ES).deck(P2, "Amazo").confront(P4).play("Kryptonite")
    table.asks(P2, "defend", ["Water Control", "Water Control for 3", "none"])
    table.answer("Water Control")
    table.asks(P1, "discard", ["Punch", "Tula"]).answer("Tula")
    nothing(table, "defend", P2)
    assert plays(table, *["Punch"] * 7).power == 3 + 7
    table.done().asks(P2, "block", ["Klarion", "none"]).answer("Klarion")
    assert (table.power, table.cost_of(P4)) == (10, 11)
    nothing(table, "block", P2)
    assert table.score_of(P1) == []


@pytest.mark.book("CF-059", "Confrontations: Clarifications; Scientific Genius")
def test_cf_059_scientific_genius_adds_the_points_of_the_rest_of_the_hand(table: Script) -> None:
    rest = ["Apollo", "Punch", "Weakness", "Zod"]
    four(table).hand(P2, "Scientific Genius", *rest)
    done_with(table, 11, P2, by=P1)
    table.asks(P2, "block", ["Scientific Genius", "none"]).answer("Scientific Genius")
    assert (table.power, table.cost_of(P2)) == (11, 9 + 3 + 1 - 1)
    assert cards(table, P2) == rest
    assert table.discard_of(P2) == ["Scientific Genius"]
    nothing(table, "block", P2)
    assert table.score_of(P1) == []


@pytest.mark.book("CF-060", "Confrontations: Clarifications; Scientific Genius and Weaknesses")
def test_cf_060_it_may_lower_the_cost(table: Script) -> None:
    four(table).hand(P2, "Scientific Genius", "Weakness", "Weakness")
    done_with(table, 8, P2, by=P1)
    table.asks(P2, "block", ["Scientific Genius", "none"]).answer("Scientific Genius")
    assert (table.power, table.cost_of(P2)) == (8, 7)
    nothing(table, "block", P2)
    assert table.score_of(P1) == ["Lex Luthor"]


@pytest.mark.book("CF-061", "Confrontations: Blocks; until the end of the turn")
def test_cf_061_the_raised_cost_is_gone_when_the_turn_ends(table: Script) -> None:
    four(table, P2).hand(P1, "Steel", "Magic Bracelets", "Punch")
    done_with(table, 13, P1)
    table.asks(P1, "block", ["Steel", "Magic Bracelets", "none"]).answer("Steel")
    table.asks(P1, "block", ["Magic Bracelets", "none"]).answer("Magic Bracelets")
    assert table.cost_of(P1) == 14
    nothing(table, "block", P1)
    assert (table.score_of(P2), table.cost_of(P1)) == ([], 9)
    nothing(table.end(), "assist", P1)
    table.asks(P4, "announce", ["confront 0", "confront 2", "normal"])
    assert table.cost_of(P1) == 9


@pytest.mark.book("CF-062", "Confrontations: Blocks; such a card in one's own turn")
def test_cf_062_played_on_ones_own_turn_it_is_an_ordinary_card(table: Script) -> None:
    four(table, P3).hand(P3, "Flight", "Orion").deck(P3, "Mera", "Zod").confront(P2)
    assert table.play("Flight").power == 1
    assert table.hand_of(P3) == ["Orion"]
    assert table.play("Orion").power == 1 + 2
    assert (table.hand_of(P3), table.deck_of(P3)) == (["Mera"], ["Zod"])
    assert [table.cost_of(seat) for seat in range(4)] == [9, 9, 9, 9]


@pytest.mark.book("CF-063", "Confrontations: Blocks; an ability that raises a cost")
def test_cf_063_wonder_womans_own_ability_is_no_block(table: Script) -> None:
    four(table, P2, levels={P3: 3}).hand(P3, "Krypto", "Steve Trevor").in_play(P3, "Themyscira")
    table.deck(P1, "Mera").deck(P3, "Tula")
    done_with(table, 10, P1).asks(P3, "block", ["use Wonder Woman", "none"])
    table.answer("use Wonder Woman")
    table.asks(P3, "discard", ["Krypto", "Steve Trevor"]).answer("Krypto")
    table.asks(P3, "player", ["seat 0", "seat 2"]).answer("seat 0")
    assert (table.power, table.cost_of(P1)) == (10, 11)
    assert (table.hand_of(P3), table.deck_of(P3)) == (["Steve Trevor"], ["Tula"])
    assert (table.hand_of(P1), table.deck_of(P1)) == ([], ["Mera"])
    nothing(table, "block", P3)
    assert table.score_of(P2) == []
    assert table.discard_of(P3) == ["Krypto"]


@pytest.mark.book("CF-064", "Confrontations: Blocks; a lost cause")
def test_cf_064_a_block_may_be_spent_on_a_lost_cause(table: Script) -> None:
    hand = ["Ares", "Impervious", *["Punch"] * 22]
    four(table, P2).hand(P2, *hand).hand(P3, "Pots!").in_play(P3, "Themyscira").deck(P3, "Mera")
    plays(table.confront(P1), *hand).done()
    assert table.power == 30
    table.asks(P3, "block", ["Pots!", "none"]).answer("Pots!")
    assert (table.cost_of(P1), table.cost_of(P3)) == (12, 9)
    assert table.hand_of(P3) == ["Mera"]
    nothing(table, "block", P3)
    assert table.score_of(P2) == ["Superman"]
