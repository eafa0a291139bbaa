"""Which columns a version of the environments has: their names, ranges and order.

The names that follow from the effect language are stored, by version, in ``columns.json``, and
those that follow from cards in ``research.json`` in the folder of their box. So a new card, zone or
kind of effect moves no column of an id that exists: it counts into none until a version has a
column for it (``tools/write_columns.py`` adds one).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

from archrivals.boxes import BOXES, data_of
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.state.flat import (
    ASIDE,
    DECK,
    DESTROYED,
    DISCARD,
    HAND,
    HERO,
    IN_PLAY,
    LINE_UP,
    MAIN_DECK,
    ON_HERO,
    SCORE,
    SEAT_ZONE_NAMES,
    STACK,
    SUPER_VILLAINS,
    UNDER,
    WEAKNESSES,
    ZONE_NAMES,
)

NO_BOUND: Final = float("inf")
ANY: Final = (-NO_BOUND, NO_BOUND)
OTHER: Final = "other"
"""Among kinds of decisions, verbs and places: all that have no column of their own."""

OWNERS: Final = ("self", "teammate", "foe", "table")
MODES: Final = ("0", "1", "2", "3 and up")


@dataclass(frozen=True, slots=True)
class Columns:
    """The stored names of a version; ``bounds`` are ranges of parts, to which numbers are cut."""

    asks: tuple[str, ...]
    verbs: tuple[str, ...]
    places: tuple[str, ...]
    zones: tuple[str, ...]
    features: tuple[str, ...]
    cards: Mapping[str, tuple[str, ...]]
    bounds: Mapping[str, tuple[float, float]]

    def faces(self, cat: Catalogue) -> tuple[str, ...]:
        """The cards that have columns: those of the version, or all of a mixed table."""
        boxes = set(cat.boxes)
        stored = self.cards.get(boxes.pop()) if len(boxes) == 1 else None
        return tuple(cat.ids) if stored is None else stored

    def range_of(self, part: str) -> tuple[float, float]:
        """The range of a part that has none by its nature."""
        return self.bounds.get(part, ANY)


def stored() -> dict[str, Any]:
    """Return the file: the columns by version, without those of cards."""
    read = files("archrivals.research").joinpath("columns.json").read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(read)
    return data


@cache
def stored_of(box: str) -> dict[str, Any]:
    """Return the file of a box: its ``games``, the ``columns`` of its cards by version, and the
    ``shapes`` of all ids that there are or have been.

    A box without a file is one game, at its usual table.
    """
    usual = {"players": BOXES[box].usual, "versions": [max(map(int, stored()))]}
    found: dict[str, Any] = data_of(box, "research.json")
    return found or {"games": {box: usual}, "columns": {}, "shapes": {}}


@lru_cache(maxsize=8)
def columns_of(version: int) -> Columns:
    """The columns of a version."""
    cards = {box: stored_of(box)["columns"].get(str(version)) for box in BOXES}
    known = {box: ids for box, ids in cards.items() if ids is not None}
    return columns_from(stored()[str(version)] | {"cards": known})


def columns_from(data: Mapping[str, Any]) -> Columns:
    """Columns out of JSON."""
    return Columns(
        asks=tuple(data["asks"]),
        verbs=tuple(data["verbs"]),
        places=tuple(data["places"]),
        zones=tuple(data["zones"]),
        features=tuple(data["features"]),
        cards={box: tuple(ids) for box, ids in data["cards"].items()},
        bounds={part: (float(low), float(high)) for part, (low, high) in data["bounds"].items()},
    )


@dataclass(frozen=True, slots=True)
class Part:
    """Some columns side by side, with one range for all of them; "" is a single column."""

    name: str
    labels: tuple[str, ...]
    low: float
    high: float
    says: str

    @property
    def size(self) -> int:
        """Return how many columns there are."""
        return len(self.labels)

    def names(self) -> list[str]:
        """The names of its columns."""
        return [f"{self.name}: {label}" if label else self.name for label in self.labels]


def starts_of(parts: Iterable[Part]) -> dict[str, int]:
    """The first column of each part."""
    starts: dict[str, int] = {}
    at = 0
    for part in parts:
        starts[part.name] = at
        at += part.size
    return starts


# --- The position -----------------------------------------------------------------------------

TABLE_ZONES: Final = {
    LINE_UP: "cards of each face in the Line-Up",
    STACK: "in the stacks that can be bought",
    WEAKNESSES: "in the Weakness stack",
    SUPER_VILLAINS: "in the Super-Villain stack; the hidden ones on average",
    MAIN_DECK: "in the main deck, on average",
    DESTROYED: "destroyed",
    ASIDE: "laid aside",
}
SEAT_ZONES: Final = {
    HAND: "in hand; where it is hidden, known cards and the rest on average",
    DECK: "in the deck; known cards and the rest on average",
    DISCARD: "in the discard pile",
    IN_PLAY: "in play",
    HERO: "the Super Hero, or the Levels of the Character",
    ON_HERO: "on the Super Hero or Character",
    SCORE: "defeated Characters",
    UNDER: "laid under the Super Hero",
}
ONE: Final = ("",)


def position_parts(columns: Columns, cat: Catalogue, seats: int) -> list[Part]:
    """Return the parts of a position, in this order."""
    faces = columns.faces(cat)
    players = tuple(map(str, range(seats)))
    copies = float(max(card.copies for card in cat.cards))
    total = float(sum(card.copies for card in cat.cards))
    parts = [Part(ZONE_NAMES[zone], faces, 0.0, copies, says) for zone, says in TABLE_ZONES.items()]
    for other in players:
        parts += [
            Part(f"{SEAT_ZONE_NAMES[zone]} {other}", faces, 0.0, copies, says)
            for zone, says in SEAT_ZONES.items()
        ]
    turn = max(0.0, columns.range_of("turn")[0]), columns.range_of("turn")[1]
    cost = columns.range_of("Character cost")
    kinds = ", ".join(columns.asks)
    return [
        *parts,
        Part("source", faces, 0.0, 1.0, "the card that asks"),
        Part("shown", faces, 0.0, copies, "cards shown for this decision"),
        Part("turn", ONE, *turn, "number of the turn"),
        Part("power", ONE, *columns.range_of("power"), "Power of the player whose turn it is"),
        Part("main deck left", ONE, 0.0, total, "cards in the main deck"),
        Part("Super-Villains left", ONE, 0.0, total, "cards in the Super-Villain stack"),
        Part("active", players, 0.0, 1.0, "whose turn it is"),
        Part("Confronted", players, 0.0, 1.0, "who is being Confronted"),
        Part("team", players, 0.0, 1.0, "the seat itself and its teammates"),
        Part("out", players, 0.0, 1.0, "who is out of the game"),
        Part("hand size", players, 0.0, total, "cards in hand"),
        Part("deck size", players, 0.0, total, "cards in the deck"),
        Part("Character cost", players, *cost, "Power that defeats the Character"),
        Part("ask", columns.asks, 0.0, 1.0, f"the kind of decision: {kinds}"),
    ]


# --- An option --------------------------------------------------------------------------------


def option_parts(columns: Columns, cat: Catalogue, seats: int) -> list[Part]:
    """Return the parts of an option, in this order."""
    card = columns.range_of("card")
    zones, owners = ", ".join(columns.zones), ", ".join(OWNERS)
    verbs, places = ", ".join(columns.verbs), ", ".join(columns.places)
    modes = "which of several texts; the last slot is for all further ones"
    players = tuple(map(str, range(seats)))
    return [
        Part("verb", columns.verbs, 0.0, 1.0, f"the action: {verbs}"),
        Part("face", columns.faces(cat), 0.0, 1.0, "which card it is about"),
        Part("card", columns.features, *card, "that card's features, without its name"),
        Part("zone", columns.zones, 0.0, 1.0, f"where that card is: {zones}"),
        Part("owner", OWNERS, 0.0, 1.0, f"whose zone that is: {owners}"),
        Part("mode", MODES, 0.0, 1.0, modes),
        Part("place", columns.places, 0.0, 1.0, f"where the card goes: {places}"),
        Part("target", players, 0.0, 1.0, "which player, counted from the seat itself"),
    ]
