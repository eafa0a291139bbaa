"""Cards as a person or a program looks them up; and the recipes."""

from __future__ import annotations

import textwrap
from typing import Any

from archrivals.boxes import BOXES
from archrivals.boxes.codex import entry_of
from archrivals.boxes.recipes import RECIPES
from archrivals.suggesting import nearest

from .rulebook import WIDTH


def entries(box: str | None, query: str, language: str = "en") -> list[dict[str, Any]]:
    """Every card that has all words of the query somewhere; first those that have them as name."""
    words = query.lower().split()

    def has_all(entry: dict[str, Any], *keys: str) -> bool:
        text = " ".join(str(entry[key]) for key in keys).lower()
        return all(word in text for word in words)

    cards = [(name, card) for name in ([box] if box else BOXES) for card in BOXES[name].cards]
    found = [entry_of(name, card, language) for name, card in cards]
    found = [
        entry for entry in found if has_all(entry, "id", "name", "kind", "type", "keywords", "text")
    ]
    return sorted(found, key=lambda entry: not has_all(entry, "name"))


def nearest_card(box: str | None, query: str) -> str | None:
    """The card whose name, or a word of whose name, is most like the query."""
    names = [card.name for each in ([box] if box else BOXES) for card in BOXES[each].cards]
    known = {word: name for name in reversed(names) for word in name.split() if len(word) > 3}
    found = nearest(query, known | {name: name for name in names})
    return None if found is None else known.get(found, found)


def for_people(found: list[dict[str, Any]]) -> str:
    """Cards for reading; rulings only where few were found."""
    return "\n\n".join(_page(entry, rulings=len(found) <= 3) for entry in found)


def _page(entry: dict[str, Any], *, rulings: bool) -> str:
    facts = [entry["type"] or entry["kind"].replace("-", " ").title()]
    if entry["level"]:
        facts.append(f"Level {entry['level']}")
    if entry["cost"] is not None:
        facts.append(f"cost {entry['cost']}")
    facts.append(f"VP {entry['vp_text'] or entry['vp']}")
    facts.append(f"{entry['copies']} in {BOXES[entry['box']].name}")
    if entry["house"]:
        facts.append("house effect: ours, the printed text is not known to us")
    lines = [f"{entry['name']}  ({entry['id']})", "  " + " · ".join(facts)]
    lines += textwrap.wrap(entry["text"], WIDTH, initial_indent="  ", subsequent_indent="  ")
    if rulings:
        for ruling in entry["rulings"]:
            lines += textwrap.wrap(ruling, WIDTH, initial_indent="  – ", subsequent_indent="    ")
    return "\n".join(lines)


def recipe_list() -> str:
    """Every ready-made mixture, for people."""
    lines = ["Boxes alone (`--box ID`):"]
    for box in BOXES.values():
        fewest, most = box.rules.players
        many = f"{fewest}" if fewest == most else f"{fewest}–{most}"
        lines.append(f"  {box.id:<28}{box.name}, {many} players")
    lines += ["", "Mixtures (`--recipe ID`, or a JSON file of your own):"]
    for recipe in RECIPES.values():
        rules = ", ".join(recipe.cites)
        lines.append(f"  {recipe.id:<28}{recipe.name}, {recipe.players} players ({rules})")
    return "\n".join(lines)
