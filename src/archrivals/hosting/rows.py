"""Rows and saved games as they are handed around: typed, and plain dictionaries at run time.

A row has the columns that its query or its opening gave it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any, NotRequired, TypedDict, TypeVar

from archrivals.engine.views.seats import Departure

T = TypeVar("T")


class HandRow(TypedDict, total=False):
    """The commitment and the share of a person at a seat."""

    person: str
    promise: str
    share: str


class TryRow(TypedDict):
    """A deal that failed, and the seats whose share was missing."""

    commitment: str
    missing: list[int]


class FairRow(TypedDict, total=False):
    """The origin of a seed."""

    rule: str
    secret: str
    commitments: list[str]
    shares: list[str]
    tries: list[TryRow]
    hands: dict[str, HandRow]
    continues: dict[str, Any]


class LeftRow(TypedDict):
    """A player who left for good: how, and after how many answers."""

    seat: int
    how: Departure
    at: int


class ResultRow(TypedDict, total=False):
    """The result of a game; ``left`` and ``why`` where players ended it."""

    rule: str
    winners: list[int]
    points: list[int]
    ties: list[list[int]]
    gone: list[int]
    heroes: list[str]
    left: list[LeftRow]
    why: str


class ClockRow(TypedDict):
    """The fields of ``ClockRules``; those that are left out have its defaults."""

    turn: int
    bank: int
    gain: NotRequired[int]
    most: NotRequired[int]
    by_days: NotRequired[bool]


class TableRow(TypedDict, total=False):
    """A table, with the columns of the schema; ``origin`` is its id in the file it came from."""

    id: str
    status: str
    name: str
    ladder: str
    setup: dict[str, Any]
    seed: str
    commitment: str
    fair: Any  # FairRow; None where the server drew the seed alone
    rules: str
    cards: str
    listed: bool
    rated: bool
    clock: ClockRow
    owner: str
    created: int
    started: int | None
    ended: int | None
    result: ResultRow | None
    answers: Any  # seats and options; None before the end
    digest: str | None
    rematch: str | None
    wake: int
    origin: str | None
    changes: Any  # of the fields of Part; None where the rules stayed the same


class SeatRow(TypedDict, total=False):
    """A seat of a table; ``place`` and ``points`` are set at the end."""

    table: str
    seat: int
    person: str | None
    bot: str | None
    name: str
    ready: bool
    place: int | None
    points: int | None


class PersonRow(TypedDict, total=False):
    """A person at a page or at a server; ``created`` and ``preferences`` are those of a page."""

    id: str
    name: str
    email: None
    guest: bool
    verified: bool
    pending: None
    created: int
    preferences: dict[str, Any]


class Saved(TypedDict, total=False):
    """A game in the engine's save format, with the origin of its deal."""

    archrivals: str
    cards: str
    setup: dict[str, Any]
    seed: str
    answers: Sequence[Sequence[int]]
    digest: str
    table: str
    commitment: str
    fair: FairRow
    continues: dict[str, Any]
    changes: list[dict[str, Any]]
    result: ResultRow | None
    seats: list[SeatRow]
    bots: list[str]


def from_row(kind: type[T], row: Mapping[str, Any], **more: Any) -> T:
    """Return a record of the columns of a row, and of ``more``."""
    names = [each.name for each in fields(kind) if each.name not in more]  # type: ignore[arg-type]
    return kind(**{name: row[name] for name in names}, **more)
