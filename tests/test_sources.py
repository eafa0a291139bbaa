"""Each part of a card has a source, and what we chose ourselves is marked wherever it is shown."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from archrivals.boxes import BOXES
from archrivals.hosting.reference import codex
from archrivals.lab.balance.page import guesses
from archrivals.speech import LANGUAGES
from archrivals.terminal.codex import entries, for_people

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

from card_pages import card_pages  # noqa: E402

OURS = {"en": "our choice", "de": "unsere Wahl", "es": "elección nuestra"}
IN_BOX = {"en": "in", "de": "in", "es": "en"}
EMBLEM = {"en": "emblem of", "de": "Emblem von", "es": "emblema de"}
POINTS = {"en": "VP", "de": "SP", "es": "PV"}
TABLES = ("docs/playing.md",)

Entry = dict[str, Any]  # a card as the codex has it
ENTRIES = codex("en")
KNOWN = {"rulebook", "scan", "listed", "house"}


def _name(entry: Entry) -> str:
    return f"{entry['box']}:{entry['id']}"


def test_every_part_of_every_card_has_a_source() -> None:
    for entry in ENTRIES:
        source = entry["source"]
        shown = {"facts", "vp", "effect", "copies"} | ({"symbol"} if entry["symbol"] else set())
        assert {part for part, found in source.items() if found} == shown, _name(entry)
        assert set(source.values()) - {None} <= KNOWN, _name(entry)
        assert entry["ours"] == [part for part in source if source[part] == "house"], _name(entry)


def test_what_no_source_gives_is_ours() -> None:
    """A box whose lists do not count its cards says so at each of them."""
    for entry in ENTRIES:
        if entry["level"] == 3:  # no source says what its defeat is worth
            assert "vp" in entry["ours"], _name(entry)
        if entry["kind"] == "main" and entry["symbol"]:
            assert {"copies", "symbol"} <= set(entry["ours"]), _name(entry)


def _is_marked(fact: str, language: str) -> bool:
    return fact.endswith(f"({OURS[language]})")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("whole", [False, True])
def test_the_terminal_marks_what_is_ours(language: str, whole: bool) -> None:
    """In the list of a box and, with its rulings, for a card alone."""
    seen = Counter[str]()
    for box in BOXES.values():
        found = entries(box.id, "", language)
        if whole:
            pages = [for_people([entry], language) for entry in found]
        else:
            pages = for_people(found, language).split("\n\n")
        for entry, page in zip(found, pages, strict=True):
            told = " ".join(page.split())
            number = f"· {entry['copies']} {IN_BOX[language]} {box.name}"
            facts = [("copies", number)]
            if entry["symbol"] and not entry["level"]:
                facts.append(("symbol", f"· {EMBLEM[language]} {entry['symbol']}"))
            if not entry["vp_text"]:
                facts.append(("vp", f"· {POINTS[language]} {entry['vp']}"))
            for part, fact in facts:
                assert fact in told, (page, fact)
                after = told.partition(fact)[2]
                marked = after.startswith(f" ({OURS[language]})")
                assert marked == (part in entry["ours"]), (page, fact)
                seen[part] += marked
    assert seen == Counter(part for each in ENTRIES for part in each["ours"] if part in seen)
    assert min(seen.values()) > 10


def _rows(page: str) -> Iterator[tuple[str, ...]]:
    for line in page.splitlines():
        if line.startswith("| "):
            yield tuple(cell.strip() for cell in line.strip("|").split(" | "))


def test_the_pages_of_the_site_mark_what_is_ours() -> None:
    pages = dict(card_pages())
    for entry in ENTRIES:
        page = pages[f"cards/{entry['box']}/{entry['id']}.md"]
        facts = dict(row for row in _rows(page.partition("\n## ")[0]) if len(row) == 2)
        for part, name in (("copies", "Copies"), ("symbol", "Emblem"), ("vp", "Victory Points")):
            marked = name in facts and _is_marked(facts[name], "en")
            assert marked == (part in entry["ours"]), (_name(entry), part)
        assert ("House effect" in page) == ("effect" in entry["ours"])
        assert page.count("| our own choice |") == len(entry["ours"])


def test_the_list_of_a_box_on_the_site_marks_numbers_of_copies() -> None:
    pages = dict(card_pages())
    for box in BOXES:
        page = pages[f"cards/{box}/index.md"]
        for entry in (each for each in ENTRIES if each["box"] == box):
            (row,) = [row for row in _rows(page) if f"]({entry['id']}.md)" in row[0]]
            assert row[0].endswith("*house*") == entry["house"]
            for part, cell in (("vp", row[2]), ("copies", row[3])):
                assert _is_marked(cell, "en") == (part in entry["ours"]), (_name(entry), part)


@pytest.mark.parametrize("page", TABLES)
def test_the_figures_of_a_page_are_those_of_the_cards(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    table = re.search(r"<!-- ours: generated -->\n(.*?)<!-- end of ours -->", text, re.DOTALL)
    assert table
    rows = {row[0]: row[1:] for row in _rows(table[1])}
    for box in BOXES.values():
        mine = [entry for entry in ENTRIES if entry["box"] == box.id]
        counted = Counter(part for entry in mine for part in entry["ours"])
        emblems = str(counted["symbol"]) if any(entry["symbol"] for entry in mine) else "–"
        numbers = [str(counted[part]) for part in ("effect", "copies")]
        assert rows[box.name] == (str(len(mine)), *numbers, emblems, str(counted["vp"]))


BALANCE = (ROOT / "docs" / "balance.md").read_text(encoding="utf-8")
STUDIED = [box for box in BOXES.values() if box.id != "base-set"]


def test_the_balance_page_says_which_of_its_cards_are_guesses() -> None:
    rows = list(_rows(BALANCE))
    for box in STUDIED:
        assert (box.name, guesses(box.id)) in rows
    start = rows.index(
        ("box", "card", "our guess", "cost", "gift", "beyond the band by", "chance?")
    )
    shown = {"effect": "effect", "copies": "copies", "symbol": "emblem", "vp": "VP"}
    compared = 0
    for row in rows[start + 1 :]:
        if len(row) != 7:
            break
        (entry,) = [
            each
            for each in ENTRIES
            if (BOXES[each["box"]].name, each["name"], each["kind"]) == (*row[:2], "main")
        ]
        parts = [name for part, name in shown.items() if part in entry["ours"]]
        assert row[2] == (", ".join(parts) or "–"), row
        compared += 1
    assert compared > 5


def test_abilities_of_our_own_are_marked_where_the_balance_page_counts_them() -> None:
    named = {
        f"{entry['name']}, Level {entry['level']}" if entry["level"] else entry["name"]: entry
        for entry in ENTRIES
    }
    uses = [row[1] for row in _rows(BALANCE.partition("### Activated abilities")[2])][2:]
    seen = Counter[bool]()
    for use in "; ".join(uses).split("; "):
        ability = use.partition(":")[0]
        name = re.sub(r" \*house\*| \(.*\)", "", ability)
        if name in named:
            assert ("*house*" in ability) == named[name]["house"], ability
            seen["*house*" in ability] += 1
    assert min(seen[True], seen[False]) > 10
