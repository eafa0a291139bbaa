"""German: cards, places, amounts and conditions."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from archrivals.engine.language.effects import ANY, Filter, Place
from archrivals.speech import tree
from archrivals.speech.marks import COMMA, OF, card, num, number, term
from archrivals.speech.noun_phrases import NounPhrases
from archrivals.speech.plan.nouns import CLAUSES, OWN, SINGLE
from archrivals.speech.plan.scene import anything
from archrivals.speech.speaker import MANY, listed, only_cost, only_not, words

from . import lexicon as lex
from .lexicon import ACC, DAT, GEN, NOM, Case, Gender, Word


def name_word(name: str, mark: Callable[[str, str], str] = card) -> Word:
    """A card's name as a noun: foreign names do not change."""
    gender, one, many, dat = lex.NAMES.get(name) or ("m", name, name, name)
    marked = [mark(name, form) for form in (one, one, many, dat)]
    return Word(gender, *marked)


def ordinal(n: int, end: str) -> str:
    """Return an ordinal: ``erste``, ``zweiten``, ``7.``."""
    if 1 <= n <= len(lex.ORDINALS):
        return number(n, lex.ORDINALS[n - 1] + end)
    return number(n, f"{n}.")


def nth(n: int, gender: Gender, case: Case) -> str:
    """Return an ordinal before its noun: ``zweite``, ``zweiten``."""
    return ordinal(n, "en" if gender == "m" and case == ACC else "e")


class Noun(NamedTuple):
    """The cards of a filter: their name, and the words after it."""

    heads: tuple[Word, ...]
    after: str = ""
    proper: bool = False

    @property
    def gender(self) -> Gender:
        """The gender of the last head, to which a relative clause belongs."""
        return self.heads[-1].gender

    def bare(self, case: Case = ACC) -> str:
        """One, without an article."""
        return listed([h.obl if case else h.one for h in self.heads], "oder") + self.after

    def led(self, case: Case, lead: Callable[[Gender], str]) -> str:
        """One, with words before each sort that agree with it."""
        heads = [f"{lead(h.gender)} {h.obl if case else h.one}" for h in self.heads]
        return listed(heads, "oder") + self.after

    def one(self, case: Case = ACC, other: bool = False, adj: str = "", ein: str = "ein") -> str:
        """One, whichever: ``ein Held oder eine Superkraft``."""
        adj = "ander" if other else adj
        return self.led(
            case, lambda g: words(ein + lex.EIN[g][case], adj and adj + lex.ADJ[g][case])
        )

    def each(self, case: Case = ACC, other: bool = False, adj: str = "") -> str:
        """Each one: ``jeden Helden``."""
        adj = "ander" if other else adj
        return self.led(
            case, lambda g: words(f"jed{lex.JED[g][case]}", adj and adj + _after_der(g, case))
        )

    def nth(self, n: int, case: Case = ACC, other: bool = False) -> str:
        """The n-th one: ``der zweite Held``."""
        adj = ("anderen" if case else "andere") if other else ""
        return self.led(case, lambda g: words(lex.DER[g][case], nth(n, g, case), adj))

    def many(self, case: Case = ACC, last: str = "oder") -> str:
        """Several: ``Helden oder Schurken``."""
        heads = [h.dat if case == DAT else h.many for h in self.heads]
        return listed(heads, last) + self.after

    def some(self, n: int, case: Case = ACC, other: bool = False, adj: str = "") -> str:
        """A number."""
        if n == 1:
            return self.one(case, other, adj)
        return words(num(n), plural("ander" if other else adj, case), self.many(case))


def _after_der(gender: Gender, case: Case) -> str:
    return "en" if case in (DAT, GEN) or (gender == "m" and case == ACC) else "e"


def plural(adj: str, case: Case) -> str:
    """An adjective before several cards."""
    return adj + lex.ADJ["p"][case] if adj else ""


CARDS: Final = Noun((lex.CARD,))


