"""Confrontations: the examples of Assist."""

from __future__ import annotations

import pytest
from cf_table import ES, P1, P2, P3, P4, assists, cards, four, nothing, plays, strength_left
from script import Script


@pytest.mark.book("CF-031", "Confrontations: Assist; whose Power, whose card")
def test_cf_031_the_power_is_the_teammates_and_the_card_is_not(table: Script) -> None:
    four(table, P2).hand(P2, "Ares").hand(P4, "Zod", *["Punch"] * 4)
    assert table.play("Ares").power == 4
    assists(table, P4, "Zod")
    assert table.power == 7
    assert (table.in_play_of(P4), table.discard_of(P4)) == (["Zod"], [])
    nothing(table.end(), "assist", P4)
    assert (table.in_play_of(P4), table.discard_of(P4)) == ([], ["Zod"])
    assert table.hand_of(P4) == ["Punch"] * 4
    table.end()
    assert table.active == P4
    assert plays(table, *["Punch"] * 4).power == 4


@pytest.mark.book("CF-032", "Confrontations: Assist; the active player draws")
def test_cf_032_the_active_player_draws(table: Script) -> None:
    four(table, P2).hand(P4, "Enchantress").deck(P2, "Mera", "Tula").deck(P4, "Siren")
    assists(table.normal(), P4, "Enchantress")
    assert table.power == 1
    assert (table.hand_of(P2), table.deck_of(P2)) == (["Mera"], ["Tula"])
    assert (table.hand_of(P4), table.deck_of(P4)) == ([], ["Siren"])


@pytest.mark.book("CF-032", "Confrontations: Assist; the active player decides")
def test_cf_032_the_active_player_looks_discards_and_orders(table: Script) -> None:
    four(table, P3).hand(P1, "Madame Xanadu").deck(P3, "Tula", "Zod", "Orion", "Siren")
    table.deck(P1, "Mera").line_up("Ares", "Strife")
    assists(table.normal(), P1, "Madame Xanadu")
    table.asks(P3, "discard", ["Tula", "Zod", "Orion", "none"])
    assert "orion" not in str(table.table.view(P1))
    table.answer("Tula")
    table.asks(P3, "discard", ["Zod", "Orion", "none"]).answer("none")
    table.asks(P3, "order", ["Zod", "Orion"]).answer("Orion")
    assert table.hand_of(P3) == ["Orion"]
    assert (table.deck_of(P3), table.discard_of(P3)) == (["Zod", "Siren"], ["Tula"])
    assert (table.hand_of(P1), table.deck_of(P1)) == ([], ["Mera"])


@pytest.mark.book("CF-033", "Confrontations: Assist; your discard pile")
def test_cf_033_the_active_players_pile_is_counted(table: Script) -> None:
    four(table, P2).hand(P4, "Faora").discard(P2, ES, "Dark Arts", "Punch")
    table.discard(P4, "Flight", "Pots!", "Telepathy", "Impervious")
    assists(table.normal(), P4, "Faora")
    assert table.power == 2 + 2


@pytest.mark.book("CF-034", "Confrontations: Assist; the active player has not played it")
def test_cf_034_lex_luthor_12_gets_nothing_for_an_assist(table: Script) -> None:
    four(table, P2, levels={P2: 2}).hand(P4, "Zod").hand(P2, "Parasite").normal()
    assists(table, P4, "Zod")
    assert table.power == 3
    assert table.play("Parasite").power == 3 + 1 + 1


@pytest.mark.book("CF-035", "Confrontations: Assist; the assisting player's Character")
def test_cf_035_zatanna_15_reacts_for_herself(table: Script) -> None:
    four(table, instead={P3: "Zatanna Zatara"}, levels={P3: 3})
    table.hand(P3, "Jimmy Olsen").deck(P3, "Orion", "Punch").deck(P1, "Zod").confront(P2)
    assists(table, P3, "Jimmy Olsen")
    assert table.power == 2
    table.asks(P3, "may", ["yes", "no"]).answer("yes")
    assert (table.hand_of(P3), table.deck_of(P3)) == (["Orion"], ["Punch"])
    assert (table.hand_of(P1), table.deck_of(P1)) == ([], ["Zod"])


@pytest.mark.book("CF-036", "Confrontations: Assist; Level 3 Zatanna and her teammate")
def test_cf_036_zatanna_15_reacts_to_her_teammates_hero(table: Script) -> None:
    four(table, instead={P3: "Zatanna Zatara"}, levels={P3: 3})
    table.hand(P1, "Orion").deck(P1, "Mera").deck(P3, "Amazo").confront(P2).play("Orion")
    table.asks(P3, "may", ["yes", "no"]).answer("yes")
    assert table.discard_of(P3) == ["Amazo"]
    assert table.hand_of(P1) == ["Mera"]
    assert table.power == 2


