"""Cards that show the generator's phrases: every record, each of its fields varied, in contexts.

They come from the type hints of the effect language, so a new record is covered without a word
here. No shipped card is used.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import MISSING, fields, replace
from itertools import combinations
from types import NoneType, UnionType
from typing import Any, Literal, get_args, get_origin, get_type_hints

from archrivals.engine.language import effects as fx
from archrivals.engine.language.cards import Card, hero

SHELL = hero("Nameless", cost=1, vp=1, copies=1)
H = fx.Filter(types=("Hero",))

FILTERS: tuple[fx.Filter, ...] = (
    fx.ANY,
    *[fx.Filter(types=(each,)) for each in get_args(fx.CardType)],
    *[fx.Filter(types=pair) for pair in combinations(get_args(fx.CardType), 2)],
    *[fx.Filter(types=pair[::-1]) for pair in combinations(get_args(fx.CardType), 2)],
    *[fx.Filter(keywords=(each,)) for each in get_args(fx.Keyword)],
    *[fx.Filter(keywords=pair) for pair in combinations(get_args(fx.Keyword), 2)],
    *[fx.Filter(keywords=pair[::-1]) for pair in combinations(get_args(fx.Keyword), 2)],
    *[fx.Filter(types=(each,), max_cost=5) for each in get_args(fx.CardType)],
    *[fx.Filter(types=(each,), min_cost=5) for each in get_args(fx.CardType)],
    *[fx.Filter(not_types=(each,)) for each in get_args(fx.CardType)],
    fx.Filter(types=("Hero", "Villain"), max_cost=5),
    fx.Filter(names=("Punch",)),
    fx.Filter(names=("Weakness",)),
    fx.Filter(names=("Zzyx",)),
    fx.Filter(names=("Punch", "Weakness")),
    fx.Filter(word="Power Ring"),
    fx.Filter(word="Batman"),
    fx.Filter(min_cost=5),
    fx.Filter(max_cost=5),
    fx.Filter(min_cost=5, max_cost=5),
    fx.Filter(min_cost=5, max_cost=6),
    fx.Filter(min_cost=5, max_cost=7),
    fx.Filter(max_cost=0),
    fx.Filter(odd=True),
    fx.Filter(odd=False),
    fx.Filter(not_names=("Punch",)),
    fx.Filter(stack=True),
    fx.Filter(stack=False),
    fx.Filter(keywords=("Assist",), not_names=("Punch",)),
    fx.Filter(types=("Super Power",), stack=False),
    fx.Filter(types=("Hero",), keywords=("Assist",)),
    fx.Filter(max_cost=5, not_types=("Location",)),
)

_PICKS = (
    fx.one("hand"),
    fx.one("discard", H),
    fx.Pick(("it",), n="all"),
    fx.up_to(1, "discard", H),
)
_EFFECTS = (
    (fx.Draw(1),),
    (fx.Power(2),),
    (fx.Discard(fx.one("hand")),),
    (fx.GainWeakness(),),
    (fx.Draw(2), fx.Discard(fx.one("hand"))),
)
_POOL: dict[Any, tuple[Any, ...]] = {
    fx.Filter: (fx.ANY, H, fx.Filter(names=("Punch",)), fx.Filter(max_cost=5)),
    fx.Pick: _PICKS,
    fx.Amount: (1, 2, fx.Per(1, "discard", H), fx.Per(2, "done"), fx.CostOf("done")),
    fx.Condition: (
        fx.Has("hand", H),
        fx.Has("play", H),
        fx.Has("it", H),
        fx.Has("done", H),
        fx.Did(),
        fx.Confronting(),
        fx.Confronting("team"),
        fx.FirstCard(),
        fx.AsAssist(),
        fx.BeingConfronted(),
    ),
    fx.Event: (
        fx.Plays(H),
        fx.Plays(H, nth=1),
        fx.Gains(H),
        fx.Gains(H, nth=1),
        fx.Discards(H),
        fx.TurnStarts(),
        fx.TurnEnds(),
        fx.Avoids(),
        fx.Defeats(),
    ),
    fx.Ability: (fx.When(fx.Plays(H), (fx.Power(1),)), fx.Use((fx.Draw(1),), pay_power=3)),
    int: (1, 2, 0),
    str: ("", "Power Ring"),
}


def values(hint: Any) -> tuple[Any, ...]:
    """Some values of a type."""
    for known, pool in _POOL.items():
        if hint == known:
            return pool
    if hint is NoneType:
        return (None,)
    if hint is bool:
        return (False, True)
    if get_origin(hint) is Literal:
        return get_args(hint)
    if get_origin(hint) is tuple:
        inner = get_args(hint)[0]
        if inner == fx.Effect:
            return _EFFECTS
        if get_origin(inner) is tuple:
            return (_EFFECTS[:2], _EFFECTS[:3], (_EFFECTS[3], _EFFECTS[4]))
        if inner == fx.Filter:
            return ((), (H, fx.Filter(types=("Villain",))))
        if inner == fx.Place:
            pairs = (("hand", "discard"), ("discard", "hand"), ("discard", "played"))
            return tuple((each,) for each in get_args(fx.Place)) + pairs
        return ((),)
    if isinstance(hint, UnionType) or get_origin(hint) is not None:
        return tuple(value for member in get_args(hint) for value in values(member))
    return tuple(variants(hint, 1))


def variants(kind: Any, far: int, most: int = 400) -> list[Any]:
    """Records of a kind that differ from a plain one in up to ``far`` fields."""
    hints, names = get_type_hints(kind), [field.name for field in fields(kind)]
    pools = {name: values(hints[name]) for name in names}
    plain = {
        field.name: pools[field.name][0] if field.default is MISSING else field.default
        for field in fields(kind)
    }
    found = {kind(**plain): None}
    for n in range(1, far + 1):
        for some in combinations(names, n):
            rows: list[dict[str, Any]] = [{}]
            for name in some:
                rows = [{**row, name: value} for row in rows for value in pools[name]]
            for row in rows:
                found[kind(**{**plain, **row})] = None
    every = list(found)
    if len(every) > most:
        random.Random(kind.__name__).shuffle(every)
        every = every[:most]
    return every


def picks() -> list[fx.Pick]:
    """Picks: the usual numbers out of every place, and what else a pick may say."""
    found: dict[fx.Pick, None] = {}
    how: tuple[dict[str, Any], ...] = (
        {},
        {"up_to": True},
        {"n": 2},
        {"n": 2, "up_to": True},
        {"n": "all"},
        {"n": "any", "up_to": True},
        {"other": True},
        {"at_random": True},
    )
    for places in values(get_type_hints(fx.Pick)["places"]):
        for each in how:
            for what in (fx.ANY, H):
                found[fx.Pick(places, what, **each)] = None
    for whose in get_args(fx.Whose):
        for place in ("hand", "discard", "deck-top", "played", "play"):
            for each in ({}, {"up_to": True}, {"n": 2}, {"n": "all"}):
                found[fx.Pick((place,), H, whose=whose, **each)] = None
    for each in variants(fx.Pick, 2, 250):
        found[each] = None
    return list(found)


def effects() -> list[fx.Effect]:
    """Every effect with its fields varied."""
    found: dict[Any, None] = {}
    for kind in get_args(fx.Effect):
        for each in [*variants(kind, 1, 40), *variants(kind, 2, 150)]:
            found[each] = None
    places: tuple[fx.Place, ...] = (
        "hand",
        "discard",
        "deck-top",
        "deck-bottom",
        "play",
        "line-up",
        "stack",
        "main-deck-bottom",
    )
    every = picks()
    for i, pick in enumerate(every):
        verbs = (
            fx.Discard(pick),
            fx.Destroy(pick),
            fx.Gain(pick),
            fx.Gain(pick, ("hand",)),
            fx.Move(pick, places[i % len(places)]),
            fx.Move(pick, "hand"),
            fx.Select(pick),
            fx.PlayFrom(pick),
        )
        common = set(pick.places) <= {
            "hand",
            "discard",
            "it",
            "done",
            "line-up",
            "played",
            "deck-top",
        }
        for k, verb in enumerate(verbs):
            if common or k == i % len(verbs):
                found[verb] = None
    return list(found)


def contexts(x: fx.Effect) -> list[dict[str, Any]]:
    """Where an effect may stand on a card."""
    return [
        {"play": (x,)},
        {"play": (fx.Power(2), x)},
        {"play": (fx.Draw(2), x)},
        {"play": (fx.Attack("each-foe", (x,)),)},
        {"play": (fx.May((x,)),)},
        {"play": (fx.Reveal(1), x)},
        {"play": (fx.Reveal(3), x)},
        {"play": (fx.Instead((fx.Power(2),), (x,)),)},
        {"play": (fx.May((fx.Discard(fx.one("hand")),)), fx.If(fx.Did(), (x,)))},
        {"play": (fx.If(fx.FirstCard(), (x,)),)},
        {"play": (fx.Others("a-foe", (x,)),)},
        {"play": (fx.Choose(((x,), (fx.Power(1),))),)},
        {"play": (fx.Power(2), fx.If(fx.Confronting(), (x,)))},
        {"play": (fx.Destroy(fx.up_to(1, "hand")), x)},
        {"abilities": (fx.When(fx.Plays(H), (x,)),)},
        {"abilities": (fx.When(fx.TurnStarts(), (x,)),)},
        {"abilities": (fx.Use((x,)),)},
        {"abilities": (fx.Use((fx.Draw(1),), (x,)),)},
        {"abilities": (fx.Use((fx.Draw(1),), (x,), payment=True),)},
        {"abilities": (fx.Use((x,), (fx.Discard(fx.one("hand")),)),)},
        {"on_gain": (x,)},
        {"defense": fx.Defense((x,))},
        {"first_appearance": (fx.Attack("each-player", (x,)),)},
        {"block": fx.Block(2, (x,))},
        {"play": (x, fx.Power(3))},
        {"play": (x, fx.If(fx.Did(), (fx.Draw(1),)))},
        {"play": (x, fx.Draw(fx.Per(1, "done")))},
        {"play": (fx.Instead((fx.Power(1),), (x, fx.Power(3))),)},
        {"play": (fx.Attack("each-foe", (fx.Reveal(1), fx.If(fx.Has("it", H), (x,)))),)},
        {"play": (fx.Attack("each-foe", (x,), if_any_spared=(fx.Draw(1),)),)},
        {"play": (fx.Attack("each-foe", (x, fx.If(fx.Did(), (), (fx.Draw(1),)))),)},
        {"play": (fx.ThisTurn(fx.Plays(H, nth=1), (x,)),)},
        {"play": (fx.ThisTurn(fx.TurnEnds(), (x,)),)},
        {"play": (fx.Choose(((x,), (fx.Discard(fx.Pick(("it",), n="all")),))),)},
        {"abilities": (fx.EveryTurn((x,)),), "ongoing": True},
        {"abilities": (fx.When(fx.Gains(H), (x,)),), "ongoing": True},
    ]


def filter_contexts(f: fx.Filter) -> list[dict[str, Any]]:
    """Where a filter may stand on a card."""
    return [
        {"play": (fx.Destroy(fx.one("hand", f)),)},
        {"play": (fx.Destroy(fx.up_to(1, "discard", f)),)},
        {"play": (fx.Destroy(fx.cards(2, "discard", f)),)},
        {"play": (fx.Destroy(fx.every("line-up", f)),)},
        {"play": (fx.Power(fx.Per(1, "discard", f)),)},
        {"play": (fx.If(fx.Has("discard", f), (fx.Draw(1),)),)},
        {"play": (fx.If(fx.Has("discard", f, 2), (fx.Draw(1),)),)},
        {"play": (fx.If(fx.Lacks("discard", f), (fx.Draw(1),)),)},
        {"play": (fx.Reveal(1), fx.If(fx.Has("it", f), (fx.Draw(1),)))},
        {"play": (fx.Reveal(3), fx.Discard(fx.Pick(("it",), f)))},
        {"play": (fx.Reveal(3), fx.Discard(fx.Pick(("it",), f, "all")))},
        {"play": (fx.Reveal(1), fx.Discard(fx.Pick(("it",), f)))},
        {"play": (fx.ThisTurn(fx.Plays(f), (fx.Power(1),)),)},
        {"play": (fx.ThisTurn(fx.Plays(f, nth=1), (fx.Draw(1),)),)},
        {"abilities": (fx.When(fx.Plays(f), (fx.Power(1),)),)},
        {"abilities": (fx.When(fx.Plays(f, nth=1), (fx.Draw(1),)),)},
        {"abilities": (fx.When(fx.Gains(f), (fx.Draw(1),)),)},
        {"abilities": (fx.HandHasAssist(f),)},
        {"play": (fx.Attack("each-foe", (fx.Discard(fx.one("hand", f)),)),)},
    ]


def examples(share: float = 0.3) -> Iterator[Card]:
    """All of them."""
    chance = random.Random(7)
    every = effects()
    seen: Counter[type] = Counter()
    for x in every:
        seen[type(x)] += 1
        ways = contexts(x)
        some = [ways[0], *chance.sample(ways[1:], max(1, round(4 * share)))]
        if seen[type(x)] <= 24 * share:
            some = ways
        yield from (replace(SHELL, **way) for way in some)
    yield from pairs_of_abilities()
    for f in FILTERS:
        yield from (replace(SHELL, **way) for way in filter_contexts(f))
    for kind in get_args(fx.Condition):
        for c in variants(kind, 2, 120):
            yield replace(SHELL, play=(fx.If(c, (fx.Draw(1),)),))
            yield replace(SHELL, play=(fx.Power(1), fx.If(c, (fx.Power(2),))))
            yield replace(SHELL, play=(fx.Await(c, (fx.Draw(1),)),))
            yield replace(SHELL, abilities=(fx.When(fx.TurnStarts(), (fx.Draw(1),), only_if=c),))
            yield replace(SHELL, abilities=(fx.Use((fx.Power(2),), only_if=c),))
            yield replace(SHELL, abilities=(fx.When(fx.TurnEnds(), (fx.Draw(1),), only_if=c),))
            yield replace(SHELL, play=(fx.Reveal(2), fx.If(c, (fx.Discard(fx.one("it")),))))
    for kind in get_args(fx.Event):
        for e in variants(kind, 2, 120):
            yield replace(SHELL, play=(fx.ThisTurn(e, (fx.Draw(1),)),))
            yield replace(SHELL, play=(fx.Power(1), fx.ThisTurn(e, (fx.Power(1),))))
            yield replace(SHELL, play=(fx.ThisTurn(e, (fx.Power(2),)),))
            yield replace(SHELL, abilities=(fx.When(e, (fx.Power(1),)),))
            yield replace(SHELL, abilities=(fx.When(e, (fx.Draw(1),)),))
            yield replace(SHELL, abilities=(fx.When(e, (fx.Draw(2), fx.Discard(fx.one("hand")))),))
    for kind in get_args(fx.Amount):
        if kind is not int:
            for a in variants(kind, 2, 120):
                yield replace(SHELL, play=(fx.Power(a),))
                yield replace(SHELL, play=(fx.Power(1), fx.Power(a)))
                yield replace(SHELL, play=(fx.Draw(a),))
                yield replace(SHELL, play=(fx.Discard(fx.up_to(2, "hand")), fx.Draw(a)))
                yield replace(SHELL, play=(fx.Discard(fx.up_to(2, "hand")), fx.Power(a)))
                yield replace(SHELL, block=fx.Block(a))
    for kind in get_args(fx.Ability):
        for a in variants(kind, 2, 300):
            yield replace(SHELL, abilities=(a,))
            if chance.random() < share:
                yield replace(SHELL, abilities=(a,), ongoing=True)
                yield replace(SHELL, abilities=(a, fx.CharacterCost(2)))
    for d in variants(fx.Defense, 3):
        yield replace(SHELL, defense=d)
    for b in variants(fx.Block, 2):
        yield replace(SHELL, block=b)
    yield replace(SHELL, assist=True, returns=True, binding=True, ongoing=True)
    yield from rows(chance, round(2500 * share))


def pairs_of_abilities() -> Iterator[Card]:
    """Abilities that share a sentence."""
    villain = fx.Filter(types=("Villain",))
    for first in (fx.Plays(H), fx.Plays(H, nth=1), fx.Plays(H, nth=1, who="team"), fx.Gains(H)):
        for does in ((fx.Power(1),), (fx.Draw(1),), (fx.Destroy(fx.up_to(1, "hand")),)):
            for other in (
                replace(first, what=villain),
                replace(first, nth=2),
                replace(first, nth=3),
            ):
                for then in ((fx.Power(1),), (fx.Draw(1),)):
                    for only_if in (None, fx.Confronting()):
                        yield replace(
                            SHELL,
                            abilities=(
                                fx.When(first, does, only_if=only_if),
                                fx.When(other, then, only_if=only_if),
                            ),
                        )
    prices = [(fx.Discard(fx.one("hand", f)),) for f in (H, villain, fx.Filter(names=("Punch",)))]
    for a in prices:
        for b in prices:
            for does in ((fx.Power(1),), (fx.Draw(1),)):
                for then in ((fx.Power(1),), (fx.Draw(2),)):
                    yield replace(
                        SHELL,
                        abilities=(fx.Use(does, a, payment=True), fx.Use(then, b, payment=True)),
                    )


def rows(chance: random.Random, many: int) -> Iterator[Card]:
    """Steps that speak of the cards before them, and Power in a row."""
    shown: tuple[fx.Effect, ...] = (
        fx.Reveal(1),
        fx.Reveal(2),
        fx.Reveal(3),
        fx.Look(1),
        fx.Look(2),
        fx.Look(3),
    )
    shown += (
        fx.Reveal(2, "main-deck-top"),
        fx.Look(2, "main-deck-top"),
        fx.Select(fx.one("played")),
    )
    these: list[fx.Effect] = [
        kind(pick)
        for pick in (
            fx.Pick(("it",)),
            fx.Pick(("it",), n="all"),
            fx.Pick(("it",), H),
            fx.Pick(("it",), up_to=True),
            fx.Pick(("it",), n=2, up_to=True),
            fx.Pick(("it",), n="any", up_to=True),
            fx.Pick(("done",)),
            fx.Pick(("done",), n="all"),
        )
        for kind in (fx.DrawThese, fx.Discard, fx.Destroy, fx.Gain, fx.PlayFrom)
    ]
    ends: tuple[fx.Place, ...] = (
        "hand",
        "deck-top",
        "deck-bottom",
        "discard",
        "line-up",
        "main-deck-bottom",
    )
    these += [
        fx.Move(pick, to)
        for pick in (fx.Pick(("it",)), fx.Pick(("it",), n="all"), fx.Pick(("done",), n="all"))
        for to in ends
    ]
    these += [fx.PutBack(), fx.If(fx.Has("it", H), (fx.Draw(1),)), fx.Power(fx.CostOf("it"))]
    power = (
        fx.Power(2),
        fx.Power(fx.Per(1, "discard", H)),
        fx.Power(fx.Per(2, "hand")),
        fx.ThisTurn(fx.Plays(H), (fx.Power(1),)),
        fx.ThisTurn(fx.Plays(H, nth=1), (fx.Power(1),)),
        fx.ThisTurn(fx.Plays(H, nth=1, other=True), (fx.Power(1),)),
        fx.If(fx.Has("play", H), (fx.Power(2),)),
        fx.If(fx.Has("played", H), (fx.Power(2),)),
    )
    for _ in range(many):
        one, two = chance.sample(these[:-3], 2)
        row = chance.choice(
            (
                (chance.choice(shown), fx.Choose(((one,), (two,)))),
                (chance.choice(shown), fx.If(fx.Has("it", H), (one,), (two,))),
                (chance.choice(shown), fx.If(fx.AllDiffer("it"), (one,), (fx.PutBack(),))),
                (chance.choice(shown), chance.choice(these), chance.choice(these)),
                (chance.choice(shown), chance.choice(these), fx.PutBack()),
                (chance.choice(power), chance.choice(power), fx.Draw(1)),
                (fx.Attack("each-foe", (chance.choice(shown[:4]), chance.choice(these))),),
                (fx.May((chance.choice(these[:40]),)), fx.If(fx.Did(), (fx.Draw(2),))),
                (
                    chance.choice(shown),
                    fx.May((chance.choice(these),)),
                    fx.If(fx.Did(), (fx.Draw(2),)),
                ),
            )
        )
        yield replace(SHELL, play=row)
