"""English: cards, places, amounts and conditions."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import pairwise
from typing import Any, Final, NamedTuple

from archrivals.engine.language.effects import ANY, Filter, Place
from archrivals.speech import tree
from archrivals.speech.marks import WORD, A, card, num, number, term
from archrivals.speech.noun_phrases import NounPhrases
from archrivals.speech.plan.nouns import CLAUSES, OWN
from archrivals.speech.plan.scene import anything
from archrivals.speech.speaker import MANY, listed, only_cost, only_not

from . import lexicon as lex

Word = tuple[str, str]
"""One, several."""


def plural(noun: str) -> str:
    """More than one of a noun.

    >>> plural("Hero"), plural("Punch"), plural("Vulnerability"), plural("Equipment")
    ('Heroes', 'Punches', 'Vulnerabilities', 'Equipment')
    >>> plural("Word of Power")
    'Words of Power'
    """
    if noun in lex.PLURALS:
        return lex.PLURALS[noun]
    head, of, tail = noun.partition(" of ")
    if of:
        return plural(head) + of + tail
    if noun.endswith(("s", "x", "z", "ch", "sh")):
        return noun + "es"
    if noun.endswith("y") and noun[-2:-1].lower() not in "aeiou":
        return noun[:-1] + "ies"
    return noun + "s"


def name_word(name: str) -> Word:
    """A card's name as a noun."""
    return card(name, name), card(name, plural(name))


def ordinal(n: int) -> str:
    """Return an ordinal: ``second``, ``11th``, ``23rd``."""
    if 1 <= n <= len(lex.ORDINALS):
        return number(n, lex.ORDINALS[n - 1])
    tail = "th" if 10 <= n % 100 <= 20 else {1: "st", 2: "nd", 3: "rd"}.get(n % 10, "th")
    return number(n, f"{n}{tail}")


class Noun(NamedTuple):
    """The cards of a filter: their name, and the words after it.

    ``proper``: a card with a name of its own needs no article.
    """

    heads: tuple[Word, ...]
    after: str = ""
    proper: bool = False

    def bare(self) -> str:
        """One, without an article: ``Hero or Villain of cost 3 or less``."""
        return listed([head[0] for head in self.heads], "or") + self.after

    def one(self, other: bool = False) -> str:
        """One, whichever."""
        return f"another {self.bare()}" if other else f"{A} {self.bare()}"

    def many(self, last: str = "or") -> str:
        """Several: ``Heroes or Villains of cost 3 or less``."""
        return listed([head[1] for head in self.heads], last) + self.after

    def some(self, n: int, other: bool = False) -> str:
        """Return n of them: "two Heroes"."""
        if n == 1:
            return self.one(other)
        return f"{num(n)} {'other ' if other else ''}{self.many()}"

    def at_least(self, n: int, other: bool = False) -> str:
        """Return at least n of them: "two or more Heroes"."""
        if n == 1:
            return self.one(other)
        return f"{num(n)} or more {'other ' if other else ''}{self.many('and/or')}"


CARDS: Final = Noun((lex.CARD,))


