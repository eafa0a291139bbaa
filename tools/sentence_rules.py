"""Rules of a grammar, read off the generator of texts.

An example is a card. Its text is rendered; then each part of its tree is exchanged for other values
of the same sort and the text is rendered again: the words that change are the words of that part.
So every part gets a span, and a node with the spans of its parts is a rule:

    Draw(2)                      draw # cards
    If(FirstCard(), (Draw(1),))  if <Condition>, <Effects>

Nothing here knows a word of any language.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final, NamedTuple, TypeAlias

from archrivals.engine.language.cards import Card, records_in
from archrivals.speech import rules_text
from archrivals.speech.reading.chart import Chart, Grammar
from archrivals.speech.reading.lattice import Lattice
from archrivals.speech.reading.parts import OTHER, Path, children, get, node_of, put
from archrivals.speech.reading.reader import EMPTY, UNSAID, one_form_of, shell_of
from archrivals.speech.reading.rules import Hole, Rule, plain_of
from archrivals.speech.reading.words import by_first_word, tokens

Span: TypeAlias = tuple[int, int]
Part: TypeAlias = tuple[Path, str, Span]


class Seen(NamedTuple):
    """A rule that an example shows: words and parts, and the JSON of its tree."""

    node: str
    right: tuple[str, ...]
    base: Any  # JSON


SECTIONS: Final[tuple[tuple[str, ...], ...]] = (
    ("assist",),
    ("binding",),
    ("play",),
    ("ongoing", "abilities"),
    ("on_gain",),
    ("defense",),
    ("block",),
    ("returns",),
    ("first_appearance",),
)
"""The parts of a card that are said one after the other."""

ROWS: Final = ("Effects", "Abilities", "Ways")
WHOLE: Final = ("Filter", "#", "Name")
"""Parts that may be all that a node says."""


class Example:
    """A card with one section, its words, and the words of each of its parts."""

    def __init__(self, shell: Card, section: tuple[str, ...], language: str) -> None:
        self.card, self.section, self.language = shell, section, language
        self.one_form = one_form_of(language)
        self.words = self._said(shell)
        self._spans: dict[Path, Span | None] = {}
        self.rules: list[Seen] = []

    def _said(self, card: Card) -> tuple[str, ...]:
        return tokens(rules_text(card, self.language), self.one_form)

    def span(self, path: Path, node: str) -> Span | None:
        """The words that change with a part."""
        if path not in self._spans:
            self._spans[path] = self._probe(path, node)
        return self._spans[path]

    def _probe(self, path: Path, node: str) -> Span | None:
        here, base, found = get(self.card, path), self.words, []
        for other in OTHER.get(node, ()):
            if other == here:
                continue
            try:
                said = self._said(put(self.card, path, other))
            except UNSAID:
                continue
            start = 0
            while start < min(len(said), len(base)) and said[start] == base[start]:
                start += 1
            end = 0
            while end < min(len(said), len(base)) - start and said[-1 - end] == base[-1 - end]:
                end += 1
            found.append((start, max(start, len(base) - end)))
        if not found:
            return None
        found.sort(key=lambda span: span[1] - span[0])
        near = found[: max(2, (2 * len(found) + 2) // 3)]
        span = min(start for start, _ in near), max(end for _, end in near)
        if node == "#":
            return span if self.words[span[0] : span[1]] == (str(here),) else None
        if node == "Name":
            return span if self.words[span[0] : span[1]] == tokens(here, self.one_form) else None
        return span if span[1] > span[0] else None

    # --- Rules

    def read(self) -> list[Seen]:
        """All rules that this example shows."""
        whole = (0, len(self.words))
        base = {name: getattr(self.card, name) for name in self.section}
        parts: list[Part] = []
        for name in self.section:
            node = node_of(None, base[name])
            if node:
                parts += self._settle([((name,), node)], whole)
        self._emit("Section", (), whole, parts, tuple(base.items()))
        return self.rules

    def _settle(self, wanted: list[tuple[Path, str]], within: Span) -> list[Part]:
        """Parts whose words lie apart; of those that do not, their own parts."""
        for _ in range(12):
            known = [(path, node, self.span(path, node)) for path, node in wanted]
            bad = set()
            for path, node, span in known:
                outside = span is None or span[0] < within[0] or span[1] > within[1]
                if outside or (span == within and node not in (*ROWS, *WHOLE)):
                    bad.add(path)
            held = [(path, span) for path, _, span in known if path not in bad and span]
            for i, (path, span) in enumerate(held):
                for other, second in held[i + 1 :]:
                    if span[0] < second[1] and second[0] < span[1]:
                        longer = span[1] - span[0] >= second[1] - second[0]
                        bad.add(path if longer else other)
            if not bad:
                break
            wanted = [
                (deep, sort)
                for path, node in wanted
                for deep, sort in (
                    [((*path, *more), s) for more, s in children(get(self.card, path))]
                    if path in bad
                    else [(path, node)]
                )
            ]
        else:
            return []
        return sorted(
            [(path, node, span) for path, node, span in known if span], key=lambda part: part[2]
        )

    def whole(self) -> Seen:
        """Return all of its words as one rule."""
        base = tuple((name, getattr(self.card, name)) for name in self.section)
        return Seen("Section", self.words, plain_of(base))

    def _emit(self, node: str, at: Path, span: Span, parts: list[Part], base: Any) -> None:
        """A rule out of a node and its parts, and the rules of the parts."""
        right: list[str] = []
        here = span[0]
        for _, sort, (start, end) in parts:
            right += [*self.words[here:start], f"<{sort}>"]
            here = end
        right += self.words[here : span[1]]
        holes = []
        for path, _, _ in parts:
            inside = path[len(at) :]
            if node == "Section":  # (("play", effects), …)
                names = [name for name, _ in base]
                inside = (names.index(path[0]), 1, *path[1:])
            holes.append(inside)
        self._add(node, right, base, holes)
        for path, sort, inner in parts:
            self._part(path, sort, inner)

    def _add(self, node: str, right: list[str], tree: Any, holes: list[Path]) -> None:
        for n, hole in enumerate(holes):
            tree = put(tree, hole, Hole(n))
        self.rules.append(Seen(node, tuple(right), plain_of(tree)))

    def _part(self, path: Path, node: str, span: Span) -> None:
        value = get(self.card, path)
        if node in ("#", "Name"):
            return
        if node in ROWS:
            self._row(path, node, span, value)
            return
        below = [((*path, *more), sort) for more, sort in children(value)]
        self._emit(node, path, span, self._settle(below, span), value)

    def _row(self, path: Path, node: str, span: Span, value: tuple[Any, ...]) -> None:
        """A row of parts: groups whose words lie apart, with what stands between them."""
        one = {"Effects": "Effect", "Abilities": "Ability", "Ways": "Effects"}[node]
        groups: list[tuple[int, int, Span]] = []
        for i in range(len(value)):
            inner = self.span((*path, i), one)
            if inner is None or inner[0] < span[0] or inner[1] > span[1]:
                inner = span
            first, last, words = i, i + 1, inner
            while groups and groups[-1][2][1] > words[0]:
                before = groups.pop()
                first = before[0]
                words = min(before[2][0], words[0]), max(before[2][1], words[1])
            groups.append((first, last, words))
        # What stands before the first and after the last belongs to them.
        ends = list(groups)
        ends[0] = (*ends[0][:2], (span[0], ends[0][2][1]))
        ends[-1] = (*ends[-1][:2], (ends[-1][2][0], span[1]))
        for i, (first, last, words) in enumerate(ends):
            if i:
                joint = self.words[ends[i - 1][2][1] : words[0]]
                self.rules.append(Seen(node, (f"<{node}>", *joint, f"<{node}1>"), "+"))
            if last - first == 1:
                self._one((*path, first), one, f"{node}1", words)
            else:
                below = [
                    ((*path, k, *more), sort)
                    for k in range(first, last)
                    for more, sort in children(value[k])
                ]
                inside = self._settle(below, words)
                self._group(f"{node}1", path, words, inside, value, first, last)

    def _one(self, path: Path, one: str, node: str, words: Span) -> None:
        """One of a row."""
        value = get(self.card, path)
        if one == "Effects":
            self.rules.append(Seen(node, ("<Effects>",), [{"hole": 0}]))
            self._row(path, "Effects", words, value)
            return
        self.rules.append(Seen(node, (f"<{one}>",), [{"hole": 0}]))
        below = [((*path, *more), sort) for more, sort in children(value)]
        self._emit(one, path, words, self._settle(below, words), value)

    def _group(
        self,
        node: str,
        path: Path,
        words: Span,
        parts: list[Part],
        value: tuple[Any, ...],
        first: int,
        last: int,
    ) -> None:
        """Several of a row whose words are mixed."""
        right: list[str] = []
        here = words[0]
        holes: list[Path] = []
        for at, sort, (start, end) in parts:
            right += [*self.words[here:start], f"<{sort}>"]
            here = end
            inside = at[len(path) :]
            holes.append((int(inside[0]) - first, *inside[1:]))
        right += self.words[here : words[1]]
        self._add(node, right, value[first:last], holes)
        for at, sort, inner in parts:
            self._part(at, sort, inner)


def sections_of(card: Card) -> Iterator[tuple[Card, tuple[str, ...]]]:
    """Yield a card with one section of its text, for each section."""
    bare = shell_of(card)
    for section in SECTIONS:
        given = {name: getattr(card, name) for name in section}
        if any(value != EMPTY[name] for name, value in given.items()):
            yield replace(bare, **given), section


def rules_of(card: Card, language: str, complete: bool = False) -> list[Seen]:
    """Return the rules that the text of a card shows; ``complete``: its tree is found by them."""
    found = []
    for one, section in sections_of(card):
        shown = Example(one, section, language)
        rules = shown.read()
        found += rules
        if complete and not gives_back(shown, rules):
            found.append(shown.whole())
    return found


def gives_back(shown: Example, rules: list[Seen]) -> bool:
    """Return whether the rules of an example find its tree again."""
    grammar = Grammar(Rule(each.node, each.right, each.base, 1) for each in rules)
    given = tuple((name, getattr(shown.card, name)) for name in shown.section)
    named = [name for part in records_in(given) for name in getattr(part, "names", ())]
    names = by_first_word([(name, name) for name in named], shown.one_form)
    chart = Chart(grammar, Lattice(shown.words).edges, names)
    trees = chart.best(("<Section>", 0, len(shown.words)), 50)
    return any(tree == given for _, tree in trees)
