"""What every language does alike. A language brings a lexicon and the rest of the grammar."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final, Literal, TypeVar

from archrivals.engine.language.cards import Card
from archrivals.engine.language.effects import Filter, Place, TurnEnds, TurnStarts

from . import tree
from .marks import CAP, Sandhi, num, number, realise, signed
from .plan.clauses import counts
from .terse import Terse

Say = Callable[..., str]
Form = Literal["order", "second", "third", "infinitive"]
"""The form of a verb: draw, you draw, she draws, to draw."""

MANY: Final[tuple[tree.Who, ...]] = ("each-foe", "each-player")
"""Players who each have a place, so that it is one of several."""


SAME_WORD: Final[dict[tree.VerbId, tree.VerbId]] = {
    "destroy-in-each": "destroy",
    "destroy-down-to": "destroy",
    "gain-cheaper": "gain",
    "pass-cards": "pass-to",
    "pass-left": "pass-to",
    "avoid-by-discard": "discard",
    "avoid-by-reveal": "reveal",
}
"""Verbs that are the same word as another, with an object of their own."""

Verb = TypeVar("Verb")


def every_verb(table: dict[tree.VerbId, Verb]) -> dict[tree.VerbId, Verb]:
    """A table of verbs with those that are the same word as another."""
    return table | {verb: table[other] for verb, other in SAME_WORD.items()}


def words(*parts: str) -> str:
    """Words with a space between them; empty ones are left out."""
    return " ".join([part for part in parts if part])


def listed(parts: Sequence[str], last: str) -> str:
    """A list: ``a, b or c``."""
    if len(parts) == 1:
        return parts[0]
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}" if parts else ""


def only_cost(what: Filter) -> bool:
    """Return whether a filter asks for the cost and nothing else."""
    return _costs(what) and not _sorts(what) and not (what.not_types or what.not_names)


def only_not(what: Filter) -> bool:
    """Return whether a filter leaves something out and nothing else."""
    return bool(what.not_types or what.not_names) and not _sorts(what) and not _costs(what)


def _sorts(what: Filter) -> bool:
    named = what.types or what.names or what.word or what.keywords
    return bool(named) or what.stack is not None


def _costs(what: Filter) -> bool:
    odd = what.odd is not None or isinstance(what, tree.Matching)
    return odd or what.min_cost is not None or what.max_cost is not None


class Speaker:
    """The part of a lineariser that is the same in every language."""

    CODE: ClassVar[str]
    NAME: ClassVar[str]
    """In English."""

    OWN_NAME: ClassVar[str]
    """In the language itself."""

    TERSE: ClassVar[Terse]
    HEADS: ClassVar[Mapping[tree.HeadId, str]]
    DASH: ClassVar[str] = " – "
    JOINTS: ClassVar[Mapping[tree.Joint, str]]
    INSTEAD: ClassVar[str]
    W: ClassVar[Mapping[str, str]]
    SINGLE: ClassVar[Mapping[Place, tuple[str, str, Place | None]]]
    OR_LESS: ClassVar[tuple[str, str, str, str]]
    SANDHI: ClassVar[Sequence[Sandhi]] = ()
    NAMES: ClassVar[Mapping[str, str]] = {}
    EACH_TURN: ClassVar[Mapping[str, str]]
    ON_TURN: ClassVar[Mapping[str, str]]
    NUMBERS: ClassVar[Sequence[str]]

    def __init__(self) -> None:
        self._say: dict[type, Say] = {}
        for kind in vars(tree).values():
            say = getattr(self, f"say_{kind.__name__.lower()}", None) if _is_node(kind) else None
            if say is not None:
                self._say[kind] = say

    # --- What a language brings

    def deed(self, a: tree.Act, *how: Any) -> str:  # the form of its verb, in each language its own
        """One verb with its object."""
        raise NotImplementedError

    def vp(self, vp: int | tree.VpEach | tree.VpOthers) -> str:
        """Victory Points, a number or a formula."""
        raise NotImplementedError

    def own(self, place: Place, owner: tree.Who) -> str:
        """A place that each player has."""
        raise NotImplementedError

    def equal(self, e: tree.Equal) -> str:
        """As much as something is."""
        raise NotImplementedError

    def chooses(self, c: tree.Options, many: str, **how: Any) -> str:
        """A player chooses a number of options."""
        raise NotImplementedError

    def spared(self, lead: tree.Spared) -> str:
        """If any of those hit was spared."""
        raise NotImplementedError

    def whenever(self, h: tree.Happening) -> str:
        """An event before the comma."""
        raise NotImplementedError

    def happens(self, h: tree.Happening) -> str:
        """That an event happens this turn."""
        raise NotImplementedError

    def price(self, p: tree.Price) -> str:
        """Return the words for the price."""
        raise NotImplementedError

    def name(self, name: str) -> str:
        """Return the name of a card: only the basic cards have one in every language."""
        return self.NAMES.get(name, name)

    def card_name(self, card: Card) -> str:
        """Return the name of a card: a made card may have its own in this language."""
        return dict(card.names).get(self.CODE) or self.name(card.name)

    # --- Sentences

    def spoken(self, sentences: Iterable[tree.Sentence]) -> str:
        """Sentences, realised, with the ids of their words."""
        return realise(" ".join([self.sentence(each) for each in sentences]), self.SANDHI)

    def sentence(self, sentence: tree.Sentence, cap: str = CAP, stop: str = ".") -> str:
        """One sentence, with its headings."""
        text = "".join([CAP + self.heading(head) for head in sentence.heads])
        if not sentence.body:
            return f"{CAP}{self.HEADS[sentence.heads[-1]]}{stop}"
        body = self.body(sentence.body)
        if sentence.instead:
            body += self.INSTEAD
        return f"{text}{CAP if sentence.heads else cap}{body}{':' if sentence.colon else stop}"

    def heading(self, head: tree.HeadId) -> str:
        """A heading before a sentence: ``Defense: ``."""
        return self.HEADS[head] + (self.DASH if head == "first-appearance-attack" else ": ")

    def keywords(self, what: Filter) -> str:
        """The keywords of a filter: ``Assist or Block``."""
        heads = self.HEADS
        known = {"Assist": heads["assist"], "Attack": heads["attack"], "Defense": heads["defense"]}
        return listed([known.get(each, self.W["Block"]) for each in what.keywords], self.W["or"])

    def quoted(self, sentences: Sequence[tree.Sentence]) -> str:
        """Sentences within another one: no capital before them and no stop after them."""
        last = len(sentences) - 1
        return " ".join(
            [
                self.sentence(each, CAP if i else "", "" if i == last else ".")
                for i, each in enumerate(sentences)
            ]
        )

    def body(self, body: tree.Body, **how: Any) -> str:  # how a language must begin it
        """Clauses and what joins them."""
        text = self.clause(body[0][1], **how)
        for i in range(1, len(body)):
            joint, clause = body[i]
            text += self.joint(joint, body[i - 1][1], clause) + self.clause(
                clause, **self.after(joint)
            )
        return text

    def joint(self, joint: tree.Joint, last: tree.Clause, clause: tree.Clause) -> str:
        """Return the words between two clauses."""
        return self.JOINTS[joint]

    def after(self, joint: tree.Joint) -> dict[str, Any]:
        """Return how a joint changes the clause after it: German inverts after "dann"."""
        return {}

    def clause(self, clause: tree.Clause, **how: Any) -> str:
        """One clause."""
        return self._say[type(clause)](clause, **how)

    def said(self, node: Any, *how: Any) -> str:  # any noun phrase, condition or counted thing
        """The words of a node."""
        return self._say[type(node)](node, *how)

    def form(self, s: tree.Subject | None, can: str, form: Form = "order") -> Form:
        """The form of the verb that the subject asks for."""
        if can:
            return "infinitive"
        return form if s is None else "second" if s.who == "you" else "third"

    # --- Clauses without grammar

    def say_cond(self, c: tree.Cond, **how: Any) -> str:
        often = f" ({self.W['at most']} {self.often(c.at_most)})" if c.at_most else ""
        lead, begin = self.opens(c.lead, c.unless, often)
        text = lead + self.body(c.body, **begin)
        if not c.otherwise:
            return text
        return f"{text}{self.W['otherwise']}{self.body(c.otherwise, **self.after('then'))}"

    def opens(self, lead: tree.Lead, unless: bool, often: str) -> tuple[str, dict[str, Any]]:
        """Return the words before a body, and how the body begins after them."""
        return f"{self.lead(lead, unless)}{often}, ", {}

    def say_options(self, c: tree.Options, **how: Any) -> str:
        more = ""
        if c.more:
            head = self.HEADS["team-confrontation" if c.team else "confrontation"]
            more = f" ({head}: {self.W['choose']} {self.in_words(c.more)})"
        ways = ""
        for i, way in enumerate(c.options):
            ways += self.joint("or", way[-1][1], way[0][1]) if i else ""
            ways += self.body(way)
        many = f"{self.W['up to'] if c.up_to else ''}{self.in_words(c.n)}"
        return f"{self.chooses(c, many, **how)}{more}: {ways or self.W['nothing to choose']}"

    def say_eachturn(self, c: tree.EachTurn) -> str:
        turns = self.each_turn(c.granted)
        if c.after:
            return f"{self.body(c.body)} {turns}"
        return self.under(turns, c.only_if, c.body)

    def say_whenever(self, c: tree.Whenever) -> str:
        return self.under(self.whenever(c.event), c.only_if, c.body)

    def under(self, lead: str, only_if: tree.Condition | None, body: tree.Body) -> str:
        """A body after the time that it happens at."""
        return f"{lead}, {self.only_if(only_if)}{self.body(body)}"

    def say_attacks(self, c: tree.Attacks, **how: Any) -> str:
        return f"{self.HEADS['attack']}: {CAP}{self.body(c.body)}"

    def say_several(self, c: tree.Several, **how: Any) -> str:
        return self.body(c.body, **how)

    def say_limit(self, c: tree.Limit, **how: Any) -> str:
        often = f"{self.W['at most']} {self.often(c.n)} {self.W['each turn']}"
        return f"{self.body(c.body, **how)} ({often})"

    def say_blocks(self, c: tree.Blocks) -> str:
        text = f"{self.W['Block']} ({self.block_amount(c)})"
        if not c.body:
            return text
        return f"{text}{self.W['block, then']}{self.body(c.body, **self.after('then'))}"

    def say_pays(self, c: tree.Pays) -> str:
        prices = listed([self.price(price) for price in c.prices], self.W["or"])
        text = self.given(prices, c.only_if)
        if c.often < 0:
            return text
        return f"{text} ({self.how_often(c.often)} {self.W['this' if c.granted else 'on']})"

    def act(self, a: tree.Act, *how: Any) -> str:
        """One verb with its object, and when it is done."""
        text = self.deed(a, *how)
        return text + self.W["done if"].format(self.said(a.when)) if a.when else text

    # --- Power

    def reward(self, b: tree.Bonus) -> str:
        """An amount of Power."""
        if b.equal:
            return self.W["Power equal"].format(self.equal(b.equal))
        return f"{signed(b.n)} {self.W['Power']}"

    def power(self, bonuses: tuple[tree.Bonus, ...]) -> str:
        """Power in a row: ``+1 Power, +1 more per Hero in your discard pile``."""
        return ", ".join([self.bonus(b, i == 0) for i, b in enumerate(bonuses)])

    def bonus(self, b: tree.Bonus, first: bool) -> str:
        """One part of it."""
        if b.equal:
            return f"{self.W['as much' if first else 'plus']}{self.reward(b)}"
        text = f"{signed(b.n)} {self.W['Power' if first else 'more']}"
        if b.per:
            text += f" {self.counted(b.per)}"
        if b.lead is not None:
            text += f"{self.W['power, if']}{self.lead(b.lead)}"
        if b.cap is None:
            return text
        more = "" if first else f" {self.W['more']}"
        return f"{text}, {self.W['at most']} {signed(b.cap)}{more}"

    def counted(self, per: tuple[tree.Counted, ...]) -> str:
        """Everything that counts: ``per Hero in your hand and per Villain you play``."""
        return f" {self.W['and']} ".join([f"{self.W['per']} {self.said(each)}" for each in per])

    def block_amount(self, c: tree.Blocks) -> str:
        """Return what a Block adds to a cost."""
        b = c.amount
        if c.reveals:
            return self.W["VP of your hand"]
        if b.equal:
            return self.equal(b.equal)
        return f"{num(b.n)} {self.counted(b.per)}{self.cap(b)}" if b.per else num(b.n)

    # --- Conditions

    def lead(self, lead: tree.Lead, unless: bool = False) -> str:
        """Return the words before the comma."""
        if isinstance(lead, tree.Moment):
            return self.W[lead.id]
        if isinstance(lead, tree.Spared):
            return self.spared(lead)
        if isinstance(lead, tree.AsSoonAs):
            return self.said(lead)
        if not isinstance(lead, tree.Happening):
            return f"{self.W['unless' if unless else 'if']} {self.said(lead)}"
        if isinstance(lead.event, TurnStarts | TurnEnds):
            return self.whenever(lead)
        if counts(lead.event):
            return f"{self.W['for each']} {self.said(lead)}"
        return f"{self.W['if']} {self.happens(lead)}"

    def only_if(self, c: tree.Condition | None) -> str:
        """A condition between two commas."""
        return "" if c is None else f"{self.W['if']} {self.said(c)}, "

    def given(self, text: str, c: tree.Condition | None) -> str:
        """Words that hold under a condition."""
        return self.only_if(c) + text

    # --- Turns

    def when(self, h: tree.Happening) -> str:
        """On which turns an event counts."""
        if h.when == "this-turn" or not h.when:
            return self.W["this"] if h.when else ""
        return (self.EACH_TURN if h.when == "each-turn" else self.ON_TURN)[h.turns]

    def each_turn(self, granted: bool) -> str:
        """On each of your turns, or on this one if an ability was granted for it."""
        return self.W["this"] if granted else self.EACH_TURN["yours"]

    # --- Counting

    def in_words(self, n: int) -> str:
        """A small number in words."""
        return number(n, self.NUMBERS[n] if 0 <= n < len(self.NUMBERS) else str(n))

    def odd(self, what: Filter) -> str:
        """Odd or even."""
        return self.W["odd" if what.odd else "even"]

    def often(self, n: int) -> str:
        """Return how often: once, twice, 3 times."""
        return {1: self.W["once"], 2: self.W["twice"]}.get(n) or self.W["times"].format(num(n))

    def how_often(self, n: int) -> str:
        """Return how often an ability can be used."""
        if n == 0:
            return number(0, self.W["any number of times"])
        return self.W["once"] if n == 1 else self.W["up to times"].format(num(n))

    def end(self, random: bool, per: tree.Bonus | None) -> str:
        """Return how cards are chosen, and for what."""
        each = f" {self.W['for each']} {self.said(per.per[0])}{self.cap(per)}" if per else ""
        return f" {self.W['at random']}{each}" if random else each

    def cap(self, b: tree.Bonus) -> str:
        """The most that it can be."""
        return "" if b.cap is None else f", {self.W['at most']} {num(b.cap)}"

    def single(self, at: tree.Spot, n: int = 1) -> str:
        """The one card of a place, or some: ``the top 2 cards of your deck``."""
        one, several, place = self.SINGLE[at.place]
        lead = several.format(num(n)) if n > 1 else one
        return lead if place is None else lead + self.own(place, at.owner)

    def cost_range(self, what: Filter) -> str:
        """A range of costs: ``3 or less``."""
        low, high = what.min_cost, what.max_cost
        less, more, either, to = self.OR_LESS
        if low is None:
            return "" if high is None else num(high) + less if high else num(0)
        if high is None:
            return num(low) + more
        if low == high:
            return num(low)
        return f"{num(low)}{either if high == low + 1 else to}{num(high)}"


def _is_node(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields")


def is_rest(act: tree.Act) -> bool:
    """Return whether an act is about the rest of some cards, so that its verb may be left out."""
    return isinstance(act.obj, tree.It) and act.obj.ref.left != "all" and not act.obj.ref.called


def are_plain(options: Sequence[tree.Act]) -> bool:
    """Return whether every option is one verb with its object, so that they may share words."""
    apart = ("or", "cancel-confrontation", "reveal-and-draw")
    return not any(o.verb in apart or o.back or o.tail for o in options)


def is_bare(clause: tree.Clause) -> bool:
    """Power that is a number and has no verb."""
    return (
        isinstance(clause, tree.Gets)
        and clause.subject is None
        and not clause.can
        and not clause.then
        and clause.bonuses[0].equal is None
    )
