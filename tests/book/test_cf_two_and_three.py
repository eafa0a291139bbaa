"""Confrontations: the examples of the variants for two and three players."""

from __future__ import annotations

import pytest
from cf_table import CF, ES, P1, P2, P3, alone, cards, done_with, nothing, plays, verdict
from script import CATALOGUES, Script

from archrivals.engine.language.rules import Setup
from archrivals.engine.state.flat import DESTROYED, LINE_UP, MAIN_DECK, UNUSED, on_hero
from archrivals.engine.table import Table

CAT = CATALOGUES[CF]
LEAVERS = {"Magog", "Swamp Thing"}
DUEL = ("Superman", "Lex Luthor")


def names(table: Table, zone: int) -> list[str]:
    return [CAT.name[table.state.faces[card]] for card in table.state.zones[zone]]


def laid(table: Script, seat: int) -> list[str]:
    return table.names(on_hero(seat))


# --- Two players ------------------------------------------------------------------------------


@pytest.mark.book("CF-094", "Confrontations: 2- and 3-Player Variants; the first 15 decides")
def test_cf_094_the_first_third_level_to_fall_ends_a_game_of_two(table: Script) -> None:
    alone(table, *DUEL, levels={P2: 3}).discard(P2, "Orion", "Ares")
    done_with(table, 15, P2, by=P1)
    assert verdict(table)[:2] == ("G3", (P1,))


@pytest.mark.book("CF-095", "Confrontations: 2-Player Game Note; Magog and Swamp Thing")
def test_cf_095_they_leave_the_game_out_of_the_opening_line_up() -> None:
    gone = set()
    for number in range(60):
        setup = Setup(box=CF, players=2, first=0)
        table = Table.new(setup, CAT, f"seed {number}")
        left = LEAVERS & {*names(table, UNUSED)}
        gone |= left
        assert len(names(table, LINE_UP)) == 5
        assert not LEAVERS & {*names(table, LINE_UP)}
        assert names(table, DESTROYED) == []
        assert len(names(table, MAIN_DECK)) == 108 - 5 - len(left)
    assert gone == LEAVERS


@pytest.mark.book("CF-095", "Confrontations: 2-Player Game Note; Magog and Swamp Thing")
def test_cf_095_they_are_replaced_at_a_later_refill(table: Script) -> None:
    alone(table, *DUEL).line_up("Zod", "Tula", "Steel", "Ares")
    table.main_deck("Magog", "Swamp Thing", "Mera", "Siren").normal().end()
    assert sorted(table.line_up_now) == ["Ares", "Mera", "Steel", "Tula", "Zod"]
    assert (table.main_deck_now, table.destroyed) == (["Siren"], [])
    assert {*names(table.table, UNUSED)} >= LEAVERS


@pytest.mark.book("CF-095", "Confrontations: 2-Player Game Note; Magog and Swamp Thing")
def test_cf_095_the_game_ends_where_nothing_can_replace_them(table: Script) -> None:
    alone(table, *DUEL).line_up("Zod", "Tula", "Steel", "Ares").main_deck("Magog", "Swamp Thing")
    assert verdict(table.normal().end())[0] == "G1"


@pytest.mark.book("CF-095", "Confrontations: 2-Player Game Note; Magog and Swamp Thing")
def test_cf_095_with_three_players_both_stay(table: Script) -> None:
    alone(table, *DUEL, "Circe").line_up("Tula", "Steel", "Ares")
    table.main_deck("Magog", "Swamp Thing", "Mera").normal().end()
    assert sorted(table.line_up_now) == ["Ares", "Magog", "Steel", "Swamp Thing", "Tula"]


# --- The Assist card on one's own Character ---------------------------------------------------


