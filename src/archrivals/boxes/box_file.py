"""A box as a file: what stands in it, how it is read, written and described by a schema.

Everything in it is data: no part of it is code, is shown as HTML, or is an address that is loaded.
What a file means is in :mod:`archrivals.boxes.own_boxes`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, dataclass, field
from typing import Annotated, Any, Final, Literal, NamedTuple

from archrivals.engine.language.cards import Card
from archrivals.engine.language.codec import (
    FORMAT,
    SLUG,
    UNIONS,
    CardError,
    card_errors,
    card_from_json,
    card_to_json,
    close_card,
)
from archrivals.engine.language.effects import CardType, Keyword, Place, Whose
from archrivals.engine.records import (
    Format,
    Limit,
    Misfit,
    Schema,
    default_of,
    did_you_mean,
    name_of,
    nearest_word,
    quoted,
    typed_fields,
)

from .box_lines import NotJson, parsed
from .sentences import TEXT, changed_effect, with_effect

MAX_BOX_BYTES: Final = 256 * 1024
"""The size of a file past which it is not read."""

FORMAT_VERSION: Final = 1
SCHEMA_NAME: Final = "box.schema.json"

Id = Annotated[str, Limit(pattern=SLUG, max_length=60)]
ShortText = Annotated[str, Limit(max_length=80)]
LongText = Annotated[str, Limit(max_length=1000)]
Portrait = Annotated[str, Limit(pattern="^[A-Za-z0-9#:. -]+$")]
"""A portrait in words of the gallery, such as ``athlete 5 a wave:#e8b64c goggles bright``."""


@dataclass(frozen=True, slots=True)
class Base:
    """The box of the package that is changed, and the digest of its cards at that time."""

    box: str
    digest: str = ""


@dataclass(frozen=True, slots=True)
class BoxWords:
    """The words of a box in one language; ``cards`` are names of cards by their ids."""

    name: ShortText = ""
    text: LongText = ""
    cards: dict[str, ShortText] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class BoxFile:
    """A box of cards as a file.

    It either changes a box of the package (``based_on``), or has all of its cards and plays by the
    rules of one (``plays_by``). ``changes`` has, by the id of a card of that box, the fields that
    are other here; ``leave_out`` has the ids of cards that are not here. ``cards`` are added.
    ``portraits`` are words for the picture of a card, by its id.
    """

    format: Annotated[int, Limit(ge=FORMAT_VERSION, le=FORMAT_VERSION)]
    id: Id
    name: ShortText
    version: ShortText = "1"
    author: ShortText = ""
    licence: ShortText = ""
    text: LongText = ""
    based_on: Base | None = None
    plays_by: str = ""
    changes: dict[str, Any] = field(default_factory=dict)
    leave_out: Annotated[tuple[str, ...], Limit(max_items=200)] = ()
    cards: tuple[Card, ...] = ()
    words: dict[str, BoxWords] = field(default_factory=dict)
    portraits: dict[str, Portrait] = field(default_factory=dict)


BOX_FORMAT: Final = Format(
    Limit(ge=-1_000, le=1_000, max_length=200, printable=True, max_items=200),
)
"""Limits of everything but cards, which have their own."""

Level = Literal["fault", "think", "know"]
"""A box with a fault cannot be played; the others are things to think about, and to know."""


class Problem(NamedTuple):
    """Something that is wrong with a box: the place in the file, what it is, and how bad.

    ``nearest`` is what might stand there in its place, where that is known.
    """

    path: str
    what: str
    level: Level = "fault"
    line: int = 0
    nearest: str = ""


