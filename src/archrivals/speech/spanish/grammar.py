"""Spanish: clauses and sentences."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from archrivals.engine.language import effects as fx
from archrivals.speech import tree
from archrivals.speech.facts import SlotForms
from archrivals.speech.marks import AND, AT, OF, OR, num, number, signed
from archrivals.speech.speaker import Form, are_plain, is_bare, is_rest, listed, words

from . import lexicon as lex
from .conjugation import Verb
from .events import Events
from .nouns import name_word, ordinal
from .terse import TERSE

INSTEAD = "en su lugar,"


class Spanish(Events):
    """The texts of cards in Spanish."""

    CODE = "es"
    NAME = "Spanish"
    OWN_NAME = "Español"
    TERSE = TERSE
    NAMES: ClassVar = {name: one for name, (one, *_) in lex.NAMES.items()}
    HEADS = lex.HEADS
    JOINTS = lex.JOINTS
    INSTEAD = f" en lugar de en tu {lex.OWN['discard'].one}"

    def joint(self, joint: tree.Joint, last: tree.Clause, clause: tree.Clause) -> str:
        if joint == "or":
            # "o roba una carta", but "o, en un Enfrentamiento, …"
            return (
                f"; {OR}, " if isinstance(clause, tree.Cond) and not clause.unless else f"; {OR} "
            )
        if joint == "then" and not is_bare(clause) and not is_bare(last):
            return "; "
        return self.JOINTS[joint]

    # --- Who

    def subject(self, s: tree.Subject | None) -> str:
        """The subject before a verb."""
        if s is None or (s.who == "you" and not s.named):
            return ""
        if not s.only:
            hand = f" con {num(s.n)} o más cartas en la mano" if s.n else ""
            return (s.name or lex.WHO[s.who]) + hand
        cost = f" de coste {num(s.n)} o más" if s.only == "received" and s.n else ""
        return lex.ONLY[s.only].format(*lex.PLAYERS[s.player]) + cost

    def named(self, s: tree.Subject | None) -> str:
        """The same, where even "tú" is said."""
        return lex.WHO["you"] if s is not None and s.who == "you" else self.subject(s)

    def leads(self, s: tree.Subject | None, can: str) -> str:
        """The subject with "puede"."""
        may = ("puedes" if s is None or s.who == "you" else "puede") if can else ""
        named = self.subject(s)
        return words(INSTEAD if can == "instead" else "", named, may)

    def does_it(self, s: tree.Subject | None, can: str, verb: Verb, pronoun: str = "") -> str:
        """The subject and a verb."""
        return words(self.leads(s, can), verb.say(self.form(s, can), pronoun))

    # --- Acts

    def say_do(self, c: tree.Do, form: Form = "order") -> str:
        s = c.subject
        if s is not None and s.who == "team" and s.only:
            return f"{self.acts(c, 'order')} y tu compañero hace lo mismo"
        text = words(self.leads(s, c.can), self.acts(c, self.form(s, c.can, form)))
        if c.then:
            text = f"luego {text}"
        if c.leaves:
            power = f"obtén tanto {lex.POWER} como el coste de la destruida"
            return f"{text} y deja la otra encima del mazo; {power}"
        return f"{text} a cambio de {self.reward(c.reward)}" if c.reward else text

    def reward(self, b: tree.Bonus) -> str:
        """Power for something."""
        if b.equal:
            return f"tanto {lex.POWER} como {self.equal(b.equal, power=True)}"
        return f"{signed(b.n)} de {lex.POWER}"

    def acts(self, c: tree.Do, form: Form) -> str:
        """Several steps of one player: ``roba 2 cartas y luego descarta una carta``."""
        if len(c.acts) == 1:
            return self.act(c.acts[0], form)
        others = c.subject is not None and c.subject.who != "you"
        acts: list[str] = []
        last: Verb | None = None
        double = False
        for i, act in enumerate(c.acts):
            verb = None if act.verb == "or" else lex.VERBS.get(act.verb, lex.REVEAL)
            if act.verb == "put" and act.to[0].place == "stack":
                verb = lex.RETURN
            if acts and verb is not None and verb == last and is_rest(act):
                acts[-1] += f" y{self.act(act, form, True)}"
            else:
                also = "también " if others and acts and verb == last else ""
                acts.append(also + self.act(act, form))
                double = i > 0 and self.two_verbs(c.acts[i - 1])
            last = verb
        if others or len(acts) == 1:
            return listed(acts, AND)
        return f"{', '.join(acts[:-1])}{'; luego' if double else ' y luego'} {acts[-1]}"

    def two_verbs(self, a: tree.Act) -> bool:
        """Return whether an act has an "y" of its own."""
        if a.verb in ("cancel-confrontation", "reveal-and-draw") or a.back is not None:
            return True
        return a.verb == "or" and not self.shared(a)

    def deed(self, a: tree.Act, form: Form, gap: bool = False) -> str:
        if a.verb == "or":
            return self.either(a, form)
        if a.verb == "reveal-and-draw":
            return self.reveal_and_draw(a, form)
        if a.verb == "cancel-confrontation":
            buys = f"{lex.BUY.say(form)} con normalidad este turno"
            return f"{lex.VERBS[a.verb].say(form)} el {lex.CONFRONTATION} y {buys}"
        verb, pronoun, thing = self.parts(a)
        return (thing if gap else verb.say(form, pronoun) + thing) + self.ends(a, form)

    def parts(self, a: tree.Act) -> tuple[Verb, str, str]:
        """The verb, the pronoun that joins it, and what stands after it, each with a space."""
        verb = lex.VERBS[a.verb]
        if a.obj is None:
            return verb, "", f" {self.fixed(a)}"
        if a.verb in ("avoid-by-discard", "avoid-by-reveal"):
            return verb, "", f" {self.avoids(a)}"
        if a.verb == "destroy-in-each":
            first, *rest = [self.of(at) for at in getattr(a.obj, "at", ())]
            ones = [f"hasta una carta {first}", *[f"hasta una {each}" for each in rest]]
            return verb, "", f" {listed(ones, AND)}"
        pronoun, object_, after = self.thing(a.obj)
        if a.verb in ("take", "receive"):
            return verb, "", f" {self.to(a.to[0])} {object_ or 'esas cartas'}{after}"
        before, behind = lex.AROUND.get(a.verb, ("", ""))
        thing = f" {before}{object_}" if object_ else ""
        if a.verb == "pass-to":
            behind = f" a la mano {OF} {lex.WHO[a.whom]}"
        elif a.verb == "pass-left":
            behind = f" a la pila de descarte del jugador de {lex.YOUR[a.person]} izquierda"
        elif a.verb == "put":
            verb, behind = lex.PUT, f" {listed([self.to(at) for at in a.to], OR)}"
            if len(a.to) == 1 and a.to[0].place == "stack":
                verb, behind = lex.RETURN, f" a {lex.STACK}"
            elif self.ends_in_clause(a):  # what follows a clause would be taken for a part of it
                thing, behind = behind, thing
        return verb, pronoun, thing + behind + after

    def ends_in_clause(self, a: tree.Act) -> bool:
        """Return whether the words for the cards have a relative clause."""
        obj = getattr(a.obj, "thing", a.obj)
        obj = getattr(obj, "first", obj)
        at, what = getattr(obj, "at", ()), getattr(obj, "what", None)
        late = what is not None and bool(self.noun(what).late[0])
        return late or any(self.loose(each.place) for each in at)

    def fixed(self, a: tree.Act) -> str:
        """The object of a verb that has only one."""
        if a.verb == "refill":
            return f"{'ese hueco' if a.n == 1 else 'esos huecos'} de inmediato"
        if a.verb == "destroy-down-to":
            return f"cartas de {lex.LINE_UP} hasta que queden como máximo {num(a.n)}"
        return lex.FIXED[a.verb].format(*[lex.YOUR[a.person]] * 3)

    def ends(self, a: tree.Act, form: Form) -> str:
        """Return the end of the object: where it goes, and when it goes back."""
        many = a.n != 1
        if a.tail == "any-order":
            return " en cualquier orden"
        if a.tail == "has-assist":
            have = "esas cartas tienen" if many else "esa carta tiene"
            return f"; {have} {lex.ASSIST} este turno"
        if a.tail == "goes-back":
            goes = "esas cartas vuelven" if many else "esa carta vuelve"
            return f"; {goes} a su sitio al final de tu turno"
        if a.back is None:
            return ""
        return f" y {'' if a.verb == 'gain' else 'luego '}{self.act(a.back, form)}"

    def avoids(self, a: tree.Act) -> str:
        """``esta carta para evitar un Ataque``."""
        reveals = a.verb == "avoid-by-reveal"
        where = f" de tu {lex.OWN['hand'].one}" if reveals else ""
        if a.to:
            at = a.to[0]
            where = f" {self.of(at) if at.place in lex.ZONES else self.at(at)}"
            where = " del juego" if at.place == "play" else where
        discard = "descartar " if reveals else ""
        others = f" y {discard}cualquier cantidad de otras cartas" if a.tail else ""
        return f"esta carta{where}{others} para evitar un {lex.ATTACK}"

    def reveal_and_draw(self, a: tree.Act, form: Form) -> str:
        """``revela y roba la carta superior de tu mazo``."""
        text = f"{lex.REVEAL.say(form)} y {lex.VERBS['draw'].say(form)} {self.said(a.obj)}"
        if a.n:
            text += ", y repítelo hasta que las cartas robadas de este modo sumen un coste de "
            text += f"{num(a.n)} o más"
        return f"{text}; si {self.such(a.again)}, esto se repite" if a.again is not None else text

    def shared(self, a: tree.Act) -> str:
        """Return the words that options share: a verb, the rest, or none."""
        if not are_plain(a.options):
            return ""
        deeds = [self.parts(o) for o in a.options]
        if any(pronoun for _, pronoun, _ in deeds):
            return ""
        if len({verb for verb, _, _ in deeds}) == 1:
            return "verb"
        return "rest" if len({rest for _, _, rest in deeds}) == 1 else ""

    def either(self, a: tree.Act, form: Form) -> str:
        """One of several acts; what they share is said once."""
        shared = self.shared(a)
        deeds = [self.parts(o) for o in a.options] if shared else []
        if shared == "verb":
            return f"{deeds[0][0].say(form)} {listed([rest[1:] for _, _, rest in deeds], OR)}"
        if shared == "rest":
            return listed([verb.say(form) for verb, _, _ in deeds], OR) + deeds[0][2]
        return listed([self.act(o, form) for o in a.options], OR)

    # --- Power

    def say_gets(self, c: tree.Gets, form: Form = "order") -> str:
        power = self.power(c.bonuses)
        if c.but:
            power += f", pero solo {signed(c.but[0])} si {self.said(c.but[1])}"
        if c.subject is not None or c.can or c.bonuses[0].equal or form != "order":
            verb = lex.GAIN.say(self.form(c.subject, c.can, form))
            return words(self.leads(c.subject, c.can), verb, power)
        return f"luego, {power}" if c.then else power

    # --- Conditions and choices

    def spared(self, lead: tree.Spared) -> str:
        return f"si algún {lex.PLAYERS[lead.player][0]} no {lex.SPARED[lead.what]}"

    def chooses(self, c: tree.Options, many: str, **how: Any) -> str:
        options = "opción" if c.n == 1 else "opciones"
        return f"{self.does_it(c.subject, c.can, lex.VERBS['choose'])} {many} {options}"

    def say_for(self, c: tree.For, **how: Any) -> str:
        return f"para {self.named(c.subject)}, {self.body(c.body)}"

    def say_dothis(self, c: tree.DoThis, **how: Any) -> str:
        return f"{self.leads(c.subject, c.can)} hacer esto: {self.body(c.body)}"

    def say_granted(self, c: tree.Granted, **how: Any) -> str:
        text = self.quoted(c.sentences)
        if c.subject is None and not c.can:
            return text
        has = {"second": "tienes", "third": "tiene"}.get(self.form(c.subject, c.can), "tener")
        return f"{words(self.leads(c.subject, c.can), has)} esto durante el turno: «{text}»"

    def say_paysto(self, c: tree.PaysTo, **how: Any) -> str:
        often = f"{self.how_often(c.often)} este turno"
        price = self.price(c.price, self.form(c.subject, c.can))
        you = c.subject is None or c.subject.who == "you"
        if c.can and you:
            before = f"{INSTEAD} " if c.can == "instead" else ""
            return f"{before}{often}, puedes {price}: {self.body(c.body)}"
        return f"{often}, {words(self.leads(c.subject, c.can), price)}: {self.body(c.body)}"

    def say_fact(self, c: tree.Fact, **how: Any) -> str:
        return lex.FACTS.say(c.id, self.fact_forms(c))

    def fact_forms(self, c: tree.Fact) -> SlotForms:
        """Return the words for the slots of a fact."""
        s, you = c.subject, c.person == "you"
        who, your = "" if you else self.subject(s), lex.YOUR[c.person]
        owner = f"{OF} {self.named(s)}" if self.named(s) else ""
        control = lex.CONTROL.say("second" if s is None else self.form(s, ""))
        higher = "aumenta" if c.n >= 0 else "se reduce"
        hand = f" de tu {lex.OWN['hand'].one}"
        return {
            "who": {
                "power": f"el {lex.POWER} {owner}" if owner else f"{your} {lex.POWER}",
                "of_character": f"del {lex.CHARACTER} {OF} {who}"
                if who
                else f"de {your} {lex.CHARACTER}",
                "your": your,
                "to_you": "te" if you else "le",
                "to_whom": f" {AT} {who}" if who else "",
                "control": words(self.subject(s), control),
                "just": "acabaras" if you else "acabara",
            },
            "n": {
                "": num(c.n),
                "more": f"{higher} en {number(c.n, str(abs(c.n)))}",
                "cards": f"{num(c.n)} {lex.CARD[c.n != 1]}",
                "deals": "se reparte una" if c.n == 1 else f"se reparten {num(c.n)}",
                "often": self.often(c.n or 1),
            },
            "players": {"": lex.PLAYERS[c.player][0]},
            "cards": {
                "in_hand": self.noun(c.what).bare(hand),
                "one": self.a_name(c.what.names[0]) if c.what.names else "",
            },
            "granted": {
                "turn": " este turno" if c.granted else "",
                "each_turn": self.each_turn(c.granted),
            },
            "until": {
                "": f"hasta el principio de {your} próximo turno" if c.until_next else "este turno"
            },
        }

    def a_name(self, name: str) -> str:
        """A card by its name: ``un Puñetazo``."""
        word = name_word(name)
        return f"{'una' if word.fem else 'un'} {word.one}"

    # --- Abilities

    def price(self, p: tree.Price, form: Form = "order") -> str:
        """Return the words for the price."""
        parts = [f"{lex.PAY.say(form)} {num(p.power)} de {lex.POWER}"] if p.power else []
        parts += [self.clause(clause, form=form) for _, clause in p.acts]
        return " y ".join(parts) or "nada"

    def say_uses(self, c: tree.Uses) -> str:
        during = self.each_turn(c.granted)
        lead = f"{self.how_often(c.often)} {during}, {self.only_if(c.only_if)}"
        if c.confronted:
            lead = f"una vez en cada {lex.CONFRONTATION} iniciado por un rival, "
        if c.price:
            return f"{lead}puedes {self.price(c.price, 'infinitive')}"
        return lead + self.body(c.body)

    def say_goesontop(self, c: tree.GoesOnTop) -> str:
        sort = self.noun(c.what)
        which, when = "cada", self.W["this" if c.granted else "on"]
        if c.nth or c.once:
            which, when = "una" if sort.fem else "un", self.each_turn(c.granted)
        if c.nth:
            which = f"{'una vez, ' * c.once}{self.the_nth(c.nth, sort.fem)}"
        cards = f"{which} {sort.bare()} que compres u obtengas {when}"
        return f"puedes poner {cards} encima de tu {lex.OWN['deck'].one}{self.INSTEAD}"

    def say_gives(self, c: tree.Gives) -> str:
        if len(c.gifts) > 1:
            first = f"{self.which(c.events[0], self.tail(c.events[0]))} {self.gift(c.gifts[0])}"
            nth = [
                self.the_nth(getattr(h.event, "nth", 1), self.fem_of(h), True) for h in c.events[1:]
            ]
            rest = [f"{n} {self.gift(gift)}" for n, gift in zip(nth, c.gifts[1:], strict=True)]
            return listed([first, *rest], AND)
        *before, last = c.events
        heads = [self.which(h, "") for h in before]
        text = listed([*heads, self.which(last, self.tail(last))], AND)
        several = bool(before) and bool(getattr(last.event, "nth", 0))
        return f"{text} {self.gift(c.gifts[0], several)}"

    def which(self, h: tree.Happening, tail: str) -> str:
        """``cada Héroe``, ``el segundo Héroe``, ``cada uno de los dos primeros Héroes``."""
        e = h.event
        fem = self.fem_of(h)
        if isinstance(e, fx.Plays) and e.first:
            sort = self.noun(e.what)
            one = "una" if sort.fem else "uno"
            many = f"primer{'as' if sort.fem else 'os'} {self.each(h, tail, many=True)}"
            text = f"cada {one} de {sort.the()} {self.in_words(e.first)} {many}"
            return f"{self.the_nth(e.nth, fem, True)} de {text}" if e.nth else text
        nth = getattr(e, "nth", 0)
        return f"{self.the_nth(nth, fem) if nth else 'cada'} {self.each(h, tail)}"

    def the_nth(self, n: int, fem: bool, alone: bool = False) -> str:
        """``el segundo``; ``alone``: without a noun."""
        return f"{'la' if fem else 'el'} {ordinal(n, fem, alone)}"

    def gift(self, g: tree.Act | tree.Bonus, several: bool = False) -> str:
        """Return the words for a gift: ``da +1 de Poder``, ``te permite robar una carta``."""
        if isinstance(g, tree.Bonus):
            return f"dan {self.reward(g)} cada uno" if several else f"da {self.reward(g)}"
        lets = "permiten" if several else "permite"
        draws = self.act(g, "infinitive")
        if g.whom == "you":
            return f"te {lets} {draws}"
        whom = "a ti o a tu compañero" if g.whom == "team" else "a tu compañero"
        return f"{'te' if g.whom == 'team' else 'le'} {lets} {whom} {draws}"

    # --- Blocks and Victory Points

    def vp(self, vp: int | tree.VpEach | tree.VpOthers) -> str:
        """Victory Points, a number or a formula."""
        if isinstance(vp, int):
            return f"{num(vp)} {lex.VP}"
        points, sort = f"{num(vp.n)} {lex.VP}", self.noun(vp.what)
        if isinstance(vp, tree.VpOthers):
            more = " o más" if vp.others > 1 else ""
            cards = f"{sort.some(vp.others, other=True)}{more}"
            return f"{points} si tu mazo contiene {cards}; si no, {num(0)} {lex.VP}"
        deck = f" en tu {lex.OWN['deck'].one}"
        if vp.every == 1:
            return f"{points} por cada {sort.bare(' con nombre distinto' * vp.distinct + deck)}"
        cards = sort.many("y/o", " con nombres distintos" * vp.distinct + deck)
        return f"{points} por cada {num(vp.every)} {cards}, redondeando hacia abajo"


SPANISH: Final = Spanish()
