"""What the tests name: cards, rules and rulings, found by their markers."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

from archrivals.boxes import BOXES
from archrivals.engine.ledger import rules_of
from archrivals.lab.exhausting import DEEDS, exhaust, wanted
from archrivals.lab.simulating import faces

PENDING: Final = frozenset({"Q10", "Q38", "X1", "X6"})
"""Rules that no box built so far can show: mixtures, and draws at the end of a turn."""


def marked(tests: Path) -> dict[str, set[str]]:
    """The ids in every ``pytest.mark.card``, ``rule`` and ``ruling`` below a folder."""
    found: dict[str, set[str]] = {"card": set(), "rule": set(), "ruling": set()}
    for file in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                if node.func.attr in found and ast.unparse(node.func).startswith("pytest.mark."):
                    ids = {arg.value for arg in node.args if isinstance(arg, ast.Constant)}
                    found[node.func.attr] |= {name for name in ids if isinstance(name, str)}
    return found


def covered(box: str, tests: Path, *, play: bool) -> int:
    """Print the marks; 0 when nothing is missing."""
    marks = marked(tests)
    cards = {card.id for card in BOXES[box].cards}
    rules = {rule.id for rule in rules_of(box) if not rule.id.startswith("C-")} - PENDING
    rulings = {rule.id for rule in rules_of(box) if rule.id.startswith("C-")}
    named = marks["rule"] | marks["ruling"]
    missing = 0
    for title, wanted_ids, have in (
        ("cards", cards, marks["card"]),
        ("rules", rules, named),
        ("rulings", rulings, named),
    ):
        print(f"{title:<8} {len(wanted_ids & have)}/{len(wanted_ids)} tested")
        left = sorted(wanted_ids - have)
        missing += len(left)
        if left:
            print(f"         without a test: {', '.join(left)}")
    waiting = sorted(PENDING & {rule.id for rule in rules_of(box)})
    print(f"         not built yet: {', '.join(waiting)}")
    return int(missing > 0) | (_played(box) if play else 0)


def _played(box: str) -> int:
    seen = exhaust(box)
    cat = faces(box)
    print(f"\nSeen in {seen.games} bot games (– : not a deed of this card)")
    print(f"{'':<34}" + "".join(f"{deed:>10}" for deed in DEEDS))
    for card in cat.cards:
        counts = seen.counts.get(card.id, {})
        row = [str(counts.get(deed, 0)) if deed in wanted(card) else "–" for deed in DEEDS]
        print(f"{card.name:<34}" + "".join(f"{cell:>10}" for cell in row))
    missing = seen.missing(cat)
    print(f"missing: {', '.join(f'{card} {deed}' for card, deed in missing) or 'nothing'}")
    return int(bool(missing))
