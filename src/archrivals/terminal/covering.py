"""What the tests name: cards, rules and rulings, found by their markers."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path

from archrivals.boxes import BOXES
from archrivals.boxes.ledger import ALL as BOX_IDS
from archrivals.boxes.ledger import rules_of
from archrivals.engine.language.rules import DEFAULT_BOX
from archrivals.lab.exhaustive import DEEDS, exhaust, wanted
from archrivals.lab.simulating import faces

from .progress import Progress


def marked(
    tests: Path, progress: Callable[[int, int], None] = lambda done, of: None
) -> dict[str, set[str]]:
    """The ids in every ``pytest.mark.card``, ``rule`` and ``ruling`` below a folder."""
    found: dict[str, set[str]] = {"card": set(), "rule": set(), "ruling": set()}
    files = sorted(tests.rglob("test_*.py"))
    for at, file in enumerate(files):
        progress(at, len(files))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                if node.func.attr in found and ast.unparse(node.func).startswith("pytest.mark."):
                    ids = {arg.value for arg in node.args if isinstance(arg, ast.Constant)}
                    found[node.func.attr] |= {name for name in ids if isinstance(name, str)}
    return found


def covered(boxes: list[str], tests: Path, *, play: bool) -> int:
    """Print the marks of each box; 0 when nothing is missing."""
    with Progress(1, "files of tests read") as progress:
        marks = marked(tests, progress.at)
    named = marks["rule"] | marks["ruling"]
    missing = 0
    for box in boxes:
        print(BOXES[box].name)
        prefix = "" if box == DEFAULT_BOX else f"{box}:"
        cards = {prefix + card.id for card in BOXES[box].cards}
        missing += _line("cards", cards, marks["card"])
        if box in BOX_IDS:
            ids = {rule.id for rule in rules_of(box)}
            rulings = {name for name in ids if name.startswith("C-")}
            missing += _line("rules", ids - rulings, named)
            missing += _line("rulings", rulings, named)
        if play:
            missing += _played(box)
    return int(missing > 0)


def _line(title: str, wanted_ids: set[str], have: set[str]) -> int:
    left = sorted(wanted_ids - have)
    print(f"  {title:<8} {len(wanted_ids & have)}/{len(wanted_ids)} tested")
    if left:
        print(f"           without a test: {', '.join(left)}")
    return len(left)


def _played(box: str) -> int:
    with Progress(1, f"deeds of cards seen ({box})", estimate=False) as progress:
        seen = exhaust(box, progress=progress.at)
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
