"""Tables from which the examples of Heroes Unite start, unless one says otherwise.

Seat 0 is Batgirl and takes the first turn; her deck holds only Punches. Each foe holds three
Punches and two Vulnerabilities, so no Defense, above a deck of Punches. Discard piles are empty and
nothing is in play.
"""

from __future__ import annotations

import json
from itertools import groupby

from script import ME, Script

from archrivals.engine.records import to_plain
from archrivals.engine.state.flat import STACK, SUPER_VILLAINS
from archrivals.engine.table import Table

HEROES = ("Batgirl", "Hawkman", "Black Canary", "Nightwing", "Red Tornado")
HELD = ("Punch", "Punch", "Punch", "Vulnerability", "Vulnerability")


def standard(table: Script, players: int = 2) -> Script:
    """Arrange what every example shares; a test arranges the rest."""
    table.players(players)
    for seat in range(players):
        table.hero(seat, HEROES[seat])
        table.deck(seat, *["Punch"] * (10 if players == 2 else 5))
        if seat != ME:
            table.hand(seat, *HELD)
    return table


def play_all(table: Script, *names: str) -> Script:
    """Play these cards, one after the other."""
    for name in names:
        table.play(name)
    return table


def offered(table: Script, verb: str) -> list[str]:
    """Return the names of the cards that the active player may buy, play, use or hunt."""
    said = [option.partition(" ") for option in table.turn_options()]
    return [name for first, _, name in said if first == verb]


def nobody_defends(table: Script, *seats: int) -> None:
    """Assert that these seats hold no Defense, and let the Attack hit them."""
    for seat in seats:
        table.asks(seat, "defend", ["none"]).answer("none")


def steps_of_the_end(table: Script) -> list[str]:
    """Return what happened since the turn's end was announced, one entry for each step."""
    events = table.table.events(ME)
    at = max(i for i, event in enumerate(events) if event.kind == "end-turn")
    steps = []
    for event in events[at:]:
        if event.kind == "move":
            steps.append(f"{event.from_.zone} to {event.to.zone}")
        elif event.kind not in ("shuffle", "choice", "fires"):
            steps.append(event.kind)
    return [step for step, _ in groupby(steps)]


def shown(table: Table, viewer: int) -> str:
    """Return all that one viewer is shown, to look for the id of a hidden card in it.

    The log is part of it where the table keeps one: forks do not.
    """
    events = () if table.state.log is None else table.events(viewer)
    return json.dumps(to_plain([table.view(viewer), events]))


def kicks_left(table: Script) -> int:
    """Return the number of Kicks in their stack."""
    return len(table.names(STACK))


def villains_left(table: Script) -> int:
    """Return the number of cards in the Super-Villain stack."""
    return len(table.names(SUPER_VILLAINS))
