"""Cards that are being made: their JSON, which may still lack some facts."""

from __future__ import annotations

from typing import Any, Final

from archrivals.boxes.sentences import with_effect
from archrivals.engine.language.cards import Card
from archrivals.engine.language.codec import CardError, card_from_json, card_to_json
from archrivals.speech.reading.reader import EMPTY

JSON = dict[str, Any]

USUAL: Final[JSON] = {"name": "New Card", "kind": "main", "type": "Hero", "cost": 4, "vp": 1}
"""The facts of a card of which nothing is said."""


def draft(data: JSON) -> Card:
    """Return the card of a draft; a :class:`CardError` names the mistake.

    >>> draft({"play": [{"kind": "Draw"}]}).play
    (Draw(amount=1),)
    """
    given = {name: value for name, value in data.items() if value not in (None, "")}
    kind = given.get("kind", "main")
    usual = dict(USUAL) if kind == "main" else {"name": USUAL["name"], "cost": 4, "vp": 0}
    if kind == "super-hero":
        del usual["cost"]
    if kind == "character":
        usual |= {"level": 1, "side": "hero"}
        del usual["cost"], usual["vp"]
    filled = {"copies": 1, **usual, **given}
    if not filled.get("id"):
        filled.pop("id", None)
    try:
        return card_from_json(with_effect(filled))
    except CardError as error:
        if error.path != "id" and "id" not in str(error):
            raise
        return card_from_json(with_effect({**filled, "id": "x"}))


def effect_of(card: Card) -> JSON:
    """Return the fields of a card that its text is made of, as JSON; empty ones are left out."""
    plain = card_to_json(card)
    return {name: plain[name] for name in EMPTY if name in plain}
