"""Cards to JSON and back, and the JSON Schema that says how.

Everything here follows the type hints of the records, so a new kind of effect needs no line of
its own. What comes from outside is parsed once, into typed records, or refused with a reason; it
is bounded in depth, number and size, so a stranger's card is harmless to read.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable
from dataclasses import MISSING, replace
from typing import Any, Final, TypeAlias, get_args

from archrivals.engine.records import (
    Format,
    Limit,
    Misfit,
    Said,
    Schema,
    Writer,
    default_of,
    is_kind,
    members_of,
    name_of,
    quoted,
    typed_fields,
)

from . import effects as fx
from .cards import LAST_LEVEL, LEVEL_COSTS, LEVEL_POINTS, SCANNED, Card, Kind, Provenance, slug

JSON: TypeAlias = "bool | int | str | list[JSON] | dict[str, JSON] | None"
Text: TypeAlias = fx.Effect | fx.Ability | fx.Defense

SLUG: Final = "^[a-z0-9]+(-[a-z0-9]+)*$"
MAX_DEPTH: Final = 12
MAX_RECORDS: Final = 200
LIMIT: Final = Limit(ge=-99, le=99, max_length=200, printable=True, max_items=50)
"""The limits of every number, text and list of a card; a field may have narrower ones."""

UNIONS: Final[dict[str, Any]] = {
    "Effect": fx.Effect,
    "Condition": fx.Condition,
    "Amount": fx.Amount,
    "Ability": fx.Ability,
    "Event": fx.Event,
    "Vp": fx.Vp,
}
WORDS: Final[dict[str, Any]] = {
    "place": fx.Place,
    "card type": fx.CardType,
    "keyword": fx.Keyword,
    "player": fx.Whose,
    "kind of card": Kind,
    "source": Provenance,
}
TAGGED: Final[set[type]] = {
    kind for union in UNIONS.values() for kind in members_of(union) if is_kind(kind)
}
"""The records that say in ``kind`` what they are."""

SAID: Final = {
    "Effect": Said("effect", 'an effect such as {"kind": "Draw", "amount": 1}'),
    "Condition": Said("condition", 'a condition such as {"kind": "Did"}'),
    "Amount": Said("amount", "a number such as 2"),
    "Ability": Said("ability", 'an ability such as {"kind": "When", …}'),
    "Event": Said("event", 'an event such as {"kind": "Plays"}'),
    "Vp": Said("Victory Points", "a number such as 1"),
    "Defense": Said("Defense", 'a Defense such as {"then": []}'),
    "Block": Said("Block", 'a Block such as {"amount": 2}'),
    "Pick": Said("choice of cards", 'a choice of cards such as {"places": ["hand"]}'),
    "Filter": Said("sort of cards", 'a sort of cards such as {"types": ["Hero"]}'),
    "Source": Said("source", 'a source such as {"facts": "scan", "effect": "house", …}'),
}
"""The words for expected values, for people who write cards."""

FORMAT: Final = Format(LIMIT, TAGGED, UNIONS | WORDS, MAX_DEPTH, MAX_RECORDS, SAID)
WRITER: Final = Writer(TAGGED)


class CardError(ValueError):
    """A card that cannot be read: the place, the mistake, and a correction.

    ``nearest`` is what might stand there in its place, where that is known.
    """

    def __init__(self, path: str, problem: str, nearest: str = "") -> None:
        super().__init__(f"{path or 'card'}: {problem}")
        self.path = path
        self.problem = problem
        self.nearest = nearest


# --- To JSON ----------------------------------------------------------------------------------


def card_to_json(card: Card) -> dict[str, JSON]:
    """Return a card as JSON; what has its default value is left out."""
    data: dict[str, JSON] = WRITER.to_plain(card)
    return data


def text_to_json(text: Text) -> dict[str, JSON]:
    """Return a piece of a card's text as JSON; ``kind`` names its record, also that of a Defense.

    >>> from archrivals.engine.language.effects import DISCARD, HAND, Move, up_to
    >>> text_to_json(Move(up_to(2, DISCARD), HAND))
    {'kind': 'Move', 'pick': {'places': ['discard'], 'n': 2, 'up_to': True}, 'to': 'hand'}
    """
    data: dict[str, JSON] = {"kind": type(text).__name__, **WRITER.to_plain(text)}
    return data


def digest(cards: Iterable[Card]) -> str:
    """Return the SHA-256 of cards in this order: tables play alike only if theirs is the same.

    No game depends on the wording of rulings, on sources and on names in other languages: they are
    left out.
    """
    return _hashed(replace(card, rulings=(), source=SCANNED, names=()) for card in cards)


def digest_with_prose(cards: Iterable[Card]) -> str:
    """Return the digest that saves of 2026 have: with rulings, sources and names.

    Where the Victory Points of a card are known from is left out: saves are older than this field.
    """
    return _hashed(replace(card, source=replace(card.source, vp=None)) for card in cards)


def _hashed(cards: Iterable[Card]) -> str:
    data = [card_to_json(card) for card in cards]
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode("ascii")).hexdigest()


# --- From JSON --------------------------------------------------------------------------------


def card_from_json(data: object) -> Card:
    """Return the card that some JSON describes; a :class:`CardError` names the mistake.

    >>> card_from_json({"id": "punch", "name": "Punch", "kind": "main", "type": "Hero", "cost": -1})
    Traceback (most recent call last):
    archrivals.engine.language.codec.CardError: cost: -1 is too small; at least 0
    """
    card: Card = _read(Card, _filled(data))
    _check_id(card.id)
    return card


def card_errors(data: object) -> list[CardError]:
    """Return everything that is wrong with some JSON that should be a card, field by field."""
    try:
        card_from_json(data)
        return []
    except CardError as error:
        first = error
    try:
        filled = _filled(data)
    except CardError:
        return [first]
    if not isinstance(filled, dict):
        return [first]
    hints = {name_of(each): hint for each, hint in typed_fields(Card)}
    parts: list[tuple[Any, object, str]] = []
    for name, value in filled.items():
        if name not in hints:
            parts.append((Card, {name: value}, ""))  # says that there is no such field
            continue
        inside = get_args(hints[name])
        if isinstance(value, list) and inside[1:] == (...,):
            parts += [(inside[0], each, f"{name}[{at}]") for at, each in enumerate(value)]
        parts.append((hints[name], value, name))
    found = [wrong for part in parts if (wrong := _error_in(*part)) is not None]
    found += [
        CardError("", f"Card lacks its field {quoted(name_of(each))}")
        for each, _ in typed_fields(Card)
        if default_of(each) is MISSING and name_of(each) not in filled
    ]
    return list({(error.path, error.problem): error for error in found}.values()) or [first]


def _error_in(hint: Any, data: object, place: str) -> CardError | None:
    try:
        _read(hint, data, place)
        _check_id(data if place == "id" else "id")
    except CardError as error:
        return error
    return None


def _check_id(id: object) -> None:
    if isinstance(id, str) and not re.fullmatch(SLUG, id):
        raise CardError("id", f"{quoted(id)} is not an id; use a-z, 0-9 and single dashes")


_USUAL: Final[dict[str, dict[str, JSON]]] = {
    "starter": {"type": "Starter", "cost": 0, "vp": 0},
    "stack": {"type": "Super Power"},
    "weakness": {"type": None, "cost": 0, "vp": -1},
    "super-hero": {"type": None, "cost": None, "vp": 0, "copies": 1},
    "super-villain": {"type": "Villain", "copies": 1},
    "character": {"type": None, "copies": 1},
}
"""The facts that a kind of card leaves no choice about, or hardly any: they may be left out."""

_SORTS: Final = {
    "Super Hero": "super-hero",
    "Character": "character",
    "Super-Villain": "super-villain",
    "Weakness": "weakness",
}
"""Kinds of cards that people take for types."""


def _filled(data: object) -> object:
    """Return the JSON of a card with what may be left out, because its kind says it."""
    if not isinstance(data, dict):
        return data
    kind, given = data.get("kind"), data.get("type")
    if isinstance(given, str) and given in _SORTS:
        own = _SORTS[given]
        if kind == own:
            raise CardError("type", f'a {given} has no type of its own: leave "type" out')
        problem = f'{quoted(given)} is a kind of card and not a type: write "kind": "{own}"'
        raise CardError("type", problem)
    if "name" not in data:
        raise CardError("", 'Card lacks its field "name"')
    if kind is None:
        raise CardError(
            "", f'Card lacks its field "kind"; it is one of {", ".join(get_args(Kind))}'
        )
    usual = dict(_USUAL.get(kind, {})) if isinstance(kind, str) else {}
    level, name = data.get("level"), data.get("name")
    if kind == "character" and type(level) is int and 1 <= level <= LAST_LEVEL:
        usual |= {"cost": LEVEL_COSTS[level - 1], "vp": LEVEL_POINTS[level - 1], "symbol": name}
    if isinstance(name, str) and (id := slug(f"{name} {level}" if level is not None else name)):
        usual["id"] = id
    return usual | data


def text_from_json(data: object) -> Text:
    """Return the effect, ability or Defense that some JSON of :func:`text_to_json` describes.

    >>> text_from_json({"kind": "Draw", "amount": 2})
    Draw(amount=2)
    """
    if isinstance(data, dict) and data.get("kind") == "Defense":
        text: Text = _read(fx.Defense, {name: data[name] for name in data if name != "kind"})
    else:
        text = _read(fx.Effect | fx.Ability, data)
    return text


def _read(hint: Any, data: object, place: str = "") -> Any:  # of the type that is asked for
    try:
        return FORMAT.read(hint, data, place)
    except Misfit as misfit:
        raise CardError(misfit.path, misfit.problem, misfit.nearest) from None


# --- The schema -------------------------------------------------------------------------------


def card_schema() -> dict[str, Any]:
    """Return the JSON Schema (draft 2020-12) of a card, from the same hints."""
    names = {"Place": fx.Place, "Whose": fx.Whose, "CardType": fx.CardType, "Keyword": fx.Keyword}
    schema = Schema(FORMAT, UNIONS | names)
    card = schema.of(Card)
    close_card(schema.definitions["Card"])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A card of Archrivals",
        "description": f"At most {MAX_RECORDS} records, at most {MAX_DEPTH} in one another.",
        **card,
        "$defs": dict(sorted(schema.definitions.items())),
    }


def close_card(card: dict[str, Any]) -> None:
    """Add to the schema of a card which fields each kind needs."""
    card["properties"]["id"]["pattern"] = SLUG
    card["required"] = ["name", "kind"]
    needed = ("type", "cost", "vp", "copies")
    card["allOf"] = [
        {
            "if": {"properties": {"kind": {"const": kind}}, "required": ["kind"]},
            "then": {"required": missing},
        }
        for kind in get_args(Kind)
        if kind != "character"
        and (missing := [name for name in needed if name not in _USUAL.get(kind, {})])
    ]
