"""The parts of a command, and the errors that it reports to the caller."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import NamedTuple

Options = argparse.Namespace
Parser = argparse.ArgumentParser


class Command(NamedTuple):
    """One command: the sentences and examples of its help page, its options, what it does."""

    teaches: str
    """Follows the summary of the index on the help page."""
    examples: str
    options: Callable[[Parser], None]
    run: Callable[[Options], int]


class Usage(SystemExit):
    """A mistake of the caller's: said in one line, exit code 2."""

    def __init__(self, message: str) -> None:
        print(f"archrivals: {message}", file=sys.stderr)
        super().__init__(2)


def no_options(parser: Parser) -> None:
    """For a command that takes nothing."""


def at_least(least: int) -> Callable[[str], int]:
    """The type of an option that takes a whole number, for ``add_argument``."""

    def number(text: str) -> int:
        if not text.isascii() or not text.isdigit() or int(text) < least:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number of at least {least}")
        return int(text)

    return number
