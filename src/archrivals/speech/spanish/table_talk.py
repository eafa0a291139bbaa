"""Spanish at the table: what happened, what is asked, what can be answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from archrivals.engine.catalogue import Catalogue
from archrivals.speech.table_talk_asks import Choice, Question
from archrivals.speech.table_talk_events import Happening

from .table_talk_asks import ask_words
from .table_talk_events import PLACES, ending, happening_text, place_of
from .table_talk_options import forced_words, option_words
from .table_talk_words import YOU


class SpanishTalk:
    """What is said at the table, in Spanish."""

    code: Final = "es"
    you: Final = YOU

    def happening(
        self, what: Happening, names: Sequence[str], cat: Catalogue, teams: Sequence[int] = ()
    ) -> str | None:
        """A sentence; None for what goes without saying."""
        return None if what.told_elsewhere else happening_text(what, names, cat, teams)

    def ask(self, asked: Question, names: Sequence[str]) -> str:
        """The question in words."""
        return ask_words(asked, names)

    def option(self, asked: Question, choice: Choice, names: Sequence[str]) -> str:
        """One of the answers in words."""
        return option_words(asked, choice, names)

    def forced(self, asked: Question, names: Sequence[str]) -> str:
        """What is said where there is only one answer."""
        return forced_words(asked, names)

    def place(self, zone: str) -> str:
        """Where a card is."""
        return PLACES[zone]

    def place_of(self, zone: str, owner: str) -> str:
        """Where a card is and whose place that is."""
        return place_of(zone, owner)

    def ending(self, rule: str) -> str:
        """Why a game ended, as a clause."""
        return ending(rule)


SPANISH_TALK: Final = SpanishTalk()
