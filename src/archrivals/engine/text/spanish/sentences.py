"""Effects in a row, as clauses: what belongs together is said together."""

from __future__ import annotations

from itertools import takewhile
from typing import Final

from archrivals.engine.effects import (
    Attack,
    Await,
    Choose,
    CompareHands,
    Confronting,
    CostOf,
    Did,
    Effect,
    Grant,
    If,
    Instead,
    LayFaceDown,
    Limited,
    May,
    Others,
    Power,
    PowerOf,
    TakeText,
    ThisTurn,
    Win,
)
from archrivals.engine.text.language import Words
from archrivals.engine.text.shape import (
    Effects,
    about_done,
    has_verb,
    is_optional,
    leaves_other,
    less_power,
    more_of_a_choice,
    one_of_each_place,
    power_length,
    splits,
    teammate_does_too,
)

from .amounts import AMOUNTS
from .conditions import CONDITIONS, TEAMS, confrontation
from .conjugation import Form
from .events import this_turn
from .picks import ZONES, zone
from .power import as_soon_as, power_clause, power_text
from .scene import WHO, Scene
from .verbs import VERBS, Phrase, joined
from .words import de, listed, number, sentence, signed, times

CLAUSES: Final[Words[Scene, list[str]]] = Words("Spanish")
"""The effects that are more than one verb phrase."""

OTHER_SUBJECTS: Final = ("el atacante ", "tu compañero ", "ese rival ")
INSTEAD: Final = "en su lugar, "


def sentences(effects: Effects, scene: Scene) -> str:
    """Effects as full sentences."""
    *before, last = effects or (None,)
    if not isinstance(last, If) or not splits(last):
        return full(clauses(effects, scene))
    # "Enfrentamiento" covers what stands after it, so it can only come last.
    return " ".join(filter(None, (full(clauses(tuple(before), scene)), _split(last, scene))))


def full(told: list[str]) -> str:
    """Clauses as sentences."""
    return " ".join(f"{sentence(clause)}." for clause in told)


def _split(effect: If, scene: Scene) -> str:
    """``Enfrentamiento: Roba 2 cartas. Si no: +2 de Poder.``"""
    if choice := _more_in_confrontation(effect, scene):
        return choice
    in_it, otherwise = scene.branch(), scene.branch()
    text = confrontation(effect.condition) + sentences(effect.then, in_it)
    if effect.otherwise:
        text += f" Si no: {sentences(effect.otherwise, otherwise)}"
    return text


def _more_in_confrontation(effect: If, scene: Scene) -> str:
    """The same choice, but more of it: ``Elige una opción (Enfrentamiento: elige dos): …``."""
    choices = more_of_a_choice(effect)
    if choices is None:
        return ""
    usual, more = choices
    more_words = f" ({confrontation(effect.condition)}elige {number(more.n)}):"
    return full([clause.replace(":", more_words, 1) for clause in CLAUSES(usual, scene)])


def inline(effects: Effects, scene: Scene) -> str:
    """Effects within a sentence."""
    first, *others = clauses(effects, scene) or ["no ocurre nada"]
    text = last = first
    for clause in others:
        text += _joint(last, clause) + clause
        last = clause
    return text


def about(who: str, effects: Effects, scene: Scene) -> str:
    """Effects of those named: ``cada rival descarta una carta``."""
    apart = If | ThisTurn | Await | Attack | Others
    if effects and isinstance(effects[0], apart) and not power_length(effects):
        return f"para {who}, {inline(effects, scene.anew())}"
    return inline(effects, scene.branch(who, "second" if who == WHO["you"] else "third"))


def _joint(last: str, clause: str) -> str:
    """A step before or after Power reads on; other clauses stand apart."""
    if clause.startswith(OTHER_SUBJECTS):
        return ", y "
    if clause.startswith("puedes "):
        return "; " if last.startswith(("si ", "puedes")) or ";" in last else ", y "
    apart = ("si ", "luego", "salvo si ", "por cada ", "Ataque", "puede ", INSTEAD, "tú ", "un ")
    plain = not clause.startswith(apart)
    return " y luego " if clause[0] in "+−" or (last[0] in "+−" and plain) else "; "


def clauses(effects: Effects, scene: Scene) -> list[str]:
    """Effects as clauses, in order."""
    told: list[str] = []
    while effects:
        if length := power_length(effects):
            told.append(power_clause(effects[:length], scene, first=not told))
        elif _together(effects, scene):
            told.append(f"{VERBS(effects[0], scene).say('order')} y tu compañero hace lo mismo")
            length = 2
        elif places := _one_in_each(effects, scene):
            first, *others = (de(place) for place in places)
            each = listed([f"hasta una carta {first}", *(f"hasta una {place}" for place in others)])
            told.append(f"destruye {each}")
            length = len(places)
        elif _has_verb(effects[0], scene):
            then = "luego " if told and scene.may and not scene.third else ""
            clause, length = _verb_clause(effects, scene)
            told.append(then + clause)
        else:
            told += CLAUSES(effects[0], scene)
            length = 1
            scene.may = isinstance(effects[0], May | Instead)
        effects = effects[length:]
    return told


