"""A seat's position and its options as numbers, with a name and a range for each of them.

Only what the seat may know is written: cards in sight by their faces, hidden ones by what the
seat remembers of them. Seats are counted from the observer: 0 is the seat itself, 1 the next to
play, and so on.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, get_args

from archrivals.engine import effects as fx
from archrivals.engine.asks import Ask, Option
from archrivals.engine.cards import Card, Kind, records_in
from archrivals.engine.catalogue import Catalogue
from archrivals.engine.confronting import cost_of
from archrivals.engine.imagining import hidden_from
from archrivals.engine.sight import cards_of, sees
from archrivals.engine.state import (
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
    UNUSED,
    WEAKNESSES,
    ZONE_NAMES,
    State,
    hero_zone,
    seat_of,
    zone_name,
)

MOST_OPTIONS: Final = 128
"""Room for the options of an ask. Equal cards are one option: random games have come to 56. An ask
with more would be cut short."""

NO_BOUND: Final = float("inf")

ASK_KINDS: Final = (
    *("turn", "announce", "assist", "block", "defend", "hero", "player", "may", "instead"),
    *("choose", "place", "order", "order-triggers", "discard", "destroy", "gain", "give"),
    *("give-assist", "move", "draw", "select", "play", "play-again", "take-text", "lay"),
    *("pass-left", "pass-right", "other"),
)
VERBS: Final = (
    *("play", "buy", "hunt", "use", "lay", "call", "confront", "normal", "end", "done"),
    *("card", "shield", "trigger", "mode", "place", "seat", "yes", "no", "none", "other"),
)
PLACES: Final = ("hand", "deck-top", "deck-bottom", "discard", "other")
MODES: Final = 4
TABLE_ZONES: Final = (
    LINE_UP,
    STACK,
    WEAKNESSES,
    SUPER_VILLAINS,
    MAIN_DECK,
    DESTROYED,
    ASIDE,
)
SEAT_ZONES: Final = (HAND, DECK, DISCARD, IN_PLAY, HERO, ON_HERO, SCORE, UNDER)
OWNERS: Final = ("self", "teammate", "foe", "table")


@dataclass(frozen=True, slots=True)
class Part:
    """Some numbers in a row: their name, how many, the highest (the lowest is 0 unless said)."""

    name: str
    size: int
    high: float
    says: str
    low: float = 0.0


class Encoding:
    """The numbers of all tables with one catalogue and so many seats."""

    def __init__(self, cat: Catalogue, seats: int) -> None:
        self.cat = cat
        self.seats = seats
        self.parts = tuple(_position_parts(cat, seats))
        self.option_parts = tuple(_option_parts(cat, seats))
        self.size = sum(part.size for part in self.parts)
        self.option_size = sum(part.size for part in self.option_parts)
        self._cards = [card_features(card) for card in cat.cards]

    # --- The position -------------------------------------------------------------------------

    def position(self, s: State, seat: int, ask: Ask | None, *, memory: bool) -> list[float]:
        """What a seat sees; with ``memory`` also what it can know of cards that lie face down."""
        faces = len(self.cat.cards)
        counts = self._counts(s, seat, memory=memory)
        order = self._order(seat)
        numbers: list[float] = []
        for zone in TABLE_ZONES:
            numbers += counts.get(zone, [0.0] * faces)
        for other in order:
            for zone in SEAT_ZONES:
                numbers += counts.get((other + 1) * 8 + zone, [0.0] * faces)
        numbers += self._shown(s, ask)
        numbers += self._scalars(s, seat, order)
        numbers += _one_hot(-1 if ask is None else _at(ASK_KINDS, ask.kind), len(ASK_KINDS))
        return numbers

    def _order(self, seat: int) -> list[int]:
        return [*range(seat, self.seats), *range(seat)]

    def _counts(self, s: State, seat: int, *, memory: bool) -> dict[int, list[float]]:
        """How many of each face are in each zone, by sight, by memory or on average."""
        faces = len(self.cat.cards)
        counts: dict[int, list[float]] = {}
        face = s.faces
        hidden = frozenset(hidden_from(s, seat))
        for zone, cards in enumerate(s.zones):
            if not cards or zone == UNUSED:
                continue
            open_ = sees(s, seat, zone)
            here = counts[zone] = [0.0] * faces
            up = cards[-1] if zone == SUPER_VILLAINS and s.villain_up else -1
            for card in cards:
                if open_ or card == up or (memory and card not in hidden):
                    here[face[card]] += 1
        if memory:
            self._add_expected(s, hidden, counts)
        return counts

    def _add_expected(
        self, s: State, hidden: frozenset[int], counts: dict[int, list[float]]
    ) -> None:
        """Cards of one shuffle are each as likely here as there: each place gets its part."""
        pools: dict[int, list[int]] = {}
        for card in hidden:
            pools.setdefault(s.pool[card], []).append(card)
        for cards in pools.values():
            faces = Counter(map(s.faces.__getitem__, cards))
            for zone, n in Counter(map(s.where.__getitem__, cards)).items():
                if zone != UNUSED:
                    part = n / len(cards)
                    here = counts[zone]
                    for face, copies in faces.items():
                        here[face] += part * copies

    def _shown(self, s: State, ask: Ask | None) -> list[float]:
        """The card that asks, and the cards it shows."""
        source, shown = [0.0] * len(self.cat.cards), [0.0] * len(self.cat.cards)
        if ask is not None:
            if ask.source >= 0:
                source[s.faces[ask.source]] = 1.0
            for card in ask.shown:
                shown[s.faces[card]] += 1
        return source + shown

    def _scalars(self, s: State, seat: int, order: list[int]) -> list[float]:
        turn, zones = s.turn, s.zones
        numbers = [
            float(s.number),
            float(turn.power),
            float(len(zones[MAIN_DECK])),
            float(len(zones[SUPER_VILLAINS])),
        ]
        numbers += [float(other == s.active) for other in order]
        numbers += [float(other == turn.target) for other in order]
        numbers += [float(s.teams[other] == s.teams[seat]) for other in order]
        numbers += [float(other in s.out) for other in order]
        for zone in (HAND, DECK):
            numbers += [float(len(zones[(other + 1) * 8 + zone])) for other in order]
        fights = s.rules.confrontations
        numbers += [
            float(cost_of(s, other)) if fights and zones[hero_zone(other)] else 0.0
            for other in order
        ]
        return numbers

    # --- The options --------------------------------------------------------------------------

    def options(self, s: State, ask: Ask) -> list[list[float]]:
        """One row for each option."""
        return [self.option(s, ask.seat, option) for option in ask.options]

    def option(self, s: State, seat: int, option: Option) -> list[float]:
        """What an option does, to which card, where it is and whose."""
        verb, what = option
        numbers = _one_hot(_at(VERBS, verb), len(VERBS))
        cards = cards_of(option)
        face = s.faces[cards[0]] if cards else -1
        zone = s.where[cards[0]] if cards else -1
        numbers += _one_hot(face, len(self.cat.cards))
        numbers += self._cards[face] if cards else [0.0] * len(CARD_FEATURES)
        zones = (*ZONE_NAMES, *SEAT_ZONE_NAMES)
        numbers += _one_hot(zones.index(zone_name(zone)) if cards else -1, len(zones))
        numbers += _one_hot(_owner(s, seat, seat_of(zone)) if cards else -1, len(OWNERS))
        mode = min(what, MODES - 1) if verb == "mode" else -1
        numbers += _one_hot(mode, MODES)
        numbers += _one_hot(_at(PLACES, what[0]) if verb == "place" else -1, len(PLACES))
        target = what if verb in ("seat", "confront") else what[1] if verb == "shield" else -1
        numbers += _one_hot((target - seat) % self.seats if target >= 0 else -1, self.seats)
        return numbers


@lru_cache(maxsize=16)
def encoding_of(cat: Catalogue, seats: int) -> Encoding:
    """The encoding of a catalogue, made once."""
    return Encoding(cat, seats)


def _at(names: tuple[str, ...], name: str) -> int:
    return names.index(name) if name in names else len(names) - 1


def _one_hot(at: int, size: int) -> list[float]:
    numbers = [0.0] * size
    if at >= 0:
        numbers[at] = 1.0
    return numbers


def _owner(s: State, seat: int, owner: int) -> int:
    if owner < 0:
        return 3
    if owner == seat:
        return 0
    return 1 if s.teams[owner] == s.teams[seat] else 2


# --- Cards ------------------------------------------------------------------------------------

_TYPES: Final = tuple(get_args(fx.CardType))
_KINDS: Final = tuple(get_args(Kind))
_KEYWORDS: Final = tuple(get_args(fx.Keyword))
_EFFECTS: Final = tuple(effect.__name__ for effect in get_args(fx.Effect))

CARD_FEATURES: Final = (
    *("cost", "victory points", "victory points by formula", "level"),
    *("Power", "draws", "Block"),
    *(f"type {name}" for name in _TYPES),
    *(f"kind {name}" for name in _KINDS),
    *(f"keyword {name}" for name in _KEYWORDS),
    *(f"effect {name}" for name in _EFFECTS),
)
"""What is said of a card whatever its name, so that a card never seen before says something."""


def card_features(card: Card) -> list[float]:
    """A card as numbers, read off its data."""
    texts = (card.play, card.abilities, card.defense, card.on_gain, card.first_appearance)
    kinds = Counter(type(record).__name__ for record in records_in(texts))
    block = card.block.amount if card.block else 0
    return [
        float(card.cost or 0),
        float(card.vp) if isinstance(card.vp, int) else 0.0,
        float(not isinstance(card.vp, int)),
        float(card.level or 0),
        float(sum(_fixed(part) for part in card.play if isinstance(part, fx.Power))),
        float(sum(_fixed(part) for part in card.play if isinstance(part, fx.Draw))),
        float(block if isinstance(block, int) else 0),
        *(float(card.type == name) for name in _TYPES),
        *(float(card.kind == name) for name in _KINDS),
        *(float(card.has(name)) for name in _KEYWORDS),
        *(float(kinds[name]) for name in _EFFECTS),
    ]


def _fixed(effect: fx.Power | fx.Draw) -> int:
    return effect.amount if isinstance(effect.amount, int) else 0


# --- Names and ranges -------------------------------------------------------------------------

_ZONE_SAYS: Final = {
    LINE_UP: "cards of each face in the Line-Up",
    STACK: "in the stacks that can be bought",
    WEAKNESSES: "in the Weakness stack",
    SUPER_VILLAINS: "in the Super-Villain stack; the hidden ones on average",
    MAIN_DECK: "in the main deck, on average",
    DESTROYED: "destroyed",
    ASIDE: "laid aside",
}
_SEAT_ZONE_SAYS: Final = {
    HAND: "in hand; where it is hidden, known cards and the rest on average",
    DECK: "in the deck; known cards and the rest on average",
    DISCARD: "in the discard pile",
    IN_PLAY: "in play",
    HERO: "the Super Hero, or the Levels of the Character",
    ON_HERO: "on the Super Hero or Character",
    SCORE: "defeated Characters",
    UNDER: "laid under the Super Hero",
}


def _position_parts(cat: Catalogue, seats: int) -> list[Part]:
    faces = len(cat.cards)
    copies = float(max(card.copies for card in cat.cards))
    parts = [Part(ZONE_NAMES[zone], faces, copies, _ZONE_SAYS[zone]) for zone in TABLE_ZONES]
    for other in range(seats):
        parts += [
            Part(f"{SEAT_ZONE_NAMES[zone]} {other}", faces, copies, _SEAT_ZONE_SAYS[zone])
            for zone in SEAT_ZONES
        ]
    total = float(sum(card.copies for card in cat.cards))
    return [
        *parts,
        Part("source", faces, 1, "the card that asks"),
        Part("shown", faces, copies, "cards shown for this decision"),
        Part("turn", 1, NO_BOUND, "number of the turn"),
        Part("power", 1, NO_BOUND, "Power of the player whose turn it is", -NO_BOUND),
        Part("main deck left", 1, total, "cards in the main deck"),
        Part("Super-Villains left", 1, total, "cards in the Super-Villain stack"),
        Part("active", seats, 1, "whose turn it is"),
        Part("Confronted", seats, 1, "who is being Confronted"),
        Part("team", seats, 1, "the seat itself and its teammates"),
        Part("out", seats, 1, "who is out of the game"),
        Part("hand size", seats, total, "cards in hand"),
        Part("deck size", seats, total, "cards in the deck"),
        Part("Character cost", seats, NO_BOUND, "Power that defeats the Character", -NO_BOUND),
        Part("ask", len(ASK_KINDS), 1, f"the kind of decision: {', '.join(ASK_KINDS)}"),
    ]


def _option_parts(cat: Catalogue, seats: int) -> list[Part]:
    zones = (*ZONE_NAMES, *SEAT_ZONE_NAMES)
    features = len(CARD_FEATURES)
    return [
        Part("verb", len(VERBS), 1, f"what is done: {', '.join(VERBS)}"),
        Part("face", len(cat.cards), 1, "which card it is about"),
        Part("card", features, NO_BOUND, "that card's features, whatever its name", -NO_BOUND),
        Part("zone", len(zones), 1, f"where that card is: {', '.join(zones)}"),
        Part("owner", len(OWNERS), 1, f"whose zone that is: {', '.join(OWNERS)}"),
        Part("mode", MODES, 1, "which of several texts; the last slot is for all further ones"),
        Part("place", len(PLACES), 1, f"where the card goes: {', '.join(PLACES)}"),
        Part("target", seats, 1, "which player, counted from the seat itself"),
    ]
