"""The page of surprising pairs: its cards and rules exist, and a test of each pair plays it."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import NamedTuple

import pytest

from archrivals.boxes import BOXES
from archrivals.boxes.ledger import LEDGER

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "surprises.md"
ROW = re.compile(r"\| (.+) \| (.+) \| \[(\w+)\]\(rules\.md#(\w+)\) \| `(test_\w+)` \|")


class Surprise(NamedTuple):
    """A line of the page."""

    section: str
    cards: tuple[str, ...]
    result: str
    rule: str
    anchor: str
    test: str


def surprises() -> list[Surprise]:
    """Every line of every table."""
    found = []
    section = ""
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            section = line.removeprefix("## ")
        elif line.startswith("| ") and not line.startswith("| cards"):
            row = ROW.fullmatch(line)
            assert row, line
            cards, result, rule, anchor, test = row.groups()
            found.append(Surprise(section, tuple(cards.split(", ")), result, rule, anchor, test))
    return found


def cards_of_tests() -> dict[str, list[set[str]]]:
    """By name of the test: the cards of its marks, as ``box:id``; two files may share a name."""
    found: dict[str, list[set[str]]] = {}
    for folder in ("cards", "rules"):
        for path in (ROOT / "tests" / folder).glob("test_*.py"):
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    found.setdefault(node.name, []).append(_marked(node))
    return found


def _marked(node: ast.FunctionDef) -> set[str]:
    cards = set()
    for mark in node.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.card":
            for each in mark.args:
                name = str(ast.literal_eval(each))
                cards.add(name if ":" in name else f"heroes-unite:{name}")
    return cards


def ids_of(name: str, section: str) -> set[str]:
    """The cards of this name in the section's box, or in any for a mixture."""
    boxes = [box for box in BOXES.values() if section in (box.name, "Mixtures")]
    return {
        f"{box.id}:{card.id}"
        for box in boxes
        for card in box.cards
        if name in (card.name, f"{card.name} {card.level}")
    }


TESTS = cards_of_tests()


def test_the_page_has_sections_for_boxes_and_mixtures() -> None:
    names = {box.name for box in BOXES.values()}
    assert {each.section for each in surprises()} == names | {"Mixtures"}


@pytest.mark.parametrize("each", surprises(), ids=[each.test for each in surprises()])
def test_a_surprise_names_cards_and_a_rule_and_is_played_by_a_test(each: Surprise) -> None:
    assert each.rule in LEDGER
    assert each.anchor == each.rule.lower()
    assert each.result.endswith(".")
    assert len(each.cards) > 1
    assert each.test in TESTS
    ids = [ids_of(name, each.section) for name in each.cards]
    assert all(ids), each.cards
    fits = [all(cards & found for found in ids) for cards in TESTS[each.test]]
    assert any(fits), f"no {each.test} is marked with {each.cards}"


def test_no_pair_is_told_twice() -> None:
    told = [(each.section, frozenset(each.cards), each.result) for each in surprises()]
    assert len(set(told)) == len(told)
