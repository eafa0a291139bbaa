"""Questions whose answers all lead to the same table: they cost a press and decide nothing.

Each answer is followed to the next quiet state, several times, with different answers to the
questions on the way. Two tables are the same if the rest of the game cannot differ: equal cards
count as one, and so do all orders of a hand, or of a pile that is shuffled before it is drawn from.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

from archrivals.bots import make_bot
from archrivals.engine.language.rules import Setup
from archrivals.engine.sight import Sight
from archrivals.engine.state.asks import Ask
from archrivals.engine.state.flat import (
    ASIDE,
    DECK,
    MAIN_DECK,
    STACK,
    SUPER_VILLAINS,
    UNDER,
    UNUSED,
    WEAKNESSES,
    State,
)
from archrivals.engine.table import Table

_ORDERED: Final = frozenset({MAIN_DECK, STACK, SUPER_VILLAINS, WEAKNESSES, UNUSED, ASIDE})
MAX_FOLLOWED: Final = 200
"""How many answers are given on the way to a quiet state, at most."""

Way = Callable[[Ask, int], int]
"""How the questions on the way are answered: by the ask, and by how many there were before it."""


def _first(ask: Ask, at: int) -> int:
    return 0


def _last(ask: Ask, at: int) -> int:
    return len(ask.options) - 1


def _by_chance(seed: int) -> Way:
    return lambda ask, at: Random(f"{seed} {at} {ask.kind}").randrange(len(ask.options))


WAYS: Final[tuple[Way, ...]] = (_first, _last, _by_chance(1), _by_chance(2))


def stand(s: State) -> tuple[Any, ...]:
    """Return how a table stands: all that the rest of the game depends on."""
    faces, known, turn = s.faces, s.known, s.turn
    zones = []
    for zone, cards in enumerate(s.zones):
        inside = [(faces[card], known[card]) for card in cards]
        ordered = zone in _ORDERED if zone < 8 else zone % 8 in (DECK, UNDER)
        zones.append(tuple(inside if ordered else sorted(inside)))
    deeds = (
        turn.seat,
        turn.power,
        sorted(faces[card] for card in turn.plays),
        sorted((faces[card], number, str(n)) for (card, number), n in turn.used.items()),
        sorted((faces[card], n) for card, n in turn.gave.items()),
        sorted((each.seat, faces[each.card], *each[2:]) for each in turn.gained),
        sorted((faces[card], n) for card, n in turn.borrowed.items()),
        sorted(turn.drawn.items()),
        sorted((each.seat, faces[each.card], *each[2:]) for each in turn.discarded),
        sorted(repr([live[0], faces[live[1]], *live[2:]]) for live in turn.live),
        sorted(repr([seat, faces[card], *more]) for seat, card, *more in turn.awaiting),
        sorted((faces[card], seat) for seat, card in turn.helped),
        sorted(faces[card] for card in turn.given_assist),
        repr([(seat, number) for seat, number, _ in turn.granted]),
        (turn.hunt_over, turn.announced, turn.target, turn.extra, turn.cheaper, turn.called),
    )
    return (
        tuple(zones),
        repr(deeds),
        s.number,
        s.active,
        s.villain_up,
        s.immune,
        s.out,
        s.limit,
        tuple(s.counters),
        s.cost_changes,
        s.until_defeated,
        s.result,
    )


def _follow(table: Table, seat: int, option: int, way: Way) -> tuple[Any, ...] | None:
    """Answer on a fork, go on to a quiet state, and return how it stands; None without an end."""
    fork = table.fork()
    fork.answer(seat, option)
    for at in range(MAX_FOLLOWED):
        if fork.over or fork.ask.kind in ("turn", "announce"):
            return stand(fork.state)
        ask = fork.ask
        fork.answer(ask.seat, way(ask, at))
    return None


def is_idle(table: Table, ask: Ask) -> bool:
    """Return whether all answers to an open ask lead to the same table."""
    for way in WAYS:
        first = _follow(table, ask.seat, 0, way)
        if first is None:
            return False
        for option in range(1, len(ask.options)):
            if _follow(table, ask.seat, option, way) != first:
                return False
    return True


def asked_in(setup: Setup, seed: str, cat: Any, bot: str) -> Iterator[tuple[Table, Ask]]:
    """Play one game of a bot against itself; yield each ask with a choice before its answer."""
    table = Table.new(setup, cat, seed, log=False)
    bots = [make_bot(bot, seed, seat) for seat in range(setup.players)]
    sights = [Sight(table, seat) for seat in range(setup.players)]
    while table.asks:
        ask = table.asks[0]
        if len(ask.options) > 1 and ask.kind not in ("turn", "announce"):
            yield table, ask
        table.answer(ask.seat, bots[ask.seat].answer(sights[ask.seat], ask))
