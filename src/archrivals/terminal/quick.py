"""Quick play: the cards of a hand that need no decision, as Play all has them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from archrivals.engine.cards import Card
from archrivals.engine.foresight import option_of
from archrivals.engine.play_all import Kept, plan
from archrivals.engine.table import Table
from archrivals.engine.veil import VeiledState


@dataclass(frozen=True, slots=True)
class Quick:
    """What was played, and what a person should know about the rest."""

    played: tuple[str, ...]
    remark: str


@dataclass(frozen=True, slots=True)
class Step:
    """The option to take next; None with the reason why there is none."""

    index: int | None
    remark: str = ""


def next_quick(table: Table, seat: int) -> Step:
    """The next card that asks nothing and loses nothing by being played now."""
    s = table.state
    ask = table.ask_of(seat)
    assert ask is not None
    made = plan(VeiledState.of(s, seat), seat)
    if made.plays:
        return Step(option_of(s, ask, made.plays))

    def name(card: int) -> str:
        return s.cat.name[s.faces[card]]

    remarks = [_REMARKS[kept.why](kept, name) for kept in made.keeps if kept.why in _REMARKS]
    return Step(None, " ".join(dict.fromkeys(remark for remark in remarks if remark)))


def does_something(card: Card) -> bool:
    """Whether playing a card can do anything at all: a Vulnerability does not."""
    return bool(card.play or card.ongoing)


Named = Callable[[int], str]


def _for_another(kept: Kept, name: Named) -> str:
    return f"{name(kept.card)} is kept: {name(kept.by)} could use it."


def _first(kept: Kept, name: Named) -> str:
    if kept.by >= 0:
        return ""
    return f"{name(kept.card)} wants to be the first card of a turn: decide on it first."


_REMARKS: Final[dict[str, Callable[[Kept, Named], str]]] = {
    "ability": _for_another,
    "card": _for_another,
    "first": _first,
    "after": lambda kept, name: f"{name(kept.card)} is kept: play {name(kept.by)} first.",
    "last": lambda kept, name: f"{name(kept.card)} is kept: it is best played last.",
    "stays": lambda kept, name: f"{name(kept.card)} stays in play: play it by hand.",
}
"""What is said of a kept card; one that asks something speaks for itself."""
