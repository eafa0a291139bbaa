"""German: the events that abilities wait for, and the counts of a turn."""

from __future__ import annotations

from archrivals.engine.language import effects as fx
from archrivals.speech import tree
from archrivals.speech.marks import COMMA, num
from archrivals.speech.plan.scene import anything
from archrivals.speech.speaker import words

from . import lexicon as lex
from .lexicon import ACC, DAT, Case, Gender
from .nouns import CARDS, Noun, Nouns, nth, ordinal

VERBS = {  # of you, of another
    fx.Draws: ("ziehst", "zieht"),
    fx.Gains: ("kaufst oder erhältst", "kauft oder erhält"),
    fx.Discards: ("ablegst", "ablegt"),
    fx.Plays: ("spielst", "spielt"),
    fx.Avoids: ("abwehrst", "abwehrt"),
    fx.Defeats: ("besiegst", "besiegt"),
    fx.Falls: ("besiegt wird", "besiegt wird"),
}


class Events(Nouns):
    """Events: each card that counts, that it happens, whenever it happens."""

    def who(self, h: tree.Happening) -> str:
        """Return the words for the one who does it."""
        e = h.event
        if isinstance(e, fx.Discards) and e.who == "foe":
            return "ein Gegner"
        if isinstance(e, fx.Plays) and e.who == "team":
            return "du oder dein Partner"
        return lex.WHO[h.person][0]

    def verb(self, h: tree.Happening) -> str:
        """The verb at the end of a clause."""
        e = h.event
        third = h.person == "they" or getattr(e, "who", "") in ("foe", "team")
        if isinstance(e, fx.Gains) and e.bought:
            return "kauft" if third else "kaufst"
        return VERBS[type(e)][third]

    def sort(self, h: tree.Happening) -> Noun:
        """The cards of an event."""
        e = h.event
        return self.noun(e.what) if isinstance(e, fx.Plays | fx.Gains | fx.Discards) else CARDS

    def source(self, h: tree.Happening) -> str:
        """Return where a card comes from, if only from there."""
        e = h.event
        if isinstance(e, fx.Gains):
            line_up = f" aus der {lex.LINE_UP}" if e.bought else ""
            pile = self.way(tree.Spot("discard", h.person), 1)
            new = f" von einem Typ, der nicht {pile} liegt{COMMA}" if e.new_type else ""
            return line_up + new
        if isinstance(e, fx.Discards) and e.place:
            return f" {self.way(tree.Spot('hand', 'they' if e.who == 'foe' else h.person), 2)}"
        return ""

    def say_happening(self, h: tree.Happening) -> str:
        """The card that counts, after "für": ``jeden Helden, den du in diesem Zug spielst``."""
        return self.head(h, ACC) + self.tail(h)

    def head(self, h: tree.Happening, case: Case) -> str:
        """Return each card (``jeder Held``), the n-th one, or each of the first n."""
        e, sort = h.event, self.sort(h)
        n = getattr(e, "nth", 0)
        plays = e if isinstance(e, fx.Plays) else fx.Plays()
        lead = sort.each(case, plays.other)
        if plays.distinct == "type":
            lead = "jeden verschiedenen" if case else "jeder verschiedene"
            if n:
                lead = f"{lex.DER['m'][case]} {nth(n, 'm', case)} verschiedene"
            lead += f" Kartentyp{self.of_sort(plays)}"
        elif n:
            lead = sort.nth(n, case, plays.other)
        if plays.distinct == "name":
            lead += " mit unterschiedlichem Namen"
        if plays.first:
            lead += f" (der ersten {self.in_words(plays.first)})"
        return lead + self.source(h)

    def gender_of(self, h: tree.Happening) -> Gender:
        """The gender of the card that counts."""
        typed = isinstance(h.event, fx.Plays) and h.event.distinct == "type"
        return "m" if typed else self.sort(h).gender

    def tail(self, h: tree.Happening, several: bool = False) -> str:
        """Return the clause about the card: ``, den du in diesem Zug spielst``."""
        e = h.event
        der, den, *_ = lex.DER["p" if several else self.gender_of(h)]
        where = ""
        if isinstance(e, fx.Plays) and e.or_in in lex.CLAUSES:
            where = f"{den} {lex.WHO[h.person][0]} {self.does(e.or_in, h.person)} oder "
        elif isinstance(e, fx.Plays) and e.or_in:
            # "der in deinem Ablagestapel liegt oder den du … spielst"
            place = self.at(tree.Spot(e.or_in, h.person)) if e.or_in in lex.ZONES else " hier"
            where = f"{der}{place} liegt oder "
        return f", {where}{den} {words(self.who(h), self.when(h), self.verb(h))}{COMMA}"

    def happens(self, h: tree.Happening) -> str:
        """That it happens this turn: ``du in diesem Zug einen anderen Schurken spielst``."""
        e = h.event
        if isinstance(e, fx.Plays):
            first = f" (der ersten {self.in_words(e.first)})" if e.first else ""
            cards = f"{self.so_many(e)}{first}{self.counting(e, h)}"
            return f"{self.who(h)} in diesem Zug {cards} {self.verb(h)}"
        n = getattr(e, "nth", 0)
        times = f"zum {ordinal(n, 'en')} Mal" if n > 1 else ""
        return self.clause_of(h, words("in diesem Zug", times))

    def clause_of(self, h: tree.Happening, when: str) -> str:
        """An event as a clause, the verb last: ``du einen Angriff abwehrst``."""
        e, who, verb = h.event, self.who(h), self.verb(h)
        if isinstance(e, fx.Falls):
            return words("dein" if h.person == "you" else "sein", lex.CHARACTER, when, verb)
        if isinstance(e, fx.Avoids):
            return words(who, when, f"einen {lex.ATTACK}", verb)
        if isinstance(e, fx.Defeats):
            return words(who, when, f"den {lex.CHARACTER} eines Gegners", verb)
        return words(who, when, self.sort(h).one() + self.source(h), verb)

    def differing(self, e: fx.Plays, n: int) -> str:
        if e.distinct == "type":
            return f"Karten von {num(n)} verschiedenen Typen{self.of_sort(e)}"
        cards = f"{'andere ' * e.other}{self.noun(e.what).many()}"
        return f"{num(n)} {cards} mit unterschiedlichen Namen"

    def of_sort(self, e: fx.Plays) -> str:
        """The cards whose types count: ``unter den anderen Helden``."""
        if anything(e.what) and not e.other:
            return ""
        return f" unter den {'anderen ' * e.other}{self.noun(e.what).many(DAT, 'und')}"

    def counting(self, e: fx.Plays, h: tree.Happening) -> str:
        """Cards of a place that count as if played."""
        if e.or_in is None:
            return ""
        return f" (mitgezählt die Karten{self.at(tree.Spot(e.or_in, h.person), 'p')})"

    def whenever(self, h: tree.Happening) -> str:
        """An event before the comma: ``immer wenn du einen Angriff abwehrst``."""
        e, when = h.event, self.when(h)
        if isinstance(e, fx.TurnStarts | fx.TurnEnds):
            zug = f"{'deines' if h.person == 'you' else 'seines'} Zuges"
            return f"zu Beginn {zug}" if isinstance(e, fx.TurnStarts) else f"am Ende {zug}"
        if not isinstance(e, fx.Plays):
            if n := getattr(e, "nth", 0):
                times = f"{when} zum {ordinal(n, 'en')} Mal"
                return f"wenn {self.clause_of(h, times)}"
            lead = "wenn" if isinstance(e, fx.Defeats | fx.Falls) else "immer wenn"
            timeless = isinstance(e, fx.Avoids | fx.Defeats | fx.Falls)
            return f"{lead} {self.clause_of(h, '' if timeless else when)}"
        who, end = self.who(h), self.counting(e, h)
        if e.each_of or (e.distinct and e.nth > 1):
            have = "hat" if e.who == "team" or h.person == "they" else "hast"
            return f"einmal {when}, wenn {who} {self.so_many(e)}{end} gespielt {have}"
        if (e.distinct or e.first) and not e.nth:
            return f"für {self.say_happening(h)}"
        if e.nth:
            return f"wenn {words(who, when, self.head(h, ACC))}{end} {self.verb(h)}"
        cards = self.noun(e.what).one(ACC, e.other)
        return f"immer wenn {words(who, when, cards)}{end} {self.verb(h)}"
