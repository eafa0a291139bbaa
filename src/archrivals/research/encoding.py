"""A seat's position and its options as numbers, under the columns of a version.

Only what the seat may know is written: cards in sight by their faces, hidden ones by what the
seat remembers of them. Seats are counted from the observer: 0 is the seat itself, 1 the next to
play, and so on. Most numbers are 0: a row begins with zeros, and the others are written into it.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import groupby
from typing import Final, TypeAlias

from archrivals.engine.language import effects as fx
from archrivals.engine.language.cards import Card, records_in
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.play.confronting import cost_of
from archrivals.engine.state.asks import Ask, Option, cards_of
from archrivals.engine.state.flat import (
    DECK,
    HAND,
    MAIN_DECK,
    MOST_SEATS,
    SEAT_ZONE_NAMES,
    SUPER_VILLAINS,
    ZONE_NAMES,
    State,
    hero_zone,
    seat_of,
    zone_name,
)
from archrivals.engine.views.determinization import hidden_from
from archrivals.engine.views.visibility import sees

from .columns import (
    MODES,
    OTHER,
    OWNERS,
    SEAT_ZONES,
    TABLE_ZONES,
    Columns,
    columns_of,
    option_parts,
    position_parts,
    starts_of,
)

MOST_OPTIONS: Final = 128
"""Room for the options of an ask. Equal cards are one option: random games have come to 56. An ask
with more would be cut short."""

Row: TypeAlias = "list[float] | array[float]"
"""Where numbers are written; both begin with zeros."""


class Encoding:
    """The numbers of all tables with one catalogue and number of seats."""

    def __init__(self, cat: Catalogue, seats: int, columns: Columns) -> None:
        self.cat = cat
        self.seats = seats
        self.columns = columns
        self.parts = tuple(position_parts(columns, cat, seats))
        self.option_parts = tuple(option_parts(columns, cat, seats))
        self.size = sum(part.size for part in self.parts)
        self.option_size = sum(part.size for part in self.option_parts)
        self._at = starts_of(self.parts)
        self._option_at = starts_of(self.option_parts)
        at = {name: number for number, name in enumerate(columns.faces(cat))}
        # A card without a column is counted past the end of the row, and cut off there.
        self._column = [at.get(name, self.size) for name in cat.ids]
        self.room = self.size if at.keys() >= set(cat.ids) else 2 * self.size
        self._zones = [self._zone_columns(seat) for seat in range(seats)]
        self._asks = _places_of(columns.asks, self._at["ask"])
        self._verbs = _places_of(columns.verbs, self._option_at["verb"])
        self._places = _places_of(columns.places, self._option_at["place"])
        self._in_zone = _places_of(columns.zones, self._option_at["zone"])
        self._cards = [self._of_card(face) for face in range(len(cat.cards))]

    def _zone_columns(self, seat: int) -> list[int]:
        """The first column of each zone, as a seat counts the others; −1: it has none."""
        first = [-1] * (MOST_SEATS + 1) * 8
        for zone in TABLE_ZONES:
            first[zone] = self._at[ZONE_NAMES[zone]]
        for other in range(self.seats):
            for zone in SEAT_ZONES:
                name = f"{SEAT_ZONE_NAMES[zone]} {(other - seat) % self.seats}"
                first[(other + 1) * 8 + zone] = self._at[name]
        return first

    def _of_card(self, face: int) -> list[tuple[int, float]]:
        """Return the columns and numbers of an option by the card that it is about."""
        found = card_features(self.cat.cards[face])
        start = self._option_at["card"]
        numbers = [
            (start + at, self._within("card", found[name]))
            for at, name in enumerate(self.columns.features)
            if found.get(name)
        ]
        if self._column[face] < self.size:
            numbers.append((self._option_at["face"] + self._column[face], 1.0))
        return numbers

    def _within(self, part: str, n: float) -> float:
        low, high = self.columns.range_of(part)
        return min(max(n, low), high)

    # --- The position -------------------------------------------------------------------------

    def position(self, s: State, seat: int, ask: Ask | None, row: Row, *, memory: bool) -> None:
        """Write what a seat sees into ``room`` zeros, of which ``size`` numbers remain.

        With ``memory`` also what it can know of cards that lie face down.
        """
        if memory:
            self._remembered(s, seat, row)
        else:
            self._seen(s, seat, row)
        self._shown(s, ask, row)
        self._scalars(s, seat, row)
        if ask is not None:
            row[self._asks.get(ask.kind, self._asks[OTHER])] = 1.0
        del row[self.size :]

    def _seen(self, s: State, seat: int, row: Row) -> None:
        """Count each face in each zone, as far as they are in sight."""
        first = self._zones[seat]
        for zone, cards in enumerate(s.zones):
            if not cards or first[zone] < 0:
                continue
            if sees(s, seat, zone):
                self._count(s, first[zone], cards, row)
            elif zone == SUPER_VILLAINS and s.villain_up:
                self._count(s, first[zone], cards[-1:], row)

    def _remembered(self, s: State, seat: int, row: Row) -> None:
        """Count each face in each zone, by sight, by memory or on average."""
        first = self._zones[seat]
        hidden = {
            zone: list(cards) for zone, cards in groupby(hidden_from(s, seat), s.where.__getitem__)
        }
        for zone, cards in enumerate(s.zones):
            if not cards or first[zone] < 0:
                continue
            unknown = hidden.get(zone, ())
            if not unknown:
                self._count(s, first[zone], cards, row)
            elif len(unknown) < len(cards):
                self._count(s, first[zone], set(cards).difference(unknown), row)
        self._add_expected(s, hidden, first, row)

    def _count(self, s: State, start: int, cards: Iterable[int], row: Row) -> None:
        faces, column = s.faces, self._column
        for card in cards:
            row[start + column[faces[card]]] += 1.0

    def _add_expected(
        self, s: State, hidden: dict[int, list[int]], first: list[int], row: Row
    ) -> None:
        """Cards of one shuffle are each as likely here as there: each place gets its part."""
        column = self._column
        for cards, places in _shuffles(s, hidden).values():
            faces = Counter(map(s.faces.__getitem__, cards))
            copies = [(column[face], n) for face, n in faces.items()]
            for zone, here in places:
                start = first[zone]
                if start >= 0:
                    share = here / len(cards)
                    for at, n in copies:
                        row[start + at] += share * n

    def _shown(self, s: State, ask: Ask | None, row: Row) -> None:
        """The card that asks, and the cards it shows."""
        if ask is not None:
            if ask.source >= 0:
                row[self._at["source"] + self._column[s.faces[ask.source]]] = 1.0
            self._count(s, self._at["shown"], ask.shown, row)

    def _scalars(self, s: State, seat: int, row: Row) -> None:
        at, turn, zones = self._at, s.turn, s.zones
        row[at["turn"]] = self._within("turn", float(s.number))
        row[at["power"]] = self._within("power", float(turn.power))
        row[at["main deck left"]] = float(len(zones[MAIN_DECK]))
        row[at["Super-Villains left"]] = float(len(zones[SUPER_VILLAINS]))
        team, fights = s.teams[seat], s.rules.confrontations
        for away, other in enumerate((*range(seat, self.seats), *range(seat))):
            row[at["active"] + away] = float(other == s.active)
            row[at["Confronted"] + away] = float(other == turn.target)
            row[at["team"] + away] = float(s.teams[other] == team)
            row[at["out"] + away] = float(other in s.out)
            row[at["hand size"] + away] = float(len(zones[(other + 1) * 8 + HAND]))
            row[at["deck size"] + away] = float(len(zones[(other + 1) * 8 + DECK]))
            if fights and zones[hero_zone(other)]:
                cost = self._within("Character cost", float(cost_of(s, other)))
                row[at["Character cost"] + away] = cost

    # --- The options --------------------------------------------------------------------------

    def option(self, s: State, seat: int, option: Option, row: Row, start: int) -> None:
        """Write what an option does, to which card, where it is and whose, after ``start``."""
        verb, what = option
        at = self._option_at
        row[start + self._verbs.get(verb, self._verbs[OTHER])] = 1.0
        cards = cards_of(option)
        if cards:
            for column, n in self._cards[s.faces[cards[0]]]:
                row[start + column] = n
            zone = s.where[cards[0]]
            column = self._in_zone.get(zone_name(zone), -1)
            if column >= 0:
                row[start + column] = 1.0
            row[start + at["owner"] + _owner(s, seat, seat_of(zone))] = 1.0
        if verb == "mode":
            row[start + at["mode"] + min(what, len(MODES) - 1)] = 1.0
        elif verb == "place":
            row[start + self._places.get(what[0], self._places[OTHER])] = 1.0
        target = what if verb in ("seat", "confront") else what[1] if verb == "shield" else -1
        if target >= 0:
            row[start + at["target"] + (target - seat) % self.seats] = 1.0


@lru_cache(maxsize=16)
def encoding_of(cat: Catalogue, seats: int, version: int) -> Encoding:
    """The encoding of a catalogue, made once."""
    return Encoding(cat, seats, columns_of(version))


Shuffles = dict[int, tuple[list[int], list[tuple[int, int]]]]
"""The hidden cards of each shuffle, and how many of them are in which zone."""


def _shuffles(s: State, hidden: dict[int, list[int]]) -> Shuffles:
    found: Shuffles = {}
    pool = s.pool
    for zone, cards in hidden.items():
        kinds = sorted(set(map(pool.__getitem__, cards)))
        for kind in kinds:
            # Nearly always a zone has cards of one shuffle only.
            same = cards if len(kinds) == 1 else [card for card in cards if pool[card] == kind]
            all_cards, places = found.setdefault(kind, ([], []))
            all_cards += same
            places.append((zone, len(same)))
    return found


def _places_of(names: tuple[str, ...], start: int) -> dict[str, int]:
    return {name: at for at, name in enumerate(names, start)}


def _owner(s: State, seat: int, owner: int) -> int:
    if owner < 0:
        return OWNERS.index("table")
    if owner == seat:
        return OWNERS.index("self")
    return OWNERS.index("teammate" if s.teams[owner] == s.teams[seat] else "foe")


# --- Cards ------------------------------------------------------------------------------------


def card_features(card: Card) -> Mapping[str, float]:
    """A card as numbers by name, read off its data: a card never seen before says something."""
    texts = (card.play, card.abilities, card.defense, card.on_gain, card.first_appearance)
    kinds = Counter(type(record).__name__ for record in records_in(texts))
    block = card.block.amount if card.block else 0
    return {
        "cost": float(card.cost or 0),
        "victory points": float(card.vp) if isinstance(card.vp, int) else 0.0,
        "victory points by formula": float(not isinstance(card.vp, int)),
        "level": float(card.level or 0),
        "Power": float(sum(_fixed(part) for part in card.play if isinstance(part, fx.Power))),
        "draws": float(sum(_fixed(part) for part in card.play if isinstance(part, fx.Draw))),
        "Block": float(block if isinstance(block, int) else 0),
        f"type {card.type}": 1.0,
        f"kind {card.kind}": 1.0,
        **{f"keyword {name}": 1.0 for name in card.keywords},
        **{f"effect {name}": float(n) for name, n in kinds.items()},
    }


def _fixed(effect: fx.Power | fx.Draw) -> int:
    return effect.amount if isinstance(effect.amount, int) else 0
