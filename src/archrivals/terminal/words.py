"""The terminal's own words, in every language: a catalogue next to the one of the table.

Sentences of the game are said by :mod:`archrivals.speech`. What only a terminal says (titles of
panes, help, remarks, errors of the table) stands in ``catalogue/``, one Fluent file a language, and
``signatures.py`` declares the arguments of each message.

>>> words("en")("option-unknown", n=9, most=3)
'There is no option 9: take 1 to 3, or h for help.'
>>> words("de").listed(["Circe", "Aquaman"])
'Circe und Aquaman'
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources

from archrivals.speech.talk.fluent import Messages, Value, read, said
from archrivals.speech.talk.voice import TALKS, Voice, voice

from .signatures import fault


class Words:
    """The words of a terminal in one language."""

    def __init__(self, language: str, messages: Messages, talk: Voice) -> None:
        self.language = language
        self.messages = messages
        self._talk = talk

    def __call__(self, id_: str, /, **given: Value) -> str:
        """A message with its arguments put in; they must be those that are declared."""
        wrong = fault(id_, given) if id_ in self.messages else f"{id_}: no such message"
        if wrong:
            raise TypeError(wrong)
        return said(self.messages, id_, given)

    def listed(self, parts: Sequence[str]) -> str:
        """Several things as a list with "and"."""
        return self._talk.joined(parts, "and")


@cache
def words(language: str = "en") -> Words:
    """The words of a language, by its code."""
    return Words(language, catalogue_of(language), voice(language))


def catalogue_of(language: str) -> Messages:
    """All messages of a language."""
    if language not in TALKS:
        raise KeyError(f"no terminal words in {language!r}; there are: {', '.join(TALKS)}")
    file = resources.files("archrivals.terminal").joinpath("catalogue", f"{language}.ftl")
    return read(file.read_text("utf-8"), f"terminal/{language}.ftl")