class Nouns(NounPhrases):
    """Cards, places, amounts and conditions; conditions end with their verb."""

    W = lex.W
    EACH_TURN = lex.EACH_TURN
    ON_TURN = lex.ON_TURN
    NUMBERS = lex.NUMBERS
    OR_LESS = (" oder weniger", " oder mehr", " oder ", " bis ")
    SANDHI = (
        (re.compile(f"in{OF} dem "), "im "),
        (re.compile(OF), ""),
        (re.compile(f"{COMMA}+(?=[,.;:!?)“]|$)"), ""),
        (re.compile(f"{COMMA}+"), ","),
    )

    # --- Which cards

    def noun(self, what: Filter) -> Noun:
        """The noun of a filter."""
        return CARDS if what is ANY else _noun(self, what)

    def gender(self, ref: tree.Ref) -> Gender:
        """The gender of cards spoken of before."""
        return "p" if ref.many else "m" if ref.villain else self.noun(ref.sorts[0]).gender

    def such(self, what: Filter, many: bool = False, no: bool = False) -> str:
        """Return the words about known cards, the verb last: ``ein Schurke ist``, ``3 kostet``."""
        be, not_ = "sind" if many else "ist", "nicht " if no else ""
        if only_cost(what) and not isinstance(what, tree.Matching):
            cost = self.cost_range(what)
            if what.odd is None:
                return f"{not_}{cost} {'kosten' if many else 'kostet'}"
            if not cost:
                return f"{not_}{self.odd(what)} Kosten {'haben' if many else 'hat'}"
        if only_not(what):
            outs = [Noun((lex.TYPES[each],)) for each in what.not_types]
            outs += [Noun((name_word(each),)) for each in what.not_names]
            ones = [out.many(NOM) if many else out.one(NOM) for out in outs]
            if no:
                return f"{listed(ones, 'oder')} {be}"
            if len(outs) > 1:
                return f"weder {listed(ones, 'noch')} {be}"
            return f"{f'keine {ones[0]}' if many else outs[0].one(NOM, ein='kein')} {be}"
        sort = self.noun(what)
        if no and not many:
            return f"{sort.one(NOM, ein='kein')} {be}"
        return f"{not_}{sort.many(NOM) if many else sort.one(NOM)} {be}"

    # --- Places

    def zone(self, key: str, owner: tree.Who, case: Case, adj: str = "") -> str:
        """A place as a noun: ``deiner Hand``, ``das Deck dieses Gegners``."""
        gender, one, of, many = lex.ZONE_NOUNS[key]
        noun = of if case == GEN else one
        if key == "stack":
            return f"ihr{lex.EIN[gender][case]} {noun}"
        if key not in OWN:
            return f"{lex.DER[gender][case]} {noun}"
        if owner in ("you", "they", "team", "their-team"):
            your = "dein" if owner in ("you", "team") else "sein"
            ends = f" {adj}{lex.ADJ[gender][case]}" if adj else ""
            mate = f" oder {lex.DER[gender][case]} {your}es Partners" if "team" in owner else ""
            return f"{your}{lex.EIN[gender][case]}{ends} {noun}{mate}"
        if owner in MANY:
            return f"{lex.DER['p'][case]} {many} {lex.OF_WHOM[owner]}"
        return f"{lex.DER[gender][case]} {noun} {lex.OF_WHOM[owner]}"

    def way(self, at: tree.Spot, way: int) -> str:
        """To a place, in it, or out of it."""
        key, ways = lex.ZONES[at.place]
        lead, case = ways[way]
        return f"{lead} {self.zone(key, at.owner, case)}"

    def to(self, at: tree.Spot) -> str:
        """Return where a card goes to: ``auf deine Hand``."""
        return lex.TO[at.place] if at.place in lex.TO else self.way(at, 0)

    def at(self, at: tree.Spot, gender: Gender = "f", once: bool = False) -> str:
        """Return where a card is, after its noun: ``auf deiner Hand``, ``, die du hast``."""
        place, owner = at
        if place in lex.CLAUSES:
            who = words(lex.DER[gender][ACC], lex.OWNERS[owner], "nur einmal" if once else "")
            return f", {who} {self.does(place, owner)}{COMMA}"
        if place == "this":
            return f", {lex.DER[gender][NOM]} diese ist{COMMA}"
        if place in ("it", "done"):
            return " davon" if place == "it" else " unter diesen Karten"
        return f" {self.way(at, 1)}"

    def does(self, place: Place, owner: tree.Who) -> str:
        """Return what a player does with the cards of a place, the verb last."""
        before, you, they, several = lex.CLAUSES[place]
        return before + (you if owner == "you" else several if owner in MANY else they)

    def top(self, at: tree.Spot, n: int = 1, case: Case = ACC) -> str:
        """The one card of a place, or some: ``die obersten 2 Karten deines Decks``."""
        if at.place == "this":
            text = "dieser Karte" if case in (DAT, GEN) else "diese Karte"
            return text if n == 1 else f"{num(n)} Exemplare dieser Karte"
        if at.place == "super-villain":
            if n > 1:
                return f"{num(n)} {lex.VILLAINS}, die zu besiegen sind{COMMA}"
            n_ = "" if case == NOM else "n"
            villain = term("super-villain", f"Superschurke{n_}")
            return f"{lex.DER['m'][case]} zu besiegende{n_} {villain}"
        which, key = lex.SINGLE[at.place]
        deck = self.zone(key, at.owner, GEN)
        if n > 1:
            return f"{lex.DER['p'][case]} {which}en {num(n)} Karten {deck}"
        return f"{lex.DER['f'][case]} {which}{_after_der('f', case)} Karte {deck}"

    def cards_in(self, at: tree.Spot, case: Case) -> str:
        """All cards of a place, as a noun."""
        if at.place in SINGLE:
            return self.top(at, 1, case)
        return f"{lex.DER['p'][case]} Karten{self.at(at, 'p')}"

    # --- Noun phrases: what stands before the end of the verb, and what stands behind it

    def thing(self, np: tree.NounPhrase, case: Case = ACC) -> tuple[str, str]:
        """An object, and the clause that may stand apart from it."""
        if isinstance(np, tree.Cards):
            return self.cards(np, case)
        if isinstance(np, tree.By):
            text, end = self.thing(np.thing, case)
            by = "dir" if np.who == "you" else "dem Angreifer"
            return text, f"{end}, von {by} gewählt{COMMA}"
        if isinstance(np, tree.It):
            gender = self.gender(np.ref)
            such = f", wenn {lex.HE[gender][NOM]} {self.such(np.such)}{COMMA}"
            text = self.whole(np.ref) + self.end(np.random, np.per)
            return text, "" if anything(np.such) else such
        if isinstance(np, tree.Top):
            such = "" if anything(np.such) else f", wenn sie {self.such(np.such)}{COMMA}"
            return self.top(np.spot, np.n, case) + self.end(False, np.per), such
        return self.said(np, case), ""

    def say_cards(self, np: tree.Cards | tree.It | tree.Top | tree.By, case: Case = ACC) -> str:
        return "".join(self.thing(np, case))

    say_it = say_top = say_by = say_cards

    def pronoun(self, np: tree.NounPhrase | None) -> bool:
        """Return whether an object is a pronoun, which stands before adverbs."""
        return isinstance(np, tree.It) and not np.ref.taken and not np.ref.called

    def whole(self, ref: tree.Ref) -> str:
        """All of them that are left."""
        if ref.called:
            return ref.called
        if not ref.taken:
            return lex.HE[self.gender(ref)][ACC]
        if ref.left == "rest":
            return "den Rest"
        gender = self.noun(ref.sorts[0]).gender
        return f"{lex.DER[gender][ACC]} ander{_after_der(gender, ACC)}"

    def cards(self, c: tree.Cards, case: Case) -> tuple[str, str]:
        """Some cards, and the relative clause that may stand apart from them."""
        adj = "zufällig" if c.random else ""
        many = self.how_many(c.what, c.n, c.up_to, c.other, case, adj)
        if c.each_of:
            many = self.one_of_each(c, case)
        if c.random and (c.each_of or c.other):
            many += " (zufällig gewählt)"
        if c.total_cost is not None:
            many += f" mit Gesamtkosten von {num(c.total_cost)} oder weniger"
        if c.same_type:
            many += f", alle vom selben Kartentyp{COMMA}"
        last = "und" if c.n == "all" else "oder" if c.n == 1 else "und/oder"
        sort = self.noun(c.each_of[-1] if c.each_of else c.what)
        gender: Gender = sort.gender if c.n == 1 and not c.each_of else "p"
        zones = [self.way(at, 1 if c.inside else 2) for at in c.at if at.place in lex.ZONES]
        loose = [self.at(at, gender, c.once) for at in c.at if at.place not in lex.ZONES]
        once = c.once and not any(at.place in lex.CLAUSES for at in c.at)
        end = f", nur einmal in diesem Zug gespielt{COMMA}" if once else ""
        where = f" {listed(zones, last)}" if zones else ""
        one = f"ein{lex.JED[gender][case]}" if c.n == 1 else "solche"
        first, rest = ("", loose) if zones else ("".join(loose[:1]), loose[1:])
        text = many + where + self.end(False, c.per)
        return text, first + "".join([f" {last} {one}{r}" for r in rest]) + end

    def how_many(
        self, what: Filter, n: tree.Number, up_to: bool, other: bool, case: Case, adj: str = ""
    ) -> str:
        """A number of cards of a sort."""
        sort, adj = self.noun(what), "ander" if other else adj
        if n == "all":
            alle = "allen" if case == DAT else "alle"
            return words(alle, adj and f"{adj}en", sort.many(case, "und"))
        if n == 1 or (isinstance(n, int) and not up_to):
            return f"{'bis zu ' if up_to else ''}{sort.some(n, case, adj=adj)}"
        lead = f"bis zu {num(n)}" if isinstance(n, int) else "beliebig viele" if n == "any" else ""
        last = "und" if n == "bare" else "und/oder"
        return words(lead, plural(adj, case), sort.many(case, last))

    def one_of_each(self, c: tree.Cards, case: Case) -> str:
        """``einen anderen Schurken und/oder einen Helden``."""
        sort = self.noun(c.what)
        extra = f", jeweils {sort.one(NOM)}{COMMA}" if sort.heads != (lex.CARD,) else sort.after
        ones = [self.noun(what).one(case, c.other and not i) for i, what in enumerate(c.each_of)]
        if c.n == 1:
            return f"{'bis zu ' if c.up_to else ''}{listed(ones, 'oder')}{extra}"
        if isinstance(c.n, int) and c.n != len(ones):
            return f"{'bis zu ' if c.up_to else ''}{num(c.n)} davon: {listed(ones, 'und')}{extra}"
        if c.n in ("any", "all"):
            lead = "beliebig viele davon" if c.n == "any" else "alle davon"
            return f"{lead}: {listed(ones, 'und')}{extra}"
        return listed(ones, "und/oder" if c.up_to else "und") + extra

    def of_them(self, ref: tree.Ref) -> str:
        """Said after a number of them."""
        if ref.taken:
            return "der anderen"
        return "dieser Karten" if ref.these else "davon"

    def one_of(self, ref: tree.Ref, case: Case = ACC) -> str:
        return f"ein{lex.JED[self.noun(ref.sorts[0]).gender][case]}"

    def that(self, some: str, c: tree.OfThem) -> str:
        gender = self.noun(c.ref.sorts[0]).gender if c.n == 1 else "p"
        return f"{some}, {lex.DER[gender][NOM]} {self.such(c.what, c.n != 1)}{COMMA}"

    def among(self, c: tree.OfThem, case: Case = ACC) -> str:
        these = "unter diesen Karten" if c.ref.these else "davon"
        return f"{self.how_many(c.what, c.n, c.up_to, c.other, case)} {these}"

    def say_whole(self, c: tree.Whole, case: Case = ACC) -> str:
        adj = "" if c.spot.place == "hand" else "gesamt"
        return self.zone(c.spot.place, c.spot.owner, case, adj)

    def say_somany(self, c: tree.SoMany, case: Case = ACC) -> str:
        b = c.amount
        sort = Noun((name_word("Weakness"),)) if c.thing == "weakness" else CARDS
        adj = "zusätzlich" if c.thing == "extra-card" else ""
        if b.equal:
            return f"{words(plural(adj, case), sort.many())} in Höhe {self.equal(b.equal)}"
        return sort.some(b.n, case, adj=adj) + self.end(False, b if b.per else None)

    # --- How much: all in the accusative, after "für"

    def say_inplace(self, c: tree.InPlace) -> str:
        this = f", diese Karte mitgezählt{COMMA}" if c.and_this else ""
        sort = self.noun(c.what)
        if c.types:
            if c.spot.place in CLAUSES or not anything(c.what):
                among = f" unter den {sort.many(DAT, 'und')}{self.at(c.spot, 'p')}"
                return f"jeden verschiedenen Kartentyp{among}{this}"
            return f"jeden verschiedenen Kartentyp{self.at(c.spot)}{this}"
        if c.spot.place == "score" and anything(c.what):
            return f"jeden {lex.CHARACTER}{self.at(c.spot)}{this}"
        return f"{sort.each()}{self.at(c.spot, sort.gender)}{this}"

    def say_doneto(self, c: tree.DoneTo) -> str:
        this = f", diese Karte mitgezählt{COMMA}" if c.and_this else ""
        sort, done = self.noun(c.what), f"so {lex.VERBS[c.ref.how].done}"
        if c.types:
            them = "diesen Karten" if c.ref.these else "ihnen"
            if not anything(c.what):
                them = f"den {done}en {sort.many(DAT, 'und')}"
            return f"jeden verschiedenen Kartentyp unter {them}{this}"
        if c.ref.other and not c.and_this:
            done = f"andere{'n' if sort.gender == 'm' else ''} {done}"
        return f"{sort.each(adj=done)}{this}"

    def say_level(self, c: tree.Level) -> str:
        your = "deines" if c.person == "you" else "seines"
        whose = {
            "you": f"{your} {lex.CHARACTERS}",
            "that-foe": f"des {lex.CHARACTERS} dieses Gegners",
            "protected": f"des geschützten {lex.CHARACTERS}",
        }[c.whose]
        return f"jede {term('level', 'Stufe')} {whose}"

    def say_foewith(self, c: tree.FoeWith) -> str:
        return f"jeden Gegner, der {self.noun(c.what).one()}{self.has_in(c.place)}{COMMA}"

    def has_in(self, place: Place) -> str:
        """Another player has something in a place, the verb last."""
        if place in lex.CLAUSES:
            return f" {self.does(place, 'they')}"
        return f"{self.at(tree.Spot(place, 'they'))} hat"

    def equal(self, e: tree.Equal) -> str:
        """As much as something is, after "in Höhe"."""
        spot, many, but = self.measured(e)
        if e.measure == "power-so-far":
            who, has = ("du", "hast") if e.person == "you" else ("er", "hat")
            return f"der {lex.POWER}, die {who} bisher in diesem Zug {has}{COMMA}"
        if e.measure == "power-given":
            cards = self.cards_in(spot, NOM) if spot else "sie"
            whom, have = "dir" if e.person == "you" else "ihm", "haben" if many else "hat"
            return f"der {lex.POWER}, die {cards} {whom} in diesem Zug gegeben {have}{COMMA}"
        word = "Kosten" if e.measure == "cost" else lex.VP
        if many:
            word = "Gesamtkosten" if e.measure == "cost" else f"gesamten {lex.VP}"
        return (f"der {word} {self.cards_in(spot, GEN)}" if spot else f"ihrer {word}") + but

    # --- What must be true

    def say_is(self, c: tree.Is) -> str:
        of, what = c.of, c.what
        who = (
            lex.HE[self.gender(of)][NOM] if isinstance(of, tree.Ref) else self.top(of.spot, 1, NOM)
        )
        if anything(what):
            return f"{who} nicht da ist"
        matches = isinstance(what, tree.Matching) and only_cost(what) and not c.no
        if matches and isinstance(of, tree.Ref):
            return "ihre Kosten dazu passen"
        return f"{who} {self.such(what, no=c.no)}"

    def say_someare(self, c: tree.SomeAre) -> str:
        these, many = self.of_them(c.ref), c.n > 1
        if anything(c.what):
            return f"es weniger als {num(c.n)} {these} gibt"
        end = lex.JED[self.noun(c.ref.sorts[0]).gender][NOM]
        if c.fewer:
            lead = f"weniger als {num(c.n)}" if many else f"kein{end}"
        else:
            lead = f"{num(c.n)} oder mehr" if many else f"ein{end}"
        return f"{lead} {these} {self.such(c.what, many)}"

    def say_there(self, c: tree.There) -> str:
        if c.n == 1:
            return "es keine gibt" if c.fewer else "es eine gibt"
        return f"es {num(c.n)}{'' if c.exact else ' oder mehr'} Karten sind"

    def say_holds(self, c: tree.Holds) -> str:
        sort, (place, who) = self.noun(c.what), c.spot
        shown = place not in lex.CLAUSES and place not in OWN
        case: Case = NOM if shown else ACC
        if c.n == 1:
            cards = sort.one(case, ein="kein") if c.fewer else sort.one(case)
        else:
            lead = f"weniger als {num(c.n)}" if c.fewer else f"{num(c.n)} oder mehr"
            cards = f"{lead} {sort.many(case, 'und/oder')}"
        if place in lex.CLAUSES:
            return f"{lex.OWNERS[who]} {cards} {self.does(place, who)}"
        if shown:
            return f"{cards}{self.at(c.spot)} {'liegt' if c.n == 1 else 'liegen'}"
        have = "hast" if who == "you" else "haben" if who in MANY else "hat"
        return f"{lex.OWNERS[who]} {cards}{self.at(c.spot)} {have}"

    def say_holdstypes(self, c: tree.HoldsTypes) -> str:
        among = "" if anything(c.what) else f" unter den {self.noun(c.what).many(DAT, 'und')}"
        types = f"{num(c.n)} oder mehr verschiedene Kartentypen{among}"
        if isinstance(c.of, tree.Ref):
            return f"es {types} {self.of_them(c.of) if among else 'unter ihnen'} gibt"
        cards = " unter den Karten" if c.of.place in CLAUSES and not among else ""
        return f"es {types}{cards}{self.at(c.of, 'p')} gibt"

    def say_foefewer(self, c: tree.FoeFewer) -> str:
        cards = f"{self.noun(c.what).many(ACC, 'und/oder')}{self.has_in(c.place)}"
        if c.n is None:
            return f"ein Gegner weniger {cards} als {lex.WHO[c.person][0]}"
        return f"ein Gegner weniger als {num(c.n)} {cards}"

    def defeatable(self, what: Filter) -> str:
        sort, villain = self.noun(what), term("super-villain", "Superschurke")
        such = sort.after if sort.heads == (lex.CARD,) else f", der {sort.one(NOM)} ist{COMMA}"
        return f"ein {villain}{such} zu besiegen ist"

    def of_place(self, c: tree.Say, at: tree.Spot) -> str:
        if c.id == "empty":
            return f"{self.zone(lex.ZONES[at.place][0], at.owner, NOM)} leer ist"
        if c.id == "card-there":
            return "diese Karte da ist" if at.place == "this" else f"eine Karte{self.at(at)} liegt"
        if at.place in SINGLE:
            return f"{self.top(at, 1, NOM)} einen Kartentyp hat"
        return f"jede der Karten{self.at(at, 'p')} einen anderen Kartentyp hat"

    def say_assoonas(self, c: tree.AsSoonAs) -> str:
        return f"sobald in diesem Zug {self.said(c.condition)}"

    def say_done(self, c: tree.Done) -> str:
        who, do, can = ("du", "tust", "kannst") if c.person == "you" else ("er", "tut", "kann")
        verb = {"do": do, "do-not": f"nicht {do}", "cannot": f"nicht {can}"}[c.done]
        return f"{who} das {verb}{f' und {self.said(c.more)}' if c.more else ''}"


@lru_cache(maxsize=4096)
def _noun(speaker: Nouns, what: Filter) -> Noun:
    heads: tuple[Word, ...] = (lex.CARD,)
    if what.names:
        heads = tuple([name_word(name) for name in what.names])
    elif what.types:
        heads = tuple([lex.TYPES[sort] for sort in what.types])
    elif speaker.is_word(what):
        heads = (name_word(what.word, term),)
    kinds = [lex.TYPES[sort].one for sort in what.types] if what.names else []
    outs = [lex.TYPES[sort].many for sort in what.not_types]
    outs += [name_word(name).one for name in what.not_names]
    out = f" (außer {listed(outs, 'und')})" if outs else ""
    proper = bool(what.names) and not any(name in lex.NAMES for name in what.names)
    return Noun(heads, speaker.described(what, kinds, speaker.keywords(what), out), proper)
