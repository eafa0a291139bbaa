"""Levels for people: personalities that differ in what they overlook, how far they think, and heat.

No level throws a game away by chance. A level plays as well as it sees: with experience that has
blind spots, with a horizon, and with a temperature, by which it takes an option that is nearly as
good by its own judgement. ``tools/calibrate_levels.py`` finds the temperatures (``levels.json``
in the folder of each box) at which each level wins 65 games in 100 against the one below.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib.resources import files
from math import exp
from random import Random
from typing import Final, Literal

from archrivals.boxes import BOXES
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.sight import Sight
from archrivals.engine.state.asks import Ask

from .conduct import may_end
from .learned import Item, LearnedBot, Shopper, best_of_sale, best_worth, host_of
from .prodigy import sensed
from .thinking import A_ROUND, DECISIVE_LEAD, Budget, PlannerBot, Thought
from .worth import Worth, learned_of, lessons_for

Spot = Literal[
    "foes",
    "thinning",
    "the end",
    "partners",
    "nuances",
    "experience",
    "bargains",
    "sets",
    "defenses",
]
"""What a level overlooks.

``foes``: what others want and how many points they have; ``thinning``: that a deck is better
without its weakest cards; ``the end``: that points count for more as it comes near; ``partners``:
cards that go together; ``experience``: all that a card's text does not say, and ``nuances``: half
of that; ``bargains``: that a dear card is not a good one because it is dear; ``sets``: that two
cards may be worth more than one; ``defenses``: its own cards on others' turns.
"""

MAX_TEMPERATURES: Final = 2.0
"""Options that are worse than the best by more temperatures than this are never taken."""

FIRST_CONDUCTED_LEVEL: Final = 4
"""From this level on no bot does what :mod:`.conduct` rules out."""

COST_VALUE: Final = 0.4
"""Worth that each point of its cost adds to a card, for a player who overlooks bargains."""


@dataclass(frozen=True, slots=True)
class Level:
    """A personality: who it is, what it overlooks, and how far it thinks (None: not at all).

    ``insight``: whether it knows the lessons of games played to their end, and what the
    network says.
    """

    id: str
    number: int
    name: str
    overlooks: frozenset[Spot] = frozenset()
    budget: Budget | None = None
    insight: bool = False

    remembers = True

    @property
    def character(self) -> dict[str, str]:
        """Return its description in a sentence, by the code of the language."""
        return characters()[self.id]

    @property
    def looks_ahead(self) -> bool:
        """Return whether it thinks on imagined tables."""
        return self.budget is not None

    @property
    def conducts(self) -> bool:
        """Return whether it takes a win, drags out a lost game and fights with hope only."""
        return self.number >= FIRST_CONDUCTED_LEVEL

    def __call__(self, seed: str = "") -> LevelBot:
        """A bot of this level for one seat of one game."""
        return LevelBot(self, seed)


# --- Experience with blind spots --------------------------------------------------------------


def _overlooking(weights: Mapping[str, float], spots: frozenset[Spot]) -> dict[str, float]:
    """Return the weights of a player with these blind spots."""
    seen = dict(weights)
    if "foes" in spots:
        seen |= {"deny": 0.0, "blocks": 0.0, "haste": 0.0}
    if "thinning" in spots:
        seen["thin"] = -99.0
    if "the end" in spots:
        seen |= {"vp1": seen["vp0"], "vp2": seen["vp0"]}
    if "partners" in spots:
        seen["partners"] = 0.0
    if "experience" in spots or "nuances" in spots:
        left = 0.0 if "experience" in spots else 0.5
        seen |= {name: left * seen[name] for name in ("learned0", "learned1", "learned2")}
    return seen


@lru_cache(maxsize=32)
def _worth_to(
    cat: Catalogue, spots: frozenset[Spot], *, confrontations: bool, insight: bool
) -> Worth:
    lessons = lessons_for(host_of(cat), confrontations=confrontations, insight=insight)
    weights = _overlooking(lessons.weights, spots)
    return Worth(cat, replace(lessons, weights=weights), counts_points="foes" not in spots)


class Habits(LearnedBot):
    """The choices of a level without thinking: experience, less what it overlooks."""

    def __init__(self, level: Level, seed: str, *, warm: bool) -> None:
        super().__init__(seed)
        self._spots = level.overlooks
        self._level = level
        self._warm = warm

    def appraised(self, sight: Sight) -> Worth:
        """The worth of this table's cards in the eyes of this level."""
        return _worth_to(
            sight.cat,
            self._spots,
            confrontations=sight.confrontations,
            insight=self._level.insight,
        )

    def answer(self, sight: Sight, ask: Ask) -> int:
        """Return the option that seems best; Defenses and Blocks only where they are thought of."""
        if "defenses" in self._spots and ask.kind in ("defend", "block"):
            return len(ask.options) - 1
        return super().answer(sight, ask)

    def shopper(self, sight: Sight) -> Shopper:
        """Buys the best set, or one card after the other, by its own lights."""
        heat = temperature(self._level, sight.cat) if self._warm else 0.0

        def shop(items: list[Item], power: int) -> int:
            if "bargains" in self._spots:
                items = [(cost, value + COST_VALUE * cost, at) for cost, value, at in items]
            if "sets" not in self._spots and not heat:
                return best_of_sale(items, power)
            return _one_of(
                plans_for(items, power, sets="sets" not in self._spots), heat, self, sight
            )

        return shop


