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
from dataclasses import replace
from typing import Any, Final, TypeAlias

from archrivals.engine.records import (
    Format,
    Limit,
    Misfit,
    Schema,
    Writer,
    is_kind,
    members_of,
    quoted,
)

from . import effects as fx
from .cards import Card, Kind, Provenance

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

FORMAT: Final = Format(LIMIT, TAGGED, UNIONS | WORDS, MAX_DEPTH, MAX_RECORDS)
WRITER: Final = Writer(TAGGED)


class CardError(ValueError):
    """A card that cannot be read: the place, the mistake, and a correction."""

    def __init__(self, path: str, problem: str) -> None:
        super().__init__(f"{path or 'card'}: {problem}")
        self.path = path
        self.problem = problem


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

    Where the Victory Points of a card are known from is left out. No game depends on it, and saves
    are older than this field.
    """
    data = [card_to_json(replace(card, source=replace(card.source, vp=None))) for card in cards]
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode("ascii")).hexdigest()


# --- From JSON --------------------------------------------------------------------------------


def card_from_json(data: object) -> Card:
    """Return the card that some JSON describes; a :class:`CardError` names the mistake.

    >>> card_from_json({"id": "punch", "name": "Punch", "kind": "main", "type": "Hero", "cost": -1})
    Traceback (most recent call last):
    archrivals.engine.language.codec.CardError: cost: -1 is too small; at least 0
    """
    card: Card = _read(Card, data)
    if not re.fullmatch(SLUG, card.id):
        raise CardError("id", f"{quoted(card.id)} is not an id; use a-z, 0-9 and single dashes")
    return card


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


def _read(hint: Any, data: object) -> Any:  # of the type that is asked for
    try:
        return FORMAT.read(hint, data)
    except Misfit as misfit:
        raise CardError(misfit.path, misfit.problem) from None


# --- The schema -------------------------------------------------------------------------------


def card_schema() -> dict[str, Any]:
    """Return the JSON Schema (draft 2020-12) of a card, from the same hints."""
    names = {"Place": fx.Place, "Whose": fx.Whose, "CardType": fx.CardType, "Keyword": fx.Keyword}
    schema = Schema(FORMAT, UNIONS | names)
    card = schema.of(Card)
    schema.definitions["Card"]["properties"]["id"]["pattern"] = SLUG
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A card of Archrivals",
        "description": f"At most {MAX_RECORDS} records, at most {MAX_DEPTH} in one another.",
        **card,
        "$defs": dict(sorted(schema.definitions.items())),
    }
