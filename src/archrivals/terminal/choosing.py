"""``archrivals`` alone at a terminal: in the browser, here, or as a host for friends."""

from __future__ import annotations

import sys
from typing import Final

from archrivals import __version__

from .system import system_language
from .words import words

BROWSER, HERE, HOST, LIST = "1", "2", "3", "?"
COMMANDS: Final = {BROWSER: ("open",), HERE: ("play",), HOST: ("serve", "--lan", "--open")}


def chosen() -> tuple[str, ...] | None:
    """Ask what to do, and return the words of that command; none if the player leaves.

    Enter is the first. ``--help`` stands for the list of all commands.
    """
    say = words(system_language())
    print(say("start", version=__version__))
    while True:
        print(say("start-ask"), end="", flush=True)
        line = sys.stdin.readline()
        wish = line.strip().lower()
        if not line or wish == "q":
            print("" if line else "\n", end="")
            return None
        if wish == LIST:
            return ("--help",)
        if not wish or wish in COMMANDS:
            return COMMANDS[wish or BROWSER]
