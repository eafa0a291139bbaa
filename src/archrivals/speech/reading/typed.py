"""Words that people type for those of the cards, language by language."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import import_module
from typing import Any, Final

from .lattice import SAME_COST, Lattice, Phrase
from .rules import Hole
from .words import tokens

_MODULES: Final = {"en": "english", "de": "german", "es": "spanish"}


@dataclass(frozen=True)
class Typed:
    """Phrases that people type for the words of one language.

    ``one_form`` has one spelling for words that have several. ``same`` are phrases that always mean
    another one: a text with them is read. ``loose`` are phrases that may: a text with them gets an
    offer. ``power`` is the word after which a bare number is a gift of Power, and ``after`` are the
    words after which it is. ``otherwise`` are other ways to say a tree: a part, its words, and the
    tree. ``light`` are words that change little.
    """

    one_form: dict[str, str] = field(default_factory=dict)
    same: tuple[tuple[Phrase, Phrase], ...] = ()
    loose: tuple[tuple[Phrase, Phrase], ...] = ()
    power: frozenset[Phrase] = frozenset()
    after: frozenset[str] = frozenset()
    otherwise: tuple[tuple[str, str, Any], ...] = ()
    light: frozenset[str] = frozenset()

    @cached_property
    def by_first(self) -> dict[str, list[tuple[Phrase, Phrase]]]:
        """The phrases that always mean another one, by their first words."""
        found: dict[str, list[tuple[Phrase, Phrase]]] = {}
        for typed, said in self.same:
            found.setdefault(typed[0], []).append((typed, said))
        return found

    def normal(self, words: Phrase) -> Phrase:
        """Return the words of a text with the same phrase for all that mean the same."""
        out: list[str] = []
        at = 0
        while at < len(words):
            for typed, said in self.by_first.get(words[at], ()):
                if words[at : at + len(typed)] == typed:
                    out += said
                    at += len(typed)
                    break
            else:
                if self._lacks_plus(words, at):
                    out.append("+")
                out.append(words[at])
                at += 1
        return tuple(out)

    def lattice(self, words: Phrase) -> Lattice:
        """Return the words of a text, each with the phrases that mean the same."""
        lattice = Lattice(words)
        lattice.add_phrases(self.same, SAME_COST)
        for at in range(len(words)):
            if self._lacks_plus(words, at):
                lattice.add(at, at + 1, ("+", words[at]), SAME_COST)
        return lattice

    def _lacks_plus(self, words: Phrase, at: int) -> bool:
        """``2 power`` as a gift of Power is ``+2 Power``; a price and a comparison stay."""
        starts = at == 0 or words[at - 1] in self.after
        return starts and words[at].isdigit() and words[at + 1 : at + 2] in self.power


def pairs(table: str, one_form: dict[str, str]) -> tuple[tuple[Phrase, Phrase], ...]:
    """Return the phrases of a table: lines with typed phrases, ``=`` and what the cards say.

    >>> pairs("trash = destroy", {})
    ((('trash',), ('destroy',)),)
    """
    found = []
    for line in table.strip().splitlines():
        many, _, said = line.partition(" =")
        for typed in many.split(" | "):
            found.append((tokens(typed, one_form), tokens(said, one_form)))
    return tuple(sorted(found, key=lambda pair: -len(pair[0])))


def part(n: int) -> Any:  # stands for a part of any type
    """Return the place of a part in a tree."""
    return Hole(n)


@cache
def typed_in(language: str) -> Typed:
    """Return what people type in a language."""
    typed: Typed = import_module(f"archrivals.speech.{_MODULES[language]}.typed").TYPED
    return typed
