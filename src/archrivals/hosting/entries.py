"""The entries of a table's log: all that ever happens to it."""

from __future__ import annotations

from archrivals.engine.records import record


@record
class Entry:
    """One line of a table's log; ``value`` is the option of an answer, or what an undo keeps."""

    table: str
    position: int
    command: str
    kind: str
    seat: int
    value: int
    note: str
    spent: int
    at: int
