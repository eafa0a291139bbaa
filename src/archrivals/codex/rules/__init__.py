"""The rules ledger and the rulings on cards, in every language.

English is written in the ledger and in the boxes. Each other language has a folder here for the
rules that boxes share, and a file in the folder of each box. Every translation stands next to the
English it was made from, so a test notices when the English has changed since.

>>> rule_text("G6", "es")
'Empate: gana el jugador con más cartas de Supervillano.'
>>> part_title("T", "es")
'El turno'
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from archrivals.boxes import BOXES, data_of
from archrivals.boxes.ledger import LEDGER
from archrivals.engine.language.cards import Card
from archrivals.engine.language.headings import HEADINGS
from archrivals.engine.language.ledger import PARTS

ENGLISH: Final = "en"


class Translation(NamedTuple):
    """A text, and the English it was made from."""

    of: str
    text: str


class Rules(NamedTuple):
    """The titles of the parts by letter; the headings of rulings and the rules by id."""

    parts: dict[str, Translation]
    headings: dict[str, Translation]
    rules: dict[str, Translation]


def part_title(part: str, language: str = ENGLISH) -> str:
    """Return the title of a part of the ledger."""
    return PARTS[part] if language == ENGLISH else rules_in(language).parts[part].text


def rule_text(id: str, language: str = ENGLISH) -> str:
    """A rule of the ledger."""
    return LEDGER[id].text if language == ENGLISH else rules_in(language).rules[id].text


def rule_heading(id: str, language: str = ENGLISH) -> str:
    """Return the heading of a ruling; a rule of another part has none.

    >>> rule_heading("Q15"), rule_heading("G6")
    ('Borrowed cards', '')
    """
    if id not in HEADINGS:
        return ""
    return HEADINGS[id] if language == ENGLISH else rules_in(language).headings[id].text


def rulings_of(card: Card, language: str = ENGLISH) -> tuple[str, ...]:
    """The rulings on a card; a card that is not of our boxes keeps its own words."""
    if language == ENGLISH:
        return card.rulings
    known = rulings_in(language)
    return tuple(known.get(ruling, ruling) for ruling in card.rulings)


@cache
def rules_in(language: str) -> Rules:
    """Every rule in a language that is not English."""
    read = json.loads(_file(language, "rules.json"))
    for box in BOXES:
        read["rules"] |= _of_box(box, language)["rules"]
    parts, headings, rules = (
        {id: Translation(**fields) for id, fields in read[sort].items()} for sort in Rules._fields
    )
    return Rules(parts, headings, {id: rules[id] for id in (*LEDGER, *rules) if id in rules})


@cache
def rulings_in(language: str) -> dict[str, str]:
    """Every ruling in a language that is not English, by the English."""
    known: dict[str, str] = {}
    for box in BOXES:
        known |= _of_box(box, language)["rulings"]
    return known


def _of_box(box: str, language: str) -> dict[str, Any]:
    found: dict[str, Any] = data_of(box, "rules", f"{language}.json")
    return found


def _file(language: str, name: str) -> str:
    return files(__name__).joinpath(language, name).read_text(encoding="utf-8")
