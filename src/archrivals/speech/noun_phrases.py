"""What every language says alike of cards: which ones a filter means, and how many of them."""

from __future__ import annotations

from typing import Any

from archrivals.engine.language.effects import Filter, Plays

from . import tree
from .marks import num
from .plan.nouns import SINGLE
from .plan.scene import anything
from .speaker import Speaker, listed, only_cost, only_not


class NounPhrases(Speaker):
    """The part of the noun phrases that is the same in every language."""

    # --- What a language brings

    def noun(self, what: Filter) -> Any:  # each language has nouns of its own
        """The noun of a filter."""
        raise NotImplementedError

    def one_of(self, ref: tree.Ref, *case: Any) -> str:  # the case, where a language has cases
        """One of the cards spoken of."""
        raise NotImplementedError

    def of_them(self, ref: tree.Ref) -> str:
        """Said after a number of them."""
        raise NotImplementedError

    def that(self, some: str, c: tree.OfThem) -> str:
        """Those of them of which something is true: ``one of them that costs 3``."""
        raise NotImplementedError

    def among(self, c: tree.OfThem, *case: Any) -> str:  # the case, where a language has cases
        """Those of them of a sort: ``2 Heroes among them``."""
        raise NotImplementedError

    def of_place(self, c: tree.Say, at: tree.Spot) -> str:
        """A condition about one place."""
        raise NotImplementedError

    def defeatable(self, what: Filter) -> str:
        """That there is such a Super-Villain to defeat."""
        raise NotImplementedError

    def differing(self, e: Plays, n: int) -> str:
        """A number of cards of different types or names."""
        raise NotImplementedError

    # --- Filters

    def is_word(self, what: Filter) -> bool:
        """Return whether a filter asks for a word that is itself what its cards are called."""
        return what.word[:1].isupper() and not (what.names or what.types or what.keywords)

    def described(self, what: Filter, kinds: list[str], keys: str, outs: str) -> str:
        """Return the words after a noun: its types, its keywords, its exceptions, its cost."""
        w, text = self.W, ""
        if kinds:
            text += w["of type"].format(listed(kinds, w["or"]))
        if keys:
            text += w["with"].format(keys)
        if what.word and not self.is_word(what):
            text += w["with word"].format(what.word)
        text += outs
        if what.stack is not None:
            text += w["of stack" if what.stack else "not of stack"]
        cost = self.cost_range(what)
        if what.odd is not None:
            text += w["of odd cost"].format(self.odd(what))
            text += w["odd cost of"].format(cost) if cost else ""
        elif cost:
            text += w["of cost"].format(cost)
        return text + w["matching"] if isinstance(what, tree.Matching) else text

    # --- Conditions

    def say_say(self, c: tree.Say) -> str:
        if c.spot is not None:
            return self.of_place(c, c.spot)
        if c.id == "defeatable":
            return self.defeatable(c.what)
        return self.W.get(f"{c.id} {c.person}") or self.W[c.id]

    # --- Numbers

    def measured(self, e: tree.Equal) -> tuple[tree.Spot | None, bool, str]:
        """The place whose cards are measured, whether they are several, and the bounds."""
        w, spot = self.W, e.of if isinstance(e.of, tree.Spot) else None
        many = e.of.many if isinstance(e.of, tree.Ref) else bool(spot and spot.place not in SINGLE)
        bounds = [f"{w['at least']} {num(e.at_least)}"] if e.at_least else []
        bounds += [] if e.at_most is None else [f"{w['at most']} {num(e.at_most)}"]
        return spot, many, w["but"] + f" {w['and']} ".join(bounds) if bounds else ""

    def say_oneof(self, c: tree.OneOf, *case: Any) -> str:
        return f"{self.said(c.first, *case)} {self.W[c.joint]} {self.said(c.second, *case)}"

    def say_ofthem(self, c: tree.OfThem, *case: Any) -> str:
        end, these = self.end(c.random, c.per), self.of_them(c.ref)
        up_to = self.W["up to"] if c.up_to and c.n != "any" else ""
        if c.n == 1:
            some = f"{self.one_of(c.ref, *case)} {these}"
        else:
            some = f"{num(c.n) if isinstance(c.n, int) else self.W[c.n]} {these}"
        if anything(c.what):
            return f"{up_to}{some}{end}"
        partial = only_not(c.what) or (c.n == 1 and only_cost(c.what))
        if partial and not c.other and c.n in (1, "all", "any"):
            return self.that(f"{up_to}{some}" if c.n == 1 else some, c) + end
        return self.among(c, *case) + end

    def so_many(self, e: Plays) -> str:
        """The cards of the n-th such play: ``another Villain``."""
        sort, n = self.noun(e.what), e.nth or 1
        if e.each_of:
            return listed([self.noun(what).one() for what in e.each_of], self.W["and"])
        if e.distinct and n > 1:
            return self.differing(e, n)
        if n == 1 and not e.other:
            return str(sort.bare() if sort.proper else sort.one())
        return str(sort.some(n, other=e.other))
