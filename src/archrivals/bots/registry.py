"""Bots by name: our own, those of installed packages, and ``module:Class``.

A package offers bots by entry points of the group ``archrivals.bots``. A name with a colon is
imported, so it must come from a person who may run code here: never resolve one off a wire.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Collection, Iterable
from functools import cache
from hashlib import sha256
from importlib.metadata import EntryPoint, entry_points
from operator import index
from typing import Final, cast

from archrivals.engine.sight import Sight
from archrivals.engine.state.asks import Ask
from archrivals.suggesting import nearest, unknown

from .bot import Bot, BotError, BotFactory, BotLike
from .conduct import CollectorBot
from .greedy import GreedyBot
from .levels import LEVELS
from .prodigy import ArchrivalBot, ProdigyBot
from .random_bot import KeenBot, RandomBot
from .thinking import MastermindBot, PlannerBot

BOTS: Final[dict[str, BotFactory]] = {
    "random": RandomBot,
    "keen": KeenBot,
    "greedy": GreedyBot,
    "collector": CollectorBot,
    "planner": PlannerBot,
    "mastermind": MastermindBot,
    "prodigy": ProdigyBot,
    "archrival": ArchrivalBot,
    **{level.id: level for level in LEVELS},
}
"""The bots that come with the package."""

GROUP: Final = "archrivals.bots"
"""The entry points by which a package offers bots."""


# --- Finding ----------------------------------------------------------------------------------


def bot_factory(name: str) -> BotFactory:
    """Return the maker of the bots of a name; :class:`BotError` lists the names there are.

    >>> bot_factory("greedy").__name__
    'GreedyBot'
    >>> bot_factory("gredy")
    Traceback (most recent call last):
    archrivals.bots.bot.BotError: no bot 'gredy'; did you mean 'greedy'?
    """
    if name in BOTS:
        return BOTS[name]
    module, colon, path = name.partition(":")
    if colon:
        return _imported(name, module, path)
    offered = installed_bots()
    if name not in offered:
        raise BotError(no_bot(name))
    return _loaded(name, offered[name].value)


def no_bot(name: str, more: Iterable[str] = ()) -> str:
    """That there is no such bot, and the nearest that there is."""
    known = [*BOTS, *more, *installed_bots()]
    return unknown(
        "bot", name, known, f"there are {', '.join(known)}, and your own as module:Class"
    )


@cache
def installed_bots() -> dict[str, EntryPoint]:
    """The bots that installed packages offer; they cannot take the name of one of ours."""
    return {each.name: each for each in entry_points(group=GROUP) if each.name not in BOTS}


def _loaded(name: str, value: str) -> BotFactory:
    module, _, path = value.partition(":")
    return _imported(name, module.strip(), path.strip())


def _imported(name: str, module: str, path: str) -> BotFactory:
    """A class by its module and its name there."""
    if not all(part.isidentifier() for part in (*module.split("."), *path.split("."))):
        raise BotError(f"no bot {name!r}: write module:Class, as in mybot:Mine")
    try:
        found: object = importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise BotError(f"no bot {name!r}: {module} needs a module {error.name!r}") from error
        raise BotError(
            f"no bot {name!r}: there is no module {error.name!r}, neither installed nor here"
        ) from None
    except (Exception, SystemExit) as error:
        raise BotError(f"no bot {name!r}: {module} cannot be imported: {_said(error)}") from error
    for part in path.split("."):
        if not hasattr(found, part):
            raise BotError(f"no bot {name!r}: {module} has no {part!r}{_nearest(part, found)}")
        found = getattr(found, part)
    if not callable(found):
        raise BotError(f"no bot {name!r}: it is not a class, and nothing else that makes a bot")
    return cast(BotFactory, found)  # whether it makes bots shows when it makes one


def _nearest(wrong: str, owner: object) -> str:
    close = nearest(wrong, [each for each in dir(owner) if each[0] != "_"])
    return f"; did you mean {close!r}?" if close else ""


def _said(error: BaseException) -> str:
    """An error in one line."""
    text = " ".join(str(error).split())
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


def import_from_here(names: Iterable[str]) -> None:
    """Let ``module:Class`` find a file of the current folder, as ``python -m`` does.

    The processes of a pool inherit the path. Names without a colon leave it alone.
    """
    here = os.getcwd()
    if any(":" in name for name in names) and not {"", here} & set(sys.path):
        sys.path.insert(0, here)


# --- Making -----------------------------------------------------------------------------------


def make_bot(bot: BotLike, seed: str = "", seat: int = 0) -> Bot:
    """A bot for one seat of one game, by its name or its class; one that is ready stays as it is.

    From the seed of a table every hand can be dealt again, so a bot that is not ours gets a hash.

    >>> make_bot("greedy", "monday", 1).name
    'greedy'
    """
    if not isinstance(bot, str) and not isinstance(bot, type) and hasattr(bot, "answer"):
        return bot
    factory = bot_factory(bot) if isinstance(bot, str) else cast(BotFactory, bot)
    name = name_for(bot)
    own = f"{seed}:{seat}"
    try:
        made = factory(own if name in BOTS else sha256(own.encode()).hexdigest())
    except (Exception, SystemExit) as error:
        raise BotError(f"{name} cannot be made from a seed: {_said(error)}") from error
    if not callable(getattr(made, "answer", None)):
        raise BotError(f"{name} is not a bot: it has no method answer(sight, ask)")
    return made


def check_bot(name: str, more: Collection[str] = ()) -> None:
    """Refuse a name that no bot can be made of; ``more`` are known to the caller alone."""
    if name in BOTS or name in more:
        return
    if ":" not in name and name not in installed_bots():
        raise BotError(no_bot(name, more))
    make_bot(name)


def name_for(bot: BotLike) -> str:
    """A name by which a bot can be found again: of a class its module and its own name.

    >>> name_for("greedy"), name_for(GreedyBot)
    ('greedy', 'archrivals.bots.greedy:GreedyBot')
    """
    if isinstance(bot, str):
        return bot
    kind = bot if hasattr(bot, "__qualname__") else type(bot)
    return f"{kind.__module__}:{kind.__qualname__}"


def remembers(name: str) -> bool:
    """Return whether a bot keeps count of what every player owns; one that we do not know may."""
    return bool(getattr(BOTS.get(name), "remembers", True))


def looks_ahead(name: str) -> bool:
    """Return whether a bot thinks ahead, on imagined tables; one that we do not know may."""
    return bool(getattr(BOTS.get(name), "looks_ahead", True))


def conducts(name: str) -> bool:
    """Return whether a bot thinks ahead where the game may be decided; see :mod:`.conduct`."""
    return bool(getattr(BOTS.get(name), "conducts", False))


# --- Asking -----------------------------------------------------------------------------------


def decide(bot: Bot, sight: Sight, ask: Ask, name: str = "") -> int:
    """A bot's answer, checked; a bot that breaks down is named in a :class:`BotError`."""
    try:
        answer = bot.answer(sight, ask)
    except (Exception, SystemExit) as error:
        raise BotError(f"{name or name_for(bot)} broke down{_at(ask)}: {_said(error)}") from error
    try:
        number = index(answer)
    except TypeError:
        number = -1
    if not 0 <= number < len(ask.options):
        raise BotError(
            f"{name or name_for(bot)} answered {answer!r}{_at(ask)}, "
            f"where there are options 0 to {len(ask.options) - 1}"
        )
    return number


def _at(ask: Ask) -> str:
    return f" when seat {ask.seat} was asked ({ask.kind})"
