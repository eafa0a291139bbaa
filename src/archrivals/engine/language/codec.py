"""Cards to JSON and back, and the JSON Schema that says how.

Everything here follows the type hints of the records, so a new kind of effect needs no line of
its own. What comes from outside is parsed once, into typed records, or refused with a reason; it
is bounded in depth, number and size, so a stranger's card is harmless to read.
"""

from __future__ import annotations

import difflib
import hashlib
import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import MISSING, Field, fields, is_dataclass, replace
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

from .cards import Card, Kind, Provenance
from .effects import (
    Ability,
    Amount,
    Attack,
    Await,
    CardType,
    Cheaper,
    Choose,
    Condition,
    CostOf,
    Defense,
    Discards,
    Effect,
    Event,
    EveryTurn,
    Filter,
    FirstDrawMore,
    FoeHasFewer,
    Gain,
    GainOnTop,
    Gains,
    GainWeakness,
    Has,
    Instead,
    Keyword,
    Lacks,
    LayFaceDown,
    Limited,
    LimitLineUp,
    Look,
    May,
    Others,
    PassLeft,
    Per,
    Pick,
    Place,
    Plays,
    Redeal,
    Reveal,
    RevealAndDraw,
    ThisTurn,
    Use,
    Vp,
    VpIf,
    VpPer,
    When,
    WhenConfronted,
    Whose,
)

JSON: TypeAlias = "bool | int | str | list[JSON] | dict[str, JSON] | None"
Text: TypeAlias = Effect | Ability | Defense
Hint = Any  # a type hint: a class, a union, a Literal or a tuple of one of these

MAX_DEPTH: Final = 12
MAX_RECORDS: Final = 200
MAX_ITEMS: Final = 50
MAX_NUMBER: Final = 99
MAX_TEXT: Final = 200
MAX_RULING: Final = 1000
SLUG: Final = "^[a-z0-9]+(-[a-z0-9]+)*$"

UNIONS: Final[dict[str, Hint]] = {
    "Effect": Effect,
    "Condition": Condition,
    "Amount": Amount,
    "Ability": Ability,
    "Event": Event,
    "Vp": Vp,
}
CHOICES: Final[dict[str, Hint]] = {
    "place": Place,
    "card type": CardType,
    "keyword": Keyword,
    "player": Whose,
    "kind of card": Kind,
    "source": Provenance,
}
LEAST: Final[dict[tuple[type, str], int]] = {
    (Card, "cost"): 0,
    (Card, "copies"): 0,
    (Card, "level"): 1,
    (Filter, "min_cost"): 0,
    (Filter, "max_cost"): 0,
    (Pick, "total_cost"): 0,
    (CostOf, "at_least"): 0,
    (CostOf, "at_most"): 0,
    (RevealAndDraw, "until_cost"): 0,
    (Others, "holding"): 0,
    (PassLeft, "min_cost"): 0,
    (ThisTurn, "at_most"): 0,
    (Use, "limit"): 0,
    (Use, "pay_power"): 0,
    (VpIf, "others"): 0,
    (VpPer, "every"): 1,
    (Per, "at_most"): 1,
    (Plays, "first"): 0,
    **dict.fromkeys(((kind, "nth") for kind in (Plays, Gains, Discards, GainOnTop)), 0),
    **dict.fromkeys(((kind, "n") for kind in (Pick, Has, Lacks, FoeHasFewer, Choose)), 1),
    **dict.fromkeys(((kind, "n") for kind in (Reveal, Look, GainWeakness, Redeal)), 1),
    **dict.fromkeys(((kind, "n") for kind in (Cheaper, Limited, LimitLineUp, FirstDrawMore)), 1),
}
NOT_EMPTY: Final[set[tuple[type, str]]] = {
    (Pick, "places"),
    (Gain, "to"),
    (Choose, "options"),
    (Instead, "usual"),
    (Instead, "other"),
    (LayFaceDown, "highest"),
    (WhenConfronted, "price"),
    *((kind, "do") for kind in (May, Attack, Others, ThisTurn, Await, Limited, PassLeft)),
    *((kind, "do") for kind in (When, EveryTurn, Use, WhenConfronted)),
}


class CardError(ValueError):
    """A card that cannot be read: the place, the fault, and what would be right."""

    def __init__(self, path: str, problem: str) -> None:
        super().__init__(f"{path or 'card'}: {problem}")
        self.path = path
        self.problem = problem


# --- The records, by their hints --------------------------------------------------------------


def _origin(hint: Hint) -> object:
    return get_origin(hint)


