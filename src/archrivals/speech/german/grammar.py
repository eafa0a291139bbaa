"""German: clauses and sentences. ``inverted`` puts the verb before its subject."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from archrivals.engine.language import effects as fx
from archrivals.speech import tree
from archrivals.speech.facts import SlotForms, filled
from archrivals.speech.marks import CAP, COMMA, num, number, signed
from archrivals.speech.speaker import Form, are_plain, is_rest, listed, words

from . import lexicon as lex
from .events import Events
from .lexicon import ACC, GEN, NOM, Verb
from .nouns import nth
from .terse import TERSE

INVERTED: Final = {"inverted": True}
TURNS: Final = (fx.TurnStarts, fx.TurnEnds)


class German(Events):
    """The texts of cards in German."""

    CODE = "de"
    NAME = "German"
    OWN_NAME = "Deutsch"
    TERSE = TERSE
    NAMES: ClassVar = {name: one for name, (_, one, *_) in lex.NAMES.items()}
    HEADS = lex.HEADS
    JOINTS = lex.JOINTS
    INSTEAD = f" statt auf deinen {lex.ZONE_NOUNS['discard'][1]}"

    def after(self, joint: tree.Joint) -> dict[str, Any]:
        return INVERTED if joint in ("then", ";then") else {}

    # --- Who

    def subject(self, s: tree.Subject | None, case: lex.Case = NOM) -> str:
        """The subject of a clause, or the same after "für"."""
        if s is None:
            return ""
        if not s.only:
            hand = f" mit {num(s.n)} oder mehr Karten auf der Hand" if s.n else ""
            return (s.name or lex.WHO[s.who][case != NOM]) + hand
        before, behind = lex.ONLY[s.only]
        cost = f" mit Kosten von {num(s.n)} oder mehr" if s.n else ""
        player = lex.PLAYERS[s.player] + behind.format(cost)
        if case == NOM:
            return words("jeder", before and f"{before}e", player)
        return words("jeden", before and f"{before}en", player)

    def says(self, s: tree.Subject | None, can: str, inverted: bool, verb: Verb, rest: str) -> str:
        """Subject, verb and the rest, in the order that German asks for."""
        if can:
            return f"{self.may(s, can, inverted)} {self.phrase(verb, rest, 'infinitive')}"
        who, form = self.subject(s), self.form(s, can)
        if inverted:
            return self.phrase(verb, rest, form, who)
        return words(who, self.phrase(verb, rest, form))

    def may(self, s: tree.Subject | None, can: str, inverted: bool) -> str:
        """``du darfst``, ``stattdessen darf er``."""
        who = self.subject(s) or "du"
        may = "darfst" if s is None or s.who == "you" else "darf"
        if can == "instead":
            return f"stattdessen {may} {who}"
        return f"{may} {who}" if inverted else f"{who} {may}"

    # --- Acts

    def say_do(self, c: tree.Do, inverted: bool = False, form: Form = "order") -> str:
        s, first = c.subject, c.acts[0]
        if first.verb in ("avoid-by-discard", "avoid-by-reveal"):
            return self.avoids(first)
        if s is not None and s.who == "team" and s.only:
            return f"{self.acts(c, 'order', '')}, und dein Partner tut dasselbe"
        form = self.form(s, c.can, form)
        reward = ""
        if c.reward is not None:
            reward = f" und {self.phrase(lex.ERHALTEN, f'dafür {self.reward(c.reward)}', form)}"
        if c.can:
            lead = self.may(s, c.can, inverted or c.then)
            text = f"{'danach ' if c.then else ''}{lead} {self.acts(c, form, '')}{reward}"
        elif inverted:
            text = self.acts(c, form, self.subject(s), c.then) + reward
        else:
            text = words(self.subject(s), self.acts(c, form, "", c.then)) + reward
        if c.leaves:
            power = f"erhalte {lex.POWER} in Höhe der Kosten der zerstörten Karte"
            return f"{text}; die andere bleibt oben auf dem Deck; {power}"
        return text

    def avoids(self, a: tree.Act) -> str:
        """``du darfst diese Karte ablegen, um einen Angriff abzuwehren``."""
        reveals = a.verb == "avoid-by-reveal"
        where = f" aus deiner {lex.ZONE_NOUNS['hand'][1]}" if reveals else ""
        if a.to:
            at = a.to[0]
            where = f" {self.way(at, 2)}" if at.place in lex.ZONES else self.at(at)
            where = " aus dem Spiel" if at.place == "play" else where
        others = "und beliebig viele andere Karten ablegen" if a.tail else ""
        verb = words("vorzeigen", others) if reveals else others or "ablegen"
        return f"du darfst diese Karte{where} {verb}, um einen {lex.ATTACK} abzuwehren"

    def acts(self, c: tree.Do, form: Form, subject: str, then: bool = False) -> str:
        """Several steps of one player: ``ziehe 2 Karten und lege dann eine Karte ab``."""
        others = c.subject is not None and c.subject.who != "you"
        acts: list[str] = []
        last: Verb | None = None
        for i, act in enumerate(c.acts):
            verb = None if act.verb in ("or", "reveal-and-draw") else self.verb_of(act)
            adv = "danach" if then and not i else ""
            if i and not others and i == len(c.acts) - 1:
                adv = "dann"
            elif i and others and verb is not None and verb == last:
                adv = "auch"
            gap = bool(acts) and verb is not None and verb == last and is_rest(act)
            said = self.act(act, form, adv, "" if i else subject, gap)
            if gap:
                acts[-1] += f" und {said}"
            else:
                acts.append(said)
            last = verb
        return listed(acts, "und")

    def verb_of(self, a: tree.Act) -> Verb:
        """The verb of an act: what "put" is depends on where to."""
        if a.verb == "put" and len(a.to) == 1:
            return {"hand": lex.NEHMEN, "play": lex.BRINGEN}.get(a.to[0].place, lex.VERBS["put"])
        if a.verb == "reveal" and isinstance(a.obj, tree.Whole):
            return lex.ZEIGEN
        return lex.VERBS[a.verb]

    def deed(
        self, a: tree.Act, form: Form, adv: str = "", subject: str = "", gap: bool = False
    ) -> str:
        if a.verb == "or":
            return self.either(a, form, subject)
        if a.verb == "reveal-and-draw":
            return self.reveal_and_draw(a, form, adv, subject)
        before, after, end = self.parts(a)
        # Pronouns stand before adverbs.
        middle = (before, adv, after) if self.pronoun(a.obj) else (adv, before, after)
        text = words(before, after)
        if not gap:
            text = self.phrase(self.verb_of(a), words(*middle), form, subject)
        if a.verb == "cancel-confrontation":
            text += f" und {self.phrase(lex.BUY, 'in diesem Zug wie gewohnt', form)}"
        return text + end + self.ends(a, form)

    def phrase(self, verb: Verb, middle: str, form: Form, subject: str = "") -> str:
        """Verb second with its prefix last, or the infinitive last."""
        if form == "infinitive":
            return words(subject, middle, verb.prefix + verb.infinitive)
        finite = {"order": verb.order, "second": verb.second, "third": verb.third}[form]
        return words(finite, subject, middle, verb.prefix)

    def parts(self, a: tree.Act) -> tuple[str, str, str]:
        """The object, what stands after it, and what stands behind the verb."""
        if a.obj is None:
            return self.fixed(a)
        if a.verb == "destroy-in-each":
            first, *rest = [self.way(at, 2) for at in getattr(a.obj, "at", ())]
            ones = [f"bis zu eine Karte {first}", *[f"bis zu eine {each}" for each in rest]]
            return listed(ones, "und"), "", ""
        thing, end = self.thing(a.obj, GEN if a.verb == "total" else ACC)
        before, after = lex.AROUND.get(a.verb, ("", ""))
        if a.verb == "look":
            before = "dir " if a.person == "you" else "sich "
        elif a.verb in ("put", "take", "receive"):
            after = listed([self.to(at) for at in a.to], "oder")
        elif a.verb == "pass-to":
            after = f"auf die Hand {lex.OF_WHOM[a.whom]}"
        elif a.verb == "pass-left":
            your = "deiner" if a.person == "you" else "seiner"
            after = f"auf den Ablagestapel des Spielers zu {your} Linken"
        way = {"any-order": "in beliebiger Reihenfolge", "where-it-was": "an ihren Platz"}
        return before + thing, words(way.get(a.tail, ""), after), end

    def fixed(self, a: tree.Act) -> tuple[str, str, str]:
        """The object of a verb that has only one."""
        if a.verb == "refill":
            return "diesen Platz" if a.n == 1 else "diese Plätze", "sofort", ""
        your, are = "dein" if a.person == "you" else "sein", "ist" if a.n == 1 else "sind"
        end = lex.FIXED_ENDS.get(a.verb, "").format(your=your, n=num(a.n), are=are)
        return lex.FIXED[a.verb].format(your=f"{your}er"), "", end

    def ends(self, a: tree.Act, form: Form) -> str:
        """Return the end of the object: where it goes, and when it goes back."""
        many = a.n != 1
        if a.tail == "has-assist":
            have = "diese Karten haben" if many else "diese Karte hat"
            return f"; {have} in diesem Zug {lex.ASSIST}"
        if a.tail == "goes-back":
            goes = "diese Karten kehren" if many else "diese Karte kehrt"
            return f"; {goes} am Ende deines Zuges zurück"
        if a.back is None:
            return ""
        return f" und {self.act(a.back, form, '' if a.verb == 'gain' else 'dann')}"

    def reveal_and_draw(self, a: tree.Act, form: Form, adv: str, subject: str) -> str:
        """``decke die oberste Karte deines Decks auf und ziehe sie``."""
        top = self.said(a.obj)
        text = self.phrase(lex.VERBS["reveal"], words(adv, top), form, subject)
        text += f" und {self.phrase(lex.VERBS['draw'], 'sie', form)}"
        if a.n:
            text += ", und wiederhole dies, bis die so gezogenen Karten zusammen "
            text += f"{num(a.n)} oder mehr kosten{COMMA}"
        if a.again is not None:
            text += f"; wenn sie {self.such(a.again)}, wiederhole dies"
        return text

    def either(self, a: tree.Act, form: Form, subject: str) -> str:
        """One of several acts; what they share is said once."""
        if are_plain(a.options) and len({self.verb_of(o) for o in a.options}) == 1:
            deeds = [self.parts(o) for o in a.options]
            if not any(end for _, _, end in deeds[:-1]):
                ways = listed([words(before, after) for before, after, _ in deeds], "oder")
                ways = words("entweder" if a.either else "", ways)
                return self.phrase(self.verb_of(a.options[0]), ways, form, subject) + deeds[-1][2]
        first, *rest = a.options
        ways_ = [self.act(first, form, "", subject), *[self.act(o, form) for o in rest]]
        return listed(ways_, "oder")

    # --- Power

    def say_gets(self, c: tree.Gets, inverted: bool = False, form: Form = "order") -> str:
        power = self.power(c.bonuses)
        if c.but:
            power += f", aber nur {signed(c.but[0])}, wenn {self.said(c.but[1])}"
        if c.subject is not None or c.can:
            return self.says(c.subject, c.can, inverted, lex.ERHALTEN, power)
        if form == "infinitive":
            return f"{power} erhalten"
        if c.bonuses[0].equal:
            return f"erhalte {'danach ' if c.then else ''}{power}"
        return f"danach {power}" if c.then and not inverted else power

    # --- Conditions and choices

    def spared(self, lead: tree.Spared) -> str:
        return f"wenn ein {lex.PLAYERS[lead.player]} {lex.SPARED[lead.what]}"

    def opens(self, lead: tree.Lead, unless: bool, often: str) -> tuple[str, dict[str, Any]]:
        text = self.lead(lead, unless) + often
        moment = isinstance(lead, tree.Moment) and lead.id.startswith("in-")
        turn = isinstance(lead, tree.Happening) and isinstance(lead.event, TURNS)
        return (f"{text}: {CAP}", {}) if moment or turn else (f"{text}{COMMA} ", INVERTED)

    def chooses(self, c: tree.Options, many: str, inverted: bool = False, **how: Any) -> str:
        return self.says(c.subject, c.can, inverted, lex.VERBS["choose"], many)

    def say_for(self, c: tree.For, **how: Any) -> str:
        return f"für {self.subject(c.subject, ACC)} gilt: {self.body(c.body)}"

    def say_dothis(self, c: tree.DoThis, inverted: bool = False, **how: Any) -> str:
        return f"{self.may(c.subject, c.can, inverted)} dies tun: {self.body(c.body)}"

    def say_granted(self, c: tree.Granted, inverted: bool = False, **how: Any) -> str:
        text = self.quoted(c.sentences)
        if c.subject is None and not c.can:
            return text
        lead = self.says(c.subject, c.can, inverted, lex.HABEN, "für diesen Zug")
        return f"{lead}: „{text}“"

    def say_paysto(self, c: tree.PaysTo, inverted: bool = False, **how: Any) -> str:
        often = f"{self.how_often(c.often)} in diesem Zug"
        form = self.form(c.subject, c.can)
        if c.can:
            lead = self.may(c.subject, c.can, inverted)
            return f"{lead} {often} {self.price(c.price, form)}: {self.body(c.body)}"
        lead = words(self.subject(c.subject), self.price(c.price, form))
        return f"{lead} ({often}): {self.body(c.body)}"

    def say_fact(self, c: tree.Fact, inverted: bool = False, **how: Any) -> str:
        who, verb, rest = lex.FACTS.parts(c.id)
        pattern = words(verb, who, rest) if inverted and who else words(who, verb, rest)
        return filled(pattern, self.fact_forms(c))

    def fact_forms(self, c: tree.Fact) -> SlotForms:
        """Return the words for the slots of a fact."""
        s, you, sort = c.subject, c.person == "you", self.noun(c.what)
        your, higher = "dein" if you else "sein", "höher" if c.n >= 0 else "niedriger"
        third = not you or (s is not None and s.who != "you")
        named = s is not None and s.who not in ("you", "they")
        whom = f"für {self.subject(s, ACC)}" if named else ""
        power = f"die {lex.POWER} {whom}" if named else f"{your}e {lex.POWER}"
        of = f"des {lex.CHARACTERS} {whom}" if named else f"{your}es {lex.CHARACTERS}"
        return {
            "who": {
                "": self.subject(s) or lex.WHO[c.person][0],
                "power": f"{power} in diesem Zug",
                "of_character": of,
                "of_partner": f"{your}es Partners",
                "your": f"{your}er",
                "pay": "bezahlt" if third else "bezahlst",
                "control": "kontrolliert" if third else "kontrollierst",
            },
            "n": {
                "": num(c.n),
                "more": f"{number(c.n, str(abs(c.n)))} {higher}",
                "cards": f"{num(c.n)} {lex.CARD.one if c.n == 1 else lex.CARD.many}",
                "often": self.often(c.n or 1),
            },
            "players": {"": lex.PLAYERS[c.player]},
            "cards": {
                "bare": f"{lex.JED[sort.gender][NOM]} {sort.bare(NOM)}",
                "one": sort.one(NOM),
            },
            "granted": {
                "turn": "in diesem Zug " if c.granted else "",
                "each_turn": self.each_turn(c.granted),
            },
            "until": {
                "": f"bis zum Beginn {your}es nächsten Zuges" if c.until_next else "in diesem Zug"
            },
        }

    # --- Abilities

    def price(self, p: tree.Price, form: Form = "order") -> str:
        parts = [self.phrase(lex.PAY, f"{num(p.power)} {lex.POWER}", form)] if p.power else []
        parts += [self.clause(clause, form=form) for _, clause in p.acts]
        return " und ".join(parts) or "nichts"

    def only_if(self, c: tree.Condition | None) -> str:
        return "" if c is None else f", wenn {self.said(c)}{COMMA}"

    def given(self, text: str, c: tree.Condition | None) -> str:
        return text + self.only_if(c)

    def say_uses(self, c: tree.Uses) -> str:
        during = self.each_turn(c.granted) + self.only_if(c.only_if)
        lead = f"{self.how_often(c.often)} {during}"
        if c.confronted:
            lead = f"einmal in jeder {lex.CONFRONTATION} durch einen Gegner"
        if c.price:
            return f"{lead} darfst du {self.price(c.price, 'infinitive')}"
        first = c.body[0][1]
        if isinstance(first, tree.Do | tree.Options | tree.DoThis) and first.can == "may":
            return f"{lead} {self.body(c.body, inverted=True)}"
        return f"{lead}: {CAP}{self.body(c.body)}"

    def under(self, lead: str, only_if: tree.Condition | None, body: tree.Body) -> str:
        return f"{lead}{self.only_if(only_if)}: {CAP}{self.body(body)}"

    def say_whenever(self, c: tree.Whenever) -> str:
        if isinstance(c.event.event, TURNS):
            return super().say_whenever(c)
        lead = f"{self.whenever(c.event)}{self.only_if(c.only_if) or COMMA}"
        return f"{lead} {self.body(c.body, **INVERTED)}"

    def say_goesontop(self, c: tree.GoesOnTop) -> str:
        sort, when = self.noun(c.what), self.W["this" if c.granted else "on"]
        if c.nth or c.once:
            when = self.each_turn(c.granted)
        cards = sort.one() if c.once else sort.each()
        if c.nth:
            cards = f"{'einmal ' if c.once else ''}{sort.nth(c.nth)}"
        that = f", {lex.DER[sort.gender][ACC]} du {when} kaufst oder erhältst{COMMA}"
        deck = f"oben auf dein {lex.ZONE_NOUNS['deck'][1]}"
        return f"du darfst {cards}{that} {deck}{self.INSTEAD} legen"

    def say_gives(self, c: tree.Gives) -> str:
        first = c.events[0]
        if len(c.gifts) > 1:
            gender = self.gender_of(first)
            gifts = [f"{self.head(first, NOM)}{self.tail(first)} {self.gift(c.gifts[0])}"]
            for h, gift in zip(c.events[1:], c.gifts[1:], strict=True):
                which = nth(getattr(h.event, "nth", 1), gender, NOM)
                gifts.append(f"{lex.DER[gender][NOM]} {which} {self.gift(gift)}")
            return listed(gifts, "und")
        several = len(c.events) > 1 and bool(getattr(first.event, "nth", 0))
        heads = listed([self.head(h, NOM) for h in c.events], "und")
        return f"{heads}{self.tail(c.events[-1], several)} {self.gift(c.gifts[0], several)}"

    def gift(self, g: tree.Act | tree.Bonus, several: bool = False) -> str:
        """Return the words for a gift: ``gibt +1 Kraft``, ``lässt dich eine Karte ziehen``."""
        if isinstance(g, tree.Bonus):
            return f"{'geben jeweils' if several else 'gibt'} {self.reward(g)}"
        lets = "lassen" if several else "lässt"
        return f"{lets} {lex.WHO[g.whom][ACC]} {self.act(g, 'infinitive')}"

    # --- Victory Points

    def vp(self, vp: int | tree.VpEach | tree.VpOthers) -> str:
        if isinstance(vp, int):
            return f"{num(vp)} {lex.VP}"
        points, sort = f"{num(vp.n)} {lex.VP}", self.noun(vp.what)
        if isinstance(vp, tree.VpOthers):
            cards = f"{num(vp.others)} oder mehr andere {sort.many(ACC, 'und/oder')}"
            cards = sort.one(ACC, other=True) if vp.others == 1 else cards
            return f"{points}, wenn dein Deck {cards} enthält, sonst {num(0)} {lex.VP}"
        deck = f"in deinem {lex.ZONE_NOUNS['deck'][1]}"
        if vp.every == 1:
            named = " mit unterschiedlichem Namen" if vp.distinct else ""
            return f"{points} für {sort.each()}{named} {deck}"
        named = " mit unterschiedlichen Namen" if vp.distinct else ""
        cards = f"{num(vp.every)} {sort.many(ACC, 'und/oder')}{named} {deck}"
        return f"{points} für je {cards}, abgerundet"


GERMAN: Final = German()
