"""The gist of a card: what it does in at most 26 characters, or two lines of 15.

The planner that writes a card's text makes the sentences; a gist says them with symbols, numbers
and single words. Where there is no room it drops places and manners first, then cuts words, then
drops words from the end. It leaves a First Appearance out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from textwrap import wrap
from typing import Final, NamedTuple

from archrivals.engine.language.cards import Card
from archrivals.engine.language.effects import (
    Avoids,
    Defeats,
    Discards,
    Draws,
    Event,
    Falls,
    Filter,
    Gains,
    Plays,
    TurnEnds,
    TurnStarts,
)

from . import tree
from .plan.cards import card_plan, vp_plan
from .terse import Terse

LINE: Final = 26
"""Characters of a gist on one line."""
COLUMN: Final = 15
"""Characters of each line where there are two."""
DETAILS: Final = range(6)
"""Levels of detail: 0 says most."""

SILENT: Final = frozenset(("put-back", "return", "avoid-by-discard", "avoid-by-reveal"))
UNSAID: Final = frozenset(
    {"nothing", "laid-destroyed", "stays-in-hand", "returns", "maximum", "maximum-per-type-moved"}
    | {"maximum-per-type-discarded", "maximum-per-price", "maximum-per-option"}
)
"""Facts that a gist leaves out."""

LOOKING: Final = frozenset(("look", "reveal"))
"""Verbs before a colon, after which stands the action on the cards."""
MAIN_DECK: Final = frozenset(("main-deck-top", "main-deck-second", "main-deck-bottom"))
APPEARING: Final = frozenset(("first-appearance", "first-appearance-attack"))
THIS: Final = tree.Top(tree.Spot("this"))
WEAKNESS: Final = Filter(names=("Weakness",))

YOU, ONE, SEVERAL = range(3)
"""Who does it, as the forms of a verb are ordered."""


class Piece(NamedTuple):
    """The words of a clause, and how the next clause or the one before is joined to it."""

    text: str
    shows: bool = False
    """Only looks at cards: a colon follows, then the action on them."""
    instead: bool = False
    """Begins with "or"."""


class Gist:
    """Says a card's sentences at a level of detail."""

    def __init__(self, words: Terse, detail: int, branches: bool) -> None:
        self.words = words
        self.branches = branches
        self.w = words.w
        self.detail = detail

    # --- Cards

    def noun(self, what: Filter, n: tree.Number = 1, *, as_object: bool = False) -> str:
        """Return the word for a sort of cards; "" for any card."""
        words = self.words
        many = 0 if n == 1 else 1
        named = [words.names.get(name, (name, name))[many] for name in what.names]
        typed = [words.types[each][many] for each in what.types]
        keyed = [words.keywords[each] for each in what.keywords]
        sorts = [*(named or typed), *filter(None, [what.word]), *keyed]
        if what.not_types and not sorts and self.detail < 2:
            outs = "/".join(words.types[each][0] for each in what.not_types)
            sorts = [self.w["non"].format(outs)]
        if self.detail > 3 and len(sorts) > 1:
            sorts = []
        if self.detail > 2:
            sorts = [words.short.get(each, each) for each in sorts]
        if as_object and n == 1:
            sorts = [words.objects.get(each, each) for each in sorts]
        cost = self.cost(what) if self.detail < 5 else ""
        return " ".join(filter(None, ["/".join(sorts), cost]))

    def cost(self, what: Filter) -> str:
        """Return the costs of a sort: ``≤4``, ``5+``."""
        if isinstance(what, tree.Matching):
            return self.w["matching"]
        if what.odd is not None:
            return self.w["odd" if what.odd else "even"]
        least, most = what.min_cost, what.max_cost
        if least is not None and most is not None:
            return str(least) if least == most else f"{least}–{most}"
        if least is not None:
            return f"{least}+"
        return f"≤{most}" if most else "0" if most == 0 else ""

    def sort(self, what: Filter, n: tree.Number = 1) -> str:
        """Return the word for a sort of cards, where there must be one."""
        cost = self.cost(what)
        noun = self.noun(what, n) or cost
        if not noun:
            return self.w["card" if n == 1 else "cards"]
        return f"{self.w['cost']} {noun}" if noun == cost and self.detail < 5 else noun

    def thing(self, thing: tree.NounPhrase | None) -> str:
        """Return the object of a verb."""
        match thing:
            case tree.Cards():
                return self.cards(thing)
            case tree.SoMany(thing=sort, amount=amount):
                return self.so_many(sort, amount)
            case tree.It(ref=ref):
                if ref.taken:
                    return self.w["rest"]
                return self.w["them" if ref.many else "it"] if self.detail < 1 else ""
            case tree.OfThem(n=n, what=what):
                return self.count(n, what)
            case tree.Top(spot=spot, n=n):
                return self.top(spot, n)
            case tree.Whole(spot=spot):
                return self.w.get(f"whole-{spot.place}", self.w["all"])
            case tree.OneOf(first=first, second=second):
                one, other = self.thing(first), self.thing(second)
                return one if one == other or self.detail > 1 else f"{one}/{other}"
            case tree.By(thing=inner):
                return self.thing(inner)
            case None:
                return ""

    def cards(self, c: tree.Cards) -> str:
        """Return a number of cards of a sort, with their place if it matters."""
        if c.each_of:
            text = "+".join(self.noun(each) for each in c.each_of)
        elif c.total_cost is not None:
            text = f"{self.w['all']} ≤{c.total_cost}"
        else:
            text = self.count(c.n, c.what)
        if c.per and c.per.per:
            text = f"{text} {self.per(c.per)}"
        place = c.at[0].place if len(c.at) == 1 else None
        if place is None or place not in self.words.at or self.detail > 1:
            return text
        if not c.each_of and c.total_cost is None and not self.sorted(c.what):
            if c.n == 1:
                text = f"{self.w['card']} {self.cost(c.what)}".strip()
            elif c.n == "any":
                text = f"{self.w['cards']} {self.cost(c.what)}".strip()
        return self.words.at[place].format(text)

    def sorted(self, what: Filter) -> bool:
        """Return whether cards are named by more than their cost."""
        return self.noun(what) != self.cost(what)

    def count(self, n: tree.Number, what: Filter) -> str:
        """Return a number of cards of a sort: ``2``, ``Hero``, ``2 Heroes``, ``all Equipment``."""
        noun = self.noun(what, n, as_object=True)
        if n == 1:
            return noun if noun and noun != self.cost(what) else f"1 {noun}".strip()
        number = self.w[n] if n in ("all", "any") else "" if n == "bare" else str(n)
        return f"{number} {noun}".strip()

    def so_many(self, sort: str, amount: tree.Bonus) -> str:
        """Return an amount of cards or Weaknesses."""
        if amount.per:
            text = self.per(amount)
            return f"{self.noun(WEAKNESS)} {text}" if sort == "weakness" else text
        n = amount.n or 1
        return self.count(n, WEAKNESS) if sort == "weakness" else str(n)

    def top(self, spot: tree.Spot, n: int) -> str:
        """Return the top of a deck."""
        if spot.place == "this":
            return self.w["this"]
        if self.detail > 3 and n == 1 and spot.place == "main-deck-top":
            return self.w["new-card"]
        main = "main-" if spot.place in MAIN_DECK else ""
        return self.w[f"{main}top"] if n == 1 else self.w[f"{main}top-n"].format(n)

    # --- Amounts

    def per(self, bonus: tree.Bonus) -> str:
        """Return the thing that is counted: ``per Hero``."""
        return self.w["per"].format("/".join(dict.fromkeys(self.counted(c) for c in bonus.per)))

    def counted(self, counted: tree.Counted) -> str:
        match counted:
            case tree.InPlace(what=what, types=types) | tree.DoneTo(what=what, types=types):
                return self.w["type"] if types else self.sort(what)
            case tree.Happening(event=event):
                return self.event(event)
            case tree.Level():
                return self.w["level"]
            case tree.FoeWith(what=what):
                return f"{self.w['foe']} {self.noun(what)}".strip()

    def bonus(self, bonus: tree.Bonus) -> str:
        """Return an amount of Power: ``+2``, ``+1 per Hero``, ``+1 if Villain``."""
        if bonus.equal:
            text = self.equal(bonus.equal)
        else:
            text = f"+{bonus.n}"
            if bonus.per:
                text = f"{text} {self.per(bonus)}"
        return self.led(bonus.lead, text) if bonus.lead else text

    def equal(self, equal: tree.Equal) -> str:
        """Return an amount that equals something: ``+cost``."""
        return self.w[f"equal-{equal.measure}"]

    # --- Conditions and events

    def event(self, event: Event) -> str:
        """Return an event in a word or two."""
        match event:
            case Plays(what=what, nth=nth, distinct=distinct, each_of=each_of):
                if each_of:
                    return "+".join(self.noun(each) for each in each_of)
                text = self.w["type"] if distinct == "type" else self.sort(what)
                return f"{self.words.ordinal(nth)} {text}" if nth > 1 else text
            case Gains(what=what, bought=bought):
                if bought and not self.noun(what):
                    return self.w["buy"]
                return self.verb("gain", self.noun(what) or self.w["card"])
            case Draws():
                return self.verb("draw", self.w["card"])
            case Discards(what=what, who=who):
                text = self.noun(what) or self.w["card"]
                return self.w["foe-discards"] if who == "foe" else self.verb("discard", text)
            case Avoids():
                return self.w["avoid"]
            case TurnStarts():
                return self.w["start"] if self.detail < 2 else ""
            case TurnEnds():
                return self.w["end"] if self.detail < 2 else ""
            case Defeats():
                return self.w["defeat"]
            case Falls():
                return self.w["fall"]

    def asked(self, only_if: tree.Condition | None, text: str) -> str:
        """Put a condition, if there is one, before its result."""
        return self.led(only_if, text) if only_if and text else text

    def led(self, lead: tree.Lead, text: str) -> str:
        """Put a condition or an event before its result."""
        if isinstance(lead, tree.Done):
            return self.led(lead.more, text) if lead.more else text
        event = isinstance(lead, tree.Happening | tree.Moment | tree.Spared)
        return self.lead(self.condition(lead), text, asks=not event)

    def lead(self, when: str, text: str, *, asks: bool = False) -> str:
        """Join an event or a condition to its result: ``Hero: draw 1``, ``Hero? draw 1``."""
        if not when:
            return text
        return f"{when} {text}" if asks else f"{when}: {text}"

    def condition(self, lead: tree.Lead) -> str:
        """Return a condition in a word or two."""
        match lead:
            case tree.Is(what=what, no=no):
                text = self.noun(what) or self.w["card"]
                return self.w["not" if no else "if"].format(text)
            case tree.SomeAre(what=what, n=n):
                return self.w["if"].format(self.count(n, what))
            case tree.There():
                return ""
            case tree.Holds(what=what, n=n, fewer=fewer):
                text = self.noun(what, n) or self.w["card" if n == 1 else "cards"]
                if n > 1:
                    return self.w["if"].format(f"<{n} {text}" if fewer else f"{n}+ {text}")
                return self.w["not" if fewer else "if"].format(text)
            case tree.HoldsTypes(n=n):
                return self.w["if"].format(f"{n}+ {self.w['types']}")
            case tree.FoeFewer():
                return self.w["foe-fewer"]
            case tree.Say(id=id, what=what):
                return self.words.says[id].format(self.noun(what))
            case tree.Done(more=more):
                return self.condition(more) if more else self.w["did"]
            case tree.AsSoonAs(condition=inner):
                return self.condition(inner)
            case tree.Happening(event=event):
                return self.event(event)
            case tree.Spared():
                return self.w["spared"]
            case tree.Moment(id=id):
                return self.w[id]

    # --- Clauses

    def body(self, body: tree.Body) -> str:
        """Return clauses in a row, without empty ones."""
        return join(self.piece(clause) for _, clause in body)

    def piece(self, clause: tree.Clause) -> Piece:
        """Return a clause, and how its neighbours are joined to it."""
        instead = isinstance(clause, tree.Do | tree.PaysTo) and clause.can == "instead"
        return Piece(self.clause(clause), only_shows(clause), instead)

    def clause(self, clause: tree.Clause) -> str:
        match clause:
            case tree.Gets(bonuses=bonuses, but=but, subject=subject):
                text = ", ".join(self.bonus(each) for each in bonuses)
                if but and self.detail < 1:
                    text = f"{text} ({self.led(but[1], f'+{but[0]}')})"
                return self.by(subject, text)
            case tree.Do():
                return self.deeds(clause)
            case tree.Cond(lead=lead, body=body, otherwise=otherwise):
                text = self.led(lead, then) if (then := self.body(body)) else ""
                other = self.body(otherwise) if self.detail < 2 else ""
                return f"{text}, {self.w['else']} {other}" if text and other else text
            case tree.Options(options=options, subject=subject):
                text = f" {self.w['or']} ".join(filter(None, map(self.body, options)))
                return self.by(subject, text)
            case tree.For() | tree.Attacks() | tree.DoThis() | tree.Several() | tree.Limit():
                return self.body(clause.body)
            case tree.Granted(sentences=sentences):
                return ", ".join(filter(None, map(self.sentence, sentences)))
            case tree.PaysTo(price=price, body=body, can=can):
                text = f"{self.price(price)} → {self.body(body)}"
                return f"{self.w['or']} {text}" if can == "instead" else text
            case tree.Fact(id=id) if id in UNSAID:
                return ""
            case tree.Fact(id=id, n=n, what=what):
                return self.words.facts[id].format(n=n, what=self.noun(what))
            case tree.Gives(events=events, gifts=gifts):
                return self.gives(events, gifts)
            case tree.Whenever(event=event, only_if=only_if, body=body):
                return self.lead(self.event(event.event), self.asked(only_if, self.body(body)))
            case tree.GoesOnTop(what=what):
                noun = self.noun(what) or "1"
                gained = self.verb("gain", noun) if self.detail < 3 else noun
                return self.w["on-top"].format(gained)
            case tree.Pays(prices=prices):
                return self.price(prices[0])
            case tree.Uses(price=price, only_if=only_if, body=body):
                text = self.body(body)
                paid = self.price(price) if price else ""
                return self.asked(only_if, f"{paid} → {text}" if paid and text else paid or text)
            case tree.EachTurn(body=body, only_if=only_if):
                return self.w["each-turn"].format(self.asked(only_if, self.body(body)))
            case tree.Blocks(amount=amount, body=body):
                text = f"{self.words.keywords['Block']} {self.amount(amount)}"
                more = self.body(body) if self.detail < 2 else ""
                return f"{text}, {more}" if more else text

    def amount(self, amount: tree.Bonus) -> str:
        if amount.equal:
            return self.equal(amount.equal)
        return f"{amount.n} {self.per(amount)}" if amount.per else str(amount.n)

    def gives(
        self,
        events: tuple[tree.Happening, ...],
        gifts: tuple[tree.Act | tree.Bonus, ...],
    ) -> str:
        """Return the gifts of played cards, one for each event or one for all."""
        given = [self.bonus(g) if isinstance(g, tree.Bonus) else self.act(g) for g in gifts]
        heads = [self.event(each.event) for each in events]
        if len(given) == len(heads) > 1:
            for at, each in enumerate(events):
                if at and isinstance(each.event, Plays) and each.event.nth > 1:
                    heads[at] = self.words.ordinal(each.event.nth)
            return ", ".join(f"{head}: {gift}" for head, gift in zip(heads, given, strict=True))
        return f"{'/'.join(dict.fromkeys(heads))}: {', '.join(given)}"

    def price(self, price: tree.Price) -> str:
        """Return a price."""
        paid = self.w["pay"].format(price.power) if price.power else ""
        return ", ".join(filter(None, [paid, self.body(price.acts)]))

    def deeds(self, do: tree.Do) -> str:
        """Return the acts of one subject."""
        text = self.acts([each for each in do.acts if not is_silent(each)], number_of(do.subject))
        if do.reward:
            text = f"{text} → {self.bonus(do.reward)}" if text else self.bonus(do.reward)
        if not text:
            return ""
        lost = self.lost(do)
        text = self.w["foes-lose"].format(lost) if lost else self.by(do.subject, text)
        return f"{self.w['or']} {text}" if do.can == "instead" else text

    def lost(self, do: tree.Do) -> int:
        """Return how many cards each foe discards, where that has to be said with a sign."""
        if self.detail < 5 or not do.subject or do.subject.who != "each-foe" or len(do.acts) > 1:
            return 0
        act, cards = do.acts[0], do.acts[0].obj
        if act.verb != "discard" or not isinstance(cards, tree.Cards) or self.noun(cards.what):
            return 0
        return cards.n if isinstance(cards.n, int) else 0

    def acts(self, acts: list[tree.Act], who: int) -> str:
        """Return acts in a row; a colon follows cards that are looked at."""
        return join(Piece(self.act(each, who), each.verb in LOOKING) for each in acts)

    def by(self, subject: tree.Subject | None, text: str) -> str:
        """Put the players who act before the act: ``foes discard 1``."""
        who = self.words.who.get(subject.who, "") if subject else ""
        return f"{who} {text}" if who and text else text

    def act(self, act: tree.Act, who: int = YOU) -> str:
        """Return one verb with its object and goal."""
        if act.options:
            return f" {self.w['or']} ".join(self.act(each, who) for each in act.options)
        if act.verb == "reveal-and-draw":
            return self.draws_on(act)
        if act.tail == "has-assist":
            return self.words.assists[who]
        to = act.to[0].place if act.to else None
        verb = "discard" if act.verb == "put" and to == "discard" else act.verb
        text = self.verb(verb, self.thing(act.obj), who)
        if to and to in self.words.to and (self.detail < 2 or act.verb == "put"):
            way = self.words.to[to]
            text = (way if self.detail < 5 else self.words.short.get(way, way)).format(text)
        return self.led(act.when, text) if act.when and self.detail < 2 else text

    def draws_on(self, act: tree.Act) -> str:
        """Return a draw that is repeated while or until something holds."""
        if act.again:
            return self.w["draw-again"].format(self.w["if"].format(self.noun(act.again)))
        if act.n:
            return self.w["draw-until"].format(f"{act.n}+")
        return self.verb("draw", "1")

    def verb(self, verb: tree.VerbId, thing: str, who: int = YOU) -> str:
        if verb in SILENT:
            return ""
        said = self.words.verbs[verb][who].format(thing)
        return said.replace("  ", " ").strip()

    # --- Sentences

    def pieces(self, sentence: tree.Sentence) -> list[Piece]:
        """Return the clauses of a sentence, with a heading where it says when."""
        pieces = [piece for _, clause in sentence.body if (piece := self.piece(clause)).text]
        heads = [self.words.heads[each] for each in sentence.heads if each in self.words.heads]
        if pieces and heads and (self.detail < 4 or self.branches):
            pieces[0] = pieces[0]._replace(text=f"{heads[0]}: {pieces[0].text}")
        return pieces

    def otherwise(self, done: str, text: str) -> str:
        """Put "else" before the result of a step that was not done."""
        return f"{self.w['else']} {text}" if done in ("do-not", "cannot") else text

    def sentence(self, said: tree.Sentence) -> str:
        """Return one sentence."""
        return join(self.pieces(said))


