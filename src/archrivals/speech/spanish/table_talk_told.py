"""A happening with the words that its sentences are made of, in Spanish."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from archrivals.speech.table_talk_teller import Teller

from .conjugation import Verb
from .lexicon import Word
from .table_talk_words import YOU, did, does, noted, own, sided, some_cards, titled, whom
from .words import OWN

PLACES: Final = {
    "hand": "en la mano",
    "deck": "encima del mazo",
    "discard": "en la pila de descarte",
    "in-play": "en juego",
    "line-up": "en la Alineación",
    "stack": "en su montón",
    "weaknesses": "en el montón de Debilidades",
    "super-villains": "en el montón de Supervillanos",
    "main-deck": "encima del mazo principal",
    "destroyed": "en la pila de cartas destruidas",
    "aside": "aparte",
    "unused": "fuera de la partida",
    "hero": "sobre la mesa",
    "on-hero": "sobre un Superhéroe o Personaje",
    "score": "en la pila de puntuación",
    "under": "aparte",
}
OF: Final[dict[str, tuple[str, Word]]] = {
    "hand": ("en", OWN["hand"]),
    "deck": ("encima de", OWN["deck"]),
    "discard": ("en", OWN["discard"]),
    "score": ("en", OWN["score"]),
}


def place_of(zone: str, owner: str) -> str:
    """Where a card is, in whose place.

    >>> place_of("discard", "Tú"), place_of("in-play", "Circe"), place_of("deck", "Circe")
    ('en tu pila de descarte', 'en juego ante Circe', 'encima del mazo de Circe')
    """
    if zone == "in-play":
        return f"en juego ante {whom(owner)}"
    if zone not in OF:
        return PLACES[zone]
    where, word = OF[zone]
    return f"{where} {own(owner, word)}".replace("de el ", "del ")


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

    def does(self, verb: Verb) -> str:
        """The player and what they do."""
        return does(self.who, verb)

    def did(self, second: str, third: str) -> str:
        """The player and what they do, in both persons."""
        return did(self.who, second, third)

    def does_not(self, verb: Verb) -> str:
        """That the player does it to no card: ``no revelas ninguna carta``."""
        none = "ninguna carta"
        return did(self.who, f"no {verb.say('second')} {none}", f"no {verb.say('third')} {none}")

    def form(self, verb: Verb) -> str:
        """A further verb of the same player."""
        return verb.say("second" if self.who == YOU else "third")

    def side(self, seat: int) -> str:
        """`` (tu compañero)`` or `` (rival)`` after a name, where there are teams."""
        if YOU not in self.names or not self.teams:
            return ""
        you = self.names.index(YOU)
        return sided("", seat, you, self.mates(you))
