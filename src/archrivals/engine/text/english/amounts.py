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
from .scene import Scene, Voice, owner


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
    def cap(self) -> str:
        """The end of a sentence that may be capped: ``, at most 3``."""
        return "" if self.at_most is None else f", at most {self.at_most}"


AMOUNTS: Final[Words[Scene, Measure]] = Words("English")


@AMOUNTS.of(int)
def _number(amount: int, scene: Scene) -> Measure:
    return Measure(amount)


@AMOUNTS.of(Per)
def _per(amount: Per, scene: Scene) -> Measure:
    this = ", counting this card" if amount.and_this else ""
    return Measure(amount.n, _each(amount, scene) + this, at_most=amount.at_most)


def _each(amount: Per, scene: Scene) -> str:
    sort = noun(amount.what).bare()
    voice = owner(amount.whose, scene.voice)
    if amount.types:
        return f"different card type {_types_in(amount, voice, scene)}"
    if amount.where in ("it", "done"):
        group = scene.it if amount.where == "it" else scene.done
        other = "other " if group.other and not amount.and_this else ""
        return f"{other}{sort} {group.how}"
    if amount.where == "score" and amount.what == ANY:
        sort = "Character"
    return f"{sort} {place_in(amount.where, voice)}"


def _types_in(amount: Per, voice: Voice, scene: Scene) -> str:
    """``in your discard pile``; of cards that are in no one place: ``among the cards …``."""
    what, where = amount.what, place_in(amount.where, voice)
    if amount.where in ("it", "done"):
        return (scene.it if amount.where == "it" else scene.done).among_them
    if what != ANY or amount.where in ("play", "played", "front", "gained", "this"):
        return f"among the {noun(what).many('and')} {where}"
    return where


@AMOUNTS.of(CostOf)
def _cost_of(amount: CostOf, scene: Scene) -> Measure:
    bounds = [f"at least {amount.at_least}"] if amount.at_least else []
    bounds += [] if amount.at_most is None else [f"at most {amount.at_most}"]
    but = f", but {' and '.join(bounds)}" if bounds else ""
    if amount.where in ("it", "done"):
        equal = "their total cost" if _several(amount.where, scene) else "its cost"
        return Measure(0, equal=equal, but=but)
    total = "cost" if amount.where in SINGLE else "total cost"
    return Measure(0, equal=f"the {total} of {cards_in(amount.where, scene)}", but=but)


@AMOUNTS.of(PowerOf)
def _power_of(amount: PowerOf, scene: Scene) -> Measure:
    have = "have" if _several(amount.where, scene) else "has"
    whom = "them" if scene.third else "you"
    cards = _subject(amount.where, scene)
    return Measure(0, equal=f"what {cards} {have} given {whom} this turn")


@AMOUNTS.of(PowerSoFar)
def _power_so_far(amount: PowerSoFar, scene: Scene) -> Measure:
    return Measure(0, equal=f"the Power {scene.voice.you} have so far this turn")


@AMOUNTS.of(VpOf)
def _vp_of(amount: VpOf, scene: Scene) -> Measure:
    if amount.where in ("it", "done"):
        equal = "their total VP" if _several(amount.where, scene) else "its VP"
        return Measure(0, equal=equal)
    total = "VP" if amount.where in SINGLE else "total VP"
    return Measure(0, equal=f"the {total} of {cards_in(amount.where, scene)}")


@AMOUNTS.of(LevelOf)
def _level_of(amount: LevelOf, scene: Scene) -> Measure:
    whose = {
        "you": f"{scene.voice.your} Character",
        "that-foe": "that foe's Character",
        "protected": "the Character it protects",
    }[amount.whose]
    return Measure(amount.n, f"Level of {whose}")


@AMOUNTS.of(FoesWith)
def _foes_with(amount: FoesWith, scene: Scene) -> Measure:
    if amount.where in ("play", "played", "front", "gained"):
        verb = "controls" if amount.where in ("play", "front") else amount.where
        end = "" if verb == "controls" else " this turn"
        return Measure(amount.n, f"foe who {verb} {noun(amount.what).one()}{end}")
    where = place_in(amount.where, Voice("they", "their"))
    return Measure(amount.n, f"foe with {noun(amount.what).one()} {where}")


def in_brackets(amount: Amount, scene: Scene) -> str:
    """An amount that stands alone: ``2``, ``1 per Hero in your discard pile``."""
    told = AMOUNTS(amount, scene)
    if told.per:
        return f"{told.n} per {told.per}{told.cap}"
    return f"{told.equal}{told.but}" if told.equal else str(told.n)


def _several(where: Place, scene: Scene) -> bool:
    if where in ("it", "done"):
        return (scene.it if where == "it" else scene.done).many
    return where not in SINGLE


def _subject(where: Place, scene: Scene) -> str:
    if where in ("it", "done"):
        return "they" if _several(where, scene) else "it"
    return cards_in(where, scene)
