"""Confrontations: the examples of Setup, of the seats and of the turn."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from cf_table import CF, CHARACTERS, ES, P1, P2, P3, P4, QUIET, four, plays, strength_left
from script import CATALOGUES, Script

from archrivals.engine.language.rules import Setup
from archrivals.engine.state.flat import (
    DESTROYED,
    LINE_UP,
    MAIN_DECK,
    STACK,
    UNUSED,
    WEAKNESSES,
    deck,
    discard_pile,
    hand,
    hero_zone,
)
from archrivals.engine.table import Table
from archrivals.engine.views.events import MovedInView

CAT = CATALOGUES[CF]
VILLAINS = {"Lex Luthor", "Circe", "Ocean Master", "Felix Faust"}


def new(**setup: Any) -> Table:
    return Table.new(Setup(**{"box": CF, "players": 4, "first": 0, **setup}), CAT, "seed")


def ids(table: Table, zone: int) -> list[str]:
    return [CAT.ids[table.state.faces[card]] for card in table.state.zones[zone]]


@pytest.mark.book("CF-001", "Confrontations: Setup 1 to 4; what lies where")
def test_cf_001_what_lies_where_before_the_first_turn() -> None:
    table = new(heroes=CHARACTERS)
    for seat, name in enumerate(("superman", "lex-luthor", "wonder-woman", "circe")):
        assert ids(table, hero_zone(seat)) == [f"{name}-3", f"{name}-2", f"{name}-1"]
        assert (table.view(seat).seats[seat].cost, len(ids(table, hand(seat)))) == (9, 5)
        owned = Counter(ids(table, hand(seat)) + ids(table, deck(seat)))
        assert owned == {"punch": 7, "vulnerability": 3}
        assert ids(table, discard_pile(seat)) == []
    assert (len(ids(table, LINE_UP)), len(ids(table, MAIN_DECK))) == (5, 103)
    assert ids(table, STACK) == ["enhanced-strength"] * 16
    assert ids(table, WEAKNESSES) == ["weakness"] * 16
    assert ids(table, DESTROYED) == []
    unused = [CAT.cards[CAT.by_id[card]].name for card in ids(table, UNUSED)]
    others = ("Aquaman", "Felix Faust", "Ocean Master", "Zatanna Zatara")
    assert Counter(unused) == dict.fromkeys(others, 3)
    dealt = [CAT.cards[CAT.by_id[card]] for card in ids(table, LINE_UP) + ids(table, MAIN_DECK)]
    assert {card.symbol for card in dealt} == {*CHARACTERS, *others}


@pytest.mark.book("CF-002", "Confrontations: Setup 1; one team of each side")
def test_cf_002_each_side_picks_among_its_own_characters() -> None:
    table = new(hero_choice="pick")

    def pick(seat: int, name: str) -> set[str]:
        ask = table.ask
        assert (ask.seat, ask.kind) == (seat, "hero")
        names = [CAT.name[table.state.faces[card]] for _, card in ask.options]
        table.answer(seat, names.index(name))
        return {*names}

    assert "Superman" in pick(P1, "Superman")
    assert pick(P2, "Lex Luthor") == VILLAINS
    assert pick(P3, "Wonder Woman") == {"Wonder Woman", "Aquaman", "Zatanna Zatara"}
    assert pick(P4, "Circe") == VILLAINS - {"Lex Luthor"}
    assert (table.ask.seat, table.ask.kind) == (P1, "announce")


@pytest.mark.book("CF-003", "Confrontations: Gameplay; the turn sequence")
def test_cf_003_turns_cross_the_table_in_an_order_that_never_changes(table: Script) -> None:
    four(table, P3)
    order = []
    for _ in range(5):
        order.append(CHARACTERS[table.active])
        table.normal().end()
    assert order == ["Wonder Woman", "Circe", "Superman", "Lex Luthor", "Wonder Woman"]
    assert table.table.state.teams == (0, 1, 0, 1)


@pytest.mark.book("CF-004", "Confrontations: Gameplay; partners compare hands")
def test_cf_004_partners_see_each_others_hands_and_all_see_what_is_open(table: Script) -> None:
    four(table, P2).hand(P1, "Mera").hand(P2, "Amazo").hand(P3, "Atlan").hand(P4, "Siren")
    table.deck(P2, "Orion", "Ares").discard(P4, "Apollo").in_play(P3, "Olympus").line_up(*QUIET)
    hands = {P1: "mera", P2: "amazo", P3: "atlan", P4: "siren"}
    for viewer in (P1, P2, P3, P4):
        view = table.table.view(viewer)
        seen = {seat.seat: seat.hand[0].id for seat in view.seats if seat.hand is not None}
        assert seen == {seat: hands[seat] for seat in hands if seat % 2 == viewer % 2}
        assert [card.id for card in view.seats[P4].discard] == ["apollo"]
        assert [card.id for card in view.seats[P3].in_play] == ["olympus"]
        assert len(view.line_up) == 5
        assert [len(seat.hero) for seat in view.seats] == [3, 3, 3, 3]
        assert view.seats[P2].deck == 2
        assert "orion" not in str(view)


def five_slots(table: Script) -> Script:
    """Let Superman play, buy, play and buy again."""
    four(table).hand(P1, "Lana Lang", "Zod", "Punch", "Vulnerability", "Vulnerability")
    table.line_up("Krypto", "Steel", "Telepathy", "Tula", "Orion")
    table.main_deck("Ares", "Mera", "Siren")
    table.deck(P1, *["Punch"] * 7)
    assert plays(table, "Lana Lang", "Zod").power == 5
    assert table.buy("Krypto").power == 2
    assert table.play("Punch").power == 3
    assert table.buy("Steel").power == 0
    return table


@pytest.mark.book("CF-005", "Confrontations: Order of Playing Your Cards; after a purchase")
def test_cf_005_buying_and_playing_alternate_and_slots_stay_empty(table: Script) -> None:
    five_slots(table)
    assert table.discard_of(P1) == ["Krypto", "Steel"]
    assert sorted(table.line_up_now) == ["Orion", "Telepathy", "Tula"]
    table.end()
    assert table.hand_of(P1) == ["Punch"] * 6
    assert sorted(table.line_up_now) == ["Ares", "Mera", "Orion", "Telepathy", "Tula"]
    assert table.main_deck_now == ["Siren"]


@pytest.mark.book("CF-005", "Confrontations: Ending Your Turn 5 and 6; draw, then refill")
def test_cf_005_the_hand_is_drawn_before_the_slots_are_filled() -> None:
    table = five_slots(Script()).end()  # a fork keeps no log
    moved = [
        (event.from_.zone, event.to.zone)
        for event in table.table.events(P1)
        if event.kind == "move"
    ]
    ends = moved[moved.index(("in-play", "discard")) :]
    order = list(dict.fromkeys(ends))
    assert order == [("in-play", "discard"), ("deck", "hand"), ("main-deck", "line-up")]


@pytest.mark.book("CF-006", "Confrontations: Setup 4; Weaknesses are never bought")
def test_cf_006_a_weakness_is_not_for_sale(table: Script) -> None:
    plays(four(table, P2).hand(P2, "Punch", "Punch").line_up(*QUIET), "Punch", "Punch")
    assert table.power == 2
    assert table.turn_options() == ["buy Pots!", "buy Tula", "end"]
    assert table.weaknesses_left == 16
    assert strength_left(table) == 16


@pytest.mark.book("CF-007", "Confrontations: Setup 4; the stacks are not in the Line-Up")
def test_cf_007_an_enhanced_strength_is_no_purchase_from_the_line_up(table: Script) -> None:
    four(table, P2).hand(P2, *["Punch"] * 8).line_up(
        "Zod", "Parasite", "Lana Lang", "Tula", "Steel"
    )
    plays(table, *["Punch"] * 8).buy(ES)
    assert table.discard_of(P2) == [ES]
    table.buy("Zod")
    assert table.discard_of(P2) == [ES, "Zod", "Parasite"]
    assert table.power == 0
    assert sorted(table.line_up_now) == ["Lana Lang", "Steel", "Tula"]


@pytest.mark.book("CF-008", "Confrontations: Gaining Cards; Lex Luthor's first Level")
def test_cf_008_he_gains_a_cheaper_card_of_the_type_with_the_first_purchase(table: Script) -> None:
    four(table, P2).hand(P2, *["Punch"] * 8)
    table.line_up("Lana Lang", "Krypto", "Tula", "Zod", "Parasite")
    plays(table, *["Punch"] * 8).buy("Krypto")
    assert table.discard_of(P2) == ["Krypto", "Tula"]
    assert table.power == 5
    table.buy("Zod")
    assert table.discard_of(P2) == ["Krypto", "Tula", "Zod"]
    assert sorted(table.line_up_now) == ["Lana Lang", "Parasite"]


@pytest.mark.book("CF-008", "Confrontations: Gaining Cards; Lex Luthor's first Level")
def test_cf_008_without_such_a_card_the_ability_is_used_up(table: Script) -> None:
    four(table, P2).hand(P2, *["Punch"] * 8)
    table.line_up("Lana Lang", "Krypto", "Steel", "Zod", "Parasite")
    plays(table, *["Punch"] * 8).buy("Krypto").buy("Zod")
    assert table.discard_of(P2) == ["Krypto", "Zod"]


@pytest.mark.book("CF-009", "Confrontations: Gameplay; Vulnerability and Weakness played")
def test_cf_009_other_cards_count_them(table: Script) -> None:
    hand_ = ["Vulnerability", "Weakness", "Amazo", "Bizarro", "Punch"]
    four(table, P2).hand(P2, *hand_)
    assert plays(table, "Vulnerability", "Weakness").power == 0
    assert table.play("Amazo").power == 2
    assert table.play("Bizarro").power == 2 + 3 + 2 + 2
    assert table.play("Punch").power == 10
    assert table.in_play_of(P2) == hand_
    assert table.discard_of(P2) == []


@pytest.mark.book("CF-010", "Confrontations: Ending Your Turn 1 to 6; step by step")
def test_cf_010_the_end_of_a_turn_with_a_reshuffle(table: Script) -> None:
    four(table, P4, instead={P4: "Felix Faust"}).deck(P4, "Punch", "Punch")
    table.hand(P4, *["Punch"] * 3, "Parasite", "Vulnerability")
    table.line_up("Tula", "Yawara", "Orion", "Ares", "Strife").main_deck("Mera", "Zod", "Siren")
    plays(table, *["Punch"] * 3, "Parasite").buy("Tula").buy("Yawara")
    assert table.power == 0
    table.end().asks(P4, "destroy", ["Punch", "Parasite", "none"])
    assert table.discard_of(P4) == ["Tula", "Ya'wara", "Vulnerability"]
    assert len(table.line_up_now) == 3
    table.answer("Punch")
    assert table.destroyed == ["Punch"]
    held, left = table.hand_of(P4), table.deck_of(P4)
    assert held[:2] == ["Punch", "Punch"]
    shuffled = ["Tula", "Ya'wara", "Vulnerability", "Punch", "Punch", "Parasite"]
    assert Counter(held[2:] + left) == Counter(shuffled)
    assert (len(held), len(left), table.discard_of(P4)) == (5, 3, [])
    assert sorted(table.line_up_now) == sorted(["Orion", "Ares", "Strife", "Mera", "Zod"])
    assert table.active == P1


@pytest.mark.book("CF-011", "Confrontations: Shuffling Your Deck; not before a card is needed")
def test_cf_011_an_empty_deck_waits_until_a_card_is_drawn(table: Script) -> None:
    """Count Ragman with the +1 Power he gives now; the example knew an older text of his."""
    four(table).hand(P1, "Enchantress", "Ragman").deck(P1, "Punch").discard(P1, "Zod", "Orion")
    assert plays(table, "Enchantress", "Ragman").power == 1 + 1
    assert table.hand_of(P1) == ["Punch"]
    assert (table.deck_of(P1), table.discard_of(P1)) == ([], ["Orion", "Zod"])
    table.end()
    assert sorted(table.hand_of(P1)) == ["Enchantress", "Orion", "Punch", "Ragman", "Zod"]
    assert (table.deck_of(P1), table.discard_of(P1)) == ([], [])


@pytest.mark.book("CF-012", "Confrontations: Resolving Card Abilities; what is triggered waits")
def test_cf_012_the_card_draws_before_the_character(table: Script) -> None:
    four(table, P3, levels={P3: 2}).hand(P3, "Donna Troy").deck(P3, "Zod", "Pots!", "Tula")
    table.confront(P2).play("Donna Troy")
    assert table.power == 1
    assert table.hand_of(P3) == ["Zod", "Pots!"]


@pytest.mark.book("CF-012", "Confrontations: Resolving Card Abilities; what is triggered waits")
def test_cf_012_the_ability_fires_between_the_two_draws() -> None:
    table = four(Script(), P3, levels={P3: 2}).hand(P3, "Donna Troy").deck(P3, "Zod", "Pots!")
    table.confront(P2).play("Donna Troy")
    steps = [
        event.to.zone if isinstance(event, MovedInView) else event.kind
        for event in table.table.events(P3)
    ]
    assert [each for each in steps if each in ("hand", "fires")][-3:] == ["hand", "fires", "hand"]
