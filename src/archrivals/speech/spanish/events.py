"""Spanish: events that abilities wait for, and counts of a turn."""

from __future__ import annotations

from archrivals.engine.language import effects as fx
from archrivals.speech import tree
from archrivals.speech.marks import AND, OF, num
from archrivals.speech.plan.scene import anything
from archrivals.speech.speaker import words

from . import lexicon as lex
from .nouns import Noun, Nouns, o, ordinal

VERBS = {  # after "cuando", after "si": of you, of another
    fx.Draws: (("robes", "robe"), ("robas", "roba")),
    fx.Gains: (
        ("compres u obtengas", "compre u obtenga"),
        ("compras u obtienes", "compra u obtiene"),
    ),
    fx.Discards: (("descartes", "descarte"), ("descartas", "descarta")),
    fx.Avoids: (("evites", "evite"), ("evitas", "evita")),
    fx.Defeats: (("derrotes", "derrote"), ("derrotas", "derrota")),
    fx.Falls: (("sea derrotado", "sea derrotado"), ("es derrotado", "es derrotado")),
}
BUYS = (("compres", "compre"), ("compras", "compra"))


class Events(Nouns):
    """Events: each card that counts, that it happens, whenever it happens."""

    def verb(self, h: tree.Happening, fact: bool) -> str:
        """The verb of an event: after "cuando", or as a fact."""
        e = h.event
        if isinstance(e, fx.Discards) and e.who == "foe":
            return "un rival descarta" if fact else "un rival descarte"
        forms = BUYS if isinstance(e, fx.Gains) and e.bought else VERBS[type(e)]
        return forms[fact][h.person == "they"]

    def fem_of(self, h: tree.Happening) -> bool:
        """The gender of the card that counts."""
        e = h.event
        if isinstance(e, fx.Plays) and e.distinct == "type":
            return False
        return self.noun(e.what).fem if isinstance(e, fx.Plays | fx.Gains | fx.Discards) else True

    def say_happening(self, h: tree.Happening) -> str:
        """The card that counts: ``Héroe que juegues este turno``."""
        return self.each(h, self.tail(h))

    def each(self, h: tree.Happening, tail: str, many: bool = False) -> str:
        """The card with the act; ``many`` says it of the first few."""
        e = h.event
        if isinstance(e, fx.Draws):
            return f"carta{tail}"
        if isinstance(e, fx.Gains):
            where, rel = self.gained(e, h)
            return self.noun(e.what).bare(where, rel) + tail
        if not isinstance(e, fx.Plays):
            assert isinstance(e, fx.Discards)
            return self.noun(e.what).bare(self.from_hand(e, h) + tail, True)
        sort = self.noun(e.what)
        if e.first and not many:
            tail = f" ({OF} {self.first(e.first, sort)}){tail}"
        if e.distinct == "type":
            plain = anything(e.what) and not e.other
            cards = f"{sort.the()} {sort.others(e.other)}{sort.many(AND)}"
            among = "" if plain else f" entre {cards}"
            return f"tipo{'s' * many} de carta distinto{'s' * many}{among}{tail}"
        if e.distinct == "name":
            tail = f" con nombre{'s' * many} distinto{'s' * many}{tail}"
        if many:
            return sort.others(e.other) + sort.many(where=tail, clause=True)
        return sort.others(e.other, many=False) + sort.bare(tail, True)

    def tail(self, h: tree.Happening) -> str:
        """Return the words for its use: ``que juegues este turno``."""
        e = h.event
        if not isinstance(e, fx.Plays):
            return f" que {words(self.verb(h, fact=False), self.when(h))}"
        place = f" {self.at(tree.Spot(e.or_in, h.person))} o" if e.or_in else ""
        return f"{place} que {words(self.you(e, h, 'juegues', 'juegue'), self.when(h))}"

    def you(
        self, e: fx.Plays, h: tree.Happening, second: str, third: str, first: bool = False
    ) -> str:
        """A verb of the player; ``first``: the subject stands before it."""
        if e.who != "team":
            return third if h.person == "they" else second
        return f"alguien de tu bando {third}" if first else f"{third} alguien de tu bando"

    def gained(self, e: fx.Gains, h: tree.Happening) -> tuple[str, bool]:
        """Return where a card is gained from, and whether that is a clause."""
        line_up = f" de {lex.LINE_UP}" if e.bought else ""
        if not e.new_type:
            return line_up, False
        return f"{line_up} de un tipo que no esté en {self.own('discard', h.person)}", True

    def from_hand(self, e: fx.Discards, h: tree.Happening) -> str:
        """From a hand, if only from there."""
        owner = "they" if e.who == "foe" else h.person
        return f" de {self.own('hand', owner)}" if e.place else ""

    def first(self, n: int, sort: Noun) -> str:
        """``las dos primeras``."""
        if n == 1:
            return f"{'la' if sort.fem else 'el'} primer{o(sort.fem)}"
        return f"{sort.the()} {self.in_words(n)} primer{o(sort.fem, True)}"

    def happens(self, h: tree.Happening) -> str:
        """That it happens this turn: ``juegas otro Villano este turno``."""
        e = h.event
        if isinstance(e, fx.Plays):
            play = self.you(e, h, "juegas", "juega", first=True)
            first = f" ({OF} {self.first(e.first, self.noun(e.what))})" if e.first else ""
            return f"{play} {self.so_many(e)}{first} este turno{self.counting(e, h)}"
        clause, nth = self.clause_of(h, fact=True), getattr(e, "nth", 0)
        return (
            f"{clause} por {ordinal(nth, True)} vez este turno"
            if nth > 1
            else f"{clause} este turno"
        )

    def clause_of(self, h: tree.Happening, fact: bool) -> str:
        """An event as a clause: ``evites un Ataque``."""
        e, verb = h.event, self.verb(h, fact)
        if isinstance(e, fx.Falls):
            return f"{lex.YOUR[h.person]} {lex.CHARACTER} {verb}"
        if isinstance(e, fx.Avoids):
            return f"{verb} un {lex.ATTACK}"
        if isinstance(e, fx.Defeats):
            return f"{verb} al {lex.CHARACTER} de un rival"
        if isinstance(e, fx.Gains):
            return f"{verb} {self.noun(e.what).one(*self.gained(e, h))}"
        if isinstance(e, fx.Discards):
            return f"{verb} {self.noun(e.what).one(self.from_hand(e, h))}"
        return f"{verb} una carta"

    def differing(self, e: fx.Plays, n: int) -> str:
        sort = self.noun(e.what)
        others = sort.others(e.other)
        if e.distinct == "name":
            return f"{others}{num(n)} {sort.many(where=' con nombres distintos')}"
        among = "" if anything(e.what) and not e.other else f" entre {others}{sort.many(AND)}"
        return f"cartas de {num(n)} tipos distintos{among}"

    def counting(self, e: fx.Plays, h: tree.Happening) -> str:
        """Cards of a place that count as if played."""
        if e.or_in is None:
            return ""
        at = tree.Spot(e.or_in, h.person)
        of = self.at(at, many=True) if self.loose(e.or_in) or e.or_in not in lex.ZONES else ""
        if not of:
            of = self.at(at) if e.or_in in lex.ENDS else self.of(at)
        return f", contando {self.noun(e.what).the()} {of}"

    def whenever(self, h: tree.Happening) -> str:
        """An event before the comma: ``cada vez que evites un Ataque``."""
        e = h.event
        if isinstance(e, fx.TurnStarts | fx.TurnEnds):
            end = "principio" if isinstance(e, fx.TurnStarts) else "final"
            return f"al {end} de {lex.YOUR[h.person]} turno"
        if isinstance(e, fx.Plays):
            return self.played(e, h)
        clause = self.clause_of(h, fact=False)
        if nth := getattr(e, "nth", 0):
            return f"{self.when(h)}, la {ordinal(nth, True)} vez que {clause}"
        if isinstance(e, fx.Defeats | fx.Falls):
            return f"cuando {clause}"
        return words("cada vez que", clause, "" if isinstance(e, fx.Avoids) else self.when(h))

    def played(self, e: fx.Plays, h: tree.Happening) -> str:
        """Whenever such a card is played."""
        sort, when, end = self.noun(e.what), self.when(h), self.counting(e, h)
        play = self.you(e, h, "juegues", "juegue", first=True)
        if e.each_of or (e.distinct and e.nth > 1):
            played = self.you(e, h, "hayas jugado", "haya jugado", first=True)
            return f"una vez {when}, cuando {played} {self.so_many(e)}{end}"
        if e.distinct and not e.nth:
            return f"por cada {self.say_happening(h)}"
        if e.nth:
            its = "tu" if e.who == "you" and h.person == "you" else "su"
            which = f"{its} {ordinal(e.nth, self.fem_of(h))} {self.each(h, '')}"
            return f"cuando {play} {which} {when}{end}"
        if e.first:
            cards = f" {sort.others(e.other)}{sort.many()}" if e.first > 1 or e.other else ""
            play = self.you(e, h, "juegues", "juegue")
            so_many = f"{self.first(e.first, sort)}{cards}"
            return f"por cada un{o(sort.fem)} de {so_many} que {play} {when}{end}"
        return words("cada vez que", play, sort.one(other=e.other), when) + end