@pytest.mark.book("CF-096", "Confrontations: 2- and 3-Player Variants; laying an Assist card aside")
def test_cf_096_a_card_laid_aside_is_neither_played_nor_discarded(table: Script) -> None:
    alone(table, *DUEL, levels={P1: 3}).hand(P1, "Lana Lang", "Zod", *["Punch"] * 3)
    table.deck(P1, "Mera", "Tula", "Siren", "Atlan", "Amazo").hand(P2, "Nereus").normal()
    hand = ["play Lana Lang", "play Punch", "play Zod"]
    assert table.turn_options() == ["end", "lay Lana Lang", "lay Zod", *hand]
    table.lay("Lana Lang")
    assert laid(table, P1) == ["Lana Lang"]
    assert (table.power, table.discard_of(P1), table.in_play_of(P1)) == (0, [], [])
    assert len(table.deck_of(P1)) == 5
    assert table.turn_options() == ["end", "play Punch", "play Zod"]
    table.end()
    nothing(table.play("Nereus"), "defend", P1)
    held = ["Mera", "Tula", "Siren", "Atlan", "Amazo"]
    table.asks(P1, "discard", held).answer("Tula")
    assert laid(table, P1) == ["Lana Lang"]
    assert cards(table.end(), P1) == ["Amazo", "Atlan", "Mera", "Siren"]


@pytest.mark.book("CF-096", "Confrontations: 2- and 3-Player Variants; laying an Assist card aside")
def test_cf_096_the_next_hand_is_five_cards_next_to_it(table: Script) -> None:
    alone(table, *DUEL).hand(P1, "Lana Lang").deck(P1, *["Punch"] * 5).normal().lay("Lana Lang")
    table.end().end()
    assert table.active == P1
    assert (table.hand_of(P1), laid(table, P1)) == (["Punch"] * 5, ["Lana Lang"])


@pytest.mark.book("CF-097", "Confrontations: 2- and 3-Player Variants; it must be played")
@pytest.mark.parametrize(("announces", "ending"), [("confront 1", "done"), ("normal", "end")])
def test_cf_097_it_must_be_played_after_the_announcement(
    table: Script, announces: str, ending: str
) -> None:
    alone(table, *DUEL).place("on-hero 0", "Lana Lang").hand(P1, "Punch").line_up("Ares", "Orion")
    table.deck(P1, *["Vulnerability"] * 5)
    table.asks(P1, "announce", ["confront 1", "normal"]).answer(announces)
    assert table.turn_options() == ["play Lana Lang", "play Punch"]
    table.play("Lana Lang")
    assert table.power == 2
    assert table.turn_options() == [ending, "play Punch"]
    assert (laid(table, P1), table.in_play_of(P1)) == ([], ["Lana Lang"])
    (table.done() if ending == "done" else table.end()).asks(
        P2, "announce", ["confront 0", "normal"]
    )
    assert sorted(table.discard_of(P1)) == ["Lana Lang", "Punch"]


@pytest.mark.book("CF-098", "Confrontations: 2- and 3-Player Variants; clearing comes first")
def test_cf_098_another_card_is_laid_only_after_the_first_was_played(table: Script) -> None:
    alone(table, *DUEL).place("on-hero 0", "Lana Lang").hand(P1, "Zod", ES).line_up("Ares", "Orion")
    table.normal()
    assert table.turn_options() == [f"play {ES}", "play Lana Lang", "play Zod"]
    table.play("Lana Lang")
    assert table.turn_options() == ["end", f"lay {ES}", "lay Zod", f"play {ES}", "play Zod"]
    table.lay("Zod")
    assert laid(table, P1) == ["Zod"]
    assert table.turn_options() == ["end", f"play {ES}"]


@pytest.mark.book("CF-099", "Confrontations: 2- and 3-Player Variants; Enhanced Strength")
def test_cf_099_enhanced_strength_gives_one_from_the_character_and_two_from_hand(
    table: Script,
) -> None:
    alone(table, *reversed(DUEL)).place("on-hero 0", ES).hand(P1, ES).normal()
    both = [f"play {ES} (hand)", f"play {ES} (on-hero)"]
    table.asks(P1, "turn", both).answer(both[1])
    assert table.power == 1
    assert table.play(ES).power == 1 + 2


