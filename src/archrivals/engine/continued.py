"""Games that go on from the middle of another one, with other luck to come.

Such a game is still ``f(setup, seed, answers)``: its seed names the game it comes from, after how
many answers of that the hidden cards are dealt again, and for which seat.

>>> seed = other_luck("demo", 57, 0, "c0ffee")
>>> seed
'demo~57~0~c0ffee'
>>> other_luck(seed, 80, 1, "bead")
'demo~57~0~c0ffee~80~1~bead'
>>> other_luck(seed, 12, 0, "bead")
'demo~12~0~bead'
"""

from __future__ import annotations

from re import compile as pattern
from typing import Final, NamedTuple

from .state.events import SeenCard
from .state.flat import State
from .views.determinization import dealt_anew, hidden_from, pools_of
from .views.visibility import shown_then

LUCK: Final = pattern(r"(?P<before>.+)~(?P<at>\d{1,6})~(?P<seat>\d)~[0-9a-f]+")


class NewDeal(NamedTuple):
    """The hidden cards are dealt again: after how many answers, for whom, and from which seed."""

    at: int
    seat: int
    seed: str


def other_luck(seed: str, at: int, seat: int, luck: str) -> str:
    """Return the seed of a game that goes on after some answers of another, with other luck.

    ``luck`` is a hexadecimal number. What would have been dealt again later is not dealt again.
    """
    root, deals = deals_of(seed)
    kept = [deal.seed for deal in deals if deal.at < at]
    return f"{kept[-1] if kept else root}~{at}~{seat}~{luck}"


def deals_of(seed: str) -> tuple[str, tuple[NewDeal, ...]]:
    """Return the seed of the first deal, and all that are made later.

    >>> deals_of("demo")
    ('demo', ())
    """
    found = LUCK.fullmatch(seed)
    if found is None:
        return seed, ()
    root, deals = deals_of(found["before"])
    return root, (*deals, NewDeal(int(found["at"]), int(found["seat"]), seed))


def deal_again(s: State, deal: NewDeal) -> None:
    """Deal the cards again that are hidden from a seat, between two actions."""
    hidden = hidden_from(s, deal.seat % s.seats)
    shown = s.shown.copy()
    for event in s.log or ():  # the story of a card that is hidden now stays as it was
        for each in getattr(event, "cards", None) or ():
            if isinstance(each, SeenCard):
                shown[each.card, each.epoch] = shown_then(s, each.card, each.epoch)
    for card in hidden:
        shown.pop((card, s.epoch[card]), None)
    s.shown = shown
    s.faces, s.watched = dealt_anew(s, pools_of(s, hidden), deal.seed)
    s.seed = deal.seed
    s.counters = [0] * len(s.counters)
