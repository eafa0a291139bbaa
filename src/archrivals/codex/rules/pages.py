"""The rules page of a box: what browser, documentation site and terminal show of its rules."""

from __future__ import annotations

from archrivals.engine.language.cards import Box
from archrivals.engine.records import record
from archrivals.speech.talk.voice import voice

from . import ENGLISH
from .chapters import Chapter, chapters_of
from .pictures import Picture, copies_of, only, picture_of
from .sources import Place, is_ours, places_of
from .words import page_words


@record
class SaidStep:
    """A step in words, and the rows that it summarizes."""

    text: str
    rules: tuple[str, ...]


@record
class Row:
    """A row of the ledger by its id, where it stands, and whether it is a ruling of ours."""

    id: str
    places: tuple[Place, ...]
    ours: bool


@record
class SaidChapter:
    """A chapter in words, with the rows behind it."""

    id: str
    title: str
    steps: tuple[SaidStep, ...]
    rows: tuple[Row, ...]
    picture: Picture | None


@record
class Page:
    """The rules page of a box; ``words`` are those that stand between its parts."""

    box: str
    words: dict[str, str]
    chapters: tuple[SaidChapter, ...]


def page_of(box: Box, language: str = ENGLISH) -> Page:
    """Return the rules page of a box in a language."""
    chapters = tuple(_said(chapter, box, language) for chapter in chapters_of(box.id))
    return Page(box.id, page_words(language).frame, chapters)


def _said(chapter: Chapter, box: Box, language: str) -> SaidChapter:
    words = page_words(language)
    facts = _facts(box, language)
    steps = (SaidStep(words.steps[step.id].format_map(facts), step.rules) for step in chapter.steps)
    rows = (Row(id, places_of(id, box.id), is_ours(id)) for id in chapter.rows)
    picture = picture_of(chapter.picture, box, language) if chapter.picture else None
    return SaidChapter(chapter.id, words.titles[chapter.id], tuple(steps), tuple(rows), picture)


def _facts(box: Box, language: str) -> dict[str, str]:
    """Return the numbers and cards of a box that its steps name."""
    name = voice(language).name
    first = next((card for card in box.cards if card.starts_on_top), None)
    return {
        "main": str(copies_of(box, "main")),
        "stack": name(only(box.cards, "stack")),
        "stacks": str(copies_of(box, "stack")),
        "weaknesses": str(copies_of(box, "weakness")),
        "first_villain": name(first) if first else "",
    }
