"""Confrontations: the examples of Attacks, Defenses and Weaknesses."""

from __future__ import annotations

import pytest
from cf_table import ES, P1, P2, P3, P4, cards, done_with, four, nothing
from script import Script


@pytest.mark.book("CF-065", "Confrontations: Attacks and Defenses; one Defense, one player")
def test_cf_065_a_defense_for_oneself_leaves_the_teammate_hit(table: Script) -> None:
    four(table, P2).hand(P2, "Strife").hand(P1, "Krypto", "Punch").hand(P3, "Zod", "Orion")
    table.deck(P1, "Tula").deck(P3, "Mera").play("Strife")
    nothing(table, "defend", P3)
    table.asks(P1, "defend", ["Krypto", "Krypto for 2", "none"]).answer("Krypto")
    assert cards(table, P3) == ["Mera", "Orion", "Zod"]  # the reward comes before the harm
    nothing(table, "defend", P3, P1)
    assert cards(table, P1) == ["Punch", "Tula"]
    assert len(table.hand_of(P3)) == 2
    assert sorted(table.hand_of(P3) + table.discard_of(P3)) == ["Mera", "Orion", "Zod"]
    assert table.power == 2


@pytest.mark.book("CF-065", "Confrontations: Attacks and Defenses; one Defense, one player")
def test_cf_065_a_defense_for_the_teammate_leaves_oneself_hit(table: Script) -> None:
    four(table, P2).hand(P2, "Strife").hand(P1, "Krypto", "Punch").hand(P3, "Zod", "Orion")
    table.deck(P1, "Tula").deck(P3, "Mera").play("Strife")
    nothing(table, "defend", P3)
    table.asks(P1, "defend", ["Krypto", "Krypto for 2", "none"]).answer("Krypto for 2")
    assert cards(table, P1) == ["Punch", "Tula"]
    nothing(table, "defend", P3, P1)
    assert cards(table, P3) == ["Mera", "Orion", "Zod"]
    assert sorted(table.hand_of(P1) + table.discard_of(P1)) == ["Krypto", "Punch", "Tula"]
    assert len(table.hand_of(P1)) == 1
    assert table.power == 2


@pytest.mark.book("CF-066", "Confrontations: Attacks and Defenses; two Defenses of one player")
def test_cf_066_two_defenses_of_one_player_save_both(table: Script) -> None:
    four(table, P2).hand(P2, "Strife").hand(P1, "Krypto", "Doctor Destiny", "Punch")
    table.hand(P3, "Zod", "Orion").deck(P1, "Tula", "Amazo").deck(P3, "Mera").play("Strife")
    nothing(table, "defend", P3)
    both = ["Krypto", "Krypto for 2", "Doctor Destiny", "Doctor Destiny for 2"]
    table.asks(P1, "defend", [*both, "none"]).answer("Krypto")
    nothing(table, "defend", P3)
    table.asks(P1, "defend", ["Doctor Destiny for 2", "none"]).answer("Doctor Destiny for 2")
    table.asks(P1, "destroy", ["Krypto", "Doctor Destiny", "none"]).answer("none")
    assert cards(table, P1) == ["Amazo", "Punch", "Tula"]
    assert cards(table, P3) == ["Mera", "Orion", "Zod"]
    assert table.discard_of(P1) == ["Krypto", "Doctor Destiny"]
    assert table.turn_options() == ["end"]


@pytest.mark.book("CF-067", "Confrontations: Attacks and Defenses; an Attack on the teammate")
def test_cf_067_a_teammate_alone_is_defended(table: Script) -> None:
    """Confront: Silver Banshee attacks only there; the example knew an older text of hers."""
    four(table, P2).hand(P2, "Silver Banshee").hand(P1, "Blue Devil").discard(P1, "Orion")
    table.hand(P3, "Punch").deck(P3, "Mera").deck(P1, "Tula").confront(P1).play("Silver Banshee")
    table.asks(P2, "player", ["seat 0", "seat 2"]).answer("seat 2")
    nothing(table, "defend", P3)
    table.asks(P1, "defend", ["Blue Devil for 2", "none"]).answer("Blue Devil for 2")
    table.asks(P1, "move", ["Orion", "none"]).answer("Orion")
    assert table.deck_of(P1) == ["Orion", "Tula"]
    assert (table.deck_of(P3), table.weaknesses_left) == (["Mera"], 16)
    assert table.discard_of(P1) == ["Blue Devil"]
    assert table.power == 1


