"""Rule profiles: where boxes and variants differ, as values."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final, Literal

Variant = Literal["synergy", "hunt", "hidden"]
VARIANTS: Final[dict[str, str]] = {
    "synergy": "Super Hero Synergy: your Hero card waits on your Super Hero, for you alone (H1)",
    "hunt": "Super-Villain Hunt: take Super-Villains out of foes' discard piles (H2)",
    "hidden": "Super-Hidden Super-Villains: all twelve are shuffled into the main deck (H3)",
}

HeroChoice = Literal["deal", "pick", "two"]
HERO_CHOICES: Final[dict[str, str]] = {
    "deal": "each player is dealt a Super Hero at random",
    "pick": "each player picks, in turn order",
    "two": "each player is dealt two and keeps one (up to three players)",
}


@dataclass(frozen=True, slots=True)
class Rules:
    """The values a table plays by; a box gives them, variants change them."""

    line_up: int = 5
    hand: int = 5
    punches: int = 7
    vulnerabilities: int = 3
    villain_stack: bool = True
    synergy: bool = False
    hunt: bool = False
    hidden_villains: bool = False


@dataclass(frozen=True, slots=True)
class Setup:
    """How a table begins, as plain data: with the seed and the answers it is the whole game.

    ``heroes`` fixes Super Heroes by id, seat by seat; ``arranged`` lays cards in places before
    the first turn (puzzles, lessons, tests), as ``("hand 0", ("katana", "punch"))`` pairs.
    """

    box: str = "heroes-unite"
    players: int = 2
    super_villains: int = 8
    hero_choice: HeroChoice = "deal"
    heroes: tuple[str, ...] = ()
    variants: tuple[Variant, ...] = ()
    first: int | None = None
    arranged: tuple[tuple[str, tuple[str, ...]], ...] = field(default=())

    def rules(self) -> Rules:
        """The rule values of this table."""
        rules = Rules(synergy="synergy" in self.variants, hunt="hunt" in self.variants)
        if "hidden" in self.variants:  # H3
            rules = replace(rules, line_up=6, villain_stack=False, hidden_villains=True)
        return rules


class SetupError(ValueError):
    """A table that cannot be set up; the message says what would be right."""
