"""A table as the person at it sees it, with its names and questions in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from archrivals.engine.language.cards import Card
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.table import Table
from archrivals.engine.views.seats import SeatInView, View
from archrivals.speech.summary import NO_HERO, hero_names
from archrivals.speech.table_talk import (
    Question,
    ask_text,
    option_texts,
    question,
    titled,
    why_text,
    you,
)

from .rows import Row, has_characters, market, side_of
from .words import words

ME: Final = 0
"""The person's seat."""


class Position:
    """A table with a person at seat 0 and bots at the others, as it stands now.

    ``chosen`` are the cards that the person has picked so far, of several that are asked for one by
    one.
    """

    def __init__(self, table: Table, bots: Mapping[int, str], language: str) -> None:
        self.table = table
        self.language = language
        self.say = words(language)
        self.chosen: list[Card] = []
        self._bot_names = dict(bots)
        known = enumerate(hero_names(table))
        self._names = {seat: name for seat, name in known if name != NO_HERO}

    @property
    def cat(self) -> Catalogue:
        """The cards of the table."""
        return self.table.state.cat

    @property
    def view(self) -> View:
        """Return the person's view."""
        return self.table.view(ME)

    @property
    def over(self) -> bool:
        """Return whether the game has ended."""
        return self.table.over

    @property
    def names(self) -> tuple[str, ...]:
        """The players: you, and the others by their Super Heroes or Characters."""
        own = you(self.language)
        return tuple(own if seat.seat == ME else self._hero(seat) for seat in self.view.seats)

    def _hero(self, seat: SeatInView) -> str:
        at = seat.seat
        if seat.hero:
            self._names[at] = self.card(seat.hero[-1].id).name
        # Who is out has no Character any more.
        return self._names.get(at) or self.say("player", n=at + 1)

    def card(self, name: str) -> Card:
        """A card by its id."""
        return self.cat.cards[self.cat.by_id[name]]

    def title(self, card: Card) -> str:
        """Return the title of a card; of a Character with its Level."""
        return titled(card, self.language)

    def bot(self, seat: int) -> str:
        """Return the kind of bot that sits there."""
        return self._bot_names[seat]

    @property
    def mates(self) -> tuple[int, ...]:
        """The person's teammates."""
        view = self.view
        return tuple(seat for seat in range(len(view.seats)) if side_of(view, seat) == "teammate")

    @property
    def calls(self) -> bool:
        """Return whether a teammate may be asked for help: some tables have no Assist cards."""
        return bool(self.mates) and any(card.has("Assist") for card in self.cat.cards)

    @property
    def confronts(self) -> bool:
        """Return whether this table has Characters and Confrontations."""
        return has_characters(self.view)

    @property
    def balance(self) -> str:
        """Describe the Confrontation of this turn: against whom, and how it stands; else empty."""
        view = self.view
        target = view.turn.confronting
        if target < 0:
            return ""
        return self.say(
            "balance",
            person=self.person(target),
            name=self.names[target],
            power=view.turn.power,
            cost=view.seats[target].cost or 0,
        )

    def person(self, seat: int) -> str:
        """Return whether a player is spoken to, as a message chooses by it."""
        return "you" if seat == ME else "other"

    @property
    def market(self) -> list[Row]:
        """Everything for sale."""
        return market(self.view, self.cat)

    @property
    def tie_breaks(self) -> tuple[str, ...]:
        """Return the tie-breaks at this table, most important first."""
        return self.table.state.rules.tie_breaks

    @property
    def asked(self) -> Question | None:
        """Return the person's open decision."""
        ask = self.table.ask_of(ME)
        return None if ask is None else question(self.table, ask, self.chosen)

    @property
    def prompt(self) -> str:
        """The question in words."""
        asked = self.asked
        return "" if asked is None else ask_text(asked, self.names, self.language)

    @property
    def options(self) -> list[str]:
        """The answers in words."""
        asked = self.asked
        return [] if asked is None else option_texts(asked, self.names, self.language)

    @property
    def my_turn(self) -> bool:
        """Return whether the person may act freely now."""
        ask = self.table.ask_of(ME)
        return ask is not None and ask.kind == "turn"

    def why_not(self, verb: str, card: str) -> str:
        """Explain why the person cannot do something now; empty if they can."""
        why = self.table.why_not(ME, (verb, card))
        return "" if why is None else why_text(why, self.cat, self.language)
