"""The parsers: one for the list of commands, and one for each command, filled when it is called."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from textwrap import wrap
from typing import TYPE_CHECKING, Any, NoReturn

from archrivals.origin import version
from archrivals.suggesting import unknown

from .commands import GROUPS, INDEX
from .commands.command import Usage

if TYPE_CHECKING:
    from .commands.command import Command


def parser() -> CommandsParser:
    """All commands; each gets its options when it is called."""
    top = CommandsParser(
        prog="archrivals",
        description="Play, study and extend superhero deck-building games.",
        epilog="`archrivals COMMAND --help` explains a command and shows examples.\n"
        "First time? `archrivals` alone asks where you want to play.",
    )
    top.add_argument(
        "--version",
        action="version",
        version=f"archrivals {version()}",
        help="show the version and exit",
    )
    return top


class HelpPage(argparse.HelpFormatter):
    """Keeps the line breaks of a text, and wraps lines that are too long for the terminal."""

    def __init__(self, prog: str, **given: Any) -> None:
        super().__init__(prog, **given)
        self._width = min(self._width, 100)

    def _split_lines(self, text: str, width: int) -> list[str]:
        return [part for line in text.splitlines() for part in wrapped(line, width)]

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        lines = text.splitlines()
        return "\n".join(indent + part for line in lines for part in wrapped(line, width))


def wrapped(line: str, width: int) -> list[str]:
    """Return a line in parts; the rest of an example is indented further than its beginning.

    >>> wrapped("  archrivals play --bots otto", 20)
    ['  archrivals play', '      --bots otto']
    """
    margin = len(line) - len(line.lstrip())
    return wrap(line, width, subsequent_indent=" " * (3 * margin), break_on_hyphens=False) or [""]


class Parser(argparse.ArgumentParser):
    """A parser that reports a mistake in one sentence, with the nearest thing that is right."""

    def __init__(self, **given: Any) -> None:
        super().__init__(formatter_class=HelpPage, **given)

    def error(self, message: str) -> NoReturn:
        """Report the mistake and where to read on; exit code 2."""
        print(f"{self.prog}: {message} (see `{self.prog} --help`)", file=sys.stderr)
        sys.exit(2)

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        # argparse calls this for every value; its own sentence lists the choices, all twenty.
        if action.choices is None or value in action.choices:
            return
        if isinstance(action, argparse._SubParsersAction):
            raise Usage(unknown("command", value, action.choices, "`archrivals --help` lists all"))
        name = "/".join(action.option_strings) or action.metavar or action.dest
        *most, last = map(str, action.choices)
        choices = f"{', '.join(most)} or {last}" if most else last
        raise Usage(f"{name} takes {choices}, not {value!r}")


class CommandsParser(Parser):
    """The parser of ``archrivals`` itself."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.commands = self.add_subparsers(
            metavar="COMMAND", dest="command", parser_class=CommandParser
        )
        for name, (_, summary) in INDEX.items():
            self.commands.add_parser(name, help=summary, command=name)

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parse; without a command, ask for one."""
        options, left = self.parse_known_args(args, namespace)
        if options.command is None and not left:
            return self._asked()
        if left:
            self._refuse(left[0], options.command)
        return options

    def _asked(self) -> Any:
        """Return the options of what the player chooses; without a terminal, list the commands."""
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            self.print_help(sys.stderr)
            sys.exit(2)
        from .choosing import chosen

        wish = chosen()
        if wish is None:
            sys.exit(0)
        return self.parse_args(wish)

    def _refuse(self, word: str, command: str | None) -> NoReturn:
        called = self if command is None else self.commands.choices[command]
        if not word.startswith("-"):
            called.error(f"{word!r} is one argument too many")
        options = [name for name in called._option_string_actions if name.startswith("--")]
        where = f"`{called.prog} --help` lists all"
        raise Usage(unknown("option", word.split("=")[0], options, where))

    def format_help(self) -> str:
        """The commands in groups, which argparse itself cannot do."""
        page = self._get_formatter()
        page.add_usage(self.usage, self._actions, self._mutually_exclusive_groups)
        page.add_text(self.description)
        lines = {line.dest: line for line in self.commands._get_subactions()}
        for title, names in GROUPS.items():
            page.start_section(title)
            page.add_arguments([lines[name] for name in names])
            page.end_section()
        page.start_section("options")
        page.add_arguments(self._get_optional_actions())
        page.end_section()
        page.add_text(self.epilog)
        return page.format_help()


class CommandParser(Parser):
    """The parser of one command: imports its module when it has something to parse."""

    def __init__(self, *, command: str, **given: Any) -> None:
        super().__init__(**given)
        self._command = command
        self._complete = False

    def complete(self) -> None:
        """Add the options, the examples and the function to run."""
        if self._complete:
            return
        self._complete = True
        module, summary = INDEX[self._command]
        found = import_module(module, "archrivals.terminal.commands")
        command: Command = found.COMMANDS[self._command]
        self.description = f"{summary}. {command.teaches}"
        self.epilog = f"examples:\n{command.examples}"
        self.set_defaults(run=command.run)
        command.options(self)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parse, once the options are known."""
        self.complete()
        return super().parse_known_args(args, namespace)
