"""Cards that are picked, amounts, and conditions."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Literal, get_args

from archrivals.engine.language import effects as fx
from archrivals.engine.language.effects import Pick, Place
from archrivals.speech import tree

from .registry import NoPlan
from .scene import Scene, anything, owner, spot

SINGLE: Final[frozenset[Place]] = frozenset(
    (
        "deck-top",
        "deck-bottom",
        "main-deck-top",
        "main-deck-second",
        "main-deck-bottom",
        "super-villain",
        "super-villain-top",
        "this",
    )
)
"""Places of one card, or of some at one end."""

OWN: Final[frozenset[Place]] = frozenset(("hand", "discard", "deck", "score"))
CLAUSES: Final[frozenset[Place]] = frozenset(("play", "played", "front", "this", "gained"))
"""Places that are said by a clause: you control."""
ZONES: Final = frozenset(get_args(Place)) - CLAUSES - {"it", "done"}


# --- Picks ------------------------------------------------------------------------------------


def chosen(
    pick: Pick, scene: Scene, *, place: bool = True, inside: bool = False
) -> tree.NounPhrase:
    """The cards of a pick."""
    if pick.by == "attacker":
        by: Literal["you", "attacker"] = "you" if scene.third else "attacker"
        return tree.By(_cards(pick, scene, place, inside, True), by, pick.what, pick.n != 1)
    return _cards(pick, scene, place, inside, scene.flat)


def _cards(pick: Pick, scene: Scene, place: bool, inside: bool, flat: bool) -> tree.NounPhrase:
    where = pick.places[0] if len(pick.places) == 1 else None
    if where is not None and not pick.each_of and pick.also is None:
        if where in ("it", "done"):
            return _of_group(pick, scene.ref(where), scene, flat)
        if where in SINGLE:
            top = pick.n if isinstance(pick.n, int) else 1
            return tree.Top(spot(where, scene, pick.whose), top, pick.what, _per(pick, scene))
        if where in OWN and pick.n == "all" and pick == Pick((where,), n="all", whose=pick.whose):
            return tree.Whole(spot(where, scene, pick.whose))
    if pick.also is not None:
        return _from_either(pick, pick.also, scene, inside, flat)
    at: tuple[tree.Spot, ...] = ()
    if place:
        who = owner(pick.whose, scene)
        at = tuple([tree.Spot(each, who) for each in dict.fromkeys(pick.places)])
    n = pick.n.n if isinstance(pick.n, fx.Per) else pick.n
    return tree.Cards(
        pick.what,
        n,
        pick.up_to and (n != 1 or flat or pick.n != 1),
        pick.other,
        pick.at_random,
        at,
        inside,
        pick.total_cost,
        pick.same_type and pick.n != 1,
        pick.each_of,
        pick.played_once,
        _per(pick, scene),
    )


def _per(pick: Pick, scene: Scene) -> tree.Bonus | None:
    return amount(pick.n, scene) if isinstance(pick.n, fx.Per) else None


def _from_either(pick: Pick, also: Pick, scene: Scene, inside: bool, flat: bool) -> tree.OneOf:
    """``a Villain in the Line-Up or a Weakness you control``."""
    alone = replace(pick, also=None)
    first = _cards(alone, scene, True, inside or pick.places == ("line-up",), flat)
    if pick.n == 1:
        other = replace(also, n=1, up_to=False)
        return tree.OneOf(first, _cards(other, scene, True, False, False), "or")
    rest = _cards(replace(also, n="all", up_to=False), scene, True, False, flat)
    if pick.n == "all":
        return tree.OneOf(first, rest, "and")
    if isinstance(rest, tree.Cards):
        rest = rest._replace(n="bare")
    return tree.OneOf(first, rest, "and/or")


def _of_group(pick: Pick, ref: tree.Ref, scene: Scene, flat: bool) -> tree.NounPhrase:
    n = pick.n.n if isinstance(pick.n, fx.Per) else pick.n
    per = _per(pick, scene)
    if not ref.many:
        return tree.It(ref, pick.what, pick.at_random, per)
    if n == "all" and anything(pick.what):
        return tree.It(ref, per=per)
    up_to = pick.up_to and (n != 1 or flat)
    return tree.OfThem(ref, n, up_to, pick.what, pick.at_random, pick.other, per)


def take(pick: Pick, scene: Scene) -> None:
    """Cards picked out of "it" are gone from there."""
    if pick.places == ("it",):
        took = pick.n if isinstance(pick.n, int) and not pick.up_to else 2
        scene.it = scene.it._replace(taken=scene.it.taken + took)


# --- Amounts ----------------------------------------------------------------------------------


def amount(a: fx.Amount, scene: Scene) -> tree.Bonus:
    """Return an amount: a number, a number per card, or what cards cost or gave."""
    if isinstance(a, int):
        return tree.Bonus(a)
    if isinstance(a, fx.Per):
        return tree.Bonus(a.n, (_counted(a, scene),), None, None, a.at_most)
    if isinstance(a, fx.LevelOf):
        return tree.Bonus(a.n, (tree.Level(a.whose, scene.person),))
    if isinstance(a, fx.FoesWith):
        return tree.Bonus(a.n, (tree.FoeWith(a.what, a.where),))
    if isinstance(a, fx.PowerSoFar):
        return tree.Bonus(equal=tree.Equal("power-so-far", None, scene.person))
    if isinstance(a, fx.CostOf):
        equal = tree.Equal("cost", _of(a.where, scene), scene.person, a.at_least, a.at_most)
        return tree.Bonus(equal=equal)
    if isinstance(a, fx.PowerOf):
        return tree.Bonus(equal=tree.Equal("power-given", _of(a.where, scene), scene.person))
    if isinstance(a, fx.VpOf):
        return tree.Bonus(equal=tree.Equal("vp", _of(a.where, scene), scene.person))
    raise NoPlan(a)


def _of(where: Place, scene: Scene) -> tree.Ref | tree.Spot:
    return scene.ref(where) if where in ("it", "done") else tree.Spot(where, scene.person)


def _counted(a: fx.Per, scene: Scene) -> tree.InPlace | tree.DoneTo:
    if a.where in ("it", "done"):
        return tree.DoneTo(a.what, scene.ref(a.where), a.types, a.and_this)
    return tree.InPlace(a.what, spot(a.where, scene, a.whose), a.types, a.and_this)


# --- Conditions -------------------------------------------------------------------------------


def condition(c: fx.Condition, scene: Scene) -> tree.Condition:
    """Return the condition that must be true."""
    if isinstance(c, fx.Has):
        return _has(c, scene)
    if isinstance(c, fx.Lacks):
        return _lacks(c, scene)
    if isinstance(c, fx.FoeHasFewer):
        return tree.FoeFewer(c.what, c.n, c.where, scene.person)
    if isinstance(c, fx.AllDiffer):
        if c.where in ("it", "done"):
            return tree.Say("all-differ")
        return tree.Say("all-differ-in", spot=tree.Spot(c.where, scene.person))
    if isinstance(c, fx.Confronting):
        return tree.Say("team-confronting" if c.whose == "team" else "confronting", scene.person)
    if type(c) not in SAID:
        raise NoPlan(c)
    return tree.Say(SAID[type(c)], scene.person)


SAID: Final[dict[type, tree.SayId]] = {
    fx.FirstCard: "first-card",
    fx.AsAssist: "as-assist",
    fx.FoeDiscarded: "foe-discarded",
    fx.BeingConfronted: "being-confronted",
    fx.Did: "did",
}
"""The conditions that have no parts."""


def _has(c: fx.Has, scene: Scene) -> tree.Condition:
    where = c.where
    if c.types:
        of = scene.ref(where) if where in ("it", "done") else spot(where, scene, c.whose)
        return tree.HoldsTypes(c.what, c.n, of)
    if where in ("it", "done"):
        ref = scene.ref(where)
        if anything(c.what):
            return tree.There(c.n, c.n == ref.size)
        if c.n == 1 and not ref.many:
            return tree.Is(ref, c.what)
        return tree.SomeAre(ref, c.what, c.n)
    if where == "super-villain":
        return tree.Say("defeatable", what=c.what)
    if where in SINGLE:
        if anything(c.what):
            return tree.Say("card-there", spot=spot(where, scene, c.whose))
        return tree.Is(tree.Top(spot(where, scene, c.whose)), c.what)
    return tree.Holds(c.what, c.n, spot(where, scene, c.whose))


def _lacks(c: fx.Lacks, scene: Scene) -> tree.Condition:
    where = c.where
    if where in ("it", "done"):
        ref = scene.ref(where)
        if anything(c.what) and c.n == 1:
            return tree.There(1, fewer=True)
        if c.n == 1 and not ref.many:
            return tree.Is(ref, c.what, no=True)
        return tree.SomeAre(ref, c.what, c.n, fewer=True)
    if where in SINGLE:
        return tree.Is(tree.Top(spot(where, scene, c.whose)), c.what, no=True)
    if c.n == 1 and where in OWN and anything(c.what):
        return tree.Say("empty", spot=spot(where, scene, c.whose))
    return tree.Holds(c.what, c.n, spot(where, scene, c.whose), fewer=True)
