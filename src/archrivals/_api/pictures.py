"""A view as a picture for a notebook: plain HTML with its own styles, and nothing to load."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from archrivals.engine.language.drawing import escape
from archrivals.engine.language.printed import Card

if TYPE_CHECKING:
    from .views import SeatView, View


def view_html(view: View) -> str:
    """Draw a view: the cards for sale, every player in one row, and the hands in sight."""
    parts = [
        '<div style="max-width:980px;padding:8px;border-radius:8px;background:#f1ede2;'
        'color:#1b1b1f;font:13px/1.4 system-ui,sans-serif">',
        f'<div style="font-weight:600">{escape(_head(view))}</div>',
        _cards("Line-Up", [(card, "") for card in view.line_up]),
        _cards("Stacks", _stacks(view)),
        _seats(view),
    ]
    for seat in view.seats:
        if seat.hand is not None:
            parts.append(_cards(f"Hand of {view.names[seat.seat]}", _counted(seat.hand)))
    return "".join([*parts, "</div>"])


def _head(view: View) -> str:
    # The first line of the drawing in text says the same: one source for both.
    return str(view).partition("\n")[0]


def _stacks(view: View) -> Iterable[tuple[Card, str]]:
    for card, left in view.stacks:
        yield card, f"{left} left"
    if view.super_villain is not None:
        yield view.super_villain, f"Super-Villain, {view.super_villains_left} left"


def _counted(cards: Iterable[Card]) -> list[tuple[Card, str]]:
    return [(card, f"{n} copies" if n > 1 else "") for card, n in Counter(cards).items()]


def _cards(title: str, cards: Iterable[tuple[Card, str]]) -> str:
    drawn = "".join(card._drawn(note) for card, note in cards)
    return f'<div style="margin-top:8px">{escape(title)}</div><div>{drawn or "none"}</div>'


def _seats(view: View) -> str:
    cell = '<td style="text-align:left;padding:2px 10px 2px 0">'
    head = ("", "player", "hand", "deck", "discard", "in play")
    rows = "".join(f"{cell}{each}</td>" for each in head)
    rows = f"<tr>{rows}</tr>" + "".join(_row(view, seat, cell) for seat in view.seats)
    return (
        '<table style="margin-top:8px;border-collapse:collapse;background:none;color:inherit">'
        f"{rows}</table>"
    )


def _row(view: View, seat: SeatView, cell: str) -> str:
    mark = "▶" if seat.seat == view.active else ""
    who = f"{view.names[seat.seat]} (seat {seat.seat})"
    if seat.cost is not None:
        who += f", cost {seat.cost}"
    played = ", ".join(dict.fromkeys(card.name for card in seat.in_play))
    facts = (mark, who, seat.hand_size, seat.deck, len(seat.discard), played)
    return "<tr>" + "".join(f"{cell}{escape(str(each))}</td>" for each in facts) + "</tr>"
