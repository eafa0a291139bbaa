"""Limits of numbers, texts and lists, and the error of data that breaks them."""

from __future__ import annotations

import json
import re
from collections.abc import Collection
from dataclasses import asdict, dataclass
from typing import Any


class Misfit(ValueError):
    """Data that cannot be read: the place, the mistake, and a correction.

    ``nearest`` is the nearest right thing alone, where there is one.
    """

    def __init__(self, problem: str, path: str = "", nearest: str = "") -> None:
        super().__init__(problem, path)
        self.problem = problem
        self.path = path
        self.nearest = nearest

    def __str__(self) -> str:
        return f"{self.path}: {self.problem}" if self.path else self.problem

    def inside(self, place: str) -> Misfit:
        """The same error, seen from outside of a place."""
        dot = "." if place and self.path and not self.path.startswith("[") else ""
        self.path = f"{place}{dot}{self.path}"
        return self


@dataclass(frozen=True, slots=True)
class Limit:
    """Limits of a number, a text or a list. Text that is limited can be encoded.

    >>> (Limit(ge=0, le=99) | Limit(ge=1)).check_number(0)
    Traceback (most recent call last):
    archrivals.engine.records.limits.Misfit: 0 is too small; at least 1
    """

    ge: int | None = None
    le: int | None = None
    min_length: int | None = None
    max_length: int | None = None
    pattern: str | None = None
    printable: bool | None = None
    min_items: int | None = None
    max_items: int | None = None

    def __or__(self, other: Limit) -> Limit:
        return Limit(**{**self.given(), **other.given()})

    def given(self) -> dict[str, Any]:  # numbers and a text
        """The limits that are set, by their names."""
        return {name: value for name, value in asdict(self).items() if value is not None}

    def check_number(self, number: int) -> None:
        """Refuse a number that is too small or too large."""
        if self.ge is not None and number < self.ge:
            raise Misfit(f"{shown(number)} is too small; at least {self.ge}", "", str(self.ge))
        if self.le is not None and number > self.le:
            raise Misfit(f"{shown(number)} is too large; at most {self.le}", "", str(self.le))

    def check_text(self, text: str) -> None:
        """Refuse a text that is too short or too long or has characters that do not belong."""
        if self.min_length is not None and len(text) < self.min_length:
            raise Misfit(f"{len(text)} characters are too few; at least {self.min_length}")
        if self.max_length is not None and len(text) > self.max_length:
            raise Misfit(f"{len(text)} characters are too many; at most {self.max_length}")
        halves = not text.isascii() and any("\ud800" <= each <= "\udfff" for each in text)
        if halves or (self.printable and not text.isprintable()):
            raise Misfit("the text has characters that cannot be shown; take them out")
        if self.pattern is not None and not re.search(self.pattern, text):
            raise Misfit(f"{quoted(text)} does not match {self.pattern}")

    def check_items(self, count: int) -> None:
        """Refuse a list that is too short or too long."""
        if self.min_items is not None and count < self.min_items:
            raise Misfit("the list is empty; name at least one")
        if self.max_items is not None and count > self.max_items:
            raise Misfit(f"{count} items are too many; at most {self.max_items}")


def nearest_word(wrong: object, right: Collection[str]) -> str:
    """Return the nearest right word; empty where none is near.

    >>> nearest_word("heros", ["Heroes", "Villains"])
    'Heroes'
    """
    import difflib

    folded = {choice.lower(): choice for choice in right}
    close = difflib.get_close_matches(str(wrong)[:40].lower(), list(folded), n=1, cutoff=0.5)
    return folded[close[0]] if close else ""


def did_you_mean(wrong: object, right: Collection[str]) -> str:
    """The end of an error: the nearest right word, or all of them."""
    nearest = nearest_word(wrong, right)
    if nearest:
        return f"; did you mean {quoted(nearest)}?"
    if not right:
        return ""
    return f"; there are {', '.join(choice or quoted(choice) for choice in right)}"


def quoted(word: object) -> str:
    """A word as an error shows it: short, and without anything that cannot be shown."""
    text = str(word)
    clipped = text if len(text) <= 40 else text[:40] + "…"
    return json.dumps(clipped, ensure_ascii=not clipped.isprintable())


def shown(data: object) -> str:
    """A wrong value in a few words."""
    if isinstance(data, dict | list | tuple):
        return "a record" if isinstance(data, dict) else "a list"
    if data is None or isinstance(data, bool):
        return json.dumps(data)
    if isinstance(data, int | float):
        return str(data) if abs(data) < 1e9 else "a number"
    return quoted(data) if isinstance(data, str) else f"a {type(data).__name__}"
