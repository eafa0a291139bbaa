"""Any legal answer, each with the same chance."""

from __future__ import annotations

from random import Random

from archrivals.engine.asks import Ask
from archrivals.engine.sight import Sight


class RandomBot:
    """Plays at random: the floor of the ladder, and the fuzzer of the engine."""

    name = "random"

    def __init__(self, seed: str) -> None:
        self._random = Random(seed).random

    def answer(self, sight: Sight, ask: Ask) -> int:
        """One of the options."""
        return int(self._random() * len(ask.options))
