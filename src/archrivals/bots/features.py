"""A card as numbers, read off its effects alone: lessons also hold for unseen cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from archrivals.engine.language import effects as fx
from archrivals.engine.language.cards import Card, records_in
from archrivals.engine.language.catalogue import Catalogue, matches

from .values import FORMULA_VP, card_strength, fighting_power

TYPES: Final = ("Villain", "Location", "Hero", "Super Power", "Equipment")

FEATURES: Final = (
    "one",
    "cost",
    "vp",
    "formula",
    "strength",
    "fight",
    "power",
    "draw",
    "destroy",
    "gain",
    "weakness",
    "harm",
    "back",
    "again",
    "defense",
    "block",
    "assist",
    "ongoing",
    "use",
    "starter",
    "punch",
    "junk",
    *TYPES,
)
"""The names of the numbers, in order; Power and Victory Points as they are, all else by count."""


def features(card: Card) -> list[float]:
    """The numbers of one card."""
    found = dict.fromkeys(FEATURES, 0.0)
    found["one"] = 1.0
    found["cost"] = (card.cost or 0) / 5
    if isinstance(card.vp, int):
        found["vp"] = card.vp / 2
    else:
        found["vp"], found["formula"] = FORMULA_VP / 2, 1.0
    found["strength"] = card_strength(card) / 2
    found["fight"] = fighting_power(card.play) / 2
    _tally(card.play, 1.0, found)
    for ability in card.abilities:
        if isinstance(ability, fx.When | fx.EveryTurn | fx.Use):
            _tally(ability.do, 1.5, found)
            found["use"] += 1.0
    if card.defense is not None:
        found["defense"] = 1.0
        _tally(card.defense.then, 0.25, found)
    if card.block is not None:
        found["block"] = _amount(card.block.amount) / 4
    found["assist"] = float(card.assist)
    found["ongoing"] = float(card.ongoing)
    found["starter"] = float(card.kind == "starter")
    found["punch"] = float(card.kind == "starter" and bool(card.play))
    found["junk"] = float(card.kind == "weakness")
    if card.type in TYPES:
        found[card.type] = 1.0
    return [found[name] for name in FEATURES]


def _amount(n: fx.Amount) -> float:
    if isinstance(n, int):
        return n
    return 1.2 * n.n if isinstance(n, fx.Per) else 2.5


def _count(pick: fx.Pick) -> float:
    return float(pick.n) if isinstance(pick.n, int) else 2.0


def _tally(effects: Iterable[fx.Effect], weight: float, found: dict[str, float]) -> None:
    for effect in effects:
        _count_in(effect, weight, found)


def _count_in(effect: fx.Effect, weight: float, found: dict[str, float]) -> None:
    if isinstance(effect, fx.Power):
        found["power"] += weight * _amount(effect.amount)
    elif isinstance(effect, fx.Draw | fx.DrawExtra):
        found["draw"] += weight * _amount(effect.amount)
    elif isinstance(effect, fx.RevealAndDraw):
        found["draw"] += weight * 1.3
    elif isinstance(effect, fx.DrawThese):
        found["draw"] += weight * _count(effect.pick)
    elif isinstance(effect, fx.Destroy):
        if fx.LINE_UP not in effect.pick.places:
            found["destroy"] += weight * _count(effect.pick)
    elif isinstance(effect, fx.Gain | fx.GainCheaper):
        found["gain"] += weight
    elif isinstance(effect, fx.Move):
        found["back"] += weight * _count(effect.pick)
    elif isinstance(effect, fx.PlayFrom | fx.PlayAgain | fx.TakeText):
        found["again"] += weight
    elif isinstance(effect, fx.Attack | fx.Others):
        _harm(effect.do, weight, found)
    elif isinstance(effect, fx.May | fx.Await | fx.Limited | fx.ThisTurn):
        _tally(effect.do, 0.7 * weight, found)
    elif isinstance(effect, fx.If):
        _tally(effect.then, 0.5 * weight, found)
        _tally(effect.otherwise, 0.5 * weight, found)
    elif isinstance(effect, fx.Instead):
        _tally(effect.usual, 0.5 * weight, found)
        _tally(effect.other, 0.5 * weight, found)
    elif isinstance(effect, fx.Choose):
        for option in effect.options:
            _tally(option, weight * effect.n / len(effect.options), found)


def _harm(effects: Iterable[fx.Effect], weight: float, found: dict[str, float]) -> None:
    """Add up the harm to others."""
    for effect in effects:
        if isinstance(effect, fx.GainWeakness):
            found["weakness"] += weight * _amount(effect.n)
        elif isinstance(effect, fx.Discard | fx.Destroy | fx.Gain | fx.Give):
            found["harm"] += weight
        elif isinstance(effect, fx.If):
            _harm(effect.then, 0.5 * weight, found)


# --- Which cards go together ------------------------------------------------------------------


def partners(cat: Catalogue) -> list[tuple[int, ...]]:
    """For each face the faces that its text is glad of, or whose text is glad of it.

    A face stands in the list twice when both are true. What an Attack looks for in foes' hands,
    and words for all cards or for starters only, do not count.
    """
    likes = [_liked(cat, card) for card in cat.cards]
    found: list[list[int]] = [[] for _ in cat.cards]
    for face, liked in enumerate(likes):
        for other in liked:
            found[face].append(other)
            found[other].append(face)
    return [tuple(each) for each in found]


def _liked(cat: Catalogue, card: Card) -> list[int]:
    sorts = [
        part
        for part in _own_records(card)
        if isinstance(part, fx.Filter) and (part.types or part.names or part.word or part.keywords)
    ]
    return [
        face
        for face, other in enumerate(cat.cards)
        if other.kind in ("main", "stack", "super-villain")
        and any(matches(other, sort) for sort in sorts)
    ]


def _own_records(card: Card) -> list[object]:
    """The records of a card's own doing: without what its Attacks do to others."""
    own = [effect for effect in card.play if not isinstance(effect, fx.Attack | fx.Others)]
    return list(records_in((tuple(own), card.abilities, card.vp)))
