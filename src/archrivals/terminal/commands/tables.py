"""Which table is meant: its box or recipe, its bots, and the options several commands share."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from archrivals.suggesting import unknown

from .command import Options, Parser, Usage, at_least

if TYPE_CHECKING:
    from archrivals.engine.language.rules import Recipe, Setup

# --- Names ------------------------------------------------------------------------------------


def box_names() -> list[str]:
    """The ids of all boxes."""
    from archrivals.boxes import BOXES

    return list(BOXES)


def box_words() -> str:
    """Describe the ways to name a box, for help pages."""
    return f"{', '.join(box_names())}, or the file of your own (see `archrivals box`)"


def box_named(name: str) -> str:
    """The id of a box that there is."""
    if name not in box_names():
        raise Usage(unknown("box", name, box_names()))
    return name


def box_or_file(name: str) -> str:
    """The id of a box that there is, or the name of a file, which is read when it is played."""
    from archrivals.box_files import is_file_name

    return name if is_file_name(name) else box_named(name)


def bot_names() -> list[str]:
    """The names of all bots: ours, and those of installed packages."""
    from archrivals.bots import BOTS, installed_bots

    return [*BOTS, *installed_bots()]


def bot_named(name: str, more: tuple[str, ...] = ()) -> str:
    """The name of a bot that there is; ``more`` are known to one command only.

    A ``module:Class`` may be a file of the current folder.
    """
    from archrivals.bots import BotError, check_bot, import_from_here

    import_from_here([name])
    try:
        check_bot(name, more)
    except BotError as error:
        raise Usage(str(error)) from None
    return name


def bots_named(text: str) -> tuple[str, ...]:
    """Bots by their names, with commas between them."""
    return tuple(bot_named(name.strip()) for name in text.split(","))


def recipe_names() -> list[str]:
    """The ids of all ready-made recipes."""
    from archrivals.boxes.recipes import RECIPES

    return list(RECIPES)


def recipe_named(name: str) -> Recipe:
    """A ready-made recipe by its id, or one out of a file, checked."""
    from archrivals.boxes.mixing import reasons_against
    from archrivals.boxes.recipes import RECIPES
    from archrivals.engine.saving import SaveError, recipe_from_json

    if name in RECIPES:
        return RECIPES[name]
    if not name.endswith(".json"):
        raise Usage(unknown("recipe", name, RECIPES))
    try:
        recipe = recipe_from_json(read_json(Path(name)))
    except SaveError as error:
        raise Usage(f"{name}: {error}") from None
    problems = reasons_against(recipe)
    if problems:
        raise Usage(f"{name} cannot be played: {'; '.join(problems)}")
    return recipe


def language_named(code: str) -> str:
    """The code of a language that there is."""
    from archrivals.speech import LANGUAGES

    if code not in LANGUAGES:
        raise Usage(unknown("language", code, LANGUAGES))
    return code


def read_json(file: Path) -> dict[str, Any]:
    """The JSON object in a file."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise Usage(f"cannot read {file}: {error.strerror}") from None
    except ValueError:
        raise Usage(f"cannot read {file}: it is not JSON") from None
    if not isinstance(data, dict):
        raise Usage(f"cannot read {file}: it is JSON, but not an object")
    return data


# --- Options ----------------------------------------------------------------------------------


def table_options(parser: Parser, bots: str = "", box: Callable[[str], str] = box_or_file) -> None:
    """The options that describe a table; ``--bots`` where a command has a default for it."""
    from archrivals.engine.language.rules import DEFAULT_BOX, HERO_CHOICES, VARIANTS

    parser.add_argument(
        "--box",
        type=box,
        default=DEFAULT_BOX,
        metavar="BOX",
        help=f"the box to play (default: {DEFAULT_BOX})\n{box_words()}",
    )
    parser.set_defaults(recipe_word="")
    parser.add_argument(
        "--recipe",
        action=_Recipe,
        metavar="RECIPE",
        help="play a mixture of boxes instead: an id from `archrivals recipes`, or a JSON file",
    )
    parser.add_argument(
        "--players",
        type=at_least(2),
        metavar="N",
        help="number of players (default: 2, or what the recipe says)",
    )
    if bots:
        parser.add_argument(
            "--bots",
            type=bots_named,
            default=bots,
            metavar="BOT[,BOT...]",
            help=f"the bots, seat by seat; a short list repeats (default: {bots})\n"
            f"{', '.join(bot_names())}, or one of your own as module:Class",
        )
    parser.add_argument(
        "--super-villains",
        type=int,
        default=8,
        metavar="N",
        help="length of the game, 2 to 12: 8 is standard (the default), 4 is short",
    )
    parser.add_argument(
        "--heroes",
        choices=HERO_CHOICES,
        default="deal",
        help=f"how players get their Super Heroes (default: deal)\n{choice_lines(HERO_CHOICES)}",
    )
    parser.add_argument(
        "--variant",
        action="append",
        choices=VARIANTS,
        default=[],
        help=f"play a variant; can be given more than once\n{choice_lines(VARIANTS)}",
    )
    parser.add_argument("--seed", metavar="WORD", help="the same seed gives the same shuffles")


def cast_option(parser: Parser) -> None:
    """``--cast``: who plays, where a command asks for one table."""
    parser.add_argument(
        "--cast",
        metavar="NAME[,NAME...]",
        help="who plays, seat by seat: Characters by name, Super Heroes by id. With --recipe the\n"
        "main deck follows from the Characters, and with --heroes pick the players pick among them",
    )


class _Recipe(argparse.Action):
    """Keeps a recipe, and the word by which a command can name it again."""

    def __call__(
        self, parser: Parser, namespace: Options, values: Any, option_string: str | None = None
    ) -> None:
        namespace.recipe, namespace.recipe_word = recipe_named(values), values


def choice_lines(choices: dict[str, str]) -> str:
    """The values of an option, each with its meaning."""
    return "\n".join(f"{name}: {meaning}" for name, meaning in choices.items())


def jobs_option(parser: Parser) -> None:
    """``--jobs``, for work that several processes can share."""
    parser.add_argument(
        "--jobs",
        type=at_least(1),
        default=1,
        metavar="N",
        help="number of processes (default: 1)",
    )


def language_option(parser: Parser) -> None:
    """``--language``: in which language the answer is."""
    from archrivals.terminal.system import system_language

    parser.add_argument(
        "--language",
        type=language_named,
        default=system_language(),
        metavar="CODE",
        help="language of the answer: en, es or de (default: the language of your system)",
    )


def json_option(parser: Parser, what: str) -> None:
    """``--json``: the same answer for programs."""
    parser.add_argument("--json", action="store_true", help=f"print {what} as JSON")


def setup_from(options: Options) -> Setup:
    """The table that these options describe."""
    variants = tuple(dict.fromkeys(options.variant))
    if options.recipe is not None:
        from archrivals.boxes.mixing import setup_of

        cast = _cast(options)
        setup = setup_of(options.recipe, options.players, hero_choice=options.heroes, heroes=cast)
        return replace(setup, super_villains=options.super_villains, variants=variants)
    from archrivals.box_files import setup_called

    return replace(
        setup_called(options.box, options.players or max(2, len(_cast(options)))),
        super_villains=options.super_villains,
        hero_choice=options.heroes,
        heroes=_cast(options),
        variants=variants,
    )


def _cast(options: Options) -> tuple[str, ...]:
    """Return who plays, as named on the command line."""
    return tuple(name.strip() for name in options.cast.split(",")) if options.cast else ()
