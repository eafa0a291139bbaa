"""English: clauses and sentences."""

from __future__ import annotations

from typing import Any, Final

from archrivals.engine.language import effects as fx
from archrivals.speech import tree
from archrivals.speech.facts import SlotForms
from archrivals.speech.marks import A, num, number, signed
from archrivals.speech.speaker import are_plain, is_rest, listed, words

from . import lexicon as lex
from .events import Events
from .nouns import name_word, ordinal
from .terse import TERSE


class English(Events):
    """The texts of cards in English."""

    CODE = "en"
    NAME = "English"
    OWN_NAME = "English"
    TERSE = TERSE
    HEADS = lex.HEADS
    DASH = " "
    JOINTS = lex.JOINTS
    INSTEAD = f" instead of into your {lex.OWN['discard'][0]}"

    # --- Who

    def subject(self, s: tree.Subject | None, can: str = "") -> str:
        """The subject before a verb, with "may"."""
        if s is None:
            who = "you" if can else ""
        elif s.only == "received":
            cost = f" of cost {num(s.n)} or more" if s.n else ""
            who = lex.ONLY["received"].format(s.player) + cost
        elif s.only:
            who = lex.ONLY[s.only].format(s.player)
        else:
            who = s.name or lex.WHO[s.who]
            if s.n:
                who += f" with {num(s.n)} or more cards in hand"
        return f"{who} may instead" if can == "instead" else f"{who} may" if can else who

    def third(self, s: tree.Subject | None, can: str) -> bool:
        """Return whether the verb takes an s."""
        return s is not None and s.who not in ("you", "they") and not can

    def whose(self, s: tree.Subject | None, person: tree.Person) -> str:
        """The possessive of a subject."""
        if s is None or s.who in ("you", "they"):
            return lex.YOUR[person]
        return f"{self.subject(s)}'s"

    # --- Acts

    def say_do(self, c: tree.Do) -> str:
        s = c.subject
        if s is not None and s.who == "team" and s.only:
            return f"you and your teammate each {self.acts(c, False)}"
        text = words(self.subject(s, c.can), self.acts(c, self.third(s, c.can)))
        if c.then:
            text = f"then {text}"
        if c.leaves:
            cost = f"+{lex.POWER} equal to the cost of the destroyed card"
            return f"{text} and leave the other on top; {cost}"
        return f"{text} for {self.reward(c.reward)}" if c.reward else text

    def acts(self, c: tree.Do, third: bool) -> str:
        """Several steps of one player: ``draw 2 cards, then discard a card``."""
        if len(c.acts) == 1:
            return self.act(c.acts[0], third)
        others = c.subject is not None and c.subject.who != "you"
        acts: list[str] = []
        last = ""
        for act in c.acts:
            verb = "" if act.verb == "or" else lex.VERBS.get(act.verb, ("reveal",))[0]
            if acts and verb == last and is_rest(act):
                acts[-1] += f" and {self.act(act, third, True)}"
            else:
                also = "also " if others and acts and verb == last else ""
                acts.append(also + self.act(act, third))
            last = verb
        if others or len(acts) == 1:
            return listed(acts, "and")
        return f"{', '.join(acts[:-1])}, then {acts[-1]}"

    def deed(self, a: tree.Act, third: bool, gap: bool = False) -> str:
        if a.verb == "or":
            return self.either(a, third)
        if a.verb == "reveal-and-draw":
            return self.reveal_and_draw(a, third)
        verb = lex.VERBS[a.verb][third]
        if a.verb == "cancel-confrontation":
            buy = "buys" if third else "buy"
            return f"{verb} the {lex.CONFRONTATION} and {buy} as usual this turn"
        text = self.objects(a)
        said = text if gap else f"{verb} {text}"
        if a.verb in ("put", "gain", "play") or a.tail:
            said += self.ends(a, third)
        return said

    def objects(self, a: tree.Act) -> str:
        """Return the words after the verb."""
        if a.obj is None:
            return self.fixed(a)
        if a.verb == "put":
            return f"{self.said(a.obj)} {listed([self.to(at) for at in a.to], 'or')}"
        if a.verb in ("take", "receive"):
            return f"{self.to(a.to[0])} {self.said(a.obj)}"
        if a.verb == "pass-to":
            return f"{self.said(a.obj)} to the hand of {lex.WHO[a.whom]}"
        if a.verb == "pass-left":
            pile = "to the discard pile of the player on"
            return f"{self.said(a.obj)} {pile} {lex.YOUR[a.person]} left"
        if a.verb in ("avoid-by-discard", "avoid-by-reveal"):
            return self.avoids(a)
        if a.verb == "destroy-in-each":
            places = getattr(a.obj, "at", ())
            zones = listed([self.zone(at) for at in places], "and")
            return f"up to {num(1)} card in each of {zones}"
        before, after = lex.AROUND.get(a.verb, ("", ""))
        return f"{before}{self.said(a.obj)}{after}"

    def fixed(self, a: tree.Act) -> str:
        """The object of a verb that has only one."""
        if a.verb == "refill":
            return "that slot at once" if a.n == 1 else "those slots at once"
        if a.verb == "destroy-down-to":
            cards = f"{num(a.n)} {lex.CARD[a.n != 1]}"
            return f"cards in {lex.LINE_UP} until it has {cards} at most"
        return lex.FIXED[a.verb].format(*[lex.YOUR[a.person]] * 3)

    def ends(self, a: tree.Act, third: bool) -> str:
        """Return the end of the object: where it goes, and when it goes back."""
        many = a.n != 1
        if a.tail == "any-order":
            return " in any order"
        if a.tail == "where-it-was":
            several = isinstance(a.obj, tree.It) and a.obj.ref.many
            return " where they were" if several else " where it was"
        if a.tail == "has-assist":
            return f"; {'they have' if many else 'it has'} {lex.HEADS['assist']} this turn"
        if a.tail == "goes-back":
            return f"; {'they go' if many else 'it goes'} back at the end of your turn"
        if a.back is None:
            return ""
        if a.verb == "gain":
            if len(a.to) == 1 and a.to[0].place == "hand":
                return f" {self.to(a.to[0])}"
            return f" and {self.act(a.back, third)}"
        return f", then {self.act(a.back, third)}"

    def avoids(self, a: tree.Act) -> str:
        """``this card to avoid an Attack``."""
        reveals = a.verb == "avoid-by-reveal"
        others = "any number of other cards" if a.tail else ""
        where = f" from your {lex.OWN['hand'][0]}" if reveals else ""
        if a.to:
            at = a.to[0]
            where = f" from {self.zone(at)}" if at.place in lex.ZONES else f" {self.at(at)}"
            where = " from play" if at.place == "play" else where
        more = f" and {'discard ' if reveals else ''}{others}" if others else ""
        return f"this card{where}{more} to avoid an {lex.ATTACK}"

    def reveal_and_draw(self, a: tree.Act, third: bool) -> str:
        """``reveal and draw the top card of your deck``."""
        text = f"{lex.VERBS['reveal'][third]} and {lex.VERBS['draw'][third]} {self.said(a.obj)}"
        if a.n:
            text += ", and repeat this until the cards drawn this way cost "
            text += f"{num(a.n)} or more in total"
        return f"{text}; if it {self.such(a.again)}, repeat this" if a.again is not None else text

    def either(self, a: tree.Act, third: bool) -> str:
        """One of several acts; what they share is said once."""
        either = "either " if a.either else ""
        plain = are_plain(a.options)
        verbs = {lex.VERBS[o.verb][0] for o in a.options} if plain else set()
        if len(verbs) == 1:
            ways = [self.objects(o) for o in a.options]
            return f"{lex.VERBS[a.options[0].verb][third]} {either}{listed(ways, 'or')}"
        if plain and len({(o.obj, o.to) for o in a.options}) == 1:
            if not any(o.verb in lex.AROUND for o in a.options):
                named = listed([lex.VERBS[o.verb][third] for o in a.options], "or")
                return f"{either}{named} {self.objects(a.options[0])}"
        return either + listed([self.act(o, third) for o in a.options], "or")

    # --- Power

    def say_gets(self, c: tree.Gets) -> str:
        power = self.power(c.bonuses)
        if c.but:
            power += f", but only {signed(c.but[0])} if {self.said(c.but[1])}"
        if c.subject or c.can:
            get = "gets" if self.third(c.subject, c.can) else "get"
            return f"{self.subject(c.subject, c.can)} {get} {power}"
        return f"then {power}" if c.then else power

    # --- Conditions and choices

    def spared(self, lead: tree.Spared) -> str:
        return f"if any {lead.player} {lex.SPARED[lead.what]}"

    def chooses(self, c: tree.Options, many: str, **how: Any) -> str:
        verb = "chooses" if self.third(c.subject, c.can) else "choose"
        return words(self.subject(c.subject, c.can), verb, many)

    def say_for(self, c: tree.For) -> str:
        return f"for {self.subject(c.subject)}, {self.body(c.body)}"

    def say_dothis(self, c: tree.DoThis) -> str:
        return f"{self.subject(c.subject, c.can)} do this: {self.body(c.body)}"

    def say_granted(self, c: tree.Granted) -> str:
        text = self.quoted(c.sentences)
        if c.subject is None and not c.can:
            return text
        have = "has" if self.third(c.subject, c.can) else "have"
        return f'{self.subject(c.subject, c.can)} {have} this for the turn: "{text}"'

    def say_paysto(self, c: tree.PaysTo) -> str:
        often = self.how_often(c.often)
        lead = f"{self.subject(c.subject, c.can)} {self.price(c.price)}"
        return f"{lead} {often} this turn to {self.body(c.body)}"

    def say_fact(self, c: tree.Fact) -> str:
        return lex.FACTS.say(c.id, self.fact_forms(c))

    def fact_forms(self, c: tree.Fact) -> SlotForms:
        """Return the words for the slots of a fact."""
        s, higher, your = c.subject, "higher" if c.n >= 0 else "lower", lex.YOUR[c.person]
        third = self.third(s, "")
        return {
            "who": {
                "": self.subject(s) or c.person,
                "whose": self.whose(s, c.person),
                "your": your,
                "you": c.person,
                "pay": "pays" if third else "pay",
                "control": "controls" if third else "control",
            },
            "n": {
                "": num(c.n),
                "more": f"{number(c.n, str(abs(c.n)))} {higher}",
                "cards": f"{num(c.n)} {lex.CARD[c.n != 1]}",
                "more_cards": f"{num(c.n)} more {lex.CARD[c.n != 1]}",
                "often": self.often(c.n) if c.n else "once",
            },
            "players": {"": c.player},
            "cards": {
                "bare": self.noun(c.what).bare(),
                "one": f"{A} {name_word(c.what.names[0])[0]}" if c.what.names else "",
            },
            "granted": {
                "turn": " this turn" if c.granted else "",
                "each_turn": self.each_turn(c.granted),
            },
            "until": {"": f"until the start of {your} next turn" if c.until_next else "this turn"},
        }

    # --- Abilities

    def price(self, p: tree.Price) -> str:
        """Return the words for the price."""
        parts = [f"pay {num(p.power)} {lex.POWER}"] if p.power else []
        parts += [self.clause(clause) for _, clause in p.acts]
        return " and ".join(parts) or "do nothing"

    def say_uses(self, c: tree.Uses) -> str:
        during = "this turn" if c.granted else "during each of your turns"
        lead = f"{self.how_often(c.often)} {during}, {self.only_if(c.only_if)}"
        if c.confronted:
            lead = f"once in each {lex.CONFRONTATION} by a foe, "
        return f"{lead}you may {self.price(c.price)}" if c.price else lead + self.body(c.body)

    def say_goesontop(self, c: tree.GoesOnTop) -> str:
        which, when = "each", self.W["this" if c.granted else "on"]
        if c.nth or c.once:
            which, when = "one", self.each_turn(c.granted)
        if c.nth:
            which = f"{'once, ' * c.once}the {ordinal(c.nth)}"
        cards = f"{which} {self.noun(c.what).bare()} you buy or gain {when}"
        return f"{cards} may go on top of your {lex.OWN['deck'][0]}{self.INSTEAD}"

    def say_gives(self, c: tree.Gives) -> str:
        if len(c.gifts) > 1:
            first = f"{self.which(c.events[0])} {self.tail(c.events[0])} {self.gift(c.gifts[0])}"
            rest = [
                f"the {ordinal(getattr(h.event, 'nth', 1))} {self.gift(gift)}"
                for h, gift in zip(c.events[1:], c.gifts[1:], strict=True)
            ]
            return listed([first, *rest], "and")
        heads = listed([self.which(h) for h in c.events], "and")
        several = len(c.events) > 1 and bool(getattr(c.events[0].event, "nth", 0))
        return f"{heads} {self.tail(c.events[0])} {self.gift(c.gifts[0], several)}"

    def which(self, h: tree.Happening) -> str:
        """``each Hero``, ``the second Hero``, ``each of the first two Heroes``."""
        e = h.event
        if isinstance(e, fx.Plays) and e.first:
            first = f"each of the first {self.in_words(e.first)} {self.head(h, many=True)}"
            return f"the {ordinal(e.nth)} of {first}" if e.nth else first
        nth = getattr(e, "nth", 0)
        return f"the {ordinal(nth)} {self.head(h)}" if nth else f"each {self.head(h)}"

    def gift(self, g: tree.Act | tree.Bonus, each: bool = False) -> str:
        """Return the words for a gift: ``gives +1 Power``, ``lets you draw a card``."""
        if isinstance(g, tree.Bonus):
            return f"{'each give' if each else 'gives'} {self.reward(g)}"
        return f"{'each let' if each else 'lets'} {lex.WHO[g.whom]} {self.act(g, False)}"

    # --- Blocks and Victory Points

    def vp(self, vp: int | tree.VpEach | tree.VpOthers) -> str:
        """Victory Points, a number or a formula."""
        if isinstance(vp, int):
            return f"{num(vp)} {lex.VP}"
        points, sort = f"{num(vp.n)} {lex.VP}", self.noun(vp.what)
        if isinstance(vp, tree.VpOthers):
            cards = sort.at_least(vp.others, other=True)
            return f"{points} if your deck holds {cards}, otherwise {num(0)} {lex.VP}"
        each, deck = "differently named " if vp.distinct else "", f"in your {lex.OWN['deck'][0]}"
        if vp.every == 1:
            return f"{points} per {each}{sort.bare()} {deck}"
        return (
            f"{points} for every {num(vp.every)} {each}{sort.many('and/or')} {deck}, rounded down"
        )


ENGLISH: Final = English()
