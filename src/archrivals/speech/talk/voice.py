"""Says messages in a language, by its catalogue.

>>> from archrivals.boxes import catalogue
>>> from archrivals.speech.talk.messages import CardArg, CardsArg, SeatArg, message
>>> cards = CardsArg((CardArg("raven", 2), CardArg("kick")))
>>> bought = message("log-buy", who=SeatArg(1), cards=cards, n=6)
>>> hearer = Hearer(("Ana", "Circe"), catalogue("heroes-unite"))
>>> voice("en").say(bought, hearer)
'Circe buys 2 × Raven and Kick for 6 Power.'
>>> voice("es").say(bought, hearer.told_to(1))
'Compras 2 × Raven y Patada por 6 de Poder.'
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources
from typing import Final

from archrivals.engine.language.cards import Card
from archrivals.engine.language.catalogue import Catalogue
from archrivals.speech import LANGUAGES, Speaker, marks
from archrivals.speech.phrases import BY, CALLED, phrase

from .fluent import Messages, Value, read, said
from .messages import (
    Arg,
    CardArg,
    CardsArg,
    Join,
    ListArg,
    Message,
    PhraseArg,
    SeatArg,
    SeatsArg,
)

AREAS: Final = ("words", "log", "asks", "why", "coach")
"""The files of a catalogue."""

TALKS: Final = tuple(LANGUAGES)
"""The languages that have one."""

Values = dict[str, Value]

_SOUNDS_I: Final = re.compile(r"i(?![aeouáéó])|í|y[^aeiouáéíóú]", re.IGNORECASE)
_SOUNDS_O: Final = re.compile(r"[oó]", re.IGNORECASE)
"""No h: it is silent in Spanish, but our words with one are English names."""

_BETWEEN: Final = {"notes": "; ", "sentences": " "}


@dataclass(frozen=True, slots=True)
class Hearer:
    """The addressee of a sentence, and the players it may name.

    ``names`` are the players by seat. ``you`` is the seat that is spoken to; −1: none. ``side``
    is the seat whose teammates and foes have different names, where ``teams`` gives each seat its
    team.
    """

    names: Sequence[str]
    cat: Catalogue
    you: int = -1
    teams: Sequence[int] = ()
    side: int = -1

    def told_to(self, seat: int) -> Hearer:
        """Return the same, for a seat."""
        return replace(self, you=seat, side=seat)


class Voice:
    """A language at the table: its catalogue, and the texts of cards."""

    def __init__(self, speaker: Speaker, messages: Messages) -> None:
        self.messages = messages
        self._speaker = speaker

    def say(self, message: Message, hearer: Hearer) -> str:
        """A message as a sentence."""
        return marks.text_of(self.marked(message, hearer))

    @property
    def you(self) -> str:
        """Return the words for the player who is spoken to."""
        return said(self.messages, "you", {})

    def name(self, card: Card) -> str:
        """Return the name of a card."""
        return self._speaker.card_name(card)

    def clause(self, id_: str, **keys: Value) -> str:
        """Return a message that names no one, without a capital: to be part of another sentence."""
        return said(self.messages, id_, keys)

    def marked(self, message: Message, hearer: Hearer) -> str:
        """A sentence with the ids of the cards and players it names."""
        return marks.headed(marks.stopped_once(self._formatted(message, hearer)))

    def _formatted(self, message: Message, hearer: Hearer) -> str:
        values: Values = {}
        for name, arg in message.args.items():
            self._fill(values, name, arg, hearer)
        return said(self.messages, message.id, values)

    # --- Arguments

    def _fill(self, values: Values, name: str, arg: Arg, hearer: Hearer) -> None:
        """The variables that an argument becomes."""
        if isinstance(arg, int | str):
            values[name] = arg
        elif isinstance(arg, SeatArg):
            self._seat(values, name, arg.seat, hearer)
        elif isinstance(arg, SeatsArg):
            self._seats(values, name, arg, hearer)
        elif isinstance(arg, CardArg):
            self._card(values, name, arg.card, hearer)
        elif isinstance(arg, CardsArg):
            values[name] = self._cards(arg, hearer)
            values[f"{name}-n"] = sum([card.n for card in arg.cards]) + arg.hidden
        elif isinstance(arg, PhraseArg):
            values[name] = self._phrase(arg, hearer)
        elif isinstance(arg, ListArg):
            values[name] = self.joined([self._formatted(m, hearer) for m in arg.list_], arg.join)
            values[f"{name}-n"] = len(arg.list_)
        else:
            values[name] = self._formatted(arg, hearer)

    def _seat(self, values: Values, name: str, seat: int, hearer: Hearer) -> None:
        values[name] = marks.player(seat, hearer.names[seat]) if seat >= 0 else ""
        values[f"{name}-person"] = "none" if seat < 0 else "you" if seat == hearer.you else "other"
        values[f"{name}-side"] = _side(seat, hearer)

    def _seats(self, values: Values, name: str, arg: SeatsArg, hearer: Hearer) -> None:
        you_first = sorted(arg.seats, key=lambda seat: seat != hearer.you)
        parts = []
        for seat in you_first:
            who: Values = {}
            self._seat(who, "who", seat, hearer)
            parts.append(said(self.messages, f"seats-{arg.as_}", who))
        values[name] = self.joined(parts, arg.join)
        values[f"{name}-n"] = len(parts)
        alone = "alone" if len(parts) == 1 else "among"
        values[f"{name}-you"] = alone if hearer.you in arg.seats else "none"
        teams = {hearer.teams[seat] for seat in arg.seats} if hearer.teams else ()
        values[f"{name}-team"] = "yes" if len(teams) == 1 else "no"

    def _card(self, values: Values, name: str, id_: str, hearer: Hearer) -> None:
        if not id_:
            values |= {name: "", f"{name}-title": "", f"{name}-note": ""}
            values |= {f"{name}-level": 0, f"{name}-known": "no"}
            return
        card = hearer.cat.cards[hearer.cat.by_id[id_]]
        named: Values = {
            "card": marks.face(id_, self.name(card)),
            "level": card.level or 0,
        }
        values[name] = named["card"]
        values[f"{name}-title"] = said(self.messages, "card-title", named)
        values[f"{name}-note"] = said(self.messages, "card-note", named)
        values[f"{name}-level"] = named["level"]
        values[f"{name}-known"] = "yes"

    def _title(self, id_: str, hearer: Hearer) -> Value:
        values: Values = {}
        self._card(values, "card", id_, hearer)
        return values["card-title"]

    def _cards(self, arg: CardsArg, hearer: Hearer) -> str:
        if not arg.cards:
            return said(self.messages, "hidden-cards", {"n": arg.hidden})
        parts = []
        for each in arg.cards:
            title = self._title(each.card, hearer)
            counted = {"n": each.n, "card": title}
            parts.append(said(self.messages, "card-times", counted) if each.n > 1 else str(title))
        return self.joined(parts, "and")

    def joined(self, parts: Sequence[str], join: Join) -> str:
        """Several parts as one: a list, notes, or sentences after one another."""
        if join in _BETWEEN:
            return _BETWEEN[join].join(parts)
        if len(parts) < 2:
            return "".join(parts)
        head: Value = ", ".join(parts[:-1])
        ends: Values = {"head": head, "tail": parts[-1], "sound": _sound(parts[-1])}
        return said(self.messages, f"list-{join}", ends)

    def _phrase(self, arg: PhraseArg, hearer: Hearer) -> str:
        card = hearer.cat.cards[hearer.cat.by_id[arg.phrase]]
        text = phrase(card, arg.path, self._speaker, arg.mood, arg.n, bool(arg.called))
        if arg.called:
            text = marks.filled(text, CALLED, str(self._title(arg.called, hearer)))
        if arg.by >= 0:
            text = marks.filled(text, BY, marks.player(arg.by, hearer.names[arg.by]))
        if arg.form in ("label", "sentence"):
            text = marks.headed(text)
        return f"{text}." if arg.form in ("sentence", "tail") else text


def _side(seat: int, hearer: Hearer) -> str:
    """Return whether a player is a teammate or a foe of the addressee."""
    you, teams = hearer.side, hearer.teams
    if you < 0 or seat < 0 or seat == you or not teams or teams.count(teams[you]) < 2:
        return "none"
    return "mate" if teams[seat] == teams[you] else "foe"


def _sound(text: str) -> str:
    """Return how a text begins: it decides between "y" and "e", "o" and "u" in Spanish.

    >>> _sound("Isis"), _sound("Oracle"), _sound("Katana"), _sound("High-Tech Hero")
    ('i', 'o', 'other', 'other')
    """
    plain = marks.text_of(text)
    if _SOUNDS_I.match(plain):
        return "i"
    return "o" if _SOUNDS_O.match(plain) else "other"


@cache
def voice(language: str) -> Voice:
    """The voice of a language, by its code."""
    if language not in TALKS:
        raise KeyError(f"no table talk in {language!r}; there is: {', '.join(sorted(TALKS))}")
    return Voice(LANGUAGES[language], catalogue_of(language))


def catalogue_of(language: str, areas: Sequence[str] = AREAS) -> Messages:
    """The messages of a language, without an area that is asked for by its name alone."""
    files = resources.files("archrivals.speech").joinpath("catalogue", language)
    messages: Messages = {}
    for area in areas:
        name = f"{language}/{area}.ftl"
        found = read(files.joinpath(f"{area}.ftl").read_text("utf-8"), name)
        twice = found.keys() & messages.keys()
        if twice:
            raise ValueError(f"{name} has what another file has: {', '.join(sorted(twice))}")
        messages |= found
    return messages
