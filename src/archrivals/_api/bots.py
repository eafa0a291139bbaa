"""Bots by name."""

from __future__ import annotations

from archrivals.bots import BOTS, BotError, BotFactory, check_bot, installed_bots, name_for
from archrivals.lab.lab_bots import LAB_BOTS


def list_bots() -> list[str]:
    """The names of all bots: ours, then those of installed packages.

    >>> list_bots()[:3]
    ['random', 'keen', 'greedy']
    """
    return [*BOTS, *installed_bots()]


def match_name(bot: str | BotFactory) -> str:
    """The name by which every process of a match finds a bot; those of the lab may also play."""
    name = name_for(bot)
    if "<locals>" in name:
        raise BotError(f"{name} stands inside a function: move it to a module to play a match")
    check_bot(name, LAB_BOTS)
    return name
