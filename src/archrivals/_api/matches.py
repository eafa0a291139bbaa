"""Matches between bots: which one is better, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Unpack

from archrivals.bots import BotFactory
from archrivals.engine.play.dealing import check
from archrivals.lab import matches
from archrivals.lab.blocks import Match
from archrivals.lab.executors import crew_for
from archrivals.lab.reports import match_result

from .bots import match_name
from .setups import Seed, TableOptions, seed_text, setup_for


class MatchResult:
    """The result of a match; ``print`` shows it, ``figures`` has all of it as plain data."""

    __slots__ = ("figures",)

    def __init__(self, figures: dict[str, Any]) -> None:
        self.figures = figures

    def __str__(self) -> str:
        return match_result(self.figures)

    def __repr__(self) -> str:
        names = " ".join(self.figures["averages"])
        return f"<MatchResult {names}, {self.figures['games']} games>"

    def share(self, bot: str, against: str) -> float:
        """A bot's share of the wins against another, from 0 to 1.

        >>> match = play_match(["greedy", "random"], blocks=1, super_villains=2)
        >>> match.share("random", "greedy")
        0.0
        """
        found = {(each["candidate"], each["opponent"]): each for each in self.figures["pairs"]}
        if (bot, against) in found:
            return float(found[bot, against]["share"])
        if (against, bot) in found and self.figures["sides"] == 2:
            return 1 - float(found[against, bot]["share"])
        raise ValueError(f"{bot} and {against} have not met in this match")

    @property
    def failures(self) -> list[str]:
        """Return the errors in deals that do not count, with the bot's name."""
        return [str(each["error"]) for each in self.figures["failures"]]


def play_match(
    bots: Sequence[str | BotFactory],
    *,
    blocks: int = 100,
    seed: Seed = "1",
    jobs: int = 1,
    sprt: tuple[float, float] | None = None,
    **table: Unpack[TableOptions],
) -> MatchResult:
    """Let bots meet, each deal from every side of the table; more than two meet all others.

    ``blocks`` are deals, ``jobs`` processes, ``sprt`` two shares of wins between which a test
    decides and may stop early. All other words are those of a :class:`Table`. A bot is a name, a
    ``module:Class`` or a class that stands in a module. The same words give the same figures.

    >>> match = play_match(["greedy", "random"], blocks=3, super_villains=2)
    >>> match.share("greedy", "random")
    1.0
    """
    names = tuple(match_name(bot) for bot in bots)
    if len(names) < 2 or len(set(names)) < len(names):
        raise ValueError("a match needs two bots or more, each named once")
    if blocks < 1 or jobs < 1:
        raise ValueError("blocks and jobs are at least 1")
    setup, own = setup_for(**table)
    match = Match(names, setup, blocks=blocks, seed=seed_text(seed), own=own)
    check(match.setup, match.cat)
    outcome = matches.play_match(match, crew_for(match, jobs), sprt)
    if outcome.interrupted:
        raise KeyboardInterrupt
    return MatchResult(matches.as_json(outcome))
