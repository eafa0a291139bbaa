"""What must hold at every step; tests and long runs check it."""

from __future__ import annotations

from functools import cache
from weakref import WeakKeyDictionary

from .cards import Card, records_in
from .effects import Destroy, Gain, Move, Pick
from .state import ASIDE, DESTROYED, LINE_UP, SUPER_VILLAINS, State, in_play
from .table import Table


class Broken(AssertionError):
    """An invariant does not hold: a bug of ours, never a player's fault."""


def check(table: Table) -> None:
    """Each card in exactly one zone, totals constant, Power not negative, no empty ask; nobody has
    what they may not have."""
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
    _check_borrowed(s)
    _check_lasting(s)
    _check_destroyed(table)
    if table.over == bool(table.asks):
        raise Broken("a game that is over asks nothing, any other asks something")
    for ask in table.asks:
        if not ask.options:
            raise Broken(f"{ask} has no option")
        if len(set(map(repr, ask.options))) != len(ask.options):
            raise Broken(f"{ask} offers the same twice")


# --- Ownership --------------------------------------------------------------------------------


def _check_borrowed(s: State) -> None:
    """Q15: a borrowed card is aside, before its borrower, or where its own text put it."""
    turn = s.turn
    if turn.borrowed and turn.seat < 0:
        raise Broken("a borrowed card is not back at the end of the turn")
    for card, home in turn.borrowed.items():
        where = s.where[card]
        if where not in (ASIDE, in_play(turn.seat), home) and not _moves_itself(_card(s, card)):
            raise Broken(f"{_name(s, card)} was borrowed and lies in zone {where}")


def _check_lasting(s: State) -> None:
    """Limits, discounts and costs end with what made them."""
    turn = s.turn
    if turn.seat < 0 and (turn.cheaper or turn.granted or turn.live or turn.controls):
        raise Broken("something lasts beyond its turn")
    if turn.seat < 0 and any(until < 0 for _, _, until in s.cost_changes):
        raise Broken("a cost is changed beyond its turn (F5)")
    gone = {whom for whom, _, _ in s.cost_changes} & s.out
    if gone:
        raise Broken(f"costs are changed of seats that are out: {gone}")
    if s.limit is not None and s.limit[1] in s.out and not turn.announced:
        raise Broken("the Line-Up is limited by a player who is out (Q29)")
    for villain, _, _ in s.until_defeated:
        if s.where[villain] not in (LINE_UP, SUPER_VILLAINS) and villain not in turn.borrowed:
            raise Broken(f"{_name(s, villain)} has left, and what it did goes on (Q33)")


_READ: WeakKeyDictionary[Table, int] = WeakKeyDictionary()
"""How much of a table's log has been looked at."""


def _check_destroyed(table: Table) -> None:
    """D3: nothing leaves the destroyed pile unless a text names it."""
    log = table.state.log
    if log is None:
        return
    cat = table.state.cat
    for event in log[_READ.get(table, 0) :]:
        if event[0] == "move" and event[5] == DESTROYED:
            cause = event[-1]
            if isinstance(cause, str) or not _names_destroyed(cat.cards[cause]):
                raise Broken(f"{cat.name[event[2]]} left the destroyed pile by {cause}")
    _READ[table] = len(log)


@cache
def _names_destroyed(card: Card) -> bool:
    picks = (part for part in records_in(card) if isinstance(part, Pick))
    return any("destroyed" in pick.places for pick in picks)


@cache
def _moves_itself(card: Card) -> bool:
    kinds = (Destroy, Gain, Move)
    return any(
        isinstance(part, kinds) and part.pick.places == ("this",) for part in records_in(card)
    )


def _card(s: State, card: int) -> Card:
    return s.cat.cards[s.faces[card]]


def check_quiet(s: State) -> None:
    """What must hold between two actions, when no text is resolving."""
    if s.queue or s.appearing or s.depth or s.turn.resolving:
        raise Broken("something is left unresolved at a quiet point")


def _name(s: State, card: int) -> str:
    return f"{s.cat.name[s.faces[card]]} (card {card})"
