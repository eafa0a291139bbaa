"""Changes of a card by its parts: add one, take one out, move one."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from typing import Any, Final, Literal

from archrivals.boxes import BOXES
from archrivals.engine.language import effects as fx
from archrivals.engine.language.cards import Card, records_in
from archrivals.engine.language.codec import CardError, card_from_json, card_to_json, text_to_json
from archrivals.engine.records import quoted, record
from archrivals.speech import rules_text
from archrivals.speech.reading.parts import get, node_of, put
from archrivals.speech.reading.reader import EMPTY, UNSAID
from archrivals.speech.reading.sense import makes_sense

from .drafts import JSON, effect_of
from .form import path_in, said_path

Does = Literal["add", "remove", "up", "down"]
USUAL_PARTS: Final = 6
LEANING: Final = 1_000
"""Letters that a part counts for more where it leans on something before it."""


class CannotEdit(ValueError):
    """A change that cannot be made; the message says why."""


@record
class EditedCard:
    """A card after a change; ``path`` is where the part is now."""

    text: str
    effect: JSON
    path: str


@record
class PartExample:
    """A printed card with such a part."""

    box: str
    card: str
    name: str
    text: str


@record
class PartToAdd:
    """A kind of part, with the sentence of a simple one; ``into`` is the field it goes to."""

    kind: str
    text: str
    part: JSON
    into: str
    usual: bool
    example: PartExample


@record
class PartsToAdd:
    """All kinds of parts that a card can have, the usual ones first."""

    parts: tuple[PartToAdd, ...]


def edited(card: Card, path: str, does: Does, part: JSON | None, language: str) -> EditedCard:
    """Return a card after a change.

    >>> from archrivals.engine.language.cards import hero
    >>> card = hero("X", cost=1, vp=1, copies=1, play=(fx.Power(2), fx.Draw(1)))
    >>> edited(card, "play[1]", "up", None, "en").text
    'Draw a card. +2 Power.'
    """
    steps = path_in(path)
    try:
        changed, now = _done(card, steps, does, part)
    except (AttributeError, IndexError, TypeError, LookupError):
        raise CannotEdit(f"this card has no part {quoted(path)}") from None
    try:
        whole = card_from_json(card_to_json(changed))
        text = rules_text(whole, language)
    except CardError as error:
        raise CannotEdit(str(error)) from None
    except UNSAID:
        raise CannotEdit("there are no words for a card like this") from None
    return EditedCard(text, effect_of(whole), said_path(now))


def _done(card: Card, path: Any, does: Does, part: JSON | None) -> tuple[Card, Any]:
    name = path[0]
    if name not in EMPTY:
        raise CannotEdit(f"{quoted(name)} is not a part of a card's text")
    if does == "add":
        value = _part(name, part)
        here = get(card, path)
        if isinstance(here, tuple):
            return put(card, path, (*here, value)), (*path, len(here))
        return put(card, path, value), path
    if len(path) == 1:
        if does != "remove":
            raise CannotEdit("it is alone in its place")
        return replace(card, **{name: EMPTY[name]}), path
    row, at = get(card, path[:-1]), path[-1]
    row[at]  # is there such a part?
    if does == "remove":
        return put(card, path[:-1], (*row[:at], *row[at + 1 :])), path[:-1]
    to = at - 1 if does == "up" else at + 1
    if not 0 <= to < len(row):
        raise CannotEdit("it stands at the end of its row already")
    moved = list(row)
    moved[at], moved[to] = moved[to], moved[at]
    return put(card, path[:-1], tuple(moved)), (*path[:-1], to)


def _part(name: str, part: JSON | None) -> Any:  # an effect, an ability, a Defense, a Block
    """Return what a part means, by reading it as a card that has it alone."""
    if part is None:
        raise CannotEdit("say which part to add")
    rows = [part] if isinstance(EMPTY[name], tuple) else part.get("value", part)
    if not isinstance(EMPTY[name], tuple) and isinstance(rows, dict):
        rows = {key: value for key, value in rows.items() if key != "kind"}
    shell = {"name": "X", "kind": "super-villain", "cost": 1, "vp": 0, "id": "x", name: rows}
    try:
        found = getattr(card_from_json(shell), name)
    except CardError as error:
        raise CannotEdit(str(error)) from None
    return found[0] if isinstance(found, tuple) else found


# --- What there is to add ---------------------------------------------------------------------


@cache
def _examples() -> tuple[tuple[str, str, Any, int, str, Card], ...]:
    """Return for each kind its field, a simple one of the kind, how usual it is, and its card."""
    counts: Counter[str] = Counter()
    simple: dict[str, tuple[int, str, Any, str, Card]] = {}
    for box in BOXES.values():
        for card in box.cards:
            rows: list[tuple[str, Any]]
            if card.kind in ("super-hero", "character"):
                rows = [("abilities", each) for each in card.abilities]
            else:
                rows = [("play", each) for each in card.play]
                rows += [("abilities", each) for each in card.abilities]
                counts.update(type(each).__name__ for _, each in rows)
                rows += [
                    (name, value)
                    for name in ("defense", "block")
                    if (value := getattr(card, name)) is not None
                ]
            rows += [("play", each) for each in records_in(card.play) if node_of(None, each)]
            for into, each in rows:
                if into == "play" and node_of(None, each) != "Effect":
                    continue
                kind, text = type(each).__name__, _alone(into, each, "en")
                length = len(text) + LEANING * any(map(_leans, records_in(each)))
                if text and (kind not in simple or length < simple[kind][0]):
                    simple[kind] = length, into, each, box.id, card
    return tuple(
        (kind, into, each, counts[kind], box, card)
        for kind, (_, into, each, box, card) in sorted(simple.items(), key=lambda it: it[0])
    )


def _leans(part: object) -> bool:
    """Return whether a part speaks of something that was done before it."""
    places = (*getattr(part, "places", ()), getattr(part, "where", ""))
    return isinstance(part, fx.Did) or bool({"it", "done"} & set(places))


_SHELL: Final = Card(id="x", name="X", kind="main", type="Hero", cost=1, vp=0, copies=1)


def _alone(into: str, value: Any, language: str) -> str:
    """Return the text of a card that has a part alone; empty where it has none."""
    row: dict[str, Any] = {into: value if into in ("defense", "block") else (value,)}
    card = replace(_SHELL, **row)
    if not makes_sense(card):
        return ""
    try:
        return rules_text(card, language)
    except UNSAID:
        return ""


def parts_to_add(language: str = "en") -> PartsToAdd:
    """Return the kinds of parts, with a simple one of each.

    >>> [each.kind for each in parts_to_add().parts if each.usual]
    ['Power', 'When', 'Draw', 'If', 'Attack', 'Move']
    """
    found = sorted(_examples(), key=lambda each: -each[3])
    parts = []
    for at, (kind, into, value, _, box, card) in enumerate(found):
        text = _alone(into, value, language)
        shown = PartExample(box, card.id, card.name, rules_text(card, language))
        plain = {"kind": kind, **text_to_json(value)}
        parts.append(PartToAdd(kind, text, plain, into, at < USUAL_PARTS, shown))
    return PartsToAdd(tuple(parts))
