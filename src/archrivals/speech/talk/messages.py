"""The messages of the table, with typed arguments: no words and no language.

>>> from archrivals.engine.records import to_plain
>>> to_plain(Message("log-done", {"who": SeatArg(1), "n": 9}))
{'id': 'log-done', 'args': {'who': {'seat': 1}, 'n': 9}}
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from archrivals.engine.records import record

Join = Literal["and", "or", "notes", "sentences"]
"""How the parts of a list are put together."""

SeatsAs = Literal["whom", "sided", "name", "spared"]
"""How the players of a list are said: each by the message ``seats-…`` of a catalogue."""

Mood = Literal["order", "may", "bare", "they", "amount", "then"]
"""How a piece of card text is said.

``order``: draw a card. ``may``: you may draw a card. ``bare``: an Attack without the word.
``they``: another player does it. ``amount`` and ``then`` are the parts of a Block.
"""

Form = Literal["clause", "label", "sentence", "tail"]
"""How it begins and ends: small and without a stop, with a capital, with both, with a stop."""


@record
class SeatArg:
    """A player; −1 for none."""

    seat: int


@record
class SeatsArg:
    """Several players in a list."""

    seats: tuple[int, ...]
    as_: SeatsAs
    join: Join = "and"


@record
class CardArg:
    """A card by its id, and how often; no id for no card."""

    card: str
    n: int = 1


@record
class CardsArg:
    """Cards in a list, equal ones together, or the number of hidden ones."""

    cards: tuple[CardArg, ...]
    hidden: int = 0


@record
class PhraseArg:
    """A piece of the text of a card.

    ``path`` is where it is in the card's data. ``n`` is how many cards "it" stands for (3 for more
    than two), ``called`` the card that is named in its place, ``by`` the player who does it.
    """

    phrase: str
    path: str
    mood: Mood = "order"
    n: int = 1
    called: str = ""
    by: int = -1
    form: Form = "clause"


@record
class ListArg:
    """Messages in a list."""

    list_: tuple[Message, ...]
    join: Join = "and"


@record
class Message:
    """Something to say: the id of a sentence, and its arguments."""

    id: str
    args: dict[str, Arg]


Arg: TypeAlias = int | str | SeatArg | SeatsArg | CardArg | CardsArg | PhraseArg | ListArg | Message

NO_CARD: Final = CardArg("")
NO_SEAT: Final = SeatArg(-1)


def message(id_: str, **args: Arg) -> Message:
    """A message; its arguments are given by name."""
    return Message(id_, args)


def yes_no(value: object) -> str:
    """A key for yes or no."""
    return "yes" if value else "no"