def _members(hint: Hint) -> tuple[Hint, ...]:
    """The members of a union; a hint that is none is its own only member."""
    if isinstance(hint, UnionType) or _origin(hint) is Union:
        return get_args(hint)
    return (hint,)


def _records(hint: Hint) -> dict[str, type]:
    members = [member for member in _members(hint) if isinstance(member, type)]
    return {member.__name__: member for member in members if is_dataclass(member)}


TAGGED: Final[dict[str, type]] = {
    name: record for union in UNIONS.values() for name, record in _records(union).items()
}
"""The records that say in ``kind`` what they are."""


@cache
def _hints(record: type) -> dict[str, Hint]:
    return get_type_hints(record)


def _parts(record: type) -> dict[str, Field[Any]]:
    return {field.name: field for field in fields(record)}


def _needed(field: Field[Any]) -> bool:
    return field.default is MISSING and field.default_factory is MISSING


def _called(hint: Hint) -> str:
    """Return the words for a value of this hint: ``Effect``, ``whole number`` and so on."""
    records = _records(hint)
    for name, union in UNIONS.items():
        if len(records) > 1 and records == _records(union):
            return name
    words = {int: "whole number", str: "text", bool: "true or false", NoneType: "null"}
    told = list(records)
    for member in _members(hint):
        if _origin(member) is Literal:
            told += [_quoted(choice) for choice in get_args(member)]
        elif _origin(member) is tuple:
            told.append("list")
        elif not is_dataclass(member):
            told.append(words[member])
    return " or ".join(told)


# --- To JSON ----------------------------------------------------------------------------------


def to_json(record: object) -> JSON:
    """A record as JSON; what has its default value is left out.

    >>> from archrivals.engine.language.effects import DISCARD, HAND, Move, up_to
    >>> to_json(Move(up_to(2, DISCARD), HAND))
    {'kind': 'Move', 'pick': {'places': ['discard'], 'n': 2, 'up_to': True}, 'to': 'hand'}
    """
    if isinstance(record, tuple):
        return [to_json(item) for item in record]
    if record is None or isinstance(record, bool | int | str):
        return record
    return _record_to_json(record)


def text_to_json(text: Text) -> dict[str, JSON]:
    """A piece of a card's text as JSON; ``kind`` names it, also of a Defense."""
    return {"kind": type(text).__name__} | _record_to_json(text)


def card_to_json(card: Card) -> dict[str, JSON]:
    """A card as JSON."""
    return _record_to_json(card)


def digest(cards: Iterable[Card]) -> str:
    """The SHA-256 of cards in this order: two tables play alike only if theirs is the same.

    Where the Victory Points of a card are known from is left out. No game depends on it, and saves
    are older than this field.
    """
    data = [card_to_json(replace(card, source=replace(card.source, vp=None))) for card in cards]
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def _record_to_json(record: object) -> dict[str, JSON]:
    kind = type(record)
    if not is_dataclass(kind):
        raise TypeError(f"{kind.__name__} is not a record of the effect language")
    data: dict[str, JSON] = {"kind": kind.__name__} if kind.__name__ in TAGGED else {}
    for field in fields(kind):
        value = getattr(record, field.name)
        if _needed(field) or value != field.default:
            data[field.name] = to_json(value)
    return data


# --- From JSON --------------------------------------------------------------------------------


def card_from_json(data: object) -> Card:
    """The card that some JSON describes; :class:`CardError` explains a faulty one.

    >>> card_from_json({"id": "punch", "name": "Punch", "kind": "starter", "type": "Hiro"})
    Traceback (most recent call last):
    archrivals.engine.language.codec.CardError: type: "Hiro" is no card type; did you mean "Hero"?
    """
    card = _Reader().record(Card, data, "", depth=0)
    assert isinstance(card, Card)
    if not re.fullmatch(SLUG, card.id):
        raise CardError("id", f"{_quoted(card.id)} is no id; use a-z, 0-9 and single dashes")
    return card


def text_from_json(data: object) -> Text:
    """The effect, ability or Defense that some JSON of :func:`text_to_json` describes.

    >>> text_from_json({"kind": "Draw", "amount": 2})
    Draw(amount=2)
    """
    reader = _Reader()
    if isinstance(data, dict) and data.get("kind") == "Defense":
        plain = {name: value for name, value in data.items() if name != "kind"}
        text = reader.record(Defense, plain, "", depth=0)
    else:
        text = reader.value(Effect | Ability, data, "", 0, MAX_TEXT)
    return text  # type: ignore[return-value]  # of the hint that it was read by


