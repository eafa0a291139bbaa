"""Effects in a row, as clauses: what belongs together is said together."""

from __future__ import annotations

from typing import Final

from archrivals.engine.effects import (
    AllDiffer,
    Attack,
    Choose,
    CompareHands,
    Condition,
    CostOf,
    Did,
    Effect,
    Has,
    If,
    Instead,
    LayFaceDown,
    May,
    Power,
    PowerOf,
    TakeText,
    ThisTurn,
    Win,
)
from archrivals.engine.text.language import Words

from .amounts import AMOUNTS
from .conditions import CONDITIONS, plays_each, plays_so_many
from .nouns import article, sentence, signed
from .picks import chosen
from .scene import Scene, they
from .verbs import VERBS, Phrase, has_verb, is_optional, joined

THIS_TURN = "this turn"

CLAUSES: Final[Words[Scene, list[str]]] = Words("English")
"""The effects that are more than one verb phrase."""

Effects = tuple[Effect, ...]


def sentences(effects: Effects, scene: Scene) -> str:
    """Effects as full sentences."""
    return " ".join(f"{sentence(clause)}." for clause in clauses(effects, scene))


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
    if effects and isinstance(effects[0], If | ThisTurn | Attack) and not _power_length(effects):
        return f"for {who}, {inline(effects, scene.branch(scene.voice.you))}"
    return inline(effects, scene.branch(who))


def _joint(last: str, clause: str) -> str:
    """A step before or after Power reads on; other clauses stand apart."""
    plain = not clause.startswith(("if ", "then ", "unless ", "for each ", "Attack", "you "))
    return ", then " if clause[0] in "+−" or (last[0] in "+−" and plain) else "; "


def clauses(effects: Effects, scene: Scene) -> list[str]:
    """Effects as clauses, in order."""
    told: list[str] = []
    while effects:
        if length := _power_length(effects):
            told.append(_power_clause(effects[:length], scene, first=not told))
        elif has_verb(effects[0], scene):
            then = "then " if told and scene.may and not scene.third else ""
            clause, length = _verb_clause(effects, scene)
            told.append(then + clause)
        else:
            told += CLAUSES(effects[0], scene)
            length = 1
            scene.may = isinstance(effects[0], May | Instead)
        effects = effects[length:]
    return told


# --- Verb phrases in a row --------------------------------------------------------------------


def _verb_clause(effects: Effects, scene: Scene, may: str = "") -> tuple[str, int]:
    """One clause out of the first effects, and how many of them it says.

    ``may`` is what makes the clause optional, if it is: ``you may instead``.
    """
    optional = bool(may)
    phrases: list[Phrase] = []
    for effect in effects:
        if phrases and _starts_anew(effect, phrases[-1], scene):
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
    text = f"{subject} {joined(phrases, scene)}".strip()
    scene.spoken()
    if reward := _reward(effects[length:], scene, optional):
        return text + reward, length + 1
    return text, length


def _starts_anew(effect: Effect, last: Phrase, scene: Scene) -> bool:
    """Whether an effect cannot share a clause with the phrase before it."""
    if is_optional(effect, scene) or isinstance(effect, Win) or last.named:
        return True
    return last.pause and not scene.third


def _phrase(effect: Effect, scene: Scene, goes_on: bool) -> Phrase | None:
    if has_verb(effect, scene):
        return VERBS(effect, scene)
    # Each foe reveals a card and discards it if it costs 1 or more.
    if scene.third and goes_on and isinstance(effect, If) and not effect.otherwise:
        if len(effect.then) == 1 and not isinstance(effect.condition, Did):
            then = effect.then[0]
            if has_verb(then, scene) and not is_optional(then, scene):
                condition = CONDITIONS(effect.condition, scene)
                phrase = VERBS(then, scene)
                return Phrase((*phrase.parts, f" if {condition}"), ends=True)
    return None


def _reward(effects: Effects, scene: Scene, optional: bool) -> str:
    """Power for the step just before: ``destroy a card from your hand for +3 Power``."""
    if not effects or not isinstance(effects[0], Power):
        return ""
    amount = effects[0].amount
    if isinstance(amount, CostOf | PowerOf) and amount.where == "done":
        return f" for Power equal to {AMOUNTS(amount, scene).equal}"
    if optional and isinstance(amount, int) and len(effects) == 1:
        return f" for {signed(amount)} Power"
    return ""


# --- Power ------------------------------------------------------------------------------------


def _is_bonus(effect: Effect) -> bool:
    """Whether an effect is Power that depends on something."""
    if isinstance(effect, ThisTurn):
        do = effect.do
    elif isinstance(effect, If) and not isinstance(effect.condition, Did) and not effect.otherwise:
        do = effect.then
    else:
        return False
    return len(do) == 1 and isinstance(do[0], Power) and isinstance(do[0].amount, int)


