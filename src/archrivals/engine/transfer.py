"""An imagined table as plain data, for a program that thinks ahead in another process.

It holds no secret: cards that its seat does not know were dealt again before it was written, and
cards are numbered by where they lie. A position in mid-effect is written as the quiet one before it
and the answers since. Another player's answer is written as the option that all saw them take,
never as its number among what they could have taken. Where an option names a card that is hidden
from the seat, or the answers would not lead there again, there is no such data.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.codec import text_from_json, text_to_json
from archrivals.engine.language.rules import Setup
from archrivals.engine.records import to_plain
from archrivals.engine.state.asks import Option, cards_of
from archrivals.engine.state.flat import Discarded, Gained, State, Turn, hand
from archrivals.engine.views.determinization import Imagination, Unimaginable, hidden_from
from archrivals.engine.views.visibility import sees

from .table import Table

JSON = dict[str, Any]

_PLAIN = ("number", "active", "villain_up", "immune", "idle", "pools")
_TURN_PLAIN = ("seat", "power", "hunt_over", "announced", "target", "extra", "cheaper", "called")
_TURN_CARDS = ("plays", "assists", "given_assist")


# --- Writing ----------------------------------------------------------------------------------


def world_to_json(table: Table, seat: int, seed: str) -> JSON:
    """One imagined table as plain data; ``Unimaginable`` where that cannot be."""
    imagined = Imagination(table, seat).table(seed)
    base, since = table.anchor()
    steps: list[Any] = []
    if base is None:
        base, since = imagined.state, []
    else:
        if not base.number:
            raise Unimaginable("the first turn has not begun")
        if base.counters != table.state.counters:
            raise Unimaginable("something was shuffled since the last quiet moment")
        seen = _seen_steps(table, base, since, seat)
        base = base.copy()
        base.faces, base.watched = imagined.state.faces, imagined.state.watched
        steps = _placed(base, seen, seat)
    data = _state_to_json(base, seat) | {"since": steps}
    if since:
        again = world_from_json(data, table.setup, table.state.cat, seat, seed)
        if seen_by(again, seat) != seen_by(table, seat):
            raise Unimaginable("hidden cards had a part in how it came to this")
    return data


def _seen_steps(
    table: Table, base: State, since: list[tuple[int, int]], seat: int
) -> list[int | list[Any]]:
    """The answers since a quiet state: one's own by their numbers, others' by what the seat saw."""
    if all(who == seat for who, _ in since):
        return [index for _, index in since]
    hidden = set(hidden_from(table.state, seat))
    again = Table.at_rest(table.setup, base.copy())
    steps: list[int | list[Any]] = []
    for who, index in since:
        ask = again.ask_of(who)
        assert ask is not None  # the same answers lead the same way
        option = ask.options[index]
        again.answer(who, index)
        if who == seat:
            steps.append(index)
            continue
        if hidden.intersection(cards_of(option)):
            raise Unimaginable("another player has chosen a card that is hidden")
        steps.append([who, option[0], list(cards_of(option)), _rest_of(option)])
    return steps


def _placed(base: State, steps: list[int | list[Any]], seat: int) -> list[int | list[Any]]:
    """These steps, with cards by where they lie: those out of a hidden hand lie first in it.

    Where in a hand a card was before it was played shows when it was drawn.
    """
    named = [card for step in steps if isinstance(step, list) for card in step[2]]
    for other in range(base.seats):
        if named and not sees(base, seat, hand(other)):
            held = base.zones[hand(other)]
            first = [card for card in named if card in held]
            base.zones[hand(other)] = first + [card for card in held if card not in first]
    at = _numbered(base)
    return [
        step if isinstance(step, int) else [step[0], step[1], [at[c] for c in step[2]], step[3]]
        for step in steps
    ]


def _rest_of(option: Option) -> Any:
    """Return the subject of an option other than cards: a number, a seat or a place."""
    verb, what = option
    if verb in ("use", "shield"):
        return what[1]
    if verb == "place":
        return what[0]
    return what if verb in ("mode", "seat", "confront") else None


def _retaken(table: Table, step: list[Any]) -> tuple[int, int]:
    """Return who answers, and the number of the option they took, on an imagined table."""
    who, verb, cards, rest = step
    ask = table.ask_of(who)
    faces, where = table.state.faces, table.state.where
    wanted = [(faces[card], where[card]) for card in cards]
    for index, option in enumerate(() if ask is None else ask.options):
        if option[0] == verb and _rest_of(option) == rest:
            named = [(faces[card], where[card]) for card in cards_of(option)]
            if named == wanted:  # equal cards are one option
                return who, index
    raise Unimaginable("hidden cards had a part in how it came to this")


def seen_by(table: Table, seat: int) -> Any:
    """An ask and what lies in sight, by names: whether two positions are the same to a seat."""
    s = table.state
    ask = table.ask_of(seat)
    if ask is None:
        return None
    view = table.view(seat)
    return ask.kind, len(ask.options), _without_handles(to_plain(view)), s.number


def _without_handles(value: Any) -> Any:
    if isinstance(value, dict):
        hidden = ("handle", "position")
        return {k: _without_handles(v) for k, v in value.items() if k not in hidden}
    return [_without_handles(each) for each in value] if isinstance(value, list) else value


def _numbered(s: State) -> dict[int, int]:
    """Cards by where they lie: their numbers reveal nothing of any shuffle."""
    return {card: n for n, card in enumerate(card for zone in s.zones for card in zone)}


def _state_to_json(s: State, seat: int) -> JSON:
    at = _numbered(s)
    bit = 1 << seat
    ids = s.cat.ids
    data: JSON = {name: getattr(s, name) for name in _PLAIN}
    data |= {
        "zones": [[ids[s.faces[card]] for card in zone] for zone in s.zones],
        "known": [at[card] for card in at if s.known[card] & bit],
        "pool": [s.pool[card] for card in at],
        "out": sorted(s.out),
        "limit": s.limit,
        "progress": s.progress,
        "cost_changes": s.cost_changes,
        "until_defeated": [
            [at[villain], whom, -1 if card < 0 else at[card]]
            for villain, whom, card in s.until_defeated
        ],
    }
    data["turn"] = turn_to_json(s, at)
    written: JSON = json.loads(json.dumps(data))
    return written


def turn_to_json(s: State, at: Mapping[int, int] | Sequence[int]) -> JSON:
    """Return the facts of the turn as plain data; ``at`` gives each card its number there."""
    turn, ids = s.turn, s.cat.ids
    data: JSON = {name: getattr(turn, name) for name in _TURN_PLAIN}
    return data | {
        **{name: [at[c] for c in getattr(turn, name)] for name in _TURN_CARDS},
        "laid": -1 if turn.laid < 0 else at[turn.laid],
        "gave": [[at[card], n] for card, n in turn.gave.items()],
        "text": [[at[card], ids[face]] for card, face in turn.text.items()],
        "borrowed": [[at[card], zone] for card, zone in turn.borrowed.items()],
        "drawn": [[who, n] for who, n in turn.drawn.items()],
        "gained": [[who, at[card], *how] for who, card, *how in turn.gained],
        "discarded": [[who, at[card], *how] for who, card, *how in turn.discarded],
        "helped": [[who, at[card]] for who, card in turn.helped],
        "controls": turn.controls,
        "used": [[at[card], number, _marks(value)] for (card, number), value in turn.used.items()],
        "live": [
            [who, at[card], text_to_json(text), n, _marks(seen), fights]
            for who, card, text, n, seen, fights in turn.live
        ],
        "granted": [[who, at[card], text_to_json(text)] for who, card, text in turn.granted],
        "awaiting": [
            [who, at[card], text_to_json(text), fights] for who, card, text, fights in turn.awaiting
        ],
    }


def _marks(value: Any) -> Any:
    """Return the count of an ability: a number, or a set of names, sorted."""
    return sorted(value, key=repr) if isinstance(value, frozenset) else value


# --- Reading ----------------------------------------------------------------------------------


def world_from_json(data: JSON, setup: Setup, cat: Catalogue, seat: int, seed: str) -> Table:
    """The table of such data, at the seat's ask."""
    faces = [cat.by_id[name] for zone in data["zones"] for name in zone]
    rules = setup.rules(cat.rules_for(setup.players))
    teams = setup.teams or cat.teams_for(setup.players)
    s = State(cat, rules, setup.players, seed, faces, teams)
    n = 0
    for zone, names in enumerate(data["zones"]):
        s.zones[zone] = list(range(n, n + len(names)))
        for card in s.zones[zone]:
            s.where[card] = zone
        n += len(names)
    for name in _PLAIN:
        setattr(s, name, data[name])
    for card, pool in enumerate(data["pool"]):
        s.pool[card] = pool
    for card in data["known"]:
        s.known[card] = 1 << seat
    set_lasting(s, data, cat)
    table = Table.at_rest(setup, s)
    for step in data["since"]:
        table.answer(*((seat, step) if isinstance(step, int) else _retaken(table, step)))
    return table


