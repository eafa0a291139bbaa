"""The whole ledger: the rules that boxes share, and those in the folder of each box."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Final

from archrivals.boxes import BOXES, folder_of
from archrivals.engine.language.ledger import COMMON, PARTS, BoxRules
from archrivals.engine.records import record


@record
class Row:
    """A rule, and the boxes that say that they play by it."""

    id: str
    boxes: tuple[str, ...]
    text: str

    @property
    def part(self) -> str:
        """The letter of the part it belongs to, a key of PARTS."""
        return self.id[0]


BOX_RULES: Final[dict[str, BoxRules]] = {
    box: import_module(f"{folder_of(box)}.ledger").RULES for box in BOXES
}
"""Rows and rulings of each box."""


def _rows() -> dict[str, Row]:
    said = {box: frozenset(rules.holds.split()) for box, rules in BOX_RULES.items()}
    common = [
        Row(rule.id, tuple(box for box in BOXES if rule.id in said[box]), rule.text)
        for rule in COMMON
    ]
    own = [Row(rule.id, (box,), rule.text) for box in BOXES for rule in BOX_RULES[box].own]
    order = list(PARTS)
    found = sorted([*common, *own], key=lambda row: order.index(row.part))
    return {row.id: row for row in found}


LEDGER: Final[dict[str, Row]] = _rows()
"""Every rule by its id, part by part."""

ALL: Final = tuple(box for box in BOXES if not BOX_RULES[box].like)
"""The boxes that have a rulebook."""


@cache
def ids_of(box: str) -> frozenset[str]:
    """Return the ids of the rules that hold in a box; an unknown box has none."""
    known = BOX_RULES.get(box)
    if known is None:
        return frozenset()
    own = frozenset(known.holds.split()) | {rule.id for rule in known.own}
    return own | ids_of(known.like) if known.like else own


def holds_in(rule: str, box: str) -> bool:
    """Return whether a rule, by its id, holds in a box.

    >>> holds_in("B1", "base-set"), holds_in("B1", "heroes-unite")
    (True, False)
    """
    return rule in ids_of(box)


def rules_of(box: str) -> tuple[Row, ...]:
    """Return the rules that hold in a box, in the order of the ledger.

    >>> [rule.id for rule in rules_of("heroes-unite") if rule.part == "G"]
    ['G1', 'G2', 'G4', 'G6']
    """
    if box not in BOXES:
        raise ValueError(f"no box {box!r}; the boxes are {', '.join(BOXES)}")
    return tuple(row for row in LEDGER.values() if row.id in ids_of(box))


def sections_of(rule: str) -> dict[str, tuple[str, ...]]:
    """Return the sections in which a rule stands, by the box whose rulebook it is."""
    found = {}
    for box, rules in BOX_RULES.items():
        ruling = LEDGER[rule].part == "C" and box in LEDGER[rule].boxes
        listed = (rules.cards,) if ruling and rules.cards else ()
        sections = rules.places.get(rule, listed)
        if sections:
            found[box] = sections
    return found
