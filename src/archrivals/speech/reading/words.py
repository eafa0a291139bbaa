"""The words of a text as the reader sees them: lower case, numbers apart."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from typing import Final

MAX_LETTERS: Final = 2_000
"""The length of a text past which it is not read."""

_TOKEN: Final = re.compile(r"\d+|[^\W\d_]+(?:['’\-/][^\W\d_]+)*['’]?|[^\s\w]")


def tokens(text: str, one_form: dict[str, str]) -> tuple[str, ...]:
    """Return the words of a text; ``one_form`` has one spelling for words that have several.

    >>> tokens("Draw 2 cards. +1 Power.", {})
    ('draw', '2', 'cards', '.', '+', '1', 'power', '.')
    """
    plain = text.replace("’", "'").replace("-1", "−1").lower()
    return tuple([one_form.get(each, each) for each in _TOKEN.findall(plain)])


def token_places(text: str) -> list[tuple[int, int]]:
    """Return the places of the words of a text, in the order of :func:`tokens`.

    >>> token_places("+1 Power.")
    [(0, 1), (1, 2), (3, 8), (8, 9)]
    """
    plain = text.replace("’", "'").replace("-1", "−1")
    lower = "".join([low if len(low := each.lower()) == 1 else each for each in plain])
    return [found.span() for found in _TOKEN.finditer(lower)]


def distance(a: tuple[str, ...], b: tuple[str, ...], light: Collection[str] = ()) -> float:
    """Return the edit distance of two texts in words; marks and light words count half.

    >>> distance(("draw", "a", "card"), ("draw", "2", "cards"))
    2.0
    """
    weights = [0.5 if not y.isalnum() or y in light else 1.0 for y in b]
    row = [0.0]
    for weight in weights:
        row.append(row[-1] + weight)
    for x in a:
        mine = 0.5 if not x.isalnum() or x in light else 1.0
        last, row[0] = row[0], row[0] + mine
        for j, y in enumerate(b, 1):
            other = last + (0.0 if x == y else max(mine, weights[j - 1]))
            last, row[j] = row[j], min(row[j] + mine, row[j - 1] + weights[j - 1], other)
    return row[-1]


def by_first_word(
    names: Iterable[tuple[str, str]], one_form: dict[str, str]
) -> dict[str, list[tuple[tuple[str, ...], str]]]:
    """Return names of cards by their first word, from pairs of spoken and own names.

    >>> by_first_word([("Schlag", "Punch")], {})
    {'schlag': [(('schlag',), 'Punch')], 'punch': [(('punch',), 'Punch')]}
    """
    found: dict[str, list[tuple[tuple[str, ...], str]]] = {}
    for said, name in dict.fromkeys(each for pair in names for each in (pair, (pair[1],) * 2)):
        words = tokens(said, one_form)
        row = found.setdefault(words[0], []) if words else []
        if words and (words, name) not in row:
            row.append((words, name))
    return found