def _power_length(effects: Effects) -> int:
    """How many effects at the head are Power and are said in one clause."""
    length = 0
    for effect in effects:
        if not isinstance(effect, Power) and not _is_bonus(effect):
            break
        if not length and isinstance(effect, If) and _looks_back(effect.condition):
            break
        length += 1
    return length


def _looks_back(condition: Condition) -> bool:
    """Whether a condition is about the step before, and so is said first."""
    return isinstance(condition, Has | AllDiffer) and condition.where in ("it", "done")


def _bonus(effect: Effect, scene: Scene) -> tuple[int, str, str]:
    """Power as a number, what it is per, and what else is said of it."""
    if isinstance(effect, ThisTurn):
        n, _, _ = _bonus(effect.do[0], scene)
        if effect.when.nth:
            return n, "", f"if {plays_so_many(effect.when, scene, THIS_TURN)}"
        return n, f"per {plays_each(effect.when, scene, THIS_TURN)}", ""
    if isinstance(effect, If):
        n, _, _ = _bonus(effect.then[0], scene)
        return n, "", f"if {CONDITIONS(effect.condition, scene)}"
    assert isinstance(effect, Power)
    amount = AMOUNTS(effect.amount, scene)
    if amount.equal:
        return 0, "", f"equal to {amount.equal}"
    return amount.n, f"per {amount.per}" if amount.per else "", ""


def _power_text(effects: Effects, scene: Scene) -> str:
    """``+1 Power, +1 more per Hero in your discard pile and per Hero you play this turn``."""
    bonuses = [_bonus(effect, scene) for effect in effects]
    plain = [n for n, per, rest in bonuses if not per and not rest]
    told = [(sum(plain), "", "")] if plain else []
    for n, per, rest in bonuses:
        last_n, last_per, _ = told[-1] if told else (0, "", "")
        if per and last_per and n == last_n:
            told[-1] = (n, f"{last_per} and {per}", "")
        elif per or rest:
            told.append((n, per, rest))
    return ", ".join(_power_part(part, i == 0) for i, part in enumerate(told))


def _power_clause(effects: Effects, scene: Scene, first: bool) -> str:
    text = _power_text(effects, scene)
    if scene.third:
        text = f"{scene.subject} {'gets' if scene.singular else 'get'} {text}"
        scene.spoken()
        return text
    # What the step before has changed is counted after it.
    counts = any(isinstance(effect, If) and not _looks_back(effect.condition) for effect in effects)
    return f"then {text}" if counts and not first else text


def _power_part(part: tuple[int, str, str], first: bool) -> str:
    n, per, rest = part
    tail = " ".join(["", *filter(None, (per, rest))])
    if rest.startswith("equal"):
        return f"{'+' if first else 'plus '}Power{tail}"
    return f"{signed(n)} {'Power' if first else 'more'}{tail}"


@CLAUSES.of(Power)
def _power(effect: Power, scene: Scene) -> list[str]:
    return [_power_clause((effect,), scene, first=True)]


@CLAUSES.of(ThisTurn)
def _this_turn(effect: ThisTurn, scene: Scene) -> list[str]:
    if effect.when.nth:
        when = f"if {plays_so_many(effect.when, scene, THIS_TURN)}"
    else:
        when = f"for each {plays_each(effect.when, scene, THIS_TURN)}"
    return [f"{when}, {inline(effect.do, scene.branch(_pronoun(scene)))}"]


# --- Choices ----------------------------------------------------------------------------------


def maybe(effects: Effects, scene: Scene, may: str = "may") -> list[str]:
    """Effects whose first step is optional: ``you may reveal …``, and the rest follows."""
    lead = f"{scene.subject or 'you'} {may}"
    if not effects:
        return []
    if has_verb(effects[0], scene):
        if isinstance(effects[0], Choose) and effects[0].up_to:
            return clauses(effects, scene)
        clause, length = _verb_clause(effects, scene, lead)
        return [clause, *clauses(effects[length:], scene)]
    if _power_length(effects) == len(effects):
        return [f"{lead} get {_power_text(effects, scene)}"]
    if isinstance(effects[0], Choose | CompareHands | LayFaceDown | TakeText):
        scene.subject = lead
        return clauses(effects, scene)
    return [f"{lead} do this: {inline(effects, scene.branch(_pronoun(scene)))}"]


@CLAUSES.of(May)
def _may(effect: May, scene: Scene) -> list[str]:
    """All of it or nothing: what follows the first step comes only if that is done."""
    head, tail = effect.do[:1], effect.do[1:]
    paid = len(tail) == 1 and isinstance(tail[0], Power)
    if not tail or paid or not has_verb(head[0], scene):
        return maybe(effect.do, scene)
    told = maybe(head, scene)
    if_so = "if they do" if scene.third else "if you do"
    return [*told, f"{if_so}, {inline(tail, scene)}"]


@CLAUSES.of(Instead)
def _instead(effect: Instead, scene: Scene) -> list[str]:
    told = clauses(effect.usual, scene)
    may = "may instead" if told else "may"
    return [*told, *maybe(effect.other, scene.branch(_pronoun(scene)), may)]


