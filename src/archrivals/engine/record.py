"""A game card by card: what a finished game publishes for those who check it without the rules.

Cards are numbers: every copy of the first card of the catalogue, then of the second, and so on;
gifts come last. Zones are the numbers of :mod:`.state`. A reader who deals as part S of the rules
says, and then moves and shuffles as told here, must find every card where the record says it is:
no order of any pile is told. ``web/src/fair`` is such a reader.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .catalogue import Catalogue
from .rules import Setup
from .state import Chosen, CostChange, Detail, Moved, Origin
from .table import Table
from .views import JSON


def steps(setup: Setup, cat: Catalogue, seed: str, answers: Sequence[Sequence[int]]) -> list[JSON]:
    """The opening, then what each answer led to: ``answer`` (seat, option) and ``events``.

    Beside the events of the log there are ``dice`` (of these cards the first ``n`` are taken, once
    shuffled), ``ordered`` (cards put back on top of a pile, the topmost first) and ``arranged``
    (the cards that the setup lays out lie there now).
    """
    trail: list[Detail] = []
    table = Table.new(setup, cat, seed, trail=trail)
    told: list[JSON] = [{"answer": None, "events": _events(table, trail, 0)}]
    for seat, option in answers:
        since = len(table.state.log or ())
        trail.clear()
        table.answer(seat, option)
        told.append({"answer": [seat, option], "events": _events(table, trail, since)})
    return told


def _events(table: Table, trail: list[Detail], since: int) -> list[JSON]:
    log = table.state.log or []
    shown: list[JSON] = []
    left = list(reversed(trail))
    for at, event in enumerate(log[since:], since):
        bottom = False
        while left and left[-1][0] <= at:
            kind = left[-1][1]
            bottom = bottom or kind == "bottom"
            shown += _detail(left.pop())
        shown.append(_event(table.state.cat, event))
        if bottom:
            shown[-1]["bottom"] = True
    return shown + [extra for detail in reversed(left) for extra in _detail(detail)]


def _detail(detail: Detail) -> list[JSON]:
    _, kind, cards, n = detail
    if kind == "bottom":  # told by the move itself
        return []
    return [
        {"kind": kind}
        | ({} if kind == "arranged" else {"cards": list(cards)})
        | ({"n": n} if kind == "dice" else {})
    ]


def _event(cat: Catalogue, event: tuple[Any, ...]) -> JSON:
    kind, cause = event[0], event[-1]
    shown: JSON = {"kind": kind}
    if isinstance(event, Moved):
        shown |= {"card": event.card, "from": event.frm, "to": event.to, "how": event.how}
        shown |= {"by": event.by, "owner": event.owner}
        if event.gainer >= 0:
            shown["gained"] = event.gainer
    else:
        shown |= {"seat": event[1]} | _data(kind, event[2:-1])
    return shown | {
        "cause": {"rule": cause} if isinstance(cause, str) else {"card": cat.ids[cause]}
    }


def _data(kind: str, data: tuple[Any, ...]) -> JSON:
    if kind == "shuffle":
        return {"zone": data[0], "n": data[1]}
    if kind == "over":
        return {"winners": list(data[0]), "points": list(data[1])}
    if kind == "cost":
        change: CostChange = data[0]
        return {"n": change.n, "until": change.until}
    shown: JSON = {}
    if data and isinstance(data[0], tuple):
        shown["cards"] = [card for card, _, _ in data[0]]
        data = data[1:]
    return shown | (_more(kind, data[0]) if data else {})


def _more(kind: str, told: Any) -> JSON:  # the last part of an event: by its kind
    if isinstance(told, Origin):
        return {"by": told.by, "owner": told.owner, "from": told.frm}
    if isinstance(told, Chosen):
        return {"what": told.what} | ({} if told.n is None else _number(told.n))
    return {"why": told} if kind == "nothing" else _number(told)


def _number(n: Any) -> JSON:  # a number, several, or the name of a place
    return {"n": list(n) if isinstance(n, tuple) else n}