class _Reader:
    """Reads one card and counts its records."""

    def __init__(self) -> None:
        self.records = 0

    def value(self, hint: Hint, data: object, path: str, depth: int, longest: int) -> object:
        """A value of this hint."""
        if isinstance(data, dict) and _records(hint):
            return self.record(self._kind(hint, data, path), data, path, depth)
        for member in _members(hint):
            if member is NoneType and data is None:
                return None
            if member is bool and isinstance(data, bool):
                return data
            if member is int and isinstance(data, int) and not isinstance(data, bool):
                return _number(data, path)
            if member is str and isinstance(data, str):
                return _text(data, path, longest)
            if _origin(member) is tuple and isinstance(data, list):
                return self._items(get_args(member)[0], data, path, depth, longest)
            if _origin(member) is Literal and isinstance(data, str):
                return _choice(member, data, path)
        raise CardError(path, f"wanted: {_called(hint)}; found: {_shown(data)}")

    def record(self, kind: type, data: object, path: str, depth: int) -> object:
        """A record of this kind."""
        if not isinstance(data, dict):
            raise CardError(path, f"wanted: {kind.__name__}; found: {_shown(data)}")
        self.records += 1
        if depth > MAX_DEPTH:
            raise CardError(path, f"nested too deep; at most {MAX_DEPTH} records in one another")
        if self.records > MAX_RECORDS:
            raise CardError(path, f"too many records; a card has at most {MAX_RECORDS}")
        parts, hints = _parts(kind), _hints(kind)
        tag = {"kind"} if kind.__name__ in TAGGED else set()
        given: dict[str, object] = {}
        for name in data:
            if name in tag:
                continue
            if name not in parts:
                wrong = f"{kind.__name__} has no field {_quoted(name)}"
                raise CardError(path, wrong + _nearest(name, list(parts)))
            given[name] = self._field(kind, name, hints[name], data[name], path, depth)
        for name, field in parts.items():
            if _needed(field) and name not in given:
                raise CardError(path, f"{kind.__name__} lacks its field {_quoted(name)}")
        return kind(**given)

    def _field(
        self, kind: type, name: str, hint: Hint, data: object, path: str, depth: int
    ) -> object:
        where = f"{path}.{name}" if path else name
        default = _parts(kind)[name].default
        longest = MAX_RULING if (kind, name) == (Card, "rulings") else MAX_TEXT
        value = self.value(hint, data, where, depth + 1, longest)
        least = LEAST.get((kind, name))
        if least is not None and isinstance(value, int) and value < least:
            raise CardError(where, f"{value} is too small; at least {least}")
        if (kind, name) in NOT_EMPTY and not value:
            raise CardError(where, "the list is empty; name at least one")
        # The default itself, not its like: the engine may know it by identity.
        return default if value == default else value

    def _items(
        self, hint: Hint, data: Sequence[object], path: str, depth: int, longest: int
    ) -> tuple[object, ...]:
        if len(data) > MAX_ITEMS:
            raise CardError(path, f"{len(data)} items are too many; at most {MAX_ITEMS}")
        if _origin(hint) is tuple and [] in data:
            raise CardError(f"{path}[{data.index([])}]", "the list is empty; name at least one")
        return tuple(
            self.value(hint, item, f"{path}[{i}]", depth, longest) for i, item in enumerate(data)
        )

    def _kind(self, hint: Hint, data: dict[object, object], path: str) -> type:
        """Return which record of a union this is."""
        records = _records(hint)
        if not any(name in TAGGED for name in records):
            return next(iter(records.values()))
        name = data.get("kind")
        if isinstance(name, str) and name in records:
            return records[name]
        if name is None:
            raise CardError(path, f'"kind" is missing; it is one of {", ".join(records)}')
        where, wanted = f"{path}.kind", _called(hint)
        if not isinstance(name, str):
            raise CardError(where, f"wanted: text; found: {_shown(name)}")
        if name in TAGGED:
            sort = next(sort for sort, union in UNIONS.items() if name in _records(union))
            raise CardError(where, f"{name} is of the sort {sort}; wanted: {wanted}")
        raise CardError(
            where, f"{_quoted(name)} is no kind of {wanted}{_nearest(name, list(records))}"
        )


def _number(data: int, path: str) -> int:
    if not -MAX_NUMBER <= data <= MAX_NUMBER:
        raise CardError(path, f"the number is out of range; −{MAX_NUMBER} to {MAX_NUMBER}")
    return data


def _text(data: str, path: str, longest: int) -> str:
    if len(data) > longest:
        raise CardError(path, f"{len(data)} characters are too many; at most {longest}")
    if not data.isprintable():
        raise CardError(path, "the text has characters that cannot be shown; take them out")
    return data