class Nouns(NounPhrases):
    """Cards, places, amounts and conditions."""

    W = lex.W
    EACH_TURN = lex.EACH_TURN
    ON_TURN = lex.ON_TURN
    NUMBERS = lex.NUMBERS
    SINGLE = lex.SINGLE
    OR_LESS = (" or less", " or more", " or ", " to ")
    SANDHI = (
        (re.compile(f"{A}(?= {WORD}(?i:(?!uni|uti|use|eu)[aeiou]))"), "an"),
        (re.compile(A), "a"),
    )

    # --- Which cards

    def noun(self, what: Filter) -> Noun:
        """The noun of a filter."""
        return CARDS if what is ANY else _noun(self, what)

    def such(self, what: Filter, many: bool = False, no: bool = False) -> str:
        """Return the words about known cards: ``is a Villain``, ``costs 1 or more`` and so on."""
        if only_cost(what) and not isinstance(what, tree.Matching):
            cost = self.cost_range(what)
            if what.odd is None or not cost:
                verb, rest = (
                    ("cost", cost) if what.odd is None else ("have", f"{A} {self.odd(what)} cost")
                )
                if no:
                    return f"{'do' if many else 'does'} not {verb} {rest}"
                return f"{verb if many else {'cost': 'costs', 'have': 'has'}[verb]} {rest}"
        be = "are" if many else "is"
        if only_not(what):
            outs = [lex.TYPES[each] for each in what.not_types]
            outs += [name_word(each) for each in what.not_names]
            ones = [out[1] if many else f"{A} {out[0]}" for out in outs]
            if no:
                return f"{be} {listed(ones, 'or')}"
            if len(ones) == 1:
                return f"{be} not {ones[0]}"
            return f"{be} neither {' nor '.join(ones)}"
        not_ = " not" if no else ""
        return f"{be}{not_} {self.noun(what).many() if many else self.noun(what).one()}"

    # --- Places

    def own(self, place: Place, owner: tree.Who) -> str:
        """A place that each player has: ``your hand``, ``your foes' hands``."""
        return f"{lex.YOUR[owner]} {lex.OWN[place][owner in ('each-foe', 'each-player')]}"

    def zone(self, at: tree.Spot) -> str:
        """A place as a noun."""
        lead, place = lex.ZONES[at.place]
        return lead if place is None else lead + self.own(place, at.owner)

    def to(self, at: tree.Spot) -> str:
        """Return where a card goes to."""
        lead, place = lex.TO[at.place]
        if place is not None:
            return lead + self.own(place, at.owner)
        return lead.format(lex.OWNERS[at.owner])

    def at(self, at: tree.Spot, once: bool = False) -> str:
        """Return where a card is, said after its noun: ``in your hand``, ``you control``."""
        place, who = at
        you = lex.OWNERS[who]
        s = "s" if self.singular(who) else ""
        have = "has" if s else "have"
        if once and place in ("play", "front"):
            return f"that {you} control{s} and {have} played just once this turn"
        if place == "play":
            return f"{you} control{s}"
        if place == "played":
            return f"{'that ' if once else ''}{you} played {'just once ' * once}earlier this turn"
        if place == "front":
            return f"still in play that {you} played this turn"
        if place == "gained":
            return f"{you} gained this turn"
        if place in ("this", "it", "done"):
            return {"this": "that is this one", "it": "among them"}.get(place, "among those cards")
        return self.to(at) if place in lex.ENDS else f"in {self.zone(at)}"

    def singular(self, who: tree.Who) -> bool:
        """Return whether a verb takes an s: each foe draws, they draw."""
        return who not in ("you", "they", "each-foe", "each-player")

    def cards_in(self, at: tree.Spot) -> str:
        """All cards of a place, as a noun."""
        return self.single(at) if at.place in lex.SINGLE else f"the cards {self.at(at)}"

    # --- Noun phrases

    def say_cards(self, c: tree.Cards) -> str:
        many = self.one_of_each(c) if c.each_of else self.how_many(c.what, c.n, c.up_to, c.other)
        if c.total_cost is not None:
            many += f" of total cost {num(c.total_cost)} or less"
        if c.same_type:
            many += ", all of the same card type" + ("," if c.at or c.random or c.per else "")
        text = f"{many} {self.places(c)}" if c.at else many
        return text + self.end(c.random, c.per)

    def how_many(self, what: Filter, n: tree.Number, up_to: bool, other: bool) -> str:
        """Return n cards of a sort."""
        sort, others = self.noun(what), "other " if other else ""
        if n == "all":
            return f"all {others}{sort.many('and')}"
        if n == "any":
            return f"any number of {others}{sort.many('and/or')}"
        if n == "bare":
            return f"{others}{sort.many('and')}"
        if not up_to:
            return sort.some(n, other)
        if n == 1:
            return f"up to {num(1)} {others}{sort.bare()}"
        return f"up to {num(n)} {others}{sort.many('and/or')}"

    def one_of_each(self, c: tree.Cards) -> str:
        """``another Villain and/or a Hero``."""
        sort = self.noun(c.what)
        extra = sort.after if sort.heads == (lex.CARD,) else f", each of them {sort.one()}"
        ones = [self.noun(what).one(c.other and not i) for i, what in enumerate(c.each_of)]
        if c.n == 1:
            return f"{'up to one of ' * c.up_to}{listed(ones, 'or')}{extra}"
        if isinstance(c.n, int) and c.n != len(ones):
            return f"{'up to ' if c.up_to else ''}{num(c.n)} of {listed(ones, 'and')}{extra}"
        if c.n == "any":
            return f"any number of {listed(ones, 'and')}{extra}"
        all_ = "all of " if c.n == "all" else ""
        return f"{all_}{listed(ones, 'and/or' if c.up_to else 'and')}{extra}"

    def places(self, c: tree.Cards) -> str:
        """Return where the cards are: ``from your hand or discard pile``."""
        last = "and" if c.n == "all" else "or" if c.n == 1 else "and/or"
        zones = [at for at in c.at if at.place in lex.ZONES]
        clauses = [self.at(at, c.once) for at in c.at if at.place not in lex.ZONES]
        once = c.once and not any(at.place in ("play", "front", "played") for at in c.at)
        end = ", played just once this turn" if once else ""
        if not zones:
            return listed(clauses, last) + end
        inside = c.inside and all(at.place not in _TOPS for at in zones)
        names = [self.zone(zones[0])]
        for before, at in pairwise(zones):
            shared = before.place in lex.OWN and at.place in lex.OWN
            names.append(lex.OWN[at.place][self.many(at)] if shared else self.zone(at))
        one = "one" if c.n == 1 else "those"
        text = f"{'in' if inside else 'from'} {listed(names, last)}"
        return " ".join([text, *[f"{last} {one} {clause}" for clause in clauses]]) + end

    def many(self, at: tree.Spot) -> bool:
        """Return whether a place is one of several players."""
        return at.owner in MANY

    def say_it(self, c: tree.It) -> str:
        text = self.whole(c.ref)
        if not anything(c.such):
            text += f" if it {self.such(c.such)}"
        return text + self.end(c.random, c.per)

    def whole(self, ref: tree.Ref) -> str:
        """All of them that are left."""
        if ref.called:
            return ref.called
        if not ref.taken:
            return "them" if ref.many else "it"
        return "the other" if ref.left == "other" else "the rest"

    def of_them(self, ref: tree.Ref) -> str:
        """Said after a number of them."""
        if ref.taken:
            return "of the others"
        return "of these cards" if ref.these else "of them"

    def one_of(self, ref: tree.Ref, *case: Any) -> str:
        return "one"

    def that(self, some: str, c: tree.OfThem) -> str:
        return f"{some} that {self.such(c.what, c.n != 1)}"

    def among(self, c: tree.OfThem, *case: Any) -> str:
        among = "among these cards" if c.ref.these else "among them"
        return f"{self.how_many(c.what, c.n, c.up_to, c.other)} {among}"

    def say_top(self, c: tree.Top) -> str:
        text = self.single(c.spot, c.n)
        if not anything(c.such):
            text += f" if it {self.such(c.such)}"
        return text + self.end(False, c.per)

    def say_whole(self, c: tree.Whole) -> str:
        place, owner = c.spot
        if place in ("hand", "score"):
            return self.own(place, owner)
        return f"{lex.YOUR[owner]} whole {lex.OWN[place][self.many(c.spot)]}"

    def say_by(self, c: tree.By) -> str:
        return f"{self.said(c.thing)}, chosen by {lex.WHO[c.who]}"

    def say_somany(self, c: tree.SoMany) -> str:
        word = {"card": lex.CARD, "extra-card": lex.EXTRA, "weakness": lex.WEAKNESS}[c.thing]
        b = c.amount
        if b.equal:
            return f"as many {word[1]} as {self.equal(b.equal)}"
        each = f" for each {self.said(b.per[0])}{self.cap(b)}" if b.per else ""
        return Noun((word,)).some(b.n) + each

    # --- How much

    def say_inplace(self, c: tree.InPlace) -> str:
        this = ", counting this card" if c.and_this else ""
        sort, where = self.noun(c.what), self.at(c.spot)
        if c.types:
            if c.spot.place in CLAUSES or not anything(c.what):
                where = f"among the {sort.many('and')} {where}"
            return f"different card type {where}{this}"
        if c.spot.place == "score" and anything(c.what):
            return f"{lex.CHARACTER} {where}{this}"
        return f"{sort.bare()} {where}{this}"

    def say_doneto(self, c: tree.DoneTo) -> str:
        this = ", counting this card" if c.and_this else ""
        if c.types:
            among = "among these cards" if c.ref.these else "among them"
            if not anything(c.what):
                among = f"among the {self.noun(c.what).many('and')} {self.done_to(c.ref)}"
            return f"different card type {among}{this}"
        other = "other " if c.ref.other and not c.and_this else ""
        return f"{other}{self.noun(c.what).bare()} {self.done_to(c.ref)}{this}"

    def done_to(self, ref: tree.Ref) -> str:
        """Return the words for the action on them: "destroyed this way"."""
        return f"{lex.VERBS[ref.how][2]} this way"

    def say_level(self, c: tree.Level) -> str:
        whose = {
            "you": f"{lex.YOUR[c.person]} {lex.CHARACTER}",
            "that-foe": f"that foe's {lex.CHARACTER}",
            "protected": f"the {lex.CHARACTER} it protects",
        }[c.whose]
        return f"{term('level', 'Level')} of {whose}"

    def say_foewith(self, c: tree.FoeWith) -> str:
        one = self.noun(c.what).one()
        if c.place == "play":
            return f"foe who controls {one}"
        if c.place == "front":
            return f"foe who controls {one} played this turn"
        if c.place in ("played", "gained"):
            return f"foe who {c.place} {one} this turn"
        return f"foe with {one} {self.at(tree.Spot(c.place, 'they'))}"

    def equal(self, e: tree.Equal) -> str:
        """As much as something is."""
        spot, many, but = self.measured(e)
        if e.measure == "power-so-far":
            return f"the {lex.POWER} {e.person} have so far this turn"
        if e.measure == "power-given":
            cards = self.cards_in(spot) if spot else "they" if many else "it"
            gainer = "them" if e.person == "they" else "you"
            return f"what {cards} {'have' if many else 'has'} given {gainer} this turn"
        word = "cost" if e.measure == "cost" else lex.VP
        total = f"total {word}" if many else word
        if spot:
            return f"the {total} of {self.cards_in(spot)}{but}"
        return f"{'their' if many else 'its'} {total}{but}"

    # --- What must be true

    def say_is(self, c: tree.Is) -> str:
        what = c.what
        card_ = "it" if isinstance(c.of, tree.Ref) else self.single(c.of.spot)
        if anything(what):
            return f"{card_} is not there"
        if isinstance(c.of, tree.Ref) and not c.no and only_cost(what):
            if isinstance(what, tree.Matching):
                return "its cost matches"
            if what.odd is not None and not self.cost_range(what):
                return f"its cost is {self.odd(what)}"
        return f"{card_} {self.such(what, no=c.no)}"

    def say_someare(self, c: tree.SomeAre) -> str:
        these, many = self.of_them(c.ref), c.n > 1
        if anything(c.what):
            return f"there are fewer than {num(c.n)} {these}"
        if c.fewer:
            lead = f"fewer than {num(c.n)}" if many else "none"
        else:
            lead = f"{num(c.n)} or more" if many else "one"
        return f"{lead} {these} {self.such(c.what, many)}"

    def say_there(self, c: tree.There) -> str:
        if c.n == 1:
            return "there is none" if c.fewer else "there is one"
        return f"there are {num(c.n)}{'' if c.exact else ' or more'} cards"

    def say_holds(self, c: tree.Holds) -> str:
        sort, (place, who) = self.noun(c.what), c.spot
        if c.fewer:
            many = f"fewer than {num(c.n)} {sort.many('and/or')}"
            cards = f"no {sort.bare()}" if c.n == 1 else many
        else:
            cards = sort.at_least(c.n, place == "played" and bool(c.what.names))
        you, s = lex.OWNERS[who], self.singular(who)
        if place in ("play", "front"):
            since = f" that {you} played this turn" if place == "front" else ""
            return f"{you} control{'s' * s} {cards}{since}"
        if place == "played":
            return f"{you} played {cards} earlier this turn"
        if place == "gained":
            return f"{you} gained {cards} this turn"
        if place in ("line-up", "destroyed", "stack"):
            return f"there {'is' if c.n == 1 else 'are'} {cards} {self.at(c.spot)}"
        return f"{you} {'has' if s else 'have'} {cards} {self.at(c.spot)}"

    def say_holdstypes(self, c: tree.HoldsTypes) -> str:
        among = "" if anything(c.what) else f" among the {self.noun(c.what).many('and')}"
        types = f"{num(c.n)} or more different card types{among}"
        if isinstance(c.of, tree.Ref):
            return f"there are {types} {self.of_them(c.of) if among else 'among them'}"
        place, who = c.of
        if place in OWN:
            has = "has" if self.singular(who) else "have"
            return f"{lex.OWNERS[who]} {has} {types} {self.at(c.of)}"
        if place in CLAUSES:
            return f"there are {types} {'' if among else 'among the cards '}{self.at(c.of)}"
        return f"there are {types} {self.at(c.of)}"

    def say_foefewer(self, c: tree.FoeFewer) -> str:
        sort = self.noun(c.what).many("and/or")
        verb, place = "has", f" {self.at(tree.Spot(c.place, 'they'))}"
        if c.place in ("play", "front"):
            verb, place = "controls", " played this turn" if c.place == "front" else ""
        if c.n is None:
            return f"a foe {verb} fewer {sort}{place} than {c.person}"
        return f"a foe {verb} fewer than {num(c.n)} {sort}{place}"

    def of_place(self, c: tree.Say, at: tree.Spot) -> str:
        if c.id == "empty":
            return f"{self.zone(at)} is empty"
        if c.id == "card-there":
            return "there is this card" if at.place == "this" else f"there is a card {self.at(at)}"
        if at.place in lex.SINGLE:
            return f"{self.single(at)} has a card type"
        return f"each of {self.cards_in(at)} has a different card type"

    def defeatable(self, what: Filter) -> str:
        sort = self.noun(what)
        such = sort.after if sort.heads == (lex.CARD,) else f" that is {sort.one()}"
        return f"there is {A} {lex.SUPER_VILLAIN}{such} to defeat"

    def say_assoonas(self, c: tree.AsSoonAs) -> str:
        return (
            f"as soon as {self.said(c.condition)}{'' if this_turn(c.condition) else ' this turn'}"
        )

    def say_done(self, c: tree.Done) -> str:
        verb = {"do": "do", "do-not": "do not", "cannot": "cannot"}[c.done]
        return f"{c.person} {verb}{f' and {self.said(c.more)}' if c.more else ''}"