def _together(effects: Effects, scene: Scene) -> bool:
    """Whether you and your teammate do the same."""
    if not teammate_does_too(effects) or scene.third or not _has_verb(effects[0], scene):
        return False
    return not is_optional(effects[0], scene.flat) and scene.form == "order"


def _one_in_each(effects: Effects, scene: Scene) -> list[str]:
    """The places of several steps that destroy up to one card each."""
    places = [] if scene.form != "order" else one_of_each_place(effects)
    told = [zone(place, scene.voice) for place in takewhile(ZONES.__contains__, places)]
    return told if len(told) > 1 else []


def _has_verb(effect: Effect, scene: Scene) -> bool:
    return has_verb(effect, VERBS, scene.flat)


# --- Verb phrases in a row --------------------------------------------------------------------


def _verb_clause(effects: Effects, scene: Scene, may: str = "") -> tuple[str, int]:
    """One clause out of the first effects, and how many of them it says.

    ``may`` is what makes the clause optional, if it is: ``en su lugar, puedes``.
    """
    always = bool(may)
    phrases: list[Phrase] = []
    for i, effect in enumerate(effects):
        if phrases and (_together(effects[i:], scene) or _starts_anew(effect, phrases[-1], scene)):
            break
        phrase = _phrase(effect, scene, bool(phrases))
        if phrase is None:
            break
        phrases.append(phrase)
        if phrase.may or phrase.ends:
            break
    length = len(phrases)
    scene.may = phrases[0].may
    form: Form = scene.form
    subject = scene.subject
    if scene.may and not may:
        may = scene.lead
    if may:
        subject, form = may, "infinitive"
    elif phrases[0].named and form == "order":
        form = "second"
    apart = leaves_other(effects[length - 1], scene.it.count)
    text = f"{subject} {joined(phrases, scene, form)}".strip()
    scene.spoken()
    if apart and effects[length:][:1] == (Power(CostOf("done")),):
        rest = "deja la otra encima del mazo; obtén tanto Poder como el coste de la destruida"
        return f"{text} y {rest}", length + 1
    if reward := _reward(effects[length:], scene, always):
        return text + reward, length + 1
    return text, length


def _starts_anew(effect: Effect, last: Phrase, scene: Scene) -> bool:
    """Whether an effect cannot share a clause with the phrase before it."""
    if is_optional(effect, scene.flat) or isinstance(effect, Win) or last.named:
        return True
    return last.pause and not scene.third


def _phrase(effect: Effect, scene: Scene, goes_on: bool) -> Phrase | None:
    if _has_verb(effect, scene):
        return VERBS(effect, scene)
    # Each foe reveals a card and discards it if it costs 1 or more.
    if scene.third and goes_on and isinstance(effect, If) and not effect.otherwise:
        if len(effect.then) == 1 and not isinstance(effect.condition, Did):
            then = effect.then[0]
            plain = _has_verb(then, scene) and not isinstance(then, Choose)
            if plain and not is_optional(then, scene.flat):
                condition = CONDITIONS(effect.condition, scene)
                phrase = VERBS(then, scene)
                return Phrase((*phrase.parts, f" si {condition}"), ends=True)
    return None


def _reward(effects: Effects, scene: Scene, always: bool) -> str:
    """Power for the step just before: ``destruir una carta de tu mano a cambio de +3 de Poder``."""
    if not effects or not isinstance(effects[0], Power):
        return ""
    amount = effects[0].amount
    if isinstance(amount, CostOf | PowerOf) and amount.where == "done":
        return f" a cambio de {AMOUNTS(amount, scene).power}"
    if always and isinstance(amount, int) and len(effects) == 1:
        return f" a cambio de {signed(amount)} de Poder"
    return ""


# --- Power, and what this turn brings ---------------------------------------------------------


@CLAUSES.of(Power)
def _power(effect: Power, scene: Scene) -> list[str]:
    return [power_clause((effect,), scene, first=True)]


@CLAUSES.of(ThisTurn)
def _this_turn(effect: ThisTurn, scene: Scene) -> list[str]:
    does = inline(effect.do, scene.anew())
    often = f" (como máximo {times(effect.at_most)})" if effect.at_most else ""
    return [f"{this_turn(effect.when, scene)}{often}, {does}"]


@CLAUSES.of(Await)
def _await(effect: Await, scene: Scene) -> list[str]:
    return [f"{as_soon_as(effect.condition, scene)}, {inline(effect.do, scene.anew())}"]


@CLAUSES.of(Limited)
def _limited(effect: Limited, scene: Scene) -> list[str]:
    return [f"{inline(effect.do, scene)} (como máximo {times(effect.n)} por turno)"]