def _choice(hint: Hint, data: str, path: str) -> str:
    choices = [choice for choice in get_args(hint) if isinstance(choice, str)]
    if data in choices:
        return data
    name = next((word for word, choice in CHOICES.items() if choice == hint), "choice")
    raise CardError(path, f"{_quoted(data)} is no {name}{_nearest(data, choices)}")


def _nearest(wrong: object, right: list[str]) -> str:
    """The end of an error: the nearest right word, or all of them."""
    word = str(wrong)[:40]
    folded = {choice.lower(): choice for choice in right}
    close = difflib.get_close_matches(word.lower(), list(folded), n=1, cutoff=0.5)
    if close:
        return f"; did you mean {_quoted(folded[close[0]])}?"
    return f"; there are {', '.join(choice or _quoted(choice) for choice in right)}"


def _quoted(word: object) -> str:
    text = str(word)
    clipped = text if len(text) <= 40 else text[:40] + "…"
    return json.dumps(clipped, ensure_ascii=not clipped.isprintable())


def _shown(data: object) -> str:
    """A wrong value in a few words."""
    if isinstance(data, dict | list | tuple):
        return "a record" if isinstance(data, dict) else "a list"
    if data is None or isinstance(data, bool):
        return json.dumps(data)
    if isinstance(data, int | float):
        return str(data) if abs(data) < 1e9 else "a number"
    return _quoted(data) if isinstance(data, str) else f"a {type(data).__name__}"


# --- The schema -------------------------------------------------------------------------------


def card_schema() -> dict[str, JSON]:
    """The JSON Schema (draft 2020-12) of a card, from the same hints."""
    schema = _Schema()
    card = schema.of(Card)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A card of Archrivals",
        "description": f"At most {MAX_RECORDS} records, at most {MAX_DEPTH} in one another.",
        **card,
        "$defs": dict(sorted(schema.definitions.items())),
    }


class _Schema:
    """Writes the definitions that a hint needs."""

    def __init__(self) -> None:
        self.definitions: dict[str, JSON] = {}

    def of(self, hint: Hint, least: int = -MAX_NUMBER) -> dict[str, JSON]:
        """The schema of a hint; what has a name is defined once and referred to."""
        named = {
            **UNIONS,
            "Place": Place,
            "Whose": Whose,
            "CardType": CardType,
            "Keyword": Keyword,
        }
        name = next((name for name, known in named.items() if known == hint), "")
        if is_dataclass(hint) and isinstance(hint, type):
            name = hint.__name__
        if not name:
            return self._body(hint, least)
        if name not in self.definitions:
            self.definitions[name] = {}  # taken: a record may hold its own kind
            self.definitions[name] = self._body(hint, -MAX_NUMBER)
        ref: dict[str, JSON] = {"$ref": f"#/$defs/{name}"}
        return ref if least == -MAX_NUMBER else {**ref, "minimum": least}

    def _body(self, hint: Hint, least: int) -> dict[str, JSON]:
        if is_dataclass(hint) and isinstance(hint, type):
            return self._record(hint)
        if len(_members(hint)) > 1:
            return {"anyOf": [self.of(member, least) for member in _members(hint)]}
        if _origin(hint) is Literal:
            return {"enum": list(get_args(hint))}
        if _origin(hint) is tuple:
            items = self.of(get_args(hint)[0])
            if items.get("type") == "array":
                items["minItems"] = 1
            return {"type": "array", "items": items, "maxItems": MAX_ITEMS}
        if hint is int:
            return {"type": "integer", "minimum": least, "maximum": MAX_NUMBER}
        if hint is str:
            return {"type": "string", "maxLength": MAX_TEXT}
        return {"type": {bool: "boolean", NoneType: "null"}[hint]}

    def _record(self, record: type) -> dict[str, JSON]:
        tagged = record.__name__ in TAGGED
        properties: dict[str, JSON] = {"kind": {"const": record.__name__}} if tagged else {}
        required: list[JSON] = ["kind"] if tagged else []
        for name, field in _parts(record).items():
            schema = self.of(_hints(record)[name], LEAST.get((record, name), -MAX_NUMBER))
            if (record, name) in NOT_EMPTY:
                schema["minItems"] = 1
            if not _needed(field):
                schema["default"] = to_json(field.default)
            else:
                required.append(name)
            properties[name] = schema
        if record is Card:
            properties["id"] = {"type": "string", "maxLength": MAX_TEXT, "pattern": SLUG}
            ruling: JSON = {"type": "string", "maxLength": MAX_RULING}
            properties["rulings"] = {"type": "array", "items": ruling, "maxItems": MAX_ITEMS}
        return {
            "description": (record.__doc__ or "").partition("\n")[0],
            "type": "object",
            "properties": properties,
            "required": required,
            "additionalProperties": False,
        }
