"""The terminal's own words: the same messages in every language, each with its arguments."""

from __future__ import annotations

import ast
import io
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from loops import for_each
from test_plain import Player
from tiers import by_day

from archrivals.boxes import BOXES
from archrivals.boxes.mixing import setup_of
from archrivals.boxes.recipes import RECIPES
from archrivals.engine import checking
from archrivals.engine.language.rules import Setup
from archrivals.speech.talk.fluent import Reference, Selection, parts_of, variables
from archrivals.speech.talk.voice import TALKS
from archrivals.terminal import words as module
from archrivals.terminal.codex import entries, for_people, none_found
from archrivals.terminal.game import new_game
from archrivals.terminal.plain import PlainTable
from archrivals.terminal.rows import card_page
from archrivals.terminal.rulebook import parts
from archrivals.terminal.signatures import SIGNATURES, fault
from archrivals.terminal.words import words

FOLDER = Path(module.__file__).parent
OTHERS = [language for language in TALKS if language != "en"]
PRIVATE = "part-"
FOUND = "found-"
catalogue_of = cache(module.catalogue_of)  # it reads a file, and hundreds of cases ask for one
MESSAGES = {id_ for id_ in catalogue_of("en") if not id_.startswith(PRIVATE)}
"""The ids of all messages; the other languages and the calls are compared with them."""


# --- The files --------------------------------------------------------------------------------


@pytest.mark.parametrize("language", TALKS)
def test_a_catalogue_has_every_message_and_no_other(language: str) -> None:
    messages = catalogue_of(language)
    told = {id_ for id_ in messages if not id_.startswith(PRIVATE)}
    assert told ^ MESSAGES == set()
    used = {
        part.id
        for id_ in MESSAGES
        for part in parts_of(messages, id_)
        if isinstance(part, Reference)
    }
    assert {id_ for id_ in messages if id_.startswith(PRIVATE)} - used == set()


@pytest.mark.parametrize("language", TALKS)
@for_each("id_", sorted(MESSAGES))
def test_a_message_tells_what_it_is_given_and_asks_for_no_more(language: str, id_: str) -> None:
    messages, given = catalogue_of(language), SIGNATURES.get(id_, {})
    assert variables(messages, id_) == given.keys()
    for part in parts_of(messages, id_):
        if isinstance(part, Selection):
            keys = given[part.name]
            named = {key for key in part.variants if isinstance(key, str)}
            assert named <= set(keys if isinstance(keys, tuple) else ("one", "other"))
            assert keys != "text"


def test_only_messages_with_arguments_are_declared() -> None:
    assert [id_ for id_, given in SIGNATURES.items() if not given or id_ not in MESSAGES] == []