def this_turn(c: tree.Condition) -> bool:
    """Return whether the words of a condition end with this turn."""
    if isinstance(c, tree.Holds):
        return c.spot.place in ("played", "gained", "front")
    if isinstance(c, tree.HoldsTypes):
        return isinstance(c.of, tree.Spot) and c.of.place in ("played", "gained", "front")
    if isinstance(c, tree.FoeFewer):
        return c.n is not None and c.place in ("played", "gained", "front")
    return isinstance(c, tree.Say) and c.id in ("first-card", "foe-discarded")


_TOPS: Final = frozenset(
    ("deck-top", "deck-bottom", "main-deck-top", "main-deck-bottom", "super-villain-top")
)


@lru_cache(maxsize=4096)
def _noun(speaker: Nouns, what: Filter) -> Noun:
    heads: tuple[Word, ...] = (lex.CARD,)
    keys = speaker.keywords(what)
    if what.names:
        heads = tuple([name_word(name) for name in what.names])
    elif what.types:
        heads = tuple([lex.TYPES[each] for each in what.types])
    elif keys:
        heads, keys = ((f"{keys} card", f"{keys} cards"),), ""
    elif speaker.is_word(what):
        heads = ((term(what.word, what.word), term(what.word, plural(what.word))),)
    kinds = [lex.TYPES[sort][0] for sort in what.types] if what.names else []
    out = ""
    if heads == (lex.CARD,) and what.not_types and not what.not_names:
        non = "".join([f"non-{lex.TYPES[sort][0]} " for sort in what.not_types])
        heads = ((f"{non}card", f"{non}cards"),)
    elif what.not_types or what.not_names:
        outs = [f"{A} {lex.TYPES[sort][0]}" for sort in what.not_types]
        out = f" other than {listed([*outs, *[card(n, n) for n in what.not_names]], 'or')}"
    # "If you play Starbolt", but "if you play a Word of Power".
    proper = bool(what.names) and not any(" of " in name for name in what.names)
    return Noun(heads, speaker.described(what, kinds, keys, out), proper)
