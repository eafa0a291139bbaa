"""A game card by card, published for those who check it with code of their own.

Cards are numbers: every copy of the first card of the catalogue, then of the second, and so on;
gifts come last. Zones are numbers of ``state/flat.py``. A reader who deals as part S of the rules
says, and then moves and shuffles as recorded here, must find every card where the record says it
is: no order of any pile is recorded.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Final

from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.rules import Setup
from archrivals.engine.state.events import Detail, Event, SeenCard
from archrivals.engine.views.seats import JSON

from .table import Table


def steps(setup: Setup, cat: Catalogue, seed: str, answers: Sequence[Sequence[int]]) -> list[JSON]:
    """The opening, then what each answer led to: ``answer`` (seat, option) and ``events``.

    Besides the events of the log there are ``dice`` (of these cards the first ``n`` are taken, once
    shuffled), ``ordered`` (cards put back on top of a pile, the topmost first) and ``arranged``
    (the cards that the setup lays out lie there now).
    """
    trail: list[Detail] = []
    table = Table.new(setup, cat, seed, trail=trail)
    recorded: list[JSON] = [{"answer": None, "events": _events(table, trail, 0)}]
    for seat, option in answers:
        since = len(table.state.log or ())
        trail.clear()
        table.answer(seat, option)
        recorded.append({"answer": [seat, option], "events": _events(table, trail, since)})
    return recorded


def _events(table: Table, trail: list[Detail], since: int) -> list[JSON]:
    log = table.state.log or []
    shown: list[JSON] = []
    left = list(reversed(trail))
    for at, event in enumerate(log[since:], since):
        bottom = False
        while left and left[-1].at <= at:
            bottom = bottom or left[-1].kind == "bottom"
            shown += _detail(left.pop())
        shown.append(_event(table.state.cat, event))
        if bottom:
            shown[-1]["bottom"] = True
    return shown + [extra for detail in reversed(left) for extra in _detail(detail)]


def _detail(detail: Detail) -> list[JSON]:
    if detail.kind == "bottom":  # shown by the move itself
        return []
    return [
        {"kind": detail.kind}
        | ({} if detail.kind == "arranged" else {"cards": list(detail.cards)})
        | ({"n": detail.n} if detail.kind == "dice" else {})
    ]


_RENAMED: Final = {"frm": "from", "gainer": "gained"}
_LEFT_OUT: Final = ("kind", "cause", "face", "before", "after")


def _event(cat: Catalogue, event: Event) -> JSON:
    shown: JSON = {"kind": event.kind}
    for each in fields(event):
        value = getattr(event, each.name)
        seatless = each.name in ("gainer", "doer") and value < 0
        if value is not None and not seatless and each.name not in _LEFT_OUT:
            shown[_RENAMED.get(each.name, each.name)] = _numbers(value)
    cause = event.cause
    return shown | {
        "cause": {"rule": cause} if isinstance(cause, str) else {"card": cat.ids[cause]}
    }


def _numbers(value: Any) -> Any:  # a field of an event: cards by their numbers, the rest as it is
    if not isinstance(value, tuple):
        return value
    return [each.card if isinstance(each, SeenCard) else each for each in value]
