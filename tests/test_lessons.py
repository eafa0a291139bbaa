"""The lessons: whatever the seed, their tables come to what they tell of."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from archrivals.bots.registry import make_bot
from archrivals.boxes import catalogue_for
from archrivals.engine.records import from_plain
from archrivals.engine.sight import Sight
from archrivals.engine.state.asks import Ask
from archrivals.engine.table import Table
from archrivals.hosting.lessons import LESSONS, bots_for
from archrivals.hosting.story import Story
from archrivals.speech.table_talk import event_lines, hearer_of, option_texts, question
from archrivals.speech.talk.messages import Message
from archrivals.speech.talk.voice import voice

ME = 0
TAUGHT = ("turn", "announce", "defend", "block")
SEEDS = [f"lesson {number}" for number in range(12)]
Told = tuple[int, str, str]


def names(table: Table) -> list[str]:
    return ["You", *(f"Foe {seat}" for seat in range(1, table.setup.players))]


def wish(*wanted: str) -> Callable[[list[str]], int]:
    """The first of the wanted answers that is offered, by the words it begins with."""

    def answer(offered: list[str]) -> int:
        for each in wanted:
            for at, text in enumerate(offered):
                if text.startswith(each):
                    return at
        raise AssertionError(f"none of {wanted} in {offered}")

    return answer


def played(lesson: str, seed: str, turns: int, mine: Callable[[list[str]], int]) -> list[Told]:
    """All answers of so many turns: who was asked what, and the words of the answer."""
    setup = LESSONS[lesson]
    table = Table.new(setup, catalogue_for(setup), seed)
    bots = [make_bot(bot or "pip", seed, seat) for seat, bot in enumerate(bots_for(lesson))]
    told: list[Told] = []
    while table.asks and table.state.number <= turns:
        ask: Ask = table.asks[0]
        offered = option_texts(question(table, ask), names(table))
        if ask.seat == ME:
            taught = ask.kind in TAUGHT and len(offered) > 1
            option = mine(offered) if taught else 0  # a First Appearance may ask something else
        else:
            option = bots[ask.seat].answer(Sight(table, ask.seat), ask)
        told.append((ask.seat, ask.kind, offered[option]))
        table.answer(ask.seat, option)
    return told


def said(told: list[Told], kind: str, seat: int = ME) -> list[str]:
    return [text for who, what, text in told if who == seat and what == kind]


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_story_of_a_lesson_begins_with_the_line_up_on_the_table(lesson: str) -> None:
    setup = LESSONS[lesson]
    table = Table.new(setup, catalogue_for(setup), "any")
    cat = table.state.cat
    hearer = hearer_of(names(table), cat)
    told = Story.begin(table, ME, names(table)).lines(table)
    story = [voice("en").say(from_plain(Message, json.loads(each)), hearer) for each in told]
    for lines in (story, event_lines(table.events(ME), names(table), cat, setup=setup)):
        [line] = [line for line in lines if line.startswith("The Line-Up:")]
        for card in table.view(ME).line_up:
            assert cat.cards[cat.by_id[card.id]].name in line


@pytest.mark.parametrize("seed", SEEDS)
def test_the_first_turns_buy_raven_and_then_a_kick(seed: str) -> None:
    told = played("first-turn", seed, 3, wish("Play", "Buy Raven", "Buy Kick", "End"))
    bought = [text for text in said(told, "turn") if text.startswith("Buy")]
    assert bought == ["Buy Raven (cost 3)", "Buy Kick (cost 3)"]


@pytest.mark.parametrize("seed", SEEDS)
def test_an_attack_is_met_and_the_super_villain_falls(seed: str) -> None:
    told = played("super-villain", seed, 2, wish("Defend", "Play", "Defeat", "End"))
    assert said(told, "defend")[0].startswith("Defend with Katana")
    assert "Defeat Vandal Savage (cost 8)" in said(told, "turn")


@pytest.mark.parametrize("seed", SEEDS)
def test_two_blocks_hold_and_an_assist_wins(seed: str) -> None:
    mine = wish("Block with Steel", "Block with Pots", "Confront", "Play", "Ask", "Done")
    told = played("confrontation", seed, 2, mine)
    assert said(told, "announce", 3)[0].startswith("Confront")
    assert [text.partition(":")[0] for text in said(told, "block")[:2]] == [
        "Block with Steel",
        "Block with Pots!",
    ]
    assert said(told, "assist", 2)[0].startswith("Play Lana Lang")
    assert said(told, "turn")[-1] == "Done: 9 Power against cost 9"