def join(pieces: Iterable[Piece]) -> str:
    """Join pieces, with a colon after cards that are only looked at."""
    text, shows = "", False
    for each in pieces:
        if each.text:
            text = f"{text}{': ' if shows else ', '}{each.text}" if text else each.text
            shows = each.shows
    return text


def only_shows(clause: tree.Clause) -> bool:
    """Return whether a clause ends with cards that are looked at."""
    match clause:
        case tree.Do(acts=acts, reward=None):
            said = [each for each in acts if not is_silent(each)]
            return bool(said) and said[-1].verb in LOOKING
        case (
            tree.Cond(body=body, otherwise=())
            | tree.Attacks(body=body)
            | tree.Several(body=body)
            | tree.Limit(body=body)
            | tree.DoThis(body=body)
            | tree.For(body=body)
            | tree.Uses(body=body)
            | tree.Whenever(body=body)
            | tree.EachTurn(body=body)
        ):
            return bool(body) and only_shows(body[-1][1])
        case _:
            return False


def is_silent(act: tree.Act) -> bool:
    """Return whether a gist leaves an act out: what goes back, and this card's own way."""
    return act.verb in SILENT or (act.verb == "put" and act.obj == THIS)


def number_of(subject: tree.Subject | None) -> int:
    """Return which form of a verb a subject takes."""
    if subject is None or subject.who in ("you", "team"):
        return YOU
    return SEVERAL if subject.who in ("each-foe", "each-player", "they") else ONE


