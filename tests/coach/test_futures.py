"""Both choices of a decision in the same futures: the story shown agrees with the figures."""

from __future__ import annotations

from functools import cache
from typing import cast

import pytest

from archrivals.bots import make_bot
from archrivals.bots.learned import LearnedBot
from archrivals.bots.open_sight import OpenSight
from archrivals.boxes import BOXES, catalogue
from archrivals.coach.futures import FUTURES, MIN_LEAD, Futures, Outcome
from archrivals.engine.language.rules import Setup
from archrivals.engine.play.scoring import points
from archrivals.engine.records import from_plain, to_plain
from archrivals.engine.saving import save
from archrivals.engine.sight import Sight
from archrivals.engine.table import Table
from archrivals.hosting.futures import FuturesMade, futures_of, work
from archrivals.hosting.refusal import Refusal
from archrivals.hosting.rows import Saved


@cache
def game(box: str) -> tuple[Saved, int, int]:
    """A short game of bots, a decision to buy in its middle, and another option there."""
    setup = Setup(box=box, players=2, super_villains=2)
    table = Table.new(setup, catalogue(box), f"futures-{box}")
    bots = [make_bot("greedy", "futures", seat) for seat in range(2)]
    sights = [Sight(table, seat) for seat in range(2)]
    buys: list[tuple[int, int]] = []
    while table.asks:
        ask = table.asks[0]
        option = bots[ask.seat].answer(sights[ask.seat], ask)
        others = [n for n, each in enumerate(ask.options) if each[0] == "buy" and n != option]
        if ask.options[option][0] == "buy" and others:
            buys.append((len(table.answers), others[0]))
        table.answer(ask.seat, option)
    return cast(Saved, save(table)), *buys[len(buys) // 2]


@pytest.mark.parametrize("box", BOXES)
def test_the_future_that_is_shown_is_the_one_that_was_counted(box: str) -> None:
    saved, position, option = game(box)
    futures = futures_of(saved, position, option)
    for _ in range(4):
        futures.next()
    for at in range(4):
        stories = futures.stories(at)
        for story, outcome in zip(stories, futures.outcomes[at], strict=True):
            assert story.end.won == outcome.won
            assert story.end.ended
            assert story.first is None or story.first.used or story.first.turn > 0
        assert stories == futures.stories(at)


def test_a_future_is_played_by_the_bot_of_the_playouts_with_the_same_cards_to_come() -> None:
    saved, position, option = game("heroes-unite")
    futures = futures_of(saved, position, option)
    futures.next()
    tables = [futures._make(0) for _ in range(2)]
    assert tables[0].state.faces == tables[1].state.faces
    assert tables[0].state.seed == tables[1].state.seed
    for table, choice, story in zip(tables, futures.options, futures.stories(0), strict=True):
        bot, s = LearnedBot(), table.state
        table.answer(futures._seat, choice)
        while table.asks:
            ask = table.asks[0]
            table.answer(ask.seat, bot.answer(OpenSight(table, ask.seat), ask))
        assert story.end.points == tuple(points(s, seat) for seat in range(2))
        assert s.result is not None
        assert story.end.won == (futures._seat in s.result.winners)


def test_futures_made_in_slices_are_those_made_at_once() -> None:
    saved, position, option = game("heroes-unite")
    made: FuturesMade | None = None
    slices = 0
    while made is None or made.shown.done < made.shown.of:
        made = from_plain(FuturesMade, to_plain(work(futures_of(saved, position, option, made), 0)))
        slices += 1
        assert (made.shown.made.story is None) == (made.shown.done < FUTURES)
    assert slices == FUTURES
    assert made == work(futures_of(saved, position, option), 60)
    assert made.shown.future is not None
    for choice in (made.shown.made, made.shown.better):
        assert choice.wins == sum(choice.won)
        assert choice.story is not None
        assert choice.card is not None
        assert choice.story.end.won == choice.won[made.shown.future]


def judged(made: list[bool], better: list[bool]) -> Futures:
    futures = object.__new__(Futures)
    futures.outcomes = [
        (Outcome(one, float(one)), Outcome(other, float(other)))
        for one, other in zip(made, better, strict=True)
    ]
    return futures


def test_a_small_difference_is_too_close_to_call() -> None:
    wins = [True] * MIN_LEAD + [False] * (FUTURES - MIN_LEAD)
    fewer = [True] * (MIN_LEAD - 1) + [False] * (FUTURES - MIN_LEAD + 1)
    none = [False] * FUTURES
    assert judged(none, wins).verdict == "better"
    assert judged(wins, none).verdict == "worse"
    assert judged(none, fewer).verdict == "close"
    assert judged(fewer, none).verdict == "close"


def test_the_future_that_is_shown_is_the_one_in_the_middle() -> None:
    futures = object.__new__(Futures)
    leads = [0.9, -0.2, 0.1, 0.3, 0.0, 0.05, 0.2]
    futures.outcomes = [(Outcome(False, 0.0), Outcome(False, lead)) for lead in leads]
    assert leads[futures.median] == 0.1


def test_what_is_no_choice_is_refused() -> None:
    saved, position, _ = game("heroes-unite")
    played = saved["answers"][position][1]
    for wrong in ((position, played), (position, 500), (len(saved["answers"]), 0), (-1, 0)):
        with pytest.raises(Refusal) as refused:
            futures_of(saved, *wrong)
        assert refused.value.code == "no-choice"
