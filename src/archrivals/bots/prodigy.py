"""Those who have learned by watching: the network alone, and the network inside the search."""

from __future__ import annotations

from typing import Final

from archrivals.engine.sight import Sight
from archrivals.engine.state.asks import Ask

from .learned import LearnedBot, worth_of
from .network import network_for
from .options import Decision
from .thinking import A_ROUND, GLANCE, Budget, PlannerBot, Thought, candidates
from .worth import Worth

OVERRULE_MARGIN: Final = 0.25
"""By how much an option must score above what experience says, to be taken instead."""

UNTAUGHT: Final = frozenset({"assist", "give-assist", "player"})
"""The network's lessons come from tables of two: of helping a teammate, and of which of several
to choose, it has learned nothing."""

HOPELESS_MARGIN: Final = 0.7
"""An option that scores so far below what experience says is not worth a thought."""


def scores(worth: Worth, sight: Sight, ask: Ask, first: int) -> list[float]:
    """Return the network's score of each option; ``first`` is the choice of experience."""
    return network_for(worth).scores(Decision(worth, sight, ask, first))


class InsightBot(LearnedBot):
    """The Collector, but with the worth of cards that games played to their end have shown."""

    name = "insight"

    def appraised(self, sight: Sight) -> Worth:
        """Return what this bot knows of the worth of this table's cards."""
        return worth_of(sight.cat, confrontations=sight.confrontations, insight=True)


def sensed(bot: LearnedBot, sight: Sight, ask: Ask, first: int) -> int:
    """The option that scores best, if it is clearly above what experience says.

    Whether to confront is not for the network: that is counted out.
    """
    if ask.kind == "announce" or ask.kind in UNTAUGHT:
        return first
    options = candidates(bot, sight, ask, first, len(ask.options))
    promise = scores(bot.worth(sight), sight, ask, first)
    chosen = max(options, key=promise.__getitem__)
    return chosen if promise[chosen] > promise[first] + OVERRULE_MARGIN else first


class SensingBot(PlannerBot):
    """Buys with insight, and begins with what the network says."""

    experience = InsightBot

    def sensed(self, sight: Sight, ask: Ask, first: int) -> int:
        """Return the network's choice where it is sure."""
        return sensed(self._inner, sight, ask, first)


class ProdigyBot(SensingBot):
    """Sees at a glance what others have to think through; experience answers the rest.

    Before it announces a Confrontation it counts its hand: the one thing that it plays out.
    """

    name = "prodigy"
    budget = Budget(worlds=2, nodes=60, gate=0.5)

    def thought(self, sight: Sight, ask: Ask, first: int) -> Thought | None:
        """Play out a Confrontation, and nothing else."""
        return super().thought(sight, ask, first) if ask.kind == "announce" else None


class ArchrivalBot(SensingBot):
    """Thinks as the mastermind does, of what the network has hopes of; it must beat its choice."""

    name = "archrival"
    budget = A_ROUND

    def considered(self, sight: Sight, ask: Ask, first: int) -> list[int]:
        """Return the option that seems best, then those that score next, without hopeless ones."""
        if ask.kind in UNTAUGHT:
            return super().considered(sight, ask, first)
        options = candidates(self._inner, sight, ask, first, len(ask.options))
        if len(options) < 2:
            return options
        promise = scores(self.worth(sight), sight, ask, first)
        floor = promise[first] - HOPELESS_MARGIN
        others = [at for at in options[1:] if promise[at] > floor]
        others.sort(key=lambda at: -promise[at])
        return [first, *others[: GLANCE.options - 1]]
