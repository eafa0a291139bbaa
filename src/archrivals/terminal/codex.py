"""Cards as a person or a program looks them up; and the recipes."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Any

from archrivals.box_files import box_called
from archrivals.boxes import BOXES
from archrivals.boxes.recipes import RECIPES
from archrivals.codex.cards import entry_of
from archrivals.engine.language.cards import Box, Part
from archrivals.speech import name_in
from archrivals.suggesting import nearest

from .rows import sort_text, yes_no
from .rulebook import WIDTH
from .words import words


def entries(box: str | None, query: str, language: str = "en") -> list[dict[str, Any]]:
    """Every card that has all words of the query somewhere; first those that have them as name."""
    wanted = query.lower().split()

    def has_all(entry: dict[str, Any], *keys: str) -> bool:
        text = " ".join(str(entry[key]) for key in keys).lower()
        return all(word in text for word in wanted)

    fields = ("id", "name", "kind", "type", "keywords", "text")
    cards = [(each.id, card) for each in _boxes(box) for card in each.cards]
    found = []
    for name, card in cards:
        entry = entry_of(name, card, language)
        if has_all(entry | {"sort": sort_text(card, language)}, *fields, "sort"):
            found.append(entry)
    return sorted(found, key=lambda entry: not has_all(entry, "name"))


def _boxes(box: str | None) -> list[Box]:
    """Return one box, by its id or its file, or all boxes of the package."""
    return [box_called(box)] if box else list(BOXES.values())


def _box_name(id: str) -> str:
    return BOXES[id].name if id in BOXES else id


def nearest_card(box: str | None, query: str, language: str = "en") -> str | None:
    """The card whose name, or a word of whose name, is most like the query."""
    cards = [card for each in _boxes(box) for card in each.cards]
    names = [name_in(card, language) for card in cards]
    known = {word: name for name in reversed(names) for word in name.split() if len(word) > 3}
    found = nearest(query, known | {name: name for name in names})
    return None if found is None else known.get(found, found)


def for_people(found: list[dict[str, Any]], language: str = "en") -> str:
    """Cards for reading; rulings only where few were found."""
    return "\n\n".join(_page(entry, language, rulings=len(found) <= 3) for entry in found)


def none_found(box: str | None, query: str, language: str = "en") -> str:
    """Return the message for a card that was not found, with the card that may have been meant."""
    near = nearest_card(box, query, language)
    found = yes_no(near is not None)
    return words(language)("cards-none", query=query, near=near or "", found=found)


def _facts(entry: dict[str, Any], language: str) -> Iterator[str]:
    """Yield the facts of a card; our own choices are marked."""
    say = words(language)

    def marked(part: Part, fact: str) -> str:
        return say("ours", fact=fact) if part in entry["ours"] else fact

    sort = entry["type"] or entry["kind"]
    yield marked("facts", say("sort", sort=sort.lower().replace(" ", "-")))
    if entry["level"]:
        yield say("level", level=entry["level"])
    if entry["cost"] is not None:
        yield marked("facts", say("cost", cost=entry["cost"]))
    yield marked("vp", entry["vp_text"] or say("points", vp=str(entry["vp"])))
    yield marked("copies", say("in-box", n=entry["copies"], box=_box_name(entry["box"])))
    if entry["symbol"] and not entry["level"]:
        yield marked("symbol", say("emblem", name=entry["symbol"]))
    if entry["house"]:
        yield say("house-long")


def _page(entry: dict[str, Any], language: str, *, rulings: bool) -> str:
    facts = " · ".join(_facts(entry, language))
    lines = [f"{entry['name']}  ({entry['id']})"]
    lines += textwrap.wrap(facts, WIDTH, initial_indent="  ", subsequent_indent="  ")
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
