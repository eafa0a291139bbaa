"""Rules as a person or a program looks them up."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from typing import Any, Final

from archrivals.boxes import BOXES
from archrivals.boxes.ledger import LEDGER
from archrivals.boxes.ledger import Row as Rule
from archrivals.codex.rules import part_title, rule_heading, rule_text
from archrivals.codex.rules.pages import Row, SaidChapter, page_of
from archrivals.codex.rules.pictures import as_text
from archrivals.codex.rules.sources import is_ours, places_of
from archrivals.codex.rules.words import page_words
from archrivals.engine.language.cards import Box
from archrivals.engine.language.ledger import PARTS
from archrivals.engine.records import to_plain

from .words import words

WIDTH: Final = 88


def _said(id: str, language: str) -> str:
    """A rule with its heading."""
    return f"{rule_heading(id, language)} {rule_text(id, language)}"


def rules_found(query: str, language: str = "en") -> list[Rule]:
    """The rule with this id, the rules of this part, or all that have these words."""
    if query.upper() in PARTS:
        return [rule for rule in LEDGER.values() if rule.part == query.upper()]
    exact = [rule for rule in LEDGER.values() if rule.id.lower() == query.lower()]
    wanted = query.lower().split()
    return exact or [
        rule
        for rule in LEDGER.values()
        if all(word in _said(rule.id, language).lower() for word in wanted)
    ]


def names(language: str = "en") -> list[str]:
    """Return the names that a query may mean: every id, and every longer word of the rules."""
    found = {
        word.strip("“”„«»\"'.,;:()¿?").lower()
        for id in LEDGER
        for word in _said(id, language).split()
    }
    return [*LEDGER, *BOXES, *sorted(word for word in found if len(word) > 3)]


def parts(language: str = "en") -> str:
    """Return the list of parts, and that of the boxes."""
    say = words(language)
    listed = [f"  {part:>2}  {part_title(part, language)}" for part in PARTS]
    boxes = [f"  {box.id:<{max(map(len, BOXES))}}  {box.name}" for box in BOXES.values()]
    return "\n".join([say("rule-parts"), *listed, "", say("rule-boxes"), *boxes])


def box_page(box: Box, language: str = "en") -> str:
    """Return the rules of a box in playing order."""
    page = page_of(box, language)
    lines = [box.name, "=" * len(box.name), textwrap.fill(page.words["lead"], WIDTH)]
    for chapter in page.chapters:
        lines += ["", *_chapter(chapter, page.words, language)]
    return "\n".join(lines)


def box_page_as_json(box: Box, language: str = "en") -> dict[str, Any]:
    """Return the rules page of a box as data; its rows have their texts."""
    page: dict[str, Any] = to_plain(page_of(box, language))
    for chapter in page["chapters"]:
        chapter["rows"] = [as_json(LEDGER[row["id"]], language) | row for row in chapter["rows"]]
    return page


def _chapter(chapter: SaidChapter, say: dict[str, str], language: str) -> Iterator[str]:
    """A chapter: its steps by number, its picture, the rows behind it."""
    yield chapter.title
    yield "-" * len(chapter.title)
    for number, step in enumerate(chapter.steps, 1):
        cited = f" ({', '.join(step.rules)})" if step.rules else ""
        lead = f"{number:>2}. "
        yield textwrap.fill(step.text + cited, WIDTH, initial_indent=lead, subsequent_indent="    ")
    if chapter.picture:
        yield ""
        yield textwrap.indent(as_text(chapter.picture), "    ")
    yield ""
    yield f"{say['behind']}:"
    for row in chapter.rows:
        yield from _row(row, say, language)


def _row(row: Row, say: dict[str, str], language: str) -> Iterator[str]:
    """A row of the ledger, and its place in the books."""
    places = [f"{BOXES[place.book].name}: {', '.join(place.sections)}" for place in row.places]
    source = "; ".join([say["ours"]] * row.ours + places)
    parts = [row.id, rule_heading(row.id, language), f"[{source}]" if source else ""]
    head = "  ".join(filter(None, parts))
    yield textwrap.fill(head, WIDTH, initial_indent="  ", subsequent_indent="    ")
    text = rule_text(row.id, language)
    yield textwrap.fill(text, WIDTH, initial_indent="    ", subsequent_indent="    ")


def pages(rules: list[Rule], language: str = "en") -> str:
    """Rules for reading."""
    found = []
    for rule in rules:
        heading = rule_heading(rule.id, language)
        head = f"{rule.id}  {heading}{'  ' if heading else ''}({', '.join(rule.boxes)})"
        text = rule_text(rule.id, language)
        body = textwrap.fill(text, WIDTH, initial_indent="  ", subsequent_indent="  ")
        found.append(f"{head}\n{body}")
    return "\n\n".join(found)


def as_json(rule: Rule, language: str = "en") -> dict[str, Any]:
    """A rule as data."""
    return {
        "id": rule.id,
        "part": rule.part,
        "part_title": part_title(rule.part, language),
        "boxes": list(rule.boxes),
        "heading": rule_heading(rule.id, language),
        "text": rule_text(rule.id, language),
    }


def because(rules: Sequence[str], cards: Sequence[str], box: str, language: str) -> list[str]:
    """Return why a line of the story is there: its rules with their places, and its cards."""
    say, frame = words(language), page_words(language).frame
    rows = (Row(id, places_of(id, box), is_ours(id)) for id in rules)
    lines = [line for row in rows for line in _row(row, frame, language)]
    if cards:
        lines.append(f"  {say('because-cards', cards=', '.join(cards))}")
    return lines or [f"  {say('because-none')}"]