@pytest.mark.book("CF-036", "Confrontations: Assist; Level 3 Zatanna and a Block")
def test_cf_036_a_hero_discarded_to_block_is_not_played(table: Script) -> None:
    four(table, P2, instead={P3: "Zatanna Zatara"}, levels={P3: 3})
    table.hand(P1, "Steel").deck(P3, "Amazo").confront(P1).done()
    table.asks(P1, "block", ["Steel", "none"]).answer("Steel")
    assert table.active == P3
    assert (table.deck_of(P3), table.discard_of(P3)) == (["Amazo"], [])


@pytest.mark.book("CF-037", "Confrontations: Oversized Character Cards; during your turn")
def test_cf_037_wonder_woman_15_adds_power_on_her_own_turn_only(table: Script) -> None:
    four(table, levels={P3: 3}).hand(P3, "Steel", "Steel").normal()
    assists(table, P3, "Steel")
    assert table.power == 1
    table.end().asks(P3, "assist", ["Steel", "none"]).answer("none").end()
    assert table.active == P3
    assert table.play("Steel").power == 1 + 1


@pytest.mark.book("CF-038", "Confrontations: Oversized Character Cards; whose Confrontation")
def test_cf_038_wonder_woman_12_draws_in_her_own_confrontation_only(table: Script) -> None:
    four(table, levels={P3: 2}).hand(P3, "Steel").deck(P3, "Mera").deck(P1, "Tula").confront(P2)
    assists(table, P3, "Steel")
    assert table.power == 1
    assert table.hand_of(P1) == table.hand_of(P3) == []


@pytest.mark.book("CF-039", "Confrontations: Assist; Enhanced Strength from two sides")
def test_cf_039_enhanced_strength_gives_two_and_one(table: Script) -> None:
    four(table, P2).hand(P2, ES).hand(P4, ES)
    assert table.play(ES).power == 2
    assists(table, P4, ES)
    assert table.power == 3


def lois_lane(table: Script) -> Script:
    """Let Superman, who Confronts Lex Luthor, give Assist to Kryptonite, which is played."""
    four(table, levels={P1: 3}).hand(P1, "Lois Lane").hand(P3, "Kryptonite", "Themyscira", "Punch")
    table.deck(P1, "Mera").confront(P2).play("Lois Lane")
    table.asks(P3, "give-assist", ["Kryptonite", "Punch", "none"]).answer("Kryptonite")
    return assists(table, P3, "Kryptonite")


@pytest.mark.book("CF-040", "Confrontations: Assist; a card that gets it")
def test_cf_040_lois_lane_makes_kryptonite_an_assist_card(table: Script) -> None:
    """Confront, and count three Power: the example knew an older text of Kryptonite."""
    lois_lane(table)
    assert table.power == 2 + 3
    assert table.discard_of(P2) == table.discard_of(P4) == ["Weakness"]
    assert table.in_play_of(P3) == ["Kryptonite"]
    assert (table.hand_of(P1), table.deck_of(P1)) == ([], ["Mera"])


@pytest.mark.book("CF-040", "Confrontations: Assist; a card that gets it")
def test_cf_040_assist_that_was_given_is_lost_with_the_turn(table: Script) -> None:
    """Use a normal turn, where Kryptonite is not played."""
    held = ["Kryptonite", "Punch", "Themyscira"]
    four(table).hand(P1, "Lois Lane").hand(P3, *held).play("Lois Lane")
    table.asks(P3, "give-assist", ["Kryptonite", "Punch", "none"]).answer("Kryptonite")
    table.end().asks(P3, "assist", ["Kryptonite", "none"]).answer("none")
    nothing(table.end().end(), "assist", P1).end()
    assert (table.active, cards(table, P3)) == (P1, held)
    nothing(table.normal().call(), "assist", P3)


@pytest.mark.book("CF-041", "Confrontations: Resolving Card Abilities; the order of an Assist")
def test_cf_041_the_last_weakness_goes_to_the_first_after_who_played_the_card(
    table: Script,
) -> None:
    """Confront as in CF-040; Kryptonite attacks in a Confrontation only."""
    lois_lane(table.weaknesses(1))
    assert (table.discard_of(P2), table.discard_of(P4)) == ([], ["Weakness"])
    assert table.weaknesses_left == 0


@pytest.mark.book("CF-042", "Confrontations: Assist; who is the attacker")
def test_cf_042_the_assisting_player_is_the_attacker(table: Script) -> None:
    four(table, P2, levels={P4: 3}).hand(P2, "Mera", "Punch").hand(P4, "Nereus", "Tula", "Punch")
    table.hand(P1, "Water Control").deck(P1, "Zod").normal()
    assists(table, P4, "Nereus")
    table.asks(P1, "defend", ["Water Control", "Water Control for 2", "none"])
    table.answer("Water Control").asks(P4, "discard", ["Tula", "Punch"]).answer("Punch")
    nothing(table, "defend", P1)
    assert (table.hand_of(P1), table.discard_of(P1)) == (["Zod"], ["Water Control"])
    assert (table.hand_of(P4), table.discard_of(P4)) == (["Tula"], ["Punch"])
    assert cards(table, P2) == ["Mera", "Punch"]


