"""What a player does, one verb phrase per kind of effect."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from archrivals.engine.effects import (
    CancelConfrontation,
    Choose,
    Destroy,
    Discard,
    Draw,
    DrawExtra,
    DrawThese,
    Gain,
    GainCheaper,
    GainWeakness,
    Give,
    GiveAssist,
    Look,
    Move,
    PassCards,
    Pick,
    Place,
    PlayAgain,
    PlayFrom,
    PutBack,
    Refill,
    Reveal,
    RevealAndDraw,
    RevealHand,
    Select,
    SwitchTarget,
    UntilDefeated,
    Win,
)
from archrivals.engine.text.language import Words
from archrivals.engine.text.shape import optional

from . import conjugation as verbs
from .amounts import AMOUNTS, Measure
from .conjugation import Form, Verb
from .nouns import Noun, is_such
from .picks import chosen, destination, filled, goes_to, take
from .scene import Group, Object, Scene, group_of
from .words import CARD, WEAKNESS, Word, listed


@dataclass(frozen=True, slots=True)
class Act:
    """A verb within a phrase, with the pronoun that joins it."""

    verb: Verb
    pronoun: str = ""


@dataclass(frozen=True, slots=True)
class Phrase:
    """A verb phrase.

    ``may`` asks for "puedes" before it. ``pause`` ends the sentence when it is an order, ``ends``
    always does. ``named`` is never an order: "ganas la partida".
    """

    parts: tuple[str | Act, ...]
    may: bool = False
    pause: bool = False
    ends: bool = False
    named: bool = False

    @property
    def act(self) -> Act | None:
        """Its first verb, with the pronoun."""
        return next((part for part in self.parts if isinstance(part, Act)), None)

    @property
    def verb(self) -> Verb | None:
        """The verb alone."""
        return None if self.act is None else self.act.verb

    @property
    def rest(self) -> str:
        """The words after the first verb."""
        return "".join(part for part in self.parts if isinstance(part, str))

    def say(self, form: Form) -> str:
        """The phrase, in the form that the subject asks for."""
        return "".join(
            part.verb.say(form, part.pronoun) if isinstance(part, Act) else part
            for part in self.parts
        )


def act(verb: Verb, thing: Object | str, end: str = "", *, pause: bool = False) -> Phrase:
    """A plain verb phrase."""
    told = Object(thing) if isinstance(thing, str) else thing
    return Phrase((Act(verb, told.pronoun), told.rest + end), pause=pause)


VERBS: Final[Words[Scene, Phrase]] = Words("Spanish")


def joined(phrases: Iterable[Phrase], scene: Scene, form: Form) -> str:
    """Several steps of one player: ``roba 2 cartas y luego descarta una carta``."""
    told: list[Phrase] = []
    for phrase in phrases:
        last = told[-1] if told else None
        same = last is not None and last.verb == phrase.verb
        if last and same and phrase.rest.startswith((" el resto", " la otra", " el otro")):
            told[-1] = replace(last, parts=(*last.parts, " y", phrase.rest))
        elif same and scene.third:
            told.append(replace(phrase, parts=("también ", *phrase.parts)))
        else:
            told.append(phrase)
    said = [phrase.say(form) for phrase in told]
    if scene.third or len(said) == 1:
        return listed(said)
    if sum(isinstance(part, Act) for part in told[-2].parts) > 1:  # it has an "y" of its own
        return f"{', '.join(said[:-1])}; luego {said[-1]}"
    return f"{', '.join(said[:-1])} y luego {said[-1]}"


def _step(verb: Verb, how: str, pick: Pick, scene: Scene, thing: Object, end: str = "") -> Phrase:
    """A step that picks cards, remembered as what was done last."""
    source = scene.done if pick.places == ("done",) else scene.it
    take(pick, scene)
    scene.done = group_of(pick, how, source)
    return replace(act(verb, thing, end), may=optional(pick, scene.flat))


@VERBS.of(Draw)
def _draw(effect: Draw, scene: Scene) -> Phrase:
    return act(verbs.DRAW, _so_many(CARD, AMOUNTS(effect.amount, scene), scene))


def _so_many(card: Word, amount: Measure, scene: Scene, how: str = "robad") -> str:
    """``2 cartas``, ``una carta por cada Héroe en tu pila de descarte``."""
    scene.done = Group(0 if amount.equal or amount.per else amount.n, how=how)
    if amount.equal:
        return f"tantas {card.many} como {amount.equal}{amount.but}"
    each = f" por cada {amount.per}{amount.cap}" if amount.per else ""
    return Noun((card,)).some(amount.n) + each


@VERBS.of(DrawExtra)
def _draw_extra(effect: DrawExtra, scene: Scene) -> Phrase:
    extra = Word("carta adicional", "cartas adicionales", fem=True)
    return act(verbs.DRAW, _so_many(extra, AMOUNTS(effect.amount, scene), scene))


@VERBS.of(DrawThese)
def _draw_these(effect: DrawThese, scene: Scene) -> Phrase:
    return _step(verbs.DRAW, "robad", effect.pick, scene, chosen(effect.pick, scene))


@VERBS.of(RevealAndDraw)
def _reveal_and_draw(effect: RevealAndDraw, scene: Scene) -> Phrase:
    top = filled("la carta superior de {deck}", scene.voice)
    again = ""
    if effect.until_cost:
        again = ", y repítelo hasta que las cartas robadas de este modo sumen un coste de "
        again += f"{effect.until_cost} o más"
    if effect.again_if is not None:
        again += f"; si {is_such(effect.again_if)}, esto se repite"
    scene.it = scene.done = Group(0 if again else 1, how="robad")
    return Phrase((Act(verbs.REVEAL), " y ", Act(verbs.DRAW), f" {top}{again}"), pause=True)


@VERBS.of(Discard)
def _discard(effect: Discard, scene: Scene) -> Phrase:
    # D2: discarding is from the hand unless the text names another place.
    words = chosen(effect.pick, scene, place=effect.pick.places != ("hand",))
    return _step(verbs.DISCARD, "descartad", effect.pick, scene, words)


@VERBS.of(Destroy)
def _destroy(effect: Destroy, scene: Scene) -> Phrase:
    return _step(verbs.DESTROY, "destruid", effect.pick, scene, chosen(effect.pick, scene))


@VERBS.of(Gain)
def _gain(effect: Gain, scene: Scene) -> Phrase:
    phrase = _step(verbs.GAIN, "ganad", effect.pick, scene, chosen(effect.pick, scene))
    scene.it = scene.done
    to = [] if effect.to == ("discard",) else list(effect.to)
    where = [destination(place, scene.voice) for place in to]
    if effect.any_player:
        where.append("en la pila de descarte de cualquier jugador")
    return _and_put(phrase, listed(where, "o"), scene) if where else phrase


def _and_put(phrase: Phrase, where: str, scene: Scene) -> Phrase:
    put = Act(verbs.PUT, scene.it.pronoun)
    return replace(phrase, parts=(*phrase.parts, " y ", put, f" {where}"))


@VERBS.of(GainWeakness)
def _gain_weakness(effect: GainWeakness, scene: Scene) -> Phrase:
    phrase = act(verbs.GAIN, _so_many(WEAKNESS, AMOUNTS(effect.n, scene), scene, "ganad"))
    scene.it = scene.done
    if effect.to == "discard":
        return phrase
    return _and_put(phrase, destination(effect.to, scene.voice), scene)


@VERBS.of(GainCheaper)
def _gain_cheaper(effect: GainCheaper, scene: Scene) -> Phrase:
    scene.it = scene.done = Group(how="ganad")
    return act(verbs.GAIN, "de la Alineación una carta más barata del mismo tipo")


@VERBS.of(Give)
def _give(effect: Give, scene: Scene) -> Phrase:
    told = chosen(effect.pick, scene)
    words = Object(destination("hand", scene.voice), after=f" {told.words or 'esas cartas'}")
    verb = verbs.RECEIVE if effect.pick.by == "attacker" or scene.third else verbs.TAKE
    return _step(verb, "pasad", effect.pick, scene, words, told.after)


@VERBS.of(GiveAssist)
def _give_assist(effect: GiveAssist, scene: Scene) -> Phrase:
    phrase = _step(verbs.CHOOSE, "elegid", effect.pick, scene, chosen(effect.pick, scene))
    have = "esas cartas tienen" if scene.done.many else "esa carta tiene"
    return replace(phrase, parts=(*phrase.parts, f"; {have} Apoyo este turno"), ends=True)


@VERBS.of(Move)
def _move(effect: Move, scene: Scene) -> Phrase:
    told, goes = chosen(effect.pick, scene), goes_to(effect.to, effect.pick, scene)
    if effect.to == "stack":
        told = replace(told, after=f" a su montón{told.after}")
        return _step(verbs.RETURN, "movid", effect.pick, scene, told)
    if " que " in told.words:  # what follows a clause would be taken for a part of it
        told = replace(told, words=f"{goes} {told.words}")
        return _step(verbs.PUT, "movid", effect.pick, scene, told)
    told = replace(told, after=f" {goes}{told.after}")
    return _step(verbs.PUT, "movid", effect.pick, scene, told)


@VERBS.of(Select)
def _select(effect: Select, scene: Scene) -> Phrase:
    # Nobody else sees a hand.
    hand = effect.pick.places == ("hand",)
    verb, how = (verbs.REVEAL, "revelad") if hand else (verbs.CHOOSE, "elegid")
    phrase = _step(verb, how, effect.pick, scene, chosen(effect.pick, scene))
    scene.it = scene.done
    return replace(phrase, pause=True)


def _top_cards(n: int, where: Place, scene: Scene) -> Object:
    words = chosen(Pick((where,), n=n), scene)
    scene.it = Group(count=n, how="revelad", fem=where != "super-villain", seen=True)
    return words


@VERBS.of(Reveal)
def _reveal(effect: Reveal, scene: Scene) -> Phrase:
    # Out of a hand nobody chooses what is shown.
    end = " al azar" if effect.where == "hand" else ""
    return act(verbs.REVEAL, _top_cards(effect.n, effect.where, scene), end, pause=True)


@VERBS.of(Look)
def _look(effect: Look, scene: Scene) -> Phrase:
    return act(verbs.LOOK, _top_cards(effect.n, effect.where, scene), pause=True)


@VERBS.of(RevealHand)
def _reveal_hand(effect: RevealHand, scene: Scene) -> Phrase:
    return act(verbs.REVEAL, f"{scene.voice.your} mano", pause=True)


@VERBS.of(PutBack)
def _put_back(effect: PutBack, scene: Scene) -> Phrase:
    several = scene.it.many and scene.it.whole.words not in ("la otra", "el otro")
    end = " encima del mazo" + (" en cualquier orden" if several else "")
    return act(verbs.PUT_BACK, scene.it.whole, end)


@VERBS.of(PlayFrom)
def _play_from(effect: PlayFrom, scene: Scene) -> Phrase:
    pick = effect.pick
    phrase = _step(verbs.PLAY, "jugad", pick, scene, chosen(pick, scene))
    if effect.keep and effect.then is None:
        return phrase
    if effect.until_end:
        goes = "esas cartas vuelven" if scene.done.many else "esa carta vuelve"
        back = f"; {goes} a su sitio al final de tu turno"
        return replace(phrase, parts=(*phrase.parts, back))
    verb, where = verbs.RETURN, "a su sitio"
    if effect.then is not None:
        verb, where = verbs.PUT, goes_to(effect.then, pick, scene)
    return replace(
        phrase, parts=(*phrase.parts, " y luego ", Act(verb, scene.done.pronoun), f" {where}")
    )


@VERBS.of(PlayAgain)
def _play_again(effect: PlayAgain, scene: Scene) -> Phrase:
    return _step(verbs.PLAY_AGAIN, "jugad", effect.pick, scene, chosen(effect.pick, scene))


@VERBS.of(Refill)
def _refill(effect: Refill, scene: Scene) -> Phrase:
    slots = "esos huecos" if scene.done.many else "ese hueco"
    return act(verbs.REFILL, f"{slots} de inmediato")


@VERBS.of(Win)
def _win(effect: Win, scene: Scene) -> Phrase:
    return replace(act(verbs.GAIN, "la partida"), named=True)


@VERBS.of(CancelConfrontation)
def _cancel(effect: CancelConfrontation, scene: Scene) -> Phrase:
    buy = " con normalidad este turno"
    return Phrase((Act(verbs.CANCEL), " el Enfrentamiento y ", Act(verbs.BUY), buy))


@VERBS.of(SwitchTarget)
def _switch(effect: SwitchTarget, scene: Scene) -> Phrase:
    return act(verbs.SWITCH, "el Enfrentamiento contra el Personaje de otro rival")


@VERBS.of(UntilDefeated)
def _until_defeated(effect: UntilDefeated, scene: Scene) -> Phrase:
    your = scene.voice.your
    if effect.what == "hero":
        return act(verbs.PUT, f"{your} Superhéroe boca abajo hasta que este Villano sea derrotado")
    then = f"; cuando este Villano sea derrotado, esa carta va encima de {your} mazo"
    return replace(act(verbs.SET_ASIDE, f"una carta de {your} mano al azar{then}"), ends=True)


@VERBS.of(PassCards)
def _pass_cards(effect: PassCards, scene: Scene) -> Phrase:
    your = scene.voice.your
    return act(
        verbs.PASS,
        f"una carta de {your} mano a la mano del jugador de {your} izquierda y otra a la del "
        f"jugador de {your} derecha",
    )


@VERBS.of(Choose)
def _choose(effect: Choose, scene: Scene) -> Phrase:
    """One of several verb phrases; what they share is said once."""
    options = [VERBS(option[0], scene.branch()) for option in effect.options]
    acts = [phrase.act for phrase in options]
    rests = [phrase.rest for phrase in options]
    first = acts[0]
    plain = all(
        len(phrase.parts) == 2 and phrase.act and not phrase.act.pronoun for phrase in options
    )
    parts: list[str | Act] = []
    if plain and first is not None and len(set(acts)) == 1:
        parts = [first, f" {listed([rest.strip() for rest in rests], 'o')}"]
    elif plain and len(set(rests)) == 1:
        for i, each in enumerate(acts):
            parts += [_between(i, len(acts)), *([each] if each else [])]
        parts.append(rests[0])
    else:
        for i, phrase in enumerate(options):
            parts += [_between(i, len(options)), *phrase.parts]
    scene.done = Group()
    return Phrase(tuple(part for part in parts if part), may=effect.up_to)


def _between(i: int, n: int) -> str:
    if i == 0:
        return ""
    return " o " if i == n - 1 else ", "
