"""Every kind of table by number: boxes, players, variants, ready-made and free mixtures."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Final, get_args

from archrivals.boxes import BOXES
from archrivals.boxes.mixing import mixed, reasons_against, setup_of
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.language.rules import (
    HeroChoice,
    Recipe,
    RuleValue,
    Setup,
    SetupError,
    Share,
    Variant,
)
from archrivals.engine.play.dealing import check

_EACH: Final[tuple[Variant, ...]] = get_args(Variant)
VARIANT_MIXES: Final = tuple(mix for n in range(len(_EACH) + 1) for mix in combinations(_EACH, n))
FREE_RECIPES: Final = 200
_TYPES: Final = ("Hero", "Villain", "Super Power", "Equipment", "Location")
_STACKED: Final = tuple(name for name, box in BOXES.items() if box.rules.villain_stack)
_FIGHTING: Final = tuple(name for name, box in BOXES.items() if box.rules.confrontations)


def table_of_kind(box: str, game: int) -> Setup:
    """The table of a game by its number; ``all`` goes round everything there is."""
    if box != "all":
        return _of_box(box, game)
    turn, at = divmod(game, 20)
    if at < 15:
        boxes = list(BOXES)
        return _of_box(boxes[at % len(boxes)], turn * (15 // len(boxes)) + at // len(boxes))
    if at < 17:
        ready = list(RECIPES.values())
        return _of_recipe(ready[(turn * 2 + at) % len(ready)], turn)
    return _of_recipe(free_recipe((turn * 3 + at) % FREE_RECIPES), turn)


def _of_box(box: str, game: int) -> Setup:
    fewest, most = BOXES[box].rules.players
    players = fewest + game % (most - fewest + 1)
    if box not in _STACKED:
        choice: HeroChoice = "pick" if game // 4 % 2 else "deal"
        return Setup(box=box, players=players, hero_choice=choice)
    choices: tuple[HeroChoice, ...] = ("deal", "pick", "two") if players < 4 else ("deal", "pick")
    return Setup(
        box=box,
        players=players,
        super_villains=2 + game // 4 % 11,
        hero_choice=choices[game // 44 % len(choices)],
        variants=VARIANT_MIXES[game // 4 % len(VARIANT_MIXES)],
    )


def _of_recipe(recipe: Recipe, turn: int) -> Setup:
    if not recipe.super_villains:
        return setup_of(recipe)
    free = not recipe.heroes and recipe.cites
    players = 2 + turn % 4 if free else None
    choice: HeroChoice = ("deal", "pick", "two")[turn % 3] if free else "deal"
    setup = setup_of(recipe, players, hero_choice=choice)
    played = replace(setup, variants=VARIANT_MIXES[turn % len(VARIANT_MIXES)])
    try:
        check(played, mixed(recipe))
    except SetupError:  # H1 where a Hero card is missing
        return setup
    return played


# --- Free recipes -----------------------------------------------------------------------------


def free_recipe(number: int) -> Recipe:
    """Return a mixture drawn by a number, always the same for it."""
    random = Random(f"free recipe {number}")
    while True:
        recipe = _any_recipe(random, number)
        if not reasons_against(recipe):
            return recipe


def _any_recipe(random: Random, number: int) -> Recipe:
    host = random.choice(list(BOXES))
    boxes = list(BOXES)
    stacked = host in _STACKED
    players = random.randint(2, 5) if stacked else random.choice((2, 2, 3, 4))
    if BOXES[host].rules.players == (2, 2):
        players = random.choice((2, 4))
    people = list(_STACKED if stacked else _FIGHTING)
    return Recipe(
        id=f"free-{number}",
        name=f"Free mixture {number}",
        host=host,
        players=players,
        main=_any_main(random, boxes),
        characters=tuple(random.sample(people, random.randint(1, len(people)))),
        stacks=tuple(random.sample(boxes, random.randint(1, 2))),
        weaknesses=tuple(random.sample(boxes, random.randint(1, 2))),
        super_villains=random.choice(_STACKED) if stacked else "",
        teams=(0, 1, 0, 1) if players == 4 and not stacked else (),
        rules=_any_house_rules(random, stacked=stacked),
    )


def _any_main(random: Random, boxes: list[str]) -> tuple[Share, ...]:
    if random.random() < 0.3:
        return tuple(Share(box) for box in random.sample(boxes, random.randint(1, 3)))
    shares: dict[str, list[str]] = {}
    for kind in _TYPES:
        shares.setdefault(random.choice(boxes), []).append(kind)
    return tuple(Share(box, types=tuple(kinds)) for box, kinds in shares.items())


def _any_house_rules(random: Random, *, stacked: bool) -> tuple[tuple[str, RuleValue], ...]:
    rules: list[tuple[str, RuleValue]] = []
    if random.random() < 0.3:
        rules.append(("line_up", random.randint(4, 7)))
    if random.random() < 0.2:
        rules.append(("hand", random.randint(4, 6)))
    if not stacked and random.random() < 0.3:
        rules.append(("target", "lowest-level"))
    if not stacked and random.random() < 0.3:
        rules.append(("share_blocks", True))
        rules.append(("share_defenses", True))
    return tuple(rules)
