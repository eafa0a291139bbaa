"""What can be looked up without playing: what there is to play, every card, every rule."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from functools import lru_cache
from typing import Any

from archrivals.bots import BOTS
from archrivals.bots.levels import LEVELS, name_of
from archrivals.boxes import BOXES
from archrivals.boxes.casting import characters_of
from archrivals.boxes.ledger import LEDGER, holds_in
from archrivals.boxes.own_boxes import OwnBox, own_box
from archrivals.boxes.recipes import RECIPES, recipe_names
from archrivals.codex.cards import effect_kinds, entry_of
from archrivals.codex.rules import part_title, rule_heading, rule_text
from archrivals.codex.rules.pages import Page, page_of
from archrivals.codex.rules.sources import Place, places_of
from archrivals.engine.language.cards import Card
from archrivals.engine.language.ledger import PARTS
from archrivals.engine.language.rules import HERO_CHOICES, VARIANTS, Setup
from archrivals.engine.records import record, to_plain
from archrivals.speech import LANGUAGES
from archrivals.speech.phrases import phrase_table
from archrivals.speech.talk.fluent import to_json
from archrivals.speech.talk.grounds import GROUNDS
from archrivals.speech.talk.voice import catalogue_of

from .cards import cards_for
from .table_request import CLOCKS

JSON = dict[str, Any]


def spoken(language: str) -> str:
    """A language that is spoken here: this one, or English."""
    return language if language in LANGUAGES else "en"


def games(own: Sequence[str] = ()) -> JSON:
    """Everything that can be played; ``own`` are the operator's additional bots."""
    return {
        "boxes": [
            {
                "id": box.id,
                "name": box.name,
                "players": list(box.rules.players),
                "usual": box.usual,
                "villain_stack": box.rules.villain_stack,
            }
            for box in BOXES.values()
        ],
        "recipes": [asdict(recipe) for recipe in RECIPES.values()],
        "casts": {each.id: list(characters_of(each)) for each in RECIPES.values() if each.heroes},
        "recipe_names": recipe_names(),
        "heroes": HERO_CHOICES,
        "variants": VARIANTS,
        "bots": list(dict.fromkeys((*BOTS, *own))),
        "own_bots": [{"id": bot, "name": name_of(bot)} for bot in own if bot not in BOTS],
        "levels": [
            {
                "id": level.id,
                "level": level.number,
                "name": level.name,
                "character": level.character,
            }
            for level in LEVELS
        ],
        "clocks": CLOCKS,
    }


def codex(language: str) -> list[JSON]:
    """Every card of every box, with its text."""
    return [
        entry_of(box.id, card, language) | {"effects": effect_kinds(card)}
        for box in BOXES.values()
        for card in box.cards
    ]


@lru_cache(maxsize=4096)
def _phrases(card: Card, language: str) -> dict[str, str]:
    return phrase_table(card, LANGUAGES[language])


def table_cards(setup: Setup, language: str) -> list[JSON]:
    """Every card of a table; ``phrases`` are what the sentences of the table are made with.

    Cards that are new or changed in a box of one's own are ``made``, and may have a ``portrait``.
    """
    cat = cards_for(setup)
    mine = own_box(setup.own_box) if setup.own_box else None
    return [
        entry_of(box, card, language, id)
        | {"effects": effect_kinds(card), "phrases": _phrases(card, language)}
        | (_made(mine, card, box) if mine else {})
        for id, card, box in zip(cat.ids, cat.cards, cat.boxes, strict=True)
    ]


def _made(mine: OwnBox, card: Card, box: str) -> JSON:
    portrait = mine.file.portraits.get(card.id, "")
    return {"made": True, "portrait": portrait} if box == mine.file.id else {}


def catalogue(language: str) -> JSON:
    """The sentences of a language."""
    return to_json(catalogue_of(language))


@record
class RuleShown:
    """A rule with its boxes and its places in the books."""

    id: str
    boxes: tuple[str, ...]
    heading: str
    text: str
    places: tuple[Place, ...]


@record
class RulesShown:
    """All rules; ``grounds`` says from which of them each line of a story follows."""

    grounds: dict[str, Any]
    parts: dict[str, str]
    rules: tuple[RuleShown, ...]


def rules(language: str) -> RulesShown:
    """Return the rules in a language."""
    return RulesShown(
        to_plain(GROUNDS),
        {part: part_title(part, language) for part in PARTS},
        tuple(
            RuleShown(
                rule.id,
                tuple(box for box in BOXES if holds_in(rule.id, box)),
                rule_heading(rule.id, language),
                rule_text(rule.id, language),
                places_of(rule.id),
            )
            for rule in LEDGER.values()
        ),
    )


def rules_page(box: str, language: str) -> Page:
    """Return the rules page of a box: its chapters, and the ids of the rules behind them."""
    return page_of(BOXES[box], language)