def set_lasting(s: State, data: JSON, cat: Catalogue) -> None:
    """Set what such data says of the game and its turn; the cards must lie in their zones."""
    s.out = frozenset(data["out"])
    s.limit = None if data["limit"] is None else (data["limit"][0], data["limit"][1])
    s.progress = tuple(data["progress"])
    s.cost_changes = tuple((a, b, c) for a, b, c in data["cost_changes"])
    s.until_defeated = tuple((a, b, c) for a, b, c in data["until_defeated"])
    s.turn = turn_from_json(data["turn"], cat)
    for seat in range(s.seats):
        s.stand(seat)


def turn_from_json(data: JSON, cat: Catalogue) -> Turn:
    """Return the turn of such data; a card is the number that it has there."""
    turn = Turn(data["seat"])
    for name in _TURN_PLAIN:
        setattr(turn, name, data[name])
    turn.plays = data["plays"][:]
    turn.assists = tuple(data["assists"])
    turn.given_assist = tuple(data["given_assist"])
    turn.laid = data["laid"]
    turn.gave = dict(data["gave"])
    turn.text = {card: cat.by_id[name] for card, name in data["text"]}
    turn.borrowed = dict(data["borrowed"])
    turn.drawn = dict(data["drawn"])
    turn.gained = [Gained(*each) for each in data["gained"]]
    turn.discarded = tuple(Discarded(*each) for each in data["discarded"])
    turn.helped = tuple((who, card) for who, card in data["helped"])
    turn.controls = tuple(data["controls"])
    turn.used = {(card, number): _unmark(value) for card, number, value in data["used"]}
    turn.live = [
        [who, card, text_from_json(text), n, _unmark(seen), fights]
        for who, card, text, n, seen, fights in data["live"]
    ]
    turn.granted = tuple((who, card, text_from_json(text)) for who, card, text in data["granted"])
    turn.awaiting = tuple(
        (who, card, text_from_json(text), fights) for who, card, text, fights in data["awaiting"]
    )
    return turn


def _unmark(value: Any) -> Any:
    return frozenset(value) if isinstance(value, list) else value
