"""Articles, plurals, numbers, and the nouns that name cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from archrivals.engine.effects import Filter
from archrivals.engine.text.shape import only_cost, only_not

NUMBERS: Final = ("none", "one", "two", "three", "four", "five")
ORDINALS: Final = ("first", "second", "third", "fourth", "fifth")
PLURALS: Final = {"Equipment": "Equipment", "Hero": "Heroes"}
SOUND_LIKE_YOU: Final = ("uni", "uti", "use", "eu")


def article(noun: str) -> str:
    """A noun with its article.

    >>> article("Equipment"), article("Utility Belt"), article("Punch")
    ('an Equipment', 'a Utility Belt', 'a Punch')
    """
    low = noun.lower()
    vowel = low.startswith(("a", "e", "i", "o", "u")) and not low.startswith(SOUND_LIKE_YOU)
    return f"{'an' if vowel else 'a'} {noun}"


def plural(noun: str) -> str:
    """More than one of a noun.

    >>> plural("Hero"), plural("Punch"), plural("Vulnerability"), plural("Equipment")
    ('Heroes', 'Punches', 'Vulnerabilities', 'Equipment')
    >>> plural("Word of Power")
    'Words of Power'
    """
    if noun in PLURALS:
        return PLURALS[noun]
    head, of, tail = noun.partition(" of ")
    if of:
        return plural(head) + of + tail
    if noun.endswith(("s", "x", "z", "ch", "sh")):
        return noun + "es"
    if noun.endswith("y") and noun[-2:-1].lower() not in "aeiou":
        return noun[:-1] + "ies"
    return noun + "s"


def ordinal(n: int) -> str:
    """Which one in order.

    >>> ordinal(2), ordinal(11), ordinal(23)
    ('second', '11th', '23rd')
    """
    if 1 <= n <= len(ORDINALS):
        return ORDINALS[n - 1]
    tail = "th" if 10 <= n % 100 <= 20 else {1: "st", 2: "nd", 3: "rd"}.get(n % 10, "th")
    return f"{n}{tail}"


def number(n: int) -> str:
    """A small number in words."""
    return NUMBERS[n] if 0 <= n < len(NUMBERS) else str(n)


def times(n: int) -> str:
    """How often: ``once``, ``twice``, ``3 times``."""
    return {1: "once", 2: "twice"}.get(n, f"{n} times")


def signed(n: int) -> str:
    """A number with its sign, the minus being a real one."""
    return f"+{n}" if n >= 0 else f"−{-n}"


def listed(parts: Sequence[str], last: str = "and") -> str:
    """A list in words.

    >>> listed(["a", "b", "c"], "or")
    'a, b or c'
    """
    *head, tail = parts or ("",)
    return f"{', '.join(head)} {last} {tail}" if head else tail


def sentence(clause: str) -> str:
    """A clause that begins a sentence."""
    return clause[:1].upper() + clause[1:]


@dataclass(frozen=True, slots=True)
class Noun:
    """The cards of a filter: what they are called, and what is said after that."""

    heads: tuple[str, ...]
    after: str = ""
    proper: bool = False

    def bare(self) -> str:
        """One, without an article: ``Hero or Villain of cost 3 or less``."""
        return listed(self.heads, "or") + self.after

    def one(self) -> str:
        """One, whichever."""
        return article(self.heads[0]) + self.bare()[len(self.heads[0]) :]

    def named(self) -> str:
        """One; a card with a name of its own needs no article."""
        return self.bare() if self.proper else self.one()

    def many(self, last: str = "or") -> str:
        """Several: ``Heroes or Villains of cost 3 or less``."""
        return listed([plural(head) for head in self.heads], last) + self.after

    def some(self, n: int, *, other: bool = False) -> str:
        """So many."""
        if n == 1:
            return f"another {self.bare()}" if other else self.one()
        return f"{n} {'other ' if other else ''}{self.many()}"

    def at_least(self, n: int, *, other: bool = False) -> str:
        """So many or more."""
        if n == 1:
            return f"another {self.bare()}" if other else self.one()
        return f"{n} or more {'other ' * other}{self.many('and/or')}"


def noun(what: Filter) -> Noun:
    """The noun of a filter.

    >>> noun(Filter(types=("Villain",), max_cost=7)).one()
    'a Villain of cost 7 or less'
    """
    after = ""
    if what.names:
        heads = what.names
        after += f" of type {listed(what.types, 'or')}" if what.types else ""
    elif what.types:
        heads = what.types
    elif what.keywords:
        heads = (f"{listed(what.keywords, 'or')} card",)
    elif what.word[:1].isupper():
        heads = (what.word,)
    else:
        heads = ("card",)
    if what.keywords and (what.names or what.types):
        after += f" with {listed(what.keywords, 'or')}"
    if what.word and heads != (what.word,):
        after += f' with "{what.word}" in the name'
    if heads == ("card",) and not what.not_names:
        heads = ("".join(f"non-{sort} " for sort in what.not_types) + "card",)
    elif what.not_types or what.not_names:
        after += f" other than {listed(_left_out(what), 'or')}"
    if what.stack is not None:
        after += " of the stack" if what.stack else " other than a stack card"
    # "If you play Starbolt", but "if you play a Word of Power".
    proper = bool(what.names) and not any(" of " in name for name in what.names)
    return Noun(heads, after + _of_cost(what), proper=proper)


def _left_out(what: Filter) -> list[str]:
    return [*(article(sort) for sort in what.not_types), *what.not_names]


def cost_range(what: Filter) -> str:
    """A range of costs: ``3 or less``."""
    low, high = what.min_cost, what.max_cost
    if low is None:
        return "" if high is None else f"{high} or less" if high else "0"
    if high is None:
        return f"{low} or more"
    if high == low + 1:
        return f"{low} or {high}"
    return str(low) if low == high else f"{low} to {high}"


def is_such(what: Filter) -> str:
    """What is said of one known card: ``is a Villain``, ``costs 1 or more``.

    >>> is_such(Filter(min_cost=1)), is_such(Filter(odd=True))
    ('costs 1 or more', 'has an odd cost')
    """
    if only_cost(what) and what.odd is None:
        return f"costs {cost_range(what)}"
    if only_cost(what) and not cost_range(what):
        return f"has {article(_parity(what))} cost"
    if only_not(what):
        return _is_none(what)
    return f"is {noun(what).one()}"


def _is_none(what: Filter) -> str:
    """``is not a Location``, ``is neither a Location nor a Weakness``."""
    outs = [article(out) for out in (*what.not_types, *what.not_names)]
    if len(outs) == 1:
        return f"is not {outs[0]}"
    return f"is neither {' nor '.join(outs)}"


def are_such(what: Filter) -> str:
    """What is said of several known cards: ``are Villains``, ``cost 1 or more``."""
    if only_cost(what) and what.odd is None:
        return f"cost {cost_range(what)}"
    if only_cost(what) and not cost_range(what):
        return f"have {article(_parity(what))} cost"
    if only_not(what):
        outs = [plural(out) for out in (*what.not_types, *what.not_names)]
        return f"are {'neither' if len(outs) > 1 else 'not'} {' nor '.join(outs)}"
    return f"are {noun(what).many()}"


def _parity(what: Filter) -> str:
    return "odd" if what.odd else "even"


def _of_cost(what: Filter) -> str:
    words = []
    if what.odd is not None:
        words.append(_parity(what))
    words.append("cost")
    if cost_range(what):
        words.append(cost_range(what))
    return f" of {' '.join(words)}" if len(words) > 1 else ""
