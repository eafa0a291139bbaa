"""The story in words: the same lines as if all were told at once, and each of them made once."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from seated import anything, sit
from tiers import by_day

from archrivals.engine.language.rules import Setup
from archrivals.hosting import story as storytelling
from archrivals.hosting import wire
from archrivals.hosting.hosted import HostedTable
from archrivals.hosting.story import RECAP_LINES, Story
from archrivals.server.core import codec
from archrivals.speech.talk.happenings import happenings

SETUPS = (
    Setup(box="heroes-unite", players=3, super_villains=4),
    Setup(box="confrontations", players=4, super_villains=2),
    Setup(box="rivals-batman-joker", players=2),
)


def step(hosted: HostedTable, random: Random) -> None:
    """Somebody answers something."""
    seat = random.choice(hosted.asked)
    ask = hosted.table.ask_of(seat)
    assert ask is not None
    option = random.randrange(len(ask.options))
    command = f"command {hosted.entries}"
    hosted.answer(seat, wire.Answer(hosted.facts.id, hosted.position, command, option), 0, 1_000)


@pytest.mark.parametrize("setup", by_day(SETUPS, 2), ids=lambda setup: setup.box)
def test_a_recap_is_the_end_of_the_whole_story(setup: Setup) -> None:
    hosted = sit(setup)
    random = Random(f"story:{setup.box}")
    for number in range(500):
        if hosted.over:
            break
        step(hosted, random)
        if number % 7 == 0:
            seat = random.choice((-1, 0, 1))
            whole = lines(hosted, seat)
            assert recap(hosted, seat) == whole[-RECAP_LINES:]
            late = Story.begin(hosted.table, seat, hosted.names)
            assert (
                msgspec.json.decode(codec.listed(late.lines(hosted.table))) == whole[-RECAP_LINES:]
            )
    assert len(lines(hosted, -1)) > 2 * RECAP_LINES  # else nothing was shown by this


def lines(hosted: HostedTable, seat: int) -> Any:
    """All that a seat was told."""
    return msgspec.json.decode(hosted.lines(hosted.table.events(seat)))


def recap(hosted: HostedTable, seat: int) -> Any:
    """The end of it, as a fresh view has it."""
    return msgspec.json.decode(hosted.recap(seat))


def test_who_wants_no_words_is_told_no_story() -> None:
    hosted = sit()
    assert hosted.view(0, False, 0).lines == codec.NO_LINES
    assert hosted.stories == {}


def test_what_was_told_is_not_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    hosted = sit(SETUPS[0])
    random = Random("once")
    for _ in range(300):
        step(hosted, random)
    hosted.recap(0)
    told = 0
    count = happenings

    def counted(events: list[Any], setup: Setup, before: list[Any]) -> list[Any]:
        nonlocal told
        told += len(events)
        return count(events, setup, before)

    monkeypatch.setattr(storytelling, "happenings", counted)
    for _ in range(20):
        hosted.recap(0)
    assert told == 0
    before = len(hosted.table.state.log or ())
    step(hosted, random)
    hosted.recap(0)
    assert told == len(hosted.table.state.log or ()) - before


def test_a_story_begins_anew_when_something_is_taken_back() -> None:
    hosted = sit()
    anything(hosted, hosted.asked[0])
    before = recap(hosted, 0)
    seat = hosted.asked[0]
    anything(hosted, seat)
    assert recap(hosted, 0) != before
    hosted.undo(seat, "back", 1_000)
    assert recap(hosted, 0) == before == lines(hosted, 0)
