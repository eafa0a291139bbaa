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
from .events import this_turn
from .nouns import article, listed, number, sentence, signed, times
from .picks import ZONES, place_in
from .power import as_soon_as, power_clause, power_text
from .scene import WHO, YOU, Scene
from .verbs import VERBS, Phrase, joined

CLAUSES: Final[Words[Scene, list[str]]] = Words("English")
"""The effects that are more than one verb phrase."""

OTHER_SUBJECTS = ("the attacker ", "your teammate ", "that foe ")


def sentences(effects: Effects, scene: Scene) -> str:
    """Effects as full sentences."""
    *before, last = effects or (None,)
    if not isinstance(last, If) or not splits(last):
        return _full(clauses(effects, scene))
    # "Confrontation" covers what stands after it, so it can only come last.
    return " ".join(filter(None, (_full(clauses(tuple(before), scene)), _split(last, scene))))


def _full(told: list[str]) -> str:
    return " ".join(f"{sentence(clause)}." for clause in told)


def _split(effect: If, scene: Scene) -> str:
    """``Confrontation: Draw 2 cards. Otherwise: +2 Power.``"""
    if choice := _more_in_confrontation(effect, scene):
        return choice
    in_it, otherwise = scene.branch(), scene.branch()
    text = confrontation(effect.condition) + sentences(effect.then, in_it)
    if effect.otherwise:
        text += f" Otherwise: {sentences(effect.otherwise, otherwise)}"
    return text


def _more_in_confrontation(effect: If, scene: Scene) -> str:
    """The same choice, but more of it: ``Choose one (Confrontation: choose two): …``."""
    choices = more_of_a_choice(effect)
    if choices is None:
        return ""
    usual, more = choices
    instead = f" ({confrontation(effect.condition)}choose {number(more.n)}):"
    return _full([clause.replace(":", instead, 1) for clause in _choose_one(usual, scene)])


def inline(effects: Effects, scene: Scene) -> str:
    """Effects within a sentence."""
    first, *others = clauses(effects, scene) or ["nothing happens"]
    text = last = first
    for clause in others:
        text += _joint(last, clause) + clause
        last = clause
    return text


def about(who: str, effects: Effects, scene: Scene) -> str:
    """Effects of those named: ``each foe discards a card``."""
    apart = If | ThisTurn | Await | Attack | Others
    if effects and isinstance(effects[0], apart) and not power_length(effects):
        return f"for {who}, {inline(effects, scene.branch(scene.voice.you))}"
    return inline(effects, scene.branch(who))


def _joint(last: str, clause: str) -> str:
    """A step before or after Power reads on; other clauses stand apart."""
    if clause.startswith(OTHER_SUBJECTS):
        return ", and "
    if clause.startswith("you may ") and not clause.startswith("you may instead"):
        return "; " if last.startswith(("if ", "you may")) or ";" in last else ", and "
    plain = not clause.startswith(("if ", "then ", "unless ", "for each ", "Attack", "you "))
    return ", then " if clause[0] in "+−" or (last[0] in "+−" and plain) else "; "


def clauses(effects: Effects, scene: Scene) -> list[str]:
    """Effects as clauses, in order."""
    told: list[str] = []
    while effects:
        if length := power_length(effects):
            told.append(power_clause(effects[:length], scene, first=not told))
        elif _together(effects, scene):
            phrase = VERBS(effects[0], scene).say()
            told.append(f"you and your teammate each {phrase}")
            length = 2
        elif places := _one_in_each(effects, scene):
            told.append(f"destroy up to 1 card in each of {listed(places)}")
            length = len(places)
        elif _has_verb(effects[0], scene):
            then = "then " if told and scene.may and not scene.third else ""
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
    return not is_optional(effects[0], scene.flat)


def _one_in_each(effects: Effects, scene: Scene) -> list[str]:
    """The places of several steps that destroy up to one card each."""
    places = [] if scene.third else one_of_each_place(effects)
    zones = list(takewhile(ZONES.__contains__, places))
    told = [place_in(place, scene.voice).removeprefix("in ") for place in zones]
    return told if len(told) > 1 else []


def _has_verb(effect: Effect, scene: Scene) -> bool:
    return has_verb(effect, VERBS, scene.flat)


# --- Verb phrases in a row --------------------------------------------------------------------


