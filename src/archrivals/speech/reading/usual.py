"""The frequency of trees and words, counted on the printed cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from math import log
from typing import Any, Final, TypeAlias

Sections: TypeAlias = Mapping[str, Any]
"""The fields of a card that have text, by their names."""

UNSEEN_COUNT: Final = 0.02
"""The count of a choice that no printed card shows."""
BEGIN: Final = ("^",) * 5
"""The mark before the first word of a text."""
NEARER: Final = 50.0
"""The factor of a count that is after one more word."""
WHOLE_BONUS: Final = 10.0
"""The bonus of a section that stands on a printed card just so."""


class UsualTrees:
    """Counts of the choices that printed trees are made of: which record stands where, and after
    which."""

    def __init__(self, cards: Iterable[tuple[str, str | None, Sections]]) -> None:
        self.counts: Counter[Any] = Counter()
        self.heads: Counter[Any] = Counter()
        self.whole: set[Any] = set()
        for kind, type_, sections in cards:
            self.whole.update((kind, *each) for each in sections.items() if each[1])
            for near, far, value in _choices(kind, type_, sections):
                self.counts[near, value] += 1
                self.counts[far, value] += 1
                self.heads[near] += 1
                self.heads[far] += 1

    def cost(self, kind: str, type_: str | None, sections: Sections) -> float:
        """Return how unusual a tree is: the negative logarithm of its probability."""
        total = 0.0
        for near, far, value in _choices(kind, type_, sections):
            back = (self.counts[far, value] + UNSEEN_COUNT) / (self.heads[far] + 1.0)
            total -= log((self.counts[near, value] + back) / (self.heads[near] + 1.0))
        known = sum((kind, *each) in self.whole for each in sections.items() if each[1])
        return total - WHOLE_BONUS * known


def _choices(
    kind: str, type_: str | None, sections: Sections
) -> Iterator[tuple[Any, Any, Any]]:  # keys of counters
    """Yield each choice: under what, more coarsely under what, and the choice."""
    for name, value in sections.items():
        yield (kind, type_, name), (kind, name), bool(value)
        if value:
            yield from _inside(value, name, "", "")


def _inside(
    value: Any, above: Any, before: str, row: Any
) -> Iterator[tuple[Any, Any, Any]]:  # keys of counters
    """``above`` is the field that a value stands in, ``before`` the record before it in its row."""
    if isinstance(value, tuple) and not (value and isinstance(value[0], str)):
        last = "^"
        for each in value:
            kind = type(each).__name__
            yield (above, last), above, kind
            yield from _inside(each, None, last if last != "^" else before, above)
            last = kind
        yield (above, last), above, "$"
    elif is_dataclass(value):
        kind = type(value).__name__
        if above is not None:
            yield (above, before), above, kind
        places, n = getattr(value, "places", ""), getattr(value, "n", "")
        for field in fields(value):
            here, inner = (kind, field.name), getattr(value, field.name)
            if field.name in ("places", "where"):
                yield (here, above, before), here, inner
            elif field.name == "up_to":
                yield (here, n if isinstance(n, int | str) else "", row), here, inner
            elif is_dataclass(inner) or isinstance(inner, tuple):
                yield from _inside(inner, here, before, row)
            else:
                yield (here, places), here, inner
    else:
        yield (above, before), above, value


class UsualWords:
    """Counts of each word after up to five others."""

    def __init__(self, texts: Iterable[tuple[str, ...]]) -> None:
        self.after: Counter[tuple[str, ...]] = Counter()
        for text in texts:
            words = (*BEGIN, *_any_number(text))
            for i in range(len(BEGIN), len(words)):
                for n in range(len(BEGIN) + 1):
                    self.after[words[i - n : i + 1]] += 1

    def __call__(self, words: tuple[str, ...], word: str) -> float:
        """Return how usual a word is after others."""
        most = len(BEGIN)
        last = (*BEGIN, *_any_number(words[-most:]))[-most:]
        return sum(NEARER**n * self.after[(*last[most - n :], word)] for n in range(most + 1))


def _any_number(words: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(["#" if word.isdigit() else word for word in words])