def impervious_for_her(table: Script, *more: str) -> Script:
    """Let Circe attack with Kryptonite and Superman show Impervious for Wonder Woman."""
    four(table, P4).hand(P4, "Kryptonite", *more).hand(P1, "Impervious", "Zod")
    table.hand(P3, "Punch", "Punch").confront(P1).play("Kryptonite")
    table.asks(P1, "defend", ["Impervious", "Impervious for 2", "none"]).answer("Impervious for 2")
    nothing(table, "defend", P3)
    return nothing(table, "defend", P1, P3)


@pytest.mark.book("CF-068", "Confrontations: Attacks and Defenses; a Defense that is revealed")
def test_cf_068_it_saves_one_player_and_may_be_lost_to_the_same_attack(table: Script) -> None:
    """Confront: Kryptonite attacks only there; the example knew an older text of it."""
    impervious_for_her(table).asks(P1, "choose", ["mode 0", "mode 1"]).answer("mode 0")
    assert (table.hand_of(P1), table.discard_of(P1)) == (["Zod"], ["Impervious"])
    assert (table.hand_of(P3), table.discard_of(P3)) == (["Punch", "Punch"], [])
    assert table.weaknesses_left == 16


@pytest.mark.book("CF-068", "Confrontations: Attacks and Defenses; a Defense that is revealed")
def test_cf_068_it_is_shown_again_against_another_attack(table: Script) -> None:
    """Confront: Kryptonite attacks only there; the example knew an older text of it."""
    impervious_for_her(table, "Strife").asks(P1, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    assert table.discard_of(P1) == ["Weakness"]
    table.play("Strife").asks(P1, "defend", ["Impervious", "Impervious for 2", "none"])
    table.answer("Impervious")
    nothing(table, "defend", P3)
    nothing(table, "defend", P1, P3)
    assert cards(table, P1) == ["Impervious", "Zod"]
    assert table.hand_of(P3) == ["Punch"]


@pytest.mark.book("CF-069", "Confrontations: Clarifications; Steve Trevor discards himself")
def test_cf_069_steve_trevor_is_his_own_price(table: Script) -> None:
    four(table, P2).hand(P2, "Nereus").hand(P1, "Steve Trevor").play("Nereus")
    table.asks(P1, "defend", ["Steve Trevor", "Steve Trevor for 2", "none"]).answer("Steve Trevor")
    assert (table.hand_of(P1), table.discard_of(P1)) == ([], ["Steve Trevor"])


@pytest.mark.book("CF-069", "Confrontations: Clarifications; Donna Troy stays for another card")
@pytest.mark.parametrize("whom", ["Donna Troy", "Donna Troy for 2"])
def test_cf_069_who_reveals_donna_troy_pays(table: Script, whom: str) -> None:
    four(table, P2).hand(P2, "Nereus").hand(P1, "Donna Troy", "Punch").hand(P3, "Mera")
    nothing(table.play("Nereus"), "defend", P3)
    table.asks(P1, "defend", ["Donna Troy", "Donna Troy for 2", "none"]).answer(whom)
    table.asks(P1, "discard", ["Donna Troy", "Punch"]).answer("Punch")
    nothing(table, "defend", P3, P1)
    assert (table.hand_of(P1), table.discard_of(P1)) == (["Donna Troy"], ["Punch"])
    assert table.hand_of(P3) == (["Mera"] if whom.endswith("2") else [])


@pytest.mark.book("CF-070", "Confrontations: Clarifications; Steve Trevor and Themyscira")
def test_cf_070_a_block_discarded_as_a_price_lets_themyscira_draw(table: Script) -> None:
    four(table, P2).hand(P2, "Nereus").hand(P1, "Steve Trevor", "Pots!").deck(P1, "Zod")
    table.in_play(P1, "Themyscira").play("Nereus")
    table.asks(P1, "defend", ["Steve Trevor", "Steve Trevor for 2", "none"]).answer("Steve Trevor")
    table.asks(P1, "discard", ["Steve Trevor", "Pots!"]).answer("Pots!")
    nothing(table, "defend", P1)
    assert cards(table, P1) == ["Steve Trevor", "Zod"]
    assert table.discard_of(P1) == ["Pots!"]
    assert table.cost_of(P1) == 9


@pytest.mark.book("CF-071", "Confrontations: Clarifications; The Others")
def test_cf_071_the_others_draw_for_each_card_and_themyscira_for_the_block(table: Script) -> None:
    four(table, P2).hand(P2, "Strife").in_play(P1, "Themyscira")
    table.hand(P1, "The Others", "Pots!", "Vulnerability", "Zod")
    table.deck(P1, "Mera", "Tula", "Atlan", "Amazo", "Siren").play("Strife")
    table.asks(P1, "defend", ["The Others", "The Others for 2", "none"]).answer("The Others")
    table.asks(P1, "discard", ["Pots!", "Vulnerability", "Zod", "none"]).answer("Pots!")
    table.asks(P1, "discard", ["Vulnerability", "Zod", "none"]).answer("Vulnerability")
    table.asks(P1, "discard", ["Zod", "none"]).answer("none")
    nothing(table, "defend", P1)
    assert cards(table, P1) == ["Amazo", "Atlan", "Mera", "Tula", "Zod"]
    assert table.deck_of(P1) == ["Siren"]
    assert sorted(table.discard_of(P1)) == ["Pots!", "The Others", "Vulnerability"]


@pytest.mark.book("CF-071", "Confrontations: Clarifications; The Others")
def test_cf_071_the_others_alone_draw_one(table: Script) -> None:
    four(table, P2).hand(P2, "Strife").hand(P1, "The Others").deck(P1, "Mera", "Tula")
    table.play("Strife")
    table.asks(P1, "defend", ["The Others", "The Others for 2", "none"]).answer("The Others")
    nothing(table, "defend", P1)
    assert (table.hand_of(P1), table.deck_of(P1)) == (["Mera"], ["Tula"])


@pytest.mark.book("CF-072", "Confrontations: Clarifications; Artemis")
def test_cf_072_artemis_takes_a_block_without_its_effect(table: Script) -> None:
    four(table, P2).hand(P2, "Artemis").hand(P1, "Steel", "Pots!", "Punch").hand(P3, "Flight")
    nothing(table.confront(P1).play("Artemis"), "defend", P3, P1)
    table.asks(P1, "discard", ["Steel", "Pots!"]).answer("Pots!")
    assert (table.power, table.cost_of(P1)) == (2, 9)
    assert cards(table, P1) == ["Punch", "Steel"]
    assert table.hand_of(P3) == ["Flight"]


@pytest.mark.book("CF-072", "Confrontations: Clarifications; Artemis")
def test_cf_072_artemis_makes_no_attack_on_a_normal_turn(table: Script) -> None:
    four(table, P2).hand(P2, "Artemis").hand(P1, "Steel").hand(P3, "Flight").play("Artemis")
    assert table.power == 2
    assert table.turn_options() == ["end"]
    assert (table.hand_of(P1), table.hand_of(P3)) == (["Steel"], ["Flight"])


@pytest.mark.book("CF-073", "Confrontations: Weakness; a Defense where nothing would happen")
def test_cf_073_a_defense_may_be_used_against_an_attack_that_finds_nothing(table: Script) -> None:
    four(table, P2).hand(P2, "Artemis").hand(P1, "Doctor Destiny", "Punch").deck(P1, "Tula")
    table.discard(P1, "Vulnerability").confront(P1).play("Artemis")
    table.asks(P1, "defend", ["Doctor Destiny", "none"]).answer("Doctor Destiny")
    table.asks(P1, "destroy", ["Vulnerability", "Doctor Destiny", "none"]).answer("Vulnerability")
    assert cards(table, P1) == ["Punch", "Tula"]
    assert table.discard_of(P1) == ["Doctor Destiny"]
    assert table.destroyed == ["Vulnerability"]
    assert table.power == 2


@pytest.mark.book("CF-074", "Confrontations: Weakness; none left")
def test_cf_074_only_what_can_be_done_is_offered(table: Script) -> None:
    """Confront, and count three Power: the example knew an older text of Kryptonite."""
    four(table, P4).weaknesses(0).hand(P4, "Kryptonite").hand(P1, ES, "Punch").hand(P3, "Punch")
    nothing(table.confront(P1).play("Kryptonite"), "defend", P1, P3)
    table.asks(P1, "choose", ["mode 0"]).answer("mode 0")
    assert (table.hand_of(P1), table.discard_of(P1)) == (["Punch"], [ES])
    assert (table.hand_of(P3), table.discard_of(P3)) == (["Punch"], [])
    assert table.power == 3


@pytest.mark.book("CF-075", "Confrontations: Shuffling Your Deck; a Weakness on an empty deck")
def test_cf_075_a_weakness_is_the_whole_deck_and_nothing_is_shuffled(table: Script) -> None:
    """Confront: Silver Banshee attacks only there; the example knew an older text of hers."""
    four(table, P2).hand(P2, "Silver Banshee").hand(P3, "Enchantress", "Orion")
    table.discard(P3, *["Punch"] * 6).confront(P1).play("Silver Banshee")
    table.asks(P2, "player", ["seat 0", "seat 2"]).answer("seat 2")
    nothing(table, "defend", P3)
    assert (table.deck_of(P3), table.discard_of(P3)) == (["Weakness"], ["Punch"] * 6)
    table.done().asks(P3, "block", ["Orion", "none"]).answer("none")
    table.play("Enchantress")
    assert cards(table, P3) == ["Orion", "Weakness"]
    assert (table.deck_of(P3), table.discard_of(P3)) == ([], ["Punch"] * 6)
    table.play("Orion")
    assert cards(table, P3) == ["Punch", "Weakness"]
    assert (table.deck_of(P3), table.discard_of(P3)) == (["Punch"] * 5, [])


@pytest.mark.book("CF-076", "Confrontations: Discarding Cards; a Defense is discarded too")
def test_cf_076_a_defense_counts_as_a_discard(table: Script) -> None:
    four(table, P4, instead={P4: "Ocean Master"}, levels={P4: 2}).hand(P4, "Nereus", "Atlan")
    table.hand(P1, "Krypto").hand(P3, "Zod").deck(P1, "Hera").deck(P3, "Orion")
    table.deck(P4, "Tula", "Amazo", "Siren").play("Nereus")
    table.asks(P1, "defend", ["Krypto", "Krypto for 2", "none"]).answer("Krypto")
    nothing(table, "defend", P3)
    nothing(table, "defend", P1, P3)
    assert table.discard_of(P1) == ["Krypto"]
    assert cards(table, P3) == ["Orion", "Zod"]
    assert cards(table, P4) == ["Atlan", "Tula"]
    assert table.play("Atlan").power == 2
    assert cards(table, P4) == ["Amazo", "Tula"]


@pytest.mark.book("CF-076", "Confrontations: Discarding Cards; a Block for Ocean Master")
def test_cf_076_a_block_is_no_discard_for_ocean_master(table: Script) -> None:
    four(table, P4, instead={P4: "Ocean Master"}, levels={P4: 2}).hand(P1, "Steel", "Punch")
    done_with(table.deck(P4, "Tula"), 3, P1, by=P4)
    table.asks(P1, "block", ["Steel", "none"]).answer("Steel")
    table.asks(P1, "block", ["none"])
    assert (table.hand_of(P4), table.deck_of(P4)) == ([], ["Tula"])
    table.answer("none")
