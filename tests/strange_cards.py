"""Cards that nobody would print: random records built from the type hints of the language."""

import random
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, get_args, get_origin, get_type_hints

from archrivals.engine.language.cards import Card, Source

WORDS = ("Punch", "Jervis Tetch", "Power Ring", "of the", "Oracle")


def strange_card(seed: int) -> Card:
    """A card out of a seed."""
    chance = random.Random(seed)
    hints = _hints_of(Card)
    parts = {
        name: _any(hints[name], chance, 4)
        for name in ("type", "vp", "play", "ongoing", "abilities", "defense", "on_gain")
    }
    for name in ("block", "assist", "binding", "returns", "level", "side", "symbol"):
        if chance.random() < 0.3:
            parts[name] = _any(hints[name], chance, 4)
    if chance.random() < 0.3:
        parts["first_appearance"] = _any(hints["first_appearance"], chance, 4)
    return Card(
        id=f"strange-{seed}",
        name=f"Strange {seed}",
        kind="main",
        cost=chance.randrange(10),
        copies=1,
        source=Source(
            "house",
            "house",
            "house",
            chance.choice((None, "listed")),
            chance.choice((None, "scan")),
        ),
        **parts,
    )


def strange(hint: Any, seed: int) -> Any:  # any type, from its hint
    """A value of any type out of a seed."""
    return _any(hint, random.Random(seed), 3)


def _any(hint: Any, chance: random.Random, depth: int) -> Any:  # any type, from its hint
    """A random value of a type; ``depth`` bounds how far records nest."""
    if get_origin(hint) is Literal:
        return chance.choice(get_args(hint))
    if get_origin(hint) is tuple:
        inner = get_args(hint)[0]
        many = chance.choice((1, 1, 2, 3)) if depth > 0 else 1
        return tuple(_any(inner, chance, depth - 1) for _ in range(many))
    if isinstance(hint, UnionType) or get_origin(hint) is not None:
        return _any(_member(get_args(hint), chance, depth), chance, depth)
    if is_dataclass(hint):
        return _record(hint, chance, depth)
    if hint is int:
        return chance.randrange(1, 4)
    return {bool: chance.random() < 0.3, str: chance.choice(WORDS), NoneType: None}[hint]


def _member(members: tuple[Any, ...], chance: random.Random, depth: int) -> Any:
    """Deep down, members that hold no effects of their own."""
    small = _small(members) if depth <= 0 else ()
    return chance.choice(small or members)


@cache
def _small(members: tuple[Any, ...]) -> tuple[Any, ...]:
    """Those without effects of their own."""
    return tuple(
        member
        for member in members
        if not is_dataclass(member)
        or not any("Effect" in str(field.type) for field in fields(member))
    )


_hints_of = cache(get_type_hints)
"""The types of a record's fields, which are read from text."""


def _record(kind: Any, chance: random.Random, depth: int) -> Any:
    hints = _hints_of(kind)
    given = {}
    for field in fields(kind):
        needed = field.default is MISSING and field.default_factory is MISSING
        if needed or chance.random() < 0.25:
            given[field.name] = _any(hints[field.name], chance, depth - 1)
    return kind(**given)