@pytest.mark.book("CF-043", "Confrontations: Assist; Level 3 Circe")
def test_cf_043_circe_15_assists_with_villains_and_those_she_draws(table: Script) -> None:
    four(table, P2, levels={P4: 3}).in_play(P2, "Olympus").hand(P2, "Siren", "Zod")
    table.hand(P4, "Black Manta", "Lana Lang", "Hermes").deck(P4, "Strife").deck(P2, "Punch")
    table.play("Siren").call()
    table.asks(P4, "assist", ["Black Manta", "Lana Lang", "none"]).answer("none")
    table.play("Zod").asks(P2, "player", ["seat 1", "seat 3"]).answer("seat 3")
    assert "Strife" in table.hand_of(P4)
    assists(table, P4, "Strife", "Black Manta", "Lana Lang")
    assert table.power == 3 + 2


@pytest.mark.book("CF-044", "Confrontations: Assist; Level 2 Superman makes up for it")
@pytest.mark.parametrize(
    ("played", "held"), [(("Lana Lang", "Zod"), 4), (("Zod",), 5), ((), 5)], ids=["2", "1", "0"]
)
def test_cf_044_superman_12_draws_one_card_after_his_assists(
    table: Script, played: tuple[str, ...], held: int
) -> None:
    four(table, P3, levels={P1: 2}).hand(P1, "Lana Lang", "Zod", *["Punch"] * 3)
    table.deck(P1, "Mera", "Tula").normal()
    left = ["Lana Lang", "Zod"]
    for name in played:
        left.remove(name)
        assists(table, P1, name, *left)
    table.end().asks(P1, "assist", [*left, "none"]).answer("none").end()
    table.asks(P1, "announce", ["confront 1", "confront 3", "normal"])
    assert len(table.hand_of(P1)) == held
    assert table.deck_of(P1) == (["Tula"] if played else ["Mera", "Tula"])


@pytest.mark.book("CF-045", "Confrontations: Assist; later plays of the active player")
def test_cf_045_bizarro_counts_what_the_active_player_plays(table: Script) -> None:
    four(table, P2).hand(P2, "Vulnerability", "Vulnerability", "Weakness").hand(P4, "Bizarro")
    assists(table.normal(), P4, "Bizarro")
    assert table.power == 3
    assert plays(table, "Vulnerability", "Vulnerability", "Weakness").power == 9


@pytest.mark.book("CF-046", "Confrontations: Assist; Superboy plays a card again")
def test_cf_046_superboy_repeats_a_super_power_of_the_active_player(table: Script) -> None:
    drawn = ["Mera", "Tula", "Atlan", "Amazo", "Siren", "Nereus", "Zod"]
    four(table, P2).hand(P2, "Dark Arts").deck(P2, *drawn, "Orion")
    table.hand(P4, "Illusions", "Superboy").confront(P1).play("Dark Arts")
    table.asks(P2, "destroy", drawn[:3]).answer("Mera")
    assists(table, P4, "Illusions", "Superboy")
    table.asks(P2, "may", ["yes", "no"]).answer("no")
    assists(table, P4, "Superboy")
    table.asks(P2, "destroy", drawn[4:]).answer("Siren")
    assert cards(table, P2) == ["Amazo", "Atlan", "Nereus", "Tula", "Zod"]
    assert table.destroyed == ["Mera", "Siren"]
    assert table.in_play_of(P2) == ["Dark Arts"]
    assert table.in_play_of(P4) == ["Illusions", "Superboy"]


@pytest.mark.book("CF-047", "Confrontations: Assist; on a normal turn")
def test_cf_047_an_assist_pays_for_a_purchase(table: Script) -> None:
    four(table, P3).hand(P3, *["Punch"] * 3).hand(P1, "Lana Lang")
    table.line_up("Zod", "Ares", "Orion", "Strife", "Poseidon")
    plays(table, *["Punch"] * 3)
    assert table.turn_options() == [f"buy {ES}", "call", "end"]
    assists(table, P1, "Lana Lang")
    assert table.power == 5
    table.buy("Zod")
    assert table.discard_of(P3) == ["Zod"]
    assert table.discard_of(P1) == []


@pytest.mark.book("CF-048", "Confrontations: Assist; who controls the card")
def test_cf_048_the_teammates_card_is_not_ones_own_to_destroy(table: Script) -> None:
    four(table, P4, instead={P4: "Felix Faust"}, levels={P4: 3}).hand(P4, ES, "Punch")
    plays(table.hand(P2, "Zod").confront(P1), ES, "Punch")
    assists(table, P2, "Zod")
    assert table.power == 2 + 1 + 3
    left = strength_left(table)
    table.use("felix-faust-3").asks(P4, "destroy", [ES, "Punch", "none"]).answer(ES)
    table.asks(P4, "destroy", ["Punch", "none"]).answer("Punch")
    assert table.power == 6 + 2 + 1
    assert table.destroyed == [ES, "Punch"]
    assert (strength_left(table), table.in_play_of(P2)) == (left, ["Zod"])
