"""``archrivals completion``: the scripts by which a shell completes commands, options and names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from .command import Command, Options, Parser, Usage
from .tables import bot_names, box_names, recipe_names

SHELLS: Final = ("bash", "zsh", "fish")


def _languages() -> list[str]:
    from archrivals.speech import LANGUAGES

    return list(LANGUAGES)


def _rules() -> list[str]:
    from archrivals.boxes.ledger import LEDGER
    from archrivals.engine.language.ledger import PARTS

    return [*box_names(), *PARTS, *LEDGER]


NAMES: Final[dict[str, Callable[[], list[str]]]] = {
    "bots": bot_names,
    "boxes": box_names,
    "languages": _languages,
    "recipes": recipe_names,
    "rules": _rules,
}
"""Names that a script asks for when they are wanted, so that it also completes new bots."""

METAVARS: Final = {
    "BOT": "bots",
    "BOT[,BOT...]": "bots",
    "BOX": "boxes",
    "CODE": "languages",
    "DIR": "directory",
    "FILE": "file",
    "ID|WORD": "rules",
    "RECIPE": "recipes",
}
"""What an argument is, by its name on the help page; the shell knows files and directories."""


def _completion_options(parser: Parser) -> None:
    parser.add_argument(
        "shell", nargs="?", choices=SHELLS, metavar="SHELL", help="bash, zsh or fish"
    )
    parser.add_argument(
        "--list",
        choices=NAMES,
        metavar="NAMES",
        help=f"print the names that the script completes instead\n{', '.join(NAMES)}",
    )


def completion(options: Options) -> int:
    """Print a script, or the names it asks for."""
    if options.list is not None:
        print("\n".join(NAMES[options.list]()))
    elif options.shell is None:
        raise Usage("name a shell: archrivals completion bash, zsh or fish")
    else:
        print(script(options.shell))
    return 0


def script(shell: str) -> str:
    """The script for a shell, made from the parsers."""
    try:
        import shtab
    except ModuleNotFoundError:
        raise Usage("completion needs shtab: pip install 'archrivals[terminal]'") from None
    from archrivals.terminal.parsing import parser

    top = parser()
    summaries = {line.dest: line.help for line in top.commands._get_subactions()}
    for name, command in top.commands.choices.items():
        command.complete()
        command.description = summaries[name]  # a menu has one line for each command
        for action in command._actions:
            kind = METAVARS.get(str(action.metavar))
            if kind is not None:
                asked = _asked_for(kind, shtab.cmd) if kind in NAMES else kind
                action.complete = asked  # type: ignore[attr-defined]  # where shtab looks
    made = str(shtab.complete(top, shell))
    if shell == "zsh":  # shtab 1.13 writes (*) for "one or more", by which zsh takes just one
        made = made.replace('"(*)::', '"*:').replace('"(*):', '"*:')
    return made


def _asked_for(kind: str, command: Callable[[str], Any]) -> dict[str, Any]:
    """Return the options by which a shell gets the names of a kind: it asks this program.

    shtab's own way would have zsh ask for all names at once, when it loads the script.
    """
    words = f"archrivals completion --list {kind}"
    made: dict[str, Any] = command(words)
    function = f"_archrivals_{kind}"
    named = f'{function}() {{ compadd "$@" -- ${{(f)"$({words})"}} }}'
    return made | {"zsh": function, "preamble": made["preamble"] | {"zsh": named}}


COMMANDS: Final = {
    "completion": Command(
        "Save it where your shell looks for completions (zsh: in a folder of its fpath), and start "
        "a new shell. This command needs archrivals[terminal]; the script itself does not.",
        "  archrivals completion bash > ~/.local/share/bash-completion/completions/archrivals\n"
        "  archrivals completion zsh > ~/.zfunc/_archrivals\n"
        "  archrivals completion fish > ~/.config/fish/completions/archrivals.fish",
        _completion_options,
        completion,
    ),
}