def fits(text: str) -> bool:
    """Return whether a gist is short enough: one line, or two columns."""
    lines = wrap(text, COLUMN, break_long_words=False, break_on_hyphens=False)
    return len(text) <= LINE or (len(lines) <= 2 and max(map(len, lines)) <= COLUMN)


def gist_in(words: Terse, card: Card) -> str:
    """Return what a card does, with as many details as have room, or less of its end."""
    sentences = card_plan(card)
    branches = any("otherwise" in each.heads for each in sentences)
    texts = []
    for detail in DETAILS:
        text = _whole(card, sentences, Gist(words, detail, branches))
        if fits(text):
            return text
        texts.append(_cut(text, words))
    clauses = re.compile(_joints(words))
    return max(texts, key=lambda text: len(clauses.findall(text)))  # the first that says most


def _joints(words: Terse) -> str:
    """Return the pattern of what stands between two clauses."""
    return f", | → | {words.w['or']} "


def _cut(text: str, words: Terse) -> str:
    """Return a gist without the end that has no room; dots stand for it."""
    for cut in (_joints(words), " ", ""):
        ends = [each.start() for each in re.finditer(cut, text)]
        for end in reversed(ends):
            for mark in (" …", ""):
                if fits(text[:end] + mark):
                    return text[:end] + mark
    return text