def _verb_clause(effects: Effects, scene: Scene, may: str = "") -> tuple[str, int]:
    """One clause out of the first effects, and how many of them it says.

    ``may`` is what makes the clause optional, if it is: ``you may instead``.
    """
    optional = bool(may)
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
    if scene.may and not may:
        may = f"{scene.subject or 'you'} may"
    elif phrases[0].named and not scene.subject:
        scene.subject = "you"
    subject = may or scene.subject
    if may:
        scene.subject = scene.voice.you
    apart = leaves_other(effects[length - 1], scene.it.count)
    text = f"{subject} {joined(phrases, scene)}".strip()
    scene.spoken()
    if apart and (told := _cost_of_it(effects[length:])):
        return f"{text} and leave the other on top; {told}", length + 1
    if reward := _reward(effects[length:], scene, optional):
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
                return Phrase((*phrase.parts, f" if {condition}"), ends=True)
    return None


def _cost_of_it(effects: Effects) -> str:
    """Power for one of two cards, where "its cost" would not tell whose."""
    if effects and effects[0] == Power(CostOf("done")):
        return "+Power equal to the cost of the destroyed card"
    return ""


def _reward(effects: Effects, scene: Scene, optional: bool) -> str:
    """Power for the step just before: ``destroy a card from your hand for +3 Power``."""
    if not effects or not isinstance(effects[0], Power):
        return ""
    amount = effects[0].amount
    if isinstance(amount, CostOf | PowerOf) and amount.where == "done":
        told = AMOUNTS(amount, scene)
        return f" for Power equal to {told.equal}{told.but}"
    if optional and isinstance(amount, int) and len(effects) == 1:
        return f" for {signed(amount)} Power"
    return ""


# --- Power, and what this turn brings ---------------------------------------------------------


@CLAUSES.of(Power)
def _power(effect: Power, scene: Scene) -> list[str]:
    return [power_clause((effect,), scene, first=True)]


@CLAUSES.of(ThisTurn)
def _this_turn(effect: ThisTurn, scene: Scene) -> list[str]:
    does = inline(effect.do, scene.branch(_pronoun(scene)))
    often = f" (at most {times(effect.at_most)})" if effect.at_most else ""
    return [f"{this_turn(effect.when, scene)}{often}, {does}"]


@CLAUSES.of(Await)
def _await(effect: Await, scene: Scene) -> list[str]:
    does = inline(effect.do, scene.branch(_pronoun(scene)))
    return [f"{as_soon_as(effect.condition, scene)}, {does}"]


@CLAUSES.of(Limited)
def _limited(effect: Limited, scene: Scene) -> list[str]:
    return [f"{inline(effect.do, scene)} (at most {times(effect.n)} each turn)"]


# --- Choices ----------------------------------------------------------------------------------


def maybe(effects: Effects, scene: Scene, may: str = "may") -> list[str]:
    """Effects whose first step is optional: ``you may reveal …``, and the rest follows."""
    lead = f"{scene.subject or 'you'} {may}"
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
        return [f"{lead} get {power_text(effects, scene)}"]
    plain_choice = isinstance(first, Choose) and first.by == "you"
    if plain_choice or isinstance(first, CompareHands | Grant | LayFaceDown | TakeText):
        scene.subject = lead
        return clauses(effects, scene)
    return [f"{lead} do this: {inline(effects, scene.branch(_pronoun(scene)))}"]


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
    """``if you do, …``; what looks back says so itself: ``if it is a Hero, …``."""
    first = effects[0]
    if len(effects) == 1 and isinstance(first, If) and about_done(first) and not first.otherwise:
        scene.may = True
        return _if(first, scene)
    if_so = "if they do" if scene.third else "if you do"
    return [f"{if_so}, {inline(effects, scene)}"]


@CLAUSES.of(Instead)
def _instead(effect: Instead, scene: Scene) -> list[str]:
    told = clauses(effect.usual, scene)
    may = "may instead" if told else "may"
    return [*told, *maybe(effect.other, scene.branch(_pronoun(scene)), may)]


