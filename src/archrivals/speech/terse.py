"""The words of gists: each language brings them as short as they can be understood."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from archrivals.engine.language.effects import Place

from . import tree

Noun = tuple[str, str]
"""One, and several."""


class Terse(NamedTuple):
    """The words of a language, each as short as it can be understood."""

    types: Mapping[str, Noun]
    objects: Mapping[str, str]
    """Nouns that change as the object of a verb."""
    names: Mapping[str, Noun]
    keywords: Mapping[str, str]
    verbs: Mapping[tree.VerbId, tuple[str, str, str]]
    """As an order, of one player, of several: ``draw {}``, ``draws {}``, ``draw {}``; the words of
    the lexicon where there are no shorter ones."""
    at: Mapping[Place, str]
    """Out of a place: ``Line-Up {}``."""
    to: Mapping[Place, str]
    who: Mapping[tree.Who, str]
    assists: tuple[str, str, str]
    facts: Mapping[tree.FactId, str]
    says: Mapping[tree.SayId, str]
    heads: Mapping[tree.HeadId, str]
    w: Mapping[str, str]
    short: Mapping[str, str]
    """Words that may be cut where there is no room, and how."""
    ordinals: tuple[str, ...]
    ordinal_end: str

    def ordinal(self, n: int) -> str:
        """Return a number in an order, in digits where there is no word for it."""
        known = n <= len(self.ordinals)
        return self.ordinals[n - 1] if known else f"{n}{self.ordinal_end}"
