"""The story of a table: its last lines for one seat, kept as the game grows.

A line may gather several events ("draws 2 cards"), and only the last one can still grow. So what
was sent before stays as it is, and a line is made and encoded once.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Final

from archrivals.engine.positions import untold
from archrivals.engine.records import JsonText
from archrivals.engine.table import Table
from archrivals.speech.table_talk import Happening, happenings, log_message

from .codec import json_of

RECAP_LINES: Final = 60
"""How many lines of the story a fresh view begins with."""

RECAP_EVENTS: Final = 160
"""The number of events with which a new story begins; more, if they are not a recap."""


LINES_PER_SENTENCE: Final = 4
"""How many lines a sentence can become at most, if a story begins in the middle of it."""


Note = tuple[int, JsonText]
"""A line about the table that is not an event of the game, and the number of events before it."""


class Story:
    """Return the last lines for one seat."""

    __slots__ = ("_last", "_lines", "_names", "_noted", "_told")

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names
        self._lines: deque[JsonText] = deque(maxlen=RECAP_LINES + LINES_PER_SENTENCE)
        self._last: Happening | None = None
        self._told = 0
        self._noted = 0

    @classmethod
    def begin(
        cls,
        table: Table,
        seat: int,
        names: Sequence[str],
        notes: Sequence[Note] = (),
    ) -> Story:
        """The story so far; of a long game no more than its end."""
        length, back = len(table.state.log or ()), RECAP_EVENTS
        first = untold(table.state.log)  # after a change of rules
        while True:
            story = cls(names)
            story._told = max(first, length - back)
            story._noted = sum(log_length < story._told for log_length, _ in notes)
            story.go_on(table, seat, notes)
            # It may begin in the middle of a sentence: what that becomes must be past the recap.
            if back >= length - first or len(story._lines) == RECAP_LINES + LINES_PER_SENTENCE:
                return story
            back *= 2

    def go_on(self, table: Table, seat: int, notes: Sequence[Note] = ()) -> None:
        """Add the events since; ``notes`` are all notes of the game so far."""
        for log_length, line in notes[self._noted :]:
            self._tell(table, seat, log_length)
            last = None if self._last is None else self._line(table, self._last)
            self._lines += [line] if last is None else [last, line]
            self._last = None
        self._noted = len(notes)
        self._tell(table, seat, len(table.state.log or ()))

    def _tell(self, table: Table, seat: int, upto: int) -> None:
        """Add the events before this number."""
        if upto <= self._told:
            return
        known = [] if self._last is None else [self._last]
        events = table.events(seat, self._told)[: upto - self._told]
        happened = happenings(events, table.setup, known)
        self._told = upto
        for what in happened[:-1]:
            line = self._line(table, what)
            if line is not None:
                self._lines.append(line)
        self._last = happened[-1] if happened else None

    def _line(self, table: Table, what: Happening) -> JsonText | None:
        message = log_message(what, self._names, table.state.cat)
        return None if message is None else json_of(message)

    def lines(self, table: Table) -> list[JsonText]:
        """The last lines, the newest last."""
        last = None if self._last is None else self._line(table, self._last)
        return [*self._lines, *(() if last is None else (last,))][-RECAP_LINES:]
