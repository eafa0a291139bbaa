"""Power in a row is one clause: +1 Power, +1 more per Hero in your discard pile."""

from __future__ import annotations

from dataclasses import dataclass, replace

from archrivals.engine.effects import Await, Condition, Effect, If, Power, ThisTurn
from archrivals.engine.text.shape import Effects, counts_after, counts_done, doubles

from .amounts import AMOUNTS
from .conditions import CONDITIONS
from .events import each_this_turn, happens_this_turn
from .nouns import signed
from .scene import Scene


@dataclass(frozen=True, slots=True)
class Bonus:
    """Power as a number, what it is per, what else is said of it, and its cap."""

    n: int
    per: str = ""
    rest: str = ""
    cap: int | None = None


def _bonus(effect: Effect, scene: Scene) -> Bonus:
    if isinstance(effect, ThisTurn):
        n = _bonus(effect.do[0], scene).n
        cap = n * effect.at_most if effect.at_most else None
        if each := each_this_turn(effect.when, scene):
            return Bonus(n, f"per {each}", cap=cap)
        return Bonus(n, rest=f"if {happens_this_turn(effect.when, scene)}")
    if isinstance(effect, If):
        n = _bonus(effect.then[0], scene).n
        return Bonus(n, rest=f"if {CONDITIONS(effect.condition, scene)}")
    if isinstance(effect, Await):
        n = _bonus(effect.do[0], scene).n
        return Bonus(n, rest=as_soon_as(effect.condition, scene))
    assert isinstance(effect, Power)
    amount = AMOUNTS(effect.amount, scene)
    if amount.equal:
        return Bonus(0, rest=f"equal to {amount.equal}{amount.but}")
    return Bonus(amount.n, f"per {amount.per}" if amount.per else "", cap=amount.at_most)


def as_soon_as(condition: Condition, scene: Scene) -> str:
    """When a condition comes true: ``as soon as there is no Villain in the Line-Up this turn``."""
    text = CONDITIONS(condition, scene)
    return f"as soon as {text}" + ("" if text.endswith(" this turn") else " this turn")


def power_text(effects: Effects, scene: Scene) -> str:
    """``+1 Power, +1 more per Hero in your discard pile and per Hero you play this turn``."""
    bonuses = [_bonus(effect, scene) for effect in effects]
    plain = [bonus.n for bonus in bonuses if not bonus.per and not bonus.rest]
    told = [Bonus(sum(plain))] if plain else []
    for effect, bonus in zip(effects, bonuses, strict=True):
        last = told[-1] if told else Bonus(0)
        uncapped = last.cap is None and bonus.cap is None and not counts_done(effect)
        if bonus.per and last.per and bonus.n == last.n and uncapped:
            told[-1] = replace(last, per=f"{last.per} and {bonus.per}")
        elif bonus.per or bonus.rest:
            told.append(bonus)
    return ", ".join(_part(bonus, i == 0) for i, bonus in enumerate(told))


def _part(bonus: Bonus, first: bool) -> str:
    tail = " ".join(["", *filter(None, (bonus.per, bonus.rest))])
    if bonus.rest.startswith("equal"):
        return f"{'+' if first else 'plus '}Power{tail}"
    cap = "" if bonus.cap is None else f", at most {signed(bonus.cap)}{'' if first else ' more'}"
    return f"{signed(bonus.n)} {'Power' if first else 'more'}{tail}{cap}"


def power_clause(effects: Effects, scene: Scene, first: bool) -> str:
    """Power as a clause of its own."""
    if doubles(effects[0]):
        whose = scene.whose
        scene.spoken()
        return f"{whose} Power so far this turn is doubled"
    text = power_text(effects, scene)
    if scene.subject:
        text = f"{scene.subject} {'gets' if scene.singular else 'get'} {text}"
        scene.spoken()
        return text
    return f"then {text}" if counts_after(effects, scene.may) and not first else text
