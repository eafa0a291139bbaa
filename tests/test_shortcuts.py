"""Quick ways of a host: each gives what the long way gives, in random games of every box."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from random_games import STACKED, new_table, random_index
from tiers import by_day, size

from archrivals.boxes import BOXES
from archrivals.engine.records import replaced
from archrivals.engine.state.asks import Ask
from archrivals.engine.table import Table
from archrivals.engine.views.foresight import foretell
from archrivals.engine.views.play_all import plan, played, quick_plan
from archrivals.engine.views.veil import VeiledState
from archrivals.hosting import hosted as hosting
from archrivals.hosting import wire
from archrivals.hosting.asking import talk
from archrivals.hosting.clocks import NO_CLOCK
from archrivals.hosting.codec import json_of, json_of_all
from archrivals.hosting.hosted import Facts, HostedTable
from archrivals.hosting.table_request import plain_setup
from archrivals.speech.table_talk import (
    ask_message,
    happenings,
    log_messages,
    option_messages,
    question,
)

GAMES = 6
ANSWERS = 120


def asks(box: str) -> Iterator[tuple[Table, Ask]]:
    """The first ask after each answer of some random games."""
    for number in range(GAMES):
        chance = Random(f"{box} {number}")
        table = new_table(chance, rich=number % 2 == 1, box=box)
        for _ in range(ANSWERS):
            if table.over:
                break
            yield table, table.ask
            table.answer(table.ask.seat, random_index(table.ask, chance))


@pytest.mark.parametrize("box", STACKED)
def test_a_hand_of_plain_cards_is_planned_as_if_it_were_tried(box: str) -> None:
    quick = 0
    for table, ask in asks(box):
        made = quick_plan(table.state, ask.seat) if ask.kind == "turn" else None
        if made is not None:
            assert made == plan(VeiledState.of(table.state, ask.seat), ask.seat)
            quick += bool(made.plays or made.keeps)
    assert quick > 5


@pytest.mark.parametrize("box", BOXES)
def test_a_card_brings_the_power_that_playing_it_makes(box: str) -> None:
    tried = 0
    for table, ask in asks(box):
        if ask.kind != "turn":
            continue
        known = VeiledState.of(table.state, ask.seat)
        leads, _ = foretell(table.state, ask)
        for (verb, card), told in zip(ask.options, leads, strict=True):
            if verb == "play":
                trial, _ = played(known, ask.seat, card)
                assert told is not None
                assert told.power == trial.turn.power
                tried += 1
    assert tried > 50


@pytest.mark.parametrize("box", BOXES)
def test_play_all_goes_on_from_cards_that_were_tried(box: str) -> None:
    shared = 0
    for table, ask in asks(box):
        if ask.kind != "turn":
            continue
        known = VeiledState.of(table.state, ask.seat)
        cards = [card for verb, card in ask.options if verb == "play"]
        trials = {card: played(known, ask.seat, card) for card in cards}
        alone = plan(known.copy(), ask.seat)
        assert plan(known, ask.seat, trials) == alone
        shared += bool(alone.plays)
    assert shared > 20


@pytest.mark.parametrize("box", BOXES)
def test_a_question_is_told_as_if_it_were_new(box: str) -> None:
    turns = 0
    for table, ask in asks(box):
        asked = question(table, ask)
        told = talk(table, ask)
        assert told.prompt == json_of(ask_message(asked))
        assert told.options == json_of_all(option_messages(asked))
        turns += ask.kind == "turn"
    assert turns > 50


@pytest.mark.parametrize("box", BOXES)
def test_events_together_are_told_as_one_by_one(box: str) -> None:
    lines = 0
    for number in range(GAMES):
        chance = Random(f"{box} {number}")
        table = new_table(chance, rich=number % 2 == 1, box=box)
        setup = replace(table.setup, arranged=())  # which Line-Up was laid is told at once
        for _ in range(ANSWERS):
            if table.over:
                break
            since = len(table.state.log or ())
            table.answer(table.ask.seat, random_index(table.ask, chance))
            told = table.events(table.state.turn.seat, since)
            one_by_one = happenings((), setup)
            for event in told:
                one_by_one = happenings([event], setup, one_by_one)
            assert happenings(told, setup) == one_by_one
            lines += len(log_messages(told, ("", "") * 3, table.state.cat, setup))
    assert lines > 100


def test_a_record_with_other_values_is_like_one_by_dataclasses() -> None:
    table = new_table(Random("replaced"))
    view = table.view(0)
    assert replaced(view, active=1, seat=7) == replace(view, active=1, seat=7)
    with pytest.raises(AttributeError):
        replaced(view, colour="red")
    assert view == table.view(0)


@pytest.mark.parametrize("box", by_day(BOXES, 2))
def test_an_undo_from_an_earlier_position_is_one_from_the_start(
    box: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = 0
    for number in range(size(2, GAMES)):
        chance = Random(f"{box} {number}")
        setup = new_table(chance, box=box).setup
        chairs = tuple((f"Player {seat}", f"person {seat}", None) for seat in range(setup.players))
        facts = Facts("table", plain_setup(setup), f"seed {number}", NO_CLOCK, chairs)
        hosted, entries = HostedTable.begin(facts), []
        for step in range(2 * ANSWERS):
            if hosted.over:
                break
            ask = chance.choice(hosted.table.asks)
            if chance.random() < 0.1 and hosted.undo_state(ask.seat) != "no":
                entries.append(hosted.undo(ask.seat, f"{step}", step))
                quick += bool(hosted.earlier)
                with monkeypatch.context() as whole:
                    whole.setattr(hosting, "MIN_ANSWERS_BETWEEN_COPIES", 10**9)
                    long = HostedTable.resume(facts, entries)
                assert same(hosted, long)
            else:
                option = random_index(ask, chance)
                answer = wire.Answer("table", hosted.position, f"{step}", option)
                entries.append(hosted.answer(ask.seat, answer, 0, step))
    assert quick > 3


def same(hosted: HostedTable, other: HostedTable) -> bool:
    """Whether two tables stand alike, and tell the same."""
    assert hosted.digest == other.digest
    assert hosted.table.state.log == other.table.state.log
    assert hosted.table.answers == other.table.answers
    assert (hosted.marks, hosted.latest, hosted.kept) == (other.marks, other.latest, other.kept)
    for seat in range(-1, len(hosted.chairs)):
        assert hosted.view(seat, False, 0) == other.view(seat, False, 0)
    return True
