"""The parts of a tree of effects: where they are, of which sort, and what may be in their place."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from functools import cache
from types import UnionType
from typing import Any, Final, TypeAlias, get_args, get_origin, get_type_hints

from archrivals.engine.language import effects as fx

Path: TypeAlias = tuple[str | int, ...]
"""The steps to a part: names of fields, and places in rows."""

UNIONS: Final[dict[str, Any]] = {
    "Effect": fx.Effect,
    "Condition": fx.Condition,
    "Amount": fx.Amount,
    "Event": fx.Event,
    "Ability": fx.Ability,
}
NODE: Final[dict[type, str]] = {
    kind: name for name, union in UNIONS.items() for kind in get_args(union) if kind is not int
} | {fx.Pick: "Pick", fx.Filter: "Filter", fx.Block: "Block", fx.Defense: "Defense"}
LISTS: Final = {"Effect": "Effects", "Ability": "Abilities", "Effects": "Ways"}


_ODD: Final = fx.Filter(names=("Zzyx",))
OTHER: Final[dict[str, tuple[Any, ...]]] = {
    "Effect": (
        fx.RevealHand(),
        fx.Discard(fx.one("hand", fx.EQUIPMENT)),
        fx.GainWeakness(7),
        fx.Power(97),
    ),
    "Filter": (
        fx.Filter(types=("Equipment",)),
        _ODD,
        fx.Filter(types=("Location", "Starter")),
    ),
    "Pick": (
        fx.one("hand", fx.EQUIPMENT),
        fx.Pick(("line-up",), _ODD, 2),
        fx.Pick(("discard",), fx.LOCATIONS, "all"),
        fx.Pick(("it",)),
    ),
    "Amount": (97, fx.Per(1, "hand", _ODD), fx.CostOf("line-up"), fx.FoesWith(2, "discard", _ODD)),
    "Condition": (
        fx.FoeDiscarded(),
        fx.Has("discard", _ODD, 97),
        fx.Lacks("line-up", _ODD),
    ),
    "Event": (fx.Plays(_ODD), fx.Draws(), fx.Gains(_ODD)),
    "Ability": (
        fx.CharacterCost(97),
        fx.When(fx.Draws(), (fx.RevealHand(), fx.Look(9))),
        fx.Use((fx.Look(9),)),
        fx.FirstDrawMore(97),
    ),
    "#": (97,),
    "Name": ("Zzyx",),
}
OTHER["Effects"] = tuple((each,) for each in OTHER["Effect"])
OTHER["Abilities"] = tuple((each,) for each in OTHER["Ability"])
OTHER["Ways"] = tuple((each, each) for each in OTHER["Effects"][:3])
"""Other parts of each sort. They share no word with usual ones, so the words that change are those
of the part."""


def get(value: Any, path: Path) -> Any:
    """The part at a path."""
    for step in path:
        value = value[step] if isinstance(step, int) else getattr(value, step)
    return value


def put(value: Any, path: Path, part: Any) -> Any:
    """The same with another part at a path."""
    if not path:
        return part
    step, rest = path[0], path[1:]
    if isinstance(step, int):
        return (*value[:step], put(value[step], rest, part), *value[step + 1 :])
    return replace(value, **{step: put(getattr(value, step), rest, part)})


@cache
def hints_of(kind: Any) -> dict[str, Any]:
    """Return the types of the fields of a record."""
    return get_type_hints(kind)


def node_of(hint: Any, value: Any) -> str | None:
    """Return the sort of a part, which says what may be put in its place; None for other values."""
    if type(value) in NODE:
        return NODE[type(value)]
    if type(value) is int:
        members = get_args(hint) if isinstance(hint, UnionType) or get_origin(hint) else (hint,)
        return "#" if int in members else None
    if isinstance(value, tuple) and value:
        inner = node_of(None, value[0])
        if inner in LISTS:
            return LISTS[inner]
    return None


def children(value: Any) -> Iterator[tuple[Path, str]]:
    """The parts right below a value, with their sorts."""
    if isinstance(value, tuple):
        for i, each in enumerate(value):
            if node := node_of(None, each):
                yield (i,), node
            elif isinstance(each, tuple):
                for path, node in children(each):
                    yield (i, *path), node
    elif is_dataclass(value):
        kind: Any = type(value)  # mypy does not know that a type can be hashed
        hints = hints_of(kind)
        for field in fields(value):
            each = getattr(value, field.name)
            if isinstance(value, fx.Filter) and field.name == "names":
                if len(each) == 1:
                    yield ("names", 0), "Name"
            elif node := node_of(hints[field.name], each):
                yield (field.name,), node
            elif isinstance(each, tuple):
                for path, node in children(each):
                    yield (field.name, *path), node
