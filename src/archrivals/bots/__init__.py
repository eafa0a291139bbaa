"""Players that are programs; they see what a seat sees and nothing else."""

from __future__ import annotations

from .bot import Bot, BotError, BotFactory, BotLike
from .registry import (
    BOTS,
    bot_factory,
    check_bot,
    conducts,
    decide,
    import_from_here,
    installed_bots,
    looks_ahead,
    make_bot,
    name_for,
    no_bot,
    remembers,
)

__all__ = [
    "BOTS",
    "Bot",
    "BotError",
    "BotFactory",
    "BotLike",
    "bot_factory",
    "check_bot",
    "conducts",
    "decide",
    "import_from_here",
    "installed_bots",
    "looks_ahead",
    "make_bot",
    "name_for",
    "no_bot",
    "remembers",
]
