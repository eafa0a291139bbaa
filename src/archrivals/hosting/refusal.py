"""The one way to say no: a code for programs, a sentence for a person."""

from __future__ import annotations

from archrivals.engine.records import record


class Refusal(Exception):
    """Something a person asked for and does not get; over HTTP it becomes ``status``.

    ``wait`` is how many seconds to wait before it makes sense to ask again, ``why`` the words of
    a moderator, which are in ``reason`` as well, ``rule`` the rule that an answer breaks.
    """

    def __init__(
        self,
        status: int,
        code: str,
        reason: str,
        wait: int = 0,
        why: str = "",
        rule: str = "",
    ) -> None:
        super().__init__(reason)
        self.status = status
        self.code = code
        self.reason = reason
        self.wait = wait
        self.why = why
        self.rule = rule


@record
class Problem:
    """An error: a code for programs, a sentence for a person, and the words of a moderator."""

    code: str
    reason: str
    why: str | None = None
