"""Any legal answer, each with the same chance."""

from __future__ import annotations

from random import Random

from archrivals.engine.sight import Sight
from archrivals.engine.state.asks import Ask


class RandomBot:
    """Plays at random: the floor of the ladder, and the fuzzer of the engine."""

    name = "random"
    remembers = False
    looks_ahead = False

    def __init__(self, seed: str) -> None:
        self._random = Random(seed).random

    def answer(self, sight: Sight, ask: Ask) -> int:
        """One of the options."""
        return int(self._random() * len(ask.options))


class KeenBot(RandomBot):
    """Also random, but seldom stops while there is something to do: shorter, richer games."""

    name = "keen"

    def answer(self, sight: Sight, ask: Ask) -> int:
        """One of the options, nine times in ten one that acts."""
        options = range(len(ask.options))
        if ask.kind == "turn" and self._random() < 0.9:
            acts = [at for at in options if ask.options[at][0] not in ("end", "done", "call")]
            if acts:
                return acts[int(self._random() * len(acts))]
        return int(self._random() * len(options))
