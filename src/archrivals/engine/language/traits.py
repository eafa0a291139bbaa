"""The traits of a card's text at any table: whether it asks, counts plays, and so on.

Read off the effect records alone, so it holds for any card that can be written.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Final, NamedTuple

from . import effects as fx
from .cards import Card, records_in
from .effects import PickEffect


class Traits(NamedTuple):
    """The traits of a text, on any table: read once for each card.

    ``asks``: it may ask its player something; ``asks_later``: where it can no longer be
    foreseen. ``unseen``: it looks at hidden cards; ``provokes``: others decide. ``fodder``: what it
    may take out of the hand, and how many (0: any number). ``waits_for``: plays that its abilities
    wait for. ``strikes_back``: its Defense takes cards from the attacker.
    """

    idle: bool
    asks: bool
    asks_later: bool
    first: bool
    last: bool
    unseen: bool
    provokes: bool
    counts_pile: bool
    discards: bool
    fodder: tuple[tuple[fx.Filter, int], ...]
    waits_for: tuple[fx.Filter, ...]
    strikes_back: bool


PLAYED: Final = ("played", "front")
_ASKING: Final = (fx.May, fx.Instead, fx.Choose, fx.PutBack, fx.GainCheaper, fx.LimitLineUp)
_LOOKING: Final = (fx.Draw, fx.RevealAndDraw, fx.Reveal, fx.Look, fx.Attack, fx.Others)
_TOPS: Final = frozenset(
    {"deck-top", "main-deck-top", "main-deck-second", "super-villain-top", "this"}
)
"""Places where one card lies: taking it is not a choice."""


def own_records(record: object) -> Iterator[object]:
    """A record and all inside it that is about the player of the card, not about a victim."""
    if isinstance(record, tuple):
        for part in record:
            yield from own_records(part)
    elif is_dataclass(record):
        yield record
        if isinstance(record, fx.Attack):
            yield from own_records((record.first, record.if_any_spared))
        elif not isinstance(record, fx.Others):
            for each in fields(record):
                yield from own_records(getattr(record, each.name))


def traits(card: Card) -> Traits:
    """Return the traits of a card for Play all."""
    text = list(own_records(card.play))
    asks = any(_may_ask(part) for part in text)
    counted = [part for part in text if _counts_plays(part)]
    looks = [any(_looks(part) for part in own_records(effect)) for effect in card.play]
    later = card.play[looks.index(True) :] if True in looks else card.play
    return Traits(
        idle=not card.play and not card.abilities,
        asks=asks,
        asks_later=any(_may_ask(part) for part in own_records(later)),
        first=any(isinstance(part, fx.FirstCard) for part in text),
        last=bool(counted) and not asks,
        unseen=True in looks,
        provokes=any(isinstance(part, fx.Attack | fx.Others) for part in text),
        counts_pile=any(_counts_pile(part) for part in text),
        discards=any(isinstance(part, fx.Discard) for part in text),
        fodder=tuple(fodder((card.play, card.abilities))),
        waits_for=tuple(
            ability.event.what
            for ability in card.abilities
            if isinstance(ability, fx.When) and isinstance(ability.event, fx.Plays)
        ),
        strikes_back=any(
            isinstance(part, fx.Others) and part.whom == "attacker"
            for part in records_in(card.defense)
        ),
    )


def _looks(part: object) -> bool:
    """Return whether a record may look at hidden cards, or let others decide."""
    if isinstance(part, _LOOKING):
        return True
    return isinstance(part, PickEffect) and (
        part.pick.at_random or not (_TOPS - {"this"}).isdisjoint(part.pick.places)
    )


def _may_ask(part: object) -> bool:
    if isinstance(part, _ASKING):
        return True
    if isinstance(part, fx.Attack | fx.Others):
        return part.whom in ("a-foe", "a-player", "team")
    if isinstance(part, fx.Gain) and (len(part.to) > 1 or part.any_player):
        return True
    if isinstance(part, fx.Reveal):
        return part.whose == "a-player"
    if isinstance(part, fx.ChangeCost):
        return part.whom == "team"
    if isinstance(part, fx.PlayFrom) and part.pick.n == "all":  # in which order?
        return True
    return isinstance(part, PickEffect) and _chooses(part.pick)


def _chooses(pick: fx.Pick) -> bool:
    if pick.at_random or pick.n == "all":
        return False
    return pick.up_to or pick.n != 1 or len(pick.places) > 1 or pick.places[0] not in _TOPS


def _counts_plays(part: object) -> bool:
    if isinstance(part, fx.PowerSoFar):
        return True
    return isinstance(part, fx.Per | fx.Has | fx.Lacks) and part.where in PLAYED


def _counts_pile(part: object) -> bool:
    return fx.DISCARD in (getattr(part, "where", ""), getattr(part, "or_in", ""))


def fodder(text: object) -> Iterator[tuple[fx.Filter, int]]:
    """Yield what a text may take out of its player's own hand, and how many."""
    for part in own_records(text):
        if not isinstance(part, PickEffect):
            continue
        pick: fx.Pick | None = part.pick
        while pick is not None:
            if fx.HAND in pick.places and pick.whose == "you" and pick.n != "all":
                yield pick.what, pick.n if isinstance(pick.n, int) else 0
            pick = pick.also