@pytest.mark.book("CF-099", "Confrontations: 2- and 3-Player Variants; who plays it from there")
def test_cf_099_lex_luthor_12_plays_parasite_himself(table: Script) -> None:
    alone(table, *reversed(DUEL), levels={P1: 2}).place("on-hero 0", "Parasite").normal()
    assert table.play("Parasite").power == 1 + 1


@pytest.mark.book("CF-100", "Confrontations: 2- and 3-Player Variants; text about a teammate")
@pytest.mark.parametrize(("name", "power"), [("Hera", 3), ("Lois Lane", 2)])
def test_cf_100_the_rest_of_a_card_resolves(table: Script, name: str, power: int) -> None:
    alone(table, *DUEL).hand(P1, name, "Mera").hand(P2, "Zod").in_play(P2, "Themyscira")
    table.line_up("Ares", "Orion").play(name)
    assert table.power == power
    assert "end" in table.turn_options()
    assert table.in_play_of(P1) == [name]


@pytest.mark.book("CF-100", "Confrontations: 2- and 3-Player Variants; text about a teammate")
def test_cf_100_krypto_draws_for_his_user_alone(table: Script) -> None:
    alone(table, *DUEL).hand(P1, "Nereus").hand(P2, "Krypto").deck(P2, "Zod").deck(P1, "Tula")
    table.play("Nereus").asks(P2, "defend", ["Krypto", "none"]).answer("Krypto")
    assert (table.hand_of(P1), table.hand_of(P2)) == ([], ["Zod"])


@pytest.mark.book("CF-100", "Confrontations: 2- and 3-Player Variants; text about a teammate")
def test_cf_100_blackbriar_thorn_destroys_in_ones_own_pile_only(table: Script) -> None:
    alone(table, *DUEL).hand(P2, "Blackbriar Thorn").discard(P2, "Punch").discard(P1, "Tula")
    table.confront(P2).done()
    table.asks(P2, "block", ["Blackbriar Thorn", "none"]).answer("Blackbriar Thorn")
    table.asks(P2, "destroy", ["Punch", "Blackbriar Thorn", "none"]).answer("Punch")
    assert table.destroyed == ["Punch"]


@pytest.mark.book("CF-100", "Confrontations: 2- and 3-Player Variants; text about a teammate")
def test_cf_100_wonder_woman_9_destroys_in_her_own_pile_only(table: Script) -> None:
    alone(table, "Wonder Woman", "Lex Luthor").hand(P1, *["Punch"] * 3).discard(P1, "Vulnerability")
    table.discard(P2, "Weakness").line_up("Steel", "Ares", "Orion", "Strife", "Poseidon")
    plays(table, *["Punch"] * 3).buy("Steel")
    table.asks(P1, "destroy", ["Vulnerability", "Steel", "none"]).answer("Vulnerability")
    assert table.destroyed == ["Vulnerability"]


@pytest.mark.book("CF-101", "Confrontations: 2- and 3-Player Variants; nothing affects it")
def test_cf_101_it_outlives_the_character_and_counts_at_the_end(table: Script) -> None:
    alone(table, *DUEL).hand(P1, "Zod").deck(P1, *["Vulnerability"] * 5).main_deck()
    line_up = ["Tula", "Ares", "Orion", "Strife", "Apollo"]
    table.hand(P2, "Cold Breath", *["Punch"] * 6).line_up(*line_up)
    table.normal().lay("Zod").end().confront(P1)
    plays(table, *["Punch"] * 6, "Cold Breath")
    table.asks(P2, "destroy", [*line_up, "none"]).answer("Tula")
    assert table.power == 9
    table.done().asks(P1, "block", ["none"])
    assert laid(table, P1) == ["Zod"]
    table.answer("none")
    assert (table.score_of(P2), table.level_of(P1)) == (["Superman"], 2)
    assert verdict(table) == ("G1", (P2,), (1, 2 + 4))


