"""The sentences of the table: events, questions and answers.

The table makes messages; here they are said in a language.

>>> from archrivals.boxes import catalogue
>>> from archrivals.engine.language.rules import Setup
>>> from archrivals.engine.table import Table
>>> cat = catalogue("heroes-unite")
>>> table = Table.new(Setup(players=2, first=0), cat, seed="demo")
>>> asked = question(table, table.ask)
>>> option_text(asked, len(asked.choices) - 1, ("You", "Hawkman"))
'End your turn'
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from archrivals.engine.language.cards import Card
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.rules import Setup
from archrivals.engine.views.events import EventInView
from archrivals.engine.views.why import Reason

from .talk.asks import ask_message
from .talk.happenings import Happening, happening, happenings
from .talk.log import left_message, log_message, log_messages, rules_message
from .talk.messages import Message
from .talk.options import forced_message, option_message, option_messages
from .talk.questions import Choice, Question, question
from .talk.voice import TALKS, Hearer, voice
from .talk.why import why_message

__all__ = [
    "TALKS",
    "Choice",
    "Happening",
    "Hearer",
    "Message",
    "Question",
    "ask_message",
    "ask_text",
    "ending_text",
    "event_line",
    "event_lines",
    "forced_message",
    "forced_text",
    "happening",
    "happenings",
    "hearer_of",
    "left_message",
    "log_message",
    "log_messages",
    "option_message",
    "option_messages",
    "option_text",
    "option_texts",
    "question",
    "rules_message",
    "tales",
    "titled",
    "voice",
    "why_message",
    "why_text",
    "you",
]

PLAIN: Final = Setup()


def you(language: str = "en") -> str:
    """The name to put at one's own seat: who is called so is spoken to."""
    return voice(language).you


def hearer_of(
    names: Sequence[str], cat: Catalogue, language: str = "en", teams: Sequence[int] = ()
) -> Hearer:
    """The player who is called "you"."""
    own = you(language)
    seat = names.index(own) if own in names else -1
    return Hearer(names, cat, seat, teams, seat)


def event_line(
    event: EventInView,
    names: Sequence[str],
    cat: Catalogue,
    language: str = "en",
    teams: Sequence[int] = (),
) -> str | None:
    """One event of ``Table.events`` as a sentence; None where another event says it."""
    message = log_message(happening(event), names, cat)
    hearer = hearer_of(names, cat, language, teams)
    return None if message is None else voice(language).say(message, hearer)


def event_lines(
    events: Iterable[EventInView],
    names: Sequence[str],
    cat: Catalogue,
    language: str = "en",
    teams: Sequence[int] = (),
    setup: Setup = PLAIN,
) -> list[str]:
    """Events as sentences, those that belong together as one.

    ``setup`` is that of the table: an arranged one is described as it lies.

    >>> from archrivals.boxes import catalogue
    >>> from archrivals.engine.views.events import CauseInEvent, MovedInView, PlaceInEvent
    >>> frm, to = PlaceInEvent("deck", 1), PlaceInEvent("hand", 1)
    >>> draw = MovedInView("move", CauseInEvent(card="raven"), frm, to, "draw", 1, 1)
    >>> event_lines([draw, draw], ("You", "Hawkman"), catalogue("heroes-unite"))
    ['Hawkman draws 2 cards (Raven).']
    """
    return [line for _, line in tales(events, names, cat, language, teams, setup)]


def tales(
    events: Iterable[EventInView],
    names: Sequence[str],
    cat: Catalogue,
    language: str = "en",
    teams: Sequence[int] = (),
    setup: Setup = PLAIN,
) -> list[tuple[Happening, str]]:
    """The same sentences, each with its happening."""
    hearer = hearer_of(names, cat, language, teams)
    say = voice(language).say
    messages = [(what, log_message(what, names, cat)) for what in happenings(events, setup)]
    return [(what, say(each, hearer)) for what, each in messages if each is not None]


def ask_text(asked: Question, names: Sequence[str], language: str = "en") -> str:
    """The question in words: who or what asks, what for, and the choices so far."""
    hearer = Hearer(names, asked.cat, asked.seat, asked.teams, asked.seat)
    return voice(language).say(ask_message(asked), hearer)


def _answering(asked: Question, names: Sequence[str], language: str) -> Hearer:
    """An answer is for others as well: who is not called "you" is not spoken to."""
    return replace(hearer_of(names, asked.cat, language, asked.teams), side=asked.seat)


def option_text(asked: Question, at: int, names: Sequence[str], language: str = "en") -> str:
    """The answer with that number in words."""
    message = option_message(asked, asked.choices[at])
    return voice(language).say(message, _answering(asked, names, language))


def option_texts(asked: Question, names: Sequence[str], language: str = "en") -> list[str]:
    """All answers in words; where cards are in several places, each says in which."""
    hearer = _answering(asked, names, language)
    return [voice(language).say(message, hearer) for message in option_messages(asked)]


def forced_text(asked: Question, names: Sequence[str], language: str = "en") -> str:
    """Explain why there was nothing to decide: the answer that was given, in words."""
    return voice(language).say(forced_message(asked), _answering(asked, names, language))


def why_text(why: Reason, cat: Catalogue, language: str = "en") -> str:
    """Explain why something cannot be done, with the rule that forbids it.

    >>> from archrivals.boxes import catalogue
    >>> why_text(Reason("too-dear", "T4", card="kick", n=3, have=1), catalogue("heroes-unite"))
    'Kick costs 3 and you have 1 Power. (T4)'
    """
    return f"{voice(language).say(why_message(why), Hearer((), cat))} ({why.rule})"


def titled(card: Card, language: str = "en") -> str:
    """A card by its name; a Character with its Level.

    >>> from archrivals.engine.language.cards import character
    >>> titled(character("Batman", 2, side="hero"))
    'Batman (Level 2)'
    """
    name = voice(language).name(card)
    return voice(language).clause("card-title", card=name, level=card.level or 0)


def ending_text(rule: str, language: str = "en") -> str:
    """Explain why a game ended, as a clause.

    >>> ending_text("G2")
    'the last Super-Villain is defeated'
    """
    return voice(language).clause("ending", rule=rule)
