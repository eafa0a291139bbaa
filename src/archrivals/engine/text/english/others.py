"""What happens to other players, and what happens to the whole table."""

from __future__ import annotations

from dataclasses import replace

from archrivals.engine.effects import (
    Attack,
    ChangeCost,
    Cheaper,
    CompareHands,
    ControlLocations,
    LayFaceDown,
    LimitLineUp,
    Others,
    PassLeft,
    Pick,
    Redeal,
    Reveal,
    TakeText,
    Whose,
)
from archrivals.engine.text.shape import Effects, is_optional, optional, passes

from .nouns import sentence
from .picks import chosen
from .scene import WHO, Group, Scene, they
from .sentences import CLAUSES, about, inline
from .verbs import VERBS


def _who(whom: Whose, scene: Scene) -> str:
    """A player as the subject of a sentence that ``scene`` begins."""
    if whom == "attacker" and scene.third:
        return "you"
    return f"{scene.voice.your} teammate" if whom == "teammate" else WHO[whom]


def _of(whom: Whose, scene: Scene) -> Scene:
    """The scene in which these players are spoken of."""
    to_you = whom == "you" or (whom == "attacker" and scene.third)
    hit = Scene() if to_you else Scene(voice=they(whom))
    return replace(hit, it=scene.it, done=scene.done)


@CLAUSES.of(Attack)
def _attack(effect: Attack, scene: Scene) -> list[str]:
    hit = _of(effect.whom, scene)
    does = about(_who(effect.whom, scene), effect.do, hit)
    if (passed := passes(effect)) is not None:
        does = _passing(passed, effect.whom, scene)
    if effect.first:
        does = f"{inline(effect.first, scene.branch())}; then {does}"
    told = [f"Attack: {sentence(does)}"]
    player = hit.voice.player
    if effect.if_any_spared:
        nothing = _spared(effect.do)
        told.append(f"if any {player} {nothing}, {inline(effect.if_any_spared, scene.branch())}")
    scene.it = Group(count=0, how="moved this way", these=True)
    return told


def _passing(pick: Pick, whom: Whose, scene: Scene) -> str:
    """``you may pass a card from your hand to the hand of a foe of your choice``."""
    may = "you may " if optional(pick, flat=False) else ""
    return f"{may}pass {chosen(pick, scene.branch())} to the hand of {WHO[whom]}"


def _spared(effects: Effects) -> str:
    kind = type(effects[0]).__name__ if len(effects) == 1 else ""
    return {
        "GainWeakness": "gained no Weakness",
        "Gain": "gained no card",
        "Discard": "discarded no card",
        "Destroy": "destroyed no card",
    }.get(kind, "was not affected")


@CLAUSES.of(Others)
def _others(effect: Others, scene: Scene) -> list[str]:
    who = _who(effect.whom, scene)
    if effect.holding:
        who += f" with {effect.holding} or more cards in hand"
    does = about(who, effect.do, _of(effect.whom, scene))
    scene.spoken()
    return [does]


@CLAUSES.of(Reveal)
def _reveal_others(effect: Reveal, scene: Scene) -> list[str]:
    """``each foe reveals the top card of their deck``."""
    hit = replace(_of(effect.whose, scene), subject=_who(effect.whose, scene))
    phrase = VERBS(replace(effect, whose="you"), hit)
    text = f"{hit.subject} {phrase.say(hit.singular)}"
    several = effect.whose.startswith("each")
    scene.it = Group(0 if several else effect.n, how="revealed this way", these=several)
    scene.spoken()
    return [text]


@CLAUSES.of(CompareHands)
def _compare_hands(effect: CompareHands, scene: Scene) -> list[str]:
    total = "totals" if scene.singular else "total"
    player, subject = scene.voice.player, f"{scene.subject} " if scene.subject else ""
    scene.spoken()
    told = [f"{subject}{total} the cost of {scene.voice.your} hand"]
    highest = f"each {player} with the highest total"
    for who, do in ((highest, effect.highest), (f"each other {player}", effect.others)):
        if do:
            told.append(about(who, do, _everyone(scene)))
    return told


