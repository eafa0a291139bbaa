"""Lessons: the worth of cards by phase, of cards that go together, and of a position.

The numbers are in the folder of each box, in ``learned``: those of ``worth.json``
(``tools/train_bots.py`` makes them again) and, for those who have seen more games to their end,
those of ``insight.json`` (``tools/train_insight.py``).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import chain
from typing import Any, Final

from archrivals.boxes import BOXES, data_of
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.play.scoring import points
from archrivals.engine.state.flat import (
    DECK,
    DISCARD,
    HAND,
    IN_PLAY,
    MAIN_DECK,
    ON_HERO,
    SUPER_VILLAINS,
    UNDER,
    State,
    hero_zone,
)

from .features import FEATURES, features, partners
from .greedy import values_of
from .values import Values

PHASES: Final = 3
"""Early, middle and late: what lies between is mixed of the two next to it."""

STEPS: Final = 16
STANDARD_VILLAINS: Final = 8

TRAITS: Final = ("points", "partners", "levels", "tempo", "cards")
"""The features of a seat besides its cards."""

WEIGHTS: Final[dict[str, float]] = {
    "learned0": 0.3,
    "learned1": 0.3,
    "learned2": 0.3,
    "strength0": 0.7,
    "strength1": 0.5,
    "strength2": 0.2,
    "vp0": 0.3,
    "vp1": 0.5,
    "vp2": 1.5,
    "partners": 0.2,
    "bulk0": 0.3,
    "bulk2": 0.1,
    "villain0": 1.0,
    "villain2": 1.0,
    "deny": 0.15,
    "thin": 0.7,
    "caution": 0.5,
    "blocks": 0.5,
    "haste": 0.0,
}
"""The weights that are evolved, and where they begin.

