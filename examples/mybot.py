"""A bot of your own: it plays what it can, then buys the dearest card; the rest is luck.

archrivals match mybot:Mine greedy
"""

from random import Random

from archrivals import Ask, Sight


class Mine:
    def __init__(self, seed: str) -> None:
        self.luck = Random(seed)

    def answer(self, sight: Sight, ask: Ask) -> int:
        best, choice = 0, self.luck.randrange(len(ask.options))
        for number, (verb, what) in enumerate(ask.options):
            if verb in ("play", "use"):
                return number
            if verb == "buy":
                worth = 1 + (sight.card(what).cost or 0)
                if worth > best:
                    best, choice = worth, number
        return choice
