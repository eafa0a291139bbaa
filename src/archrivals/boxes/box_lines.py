"""Places in a JSON text: the line of a path such as ``cards[2].play[0].amount``."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from json.decoder import scanstring  # type: ignore[attr-defined]  # the reader's own
from typing import Any, Final

_STEP: Final = re.compile(r"\[(\d+)\]|([^.\[]+)")

_SAID: Final = (
    ("Expecting ',' delimiter", "a comma is missing here, or a bracket is not closed"),
    ("Expecting ':' delimiter", "a colon is missing after the name"),
    (
        "Expecting property name",
        "a name in double quotes is missing here: is there a comma too many, or are the quotes "
        "single ones?",
    ),
    (
        "Expecting value",
        "a value is missing here: is there a comma too many, or a word without double quotes?",
    ),
    ("Illegal trailing comma", "there is a comma too many here"),
    ("Unterminated string", 'a text is not closed: its second " is missing'),
    (
        "Invalid control character",
        "a text goes over the end of the line: close it with a double quote",
    ),
    ("Invalid \\escape", "a backslash stands in a text: write two, or take it out"),
    ("Extra data", "the file goes on after its last bracket: is there a bracket too many?"),
)
"""Python's messages about a text that is not JSON, and ours."""


HALVES: Final = re.compile("[\ud800-\udfff]")
"""Halves of characters, which cannot stand alone."""
ESCAPED: Final = re.compile(r"\\u[dD][89a-fA-F]")
MAX_DIGITS: Final = 15
UNSHOWN: Final = "the text has characters that cannot be shown: take them out"


class NotJson(ValueError):
    """A text that is not JSON: the mistake, and its line."""

    def __init__(self, problem: str, line: int) -> None:
        super().__init__(problem)
        self.problem = problem
        self.line = line


def parsed(text: str) -> Any:  # any JSON
    """Return the JSON in a text; :class:`NotJson` names the line of a mistake.

    >>> parsed('{"cost": 2 "vp": 1}')
    Traceback (most recent call last):
    archrivals.boxes.box_lines.NotJson: a comma is missing here, or a bracket is not closed
    """
    half = HALVES.search(text)
    if half is not None:
        raise NotJson(UNSHOWN, text.count("\n", 0, half.start()) + 1)
    twice: list[str] = []

    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) < len(pairs):
            names = [name for name, _ in pairs]
            twice.extend(name for name in found if names.count(name) > 1)
        return found

    def constant(word: str) -> Any:
        line = text.count("\n", 0, text.find(word)) + 1
        raise NotJson(f"{word} is not a number: write digits", line)

    def whole(digits: str) -> int:
        if len(digits) <= MAX_DIGITS:
            return int(digits)
        line = text.count("\n", 0, text.find(digits)) + 1
        raise NotJson(f"a number has {len(digits)} digits: take at most {MAX_DIGITS}", line)

    try:
        data = json.loads(text, object_pairs_hook=once, parse_constant=constant, parse_int=whole)
    except json.JSONDecodeError as error:
        said = (words for begin, words in _SAID if error.msg.startswith(begin))
        before = len(text[: error.pos].rstrip())
        at = before if "delimiter" in error.msg else error.pos
        problem = next(said, error.msg)
        raise NotJson(problem, text.count("\n", 0, at) + 1) from None
    except RecursionError:
        raise NotJson("the brackets are nested too deep", 1) from None
    if ESCAPED.search(text) and HALVES.search(json.dumps(data, ensure_ascii=False)):
        raise NotJson(UNSHOWN, 1)
    if twice:
        name = json.dumps(twice[0], ensure_ascii=False)
        raise NotJson(
            f"{name} stands twice in the same braces: take one out", _second(text, twice[0])
        )
    return data


def _second(text: str, name: str) -> int:
    """Return the line where a name stands again in the same braces."""
    seen: set[str] = set()
    for path, line in _places(text):
        if path in seen and path.rpartition(".")[2] == name:
            return line
        seen.add(path)
    return 1


def lines_of(text: str) -> dict[str, int]:
    """Return the line of every path in a JSON text.

    >>> lines_of('{"cards": [\\n{"cost": 2}]}')["cards[0].cost"]
    2
    """
    return dict(_places(text))


def line_of(lines: dict[str, int], path: str) -> int:
    """Return the line of a path, or of the nearest thing around it that there is."""
    while path and path not in lines:
        steps = list(_STEP.finditer(path))
        path = path[: steps[-1].start()].rstrip(".[") if steps else ""
    return lines.get(path, 1)


def _places(text: str) -> Iterator[tuple[str, int]]:
    """Yield each path with its line; the text is JSON."""
    line, read_to = 1, 0
    # An explicit stack: a stranger's file may be nested deeply.
    stack: list[tuple[str, str, int]] = []  # bracket, path of the bracket, number of the item
    at, here, expects_name = _after_space(text, 0), "", False
    while at < len(text):
        line += text.count("\n", read_to, at)
        read_to = at
        each = text[at]
        if each in "{[":
            if here.endswith("]") or not stack:
                yield here, line
            stack.append((each, here, 0))
            expects_name = each == "{"
            here = here if each == "{" else f"{here}[0]"
            at += 1
        elif each in "}]":
            _, here, _ = stack.pop()
            expects_name = False
            at += 1
        elif each == ",":
            bracket, inside, number = stack[-1]
            stack[-1] = (bracket, inside, number + 1)
            expects_name = bracket == "{"
            here = inside if expects_name else f"{inside}[{number + 1}]"
            at += 1
        elif each == '"':
            word, at = scanstring(text, at + 1)
            if expects_name:
                inside = stack[-1][1]
                here = f"{inside}.{word}" if inside else word
                yield here, line
                at = text.index(":", at) + 1
                expects_name = False
            elif here.endswith("]"):
                yield here, line
        else:
            while at < len(text) and text[at] not in ",]} \t\r\n":  # a number or a word
                at += 1
            if here.endswith("]"):
                yield here, line
        at = _after_space(text, at)


def _after_space(text: str, at: int) -> int:
    while at < len(text) and text[at] in " \t\r\n":
        at += 1
    return at
