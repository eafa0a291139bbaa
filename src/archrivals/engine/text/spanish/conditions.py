"""What must be true, said after "si"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from archrivals.engine.effects import (
    ANY,
    AllDiffer,
    AsAssist,
    BeingConfronted,
    Condition,
    Confronting,
    Did,
    Filter,
    FirstCard,
    FoeDiscarded,
    FoeHasFewer,
    Has,
    Lacks,
    Place,
)
from archrivals.engine.text.language import Words
from archrivals.engine.text.shape import only_cost

from .nouns import cost_range, is_not_such, is_such, noun
from .picks import OWN, SINGLE, cards_in, place_in, single
from .scene import Group, Scene, Voice, owner
from .words import o

CONDITIONS: Final[Words[Scene, str]] = Words("Spanish")
Cards = Callable[[str], str]
"""So many cards, in a place that is said with them."""
TEAMS: Final = " (tuyo o de tu compañero)"


@CONDITIONS.of(Has)
def _has(condition: Has, scene: Scene) -> str:
    where, n = condition.where, condition.n
    voice = owner(condition.whose, scene.voice)
    if condition.types:
        return _has_types(condition, voice)
    if where in ("it", "done"):
        return _group_has(condition, scene.it if where == "it" else scene.done)
    if where == "super-villain":  # on the stack, or one of those in the Line-Up (H3)
        cost = cost_range(condition.what)
        return f"hay un Supervillano{f' de coste {cost}' if cost else ''} por derrotar"
    if where in SINGLE:
        if condition.what != ANY:
            return f"{single(where, voice)} {is_such(condition.what)}"
        return "está esta carta" if where == "this" else f"hay una carta {place_in(where, voice)}"
    sort = noun(condition.what)
    return _holds(condition, lambda place: sort.at_least(n, place), voice)


def _holds(condition: Has | Lacks, cards: Cards, voice: Voice, no: str = "") -> str:
    """Someone has so many cards somewhere, in the words that suit the place."""
    where, many = condition.where, condition.n > 1
    if where == "play":
        return f"{no}{voice.verb('controlas', 'controla', 'controlan')} {cards('')}"
    if where == "front":
        since = " de este turno que sigan en juego" if many else " de este turno que siga en juego"
        return f"{no}{voice.verb('controlas', 'controla', 'controlan')} {cards(since)}"
    if where in ("played", "gained"):
        verb = "jugado" if where == "played" else "ganado"
        has = voice.verb(f"has {verb}", f"ha {verb}", f"han {verb}")
        return f"{no}{has} {cards('')} {'antes en ' if where == 'played' else ''}este turno"
    if where in OWN:
        has = voice.verb("tienes", "tiene", "tienen")
        return f"{no}{has} {cards(f' {_in(where, voice)}')}"
    return f"{no}hay {cards(f' {place_in(where, voice)}')}"


def _in(where: Place, voice: Voice) -> str:
    """Where someone has a card: ``en la mano``, ``en su pila de descarte``."""
    if where == "hand":
        return "en la mano"
    return place_in(where, Voice(you=False) if voice.named or voice.or_mate else voice)


def _has_types(condition: Has, voice: Voice) -> str:
    where, sort = condition.where, noun(condition.what)
    among = ""
    if condition.what != ANY:
        among = f" entre {'las' if sort.fem else 'los'} {sort.many('y')}"
    types = f"{condition.n} o más tipos de carta distintos{among}"
    if where in ("it", "done"):
        return f"hay {types} entre ellas"
    if where in OWN:
        has = voice.verb("tienes", "tiene", "tienen")
        return f"{has} {types} {_in(where, voice)}"
    if where in ("play", "played", "front", "gained", "this"):
        return f"hay {types} entre las cartas {place_in(where, voice, many=True)}"
    return f"hay {types} {place_in(where, voice)}"


def _group_has(condition: Has, group: Group) -> str:
    what, n = condition.what, condition.n
    if n > 1:
        if what == ANY:
            return f"hay {n}{'' if n == group.count else ' o más'} cartas"
        return f"{n} o más {group.of_them} {is_such(what, 2)}"
    if what == ANY:
        return "hay alguna"
    if group.many:
        return f"{group.one} {group.of_them} {is_such(what)}"
    if what == Filter(odd=what.odd) and only_cost(what):
        return f"su coste es {'impar' if what.odd else 'par'}"
    return is_such(what)


@CONDITIONS.of(Lacks)
def _lacks(condition: Lacks, scene: Scene) -> str:
    where, n, sort = condition.where, condition.n, noun(condition.what)
    voice = owner(condition.whose, scene.voice)
    if where in ("it", "done"):
        return _group_lacks(condition, scene.it if where == "it" else scene.done)
    if where in SINGLE:
        if condition.what == ANY:
            return f"no está {single(where, voice)}"
        return f"{single(where, voice)} {is_not_such(condition.what)}"
    if condition.what == ANY and n == 1 and where in OWN:
        return f"{voice.own(OWN[where])} está vací{o(OWN[where].fem)}"
    if n == 1:
        return _holds(condition, sort.none, voice, no="no ")
    return _holds(condition, lambda place: f"menos de {n} {sort.many('y/o', place)}", voice)


def _group_lacks(condition: Lacks, group: Group) -> str:
    what, n = condition.what, condition.n
    if n > 1:
        return f"menos de {n} {group.of_them} {is_such(what, 2)}"
    if what == ANY:
        return "no hay ninguna"
    if not group.many:
        return is_not_such(what)
    return f"ningun{o(group.fem or group.these)} {group.of_them} {is_such(what)}"


@CONDITIONS.of(FoeHasFewer)
def _foe_has_fewer(condition: FoeHasFewer, scene: Scene) -> str:
    where, sort = condition.where, noun(condition.what)
    in_play = where in ("play", "front")
    verb = "controla" if in_play else "tiene"
    place = "" if in_play else f" {_in(where, Voice(you=False))}"
    if condition.n is None:
        than = "que él" if scene.third else "que tú"
        return f"algún rival {verb} menos {sort.many('y/o', place)} {than}"
    return f"algún rival {verb} menos de {condition.n} {sort.many('y/o', place)}"


@CONDITIONS.of(Confronting)
def _confronting(condition: Confronting, scene: Scene) -> str:
    if condition.whose == "team":
        return f"alguien de {scene.voice.your} bando se está enfrentando a un rival"
    return f"{scene.verb('te estás', 'se está')} enfrentando a un rival"


def confrontation(condition: Condition | None) -> str:
    """The word at the head of what works in a Confrontation only; empty for another condition."""
    if not isinstance(condition, Confronting):
        return ""
    return f"Enfrentamiento{TEAMS if condition.whose == 'team' else ''}: "


@CONDITIONS.of(BeingConfronted)
def _being_confronted(condition: BeingConfronted, scene: Scene) -> str:
    if scene.third:
        return "te estás enfrentando a él"
    return "un rival se está enfrentando a tu Personaje"


@CONDITIONS.of(AsAssist)
def _as_assist(condition: AsAssist, scene: Scene) -> str:
    return "esta carta se juega como Apoyo"


@CONDITIONS.of(FoeDiscarded)
def _foe_discarded(condition: FoeDiscarded, scene: Scene) -> str:
    return "algún rival ha descartado una carta antes en este turno"


@CONDITIONS.of(AllDiffer)
def _all_differ(condition: AllDiffer, scene: Scene) -> str:
    if condition.where in ("it", "done"):
        return "cada una de ellas es de un tipo distinto"
    if condition.where in SINGLE:
        return f"{cards_in(condition.where, scene)} tiene un tipo de carta"
    return f"cada una de {cards_in(condition.where, scene)} es de un tipo distinto"


@CONDITIONS.of(FirstCard)
def _first_card(condition: FirstCard, scene: Scene) -> str:
    return f"esta es la primera carta que {scene.verb('juegas', 'juega')} este turno"


@CONDITIONS.of(Did)
def _did(condition: Did, scene: Scene) -> str:
    return f"lo {scene.verb('haces', 'hace')}"
