"""The words of a text with other words that may be meant: alternatives for an unread text."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from difflib import get_close_matches
from typing import Final, TypeAlias

Edge: TypeAlias = tuple[str, int, float]
Phrase: TypeAlias = tuple[str, ...]
Place: TypeAlias = tuple[int, int]
"""Before which typed word, and which of the places made between it and the next."""

SAME_COST: Final = 0.5
OTHER_WORD_COST: Final = 2.0
SPELLING_COST: Final = 3.0
REPAIR_COST: Final = 5.0


class Lattice:
    """Places with the words that may be read between them."""

    def __init__(self, words: Phrase) -> None:
        self.words = words
        self.rows: dict[Place, list[tuple[str, Place, float]]] = {
            (i, 0): [(word, (i + 1, 0), 0.0)] for i, word in enumerate(words)
        }
        self.skips: dict[Place, list[tuple[Place, float]]] = {}
        self.made = 0

    @property
    def edges(self) -> list[list[Edge]]:
        """The words that may be read at each place, with the place after them and their cost."""
        places = sorted(self.rows)
        number = {place: at for at, place in enumerate(places)}
        number[len(self.words), 0] = len(places)
        return [
            [(word, number[to], cost) for word, to, cost in self._all(place)] for place in places
        ]

    def _all(self, place: Place) -> Iterable[tuple[str, Place, float]]:
        yield from self.rows.get(place, ())
        for to, cost in self.skips.get(place, ()):
            yield from [(word, end, cost + more) for word, end, more in self._all(to)]

    def add(self, at: int, end: int, said: Phrase, cost: float) -> None:
        """Let words from one place to another also mean others, or nothing."""
        if not said:
            self.skips.setdefault((at, 0), []).append(((end, 0), cost))
            return
        here: Place = (at, 0)
        for word in said[:-1]:
            self.made += 1
            there = (at, self.made)
            self.rows.setdefault(here, []).append((word, there, cost))
            here, cost = there, 0.0
            self.rows[here] = []
        self.rows.setdefault(here, []).append((said[-1], (end, 0), cost))

    def add_phrases(self, phrases: Iterable[tuple[Phrase, Phrase]], cost: float) -> None:
        """Let words also mean what other people say for them."""
        by_first: dict[str, list[tuple[Phrase, Phrase]]] = {}
        for typed, said in phrases:
            by_first.setdefault(typed[0], []).append((typed, said))
        for at, word in enumerate(self.words):
            for typed, said in by_first.get(word, ()):
                if self.words[at : at + len(typed)] == typed:
                    self.add(at, at + len(typed), said, cost)

    def add_spellings(self, known: Collection[str], names: Collection[str]) -> None:
        """Let a word that no text has also mean words that are spelled like it."""
        for at, word in enumerate(self.words):
            if word in known or word in names or not word.isalpha():
                continue
            for other in get_close_matches(word, [*known, *names], 3, 0.7):
                self.add(at, at + 1, (other,), SPELLING_COST)

    def add_before(self, mark: str, words: Collection[str]) -> None:
        """Let a mark also stand before some words."""
        for at, word in enumerate(self.words[1:], 1):
            if word in words and self.words[at - 1].isalnum():
                self.add(at, at + 1, (mark, word), SAME_COST)

    def fill(self, at: int, words: Iterable[str]) -> None:
        """Let the word at a place be another, be left out, or follow another."""
        if at >= len(self.words):
            return
        self.add(at, at + 1, (), REPAIR_COST)
        for word in words:
            said = "1" if word == "#" else word
            self.add(at, at + 1, (said,), REPAIR_COST)
            self.add(at, at + 1, (said, self.words[at]), REPAIR_COST)
