"""An imagined table as plain data, for a program that thinks ahead in another process.

It holds no secret: what its seat does not know was dealt anew before it was written, and cards are
numbered by where they lie. A position in mid-effect is written as the quiet one before it and the
answers since; where those are not the seat's own, or would not lead there again, there is none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .catalogue import Catalogue
from .codec import text_from_json, text_to_json
from .imagining import Imagination, Unimaginable
from .rules import Setup
from .state import Discarded, Gained, State, Turn

if TYPE_CHECKING:
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
    if base is None:
        base, since = imagined.state, []
    else:
        if not base.number:
            raise Unimaginable("the first turn has not begun")
        if any(who != seat for who, _ in since):
            raise Unimaginable("another player has answered since the last quiet moment")
        if base.counters != table.state.counters:
            raise Unimaginable("something was shuffled since the last quiet moment")
        base = base.copy()
        base.faces, base.watched = imagined.state.faces, imagined.state.watched
    data = _state_to_json(base, seat) | {"since": [index for _, index in since]}
    if since:
        again = world_from_json(data, table.setup, table.state.cat, seat, seed)
        if told(again, seat) != told(table, seat):
            raise Unimaginable("what is hidden had a part in how it came to this")
    return data


def told(table: Table, seat: int) -> Any:
    """An ask and what lies in sight, by names: whether two positions are the same to a seat."""
    s = table.state
    ask = table.ask_of(seat)
    if ask is None:
        return None
    view = table.view(seat)
    return ask.kind, len(ask.options), _without_handles(view), s.number


def _without_handles(value: Any) -> Any:
    if isinstance(value, dict):
        hidden = ("handle", "position")
        return {k: _without_handles(v) for k, v in value.items() if k not in hidden}
    return [_without_handles(each) for each in value] if isinstance(value, list) else value


def _state_to_json(s: State, seat: int) -> JSON:
    at = {card: n for n, card in enumerate(card for zone in s.zones for card in zone)}
    bit = 1 << seat
    turn = s.turn
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
    data["turn"] = {name: getattr(turn, name) for name in _TURN_PLAIN}
    data["turn"] |= {name: [at[c] for c in getattr(turn, name)] for name in _TURN_CARDS}
    data["turn"] |= {
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
        "awaiting": [[who, at[card], text_to_json(text)] for who, card, text in turn.awaiting],
    }
    written: JSON = plain(data)
    return written


def _marks(value: Any) -> Any:
    """What an ability has counted: a number, or a set of names, sorted."""
    return sorted(value, key=repr) if isinstance(value, frozenset) else value


def plain(value: Any) -> Any:
    """Tuples as lists, as JSON has them."""
    if isinstance(value, dict):
        return {key: plain(each) for key, each in value.items()}
    return [plain(each) for each in value] if isinstance(value, list | tuple) else value


# --- Reading ----------------------------------------------------------------------------------


def world_from_json(data: JSON, setup: Setup, cat: Catalogue, seat: int, seed: str) -> Table:
    """The table of such data, at the seat's ask."""
    from .table import Table

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
    s.out = frozenset(data["out"])
    s.limit = None if data["limit"] is None else (data["limit"][0], data["limit"][1])
    s.progress = tuple(data["progress"])
    s.cost_changes = tuple((a, b, c) for a, b, c in data["cost_changes"])
    s.until_defeated = tuple((a, b, c) for a, b, c in data["until_defeated"])
    s.turn = _turn_from_json(data["turn"], cat)
    for each in range(s.seats):
        s.stand(each)
    table = Table.at_rest(setup, s)
    for index in data["since"]:
        table.answer(seat, index)
    return table


def _turn_from_json(data: JSON, cat: Catalogue) -> Turn:
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
    turn.awaiting = tuple((who, card, text_from_json(text)) for who, card, text in data["awaiting"])
    return turn


def _unmark(value: Any) -> Any:
    return frozenset(value) if isinstance(value, list) else value
