"""Whole games as their clients hear them: nothing is left in English in another language."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import asdict
from random import Random
from typing import Any, get_args

import pytest
from random_games import random_setup
from tiers import by_day

from archrivals.boxes import BOXES
from archrivals.engine.records import from_plain
from archrivals.engine.views.why import BARE, VERBS
from archrivals.hosting import wire
from archrivals.hosting.clocks import ClockRules
from archrivals.hosting.hosted import Facts, HostedTable
from archrivals.speech.table_talk import Hearer, Message, option_messages, question, why_message
from archrivals.speech.talk.advice import Compared, Point, advice_message
from archrivals.speech.talk.voice import TALKS, voice

TABLE = "a-table-of-ours"
MOST = 250
ENGLISH = re.compile(
    r"\b(the|you|your|of|and|is|are|with|to|from|buys?|plays?|draws?|gains?|cards?|turn)\b"
)
POINTS = get_args(Point)


def told_in(reply: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The messages of a view or an update."""
    yield from reply["lines"]
    if talk := reply.get("talk"):
        yield talk["prompt"]
        yield from talk["options"]


def heard(table: HostedTable, chance: Random) -> Iterator[tuple[int, Message]]:
    """What seats and spectators are told of a random game, and what they ask."""
    seats = range(-1, table.facts.setup["players"])
    viewers = [(seat, True) for seat in seats]
    number = 0
    while table.asked and number < MOST:
        number += 1
        since = table.log_length
        seat = chance.choice(table.asked)
        ask = table.table.ask_of(seat)
        assert ask is not None
        verb = chance.choice(VERBS)
        wish = "" if verb in BARE else chance.choice(table.table.state.cat.ids)
        why = table.table.why_not(seat, (verb, wish))
        if why is not None:
            yield seat, why_message(why)
        answers = option_messages(question(table.table, ask))
        if len(answers) > 1:
            this, that = chance.sample(answers, 2)
            foe, better = chance.random() < 0.5, chance.random() < 0.5
            how = Compared(chance.choice(POINTS), better, foe, chance.choice(["", "punch"]))
            yield seat, advice_message(how, this, that, seat, 0.6, 0.49)
        option = chance.randrange(len(ask.options))
        table.answer(seat, wire.Answer(TABLE, table.position, f"a-{number}", option), 1, number)
        sent = table.updates(since, viewers, undone=False, elapsed=1)
        for (viewer, _), data in sent.items():
            yield from ((viewer, from_plain(Message, m)) for m in told_in(json.loads(data)))


@pytest.mark.parametrize("box", by_day(BOXES, 2))
def test_nothing_that_a_client_hears_is_left_in_english(box: str) -> None:
    chance = Random(f"no english: {box}")
    setup = random_setup(chance, box=box)
    names = tuple(f"P{seat}" for seat in range(setup.players))
    chairs = tuple((name, name, None) for name in names)
    plain = json.loads(json.dumps(asdict(setup)))
    table = HostedTable.begin(Facts(TABLE, plain, box, ClockRules(60_000, 300_000), chairs))
    s = table.table.state
    hearer = Hearer(names, s.cat, teams=s.teams if s.teamed else ())
    said = 0
    for seat, message in heard(table, chance):
        here = hearer.told_to(seat)
        english, *others = (voice(code).say(message, here) for code in TALKS)
        for other in others:
            assert other != english or not ENGLISH.search(other), (message, other)
        said += 1
    assert said > 500
