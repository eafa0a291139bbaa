"""The index of the commands: each module is imported when one of its commands is called.

``archrivals --help`` needs this index and nothing else, so it imports nothing.
"""

from __future__ import annotations

GROUPS: dict[str, dict[str, tuple[str, str]]] = {
    "play": {
        "open": (".playing", "Play in the browser, on this machine, without a server"),
        "play": (".playing", "Play against bots in the terminal"),
        "recipes": (".looking_up", "List the boxes and the mixtures you can play"),
    },
    "look up": {
        "cards": (".looking_up", "Look up cards"),
        "rules": (".looking_up", "Look up rules"),
    },
    "make cards": {
        "box": (".making", "Make a box of your own: new, check, show, diff, export"),
    },
    "saved games": {
        "replay": (".saved_games", "Step through a saved game"),
        "verify": (".saved_games", "Check a saved game against its seed"),
        "coach": (".saved_games", "Review a finished game with the coach"),
    },
    "study": {
        "simulate": (".studying", "Let bots play many games"),
        "match": (".studying", "Compare bots on paired deals"),
        "lab": (".balancing", "Measure what cards, heroes and the first turn are worth"),
    },
    "serve": {
        "serve": ("archrivals.admin.serving", "Run a server for yourself and your friends"),
        "gateway": ("archrivals.admin.serving", "Run a gateway of a cluster"),
        "host": ("archrivals.admin.serving", "Run a table host of a cluster"),
        "bots": ("archrivals.admin.serving", "Run a bot worker of a cluster"),
        "schema": ("archrivals.admin.serving", "Print the JSON Schema of the wire protocol"),
    },
    "look after a server": {
        "admin": ("archrivals.admin.tasks", "Moderate and operate a server"),
        "doctor": ("archrivals.admin.upkeep", "Check an installation and say what to fix"),
        "backup": ("archrivals.admin.upkeep", "Back up a server while people play"),
        "restore": ("archrivals.admin.upkeep", "Restore a backup into an empty place"),
        "migrate": ("archrivals.admin.serving", "Upgrade the database of a server"),
    },
    "set up and develop": {
        "completion": (".completing", "Print the completion script for a shell"),
        "bench": (".measuring", "Measure the speed of the engine"),
        "coverage": (".measuring", "List the cards and rules that have no test"),
    },
}
"""The groups of the help page: for each command its module and its one-line summary.

The players' commands are next to this index, the operator's in ``archrivals.admin``.
"""

INDEX: dict[str, tuple[str, str]] = {
    name: entry for group in GROUPS.values() for name, entry in group.items()
}
"""Every command by its name."""
