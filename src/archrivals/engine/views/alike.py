"""Questions that decide nothing: all answers lead to the same table, as far as the seat can know.

Each answer is tried on tables imagined for the seat (:mod:`.determinization`) and followed to the
next quiet state. So the finding depends only on what the seat knows: two tables that look the same
to it give the same one, and hidden cards that happen to be equal change nothing.

A question put to several seats, a Defense, a Block and an Assist are always left to their player:
there the asking itself must not reveal who could answer (decision 007). Where another player is
asked on the way, the tables must be the same by then: what a hidden hand may do next could still
set them apart, and a dozen imagined tables may miss it. For the same reason the answers count as
different where cards are revealed on the way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, get_args

from archrivals.engine.play.game import Game
from archrivals.engine.state.asks import Ask
from archrivals.engine.state.events import Event, Noted, Shows
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
from archrivals.engine.state.streams import block

from .determinization import Imagination, Unimaginable

QUIET: Final = frozenset({"turn", "announce"})

ORDERS: Final = frozenset({"order", "order-triggers"})
"""Kinds of questions that are put when all that was chosen together has been carried out."""

TRIED: Final = ORDERS | {"choose", "player", "select", "take-text"}
"""Kinds of questions that may decide nothing. The answers to others move different cards."""

MAX_FOLLOWED: Final = 60
"""The limit of questions answered on the way to a quiet state."""

MIN_TRIALS: Final = 12
"""The number of imagined tables on which each answer is tried."""

Way = Callable[[Ask, int], int]
"""Returns the answer to a question on the way, which is the n-th there."""


def first(ask: Ask, n: int) -> int:
    """Give the first answer."""
    return 0


def last(ask: Ask, n: int) -> int:
    """Give the last answer."""
    return len(ask.options) - 1


def by_chance(seed: str) -> Way:
    """Return a way that gives any answer, the same one to the same question."""
    return lambda ask, n: block(seed, ask.kind, n)[0] % len(ask.options)


def all_alike(table: Game, ask: Ask) -> bool:
    """Return whether all answers to an open question lead to the same, as its seat can know."""
    if ask.kind not in TRIED or len(ask.options) < 2 or len(table.window) > 1:
        return False
    try:
        imagination = Imagination(table, ask.seat, settled=ask.kind in ORDERS)
    except Unimaginable:
        return False
    for trial in range(MIN_TRIALS):
        seed = f"alike {table.moved} {trial}"
        way = (first, last)[trial] if trial < 2 else by_chance(seed)
        found = end_of(imagination.table(seed), ask.seat, 0, way)
        if found is None or found.reveals:
            return False
        for option in range(1, len(ask.options)):
            if end_of(imagination.table(seed), ask.seat, option, way) != found:
                return False
    return True


class End(NamedTuple):
    """Holds how a table stood when another player was asked on the way, and how it stands now.

    ``reveals`` says that cards which may lie face down were shown on the way, before that if so.
    """

    met: tuple[Any, ...] | None
    now: tuple[Any, ...]
    reveals: bool


def end_of(table: Game, seat: int, option: int, way: Way) -> End | None:
    """Answer, and go on to a quiet state; None if that takes too long."""
    log: list[Event] = []
    table.state.log = log
    table.answer(seat, option)
    met, before = None, None
    for n in range(MAX_FOLLOWED):
        if table.over or table.ask.kind in QUIET:
            shows = any(type(event) is Noted and event.kind in _SHOWS for event in log[:before])
            return End(met, stand(table.state), shows)
        ask = table.ask
        if met is None and ask.seat != seat:
            met, before = _put(table), len(log)
        table.answer(ask.seat, way(ask, n))
    return None


_SHOWS: Final = frozenset(get_args(Shows))


def _put(table: Game) -> tuple[Any, ...]:
    """Return how a table stands in mid-effect, its open questions, and the triggers that wait."""
    s = table.state
    waiting = [(seat, s.faces[card], repr(do)) for seat, card, do, *_ in s.queue]
    asked = [(ask.seat, ask.kind, ask.options, ask.attack) for ask in table.window]
    return asked, sorted(waiting), stand(s)


_ORDERED: Final = frozenset({MAIN_DECK, STACK, SUPER_VILLAINS, WEAKNESSES, UNUSED, ASIDE})


def stand(s: State) -> tuple[Any, ...]:
    """Return how a table stands between two actions: all that the rest of the game depends on.

    Equal cards count as one, and so do all orders of a hand, or of a pile that is shuffled before
    it is drawn from. The seats that have been shown a card are part of it.
    """
    faces, known, turn = s.faces, s.known, s.turn
    zones = []
    for zone, cards in enumerate(s.zones):
        inside = [(faces[card], known[card]) for card in cards]
        ordered = zone in _ORDERED if zone < 8 else zone % 8 in (DECK, UNDER)
        zones.append(inside if ordered else sorted(inside))
    facts = (
        turn.seat,
        turn.power,
        [faces[card] for card in turn.plays[:1]],  # a text may ask for the first one
        sorted(faces[card] for card in turn.plays),
        sorted((faces[card], number, str(n)) for (card, number), n in turn.used.items()),
        sorted((faces[card], n) for card, n in turn.gave.items()),
        sorted((faces[card], face) for card, face in turn.text.items()),
        sorted((faces[card], home) for card, home in turn.borrowed.items()),
        sorted((each.seat, faces[each.card], *each[2:]) for each in turn.gained),
        sorted((each.seat, faces[each.card], *each[2:]) for each in turn.discarded),
        sorted(turn.drawn.items()),
        sorted(repr([live[0], faces[live[1]], *live[2:]]) for live in turn.live),
        sorted(repr([seat, faces[card], *more]) for seat, card, *more in turn.awaiting),
        sorted((faces[card], seat) for seat, card in turn.helped),
        sorted(faces[card] for card in turn.assists),
        sorted(faces[card] for card in turn.given_assist),
        sorted(repr([seat, faces[card], more]) for seat, card, more in turn.granted),
        (turn.hunt_over, turn.announced, turn.target, turn.extra, turn.cheaper, turn.called),
        (faces[turn.laid] if turn.laid >= 0 else -1, turn.controls),
    )
    return (
        zones,
        facts,
        (s.number, s.active, s.villain_up, s.immune, s.out, s.limit, s.idle, s.progress),
        s.counters,
        sorted(s.cost_changes),
        sorted(s.until_defeated),
        s.result,
    )