# --- Choices ----------------------------------------------------------------------------------


def maybe(effects: Effects, scene: Scene, before: str = "") -> list[str]:
    """Effects whose first step is optional: ``puedes revelar …``, and the rest follows.

    ``before`` stands before it all: ``en su lugar,``.
    """
    lead = before + scene.lead
    if not effects:
        return []
    first = effects[0]
    if _has_verb(first, scene):
        if isinstance(first, Choose) and first.up_to:
            return clauses(effects, scene)
        clause, length = _verb_clause(effects, scene, lead)
        return [clause, *clauses(effects[length:], scene)]
    if isinstance(first, May):
        return clauses(effects, scene)
    if power_length(effects) == len(effects):
        return [f"{lead} obtener {power_text(effects, scene)}"]
    plain_choice = isinstance(first, Choose) and first.by == "you"
    if plain_choice or isinstance(first, CompareHands | Grant | LayFaceDown | TakeText):
        scene.subject, scene.form = lead, "infinitive"
        return clauses(effects, scene)
    return [f"{lead} hacer esto: {inline(effects, scene.anew())}"]


@CLAUSES.of(May)
def _may(effect: May, scene: Scene) -> list[str]:
    """All of it or nothing: what follows the first step comes only if that is done."""
    head, tail = effect.do[:1], effect.do[1:]
    paid = len(tail) == 1 and isinstance(tail[0], Power)
    if not tail or paid or not _has_verb(head[0], scene):
        return maybe(effect.do, scene)
    told = maybe(head, scene)
    return [*told, *_if_done(tail, scene)]


def _if_done(effects: Effects, scene: Scene) -> list[str]:
    """``si lo haces, …``; what looks back says so itself: ``si es un Héroe, …``."""
    first = effects[0]
    if len(effects) == 1 and isinstance(first, If) and about_done(first) and not first.otherwise:
        scene.may = True
        return _if(first, scene)
    return [f"si lo {scene.verb('haces', 'hace')}, {inline(effects, scene)}"]


@CLAUSES.of(Instead)
def _instead(effect: Instead, scene: Scene) -> list[str]:
    told = clauses(effect.usual, scene)
    return [*told, *maybe(effect.other, scene.anew(), INSTEAD if told else "")]


@CLAUSES.of(If)
def _if(effect: If, scene: Scene) -> list[str]:
    if isinstance(effect.condition, Did):
        return _if_did(effect, scene)
    if text := _less_power(effect, scene):
        return [text]
    condition = CONDITIONS(effect.condition, scene)
    lead = f"si {condition}"
    if isinstance(effect.condition, Confronting):
        lead = f"en un Enfrentamiento{TEAMS if effect.condition.whose == 'team' else ''}"
    elif about_done(effect) and scene.may and not effect.otherwise and scene.it.seen:
        lead = f"si lo {scene.verb('haces', 'hace')} y {condition}"  # it is there if not, too
    if scene.form != "second":
        scene.spoken()
    if not effect.then:
        return [f"salvo si {condition}, {inline(effect.otherwise, scene.branch())}"]
    # Depends on what was revealed, so both ways start from there.
    after = scene.branch()
    text = f"{lead}, {inline(effect.then, after)}"
    if effect.otherwise:
        text += f"; si no, {inline(effect.otherwise, scene.branch())}"
    scene.it, scene.done = after.it, after.done
    return [text]


def _less_power(effect: If, scene: Scene) -> str:
    """``+2 de Poder, pero solo +1 si esta carta se juega como Apoyo``."""
    amounts = less_power(effect)
    if amounts is None or scene.form != "order":
        return ""
    usual, less = amounts
    condition = CONDITIONS(effect.condition, scene)
    return f"{signed(usual)} de Poder, pero solo {signed(less)} si {condition}"


def _if_did(effect: If, scene: Scene) -> list[str]:
    """``Si lo haces, …``; of others: ``cada rival que lo haya hecho …``."""
    if not scene.third or scene.voice.single:
        do = scene.verb("haces", "hace")
        if not effect.then:
            can = scene.verb("puedes", "puede")
            fails = f"no lo {do}" if scene.may else f"no {can} hacerlo"
            return [f"si {fails}, {inline(effect.otherwise, scene.anew())}"]
        if not effect.otherwise:
            return _if_done(effect.then, scene.anew())
        text = f"si lo {do}, {inline(effect.then, scene.anew())}"
        return [f"{text}; si no, {inline(effect.otherwise, scene.anew())}"]
    told = []
    fails = "no lo haya hecho"
    if not effect.then:
        fails = "no lo haga" if scene.may else "no pueda hacerlo"
    for way, effects in (("lo haya hecho", effect.then), (fails, effect.otherwise)):
        if effects:
            told.append(about(f"cada {scene.voice.player} que {way}", effects, scene))
    scene.spoken()
    return told