``learned``, ``strength`` and ``vp`` weigh the three views of a card, by phase; ``bulk`` is what a
card more in the deck costs; ``villain`` is added for a Super-Villain; ``deny`` is the share of what
a foe would have from a card; ``thin`` how gladly cards are destroyed; ``caution`` and ``blocks``
how much more than the cost, and than the Blocks to be feared, a Confrontation should promise;
``haste`` is added to what brings the end nearer while one leads.
"""


def phase_of(left: int, of: int, main_left: int, main_of: int, fallen: int) -> float:
    """Return how far a game is, from 0 to 1, by Super-Villains, main deck and Levels gone."""
    far = 1.0 - main_left / main_of if main_of else 0.0
    if of:
        far = max(far, 1.0 - left / of)
    return min(1.0, max(far, fallen / 3))


def between(phase: float, values: tuple[float, ...]) -> float:
    """A value that is given for early, middle and late, at a phase."""
    at = phase * (PHASES - 1)
    low = min(int(at), PHASES - 2)
    share = at - low
    return values[low] * (1 - share) + values[low + 1] * share


@dataclass(frozen=True, slots=True)
class Lessons:
    """The learned numbers for a kind of table."""

    features: tuple[tuple[float, ...], ...]
    cards: dict[str, tuple[float, ...]]
    traits: dict[str, tuple[float, ...]]
    weights: dict[str, float]
    insight: dict[str, tuple[float, ...]] = field(default_factory=dict)
    """The additions to the worth of cards that games played to their end have shown."""


def learned_of(box: str, name: str) -> dict[str, Any]:
    """Return numbers that were learned about a box, or nothing."""
    return (data_of(box, "learned", f"{name}.json") or {}) if box in BOXES else {}


def kin_of(*, confrontations: bool) -> str:
    """Return the box whose numbers serve one that nothing was learned about: they say so."""
    for box in BOXES:
        if learned_of(box, "worth").get("serves", {}).get("confrontations") == confrontations:
            return box
    raise LookupError(f"no box serves those where confrontations is {confrontations}")


def lessons_for(box: str, *, confrontations: bool, insight: bool = False) -> Lessons:
    """The lessons of a box; of one that was never played those of its nearest kin."""
    known = learned_of(box, "worth")
    lessons = lessons_from(known or learned_of(kin_of(confrontations=confrontations), "worth"))
    if not insight:
        return lessons
    more = learned_of(box, "insight")
    return replace(lessons, insight={name: tuple(each) for name, each in more.items()})


def lessons_from(data: dict[str, Any]) -> Lessons:
    """Read lessons from JSON; a missing card is worth nothing yet."""
    empty = (0.0,) * PHASES
    by_name = data.get("features", {})
    return Lessons(
        features=tuple(tuple(by_name.get(name, empty)) for name in FEATURES),
        cards={name: tuple(each) for name, each in data.get("cards", {}).items()},
        traits={name: tuple(data.get("traits", {}).get(name, empty)) for name in TRAITS},
        weights=WEIGHTS | data.get("weights", {}),
    )


@lru_cache(maxsize=8)
def _features_in(cat: Catalogue) -> list[list[float]]:
    return [features(card) for card in cat.cards]


@lru_cache(maxsize=8)
def _partners_in(cat: Catalogue) -> list[tuple[int, ...]]:
    return partners(cat)


@lru_cache(maxsize=8)
def _meetings_in(cat: Catalogue) -> list[bytes]:
    """For each face, how often each other face is among those that go together with it."""
    return [bytes(map(each.count, range(len(cat.cards)))) for each in _partners_in(cat)]


Hopes = tuple[list[float], float, float, float, float]
"""The worth of each face in a deck, of partners met, of a Level standing, of being on turn, and
of a Victory Point won with a Character."""


class Worth:
    """The learned worth of every face of a catalogue, ready to be looked up by phase."""

    __slots__ = (
        "_buying",
        "_hopes",
        "_table",
        "cat",
        "counts_points",
        "lessons",
        "main_of",
        "meets",
        "partners",
        "points",
        "simple",
        "values",
        "weights",
    )

    def __init__(self, cat: Catalogue, lessons: Lessons, *, counts_points: bool = True) -> None:
        self.cat = cat
        self.counts_points = counts_points
        self.lessons = lessons
        self.weights = lessons.weights
        self.simple: Values = values_of(cat)
        self.partners = _partners_in(cat)
        self.meets = _meetings_in(cat)
        self.points = [card.vp if isinstance(card.vp, int) else 0 for card in cat.cards]
        self.main_of = sum(card.copies for card in cat.cards if card.kind == "main")
        self.values = [self._values(face) for face in range(len(cat.cards))]
        self._table: list[list[float]] = [
            [between(step / STEPS, each) for each in self.values] for step in range(STEPS + 1)
        ]
        self._buying: list[list[float]] = [self._to_buy(step) for step in range(STEPS + 1)]
        self._hopes = [self._hope(step) for step in range(STEPS + 1)]

    def _values(self, face: int) -> tuple[float, ...]:
        numbers = _features_in(self.cat)[face]
        own = self.lessons.cards.get(self.cat.cards[face].id, (0.0,) * PHASES)
        return tuple(
            sum(n * w[phase] for n, w in zip(numbers, self.lessons.features, strict=True))
            + own[phase]
            for phase in range(PHASES)
        )

    def _to_buy(self, step: int) -> list[float]:
        """Return the worth of buying each face at a phase, apart from the cards it goes with."""
        phase = step / STEPS
        w = self.weights
        learned = between(phase, (w["learned0"], w["learned1"], w["learned2"]))
        strength = between(phase, (w["strength0"], w["strength1"], w["strength2"]))
        vp = between(phase, (w["vp0"], w["vp1"], w["vp2"]))
        bulk = w["bulk0"] * (1 - phase) + w["bulk2"] * phase
        villain = w["villain0"] * (1 - phase) + w["villain2"] * phase
        v = self.simple
        unknown = (0.0,) * PHASES
        insight = [self.lessons.insight.get(card.id, unknown) for card in self.cat.cards]
        return [
            learned * self._table[step][face]
            + strength * v.strength[face]
            + vp * v.vp[face]
            - bulk
            + (villain if self.cat.kind[face] == "super-villain" else 0.0)
            + between(phase, insight[face])
            for face in range(len(self.cat.cards))
        ]

    def at(self, phase: float) -> list[float]:
        """The learned worth of all faces at a phase."""
        return self._table[int(phase * STEPS + 0.5)]

    def _hope(self, step: int) -> Hopes:
        phase = step / STEPS
        w = self.weights
        learned = between(phase, (w["learned0"], w["learned1"], w["learned2"]))
        return (
            self._buying[step],
            w["partners"] / 2,  # a pair is met from both sides
            learned * between(phase, self.lessons.traits["levels"]),
            learned * between(phase, self.lessons.traits["tempo"]),
            between(phase, (w["vp0"], w["vp1"], w["vp2"])),
        )

    def hopes(self, phase: float) -> Hopes:
        """Return the weights of a good position at a phase."""
        return self._hopes[int(phase * STEPS + 0.5)]

    def to_buy(self, phase: float) -> list[float]:
        """Return the worth of buying each face at a phase."""
        return self._buying[int(phase * STEPS + 0.5)]

    def together(self, face: int, counts: dict[int, int], cards: int) -> float:
        """Return how many cards of a deck go together with a face, for each ten cards."""
        found = 0
        for other in self.partners[face]:
            found += counts.get(other, 0)
        return 10 * found / (cards + 5)


# --- Positions --------------------------------------------------------------------------------

_ZONES: Final = (HAND, DECK, DISCARD, IN_PLAY, UNDER)


def phase_at(s: State, main_of: int) -> float:
    """Return how far the game of a state is."""
    fallen = 0
    if s.rules.confrontations:
        fallen = max(3 - len(s.zones[hero_zone(seat)]) for seat in range(s.seats))
    stacked = s.rules.villain_stack
    left = len(s.zones[SUPER_VILLAINS])
    return phase_of(
        left, STANDARD_VILLAINS if stacked else 0, len(s.zones[MAIN_DECK]), main_of, fallen
    )


def counted(s: State, seat: int) -> dict[int, int]:
    """A seat's cards by face, wherever they are."""
    base = (seat + 1) * 8
    zones = [s.zones[base + zone] for zone in _ZONES]
    if s.rules.assist_on_character:
        zones.append(s.zones[base + ON_HERO])
    return Counter(map(s.faces.__getitem__, chain.from_iterable(zones)))


def met_in(worth: Worth, counts: dict[int, int]) -> float:
    """Return how many pairs of cards in a deck go together, for each ten cards."""
    met = cards = 0
    held = list(counts.items())
    for face, n in held:
        row = worth.meets[face]
        cards += n
        for other, m in held:
            if row[other]:
                met += n * m * row[other]
    return 10 * met / (cards + 5)


def traits_of(worth: Worth, s: State, seat: int, counts: dict[int, int]) -> tuple[float, ...]:
    """The traits of a seat, in the order of ``TRAITS``."""
    cards = sum(counts.values())
    return (
        points(s, seat) / 10,
        met_in(worth, counts) / 10,
        float(len(s.zones[hero_zone(seat)])) if s.rules.confrontations else 0.0,
        1.0 if s.active == seat else 0.0,
        cards / 10,
    )
