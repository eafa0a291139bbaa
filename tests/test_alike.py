"""Questions that decide nothing: a host may answer them, and no hidden card shows by that."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator
from functools import cache
from random import Random

import pytest
from tiers import size
from twins import twins

from archrivals.boxes import BOXES, catalogue
from archrivals.engine.language.rules import Setup
from archrivals.engine.state.asks import Ask
from archrivals.engine.state.flat import MAIN_DECK, State, Turn, deck, hand
from archrivals.engine.table import Table
from archrivals.engine.views.alike import all_alike, stand
from archrivals.engine.views.seats import view
from archrivals.hosting import wire
from archrivals.hosting.clocks import ClockRules
from archrivals.hosting.hosted import Facts, HostedTable
from archrivals.hosting.table_request import plain_setup
from archrivals.lab.idle_asks import WINDOWS, asked_in, differs, is_idle, why_left
from archrivals.terminal.game import Game

ENOUGH = 30
ENOUGH_ALIKE = 20
"""The number of pairs of twins, and of those among them whose answers are all alike."""

SEATS = {"base-set": 4, "confrontations": 4}
FIRST = 2
"""The number of the first game: questions in it decide nothing, some by hidden cards alone."""


def asks(box: str, game: int = FIRST) -> Iterator[tuple[Table, Ask]]:
    """Yield the questions with a choice of one game."""
    setup = Setup(box=box, players=SEATS.get(box, 2))
    return asked_in(setup, f"idle-{box}-{game}", catalogue(box), "greedy")


def alike_ask(box: str) -> tuple[Table, Ask]:
    """Return the first question of a game whose answers are all alike."""
    return next((table, ask) for table, ask in asks(box) if all_alike(table, ask))


@pytest.mark.parametrize("box", BOXES)
def test_a_question_is_left_to_its_player_unless_it_decides_nothing(box: str) -> None:
    for game in range(FIRST, FIRST + size(1, 20)):
        for table, ask in asks(box, game):
            if all_alike(table, ask):
                assert ask.kind not in WINDOWS
                assert is_idle(table, ask)
                assert not differs(table, ask, 10)
            elif is_idle(table, ask):
                assert "decision 007" in why_left(table, ask)


def test_a_window_is_left_to_its_player_though_it_decides_nothing() -> None:
    left = [ask.kind for table, ask in asks("confrontations") if is_idle(table, ask)]
    given = [ask.kind for table, ask in asks("confrontations") if all_alike(table, ask)]
    assert "defend" in left
    assert "defend" not in given


TWINNED = ["base-set", "confrontations"]


@pytest.mark.parametrize("box", TWINNED)
def test_hidden_cards_make_no_difference_to_what_is_answered_by_itself(box: str) -> None:
    for one, other, alike in pairs_of_twins(box):
        assert all_alike(one, one.ask) == all_alike(other, other.ask) == alike


HIDDEN: dict[str, Callable[[State, int], list[int]]] = {
    "the hand of a foe": lambda s, seat: next(
        s.zones[hand(foe)] for foe in range(s.seats) if s.teams[foe] != s.teams[seat]
    ),
    "the player's deck": lambda s, seat: s.zones[deck(seat)],
    "the main deck": lambda s, seat: s.zones[MAIN_DECK],
}
"""Places whose cards the seat does not see: what is answered by itself must not depend on them."""


@pytest.mark.parametrize("place", HIDDEN)
def test_the_pairs_of_twins_catch_a_finding_that_reads_a_hidden_place(place: str) -> None:
    def leaks(table: Table, seat: int, alike: bool) -> bool:
        faces = tuple(table.state.faces[card] for card in HIDDEN[place](table.state, seat))
        return alike and hash(faces) % 2 > 0

    assert any(
        leaks(one, one.ask.seat, alike) != leaks(other, other.ask.seat, alike)
        for box in TWINNED
        for one, other, alike in pairs_of_twins(box)
    )


@cache
def pairs_of_twins(box: str) -> list[tuple[Table, Table, bool]]:
    """Return pairs of tables that look alike to the seat asked, and whether its answers are."""
    chance = Random(f"alike {box}")
    pairs: list[tuple[Table, Table, bool]] = []
    for table, ask in asks(box):
        found = sum(alike for *_, alike in pairs)
        if len(pairs) > ENOUGH and found >= ENOUGH_ALIKE:
            return pairs
        base, since = table.anchor()
        if base is None or len(table.window) > 1:
            continue
        alike = all_alike(table, ask)
        if not alike and len(pairs) - found > ENOUGH:
            continue
        quiet = Table.at_rest(table.setup, base.copy())
        for _ in range(16 if alike else 1):
            one, other, _ = twins(quiet, ask.seat, chance)
            if not all(follows(twin, since, ask) for twin in (one, other)):
                continue
            if view(one, ask.seat) == view(other, ask.seat):  # no changed card has come to light
                pairs.append((one, other, alike))
    pytest.fail(f"only {len(pairs)} pairs of tables")


def follows(table: Table, since: list[tuple[int, int]], ask: Ask) -> bool:
    """Answer as the real table did; return whether that leads to the same question."""
    for seat, option in since:
        asked = table.ask_of(seat)
        if asked is None or option >= len(asked.options):
            return False
        table.answer(seat, option)
    asks_again = bool(table.asks) and len(table.window) == 1
    return asks_again and (table.ask.kind, table.ask.options) == (ask.kind, ask.options)


def test_a_hosted_table_tells_people_that_answers_are_alike_and_takes_them_back() -> None:
    table, ask = alike_ask("base-set")
    chairs = tuple((f"Player {seat}", f"person-{seat}", None) for seat in range(4))
    setup = plain_setup(table.setup)
    facts = Facts("t", setup, table.state.seed, ClockRules(60_000, 60_000), chairs)
    hosted = HostedTable.begin(facts)
    for number, (seat, option) in enumerate([*table.answers, (ask.seat, 0)]):
        asked = hosted.private(ask.seat, words=True).ask
        hosted.answer(seat, wire.Answer("t", hosted.position, f"c{number}", option), 0, 0)
    assert asked is not None
    assert asked.alike
    hosted.undo(ask.seat, "undo", 0)
    again = hosted.private(ask.seat, words=True).ask
    assert again == asked
    for_program = hosted.private(ask.seat).ask
    assert for_program is not None
    assert not for_program.alike


def test_the_terminal_answers_a_question_that_decides_nothing_and_says_so() -> None:
    found = next(
        (table.fork(), ask)
        for game in range(FIRST, FIRST + 20)
        for table, ask in asks("base-set", game)
        if ask.seat == 0 and all_alike(table, ask)
    )
    table, ask = found
    table.state.log = []
    answers = len(table.answers)
    game = Game(table, {1: "greedy", 2: "greedy", 3: "greedy"})
    assert table.answers[answers] == (0, 0)
    assert game.asked is None or game.asked.kind != ask.kind
    assert any("it makes no difference" in line for line in game.story.lines)


UNREAD = {
    "resolving": "empty between two actions",
    "cat": "never changes",
    "rules": "never changes",
    "seats": "never changes",
    "seed": "never changes",
    "teams": "never changes",
    "teamed": "never changes",
    "epoch": "names on the wire",
    "shown": "names on the wire",
    "pool": "what may be imagined",
    "pools": "what may be imagined",
    "watched": "follows from the faces",
    "where": "follows from the zones",
    "on_event": "follows from the zones",
    "on_play": "follows from the zones",
    "uses": "follows from the zones",
    "cause": "only the log reads it",
    "by": "only the log reads it",
    "log": "what has happened",
    "shuffles": "what has happened",
    "trail": "what has happened",
    "queue": "empty between two actions",
    "appearing": "empty between two actions",
    "depth": "empty between two actions",
    "work": "counts within one action",
}


def test_two_tables_are_compared_by_everything_that_the_game_depends_on() -> None:
    read = re.findall(r"\b(?:s|turn)\.(\w+)", inspect.getsource(stand))
    assert {*Turn.__slots__, *State.__slots__} - {*read} == UNREAD.keys()
