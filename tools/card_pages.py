"""The pages of the documentation site that show every card, written from the cards' data."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator
from typing import Any, Final

from archrivals.boxes import BOXES
from archrivals.boxes.ledger import LEDGER
from archrivals.codex.cards import entry_of, ours_in
from archrivals.engine.language.cards import Card, Part
from archrivals.engine.language.codec import card_to_json

SOURCES: Final = {
    "rulebook": "the rulebook",
    "scan": "the printed card",
    "listed": "published card lists",
    "house": "our own choice",
}
PARTS: Final = {
    "facts": "Type and cost",
    "vp": "Victory Points",
    "effect": "Effect",
    "copies": "Copies",
    "symbol": "Emblem",
}
"""What the parts of a card with a source of their own are called."""

HOUSE: Final = (
    "No source we have gives this card's printed effect. We wrote one of our own, so that the box "
    "can be played whole."
)
OURS: Final = "(our choice)"
"""Stands after a fact that no source gives."""

RULE: Final = re.compile(r"\b[A-Z]{1,2}\d+\b")
"""Something that looks like the id of a rule; the ledger decides."""

Entry = dict[str, Any]


def card_pages() -> Iterator[tuple[str, str]]:
    """Path and Markdown of every page: the list of boxes, each box, each card."""
    boxes = {box: [(card, entry_of(box, card)) for card in BOXES[box].cards] for box in BOXES}
    yield "cards/index.md", _all_boxes()
    for box, cards in boxes.items():
        yield f"cards/{box}/index.md", _box_page(box, [entry for _, entry in cards])
        for card, entry in cards:
            yield f"cards/{box}/{entry['id']}.md", _card_page(card, entry)


def _all_boxes() -> str:
    lines = [
        "# Cards",
        "",
        "Every card of every box, written from the data that the table plays with. The text of a",
        "card is generated from its effects, so it says what the card does.",
        "",
        "What no source gives we chose ourselves, so that every box can be played whole. A card",
        "with an effect of ours carries the mark *house*; a number of copies, an emblem or Victory",
        f"Points of ours carry the mark *{OURS.strip('()')}*. The columns say on how many cards.",
        "",
        "| box | cards | effects of ours | copies | emblems | Victory Points |",
        "|---|---|---|---|---|---|",
    ]
    for box in BOXES.values():
        ours = ours_in(box.id)
        numbers = [str(ours.get(part, "–")) for part in ("effect", "copies", "symbol", "vp")]
        row = [f"[{box.name}]({box.id}/index.md)", str(len(box.cards)), *numbers]
        lines.append(f"| {' | '.join(row)} |")
    lines += [
        "",
        "The same pages in the terminal: `archrivals cards katana`, with `--json` for programs.",
    ]
    return "\n".join(lines) + "\n"


def _box_page(box: str, entries: list[Entry]) -> str:
    """The cards of a box: a wall of pictures that lead to their pages, and a table of all."""
    lines = [f"# {BOXES[box].name}: cards", ""]
    for title, group in _groups(entries).items():
        pictures = "\n".join(_on_the_wall(entry) for entry in group)
        lines += [f"## {title}", "", f'<div class="ar-wall">\n{pictures}\n</div>', ""]
    lines += ["## All of them", "", "| card | cost | VP | copies | text |", "|---|---|---|---|---|"]
    for entry in entries:
        name = f"[{entry['name']}{_level(entry)}]({entry['id']}.md)"
        cost = "" if entry["cost"] is None else _marked(entry, "facts", str(entry["cost"]))
        mark = " *house*" if entry["house"] else ""
        points = _marked(entry, "vp", _points(entry))
        copies = _marked(entry, "copies", str(entry["copies"]))
        lines.append(f"| {name}{mark} | {cost} | {points} | {copies} | {entry['text']} |")
    return "\n".join(lines) + "\n"


def _on_the_wall(entry: Entry) -> str:
    return f'<a href="{entry["id"]}.md" title="{_title(entry)}">{_face(entry)}</a>'


def _groups(entries: list[Entry]) -> dict[str, list[Entry]]:
    groups: dict[str, list[Entry]] = {}
    for entry in entries:
        groups.setdefault(_kind(entry), []).append(entry)
    return groups


def _kind(entry: Entry) -> str:
    """What a card is: its type, or what stands apart from the types."""
    if entry["kind"] in ("main", "stack", "starter"):
        return str(entry["type"])
    return str(entry["kind"]).replace("-", " ").title()


def _level(entry: Entry) -> str:
    return f", Level {entry['level']}" if entry["level"] else ""


def _marked(entry: Entry, part: Part, fact: str) -> str:
    """A fact, with the mark of what we chose ourselves."""
    return f"{fact} {OURS}" if part in entry["ours"] else fact


def _points(entry: Entry) -> str:
    return str(entry["vp"]) if isinstance(entry["vp"], int) else "★"


def _card_page(card: Card, entry: Entry) -> str:
    box = BOXES[entry["box"]].name
    title = f"{entry['name']}{_level(entry)}"
    lines = [
        "---",
        f"title: {json.dumps(title)}",
        f"description: {json.dumps(f'{_kind(entry)} of {box}')}",
        "---",
        "",
        f"# {title}",
        "",
        f"[Cards](../index.md) › [{box}](index.md) › {_kind(entry)}",
        "",
        '<div class="ar-facts" markdown>',
        "",
        _face(entry),
        "",
    ]
    lines += ["| | |", "|---|---|", *(f"| {name} | {value} |" for name, value in _facts(entry))]
    lines += ["", "</div>"]
    if entry["house"]:
        lines += ["", '!!! note "House effect"', f"    {HOUSE}"]
    if entry["rulings"]:
        lines += ["", "## Rulings", ""]
        lines += [f"- {_with_links(ruling)}" for ruling in entry["rulings"]]
    lines += ["", "## Where this comes from", "", "| | |", "|---|---|"]
    lines += [
        f"| {PARTS[part]} | {SOURCES[source]} |"
        for part, source in entry["source"].items()
        if source
    ]
    lines += ["", "## As data", "", "```json"]
    lines += [json.dumps(card_to_json(card), indent=2, ensure_ascii=False), "```", ""]
    lines += ["[Adding a card](../../adding-a-card.md) explains the words of this data."]
    return "\n".join(lines) + "\n"


def _title(entry: Entry) -> str:
    return html.escape(f"{entry['name']}{_level(entry)}")


def _face(entry: Entry) -> str:
    """The picture of a card; its text stands for it where no picture is shown."""
    said = html.escape(f"{entry['name']}, {_kind(entry)}{_level(entry)}. {entry['text']}")
    return (
        f'<img class="ar-face" src="{entry["id"]}.svg" alt="{said}" loading="lazy" '
        'width="270" height="370">'
    )


def _facts(entry: Entry) -> Iterator[tuple[str, str]]:
    yield "Kind", _marked(entry, "facts", _kind(entry) + _level(entry))
    if entry["cost"] is not None:
        yield "Cost", _marked(entry, "facts", str(entry["cost"]))
    points = entry["vp_text"] or str(entry["vp"])
    yield "Victory Points", _marked(entry, "vp", points)
    if entry["keywords"]:
        yield "Keywords", ", ".join(entry["keywords"])
    if entry["symbol"] and entry["level"] is None:
        yield "Emblem", _marked(entry, "symbol", entry["symbol"])
    yield "Copies", _marked(entry, "copies", str(entry["copies"]))


def _with_links(ruling: str) -> str:
    """A ruling whose rule ids lead to the page of the rules."""

    def link(found: re.Match[str]) -> str:
        rule = found[0]
        return f"[{rule}](../../rules.md#{rule.lower()})" if rule in LEDGER else rule

    return RULE.sub(link, ruling)