def read_file(text: str) -> tuple[BoxFile | None, list[Problem]]:
    """Return the box in a text, and everything that is wrong with it.

    Where the box is None, a fault is among the problems. A change is still the JSON of some fields:
    only the box that it changes makes a card of it.
    """
    if len(text.encode(errors="replace")) > MAX_BOX_BYTES:
        return None, [Problem("", f"the file is larger than {MAX_BOX_BYTES // 1024} KB")]
    try:
        data = parsed(text)
    except NotJson as error:
        return None, [Problem("", error.problem, line=error.line)]
    if not isinstance(data, dict) or {"kind", "play"} & data.keys():
        begin = "this is a card" if isinstance(data, dict) else "this is a list"
        what = f'{begin}, and a box is an object with "format", "id", "name" and "cards"'
        return None, [Problem("", f"{what}: `archrivals box new` writes one to begin with")]
    return _read(data)


def _read(data: Mapping[str, Any]) -> tuple[BoxFile | None, list[Problem]]:
    fields = {name_of(each): (each, hint) for each, hint in typed_fields(BoxFile)}
    problems: list[Problem] = []
    values: dict[str, Any] = {}
    for name, value in data.items():
        if name == "$schema":
            continue
        if name not in fields:
            known = [each for each in fields if each not in data]
            what = f"a box has no field {quoted(name)}{_near(name, known)}"
            problems.append(Problem(name, what, nearest=nearest_word(name, known)))
            continue
        hint = fields[name][1]
        try:
            values[name] = _part(name, hint, value, problems)
        except Misfit as misfit:
            problems.append(Problem(misfit.path, misfit.problem, nearest=misfit.nearest))
    for name, (each, _) in fields.items():
        if name not in data and default_of(each) is MISSING:
            what = f"the box lacks its field {quoted(name)}"
            problems.append(Problem("", f"{what}: {_FIRST[name]}"))
    if any(each not in values for each in _FIRST):
        return None, problems
    return BoxFile(**values), problems


_FIRST: Final = {
    "format": f'write "format": {FORMAT_VERSION}',
    "id": 'a short name in small letters, such as "id": "low-tide"',
    "name": 'what people read, such as "name": "Low Tide"',
}
"""The fields that every box has."""


def _near(name: str, known: list[str]) -> str:
    return did_you_mean(name, known) if known else ""


def _part(name: str, hint: Any, value: Any, problems: list[Problem]) -> Any:  # any field
    """Read one field; of lists of cards every card that can be read."""
    if name == "format" and value != FORMAT_VERSION:
        newer = type(value) is int and value > FORMAT_VERSION
        what = "this box was made with a newer Archrivals: here" if newer else "here"
        raise Misfit(f'{what} it is "format": {FORMAT_VERSION}', name)
    if name == "cards":
        return tuple(_cards(value, problems))
    if name == "changes":
        return dict(_changes(value, problems))
    try:
        return BOX_FORMAT.read(hint, value, name)
    except Misfit as misfit:
        if "does not match" in misfit.problem:
            found = quoted(value) if name == "id" else "it"
            may = "an id; use a-z, 0-9 and single dashes" if name == "id" else "a row of words"
            raise Misfit(f"{found} is not {may}", misfit.path) from None
        raise


def _cards(value: Any, problems: list[Problem]) -> Iterator[Card]:
    for at, typed in enumerate(_listed("cards", value)):
        try:
            each = with_effect(typed)
        except CardError as error:
            problems.append(_inside(f"cards[{at}]", error))
            continue
        errors = card_errors(each)
        problems += [_inside(f"cards[{at}]", error) for error in errors]
        if not errors:
            yield card_from_json(each)


def _changes(value: Any, problems: list[Problem]) -> Iterator[tuple[str, dict[str, Any]]]:
    if not isinstance(value, dict):
        example = 'such as {"katana": {"copies": 3}}'
        raise Misfit(f"changes are named by the ids of cards, {example}", "changes")
    for id, fields in value.items():
        if isinstance(fields, dict):
            yield id, fields
        else:
            what = 'a change is the fields that are other, such as {"copies": 3}'
            problems.append(Problem(f"changes.{id}", what))