# --- Their use --------------------------------------------------------------------------------


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Every call in the terminal that says a message of a fixed id."""
    for file in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and _says(node.func) and node.args:
                first = node.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    yield first.value, node


def _says(called: ast.expr) -> bool:
    """``say(…)``, ``game.say(…)``, ``self.words(…)``, ``words(language)(…)``."""
    if isinstance(called, ast.Call):
        return isinstance(called.func, ast.Name) and called.func.id == "words"
    if isinstance(called, ast.Attribute):
        return called.attr in ("say", "_say", "words")
    return isinstance(called, ast.Name) and called.id == "say"


def test_every_message_is_said_with_its_arguments() -> None:
    for id_, call in calls():
        if not id_:  # an empty line
            continue
        assert id_ in MESSAGES
        names = {each.arg for each in call.keywords}
        assert None in names or names == SIGNATURES.get(id_, {}).keys(), id_


def test_every_message_is_used() -> None:
    used = {id_ for id_, _ in calls()}
    screen = ast.parse((FOLDER / "screen.py").read_text("utf-8"))  # the keys name theirs
    constants = (node.value for node in ast.walk(screen) if isinstance(node, ast.Constant))
    used |= {value for value in constants if isinstance(value, str)}
    used |= {f"{FOUND}{code}" for code in get_args(checking.Code)}
    assert MESSAGES - used == set()


def test_every_finding_has_words() -> None:
    assert {f"{FOUND}{code}" for code in get_args(checking.Code)} <= MESSAGES


def test_a_wrong_argument_is_refused() -> None:
    assert fault("player", {"n": 1}) == ""
    assert fault("player", {}) == "player: n is missing"
    assert fault("player", {"n": 1, "m": 2}) == "player: m is too much"
    assert fault("player", {"n": "one"}) == "player: n is not of type number"
    assert fault("replay-end", {"over": "maybe"}) == "replay-end: over is not of type key"
    with pytest.raises(TypeError, match="plaier: no such message"):
        words("de")("plaier")


# --- Games in other languages -----------------------------------------------------------------

TABLES = {
    "heroes-unite": Setup(players=3, super_villains=3, variants=("hunt",)),
    "base-set": Setup(box="base-set", super_villains=3),
    "batman-joker": Setup(box="rivals-batman-joker"),
    "shazam-black-adam": Setup(box="rivals-shazam-black-adam"),
    "confrontations-2": Setup(box="confrontations"),
    "confrontations-4": Setup(box="confrontations", players=4),
    "rivals-teams": setup_of(RECIPES["rivals-teams"]),
}
ASIDE = (
    "h",
    "t",
    "c punch",
    "c weakness",
    "w",
    "w buy",
    "c",
    "x y",
    "99",
    "s",
    "call",
    "w buy punch",
    "l 5",
)


class Curious(Player):
    """Tries every command before the first answer."""

    def __init__(self, game: object) -> None:
        super().__init__(game)  # type: ignore[arg-type]
        self.aside = list(ASIDE)

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        return f"{self.aside.pop(0)}\n" if self.aside else super().readline()


def talked(name: str, language: str) -> list[str]:
    """All lines of a whole game."""
    setup = TABLES[name]
    bots = ("pip", "greedy", "goldie")[: setup.players - 1]
    game = new_game(setup, f"words {name}", bots, language)
    out = io.StringIO()
    assert PlainTable(game, Curious(game), out, None).run().code == 0  # type: ignore[arg-type]
    assert game.over
    return out.getvalue().splitlines()


@pytest.mark.parametrize("name", by_day(TABLES, 2))
def test_a_whole_game_has_no_line_of_english_in_another_language(name: str) -> None:
    english = talked(name, "en")
    names = {card.name for box in BOXES.values() for card in box.cards}
    for language in OTHERS:
        told = talked(name, language)
        assert len(told) == len(english)
        same = {each for each, other in zip(told, english, strict=True) if each == other}
        assert {line for line in same if _without(names, line)} == set()


def _without(names: set[str], line: str) -> str:
    """What a line says beside names and numbers."""
    for name in sorted(names, key=len, reverse=True):
        line = line.replace(name, "")
    return re.sub(r"[^a-zA-Z]|\bLevel \d", "", line)


@pytest.mark.parametrize("language", TALKS)
def test_every_card_and_every_part_of_the_rules_can_be_looked_up(language: str) -> None:
    for box in BOXES.values():
        for card in box.cards:
            assert all(card_page(card, language))
    assert for_people(entries(None, "", language), language)
    assert parts(language)


@pytest.mark.parametrize(
    ("language", "query", "found"), [("de", "Superkraft", 90), ("es", "Superpoder", 90)]
)
def test_cards_are_found_by_their_type_in_the_language(
    language: str, query: str, found: int
) -> None:
    assert len(entries(None, query, language)) > found // 2
    near = {"de": "meintest du „Tritt“?", "es": "¿querías decir «Patada»?"}[language]
    typed = {"de": "Tritz", "es": "Patadda"}[language]
    assert near in none_found(None, typed, language)