def _whole(card: Card, sentences: Iterable[tree.Sentence], gist: Gist) -> str:
    """Return the whole of a card at one level of detail."""
    text, joint, shows = "", "", False
    for sentence in sentences:
        if APPEARING & set(sentence.heads):
            break
        if "defense" in sentence.heads:
            text = _add(text, ", ", gist.words.heads["defense"])
            joint, shows = ": ", False
            continue
        done = _done(sentence)
        pieces = gist.pieces(sentence)
        if pieces and done == "do":
            text = _add(text, joint or " → ", join(pieces))
        elif pieces and pieces[0].instead:
            text = _add(text, " ", join(pieces))
        elif pieces:
            between = ", " if joint == ": " else joint or (": " if shows else ", ")
            text = _add(text, between, gist.otherwise(done, join(pieces)))
        joint = " → " if sentence.colon else ""
        shows = pieces[-1].shows if pieces else shows
    vp = vp_plan(card.vp)
    if isinstance(vp, tree.VpEach):
        sort = gist.sort(vp.what) if vp.every == 1 else f"{vp.every} {gist.sort(vp.what, 2)}"
        text = _add(text, ", ", f"★ {gist.w['per'].format(sort)}")
    elif isinstance(vp, tree.VpOthers):
        text = _add(text, ", ", f"★{vp.n}: {vp.others} {gist.noun(vp.what, 2)}")
    return text


def _add(text: str, joint: str, more: str) -> str:
    return f"{text}{joint}{more}" if text else more


def _done(sentence: tree.Sentence) -> str:
    """Return whether a sentence begins with "if you do", "if you do not"; "" for neither."""
    first = sentence.body[0][1] if sentence.body else None
    if isinstance(first, tree.Cond) and isinstance(first.lead, tree.Done):
        return first.lead.done
    return ""