def _listed(name: str, value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise Misfit(f"{name} are a list: put them in [ and ]", name)
    return value


def _inside(place: str, error: CardError) -> Problem:
    dot = "." if error.path and not error.path.startswith("[") else ""
    return Problem(f"{place}{dot}{error.path}", error.problem, nearest=error.nearest)


def changed_card(known: Card, fields: dict[str, Any]) -> Card | list[Problem]:
    """Return a card with some of its fields changed, or its faults."""
    card = card_to_json(known)
    place = f"changes.{known.id}"
    try:
        fields = changed_effect(known, fields)
    except CardError as error:
        return [_inside(place, error)]
    for name in ("id", "kind"):
        if fields.get(name, card[name]) != card[name]:
            what = f"a change keeps the {name} of its card ({card[name]}): take it out here"
            return [Problem(f"{place}.{name}", f"{what}, or add a card under cards")]
    parts = {_PARTS.get(name, "effect"): "scan" for name in fields}
    sources: Any = card.get("source", _SCANNED)
    changed = card | {"source": sources | parts} | fields
    errors = card_errors(changed)
    if errors:
        return [_inside(place, error) for error in errors]
    return card_from_json(changed)


_SCANNED: Final = {"facts": "scan", "effect": "scan", "copies": "rulebook"}
"""The source of a card that names none."""

_PARTS: Final = {
    **dict.fromkeys(("type", "cost"), "facts"),
    **{name: name for name in ("vp", "copies", "symbol")},
}
"""The part of a card that a field belongs to; all others are its effect. Who changes a part has
read it off a card, so we did not choose it."""


# --- To JSON ----------------------------------------------------------------------------------


def file_text(data: Mapping[str, Any]) -> str:
    """Return a box as the text of a file: one line for each card and effect that fits."""
    return _laid_out({"$schema": SCHEMA_NAME, **data}, "") + "\n"


LINE_LENGTH: Final = 110


def _laid_out(data: Any, indent: str) -> str:
    short = json.dumps(data, ensure_ascii=False)
    if not isinstance(data, dict | list) or (indent and len(indent) + len(short) <= LINE_LENGTH):
        return short
    inner = f"{indent}  "
    if isinstance(data, dict):
        items = [f"{json.dumps(name)}: {_laid_out(each, inner)}" for name, each in data.items()]
        begin, end = "{", "}"
    else:
        items = [_laid_out(each, inner) for each in data]
        begin, end = "[", "]"
    lines = ",".join(f"\n{inner}{item}" for item in items)
    return f"{begin}{lines}\n{indent}{end}"


# --- The schema -------------------------------------------------------------------------------


def box_schema() -> dict[str, Any]:
    """Return the JSON Schema (draft 2020-12) of a box file, from the same records."""
    from archrivals.speech.reading.words import MAX_LETTERS

    names = {"Place": Place, "Whose": Whose, "CardType": CardType, "Keyword": Keyword}
    schema = Schema(FORMAT, UNIONS | names)
    box = schema.of(BoxFile)
    card, file = schema.definitions["Card"], schema.definitions["BoxFile"]
    close_card(card)
    card["properties"][TEXT] = {
        "type": "string",
        "maxLength": MAX_LETTERS,
        "description": "What the card does, as a sentence, in place of play, abilities …",
    }
    kept = {name: about for name, about in card["properties"].items() if name not in ("id", "kind")}
    schema.definitions["CardChange"] = {
        "title": "CardChange",
        "description": "The fields of a card that are other in this box.",
        "type": "object",
        "properties": kept,
        "additionalProperties": False,
    }
    file["properties"]["$schema"] = {"type": "string"}
    file["properties"]["changes"]["additionalProperties"] = {"$ref": "#/$defs/CardChange"}
    file["properties"]["cards"]["maxItems"] = 200
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A box of Archrivals",
        **box,
        "$defs": dict(sorted(schema.definitions.items())),
    }
