"""The words of the rules pages: titles, steps, labels of the pictures, and what stands between.

English is written in the chapters and here; each other language has a file ``pages.json`` next to
its rules, in which every text stands with the English it was made from.

>>> page_words("en").titles["attack"], page_words("de").titles["attack"]
('Attacks and Defenses', 'Angriffe und Verteidigungen')
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from archrivals.boxes import BOXES, data_of

from . import ENGLISH, Translation
from .chapters import CHAPTERS

LABELS: Final = {
    "announce": "Announce a Confrontation",
    "attack": "Attack",
    "away": "Put your cards away",
    "blocks": "Blocks raise the cost",
    "buy": "Buy cards",
    "character": "Character",
    "choose": "Normal turn or Confrontation?",
    "confront": "Confront a foe",
    "deck": "Deck",
    "defeated": "Level defeated",
    "defense": "Defense from your hand?",
    "discard": "Discard pile",
    "draw": "Draw five cards",
    "enough": "Power equal to the cost or higher?",
    "fill": "Fill the Line-Up",
    "flip": "Turn up a Super-Villain",
    "foe": "Character of your foe",
    "hand": "Your hand",
    "hit": "It affects you",
    "line-up": "Line-Up",
    "main-deck": "Main deck",
    "no": "no",
    "play": "Play cards",
    "rest": "The rest of the card happens",
    "saved": "You are safe",
    "stands": "Level stays",
    "super-hero": "Super Hero",
    "super-villains": "Super-Villains",
    "yes": "yes",
}
"""What stands in the pictures."""

PICTURES: Final = {
    "table": "The table before the first turn",
    "turn": "The course of a turn",
    "attack": "The course of an Attack",
    "confrontation": "The course of a Confrontation",
}
"""What the pictures show."""

FRAME: Final = {
    "title": "The rules",
    "lead": "The box in short, in playing order. Under each part stand all of its rules, with their place in the rulebook.",
    "behind": "The rules behind it",
    "ours": "our ruling",
}
"""What stands between the parts of a page."""


class PageWords(NamedTuple):
    """Every word of the pages in one language, by its name."""

    titles: dict[str, str]
    steps: dict[str, str]
    labels: dict[str, str]
    pictures: dict[str, str]
    frame: dict[str, str]


IN_ENGLISH: Final = PageWords(
    {chapter.id: chapter.title for chapter in CHAPTERS},
    {step.id: step.text for chapter in CHAPTERS for step in chapter.steps},
    LABELS,
    PICTURES,
    FRAME,
)


@cache
def page_words(language: str = ENGLISH) -> PageWords:
    """Return the words of the pages in a language."""
    if language == ENGLISH:
        return IN_ENGLISH
    return PageWords(
        *(
            {name: each.text for name, each in translated.items()}
            for translated in translations(language).values()
        )
    )


@cache
def translations(language: str) -> dict[str, dict[str, Translation]]:
    """Return every word of the pages in a language that is not English, with its original."""
    path = files(__package__).joinpath(language, "pages.json")
    read = json.loads(path.read_text(encoding="utf-8"))
    own = [data_of(box, "rules", f"{language}.json").get("steps", {}) for box in BOXES]
    read["steps"] = {id: step for steps in (*own, read["steps"]) for id, step in steps.items()}
    return {
        sort: {name: Translation(**fields) for name, fields in read[sort].items()}
        for sort in PageWords._fields
    }
