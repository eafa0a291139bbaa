"""What the coach says of a table, as plain data: hints, and finished games looked back at."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final

from archrivals.bots.remote import RemoteSight
from archrivals.coach.data import hint_from_json, hint_json, review_json
from archrivals.coach.hindsight import Budget, Found, Hindsight
from archrivals.coach.hints import hints
from archrivals.coach.words import hint_messages
from archrivals.engine.records import from_plain, record, to_plain
from archrivals.engine.saving import setup_from_json
from archrivals.speech.table_talk import Question, option_messages

from . import wire
from .cards import cards_for
from .codec import json_of, listed
from .hosted import HostedTable
from .replays import NoReplay, playable
from .rows import Saved, TableRow

COACH_VERSION: Final = 4
"""Goes up when the coach has learned something: then older reviews are made again."""

ADVISER: Final = "mastermind"
"""The bot whose job a hint is made from."""

JSON = dict[str, Any]


def check_review(row: TableRow, seat: int) -> None:
    """Refuse a game that cannot be looked back at."""
    setup = playable(row)
    if not 0 <= seat < setup.players:
        raise NoReplay("no-seat", f"seats are 0 to {setup.players - 1}")
    if not row["answers"]:
        raise NoReplay("not-played", "nothing was played in this game")


# --- Reviews ----------------------------------------------------------------------------------


@record
class Reviewed:
    """A review as far as it is made: 1 is the whole ``share``, and there is none at first."""

    share: float
    review: JSON | None = None


class Reviewing:
    """Reviews of a saved game for some seats, made piece by piece, and plain data in between.

    A slow device takes a share of the usual effort.
    """

    def __init__(
        self,
        saved: Saved,
        seats: Sequence[int],
        share: float = 1.0,
        found: JSON | None = None,
    ) -> None:
        setup = setup_from_json(saved["setup"])
        self._cat = cards_for(setup)
        answers = [(seat, option) for seat, option in saved["answers"]]
        known = None if found is None else from_plain(Found, found)
        game = (setup, self._cat, saved["seed"], answers)
        self._hindsight = Hindsight(*game, seats, Budget().of(share), known)
        self._seats = seats

    def work(self) -> bool:
        """Do the next piece of work; return whether there is another."""
        return self._hindsight.work()

    def work_for(self, seconds: float) -> bool:
        """Work for some seconds, and until there is something to show; return whether to go on."""
        until = perf_counter() + seconds
        while self.work():
            if perf_counter() > until and self._hindsight.begun:
                return True
        return False

    def of(self, seat: int) -> Reviewed:
        """Return the review of a seat as far as it is made."""
        found = self._hindsight.review(seat)
        review = None if found is None else review_json(found, self._cat)
        return Reviewed(self._hindsight.share, review)

    def all(self) -> dict[str, Reviewed]:
        """Return the reviews of all seats that are wanted."""
        return {str(seat): self.of(seat) for seat in self._seats}

    @property
    def found(self) -> JSON:
        """Return the results so far, for a process that goes on with them."""
        plain: JSON = to_plain(self._hindsight.found)
        return plain


# --- Hints ------------------------------------------------------------------------------------


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
