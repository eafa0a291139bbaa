"""What the coach says of a table, as plain data: hints, and finished games looked back at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from archrivals.bots.remote import RemoteSight
from archrivals.coach.data import hint_from_json, hint_json, review_json
from archrivals.coach.hints import hints
from archrivals.coach.luck import DEALS_PER_STEP
from archrivals.coach.review import Hindsight, looking_back
from archrivals.coach.words import hint_messages
from archrivals.engine.saving import setup_from_json
from archrivals.speech.table_talk import Question, option_messages

from . import wire
from .cards import cards_for
from .codec import json_of, listed
from .hosted import HostedTable
from .replays import NoReplay, Row, playable

COACH_VERSION: Final = 3
"""Goes up when the coach has learned something: then older reviews are made again."""

ADVISER: Final = "mastermind"
"""The bot whose job a hint is made from."""

JSON = dict[str, Any]


def check_review(row: Row, seat: int) -> None:
    """Refuse a game that cannot be looked back at."""
    setup = playable(row)
    if not 0 <= seat < setup.players:
        raise NoReplay("no-seat", f"seats are 0 to {setup.players - 1}")
    if not (row["result"] or {}).get("rule"):
        raise NoReplay("not-ended", "the coach looks back at games that ended by their rules")


def reviews_of(saved: JSON, seats: Sequence[int], deals: int = DEALS_PER_STEP) -> dict[str, JSON]:
    """A saved game as each of some seats may look back at it, by seat."""
    setup = setup_from_json(saved["setup"])
    cat = cards_for(setup)
    answers = [(seat, option) for seat, option in saved["answers"]]
    hindsight = Hindsight(setup, cat, saved["seed"], answers, deals)
    return {str(seat): review_json(hindsight.review(seat), cat) for seat in seats}


def reviewing(saved: JSON, seat: int, deals: int = DEALS_PER_STEP) -> Iterator[JSON | None]:
    """The same for one seat, a decision at a time: None after each, and the review at last."""
    setup = setup_from_json(saved["setup"])
    cat = cards_for(setup)
    answers = [(seat, option) for seat, option in saved["answers"]]
    looking = looking_back(setup, cat, saved["seed"], answers, seat, deals)
    while True:
        try:
            next(looking)
        except StopIteration as end:
            yield review_json(end.value, cat)
            return
        yield None


def told_hints(
    hosted: HostedTable, position: int, seat: int, found: Sequence[JSON], asked: Question
) -> wire.Hints:
    """Return hints as their seat gets them; ``found`` as of :func:`hints_for`, for the ask."""
    cat = hosted.table.state.cat
    answers = option_messages(asked)
    hinted = [hint_from_json(each, cat) for each in found]
    lines = [json_of(each) for each in hint_messages(hinted, answers, seat, cat)]
    options = [wire.hint_option(each) for each in found]
    return wire.Hints(hosted.facts.id, position, options, listed(lines))


def hints_for(job: JSON) -> list[JSON]:
    """Hints for a job such as bots get (:mod:`archrivals.bots.remote`)."""
    cat = cards_for(setup_from_json(job["setup"]))
    sight = RemoteSight(job, cat)
    return [hint_json(each, cat) for each in hints(sight, sight.ask, job["seed"])]