def _one_of(plans: dict[int, float], heat: float, bot: LearnedBot, sight: Sight) -> int:
    """One of the plans by its worth; −1 where there is none."""
    if not plans:
        return -1
    options = list(plans)
    return options[pick(list(plans.values()), heat, f"{bot.seed}:{sight.position}")]


def plans_for(items: list[Item], power: int, *, sets: bool) -> dict[int, float]:
    """Return what can be had by buying each of the items first: it alone, or in the best set."""
    good = [item for item in items if item[1] > 0 and item[0] <= power]
    if not sets:
        return {at: value for _, value, at in good}
    plans: dict[int, float] = {}
    for number, (cost, value, at) in enumerate(good):
        others = good[:number] + good[number + 1 :]
        rest = best_worth(((price, worth) for price, worth, _ in others), power - cost)
        plans[at] = max(plans.get(at, 0.0), value + rest)
    return plans


def pick(values: Sequence[float], heat: float, seed: str) -> int:
    """One of several options by how good each seems: the best, or with heat one near to it.

    >>> pick([1.0, 3.0, 2.0], 0.0, "any")
    1
    >>> {pick([1.0, 3.0, 2.9], 0.2, str(seed)) for seed in range(20)}
    {1, 2}
    """
    top = max(values)
    if not heat:
        return list(values).index(top)
    near = [at for at, value in enumerate(values) if value >= top - MAX_TEMPERATURES * heat]
    if len(near) == 1:
        return near[0]
    chances = [exp((values[at] - top) / heat) for at in near]
    return Random(seed).choices(near, chances)[0]


# --- The bot ----------------------------------------------------------------------------------


class LevelBot(PlannerBot):
    """Plays as its level does."""

    def __init__(self, level: Level, seed: str = "") -> None:
        super().__init__(seed, level.budget)
        self.level = level
        self.name = level.id
        self.looks_ahead = level.looks_ahead
        self.conducts = level.conducts
        self._inner = Habits(level, seed, warm=not level.looks_ahead)
        self._sober = LearnedBot(seed) if level.overlooks else self._inner

    def inclined(self, sight: Sight, ask: Ask) -> int:
        """By habit, or what comes of thinking; with the end near no level overlooks a thing."""
        if not self.level.looks_ahead:
            in_mid_effect = ask.kind not in ("turn", "announce")
            sober = self.conducts and in_mid_effect and may_end(sight)
            return (self._sober if sober else self._inner).answer(sight, ask)
        return super().inclined(sight, ask)

    def sensed(self, sight: Sight, ask: Ask, first: int) -> int:
        """Return the option that seems best before any thought."""
        return sensed(self._inner, sight, ask, first) if self.level.insight else first

    def settled(self, sight: Sight, thought: Thought) -> int:
        """Return the option that is clearly best; with heat, one of those nearly as good."""
        heat = temperature(self.level, sight.cat) / DECISIVE_LEAD
        if not heat:
            return super().settled(sight, thought)
        means = [thought.mean(at) for at in thought.alive]
        return thought.alive[pick(means, heat, f"{self.seed}:{sight.position}")]


# --- The levels -------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def characters() -> dict[str, dict[str, str]]:
    """Return the description of each level, by language."""
    read = files("archrivals.bots").joinpath("characters.json").read_text(encoding="utf-8")
    found: dict[str, dict[str, str]] = json.loads(read)
    return found


@lru_cache(maxsize=1)
def temperatures() -> dict[str, dict[str, float]]:
    """Return the calibrated temperature of each level, by box."""
    found: dict[str, dict[str, float]] = {}
    for box in BOXES:
        for level, heat in learned_of(box, "levels").items():
            found.setdefault(level, {})[box] = heat
    return found


def temperature(level: Level, cat: Catalogue) -> float:
    """A level's temperature at a table, in the worth of cards; of a box never played the mean."""
    found = temperatures().get(level.id)
    if not found:
        return 0.0
    host = host_of(cat)
    return found[host] if host in found else sum(found.values()) / len(found)


LEVELS: Final = (
    Level(
        "pip",
        1,
        "Pip",
        frozenset(
            ("experience", "sets", "thinning", "defenses", "foes", "the end", "partners"),
        ),
    ),
    Level(
        "goldie",
        2,
        "Goldie",
        frozenset(("experience", "bargains", "sets", "defenses")),
    ),
    Level(
        "otto",
        3,
        "Otto",
        frozenset(("thinning", "defenses", "foes", "the end", "sets", "nuances")),
    ),
    Level(
        "tilda",
        4,
        "Tilda",
        frozenset(("thinning",)),
    ),
    Level(
        "bruno",
        5,
        "Bruno",
    ),
    Level(
        "vera",
        6,
        "Vera",
        budget=Budget(),
    ),
    Level(
        "sibyl",
        7,
        "Sibyl",
        budget=A_ROUND,
        insight=True,
    ),
)
"""From the one who has just learned the game to the one who is hard to beat."""


BY_ID: Final = {level.id: level for level in LEVELS}


def name_of(bot: str) -> str:
    """Return the name of a bot at a table.

    >>> name_of("pip"), name_of("greedy"), name_of("mybot:MyBot")
    ('Pip', 'Greedy', 'MyBot')
    """
    if bot in BY_ID:
        return BY_ID[bot].name
    _, colon, path = bot.partition(":")
    return path.rpartition(".")[2] if colon else bot.title()
