"""Spanish: cards, places, amounts and conditions."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Final, NamedTuple

from archrivals.engine.language.effects import ANY, Filter, Place
from archrivals.speech import tree
from archrivals.speech.marks import AND, AT, OF, OR, WORD, card, num, number, term
from archrivals.speech.noun_phrases import NounPhrases
from archrivals.speech.plan.scene import anything
from archrivals.speech.speaker import MANY, listed, only_cost, only_not, words

from . import lexicon as lex
from .lexicon import Word


def name_word(name: str) -> Word:
    """A card's name as a noun: foreign names do not change in the plural."""
    one, many, fem = _named(name)
    return Word(card(name, one), card(name, many), fem)


def _named(name: str) -> tuple[str, str, bool]:
    return lex.NAMES.get(name) or (name, name, name in lex.FEMININE_NAMES)


def ordinal(n: int, fem: bool, alone: bool = False) -> str:
    """Return an ordinal before its noun: ``primer``, ``tercera``, ``7.ª``."""
    if 1 <= n <= len(lex.ORDINALS):
        table = lex.ORDINALS_F if fem else lex.ORDINALS_ALONE if alone else lex.ORDINALS
        return number(n, table[n - 1])
    return number(n, f"{n}.{'ª' if fem else 'º'}")


def o(fem: bool, many: bool = False) -> str:
    """The ending of what agrees: ``elegid`` + ``as``."""
    return ("a" if fem else "o") + ("s" if many else "")


class Noun(NamedTuple):
    """The cards of a filter: their name, and the words after it.

    ``late`` is a relative clause that stands after the place (of one, of several): ``una carta de
    tu mano que no sea un Lugar``; where the place is also a clause, ``salvo`` says it before.
    """

    heads: tuple[Word, ...]
    fem: bool
    after: str = ""
    late: tuple[str, str] = ("", "")
    salvo: str = ""
    proper: bool = False

    def tail(self, where: str, clause: bool, many: bool = False) -> str:
        """Return the words after the heads, with the place; ``clause``: they are a clause."""
        if self.salvo and clause:
            return self.after + self.salvo + where
        return self.after + where + self.late[many]

    def bare(self, where: str = "", clause: bool = False) -> str:
        """One, without an article: ``Héroe o Villano de coste 3 o menos``."""
        return listed([head.one for head in self.heads], OR) + self.tail(where, clause)

    def one(self, where: str = "", clause: bool = False, other: bool = False) -> str:
        """One, whichever; sorts of different gender have an article each."""
        if len(self.heads) == 1 or len({head.fem for head in self.heads}) == 1:
            return f"{_a(self.heads[0].fem, other)} {self.bare(where, clause)}"
        ones = [f"{_a(head.fem, other)} {head.one}" for head in self.heads]
        return listed(ones, OR) + self.tail(where, clause)

    def many(self, last: str = OR, where: str = "", clause: bool = False) -> str:
        """Several: ``Héroes o Villanos de coste 3 o menos``."""
        return listed([head.many for head in self.heads], last) + self.tail(where, clause, True)

    def some(self, n: int, where: str = "", clause: bool = False, other: bool = False) -> str:
        """A number."""
        if n == 1:
            return self.one(where, clause, other)
        return f"{self.others(other)}{num(n)} {self.many(OR, where, clause)}"

    def others(self, other: bool, many: bool = True) -> str:
        """``otras``, if they are others."""
        return f"otr{o(self.fem, many)} " if other else ""

    def the(self) -> str:
        """The article of several."""
        return "las" if self.fem else "los"


def _a(fem: bool, other: bool = False) -> str:
    if other:
        return "otra" if fem else "otro"
    return "una" if fem else "un"


CARDS: Final = Noun((lex.CARD,), True)


