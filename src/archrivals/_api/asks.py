"""What a table asks, for people who write programs: options with cards and words."""

from __future__ import annotations

from typing import Any

from archrivals.engine.language.printed import Card
from archrivals.engine.state.asks import Ask, Verb, cards_of
from archrivals.engine.table import Table
from archrivals.speech.table_talk import Question, ask_text, option_texts, question

from .views import seat_names


class Option(tuple[Verb, Any]):  # what the verb is about: a card, a seat, a number, nothing
    """One answer to an ask; ``str`` puts it into words, ``table.answer`` takes it.

    ``number`` is its place among the options of its ``ask``. It is also the pair of a verb and
    what it is about, which a bot gets.

    >>> from archrivals import Table
    >>> table = Table("heroes-unite", seed="winter")
    >>> for option in table.options:
    ...     print(option.number, option.verb, option.card and option.card.name, "|", option)
    0 play Punch | Play Punch
    1 play Vulnerability | Play Vulnerability
    2 end None | End your turn
    """

    number: int
    ask: TableAsk

    def __new__(cls, ask: TableAsk, number: int, pair: tuple[Verb, Any]) -> Option:
        """Make an option of an ask."""
        made = super().__new__(cls, pair)
        made.number = number
        made.ask = ask
        return made

    @property
    def verb(self) -> Verb:
        """Return the action: play, buy, use, end, card, yes and others."""
        return self[0]

    @property
    def card(self) -> Card | None:
        """The card that it is about."""
        for card in cards_of((self[0], self[1])):
            return self.ask._named(card)
        return None

    @property
    def seat(self) -> int | None:
        """The player that it names: to be chosen, Confronted or defended."""
        if self.verb in ("seat", "confront"):
            return int(self[1])
        return int(self[1][1]) if self.verb == "shield" else None

    @property
    def place(self) -> str | None:
        """Return the place where the card goes, where that is the choice."""
        return str(self[1][0]) if self.verb == "place" else None

    @property
    def mode(self) -> int | None:
        """Return the number of the chosen text, where that is the choice."""
        return int(self[1]) if self.verb == "mode" else None

    @property
    def ability(self) -> int | None:
        """The number of the ability of its card that is used."""
        return int(self[1][1]) if self.verb == "use" else None

    def __str__(self) -> str:
        return self.ask._text(self.number)

    def __repr__(self) -> str:
        return f"<Option {self.number}: {self}>"

    def __copy__(self) -> Option:
        return self

    def __deepcopy__(self, _: dict[int, Any]) -> Option:
        return self

    def __reduce__(self) -> tuple[type, tuple[tuple[Verb, Any]]]:
        return tuple, ((self[0], self[1]),)


class TableAsk(Ask):
    """A decision that a :class:`Table` waits for; ``print`` puts it and its options into words.

    It has everything of an :class:`Ask`, and its options are :class:`Option` objects.

    >>> from archrivals import Table
    >>> print(Table("heroes-unite", seed="winter").ask)
    Booster Gold (seat 0): Your turn, 0 Power.
      0  Play Punch
      1  Play Vulnerability
      2  End your turn
    """

    __slots__ = ("_asked", "_names", "_raw", "_table", "_texts", "position")

    options: tuple[Option, ...]

    def __init__(self, table: Table, ask: Ask) -> None:
        options: Any = tuple(Option(self, at, pair) for at, pair in enumerate(ask.options))
        super().__init__(
            ask.seat,
            ask.kind,
            ask.source,
            options,
            ask.about,
            ask.shown,
            ask.usual,
            ask.attack,
        )
        self._table = table
        self._asked: Question | None = None
        self._names: list[str] = []
        self._texts: list[str] = []
        self._raw = ask
        self.position = table.moved

    @property
    def asking(self) -> Card | None:
        """The card that asks; None where the rules do."""
        return None if self.source < 0 else self._named(self.source)

    def _named(self, number: int) -> Card:
        """A card that the ask or one of its options names: its seat is shown it."""
        state = self._table.state
        return state.cat.printed(state.faces[number])

    def _text(self, option: int) -> str:
        """Return an option in words; of an ask that has passed by, its facts alone."""
        asked = self._keep()
        if asked is None:
            chosen = self.options[option]
            return chosen.verb if chosen.card is None else f"{chosen.verb} {chosen.card.name}"
        if not self._texts:
            self._texts = option_texts(asked, self._names)
        return self._texts[option]

    def _keep(self) -> Question | None:
        """Gather what the words need, which is known only as long as the ask is open."""
        if self._asked is None and self._raw in self._table.asks:
            self._asked = question(self._table, self._raw)
            self._names = seat_names(self._table, self.seat)
        return self._asked

    def __str__(self) -> str:
        asked = self._keep()
        if asked is None:
            return repr(self)
        who = seat_names(self._table)[self.seat]
        lines = [f"{who} (seat {self.seat}): {ask_text(asked, self._names)}"]
        return "\n".join(lines + [f"  {each.number}  {each}" for each in self.options])

    def __repr__(self) -> str:
        options = tuple((option[0], option[1]) for option in self.options)
        return f"Ask(seat={self.seat}, kind={self.kind!r}, options={options!r})"

    def __copy__(self) -> TableAsk:
        return self

    def __deepcopy__(self, _: dict[int, Any]) -> TableAsk:
        return self
