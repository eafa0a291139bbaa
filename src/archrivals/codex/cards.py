"""Every card as data for those who look things up: facts, generated text, effects, rulings."""

from __future__ import annotations

from typing import Any

from archrivals.boxes import BOXES
from archrivals.codex.rules import rulings_of
from archrivals.engine.language.cards import Card, Kind, Part, records_in
from archrivals.engine.language.kinds import KINDS
from archrivals.speech import gist, name_in, rules_sentences, rules_text, vp_text
from archrivals.speech.card_text import sentence_json


def entry_of(box: str, card: Card, language: str = "en", id: str = "") -> dict[str, Any]:
    """A card as data; Victory Points by a formula are ``*``, and ``vp_text`` has their words.

    ``gist`` is the text in a few words and signs; ``sentences`` are the text in pieces with ids,
    for those who set or search it. ``source`` says
    where each part of the card is known from, and ``ours`` names the parts that we chose ourselves;
    ``house`` says the same of the effect alone. ``id`` is its name at a mixed table, where two
    boxes may share one.
    """
    return {
        "box": box,
        "id": id or card.id,
        "name": name_in(card, language),
        "kind": card.kind,
        "type": card.type,
        "cost": card.cost,
        "vp": card.vp if isinstance(card.vp, int) else "*",
        "vp_text": "" if isinstance(card.vp, int) else vp_text(card.vp, language),
        "copies": card.copies,
        "keywords": list(card.keywords),
        "text": rules_text(card, language),
        "gist": gist(card, language),
        "sentences": [sentence_json(each) for each in rules_sentences(card, language)],
        "symbol": card.symbol,
        "level": card.level,
        "side": card.side,
        "starts_on_top": card.starts_on_top,
        "synergy": card.synergy or None,
        "house": "effect" in card.source.ours,
        "rulings": list(rulings_of(card, language)),
        "source": dict(card.source.parts),
        "ours": list(card.source.ours),
    }


def ours_in(box: str, kind: Kind | None = None) -> dict[Part, int]:
    """Return on how many cards of a box, or of a kind, we chose each part ourselves.

    >>> ours_in("heroes-unite")
    {'effect': 0, 'copies': 0, 'vp': 0}
    """
    cards = [card for card in BOXES[box].cards if kind in (None, card.kind)]
    parts: list[Part] = ["effect", "copies", "symbol", "vp"]
    if not any(card.symbol for card in cards):
        parts.remove("symbol")
    return {part: sum(part in card.source.ours for card in cards) for part in parts}


def effect_kinds(card: Card) -> list[str]:
    """The kinds of effect that a card is made of, for searching and for its picture."""
    found = (type(each) for each in records_in(card))
    return list(dict.fromkeys([kind.__name__ for kind in found if kind in KINDS]))
