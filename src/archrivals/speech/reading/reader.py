"""Reading a text: the trees whose own text it is, or what stands in the way."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources
from typing import Any, Final

from archrivals.engine.language.cards import Card
from archrivals.engine.language.codec import card_errors, card_to_json
from archrivals.speech import NoPlan, rules_text

from .chart import Chart, Grammar, MuchWork
from .lattice import OTHER_WORD_COST, Lattice
from .rules import Rule, plain_of, tree_of
from .sense import makes_sense
from .typed import Typed, typed_in
from .usual import UsualTrees, UsualWords
from .words import MAX_LETTERS, by_first_word, distance, tokens

EMPTY: Final[dict[str, Any]] = {
    "assist": False,
    "binding": False,
    "play": (),
    "ongoing": False,
    "abilities": (),
    "on_gain": (),
    "defense": None,
    "block": None,
    "returns": False,
    "first_appearance": (),
}
"""The fields of a card that its text is made of, and their values without a text."""

MAX_WORDS: Final = 300
MOST_WAYS: Final = 48
"""The number of ways to find a tree that are kept for each part of a text."""
MOST_TREES: Final = 24
"""The number of trees that are judged for a text."""
MOST_OFFERS: Final = 3
OTHERWISE_SEEN: Final = 2
"""The weight of another way to say something."""
TREE_WEIGHT: Final = 0.2
"""The weight of how unusual a tree is, next to the distance in words."""
RULES_WEIGHT: Final = 0.1
"""The weight of how unusual the rules are that found it."""
MOST_WORDS_OFFERED: Final = 8
UNSAID: Final = (NoPlan, ValueError, LookupError, AssertionError, AttributeError, TypeError)
"""The errors of trees that the generator has no words for."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A sentence that may be meant, its card, and how unusual the rules are that found it."""

    text: str
    card: Card
    cost: float = 0.0


@dataclass(frozen=True, slots=True)
class Reading:
    """The meaning of a text: a card, or what stands in the way.

    ``others`` are cards with the same text. ``understood`` is how many ``words`` can begin a text,
    ``expected`` the words that could come next there, and ``offers`` the nearest sentences.
    """

    words: tuple[str, ...]
    card: Card | None
    others: tuple[Card, ...] = ()
    understood: int = 0
    expected: tuple[str, ...] = ()
    offers: tuple[Offer, ...] = ()


def shell_of(card: Card) -> Card:
    """Return a card without its text."""
    return replace(card, **EMPTY)


def sections_of(card: Card) -> dict[str, Any]:
    """Return the fields of a card that its text is made of."""
    return {name: getattr(card, name) for name in EMPTY}


def sections_plain(card: Card) -> dict[str, Any]:
    """Return the same as JSON, without its empty fields."""
    return {
        name: plain_of(value) for name, value in sections_of(card).items() if value != EMPTY[name]
    }


def one_form_of(language: str) -> dict[str, str]:
    """Return the one spelling of words that have several, by each of them."""
    return typed_in(language).one_form


