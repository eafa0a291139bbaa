"""A box on its maker's page: its problems, its cards and how they differ, its file and its link."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

from archrivals.boxes import BOXES
from archrivals.boxes.box_file import Level, Problem, file_text
from archrivals.boxes.box_lines import NotJson, line_of, lines_of, parsed
from archrivals.boxes.box_links import box_link
from archrivals.boxes.box_lints import lints
from archrivals.boxes.own_boxes import exported, opened
from archrivals.codex.cards import effect_kinds, entry_of
from archrivals.engine.language.cards import Card, slug
from archrivals.engine.language.catalogue import OWN
from archrivals.engine.language.codec import card_to_json
from archrivals.engine.records import record
from archrivals.speech import LANGUAGES, name_in, rules_text
from archrivals.speech.reading import reader_of

from .drafts import JSON, effect_of
from .sentence import Piece, pieces

MOST_ALIKE: Final = 2
MIN_LIKENESS: Final = 0.5
"""The share of words that two texts have in common, from which they are much alike."""


@record
class BoxProblem:
    """Something that is wrong with a box; ``card`` is the id of its card, if it has one."""

    level: Level
    path: str
    card: str
    line: int
    what: str
    nearest: str


@record
class BoxChecked:
    """Everything that is wrong with a box; it can be played where it is ready."""

    ready: bool
    problems: tuple[BoxProblem, ...]
    digest: str


@record
class ChangedCard:
    """A card of a box of the package, and the one in its place."""

    before: JSON
    after: JSON


@record
class BoxLooked:
    """A box as a person looks at it before playing."""

    box: JSON
    id: str
    name: str
    version: str
    author: str
    host: str
    digest: str
    ready: bool
    new_cards: tuple[JSON, ...]
    changed: tuple[ChangedCard, ...]
    left_out: tuple[JSON, ...]
    problems: tuple[BoxProblem, ...]
    portraits: dict[str, str]


@record
class BoxLink:
    """The text of a link that holds a box."""

    text: str
    letters: int
    digest: str


@record
class BoxFileText:
    """A box as a file."""

    name: str
    text: str


@record
class Alike:
    """A printed card with a text that is much like a card's."""

    box: str
    card: str
    name: str
    pieces: tuple[Piece, ...]


@record
class FaceShown:
    """A card as it is drawn, in every language; ``long`` are those in which it is too long."""

    faces: dict[str, JSON]
    long: tuple[str, ...]
    like: tuple[Alike, ...]
    effect: JSON


def shown_card(box: str, card: Card, language: str, portraits: Mapping[str, str]) -> JSON:
    """Return a card of a maker as the browser draws it."""
    return entry_of(box, card, language) | {
        "effects": effect_kinds(card),
        "made": True,
        "portrait": portraits.get(card.id, ""),
    }


def _house_card(box: str, card: Card, language: str) -> JSON:
    return entry_of(box, card, language) | {"effects": effect_kinds(card)}


# --- Problems ---------------------------------------------------------------------------------


def check_box(text: str) -> BoxChecked:
    """Return everything that is wrong with a box, without playing it."""
    found = opened(text)
    problems = list(found.problems)
    if found.box is not None:
        where = lines_of(text)
        problems += [each._replace(line=line_of(where, each.path)) for each in lints(found.box)]
    ids = _card_ids(text)
    listed = tuple(_shown(each, ids) for each in problems)
    digest = found.box.digest if found.box else ""
    return BoxChecked(found.box is not None, listed, digest)


def _shown(problem: Problem, ids: list[str]) -> BoxProblem:
    card = _card_at(problem.path, ids)
    return BoxProblem(
        problem.level, problem.path, card, problem.line, problem.what, problem.nearest
    )


_CARD: Final = re.compile(r"cards\[(\d+)\]|(?:changes|portraits)\.([a-z0-9-]+)")


def _card_at(path: str, ids: list[str]) -> str:
    found = _CARD.match(path)
    if found is None:
        return ""
    if found[1]:
        return ids[int(found[1])] if int(found[1]) < len(ids) else ""
    return found[2]


def _card_ids(text: str) -> list[str]:
    """Return the ids of the cards that a box adds, as far as they can be told."""
    try:
        data = parsed(text)
    except NotJson:
        return []
    cards = data.get("cards") if isinstance(data, dict) else None
    return [_id_of(card) for card in cards] if isinstance(cards, list) else []


def _id_of(card: Any) -> str:  # any JSON
    if not isinstance(card, dict):
        return ""
    level = f" {card['level']}" if isinstance(card.get("level"), int) else ""
    return str(card.get("id") or slug(f"{card.get('name', '')}{level}"))


