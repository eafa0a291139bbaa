"""A happening with the players and cards it names: what its message is made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from archrivals.engine.language.cards import Card
from archrivals.engine.language.catalogue import Catalogue

from .happenings import Happening
from .messages import CardArg, CardsArg, Message, SeatArg, message
from .signatures import SENTENCES


class HappeningArgs:
    """One happening, and the arguments of its message."""

    def __init__(self, what: Happening, names: Sequence[str], cat: Catalogue) -> None:
        self.what = what
        self.names = names
        self.cat = cat

    @property
    def who(self) -> SeatArg:
        """The player it is about."""
        return SeatArg(self.what.seat)

    @property
    def cards(self) -> CardsArg:
        """The cards it is about."""
        return self.counted(self.what.cards, self.what.hidden)

    @property
    def n(self) -> int:
        """The number it is about."""
        return self.what.n

    @property
    def why(self) -> CardArg:
        """The card that caused it, if one did."""
        return CardArg(self.what.card)

    def card(self, id_: str) -> Card:
        """A card by its id."""
        return self.cat.cards[self.cat.by_id[id_]]

    def counted(self, ids: Sequence[str], hidden: int = 0) -> CardsArg:
        """Cards by id, those that are called alike together."""
        if len(ids) == 1:  # most of the time
            return CardsArg((CardArg(ids[0]),), hidden)
        cards = {id_: self.card(id_) for id_ in ids}
        return counted([(id_, cards[id_]) for id_ in ids], hidden)

    def called(self, seat: int, card: Card) -> bool:
        """Return whether a player is called like a card."""
        return seat < len(self.names) and self.names[seat] == card.name


Say = Callable[[HappeningArgs], Message]


def just(id_: str) -> Say:
    """Return how to say a message that has the arguments of its happening, and no others."""
    names = tuple(SENTENCES[id_])
    return lambda t: message(id_, **{name: getattr(t, name) for name in names})


def counted(cards: Sequence[tuple[str, Card]], hidden: int = 0) -> CardsArg:
    """Cards with their ids, those that are called alike together."""
    found: dict[tuple[str, int | None], tuple[str, int]] = {}
    for id_, card in cards:
        first, n = found.get((card.name, card.level), (id_, 0))
        found[card.name, card.level] = (first, n + 1)
    return CardsArg(tuple([CardArg(id_, n) for id_, n in found.values()]), hidden)