class Reader:
    """Reads the texts of one language."""

    def __init__(
        self,
        language: str,
        rules: Iterable[Rule],
        printed: Sequence[tuple[str, Card]],
        names: Iterable[tuple[str, str]],
    ) -> None:
        self.language = language
        self.typed: Typed = typed_in(language)
        ways = [
            Rule(node, tuple(right.split(" ")), plain_of(tree), OTHERWISE_SEEN)
            for node, right, tree in self.typed.otherwise
        ]
        self.grammar = Grammar([*rules, *ways])
        self.trees = UsualTrees((card.kind, card.type, sections_of(card)) for _, card in printed)
        self.printed = [(self.tokens(text), text, card) for text, card in printed]
        self.known: dict[tuple[str, ...], list[dict[str, Any]]] = {}
        for words, _, card in self.printed:
            self.known.setdefault(self.typed.normal(words), []).append(sections_of(card))
        self.usual = UsualWords(words for words, _, _ in self.printed)
        self.names = by_first_word(names, self.typed.one_form)

    def tokens(self, text: str) -> tuple[str, ...]:
        """Return the words of a text."""
        return tokens(text, self.typed.one_form)

    # --- What a text means

    def read(self, text: str, shell: Card, *, offers: bool = True) -> Reading:
        """Return what a text means on a card; ``offers``: the nearest sentences are wanted too."""
        words = self.tokens(text[:MAX_LETTERS])
        words = words if words[-1:] == (".",) else (*words, ".")
        if len(text) > MAX_LETTERS or len(words) > MAX_WORDS:
            return Reading(words, None)
        try:
            sure, close = self.judged(words, shell, self.typed.lattice(words))
        except MuchWork:
            return Reading(words, None)
        if sure:
            return Reading(words, sure[0], tuple(sure[1:]), len(words))
        if not offers:
            return Reading(words, None)
        return self._not_understood(words, shell, close)

    def sure(self, words: tuple[str, ...], shell: Card) -> list[Card]:
        """Return the cards that say exactly these words."""
        try:
            return self.judged(words, shell, self.typed.lattice(words))[0]
        except MuchWork:
            return []

    def judged(
        self, words: tuple[str, ...], shell: Card, lattice: Lattice
    ) -> tuple[list[Card], list[Offer]]:
        """Return the cards with exactly this text, the most usual first; and others as offers."""
        edges = lattice.edges
        chart = Chart(self.grammar, edges, self.names)
        typed = self.typed.normal(words)
        sure: list[tuple[float, int, Card]] = []
        close: list[Offer] = []
        trees = chart.best(("<Card>", 0, len(edges)), MOST_WAYS)[:MOST_TREES]
        trees += [(0.0, tuple(sections.items())) for sections in self.known.get(typed, ())]
        for i, (unusual, parts) in enumerate(trees):
            given = dict(parts)
            card = replace(shell_of(shell), **given)
            if len(given) < len(parts) or not makes_sense(card):
                continue
            try:
                said = rules_text(card, self.language)
            except UNSAID:
                continue
            if self.typed.normal(self.tokens(said)) != typed:
                close.append(Offer(said, card, unusual))
            elif not card_errors(card_to_json(card)):
                cost = self.trees.cost(card.kind, card.type, sections_of(card))
                sure.append((cost, i, card))
        sure.sort(key=lambda found: found[:2])
        return list(dict.fromkeys(card for _, _, card in sure)), close

    # --- Where it means nothing

    def _not_understood(self, words: tuple[str, ...], shell: Card, close: list[Offer]) -> Reading:
        understood, expected = self.reach(words)
        offers = list(close)
        for lattice in self._alternatives(words, understood, expected):
            try:
                _, near = self.judged((), shell, lattice)
            except MuchWork:
                continue
            offers += near
            if offers:
                break
        ranked = self._ranked(words, offers)
        if len(ranked) < MOST_OFFERS:
            nearest = sorted(self.printed, key=lambda each: distance(words, each[0]))
            for _, said, card in nearest[:MOST_OFFERS]:
                ranked.append(Offer(said, replace(shell_of(shell), **sections_of(card))))
        kept = {offer.text: offer for offer in reversed(ranked)}
        offers = [kept[text] for text in dict.fromkeys(each.text for each in ranked)]
        shown = tuple(expected[:MOST_WORDS_OFFERED])
        return Reading(words, None, (), understood, shown, tuple(offers[:MOST_OFFERS]))

    def _alternatives(
        self, words: tuple[str, ...], understood: int, expected: Sequence[str]
    ) -> Iterable[Lattice]:
        """Yield the words with other words for them, and with a word changed where they break."""
        known = self.grammar.vocabulary
        loose = self.typed.lattice(words)
        loose.add_phrases(self.typed.loose, OTHER_WORD_COST)
        loose.add_spellings(known, self.names)
        loose.add_before(",", {word for word in words if self.usual.after[",", word]})
        yield loose
        loose.fill(understood, expected[:12])
        yield loose

    def _ranked(self, words: tuple[str, ...], offers: Iterable[Offer]) -> list[Offer]:
        typed = self.typed.normal(words)

        def far(offer: Offer) -> float:
            said = self.typed.normal(self.tokens(offer.text))
            card = offer.card
            cost = self.trees.cost(card.kind, card.type, sections_of(card))
            words_apart = distance(typed, said, self.typed.light)
            return words_apart + TREE_WEIGHT * cost + RULES_WEIGHT * offer.cost

        fit = [each for each in offers if not card_errors(card_to_json(each.card))]
        return sorted(fit, key=far)

    def reach(self, words: tuple[str, ...]) -> tuple[int, list[str]]:
        """Return how many words can begin a text, and what could stand after them."""
        low, high, expected = 0, len(words), self.next_words((), 40)
        while low < high:  # what can begin with n words can begin with fewer
            middle = (low + high + 1) // 2
            found = self.next_words(words[:middle], 40)
            if found:
                low, expected = middle, found
            else:
                high = middle - 1
        return low, expected

    # --- Completion

    def next_words(self, words: tuple[str, ...], most: int = MOST_WORDS_OFFERED) -> list[str]:
        """Return the words that may come next: the grammar says which, printed texts how usual."""
        if not words:
            found = set(self.grammar.first("<Card>"))
        else:
            try:
                edges = self.typed.lattice(words).edges
                chart = Chart(self.grammar, edges, self.names, completing=True)
            except MuchWork:
                return []
            found = set(chart.open[0].get("<Card>", ()))
            if len(edges) in chart.ends[0].get("<Card>", ()):
                found |= self.grammar.first("<Section>")
        return sorted(found, key=lambda word: (-self.usual(words, word), word))[:most]

    def complete(self, text: str, most: int = MOST_WORDS_OFFERED) -> list[str]:
        """Return the words that may come next, or end the word that is begun."""
        words = self.tokens(text[:MAX_LETTERS])[:MAX_WORDS]
        if not words or not text[-1:].isalpha():
            return self.next_words(words, most)
        begun = words[-1]
        ends = [each for each in self.next_words(words[:-1], 1_000) if each.startswith(begun)]
        if begun in ends:
            ends.remove(begun)
            return [*self.next_words(words, most), *ends][:most]
        return ends[:most]


