"""What must hold at every step; tests and long runs check it."""

from __future__ import annotations

from functools import cache
from itertools import takewhile
from typing import Final
from weakref import WeakKeyDictionary

from archrivals.engine.language.cards import Card, records_in
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.effects import (
    Destroy,
    DrawThese,
    Gain,
    Give,
    Move,
    PassCards,
    PassLeft,
    Pick,
    Redeal,
    TakeText,
)
from archrivals.engine.state.events import Cause, CostRaised, Event, Moved
from archrivals.engine.state.flat import (
    ASIDE,
    DESTROYED,
    LINE_UP,
    SUPER_VILLAINS,
    State,
    in_play,
    seat_of,
)

from .table import Table


class Broken(AssertionError):
    """An invariant does not hold: a bug of ours, never a player's fault."""


def check(table: Table) -> None:
    """Each card in exactly one zone, totals constant, Power not negative, no empty ask; no seat has
    what they may not have."""
    s: State = table.state
    _check_zones(s)
    if s.turn.power < 0:
        raise Broken(f"Power is {s.turn.power}")
    _check_borrowed(s)
    _check_lasting(s)
    _check_log(table)
    if table.over == bool(table.asks):
        raise Broken("a game that is over asks nothing, any other asks something")
    for ask in table.asks:
        if not ask.options:
            raise Broken(f"{ask} has no option")
        if len(set(ask.options)) != len(ask.options):
            raise Broken(f"{ask} offers the same twice")


def _check_zones(s: State) -> None:
    """Each card is in exactly one zone, and noted there."""
    nowhere = 255
    found = bytearray([nowhere]) * len(s.faces)
    for zone, cards in enumerate(s.zones):
        for card in cards:
            found[card] = zone
    if found == s.where and nowhere not in found and sum(map(len, s.zones)) == len(found):
        return
    seen: dict[int, int] = {}
    for zone, cards in enumerate(s.zones):
        for card in cards:
            if card in seen:
                raise Broken(f"{_name(s, card)} is in zones {seen[card]} and {zone}")
            if s.where[card] != zone:
                raise Broken(f"{_name(s, card)} is in zone {zone}, noted in {s.where[card]}")
            seen[card] = zone
    lost = [_name(s, card) for card in range(len(s.faces)) if card not in seen]
    raise Broken(f"cards in no zone: {', '.join(lost)}")


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
    gone = {whom for whom, _, _ in s.cost_changes} & s.out
    if gone:
        raise Broken(f"costs are changed of seats that are out: {gone}")
    if s.limit is not None and s.limit[1] in s.out and not turn.announced:
        raise Broken("the Line-Up is limited by a player who is out (Q29)")
    for villain, _, _ in s.until_defeated:
        if s.where[villain] not in (LINE_UP, SUPER_VILLAINS) and villain not in turn.borrowed:
            raise Broken(f"{_name(s, villain)} has left, and what it did goes on (Q33)")


_READ: WeakKeyDictionary[Table, tuple[int, list[int]]] = WeakKeyDictionary()
"""How much of a table's log has been looked at, and whose every card was then."""


def _check_log(table: Table) -> None:
    """Check the events since the last check."""
    s = table.state
    if s.log is None:
        return
    read, owners = _READ.get(table, (0, []))
    moves = [event for event in s.log[read:] if isinstance(event, Moved)]
    _check_destroyed(s.cat, moves)
    _check_costs(s, s.log)
    if read:
        _check_owners(s, moves, owners)
    else:  # what there is at first was not come by
        owners = [s.owner(card) for card in range(len(s.faces))]
    _READ[table] = (len(s.log), owners)


def _check_costs(s: State, log: list[Event]) -> None:
    """F5: a cost raised for a turn is over with it, and is not raised between turns."""
    lasting = sum(until < 0 for _, _, until in s.cost_changes)
    if not lasting:
        return
    began = "end-turn" if s.turn.seat < 0 else "turn"
    since = takewhile(lambda event: event.kind != began, reversed(log))
    raised = [event for event in since if isinstance(event, CostRaised) and event.until < 0]
    if lasting > len(raised):
        raise Broken("a cost is changed beyond its turn (F5)")


def _check_destroyed(cat: Catalogue, moves: list[Moved]) -> None:
    """D3: nothing leaves the destroyed pile unless a text names it."""
    for moved in moves:
        if moved.frm == DESTROYED:
            cause = moved.cause
            if isinstance(cause, str) or not _names_destroyed(cat.cards[cause]):
                raise Broken(f"{cat.name[moved.face]} left the destroyed pile by {cause}")


def _check_owners(s: State, moves: list[Moved], owners: list[int]) -> None:
    """Check that no seat owns a card that it neither bought, gained, took nor was passed."""
    for moved in moves:
        before, owners[moved.card] = owners[moved.card], moved.owner
        known = (-1, before, seat_of(moved.frm), moved.gainer)  # a drawn card is known by its deck
        if moved.owner in known or _handed_over(s.cat, moved.cause):
            continue
        raise Broken(
            f"seat {moved.owner} has {_name(s, moved.card)} and neither bought, gained, took nor "
            f"was passed it (moved by {moved.cause})"
        )


_BY_RULE: Final = ("S3", "S5", "S9", "H1", "F4")
"""The rules by which a card becomes a player's: dealt at the start, or won in a Confrontation."""

_PASSING: Final = (DrawThese, Give, Move, PassCards, PassLeft, Redeal, TakeText)
"""The effects by which a card becomes a player's who did not gain it; so does a gain into any
player's pile."""


def _handed_over(cat: Catalogue, cause: Cause) -> bool:
    """Return whether a rule or a text of this cause makes a card a player's."""
    return cause in _BY_RULE if isinstance(cause, str) else _passes(cat.cards[cause])


@cache
def _passes(card: Card) -> bool:
    return any(
        isinstance(part, _PASSING) or (isinstance(part, Gain) and part.any_player)
        for part in records_in(card)
    )


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
    """Check the conditions that hold between two actions, when no text is resolving."""
    if s.queue or s.appearing or s.depth or s.turn.resolving:
        raise Broken("something is left unresolved at a quiet point")


def _name(s: State, card: int) -> str:
    return f"{s.cat.name[s.faces[card]]} (card {card})"
