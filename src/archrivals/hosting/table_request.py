"""What a table shall be: parsed once, and refused with a reason where it cannot be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from archrivals.bots import BOTS
from archrivals.boxes import BOXES
from archrivals.boxes.mixing import reasons_against, setup_of
from archrivals.boxes.own_boxes import kept_text, setup_with
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.language.rules import (
    DEFAULT_BOX,
    HeroChoice,
    Recipe,
    Setup,
    SetupError,
    Variant,
)
from archrivals.engine.play.dealing import check
from archrivals.engine.saving import SaveError, recipe_from_json, setup_to_json

from .cards import cards_for
from .clocks import HOUR_MS
from .refusal import Refusal
from .rows import ClockRow
from .words import plain_text

ClockName = Literal["none", "live", "fast", "daily", "days", "weekly", "untimed"]
CLOCKS: Final[dict[str, ClockRow]] = {
    "none": {"turn": 0, "bank": 0},
    "live": {"turn": 60_000, "bank": 300_000},
    "fast": {"turn": 20_000, "bank": 120_000},
    "daily": {"turn": 24 * HOUR_MS, "bank": 24 * HOUR_MS},
    "days": {"turn": 0, "bank": 72 * HOUR_MS, "gain": 12 * HOUR_MS, "most": 120 * HOUR_MS},
    "weekly": {"turn": 0, "bank": 72 * HOUR_MS, "gain": 36 * HOUR_MS, "most": 240 * HOUR_MS},
    "untimed": {"turn": 0, "bank": 0, "by_days": True},
}
"""The fields of ``ClockRules`` by name. The last four are for games that go on for days."""

MIXED: Final = "mixed"
"""The ladder of all mixtures."""


class Wrong(ValueError):
    """A wish that cannot be granted; the message says why."""


@dataclass(frozen=True, slots=True)
class Wish:
    """A request to open a table."""

    setup: Setup
    bots: tuple[str | None, ...]
    name: str = ""
    listed: bool = False
    rated: bool = True
    clock: str = "none"

    @property
    def ladder(self) -> str:
        """Return the ladder whose ratings it counts for."""
        return MIXED if self.setup.recipe is not None else self.setup.box


def setup_wished(
    *,
    box: str = DEFAULT_BOX,
    players: int | None = None,
    recipe: str | dict[str, Any] | None = None,
    super_villains: int = 8,
    heroes: HeroChoice = "deal",
    cast: tuple[str, ...] = (),
    variants: tuple[Variant, ...] = (),
    box_file: str = "",
) -> Setup:
    """A setup, checked; ``cast`` names who plays, seat by seat.

    ``box_file`` is the text of a box of one's own, which goes before ``box``.
    """
    try:
        if box_file:
            setup = setup_with(
                kept_text(box_file),
                players,
                super_villains=super_villains,
                hero_choice=heroes,
                heroes=cast,
                variants=variants,
            )
        elif recipe is not None:
            mixture = _recipe(recipe)
            setup = setup_of(mixture, players, hero_choice=heroes, heroes=cast)
            setup = replace(setup, super_villains=super_villains, variants=variants)
        elif box in BOXES:
            setup = Setup(
                box=box,
                players=players or 2,
                super_villains=super_villains,
                hero_choice=heroes,
                heroes=cast,
                variants=variants,
            )
        else:
            raise Wrong(f"there is no box {box!r}; there are {', '.join(BOXES)}")
        check(setup, cards_for(setup))
    except (SetupError, SaveError) as error:
        raise Wrong(str(error)) from None
    return setup


def _recipe(recipe: str | dict[str, Any]) -> Recipe:
    if isinstance(recipe, str):
        if recipe not in RECIPES:
            raise Wrong(f"there is no recipe {recipe!r}; there are {', '.join(RECIPES)}")
        return RECIPES[recipe]
    try:
        own = recipe_from_json(recipe)
    except SaveError as error:
        raise Wrong(str(error)) from None
    problems = reasons_against(own)
    if problems:
        raise Wrong("; ".join(problems))
    return own


def checked_bots(
    bots: tuple[str | None, ...], players: int, own: tuple[str, ...] = ()
) -> tuple[str | None, ...]:
    """A bot, or none yet, for each seat; the first is for the owner of the table.

    ``own`` are the operator's bots. A name is compared and never imported: it may be anybody's.
    """
    if len(bots) > players:
        raise Wrong(f"{len(bots)} seats named for {players} players")
    for bot in bots:
        if bot is not None and bot not in (*BOTS, *own):
            raise Wrong(f"there is no bot {bot!r}; there are {', '.join((*BOTS, *own))}")
    if len(bots) == players and None not in bots:
        raise Wrong("a bot is named for every seat; leave one for yourself (null)")
    return (*bots, *(None for _ in range(players - len(bots))))


def plain_setup(setup: Setup) -> dict[str, Any]:
    """A setup as JSON."""
    return setup_to_json(setup)


def wish_of(
    *,
    box: str = DEFAULT_BOX,
    players: int | None = None,
    recipe: str | dict[str, Any] | None = None,
    super_villains: int = 8,
    heroes: HeroChoice = "deal",
    cast: Sequence[str] = (),
    variants: Sequence[Variant] = (),
    bots: Sequence[str | None] = (),
    name: str = "",
    listed: bool = False,
    rated: bool = True,
    clock: str = "none",
    box_file: str = "",
    own: tuple[str, ...] = (),
) -> Wish:
    """A wish, checked; ``own`` are the operator's bots."""
    try:
        setup = setup_wished(
            box=box,
            players=players,
            recipe=recipe,
            super_villains=super_villains,
            heroes=heroes,
            cast=tuple(map(str, cast)),
            variants=tuple(dict.fromkeys(variants)),
            box_file=box_file,
        )
        seated = checked_bots(tuple(bots), setup.players, own)
    except Wrong as wrong:
        raise Refusal(422, "cannot-be-played", str(wrong)) from None
    return Wish(setup, seated, plain_text(name), listed, rated, clock)
