"""What a page asks over HTTP where there is a server, answered here by the same operations."""

from __future__ import annotations

import json
from collections.abc import Coroutine
from functools import cache
from inspect import iscoroutine
from re import Pattern
from typing import Any, Final
from urllib.parse import parse_qsl, urlsplit

from archrivals.hosting import codec
from archrivals.hosting.operations import archive, reference
from archrivals.hosting.operations.declared import Answer, Constant, answers_in
from archrivals.hosting.operations.reading import pattern_of, read
from archrivals.hosting.refusal import Problem, Refusal
from archrivals.speech.reading.reader import NoGrammar

from . import answers, making
from .desk import Desk, Device

ROOMS: Final = (reference, archive, answers, making)
"""Where the operations are that a page answers."""

NO_SERVER: Final = Refusal(404, "no-server", "this needs a server, and there is none")


@cache
def _answers() -> list[tuple[Answer, Pattern[str]]]:
    return [(each, pattern_of(each.operation.path)) for each in answers_in(*ROOMS)]


def answered(
    server: Device, method: str, path: str, body: str | None
) -> tuple[int, Any]:  # a record, or what holds records
    """Return the status and the reply to a request."""
    split = urlsplit(path)
    query = dict(parse_qsl(split.query, keep_blank_values=True))
    try:
        sent = None if body is None else json.loads(body)
        for answer, pattern in _answers():
            found = pattern.fullmatch(f"/{split.path}")
            if found is not None and answer.operation.method == method:
                asked = read(answer.operation, found.groupdict(), query, sent)
                return answer.operation.status, _reply(answer(asked, Desk(server)))
        raise NO_SERVER
    except Refusal as refusal:
        return refusal.status, Problem(refusal.code, refusal.reason)
    except NoGrammar as wanted:  # a page loads a grammar when one is wanted first, and asks again
        return 424, Problem("no-grammar", wanted.language)
    except json.JSONDecodeError:
        return 400, Problem("malformed", "the body is not JSON")


def _reply(reply: Any) -> Any:
    """Return a reply; within a page nothing has to be waited for."""
    if iscoroutine(reply):
        reply = _done(reply)
    if isinstance(reply, Constant):
        return reply.make(*reply.of)
    return codec.as_reply(reply)


def _done(begun: Coroutine[Any, Any, Any]) -> Any:
    try:
        begun.send(None)
    except StopIteration as end:
        return end.value
    raise RuntimeError("an operation waits for something that a page does not have")
