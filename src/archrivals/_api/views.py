"""What a seat sees, as data that draws itself."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.printed import Card
from archrivals.engine.records import to_plain
from archrivals.engine.state.flat import CardInView
from archrivals.engine.table import Table
from archrivals.engine.views.seats import SeatInView, StackInView
from archrivals.engine.views.seats import View as Seen
from archrivals.speech.summary import cards_of, counted, hero_names, result_lines
from archrivals.speech.table_talk import titled, you

from .pictures import view_html

WIDTH: Final = 96


@dataclass(frozen=True, slots=True)
class SeatView:
    """A player as a viewer sees them.

    ``hand`` is None where it is hidden. ``hero`` is the Super Hero, or the Levels of a Character
    that still stand, the one in force last; ``cost`` is what its Character takes to defeat.
    ``score`` are the Characters that the player has defeated, ``on_hero`` the cards that lie on
    the Super Hero or Character.
    """

    seat: int
    team: int
    hand_size: int
    hand: tuple[Card, ...] | None
    deck: int
    discard: tuple[Card, ...]
    in_play: tuple[Card, ...]
    hero: tuple[Card, ...]
    on_hero: tuple[Card, ...]
    score: tuple[Card, ...]
    cost: int | None
    out: bool


class View(dict[str, Any]):
    """Everything a seat may see. ``print`` draws it, a notebook too.

    The attributes are typed, with cards as :class:`Card`. As a dict it is the same as plain JSON,
    with the ids of cards, as a server sends it.

    >>> from archrivals import Table
    >>> view = Table("heroes-unite", seed="winter").view(0)
    >>> view.power, [card.name for card in view.line_up if card.cost == 3]
    (0, ['Mr. Zsasz', 'Raven'])
    >>> view.seats[0].hand_size, view.seats[1].hand
    (5, None)
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

    def _repr_html_(self) -> str:
        """Draw the view in a notebook."""
        return view_html(self)

    def __copy__(self) -> View:
        return self

    def __deepcopy__(self, _: dict[int, Any]) -> View:
        return self

    def __reduce__(self) -> tuple[type, tuple[dict[str, Any]]]:
        return dict, (dict(self),)

    @property
    def seat(self) -> int:
        """The seat that sees this; −1 is a spectator."""
        return self._seen.seat

    @property
    def names(self) -> tuple[str, ...]:
        """The players by their Super Heroes or Characters, by seat."""
        return tuple(self._names)

    @property
    def turn(self) -> int:
        """The number of the turn; 0 before the first."""
        return self._seen.turn.number

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return self._seen.turn.seat

    @property
    def power(self) -> int:
        """The Power of the player whose turn it is."""
        return self._seen.turn.power

    @property
    def confronting(self) -> int | None:
        """The seat that is being Confronted."""
        foe = self._seen.turn.confronting
        return None if foe < 0 else foe

    @property
    def hand(self) -> tuple[Card, ...]:
        """The hand of the seat that sees this; empty for a spectator."""
        return () if self.seat < 0 else self._cards(self._seen.seats[self.seat].hand or ())

    @property
    def line_up(self) -> tuple[Card, ...]:
        """The cards of the Line-Up."""
        return self._cards(self._seen.line_up)

    @property
    def stacks(self) -> tuple[tuple[Card, int], ...]:
        """The top cards of the stacks that can be bought, and how many are left of each."""
        found = self._seen.stacks
        return tuple(zip(self._cards(found), (each.left for each in found), strict=True))

    @property
    def super_villain(self) -> Card | None:
        """The Super-Villain on top of the stack; None where none lies face up."""
        return next(iter(self._cards(self._seen.super_villain)), None)

    @property
    def super_villains_left(self) -> int:
        """The number of cards in the Super-Villain stack."""
        return self._seen.super_villains_left

    @property
    def main_deck(self) -> int:
        """The number of cards in the main deck."""
        return self._seen.main_deck

    @property
    def weaknesses(self) -> int:
        """The number of cards in the Weakness stack."""
        return self._seen.weaknesses

    @property
    def destroyed(self) -> tuple[Card, ...]:
        """The destroyed cards."""
        return self._cards(self._seen.destroyed)

    @property
    def played(self) -> tuple[Card, ...]:
        """The cards that were played this turn and are still in sight."""
        return self._cards(self._seen.played)

    @property
    def seats(self) -> tuple[SeatView, ...]:
        """All players, by seat."""
        return tuple(self._seat(each) for each in self._seen.seats)

    def _seat(self, shown: SeatInView) -> SeatView:
        return SeatView(
            seat=shown.seat,
            team=shown.team,
            hand_size=shown.hand_size,
            hand=None if shown.hand is None else self._cards(shown.hand),
            deck=shown.deck,
            discard=self._cards(shown.discard),
            in_play=self._cards(shown.in_play),
            hero=self._cards(shown.hero),
            on_hero=self._cards(shown.on_hero),
            score=self._cards(shown.score),
            cost=shown.cost,
            out=shown.out,
        )

    def _cards(self, shown: Sequence[CardInView | StackInView]) -> tuple[Card, ...]:
        cat = self._cat
        return tuple(cat.printed(cat.by_id[each.id]) for each in shown)


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
