"""Rule profiles: where boxes and variants differ, as values; and how a table begins."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, TypeAlias

DEFAULT_BOX: Final = "heroes-unite"
"""The box that is played unless another is named."""

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
    "two": "each player is dealt two and keeps one (seven Super Heroes serve three players)",
}


@dataclass(frozen=True, slots=True)
class Rules:
    """The values a table plays by; a box gives them, variants and mixtures change them.

    ``target`` is the Character that a Confrontation must be announced against (F1, X4);
    ``share_defenses`` and ``share_blocks`` let teammates protect each other (A3, F7); ``knock_out``
    is what the fall of a Level 3 does (G3, V3); ``assist_on_character`` is the two- and
    three-player game of Confrontations (V4, V5); ``one_foe`` lets cards that need a second foe
    leave the game on entering the Line-Up (V2).
    """

    line_up: int = 5
    hand: int = 5
    punches: int = 7
    vulnerabilities: int = 3
    players: tuple[int, int] = (2, 5)
    villain_stack: bool = False
    synergy: bool = False
    hunt: bool = False
    hidden_villains: bool = False
    confrontations: bool = False
    target: Literal["lowest-cost", "lowest-level"] = "lowest-cost"
    share_defenses: bool = False
    share_blocks: bool = False
    knock_out: Literal["ends", "out"] = "ends"
    assist_on_character: bool = False
    one_foe: bool = False
    tie_breaks: tuple[Literal["super-villains", "characters", "cards"], ...] = ("super-villains",)


RuleValue: TypeAlias = bool | int | str | tuple[str, ...]
"""A value of one of the rules."""


@dataclass(frozen=True, slots=True)
class Share:
    """The part of a box in a mixed main deck: all of it, or some types or symbols only.

    ``left_out`` are symbols whose cards stay in the box.
    """

    box: str
    types: tuple[str, ...] = ()
    symbols: tuple[str, ...] = ()
    left_out: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Swap:
    """X2: of a box all cards with the symbols ``out`` leave; of the other box those with the
    ``symbols`` come in: all of them, or where ``equal`` as many as leave (Q41)."""

    box: str
    out: tuple[str, ...]
    other: str
    symbols: tuple[str, ...]
    equal: bool = False


@dataclass(frozen=True, slots=True)
class Recipe:
    """A table as plain data: which boxes give what, whose rules host it, who plays.

    ``characters`` are the boxes whose Super Heroes or Characters may be taken; ``rules`` changes
    single rule values (house rules); ``half`` 1 or 2 plays one half of a deck that is too large.
    Where neither ``teams`` nor ``heroes`` are named, ``players`` is only the usual number.
    """

    id: str
    name: str
    host: str
    players: int
    main: tuple[Share, ...]
    characters: tuple[str, ...]
    stacks: tuple[str, ...]
    weaknesses: tuple[str, ...]
    super_villains: str = ""
    teams: tuple[int, ...] = ()
    heroes: tuple[str, ...] = ()
    swaps: tuple[Swap, ...] = ()
    rules: tuple[tuple[str, RuleValue], ...] = ()
    half: int = 0
    cites: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Setup:
    """The beginning of a table, as plain data: with seed and answers it is the whole game.

    ``heroes`` fixes Super Heroes by id, or Characters by name, seat by seat; ``teams`` gives each
    seat a team; ``arranged`` lays cards in places before the first turn (puzzles, lessons, tests),
    as ``("hand 0", ("katana", "punch"))`` pairs. ``left_out`` are card ids that are not shuffled
    into the main deck. ``gifts`` are cards beyond those of the box, as ``(seat, id)`` pairs, each
    in place of a Punch of that seat's starting deck (handicaps, experiments). ``recipe`` is set for
    mixed tables, and then ``box`` is its host. In the second of two games (X1) ``picks`` is the
    order in which the seats pick Super Heroes, and ``halved_by`` the seed of the first game, by
    which the deck was split. ``own_box`` is the text of a box file where the table is played with
    the cards of one; then ``box`` is the box whose rules it plays by.
    """

    box: str = DEFAULT_BOX
    recipe: Recipe | None = None
    players: int = 2
    super_villains: int = 8
    hero_choice: HeroChoice = "deal"
    heroes: tuple[str, ...] = ()
    variants: tuple[Variant, ...] = ()
    teams: tuple[int, ...] = ()
    first: int | None = None
    left_out: tuple[str, ...] = ()
    gifts: tuple[tuple[int, str], ...] = ()
    picks: tuple[int, ...] = ()
    halved_by: str = ""
    arranged: tuple[tuple[str, tuple[str, ...]], ...] = field(default=())
    own_box: str = ""

    def rules(self, box: Rules) -> Rules:
        """The rule values of this table: the box's own, changed by variants and player count."""
        rules = replace(box, synergy="synergy" in self.variants, hunt="hunt" in self.variants)
        if "hidden" in self.variants:  # H3
            rules = replace(rules, line_up=6, villain_stack=False, hidden_villains=True)
        if self.recipe is not None and self.recipe.rules:
            changed: dict[str, Any] = dict(self.recipe.rules)  # each of the type of its rule
            rules = replace(rules, **changed)
        return rules


class SetupError(ValueError):
    """A table that cannot be set up; the message says what would be right."""
