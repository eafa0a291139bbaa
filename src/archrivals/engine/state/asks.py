"""Asks: the one shape of every decision, the turn's own included."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

from archrivals.engine.language.effects import Attack

Verb = Literal[
    "play",
    "buy",
    "hunt",
    "use",
    "end",
    "confront",
    "normal",
    "done",
    "call",
    "lay",
    "seat",
    "shield",
    "card",
    "mode",
    "place",
    "trigger",
    "yes",
    "no",
    "none",
]

Option = tuple[Verb, Any]
"""What can be answered: a verb and what it is about (a card, a seat, a number or nothing).

A table makes dozens for each answer, so it is not a record; a seat's view of it is one,
``views.OptionInView``. ``play``, ``buy``, ``hunt``, ``use`` and ``end`` are the turn's own;
``card`` picks a card; ``mode`` one of several texts; ``place`` where a card goes; ``yes`` and
``no``; ``none`` declines or stops choosing.
"""

NONE: Option = ("none", None)
YES: Option = ("yes", None)
NO: Option = ("no", None)


@dataclass(frozen=True, slots=True)
class PendingAttack:
    """An Attack that is made and not yet carried out: exactly what a Defense would avoid.

    ``attacker`` is −1 for a First Appearance; ``victims`` are the seats that no one has protected
    yet; ``effect`` is the text in force (of several the one that was chosen), none for a hunt (H2).
    """

    attacker: int
    victims: tuple[int, ...]
    way: Literal["play", "first-appearance", "hunt"]
    effect: Attack | None = None


class Ask:
    """A decision that the table waits for; the answer is the number of one of its ``options``.

    ``kind`` is what it is about (turn, defend, discard, destroy, gain, may …), ``source`` the card
    that asks (−1: the rules), ``about`` the effect record it stands for, if any, ``shown`` the
    cards that the player has been shown for it (looked at or revealed just before), ``usual``
    what happens when a "you may instead" is declined, ``attack`` what a Defense would avoid.
    """

    __slots__ = ("about", "attack", "kind", "options", "seat", "shown", "source", "usual")

    def __init__(
        self,
        seat: int,
        kind: str,
        source: int,
        options: tuple[Option, ...],
        about: Any = None,
        shown: tuple[int, ...] = (),
        usual: tuple[Any, ...] | None = None,
        attack: PendingAttack | None = None,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.source = source
        self.options = options
        self.about = about
        self.shown = shown
        self.usual = usual
        self.attack = attack

    def __repr__(self) -> str:
        return f"Ask(seat={self.seat}, kind={self.kind!r}, options={self.options!r})"


def cards_of(option: Option) -> tuple[int, ...]:
    """The cards that an option is about."""
    verb, what = option
    if verb in ("play", "buy", "hunt", "lay", "card"):
        return (what,)
    if verb in ("use", "trigger", "shield"):
        return (what[0],)
    if verb == "place":
        return (what[1],)
    return ()


T = TypeVar("T")
Steps = Generator[Any, Any, T]
"""A resolution: yields an Ask (and gets the chosen option) or a tuple of Asks (and gets all)."""
