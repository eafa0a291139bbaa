"""Rows of the server's own tables, as far as they are handed from one room to another.

They are plain dictionaries at run time; :mod:`archrivals.hosting.rows` has those of tables.
"""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from archrivals.hosting.rows import ClockRow


class SanctionRow(TypedDict):
    """A sanction, with the columns of the schema."""

    id: str
    person: str
    kind: Literal["warn", "mute", "unrated", "ban", "rename", "remove"]
    reason: str
    at: int
    until: int | None
    actor: str
    report: str | None
    details: dict[str, Any]  # what it takes to undo it, by its kind
    seen: int | None
    undone: int | None
    undone_reason: str | None
    appeal: str | None
    appealed: int | None
    answered: int | None
    answer: str | None


class ClaimRow(TypedDict):
    """A mail address that a person claims."""

    person: str
    email: str
    password: str | None
    token: str
    expires: int


class HolderRow(TypedDict):
    """A person with a role."""

    id: str
    name: str
    role: str
    granted: int


class LogRow(TypedDict):
    """An entry of a table's log, as far as conduct is judged by it."""

    table: str
    seat: int
    kind: str
    command: str
    note: str


class PlayedRow(TypedDict):
    """A seat of a game whose conduct is judged."""

    id: str
    ended: int
    seat: int
    clock: ClockRow


class QueueRow(TypedDict):
    """The number of jobs in a queue, and the seconds that the oldest has waited."""

    depth: float
    oldest: float


class ReportRow(TypedDict, total=False):
    """The figures of a process; it leaves out what it does not measure."""

    tables: float
    sockets: float
    bot_decisions: float
    bot_fallbacks: float
    lapses: float
    disk_free: float
    disk_size: float
    database: float
    memory: float
    queues: dict[str, QueueRow]


class ProcessRow(TypedDict):
    """A process by the line that it wrote; ``age`` is how many milliseconds ago."""

    id: str
    kind: str
    place: str
    version: str
    started: int
    seen: int
    state: str
    wanted: str | None
    report: ReportRow
    age: int
    silent: bool
