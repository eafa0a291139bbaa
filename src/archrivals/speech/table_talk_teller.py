"""A happening with the players and cards it names: what every language tells it from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from archrivals.engine.cards import Card, records_in
from archrivals.engine.catalogue import Catalogue
from archrivals.engine.effects import Give, Move

from .table_talk_events import Happening

PATHS: Final[dict[tuple[str, str], str]] = {
    ("deck", "hand"): "draw",
    ("hand", "hand"): "pass",
    ("discard", "hand"): "take-back",
    ("discard", "deck"): "put-on-deck",
    ("discard", "discard"): "hunted",
    ("discard", "in-play"): "put-into-play",
    ("hand", "discard"): "discard",
    ("deck", "discard"): "discard",
    ("in-play", "discard"): "discard",
    ("main-deck", "line-up"): "refill",
    ("main-deck", "main-deck"): "go-under",
    ("hand", "deck"): "put-on-deck",
    ("in-play", "deck"): "put-on-deck",
    ("deck", "in-play"): "put-into-play",
    ("destroyed", "hand"): "fetch",
    ("in-play", "line-up"): "go-back",
    ("in-play", "super-villains"): "go-back",
    ("line-up", "main-deck"): "go-back",
    **{
        ("aside", to): "go-back"
        for to in ("line-up", "main-deck", "super-villains", "deck", "discard", "hand")
    },
    ("hand", "on-hero"): "lay",
    ("hand", "under"): "lie-aside",
    ("under", "deck"): "come-back",
    ("main-deck", "on-hero"): "on-hero",
    ("unused", "hero"): "hero",
    **{
        (frm, to): "take"
        for frm in ("line-up", "on-hero", "main-deck", "stack")
        for to in ("discard", "hand", "deck")
    },
    **{("weaknesses", to): "gain-weakness" for to in ("discard", "deck", "hand", "in-play")},
}
"""What a move is, by where it comes from and goes to."""

ENDS: Final = {
    "destroyed": "destroy",
    "line-up": "put-into-line-up",
    "stack": "return",
    "weaknesses": "return",
    "unused": "leave",
}
"""What any other move is, by where it goes to."""


class Teller:
    """One happening, and what its sentence can name."""

    def __init__(
        self, what: Happening, names: Sequence[str], cat: Catalogue, teams: Sequence[int] = ()
    ) -> None:
        self.what = what
        self.names = names
        self.cat = cat
        self.teams = teams

    @property
    def who(self) -> str:
        """The player it is about."""
        return self.names[self.what.seat]

    @property
    def several(self) -> bool:
        """Whether it is about more than one card."""
        return len(self.what.cards) + self.what.hidden > 1

    @property
    def move(self) -> str:
        """What sort of move it is; empty for one without a name."""
        frm, to = self.what.frm[0], self.what.to[0]
        return PATHS.get((frm, to)) or ENDS.get(to, "")

    def card(self, card: str) -> Card:
        """A card by its id."""
        return self.cat.cards[self.cat.by_id[card]]

    def mates(self, seat: int) -> list[int]:
        """The teammates of a seat."""
        return [
            mate
            for mate, team in enumerate(self.teams)
            if team == self.teams[seat] and mate != seat
        ]

    def gives(self) -> bool:
        """Whether a card's owner passes it on, by the card that causes it."""
        if not self.what.card:
            return False
        return any(isinstance(part, Give) for part in records_in(self.card(self.what.card)))

    def goes_under(self) -> bool:
        """Whether the card that causes it puts cards under a deck: the event does not say."""
        if not self.what.card:
            return False
        moves = [part for part in records_in(self.card(self.what.card)) if isinstance(part, Move)]
        return any(part.to == "deck-bottom" for part in moves)
