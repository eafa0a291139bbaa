"""What a seat is asked, with everything its wording needs and that the seat may know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from archrivals.engine.asks import Ask, Option
from archrivals.engine.cards import Card
from archrivals.engine.effects import Attack, Effect, Instead, Use
from archrivals.engine.sight import cards_of
from archrivals.engine.state import State, seat_of, zone_name
from archrivals.engine.table import Table


@dataclass(frozen=True, slots=True)
class Choice:
    """One option: its verb, and the card, place, text or ability it is about.

    ``gave`` is the Power that the card has given this turn.
    """

    verb: str
    card: Card | None = None
    zone: str = ""
    owner: int = -1
    mode: int = 0
    place: str = ""
    ability: Use | None = None
    do: tuple[Effect, ...] = ()
    gave: int = 0


@dataclass(frozen=True, slots=True)
class Question:
    """A decision, ready for words.

    ``by`` is whose turn it is (−1: nobody's), ``shown`` the cards just revealed or looked at,
    ``chosen`` those picked so far for the same effect, ``attack`` what a Defense would avoid,
    ``way`` how that Attack came, ``instead`` the alternative that a pick belongs to.
    """

    kind: str
    seat: int
    by: int
    power: int
    source: Card | None
    about: Any  # an effect record, a Defense or None: each kind knows its own
    choices: tuple[Choice, ...]
    shown: tuple[Card, ...] = ()
    chosen: tuple[Card, ...] = ()
    attack: Attack | None = None
    way: str = ""
    instead: Instead | None = None


def question(table: Table, ask: Ask, chosen: Sequence[Card] = ()) -> Question:
    """An open ask with its surroundings, as its own seat may know them."""
    s = table.state
    attack, way = _attack(s, ask)
    return Question(
        kind=ask.kind,
        seat=ask.seat,
        by=s.turn.seat,
        power=s.turn.power,
        source=_card(s, ask.source) if ask.source >= 0 else None,
        about=ask.about,
        choices=tuple(_choice(s, option) for option in ask.options),
        shown=tuple(_card(s, card) for card in ask.shown),
        chosen=tuple(chosen),
        attack=attack,
        way=way,
        instead=_instead(s, ask),
    )


def _card(s: State, card: int) -> Card:
    return s.cat.cards[s.faces[card]]


def _choice(s: State, option: Option) -> Choice:
    verb, what = option
    found = cards_of(option)
    if not found:
        return Choice(verb, mode=what if verb == "mode" else 0)
    card = _card(s, found[0])
    zone = s.where[found[0]]
    place = str(what[0]) if verb == "place" else ""
    do = what[1] if verb == "trigger" else ()
    ability = card.abilities[what[1]] if verb == "use" else None
    assert ability is None or isinstance(ability, Use)
    return Choice(
        verb,
        card,
        zone_name(zone),
        seat_of(zone),
        place=place,
        ability=ability,
        do=do,
        gave=s.turn.gave.get(found[0], 0),
    )


def _attack(s: State, ask: Ask) -> tuple[Attack | None, str]:
    """The Attack that a Defense would avoid: a played one, a First Appearance or a hunt."""
    if ask.kind != "defend":
        return None, ""
    zone = zone_name(s.where[ask.source])
    if zone == "discard":
        return None, "hunt"
    first = zone in ("super-villains", "line-up")
    card = _card(s, ask.source)
    texts = [card.first_appearance] if first else [card.play]
    if ask.source in s.turn.text:  # Plastic Man attacks with the text he took
        texts.append(s.cat.play[s.turn.text[ask.source]])
    found = [effect for text in texts for effect in text if isinstance(effect, Attack)]
    return (found[0] if found else None), "first-appearance" if first else "play"


def _instead(s: State, ask: Ask) -> Instead | None:
    """The whole "you may instead" that a pick is the first step of."""
    if ask.usual is None:
        return None
    for card in (_card(s, ask.source), *s.cat.cards):  # a borrowed text is another card's
        for record in _records(card.play):
            if isinstance(record, Instead) and record.other[0] is ask.about:
                return record
    return None


def _records(record: object) -> Iterator[object]:
    """A record and all records inside it."""
    if isinstance(record, tuple):
        for part in record:
            yield from _records(part)
    elif is_dataclass(record):
        yield record
        for each in fields(record):
            yield from _records(getattr(record, each.name))
