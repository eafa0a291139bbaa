"""A happening with the words that its sentences are made of, in English."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from archrivals.speech.table_talk_teller import Teller

from .table_talk_words import YOU, does, noted, sided, some_cards, titled, whose

PLACES: Final = {
    "hand": "in hand",
    "deck": "on top of the deck",
    "discard": "in the discard pile",
    "in-play": "in play",
    "line-up": "in the Line-Up",
    "stack": "on its stack",
    "weaknesses": "on the Weakness stack",
    "super-villains": "on the Super-Villain stack",
    "main-deck": "on top of the main deck",
    "destroyed": "in the destroyed pile",
    "aside": "set aside",
    "unused": "out of the game",
    "hero": "in front",
    "on-hero": "on a Super Hero or Character",
    "score": "in the score pile",
    "under": "laid aside",
}
OF: Final = {
    "hand": "in {} hand",
    "deck": "on top of {} deck",
    "discard": "in {} discard pile",
    "in-play": "in play before {}",
    "score": "in {} score pile",
}


def place_of(zone: str, owner: str) -> str:
    """Where a card is, in whose place.

    >>> place_of("discard", "You"), place_of("in-play", "Circe")
    ('in your discard pile', 'in play before Circe')
    """
    if zone == "in-play":
        return OF[zone].format("you" if owner == YOU else owner)
    return OF[zone].format(whose(owner)) if zone in OF else PLACES[zone]


class Told(Teller):
    """One happening, with the words that its sentences are made of."""

    @property
    def cards(self) -> str:
        """The cards, by name or number."""
        return some_cards(self.named(self.what.cards), self.what.hidden)

    @property
    def why(self) -> str:
        """The card that caused it, in brackets."""
        return f" ({noted(self.card(self.what.card))})" if self.what.card else ""

    def title(self, card: str) -> str:
        """The name of a card; a Character's with the Level."""
        return titled(self.card(card))

    def named(self, cards: Sequence[str]) -> list[str]:
        """The names of cards."""
        return [self.title(card) for card in cards]

    def does(self, verb: str) -> str:
        """The player and what they do."""
        return does(self.who, verb)

    def side(self, seat: int) -> str:
        """`` (your teammate)`` or `` (foe)`` after a name, where there are teams."""
        if YOU not in self.names or not self.teams:
            return ""
        you = self.names.index(YOU)
        return sided("", seat, you, self.mates(you))
