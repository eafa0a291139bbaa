"""A change for one seat of a table, as data; everything else of the game stays as it was."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from archrivals.bots import Bot
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.rules import Setup
from archrivals.engine.sight import Sight
from archrivals.engine.state.asks import Ask

Kind = Literal["gift", "ban", "cost", "hero", "first"]

KINDS: Final[dict[Kind, str]] = {
    "gift": "the card lies in the seat's starting deck, in place of a Punch",
    "ban": "the seat never takes the card by choice",
    "cost": "the same ban, where the card costs one more or less for all players",
    "hero": "the seat has this Super Hero or Character; who had it gets the seat's in exchange",
    "first": "the seat has the first turn",
}


@dataclass(frozen=True, slots=True)
class Change:
    """A difference: a kind, a card or hero, for ``cost`` by how much."""

    kind: Kind
    what: str = ""
    by: int = 0

    @property
    def key(self) -> str:
        """Its name in the figures.

        >>> Change("cost", "olympus", -1).key
        'cost:olympus:-1'
        """
        parts = [self.kind, self.what, f"{self.by:+d}" if self.by else ""]
        return ":".join(part for part in parts if part)

    @classmethod
    def from_key(cls, key: str) -> Change:
        """Read it back.

        >>> Change.from_key("cost:olympus:-1") == Change("cost", "olympus", -1)
        True
        """
        kind, what, by = (*key.split(":"), "", "")[:3]
        known: dict[str, Kind] = {name: name for name in KINDS}
        return cls(known[kind], what, int(by or 0))

    @property
    def forbids(self) -> str:
        """The card that the seat must not take."""
        return self.what if self.kind in ("ban", "cost") else ""

    def cards(self, cat: Catalogue) -> Catalogue:
        """The table's cards, changed or the same."""
        if self.kind != "cost":
            return cat
        at = cat.by_id[self.what]
        card = cat.cards[at]
        dearer = replace(card, cost=max(0, (card.cost or 0) + self.by))
        cards = (*cat.cards[:at], dearer, *cat.cards[at + 1 :])
        return Catalogue(cards, cat.rules_for, cat.boxes, cat.words, cat.rules_held)

    def setup(self, setup: Setup, seat: int) -> Setup:
        """The table as this seat gets it; ``setup`` names heroes and first seat."""
        if self.kind == "gift":
            return replace(setup, gifts=((seat, self.what),))
        if self.kind == "hero":
            mine = setup.heroes[seat]
            swap = {mine: self.what, self.what: mine}
            return replace(setup, heroes=tuple(swap.get(name, name) for name in setup.heroes))
        if self.kind == "first":
            return replace(setup, first=seat)
        return setup


class Choosy:
    """A bot that remembers what it took, and that may be forbidden a card.

    It decides as the bot inside does; only when that takes the forbidden card it decides again
    without it. So it plays the same game as long as it would not have taken the card anyway.
    """

    def __init__(self, bot: Bot, forbidden: str = "") -> None:
        self.took: set[str] = set()
        self._bot = bot
        self._forbidden = forbidden

    def answer(self, sight: Sight, ask: Ask) -> int:
        """The number of the chosen option."""
        choice = self._bot.answer(sight, ask)
        card = taken_by(sight, ask, choice)
        if card and card == self._forbidden:
            left = [
                at for at in range(len(ask.options)) if taken_by(sight, ask, at) != self._forbidden
            ]
            if left:  # a card that must be taken is taken
                return left[self._bot.answer(sight, _only(ask, left))]
        if card:
            self.took.add(card)
        return choice


def taken_by(sight: Sight, ask: Ask, choice: int) -> str:
    """The id of the card that an option takes for good; empty for all else."""
    verb, what = ask.options[choice]
    if verb in ("buy", "hunt") or (verb == "card" and ask.kind == "gain"):
        return sight.cat.ids[sight.face(what)]
    return ""


def _only(ask: Ask, options: list[int]) -> Ask:
    left: tuple[Any, ...] = tuple(ask.options[at] for at in options)
    return Ask(ask.seat, ask.kind, ask.source, left, ask.about, ask.shown, ask.usual, ask.attack)
