"""Ready-made recipes: every mixture that the rulebooks describe (part X)."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from typing import Final

from archrivals.engine.language.rules import Recipe, Share, Swap

HU, BASE = "heroes-unite", "base-set"
CF, BJ, SB = "confrontations", "rivals-batman-joker", "rivals-shazam-black-adam"

_GEAR = ("Equipment", "Super Power", "Villain")
_PEOPLE = ("Hero", "Location")
_TEAMS = (0, 1, 0, 1)


def _two_sets(id: str, name: str, gear: str, people: str, players: int) -> Recipe:
    """X1: three card types of one set, the rest (with its Super-Villains) of the other."""
    return Recipe(
        id=id,
        name=name,
        host=HU,
        players=players,
        main=(Share(gear, types=_GEAR), Share(people, types=_PEOPLE)),
        characters=(HU, BASE),
        stacks=(HU,),
        weaknesses=(HU,),
        super_villains=people,
        cites=("X1", "Q38"),
    )


def _half(id: str, half: int, super_villains: str) -> Recipe:
    return Recipe(
        id=id,
        name=f"Both sets shuffled together, half {half}",
        host=HU,
        players=4,
        main=(Share(HU), Share(BASE)),
        characters=(HU, BASE),
        stacks=(HU,),
        weaknesses=(HU,),
        super_villains=super_villains,
        half=half,
        cites=("X1",),
    )


def _rivals(id: str, one: str, other: str) -> Recipe:
    """X3: the main deck is exactly the cards with the emblems of the two Characters."""
    return Recipe(
        id=id,
        name=f"{one} vs. {other}",
        host=SB,
        players=2,
        main=(Share(SB, symbols=(one, other)), Share(BJ, symbols=(one, other))),
        characters=(SB, BJ),
        stacks=(SB,),
        weaknesses=(SB,),
        heroes=(one, other),
        cites=("X3", "Q38"),
    )


_RECIPES = (
    _two_sets("two-sets", "Heroes Unite gear, original Heroes and Super-Villains", HU, BASE, 4),
    _two_sets(
        "two-sets-turned", "Original gear, Heroes Unite Heroes and Super-Villains", BASE, HU, 4
    ),
    _half("two-sets-first-half", 1, HU),
    _half("two-sets-second-half", 2, BASE),
    Recipe(
        id="confrontations-with-batman",
        name="Confrontations with Batman and The Joker",
        host=CF,
        players=4,
        main=(Share(CF),),
        characters=(CF, BJ),
        stacks=(CF,),
        weaknesses=(CF,),
        teams=_TEAMS,
        heroes=("Superman", "Lex Luthor", "Batman", "The Joker"),
        swaps=(
            Swap(CF, ("Wonder Woman", "Aquaman"), BJ, ("Batman",), equal=True),
            Swap(CF, ("Circe", "Ocean Master"), BJ, ("The Joker",), equal=True),
        ),
        cites=("X2", "Q38", "Q41"),
    ),
    _rivals("shazam-vs-joker", "Shazam!", "The Joker"),
    _rivals("batman-vs-black-adam", "Batman", "Black Adam"),
    _rivals("batman-vs-shazam", "Batman", "Shazam!"),
    _rivals("black-adam-vs-joker", "Black Adam", "The Joker"),
    Recipe(
        id="rivals-teams",
        name="Batman and Shazam! vs. The Joker and Black Adam",
        host=SB,
        players=4,
        main=(Share(SB), Share(BJ)),
        characters=(SB, BJ),
        stacks=(SB, BJ),
        weaknesses=(SB, BJ),
        teams=_TEAMS,
        heroes=("Shazam!", "Black Adam", "Batman", "The Joker"),
        rules=(("target", "lowest-level"), ("share_blocks", True)),
        cites=("X4", "Q38"),
    ),
    Recipe(
        id="confrontations-with-shazam",
        name="Confrontations with Shazam! and Black Adam",
        host=CF,
        players=4,
        main=(Share(CF),),
        characters=(CF, SB),
        stacks=(CF, SB),
        weaknesses=(CF, SB),
        teams=_TEAMS,
        heroes=("Superman", "Lex Luthor", "Shazam!", "Black Adam"),
        swaps=(
            Swap(CF, ("Wonder Woman", "Aquaman"), SB, ("Shazam!",), equal=True),
            Swap(CF, ("Circe", "Ocean Master"), SB, ("Black Adam",), equal=True),
        ),
        cites=("X5", "Q38", "Q41"),
    ),
)

RECIPES: Final[dict[str, Recipe]] = {recipe.id: recipe for recipe in _RECIPES}


@lru_cache(maxsize=1)
def recipe_names() -> dict[str, dict[str, str]]:
    """Return the name of each ready-made recipe, by language."""
    read = files("archrivals.boxes").joinpath("recipe_names.json").read_text(encoding="utf-8")
    found: dict[str, dict[str, str]] = json.loads(read)
    return found
