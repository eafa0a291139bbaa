"""The interface of a bot: an author of a new one needs nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

from archrivals.engine.sight import Sight
from archrivals.engine.state.asks import Ask


class Bot(Protocol):
    """Answers asks from a seat's sight; the same seed, seat and game give the same answers.

    A bot is made for one seat of one game, as ``Mine(seed)``. On a server it is made again for each
    ask, so it keeps nothing between two answers that it could not work out again.

    Two class attributes save work where a bot sets them to False: ``remembers`` (it calls
    ``sight.owned``) and ``looks_ahead`` (it calls ``sight.imagine`` or ``sight.imagination``).

    >>> class First:
    ...     def __init__(self, seed: str) -> None: ...
    ...
    ...     def answer(self, sight: Sight, ask: Ask) -> int:
    ...         return 0
    >>> bot: Bot = First("any")
    """

    def answer(self, sight: Sight, ask: Ask) -> int:
        """The number of the chosen option, from 0 to ``len(ask.options) - 1``."""
        ...


BotFactory: TypeAlias = Callable[[str], Bot]
"""Makes a bot from a seed: the class of a bot does."""

BotLike: TypeAlias = str | BotFactory | Bot
"""A bot wherever one is wanted: by its name, by its class, or ready to play."""


class BotError(ValueError):
    """A bot that cannot be found or made, or that broke down; the message names it."""