# --- Three players ----------------------------------------------------------------------------

THREE = ("Superman", "Lex Luthor", "Zatanna Zatara")
FIFTEEN = ("Ares", "Impervious", *["Punch"] * 7)


def out(table: Script) -> Script:
    """Let Superman defeat Lex Luthor's third Level; Lex had cards everywhere."""
    alone(table, *THREE, levels={P1: 3, P2: 3, P3: 3}).hand(P2, "Tula").deck(P2, "Mera")
    table.hand(P3, *FIFTEEN).discard(P2, "Flight").in_play(P2, "Lex Corp").place(
        "on-hero 1", "Lana Lang"
    )
    table.place("score 0", "lex-luthor-1").place("score 1", "zatanna-zatara-1")
    return nothing(done_with(table, 15, P2, by=P1), "block", P2)


@pytest.mark.book("CF-102", "Confrontations: 2- and 3-Player Variants; last one standing")
def test_cf_102_the_loser_leaves_with_all_cards_and_the_game_goes_on(table: Script) -> None:
    out(table)
    assert not table.table.over
    for seen in (table.hand_of, table.deck_of, table.discard_of, table.in_play_of, table.score_of):
        assert seen(P2) == []
    assert laid(table, P2) == []
    assert {"Tula", "Mera", "Flight", "Lex Corp", "Lana Lang"} <= {*names(table.table, UNUSED)}
    assert table.score_of(P1) == ["Lex Luthor", "Lex Luthor"]
    table.asks(P3, "announce", ["confront 0", "normal"]).answer("normal")
    table.end()
    assert table.active == P1


@pytest.mark.book("CF-102", "Confrontations: 2- and 3-Player Variants; last one standing")
def test_cf_102_the_next_third_level_to_fall_ends_the_game(table: Script) -> None:
    nothing(plays(out(table).confront(P1), *FIFTEEN).done(), "block", P1)
    assert verdict(table)[:2] == ("V3", (P3,))


@pytest.mark.book("CF-103", "Confrontations: 2- and 3-Player Variants; the lowest cost")
def test_cf_103_the_foe_of_lowest_cost_is_the_target(table: Script) -> None:
    alone(table, *THREE, levels={P1: 3, P2: 2}).asks(P1, "announce", ["confront 2", "normal"])


@pytest.mark.book("CF-104", "Confrontations: 2- and 3-Player Variants; a third party")
def test_cf_104_a_third_party_neither_blocks_nor_defends_for_another(table: Script) -> None:
    alone(table, *THREE).hand(P1, "Kryptonite").hand(P2, "Pots!", "Giganta").hand(P3, "Mera")
    table.confront(P3).play("Kryptonite")
    table.asks(P2, "defend", ["Giganta", "none"]).answer("none")
    nothing(table, "defend", P3)
    table.asks(P2, "choose", ["mode 0", "mode 1"]).answer("mode 1")  # Pots! is a Super Power
    table.asks(P3, "choose", ["mode 1"]).answer("mode 1")
    assert (table.discard_of(P2), table.discard_of(P3)) == (["Weakness"], ["Weakness"])
    nothing(table.done(), "block", P3)
    assert table.active == P2
    assert cards(table, P2) == ["Giganta", "Pots!"]


@pytest.mark.book("CF-105", "Confrontations: 2- and 3-Player Variants; an Attack on each foe")
def test_cf_105_the_last_weakness_goes_to_the_next_in_turn_order(table: Script) -> None:
    """Confront: Kryptonite attacks only there; the example knew an older text of it."""
    alone(table, *THREE).options(first=P2).weaknesses(1).hand(P2, "Kryptonite").confront(P1)
    table.play("Kryptonite")
    assert (table.discard_of(P1), table.discard_of(P3)) == ([], ["Weakness"])
    assert table.weaknesses_left == 0
