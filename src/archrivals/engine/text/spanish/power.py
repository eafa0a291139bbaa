"""Power in a row is one clause: +1 de Poder, +1 más por cada Héroe en tu pila de descarte."""

from __future__ import annotations

from dataclasses import dataclass, replace

from archrivals.engine.effects import Await, Condition, Effect, If, Power, ThisTurn
from archrivals.engine.text.shape import Effects, counts_after, counts_done, doubles

from .amounts import AMOUNTS
from .conditions import CONDITIONS
from .conjugation import GET
from .events import each_this_turn, happens_this_turn
from .scene import Scene
from .words import signed


@dataclass(frozen=True, slots=True)
class Bonus:
    """Power as a number or as much as something is, what it is per, when, and its cap."""

    n: int
    per: str = ""
    rest: str = ""
    cap: int | None = None
    equal: str = ""


def _bonus(effect: Effect, scene: Scene) -> Bonus:
    if isinstance(effect, ThisTurn):
        n = _bonus(effect.do[0], scene).n
        cap = n * effect.at_most if effect.at_most else None
        if each := each_this_turn(effect.when, scene):
            return Bonus(n, f"por cada {each}", cap=cap)
        return Bonus(n, rest=f"si {happens_this_turn(effect.when, scene)}")
    if isinstance(effect, If):
        n = _bonus(effect.then[0], scene).n
        return Bonus(n, rest=f"si {CONDITIONS(effect.condition, scene)}")
    if isinstance(effect, Await):
        n = _bonus(effect.do[0], scene).n
        return Bonus(n, rest=as_soon_as(effect.condition, scene))
    assert isinstance(effect, Power)
    amount = AMOUNTS(effect.amount, scene)
    if amount.equal:
        return Bonus(0, equal=amount.power)
    return Bonus(amount.n, f"por cada {amount.per}" if amount.per else "", cap=amount.at_most)


def as_soon_as(condition: Condition, scene: Scene) -> str:
    """When a condition comes true: ``si en algún momento de este turno no hay …``."""
    text = CONDITIONS(condition, scene)
    text = text.removesuffix(" antes en este turno").removesuffix(" este turno")
    return f"si en algún momento de este turno {text}"


def power_text(effects: Effects, scene: Scene) -> str:
    """``+1 de Poder, +1 más por cada Héroe en tu pila de descarte y por cada …``."""
    bonuses = [_bonus(effect, scene) for effect in effects]
    plain = [bonus.n for bonus in bonuses if not bonus.per and not bonus.rest and not bonus.equal]
    told = [Bonus(sum(plain))] if plain else []
    for effect, bonus in zip(effects, bonuses, strict=True):
        last = told[-1] if told else Bonus(0)
        uncapped = last.cap is None and bonus.cap is None and not counts_done(effect)
        if bonus.per and last.per and bonus.n == last.n and uncapped:
            told[-1] = replace(last, per=f"{last.per} y {bonus.per}")
        elif bonus.per or bonus.rest or bonus.equal:
            told.append(bonus)
    return ", ".join(_part(bonus, i == 0) for i, bonus in enumerate(told))


def _part(bonus: Bonus, first: bool) -> str:
    if bonus.equal:
        return bonus.equal if first else f"más {bonus.equal}"
    tail = " ".join(["", *filter(None, (bonus.per, bonus.rest))])
    more = "" if first else " más"
    cap = "" if bonus.cap is None else f", como máximo {signed(bonus.cap)}{more}"
    return f"{signed(bonus.n)} {'de Poder' if first else 'más'}{tail}{cap}"


def power_clause(effects: Effects, scene: Scene, first: bool) -> str:
    """Power as a clause of its own."""
    if doubles(effects[0]):
        whose = f"el Poder de {scene.subject}" if scene.subject else f"{scene.voice.your} Poder"
        scene.spoken()
        return f"{whose} acumulado este turno se duplica"
    text = power_text(effects, scene)
    if scene.form != "order" or text.startswith("tanto"):
        return f"{scene.does(GET)} {text}"
    return f"luego, {text}" if counts_after(effects, scene.may) and not first else text