# --- Looking ----------------------------------------------------------------------------------


def look_at(text: str, language: str) -> BoxLooked:
    """Return a box with all of its new, changed and left out cards; :class:`NotJson` names a
    fault of the text."""
    data = parsed(text)
    checked = check_box(text)
    box = opened(text).box
    data = data if isinstance(data, dict) else {}
    facts = {name: data.get(name) for name in ("id", "name", "version", "author")}
    said = {name: value if isinstance(value, str) else "" for name, value in facts.items()}
    if box is None:
        return BoxLooked(
            data, **said, host="", digest="", ready=False, new_cards=(), changed=(), left_out=(),
            problems=checked.problems, portraits={},
        )  # fmt: skip
    changed = tuple(
        ChangedCard(
            _house_card(box.host, old, language),
            shown_card(box.id, new, language, box.file.portraits),
        )
        for old, new in box.changed
    )
    return BoxLooked(
        data,
        id=box.id,
        name=box.name_in(language),
        version=box.file.version,
        author=box.file.author,
        host=box.host,
        digest=box.digest,
        ready=True,
        new_cards=tuple(
            shown_card(box.id, each, language, box.file.portraits) for each in box.added
        ),
        changed=changed,
        left_out=tuple(_house_card(box.host, each, language) for each in box.left_out),
        problems=checked.problems,
        portraits=dict(box.file.portraits),
    )


def link_of(text: str) -> BoxLink:
    """Return the link of a box; :class:`NotJson` where it is not JSON."""
    link = box_link(text)
    box = opened(text).box
    return BoxLink(link, len(link), box.digest if box else "")


def file_of(text: str) -> BoxFileText:
    """Return a box as a file that people can read."""
    data = parsed(text)
    if not isinstance(data, dict):
        raise NotJson("a box is an object", 1)
    data.pop("$schema", None)
    id = data.get("id")
    return BoxFileText(f"{slug(str(id)) or 'box'}.box.json", file_text(data))


def house_file(box: str) -> BoxFileText:
    """Return a box of the package as a file with all of its cards."""
    return BoxFileText(f"{box}.box.json", file_text(exported(box)))


def copied(box: str, card: str) -> JSON | None:
    """Return a card of the package as the JSON of a new card; None where there is none.

    >>> copied("heroes-unite", "raven")["play"]
    [{'kind': 'Power', 'amount': 1}, {'kind': 'Draw'}]
    """
    found = next((each for each in BOXES[box].cards if each.id == card), None)
    if found is None:
        return None
    plain: JSON = card_to_json(found)
    return {name: value for name, value in plain.items() if name not in ("rulings", "source")}


# --- Faces ------------------------------------------------------------------------------------


def face_of(card: Card, box: str, language: str) -> FaceShown:
    """Return a card in every language, with printed cards that are much like it."""
    found = opened(box).box if box else None
    portraits = found.file.portraits if found else {}
    id = found.id if found else OWN
    faces = {code: shown_card(id, card, code, portraits) for code in LANGUAGES}
    long = tuple(code for code in LANGUAGES if len(rules_text(card, code)) > _longest(code))
    return FaceShown(faces, long, tuple(_alike(card, language)), effect_of(card))


def _longest(language: str) -> int:
    return max(len(words) for words in _texts(language).values())


@cache
def _texts(language: str) -> dict[tuple[str, str], str]:
    return {
        (box.id, card.id): rules_text(card, language)
        for box in BOXES.values()
        for card in box.cards
    }


def _alike(card: Card, language: str) -> Iterator[Alike]:
    """Yield the printed cards with the nearest texts, of the same kind."""
    reader = reader_of(language)
    mine = reader.tokens(rules_text(card, language))
    if not mine:
        return
    ranked = []
    for box in BOXES.values():
        for each in box.cards:
            if each.kind != card.kind:
                continue
            words = set(reader.tokens(_texts(language)[box.id, each.id]))
            share = 2 * len(words & set(mine)) / (len(words) + len(set(mine)))
            if share >= MIN_LIKENESS:
                ranked.append((share, box.id, each))
    ranked.sort(key=lambda found: -found[0])
    seen: set[str] = set()
    for _, box_id, each in ranked[: MOST_ALIKE * 4]:
        text = _texts(language)[box_id, each.id]
        if text in seen or len(seen) == MOST_ALIKE:
            continue
        seen.add(text)
        yield Alike(box_id, each.id, name_in(each, language), pieces(text, mine, reader))