@CLAUSES.of(Choose)
def _choose_one(effect: Choose, scene: Scene) -> list[str]:
    if told := _odd_or_even(effect, scene):
        return told
    by_foe = effect.by == "a-foe"
    options = []
    for option in effect.options:
        branch = scene.branch("you" if by_foe and not scene.third else _pronoun(scene))
        branch.flat = True
        options.append(inline(option, branch))
    subject, verb = _chooser(effect, scene)
    many = f"{'up to ' if effect.up_to else ''}{number(effect.n)}"
    return [f"{subject}{verb} {many}: {'; or '.join(options) or 'there is nothing to choose'}"]


def _chooser(effect: Choose, scene: Scene) -> tuple[str, str]:
    """Who chooses, and the verb that goes with it."""
    if effect.by == "a-foe":
        scene.spoken()
        return f"{WHO['a-foe']} ", "chooses"
    verb = "chooses" if scene.singular else "choose"
    subject = f"{scene.subject} " if scene.subject else ""
    scene.spoken()
    return subject, verb


def _odd_or_even(effect: Choose, scene: Scene) -> list[str]:
    """Two options that differ in "odd" and "even" only are said once."""
    if len(effect.options) != 2 or effect.n != 1 or effect.up_to or scene.subject:
        return []
    first, second = (inline(option, scene.branch()) for option in effect.options)
    matching = []
    for text, word in ((first, "odd"), (second, "even")):
        of_it = text.replace(f"of {word} cost", "whose cost matches")
        told = of_it.replace(f"cost is {word}", "cost matches")
        if told == text or word in told.split():
            return []
        matching.append(told)
    if effect.by != "you" or matching[0] != matching[1]:
        return []
    branch = scene.branch()
    told_apart = clauses(effect.options[0], branch)
    scene.it, scene.done = branch.it, branch.done
    words = [
        clause.replace("of odd cost", "whose cost matches").replace("cost is odd", "cost matches")
        for clause in told_apart
    ]
    return ["choose odd or even", *words]


@CLAUSES.of(If)
def _if(effect: If, scene: Scene) -> list[str]:
    if isinstance(effect.condition, Did):
        return _if_did(effect, scene)
    if text := _less_power(effect, scene):
        return [text]
    condition = CONDITIONS(effect.condition, scene)
    lead = f"if {condition}"
    if isinstance(effect.condition, Confronting):
        lead = f"in a Confrontation{TEAMS if effect.condition.whose == 'team' else ''}"
    elif about_done(effect) and scene.may and not effect.otherwise and scene.it.seen:
        lead = f"if {scene.voice.you} do and {condition}"  # it is there if they do not, too
    subject = _pronoun(scene)
    scene.spoken()
    if not effect.then:
        return [f"unless {condition}, {inline(effect.otherwise, scene.branch(subject))}"]
    # Depends on what was revealed, so both ways start from there.
    after = scene.branch(subject)
    text = f"{lead}, {inline(effect.then, after)}"
    if effect.otherwise:
        text += f"; otherwise, {inline(effect.otherwise, scene.branch(subject))}"
    scene.it, scene.done = after.it, after.done
    return [text]


def _less_power(effect: If, scene: Scene) -> str:
    """``+2 Power, but only +1 if this card is played as an Assist``."""
    amounts = less_power(effect)
    if amounts is None or scene.subject:
        return ""
    usual, less = amounts
    condition = CONDITIONS(effect.condition, scene)
    return f"{signed(usual)} Power, but only {signed(less)} if {condition}"


def _if_did(effect: If, scene: Scene) -> list[str]:
    """``If you do, …``; of others: ``a foe who did …``."""
    fails = "do not" if scene.may else "cannot"
    if not scene.third or scene.voice.single:
        you, subject = scene.voice.you, _pronoun(scene)
        if not effect.then:
            return [f"if {you} {fails}, {inline(effect.otherwise, scene.branch(subject))}"]
        if not effect.otherwise:
            return _if_done(effect.then, scene.branch(subject))
        text = f"if {you} do, {inline(effect.then, scene.branch(subject))}"
        return [f"{text}; otherwise, {inline(effect.otherwise, scene.branch(subject))}"]
    told = []
    fails = "did not" if effect.then else f"{'does not' if scene.may else 'cannot'} do so"
    for way, do in (("did", effect.then), (fails, effect.otherwise)):
        if do:
            told.append(about(f"{article(scene.voice.player)} who {way}", do, scene))
    scene.spoken()
    return told


def _pronoun(scene: Scene) -> str:
    return "" if scene.voice is YOU else scene.voice.you
