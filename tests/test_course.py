"""The course of a game: points, gains, Confrontations and Assists, turn by turn."""

from __future__ import annotations

from functools import lru_cache

import pytest

from archrivals.bots import make_bot
from archrivals.boxes import catalogue_for
from archrivals.engine.course import Course, CourseTurn, course_of
from archrivals.engine.language.rules import Setup
from archrivals.engine.play.scoring import owned, score_pile
from archrivals.engine.sight import Sight
from archrivals.engine.table import Table

VILLAINS = Setup(box="heroes-unite", players=2, super_villains=4)
TEAMS = Setup(box="confrontations", players=4)


@lru_cache(maxsize=4)
def played(setup: Setup, seed: str = "course", answers: int = 100_000) -> Table:
    """A game of bots, to its end or for a number of answers."""
    table = Table.new(setup, catalogue_for(setup), seed)
    bots = [make_bot("greedy", seed, seat) for seat in range(setup.players)]
    while table.asks and len(table.answers) < answers:
        ask = table.asks[0]
        table.answer(ask.seat, bots[ask.seat].answer(Sight(table, ask.seat), ask))
    return table


@lru_cache(maxsize=4)
def course(setup: Setup, answers: int = 100_000) -> Course:
    """The course of such a game."""
    table = played(setup, answers=answers)
    return course_of(setup, table.state.cat, table.state.seed, table.answers)


@pytest.mark.parametrize("setup", [VILLAINS, TEAMS], ids=lambda each: each.box)
def test_turns_are_numbered_and_the_last_one_has_the_points_of_the_result(setup: Setup) -> None:
    table, turns = played(setup), course(setup).turns
    assert table.result is not None
    assert [each.number for each in turns] == list(range(1, table.state.number + 1))
    assert turns[-1].points == table.result.points
    assert turns[0].points != turns[-1].points
    positions = [each.position for each in turns]
    assert positions == sorted(set(positions))
    for turn in turns[:3]:
        begun = played(setup, answers=turn.position).state
        assert (begun.number, begun.turn.seat) == (turn.number, turn.seat)


@pytest.mark.parametrize("setup", [VILLAINS, TEAMS], ids=lambda each: each.box)
def test_a_game_that_was_given_up_has_the_points_as_they_stood(setup: Setup) -> None:
    stopped = course(setup, answers=150)
    assert stopped.scores is not None
    points = [sum(each.copies * each.each for each in cards) for cards in stopped.scores]
    assert tuple(points) == stopped.turns[-1].points
    assert course(setup).scores is None  # its result has them


def test_what_a_seat_owns_at_the_end_it_began_with_or_gained() -> None:
    table, turns = played(VILLAINS), course(VILLAINS).turns
    for seat in range(2):
        gained = {each.card for turn in turns for each in turn.gained if each.seat == seat}
        bought = {
            card.id for card in owned(table.state, seat) if card.kind in ("main", "super-villain")
        }
        assert bought <= gained
        assert any(each.kind == "super-villain" for each in owned(table.state, seat))


def test_every_level_that_fell_was_a_confrontation_that_was_won() -> None:
    table, turns = played(TEAMS), course(TEAMS).turns
    fights = [(turn, fight) for turn in turns for fight in turn.fights]
    won = [fight for _, fight in fights if fight.won]
    fallen = [card.id for seat in range(4) for card in score_pile(table.state, seat)]
    assert sorted(fight.card for fight in won) == sorted(fallen)
    for turn, fight in fights:
        assert fight.seat == turn.seat
        assert table.state.teams[fight.against] != table.state.teams[fight.seat]
        assert fight.won == (fight.power >= fight.cost)
        assert 0 <= fight.block <= fight.cost
    assert any(fight.block for _, fight in fights)


def test_an_assist_is_played_by_a_teammate_of_the_seat_on_turn() -> None:
    table, turns = played(TEAMS), course(TEAMS).turns
    assists = [(turn, each) for turn in turns for each in turn.assists]
    assert assists
    for turn, each in assists:
        assert each.seat != turn.seat
        assert table.state.teams[each.seat] == table.state.teams[turn.seat]
        assert each.power >= 0
    assert any(each.power for _, each in assists)


def test_the_hero_of_a_seat_is_known_even_if_its_last_level_has_fallen() -> None:
    heroes = course(TEAMS).heroes
    cat = played(TEAMS).state.cat
    assert [cat.cards[cat.by_id[hero]].kind for hero in heroes] == ["character"] * 4


def test_a_game_that_was_given_up_has_a_course_as_far_as_it_went() -> None:
    first = course(VILLAINS).turns[0].seat
    assert course(VILLAINS, 0).turns == (CourseTurn(1, first, 0, (0, 0), (), (), ()),)
    begun = course(VILLAINS, 60)
    assert begun.turns[:-1] == course(VILLAINS).turns[: len(begun.turns) - 1]
