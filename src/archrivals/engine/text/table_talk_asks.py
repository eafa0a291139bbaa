"""What a seat is asked, with everything its wording needs and that the seat may know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from archrivals.engine.asks import Ask, Option
from archrivals.engine.cards import Card
from archrivals.engine.confronting import cost_of
from archrivals.engine.effects import Ability, Attack, Choose, Effect, Instead, May
from archrivals.engine.playing import has_assist
from archrivals.engine.sight import cards_of
from archrivals.engine.state import State, hand, hero_zone, on_hero, seat_of, zone_name
from archrivals.engine.table import Table
from archrivals.engine.turns import price


@dataclass(frozen=True, slots=True)
class Choice:
    """One option: its verb, and the card, player, place, text or ability it is about.

    ``gave`` is the Power that the card has given this turn. Of a player, ``card`` is the Super
    Hero or Character and ``cost`` what it takes to defeat it now.
    """

    verb: str
    card: Card | None = None
    zone: str = ""
    owner: int = -1
    mode: int = 0
    place: str = ""
    ability: Ability | None = None
    do: tuple[Effect, ...] = ()
    gave: int = 0
    seat: int = -1
    cost: int | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """A decision, ready for words.

    ``by`` is whose turn it is (−1: nobody's), ``shown`` the cards just revealed or looked at,
    ``chosen`` those picked so far for the same effect, ``attack`` what a Defense would avoid,
    ``way`` how that Attack came, ``instead`` the alternative that a pick belongs to. ``mates``
    are the seat's teammates. In a Confrontation ``target`` is the seat that is Confronted,
    ``against`` its Character and ``cost`` what it takes now. ``binding`` are cards in hand that
    come before all others (W4), ``laid`` is the Assist card that must still be played (V5),
    ``helpers`` are the Assist cards in teammates' hands (S11).
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
    mates: tuple[int, ...] = ()
    target: int = -1
    against: Card | None = None
    cost: int = 0
    binding: tuple[Card, ...] = ()
    laid: Card | None = None
    helpers: tuple[Card, ...] = ()


def question(table: Table, ask: Ask, chosen: Sequence[Card] = ()) -> Question:
    """An open ask with its surroundings, as its own seat may know them."""
    s = table.state
    attack, way = _attack(s, ask)
    target = s.turn.target
    mine = ask.kind == "turn"
    laid = [card for card in s.zones[on_hero(ask.seat)] if card != s.turn.laid]
    return Question(
        kind=ask.kind,
        seat=ask.seat,
        by=s.turn.seat,
        power=s.turn.power,
        source=_card(s, ask.source) if ask.source >= 0 else None,
        about=ask.about,
        choices=tuple(_choice(s, ask.seat, option) for option in ask.options),
        shown=tuple(_card(s, card) for card in ask.shown),
        chosen=tuple(chosen),
        attack=attack,
        way=way,
        instead=_instead(s, ask),
        mates=tuple(s.mates(ask.seat)),
        target=target,
        against=_person(s, target) if target >= 0 else None,
        cost=cost_of(s, target) if target >= 0 else 0,
        binding=_binding(s, ask.seat) if mine else (),
        laid=_card(s, laid[0]) if mine and laid and s.rules.assist_on_character else None,
        helpers=_helpers(s, ask.seat) if mine else (),
    )


def _card(s: State, card: int) -> Card:
    return s.cat.cards[s.faces[card]]


def _person(s: State, seat: int) -> Card | None:
    """A seat's Super Hero, or its Character in force (S9)."""
    return _card(s, s.zones[hero_zone(seat)][-1]) if s.zones[hero_zone(seat)] else None


def _binding(s: State, seat: int) -> tuple[Card, ...]:
    cards = (_card(s, card) for card in s.zones[hand(seat)])
    return tuple(card for card in cards if card.binding)


def _helpers(s: State, seat: int) -> tuple[Card, ...]:
    return tuple(
        _card(s, card)
        for mate in s.mates(seat)
        for card in s.zones[hand(mate)]
        if has_assist(s, mate, card)
    )


def _choice(s: State, seat: int, option: Option) -> Choice:
    verb, what = option
    found = cards_of(option)
    if verb in ("seat", "confront"):
        person = _person(s, what)
        cost = cost_of(s, what) if person and s.rules.confrontations else None
        return Choice(verb, person, "hero", what, seat=what, cost=cost)
    if not found:
        return Choice(verb, mode=what if verb == "mode" else 0)
    card = _card(s, found[0])
    zone = s.where[found[0]]
    place = str(what[0]) if verb == "place" else ""
    do = what[1] if verb == "trigger" else ()
    ability = _ability(s, seat, what) if verb == "use" else None
    return Choice(
        verb,
        card,
        zone_name(zone),
        seat_of(zone),
        place=place,
        ability=ability,
        do=do,
        gave=s.turn.gave.get(found[0], 0),
        seat=what[1] if verb == "shield" else -1,
        cost=price(s, found[0]) if verb == "buy" else None,
    )


def _ability(s: State, seat: int, what: tuple[int, int]) -> Ability:
    """An ability by its card and number: printed, granted for the turn, or one for Blocks."""
    standing = (*s.uses[seat], *s.on_event[seat])
    found: Ability = next(ability for card, number, ability in standing if (card, number) == what)
    return found


def _attack(s: State, ask: Ask) -> tuple[Attack | None, str]:
    """The Attack that a Defense would avoid, or whose victim is to be chosen: a played one, a
    First Appearance or a hunt."""
    if ask.kind != "defend" and (ask.kind, ask.about) != ("player", None):
        return None, ""
    zone = zone_name(s.where[ask.source])
    if zone == "discard":
        return None, "hunt"
    first = zone in ("super-villains", "line-up")
    if isinstance(ask.about, Attack):
        return ask.about, "first-appearance" if first else "play"
    card = _card(s, ask.source)
    texts: list[object] = [card.first_appearance] if first else [card.play, card.abilities]
    if ask.source in s.turn.text:  # Plastic Man attacks with the text he took
        texts.append(s.cat.play[s.turn.text[ask.source]])
    found = [effect for effect in _records(tuple(texts)) if isinstance(effect, Attack)]
    attack = found[0] if len(found) == 1 else None  # of two to choose from, nobody knows which
    return attack, "first-appearance" if first else "play"


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


# --- What a question is about, whatever the language ------------------------------------------


def picked_by(record: object) -> str:
    """Who picks the cards of an effect: ``you`` or ``attacker``; empty where none are picked."""
    pick = getattr(record, "pick", None)
    return "" if pick is None else str(pick.by)


def decided_for(asked: Question, names: Sequence[str]) -> str:
    """Whose doing it is, where a foe decides on it (The Riddler)."""
    decides = isinstance(asked.about, Choose) and asked.about.by == "a-foe"
    return names[asked.by] if decides and asked.seat != asked.by else ""


def places_of(record: object) -> set[str]:
    """The places that an effect's own picks look into."""
    if isinstance(record, tuple):
        return set().union(*(places_of(part) for part in record)) if record else set()
    if isinstance(record, May):
        return places_of(record.do)
    if isinstance(record, Choose):
        return places_of(record.options)
    pick = getattr(record, "pick", None)
    return set(pick.places) if pick is not None else set()


def unnamed(asked: Question) -> tuple[Card, ...]:
    """The cards shown that an effect speaks of and the options do not name."""
    named = any(choice.verb == "card" for choice in asked.choices)
    return () if named or "it" not in places_of(asked.about) else asked.shown


def spoken_of(asked: Question) -> int:
    """How many cards "it" or "them" stands for."""
    offered = sum(choice.verb == "card" for choice in asked.choices)
    return max(1, offered, len(asked.shown))
