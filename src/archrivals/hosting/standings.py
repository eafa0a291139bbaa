"""Standings: a table at the start of a turn, kept next to its log, and going on with other rules.

A log is played again by the rules it was played by. A release with other rules takes the latest
standing instead, plays the entries since then again where its own rules offer the same answers by
name, or else goes on from the standing without them. An entry of kind ``rules`` says so in the log;
it holds the standing, so that the entries from there on are a log of the new rules by themselves.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import fields, replace
from typing import Any, Final

from archrivals.engine.records import Misfit, from_plain, record, to_plain
from archrivals.engine.saving import known_fields
from archrivals.engine.views.seats import Departure

from .entries import Entry

RULES: Final = "rules"
"""The kind of the entry from which on other rules hold."""

ENTRIES_OF_PLAY: Final = ("answer", "undo")
"""The kinds of entries that a game goes on without where its rules do not offer them."""


class Stranded(Exception):
    """A game that cannot go on by other rules; the message says why."""


@record
class LeftThen:
    """A player who had left for good when the standing was written."""

    seat: int
    how: Departure
    entry: int
    answers: int
    log_length: int
    plays_on: bool


@record
class Standing:
    """A table between two actions: after how many entries, answers and events, and its clock.

    ``table`` is the position (``engine.positions``); None before the first turn: as it was dealt.
    """

    rules: str
    cards: str
    entries: int
    answers: int
    position: int
    log_length: int
    banks: tuple[int, ...]
    used: tuple[int, ...]
    turn: int
    latest: int
    left: tuple[LeftThen, ...] = ()
    kept: tuple[int, ...] = ()
    table: Any = None  # an object of JSON


@record
class Changed:
    """A change of rules in the middle of a game, as its entry in the log says it.

    ``options`` are those of the answers since the standing by the new rules, in the order of the
    log; None where these were taken back. ``back`` names the answers that were, by seat.
    """

    before: str
    after: str
    cards: str
    standing: Standing
    options: tuple[int, ...] | None = None
    back: tuple[tuple[int, str], ...] = ()


def text_of(standing: Standing) -> str:
    """Return a standing as it is kept."""
    shallow = {each.name: getattr(standing, each.name) for each in fields(standing)}
    return json.dumps(shallow | {"left": to_plain(standing.left)}, separators=(",", ":"))


def standing_from(text: str) -> Standing:
    """Read a standing; :class:`Stranded` where it cannot be."""
    try:
        return known_fields(Standing, json.loads(text))
    except (ValueError, Misfit) as error:
        raise Stranded(f"the table's standing cannot be read here: {error}") from None


def changed_from(entry: Entry) -> Changed:
    """Read the change of rules that an entry says."""
    return from_plain(Changed, json.loads(entry.note))


def last_change(log: Sequence[Entry]) -> int | None:
    """Return where in a log the rules changed last; None if they never did."""
    return next((at for at in reversed(range(len(log))) if log[at].kind == RULES), None)


def since(standing: Standing, log: Sequence[Entry]) -> list[Entry]:
    """Return the entries after a standing that still hold: without those that were taken back."""
    held: list[Entry] = []
    for entry in log[standing.entries :]:
        if entry.kind != RULES:
            held.append(entry)
            continue
        options = changed_from(entry).options
        if options is None:
            held = [each for each in held if each.kind not in ENTRIES_OF_PLAY]
        else:
            new = iter(options)
            held = [
                replace(each, value=next(new)) if each.kind == "answer" else each for each in held
            ]
    return held


def answers_in(log: Sequence[Entry]) -> list[tuple[int, int]]:
    """Return the answers of a log that stand at its end."""
    at = last_change(log)
    if at is None:
        return _then([], log)
    standing = changed_from(log[at]).standing
    kept = answers_in(log[: standing.entries])
    return _then(kept, [*since(standing, log[: at + 1]), *log[at + 1 :]])


def _then(answers: list[tuple[int, int]], entries: Sequence[Entry]) -> list[tuple[int, int]]:
    for entry in entries:
        if entry.kind == "answer":
            answers.append((entry.seat, entry.value))
        elif entry.kind == "undo":
            del answers[entry.value :]
    return answers
