"""A chart parser for the rules, from right to left, and the best trees of a chart.

Right to left means: when a rule that begins at a word is followed, every part that may stand after
it is known already, so no rule is ever waited for. The words may have alternatives.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import log
from operator import itemgetter
from typing import Any, Final, TypeAlias

from .rules import Rule, is_part

Key: TypeAlias = tuple[str, int, int]
"""A part, and the places between which its words stand."""
State: TypeAlias = tuple[int, int, int]
"""Where a rule began, where it stands, and the node of the rules there."""
Edge: TypeAlias = tuple[str, int, float]
"""A word, the place after it, and what it costs to read it there."""
Names: TypeAlias = Mapping[str, Sequence[tuple[tuple[str, ...], str]]]
"""Names of cards by their first word: all their words, and the name."""

Costed: TypeAlias = tuple[float, Any]
"""Something with its cost: the cheaper, the more usual."""

MAX_STATES: Final = 60_000
"""The work after which a text counts as not understood."""

_FRAME: Final = (
    Rule("Card", ("<Section>",), None, 1),
    Rule("Card", ("<Section>", "<Card>"), "+", 1),
    Rule("Effects", ("<Effects1>",), None, 1),
    Rule("Abilities", ("<Abilities1>",), None, 1),
)
"""The rules that hold the others together."""


class MuchWork(Exception):
    """A text needs more work than a reader does."""


class Trie:
    """Rules by their symbols."""

    __slots__ = ("below", "next", "parts", "rules")

    def __init__(self) -> None:
        self.next: dict[str, Trie] = {}
        self.parts: dict[str, Trie] = {}
        self.rules: list[tuple[Rule, float]] = []
        self.below: tuple[frozenset[str], frozenset[str]] | None = None

    def add(self, rule: Rule, cost: float) -> None:
        """Add a rule."""
        node = self
        for symbol in rule.right:
            table = node.parts if is_part(symbol) else node.next
            node = table.setdefault(symbol, Trie())
        node.rules.append((rule, cost))


class Grammar:
    """Rules with their costs: the more often a thing is said, the cheaper."""

    def __init__(self, rules: Iterable[Rule]) -> None:
        rules = list(rules)
        totals: dict[str, float] = defaultdict(float)
        for rule in rules:
            totals[rule.node] += rule.seen
        self.root = Trie()
        self.vocabulary: set[str] = set()
        for rule in rules:
            self.root.add(rule, 1.0 + log(totals[rule.node] / rule.seen))
            self.vocabulary.update(each for each in rule.right if not is_part(each))
        for rule in _FRAME:
            self.root.add(rule, 0.5)
        self.corners = self._corners()
        self._first = self._find_first()

    def first(self, part: str) -> set[str]:
        """Return the words that a part may begin with; "#" is any number."""
        return self._first.get(part, set())

    def _corners(self) -> dict[str, set[str]]:
        """The parts that may begin with a part, itself included."""
        direct = {part: below(node) for part, node in self.root.parts.items()}
        found = {part: {part} | inner for part, inner in direct.items()}
        for _ in range(8):
            for inner in found.values():
                for each in list(inner):
                    inner |= direct.get(each, frozenset())
        return found

    def _find_first(self) -> dict[str, set[str]]:
        begins: dict[str, set[str]] = defaultdict(set)
        for word, node in self.root.next.items():
            for part in below(node):
                begins[part].add(word)
        begins["<#>"].add("#")
        found: dict[str, set[str]] = defaultdict(set)
        for part, words in begins.items():
            for outer in self.corners.get(part, {part}):
                found[outer] |= words
        return found


class Chart:
    """The parts that the words of a text may be, and the trees of these parts.

    ``edges`` are the words that may be read at each place. ``open`` are the parts that are begun
    before the end of the text and not finished there, with the words that may come next.
    """

    def __init__(
        self,
        grammar: Grammar,
        edges: Sequence[Sequence[Edge]],
        names: Names,
        completing: bool = False,
    ) -> None:
        self.grammar, self.edges, self.names = grammar, edges, names
        self.size = len(edges)
        self.ends: list[dict[str, set[int]]] = [defaultdict(set) for _ in range(self.size + 1)]
        self.made: dict[Key, list[tuple[Rule, float, State]]] = defaultdict(list)
        self.links: dict[State, list[tuple[State | None, Key | None, float]]] = {}
        self.open: list[dict[str, set[str]]] = [defaultdict(set) for _ in range(self.size + 1)]
        self.completing = completing
        self._words: dict[Key, list[Costed]] = {}
        self._best: dict[Key | State, list[Costed]] = {}
        self._cut: set[Key] = set()
        for i in range(self.size - 1, -1, -1):
            self._from(i)

    def _at(self, i: int) -> Sequence[Edge]:
        return self.edges[i] if i < self.size else ()

    def _from(self, i: int) -> None:
        """Find all parts that begin at a place."""
        root = self.grammar.root
        agenda: list[State] = []
        nodes: dict[State, Trie] = {}
        done: set[tuple[str, int]] = set()

        def reach(node: Trie, at: int, link: tuple[State | None, Key | None, float]) -> None:
            state = (i, at, id(node))
            links = self.links.get(state)
            if links is None:
                self.links[state] = [link]
                nodes[state] = node
                agenda.append(state)
            else:
                links.append(link)

        for word, end, cost in self.edges[i]:
            if word in root.next:
                reach(root.next[word], end, (None, None, cost))
        for key in self._plain(i):
            self.ends[i][key[0]].add(key[2])
            if key[0] in root.parts:
                reach(root.parts[key[0]], key[2], (None, key, 0.0))
        while agenda:
            state = agenda.pop()
            node, at = nodes[state], state[1]
            for rule, cost in node.rules:
                key = (f"<{rule.node}>", i, at)
                self.made[key].append((rule, cost, state))
                if (key[0], at) not in done:
                    done.add((key[0], at))
                    self.ends[i][key[0]].add(at)
                    if key[0] in root.parts:
                        reach(root.parts[key[0]], at, (None, key, 0.0))
            if at == self.size:
                if self.completing and (node.next or node.parts):
                    following = set(node.next).union(*map(self.grammar.first, node.parts))
                    self._note(i, node, following)
                continue
            for word, end, cost in self.edges[at]:
                if word in node.next:
                    reach(node.next[word], end, (state, None, cost))
            for part, after in node.parts.items():
                for end in self.ends[at].get(part, ()):
                    reach(after, end, (state, (part, at, end), 0.0))
                if self.completing and part in self.open[at]:
                    self._note(i, node, self.open[at][part], part)
        if len(self.links) > MAX_STATES:
            raise MuchWork

    def _plain(self, i: int) -> Iterator[Key]:
        """Yield the numbers and the names of cards that begin at a place."""
        for word, end, cost in self.edges[i]:
            if word.isdigit():
                key = ("<#>", i, end)
                if key not in self._words:
                    self._words[key] = []
                    yield key
                self._words[key].append((cost, int(word)))
            for words, name in self.names.get(word, ()):
                at: int | None = end
                for each in words[1:]:
                    at = next((to for said, to, _ in self._at(at or 0) if said == each), None)
                    if at is None:
                        break
                if at is not None:
                    key = ("<Name>", i, at)
                    if key not in self._words:
                        self._words[key] = []
                        yield key
                    self._words[key].append((cost, name))

    def _note(self, i: int, node: Trie, words: set[str], part: str = "") -> None:
        """Note as open what a rule stands in at the end of the text, and what begins with that."""
        for name in below(node.parts[part] if part else node, strictly=not part):
            for outer in self.grammar.corners.get(name, {name}):
                self.open[i][outer] |= words

    # --- Trees

    def best(self, key: Key, k: int) -> list[tuple[float, Any]]:
        """Return the cheapest trees of some words, at most k, all different."""
        kept: dict[Any, float] = {}
        for cost, way in self._ways(key, k, frozenset()):
            kept.setdefault(_tree(way), cost)
        return [(cost, tree) for tree, cost in kept.items()]

    def _ways(self, key: Key, k: int, busy: frozenset[Key]) -> list[Costed]:
        """The cheapest ways to make a part: a number, a name, or a rule and its parts."""
        if key in self._words:
            return self._words[key]
        if key in self._best:
            return self._best[key]
        if key in busy:  # a part within itself says nothing
            self._cut.add(key)
            return []
        found: list[Costed] = []
        for rule, cost, state in self.made.get(key, ()):
            rows = self._rows(state, k, busy | {key})
            found += [(cost + more, (rule, ways)) for more, ways in rows]
        kept = _cheapest(found, k)
        self._cut.discard(key)
        if not self._cut:
            self._best[key] = kept
        return kept

    def _rows(self, state: State | None, k: int, busy: frozenset[Key]) -> list[Costed]:
        """The cheapest parts along the way to a state, in rows."""
        if state is None:
            return [(0.0, ())]
        if state in self._best:
            return self._best[state]
        found: list[Costed] = []
        for before, part, cost in self.links[state]:
            rows = self._rows(before, k, busy)
            if part is None:
                found += [(cost + more, row) for more, row in rows] if cost else rows
            elif rows and (ways := self._ways(part, k, busy)):
                for i, (a, row) in enumerate(rows):
                    for b, way in ways[: k // (i + 1)]:  # others are not among the k cheapest
                        found.append((a + b, (*row, way)))
        kept = _cheapest(found, k)
        if not self._cut:
            self._best[state] = kept
        return kept


def _cheapest(found: list[Costed], k: int) -> list[Costed]:
    found = sorted(found, key=_cost)
    return found[:k]


_cost: Final = itemgetter(0)


def _tree(way: Any) -> Any:
    """Return the tree that is made in a way."""
    if isinstance(way, tuple):
        rule, parts = way
        return rule.build([_tree(each) for each in parts])
    return way


def below(node: Trie, strictly: bool = False) -> frozenset[str]:
    """Return the parts whose rules end at a node or below it; strictly: below it."""
    known = node.below
    if known is None:
        under = [below(each) for table in (node.next, node.parts) for each in table.values()]
        deep: frozenset[str] = frozenset().union(*under)
        known = node.below = (deep, deep | {f"<{rule.node}>" for rule, _ in node.rules})
    return known[0 if strictly else 1]
