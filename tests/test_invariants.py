"""Random games: invariants at every step, forks and saves that go on like the original."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import pytest
from random_games import ALL_VARIANTS, CATALOGUE, answer_somehow, new_table, play_on, random_index
from tiers import size

from archrivals.engine.invariants import Broken, check, check_quiet
from archrivals.engine.language.rules import Setup
from archrivals.engine.saving import load, save, state_digest
from archrivals.engine.state.flat import (
    DESTROYED,
    HAND,
    LINE_UP,
    MAIN_DECK,
    State,
    Turn,
    deck,
    discard_pile,
)
from archrivals.engine.table import Table

GAMES = size(8, 48)


def game(number: int) -> tuple[Table, Random]:
    """Every combination of variants, fresh and rich tables in turn."""
    chance = Random(number)
    variants = ALL_VARIANTS[number % len(ALL_VARIANTS)]
    return new_table(chance, rich=number // 8 % 2 == 1, variants=variants), chance


def again(test: str, number: int) -> str:
    return f"see it again: python -m pytest 'tests/test_invariants.py::{test}[{number}]'"


# --- Invariants -------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(GAMES))
def test_invariants_hold_at_every_step_of_random_games(number: int) -> None:
    table, chance = game(number)
    total = sorted(table.state.faces)
    told = again("test_invariants_hold_at_every_step_of_random_games", number)
    try:
        for _ in range(20_000):
            check(table)
            if table.over:
                break
            if table.ask.kind == "turn":
                check_quiet(table.state)
                between_actions(table)
            answer_somehow(table, chance)
    except Broken as broken:
        raise Broken(f"{broken}; {told}") from None
    assert table.over, told
    assert sorted(table.state.faces) == total


def between_actions(table: Table) -> None:
    """What more must hold when a player is about to act."""
    s = table.state
    assert s.turn.seat == s.active == table.ask.seat
    assert s.immune == -1 or s.rules.hunt
    assert table.ask.options[-1] == ("end", None)
    for seat in range(s.seats):
        zones = s.zones[(seat + 1) * 8 : (seat + 2) * 8]
        assert len(zones[4]) == 1, "each player has one Super Hero"
        assert len(zones[5]) <= int(s.rules.synergy)
        for card in zones[3]:
            mine = seat == s.turn.seat
            assert mine or s.cat.ongoing[s.faces[card]], "others keep Ongoing cards only"
    for card, home in s.turn.borrowed.items():
        assert s.where[card] == (s.turn.seat + 1) * 8 + 3
        assert home == LINE_UP or home % 8 == 5
    for verb, what in table.ask.options:
        if verb in ("buy", "hunt"):
            assert s.cat.cost[s.faces[what]] <= s.turn.power


@pytest.mark.parametrize("number", range(8))
def test_after_an_end_of_turn_everybody_may_go_on(number: int) -> None:
    """E1: a hand of five is drawn, where there are five; the Line-Up is full."""
    table, chance = game(number)
    play_on(table, chance, 150)
    while not table.over and table.ask.kind != "turn":
        play_on(table, chance, 1)
    if table.over:
        return
    seat = table.ask.seat
    table.answer(seat, len(table.ask.options) - 1)
    if [ask.kind for ask in table.asks] != ["turn"]:
        return
    s = table.state
    base = (seat + 1) * 8
    assert len(s.zones[base + HAND]) == 5 or s.zones[base + 1] == s.zones[base + 2] == []
    assert len(s.zones[LINE_UP]) >= s.rules.line_up


# --- Forks and saves --------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(GAMES))
def test_a_fork_played_on_with_the_same_answers_ends_the_same(number: int) -> None:
    table, chance = game(number)
    play_on(table, chance, chance.randint(0, 120))
    twins: list[Table] = []
    for _ in range(20_000):
        if table.over:
            break
        if len(twins) < 12 and chance.random() < 0.2:
            twin = table.fork()
            assert state_digest(twin.state) == state_digest(table.state)
            assert repr(twin.asks) == repr(table.asks)
            assert twin.answers == table.answers
            twins.append(twin)
        ask = chance.choice(table.asks)
        index = random_index(ask, chance)
        for each in (table, *twins):
            each.answer(ask.seat, index)
    told = again("test_a_fork_played_on_with_the_same_answers_ends_the_same", number)
    assert table.over, told
    for twin in twins:
        assert twin.over, told
        assert state_digest(twin.state) == state_digest(table.state), told
        assert twin.answers == table.answers, told


@pytest.mark.parametrize("number", range(24))
def test_a_fork_and_its_original_do_not_touch_each_other(number: int) -> None:
    table, chance = game(number)
    play_on(table, chance, chance.randint(0, 200))
    if table.over:
        return
    for anchored in (True, False):
        before = (state_digest(table.state), repr(table.asks), table.answers[:])
        twin = table.fork(anchored=anchored)
        play_on(twin, chance, 60)
        assert (state_digest(table.state), repr(table.asks), table.answers) == before
        twin = table.fork(anchored=anchored)
        kept = (state_digest(twin.state), repr(twin.asks), twin.answers[:])
        play_on(table.fork(), chance, 60)
        assert (state_digest(twin.state), repr(twin.asks), twin.answers) == kept


@pytest.mark.parametrize("number", range(size(12, 24)))
def test_a_save_loads_to_the_same_position_at_any_ask(number: int) -> None:
    table, chance = game(number)
    for _ in range(6):
        play_on(table, chance, chance.randint(0, 50))
        twin = load(save(table), CATALOGUE)
        assert state_digest(twin.state) == state_digest(table.state)
        assert repr(twin.asks) == repr(table.asks)
        assert twin.answers == table.answers
        for seat in range(-1, table.state.seats):
            assert twin.view(seat) == table.view(seat)
            assert twin.events(seat) == table.events(seat)
        table = twin


# --- Copies, slot by slot ---------------------------------------------------------------------

SHARED = {"cat", "rules", "seats", "seed", "faces", "result", "shown"}
"""What never changes during a game, is set once at its end, or only remembers what follows."""

FRESH: dict[str, Any] = {"log": None, "queue": [], "appearing": [], "depth": 0}
"""What a copy begins with: it is taken between two actions."""


def plain(value: Any) -> Any:
    """A slot as data that can be compared."""
    if isinstance(value, Turn):
        return {name: plain(getattr(value, name)) for name in Turn.__slots__}
    return copy.deepcopy(value)


def spoil(value: Any) -> None:
    """Change everything inside a value that can be changed."""
    if isinstance(value, Turn):
        for name in Turn.__slots__:
            spoil(getattr(value, name))
    elif isinstance(value, list):
        for part in value:
            spoil(part)
        value.append("spoilt")
    elif isinstance(value, dict):
        for part in value.values():
            spoil(part)
        value["spoilt"] = "spoilt"


def busy_states(number: int) -> list[State]:
    """States between two actions with as much as possible going on in the turn."""
    table, chance = game(number)
    found = []
    for _ in range(60):
        play_on(table, chance, 3)
        if not table.over and table.ask.kind == "turn":
            found.append(table.state.copy())
    return found


@pytest.mark.parametrize("number", range(8, 16))
def test_a_copy_of_a_state_has_every_slot_and_shares_nothing_that_changes(number: int) -> None:
    for state in busy_states(number):
        twin = state.copy()
        for name in State.__slots__:
            if name in FRESH:
                assert getattr(twin, name) == FRESH[name]
            elif name in SHARED:
                assert getattr(twin, name) is getattr(state, name)
            else:
                assert plain(getattr(twin, name)) == plain(getattr(state, name)), name
        before = {n: plain(getattr(state, n)) for n in State.__slots__ if n not in SHARED}
        for name in State.__slots__:
            if name not in SHARED:
                spoil(getattr(twin, name))
        assert {n: plain(getattr(state, n)) for n in before} == before


@pytest.mark.parametrize("number", range(8, 16))
def test_a_copy_of_a_turn_has_every_slot_and_shares_nothing(number: int) -> None:
    met: set[str] = set()
    for state in busy_states(number):
        turn = state.turn
        met |= {name for name in Turn.__slots__ if getattr(turn, name)}
        twin = turn.copy()
        before = plain(turn)
        assert plain(twin) == before
        spoil(twin)
        assert plain(turn) == before
    assert met >= {"seat", "power", "plays", "gave", "gained"}


def test_a_copy_of_a_full_turn_keeps_what_is_in_every_slot() -> None:
    turn = Turn(3)
    filled: dict[str, Any] = {
        "power": 7,
        "plays": [1, 2],
        "live": [[0, 1, "effect", 2, frozenset({"name"}), False]],
        "used": {(1, 0): 2, (2, 1): frozenset({"name"})},
        "gave": {1: 2},
        "gained": [(0, 5)],
        "text": {1: 9},
        "borrowed": {4: 1},
        "resolving": [1],
        "hunt_over": True,
        "drawn": {0: 2},
        "announced": True,
        "target": 1,
        "extra": 2,
        "cheaper": 2,
        "laid": 7,
        "called": True,
        "assists": (3,),
        "given_assist": (4,),
        "discarded": ((1, 5),),
        "granted": ((0, 1, "ability"),),
        "awaiting": ((0, 1, "effect"),),
        "controls": (2,),
        "helped": ((2, 6),),
    }
    assert {*filled, "seat"} == set(Turn.__slots__), "a new slot: fill it here, too"
    for name, value in filled.items():
        setattr(turn, name, value)
    assert plain(turn.copy()) == plain(turn)


def test_a_fork_has_every_slot_of_a_table() -> None:
    table, chance = game(9)
    for _ in range(80):
        play_on(table, chance, 1)
        if table.over:
            break
        twin = table.fork()
        name: str
        for name in Table.__slots__:
            assert hasattr(twin, name), name
        assert twin.setup is table.setup
        assert twin._since == ([] if table._steps is None else table._since)
        assert repr(twin._window) == repr(table._window)
        if table._window:
            assert twin._replies == table._replies
        assert (twin._steps is None) == (table._steps is None)


# --- Ownership --------------------------------------------------------------------------------


def broken_by(change: str) -> str:
    """What is said of a table to which somebody has done this."""
    table = Table.new(Setup(players=2, first=0), CATALOGUE, "laws")
    check(table)
    s = table.state
    card = s.zones[LINE_UP][0]
    if change == "destroyed":
        s.move(card, DESTROYED)
        s.cause = "T4"
        s.move(card, discard_pile(0))
    elif change == "borrowed":
        s.turn.borrowed[card] = LINE_UP
        s.move(card, discard_pile(0))
    elif change == "slipped":
        s.cause = CATALOGUE.by_id["punch"]
        s.move(card, deck(0))
    elif change == "cheaper":
        s.turn.seat, s.turn.cheaper = -1, 2
    elif change == "cost":
        s.turn.seat, s.cost_changes = -1, ((0, 2, -1),)
    elif change == "limit":
        s.limit, s.out = (4, 1), frozenset({1})
    else:
        s.move(card, discard_pile(0))
        s.until_defeated = ((card, 0, -1),)
    with pytest.raises(Broken) as broken:
        check(table)
    return str(broken.value)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("destroyed", "left the destroyed pile by T4"),
        ("borrowed", "was borrowed and lies in zone"),
        ("slipped", "neither bought, gained, took nor was passed it"),
        ("cheaper", "lasts beyond its turn"),
        ("cost", "changed beyond its turn"),
        ("limit", "limited by a player who is out"),
        ("villain", "has left, and what it did goes on"),
    ],
)
def test_a_law_of_ownership_that_is_broken_is_named(change: str, said: str) -> None:
    assert said in broken_by(change)


def test_a_card_that_slips_into_a_deck_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """An engine that refills the Line-Up into somebody's deck, once."""
    move = State.move
    slipped: list[Any] = []

    def careless(s: State, card: int, to: int, **more: Any) -> None:
        if to == LINE_UP and s.where[card] == MAIN_DECK and s.number > 2 and not slipped:
            slipped.append(card)
            to = deck(0)
        move(s, card, to, **more)

    monkeypatch.setattr(State, "move", careless)
    chance = Random("careless")
    table = Table.new(Setup(players=2, first=0), CATALOGUE, "careless")

    def play() -> None:
        for _ in range(400):
            check(table)
            answer_somehow(table, chance)

    with pytest.raises(Broken, match="neither bought, gained, took nor was passed it"):
        play()
    assert slipped
