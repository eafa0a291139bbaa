"""Rules as a person or a program looks them up."""

from __future__ import annotations

import textwrap
from typing import Any, Final

from archrivals.engine.language.ledger import LEDGER, PARTS, Rule
from archrivals.speech.rules import part_title, rule_heading, rule_text

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
    """What a query may have meant: every id, and every longer word of the rules."""
    found = {
        word.strip("“”„«»\"'.,;:()¿?").lower()
        for id in LEDGER
        for word in _said(id, language).split()
    }
    return [*LEDGER, *sorted(word for word in found if len(word) > 3)]


def parts(language: str = "en") -> str:
    """The list of parts."""
    lines = [words(language)("rule-parts")]
    return "\n".join(lines + [f"  {part:>2}  {part_title(part, language)}" for part in PARTS])


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
