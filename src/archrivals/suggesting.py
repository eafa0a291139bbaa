"""Did you mean …? The nearest name to an unknown one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

MIN_SIMILARITY: Final = 0.6
"""How much of two names must agree: a slip or two in a short one, a few in a long one."""

MAX_NAMES: Final = 30
"""Names that a sentence can take."""


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The name most like a word, or like a word that begins it.

    >>> nearest("pley", ["play", "replay", "rules"])
    'play'
    >>> nearest("heros", ["base-set", "heroes-unite"])
    'heroes-unite'
    >>> nearest("chess", ["play", "replay", "rules"])
    """
    from difflib import SequenceMatcher  # only after a mistake: every command would pay for it

    word = word.lower()

    def likeness(name: str) -> float:
        whole = SequenceMatcher(None, word, name.lower()).ratio()
        front = SequenceMatcher(None, word, name.lower()[: len(word)]).ratio()
        return max(whole, front - 0.1)  # a beginning counts for less than a whole name

    found = max(known, key=likeness, default=None)
    return found if found is not None and likeness(found) >= MIN_SIMILARITY else None


def unknown(kind: str, word: str, known: Iterable[str], otherwise: str = "") -> str:
    """The sentence for a name that there is not.

    Without a near one it names those there are, or says where to find them (``otherwise``).

    >>> unknown("bot", "gredy", ["random", "greedy"])
    "no bot 'gredy'; did you mean 'greedy'?"
    >>> unknown("bot", "deep", ["random", "greedy"])
    "no bot 'deep'; there are random, greedy"
    """
    known = list(known)
    near = nearest(word, known)
    if near is not None:
        return f"no {kind} {word!r}; did you mean {near!r}?"
    if len(known) > MAX_NAMES:
        known[MAX_NAMES:] = ["and others"]
    return f"no {kind} {word!r}; {otherwise or 'there are ' + ', '.join(known)}"
