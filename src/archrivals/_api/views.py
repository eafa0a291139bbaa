"""What a seat sees, as data that draws itself."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.plain import to_plain
from archrivals.engine.state.flat import CardInView
from archrivals.engine.table import Table
from archrivals.engine.views.seats import SeatInView, StackInView
from archrivals.engine.views.seats import View as Seen
from archrivals.speech.table_talk import titled, you
from archrivals.terminal.replaying import hero_names
from archrivals.terminal.rows import cards_of, counted, result_lines

WIDTH: Final = 96


class View(dict[str, Any]):
    """Everything a seat may see, as plain JSON; ``print`` draws it.

    >>> from archrivals import Table
    >>> view = Table("heroes-unite", seed="winter").view(0)
    >>> view["seats"][0]["hand_size"], "hand" in view["seats"][1]
    (5, False)
    """

    __slots__ = ("_cat", "_names", "_seen", "_ties")

    def __init__(self, table: Table, seat: int) -> None:
        self._seen = table.view(seat)
        super().__init__(to_plain(self._seen))
        self._cat = table.state.cat
        self._names = seat_names(table)
        self._ties = table.state.rules.tie_breaks

    def __str__(self) -> str:
        lines = _lines(self._seen, self._cat, self._names, self._ties)
        return "\n".join(textwrap.fill(each, WIDTH, subsequent_indent="    ") for each in lines)


def seat_names(table: Table, seat: int = -1) -> list[str]:
    """The players by their Super Heroes or Characters; ``seat`` is spoken to."""
    names = [
        f"Player {at + 1}" if name == "?" else name for at, name in enumerate(hero_names(table))
    ]
    return [you() if at == seat else name for at, name in enumerate(names)]


def _lines(view: Seen, cat: Catalogue, names: Sequence[str], ties: Sequence[str]) -> list[str]:
    rows = [_head(view, names), "", *_market(view, cat), ""]
    rows += [_seat(view, shown, cat, names) for shown in view.seats]
    rows += [
        f"  hand of seat {shown.seat}: {counted(cards_of(shown.hand, cat))}"
        for shown in view.seats
        if shown.hand is not None
    ]
    if view.result:
        rows += ["", *result_lines(view, names, ties)]
    return rows


def _head(view: Seen, names: Sequence[str]) -> str:
    turn = view.turn
    if not turn.number:
        return "Before the first turn"
    if view.result:
        return f"After turn {turn.number}"
    line = f"Turn {turn.number}: {names[turn.seat]} (seat {turn.seat}), Power {turn.power}"
    foe = turn.confronting
    if foe >= 0:
        line += f", against {names[foe]} at cost {view.seats[foe].cost}"
    return line


def _market(view: Seen, cat: Catalogue) -> list[str]:
    """Everything for sale, and how much is left of each pile."""
    stacks = [f"{_priced(each, cat)}, {each.left} left" for each in view.stacks]
    line_up = ", ".join(_priced(each, cat) for each in view.line_up) or "empty"
    rows = [f"  Line-Up: {line_up}", f"  Stack: {'; '.join(stacks) or 'empty'}"]
    if view.super_villains_left:
        top = ", ".join(_priced(each, cat) for each in view.super_villain) or "face down"
        rows.append(f"  Super-Villain: {top}, {view.super_villains_left} left")
    gone = len(view.destroyed)
    rows.append(
        f"  Main deck: {view.main_deck} · Weaknesses: {view.weaknesses} · Destroyed: {gone}"
    )
    return rows


def _priced(shown: CardInView | StackInView, cat: Catalogue) -> str:
    card = cat.cards[cat.by_id[shown.id]]
    return titled(card) if card.cost is None else f"{titled(card)} ({card.cost})"


def _seat(view: Seen, shown: SeatInView, cat: Catalogue, names: Sequence[str]) -> str:
    """A player in one line."""
    at = shown.seat
    mark = ">" if at == view.turn.seat else " "
    parts = [f"hand {shown.hand_size}, deck {shown.deck}, discard {len(shown.discard)}"]
    if shown.cost is not None:
        parts.insert(0, f"Level {_level(shown, cat)}, cost {shown.cost}")
    piles = (("in play", shown.in_play), ("waiting", shown.on_hero), ("defeated", shown.score))
    for name, pile in piles:
        if pile:
            parts.append(f"{name}: {counted(cards_of(pile, cat))}")
    team = Counter(each.team for each in view.seats)[shown.team] > 1
    side = f", team {shown.team}" if team else ""
    out = ", out of the game" if shown.out else ""
    return f"{mark} seat {at}: {names[at]}{side}{out} · {' · '.join(parts)}"


def _level(shown: SeatInView, cat: Catalogue) -> int | None:
    return cards_of(shown.hero, cat)[-1].level
