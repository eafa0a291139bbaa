"""What the log of a table keeps: one record for each thing that happened.

Cards and zones are numbers here, as in :mod:`.flat`, and nothing is hidden;
``views/events.py`` shows a seat what it may know of them.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from archrivals.engine.records import record

Cause = int | str
"""Why something happened: the face of a card, or a rule id."""

How = Literal[
    "put", "under", "return", "draw", "discard", "destroy", "gain", "defeat", "play", "borrow"
]
"""The word of the rules for a move; ``put`` is just that, as in the clean-up (Q9).

``under`` is a card put on the bottom of a deck, ``return`` a borrowed card that goes home (Q15).
"""

Sort = Literal["mode", "player", "place", "order", "declined"]
"""A player's choice: a ``mode`` (which of the card's choices, and which text of it), a ``player``
(the seat), a ``place`` (its name), an ``order``, or they ``declined``.

An order that only one player knows stays theirs: nothing more is logged about it.
"""

Why = Literal["no-weakness", "no-cards", "no-deck", "limit"]
"""Why an effect does nothing: no Weakness is left (W1), no such card is there (D6), deck and
discard pile are empty (D1), or it has happened as often as it may."""

Shows = Literal["reveal", "select", "defend", "look"]
"""Events that show cards which may lie face down."""

Kind = Literal[
    Shows,
    "attack",
    "block",
    "buy",
    "cancel",
    "cheaper",
    "confront",
    "control",
    "defeat",
    "done",
    "end-turn",
    "fires",
    "first-appearance",
    "flip",
    "hunt",
    "out",
    "outcome",
    "pay",
    "power",
    "rest",
    "take-text",
    "total",
    "turn",
    "use",
    "win",
]


@record
class SeenCard:
    """A card as it was when something happened to it."""

    card: int
    face: int
    epoch: int


@record
class Moved:
    """A card moved.

    ``before`` and ``after`` are its epochs. ``by`` is who decided on it: who chose the card, or
    else who played the card that did it; −1 for the rules and for chance. ``owner`` is whose card
    it is now (−1: the table's; a borrowed card stays its owner's), ``gainer`` who gained it (−1:
    no one did). ``doer`` is who does it by the words of the text: an Attack makes its victims do
    what its player decides; −1 where a text names no one.
    """

    kind: ClassVar = "move"

    card: int
    face: int
    before: int
    after: int
    frm: int
    to: int
    how: How
    by: int
    owner: int
    gainer: int
    doer: int
    cause: Cause


@record
class Shuffled:
    """A zone of n cards was shuffled."""

    kind: ClassVar = "shuffle"

    seat: int
    zone: int
    n: int
    cause: Cause


@record
class Noted:
    """Something with cards, a number, or both.

    ``n`` is Power, a cost, a total or a turn; the number of an ability; a seat (Confronted, saved,
    hunted) or the seats attacked; of an outcome Power and cost.
    """

    kind: Kind
    seat: int
    cards: tuple[SeenCard, ...] | None
    n: int | tuple[int, ...] | None
    cause: Cause


PlayKind = Literal["play", "play-again", "assist"]


@record
class Played:
    """A card was played: who decided on it, whose it is, out of which zone it comes.

    The cause is the card itself, or else the card that plays it.
    """

    kind: PlayKind
    seat: int
    cards: tuple[SeenCard, ...]
    by: int
    owner: int
    frm: int
    cause: Cause


@record
class Chose:
    """A player chose something, for a card where one asked."""

    kind: ClassVar = "choice"

    seat: int
    cards: tuple[SeenCard, ...]
    what: Sort
    n: int | str | tuple[int, ...] | None
    cause: Cause


@record
class CostRaised:
    """A Character's cost is n higher until a seat's next turn (−1: for this turn)."""

    kind: ClassVar = "cost"

    seat: int
    n: int
    until: int
    cause: Cause


@record
class Failed:
    """An effect did nothing."""

    kind: ClassVar = "nothing"

    seat: int
    cards: tuple[SeenCard, ...]
    why: Why
    cause: Cause


@record
class Ended:
    """The game is over."""

    kind: ClassVar = "over"

    winners: tuple[int, ...]
    points: tuple[int, ...]
    cause: Cause
    seat: int = -1


Event = Moved | Shuffled | Noted | Played | Chose | CostRaised | Failed | Ended


Aside = Literal["bottom", "ordered", "dice", "arranged"]


@record
class Detail:
    """A detail that the log leaves out and no shuffle shows, at a length of the log.

    ``bottom``: a card went under its zone. ``ordered``: cards were put back on top, the topmost
    first. ``dice``: cards, and how many of them were wanted. ``arranged``: the setup lies there.
    """

    at: int
    kind: Aside
    cards: tuple[int, ...]
    n: int
