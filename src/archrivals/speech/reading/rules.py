"""The rules of a grammar as data: words and parts, and the tree that they make.

A rule's ``base`` is the JSON of a tree with ``{"hole": n}`` where its part n belongs; the same hole
may be in several places. ``"+"`` joins two rows, ``"1+"`` puts a part before a row, and None
passes its only part on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import MISSING, fields, is_dataclass
from typing import Any, Final, NamedTuple

from archrivals.engine.language import effects as fx

RECORDS: Final[dict[str, Any]] = {
    name: kind for name, kind in vars(fx).items() if isinstance(kind, type) and is_dataclass(kind)
}
"""The records of the effect language by their names."""


class Hole(NamedTuple):
    """The place of a part in a tree."""

    hole: int


class Rule(NamedTuple):
    """Words and parts that a part of a text may be made of, and how often they were seen."""

    node: str
    right: tuple[str, ...]
    base: Any  # the JSON of a tree
    seen: float

    def build(self, parts: Sequence[Any]) -> Any:  # a tree, or a part of one
        """Return the tree with its parts."""
        if self.base is None:
            return parts[0]
        if self.base == "+":
            return (*parts[0], *parts[1])
        if self.base == "1+":
            return (parts[0], *parts[1])
        return tree_of(self.base, parts)


def is_part(symbol: str) -> bool:
    """Return whether a symbol of a rule is a part and not a word."""
    return len(symbol) > 1 and symbol[0] == "<"


def plain_of(tree: Any) -> Any:  # JSON
    """Return a tree with its holes as JSON; fields that have their default are left out."""
    if isinstance(tree, Hole):
        return {"hole": tree.hole}
    if isinstance(tree, tuple):
        return [plain_of(each) for each in tree]
    if not is_dataclass(tree):
        return tree
    plain: dict[str, Any] = {"kind": type(tree).__name__}
    for field in fields(tree):
        value = getattr(tree, field.name)
        if field.default is MISSING or value != field.default:
            plain[field.name] = plain_of(value)
    return plain


def tree_of(plain: Any, parts: Sequence[Any]) -> Any:  # a tree, or a part of one
    """Return the tree that some JSON describes, with its parts in their holes.

    >>> tree_of({"kind": "Draw", "amount": {"hole": 0}}, [2])
    Draw(amount=2)
    """
    if isinstance(plain, dict):
        if "hole" in plain:
            return parts[plain["hole"]]
        given = {name: tree_of(each, parts) for name, each in plain.items() if name != "kind"}
        return RECORDS[plain["kind"]](**given)
    if isinstance(plain, list):
        return tuple([tree_of(each, parts) for each in plain])
    return plain
