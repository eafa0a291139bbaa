"""A table between two actions as plain data: a game goes on from there without its answers before.

Everything is keyed by name, so a release with other rules can read it: cards by their ids, zones
and random streams by their names. It holds every hidden card and is as secret as a seed.

>>> from archrivals.boxes import catalogue
>>> from archrivals.engine.language.rules import Setup
>>> table = Table.new(Setup(players=2), catalogue("heroes-unite"), seed="demo")
>>> table.answer(0, len(table.ask.options) - 1)
>>> position = position_of(table.state)
>>> again = table_at(position, table.setup, table.state.cat, table.answers)
>>> again.ask.options == table.ask.options, position_of(again.state) == position
(True, True)
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.codec import CardError
from archrivals.engine.language.rules import Setup
from archrivals.engine.state.asks import Ask, Option, cards_of
from archrivals.engine.state.events import Event, Noted
from archrivals.engine.state.flat import State, seat_of, zone_called, zone_name
from archrivals.engine.state.streams import stream_names

from .continued import deals_of
from .table import Continued, Table
from .transfer import set_lasting, turn_to_json

JSON = dict[str, Any]

FORM: Final = 1
"""The form of a position; one of another form is not read."""

MAX_CARDS: Final = 1000
"""The most cards that a table can have; more are not read."""

_PLAIN: Final = ("number", "active", "villain_up", "immune", "idle", "pools", "seed")

UNTOLD: Final = Noted("rest", -1, None, None, "S1")
"""The place of an event that happened before a position: only their number is known."""


class NoPosition(ValueError):
    """A position that cannot be played on from here; the message says why."""


def position_of(s: State) -> JSON:
    """Return a state between two actions as plain data."""
    return json.loads(json.dumps(facts_at(s)))  # type: ignore[no-any-return]  # plain lists


def facts_at(s: State) -> JSON:
    """Return the same as it is at hand: with tuples where JSON has lists."""
    everything = range(len(s.faces))
    ids = s.cat.ids
    return {
        "form": FORM,
        **{name: getattr(s, name) for name in _PLAIN},
        "cards": [[ids[face], len([*run])] for face, run in groupby(s.faces)],
        "zones": {_name(zone): cards for zone, cards in enumerate(s.zones) if cards},
        "epoch": s.epoch.tolist(),
        "known": list(s.known),
        "pool": s.pool.tolist(),
        "counters": dict(zip(stream_names(s.seats), s.counters, strict=True)),
        "out": sorted(s.out),
        "limit": s.limit,
        "progress": s.progress,
        "cost_changes": s.cost_changes,
        "until_defeated": s.until_defeated,
        "turn": turn_to_json(s, everything),
    }


def table_at(
    position: JSON,
    setup: Setup,
    cat: Catalogue,
    answers: Sequence[tuple[int, int]] = (),
    *,
    seed: str = "",
    before: int = 0,
) -> Table:
    """Return the table of a position, after these answers; ``before`` is the number of events.

    ``seed`` is that of the whole game; it names the moments at which cards are dealt again.
    """
    try:
        s = _state(position, setup, cat)
    except (KeyError, IndexError, TypeError, ValueError, OverflowError, CardError) as error:
        raise NoPosition(f"this position cannot be read here: {error!r}") from None
    s.log = [UNTOLD] * before
    later = tuple(deal for deal in deals_of(seed)[1] if deal.at > len(answers))
    table: Table
    if later:
        table = Continued.at_rest(setup, s)
        table._deals = later
    else:
        table = Table.at_rest(setup, s)
    table.answers = [*answers]
    return table


def _state(data: JSON, setup: Setup, cat: Catalogue) -> State:
    if data["form"] != FORM:
        raise NoPosition(f"positions of form {data['form']} are not read here, only {FORM}")
    if sum(n for _, n in data["cards"]) > MAX_CARDS:
        raise NoPosition(f"it has more than {MAX_CARDS} cards")
    faces = [cat.by_id[id] for id, n in data["cards"] for _ in range(n)]
    rules = setup.rules(cat.rules_for(setup.players))
    teams = setup.teams or cat.teams_for(setup.players)
    s = State(cat, rules, setup.players, data["seed"], faces, teams)
    for name in _PLAIN:
        setattr(s, name, data[name])
    s.zones = [[] for _ in s.zones]
    for name, cards in data["zones"].items():
        zone = _zone(name)
        s.zones[zone] = cards[:]
        for card in cards:
            s.where[card] = zone
    if sorted(card for zone in s.zones for card in zone) != [*range(len(faces))]:
        raise NoPosition("its zones do not hold every card once")
    s.epoch, s.pool = array("I", data["epoch"]), array("I", data["pool"])
    s.known = bytearray(data["known"])
    s.counters = [data["counters"].get(name, 0) for name in stream_names(s.seats)]
    set_lasting(s, data, cat)
    return s


def _name(zone: int) -> str:
    """Return the name of a zone, with its seat where it is a seat's: ``hand 0``."""
    return zone_name(zone) if seat_of(zone) < 0 else f"{zone_name(zone)} {seat_of(zone)}"


def _zone(name: str) -> int:
    called, _, seat = name.partition(" ")
    return zone_called(called, int(seat or -1))


def latest_position(table: Table) -> JSON | None:
    """Return the last moment between two actions: ``at``, the answers before it, and ``position``.

    None before the first turn, and after the game.
    """
    base, since = table.anchor()
    state = table.state if table.quiet else base
    if table.over or state is None or not state.number:
        return None
    return {"at": len(table.answers) - len(since), "position": position_of(state)}


# --- Answers by name --------------------------------------------------------------------------


def option_name(s: State, ask: Ask, option: Option) -> str:
    """Return an answer by name, as a release whose options have other numbers finds it.

    >>> from archrivals.boxes import catalogue
    >>> table = Table.new(Setup(players=2), catalogue("heroes-unite"), seed="demo")
    >>> option_name(table.state, table.ask, table.ask.options[0])
    'turn play punch'
    """
    verb, what = option
    ids = [s.cat.ids[s.faces[card]] for card in cards_of(option)]
    rest: tuple[Any, ...] = ()
    if verb in ("use", "shield"):
        rest = (what[1],)
    elif verb == "place":
        rest = (what[0],)
    elif verb in ("mode", "seat", "confront"):
        rest = (what,)
    return " ".join([ask.kind, verb, *ids, *map(str, rest)])


def option_called(s: State, ask: Ask, name: str, number: int) -> int | None:
    """Return the option of that name: the one with this number, or the first that has the name."""
    options = ask.options
    if number < len(options) and option_name(s, ask, options[number]) == name:
        return number
    found = (at for at, option in enumerate(options) if option_name(s, ask, option) == name)
    return next(found, None)


def untold(log: Sequence[Event] | None) -> int:
    """Return how many events of a log are known by their number alone."""
    return sum(1 for _ in _leading(log or ()))


def _leading(log: Sequence[Event]) -> Any:
    for event in log:
        if event is not UNTOLD:
            return
        yield event