@CLAUSES.of(Choose)
def _choose_one(effect: Choose, scene: Scene) -> list[str]:
    options = []
    for option in effect.options:
        branch = scene.branch(_pronoun(scene))
        branch.flat = True
        options.append(inline(option, branch))
    verb = "chooses" if scene.singular else "choose"
    subject = f"{scene.subject} " if scene.subject else ""
    scene.spoken()
    one = "up to one" if effect.up_to else "one"
    return [f"{subject}{verb} {one}: {'; or '.join(options) or 'there is nothing to choose'}"]


@CLAUSES.of(If)
def _if(effect: If, scene: Scene) -> list[str]:
    if isinstance(effect.condition, Did):
        return _if_did(effect, scene)
    condition = CONDITIONS(effect.condition, scene)
    subject = _pronoun(scene)
    scene.spoken()
    if not effect.then:
        return [f"unless {condition}, {inline(effect.otherwise, scene.branch(subject))}"]
    # Depends on what was revealed, so both ways start from there.
    after = scene.branch(subject)
    text = f"if {condition}, {inline(effect.then, after)}"
    if effect.otherwise:
        text += f"; otherwise, {inline(effect.otherwise, scene.branch(subject))}"
    scene.it, scene.done = after.it, after.done
    return [text]


def _if_did(effect: If, scene: Scene) -> list[str]:
    """``If you do, …``; of others: ``a foe who did …``."""
    fails = "do not" if scene.may else "cannot"
    if not scene.third:
        if not effect.then:
            return [f"if you {fails}, {inline(effect.otherwise, scene.branch())}"]
        text = f"if you do, {inline(effect.then, scene.branch())}"
        if effect.otherwise:
            text += f"; otherwise, {inline(effect.otherwise, scene.branch())}"
        return [text]
    told = []
    fails = "did not" if effect.then else f"{'does not' if scene.may else 'cannot'} do so"
    for way, do in (("did", effect.then), (fails, effect.otherwise)):
        if do:
            told.append(about(f"{article(scene.voice.player)} who {way}", do, scene))
    scene.spoken()
    return told


def _pronoun(scene: Scene) -> str:
    return scene.voice.you if scene.third else ""


# --- Attacks ----------------------------------------------------------------------------------


@CLAUSES.of(Attack)
def _attack(effect: Attack, scene: Scene) -> list[str]:
    player = "foe" if effect.whom == "each-foe" else "player"
    hit = Scene(voice=they(player), it=scene.it, done=scene.done)
    does = about(f"each {player}", effect.do, hit)
    if effect.first:
        does = f"{inline(effect.first, scene.branch())}; then {does}"
    told = [f"Attack: {sentence(does)}"]
    if effect.if_any_spared:
        nothing = _spared(effect.do)
        told.append(f"if any {player} {nothing}, {inline(effect.if_any_spared, scene.branch())}")
    return told


def _spared(effects: Effects) -> str:
    kind = type(effects[0]).__name__ if len(effects) == 1 else ""
    return {
        "GainWeakness": "gained no Weakness",
        "Gain": "gained no card",
        "Discard": "discarded no card",
        "Destroy": "destroyed no card",
    }.get(kind, "was not affected")


@CLAUSES.of(CompareHands)
def _compare_hands(effect: CompareHands, scene: Scene) -> list[str]:
    total = "totals" if scene.singular else "total"
    player, subject = scene.voice.player, f"{scene.subject} " if scene.subject else ""
    scene.spoken()
    told = [f"{subject}{total} the cost of {scene.voice.your} hand"]
    highest = f"each {player} with the highest total"
    for who, do in ((highest, effect.highest), (f"each other {player}", effect.others)):
        if do:
            told.append(about(who, do, Scene(voice=they(player))))
    return told


@CLAUSES.of(LayFaceDown)
def _lay_face_down(effect: LayFaceDown, scene: Scene) -> list[str]:
    lay = "lays" if scene.singular else "lay"
    player, subject = scene.voice.player, f"{scene.subject} " if scene.subject else ""
    scene.spoken()
    reward = about("its owner", effect.highest, Scene(voice=they(player)))
    return [
        f"{subject}{lay} a card from {scene.voice.your} hand face down",
        "all of these are revealed and destroyed",
        f"if one of them costs more than every other, {reward}",
    ]


@CLAUSES.of(TakeText)
def _take_text(effect: TakeText, scene: Scene) -> list[str]:
    choose = "chooses" if scene.singular else "choose"
    subject = f"{scene.subject} " if scene.subject else ""
    may = f"{scene.subject or 'you'} may choose" if is_optional(effect, scene) else ""
    scene.spoken()
    return [
        f"{may or subject + choose} {chosen(effect.pick, scene, 'in')}",
        "this card has that card's text this turn; resolve it now",
    ]
