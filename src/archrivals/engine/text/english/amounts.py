"""How much: a number, so much per card, or what cards cost or gave."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from archrivals.engine.effects import CostOf, Per, Place, PowerOf
from archrivals.engine.text.language import Words

from .nouns import noun
from .picks import SINGLE, cards_in, place_in
from .scene import Scene


@dataclass(frozen=True, slots=True)
class Measure:
    """n; or n per something; or as much as something is."""

    n: int
    per: str = ""
    equal: str = ""


AMOUNTS: Final[Words[Scene, Measure]] = Words("English")


@AMOUNTS.of(int)
def _number(amount: int, scene: Scene) -> Measure:
    return Measure(amount)


@AMOUNTS.of(Per)
def _per(amount: Per, scene: Scene) -> Measure:
    sort = noun(amount.what).bare()
    if amount.where == "done":
        return Measure(amount.n, f"{'other ' if scene.done.other else ''}{sort} {scene.done.how}")
    return Measure(amount.n, f"{sort} {place_in(amount.where, scene.voice)}")


@AMOUNTS.of(CostOf)
def _cost_of(amount: CostOf, scene: Scene) -> Measure:
    if amount.where in ("it", "done"):
        group = scene.it if amount.where == "it" else scene.done
        return Measure(0, equal="their total cost" if group.many else "its cost")
    total = "cost" if amount.where in SINGLE else "total cost"
    return Measure(0, equal=f"the {total} of {cards_in(amount.where, scene)}")


@AMOUNTS.of(PowerOf)
def _power_of(amount: PowerOf, scene: Scene) -> Measure:
    have = "have" if _several(amount.where, scene) else "has"
    whom = "them" if scene.third else "you"
    cards = _subject(amount.where, scene)
    return Measure(0, equal=f"the Power {cards} {have} given {whom} this turn")


def _several(where: Place, scene: Scene) -> bool:
    if where in ("it", "done"):
        return (scene.it if where == "it" else scene.done).many
    return where not in SINGLE


def _subject(where: Place, scene: Scene) -> str:
    if where in ("it", "done"):
        return "they" if _several(where, scene) else "it"
    return cards_in(where, scene)