@CLAUSES.of(LayFaceDown)
def _lay_face_down(effect: LayFaceDown, scene: Scene) -> list[str]:
    lay = "lays" if scene.singular else "lay"
    subject = f"{scene.subject} " if scene.subject else ""
    scene.spoken()
    reward = about("its owner", effect.highest, _everyone(scene))
    return [
        f"{subject}{lay} a card from {scene.voice.your} hand face down",
        "all of these are revealed and destroyed",
        f"if one of them costs more than every other, {reward}",
    ]


@CLAUSES.of(PassLeft)
def _pass_left(effect: PassLeft, scene: Scene) -> list[str]:
    passes = "passes" if scene.singular else "pass"
    player, subject = scene.voice.player, f"{scene.subject} " if scene.subject else ""
    your = scene.voice.your
    scene.spoken()
    who = f"each {player} who received a card of cost {effect.min_cost} or more"
    if not effect.min_cost:
        who = f"each {player} who received a card"
    return [
        f"{subject}{passes} a card from {your} hand to the discard pile of the player on {your} "
        "left",
        about(who, effect.do, _everyone(scene)),
    ]


@CLAUSES.of(Redeal)
def _redeal(effect: Redeal, scene: Scene) -> list[str]:
    sets = "sets" if scene.singular else "set"
    subject, your = f"{scene.subject} " if scene.subject else "", scene.voice.your
    cards = "a card" if effect.n == 1 else f"{effect.n} cards"
    scene.spoken()
    return [
        f"{subject}{sets} {cards} from {your} hand face down",
        f"these are shuffled together, and each {scene.voice.player} is dealt {effect.n} of them",
    ]


def _everyone(scene: Scene) -> Scene:
    """Speak of everybody who is hit, one by one."""
    return Scene(voice=they("each-foe" if scene.voice.player == "foe" else "each-player"))


@CLAUSES.of(TakeText)
def _take_text(effect: TakeText, scene: Scene) -> list[str]:
    choose = "chooses" if scene.singular else "choose"
    subject = f"{scene.subject} " if scene.subject else ""
    may = f"{scene.subject or 'you'} may choose" if is_optional(effect, scene.flat) else ""
    scene.spoken()
    return [
        f"{may or subject + choose} {chosen(effect.pick, scene, 'in')}",
        "this card has that card's text this turn; resolve it now",
    ]


# --- Costs, Locations and the Line-Up ---------------------------------------------------------


def higher(n: int) -> str:
    """``2 higher``, ``1 lower``."""
    return f"{abs(n)} {'higher' if n >= 0 else 'lower'}"


@CLAUSES.of(ChangeCost)
def _change_cost(effect: ChangeCost, scene: Scene) -> list[str]:
    your = scene.voice.your
    until = "this turn" if effect.until == "turn" else f"until the start of {your} next turn"
    whose = f"{scene.whose} Character's cost"
    if effect.whom == "team":
        whose = f"the cost of {scene.whose} or {your} teammate's Character"
    scene.spoken()
    return [f"{whose} is {higher(effect.n)} {until}"]


@CLAUSES.of(Cheaper)
def _cheaper(effect: Cheaper, scene: Scene) -> list[str]:
    who, pay = scene.subject or "you", "pays" if scene.singular else "pay"
    scene.spoken()
    return [f"this turn, {who} {pay} {effect.n} less Power for Super-Villains"]


@CLAUSES.of(ControlLocations)
def _control_locations(effect: ControlLocations, scene: Scene) -> list[str]:
    you, your = scene.voice.you, scene.voice.your
    who, control = scene.subject or you, "controls" if scene.singular else "control"
    scene.spoken()
    return [
        f"this turn, {who} {control} {your} teammate's Locations, which work as if {you} had just "
        "played them"
    ]


@CLAUSES.of(LimitLineUp)
def _limit_line_up(effect: LimitLineUp, scene: Scene) -> list[str]:
    subject, your = f"{scene.subject} " if scene.subject else "", scene.voice.your
    destroy = "destroys" if scene.singular else "destroy"
    scene.spoken()
    cards = "1 card" if effect.n == 1 else f"{effect.n} cards"
    return [
        f"{subject}{destroy} cards in the Line-Up until it has {cards} at most",
        f"until the end of the next turn of the player on {your} right, the Line-Up refills to "
        f"{cards} only",
    ]
