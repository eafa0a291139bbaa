"""Part S: decks, stacks, Super Heroes, the first player; tables that cannot be set up."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from script import CATALOGUE, FOE, LINE_UPS, ME, THIRD, Script

from archrivals.engine.invariants import check
from archrivals.engine.language.rules import Setup, SetupError
from archrivals.engine.records import to_plain
from archrivals.engine.saving import load, save, state_digest
from archrivals.engine.state.flat import (
    LINE_UP,
    MAIN_DECK,
    STACK,
    SUPER_VILLAINS,
    UNUSED,
    WEAKNESSES,
    deck,
    hand,
    hero_zone,
)
from archrivals.engine.table import Table

SUPER_HEROES = {
    "batgirl",
    "black-canary",
    "booster-gold",
    "hawkman",
    "nightwing",
    "red-tornado",
    "shazam-super-hero",
}
OTHER_SUPER_VILLAINS = {
    "amazo",
    "arkillo",
    "black-adam",
    "graves",
    "hector-hammond",
    "hel",
    "helspont",
    "mongul",
    "mr-freeze",
    "nekron",
    "trigon",
}


def new(seed: str = "seed", **setup: Any) -> Table:
    return Table.new(Setup(**setup), CATALOGUE, seed)


def ids(table: Table, zone: int) -> list[str]:
    s = table.state
    return [CATALOGUE.cards[s.faces[card]].id for card in s.zones[zone]]


# --- Decks and stacks -------------------------------------------------------------------------


@pytest.mark.rule("S1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_starting_deck_is_seven_punches_and_three_vulnerabilities(players: int) -> None:
    table = new(players=players)
    for seat in range(players):
        assert len(ids(table, hand(seat))) == 5
        mine = Counter(ids(table, hand(seat)) + ids(table, deck(seat)))
        assert mine == {"punch": 7, "vulnerability": 3}


@pytest.mark.rule("S1")
def test_starting_decks_are_shuffled_and_each_on_its_own() -> None:
    orders = {
        tuple(ids(table, deck(seat)) + ids(table, hand(seat)))
        for table in (new(f"seed {number}", players=5) for number in range(4))
        for seat in range(5)
    }
    assert len(orders) > 10


def test_a_gift_lies_where_a_punch_would_and_changes_nothing_else() -> None:
    plain, given = new("gift"), new("gift", gifts=((1, "katana"), (1, "katana")))
    for zone in (deck(0), hand(0), LINE_UP, MAIN_DECK, SUPER_VILLAINS):
        assert ids(given, zone) == ids(plain, zone)
    before, after = (ids(table, deck(1)) + ids(table, hand(1)) for table in (plain, given))
    changed = [pair for pair in zip(before, after, strict=True) if pair[0] != pair[1]]
    assert changed == [("punch", "katana")] * 2
    check(given)
    check(given.imagined(0, "elsewhere"))
    assert state_digest(load(save(given), CATALOGUE).state) == state_digest(given.state)


@pytest.mark.rule("S2")
def test_the_main_deck_is_the_111_other_cards_of_the_box() -> None:
    table = new()
    cards = ids(table, MAIN_DECK) + ids(table, LINE_UP)
    assert len(cards) == 111
    kinds = {CATALOGUE.kind[CATALOGUE.by_id[card]] for card in cards}
    assert kinds == {"main"}
    types = Counter(CATALOGUE.type[CATALOGUE.by_id[card]] for card in cards)
    assert types == {
        "Hero": 31,
        "Villain": 32,
        "Super Power": 16,
        "Equipment": 27,
        "Location": 5,
    }
    whole_box = Counter({card.id: card.copies for card in CATALOGUE.cards if card.kind == "main"})
    assert Counter(cards) == whole_box


@pytest.mark.rule("S2")
def test_the_main_deck_is_shuffled_and_nobody_sees_it() -> None:
    tops = {ids(new(f"seed {number}"), MAIN_DECK)[-1] for number in range(12)}
    assert len(tops) > 3
    table = new()
    for seat in (-1, ME, FOE):
        assert table.view(seat).main_deck == 106


@pytest.mark.rule("S3")
def test_the_line_up_is_the_top_five_cards_of_the_main_deck_for_all_to_see() -> None:
    table = new()
    laid = [
        event for event in table.events(-1) if event.kind == "move" and event.to.zone == "line-up"
    ]
    assert [event.from_.zone for event in laid] == ["main-deck"] * 5
    assert [event.card for event in laid] == ids(table, LINE_UP)
    for seat in (-1, ME, FOE):
        assert [card.id for card in table.view(seat).line_up] == ids(table, LINE_UP)


@pytest.mark.rule("S3")
def test_main_deck_and_stacks_are_not_part_of_the_line_up(table: Script) -> None:
    table.hand(ME, "Sonic Siren").play("Sonic Siren")
    line_up = [CATALOGUE.name[CATALOGUE.by_id[card]] for card in LINE_UPS["heroes-unite"]]
    table.asks(ME, "destroy", [*line_up, "none"]).answer("none")


@pytest.mark.rule("S4")
def test_beside_the_line_up_lie_16_kicks_and_20_weaknesses() -> None:
    table = new(players=5)
    assert ids(table, STACK) == ["kick"] * 16
    assert ids(table, WEAKNESSES) == ["weakness"] * 20
    view = table.view(ME)
    assert view.stacks[0].left == 16
    assert view.weaknesses == 20


@pytest.mark.rule("S4", "T4")
def test_any_number_of_kicks_may_be_bought_while_they_last(table: Script) -> None:
    table.place("stack", "Kick", "Kick").hand(ME, *["Brother Blood"], *["Kick"] * 3)
    table.play("Brother Blood").play("Kick").play("Kick").play("Kick")
    assert table.power == 10
    table.buy("Kick").buy("Kick")
    assert table.power == 4
    assert table.discard_of(ME) == ["Kick", "Kick"]
    assert table.turn_options() == ["end"]
    assert table.table.why_not(ME, ("buy", "kick")) is not None


@pytest.mark.rule("S4")
def test_weaknesses_are_never_bought(table: Script) -> None:
    table.hand(ME, "Punch").play("Punch")
    assert table.turn_options() == ["end"]
    reason = table.table.why_not(ME, ("buy", "weakness"))
    assert reason is not None
    assert reason.rule == "S4"


# --- Super Heroes -----------------------------------------------------------------------------


@pytest.mark.rule("S5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_is_dealt_one_super_hero_at_random(players: int) -> None:
    seen = set()
    for number in range(25):
        table = new(f"seed {number}", players=players)
        heroes = [ids(table, hero_zone(seat)) for seat in range(players)]
        assert all(len(hero) == 1 for hero in heroes)
        assert len({hero[0] for hero in heroes}) == players
        seen |= {hero[0] for hero in heroes}
    assert seen == SUPER_HEROES


@pytest.mark.rule("S5")
def test_players_may_pick_their_super_hero_in_turn_order(table: Script) -> None:
    table.players(3).options(hero_choice="pick", first=FOE)
    names = sorted(CATALOGUE.name[CATALOGUE.by_id[hero]] for hero in SUPER_HEROES)
    assert table.table.ask.source == -1
    table.asks(FOE, "hero", names).answer("Hawkman")
    names.remove("Hawkman")
    table.asks(THIRD, "hero", names).answer("Batgirl")
    names.remove("Batgirl")
    table.asks(ME, "hero", names).answer("Shazam!")
    heroes = [table.names(hero_zone(seat)) for seat in range(3)]
    assert heroes == [["Shazam!"], ["Hawkman"], ["Batgirl"]]
    assert table.active == FOE


@pytest.mark.rule("S5")
@pytest.mark.parametrize("players", [2, 3])
def test_two_super_heroes_are_dealt_and_one_is_kept(players: int) -> None:
    table = new(players=players, hero_choice="two")
    assert [(ask.seat, ask.source) for ask in table.asks] == [(seat, -1) for seat in range(players)]
    dealt = [
        [CATALOGUE.cards[table.state.faces[option[1]]].id for option in ask.options]
        for ask in table.asks
    ]
    assert all(len(two) == 2 for two in dealt)
    assert len({hero for two in dealt for hero in two}) == 2 * players
    for seat in range(players):
        assert ids(table, hero_zone(seat)) == []
        table.answer(seat, seat % 2)
    for seat in range(players):
        assert ids(table, hero_zone(seat)) == [dealt[seat][seat % 2]]
    assert table.ask.kind == "turn"


@pytest.mark.rule("S5")
def test_nobody_sees_which_two_super_heroes_another_was_dealt() -> None:
    table = new(hero_choice="two")
    my_ask, foes_ask = table.view(ME).ask, table.view(FOE).ask
    assert my_ask is not None
    assert foes_ask is not None
    mine = {option.card for option in my_ask.options}
    seen = json.dumps(to_plain([table.view(ME), table.events(ME)]))
    for option in foes_ask.options:
        assert option.card not in mine
        assert f'"{option.card}"' not in seen
    table.answer(FOE, 0)
    assert table.view(ME).seats[FOE].hero == ()


# --- Super-Villains and the first player ------------------------------------------------------


@pytest.mark.rule("S6")
@pytest.mark.parametrize("number", range(2, 13))
def test_vandal_savage_lies_face_up_on_the_others(number: int) -> None:
    table = new(super_villains=number)
    stack = ids(table, SUPER_VILLAINS)
    assert len(stack) == number
    assert stack[-1] == "vandal-savage"
    aside = [card for card in ids(table, UNUSED) if card in OTHER_SUPER_VILLAINS]
    assert {*stack[:-1], *aside} == OTHER_SUPER_VILLAINS
    assert len(stack[:-1]) + len(aside) == 11
    for seat in (-1, ME, FOE):
        view = table.view(seat)
        assert [card.id for card in view.super_villain] == ["vandal-savage"]
        assert view.super_villains_left == number


@pytest.mark.rule("S6")
def test_a_standard_game_has_eight_super_villains() -> None:
    assert len(ids(new(), SUPER_VILLAINS)) == 8


@pytest.mark.rule("S6")
def test_which_super_villains_play_and_in_which_order_is_random_and_hidden() -> None:
    orders = set()
    unused = set()
    for number in range(20):
        table = new(f"seed {number}")
        stack = ids(table, SUPER_VILLAINS)
        orders.add(tuple(stack))
        unused |= OTHER_SUPER_VILLAINS - set(stack)
        for seat in (-1, ME, FOE):
            seen = json.dumps(to_plain([table.view(seat), table.events(seat)]))
            assert not [card for card in OTHER_SUPER_VILLAINS if f'"{card}"' in seen]
    assert len(orders) == 20
    assert unused == OTHER_SUPER_VILLAINS


@pytest.mark.rule("S7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_anybody_may_be_first_and_turns_go_clockwise(players: int) -> None:
    first = set()
    for number in range(40):
        table = new(f"seed {number}", players=players)
        first.add(table.ask.seat)
        order = []
        for _ in range(players + 1):
            order.append(table.ask.seat)
            table.answer(table.ask.seat, len(table.ask.options) - 1)
        assert order == [(order[0] + step) % players for step in range(players + 1)]
    assert first == set(range(players))


# --- Tables that cannot be set up -------------------------------------------------------------


@pytest.mark.rule("S5", "S6")
@pytest.mark.parametrize(
    ("setup", "told"),
    [
        ({"players": 1}, ["1 players", "2 to 5", "S5"]),
        ({"players": 6}, ["6 players", "2 to 5", "S5"]),
        ({"super_villains": 1}, ["1 Super-Villains", "2 to 12", "S6"]),
        ({"super_villains": 13}, ["13 Super-Villains", "2 to 12", "S6"]),
        ({"hero_choice": "auction"}, ["'auction'", "deal", "pick", "two"]),
        ({"players": 4, "hero_choice": "two"}, ["7", "3 players", "S5"]),
        ({"players": 5, "hero_choice": "two"}, ["7", "3 players", "S5"]),
        ({"variants": ("hide",)}, ["'hide'", "synergy", "hunt", "hidden"]),
        ({"heroes": ("batgirl",)}, ["1 heroes", "2 players"]),
        ({"heroes": ("batgirl", "batgirl")}, ["once"]),
        ({"heroes": ("batgirl", "batman")}, ["'batman'", "nightwing", "black-canary"]),
        ({"heroes": ("batgirl", "katana")}, ["'katana'", "Super Hero"]),
        ({"first": 2}, ["seat 2", "0 to 1"]),
        ({"first": -1}, ["seat -1", "0 to 1"]),
        ({"gifts": ((2, "katana"),)}, ["seat 2", "0 to 1"]),
        ({"gifts": ((0, "batman"),)}, ["'batman'"]),
        ({"gifts": ((0, "batgirl"),)}, ["'batgirl'"]),
        ({"gifts": ((0, "katana"),) * 8}, ["more than 7", "Punch"]),
        ({"arranged": (("table", ()),)}, ["'table'", "line-up", "hand 0"]),
        ({"arranged": (("hand 2", ()),)}, ["'hand 2'", "line-up", "hand 0"]),
        ({"arranged": (("hand", ()),)}, ["'hand'", "line-up", "hand 0"]),
        ({"arranged": (("line-up 0", ()),)}, ["'line-up 0'", "line-up", "hand 0"]),
        ({"arranged": (("hand 0", ("batman",)),)}, ["'batman'"]),
        ({"arranged": (("hand 0", ("amazo", "amazo")),)}, ["'amazo'"]),
    ],
)
def test_a_wrong_setup_is_refused_with_what_would_be_right(
    setup: dict[str, Any], told: list[str]
) -> None:
    with pytest.raises(SetupError) as refused:
        new(**setup)
    for word in told:
        assert word in str(refused.value)


@pytest.mark.rule("S5")
def test_named_super_heroes_make_the_way_of_choosing_moot() -> None:
    heroes = ("batgirl", "hawkman", "nightwing", "red-tornado")
    table = new(players=4, hero_choice="two", heroes=heroes)
    assert [ids(table, hero_zone(seat))[0] for seat in range(4)] == list(heroes)


def test_as_many_gifts_as_punches_are_given() -> None:
    table = new(gifts=((0, "katana"),) * 7)
    held = ids(table, hand(0)) + ids(table, deck(0))
    assert Counter(held) == {"katana": 7, "vulnerability": 3}


# --- Arranged tables --------------------------------------------------------------------------


def test_a_card_that_only_players_have_is_laid_out_of_a_deck_but_never_off_a_hero() -> None:
    table = new(arranged=(("line-up", ("punch",)),))
    assert ids(table, LINE_UP) == ["punch"]
    with pytest.raises(SetupError, match="'batgirl'"):
        new(heroes=("batgirl", "hawkman"), arranged=(("line-up", ("batgirl",)),))


def test_what_is_laid_face_down_might_be_anything_of_its_kind() -> None:
    laid = (("deck 0", ("kick",)), ("weaknesses", ("weakness",)), ("super-villains", ("amazo",)))
    s = new(arranged=laid).state
    for zone, pool in ((deck(0), MAIN_DECK), (WEAKNESSES, WEAKNESSES)):
        assert [s.pool[card] for card in s.zones[zone]] == [pool + 1]
    assert [s.pool[card] for card in s.zones[SUPER_VILLAINS]] == [SUPER_VILLAINS + 1]
