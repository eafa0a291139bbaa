"""How a table is asked for: box or recipe, seed, cards of one's own; what cannot be is said."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from operator import index
from os import PathLike
from pathlib import Path
from typing import Any, TypedDict

from archrivals.box_files import is_file_name, read_box
from archrivals.boxes import BOXES
from archrivals.boxes.mixing import reasons_against, setup_of
from archrivals.boxes.own_boxes import setup_with
from archrivals.boxes.own_cards import check_own_cards
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.language.cards import Card as CardRecord
from archrivals.engine.language.printed import Card
from archrivals.engine.language.rules import (
    DEFAULT_BOX,
    HERO_CHOICES,
    VARIANTS,
    HeroChoice,
    Recipe,
    Setup,
    SetupError,
    Variant,
)
from archrivals.engine.saving import SaveError, recipe_from_json
from archrivals.suggesting import unknown

Seed = str | int | bytes | None
"""Anything that can decide the shuffles; a table keeps it as text."""

AnyRecipe = str | Recipe | Mapping[str, Any]
"""A recipe: the id of a ready-made one, a record, or JSON that is read already."""


class TableOptions(TypedDict, total=False):
    """The options of a table: the same words make a :class:`Table` and a match."""

    box: str | PathLike[str]
    recipe: AnyRecipe | None
    players: int | None
    super_villains: int
    hero_choice: HeroChoice
    heroes: Sequence[str]
    variants: Sequence[Variant]
    cards: Iterable[Card]


def setup_for(
    box: str | PathLike[str] = DEFAULT_BOX,
    recipe: AnyRecipe | None = None,
    players: int | None = None,
    super_villains: int = 8,
    hero_choice: HeroChoice = "deal",
    heroes: Sequence[str] = (),
    variants: Sequence[Variant] = (),
    cards: Iterable[Card] = (),
) -> tuple[Setup, tuple[CardRecord, ...]]:
    """Return how such a table begins, and the cards that are brought along to it.

    :class:`SetupError` says what cannot be.
    """
    seats = None if players is None else _number("players", players)
    if str(hero_choice) not in HERO_CHOICES:
        raise SetupError(unknown("hero_choice", str(hero_choice), HERO_CHOICES))
    named = _names("heroes", heroes, "one for each seat, such as ['nightwing', 'batgirl']")
    if recipe is not None:
        setup = setup_of(read_recipe(recipe), seats, hero_choice=hero_choice, heroes=named)
    elif isinstance(box, PathLike) or is_file_name(str(box)):
        own_box = read_box(box)
        setup = setup_with(own_box, seats, heroes=named)
        if cards:
            raise SetupError("a box out of a file has all of its cards: write yours into the file")
    elif str(box) not in BOXES:  # anything may come in, a list too
        raise SetupError(unknown("box", str(box), BOXES))
    else:
        setup = Setup(box=str(box), players=2 if seats is None else seats, heroes=named)
    chosen: Any = _names("variants", variants, f"any of {list(VARIANTS)}")
    setup = replace(
        setup,
        super_villains=_number("super_villains", super_villains),
        hero_choice=hero_choice,
        variants=chosen,  # an unknown variant is refused with the table
    )
    return setup, _own_records(cards, setup)


def _number(name: str, value: object) -> int:
    """A whole number, of NumPy perhaps; text that looks like one is refused."""
    try:
        return index(value)  # type: ignore[arg-type]  # this is the attempt
    except TypeError:
        raise SetupError(f"{name} is a whole number such as 2, not {value!r}") from None


def _names(name: str, value: object, example: str) -> tuple[str, ...]:
    """A list of names; a single text would be taken for a list of letters."""
    if not isinstance(value, str) and isinstance(value, Iterable):
        found = tuple(value)
        if all(isinstance(each, str) for each in found):
            return found
    raise SetupError(f"{name} is a list of names, {example}; not {value!r}")


def seed_text(seed: Seed) -> str:
    """Return a seed as text: a number in digits, bytes in hexadecimal; None draws a new one.

    >>> seed_text(5), seed_text("winter"), seed_text(b"ice")
    ('5', 'winter', '696365')
    """
    if seed is None:
        return secrets.token_hex(16)
    if isinstance(seed, bytes):
        return seed.hex()
    if isinstance(seed, str):
        if not seed.isascii() and seed.encode("utf-8", "replace").decode() != seed:
            raise SetupError(f"the seed {seed!r} is not a text: half of a character is missing")
        return seed
    try:
        return str(index(seed))
    except TypeError:
        raise SetupError(f"a seed is text, a whole number, bytes or None, not {seed!r}") from None


# --- Cards of one's own -------------------------------------------------------------------------


def _own_records(cards: Iterable[Card], setup: Setup) -> tuple[CardRecord, ...]:
    """Return the records that the engine plays for cards that are brought along to a table."""
    if isinstance(cards, str | Mapping) or not isinstance(cards, Iterable):
        raise SetupError(f"cards is a list of Cards, as load_cards gives it; not {cards!r}")
    found = list(cards)
    for each in found:
        if not isinstance(each, Card):
            raise SetupError(f"cards is a list of Cards, and {each!r} is none: see load_cards")
    records = tuple(each.record for each in found)
    if records:
        check_own_cards(setup, records)
    return records


# --- Recipes ------------------------------------------------------------------------------------


def list_recipes() -> list[str]:
    """Return the ids of all ready-made recipes.

    >>> list_recipes()[:2]
    ['two-sets', 'two-sets-turned']
    """
    return list(RECIPES)


def load_recipe(source: str | PathLike[str] | Mapping[str, Any]) -> Recipe:
    """Return a recipe: by the id of a ready-made one, from a JSON file, or from JSON.

    :class:`SetupError` says why it cannot be played. The format is in "Mixing boxes" of the
    documentation.

    >>> load_recipe("two-sets").players
    4
    >>> load_recipe({"id": "mine", "name": "Mine", "host": "heroes-unit", "players": 2,
    ...              "main": [], "characters": [], "stacks": [], "weaknesses": []})
    Traceback (most recent call last):
    archrivals.engine.language.rules.SetupError: there is no box heroes-unit; there are ...
    """
    if isinstance(source, Mapping):
        return read_recipe(source)
    if isinstance(source, str) and not source.endswith(".json"):
        return read_recipe(source)
    file = Path(source)
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except ValueError:
        raise SetupError(f"{file} is not a recipe: it is not JSON") from None
    try:
        return read_recipe(data)
    except SetupError as error:
        raise SetupError(f"{file}: {error}") from None


def read_recipe(recipe: object) -> Recipe:
    """Return a recipe that can be played."""
    if isinstance(recipe, str):
        if recipe not in RECIPES:
            raise SetupError(unknown("recipe", recipe, RECIPES))
        return RECIPES[recipe]
    if not isinstance(recipe, Recipe | Mapping):
        raise SetupError(f"a recipe is an id, a Recipe or a dict, not {recipe!r}")
    try:
        found = recipe if isinstance(recipe, Recipe) else recipe_from_json(dict(recipe))
    except SaveError as error:
        raise SetupError(str(error)) from None
    problems = reasons_against(found)
    if problems:
        raise SetupError("; ".join(problems))
    return found