class Nouns(NounPhrases):
    """Cards, places, amounts and conditions."""

    W = lex.W
    EACH_TURN = lex.EACH_TURN
    ON_TURN = lex.ON_TURN
    NUMBERS = lex.NUMBERS
    SINGLE = lex.SINGLE
    OR_LESS = (" o menos", " o más", " o ", " a ")
    SANDHI = (
        (re.compile(f"{AND}(?= {WORD}(?i:i(?![aeouáéó])|í|y[^aeiouáéíóú]))"), "e"),
        (re.compile(f"{OR}(?=,? {WORD}(?i:[oó]))"), "u"),
        (re.compile(AND), "y"),
        (re.compile(OR), "o"),
        (re.compile(f"{OF} el "), "del "),
        (re.compile(OF), "de"),
        (re.compile(f"{AT} el "), "al "),
        (re.compile(AT), "a"),
    )

    # --- Which cards

    def noun(self, what: Filter) -> Noun:
        """The noun of a filter."""
        return CARDS if what is ANY else _noun(self, what)

    def fem(self, ref: tree.Ref) -> bool:
        """The gender of cards spoken of before."""
        return not ref.villain and all(self.noun(what).fem for what in ref.sorts)

    def such(self, what: Filter, many: bool = False, sub: bool = False) -> str:
        """Return the words about known cards: ``es un Villano``, ``cuestan 1 o más`` and so on."""
        if only_cost(what) and not isinstance(what, tree.Matching):
            cost = self.cost_range(what)
            if what.odd is None:
                return f"{lex.COST[sub][many]} {cost}"
            if not cost:
                return f"{lex.HAVE[sub][many]} un coste {self.odd(what)}"
        be = lex.BE[sub][many]
        if only_not(what):
            outs = [lex.TYPES[each] for each in what.not_types]
            outs += [name_word(each) for each in what.not_names]
            names = [out.many if many else f"{_a(out.fem)} {out.one}" for out in outs]
            return f"no {be} {names[0]}" if len(names) == 1 else f"no {be} ni {' ni '.join(names)}"
        return f"{be} {self.noun(what).many() if many else self.noun(what).one()}"

    def not_such(self, what: Filter) -> str:
        """The opposite, of one card."""
        if not only_not(what):
            return f"no {self.such(what)}"
        outs = [lex.TYPES[each] for each in what.not_types]
        outs += [name_word(each) for each in what.not_names]
        return f"es {listed([f'{_a(out.fem)} {out.one}' for out in outs], OR)}"

    # --- Places

    def own(self, place: Place, owner: tree.Who) -> str:
        """A place that each player has: ``tu mano``, ``la mano de ese rival``."""
        word = lex.OWN[place]
        if owner in ("you", "they"):
            return f"{lex.YOUR[owner]} {word.one}"
        if owner in ("team", "their-team"):
            your = lex.YOUR[owner]
            return f"{your} {word.one} o {'la' if word.fem else 'el'} de {your} compañero"
        if owner in MANY:
            return f"{'las' if word.fem else 'los'} {word.many} {OF} {lex.OWNERS[owner]}"
        return f"{'la' if word.fem else 'el'} {word.one} {OF} {lex.OWNERS[owner]}"

    def zone(self, at: tree.Spot) -> str:
        """A place as a noun: ``tu mano``, ``la Alineación``."""
        lead, place = lex.ZONES[at.place]
        return lead if place is None else lead + self.own(place, at.owner)

    def of(self, at: tree.Spot) -> str:
        """Out of a place: ``de tu mano``, ``del mazo``."""
        if at.owner in ("team", "their-team") and at.place in lex.OWN:
            word, your = lex.OWN[at.place], lex.YOUR[at.owner]
            return f"de {your} {word.one} o {OF} {'la' if word.fem else 'el'} de {your} compañero"
        return f"{OF} {self.zone(at)}"

    def to(self, at: tree.Spot) -> str:
        """Return where a card goes to: ``en tu mano``."""
        lead, place = lex.TO[at.place]
        return lead if place is None else lead + self.own(place, at.owner)

    def does(self, owner: tree.Who, second: str, third: str, many: str) -> str:
        """The form of a verb that goes with a player, who is named after it."""
        if owner in ("you", "they"):
            return second if owner == "you" else third
        if owner in ("team", "their-team"):
            return f"{third} alguien de {lex.YOUR[owner]} bando"
        return f"{many if owner in MANY else third} {lex.OWNERS[owner]}"

    def loose(self, place: Place) -> bool:
        """Return whether a place is said by a clause."""
        return place in lex.CLAUSES or place == "this"

    def at(self, at: tree.Spot, many: bool = False, once: bool = False) -> str:
        """Return where a card is, said after its noun: ``en tu mano``, ``que controles``."""
        place, owner = at
        if place in lex.FIXED_PLACES:
            return lex.FIXED_PLACES[place]
        if place in lex.CLAUSES:
            if once and place == "play":
                place = "front"
            end = lex.CLAUSE_ENDS[place][many]
            verb = self.does(owner, *lex.CLAUSES[place])
            return f"que {verb}{' una sola vez' if once else ''}{end}"
        return self.to(at) if place in lex.ENDS else f"en {self.zone(at)}"

    def cards_in(self, at: tree.Spot) -> str:
        """All cards of a place, as a noun: ``las cartas de tu mano``."""
        if at.place in lex.SINGLE:
            return self.single(at)
        return f"las cartas {self.at(at, many=True) if self.loose(at.place) else self.of(at)}"

    # --- Noun phrases

    def thing(self, np: tree.NounPhrase) -> tuple[str, str, str]:
        """An object: a pronoun that joins the verb, or words; and the words after it."""
        if isinstance(np, tree.By):
            pronoun, text, after = self.thing(np.thing)
            by = "por ti" if np.who == "you" else "por el atacante"
            chosen = f", elegid{o(self.noun(np.what).fem, np.many)} {by}"
            return pronoun, text, after + chosen
        if not isinstance(np, tree.It):
            return "", self.said(np), ""
        ref = np.ref
        after = "" if anything(np.such) else f" si {self.such(np.such)}"
        after += self.end(np.random, np.per)
        if not ref.taken and not ref.called:
            return f"l{o(self.fem(ref), ref.many)}", "", after
        return "", self.whole(ref), after

    def whole(self, ref: tree.Ref) -> str:
        """Return the words for the rest of them."""
        if ref.called:
            return ref.called
        if ref.left == "other":
            return "la otra" if self.fem(ref) else "el otro"
        return "el resto"

    def say_it(self, c: tree.It | tree.By) -> str:
        pronoun, text, after = self.thing(c)
        return ("esas cartas" if pronoun else text) + after

    say_by = say_it

    def say_cards(self, c: tree.Cards) -> str:
        where, clause = self.places(c) if c.at else ("", False)
        where = where and f" {where}"
        if c.total_cost is not None:
            where = f" de coste total {num(c.total_cost)} o menos{where}"
        if c.same_type:
            all_ = f", tod{o(self.noun(c.what).fem, True)} del mismo tipo"
            where = f"{all_}{',' if where or c.random or c.per else ''}{where}"
        if c.each_of:
            text = self.one_of_each(c, where)
        else:
            text = self.how_many(c.what, c.n, c.up_to, c.other, where, clause)
        return text + self.end(c.random, c.per)

    def how_many(
        self, what: Filter, n: tree.Number, up_to: bool, other: bool, where: str, clause: bool
    ) -> str:
        """A number of cards of a sort."""
        sort = self.noun(what)
        if n in ("all", "bare"):
            all_ = f"tod{o(sort.fem, True)} {sort.the()} " if n == "all" else ""
            return f"{all_}{sort.others(other)}{sort.many(AND, where, clause)}"
        if n == "any":
            return f"cualquier cantidad de {sort.others(other)}{sort.many('y/o', where, clause)}"
        if not up_to or n == 1:
            return f"{'hasta ' if up_to else ''}{sort.some(int(n), where, clause, other)}"
        return f"hasta {sort.others(other)}{num(int(n))} {sort.many('y/o', where, clause)}"

    def one_of_each(self, c: tree.Cards, where: str) -> str:
        """``otro Villano y/o un Héroe``."""
        sort = self.noun(c.what)
        plain = sort.heads == (lex.CARD,)
        extra = sort.after + (sort.salvo if sort.salvo else "") if plain else ""
        if not plain:
            extra = f", cada una de las cuales sea {sort.one()}"
        extra += where
        ones = [self.noun(what).one(other=c.other and not i) for i, what in enumerate(c.each_of)]
        if c.n == 1:
            return f"{'hasta ' if c.up_to else ''}{listed(ones, OR)}{extra}"
        if isinstance(c.n, int) and c.n != len(ones):
            up_to = "hasta " if c.up_to else ""
            return f"{up_to}{num(c.n)} de estas: {listed(ones, AND)}{extra}"
        if c.n in ("any", "all"):
            lead = "cualquier cantidad de estas" if c.n == "any" else "todas estas"
            return f"{lead}: {listed(ones, AND)}{extra}"
        return listed(ones, "y/o" if c.up_to else AND) + extra

    def places(self, c: tree.Cards) -> tuple[str, bool]:
        """Return where the cards are, and whether that is said by a clause."""
        last = AND if c.n == "all" else OR if c.n == 1 else "y/o"
        zones = [self.of(at) for at in c.at if at.place in lex.ZONES]
        clauses = [self.at(at, c.n != 1, c.once) for at in c.at if at.place not in lex.ZONES]
        loose = any(self.loose(at.place) for at in c.at)
        once = c.once and not any(at.place in lex.CLAUSES for at in c.at)
        end = ", jugada una sola vez este turno" if once else ""
        if not zones:
            return listed(clauses, last) + end, loose
        return " ".join([listed(zones, last), *[f"{last} {each}" for each in clauses]]) + end, loose

    def of_them(self, ref: tree.Ref) -> str:
        """Said after a number of them."""
        fem = self.fem(ref)
        if ref.taken:
            return "de las demás" if fem else "de los demás"
        return "de estas cartas" if ref.these else f"de {self.them(ref)}"

    def them(self, ref: tree.Ref) -> str:
        """The pronoun after a preposition."""
        one, many = ("ella", "ellas") if self.fem(ref) else ("él", "ellos")
        return many if ref.many else one

    def one_of(self, ref: tree.Ref, *case: Any) -> str:
        return "una" if ref.these or self.fem(ref) else "uno"

    def that(self, some: str, c: tree.OfThem) -> str:
        if c.n == "all":
            some = f"todas {'estas cartas' if c.ref.these else 'las'}"
        return f"{some} que {self.such(c.what, c.n != 1, sub=True)}"

    def among(self, c: tree.OfThem, *case: Any) -> str:
        among = f" de entre {'estas cartas' if c.ref.these else self.them(c.ref)}"
        return self.how_many(c.what, c.n, c.up_to, c.other, among, False)

    def say_top(self, c: tree.Top) -> str:
        text = self.single(c.spot, c.n)
        if not anything(c.such):
            text += f" si {self.such(c.such)}"
        return text + self.end(False, c.per)

    def say_whole(self, c: tree.Whole) -> str:
        place, owner = c.spot
        if place == "hand" or owner not in ("you", "they"):
            return self.own(place, owner)
        return f"tod{o(lex.OWN[place].fem)} {self.own(place, owner)}"

    def say_oneof(self, c: tree.OneOf) -> str:
        joint = {"or": "o", "and": "y", "and/or": "y/o"}[c.joint]
        return f"{self.said(c.first)} {joint} {self.said(c.second)}"

    def say_somany(self, c: tree.SoMany) -> str:
        word = {"card": lex.CARD, "extra-card": lex.EXTRA}.get(c.thing) or name_word("Weakness")
        b = c.amount
        if b.equal:
            return f"tantas {word.many} como {self.equal(b.equal)}"
        each = f" por cada {self.said(b.per[0])}{self.cap(b)}" if b.per else ""
        return Noun((word,), True).some(b.n) + each

    # --- How much

    def say_inplace(self, c: tree.InPlace) -> str:
        this = ", contando esta carta" if c.and_this else ""
        sort, loose = self.noun(c.what), self.loose(c.spot.place)
        if c.types:
            if loose or not anything(c.what):
                where = f" {self.at(c.spot, many=True)}"
                among = f"{sort.the()} {sort.many(AND, where, loose)}"
                return f"tipo de carta distinto entre {among}{this}"
            return f"tipo de carta distinto {self.at(c.spot)}{this}"
        where = f" {self.at(c.spot)}"
        if c.spot.place == "score" and anything(c.what):
            return f"{lex.CHARACTER}{where}{this}"
        return sort.bare(where, loose) + this

    def say_doneto(self, c: tree.DoneTo) -> str:
        this = ", contando esta carta" if c.and_this else ""
        sort = self.noun(c.what)
        if c.types:
            them = "estas cartas" if c.ref.these else self.them(c.ref)
            if not anything(c.what):
                done = f" {lex.VERBS[c.ref.how].done}{o(sort.fem, True)} de este modo"
                them = f"{sort.the()} {sort.many(AND, done)}"
            return f"tipo de carta distinto entre {them}{this}"
        other = sort.others(c.ref.other and not c.and_this, many=False)
        return (
            f"{other}{sort.bare(f' {lex.VERBS[c.ref.how].done}{o(sort.fem)} de este modo')}{this}"
        )

    def say_level(self, c: tree.Level) -> str:
        whose = {
            "you": f"de {lex.YOUR[c.person]} {lex.CHARACTER}",
            "that-foe": f"del {lex.CHARACTER} de ese rival",
            "protected": f"del {lex.CHARACTER} al que protege",
        }[c.whose]
        return f"{term('level', 'Nivel')} {whose}"

    def say_foewith(self, c: tree.FoeWith) -> str:
        sort = self.noun(c.what)
        if c.place == "play":
            return f"rival que controle {sort.one()}"
        if c.place == "front":
            return f"rival que controle {sort.one(' de este turno')}"
        if c.place in ("played", "gained"):
            has = "haya jugado" if c.place == "played" else "haya obtenido"
            return f"rival que {has} {sort.one()} este turno"
        where = f" {self.at(tree.Spot(c.place, 'they'))}"
        return f"rival con {sort.one(where, c.place == 'this')}"

    def equal(self, e: tree.Equal, power: bool = False) -> str:
        """As much as something is; ``power``: the word stands before it."""
        spot, many, but = self.measured(e)
        if e.measure == "power-so-far":
            return f"{lex.YOUR[e.person]} {lex.POWER} acumulado este turno"
        if e.measure == "power-given":
            cards = f" {self.cards_in(spot)}" if spot else ""
            whom = "le" if e.person == "they" else "te"
            lead = "el" if power else f"el {lex.POWER}"
            return f"{lead} que {whom} {'han' if many else 'ha'} dado{cards} este turno"
        if e.measure == "cost":
            word = f"coste{' total' if many else ''}"
            lead = f"el {word} {OF} {self.cards_in(spot)}" if spot else f"su {word}"
        else:
            word = f"{lex.VP}{' totales' if many else ''}"
            lead = f"los {word} {OF} {self.cards_in(spot)}" if spot else f"sus {word}"
        return lead + but

    # --- What must be true

    def say_is(self, c: tree.Is) -> str:
        what = c.what
        top = "" if isinstance(c.of, tree.Ref) else self.single(c.of.spot)
        if anything(what):
            return words("no está", top)
        if c.no:
            return words(top, self.not_such(what))
        if not top and only_cost(what):
            if isinstance(what, tree.Matching):
                return "su coste coincide"
            if what.odd is not None and not self.cost_range(what):
                return f"su coste es {self.odd(what)}"
        return words(top, self.such(what))

    def say_someare(self, c: tree.SomeAre) -> str:
        these, many = self.of_them(c.ref), c.n > 1
        if anything(c.what):
            return f"hay menos de {num(c.n)} {these}"
        if c.fewer:
            none = f"ningun{o(c.ref.these or self.fem(c.ref))}"
            lead = f"menos de {num(c.n)}" if many else none
        else:
            lead = f"{num(c.n)} o más" if many else self.one_of(c.ref)
        return f"{lead} {these} {self.such(c.what, many)}"

    def say_there(self, c: tree.There) -> str:
        if c.n == 1:
            return "no hay ninguna" if c.fewer else "hay alguna"
        return f"hay {num(c.n)}{'' if c.exact else ' o más'} cartas"

    def cards(self, c: tree.Holds, where: str, clause: bool = False) -> str:
        """A number of cards that a player has."""
        sort = self.noun(c.what)
        where = where and f" {where}"
        if c.n == 1:
            if not c.fewer:
                return sort.one(where, clause)
            return f"{'ninguna' if sort.heads[0].fem else 'ningún'} {sort.bare(where, clause)}"
        many = sort.many("y/o", where, clause)
        return f"menos de {num(c.n)} {many}" if c.fewer else f"{num(c.n)} o más {many}"

    def say_holds(self, c: tree.Holds, soon: bool = False) -> str:
        place, owner = c.spot
        no = "no " if c.fewer and c.n == 1 else ""
        if place in ("play", "front"):
            verb = self.does(owner, "controlas", "controla", "controlan")
            since = f"de este turno que siga{'n' if c.n > 1 else ''} en juego"
            if place == "play":
                return f"{no}{verb} {self.cards(c, '')}"
            return f"{no}{verb} {self.cards(c, since, True)}"
        if place in ("played", "gained"):
            verb = "jugado" if place == "played" else "obtenido"
            has = self.does(owner, f"has {verb}", f"ha {verb}", f"han {verb}")
            when = "" if soon else " antes en este turno" if place == "played" else " este turno"
            return f"{no}{has} {self.cards(c, '')}{when}"
        if place in lex.OWN:
            has = self.does(owner, "tienes", "tiene", "tienen")
            return f"{no}{has} {self.cards(c, self.have_in(c.spot))}"
        return f"{no}hay {self.cards(c, self.at(c.spot), self.loose(place))}"

    def have_in(self, at: tree.Spot) -> str:
        """Return where someone has a card: ``en la mano``, ``en su pila de descarte``."""
        if at.place == "hand":
            return f"en la {lex.OWN['hand'].one}"
        return self.at(at if at.owner in ("you", "they") else tree.Spot(at.place, "they"))

    def say_holdstypes(self, c: tree.HoldsTypes) -> str:
        sort = self.noun(c.what)
        among = "" if anything(c.what) else f" entre {sort.the()} {sort.many(AND)}"
        types = f"{num(c.n)} o más tipos de carta distintos{among}"
        if isinstance(c.of, tree.Ref):
            return f"hay {types} {self.of_them(c.of) if among else 'entre ellas'}"
        place, owner = c.of
        if place in lex.OWN:
            return f"{self.does(owner, 'tienes', 'tiene', 'tienen')} {types} {self.have_in(c.of)}"
        if self.loose(place):
            cards = "" if among else "entre las cartas "
            return f"hay {types} {cards}{self.at(c.of, many=True)}"
        return f"hay {types} {self.at(c.of)}"

    def say_foefewer(self, c: tree.FoeFewer) -> str:
        verb, where = "tiene", f" {self.have_in(tree.Spot(c.place, 'they'))}"
        if c.place in ("play", "front"):
            verb, where = "controla", " de este turno" if c.place == "front" else ""
        cards = self.noun(c.what).many("y/o", where, self.loose(c.place))
        if c.n is None:
            return (
                f"algún rival {verb} menos {cards} {'que él' if c.person == 'they' else 'que tú'}"
            )
        return f"algún rival {verb} menos de {num(c.n)} {cards}"

    def defeatable(self, what: Filter) -> str:
        sort, villain = self.noun(what), term("super-villain", "Supervillano")
        such = sort.tail("", False) if sort.heads == (lex.CARD,) else f" que sea {sort.one()}"
        return f"hay un {villain}{such} por derrotar"

    def of_place(self, c: tree.Say, at: tree.Spot) -> str:
        if c.id == "empty":
            word = lex.OWN[at.place]
            return f"{self.own(at.place, at.owner)} está vací{o(word.fem)}"
        if c.id == "card-there":
            return "está esta carta" if at.place == "this" else f"hay una carta {self.at(at)}"
        if at.place in lex.SINGLE:
            return f"{self.single(at)} tiene un tipo de carta"
        return f"cada una de {self.cards_in(at)} es de un tipo distinto"

    def say_assoonas(self, c: tree.AsSoonAs) -> str:
        return f"si en algún momento de este turno {self.soon(c.condition)}"

    def soon(self, c: tree.Condition) -> str:
        """A condition after "este turno", which it does not say again."""
        if isinstance(c, tree.Holds):
            return self.say_holds(c, soon=True)
        if isinstance(c, tree.Say) and c.id == "first-card":
            return f"esta es la primera carta que {'juegas' if c.person == 'you' else 'juega'}"
        if isinstance(c, tree.Say) and c.id == "foe-discarded":
            return "algún rival ha descartado una carta"
        return self.said(c)

    def say_done(self, c: tree.Done) -> str:
        do, can = ("haces", "puedes") if c.person == "you" else ("hace", "puede")
        verb = {"do": f"lo {do}", "do-not": f"no lo {do}", "cannot": f"no {can} hacerlo"}[c.done]
        return f"{verb}{f' y {self.said(c.more)}' if c.more else ''}"


