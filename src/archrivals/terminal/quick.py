"""Quick play: the cards of a hand that need no decision, as Play all has them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from archrivals.engine.language.cards import Card
from archrivals.engine.state.flat import State
from archrivals.engine.table import Table
from archrivals.engine.views.foresight import option_of
from archrivals.engine.views.play_all import Kept, plan
from archrivals.engine.views.veil import VeiledState
from archrivals.speech import name_in

from .words import words


@dataclass(frozen=True, slots=True)
class Quick:
    """The result of playing quickly, and what a person should know about the rest."""

    played: tuple[str, ...]
    remark: str


@dataclass(frozen=True, slots=True)
class Step:
    """The option to take next; None with the reason why there is none."""

    index: int | None
    remark: str = ""


def next_quick(table: Table, seat: int, language: str = "en") -> Step:
    """The next card that asks nothing and loses nothing by being played now."""
    s = table.state
    ask = table.ask_of(seat)
    assert ask is not None
    made = plan(VeiledState.of(s, seat), seat)
    if made.plays:
        return Step(option_of(s, ask, made.plays))

    remarks = [_remark(s, kept, language) for kept in made.keeps if _is_told(kept)]
    return Step(None, " ".join(dict.fromkeys(remarks)))


def does_something(card: Card) -> bool:
    """Return whether playing a card can do anything at all: a Vulnerability does not."""
    return bool(card.play or card.ongoing)


SHOWN_REASONS: Final = ("ability", "card", "first", "after", "last", "stays")
"""Why a kept card is spoken of; one that asks something speaks for itself."""


def _is_told(kept: Kept) -> bool:
    return kept.why in SHOWN_REASONS and not (kept.why == "first" and kept.by >= 0)


def _remark(s: State, kept: Kept, language: str) -> str:
    """Return the remark on a kept card."""
    cards = s.cat.cards
    card = name_in(cards[s.faces[kept.card]], language)
    by = name_in(cards[s.faces[kept.by]], language) if kept.by >= 0 else ""
    return words(language)("kept", why=kept.why, card=card, by=by)
