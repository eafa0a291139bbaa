"""What is said at the table: what happened, what is asked, what can be answered.

>>> from archrivals.boxes import catalogue
>>> from archrivals.engine.rules import Setup
>>> from archrivals.engine.table import Table
>>> cat = catalogue("heroes-unite")
>>> table = Table.new(Setup(players=2, first=0), cat, seed="demo")
>>> asked = question(table, table.ask)
>>> option_text(asked, len(asked.choices) - 1, ("You", "Hawkman"))
'End your turn'
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Protocol

from archrivals.engine.catalogue import Catalogue
from archrivals.engine.event_views import EventInView

from .english.table_talk import ENGLISH_TALK
from .spanish.table_talk import SPANISH_TALK
from .table_talk_asks import Choice, Question, question
from .table_talk_events import Happening, as_laid, happening, happenings

__all__ = [
    "TALKS",
    "Choice",
    "Happening",
    "Question",
    "TableTalk",
    "as_laid",
    "ask_text",
    "ending_text",
    "event_line",
    "event_lines",
    "forced_text",
    "happening",
    "happenings",
    "option_text",
    "option_texts",
    "question",
    "tales",
    "you",
]


class TableTalk(Protocol):
    """What a language must be able to say at the table.

    ``names`` are the players by seat; the language's own ``you`` among them is spoken to.
    ``teams`` gives each seat its team, where there are teams.
    """

    @property
    def code(self) -> str:
        """The code it is looked up by, such as ``en``."""

    @property
    def you(self) -> str:
        """The name of the player who is spoken to."""

    def happening(
        self, what: Happening, names: Sequence[str], cat: Catalogue, teams: Sequence[int] = ()
    ) -> str | None:
        """A sentence; None for what goes without saying."""

    def ask(self, asked: Question, names: Sequence[str]) -> str:
        """The question in words."""

    def option(self, asked: Question, choice: Choice, names: Sequence[str]) -> str:
        """One of the answers in words."""

    def forced(self, asked: Question, names: Sequence[str]) -> str:
        """What is said where there is only one answer."""

    def place(self, zone: str) -> str:
        """Where a card is, to tell two equal options apart."""

    def place_of(self, zone: str, owner: str) -> str:
        """Where a card is and whose place that is."""

    def ending(self, rule: str) -> str:
        """Why a game ended, as a clause."""


TALKS: Final[dict[str, TableTalk]] = {talk.code: talk for talk in (ENGLISH_TALK, SPANISH_TALK)}


def _talk(language: str) -> TableTalk:
    if language not in TALKS:
        raise KeyError(f"no table talk in {language!r}; there is: {', '.join(sorted(TALKS))}")
    return TALKS[language]


def you(language: str = "en") -> str:
    """The name to put at one's own seat."""
    return _talk(language).you


def event_line(
    event: EventInView,
    names: Sequence[str],
    cat: Catalogue,
    language: str = "en",
    teams: Sequence[int] = (),
) -> str | None:
    """One event of ``Table.events`` as a sentence; None where another event says it."""
    what = happening(event)
    return None if what.told_elsewhere else _talk(language).happening(what, names, cat, teams)


def event_lines(
    events: Iterable[EventInView],
    names: Sequence[str],
    cat: Catalogue,
    language: str = "en",
    teams: Sequence[int] = (),
) -> list[str]:
    """Events as sentences, those that belong together as one.

    >>> from archrivals.boxes import catalogue
    >>> from archrivals.engine.event_views import CauseInEvent, MovedInView, PlaceInEvent
    >>> frm, to = PlaceInEvent("deck", 1), PlaceInEvent("hand", 1)
    >>> draw = MovedInView("move", CauseInEvent(card="raven"), frm, to, "draw", 1, 1)
    >>> event_lines([draw, draw], ("You", "Hawkman"), catalogue("heroes-unite"))
    ['Hawkman draws 2 cards (Raven).']
    """
    return [line for _, line in tales(events, names, cat, language, teams)]


def tales(
    events: Iterable[EventInView],
    names: Sequence[str],
    cat: Catalogue,
    language: str = "en",
    teams: Sequence[int] = (),
) -> list[tuple[Happening, str]]:
    """The same sentences, each with what it tells of."""
    talk = _talk(language)
    lines = ((what, talk.happening(what, names, cat, teams)) for what in happenings(events))
    return [(what, line) for what, line in lines if line is not None]


def ask_text(asked: Question, names: Sequence[str], language: str = "en") -> str:
    """The question in words: who or what asks, what for, and what was chosen so far."""
    return _talk(language).ask(asked, names)


def option_text(asked: Question, at: int, names: Sequence[str], language: str = "en") -> str:
    """The answer with that number in words."""
    return _talk(language).option(asked, asked.choices[at], names)


def option_texts(asked: Question, names: Sequence[str], language: str = "en") -> list[str]:
    """All answers in words; equal ones say where their card is."""
    talk = _talk(language)
    plain = [talk.option(asked, choice, names) for choice in asked.choices]
    places = {(choice.zone, choice.owner) for choice in asked.choices if choice.verb == "card"}
    owners = {owner for _, owner in places if owner >= 0}
    told = []
    for text, choice in zip(plain, asked.choices, strict=True):
        if choice.verb != "card" or len(places) < 2:
            told.append(text)
        elif len(owners) > 1 and choice.owner >= 0:
            told.append(f"{text}, {talk.place_of(choice.zone, names[choice.owner])}")
        else:
            told.append(f"{text}, {talk.place(choice.zone)}")
    return told


def forced_text(asked: Question, names: Sequence[str], language: str = "en") -> str:
    """Why there was nothing to decide: the only answer, in words."""
    return _talk(language).forced(asked, names)


def ending_text(rule: str, language: str = "en") -> str:
    """Why a game ended.

    >>> ending_text("G2")
    'the last Super-Villain is defeated'
    """
    return _talk(language).ending(rule)
