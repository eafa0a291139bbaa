"""What must hold at every step; tests and long runs check it."""

from __future__ import annotations

from .state import State
from .table import Table


class Broken(AssertionError):
    """An invariant does not hold: a bug of ours, never a player's fault."""


def check(table: Table) -> None:
    """Each card in exactly one zone, totals constant, Power not negative, no empty ask."""
    s: State = table.state
    seen: dict[int, int] = {}
    for zone, cards in enumerate(s.zones):
        for card in cards:
            if card in seen:
                raise Broken(f"{_name(s, card)} is in zones {seen[card]} and {zone}")
            if s.where[card] != zone:
                raise Broken(f"{_name(s, card)} is in zone {zone}, noted in {s.where[card]}")
            seen[card] = zone
    if len(seen) != len(s.faces):
        lost = [_name(s, card) for card in range(len(s.faces)) if card not in seen]
        raise Broken(f"cards in no zone: {', '.join(lost)}")
    if s.turn.power < 0:
        raise Broken(f"Power is {s.turn.power}")
    if table.over == bool(table.asks):
        raise Broken("a game that is over asks nothing, any other asks something")
    for ask in table.asks:
        if not ask.options:
            raise Broken(f"{ask} has no option")
        if len(set(map(repr, ask.options))) != len(ask.options):
            raise Broken(f"{ask} offers the same twice")


def check_quiet(s: State) -> None:
    """What must hold between two actions, when no text is resolving."""
    if s.queue or s.appearing or s.depth or s.turn.resolving:
        raise Broken("something is left unresolved at a quiet point")


def _name(s: State, card: int) -> str:
    return f"{s.cat.name[s.faces[card]]} (card {card})"
