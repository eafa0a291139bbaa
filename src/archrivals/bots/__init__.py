"""Players that are programs; they see what a seat sees and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from archrivals.engine.asks import Ask
from archrivals.engine.sight import Sight

from .greedy import GreedyBot
from .learned import LearnedBot
from .levels import LEVELS
from .prodigy import ArchrivalBot, ProdigyBot
from .random_bot import KeenBot, RandomBot
from .thinking import MastermindBot, PlannerBot


class Bot(Protocol):
    """Answers asks from a seat's sight; the same seed, seat and game give the same answers."""

    name: str

    def answer(self, sight: Sight, ask: Ask) -> int:
        """The number of the chosen option."""
        ...


BOTS: Final[dict[str, Callable[[str], Bot]]] = {
    "random": RandomBot,
    "keen": KeenBot,
    "greedy": GreedyBot,
    "collector": LearnedBot,
    "planner": PlannerBot,
    "mastermind": MastermindBot,
    "prodigy": ProdigyBot,
    "archrival": ArchrivalBot,
    **{level.id: level for level in LEVELS},
}

REMEMBERING: Final = frozenset(
    name for name, bot in BOTS.items() if getattr(bot, "remembers", False)
)
"""Bots that keep count of what every player owns; all others are not even told."""

THINKING: Final = frozenset(
    name for name, bot in BOTS.items() if getattr(bot, "looks_ahead", False)
)
"""Bots that think ahead, on imagined tables."""


def make_bot(name: str, seed: str, seat: int) -> Bot:
    """A bot by its name, for one seat of one game."""
    if name not in BOTS:
        raise ValueError(f"no bot {name!r}: {', '.join(BOTS)}")
    return BOTS[name](f"{seed}:{seat}")
