"""What a seat may see, by one allow-list, written out for everybody."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any, Final

from .asks import Ask, Option, cards_of
from .codec import text_to_json
from .confronting import cost_of
from .game import Game
from .playing import has_assist
from .scoring import Counted, explained
from .state import (
    ASIDE,
    DECK,
    DESTROYED,
    DISCARD,
    HAND,
    HERO,
    IN_PLAY,
    LINE_UP,
    MAIN_DECK,
    ON_HERO,
    SCORE,
    STACK,
    SUPER_VILLAINS,
    WEAKNESSES,
    Chosen,
    CostChange,
    Moved,
    Origin,
    State,
    hand,
    seat_of,
    zone_name,
)
from .visibility import handle, seen_zones, sees

JSON = dict[str, Any]
"""A view is plain data: JSON values and nothing else."""

# --- Views ------------------------------------------------------------------------------------


def view(table: Game, seat: int) -> JSON:
    """Everything a seat may see, as plain data, its own ask included; −1 is a spectator."""
    mine = private_view(table, seat)
    shown = public_view(table)
    for holder, cards in mine.pop("hands").items():
        shown["seats"][int(holder)]["hand"] = cards
    return {"position": table.moved} | mine | shown


def public_view(table: Game) -> JSON:
    """What everybody may see, spectators too.

    Who is asked in a window stays to be seen until all have answered: how soon somebody does
    could tell what they hold.
    """
    s = table.state
    return {
        "turn": {
            "number": s.number,
            "seat": s.turn.seat,
            "power": s.turn.power,
            "confronting": s.turn.target,
        },
        "active": s.active,
        "line_up": _cards(s, s.zones[LINE_UP]),
        "main_deck": len(s.zones[MAIN_DECK]),
        "stacks": _stacks(s),
        "weaknesses": len(s.zones[WEAKNESSES]),
        "super_villain": _cards(s, s.zones[SUPER_VILLAINS][-1:]) if s.villain_up else [],
        "super_villains_left": len(s.zones[SUPER_VILLAINS]),
        "destroyed": _cards(s, s.zones[DESTROYED]),
        "aside": _cards(s, s.zones[ASIDE]),
        "played": [_card(s, card) for card in s.turn.plays if sees(s, -1, s.where[card])],
        "seats": [_seat(s, other) for other in range(s.seats)],
        "waiting": [{"seat": each.seat, "kind": each.kind} for each in table.window],
        "result": result_view(table),
    }


def private_view(table: Game, seat: int) -> JSON:
    """What a seat sees beyond the others: hands (its own, its teammate's) and its ask."""
    s = table.state
    ask = table.ask_of(seat)
    return {
        "seat": seat,
        "hands": {
            str(other): [_held(s, other, card) for card in s.zones[hand(other)]]
            for other in range(s.seats)
            if sees(s, seat, hand(other))
        },
        "ask": None if ask is None else ask_view(s, ask),
    }


def _held(s: State, holder: int, card: int) -> JSON:
    """A card in a hand that is seen; whether it has Assist now (K6)."""
    shown = _card(s, card)
    if s.cat.assists and has_assist(s, holder, card):
        shown["assist"] = True
    return shown


def _card(s: State, card: int) -> JSON:
    return {"handle": handle(s, card, s.epoch[card]), "id": s.cat.ids[s.faces[card]]}


def _cards(s: State, cards: list[int]) -> list[JSON]:
    """The same for many: half of what a server does is writing cards down."""
    known, ids, faces, epochs = s.handles, s.cat.ids, s.faces, s.epoch
    return [
        {
            "handle": known.get((card, epochs[card])) or handle(s, card, epochs[card]),
            "id": ids[faces[card]],
        }
        for card in cards
    ]


def _stacks(s: State) -> list[JSON]:
    """The buyable stacks: the top card of each, and how many are left."""
    tops = {s.faces[card]: card for card in s.zones[STACK]}
    left = Counter(s.faces[card] for card in s.zones[STACK])
    return [_card(s, card) | {"left": left[face]} for face, card in tops.items()]


def _seat(s: State, other: int) -> JSON:
    base = (other + 1) * 8
    shown: JSON = {
        "seat": other,
        "hand_size": len(s.zones[base + HAND]),
        "deck": len(s.zones[base + DECK]),
        "discard": _cards(s, s.zones[base + DISCARD]),
        "in_play": _cards(s, s.zones[base + IN_PLAY]),
        "hero": _cards(s, s.zones[base + HERO]),
        "on_hero": _cards(s, s.zones[base + ON_HERO]),
        "score": _cards(s, s.zones[base + SCORE]),
        "team": s.teams[other],
        "out": other in s.out,
    }
    if s.rules.confrontations and s.zones[base + HERO]:
        shown["cost"] = cost_of(s, other)
    return shown


def ask_view(s: State, ask: Ask) -> JSON:
    """An ask as its seat sees it; options are answered by their number."""
    return {
        "seat": ask.seat,
        "kind": ask.kind,
        "source": s.cat.ids[s.faces[ask.source]] if ask.source >= 0 else None,
        "shown": [s.cat.ids[s.faces[card]] for card in ask.shown],
        "options": [option_view(s, ask.seat, option) for option in ask.options],
    }


def option_view(s: State, seat: int, option: Option) -> JSON:
    """One option: its verb, the card it is about, and where that card is."""
    verb, what = option
    shown: JSON = {"verb": verb}
    for card in cards_of(option):
        shown["card"] = s.cat.ids[s.faces[card]]
        zone = s.where[card]
        shown["zone"] = zone_name(zone)
        if sees(s, seat, zone) or (s.villain_up and [card] == s.zones[SUPER_VILLAINS][-1:]):
            shown["handle"] = handle(s, card, s.epoch[card])
            shown["owner"] = seat_of(zone)
    if verb == "mode":
        shown["mode"] = what
    elif verb == "place":
        shown["place"] = what[0]
    elif verb == "use":
        shown |= _ability_view(s, seat, *what)
    elif verb == "trigger":
        shown["do"] = [text_to_json(effect) for effect in what[1]]
    elif verb in ("seat", "confront"):
        shown["seat"] = what
    elif verb == "shield":
        shown["seat"] = what[1]
    return shown


def _ability_view(s: State, seat: int, card: int, number: int) -> JSON:
    """An ability by its number on the card; one granted for the turn with its text."""
    shown: JSON = {"ability": number}
    if number >= len(s.cat.abilities[s.faces[card]]):
        shown["granted"] = text_to_json(offered(s, seat, card, number))
    return shown


def offered(s: State, seat: int, card: int, number: int) -> Any:
    """A text in force for a seat, by its card and its number there."""
    standing = (*s.uses[seat], *s.on_event[seat])
    return next(text for source, n, text in standing if (source, n) == (card, number))


def result_view(table: Game) -> JSON | None:
    """How the game ended, for everybody: now all decks are open (G4)."""
    result = table.result
    if result is None:
        return None
    s = table.state
    return {
        "rule": result.rule,
        "winners": list(result.winners),
        "points": list(result.points),
        "scores": [[_counted(s, line) for line in explained(s, seat)] for seat in range(s.seats)],
        "ties": [list(tie) for tie in result.ties],
        "tie_breaks": list(s.rules.tie_breaks),
    }


def _counted(s: State, line: Counted) -> JSON:
    shown: JSON = {"id": s.cat.ids[line.face], "copies": line.copies, "each": line.each}
    if line.counted is not None:
        shown["counted"] = line.counted
    if line.defeated:
        shown["defeated"] = True
    return shown


# --- Events -----------------------------------------------------------------------------------


def events(table: Game, seat: int, since: int = 0) -> list[JSON]:
    """What happened, as a seat may know it; every entry names its cause."""
    log = table.state.log
    if log is None:
        raise ValueError("this table keeps no log")
    seen = seen_zones(table.state.teams, seat)
    return [_event(table.state, seat, seen, event) for event in log[since:]]


def _event(s: State, seat: int, seen: tuple[bool, ...], event: tuple[Any, ...]) -> JSON:
    kind = event[0]
    shown: JSON = {"kind": kind, "cause": _cause(s, event[-1])}
    if type(event) is Moved:
        return shown | _moved(s, seen, event)
    shown["seat"] = event[1]
    data = event[2:-1]
    if kind == "look" and event[1] != seat:
        shown["n"] = len(data[0])
        return shown
    return shown | _EVENT_DATA.get(kind, _seen_cards)(s, data)


def _moved(s: State, seen: tuple[bool, ...], event: Moved) -> JSON:
    _, card, face, before, after, frm, to, how, by, owner, gainer, _ = event
    shown: JSON = {"from": _zone(frm), "to": _zone(to), "how": how, "by": by, "owner": owner}
    if gainer >= 0:
        shown["gained"] = gainer
    seen_there, seen_here = seen[frm], seen[to]
    if seen_there or seen_here:
        shown["card"] = s.cat.ids[face]
    if seen_there:
        shown["handle"] = handle(s, card, before)
    if seen_here:
        shown["now"] = handle(s, card, after)
    return shown


@cache
def _zone(zone: int) -> JSON:
    """A zone and whose it is; shared by all events that name it."""
    return {"zone": zone_name(zone), "seat": seat_of(zone)}


def _cause(s: State, cause: int | str) -> JSON:
    """Why: a card, or a rule by its id."""
    return {"rule": cause} if isinstance(cause, str) else {"card": s.cat.ids[cause]}


def _seen_cards(s: State, data: tuple[Any, ...]) -> JSON:
    """The cards of an event, and its number."""
    shown: JSON = {}
    if data and isinstance(data[0], tuple):
        shown["cards"] = [
            {"id": s.cat.ids[face], "handle": handle(s, card, epoch)}
            for card, face, epoch in data[0]
        ]
        data = data[1:]
    if data:
        shown["n"] = list(data[0]) if isinstance(data[0], tuple) else data[0]
    return shown


def _shuffle(s: State, data: tuple[Any, ...]) -> JSON:
    return {"zone": _zone(data[0]), "n": data[1]}


def _over(s: State, data: tuple[Any, ...]) -> JSON:
    return {"winners": list(data[0]), "points": list(data[1])}


def _origin(s: State, data: tuple[Any, ...]) -> JSON:
    """A play: where its card comes from."""
    origin: Origin = data[1]
    shown = _seen_cards(s, data[:1])
    return shown | {"by": origin.by, "owner": origin.owner, "from": _zone(origin.frm)}


def _choice(s: State, data: tuple[Any, ...]) -> JSON:
    chosen: Chosen = data[1]
    n = () if chosen.n is None else (chosen.n,)
    return _seen_cards(s, (data[0], *n)) | {"what": chosen.what}


def _cost(s: State, data: tuple[Any, ...]) -> JSON:
    change: CostChange = data[0]
    return {"n": change.n, "until": change.until}


def _nothing(s: State, data: tuple[Any, ...]) -> JSON:
    return _seen_cards(s, data[:1]) | {"why": data[1]}


_EVENT_DATA: Final = {
    "shuffle": _shuffle,
    "over": _over,
    "play": _origin,
    "play-again": _origin,
    "assist": _origin,
    "choice": _choice,
    "cost": _cost,
    "nothing": _nothing,
}
