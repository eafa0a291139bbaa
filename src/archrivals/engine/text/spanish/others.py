"""What happens to other players, and what happens to the whole table."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

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
from archrivals.engine.text.shape import is_optional, optional, passes

from .conjugation import CHOOSE, CONTROL, DESTROY, PASS, PUT, TOTAL
from .picks import chosen
from .scene import WHO, Group, Scene, they
from .sentences import CLAUSES, about, inline
from .verbs import VERBS
from .words import de, sentence, to


def _who(whom: Whose, scene: Scene) -> str:
    """A player as the subject of a sentence that ``scene`` begins."""
    if whom == "attacker" and scene.third:
        return WHO["you"]
    return f"{scene.voice.your} compañero" if whom == "teammate" else WHO[whom]


def _of(whom: Whose, scene: Scene) -> Scene:
    """The scene in which these players are spoken of."""
    to_you = whom == "you" or (whom == "attacker" and scene.third)
    hit = Scene() if to_you else Scene(voice=they(whom))
    return replace(hit, it=scene.it, done=scene.done)


def _passing(pick: Pick, whom: Whose, scene: Scene) -> str:
    """``puedes pasar una carta de tu mano a la mano de un rival a tu elección``."""
    may = optional(pick, flat=False)
    verb = f"puedes {PASS.say('infinitive')}" if may else PASS.say("order")
    return f"{verb}{chosen(pick, scene.branch()).rest} a la mano {de(WHO[whom])}"


@CLAUSES.of(Attack)
def _attack(effect: Attack, scene: Scene) -> list[str]:
    hit = _of(effect.whom, scene)
    does = about(_who(effect.whom, scene), effect.do, hit)
    if (passed := passes(effect)) is not None:
        does = _passing(passed, effect.whom, scene)
    if effect.first:
        does = f"{inline(effect.first, scene.branch())}; luego {does}"
    told = [f"Ataque: {sentence(does)}"]
    if effect.if_any_spared:
        spared = SPARED.get(type(effect.do[0]).__name__ if len(effect.do) == 1 else "", UNHARMED)
        reward = inline(effect.if_any_spared, scene.branch())
        told.append(f"si algún {hit.voice.player} no {spared}, {reward}")
    scene.it = Group(count=0, how="movid", these=True)
    return told


UNHARMED: Final = "se ha visto afectado"
SPARED: Final = {
    "GainWeakness": "ha ganado ninguna Debilidad",
    "Gain": "ha ganado ninguna carta",
    "Discard": "ha descartado ninguna carta",
    "Destroy": "ha destruido ninguna carta",
}


@CLAUSES.of(Others)
def _others(effect: Others, scene: Scene) -> list[str]:
    who = _who(effect.whom, scene)
    if effect.holding:
        who = f"{who} con {effect.holding} o más cartas en la mano"
    does = about(who, effect.do, _of(effect.whom, scene))
    scene.spoken()
    return [does]


@CLAUSES.of(Reveal)
def _reveal_others(effect: Reveal, scene: Scene) -> list[str]:
    """``cada rival revela la carta superior de su mazo``."""
    hit = replace(_of(effect.whose, scene), subject=_who(effect.whose, scene))
    phrase = VERBS(replace(effect, whose="you"), hit)
    text = f"{hit.subject} {phrase.say('second' if hit.subject == WHO['you'] else 'third')}"
    several = effect.whose.startswith("each")
    scene.it = Group(0 if several else effect.n, how="revelad", these=several)
    scene.spoken()
    return [text]


@CLAUSES.of(CompareHands)
def _compare_hands(effect: CompareHands, scene: Scene) -> list[str]:
    player, your = scene.voice.player, scene.voice.your
    told = [f"{scene.does(TOTAL)} el coste de {your} mano"]
    highest = f"cada {player} con el total más alto"
    plural = "rivales" if player == "rival" else "jugadores"
    others = f"cada uno de los demás {plural}"
    for who, do in ((highest, effect.highest), (others, effect.others)):
        if do:
            told.append(about(who, do, _everyone(scene)))
    return told


@CLAUSES.of(LayFaceDown)
def _lay_face_down(effect: LayFaceDown, scene: Scene) -> list[str]:
    lays = f"{scene.does(PUT)} una carta de {scene.voice.your} mano boca abajo"
    reward = about("su dueño", effect.highest, _everyone(scene))
    return [
        lays,
        "todas estas cartas se revelan y se destruyen",
        f"si una de ellas cuesta más que todas las demás, {reward}",
    ]


@CLAUSES.of(PassLeft)
def _pass_left(effect: PassLeft, scene: Scene) -> list[str]:
    player, your = scene.voice.player, scene.voice.your
    who = f"cada {player} que haya recibido una carta"
    if effect.min_cost:
        who += f" de coste {effect.min_cost} o más"
    passes = f"{scene.does(PASS)} una carta de {your} mano a la pila de descarte del jugador de"
    return [f"{passes} {your} izquierda", about(who, effect.do, _everyone(scene))]


@CLAUSES.of(Redeal)
def _redeal(effect: Redeal, scene: Scene) -> list[str]:
    cards = "una carta" if effect.n == 1 else f"{effect.n} cartas"
    deals = "se reparte una" if effect.n == 1 else f"se reparten {effect.n}"
    return [
        f"{scene.does(PUT)} {cards} de {scene.voice.your} mano boca abajo",
        f"todas estas cartas se barajan juntas y {deals} a cada {scene.voice.player}",
    ]


def _everyone(scene: Scene) -> Scene:
    """Speak of everybody who is hit, one by one."""
    return Scene(voice=they("each-foe" if scene.voice.player == "rival" else "each-player"))


@CLAUSES.of(TakeText)
def _take_text(effect: TakeText, scene: Scene) -> list[str]:
    if is_optional(effect, scene.flat) and scene.form != "infinitive":
        scene.subject, scene.form = scene.lead, "infinitive"
    told = chosen(effect.pick, scene)
    return [
        f"{scene.does(CHOOSE, told.pronoun)}{told.rest}",
        "esta carta tiene este turno el texto de la carta elegida; resuélvelo ahora",
    ]


# --- Costs, Locations and the Line-Up ---------------------------------------------------------


def higher(n: int) -> str:
    """``aumenta en 2``, ``se reduce en 1``."""
    return f"{'aumenta' if n >= 0 else 'se reduce'} en {abs(n)}"


@CLAUSES.of(ChangeCost)
def _change_cost(effect: ChangeCost, scene: Scene) -> list[str]:
    your = scene.voice.your
    until = "este turno"
    if effect.until != "turn":
        until = f"hasta el principio de {your} próximo turno"
    subject = scene.subject.removesuffix(" puede") if scene.third else ""
    whose = f"del Personaje {de(subject)}" if subject else f"de {your} Personaje"
    if effect.whom == "team":
        whose += f" o del Personaje de {your} compañero"
    scene.spoken()
    return [f"el coste {whose} {higher(effect.n)} {until}"]


@CLAUSES.of(Cheaper)
def _cheaper(effect: Cheaper, scene: Scene) -> list[str]:
    whom = "le" if scene.third else "te"
    subject = scene.subject.removesuffix(" puede") if scene.third else ""
    to_whom = f" {to(subject)}" if subject else ""
    scene.spoken()
    return [f"este turno, los Supervillanos {whom} cuestan {effect.n} menos{to_whom}"]


@CLAUSES.of(ControlLocations)
def _control_locations(effect: ControlLocations, scene: Scene) -> list[str]:
    your, just = scene.voice.your, scene.verb("acabaras", "acabara")
    if scene.form == "order":
        scene.form = "second"
    return [
        f"este turno, {scene.does(CONTROL)} los Lugares de {your} compañero, que funcionan como si "
        f"{just} de jugarlos"
    ]


@CLAUSES.of(LimitLineUp)
def _limit_line_up(effect: LimitLineUp, scene: Scene) -> list[str]:
    your = scene.voice.your
    cards = "1 carta" if effect.n == 1 else f"{effect.n} cartas"
    return [
        f"{scene.does(DESTROY)} cartas de la Alineación hasta que queden como máximo {effect.n}",
        f"hasta el final del próximo turno del jugador de {your} derecha, la Alineación solo se "
        f"rellena hasta {cards}",
    ]
