"""English: events that abilities wait for, and counts of a turn."""

from __future__ import annotations

from archrivals.engine.language import effects as fx
from archrivals.speech import tree
from archrivals.speech.marks import num
from archrivals.speech.plan.scene import anything
from archrivals.speech.speaker import words

from . import lexicon as lex
from .nouns import Nouns, ordinal


class Events(Nouns):
    """Events: each card that counts, that it happens, whenever it happens."""

    def say_happening(self, h: tree.Happening) -> str:
        """The card that counts: ``Hero you play this turn``."""
        return words(self.head(h), self.tail(h))

    def head(self, h: tree.Happening, many: bool = False) -> str:
        """The card alone: ``differently named Hero``; ``many`` says it of the first few."""
        e = h.event
        if isinstance(e, fx.Draws):
            return "card"
        if isinstance(e, fx.Gains):
            new = f" of a type not in {self.own('discard', h.person)}" if e.new_type else ""
            return self.noun(e.what).bare() + new
        if not isinstance(e, fx.Plays):
            assert isinstance(e, fx.Discards)
            return self.noun(e.what).bare()
        sort = self.noun(e.what)
        other = "other " if e.other else ""
        if e.distinct == "type":
            among = (
                "" if anything(e.what) and not e.other else f" among the {other}{sort.many('and')}"
            )
            kind = f"different card type{'s' * many}{among}"
        else:
            name = "differently named " if e.distinct else ""
            kind = f"{other}{name}{sort.many() if many else sort.bare()}"
        return f"{kind} (of the first {self.in_words(e.first)})" if e.first and not many else kind

    def tail(self, h: tree.Happening) -> str:
        """Return the words for its use: ``you play this turn``."""
        e = h.event
        if isinstance(e, fx.Plays):
            play = words(self.you_play(e, h), self.when(h))
            if e.or_in is None:
                return play
            that = "" if e.or_in in ("play", "played", "front", "gained", "this") else "that "
            return f"{self.at(tree.Spot(e.or_in, h.person))} or {that}{play}"
        return words(self.does(h), self.when(h))

    def does(self, h: tree.Happening, card: str = "") -> str:
        """A verb of an event, with the card if it is given."""
        e, you = h.event, h.person
        if isinstance(e, fx.Gains):
            buy = "buy" if e.bought else "buy or gain"
            return words(you, buy, card, f"from {lex.LINE_UP}" if e.bought else "")
        if isinstance(e, fx.Draws):
            return words(you, "draw", card)
        assert isinstance(e, fx.Discards)
        foe = e.who == "foe"
        hand = f"from {self.own('hand', 'they' if foe else you)}" if e.place else ""
        return words("a foe discards" if foe else f"{you} discard", card, hand)

    def you_play(self, e: fx.Plays, h: tree.Happening) -> str:
        """Return the words for the one who plays."""
        return "you or your teammate plays" if e.who == "team" else f"{h.person} play"

    def happens(self, h: tree.Happening) -> str:
        """That it happens this turn: ``you play another Villain this turn``."""
        e = h.event
        if isinstance(e, fx.Plays):
            first = f" (of the first {self.in_words(e.first)})" if e.first else ""
            return f"{self.you_play(e, h)} {self.so_many(e)}{first} this turn{self.counting(e, h)}"
        clause = self.clause_of(h)
        nth = getattr(e, "nth", 0)
        return (
            f"{clause} for the {ordinal(nth)} time this turn" if nth > 1 else f"{clause} this turn"
        )

    def clause_of(self, h: tree.Happening) -> str:
        """An event as a clause: ``you avoid an Attack``."""
        e, you = h.event, h.person
        if isinstance(e, fx.Avoids):
            return f"{you} avoid an {lex.ATTACK}"
        if isinstance(e, fx.Defeats):
            return f"{you} defeat a foe's {lex.CHARACTER}"
        if isinstance(e, fx.Falls):
            return f"{lex.YOUR[you]} {lex.CHARACTER} is defeated"
        if isinstance(e, fx.Draws):
            return self.does(h, "a card")
        assert isinstance(e, fx.Gains | fx.Discards)
        one = self.noun(e.what).one()
        if isinstance(e, fx.Gains) and e.new_type:
            one += f" of a type not in {self.own('discard', you)}"
        return self.does(h, one)

    def differing(self, e: fx.Plays, n: int) -> str:
        sort, other = self.noun(e.what), "other " if e.other else ""
        if e.distinct == "name":
            return f"{num(n)} {other}differently named {sort.many()}"
        plain = anything(e.what) and not e.other
        among = "" if plain else f" among {other}{sort.many('and')}"
        return f"cards of {num(n)} different types{among}"

    def counting(self, e: fx.Plays, h: tree.Happening) -> str:
        """Cards of a place that count as if played."""
        return f", counting those {self.at(tree.Spot(e.or_in, h.person))}" if e.or_in else ""

    def whenever(self, h: tree.Happening) -> str:
        """An event before the comma: ``whenever you avoid an Attack``."""
        e = h.event
        if isinstance(e, fx.TurnStarts | fx.TurnEnds):
            end = "start" if isinstance(e, fx.TurnStarts) else "end"
            return f"at the {end} of {lex.YOUR[h.person]} turn"
        if isinstance(e, fx.Plays):
            apart = not e.distinct or e.nth or e.each_of
            return self.played(e, h) + (self.counting(e, h) if apart else "")
        clause = self.clause_of(h)
        if nth := getattr(e, "nth", 0):
            return f"{self.when(h)}, the {ordinal(nth)} time {clause}"
        if isinstance(e, fx.Defeats | fx.Falls):
            return f"when {clause}"
        return (
            f"whenever {clause}"
            if isinstance(e, fx.Avoids)
            else f"whenever {clause} {self.when(h)}"
        )

    def played(self, e: fx.Plays, h: tree.Happening) -> str:
        """Whenever such a card is played."""
        when, play = self.when(h), self.you_play(e, h)
        if e.each_of or (e.distinct and e.nth > 1):
            have = "you or your teammate has" if e.who == "team" else f"{h.person} have"
            return f"once {when}, when {have} played {self.so_many(e)}"
        if e.distinct and not e.nth:
            return f"for each {self.say_happening(h)}"
        if e.nth:
            its = "a" if e.who == "team" else "your"
            return f"when {play} {its} {ordinal(e.nth)} {self.head(h)} {when}"
        sort = self.noun(e.what)
        if e.first:
            first = ordinal(1) if e.first == 1 else f"first {self.in_words(e.first)}"
            return f"for each of the {first} {'other ' * e.other}{sort.many()} {play} {when}"
        return words("whenever", play, sort.one(e.other), when)
