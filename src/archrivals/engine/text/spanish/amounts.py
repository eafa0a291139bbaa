"""How much: a number, so much per card, or what cards cost or gave."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from archrivals.engine.effects import (
    ANY,
    Amount,
    CostOf,
    FoesWith,
    LevelOf,
    Per,
    Place,
    PowerOf,
    PowerSoFar,
    VpOf,
)
from archrivals.engine.text.language import Words

from .nouns import noun
from .picks import SINGLE, cards_in, place_in
from .scene import Group, Scene, Voice, owner
from .words import de


@dataclass(frozen=True, slots=True)
class Measure:
    """n; or n per something; or as much as something is.

    ``at_most`` caps it; ``but`` are other bounds, in words.
    """

    n: int
    per: str = ""
    equal: str = ""
    at_most: int | None = None
    but: str = ""

    @property
    def power(self) -> str:
        """As much Power as something is: ``tanto Poder como su coste``."""
        equal = self.equal.replace("el Poder que", "el que", 1)
        return f"tanto Poder como {equal}{self.but}"

    @property
    def cap(self) -> str:
        """The end of a sentence that may be capped: ``, como máximo 3``."""
        return "" if self.at_most is None else f", como máximo {self.at_most}"


AMOUNTS: Final[Words[Scene, Measure]] = Words("Spanish")


@AMOUNTS.of(int)
def _number(amount: int, scene: Scene) -> Measure:
    return Measure(amount)


@AMOUNTS.of(Per)
def _per(amount: Per, scene: Scene) -> Measure:
    this = ", contando esta carta" if amount.and_this else ""
    return Measure(amount.n, _each(amount, scene) + this, at_most=amount.at_most)


def _group(where: Place, scene: Scene) -> Group | None:
    return {"it": scene.it, "done": scene.done}.get(where)


def _each(amount: Per, scene: Scene) -> str:
    sort = noun(amount.what)
    voice = owner(amount.whose, scene.voice)
    group = _group(amount.where, scene)
    if amount.types:
        return f"tipo de carta distinto {_types_in(amount, voice, scene)}"
    if group is not None:
        other = ("otra " if sort.fem else "otro ") if group.other and not amount.and_this else ""
        return f"{other}{sort.bare(f' {group.done_to(sort.fem)}')}"
    where = f" {place_in(amount.where, voice)}"
    if amount.where == "score" and amount.what == ANY:
        return f"Personaje{where}"
    return sort.bare(where)


def _types_in(amount: Per, voice: Voice, scene: Scene) -> str:
    """``en tu pila de descarte``; of cards that are in no one place: ``entre las cartas …``."""
    group = _group(amount.where, scene)
    if group is not None:
        return f"entre {'estas cartas' if group.these else group.them}"
    sort = noun(amount.what)
    if amount.what != ANY or amount.where in ("play", "played", "front", "gained", "this"):
        where = f" {place_in(amount.where, voice, many=True)}"
        return f"entre {'las' if sort.fem else 'los'} {sort.many('y', where)}"
    return place_in(amount.where, voice)


@AMOUNTS.of(CostOf)
def _cost_of(amount: CostOf, scene: Scene) -> Measure:
    bounds = [f"al menos {amount.at_least}"] if amount.at_least else []
    bounds += [] if amount.at_most is None else [f"como máximo {amount.at_most}"]
    but = f", pero {' y '.join(bounds)}" if bounds else ""
    if amount.where in ("it", "done"):
        equal = "su coste total" if _several(amount.where, scene) else "su coste"
        return Measure(0, equal=equal, but=but)
    total = "el coste" if amount.where in SINGLE else "el coste total"
    return Measure(0, equal=f"{total} {de(cards_in(amount.where, scene))}", but=but)


@AMOUNTS.of(PowerOf)
def _power_of(amount: PowerOf, scene: Scene) -> Measure:
    whom = "le" if scene.third else "te"
    have = "han" if _several(amount.where, scene) else "ha"
    cards = "" if amount.where in ("it", "done") else f" {cards_in(amount.where, scene)}"
    return Measure(0, equal=f"el Poder que {whom} {have} dado{cards} este turno")


@AMOUNTS.of(PowerSoFar)
def _power_so_far(amount: PowerSoFar, scene: Scene) -> Measure:
    return Measure(0, equal=f"{scene.voice.your} Poder acumulado este turno")


@AMOUNTS.of(VpOf)
def _vp_of(amount: VpOf, scene: Scene) -> Measure:
    if amount.where in ("it", "done"):
        equal = "sus PV totales" if _several(amount.where, scene) else "sus PV"
        return Measure(0, equal=equal)
    total = "los PV" if amount.where in SINGLE else "los PV totales"
    return Measure(0, equal=f"{total} {de(cards_in(amount.where, scene))}")


@AMOUNTS.of(LevelOf)
def _level_of(amount: LevelOf, scene: Scene) -> Measure:
    whose = {
        "you": f"de {scene.voice.your} Personaje",
        "that-foe": "del Personaje de ese rival",
        "protected": "del Personaje al que protege",
    }[amount.whose]
    return Measure(amount.n, f"Nivel {whose}")


@AMOUNTS.of(FoesWith)
def _foes_with(amount: FoesWith, scene: Scene) -> Measure:
    one = noun(amount.what).one()
    if amount.where in ("play", "front"):
        return Measure(amount.n, f"rival que controle {one}")
    if amount.where in ("played", "gained"):
        has = "haya jugado" if amount.where == "played" else "haya ganado"
        return Measure(amount.n, f"rival que {has} {one} este turno")
    where = f" {place_in(amount.where, Voice(you=False))}"
    return Measure(amount.n, f"rival con {noun(amount.what).one(where)}")


def in_brackets(amount: Amount, scene: Scene) -> str:
    """An amount that stands alone: ``2``, ``1 por cada Héroe en tu pila de descarte``."""
    told = AMOUNTS(amount, scene)
    if told.per:
        return f"{told.n} por cada {told.per}{told.cap}"
    return f"{told.equal}{told.but}" if told.equal else str(told.n)


def _several(where: Place, scene: Scene) -> bool:
    group = _group(where, scene)
    return group.many if group is not None else where not in SINGLE
