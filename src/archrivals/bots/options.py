"""A decision as numbers: what a seat sees, and each of its options, whichever cards there are.

Options are scored one by one, so that any number of them will do. Cards are given by their faces;
the network reads them by what they do (``numbers.py``).
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any, Final, NamedTuple

from archrivals.engine.language import effects as fx
from archrivals.engine.sight import Sight
from archrivals.engine.state.asks import Ask, Option, cards_of

from .greedy import promised_power
from .learned import best_worth, phase_in
from .numbers import effects_in
from .worth import STANDARD_VILLAINS, Worth

PILES: Final = (
    *("hand", "control", "owned", "theirs", "line-up", "discard"),
    *("source", "shown", "hero", "villain"),
)
"""The piles of cards that a decision is judged by."""

KINDS: Final = (
    *("turn", "announce", "assist", "block", "defend", "hero", "player", "may", "instead"),
    *("choose", "place", "order", "order-triggers", "discard", "destroy", "gain", "give"),
    *("give-assist", "move", "draw", "select", "play", "play-again", "take-text", "lay"),
    *("pass-left", "pass-right", "other"),
)
SCENE: Final = (
    *("phase", "power", "villains left", "main deck left", "players", "partners"),
    *("hand", "their hand", "deck", "cards", "their cards", "promised"),
    *("fights", "confronting", "confronted", "levels", "their levels", "cost", "their cost"),
    *("short", "options", "may stop", "for sale", "best set", "blocks", "short with blocks"),
)

ROLES: Final = (
    *("play", "buy", "use", "lose", "destroy", "gain", "take", "defend", "card"),
    *("stop", "yes", "confront", "call", "mode", "place", "seat"),
)
CARD_ROLES: Final = 9
"""The number of roles that are about a card, and have inputs of their own for it."""

_VERB_ROLES: Final = {
    verb: ROLES.index(role)
    for role, verbs in {
        "play": "play",
        "buy": "buy hunt",
        "use": "use",
        "lose": "lay",
        "card": "trigger",
        "stop": "end done none no normal",
        "yes": "yes",
        "confront": "confront",
        "call": "call",
        "mode": "mode",
        "place": "place",
        "seat": "seat",
    }.items()
    for verb in verbs.split()
}
_CARD_KINDS: Final = {
    kind: ROLES.index(role)
    for role, kinds in {
        "lose": "discard give lay pass-left pass-right",
        "destroy": "destroy",
        "gain": "gain",
        "take": "draw select play play-again take-text move",
        "defend": "defend block assist",
    }.items()
    for kind in kinds.split()
}
_PLAY, _OTHER_CARD = ROLES.index("play"), ROLES.index("card")
ZONES: Final = ("hand", "deck", "discard", "in-play", "line-up", "stack", "super-villains", "other")
PLACES: Final = ("hand", "deck-top", "deck-bottom", "discard", "other")
OPTION: Final = (
    *("experience", "hunt", "cost", "rest", "worth", "together", "set", "behind the best set"),
    *("power", "copies", "mine", "a foe's", "first", "second", "third", "me", "mate", "foe"),
    *(f"in {zone}" for zone in ZONES),
    *(f"to {place}" for place in PLACES),
    *("partners in hand", "partners in play", "partners in discard", "partners for sale"),
)
"""The features of an option besides its role, its card and its text."""

Numbers = list[tuple[int, float]]
"""The numbers that are not 0, by their place."""

Text = tuple[tuple[str, float], ...]
"""How many effects of each kind a text has, by name."""


class Scored:
    """One option: its role, the face it is about (−1: none), the numbers that are not 0."""

    __slots__ = ("face", "numbers", "role", "text")

    def __init__(self, role: int, face: int, numbers: Numbers, text: Text) -> None:
        self.role = role
        self.face = face
        self.numbers = numbers
        self.text = text


class Decision:
    """A decision as the network reads it."""

    __slots__ = ("kind", "options", "piles", "scene", "share", "text")

    def __init__(self, w: Worth, sight: Sight, ask: Ask, first: int) -> None:
        phase = phase_in(w, sight)
        seat = sight.seat
        foes = sight.foes()
        owned = sight.owned(seat)
        theirs = [face for foe in foes for face in sight.owned(foe)]
        face = sight.face
        hand = [face(card) for card in sight.hand]
        villain = sight.super_villain
        source = sight.asking(ask)
        self.share = 1 / max(1, len(foes))
        self.piles = (
            hand,
            [face(card) for card in sight.in_play(seat)],
            owned,
            theirs,
            [face(card) for card in sight.line_up],
            [face(card) for card in sight.discard(seat)],
            [] if source < 0 else [source],
            [face(card) for card in ask.shown],
            [face(sight.hero(seat))] if sight.levels(seat) else [],
            [] if villain is None else [face(villain)],
        )
        self.kind = KINDS.index(ask.kind) if ask.kind in KINDS else len(KINDS) - 1
        self.text = text_of(ask.about)
        sale = _sale(w, sight, ask, phase, owned)
        best = _best(sale, sight.power, -1)
        self.scene = _scene(w, sight, ask, phase, len(owned), theirs, len(sale), best)
        cost = sight.cat.cost
        about = _About(
            sale,
            best,
            Counter(hand),
            (
                set(hand),
                set(self.piles[1]),
                set(self.piles[5]),
                {each for each in self.piles[4] if cost[each] <= sight.power},
            ),
        )
        self.options = [
            _option(w, sight, ask, at, at == first, about) for at in range(len(ask.options))
        ]


def _scene(
    w: Worth,
    sight: Sight,
    ask: Ask,
    phase: float,
    mine: int,
    theirs: list[int],
    sold: int,
    best: float,
) -> list[float]:
    """Return the features that hold for all options, in the order of ``SCENE``."""
    seat, foes = sight.seat, sight.foes()
    foe = min(foes, key=sight.levels) if foes else seat
    fights = sight.confrontations
    promised = promised_power(w.simple, sight) if fights else 0.0
    cost = sight.cost_of(seat) if fights and sight.levels(seat) else 0
    their_cost = sight.cost_of(foe) if fights and sight.levels(foe) else 0
    target = sight.confronting
    block = w.simple.block
    blocks = sight.hand_size(foe) * sum(block[face] for face in theirs) / max(1, len(theirs))
    short = promised + sight.power - their_cost if fights else 0.0
    return [
        phase,
        sight.power / 8,
        sight.super_villains_left / STANDARD_VILLAINS,
        sight.main_deck_left / max(1, w.main_of),
        sight.seats / 4,
        float(bool(sight.mates())),
        sight.hand_size(seat) / 5,
        sight.hand_size(foe) / 5,
        sight.deck_size(seat) / 10,
        mine / 20,
        len(theirs) / 20 / max(1, len(foes)),
        promised / 10,
        float(fights),
        float(target >= 0),
        float(target == seat),
        sight.levels(seat) / 3 if fights else 0.0,
        sight.levels(foe) / 3 if fights else 0.0,
        cost / 12,
        their_cost / 12,
        short / 10,
        len(ask.options) / 8,
        float(ask.options[-1][0] in ("end", "done", "none")),
        sold / 5,
        best / 5,
        blocks / 10,
        (short - blocks) / 10 if fights else 0.0,
    ]


# --- For sale ---------------------------------------------------------------------------------

Sale = dict[int, tuple[int, float, float]]
"""The items for sale by the number of their option: its cost, its worth, and that of its
company."""


def _sale(w: Worth, sight: Sight, ask: Ask, phase: float, owned: list[int]) -> Sale:
    if ask.kind not in ("turn", "gain"):
        return {}
    values = w.to_buy(phase)
    counts = Counter(owned)
    found: Sale = {}
    for at, (verb, what) in enumerate(ask.options):
        if verb in ("buy", "hunt", "card"):
            face = sight.face(what)
            cost = max(0, min(sight.cat.cost[face], sight.power)) if verb != "card" else 0
            company = w.weights["partners"] * w.together(face, counts, len(owned))
            found[at] = (cost, values[face], company)
    return found


def _best(sale: Sale, power: int, without: int) -> float:
    """Return the worth of the best set that this Power can pay for."""
    rest = ((cost, value + more) for at, (cost, value, more) in sale.items() if at != without)
    return best_worth(rest, power)


# --- One option -------------------------------------------------------------------------------


class _About(NamedTuple):
    """The facts that all options of a decision share: items for sale, and possible foes."""

    sale: Sale
    best: float
    held: Counter[int]
    company: tuple[set[int], ...]


_AT: Final = {name: at for at, name in enumerate(OPTION)}
_ZONE_AT: Final = {zone: _AT[f"in {zone}"] for zone in ZONES}


def _option(w: Worth, sight: Sight, ask: Ask, at: int, is_first: bool, about: _About) -> Scored:
    sale, best, held, company = about
    option = ask.options[at]
    verb, what = option
    numbers: Numbers = [(_AT["experience"], 1.0)] if is_first else []
    role = _VERB_ROLES.get(verb)
    if role is None:
        role = _CARD_KINDS.get(ask.kind, _OTHER_CARD)
    cards = cards_of(option)
    face = -1
    if cards:
        card = cards[0]
        face = sight.face(card)
        zone = sight.zone(card)
        numbers.append((_ZONE_AT.get(zone, _ZONE_AT["other"]), 1.0))
        if held[face] > 1:
            numbers.append((_AT["copies"], held[face] - 1.0))
        friends = w.partners[face]
        if friends:
            for place, faces in enumerate(company, _AT["partners in hand"]):
                met = len(faces.intersection(friends))
                if met:
                    numbers.append((place, met / 3))
        plain = sight.cat.plain[face]
        if role == _PLAY and plain > 0:
            numbers.append((_AT["power"], plain / 3))
    if at in sale:
        cost, value, extra = sale[at]
        left = sight.power - cost
        total = value + extra + _best(sale, left, at)
        numbers += [
            (_AT["cost"], cost / 5),
            (_AT["rest"], left / 5),
            (_AT["worth"], value / 5),
            (_AT["together"], extra / 5),
            (_AT["set"], total / 5),
            (_AT["behind the best set"], best - total),
        ]
    if verb == "hunt":
        numbers.append((_AT["hunt"], 1.0))
    elif verb == "mode":
        numbers.append((_AT[("first", "second", "third")[min(what, 2)]], 1.0))
    elif verb == "place":
        numbers.append((_AT[f"to {what[0] if what[0] in PLACES else 'other'}"], 1.0))
    target = what if verb in ("seat", "confront") else what[1] if verb == "shield" else -1
    if target >= 0:
        whose = "me" if target == sight.seat else "mate" if target in sight.mates() else "foe"
        numbers.append((_AT[whose], 1.0))
    return Scored(role, face, numbers, _text(sight, ask, option))


def _text(sight: Sight, ask: Ask, option: Option) -> Text:
    """Return the effects of an option, where it is a text."""
    verb, what = option
    if verb == "use":
        return text_of(sight.offered(*what))
    if verb == "trigger":
        return text_of(what[1])
    if verb == "mode" and isinstance(ask.about, fx.Choose):
        return text_of(ask.about.options[what])
    return ()


@lru_cache(maxsize=2_000)
def text_of(text: Any) -> Text:
    """Return the effects of a text, however deep."""
    return tuple(effects_in((text,)).items())
