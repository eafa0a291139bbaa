"""The record is whole: from a spectator's log alone the books of a game can be kept."""

from __future__ import annotations

from pathlib import Path

import pytest
from auditing import audited
from tiers import size

from archrivals.boxes import BOXES
from archrivals.boxes.recipes import RECIPES

GAMES = 2
ANSWERS = 350
"""Of each game so many: ``python tools/prove_record.py`` plays thousands to their ends."""

KEPT = {
    "move": "heroes-unite",
    "power": "heroes-unite",
    "buy": "heroes-unite",
    "turn": "heroes-unite",
    "end-turn": "heroes-unite",
    "defeat": "base-set",
    "pay": "rivals-batman-joker",
    "cost": "confrontations",
}
"""Events without which the books go wrong, and a box that shows it soon."""


@pytest.mark.parametrize("number", range(size(1, GAMES)))
@pytest.mark.parametrize("name", [*BOXES, *RECIPES])
def test_a_spectator_can_keep_the_books_of_a_game(name: str, number: int) -> None:
    audit = audited(name, number, answers=ANSWERS)
    again = f"python tools/prove_record.py --only {name} --game {number}"
    assert not audit.wrong, "\n".join([*audit.wrong, again])


@pytest.mark.parametrize(("kind", "box"), KEPT.items())
def test_the_books_go_wrong_without_a_kind_of_event(kind: str, box: str) -> None:
    games = (audited(box, number, dropped=(kind,)) for number in range(20))
    assert any(audit.wrong for audit in games)


def test_the_bookkeeper_knows_nothing_of_the_engine() -> None:
    text = (Path(__file__).parent / "bookkeeper.py").read_text(encoding="utf-8")
    assert "archrivals" not in text