@lru_cache(maxsize=4096)
def _noun(speaker: Nouns, what: Filter) -> Noun:
    salvo, late = "", ("", "")
    heads: tuple[Word, ...] = (lex.CARD,)
    if what.names:
        heads = tuple([name_word(name) for name in what.names])
    elif what.types:
        heads = tuple([lex.TYPES[sort] for sort in what.types])
    elif speaker.is_word(what):
        one, many, fem = _named(what.word)
        heads = (Word(term(what.word, one), term(what.word, many), fem),)
    kinds = [lex.TYPES[sort].one for sort in what.types] if what.names else []
    outs = [lex.TYPES[sort].many for sort in what.not_types]
    outs += [name_word(name).one for name in what.not_names]
    out = f" (salvo {listed(outs, AND)})" if outs else ""
    if heads == (lex.CARD,) and what.not_types and not what.not_names:
        salvo, out = out, ""
        left = Filter(not_types=what.not_types)
        late = (f" que {speaker.such(left, False, True)}", f" que {speaker.such(left, True, True)}")
    after = speaker.described(what, kinds, speaker.keywords(what), out)
    # "Si juegas Starbolt", but "si juegas una Word of Power".
    common = any(" of " in name or name in lex.NAMES for name in what.names)
    fem = all(head.fem for head in heads)
    return Noun(heads, fem, after, late, salvo, bool(what.names) and not common)