class NoGrammar(LookupError):
    """The grammar of a language is not here: a page loads one when it is wanted first."""

    def __init__(self, language: str) -> None:
        super().__init__(f"the grammar of {language!r} is not here")
        self.language = language


_GIVEN: Final[dict[str, bytes]] = {}
"""Grammars that came from elsewhere than the package."""


def learn(language: str, grammar: bytes) -> None:
    """Take in the grammar of a language, as JSON."""
    _GIVEN[language] = grammar


def _grammar(language: str) -> bytes:
    if language in _GIVEN:
        return _GIVEN[language]
    file = resources.files(__package__).joinpath(f"{language}.json.gz")
    if not file.is_file():
        raise NoGrammar(language)
    return gzip.decompress(file.read_bytes())


@cache
def reader_of(language: str = "en") -> Reader:
    """Return the reader of a language."""
    data = json.loads(_grammar(language))
    printed = []
    for text, kind, type_, sections, _ in data["printed"]:
        given = {name: tree_of(each, ()) for name, each in sections.items()}
        printed.append((text, replace(SHELL, kind=kind, type=type_, **given)))
    rules = [
        Rule(node, tuple(right.split(" ")), tree, seen) for node, right, tree, seen in data["rules"]
    ]
    return Reader(language, rules, printed, [(said, name) for said, name in data["names"]])


SHELL: Final = Card(id="x", name="X", kind="main", type="Hero", cost=1, vp=1, copies=1)
"""A card without a text."""


def read(text: str, shell: Card = SHELL, language: str = "en") -> Reading:
    """Return what a text means on a card.

    >>> read("Draw a card.").card.play
    (Draw(amount=1),)
    """
    return reader_of(language).read(text, shell)


def complete(text: str, language: str = "en") -> list[str]:
    """Return the words that may come next.

    >>> "card" in complete("Draw a")
    True
    """
    return reader_of(language).complete(text)
